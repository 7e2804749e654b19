"""The rules of Nim by number, and what every game owes."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry
from tests.engine.test_every_game import keeps_the_contract

from .conftest import INSTALLED


def take(count: int) -> ck.Action:
    return ck.Action("nim", "take", count=count)


def test_1_a_heap_lies_on_the_table() -> None:
    game = ck.game("nim")
    assert [game.new(s, seed=1).heap for s in game.scenarios] == [7, 12]


def test_2_one_two_or_three_are_taken() -> None:
    state = ck.game("nim").position(heap=2)
    assert state.actions() == (take(1), take(2))
    with pytest.raises(ck.IllegalAction) as refused:
        state.apply(take(3))
    assert refused.value.rule == "2"
    assert ck.say(refused.value, "en").endswith("(2)")


@pytest.mark.parametrize("misere", [False, True])
def test_3_the_last_counter_decides(misere: bool) -> None:
    state = ck.game("nim").new(seed=1, misere=misere)
    for count in (3, 3, 1):
        state.apply(take(count))
    assert state.result is not None
    assert state.result.winners == (("south",) if misere else ("north",))
    assert state.score() == state.result.final


def test_it_is_one_of_the_games_while_it_is_there() -> None:
    assert ck.games()[-1] == "nim" and len(ck.games()) > 1
    assert ck.players("nim") == ("random", "bot", "easy", "medium", "hard")
    assert registry.about("nim").title == {"en": "Nim", "ru": "Ним"}


def test_the_folder_goes_and_comes_back(tmp_path: Path) -> None:
    """Nothing else changes: the other games stay as they are."""
    others = tuple(name for name in ck.games() if name != "nim")
    away = tmp_path / "away"
    program = "import churchill_kit as ck; print(*ck.games())"
    for there in (True, False, True):
        if there:
            shutil.copytree(INSTALLED, away)
        elif away.exists():
            shutil.rmtree(away)
        path = f"{away}:{':'.join(p for p in sys.path if p and 'second_game' not in p)}"
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
        assert done.stdout.split() == [*others, "nim"][: len(others) + there], done.stderr
        if there and away.exists():
            shutil.rmtree(away)


@pytest.mark.parametrize("scenario", ["short", "long"])
def test_it_keeps_the_contract_of_all_games(scenario: str) -> None:
    keeps_the_contract("nim", scenario)


def test_its_sentences_are_its_own() -> None:
    """Another game's are never told, in either language."""
    state = ck.game("nim").new(seed=1)
    assert ck.say(state.decision, "en") == "North: how many counters do you take?"
    assert ck.say(take(2), "ru") == "Взять 2 фишки"
    with pytest.raises(KeyError):
        ck.say(ck.Action("nim", "nominate", issue="us_production"), "en")


def test_a_game_is_saved_opened_and_undone() -> None:
    record = ck.play("nim", seed=4)
    again = ck.Record.load(record.dump())
    assert again.state == record.state and ck.say(again.state.result, "en") == "North wins."
    while again.undo():
        pass
    assert again.state.heap == 7


def test_a_view_deals_and_take_is_apply() -> None:
    state = ck.game("nim").new(seed=1)
    fast = state.copy()
    for action in (take(3), take(1)):
        state.apply(action)
        fast.take(action)
        assert fast.dump() == state.dump()
        assert state.view("north").deal(random.Random(1)).view("north") == state.view("north")


def test_its_book_has_three_rules_one_term_and_one_chapter() -> None:
    nim = book("nim")
    assert list(nim.rules()) == ["1", "2", "3"]
    assert nim.chapters == ("1",) and nim.path("1", "ru") == "nim/ru/1.ipynb"
    assert [span.id for span in nim.find("Взять из кучки", "ru")] == ["heap"]
    example = nim.example("2")
    assert example is not None and len(nim.steps(example)) == 3
