"""Shared tables: opened, entered, played at by several pages, and every refusal one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from churchill_kit.store import NoTable, Tables, open_tables

GIVEN = {
    "game": "churchill",
    "scenario": "training",
    "seed": "7",
    "seats": {"us": "owner", "uk": "person", "ussr": "bot"},
}


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return open_tables(tmp_path / "tables.sqlite")


def refused(reason: str, act: Any, *given: Any, **more: Any) -> None:
    with pytest.raises(NoTable) as caught:
        act(*given, **more)
    assert caught.value.reason == reason


def test_two_people_play_and_see_the_same(tables: Tables) -> None:
    owner = tables.enter(tables.open(GIVEN))
    other = tables.enter(tables.join(owner.links().code))
    owner.play(owner.view.actions()[0], expected=owner.n)
    assert other.poll() and other.table.record.state == owner.table.record.state
    refused("table-watching", tables.enter(owner.links().watch).play)
