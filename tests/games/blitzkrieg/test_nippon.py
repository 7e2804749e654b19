"""8.0 to 11.0 Nippon: its units, its set-up, campaigns that are theatres of their own."""

from __future__ import annotations

from typing import Any

import pytest

from churchill_kit.games.blitzkrieg.box.components import NIPPON, SPACES, set_of
from churchill_kit.games.blitzkrieg.outlook import outlook

from .helpers import GAME, act, at, events, full, made, place, refused, rules

FIRST = {"honolulu": 0, "seattle": 0, "jacksonville": 0, "boston": 0}


def here(**entries: Any) -> Any:
    """A position on the side of Nippon."""
    return at(scenario="nippon", **entries)


def test_8_0_9_0_9_1_9_2_four_campaigns_begin() -> None:
    state = GAME.new("nippon", seed=1)
    assert state.nippon and state.markers == FIRST and set(state.active()) == set(FIRST)
    assert len(state.unopened()) == 11 and state.events[0].rule == "9.1"
    assert refused(state, place("army_1", "pacific_1_1")).rule == "9.1"


def test_9_3_9_4_9_5_9_7_seats_bags_and_who_begins() -> None:
    state = GAME.new("nippon", seed=1)
    assert state.seats == GAME.seats_of("nippon") == ("japan", "germany")
    assert state.decision.seat == "japan" and state.score() == {"japan": 0, "germany": 0}
    for seat in state.seats:
        assert sorted((*state.reserves[seat], *state.bags[seat])) == sorted(set_of(seat))
        assert len(state.reserves[seat]) == 3
    assert {e.rule for e in state.events} == {"9.1", "9.4"}


def test_9_6_all_special_weapons() -> None:
    assert len(GAME.new("nippon", seed=1).research) == 18


def test_8_1_godzilla_is_army_and_navy() -> None:
    state = here(reserves={"japan": ["godzilla"]})
    assert {a["space"] for a in state.actions()} == {x for f in state.active().values() for x in f}
    made(state, place("godzilla", "boston_1_2"))
    assert state.markers["boston"] == 4


def test_8_1_leaders_do_not_count_it() -> None:
    tokens = {"boston_1_1": ("japan", "godzilla")}
    state = here(tokens=tokens, reserves={"japan": ["general"]})
    made(state, place("general", "boston_1_2"))
    assert state.markers["boston"] == 1


@pytest.mark.parametrize(("marker", "after"), [(0, 1), (2, 3), (-1, 2), (-3, 0)])
def test_8_2_partisans_where_the_opponent_leads(marker: int, after: int) -> None:
    state = here(markers={**FIRST, "seattle": marker}, reserves={"japan": ["partisans"]})
    made(state, place("partisans", "seattle_1_2"))
    assert state.markers["seattle"] == after


def test_8_2_their_strength_is_that_of_the_moment_of_placing() -> None:
    """A tactical advantage brings the marker to the middle first; they count 3 all the same."""
    state = at(
        options={"more_weapons": True},
        markers={"eastern_europe": -1},
        reserves={"axis": ["partisans"]},
    )
    found = made(state, place("partisans", "eastern_europe_1_1"))
    assert state.markers["eastern_europe"] == 3
    assert ("behind", 2, "8.2") in events(found, "marker_moved")[1].breakdown


def test_8_3_skilful_leadership_applies_the_effect_twice() -> None:
    state = here(reserves={"japan": ["leadership"]})
    made(state, place("leadership", "jacksonville_1_3"))
    assert state.points["japan"] == 2 and state.markers["jacksonville"] == 1
    state = here(markers={"chicago": 0, "boston": 0}, reserves={"japan": ["leadership"]})
    made(state, place("leadership", "chicago_1_1"), act("choose", theatre="boston"))
    assert state.decision.kind == "move_elsewhere", "each time another theatre may be chosen"


# -- 10.0 -----------------------------------------------------------------------------------------


def test_10_0_10_1_only_campaigns_with_a_marker_are_active() -> None:
    state = here(reserves={"japan": ["army_1"]})
    error = refused(state, place("army_1", "detroit_1_1"))
    assert (error.reason, error.rule) == ("not-opened", "10.1")
    assert {t.cells - t.closes for t in NIPPON.theatres.values()} == {2}, "three cells at the end"


def test_10_1_what_lies_in_a_campaign_without_a_marker_moves_none() -> None:
    """4.7 A scientist stands in one that is not open yet: its effect comes, and nothing else."""
    state = here(reserves={"japan": ["scientist"]})
    far = [a for a in state.actions() if SPACES[a["space"]].theatre not in state.markers]
    assert far
    for action in far:
        seen = outlook(state, "japan", "scientist", action["space"])
        assert (seen.before, seen.after, seen.closes, seen.completes) == (None, None, False, False)


def almost_boston(**entries: Any) -> Any:
    """Boston lacks one unit."""
    tokens = {k: v for k, v in full(("boston_1", "germany")).items() if k != "boston_1_3"}
    return here(tokens=tokens, **{"reserves": {"japan": ["air_1"]}, **entries})


def test_10_2_the_last_space_is_taken() -> None:
    state = almost_boston(markers={**FIRST, "boston": -3})
    found = made(state, place("air_1", "boston_1_3"))
    assert state.points == {"japan": 0, "germany": 3} and "boston" not in state.markers
    assert events(found, "points_gained")[0].breakdown == (("campaign:boston_1", 3, "10.2"),)
    assert state.decision.kind == "choose_campaign" and state.decision.seat == "japan"
    assert set(state.actions()) == {act("open", theatre=t) for t in ("detroit", "new_york")}
    assert refused(state, act("open", theatre="dallas")).reason == "not-linked"
    assert refused(state, act("open", theatre="seattle")).reason == "opened-before"
    made(state, act("open", theatre="detroit"))
    assert state.markers == {**{t: 0 for t in FIRST if t != "boston"}, "detroit": 0}
    assert state.decision.seat == "germany" and "detroit" in state.active()


def test_10_2_in_the_middle_both_get_the_points() -> None:
    state = almost_boston(markers={**FIRST, "boston": -1})
    made(state, place("air_1", "boston_1_3"))
    assert state.points == {"japan": 3, "germany": 3} and state.won["boston_1"] == "both"


def test_10_2_the_only_link_opens_by_itself() -> None:
    state = almost_boston(markers={"boston": -3, "detroit": 0})
    found = made(state, place("air_1", "boston_1_3"))
    assert events(found, "campaign_opened")[0]["theatre"] == "new_york"


def test_10_2_without_links_any_unopened_one() -> None:
    state = almost_boston(markers={"boston": -3, "detroit": 0, "new_york": 0})
    made(state, place("air_1", "boston_1_3"))
    assert act("open", theatre="honolulu") in state.actions() and len(state.actions()) == 12


def test_10_2_none_is_left_to_open() -> None:
    others = [t for t in NIPPON.theatres if t != "boston"]
    state = almost_boston(markers={"boston": -3}, closed=others)
    found = made(state, place("air_1", "boston_1_3"))
    assert events(found, "marker_left") and not state.markers


def test_10_3_the_example_of_the_rulebook() -> None:
    """Germany reaches +2 in Boston, opens New York, and begins two cells further on."""
    state = here(
        turn="germany",
        markers={**FIRST, "boston": -3},
        reserves={"germany": ["army_3"], "japan": ["army_1", "army_1"]},
    )
    found = made(state, place("army_3", "boston_1_2"))
    assert state.points["germany"] == 3, "the campaign, and nothing for a mark"
    assert events(found, "theatre_closed")[0].rule == "10.3"
    found = made(state, act("open", theatre="new_york"))
    assert state.markers["new_york"] == -2 and "boston" not in state.markers
    (moved,) = events(found, "marker_moved")
    assert moved.breakdown == (("carried", 2, "10.3"),) and moved.rule == "10.3"


@pytest.mark.parametrize(("token", "carried"), [("army_1", 1), ("army_2", 2), ("army_3", 3)])
def test_10_3_one_two_or_three_are_carried_over(token: str, carried: int) -> None:
    state = here(markers={**FIRST, "seattle": 4}, reserves={"japan": [token]})
    made(state, place(token, "seattle_1_2"))
    while state.decision.kind != "choose_campaign":
        made(state, state.actions()[0])
    made(state, act("open", theatre="minneapolis"))
    assert state.markers["minneapolis"] == carried


def test_10_3_beyond_the_end_counts_three() -> None:
    state = here(markers={**FIRST, "boston": 4}, reserves={"japan": ["godzilla"]})
    made(state, place("godzilla", "boston_1_2"))
    made(state, act("open", theatre="detroit"))
    assert state.markers["detroit"] == 3


def test_10_3_effects_of_free_spaces() -> None:
    state = here(markers={**FIRST, "jacksonville": 4}, reserves={"japan": ["army_1"]})
    bag = len(state.bags["japan"])
    made(state, place("army_1", "jacksonville_1_2"))
    assert state.points["japan"] == 2 + 1 and len(state.research) == 17
    assert len(state.bags["japan"]) == bag + 1 - 1, "research in; industry out"


def test_10_3_neither_advantage_nor_bomb_reaches_the_last_cells() -> None:
    state = here(
        markers={"new_york": 0, "boston": 4, "seattle": -4}, reserves={"japan": ["navy_1"]}
    )
    made(state, place("navy_1", "new_york_1_1"), act("choose", theatre="boston"))
    assert state.markers["boston"] == 4
    state = here(
        markers={"new_york": 0, "boston": 4, "detroit": -4}, reserves={"japan": ["nuclear_bomb"]}
    )
    made(state, place("nuclear_bomb", "new_york_1_2"))
    assert state.markers["detroit"] == -5 and state.markers["boston"] == 2


def test_4_7_a_scientist_before_a_campaign_opens() -> None:
    """It takes effect, but there is no marker yet, and a full campaign counts when it opens."""
    state = here(
        tokens={"st_louis_1_1": ("germany", "scientist")},
        markers={"washington": 5, "boston": 0, "seattle": 0},
        last={"germany": "scientist"},
        reserves={"japan": ["spy", "army_1"], "germany": ["army_1", "army_2", "army_3"]},
    )
    found = made(state, place("spy", "st_louis_1_2"))
    assert state.points == {"japan": 1, "germany": 0} and not events(found, "campaign_completed")
    made(state, place("army_1", "seattle_1_2"))
    found = made(state, place("army_1", "washington_1_2"))
    while state.decision.kind != "choose_campaign":
        found += made(state, state.actions()[0])
    found += made(state, act("open", theatre="st_louis"))
    assert state.won["st_louis_1"] == "both" and "st_louis" not in state.markers
    assert state.points["germany"] >= 3
    assert state.decision.kind == "choose_campaign" and state.decision.args[1] == "st_louis"
    made(state, act("open", theatre="denver"))
    assert state.markers["denver"] == 1, "what was carried goes on"


# -- 11.0 -----------------------------------------------------------------------------------------

HELD = {"reserves": {"japan": ["navy_1", "navy_1"], "germany": ["army_1", "army_1"]}}
JAPAN, GERMANY = place("navy_1", "honolulu_1_2"), place("army_1", "boston_1_2")


def test_11_0_11_1_11_1_1_japan_first_gives_a_last_turn() -> None:
    state = here(points={"japan": 25, "germany": 3}, **HELD)
    found = made(state, JAPAN)
    assert "11.1.1" in rules(found) and state.decision.seat == "germany"
    made(state, GERMANY)
    assert state.result.winner == "japan" and state.result.rule == "11.1.1"


def test_11_1_2_germany_first_wins_at_once() -> None:
    state = here(turn="germany", points={"japan": 24, "germany": 25}, **HELD)
    made(state, GERMANY)
    assert state.result.winner == "germany" and state.result.rule == "11.1.2"


def test_11_1_3_a_tie_is_germanys() -> None:
    state = here(points={"japan": 25, "germany": 25}, **HELD)
    made(state, JAPAN, GERMANY)
    assert state.result.winner == "germany" and state.result.tiebreak == "11.1.3"


def test_11_2_nothing_to_place() -> None:
    state = here(turn="germany", reserves={"germany": []})
    assert state.result.winner == "japan" and state.result.rule == "11.2"
