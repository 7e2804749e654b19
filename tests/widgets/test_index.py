"""The page to enter by without a browser: every game's course, and progress kept for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from churchill_widgets import index
from churchill_widgets.base import shelf
from churchill_widgets.base.panel import Panel
from churchill_widgets.course import index_page
from churchill_widgets.course.mastery import Mastery
from churchill_widgets.learner import progress
from churchill_widgets.learner.progress import Kept
from churchill_widgets.lessons.exercise_panel import Check
from churchill_widgets.lessons.part import Notice

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import words
from churchill_kit.tutor.lessons import makers
from churchill_kit.tutor.progress import Answer, BadProgress, Progress
from tests import toy

GAME = "churchill"


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """What the page is sent; nothing remembered."""
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    monkeypatch.setattr(progress, "_used", {})
    yield out


def of(part: Any, lang: str = "en") -> dict[str, Any]:
    return dict(part.panel.data["languages"][lang]["games"][GAME])


def tell(part: Any, **content: Any) -> None:
    part._on_message(part.panel, content, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


def test_all_chapters_are_there_in_both_languages() -> None:
    part: Any = index(lang="ru")
    assert not isinstance(part, Notice) and part.panel.data["given"] == "ru"
    for lang in ck.LANGUAGES:
        rows = [*of(part, lang)["rules"], *of(part, lang)["more"]]
        assert tuple(r["number"] for r in rows) == book(GAME).chapters
        assert all(r["title"] and r["aims"] and r["standing"] for r in rows)
    assert [r["number"] for r in of(part)["more"]] == ["glossary", "strategy", "annotated"]
    assert part.panel.signs and part.panel.seat_css


def test_notebooks_for_those_who_program_are_told_of() -> None:
    """In the language of the page, and only those that are there."""
    part: Any = index(lang="en")
    for lang in ck.LANGUAGES:
        desks = part.panel.data["languages"][lang]["desks"]
        paths = [shelf.desk(name, lang) for name in shelf.DESKS]
        assert [d["path"] for d in desks] == paths
        assert all(d["title"] and d["about"] and shelf.has(d["path"]) for d in desks)


def test_a_game_without_a_course_is_left_out() -> None:
    taught = list(ck.games())
    with toy.toy():
        assert "toy" in ck.games()
        part: Any = index(lang="en")
        assert part.panel.data["games"] == taught and GAME in taught
        tell(part, type="game", game="toy")  # what a page never offers


def test_another_game_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    part: Any = index(lang="en")
    worn: list[str] = []
    monkeypatch.setattr(part, "wear", worn.append)
    for game in (GAME, "moon", None, []):
        tell(part, type="game", game=game)
    assert worn == [GAME]


def test_how_far_one_has_come(sent: list[dict[str, Any]]) -> None:
    part: Any = index(lang="en")
    tell(part, type="hello", dark=False, kept="")
    assert {m["game"] for m in sent if m["type"] == "progress"} == set(part.opened) == {GAME}
    copy = Progress(GAME, passed={"1": 9}, read={"1": 9, "3": 9}, begun={"4": 9})
    copy.add(Answer(5, makers(GAME, "2")[0].name, 7, True))
    facts = {"learner": "", "names": [], "works": True}
    tell(part, type="progress", do="copy", game=GAME, copy=copy.dump(), **facts)
    rows = {r["number"]: r for r in of(part)["rules"]}
    assert (rows["2"]["right"], rows["2"]["answered"]) == (1, 1)
    states = {number: row["state"] for number, row in rows.items()}
    assert states == dict.fromkeys(rows, "new") | {
        "1": "done", "2": "begun", "3": "read", "4": "begun"
    }  # fmt: skip
    told = [rows[n]["standing"] for n in ("1", "2", "3", "8")]
    assert told == ["Done", "Begun", "Read to the end, check not passed yet", "Not begun"]
    assert of(part)["next"]["number"] == "4" and of(part)["begun"]
    assert of(part)["done"] == f"1 of {len(rows)} chapters done"


def test_all_pages_say_the_same_comes_next() -> None:
    """The index, the review and the end of a chapter, wherever one has begun."""
    keeper = progress.progress(GAME)
    chapters = book(GAME).chapters
    for done, wanted in (("2", "3"), ("4", "5.1"), (chapters[-1], "1"), ("1", "3")):
        keeper.data.add_passed(done, 9)
        keeper.data.add_reached("read", done, 9)
        index_part, review_part, closing = index(lang="en"), Mastery(GAME, "en"), Check(GAME, done)
        closing.finished, closing.right = True, 3
        closing.show()
        assert of(index_part)["next"]["number"] == wanted
        assert review_part.panel.data["next"]["chapter"]["number"] == wanted
        assert closing.panel.data["finished"]["link"] == book(GAME).path(wanted, closing.lang)


# -- progress, game by game ------------------------------------------------------------------------


def test_each_game_has_a_keeper_of_its_own() -> None:
    one, other = progress.progress("one"), progress.progress("other")
    assert one is progress.progress("one") and one is not other
    one.data.add_passed("1", 5)
    assert other.data.game == "other" and not other.data


def test_what_another_game_keeps_is_not_taken_in() -> None:
    keeper, page = Kept("one"), Panel()
    keeper.heard(page, {"do": "copy", "learner": "", "names": [], "copy": _done("two").dump()})
    assert not keeper.data
    with pytest.raises(BadProgress) as wrong:
        keeper.bring(page, _done("two").export())
    for lang in ck.LANGUAGES:
        assert "two" in ck.say(wrong.value, lang)
    assert keeper.bring(page, _done("one").export()) == 0 and keeper.data.passed == {"1": 5}


def _done(game: str) -> Progress:
    return Progress(game, passed={"1": 5})


def test_who_is_closed_hears_no_more() -> None:
    part: Any = index(lang="en")
    heard: list[bool] = []
    part.progressed = lambda: heard.append(True)
    progress.changed()
    part.panel.close()
    progress.changed()
    assert heard == [True] and part not in progress._listeners


def test_no_game_is_loaded_to_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the course that is shown is looked into; the others have a name to be chosen by."""
    monkeypatch.setattr(index_page, "book", lambda game: pytest.fail(f"{game} was loaded"))
    assert index_page.listed() == ([*ck.games()], [])


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_what_is_true_of_one_game_is_said_of_that_one_alone(lang: str) -> None:
    """The first game with the tutor: each game's own words, and neutral ones for who has none."""
    part: Any = index(lang=lang)
    own = of(part, lang)["first-about"]
    assert own and own != words.message(lang, "", "index-first-about", {})
    assert not words.has(lang, "", "guide-reconstruction")
    assert words.has(lang, GAME, "guide-reconstruction")
