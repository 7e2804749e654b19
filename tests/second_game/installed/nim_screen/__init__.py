"""The screens of Nim: one board, a heap; a click on a counter takes it and those above it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from churchill_widgets.screen import Colours, Draw, Screen, Seat

import churchill_kit as ck
from churchill_kit.engine.words import message

if TYPE_CHECKING:
    from churchill_widgets.board.scene import Scene

SQUARE = "M4 4h16v16H4z"
DISC = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"
WIDTH, HEIGHT, GAP, SIDE = 680.0, 240.0, 52.0, 40.0


def heap(
    view: Any,
    lang: str,
    theme: str = "light",
    *,
    selectable: Iterable[str] = (),
    selected: str | Iterable[str] | None = None,
    size: tuple[float, float] = (WIDTH, HEIGHT),
) -> Scene:
    """The counters that are left, in a row."""
    from churchill_widgets.board.marks import chosen, marks
    from churchill_widgets.board.scene import Ink, Scene

    width, height = size
    board, pieces = Ink("board"), Ink("pieces")
    board.rect(0, 0, width, height, "page")
    left = (width - GAP * view.heap + GAP - SIDE) / 2
    for n in range(view.heap):
        target = f"count:{view.heap - n}"  # this one and all to its right
        can = target in selectable
        x, y = left + n * GAP, height / 2 - SIDE / 2
        label = SCREEN.target_name(target, lang)
        pieces.thing(f"counter:{n}", "rect", (x, y, SIDE, SIDE, 6), "token", label, target, can)
    title = message(lang, "nim", "heap-title", {"count": view.heap})
    outlines = marks(pieces.shapes(), frozenset(selectable), chosen(selected))
    return Scene(width, height, board.shapes(), pieces.shapes(), outlines, title, theme, lang)


class NimScreen(Screen):
    """Nothing but a board and two seats: the rest has plain answers."""

    game = "nim"
    boards: ClassVar[Mapping[str, Draw]] = {"heap": heap}
    seats: ClassVar[Mapping[str, Seat]] = {
        "north": Seat(SQUARE, SQUARE, {"light": Colours("#174a8b", "#dde7f4")}),
        "south": Seat(DISC, DISC, {"light": Colours("#8b3a17", "#f4e3dd")}, "6 3"),
    }

    def targets(self, action: ck.Action, seat: str = "") -> frozenset[str]:
        """The last counter that an action takes."""
        return frozenset({f"count:{action['count']}"})

    def target_name(self, target: str, lang: str) -> str:
        """How many counters a click takes."""
        count = int(target.partition(":")[2])
        return message(lang, "nim", "heap-title", {"count": count})


SCREEN = NimScreen()
