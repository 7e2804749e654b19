"""Exercises of chapter 6: how the war is won."""

from __future__ import annotations

import random

from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    maker,
    number,
    pick,
    sample,
    shuffled,
)
from ...rules.ending import ENOUGH
from ...rules.units import can_place
from ...state import Blitzkrieg
from ..played import (
    before_the_end,
    came,
    decides,
    facts_of,
    gains,
    how_it_stands,
    near_the_end,
    points_told,
    said,
    turned,
    verdict,
)
from ..positions import position

# Campaigns whose free spaces are all of one kind, with what is taken there: all other theatres
# are closed. Who has only units of the other kind can place nothing.
NARROW = (
    ("eastern_europe", ()),
    ("eastern_europe", ("eastern_europe_1_1",)),
    ("pacific", ()),
    ("pacific", ("pacific_1_2",)),
)
GROUND = ("army_1", "army_2", "army_3", "general")
WATER = ("navy_1", "navy_2", "navy_3", "admiral")


@maker("6", "7.1", "predict")
def how_it_ends(rng: random.Random, q: Question) -> Exercise:
    """7.1 A unit is placed near the end: what of the war?"""
    return how_it_stands(rng, q, "base")


@maker("6", "7.1", "compute")
def points_then(rng: random.Random, q: Question) -> Exercise:
    """7.1 How many points has its player at the end of the turn?"""
    return points_told(rng, q, near_the_end(rng, q, "base"))


@maker("6", "7.1.3", "choose")
def saves_the_war(rng: random.Random, q: Question) -> Exercise:
    """7.1.1, 7.1.3 The Allies' last turn: which unit wins the war for them?"""
    state = near_the_end(rng, q, "base")
    q.require(state.last_turn)
    tried = [(a, turned(state, a)) for a in state.actions()]
    ended = [(a, s) for a, s in tried if s is not None and s.result is not None]
    good = [(a, s) for a, s in ended if _winner(s) == "allies"]
    bad = [(a, s) for a, s in ended if _winner(s) == "axis"]
    q.require(good and len(bad) >= 3)
    shown = [pick(rng, good), *sample(rng, bad, 3)]
    choices = [Choice(a, _winner(s) == "allies", verdict(s)) for a, s in shown]
    short = state.points["axis"] - state.points["allies"]
    q.facts(facts_of(state), n=short)
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=shown[0][1],
        reads=lambda s: next(a for a, end in shown if end == s),
        seat="allies",
    )


def _winner(s: Blitzkrieg) -> str | None:
    return s.result.winner if s.result is not None else None


@maker("6", "7.1.2", "mistake")
def wrong_end(rng: random.Random, q: Question) -> Exercise:
    """7.1 Four units and what comes of each: which sentence is wrong?"""
    state = near_the_end(rng, q, "base")
    tried = [(a, turned(state, a)) for a in sample(rng, state.actions(), 12)]
    whole = [(a, s) for a, s in tried if s is not None]
    first = [next(x for x in whole if came(x[1]) == y) for _, s in whole for y in (came(s),)]
    kinds = [x for i, x in enumerate(first) if x not in first[:i]]  # one of each that may come
    q.require(len(kinds) > 1 and len(whole) > 3)
    shown = [*kinds, *(x for x in whole if x not in kinds)][:4]
    wrong = number(rng, 0, 3)
    slip = pick(rng, [x for x in map(came, (s for _, s in kinds)) if x != came(shown[wrong][1])])

    def claim(i: int, comes: Text) -> Text:
        return q.text("claim", move=shown[i][0], came=said(comes))

    told = [claim(i, slip if i == wrong else came(s)) for i, (_, s) in enumerate(shown)]
    choices = [Choice(x, i == wrong, verdict(shown[i][1])) for i, x in enumerate(told)]
    q.facts(facts_of(state), seat=decides(state), last=state.last_turn)

    def reads(s: Blitzkrieg) -> Text:
        at = next(i for i, (_, end) in enumerate(shown) if end == s)
        assert told[at] != claim(at, came(s))
        return told[at]

    return q.choose(
        state, shuffled(rng, choices), outcome=shown[wrong][1], reads=reads, seat=decides(state)
    )


@maker("6", "7.1", "goal")
def enough(rng: random.Random, q: Question) -> Exercise:
    """7.1 Place one unit by which you have 25 points."""
    state = near_the_end(rng, q, "base")
    seat = decides(state)
    need = ENOUGH - state.points[seat]
    good = [a for a, n in gains(state) if n >= need]
    q.require(need > 0 and good and len(good) <= len(state.actions()) // 2)
    q.require(all(after(state, a).points[seat] >= ENOUGH for a in good))
    q.facts(facts_of(state), seat=seat, n=need, move=good[0])
    return q.goal(state, lambda s: s.points[seat] >= ENOUGH, seat=seat)


@maker("6", "7.2", "goal")
def leave_nothing(rng: random.Random, q: Question) -> Exercise:
    """7.2 Place a unit so that your opponent can place nothing."""
    state = q.found(before_the_end(rng))
    seat = decides(state)
    tried = [(a, after(state, a)) for a in state.actions()]
    good = [a for a, s in tried if _winner(s) == seat and s.result and s.result.ending == "stuck"]
    q.require(good and len(good) < len(tried))
    other = state.other(seat)
    q.facts(seat=seat, other=other, held=state.reserve(other), move=good[0])
    return q.goal(
        state, lambda s: s.result is not None and _winner(s) == seat and s.result.ending == "stuck"
    )


@maker("6", "7.2", "choose")
def lost_reserve(rng: random.Random, q: Question) -> Exercise:
    """7.2 Few spaces are left: with which of these reserves has one lost at once?"""
    theatre, taken = pick(rng, NARROW)
    closed = [t for t in position(rng).board.theatres if t != theatre]
    seat = pick(rng, ("axis", "allies"))
    tokens = {x: ("axis", "air_1") for x in taken}
    state = position(rng, turn=seat, closed=closed, tokens=tokens, reserves={"axis": ("air_2",)})
    bad, good = (WATER, GROUND) if theatre == "eastern_europe" else (GROUND, WATER)
    reserves = [tuple(sorted(sample(rng, bad, 2)))]
    reserves += [tuple(sorted((pick(rng, bad), pick(rng, (*good, "air_2"))))) for _ in range(3)]
    q.require(len(set(reserves)) == 4)
    ends = [_with(state, seat, held) for held in reserves]

    def told(held: tuple[str, ...]) -> Text:
        return q.text("holds", held=held)

    def why(s: Blitzkrieg) -> Why:
        return Why(q.text("why", lost=s.result is not None), "7.2")

    choices = [
        Choice(told(held), not can_place(s, seat), why(s))
        for held, s in zip(reserves, ends, strict=True)
    ]
    q.facts(seat=seat, kind="land" if theatre == "eastern_europe" else "sea", theatre=theatre)
    lost = next(s for s in ends if s.result is not None)
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=lost,
        reads=lambda s: told(s.reserves[seat]),
    )


def _with(state: Blitzkrieg, seat: str, held: tuple[str, ...]) -> Blitzkrieg:
    """The turn with another reserve, as it begins."""
    state = state.copy()
    state.reserves = {**state.reserves, seat: held}
    state.steps, state._actions = (("begin_turn", seat),), None
    state.run()
    return state
