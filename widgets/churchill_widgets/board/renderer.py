"""What every renderer of a scene offers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from .moment import Mark, Moment, alike
from .overlay import marked, told
from .scene import Scene

OnClick = Callable[[str], object]


class Board:
    """Where scenes are shown. ``widget`` goes into the page; clicks come back as targets."""

    widget: Any
    scene: Scene | None = None
    drawn = 0  # counts the drawings: a click on an older one means nothing any more
    _moving = 0  # the drawing that a moment leads to
    pixels: tuple[float, float] = (0.0, 0.0)  # the size on the page as last told, in CSS pixels

    def __init__(self) -> None:
        self._on_click: list[OnClick] = []
        self._marks: tuple[Mark, ...] = ()
        self._moment: Moment | None = None  # the one that is shown, or has been

    def show(self, scene: Scene, moment: Moment | None = None, ms: int = 0) -> None:
        """Draw a scene; what has not changed since the last one is not sent again.

        With a moment that leads to this scene the page shows it for so many milliseconds: things
        glide, come and go, and what the event is about has a ring. The picture itself is that of
        the end at once. A later `show` ends what is still under way, unless it has the same moment:
        so that goes on while something else of the page changes. With 0 milliseconds, or for those
        who want no motion, there is the ring alone. A moment that does not fit the picture that is
        shown is left out.
        """
        shown, self.scene = self.scene, scene
        self.drawn += 1
        if not alike(shown, scene) or (moment is not None and not alike(moment.after, scene)):
            moment = None
        if moment is None or moment is not self._moment:
            if moment is not None:
                self._tell(told(moment, ms, self.drawn))
            if moment is not None or not alike(shown, scene):
                self.mark(())  # they were about another picture
            self._moment, self._moving = moment, self.drawn if moment is not None else 0
        self._paint(scene)

    def mark(self, marks: Sequence[Mark]) -> None:
        """Draw rings, arrows and ghosts over the board; () takes them away.

        They stay while the same picture is shown again, with other things selected for instance.
        """
        found = tuple(marks)
        if found or self._marks:
            self._marks = found
            self._over(marked(self.scene, found) if self.scene is not None else "")

    def _paint(self, scene: Scene) -> None:
        """Send a scene to the page."""
        raise NotImplementedError

    def _tell(self, message: dict[str, Any]) -> None:
        """Send a message to the page, ahead of the next drawing."""
        raise NotImplementedError

    def _over(self, markup: str) -> None:
        """What lies over the board until further notice."""
        raise NotImplementedError

    def again(self) -> None:
        """Send all that is shown once more: the page may have missed some of it."""
        raise NotImplementedError

    def on_click(self, callback: OnClick) -> None:
        """Call `callback` with the target of each click."""
        self._on_click.append(callback)

    def clicked_at(self, x: float, y: float, drawn: int) -> None:
        """Tell a click at a point of a drawing."""
        if self.scene is None or drawn != self.drawn:
            return
        target = self.scene.hit(x, y)
        if target is not None:
            self.clicked(target)

    def clicked(self, target: str) -> None:
        """Tell a click on a target of the scene that is shown; others mean nothing any more."""
        if self.scene is None or target not in self.scene.targets():
            return
        for callback in self._on_click:
            try:
                callback(target)
            except Exception:  # one listener's fault must not silence the others
                logging.getLogger(__name__).exception("a click on %s", target)
