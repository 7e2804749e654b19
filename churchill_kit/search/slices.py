"""Work that takes a while, in slices of a few milliseconds, so that a page stays alive."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TypeVar

S = TypeVar("S", bound="Slices")


class Slices:
    """Who has such work does it in `_work`, and pauses there."""

    _begun: Iterator[None] | None = None

    def _work(self) -> Iterator[None]:
        raise NotImplementedError

    def steps(self) -> Iterator[None]:
        """The work in slices; whoever asks again goes on with it."""
        if self._begun is None:
            self._begun = self._work()
        return self._begun

    def work(self, seconds: float) -> bool:
        """One slice at least, and more as long as there is time; True when all is done."""
        until = time.perf_counter() + seconds
        return all(time.perf_counter() < until for _ in self.steps())

    def finish(self: S) -> S:
        """All of the work that is left."""
        for _ in self.steps():
            pass
        return self
