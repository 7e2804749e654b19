"""Exercises of chapter 9: the schedule of points letter by letter (9.4), and scenarios (9.1)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ....tutor.exercise import (
    Choice,
    Exercise,
    Text,
    Why,
    after,
    answers,
    maker,
    pick,
    sample,
    text,
)
from ..box.components import BOX, SEATS
from ..rules.scoring import points, score
from ..state import Churchill
from .chapter_9 import (
    COLONIES,
    COUNTRIES,
    Entries,
    ended,
    influence,
    moved_on,
    parts,
    points_of,
    summary,
    title,
    world,
)
from .positions import chance, number, on_the_map, position

# -- 9.4 Letter by letter --------------------------------------------------------------------------


def by_letter(kind: Any, letters: str, make: Callable[[random.Random, str], Exercise]) -> None:
    """A maker for each of these letters: its exercises are those of `make`."""
    for letter in letters.split():

        def one(rng: random.Random, letter: str = letter) -> Exercise:
            return make(rng, letter)

        one.__name__ = f"{make.__name__}_{letter.lower()}"
        one.__doc__ = make.__doc__
        maker("9", f"9.4.{letter}", kind)(one)


by_letter("compute", "A B C D G Y", points_of)

# The fronts and spaces from which a step changes what a letter counts, and some where not.
STEPS: dict[str, dict[str, tuple[str, ...]]] = {
    "H": {"mediterranean": ("southern_italy", "central_italy")},
    "I": {"mediterranean": ("southern_italy", "central_italy")},
    "J": {"mediterranean": ("southern_italy", "central_italy")},
    "N": {"western": ("normandy", "rhineland"), "eastern": ("ukraine", "prussia")},
    "O": {"western": ("normandy", "rhineland"), "eastern": ("ukraine", "prussia")},
    "S": {
        "central_pacific": ("marianas", "iwo_jima"),
        "southwest_pacific": ("papua", "vogelkop", "philippines"),
    },
    "T": {"central_pacific": ("marianas", "iwo_jima")},
    "U": {"central_pacific": ("marianas", "iwo_jima")},
    "V": {"southwest_pacific": ("vogelkop", "philippines")},
    "W": {"cbi": ("yunnan", "canton_hong_kong")},
    "X": {"far_east": ("nomohon", "manchuria")},
}


def step(rng: random.Random, letter: str) -> Exercise:
    """A front moves on, near a space that a letter of the schedule names."""
    front = pick(rng, STEPS[letter])
    while True:
        entries = world(rng, 4)
        if entries["fronts"][front] in STEPS[letter][front]:
            exercise = moved_on(rng, entries, front, letter)
            assert exercise is not None
            return exercise


by_letter("compute", " ".join(STEPS), step)

SCORERS = ((), ("us",), ("uk",), ("ussr",), ("us", "uk"), ("uk", "ussr"))


def scorers(rng: random.Random, letter: str) -> Exercise:
    """Who scores for a letter of the schedule, if anybody does?"""

    def found(s: Churchill) -> tuple[str, ...]:
        lines = ended(s).lines
        return tuple(x for x in SEATS if any(line[0] == letter for line in lines[x]))

    somebody = chance(rng, 0.6)
    while True:
        entries = world(rng, 5)
        if chance(rng, 0.5):
            fallen = {*entries["surrendered"], "germany", pick(rng, ("italy", "japan"))}
            fronts = {**entries["fronts"], pick(rng, ("western", "eastern")): "germany"}
            entries |= {"fronts": fronts, "surrendered": tuple(sorted(fallen))}
            entries["technology"] = {pick(rng, SEATS): number(rng, 1, 2)}
        outcome = position(rng, at="end", **entries)
        if bool(found(outcome)) == somebody:
            break
    right = found(outcome)
    lines = {line for x in SEATS for line in ended(outcome).lines[x] if line[0] == letter}
    why = Why(
        text("tutor-letter_points-why", summary=summary(letter)), letter, parts(sorted(lines))
    )

    def told(seats: tuple[str, ...]) -> Text:
        return text("tutor-scorers-case", seats=seats)

    others = sample(rng, [x for x in SCORERS if x != right], len(SCORERS))
    others.sort(key=bool)  # whether anybody scores is always a question
    return Exercise(
        text("tutor-scorers", title=title(letter)),
        why,
        on_the_map(position(rng, at="meeting", **entries)),
        choices=answers(
            rng, Choice(told(right), True, why), [Choice(told(x), False, why) for x in others]
        ),
        hints=(
            text("tutor-letter_points-hint1", rule=summary(letter)),
            text("tutor-scorers-hint2", count=len(right)),
        ),
        outcome=outcome,
        reads=lambda s: told(found(s)),
    )


by_letter("predict", "K L M P Q R Z AA", scorers)

# -- 9.4.B, 9.4.E What is it worth? ----------------------------------------------------------------


@maker("9", "9.4.B", "goal")
def useful_network(rng: random.Random) -> Exercise:
    """Place a network so that it scores for you."""
    seat, count = pick(rng, SEATS), len(BOX.locations) - 5
    places = sample(rng, (*COLONIES, *COUNTRIES), count)
    held = influence(rng, places)
    rival = pick(rng, [x for x in SEATS if x != seat])
    for place in places[:6]:  # foreign alignment without a network: nothing to score there
        held[place] = {"political": rival}
    held |= {place: {"clandestine": (seat, 1)} for place in places[6:9]}
    state = position(
        rng,
        at="war",
        conference=10,
        influence=held,
        gains={seat: (1, 0)},
        card=None,
        naval={"arctic": 3, "western": 5},
    )
    before = points(score(state))[seat]

    def scores(s: Churchill) -> bool:
        return points(score(s))[seat] > before

    good = next(a for a in state.actions() if scores(after(state, a)))
    return Exercise(
        text("tutor-useful_network", seat=seat, points=before),
        Why(text("tutor-useful_network-why"), "9.4.B"),
        state,
        seat=seat,
        goal=scores,
        hints=(
            text("tutor-useful_network-hint1"),
            text("tutor-useful_network-hint2"),
            text("tutor-useful_network-hint3", location=good["location"]),
        ),
    )


@maker("9", "9.4.E", "compute")
def conferences_to_match(rng: random.Random) -> Exercise:
    """How many conferences bring one power as much as another has from its own?"""
    seat = "ussr" if chance(rng, 0.6) else pick(rng, ("us", "uk"))
    rival = pick(rng, ("us", "uk") if seat == "ussr" else ("ussr",))
    theirs = number(rng, 1, 6 if seat == "ussr" else 3)

    entries: Entries = {"scenario": "campaign", "conference": 10, "influence": {}}

    def conferences(s: Churchill, power: str) -> int:
        return sum(n for letter, n, _ in ended(s).lines[power] if letter in "DE")

    mine = 0
    while True:
        wins = {rival: theirs, seat: mine}
        outcome = position(rng, at="end", **entries, conference_wins=wins)
        if conferences(outcome, seat) >= conferences(outcome, rival):
            break
        mine += 1
    start = position(rng, at="meeting", **entries, conference_wins={rival: theirs})

    def needed(s: Churchill) -> int:
        won: int = s.conference_wins[seat]
        return won

    facts = {"seat": seat, "rival": rival, "count": theirs}
    return Exercise(
        text("tutor-conferences_to_match", **facts),
        Why(
            text(
                "tutor-conferences_to_match-why",
                mine=mine,
                points=conferences(outcome, seat),
                theirs=conferences(outcome, rival),
                **facts,
            ),
            "9.4.E",
            (("conferences_won:1", 1, "E" if seat == "ussr" else "D"),) * mine,
        ),
        on_the_map(start),
        number=mine,
        hints=(
            text("tutor-conferences_to_match-hint1"),
            text("tutor-conferences_to_match-hint2", points=conferences(outcome, rival), **facts),
        ),
        outcome=outcome,
        reads=needed,
    )


# -- 9.1 Scenarios ---------------------------------------------------------------------------------


def scenario_of(s: Churchill) -> Text:
    """The scenario that is being played, as an answer."""
    return text("tutor-which_scenario-case", scenario=s.scenario)


@maker("9", "9.54", "predict")
def which_scenario(rng: random.Random) -> Exercise:
    """The boards are set up: for which scenario?"""
    scenario = pick(rng, BOX.scenarios)
    outcome = position(rng, at="meeting", scenario=scenario)
    state = on_the_map(outcome)
    first = BOX.scenarios[scenario].first
    why = Why(
        text("tutor-which_scenario-why", scenario=scenario, number=first),
        BOX.scenarios[scenario].rule,
    )
    told = [text("tutor-which_scenario-case", scenario=x) for x in BOX.scenarios]
    return Exercise(
        text("tutor-which_scenario"),
        why,
        state,
        choices=tuple(Choice(x, x == scenario_of(outcome), why) for x in told),
        hints=(
            text("tutor-which_scenario-hint1"),
            text("tutor-which_scenario-hint2", space=state.space("western").id),
        ),
        outcome=outcome,
        reads=scenario_of,
    )


@maker("9", "9.1", "compute")
def conferences_left(rng: random.Random) -> Exercise:
    """How many conferences are still to come at most?"""
    scenario = pick(rng, BOX.scenarios)
    plan = BOX.scenarios[scenario]
    conference = number(rng, plan.first, plan.last)
    state = position(rng, at="war", scenario=scenario, conference=conference)
    state = on_the_map(state)

    def to_come(s: Churchill) -> int:
        return len(s.conference_deck or ())

    left = plan.last - conference
    facts = {"scenario": scenario, "number": conference}
    return Exercise(
        text("tutor-conferences_left", **facts),
        Why(
            text("tutor-conferences_left-why", last=plan.last, **facts),
            plan.rule,
            ((scenario, left, plan.rule),),
        ),
        state,
        number=left,
        hints=(
            text("tutor-conferences_left-hint1"),
            text("tutor-conferences_left-hint2", **facts),
        ),
        outcome=position(rng, at="war", scenario=scenario, conference=conference),
        reads=to_come,
    )
