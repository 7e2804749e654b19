"""How loudly an event of Churchill is told, on which board it is seen, and where to pause."""

from __future__ import annotations

from collections.abc import Sequence

import churchill_kit as ck
from churchill_kit.engine.words import message
from churchill_kit.games.churchill.box.components import SEATS
from churchill_kit.games.churchill.state import AT_THE_TABLE, Churchill

from ....base.sentences import static
from ....screen import MAJOR, MINOR, PLAIN
from ..icons import SIGNS
from ..targets import BY_CARD
from ..words import GAME
from .rows import say

# Events that have a moment of their own; others have one by what came of them (`big`).
LOUD = {
    "conference_opened": "conference",
    "issue_captured": "captured",
    "conference_won": "won",
    "leader_replaced": "replaced",
    "surrendered": "surrendered",
    "war_over": "peace",
    "game_over": "over",
}

# Events that are told in passing.
QUIET = frozenset(
    {
        "agenda_card_picked",
        "alignments_to_place",
        "army_not_diverted",
        "army_rolled",
        "attribute_skipped",
        "commitment_lost",
        "debate_declined",
        "deck_shuffled",
        "hands_dealt",
        "instruction_skipped",
        "issue_not_placed",
        "issue_unmoved",
        "issues_counted",
        "leader_kept",
        "naval_unchanged",
        "navy_stays",
        "navy_without_target",
        "networks_to_place",
        "next_chosen",
        "no_breakthrough",
        "nothing_to_remove",
        "odd_army_rerolled",
        "pol_mil_rolled",
        "research_done",
        "research_funded",
        "spies_done",
        "values_compared",
    }
)

CLOSING = frozenset(
    {"conference_won", "issue_in_effect", "issue_not_won", "issue_won", "issues_counted"}
)  # 5.27

# Events of a move that are one thing to see, several alike or one and what it entails; and how many
# parts of their rules' numbers agree.
ONE_THING = (
    ({"production_received", "production_granted"}, 2),  # 6.3
    ({"directed_placed", "support_placed"}, 1),  # 6.6, 6.7
    ({"commander_named", "leadership_bonus"}, 1),  # 6.9
    ({"networks_to_place"}, 2),  # 7.1
    ({"armies_placed"}, 2),  # 7.62, 7.64
    ({"army_rolled", "odd_army_rerolled"}, 2),
    # 7.7 a front enters a space
    ({"front_advanced", "network_removed", "reserve_removed", "kamikaze", "no_breakthrough"}, 1),
    ({"deck_shuffled", "hands_dealt"}, 2),  # 5.13
)

# Events of agenda and meeting that happen on the map, and of the war that lie on the table.
ON_MAP = frozenset(
    {
        "alignment_discarded",
        "alignment_placed",
        "alignment_removed",
        "army_diverted",
        "attribute_skipped",
        "commitment_lost",
        "front_strength_changed",
        "naval_placed",
        "naval_removed",
        "naval_unchanged",
        "network_discarded",
        "network_placed",
        "network_removed",
        "nothing_to_remove",
        "pawn_advanced",
        "pol_mil_rolled",
        "production_committed",
        "research_changed",
        "support_lost",
        "support_placed",
    }
)
ON_TABLE = frozenset(
    {
        "conference_opened",
        "conference_won",
        "global_issue_idle",
        "global_issue_moved",
        "issue_in_effect",
        "issue_not_won",
        "issue_won",
        "issues_counted",
    }
)


def big(event: ck.Event) -> str:
    """Which headline an event has; "" if it has no moment of its own."""
    kind = event.kind
    if kind == "front_advanced":
        return "landing" if event["space"] == "normandy" else ""
    if kind == "pawn_advanced":
        return "bomb" if event["space"] == "trinity" else ""
    if kind == "health_rolled":
        # who is replaced has his moment when another takes office
        told = {"inactive_next_conference": "ill", "paranoia": "paranoia"}
        return told.get(event["result"], "")
    return LOUD.get(kind, "")


def weight(event: ck.Event) -> int:
    """MAJOR, PLAIN or MINOR."""
    if big(event):
        return MAJOR
    return MINOR if event.kind in QUIET else PLAIN


def adds_up(event: ck.Event) -> bool:
    """6.5 Markers are placed one by one."""
    return event.kind in ("support_placed", "naval_placed")


def together(event: ck.Event, following: ck.Event) -> bool:
    """A game begins with its first conference; a roll goes with what it places; what a conference
    card does several times over for one power is done at once; and so is what is done again at the
    same place, and what is one thing to see."""
    if event.kind in ("game_started", "pol_mil_rolled"):
        return True
    if event.rule in BY_CARD:
        alike = (following.rule, following.kind) == (event.rule, event.kind)
        return alike and _power(following) == _power(event)
    if big(following):
        return False
    again = (event.kind, event.rule, event.args) == (following.kind, following.rule, following.args)
    return again or any(
        {event.kind, following.kind} <= kinds and _of(event, parts) == _of(following, parts)
        for kinds, parts in ONE_THING
    )


def _power(event: ck.Event) -> str:
    """Who does it: whoever removes something, else the power that it is about."""
    by = event.get("by")
    return by if by in SEATS else event.get("seat") or ""


def _of(event: ck.Event, parts: int) -> list[str]:
    """The first parts of the number of an event's rule: ["7"] of 7.62."""
    return event.rule.split(".")[:parts]


def counts_up(event: ck.Event) -> bool:
    """5.27 The end of a meeting is no choice of whoever played the last card."""
    return event.kind in CLOSING


def headline(event: ck.Event, lang: str) -> str:
    """A big moment in two or three words."""
    key = big(event)
    return message(lang, GAME, f"app-moment-{key}", event.args) if key else ""


def said_before(events: Sequence[ck.Event], lang: str) -> str:
    """7.62, 7.64 Armies begin the war: what they are there for."""
    armies = bool(events) and events[0].kind == "armies_placed"
    return static(lang, "armies-before", GAME) if armies else ""


def sign(event: ck.Event) -> str:
    """The sign of the power that a big moment belongs to; "" if it is nobody's."""
    return SIGNS.get(event.get("seat") or "", "") if big(event) else ""


def left_out(before: Churchill, after: Churchill, lang: str) -> str:
    """5.2 Who has played the last card, and whose leader may do nothing, sees the others play, and
    is passed over."""
    new = [seat for seat in SEATS if _idle(after, seat) and not _idle(before, seat)]
    if after.viewer in new:
        return static(lang, "left-out", GAME)
    return say(lang, "left-out-other", seat=new[0]) if new else ""


def _idle(view: Churchill, seat: str) -> bool:
    if view.phase != "meeting":
        return False
    asked = view.decision
    if asked is not None and asked.seat == seat and asked.kind != "advance_issue":
        return False  # where the last card goes, or what it gives, is still to be said
    others = any(view.hand_size(s) for s in SEATS if s != seat)
    return others and not view.hand_size(seat) and not view.is_active(seat)


def pause(event: ck.Event) -> str:
    """A meeting ends with its winner, a war phase with its conference."""
    return {"conference_won": "meeting", "conference_closed": "war"}.get(event.kind, "")


def board_for(events: Sequence[ck.Event], phase: str) -> str:
    """The board on which events are seen: the last of them that has one decides."""
    for event in reversed(events):
        if event.kind in ON_TABLE:
            return "table"
        if event.kind in ON_MAP:
            return "map"
    return "table" if phase in AT_THE_TABLE else "map"
