"""6.3.1, 6.3.2: campaigns are completed, theatres are closed."""

from __future__ import annotations

import pytest

from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS

from .helpers import act, at, events, full, made, place, refused, rules


def almost(campaign: str, seat: str, free: str, **entries: object) -> dict[str, object]:
    """A campaign that lacks one unit."""
    tokens = {k: v for k, v in full((campaign, seat)).items() if k != free}
    return {"tokens": tokens, **entries}


def test_6_3_1_the_example_of_the_rulebook() -> None:
    """An army of strength 3 completes a campaign of 2 points and reaches the first mark."""
    state = at(
        **almost("western_europe_1", "axis", "western_europe_1_2"),
        turn="allies",
        markers={"western_europe": -2},
        reserves={"allies": ["army_3"]},
    )
    found = made(state, place("army_3", "western_europe_1_2"))
    assert state.points == {"axis": 0, "allies": 3} and state.won["western_europe_1"] == "allies"
    assert events(found, "campaign_completed")[0]["winners"] == ("allies",)
    (gained,) = events(found, "points_gained")
    assert gained.breakdown == (("campaign:western_europe_1", 2, "6.3.1"), ("marks", 1, "6.3.1"))


@pytest.mark.parametrize(
    ("marker", "axis", "allies"),
    [(-1, 2, 2), (0, 2, 0), (3, 2, 0), (4, 3, 0), (8, 3, 0), (9, 4, 0), (-2, 0, 2), (-6, 0, 3)],
)
def test_6_3_1_who_has_the_marker_gets_points_and_marks(
    marker: int, axis: int, allies: int
) -> None:
    """A unit of strength 1 is placed: in the middle both get the points, and nobody a mark."""
    state = at(
        **almost("western_europe_1", "allies", "western_europe_1_2"),
        markers={"western_europe": marker},
        reserves={"axis": ["army_1"]},
    )
    made(state, place("army_1", "western_europe_1_2"))
    assert state.points == {"axis": axis, "allies": allies}
    assert (state.won["western_europe_1"] == "both") == (marker == -1)


def test_6_3_1_marks_count_each_time() -> None:
    tokens = full(("western_europe_1", "axis"), ("western_europe_2", "axis"))
    del tokens["western_europe_2_3"]
    state = at(tokens=tokens, markers={"western_europe": 5}, reserves={"axis": ["air_1"]})
    made(state, place("air_1", "western_europe_2_3"))
    assert state.points["axis"] == 3 + 1


def test_6_3_1_a_theatre_whose_campaigns_are_all_completed_is_over() -> None:
    tokens = full(*((c, "axis" if c[-1] != "2" else "allies") for c in pacific()))
    del tokens["pacific_3_3"]
    state = at(tokens=tokens, reserves={"axis": ["air_1"], "allies": ["army_1"]})
    made(state, place("air_1", "pacific_3_3"))
    assert state.closed == ("pacific",) and "pacific" not in state.active()


def pacific() -> tuple[str, ...]:
    return tuple(c for c in CAMPAIGNS if c.startswith("pacific"))


# -- 6.3.2 ----------------------------------------------------------------------------------------


def test_6_3_2_the_example_of_the_rulebook() -> None:
    """The last cell is reached with two free spaces left: 5 points and 2 for the mark."""
    tokens = full(
        ("africa_middle_east_1", "axis"),
    )
    state = at(
        tokens=tokens,
        turn="allies",
        markers={"africa_middle_east": -9},
        reserves={"allies": ["air_2"]},
    )
    bag = state.bags["allies"]
    found = made(state, place("air_2", "africa_middle_east_2_3"))
    assert state.markers["africa_middle_east"] == -11 and "africa_middle_east" in state.closed
    assert state.points["allies"] == 5 + 2
    gained = events(found, "points_gained")[-1]
    assert gained.breakdown == (
        ("campaign:africa_middle_east_2", 5, "6.3.2"),
        ("marks", 2, "6.3.1"),
    )
    assert len(state.bags["allies"]) == len(bag) - 3, "improved industry took effect, and the draw"
    assert {"6.3.2", "6.2.2"} <= rules(found)


def test_6_3_2_all_campaigns_that_are_left_and_the_mark_once() -> None:
    state = at(
        markers={"south_east_asia": 10},
        reserves={"axis": ["navy_1", "army_1"]},
    )
    made(state, place("navy_1", "south_east_asia_1_1"))
    # effects: propaganda 2 of the space, then 1 and 2 of free ones; strategic 1 is asked
    while state.decision.seat == "axis":
        made(state, state.actions()[0])
    assert state.points["axis"] == 2 + 1 + 2 + (2 + 4) + 2
    assert state.won == {"south_east_asia_1": "axis", "south_east_asia_2": "axis"}


def test_6_3_2_effects_in_any_order() -> None:
    state = at(
        markers={"western_europe": 13},
        reserves={"axis": ["navy_1"], "allies": ["army_1", "army_1"]},
    )
    made(state, place("navy_1", "western_europe_1_1"))
    assert state.decision.kind == "next_effect" and state.decision.rule == "6.3.2"
    assert state.points["axis"] == 1, "propaganda depends on nothing, so nobody is asked"
    left = {a["space"] for a in state.actions()}
    assert left == {
        "western_europe_1_2",
        "western_europe_2_1",
        "western_europe_2_2",
        "western_europe_3_1",
        "western_europe_3_2",
    }
    assert refused(state, act("use", space="western_europe_3_3")).reason == "no-effect-left"
    research, held = len(state.research), len(state.reserves["axis"])
    made(state, act("use", space="western_europe_3_1"))
    assert len(state.research) == research - 1 and len(state.reserves["axis"]) == held + 1
    assert act("use", space="western_europe_3_1") not in state.actions()
    while state.decision.seat == "axis":
        assert "western_europe" not in {a.get("theatre") for a in state.actions()}
        made(state, state.actions()[-1])
    assert len(state.reserves["allies"]) == 1 and state.points["axis"] == 1 + 2 + 3 + 5 + 2


def test_6_3_2_tactical_advantages_of_a_closed_theatre_are_nothing() -> None:
    state = at(markers={"eastern_europe": 13}, reserves={"axis": ["army_1"]})
    made(state, place("army_1", "eastern_europe_1_2"))
    assert state.markers["eastern_europe"] == 14
    assert not [a for a in state.actions() if a["space"] in ("eastern_europe_3_2",)]


def test_6_3_2_a_campaign_filled_by_the_same_unit_is_one_of_them() -> None:
    state = at(
        tokens={"pacific_1_2": ("axis", "navy_1")},
        markers={"pacific": 13},
        reserves={"axis": ["navy_2"], "allies": []},
    )
    found = made(state, place("navy_2", "pacific_1_1"))
    while state.decision is not None and state.decision.seat == "axis":
        found += made(state, state.actions()[0])
    assert not events(found, "campaign_completed")
    (gained,) = [e for e in events(found, "points_gained") if e.rule == "6.3.2"]
    assert gained["points"] == 2 + 3 + 5 + 2


def test_6_3_2_no_second_unit_after_a_blitz_that_closes() -> None:
    state = at(
        tokens=full(("south_east_asia_1", "axis")),
        markers={"south_east_asia": 10},
        reserves={"axis": ["blitz_navy", "army_1"], "allies": ["army_1", "army_2"]},
    )
    made(state, place("blitz_navy", "south_east_asia_2_1"))
    assert state.decision.kind != "place_again" and state.decision.seat == "allies"


def test_6_3_2_nothing_is_placed_in_a_closed_theatre() -> None:
    state = at(
        markers={"eastern_europe": 13},
        reserves={"axis": ["army_1"], "allies": ["army_1", "army_1"]},
    )
    made(state, place("army_1", "eastern_europe_1_1"))
    while state.decision.seat == "axis":
        made(state, state.actions()[0])
    assert not [a for a in state.actions() if "eastern" in str(a.get("space"))]
