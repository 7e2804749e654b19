"""Dice: SplitMix64 by its published values, fair enough, and forced rolls."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import churchill_kit as ck
from churchill_kit.engine import dice
from tests.helpers import after
from tests.toy import act, toy

SEEDS = st.integers(0, ck.SEEDS - 1)


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        # the reference implementation's first numbers (Vigna), and Rosetta Code's for 1234567
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
    ],
)
def test_known_values_of_splitmix64(seed, numbers):
    assert [dice.number(seed, n) for n in range(1, len(numbers) + 1)] == numbers


@given(SEEDS, st.integers(0, 10**6), st.integers(1, 100))
def test_numbers_stay_below_their_limit(seed, count, limit):
    assert 0 <= dice.number(seed, count) < 2**64
    assert 0 <= dice.below(seed, count, limit) < limit


@pytest.mark.parametrize("sides", [6, 10])
def test_each_face_comes_up_as_often(sides):
    """Chi-square over 60,000 rolls of one seed, and over the first roll of 60,000 seeds."""
    throws = 60_000
    along = Counter(dice.below(1945, n, sides) for n in range(1, throws + 1))
    across = Counter(dice.below(seed, 1, sides) for seed in range(throws))
    for faces in (along, across):
        assert set(faces) == set(range(sides))
        expected = throws / sides
        chi = sum((n - expected) ** 2 / expected for n in faces.values())
        assert chi < 30  # 0.1 % of fair dice are above 20.5 (six sides) or 27.9 (ten)


def test_one_roll_says_nothing_about_the_next():
    pairs = Counter((dice.below(7, n, 6), dice.below(7, n + 1, 6)) for n in range(1, 36_001))
    chi = sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6))
    assert chi < 80  # 0.1 % of fair pairs are above 66.6


def test_each_order_comes_up_as_often():
    orders = Counter(dice.shuffled(seed, 1, ("a", "b", "c", "d")) for seed in range(24_000))
    assert set(orders) == set(permutations("abcd"))
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 60  # 0.1 %: 49.7


@given(SEEDS, st.integers(0, 10**6), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_what_it_shuffles(seed, count, items):
    shuffled = dice.shuffled(seed, count, tuple(items))
    assert sorted(shuffled) == sorted(items)
    assert shuffled == dice.shuffled(seed, count, tuple(items))


# -- dice of a state -------------------------------------------------------------------------------


@pytest.fixture
def at_risk():
    """The toy before a die: 3 or more wins at low risk, 5 or more at high."""
    with toy() as game:
        state = game.new("two", seed=1)
        for _ in range(2):
            state.apply(state.actions()[0])
        state.apply(act("gamble"))
        yield state


LOW = act("risk", how="low")


def margin(events):
    return next(e["margin"] for e in events if e.kind == "gambled")


def test_rolls_are_counted_in_the_state(at_risk):
    draws = at_risk.draws
    rolled = margin(at_risk.copy().apply(LOW)) + 3
    assert rolled == dice.below(1, draws + 1, 6) + 1
    assert after(at_risk, LOW).draws == draws + 1


@pytest.mark.parametrize("roll", range(1, 7))
def test_a_forced_roll_is_used_and_draws_nothing(at_risk, roll):
    draws = at_risk.draws
    assert margin(at_risk.apply(LOW, rolls=(roll,))) == roll - 3
    assert at_risk.draws == draws
    assert at_risk.rolls == ()


def test_forced_rolls_may_be_a_list(at_risk):
    assert margin(at_risk.apply(LOW, rolls=[6])) == 3
    assert at_risk.rolls == ()


def test_forced_rolls_of_an_action_come_before_those_that_wait(at_risk):
    at_risk.rolls = (6,)
    assert margin(at_risk.apply(LOW, rolls=(1,))) == -2
    assert at_risk.rolls == (6,)


def test_forced_rolls_wait_for_their_die(at_risk):
    at_risk.rolls = (6, 1)
    assert margin(at_risk.apply(LOW)) == 3
    assert at_risk.rolls == (1,)


def test_a_waiting_roll_that_the_die_does_not_have_waits_on(at_risk):
    """A lesson's list may hold a ten for a front that rolls later."""
    at_risk.rolls = (10, 1)
    assert margin(at_risk.copy().apply(LOW, rolls=(1,))) == -2
    at_risk.apply(LOW)
    assert at_risk.rolls == (10, 1)


@pytest.mark.parametrize("roll", [7, 10, 99, 0, -1, 2.5, "3", None, True, (3,)])
def test_a_real_die_that_was_misread_is_refused(at_risk, roll):
    before, kept = copy.copy(at_risk), at_risk.dump()
    with pytest.raises(ck.IllegalAction) as told:
        at_risk.apply(LOW, rolls=(roll,))
    if type(roll) is int and roll > 0:
        assert told.value.reason == "forced-roll"
        assert told.value.facts == {"value": roll, "sides": 6}
    else:
        assert told.value.reason == "not-a-roll"
    assert at_risk == before
    assert at_risk.dump() == kept
    assert at_risk.actions() == before.actions()
    assert margin(at_risk.apply(LOW, rolls=(4,))) == 1  # and play goes on


def test_a_real_die_that_was_used_is_no_longer_waited_for():
    """6 on a real die for the first of Roosevelt's two; the 10 that the position holds for a larger
    die goes on waiting, and is no misread die of the person's."""
    game = ck.game("churchill")
    hands = {"us": ("us_hopkins", "us_hull"), "uk": (), "ussr": ()}
    issues = {"pol_mil_1": "center"}
    state = game.position(at="meeting", hands=hands, issues=issues, rolls=(10,), seed=3)
    state.apply(next(a for a in state.actions() if a.kind == "lead"))
    before = state.draws
    events = state.apply(state.actions()[0], rolls=(6,))
    rolled = next(e for e in events if e.kind == "health_rolled")
    assert rolled.breakdown[0][1] == 6
    assert state.rolls == (10,)
    assert state.draws > before
