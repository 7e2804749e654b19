"""Room for what is new: what nobody uses goes when there is too much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..table.presence import now
from .connect import Hand


def room_for(
    hand: Hand,
    table: str,
    most: int,
    idle: str,
    since: Mapping[str, int],
    remove: Callable[[Hand, str], Any],
) -> bool:
    """Is there room in a table for one more? If not, what `idle` finds is removed; its parameters
    are times so many seconds ago."""
    counted = f"SELECT count(*) FROM {table}"
    if hand.ask(counted)[0][0] < most:
        return True
    at = now()
    for (found,) in hand.ask(idle, **{name: at - ago for name, ago in since.items()}):
        remove(hand, found)
    return bool(hand.ask(counted)[0][0] < most)
