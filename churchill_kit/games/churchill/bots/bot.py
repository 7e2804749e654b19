"""11.0 Solitaire rules: the bots, which play a power by its chart.

At each decision a bot reads a list of its chart from rank 1 downward and takes the first
entry whose conditions hold and whose choice is legal; ties are thrown for (11.1). It sees
a view, as a person in its seat would, and keeps nothing from one decision to the next.

Reading order: bot_sight (what a bot works out), bot_predicates and bot_choices (the words
of the charts), bot_charts (the file), bot_reading (from a chart to an action).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from ....engine import dice
from ....engine.players import Player
from ....engine.state import State
from ....engine.values import Action
from ..state import Churchill

if TYPE_CHECKING:
    import random

    from .charts import Entry
    from .reading import Line


class Bot:
    """11.1 A player that follows its chart, throwing a die among equally good choices."""

    def __init__(self) -> None:
        from .reading import consult  # takes time to import, and needed only here

        self._consult = consult

    def choose(self, view: State, actions: tuple[Action, ...], rng: random.Random) -> Action:
        """One of `actions`, which are never empty."""
        assert isinstance(view, Churchill)
        found, _ = self._consult(view, actions)
        return found[0] if len(found) == 1 else found[int(rng.random() * len(found))]

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, Entry]:
        """What the bot would do, and the chart entry that says so.

        Without `rng` ties are settled by a number drawn from the view, so equal views get
        equal answers. Where the charts are silent the entry has rank 0 and no power.
        """
        assert isinstance(view, Churchill)
        found, path = self._consult(view, actions)
        if rng is not None and len(found) > 1:
            return found[int(rng.random() * len(found))], path[-1]
        return _one_of(found, view), path[-1]

    def reading(
        self, view: State, actions: tuple[Action, ...]
    ) -> tuple[Action, Sequence[Action], tuple[Line, ...]]:
        """What the bot would do (as `explain` says), all that its chart thinks as good, and
        every entry that it read on the way, in order, with what came of it."""
        assert isinstance(view, Churchill)
        lines: list[Line] = []
        found, _ = self._consult(view, actions, lines)
        return _one_of(found, view), found, tuple(lines)


def _one_of(found: Sequence[Action], view: Churchill) -> Action:
    """One of several, by a number drawn from the view."""
    if len(found) == 1:
        return found[0]
    import json  # slow to import, and needed only here
    import zlib

    seed = zlib.crc32(json.dumps(view.dump(), sort_keys=True).encode())
    return found[dice.below(seed, 1, len(found))]


PLAYERS: Mapping[str, Callable[[], Player]] = {"bot": Bot}
