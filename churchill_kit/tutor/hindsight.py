"""Looking back at what a seat has chosen in a game: the moves that cost it most, and what would
have been better.

Each decision is looked at as the adviser would have then: what the seat did not know has no part
in it. Moves that the game's own player would have made are passed over; the others meet a few
deals beside his, and those that seem dearest are then looked at closely.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.record import Record
from ..engine.values import Action
from ..search import Evaluation
from ..search.slices import Slices
from .adviser import COSTLY, SURE, Adviser

QUICK = 4  # deals that give a first idea of a move
CLOSE = 8  # moves that are looked at closely
MOST = 5  # moves that are told


class Costly(NamedTuple):
    """A move that cost something: after how many others it came, what would have been better, and
    by how much: in points or, where the games were played to their end, in `percent` of them."""

    move: int
    action: Action
    better: Action
    points: int
    percent: int


class Hindsight(Slices):
    """What a seat's own moves cost it; ``steps`` works it out."""

    def __init__(self, record: Record, seat: str) -> None:
        self.record, self.seat = record, seat
        self.done = False
        self.found: tuple[Costly, ...] = ()  # the dearest, in the order of the game

    def _work(self) -> Iterator[None]:
        doubts: list[tuple[float, int]] = []
        for move, action in enumerate(self.record.actions[: self.record.n]):
            decision = self.record.at(move).decision
            if decision is None or decision.seat != self.seat:
                continue
            e = Evaluation(self.record.at(move).view(self.seat))
            yield
            if action != e.usual:
                yield from e.beside(action, QUICK)
                doubts.append((-e.gap(e.usual, action).value, move))
        dear: list[tuple[float, Costly]] = []
        for _, move in sorted(doubts)[:CLOSE]:
            adviser = Adviser(self.record.at(move).view(self.seat))
            yield from adviser.steps()
            dear += _cost(adviser, move, self.record.actions[move])
        dear.sort(key=lambda found: -found[0])
        self.found = tuple(sorted(costly for _, costly in dear[:MOST]))
        self.done = True


def _cost(adviser: Adviser, move: int, action: Action) -> list[tuple[float, Costly]]:
    """What a move cost, if that is more than chance could make it."""
    e = adviser.evaluation
    if not e.known or action == e.best:
        return []
    e.deepen(action, SURE)
    gap = e.gap(e.best, action)
    if not gap.real or gap.value < COSTLY:
        return []
    percent = round(100 * gap.ahead) if adviser.decided else 0
    return [(gap.value, Costly(move, action, e.best, round(gap.value), max(0, percent)))]
