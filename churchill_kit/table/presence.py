"""Who is here, whose time is up: read off a few times, so that hardly anything is written."""

from __future__ import annotations

import time

BEAT = 20  # seconds after which a page says again that it is here
HERE = 50  # seconds for which that counts: a beat may be lost
PACES = {"": 0, "day": 86_400}  # now, or a move a day: seconds for a move, 0 for no limit
GRACE = 2  # seconds for whoever moved last to go on with the bots, before others do


def now() -> int:
    """The time, as tables count it."""
    return int(time.time())


def here(seen: int, at: int) -> bool:
    """Is somebody here who was last seen then?"""
    return at - seen <= HERE


def overdue(pace: str, moved: int, at: int) -> bool:
    """Has whoever is asked taken longer than the pace allows?"""
    limit = PACES.get(pace, 0)
    return bool(limit) and at - moved > limit
