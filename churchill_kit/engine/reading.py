"""Component files: TOML in, checked pieces out, for any game.

What a table must hold is read off the type of the piece that it becomes.

A piece is a NamedTuple. The types of its fields say what may stand under their names; a field with
a default may be left out. What plain types can't say is annotated::

    class Fort(NamedTuple):
        id: str
        strength: Annotated[int, Range(1, 6)]
        owner: Annotated[str, SEATS]  # one of these
        ships: Annotated[int, Key("ships_needed")]  # called so in the file
        name: Words  # name_en and name_ru
        roads: tuple[str, ...] = ()
        gates: Annotated[tuple[str, ...], Length(1, 4)]  # so many of them

    read = piece(Fort)  # a shape: Fort(...), or Mismatch with the place and what is wrong there
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NamedTuple,
    NoReturn,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from . import shape
from .errors import BadData, refusal
from .shape import Mismatch, Shape
from .toml import parsed

LANGUAGES = ("en", "ru")
LONGEST = 60  # letters of an id that an error names its entry by


class File:
    """One component file, and errors that name it."""

    def __init__(self, game: str, folder: Path, name: str) -> None:
        self.game = game
        self.name = name
        path = folder / name
        try:
            self.data: dict[str, Any] = parsed(path)
        except OSError as error:
            self.fail("file", "cannot-read", why=refusal(error))
        except ValueError as error:
            self.fail("file", "not-toml", why=shape.cut(str(error)))
        except RecursionError:
            self.fail("file", "too-deep")

    def fail(self, entry: str, what: str, **facts: Any) -> NoReturn:
        """Raise BadData for an entry of this file."""
        raise BadData(
            "bad-data", game=self.game, file=self.name, where=entry, what=what, **facts
        ) from None

    def check(self, form: shape.Shape, value: Any, entry: str) -> Any:
        """`value` checked against a shape."""
        try:
            return form(value, entry)
        except Mismatch as error:
            self.fail(error.where, error.what, **error.facts)

    def entries(self, key: str, form: shape.Shape) -> list[Any]:
        """The tables under `key`, each checked and named by its id in messages."""
        tables = self.data.get(key)
        if not isinstance(tables, list):
            self.fail(key, "missing-key", key=key)
        checked = []
        seen: set[str] = set()
        for number, table in enumerate(tables, 1):
            name = table.get("id", f"no. {number}") if isinstance(table, dict) else f"no. {number}"
            name = str(name) if len(str(name)) <= LONGEST else f"no. {number}"
            entry = self.check(form, table, f"{key} {name}")
            own = entry.get("id") if isinstance(entry, dict) else getattr(entry, "id", None)
            if own is not None:
                if own in seen:
                    self.fail(f"{key} {name}", "twice", key=shape.brief(own))
                seen.add(own)
            checked.append(entry)
        return checked


# -- pieces from tables ---------------------------------------------------------------------------


class Range(NamedTuple):
    """The whole numbers that a field may hold."""

    low: int
    high: int


class Length(NamedTuple):
    """How many entries a list may have."""

    least: int
    most: int = 10_000


class Form(NamedTuple):
    """The shape of a field whose type does not say enough."""

    shape: Shape


class Key(NamedTuple):
    """The name that a field has in the file, where it is another one."""

    name: str


class Both(NamedTuple):
    """A text in both languages, under two keys."""


Words = Annotated[Mapping[str, str], Both()]

COUNT = Range(0, 99)  # what an int is, unless it is said
Finish = Callable[[Any, Mapping[str, Any], str], Any]


def piece(
    cls: Any,
    *,
    own: Mapping[str, Shape] = {},
    given: Mapping[str, Any] = {},
    beside: Mapping[str, Shape] = {},
    finish: Finish | None = None,
) -> Shape:
    """The shape of the tables that become pieces of a class.

    `own` has shapes for fields whose types don't say enough, `given` the values of fields that
    are not in the file; `beside` are keys that the file may have and a piece has not. `finish`
    gets the piece, the checked table and the place, checks what belongs together, and returns
    the piece.
    """
    required: dict[str, Shape] = {}
    optional: dict[str, Shape] = dict(beside)
    keys: dict[str, str] = {}
    words: dict[str, str] = {}
    for field, hint in get_type_hints(cls, include_extras=True).items():
        if field in given:
            continue
        notes = hint.__metadata__ if get_origin(hint) is Annotated else ()
        key = next((n.name for n in notes if isinstance(n, Key)), field)
        forms = optional if field in cls._field_defaults else required
        if any(isinstance(n, Both) for n in notes):
            words[field] = key
            forms.update({f"{key}_{lang}": shape.text for lang in LANGUAGES})
        else:
            keys[field] = key
            forms[key] = own.get(field) or of(hint)
    table = shape.record(required, optional)

    def read(value: Any, where: str) -> Any:
        found = table(value, where)
        made = cls(
            **given,
            **{field: found[key] for field, key in keys.items() if key in found},
            **{f: {lang: found[f"{key}_{lang}"] for lang in LANGUAGES} for f, key in words.items()},
        )
        return made if finish is None else finish(made, found, where)

    return read


def of(hint: Any) -> Shape:
    """The shape of what a type describes."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], hint.__metadata__)
    if origin in (Union, UnionType):  # None is a key that is left out
        return of(next(a for a in args if a is not NoneType))
    if origin is tuple:
        if args[-1] is Ellipsis:
            return shape.sequence(of(args[0]))
        return shape.row(*map(of, args))
    if origin is not None and issubclass(origin, Mapping):
        return shape.mapping(choices(args[0]), of(args[1]), full=True)
    if hasattr(hint, "_fields"):
        return piece(hint)
    plain: dict[Any, Shape] = {str: shape.text, int: shape.integer(*COUNT), bool: shape.boolean}
    return plain[hint]


def _annotated(hint: Any, notes: tuple[Any, ...]) -> Shape:
    for note in notes:
        if isinstance(note, Range):
            return shape.integer(*note)
        if isinstance(note, Length):
            return shape.sequence(of(get_args(hint)[0]), *note)
        if isinstance(note, Form):
            return note.shape
        if type(note) is tuple:
            return shape.one_of(note)
    return of(hint)


def numbered(form: Shape, word: str) -> Shape:
    """A list whose entries are named by their number: "card king, effect 2"."""

    def check(value: Any, where: str) -> tuple[Any, ...]:
        entry = where.rpartition(".")[0]
        entries = enumerate(anything(value, where), 1)
        return tuple(form(each, f"{entry}, {word} {n}") for n, each in entries)

    return check


# A list whose entries are checked later, when more is known of them.
anything = shape.sequence(lambda value, where: value)


def choices(hint: Any) -> tuple[str, ...]:
    """The values that an annotated text may have."""
    found: tuple[str, ...] = next(n for n in hint.__metadata__ if type(n) is tuple)
    return found
