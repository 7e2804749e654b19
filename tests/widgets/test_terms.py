"""Terms and rules in chapters and in the app: what pages are told, and the part of the glossary."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

import churchill_widgets
import pytest
from churchill_widgets.base import shelf
from churchill_widgets.base.panel import Panel
from churchill_widgets.cards import terms
from churchill_widgets.games.churchill import boards
from churchill_widgets.games.churchill import chapter as cells
from churchill_widgets.lessons.glossary_panel import Glossary
from churchill_widgets.lessons.part import Notice
from churchill_widgets.page.game_page import App, Panels

import churchill_kit as ck
from churchill_kit.engine import words as language
from churchill_kit.games.churchill.book import BOOK

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """What parts and the app send to their pages."""
    out: list[dict[str, Any]] = []
    for sender in (Panel, Panels):
        monkeypatch.setattr(sender, "send", lambda _, content, **__: out.append(content))
    yield out


def tell(part: Any, kind: str, **content: Any) -> None:
    """A message of the page."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


# -- what a page is told ---------------------------------------------------------------------------


@both
def test_all_terms_in_one_message(lang: str) -> None:
    message = json.loads(json.dumps(terms.terms_message("churchill", lang)))
    assert message["terms"].keys() == BOOK.terms().keys()
    assert all(message["words"].values()) and "terms-" not in str(message["words"])
    for known in message["terms"].values():
        assert known["name"] and known["text"]
        assert all(other in message["terms"] for other in known["related"])
        assert all(BOOK.rule(number) for number in known["rules"])
    assert len(json.dumps(message, ensure_ascii=False).encode()) < 80_000


@both
def test_the_page_finds_what_the_glossary_finds(lang: str) -> None:
    """The groups of the expression are the terms, and the last one is a rule's number."""
    message = terms.terms_message("churchill", lang)
    finder = re.compile(message["finder"])
    assert finder.groups == len(message["ids"]) + 1
    assert finder.search("3.1 issues") and not finder.fullmatch("3.1\u2060"), (
        "an average is no rule"
    )
    assert not any(m.group().startswith("3") for m in finder.finditer("you win 3.1\u2060 issues"))
    for term in BOOK.terms().values():
        text = f"{term.text[lang]} (5.22, 7.62.4; 6.10). 3.5 % 1945.5.11"
        found = [m for m in finder.finditer(text) if m.lastindex]
        spans = [
            (m.start(), m.end(), message["ids"][m.lastindex - 1])
            for m in found
            if m.lastindex
            and m.lastindex <= len(message["ids"])
            and message["ids"][m.lastindex - 1]
        ]
        assert spans == [tuple(s) for s in BOOK.find(text, lang)]
        numbers = [m[0] for m in found if m.lastindex == finder.groups]
        assert numbers == ["5.22", "7.62.4", "6.10"]
        assert set(numbers) <= set(message["numbers"])


@both
def test_rules_are_told_with_their_examples(lang: str) -> None:
    told = terms.rule_message("churchill", "5.23", lang)
    assert (told["example"], told["lang"]) == ("5.23", lang)
    assert told["link"] == f"churchill/{lang}/5_2.ipynb"
    assert (
        terms.rule_message("churchill", "2.0", lang)["example"] == "2.0"
    )  # nothing but the set-up
    letter = terms.rule_message("churchill", "AA", lang)
    assert letter["number"] == "AA" and letter["link"] == f"churchill/{lang}/9.ipynb"
    unknown = terms.rule_message("churchill", "99.9", lang)
    assert unknown["asked"] == "99.9" and unknown["title"] and not unknown["example"]


@both
def test_a_chapter_and_the_app_tell_the_same(lang: str, sent: list[dict[str, Any]]) -> None:
    part: Any = cells.rule("5.22", lang=lang)
    app = App(lang=lang)
    for message in ({"type": "terms"}, {"type": "rule", "number": "5.23"}):
        part._on_message(part.panel, message, [])
        of_chapter = sent[-1]
        app._on_message(app.panels, message, [])
        assert sent[-1] == of_chapter and of_chapter["type"] == message["type"]


def test_terms_do_not_take_away_a_complaint() -> None:
    part: Any = cells.example("5.23", lang="en")
    part.trouble(ValueError("x"))
    tell_quietly = part.panel.trouble["text"]
    part._on_message(part.panel, {"type": "terms"}, [])
    assert part.panel.trouble["text"] == tell_quietly


@both
def test_the_words_are_there(lang: str) -> None:
    """All messages of the cards and of the glossary are used, and have no facts of their own."""
    used = {f"terms-{word}" for word in (*terms.WORDS, *_words())} | {"terms-shown"}
    assert used == set(language.keys(lang, "", "terms-"))


def _words() -> tuple[str, ...]:
    from churchill_widgets.lessons.glossary_panel import WORDS

    return WORDS


# -- the part --------------------------------------------------------------------------------------


@both
def test_the_glossary_has_all_terms_in_order(lang: str) -> None:
    part: Any = cells.glossary(lang=lang)
    assert isinstance(part, Glossary)
    shown = part.panel.data["terms"]
    assert [t["id"] for t in shown] == [t.id for t in BOOK.alphabetical(lang)]
    assert part.panel.data["first"] == shown[0]["id"]
    for term in shown:
        assert term["letter"].isupper() or term["letter"].isdigit()
        assert term["other"] == BOOK.terms()[term["id"]].name["ru" if lang == "en" else "en"]
        assert all(title for _, title in term["rules"]) and term["related"]
    letters = [t["letter"] for t in shown]
    assert letters == sorted(letters)


def test_it_opens_at_a_term_and_shows_examples() -> None:
    part: Any = cells.glossary("capture", lang="en")
    assert part.panel.data["first"] == "capture"
    for term in part.panel.data["terms"]:
        if term["example"]:
            tell(part, "example", number=term["example"])
            assert len(part.box.children) == 2


@both
def test_an_unknown_term_is_told(lang: str) -> None:
    part = cells.glossary("nonsense", lang=lang)
    assert isinstance(part, Notice) and "nonsense" in part.sentence


def test_the_glossary_is_a_chapter() -> None:
    assert shelf.link("churchill", "glossary") == "glossary.ipynb"
    assert "glossary" in cells.__all__


# -- where terms are read --------------------------------------------------------------------------


def test_wherever_terms_are_marked_they_look_like_it() -> None:
    """Every part that marks terms brings the look of marks and tips along, were it alone."""
    for module in pkgutil.walk_packages(churchill_widgets.__path__, "churchill_widgets."):
        importlib.import_module(module.name)
    for panel in (Panels, *_kinds_of(Panel)):
        made = panel()
        if any(mark in made._esm for mark in ("prose(ctx, data", "words(ctx")):
            assert "cards/static/terms.css" in made._css, panel.__name__


def _kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds_of(each)


@both
def test_what_would_give_an_answer_away_is_not_marked_before_it(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for chapter, plain in (("5.1", False), ("glossary", True)):
        part: Any = cells.exercises(chapter, lang=lang)
        assert part.panel.data["plain"] is plain
        with monkeypatch.context() as answered:
            answered.setattr(type(part), "done", True)
            part.show()
        assert not part.panel.data["plain"]


@both
def test_boards_speak_of_terms(lang: str) -> None:
    """The names of things on the boards are such that the glossary finds what they speak of."""
    view = ck.game("churchill").new(scenario="training", seed=7).view("uk")
    found: dict[str, set[str]] = {}
    for draw in (boards.table_scene, boards.map_scene):
        for thing in draw(view, lang).things():
            terms_of = {span.id for span in BOOK.find(thing.label, lang)}
            found.setdefault(thing.id.partition(":")[0], set()).update(terms_of)
    assert {"national_track", "strategic_materials", "theater_leadership"} <= set().union(
        *found.values()
    )
    assert {"network", "alignment"} <= found["location"]


def test_short_russian_names_are_found_and_others_are_not() -> None:
    told = {
        "чужого контроля": ["alignment"],
        "в ячейке западного театра": ["theater_box"],
        "на этом театре": ["theater"],
        "агентура": ["spy_ring"],
        "размещают резервы": ["axis_reserve"],
        "контролирует, театральный": [],
    }
    assert {t: [s.id for s in BOOK.find(t, "ru")] for t in told} == told
