"""Exercises of chapter 7.7: what makes a front weak (7.72), what keeps it where it is (7.73)."""

from __future__ import annotations

import random

from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    chance,
    event,
    maker,
    number,
    pick,
    sample,
    shuffled,
    text,
)
from ...box.components import BOX, FRONTS, SEATS
from ...rules.fronts import obstacle, strength
from ...rules.meeting import total
from ...state import CENTER, Churchill
from ..positions import LAND, LANDINGS, ahead, allocating, attacking, paused, resumed
from .chapter_7_5 import SHORES, ashore, lands, reserves_placed
from .chapter_7_7 import facing
from .chapter_9 import summary

# -- 7.72 Strength ---------------------------------------------------------------------------------


@maker("7.7", "7.72.1", "predict")
def stays_ashore(rng: random.Random, q: Question) -> Exercise:
    """Four fronts before the sea, all with offensive support: which one may not even try?"""
    short = pick(rng, SHORES)
    marching = {front: number(rng, 1, 3) + (front == short) for front in SHORES}
    return ashore(
        rng,
        q,
        [front for front in SHORES if front != short],
        lambda s: event(s, "front_blocked")["front"],
        **marching,
    )


@maker("7.7", "7.72.3", "predict")
def strongest_front(rng: random.Random, q: Question) -> Exercise:
    """Four fronts with support and with armies before them: which one is the strongest?"""
    fronts = {front: pick(rng, LAND[front]) for front in sample(rng, LAND, 4)}
    armies = {front: facing(rng, front) for front in fronts}
    markers = {front: number(rng, 0, 3) + armies[front] for front in fronts}
    state = attacking(rng, fronts, armies, support=markers)
    powers = {front: total(strength(state, front)) for front in fronts}
    best = max(fronts, key=lambda f: powers[f])
    most = max(fronts, key=lambda f: markers[f])
    q.require(list(powers.values()).count(powers[best]) == 1 and (most != best or chance(rng, 0.3)))
    state = paused(state, *(("advance_front", front) for front in FRONTS if front in fronts))
    outcome = resumed(state)

    def tried(s: Churchill) -> dict[str, Event]:
        kinds = ("front_rolled", "front_too_weak")
        return {e["front"]: e for e in s.events if e.kind in kinds}

    def strongest(s: Churchill) -> Text:
        told = tried(s)
        return lands(max(told, key=lambda f: int(told[f]["strength"])))

    def why(front: str) -> Why:
        told = text("tutor-front_strength-why", front=front, strength=powers[front])
        return Why(told, "7.72.3", tried(outcome)[front].breakdown)

    q.facts(strength=powers[best])
    return q.choose(
        state,
        [Choice(lands(f), f == best, why(f)) for f in FRONTS if f in fronts],
        outcome=outcome,
        reads=strongest,
    )


AT_THE_GATES = {
    "japan": {
        "central_pacific": "okinawa",
        "southwest_pacific": "kyushu",
        "cbi": "formosa",
        "far_east": "korea",
    },
    "germany": {"western": "west_germany", "eastern": "east_germany"},
}


@maker("7.7", "7.72.4", "compute")
def armies_shared(rng: random.Random, q: Question) -> Exercise:
    """Several fronts before one Axis power: how many of its armies oppose each at least?"""
    axis = pick(rng, ("japan", "japan", "japan", "germany"))
    gates = AT_THE_GATES[axis]
    fronts = {front: gates[front] for front in sample(rng, gates, number(rng, 1, len(gates)))}
    theater = "pacific" if axis == "japan" else "europe"
    state, outcome = reserves_placed(rng, theater, fronts=fronts, naval={})
    held = [e for e in outcome.events if e.get("why") in ("japan_held", "germany_held")]
    pool = sum(e["amount"] for e in held)

    def least(s: Churchill) -> int:
        told = [e for e in s.events if e.get("why") in ("japan_held", "germany_held")]
        return min(int(e["amount"]) for e in told) if len(told) == len(fronts) else 0

    each = least(outcome)
    odd = pool - each * len(fronts)
    reserve = "japanese_army" if axis == "japan" else "german_army"
    q.facts(
        axis=axis,
        armies=pool,
        fronts=tuple(f for f in FRONTS if f in fronts),
        count=len(fronts),
        each=each,
        odd=odd,
    )
    return q.compute(state, outcome, least, ((reserve, each, "7.72.4"),))


# -- 7.73 What keeps a front from trying -----------------------------------------------------------


def able(s: Churchill) -> int:
    """How many fronts could try to advance."""
    entries = {front: s.entry(front) for front in FRONTS if not s.is_over(front)}
    return sum(entry is not None and not obstacle(s, f, entry) for f, entry in entries.items())


@maker("7.7", "7.73.1", "goal")
def one_more_front(rng: random.Random, q: Question) -> Exercise:
    """One marker is left: let one more front roll the die."""
    seat = pick(rng, SEATS)
    right, *rest = sample(rng, [front for front in LANDINGS if front != "western"], 4)
    spaces = {front: pick(rng, LANDINGS[front]) for front in (right, *rest)}
    spaces["western"] = "bolero"
    need = BOX.limits.amphibious_naval
    ships = {front: pick(rng, (0, 1, need, need + 1)) for front in rest}
    ships |= {right: need - 1, "western": BOX.limits.normandy_naval - 1}
    state = allocating(rng, seat, 1, fronts=spaces, naval=ships, issues={})
    state.support = {**state.support, right: number(rng, 1, 3)}
    before = able(state)
    entry = ahead(state, right)
    q.facts(seat=seat, front=right, space=entry.id)
    return q.goal(state, lambda s: able(s) > before, seat=seat)


@maker("7.7", "7.73.2", "compute")
def enough_to_try(rng: random.Random, q: Question) -> Exercise:
    """How much more offensive support does a front need so that it may try at all?"""
    front = pick(rng, LAND)
    armies = number(rng, 1, 5 if front == "eastern" else 3)
    had = number(rng, 0, armies - 1)
    state = attacking(rng, {front: pick(rng, LAND[front])}, {front: armies}, support={front: had})
    state = paused(state, ("advance_front", front))
    better = state.copy()
    while total(strength(better, front)) <= 0:
        better.put_support(front, 1)
    outcome = resumed(better)
    entry = ahead(state, front)

    def more(s: Churchill) -> int:
        assert any(e.kind == "front_rolled" for e in s.events)
        return better.support[front] - had

    rows = [(f"axis_armies:{armies}", armies, "7.72.3")]
    if had:
        rows.append((f"offensive_support:{had}", -had, "7.72.2"))
    q.facts(
        front=front,
        space=entry.id,
        armies=armies,
        support=had,
        rule=summary("7.73.2"),
        strength=total(strength(state, front)),
    )
    return q.compute(state, outcome, more, rows)


@maker("7.7", "7.73.3", "compute")
def price_of_d_day(rng: random.Random, q: Question) -> Exercise:
    """How many production markers does a landing in Normandy still take?"""
    ships, had = number(rng, 2, 5), number(rng, 0, 2)
    wanted = BOX.limits.support_value * number(rng, had + 1, had + 3)
    state = attacking(
        rng,
        {"western": "bolero"},
        {"western": 1},
        naval={"western": ships},
        support={"western": had},
        issues={"second_front": CENTER},
    )
    state = paused(state, ("advance_front", "western"))
    outcome = state.copy()
    entry = ahead(state, "western")
    while obstacle(outcome, "western", entry):
        outcome.put_naval("western", 1)
    while total(strength(outcome, "western")) < wanted:
        outcome.put_support("western", 1)

    def spent(s: Churchill) -> tuple[int, int]:
        return s.naval["western"] - ships, s.support["western"] - had

    missing, markers = spent(outcome)
    rows = (("western", missing, "7.73.3"), (f"offensive_support:{markers}", markers, "7.72.2"))
    q.facts(naval=ships, support=had, strength=wanted, ships=missing, markers=markers)
    return q.compute(state, outcome, lambda s: sum(spent(s)), tuple(row for row in rows if row[1]))


@maker("7.7", "7.73.4", "predict")
def soviet_entry(rng: random.Random, q: Question) -> Exercise:
    """Four ways in which a conference may end: after which does the USSR attack in Manchuria?"""
    armies = 2  # the Kwantung Army
    plans = {
        CENTER: number(rng, armies, armies + 1),
        "weak": number(rng, 0, armies - 1),
        "ussr": number(rng, armies, armies + 3),
        pick(rng, ("us", "uk")): number(rng, armies, armies + 3),
    }

    def after_all(case: str, markers: int) -> Churchill:
        place = CENTER if case in (CENTER, "weak") else (case, number(rng, 1, 5))
        state = attacking(
            rng,
            {"far_east": "nomohon"},
            {"far_east": armies},
            support={"far_east": markers},
            issues={"ussr_declares_war": place},
        )
        return resumed(paused(state, ("advance_front", "far_east")))

    def told(case: str) -> Text:
        holder = "center" if case == "weak" else case
        return q.text("plan", holder=holder, support=plans[case])

    ends = {case: after_all(case, markers) for case, markers in plans.items()}

    def why(case: str) -> Why:
        first = ends[case].events[0]
        return Why.of(first)

    def rolls(s: Churchill) -> Text:
        case = next(x for x in plans if s == ends[x])
        assert event(s, "front_rolled")["front"] == "far_east"
        return told(case)

    state = attacking(rng, {"far_east": "nomohon"}, {"far_east": armies}, issues={})
    q.facts(armies=armies, rule=summary("7.73.4"))
    return q.choose(
        paused(state),
        shuffled(rng, [Choice(told(x), x == CENTER, why(x)) for x in plans]),
        outcome=ends[CENTER],
        reads=rolls,
    )


@maker("7.7", "7.73.5", "compute")
def fronts_that_roll(rng: random.Random, q: Question) -> Exercise:
    """All fronts have their turn: for how many of them is a die rolled?"""
    axis = pick(rng, ("germany", "germany", "japan"))
    inside = pick(rng, ("western", "eastern") if axis == "germany" else ("central_pacific",))
    fronts = {
        front: pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ()))) for front in FRONTS
    }
    fronts |= {inside: axis, "mediterranean": pick(rng, LAND["mediterranean"])}
    state = attacking(
        rng,
        fronts,
        {front: number(rng, 0, 2) for front in FRONTS if BOX.tracks[front].axis != axis},
        surrendered=("italy", axis),
        naval={front: number(rng, 2, 3) for front in LANDINGS},
        support={front: number(rng, 0, 2) for front in FRONTS if BOX.tracks[front].axis != axis},
        issues={},
    )
    state = paused(state, ("advance_fronts",))
    outcome = resumed(state)

    def rolled(s: Churchill) -> list[str]:
        return [e["front"] for e in s.events if e.kind == "front_rolled"]

    rows = tuple((front, 1, "7.71") for front in rolled(outcome))
    over = tuple(front for front in FRONTS if state.is_over(front))
    q.facts(axis=axis, fronts=over, count=len(rows))
    return q.compute(state, outcome, lambda s: len(rolled(s)), rows)
