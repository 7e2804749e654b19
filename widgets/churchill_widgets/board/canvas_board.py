"""Scenes on an ipycanvas MultiCanvas: a cached board, pieces, marks; one message for a drawing.

The canvas itself takes no events: ipycanvas would send every movement of the mouse, hold
the wheel and the fingers of a tablet, and swallow the keys of whoever tabs into it. A thin
pane over it (``pane.js``) reports clicks and the size on the page, shows what is under the
mouse, and hides the canvas from assistive tools, for which the page has buttons.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import lru_cache
from math import ceil, floor
from typing import Any

import anywidget
import ipycanvas
import ipywidgets
import traitlets
from ipycanvas.canvas import COMMANDS

from ..base.scripts import bundle
from .renderer import Board, words
from .scene import LAYERS, Scene, Shape, bounds, reach, seen
from .themes import Look, Style

SHARPEST = 2.5  # canvas pixels for each unit of a scene, at most
FIRST = 1.5  # before the page has told its size
MANY = 24  # more separate changes than this: draw the whole layer

Styles = Mapping[str, Style]
Area = tuple[float, float, float, float]  # left, top, right, bottom


def _in_bytes(commands: Any) -> tuple[dict[str, Any], memoryview]:
    """Commands as ipycanvas sends them; it would take NumPy, 13 MB, to say the same."""
    try:
        told = json.dumps(commands).encode()
    except TypeError:  # pictures, of somebody else's
        found: tuple[dict[str, Any], memoryview] = _IN_ARRAYS(commands)
        return found
    return {"shape": [len(told)], "dtype": "uint8"}, memoryview(told)


_IN_ARRAYS = ipycanvas.canvas.commands_to_buffer
ipycanvas.canvas.commands_to_buffer = _in_bytes


class Pane(anywidget.AnyWidget):
    """The pane over a canvas."""

    _esm, _css = bundle("board/pane")
    width = traitlets.Float(1.0).tag(sync=True)
    height = traitlets.Float(1.0).tag(sync=True)
    still: traitlets.List[Any] = traitlets.List().tag(sync=True)  # the same of the board layer
    spots: traitlets.List[Any] = traitlets.List().tag(
        sync=True
    )  # [x, y, width, height, would do something now]
    moving = traitlets.Int(0).tag(sync=True)  # the drawing that a moment leads to; 0: none
    over = traitlets.Unicode("").tag(sync=True)  # marks over the board, as markup
    drawn = traitlets.Int(0).tag(sync=True)
    free: traitlets.List[Any] = traitlets.List().tag(sync=True)  # where the buttons may lie
    own: traitlets.List[Any] = traitlets.List().tag(sync=True)  # where a board too large begins
    around: traitlets.List[Any] = traitlets.List().tag(sync=True)  # the same with all around it
    whole = traitlets.Bool(False).tag(sync=True)  # is all of `own` to be seen, however small?
    words = traitlets.Dict().tag(sync=True)  # of the buttons
    title = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)


class CanvasBoard(Board):
    """A board on canvas."""

    def __init__(self) -> None:
        super().__init__()
        self.canvas = ipycanvas.MultiCanvas(len(LAYERS), width=10, height=10)
        self.canvas.layout.width = "100%"
        self.canvas.add_class("ck-canvas-layers")
        self.pane = Pane()
        self.widget = ipywidgets.Box([self.canvas, self.pane])
        self.widget.add_class("ck-canvas-board")
        self.scale = FIRST
        self._sharp = 1.0  # screen pixels for each pixel of the page
        self._told: dict[str, tuple[Shape, ...]] = {}
        self._look: Look | None = None
        self.canvas.on_client_ready(self._all_again)
        self.pane.on_msg(self._on_message)
        self._things: tuple[Shape, ...] = ()

    def _tell(self, message: dict[str, Any]) -> None:
        self.pane.send(message)

    def _over(self, markup: str) -> None:
        self.pane.over = markup

    def _paint(self, scene: Scene) -> None:
        """Draw the layers that have changed, in one message."""
        if scene.drawn is not self._look:
            self._told = {}
            self._look = scene.drawn
        self._fit_and_draw()
        with self.pane.hold_sync():
            self.pane.width, self.pane.height = scene.width, scene.height
            still, spots = _things(scene.board), _things(scene.pieces)
            self._things = (*still, *spots)
            self.pane.still = [_spot(s) for s in still]
            self.pane.spots = [_spot(s) for s in spots]
            self.pane.free = list(scene.free or ())
            self.pane.around = self._reaches(scene)
            self.pane.own = self._begins(scene)
            self.pane.whole = self._holds(scene)
            self.pane.words = words(scene.lang)
            self.pane.drawn, self.pane.moving = self.drawn, self._moving
            self.pane.title, self.pane.lang = scene.title, scene.lang

    def _fit_and_draw(self) -> None:
        """The canvas has as many pixels as it covers on the screen.

        A canvas of another size is empty until the drawing arrives: so long the pane shows what
        was seen last.
        """
        assert self.scene is not None
        if self.pixels[0]:
            self.scale = self._wanted()
        size = round(self.scene.width * self.scale), round(self.scene.height * self.scale)
        if (self.canvas.width, self.canvas.height) == size:
            self._draw()
            return
        self.pane.send({"type": "cover"})
        with ExitStack() as held:
            for canvas in (self.canvas, *self.canvas._canvases):
                held.enter_context(canvas.hold_sync())
            self.canvas.width, self.canvas.height = size
        self._told = {}
        self._draw()
        self.pane.send({"type": "uncover"})

    def _wanted(self) -> float:
        assert self.scene is not None
        return min(max(self.pixels[0] * self._sharp / self.scene.width, 0.5), SHARPEST)

    def _all_again(self) -> None:
        """A page that opens late, or again, has an empty canvas."""
        self._told = {}
        if self.scene is not None:
            self._draw()

    def again(self) -> None:
        """Send all that is shown once more."""
        self._all_again()
        self.pane.send_state()

    def _draw(self) -> None:
        scene = self.scene
        assert scene is not None
        changed = [n for n in LAYERS if self._told.get(n) != scene.layer(n)]
        if not changed:
            return
        styles = scene.drawn.styles
        with ipycanvas.hold_canvas():
            for name in changed:
                canvas, shapes = self.canvas[LAYERS.index(name)], scene.layer(name)
                before = self._told.get(name)
                areas = None if before is None else stains(before, shapes, styles, self.scale)
                if areas is None:
                    paint(canvas, shapes, styles, self.scale)
                elif areas:
                    repaint(canvas, shapes, styles, self.scale, areas)
                self._told[name] = shapes

    def _on_message(self, _: Any, content: dict[str, Any], __: Any) -> None:
        if self._heard(content):
            return
        kind = content.get("type")
        if kind == "ask" and content.get("drawn") == self.drawn:
            number = int(content["spot"])
            if 0 <= number < len(self._things):
                self.pane.send(
                    {
                        "type": "name",
                        "spot": number,
                        "drawn": self.drawn,
                        "name": self._things[number].label,
                    }
                )
        elif kind == "key" and content.get("drawn") == self.drawn:
            number = int(content["spot"])
            if 0 <= number < len(self._things):
                self.clicked(self._things[number].target or "")
        elif kind == "size":
            self.pixels = float(content["width"]), float(content["height"])
            self._sharp = float(content.get("sharp") or 1.0)
            if self.scene is not None and abs(self._wanted() / self.scale - 1) > 0.01:
                self._fit_and_draw()


def _things(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """What has a name in a layer."""
    return tuple(s for s in shapes if s.id and s.label)


def _spot(s: Shape) -> list[float]:
    """Where the mouse has something to say; what it says is asked for when it stays there."""
    left, top, right, bottom = bounds(s)
    box = [round(v, 1) for v in (left, top, right - left, bottom - top)]
    return [*box, int(s.role == "button")]


# -- from shapes to commands -----------------------------------------------------------------------
#
# ipycanvas' own methods check each colour and line width with traitlets, which takes longer than
# all the rest; here the commands that they would send are made once for each shape and kept.

Command = list[Any]


def _do(name: str, *args: Any) -> Command:
    return [COMMANDS[name], list(args)]


def _set(name: str, value: Any) -> Command:
    return [COMMANDS["set"], [ipycanvas.Canvas.ATTRS[name], value]]


class Brush:
    """Sends commands to one layer; a style is sent only when it changes."""

    __slots__ = ("canvas", "now", "send")

    def __init__(self, canvas: Any, scale: float) -> None:
        self.canvas = canvas
        self.send = canvas._canvas_manager.send_command
        self.now: dict[str, Any] = {"dash": ()}
        self.do(_do("setTransform", scale, 0, 0, scale, 0, 0), _do("setLineDash", []))

    def do(self, *commands: Command) -> None:
        """Send commands as they are."""
        for command in commands:
            self.send(self.canvas, command)

    def set(self, name: str, value: Any) -> None:
        """Set a property of the canvas, unless it is so already."""
        if self.now.get(name) != value:
            self.now[name] = value
            self.send(self.canvas, _set(name, value))

    def paint(self, s: Shape, style: Style) -> None:
        """Draw a shape."""
        if s.kind == "text":
            self.set("font", f"{'bold ' if style.bold else ''}{s.size}px {style.font}")
            self.set("text_align", ALIGN[s.anchor])
            self.set("fill_style", style.fill)
        else:
            if style.fill:
                self.set("fill_style", style.fill)
            if style.stroke:
                self.set("stroke_style", style.stroke)
                self.set("line_width", style.width)
                if self.now["dash"] != style.dash:
                    self.now["dash"] = style.dash
                    self.do(_do("setLineDash", list(style.dash)))
        self.do(*_outline(*seen(s), bool(style.fill), bool(style.stroke)))


ALIGN = {"start": "left", "middle": "center", "end": "right"}


def paint(canvas: Any, shapes: Sequence[Shape], styles: Styles, scale: float) -> None:
    """Draw a layer anew: all that is needed to draw it is sent, nothing is remembered."""
    brush = Brush(canvas, 1.0)
    brush.do(_do("clear"))
    brush = Brush(canvas, scale)
    for s in shapes:
        if s.style:
            brush.paint(s, styles[s.style])


def repaint(
    canvas: Any, shapes: Sequence[Shape], styles: Styles, scale: float, areas: Sequence[Area]
) -> None:
    """Draw only what lies in some areas."""
    brush = Brush(canvas, scale)
    boxes = [(a, b, c - a, d - b) for a, b, c, d in areas]
    brush.do(_do("save"), _do("beginPath"), *(_do("rect", *box) for box in boxes), _do("clip"))
    brush.do(*(_do("clearRect", *box) for box in boxes))
    for s in shapes:
        if s.style and _meets(_reach(s, styles[s.style]), areas):
            brush.paint(s, styles[s.style])
    brush.do(_do("restore"))


@lru_cache(maxsize=4096)
def _outline(
    kind: str,
    a: tuple[float, ...],
    _: str,
    text: str,
    size: float,
    anchor: str,
    room: float,
    fill: bool,
    stroke: bool,
) -> tuple[Command, ...]:
    """The commands that draw a shape in whatever style is set."""
    a = tuple(round(v, 2) if kind != "path" else v for v in a)
    if kind == "text":
        return (_do("fillText", text, a[0], a[1], *((room,) if room else ())),)
    if kind == "line":
        return (_do("strokeLine", *a),)
    if kind == "rect":
        way = _rounded(*a)
    elif kind == "circle":
        way = [_do("ellipse", *a, 0, 0, 6.2832)]
    elif kind == "polygon":
        way = [_do("lineTo" if i else "moveTo", a[i], a[i + 1]) for i in range(0, len(a), 2)]
        way.append(_do("closePath"))
    else:
        way = _traced(text, *a)
    ink = [_do("fill", "evenodd")] if fill else []
    if stroke:
        ink.append(_do("stroke"))
    return (_do("beginPath"), *way, *ink)


def _rounded(x: float, y: float, w: float, h: float, r: float) -> list[Command]:
    if not r:
        return [_do("rect", x, y, w, h)]
    r = min(r, w / 2, h / 2)
    return [
        _do("moveTo", x + r, y),
        _do("arcTo", x + w, y, x + w, y + h, r),
        _do("arcTo", x + w, y + h, x, y + h, r),
        _do("arcTo", x, y + h, x, y, r),
        _do("arcTo", x, y, x + w, y, r),
        _do("closePath"),
    ]


STROKES = {"M": "moveTo", "L": "lineTo", "C": "bezierCurveTo", "Z": "closePath"}


def _traced(data: str, x: float, y: float, scale: float) -> list[Command]:
    """Path data (M, L, C and Z) moved and scaled."""
    out: list[Command] = []
    for word in data.replace(",", " ").split():
        if word[0] in STROKES:
            out.append(_do(STROKES[word[0]]))
            word = word[1:]
        if word:
            numbers = out[-1][1]
            numbers.append(round((y if len(numbers) % 2 else x) + float(word) * scale, 1))
    return out


# -- what has changed ------------------------------------------------------------------------------


def stains(
    before: Sequence[Shape], after: Sequence[Shape], styles: Styles, scale: float
) -> list[Area] | None:
    """The areas in which two states of a layer differ, on whole pixels; None: draw it all."""
    old, new = ({seen(s): s for s in shapes if s.style} for shapes in (before, after))
    changed = [old[k] for k in old.keys() - new.keys()] + [new[k] for k in new.keys() - old.keys()]
    areas: list[Area] = []
    for s in changed:
        left, top, right, bottom = box = _reach(s, styles[s.style])
        for other in [a for a in areas if _meets(box, (a,))]:
            areas.remove(other)
            left, top = min(left, other[0]), min(top, other[1])
            right, bottom = max(right, other[2]), max(bottom, other[3])
        areas.append((left, top, right, bottom))
    if len(areas) > MANY:
        return None
    return [_whole(area, scale) for area in areas]


def _whole(area: Area, scale: float) -> Area:
    """An area grown to whole pixels of the canvas."""
    left, top, right, bottom = (v * scale for v in area)
    return floor(left) / scale, floor(top) / scale, ceil(right) / scale, ceil(bottom) / scale


def _reach(s: Shape, style: Style) -> Area:
    return reach(s, style.width if style.stroke else 0.0)


def _meets(box: Area, areas: Iterable[Area]) -> bool:
    left, top, right, bottom = box
    return any(left < c and right > a and top < d and bottom > b for a, b, c, d in areas)
