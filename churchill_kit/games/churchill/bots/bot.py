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

from ....engine.players import Player, one_of
from ....engine.state import State
from ....engine.values import Action, Reason
from ..state import GAME_NAME, Churchill

if TYPE_CHECKING:
    import random

    from .charts import Entry
    from .reading import Line


class Bot:
    """11.1 A player that follows its chart, throwing a die among equally good choices."""

    def __init__(self) -> None:
        from .reading import consult  # takes time to import, and needed only here

        self._consult = consult

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """One of `actions`, which are never empty; without `rng` ties are settled by a number
        drawn from the view, so equal views get equal answers."""
        if len(actions) == 1:
            return actions[0]
        assert isinstance(view, Churchill)
        found, _ = self._consult(view, actions)
        return one_of(found, view, rng)

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """What the bot would do, and why: the chart entries that led there, the one that chose
        last. Where the charts are silent (11.2) common sense is the only reason."""
        action, path = self.entries(view, actions, rng)
        return action, tuple(_reason(entry) for entry in path)

    def entries(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Entry, ...]]:
        """What the bot would do, and the chart entries that led there, the one that chose last.

        Where the charts are silent the entry has rank 0 and no power.
        """
        assert isinstance(view, Churchill)
        found, path = self._consult(view, actions)
        return one_of(found, view, rng), tuple(path)

    def reading(
        self, view: State, actions: tuple[Action, ...]
    ) -> tuple[Action, Sequence[Action], tuple[Line, ...]]:
        """What the bot would do (as `explain` says), all that its chart thinks as good, and
        every entry that it read on the way, in order, with what came of it."""
        assert isinstance(view, Churchill)
        lines: list[Line] = []
        found, _ = self._consult(view, actions, lines)
        return one_of(found, view), found, tuple(lines)


def _reason(entry: Entry) -> Reason:
    return Reason(
        GAME_NAME,
        entry.decision,
        "11.1" if entry.rank else "11.2",
        {"power": entry.power, "rank": entry.rank},
        {"en": entry.text_en, "ru": entry.text_ru},
    )


PLAYERS: Mapping[str, Callable[[], Player]] = {"bot": Bot}
