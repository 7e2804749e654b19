"""The preview on a board: where things would land, as ghosts over what is there. It is that of the
choice that is pointed at in the list, else of the one that is chosen."""

from __future__ import annotations

from typing import Any

from ..board.moment import Mark, ghosts
from ..board.scene import Scene
from .controller import Controller


def marks(c: Controller, board: str, scene: Scene, size: dict[str, Any]) -> tuple[Mark, ...]:
    """What that choice would move on a board; () where nothing is known of it, since dice or hidden
    cards decide, or where it is not seen there."""
    aimed = c.selecting.aimed(c)
    found = aimed or c.selecting.preview(c)
    after = c.screen.tried(c.view, found.action) if found is not None else None
    if after is None:
        return ()
    return ghosts(
        scene,
        c.screen.draw(board, after, c.lang, c.theme, **size),
        aimed.targets if aimed else c.selection,
    )
