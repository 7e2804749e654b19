"""Exercises of chapter 7.1: networks, alignment and the Arctic."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .....engine.errors import IllegalAction
from .....engine.values import Action, Event
from .....tutor.making import (
    Choice,
    Exercise,
    Question,
    Text,
    Why,
    after,
    answers,
    chance,
    event,
    maker,
    number,
    pick,
    refusal,
    sample,
    text,
)
from ...box.components import BOX, GLOBALS, SEATS
from ...rules.decisions import BETWEEN
from ...rules.influence import SPHERE_USSR, align, break_alignment, break_network, network
from ...state import CENTER, CHAIR, NEUTRAL, Churchill, Place
from ..positions import attacking, decided, paused, position, resumed

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


@maker("7.1", "7.11", "choose")
def network_move(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat)
    return q.judge(state, [good, *sample(rng, bad, 3)], seat=seat)


@maker("7.1", "7.12", "goal")
def take_over(rng: random.Random, q: Question) -> Exercise:
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

    q.facts(seat=seat, location=location, rival=rival)
    return q.goal(state, goal, moves=2, seat=seat)


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


TOLD = (
    "global-issue-bars",
    "global-issue-bars-removal",
    "removal-too-dear",
    "arctic-closed",
    "already-aligned",
)


@maker("7.1", "7.31", "mistake")
def illegal_alignment(rng: random.Random, q: Question) -> Exercise:
    """Four ways to use an alignment marker: which one breaks a rule?"""
    reason = q.once(pick, (*TOLD, "no-own-network"))
    return misplaced(rng, q, lambda error: error.reason == reason)


@maker("7.1", "6.11.2", "mistake")
def across_the_line(rng: random.Random, q: Question) -> Exercise:
    """Four ways to use an alignment marker: which one does the dispute about Europe forbid?"""
    return misplaced(rng, q, lambda error: error.rule == "6.11.2")


def misplaced(
    rng: random.Random, q: Question, wrongly: Callable[[IllegalAction], bool]
) -> Exercise:
    """Four ways to use an alignment marker, one of them refused like this."""
    q.like = "illegal_alignment"
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
    bad = [m for m, e in zip(moves, errors, strict=True) if e and wrongly(e)]
    q.require(len(good) >= 3 and bad)
    q.facts(seat=seat)
    return q.judge(state, [pick(rng, bad), *sample(rng, good, 3)], seat=seat)


FREE = {"churchill_stalin": "uk", "roosevelt_stalin": NEUTRAL}  # everybody may place in Europe


def open_places(s: Churchill) -> list[Action]:
    """Where the power whose turn it is may place alignment."""
    return [a for a in s.actions() if a.kind == "align"] if s.decision is not None else []


@maker("7.1", "6.11.1", "compute")
def colonies_open(rng: random.Random, q: Question) -> Exercise:
    """In how many of these places may a power place alignment, as the dispute about colonies is?"""
    seat, side = pick(rng, SEATS), pick(rng, (NEUTRAL, "us", "uk"))
    countries = [name for name in REACHABLE if name not in COLONIES]
    there = (*sample(rng, COLONIES, number(rng, 2, 4)), *sample(rng, countries, number(rng, 1, 3)))
    state = position(
        rng,
        at="war",
        influence=networks({name: (seat, 1) for name in there}),
        gains={seat: (0, 5)},
        global_issues={**FREE, "churchill_roosevelt": side},
        naval={"arctic": 3, "western": 5},
    )
    state = paused(state, ("political_segment",))
    outcome = resumed(state)
    found = open_places(outcome)
    q.facts(seat=seat, side=side, count=len(found))
    return q.compute(
        state,
        outcome,
        lambda s: len(open_places(s)),
        tuple((a["location"], 1, "7.31") for a in found),
    )


@maker("7.1", "7.3", "compute")
def markers_lost(rng: random.Random, q: Question) -> Exercise:
    """More alignment markers than places: how many are lost?"""
    seat, amount = pick(rng, SEATS), number(rng, 2, 5)
    free = sample(rng, REACHABLE, number(rng, 0, 4) + 4)
    held = networks({name: (seat, number(rng, 1, 2)) for name in free[2:]})
    for name in free[2:4]:
        held[name]["political"] = seat
    held |= {name: {"political": seat} for name in free[:2]}
    state = position(
        rng,
        at="war",
        influence=held,
        gains={seat: (0, amount)},
        global_issues={**FREE, "churchill_roosevelt": "us"},
        naval={"arctic": 3, "western": 5},
    )
    state = paused(state, ("political_segment",))
    outcome = resumed(state)
    placed = free[4:][:amount]
    told: list[Event] = list(outcome.events)
    for name in placed:
        outcome = after(outcome, align(name))
        told += outcome.events
    lost = sum(e["amount"] for e in told if e.kind == "alignments_lost")

    def unused(s: Churchill) -> int:
        return amount - sum(name in s.alignment for name in free[4:])

    q.facts(seat=seat, amount=amount, count=len(placed), lost=lost)
    return q.compute(
        state, outcome, unused, ((seat, amount, "7.3"), *((name, -1, "7.31") for name in placed))
    )


@maker("7.1", "6.11.3", "compute")
def removal_price(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat, rival=rival, location=location, side=side)
    return q.compute(
        state, outcome, price, why=Why(event(outcome, "alignment_removed"), "6.11.3", tuple(parts))
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


@maker("7.1", "7.13", "predict")
def behind_the_front(rng: random.Random, q: Question) -> Exercise:
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
        told = q.text("wrong", location=name, case=case, **facts)
        return Choice(loses(name), False, Why(told, "7.13"))

    right = Choice(gone(outcome), True, why)
    q.facts(facts, of=track.marker)
    return q.choose(state, answers(rng, right, map(slip, wrong)), outcome=outcome, reads=gone)


# -- 7.1 Who goes first ----------------------------------------------------------------------------


def beginner(s: Churchill) -> Text:
    """Who places first, as an answer; nobody yet if Roosevelt has to choose."""
    assert s.decision is not None
    return begins("choice" if s.decision.kind == "choose_next" else s.decision.seat)


def begins(case: str) -> Text:
    """An answer: who places networks first."""
    return text("tutor-who_begins-case", case=case)


@maker("7.1", "7.1", "predict")
def who_begins(rng: random.Random, q: Question) -> Exercise:
    """Everybody has networks to place: who goes first?"""
    wanted = begins(q.once(pick, (*SEATS, "choice")))
    gains = {seat: number(rng, 0, 4) for seat in SEATS}
    state = paused(position(rng, at="war"), ("clandestine_segment",))
    state.to_place = {seat: (gains[seat], 0) for seat in SEATS}
    outcome = resumed(state)
    q.require(beginner(outcome) == wanted)
    counts = {seat: outcome.to_place[seat][0] for seat in SEATS}
    cases = (*SEATS, "choice")
    q.facts(gains)
    q.facts_of("hint2", counts)
    q.facts_of("why", counts)
    return q.predict(state, outcome, beginner, map(begins, cases))


# -- 7.2 Coexistence -------------------------------------------------------------------------------


@maker("7.1", "7.2", "predict")
def what_lies_there(rng: random.Random, q: Question) -> Exercise:
    """A power's networks go, perhaps another's come: what becomes of its alignment?"""
    seat = pick(rng, SEATS)
    rival = pick(rng, others(seat))
    location = pick(rng, REACHABLE)
    count, spent = number(rng, 1, 2), number(rng, 1, 3)
    state = position(
        rng,
        at="war",
        influence={location: {"clandestine": [rival, count], "political": rival}},
        gains={seat: (max(spent, 2), 0)},
    )
    moves = [break_network(location)] * min(spent, count) + [network(location)] * (spent - count)
    outcome = after(state, *moves)

    def lies(s: Churchill) -> Text:
        owner, many = s.networks.get(location, ("none", 0))
        return lying(owner, many, s.alignment.get(location, "none"))

    right = Choice(lies(outcome), True, coexisting(location, rival))
    owner, many = outcome.networks.get(location, ("none", 0))
    slips = [
        lying(owner, many, "none"),
        lying(owner, many, seat),
        lying(rival, count, rival),
        lying("none", 0, rival),
        lying(seat, 1, "none"),
    ]
    wrongs = [Choice(slip, False, right.why) for slip in slips]
    q.facts(seat=seat, rival=rival, location=location, count=count, spent=spent)
    return q.choose(state, answers(rng, right, wrongs), outcome=outcome, reads=lies)


def lying(owner: str, count: int, side: str) -> Text:
    """An answer: the networks and the alignment marker in a place."""
    return text("tutor-what_lies_there-case", owner=owner, count=count, side=side)


def coexisting(location: str, rival: str) -> Why:
    """Why alignment stays where the networks have gone."""
    return Why(text("tutor-what_lies_there-why", location=location, rival=rival), "7.2")


# -- 7.32 Turning a place --------------------------------------------------------------------------


@maker("7.1", "7.32", "goal")
def turn_a_country(rng: random.Random, q: Question) -> Exercise:
    """Just enough markers: replace an opponent's alignment by one's own."""
    seat = pick(rng, SEATS)
    rival = pick(rng, others(seat))
    location, *rest = sample(rng, REACHABLE, 5)
    pawns_now = pawns(rng)
    places: Map = {location: {"clandestine": [seat, 1], "political": rival}}
    places |= {name: {"clandestine": [seat, 1]} for name in rest}
    entries = {"influence": places, "global_issues": pawns_now}
    state = aligning(rng, seat, 3, **entries)
    q.require(not (refusal(state, break_alignment(location))))
    gone = after(state, break_alignment(location))
    cost = event(gone, "alignment_removed")["cost"]
    state = aligning(rng, seat, cost + 1, **entries)
    gone = after(state, break_alignment(location))
    q.require(refusal(gone, align(location)) is None and len(tuple(state.actions())) > 1)

    def goal(s: Any) -> bool:
        placed = (e for e in s.events if e.kind == "alignment_placed" and e.rule == "7.31")
        return any((e["seat"], e["location"]) == (seat, location) for e in placed)

    q.facts(seat=seat, amount=cost + 1, location=location, rival=rival, cost=cost)
    return q.goal(state, goal, moves=2, seat=seat)


# -- 7.4 The Arctic --------------------------------------------------------------------------------


@maker("7.1", "7.4", "compute")
def arctic_convoys(rng: random.Random, q: Question) -> Exercise:
    """How many production markers does the USSR receive?"""
    ships = number(rng, 1, 5)
    holder = pick(rng, (CENTER, *SEATS))
    place: Place = CENTER if holder == CENTER else (holder, number(rng, 1, CHAIR - 1))
    issues: dict[str, Place] = {
        "strategic_materials": place,
        "us_production_1": ("us", 2),
        "pol_mil_1": ("us", 3),
    }
    state = decided(rng, issues, naval={"arctic": ships})
    state = paused(state, ("receive_production",))
    outcome = resumed(state)

    def told(s: Churchill) -> Event:
        kinds = (e for e in s.events if e.kind == "production_received")
        return next(e for e in kinds if e["seat"] == "ussr")

    def received(s: Churchill) -> int:
        amount: int = told(s)["amount"]
        return amount

    q.facts(ships=ships, holder=holder, issue="strategic_materials")
    return q.compute(
        state, outcome, received, why=Why(told(outcome), "7.4", told(outcome).breakdown)
    )
