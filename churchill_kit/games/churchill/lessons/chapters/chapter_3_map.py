"""Exercises of chapter 3, continued: what else lies on the map."""

from __future__ import annotations

import random
from typing import Any

from .....tutor.making import (
    Exercise,
    Question,
    Text,
    after,
    chance,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...box.components import BOX, BOXES, FRONTS, SEATS, THEATERS
from ...rules.agenda import TRACK_LENGTH
from ...rules.conference_card import NETWORKS_PER_LOCATION
from ...rules.decisions import advance_pawn, naval, support
from ...rules.influence import network
from ...state import CENTER, Churchill, Place, act
from ..positions import allocating, decided, on_the_map, paused, position, resumed
from .chapter_5_2 import QUIET

COMMANDERS = ("us", "uk")  # 6.92
OFFENSIVE_SIDE, NAVAL_SIDE = 2, 3  # 3.27 the other side of a marker that counts one


# -- 3.24 The A-bomb track -------------------------------------------------------------------------


@maker("3", "3.24", "compute")
def way_to_trinity(rng: random.Random, q: Question) -> Exercise:
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

    q.facts(us=us, ussr=ussr, trinity=trinity, space=ahead[0])
    return q.compute(state, outcome, steps, tuple((space, 1, "3.24") for space in ahead))


# -- 3.25 The Arctic -------------------------------------------------------------------------------


@maker("3", "3.25", "mistake")
def arctic_marker(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat, n=ships["arctic"], most=most)
    return q.judge(state, [bad, *good], seat=seat)


@maker("3", "3.25", "choose")
def northern_countries(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat, n=ships, open=is_open)
    q.facts_of("hint1", n=BOX.arctic.opens_at)
    return q.judge(state, map(network, [*places, taken]), seat=seat)


# -- 3.26 Theater leadership -----------------------------------------------------------------------


@maker("3", "3.26", "predict")
def who_commands(rng: random.Random, q: Question) -> Exercise:
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
        return q.text("markers", **s.leadership)

    told = [
        q.text("markers", europe=europe, pacific=pacific)
        for europe in COMMANDERS
        for pacific in COMMANDERS
    ]
    q.facts(before, theater=theater, idle=idle, holder=holder, power=power, kept=before[idle])
    return q.predict(state, outcome, markers, told)


# -- 3.27 Markers are change -----------------------------------------------------------------------


def heap(total: int, high: int, side: int) -> dict[str, int]:
    """Markers for a total, so many of them on their higher side, as facts of a sentence."""
    return {"high": high, "ones": total - high * side, "side": side}


@maker("3", "3.27", "predict")
def change_for_support(rng: random.Random, q: Question) -> Exercise:
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
    wrongs = [
        slip(x) for x in sample(rng, [total - 1, total + 1, total + more, total + 2], 4) if x > 0
    ]
    q.facts(lying, seat=seat, front=front, amount=more, n=there, total=outcome.support[front])
    return q.among(state, outcome, markers, wrongs)


@maker("3", "3.27", "compute")
def room_in_the_box(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(lying, box=box, side=NAVAL_SIDE, n=there, most=most)
    return q.compute(state, outcome, room, ((seat, room(outcome), "6.5"),))
