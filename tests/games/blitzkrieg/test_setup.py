"""5.0 Set-up of the base game, positions by hand, and what nobody may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import research_of, set_of
from churchill_kit.games.blitzkrieg.rules import setup
from tests.sentences import begins, clean

from .helpers import GAME, act, at, made, place, refused, totals


def test_5_0_5_1_5_2_the_board_is_laid_out() -> None:
    state = GAME.new("base", seed=1)
    assert set(state.markers.values()) == {0} and len(state.markers) == 5
    assert not state.tokens and not state.won and not state.closed
    assert state.events[0].kind == "game_started" and state.events[0].rule == "5.1"
    assert refused(state, place("army_1", "boston_1_2")).rule == "5.1"


def test_5_3_5_4_a_bag_and_three_tokens_each() -> None:
    state = GAME.new("base", seed=1)
    for seat in ("axis", "allies"):
        reserve, bag = state.reserves[seat], state.bags[seat]
        assert len(reserve) == 3 and sorted((*reserve, *bag)) == sorted(set_of(seat))
    assert {tuple(GAME.new("base", seed=n).reserves["axis"]) for n in range(9)} != {()}


def test_5_3_tokens_that_are_not_seen_may_be_anywhere() -> None:
    state = GAME.new("base", seed=3)
    view, rng = state.view("axis"), random.Random(1)
    seen = {view.deal(rng).reserves["allies"] for _ in range(200)}
    assert len(seen) > 100 and {t for held in seen for t in held} == set(set_of("allies"))
    assert {view.deal(rng).reserves["axis"] for _ in range(9)} == {state.reserves["axis"]}


def test_5_4_reserves_are_secret() -> None:
    state = GAME.new("base", seed=1)
    view = state.view("axis")
    assert view.reserves == {"axis": state.reserves["axis"], "allies": 3}
    assert view.bags == {"axis": state.bags["axis"], "allies": 19}
    assert view.research == 16 and view.seed is None
    assert state.view(None).reserves == {"axis": 3, "allies": 3}


def test_5_4_even_their_number_may_be() -> None:
    state = GAME.new("base", seed=1, secret_count=True)
    view = state.view("axis")
    assert view.reserves["allies"] is None and view.bags["allies"] is None
    assert view.view(None).reserves == {"axis": None, "allies": None}
    dealt = view.deal(random.Random(1))
    assert dealt.view("axis") == view and totals(dealt) == totals(state)


def test_5_5_nobody_has_points() -> None:
    assert GAME.new("base", seed=1).score() == {"axis": 0, "allies": 0}


def test_5_6_research_lies_face_down() -> None:
    assert GAME.new("base", seed=1).research == research_of(False)
    assert len(GAME.new("base", seed=1, more_weapons=True).research) == 18


def test_5_7_the_axis_begins() -> None:
    assert GAME.new("base", seed=1).decision.seat == "axis"


# -- what has been seen ------------------------------------------------------------------------


def bombed() -> Any:
    """The Axis has bombed the only token of the Allies, a spy; the Allies have not drawn since."""
    state = at(
        reserves={"axis": ["navy_1"], "allies": ["spy", "army_1"]},
        points={"axis": 3, "allies": 0},
        rolls=(2,),  # the order of a reserve: army 1, spy
    )
    made(state, place("navy_1", "pacific_1_1"))
    return state


def test_what_was_bombed_is_known_to_both_and_to_nobody_else() -> None:
    state = bombed()
    assert state.reserves["allies"] == ("army_1",) and "spy" in state.bags["allies"]
    assert state.view("axis").returned["allies"] == ("spy",)
    assert state.view("axis").known["axis"] == ("spy",)
    assert state.view("allies").known["axis"] is None
    assert state.view(None).returned["allies"] is None


def test_a_deal_keeps_what_was_seen() -> None:
    view, rng = bombed().view("axis"), random.Random(2)
    for _ in range(100):
        dealt = view.deal(rng)
        assert "spy" in dealt.bags["allies"] and "spy" not in dealt.reserves["allies"]
        assert dealt.decision.seat == "allies" and dealt.actions()


def test_after_a_draw_it_may_be_in_the_reserve_and_when_placed_it_is_open() -> None:
    state = bombed()
    bag = state.bags["allies"]
    made(state, place("army_1", "eastern_europe_1_1"), rolls=(bag.index("spy") + 1,))
    assert "spy" in state.reserves["allies"] and state.returned["allies"] == ()
    held = [state.view("axis").deal(random.Random(n)) for n in range(60)]
    where = {"spy" in dealt.reserves["allies"] for dealt in held}
    assert where == {True, False}
    assert all("spy" in (*d.reserves["allies"], *d.bags["allies"]) for d in held)


# -- positions by hand ----------------------------------------------------------------------------

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "thirty armies": (
        {"bags": {"axis": ["army_1"] * 30}, "reserves": {"axis": []}},
        "too-many",
    ),
    "a bag that does not add up": ({"bags": {"axis": ["army_1"]}}, "missing-key"),
    "a weapon twice": ({"reserves": {"axis": ["spy"], "allies": ["spy"]}}, "twice"),
    "a unit of another side": ({"tokens": {"pacific_1_1": ("japan", "navy_1")}}, "does-not-fit"),
    "a token too often": (
        {"tokens": {"pacific_1_1": ("axis", "general")}, "reserves": {"axis": ["general"]}},
        "twice",
    ),
    "a marker off the track": ({"markers": {"pacific": 20}}, "does-not-fit"),
    "a space that is none": ({"tokens": {"atlantic_1_1": ("axis", "navy_1")}}, "unknown-key"),
    "another seat": ({"turn": "japan"}, "not-one-of"),
    "weather": ({"weather": "fog"}, "unknown-key"),
    "another board": ({"tokens": {"boston_1_1": ("axis", "navy_1")}}, "not-one-of"),
    "a campaign won before its end": ({"won": {"pacific_1": "axis"}}, "does-not-fit"),
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_an_impossible_position_is_one_sentence(name: str, lang: str) -> None:
    entries, what = WRONG[name]
    with pytest.raises(ck.BadPosition) as caught:
        at(**entries)
    assert caught.value.facts["what"] == what, caught.value.facts
    told = ck.say(caught.value, lang)
    assert begins(told) and told.endswith(".") and told.count(". ") < 2


def test_what_is_not_given_is_as_in_the_set_up() -> None:
    state = at(seed=4)
    assert [len(state.reserves[s]) for s in state.seats] == [3, 3]
    assert totals(state) == totals(GAME.new("base", seed=1))
    assert at(reserves={"axis": ["spy"]}).research.count("spy") == 0
    assert at(turn="allies").decision.seat == "allies"
    with pytest.raises(ck.BadSetup):
        at(scenario="long")


# -- saves ----------------------------------------------------------------------------------------


def damaged() -> dict[str, dict[str, Any]]:
    """Saves with one thing wrong in each."""
    state = GAME.new("base", seed=2)
    made(state, state.actions()[0])
    good: dict[str, Any] = state.dump()["state"]
    bag = good["bags"]["axis"]
    return {
        "a token twice": good | {"bags": good["bags"] | {"axis": [*bag, "general", "general"]}},
        "a token lost": good | {"bags": good["bags"] | {"axis": bag[1:]}},
        "a weapon among the units": good | {"research": ["army_1", *good["research"][1:]]},
        "a hidden bag in a whole position": good | {"bags": good["bags"] | {"axis": 19}},
        "a seat of another game": good | {"points": good["points"] | {"japan": 1}},
        "no such step": good | {"steps": [["lunch", "axis"]]},
        "a theatre of the other board": good | {"closed": ["boston"]},
        "steps in the wrong order": good | {"steps": [["place_unit", "axis"]]},
        "a campaign that is not full": good | {"won": {"pacific_2": "axis"}},
        "a marker off the track": good | {"markers": good["markers"] | {"pacific": 15}},
        "a chip without automaton": good | {"chip": "secure"},
        "an option that is none": good | {"options": good["options"] | {"level": "absurd"}},
    }


@pytest.mark.parametrize("name", sorted(damaged()))
@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_a_damaged_save_is_one_sentence(name: str, lang: str) -> None:
    with pytest.raises(ck.BadSave) as caught:
        GAME.load({"game": "blitzkrieg", "format": 1, "state": damaged()[name]})
    told = ck.say(caught.value, lang)
    assert begins(told) and told.endswith(".")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_an_action_that_is_none_is_refused(lang: str) -> None:
    state = GAME.new("base", seed=1)
    for action in (act("stop"), act("choose", theatre="pacific"), act("use", space="pacific_1_1")):
        told = ck.say(refused(state, action), lang)
        assert begins(told) and told.endswith("(6.1).")
        clean(told.replace(" (6.1)", ""), lang)


def test_12_4_each_roll_says_which_of_them_it_is_and_names_its_theatre() -> None:
    sixes = 0
    for level, (rolls, _) in setup.LEVELS.items():
        for seed in range(12):
            state = GAME.new("solo", seed=seed, level=level)
            told = [e for e in state.events if e.kind == "start_rolled"]
            while state.decision.kind == "choose_start":
                told += [e for e in state.apply(state.actions()[0]) if e.kind == "start_rolled"]
            assert [(e["number"], e["of"]) for e in told] == [
                (n, rolls) for n in range(1, rolls + 1)
            ]
            for e in told:
                sixes += e["roll"] == 6
                known = None if e["roll"] == 6 else state.board.by_die(e["roll"])
                assert e["theatre"] == known
    assert sixes


def test_options_are_offered_where_they_do_something() -> None:
    """5.4, 5.6, 12.4, 18.0"""
    assert GAME.options_of("base") == ("secret_count", "more_weapons")
    assert GAME.options_of("nippon") == ("secret_count",)
    assert set(GAME.options) - set(GAME.options_of("solo")) == {"secret_count"}
    assert GAME.options_of("solo_nippon") == ("stratagems", "extra_points", "extra_steps")
