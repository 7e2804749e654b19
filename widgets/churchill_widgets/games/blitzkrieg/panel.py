"""The track of victory points, and the special weapons that can be researched."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.blitzkrieg.rules.ending import ENOUGH

from ...board.scene import Box, Ink, fitting
from .board_words import count, name, word
from .icons import FIGURES
from .plan import Plan

BUTTONS = 100.0  # of the page, beside what is left to research
LAST = 30  # of the printed track; more is counted on


def _rows(plan: Plan) -> int:
    return 3 if plan.board == "nippon" else 2


def cell(plan: Plan, points: int) -> Box:
    """A cell of the track of points."""
    x, y, wide, high = plan.panel
    rows = _rows(plan)
    each = LAST // rows
    at = min(max(points, 1), LAST) - 1
    step, tall = (wide - 14) / each, min((high - 55) / rows, 27.0)
    return x + 7 + (at % each) * step, y + 21 + (at // each) * (tall + 1.5), step, tall


def draw_base(ink: Ink, lang: str, plan: Plan) -> None:
    """The cells, the goal among them."""
    x, y, wide, high = plan.panel
    ink.thing("score", "rect", (x, y, wide, high, 7), "theatre", word("l-score", lang, n=ENOUGH))
    ink.text(word("score", lang), x + 7, y + 14.5, "ink-serif", 13.5, room=wide - 70)
    ink.rect(x + wide - 58, y + 1.5, 51, 18, "track")  # where both begin
    ink.text("0", x + wide - 51, y + 14, "quiet", 11, "middle")
    for points in range(1, LAST + 1):
        left, top, step, tall = cell(plan, points)
        ink.rect(left, top, step, tall, "track-zero" if points == ENOUGH else "track")
        letters = "on-power-bold" if points == ENOUGH else "quiet"
        if points % 5 == 0 or step > 17:
            ink.text(str(points), left + step / 2, top + 11.5, letters, 11, "middle")


def draw(ink: Ink, view: Any, lang: str, plan: Plan) -> None:
    """Both markers, and what is left to research."""
    first, second = view.seats
    for i, seat in enumerate((first, second)):
        points = view.points[seat]
        x, y, step, tall = cell(plan, points)
        shared = view.points[first] == view.points[second]
        # The number of the cell stays in sight, and so does the other marker in it.
        radius = min(8.5, max((tall - 11) / 2, 5.5), step / 4 + 1 if shared else 8.5)
        dx = (2 * i - 1) * radius * shared
        body = (x + step / 2 + dx, y + tall - radius, radius, radius)
        if not points:
            body = (plan.panel[0] + plan.panel[2] - 16 - 19 * i, plan.panel[1] + 10.5, 8.5, 8.5)
        label = word("l-points", lang, seat=name(seat, lang), n=points)
        ink.thing(f"points:{seat}", "circle", body, f"badge-{seat}", label, f"seat:{seat}")
        ink.icon(FIGURES[seat], body[0], body[1], 1.3 * body[2], "icon-on-power")
    x, y, wide, high = plan.panel
    left = count(view.research)
    label = word("l-research", lang, n=left)
    at = (x + 7, y + high - 22, wide - 14 - BUTTONS, 17.0, 5)
    ink.thing("research", "rect", at, "", label, "research")
    ink.piece("back:research/0")
    ink.rect(at[0], at[1] + 1, 14, 14, "back-special", 3)
    ink.piece("")
    told = fitting((word("research", lang, n=left), left), at[2] - 22, 12, "quiet")[0]
    ink.text(told, at[0] + 20, at[1] + 12.5, "quiet", 12)
    ink.loose()
