"""What lies over a board for a while, as markup: a moment under way, and marks of a preview.

The board below shows the end from the beginning. The overlay covers what has changed with a
*patch*, a piece of the picture before, and what moves are *sprites* over it, drawn where they
end; ``overlay.js`` lets them come from where they were. To skip all of it is to drop the overlay.
Colours stand in the elements themselves, so it needs no styles and two games can share a page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from math import hypot
from typing import Any
from zlib import crc32

from .moment import Body, Glide, Mark, Moment, bodies, overlap
from .scene import Box, Scene, Shape, bounds, reach, width_of
from .svg import _n, element
from .themes import SANS, Style

MARGIN = 3.0  # around what is covered: lines are drawn on the edge of things
RING = 4.0  # from a thing to the ring around it
LABEL = 13.0
TIP = 11.0  # of an arrow
SHAFT = 6.5
FOOT = 4.0  # the radius of the dot where it begins
GAP = 4.0  # from a thing to an arrow
CLEAR = 8.0  # from where it begins: what is chosen has a ring around it
COUNT = 12.0  # letters of how many are planned


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
        f'<rect x="{_n(a)}" y="{_n(b)}" width="{_n(c - a)}" height="{_n(d - b)}" fill="#ffffff"/>'
        for a, b, c, d in areas
    )
    # a mask: at the edge of a clip what lies deeper would shine through
    return (
        f'<mask id="{name}" {_whole(scene)}>{holes}</mask><g mask="url(#{name})">{"".join(out)}</g>'
    )


def _whole(scene: Scene) -> str:
    """The place of a mask."""
    wide, high = _n(scene.width), _n(scene.height)
    return f'maskUnits="userSpaceOnUse" x="0" y="0" width="{wide}" height="{high}"'


# -- marks of a preview ----------------------------------------------------------------------------


def marked(scene: Scene, marks: Iterable[Mark]) -> str:
    """Rings, arrows and ghosts over a scene."""
    found = tuple(marks)
    aside = [m for m in found if m.kind == "aside"]
    out = [_asides(scene, aside)] if aside else []
    out += [_ring(m.box) for m in found if m.kind == "ring"]
    arrows = [(m.box, m.to) for m in found if m.kind == "arrow" and m.to is not None]
    if arrows:
        shown = bodies(scene) | {_key(m): Body(_key(m), m.to or m.box, m.shapes) for m in aside}
        out += [_behind(scene, shown.values(), *way) for way in arrows]
    out += [_ghost(scene, m) for m in found if m.kind == "ghost"]
    out += [_count(scene, m) for m in found if m.kind == "count"]
    return "".join(out)


def _asides(scene: Scene, marks: list[Mark]) -> str:
    """What is shown at another place meanwhile: its own place is as if it had never lain there."""
    # with the outlines around what may be chosen, which stay behind otherwise
    places = [_wider(m.box, RING) if m.box != m.to else m.box for m in marks]
    gone = _patch(scene, places, {_key(m) for m in marks}, "ck-aside")
    name = f"ck-aside-{crc32(gone.encode()):x}"  # two boards may be on one page
    return gone.replace("ck-aside", name) + "".join(_drawn(scene, m.shapes) for m in marks)


def _key(mark: Mark) -> str:
    """What a mark with shapes is of."""
    first = mark.shapes[0]
    return first.piece or first.id or first.part_of


Point = tuple[float, float]


def _behind(scene: Scene, shown: Iterable[Body], start: Box, end: Box) -> str:
    """An arrow that goes around names, or behind them; a dot says what it comes from, even where it
    comes out from behind something else."""
    area = _hull((start, end))
    covers: list[Box] = []
    reads: list[Box] = []
    for body in shown:
        told = [
            (left - 2, top - 1, right - left + 4, low - top + 2)
            for left, top, right, low in (bounds(s) for s in body.shapes if s.kind == "text")
        ]
        told = [box for box in told if overlap(box, area)]
        first = body.shapes[0]
        whole = first.layer == "pieces" and first.style and first.kind != "text"
        if told and whole and not any(overlap(body.box, box) for box in (start, end)):
            covers.append(body.box)  # a chip, not only the name on it
        else:
            covers += told
        reads += told
    line = _way_round(start, end, covers, reads)
    if line is None:
        return ""
    shaft, head = _arrow_of(*line)
    head = _foot(start, line[0]) + head
    holes = "".join(
        f'<rect x="{_n(a)}" y="{_n(b)}" width="{_n(w)}" height="{_n(h)}"/>'
        for a, b, w, h in covers
        if _crossed(line, _wider((a, b, w, h), SHAFT / 2))
    )
    if not holes:
        return shaft + head
    name = f"ck-behind-{crc32((holes + shaft).encode()):x}"
    return (
        f'<mask id="{name}" {_whole(scene)}><rect width="100%" height="100%" fill="#ffffff"/>'
        f'{holes}</mask><g mask="url(#{name})">{shaft}</g>{head}'
    )


def _foot(box: Box, near: Point) -> str:
    """A dot on the edge of a box, where an arrow leaves it."""
    left, top, wide, high = box
    x, y = min(max(near[0], left), left + wide), min(max(near[1], top), top + high)
    return (
        f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(FOOT)}" fill="#ffffff" stroke="#20180c" '
        'stroke-width="2"/>'
    )


def _arrow(start: Box, end: Box) -> str:
    """From the edge of a box to the edge of another."""
    line = _way_round(start, end)
    return "".join(_arrow_of(*line)) if line is not None else ""


def _way_round(
    start: Box, end: Box, covers: Sequence[Box] = (), reads: Sequence[Box] = ()
) -> tuple[Point, Point] | None:
    """The straight way from edge to edge with as little as can be of it behind something, and its
    head on nothing that is read; None where they are too near for an arrow."""
    if overlap(_wider(start, 1.5 * TIP), end):
        return None
    behind = [_wider(box, SHAFT / 2) for box in covers]
    read = [_wider(box, 0.6 * TIP) for box in reads]

    def cost(a: Point, b: Point) -> float:
        long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        back = min(TIP / long, 1.0)
        head = (b[0] + (a[0] - b[0]) * back, b[1] + (a[1] - b[1]) * back), b
        return (
            long
            + sum(_crossed((a, b), box) for box in behind)
            + NEVER * sum(_crossed((a, b), box) for box in (start, end))
            + NEVER * sum(_crossed(head, box) for box in read)
        )

    _, a, b = min((cost(a, b), a, b) for a in _edges(start, CLEAR) for b in _edges(end, GAP))
    return a, b


NEVER = 40.0  # as good as: how much longer a way is taken instead


def _wider(box: Box, by: float) -> Box:
    left, top, wide, high = box
    return left - by, top - by, wide + 2 * by, high + 2 * by


def _edges(box: Box, off: float) -> Iterable[Point]:
    """Where an arrow may touch a box: so far off its sides, at three places each."""
    left, top, wide, high = box
    for part in (0.5, 0.2, 0.8):
        yield left + part * wide, top - off
        yield left + part * wide, top + high + off
    for x in (left - off, left + wide + off):
        yield x, top + high / 2


def _crossed(line: tuple[Point, Point], box: Box) -> float:
    """How much of a line lies in a box."""
    (x1, y1), (x2, y2) = line
    dx, dy = x2 - x1, y2 - y1
    first, last = 0.0, 1.0
    for at, by, low, long in ((x1, dx, box[0], box[2]), (y1, dy, box[1], box[3])):
        if by == 0:
            if not low < at < low + long:
                return 0.0
            continue
        one, other = (low - at) / by, (low + long - at) / by
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return max(0.0, last - first) * hypot(dx, dy)


def _hull(boxes: Iterable[Box]) -> Box:
    found = tuple(boxes)
    left, top = min(b[0] for b in found), min(b[1] for b in found)
    right, low = max(b[0] + b[2] for b in found), max(b[1] + b[3] for b in found)
    return _wider((left, top, right - left, low - top), CLEAR)


def _arrow_of(start: Point, end: Point) -> tuple[str, str]:
    """The shaft of an arrow and its head."""
    (x1, y1), (px, py) = start, end
    long = hypot(px - x1, py - y1)
    ux, uy = (px - x1) / long, (py - y1) / long
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
        f'<line {line} stroke="#20180c" stroke-width="{SHAFT}" stroke-linecap="round"/>'
        f'<line {line} stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>',
        f'<polygon points="{head}" fill="#ffffff" stroke="#20180c" stroke-width="5" '
        f'stroke-linejoin="round"/><polygon points="{head}" fill="#ffffff"/>',
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


def _count(scene: Scene, mark: Mark) -> str:
    """A number at the upper right corner of a box."""
    left, top, wide, _ = mark.box
    room = width_of(mark.label, COUNT, "ink-bold") + 9
    x = min(max(left + wide - room + 5, 2.0), scene.width - room - 2)
    y = max(top - 12, 2.0)
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(room)}" height="17" rx="8.5" fill="#20180c" '
        f'stroke="#ffffff" stroke-width="1.5"/>'
        f'<text x="{_n(x + room / 2)}" y="{_n(y + 12.8)}" font-size="{_n(COUNT)}" fill="#ffffff" '
        f'font-weight="bold" text-anchor="middle" font-family="{escape(SANS)}">'
        f"{escape(mark.label, quote=False)}</text>"
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
