"""Nim on the page of the game and in the parts of its chapter, without a browser."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from churchill_widgets.page.game_page import App, Panels
from churchill_widgets.screen import screen
from nbclient import NotebookClient

import churchill_kit as ck

from .conftest import INSTALLED, NOTEBOOKS

WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    """A page on which Nim was chosen; what it sends to the browser is kept in `sent`."""
    sent: list[Any] = []
    monkeypatch.setattr(Panels, "send", lambda _, content, **__: sent.append(content))
    made = App()
    made.sent = sent  # type: ignore[attr-defined]
    tell(made, "form", game="nim")
    return made


def tell(app: App, kind: str, **content: Any) -> None:
    app._on_message(app.panels, {"type": kind, **content}, [])
    assert not app.panels.error.get("text"), app.panels.error


def begin(app: App, **setup: Any) -> None:
    tell(app, "start", setup={"game": "nim", "seed": "7", **setup})


def play(app: App) -> None:
    """The first choice until the end."""
    while app.controller.stage != "over":
        tell(app, "act", i=0, token=app.controller.token)


def test_it_is_chosen_on_the_first_page(app: App) -> None:
    start = app.panels.start
    assert start["game"] == "nim"
    assert [g["id"] for g in start["games"]] == list(ck.games())
    assert [s["id"] for s in start["seats"]] == ["north", "south"]
    assert [s[0] for s in start["scenarios"]] == ["short", "long"]
    assert [o["id"] for o in start["options"]] == ["misere"]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_it_is_played_to_its_end_on_its_own_board(app: App, lang: str) -> None:
    tell(app, "lang", lang=lang)
    begin(app)
    assert list(app.boards) == ["heap"]
    scene = app.boards["heap"].scene
    assert len([s for s in scene.things() if s.target]) == app.controller.view.heap
    play(app)
    assert app.panels.end["winner"] in ("north", "south")
    assert {s["id"]: s["score"] for s in app.panels.end["seats"]} == {
        **dict.fromkeys(("north", "south"), 0),
        app.panels.end["winner"]: 1,
    }


def test_a_click_on_the_board_narrows_the_choices(app: App) -> None:
    begin(app)
    tell(app, "select", target="count:2")
    items = [i for g in app.panels.choices["groups"] for i in g["items"]]
    assert [i["text"] for i in items] == ["Take 2 counters"]


def test_undo_save_and_open(app: App) -> None:
    begin(app)
    play(app)
    end = app.panels.end
    tell(app, "undo")
    assert app.controller.stage == "play" and not app.panels.end
    tell(app, "redo")
    assert app.panels.end == end
    tell(app, "save")
    file = next(m for m in app.sent if m["type"] == "file")  # type: ignore[attr-defined]
    assert file["name"].startswith("nim-")
    fresh = App()
    tell(fresh, "open", text=file["text"])
    assert fresh.controller.game.name == "nim" and fresh.panels.end["winner"] == end["winner"]


def test_its_pages_know_nothing_of_another_game(app: App) -> None:
    """Words, seats and boards of the other games are nowhere on its page."""
    begin(app)
    play(app)
    shown = json.dumps({n: getattr(app.panels, n) for n in ("head", "log", "end", "scores")})
    for name in ck.games():
        if name != "nim":
            words = {ck.name(s, name, "en") for s in ck.game(name).seats} | set(screen(name).boards)
            assert not [w for w in words if f'"{w}"' in shown]


ASKED = """
import json, sys
from churchill_widgets import app
page = app()
assert not page.panels.start, "nothing is shown before it is known of which game"
hello = {"type": "hello", "kept": [], "lang": "ru", **json.loads(sys.argv[1])}
page._on_message(page.panels, hello, [])
games = {m.split(".")[2] for m in sys.modules if m.startswith("churchill_kit.games.")}
print(json.dumps([page.panels.start.get("game"), page.panels.texts["lang"], sorted(games),
                  "nim_game" in sys.modules, page.panels.error.get("text", "")]))
"""


@pytest.mark.parametrize("hello", [{"game": "nim"}, {"game": None, "resume": {"game": "nim"}}])
def test_no_other_game_is_loaded_for_its_page(hello: dict[str, Any]) -> None:
    """That of the address, or of the game that the browser goes on with."""
    shown, lang, others, here, error = asked(hello)
    assert (shown, lang, others, here) == ("nim", "ru", [], True)
    assert bool(error) == ("resume" in hello), "a game without a save cannot be gone on with"


@pytest.mark.parametrize("name", [None, "chess", 3, ["nim"]])
def test_a_page_of_no_game_is_of_the_first(name: Any) -> None:
    assert asked({"game": name}) == [ck.games()[0], "ru", [ck.games()[0]], False, ""]


def asked(hello: dict[str, Any]) -> Any:
    """What a fresh program shows and has loaded after the first words of its page."""
    path = os.pathsep.join([str(INSTALLED), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-c", ASKED, json.dumps(hello)]
    found = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    return json.loads(found.stdout)


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.rglob("*.ipynb")), ids=lambda p: p.stem)
def test_its_notebooks_run(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every cell shows its part, and says nothing went wrong."""

    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(INSTALLED), os.environ.get("PYTHONPATH", "")])
    )
    book = nbformat.read(path, as_version=4)
    client = NotebookClient(book, resources={"metadata": {"path": str(path.parent)}})
    client.execute()
    for cell in book.cells:
        if cell.cell_type == "code":
            assert WIDGET in cell.outputs[-1].data, cell.source
            assert "notice" not in cell.outputs[-1].data["text/plain"], cell.source


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_it_is_advised_without_words_of_its_own(app: App, lang: str) -> None:
    """A game without rounds and without a guide: played on to its end, told in games won."""
    tell(app, "lang", lang=lang)
    begin(app)
    tell(app, "tutor", on=True)
    assert app.panels.adviser["offered"] and app.panels.adviser["on"]
    tell(app, "hint")
    hint = app.panels.adviser["hint"]
    assert hint["ready"] and "%" in hint["reasons"][0]
    assert app.controller.actions()[hint["i"]]["count"] == 3, "four are left of seven"
    worth = app.panels.worth["of"]
    assert any(w["behind"] for w in worth.values()) and len(worth) == 3
    for told in worth.values():
        games = [int(n) for n in re.findall(r"\d+", told["said"])]
        assert "%" not in told["text"] or games[-1] >= 30, "too few games for a percentage"
    tell(app, "act", i=0, token=app.controller.token)
    caution = app.panels.adviser["caution"]
    assert caution["better"]["i"] == hint["i"] and caution["rule"] == "2"
    tell(app, "why")
    assert app.panels.adviser["why"]["title"]
    tell(app, "act", i=0, token=app.controller.token, anyway=True)
    assert app.controller.record is not None and app.controller.record.n > 1
