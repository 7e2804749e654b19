"""Scenes as inline SVG in a widget: no compiled dependency, so it also works without a server."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from ..base.scripts import bundle
from .renderer import Board, words
from .scene import LAYERS, Scene, Shape
from .svg import css, defs, layer
from .themes import Look


class Drawing(anywidget.AnyWidget):
    """The drawing in the page: its layers as markup."""

    _esm, _css = bundle("board/svg_board")
    width = traitlets.Float(1.0).tag(sync=True)
    height = traitlets.Float(1.0).tag(sync=True)
    board = traitlets.Unicode("").tag(sync=True)
    pieces = traitlets.Unicode("").tag(sync=True)
    marks = traitlets.Unicode("").tag(sync=True)
    css = traitlets.Unicode("").tag(sync=True)
    defs = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("light").tag(sync=True)
    free: traitlets.List[Any] = traitlets.List().tag(sync=True)  # where the buttons may lie
    own: traitlets.List[Any] = traitlets.List().tag(sync=True)  # where a board too large begins
    around: traitlets.List[Any] = traitlets.List().tag(sync=True)  # the same with all around it
    whole = traitlets.Bool(False).tag(sync=True)  # is all of `own` to be seen, however small?
    words = traitlets.Dict().tag(sync=True)  # of the buttons
    title = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    moving = traitlets.Int(0).tag(sync=True)  # the drawing that a moment leads to; 0: none
    over = traitlets.Unicode("").tag(sync=True)  # marks over the board, as markup
    drawn = traitlets.Int(0).tag(sync=True)


class SvgBoard(Board):
    """A board as SVG."""

    def __init__(self) -> None:
        super().__init__()
        self.widget = Drawing()
        self.widget.on_msg(self._on_message)
        self._look: Look | None = None
        self._told: dict[str, tuple[Shape, ...]] = {}

    def _tell(self, message: dict[str, Any]) -> None:
        self.widget.send(message)

    def _over(self, markup: str) -> None:
        self.widget.over = markup

    def _paint(self, scene: Scene) -> None:
        """Send what has changed, in one message."""
        w = self.widget
        with w.hold_sync():
            w.width, w.height, w.title, w.lang = scene.width, scene.height, scene.title, scene.lang
            if scene.drawn is not self._look:
                self._look, self._told = scene.drawn, {}
                w.theme, w.defs = scene.theme, defs(scene.drawn)
                w.css = css(scene.drawn, f".ck-{scene.theme}")
            for name in LAYERS:
                shapes = scene.layer(name)
                if self._told.get(name) != shapes:
                    self._told[name] = shapes
                    setattr(w, name, layer(shapes, scene.drawn.pictures))
            w.free = list(scene.free or ())
            w.around = self._reaches(scene)
            w.own = self._begins(scene)
            w.whole = self._holds(scene)
            w.words = words(scene.lang)
            w.drawn, w.moving = self.drawn, self._moving

    def again(self) -> None:
        """Send all that is shown once more."""
        self.widget.send_state()

    def _on_message(self, _: Any, content: dict[str, Any], __: Any) -> None:
        if self._heard(content):
            return
        kind = content.get("type")
        if kind == "key" and content.get("drawn") == self.drawn:
            self.clicked(str(content["target"]))
        elif kind == "size":
            self.pixels = float(content["width"]), float(content["height"])
