"""Exercises of chapter 3: what the signs on the spaces bring."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from .....tutor.making import Exercise, Question, Text, after, maker, number, pick, sample
from ...box.components import SIDES, SPACES, THEATRES
from ...rules.effects import choose_theatre
from ...rules.units import place
from ...state import Blitzkrieg
from ..positions import (
    PLAIN,
    SEATS,
    around,
    best,
    fits,
    happened,
    lead_of,
    other,
    placed,
    points_of,
    reserve_in_parts,
    reserve_size,
    spaces_for,
    steps_in_parts,
    turn_over,
)

BASE = SIDES["base"]
ANY = ("army_1", "army_2", "navy_1", "navy_2", "air_1", "air_2")


def signs(*effects: str) -> list[str]:
    """The spaces with one of these signs."""
    return [x.id for x in BASE.spaces.values() if x.effect in effects]


def on_a_sign(
    rng: random.Random, q: Question, effects: Sequence[str], lead: int = 0, against: int = 3
) -> tuple[str, str, str, Blitzkrieg]:
    """A seat with a unit for a space that has one of these signs, against so many tokens."""
    seat, space = pick(rng, SEATS), pick(rng, signs(*effects))
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    hold = [token, *sample(rng, ANY, number(rng, 1, 3))]
    state = around(rng, seat, space, hold, lead=lead, against=sample(rng, PLAIN, against))
    q.facts(seat=seat, rival=other(seat), token=token, space=space)
    return seat, token, space, state


# -- 6.2.1 to 6.2.5 Tokens and special weapons -----------------------------------------------------


@maker("3", "6.2.1", "compute")
def industry_at_work(rng: random.Random, q: Question) -> Exercise:
    """6.2.1, 6.2.2, 6.2.5 How many tokens are in the reserve after the turn?"""
    effects = ("industry", "industry", "research_industry", "research")
    seat, token, space, state = on_a_sign(rng, q, (pick(rng, effects),))
    outcome = placed(state, token, space)
    q.facts(effect=SPACES[space].effect)
    parts = reserve_in_parts(state, outcome, seat)
    return q.compute(state, outcome, reserve_size(seat), parts, seat=seat)


@maker("3", "6.2.3", "compute")
def into_the_bag(rng: random.Random, q: Question) -> Exercise:
    """6.2.3, 6.2.4 How many tokens are in the bag after the turn?"""
    seat, token, space, state = on_a_sign(rng, q, ("research",))
    outcome = placed(state, token, space)

    def bag(s: Blitzkrieg) -> int:
        pile = s.bags[seat]
        assert isinstance(pile, tuple)
        return len(pile)

    parts = [("in_bag", bag(state), "5.3")]
    parts += [("weapons", e["count"], e.rule) for e in happened(outcome, "researched")]
    parts += [("drawn", -e["count"], e.rule) for e in happened(outcome, "drew")]
    q.facts(before=bag(state))
    return q.compute(state, outcome, bag, parts, seat=seat)


# -- 6.2.7 Bombing ---------------------------------------------------------------------------------


@maker("3", "6.2.7", "compute")
def under_the_bombs(rng: random.Random, q: Question) -> Exercise:
    """6.2.7 How many tokens has the opponent left in his reserve?"""
    effects = ("bombing", "bombing", "bombing", "industry")
    held = number(rng, 0, 5)
    seat, token, space, state = on_a_sign(rng, q, (pick(rng, effects),), against=held)
    outcome = placed(state, token, space)
    q.require(outcome.result is None or not held)
    rival = other(seat)
    q.facts(effect=SPACES[space].effect, held=held)
    parts = reserve_in_parts(state, outcome, rival)
    return q.compute(state, outcome, reserve_size(rival), parts)


# -- 6.2.8, 6.2.9 Advantages -----------------------------------------------------------------------


@maker("3", "6.2.8", "compute")
def tactical_march(rng: random.Random, q: Question) -> Exercise:
    """6.2.8 How far does the marker move, strength and tactical advantage together?"""
    effects = (pick(rng, ("tactical", "tactical", "tactical", "strategic")),)
    seat, token, space, state = on_a_sign(rng, q, effects, number(rng, -4, 4))
    theatre = SPACES[space].theatre
    outcome = placed(state, token, space)
    parts = steps_in_parts(outcome, theatre)

    def steps(s: Blitzkrieg) -> int:
        return sum(part[1] for part in steps_in_parts(s, theatre))

    q.facts(theatre=theatre, effect=SPACES[space].effect)
    return q.compute(state, outcome, steps, parts, seat=seat)


@maker("3", "6.2.9", "compute")
def short_of_the_end(rng: random.Random, q: Question) -> Exercise:
    """6.2.9 Where does a strategic advantage take the marker of another theatre?"""
    seat, space = pick(rng, SEATS), pick(rng, signs("strategic"))
    where = SPACES[space]
    far = pick(rng, [t for t in BASE.theatres if t != where.theatre])
    stood = THEATRES[far].closes - number(rng, 1, 6)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    state = around(rng, seat, space, [token, "air_1"], leads={far: stood})
    outcome = after(placed(state, token, space), choose_theatre(far))
    gained = outcome.lead(seat, far) - stood
    parts = [("stood", stood, "2.1"), *([("strategic", gained, "6.2.9")] if gained else [])]
    q.facts(seat=seat, token=token, space=space, theatre=far, amount=where.amount)
    q.facts(stopped=gained < where.amount, last=THEATRES[far].closes)
    return q.compute(state, outcome, lead_of(seat, far), parts, seat=seat)


@maker("3", "6.2.9", "mistake")
def not_that_theatre(rng: random.Random, q: Question) -> Exercise:
    """6.2.9 Which theatre may a strategic advantage not be used in?"""
    seat, token, space, state = on_a_sign(rng, q, ("strategic",))
    over = pick(rng, [t for t in BASE.theatres if t != SPACES[space].theatre])
    if rng.random() < 0.4:
        state = around(rng, seat, space, [token, "air_1"], closed=(over,))
    asked = placed(state, token, space)
    wrong = choose_theatre(SPACES[space].theatre)
    if over in asked.closed:
        wrong = choose_theatre(over)
    return q.judge(asked, [wrong, *sample(rng, asked.actions(), 3)], seat=seat)


@maker("3", "6.2.9", "goal")
def from_afar(rng: random.Random, q: Question) -> Exercise:
    """6.2.9 Take the lead in a theatre that no unit in hand can enter."""
    seat, space = pick(rng, SEATS), pick(rng, signs("strategic"))
    hold = sample(rng, ANY, 3)
    q.require(any(fits(t, space) for t in hold))
    far = pick(rng, [t for t in BASE.theatres if t != SPACES[space].theatre])
    behind = number(rng, 0, SPACES[space].amount - 1)
    state = around(rng, seat, space, hold, leads={far: -behind}, few=True)
    q.facts(seat=seat, theatre=far, n=behind + 1)
    made = q.goal(state, lambda s: s.lead(seat, far) > 0, seat=seat, moves=2, ended=turn_over(seat))
    q.require(len(made.solution) == 2)
    return made


# -- 6.2 What a space brings -----------------------------------------------------------------------


@maker("3", "6.2", "predict")
def what_it_brings(rng: random.Random, q: Question) -> Exercise:
    """6.2 What does the effect of this space do?"""
    seat, space = pick(rng, SEATS), pick(rng, BASE.spaces)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    state = around(rng, seat, space, [token, "air_1", "army_1"])
    outcome = placed(state, token, space)

    def brings(s: Blitzkrieg) -> Text:
        event = happened(s, "placed")[-1]
        where = SPACES[event["space"]]
        return q.text("brings", effect=where.effect, amount=where.amount)

    kinds = dict.fromkeys((x.effect, x.amount) for x in BASE.spaces.values())
    wrongs = [q.text("brings", effect=e, amount=n) for e, n in sample(rng, kinds, len(kinds))]
    q.facts(seat=seat, token=token, space=space)
    return q.among(state, outcome, brings, wrongs, seat=seat, why=q.why(rule=_rule(space)))


def _rule(space: str) -> str:
    where = SPACES[space]
    one, more = RULES[where.effect]
    return more if where.amount > 1 else one


RULES: Mapping[str, tuple[str, str]] = {
    "none": ("6.2", "6.2"),
    "industry": ("6.2.1", "6.2.2"),
    "research": ("6.2.3", "6.2.4"),
    "research_industry": ("6.2.5", "6.2.5"),
    "propaganda": ("6.2.6", "6.2.6"),
    "bombing": ("6.2.7", "6.2.7"),
    "tactical": ("6.2.8", "6.2.8"),
    "strategic": ("6.2.9", "6.2.9"),
}

Worth = Callable[[Blitzkrieg, str], int]
AIMS: Mapping[str, Worth] = {
    "points": points_of,
    "tokens": lambda s, seat: len(s.reserve(seat)),
    "bombs": lambda s, seat: -len(s.reserve(other(seat))),
    "weapons": lambda s, seat: sum(e["count"] for e in happened(s, "researched")),
}


@maker("3", "6.2", "choose")
def for_this_aim(rng: random.Random, q: Question) -> Exercise:
    """6.2 Which of these placings serves an aim best: points, tokens, bombs, weapons?"""
    aim, seat = pick(rng, AIMS), pick(rng, SEATS)
    token = pick(rng, PLAIN)
    space = pick(rng, spaces_for(token))
    state = around(rng, seat, space, [token, "air_1"])
    q.facts(seat=seat, rival=other(seat), aim=aim)
    moves = [a for a in state.actions() if SPACES[a["space"]].effect != "tactical"]
    one = {a["space"]: a for a in sample(rng, moves, len(moves))}  # a space, whatever the unit
    q.require(place(token, space) in moves)
    return best(rng, q, state, lambda s: AIMS[aim](s, seat), seat, list(one.values()), aim=aim)
