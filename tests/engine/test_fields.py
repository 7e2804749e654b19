"""Fields of a state are declared once: their first value, who may see them, how long they last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from churchill_kit.engine import shape
from churchill_kit.engine.errors import BadSave
from churchill_kit.engine.fields import face_down, field, nothing, own, own_cards
from churchill_kit.engine.game import Game
from churchill_kit.engine.rules import Rules
from churchill_kit.engine.state import State

SEATS = ("north", "south")
RULES = Rules("fields")
_pile = shape.either(shape.integer(0, 9), shape.sequence(shape.text))


@RULES.step("1.0")
def go_on(s: Table) -> None:
    """1.0 Nothing happens."""


class Table(State):
    """A state with a field of every sort."""

    rules: ClassVar[Rules] = RULES
    game: ClassVar[str] = "fields"
    seats = SEATS

    open: int = field(shape.integer(0, 9), 3)
    hands: Mapping[str, Any] = field(
        shape.mapping(SEATS, _pile), {"north": ("a", "b"), "south": ()}, seen=own_cards
    )
    piles: Mapping[str, Any] = field(
        shape.mapping(("left",), _pile), {"left": ("x",)}, seen=face_down
    )
    plans: Mapping[str, Any] = field(
        shape.mapping(SEATS, shape.optional(shape.text)), {"north": "n"}, seen=own, open_at_end=True
    )
    secret: str | None = field(shape.optional(shape.text), "s", seen=nothing)
    round: int = field(shape.integer(0, 9), 1, lasts="round")
    given: str = field(shape.text)  # by the set-up


class Night(Table):
    """A variant with one field more."""

    moon: bool = field(shape.boolean, False)


class TableGame(Game):
    """What a game says of its fields: nothing."""

    name = "fields"
    seats = SEATS
    state = Table


def test_a_new_state_holds_the_first_values() -> None:
    s = Table()
    assert (s.open, s.round, s.secret, s.seed, s.steps) == (3, 1, "s", 0, ())
    assert not hasattr(s, "given") and not hasattr(Table, "open")
    assert Night().moon is False and "moon" not in Table.table
    assert list(Table.table) == [*State.table, *(n for n in Table.table if n not in State.table)]


def test_views_show_what_the_fields_say() -> None:
    s = Table()
    north, south, anyone = (s.view(seat) for seat in (*SEATS, None))
    assert north.hands == {"north": ("a", "b"), "south": 0}
    assert south.hands == {"north": 2, "south": ()} and anyone.hands == {"north": 2, "south": 0}
    assert [v.plans["north"] for v in (north, south, anyone)] == ["n", None, None]
    assert [v.piles for v in (north, anyone)] == [{"left": 1}] * 2
    assert [v.secret for v in (north, south)] == [None, None]
    assert s.secret == "s" and s.piles == {"left": ("x",)}  # the position itself is as it was


def test_some_things_are_open_once_the_game_is_over() -> None:
    s = Table()
    s.result = object()  # type: ignore[assignment]
    assert s.view("south").plans == {"north": "n"}
    assert s.view("south").secret is None


def test_what_lasts_for_a_stretch_is_renewed_after_it() -> None:
    s = Table()
    s.open = s.round = 7
    s.renew("round")
    assert (s.open, s.round) == (7, 1)


def test_saves_are_checked_by_the_shapes_of_the_fields() -> None:
    game = TableGame()
    assert set(game.fields) == set(Table.table)
    s = Table()
    s.given = "g"
    good = s.dump()
    for name, wrong in (("open", 10), ("hands", {"west": 1}), ("given", None), ("viewer", "west")):
        bad = {**good, "state": {**good["state"], name: wrong}}
        with pytest.raises(BadSave) as caught:
            game.load(bad)
        assert f"state.{name}" in caught.value.facts["where"]
    lacking = {**good, "state": {k: v for k, v in good["state"].items() if k != "given"}}
    with pytest.raises(BadSave):
        game.load(lacking)
