"""Where the notes stand, and what they ask of the engine (``churchill_kit/book/recorded.py``)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .....book.recorded import Facts, Here, Note
from ...box.components import CAMPAIGNS, SPACES, THEATRES
from ...outlook import outlook
from ...rules.campaigns import marks
from ...rules.ending import ENOUGH

# -- numbers that notes ask for --------------------------------------------------------------------


def moved(here: Here) -> Facts:
    """6.3 How the lead of who decided has changed where the unit of the move stands."""
    return lead_in(here, SPACES[_placed(here)["space"]].theatre)


def lead_in(here: Here, theatre: str) -> Facts:
    """6.3 The lead in a theatre before the move and now, as who decided sees it."""
    seat = _placed(here)["seat"]
    before = here.game.before(here.move).lead(seat, theatre)
    return {"before": before, "now": here.now.lead(seat, theatre), "theatre": theatre}


def _placed(here: Here) -> Any:
    """The last unit that was placed, in this move or in the one before it."""
    for move in (here.move, here.move - 1):
        found = [
            e for shot in here.game.shots if shot.move == move for e in shot.events
            if e.kind == "placed"
        ]  # fmt: skip
        if found:
            return found[-1]
    raise LookupError(here.move)


def goal(here: Here) -> Facts:
    """7.1 How many points are enough."""
    return {"goal": ENOUGH}


def worth(here: Here) -> Facts:
    """6.3.1 The points of the campaign, and those of the mark, of the unit that was placed."""
    where = SPACES[_placed(here)["space"]]
    extra = marks(where.theatre, abs(here.now.markers[where.theatre]))
    return {
        **moved(here),
        "campaign_points": CAMPAIGNS[where.campaign].points,
        "mark_points": extra,
        "first_mark": THEATRES[where.theatre].marks[0],
        "second_mark": THEATRES[where.theatre].marks[1],
    }


def answered(here: Here) -> Facts:
    """6.2.9 What the advantage has taken from the opponent."""
    assert here.event is not None
    other = here.now.other(here.event["seat"])
    theatre = here.event["theatre"]
    before = here.game.before(here.move)
    return {
        "before": before.lead(other, theatre),
        "now": here.now.lead(other, theatre),
        "first_mark": THEATRES[theatre].marks[0],
    }


def bombs(here: Here) -> Facts:
    """6.2.7 What was hit: the reader may know."""
    assert here.event is not None
    before, other = here.game.before(here.move), here.event["other"]
    left = here.now.reserve(other)
    (hit,) = (Counter(before.reserve(other)) - Counter(left)).elements()
    return {"hit": hit, "left": len(left)}


def closing(here: Here) -> Facts:
    """6.3.2 How far the last cell was, and what strength and tactical advantage brought."""
    seen = outlook(here.game.before(here.move), "allies", "general", "africa_middle_east_2_1")
    theatre = THEATRES["africa_middle_east"]
    return {
        "before": seen.before,
        "cells": theatre.cells,
        "strength": sum(part[1] for part in seen.strength),
        "tactical": SPACES[seen.space].amount,
    }


def fell_back(here: Here) -> Facts:
    """4.5 What the bomb won and what it cost."""
    shot = next(s for s in here.game.shots if s.move == here.move)
    lost = [e["theatre"] for e in shot.events if e.kind == "marker_fell_back"]
    before = here.game.before(here.move)
    return {**moved(here), "lost": lost, "held": before.lead("allies", "pacific")}


def counted(here: Here) -> Facts:
    """3.6 How strong the admiral was."""
    assert here.event is not None
    return {"strength": here.event["steps"], **bombed_too(here)}


def bombed_too(here: Here) -> Facts:
    """6.2.7 What the same move has bombed."""
    event = here.game.event(here.move, "bombed")
    return bombs(here._replace(event=event))


def otherwise(here: Here) -> Facts:
    """7.1.1 How many of all moves of the last turn would have won."""
    state = here.game.before(here.move)
    results = [here.game.instead(here.move, a) for a in state.actions()]
    won = sum(r is not None and r.winner == "allies" for r in results)
    return {**worth(here), "choices": len(results), "winning": won}


def too_late(here: Here) -> Facts:
    """7.1 What the Axis had before its campaign, and what it has now."""
    return {**worth(here), **goal(here), "points_then": here.game.before(here.move).points["axis"]}


NOTES = (
    Note("opening", 0, "game_started", facts=goal),
    Note("cheap_points", 1, "points_gained"),
    Note("two_at_once", 2, "points_gained", facts=moved),
    Note("taken_back", 5, "marker_moved", {"theatre": "south_east_asia"}, answered),
    Note("first_campaign", 7, "campaign_completed", facts=worth),
    Note("bombs_away", 11, "bombed", facts=bombs),
    Note("second_mark", 12, "points_gained", facts=worth),
    Note("last_space", 13, "points_gained", facts=worth),
    Note("general", 14, "theatre_closed", facts=closing),
    Note("harvest", 14, "points_gained"),
    Note("level", 17, "points_gained", facts=worth),
    Note("two_units", 20, "placed", facts=moved),
    Note("thin_reserve", 21, "bombed", facts=bombs),
    Note("below_the_mark", 24, "marker_moved", {"theatre": "western_europe"}, answered),
    Note("back_above", 25, "points_gained", facts=worth),
    Note("exactly_five", 26, "points_gained", facts=worth),
    Note("elite", 27, "points_gained", facts=moved),
    Note("nuclear_bomb", 28, "placed", facts=fell_back),
    Note("admiral", 29, "marker_moved", {"theatre": "pacific"}, counted),
    Note("held_down", 31, "marker_moved", {"theatre": "pacific"}, answered),
    Note("task_force", 32, "campaign_completed", facts=too_late),
    Note("one_last_turn", 32, "last_turn"),
    Note("the_mark_again", 33, "campaign_completed", facts=otherwise),
    Note("the_end", 33, "war_ended", facts=goal),
)
