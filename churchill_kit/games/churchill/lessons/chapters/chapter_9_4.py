"""Exercises of chapter 9: the schedule of points letter by letter (9.4), and scenarios (9.1)."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from .....tutor.making import (
    Entry,
    Exercise,
    Kind,
    Question,
    Text,
    Why,
    after,
    chance,
    maker,
    number,
    pick,
    sample,
    text,
)
from ...box.components import BOX, SEATS
from ...rules.scoring import points, score
from ...state import Churchill
from ..positions import often, on_the_map, position
from .chapter_9 import (
    COLONIES,
    COUNTRIES,
    Entries,
    ended,
    influence,
    letter_counts,
    moved_on,
    parts,
    points_of,
    summary,
    title,
    world,
)

# -- 9.4 Letter by letter --------------------------------------------------------------------------


def by_letter(kind: Kind, letters: str, make: Callable[..., Exercise]) -> tuple[Entry, ...]:
    """A maker for each of these letters: its exercises are those of `make`."""
    return tuple(
        Entry(f"{make.__name__}_{x.lower()}", "9", f"9.4.{x}", kind, partial(make, letter=x))
        for x in letters.split()
    )


POINTS = by_letter("compute", "A B C D G Y", points_of)

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


def step(rng: random.Random, q: Question, letter: str) -> Exercise:
    """A front moves on, near a space that a letter of the schedule names."""
    front = q.once(pick, STEPS[letter])
    entries = world(rng, 4)
    q.require(entries["fronts"][front] in STEPS[letter][front])
    return moved_on(rng, q, entries, front, letter)


MOVED = by_letter("compute", " ".join(STEPS), step)

SCORERS = ((), ("us",), ("uk",), ("ussr",), ("us", "uk"), ("uk", "ussr"))


def scorers(rng: random.Random, q: Question, letter: str) -> Exercise:
    """Who scores for a letter of the schedule, if anybody does?"""
    q.like = "scorers"

    def found(s: Churchill) -> tuple[str, ...]:
        lines = ended(s).lines
        return tuple(x for x in SEATS if any(line[0] == letter for line in lines[x]))

    somebody = q.once(chance, 0.6)
    entries = world(rng, 5)
    if chance(rng, 0.5):
        fallen = {*entries["surrendered"], "germany", pick(rng, ("italy", "japan"))}
        fronts = {**entries["fronts"], pick(rng, ("western", "eastern")): "germany"}
        entries |= {"fronts": fronts, "surrendered": tuple(sorted(fallen))}
        entries["technology"] = {pick(rng, SEATS): number(rng, 1, 2)}
    outcome = position(rng, at="end", **entries)
    right = found(outcome)
    q.require(bool(right) == somebody)
    lines = {line for x in SEATS for line in ended(outcome).lines[x] if line[0] == letter}

    def told(seats: tuple[str, ...]) -> Text:
        return q.text("case", seats=seats)

    others = sample(rng, [x for x in SCORERS if x != right], len(SCORERS))
    others.sort(key=bool)  # whether anybody scores is always a question
    state = on_the_map(position(rng, at="meeting", **entries))
    q.facts(title=title(letter), count=len(right))
    return q.among(
        state,
        outcome,
        lambda s: told(found(s)),
        map(told, others),
        why=Why(letter_counts(letter), letter, parts(sorted(lines))),
        hints=(text("tutor-letter_points-hint1", rule=summary(letter)), q.hint(2)),
    )


WHO_SCORES = by_letter("predict", "K L M P Q R Z AA", scorers)

# -- 9.4.B, 9.4.E What is it worth? ----------------------------------------------------------------


@maker("9", "9.4.B", "goal")
def useful_network(rng: random.Random, q: Question) -> Exercise:
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
    q.facts(seat=seat, points=before, location=good["location"])
    return q.goal(state, scores, seat=seat)


@maker("9", "9.4.E", "compute")
def conferences_to_match(rng: random.Random, q: Question) -> Exercise:
    """How many conferences bring one power as much as another has from its own?"""
    seat = often(rng, "ussr", 0.6)
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

    q.facts(
        seat=seat,
        rival=rival,
        count=theirs,
        points=conferences(outcome, rival),
        mine=mine,
        theirs=conferences(outcome, rival),
    )
    return q.compute(
        on_the_map(start),
        outcome,
        needed,
        why=q.why(
            *(("conferences_won:1", 1, "E" if seat == "ussr" else "D"),) * mine,
            points=conferences(outcome, seat),
        ),
    )


# -- 9.1 Scenarios ---------------------------------------------------------------------------------


def scenario_of(s: Churchill) -> Text:
    """The scenario that is being played, as an answer."""
    return text("tutor-which_scenario-case", scenario=s.scenario)


@maker("9", "9.54", "predict")
def which_scenario(rng: random.Random, q: Question) -> Exercise:
    """The boards are set up: for which scenario?"""
    scenario = pick(rng, BOX.scenarios)
    outcome = position(rng, at="meeting", scenario=scenario)
    state = on_the_map(outcome)
    first = BOX.scenarios[scenario].first
    told = [q.text("case", scenario=x) for x in BOX.scenarios]
    q.facts(space=state.space("western").id, scenario=scenario, number=first)
    return q.predict(
        state, outcome, scenario_of, told, why=q.why(rule=BOX.scenarios[scenario].rule)
    )


@maker("9", "9.1", "compute")
def conferences_left(rng: random.Random, q: Question) -> Exercise:
    """How many conferences are still to come at most?"""
    scenario = pick(rng, BOX.scenarios)
    plan = BOX.scenarios[scenario]
    conference = number(rng, plan.first, plan.last)
    state = position(rng, at="war", scenario=scenario, conference=conference)
    state = on_the_map(state)

    def to_come(s: Churchill) -> int:
        return len(s.conference_deck or ())

    left = plan.last - conference
    q.facts(scenario=scenario, number=conference, last=plan.last)
    return q.compute(
        state,
        position(rng, at="war", scenario=scenario, conference=conference),
        to_come,
        why=q.why(*((scenario, left, plan.rule),), rule=plan.rule),
    )
