"""Looking back: the points of each move, the rounds, what turned the game, what went against
whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.table import review
from tests.toy import toy


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with toy():
        yield


def played(seed: int = 3) -> ck.Record:
    return ck.play("toy", {"ann": "random", "bob": "random"}, scenario="three", seed=seed)


def churchill(seed: int = 7) -> ck.Record:
    return ck.play("churchill", scenario="training", seed=seed)


def test_the_curve_has_the_points_of_every_position() -> None:
    record = played()
    points = review.curve(record)
    assert [p.move for p in points] == list(range(record.n + 1))
    assert all(p.scores == record.at(p.move).score() for p in points)
    record.undo()
    assert len(review.curve(record)) == record.n + 1
    record.redo()
    assert review.curve(record) == points


def test_another_move_has_other_points() -> None:
    for seed in range(8):
        record = played(seed)
        review.curve(record)
        record.undo()
        record.undo()
        before = record.scores
        for action in record.state.actions():
            if action is not record.actions[record.n]:
                record.play(action)
                break
        assert record.scores[:-1] == before[: record.n]
        assert record.scores[-1] == record.state.score()
        assert record.branch(2).scores == record.scores[:3]


def test_rounds_add_up_to_the_whole_game() -> None:
    def of(view: Any) -> int:
        return int(view.conference)

    record = churchill()
    found = review.rounds(record, of)
    assert [s.round for s in found] == list(range(8, record.state.conference + 1)) != [8]
    assert found[0].start == 0 and found[-1].end == record.n
    assert all(a.end == b.start and a.after == b.before for a, b in zip(found, found[1:]))  # noqa: B905, RUF007
    start, end = record.scores[0], record.scores[-1]
    for seat in end:
        assert sum(s.brought[seat] for s in found) == end[seat] - start[seat]
    (whole,) = review.rounds(record, lambda view: 0)
    assert (whole.start, whole.end) == (0, record.n)


def test_the_changes_of_a_lead_add_up_to_it() -> None:
    for record in (played(1), played(2), churchill()):
        scores = record.scores
        for seat in record.state.seats:
            for measure in (review.lead, review.ahead_of_last):
                grown = measure(scores[-1], seat) - measure(scores[0], seat)
                assert sum(by for _, by in review.turns(record, seat, measure)) == grown


def test_what_is_taken_back_no_longer_turned_the_game() -> None:
    record = churchill()
    every = review.turns(record, "us")
    while record.n > every[-1][0].move - 1:
        record.undo()
    assert [b.first for b, _ in review.turns(record, "us")] == [
        b.first for b, _ in every if b.move <= record.n
    ]


def test_the_greatest_changes_turned_the_game() -> None:
    record = churchill()
    for seat in record.state.seats:
        every = review.turns(record, seat)
        found = review.turning_points(record, seat, most=3)
        assert len(found) == 3
        assert [t.beat.first for t in found] == sorted(t.beat.first for t in found)
        smallest = min(abs(t.by) for t in found)
        told = {t.beat.first for t in found}
        assert all(abs(by) <= smallest for beat, by in every if beat.first not in told)
        for turn in found:
            assert turn.event in record.log[turn.beat.move]
    assert review.turning_points(record, "us", most=0) == []


def test_rules_that_cost_a_lead() -> None:
    record = churchill()
    for seat in record.state.seats:
        found = review.against(record, seat)
        assert 0 < len(found) <= 3
        net = [f.points - f.gained for f in found]
        assert net == sorted(net, reverse=True)
        for loss in found:
            assert loss.points > 0
            swings = [by for b, by in review.turns(record, seat) if b.events[-1].rule == loss.rule]
            assert loss.gained == sum(by for by in swings if by > 0)
            assert loss.points == -sum(by for by in swings if by < 0) > loss.gained
            for move in loss.moves:
                assert loss.rule in {e.rule for e in record.log[move]}
            own = {d.seat for move in loss.moves if (d := record.at(move - 1).decision)}
            assert seat in own, "what one set off oneself"


def test_a_game_without_moves() -> None:
    record = ck.Record.new("toy", seed=1)
    assert len(review.curve(record)) == 1
    assert review.turning_points(record, "ann") == [] and review.against(record, "ann") == []
    assert review.lead({"ann": 4}, "ann") == 4
