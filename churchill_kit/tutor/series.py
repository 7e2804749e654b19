"""Exercises in turn: the same ones in the same order for all who draw them by the same seed."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence

from .exercise import Exercise
from .lessons import make
from .making import Entry

log = logging.getLogger(__name__)

SEEDS = 10**6
CHECK = 3  # questions of the check that closes a chapter
GENTLE = 3  # so many of those that were written first begin a page: what its chapter taught first


def check_of(set: int) -> str:
    """What draws the closing check of a set, the same one wherever it is asked."""
    return f"{set} check"


class Series:
    """Exercises of these makers without end: all makers in turn, in a mixed order, the same kind
    seldom twice in a row. What is asked between them in another way changes nothing of what
    follows, so that a seed makes the same ones whatever is answered. A `gentle` series begins with
    the makers that were written first."""

    def __init__(
        self,
        game: str,
        makers: Sequence[Entry],
        seed: int | str | None = None,
        gentle: bool = False,
    ) -> None:
        self.game, self.makers = game, makers
        self.n = 0  # of the exercise that was asked last
        self._rng = random.Random(seed)
        self._between = random.Random(None if seed is None else f"{seed} between")
        self._queue: list[Entry] = []
        self._last = ""
        if gentle:
            self._queue = [*makers[:GENTLE], *mixed(makers[GENTLE:], self._rng)]

    def next(self) -> Exercise:
        """The next one; a maker that fails must not stop the rest."""
        for left in reversed(range(len(self.makers) + 1)):
            entry, seed = self.draw()
            try:
                made = make(self.game, entry.name, seed)
            except Exception:
                if not left:
                    raise
                log.info("the exercise %s failed", entry.name, exc_info=True)
            else:
                self.n += 1
                return made
        raise AssertionError("a series has makers")

    def draw(self) -> tuple[Entry, int]:
        """The maker and the seed of the next one, which is not made."""
        return self._following(), self._rng.randrange(SEEDS)

    def similar(self, maker: str) -> Exercise:
        """Another one of a maker, before the next of the series; the next one if that fails."""
        try:
            return make(self.game, maker, self._between.randrange(SEEDS))
        except Exception:
            log.info("the exercise %s failed", maker, exc_info=True)
            return self.next()

    def _following(self) -> Entry:
        if not self._queue:
            self._queue = mixed(self.makers, self._rng)
            if len(self._queue) > 1 and self._queue[0].name == self._last:
                self._queue.append(self._queue.pop(0))
        entry = self._queue.pop(0)
        self._last = entry.name
        return entry


def mixed(makers: Sequence[Entry], rng: random.Random) -> list[Entry]:
    """All makers in a random order in which kinds alternate as far as they can."""
    left = list(makers)
    rng.shuffle(left)
    out: list[Entry] = []
    while left:
        last = out[-1].kind if out else ""
        found = next((e for e in left if e.kind != last), left[0])
        left.remove(found)
        out.append(found)
    return out
