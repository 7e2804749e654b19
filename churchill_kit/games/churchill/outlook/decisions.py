"""What an issue gives, and the markers that it brings (6.0, 7.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..box.components import BOX, FRONTS, SEATS, THEATERS
from ..rules.conference_card import ALIGNMENT_SUPPLY
from ..rules.decisions import A_BOMB_SUCCESS, BETWEEN, theater_of
from ..rules.influence import bar_to_placing, closed, place_alignment_marker
from ..state import Churchill
from .advance import because, entering_lines
from .asking import DIE
from .trial import to_bomb

LED_BY = {f"theater_leadership_{theater}": theater for theater in THEATERS}  # 6.9


def homeless(view: Churchill, seat: str) -> int:
    """7.3, 7.31 How many of a seat's alignment markers have no place as the board stands, even if
    its networks that are still to be placed make as many as they can: one each where nobody has
    any, and one for two where an opponent has one (7.12)."""
    networks, have = view.to_place[seat]
    free, taken = 0, 0
    for name, place in BOX.locations.items():
        shut = name in view.alignment or closed(view, name) or bar_to_placing(view, seat, place)
        owner, count = view.networks.get(name, ("", 0))
        if not shut and owner != seat:
            free, taken = free + (not count), taken + (count == 1)
    made = min(networks, free)
    made += min((networks - made) // 2, taken)
    return max(0, have - alignment_places(view, seat) - made)


def order_is_idle(view: Churchill) -> bool:
    """7.3 Does it change nothing who places alignment next? It is placed and removed only where
    one's own networks lie (7.31, 7.32), so only who has none left (2.0) could get one back."""
    decision = view.decision
    if decision is None or decision.kind != "choose_next" or decision.args[0] == 0:
        return False
    return all(
        view.alignment_count(seat) + view.to_place[seat][1] <= ALIGNMENT_SUPPLY for seat in SEATS
    )


def alignment_places(view: Churchill, seat: str) -> int:
    """7.31 In how many places a seat's alignment marker could be put as the board stands."""
    return sum(1 for _ in place_alignment_marker.actions(view, seat))


def alignment_room(view: Churchill, seat: str) -> tuple[str, ...]:
    """7.31 The countries that have room for a seat's alignment markers as the board stands."""
    moves = place_alignment_marker.actions(view, seat)
    return tuple(move["location"] for move in moves if move.kind == "align")


def gain(view: Churchill, issue: str, holder: str) -> tuple[str, dict[str, Any]]:
    """6.0 What an issue would give to this holder: of which kind it is, and its facts; "idle" if
    nothing is left for it to do."""
    counter = BOX.issues[issue]
    kind = counter.type if counter.conditional else counter.kind
    return kind, {
        "owner": counter.owner,
        "same": counter.owner == holder,
        "networks": counter.clandestine,
        "alignments": counter.political,
        "bomb": view.us_has_bomb(),
        "to_bomb": to_bomb(view),
        "spies": spies(view) if holder == "ussr" else "none",
        "keeps_spies": holder != "ussr" and spies(view) == "go_on",
        "idle": _is_idle(view, kind, holder) or _stands_still(view, issue),
        "lies_with": _lie_with(view, holder),
        **_shut(view, issue),
    }


def _lie_with(view: Churchill, holder: str) -> tuple[str, ...]:
    """6.11 Who has the disputes that a power could settle in its favor: whoever loses one loses its
    points (9.4)."""
    mine = (pawn for pawn in BETWEEN if holder in BETWEEN[pawn])
    return tuple(s for pawn in mine if (s := view.global_issues[pawn]) in SEATS and s != holder)


NOTHING_SHUT: Mapping[str, Any] = {"shut_to": (), "shut_points": 0, "shut_unoccupied": False}


def waiting(view: Churchill, issue: str) -> str:
    """6.2 The front that waits for an issue to lie in the center; "" for none."""
    kind = BOX.issues[issue].type
    entries = ((front, view.entry(front)) for front in BOX.tracks)
    return next((front for front, entry in entries if entry and entry.requires_issue == kind), "")


def _shut(view: Churchill, issue: str) -> Mapping[str, Any]:
    """6.2 Whom the front that waits for an issue would bring most points, and how many; 9.4 Q is
    that because Japan would surrender with no front in it?"""
    lines = entering_lines(view, front) if (front := waiting(view, issue)) else {}
    worth = {seat: sum(n for _, n, _ in parts) for seat, parts in lines.items()}
    most = max(worth.values(), default=0)
    if most <= 0:
        return NOTHING_SHUT
    return {
        "shut_to": tuple(s for s in SEATS if worth[s] == most),
        "shut_points": most,
        "shut_unoccupied": "Q-new" in because(lines),
    }


def _stands_still(view: Churchill, issue: str) -> bool:
    """6.9 Command of a theater in which no front has anywhere to go any more."""
    theater = LED_BY.get(issue)
    if theater is None:
        return False
    fronts = [front for front in FRONTS if theater_of(front) == theater]
    return all(view.is_over(front) or view.entry(front) is None for front in fronts)


def _is_idle(view: Churchill, kind: str, holder: str) -> bool:
    """6.10, 6.11 Is there a bomb already and nothing for spies, or no dispute left to settle?"""
    if kind == "a_bomb":
        return view.us_has_bomb() and (holder != "ussr" or spies(view) == "done")
    mine = [pawn for pawn in BETWEEN if holder in BETWEEN[pawn]]
    return kind == "global" and all(view.global_issues[pawn] == holder for pawn in mine)


def spies(view: Churchill) -> str:
    """6.10.1 Can the Soviet spy ring still get further?"""
    return "go_on" if view.a_bomb["ussr"] < len(BOX.a_bomb) - 1 else "done"


def research_chance(view: Churchill, more: int = 0) -> int:
    """6.10 In percent: that the A-bomb roll of this conference succeeds."""
    need = A_BOMB_SUCCESS - sum(n for _, n in view.research) - more
    return round(100 * min(max(DIE + 1 - need, 0), DIE) / DIE)
