"""Boards: the size in which to ask for a scene, and the two renderers behind one interface.

    board("auto" | "canvas" | "svg")  -> Board

Nothing that is compiled is imported here; the canvas asks for it when it is wanted.
"""

from __future__ import annotations

import importlib.util
import os

from .renderer import Board
from .scene import Scene, Shape, moved
from .svg import svg

RENDERER = "CHURCHILL_KIT_RENDERER"
RENDERERS = ("auto", "canvas", "svg")
GAP = 8.0

__all__ = ["RENDERERS", "Board", "Scene", "board", "fit", "joined", "svg"]

LEAST = (680.0, 540.0)  # below this the drawing shrinks as a whole
ROOMY = (940.0, 720.0)  # above this it grows as a whole


def fit(width: float, height: float) -> tuple[float, float]:
    """The size in which to ask for a scene that is to fill a place of so many CSS pixels.

    One unit is one pixel wherever that is possible, so that letters keep their size.
    """
    width, height = max(width, 1.0), max(height, 1.0)
    width, height = min(width, 1.7 * height), min(height, 1.05 * width)
    grow = max(min(width / ROOMY[0], height / ROOMY[1]), 1.0)
    shrink = min(width / LEAST[0], height / LEAST[1], 1.0)
    w, h = width / (grow * shrink), height / (grow * shrink)
    return float(round(max(w, LEAST[0]))), float(round(max(h, LEAST[1])))


def joined(first: Scene, second: Scene, name: str, across: bool = True) -> Scene:
    """Two boards in one drawing, side by side or one below the other; `name` is that of the second,
    for things that both show."""
    dx, dy = (first.width + GAP, 0.0) if across else (0.0, first.height + GAP)
    shown = {s.id for s in first.things()}

    def beside(layer: str) -> tuple[Shape, ...]:
        return tuple(
            s._replace(
                id=f"{name}:{s.id}" if s.id in shown else s.id,
                part_of=f"{name}:{s.part_of}" if s.part_of in shown else s.part_of,
            )
            for s in moved(second.layer(layer), dx, dy)
        )

    return Scene(
        max(first.width, second.width + dx),
        max(first.height, second.height + dy),
        first.board + beside("board"),
        first.pieces + beside("pieces"),
        first.marks + beside("marks"),
        f"{first.title}, {second.title}",
        first.theme,
        first.lang,
        first.look,
    )


def board(renderer: str = "auto") -> Board:
    """A new board: on canvas where ipycanvas can be had, else as SVG."""
    wanted = renderer if renderer != "auto" else os.environ.get(RENDERER, "auto")
    if wanted not in RENDERERS:
        raise ValueError(f"renderer: {wanted!r} is none of {', '.join(RENDERERS)}")
    if wanted == "auto":
        wanted = "canvas" if importlib.util.find_spec("ipycanvas") else "svg"
    if wanted == "canvas":
        try:
            from .canvas_board import CanvasBoard
        except ImportError:  # ipycanvas or NumPy is there but does not load
            if renderer == "canvas":
                raise
        else:
            return CanvasBoard()
    from .svg_board import SvgBoard

    return SvgBoard()
