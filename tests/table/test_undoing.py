"""Taking back: to one's own last decision, and what has been learned since."""

from __future__ import annotations

import random

import pytest

import churchill_kit as ck
from churchill_kit.table import PERSON, Table
from churchill_kit.table.undoing import learned, revealed, undo_target
from tests.second_game.conftest import nim

__all__ = ["nim"]


def table(game: str, scenario: str | None = None, seed: int = 7) -> Table:
    record = ck.Record.new(game, scenario=scenario, seed=seed)
    return Table(record, dict.fromkeys(record.state.seats, PERSON))


def test_ones_own_last_decision() -> None:
    played = table("nim", "long")
    assert undo_target(played, "north") is None
    for seat in ("north", "south", "north"):
        assert played.decision is not None and played.decision.seat == seat
        played.play(played.record.state.actions()[0])
    assert undo_target(played, "north") == 2 and undo_target(played, "south") == 1


def test_what_was_played_in_one_go_goes_back_together() -> None:
    played = table("churchill", "training")
    while played.decision is not None:
        seat = played.decision.seat
        first, n = played.record.state.actions()[0], played.record.n
        played.play(first)
        if played.decision is not None and played.decision.seat == seat:
            played.play(played.record.state.actions()[0], together=True)
            assert undo_target(played, seat) == n
            return
    raise AssertionError("nobody decided twice")


def test_where_nothing_is_hidden_nothing_is_revealed() -> None:
    played = table("nim", "long")
    for _ in range(3):
        played.play(played.record.state.actions()[0])
    assert not revealed(played, 0)


def test_where_a_game_does_not_say_how_it_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    open_game, hidden = table("nim", "long"), table("churchill", "training")
    for played in (open_game, hidden):
        played.play(played.record.state.actions()[0])
        monkeypatch.setattr(played.record.state.rules, "dealing", None)
    assert not revealed(open_game, 0)
    assert revealed(hidden, 0), "in doubt it was"


def test_a_card_laid_face_down_tells_its_owner_nothing() -> None:
    played = table("churchill", "training")
    seat = played.decision.seat if played.decision else ""
    played.play(played.record.state.actions()[0])
    assert not revealed(played, 0) and not learned(played.record, 0, seat)


def test_cards_that_are_turned_over_are_revealed() -> None:
    played = table("churchill", "training")
    for _ in range(3):
        played.play(played.record.state.actions()[0])
    assert all(learned(played.record, 0, seat) for seat in played.seats)


@pytest.mark.parametrize("game", ["churchill", "blitzkrieg"])
def test_dice_drawn_tokens_and_the_answers_of_others(game: str) -> None:
    """Over a game: rolls are always revealed, and some moves are not."""
    played, rng, found = table(game), random.Random(5), set()
    for _ in range(120):
        state = played.record.state
        if state.decision is None:
            break
        n = played.record.n
        played.play(rng.choice(state.actions()))
        told = revealed(played, n)
        found.add(told)
        if played.record.state.draws != state.draws:
            assert told
    assert found == {True, False}


def test_bots_learn_nothing() -> None:
    """They choose by the position alone, so what they have seen does not matter."""
    played = table("churchill", "training")
    seat = played.decision.seat if played.decision else ""
    for _ in range(2):
        played.play(played.record.state.actions()[0])
    played.seats = {s: PERSON if s == seat else "bot" for s in played.seats}
    assert revealed(played, 0) == learned(played.record, 0, seat)
