"""What is told after a game agrees with its result: each point under the rule that gave it."""

from __future__ import annotations

from collections import Counter

import pytest

import churchill_kit as ck
from churchill_kit.table import review

from .helpers import GAME

SEEDS = range(6)


def by_rule(record: ck.Record, seat: str) -> Counter[str]:
    """5.5 The points of a seat's lines in the result, rule by rule."""
    result = record.state.result
    assert result is not None
    found = Counter[str]()
    for rule, n, _ in result.lines[seat]:
        found[rule] += n
    return found


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_5_5_every_point_stands_under_the_rule_that_gave_it(scenario: str) -> None:
    for seed in SEEDS:
        record = ck.play("blitzkrieg", scenario=scenario, seed=seed)
        for seat in record.state.seats:
            told = Counter[str]()
            for event in (e for group in record.log for e in group):
                if event.kind in ("points_gained", "automaton_points") and event["seat"] == seat:
                    told[event.rule] += event["points"]
            assert by_rule(record, seat) == told


def test_18_1_points_of_the_start_have_a_line_of_their_own() -> None:
    record = ck.play("blitzkrieg", scenario="solo", seed=3, extra_points=4)
    assert record.state.result is not None
    assert record.state.result.lines["axis"][0] == ("18.1", 4, "at_start")


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_a_rule_cost_is_what_the_opponent_got_by_it(scenario: str) -> None:
    """And nobody is sent to learn what brought him more than it cost."""
    found = 0
    for seed in SEEDS:
        record = ck.play("blitzkrieg", scenario=scenario, seed=seed)
        for seat in record.state.seats:
            mine, theirs = (by_rule(record, s) for s in (seat, record.state.other(seat)))
            for loss in review.against(record, seat):
                assert (loss.points, loss.gained) == (theirs[loss.rule], mine[loss.rule])
                assert loss.points > loss.gained
                found += 1
    assert found


def test_a_position_saved_before_points_were_booked_opens() -> None:
    state = ck.play("blitzkrieg", scenario="base", seed=3).at(9)
    saved = state.dump()
    del saved["state"]["earned"]
    opened = GAME.load(saved)
    assert opened.points == state.points and opened.earned == ()
