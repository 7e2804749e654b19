"""11.1 The charts of the bots, read from ``data/bots.toml``, checked, and turned into functions.

An unknown word, a wrong argument or a missing list raises BadData, which names the file,
the entry and the field. The charts are read when a bot first needs them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ....engine import shape
from ....engine.shape import Mismatch
from ..box.components import AXIS, BOX, BOXES, FRONTS, GLOBALS, LABELS, SEATS, THEATERS, TYPES
from ..box.files import Reader
from ..state import NEUTRAL
from . import decisions as bot_decisions  # noqa: F401  (importing it registers its choices)
from .choices import CHOICES, Found
from .predicates import PREDICATES
from .sight import Sight, Test, Weights

OPTIONAL_LISTS = ("tie_name",)  # 4.53: only the US ever names the winner of a tie

Options = Callable[[Sight], Found]


class Entry(NamedTuple):
    """One line of a chart: when it applies, what it chooses, and why, in words for a person."""

    power: str
    decision: str
    rank: int  # from 1; 0 for what the bots do where the charts are silent
    when: tuple[str, ...]
    choose: str
    text_en: str
    text_ru: str
    tests: tuple[Test, ...]
    options: Options


class Chart(NamedTuple):
    """The chart of one power: a list of entries for each decision, and the weights of issues."""

    lists: Mapping[str, tuple[Entry, ...]]
    weights: Weights


@cache
def charts() -> Mapping[str, Chart]:
    """The charts of the box, read once."""
    return load_charts(BOX.folder)


def load_charts(folder: Path) -> dict[str, Chart]:
    """The charts in a folder's ``bots.toml``; BadData names the entry and the field."""
    reader = Reader(folder, "bots.toml")
    _check_vocabulary(reader)
    return {power: _chart(reader, power) for power in SEATS}


# -- the words: shapes that turn a text into a function --------------------------------------------


def condition(text: Any, where: str) -> Test:
    """A condition such as "!front_before:western:normandy" as a function."""
    name, *given = shape.text(text, where).removeprefix("!").split(":")
    holds, kinds = PREDICATES[shape.one_of(PREDICATES)(name, where)]
    test = _bound(holds, _arguments(kinds, given, where))
    return (lambda b: not test(b)) if text.startswith("!") else test


def option(decision: str) -> Callable[[Any, str], Options]:
    """The shape of a choice in the list of a decision, such as "offensive:eastern:6"."""
    words = CHOICES[decision]

    def convert(text: Any, where: str) -> Options:
        name, *given = shape.text(text, where).split(":")
        options, kinds = words[shape.one_of(words)(name, where)]
        return _bound(options, _arguments(kinds, given, where))

    return convert


def _bound(word: Callable[..., Any], args: list[Any]) -> Callable[[Sight], Any]:
    """A word with its arguments; without a detour for those that have none or one."""
    if not args:
        return word
    if len(args) == 1:
        arg = args[0]
        return lambda b: word(b, arg)
    return lambda b: word(b, *args)


def _arguments(kinds: tuple[str, ...], given: list[str], where: str) -> list[Any]:
    """The arguments of one word, converted; a SPACE is read with the FRONT before it."""
    if len(given) != len(kinds):
        shown, count = shape.brief(":".join(given)), len(kinds)
        raise Mismatch(where, "not-a-list", given=shown, low=count, high=count)
    out: list[Any] = []
    for kind, text in zip(kinds, given, strict=True):
        if kind == "SPACE":
            spaces = {s.id: s.index for s in BOX.tracks[out[-1]].spaces}
            out.append(spaces[shape.one_of(spaces)(text, where)])
        else:
            out.append(ARGUMENTS[kind](text, where))
    return out


def _number(given: Any, where: str) -> int:
    if not given.isdecimal():
        raise Mismatch(where, "not-a-number", given=shape.brief(given), low=0, high=99)
    return int(given)


_GROUPS = {
    sphere: tuple(p.id for p in BOX.locations.values() if p.sphere == sphere)
    for sphere in ("west", "ussr", "free", "colony")
} | {"all": tuple(BOX.locations)}


def _group(given: Any, where: str) -> tuple[str, ...]:
    return _GROUPS[shape.one_of(_GROUPS)(given, where)]


def _bomb(given: Any, where: str) -> int:
    return BOX.a_bomb.index(shape.one_of(BOX.a_bomb)(given, where))


# What an argument of each kind may be, and what a function gets for it.
ARGUMENTS: Mapping[str, shape.Shape] = {
    "N": _number,
    "POWER": shape.one_of(SEATS),
    "ISSUE": shape.one_of(TYPES),
    "FRONT": shape.one_of(FRONTS),
    "BOX": shape.one_of(BOXES),
    "AXIS": shape.one_of(AXIS),
    "THEATER": shape.one_of(THEATERS),
    "GLOBAL": shape.one_of(GLOBALS),
    "SIDE": shape.one_of((NEUTRAL, *SEATS)),
    "TIE": shape.one_of(("agenda", "conference")),
    "BOMB": _bomb,
    "GROUP": _group,
}


# -- the file --------------------------------------------------------------------------------------

_tests = shape.sequence(condition, least=1)
_row = {
    "rank": shape.integer(1, 99),
    "when": _tests,
    "text_en": shape.text,
    "text_ru": shape.text,
    "provenance": shape.one_of(LABELS),
}
_weight = shape.record(
    {
        "issue": shape.one_of(TYPES),
        "weight": shape.integer(0, 9),
        "when": _tests,
        "provenance": shape.one_of(LABELS),
    }
)
_word = {"name": shape.text, "args": shape.sequence(shape.text), "meaning": shape.text}


def _check_vocabulary(reader: Reader) -> None:
    """The words that the file declares are those that the bots know, with the same arguments."""
    for word in reader.entries("predicate", shape.record(_word)):
        where = f"predicate {word['name']}"
        known = PREDICATES[reader.check(shape.one_of(PREDICATES), word["name"], f"{where}, name")]
        reader.check(shape.one_of((known.args,)), word["args"], f"{where}, args")
    for word in reader.entries("choice", shape.record({"decision": shape.text, **_word})):
        where = f"choice {word['decision']} {word['name']}"
        words = CHOICES[reader.check(shape.one_of(CHOICES), word["decision"], f"{where}, decision")]
        reader.check(shape.one_of(words), word["name"], f"{where}, name")
        reader.check(shape.one_of((words[word["name"]].args,)), word["args"], f"{where}, args")


def _chart(reader: Reader, power: str) -> Chart:
    lists = ("issue_weight", *CHOICES)
    anything = shape.sequence(lambda value, where: value)
    tables = reader.check(shape.mapping(lists, anything), reader.data.get(power), power)
    for name in lists:
        if name not in tables and name not in OPTIONAL_LISTS:
            reader.fail(power, "missing-key", key=name)
    weights: dict[str, tuple[tuple[int, tuple[Test, ...]], ...]] = {}
    for number, table in enumerate(tables.pop("issue_weight"), 1):
        row = reader.check(_weight, table, f"{power}.issue_weight no. {number}")
        weights[row["issue"]] = (*weights.get(row["issue"], ()), (row["weight"], row["when"]))
    return Chart(
        {
            name: tuple(
                _entry(reader, power, name, rank, table) for rank, table in enumerate(rows, 1)
            )
            for name, rows in tables.items()
        },
        weights,
    )


def _entry(reader: Reader, power: str, decision: str, rank: int, table: Any) -> Entry:
    where = f"{power}.{decision} rank {rank}"
    row = reader.check(shape.record({**_row, "choose": option(decision)}), table, where)
    reader.check(shape.one_of((rank,)), row["rank"], f"{where}, rank")
    return Entry(
        power,
        decision,
        rank,
        tuple(table["when"]),
        table["choose"],
        row["text_en"],
        row["text_ru"],
        row["when"],
        row["choose"],
    )
