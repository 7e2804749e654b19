"""How values look in a notebook: Jupyter asks them for a picture, and they ask here.

Values know neither words nor screens, so whoever does says how to draw them
(``engine/pictures.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Draw = Callable[[Any], str | None]

_drawn: dict[str, Draw] = {}


def drawn_by(kind: str, draw: Draw) -> None:
    """From now on values of this kind ("state", "record", "result") are drawn so."""
    _drawn[kind] = draw


def picture(kind: str, x: Any) -> str | None:
    """The picture of a value; None where nothing can draw it."""
    draw = _drawn.get(kind)
    return draw(x) if draw is not None else None
