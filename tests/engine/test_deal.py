"""What a seat does not know, dealt anew: for every game, at decisions of random play."""

from __future__ import annotations

import random

import pytest

import churchill_kit as ck
from tests.helpers import Case, decisions, digest_of, game_of, secrets, through_json, twin, words_in
from tests.toy import GAME, Toy, toy

SEED = 271


def some(case: Case):
    """Every fifth position of a game at which someone decides, and its end."""
    moves = game_of(str(case), SEED)
    return [*list(decisions(moves))[::5], moves[-1].after]


def test_the_view_of_a_dealt_position_is_the_view(case: Case):
    rng = random.Random(1)
    for state in some(case):
        for seat in (*state.seats, None):
            view = state.view(seat)
            before = view.dump()
            dealt = view.deal(rng)
            assert dealt.viewer == ""
            assert dealt.view(seat).dump() == before == view.dump()
            assert dealt.decision == state.decision
            assert dealt.result == state.result
            if state.decision is not None and seat == state.decision.seat:
                assert dealt.actions() == view.actions() == state.actions()


def test_a_dealt_position_is_whole_and_plays_on(case: Case):
    game, rng = ck.game(case.game), random.Random(2)
    for state in some(case):
        for seat in (*state.seats, None):
            dealt = state.view(seat).deal(rng)
            again = game.load(through_json(dealt.dump()))
            assert again == dealt
            for _ in range(10):
                if dealt.decision is None:
                    break
                assert dealt.actions()
                dealt.apply(rng.choice(dealt.actions()))


def test_what_is_hidden_has_no_part_in_it(case: Case):
    """Two positions that differ only in what a seat can't know are dealt alike."""
    for number, state in enumerate(some(case)):
        for seat in (*state.seats, None):
            other = twin(state, seat, random.Random(number))
            one = state.view(seat).deal(random.Random(number))
            two = other.view(seat).deal(random.Random(number))
            assert digest_of(one.dump()) == digest_of(two.dump())


def test_deals_differ_and_the_same_generator_deals_the_same(case: Case):
    view = some(case)[0].view(None)
    same = [view.deal(random.Random(5)).dump() for _ in range(2)]
    assert same[0] == same[1]
    dealt = [view.deal(random.Random(n)) for n in range(20)]
    assert len({d.seed for d in dealt}) > 15
    assert len({digest_of({**d.dump()["state"], "seed": 0}) for d in dealt}) > 1


def test_what_is_seen_is_nowhere_else(case: Case):
    """What a seat may know of a position is not dealt: all that is dealt, it did not see."""
    rng = random.Random(4)
    for state in some(case):
        for seat in (*state.seats, None):
            view = state.view(seat)
            seen = words_in(view.dump()["state"])
            dealt = view.deal(rng)
            assert not secrets(dealt, seat) & seen


def test_only_a_view_is_dealt():
    with toy() as game:
        with pytest.raises(ck.BadPosition) as told:
            game.new("two", seed=1).deal(random.Random(1))
        assert told.value.reason == "not-a-view"
        assert ck.say(told.value, "en") != ck.say(told.value, "ru")


def test_a_game_that_does_not_say_how():
    with toy():
        rules = Toy.rules
        kept, rules.dealing = rules.dealing, None
        try:
            with pytest.raises(NotImplementedError):
                GAME.new("two", seed=1).view(None).deal(random.Random(1))
        finally:
            rules.dealing = kept


# -- take ------------------------------------------------------------------------------------------


def test_take_brings_about_what_apply_does(case: Case):
    moves = game_of(str(case), SEED)
    fast = moves[0].before.copy()
    for move in moves:
        fast.take(move.action)
        assert fast == move.after
        assert fast.events == ()
    assert fast.dump() == moves[-1].after.dump()
    assert fast.result == moves[-1].after.result


def test_apply_tells_again_after_take(case: Case):
    moves = game_of(str(case), SEED)
    fast = moves[0].before.copy()
    for number, move in enumerate(moves):
        if number % 3:
            fast.take(move.action)
        else:
            assert fast.apply(move.action) == move.events
            assert fast.events == move.events
    assert fast == moves[-1].after


def test_take_leaves_copies_alone(case: Case):
    for move in game_of(str(case), SEED)[:20]:
        kept = move.before.copy()
        tried = kept.copy()
        tried.take(move.action)
        assert kept == move.before
        assert kept.actions() == move.before.actions()
        assert kept.apply(move.action) == move.events
