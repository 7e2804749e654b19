"""What a seat's own moves cost it, found by looking back at a game."""

from __future__ import annotations

from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.tutor import hindsight
from churchill_kit.tutor.adviser import Adviser
from churchill_kit.tutor.hindsight import MOST, Hindsight


@pytest.fixture(scope="module")
def careless() -> Any:
    """The end of a game in which one side often does anything."""
    return ck.play("blitzkrieg", {"axis": "easy"}, seed=5)


def test_a_costly_move_is_one_of_ones_own_and_the_better_one_is_the_advisers(
    careless: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hindsight, "CLOSE", 2)  # to look closely takes long
    record = careless.branch(2)
    found = Hindsight(record, "axis").finish()
    assert found.done and 0 < len(found.found) <= MOST
    assert [c.move for c in found.found] == sorted(c.move for c in found.found)
    for costly in found.found:
        state = record.at(costly.move)
        assert state.decision.seat == "axis" and costly.action == record.actions[costly.move]
        assert costly.better == Adviser(state.view("axis")).finish().best != costly.action
        assert costly.points >= 1


def test_moves_of_the_games_own_player_cost_nothing(careless: Any) -> None:
    assert Hindsight(careless, "allies").finish().found == ()
