"""Exercises of chapter 7: the war phase."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from ...churchill.components import BOX, GLOBALS, SEATS
from ...churchill.decisions import BETWEEN
from ...churchill.fronts import emperors_conditions, strength
from ...churchill.influence import (
    SPHERE_USSR,
    align,
    break_alignment,
    break_network,
    network,
)
from ...churchill.meeting import total
from ...churchill.state import NEUTRAL, Churchill
from ...engine.values import Event
from ..exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    answers,
    judged,
    maker,
    pick,
    refusal,
    sample,
    shuffled,
    text,
)
from .positions import LAND, LANDINGS, chance, event, number, paused, position, resumed

ARCTIC = BOX.arctic.countries
REACHABLE = tuple(name for name in BOX.locations if name not in ARCTIC)
COLONIES = tuple(name for name, location in BOX.locations.items() if location.colony)
Map = dict[str, dict[str, Any]]


def others(seat: str) -> list[str]:
    """The other two powers."""
    return [s for s in SEATS if s != seat]


def networks(owners: dict[str, tuple[str, int]]) -> Map:
    """A map with these networks and no alignment."""
    return {name: {"clandestine": list(owner)} for name, owner in owners.items()}


# -- 7.1 Clandestine networks ----------------------------------------------------------------------


@maker("7", "7.11", "choose")
def network_move(rng: random.Random) -> Exercise:
    """A network is to be placed: which of these is allowed?"""
    seat = pick(rng, SEATS)
    full, one, theirs, free, empty, *_ = sample(rng, REACHABLE, 5)
    owners = {full: (seat, 2), one: (seat, 1), theirs: (pick(rng, others(seat)), number(rng, 1, 2))}
    state = position(
        rng,
        at="war",
        influence=networks(owners),
        gains={seat: (1, 0)},
        naval={"arctic": number(rng, 0, 2), "western": 5},
    )
    bad = [network(full), network(theirs), network(pick(rng, ARCTIC)), break_network(empty)]
    good = pick(rng, [network(one), network(free), break_network(theirs)])
    choices = judged(state, [good, *sample(rng, bad, 3)], legal=True)
    return Exercise(
        text("tutor-network_move", seat=seat),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-network_move-hint1"),
            text("tutor-network_move-hint2"),
            text("tutor-network_move-hint3"),
        ),
    )


@maker("7", "7.12", "goal")
def take_over(rng: random.Random) -> Exercise:
    """Two networks are to be placed: get a foothold where an opponent has one."""
    seat = pick(rng, SEATS)
    location, *rest = sample(rng, REACHABLE, 9)
    rival = pick(rng, others(seat))
    owners = {name: (pick(rng, SEATS), number(rng, 1, 2)) for name in rest}
    state = position(
        rng,
        at="war",
        influence=networks({location: (rival, 1), **owners}),
        gains={seat: (1, 0)},
    )

    def goal(s: Any) -> bool:
        return bool(s.networks.get(location, ("", 0))[0] == seat)

    facts = {"location": location, "rival": rival}
    return Exercise(
        text("tutor-take_over", seat=seat, **facts),
        Why(text("tutor-take_over-why", **facts), "7.12"),
        state,
        seat=seat,
        goal=goal,
        moves=2,
        hints=(
            text("tutor-take_over-hint1"),
            text("tutor-take_over-hint2", **facts),
        ),
    )


# -- 7.3 Political alignment, 6.11 Global issues, 7.4 The Arctic -----------------------------------


def aligning(rng: random.Random, seat: str, amount: int, **entries: Any) -> Churchill:
    """A position in which `seat` is to place so many alignment markers."""
    state = position(rng, at="war", gains={seat: (0, amount)}, **entries)
    return resumed(paused(state, ("political_segment",)))


def pawns(rng: random.Random) -> dict[str, str]:
    """Global issues somewhere."""
    return {pawn: pick(rng, (NEUTRAL, *BETWEEN[pawn])) for pawn in GLOBALS}


def influence(rng: random.Random, seat: str) -> Map:
    """A map where `seat` has networks in many places and others have alignment."""
    places: Map = {}
    for name in sample(rng, BOX.locations, 14):
        owner = seat if chance(rng, 0.7) else pick(rng, others(seat))
        places[name] = {"clandestine": [owner, number(rng, 1, 2)]}
        if chance(rng, 0.6):
            places[name]["political"] = pick(rng, SEATS)
    return places


TOLD = ("global-issue-bars", "removal-too-dear", "arctic-closed", "already-aligned")


@maker("7", "7.31", "mistake")
def illegal_alignment(rng: random.Random) -> Exercise:
    """Four ways to use an alignment marker: which one breaks a rule?"""
    reason = pick(rng, (*TOLD, "no-own-network"))
    while True:
        seat = pick(rng, SEATS)
        places = influence(rng, seat)
        state = aligning(
            rng,
            seat,
            number(rng, 1, 2),
            influence=places,
            global_issues=pawns(rng),
            naval={"arctic": number(rng, 0, 4), "western": 5},
        )
        moves = [(align if "political" not in p else break_alignment)(n) for n, p in places.items()]
        moves += [align(name) for name, p in places.items() if "political" in p]
        errors = [refusal(state, move) for move in moves]
        good = [move for move, error in zip(moves, errors, strict=True) if error is None]
        bad = [m for m, e in zip(moves, errors, strict=True) if e and e.reason == reason]
        if len(good) >= 3 and bad:
            break
    choices = judged(state, [pick(rng, bad), *sample(rng, good, 3)], legal=False)
    return Exercise(
        text("tutor-illegal_alignment", seat=seat),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-illegal_alignment-hint1", seat=seat),
            text("tutor-illegal_alignment-hint2"),
            text("tutor-illegal_alignment-hint3"),
        ),
    )


@maker("7", "6.11.3", "compute")
def removal_price(rng: random.Random) -> Exercise:
    """How many markers does it take to remove this alignment marker?"""
    seat = pick(rng, SEATS)
    rival = "ussr" if seat != "ussr" and chance(rng, 0.8) else pick(rng, others(seat))
    side = pick(rng, (NEUTRAL, "us", "ussr", "ussr"))
    location = pick(rng, pick(rng, (SPHERE_USSR, COLONIES, REACHABLE)))
    state = aligning(
        rng,
        seat,
        number(rng, 2, 4),
        influence={location: {"clandestine": [seat, number(rng, 1, 2)], "political": rival}},
        global_issues={"roosevelt_stalin": side},
        naval={"arctic": 3, "western": 5},
    )
    outcome = after(state, break_alignment(location))

    def price(s: Churchill) -> int:
        cost: int = event(s, "alignment_removed")["cost"]
        return cost

    parts = [(location, 1, "7.32")]
    if price(outcome) > 1:
        parts.append(("roosevelt_stalin", price(outcome) - 1, "6.11.3"))
    return Exercise(
        text("tutor-removal_price", seat=seat, rival=rival, location=location, side=side),
        Why(event(outcome, "alignment_removed"), "6.11.3", tuple(parts)),
        state,
        number=price(outcome),
        hints=(
            text("tutor-removal_price-hint1"),
            text("tutor-removal_price-hint2", side=side),
        ),
        outcome=outcome,
        reads=price,
    )


# -- 7.6 Reserves ----------------------------------------------------------------------------------


@maker("7", "7.62", "compute")
def eastern_armies(rng: random.Random) -> Exercise:
    """How many German armies oppose the Eastern Front by priority?"""
    west = pick(rng, BOX.tracks["western"].spaces[:5])
    east = pick(rng, BOX.tracks["eastern"].spaces[:5])
    state = position(rng, at="war", fronts={"western": west.id, "eastern": east.id})
    state = paused(state, ("place_european_reserves",))
    outcome = resumed(state)

    def placed(s: Churchill) -> Iterable[Event]:
        return (e for e in s.events if e.kind == "armies_placed" and e["front"] == "eastern")

    def armies(s: Churchill) -> int:
        return sum(e["amount"] for e in placed(s))

    facts = {"west": west.id, "east": east.id, "armies": state.reserves["german_army"]}
    return Exercise(
        text("tutor-eastern_armies", **facts),
        Why(
            text("tutor-eastern_armies-why", amount=armies(outcome)),
            "7.62",
            tuple(("german_army", e["amount"], e.rule) for e in placed(outcome)),
        ),
        state,
        number=armies(outcome),
        hints=(
            text("tutor-eastern_armies-hint1"),
            text("tutor-eastern_armies-hint2"),
            text("tutor-eastern_armies-hint3", west=west.id, east=east.id),
        ),
        outcome=outcome,
        reads=armies,
    )


# -- 7.7 Advancing a front -------------------------------------------------------------------------


def attacking(
    rng: random.Random, fronts: dict[str, str], armies: dict[str, int], **entries: Any
) -> Churchill:
    """A position in which fronts are about to try to advance against these armies."""
    state = position(rng, at="war", fronts=fronts, **entries)
    state.armies = {**state.armies, **armies}
    return state


def facing(rng: random.Random, front: str) -> int:
    """So many armies that may oppose a front at any time."""
    return number(rng, 0, 3 if BOX.tracks[front].theater == "europe" else 2)


@maker("7", "7.72", "compute")
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


@maker("7", "7.71", "predict")
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


@maker("7", "7.71", "compute")
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


# Fronts in spaces that leave countries behind when the front goes on (7.13).
LEAVING = {
    "western": ("normandy", "rhineland", "west_germany"),
    "eastern": ("ukraine", "prussia"),
    "mediterranean": ("sicily", "southern_italy", "central_italy"),
    "cbi": ("burma", "yunnan", "canton_hong_kong"),
}


def loses(location: str) -> Text:
    """The network that is lost, as an answer."""
    return text("tutor-behind_the_front-lost", location=location)


@maker("7", "7.13", "predict")
def behind_the_front(rng: random.Random) -> Exercise:
    """A front advances: which network is lost?"""
    front = pick(rng, LEAVING)
    track = BOX.tracks[front]
    space = track.spaces[track.index(pick(rng, LEAVING[front]))]
    entry = track.spaces[space.index + 1]
    friends = ["ussr"] if track.marker == "ussr" else ["us", "uk"]
    enemies = [s for s in SEATS if s not in friends]
    lost = pick(rng, space.countries)
    near = [name for name in (*space.countries, *entry.countries) if name != lost]
    far = [name for name in REACHABLE if name not in (*near, lost)]
    wrong = [*sample(rng, near, 3), *sample(rng, far, 3)][:3]
    owners = {lost: (pick(rng, enemies), number(rng, 1, 2))}
    for name in wrong:
        side = friends if name in space.countries else enemies
        owners[name] = (pick(rng, side), number(rng, 1, 2))
    state = attacking(
        rng,
        {front: space.id},
        {},
        naval={front: 5},
        support={front: 4},
        influence=networks(owners),
    )
    state = paused(state, ("advance_front", front))
    outcome = resumed(state, (number(rng, 1, 9),))

    def gone(s: Churchill) -> Text:
        return loses(event(s, "network_removed")["location"])

    facts = {"front": front, "left": space.id, "space": entry.id}
    why = Why(event(outcome, "network_removed"), "7.13")

    def slip(name: str) -> Choice:
        case = "side" if name in space.countries else "next" if name in entry.countries else "far"
        told = text("tutor-behind_the_front-wrong", location=name, case=case, **facts)
        return Choice(loses(name), False, Why(told, "7.13"))

    right = Choice(gone(outcome), True, why)
    return Exercise(
        text("tutor-behind_the_front", **facts),
        why,
        state,
        choices=answers(rng, right, map(slip, wrong)),
        hints=(
            text("tutor-behind_the_front-hint1", left=space.id),
            text("tutor-behind_the_front-hint2", front=front, of=track.marker),
        ),
        outcome=outcome,
        reads=gone,
    )


# -- 7.8 Surrender ---------------------------------------------------------------------------------


def technology(s: Churchill) -> Text:
    """Who has German technology, as an answer."""
    west, east = s.technology["us"] > 0, s.technology["ussr"] > 0
    return shares("all" if west and east else "west" if west else "east" if east else "no")


def shares(case: str) -> Text:
    """An answer: who takes German technology."""
    return text("tutor-german_surrender-shares", case=case)


@maker("7", "7.81", "predict")
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


@maker("7", "7.82", "predict")
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
