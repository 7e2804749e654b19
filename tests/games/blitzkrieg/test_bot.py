"""The player of the two-player game: sensible on both sides, and it says why."""

from __future__ import annotations

import random

import pytest

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.bots.bot import AGAINST_PLAYERS, ALONE, Bot, Tastes
from tests.sentences import begins, clean

from .helpers import GAME, act, at, full, place

BOT = ck.player("blitzkrieg", "bot")


def chosen(state: ck.State, seat: str) -> ck.Action:
    view = state.view(seat)
    return BOT.choose(view, view.actions(), random.Random(1))


@pytest.mark.parametrize("scenario", ["base", "nippon"])
def test_it_beats_chance_from_both_sides(scenario: str) -> None:
    seats = GAME.seats_of(scenario)
    for n, seat in enumerate(seats):
        won = sum(
            ck.play(
                "blitzkrieg", {seat: "bot", seats[1 - n]: "random"}, scenario, seed=k
            ).state.result.winner
            == seat
            for k in range(20)
        )
        assert won >= 17, (scenario, seat, won)


def test_it_closes_a_theatre_when_it_can() -> None:
    state = at(markers={"south_east_asia": 9}, reserves={"axis": ["navy_2", "army_3"]})
    assert chosen(state, "axis")["token"] == "navy_2"
    assert chosen(state, "axis")["space"].startswith("south_east_asia")


def test_it_wins_the_war_when_it_can() -> None:
    tokens = {k: v for k, v in full(("pacific_1", "axis")).items() if k != "pacific_1_1"}
    state = at(
        turn="allies",
        tokens=tokens,
        markers={"pacific": 0},
        points={"axis": 0, "allies": 23},
        reserves={"allies": ["navy_1", "army_3"]},
    )
    assert chosen(state, "allies") in (
        place("navy_1", "pacific_1_1"),
        place("navy_1", "south_east_asia_1_1"),
    )


def test_it_takes_the_strongest_of_the_row() -> None:
    state = at(
        scenario="solo",
        turn="allies",
        reserves={"axis": ["army_1", "army_3", "navy_1"], "allies": ["navy_1"]},
    )
    state.apply(place("navy_1", "pacific_1_1"))
    assert chosen(state, "allies") == act("discard", token="army_3", number=2)


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_it_says_why(lang: str) -> None:
    kinds = set()
    for scenario in GAME.scenarios:
        for seed in range(6):
            state = GAME.new(scenario, seed=seed)
            rng = random.Random(seed)
            while state.decision is not None:
                view = state.view(state.decision.seat)
                action, reasons = BOT.explain(view, view.actions(), rng)
                assert action in view.actions() and reasons
                for reason in reasons:
                    kinds.add(reason.kind)
                    told = ck.say(reason, lang)
                    clean(told, lang)
                    assert begins(told) and told.endswith(".")
                state.apply(action)
    assert len(kinds) > 9


def test_equal_views_get_equal_answers() -> None:
    view = GAME.new("base", seed=3).view("axis")
    assert BOT.choose(view, view.actions()) is BOT.choose(view, view.actions())


def test_its_tastes_for_the_solo_game_win_more_of_it() -> None:
    won: dict[Tastes, int] = {}
    for tastes in (AGAINST_PLAYERS, ALONE):
        bot, won[tastes] = Bot(tastes), 0
        for seed in range(40):
            state, rng = GAME.new("solo", seed=seed, level="medium"), random.Random(seed)
            while state.decision is not None:
                view = state.view("allies" if state.automaton == "axis" else "axis")
                state.take(bot.choose(view, view.actions(), rng))
            assert state.result is not None
            won[tastes] += state.automaton not in state.result.winners
    assert won[ALONE] > won[AGAINST_PLAYERS]
