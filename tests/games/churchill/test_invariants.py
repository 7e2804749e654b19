"""Random play of all scenarios: nothing is created or lost, limits hold, and every game ends.

Three accounts are kept apart from the engine's: limits and conservation at every decision;
a ledger that rebuilds the board from the events alone; and a score counted from the map,
written from the rulebook. CHURCHILL_KIT_GAMES sets how many games of each scenario are
played (40 if it is not set).
"""

from __future__ import annotations

import os
import random
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.rules.setup import set_up
from churchill_kit.games.churchill.state import RULES
from tests.conftest import RULEBOOK, cited, reached
from tests.helpers import play_on

GAMES = int(os.environ.get("CHURCHILL_KIT_GAMES", "40"))
CAPS = {"training": 500, "tournament": 800, "campaign": 1500}  # decisions
SEATS = ("us", "uk", "ussr")
FRONTS = {  # 5.1 to 5.7: how many spaces follow the theater box
    "western": 5,
    "eastern": 5,
    "mediterranean": 4,
    "central_pacific": 6,
    "southwest_pacific": 7,
    "cbi": 5,
    "far_east": 4,
}
BOXES = (*FRONTS, "arctic")
NOBODY = ("none", "", None)
PHASES = ("agenda", "meeting", "decisions", "war", "end")
PHASE_OF = {
    "agenda_card": "agenda",
    "opening_issue": "agenda",
    "nominate_issue": "agenda",
    "advance_issue": "meeting",
    "debate_issue": "meeting",
    "stop_in_center": "meeting",
    "choose_issue": "meeting",
    "discard_for_leader": "meeting",
    "choose_attribute_support": "meeting",
    "directed_offensive": "decisions",
    "commit_production": "decisions",
    "fulfil_directed": "decisions",
    "allocate_production": "decisions",
    "name_commander": "decisions",
    "place_bonus": "decisions",
    "global_issue": "decisions",
    "choose_next": "war",
    "place_network_marker": "war",
    "place_alignment_marker": "war",
}  # ties (4.5) come up in the agenda and at the end of the meeting


# -- conservation and limits, at every decision ----------------------------------------------------


def check_cards(s: Any) -> None:
    """2.0, 5.13: each power's 21 staff cards are each in one place; conference cards come once."""
    for seat in SEATS:
        own = BOX.decks[seat]
        assert len(own) == 21
        where = Counter(s.hands[seat])
        where.update(s.decks[seat])
        where.update(s.discards[seat])
        where.update([s.picks[seat]] if seat in s.picks else [])
        where.update(c for c in (*s.sidelined, *s.removed_staff) if BOX.staff[c].power == seat)
        assert where == Counter(own)
        assert len(s.hands[seat]) <= 7
    numbers = [BOX.conferences[c].number for c in s.conference_deck]
    assert numbers == list(range(s.conference + 1, 11))
    assert s.card is None or BOX.conferences[s.card].number == s.conference


def check_issues(s: Any) -> None:
    """3.34: each issue is in the display, in the center, on a track, in a chair, or gone."""
    assert set(s.issues) == set(BOX.issues)
    for name, place in s.issues.items():
        assert place in (None, "center", "out") or (
            place[0] in SEATS and type(place[1]) is int and 1 <= place[1] <= 7
        ), (name, place)
    assert len(set(s.captures)) == len(s.captures)
    for name in s.captures:
        assert s.issues[name][1] == 7
    if s.phase == "meeting" and not s.conference_winner:
        chairs = {n for n, p in s.issues.items() if isinstance(p, tuple) and p[1] == 7}
        assert s.decision.kind.startswith(("break_tie", "name_tie")) or chairs == set(s.captures)
    if s.phase in ("decisions", "war"):
        assert not s.captures
        assert "center" not in s.issues.values()
    if s.fronts["western"] >= 2:  # 6.21: Normandy has been entered
        assert s.issues["second_front"] == "out"
    if s.fronts["far_east"] >= 2:  # 6.22: Manchuria
        assert s.issues["ussr_declares_war"] == "out"


def check_map(s: Any) -> None:
    """2.0, 7.11, 6.5: thirty networks and fifteen alignments a power, two and one to a place."""
    assert len(BOX.locations) == 22
    assert set(s.networks) <= set(BOX.locations)
    assert set(s.alignment) <= set(BOX.locations)
    assert all(owner in SEATS and count in (1, 2) for owner, count in s.networks.values())
    assert set(s.alignment.values()) <= set(SEATS)
    for seat in SEATS:
        assert sum(n for owner, n in s.networks.values() if owner == seat) <= 30
        assert list(s.alignment.values()).count(seat) <= 15
    assert set(s.naval) == set(BOXES)
    assert all(0 <= n <= 5 for n in s.naval.values())
    assert set(s.fronts) == set(FRONTS)
    assert all(0 <= s.fronts[f] <= last for f, last in FRONTS.items())
    assert set(s.support) == set(FRONTS)
    for front, amount in s.support.items():
        assert amount >= 0
        assert amount == 0 or s.fronts[front] < FRONTS[front], front
    assert not any(s.armies.values())  # placed and removed between two decisions
    most = {
        "german_army": 6,
        "italian_army": 1,
        "german_navy": 1,
        "japanese_army": 4,
        "japanese_navy": 2,
    }
    assert all(0 <= s.reserves[r] <= n for r, n in most.items())
    assert s.global_issues["churchill_roosevelt"] in ("neutral", "uk", "us")
    assert s.global_issues["churchill_stalin"] in ("neutral", "uk", "ussr")
    assert s.global_issues["roosevelt_stalin"] in ("neutral", "us", "ussr")
    assert set(s.leadership) == {"europe", "pacific"}
    assert set(s.leadership.values()) <= {"us", "uk"}  # 6.92: never the USSR
    assert set(s.a_bomb) == {"us", "ussr"}
    assert all(0 <= at <= 4 for at in s.a_bomb.values())
    assert sum(s.technology.values()) <= 3


def check_markers(s: Any) -> None:
    """What is counted is never below nothing, and what belongs to a segment is not outside it."""
    assert all(n >= 0 for n in s.production.values())
    assert all(n >= 0 for pair in s.to_place.values() for n in pair)
    assert all(c[1] >= 0 for c in s.commitments)
    assert all(0 <= owed <= 2 for _, owed in s.directed.values())
    assert all(value in ("active", "inactive") for value in s.leader_status.values())
    assert s.leaders["uk"] == "churchill"
    assert s.leaders["ussr"] == "stalin"
    assert s.leaders["us"] in ("roosevelt", "truman")
    if s.phase in ("agenda", "meeting"):
        assert not any(s.production.values())
        assert not s.directed
        assert s.conference_winner is None
    else:
        assert s.conference_winner in SEATS
    if s.phase == "agenda":
        assert not s.may_pass
        assert not s.center_results
    if s.phase == "war":
        assert not any(s.production.values())
        assert not any(owed for _, owed in s.directed.values()) or not any(s.production.values())
    if s.phase == "decisions":
        assert not any(s.hands.values())
    assert set(s.may_pass) <= set(SEATS)
    assert len(set(s.may_pass)) == len(s.may_pass)
    assert len(set(s.surrendered)) == len(s.surrendered)
    assert "italy" in s.surrendered or s.fronts["mediterranean"] < 2
    germany = any(s.fronts[f] == FRONTS[f] for f in ("western", "eastern"))
    assert ("germany" in s.surrendered) == germany
    for front in ("central_pacific", "southwest_pacific", "cbi", "far_east"):
        assert s.fronts[front] < FRONTS[front] or "japan" in s.surrendered


def check_decision(s: Any) -> None:
    """Somebody decides something of the phase, and can."""
    assert s.actions()
    assert s.decision.seat in SEATS
    assert s.phase == PHASE_OF.get(s.decision.kind, s.phase)


CHECKS = (check_cards, check_issues, check_map, check_markers, check_decision)


def check_step(old: Any, new: Any) -> None:
    """What only ever goes one way, from one decision to the next."""
    assert new.conference - old.conference in (0, 1)
    if new.conference == old.conference and new.result is None:
        assert PHASES.index(new.phase) >= PHASES.index(old.phase)
        assert new.card == old.card
    for front in FRONTS:
        assert new.fronts[front] - old.fronts[front] in (0, 1, 2)  # 7.71, 7.74
    if new.fronts != old.fronts:
        assert old.phase == "war" or old.phase == "decisions"
        assert new.conference == old.conference + 1 or new.result is not None
    for reserve, left in new.reserves.items():
        assert left <= old.reserves[reserve]
    for pawn, side in new.global_issues.items():
        assert side != "neutral" or old.global_issues[pawn] == "neutral"  # 6.11
    for power, at in new.a_bomb.items():
        assert at - old.a_bomb[power] in (0, 1)
    assert new.surrendered[: len(old.surrendered)] == old.surrendered
    assert new.removed_staff[: len(old.removed_staff)] == old.removed_staff
    for seat in SEATS:
        assert new.conference_wins[seat] - old.conference_wins[seat] in (0, 1)
        assert new.technology[seat] >= old.technology[seat]
    for name, place in old.issues.items():
        assert place != "out" or new.issues[name] == "out"
    assert (old.leaders["us"], new.leaders["us"]) != ("truman", "roosevelt")
    assert new.draws >= old.draws
    assert new.seed == old.seed


# -- a ledger kept from the events alone -----------------------------------------------------------


class Ledger:
    """The board as somebody sees it who hears the events and nothing else."""

    def __init__(self, s: Any) -> None:
        self.networks = dict(s.networks)
        self.alignment = dict(s.alignment)
        self.naval = dict(s.naval)
        self.support = dict(s.support)
        self.fronts = dict(s.fronts)
        self.issues = dict(s.issues)
        self.captures: tuple[str, ...] = s.captures
        self.a_bomb = dict(s.a_bomb)
        self.global_issues = dict(s.global_issues)
        self.leadership = dict(s.leadership)
        self.leaders = dict(s.leaders)
        self.reserves = dict(s.reserves)
        self.surrendered: tuple[str, ...] = s.surrendered
        self.technology = dict(s.technology)
        self.conference_wins = dict(s.conference_wins)
        self.production = dict(s.production)
        self.to_place = {seat: list(pair) for seat, pair in s.to_place.items()}
        self.conference: int = s.conference
        self.card: str | None = s.card
        self.first_in: list[tuple[str, int]] = []  # 9.4 K, L: what was entered when

    def hear(self, e: Any) -> None:
        """An event."""
        told = getattr(self, f"_{e.kind}", None)
        if told is not None:
            told(e)

    def compare(self, s: Any) -> None:
        """The state says the same."""
        for field in (
            *("networks", "alignment", "naval", "support", "fronts", "issues", "captures"),
            *("a_bomb", "global_issues", "leadership", "leaders", "reserves", "surrendered"),
            *("technology", "conference_wins", "production", "conference", "card"),
        ):
            assert getattr(self, field) == getattr(s, field), field
        assert self.to_place == {seat: list(pair) for seat, pair in s.to_place.items()}

    def _conference_opened(self, e: Any) -> None:
        assert e["number"] == self.conference + 1
        self.conference, self.card = e["number"], e["card"]

    def _conference_closed(self, e: Any) -> None:
        assert e["number"] == self.conference
        self.card = None
        self.issues = {n: p if p == "out" else None for n, p in self.issues.items()}
        self.support = dict.fromkeys(self.support, 0)
        self.production = dict.fromkeys(SEATS, 0)
        self.to_place = {seat: [0, 0] for seat in SEATS}

    def _network_placed(self, e: Any) -> None:
        owner, count = self.networks.get(e["location"], (e["seat"], 0))
        assert owner == e["seat"]
        assert count + 1 == e["count"]
        self.networks[e["location"]] = (owner, count + 1)
        if e.rule == "7.11":
            self.to_place[owner][0] -= 1

    def _network_removed(self, e: Any) -> None:
        owner, count = self.networks.pop(e["location"])
        assert owner == e["seat"] != e["by"]
        assert count - 1 == e["left"]
        if e["left"]:
            self.networks[e["location"]] = (owner, count - 1)
        if e.rule == "7.12":
            self.to_place[e["by"]][0] -= 1

    def _alignment_placed(self, e: Any) -> None:
        assert e["location"] not in self.alignment
        if e.rule in ("7.31", "5.12"):  # one's own network is there
            assert self.networks[e["location"]][0] == e["seat"]
        self.alignment[e["location"]] = e["seat"]
        if e.rule == "7.31":
            self.to_place[e["seat"]][1] -= 1

    def _alignment_removed(self, e: Any) -> None:
        assert self.alignment.pop(e["location"]) == e["seat"] != e["by"]
        if e.rule == "7.32":
            assert self.networks[e["location"]][0] == e["by"]
            self.to_place[e["by"]][1] -= e["cost"]

    def _naval_placed(self, e: Any) -> None:
        assert e["amount"] > 0 or e.rule == "3.33"
        self.naval[e["box"]] += e["amount"]
        self._spent(e)

    def _naval_removed(self, e: Any) -> None:
        assert e["amount"] > 0
        self.naval[e["box"]] -= e["amount"]

    def _navy_sent(self, e: Any) -> None:
        assert e["amount"] in (0, 1)
        self.naval[e["box"]] -= e["amount"]

    _navy_strikes = _kamikaze = _navy_sent

    def _army_to_arctic(self, e: Any) -> None:
        self.naval["arctic"] -= 1

    def _support_placed(self, e: Any) -> None:
        assert e["amount"] > 0
        self.support[e["front"]] += e["amount"]
        self._spent(e)

    def _spent(self, e: Any) -> None:
        if e.rule in ("6.5", "6.6", "6.7"):
            assert e["amount"] == 1
            self.production[e["seat"]] -= 1

    def _research_funded(self, e: Any) -> None:
        self.production[e["seat"]] -= 1

    def _commitment_lost(self, e: Any) -> None:
        self.production[e["seat"]] -= 1

    def _pol_mil_activated(self, e: Any) -> None:
        self.production[e["seat"]] -= 1
        self._markers_gained(e)

    def _markers_gained(self, e: Any) -> None:
        self.to_place[e["seat"]][0] += e["networks"]
        self.to_place[e["seat"]][1] += e["alignments"]

    def _production_received(self, e: Any) -> None:
        assert self.production[e["seat"]] == 0
        self.production[e["seat"]] = e["amount"]

    def _production_lost(self, e: Any) -> None:
        assert self.production[e["seat"]] == e["amount"] > 0
        self.production[e["seat"]] = 0

    def _networks_to_place(self, e: Any) -> None:
        self.to_place[e["seat"]][0] += 1
        assert self.to_place[e["seat"]][0] == e["amount"]

    def _alignments_to_place(self, e: Any) -> None:
        assert self.to_place[e["seat"]][1] == e["amount"]

    def _networks_lost(self, e: Any) -> None:
        assert self.to_place[e["seat"]][0] == e["amount"] > 0
        self.to_place[e["seat"]][0] = 0

    def _alignments_lost(self, e: Any) -> None:
        assert self.to_place[e["seat"]][1] == e["amount"] > 0
        self.to_place[e["seat"]][1] = 0

    def _issue_nominated(self, e: Any) -> None:
        assert self.issues[e["issue"]] is None
        self.issues[e["issue"]] = e["to"]

    _issue_placed = _issue_nominated

    def _issue_moved(self, e: Any) -> None:
        assert self.issues[e["issue"]] == e["start"] != e["end"]
        assert e["issue"] not in self.captures
        self.issues[e["issue"]] = e["end"]

    def _issue_captured(self, e: Any) -> None:
        assert e["issue"] not in self.captures
        assert self.issues[e["issue"]] not in (None, "out")
        self.issues[e["issue"]] = (e["seat"], 7)
        self.captures = (*self.captures, e["issue"])

    def _issue_won(self, e: Any) -> None:
        assert self.issues[e["issue"]][0] == e["seat"]
        self.issues[e["issue"]] = (e["seat"], 7)

    def _issue_not_won(self, e: Any) -> None:
        assert self.issues[e["issue"]] == "center"
        self.issues[e["issue"]] = None

    _issue_in_effect = _issue_not_won

    def _issues_counted(self, e: Any) -> None:
        won = Counter(p[0] for p in self.issues.values() if isinstance(p, tuple))
        assert {seat: won[seat] for seat in SEATS} == {seat: e[seat] for seat in SEATS}
        self.captures = ()

    def _issue_removed(self, e: Any) -> None:
        assert self.issues[e["issue"]] != "out"
        self.issues[e["issue"]] = "out"

    def _conference_won(self, e: Any) -> None:
        assert e["number"] == self.conference
        self.conference_wins[e["seat"]] += 1

    def _global_issue_moved(self, e: Any) -> None:
        assert self.global_issues[e["pawn"]] == e["before"] != e["seat"]
        self.global_issues[e["pawn"]] = e["seat"]

    def _commander_named(self, e: Any) -> None:
        self.leadership[e["theater"]] = e["power"]

    def _pawn_advanced(self, e: Any) -> None:
        self.a_bomb[e["seat"]] += 1
        assert BOX.a_bomb[self.a_bomb[e["seat"]]] == e["space"]

    def _leader_replaced(self, e: Any) -> None:
        assert self.leaders[e["seat"]] == e["leader"]
        self.leaders[e["seat"]] = e["successor"]

    def _front_advanced(self, e: Any) -> None:
        spaces = [space.id for space in BOX.tracks[e["front"]].spaces]
        assert spaces[self.fronts[e["front"]]] == e["left"]
        self.fronts[e["front"]] += 1
        assert spaces[self.fronts[e["front"]]] == e["space"]
        self.first_in.append((e["space"], self.conference))

    def _reserve_removed(self, e: Any) -> None:
        self.reserves[e["reserve"]] -= 1

    def _navy_fate(self, e: Any) -> None:
        self.reserves["japanese_navy"] -= e["sunk"]

    def _surrendered(self, e: Any) -> None:
        assert e["axis"] not in self.surrendered
        self.surrendered = (*self.surrendered, e["axis"])

    def _technology_gained(self, e: Any) -> None:
        self.technology[e["seat"]] += e["amount"]


# -- 9.4 counted from the map ----------------------------------------------------------------------

COLONIES = ("siam", "dutch_east_indies", "vietnam", "laos_cambodia", "malaya")
TRACKS = {  # the spaces that score, by their distance from the end of the track
    "western": {"rhineland": 2, "west_germany": 1, "germany": 0},
    "eastern": {"prussia": 2, "east_germany": 1, "germany": 0},
    "mediterranean": {"central_italy": 1, "northern_italy": 0},
    "central_pacific": {"iwo_jima": 2, "okinawa": 1, "japan": 0},
    "southwest_pacific": {"philippines": 2, "kyushu": 1, "japan": 0},
    "cbi": {"formosa": 1, "japan": 0},
    "far_east": {"manchuria": 2, "korea": 1, "japan": 0},
}


def stands_in(s: Any, front: str, space: str) -> bool:
    """Is a front in a space of 9.4?"""
    return FRONTS[front] - s.fronts[front] == TRACKS[front][space]


class Story(NamedTuple):
    """What 9.4 asks for and the board does not show."""

    wins: Mapping[str, int]  # D, E: conferences
    first: str | None  # K, L: "normandy" or "central_italy"
    technology: Mapping[str, int]  # P
    returned: bool  # R: have the Philippines been entered?
    surrendered: frozenset[str]  # M, Q
    secret: Mapping[str, list[str]]  # 10.3: locations


def story(s: Any, ledger: Ledger) -> Story:
    """What the events of a whole game told."""
    when = dict(ledger.first_in)
    normandy, italy = when.get("normandy", 99), when.get("central_italy", 99)
    first = "normandy" if normandy < italy else "central_italy" if italy < normandy else None
    west, east = (stands_in(s, f, "germany") for f in ("western", "eastern"))
    return Story(
        wins=ledger.conference_wins,
        first=None if s.scenario == "training" else first,  # 9.53: in the same conference
        technology={"us": int(west), "uk": int(west), "ussr": (2 - west) * east},  # 7.81
        returned=s.fronts["southwest_pacific"] >= FRONTS["southwest_pacific"] - 2,
        surrendered=frozenset(ledger.surrendered),
        secret=secret_locations(s),
    )


def secret_locations(s: Any) -> dict[str, list[str]]:
    """10.2: each power's secret agendas."""
    return {seat: [BOX.agenda_markers[m] for m in s.secret_agendas.get(seat, ())] for seat in SEATS}


def count_score(s: Any, story: Story) -> dict[str, int]:
    """9.4 A to AA from the board, and from the story of the game where the rule asks for it."""
    points = Counter(dict.fromkeys(SEATS, 0))

    def score(amount: int, *seats: str) -> None:
        for seat in seats:
            points[seat] += amount

    for location in BOX.locations:
        owner = s.alignment.get(location)
        network = s.networks.get(location)
        if owner:
            score(3, owner)  # A
        elif network:
            score(1, network[0])  # B
        elif location in COLONIES:
            score(2, "uk")  # F
    for side in s.global_issues.values():
        if side != "neutral":
            score(5, side)  # C
    for seat, won in story.wins.items():
        score(won * (5 if seat == "ussr" else 3), seat)  # D, E
    west_in = {"germany": stands_in(s, "western", "germany")}
    east_in = {"germany": stands_in(s, "eastern", "germany")}
    west_in["japan"] = any(
        stands_in(s, f, "japan") for f in ("central_pacific", "southwest_pacific", "cbi")
    )
    east_in["japan"] = stands_in(s, "far_east", "japan")
    for axis in ("germany", "japan"):  # G
        score(8 * west_in[axis], "us", "uk")
        score(8 * east_in[axis], "ussr")
    score(2 * stands_in(s, "mediterranean", "central_italy"), "uk")  # H
    score(3 * stands_in(s, "mediterranean", "northern_italy"), "uk")  # I
    score(2 * stands_in(s, "mediterranean", "northern_italy"), "us")  # J
    score(2 * (story.first == "central_italy"), "uk")  # K
    score(2 * (story.first == "normandy"), "us")  # L
    score(5 * ("germany" in story.surrendered and not west_in["germany"]), "ussr")  # M
    score(5 * stands_in(s, "eastern", "east_germany"), "ussr")  # N
    score(5 * stands_in(s, "western", "west_germany"), "us", "uk")
    score(2 * stands_in(s, "eastern", "prussia"), "ussr")  # O
    score(2 * stands_in(s, "western", "rhineland"), "us", "uk")
    for seat, markers in story.technology.items():  # P
        score(markers, seat)
    occupied = west_in["japan"] or east_in["japan"]
    score(5 * ("japan" in story.surrendered and not occupied), "us")  # Q
    to_japan = {f: FRONTS[f] - s.fronts[f] for f in ("central_pacific", "southwest_pacific")}
    score(3 * (not story.returned), "uk", "ussr")  # R
    rivals = abs(to_japan["central_pacific"] - to_japan["southwest_pacific"])
    score(5 * (rivals > 1), "uk", "ussr")  # S
    score(2 * stands_in(s, "central_pacific", "iwo_jima"), "us")  # T
    score(5 * stands_in(s, "central_pacific", "okinawa"), "us")  # U
    score(5 * stands_in(s, "southwest_pacific", "kyushu"), "us")  # V
    score(5 * stands_in(s, "cbi", "formosa"), "uk")  # W
    score(8 * stands_in(s, "far_east", "korea"), "ussr")  # X
    score(3 * s.a_bomb["ussr"], "ussr")  # Y
    if s.a_bomb["us"] == 4:
        score(3, "us", "uk")  # Z
    else:
        score(3, "ussr")  # AA
    for seat, places in story.secret.items():  # 10.3
        score(5 * sum(s.alignment.get(place) == seat for place in places), seat)
    return dict(points)


def who_wins(s: Any, points: dict[str, int]) -> tuple[str, set[str]]:
    """4.41 to 4.43: the ending, and who may have won (a die decides between two at most)."""
    order = sorted(SEATS, key=lambda seat: -points[seat])
    first, second, third = (points[seat] for seat in order)
    if {"germany", "japan"} <= set(s.surrendered):
        best = [seat for seat in SEATS if points[seat] == first]
        if first - third <= 20:
            return "alliance", final_tiebreak(s, best)
        if len(best) > 1:
            return "broken", final_tiebreak(s, best)
        if first > second + third:
            return "broken_first", {order[0]}
        tied = [seat for seat in order[1:] if points[seat] == second]
        won = final_tiebreak(s, tied)
        if won <= set(tied):
            return "broken_second", won
        wins = [s.conference_wins[seat] for seat in tied]
        return "broken_second", {t for t, n in zip(tied, wins, strict=True) if n == max(wins)}
    if first == third:
        change = dict.fromkeys(SEATS, 0)
    elif first == second:
        change = {seat: -5 if points[seat] == first else 5 for seat in SEATS}
    elif second == third:
        change = {seat: 5 if points[seat] == third else -5 for seat in SEATS}
    else:
        change = dict(zip(order, (-5, -3, 5), strict=True))
    after = {seat: points[seat] + change[seat] for seat in SEATS}
    assert s.result.adjustments == change
    best = [seat for seat in SEATS if after[seat] == max(after.values())]
    return "hegemon", final_tiebreak(s, best)


def final_tiebreak(s: Any, tied: list[str]) -> set[str]:
    """4.44."""
    if len(tied) == 1:
        return set(tied)
    if "us" in tied and s.a_bomb["us"] == 4:
        return {"us"}
    alone = stands_in(s, "eastern", "germany") and not stands_in(s, "western", "germany")
    if "ussr" in tied and alone:
        return {"ussr"}
    return {"uk"}


def check_result(s: Any, story: Story) -> None:
    """4.4, 9.4: the score, the ending and the winner are as counted here."""
    result = s.result
    points = count_score(s, story)
    assert points == dict(result.scores)
    for seat in SEATS:
        assert sum(line[1] for line in result.lines[seat]) == points[seat]
    ending, winners = who_wins(s, points)
    assert result.ending == ending
    assert result.winner in winners


def check_end(s: Any, ledger: Ledger) -> None:
    """8.0: the game ended when it must, and was won by who should have won it."""
    both = {"germany", "japan"} <= set(s.surrendered)
    assert both or s.conference == 10
    assert s.phase == "end"
    assert not any(s.support.values())
    check_result(s, story(s, ledger))
    assert sum(s.conference_wins.values()) == s.conference - BOX.scenarios[s.scenario].first + 1


# -- the games -------------------------------------------------------------------------------------


def options(seed: int) -> dict[str, Any]:
    """All options take their turns."""
    return {
        "secret_agenda": seed % 2 == 1,
        "tiebreak_roll": seed % 3 != 2,
        "leadership_timing": "allocation" if seed % 5 == 4 else "activity_5",
    }


def play_and_check(scenario: str, seed: int) -> Counter[str]:
    """A random game with every check at every decision; returns what happened how often."""
    seen: Counter[str] = Counter()
    number = 0
    try:
        chosen = options(seed)
        state = ck.game("churchill").new(scenario, seed=seed, **chosen)
        ledger = Ledger(set_up(scenario, seed, chosen))
        for event in state.events:
            ledger.hear(event)
        for check in CHECKS:
            check(state)
        ledger.compare(state)
        for move in play_on(state, seed, CAPS[scenario]):
            number += 1
            for event in move.events:
                ledger.hear(event)
                seen[event.kind] += 1
            state = move.after
            ledger.compare(state)
            check_step(move.before, state)
            if state.result is None:
                for check in CHECKS:
                    check(state)
            else:
                check_end(state, ledger)
                seen[f"ending {state.result.ending}"] += 1
        assert state.result is not None
    except BaseException as error:
        error.add_note(f"{scenario}, seed {seed}, after {number} moves; options({seed})")
        raise
    seen["decisions"] = number
    return seen


@cache
def games(scenario: str, first: int, last: int) -> Counter[str]:
    """What happened in games `first` to `last` - 1 of a scenario."""
    seen: Counter[str] = Counter()
    for seed in range(first, last):
        seen += play_and_check(scenario, seed)
    return seen


BATCH = 20


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize("scenario", CAPS)
def test_random_games(scenario: str, first: int) -> None:
    """Cards, issues, markers, limits, events, scores and ends, in `BATCH` games."""
    games(scenario, first, min(first + BATCH, GAMES))


def test_every_step_of_the_rules_is_reached() -> None:
    """Random games get everywhere."""
    for first in range(0, min(GAMES, 40), BATCH):
        games("campaign", first, min(first + BATCH, GAMES))
    found = {name for game, name in reached if game == "churchill"}
    assert not [name for name in RULES.steps if name not in found]


def test_every_rule_cited_is_in_the_index() -> None:
    """rulebook.toml has a title and a summary for whatever a line of the log may cite."""
    games("campaign", 0, min(GAMES, BATCH))
    known = {rule["id"] for rule in tomllib.loads(RULEBOOK.read_text(encoding="utf-8"))["rule"]}
    found = {rule for game, rule in cited if game == "churchill" and rule}
    found |= {step.rule for step in RULES.steps.values()}
    assert found <= known


def test_the_checks_notice_what_is_wrong() -> None:
    """Each check fails when the position it checks is spoiled: a test that cannot fail is a lie."""
    rng = random.Random(0)
    moves = list(play_on(ck.game("churchill").new("training", seed=1), 1))
    states = [rng.choice(moves).before for _ in range(3)]
    for state in states:
        card = state.decks["us"][0]
        place = next(iter(state.networks))
        spoiled = {
            check_cards: [
                {"decks": {**state.decks, "us": state.decks["us"][1:]}},
                {"discards": {**state.discards, "us": (*state.discards["us"], card)}},
                {"sidelined": (card,)},
                {"conference_deck": ()}
                if state.conference_deck
                else {"conference_deck": ("c10a",)},
            ],
            check_issues: [
                {"issues": {**state.issues, "pol_mil_1": ("us", 8)}},
                {"issues": {k: v for k, v in state.issues.items() if k != "a_bomb_research"}},
                {"captures": ("us_production_1", "us_production_1")},
            ],
            check_map: [
                {"networks": {**state.networks, place: ("us", 3)}},
                {"networks": {**state.networks, "atlantis": ("us", 1)}},
                {"naval": {**state.naval, "arctic": 6}},
                {"naval": {**state.naval, "cbi": -1}},
                {"reserves": {**state.reserves, "german_army": 7}},
                {"global_issues": {**state.global_issues, "churchill_stalin": "us"}},
                {"leadership": {"europe": "ussr", "pacific": "us"}},
                {"armies": {**state.armies, "cbi": 1}},
                {"fronts": {**state.fronts, "eastern": 6}},
                {"support": {**state.support, "western": -1}},
            ],
            check_markers: [
                {"production": {**state.production, "us": -1}},
                {"to_place": {**state.to_place, "uk": (-1, 0)}},
                {"leader_status": {**state.leader_status, "uk": "barred"}},
                {"fronts": {**state.fronts, "eastern": 5}},
                {"surrendered": ("italy", "germany")},
            ],
        }
        for check, changes in spoiled.items():
            check(state)
            for change in changes:
                other = state.copy()
                other.__dict__.update(change)
                with pytest.raises((AssertionError, KeyError, TypeError, IndexError)):
                    check(other)
