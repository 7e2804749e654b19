"""Checks of plain data from outside: saves, positions, component files.

A shape is a function ``shape(value, where)`` that returns the checked value (lists
become tuples) or raises Mismatch, which says where and what. The few shapes here are
composed by the games; they serve TOML and JSON alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

Shape = Callable[[Any, str], Any]


class Mismatch(ValueError):
    """Data of the wrong shape: `where` it is, `what` (a message id) is wrong, with `facts`."""

    def __init__(self, where: str, what: str, **facts: Any) -> None:
        super().__init__(f"{where}: {what} {facts or ''}")
        self.where = where
        self.what = what
        self.facts = facts


def integer(low: int, high: int) -> Shape:
    """A whole number from `low` to `high`."""

    def check(value: Any, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise Mismatch(where, "not-a-number", given=brief(value), low=low, high=high)
        return value

    return check


def boolean(value: Any, where: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise Mismatch(where, "not-yes-or-no", given=brief(value))
    return value


def text(value: Any, where: str) -> str:
    """A piece of text."""
    if type(value) is not str:
        raise Mismatch(where, "not-text", given=brief(value))
    return value


def one_of(choices: Collection[Any]) -> Shape:
    """One of `choices`."""

    def check(value: Any, where: str) -> Any:
        if isinstance(value, (list, dict)) or value not in choices:
            raise Mismatch(where, "not-one-of", given=brief(value), choices=listing(choices))
        return value

    return check


def optional(shape: Shape) -> Shape:
    """None, or what `shape` takes."""
    return lambda value, where: None if value is None else shape(value, where)


def either(*shapes: Shape) -> Shape:
    """What any of `shapes` takes; the complaint is the last one's."""

    def check(value: Any, where: str) -> Any:
        for shape in shapes[:-1]:
            try:
                return shape(value, where)
            except Mismatch:
                continue
        return shapes[-1](value, where)

    return check


def listed(many: Shape, other: Shape) -> Shape:
    """A list of one shape, or else what `other` takes."""

    def check(value: Any, where: str) -> Any:
        return (many if isinstance(value, (list, tuple)) else other)(value, where)

    return check


def sequence(shape: Shape, least: int = 0, most: int = 10_000) -> Shape:
    """A list whose entries are of one shape; becomes a tuple."""

    def check(value: Any, where: str) -> tuple[Any, ...]:
        if not isinstance(value, (list, tuple)) or not least <= len(value) <= most:
            raise Mismatch(where, "not-a-list", given=brief(value), low=least, high=most)
        return tuple(shape(v, f"{where}[{i}]") for i, v in enumerate(value))

    return check


def row(*shapes: Shape) -> Shape:
    """A list of fixed length, each entry of its own shape; becomes a tuple."""

    def check(value: Any, where: str) -> tuple[Any, ...]:
        if not isinstance(value, (list, tuple)) or len(value) != len(shapes):
            raise Mismatch(
                where, "not-a-list", given=brief(value), low=len(shapes), high=len(shapes)
            )
        return tuple(
            s(v, f"{where}[{i}]") for i, (s, v) in enumerate(zip(shapes, value, strict=True))
        )

    return check


def mapping(keys: Collection[str], shape: Shape, *, full: bool = False) -> Shape:
    """A table whose keys are among `keys` (all of them, if `full`) and whose values are of one
    shape."""

    def check(value: Any, where: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise Mismatch(where, "not-a-table", given=brief(value))
        for key in value:
            if key not in keys:
                raise Mismatch(where, "unknown-key", key=brief(key), choices=listing(keys))
        if full:
            for key in keys:
                if key not in value:
                    raise Mismatch(where, "missing-key", key=key)
        return {k: shape(v, f"{where}.{k}") for k, v in value.items()}

    return check


def record(required: Mapping[str, Shape], defaults: Mapping[str, Shape] = {}) -> Shape:
    """A table with named fields, each of its own shape."""

    def check(value: Any, where: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise Mismatch(where, "not-a-table", given=brief(value))
        for key in value:
            if key not in required and key not in defaults:
                raise Mismatch(
                    where,
                    "unknown-key",
                    key=brief(key),
                    choices=listing([*required, *defaults]),
                )
        for key in required:
            if key not in value:
                raise Mismatch(where, "missing-key", key=key)
        return {k: (required.get(k) or defaults[k])(v, f"{where}.{k}") for k, v in value.items()}

    return check


def brief(value: Any) -> str:
    """A short text of `value` for a message."""
    try:
        shown = repr(value)
    except RecursionError:
        shown = type(value).__name__
    return shown if len(shown) <= 60 else shown[:57] + "..."


def cut(told: str, most: int = 200) -> str:
    """A text for a message, cut where it is long."""
    return told if len(told) <= most else told[: most - 1] + "…"


def listing(choices: Collection[Any]) -> str:
    """`choices` as a comma-separated text."""
    return ", ".join("–" if c is None else str(c) for c in choices)
