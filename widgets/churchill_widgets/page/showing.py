"""What is being shown instead of the present position: a story, or the timeline of a game.

A story stands between two decisions of a person: what the game did meanwhile, beat by beat. The
game itself is already there, so leaving a story costs nothing. The timeline leafs through a whole
game with the same beats.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Literal

from churchill_kit.engine.state import State
from churchill_kit.engine.values import Event
from churchill_kit.table.story import Beat, Reel

Kind = Literal["story", "timeline"]

_numbers = count(1)


class Show:
    """Beats, and which of them is on the screen. ``n`` is a number that no other beat on any
    screen ever had, so what is answered to an older one is known to be stale."""

    def __init__(self, kind: Kind, beats: Reel, eyes: str | None, at: int = 0) -> None:
        self.kind = kind
        self.beats = beats
        self.eyes = eyes  # whose view is shown
        self.paused = kind == "timeline"
        self._view: tuple[int, Any] = (0, None)
        self.go(at)

    def go(self, at: int) -> None:
        """Show the beat with this number."""
        self.at = min(max(at, 0), len(self.beats) - 1)
        self.n = next(_numbers)

    @property
    def beat(self) -> Beat:
        """What is on the screen."""
        return self.beats[self.at]

    @property
    def events(self) -> list[Event]:
        """What its move has brought so far."""
        first, move = self.at, self.beats.move_of(self.at)
        while first and self.beats.move_of(first - 1) == move:
            first -= 1
        return [event for i in range(first, self.at + 1) for event in self.beats[i].events]

    @property
    def last(self) -> bool:
        """Does nothing come after it?"""
        return self.at == len(self.beats) - 1

    @property
    def told(self) -> int:
        """How many moves have been shown to their ends."""
        move = self.beats.move_of(self.at)
        return move if self.beats.ends(self.at) else move - 1

    @property
    def lines(self) -> int:
        """How many lines of the whole log have happened by now."""
        beat = self.beat
        return beat.first + len(beat.events)

    @property
    def view(self) -> Any:
        """The position after the beat, as whoever looks may see it."""
        if self._view[0] != self.n:
            self._view = self.n, seen(self.beat.after, self.eyes)
        return self._view[1]

    @property
    def view_before(self) -> Any:
        """The position before the beat, likewise."""
        return seen(self.beat.before, self.eyes)


def seen(state: State, eyes: str | None) -> Any:
    """A position as it may be seen; at the end by everybody as by a spectator."""
    return state.view(eyes if state.result is None else None)
