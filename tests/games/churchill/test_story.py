"""Event by event: what an event tells stands in the position after it, and not before; the points
change with the event that they come from."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import SEATS
from churchill_kit.games.churchill.rules.scoring import score
from churchill_kit.games.churchill.state import CHAIR
from churchill_kit.table.story import Beat, beats

SEEDS = int(os.environ.get("CHURCHILL_KIT_STORIES", "3"))

# Lines of the score (9.4), by the events that may change them.
FRONT, INFLUENCE = {"front_advanced"}, {"network_placed", "network_removed"}
ALIGNMENT = {"alignment_placed", "alignment_removed"}
OF_LINE: dict[str, set[str]] = {
    "A": ALIGNMENT,
    "B": INFLUENCE | ALIGNMENT,
    "C": {"global_issue_moved"},
    "D": {"conference_won"},
    "E": {"conference_won"},
    "F": INFLUENCE | ALIGNMENT,
    **{letter: FRONT for letter in "GHIJKLNORSTUVWX"},
    "M": FRONT | {"surrendered"},
    "Q": FRONT | {"surrendered"},
    "P": {"technology_gained"},
    **{letter: {"pawn_advanced"} for letter in ("Y", "Z", "AA")},
    "10.3": ALIGNMENT,
}


def changed(field: str, key: Callable[[ck.Event], str], by: str = "amount", sign: int = 1) -> Any:
    """A number on the map changes by as much as the event tells."""

    def check(b: Any, a: Any, e: ck.Event) -> bool:
        item = key(e)
        return bool(getattr(a, field)[item] - getattr(b, field)[item] == sign * e[by])

    return check


def box(e: ck.Event) -> str:
    return str(e["box"])


def front(e: ck.Event) -> str:
    return str(e["front"])


def seat(e: ck.Event) -> str:
    return str(e["seat"])


def _health(b: Any, a: Any, e: ck.Event) -> bool:
    if e["result"] == "inactive_next_conference":
        return e["seat"] in a.unfit
    if e["result"] == "paranoia":
        return bool(a.staff_change != b.staff_change or a.staff_change["ussr"][0] <= -1)
    return bool(a.leaders == b.leaders)


def _ordered(b: Any, a: Any, e: ck.Event) -> bool:
    """6.6, 6.7 A marker that is owed is paid with its event: it was to be allocated before it."""
    if e["seat"] not in SEATS or e.rule not in ("6.5", "6.6", "6.7"):
        return True
    return bool(a.production[e["seat"]] == b.production[e["seat"]] - 1)


# By the kind of an event: does it tell what has come about between the positions b and a?
TRUE: dict[str, Callable[[Any, Any, ck.Event], bool]] = {
    "conference_opened": lambda b, a, e: b.card is None and a.card == e["card"],
    "leader_kept_away": lambda b, a, e: a.leader_status[e["seat"]] == "inactive",
    "deck_shuffled": lambda b, a, e: len(a.decks[e["seat"]]) == e["cards"],
    "hands_dealt": lambda b, a, e: all(len(a.hands[s]) == e["cards"] for s in SEATS),
    "agenda_card_picked": lambda b, a, e: e["seat"] in a.picks and e["seat"] not in b.picks,
    "agenda_card_revealed": lambda b, a, e: (
        e["card"] == a.discards[e["seat"]][-1] and e["seat"] not in a.picks
    ),
    "agenda_won": lambda b, a, e: b.agenda_winner is None and a.agenda_winner == e["seat"],
    "tie_broken": lambda b, a, e: e["leader"] == "none" or not a.is_active(e["seat"]),
    "issue_nominated": lambda b, a, e: (
        b.issues[e["issue"]] is None and a.issues[e["issue"]] == e["to"]
    ),
    "issue_placed": lambda b, a, e: (
        b.issues[e["issue"]] is None and a.issues[e["issue"]] == e["to"]
    ),
    "issue_moved": lambda b, a, e: (
        b.issues[e["issue"]] == e["start"] != e["end"] and a.issues[e["issue"]] == e["end"]
    ),
    "issue_captured": lambda b, a, e: (
        e["issue"] not in b.captures and a.issues[e["issue"]] == (e["seat"], CHAIR)
    ),
    "issue_won": lambda b, a, e: a.issues[e["issue"]] == (e["seat"], CHAIR),
    "issue_not_won": lambda b, a, e: (
        b.issues[e["issue"]] == "center" and a.issues[e["issue"]] is None
    ),
    "issue_in_effect": lambda b, a, e: len(a.center_results) == len(b.center_results) + 1,
    "issue_removed": lambda b, a, e: b.issues[e["issue"]] != "out" == a.issues[e["issue"]],
    "conference_won": changed("conference_wins", seat, "one"),
    "discarded_for_leader": lambda b, a, e: (
        b.is_active(e["seat"])
        and not a.is_active(e["seat"])
        and e["card"] in b.hands[e["seat"]]
        and e["card"] not in a.hands[e["seat"]]
    ),
    "card_spent": lambda b, a, e: e["card"] not in a.hands[e["seat"]],
    "health_rolled": _health,
    "leader_replaced": lambda b, a, e: (
        b.leaders[e["seat"]] == e["leader"] and a.leaders[e["seat"]] == e["successor"]
    ),
    "directed_placed": lambda b, a, e: e["issue"] not in b.directed and e["issue"] in a.directed,
    "production_received": lambda b, a, e: a.production[e["seat"]] == e["amount"],
    "production_lost": lambda b, a, e: (
        b.production[e["seat"]] == e["amount"] and a.production[e["seat"]] == 0
    ),
    "support_placed": lambda b, a, e: (
        a.support[e["front"]] - b.support[e["front"]] == e["amount"] and _ordered(b, a, e)
    ),
    "naval_placed": lambda b, a, e: (
        a.naval[e["box"]] - b.naval[e["box"]] == e["amount"] and _ordered(b, a, e)
    ),
    "research_funded": lambda b, a, e: (
        len(a.research) == len(b.research) + 1
        and a.production[e["seat"]] == b.production[e["seat"]] - 1
    ),
    "pol_mil_activated": lambda b, a, e: (
        e["issue"] in a.activated and e["issue"] not in b.activated
    ),
    "commander_named": lambda b, a, e: a.leadership[e["theater"]] == e["power"],
    "pawn_advanced": lambda b, a, e: a.a_bomb[e["seat"]] == b.a_bomb[e["seat"]] + 1,
    "global_issue_moved": lambda b, a, e: (
        b.global_issues[e["pawn"]] == e["before"] != e["seat"]
        and a.global_issues[e["pawn"]] == e["seat"]
    ),
    "network_placed": lambda b, a, e: (
        b.networks.get(e["location"], (0, 0))[1] + 1 == e["count"]
        and a.networks[e["location"]] == (e["seat"], e["count"])
    ),
    "network_removed": lambda b, a, e: (
        b.networks[e["location"]][1] - 1 == e["left"]
        and a.networks.get(e["location"], (0, 0))[1] == e["left"]
    ),
    "networks_lost": lambda b, a, e: a.to_place[e["seat"]][0] == 0,
    "alignment_placed": lambda b, a, e: (
        e["location"] not in b.alignment and a.alignment[e["location"]] == e["seat"]
    ),
    "alignment_removed": lambda b, a, e: (
        b.alignment[e["location"]] == e["seat"] and e["location"] not in a.alignment
    ),
    "alignments_lost": lambda b, a, e: a.to_place[e["seat"]][1] == 0,
    "armies_placed": changed("armies", front),
    "army_rolled": changed("armies", front, "one"),
    "navy_sent": changed("naval", box, sign=-1),
    "navy_strikes": changed("naval", box, sign=-1),
    "kamikaze": changed("naval", box, sign=-1),
    "naval_removed": changed("naval", box, sign=-1),
    "front_advanced": lambda b, a, e: (
        b.space(e["front"]).id == e["left"] and a.space(e["front"]).id == e["space"]
    ),
    "front_rolled": lambda b, a, e: b.fronts == a.fronts,
    "reserve_removed": lambda b, a, e: a.reserves[e["reserve"]] == b.reserves[e["reserve"]] - 1,
    "surrendered": lambda b, a, e: e["axis"] not in b.surrendered and e["axis"] in a.surrendered,
    "technology_gained": changed("technology", seat),
    "conference_closed": lambda b, a, e: (
        b.card is not None
        and a.card is None
        and all(place in (None, "out") for place in a.issues.values())
    ),
    "game_over": lambda b, a, e: b.result is None and a.result is not None,
}

ONE = {"one": 1}


class _Told:
    """An event with "one" as a number of its own, for those that tell no amount."""

    def __init__(self, event: ck.Event) -> None:
        self.event, self.rule = event, event.rule

    def __getitem__(self, name: str) -> Any:
        return ONE[name] if name in ONE else self.event[name]


@cache
def stories(scenario: str) -> tuple[tuple[Beat, ...], ...]:
    """Random games, event by event."""
    at_table = dict.fromkeys(SEATS, "random")
    games = (ck.play("churchill", at_table, scenario=scenario, seed=s) for s in range(SEEDS))
    return tuple(tuple(beats(record, -1)) for record in games)


def every_beat() -> Iterator[Beat]:
    for scenario in ck.game("churchill").scenarios:
        for story in stories(scenario):
            yield from story


@pytest.mark.parametrize("scenario", ck.game("churchill").scenarios)
def test_9_4_points_change_with_an_event_that_is_about_them(scenario: str) -> None:
    for story in stories(scenario):
        for beat in story:
            if beat.after.result is not None:
                continue  # the ending adds to them, and secret agendas are open then
            before, after = score(beat.before), score(beat.after)
            (event,) = beat.events
            for who in SEATS:
                for letter, *_ in set(before[who]) ^ set(after[who]):
                    assert event.kind in OF_LINE[letter], (event, letter)


@pytest.mark.parametrize("scenario", ck.game("churchill").scenarios)
def test_8_0_the_last_event_brings_the_points_that_count(scenario: str) -> None:
    for story in stories(scenario):
        for beat in story:
            ended = beat.after.result is not None
            assert ended == (beat.events[-1].kind == "game_over")
        assert story[-1].after.score() == story[-1].after.result.final


@pytest.mark.parametrize("kind", TRUE)
def test_what_an_event_tells_has_come_about_with_it(kind: str) -> None:
    for beat in every_beat():
        (event,) = beat.events
        if event.kind == kind:
            assert TRUE[kind](beat.before, beat.after, _Told(event)), event  # type: ignore[arg-type]


def test_most_that_can_be_told_has_been_tried() -> None:
    told = {beat.events[0].kind for beat in every_beat()}
    assert len(told & TRUE.keys()) > len(TRUE) * 3 / 4


def test_3_31_a_president_dies_and_his_successor_stands_there_with_one_event_each() -> None:
    state = ck.game("churchill").position(
        scenario="campaign",
        at="meeting",
        conference=5,
        turn="us",
        issues={"a_bomb_research": "center"},
        hands={"us": ["us_marshall", "us_hopkins"]},
        seed=1,
    )
    record = ck.Record.start(state)
    lead = next(a for a in state.actions() if a.kind == "lead")
    record.play(lead)
    discard = record.state.actions()[0]
    record.play(discard, rolls=(1, 1))
    told = {b.events[0].kind: b for b in beats(record, 0)}
    assert told["health_rolled"].after.leaders["us"] == "roosevelt"
    dead = told["leader_replaced"]
    assert dead.after.leaders["us"] == "truman" and not dead.after.is_active("us")
