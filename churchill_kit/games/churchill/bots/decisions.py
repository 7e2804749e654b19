"""11.6, 11.8 What the bots choose in the decision segment and in the war phase.

More words of ``choose``, registered as those of bot_choices are.
"""

from __future__ import annotations

from ..box.components import BOX
from ..rules.decisions import FUND_RESEARCH, activate, naval, support
from ..rules.influence import align, bar_to_placing, break_alignment, break_network, closed, network
from ..state import act
from .choices import Found, best, choice, legal
from .sight import Sight

CENTRAL_CELLS = 2  # a location with two cells of the Pol-Mil table is rolled more often (5.12)

# -- 6.1, 6.7 Directed Offensives ------------------------------------------------------------------


@choice("directed_offensive", "front", "FRONT")
def front(b: Sight, name: str) -> Found:
    """Place a won issue at this front; when short of production, serve the issue there (6.7)."""
    if b.kind == "fulfil_directed":
        return [a for a in b.actions if b.s.directed[a["issue"]][0] == name]
    return [a for a in b.actions if a["front"] == name]


# -- 6.4 production, 6.9 theater leadership --------------------------------------------------------


@choice("production", "activate_pol_mil", "N")
def activate_pol_mil(b: Sight, n: int) -> Found:
    """Activate up to this many won Pol-Mil issues, the largest first."""
    won = [name for name in b.s.held(b.seat) if BOX.issues[name].kind == "pol_mil"]
    if sum(name in b.s.activated for name in won) >= n:
        return ()
    return best(
        (BOX.issues[name].clandestine + BOX.issues[name].political, activate(name))
        for name in won
        if activate(name) in b.legal
    )


@choice("production", "naval", "BOX", "N")
@choice("theater_leadership", "bonus_naval", "BOX", "N")
def naval_up_to(b: Sight, box: str, n: int) -> Found:
    """Naval support until the box holds this many, if its front may still enter a space."""
    if b.s.naval[box] >= n or (box != "arctic" and not b.may_enter(box)):
        return ()
    return legal(b, [naval(box)])


@choice("production", "offensive", "FRONT", "N")
@choice("theater_leadership", "bonus_offensive", "FRONT", "N")
def offensive_up_to(b: Sight, name: str, n: int) -> Found:
    """Offensive support until the expected strength of the front reaches N, if it may enter."""
    if not b.may_enter(name) or b.expected(name) >= n:
        return ()
    return legal(b, [support(name)])


@choice("production", "a_bomb")
def a_bomb(b: Sight) -> Found:
    """Follow the a_bomb list."""
    return "a_bomb"


@choice("a_bomb", "spend", "N")
def spend(b: Sight, n: int) -> Found:
    """Commit up to this much production to the research roll (6.10.2)."""
    paid = sum(amount for source, amount in b.s.research if source == f"production:{b.seat}")
    return legal(b, [FUND_RESEARCH]) if paid < n else ()


@choice("production", "spread")
@choice("card_choice", "lowest_expected")
def lowest_expected(b: Sight) -> Found:
    """The front with the lowest expected strength above 0 that can still advance."""
    return best(
        (-b.expected(a["front"]), a)
        for a in b.actions
        if a.kind == "support" and b.can_advance(a["front"]) and b.expected(a["front"]) > 0
    )


@choice("card_choice", "naval_gap")
def naval_gap(b: Sight) -> Found:
    """The box that most lacks naval support for its entry space."""
    return best(
        (b.ships_lacking(a["box"]), a)
        for a in b.actions
        if a.kind == "naval" and b.ships_lacking(a["box"])
    )


@choice("theater_leadership", "name", "THEATER", "POWER")
def name_commander(b: Sight, theater: str, power: str) -> Found:
    """Name this commander."""
    return legal(b, [act("command", theater=theater, power=power)])


# -- 6.11 the global issue -------------------------------------------------------------------------


@choice("global_issue", "move", "GLOBAL")
def move(b: Sight, pawn: str) -> Found:
    """Move the pawn of this global issue, if it is not already on the bot's side."""
    return legal(b, [act("move_global", pawn=pawn)])


# -- 7.1 clandestine networks ----------------------------------------------------------------------


def _use(b: Sight, location: str) -> tuple[bool, bool]:
    """Where a marker does most: first where it gains points (9.4 B, F), then on two cells."""
    empty = location not in b.s.networks and location not in b.s.alignment
    loses_colony = b.seat == "uk" and BOX.locations[location].colony
    return empty and not loses_colony, len(BOX.locations[location].cells) >= CENTRAL_CELLS


def _own_networks(b: Sight, location: str) -> int:
    owner, count = b.s.networks.get(location, (b.seat, 0))
    return count if owner == b.seat else 0


def _may_align(b: Sight, location: str) -> bool:
    """6.11, 7.4 Could the bot place alignment here, once it has a network?"""
    return (
        location not in b.s.alignment
        and not closed(b.s, location)
        and bar_to_placing(b.s, b.seat, BOX.locations[location]) is None
    )


@choice("clandestine", "shield_alignment")
def shield_alignment(b: Sight) -> Found:
    """A location with the bot's alignment and fewer than two of its networks."""
    return best(
        (_use(b, location), network(location))
        for location, owner in b.s.alignment.items()
        if owner == b.seat and network(location) in b.legal
    )


@choice("clandestine", "claim")
def claim(b: Sight) -> Found:
    """A location that the bot can align in this conference, as long as it has markers to do so."""
    ready = [p for p in BOX.locations if _own_networks(b, p) and _may_align(b, p)]
    if len(ready) >= b.s.to_place[b.seat][1]:
        return ()
    return best(
        (_use(b, location), network(location))
        for location in BOX.locations
        if not _own_networks(b, location)
        and network(location) in b.legal
        and _may_align(b, location)
    )


@choice("clandestine", "frontline_pair")
def frontline_pair(b: Sight) -> Found:
    """A second network where a front of the other camp stands on the frontline (7.13)."""

    def in_danger(location: str) -> bool:
        there = BOX.locations[location]
        if there.track == "arctic" or b.s.space(there.track).id != there.space:
            return False
        return (BOX.tracks[there.track].marker == "ussr") != (b.seat == "ussr")

    return best(
        (_use(b, location), network(location))
        for location in BOX.locations
        if _own_networks(b, location) == 1 and network(location) in b.legal and in_danger(location)
    )


@choice("clandestine", "break", "POWER", "GROUP")
def break_networks(b: Sight, power: str, group: tuple[str, ...]) -> Found:
    """Remove a network of that power in the group, single networks first."""
    return best(
        ((b.s.networks[location][1] == 1, _use(b, location)), break_network(location))
        for location in group
        if break_network(location) in b.legal and b.s.networks[location][0] == power
    )


@choice("clandestine", "place", "GROUP")
def place_network(b: Sight, group: tuple[str, ...]) -> Found:
    """Place in the group, empty locations first."""
    return best(
        ((location not in b.s.networks, _use(b, location)), network(location))
        for location in group
        if network(location) in b.legal
    )


@choice("clandestine", "agenda_location")
def network_for_agenda(b: Sight) -> Found:
    """10.3 The first network at a location of an unmet own marker, or a rival's there removed."""
    places = [p for p in b.wanted if not _own_networks(b, p)]
    return legal(b, [*map(network, places), *map(break_network, places)])


# -- 7.3 political alignment -----------------------------------------------------------------------


@choice("political", "agenda_location")
def align_for_agenda(b: Sight) -> Found:
    """10.3 Alignment at a location of an unmet own marker, or a rival's there removed."""
    return legal(b, [*map(align, b.wanted), *map(break_alignment, b.wanted)])


@choice("political", "place", "GROUP")
def place_alignment(b: Sight, group: tuple[str, ...]) -> Found:
    """Place in the group."""
    return best((_use(b, p), align(p)) for p in group if align(p) in b.legal)


@choice("political", "remove", "POWER", "GROUP")
def remove_alignment(b: Sight, power: str, group: tuple[str, ...]) -> Found:
    """Remove the alignment of that power in the group."""
    return best(
        (_use(b, p), break_alignment(p))
        for p in group
        if break_alignment(p) in b.legal and b.s.alignment[p] == power
    )
