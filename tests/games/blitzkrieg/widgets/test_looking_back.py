"""What is told after a game agrees with its result: each point under the rule that gave it."""

from __future__ import annotations

from collections import Counter

import pytest
from churchill_widgets.games.blitzkrieg import SCREEN

import churchill_kit as ck
from churchill_kit.table import review

GAME = ck.game("blitzkrieg")

SEEDS = range(6)


def by_rule(record: ck.Record, seat: str) -> Counter[str]:
    """5.5 The points of a seat's lines on the end page, rule by rule: together the result's."""
    result = record.state.result
    assert result is not None
    found = Counter[str]()
    for rule, n, _ in SCREEN.lines_of(record, seat):
        found[rule] += n
    assert found.total() == result.scores[seat]
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
    assert SCREEN.lines_of(record, "axis")[0] == ("18.1", 4, "at_start")


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


def test_points_of_a_position_by_hand_are_those_of_its_start() -> None:
    state = GAME.position(turn="allies", reserves={"allies": []}, points={"axis": 3, "allies": 7})
    record = ck.Record.start(state)
    assert SCREEN.lines_of(record, "allies") == [("5.5", 7, "at_start")]


def test_campaigns_on_the_end_page_are_those_of_the_result() -> None:
    for seed in SEEDS:
        record = ck.play("blitzkrieg", scenario="base", seed=seed)
        assert record.state.result is not None
        for seat, lines in record.state.result.lines.items():
            told = sum(n for _, n, what in lines if what == "campaigns")
            assert told == sum(
                n for _, n, what in SCREEN.lines_of(record, seat) if what == "campaigns"
            )
