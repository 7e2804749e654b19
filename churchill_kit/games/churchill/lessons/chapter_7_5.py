"""Exercises of chapter 7.5: front tracks and Axis reserves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from ....engine.values import Event
from ....tutor.exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    answers,
    judged,
    maker,
    pick,
    refusal,
    sample,
    shuffled,
    text,
)
from ..box.components import BOX, BOXES, FRONTS, SEATS
from ..rules.decisions import FUND_RESEARCH, naval, support
from ..rules.reserves import about_to_land
from ..state import Churchill
from .positions import (
    LANDINGS,
    allocating,
    attacking,
    chance,
    event,
    number,
    paused,
    position,
    resumed,
)

# -- 7.62 Europe -----------------------------------------------------------------------------------


@maker("7.5", "7.62", "compute")
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


ARMY_TO = ("western", "eastern", "mediterranean", "arctic")


def sent(case: str) -> Text:
    """An answer: what a German army that a die sends does."""
    return text("tutor-army_die-case", case=case)


@maker("7.5", "7.62.8", "predict")
def army_die(rng: random.Random) -> Exercise:
    """Priorities are met, an army is left and a die is rolled for it: where does it go?"""
    wanted = pick(rng, ARMY_TO)
    while True:
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

        if goes(outcome) == sent(wanted):
            break
    why = Why(event_of(outcome), "7.62.8")
    return Exercise(
        text("tutor-army_die", roll=roll, ships=ships),
        why,
        state,
        choices=tuple(Choice(sent(x), x == wanted, why) for x in ARMY_TO),
        hints=(text("tutor-army_die-hint1"), text("tutor-army_die-hint2", ships=ships)),
        outcome=outcome,
        reads=goes,
    )


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
    war: Callable[[], tuple[Churchill, Churchill]],
    wrongly: Callable[[Event], Iterable[Event]],
    words: Callable[[Churchill], tuple[Text, ...]],
) -> Exercise:
    """Four reports about the reserves, and one is wrong. `war` makes positions before and after
    the reserves are placed, until something can be told `wrongly`; `words` are the question and
    the hints."""
    while True:
        state, outcome = war()
        reports = [e for e in outcome.events if e.kind in REPORTED]
        wrong = [(e, x) for e in reports for x in wrongly(e) if x not in outcome.events]
        if len(reports) >= 4 and wrong:
            break
    true, false = pick(rng, wrong)
    rest = sample(rng, [e for e in reports if e != true], 3)
    right = Choice(false, True, Why(true, true.rule))

    def untrue(s: Churchill) -> Event:
        return next(c.told for c in choices if isinstance(c.told, Event) and c.told not in s.events)

    choices = answers(rng, right, [Choice(e, False, Why(e, e.rule)) for e in rest])
    question, *hints = words(state)
    return Exercise(
        question,
        right.why,
        state,
        choices=choices,
        hints=tuple(hints),
        outcome=outcome,
        reads=untrue,
    )


def reserves_placed(
    rng: random.Random, theater: str, rolls: tuple[int, ...] = (), **entries: Any
) -> tuple[Churchill, Churchill]:
    """The position before the reserves of a theater are placed, and after it."""
    state = paused(position(rng, at="war", **entries), (PLACING[theater],))
    return state, resumed(state, rolls)


PLACING = {"europe": "place_european_reserves", "pacific": "place_pacific_reserves"}


@maker("7.5", "7.62", "mistake")
def reserves_report(rng: random.Random) -> Exercise:
    """Four reports about the reserves in Europe: which one is wrong?"""

    def war() -> tuple[Churchill, Churchill]:
        fronts = {
            "western": pick(rng, BOX.tracks["western"].spaces[:5]).id,
            "eastern": pick(rng, BOX.tracks["eastern"].spaces[:5]).id,
            "mediterranean": pick(rng, ("mediterranean_box", "sicily")),
        }
        naval = {"western": number(rng, 1, 5), "arctic": number(rng, 0, 4)}
        return reserves_placed(rng, "europe", fronts=fronts, naval=naval)

    def words(s: Churchill) -> tuple[Text, ...]:
        facts = {"west": s.space("western").id, "east": s.space("eastern").id}
        return (
            text("tutor-reserves_report", **facts),
            text("tutor-reserves_report-hint1"),
            text("tutor-reserves_report-hint2", **facts),
            text("tutor-reserves_report-hint3"),
        )

    return reported(rng, war, slips, words)


# -- 7.64 The Pacific ------------------------------------------------------------------------------


DICED = ("army_rolled", "army_to_arctic")


def diced(
    state: Churchill, outcome: Churchill, reserve: str, rule: str, question: Text, *hints: Text
) -> Exercise:
    """For how many armies of this reserve is a die rolled in the end?"""

    def rolled(s: Churchill) -> int:
        return sum(e.kind in DICED for e in s.events)

    placed = [e for e in outcome.events if e.kind == "armies_placed" and e["why"] != "italian_army"]
    parts = [(reserve, state.reserves[reserve], "7.61")]
    parts += [(e["front"], -e["amount"], e.rule) for e in placed]
    return Exercise(
        question,
        Why(text("tutor-diced-why", count=rolled(outcome)), rule, tuple(parts)),
        state,
        number=rolled(outcome),
        hints=hints,
        outcome=outcome,
        reads=rolled,
    )


@maker("7.5", "7.64", "compute")
def pacific_dice(rng: random.Random) -> Exercise:
    """How many Japanese armies are left for the dice?"""
    fronts = {
        "central_pacific": pick(rng, ("gilbert_marshall", "caroline", "marianas", "iwo_jima")),
        "southwest_pacific": pick(rng, ("solomons", "papua", "vogelkop", "philippines")),
        "cbi": pick(rng, ("cbi_box", "burma", "yunnan")),
        "far_east": pick(rng, ("far_east_box", "nomohon", "manchuria")),
    }
    state, outcome = reserves_placed(rng, "pacific", fronts=fronts, naval={})
    return diced(
        state,
        outcome,
        "japanese_army",
        "7.64",
        text("tutor-pacific_dice", armies=state.reserves["japanese_army"]),
        text("tutor-pacific_dice-hint1"),
        text("tutor-pacific_dice-hint2", space=fronts["far_east"]),
        text("tutor-pacific_dice-hint3", **{k: v for k, v in fronts.items() if k != "far_east"}),
    )


def sortie(case: str, box: str = "central_pacific") -> Text:
    """An answer: what the Japanese navy does."""
    return text("tutor-japanese_sortie-case", case=case, box=box)


@maker("7.5", "7.64.4", "predict")
def japanese_sortie(rng: random.Random) -> Exercise:
    """Two dice for the Japanese navy: where does it strike, and what becomes of it?"""
    boxes = ("central_pacific", "southwest_pacific")
    cases = [("stays", boxes[0])] + [(end, box) for box in boxes for end in ("sunk", "escapes")]
    wanted = sortie(*pick(rng, cases))
    while True:
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

        if comes(outcome) == wanted:
            break
    told = next(e for e in outcome.events if e.kind.startswith("navy"))
    why = Why(told, told.rule)
    listed = [sortie(*case) for case in cases]
    return Exercise(
        text(
            "tutor-japanese_sortie",
            central=state.entry("central_pacific").id,  # type: ignore[union-attr]
            southwest=state.entry("southwest_pacific").id,  # type: ignore[union-attr]
            central_ships=ships["central_pacific"],
            southwest_ships=ships["southwest_pacific"],
            first=rolls[0],
            second=rolls[1],
        ),
        why,
        state,
        choices=tuple(Choice(x, x == wanted, why) for x in listed),
        hints=(
            text("tutor-japanese_sortie-hint1"),
            text("tutor-japanese_sortie-hint2"),
            text("tutor-japanese_sortie-hint3"),
        ),
        outcome=outcome,
        reads=comes,
    )


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
def military_collapse(rng: random.Random) -> Exercise:
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
    why = Why(text("tutor-military_collapse-why", **facts), "7.63")
    if removed:
        why = Why(removed[0], removed[0].rule)
    return Exercise(
        text("tutor-military_collapse", **facts),
        why,
        state,
        choices=tuple(Choice(collapse(x), collapse(x) == lost(outcome), why) for x in COLLAPSES),
        hints=(
            text("tutor-military_collapse-hint1"),
            text("tutor-military_collapse-hint2"),
        ),
        outcome=outcome,
        reads=lost,
    )


# -- 7.53 Amphibious spaces, 7.51 Nobody's fronts --------------------------------------------------


def lands(front: str) -> Text:
    """An answer: this front may try."""
    return text("tutor-able_to_land-case", front=front)


SHORES = ("western", "mediterranean", "central_pacific", "southwest_pacific")


def ashore(
    rng: random.Random, ready: Iterable[str], tries: Callable[[Churchill], str], **support: int
) -> Exercise:
    """Four fronts before the sea, of which some have naval support enough: which one is it that
    `tries` finds when they have tried? Without question and hints yet."""
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
        told = next(e for e in outcome.events if e.get("front") == front)
        return Why(told, told.rule, told.breakdown)

    right = tries(outcome)
    return Exercise(
        text("tutor-able_to_land"),
        why(right),
        state,
        choices=tuple(Choice(lands(f), f == right, why(f)) for f in spaces),
        hints=(
            text("tutor-able_to_land-hint1"),
            text("tutor-able_to_land-hint2", **ships),
        ),
        outcome=outcome,
        reads=lambda s: lands(tries(s)),
    )


@maker("7.5", "7.53", "predict")
def able_to_land(rng: random.Random) -> Exercise:
    """Four fronts before the sea: which one may try to land?"""
    return ashore(rng, (pick(rng, SHORES),), lambda s: event(s, "front_rolled")["front"])


@maker("7.5", "7.51", "choose")
def anybodys_front(rng: random.Random) -> Exercise:
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
    choices = judged(state, [pick(rng, foreign), *sample(rng, bad, 3)], legal=True)
    return Exercise(
        text("tutor-anybodys_front", seat=seat),
        choices[0].why,
        state,
        seat=seat,
        choices=shuffled(rng, choices),
        hints=(
            text("tutor-anybodys_front-hint1"),
            text("tutor-anybodys_front-hint2"),
            text("tutor-anybodys_front-hint3"),
        ),
    )


@maker("7.5", "7.53", "goal")
def ships_for_a_landing(rng: random.Random) -> Exercise:
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

    entry = state.entry(front)
    assert entry is not None
    facts = {"front": front, "space": entry.id, "ships": 3 - missing}
    return Exercise(
        text("tutor-ships_for_a_landing", seat=seat, markers=missing, **facts),
        Why(text("tutor-ships_for_a_landing-why", **facts), "7.53"),
        state,
        seat=seat,
        goal=goal,
        moves=missing,
        hints=(
            text("tutor-ships_for_a_landing-hint1"),
            text("tutor-ships_for_a_landing-hint2", **facts),
        ),
    )
