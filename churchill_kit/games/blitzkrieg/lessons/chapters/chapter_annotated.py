"""Exercises of the annotated game: what its moments would have held for you."""

from __future__ import annotations

import random

from .....tutor.making import Exercise, Question, Text, Why, after, maker, pick, sample, text
from ...book.annotated import RECORDED
from ...box.components import ORDER
from ...rules.units import place
from ...state import Blitzkrieg
from ..played import (
    decides,
    gain_at_least,
    lead_then,
    most_points,
    points_told,
    refused_one,
    turned,
    wrong_claim,
)

CH = "annotated"
LATE = 20  # the moves of which another one is tried


def moment(rng: random.Random, first: int = 1) -> Blitzkrieg:
    """The position before one of the game's placings."""
    places = [
        n
        for n, s in enumerate(RECORDED.played.positions, 1)
        if s.decision is not None and s.decision.kind == "place_unit" and n >= first
    ]
    state: Blitzkrieg = RECORDED.played.before(pick(rng, places))
    return state


def redrawn(rng: random.Random) -> Blitzkrieg:
    """Such a position with other tokens drawn into the reserve, of those that there were."""
    state = moment(rng)
    seat = decides(state)
    held, bag = state.reserve(seat), state.bags[seat]
    assert isinstance(bag, tuple)
    every = sample(rng, (*held, *bag), len(held) + len(bag))
    left, right = every[len(held) :], every[: len(held)]
    state.reserves = {**state.reserves, seat: tuple(sorted(right, key=ORDER.__getitem__))}
    state.bags = {**state.bags, seat: tuple(sorted(left, key=ORDER.__getitem__))}
    state._actions = None
    return state


@maker(CH, "6.3", "compute")
def lead_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """6.3 Another unit at a moment of the game: where does the marker stand then?"""
    state = moment(rng)
    return lead_then(q, state, pick(rng, state.actions()))


@maker(CH, "6.1", "mistake")
def not_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """6.1 Four ideas at a moment of the game: which one does a rule forbid?"""
    state = redrawn(rng)
    spaces = [x for x in state.board.spaces if x not in state.tokens]
    held = state.reserve(decides(state))
    return refused_one(rng, q, state, [place(pick(rng, held), x) for x in sample(rng, spaces, 9)])


@maker(CH, "6.3.1", "choose")
def best_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Which unit would have brought most at once?"""
    return most_points(rng, q, redrawn(rng))


@maker(CH, "6.3.1", "mistake")
def misread_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Which sentence on a moment of the game is wrong?"""
    return wrong_claim(rng, q, redrawn(rng))


@maker(CH, "6.3.1", "goal")
def gain_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Do as well at once as could be done then."""
    return gain_at_least(rng, q, redrawn(rng))


@maker(CH, "7.1", "compute")
def points_in_the_game(rng: random.Random, q: Question) -> Exercise:
    """7.1 How many points would this have made?"""
    return points_told(rng, q, moment(rng))


@maker(CH, "7.1.1", "predict")
def who_then(rng: random.Random, q: Question) -> Exercise:
    """7.1 Another unit at a late moment, and then the turn is over: who is ahead?"""
    wanted = q.once(pick, ("axis", "allies", "both"))
    state = moment(rng, LATE)
    tried = ((a, turned(state, a)) for a in sample(rng, state.actions(), 12))
    fitting = ((a, s) for a, s in tried if s is not None and _ahead(s) == _told(wanted))
    move, outcome = q.found(next(fitting, None))
    points = after(state, move).points
    q.facts(seat=decides(state), move=move, a=state.points["axis"], b=state.points["allies"])
    why = Why(q.text("why", a=points["axis"], b=points["allies"]), "7.1")
    told = [_told(who) for who in ("axis", "allies", "both")]
    return q.predict(state, outcome, _ahead, told, why=why, seat=decides(state))


def _ahead(s: Blitzkrieg) -> Text:
    """Who has more points."""
    axis, allies = s.points["axis"], s.points["allies"]
    return _told("both" if axis == allies else "axis" if axis > allies else "allies")


def _told(who: str) -> Text:
    return text("tutor-ahead", who=who)
