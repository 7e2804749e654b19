"""How sure a number of a study is: intervals of 95 % for shares, means and their differences."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

LEVEL = 0.95


class Estimate(NamedTuple):
    """A number, and the interval in which it lies by all that was seen."""

    value: float
    low: float
    high: float


def share(hits: int, n: int, level: float = LEVEL) -> Estimate:
    """A share by Wilson's interval, which holds for few games and for shares near 0 and 1.

    >>> from churchill_kit.lab.estimates import share
    >>> [round(x, 3) for x in share(19, 28)]
    [0.679, 0.493, 0.821]
    """
    if not n:
        return Estimate(math.nan, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + level) / 2)
    p = hits / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    low = 0.0 if hits == 0 else middle - half
    high = 1.0 if hits == n else middle + half
    return Estimate(p, low, high)


def mean(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """A mean by Student's interval.

    >>> from churchill_kit.lab.estimates import mean
    >>> [round(x, 2) for x in mean([1, 2, 3, 4, 5])]
    [3.0, 1.04, 4.96]
    """
    n = len(values)
    if n < 2:
        return Estimate(values[0] if values else math.nan, -math.inf, math.inf)
    middle = fmean(values)
    half = quantile(n - 1, (1 + level) / 2) * math.sqrt(variance(values, middle) / n)
    return Estimate(middle, middle - half, middle + half)


def between_shares(hits: int, n: int, others: int, m: int, level: float = LEVEL) -> Estimate:
    """How much larger the first share is than the second (Newcombe's interval of two Wilsons)."""
    one, other = share(hits, n, level), share(others, m, level)
    gap = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(gap, gap - below, gap + above)


def between_means(
    values: Sequence[float], others: Sequence[float], level: float = LEVEL
) -> Estimate:
    """How much larger the first mean is than the second (Welch's interval)."""
    n, m = len(values), len(others)
    if n < 2 or m < 2:
        return Estimate(mean(values).value - mean(others).value, -math.inf, math.inf)
    gap = fmean(values) - fmean(others)
    a, b = variance(values) / n, variance(others) / m
    if not a + b:
        return Estimate(gap, gap, gap)
    freedom = (a + b) ** 2 / (a * a / (n - 1) + b * b / (m - 1))
    half = quantile(freedom, (1 + level) / 2) * math.sqrt(a + b)
    return Estimate(gap, gap - half, gap + half)


def paired(
    values: Sequence[float],
    others: Sequence[float],
    level: float = LEVEL,
    most: float = math.inf,
) -> Estimate:
    """How much larger the first are on average, where each has one of the others for its own, as
    games of the same seed have: what is chance in both falls out. `most` is how much larger a
    number can be."""
    found = mean([a - b for a, b in zip(values, others, strict=True)], level)
    return Estimate(*(min(max(x, -most), most) for x in found))


def quantile(freedom: float, p: float) -> float:
    """Student's quantile: exact for one and two degrees of freedom, else the normal one with the
    first terms by which they differ, off by less than 1 %."""
    if freedom < 1.5:
        return math.tan(math.pi * (p - 0.5))
    if freedom < 2.5:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z, v = NormalDist().inv_cdf(p), freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )
