"""What any page does that follows something in a store: it writes, and takes in what has come of
it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from ..table.errors import NoTable
from .connect import Hand
from .room import Room

T = TypeVar("T")


class Follower:
    """A page that asks a store for news."""

    room: Room
    version: int  # of what was read last

    def version_now(self, hand: Hand) -> int:
        """What tells that there is news; a GameError if what is followed has gone."""
        raise NotImplementedError

    def beside(self) -> tuple[Follower, ...]:
        """What is followed with it."""
        return ()

    def poll(self) -> bool:
        """Ask whether there is anything new and take it in; True if there is."""
        raise NotImplementedError

    def _act(self, act: Callable[[Hand], T]) -> T:
        """Write, and take in what has come of it. If that can't be done now, the next poll does
        it: what was written counts, and no error may say that it doesn't."""
        found = self.room.write(act)
        with suppress(NoTable):
            self.poll()
        return found
