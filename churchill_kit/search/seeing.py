"""An arm for measuring alone: who sees what is hidden, so that one knows what knowing is worth.

Nobody can sit at a table with it: only the ladder gives it the position that it must not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import dice
from ..engine.state import State
from .opponents import HARD, Search

if TYPE_CHECKING:
    import random

SEEING = "seeing"  # its name on the ladder


class Seeing(Search):
    """`hard`, but that it plays on the position itself; dice to come it does not know either."""

    def __init__(self, playouts: int = HARD) -> None:
        super().__init__(playouts)
        self.truth: State | None = None

    def dealt(self, view: State, rng: random.Random) -> State:
        """The position that was shown, with other dice."""
        if self.truth is None:
            return super().dealt(view, rng)
        new = self.truth.copy()
        new.seed = rng.randrange(dice.SEEDS)
        return new
