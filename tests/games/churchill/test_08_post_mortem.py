"""8.0 Conference post-mortem or Allied victory."""

from __future__ import annotations

import pytest

import churchill_kit as ck
from tests.games.churchill.helpers import (
    asked,
    asks,
    every,
    kinds,
    march,
    only,
    play_until,
    position,
)


def after(**entries):
    """The next conference after a war phase of the eighth; the events of both."""
    given = {"scenario": "campaign", "conference": 8, "influence": {}}
    state = position(at="war", **(given | entries))
    events = [*state.events, *play_until(state, lambda s: s.conference == 9 or s.result)]
    return state, events


def test_8_0_what_lasts_for_one_conference_goes_back():
    placed = {
        "us_production_1": ("uk", 3),
        "pol_mil_1": "center",
        "us_directed_offensive_1": ("ussr", "chair"),
        "strategic_materials": "center",
        "global_issue": ("us", 6),
    }
    state, events = after(
        issues=placed,
        support={"eastern": 3, "western": 1},
        gains={"us": (2, 1), "uk": (0, 1)},
        inactive=["us"],
    )
    closed = only(events, "conference_closed")
    assert (closed.rule, closed["number"]) == ("8.0", 8)
    by_card = {e["issue"] for e in every(state.events, "issue_placed")}
    for issue in placed:
        assert (state.issues[issue] is None) == (issue not in by_card)
    assert state.center_results == state.activated == ()
    assert state.conference_winner is None and state.directed == {}
    gained = every(state.events, "markers_gained")
    for seat in state.seats:
        mine = [e for e in gained if e["seat"] == seat]
        expected = (sum(e["networks"] for e in mine), sum(e["alignments"] for e in mine))
        assert state.to_place[seat] == expected
    card = [e for e in every(state.events, "support_placed")]
    assert sum(state.support.values()) == sum(e["amount"] for e in card)
    assert not any(state.armies.values())


def test_8_0_what_stays():
    state, _events = after(
        naval={"cbi": 2, "arctic": 2},
        leadership={"europe": "uk", "pacific": "uk"},
        a_bomb={"us": "hanford", "ussr": "oak_ridge"},
        global_issues={"churchill_stalin": "ussr"},
        conference_wins={"ussr": 3},
        influence={"siam": {"clandestine": ("us", 2), "political": "us"}},
    )
    naval = [e for e in state.events if e.kind in ("naval_placed", "naval_removed")]
    changed = {e["box"] for e in naval}
    assert state.naval["cbi"] == 2 or "cbi" in changed
    assert state.naval["arctic"] == 2 or "arctic" in changed
    assert state.leadership == {"europe": "uk", "pacific": "uk"}
    assert state.a_bomb == {"us": 3, "ussr": 2}
    assert state.global_issues["churchill_stalin"] == "ussr"
    assert state.conference_wins["ussr"] == 3
    assert state.alignment["siam"] == "us"


def test_8_0_issues_out_of_the_game_stay_out():
    state, _ = after(fronts={"western": "normandy", "far_east": "manchuria"})
    assert state.issues["second_front"] == state.issues["ussr_declares_war"] == "out"
    play_until(state, lambda s: asks(s) in ("opening_issue", "nominate_issue"))
    offered = {a.get("issue") for a in state.actions()}
    assert not {"second_front", "ussr_declares_war"} & offered


def test_8_0_reserves_still_in_the_game_come_back():
    state, events = after(naval={"western": 2, "central_pacific": 3})
    assert every(events, "armies_placed")
    sunk = sum(e["sunk"] for e in every(events, "navy_fate"))
    assert state.reserves == {
        "german_army": 6,
        "italian_army": 1,
        "german_navy": 1,
        "japanese_army": 4,
        "japanese_navy": 2 - sunk,
    }


def test_8_0_the_conference_card_leaves_the_game():
    state, _events = after()
    assert state.card is not None and state.card.startswith("c09")
    assert len(state.conference_deck) == 1
    assert state.conference_deck[0].startswith("c10")


# -- 8.0.1 to 8.0.3 --------------------------------------------------------------------------------


@pytest.mark.parametrize("conference", [8, 9, 10])
@pytest.mark.parametrize(
    "surrendered", [[], ["germany"], ["japan"], ["germany", "japan"]], ids=lambda s: "-".join(s)
)
def test_8_0_the_end_of_the_game(conference, surrendered):
    state = march("eastern", "eastern_box", (10,), conference=conference, surrendered=surrendered)
    if len(surrendered) == 2 or conference == 10:
        assert kinds(state.events)[-1] == "game_over"
        assert state.decision is None and state.actions() == ()
        assert (state.result.rule == "4.43") == (len(surrendered) < 2)
        assert state.phase == "end"
    else:
        assert state.result is None
        assert state.conference == conference + 1
        assert asked(state)[1] == "agenda_card"


@pytest.mark.parametrize(("conference", "left"), [(6, "7 to 10"), (9, "10"), (10, "")])
def test_8_0_which_conferences_are_not_played_when_the_war_is_over(conference, left):
    out = {"conference": conference, "scenario": "campaign"}
    state = march("eastern", "eastern_box", (10,), surrendered=["germany", "japan"], **out)
    over = every(state.events, "war_over")
    assert len(over) == bool(left)
    for event in over:
        assert (event.rule, event["number"], event["last"]) == ("8.0", conference, 10)
        assert f" {left} " in ck.say(event, "en")
    state = march("eastern", "eastern_box", (10,), surrendered=["germany"], **out)
    assert not every(state.events, "war_over")


def test_8_0_the_game_over_event_tells_the_result():
    state = march("eastern", "eastern_box", (10,))
    over = only(state.events, "game_over")
    assert over.rule == state.result.rule == "4.43"
    assert over["winner"] == state.result.winner
    assert {seat: over[seat] for seat in state.seats} == state.result.final
