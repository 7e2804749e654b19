"""Exercises of chapter 2: a turn in four steps."""

from __future__ import annotations

import random
from itertools import permutations

from .....tutor.making import (
    Exercise,
    Question,
    Text,
    after,
    maker,
    number,
    pick,
    sample,
)
from ...box.components import SIDES, SPACES, TOKENS
from ...rules.units import place
from ...state import Blitzkrieg
from ..positions import (
    BARE,
    PLAIN,
    SEATS,
    above,
    around,
    best,
    fits,
    happened,
    lead_in_parts,
    lead_of,
    mates,
    other,
    placed,
    reserve_size,
)

BASE = SIDES["base"]
# A blitz that takes the last space of a row goes on in the next: from a bare space to a bare one.
BELOW = {x: y for x in BARE for y in BARE if x != y and x in above(y)}
ANY = ("army_1", "army_2", "army_3", "navy_1", "navy_2", "navy_3", "air_1", "air_2")


def one_placing(rng: random.Random, lead: int) -> tuple[str, str, str, Blitzkrieg]:
    """A seat, a unit and a space where nothing but its strength moves the marker."""
    seat, space = pick(rng, SEATS), pick(rng, BARE)
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    state = around(rng, seat, space, [token, "air_1", "army_1"], lead=lead, taken=number(rng, 0, 1))
    return seat, token, space, state


# -- 6.1 Placing a unit ----------------------------------------------------------------------------


@maker("2", "6.1", "mistake")
def careless_placing(rng: random.Random, q: Question) -> Exercise:
    """6.1 One of four placings is on a taken space, or of a unit that is not in the reserve."""
    seat, space = pick(rng, SEATS), pick(rng, [x for x in BASE.spaces if len(mates(x)) > 1])
    token, absent = pick(rng, [t for t in PLAIN if fits(t, space)]), pick(rng, PLAIN)
    state = around(rng, seat, space, [token, "air_1"], taken=1)
    lying = next(x for x in mates(space) if x in state.tokens)
    wrong = place(token, lying) if rng.random() < 0.5 else place(absent, space)
    q.require(wrong not in state.actions())
    q.facts(seat=seat)
    return q.judge(state, [wrong, *sample(rng, state.actions(), 3)], seat=seat)


# -- 6.3 Moving the marker -------------------------------------------------------------------------


@maker("2", "6.3", "compute")
def lead_afterwards(rng: random.Random, q: Question) -> Exercise:
    """6.3 How far does the seat lead after its unit was placed?"""
    seat, token, space, state = one_placing(rng, number(rng, -2, 6))
    theatre = SPACES[space].theatre
    outcome = placed(state, token, space)
    q.require(outcome.lead(seat, theatre) > 0 and theatre not in outcome.closed)
    q.facts(seat=seat, token=token, space=space, theatre=theatre)
    parts = lead_in_parts(state, outcome, seat, theatre)
    return q.compute(state, outcome, lead_of(seat, theatre), parts, seat=seat)


@maker("2", "6.3", "predict")
def whose_half(rng: random.Random, q: Question) -> Exercise:
    """6.3 On whose half does the marker stand afterwards?"""
    wanted = q.once(pick, ("axis", "allies", "none"))
    seat, token, space, state = one_placing(rng, number(rng, -4, 1))
    theatre = SPACES[space].theatre
    outcome = placed(state, token, space)

    def half(s: Blitzkrieg) -> Text:
        at = s.markers[theatre]
        return q.text("half", seat=None if at == 0 else s.seats[at < 0])

    answers = {
        x: q.text("half", seat=None if x == "none" else x) for x in ("axis", "none", "allies")
    }
    q.require(half(outcome) == answers[wanted])
    (moved,) = happened(outcome, "marker_moved")
    q.facts(seat=seat, token=token, space=space, theatre=theatre, steps=moved["steps"])
    q.facts(
        lead=abs(state.lead(seat, theatre)),
        ahead=seat if state.lead(seat, theatre) > 0 else other(seat),
    )
    return q.predict(state, outcome, half, answers.values(), seat=seat)


@maker("2", "6.3", "goal")
def into_the_middle(rng: random.Random, q: Question) -> Exercise:
    """6.3 Bring a marker exactly into the middle."""
    seat, space = pick(rng, SEATS), pick(rng, BARE)
    hold = sample(rng, ANY, 3)
    theatre = SPACES[space].theatre
    taken = number(rng, 0, max(0, len(mates(space)) - 1))
    state = around(rng, seat, space, hold, lead=-number(rng, 1, 3), taken=taken, few=True)

    def level(s: Blitzkrieg) -> bool:
        return s.markers[theatre] == 0

    moves = state.actions()
    ways = sum(level(after(state, a)) for a in moves)
    q.require(0 < ways < len(moves) / 3)
    q.facts(seat=seat, theatre=theatre, lead=-state.lead(seat, theatre), rival=other(seat))
    return q.goal(state, level, seat=seat)


@maker("2", "6.3", "choose")
def take_the_lead(rng: random.Random, q: Question) -> Exercise:
    """6.3 Which of these placings takes the lead from the opponent?"""
    seat, hold = pick(rng, SEATS), sample(rng, ANY, 3)
    leads = {t: number(rng, -3, 1) for t in BASE.theatres}
    spaces = [pick(rng, [x for x in BARE if SPACES[x].theatre == t]) for t in leads]
    space, *others = sample(rng, spaces, len(spaces))
    lead = leads[SPACES[space].theatre]
    state = around(rng, seat, space, hold, lead=lead, leads=leads, reach=others)
    behind = [t for t in BASE.theatres if state.lead(seat, t) < 0]
    q.facts(seat=seat, rival=other(seat))

    def taken(s: Blitzkrieg) -> int:
        return sum(s.lead(seat, t) > 0 for t in behind)

    moves = [a for a in state.actions() if a["space"] in spaces]
    good = [a for a in moves if taken(after(state, a))]
    q.require(good)
    right = pick(rng, good)
    shown = [right, *sample(rng, [a for a in moves if a not in good], 3)]
    return best(rng, q, state, taken, seat, shown)


# -- 6.0, 6.4 The order, and drawing ---------------------------------------------------------------

KINDS = {"points_gained": "effect", "marker_moved": "marker", "drew": "draw"}


@maker("2", "6.0", "predict")
def in_which_order(rng: random.Random, q: Question) -> Exercise:
    """6.0 What happens in which order after a unit has been placed?"""
    seat = pick(rng, SEATS)
    space = pick(rng, [x.id for x in BASE.spaces.values() if x.effect == "propaganda"])
    token = pick(rng, [t for t in PLAIN if fits(t, space)])
    state = around(rng, seat, space, [token, "army_1", "navy_1"], lead=number(rng, -3, 3))
    outcome = placed(state, token, space)
    q.require(not happened(outcome, "campaign_completed"))

    def order(s: Blitzkrieg) -> Text:
        met = [KINDS[e.kind] for e in s.events if e.kind in KINDS]
        return q.text("order", first=met[0], second=met[1], third=met[2])

    every = [
        q.text("order", first=a, second=b, third=c) for a, b, c in permutations(KINDS.values())
    ]
    q.facts(seat=seat, token=token, space=space)
    return q.among(state, outcome, order, sample(rng, every, len(every)), seat=seat)


@maker("2", "6.4", "compute")
def tokens_in_the_reserve(rng: random.Random, q: Question) -> Exercise:
    """6.4 How many tokens are in the reserve after the turn, with or without a blitz?"""
    seat = pick(rng, SEATS)
    blitz = rng.random() < 0.4
    space = pick(rng, BELOW if blitz else BARE)
    second = BELOW[space] if blitz else space
    token = "blitz_air" if blitz else pick(rng, [t for t in PLAIN if fits(t, space)])
    then = pick(rng, [t for t in PLAIN if fits(t, second)])
    hold = list(dict.fromkeys([token, then, *sample(rng, ANY, number(rng, 1, 3))]))
    state = around(rng, seat, space, hold, taken=len(mates(space)) if blitz else 0)
    if blitz:
        outcome = after(state, place(token, space), place(then, second))
    else:
        outcome = placed(state, token, space)
        q.require(TOKENS[token].ability == "none")
    parts = [("held", len(hold), "6.4.1"), ("units_placed", -1 - blitz, "6.1"), ("drawn", 1, "6.4")]
    q.facts(seat=seat, token=token, space=space, blitz=blitz, then=then, second=second)
    q.require(outcome.result is None)
    return q.compute(state, outcome, reserve_size(seat), parts, seat=seat)
