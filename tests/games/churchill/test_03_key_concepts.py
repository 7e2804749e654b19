"""3.1 to 3.27: what a game is made of; and the beginnings of 9.6, 9.7, 10.0 and 11.0."""

from __future__ import annotations

import itertools

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import SEATS
from churchill_kit.games.churchill.rules.scoring import score
from tests.games.churchill.helpers import GAME, every, play_until, position


def test_3_1_a_game_is_a_row_of_conferences_until_the_last_or_both_axis_powers_are_out() -> None:
    s = GAME.new("tournament", seed=4)
    events = [*s.events, *play_until(s, lambda s: s.result is not None)]
    numbers = [e["number"] for e in every(events, "conference_opened")]
    assert numbers == list(range(6, 6 + len(numbers)))
    assert numbers[-1] == 10 or set(s.surrendered) == {"germany", "japan"}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_3_26_the_us_or_the_uk_leads_each_theater(scenario: str) -> None:
    assert set(GAME.new(scenario, seed=1).leadership.values()) <= {"us", "uk"}
    with pytest.raises(ck.BadPosition):
        position(at="meeting", scenario=scenario, leadership={"europe": "ussr"})


def test_3_27_support_counts_by_its_total_whatever_the_markers() -> None:
    """x1, x2 and x3 markers are change; what is placed is a sum."""
    s = position(at="war", support={"western": 7}, naval={"western": 5}, reserves={})
    told = [e for e in s.events if e.kind == "front_rolled" and e["front"] == "western"]
    assert all(part[0] != "offensive_support:2" for e in told for part in e.breakdown)
    assert any("offensive_support:7" in part[0] for e in told for part in e.breakdown)


@pytest.mark.parametrize("scenario", ["tournament", "campaign"])
def test_9_63_9_73_nobody_begins_with_points_of_conferences(scenario: str) -> None:
    s = GAME.new(scenario, seed=1)
    assert set(s.conference_wins.values()) == {0}
    letters = {letter for lines in score(s).values() for letter, _, _ in lines}
    assert not letters & {"D", "E", "K", "L", "P"}


def test_10_0_the_variant_is_chosen_and_otherwise_nobody_has_secrets() -> None:
    assert GAME.options["secret_agenda"].default is False
    assert not any(GAME.new("training", seed=1).secret_agendas.values())
    chosen = GAME.new("training", seed=1, secret_agenda=True)
    assert all(chosen.secret_agendas[seat] for seat in SEATS)


@pytest.mark.parametrize("count", range(4))
def test_11_0_bots_take_any_of_the_seats(count: int) -> None:
    """Zero to three people; here the others play at random."""
    for bots in itertools.islice(itertools.combinations(SEATS, count), 1):
        players = {seat: "bot" if seat in bots else "random" for seat in SEATS}
        record = ck.play("churchill", players, scenario="training", seed=11)
        assert record.state.result is not None
        assert record.state.result.winner in SEATS
