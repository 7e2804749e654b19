"""The rules of Nim.

1  A heap of counters lies on the table: 7, or 12 in the long game.
2  In turn a player takes one, two or three counters.
3  Who takes the last counter wins; with the option ``misere`` he loses.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar

from churchill_kit.engine import shape
from churchill_kit.engine.fields import field
from churchill_kit.engine.game import Game
from churchill_kit.engine.rules import Refusal, Rules
from churchill_kit.engine.state import State, result_shape
from churchill_kit.engine.values import Action, Option, Reason, Result

SEATS = ("north", "south")
HEAPS = {"short": 7, "long": 12}
RULES = Rules("nim")


def take(count: int) -> Action:
    """The action of taking so many counters."""
    return Action("nim", "take", count=count)


class Nim(State):
    """A position: everybody sees all of it."""

    rules: ClassVar[Rules] = RULES
    game: ClassVar[str] = "nim"
    seats = SEATS

    result: Result | None = field(result_shape("nim", SEATS, ("last",)), None)
    heap: int = field(shape.integer(0, 12))
    misere: bool = field(shape.boolean)


@RULES.score
def points(view: Nim) -> dict[str, int]:
    """3 Nobody has a point before the last counter is taken."""
    return dict.fromkeys(SEATS, 0)


@RULES.deal
def deal(state: Nim, seat: str | None, rng: random.Random) -> None:
    """Nothing is hidden, so there is nothing to deal."""


@RULES.decision("2")
class turn:
    """2 One, two or three counters."""

    @staticmethod
    def actions(state: Nim, seat: str) -> Iterable[Action]:
        return [take(n) for n in (1, 2, 3) if n <= state.heap]

    @staticmethod
    def take(state: Nim, action: Action, seat: str) -> None:
        state.heap -= action["count"]
        parts = (("counters", state.heap, "2"),)
        state.log("taken", "2", parts, seat=seat, count=action["count"], left=state.heap)
        other = SEATS[1 - SEATS.index(seat)]
        state.push(("turn", other) if state.heap else ("end", seat))

    @staticmethod
    def refuse(state: Nim, action: Action, seat: str) -> Refusal | None:
        return "not-so-many", "2", {"count": action["count"], "left": state.heap}


@RULES.step("3")
def end(state: Nim, seat: str) -> None:
    """3 Who took the last counter wins, or loses."""
    winner = SEATS[1 - SEATS.index(seat)] if state.misere else seat
    scores = {s: int(s == winner) for s in SEATS}
    lines = {s: [("3", n, "last")] if n else [] for s, n in scores.items()}
    state.log("ended", "3", seat=seat, winner=winner)
    state.result = Result("nim", (winner,), scores, "last", "3", lines)


class Thoughtful:
    """Leaves a multiple of four, if it can; a seat for those who have nobody to play with."""

    def choose(
        self, view: Nim, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """The best number, or one."""
        spare = 1 if view.misere else 0
        return next((a for a in actions if (view.heap - a["count"]) % 4 == spare), actions[0])

    def explain(
        self, view: Nim, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """The same, without a reason."""
        return self.choose(view, actions, rng), ()


class NimGame(Game):
    """Nim as the engine knows it."""

    name = "nim"
    seats = SEATS
    scenarios = tuple(HEAPS)
    options: ClassVar = {"misere": Option(False, (False, True), "3 Who takes the last loses")}
    state = Nim
    actions: ClassVar = {"take": {"count": shape.integer(1, 3)}}
    players: ClassVar = {"bot": Thoughtful}

    def set_up(self, scenario: str, seed: int, options: dict[str, Any]) -> Nim:
        """1 The heap."""
        state = Nim()
        state.seed, state.heap, state.misere = seed, HEAPS[scenario], options["misere"]
        state.log("laid", "1", count=state.heap)
        state.steps = (("turn", SEATS[0]),)
        return state

    def position(self, **entries: Any) -> Nim:
        """A heap of `heap` counters with `seat` to take, for lessons."""
        state = self.set_up("short", 0, {"misere": False})
        state.heap = entries.get("heap", state.heap)
        state.steps = (("turn", entries.get("seat", SEATS[0])),)
        return state


GAME = NimGame()
