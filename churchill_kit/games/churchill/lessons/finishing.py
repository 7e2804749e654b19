"""The last conference as one plays it who knows how a game of Churchill is won (4.4): markers go to
fronts, and influence to places, not where they bring most but where they win.

The game's own player takes points wherever they lie, and so loses games that one front less, or one
network with a rival, would have won. The adviser plays on as one who looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.players import Player
from ....engine.state import State
from ....engine.values import Action, Reason
from ....tutor.guide import Sayings, tried
from ..outlook import Spare, asked, fronts_to_win, likely_fronts, spare
from ..outlook.trial import entered
from ..rules.post_mortem import is_last
from ..state import Churchill
from .holding import MARKERS, front_of

if TYPE_CHECKING:
    import random

INFLUENCE = ("move_global", "network", "break_network", "align", "break_alignment")

FINISHING = Sayings()


class Finishing:
    """Plays as another player does; but one seat, in the last conference, sends its markers to
    fronts that leave it more to spare if they advance, as long as there are any, and its influence
    where it has most to spare once the likely fronts have."""

    def __init__(self, player: Player, seat: str) -> None:
        self.player, self.seat = player, seat

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """What the player chooses of the fronts that help to win, and of places one that does more
        for that, if there is one."""
        usual = self.player.choose(view, self._fronts(view, actions), rng)
        return self._place(view, actions, usual)

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """The same, with the player's reasons where they hold."""
        usual, reasons = self.player.explain(view, self._fronts(view, actions), rng)
        best = self._place(view, actions, usual)
        return best, reasons if best == usual else ()

    def _finishes(self, view: Churchill) -> bool:
        return view.viewer == self.seat and is_last(view)

    def _fronts(self, view: State, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """6.4, 7.7"""
        assert isinstance(view, Churchill)
        if not self._finishes(view) or not any(a.kind in MARKERS for a in actions):
            return actions
        helps = fronts_to_win(view, self.seat)
        worth = {a: helps.get(front_of(a), 0) if a.kind in MARKERS else 0 for a in actions}
        most = max(worth.values())
        return tuple(a for a in actions if worth[a] == most)

    def _place(self, view: State, actions: tuple[Action, ...], usual: Action) -> Action:
        """6.11, 7.1, 7.3"""
        assert isinstance(view, Churchill)
        if not self._finishes(view) or usual.kind not in INFLUENCE:
            return usual
        likely = likely_fronts(view)

        def to_spare(action: Action) -> Spare:
            trial = tried(view, action)
            return spare(entered(trial, *likely) or trial, self.seat)

        found = {action: to_spare(action) for action in actions}
        best = max(found, key=found.__getitem__)
        return best if found[best] > found[usual] else usual


@FINISHING.stand_in
def stand_in(view: Churchill, player: Player) -> Player:
    """4.4 Who plays on in the adviser's games."""
    return Finishing(player, asked(view)[0])
