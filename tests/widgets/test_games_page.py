"""The list of one's own games and the first page's sentence, without a browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from churchill_widgets.board.excerpt import MOST
from churchill_widgets.page import games_page
from churchill_widgets.page.game_page import App, Panels

import churchill_kit as ck


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    """The app; what it sends to the browser is kept in `sent`."""
    sent: list[Any] = []
    monkeypatch.setattr(Panels, "send", lambda _, content, **__: sent.append(content))
    made = App()
    monkeypatch.setattr(made, "_draw", lambda usable: None)
    made.sent = sent  # type: ignore[attr-defined]
    return made


def tell(app: App, kind: str, **content: Any) -> None:
    app._on_message(app.panels, {"type": kind, **content}, [])


def sent(app: App, kind: str) -> dict[str, Any]:
    """The last message of a kind."""
    found: list[dict[str, Any]] = [m for m in app.sent if m["type"] == kind]  # type: ignore[attr-defined]
    return found[-1]


def kept(app: App, **setup: Any) -> dict[str, Any]:
    """A game as the browser gets it to keep."""
    tell(app, "start", setup={"seed": "3", **setup})
    tell(app, "leave", kept=[])
    found: dict[str, Any] = sent(app, "keep")["kept"]
    return found


ALONE = dict.fromkeys(("us", "uk", "ussr"), "random")


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_what_would_begin_is_told_by_the_seats(app: App, lang: str) -> None:
    tell(app, "lang", lang=lang)
    told = [app.panels.start["about"]]
    for seats in ({"uk": "person"}, {"us": "bot", "uk": "bot"}, {"ussr": "person"}):
        tell(app, "form", seats=seats)
        told.append(app.panels.start["about"])
    assert len(set(told)) == 4
    assert ck.name("ussr", "churchill", lang, "full") in told[-1]
    tell(app, "form", seats={"ussr": "nobody", "mars": "bot"})
    assert app.panels.start["seats"][2]["value"] != "nobody"


def test_a_new_game_is_set_as_the_last_one(app: App) -> None:
    tell(app, "start", first="ussr", setup={})
    tell(app, "leave", kept=[])
    assert [s["value"] for s in app.panels.start["seats"]] == ["bot", "bot", "person"]
    assert "Soviet Union" in app.panels.start["about"]


def test_an_entry_has_name_scores_and_whose_turn(app: App) -> None:
    found = kept(app)
    [entry] = games_page.entries([found], "en")
    assert entry["name"] == "Churchill · Training" and entry["running"]
    names = [n for n, _ in entry["scores"]]
    assert entry["line"].endswith("Your turn: US") and names == ["US (you)", "UK", "USSR"]
    two = {**found, "seats": {**found["seats"], "uk": "person"}}
    [shared] = games_page.entries([two], "en")
    assert shared["line"].endswith("To decide: US"), "who of those at the screen"
    assert [n for n, _ in shared["scores"]] == ["US", "UK", "USSR"], "nobody alone is meant"
    [named] = games_page.entries([{**found, "name": " Yalta "}], "en")
    assert named["name"] == "Yalta"


def test_two_games_of_one_name_are_told_apart_whichever_was_played_last(app: App) -> None:
    one, two = ({**kept(app), "key": key} for key in ("a", "b"))
    names = {e["key"]: e["name"] for e in games_page.entries([one, two], "en")}
    assert names == {"a": "Churchill · Training", "b": "Churchill · Training, 2"}
    assert {e["key"]: e["name"] for e in games_page.entries([two, one], "en")} == names


def test_a_picture_is_short_and_shows_nothing_hidden(app: App) -> None:
    found = kept(app)
    tell(app, "entry", kept=found)
    answer = sent(app, "entry")
    assert not answer["broken"] and 500 < len(answer["picture"]) <= MOST
    assert "<text" not in answer["picture"]


@pytest.mark.parametrize("damage", [{"save": "eJw"}, {"save": None}, {"game": "toy"}])
def test_a_broken_game_says_so_in_one_sentence(app: App, damage: dict[str, Any]) -> None:
    tell(app, "entry", kept={**kept(app), **damage})
    assert sent(app, "entry")["broken"] and not app.panels.error.get("text")


@pytest.mark.parametrize(
    "entry",
    [{"key": "a"}, {"key": "a", "game": "chess", "when": 1, "moves": 1}, {"key": "a", "when": []}],
)
def test_an_entry_that_is_none_hinders_no_other(app: App, entry: dict[str, Any]) -> None:
    whole = kept(app)
    told = games_page.entries([3, None, {"key": 7}, entry, whole], "ru")
    assert [bool(t["broken"]) for t in told] == [True, False]


def test_a_finished_game_is_leafed_through(app: App) -> None:
    tell(app, "start", setup={"seed": "3", "seats": ALONE}, quick=True)
    while app.controller.stage != "over":
        assert app.controller.table is not None
        app.controller.table.bot_plays()
        if app.controller.decision is None:
            app.controller.go_on()
    table = app.controller.table
    assert table is not None
    found = {**table.keep(), **games_page.standing(table)}
    [entry] = games_page.entries([found], "en")
    assert not entry["running"] and re.search(r"Won: .* \(4\.4[123]\)", entry["line"])
    tell(app, "leave", kept=[found])
    tell(app, "resume", kept=found)
    assert app.controller.stage == "over" and app.controller.showing is None


def test_a_file_of_a_kept_game(app: App) -> None:
    tell(app, "file_of", kept=kept(app))
    file = sent(app, "file")
    n = ck.Record.parse(file["text"]).n
    assert file["name"] == f"churchill-training-{n}.json"
    assert file["told"] == f"Saved as churchill-training-{n}.json"
    tell(app, "file_of", kept={"save": "x"})
    assert app.panels.error["text"]


def test_the_name_of_a_game_goes_with_its_file(app: App) -> None:
    game = {**kept(app), "name": ' Yalta: "me" / <you>. '}
    tell(app, "file_of", kept=game)
    file = sent(app, "file")
    assert file["name"] == "Yalta me you.json", "what any system lets a file be called"
    tell(app, "resume", kept=game)
    assert app.controller.keep()["name"] == 'Yalta: "me" / <you>.'
    tell(app, "save")
    assert sent(app, "file")["name"] == file["name"]
    assert app.controller.table is not None
    n = app.controller.table.record.n
    for given, name in (
        ("Yalta me you.json", "Yalta me you"),
        ("Yalta me you (2).json", "Yalta me you"),  # a browser tells two downloads apart
        (f"churchill-training-{n}.json", ""),
        ("churchill-training-7 (1).json", ""),
        ("x" * 200, "x" * 80),
        (None, ""),
        (7, "7"),
    ):
        tell(app, "open", text=file["text"], name=given)
        assert app.controller.keep().get("name", "") == name
    assert app.controller.branch() is False


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_three_cards_with_a_picture_and_two_sentences(app: App, lang: str) -> None:
    tell(app, "lang", lang=lang)
    tell(app, "start", setup={"seed": "3"})
    tell(app, "minute")
    told = sent(app, "minute")
    cards = told["cards"]
    assert ck.name(app.controller.persons[0], "churchill", lang) in told["who"]
    assert len(cards) == 3
    for card in cards:
        assert card["title"] and len(card["lines"]) == 2 and card["picture"].startswith("<svg")
