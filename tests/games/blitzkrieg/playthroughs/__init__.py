"""Recorded playthroughs of Blitzkrieg! (``tests/playthroughs.py``): points as they change.

``python -m tests.games.blitzkrieg.playthroughs`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs import Playthroughs, Setup

GAMES: dict[str, Setup] = {
    "base-1940": ("base", 1940, {}),
    "base-weapons-3": ("base", 3, {"more_weapons": True, "secret_count": True}),
    "nippon-1946": ("nippon", 1946, {}),
    "solo-11": ("solo", 11, {"level": "medium"}),
    "solo-plain-5": ("solo", 5, {"stratagems": False, "extra_points": 2, "extra_steps": 1}),
    "solo-nippon-8": ("solo_nippon", 8, {}),
}
PLAYTHROUGHS = Playthroughs(
    "blitzkrieg",
    Path(__file__).parent,
    GAMES,
    lambda before, after: before.points != after.points,
    lambda state: state.score(),
)
