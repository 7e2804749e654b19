"""The live example inside the card of a rule: every rule has one, and nothing of it stays."""

from __future__ import annotations

import json
import re
from typing import Any

import ipywidgets
import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.base.words import Sorry
from churchill_widgets.games.churchill import chapter as cells
from churchill_widgets.lessons.example_player import rule_player
from churchill_widgets.page.game_page import App, Panels
from churchill_widgets.screen import screen
from ipywidgets.widgets import widget as registry

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.book.examples import examples
from churchill_kit.games.churchill.book.showing import SEE, showing

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What parts and the app send to their pages."""
    out: list[dict[str, Any]] = []
    for sender in (Panel, Panels):
        monkeypatch.setattr(sender, "send", lambda _, content, **__: out.append(content))
    return out


def host(which: str, lang: str = "en") -> tuple[Any, Any]:
    """A page with cards of rules, and its panel."""
    if which == "app":
        app = App(lang=lang)
        return app, app.panels
    part: Any = cells.rule("5.22", lang=lang)
    return part, part.panel


def tell(page: Any, panel: Any, kind: str, **content: Any) -> None:
    """A message of the page."""
    page._on_message(panel, {"type": kind, **content}, [])


# -- what is shown -----------------------------------------------------------------------------


@both
def test_every_rule_can_be_seen_on_a_board(lang: str) -> None:
    for number in BOOK.rules():
        player = rule_player("churchill", number, lang)
        for at in range(len(player.steps)):
            player.go(at)
            data = player.data()
            json.dumps(data)
            assert data["title"] and data["board"] in ("table", "map")
            assert data["caption"] or data["events"], (number, at)
            said = json.dumps(data, ensure_ascii=False)
            assert "chapter-" not in said and "showing-" not in said
            assert bool(data.get("about")) == (player.shown.how != "own")


@pytest.mark.parametrize("number", list(BOOK.rules()))
def test_a_rule_is_at_work_where_the_card_says_so(number: str) -> None:
    shown = showing(number)
    assert shown is not None and shown.rule == number
    own = [e for e in examples().values() if e.rule == number]
    assert (shown.how == "own") == (bool(own) and number not in SEE)
    if not shown.step:
        return
    assert 1 <= shown.step <= len(shown.steps)
    step = shown.steps[shown.step - 1]
    bears = shown.of if shown.how == "game" else number
    rules = {e.rule for e in step.events} | {p[2] for e in step.events for p in e.breakdown or ()}
    asked = step.state.decision
    assert bears in rules or shown.letter or (asked is not None and asked.rule == bears)


def test_letters_are_counted() -> None:
    """9.4: what a letter gives changes, or is held, in the step that the card names."""
    for number in BOOK.rules():
        shown = showing(number)
        assert shown is not None
        if shown.letter:
            player = rule_player("churchill", number, "en")
            player.go(shown.step - 1)
            lines = [line for line in player.data()["events"] if line["rule"] == shown.letter]
            before = rule_player("churchill", number, "en").data()["events"]
            assert lines and (lines[-1].get("parts") or before[-1].get("parts"))


def test_what_is_wider_says_so() -> None:
    told = {
        n: rule_player("churchill", n, "en").data().get("about", "")
        for n in ("5.22", "7.73.1", "9.61")
    }
    assert told["5.22"] == "" and "7.82" in told["7.73.1"] and "set-up" in told["9.61"]
    assert re.search(r"step \d", rule_player("churchill", "7.12", "en").data()["about"])


def test_no_such_rule() -> None:
    assert showing("99.9") is None
    with pytest.raises(Sorry):
        rule_player("churchill", "99.9", "en")


# -- in the card -------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("which", ["app", "part"])
def test_it_comes_and_goes_and_leaves_nothing(
    which: str, lang: str, sent: list[dict[str, Any]]
) -> None:
    page, panel = host(which, lang)
    boxes = page.widget.children if which == "app" else page.box.children
    rule_player("churchill", "5.22", lang).on_near({})  # whatever is made once for all boards
    before = set(registry._instances)
    tell(page, panel, "live", number="7.74", n=4)
    answer = sent[-1]
    assert (answer["type"], answer["n"]) == ("live", 4)
    player = page.live.player
    assert registry._instances[answer["model"]] is player.box
    player._on_message(player.panel, {"type": "hello", "dark": True}, [])
    player._on_message(player.panel, {"type": "near"}, [])
    player._on_message(player.panel, {"type": "step", "to": 1}, [])
    assert player.at == 1 and len(player.box.children) == 2
    assert player.theme == "dark", "as the page is, the app's as well"
    assert (page.widget.children if which == "app" else page.box.children) == boxes
    tell(page, panel, "live_close")
    assert set(registry._instances) == before and page.live.player is None
    tell(page, panel, "live_close")  # a second time: nothing to do


def test_another_one_takes_its_place(sent: list[dict[str, Any]]) -> None:
    page, panel = host("part")
    tell(page, panel, "live", number="7.74", n=1)
    first = page.live.player
    # A card within the example has an example of its own.
    first._on_message(first.panel, {"type": "live", "number": "5.23", "n": 2}, [])
    inner = first.live.player
    assert inner is not None and sent[-1]["model"] == inner.box.model_id
    tell(page, panel, "live", number="5.22", n=3)
    assert page.live.player is not first and first.live.player is None
    assert first.box.comm is None and inner.box.comm is None  # closed
    tell(page, panel, "live_close")


@pytest.mark.parametrize("which", ["app", "part"])
@pytest.mark.parametrize("number", ["99.9", "", None, [1], "x" * 500])
def test_nonsense_is_told_in_the_card(which: str, number: Any, sent: list[dict[str, Any]]) -> None:
    page, panel = host(which)
    tell(page, panel, "live", number=number, n=1)
    assert sent[-1]["error"] and "model" not in sent[-1] and page.live.player is None
    assert not panel.trouble.get("text") if which == "part" else not panel.error.get("text")


def test_the_game_at_the_table_goes_on() -> None:
    app, panel = host("app")
    tell(
        app, panel, "start", setup={"scenario": "training", "seats": {"us": "person"}, "seed": "7"}
    )
    token, children = app.controller.token, app.grid.children
    scenes = {which: board.scene for which, board in app.boards.items()}
    tell(app, panel, "live", number="7.74", n=1)
    app.live.player.on_near({})
    app.live.player.go(2)
    tell(app, panel, "live_close")
    assert app.controller.token == token and app.grid.children == children
    assert {which: board.scene for which, board in app.boards.items()} == scenes
    assert all(isinstance(board.widget, ipywidgets.Widget) for board in app.boards.values())


def test_what_happens_by_itself_is_shown_from_where_there_is_something_to_see() -> None:
    """5.11 The card of the conference lies on the table, and the board is about it."""
    player = rule_player("churchill", "5.11", "en")
    assert [e.kind for e in player.step.events] == ["conference_opened"] and player.at == 1
    which, state, shown = player.draw()
    drawn = {shape.id for shape in screen("churchill").draw(which, state, "en", **shown).shapes}
    assert shown["selected"] == {"conference"} <= drawn
    assert rule_player("churchill", "9.7", "en").at == 0, "a set-up is seen before its first event"
