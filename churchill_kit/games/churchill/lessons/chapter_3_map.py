"""Exercises of chapter 3, continued: what else lies on the map."""

from __future__ import annotations

import random
from typing import Any

from ....tutor.exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    answers,
    judged,
    maker,
    pick,
    sample,
    shuffled,
    text,
)
from ..box.components import BOX, BOXES, FRONTS, SEATS, THEATERS
from ..rules.agenda import TRACK_LENGTH
from ..rules.conference_card import NETWORKS_PER_LOCATION
from ..rules.decisions import advance_pawn, naval, support
from ..rules.influence import network
from ..state import CENTER, Churchill, Place, act
from .chapter_5_2 import QUIET
from .positions import allocating, chance, decided, number, on_the_map, paused, position, resumed

COMMANDERS = ("us", "uk")  # 6.92
OFFENSIVE_SIDE, NAVAL_SIDE = 2, 3  # 3.27 the other side of a marker that counts one


# -- 3.24 The A-bomb track -------------------------------------------------------------------------


@maker("3", "3.24", "compute")
def way_to_trinity(rng: random.Random) -> Exercise:
    """How often must research succeed until there is a bomb?"""
    *on_the_way, trinity = BOX.a_bomb
    us, ussr = pick(rng, on_the_way), pick(rng, on_the_way)
    state = on_the_map(position(rng, at="meeting", a_bomb={"us": us, "ussr": ussr}))
    ahead = BOX.a_bomb[BOX.a_bomb.index(us) + 1 :]
    outcome = state.copy()
    while not outcome.us_has_bomb():
        advance_pawn(outcome, "us", "6.10")

    def steps(s: Churchill) -> int:
        taken: int = s.a_bomb["us"] - state.a_bomb["us"]
        return taken

    return Exercise(
        text("tutor-way_to_trinity", us=us, ussr=ussr, trinity=trinity),
        Why(
            text("tutor-way_to_trinity-why", us=us, trinity=trinity),
            "3.24",
            tuple((space, 1, "3.24") for space in ahead),
        ),
        state,
        number=steps(outcome),
        hints=(
            text("tutor-way_to_trinity-hint1"),
            text("tutor-way_to_trinity-hint2", space=ahead[0], trinity=trinity),
        ),
        outcome=outcome,
        reads=steps,
    )


# -- 3.25 The Arctic -------------------------------------------------------------------------------


@maker("3", "3.25", "mistake")
def arctic_marker(rng: random.Random) -> Exercise:
    """Four uses of a production marker: which one is against the rules?"""
    seat, most, full = pick(rng, SEATS), BOX.limits.naval_per_box, chance(rng, 0.4)
    ships = {box: number(rng, 0, most - 1) for box in BOXES}
    if full:
        ships["arctic"] = most
    state = allocating(rng, seat, 1, naval=ships)
    others = sample(rng, [a for a in state.actions() if a != naval("arctic")], 3)
    bad, good = support("arctic"), [naval("arctic"), *others[:2]]
    if full:
        bad, good = naval("arctic"), others
    choices = judged(state, [bad, *good], legal=False)
    return Exercise(
        text("tutor-arctic_marker", seat=seat),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-arctic_marker-hint1"),
            text("tutor-arctic_marker-hint2", n=ships["arctic"], most=most),
        ),
    )


@maker("3", "3.25", "choose")
def northern_countries(rng: random.Random) -> Exercise:
    """A network is to be placed: is the way to Norway and Finland open?"""
    seat, north = pick(rng, SEATS), BOX.arctic.countries
    rival = pick(rng, [s for s in SEATS if s != seat])
    ships = number(rng, 1, BOX.limits.naval_per_box)
    free, full, taken = sample(rng, [x for x in BOX.locations if x not in north], 3)
    influence = {
        full: {"clandestine": (seat, NETWORKS_PER_LOCATION)},
        taken: {"clandestine": (rival, 1)},
    }
    state = position(
        rng, at="war", naval={"arctic": ships}, influence=influence, gains={seat: (2, 0)}
    )
    is_open = state.arctic_open()
    places = [pick(rng, north), full] if is_open else [free, *north]
    choices = judged(state, map(network, [*places, taken]), legal=True)
    return Exercise(
        text("tutor-northern_countries", seat=seat, n=ships),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-northern_countries-hint1", n=BOX.arctic.opens_at),
            text("tutor-northern_countries-hint2", open=is_open),
        ),
    )


# -- 3.26 Theater leadership -----------------------------------------------------------------------


@maker("3", "3.26", "predict")
def who_commands(rng: random.Random) -> Exercise:
    """One leadership issue was won, the other was not: which markers lie on the map now?"""
    before = {theater: pick(rng, COMMANDERS) for theater in THEATERS}
    theater, idle = sample(rng, THEATERS, 2)
    holder, power = pick(rng, SEATS), pick(rng, COMMANDERS)
    issues: dict[str, Place] = {
        f"theater_leadership_{theater}": (holder, number(rng, 1, TRACK_LENGTH)),
        f"theater_leadership_{idle}": CENTER,
        **dict.fromkeys(sample(rng, QUIET, 2), (holder, 1)),
    }
    state = paused(decided(rng, issues, leadership=before), ("name_commanders",))
    outcome = after(resumed(state), act("command", theater=theater, power=power))

    def markers(s: Churchill) -> Text:
        return text("tutor-who_commands-markers", **s.leadership)

    right = markers(outcome)
    facts = {"theater": theater, "idle": idle, "holder": holder, "power": power}
    why = Why(text("tutor-who_commands-why", kept=before[idle], **facts), "3.26")
    told = [
        text("tutor-who_commands-markers", europe=europe, pacific=pacific)
        for europe in COMMANDERS
        for pacific in COMMANDERS
    ]
    return Exercise(
        text("tutor-who_commands", **before, **facts),
        why,
        state,
        choices=tuple(Choice(x, x == right, why) for x in told),
        hints=(
            text("tutor-who_commands-hint1"),
            text("tutor-who_commands-hint2", kept=before[idle], **facts),
        ),
        outcome=outcome,
        reads=markers,
    )


# -- 3.27 Markers are change -----------------------------------------------------------------------


def heap(total: int, high: int, side: int) -> dict[str, int]:
    """Markers for a total, so many of them on their higher side, as facts of a sentence."""
    return {"high": high, "ones": total - high * side, "side": side}


@maker("3", "3.27", "predict")
def change_for_support(rng: random.Random) -> Exercise:
    """Offensive support comes: which markers may lie in the space then?"""
    seat, front = pick(rng, SEATS), pick(rng, FRONTS)
    there, more = number(rng, 2, 5), number(rng, 1, 3)
    state = allocating(rng, seat, more + 1, support={front: there}, naval={})
    outcome = after(state, *[support(front)] * more)
    side = OFFENSIVE_SIDE

    def markers(s: Churchill) -> Text:
        return text("tutor-change-heap", **heap(s.support[front], s.support[front] // side, side))

    def slip(count: int) -> Text:
        return text("tutor-change-heap", **heap(count, pick(rng, range(count // side + 1)), side))

    total = there + more
    lying = heap(there, number(rng, 1, there // side), side)
    why = Why(
        text("tutor-change_for_support-why", n=there, amount=more, total=outcome.support[front]),
        "3.27",
    )
    wrongs = [
        slip(x) for x in sample(rng, [total - 1, total + 1, total + more, total + 2], 4) if x > 0
    ]
    return Exercise(
        text("tutor-change_for_support", seat=seat, front=front, amount=more, **lying),
        why,
        state,
        choices=answers(
            rng, Choice(markers(outcome), True, why), (Choice(x, False, why) for x in wrongs)
        ),
        hints=(
            text("tutor-change_for_support-hint1"),
            text("tutor-change_for_support-hint2", n=there, amount=more),
        ),
        outcome=outcome,
        reads=markers,
    )


@maker("3", "3.27", "compute")
def room_in_the_box(rng: random.Random) -> Exercise:
    """Naval markers lie in a box: how much more naval support is there room for?"""
    seat, box, most = pick(rng, SEATS), pick(rng, BOXES), BOX.limits.naval_per_box
    there = number(rng, 1, most - 1)
    high = 1 if there >= NAVAL_SIDE and chance(rng, 0.7) else 0
    state = allocating(rng, seat, most + 1, naval={box: there})
    outcome: Any = state
    while naval(box) in outcome.actions():
        outcome = after(outcome, naval(box))

    def room(s: Churchill) -> int:
        placed: int = s.naval[box] - state.naval[box]
        return placed

    lying = heap(there, high, NAVAL_SIDE)
    return Exercise(
        text("tutor-room_in_the_box", box=box, **lying),
        Why(
            text("tutor-room_in_the_box-why", n=there, most=most),
            "3.27",
            ((seat, room(outcome), "6.5"),),
        ),
        state,
        number=room(outcome),
        hints=(
            text("tutor-room_in_the_box-hint1", side=NAVAL_SIDE),
            text("tutor-room_in_the_box-hint2", n=there, most=most),
        ),
        outcome=outcome,
        reads=room,
    )
