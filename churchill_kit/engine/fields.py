"""The fields of a state, each declared once: what it may hold, what it holds at first, who may
see it, and how long it lasts.

A game writes them into its state's class, beside the type that a reader and mypy see::

    hands: Mapping[str, Cards] = field(each(cards), dict.fromkeys(SEATS, ()), seen=own_cards)

The class collects them (`State.table`). From the table come the check of saves, the values of a
new state, what a view shows, and what is put back when a stretch of the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .shape import Shape

# What a seat (None: a spectator) sees of a value.
Seen = Callable[[Any, "str | None"], Any]

UNSET: Any = object()  # no value at first: the set-up gives one


class Field(NamedTuple):
    """One field of a state."""

    shape: Shape
    default: Any = UNSET
    seen: Seen | None = None  # None: everybody sees it as it is
    open_at_end: bool = False  # once the game is over everybody sees it
    lasts: str = ""  # the stretch of the game it is cleared after, in the game's own words


def field(
    shape: Shape,
    default: Any = UNSET,
    *,
    seen: Seen | None = None,
    open_at_end: bool = False,
    lasts: str = "",
) -> Any:
    """Declare a field of a state in its class. `default` is shared by all states and is never
    changed in place, like any value of a state."""
    return Field(shape, default, seen, open_at_end, lasts)


def collect(cls: type, table: Mapping[str, Field]) -> dict[str, Field]:
    """The fields that are declared in the body of a class, after those of its base in `table`.
    They are taken out of the class, where only values of a state would be looked for."""
    own = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
    for name in own:
        delattr(cls, name)
    return {**table, **own}


# -- what is seen of a value ----------------------------------------------------------------------
# Plain loops: they run for each view, and a view is made for each decision of a player.


def own(values: Mapping[str, Any], seat: str | None) -> dict[str, Any]:
    """Values by seat, each its owner's alone: of the others' nothing but that they are there."""
    return {s: v if s == seat else None for s, v in values.items()}


def own_cards(piles: Mapping[str, Any], seat: str | None) -> dict[str, Any]:
    """Cards by seat, each its owner's alone: of the others' how many they are."""
    return {s: v if s == seat or type(v) is int else len(v) for s, v in piles.items()}


def face_down(piles: Mapping[str, Any], seat: str | None) -> dict[str, int]:
    """Piles of cards by name that nobody may look into: how many each has."""
    return {s: v if type(v) is int else len(v) for s, v in piles.items()}


def nothing(value: Any, seat: str | None) -> None:
    """What nobody sees anything of."""
    return None
