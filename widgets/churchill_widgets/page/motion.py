"""How boards move while something is told: from the picture before an event to the one after it.

A board glides only by exactly one event of one show; a jump, another size or another game is a new
picture. The same event drawn again goes on with the same moment.
"""

from __future__ import annotations

from typing import Any

from ..board.moment import Moment, between
from ..screen import MAJOR, MINOR
from .controller import Controller

# milliseconds by weight; less than the event is on the screen
TIMES = {MINOR: 260, MAJOR: 900}
TIME = 600
SPEED = {"slow": 1.6, "normal": 1.0, "quick": 0.5, "once": 0.0, "none": 0.0}


class Motion:
    """What the boards of one page have shown of the present show."""

    def __init__(self) -> None:
        self.high = False  # is what is told seen in the upper half of its board?
        self._told = 0  # the beat of which that is known
        self._seen: dict[str, tuple[Any, int, int, Moment | None]] = {}  # show, n, at, moment

    def of(self, c: Controller, board: str, before: Any, after: Any) -> tuple[Moment | None, int]:
        """The moment that leads from the picture of a board to the one to be shown, and its
        time."""
        show = c.showing
        if show is None:
            self._seen.pop(board, None)
            return None, 0
        shown, n, at, moment = self._seen.get(board, (None, 0, -1, None))
        if self._told != show.n:
            self._told, self.high = show.n, False
        if shown is not show or n != show.n:
            follows = show.at == at + 1 if shown is show else show.kind == "story" and show.at == 0
            about = {t for event in show.beat.events for t in c.screen.happened_to(event)}
            moment = between(before, after, sorted(about)) if follows else None
            self._seen[board] = show, show.n, show.at, moment
            if moment is not None and moment.about:
                middle = min(spot.box[1] + spot.box[3] / 2 for spot in moment.about)
                self.high = middle < after.height / 2
        weight = max((c.screen.weight(e) for e in show.beat.events), default=MINOR)
        return moment, int(TIMES.get(weight, TIME) * SPEED.get(c.tempo, 1.0))
