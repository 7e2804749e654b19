"""What every renderer of a scene offers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any

from ..base.sentences import static
from .moment import Mark, Moment, alike
from .overlay import marked, told
from .scene import Box, Scene, box_of

OnClick = Callable[[str], object]
OnDrag = Callable[[str, str], object]
LEAST = 24.0  # CSS pixels: as wide and high a thing is for a finger or a mouse, at the least
CLOSE = 0.7  # of the picture: what takes no more can still be read when all of it is seen


class Board:
    """Where scenes are shown. ``widget`` goes into the page; clicks come back as targets."""

    widget: Any
    scene: Scene | None = None
    drawn = 0  # counts the drawings: a click on an older one means nothing any more
    _moving = 0  # the drawing that a moment leads to
    pixels: tuple[float, float] = (0.0, 0.0)  # the size on the page as last told, in CSS pixels

    def __init__(self) -> None:
        self._on_click: list[OnClick] = []
        self._on_drag: list[OnDrag] = []
        self._marks: tuple[Mark, ...] = ()
        self._moment: Moment | None = None  # the one that is shown, or has been
        self._aim: Collection[str] | None = ()
        self._around: Collection[str] = ()
        self._whole = False

    def aim(
        self, targets: Collection[str] | None, around: Collection[str] = (), whole: bool = False
    ) -> None:
        """What the next scenes are about: where the board has too little room for all of it, it is
        enlarged there, and moved there when that changes; all that is `around` is seen if it lies
        close enough together. () is what a scene says itself; None leaves the board where it lies.
        `whole`: all of the targets are to be seen, however small they become."""
        self._aim, self._around, self._whole = targets, around, whole

    def _begins(self, scene: Scene) -> list[float]:
        """The box around what is asked about, [] for none; what a scene keeps together comes first,
        whatever is told or asked."""
        if scene.whole is not None:
            return list(scene.whole)
        if self._aim is None:
            return []
        return list(_together(scene, self._aim) or scene.own or ())

    def _holds(self, scene: Scene) -> bool:
        """Is all of what it begins with to be seen, however small?"""
        return scene.whole is not None or self._whole

    def _reaches(self, scene: Scene) -> list[float]:
        """The same with all that is around it, [] where that lies too far apart; the page shows it
        where it can still be read."""
        begins = self._begins(scene)
        wanted = begins and self._around and scene.whole is None
        found = _together(scene, self._around) if wanted else None
        if found is None:
            return []
        left, top, wide, high = _round((begins[0], begins[1], begins[2], begins[3]), found)
        if wide > CLOSE * scene.width or high > CLOSE * scene.height:
            return []
        return [left, top, wide, high]

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

    def on_drag(self, callback: OnDrag) -> None:
        """Call `callback` with the targets from which and to which something was dragged; without
        one, a drag is a click on the first and a click on the second."""
        self._on_drag.append(callback)

    def at(self, x: float, y: float) -> str | None:
        """The target at a point of the drawing."""
        assert self.scene is not None
        wide = self.pixels[0]
        return self.scene.hit(x, y, least=LEAST * self.scene.width / wide if wide else 0.0)

    def clicked_at(self, x: float, y: float, drawn: int) -> None:
        """Tell a click at a point of a drawing."""
        if self.scene is None or drawn != self.drawn:
            return
        target = self.at(x, y)
        if target is not None:
            self.clicked(target)

    def clicked(self, target: str) -> None:
        """Tell a click on a target of the scene that is shown; others mean nothing any more."""
        if self.scene is None or target not in self.scene.targets():
            return
        for callback in self._on_click:
            self._call(callback, target)

    def dragged(self, start: Sequence[float], end: Sequence[float], drawn: int) -> None:
        """Tell a drag from a point of a drawing to another, from thing to thing."""
        if self.scene is None or drawn != self.drawn:
            return
        first, second = self.at(*start), self.at(*end)
        if first is None or second is None or first == second:
            return
        if not self._on_drag:
            self.clicked(first)
            self.clicked(second)
        for callback in self._on_drag:
            self._call(callback, first, second)

    def _call(self, callback: Callable[..., object], *targets: str) -> None:
        try:
            callback(*targets)
        except Exception:  # one listener's fault must not silence the others
            logging.getLogger(__name__).exception("a click on %s", " and ".join(targets))

    def _heard(self, content: dict[str, Any]) -> bool:
        """What the pages of all boards say; False for something else."""
        kind = content.get("type")
        if kind == "click":
            self.clicked_at(float(content["x"]), float(content["y"]), int(content["drawn"]))
        elif kind == "drag":
            start, end = ([float(v) for v in content[at][:2]] for at in ("from", "to"))
            self.dragged(start, end, int(content["drawn"]))
        else:
            return False
        return True


def words(lang: str) -> dict[str, str]:
    """The words of the buttons of a board."""
    names = ("zoom", "in", "out", "fit", "full", "leave", "exit")
    return {name: static(lang, f"zoom-{name}") for name in names}


def _together(scene: Scene, targets: Collection[str]) -> Box | None:
    """The box around all that belongs to some targets, or things that are named by their ids."""
    named = frozenset(targets) - {"", None}
    found = [box_of(s) for s in scene.shapes if s.target in named or s.id in named]
    return _round(*found) if found else None


def _round(*boxes: Box) -> Box:
    """The box around some boxes."""
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, low = max(b[0] + b[2] for b in boxes), max(b[1] + b[3] for b in boxes)
    return left, top, right - left, low - top
