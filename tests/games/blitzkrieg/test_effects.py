"""6.2 What spaces bring."""

from __future__ import annotations

import pytest

from .helpers import act, at, events, full, made, place, refused, rules


def test_6_2_a_space_without_sign_brings_nothing() -> None:
    state = at(tokens=full(("pacific_1", "axis")), reserves={"axis": ["navy_1"]})
    found = made(state, place("navy_1", "pacific_2_4"))
    assert [e.kind for e in found] == ["placed", "marker_moved", "drew"]


def test_6_2_1_industry() -> None:
    state = at(reserves={"axis": ["navy_1"]})
    bag = state.bags["axis"]
    made(state, place("navy_1", "western_europe_1_1"), rolls=(1, 1))
    assert state.reserves["axis"] == bag[:2]


def test_6_2_2_improved_industry() -> None:
    state = at(tokens=full(("africa_middle_east_1", "allies")), reserves={"axis": ["navy_1"]})
    found = made(state, place("navy_1", "africa_middle_east_2_2"))
    (drew,) = [e for e in events(found, "drew") if e.rule == "6.2.2"]
    assert drew["count"] == 2 and drew["tokens"] == ()


def test_6_2_3_research_into_the_bag() -> None:
    state = at(reserves={"axis": ["army_1"]})
    pile, bag = state.research, state.bags["axis"]
    found = made(state, place("army_1", "western_europe_1_2"), rolls=(len(pile),))
    assert "6.2.3" in rules(found) and state.research == pile[:-1]
    assert pile[-1] in (*state.bags["axis"], *state.reserves["axis"])
    assert len(state.bags["axis"]) == len(bag)  # one in, one drawn
    assert state.view("allies").bags["axis"] == len(bag), "the opponent sees how many"


def test_6_2_4_improved_research() -> None:
    state = at(tokens=full(("pacific_1", "axis")), reserves={"axis": ["navy_1"]})
    found = made(state, place("navy_1", "pacific_2_1"))
    assert events(found, "researched")[0]["count"] == 2 and "6.2.4" in rules(found)
    assert len(state.research) == 14


def test_6_2_3_nothing_left_to_research() -> None:
    state = at(reserves={"axis": ["army_1"]}, research=[], bags={"allies": all_weapons()})
    found = made(state, place("army_1", "western_europe_1_2"))
    assert events(found, "nothing_to_research")


def all_weapons() -> list[str]:
    from churchill_kit.games.blitzkrieg.box.components import research_of, set_of

    return [*set_of("allies"), *research_of(False)]


def test_6_2_5_research_and_industry() -> None:
    tokens = full(("western_europe_1", "axis"), ("western_europe_2", "allies"))
    state = at(tokens=tokens, reserves={"axis": ["army_1"]})
    pile = state.research
    found = made(state, place("army_1", "western_europe_3_1"), rolls=(1,))
    assert pile[0] in state.reserves["axis"] and "6.2.5" in rules(found)
    assert events(found, "researched")[0]["tokens"] == (), "behind a screen"


def test_6_2_6_propaganda() -> None:
    state = at(reserves={"axis": ["navy_1"]})
    found = made(state, place("navy_1", "south_east_asia_1_1"))
    assert state.points == {"axis": 2, "allies": 0}
    assert events(found, "points_gained")[0].breakdown == (("propaganda", 2, "6.2.6"),)


def test_6_2_7_bombing() -> None:
    state = at(reserves={"axis": ["navy_1"], "allies": ["army_1", "army_3", "general"]})
    found = made(state, place("navy_1", "pacific_1_1"), rolls=(2,))
    assert state.reserves["allies"] == ("army_1", "general")
    assert "army_3" in state.bags["allies"] and events(found, "bombed")[0]["tokens"] == ()


def test_6_2_7_nothing_to_bomb() -> None:
    state = at(reserves={"axis": ["navy_1"], "allies": []})
    assert events(made(state, place("navy_1", "pacific_1_1")), "nothing_to_bomb")


def test_6_2_8_tactical_advantage() -> None:
    state = at(reserves={"axis": ["army_2"]})
    found = made(state, place("army_2", "eastern_europe_1_1"))
    assert state.markers["eastern_europe"] == 3
    assert [e["steps"] for e in events(found, "marker_moved")] == [1, 2]


def test_6_2_8_6_3_2_advantage_and_strength_close_together() -> None:
    """What has been won is seen when both have moved the marker."""
    state = at(
        tokens=full(("eastern_europe_1", "axis"), ("eastern_europe_2", "allies")),
        markers={"eastern_europe": 11},
        reserves={"axis": ["army_1", "army_2"]},
    )
    made(state, place("army_1", "eastern_europe_3_2"))
    assert "eastern_europe" in state.closed


def test_6_2_9_strategic_advantage() -> None:
    state = at(reserves={"axis": ["army_1"]}, markers={"pacific": -1})
    made(state, place("army_1", "africa_middle_east_1_1"))
    assert state.decision.kind == "move_elsewhere" and state.decision.rule == "6.2.9"
    assert {a["theatre"] for a in state.actions()} == set(state.markers) - {"africa_middle_east"}
    assert refused(state, act("choose", theatre="africa_middle_east")).rule == "6.2.9"
    found = made(state, act("choose", theatre="pacific"))
    assert state.markers["pacific"] == 2 and "6.2.9" in rules(found)
    assert state.markers["africa_middle_east"] == 1, "the unit's strength comes after"


@pytest.mark.parametrize(("before", "after"), [(12, 13), (13, 13), (9, 12)])
def test_6_2_9_it_never_closes_a_theatre(before: int, after: int) -> None:
    state = at(reserves={"axis": ["army_1"]}, markers={"pacific": before})
    made(state, place("army_1", "africa_middle_east_1_1"), act("choose", theatre="pacific"))
    assert state.markers["pacific"] == after and "pacific" not in state.closed


def test_6_2_9_not_a_theatre_that_is_over() -> None:
    state = at(reserves={"axis": ["army_1"]}, closed=["pacific"])
    made(state, place("army_1", "africa_middle_east_1_1"))
    assert act("choose", theatre="pacific") not in state.actions()
    assert refused(state, act("choose", theatre="pacific")).reason == "marker-is-still"
