"""How the game goes on at a place: bots in slices of time, who has only one choice, who watches,
and back and forth.

A slice is short, so that a page is never out of reach while bots think. Whatever goes on without a
person is played to its end before any of it is shown.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

from traitlets import Float

import churchill_kit as ck

from .planning import Planning

SLICE = 0.04  # seconds of bots' play before the page gets its turn
PAUSE = 0.005  # between two slices
WATCHED = 0.15  # seconds between moves when only bots play


class Playing(Planning):
    """The game of a place as it goes on by itself."""

    # seconds between moves when only bots play and nothing is told; 0: as fast as they can
    watched = Float(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.selection: frozenset[str] = frozenset()
        self.since = 0  # actions that the person who decides has seen already
        self.paused = False
        self.failed: Callable[[BaseException], None] = _raise
        self._run = 0  # the number of the bots' run: those of older ones stop

    # -- going on -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Everything that happens without a person, in slices; the first one at once. Then its
        story begins."""
        self._run += 1
        self.selection = frozenset()
        if self.watching and self.watched and not self.paused and not self.tells:
            self._settle()
            self._later(self.watched, self._run)
        else:
            self._slice(self._run)

    def _slice(self, run: int, first: bool = True) -> None:
        """Bots play for a moment, or think; then the page gets its turn."""
        if run != self._run:
            return  # undone, left or begun anew meanwhile
        assert self.table is not None
        before = self.table.record.n
        until = time.perf_counter() + SLICE
        while self._goes_on():
            watching = self.watching
            if self._from is None:
                self._from = self.table.record.n
            if self.table.turn == "person":
                self.table.only_choice()
                continue
            if not self.table.bot_plays(until):
                break
            if watching and self._to_look_at():
                break
            if self.table.turn == "bots" and time.perf_counter() >= until:
                break
        moved = self.table.record.n > before
        if first or moved:
            self._settle()
        if self._goes_on():
            self._later(self.watched if self.watching and moved else PAUSE, run)

    def _goes_on(self) -> bool:
        """Is there a move to be played by itself now, of a bot or of who has no other?"""
        if self.table is None or self.showing is not None:
            return False
        turn = self.table.turn
        if turn == "watch":
            return not self.paused
        return turn == "bots" or (turn == "person" and self.table.forced())

    def carry_out(self, actions: Iterable[ck.Action]) -> None:
        """What a person decided, one action or several in one go."""
        assert self.table is not None
        self.table.play_all(actions)

    def _to_look_at(self) -> bool:
        """Has a move just been played that who watches is to see before the next?"""
        assert self.table is not None
        return bool(self.table.record.log[-1]) if self.tells else self.watched > 0

    def _later(self, seconds: float, run: int) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a test or a script: nobody waits for the page
            self._slice(run, first=False)
            return
        loop.call_later(seconds, self._guarded_slice, run)

    def _guarded_slice(self, run: int) -> None:
        try:
            self._slice(run, first=False)
        except Exception as error:  # nobody is above this call to see it
            self.failed(error)

    def _settle(self) -> None:
        """The position has changed: whose eyes, what is new to them, a new number for the
        question; and the story of it, once nobody plays on by himself."""
        self.token += 1
        self._look()
        if self.table is not None and self.table.turn != "bots":
            self._begin()
        self.changed += 1

    def _look(self) -> None:
        """Whose eyes look at the present position, and what is new to them."""
        table = self.table
        if table is None:
            return
        decision = table.decision
        if decision is None:
            self.eyes = None
        elif self.own is not None:
            self.eyes = self.own
        elif table.is_person(decision.seat) and self.eyes != decision.seat:
            self.eyes = None  # the curtain falls
        self.since = table.since(decision.seat if decision is not None else self.eyes)

    def lift(self, token: int) -> None:
        """The person who must decide says: it is me."""
        decision = self.table.decision if self.table is not None else None
        if token == self.token and self.stage == "curtain" and decision is not None:
            self.eyes = decision.seat
            self.token += 1
            self.changed += 1

    # -- watching ---------------------------------------------------------------------------------

    def watch(self, what: str) -> None:
        """When only bots play: "pause", "on", "step", or "end" to see how it ends."""
        if not self.watching:
            return
        assert self.table is not None
        if self.showing is not None and what in ("pause", "on"):
            self._pause(what == "pause")
            return
        self._drop()
        if what == "step":
            self.paused = True
            self._run += 1
            self._from = self.table.record.n
            self.table.bot_plays()
            self._settle()
            return
        self.paused = what == "pause"
        if what == "end":
            self.watched, self.ends = 0.0, True
        if self.paused:
            self._run += 1
            self.changed += 1
        else:
            self.go_on()

    # -- looking back -----------------------------------------------------------------------------

    def undo(self) -> bool:
        """Back to the last decision of a person; the dice that were rolled come again."""
        return self._looked_back(self.table is not None and self.table.undo())

    def redo(self) -> bool:
        """Forward to the next decision of a person, as it was played."""
        return self._looked_back(self.table is not None and self.table.redo())

    def _looked_back(self, done: bool) -> bool:
        if done:
            self._drop()
            self.paused = True  # when only bots play, looking back means wanting to look
            self.go_on()
        return done


def _raise(error: BaseException) -> None:
    raise error
