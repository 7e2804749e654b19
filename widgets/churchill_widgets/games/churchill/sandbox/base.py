"""What Churchill's sandboxes share: the table for a board, and the places of an issue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from churchill_kit.games.churchill.box.components import SEATS
from churchill_kit.games.churchill.state import CENTER, CHAIR, Churchill, Place

from ....base.scripts import bundle
from ....lessons import sandbox
from ..words import GAME

TRACK = CHAIR - 1
PLACES: Mapping[str, Place] = {
    CENTER: CENTER,
    **{f"{seat}:{n}": (seat, n) for seat in SEATS for n in range(1, TRACK + 1)},
}


class SandboxPanel(sandbox.SandboxPanel):
    """Controls and consequences, issues among them."""

    _esm, _css = bundle("games/churchill/sandbox")


class Sandbox(sandbox.Sandbox):
    """A sandbox whose positions are Churchill's."""

    panel_type = SandboxPanel
    board_shown: ClassVar[str] = "table"
    position: Churchill

    def __init__(self, lang: str | None = None, **start: Any) -> None:
        super().__init__(GAME, lang, **start)
