"""What every renderer of a scene offers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from .scene import Scene

OnClick = Callable[[str], object]


class Board:
    """Where scenes are shown. ``widget`` goes into the page; clicks come back as targets."""

    widget: Any
    scene: Scene | None = None
    drawn = 0  # counts the drawings: a click on an older one means nothing any more
    pixels: tuple[float, float] = (0.0, 0.0)  # the size on the page as last told, in CSS pixels

    def __init__(self) -> None:
        self._on_click: list[OnClick] = []

    def show(self, scene: Scene) -> None:
        """Draw a scene; what has not changed since the last one is not sent again."""
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
