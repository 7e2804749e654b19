"""Exercises of the glossary: what a term means, and what happens at the table when it is meant.

Most take a move of a worked example, with dice of their own: the engine reports what came of
it, and the glossary knows which term an event stands for.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .....book.glossary import Term
from .....engine.errors import IllegalAction
from .....engine.values import Action, Event
from .....engine.words import LANGUAGES, say
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
    refusal,
    sample,
    text,
)
from ...book import BOOK
from ...book.examples import examples
from ...box.components import BOX, SEATS
from ...game import GAME
from ...rules.influence import align, break_alignment, break_network, network
from ...state import CENTER, Churchill, Place
from ..positions import in_order, position, staff
from .chapter_5_2 import NO_LEADERS, QUIET, winning
from .chapter_7_1 import REACHABLE, aligning, influence, others, pawns
from .chapter_9 import pair, world

# -- what happened, and what it is called ----------------------------------------------------------


class Happening(NamedTuple):
    """A move of a worked example, the position before and after it, and one thing that came of
    it with the term for that."""

    state: Churchill
    action: Action
    rolls: tuple[int, ...]
    outcome: Churchill
    event: Event
    term: Term


def happening(rng: random.Random) -> Happening:
    """Something that has a name happens."""
    while True:
        example = pick(rng, examples().values())
        at = number(rng, 0, len(example.moves) - 1) if example.moves else -1
        if at < 0 or any(m.instead for m in example.moves[: at + 1]):
            continue
        state = position(rng, **example.setting)
        played = [*example.lead, *(m.action for m in example.moves[:at])]
        rolls = [(), *(m.rolls for m in example.moves[:at])]
        rolls = [()] * len(example.lead) + rolls[1:]
        move = example.moves[at]
        action = GAME.action(move.action)
        try:
            for data, dice in zip(played, rolls, strict=True):
                state.apply(GAME.action(data), dice)
            outcome = after(state, action, rolls=move.rolls)
        except IllegalAction:
            continue  # these dice have led elsewhere
        named = [(e, t) for e in outcome.events if (t := BOOK.happened(e.kind)) is not None]
        if named:
            event, term = pick(rng, named)
            return Happening(state, action, move.rolls, outcome, event, term)


def named(term: Term) -> Text:
    """A term, as an answer."""
    return text("tutor-glossary-term", term=term.name)


def meaning(term: Term) -> Text:
    """The definition of a term, as an answer."""
    return text("tutor-glossary-meaning", meaning=term.text)


def because(term: Term) -> Why:
    """What a term means, and its first rule."""
    return Why(text("tutor-glossary-why", term=term.name, meaning=term.text), term.rules[0])


def neighbors(rng: random.Random, term: Term, known: Iterable[Term]) -> list[Term]:
    """Other terms to confuse it with: those it is related to, and then any."""
    near = [BOOK.terms()[id] for id in term.related]
    near = [t for t in sample(rng, near, len(near)) if not t.common]
    rest = [t for t in known if not t.common and t not in near and t is not term]
    return [*near[:2], *sample(rng, rest, 6)]


def told_by(kind: str) -> Term:
    """The term for an event of this kind, which has one."""
    found = BOOK.happened(kind)
    assert found is not None
    return found


@maker("glossary", "4.0", "choose")
def which_definition(rng: random.Random, q: Question) -> Exercise:
    """Something has happened: which definition is that of its term?"""
    case = happening(rng)
    term, kind = case.term, case.event.kind

    def read(s: Any) -> Text:
        return meaning(told_by(next(e.kind for e in s.events if e.kind == kind)))

    wrong = neighbors(rng, term, BOOK.terms().values())
    q.facts(told=case.event, term=term.name)
    return q.choose(
        case.state,
        answers(
            rng,
            Choice(meaning(term), True, because(term)),
            (Choice(meaning(t), False, because(t)) for t in wrong),
        ),
        why=because(term),
        outcome=case.outcome,
        reads=read,
    )


@maker("glossary", "4.1", "predict")
def what_follows(rng: random.Random, q: Question) -> Exercise:
    """A move is made: which of these terms has to do with what follows?"""
    case = happening(rng)
    # With other dice it must come the same way.
    others = [again(rng, case) for _ in range(3)]
    kinds = [{e.kind for e in s.events} for s in (case.outcome, *others)]
    certain = all(case.event.kind in found for found in kinds)
    q.require(not (not certain or case.term.common or mentioned(case.term, case.action)))
    q.require(case.term.id != "advance" or chance(rng, 0.2))  # most moves of a meeting are that
    absent = [
        t for t in BOOK.terms().values() if t.events and not set().union(*kinds) & {*t.events}
    ]
    term, wrong = case.term, sample(rng, absent, 3)

    def read(s: Any) -> Text:
        met = {e.kind for e in s.events}
        return next(named(t) for t in (term, *wrong) if met & {*t.events})

    why = Why(case.event, case.event.rule, case.event.breakdown)
    q.facts(move=case.action, rolls=len(case.rolls), dice=list(case.rolls), meaning=term.text)
    return q.choose(
        case.state,
        answers(
            rng,
            Choice(named(term), True, why),
            (Choice(named(t), False, because(t)) for t in wrong),
        ),
        outcome=case.outcome,
        reads=read,
    )


def mentioned(term: Term, action: Action) -> bool:
    """Does a move say the term itself?"""
    said = ((say(action, lang), lang) for lang in LANGUAGES)
    return any(span.id == term.id for told, lang in said for span in BOOK.find(told, lang))


def again(rng: random.Random, case: Happening) -> Churchill:
    """The same move with other dice to come."""
    state = case.state.copy()
    state.seed = number(rng, 0, 2**31)
    return after(state, case.action, rolls=case.rolls)


# Rules whose titles are abbreviations: nobody would choose them by their name.
UNNAMED = ("6.81", "7.73.3")


@maker("glossary", "3.1", "choose")
def which_rule(rng: random.Random, q: Question) -> Exercise:
    """Something has happened: which rule is it?"""
    case = happening(rng)
    right = q.found(BOOK.rule(case.event.rule))
    q.require(right.id == case.event.rule and right.id not in UNNAMED)
    at = case.outcome.events.index(case.event)

    def answer(id: str, title: Mapping[str, str]) -> Text:
        return q.text("rule", number=id, title=title)

    def read(s: Any) -> Text:
        found = BOOK.rule(s.events[at].rule)
        assert found is not None
        return answer(found.id, found.title)

    near = [
        r
        for r in BOOK.rules().values()
        if r.chapter == right.chapter
        and not r.id.startswith(right.id)
        and not right.id.startswith(r.id.removesuffix(".0"))
        and r.title != right.title
    ]
    near += [r for r in BOOK.rules().values() if r.chapter in ("4", "5.2", "7.7")]
    wrong = [r for r in sample(rng, near, 8) if r.title != right.title and r.id not in UNNAMED]
    wrong = [r for r in wrong if not (r.id.startswith(right.id) or right.id.startswith(r.id))]
    why = Why(case.event, right.id, case.event.breakdown)
    other = Why(q.text("why", number=right.id, title=right.title), right.id)
    q.facts(told=case.event, chapter=right.chapter)
    return q.choose(
        case.state,
        answers(
            rng,
            Choice(answer(right.id, right.title), True, why),
            (Choice(answer(r.id, r.title), False, other) for r in wrong),
        ),
        outcome=case.outcome,
        reads=read,
    )


# -- terms on the map ------------------------------------------------------------------------------


def networks_of(state: Any, seat: str) -> list[tuple[str, int]]:
    """Where a power has networks, and how many."""
    return [(p, n) for p, (owner, n) in sorted(state.networks.items()) if owner == seat and n]


def aligned(state: Any, seat: str) -> list[tuple[str, int]]:
    """Where a power has its alignment marker."""
    return [(p, 1) for p, owner in sorted(state.alignment.items()) if owner == seat]


def shared(state: Any, seat: str) -> list[tuple[str, int]]:
    """Where a power has networks beside the alignment of another."""
    return [
        (p, 1)
        for p, _ in networks_of(state, seat)
        if state.alignment.get(p) not in (None, "", seat)
    ]


def behind(state: Any, seat: str) -> list[tuple[str, int]]:
    """Colonies in which a power has anything at all."""
    own = {p for p, _ in (*networks_of(state, seat), *aligned(state, seat))}
    return [(p, 1) for p in sorted(own) if BOX.locations[p].colony]


COUNTED = {
    "network": (networks_of, "7.11"),
    "alignment": (aligned, "7.31"),
    "coexistence": (shared, "7.2"),
    "colony": (behind, "3.23"),
}


@maker("glossary", "3.23", "compute")
def count_the_term(rng: random.Random, q: Question) -> Exercise:
    """How many of what a term means are there on the map?"""
    id = q.once(pick, COUNTED)
    counted, rule = COUNTED[id]
    seat = pick(rng, SEATS)
    places: dict[str, dict[str, Any]] = {}
    for place in sample(rng, BOX.locations, number(rng, 9, 14)):
        places[place] = {"clandestine": (pick(rng, SEATS), number(rng, 1, 2))}
        if chance(rng, 0.6):
            places[place]["political"] = pick(rng, SEATS)
    entries = {**world(rng), "influence": places}
    state, outcome = pair(rng, entries)
    found = counted(state, seat)
    q.require(found)

    def read(s: Any) -> int:
        return sum(n for _, n in counted(s, seat))

    term = BOOK.terms()[id]
    q.facts(seat=seat, what=id, meaning=term.text)
    return q.compute(
        state,
        outcome,
        read,
        why=Why(
            text("tutor-glossary-why", term=term.name, meaning=term.text),
            rule,
            tuple((place, n, rule) for place, n in found),
        ),
    )


@maker("glossary", "7.31", "mistake")
def against_the_term(rng: random.Random, q: Question) -> Exercise:
    """Four moves: which one is against what the term means?"""
    id = q.once(pick, ("network", "alignment"))
    seat = q.once(pick, SEATS)
    state, moves = (_networks if id == "network" else _alignments)(rng, seat)
    errors = [refusal(state, move) for move in moves]
    good = [m for m, e in zip(moves, errors, strict=True) if e is None]
    bad = [m for m, e in zip(moves, errors, strict=True) if e is not None]
    q.require(len(good) >= 3 and bad)
    term = BOOK.terms()[id]
    q.facts(seat=seat, term=term.name, meaning=term.text)
    return q.judge(state, [pick(rng, bad), *sample(rng, good, 3)], seat=seat)


def _networks(rng: random.Random, seat: str) -> tuple[Churchill, list[Action]]:
    full, one, theirs, free, other = sample(rng, REACHABLE, 5)
    owners = {full: (seat, 2), one: (seat, 1), theirs: (pick(rng, others(seat)), number(rng, 1, 2))}
    state = position(
        rng,
        at="war",
        influence={name: {"clandestine": list(owner)} for name, owner in owners.items()},
        gains={seat: (1, 0)},
    )
    bad = pick(rng, (network(full), network(theirs)))
    return state, [bad, network(one), network(free), network(other), break_network(theirs)]


def _alignments(rng: random.Random, seat: str) -> tuple[Churchill, list[Action]]:
    places = influence(rng, seat)
    state = aligning(rng, seat, number(rng, 1, 2), influence=places, global_issues=pawns(rng))
    moves = [(align if "political" not in p else break_alignment)(n) for n, p in places.items()]
    foreign = [n for n, p in places.items() if p["clandestine"][0] != seat]
    return state, [m for m in moves if refusal(state, m) is None] + [align(n) for n in foreign]


# -- doing what a term says ------------------------------------------------------------------------


@maker("glossary", "5.23", "goal")
def bring_it_about(rng: random.Random, q: Question) -> Exercise:
    """Make happen what a term means: a capture at the table, or coexistence on the map."""
    id = q.once(pick, ("capture", "coexistence"))
    term = BOOK.terms()[id]
    seat = pick(rng, SEATS)
    state = (_before_capture if id == "capture" else _before_coexistence)(rng, seat)

    def goal(s: Any) -> bool:
        return bool(s.captures) if id == "capture" else bool(shared(s, seat))

    ways = list(winning(state, goal))
    q.require(not goal(state) and 1 <= len(ways) <= 3 and len(ways) < len(state.actions()))
    q.facts(seat=seat, meaning=term.text, term=term.name, move=ways[0])
    return q.goal(state, goal, why=because(term), seat=seat)


def _before_capture(rng: random.Random, seat: str) -> Churchill:
    rival = pick(rng, others(seat))
    issues: dict[str, Place] = {
        name: pick(rng, ((seat, number(rng, 1, 4)), CENTER, (rival, 1)))
        for name in sample(rng, QUIET, 4)
    }
    hand = in_order(seat, sample(rng, staff(seat, 2, 3, 4, 5), 3))
    return position(rng, at="meeting", turn=seat, hands={seat: hand}, issues=issues, **NO_LEADERS)


def _before_coexistence(rng: random.Random, seat: str) -> Churchill:
    places: dict[str, dict[str, Any]] = {}
    for n, place in enumerate(sample(rng, REACHABLE, 12)):
        owner = pick(rng, SEATS)
        if n < 2:  # alignment whose networks are gone
            places[place] = {"political": pick(rng, others(seat))}
        else:
            places[place] = {"clandestine": [owner, number(rng, 1, 2)], "political": owner}
    return position(rng, at="war", influence=places, gains={seat: (1, 0)})
