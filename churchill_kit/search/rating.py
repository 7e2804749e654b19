"""What a series of games says about two players: the share of wins with its interval, the Elo
difference, and whether it is decided (a sequential test).

Games are counted in blocks: the same set-up and seed once from each seat. What the seats are worth
falls out within a block, so blocks vary less than games do, and each is one number.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from typing import NamedTuple

Z = 1.96  # errors to either side of what is believed in 95 of 100 cases
WRONG = 0.05  # how often the sequential test may take one for the other
FEWEST = 8  # blocks before it says anything
LEAST = 0.5  # of the variance of games that have nothing in common: a few may agree by chance


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 cases.

    >>> [round(x, 2) for x in wilson(19, 28)]
    [0.49, 0.82]
    """
    share, z = won / games, Z * Z / games
    middle = (share + z / 2) / (1 + z)
    wide = Z / (1 + z) * sqrt(share * (1 - share) / games + z / (4 * games))
    return middle - wide if won > 0 else 0.0, middle + wide if won < games else 1.0


def elo(share: float, evens: float) -> float:
    """How many points stronger somebody is who wins this share where equals would win `evens`.

    >>> round(elo(2 / 3, 1 / 3)), round(elo(0.5, 0.5))
    (241, 0)
    """
    odds = share / (1 - share) if share < 1 else float("inf")
    if not odds:
        return float("-inf")
    return 400 * log10(odds * (1 - evens) / evens)


def share_of(points: float, evens: float) -> float:
    """The share of wins that such a difference in Elo makes; the inverse of `elo`."""
    return 1 / (1 + exp(-(log(evens / (1 - evens)) + points * log(10) / 400)))


class Sprt(NamedTuple):
    """A sequential test: is the difference rather `low` or rather `high` (in Elo)? `ratio` is the
    logarithm of how much better one fits than the other, `bound` where it is decided."""

    low: float
    high: float
    ratio: float

    @property
    def bound(self) -> float:
        """Beyond it, to either side, it is decided."""
        return log((1 - WRONG) / WRONG)

    @property
    def found(self) -> str:
        """ "high", "low", or "" while it is open."""
        return "high" if self.ratio >= self.bound else "low" if self.ratio <= -self.bound else ""


def sprt(blocks: Sequence[float], each: int, evens: float, low: float, high: float) -> Sprt:
    """The test on blocks so far, the share won in each of them, of `each` games."""
    n = len(blocks)
    if n < FEWEST:
        return Sprt(low, high, 0.0)
    mean = sum(blocks) / n
    least = LEAST * evens * (1 - evens) / each
    spread = max(sum((b - mean) ** 2 for b in blocks) / (n - 1), least)
    one, two = share_of(low, evens), share_of(high, evens)
    return Sprt(low, high, n * (two - one) * (2 * mean - one - two) / (2 * spread))
