"""A plan of one's own beside all that the adviser would place."""

from __future__ import annotations

from typing import Any

import pytest

from churchill_kit.search import Outcome
from churchill_kit.tutor.adviser import Adviser
from churchill_kit.tutor.exercise import Text, tell
from churchill_kit.tutor.judged import Judged
from tests.tutor.test_rest import BUDGET, production

DEALS = 2 * BUDGET  # where the game foresees its odds twice as many playouts take as long


def two_plans() -> tuple[Adviser, tuple[Any, ...], tuple[Any, ...]]:
    """An adviser, what he advises again and again, and the last in the list likewise."""
    view, batch = production()
    adviser = Adviser(view, BUDGET).finish()
    plans = []
    for action in (adviser.best, next(a for a in reversed(view.actions()) if a != adviser.best)):
        rows = {row.action: row for row in batch.rows}
        planned = batch.plan({action: min(rows[action].most, batch.total)})
        assert planned is not None
        plans.append(planned.planned)
    return adviser, plans[0], plans[1]


def test_both_plans_meet_the_deals_that_single_choices_meet() -> None:
    adviser, his, mine = two_plans()
    judged = Judged(adviser, mine, his)
    assert not judged.ready and judged.told(0) == []
    judged.finish()
    assert judged.ready and len(judged._mine) == len(judged._his) == DEALS
    one = Judged(adviser, his[:1], his[:1]).finish()
    assert one._mine == one._his == adviser.evaluation.played[his[0]][:DEALS]


def test_what_he_would_place_is_played_on_once_for_all_plans() -> None:
    adviser, his, mine = two_plans()
    first = Judged(adviser, mine, his).finish()
    again = Judged(adviser, mine[:1], his, first)
    assert again._his is first._his
    again.finish()
    assert len(again._mine) == len(first._his) == DEALS
    other = Judged(adviser, mine, mine, first)
    assert other._his == [], "of another plan of his nothing is known"


def judged_of(his: float, mine: float, deals: int = 60, odds: bool = True) -> Judged:
    """Two plans of which the seat wins this share of the games; without `odds` they end so many
    points ahead."""
    adviser, *plans = two_plans()
    judged = Judged(adviser, plans[1], plans[0])
    judged.ready = True
    for share, games in ((his, judged._his), (mine, judged._mine)):
        games += [
            Outcome(0, float(n < share * deals)) if odds else Outcome(round(share), None)
            for n in range(deals)
        ]
    return judged


def said_of(his: float, mine: float, left: int = 0, deals: int = 60, odds: bool = True) -> Any:
    """What is told of them."""
    return judged_of(his, mine, deals, odds).told(left)


@pytest.mark.parametrize(
    ("his", "mine", "how"), [(0.8, 0.3, "worse"), (0.3, 0.8, "better"), (0.5, 0.49, "alike")]
)
def test_it_is_told_which_plan_wins_more(
    his: float, mine: float, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Adviser, "by_odds", True)
    told, *_ = said_of(his, mine)
    assert told.key == "adviser-plan-odds" and told.facts["how"] == how
    assert judged_of(his, mine).better == (how == "better"), "that is how his own is headed"
    for lang in ("en", "ru"):
        said = tell(told, "churchill", lang)
        assert f"{round(100 * his)} %" in said and "60" in said


def test_before_the_end_points_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Adviser, "by_odds", False)
    told, *_ = said_of(6, 2, odds=False)
    assert told.key == "adviser-plan-points"
    assert (told.facts["mine"], told.facts["his"], told.facts["how"]) == (2, 6, "worse")


def test_what_is_not_planned_yet_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Adviser, "by_odds", True)
    whole, some = (said_of(0.5, 0.5, left)[0] for left in (0, 2))
    for lang in ("en", "ru"):
        assert tell(whole, "churchill", lang) != tell(some, "churchill", lang)
    assert "2" in tell(some, "churchill", "en")


def test_a_worse_plan_says_by_which_ending_its_games_are_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Adviser, "by_odds", True)
    why = [Text("guide-lost-by-plan", {"how": "alliance", "here": 70, "there": 10, "most": 20})]
    monkeypatch.setattr(Adviser, "lost_by_plan", lambda *_: why)
    assert len(said_of(0.5, 0.49)) == 1, "where nothing is lost nothing is explained"
    assert len(said_of(0.2, 0.9)) == 1
    assert said_of(0.9, 0.2)[1:] == why
    for lang in ("en", "ru"):
        assert "70 %" in tell(why[0], "churchill", lang)
