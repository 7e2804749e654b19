"""On the static site a game is an archive of its own, which comes when the game is asked for."""

from __future__ import annotations

import importlib.util
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine import registry

SITE = Path(__file__).parents[1] / "widgets" / "site"


def _part(name: str) -> Any:
    """A module of the site's builder, which is no package."""
    spec = importlib.util.spec_from_file_location(f"site_{name}", SITE / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build, late_games = _part("build"), _part("late_games")

ABOUT = """
order = 1
players = [2, 2]
minutes = [5, 10]
title = { en = "Pebbles", ru = "Камешки" }
line = { en = "Six cards and a die.", ru = "Шесть карт и кубик." }
"""
DRAFT = {
    "churchill_kit/games/kites/about.toml": "draft = true" + ABOUT,
    "churchill_kit/games/kites/__init__.py": "",
    "churchill_widgets/games/kites/__init__.py": "",
}
FILES = {
    "churchill_kit/__init__.py": "",
    "churchill_kit/games/__init__.py": '"""Games."""',
    "churchill_kit/games/pebbles/about.toml": ABOUT,
    "churchill_kit/games/pebbles/__init__.py": "GAME = 1",
    "churchill_kit/games/pebbles/lessons/__init__.py": "",
    "churchill_kit/games/marbles/about.toml": ABOUT.replace("order = 1", "order = 2"),
    "churchill_kit/games/marbles/__init__.py": "",
    "churchill_widgets/games/__init__.py": '"""Screens."""',
    "churchill_widgets/games/pebbles/__init__.py": "SCREEN = 2",
    "churchill_widgets/page/page.py": "",
}


@pytest.fixture
def parted(tmp_path: Path) -> tuple[Path, dict[str, Path]]:
    """A wheel after its games were taken out, and their archives."""
    wheel = tmp_path / "churchill_kit-1-py3-none-any.whl"
    build.zipped(wheel, {name: text.encode() for name, text in (FILES | DRAFT).items()})
    return wheel, build.part_games(wheel, tmp_path / "games")


def test_each_game_is_an_archive_and_the_rest_stays(parted: tuple[Path, dict[str, Path]]) -> None:
    wheel, archives = parted
    assert list(archives) == ["pebbles", "marbles"], "as they are listed; no draft"
    core = set(zipfile.ZipFile(wheel).namelist())
    late = {game: set(zipfile.ZipFile(file).namelist()) for game, file in archives.items()}
    for name in FILES:
        game = next((g for g in archives if f"/games/{g}/" in name), None)
        home = core if game is None or name.endswith("about.toml") else late[game]
        assert [name in files for files in (core, *late.values())].count(True) == 1
        assert name in home
    assert not any("kites" in name for files in (core, *late.values()) for name in files)
    houses = zipfile.ZipFile(wheel)
    for house in late_games.HOUSES:
        text = houses.read(f"{house.replace('.', '/')}/__init__.py").decode()
        assert "import late_games" in text


@pytest.fixture
def late(
    parted: tuple[Path, dict[str, Path]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[str]]:
    """The wheel unpacked where the houses of games find it; what was asked of the site."""
    wheel, _ = parted
    packages, asked = tmp_path / "packages", list[str]()
    with zipfile.ZipFile(wheel) as core:
        core.extractall(packages)

    def ask(file: str) -> bytes:
        asked.append(file)
        if file.startswith("marbles"):
            raise OSError("no network")
        return (tmp_path / "games" / file).read_bytes()

    for house in late_games.HOUSES:
        module = importlib.import_module(house)
        inside = str(packages / house.replace(".", "/"))
        monkeypatch.setattr(module, "__path__", [*module.__path__, inside])
    finder = late_games.Late(packages, ask)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    registry.look_again()
    registry.fetched_by(finder.fetch)
    yield asked
    registry.fetched_by(None)
    monkeypatch.undo()
    registry.look_again()
    for name in [n for n in sys.modules if n.endswith((".pebbles", ".pebbles.lessons"))]:
        del sys.modules[name]


def test_games_are_listed_without_asking_for_them(late: list[str]) -> None:
    assert {"pebbles", "marbles", "churchill"} <= set(ck.games())
    assert registry.about("pebbles").title["ru"] == "Камешки"
    assert ck.game("churchill").name == "churchill"
    assert registry.broken() == () and not late


def test_the_registry_asks_once(late: list[str]) -> None:
    assert registry.has("pebbles", "lessons") and not registry.has("pebbles", "book")
    house = "churchill_widgets.games"
    assert registry.face("pebbles", "", "SCREEN", int, house) == 2
    assert registry.face("pebbles", "", "GAME", int) == 1
    assert [name.partition("-")[0] for name in late] == ["pebbles"]


def test_so_does_an_import(late: list[str]) -> None:
    module = importlib.import_module("churchill_widgets.games.pebbles")
    assert module.SCREEN == 2
    assert registry.face("pebbles", "", "GAME", int) == 1
    assert [name.partition("-")[0] for name in late] == ["pebbles"]


def test_one_that_does_not_arrive_is_told(late: list[str]) -> None:
    for _ in range(2):  # it may be chosen again
        with pytest.raises(ck.BadGame, match=r"games/marbles did not arrive") as told:
            ck.game("marbles")
        assert "не дошла" in ck.say(told.value, "ru")
    assert len(late) == 2
    assert ck.game("churchill").name == "churchill"
