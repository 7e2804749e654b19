"""Exercises of the strategy chapter: what a unit is worth, and to whom."""

from __future__ import annotations

import random

from .....engine.values import Action, Event, Part
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    event,
    maker,
    pick,
    sample,
    shuffled,
    text,
)
from ...box.components import CAMPAIGNS, SPACES
from ...outlook import outlook
from ...state import Blitzkrieg
from ..played import (
    decides,
    played,
)
from ..played import (
    gain_at_least as reach_it,
)
from ..played import (
    most_points as best_unit,
)
from ..played import (
    wrong_claim as claims,
)
from ..positions import happened, points_in_parts, points_of

CH = "strategy"


@maker(CH, "6.3.1", "choose")
def most_points(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Which of these units brings most points at once?"""
    return best_unit(rng, q, q.found(played(rng, "base", 6, 30)))


@maker(CH, "6.3.2", "mistake")
def wrong_claim(rng: random.Random, q: Question) -> Exercise:
    """6.3.2 Which sentence on what units bring is wrong?"""
    return claims(rng, q, q.found(played(rng, "base", 6, 30)))


@maker(CH, "6.3.1", "goal")
def gain_at_least(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 Place one unit that brings all that can be had at once."""
    return reach_it(rng, q, q.found(played(rng, "base", 6, 30)))


@maker(CH, "6.3.1", "choose")
def cheapest_win(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 The last space of a campaign: which is the weakest unit that still wins it?"""
    state = q.found(played(rng, "base", 6, 34))
    seat = decides(state)
    space = pick(rng, _last_spaces(state) or [""])
    q.require(space)
    moves = [a for a in state.actions() if a["space"] == space]
    seen = {a: outlook(state, seat, a["token"], space) for a in moves}
    cost = {a: sum(part[1] for part in seen[a].strength) for a in moves}
    wins = [a for a in moves if (seen[a].after or 0) > 0]
    q.require(len(moves) >= 3 and wins and not any(x.closes for x in seen.values()))
    right = min(wins, key=lambda a: cost[a])
    q.require([cost[a] for a in wins].count(cost[right]) == 1)
    shown = [right, *sample(rng, [a for a in moves if a != right], 3)]

    def why(a: Action) -> Why:
        case = "right" if a == right else "dear" if a in wins else "fails"
        told = q.text("why", case=case, n=cost[a], lead=seen[a].after)
        return Why(told, "6.3.1", seen[a].strength)

    q.facts(seat=seat, space=space, theatre=SPACES[space].theatre)
    q.facts(lead=state.lead(seat, SPACES[space].theatre))
    return q.choose(
        state,
        shuffled(rng, [Choice(a, a == right, why(a)) for a in shown]),
        outcome=after(state, right),
        reads=lambda s: next(a for a in shown if after(state, a) == s),
        seat=seat,
    )


def _last_spaces(state: Blitzkrieg) -> list[str]:
    """Spaces that complete their campaign."""
    return [free[0] for free in state.active().values() if len(free) == 1]


@maker(CH, "6.3.1", "predict")
def who_gets_it(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 A unit takes the last space of a campaign: who gets its points?"""
    wanted = q.once(pick, ("axis", "allies", "both"))
    state = q.found(played(rng, "base", 4, 34))
    seat = decides(state)
    lasts = _last_spaces(state)
    moves = [a for a in state.actions() if a["space"] in lasts]
    tried = [(a, after(state, a)) for a in sample(rng, moves, 8)]
    fitting = [(a, s) for a, s in tried if happened(s, "campaign_completed")]
    fitting = [(a, s) for a, s in fitting if _winner(s) == text("tutor-gets", who=wanted)]
    move, outcome = q.found(pick(rng, fitting) if fitting else None)
    theatre = SPACES[move["space"]].theatre
    q.facts(seat=seat, move=move, theatre=theatre, lead=state.lead(seat, theatre))
    q.facts(n=CAMPAIGNS[SPACES[move["space"]].campaign].points, token=move["token"])
    why = Why.of(event(outcome, "campaign_completed"))
    told = [text("tutor-gets", who=who) for who in ("axis", "allies", "both")]
    return q.predict(state, outcome, _winner, told, why=why, seat=seat)


def _winner(s: Blitzkrieg) -> Text:
    """Who has won the campaign."""
    winners = event(s, "campaign_completed")["winners"]
    return text("tutor-gets", who=winners[0] if len(winners) == 1 else "both")


@maker(CH, "6.3.1", "compute")
def swing(rng: random.Random, q: Question) -> Exercise:
    """6.3.1 By how much does a move change the difference of points?"""
    state = q.found(played(rng, "base", 6, 34))
    seat = decides(state)
    other = state.other(seat)
    tried = [(a, after(state, a)) for a in sample(rng, state.actions(), 10)]
    scoring = [(a, s) for a, s in tried if points_of(s, seat) or points_of(s, other)]
    move, outcome = q.found(pick(rng, scoring) if scoring else None)
    theirs: list[Part] = [(what, -n, rule) for what, n, rule in points_in_parts(outcome, other)]
    parts = [*points_in_parts(outcome, seat), *theirs]
    q.facts(seat=seat, other=other, move=move, count=len(parts))

    def changed(s: Blitzkrieg) -> int:
        return points_of(s, seat) - points_of(s, other)

    return q.compute(state, outcome, changed, parts, seat=seat)


@maker(CH, "15.1.3", "choose")
def deny_the_automaton(rng: random.Random, q: Question) -> Exercise:
    """15.1.3 Alone: after which unit can the automaton win nothing in its next turn?"""
    state = q.found(played(rng, "solo", 3, 20, stratagems=False))
    tried = [(a, after(state, a)) for a in sample(rng, state.actions(), 14)]
    whole = [(a, s) for a, s in tried if s.decision is not None and s.decision.kind == "place_unit"]
    good = [(a, s) for a, s in whole if not _won(s)]
    bad = [(a, s) for a, s in whole if _won(s)]
    q.require(good and len(bad) >= 3)
    shown = [pick(rng, good), *sample(rng, bad, 3)]
    choices = []
    for a, s in shown:
        told = q.text("why", won=[e["campaign"] for e in _won(s)], safe=not _won(s))
        choices.append(Choice(a, not _won(s), Why(told, "15.1.3")))
    q.facts(row=state.reserve("axis"))
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=shown[0][1],
        reads=lambda s: next(a for a, end in shown if end == s),
        seat="allies",
    )


def _won(s: Blitzkrieg) -> list[Event]:
    """The campaigns that the automaton has won since the last move, with a unit of its own."""
    return [e for e in happened(s, "campaign_completed") if e["winners"] == ("axis",)]
