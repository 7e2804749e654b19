"""The page of classes without a browser: opened, joined, worked in, watched and deleted."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from churchill_widgets import classroom
from churchill_widgets.base.panel import Panel
from churchill_widgets.classes import qr, saying
from churchill_widgets.classes.exercise import ClassExercise
from churchill_widgets.classes.reviewing import ClassReview
from churchill_widgets.classes.shown import Shown
from churchill_widgets.learner import progress
from churchill_widgets.lessons.opening import Chapter as ck_chapter
from churchill_widgets.page.game_page import App, Panels

import churchill_kit as ck
from churchill_kit.classroom import NoClass
from churchill_kit.store import NoTable, open_classes
from churchill_kit.store.where import WHERE
from churchill_kit.tutor.series import CHECK
from tests.sentences import begins

PRACTICE = {"kind": "chapters", "chapters": ["5.2"], "set": "7", "count": "3"}
EXAM = {**PRACTICE, "exam": True}
GIVEN = {"name": "7b", "language": "en", "game": "churchill", "nicknames": ""}


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[dict[str, Any]]:
    """What pages are sent; a store of their own."""
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    monkeypatch.setenv(WHERE, str(tmp_path / "classes.sqlite"))
    return out


def tell(page: Any, kind: str, **content: Any) -> str:
    """A message of the page; what it complains about, in one sentence."""
    page._on_message(page.panel, {"type": kind, **content}, [])
    told = str(page.panel.trouble.get("text", ""))
    assert not told or begins(told), told
    return told


def do(page: Any, what: str, **content: Any) -> None:
    assert tell(page, "do", what=what, **content) == ""


def opened(**more: Any) -> Any:
    """A teacher's page."""
    page = classroom(lang="en")
    assert tell(page, "open", given={**GIVEN, **more}) == ""
    return page


def joined(teacher: Any, name: str, **more: Any) -> Any:
    """A student's page."""
    page = classroom(lang="en")
    code = teacher.panel.data["code"]
    assert tell(page, "join", code=code, nickname=name, **more) == ""
    teacher.news()
    return page


def answers(student: Any, right: bool = True) -> None:
    """Answer the exercise that a student has before him."""
    part = student.role.part
    assert isinstance(part, ClassExercise)
    e = part.exercise
    if e.goal is not None:
        if right:
            for action in e.solution:
                i = part.actions().index(action)
                assert tell(part, "choose", i=i, n=part.n) == ""
        else:
            assert tell(part, "skip", n=part.n) == ""
    elif e.number is not None:
        assert tell(part, "number", text=str(e.number + (not right)), n=part.n) == ""
    else:
        i = next(i for i, c in enumerate(e.choices) if c.right is right)
        assert tell(part, "choose", i=i, n=part.n) == ""


def test_a_class_is_opened_and_entered_by_its_links(sent: list[dict[str, Any]]) -> None:
    teacher = opened()
    data = teacher.panel.data
    assert data["stage"] == "teacher" and len(data["code"]) == 6
    secret = next(m["secret"] for m in sent if m["type"] == "class")
    assert secret not in str(data), "the browser has it; the page need not be told"
    again = classroom()
    assert tell(again, "come", lang="ru", secret=secret) == ""
    assert again.panel.data["stage"] == "teacher" and again.lang == "en", "the class's language"
    assert tell(again, "come", lang="ru", asked=True, secret=secret) == "" and again.lang == "ru"
    wall = classroom()
    assert tell(wall, "come", lang="en", secret=data["projector"]) == ""
    assert wall.panel.data["stage"] == "projector" and wall.panel.data["code"] == data["code"]
    do(wall, "qr", link="http://127.0.0.1/#join=" + data["code"])
    assert sent[-1]["type"] == "qr" and sent[-1]["path"].startswith("M4 4h1v1h-1z")


def test_a_code_shows_the_class_and_its_free_nicknames() -> None:
    teacher = opened(nicknames="Lynx\nOwl")
    code = teacher.panel.data["code"]
    page = classroom(lang="en")
    assert tell(page, "come", lang="en", code=code) == ""
    assert page.panel.data["found"]["nicknames"] == ["Lynx", "Owl"]
    assert "list" in tell(page, "join", code=code, nickname="Bear")
    assert tell(page, "join", code=code, nickname="Owl") == ""
    other = classroom(lang="en")
    assert tell(other, "join", code=code, nickname="") == "", "who says none is shown the list"
    assert other.panel.data["found"]["nicknames"] == ["Lynx"]
    assert other.role is None


def test_a_click_that_arrives_twice_is_one_student() -> None:
    teacher, request = opened(), "r" * 32
    for _ in range(2):
        joined(teacher, "Anna", request=request)
    assert [s["name"] for s in teacher.panel.data["students"]] == ["Anna"]


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("open", {"given": {**GIVEN, "name": " "}}),
        ("open", {"given": {**GIVEN, "name": "x" * 2000}}),
        ("open", {"given": {**GIVEN, "nicknames": "<b>"}}),
        ("open", {"given": {**GIVEN, "game": "no such game"}}),
        ("open", {"given": 7}),
        ("look", {"code": "BBBBBB"}),
        ("look", {"code": None}),
        ("join", {"code": "BBBBBB", "nickname": "Anna"}),
        ("come", {"code": "no", "lang": "en"}),
    ],
)
def test_what_is_wrong_is_one_sentence(kind: str, content: dict[str, Any]) -> None:
    page = classroom(lang="en")
    assert tell(page, kind, **content)
    assert page.panel.data["stage"] == "door"


@pytest.mark.parametrize("nickname", ["<b>x</b>", "x" * 2000, "=1+1", "Anna"])
def test_a_nickname_that_cannot_be(nickname: str) -> None:
    teacher = opened()
    joined(teacher, "Anna")
    page = classroom(lang="en")
    assert tell(page, "join", code=teacher.panel.data["code"], nickname=nickname)
    teacher.news()
    assert len(teacher.panel.data["students"]) == 1


@pytest.mark.parametrize(
    "work",
    [
        {"kind": "chapters", "chapters": []},
        {"kind": "chapters", "chapters": ["99"]},
        {"kind": "chapters", "chapters": 5},
        {"kind": "rules", "rules": ""},
        {"kind": "rules", "rules": "5.2, 99.9"},
        {"kind": "tables", "scenario": "nothing"},
        {"kind": "tables", "scenario": "training", "people": "9"},
        {**PRACTICE, "count": "many"},
        {**PRACTICE, "set": "5000"},
        {"kind": "nothing"},
        {},
        7,
    ],
)
def test_work_that_cannot_be_given(work: Any) -> None:
    teacher = opened()
    assert tell(teacher, "do", what="assign", work=work)
    assert teacher.panel.data["works"] == []


def test_a_student_works_through_a_set() -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    assert student.panel.data["left"] == 0 and student.role.part is None
    do(teacher, "assign", work=PRACTICE)
    assert "5.2" in teacher.panel.data["note"]
    student.news()
    part = student.role.part
    assert "1 of 3" in part.panel.data["title"] and student.panel.data["works"][0]["doing"]
    answers(student, right=False)
    assert part.panel.data["feedback"]["right"] is False
    assert student.panel.data["works"][0]["standing"] == "1 of 3 answered, 0 right"
    made = part.panel.data["made"]
    tell(part, "another", n=part.n)
    assert part.attempt == 2 and part.panel.data["made"].split(":")[0] == made.split(":")[0]
    answers(student)
    assert student.panel.data["works"][0]["standing"] == "1 of 3 answered, 1 right"
    for _ in range(2):
        tell(part, "another", n=part.n)
        answers(student)
    tell(part, "another", n=part.n)
    assert student.role.part is None and student.panel.data["works"][0]["state"] == "done"
    teacher.news()
    data = teacher.panel.data
    assert data["n"] == 4 and data["students"][0]["standing"] == "3 of 3"
    assert set(data["rules"]) == set(data["students"][0]["cells"])
    assert sum(e["right"] for e in data["exercises"]) == 3


def test_an_exam_waits_and_says_nothing_before_its_end() -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work=EXAM)
    student.news()
    assert student.role.part is None, "it begins when he is ready"
    do(student, "begin", aid=1)
    part = student.role.part
    for i in range(3):
        data = part.panel.data
        assert f"{i + 1} of 3" in data["title"] and data["more"] == 0 and not data["feedback"]
        assert all(not a["mark"] for a in data["answers"])
        if i:
            assert student.panel.data["works"][0]["standing"] == f"{i} of 3 answered"
        answers(student, right=i == 0)
    assert student.role.part is None
    assert student.panel.data["works"][0]["standing"] == "3 of 3 answered, 1 right"
    assert tell(student, "do", what="begin", aid=1) == "" and student.role.part is None


def test_an_exam_that_is_over_for_all_is_looked_at_again() -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work=EXAM)
    student.news()
    do(student, "begin", aid=1)
    for right in (True, False):
        answers(student, right=right)
    work = student.panel.data["works"][0]
    assert not work["review"]
    assert "closed" in tell(student, "do", what="review", aid=1, i=0), "others are still at it"
    do(teacher, "close", aid=1, on=True)
    student.news()
    assert student.panel.data["works"][0]["review"]
    do(student, "review", aid=1, i=0)
    verdicts = []
    for i in range(3):
        data = student.role.part.panel.data
        assert f"{i + 1} of 3" in data["title"] and data["done"] and data["feedback"]["rows"]
        verdicts.append(data["feedback"]["right"])
        marks = [a["mark"] for a in data["answers"]]
        assert not marks or marks.count("right") == 1
        assert student.panel.data["works"][0]["answers"][i][2], "where one is"
        n = len(student.role.reader.answers)
        tell(student.role.part, "choose", i=0, n=student.role.part.n)
        assert len(student.role.reader.answers) == n, "nothing is answered here"
        student.role.part.on_another({})
    assert verdicts == [True, False, False]
    assert student.role.part is None, "after the last it is closed"
    do(student, "review", aid=1, i=2)
    assert student.role.part.panel.data["feedback"]["verdict"] == "No answer."
    states = [state for state, _, _ in student.panel.data["works"][0]["answers"]]
    assert states == ["right", "wrong", "none"]
    tell(student, "lang", lang="ru")
    assert student.role.part.panel.data["feedback"]["verdict"] == "Ответа нет."
    do(teacher, "close", aid=1, on=False)
    student.news()
    assert not isinstance(student.role.part, ClassReview), "answers are taken again"
    for nonsense in ({"aid": 7}, {"aid": "1"}, {}):
        tell(student, "do", what="review", **nonsense)


def test_an_answer_that_did_not_arrive_is_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work=PRACTICE)
    student.news()
    part = student.role.part
    room, write = part.student.room, part.student.room.write

    def away(act: Callable[..., Any]) -> Any:
        raise NoTable("table-store-away")

    seen = []
    for _ in range(2):
        monkeypatch.setattr(room, "write", away)
        n, e = part.n, part.exercise
        what = {"i": 0} if e.goal is None and e.number is None else {"text": "0"}
        kind = "choose" if "i" in what else "number" if e.number is not None else "skip"
        assert tell(part, kind, n=n, **what)
        assert not part.done and part.panel.data["n"] == n
        monkeypatch.setattr(room, "write", write)
        assert tell(part, kind, n=n, **what) == "" and part.done
        seen.append(part.request)
        tell(part, "skip", n=n)
    assert len(set(seen)) == 2, "each answer has a name of its own"
    teacher.news()
    assert teacher.panel.data["n"] == 2


def test_an_answer_from_another_window_counts_once() -> None:
    teacher = opened()
    one = joined(teacher, "Anna", request="r" * 32)
    do(teacher, "assign", work=EXAM)
    two = joined(teacher, "Anna", request="r" * 32)
    for page in (one, two):
        page.news()
        do(page, "begin", aid=1)
    answers(one)
    part = two.role.part
    e = part.exercise
    kind = "skip" if e.goal is not None else "number" if e.number is not None else "choose"
    assert "first answer counts" in tell(part, kind, i=0, text="0", n=part.n)
    assert "2 of 3" in part.panel.data["title"], "on to the next"


def test_nothing_is_kept_but_in_the_class(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []
    monkeypatch.setattr(progress.Kept, "answered", lambda *given: kept.append(given))
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work=PRACTICE)
    student.news()
    answers(student)
    assert not kept and not student.keepers() and not student.role.part.keepers()


def test_the_commonest_mistake_for_everybody_and_on_the_wall() -> None:
    teacher = opened()
    students = [joined(teacher, name) for name in ("Anna", "Boris")]
    do(teacher, "assign", work=PRACTICE)
    for student in students:
        student.news()
        answers(student, right=False)
    teacher.news()
    found = teacher.panel.data["exercises"][0]
    assert found["wrong"] == 2 and found["question"] and found["mistake"]
    tally = teacher.role.reader.exercises()[0]
    each_another = teacher.role._exercise(tally._replace(wrong=3, mistaken=1))
    assert not each_another["mistake"], "none is the commonest"
    it = {"maker": found["maker"], "seed": found["seed"]}
    do(teacher, "give", **it)
    assert [w["title"] for w in teacher.panel.data["works"]][-1] == "One exercise for everybody"
    do(teacher, "show_mistake", **it)
    wall = classroom()
    assert tell(wall, "come", lang="en", secret=teacher.panel.data["projector"]) == ""
    part = wall.role.part
    assert isinstance(part, Shown) and part.panel.data["question"] == found["question"]
    assert part.panel.data["look"] and not part.panel.data["feedback"]
    assert all(not a["mark"] for a in part.panel.data["answers"]), "nobody is told the answer"
    before = part.panel.data
    assert tell(part, "choose", i=0, n=part.n) == "" and part.panel.data == before
    students[0].news()
    assert students[0].panel.data["shown"] and students[0].role.part is not None
    do(students[0], "look", on=True)
    assert isinstance(students[0].role.part, Shown)
    do(teacher, "hide")
    students[0].news()
    wall.news()
    assert isinstance(students[0].role.part, ClassExercise) and wall.role.part is None


def test_a_students_position_without_his_name() -> None:
    teacher = opened()
    student = joined(teacher, "Zebediah")
    do(teacher, "watch", student=1)
    assert not teacher.panel.data["student"]["may_show"] and teacher.role.part is None
    do(teacher, "assign", work=PRACTICE)
    student.news()
    teacher.news()
    assert teacher.role.part.panel.data["question"] == student.role.part.panel.data["question"]
    do(teacher, "show", student=1)
    wall = classroom()
    tell(wall, "come", lang="en", secret=teacher.panel.data["projector"])
    assert "Zebediah" not in str(wall.role.part.panel.data)
    do(teacher, "rename", student=1, nickname="Zoe")
    assert teacher.panel.data["student"]["name"] == "Zoe"
    do(teacher, "remove", student=1)
    assert "student" not in teacher.panel.data and teacher.panel.data["students"] == []
    with pytest.raises(ck.GameError) as gone:
        student.news()
    student._wrong(gone.value)
    assert student.panel.data["stage"] == "door" and student.panel.data["gone"]


def test_tables_are_come_to_by_ones_own_link() -> None:
    teacher = opened()
    student, other = joined(teacher, "Anna"), joined(teacher, "Boris")
    do(teacher, "assign", work={"kind": "tables", "scenario": "training", "people": "2"})
    links = []
    for page in (student, other):
        page.news()
        links.append(page.panel.data["works"][0]["link"].partition("#seat=")[2])
    tables = open_classes().tables
    found = [entry for link in links for entry in tables.entries([link])]
    assert len({e["table"] for e in found}) == 1 and len({e["seat"] for e in found}) == 2
    teacher.news()
    (seated,) = teacher.panel.data["works"][0]["tables"]
    assert sorted(name for _, name, _ in seated["people"]) == ["Anna", "Boris"]
    assert len({seat for *_, seat in seated["people"]}) == 2 and "to decide" in seated["turn"]
    late = joined(teacher, "Late")
    late.news()
    assert late.panel.data["works"][0]["link"] == "" and teacher.panel.data["works"][0]["unseated"]
    do(teacher, "seat", aid=1)
    late.news()
    assert late.panel.data["works"][0]["link"]
    sid = next(s["id"] for s in teacher.panel.data["students"] if s["name"] == "Anna")
    do(teacher, "watch", student=sid)
    assert teacher.panel.data["student"]["table"] and teacher.role.part.panel.data["board"]
    do(teacher, "show", student=sid, follow=True)
    wall = classroom()
    tell(wall, "come", lang="en", secret=teacher.panel.data["projector"])
    assert wall.role.part.panel.data["board"]
    student.news()
    assert not student.panel.data["shown"], "a table that is followed is the wall's alone"


def test_results_are_taken_home_and_all_is_deleted(sent: list[dict[str, Any]]) -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work=PRACTICE)
    student.news()
    answers(student, right=False)
    teacher.news()
    do(teacher, "export", which="answers")
    assert sent[-1]["type"] == "csv" and "Anna" in sent[-1]["text"]
    do(teacher, "export", which="students")
    assert sent[-1]["text"].count("\n") == 2
    do(teacher, "report")
    report = sent[-1]
    assert report["type"] == "report" and report["missed"][0]["question"]
    assert "answers (1)" in teacher.panel.data["sure"]
    do(teacher, "delete")
    assert "answers (1)" in teacher.panel.data["deleted"]
    student._wrong(NoClass("class-gone"))
    fresh = classroom(lang="en")
    tell(fresh, "enter", secret=next(m["secret"] for m in sent if m["type"] == "class"))
    for page in (student, fresh):
        data = page.panel.data
        assert data["stage"] == "door" and "There is no class" in data["gone"]
        assert sent[-1]["type"] == "gone" and not page.panel.trouble.get("text")
    strange = classroom(lang="en")
    assert not tell(strange, "come", secret="<script>", lang=7) and strange.panel.data["gone"]
    tell(fresh, "lang", lang="ru")
    assert "класса нет" in fresh.panel.data["gone"]


def test_other_pages_open_with_the_game_of_the_class() -> None:
    page = classroom(lang="en")
    tell(page, "come", lang="en")
    assert page.panel.data["play"] == "play.ipynb"
    data = opened(game="blitzkrieg").panel.data
    assert data["play"].endswith("#game=blitzkrieg") and data["index"].endswith("?game=blitzkrieg")


def test_where_no_class_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the static site, one sentence says what to do."""
    monkeypatch.setenv(WHERE, "browser")
    page = classroom(lang="en")
    assert "--store" in tell(page, "come", lang="en")
    assert page.panel.data["stage"] == "door"
    assert "--store" in tell(page, "open", given=GIVEN)
    monkeypatch.setenv(WHERE, "")
    monkeypatch.setitem(sys.modules, "sqlite3", None)  # as in a browser
    assert "churchill-kit serve" in tell(classroom(), "come", lang="en")


def test_a_store_that_is_away_is_told_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = opened()
    away = NoTable("table-store-away")
    teacher._wrong(away)
    first = teacher.panel.trouble
    teacher._wrong(away)
    assert first["text"] and teacher.panel.trouble == first
    assert teacher.panel.data["stage"] == "teacher"
    teacher.news()
    assert not teacher.panel.trouble["text"]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_all_of_it_in_both_languages(lang: str) -> None:
    teacher = opened(language=lang)
    student = joined(teacher, "Anna")
    for work in (
        PRACTICE, EXAM, {"kind": "rules", "rules": "5.22; 5.23"},
        {"kind": "positions", "chapters": ["5.2"]}, {"kind": "positions", "chapters": []},
        {"kind": "tables", "scenario": "training"}, {**PRACTICE, "each": True},
        {"kind": "chapters", "chapters": ["5.1", "5.2", "6.1", "7.1"]},
    ):  # fmt: skip
        do(teacher, "assign", work=work)
    student.news()
    answers(student, right=False)
    teacher.news()
    for page in (teacher, student):
        other = next(known for known in ck.LANGUAGES if known != lang)
        assert page.lang == lang and tell(page, "lang", lang=other) == "" and page.lang == other
        assert all(page.panel.texts.values())
    titles = [w["title"] for w in teacher.panel.data["works"]]
    assert len(set(titles)) == 6 and all(begins(title) for title in titles)


def test_who_was_out_of_reach_is_told_all_again(monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work=PRACTICE)
    student.news()
    again: list[Any] = []
    monkeypatch.setattr(Panel, "send_state", lambda panel: again.append(panel))
    assert tell(student, "missed") == ""
    assert again == [student.panel, student.role.part.panel]


def test_tables_without_a_scenario_are_called_by_the_usual_one() -> None:
    work = {"kind": "tables", "game": "churchill", "people": 2, "scenario": ""}
    named = saying.work({**work, "scenario": ck.game("churchill").scenarios[0]}, "en")
    assert saying.work(work, "en") == named and not named.endswith(":")


def test_a_work_that_cannot_be_read_has_a_name() -> None:
    gone = {"kind": "chapters", "game": "gone", "chapters": ["1"]}
    for work in ({"aid": 1, "trouble": "…"}, gone):
        assert begins(saying.work(work, "en"))


def test_a_link_is_a_picture() -> None:
    made = qr.picture("x" * 10_000)
    assert made["size"] > 21 and made["path"].startswith("M4 4")


def test_new_work_is_told_to_who_is_busy_and_to_who_is_elsewhere(
    sent: list[dict[str, Any]],
) -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    secret = [m["secret"] for m in sent if m["type"] == "class"][-1]
    do(teacher, "assign", work=PRACTICE)
    student.news()
    assert student.panel.data["new"]["doing"], "what begins by itself is told as well"
    do(student, "seen")
    assert student.panel.data["new"] is None
    do(teacher, "assign", work=EXAM)
    student.news()
    new = student.panel.data["new"]
    assert new["told"].startswith("New work") and not new["doing"]
    chapter = ck_chapter("churchill", "5.2", lang="en")
    sent.clear()
    tell(chapter, "class", secret=secret, seen=new["aid"])
    assert sent == [], "he has seen it on the page of the class"
    do(student, "begin", aid=new["aid"])
    assert student.panel.data["new"] is None
    do(teacher, "assign", work=PRACTICE)
    chapter._class.news()
    assert sent[-1]["type"] == "class-news" and "7b" in sent[-1]["text"]
    sent.clear()
    chapter._class.news()
    assert sent == [], "once"
    do(teacher, "delete")
    tell(chapter, "class", secret=secret, seen=0)
    assert sent[-1] == {"type": "class-news", "gone": True}


def test_new_work_is_told_to_who_sits_at_a_table(
    sent: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """He has come to it from his class, whose page he has left."""
    teacher = opened()
    student, _ = joined(teacher, "Anna"), joined(teacher, "Boris")
    secret = next(m["secret"] for m in reversed(sent) if m.get("role") == "student")
    do(teacher, "assign", work={"kind": "tables", "scenario": "training", "people": "2"})
    student.news()
    (work,) = student.panel.data["works"]
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(Panels, "send", lambda _, content, **__: told.append(content))
    place = App()

    def says(kind: str, **content: Any) -> None:
        place._on_message(place.panels, {"type": kind, **content}, [])

    says("hello", lang="en", table=work["link"].partition("#seat=")[2])
    says("class", secret=secret, seen=work["aid"])
    assert place.panels.shared["seat"] and not place.panels.error.get("text")
    assert not [m for m in told if m["type"] == "class-news"], "that work has brought him here"
    do(teacher, "assign", work=EXAM)
    says("lang", lang="ru")  # the line speaks as the page does
    place._class.news()
    place._class.news()
    (line,) = [m for m in told if m["type"] == "class-news"]
    assert "7b" in line["text"] and re.search("[а-я]", line["text"]) and line["aid"] == 2
    assert line["page"] == "classroom.ipynb" and place.panels.shared["seat"], "the table goes on"


def test_a_picture_is_of_practice_or_of_one_work() -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    do(teacher, "assign", work={**PRACTICE, "count": "1"})
    do(teacher, "assign", work={**EXAM, "chapters": ["5.1"], "count": "1"})
    student.news()
    answers(student, right=False)
    do(student, "begin", aid=2)
    answers(student)
    teacher.news()
    data = teacher.panel.data
    assert [aid for aid, _ in data["choices"]] == [0, 1, 2] and "exam" in data["choices"][2][1]
    practised, rules = data["exercises"], data["rules"]
    assert len(practised) == 1 and practised[0]["wrong"] == 1, "an exam is apart"
    do(teacher, "of", aid=2)
    data = teacher.panel.data
    assert data["of"] == 2 and data["exercises"][0]["right"] == 1 and data["rules"] != rules
    assert data["students"][0]["standing"] == "1 of 1, 1 right"
    do(teacher, "of", aid=77)
    assert teacher.panel.data["of"] == 0


def test_a_chapter_is_given_to_read_and_its_check_is_answered() -> None:
    teacher = opened()
    student = joined(teacher, "Anna")
    assert tell(teacher, "do", what="assign", work={"kind": "reading", "chapters": []})
    do(teacher, "assign", work={"kind": "reading", "chapters": ["5.1"]})
    student.news()
    (work,) = student.panel.data["works"]
    assert student.role.part is None and work["title"].startswith("To read"), "he reads first"
    assert work["pages"][0][1].endswith("churchill/en/5_1.ipynb") and work["total"] == CHECK
    do(student, "begin", aid=work["aid"])
    part = student.role.part
    for _ in range(CHECK):
        answers(student)
        tell(part, "another", n=part.n)
    teacher.news()
    assert teacher.panel.data["works"][0]["standing"] == "done by 1 of 1"
