"""Who plays with whom, and where: by lot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


def groups(students: Sequence[int], wanted: int, seats: int, rng: Random) -> list[list[int]]:
    """Groups of so many, in an order that chance makes. Who is left over joins others where there
    is a seat; where there is none, groups are a little smaller, so that nobody plays alone if
    that can be helped."""
    order = list(students)
    rng.shuffle(order)
    if not order:
        return []
    wanted = max(1, min(wanted, seats))
    count = max(1, len(order) // wanted)
    if len(order) > count * seats or (len(order) % wanted and len(order) - count * wanted > count):
        count = -(-len(order) // wanted)
    return [order[k::count] for k in range(count)]


def seated(group: Sequence[int], seats: Sequence[str], rng: Random) -> dict[str, int]:
    """The seat of each of a group."""
    drawn = list(seats)
    rng.shuffle(drawn)
    return dict(zip(drawn, group, strict=False))
