"""9.2 Building the conference deck; 9.5, 9.6 and 9.7 the set-ups, as the rulebook lists them."""

from __future__ import annotations

from typing import Any

import pytest

from churchill_kit.games.churchill.box.components import BOX
from tests.games.churchill.helpers import (
    GAME,
    Churchill,
    asked,
    asks,
    every,
    only,
    play,
    play_until,
    position,
)

SEATS = ("us", "uk", "ussr")
SCENARIOS = ("training", "tournament", "campaign")
FIRST = {"training": 8, "tournament": 6, "campaign": 1}


def set_up(scenario: str) -> Churchill:
    """The board before the first conference card is revealed."""
    return GAME.set_up(scenario, 0, GAME.check_options({}))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_1_9_5_9_6_9_7_positions_by_hand_begin_with_the_same_board(scenario: str) -> None:
    new, by_hand = set_up(scenario), position(at="agenda", card=None, scenario=scenario)
    for field in (
        "fronts", "naval", "support", "reserves", "networks", "alignment", "global_issues",
        "leadership", "a_bomb", "issues", "leaders", "surrendered", "entered", "technology",
    ):  # fmt: skip
        assert getattr(by_hand, field) == getattr(new, field), field


# -- 9.54, 9.64, 9.74 ------------------------------------------------------------------------------

# Front: space, naval support in its box; and the Arctic box.
BOARD: dict[str, dict[str, tuple[str, int]]] = {
    "training": {
        "western": ("Rhineland", 5),
        "mediterranean": ("Central Italy", 3),
        "arctic": ("", 1),
        "eastern": ("Prussia", 0),
        "cbi": ("CBI Theater Box", 1),
        "far_east": ("Nomohon", 0),
        "central_pacific": ("Marianas Islands", 3),
        "southwest_pacific": ("Vogelkop/New Guinea", 3),
    },
    "tournament": {
        "western": ("Bolero", 5),
        "mediterranean": ("Southern Italy", 3),
        "arctic": ("", 0),
        "eastern": ("Belorussia", 0),
        "cbi": ("CBI Theater Box", 0),
        "far_east": ("Nomohon", 0),
        "central_pacific": ("Caroline Islands", 3),
        "southwest_pacific": ("Papua New Guinea", 3),
    },
    "campaign": {
        "western": ("Western Theater Box", 0),
        "mediterranean": ("Mediterranean Theater Box", 1),
        "arctic": ("", 0),
        "eastern": ("Eastern Theater Box", 0),
        "cbi": ("CBI Theater Box", 0),
        "far_east": ("Far East Theater Box", 0),
        "central_pacific": ("Central Pacific Theater Box", 1),
        "southwest_pacific": ("Southwest Pacific Theater Box", 3),
    },
}

# Location: networks, alignment.
INFLUENCE: dict[str, dict[str, str]] = {
    "training": {
        "us": "France 1 1, Czechoslovakia 1 1, Siam 1 1, Dutch East Indies 1 0, Vietnam 1 0, "
        "Laos/Cambodia 1 1",
        "uk": "Netherlands 1 1, Belgium 1 1, Poland 1 0, Greece 1 0, Middle East 1 1, Persia 1 1",
        "ussr": "Baltic States 1 1, Yugoslavia 1 1, Hungary 1 0, Rumania 1 1, Bulgaria 1 1, "
        "Austria 1 0",
    },
    "tournament": {
        "us": "France 1 1, Czechoslovakia 1 0, Siam 1 0, Dutch East Indies 1 0, Vietnam 1 0, "
        "Laos/Cambodia 1 0",
        "uk": "Netherlands 1 1, Belgium 1 0, Poland 1 0, Greece 1 0, Middle East 1 0, Persia 1 0",
        "ussr": "Baltic States 1 1, Yugoslavia 1 1, Rumania 1 0, Bulgaria 1 0",
    },
    "campaign": {"us": "", "uk": "", "ussr": ""},
}
A_BOMB = {"training": "hanford", "tournament": "oak_ridge", "campaign": "letter_to_roosevelt"}
EUROPE = {"training": "us", "tournament": "uk", "campaign": "uk"}


def named(name: str) -> str:
    """A name as on the board, without what the reconstruction adds to it."""
    return name.replace("UK/", "")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_54_9_64_9_74_fronts_and_naval_support(scenario: str) -> None:
    s = set_up(scenario)
    for box, (space, naval) in BOARD[scenario].items():
        assert s.naval[box] == naval
        if space:
            assert named(s.space(box).name["en"]) == space
    assert set(s.naval) == set(BOARD[scenario])
    assert not any(s.support.values()) and not any(s.armies.values())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_54_9_64_9_74_networks_and_alignment(scenario: str) -> None:
    s = set_up(scenario)
    names = {location.name["en"]: key for key, location in BOX.locations.items()}
    networks: dict[str, Any] = {}
    alignment: dict[str, str] = {}
    for seat, text in INFLUENCE[scenario].items():
        for entry in filter(None, text.split(", ")):
            name, clandestine, political = entry.rsplit(" ", 2)
            networks[names[name]] = (seat, int(clandestine))
            if political == "1":
                alignment[names[name]] = seat
    assert s.networks == networks
    assert s.alignment == alignment


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_54_9_64_9_74_other_markers(scenario: str) -> None:
    s = set_up(scenario)
    assert s.leadership == {"europe": EUROPE[scenario], "pacific": "us"}
    assert {p: BOX.a_bomb[i] for p, i in s.a_bomb.items()} == {
        "us": A_BOMB[scenario],
        "ussr": "letter_to_roosevelt",
    }
    assert set(s.global_issues.values()) == {"neutral"} and len(s.global_issues) == 3
    assert s.conference_wins == dict.fromkeys(SEATS, 0)
    assert s.leaders == {"us": "roosevelt", "uk": "churchill", "ussr": "stalin"}
    assert s.technology == dict.fromkeys(SEATS, 0)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_54_9_64_9_74_reserves(scenario: str) -> None:
    """9.54.5, 9.64.6: the Italian army and the German navy are out of play."""
    at_war = 1 if scenario == "campaign" else 0
    for s in (GAME.new(scenario, seed=1), set_up(scenario)):
        assert s.reserves == {
            "german_army": 6,
            "italian_army": at_war,
            "german_navy": at_war,
            "japanese_army": 4,
            "japanese_navy": 2,
        }
        assert s.surrendered == (("italy",) if not at_war else ())


def test_9_52_the_training_scenario_is_played_without_the_second_front() -> None:
    s = set_up("training")
    assert {n for n, place in s.issues.items() if place == "out"} == {"second_front"}
    assert GAME.new("training", seed=1).issues["second_front"] == "out"


def test_9_62_9_64_the_tournament_begins_with_the_second_front_on_the_table() -> None:
    s = set_up("tournament")
    assert {n: p for n, p in s.issues.items() if p is not None} == {"second_front": "center"}
    s = position(at="agenda", card=None, scenario="tournament")
    play_until(s, lambda s: s.conference == 7)
    assert s.issues["second_front"] in (None, "out")  # not by set-up again


def test_9_72_all_issues_are_available_in_the_campaign() -> None:
    s = set_up("campaign")
    assert set(s.available()) == set(BOX.issues) and len(BOX.issues) == 18


def test_9_53_no_points_for_normandy_or_central_italy_in_the_training_scenario() -> None:
    lines = position(at="end", scenario="training").result.lines
    assert not {rule for seat in SEATS for rule, _, _ in lines[seat]} & {"K", "L"}


def test_check_31_the_training_set_up_scores_16_23_22() -> None:
    """Markers and fronts as set up, nothing won yet (facts, section 12)."""
    result = position(at="end", scenario="training", conference=8).result
    assert result.scores == {"us": 16, "uk": 23, "ussr": 22}
    for seat in SEATS:
        assert sum(points for _, points, _ in result.lines[seat]) == result.scores[seat]


@pytest.mark.parametrize("scenario", ["training", "tournament"])
def test_9_4_s_no_rivalry_at_the_start(scenario: str) -> None:
    lines = position(at="end", scenario=scenario).result.lines
    assert all(rule != "S" for seat in SEATS for rule, _, _ in lines[seat])


# -- 9.2 The conference deck, staff ----------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_2_one_card_of_each_conference_in_order(scenario: str) -> None:
    for seed in range(10):
        s = GAME.new(scenario, seed=seed)
        deck = (s.card, *s.conference_deck)
        assert [BOX.conferences[c].number for c in deck] == list(range(FIRST[scenario], 11))
        assert s.conference == FIRST[scenario]


def test_9_2_each_variant_may_be_chosen() -> None:
    for number, i in ((1, 0), (6, 5), (10, 9)):
        found = set()
        for seed in range(30):
            s = GAME.new("campaign", seed=seed)
            found.add((s.card, *s.conference_deck)[i])
        assert found == {c.id for c in BOX.conferences.values() if c.number == number}


def test_9_2_nobody_knows_the_cards_to_come() -> None:
    s = GAME.new("training", seed=3)
    for seat in (*SEATS, None):
        view = s.view(seat)
        assert view.conference_deck is None
        assert not any(card in repr(view.dump()) for card in s.conference_deck)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_9_52_9_62_9_72_leaders_and_full_staff_decks(scenario: str) -> None:
    s = set_up(scenario)
    for seat in SEATS:
        cards = (*s.hands[seat], *s.decks[seat])
        assert sorted(cards) == sorted(BOX.decks[seat]) and len(cards) == 21
        assert s.is_active(seat)


def test_9_51_9_61_9_71_each_scenario_ends_after_the_tenth_conference_at_the_latest() -> None:
    """9.3, 4.4."""
    s = position(at="war", scenario="campaign", conference=10)
    events = play_until(s, lambda s: s.result is not None)
    assert only(events, "game_over") and s.conference == 10
    s = position(at="war", scenario="campaign", conference=9)
    play_until(s, lambda s: asks(s) == "agenda_card" or s.result is not None)
    assert asked(s) == ("us", "agenda_card") and s.conference == 10


def test_9_2_cards_are_taken_from_the_deck_one_by_one() -> None:
    s = GAME.new("tournament", seed=8)
    deck = s.conference_deck
    play_until(s, lambda s: s.conference == 7)
    assert s.card == deck[0] and s.conference_deck == deck[1:]


def test_9_1_a_new_game_begins_with_the_agenda_cards() -> None:
    for scenario in SCENARIOS:
        s = GAME.new(scenario, seed=1)
        assert asked(s) == ("us", "agenda_card")
        assert only(s.events, "game_started")["scenario"] == scenario
        assert every(s.events, "conference_opened")[0]["number"] == FIRST[scenario]
        play(s, "pick", card=s.hand("us")[0])
        assert asked(s) == ("uk", "agenda_card")


# -- 10.2 Secret agendas (option) ------------------------------------------------------------------


def test_10_2_three_secret_markers_each_when_the_variant_is_played() -> None:
    assert GAME.new("training", seed=1).secret_agendas == {}
    s = GAME.new("training", seed=1, secret_agenda=True)
    drawn = [m for seat in SEATS for m in s.secret_agendas[seat]]
    assert [len(s.secret_agendas[seat]) for seat in SEATS] == [3, 3, 3]
    assert len(set(drawn)) == 9 and set(drawn) <= set(BOX.agenda_markers)
    assert len(BOX.agenda_markers) == 36
    assert s.view("uk").secret_agendas == {
        "us": None, "uk": s.secret_agendas["uk"], "ussr": None,
    }  # fmt: skip
