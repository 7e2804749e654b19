"""The last conference as one plays it who knows how a game of Churchill is won (4.4): issues,
markers and influence go not where they bring most but where they win.

The game's own player takes points wherever they lie, and so loses games that one front less, or one
network with a rival, would have won. The adviser plays on as one who looks.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import itemgetter
from typing import TYPE_CHECKING

from ....engine.players import Player
from ....engine.state import State
from ....engine.values import Action, Reason
from ....tutor.guide import Sayings, tried
from ..outlook import Fronts, Spare, asked, better_shut, likely_fronts, move_of, spare, waiting
from ..outlook.trial import entered
from ..rules.post_mortem import is_last
from ..state import AT_THE_TABLE, CENTER, Churchill
from .facts import front_of, opened
from .holding import MARKERS

if TYPE_CHECKING:
    import random

INFLUENCE = ("move_global", "network", "break_network", "align", "break_alignment")

FINISHING = Sayings()


class Finishing:
    """Plays as another player does; but one seat, in the last conference, keeps issues out of the
    center that open a front which leaves it less to spare, sends its markers to fronts that leave
    it more if they advance, as long as there are any, and its influence where it has most to spare
    once the likely fronts have."""

    def __init__(self, player: Player, seat: str) -> None:
        self.player, self.seat = player, seat
        # Many games come to the same board: what is known of it need not be worked out anew.
        self._helps: dict[Hashable, dict[str, int]] = {}
        self._spare: dict[Hashable, Spare] = {}

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """What the player chooses of the fronts that help to win, and of places one that does more
        for that, if there is one."""
        usual = self.player.choose(view, actions, rng)
        assert isinstance(view, Churchill)
        if view.viewer != self.seat or not is_last(view):
            return usual
        if view.phase in AT_THE_TABLE:
            return self._close(view, actions, usual, rng)
        if usual.kind in INFLUENCE:
            return self._place(view, actions, usual)
        if any(a.kind in MARKERS for a in actions):
            able = self._fronts(view, actions, usual)
            return usual if usual in able else self.player.choose(view, able, rng)
        return usual

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """The same, with the player's reasons where they hold."""
        usual, reasons = self.player.explain(view, actions, rng)
        best = self.choose(view, actions, rng)
        return best, reasons if best == usual else ()

    def _fronts(
        self, view: Churchill, actions: tuple[Action, ...], usual: Action
    ) -> tuple[Action, ...]:
        """6.4, 7.7 Those of the actions that help most."""
        fronts = Fronts(view, self.seat)
        known = self._helps.setdefault((_board(view), *fronts.likely), {})

        def worth(action: Action) -> int:
            if action.kind not in MARKERS:
                return 0
            front = front_of(action)
            if front not in known:
                known[front] = fronts.helps(front)
            return known[front]

        if worth(usual) > 0:
            return (usual,)
        most = max(map(worth, actions))
        return tuple(a for a in actions if worth(a) == most)

    def _close(
        self,
        view: Churchill,
        actions: tuple[Action, ...],
        usual: Action,
        rng: random.Random | None,
    ) -> Action:
        """6.2 An issue that lets a front advance which leaves less to spare is not named for the
        center, and moved away from there, as far as can be."""
        if usual.kind == "nominate":
            if not self._harms(view, opened(view, usual)):
                return usual
            others = tuple(a for a in actions if not self._harms(view, opened(view, a)))
            return self.player.choose(view, others, rng) if others else usual
        lie = (issue for issue, place in view.issues.items() if place == CENTER)
        harmful = {issue for issue in lie if self._harms(view, waiting(view, issue))}
        moves = ((a, move_of(view, a)) for a in actions if harmful)
        away = [(m.value, a) for a, m in moves if m and m.issue in harmful and m.to != CENTER]
        return max(away, key=itemgetter(0), default=(0, usual))[1]

    def _harms(self, view: Churchill, front: str) -> bool:
        """Does it leave less to spare if a front advances, or may all be lost by it (4.43)?"""
        if not front:
            return False
        return Fronts(view, self.seat).helps(front) < 0 or better_shut(view, self.seat, front)

    def _place(self, view: Churchill, actions: tuple[Action, ...], usual: Action) -> Action:
        """6.11, 7.1, 7.3"""
        likely = likely_fronts(view)

        def to_spare(action: Action) -> Spare:
            trial = tried(view, action)
            board = _board(trial), *likely
            if board not in self._spare:
                self._spare[board] = spare(entered(trial, *likely) or trial, self.seat)
            return self._spare[board]

        found = {action: to_spare(action) for action in actions}
        best = max(found, key=found.__getitem__)
        return best if found[best] > found[usual] else usual


def _board(view: Churchill) -> Hashable:
    """All that points and surrenders hang on; markers of the war are none of it."""
    lie = (view.fronts, view.networks, view.alignment, view.global_issues, view.a_bomb)
    return (*(tuple(of.items()) for of in lie), view.surrendered, *view.conference_wins.values())


@FINISHING.stand_in
def stand_in(view: Churchill, player: Player) -> Player:
    """4.4 Who plays on in the adviser's games."""
    return Finishing(player, asked(view)[0])
