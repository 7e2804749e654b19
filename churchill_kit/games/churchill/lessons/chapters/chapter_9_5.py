"""Exercises of chapter 9: what each scenario begins with (9.5 to 9.7)."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from .....tutor.making import (
    Choice,
    Entry,
    Exercise,
    Kind,
    Question,
    Text,
    Why,
    chance,
    maker,
    number,
    pick,
    sample,
)
from ...box.components import BOX, FRONTS
from ...game import GAME
from ...state import CENTER, OUT, Churchill
from ..positions import on_the_map, position
from .chapter_9 import ended, opens_with, pair, title, world


def by_scenario(kind: Kind, make: Callable[..., Exercise], **rules: str) -> tuple[Entry, ...]:
    """A maker for each of these scenarios, by its rule: its exercises are those of `make`."""
    return tuple(
        Entry(f"{make.__name__}_{name}", "9", rule, kind, partial(make, scenario=name))
        for name, rule in rules.items()
    )


def conferences_played(rng: random.Random, q: Question, scenario: str) -> Exercise:
    """How many conferences of this game have gone before this one?"""
    q.like = "conferences_played"
    first = BOX.scenarios[scenario].first
    conference = number(rng, first, BOX.scenarios[scenario].last)
    outcome = position(rng, at="war", scenario=scenario, conference=conference)

    def played(s: Churchill) -> int:
        return s.conference - BOX.scenarios[s.scenario].first

    q.facts(scenario=scenario, number=conference, first=first, played=conference - first)
    parts = ((scenario, played(outcome), q.rule),)
    return q.compute(on_the_map(outcome), outcome, played, parts)


PLAYED = by_scenario(
    "compute", conferences_played, training="9.51", tournament="9.61", campaign="9.71"
)


def issue_at_start(rng: random.Random, q: Question, scenario: str) -> Exercise:
    """Where is an issue as the scenario begins?"""
    q.like = "issue_at_start"
    second = q.rule == "9.64" or chance(rng, 0.4)
    issue = "second_front" if second else pick(rng, BOX.issues)
    outcome: Churchill = GAME.set_up(scenario, number(rng, 0, 2**31), GAME.check_options({}))

    def place(s: Churchill) -> Text:
        there = s.issues[issue]
        return q.text("case", place=there if there in (CENTER, OUT) else "beside")

    right = place(outcome)
    why = q.why(issue=issue, scenario=scenario, place=right.facts["place"])
    told = [q.text("case", place=x) for x in sample(rng, (CENTER, OUT, "beside"), 3)]
    q.facts(issue=issue, scenario=scenario)
    return q.predict(on_the_map(outcome), outcome, place, told, why=why)


ISSUES_AT_START = by_scenario(
    "predict", issue_at_start, training="9.52", tournament="9.62", campaign="9.72"
)
SECOND_FRONT = Entry(
    "second_front_at_start", "9", "9.64", "predict", partial(issue_at_start, scenario="tournament")
)


@maker("9", "9.74", "choose")
def front_at_start(rng: random.Random, q: Question) -> Exercise:
    """Where does a front begin in the campaign?"""
    front = pick(rng, FRONTS)
    begins = BOX.scenarios["campaign"].fronts[front]
    later = pick(rng, ("training", "tournament"))
    state = on_the_map(position(rng, at="meeting", scenario=later))
    outcome = position(rng, at="meeting", scenario="campaign")

    def place(s: Churchill) -> Text:
        return q.text("case", space=s.space(front).id)

    spaces = [space.id for space in BOX.tracks[front].spaces if space.id != begins]
    q.facts(front=front)
    why = q.why(space=begins)
    told = sample(rng, [begins, *sample(rng, spaces, 3)], 4)
    choices = [Choice(q.text("case", space=x), x == begins, why) for x in told]
    return q.choose(state, choices, outcome=outcome, reads=place)


@maker("9", "9.53", "choose")
def closed_line(rng: random.Random, q: Question) -> Exercise:
    """Which line of the schedule brings nobody anything in the training scenario?"""
    entries = {**world(rng, 6), "scenario": "training", "entered_first": "same_conference"}
    state, outcome = pair(rng, entries)
    counted = scored(outcome)
    closed = pick(rng, "KL")
    q.require(closed not in counted and len(counted) >= 3)
    letters = sample(rng, [closed, *sample(rng, counted, 3)], 4)
    q.facts(title=title(closed))

    def why(letter: str) -> Why:
        return q.why() if letter == closed else Why(q.text("counts", title=title(letter)), letter)

    def empty(s: Churchill) -> Text:
        return q.text("case", title=title(next(x for x in letters if x not in scored(s))))

    choices = [Choice(q.text("case", title=title(x)), x == closed, why(x)) for x in letters]
    return q.choose(state, choices, outcome=outcome, reads=empty)


def scored(s: Churchill) -> list[str]:
    """The letters of the schedule that bring anybody anything."""
    return sorted({line[0] for lines in ended(s).lines.values() for line in lines})


OPENING = by_scenario("compute", opens_with, tournament="9.6", campaign="9.7")
