"""Dice drawn from the state: a seed and a counter, the same on every machine and Python version.

The generator is SplitMix64 (Steele, Lea, Flood 2014): the n-th number of a seed is a
mix of seed + n steps, so the state needs no more than the two integers.
"""

from __future__ import annotations

from typing import Any

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
SEEDS = 1 << 32


def number(seed: int, count: int) -> int:
    """The `count`-th 64-bit number of `seed`."""
    z = (seed + count * _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(seed: int, count: int, limit: int) -> int:
    """The `count`-th number of `seed`, scaled to 0 .. limit - 1."""
    return (number(seed, count) * limit) >> 64


def shuffled(seed: int, count: int, items: tuple[Any, ...]) -> tuple[Any, ...]:
    """`items` in the order that numbers `count` .. `count + len(items) - 1` give them
    (Fisher-Yates)."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = (number(seed, count + i) * (i + 1)) >> 64
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)
