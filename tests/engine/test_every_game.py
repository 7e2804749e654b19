"""What every game there is must keep, in each of its set-ups, in random play. What asks for more
knowledge of a game is in test_contract.py and test_deal.py."""

from __future__ import annotations

import random

import pytest

import churchill_kit as ck
from churchill_kit.engine import words
from churchill_kit.engine.state import State
from tests.helpers import CAP, through_json

EACH = 6  # decisions from one that is looked at closely to the next
SETUPS = [(game, scenario) for game in ck.games() for scenario in ck.game(game).scenarios]


def keeps_the_contract(name: str, scenario: str, seed: int = 8) -> None:
    """Play a game to its end and hold each position against docs/architecture.md, section 2."""
    game, rng = ck.game(name), random.Random(seed)
    state, again = game.new(scenario, seed=seed), game.new(scenario, seed=seed)
    fast, record = state.copy(), ck.Record.new(name, scenario=scenario, seed=seed)
    assert state.seats == game.seats_of(scenario)
    assert state.unasked == game.unasked(scenario, game.check_options({}))
    for n in range(CAP):
        if state.decision is None:
            break
        if n % EACH == 0:
            looks_right(state, rng)
        action = rng.choice(state.actions())
        assert game.action(through_json(action.dump())) is action
        before = state.copy()
        events = state.apply(action)
        assert events == again.apply(action) and state == again and before != state
        assert all(ck.say(event, lang) and event.rule for event in events for lang in ck.LANGUAGES)
        fast.take(action)
        record.play(action)
        assert n % EACH or fast.dump() == state.dump() == record.state.dump()
    assert state.result is not None and state.actions() == ()
    assert set(state.score()) == set(state.seats) and state.score() == state.result.final
    assert all(ck.say(state.result, lang) for lang in ck.LANGUAGES)
    has_its_ending_in_short(name, state.result.ending)
    assert ck.Record.load(through_json(record.dump())).state == state
    assert record.undo() and record.state == before and record.redo() and record.state == state


def has_its_ending_in_short(name: str, ending: str) -> None:
    """Tables and charts of many games call it by ``ended-<ending>``."""
    assert all(words.has(lang, name, f"ended-{ending}") for lang in ck.LANGUAGES), ending


def looks_right(state: State, rng: random.Random) -> None:
    """One decision, and what each seat sees and may believe."""
    decision, actions = state.decision, state.actions()
    assert decision is not None and actions and len(set(actions)) == len(actions)
    assert decision.rule and state.view(decision.seat).actions() == actions
    for lang in ck.LANGUAGES:
        assert ck.say(decision, lang) and ck.say(actions[0], lang)
    assert ck.game(state.game).load(through_json(state.dump())) == state
    for seat in (*state.seats, None):
        view = state.view(seat)
        assert view.seed is None and set(view.score()) == set(state.seats)
        dealt = view.deal(rng)
        assert dealt.view(seat).dump() == view.dump()
        assert seat != decision.seat or dealt.actions() == actions


@pytest.mark.parametrize("name", ck.games())
def test_every_ending_that_has_a_sentence_has_it_in_short(name: str) -> None:
    for key in words.keys("en", name, "ending-"):
        has_its_ending_in_short(name, key.removeprefix("ending-"))


@pytest.mark.parametrize(("name", "scenario"), SETUPS)
def test_every_game_keeps_the_contract(name: str, scenario: str) -> None:
    keeps_the_contract(name, scenario)
