"""Players that need no person, and ck.play."""

from __future__ import annotations

import random

import pytest

import churchill_kit as ck
from churchill_kit.engine.players import RandomPlayer, generator
from tests.helpers import Case, decisions, game_of, twin
from tests.toy import toy

SEATS = ("us", "uk", "ussr")


def own_players(game: str) -> tuple[str, ...]:
    """A game's own players, and the one who leaves all to chance; those that think ahead have
    tests of their own (tests/search)."""
    return ("random", *ck.game(game).players)


def test_every_game_has_a_random_player(case: Case):
    assert ck.players(case.game)[0] == "random"
    for kind in ck.players(case.game):
        assert callable(ck.player(case.game, kind).choose)


def test_every_player_gives_reasons_that_can_be_said(case: Case):
    """Without a generator equal views get equal answers; with one, those of `choose`."""
    for kind in own_players(case.game):
        player: ck.Player = ck.player(case.game, kind)
        for state in list(decisions(game_of(str(case), 3)))[::9]:
            view = state.view(state.decision.seat)
            action, reasons = player.explain(view, view.actions())
            assert action in view.actions()
            assert player.choose(view, view.actions()) is action
            assert (action, reasons) == player.explain(view.copy(), view.actions())
            assert reasons and all(isinstance(r, ck.Reason) for r in reasons)
            for reason in reasons:
                assert ck.say(reason, "en") != ck.say(reason, "ru")
            drawn = player.explain(view, view.actions(), random.Random(1))[0]
            assert drawn is player.choose(view, view.actions(), random.Random(1))


def test_a_random_player_without_a_generator_takes_anything():
    with toy() as game:
        taken = set()
        for seed in range(40):
            view = game.new("three", seed=seed).view("ann")
            taken.add(view.actions().index(RandomPlayer().choose(view, view.actions())))
    assert taken == {0, 1, 2}


def test_unknown_game():
    for ask in (ck.players, ck.play, lambda name: ck.player(name, "random")):
        with pytest.raises(ck.UnknownGame) as told:
            ask("chess")
        assert "churchill" in told.value.facts["choices"]


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ({"france": "random"}, "unknown-seat-in-setup"),
        ({None: "random"}, "unknown-seat-in-setup"),
        ({"uk": "nobody"}, "unknown-player"),
        ({"uk": None}, "unknown-player"),
        ({"uk": ["random"]}, "unknown-player"),
    ],
)
def test_unknown_seats_and_players(seats, reason):
    with pytest.raises(ck.BadSetup) as told:
        ck.play("churchill", seats, seed=1)
    assert told.value.reason == reason
    assert "random" in told.value.facts["choices"] or "uk" in told.value.facts["choices"]


@pytest.mark.parametrize("given", [{"scenario": "x"}, {"seed": "x"}, {"colour": 1}])
def test_play_refuses_what_the_game_lacks(given):
    with pytest.raises(ck.BadSetup):
        ck.play("churchill", dict.fromkeys(SEATS, "random"), **given)


def test_play_plays_to_the_end_and_is_the_same_every_time(case: Case):
    seats = dict.fromkeys(ck.game(case.game).seats, "random")
    one, two = (
        ck.play(case.game, seats, scenario=case.scenario, seed=1945, **case.options)
        for _ in range(2)
    )
    assert one.state.result is not None
    assert one.actions == two.actions
    assert one.log == two.log
    assert one.state == two.state
    other = ck.play(case.game, seats, scenario=case.scenario, seed=1944, **case.options)
    assert other.actions != one.actions


def test_play_draws_a_seed_that_repeats_the_game():
    with toy():
        one = ck.play("toy")
        two = ck.play("toy", seed=one.state.seed)
    assert one.actions == two.actions


@pytest.mark.parametrize("kind", own_players("churchill"))
def test_players_see_a_view_and_choose_what_is_legal(kind):
    """A whole game of one kind of player, watched: never the state, never a foreign action."""
    state = ck.game("churchill").new(seed=3)
    table = {seat: ck.player("churchill", kind) for seat in SEATS}
    rngs = {seat: generator(3, seat) for seat in SEATS}
    while state.decision is not None:
        seat = state.decision.seat
        view = state.view(seat)
        seen = view.dump()
        action = table[seat].choose(view, view.actions(), rngs[seat])
        assert view.dump() == seen
        assert action in state.actions()
        state.apply(action)


@pytest.mark.parametrize("kind", own_players("churchill"))
def test_players_choose_by_what_they_may_know(kind):
    """The same view and the same generator give the same choice: secrets make no difference."""
    state = ck.game("churchill").new(seed=4)
    rng = random.Random(4)
    for _ in range(60):
        seat = state.decision.seat
        other = twin(state, seat, rng)
        chosen = [
            ck.player("churchill", kind).choose(v, v.actions(), random.Random(5))
            for v in (state.view(seat), other.view(seat))
        ]
        assert chosen[0] is chosen[1]
        state.apply(rng.choice(state.actions()))


def test_the_generators_of_seats_differ_from_each_other_and_repeat():
    assert generator(1, "uk").random() == generator(1, "uk").random()
    firsts = {generator(n, seat).random() for n in (1, 2) for seat in SEATS}
    assert len(firsts) == 6


def test_the_random_player_chooses_evenly():
    actions = tuple(ck.Action("toy", "bid", card=f"c{n}") for n in range(1, 5))
    rng = random.Random(0)
    player = RandomPlayer()
    found = [player.choose(None, actions, rng) for _ in range(4000)]
    for action in actions:
        assert 900 < found.count(action) < 1100
