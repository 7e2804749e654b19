"""Who plays with whom: everybody once, and nobody alone if that can be helped."""

from __future__ import annotations

from random import Random

import pytest

from churchill_kit.classroom.grouping import groups, seated


@pytest.mark.parametrize("wanted", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("students", range(32))
def test_groups(students: int, seats: int, wanted: int) -> None:
    found = groups(range(students), wanted, seats, Random(students))
    assert sorted(s for group in found for s in group) == [*range(students)]
    assert all(1 <= len(group) <= seats for group in found)
    sizes = {len(group) for group in found}
    assert not sizes or max(sizes) - min(sizes) <= 1, "as even as can be"
    if wanted > 1 and students > 1 and (seats > 2 or students % 2 == 0):
        assert 1 not in sizes
    if not students % min(wanted, seats):
        assert sizes <= {min(wanted, seats)}


def test_chance_seats_them() -> None:
    drawn = [seated([1, 2], ("us", "uk", "ussr"), Random(seed)) for seed in range(40)]
    assert all(sorted(seats.values()) == [1, 2] for seats in drawn)
    assert len({tuple(sorted(seats.items())) for seats in drawn}) == 6
    assert len({str(groups(range(4), 2, 2, Random(seed))) for seed in range(40)}) > 5
