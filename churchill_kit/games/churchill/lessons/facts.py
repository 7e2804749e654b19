"""What several sayings at the table of Churchill are about: who holds how much, where an issue
would lie, which front a marker helps.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.values import Action
from ..bots.sight import Sight
from ..box.components import BOX, SEATS
from ..outlook import move_of, percent
from ..rules.meeting import track_of
from ..rules.scoring import WEST
from ..state import CENTER, Churchill, Place


def held_by(view: Churchill) -> dict[str, int]:
    """How many issues are on each track, and in the center."""
    tracks = [track_of(p) or CENTER for p in view.issues.values() if p not in (None, "out")]
    return {where: tracks.count(where) for where in (*SEATS, CENTER)}


def landing(view: Churchill, seat: str, action: Action) -> tuple[Place, int] | None:
    """Where an issue would lie after being advanced, and by how much; None for other actions."""
    move = move_of(view, action) if action.kind in ("advance", "lead", "choose") else None
    return None if move is None else (move.to, move.value)


def gain(b: Sight, front: str) -> int:
    """How much a marker adds to the chance of a front, in percent."""
    if not b.can_advance(front):
        return 0
    strength = b.expected(front)
    return percent(strength + BOX.limits.support_value) - percent(strength)


def best_front(b: Sight, fronts: Iterable[str]) -> str | None:
    """Where a marker does most for one's own camp: on one's own fronts first; None if nowhere."""
    west = b.seat in WEST
    helped = [f for f in fronts if (BOX.tracks[f].marker in WEST) == west and gain(b, f)]
    return max(helped, key=lambda f: (BOX.tracks[f].marker == b.seat, gain(b, f)), default=None)
