"""Recorded playthroughs of Churchill (``tests/playthroughs.py``): the score after each conference.

``python -m tests.games.churchill.playthroughs`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from churchill_kit.games.churchill.rules.scoring import points, score
from tests.playthroughs import Playthroughs, Setup

GAMES: dict[str, Setup] = {
    "training-1945": ("training", 1945, {}),
    "training-7": ("training", 7, {"leadership_timing": "allocation", "secret_agenda": True}),
    "tournament-1944": ("tournament", 1944, {}),
    "campaign-1943": ("campaign", 1943, {"tiebreak_roll": False}),
}
PLAYTHROUGHS = Playthroughs(
    "churchill",
    Path(__file__).parent,
    GAMES,
    lambda before, after: before.conference != after.conference,
    lambda state: points(score(state)),
)
