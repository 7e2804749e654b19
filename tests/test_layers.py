"""The layers of the house: who may know whom. Read from imports, strings, scripts and styles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import churchill_kit as ck
from tests import layers
from tests.layers import ROOT

KIT = "churchill_kit"
SCREENS = "churchill_widgets"

# What each shared room may stand on, beside itself.
BELOW = {
    "engine": (),
    "book": ("engine",),
    "table": ("engine",),
    "search": ("engine",),
    "lab": ("engine",),
    "tutor": ("engine", "book", "search"),
    "classroom": ("engine", "book", "search", "table", "tutor"),
    "store": ("engine", "book", "search", "table", "tutor", "classroom"),
}
MOST_FILES = 25


def ids(names: Iterable[str]) -> list[str]:
    return [name.removeprefix(f"{KIT}.") for name in names]


def modules(*heads: str) -> list[str]:
    return [n for n in layers.files() if n in heads or n.startswith(tuple(f"{h}." for h in heads))]


def of_a_game(name: str) -> str:
    """The game in whose folder a module lies; "" for shared rooms."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


SHARED = [name for name in layers.files() if not of_a_game(name)]
OWN = [name for name in layers.files() if of_a_game(name)]


def test_the_scan_sees_what_is_imported() -> None:
    assert f"{KIT}.engine.state" in layers.graph()[f"{KIT}.engine.game"]
    assert f"{KIT}.games.churchill.state" in layers.graph()[f"{KIT}.games.churchill.rules.agenda"]
    circle = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert layers.circles(circle) == [["a", "b", "c"]]


def test_no_circle_of_modules() -> None:
    assert layers.circles(layers.graph()) == []


def test_no_circle_of_rooms() -> None:
    assert layers.circles(layers.rooms()) == []


@pytest.mark.parametrize("room", BELOW)
def test_shared_rooms_import_only_what_is_below_them(room: str) -> None:
    allowed = tuple(f"{KIT}.{r}" for r in (room, *BELOW[room]))
    for name in modules(f"{KIT}.{room}"):
        rest = set(layers.graph()[name]) - set(layers.reached(name, allowed)) - {KIT}
        assert not rest, name


@pytest.mark.parametrize("name", OWN, ids=ids(OWN))
def test_a_game_knows_itself_and_what_is_below(name: str) -> None:
    """Rules, box and bots stand on the engine alone; the book on the book, lessons on the tutor,
    studies on the laboratory."""
    game = of_a_game(name)
    package, folder = name.split(".")[0], [*name.split("."), "", ""][3]
    own = [f"{KIT}.games.{game}"]
    if package == SCREENS:
        allowed = [*own, KIT, f"{SCREENS}.games.{game}"]
        allowed += [r for r in layers.rooms() if r.startswith(SCREENS) and not of_a_game(r)]
    else:
        below = {
            "book": ("book",),
            "lessons": ("book", "search", "tutor"),
            "studies": ("lab",),
        }.get(folder, ())
        allowed = own + [f"{KIT}.{r}" for r in ("engine", *below)]
    rest = set(layers.graph()[name]) - set(layers.reached(name, allowed)) - {KIT}
    assert not rest
    if package == KIT and folder not in ("book", "lessons", "studies"):
        assert not layers.reached(name, [f"{own[0]}.{f}" for f in ("book", "lessons", "studies")])
    if package == KIT and folder == "book":
        assert not layers.reached(name, [f"{own[0]}.lessons"])


@pytest.mark.parametrize("name", SHARED, ids=ids(SHARED))
def test_shared_rooms_import_no_game_and_no_test(name: str) -> None:
    assert not layers.reached(name, [f"{KIT}.games", f"{SCREENS}.games"])
    text = layers.files()[name].read_text(encoding="utf-8")
    assert not re.search(r"^\s*(from|import) tests\b", text, re.MULTILINE)
    if name.startswith(KIT) and name not in (f"{KIT}.cli", f"{KIT}.__main__"):
        # commands start the screens; nothing else below knows them
        assert not layers.reached(name, [SCREENS])
        assert not re.search(r"^\s*(from|import) (ipywidgets|ipycanvas|anywidget)", text, re.M)


@pytest.mark.parametrize("room", sorted({layers.room(name) for name in layers.files()}))
def test_a_room_is_no_warehouse(room: str) -> None:
    folders = {path.parent for name, path in layers.files().items() if layers.room(name) == room}
    for folder in folders:
        assert len(list(folder.glob("*.py"))) <= MOST_FILES, folder


# -- no name of a game in a shared room ----------------------------------------------------------

SKIPPED = ("__pycache__", "node_modules", "notebooks", "games", "dist", "bundled")
PRODUCT = re.compile(r"churchill[-_](kit|widgets|notebooks)|CHURCHILL_KIT\w*", re.IGNORECASE)


def shared_files(*endings: str) -> list[Path]:
    """Files of shared rooms, of both packages and of what builds and serves the pages."""
    found = []
    for top in ("churchill_kit", "widgets", "binder"):
        for path in sorted((ROOT / top).rglob("*")):
            inside = path.relative_to(ROOT).parts
            if path.suffix in endings and not set(inside) & set(SKIPPED):
                found.append(path)
    return found


@cache
def names() -> frozenset[str]:
    """Words that belong to one game: its name, seats, boards, phases and pieces of its screens."""
    out: set[str] = set()
    for name in ck.games():
        game = ck.game(name)
        out |= {name, *game.seats, *getattr(game, "sides", {})}
    return frozenset(out) | PLACES


# Boards, phases and what lies on boards, as the games there are call them.
PLACES = frozenset(
    (
        *("agenda", "meeting", "war", "issue", "issues", "front", "fronts", "pawn", "theater"),
        *("western", "eastern", "mediterranean", "arctic", "poland", "germany", "japan", "italy"),
    )
)


def told(text: str) -> set[str]:
    """The words of a string as ids have them: "ck-seat-us" has "us"."""
    return set(re.split(r"[^A-Za-z0-9]+", PRODUCT.sub("", text)))


def strings(path: Path) -> Iterable[str]:
    """The strings of a Python file that are no docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
        elif isinstance(node, (ast.Name, ast.Attribute, ast.arg)):
            yield getattr(node, "id", None) or getattr(node, "attr", None) or node.arg


def test_the_scan_sees_names() -> None:
    assert told("ck-seat-us churchill_kit/games") == {"ck", "seat", "us", "games"}
    assert "churchill" in told("notebooks/churchill/en")


@pytest.mark.parametrize("path", shared_files(".py"), ids=lambda p: str(p.relative_to(ROOT)))
def test_code_of_shared_rooms_names_no_game(path: Path) -> None:
    for text in strings(path):
        assert not told(text) & names(), text


@pytest.mark.parametrize(
    "path",
    shared_files(".js", ".mjs", ".css", ".j2", ".html", ".json", ".ftl"),
    ids=lambda p: str(p.relative_to(ROOT)),
)
def test_scripts_styles_and_templates_name_no_game(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        assert not told(line) & names(), f"line {number}: {line.strip()[:120]}"
