"""A game whose folder lacks something: the pages say so in one sentence, and go on with the
others."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from churchill_widgets import index
from churchill_widgets import screen as screens
from churchill_widgets.base import sentences
from churchill_widgets.lessons.part import Notice
from churchill_widgets.page.game_page import App, Panels

import churchill_kit as ck
from churchill_kit.engine import registry
from tests.engine.test_registry import ABOUT, FILES, GAME, forget
from tests.toy import toy
from tests.widgets.test_any_game import ToyScreen

SCREEN = """
from churchill_widgets.screen import Screen
from tests.widgets.test_any_game import ToyScreen

class Pebbles(ToyScreen):
    game = "pebbles"

SCREEN = Pebbles()
"""
LESSONS = """
from churchill_kit.tutor.lessons import Lessons

LESSONS = Lessons("pebbles", "churchill_kit.games.pebbles.lessons", ("chapter_1",))
"""
WHOLE = {f"kit/{name}": text for name, text in FILES.items()}
WHOLE |= {"kit/about.toml": ABOUT.replace("order = 1", "order = 99")}  # after the others
WHOLE |= {"screens/__init__.py": SCREEN}
WHOLE |= {"kit/lessons/__init__.py": LESSONS, "kit/lessons/chapter_1.py": ""}
FIRST = {"kit/about.toml": ABOUT}
KIT, SCREENS = "churchill_kit/games/pebbles", "churchill_widgets/games/pebbles"
Make = Callable[[dict[str, str | None]], None]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Write the game into a folder of both houses; a file given is another, or with None absent."""
    folders = {}
    for name, house in (("kit", registry.HOUSE), ("screens", screens.HOUSE)):
        package = importlib.import_module(house)
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / name)])
        folders[name] = tmp_path / name / "pebbles"
        folders[name].parent.mkdir()
    monkeypatch.setenv("CHURCHILL_KIT_RENDERER", "svg")
    monkeypatch.setattr(Panels, "send", lambda *_, **__: None)

    def write(changed: dict[str, str | None]) -> None:
        for name, text in {**WHOLE, **changed}.items():
            house, _, inside = name.partition("/")
            file = folders[house] / inside
            file.parent.mkdir(parents=True, exist_ok=True)
            if text is not None:
                file.write_text(text, encoding="utf-8")
        forget_all()

    forget_all()
    yield write
    monkeypatch.undo()
    forget_all()
    sentences.missed.clear()  # the toy that it plays has no words at all
    for remembered in (sentences.static, sentences._action):
        remembered.cache_clear()


def forget_all() -> None:
    forget()
    for name in [n for n in sys.modules if n.startswith(f"{screens.HOUSE}.pebbles")]:
        del sys.modules[name]


def tell(app: App, kind: str, **content: Any) -> str:
    """A message of the page, and the sentence that it gets if it fails."""
    app._on_message(app.panels, {"type": kind, **content}, [])
    return str(app.panels.error.get("text", ""))


def about(sentences: list[str], *named: str) -> bool:
    """Is one of the sentences about this, and one alone about the game?"""
    own = [told for told in sentences if "pebbles" in told]
    return len(own) == 1 and all(word in own[0] for word in named)


def plays(app: App) -> None:
    """Another game can be begun, whatever is wrong with this one."""
    other = next(g for g in ck.games() if g != "pebbles")
    assert not tell(app, "start", setup={"game": other, "seed": 1})
    assert app.controller.game.name == other and app.controller.stage == "play"
    assert app.panels.choices["total"] > 0 and app.boards


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_a_whole_one_is_not_spoken_of(make: Make, lang: str) -> None:
    make({})
    app = App(lang=lang)
    assert not tell(app, "form", game="pebbles") and app.controller.game.name == "pebbles"
    assert app.panels.start["broken"] == []
    part: Any = index(lang=lang)
    assert "pebbles" in part.panel.data["games"]
    assert part.panel.data["languages"][lang]["broken"] == []
    plays(app)


# What is wrong, and what the sentence names; first the face of the game, then that of its screens.
CHOSEN = [
    ({"kit/__init__.py": ""}, (KIT, "__init__.py", "GAME")),
    ({"kit/__init__.py": "1 / 0"}, (KIT, "__init__.py", "ZeroDivisionError")),
    ({"kit/__init__.py": GAME.replace('"pebbles"', '"x"')}, (KIT, "__init__.py", "GAME.name")),
    ({"screens/__init__.py": None}, (SCREENS, "__init__.py", "SCREEN")),
    ({"screens/__init__.py": ""}, (SCREENS, "__init__.py", "SCREEN")),
    ({"screens/__init__.py": "SCREEN = 5"}, (SCREENS, "__init__.py", "SCREEN")),
    ({"screens/__init__.py": "import no_such"}, (SCREENS, "__init__.py", "no_such")),
    ({"screens/__init__.py": SCREEN.replace('"pebbles"', '"x"')}, (SCREENS, "SCREEN.game")),
    ({"screens/__init__.py": f"{SCREEN}\nPebbles.boards = {{}}"}, (SCREENS, "SCREEN.boards")),
]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize(("changed", "named"), CHOSEN)
def test_who_cannot_be_chosen(make: Make, changed: Any, named: Any, lang: str) -> None:
    make(changed)
    app = App(lang=lang)
    before = dict(app.panels.start)
    assert "pebbles" in [g["id"] for g in before["games"]] and before["broken"] == []
    for kind, given in (("form", {"game": "pebbles"}), ("start", {"setup": {"game": "pebbles"}})):
        told = tell(app, kind, **given)
        assert about([told], *named) and told.count(". ") == 0, told
        start = app.panels.start
        assert about(start["broken"], *named), start["broken"]
        assert {**before, "games": [], "broken": []} == {**start, "games": [], "broken": []}
        assert "pebbles" not in [g["id"] for g in start["games"]], "it is no choice any more"
    plays(app)


@pytest.mark.parametrize(("changed", "named"), CHOSEN[:5])
def test_the_first_game_of_all(make: Make, changed: Any, named: Any) -> None:
    """The page opens with the next one."""
    make({**FIRST, **changed})
    assert ck.games()[0] == "pebbles"
    app = App(lang="en")
    assert app.controller.game.name != "pebbles"
    assert about(app.panels.start["broken"], *named)
    plays(app)


def test_who_cannot_be_listed_is_spoken_of(make: Make) -> None:
    make({"kit/about.toml": "order ="})
    for lang in ck.LANGUAGES:
        assert about(App(lang=lang).panels.start["broken"], KIT, "about.toml")
        page: Any = index(lang=lang)
        assert about(page.panel.data["languages"][lang]["broken"], KIT, "about.toml")
    plays(App())


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"kit/book/__init__.py": None}, (KIT, "book/__init__.py", "BOOK")),
        ({"kit/book/__init__.py": "BOOK = 1"}, (KIT, "book/__init__.py", "BOOK")),
        ({"kit/book/course.toml": "chapters = [1]"}, ("pebbles", "course.toml", "chapters")),
        ({"kit/lessons/__init__.py": ""}, (KIT, "lessons/__init__.py", "LESSONS")),
        ({"kit/lessons/chapter_1.py": "1 / 0"}, (KIT, "chapter_1.py", "ZeroDivisionError")),
        ({"screens/__init__.py": None}, (SCREENS, "__init__.py", "SCREEN")),
    ],
)
def test_whose_course_cannot_be_had(make: Make, changed: Any, named: Any) -> None:
    """The index leaves it out and says why; what is no part of playing hinders no game."""
    make({**FIRST, **changed})
    for lang in ck.LANGUAGES:
        part: Any = index(lang=lang)
        assert not isinstance(part, Notice)
        data = part.panel.data
        assert "churchill" in data["games"] and "pebbles" not in data["games"]
        assert about(data["languages"][lang]["broken"], *named), data["languages"][lang]["broken"]
    app = App("churchill")
    if "screens/__init__.py" not in changed:
        assert not tell(app, "form", game="pebbles")
    plays(app)


@pytest.mark.parametrize("broken", [False, True])
def test_a_course_is_looked_into_when_it_is_chosen(make: Make, broken: bool) -> None:
    """Until then the index only knows what the game is called."""
    make({"kit/book/__init__.py": "BOOK = 1"} if broken else {})
    part: Any = index(lang="en")
    first = ck.games()[0]
    assert part.panel.data["games"] == [*ck.games()] and part.opened == [first]
    part._on_message(part.panel, {"type": "game", "game": "pebbles"}, [])
    told = part.panel.data["languages"]["en"]
    if broken:
        assert "pebbles" not in part.panel.data["games"] and part.opened == [first]
        assert about(told["broken"], KIT, "book/__init__.py", "BOOK")
    else:
        assert part.opened == [*told["games"]] == [first, "pebbles"]
        assert told["broken"] == []


def test_what_fails_once_it_is_shown_leaves_the_page_whole(make: Make) -> None:
    """The face is right, and what it does is not: the page is as it was before."""
    make({"screens/__init__.py": f"{SCREEN}\nPebbles.about_scenario = lambda *_: 1 / 0"})
    app = App()
    before = dict(app.panels.start)
    assert "ZeroDivisionError" in tell(app, "form", game="pebbles")
    assert app.panels.start == before and app.controller.game.name == before["game"]
    plays(app)


def test_a_game_that_fails_as_it_begins_is_not_begun(make: Make) -> None:
    class Wrong(ToyScreen):
        def scores(self, view: Any, lang: str) -> dict[str, Any]:
            raise ck.BadGame("no-entry", folder="here", file="__init__.py", entry="scores")

    with toy():
        forget_screen = screens.add(Wrong())
        try:
            app = App()
            assert not tell(app, "form", game="toy")
            told = tell(app, "start", setup={"game": "toy", "seed": 1})
            assert "scores" in told and told.endswith(".")
            assert app.controller.stage == "start" and app.panels.head["stage"] == "start"
            assert app.panels.start["game"] == "toy"
            plays(app)
        finally:
            forget_screen()


def test_a_tutor_that_cannot_come_leaves_the_game_alone(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = ck.games()[0]
    monkeypatch.setattr(f"{registry.package(name)}.lessons.guide.GUIDE", 5)
    app = App(name)
    told = tell(app, "start", setup={"seed": 1}, first="")
    assert all(word in told for word in (registry.place(name), "lessons/guide.py", "GUIDE")), told
    assert app.controller.stage == "play" and app.panels.adviser["on"] is False
    assert not tell(app, "act", i=0, token=app.controller.token)
