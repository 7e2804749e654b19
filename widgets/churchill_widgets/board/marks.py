"""The marks layer: what can be chosen has an outline, what is chosen a stronger one and a tick."""

from __future__ import annotations

from collections.abc import Iterable

from .icons import ICONS
from .scene import Ink, Shape, bounds


def chosen(selected: str | Iterable[str] | None) -> frozenset[str]:
    """The chosen targets as a set, however they were given."""
    if selected is None:
        return frozenset()
    return frozenset((selected,)) if isinstance(selected, str) else frozenset(selected)


def marks(
    pieces: Iterable[Shape],
    can: frozenset[str],
    picked: frozenset[str],
    about: str = "",
) -> tuple[Shape, ...]:
    """Outlines around what can be chosen, what is chosen, and what the question is about."""
    ink = Ink("marks")
    things = [s for s in pieces if s.target is not None and s.id]
    for s in things:
        if s.role == "button" and s.target in can and s.target not in picked:
            _outline(ink, s, "can")
        elif s.target == about and s.target not in picked:
            _outline(ink, s, "about")
    for s in things:
        if s.target in picked:
            _outline(ink, s, "chosen")
            left, top, _, _ = bounds(s)
            x, y = max(left + 1, 10.0), max(top + 1, 10.0)
            ink.circle(x, y, 8.5, "chosen-tab")
            ink.icon(ICONS["check"], x, y, 10, "chosen-tick")
    return ink.shapes()


def _outline(ink: Ink, s: Shape, style: str) -> None:
    for name in (f"{style}-under", style):
        if s.kind == "circle":
            ink.circle(s.at[0], s.at[1], s.at[2] + 1.5, name, s.at[-1] + 1.5)
        else:
            left, top, right, bottom = bounds(s)
            radius = s.at[4] + 1 if s.kind == "rect" else 4.0
            ink.rect(left - 1, top - 1, right - left + 2, bottom - top + 2, name, radius)
