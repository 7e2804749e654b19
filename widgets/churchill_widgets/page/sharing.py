"""A place at a table that is shared with other pages: who looks is one seat, what is played is
written where all can read it, and what others did is told as between two decisions of one's own.

Where no table is shared, everything is as in ``playing.py``.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import churchill_kit as ck

from .playing import PAUSE, SLICE, Playing

if TYPE_CHECKING:
    from churchill_kit.store.shared_table import SharedTable


class Sharing(Playing):
    """The game of a place, alone or shared."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.shared: SharedTable | None = None
        self.looks = ""  # whose hand a watcher looks into, where the owner allows it
        self._shown_n = 0  # the number of rows for which the question on the screen was asked
        self._name = secrets.token_hex(6)  # of this place, for what it sends

    # -- who looks --------------------------------------------------------------------------------

    @property
    def own(self) -> str | None:
        """The seat whose eyes look here."""
        return super().own if self.shared is None else self.shared.seat or None

    @property
    def watching(self) -> bool:
        """Is it a game of bots alone, led by this page?"""
        return self.shared is None and super().watching

    def look_as(self, seat: str) -> None:
        """A watcher looks into another hand, or into none."""
        if self.shared is not None and seat in ("", *self.shared.views):
            self.looks = seat
            self._look()
            self.token += 1
            self.changed += 1

    def _look(self) -> None:
        if self.shared is None or self.table is None:
            super()._look()
            return
        self._shown_n = self.shared.n
        if self.looks not in self.shared.views:
            self.looks = ""
        self.eyes = None if self.shared.over else self.own or self.looks or None
        self.since = self.table.since(self.own)

    # -- playing ----------------------------------------------------------------------------------

    def carry_out(self, actions: Iterable[ck.Action]) -> None:
        """What a person decided here. NoTable, and it does not count, if others were quicker."""
        if self.shared is None:
            super().carry_out(actions)
            return
        before = self.standing
        try:
            # The same click sent twice has the same name, and counts once.
            name = f"{self._name}-{self.token}"
            self.shared.play(*actions, expected=self._shown_n, request=name)
        except Exception:
            self.take_in(before)
            raise

    def _slice(self, run: int, first: bool = True) -> None:
        if self.shared is None:
            super()._slice(run, first)
            return
        if run != self._run:
            return
        assert self.table is not None
        before = self.table.record.n
        until = time.perf_counter() + SLICE
        try:
            while self._goes_on():
                start = self.table.record.n
                if not self.shared.move_on(until):
                    break
                if self._from is None:
                    self._from = start
                if time.perf_counter() >= until:
                    break
        finally:
            if first or self.table.record.n != before:
                self._settle()
        if self._goes_on():
            self._later(PAUSE, run)

    def _goes_on(self) -> bool:
        if self.shared is None:
            return super()._goes_on()
        return self.showing is None and self.shared.due

    @property
    def goes_on(self) -> bool:
        """Is there a move to be played here without anybody's being asked?"""
        return self._goes_on()

    # -- what others do ---------------------------------------------------------------------------

    @property
    def standing(self) -> tuple[int, int]:
        """How many rows and moves are known here; what ``take_in`` compares with."""
        if self.shared is None:
            return 0, 0
        return self.shared.n, self.shared.table.record.n

    def take_in(self, before: tuple[int, int]) -> bool:
        """Show what was played elsewhere since; False if nothing was."""
        rows, moves = self.standing
        if (rows, moves) == before:
            return False
        if moves - before[1] != rows - before[0]:  # moves were taken back
            self._drop()
        elif self.showing is not None:
            self.changed += 1  # what is told now goes on, and the rest is told after it
            return True
        elif self._from is None:
            self._from = before[1]
        self.go_on()
        return True

    def _begin(self) -> None:
        if self.shared is None or self.showing is None:
            super()._begin()

    def _finish(self) -> None:
        show = self.showing
        more = show is not None and self.standing[1] > show.beats.end
        if show is None or not more or show.kind != "story":
            super()._finish()
            return
        self.showing, self._from = None, show.beats.end  # what was played meanwhile
        self.go_on()

    # -- looking back -----------------------------------------------------------------------------

    def undo(self) -> bool:
        """Alone at once; at a shared table the others are asked (``shared_panel.py``)."""
        return self.shared is None and super().undo()

    def redo(self) -> bool:
        """What was taken back together is not done again by one alone."""
        return self.shared is None and super().redo()

    def _last_told(self) -> int:
        if self.shared is None or self.table is None:
            return super()._last_told()
        return self.table.since(self.own) - 1

    def _branches_at(self) -> int | None:
        if self.shared is not None and not self.shared.over:
            return None
        return super()._branches_at()
