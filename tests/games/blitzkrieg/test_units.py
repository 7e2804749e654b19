"""3.4 to 3.6, 4.0: what units can do."""

from __future__ import annotations

import pytest

from .helpers import act, at, events, full, made, place, refused, rules

ASIA = "south_east_asia"


def test_3_0_4_1_strength_is_printed() -> None:
    for token, strength in (("army_3", 3), ("elite_army", 4), ("blitz_air", 0)):
        state = at(reserves={"axis": [token]})
        made(state, place(token, "eastern_europe_1_2"))
        assert state.markers["eastern_europe"] == strength


def test_3_4_a_second_unit_after_a_blitz() -> None:
    state = at(reserves={"axis": ["blitz_air", "army_2"]})
    bag = len(state.bags["axis"])
    made(state, place("blitz_air", "eastern_europe_1_1"))
    assert state.decision.kind == "place_again" and state.decision.seat == "axis"
    assert set(state.actions()) == {place("army_2", "eastern_europe_1_2"), act("stop")}
    assert refused(state, place("army_2", "western_europe_1_2")).rule == "3.4"
    found = made(state, place("army_2", "eastern_europe_1_2"))
    assert state.decision.seat == "allies"
    assert [e.rule for e in events(found, "drew")] == ["6.2.1", "6.4"]
    assert len(state.bags["axis"]) == bag - 2, "one for industry, one at the end"


def test_3_4_it_is_optional() -> None:
    state = at(reserves={"axis": ["blitz_air", "army_2"]})
    found = made(state, place("blitz_air", "eastern_europe_1_1"), act("stop"))
    assert state.decision.seat == "allies" and "3.4" in rules(found)
    assert state.reserves["axis"].count("army_2") >= 1


def test_3_4_the_next_campaign_if_the_first_is_full() -> None:
    state = at(
        tokens={"eastern_europe_1_1": ("allies", "army_1")},
        reserves={"axis": ["blitz_air", "army_2"]},
        markers={"eastern_europe": 1},
    )
    made(state, place("blitz_air", "eastern_europe_1_2"))
    assert state.points["axis"] == 2, "it was completed before the second unit"
    assert place("army_2", "eastern_europe_2_1") in state.actions()


def test_3_4_nothing_to_follow() -> None:
    state = at(reserves={"axis": ["blitz_air", "navy_1"]})
    made(state, place("blitz_air", "eastern_europe_1_1"))
    assert state.decision.seat == "allies"


def test_4_3_blitz_units_may_follow_each_other() -> None:
    state = at(reserves={"axis": ["blitz_air", "blitz_army", "army_1"]})
    made(
        state,
        place("blitz_air", "western_europe_1_1"),
        place("blitz_army", "western_europe_1_2"),
    )
    assert state.decision.kind == "place_again" and act("stop") in state.actions()
    made(state, act("stop"))
    assert state.decision.seat == "allies"


def test_3_5_a_general_counts_armies_and_air_forces() -> None:
    state = at(
        tokens={
            "western_europe_1_1": ("axis", "navy_1"),
            "western_europe_1_2": ("axis", "elite_army"),
            "western_europe_1_3": ("axis", "blitz_air"),
            "western_europe_2_1": ("axis", "army_1"),
            "western_europe_2_2": ("allies", "army_1"),
            "eastern_europe_1_1": ("axis", "army_2"),
        },
        reserves={"axis": ["general"]},
    )
    found = made(state, place("general", "western_europe_2_3"))
    (moved,) = events(found, "marker_moved")
    assert moved["steps"] == 3, "himself, the blitz air force, the army; the whole theatre"
    assert moved.breakdown == (("printed", 1, "3.5"), ("own_units", 2, "3.5"))


def test_3_6_an_admiral_counts_navies_and_air_forces() -> None:
    state = at(
        tokens={
            f"{ASIA}_1_1": ("axis", "navy_3"),
            f"{ASIA}_1_2": ("axis", "general"),
        },
        reserves={"axis": ["admiral"]},
        markers={ASIA: 0},
    )
    found = made(state, place("admiral", f"{ASIA}_1_3"), act("choose", theatre="pacific"))
    moved = [e for e in events(found, "marker_moved") if e["theatre"] == ASIA]
    assert moved[0]["steps"] == 2 and moved[0].breakdown[1] == ("own_units", 1, "3.6")


def test_4_2_a_task_force_has_no_effect() -> None:
    state = at(reserves={"axis": ["task_navy"]})
    found = made(state, place("task_navy", f"{ASIA}_1_1"))
    assert state.points["axis"] == 0 and state.markers[ASIA] == 5
    assert events(found, "effect_skipped")[0].rule == "4.2"


def test_4_4_a_bombing_unit_bombs_besides() -> None:
    state = at(reserves={"axis": ["bombing_navy"], "allies": ["army_1", "army_2", "army_3"]})
    found = made(state, place("bombing_navy", "pacific_1_1"))
    assert [e.rule for e in events(found, "bombed")] == ["6.2.7", "4.4"]
    assert len(state.reserves["allies"]) == 1


def test_4_4_also_where_there_is_no_effect() -> None:
    state = at(
        tokens=full(("pacific_1", "axis")),
        reserves={"axis": ["bombing_air"], "allies": ["army_1", "army_2"]},
    )
    made(state, place("bombing_air", "pacific_2_4"))
    assert len(state.reserves["allies"]) == 1


def test_4_5_the_nuclear_bomb() -> None:
    state = at(
        reserves={"axis": ["nuclear_bomb"]},
        markers={"pacific": -12, "western_europe": 1, ASIA: -10, "africa_middle_east": 0},
    )
    found = made(state, place("nuclear_bomb", "eastern_europe_1_2"))
    assert state.markers == {
        "western_europe": -1,
        "pacific": -13,  # never the last cell
        "eastern_europe": 7,
        "africa_middle_east": -2,
        ASIA: -10,
    }
    fell = events(found, "marker_fell_back")
    assert len(fell) == 3 and {e.rule for e in fell} == {"4.5"}


def test_4_5_it_leaves_closed_theatres_alone() -> None:
    state = at(reserves={"axis": ["nuclear_bomb"]}, closed=["pacific"], markers={"pacific": 3})
    made(state, place("nuclear_bomb", "eastern_europe_1_2"))
    assert state.markers["pacific"] == 3


@pytest.mark.parametrize(
    ("copied", "space", "marker"),
    [("army_3", "eastern_europe_1_2", 3), ("nuclear_bomb", "eastern_europe_1_2", 7)],
)
def test_4_6_a_spy_is_what_was_placed_last(copied: str, space: str, marker: int) -> None:
    state = at(last={"allies": copied}, reserves={"axis": ["spy"]})
    found = made(state, place("spy", space))
    assert state.markers["eastern_europe"] == marker
    assert events(found, "placed")[0]["played"] == copied
    assert state.last["axis"] == copied, "and a spy that copies it is the same"


def test_4_6_its_kind_too() -> None:
    state = at(last={"allies": "navy_2"}, reserves={"axis": ["spy", "army_1"]})
    assert refused(state, place("spy", "eastern_europe_1_1")).reason == "wrong-kind"
    assert place("spy", "pacific_1_1") in state.actions()


def test_4_6_nothing_to_copy() -> None:
    state = at(reserves={"axis": ["spy", "army_1"]})
    assert {a["token"] for a in state.actions()} == {"army_1"}
    assert refused(state, place("spy", "pacific_1_1")).reason == "nothing-to-copy"


def test_4_6_as_a_general_it_is_no_unit_that_he_counts() -> None:
    state = at(
        tokens={"eastern_europe_1_1": ("axis", "army_1")},
        last={"allies": "general"},
        reserves={"axis": ["spy"]},
    )
    made(state, place("spy", "eastern_europe_1_2"))
    assert state.markers["eastern_europe"] == 2


def test_4_7_a_scientist_goes_anywhere() -> None:
    state = at(
        reserves={"axis": ["scientist"]},
        closed=["western_europe"],
        tokens={"pacific_2_1": ("axis", "navy_1")},
    )
    spaces = {a["space"] for a in state.actions()}
    assert len(spaces) == 41 - 9 - 1 and "eastern_europe_3_5" in spaces
    found = made(state, place("scientist", "pacific_3_2"))
    assert state.points["axis"] == 2 and not events(found, "marker_moved")


def test_4_7_it_may_complete_a_later_campaign() -> None:
    tokens = {k: v for k, v in full(("pacific_3", "allies")).items() if k != "pacific_3_3"}
    state = at(tokens=tokens, markers={"pacific": -5}, reserves={"axis": ["scientist", "navy_1"]})
    made(state, place("scientist", "pacific_3_3"))
    assert state.points == {"axis": 0, "allies": 5 + 1}
    assert state.active()["pacific"] == ("pacific_1_1", "pacific_1_2")


def test_4_7_after_a_blitz_in_the_same_theatre() -> None:
    state = at(reserves={"axis": ["blitz_air", "scientist"]})
    made(state, place("blitz_air", "pacific_1_1"))
    spaces = {a["space"] for a in state.actions() if a.kind == "place"}
    assert spaces and all(x.startswith("pacific") for x in spaces)
