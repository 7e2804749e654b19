"""Exercises of Nim's chapter."""

from __future__ import annotations

import random

from churchill_kit.tutor.making import Choice, Exercise, Question, Why, after, maker, pick, shuffled

from ..game import GAME, SEATS, Nim, take


def left(state: Nim) -> int:
    """How many counters lie there."""
    return state.heap


@maker("1", "2", "compute")
def counters_left(rng: random.Random, q: Question) -> Exercise:
    """2 How many are left after a turn?"""
    state = GAME.position(heap=pick(rng, range(4, 13)), seat=pick(rng, SEATS))
    action = pick(rng, state.actions())
    outcome = after(state, action)
    assert state.decision is not None
    q.facts(seat=state.decision.seat, heap=state.heap, count=action["count"])
    return q.compute(state, outcome, left, outcome.events[0].breakdown)


@maker("1", "3", "choose")
def winning_move(rng: random.Random, q: Question) -> Exercise:
    """3 Which move leaves four?"""
    state = GAME.position(heap=pick(rng, (5, 6, 7)))
    choices = []
    for action in state.actions():
        rest = left(after(state, action))
        told = q.text("wrong", left=rest) if rest != 4 else q.text("why")
        choices.append(Choice(action, rest == 4, Why(told, "3")))
    q.facts(heap=state.heap)
    q.require(any(choice.told == take(state.heap - 4) for choice in choices))
    return q.choose(state, shuffled(rng, choices))
