"""2.3, 3.1 to 3.3, 6.0 to 6.4: a turn, where units may stand, the marker, the draw."""

from __future__ import annotations

import pytest

from churchill_kit.games.blitzkrieg.box.components import SPACES

from .helpers import act, at, events, full, made, place, refused


def spaces_of(token: str) -> set[str]:
    """The kinds of spaces that a token may be placed on, with the whole first row open."""
    state = at(reserves={"axis": [token]})
    return {SPACES[a["space"]].kind for a in state.actions()}


def test_2_3_3_1_an_army_on_land() -> None:
    assert spaces_of("army_2") == {"land", "land_sea"}
    error = refused(at(reserves={"axis": ["army_2"]}), place("army_2", "pacific_1_1"))
    assert (error.reason, error.rule) == ("wrong-kind", "3.1")


def test_2_3_3_2_a_navy_at_sea() -> None:
    assert spaces_of("navy_2") == {"sea", "land_sea"}
    error = refused(at(reserves={"axis": ["navy_2"]}), place("navy_2", "eastern_europe_1_1"))
    assert (error.reason, error.rule) == ("wrong-kind", "3.2")


def test_2_3_3_3_an_air_force_anywhere() -> None:
    assert spaces_of("air_1") == spaces_of("blitz_air") == {"land", "sea", "land_sea"}


def test_6_0_a_turn_in_its_order() -> None:
    state = at(reserves={"axis": ["navy_1"], "allies": ["army_1"]})
    found = made(state, place("navy_1", "western_europe_1_1"))
    kinds = [e.kind for e in found]
    assert kinds == ["placed", "drew", "marker_moved", "drew"]
    assert [e.rule for e in found] == ["6.1", "6.2.1", "6.3", "6.4"]
    assert state.decision.seat == "allies"


def test_6_1_only_in_active_campaigns() -> None:
    state = at(reserves={"axis": ["army_1", "navy_1"]})
    assert {SPACES[a["space"]].campaign for a in state.actions()} == {
        "western_europe_1",
        "pacific_1",
        "eastern_europe_1",
        "africa_middle_east_1",
        "south_east_asia_1",
    }
    error = refused(state, place("navy_1", "pacific_2_1"))
    assert (error.reason, error.rule) == ("not-active", "2.2")


def test_2_2_the_next_campaign_when_the_first_is_full() -> None:
    state = at(tokens=full(("pacific_1", "allies")), reserves={"axis": ["navy_1"]})
    assert place("navy_1", "pacific_2_1") in state.actions()


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (place("army_3", "western_europe_1_2"), "not-in-reserve"),
        (place("army_1", "eastern_europe_1_1"), "space-taken"),
        (act("stop"), "not-offered"),
    ],
)
def test_6_1_what_cannot_be_placed(action: object, reason: str) -> None:
    state = at(
        tokens={"eastern_europe_1_1": ("allies", "army_2")},
        reserves={"axis": ["army_1", "spy"]},
    )
    error = refused(state, action)  # type: ignore[arg-type]
    assert (error.reason, error.rule) == (reason, "6.1")


def test_6_1_a_closed_theatre_takes_nothing() -> None:
    state = at(closed=["pacific"], markers={"pacific": 0}, reserves={"axis": ["navy_1"]})
    error = refused(state, place("navy_1", "pacific_1_1"))
    assert (error.reason, error.rule) == ("theatre-closed", "6.3.2")


def test_6_3_the_example_of_the_rulebook() -> None:
    """The Axis moved it one step; an army of strength 3 brings it to the Allies' second cell."""
    state = at(
        turn="allies",
        markers={"western_europe": 1},
        tokens={"western_europe_1_1": ("axis", "navy_1")},
        reserves={"allies": ["army_3"]},
    )
    found = made(state, place("army_3", "western_europe_1_2"))
    assert state.markers["western_europe"] == -2
    (moved,) = events(found, "marker_moved")
    assert moved["steps"] == 3 and moved["ahead"] == "allies" and moved["lead"] == 2
    assert moved.breakdown == (("printed", 3, "3.1"),)


def test_6_4_one_token_from_the_bag() -> None:
    state = at(reserves={"axis": ["navy_1"]}, seed=5)
    bag = state.bags["axis"]
    made(state, place("navy_1", "south_east_asia_1_1"), rolls=(4,))
    assert state.reserves["axis"] == (bag[3],)
    assert len(state.bags["axis"]) == len(bag) - 1


def test_6_4_nothing_from_an_empty_bag() -> None:
    units = ["army_1"] * 3 + ["army_2"] * 2 + ["army_3"] * 2 + ["navy_1"] * 3 + ["navy_2"] * 2
    units += ["navy_3"] * 2 + ["air_1"] * 3 + ["air_2"] * 2 + ["blitz_air", "general", "admiral"]
    state = at(reserves={"axis": units})
    found = made(state, place("navy_1", "south_east_asia_1_1"))
    assert events(found, "bag_empty")[0].rule == "6.4" and len(state.reserves["axis"]) == 21


def test_6_4_1_a_reserve_may_grow_and_shrink() -> None:
    state = at(
        reserves={"axis": ["navy_1", "navy_2"], "allies": ["army_1"]},
        tokens={
            **full(("africa_middle_east_1", "allies")),
        },
    )
    made(state, place("navy_1", "africa_middle_east_2_2"))
    assert len(state.reserves["axis"]) == 1 + 2 + 1
    state = at(turn="allies", reserves={"allies": ["navy_1"], "axis": ["army_1"]})
    made(state, place("navy_1", "pacific_1_1"))
    assert state.decision is None and not state.reserves["axis"], "it lost its only token"
