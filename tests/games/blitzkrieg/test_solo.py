"""12.0, 13.0, 16.0, 18.0, 20.0 The solo game."""

from __future__ import annotations

from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import BASE
from churchill_kit.games.blitzkrieg.rules.setup import set_up
from churchill_kit.games.blitzkrieg.state import STRATAGEMS
from tests.sentences import begins, clean

from .helpers import GAME, act, at, events, full, made, place, refused, rules


def solo(**entries: Any) -> Any:
    """A position of the solo game without stratagems, the automaton to move."""
    return at(scenario="solo", options={"stratagems": False}, **entries)


# -- 12.0, 18.0, 20.1 Set-up ----------------------------------------------------------------------


def start(rolls: tuple[int, ...], scenario: str = "solo", **options: Any) -> Any:
    """The set-up with these rolls of the die."""
    state = set_up(scenario, 3, GAME.check_options(options))
    state.rolls = rolls
    state.run()
    return state


def test_12_0_12_2_the_automaton_has_a_row_of_five() -> None:
    state = GAME.new("solo", seed=1)
    assert state.automaton == "axis" and state.seats == ("axis", "allies")
    new = set_up("solo", 1, GAME.check_options({}))
    assert [len(new.reserves[s]) for s in new.seats] == [5, 3]
    assert new.view("allies").reserves == new.view(None).reserves == new.reserves, "no screens"
    assert new.view("allies").bags["axis"] == 17


def test_12_1_12_3_the_cup_has_all_but_steamroll() -> None:
    state = set_up("solo", 1, GAME.check_options({}))
    state.rolls = (1, 2, 3)
    while state.chip is None:
        state.steps, (name, *args) = state.steps[:-1], state.steps[-1]
        state.rules.steps[name].run(state, *args)
    assert set(state.cup()) == set(STRATAGEMS) - {"steamroll"} and len(state.cup()) == 7


@pytest.mark.parametrize(
    ("level", "rolls", "pacific"), [("easy", 3, 3), ("medium", 3, 6), ("hard", 4, 8)]
)
def test_12_4_levels(level: str, rolls: int, pacific: int) -> None:
    state = start((2,) * rolls, level=level)
    rolled = events(state.events, "start_rolled")
    moved = [e for e in events(state.events, "marker_moved") if e.rule == "12.4"]
    assert len(rolled) == rolls and moved[-1]["at"] == pacific


def test_12_4_a_six_is_the_players_choice() -> None:
    state = start((1, 6, 5))
    assert state.decision.kind == "choose_start" and state.decision.seat == "allies"
    assert {a["theatre"] for a in state.actions()} == set(BASE.theatres)
    found = made(state, act("choose", theatre="pacific"))
    moved = [(e["theatre"], e["at"]) for e in events(found, "marker_moved") if e.rule == "12.4"]
    assert moved == [("pacific", 1), ("south_east_asia", 1)]


def test_18_0_18_1_18_2_harder() -> None:
    state = start((1, 1, 1), extra_points=4, extra_steps=2)
    assert state.score()["axis"] >= 4
    assert len([e for e in state.events if e.rule == "18.2"]) == 5
    assert [e["points"] for e in state.events if e.rule == "18.1"] == [4]


def test_18_2_a_track_is_never_closed_by_the_start() -> None:
    state = start((5, 5, 5, 5), level="hard", extra_steps=3)
    moved = [e for e in events(state.events, "marker_moved") if e.rule == "12.4"]
    assert moved[-1]["at"] == 10, "11 would be the last cell"


def test_20_0_20_1_nippon() -> None:
    state = start((), "solo_nippon")
    assert state.automaton == "japan" and state.decision.seat == "germany"
    moved = [e for e in state.events if e.rule == "20.1"]
    assert len({e["theatre"] for e in moved}) == 2 and {e["steps"] for e in moved} == {2}


# -- 13.0 Its turn --------------------------------------------------------------------------------


def test_13_0_13_1_13_2_13_3_a_turn() -> None:
    row = ["navy_1", "army_1", "air_1", "army_2", "navy_2"]
    state = at(scenario="solo", rolls=(2,), reserves={"axis": row, "allies": ["army_1"]})
    kinds = [(e.kind, e.rule) for e in state.events]
    assert kinds[0] == ("stratagem_drawn", "13.1") and kinds[-1] == ("drew", "13.3")
    assert ("automaton_chose", "13.2") in kinds
    held = state.reserves["axis"]
    placed = events(state.events, "placed")[0]["token"]
    at_row = row.index(placed)
    assert held[:4] == tuple(row[:at_row] + row[at_row + 1 :]), "moved up to the left"
    assert len(held) == 5, "a new one at the right end"
    assert state.decision.seat == "allies"


def test_13_1_without_stratagems() -> None:
    state = GAME.new("solo", seed=1, stratagems=False)
    assert state.chip is None and not events(state.events, "stratagem_drawn")


def test_every_move_says_by_which_numbers() -> None:
    for scenario in ("solo", "solo_nippon"):
        state = GAME.new(scenario, seed=6)
        found = list(state.events)
        while state.decision is not None and len(found) < 300:
            found += state.apply(state.actions()[0])
        chosen = events(tuple(found), "automaton_chose")
        placed = [e for e in found if e.kind == "placed" and e["seat"] == state.automaton]
        assert len(chosen) == len(placed) > 4
        for told in chosen:
            for lang in ck.LANGUAGES:
                sentence = ck.say(told, lang)
                clean(sentence, lang)
                assert begins(sentence)
                assert all(told[k] in sentence for k in ("theatre_by", "space_by", "unit_by"))


# -- 16.0 Effects ---------------------------------------------------------------------------------


def test_16_0_16_1_industry_to_the_end_of_the_row() -> None:
    state = solo(
        reserves={"axis": ["navy_1", "army_1"], "allies": ["army_1"]},
        tokens=full(("africa_middle_east_1", "allies")),
        markers={"africa_middle_east": -1},
        rolls=(1, 1, 1),
    )
    drew = events(state.events, "drew")
    told = tuple(t for e in drew for t in e["tokens"])
    assert state.reserves["axis"][-len(told) :] == told and told


def test_16_2_research_into_its_bag() -> None:
    state = solo(reserves={"axis": ["army_2"] * 2 + ["army_3"] * 2 + ["army_1"]}, rolls=(1,))
    found = [e for e in state.events if e.kind == "researched"]
    assert not found or found[0]["to"] == "bag"
    state = solo(
        closed=["africa_middle_east", "pacific", "south_east_asia", "eastern_europe"],
        reserves={"axis": ["army_2"] * 2 + ["army_3"] * 2 + ["army_1"]},
        rolls=(1, 1),
    )
    (found_,) = events(state.events, "researched")
    assert found_["to"] == "bag" and found_.rule == "6.2.3" and len(state.research) == 15


def test_16_3_research_and_industry_into_its_row() -> None:
    state = solo(
        closed=["africa_middle_east", "pacific", "south_east_asia", "eastern_europe"],
        tokens={
            **full(("western_europe_1", "axis"), ("western_europe_2", "allies")),
            "western_europe_3_2": ("allies", "army_3"),
        },
        won={"western_europe_1": "axis", "western_europe_2": "allies"},
        reserves={"axis": ["air_2", "army_3"]},
        rolls=(1, 1),
    )
    (found,) = events(state.events, "researched")
    assert found["to"] == "reserve" and found["tokens"][0] in state.reserves["axis"]


def test_16_4_a_strategic_advantage_for_the_biggest_change() -> None:
    state = solo(
        reserves={"axis": ["army_1"]},
        markers={"pacific": -2, "eastern_europe": 4, "south_east_asia": -4},
    )
    (ranked,) = events(state.events, "biggest_change")
    assert (ranked.rule, ranked["theatre"]) == ("14.1", "pacific")
    moved = [e for e in events(state.events, "marker_moved") if e.rule == "16.4"]
    assert moved[0]["theatre"] == "pacific" and state.markers["pacific"] == 1


def test_16_4_of_equal_changes_the_list_of_1_5() -> None:
    state = solo(reserves={"axis": ["army_1"]})
    (ranked,) = events(state.events, "biggest_change")
    assert (ranked.rule, ranked["theatre"]) == ("14.2", "western_europe"), (
        "three spaces, and higher"
    )


def test_16_4_only_markers_that_can_move() -> None:
    state = solo(
        reserves={"axis": ["army_1"]},
        closed=["western_europe", "eastern_europe", "south_east_asia"],
        markers={"pacific": 13},
    )
    assert not events(state.events, "biggest_change") and state.markers["pacific"] == 13


def test_16_5_16_6_tactical_advantage_and_propaganda_as_usual() -> None:
    state = solo(
        closed=["western_europe", "africa_middle_east", "pacific", "south_east_asia"],
        reserves={"axis": ["army_1"] * 3 + ["army_2"] * 2},
    )
    assert [e.rule for e in events(state.events, "marker_moved")] == ["6.2.8", "6.3"]
    state = solo(
        closed=["western_europe", "africa_middle_east", "pacific", "eastern_europe"],
        tokens={"south_east_asia_1_3": ("allies", "army_1")},
        reserves={"axis": ["navy_1"] * 3 + ["navy_2"] * 2},
    )
    assert state.points["axis"] == 2 and "6.2.6" in {e.rule for e in state.events}


def test_16_7_its_scientist_is_an_air_force() -> None:
    state = solo(reserves={"axis": ["scientist"]})
    (placed,) = events(state.events, "placed")
    assert placed["space"] == "africa_middle_east_1_1", "in an active campaign"
    moved = next(e for e in events(state.events, "marker_moved") if e.rule == "6.3")
    assert moved["steps"] == 3 and moved.breakdown == (("as_air_force", 3, "16.7"),)


def test_16_8_its_blitz_goes_on_in_the_same_theatre() -> None:
    state = solo(reserves={"axis": ["blitz_air", "navy_1"], "allies": ["army_1"]}, rolls=(1,))
    placed = events(state.events, "placed")
    assert [e["token"] for e in placed] == ["blitz_air", "navy_1"]
    assert len({e["space"][:6] for e in placed}) == 1
    assert len(events(state.events, "drew")) <= 2


def test_16_8_or_in_another_or_not_at_all() -> None:
    state = solo(
        markers={"eastern_europe": 13},
        closed=["western_europe", "pacific", "africa_middle_east"],
        reserves={"axis": ["blitz_army", "navy_1"], "allies": ["army_1"]},
        tokens={
            "south_east_asia_1_2": ("allies", "air_1"),
            "south_east_asia_1_3": ("allies", "air_2"),
        },
        rolls=(1,),
    )
    placed = [e["space"] for e in events(state.events, "placed")]
    assert placed[0].startswith("eastern") and placed[1].startswith("south_east_asia")
    alone = solo(reserves={"axis": ["blitz_air"], "allies": ["army_1"]})
    assert len(events(alone.events, "placed")) <= 2


def bombing(row: list[str]) -> Any:
    state = at(
        scenario="solo",
        turn="allies",
        reserves={"axis": row, "allies": ["navy_1", "army_1"]},
        options={"stratagems": False},
    )
    made(state, place("navy_1", "pacific_1_1"))
    return state


def test_16_9_the_player_chooses_what_he_bombs() -> None:
    state = bombing(["army_1", "spy", "army_3", "army_1"])
    assert state.decision.kind == "choose_bombed" and state.decision.rule == "16.9"
    assert [a["number"] for a in state.actions()] == [1, 3, 4]
    assert refused(state, act("discard", token="spy", number=2)).reason == "weapons-are-safe"
    found = made(state, act("discard", token="army_3", number=3))
    assert events(found, "bombed")[0]["tokens"] == ("army_3",) and "6.2.7" in rules(found)
    assert found[0].kind == "bombed" and "army_3" in (*state.bags["axis"], *state.reserves["axis"])


def test_16_9_special_weapons_if_there_is_nothing_else() -> None:
    state = bombing(["spy", "scientist"])
    assert [a["token"] for a in state.actions()] == ["spy", "scientist"]
    made(state, act("discard", token="spy", number=1))
    assert "spy" in (*state.bags["axis"], *state.reserves["axis"], "spy")


# -- 20.2 -----------------------------------------------------------------------------------------


def test_20_2_the_player_opens_and_the_automaton_begins_further_on() -> None:
    state = at(
        scenario="solo_nippon",
        options={"stratagems": False},
        markers={"boston": 4, "seattle": 0},
        closed=["jacksonville", "honolulu"],
        reserves={"japan": ["navy_2"], "germany": ["army_1"]},
    )
    assert state.decision.kind == "choose_campaign" and state.decision.seat == "germany"
    found = made(state, act("open", theatre="new_york"))
    moved = events(found, "marker_moved")[0]
    assert moved.breakdown[-1] == ("automaton_step", 1, "20.2") and moved["steps"] >= 2


def test_20_2_not_after_a_campaign_that_the_player_ends() -> None:
    state = at(
        scenario="solo_nippon",
        turn="germany",
        options={"stratagems": False},
        markers={"boston": -4, "seattle": 0},
        closed=["jacksonville", "honolulu"],
        reserves={"japan": ["navy_2"], "germany": ["army_1"]},
    )
    made(state, place("army_1", "boston_1_2"))
    assert state.decision.kind == "choose_bombed", "bombing by the space, and a free one"
    while state.decision.kind == "choose_bombed":
        made(state, state.actions()[0])
    found = made(state, act("open", theatre="new_york"))
    assert events(found, "marker_moved")[0].breakdown == (("carried", 1, "10.3"),)
