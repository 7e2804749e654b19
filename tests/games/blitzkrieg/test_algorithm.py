"""14.0, 15.0, 19.0 The automaton's algorithm: every row, the ladder of changes, and both
examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from churchill_kit.games.blitzkrieg.solo.algorithm import Choice, consult
from churchill_kit.games.blitzkrieg.solo.changes import NONE, rank

from .helpers import at, events, full

# Campaigns that are over in both examples.
OVER = full(("western_europe_1", "axis"), ("pacific_1", "allies"), ("eastern_europe_1", "allies"))
WON = {"western_europe_1": "axis", "pacific_1": "allies", "eastern_europe_1": "allies"}


def here(**entries: Any) -> Any:
    """A position of the solo game in which the automaton's turn has not begun."""
    return at(scenario="solo", run=False, **entries)


def choice(state: Any, stratagem: str | None = None, only: str = "") -> Choice:
    found = consult(state, "axis", stratagem, only)
    assert found is not None
    return found


def row(found: Choice, number: str, kind: str = "") -> Any:
    """The last of the rows of a number; None if it was not read."""
    own = [r for r in found.rows if r.number == number]
    return own[-1] if own else None


# -- 19.0 The examples ----------------------------------------------------------------------------

EXAMPLE_1 = {
    "tokens": {**OVER, "africa_middle_east_1_2": ("allies", "navy_3")},
    "won": WON,
    "reserves": {"axis": ["admiral", "air_1", "navy_1", "navy_2", "army_2"], "allies": ["air_2"]},
}
EXAMPLE_2 = {
    "tokens": {**OVER, "africa_middle_east_1_4": ("allies", "general")},
    "won": WON,
    "reserves": {"axis": ["navy_1", "air_2", "admiral", "army_2", "navy_2"], "allies": ["air_2"]},
}


def test_19_0_19_1_research_and_development() -> None:
    found = choice(here(**EXAMPLE_1), "research_and_development")
    assert row(found, "15.1.2").skipped and row(found, "15.1.3").skipped
    left = row(found, "15.1.4")
    assert set(left.left) == {"pacific", "eastern_europe", "africa_middle_east"}
    assert left.by == "17.4"
    preferred = row(found, "15.1.5")
    assert preferred.left == ("pacific",) and preferred.why == "free"
    assert row(found, "15.2.3").left == ("pacific_2_1",)
    assert row(found, "15.3.1").out == (4,) and found.units == (0, 1, 2, 3)
    assert [found.by(k) for k in ("theatres", "spaces", "units")] == ["15.1.5", "15.2.3", "15.3.7"]


@pytest.mark.parametrize(
    ("die", "token"),
    [(1, "admiral"), (2, "air_1"), (3, "navy_1"), (4, "navy_2"), (5, "admiral"), (6, "air_1")],
)
def test_19_1_15_3_7_the_die_goes_round(die: int, token: str) -> None:
    drawn = 4  # of the cup: Research & Development
    state = at(scenario="solo", rolls=(drawn, die), **EXAMPLE_1)
    assert state.tokens["pacific_2_1"] == ("axis", token)
    (told,) = events(state.events, "automaton_chose")
    assert (told["theatre_by"], told["space_by"], told["unit_by"]) == ("1.5", "2.3", "3.7")
    assert events(state.events, "unit_rolled")[0]["roll"] == die


def test_19_2_for_the_glory() -> None:
    found = choice(here(**EXAMPLE_2), "for_the_glory")
    assert row(found, "15.1.2").skipped and row(found, "15.1.3").skipped
    points, propaganda = [r for r in found.rows if r.number == "15.1.4"]
    assert points.out == ("south_east_asia",) and propaganda.left == ("eastern_europe",)
    assert found.space == "eastern_europe_2_1" and found.units == (1, 3)
    assert [found.by(k) for k in ("theatres", "spaces", "units")] == ["15.1.4", "15.2.3", "15.3.7"]


@pytest.mark.parametrize(("die", "token"), [(1, "air_2"), (2, "army_2"), (3, "air_2")])
def test_19_2_one_of_two_units(die: int, token: str) -> None:
    state = at(scenario="solo", rolls=(5, die), **EXAMPLE_2)
    assert state.stratagem == "for_the_glory"
    assert state.tokens["eastern_europe_2_1"] == ("axis", token)


# -- 15.1 The theatre -----------------------------------------------------------------------------


def test_15_0_15_1_15_1_1_where_something_can_be_placed() -> None:
    state = here(reserves={"axis": ["navy_1"], "allies": []})
    found = choice(state)
    assert row(found, "15.1.1").out == ("eastern_europe",)
    assert choice(state, only="pacific").theatre == "pacific"
    assert consult(state, "axis", None, "eastern_europe") is None


def test_15_1_1_where_nothing_can_be_placed_the_player_wins() -> None:
    state = at(scenario="solo", reserves={"axis": [], "allies": ["army_1"]})
    assert state.result.winner == "allies" and state.result.rule == "15.1.1"


def test_15_1_2_a_theatre_that_can_be_won() -> None:
    state = here(
        markers={"south_east_asia": 9, "pacific": 1},
        tokens={"pacific_1_1": ("allies", "navy_1")},
        reserves={"axis": ["navy_2", "navy_1"]},
    )
    found = choice(state, "counterattack")
    assert row(found, "15.1.2").left == ("south_east_asia",) and found.by("theatres") == "15.1.2"
    assert row(found, "15.3.2").left == (0,), "only the stronger one closes it"


def test_15_1_3_a_campaign_that_can_be_won() -> None:
    state = here(
        tokens={"pacific_1_1": ("allies", "navy_1")},
        markers={"pacific": -1},
        reserves={"axis": ["navy_2", "navy_1"]},
    )
    found = choice(state)
    assert row(found, "15.1.3").left == ("pacific",) and found.units == (0,)
    drawn = here(
        tokens={"pacific_1_1": ("allies", "navy_1")},
        markers={"pacific": -2},
        reserves={"axis": ["navy_2", "navy_1"]},
    )
    assert row(choice(drawn), "15.1.3").skipped, "with the marker in the middle nobody wins it"


def test_15_1_4_the_stratagem() -> None:
    state = here(markers={"pacific": 2}, reserves={"axis": ["air_1"]})
    assert row(choice(state, "secure"), "15.1.4").left == ("pacific",)
    assert row(choice(state), "15.1.4") is None
    assert row(choice(state, "counterattack"), "15.1.4").skipped, "nobody leads there"


def test_15_1_5_free_spaces_then_points_then_height() -> None:
    state = here(reserves={"axis": ["air_1", "air_2"]})
    assert choice(state).theatre == "africa_middle_east", "four free spaces"
    tokens = {"africa_middle_east_1_1": ("allies", "army_1")}
    found = choice(here(tokens=tokens, reserves={"axis": ["air_1", "air_2"]}))
    assert [r.why for r in found.rows if r.number == "15.1.5"] == ["free", "points"]
    assert found.theatre == "africa_middle_east", "three points"
    tokens["africa_middle_east_1_2"] = ("allies", "navy_1")
    found = choice(here(tokens=tokens, reserves={"axis": ["air_1", "air_2"]}))
    assert row(found, "15.1.5").why == "height" and found.theatre == "western_europe"


# -- 15.2 The space -------------------------------------------------------------------------------


def test_15_2_15_2_1_where_something_can_be_placed() -> None:
    found = choice(here(reserves={"axis": ["navy_1"]}))
    assert found.theatre == "africa_middle_east"
    assert row(found, "15.2.1").out == ("africa_middle_east_1_1",)
    assert choice(here(reserves={"axis": ["navy_1"]})).space == "africa_middle_east_1_3", "research"


def test_15_2_2_where_a_theatre_can_be_won() -> None:
    """Only the tactical advantage brings the marker to the end."""
    state = here(
        markers={"africa_middle_east": 9},
        reserves={"axis": ["air_1"], "allies": ["army_1"]},
    )
    assert row(choice(state), "15.2.2").left == ("africa_middle_east_1_2",)


def test_15_2_3_the_stratagem() -> None:
    found = choice(here(reserves={"axis": ["air_1"]}), "for_the_glory")
    assert found.space == "africa_middle_east_1_4" and row(found, "15.2.3").by == "17.6"


PACIFIC = {"tokens": full(("pacific_1", "allies")), "won": {"pacific_1": "allies"}}


@pytest.mark.parametrize(
    ("only", "points", "row_of_tokens", "space", "why"),
    [
        ("africa_middle_east", (20, 0), 1, "africa_middle_east_1_4", "propaganda_late"),
        ("africa_middle_east", (0, 9), 1, "africa_middle_east_1_1", "strategic"),
        ("western_europe", (0, 3), 1, "western_europe_1_3", "propaganda_behind"),
        ("western_europe", (0, 2), 4, "western_europe_1_1", "industry_few"),
        ("western_europe", (0, 2), 5, "western_europe_1_2", "research"),
        ("pacific", (0, 0), 5, "pacific_1_2", "research"),
        ("eastern_europe", (0, 0), 5, "eastern_europe_1_1", "tactical"),
        ("south_east_asia", (0, 0), 5, "south_east_asia_1_3", "strategic"),
    ],
)
def test_15_2_4_the_list(
    only: str, points: tuple[int, int], row_of_tokens: int, space: str, why: str
) -> None:
    tokens = ["air_1", "air_1", "air_2", "air_2", "air_1"][:row_of_tokens]
    state = here(reserves={"axis": tokens}, points={"axis": points[0], "allies": points[1]})
    found = choice(state, only=only)
    assert found.space == space and row(found, "15.2.4").why == why
    assert found.by("spaces") == "15.2.4"


def test_15_2_4_bombing_industry_propaganda_and_the_leftmost() -> None:
    tokens = full(("western_europe_1", "allies"))
    five = ["air_1", "air_1", "air_2", "air_2", "air_1"]
    more = {"won": {"western_europe_1": "allies"}, "reserves": {"axis": five}}
    state = here(tokens=tokens, **more)
    assert choice(state, only="western_europe").space == "western_europe_2_1", "bombing"
    tokens = {**tokens, "western_europe_2_1": ("allies", "army_2")}
    found = choice(here(tokens=tokens, **more), only="western_europe")
    assert row(found, "15.2.4").why == "industry"
    tokens = {**full(("eastern_europe_1", "allies")), "eastern_europe_2_2": ("allies", "army_3")}
    more = {"won": {"eastern_europe_1": "allies"}, "reserves": {"axis": five}}
    found = choice(here(tokens=tokens, **more), only="eastern_europe")
    assert row(found, "15.2.4").why == "propaganda"


def test_15_2_4_the_leftmost_of_several() -> None:
    state = here(
        tokens={"south_east_asia_1_3": ("allies", "army_1")},
        reserves={"axis": ["air_1"] * 3 + ["air_2"] * 2},
    )
    found = choice(state, only="south_east_asia")
    assert found.space == "south_east_asia_1_1" and row(found, "15.2.4").why == "propaganda"


# -- 15.3 The unit --------------------------------------------------------------------------------


def test_15_3_15_3_1_what_can_be_placed_there() -> None:
    state = here(reserves={"axis": ["navy_1", "army_1", "air_1"]})
    found = choice(state, only="eastern_europe")
    assert row(found, "15.3.1").out == (0,) and found.units == (1, 2)


def test_15_3_3_the_stratagem() -> None:
    state = here(reserves={"axis": ["navy_1", "army_1", "air_1"]})
    found = choice(state, "rapid_deployment", "eastern_europe")
    assert found.units == (1,) and found.by("units") == "15.3.3"


def test_15_3_4_no_strength_on_a_space_without_effect() -> None:
    tokens = full(("pacific_1", "allies"))
    tokens |= {
        f"pacific_2_{n}": ("allies", t) for n, t in ((1, "navy_1"), (2, "navy_2"), (3, "navy_3"))
    }
    state = here(
        tokens={**tokens, "pacific_2_3": ("allies", "air_1")},
        won={"pacific_1": "allies"},
        markers={"pacific": -9},
        reserves={"axis": ["blitz_air", "air_1", "navy_1"]},
    )
    found = choice(state, only="pacific")
    assert found.space == "pacific_2_4" and row(found, "15.3.4").out == (0,)


def test_15_3_5_no_blitz_on_the_last_space() -> None:
    state = here(
        tokens={"pacific_1_1": ("allies", "navy_1")},
        markers={"pacific": -9},
        reserves={"axis": ["blitz_navy", "air_1", "navy_1"]},
    )
    assert row(choice(state, only="pacific"), "15.3.5").out == (0,)


@pytest.mark.parametrize(("points", "units"), [(19, (0, 1, 2)), (20, (1, 2))])
def test_15_3_6_the_strongest_from_20_points_on(points: int, units: tuple[int, ...]) -> None:
    state = here(
        points={"axis": points, "allies": 0}, reserves={"axis": ["navy_1", "navy_2", "air_2"]}
    )
    assert choice(state, only="pacific").units == units


def test_15_2_2_15_3_2_a_tactical_advantage_counts() -> None:
    state = here(markers={"eastern_europe": 11}, reserves={"axis": ["army_1", "army_2"]})
    assert row(choice(state), "15.1.2").left == ("eastern_europe",)
    assert choice(state).space == "eastern_europe_1_1" and choice(state).units == (1,)


# -- 14.0 The biggest change ----------------------------------------------------------------------

MARKERS = {"pacific": -2, "western_europe": -5, "eastern_europe": 3, "africa_middle_east": 1}


@pytest.mark.parametrize(
    ("theatre", "after", "harms", "step"),
    [
        ("pacific", 1, False, 1),
        ("south_east_asia", 1, False, 2),
        ("pacific", 0, False, 3),
        ("eastern_europe", 4, False, 4),
        ("western_europe", -4, False, 5),
        ("western_europe", -4, True, 5),
        ("africa_middle_east", 2, False, 6),
        ("pacific", -1, False, 6),
        ("pacific", -1, True, 7),
        ("pacific", -2, False, NONE),
    ],
)
def test_14_0_14_1_14_2_14_3_14_4_14_5_14_6_14_7_the_ladder(
    theatre: str, after: int, harms: bool, step: int
) -> None:
    assert rank(here(markers=MARKERS), "axis", theatre, after, harms) == step


def test_15_1_2_15_1_3_a_theatre_and_a_campaign_need_not_be_alike() -> None:
    """1.3 strikes on where 1.2 has left several; it counts campaigns that the unit fills."""
    state = here(
        tokens={"pacific_1_1": ("allies", "navy_1")},
        markers={"pacific": 13, "western_europe": 13},
        reserves={"axis": ["navy_1"]},
    )
    found = choice(state)
    assert set(row(found, "15.1.2").left) == {"pacific", "western_europe"}
    assert row(found, "15.1.3").left == ("pacific",)
