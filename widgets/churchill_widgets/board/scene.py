"""A drawing as plain data: shapes with ids, targets, roles and names. No widgets here, no game.

A scene is built by a pure function of a view (``conference_table``, ``war_map``) and drawn
by a renderer (``canvas_board``, ``svg_board``). What may be clicked is part of the data, so
tests, the canvas and screen readers all speak of the same things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from .themes import PLAIN, Look

Box = tuple[float, float, float, float]  # left, top, width, height

NOWHERE: Mapping[str, Box] = MappingProxyType({})

LAYERS = ("board", "pieces", "marks")  # by how often they change; painted in this order


class Shape(NamedTuple):
    """One mark on paper.

    ``at`` by kind: rect (x, y, width, height, radius), circle (x, y, rx, ry),
    line (x1, y1, x2, y2), polygon (x1, y1, x2, y2, ...), path (x, y, scale) with its data
    in ``text``, text (x, baseline y).
    """

    kind: str
    at: tuple[float, ...]
    style: str  # a name of the theme; "" draws nothing: a place to click or to read
    layer: str = "board"
    id: str = ""  # of a thing; the shapes that belong to it follow it
    part_of: str = ""  # the thing to which a shape without an id belongs
    target: str | None = None  # what a click on it means
    role: str = ""  # "button" where a click would do something now, "img" for what has a name
    label: str = ""  # the accessible name
    text: str = ""  # of a text; the data of a path
    size: float = 0.0  # of a text
    anchor: str = "start"  # of a text: start, middle, end
    room: float = 0.0  # the widest a text may get, 0: as wide as it is
    # A marker that may come, go and move by itself, as "kind/which": markers of a kind are alike.
    piece: str = ""
    face: str = ""  # of a thing that can be turned over: which side is up


@dataclass(frozen=True, eq=False)
class Scene:
    """A finished drawing. The layers are tuples; an unchanged board layer is the same object."""

    width: float
    height: float
    board: tuple[Shape, ...]
    pieces: tuple[Shape, ...]
    marks: tuple[Shape, ...]
    title: str
    theme: str = "light"
    lang: str = "en"
    look: Look | None = None  # of the game in this theme; None: plain paper
    # Where markers of a kind come from and go to; they lie in no stock on the board.
    homes: Mapping[str, Box] = field(default_factory=lambda: NOWHERE)
    free: Box | None = None  # where nothing lies: room for the buttons of the page
    own: Box | None = None  # what matters most: a board larger than its place begins there
    whole: Box | None = None  # what belongs together: as long as it lies there, all of it is seen

    @property
    def drawn(self) -> Look:
        """How it is painted."""
        return self.look or PLAIN[self.theme]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """All shapes in the order in which they are painted."""
        return self.board + self.pieces + self.marks

    def layer(self, name: str) -> tuple[Shape, ...]:
        """The shapes of one layer."""
        layer: tuple[Shape, ...] = getattr(self, name)
        return layer

    def things(self) -> Iterator[Shape]:
        """The shapes that have an id: the things in the picture."""
        return (s for s in self.shapes if s.id)

    def find(self, id: str) -> Shape | None:
        """The thing of this id."""
        return next((s for s in self.things() if s.id == id), None)

    def targets(self) -> frozenset[str]:
        """Everything that can be clicked."""
        return frozenset(s.target for s in self.shapes if s.target)

    def hit(self, x: float, y: float, margin: float = 8.0, least: float = 0.0) -> str | None:
        """What a click means: the target there, or the nearest within the margin.

        Things that would do something now come before the others, the nearest of them too if the
        click is on a mere place of the board; what is painted later before what lies below it. A
        thing that is smaller than `least` is hit as if it were so wide and high.
        """
        near: tuple[tuple[int, float, int], Shape] | None = None
        small: tuple[tuple[int, float, int], Shape] | None = None
        for depth, s in enumerate(self.shapes):
            if not s.target:
                continue
            gap = distance(s, x, y)
            if gap > margin and gap > least:
                continue
            around = gap > 0.0 and _around(s, x, y, least)
            if gap > margin and not around:
                continue
            place = 0 if around or gap == 0.0 else 2
            rank = place if s.role == "button" else place + 1
            if s.layer == "board" and rank % 2:
                rank = 3 + (place > 0)
            order = (rank, gap, -depth)
            if around:
                small = min(small or (order, s), (order, s), key=lambda found: found[0])
            else:
                near = min(near or (order, s), (order, s), key=lambda found: found[0])
        if small is None or near is None:
            found = small or near
        else:  # a small thing on a large one, or one that matters more
            left, top, wide, high = box_of(small[1])
            on = distance(near[1], left + wide / 2, top + high / 2) == 0.0
            found = small if small[0][0] < near[0][0] + on else near
        return found[1].target if found is not None else None


def _around(s: Shape, x: float, y: float, least: float) -> bool:
    """Is a point on a thing that is counted so wide and high, if it is smaller?"""
    left, top, wide, high = box_of(s)
    far = abs(x - left - wide / 2), abs(y - top - high / 2)
    return far[0] <= max(wide, least) / 2 and far[1] <= max(high, least) / 2


def bounds(s: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape."""
    a = s.at
    if s.kind == "rect":
        return a[0], a[1], a[0] + a[2], a[1] + a[3]
    if s.kind == "circle":
        ry = a[3] if len(a) > 3 else a[2]
        return a[0] - a[2], a[1] - ry, a[0] + a[2], a[1] + ry
    if s.kind == "path":
        side = 24 * a[2]
        return a[0], a[1], a[0] + side, a[1] + side
    if s.kind == "text":
        wide = width_of(s.text, s.size, s.style)
        wide = min(wide, s.room) if s.room else wide
        left = a[0] - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[s.anchor]
        return left, a[1] - 0.75 * s.size, left + wide, a[1] + 0.22 * s.size
    return min(a[0::2]), min(a[1::2]), max(a[0::2]), max(a[1::2])


def box_of(s: Shape) -> Box:
    """Left, top, width and height of a shape."""
    left, top, right, bottom = bounds(s)
    return left, top, right - left, bottom - top


def seen(s: Shape) -> tuple[Any, ...]:
    """What is seen of a shape; not what it is called."""
    return s.kind, s.at, s.style, s.text, s.size, s.anchor, s.room


def reach(s: Shape, width: float) -> tuple[float, float, float, float]:
    """As far as the ink of a shape may get, with a line of this width around it."""
    left, top, right, bottom = bounds(s)
    if s.kind == "text":
        more = 3 + 0.12 * (right - left)  # other fonts may be wider
        return left - more, top - 3, right + more, bottom + 3
    more = 1.5 + width / 2
    return left - more, top - more, right + more, bottom + more


def distance(s: Shape, x: float, y: float) -> float:
    """How far a point is from a shape; 0 inside it. Circles count as circles, the rest as boxes."""
    if s.kind == "circle":
        rx, ry = s.at[2], s.at[-1]
        far = float((((x - s.at[0]) / rx) ** 2 + ((y - s.at[1]) / ry) ** 2) ** 0.5)
        return max(0.0, (far - 1) * min(rx, ry))
    left, top, right, bottom = bounds(s)
    dx = max(left - x, 0.0, x - right)
    dy = max(top - y, 0.0, y - bottom)
    return float((dx * dx + dy * dy) ** 0.5)


# -- how wide a text is ----------------------------------------------------------------------------

# Advance widths in hundredths of the size, for the common screen sans-serifs (Arial, Helvetica,
# Liberation, nearly Segoe); what is not listed is as wide as a digit.
_SANS = {
    19: "'", 22: "ijl", 26: "|", 28: " !,./:;I[]ft·", 33: "()-`r{}", 36: '"г', 39: "*", 44: "к",
    46: "зт", 50: "Jcksvxyzсух", 52: "эчь", 53: "в", 54: "Гпян", 58: "+<=>~Кдлбц×−", 61: "FTZТЗъ",
    66: "БЛЬУ", 67: "&ABEKPSVXYАВЕРХЧжЁДм", 72: "CDHNRUwИЙНПСЭЯы", 75: "юЦФ", 78: "GOQОЪ",
    81: "шфщ", 83: "MmМ", 91: "%ЫЖШW", 95: "Щ", 101: "—…Ю@", 107: "№",
}  # fmt: skip
_BOLD = {
    24: "'", 28: " ,./I|ijl·", 33: "!()-:;[]`ft", 39: "*r{}", 42: "г", 49: "зkтк", 55: "эз",
    57: "Гчя", 58: "+<=>~×−нп", 61: "?FLTZbdghnopquКТвийорцьУб", 64: "Здл", 67: "EPSVXYЕРХЁ",
    71: "ЛЧДЭж", 72: "&ABCDHKNRUАБВИЙНПСЬЯЦъ", 74: "м", 78: "GOQwО", 84: "MМшщ", 86: "Фыю",
    89: "ЪфЖ%m", 96: "W@Ы", 101: "Ш—…ЩЮ", 111: "№",
}  # fmt: skip


def _table(groups: dict[int, str]) -> dict[str, float]:
    return {letter: w / 100 for w, letters in groups.items() for letter in letters}


_WIDTHS = (_table(_SANS), _table(_BOLD))
DIGIT = 0.56
SERIF = 0.98  # serif faces next to bold sans, on the average


@lru_cache(maxsize=8192)
def width_of(text: str, size: float, style: str = "") -> float:
    """About how wide a text will be; a little too wide rather than too narrow."""
    table = _WIDTHS[style.endswith(("-bold", "-serif"))]
    wide = sum(table.get(letter, DIGIT) for letter in text) * size
    return wide * SERIF if style.endswith("-serif") else wide


@lru_cache(maxsize=4096)
def wrap(text: str, room: float, size: float, style: str = "") -> tuple[str, ...]:
    """The text in as few lines as fit the room, broken at spaces."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size, style) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=4096)
def fitting(
    choices: tuple[str, ...], room: float, size: float, style: str = "", lines: int = 1
) -> tuple[str, ...]:
    """The first of several wordings, the longest first, that fits the room in so many lines."""
    for text in choices:
        broken = wrap(text, room, size, style)
        if len(broken) <= lines and all(width_of(t, size, style) <= room for t in broken):
            return broken
    return (choices[-1],) if lines == 1 else wrap(choices[-1], room, size, style)[:lines]


# -- drawing ---------------------------------------------------------------------------------------


class Ink:
    """Collects shapes of one layer; what is drawn after ``thing`` belongs to that thing."""

    __slots__ = ("layer", "out", "part", "tag")

    def __init__(self, layer: str) -> None:
        self.layer = layer
        self.part = ""
        self.tag = ""
        self.out: list[Shape] = []

    def thing(
        self,
        id: str,
        kind: str,
        at: tuple[float, ...],
        style: str,
        label: str,
        target: str | None = None,
        button: bool = False,
        face: str = "",
    ) -> None:
        """The body of a thing; its parts follow. What is not told otherwise is its own target: a
        click on anything that has a name says what it is."""
        self.part, self.tag = id, ""
        role = "button" if button else "img"
        target = id if target is None else target
        self.out.append(Shape(kind, at, style, self.layer, id, "", target, role, label, face=face))

    def piece(self, tag: str) -> None:
        """What follows is a marker, "kind/which", on the thing; "": the thing itself again."""
        self.tag = tag

    def loose(self) -> None:
        """What follows belongs to nothing."""
        self.part = self.tag = ""

    def _add(self, kind: str, at: tuple[float, ...], style: str) -> None:
        self.out.append(Shape(kind, at, style, self.layer, "", self.part, piece=self.tag))

    def rect(self, x: float, y: float, w: float, h: float, style: str, r: float = 0.0) -> None:
        """A rectangle."""
        self._add("rect", (x, y, w, h, r), style)

    def circle(self, x: float, y: float, rx: float, style: str, ry: float | None = None) -> None:
        """A circle or an ellipse."""
        self._add("circle", (x, y, rx, rx if ry is None else ry), style)

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str) -> None:
        """A straight line."""
        self._add("line", (x1, y1, x2, y2), style)

    def polygon(self, points: Iterable[float], style: str) -> None:
        """A closed polygon."""
        self._add("polygon", tuple(points), style)

    def icon(self, data: str, x: float, y: float, side: float, style: str) -> None:
        """A picture of ``icons``, centered."""
        at = (x - side / 2, y - side / 2, side / 24)
        self.out.append(
            Shape("path", at, style, self.layer, "", self.part, text=data, piece=self.tag)
        )

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: str,
        size: float = 12.0,
        anchor: str = "start",
        room: float = 0.0,
    ) -> None:
        """A line of text; y is its baseline."""
        self.out.append(
            Shape(
                "text", (x, y), style, self.layer, "", self.part,
                text=text, size=size, anchor=anchor, room=room, piece=self.tag,
            )
        )  # fmt: skip

    def shapes(self) -> tuple[Shape, ...]:
        """What has been drawn."""
        return tuple(self.out)


def moved(shapes: Iterable[Shape], dx: float, dy: float) -> tuple[Shape, ...]:
    """The same shapes somewhere else."""
    out = []
    for s in shapes:
        a = s.at
        if s.kind in ("line", "polygon"):
            at = tuple(v + (dy if i % 2 else dx) for i, v in enumerate(a))
        else:
            at = (a[0] + dx, a[1] + dy, *a[2:])
        out.append(s._replace(at=at))
    return tuple(out)
