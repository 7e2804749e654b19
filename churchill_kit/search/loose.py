"""A player who does anything now and then: an easy opponent, and what makes playouts differ."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING

from ..engine.players import Player
from ..engine.state import State
from ..engine.values import Action, Reason

if TYPE_CHECKING:
    import random


class Loose:
    """Plays as `player` does, but for a share `often` of the choices, which it leaves to chance."""

    def __init__(self, player: Player, often: float) -> None:
        self.player, self.often = player, often

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """What the player would do, or anything."""
        rng = rng or generator(number_of(view), "loose")
        if rng.random() < self.often:
            return actions[int(rng.random() * len(actions))]
        return self.player.choose(view, actions, rng)

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """The same, with the player's reasons where it has decided."""
        rng = rng or generator(number_of(view), "loose")
        if rng.random() < self.often:
            return actions[int(rng.random() * len(actions))], (Reason(view.game, "careless"),)
        return self.player.explain(view, actions, rng)


def generator(number: int, what: str) -> random.Random:
    """A generator of its own for each number and purpose."""
    import random  # slow to import, and needed only here

    return random.Random(f"{number}:{what}")


def number_of(view: State) -> int:
    """A number drawn from a view: equal views have the same one."""
    return zlib.crc32(json.dumps(view.dump(), sort_keys=True).encode())
