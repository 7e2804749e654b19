"""Exercises of chapter 7.5: Axis reserves, priority by priority (7.6), and front tracks (7.52)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

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
    text,
)
from ...box.components import BOX, FRONTS
from ...rules.fronts import strength
from ...rules.meeting import total
from ...state import Churchill
from ..positions import ahead, attacking, paused, position, resumed
from .chapter_7_5 import diced, lands, reported, reserves_placed
from .chapter_9 import summary

# -- 7.52 Front tracks -----------------------------------------------------------------------------

# Where fronts may stand with some way before them.
UNDER_WAY = {
    front: tuple(space.id for space in BOX.tracks[front].spaces[:-1])
    for front in FRONTS
    if front != "mediterranean"
}


@maker("7.5", "7.52", "predict")
def first_to_arrive(rng: random.Random, q: Question) -> Exercise:
    """Four fronts advance one space in each conference: which one arrives first?"""
    spaces = {front: pick(rng, UNDER_WAY[front]) for front in sample(rng, UNDER_WAY, 3)}
    spaces["mediterranean"] = pick(rng, ("sicily", "southern_italy", "central_italy"))
    ways = {front: way(front, space) for front, space in spaces.items()}
    nearest = sorted(ways.values())
    q.require(1 < nearest[0] < nearest[1])
    state = paused(position(rng, at="war", fronts=spaces))
    outcome = state.copy()
    outcome.fronts = {
        front: min(at + nearest[0] * (front in spaces), len(BOX.tracks[front].spaces) - 1)
        for front, at in state.fronts.items()
    }

    def arrives(s: Churchill) -> str:
        front: str = next(f for f in spaces if s.space(f).axis == BOX.tracks[f].axis)
        return front

    def why(front: str) -> Why:
        key = "end" if front == "mediterranean" else "way"
        told = q.text(f"{key}", front=front, n=ways[front])
        return Why(told, "7.52")

    right = arrives(outcome)
    q.facts(n=nearest[0])
    return q.choose(
        state,
        [Choice(lands(f), f == right, why(f)) for f in FRONTS if f in spaces],
        outcome=outcome,
        reads=lambda s: lands(arrives(s)),
    )


def way(front: str, space: str) -> int:
    """In how many steps a front reaches its Axis power; very many for one that never does."""
    track = BOX.tracks[front]
    if track.spaces[-1].axis != track.axis:
        return len(BOX.locations)
    return len(track.spaces) - 1 - track.index(space)


# -- 7.61 What is left for the dice ----------------------------------------------------------------


@maker("7.5", "7.61", "compute")
def european_dice(rng: random.Random, q: Question) -> Exercise:
    """How many German armies are left for the dice?"""
    west = pick(rng, ("western_box", "bolero", "normandy", "rhineland", "west_germany"))
    east = pick(rng, ("eastern_box", "belorussia", "ukraine", "prussia", "east_germany"))
    state, outcome = reserves_placed(rng, "europe", fronts={"western": west, "eastern": east})
    q.require(not any(e.kind == "odd_army_rolled" for e in outcome.events))
    q.facts(west=west, east=east)
    return diced(q, state, outcome, "german_army")


# -- 7.62 Europe -----------------------------------------------------------------------------------


def placed(s: Churchill, front: str) -> list[Event]:
    """The armies that oppose a front by priority."""
    return [e for e in s.events if e.kind == "armies_placed" and e["front"] == front]


def armies(s: Churchill, front: str) -> int:
    """How many armies oppose a front by priority."""
    return sum(e["amount"] for e in placed(s, front))


def in_parts(told: Iterable[Event], sign: int = 1) -> tuple[tuple[str, int, str], ...]:
    """Armies as the parts of a number."""
    return tuple(("german_army", sign * e["amount"], e.rule) for e in told)


@maker("7.5", "7.62.1", "compute")
def held_in_germany(rng: random.Random, q: Question) -> Exercise:
    """At the gates of Germany: how many armies oppose this front by priority?"""
    west = pick(rng, ("rhineland", "west_germany", "west_germany"))
    east = pick(rng, ("ukraine", "prussia", "east_germany", "east_germany"))
    front = pick(rng, ("western", "eastern"))
    state, outcome = reserves_placed(rng, "europe", fronts={"western": west, "eastern": east})
    gates = west == "west_germany" or east == "east_germany"
    q.require(gates and not any(e.kind == "odd_army_rolled" for e in outcome.events))
    q.facts(
        armies=state.reserves["german_army"],
        front=front,
        west=west,
        east=east,
        amount=armies(outcome, front),
    )
    return q.compute(state, outcome, lambda s: armies(s, front), in_parts(placed(outcome, front)))


@maker("7.5", "7.62.3", "compute")
def atlantic_battle(rng: random.Random, q: Question) -> Exercise:
    """Naval support is on its way to the Western Front: how much of it gets past the U-boats?"""
    space = pick(rng, ("western_box", "western_box", "bolero", "normandy"))
    ships = number(rng, 0 if space == "western_box" else 2, 5)
    naval = {"western": ships, "arctic": number(rng, 0, 4)}
    state, outcome = reserves_placed(rng, "europe", fronts={"western": space}, naval=naval)
    sunk = [("german_navy", -e["amount"], e.rule) for e in outcome.events if e.kind == "navy_sent"]
    q.facts(space=space, ships=ships, rule=summary("7.62.3"))
    return q.compute(
        state, outcome, lambda s: s.naval["western"], (("western", ships, "7.53"), *sunk)
    )


@maker("7.5", "7.62.4", "compute")
def relief_in_the_east(rng: random.Random, q: Question) -> Exercise:
    """The Western Front advances: how many armies fewer oppose the Eastern Front by priority?"""
    west = pick(rng, ("western_box", "bolero", "bolero", "bolero", "normandy"))
    east = pick(rng, ("eastern_box", "belorussia", "ukraine", "prussia"))
    track = BOX.tracks["western"]
    on = track.spaces[track.index(west) + 1].id
    _, before = reserves_placed(rng, "europe", fronts={"western": west, "eastern": east})
    state, outcome = reserves_placed(rng, "europe", fronts={"western": on, "eastern": east})
    had = armies(before, "eastern")
    fewer = had - armies(outcome, "eastern")
    told = in_parts(placed(outcome, "eastern"), -1)
    q.facts(west=west, on=on, east=east, rule=summary("7.62.4"), now=had - fewer, before=had)
    return q.compute(
        state,
        outcome,
        lambda s: had - armies(s, "eastern"),
        (*in_parts(placed(before, "eastern")), *told),
    )


CLOSER = ("western", "eastern", "both", "nobody")


def closer(case: str) -> Text:
    """An answer: whom two more German armies oppose."""
    return text("tutor-closer_front-case", case=case)


@maker("7.5", "7.62.6", "predict")
def closer_front(rng: random.Random, q: Question) -> Exercise:
    """Two German armies for the front that is closer to Germany: where do they go?"""
    wanted = q.once(pick, CLOSER)
    west = pick(rng, ("western_box", "bolero", "normandy", "normandy", "rhineland"))
    east = pick(rng, ("eastern_box", "belorussia", "ukraine", "prussia"))
    state, outcome = reserves_placed(rng, "europe", fronts={"western": west, "eastern": east})

    def goes(s: Churchill) -> Text:
        fronts = [e["front"] for e in s.events if e.rule == "7.62.6"]
        return closer("both" if len(fronts) == 2 else fronts[0] if fronts else "nobody")

    q.require(goes(outcome) == closer(wanted))
    q.facts(
        west=west,
        east=east,
        rule=summary("7.62.6"),
        west_way=way("western", west),
        east_way=way("eastern", east),
        case=wanted,
    )
    return q.predict(state, outcome, goes, map(closer, CLOSER))


# -- 7.62, 7.64 How strong is it against what will stand there? ------------------------------------

# A die that sends no army against this front.
ELSEWHERE = {"western": 3, "eastern": 1, "mediterranean": 1, "far_east": 3}


def opposed(rng: random.Random, q: Question, front: str, **fronts: tuple[str, ...]) -> Exercise:
    """The reserves are placed, and no die sends one here: what strength will the front have?"""
    q.like = "opposed"
    spaces = {name: pick(rng, choice) for name, choice in fronts.items()}
    support = number(rng, 1, 6)
    state, outcome = reserves_placed(
        rng,
        BOX.tracks[front].theater,
        (ELSEWHERE[front],) * BOX.reserves["german_army"],
        fronts=spaces,
        support={front: support},
    )
    entry = ahead(state, front)
    parts = strength(outcome, front)
    q.facts(front=front, space=entry.id, support=support, armies=outcome.armies[front])
    q.facts(strength=total(parts), rule=summary(q.rule))
    return q.compute(state, outcome, lambda s: total(strength(s, front)), parts)


WEST = ("western_box", "bolero", "normandy", "rhineland")
EAST = ("eastern_box", "belorussia", "ukraine", "prussia")


@maker("7.5", "7.62.2", "compute")
def eastern_strength(rng: random.Random, q: Question) -> Exercise:
    """How strong will the Eastern Front be?"""
    return opposed(rng, q, "eastern", western=WEST, eastern=EAST)


@maker("7.5", "7.62.5", "compute")
def western_strength(rng: random.Random, q: Question) -> Exercise:
    """How strong will the Western Front be?"""
    west = ("bolero", "bolero", *WEST[:3])
    return opposed(rng, q, "western", western=west, eastern=EAST)


@maker("7.5", "7.62.7", "compute")
def italian_strength(rng: random.Random, q: Question) -> Exercise:
    """How strong will the Mediterranean Front be?"""
    mediterranean = ("mediterranean_box", "sicily", "southern_italy", "central_italy")
    return opposed(rng, q, "mediterranean", mediterranean=mediterranean, western=WEST)


@maker("7.5", "7.64.2", "compute")
def far_eastern_strength(rng: random.Random, q: Question) -> Exercise:
    """How strong will the Far East Front be?"""
    far_east = ("far_east_box", "nomohon", "manchuria", "korea")
    return opposed(rng, q, "far_east", far_east=far_east, central_pacific=("marianas", "caroline"))


# -- 7.64 The Pacific ------------------------------------------------------------------------------

PACIFIC = {
    "central_pacific": ("gilbert_marshall", "caroline", "marianas", "okinawa"),
    "southwest_pacific": ("solomons", "papua", "vogelkop", "kyushu"),
    "cbi": ("cbi_box", "burma", "yunnan", "formosa"),
    "far_east": ("nomohon", "manchuria", "korea"),
}


def facing(fronts: Iterable[str]) -> Text:
    """An answer: the fronts that have Japanese armies before them."""
    return text("tutor-japan_at_bay-case", fronts=tuple(f for f in PACIFIC if f in fronts))


@maker("7.5", "7.64.1", "predict")
def japan_at_bay(rng: random.Random, q: Question) -> Exercise:
    """A front is about to enter Japan: which fronts do the Japanese armies oppose?"""
    spaces = {front: pick(rng, names) for front, names in PACIFIC.items()}
    gates = [front for front in spaces if way(front, spaces[front]) == 1]
    q.require(1 <= len(gates) <= 2)
    state, outcome = reserves_placed(rng, "pacific", fronts=spaces, naval={})

    def opposing(s: Churchill) -> Text:
        return facing([f for f in PACIFIC if s.armies[f]])

    others = [front for front in PACIFIC if front not in gates]
    slips = [PACIFIC, [*gates, "far_east"], others, [*gates, others[0]], ["far_east"], others[1:]]
    q.facts(rule=summary("7.64.1"), fronts=gates)
    return q.among(state, outcome, opposing, map(facing, slips))


@maker("7.5", "7.64.3", "predict")
def b29_defence(rng: random.Random, q: Question) -> Exercise:
    """Which of these fronts will have a Japanese army before it, whatever the dice say?"""
    away = {
        "central_pacific": ("gilbert_marshall", "marianas", "iwo_jima"),
        "southwest_pacific": ("solomons", "papua", "philippines"),
        "cbi": ("cbi_box", "yunnan"),
    }
    near = {"central_pacific": "caroline", "southwest_pacific": "vogelkop", "cbi": "burma"}
    right = pick(rng, near)
    spaces = {front: pick(rng, names) for front, names in away.items()}
    spaces |= {right: near[right], "far_east": "far_east_box"}
    state, outcome = reserves_placed(rng, "pacific", fronts=spaces, naval={})

    def sure(s: Churchill) -> Text:
        return lands(event(s, "armies_placed")["front"])

    def why(front: str) -> Why:
        entry = ahead(state, front)
        facts = {"front": front, "space": entry.id, "base": entry.b29}
        return Why(q.text("why", **facts), "7.64.3")

    q.facts(rule=summary("7.64.3"))
    return q.choose(
        state,
        [Choice(lands(f), lands(f) == sure(outcome), why(f)) for f in PACIFIC],
        outcome=outcome,
        reads=sure,
    )


def fleet_slips(told: Event) -> list[Event]:
    """What could be told instead of a fleet's fate, and is wrong."""
    if told.kind != "navy_fate":
        return []
    return [instead(told, sunk=not told["sunk"])]


def die_slips(told: Event) -> list[Event]:
    """What could be told instead of an army's way, and is wrong."""
    if told.kind != "army_rolled":
        return []
    drives = [front for front in PACIFIC if front not in ("far_east", told["front"])]
    return [instead(told, front=front) for front in drives]


def instead(told: Event, **facts: Any) -> Event:
    """An event with other facts."""
    return Event(told.game, told.kind, told.rule, {**told.args, **facts})


def pacific_war(rng: random.Random, **more: Any) -> tuple[Churchill, Churchill]:
    """Positions before and after the Japanese reserves are placed."""
    fronts = {front: pick(rng, names[:3]) for front, names in PACIFIC.items()}
    fronts["far_east"] = pick(rng, ("far_east_box", "nomohon"))
    naval = {box: number(rng, 2, 5) for box in PACIFIC}
    return reserves_placed(rng, "pacific", fronts=fronts, naval=naval, **more)


@maker("7.5", "7.64.5", "mistake")
def fleet_report(rng: random.Random, q: Question) -> Exercise:
    """Reports of a day on which the Japanese fleet put to sea: which one is wrong?"""
    state, outcome = pacific_war(rng, rolls=(number(rng, 1, 2), number(rng, 1, 6)))
    q.facts(rule=summary("7.64.5"))
    return reported(rng, q, state, outcome, fleet_slips)


@maker("7.5", "7.64.6", "mistake")
def pacific_report(rng: random.Random, q: Question) -> Exercise:
    """Reports about the armies in the Pacific: which one is wrong?"""
    state, outcome = pacific_war(rng)
    q.facts(rule=summary("7.64.6"))
    return reported(rng, q, state, outcome, die_slips)


@maker("7.5", "7.65", "compute")
def after_manchuria(rng: random.Random, q: Question) -> Exercise:
    """The Far East Front has fought: how many armies has Japan in the next conference?"""
    support, agreed = number(rng, 2, 3), chance(rng, 0.8)
    state = attacking(
        rng,
        {"far_east": "nomohon", "central_pacific": pick(rng, PACIFIC["central_pacific"])},
        {"far_east": 2},
        support={"far_east": support},
        issues={"ussr_declares_war": "center" if agreed else ("us", number(rng, 1, 5))},
    )
    power, roll = total(strength(state, "far_east")), number(rng, 1, 6)
    state = paused(state, ("advance_front", "far_east"))
    outcome = resumed(state, (roll,))

    def left(s: Churchill) -> int:
        return s.reserves["japanese_army"]

    lost = [("manchuria", -1, e.rule) for e in outcome.events if e.kind == "reserve_removed"]
    first = outcome.events[0]
    q.facts(agreed=agreed, strength=power, roll=roll, armies=left(state), rule=summary("7.65"))
    return q.compute(
        state,
        outcome,
        left,
        why=Why(first, "7.65", (("japanese_army", left(state), "7.61"), *lost)),
    )
