"""Positions from games that were played at random, and questions that late chapters ask of any
position: who wins, what a unit brings, where the marker stands."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ....engine.values import Action, Part
from ....engine.words import LANGUAGES
from ....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    number,
    pick,
    sample,
    shuffled,
    tell,
    text,
)
from ..box.components import GAME_NAME, SPACES
from ..game import GAME
from ..outlook import outlook
from ..rules.ending import ENOUGH
from ..state import Blitzkrieg
from .positions import points_in_parts, points_of, steps_in_parts

TRIED = 16  # moves of a position that are looked through for what is wanted


def played(
    rng: random.Random,
    scenario: str = "base",
    low: int = 0,
    high: int = 26,
    asks: str = "place_unit",
    **options: Any,
) -> Blitzkrieg | None:
    """The first decision of a kind after so many random ones of a new game; None if it is over
    before."""
    state = GAME.new(scenario, seed=number(rng, 0, 2**31), **options)
    assert isinstance(state, Blitzkrieg)
    left = number(rng, low, high)
    while state.decision is not None:
        if left <= 0 and state.decision.kind == asks:
            state._events = []  # nothing of what has happened on the way
            return state
        state.take(pick(rng, state.actions()))
        left -= 1
    return None


def before_the_end(rng: random.Random) -> Blitzkrieg | None:
    """The last placing of a game that ends with somebody who can place nothing (7.2)."""
    state = GAME.new("base", seed=number(rng, 0, 2**31))
    assert isinstance(state, Blitzkrieg)
    last = state
    while state.decision is not None:
        last = state.copy()
        state.take(pick(rng, state.actions()))
    assert state.result is not None and last.decision is not None
    last._events = []
    return last if state.result.ending == "stuck" and last.decision.kind == "place_unit" else None


def decides(state: Blitzkrieg) -> str:
    """Who is asked."""
    assert state.decision is not None
    return state.decision.seat


def turned(state: Blitzkrieg, action: Action) -> Blitzkrieg | None:
    """The position when this was the whole turn; None if more is to be chosen in it."""
    then, seat = after(state, action), decides(state)
    over = then.decision is None or then.decision.seat != seat
    return then if over else None


def thing(item: str) -> Text:
    """The bare name of something, as an answer."""
    return text("tutor-thing", thing=item)


def said(what: Any) -> dict[str, str]:
    """A sentence to be part of another, by language."""
    return {lang: tell(what, GAME_NAME, lang) for lang in LANGUAGES}


def facts_of(state: Blitzkrieg) -> dict[str, Any]:
    """Who plays, and how the points stand."""
    first, second = state.seats
    points = state.points
    return {"first": first, "second": second, "a": points[first], "b": points[second]}


# -- 7.0, 11.0 Who wins ----------------------------------------------------------------------------


def near_the_end(rng: random.Random, q: Question, scenario: str, **options: Any) -> Blitzkrieg:
    """A turn of a game in which both have many points; in the second seat's it may be the last."""
    state = q.found(played(rng, scenario, 6, 24, **options))
    first, second = state.seats
    last = decides(state) == second and rng.random() < 0.4
    state.points = {
        first: number(rng, ENOUGH, ENOUGH + 3) if last else number(rng, ENOUGH - 7, ENOUGH - 1),
        second: number(rng, ENOUGH - 7, ENOUGH - 1),
    }
    state.last_turn = last
    return state


def came(state: Blitzkrieg) -> Text:
    """How things stand after a turn: somebody has won, or there is one last turn, or neither."""
    if state.result is not None:
        return text("tutor-came-won", seat=state.result.winner)
    if state.last_turn:
        return text("tutor-came-last", seat=state.seats[1])
    return text("tutor-came-on")


def all_that_comes(state: Blitzkrieg) -> tuple[Text, ...]:
    """The answers to how things stand after a turn."""
    won = tuple(text("tutor-came-won", seat=seat) for seat in state.seats)
    return (*won, text("tutor-came-last", seat=state.seats[1]), text("tutor-came-on"))


def verdict(state: Blitzkrieg) -> Why:
    """The reason: the points at the end of a turn, and the rule that counts there."""
    part = "11" if state.nippon else "7"
    if state.result is not None:
        case, rule = state.result.ending, state.result.rule
        case = "tie" if state.result.tiebreak else case
    else:
        case = "last" if state.last_turn else "on"
        rule = f"{part}.1.1" if state.last_turn else f"{part}.1"
    return Why(text("tutor-verdict", case=case, **facts_of(state)), rule)


def how_it_stands(rng: random.Random, q: Question, scenario: str) -> Exercise:
    """A unit is placed near the end: what of the war?"""
    wanted = q.once(number, 0, 3)
    q.like = "how_it_ends"
    state = near_the_end(rng, q, scenario)
    choices = all_that_comes(state)
    tried = ((a, turned(state, a)) for a in sample(rng, state.actions(), TRIED))
    fitting = ((a, s) for a, s in tried if s is not None and came(s) == choices[wanted])
    move, outcome = q.found(next(fitting, None))
    q.facts(facts_of(state), seat=decides(state), move=move, last=state.last_turn)
    return q.predict(state, outcome, came, choices, why=verdict(outcome), seat=decides(state))


# -- 6.2.6, 6.3.1, 6.3.2 What a unit brings --------------------------------------------------------


def gains(state: Blitzkrieg) -> list[tuple[Action, int]]:
    """What each unit that may be placed now brings whoever places it, in points, before he
    chooses anything else."""
    seat = decides(state)
    return [(a, outlook(state, seat, a["token"], a["space"]).gain(seat)) for a in state.actions()]


def points_told(rng: random.Random, q: Question, state: Blitzkrieg) -> Exercise:
    """How many points has its player after this unit?"""
    q.like = "points_then"
    seat = decides(state)
    move = pick(rng, [a for a, gain in gains(state) if gain] or state.actions())
    outcome = q.found(turned(state, move))
    gained = points_in_parts(outcome, seat)
    q.require(gained)
    rule = gained[-1][2]
    q.facts(seat=seat, move=move, before=state.points[seat], count=len(gained))
    parts = (("points_before", state.points[seat], rule), *gained)
    return q.compute(state, outcome, lambda s: s.points[seat], parts, seat=seat)


def most_points(rng: random.Random, q: Question, state: Blitzkrieg) -> Exercise:
    """Which of these units brings most points at once?"""
    q.like = "most_points"
    found = gains(state)
    by_gain = sorted(found, key=lambda x: -x[1])
    q.require(by_gain[0][1] > 0)
    right = by_gain[0]
    rest = [x for x in by_gain if x[1] < right[1]]
    shown = [right, *rest[:1], *sample(rng, rest[1:], 2)]
    q.require(len(shown) > 3)
    seat = decides(state)
    outcome = after(state, right[0])
    choices = [Choice(a, a == right[0], _worth(q, state, seat, a, n)) for a, n in shown]
    q.facts(seat=seat, n=right[1])
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=outcome,
        reads=lambda s: next(a for a, _ in shown if after(state, a) == s),
        seat=seat,
    )


def _worth(q: Question, state: Blitzkrieg, seat: str, move: Action, gain: int) -> Why:
    """What a unit brings, part by part; the rule of the last part."""
    seen = outlook(state, seat, move["token"], move["space"])
    parts = seen.points.get(seat, ())
    rule = parts[-1][2] if parts else ("10.2" if state.nippon else "6.3.1")
    return Why(q.text("why", n=gain), rule, parts)


def wrong_claim(rng: random.Random, q: Question, state: Blitzkrieg) -> Exercise:
    """Four sentences on what units bring: which of them is wrong?"""
    q.like = "wrong_claim"
    seat = decides(state)
    scoring = [x for x in gains(state) if x[1]]
    shown = [*sample(rng, scoring, 3)]
    shown += sample(rng, [x for x in gains(state) if not x[1]], 4 - len(shown))
    q.require(len(scoring) > 1 and len(shown) == 4)
    ends = [after(state, a) for a, _ in shown]
    q.require(all(points_of(s, seat) == n for s, (_, n) in zip(ends, shown, strict=True)))
    wrong = number(rng, 0, 3)
    slip = max(shown[wrong][1] + pick(rng, (-2, -1, 1, 2)), 0)
    q.require(slip != shown[wrong][1])
    told = [q.text("claim", move=a, n=slip if i == wrong else n) for i, (a, n) in enumerate(shown)]
    choices = [Choice(x, i == wrong, _worth(q, state, seat, *shown[i])) for i, x in enumerate(told)]
    q.facts(seat=seat)

    def reads(s: Blitzkrieg) -> Text:
        at = next(i for i, end in enumerate(ends) if end == s)
        assert told[at] != q.text("claim", move=shown[at][0], n=points_of(s, seat))
        return told[at]

    return q.choose(state, shuffled(rng, choices), outcome=ends[wrong], reads=reads, seat=seat)


def gain_at_least(rng: random.Random, q: Question, state: Blitzkrieg) -> Exercise:
    """Place one unit that brings so many points."""
    q.like = "gain_at_least"
    found, seat = gains(state), decides(state)
    most = max(n for _, n in found)
    good = [a for a, n in found if n == most]
    q.require(most > 1 and len(good) <= len(found) // 2)
    wanted = state.points[seat] + most
    q.require(all(after(state, a).points[seat] >= wanted for a in good))
    q.require(all(after(state, a).points[seat] < wanted for a, n in found if n < most))
    q.facts(seat=seat, n=most, move=good[0], theatre=SPACES[good[0]["space"]].theatre)
    return q.goal(state, lambda s: s.points[seat] >= wanted, seat=seat)


# -- 6.3 The marker --------------------------------------------------------------------------------


def lead_then(q: Question, state: Blitzkrieg, move: Action) -> Exercise:
    """By how much does its player lead when the unit stands? The track must not end there."""
    seat, theatre = decides(state), SPACES[move["space"]].theatre
    q.require(theatre in state.markers)
    seen = outlook(state, seat, move["token"], move["space"])
    outcome = after(state, move)
    q.require(theatre in outcome.markers and not seen.closes)
    before = state.lead(seat, theatre)
    moved = steps_in_parts(outcome, theatre)
    q.require(outcome.lead(seat, theatre) == before + sum(part[1] for part in moved))
    q.facts(seat=seat, move=move, token=move["token"], theatre=theatre, before=before)
    parts: tuple[Part, ...] = (("lead_before", before, "6.3"), *moved)
    return q.compute(state, outcome, lambda s: s.lead(seat, theatre), parts, seat=seat)


def refused_one(
    rng: random.Random, q: Question, state: Blitzkrieg, ideas: Sequence[Action]
) -> Exercise:
    """Four ideas for a turn: which does a rule forbid? The forbidden one is among `ideas`."""
    legal = state.actions()
    bad = [a for a in ideas if a not in legal]
    q.require(bad and len(legal) >= 3)
    q.facts(seat=decides(state))
    return q.judge(state, [*sample(rng, legal, 3), pick(rng, bad)], seat=decides(state))
