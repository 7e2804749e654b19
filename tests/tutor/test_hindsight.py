"""What a seat's own moves cost it, found by looking back at a game."""

from __future__ import annotations

from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.tutor import hindsight
from churchill_kit.tutor.adviser import Adviser
from churchill_kit.tutor.exercise import tell
from churchill_kit.tutor.hindsight import MOST, Costly, Hindsight
from tests.helpers import through_json


@pytest.fixture(scope="module")
def careless() -> Any:
    """The end of a game in which one side often does anything."""
    return ck.play("blitzkrieg", {"axis": "easy"}, seed=5)


def test_a_costly_move_is_one_of_ones_own_and_the_better_one_is_the_advisers(
    careless: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hindsight, "MOST", 2)  # to look closely takes long
    record = careless.branch(2)
    found, shares = Hindsight(record, "axis"), [0.0]
    for _ in found.steps():
        shares.append(found.share)
    assert shares == sorted(shares) and 0.5 <= shares[-1] < 1
    assert found.done and 0 < len(found.found) <= MOST
    assert [c.move for c in found.found] == sorted(c.move for c in found.found)
    for costly in found.found:
        state = record.at(costly.move)
        assert state.decision.seat == "axis" and costly.action == record.actions[costly.move]
        assert costly.better == Adviser(state.view("axis")).finish().best != costly.action
        assert costly.percent >= 1 and costly.points >= 0


def test_moves_of_the_games_own_player_cost_nothing(careless: Any) -> None:
    assert Hindsight(careless, "allies").finish().found == ()


def test_a_costly_move_is_kept_as_plain_data_and_asked_again(
    careless: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The better one is right, what was chosen or was surely worse is not, and each says why."""
    monkeypatch.setattr(hindsight, "MOST", 2)
    record = careless.branch(2)
    for costly in Hindsight(record, "axis").finish().found:
        assert Costly.load(record, through_json(costly.dump())) == costly
        asked = hindsight.exercise(record, costly)
        told = [choice.told for choice in asked.choices]
        assert set(told) == {costly.better, costly.action, *costly.others}
        assert [choice.told for choice in asked.choices if choice.right] == [costly.better]
        assert asked.position.decision.seat == asked.seat == "axis"
        for lang in ck.LANGUAGES:
            for said in (asked.question, *(choice.why.told for choice in asked.choices)):
                assert len(tell(said, "blitzkrieg", lang)) > 15
        assert asked.check(told.index(costly.better)).right
        assert not asked.check(told.index(costly.action)).right


@pytest.mark.parametrize(
    "change",
    [{"move": 99}, {"move": -1}, {"move": "1"}, {"better": {"kind": "place"}}, {"points": None}],
)
def test_what_does_not_belong_to_a_game_is_refused(careless: Any, change: dict[str, Any]) -> None:
    record = careless.branch(2)
    action = record.at(0).actions()[0]
    good = Costly(0, record.actions[0], action, 3, 0).dump()
    assert Costly.load(record, good).better == action
    with pytest.raises(ck.GameError):
        Costly.load(record, good | change)
    with pytest.raises(ck.GameError):
        Costly.load(record, [])
