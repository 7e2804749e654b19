"""Exercises of chapter 7.5: front tracks and Axis reserves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
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
    event,
    maker,
    number,
    pick,
    refusal,
    sample,
    text,
)
from ...box.components import BOX, BOXES, FRONTS, SEATS
from ...rules.decisions import FUND_RESEARCH, naval, support
from ...rules.reserves import about_to_land
from ...state import Churchill
from ..positions import LANDINGS, ahead, allocating, attacking, paused, position, resumed

# -- 7.62 Europe -----------------------------------------------------------------------------------


@maker("7.5", "7.62", "compute")
def eastern_armies(rng: random.Random, q: Question) -> Exercise:
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

    q.facts(
        west=west.id, east=east.id, armies=state.reserves["german_army"], amount=armies(outcome)
    )
    return q.compute(
        state, outcome, armies, tuple(("german_army", e["amount"], e.rule) for e in placed(outcome))
    )


ARMY_TO = ("western", "eastern", "mediterranean", "arctic")


def sent(case: str) -> Text:
    """An answer: what a German army that a die sends does."""
    return text("tutor-army_die-case", case=case)


@maker("7.5", "7.62.8", "predict")
def army_die(rng: random.Random, q: Question) -> Exercise:
    """Priorities are met, an army is left and a die is rolled for it: where does it go?"""
    wanted = q.once(pick, ARMY_TO)
    west = pick(rng, ("western_box", "normandy", "rhineland"))
    east = pick(rng, ("eastern_box", "belorussia", "ukraine"))
    ships, roll = number(rng, 1, 5), number(rng, 1, 6)
    state = position(
        rng,
        at="war",
        fronts={"western": west, "eastern": east},
        naval={"arctic": ships, "western": 4},
    )
    state = paused(state, ("place_european_reserves",))
    outcome = resumed(state, (roll,))

    def event_of(s: Churchill) -> Event:
        return next(e for e in s.events if e.rule == "7.62.8")

    def goes(s: Churchill) -> Text:
        return sent(event_of(s).get("front", "arctic"))

    q.require(goes(outcome) == sent(wanted))
    why = Why(event_of(outcome), "7.62.8")
    q.facts(roll=roll, ships=ships)
    return q.predict(state, outcome, goes, map(sent, ARMY_TO), why=why)


REPORTED = (
    *("armies_placed", "army_rolled", "navy_sent"),
    *("navy_stays", "navy_strikes", "navy_fate"),
)


def slips(told: Event) -> list[Event]:
    """What could be told instead of an army's or a navy's way, and is wrong."""
    args = dict(told.args)
    changed: list[dict[str, Any]] = []
    if told.kind == "armies_placed" and told["why"] == "eastern_horde":
        changed = [{**args, "amount": n} for n in (1, 2, 3)]
    elif told.get("front") in ("western", "eastern"):
        other = "eastern" if told["front"] == "western" else "western"
        if told.kind == "army_rolled" or told["why"] in ("closer_front", "atlantic_wall"):
            changed = [{**args, "front": other}]
    return [Event(told.game, told.kind, told.rule, facts) for facts in changed]


def reported(
    rng: random.Random,
    q: Question,
    state: Churchill,
    outcome: Churchill,
    wrongly: Callable[[Event], Iterable[Event]],
) -> Exercise:
    """Four reports about the reserves that have been placed, and one is told `wrongly`."""
    reports = [e for e in outcome.events if e.kind in REPORTED]
    wrong = [(e, x) for e in reports for x in wrongly(e) if x not in outcome.events]
    q.require(len(reports) >= 4 and wrong)
    true, false = pick(rng, wrong)
    rest = sample(rng, [e for e in reports if e != true], 3)
    right = Choice(false, True, Why(true, true.rule))

    def untrue(s: Churchill) -> Event:
        return next(c.told for c in choices if isinstance(c.told, Event) and c.told not in s.events)

    choices = answers(rng, right, [Choice(e, False, Why(e, e.rule)) for e in rest])
    return q.choose(state, choices, outcome=outcome, reads=untrue)


def reserves_placed(
    rng: random.Random, theater: str, rolls: tuple[int, ...] = (), **entries: Any
) -> tuple[Churchill, Churchill]:
    """The position before the reserves of a theater are placed, and after it."""
    state = paused(position(rng, at="war", **entries), (PLACING[theater],))
    return state, resumed(state, rolls)


PLACING = {"europe": "place_european_reserves", "pacific": "place_pacific_reserves"}


@maker("7.5", "7.62", "mistake")
def reserves_report(rng: random.Random, q: Question) -> Exercise:
    """Four reports about the reserves in Europe: which one is wrong?"""
    fronts = {
        "western": pick(rng, BOX.tracks["western"].spaces[:5]).id,
        "eastern": pick(rng, BOX.tracks["eastern"].spaces[:5]).id,
        "mediterranean": pick(rng, ("mediterranean_box", "sicily")),
    }
    naval = {"western": number(rng, 1, 5), "arctic": number(rng, 0, 4)}
    state, outcome = reserves_placed(rng, "europe", fronts=fronts, naval=naval)
    q.facts(west=fronts["western"], east=fronts["eastern"])
    return reported(rng, q, state, outcome, slips)


# -- 7.64 The Pacific ------------------------------------------------------------------------------


DICED = ("army_rolled", "army_to_arctic")


def diced(q: Question, state: Churchill, outcome: Churchill, reserve: str) -> Exercise:
    """For how many armies of this reserve is a die rolled in the end?"""

    def rolled(s: Churchill) -> int:
        return sum(e.kind in DICED for e in s.events)

    placed = [e for e in outcome.events if e.kind == "armies_placed" and e["why"] != "italian_army"]
    parts = [(reserve, state.reserves[reserve], "7.61")]
    parts += [(e["front"], -e["amount"], e.rule) for e in placed]
    why = Why(text("tutor-diced-why", count=rolled(outcome)), q.rule, tuple(parts))
    q.facts(armies=state.reserves[reserve])
    return q.compute(state, outcome, rolled, why=why)


@maker("7.5", "7.64", "compute")
def pacific_dice(rng: random.Random, q: Question) -> Exercise:
    """How many Japanese armies are left for the dice?"""
    fronts = {
        "central_pacific": pick(rng, ("gilbert_marshall", "caroline", "marianas", "iwo_jima")),
        "southwest_pacific": pick(rng, ("solomons", "papua", "vogelkop", "philippines")),
        "cbi": pick(rng, ("cbi_box", "burma", "yunnan")),
        "far_east": pick(rng, ("far_east_box", "nomohon", "manchuria")),
    }
    state, outcome = reserves_placed(rng, "pacific", fronts=fronts, naval={})
    q.facts(fronts, space=fronts["far_east"])
    return diced(q, state, outcome, "japanese_army")


def sortie(case: str, box: str = "central_pacific") -> Text:
    """An answer: what the Japanese navy does."""
    return text("tutor-japanese_sortie-case", case=case, box=box)


@maker("7.5", "7.64.4", "predict")
def japanese_sortie(rng: random.Random, q: Question) -> Exercise:
    """Two dice for the Japanese navy: where does it strike, and what becomes of it?"""
    boxes = ("central_pacific", "southwest_pacific")
    cases = [("stays", boxes[0])] + [(end, box) for box in boxes for end in ("sunk", "escapes")]
    wanted = sortie(*q.once(pick, cases))
    central = pick(rng, LANDINGS["central_pacific"])
    southwest = pick(rng, (*LANDINGS["southwest_pacific"], "new_britain"))
    ships = {"central_pacific": number(rng, 2, 5), "southwest_pacific": number(rng, 2, 5)}
    state = position(
        rng,
        at="war",
        fronts={"central_pacific": central, "southwest_pacific": southwest, "cbi": "burma"},
        naval=ships,
    )
    state = paused(state, ("place_pacific_reserves",))
    rolls = (number(rng, 1, 4), number(rng, 1, 6))
    outcome = resumed(state, rolls)

    def comes(s: Churchill) -> Text:
        kinds = {e.kind: e for e in s.events}
        if "navy_strikes" not in kinds:
            return sortie("stays")
        end = "sunk" if kinds["navy_fate"]["sunk"] else "escapes"
        return sortie(end, kinds["navy_strikes"]["box"])

    q.require(comes(outcome) == wanted)
    told = next(e for e in outcome.events if e.kind.startswith("navy"))
    why = Why(told, told.rule)
    listed = [sortie(*case) for case in cases]
    q.facts(
        central=ahead(state, "central_pacific").id,
        southwest=ahead(state, "southwest_pacific").id,
        central_ships=ships["central_pacific"],
        southwest_ships=ships["southwest_pacific"],
        first=rolls[0],
        second=rolls[1],
    )
    return q.predict(state, outcome, comes, listed, why=why)


# -- 7.63, 7.65 Military collapse ------------------------------------------------------------------

COLLAPSES = {
    "german_army": (("western", "rhineland"), ("eastern", "prussia")),
    "german_navy": (("western", "western_box"),),
    "italian_army": (("mediterranean", "sicily"),),
    "japanese_army": (("far_east", "nomohon"),),
    "nothing": (
        ("western", "normandy"),
        ("eastern", "ukraine"),
        ("mediterranean", "southern_italy"),
        ("central_pacific", "caroline"),
        ("far_east", "far_east_box"),
        ("cbi", "burma"),
    ),
}


def collapse(case: str) -> Text:
    """An answer: the reserve that leaves the game."""
    return text("tutor-military_collapse-case", case=case)


@maker("7.5", "7.63", "predict")
def military_collapse(rng: random.Random, q: Question) -> Exercise:
    """A front enters a space: which reserve is gone for good?"""
    case = pick(rng, COLLAPSES)
    front, space = pick(rng, COLLAPSES[case])
    state = attacking(
        rng,
        {front: space},
        {},
        naval={"western": 5, "mediterranean": 4, "central_pacific": 4},
        support={front: 4},
        issues={"ussr_declares_war": "center"},
    )
    state = paused(state, ("advance_front", front))
    outcome = resumed(state, (number(rng, 1, 9),))

    def lost(s: Churchill) -> Text:
        gone = next((e["reserve"] for e in s.events if e.kind == "reserve_removed"), "nothing")
        return collapse(gone)

    entered = outcome.space(front).id
    removed = [e for e in outcome.events if e.kind == "reserve_removed"]
    facts = {"front": front, "space": entered}
    why = Why(q.text("why", **facts), "7.63")
    if removed:
        why = Why(removed[0], removed[0].rule)
    q.facts(facts)
    return q.predict(state, outcome, lost, map(collapse, COLLAPSES), why=why)


# -- 7.53 Amphibious spaces, 7.51 Nobody's fronts --------------------------------------------------


def lands(front: str) -> Text:
    """An answer: this front may try."""
    return text("tutor-able_to_land-case", front=front)


SHORES = ("western", "mediterranean", "central_pacific", "southwest_pacific")


def ashore(
    rng: random.Random,
    q: Question,
    ready: Iterable[str],
    tries: Callable[[Churchill], str],
    **support: int,
) -> Exercise:
    """Four fronts before the sea, of which some have naval support enough: which one is it that
    `tries` finds when they have tried?"""
    spaces = {front: pick(rng, LANDINGS[front]) for front in SHORES}
    spaces["western"] = pick(rng, ("western_box", "bolero"))
    spaces["southwest_pacific"] = pick(rng, ("solomons", "vogelkop", "southwest_pacific_box"))
    need = {
        front: BOX.tracks[front].spaces[BOX.tracks[front].index(space) + 1].naval
        for front, space in spaces.items()
    }
    ships = {
        front: number(rng, n, 5) if front in ready else number(rng, n - 2, n - 1)
        for front, n in need.items()
    }
    agreed = {"second_front": "center"}
    state = position(rng, at="war", fronts=spaces, naval=ships, support=support, issues=agreed)
    state = paused(state, *(("advance_front", front) for front in spaces))
    outcome = resumed(state)

    def why(front: str) -> Why:
        return Why.of(next(e for e in outcome.events if e.get("front") == front))

    right = tries(outcome)
    return q.choose(
        state,
        [Choice(lands(f), f == right, why(f)) for f in spaces],
        outcome=outcome,
        reads=lambda s: lands(tries(s)),
        hints=tuple(text(f"tutor-able_to_land-hint{n}", **ships) for n in (1, 2)),
    )


@maker("7.5", "7.53", "predict")
def able_to_land(rng: random.Random, q: Question) -> Exercise:
    """Four fronts before the sea: which one may try to land?"""
    return ashore(rng, q, (pick(rng, SHORES),), lambda s: event(s, "front_rolled")["front"])


@maker("7.5", "7.51", "choose")
def anybodys_front(rng: random.Random, q: Question) -> Exercise:
    """One production marker: where may this power place it?"""
    seat = pick(rng, SEATS)
    full = pick(rng, BOXES)
    state = allocating(
        rng,
        seat,
        number(rng, 1, 3),
        fronts={"mediterranean": "northern_italy", "western": "normandy"},
        surrendered=["italy", "germany"] if chance(rng, 0.5) else ["italy"],
        naval={box: 5 if box == full else number(rng, 0, 4) for box in BOXES},
        issues={},
    )
    moves = [support(front) for front in FRONTS] + [naval(box) for box in BOXES]
    errors = [refusal(state, move) for move in moves]
    good = [m for m, e in zip(moves, errors, strict=True) if e is None]
    bad = [m for m, e in zip(moves, errors, strict=True) if e is not None]
    bad.append(FUND_RESEARCH)
    foreign = [m for m in good if m.kind == "support" and BOX.tracks[m["front"]].marker != seat]
    q.facts(seat=seat)
    return q.judge(state, [pick(rng, foreign), *sample(rng, bad, 3)], seat=seat)


@maker("7.5", "7.53", "goal")
def ships_for_a_landing(rng: random.Random, q: Question) -> Exercise:
    """Two production markers: make a landing possible."""
    seat = pick(rng, SEATS)
    front = pick(rng, [f for f in LANDINGS if f != "western"])
    space = pick(rng, LANDINGS[front])
    missing = number(rng, 1, 2)
    state = allocating(
        rng, seat, missing, fronts={front: space}, naval={front: 3 - missing}, issues={}
    )

    def goal(s: Any) -> bool:
        return bool(about_to_land(s, front))

    entry = ahead(state, front)
    q.facts(seat=seat, markers=missing, front=front, space=entry.id, ships=3 - missing)
    return q.goal(state, goal, moves=missing, seat=seat)
