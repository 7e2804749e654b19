"""Random play of every set-up: no token is created or lost, views leak nothing, deals fit what was
seen, every position can be saved. CHURCHILL_KIT_GAMES sets how many games of each (40 if it is not
set)."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, THEATRES
from churchill_kit.games.blitzkrieg.rules.units import placements
from churchill_kit.games.blitzkrieg.state import BOTH, Blitzkrieg
from tests.helpers import play_on, through_json
from tests.sentences import begins, clean

from .helpers import GAME, totals

GAMES = int(os.environ.get("CHURCHILL_KIT_GAMES", "40"))
CLOSELY = 8  # one of so many games is looked at closely, at each decision
GAME_RULES = set(book("blitzkrieg").rules())
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"secret_count": True},
    {"more_weapons": True, "level": "hard", "extra_points": 3, "extra_steps": 2},
    {"stratagems": False, "level": "medium"},
)
SETUPS = [(scenario, n) for scenario in GAME.scenarios for n in range(len(OPTIONS))]


@pytest.mark.parametrize(("scenario", "n"), SETUPS)
def test_1_0_nothing_is_created_or_lost(scenario: str, n: int) -> None:
    endings = set()
    for seed in range(n, GAMES, len(OPTIONS)):
        state = GAME.new(scenario, seed=seed, **OPTIONS[n])
        assert isinstance(state, Blitzkrieg)
        begun, last = totals(state), state
        weapons = 18 if state.nippon or OPTIONS[n].get("more_weapons") else 16
        assert [sum(x.values()) for x in begun.values()] == [22, 22, weapons]
        for move in play_on(state, seed):
            last = move.after
            assert totals(last) == begun
            limits(last)
        assert last.result is not None and last.result.final == last.score()
        endings.add(last.result.ending)
    assert endings


def limits(state: Any) -> None:
    """6.3.1, 7.1, 10.1 What holds in every position."""
    for theatre, at in state.markers.items():
        cells = THEATRES[theatre].closes - (theatre not in state.closed)
        assert abs(at) <= max(cells, THEATRES[theatre].cells * (theatre in state.closed))
    assert not state.nippon or len(set(state.markers) - set(state.closed)) <= 4
    assert set(state.won.values()) <= {*state.seats, BOTH}
    for campaign in state.won:
        full = all(x in state.tokens for x in CAMPAIGNS[campaign].spaces)
        assert full or CAMPAIGNS[campaign].theatre in state.closed
    fresh = state.copy()
    fresh._free = None
    assert dict(fresh.active()) == dict(state.active())
    assert list(fresh.active()) == list(state.active())


@pytest.mark.parametrize(("scenario", "n"), SETUPS)
def test_5_3_5_4_every_view_and_every_save(scenario: str, n: int) -> None:
    rng = random.Random(n)
    for seed in range(n, max(GAMES // CLOSELY, 4), len(OPTIONS)):
        for move in play_on(GAME.new(scenario, seed=seed, **OPTIONS[n]), seed):
            state: Any = move.before
            again = GAME.load(through_json(state.dump()))
            assert again == state and again.actions() == state.actions()
            for seat in (*state.seats, None):
                looks_right(state, seat, rng)
            fast = state.copy()
            fast.take(move.action)
            assert fast == move.after


def looks_right(state: Any, seat: str | None, rng: random.Random) -> None:
    """What a seat sees, and what it may believe."""
    view = state.view(seat)
    assert view.seed is None and view.viewer == seat and isinstance(view.research, int)
    for other in state.seats:
        if other != seat:
            assert not isinstance(view.bags[other], tuple) and not view.known[other]
            assert state.automaton or not isinstance(view.reserves[other], tuple)
    assert GAME.load(through_json(view.dump())).dump() == view.dump()
    dealt = view.deal(rng)
    assert dealt.view(seat).dump() == view.dump() and totals(dealt) == totals(state)
    assert dealt.decision == state.decision and dealt.actions()
    asked = state.decision.seat
    assert seat != asked or dealt.actions() == state.actions() == view.actions()
    assert GAME.load(through_json(dealt.dump())) == dealt
    assert dealt.decision.kind != "place_unit" or placements(dealt, asked)
    for _ in range(2):
        if dealt.decision is not None:
            dealt.apply(rng.choice(dealt.actions()))


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_all_that_happens_is_said(scenario: str, lang: str) -> None:
    for seed in range(6):
        state = GAME.new(scenario, seed=seed, more_weapons=True)
        told = [ck.say(e, lang) for e in state.events]
        for move in play_on(state, seed):
            told += [ck.say(move.before.decision, lang), ck.say(move.action, lang)]
            for event in move.events:
                told.append(ck.say(event, lang))
                assert event.rule in GAME_RULES
                for part in event.breakdown:
                    told.append(ck.explain(part, "blitzkrieg", lang))
                    assert part[2] in GAME_RULES
        for sentence in told:
            clean(sentence, lang)
            assert begins(sentence), sentence


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_parts_add_up(scenario: str) -> None:
    """Points are the sum of what they are for; a marker moves as far, or stops at its limit."""
    for seed in range(10):
        for move in play_on(GAME.new(scenario, seed=seed), seed):
            for event in move.events:
                parts = sum(part[1] for part in event.breakdown)
                if event.kind == "points_gained":
                    assert parts == event["points"]
                elif event.kind == "marker_moved" and event.breakdown:
                    assert 0 < event["steps"] <= parts
