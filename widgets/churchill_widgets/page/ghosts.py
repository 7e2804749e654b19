"""The preview on a board: where things would land, as ghosts over what is there. It is that of the
choice that is pointed at in the list, else of the one that is chosen, else, as long as nothing is,
of the one that is advised; beside it lies what is planned."""

from __future__ import annotations

from collections import Counter
from typing import Any

import churchill_kit as ck

from ..board.moment import Mark, ghosts, planned
from ..board.scene import Scene
from .controller import Controller


def marks(
    c: Controller, board: str, scene: Scene, size: dict[str, Any], advised: ck.Action | None = None
) -> tuple[Mark, ...]:
    """What is planned, and what that choice would move on a board; nothing of it where that is not
    known, since dice or hidden cards decide, or where it is not seen there."""

    def drawn(view: Any) -> Scene:
        return c.screen.draw(board, view, c.lang, c.theme, **size)

    aimed = c.selecting.aimed(c)
    draft = c.draft
    follows = draft is not None and advised in draft.planned  # it lies there as what is planned
    if aimed is None and not c.selection and not follows:
        aimed = next((choice for choice in c.choices() if choice.action is advised), None)
    found = aimed or c.selecting.preview(c)
    view, before, out = c.view, scene, tuple[Mark, ...]()
    if draft is not None and draft.planned:
        counts = Counter(t for a in draft.planned for t in c.screen.targets(a, draft.seat))
        if store := c.screen.store(draft.seat):
            counts[store] += 0  # it changes, too
        view = draft.view
        before = drawn(view)
        out = planned(scene, before, counts)
        if found is not None and not draft.can(found.action):
            return out
    after = c.screen.tried(view, found.action) if found is not None else None
    if found is None or after is None:
        return out
    return out + ghosts(before, drawn(after), aimed.targets if aimed else c.selection)
