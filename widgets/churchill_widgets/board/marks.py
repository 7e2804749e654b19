"""The marks layer: what can be chosen has an outline, what is chosen a stronger one and a tick."""

from __future__ import annotations

from collections.abc import Iterable

from .icons import ICONS
from .scene import Ink, Shape, bounds, width_of

YOU = 12.0  # size of the word at one's own seat


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


def you(ink: Ink, told: str, x: float, middle: float, seat: str) -> None:
    """The mark of one's own seat, from `x` on: a sign and a word."""
    ink.rect(x, middle - 8, your_width(told), 16, f"of-{seat}", 8)
    ink.icon(ICONS["you"], x + 8, middle, 9, "icon")
    ink.text(told, x + 14, middle + 4, "ink-bold", YOU)


def your_width(told: str) -> float:
    """How much room the mark of one's own seat takes."""
    return 18 + width_of(told, YOU, "ink-bold")
