"""Exercises of the glossary: what a term means, and what happens on the board when it is meant."""

from __future__ import annotations

import random
from typing import NamedTuple

from .....book.glossary import Term
from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    answers,
    chance,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...book import BOOK
from ...box.components import SIDES, SPACES, THEATRES, research_of, set_of
from ...rules.units import place
from ...state import Blitzkrieg
from ..positions import PLAIN, SEATS, around, fits, happened, mates, placed

BASE = SIDES["base"]
UNITS = (*dict.fromkeys(set_of("axis")), *research_of(False))


class Happening(NamedTuple):
    """A unit placed, the position before and after, and a thing that came of it with its term."""

    seat: str
    token: str
    space: str
    state: Blitzkrieg
    outcome: Blitzkrieg
    event: Event
    term: Term


def happening(rng: random.Random, q: Question) -> Happening:
    """Something that has a name happens."""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    token = pick(rng, [t for t in UNITS if fits(t, space) and t not in ("spy", "scientist")])
    end = THEATRES[SPACES[space].theatre].closes
    lead = end - 2 if chance(rng, 0.3) else number(rng, -3, 6)
    taken = len(mates(space)) if chance(rng, 0.5) else 0
    state = around(rng, seat, space, [token, "air_1"], lead=lead, taken=taken)
    outcome = placed(state, token, space)
    named = [(e, t) for e in outcome.events if (t := BOOK.happened(e.kind)) and not t.common]
    q.require(named)
    event, term = pick(rng, named)
    q.facts(seat=seat, token=token, space=space, told=event, term=term.name, meaning=term.text)
    return Happening(seat, token, space, state, outcome, event, term)


def because(term: Term) -> Why:
    """What a term means, and its first rule."""
    return Why(text("tutor-glossary-why", term=term.name, meaning=term.text), term.rules[0])


def others(rng: random.Random, term: Term) -> list[Term]:
    """Terms to confuse it with: those it is related to, then any."""
    near = [BOOK.terms()[x] for x in term.related]
    rest = [t for t in BOOK.terms().values() if t is not term and t not in near and not t.common]
    return [*near[:2], *sample(rng, rest, 4)]


def reported(case: Happening) -> Term:
    """The term of the event that was asked about."""
    found = BOOK.happened(case.event.kind)
    assert found is not None
    return found


# -- what happened, and what it is called ----------------------------------------------------------


@maker("glossary", "6.3.1", "choose")
def which_definition(rng: random.Random, q: Question) -> Exercise:
    """Something has happened: which definition is that of its term?"""
    case = happening(rng, q)

    def meaning(term: Term) -> Text:
        return text("tutor-glossary-meaning", meaning=term.text)

    right = Choice(meaning(case.term), True, because(case.term))
    wrong = (Choice(meaning(t), False, because(t)) for t in others(rng, case.term))
    choices = answers(rng, right, wrong)

    def read(s: Blitzkrieg) -> Text:
        assert happened(s, case.event.kind)
        return meaning(reported(case))

    return q.choose(case.state, choices, outcome=case.outcome, reads=read)


@maker("glossary", "6.0", "predict")
def part_of_it(rng: random.Random, q: Question) -> Exercise:
    """A unit is placed: which of these terms is part of what follows?"""
    case = happening(rng, q)
    met = {e.kind for e in case.outcome.events}
    absent = [t for t in BOOK.terms().values() if t.events and not met & {*t.events}]
    shown = [case.term, *sample(rng, absent, 3)]

    def named(term: Term) -> Text:
        return text("tutor-glossary-term", term=term.name)

    def read(s: Blitzkrieg) -> Text:
        kinds = {e.kind for e in s.events}
        return named(next(t for t in shown if kinds & {*t.events}))

    right = Choice(named(case.term), True, Why.of(case.event))
    choices = answers(rng, right, (Choice(named(t), False, because(t)) for t in shown[1:]))
    return q.choose(case.state, choices, outcome=case.outcome, reads=read)


@maker("glossary", "6.2", "choose")
def which_rule(rng: random.Random, q: Question) -> Exercise:
    """Something has happened: under which rule?"""
    case = happening(rng, q)
    right = q.found(BOOK.rule(case.event.rule))
    at = case.outcome.events.index(case.event)

    def told(id_: str) -> Text:
        rule = BOOK.rule(id_)
        assert rule is not None
        return q.text("rule", number=rule.id, title=rule.title)

    known = [r for r in BOOK.rules().values() if r.chapter in ("2", "3", "4", "5", "6")]
    titles = {r.id for r in known if r.title["en"] != right.title["en"]}
    wrong = [x for x in sample(rng, sorted(titles), 8) if x[:5] != right.id[:5]]
    no = Why(q.text("why", number=right.id, title=right.title), right.id)
    yes = Choice(told(right.id), True, Why.of(case.event))
    choices = answers(rng, yes, (Choice(told(x), False, no) for x in wrong))
    q.facts(chapter=right.chapter)
    return q.choose(
        case.state, choices, outcome=case.outcome, reads=lambda s: told(s.events[at].rule)
    )


# -- terms on the board ----------------------------------------------------------------------------

GROUNDS = {"land_space": "land", "sea_space": "sea", "mixed_space": "land_sea"}


@maker("glossary", "2.3", "compute")
def count_the_term(rng: random.Random, q: Question) -> Exercise:
    """How many free spaces of a kind are active after a unit was placed?"""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    state = around(rng, seat, space, [token, "air_1"], taken=number(rng, 0, len(mates(space))))
    outcome = placed(state, token, space)
    term = BOOK.terms()[q.once(pick, GROUNDS)]

    def there(s: Blitzkrieg) -> dict[str, int]:
        kind = GROUNDS[term.id]
        rows = {t: sum(SPACES[x].kind == kind for x in free) for t, free in s.active().items()}
        return {t: n for t, n in rows.items() if n}

    found = there(outcome)
    q.require(found)
    q.facts(seat=seat, token=token, space=space, what=term.id, meaning=term.text)
    parts = [(theatre, n, "2.2") for theatre, n in found.items()]
    why = because(term)._replace(breakdown=tuple(parts))
    return q.compute(state, outcome, lambda s: sum(there(s).values()), why=why, seat=seat)


@maker("glossary", "2.2", "mistake")
def against_the_term(rng: random.Random, q: Question) -> Exercise:
    """Four placings: which one is against what the term means?"""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    below = chance(rng, 0.5)
    state = around(rng, seat, space, [token, "air_2", "army_1", "navy_1"], full=False)
    active = {x for free in state.active().values() for x in free}
    q.require(space not in active if below else True)
    bad = place(token, space)
    if not below:
        wrong = [x for x in active if not fits(token, x)]
        q.require(wrong)
        bad = place(token, pick(rng, sorted(wrong)))
    term = BOOK.terms()["active_campaign" if below else "space"]
    q.facts(seat=seat, term=term.name, meaning=term.text)
    return q.judge(state, [bad, *sample(rng, state.actions(), 3)], seat=seat)


AIMS = {
    "completed_campaign": "campaign_completed",
    "closed_theatre": "theatre_closed",
    "bombing": "bombed",
    "research": "researched",
}


@maker("glossary", "6.3.2", "goal")
def bring_it_about(rng: random.Random, q: Question) -> Exercise:
    """Make happen what a term means."""
    term = BOOK.terms()[q.once(pick, AIMS)]
    kind = AIMS[term.id]
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    end = THEATRES[SPACES[space].theatre].closes
    lead = end - number(rng, 1, 4) if kind == "theatre_closed" else number(rng, -2, 3)
    taken = len(mates(space)) if kind == "campaign_completed" else 0
    state = around(rng, seat, space, sample(rng, PLAIN, 3), lead=lead, taken=taken, few=True)

    def done(s: Blitzkrieg) -> bool:
        return bool(happened(s, kind))

    moves = state.actions()
    ways = [a for a in moves if done(after(state, a))]
    q.require(0 < len(ways) < len(moves) / 3)
    q.facts(seat=seat, meaning=term.text, term=term.name, move=ways[0])
    return q.goal(state, done, why=because(term), seat=seat)
