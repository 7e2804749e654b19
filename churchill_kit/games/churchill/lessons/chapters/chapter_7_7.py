"""Exercises of chapter 7.7: advancing the fronts, and surrender."""

from __future__ import annotations

import random
from typing import Any

from .....engine.values import Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    answers,
    chance,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...box.components import BOX, BOXES, FRONTS, SEATS
from ...rules.decisions import naval, support
from ...rules.fronts import emperors_conditions, strength
from ...rules.meeting import total
from ...rules.reserves import about_to_land
from ...state import CENTER, Churchill
from ..positions import LAND, LANDINGS, ahead, allocating, attacking, paused, position, resumed

# -- 7.7 Advancing a front -------------------------------------------------------------------------


def facing(rng: random.Random, front: str) -> int:
    """So many armies that may oppose a front at any time."""
    return number(rng, 0, 3 if BOX.tracks[front].theater == "europe" else 2)


@maker("7.7", "7.72", "compute")
def front_strength(rng: random.Random, q: Question) -> Exercise:
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

    entry = ahead(state, front)
    q.facts(
        space=entry.id,
        naval=4,
        front=front,
        support=support,
        armies=armies,
        strength=power(outcome),
    )
    return q.compute(state, outcome, power, strength(state, front))


def went(case: str) -> Text:
    """What came of a front's attempt, as an answer."""
    return text("tutor-front_attempt-went", case=case)


WENT = ("two", "one", "back", "no")


@maker("7.7", "7.71", "predict")
def front_attempt(rng: random.Random, q: Question) -> Exercise:
    """A front tries to advance with this die: what comes of it?"""
    wanted = q.once(pick, WENT)
    front = pick(rng, LAND | LANDINGS)
    space = pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ())))
    support, armies, ships = number(rng, 0, 6), facing(rng, front), number(rng, 2, 3)
    state = attacking(
        rng, {front: space}, {front: armies}, naval={front: ships}, support={front: support}
    )
    state = paused(state, ("advance_front", front))
    before, roll = state.fronts[front], number(rng, 1, 10)
    outcome = resumed(state, (roll,))

    def case(s: Churchill) -> str:
        if s.fronts[front] > before:
            return "two" if s.fronts[front] - before == 2 else "one"
        return "back" if any(e.kind == "front_rolled" for e in s.events) else "no"

    q.require(case(outcome) == wanted)
    decisive = ("breakthrough", "no_breakthrough", "breakthrough_stopped")
    told = next((e for e in outcome.events if e.kind in decisive), outcome.events[0])
    why = Why.of(told)
    entry = ahead(state, front)
    power = total(strength(state, front))
    q.facts(
        front=front,
        space=entry.id,
        needed=entry.naval,
        naval=ships,
        support=support,
        armies=armies,
        roll=roll,
        strength=power,
        over=max(power - 10, 0),
    )
    return q.predict(state, outcome, lambda s: went(case(s)), map(went, WENT), why=why)


@maker("7.7", "7.71", "compute")
def front_odds(rng: random.Random, q: Question) -> Exercise:
    """With how many of the ten numbers of the die does this front advance?"""
    front = pick(rng, LAND | LANDINGS)
    space = pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ())))
    support, armies, ships = number(rng, 0, 4), facing(rng, front), number(rng, 2, 4)
    state = attacking(
        rng, {front: space}, {front: armies}, naval={front: ships}, support={front: support}
    )
    state = paused(state, ("advance_front", front))
    outcome = resumed(state, (1,))
    q.require(total(strength(state, front)) >= 0)

    def faces(s: Churchill) -> int:
        made = s.events[0]
        return made["strength"] if made.kind == "front_rolled" else 0

    count = sum(resumed(state, (n,)).fronts != state.fronts for n in range(1, 11))
    told = outcome.events[0]
    entry = ahead(state, front)
    q.facts(
        support=support,
        armies=armies,
        front=front,
        space=entry.id,
        needed=entry.naval,
        naval=ships,
        count=count,
    )
    return q.compute(state, outcome, faces, why=q.why(*told.breakdown, rule=told.rule))


# -- 7.73 What keeps a front from trying, 7.74 Breakthrough, 7.75 Kamikazes ------------------------

BARRED = ("issue", "naval", "weak", "rolls")


def bar(case: str) -> Text:
    """An answer: what keeps a front from rolling the die."""
    return text("tutor-barred_front-case", case=case)


@maker("7.7", "7.73", "predict")
def barred_front(rng: random.Random, q: Question) -> Exercise:
    """A front that needs an agreement: may it try, and if not, what is missing?"""
    front, space = pick(
        rng, (("western", "bolero"), ("western", "bolero"), ("far_east", "nomohon"))
    )
    issue = "second_front" if front == "western" else "ussr_declares_war"
    case = pick(rng, BARRED if front == "western" else ("issue", "weak", "rolls"))
    armies = number(rng, 1, 3)
    support = armies - 1 if case == "weak" else number(rng, armies, armies + 2)
    state = attacking(
        rng,
        {front: space},
        {front: armies},
        naval={front: number(rng, 3, 4) if case == "naval" else 5} if front == "western" else {},
        support={front: support},
        issues={
            issue: pick(rng, (("us", 1), ("uk", 2), ("ussr", 1))) if case == "issue" else CENTER
        },
    )
    state = paused(state, ("advance_front", front))
    outcome = resumed(state)

    def found(s: Churchill) -> Text:
        told = s.events[0]
        if told.kind == "front_blocked":
            return bar("naval" if told["why"] == "naval" else "issue")
        return bar("weak" if told.kind == "front_too_weak" else "rolls")

    told = outcome.events[0]
    why = Why.of(told)

    q.facts(
        agreed=case != "issue",
        front=front,
        issue=issue,
        armies=armies,
        support=support,
        naval=state.naval.get(front, 0),
        space=ahead(state, front).id,
    )
    return q.predict(state, outcome, found, map(bar, BARRED), why=why)


# Fronts before a space that they enter by land: beyond it lies more land, the sea, or nothing.
DRIVES = {
    "eastern": ("belorussia", "ukraine", "prussia", "eastern_box"),
    "western": ("normandy", "rhineland"),
    "cbi": ("burma", "yunnan"),
    "mediterranean": ("central_italy",),
}


@maker("7.7", "7.74", "compute")
def breakthrough_faces(rng: random.Random, q: Question) -> Exercise:
    """With how many of the ten numbers of the die does a strong front break through?"""
    front = pick(rng, DRIVES)
    space = pick(rng, DRIVES[front])
    armies = number(rng, 0, 2)
    support = armies + number(rng, 4, 7)
    state = attacking(rng, {front: space}, {front: armies}, support={front: support})
    state = paused(state, ("advance_front", front))
    outcome = resumed(state, (10,))
    power = total(strength(state, front))

    def faces(s: Churchill) -> int:
        through = (e for e in s.events if e.kind == "breakthrough")
        return sum(e["total"] - BOX.limits.breakthrough_at + 1 for e in through)

    count = faces(outcome)
    told = next(e for e in outcome.events if e.kind.startswith("breakthrough"))
    parts = (("die", 1, "7.74"), ("over_ten", power - 10, "7.74")) if count else ()
    entry = ahead(state, front)
    q.facts(
        space=entry.id, front=front, support=support, armies=armies, strength=power, over=power - 10
    )
    return q.compute(
        state, outcome, faces, why=Why(told if not count else q.text("why", n=count), "7.74", parts)
    )


@maker("7.7", "7.75", "compute")
def ships_left(rng: random.Random, q: Question) -> Exercise:
    """A landing succeeds: how many naval support are left in the theater box?"""
    front = pick(rng, ("central_pacific", "central_pacific", "southwest_pacific"))
    spaces = {
        "central_pacific": ("caroline", "marianas", "iwo_jima"),
        "southwest_pacific": ("vogelkop", "solomons"),
    }
    space = pick(rng, spaces[front])
    ships = number(rng, 3, 5)
    state = attacking(rng, {front: space}, {}, naval={front: ships}, support={front: 4})
    state = paused(state, ("advance_front", front))
    outcome = resumed(state, (number(rng, 1, 9),))

    def left(s: Churchill) -> int:
        return s.naval[front]

    entered = outcome.space(front).id
    lost = [(entered, -e["amount"], e.rule) for e in outcome.events if e.kind == "kamikaze"]
    q.facts(ships=ships, front=front, space=entered, hit=bool(lost))
    return q.compute(state, outcome, left, ((front, ships, "7.53"), *lost))


@maker("7.7", "7.7", "mistake")
def front_report(rng: random.Random, q: Question) -> Exercise:
    """Four fronts have tried to advance: which report is wrong?"""
    fronts = ("western", "eastern", "mediterranean", "cbi", "central_pacific")
    spaces = {
        front: pick(rng, (*LAND.get(front, ()), *LANDINGS.get(front, ()))) for front in fronts
    }
    armies = {front: facing(rng, front) for front in fronts}
    state = attacking(
        rng,
        spaces,
        armies,
        naval=dict.fromkeys(fronts, 3),
        support={front: number(rng, 0, 4) for front in fronts},
    )
    state = paused(state, *(("advance_front", front) for front in fronts))
    outcome = resumed(state)
    kinds = ("front_rolled", "front_blocked", "front_too_weak")
    reports = [e for e in outcome.events if e.kind in kinds]
    rolled = [e for e in reports if e.kind == "front_rolled" and e["strength"] != e["roll"]]
    q.require(len(reports) >= 4 and rolled)
    true = pick(rng, rolled)
    facts = {**true.args, "success": not true["success"]}
    false = Event(true.game, true.kind, true.rule, facts, true.breakdown)

    def untrue(s: Churchill) -> Event:
        return next(c.told for c in choices if isinstance(c.told, Event) and c.told not in s.events)

    right = Choice(false, True, Why.of(true))
    rest = [Choice(e, False, Why.of(e)) for e in sample(rng, [e for e in reports if e != true], 3)]
    choices = answers(rng, right, rest)
    return q.choose(state, choices, outcome=outcome, reads=untrue)


# -- 7.71, 7.8 What production can do for a front --------------------------------------------------


@maker("7.7", "7.72.2", "goal")
def strength_to_land(rng: random.Random, q: Question) -> Exercise:
    """Two markers: let a front try with strength enough."""
    seat = pick(rng, SEATS)
    front = pick(rng, [f for f in LANDINGS if f != "western"])
    space = pick(rng, LANDINGS[front])
    missing, had = number(rng, 0, 1), number(rng, 0, 2)
    wanted = 2 + 2 * (had + 2 - missing)
    state = allocating(
        rng,
        seat,
        2,
        fronts={front: space},
        naval={front: 3 - missing},
        support={front: had},
        issues={},
    )

    def goal(s: Any) -> bool:
        return bool(about_to_land(s, front) and total(strength(s, front)) >= wanted)

    entry = ahead(state, front)
    q.facts(seat=seat, ships=3 - missing, support=had, front=front, space=entry.id, wanted=wanted)
    return q.goal(state, goal, moves=2, seat=seat)


@maker("7.7", "7.8", "choose")
def after_the_surrender(rng: random.Random, q: Question) -> Exercise:
    """An Axis power has surrendered: what may still be done with a production marker?"""
    seat, axis = pick(rng, SEATS), pick(rng, ("germany", "japan"))
    inside = {"germany": "western", "japan": "central_pacific"}[axis]
    state = allocating(
        rng,
        seat,
        number(rng, 1, 3),
        fronts={inside: axis},
        surrendered=[axis],
        naval={box: number(rng, 0, 4) for box in BOXES},
        issues={},
    )
    over = [support(front) for front in FRONTS if BOX.tracks[front].axis == axis]
    theater = BOX.tracks[inside].theater
    fine = [support(f) for f in FRONTS if BOX.tracks[f].axis != axis and state.entry(f)]
    fine += [naval(box) for box in FRONTS if BOX.tracks[box].theater == theater]
    q.facts(seat=seat, axis=axis)
    return q.judge(state, [pick(rng, fine), *sample(rng, over, 3)], seat=seat)


# -- 7.8 Surrender ---------------------------------------------------------------------------------


def technology(s: Churchill) -> Text:
    """Who has German technology, as an answer."""
    west, east = s.technology["us"] > 0, s.technology["ussr"] > 0
    return shares("all" if west and east else "west" if west else "east" if east else "no")


def shares(case: str) -> Text:
    """An answer: who takes German technology."""
    return text("tutor-german_surrender-shares", case=case)


@maker("7.7", "7.81", "predict")
def german_surrender(rng: random.Random, q: Question) -> Exercise:
    """Two fronts at the gates of Germany: who takes its technology?"""
    wanted = shares(q.once(pick, ("all", "west", "east", "no")))
    west = pick(rng, ("west_germany", "west_germany", "rhineland"))
    east = pick(rng, ("east_germany", "east_germany", "prussia"))
    support = {"western": number(rng, 0, 4), "eastern": number(rng, 0, 4)}
    armies = {"western": number(rng, 0, 2), "eastern": number(rng, 0, 2)}
    state = attacking(
        rng, {"western": west, "eastern": east}, armies, support=support, naval={"western": 5}
    )
    powers = {front: total(strength(state, front)) for front in support}
    q.require(not (min(powers.values()) <= 0 or max(powers.values()) >= 10))
    fronts = (("advance_front", front) for front in support)
    state = paused(state, *fronts, ("check_german_surrender",))
    rolls = (number(rng, 1, 10), number(rng, 1, 10))
    outcome = resumed(state, rolls)
    q.require(technology(outcome) == wanted)
    inside = {front: outcome.space(front).axis == "germany" for front in support}
    cases = ("all", "west", "east", "no")
    q.facts(
        inside,
        west=west,
        east=east,
        west_strength=powers["western"],
        east_strength=powers["eastern"],
        west_roll=rolls[0],
        east_roll=rolls[1],
    )
    return q.predict(state, outcome, technology, map(shares, cases))


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
def japanese_surrender(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(soviets=soviets, fallen=fallen, bomb=bomb, base=base)
    return q.predict(state, outcome, lacking, map(emperor, MISSING))
