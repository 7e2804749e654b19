"""Who is here, and whose time is up."""

from __future__ import annotations

from churchill_kit.table.presence import BEAT, HERE, here, overdue


def test_who_was_seen_lately_is_here() -> None:
    assert here(1000, 1000) and here(1000, 1000 + HERE)
    assert not here(1000, 1001 + HERE)
    assert 2 * BEAT < HERE, "one beat may be lost"


def test_a_pace_is_kept_until_its_last_second() -> None:
    day = 24 * 60 * 60
    assert not overdue("day", 1000, 1000 + day)
    assert overdue("day", 1000, 1001 + day)
    assert not overdue("", 1000, 1000 + 99 * day)
    assert not overdue("hourly", 1000, 1000 + 99 * day), "no such pace"
