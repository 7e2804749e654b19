"""7.0 The ends of the game."""

from __future__ import annotations

from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import SPACES
from tests.sentences import begins, clean

from .helpers import at, events, full, made, place, rules

TURN = {"reserves": {"axis": ["navy_1", "navy_1"], "allies": ["army_1", "army_1"]}}
AXIS, ALLIES = place("navy_1", "western_europe_1_1"), place("army_1", "western_europe_1_2")


def ended(turn: str, axis: int, allies: int, *actions: Any, **more: Any) -> Any:
    """The position after some turns with these points."""
    state = at(turn=turn, points={"axis": axis, "allies": allies}, **{**TURN, **more})
    made(state, *actions)
    return state


def test_7_0_7_1_it_goes_on_below_25() -> None:
    assert ended("axis", 24, 24, AXIS, ALLIES).decision is not None


def test_7_1_1_the_axis_first_gives_a_last_turn() -> None:
    state = at(points={"axis": 25, "allies": 24}, **TURN)
    found = made(state, AXIS)
    assert state.last_turn and state.decision.seat == "allies"
    assert events(found, "last_turn")[0].rule == "7.1.1"
    found = made(state, ALLIES)
    assert state.result.winner == "axis" and state.result.ending == "last_turn"
    assert state.result.rule == "7.1.1" and state.actions() == ()


def test_7_1_1_the_allies_may_pass_them() -> None:
    state = ended("axis", 25, 24, AXIS, reserves={"axis": ["navy_1"], "allies": ["navy_2"]})
    made(state, place("navy_2", "south_east_asia_1_1"))
    assert state.score() == {"axis": 25, "allies": 26} and state.result.winner == "allies"


def test_7_1_2_the_allies_first_win_at_once() -> None:
    state = ended("allies", 24, 25, ALLIES)
    assert state.result.winner == "allies"
    assert (state.result.ending, state.result.rule) == ("reached", "7.1.2")


def test_7_1_3_a_tie_is_the_allies() -> None:
    state = ended("axis", 25, 25, AXIS, ALLIES)
    assert state.result.winner == "allies" and state.result.tiebreak == "7.1.3"
    told = "Allies win after the last turn with 25 points each: a tie goes to whoever plays second."
    assert ck.say(state.result, "en") == told


def test_7_1_points_on_the_opponents_turn_count_at_ones_own_end() -> None:
    """The Allies complete a campaign in the middle: the Axis has 25 then, but goes on."""
    tokens = full(("eastern_europe_1", "axis"))
    del tokens["eastern_europe_1_2"]
    state = at(
        turn="allies",
        tokens=tokens,
        markers={"eastern_europe": 1},
        points={"axis": 23, "allies": 10},
        **{**TURN, "reserves": {"axis": ["navy_1"], "allies": ["army_1"]}},
    )
    made(state, place("army_1", "eastern_europe_1_2"))
    assert state.score() == {"axis": 25, "allies": 12} and not state.last_turn
    found = made(state, AXIS)
    assert state.last_turn and "7.1.1" in rules(found)


@pytest.mark.parametrize("reserve", [[], ["spy"]])
def test_7_2_who_can_place_nothing_has_lost(reserve: list[str]) -> None:
    state = at(turn="allies", reserves={"allies": reserve})
    assert state.result.winner == "axis"
    assert (state.result.ending, state.result.rule) == ("stuck", "7.2")
    assert [e.kind for e in state.events] == ["cannot_place", "war_ended"]


def test_7_2_even_on_the_last_turn() -> None:
    state = at(
        turn="allies", last_turn=True, reserves={"allies": []}, points={"axis": 25, "allies": 30}
    )
    assert state.result.winner == "axis"


def test_the_lines_of_a_result_add_up() -> None:
    state = ended(
        *("allies", 24, 25, ALLIES),
        tokens=full(("eastern_europe_1", "axis")),
        markers={"eastern_europe": -1},
    )
    result = state.result
    assert {s: sum(n for _, n, _ in lines) for s, lines in result.lines.items()} == result.scores
    assert result.lines["allies"] == [("6.3.1", 2, "campaigns"), ("6.2.6", 23, "other_points")]
    assert len(SPACES) == 85


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_each_end_is_a_sentence(lang: str) -> None:
    ends = [
        ended("axis", 25, 24, AXIS, ALLIES),
        ended("axis", 25, 25, AXIS, ALLIES),
        ended("allies", 24, 25, ALLIES),
        at(turn="allies", reserves={"allies": []}),
    ]
    told = [ck.say(state.result, lang) for state in ends]
    assert len(set(told)) == 4
    for sentence in told:
        clean(sentence, lang)
        assert begins(sentence) and sentence.endswith(".")
