"""The two boards of Churchill as scenes, for whoever wants them by themselves."""

from __future__ import annotations

from collections.abc import Iterable

from churchill_kit.games.churchill.state import Churchill

from ...board.boards import joined
from ...board.scene import Scene
from .conference_table import SIZE, table_scene
from .war_map import map_scene

__all__ = ["SIZE", "map_scene", "table_scene", "whole_scene"]


def whole_scene(
    view: Churchill,
    lang: str = "en",
    theme: str = "light",
    *,
    selectable: Iterable[str] = frozenset(),
    selected: str | Iterable[str] | None = None,
    size: tuple[float, float] = SIZE,
    across: bool = True,
) -> Scene:
    """Table and map in one drawing, side by side or one below the other; `size` is that of each."""
    can = frozenset(selectable)
    picked = selected if selected is None or isinstance(selected, str) else frozenset(selected)
    first = table_scene(view, lang, theme, selectable=can, selected=picked, size=size)
    second = map_scene(view, lang, theme, selectable=can, selected=picked, size=size)
    return joined(first, second, "map", across)
