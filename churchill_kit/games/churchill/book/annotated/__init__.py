"""A whole game with notes: a recorded game of bots, and what a reader should see in it.

``game.json`` is the record; ``notes.py`` says where each note stands and which facts it tells. No
number is written in the words: each is asked of the engine, in the position that the note is
about.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .....book.recorded import Recorded
from ...rules.scoring import points, score
from ...state import GAME_NAME, Churchill
from ..film import FILM
from .notes import NOTES


def _standing(before: Churchill, now: Churchill) -> dict[str, Any]:
    """What every note may tell: the score, what has just changed it, and the cards left."""
    old, new = points(score(before)), points(score(now))
    out: dict[str, Any] = {"gap": max(new.values()) - min(new.values())}
    for seat in now.seats:
        out[f"{seat}_points"] = new[seat]
        out[f"{seat}_change"] = new[seat] - old[seat]
        out[f"{seat}_cards"] = now.hand_size(seat)
    return out


RECORDED = Recorded(GAME_NAME, Path(__file__).parent / "game.json", FILM, NOTES, _standing)

__all__ = ["NOTES", "RECORDED"]
