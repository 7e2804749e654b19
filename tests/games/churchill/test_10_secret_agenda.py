"""10.0 Secret agenda variant."""

from __future__ import annotations

from collections import Counter

import pytest

from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.rules.scoring import points, score
from tests.games.churchill.helpers import GAME, march, only, play_until, position

ALL = ("us", "uk", "ussr")
VARIANT = {"secret_agenda": True}


def marker(location, number=0):
    """A marker with the name of a location."""
    return [m for m, where in BOX.agenda_markers.items() if where == location][number]


def end(agendas, influence, **entries):
    """The result of a game with these markers and alignment."""
    given = {"scenario": "campaign", "conference": 10, "options": VARIANT}
    influence = {name: {"political": seat} for name, seat in influence.items()}
    return position(
        at="end", secret_agendas=agendas, influence=influence, **(given | entries)
    ).result


def agenda_points(result):
    """seat -> points by 10.3."""
    return {s: sum(n for rule, n, _ in result.lines[s] if rule == "10.3") for s in ALL}


def test_10_1_thirty_six_markers_for_all_locations_some_twice():
    assert len(BOX.agenda_markers) == 36
    count = Counter(BOX.agenda_markers.values())
    assert set(count) == set(BOX.locations)
    assert sorted(count.values()) == [1] * 8 + [2] * 14


@pytest.mark.parametrize("seed", range(20))
def test_10_2_three_each_at_random(seed):
    state = GAME.new("training", seed=seed, secret_agenda=True)
    drawn = [m for seat in ALL for m in state.secret_agendas[seat]]
    assert [len(state.secret_agendas[seat]) for seat in ALL] == [3, 3, 3]
    assert len(set(drawn)) == 9
    assert set(drawn) <= set(BOX.agenda_markers)
    told = only(state.events, "secret_agendas_drawn")
    assert told.rule == "10.2"
    assert not any(m in str(told.dump()) for m in drawn)
    other = GAME.new("training", seed=seed + 100, secret_agenda=True)
    assert other.secret_agendas != state.secret_agendas


def test_10_2_not_without_the_option():
    assert GAME.new("training", seed=1).secret_agendas == {}


def test_10_2_hidden_until_the_end():
    state = GAME.new("training", seed=3, secret_agenda=True)
    for seat in ALL:
        view = state.view(seat)
        assert view.secret_agendas[seat] == state.secret_agendas[seat]
        assert [s for s in ALL if view.secret_agendas[s] is None] == [s for s in ALL if s != seat]
        text = str(view.dump())
        for other in ALL:
            assert other == seat or not any(m in text for m in state.secret_agendas[other])
    assert set(state.view(None).secret_agendas.values()) == {None}
    play_until(state, "")
    for seat in (*ALL, None):  # all players reveal them at the end
        assert state.view(seat).secret_agendas == state.secret_agendas


def test_10_3_five_for_each_marker_with_ones_alignment():
    agendas = {"us": [marker("poland"), marker("france"), marker("siam")]}
    assert agenda_points(end(agendas, {})) == {"us": 0, "uk": 0, "ussr": 0}
    result = end(agendas, {"poland": "us"})
    assert agenda_points(result) == {"us": 5, "uk": 0, "ussr": 0}
    assert ("10.3", 5, "poland") in result.lines["us"]
    assert ("A", 3, "poland") in result.lines["us"]
    assert agenda_points(end(agendas, {"poland": "us", "france": "us", "siam": "us"}))["us"] == 15
    # another's alignment there counts for nobody
    assert agenda_points(end(agendas, {"poland": "ussr"})) == {"us": 0, "uk": 0, "ussr": 0}


def test_10_3_networks_alone_do_not_count():
    agendas = {"us": [marker("poland")]}
    result = position(
        at="end",
        scenario="campaign",
        conference=10,
        options=VARIANT,
        secret_agendas=agendas,
        influence={"poland": {"clandestine": ("us", 2)}},
    ).result
    assert agenda_points(result)["us"] == 0


def test_10_3_two_markers_for_one_place_score_twice():
    both = [marker("poland", 0), marker("poland", 1)]
    assert agenda_points(end({"uk": both}, {"poland": "uk"}))["uk"] == 10
    # and each power its own
    split = {"uk": both[:1], "ussr": both[1:]}
    assert agenda_points(end(split, {"poland": "ussr"})) == {"us": 0, "uk": 0, "ussr": 5}


def test_10_3_the_points_count_before_the_winner_is_found():
    """4.41 turns into 4.42: a gap of more than twenty."""
    out = {"surrendered": ["germany", "japan"], "philippines_entered": True}
    held = {name: "ussr" for name in ("poland", "rumania", "bulgaria", "hungary")}
    held |= {name: "uk" for name in ("siam", "malaya", "vietnam", "laos_cambodia")}
    held |= {"dutch_east_indies": "us"}
    plain = end({}, held, **out)
    assert plain.scores == {"us": 8, "uk": 12, "ussr": 20}
    assert plain.rule == "4.41"
    agendas = {"ussr": [marker("poland"), marker("rumania"), marker("hungary")]}
    result = end(agendas, held, **out)
    assert result.scores == {"us": 8, "uk": 12, "ussr": 35}
    assert (result.rule, result.ending, result.winner) == ("4.42", "broken_first", "ussr")


def test_10_3_a_view_counts_only_what_its_seat_may_see():
    state = position(
        at="meeting",
        scenario="training",
        options=VARIANT,
        secret_agendas={"us": [marker("france")], "ussr": [marker("rumania")]},
    )
    assert points(score(state)) == {"us": 21, "uk": 23, "ussr": 27}
    assert points(score(state.view("us"))) == {"us": 21, "uk": 23, "ussr": 22}
    assert points(score(state.view("ussr"))) == {"us": 16, "uk": 23, "ussr": 27}
    assert points(score(state.view(None))) == {"us": 16, "uk": 23, "ussr": 22}


def test_10_3_through_the_end_of_a_war_phase():
    result = march(
        "eastern",
        "belorussia",
        (10,),
        options=VARIANT,
        influence={"poland": {"clandestine": ("uk", 1), "political": "uk"}},
        secret_agendas={"uk": [marker("poland")]},
    ).result
    assert agenda_points(result)["uk"] == 5
