"""Games are found by folder or entry point; what one lacks is told in one sentence, and the others
go on working."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry, words
from tests.faces import lacking

ABOUT = """
order = 1
players = [2, 2]
minutes = [5, 10]
title = { en = "Pebbles", ru = "Камешки" }
line = { en = "Six cards and a die.", ru = "Шесть карт и кубик." }
"""
GAME = """
from tests.toy import ToyGame

class Pebbles(ToyGame):
    name = "pebbles"

GAME = Pebbles()
"""
BOOK = """
from pathlib import Path
from churchill_kit.book import Book

BOOK = Book("pebbles", Path(__file__).parent)
"""
RULES = """
[[rule]]
id = "1.0"
chapter = "1"
title_en = "Cards"
title_ru = "Карты"
summary_en = "Six cards are shuffled."
summary_ru = "Шесть карт перемешиваются."
tests = ["test_cards"]
"""
FILES = {
    "about.toml": ABOUT,
    "__init__.py": GAME,
    "locale/en/pebbles.ftl": "hello = Hello\nindex-open = Open the pebbles\n",
    "locale/ru/pebbles.ftl": "hello = Привет\nindex-open = Открыть камешки\n",
    "book/__init__.py": BOOK,
    "book/rulebook.toml": RULES,
    "book/course.toml": 'chapters = ["1"]\n',
    "notebooks/pebbles/en/1.ipynb": "{}",
    "notebooks/pebbles/ru/1.ipynb": "{}",
    "tests/games/pebbles/test_cards.py": "def test_1_0_cards(): pass\n",
}
Make = Callable[..., None]
OTHERS = ck.games()  # those that are there without it


def forget() -> None:
    words.forget()
    for name in [n for n in sys.modules if n.startswith(("churchill_kit.games.pebbles", "my_peb"))]:
        del sys.modules[name]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Write the game into a folder of the house; a file given is another, or with None absent."""
    house = importlib.import_module(registry.HOUSE)
    monkeypatch.setattr(house, "__path__", [*house.__path__, str(tmp_path / "games")])

    def write(**changed: str | None) -> None:
        given = {k.replace("__", "/").replace("_toml", ".toml"): v for k, v in changed.items()}
        known = {**FILES, **given}
        for name, text in known.items():
            top = (
                tmp_path if name.startswith(("notebooks", "tests")) else tmp_path / "games/pebbles"
            )
            file = top / name
            file.parent.mkdir(parents=True, exist_ok=True)
            if text is not None:
                file.write_text(text, encoding="utf-8")
        forget()

    forget()
    yield write
    monkeypatch.undo()
    forget()


def others_work() -> None:
    assert ck.game("churchill").new("training", seed=1).decision is not None
    assert "churchill" in ck.games()


def test_a_folder_is_a_game(make: Make, tmp_path: Path) -> None:
    make()
    assert ck.games() == ("pebbles", *OTHERS), "in the order of about.toml"
    assert registry.about("pebbles").title["ru"] == "Камешки"
    assert "churchill_kit.games.pebbles" not in sys.modules, "nothing was imported for it"
    assert ck.game("pebbles").name == "pebbles"
    assert book("pebbles").chapters == ("1",)
    assert lacking("pebbles", tmp_path / "notebooks", tmp_path) == []
    others_work()


def test_a_draft_is_played_by_who_knows_of_it(make: Make) -> None:
    make(about_toml=f"{ABOUT}draft = true\n")
    assert ck.games() == OTHERS and registry.broken() == ()
    assert ck.game("pebbles").name == "pebbles"


def test_without_its_folder_it_is_gone() -> None:
    assert ck.games() == OTHERS and registry.broken() == ()
    with pytest.raises(ck.UnknownGame, match="churchill"):
        registry.about("pebbles")


def test_a_package_of_its_own_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.items():
        file = tmp_path / "my_pebbles" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    about = tmp_path / "my_pebbles-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my_pebbles\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[churchill_kit.games]\npebbles = my_pebbles\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    try:
        assert ck.games() == ("pebbles", *OTHERS)
        assert ck.game("pebbles").name == "pebbles"
        assert registry.package("pebbles") == "my_pebbles"
        assert words.message("ru", "pebbles", "hello", {}) == "Привет"
        assert book("pebbles").rule("1.0") is not None
    finally:
        monkeypatch.undo()
        forget()


def test_sentences_are_ones_own_or_shared_and_never_anothers(make: Make) -> None:
    make()
    assert words.message("en", "pebbles", "hello", {}) == "Hello"
    assert words.message("ru", "pebbles", "index-open", {}) == "Открыть камешки"
    assert words.message("ru", "churchill", "index-open", {}) != "Открыть камешки"
    assert words.has("en", "pebbles", "list-and") and words.has("en", "churchill", "ending-hegemon")
    for game in ("churchill", ""):
        with pytest.raises(KeyError, match="hello"):
            words.message("en", game, "hello", {})
    with pytest.raises(KeyError, match="ending-hegemon of pebbles"):
        words.message("en", "pebbles", "ending-hegemon", {})


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"about_toml": None}, ("about.toml",)),
        ({"about_toml": "order ="}, ("about.toml",)),
        ({"about_toml": ABOUT.replace(', ru = "Камешки"', "")}, ("about.toml", "title", "ru")),
        ({"about_toml": ABOUT.replace("[2, 2]", "[3, 2]")}, ("about.toml", "players")),
    ],
)
def test_who_cannot_be_listed_is_left_out(
    make: Make, changed: dict[str, str], named: tuple
) -> None:
    make(**changed)
    assert ck.games() == OTHERS
    (error,) = registry.broken()
    told_well(error, named)
    others_work()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ("__init__.py", "GAME")),
        ("GAME = 5", ("__init__.py", "GAME")),
        ("import no_such_module", ("__init__.py", "no_such_module")),
        ("1 / 0", ("__init__.py", "ZeroDivisionError")),
        (GAME.replace('"pebbles"', '"stones"'), ("__init__.py", "GAME.name")),
    ],
)
def test_a_game_without_its_face(make: Make, text: str, named: tuple) -> None:
    make()
    folder = Path(importlib.import_module(registry.HOUSE).__path__[-1]) / "pebbles"
    (folder / "__init__.py").write_text(text)
    assert ck.games() == ("pebbles", *OTHERS), "it is listed: nothing was imported"
    with pytest.raises(ck.BadGame) as caught:
        ck.game("pebbles")
    told_well(caught.value, named)
    others_work()


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"book__rulebook_toml": RULES.replace("title_ru", "title_xx")}, ("1.0", "title_ru")),
        ({"book__rulebook_toml": "[[rule"}, ("rulebook.toml",)),
        ({"book__rulebook_toml": RULES.replace('["test_cards"]', "[]")}, ("1.0", "without tests")),
        ({"book__rulebook_toml": RULES.replace("test_cards", "test_x")}, ("1.0", "test_x.py")),
        ({"book__course_toml": 'chapters = ["1", "2"]'}, ("course.toml", "pebbles/en/2.ipynb")),
        ({"book__course_toml": "chapters = [1]"}, ("course.toml", "chapters")),
        ({"book__course_toml": None}, ("course.toml",)),
    ],
)
def test_a_book_that_lacks_something(
    make: Make, tmp_path: Path, changed: dict[str, str], named: tuple
) -> None:
    make(**changed)
    found = lacking("pebbles", tmp_path / "notebooks", tmp_path)
    assert found and any(all(word in sentence for word in named) for sentence in found), found
    assert all("pebbles" in sentence for sentence in found)
    others_work()


def test_a_message_without_russian(make: Make, tmp_path: Path) -> None:
    make()
    folder = Path(importlib.import_module(registry.HOUSE).__path__[-1]) / "pebbles"
    (folder / "locale/ru/pebbles.ftl").write_text("index-open = Открыть\n", encoding="utf-8")
    forget()
    assert lacking("pebbles", tmp_path / "notebooks", tmp_path) == [
        "churchill_kit/games/pebbles: locale/ru has no message hello."
    ]


@pytest.mark.parametrize("game", ck.games())
def test_the_games_there_are_lack_nothing(game: str) -> None:
    assert lacking(game) == []


def told_well(error: ck.BadGame, named: tuple) -> None:
    """One sentence in each language, with the folder, the file and the entry."""
    for lang in ck.LANGUAGES:
        told = ck.say(error, lang)
        assert "churchill_kit/games/pebbles" in told and told.endswith("."), told
        assert all(word in told for word in named), told
