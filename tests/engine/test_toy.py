"""The engine knows no game: a toy of a few lines has everything that Churchill has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import churchill_kit as ck
from tests.helpers import after, count, through_json
from tests.toy import CARDS, SEATS, ToyGame, act, toy


@pytest.fixture
def game() -> Iterator[ToyGame]:
    with toy() as game:
        yield game


def keep_all(state):
    """Every card in the order of the hand, and no gambling."""
    events = []
    while state.decision is not None:
        events += state.apply(state.actions()[0])
    return events


def test_the_engine_knows_a_game_only_while_it_is_there():
    others = ck.games()
    assert "toy" not in others
    with toy() as game:
        assert ck.games() == (*others, "toy")
        assert ck.game("toy") is game
        assert ck.name("ann", "toy") == "ann"  # it has no words
    with pytest.raises(ck.UnknownGame) as told:
        ck.game("toy")
    assert told.value.facts["choices"] == ", ".join(others)


def test_new(game):
    state = game.new("three", seed=5, double=True)
    assert state.decision == ("toy", "ann", "bid", "2.1", ())
    assert state.result is None
    dealt = [*state.hands["ann"], *state.hands["bob"], *state.deck]
    assert sorted(dealt) == list(CARDS)
    assert game.new(seed=5).hands != game.new(seed=6).hands
    assert game.new(seed=5) == game.new("two", seed=5, double=False)


def test_new_draws_a_seed_and_keeps_it(game):
    first, second = game.new(), game.new()
    assert first.seed != second.seed
    assert game.new(seed=first.seed) == first


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"scenario": "four"}, "unknown-scenario"),
        ({"scenario": 4}, "unknown-scenario"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": ck.SEEDS}, "bad-seed"),
        ({"seed": "x"}, "bad-seed"),
        ({"seed": 1.0}, "bad-seed"),
        ({"seed": True}, "bad-seed"),
        ({"seed": [1]}, "bad-seed"),
        ({"treble": True}, "unknown-option"),
        ({"double": "yes"}, "bad-option"),
        ({"double": []}, "bad-option"),
    ],
)
def test_new_refuses_what_the_game_lacks(game, given, reason):
    with pytest.raises(ck.BadSetup) as told:
        game.new(**given)
    assert told.value.reason == reason
    assert told.value.game == "toy"


def test_a_game_move_by_move(game):
    state = game.new("two", seed=1)
    state.hands, state.deck = {"ann": ("c6", "c1"), "bob": ("c2", "c3")}, ("c4", "c5")
    assert state.actions() == (act("bid", card="c6"), act("bid", card="c1"))
    assert [repr(e) for e in state.apply(act("bid", card="c6"))] == ["<bid_made (2.1), seat='ann'>"]
    events = state.apply(act("bid", card="c2"))
    assert [e.kind for e in events] == ["bid_made", "revealed", "round_won"]
    assert events[-1]["amount"] == 4
    assert events[-1].breakdown == (("own_card", 6, "2.2"), ("other_card", -2, "2.2"))
    assert state.decision == ("toy", "ann", "gamble", "2.3", (4,))
    assert state.apply(act("gamble")) == ()  # a decision in two steps
    assert state.decision.kind == "name_risk"
    events = state.apply(act("risk", how="high"), rolls=(5,))
    assert events[0]["margin"] == 0
    assert state.points == {"ann": 12, "bob": 0}
    keep_all(state)
    assert state.decision is None
    assert state.actions() == ()
    assert state.result.winner == "ann"
    assert state.result.scores == {"ann": 12, "bob": 2}
    assert state.result.rule == "3.0"
    with pytest.raises(ck.IllegalAction) as told:
        state.apply(act("keep"))
    assert (told.value.reason, told.value.rule) == ("game-is-over", "3.0")


def test_illegal_actions_name_the_rule(game):
    state = game.new("two", seed=1)
    before = state.dump()
    foreign = next(c for c in CARDS if c not in state.hands["ann"])
    for action, reason in (
        (act("bid", card=foreign), "card-not-in-hand"),  # the game's own reason
        (act("keep"), "not-offered"),  # the engine's, where the game gives none
        (ck.Action("chess", "keep"), "not-an-action"),
        ("keep", "not-an-action"),
        (None, "not-an-action"),
    ):
        with pytest.raises(ck.IllegalAction) as told:
            state.apply(action)
        assert told.value.reason == reason
        assert told.value.rule == ("" if reason == "not-an-action" else "2.1")
        assert state.dump() == before


def test_dump_and_load_in_the_middle_of_a_decision_of_two_steps(game):
    state = after(game.new("two", seed=1))
    state.apply(state.actions()[0])
    state.apply(state.actions()[0])
    state.apply(act("gamble"))
    assert state.decision.kind == "name_risk"
    other = game.load(through_json(state.dump()))
    assert other == state
    assert other.apply(act("risk", how="low")) == state.apply(act("risk", how="low"))
    keep_all(state)
    keep_all(other)
    assert other == state
    assert game.load(through_json(state.dump())).result == state.result


def test_views(game):
    state = game.new("two", seed=1)
    state.apply(state.actions()[0])
    ann, bob, spectator = state.view("ann"), state.view("bob"), state.view(None)
    assert ann.hands == {"ann": state.hands["ann"], "bob": 2}
    assert bob.hands == {"ann": 1, "bob": state.hands["bob"]}
    assert spectator.hands == {"ann": 1, "bob": 2}
    assert ann.bids == state.bids
    assert bob.bids == spectator.bids == {"ann": None}
    assert {v.deck for v in (ann, bob, spectator)} == {2}
    assert {v.seed for v in (ann, bob, spectator)} == {None}
    assert ann.actions() == spectator.actions() == ()
    assert bob.actions() == state.actions()
    assert ann.decision == state.decision
    with pytest.raises(ck.IllegalAction):
        bob.apply(bob.actions()[0])


def test_record(game):
    record = ck.Record.new("toy", "two", seed=3)
    while record.state.decision is not None:
        record.play(record.state.actions()[-1])
    end = record.state
    n = record.n
    assert record.log[0][0].kind == "dealt"
    assert record.log[-1][-1].kind == "game_over"
    assert record.undo()
    assert record.redo()
    assert not record.redo()
    assert record.state == end
    branch = record.branch(n - 1)
    branch.play(branch.state.actions()[0])
    assert branch.at(n - 1) == record.at(n - 1)
    assert branch.state != record.state
    again = ck.Record.load(through_json(record.dump()))
    assert again.state == end
    assert again.log == record.log


def test_players(game):
    assert ck.players("toy") == ("random", "easy", "medium", "hard")
    one = ck.play("toy", {"ann": "random", "bob": "random"}, scenario="three", seed=9)
    two = ck.play("toy", scenario="three", seed=9)  # the default where there is no bot
    assert one.state.result is not None
    assert one.actions == two.actions
    with pytest.raises(ck.BadSetup):
        ck.play("toy", {"ann": "bot"})


def test_positions_are_offered_by_games_that_have_them(game):
    with pytest.raises(ck.BadSetup) as told:
        game.position(at="start")
    assert told.value.reason == "no-positions"


@pytest.mark.parametrize(
    ("scenario", "by_depth"),
    [
        ("two", [1, 2, 4, 8, 12, 12, 16, 28, 36, 36]),
        ("three", [1, 3, 9, 18, 36, 72, 144, 252, 324, 360, 540, 828, 972, 972]),
    ],
)
def test_the_whole_tree(game, scenario, by_depth):
    """With k cards a round has k x k bids and ends after 3 actions (kept) or 4 (two risks).

    So 4 x^6 (1 + 2x)^2 counts the games of two cards by length, 36 in all, and
    36 x^9 (1 + 2x)^3 those of three, 972 in all.
    """
    state = game.new(scenario, seed=2)
    assert [count(state, depth) for depth in range(len(by_depth))] == by_depth


def test_every_end_of_the_tree_is_a_result(game):
    ends = 0
    waiting = [game.new("three", seed=4)]
    while waiting:
        state = waiting.pop()
        if state.decision is None:
            ends += 1
            assert state.result.winner in SEATS
            assert sum(p for _, p, _ in state.result.lines["ann"]) == state.result.scores["ann"]
        else:
            assert state.result is None
            waiting += [after(state, a) for a in state.actions()]
    assert ends == 972


def test_events_are_compared_by_what_they_tell(game):
    state = game.new(seed=5)
    first, second = state.copy(), state.copy()
    bid = state.actions()
    assert first.apply(bid[0]) == second.apply(bid[0])
    assert first.events[0] != game.new(seed=5).events[0]
    assert first.events[0] != "bid_made"
