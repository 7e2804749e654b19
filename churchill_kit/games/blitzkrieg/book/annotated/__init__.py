"""A whole game with notes: two bots of the house at the base board, and what a reader should see.

``game.json`` is the record; ``notes.py`` says where each note stands and which facts it tells. No
number is written in the words: each is asked of the engine, in the position that the note is about.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .....book.recorded import Recorded
from ...box.components import GAME_NAME
from ...state import Blitzkrieg
from ..film import FILM
from .notes import NOTES


def _standing(before: Blitzkrieg, now: Blitzkrieg) -> dict[str, Any]:
    """What every note may tell: the points, and how many tokens the reserves hold."""
    out: dict[str, Any] = {}
    for seat in now.seats:
        out[f"{seat}_points"] = now.points[seat]
        out[f"{seat}_tokens"] = len(now.reserve(seat))
    return out


RECORDED = Recorded(GAME_NAME, Path(__file__).parent / "game.json", FILM, NOTES, _standing)

__all__ = ["NOTES", "RECORDED"]
