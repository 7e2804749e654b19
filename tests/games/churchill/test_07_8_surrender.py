"""7.8 Axis surrender."""

from __future__ import annotations

from itertools import product

import pytest

from churchill_kit.games.churchill.box.components import BOX, BOXES, FRONTS
from churchill_kit.games.churchill.rules.fronts import emperors_conditions
from tests.games.churchill.helpers import (
    asked,
    asks,
    every,
    from_card,
    kinds,
    march,
    offers,
    only,
    play_until,
    position,
    refused,
    revealed,
    to_end,
    without_effect,
)

NONE = {"us": 0, "uk": 0, "ussr": 0}


def technology(events):
    """seat -> German technology gained."""
    return {e["seat"]: e["amount"] for e in every(events, "technology_gained")}


# -- Italy -----------------------------------------------------------------------------------------


def test_7_81_italy_surrenders_to_the_mediterranean_front():
    state = march("mediterranean", "sicily", (1,))
    out = only(state.events, "surrendered")
    assert (out.rule, out["axis"]) == ("7.81", "italy")
    assert state.surrendered == ("italy",)
    # and the front marches on in the next conference
    state = march("mediterranean", "southern_italy", (1,))
    assert state.space("mediterranean").id == "central_italy"
    assert not every(state.events, "surrendered")


def test_7_81_the_game_can_end_with_italy_or_go_on_without():
    both_out = march("western", "western_box", (1,), surrendered=["germany", "japan"])
    assert both_out.result.ending != "hegemon"  # though Italy fights on
    state = march("mediterranean", "sicily", (1,), surrendered=["germany"])
    assert "italy" not in state.surrendered
    assert state.result.ending == "hegemon"


# -- Germany ---------------------------------------------------------------------------------------


def two_fronts(west_die, east_die, **entries):
    """Both fronts stand before Germany, with strength 2, and these dice."""
    return march(
        "western",
        "west_germany",
        (west_die, east_die),
        fronts={"eastern": "east_germany"},
        reserves={"eastern": 0},
        **entries,
    )


@pytest.mark.parametrize(
    "west_die, east_die, gains",
    [
        (1, 1, {"us": 1, "uk": 1, "ussr": 1}),
        (1, 9, {"us": 1, "uk": 1}),
        (9, 1, {"ussr": 2}),
        (9, 9, None),
    ],
)
def test_7_81_germany_three_ways_and_its_technology(west_die, east_die, gains):
    state = two_fronts(west_die, east_die)
    # 7.81: both may enter; a surrender is checked when all fronts have tried
    assert [e["front"] for e in every(state.events, "front_rolled")] == ["western", "eastern"]
    if gains is None:
        assert "germany" not in state.surrendered
        assert state.technology == NONE
        return
    out = only(state.events, "surrendered")
    assert (out.rule, out["axis"]) == ("7.81", "germany")
    assert technology(state.events) == gains
    assert {e.rule for e in every(state.events, "technology_gained")} == {"7.81"}
    assert state.technology == NONE | gains


def test_7_81_technology_is_shared_out_once():
    state = march(
        "far_east",
        "nomohon",
        (1,),
        fronts={"western": "germany"},
        technology={"us": 1, "uk": 1},
    )
    assert not every(state.events, "technology_gained")
    assert state.technology == NONE | {"us": 1, "uk": 1}


# -- Japan -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "front, space",
    [
        ("central_pacific", "okinawa"),
        ("southwest_pacific", "kyushu"),
        ("cbi", "formosa"),
        ("far_east", "korea"),
    ],
)
def test_7_82_japan_surrenders_to_any_front_that_enters(front, space):
    state = march(front, space, (2,))
    out = only(state.events, "surrendered")
    assert (out.rule, out["axis"], out["how"]) == ("7.82", "japan", "invaded")
    state = march(front, space, (3,))
    assert not every(state.events, "surrendered")


B29 = [("central_pacific", "marianas"), ("southwest_pacific", "philippines"), ("cbi", "yunnan")]


def emperor(germany=True, trinity=True, b29=("cbi", "yunnan"), manchuria=True, **entries):
    """A position with the Emperor's conditions met, or some of them missing."""
    front, space = b29 or ("cbi", "burma")
    fronts = {front: space, "far_east": "manchuria" if manchuria else "nomohon"}
    return position(
        at="war",
        scenario="campaign",
        conference=10,
        fronts=fronts | entries.pop("fronts", {}),
        surrendered=["germany"] if germany else [],
        a_bomb={"us": "trinity" if trinity else "hanford"},
        naval={},
        reserves={"cbi": 1, "far_east": 1, "eastern": 1},
        influence={},
        **entries,
    )


@pytest.mark.parametrize("b29", B29)
def test_7_82_all_three_of_the_emperors_conditions(b29):
    state = emperor(b29=b29)
    assert emperors_conditions(state) == (True, True, True)
    out = only(state.events, "surrendered")
    assert (out.rule, out["axis"], out["how"]) == ("7.82", "japan", "emperor")
    assert state.result.rule != "4.43"


@pytest.mark.parametrize("front, space", B29)
def test_7_82_a_b29_space_stays_entered_beyond_it(front, space):
    track = BOX.tracks[front]
    beyond = track.spaces[track.index(space) + 1].id
    assert "japan" in emperor(b29=(front, beyond)).surrendered


@pytest.mark.parametrize(
    "missing",
    [{"germany": False}, {"trinity": False}, {"b29": None}, {"manchuria": False}],
    ids=lambda m: next(iter(m)),
)
def test_7_82_each_condition_missing_in_turn(missing):
    state = emperor(**missing)
    assert "japan" not in state.surrendered
    expected = (
        "germany" not in missing,
        "trinity" not in missing and "b29" not in missing,
        "manchuria" not in missing,
    )
    assert emperors_conditions(state) == expected
    assert state.result.rule == "4.43"


def test_7_82_korea_is_beyond_manchuria():
    assert "japan" in emperor(manchuria=False, fronts={"far_east": "korea"}).surrendered


def test_7_8_germany_is_checked_first_then_japan():
    """Germany falls in this conference and so the Emperor's first condition is met."""
    state = march(
        "western",
        "west_germany",
        (1,),
        fronts={"cbi": "yunnan", "far_east": "manchuria"},
        a_bomb={"us": "trinity"},
    )
    assert [e["axis"] for e in every(state.events, "surrendered")] == ["germany", "japan"]
    assert every(state.events, "surrendered")[1]["how"] == "emperor"
    assert state.result.rule in ("4.41", "4.42")


def test_7_82_manchuria_entered_in_this_conference_counts():
    state = march(
        "far_east",
        "nomohon",
        (1,),
        fronts={"cbi": "yunnan"},
        issues={"ussr_declares_war": "center"},
        surrendered=["germany"],
        a_bomb={"us": "trinity"},
    )
    assert only(state.events, "surrendered")["how"] == "emperor"


def test_7_82_an_invasion_counts_before_the_bomb():
    """Facts, ruling 42."""
    state = march(
        "far_east",
        "korea",
        (1,),
        fronts={"cbi": "yunnan"},
        surrendered=["germany"],
        a_bomb={"us": "trinity"},
    )
    assert only(state.events, "surrendered")["how"] == "invaded"
    assert ("Q", 5, "japan_unoccupied") not in state.result.lines["us"]
    assert ("G", 8, "japan") in state.result.lines["ussr"]


def test_7_82_no_second_surrender():
    state = emperor(fronts={"southwest_pacific": "new_britain"}, germany=False)
    assert "japan" not in state.surrendered
    state = march("western", "west_germany", (1,), surrendered=["japan"])
    assert [e["axis"] for e in every(state.events, "surrendered")] == ["germany"]


# -- after a surrender -----------------------------------------------------------------------------

EUROPE, PACIFIC = set(FRONTS[:3]), set(FRONTS[3:])


@pytest.mark.parametrize("axis, fronts", [("germany", EUROPE), ("japan", PACIFIC)])
def test_7_8_no_front_of_the_theater_moves_again(axis, fronts):
    state = position(
        at="war",
        scenario="campaign",
        conference=10,
        surrendered=[axis],
        naval=dict.fromkeys(BOXES, 5),
        support=dict.fromkeys(FRONTS, 4),
        reserves={},
        rolls=[10] * 7,
        issues={"second_front": "center", "ussr_declares_war": "center"},
    )
    moved = {e["front"] for e in every(state.events, "front_advanced")}
    assert moved == set(FRONTS) - fronts
    assert all(state.fronts[front] == 0 for front in fronts)


@pytest.mark.parametrize("axis, fronts", [("germany", EUROPE), ("japan", PACIFIC)])
def test_7_8_no_offensive_support_by_choice_but_naval(axis, fronts):
    state = position(
        at="decisions",
        scenario="campaign",
        conference=10,
        surrendered=[axis],
        naval={},
        issues={"us_directed_offensive_1": ("us", 1)},
    )
    play_until(state, "directed_offensive")
    assert set(offers(state, "direct", "front")) == set(FRONTS) - fronts
    play_until(state, "allocate_production")
    assert set(offers(state, "support", "front")) == set(FRONTS) - fronts
    for front in fronts:
        assert refused(state, "support", front=front) == ("theater-over", "7.8")
    assert set(offers(state, "naval", "box")) == set(BOXES)


def test_7_8_networks_and_alignment_as_before():
    state = position(
        at="war",
        scenario="campaign",
        conference=10,
        surrendered=["germany", "japan"],
        gains={"us": (0, 1)},
        influence={"poland": {"clandestine": ("ussr", 1)}, "siam": {"clandestine": ("us", 1)}},
        global_issues={"churchill_roosevelt": "us"},
    )
    play_until(state, lambda s: asked(s) == ("us", "place_network_marker"))
    assert "poland" in offers(state, "break_network", "location")
    play_until(state, "place_alignment_marker")
    assert "siam" in offers(state, "align", "location")


def test_7_8_5_11_the_card_places_production_and_support_there_all_the_same(monkeypatch):
    # production: c08a orders a British offensive in CBI
    state = from_card("c08a", surrendered=["japan"])
    events = [*state.events, *play_until(state, lambda s: s.phase == "war")]
    ordered = [e for e in events if e.rule == "6.6"]
    assert [(e.kind, e["front"]) for e in ordered] == [("support_placed", "cbi")]
    # free support, and an issue
    effects = [
        {"op": "support", "front": "western", "amount": 2},
        {"op": "place_issue", "issue": "second_front"},
    ]
    state = revealed(monkeypatch, effects, surrendered=["germany"])
    assert only(state.events, "support_placed")["front"] == "western"
    assert state.support["western"] == 2
    assert state.issues["second_front"] == "center"


def test_7_8_no_card_moves_a_front_of_a_theater_that_is_over():
    state = from_card("c08a", surrendered=["japan"], support={"cbi": 9})
    events = play_until(state, lambda s: s.conference == 9, without_effect)
    assert not [e for e in events if e.get("front") == "cbi" and e.rule.startswith("7.7")]


def test_7_8_both_out_end_the_game_at_once():
    for conference, germany in product((8, 9), ("western", "eastern")):
        space = "west_germany" if germany == "western" else "east_germany"
        state = march(germany, space, (1,), surrendered=["japan"], conference=conference)
        assert state.result is not None
        assert "play_conference" not in [step[0] for step in state.steps]
        assert kinds(state.events)[-3:] == ["conference_closed", "war_over", "game_over"]
        state = march(germany, space, (1,), conference=conference)
        assert state.result is None and asks(state)
        assert state.conference == conference + 1


def test_7_8_the_war_goes_on_against_the_other():
    state = position(at="war", scenario="training", conference=8, surrendered=["germany"])
    events = to_end(state)
    tried = {e["front"] for e in events if e.kind in ("front_rolled", "front_blocked")}
    assert tried and tried <= PACIFIC
