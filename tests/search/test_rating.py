"""Shares with intervals, Elo, and the sequential test."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from churchill_kit.search.rating import FEWEST, elo, share_of, sprt, wilson


def test_intervals_are_those_of_wilson() -> None:
    """The figures of a published re-measurement: 35 % of 150 games."""
    low, high = wilson(53, 150)
    assert (round(100 * low), round(100 * high)) == (28, 43)
    assert wilson(0, 4)[0] == 0.0 and wilson(4, 4)[1] == 1.0
    for won in range(11):
        low, high = wilson(won, 10)
        assert 0 <= low <= won / 10 <= high <= 1


@pytest.mark.parametrize("evens", [1 / 2, 1 / 3])
def test_elo_and_its_inverse(evens: float) -> None:
    assert elo(evens, evens) == pytest.approx(0, abs=1e-9)
    for points in (-150, 0, 37.5, 400):
        assert elo(share_of(points, evens), evens) == pytest.approx(points, abs=1e-6)
    assert elo(1.0, evens) == inf and elo(0.0, evens) == -inf


@pytest.mark.parametrize(("points", "found"), [(0, "low"), (100, "high")])
def test_the_test_finds_what_is_true(points: int, found: str) -> None:
    rng, right = Random(1), 0
    for _ in range(40):
        blocks: list[float] = []
        share = share_of(points, 1 / 3)
        while len(blocks) < 600:
            blocks.append(sum(rng.random() < share for _ in range(3)) / 3)
            test = sprt(blocks, 3, 1 / 3, 0, 100)
            if test.found:
                right += test.found == found
                break
    assert right >= 34


def test_a_few_that_agree_decide_nothing() -> None:
    assert sprt([1.0] * (FEWEST - 1), 1, 0.5, 0, 50).ratio == 0.0
    assert not sprt([1.0] * FEWEST, 1, 0.5, 0, 50).found
