"""All that the adviser would place, where placings are asked one after another."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.table.batch import Batch
from churchill_kit.tutor.adviser import Adviser
from churchill_kit.tutor.rest import Rest

BUDGET = 16


def production() -> tuple[Any, Batch]:
    """A view of who spends several markers, and what can be planned there."""
    seats = dict.fromkeys(("us", "uk", "ussr"), "bot")
    record = ck.play("churchill", seats, "training", 3)
    for n in range(record.n):
        decision = record.at(n).decision
        if decision is not None and decision.kind == "allocate_production":
            view = record.at(n).view(decision.seat)
            batch = Batch.of(view)
            if batch is not None and batch.total > 2:
                return view, batch
    raise AssertionError("nobody spends three markers")


def test_it_begins_with_the_advice_and_can_be_placed_in_its_order() -> None:
    view, batch = production()
    adviser = Adviser(view, BUDGET)
    rest = Rest(adviser, batch.after, BUDGET)
    assert not rest.ready and rest.actions == ()
    rest.finish()
    assert rest.ready and rest.actions[0] == adviser.best
    assert 1 < len(rest.actions) <= batch.total
    assert batch.after(rest.actions) is None, "nothing is left to place"
    for n in range(1, len(rest.actions)):
        before = batch.after(rest.actions[:n])
        assert before is not None and rest.actions[n] in before.actions()


def test_equal_views_get_equal_plans() -> None:
    view, batch = production()
    plans = {Rest(Adviser(view, BUDGET), batch.after, BUDGET).finish().actions for _ in range(2)}
    assert len(plans) == 1


def test_where_the_advice_is_no_placing_the_plan_ends_with_it() -> None:
    view, _ = production()
    adviser = Adviser(view, BUDGET)
    assert Rest(adviser, lambda _: None, BUDGET).finish().actions == (adviser.best,)


def test_what_cannot_be_placed_so_has_no_view_after_it() -> None:
    view, batch = production()
    stranger = next(a for a in ck.game("churchill").new(seed=1).actions())
    assert stranger not in view.actions()
    assert batch.after([stranger]) is None
    assert batch.after([]) == view
