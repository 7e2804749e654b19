"""The three cards before the first move of a first game, with pictures cut out of the board."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.blitzkrieg.game import GAME

from ...base.minute import asked, words
from ...board.excerpt import part
from ...board.scene import Box
from .board import board_scene
from .panel import cell
from .plan import SIZE, plan

TOKENS = {  # of the picture of a turn
    "western_europe_1_1": ("axis", "navy_2"),
    "western_europe_1_2": ("allies", "general"),
}


def cards(view: Any, lang: str) -> list[dict[str, Any]]:
    """How one wins, what a turn is, and what is asked first."""
    return [
        {"picture": _picture("panel", lang), **words(GAME.name, "win", lang)},
        {"picture": _picture("western_europe", lang), **words(GAME.name, "turn", lang)},
        {"picture": _picture("reserve", lang), **asked(view, "place_unit", lang)},
    ]


def _picture(what: str, lang: str) -> str:
    """A part of the board in a position made for it."""
    reserve = ("army_2", "navy_3", "air_1")
    state = GAME.position(
        tokens=TOKENS, markers={"western_europe": -4}, points={"axis": 23, "allies": 21},
        reserves={"allies": reserve}, turn="allies", seed=1,
    )  # fmt: skip
    at = plan("base", *SIZE)
    left, _, wide, _ = at.panel
    cells = cell(at, 6)  # of the track of points
    x, y, across, _ = at.theatres["western_europe"]
    mine = at.near
    boxes: dict[str, Box] = {
        "panel": (cells[0] - 2, cells[1] - 1, left + wide - cells[0], 2 * cells[3] + 6),
        "western_europe": (x, y, across, 106.0),
        "reserve": (mine[0] + 158.0, mine[1], 232.0, mine[3]),
    }
    return part(board_scene(state.view("allies"), lang, size=SIZE), boxes[what])
