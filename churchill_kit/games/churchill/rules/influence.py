"""7.1 to 7.4 Clandestine networks and political alignment in the war phase."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ....engine.rules import Refusal
from ....engine.values import Action, Part
from ..box.components import BOX, SEATS, Location
from ..state import NEUTRAL, RULES, Churchill, act
from .conference_card import (
    ALIGNMENT_SUPPLY,
    NETWORK_SUPPLY,
    NETWORKS_PER_LOCATION,
    place_alignment,
    place_network,
    remove_alignment,
    remove_network,
)

INTRINSIC_NETWORKS = 1  # 7.1: each power's own secret service
SPHERE_WEST = ("france", "belgium", "netherlands")  # 6.11.2
SPHERE_USSR = ("baltic_states", "poland", "rumania", "bulgaria", "finland")  # 6.11.2, 6.11.3
BARRING = {"6.11.1": "churchill_roosevelt", "6.11.2": "churchill_stalin"}  # whose rule bars places

# -- 7.1 Who goes next ----------------------------------------------------------------------------


@RULES.step("7.1")
def clandestine_segment(s: Churchill) -> None:
    """7.1 Each player gets one network besides those gained; who has most to place goes first."""
    s.phase = "war"
    for seat in SEATS:
        gained = s.to_place[seat][0]
        parts: list[Part] = [("intrinsic_network", INTRINSIC_NETWORKS, "7.1")]
        if gained:
            parts.append(("networks_gained", gained, "7.1"))
        s.gain(seat, INTRINSIC_NETWORKS, 0)
        s.log("networks_to_place", "7.1", tuple(parts), seat=seat, amount=s.to_place[seat][0])
    s.push(("next_in_segment", 0, SEATS))


@RULES.step("7.3")
def political_segment(s: Churchill) -> None:
    """7.3 Who has most alignment markers to place goes first."""
    for seat in SEATS:
        if s.to_place[seat][1]:
            s.log("alignments_to_place", "7.3", seat=seat, amount=s.to_place[seat][1])
    s.push(("next_in_segment", 1, SEATS))


@RULES.step("7.1")
def next_in_segment(s: Churchill, marker: int, left: tuple[str, ...]) -> None:
    """7.1, 7.3 The player with most markers (0: networks, 1: alignment); Roosevelt settles ties."""
    waiting = [seat for seat in left if s.to_place[seat][marker]]
    if not waiting:
        return
    most = max(s.to_place[seat][marker] for seat in waiting)
    first = tuple(seat for seat in waiting if s.to_place[seat][marker] == most)
    if len(first) == 1:
        place_next(s, marker, left, first[0])
    else:
        s.push(("choose_next", "us", marker, left, first))


def place_next(s: Churchill, marker: int, left: tuple[str, ...], seat: str) -> None:
    """7.1 One player places all his markers before the next one does."""
    rest = tuple(other for other in left if other != seat)
    s.push(
        ("place_networks", seat) if marker == 0 else ("place_alignments", seat),
        ("next_in_segment", marker, rest),
    )


@RULES.decision("7.1")
class choose_next:
    """7.1 Two players have as many markers: the US decides who goes next."""

    @staticmethod
    def actions(
        s: Churchill, seat: str, marker: int, left: tuple[str, ...], first: tuple[str, ...]
    ) -> Iterable[Action]:
        """Each of those with most markers."""
        return (act("goes_next", power=power) for power in first)

    @staticmethod
    def take(
        s: Churchill,
        action: Action,
        seat: str,
        marker: int,
        left: tuple[str, ...],
        first: tuple[str, ...],
    ) -> None:
        """That player places his markers."""
        power = action["power"]
        s.log("next_chosen", "7.1", seat=seat, power=power)
        place_next(s, marker, left, power)

    @staticmethod
    def refuse(
        s: Churchill,
        action: Action,
        seat: str,
        marker: int,
        left: tuple[str, ...],
        first: tuple[str, ...],
    ) -> Refusal | None:
        """Who has fewer markers waits."""
        return "fewer-markers", "7.1", {"seat": action["power"]}


# -- 7.1 Clandestine networks ---------------------------------------------------------------------


@cache
def network(location: str) -> Action:
    """The action of placing a network."""
    return act("network", location=location)


@cache
def break_network(location: str) -> Action:
    """The action of spending a network to remove an opponent's."""
    return act("break_network", location=location)


def closed(s: Churchill, location: str) -> bool:
    """7.4 Norway and Finland are closed while the Arctic box has fewer than three naval support."""
    return location in BOX.arctic.countries and not s.arctic_open()


@RULES.step("7.11")
def place_networks(s: Churchill, seat: str) -> None:
    """7.1 As many networks as the player is able to use; the rest is lost."""
    count = s.to_place[seat][0]
    if count == 0:
        return
    if any(place_network_marker.actions(s, seat)):
        s.push(("place_network_marker", seat))
    else:
        s.to_place = {**s.to_place, seat: (0, s.to_place[seat][1])}
        s.log("networks_lost", "7.1", seat=seat, amount=count)


@RULES.decision("7.11")
class place_network_marker:
    """7.11, 7.12 A network is placed where no opponent has any, or removes one of an opponent's."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """Two networks at most in a place, all of one power; 7.4 the Arctic condition."""
        networks = s.networks
        room = s.network_count(seat) < NETWORK_SUPPLY
        shut = () if s.arctic_open() else BOX.arctic.countries
        for location in BOX.locations:
            if location in shut:
                continue
            there = networks.get(location)
            if there is None or (there[0] == seat and there[1] < NETWORKS_PER_LOCATION):
                if room:
                    yield network(location)
            elif there[0] != seat:
                yield break_network(location)

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """One marker is used."""
        location = action["location"]
        networks, alignments = s.to_place[seat]
        s.to_place = {**s.to_place, seat: (networks - 1, alignments)}
        if action.kind == "network":
            place_network(s, seat, location, "7.11")
        else:
            remove_network(s, location, "7.12", by=seat)
        s.push(("place_networks", seat))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """The Arctic condition, opponents' networks, the limit of two."""
        location = action["location"]
        if closed(s, location):
            return "arctic-closed", "7.4", {"location": location}
        owner, count = s.networks.get(location, (None, 0))
        if action.kind == "network":
            if owner not in (None, seat):
                return "opposing-network", "7.12", {"location": location, "seat": owner}
            if count == NETWORKS_PER_LOCATION:
                return "two-networks", "7.11", {"location": location}
            return "no-networks-left", "2.0", {"seat": seat}
        if action.kind == "break_network":
            return "no-opposing-network", "7.12", {"location": location}
        return None


# -- 7.13 Front effects on clandestine networks ---------------------------------------------------


def come_behind_front(s: Churchill, front: str, countries: Iterable[str]) -> None:
    """7.13 Countries newly behind a front lose one network of the other camp, once."""
    soviet = BOX.tracks[front].marker == "ussr"
    for location in countries:
        owner = s.networks.get(location, ("", 0))[0]
        if owner and (owner == "ussr") != soviet:
            remove_network(s, location, "7.13", by=front)


# -- 7.3 Political alignment, 6.11 Global issues --------------------------------------------------


@cache
def align(location: str) -> Action:
    """The action of placing an alignment marker."""
    return act("align", location=location)


@cache
def break_alignment(location: str) -> Action:
    """The action of spending alignment markers to remove an opponent's."""
    return act("break_alignment", location=location)


def bar_to_placing(s: Churchill, seat: str, location: Location) -> str | None:
    """6.11 The number of the global issue that forbids a power to place alignment here, if any."""
    if location.colony:
        return (
            "6.11.1"
            if s.global_issues["churchill_roosevelt"] == NEUTRAL
            else bar(s, seat, location)
        )
    on_tracks = location.track in ("western", "eastern")
    if on_tracks and s.global_issues["churchill_stalin"] == NEUTRAL:
        return "6.11.2"
    return bar(s, seat, location)


def bar(s: Churchill, seat: str, location: Location) -> str | None:
    """6.11 The global issue that forbids a power both to place and to remove alignment here,
    if any."""
    if location.colony:
        colonialism = s.global_issues["churchill_roosevelt"] == "uk"
        return "6.11.1" if colonialism and seat != "uk" else None
    if s.global_issues["churchill_stalin"] == "ussr":  # spheres of influence
        if location.id in SPHERE_USSR and seat != "ussr":
            return "6.11.2"
        if location.id in SPHERE_WEST and seat == "ussr":
            return "6.11.2"
    return None


def shut_networks(s: Churchill, seat: str) -> dict[str, tuple[str, ...]]:
    """6.11 Where a power has a network and no alignment lies, and a global issue forbids it to
    place any (`shut`), and which global issues do so (`by`)."""
    bars = {
        name: rule
        for name, (owner, _) in s.networks.items()
        if owner == seat and name not in s.alignment
        if (rule := bar_to_placing(s, seat, BOX.locations[name])) is not None
    }
    return {"shut": tuple(bars), "by": tuple(sorted({BARRING[rule] for rule in bars.values()}))}


def removal_cost(s: Churchill, location: str) -> int:
    """6.11.3 Alignment markers that it takes to remove the one in a location."""
    side = s.global_issues["roosevelt_stalin"]
    if side == "us":  # United Nations
        return 2
    if side == "ussr" and s.alignment[location] == "ussr":  # communist cadres
        return 2 if location in SPHERE_USSR or BOX.locations[location].colony else 1
    return 1


@RULES.step("7.31")
def place_alignments(s: Churchill, seat: str) -> None:
    """7.3 As many alignment markers as the player is able to use; the rest is lost."""
    count = s.to_place[seat][1]
    if count == 0:
        return
    if any(place_alignment_marker.actions(s, seat)):
        s.push(("place_alignment_marker", seat))
    else:
        s.to_place = {**s.to_place, seat: (s.to_place[seat][0], 0)}
        s.log("alignments_lost", "7.3", seat=seat, amount=count, **shut_networks(s, seat))


@RULES.decision("7.31")
class place_alignment_marker:
    """7.31, 7.32 Where one has a network: place a marker, or spend markers to remove an
    opponent's."""

    @staticmethod
    def actions(s: Churchill, seat: str) -> Iterable[Action]:
        """One marker in a place; 6.11 global issues bar places and raise the cost;
        7.4 the Arctic."""
        have = s.to_place[seat][1]
        room = s.alignment_count(seat) < ALIGNMENT_SUPPLY
        for name, location in BOX.locations.items():
            if s.networks.get(name, ("", 0))[0] != seat or closed(s, name):
                continue
            owner = s.alignment.get(name)
            if owner is None:
                if room and bar_to_placing(s, seat, location) is None:
                    yield align(name)
            elif owner != seat and bar(s, seat, location) is None and removal_cost(s, name) <= have:
                yield break_alignment(name)

    @staticmethod
    def take(s: Churchill, action: Action, seat: str) -> None:
        """One marker is used, or as many as the removal costs."""
        location = action["location"]
        networks, alignments = s.to_place[seat]
        cost = 1 if action.kind == "align" else removal_cost(s, location)
        s.to_place = {**s.to_place, seat: (networks, alignments - cost)}
        if action.kind == "align":
            place_alignment(s, seat, location, "7.31")
        else:
            remove_alignment(s, location, "7.32", by=seat, cost=cost)
        s.push(("place_alignments", seat))

    @staticmethod
    def refuse(s: Churchill, action: Action, seat: str) -> Refusal | None:
        """No network, a marker there already, the global issues, the cost, the Arctic condition."""
        name = action["location"]
        location = BOX.locations[name]
        if closed(s, name):
            return "arctic-closed", "7.4", {"location": name}
        if s.networks.get(name, ("", 0))[0] != seat:
            return "no-own-network", "7.31", {"location": name, "seat": seat}
        owner = s.alignment.get(name)
        if action.kind == "align":
            rule = bar_to_placing(s, seat, location)
            if rule:
                return "global-issue-bars", rule, {"location": name, "seat": seat}
            if owner is not None:
                return "already-aligned", "7.31", {"location": name, "seat": owner}
            return "no-alignments-left", "2.0", {"seat": seat}
        if action.kind == "break_alignment":
            if owner in (None, seat):
                return "no-opposing-alignment", "7.32", {"location": name}
            rule = bar(s, seat, location)
            if rule:
                return "global-issue-bars-removal", rule, {"location": name, "seat": seat}
            return "removal-too-dear", "6.11.3", {"location": name, "cost": removal_cost(s, name)}
        return None
