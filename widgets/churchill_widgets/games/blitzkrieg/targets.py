"""The names of what can be clicked, and which of them an action or an event is about.

A target is a kind and an id: ``token:army_2`` in one's reserve, ``space:pacific_1_2``,
``track:pacific``, ``campaign:pacific_1``, ``road:boston/new_york``, ``seat:axis``,
``bag:axis``, ``hidden:axis``, ``row:3`` in the automaton's row;
``research``, ``score`` and ``stratagem`` stand alone.
"""

from __future__ import annotations

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, THEATRES

# What an event is about, by its arguments.
ABOUT = {"space": "space", "theatre": "track", "campaign": "campaign"}
# Events about other things than their arguments say.
SEATS = ("points_gained", "automaton_points", "last_turn", "cannot_place")
BAGS = ("drew", "bag_empty", "reserve_drawn")
NEAR = 2  # campaigns from the top that are seen with the track
KINDS = {"theatres": "track", "spaces": "space"}


def targets_of(action: ck.Action) -> frozenset[str]:
    """The places and pieces of an action."""
    args, found = action.args, set()
    if action.kind == "discard":
        return frozenset({f"row:{args['number']}"})
    if "token" in args:
        found.add(f"token:{args['token']}")
    if "space" in args:
        found.add(f"space:{args['space']}")
    if "theatre" in args:
        found.add(f"track:{args['theatre']}")
    return frozenset(found)


def seen_with(targets: frozenset[str]) -> frozenset[str]:
    """2.1 A space is seen with its whole row, and with the track if that is near; a track with the
    row below it."""
    found = set(targets)
    for kind, _, item in (target.partition(":") for target in targets):
        if kind == "space":
            campaign = CAMPAIGNS[SPACES[item].campaign]
        elif kind == "track":
            campaign = CAMPAIGNS[THEATRES[item].campaigns[0]]
        else:
            continue
        found |= {f"campaign:{campaign.id}", *(f"space:{x}" for x in campaign.spaces)}
        if campaign.number <= NEAR:
            found.add(f"track:{campaign.theatre}")
    return frozenset(found)


def happened_to(event: ck.Event) -> frozenset[str]:
    """The places and pieces of an event."""
    kind, seat = event.kind, event.get("seat")
    if kind == "struck_out" and event["kind"] in KINDS:
        return frozenset(f"{KINDS[event['kind']]}:{x}" for x in event["left"])
    if kind == "bombed":
        return frozenset({f"bag:{event['other']}"})
    if kind == "researched":
        return frozenset({"research"})
    if kind == "stratagem_drawn":
        return frozenset({"stratagem"})
    if kind in BAGS:
        return frozenset({f"bag:{seat}"})
    if kind in SEATS:
        return frozenset({f"seat:{seat}"})
    return frozenset(f"{ABOUT[k]}:{event[k]}" for k in ABOUT if isinstance(event.get(k), str))
