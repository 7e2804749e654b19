"""The keeper of progress, the review, the picture of all rules, the learner: without a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.games.churchill.chapter import (
    chapter,
    check,
    exercises,
    learner,
    mastery,
    review,
)
from churchill_widgets.learner import progress
from churchill_widgets.learner.progress import COPIED, Kept, clean
from churchill_widgets.lessons.part import Notice, Part

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.store import open_store
from churchill_kit.store.database import SHARED
from churchill_kit.store.where import WHERE
from churchill_kit.table import Table
from churchill_kit.tutor.exercise import Feedback
from churchill_kit.tutor.hindsight import Costly
from churchill_kit.tutor.lessons import lessons, makers
from churchill_kit.tutor.progress import Answer, Progress, Standing

both = pytest.mark.parametrize("lang", ck.LANGUAGES)
NOW = 1_800_000_000
DAY = 86_400
MAKERS = makers("churchill")
ONE = next(e for e in MAKERS if e.chapter == "5.2" and e.kind == "choose")


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """What the parts send to their pages; nothing remembered; the clock stands."""
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    monkeypatch.setattr(progress, "now", lambda: NOW)
    monkeypatch.delenv(SHARED, raising=False)
    before = progress.progress("churchill")
    progress.use(Kept("churchill"))
    yield out
    progress.use(before)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store of one's own."""
    path = tmp_path / "progress.sqlite"
    monkeypatch.setenv(WHERE, str(path))
    return path


def tell(part: Part, kind: str, **content: Any) -> None:
    """A message of the page."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


def data(part: Part) -> dict[str, Any]:
    return dict(part.panel.data)


def learned(*rows: tuple[str, int, bool], life: int = 0) -> Progress:
    """Answers to makers, so many days ago."""
    out = Progress("churchill", life=life)
    for n, (maker, days, right) in enumerate(rows):
        out.add(Answer(NOW - days * DAY, maker, n, right))
    return out


def opens(part: Part, copy: Any = None, learner: str | None = None, **more: Any) -> None:
    """A page opens: it greets, tells what its browser keeps, and comes to rest."""
    tell(part, "hello", dark=False, kept="")
    told = {"learner": learner, "copy": copy, "names": [], "works": True, **more}
    tell(part, "progress", do="copy", **told)
    tell(part, "progress", do="settled")


def standing(part: Part) -> tuple[int, int]:
    return (data(part)["right"], data(part)["wrong"])


class Browser:
    """A browser's storage, as far as it goes by the messages of the keeper."""

    def __init__(self, sent: list[dict[str, Any]]) -> None:
        self.copies: dict[str, Progress] = {}
        self.learner: str | None = None
        for message in sent:
            if message.get("do") == "keep":
                self.learner = message["learner"]
                kept = self.copies.setdefault(message["learner"], Progress("churchill"))
                if message["anew"]:
                    kept = self.copies[message["learner"]] = Progress("churchill")
                kept.merge(Progress.load(message["copy"]))
            elif message.get("do") == "learner":
                self.learner = message["name"]
            elif message.get("do") == "rename":
                old = self.copies.pop(message["from"], Progress("churchill"))
                self.copies.setdefault(message["name"], Progress("churchill")).take(old)
                self.learner = message["name"]

    def copy(self) -> Progress:
        return self.copies.get(self.learner or "", Progress("churchill"))


# -- the keeper ------------------------------------------------------------------------------------


def test_a_copy_is_asked_for_once(sent: list[dict[str, Any]]) -> None:
    for number in ("5.1", "5.2", "5.1"):
        tell(chapter(number), "hello", kept="stamp")
    assert [m for m in sent if m["type"] == "progress"] == [
        {"type": "progress", "do": "tell", "game": "churchill"}
    ]
    tell(chapter("5.1"), "hello", kept="another stamp")
    assert len(sent) == 2, "the browser's copy has changed"
    for nonsense in (None, 5, [], "x" * 999):
        tell(chapter("5.1"), "hello", kept=nonsense)


def test_an_answer_goes_to_the_browser_and_comes_back(sent: list[dict[str, Any]]) -> None:
    part: Any = exercises("5.2", seed=3)
    while part.exercise.right is None or part.exercise.number is not None:
        tell(part, "skip")
    tell(part, "choose", i=part.exercise.right, n=part.n)
    (answer,) = Browser(sent).copy().log()
    assert answer == Answer(NOW, part.exercise.maker, part.exercise.seed, True, 0)
    progress.use(Kept("churchill"))  # another program
    opening = chapter("5.2")
    opens(opening, Browser(sent).copy().dump(), "")
    assert standing(opening) == (1, 0)


def test_two_copies_become_one(file: Path, sent: list[dict[str, Any]]) -> None:
    there, here = learned((ONE.name, 3, True)), learned((ONE.name, 1, False), (ONE.name, 1, True))
    open_store(file).sync("", there)
    opening = chapter("5.2")
    opens(opening, here.dump(), "")
    assert standing(opening) == (2, 1) and data(opening)["stored"]
    assert len([*Browser(sent).copy().log()]) == 3
    whole = Progress("churchill")
    open_store(file).sync("", whole)
    assert whole == progress.progress("churchill").data


def test_a_new_browser_goes_on_with_who_learned_last(
    file: Path, sent: list[dict[str, Any]]
) -> None:
    store = open_store(file)
    store.sync("", learned((ONE.name, 9, False)))
    store.sync("Anna", learned((ONE.name, 3, True)))
    opening = chapter("5.2")
    opens(opening)
    assert standing(opening) == (1, 0)
    assert progress.progress("churchill").learner == "Anna" == Browser(sent).learner


def test_a_browser_goes_on_with_its_own_learner(file: Path) -> None:
    open_store(file).sync("Anna", learned((ONE.name, 3, True)))
    opening = chapter("5.2")
    opens(opening, learned((ONE.name, 9, False)).dump(), "")
    assert standing(opening) == (0, 1) and progress.progress("churchill").learner == ""


@both
def test_on_a_projector_nobody_in_particular_learns(
    lang: str, file: Path, sent: list[dict[str, Any]]
) -> None:
    """What this machine and its browser know is not asked for, and what is answered is not kept."""
    open_store(file).sync("Anna", learned((ONE.name, 3, True)))
    who: Any = learner(lang=lang)
    tell(who, "hello", dark=False, kept="", project=True)
    opens(opening := chapter("5.2", lang=lang), learned((ONE.name, 9, False)).dump(), "Boris")
    assert standing(opening) == (0, 0) and progress.progress("churchill").learner == ""
    part: Any = exercises("5.2", seed=3)
    while part.exercise.right is None or part.exercise.number is not None:
        tell(part, "skip")
    tell(part, "choose", i=part.exercise.right, n=part.n)
    assert not [m for m in sent if m["type"] == "progress"]
    assert open_store(file).learners("churchill") == ("Anna",)
    assert data(who)["projected"] and data(who)["where"] == who.told("learner-kept-projected")


def test_people_who_share_a_server_stay_apart(
    file: Path, monkeypatch: pytest.MonkeyPatch, sent: list[dict[str, Any]]
) -> None:
    monkeypatch.setenv(SHARED, "1")
    open_store(file).sync("", learned((ONE.name, 9, False)))
    open_store(file).sync("Anna", learned((ONE.name, 9, False)))
    opening, panel = chapter("5.2"), learner()
    opens(opening, learned((ONE.name, 3, True)).dump(), "")
    assert standing(opening) == (1, 0) and progress.progress("churchill").store is None
    assert data(opening)["warning"] == "" and data(panel)["names"] == []
    tell(panel, "rename", name="Anna")
    assert progress.progress("churchill").learner == "", "that is somebody else"
    tell(panel, "rename", name="Борис")
    assert progress.progress("churchill").store is not None and data(panel)["names"] == []
    kept = Progress("churchill")
    open_store(file).sync("Борис", kept)
    assert kept.standing("5.2") == Standing(1, 0)
    assert str(file) not in json.dumps(data(panel)), "nobody learns where the server keeps things"


@both
@pytest.mark.parametrize(
    "where", ["{}/empty/progress.sqlite", "{}/broken", "{}", "sqlite:///{}/no/x", "moon://x"]
)
def test_without_a_store_a_sentence_says_so(
    lang: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").write_text("")
    (tmp_path / "broken").write_text("This is not a database. " * 99)
    monkeypatch.setenv(WHERE, where.format(tmp_path))
    opening, panel = chapter("5.2", lang=lang), learner(lang=lang)
    opens(opening, learned((ONE.name, 3, True)).dump(), "")
    assert standing(opening) == (1, 0)
    warning = data(opening)["warning"]
    assert warning.endswith(".") and warning == data(panel)["where"]
    progress.progress("churchill").answered(opening.panel, ONE.name, 77, True)
    assert standing(opening) == (2, 0)


def test_a_store_that_breaks_loses_nothing(file: Path, sent: list[dict[str, Any]]) -> None:
    opening = chapter("5.2")
    opens(opening)
    file.write_text("broken " * 999)
    progress.progress("churchill").answered(opening.panel, ONE.name, 1, True)
    assert data(opening)["warning"] and standing(opening) == (1, 0)
    progress.progress("churchill").answered(opening.panel, ONE.name, 2, True)
    assert len([*Browser(sent).copy().log()]) == 2


def test_no_store_by_choice_is_no_warning() -> None:
    opening = chapter("5.2")
    opens(opening)
    assert data(opening)["warning"] == ""


def test_what_is_wiped_stays_wiped(file: Path, sent: list[dict[str, Any]]) -> None:
    old = learned((ONE.name, 3, True)).dump()
    panel, opening = learner(), chapter("5.2")
    opens(panel, old, "")
    tell(panel, "wipe")
    assert standing(opening) == (0, 0) and not Browser(sent).copy() and not data(panel)["any"]
    tell(panel, "progress", do="copy", learner="", copy=old, names=[], works=True)
    assert standing(opening) == (0, 0), "not even by an old page"
    assert not open_store(file).sync("", Progress("churchill", life=1))


def test_a_bounded_copy_does_not_shrink_what_is_known(sent: list[dict[str, Any]]) -> None:
    many = Progress("churchill")
    for n in range(COPIED + 50):
        many.add(Answer(NOW - n, ONE.name, n, True))
    opening = chapter("5.2")
    opens(opening, many.dump(), "")
    before = len(sent)
    tell(opening, "progress", do="copy", learner="", copy=many.dump(most=COPIED), works=True)
    assert len(sent) == before, "nothing to tell"
    assert standing(opening) == (COPIED + 50, 0)


@pytest.mark.parametrize(
    "content",
    [{}, {"do": 5}, {"do": "copy"}, {"do": "copy", "names": 5, "learner": 7, "copy": []},
     {"do": "copy", "names": [1, "\0", "x" * 999], "learner": "y" * 999, "works": 5}],
)  # fmt: skip
def test_nonsense_from_a_page(content: dict[str, Any]) -> None:
    opening = chapter("5.2")
    tell(opening, "progress", **content)
    assert standing(opening) == (0, 0)
    assert len(progress.progress("churchill").learner) <= 40


def test_names_are_cleaned() -> None:
    assert clean("  Anna \n Maria\t") == "Anna Maria"
    assert clean("\u202eanna\0") == "anna" and clean("x" * 99) == "x" * 40


def test_a_part_that_fails_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    opening, picture = chapter("5.2"), mastery()
    monkeypatch.setattr(picture, "progressed", lambda: 1 / 0)
    progress.progress("churchill").answered(opening.panel, ONE.name, 1, True)
    assert standing(opening) == (1, 0) and picture.panel.trouble["text"]


# -- the review ------------------------------------------------------------------------------------


def pause(part: Part) -> dict[str, Any]:
    found: dict[str, Any] = data(part)["pause"]
    return found


def answer(part: Any, right: bool) -> None:
    """Settle the exercise that is asked, whatever its kind."""
    e = part.exercise
    part.feedback = Feedback(right, True, e.why)
    part.answer = e.right
    part.count()
    part.show()


@both
def test_nothing_was_answered_yet(lang: str) -> None:
    part = review(lang=lang)
    assert not isinstance(part, Notice)
    assert [b["mode"] for b in pause(part)["buttons"]] == ["fresh"]
    tell(part, "round", mode="fresh")
    assert part.exercise.chapter == part.pool()[0].chapter  # type: ignore[attr-defined]
    assert data(part)["lead"] and data(part)["question"]


@both
def test_what_is_due_is_asked_mixed(lang: str) -> None:
    makers = [e for c in ("4", "5.1", "5.2") for e in MAKERS if e.chapter == c][:12]
    part: Any = review(lang=lang, seed=1)
    opens(part, learned(*((e.name, 30, True) for e in makers)).dump(), "")
    assert str(len(makers)) in pause(part)["title"]
    assert [b["mode"] for b in pause(part)["buttons"]] == ["due", "fresh"]
    tell(part, "round", mode="due")
    met = []
    for n in range(10):
        met.append(part.exercise.maker)
        assert data(part)["lead"]
        answer(part, n != 3)
        if n == 3:
            tell(part, "another")
            assert part.exercise.maker == met[-1], "a similar one first"
            answer(part, True)
        tell(part, "another")
    assert len(set(met)) == 10 and set(met) <= {e.name for e in makers}
    shown = pause(part)
    assert "10" in shown["lines"][0], "right ones of this round"
    assert str(len(makers) - 10) in shown["title"]


@both
def test_when_nothing_is_due(lang: str) -> None:
    part: Any = review(lang=lang)
    opens(part, learned((ONE.name, 0, True)).dump(), "")
    assert [b["mode"] for b in pause(part)["buttons"]] == ["weakest", "fresh"]
    assert any(c.isdigit() for c in "".join(pause(part)["lines"]))
    tell(part, "round", mode="weakest")
    assert part.exercise.maker == ONE.name and "pause" not in data(part)
    tell(part, "skip")
    assert pause(part)


@both
@pytest.mark.parametrize("ago", [1, 300, 550, 599])
def test_a_wrong_one_is_back_in_minutes(lang: str, ago: int) -> None:
    copy = Progress("churchill")
    copy.add(Answer(NOW - ago, ONE.name, 1, False))
    part = review(lang=lang)
    opens(part, copy.dump(), "")
    (line,) = pause(part)["lines"]
    assert line and ("10" in line) == (ago == 1)


def test_a_round_is_not_disturbed_by_what_is_found() -> None:
    part: Any = review(seed=1)
    tell(part, "round", mode="fresh")
    exercise = part.exercise
    opens(part, learned((ONE.name, 30, True)).dump(), "")
    assert part.exercise is exercise


def test_one_broken_maker_does_not_stop_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no")

    monkeypatch.setitem(lessons("churchill").entries, ONE.name, ONE._replace(make=broken))
    part: Any = review(seed=1)
    opens(part, learned((ONE.name, 30, True)).dump(), "")
    tell(part, "round", mode="due")
    assert pause(part), "it was the only one"


@both
def test_ones_own_costly_moves_come_back_until_they_are_found(
    lang: str, sent: list[dict[str, Any]]
) -> None:
    """The browser hands them in; a right answer takes them away, a wrong one leaves them, and none
    counts as an exercise of a chapter."""
    seats = dict.fromkeys(("us", "uk", "ussr"), "bot")
    table = Table(ck.play("churchill", seats, "training", 1), seats)
    costs = []
    for move in range(2):
        action, *others = table.record.at(move).actions()[:3]
        if action == table.record.actions[move]:
            action, *others = others
        costs.append(Costly(move, table.record.actions[move], action, 3, 0).dump())
    part: Any = review(lang=lang)
    part.on_hello({})
    assert {"type": "own"} in sent
    given = {**table.keep(), "costs": costs}
    part.on_own({"games": [{"key": "broken", "save": "x", "costs": costs}, given, None]})
    buttons = {b["mode"]: b["label"] for b in part.panel.data["pause"]["buttons"]}
    assert "2" in buttons["own"]
    part.on_round({"mode": "own"})
    for right in (False, True):
        data = part.panel.data
        assert data["question"] and len(data["answers"]) == 2
        answer = next(i for i, c in enumerate(part.exercise.choices) if c.right is right)
        part.on_choose({"i": answer, "n": data["n"]})
        assert part.panel.data["feedback"]
        part.on_another({})
    assert part.mode == "" and not list(progress.progress("churchill").data.log())
    assert [m["move"] for m in sent if m["type"] == "own-done"] == [1]
    assert part.panel.data["pause"]["buttons"][0]["mode"] == "own"
    for nonsense in (None, 7, [{"save": table.keep()["save"], "costs": [{}, 3, None]}]):
        part.on_own({"games": nonsense})
        assert "own" not in [b["mode"] for b in part.panel.data["pause"]["buttons"]]


def test_nonsense_for_a_review() -> None:
    part: Any = review(seed=1)
    before = data(part)
    for mode in (None, 5, "due", "nothing", [], {}):
        tell(part, "round", mode=mode)
    for kind in ("another", "skip", "hint", "restart", "choose", "number", "clear", "near"):
        tell(part, kind, n=0, i=0, text="5")
    assert data(part) == before


def test_the_board_goes_with_the_round() -> None:
    part: Any = review(seed=1)
    opens(part, learned((ONE.name, 30, True)).dump(), "")
    tell(part, "round", mode="due")
    tell(part, "near")
    assert len(part.box.children) == 2
    answer(part, True)
    tell(part, "another")
    assert pause(part) and len(part.box.children) == 1


# -- what comes next -----------------------------------------------------------------------------


@both
def test_the_page_begins_with_what_comes_next(lang: str) -> None:
    part = mastery(lang=lang)
    first = data(part)
    assert not first["known"] and not first["weak"] and not first["next"]["waits"]
    assert first["next"]["chapter"]["number"] == "1" and first["next"]["due"]
    keeper = progress.progress("churchill")
    keeper.reached(part.panel, "1", "read", "passed")
    keeper.reached(part.panel, "3", "begun")
    keeper.answered(part.panel, ONE.name, 3, False)
    keeper.answered(part.panel, ONE.name, 4, True)
    then = data(part)
    assert then["next"]["chapter"]["number"] == ONE.chapter, "the last that was begun"
    assert {r["number"]: r["state"] for r in then["known"]} == {
        "1": "done", "3": "begun", ONE.chapter: "begun"
    }  # fmt: skip
    assert not then["weak"], "too little is known of it yet"
    assert not then["next"]["waits"]
    keeper.answered(part.panel, ONE.name, 5, True)
    weak = data(part)["weak"]
    assert [t["id"] for t in weak] == [BOOK.rule(ONE.rule).id]  # type: ignore[union-attr]


def test_something_new_is_of_the_chapter_to_go_on_with() -> None:
    """The page names one chapter, not two."""
    part = review()
    progress.progress("churchill").reached(part.panel, "7.7", "begun")
    assert data(mastery())["next"]["chapter"]["number"] == "7.7"
    assert {e.chapter for e in part.rounds()["fresh"]} == {"7.7"}


def test_what_is_due_is_said_first(monkeypatch: pytest.MonkeyPatch) -> None:
    part = mastery(lang="en")
    progress.progress("churchill").answered(part.panel, ONE.name, 3, False)
    monkeypatch.setattr(progress, "now", lambda: NOW + 3600)
    part.progressed()
    assert data(part)["next"]["waits"] and data(part)["next"]["due"] == "One exercise is due"


# -- the picture of all rules ----------------------------------------------------------------------


@both
def test_every_rule_has_a_tile(lang: str) -> None:
    groups = data(mastery(lang=lang))["groups"]
    tiles = [t for g in groups for t in g["tiles"]]
    assert sorted(t["id"] for t in tiles) == sorted(BOOK.rules())
    assert all(t["said"] and t["label"] for t in tiles)
    practised = {BOOK.rule(e.rule).id for e in MAKERS}  # type: ignore[union-attr]
    headings = {n for n in BOOK.rules() if practised.intersection(BOOK.parts(n))}
    assert "4.5" in headings and "6.1" not in headings
    for t in tiles:
        asked = t["id"] in practised | headings
        assert (t["level"] == "unasked") == (not asked)
        assert bool(t["shown"]) == asked, "a number where there is one"
    dashes = [t["id"] for t in tiles if t["level"] == "unasked"]
    told = data(mastery(lang=lang))["unasked"]
    assert [one["number"] for one in told] == dashes and all(one["why"] for one in told)
    assert [g["number"] for g in groups[:6]] == ["1", "2", "3", "4", "5.1", "5.2"]


def test_tiles_fill_as_one_learns() -> None:
    part = mastery()

    def tile() -> dict[str, Any]:
        found = BOOK.rule(ONE.rule)
        assert found
        tiles = [t for g in data(part)["groups"] for t in g["tiles"]]
        return next(t for t in tiles if t["id"] == found.id)

    seen = [tile()]
    own = [e for e in MAKERS if BOOK.rule(e.rule) == BOOK.rule(ONE.rule)]
    for n in range(3):
        for entry in own:
            progress.progress("churchill").answered(part.panel, entry.name, n, True)
        seen.append(tile())
    assert [t["level"] for t in seen] == ["none", "begun", "begun", "solid"]
    assert [t["shown"] for t in seen] == ["0%", "33%", "66%", "100%"]
    assert "known: 1," in data(part)["total"]


def test_a_heading_stands_for_its_rules() -> None:
    part = mastery()
    own = [e for e in MAKERS if e.rule in ("4.51", "4.52")]
    for n, entry in product(range(3), own):
        progress.progress("churchill").answered(part.panel, entry.name, n, True)
    tiles = {t["id"]: t for g in data(part)["groups"] for t in g["tiles"]}
    assert tiles["4.51"]["level"] == tiles["4.52"]["level"] == "solid"
    assert tiles["4.53"]["level"] == "none"
    assert tiles["4.5"]["level"] == "begun" and tiles["4.5"]["shown"] == "66%"
    assert "known: 2," in data(part)["total"], "a heading is not counted once more"


# -- the learner -----------------------------------------------------------------------------------


@both
def test_a_name_may_be_given_and_changed(lang: str, file: Path, sent: list[dict[str, Any]]) -> None:
    panel: Any = learner(lang=lang)
    opens(panel, learned((ONE.name, 3, True)).dump(), "")
    tell(panel, "rename", name="Anna")
    assert data(panel)["name"] == "Anna" and "Anna" in data(panel)["said"]
    assert Browser(sent).learner == "Anna" and len([*Browser(sent).copy().log()]) == 1
    assert open_store(file).learners("churchill") == ("Anna",)
    tell(panel, "switch", name="Борис")
    assert data(panel)["name"] == "Борис" and not data(panel)["any"]
    assert data(panel)["names"] == ["Anna"]
    tell(panel, "rename", name="Anna")
    assert data(panel)["name"] == "Борис" and "Anna" in data(panel)["said"], "taken"
    tell(panel, "switch", name="Anna")
    assert data(panel)["any"]
    tell(panel, "switch", name="")
    assert data(panel)["name"] == "" and data(panel)["who"] and not data(panel)["any"]


def test_a_file_there_and_back(sent: list[dict[str, Any]]) -> None:
    panel = learner()
    opens(panel, learned((ONE.name, 3, True), (ONE.name, 2, False)).dump(), "")
    tell(panel, "export")
    saved = sent[-1]
    assert saved["type"] == "export" and saved["name"].endswith(".json")
    tell(panel, "wipe")
    tell(panel, "import", text=saved["content"])
    assert "2" in data(panel)["said"] and data(panel)["any"]
    assert len([*Browser(sent).copy().log()]) == 2
    tell(panel, "import", text=saved["content"])
    assert "nothing" in data(panel)["said"]


@both
@pytest.mark.parametrize(
    "content", [{"text": "nonsense"}, {"text": "{}"}, {"text": None}, {}, {"size": 10**9}]
)
def test_a_file_that_is_no_progress(lang: str, content: dict[str, Any]) -> None:
    panel = learner(lang=lang)
    opens(panel, learned((ONE.name, 3, True)).dump(), "")
    panel._on_message(panel.panel, {"type": "import", **content}, [])
    assert panel.panel.trouble["text"].endswith(".")
    assert data(panel)["any"], "what was there stays"


@both
def test_it_says_where_progress_is(lang: str, file: Path) -> None:
    panel = learner(lang=lang)
    assert data(panel)["where"]
    opens(panel)
    assert str(file.parent) not in data(panel)["where"], "a path is of no use to a player"
    assert {"en": "in a file", "ru": "в файле"}[lang] in data(panel)["where"]


# -- a name that others may meet -------------------------------------------------------------------


def word_of(sent: list[dict[str, Any]], name: str) -> str:
    """The word that the browser was told to keep."""
    return [m["word"] for m in sent if m.get("do") == "word" and m["name"] == name][-1]


def test_a_name_is_read_and_wiped_by_its_owner_only(
    file: Path, monkeypatch: pytest.MonkeyPatch, sent: list[dict[str, Any]]
) -> None:
    """On a shared server whoever types a learner's name needs the word of that learner."""
    monkeypatch.setenv(SHARED, "1")
    mine = learner()
    opens(mine, learned((ONE.name, 3, True)).dump(), "")
    tell(mine, "rename", name="Anna")
    word = word_of(sent, "Anna")
    assert word in data(mine)["where"] and data(mine)["shared"]
    sent.clear()

    progress.use(Kept("churchill"))  # somebody else's program
    other = learner()
    opens(other, None, "")
    for wrong in ("", "abcd-efgh-jkmn-pqrs"):
        tell(other, "switch", name="Anna", word=wrong)
        assert data(other)["name"] == "" and not data(other)["any"]
        assert "Anna" in data(other)["said"] and "word" in data(other)["said"]
    progress.use(Kept("churchill"))
    other = learner()
    opens(other, None, "Anna")  # a browser that says it is hers
    assert not data(other)["any"] and progress.progress("churchill").store is None
    assert "word" in data(other)["where"] and word not in str(sent)
    tell(other, "wipe", word="")
    kept = Progress("churchill")
    open_store(file).sync("Anna", kept)
    assert len([*kept.log()]) == 1 and kept.life == 0, "neither read nor wiped"

    progress.use(Kept("churchill"))  # her other browser
    mine = learner()
    opens(mine, None, "")
    tell(mine, "switch", name="Anna", word=word.upper())
    assert data(mine)["name"] == "Anna" and data(mine)["any"]
    tell(mine, "wipe", word="")
    assert data(mine)["any"], "wiping asks for it, too"
    tell(mine, "wipe", word=word)
    assert not data(mine)["any"]


def test_a_learner_of_the_first_house_gets_a_word(
    file: Path, monkeypatch: pytest.MonkeyPatch, sent: list[dict[str, Any]]
) -> None:
    """At home at once; on a shared server whoever comes by the name first, and nobody after."""
    open_store(file).sync("Anna", learned((ONE.name, 3, True)))
    panel = learner()
    opens(panel, learned((ONE.name, 3, True)).dump(), "Anna")
    word = word_of(sent, "Anna")
    progress.use(Kept("churchill"))
    panel = learner()
    opens(panel, None, "Anna")  # another browser of the same house
    assert data(panel)["any"] and progress.progress("churchill").store is not None
    monkeypatch.setenv(SHARED, "1")
    for given, let_in in ((word, True), ("", False)):
        progress.use(Kept("churchill"))
        panel = learner()
        opens(panel, None, "Anna", word=given)
        assert data(panel)["any"] == let_in


@both
def test_what_was_forgotten_elsewhere_is_asked_for_here(
    lang: str, file: Path, sent: list[dict[str, Any]]
) -> None:
    """Another browser's answers are put aside, not lost: they come back, or go."""
    for act, left in (("aside_back", 2), ("aside_drop", 0)):
        file.unlink(missing_ok=True)
        open_store(file).sync("", Progress("churchill", 1))
        progress.use(Kept("churchill"))
        panel = learner(lang=lang)
        opens(panel, learned((ONE.name, 3, True), (ONE.name, 2, False)).dump(), "")
        assert not data(panel)["any"] and "2" in data(panel)["aside"]
        kept = [m for m in sent if m.get("do") == "keep"][-1]
        assert kept["copy"]["life"] == 1 and not kept["wiped"], "the browser puts its own aside"
        tell(panel, act)
        assert data(panel)["aside"] == "" and sent[-1]["do"] == "aside"
        there = Progress("churchill")
        open_store(file).sync("", there)
        assert len([*there.log()]) == left


def test_who_wipes_is_asked_no_more(file: Path, sent: list[dict[str, Any]]) -> None:
    panel = learner()
    opens(panel, learned((ONE.name, 3, True)).dump(), "")
    tell(panel, "wipe")
    kept = [m for m in sent if m.get("do") == "keep"][-1]
    assert kept["wiped"] and data(panel)["aside"] == ""


def test_how_far_a_chapter_was_read_is_kept(file: Path, sent: list[dict[str, Any]]) -> None:
    """The opening tells that somebody reads, the check that it was reached; either only once."""
    opening, end = chapter("5.2", lang="en"), check("5.2", lang="en")
    opens(opening, None, "")
    tell(opening, "begun")
    assert Browser(sent).copy().begun == {"5.2": NOW} and data(opening)["passed"] == ""
    tell(end, "read")
    before = len(sent)
    tell(end, "read")
    assert len(sent) == before, "known"
    assert Browser(sent).copy().read == {"5.2": NOW}
    assert data(opening)["passed"].startswith("Read to the end") and not data(opening)["done"]
    there = Progress("churchill")
    open_store(file).sync("", there)
    assert there.standing("5.2").state == "read"
    progress.progress("churchill").passed(end.panel, "5.2")
    assert data(opening)["passed"].startswith("Done") and data(opening)["done"]
    whole = chapter("review")
    tell(whole, "begun")
    assert "review" not in progress.progress("churchill").data.begun, "no chapter"


def test_a_passed_check_is_kept(file: Path, sent: list[dict[str, Any]]) -> None:
    """In the browser and in the store."""
    panel = learner()
    opens(panel, None, "")
    progress.progress("churchill").passed(panel.panel, "5.2")
    assert Browser(sent).copy().passed == {"5.2": NOW}
    there = Progress("churchill")
    open_store(file).sync("", there)
    assert there.passed == {"5.2": NOW}
