"""Exercises of chapter 7.7: advancing the fronts, and surrender."""

from __future__ import annotations

import random

from ...churchill.components import BOX
from ...churchill.fronts import emperors_conditions, strength
from ...churchill.meeting import total
from ...churchill.state import Churchill
from ..exercise import Choice, Exercise, Text, Why, maker, pick, text
from .positions import LAND, LANDINGS, attacking, chance, number, paused, position, resumed

# -- 7.7 Advancing a front -------------------------------------------------------------------------


def facing(rng: random.Random, front: str) -> int:
    """So many armies that may oppose a front at any time."""
    return number(rng, 0, 3 if BOX.tracks[front].theater == "europe" else 2)


@maker("7.7", "7.72", "compute")
def front_strength(rng: random.Random) -> Exercise:
    """How strong is this front?"""
    front = pick(rng, LAND | LANDINGS)
    space = pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ())))
    support, armies = number(rng, 0, 5), facing(rng, front)
    state = attacking(
        rng, {front: space}, {front: armies}, naval={front: 4}, support={front: support}
    )
    state = paused(state, ("advance_front", front))
    outcome = resumed(state)

    def power(s: Churchill) -> int:
        kinds = ("front_rolled", "front_too_weak")
        found: int = next(e["strength"] for e in s.events if e.kind in kinds)
        return found

    entry = state.entry(front)
    assert entry is not None
    facts = {"front": front, "support": support, "armies": armies}
    return Exercise(
        text("tutor-front_strength", space=entry.id, naval=4, **facts),
        Why(
            text("tutor-front_strength-why", front=front, strength=power(outcome)),
            "7.72",
            tuple(strength(state, front)),
        ),
        state,
        number=power(outcome),
        hints=(
            text("tutor-front_strength-hint1"),
            text("tutor-front_strength-hint2"),
            text("tutor-front_strength-hint3", support=support, armies=armies),
        ),
        outcome=outcome,
        reads=power,
    )


def went(case: str) -> Text:
    """What came of a front's attempt, as an answer."""
    return text("tutor-front_attempt-went", case=case)


WENT = ("two", "one", "back", "no")


@maker("7.7", "7.71", "predict")
def front_attempt(rng: random.Random) -> Exercise:
    """A front tries to advance with this die: what comes of it?"""
    wanted = pick(rng, WENT)
    while True:
        front = pick(rng, LAND | LANDINGS)
        space = pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ())))
        support, armies, ships = number(rng, 0, 6), facing(rng, front), number(rng, 2, 3)
        state = attacking(
            rng, {front: space}, {front: armies}, naval={front: ships}, support={front: support}
        )
        state = paused(state, ("advance_front", front))
        before, roll = state.fronts[front], number(rng, 1, 10)
        outcome = resumed(state, (roll,))

        def case(s: Churchill, front: str = front, before: int = before) -> str:
            if s.fronts[front] > before:
                return "two" if s.fronts[front] - before == 2 else "one"
            return "back" if any(e.kind == "front_rolled" for e in s.events) else "no"

        if case(outcome) == wanted:
            break
    decisive = ("breakthrough", "no_breakthrough", "breakthrough_stopped")
    told = next((e for e in outcome.events if e.kind in decisive), outcome.events[0])
    why = Why(told, told.rule, told.breakdown)
    entry = state.entry(front)
    assert entry is not None
    facts = {"front": front, "space": entry.id, "needed": entry.naval, "naval": ships}
    facts |= {"support": support, "armies": armies, "roll": roll}
    power = total(strength(state, front))
    return Exercise(
        text("tutor-front_attempt", **facts),
        why,
        state,
        choices=tuple(Choice(went(x), x == wanted, why) for x in WENT),
        hints=(
            text("tutor-front_attempt-hint1"),
            text("tutor-front_attempt-hint2", strength=power),
            text("tutor-front_attempt-hint3", over=max(power - 10, 0)),
        ),
        outcome=outcome,
        reads=lambda s: went(case(s)),
    )


@maker("7.7", "7.71", "compute")
def front_odds(rng: random.Random) -> Exercise:
    """With how many of the ten numbers of the die does this front advance?"""
    while True:
        front = pick(rng, LAND | LANDINGS)
        space = pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ())))
        support, armies, ships = number(rng, 0, 4), facing(rng, front), number(rng, 2, 4)
        state = attacking(
            rng, {front: space}, {front: armies}, naval={front: ships}, support={front: support}
        )
        state = paused(state, ("advance_front", front))
        outcome = resumed(state, (1,))
        if total(strength(state, front)) >= 0:
            break

    def faces(s: Churchill) -> int:
        made = s.events[0]
        return made["strength"] if made.kind == "front_rolled" else 0

    count = sum(resumed(state, (n,)).fronts != state.fronts for n in range(1, 11))
    told = outcome.events[0]
    entry = state.entry(front)
    assert entry is not None
    facts = {"front": front, "space": entry.id, "needed": entry.naval, "naval": ships}
    return Exercise(
        text("tutor-front_odds", support=support, armies=armies, **facts),
        Why(text("tutor-front_odds-why", count=count, **facts), told.rule, told.breakdown),
        state,
        number=count,
        hints=(
            text("tutor-front_odds-hint1", needed=entry.naval, naval=ships),
            text("tutor-front_odds-hint2"),
            text("tutor-front_odds-hint3", support=support, armies=armies),
        ),
        outcome=outcome,
        reads=faces,
    )


# -- 7.8 Surrender ---------------------------------------------------------------------------------


def technology(s: Churchill) -> Text:
    """Who has German technology, as an answer."""
    west, east = s.technology["us"] > 0, s.technology["ussr"] > 0
    return shares("all" if west and east else "west" if west else "east" if east else "no")


def shares(case: str) -> Text:
    """An answer: who takes German technology."""
    return text("tutor-german_surrender-shares", case=case)


@maker("7.7", "7.81", "predict")
def german_surrender(rng: random.Random) -> Exercise:
    """Two fronts at the gates of Germany: who takes its technology?"""
    wanted = shares(pick(rng, ("all", "west", "east", "no")))
    while True:
        west = pick(rng, ("west_germany", "west_germany", "rhineland"))
        east = pick(rng, ("east_germany", "east_germany", "prussia"))
        support = {"western": number(rng, 0, 4), "eastern": number(rng, 0, 4)}
        armies = {"western": number(rng, 0, 2), "eastern": number(rng, 0, 2)}
        state = attacking(
            rng, {"western": west, "eastern": east}, armies, support=support, naval={"western": 5}
        )
        powers = {front: total(strength(state, front)) for front in support}
        if min(powers.values()) <= 0 or max(powers.values()) >= 10:
            continue
        fronts = (("advance_front", front) for front in support)
        state = paused(state, *fronts, ("check_german_surrender",))
        rolls = (number(rng, 1, 10), number(rng, 1, 10))
        outcome = resumed(state, rolls)
        if technology(outcome) == wanted:
            break
    inside = {front: outcome.space(front).axis == "germany" for front in support}
    why = Why(text("tutor-german_surrender-why", **inside), "7.81")
    cases = ("all", "west", "east", "no")
    return Exercise(
        text(
            "tutor-german_surrender",
            west=west,
            east=east,
            west_strength=powers["western"],
            east_strength=powers["eastern"],
            west_roll=rolls[0],
            east_roll=rolls[1],
        ),
        why,
        state,
        choices=tuple(Choice(shares(x), shares(x) == wanted, why) for x in cases),
        hints=(
            text("tutor-german_surrender-hint1"),
            text("tutor-german_surrender-hint2"),
            text("tutor-german_surrender-hint3"),
        ),
        outcome=outcome,
        reads=technology,
    )


MISSING = ("germany", "bomb", "manchuria", "no")
BASES = {"central_pacific": "marianas", "southwest_pacific": "philippines", "cbi": "yunnan"}
NO_BASES = {"central_pacific": "caroline", "southwest_pacific": "vogelkop", "cbi": "burma"}


def lacking(s: Churchill) -> Text:
    """Which of the Emperor's conditions is not met, as an answer."""
    if "japan" in s.surrendered:
        return emperor("no")
    return emperor(MISSING[emperors_conditions(s).index(False)])


def emperor(case: str) -> Text:
    """An answer: what keeps the Emperor from giving in."""
    return text("tutor-emperor-lacks", case=case)


@maker("7.7", "7.82", "predict")
def japanese_surrender(rng: random.Random) -> Exercise:
    """Does Japan surrender without an invasion, and if not, what is missing?"""
    case = pick(rng, MISSING)
    fallen = case != "germany"
    bomb, base = case != "bomb", True
    if case == "bomb":
        bomb = chance(rng, 0.5)
        base = not bomb
    soviets = "nomohon" if case == "manchuria" else pick(rng, ("manchuria", "korea"))
    drives = NO_BASES
    if base:
        front = pick(rng, BASES)
        drives = {**NO_BASES, front: BASES[front]}
    state = position(
        rng,
        at="war",
        fronts={
            **drives,
            "western": "germany" if fallen else "west_germany",
            "far_east": soviets,
        },
        surrendered=["germany", "italy"] if fallen else ["italy"],
        a_bomb={"us": "trinity" if bomb else pick(rng, ("oak_ridge", "hanford"))},
    )
    state = paused(state, ("check_japanese_surrender",))
    outcome = resumed(state)
    right = lacking(outcome)
    facts = {"fallen": fallen, "bomb": bomb, "base": base, "soviets": soviets}
    why = Why(text("tutor-japanese_surrender-why", **facts), "7.82")
    return Exercise(
        text("tutor-japanese_surrender"),
        why,
        state,
        choices=tuple(Choice(emperor(x), emperor(x) == right, why) for x in MISSING),
        hints=(
            text("tutor-japanese_surrender-hint1"),
            text("tutor-japanese_surrender-hint2"),
            text("tutor-japanese_surrender-hint3", soviets=soviets),
        ),
        outcome=outcome,
        reads=lacking,
    )
