"""Churchill's boards to look around on, and what their things are in the gallery."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.churchill.box.components import (
    BOX,
    BOXES,
    FRONTS,
    GLOBALS,
    SEATS,
    THEATERS,
)
from churchill_kit.games.churchill.game import GAME as CHURCHILL
from churchill_kit.games.churchill.state import Churchill

from ...base.words import Sorry, choices
from ...lessons import look
from .exhibits import detail, found
from .words import GAME

BOARDS = ("table", "map")


class Look(look.Look):
    """One board of a position, thing by thing."""

    def __init__(self, state: Any = None, board: str = "table", lang: str | None = None) -> None:
        if board not in BOARDS:
            raise Sorry("no-choice", given=str(board)[:20], choices=choices(BOARDS))
        if state is None:
            state = CHURCHILL.position(at="meeting")
        if not isinstance(state, Churchill):
            raise Sorry("no-position", game=GAME, given=type(state).__name__[:20])
        super().__init__(GAME, state, board, exhibited(state, board), lang)

    def known(self, item: str) -> bool:
        return found(item, self.lang) is not None

    def told_of(self, item: str) -> dict[str, Any]:
        shown = found(item, self.lang)
        assert shown is not None
        return detail(shown, self.lang, self.theme, pictured=False)

    def name(self, target: str) -> str:
        known = found(self.things[target], self.lang)
        assert known is not None
        kind, _, item = target.partition(":")
        if kind == "box" and item in FRONTS:
            return self.told("look-box", front=item)
        return self.labels[target].partition(":")[0] if kind in ("pawn", "theater") else known.name


def exhibited(state: Churchill, board: str) -> dict[str, str]:
    """What can be chosen on a board, and what it is in the gallery."""
    if board == "table":
        return {
            **{f"leader:{s}": f"leaders/{state.leaders[s]}" for s in SEATS},
            **{f"issue:{i}": f"issues/{i}" for i in BOX.issues if state.issues[i] != "out"},
            **{f"pawn:{p}": "markers/global_pawn" for p in GLOBALS},
        }
    return {
        **{f"front:{f}": f"tracks/{f}" for f in FRONTS},
        **{
            f"box:{b}": f"spaces/{b}:{BOX.tracks[b].spaces[0].id}"
            if b in FRONTS
            else "tracks/arctic"
            for b in BOXES
        },
        **{f"location:{x}": f"places/{x}" for x in BOX.locations},
        **{f"theater:{t}": f"markers/leadership:{state.leadership[t]}" for t in THEATERS},
        "research": "tracks/a_bomb",
    }
