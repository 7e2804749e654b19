"""4.4 The odds between two conferences: what they are read from, and that they foretell."""

from __future__ import annotations

import random
from math import log

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.bots.odds import ConferenceOdds, features, weights
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.games.churchill.state import Churchill
from churchill_kit.search import TO_WIN, Evaluation, Search

GAME = ck.game("churchill")
SEATS = ("us", "uk", "ussr")
ODDS = ConferenceOdds()
BOT = ck.player("churchill", "bot")
EVEN = log(3)  # the loss of who knows nothing
LEARNED = ("training", "tournament")


@pytest.mark.parametrize("scenario", LEARNED)
def test_they_are_learned_and_one_together(scenario: str) -> None:
    state = GAME.new(scenario, seed=1)
    assert ODDS.known(state) and ODDS.rests(state)
    view = state.view("uk")
    known = {name for found in features(view).values() for name in found}
    assert known <= set(weights()[scenario]), "what stands on the table has its weight"
    told = [ODDS.chance(view, seat) for seat in SEATS]
    assert all(0 < chance < 1 for chance in told) and sum(told) == pytest.approx(1)


def test_a_campaign_is_counted_by_its_points() -> None:
    """There the odds that bots teach make players weaker (docs/balance.md)."""
    assert set(weights()) == set(LEARNED)
    assert not ODDS.known(GAME.new("campaign", seed=1))


def test_they_rest_between_conferences_alone() -> None:
    state = GAME.new("training", seed=1)
    state.take(state.actions()[0])
    assert ODDS.rests(state), "the others lay their cards yet"
    while state.decision is not None and state.decision.kind == "agenda_card":
        state.take(state.actions()[0])
    assert not ODDS.rests(state)


def broken(state: Churchill) -> bool:
    """4.42 Would the alliance break if the Axis had surrendered?"""
    sums = points(score(state)).values()
    return max(sums) - min(sums) > 20


def test_of_a_lead_that_breaks_the_alliance_they_say_nothing() -> None:
    """4.42 Bots seldom lead so far, and lose more often by it than the odds would say: a game is
    played on from there, to its end if need be."""
    ended = told = 0
    for seed in (120, 151, 200):
        state, rng = GAME.new("training", seed=seed), random.Random(seed)
        last = None
        while state.decision is not None and state.conference < 10:
            view = state.view(state.decision.seat)
            actions = view.actions()
            last = view if len(actions) > 1 else last
            state.take(BOT.choose(view, actions, rng))
        assert ODDS.rests(state) == (not broken(state))
        assert last is not None and last.conference == 9
        found = Evaluation(last, 24, by=BOT, way=TO_WIN).finish()
        games = [o for games in found.played.values() for o in games]
        assert all((o.won is None) != (o.odds is None) for o in games), "it ended, or the odds tell"
        ended += sum(o.won is not None for o in games)
        told += sum(o.odds is not None for o in games)
    assert ended and told


@pytest.mark.parametrize("scenario", LEARNED)
def test_they_foretell_who_wins(scenario: str) -> None:
    """Games that nothing was learned from: at the opening of the last conference they know more
    than nothing of who will win."""
    lost = []
    for seed in range(60):
        state, rng = GAME.new(scenario, seed=seed), random.Random(seed)
        told: dict[str, float] = {}
        while state.decision is not None:
            view = state.view(state.decision.seat)
            if state.conference == 10 and not told:
                assert ODDS.rests(state) == (not broken(state))
                told = {seat: ODDS.chance(view, seat) for seat in SEATS}
            actions = view.actions()
            state.take(BOT.choose(view, actions, rng))
        assert state.result is not None
        if told:  # the war may be over before
            lost.append(-log(told[state.result.winners[0]]))
    assert len(lost) > 40
    assert sum(lost) / len(lost) < EVEN - 0.02


def test_who_searches_goes_by_them() -> None:
    state = GAME.new("training", seed=3)
    assert state.decision is not None
    view = state.view(state.decision.seat)
    player = Search(2)
    action, (reason,) = player.explain(view, view.actions(), random.Random(1))
    assert action in view.actions() and reason.kind in ("thought", "unsure")
    assert 0 < reason.facts["percent"] < 100 and player.misdealt == 0


def test_what_is_hidden_changes_nothing() -> None:
    """10.3: with secret agendas a seat reckons with its own alone."""
    state = GAME.new("training", seed=3, secret_agenda=True)
    told = {seat: ODDS.chance(state.view(seat), seat) for seat in SEATS}
    rng = random.Random(2)
    for seat in SEATS:
        dealt = state.view(seat).deal(rng)
        assert ODDS.chance(dealt.view(seat), seat) == told[seat]


def test_4_42_hard_declines_points_that_would_break_the_alliance() -> None:
    """Germany and Japan have surrendered, the US leads the USSR by 20 when the last marker is to be
    placed: two points more, as the bot would have them, break the alliance, and the second wins."""
    mine = {
        key: {"clandestine": ("us", 1), "political": "us"}
        for key in ("poland", "hungary", "rumania", "france")
    }
    theirs = {
        key: {"clandestine": ("uk", 1), "political": "uk"}
        for key in ("norway", "belgium", "netherlands")
    }
    free = {key: {"clandestine": ("us", 1)} for key in ("austria", "yugoslavia")}
    state = GAME.position(
        at="war",
        conference=10,
        card=None,
        surrendered=["italy", "germany", "japan"],
        gains={"us": (0, 1), "uk": (0, 0), "ussr": (0, 0)},
        influence=mine | theirs | free | {"greece": {"clandestine": ("us", 1), "political": "uk"}},
        conference_wins={"us": 4, "uk": 0, "ussr": 0},
        seed=1,
    )
    while state.decision is not None and state.decision.kind != "place_alignment_marker":
        view = state.view(state.decision.seat)
        state.take(BOT.choose(view, view.actions(), random.Random(1)))
    view = state.view("us")

    def after(action: ck.Action) -> tuple[str, tuple[str, ...], int]:
        then = state.copy()
        then.take(action)
        assert then.result is not None, "nobody decides anything after it"
        return then.result.ending, then.result.winners, then.result.final["us"]

    greedy = BOT.choose(view, view.actions(), random.Random(1))
    wise, (reason,) = ck.player("churchill", "hard").explain(view, view.actions(), random.Random(1))
    assert after(greedy) == ("broken_second", ("uk",), 35)
    assert after(wise) == ("alliance", ("us",), 34), "a point less, and the game"
    assert reason.facts["percent"] == 100
