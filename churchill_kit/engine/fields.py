"""The fields of a state, each declared once: what it may hold, what it holds at first, who may
see it, and how long it lasts.

A game writes them into its state's class, beside the type that a reader and mypy see::

    hands: Mapping[str, Cards] = field(each(cards), dict.fromkeys(SEATS, ()), seen=own(size))

The class collects them (`State.table`). From the table come the check of saves, the values of a
new state, what a view shows, and what is put back when a stretch of the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .shape import Shape

# What a seat (None: a spectator) sees of a value.
Seen = Callable[[Any, "str | None"], Any]

NOTHING: Any = object()  # no value at first: the set-up gives one


class Field(NamedTuple):
    """One field of a state."""

    shape: Shape
    default: Any = NOTHING
    seen: Seen | None = None  # None: everybody sees it as it is
    open_at_end: bool = False  # once the game is over everybody sees it
    lasts: str = ""  # the stretch of the game it is cleared after, in the game's own words


def field(
    shape: Shape,
    default: Any = NOTHING,
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


def own(of_others: Callable[[Any], Any]) -> Seen:
    """Values by seat, each its owner's alone: what others see of it is `of_others` of it."""

    def seen(values: Mapping[str, Any], seat: str | None) -> dict[str, Any]:
        return {s: v if s == seat else of_others(v) for s, v in values.items()}

    return seen


def nobody(of_it: Callable[[Any], Any]) -> Seen:
    """A value that nobody sees: `of_it` is what all may know of it."""
    return lambda value, seat: of_it(value)


def unseen(value: Any) -> None:
    """Nothing of a value."""
    return None


def size(cards: Any) -> int:
    """How many there are: all that may be known of a hidden pile of cards."""
    return cards if isinstance(cards, int) else len(cards)
