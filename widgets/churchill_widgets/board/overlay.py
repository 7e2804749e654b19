"""What lies over a board for a while, as markup: a moment under way, and marks of a preview.

The board below shows the end from the beginning. The overlay covers what has changed with a
*patch*, a piece of the picture before, and what moves are *sprites* over it, drawn where they
end; ``overlay.js`` lets them come from where they were. To skip all of it is to drop the overlay.
Colours stand in the elements themselves, so it needs no styles and two games can share a page.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from math import hypot
from typing import Any

from .moment import Body, Glide, Mark, Moment, bodies
from .scene import Box, Scene, Shape, reach, width_of
from .svg import _n, element
from .themes import SANS, Style

MARGIN = 3.0  # around what is covered: lines are drawn on the edge of things
RING = 4.0  # from a thing to the ring around it
LABEL = 13.0
TIP = 11.0  # of an arrow


def told(moment: Moment, ms: int, drawn: int) -> dict[str, Any]:
    """A moment as a message for the page."""
    if not moment.moves:
        return {
            "type": "moment", "drawn": drawn, "ms": ms, "patch": "", "sprites": [],
            "rings": _rings(moment),
        }  # fmt: skip
    before, after = moment.before, moment.after
    old, new = bodies(before), bodies(after)
    sprites: list[dict[str, Any]] = []
    covered: list[Box] = [s.box for s in (*moment.changed, *moment.turned)]
    gone = {g.key for g in (*moment.glides, *moment.went)} | {s.key for s in moment.turned}
    # a marker that took another one's place is the same one under another name
    gone |= {key for key in old if key and key not in new}
    for spot in moment.turned:
        sprites.append(_sprite("turn-from", before, old[spot.key], spot.box, spot.box))
        sprites.append(_sprite("turn-to", after, new[spot.key], spot.box, spot.box))
    for g in moment.went:
        kind = "went" if g.start == g.end else "leave"
        sprites.append(_sprite(kind, before, old[g.key], g.start, g.end))
    for g in moment.glides:
        covered.append(g.end)
        sprites.append(_sprite("glide", after, new[g.key], g.start, g.end))
    for g in moment.came:
        covered.append(g.end)
        kind = "came" if g.start == g.end else "glide"
        sprites.append(_sprite(kind, after, new[g.key], g.start, g.end))
    return {
        "type": "moment",
        "drawn": drawn,
        "ms": ms,
        "patch": _patch(before, covered, gone, f"ck-patch-{drawn}"),
        "sprites": sprites,
        "rings": _rings(moment),
    }


def _rings(moment: Moment) -> list[dict[str, Any]]:
    ways = {g.key: g for g in moment.glides}
    rings = []
    for spot in moment.about:
        box = [round(v, 1) for v in spot.box]
        ring: dict[str, Any] = {"kind": "ring", "svg": _ring(spot.box), "box": box}
        way = ways.get(spot.key)
        rings.append(ring | (_way(way.start, way.end) if way else {}))
        if way is not None and (trail := _arrow(way.start, way.end)):
            rings.append({"kind": "trail", "svg": f'<g opacity="0.6">{trail}</g>', "box": box})
    return rings


def _ring(box: Box) -> str:
    left, top, wide, high = box
    at = (
        f'x="{_n(left - RING)}" y="{_n(top - RING)}" width="{_n(wide + 2 * RING)}" '
        f'height="{_n(high + 2 * RING)}" rx="9" fill="none"'
    )
    return (
        f'<rect {at} stroke="#20180c" stroke-width="7" stroke-opacity="0.85"/>'
        f'<rect {at} stroke="#ffffff" stroke-width="3.5"/>'
        f'<rect {at} stroke="#e8590c" stroke-width="1.6"/>'
    )


def _sprite(kind: str, scene: Scene, body: Body, start: Box, end: Box) -> dict[str, Any]:
    return {"kind": kind, "svg": _drawn(scene, body.shapes), **_way(start, end)}


def _way(start: Box, end: Box) -> dict[str, Any]:
    """From where to where; what is drawn lies at `end`, or at `start` if it leaves."""
    return {"from": [round(v, 1) for v in start], "to": [round(v, 1) for v in end]}


def _drawn(scene: Scene, shapes: Iterable[Shape]) -> str:
    styles = scene.drawn.styles
    return "".join(painted(s, styles[s.style]) for s in shapes if s.style)


@lru_cache(maxsize=4096)
def painted(s: Shape, style: Style) -> str:
    """A shape as an element that bears its own colours."""
    return element(s).replace(f'class="{s.style}"', _paint(style, s.kind == "text"), 1)


@lru_cache(maxsize=512)
def _paint(style: Style, text: bool) -> str:
    fill = f'fill="{style.fill or "none"}"'
    if text:
        weight = ' font-weight="bold"' if style.bold else ""
        return f'{fill} font-family="{escape(style.font)}"{weight}'
    if style.stroke:
        fill += f' stroke="{style.stroke}" stroke-width="{_n(style.width)}"'
    if style.dash:
        fill += f' stroke-dasharray="{" ".join(map(_n, style.dash))}"'
    return fill


def _patch(scene: Scene, covered: list[Box], gone: set[str], name: str) -> str:
    """The picture before, without what moves, as far as it is covered."""
    if not covered:
        return ""
    areas = [(a - MARGIN, b - MARGIN, a + w + MARGIN, b + h + MARGIN) for a, b, w, h in covered]
    styles = scene.drawn.styles
    out = []
    for layer in ("board", "pieces"):
        for s in scene.layer(layer):
            if not s.style or (gone and (s.piece or s.id or s.part_of) in gone):
                continue
            style = styles[s.style]
            a, b, c, d = reach(s, style.width if style.stroke else 0.0)
            if any(
                a < right and c > left and b < low and d > top for left, top, right, low in areas
            ):
                out.append(painted(s, style))
    holes = "".join(
        f'<rect x="{_n(a)}" y="{_n(b)}" width="{_n(c - a)}" height="{_n(d - b)}"/>'
        for a, b, c, d in areas
    )
    return f'<clipPath id="{name}">{holes}</clipPath><g clip-path="url(#{name})">{"".join(out)}</g>'


# -- marks of a preview ----------------------------------------------------------------------------


def marked(scene: Scene, marks: Iterable[Mark]) -> str:
    """Rings, arrows and ghosts over a scene."""
    found = tuple(marks)
    out = [_ring(m.box) for m in found if m.kind == "ring"]
    out += [_arrow(m.box, m.to) for m in found if m.kind == "arrow" and m.to is not None]
    out += [_ghost(scene, m) for m in found if m.kind == "ghost"]
    return "".join(out)


def _arrow(start: Box, end: Box) -> str:
    """From the middle of a box to the edge of another."""
    x1, y1 = start[0] + start[2] / 2, start[1] + start[3] / 2
    x2, y2 = end[0] + end[2] / 2, end[1] + end[3] / 2
    dx, dy = x2 - x1, y2 - y1
    long = hypot(dx, dy)
    if long < 2 * TIP:
        return ""
    ux, uy = dx / long, dy / long
    # back from the middle to the edge of the box, and a little further
    back = min(
        (end[2] / 2 + 4) / abs(ux) if ux else long, (end[3] / 2 + 4) / abs(uy) if uy else long
    )
    tip = max(long - back, long / 2)
    px, py = x1 + ux * tip, y1 + uy * tip
    bx, by = px - ux * TIP, py - uy * TIP
    line = f'x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(bx)}" y2="{_n(by)}"'
    head = " ".join(
        f"{_n(x)},{_n(y)}"
        for x, y in (
            (px, py),
            (bx - uy * TIP * 0.6, by + ux * TIP * 0.6),
            (bx + uy * TIP * 0.6, by - ux * TIP * 0.6),
        )
    )
    return (
        f'<line {line} stroke="#20180c" stroke-width="6.5" stroke-linecap="round"/>'
        f'<polygon points="{head}" fill="#ffffff" stroke="#20180c" stroke-width="5" '
        f'stroke-linejoin="round"/>'
        f'<line {line} stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>'
        f'<polygon points="{head}" fill="#ffffff"/>'
    )


def _ghost(scene: Scene, mark: Mark) -> str:
    left, top, wide, high = mark.box
    frame = (
        f'x="{_n(left - 2)}" y="{_n(top - 2)}" width="{_n(wide + 4)}" height="{_n(high + 4)}" '
        f'rx="7" fill="none"'
    )
    return (
        f'<g opacity="0.72">{_drawn(scene, mark.shapes)}</g>'
        f'<rect {frame} stroke="#20180c" stroke-width="4.5"/>'
        f'<rect {frame} stroke="#ffffff" stroke-width="2.2" stroke-dasharray="6 4"/>'
        + _label(scene, mark.label, left + wide / 2, top, top + high)
    )


def _label(scene: Scene, text: str, middle: float, top: float, bottom: float) -> str:
    """A few words on a tag above a box, or below it where there is no room."""
    if not text:
        return ""
    wide = width_of(text, LABEL, "ink-bold") + 14
    x = min(max(middle - wide / 2, 3.0), max(scene.width - wide - 3, 3.0))
    y = top - 26 if top > 30 else bottom + 6
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="20" rx="5" fill="#20180c" '
        f'stroke="#ffffff" stroke-width="1.5"/>'
        f'<text x="{_n(x + wide / 2)}" y="{_n(y + 14.6)}" font-size="{_n(LABEL)}" fill="#ffffff" '
        f'font-weight="bold" text-anchor="middle" font-family="{escape(SANS)}">'
        f"{escape(text, quote=False)}</text>"
    )


def way(g: Glide) -> float:
    """How far something goes."""
    return hypot(g.end[0] - g.start[0], g.end[1] - g.start[1])
