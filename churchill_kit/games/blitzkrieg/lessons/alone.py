"""Turns of the automaton as questions: which rows of its algorithm strike out what, and what it
chooses. A wrong answer is told by the row that struck it out."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ....engine.values import Event
from ....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    event,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ..state import STRATAGEMS, Blitzkrieg
from .played import played, thing
from .positions import happened

KINDS = ("theatres", "spaces", "units")
ARG = {"theatres": "theatre", "spaces": "space", "units": "token"}
FACES = 6


def to_move(
    rng: random.Random,
    q: Question,
    chip: str | None = None,
    before: str | None = None,
    scenario: str = "solo",
    low: int = 0,
    high: int = 16,
) -> Blitzkrieg:
    """A turn of the automaton that is about to begin. It will draw `chip`, and followed `before`
    last; without a chip it plays without stratagems."""
    state = q.found(played(rng, scenario, low, high, stratagems=chip is not None))
    if chip is not None:
        before = before or pick(rng, [x for x in STRATAGEMS if x not in (chip, "steamroll")])
    return drawing(state, chip, before)


def drawing(state: Blitzkrieg, chip: str | None, before: str | None = None) -> Blitzkrieg:
    """The same position as the automaton's turn begins: it will draw `chip`, and followed `before`
    last; without a chip it plays without stratagems."""
    state = about_to_move(state)
    state.chip = state.stratagem = before if chip is not None else None
    if chip is not None:
        state.rolls = (state.cup().index(chip) + 1,)
    return state


def about_to_move(state: Blitzkrieg) -> Blitzkrieg:
    """The same position as the automaton's turn begins."""
    state = state.copy()
    state.steps, state._actions, state._events = (("begin_turn", state.automaton),), None, []
    return state


def turns(rng: random.Random) -> Iterator[Blitzkrieg]:
    """The automaton's turns in a game without stratagems."""
    state = played(rng, "solo", stratagems=False, high=0)
    while state is not None and state.decision is not None:
        if state.decision.kind == "place_unit":
            yield about_to_move(state)
        state.take(pick(rng, state.actions()))


def gone(state: Blitzkrieg, die: int = 1) -> Blitzkrieg:
    """The position after the automaton's turn, with this die for its units."""
    state = state.copy()
    state.rolls, state._events = (*state.rolls, die), []
    state.run()
    return state


def one_turn(q: Question, state: Blitzkrieg, die: int = 1) -> Blitzkrieg:
    """The same; the automaton must have placed one unit, no more."""
    outcome = gone(state, die)
    q.require(len(happened(outcome, "automaton_chose")) == 1)
    return outcome


def reason(outcome: Blitzkrieg, kind: str, item: str) -> Event:
    """The row that struck something out; for what was never in question, the choice."""
    rows = (e for e in happened(outcome, "struck_out") if e["kind"] == kind and item in e["out"])
    return next(rows, event(outcome, "automaton_chose"))


def chosen(outcome: Blitzkrieg, kind: str) -> str:
    """What the automaton chose: a theatre, a space, a unit."""
    return str(event(outcome, "automaton_chose")[ARG[kind]])


def what_it_takes(
    rng: random.Random, q: Question, state: Blitzkrieg, outcome: Blitzkrieg, kind: str,
    among: Iterable[str],
) -> Exercise:  # fmt: skip
    """Which of these things does the automaton choose?"""
    right = chosen(outcome, kind)
    others = [x for x in dict.fromkeys(among) if x != right]
    q.require(right in among and len(others) > 1)
    shown = [right, *sample(rng, others, 3)]
    choices = [Choice(thing(x), x == right, Why.of(reason(outcome, kind, x))) for x in shown]
    return q.choose(
        state, shuffled(rng, choices), outcome=outcome, reads=lambda s: thing(chosen(s, kind))
    )


def rows_of(outcome: Blitzkrieg) -> list[Event]:
    """The rows that struck something out."""
    return happened(outcome, "struck_out")


def wrong_row(rng: random.Random, q: Question, state: Blitzkrieg, outcome: Blitzkrieg) -> Exercise:
    """Which sentence on what a row strikes out is wrong?"""
    rows = rows_of(outcome)
    facts = [(e, x) for e in rows for x in dict.fromkeys(e["out"]) if x not in e["left"]]
    q.require(len(rows) > 1 and len(facts) > 3)
    shown = sample(rng, facts, 4)
    q.require(len({x for _, x in shown}) == 4)
    wrong = number(rng, 0, 3)
    own = shown[wrong][0]
    others = [e for e in rows if e["row"] != own["row"]]
    near = [e for e in others if e["kind"] == own["kind"]]  # a row on the same kind of thing
    slip = pick(rng, [e["row"] for e in near or others] or [""])
    q.require(slip)
    told = [_claim(slip if i == wrong else e["row"], x) for i, (e, x) in enumerate(shown)]
    choices = [Choice(x, i == wrong, Why.of(shown[i][0])) for i, x in enumerate(told)]

    def reads(s: Blitzkrieg) -> Text:
        true = {(e["row"], x) for e in rows_of(s) for x in e["out"]}
        return next(x for x in told if (x.facts["row"], x.facts["item"]) not in true)

    return q.choose(state, shuffled(rng, choices), outcome=outcome, reads=reads)


def _claim(row: str, item: str) -> Text:
    return text("tutor-row-claim", row=row, item=item)


def left_for_the_die(q: Question, state: Blitzkrieg, outcome: Blitzkrieg) -> Exercise:
    """Of how many units of its row does the die choose?"""
    row = len(state.reserve(str(state.automaton)))
    struck = [e for e in rows_of(outcome) if e["kind"] == "units"]
    parts = [("in_the_row", row, "12.2")]
    parts += [(f"struck:{e['row']}", -len(e["out"]), e.rule) for e in struck]
    q.facts(space=chosen(outcome, "spaces"), n=row, rows=len(struck))

    def left(s: Blitzkrieg) -> int:
        return row - sum(len(e["out"]) for e in rows_of(s) if e["kind"] == "units")

    return q.compute(state, outcome, left, parts)


def lured(
    rng: random.Random, q: Question, state: Blitzkrieg, outcomes: Sequence[tuple[Any, Blitzkrieg]]
) -> Exercise:
    """Place a unit so that the automaton goes to a theatre."""
    goes = {a: _goes(s) for a, s in outcomes}
    everywhere = [t for found in goes.values() for t in found]
    theatre = pick(rng, sorted(set(everywhere)) or [""])
    good = [a for a, found in goes.items() if theatre in found]
    q.require(good and len(good) <= len(outcomes) // 2)
    q.facts(theatre=theatre, move=good[0])
    return q.goal(state, lambda s: theatre in _goes(s), seat="allies")


def _goes(s: Blitzkrieg) -> list[str]:
    """Where the automaton has gone since the last move."""
    return [e["theatre"] for e in happened(s, "automaton_chose")]
