"""Exercises of chapter 9: stratagems, the biggest change, more difficulty, solo with Nippon."""

from __future__ import annotations

import random

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
    shuffled,
    text,
)
from ...book import BOOK
from ...rules.effects import stopped, targets
from ...solo.changes import rank
from ...solo.stratagems import CONDITIONS
from ...state import STRATAGEMS, Blitzkrieg
from ..alone import (
    chosen,
    drawing,
    left_for_the_die,
    lured,
    one_turn,
    to_move,
    what_it_takes,
    wrong_row,
)
from ..played import decides, played, thing
from ..positions import happened
from .chapter_8 import LEVELS, begun

CH = "9"
ABOUT_THEATRES = tuple(x for x, y in CONDITIONS.items() if y.theatres)
ABOUT_UNITS = tuple(x for x, y in CONDITIONS.items() if y.units)


@maker(CH, "17.0", "predict")
def stratagem_sends_it(rng: random.Random, q: Question) -> Exercise:
    """17.0 A stratagem is drawn: to which theatre does it send the automaton?"""
    plan = pick(rng, ABOUT_THEATRES)
    repeated = rng.random() < 0.25  # 17.5
    state = to_move(rng, q, "steamroll" if repeated else plan, plan if repeated else None)
    outcome = one_turn(q, state)
    q.facts(chip="steamroll" if repeated else plan, before=plan if repeated else None)
    q.facts_of("hint2", plan=_says(plan))
    return what_it_takes(rng, q, state, outcome, "theatres", state.active())


def _says(plan: str) -> dict[str, str]:
    """What a stratagem says, by language."""
    found = BOOK.rule(CONDITIONS[plan].rule)
    assert found is not None
    return dict(found.summary)


@maker(CH, "17.0", "predict")
def stratagem_picks_it(rng: random.Random, q: Question) -> Exercise:
    """17.0 Theatre and space are chosen: which unit, by this stratagem and this die?"""
    plan, die = pick(rng, ABOUT_UNITS), number(rng, 1, 6)
    state = to_move(rng, q, plan)
    outcome = one_turn(q, state, die)
    q.require(any(e["row"] == "3.3" for e in happened(outcome, "struck_out")))
    q.facts(chip=plan, space=chosen(outcome, "spaces"), n=die)
    q.facts_of("hint2", plan=_says(plan))
    return what_it_takes(rng, q, state, outcome, "units", state.reserve("axis"))


@maker(CH, "17.0", "choose")
def which_stratagem(rng: random.Random, q: Question) -> Exercise:
    """17.0 The automaton has gone to a space: by which of these stratagems?"""
    state = to_move(rng, q)
    ways = {}
    for plan in STRATAGEMS:
        if plan != "steamroll":
            last = "big_guns" if plan == "secure" else "secure"
            ways[plan] = one_turn(q, drawing(state, plan, last))
    where = {plan: chosen(s, "spaces") for plan, s in ways.items()}
    lone = [p for p, space in where.items() if list(where.values()).count(space) == 1]
    q.require(lone)
    plan = pick(rng, lone)
    shown = [plan, *sample(rng, [p for p in ways if p != plan], 3)]
    choices = []
    for p in shown:
        told = q.text("why", plan=p, space=where[p], says=_says(p))
        choices.append(Choice(thing(p), p == plan, Why(told, CONDITIONS[p].rule)))
    q.facts(space=where[plan])
    q.facts_of("hint2", says=_says(plan))
    return q.choose(
        state,
        shuffled(rng, choices),
        outcome=ways[plan],
        reads=lambda s: thing(event(s, "stratagem_drawn")["chip"]),
    )


@maker(CH, "17.0", "mistake")
def condition_misread(rng: random.Random, q: Question) -> Exercise:
    """17.0 Which sentence on the rows is wrong, a stratagem among them?"""
    plan = pick(rng, (*ABOUT_THEATRES, *ABOUT_UNITS))
    state = to_move(rng, q, plan, high=24)
    q.facts(chip=plan)
    return wrong_row(rng, q, state, one_turn(q, state))


@maker(CH, "15.3", "compute")
def units_left_by_it(rng: random.Random, q: Question) -> Exercise:
    """15.3, 17.0 Of how many units does the die choose, with a stratagem?"""
    plan = pick(rng, ABOUT_UNITS)
    state = to_move(rng, q, plan, high=24)
    q.facts(chip=plan)
    q.facts_of("hint2", plan=_says(plan))
    return left_for_the_die(q, state, one_turn(q, state))


@maker(CH, "14.0", "predict")
def step_of_the_ladder(rng: random.Random, q: Question) -> Exercise:
    """14.0 A marker moves for the automaton: which step of the ladder is that?"""
    wanted = q.once(number, 1, 6)
    state = q.found(played(rng, "solo", 2, 30, stratagems=False))

    def then(theatre: str, amount: int) -> int:
        return stopped(state, "axis", theatre, amount)

    ways = [(t, then(t, n)) for t in state.open_theatres() for n in (1, 2, 3)]
    ways = [(t, lead) for t, lead in ways if rank(state, "axis", t, lead) == wanted]
    theatre, lead = pick(rng, q.found(ways or None))
    before = state.lead("axis", theatre)
    outcome = state.copy()
    outcome.move_marker("axis", theatre, lead)
    state.steps = outcome.steps = ()

    def step(s: Blitzkrieg) -> Text:
        return _step(rank(state, "axis", theatre, s.lead("axis", theatre)))

    q.facts(theatre=theatre, before=before, n=lead - before)
    why = Why(q.text("why", step=wanted, says=_change(wanted)), f"14.{wanted}")
    return q.among(state, outcome, step, map(_step, sample(rng, range(1, 7), 6)), why=why)


def _step(n: int) -> Text:
    return text("tutor-ladder", step=n, says=_change(n))


def _change(n: int) -> dict[str, str]:
    """What a step of the ladder is, by language."""
    found = BOOK.rule(f"14.{n}")
    assert found is not None
    return dict(found.summary)


@maker(CH, "16.4", "choose")
def biggest_of_all(rng: random.Random, q: Question) -> Exercise:
    """16.4, 14.0 The automaton has a strategic advantage: which marker does it move?"""
    state = q.found(played(rng, "solo", 2, 26, stratagems=False))
    theatre = pick(rng, list(state.open_theatres()) or [""])
    amount = number(rng, 1, 3)
    ways = {t: stopped(state, "axis", t, amount) for t in targets(state, theatre)}
    movable = [t for t, then in ways.items() if then > state.lead("axis", t)]
    q.require(len(movable) > 2)
    state.steps, state._actions = (("automaton_moves_marker", "axis", theatre, amount),), None
    outcome = state.copy()
    outcome._events = []
    outcome.run()
    right = event(outcome, "biggest_change")["theatre"]

    def why(t: str) -> Why:
        step = rank(state, "axis", t, ways[t], among=movable)
        return Why(q.text("why", theatre=t, step=step, says=_change(step)), f"14.{step}")

    shown = [right, *sample(rng, [t for t in movable if t != right], 3)]
    q.facts(theatre=theatre, n=amount)
    return q.choose(
        state,
        shuffled(rng, [Choice(thing(t), t == right, why(t)) for t in shown]),
        outcome=outcome,
        reads=lambda s: thing(event(s, "biggest_change")["theatre"]),
    )


@maker(CH, "18.2", "compute")
def start_made_harder(rng: random.Random, q: Question) -> Exercise:
    """18.2 How far on does the automaton begin, with more steps on every track?"""
    return begun(rng, q, pick(rng, LEVELS), number(rng, 1, 3))


@maker(CH, "20.2", "compute")
def opened_for_it(rng: random.Random, q: Question) -> Exercise:
    """20.2 The automaton ended a campaign of Nippon: how far on does the next one begin?"""
    state = q.found(played(rng, "solo_nippon", 1, 20, "choose_campaign", stratagems=False))
    assert state.decision is not None
    ended_by, theatre, carried = state.decision.args
    q.require(ended_by == state.automaton)
    move = pick(rng, state.actions())
    outcome = after(state, move)
    q.facts(theatre=theatre, move=move, n=carried)
    moved = event(outcome, "marker_moved")
    q.require(moved["theatre"] == move["theatre"] and moved["steps"] == carried + 1)
    return q.compute(
        state,
        outcome,
        lambda s: event(s, "marker_moved")["steps"],
        moved.breakdown,
        seat=decides(state),
    )


@maker(CH, "17.0", "goal")
def lead_it_astray(rng: random.Random, q: Question) -> Exercise:
    """17.0 The next stratagem is known: place a unit so that the automaton goes where you want."""
    plan = pick(rng, ABOUT_THEATRES)
    state = q.found(played(rng, "solo", 0, 14, stratagems=True))
    q.require(state.chip != plan)
    state.rolls = (state.cup().index(plan) + 1,)
    q.facts(chip=plan)
    q.facts_of("hint1", plan=_says(plan))
    return lured(rng, q, state, [(a, after(state, a)) for a in state.actions()])
