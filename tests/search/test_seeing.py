"""The arm that sees everything: it does, only on the ladder, and nobody else does."""

from __future__ import annotations

from random import Random

import pytest

import churchill_kit as ck
from churchill_kit.search import ladder
from churchill_kit.search.evaluation import Evaluation
from churchill_kit.search.seeing import SEEING, Seeing

GAMES = ("churchill", "blitzkrieg")


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_on_the_position_itself_with_other_dice(name: str) -> None:
    truth = ck.game(name).new(seed=3)
    assert truth.decision is not None
    view = truth.view(truth.decision.seat)
    who = Seeing(playouts=2)
    who.truth = truth
    dealt = [who.dealt(view, Random(n)) for n in range(4)]
    for state in dealt:
        assert {**state.fields(), "seed": 0} == {**truth.fields(), "seed": 0}
    assert len({state.seed for state in dealt}) == len(dealt)
    anew = [view.deal(Random(n)) for n in range(4)]
    assert any({**s.fields(), "seed": 0} != {**truth.fields(), "seed": 0} for s in anew)


@pytest.mark.parametrize("name", GAMES)
def test_what_it_looks_at_is_what_it_was_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    truth = ck.game(name).new(seed=4)
    assert truth.decision is not None
    view = truth.view(truth.decision.seat)
    who = Seeing(playouts=2)
    who.truth = truth

    def never(*given: object) -> None:
        raise AssertionError("nothing is dealt")

    monkeypatch.setattr(type(truth), "deal", never)
    assert who.choose(view, view.actions(), Random(1)) in view.actions()
    assert who.misdealt == 0
    e = Evaluation(view, 4, dealt=who.dealt).finish()
    assert e.known


def test_it_sits_on_the_ladder_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SEEING not in ck.players("churchill")
    with pytest.raises(ck.BadSetup):
        ck.player("churchill", SEEING)

    class Quick(Seeing):
        def __init__(self) -> None:
            super().__init__(playouts=2)

    monkeypatch.setattr(ladder, "Seeing", Quick)
    plan = ladder.plan("blitzkrieg", (SEEING, "random"), 2, seed=5)
    block = ladder.play(plan, (SEEING, "random"), 5)
    assert len(block.won) == 2 and set(block.won) <= {0.0, 0.5, 1.0}


def test_without_a_position_it_is_as_anybody() -> None:
    view = ck.game("churchill").new(seed=1).view("us")
    assert Seeing().dealt(view, Random(1)) == view.deal(Random(1))
