"""What a question is about on the boards: one larger than its place shows that first."""

from __future__ import annotations

from ..screen import grouped
from .controller import Controller


def subject(c: Controller) -> frozenset[str] | None:
    """What is chosen; or what was planned; or what the first choice of the list is about. None
    while something is told: then what happens is shown."""
    if c.stage != "play":
        return None
    found = c.selecting.preview(c)
    if found is not None:
        return frozenset(found.targets)
    if c.selection:
        return frozenset(c.selection)
    draft = c.draft
    if draft is not None and draft.planned:
        return frozenset(c.screen.targets(draft.planned[-1], draft.seat))
    left = c.chosen()
    return frozenset(grouped(left)[0].lines[0].choices[0].targets) if left else frozenset()
