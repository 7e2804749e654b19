"""What a table must hold is read off the type of its piece; files and entries are named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import pytest

from churchill_kit.engine import shape
from churchill_kit.engine.errors import BadData
from churchill_kit.engine.reading import File, Form, Key, Length, Range, Words, numbered, piece

SEATS = ("north", "south")


class Road(NamedTuple):
    """A piece within a piece."""

    to: str
    length: Annotated[int, Range(1, 3)]


class Fort(NamedTuple):
    """A piece with a field of every sort."""

    id: str
    strength: Annotated[int, Range(1, 6)]
    owner: Annotated[str, SEATS]
    ships: Annotated[int, Key("ships_needed")]
    walls: Mapping[Annotated[str, SEATS], bool]
    cells: tuple[tuple[int, int], ...]
    name: Words
    roads: tuple[Road, ...] = ()
    rival: Annotated[str, SEATS] | None = None


GOOD: dict[str, Any] = {
    "id": "hill",
    "strength": 4,
    "owner": "north",
    "ships_needed": 0,
    "walls": {"north": True, "south": False},
    "cells": [[1, 2]],
    "name_en": "Hill",
    "name_ru": "Холм",
    "roads": [{"to": "ford", "length": 2}],
}


def test_a_piece_from_its_table() -> None:
    fort = piece(Fort)(GOOD, "fort hill")
    assert fort == Fort(
        "hill",
        4,
        "north",
        0,
        {"north": True, "south": False},
        ((1, 2),),
        {"en": "Hill", "ru": "Холм"},
        (Road("ford", 2),),
    )
    assert piece(Fort)({**GOOD, "rival": "south"}, "").rival == "south"


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        ({"strength": 7}, ".strength", "not-a-number"),
        ({"strength": True}, ".strength", "not-a-number"),
        ({"owner": "west"}, ".owner", "not-one-of"),
        ({"rival": "west"}, ".rival", "not-one-of"),
        ({"ships_needed": 100}, ".ships_needed", "not-a-number"),
        ({"ships": 1}, "", "unknown-key"),
        ({"walls": {"north": True}}, ".walls", "missing-key"),
        ({"walls": {"north": True, "south": 1}}, ".walls.south", "not-yes-or-no"),
        ({"cells": [[1, 2, 3]]}, ".cells[0]", "not-a-list"),
        ({"name_ru": 1}, ".name_ru", "not-text"),
        ({"roads": [{"to": "ford"}]}, ".roads[0]", "missing-key"),
        ({"roads": [{"to": "ford", "length": 4}]}, ".roads[0].length", "not-a-number"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(shape.Mismatch) as caught:
        piece(Fort)({**GOOD, **change}, "fort")
    assert (caught.value.where, caught.value.what) == (f"fort{where}", what)


@pytest.mark.parametrize("key", ["id", "strength", "ships_needed", "name_en", "name_ru", "walls"])
def test_what_has_no_default_must_be_there(key: str) -> None:
    with pytest.raises(shape.Mismatch) as caught:
        piece(Fort)({k: v for k, v in GOOD.items() if k != key}, "fort")
    assert (caught.value.what, caught.value.facts["key"]) == ("missing-key", key)


def test_shapes_values_and_keys_that_the_type_does_not_say() -> None:
    form = piece(
        Road,
        own={"to": shape.one_of(("ford",))},
        given={"length": 3},
        beside={"note": shape.text},
        finish=lambda road, table, where: road._replace(to=table.get("note", where)),
    )
    assert form({"to": "ford", "note": "n"}, "road") == Road("n", 3)
    assert form({"to": "ford"}, "road") == Road("road", 3)
    for wrong in ({"to": "hill"}, {"to": "ford", "length": 3}):
        with pytest.raises(shape.Mismatch):
            form(wrong, "road")


class Gate(NamedTuple):
    """A piece with a list of some length and a field whose type does not say enough."""

    keys: Annotated[tuple[int, ...], Length(1, 2)]
    sign: Annotated[str, Form(shape.one_of(("sun",)))] = "sun"


def test_lists_of_some_length_and_shapes_within_types() -> None:
    form = piece(Gate)
    assert form({"keys": [1, 2]}, "gate") == Gate((1, 2))
    for wrong, where in (
        ({"keys": []}, "gate.keys"),
        ({"keys": [1, 2, 3]}, "gate.keys"),
        ({"keys": [-1]}, "gate.keys[0]"),
        ({"keys": [1], "sign": "moon"}, "gate.sign"),
    ):
        with pytest.raises(shape.Mismatch) as caught:
            form(wrong, "gate")
        assert caught.value.where == where


def test_entries_of_a_list_are_numbered_in_messages() -> None:
    form = piece(Fort, own={"roads": numbered(piece(Road), "road")})
    assert form(GOOD, "fort").roads == (Road("ford", 2),)
    with pytest.raises(shape.Mismatch) as caught:
        form({**GOOD, "roads": [GOOD["roads"][0], {"to": "ford", "length": 4}]}, "fort st. john")
    assert caught.value.where == "fort st. john, road 2.length"


def test_a_file_names_itself_and_the_entry(tmp_path: Path) -> None:
    def fault(text: str) -> tuple[str, str, str]:
        (tmp_path / "roads.toml").write_text(text, encoding="utf-8")
        with pytest.raises(BadData) as caught:
            File("toy", tmp_path, "roads.toml").entries("road", piece(Road))
        assert caught.value.facts["file"] == "roads.toml"
        return str(caught.value.facts["where"]), str(caught.value.facts["what"]), str(caught.value)

    assert fault("x = [")[:2] == ("file", "not-toml")
    assert fault("x = " + "[" * 3000 + "]" * 3000)[:2] == ("file", "too-deep")
    assert fault("")[:2] == ("road", "missing-key")
    assert fault('[[road]]\nto = "a"\nlength = 9')[:2] == ("road no. 1.length", "not-a-number")
    where, what, told = fault('[[road]]\nid = "' + "x" * 3000 + '"')
    assert (where, what) == ("road no. 1", "unknown-key") and len(told) < 500
