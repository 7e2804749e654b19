"""10.2 The links between the campaigns of Nippon, in the gaps between their sheets."""

from __future__ import annotations

from collections.abc import Iterator

from churchill_kit.games.blitzkrieg.box.components import THEATRES

from ...board.scene import Ink
from .board_words import name, word
from .plan import Plan

INTO = 4.0  # how far a road reaches into a sheet: it is seen to belong to it
KNOT = 4.0  # radius of the knot in the middle of a road, which says what it links
# Links whose straight line would cross another campaign go round it: through the gap right of
# their column, from the lower part of both sheets.
ROUND = (("dallas", "denver"), ("san_francisco", "seattle"))
LOW, BESIDE = 0.8, 0.2  # apart from the roads and knots between other sheets

Line = tuple[float, float, float, float]


def links(plan: Plan) -> Iterator[tuple[str, str]]:
    """Each link of the board once."""
    return ((a, b) for a in plan.theatres for b in THEATRES[a].links if a < b)


def lines(plan: Plan, one: str, other: str) -> tuple[Line, ...]:
    """The road between two campaigns; its knot is on the first of these lines."""
    (x, y, w, h), (x2, y2, w2, h2) = plan.theatres[one], plan.theatres[other]
    if (one, other) in ROUND:
        gap = min(left for left, *_ in plan.theatres.values() if left > x + w) - x - w
        lane, top, low = x + w + BESIDE * gap, y + LOW * h, y2 + LOW * h2
        return (
            (lane, top, lane, low),
            (x + w - INTO, top, lane, top),
            (x2 + w2 - INTO, low, lane, low),
        )
    (left, right), (top, low) = _nearest(x, w, x2, w2), _nearest(y, h, y2, h2)
    return ((left, top, right, low),)


def _nearest(at: float, long: float, at2: float, long2: float) -> tuple[float, float]:
    """Where a road ends on two sheets, across or down: in the middle of where they lie beside each
    other, or a little inside the ends that face each other."""
    low, high = max(at, at2), min(at + long, at2 + long2)
    if low < high:
        return (low + high) / 2, (low + high) / 2
    ends = high - INTO, low + INTO
    return ends if at < at2 else ends[::-1]


def draw(ink: Ink, plan: Plan, lang: str) -> None:
    """All roads, each with its knot."""
    for one, other in links(plan):
        road = lines(plan, one, other)
        x, y, x2, y2 = road[0]
        label = word("l-road", lang, one=name(one, lang), other=name(other, lang))
        body = ((x + x2) / 2, (y + y2) / 2, KNOT, KNOT)
        ink.loose()
        for line in road:
            ink.line(*line, "road")
        ink.thing(f"road:{one}/{other}", "circle", body, "road-knot", label, f"road:{one}/{other}")
    ink.loose()
