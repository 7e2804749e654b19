"""The odds of who is to place a unit: what they are read from, and that they foretell."""

from __future__ import annotations

import random

import pytest

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.bots.odds import TurnOdds, features, weights
from churchill_kit.search import Search

from .helpers import GAME, at

ODDS = TurnOdds()
BOT = ck.player("blitzkrieg", "bot")


def chance(**entries: object) -> float:
    state = at(scenario="solo", turn="allies", **entries)
    assert ODDS.known(state) and ODDS.rests(state)
    return ODDS.chance(state.view("allies"), "allies")


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_each_feature_has_its_weight(scenario: str) -> None:
    state = GAME.new(scenario, seed=1)
    assert state.decision is not None
    seat = state.decision.seat
    assert list(features(state.view(seat), seat)) == list(weights()[scenario])


def test_points_leads_and_weapons_make_them_better() -> None:
    even = chance()
    assert 0 < even < 1
    assert chance(points={"allies": 12}) > even > chance(points={"axis": 12})
    # the marker counts from the side of who begins
    better, worse = (chance(markers={"pacific": at}) for at in (-6, 6))
    assert better > even > worse
    armies = ["army_1", "army_1", "army_1"]
    strong = chance(reserves={"allies": ["army_3", "navy_2", "navy_3"]})
    assert strong > chance(reserves={"allies": armies})


@pytest.mark.parametrize("scenario", ["base", "nippon"])
def test_what_is_hidden_has_no_part_in_them(scenario: str) -> None:
    """The other's tokens are dealt anew, and nothing changes."""
    state, rng = GAME.new(scenario, seed=4), random.Random(4)
    while state.decision is not None:
        view = state.view(state.decision.seat)
        if ODDS.rests(state):
            chance = ODDS.chance(view, view.viewer)
            dealt = view.deal(rng)
            assert ODDS.chance(dealt.view(view.viewer), view.viewer) == chance
        state.take(BOT.choose(view, view.actions(), rng))


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_they_foretell_who_wins(scenario: str) -> None:
    """Games that nothing was learned from: three quarters through, winners stand better."""
    seen: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(60):
        state, rng = GAME.new(scenario, seed=seed), random.Random(seed)
        told: dict[str, list[float]] = {}
        while state.decision is not None:
            view = state.view(state.decision.seat)
            if ODDS.rests(state):
                told.setdefault(view.viewer, []).append(ODDS.chance(view, view.viewer))
            state.take(BOT.choose(view, view.actions(), rng))
        assert state.result is not None
        for seat, chances in told.items():
            seen[seat in state.result.winners].append(chances[len(chances) * 3 // 4])
    won, lost = (sum(x) / len(x) for x in (seen[True], seen[False]))
    assert won > lost + 0.1


def test_who_searches_goes_by_them_and_needs_no_end_of_the_game() -> None:
    state = GAME.new("solo", seed=3)
    assert state.decision is not None
    view = state.view(state.decision.seat)
    player = Search(2)
    action, (reason,) = player.explain(view, view.actions(), random.Random(1))
    assert action in view.actions() and reason.kind in ("thought", "unsure")
    assert 0 < reason.facts["percent"] < 100 and player.misdealt == 0
