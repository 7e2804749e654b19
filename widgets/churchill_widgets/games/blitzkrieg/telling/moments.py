"""How loudly an event is told, which have a moment of their own, and where to pause."""

from __future__ import annotations

from collections.abc import Callable

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import TOKENS

from ....screen import MAJOR, MINOR, PLAIN
from ..icons import ICONS, SIGNS
from .rows import say

LOUD = {
    "theatre_closed": "closed",
    "campaign_completed": "completed",
    "last_turn": "last-turn",
    "cannot_place": "stuck",
    "war_ended": "ended",
}
QUIET = frozenset(
    ("drew", "bag_empty", "nothing_to_research", "nothing_to_bomb", "effect_skipped", "blitz_ended",
     "struck_out", "unit_rolled", "biggest_change", "reserve_drawn", "marker_left", "game_started")
)  # fmt: skip
# 6.3.2, 10.3: the points of a closed theatre; 6.3.1, 10.2: those of a campaign
PAGES = {"6.3.2": "theatre", "10.3": "theatre"}
NUCLEAR = "nuclear_bomb"


def big(event: ck.Event) -> str:
    """Which headline an event has; "" if it has no moment of its own."""
    if event.kind == "placed" and event["played"] == NUCLEAR:
        return "nuclear"
    return LOUD.get(event.kind, "")


def weight(event: ck.Event) -> int:
    """MAJOR, PLAIN or MINOR."""
    if big(event):
        return MAJOR
    return MINOR if event.kind in QUIET else PLAIN


# 13.2, 15.0, 16.4: how the automaton comes to what it does
CHOOSING = frozenset(("struck_out", "unit_rolled", "automaton_chose", "biggest_change"))
OPENING = frozenset(("game_started", "reserve_drawn", "automaton_points"))


def leads_on(event: ck.Event) -> bool:
    """The rows by which the automaton chooses lead to the unit that it places, a weighing of
    markers to the one that it moves."""
    return event.kind in CHOOSING


def together(event: ck.Event, following: ck.Event) -> bool:
    """A roll goes with the marker that it moves, a stratagem and the rows with the unit that is
    placed by them, tactical advantage with the unit's own steps, a completed campaign with its
    points; and with the last thing in its turn the automaton's new token (13.3)."""
    kinds = event.kind, following.kind
    if event.kind in CHOOSING or kinds == ("start_rolled", "marker_moved"):
        return True
    if event.kind == "stratagem_drawn":
        return following.kind in CHOOSING
    if event.rule == "6.2.8" and kinds == ("marker_moved", "marker_moved"):
        return True
    if kinds == ("campaign_completed", "points_gained"):
        return True
    if following.kind == "drew" and following.rule == "13.3":
        return True
    return set(kinds) <= OPENING


def headline(event: ck.Event, lang: str) -> str:
    """A big moment in two or three words."""
    key = big(event)
    return say(lang, f"moment-{key}", **event.args) if key else ""


def sign(event: ck.Event) -> str:
    """The sign of the side that a big moment belongs to."""
    key = big(event)
    if not key:
        return ""
    winners = event.get("winners")
    if winners and len(winners) > 1:
        return ICONS["win"]
    seat = event.get("winner") or (winners[0] if winners else event.get("seat"))
    return SIGNS.get(seat or "", "")


def pause(event: ck.Event) -> str:
    """When a theatre is closed and its points are counted."""
    return PAGES.get(event.rule, "") if event.kind == "points_gained" else ""


def led_to(result: ck.Result) -> Callable[[ck.Event], bool] | None:
    """7.2 What left the loser with nothing to place: tokens bombed away, a second unit in a turn
    that draws but one, an empty bag; None where points decide."""
    if result.ending != "stuck":
        return None

    def leads(event: ck.Event) -> bool:
        if event.kind == "bombed":
            return event["other"] not in result.winners
        if event.get("seat") in result.winners:
            return False
        if event.kind == "placed":
            return TOKENS[event["played"]].ability == "blitz"
        return event.kind in ("bag_empty", "cannot_place")

    return leads
