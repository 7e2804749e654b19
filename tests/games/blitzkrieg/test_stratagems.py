"""17.0 The eight stratagems."""

from __future__ import annotations

from typing import Any

import pytest

from churchill_kit.games.blitzkrieg.state import STRATAGEMS

from .helpers import at, events, full
from .test_algorithm import choice, here, row


def test_17_0_eight_of_them_and_each_can_be_drawn() -> None:
    drawn = set()
    for roll in range(1, 8):
        state = at(scenario="solo", rolls=(roll,), reserves={"axis": ["air_1"] * 3})
        drawn.add(state.chip)
    assert drawn == set(STRATAGEMS) - {"steamroll"} and len(STRATAGEMS) == 8


def test_17_1_big_guns_special_weapons() -> None:
    state = here(reserves={"axis": ["army_3", "elite_army", "air_1", "task_army", "task_navy"]})
    found = choice(state, "big_guns", "eastern_europe")
    assert found.units == (1, 3), "not the one that cannot be placed there"


def test_17_1_big_guns_else_the_biggest_change() -> None:
    state = here(
        markers={"eastern_europe": -3}, reserves={"axis": ["army_1", "army_2", "army_3", "air_2"]}
    )
    found = choice(state, "big_guns", "eastern_europe")
    assert found.space == "eastern_europe_1_2" and found.units == (2,), "a tie, with 3 of industry"
    state = here(
        markers={"eastern_europe": -1}, reserves={"axis": ["army_1", "army_2", "army_3", "air_2"]}
    )
    found = choice(state, "big_guns", "eastern_europe")
    assert found.units == (1, 2, 3), "all that change the lead are alike"


def test_17_2_rapid_deployment() -> None:
    state = here(reserves={"axis": ["army_1", "navy_2", "air_2"]})
    assert choice(state, "rapid_deployment", "pacific").units == (1,)


def test_17_3_counterattack() -> None:
    state = here(
        markers={"pacific": -2, "eastern_europe": 3},
        reserves={"axis": ["navy_1", "navy_3", "air_2"]},
    )
    found = choice(state, "counterattack")
    assert row(found, "15.1.4").left == ("pacific",) and row(found, "15.1.4").by == "17.3"
    assert found.units == (1,) and row(found, "15.3.3").by == "17.3"


def test_17_4_research_and_development() -> None:
    state = here(reserves={"axis": ["army_1", "navy_1", "elite_air"]})
    found = choice(state, "research_and_development", "western_europe")
    assert found.space == "western_europe_1_2" and found.units == (0, 2)
    found = choice(state, "research_and_development", "eastern_europe")
    assert found.units == (2,), "elsewhere special weapons"


def test_17_4_research_and_industry_is_not_research() -> None:
    tokens = full(("western_europe_1", "axis"), ("western_europe_2", "allies"))
    state = here(tokens=tokens, markers={"western_europe": 1}, reserves={"axis": ["army_1"]})
    found = choice(state, "research_and_development")
    assert "western_europe" not in row(found, "15.1.4").left


@pytest.mark.parametrize(("chip", "stratagem"), [("secure", "secure"), ("big_guns", "big_guns")])
def test_17_5_steamroll_repeats(chip: str, stratagem: str) -> None:
    cup = [x for x in STRATAGEMS if x != chip]
    state = at(
        scenario="solo",
        chip=chip,
        stratagem=stratagem,
        rolls=(cup.index("steamroll") + 1,),
        reserves={"axis": ["air_1", "air_2"]},
    )
    assert state.chip == "steamroll" and state.stratagem == stratagem
    (told,) = events(state.events, "stratagem_drawn")
    assert told.rule == "17.5" and told["stratagem"] == stratagem


def test_17_6_for_the_glory() -> None:
    state = here(reserves={"axis": ["air_1", "air_2"]})
    found = choice(state, "for_the_glory")
    assert found.theatre == "africa_middle_east" and found.by("theatres") == "15.1.4"
    assert found.space == "africa_middle_east_1_4"


def test_17_7_secure() -> None:
    state = here(markers={"pacific": 1, "western_europe": 2}, reserves={"axis": ["air_1"]})
    assert set(row(choice(state, "secure"), "15.1.4").left) == {"pacific", "western_europe"}


@pytest.mark.parametrize(
    ("count", "theatre", "space"),
    [
        (4, "western_europe", "western_europe_1_1"),
        (4, "pacific", "pacific_1_1"),
        (5, "pacific", "pacific_1_1"),
        (5, "western_europe", "western_europe_1_1"),
        (5, "eastern_europe", "eastern_europe_1_2"),
    ],
)
def test_17_8_economic_warfare(count: int, theatre: str, space: str) -> None:
    state = here(reserves={"axis": ["air_1", "air_1", "air_2", "air_2", "air_1"][:count]})
    assert choice(state, "economic_warfare", theatre).space == space
    left = row(choice(state, "economic_warfare"), "15.1.4").left
    assert set(left) == {"western_europe", "pacific", "eastern_europe"}


@pytest.mark.parametrize(("count", "space"), [(4, "western_europe_2_2"), (5, "western_europe_2_1")])
def test_17_8_few_tokens_decide_between_both(count: int, space: str) -> None:
    state: Any = here(
        tokens=full(("western_europe_1", "allies")),
        won={"western_europe_1": "allies"},
        reserves={"axis": ["air_1", "air_1", "air_2", "air_2", "air_1"][:count]},
    )
    assert choice(state, "economic_warfare", "western_europe").space == space
