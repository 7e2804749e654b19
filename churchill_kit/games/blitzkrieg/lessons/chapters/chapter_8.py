"""Exercises of chapter 8: the automaton's turn, row by row, without stratagems."""

from __future__ import annotations

import random

from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    event,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...game import GAME
from ...rules.units import place
from ...state import Blitzkrieg, act
from ..alone import (
    ARG,
    KINDS,
    chosen,
    gone,
    left_for_the_die,
    lured,
    one_turn,
    rows_of,
    to_move,
    turns,
    what_it_takes,
    wrong_row,
)
from ..played import decides, played
from ..positions import happened, position

CH = "8"
ROWS = {
    "theatres": ("1.1", "1.2", "1.3", "1.5"),
    "spaces": ("2.1", "2.2", "2.4"),
    "units": ("3.1", "3.2", "3.4", "3.7"),
}
LEVELS = ("easy", "medium", "hard")


@maker(CH, "15.1", "predict")
def theatre_it_takes(rng: random.Random, q: Question) -> Exercise:
    """15.1 Which theatre does the automaton choose?"""
    state = to_move(rng, q)
    outcome = one_turn(q, state)
    return what_it_takes(rng, q, state, outcome, "theatres", state.active())


@maker(CH, "15.2", "predict")
def space_it_takes(rng: random.Random, q: Question) -> Exercise:
    """15.2 The theatre is chosen: which space there?"""
    state = to_move(rng, q)
    outcome = one_turn(q, state)
    theatre = chosen(outcome, "theatres")
    q.facts(theatre=theatre, n=len(state.reserve("axis")), a=state.points["axis"])
    return what_it_takes(rng, q, state, outcome, "spaces", state.free_in(theatre))


@maker(CH, "15.3.7", "predict")
def unit_it_takes(rng: random.Random, q: Question) -> Exercise:
    """15.3 The space is chosen and the die is rolled: which unit?"""
    state, die = to_move(rng, q), number(rng, 1, 6)
    outcome = one_turn(q, state, die)
    q.require(happened(outcome, "unit_rolled"))
    q.facts(space=chosen(outcome, "spaces"), n=die)
    return what_it_takes(rng, q, state, outcome, "units", state.reserve("axis"))


@maker(CH, "15.0", "predict")
def by_which_row(rng: random.Random, q: Question) -> Exercise:
    """15.0 By which row is the theatre, the space or the unit chosen?"""
    kind = q.once(pick, KINDS)
    usual = q.once(number, 0, 2) == 0  # by the last row, as mostly
    label = f"{ARG[kind]}_by" if kind != "units" else "unit_by"

    def row_of(s: Blitzkrieg) -> str:
        return str(event(s, "automaton_chose")[label])

    def fits(s: Blitzkrieg) -> bool:
        alone = len(happened(s, "automaton_chose")) == 1
        return alone and row_of(s) in ROWS[kind] and usual == (row_of(s) == ROWS[kind][-1])

    skipped = number(rng, 0, 8)
    found = ((s, gone(s)) for n, s in enumerate(turns(rng)) if n >= skipped)
    state, outcome = q.found(next((x for x in found if fits(x[1])), None))
    row = row_of(outcome)
    rows = [e for e in rows_of(outcome) if e["kind"] == kind]
    by = next((e for e in rows if e["row"] == row), None)
    why = Why.of(by if by is not None else event(outcome, "automaton_chose"))
    q.facts(kind=kind, item=chosen(outcome, kind))
    return q.choose(
        state,
        [Choice(_row(x), x == row, why) for x in ROWS[kind]],
        outcome=outcome,
        reads=lambda s: _row(row_of(s)),
    )


def _row(label: str) -> Text:
    return text("tutor-row", row=label)


@maker(CH, "15.0", "mistake")
def struck_out_wrongly(rng: random.Random, q: Question) -> Exercise:
    """15.0 Which sentence on the rows is wrong?"""
    state = to_move(rng, q, high=24)
    return wrong_row(rng, q, state, one_turn(q, state))


@maker(CH, "15.3", "compute")
def units_left(rng: random.Random, q: Question) -> Exercise:
    """15.3 Of how many units does the die choose?"""
    state = to_move(rng, q, high=24)
    return left_for_the_die(q, state, one_turn(q, state))


@maker(CH, "12.4", "compute")
def start_of_a_level(rng: random.Random, q: Question) -> Exercise:
    """12.4 The dice of the set-up: how far on does the automaton begin on a track?"""
    return begun(rng, q, pick(rng, LEVELS))


def begun(rng: random.Random, q: Question, level: str, steps: int = 0) -> Exercise:
    """12.4, 18.2 How far on does the automaton begin on a track, by dice, level and options?"""
    q.like = "start_of_a_level"
    options = {"level": level, "extra_steps": steps}
    outcome = GAME.new("solo", seed=number(rng, 0, 2**31), **options)
    assert isinstance(outcome, Blitzkrieg)
    rolls = [e["roll"] for e in happened(outcome, "start_rolled")]
    q.require(6 not in rolls)
    die = pick(rng, rolls)
    theatre = outcome.board.by_die(die)
    moved = [e for e in _helped(outcome) if e["theatre"] == theatre]
    q.facts(level=level, rolls=rolls, theatre=theatre, die=die, steps=steps, n=rolls.count(die))
    state = position(rng, scenario="solo", run=False, options=options)
    state.steps = ()
    return q.compute(
        state,
        outcome,
        lambda s: sum(e["steps"] for e in _helped(s) if e["theatre"] == theatre),
        [("start" if e.rule == "12.4" else "start_more", e["steps"], e.rule) for e in moved],
    )


def _helped(s: Blitzkrieg) -> list[Event]:
    """12.4, 18.2 The markers that were moved before the game began."""
    return [e for e in happened(s, "marker_moved") if e.rule in ("12.4", "18.2")]


@maker(CH, "16.9", "mistake")
def bomb_its_row(rng: random.Random, q: Question) -> Exercise:
    """16.9 You bomb the automaton's row: which token may you not choose?"""
    plain = sample(rng, ("army_1", "navy_2", "air_1", "general", "army_3", "blitz_air"), 3)
    weapon = pick(rng, ("spy", "scientist", "elite_army", "task_navy", "nuclear_bomb"))
    row = sample(rng, [*plain, weapon], 4)
    held = {"axis": row, "allies": ("navy_1", "army_2", "navy_3")}
    start = position(rng, scenario="solo", turn="allies", reserves=held)
    state = after(start, place("navy_1", "pacific_1_1"))
    q.require(state.decision is not None and state.decision.kind == "choose_bombed")
    moves = [act("discard", token=t, number=i) for i, t in enumerate(row, 1)]
    q.facts(weapon=weapon, row=row)
    return q.judge(state, moves, seat=decides(state))


@maker(CH, "15.1.5", "goal")
def lead_it_there(rng: random.Random, q: Question) -> Exercise:
    """15.1 Place a unit so that the automaton goes where you want it."""
    state = q.found(played(rng, "solo", 0, 14, stratagems=False))
    return lured(rng, q, state, [(a, after(state, a)) for a in state.actions()])
