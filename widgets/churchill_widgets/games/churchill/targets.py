"""The names of what can be clicked, and which of them an action is about.

A target is a kind and an id: ``issue:us_production_1``, ``card:uk_eden``, ``leader:uk``,
``location:poland``, ``front:eastern``, ``box:western``, ``pawn:churchill_stalin``,
``theater:europe``, ``power:us``; ``research`` stands alone. An action does not say whose
leader it uses: without the seat that decides, its target is plain ``leader``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from churchill_kit import Action, Event
from churchill_kit.games.churchill.box.components import BOX

LEADER = "leader"
RESEARCH = "research"

# The targets of an argument of an action.
ARGUMENTS: Mapping[str, str] = {
    "card": "card",
    "issue": "issue",
    "location": "location",
    "front": "front",
    "box": "box",
    "pawn": "pawn",
    "theater": "theater",
    "power": "power",
    "winner": "power",
}

# What an action concerns besides its arguments.
BESIDES: Mapping[str, str] = {
    "lead": LEADER,
    "lead_debate": LEADER,
    "break_tie": LEADER,
    "keep_leader": "",
    "research": RESEARCH,
    "pass": "",
    "decline": "",
}


# Events by which something comes to lie in the next space of a front, not beside its marker.
IN_NEXT_SPACE = ("support_placed", "armies_placed", "directed_placed")
# Events about a person or a thing that they do not name as a place.
OF_LEADERS = (
    "agenda_won",
    "discarded_for_leader",
    "health_rolled",
    "leader_barred",
    "leader_kept",
    "leader_kept_away",
    "leader_may_not_advance",
    "leader_replaced",
    "leader_value_changed",
    "passed",
    "tie_broken",
)
OF_RESEARCH = (
    "pawn_advanced",
    "research_changed",
    "research_done",
    "research_funded",
    "research_rolled",
)
BY_CARD = ("5.11", "5.12")  # the rules by which a conference card does things
CONFERENCE = "conference"  # its card, while it is told
OF_FRONTS = ("production_committed", "commitment_lost")


def target_of_leader(seat: str) -> str:
    """The leader of a seat; of whoever decides if no seat is given."""
    return f"{LEADER}:{seat}" if seat else LEADER


def targets_of(action: Action, seat: str = "") -> frozenset[str]:
    """What an action is about; `seat` is the one that decides, for its leader."""
    found = {
        f"{kind}:{action[argument]}"
        for argument, kind in ARGUMENTS.items()
        if argument in action.args
    }
    besides = BESIDES.get(action.kind, "")
    if besides == LEADER:
        found.add(target_of_leader(seat))
    elif besides:
        found.add(besides)
    elif action.kind == "activate" and seat:
        found.add(f"power:{seat}")  # 6.81 where its markers are kept on the map
    return frozenset(found)


def happened_to(event: Event) -> frozenset[str]:
    """The pieces and places of an event; 5.11 of what a card does beside the boards the card, of
    what is committed its fronts; 6.2 of a condition also the front that waited for it; of what is
    laid into the next space of a front that space; 6.10 of the bomb all of its track."""
    found = {
        f"{kind}:{event[argument]}"
        for argument, kind in ARGUMENTS.items()
        if kind != "power" and isinstance(event.get(argument), str)
    }
    if event.kind in OF_LEADERS and event.get("seat"):
        found.add(target_of_leader(event.get("winner") or event["seat"]))  # whose the tie is
    elif event.kind in OF_RESEARCH:
        found.add(RESEARCH)
    elif event.kind in OF_FRONTS:
        found |= {f"front:{front}" for front in event["where"]}
    if event.kind in IN_NEXT_SPACE:
        found = {t.replace("front:", "entry:") for t in found}
    if event.kind in ("condition_met", "condition_blocked"):
        found |= {
            f"front:{track.id}"
            for track in BOX.tracks.values()
            if any(space.requires_issue == event["issue"] for space in track.spaces)
        }
    if event.kind == "conference_opened" or (not found and event.rule in BY_CARD):
        found = {CONFERENCE}
    return frozenset(found)


def _plain(target: str) -> str:
    return LEADER if target.startswith(f"{LEADER}:") else target


def fits(targets: Iterable[str], selection: Iterable[str]) -> bool:
    """Is an action with these targets about everything selected?"""
    return {_plain(t) for t in selection} <= {_plain(t) for t in targets}


def narrow(
    actions: Iterable[Action],
    selection: str | Iterable[str],
    targets: Callable[[Action], frozenset[str]] = targets_of,
) -> tuple[Action, ...]:
    """The actions that are about everything selected; all of them if nothing is."""
    chosen = {selection} if isinstance(selection, str) else set(selection)
    return tuple(a for a in actions if fits(targets(a), chosen))
