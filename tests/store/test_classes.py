"""Classes, on both kinds of databases: opened, joined, worked in, seen, taken home, deleted; and
every refusal one sentence after which nothing has happened."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.classroom import Work
from churchill_kit.engine.errors import GameError
from churchill_kit.store import Classes, connect, open_classes, open_store, open_tables
from churchill_kit.store import class_rows as rows
from churchill_kit.store.class_reader import Projector
from churchill_kit.store.guesses import TRIES, VISITOR
from churchill_kit.store.student import Student
from churchill_kit.store.teacher import Teacher
from churchill_kit.tutor.lessons import makers
from churchill_kit.tutor.series import Series
from tests.sentences import begins
from tests.store.refusing import refused

GIVEN: dict[str, Any] = {"name": "7b", "language": "ru", "game": "churchill"}
WORK: dict[str, Any] = {"kind": "chapters", "chapters": ["5.2"], "set": 7, "count": 4}


@pytest.fixture
def classes(where: str) -> Iterator[Classes]:
    found = open_classes(where)
    yield found
    found.close()


@pytest.fixture
def lite(tmp_path: Path) -> Classes:
    """Classes in a file, for what is the same on both."""
    return open_classes(tmp_path / "classes.sqlite")


def opened(classes: Classes, **more: Any) -> Teacher:
    """A class, as its teacher has it."""
    found = classes.enter(classes.open({**GIVEN, **more}))
    assert isinstance(found, Teacher)
    return found


def join(classes: Classes, teacher: Teacher, *names: str) -> list[Student]:
    """Students who join by the code."""
    found = [classes.enter(classes.join(teacher.links().code, name)) for name in names]
    assert all(isinstance(student, Student) for student in found)
    teacher.poll()
    return [student for student in found if isinstance(student, Student)]


def projector(classes: Classes, teacher: Teacher) -> Projector:
    """The class on the wall."""
    found = classes.enter(teacher.links().projector)
    assert isinstance(found, Projector)
    return found


def best(exercise: Any) -> Any:
    """The right answer."""
    return exercise.solution if exercise.goal is not None else exercise.right


# -- opening and joining ---------------------------------------------------------------------------


def test_a_class_is_joined_by_its_code(classes: Classes, where: str) -> None:
    teacher = opened(classes, name="  7b\n\x00 ")
    code = teacher.links().code
    assert classes.look(f" {code[:3].lower()}-{code[3:]} ") == {
        "name": "7b", "language": "ru", "game": "churchill", "joining": True, "nicknames": None,
    }  # fmt: skip
    secret = classes.join(code, " Анна\u202e\x00  Б ")
    anna = open_classes(where).enter(secret)
    assert isinstance(anna, Student) and anna.role == "student"
    assert anna.news()["nickname"] == "Анна Б"
    assert teacher.poll() and [s["nickname"] for s in teacher.news()["students"]] == ["Анна Б"]
    assert classes.enter(secret).sid == anna.sid, "on any machine, as often as it is opened"
    assert projector(classes, teacher).news()["nicknames"] == ["Анна Б"]


def test_what_is_kept_opens_nothing(classes: Classes) -> None:
    """Whoever reads the database finds no secret there."""
    secret = classes.open(GIVEN)
    teacher = classes.enter(secret)
    assert isinstance(teacher, Teacher)
    (anna,) = join(classes, teacher, "Анна")
    teacher.assign({"kind": "tables"})
    found = "".join(everything(classes))
    hidden = [secret, teacher.links().projector, anna._secret]
    hidden += [teacher._table_secret(tid) for tid in teacher.turns]
    assert len(hidden) == 4 and not any(own in found for own in hidden)


def everything(classes: Classes) -> list[str]:
    """All that is kept of classes and tables."""
    kept = [name for name in (*rows.OF_A_CLASS, "class_class")]
    kept += ["shared_table", "shared_seat", "shared_key", "shared_move", "shared_line"]
    return classes.room.read(
        lambda hand: [str(row) for name in kept for row in hand.ask(f"SELECT * FROM {name}")]
    )


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("class-no-name", {"name": " \n"}),
        ("class-name-long", {"name": "x" * 2000}),
        ("class-no-language", {"language": "la"}),
        ("class-nickname-letters", {"nicknames": ["<b>"]}),
        ("class-roll-long", {"nicknames": [f"N {i}" for i in range(101)]}),
        ("unknown-game", {"game": "<b>"}),
    ],
)
def test_a_class_that_cannot_be_opened(tmp_path: Path, reason: str, change: dict[str, Any]) -> None:
    classes = open_classes(tmp_path / "x.sqlite")
    refused(reason, classes.open, {**GIVEN, **change})
    assert everything(classes) == []


def test_nicknames_are_told_apart(lite: Classes) -> None:
    teacher = opened(lite)
    code = teacher.links().code
    join(lite, teacher, "Анна", "Boris")
    for taken in ("анна", "Aннa", "А-н-н-а", " BORIS "):  # some of these letters are Latin
        refused("class-nickname-taken", lite.join, code, taken)
    refused("class-nickname-long", lite.join, code, "x" * 2000)
    refused("class-nickname-letters", lite.join, code, "<b>Anna</b>")
    refused("class-nickname-none", lite.join, code, "\u200b\n")
    teacher.poll()
    assert len(teacher.students) == 2


def test_nicknames_from_a_list(lite: Classes) -> None:
    teacher = opened(lite, nicknames="Otter\n\nLynx\notter\n")
    code = teacher.links().code
    assert lite.look(code)["nicknames"] == ["otter", "Lynx"]
    (lynx,) = join(lite, teacher, "lynx")
    assert lynx.news()["nickname"] == "Lynx", "as the teacher wrote it"
    assert lite.look(code)["nicknames"] == ["otter"]
    refused("class-not-listed", lite.join, code, "Fox")


def test_a_click_that_comes_twice_is_one_student(classes: Classes) -> None:
    teacher = opened(classes)
    drawn = "x" * 32
    secrets = {classes.join(teacher.links().code, "Anna", request=drawn) for _ in range(2)}
    teacher.poll()
    assert len(secrets) == len(teacher.students) == 1 and drawn not in secrets


def test_the_teacher_puts_nicknames_right(classes: Classes) -> None:
    teacher = opened(classes)
    anna, boris = join(classes, teacher, "Hitler", "Boris")
    teacher.assign({"kind": "tables"})
    teacher.rename(anna.sid, " Анна ")
    assert anna.poll() and anna.news()["nickname"] == "Анна"
    table = teacher.table(next(iter(teacher.turns)))
    assert sorted(s.name for s in table.seats if s.person) == ["Boris", "Анна"]
    refused("class-nickname-taken", teacher.rename, anna.sid, "boris")
    refused("class-nickname-letters", teacher.rename, anna.sid, "=1+1")
    refused("class-no-student", teacher.rename, 99, "X")
    assert boris.poll() is not None


def test_who_may_not_join(lite: Classes, monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = opened(lite)
    code = teacher.links().code
    teacher.set(joining=False)
    refused("class-closed", lite.join, code, "Anna")
    assert projector(lite, teacher).news()["code"] == ""
    teacher.set(joining=True)
    monkeypatch.setattr("churchill_kit.store.classes.STUDENTS", 1)
    join(lite, teacher, "Anna")
    refused("class-full", lite.join, code, "Boris")


@pytest.mark.parametrize("typed", ["", "BCDFG", "BCDFGH", "x" * 10**6, "<b>&\x00</b>"])
def test_no_code(tmp_path: Path, typed: str) -> None:
    refused("class-no-code", open_classes(tmp_path / "x.sqlite").join, typed, "Anna")


@pytest.mark.parametrize("given", ["", "x" * 32, "x" * 10**6, "' OR 1=1 --", None])
def test_no_link(tmp_path: Path, given: Any) -> None:
    refused("class-gone", open_classes(tmp_path / "x.sqlite").enter, given)


def test_who_guesses_waits(lite: Classes, clock: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes and links of lite and tables are counted together."""
    code = opened(lite).links().code
    monkeypatch.setenv(VISITOR, "192.0.2.7")
    for i in range(TRIES):
        refused("class-no-code", lite.look, "BCDFGH") if i % 2 else refused(
            "class-gone", lite.enter, "x" * 32
        )
    refused("table-guessing", lite.join, code, "Anna")
    clock.now += 601
    assert lite.join(code, "Anna")


def test_so_many_classes(lite: Classes, clock: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_kit.store.classes.MOST", 2)
    teacher = opened(lite)
    join(lite, teacher, "Anna")
    idle = lite.open(GIVEN)
    refused("class-crowded", lite.open, GIVEN)
    clock.now += 86_401
    assert lite.open(GIVEN)
    refused("class-gone", lite.enter, idle)
    assert teacher.poll() is not None


# -- what is to be done ----------------------------------------------------------------------------


def test_a_set_is_that_of_the_page_of_the_chapter(lite: Classes) -> None:
    teacher = opened(lite)
    anna, boris = join(lite, teacher, "Anna", "Boris")
    aid = teacher.assign(WORK)
    own = teacher.assign({**WORK, "each": True})
    for student in (anna, boris):
        student.poll()
    asked = [anna.exercise(aid, i) for i in range(4)]
    series = Series("churchill", makers("churchill", "5.2"), 7)
    assert [(e.maker, e.seed) for e in asked] == [
        (entry.name, seed) for entry, seed in (series.draw() for _ in range(4))
    ]
    assert [e.question for e in asked] == [boris.exercise(aid, i).question for i in range(4)]
    seeds = [[s.exercise(own, i).seed for i in range(4)] for s in (anna, boris)]
    assert seeds[0] != seeds[1]


def test_a_student_sees_what_is_to_be_done_and_where_he_stands(classes: Classes) -> None:
    teacher = opened(classes)
    (anna,) = join(classes, teacher, "Anna")
    first = teacher.assign({**WORK, "count": 2})
    second = teacher.assign({"kind": "rules", "rules": ["5.23"], "count": 1})
    third = teacher.assign({"kind": "positions", "count": 1})
    assert anna.poll() and [w["aid"] for w in anna.news()["works"]] == [first, second, third]
    assert anna.exercise(second, 0).rule == "5.23" and anna.exercise(third, 0).goal is not None
    for i in range(2):
        assert (anna.news()["now"], anna.news()["works"][0]["next"]) == (first, i)
        anna.answer(first, i, best(anna.exercise(first, i)) if i else None)
    done = anna.news()["works"][0]
    assert (done["state"], done["total"], done["done"], done["right"]) == ("done", 2, 2, 1)
    assert anna.news()["now"] == second
    teacher.close(second)
    assert anna.poll() and anna.news()["now"] == third
    refused("class-work-closed", anna.answer, second, 0, None)
    teacher.close(second, False)
    assert anna.poll() and anna.news()["now"] == second


@pytest.mark.parametrize(
    ("reason", "given"),
    [
        ("class-chapter-gone", {"kind": "chapters", "chapters": ["99"]}),
        ("class-rule-gone", {"kind": "rules", "rules": ["99.9"]}),
        ("class-rule-gone", {"kind": "rules", "rules": [""]}),
        ("class-nothing", {"kind": "chapters"}),
        ("class-nothing", {"kind": "exercises"}),
        ("class-exercise-gone", {"kind": "exercises", "exercises": [["<b>", 1]]}),
        ("class-work-wrong", {"kind": "homework"}),
        ("class-work-wrong", {}),
        ("class-work-wrong", {**WORK, "count": 61}),
        ("class-work-wrong", {**WORK, "set": 10**40}),
        ("class-work-wrong", {**WORK, "chapters": "5.2"}),
        ("class-people", {"kind": "tables", "people": 9}),
        ("unknown-scenario", {"kind": "tables", "scenario": "x"}),
        ("unknown-player", {"kind": "tables", "people": 1, "player": "x"}),
        ("unknown-game", {**WORK, "game": "chess"}),
    ],
)
def test_work_that_cannot_be_given(tmp_path: Path, reason: str, given: dict[str, Any]) -> None:
    teacher = opened(open_classes(tmp_path / "x.sqlite"))
    refused(reason, teacher.assign, given)
    teacher.poll()
    assert teacher.works == ()


@pytest.mark.parametrize(
    "gone",
    [
        {"kind": "chapters", "chapters": ["5.99"], "count": 2, "set": 7},
        {"kind": "rules", "rules": ["99.9"], "count": 2, "set": 7},
        {"kind": "exercises", "exercises": [["maker_of_yore", 7]], "count": 1},
        {"kind": "tables", "game": "chess", "people": 2},
        {"kind": "tables", "scenario": "of yore", "people": 2},
        {"kind": "poem"},
    ],
)
def test_what_a_work_is_about_is_gone(tmp_path: Path, gone: dict[str, Any]) -> None:
    """It was given before a chapter went away: one sentence, and the others go on."""
    classes = open_classes(tmp_path / "x.sqlite")
    teacher = opened(classes)
    (anna,) = join(classes, teacher, "Anna")
    yore = teacher.assign(WORK)
    text = Work(**{"game": "churchill", **gone}).dump()
    classes.room.write(
        lambda hand: rows.change(hand, "class_work", teacher.cid, {"aid": yore}, work=text)
    )
    aid = teacher.assign(WORK)
    anna.poll()
    for lang in ck.LANGUAGES:
        first, second = anna.news(lang)["works"]
        assert first["state"] == "gone" and begins(first["trouble"]) and not second["trouble"]
    assert anna.news()["now"] == aid
    with pytest.raises(GameError):
        anna.answer(yore, 0, None)
    anna.answer(aid, 0, None)
    assert teacher.poll() and teacher.news()["works"][0]["trouble"] and len(teacher.answers) == 1


def test_so_much_work(lite: Classes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_kit.store.teacher.WORKS", 1)
    teacher = opened(lite)
    teacher.assign(WORK)
    refused("class-works", teacher.assign, WORK)


# -- answers ---------------------------------------------------------------------------------------


def test_a_request_counts_once(classes: Classes) -> None:
    teacher = opened(classes)
    (anna,) = join(classes, teacher, "Anna")
    aid = teacher.assign({**WORK, "kind": "rules", "rules": ["4.1", "5.12"]})
    anna.poll()
    elsewhere = classes.enter(anna._secret)
    assert isinstance(elsewhere, Student)
    right = best(anna.exercise(aid, 0))
    found = [
        page.answer(aid, 0, given, request="click 1")
        for page, given in ((anna, right), (elsewhere, right), (anna, None))
    ]
    assert [f.right for f in found] == [True] * 3, "what came of the first"
    refused("class-answered", elsewhere.answer, aid, 0, right, request="click 2")
    refused("class-answered", elsewhere.answer, aid, 0, right, attempt=2)
    assert teacher.poll() and len(teacher.answers) == 1


def test_after_a_wrong_answer_another_of_the_kind(lite: Classes) -> None:
    teacher = opened(lite)
    anna, boris = join(lite, teacher, "Anna", "Boris")
    aid = teacher.assign(WORK)
    for student in (anna, boris):
        student.poll()
        before = student.exercise(aid, 0)
        student.answer(aid, 0, None)
    again, same = anna.exercise(aid, 0), boris.exercise(aid, 0)
    assert again.maker == before.maker and again.seed == same.seed != before.seed
    refused("class-answered", anna.answer, aid, 0, None, attempt=3)
    anna.answer(aid, 0, best(again), attempt=2)
    standing = anna.news()["works"][0]
    assert (standing["done"], standing["right"]) == (1, 1)
    for attempt in range(2, 10):
        boris.answer(aid, 0, None, attempt=attempt)
    refused("class-tries", boris.answer, aid, 0, None, attempt=10)


def test_an_exam_has_no_hints_and_one_try(lite: Classes) -> None:
    teacher = opened(lite)
    (anna,) = join(lite, teacher, "Anna")
    aid = teacher.assign({**WORK, "exam": True})
    practice = teacher.assign(WORK)
    anna.poll()
    assert anna.exercise(practice, 0).hints and not anna.exercise(aid, 0).hints
    anna.answer(aid, 0, None, hints=2)
    anna.answer(practice, 0, None, hints=2)
    refused("class-one-try", anna.answer, aid, 0, 0)
    refused("class-one-try", anna.answer, aid, 0, 0, attempt=2)
    refused("class-one-try", anna.exercise, aid, 0)
    teacher.poll()
    exam, other = teacher.answers
    assert exam.hints == 0 < other.hints


def test_what_is_no_answer(lite: Classes, monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = opened(lite)
    (anna,) = join(lite, teacher, "Anna")
    aid = teacher.assign({"kind": "chapters", "chapters": ["5.2"], "set": 7, "count": 30})
    anna.poll()
    made = [anna.exercise(aid, i) for i in range(30)]
    chosen = next(i for i, e in enumerate(made) if e.choices)
    goal = next(i for i, e in enumerate(made) if e.goal is not None)
    number = next(i for i, e in enumerate(made) if e.number is not None)
    for i, given in (
        (chosen, 99), (chosen, -1), (chosen, "0"), (chosen, True), (number, 10**9),
        (goal, 1), (goal, ["x"]),
    ):  # fmt: skip
        refused("class-no-answer", anna.answer, aid, i, given)
    refused("class-not-finished", anna.answer, aid, goal, [])
    with pytest.raises(ck.IllegalAction):
        anna.answer(aid, goal, [ck.Action("churchill", "no_such_thing")])
    for wrong in (99, -1, "0", None):
        refused("class-no-exercise", anna.answer, aid, wrong, 0)
    refused("class-no-work", anna.answer, 99, 0, 0)
    assert not teacher.poll() and not teacher.answers
    monkeypatch.setattr("churchill_kit.store.student.ANSWERS", 1)
    anna.answer(aid, goal, made[goal].solution)
    refused("class-answers", anna.answer, aid, number, 1)
    assert teacher.poll() and [a.right for a in teacher.answers] == [True]


# -- what the teacher sees and shows ---------------------------------------------------------------


def test_the_commonest_mistake(lite: Classes) -> None:
    teacher = opened(lite)
    students = join(lite, teacher, "Anna", "Boris", "Clara", "Dora")
    aid = teacher.assign({"kind": "chapters", "chapters": ["5.2"], "set": 7, "count": 10})
    for student in students:
        student.poll()
    i = next(i for i in range(10) if students[0].exercise(aid, i).choices)
    made = students[0].exercise(aid, i)
    wrong = next(n for n, c in enumerate(made.choices) if not c.right)
    for student, given in zip(students, (wrong, wrong, None, made.right), strict=True):
        student.answer(aid, i, given)
    assert teacher.poll()
    tally = teacher.exercises()[0]
    assert (tally.maker, tally.seed, tally.rule) == (made.maker, made.seed, made.rule)
    assert (tally.right, tally.wrong, tally.students) == (1, 3, 4)
    assert (tally.mistake, tally.mistaken) == (str(wrong), 2)
    assert dict(tally.answers) == {str(wrong): 2, "": 1, str(made.right): 1}
    for lang in ck.LANGUAGES:
        assert teacher.told(tally, tally.mistake, lang)[0] and not teacher.told(tally, "", lang)
    new = teacher.assign_mistake(tally.maker, tally.seed)
    students[0].poll()
    assert students[0].exercise(new, 0).question == made.question
    wall = projector(lite, teacher)
    teacher.show_mistake(tally.maker, tally.seed)
    assert wall.poll() and wall.shown is not None and wall.shown.exercise is not None
    assert wall.shown.exercise.question == made.question
    assert students[1].poll() and students[1].shown is not None
    teacher.hide()
    assert wall.poll() and wall.shown is None


def test_news_cost_one_row_and_bring_only_what_is_new(
    classes: Classes, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = opened(classes)
    anna, boris = join(classes, teacher, "Anna", "Boris")
    aid = teacher.assign(WORK)
    anna.poll(), boris.poll()
    anna.answer(aid, 0, None)
    assert teacher.poll() and not teacher.poll()
    asked: list[int] = []
    real = rows.answers
    monkeypatch.setattr(
        rows,
        "answers",
        lambda hand, cid, after=0, sid=0: asked.append(after) or real(hand, cid, after, sid),
    )
    assert not teacher.poll() and asked == []
    anna.answer(aid, 1, None)
    assert teacher.poll() and [a.i for a in teacher.answers] == [0, 1] and asked[-1] == 1
    assert not boris.poll() and not boris.answers, "what others answer is no news to a student"


def test_who_is_stuck(lite: Classes, clock: Any) -> None:
    teacher = opened(lite)
    anna, boris = join(lite, teacher, "Anna", "Boris")
    clock.now += 3600
    assert teacher.stuck() == {}, "there is nothing to do"
    aid = teacher.assign(WORK)
    anna.poll(), boris.poll()
    for i in range(3):
        anna.answer(aid, i, None)
    teacher.poll()
    assert teacher.stuck() == {anna.sid: "wrong"} and teacher.stuck(wrong=4) == {}
    clock.now += 301
    assert teacher.stuck() == {anna.sid: "wrong", boris.sid: "quiet"}
    assert teacher.stuck(quiet=6) == {anna.sid: "wrong"}
    boris.poll()
    boris.answer(aid, 0, best(boris.exercise(aid, 0)))
    anna.answer(aid, 3, None)
    teacher.poll()
    assert teacher.stuck() == {}, "who has done all is not stuck"
    assert [s["here"] for s in teacher.news()["students"]] == [True, True]
    clock.now += 60
    assert [s["here"] for s in teacher.news()["students"]] == [False, False]


def test_what_a_student_has_before_him(lite: Classes) -> None:
    teacher = opened(lite)
    (anna,) = join(lite, teacher, "Анна")
    assert teacher.watch(anna.sid) is None
    refused("class-nothing-to-show", teacher.show, anna.sid)
    refused("class-no-student", teacher.watch, 99)
    aid = teacher.assign({"kind": "positions", "chapters": ["3", "5.1"], "set": 3, "count": 9})
    anna.poll()
    first = teacher.watch(anna.sid)
    assert first is not None and first.exercise is not None
    assert first.exercise.maker == anna.exercise(aid, 0).maker
    i = next(i for i in range(9) if anna.exercise(aid, i).moves > 1)
    move = anna.exercise(aid, i).solution[0]
    anna.arrive(aid, i, 1, [move])
    assert teacher.poll()
    reached = anna.exercise(aid, i)
    reached.check(move)
    seen = teacher.watch(anna.sid)
    assert seen is not None and seen.exercise is not None
    assert seen.exercise.position == reached.position
    teacher.show(anna.sid)
    wall = projector(lite, teacher)
    assert wall.shown is not None and wall.shown.exercise is not None
    assert wall.shown.exercise.position == reached.position and "Анна" not in wall.row.shown


# -- tables ----------------------------------------------------------------------------------------


def test_tables_are_seated_by_lot(classes: Classes) -> None:
    teacher = opened(classes)
    students = join(classes, teacher, *(f"S{i}" for i in range(5)))
    aid = teacher.assign({"kind": "tables", "scenario": "training", "people": 2})
    seats = set()
    for student in students:
        student.poll()
        work = student.news()["works"][0]
        mine = classes.tables.enter(student._secret, work["table"])
        assert mine.seat == work["seat"]
        assert dict((s.seat, s.name) for s in mine.seats)[mine.seat] == student.news()["nickname"]
        seats.add((work["table"], work["seat"]))
    tables = {tid for tid, _ in seats}
    assert len(seats) == 5 and len(tables) == 2 and set(teacher.turns) == tables
    people = [sum(s.person for s in teacher.table(tid).seats) for tid in tables]
    assert sorted(people) == [2, 3], "who is left over joins others"
    refused("table-full", classes.tables.join, teacher.table(next(iter(tables))).row.code)
    (late,) = join(classes, teacher, "Late")
    assert late.news()["works"][0]["state"] == "gone"
    teacher.seat(aid)
    assert late.poll() and late.news()["works"][0]["state"] == "open"
    assert len(teacher.turns) == 3


def test_a_table_is_followed_and_a_position_shown(lite: Classes) -> None:
    teacher = opened(lite, game="blitzkrieg")
    anna, boris = join(lite, teacher, "Анна", "Boris")
    teacher.assign({"kind": "tables"})
    wall = projector(lite, teacher)
    pages = {}
    for student in (anna, boris):
        student.poll()
        work = student.news()["works"][0]
        pages[student.sid] = lite.tables.enter(student._secret, work["table"])
    page = next(p for p in pages.values() if p.turn == p.seat)
    sid = next(s for s, p in pages.items() if p is page)
    before = page.view
    teacher.show(sid)
    assert wall.poll() and wall.shown is not None and wall.shown.view == before
    assert anna.poll() and anna.shown is not None and anna.shown.seat == page.seat
    assert "Анна" not in teacher.row.shown and "Boris" not in teacher.row.shown
    teacher.show(sid, follow=True)
    assert wall.poll() and wall.shown is not None and wall.shown.view == before
    page.play(page.view.actions()[0])
    assert wall.poll() and wall.shown is not None and wall.shown.view == page.view != before
    anna.poll()
    assert anna.shown is None, "he may play against that seat"
    seen = teacher.watch(sid)
    assert seen is not None and seen.view == page.view and seen.table == page.tid


def test_who_sits_at_a_table_is_seen_there(lite: Classes, clock: Any) -> None:
    """Though an exercise was left for it: he is here, and not stuck."""
    teacher = opened(lite, game="blitzkrieg")
    (anna,) = join(lite, teacher, "Anna")
    aid = teacher.assign({"kind": "positions", "rules": ["6.1"], "set": 3, "count": 9})
    teacher.assign({"kind": "tables", "people": 2})
    anna.poll()
    anna.arrive(aid, 0, 1, [])
    clock.now += 3600
    teacher.poll()
    left = teacher.watch(anna.sid)
    assert left is not None and left.exercise is not None
    assert teacher.stuck() == {anna.sid: "quiet"}
    page = lite.tables.enter(anna._secret, anna.news()["works"][1]["table"])
    clock.now += 10
    assert teacher.poll()
    seen = teacher.watch(anna.sid)
    assert seen is not None and seen.table == page.tid and seen.view == page.view
    assert teacher.stuck() == {} and teacher.news()["students"][0]["here"]
    clock.now += 60
    assert teacher.poll() and not teacher.news()["students"][0]["here"]
    assert teacher.watch(anna.sid) == left


def test_a_student_is_taken_out(classes: Classes) -> None:
    teacher = opened(classes)
    anna, boris = join(classes, teacher, "Анна", "Boris")
    aid = teacher.assign(WORK)
    teacher.assign({"kind": "tables"})
    anna.poll(), boris.poll()
    table = anna.news()["works"][1]["table"]
    page = classes.tables.enter(anna._secret, table)
    anna.answer(aid, 0, None)
    boris.answer(aid, 0, None)
    teacher.poll()
    teacher.remove(anna.sid)
    assert [a.sid for a in teacher.answers] == [boris.sid] and len(teacher.students) == 1
    refused("class-gone", classes.enter, anna._secret)
    refused("class-gone", anna.answer, aid, 1, None)
    refused("table-gone", classes.tables.enter, anna._secret, table)
    seat = next(s for s in teacher.table(table).seats if s.seat == page.seat)
    assert (seat.who, seat.name, seat.taken) == ("bot", "", False)
    assert not any("Анна" in row for row in everything(classes))
    assert join(classes, teacher, "Анна")[0].sid not in (anna.sid, boris.sid)
    refused("class-no-student", teacher.remove, anna.sid)


# -- a store that fails ----------------------------------------------------------------------------


def test_a_store_that_knew_no_classes(where: str) -> None:
    open_store(where)
    tables = open_tables(where)
    tables.close()
    classes = open_classes(where)
    assert classes.open(GIVEN)
    classes.close()


def test_a_store_of_a_newer_version(classes: Classes, where: str) -> None:
    classes.room.write(lambda hand: hand.do("UPDATE class_version SET version = 99"))
    refused("table-store-newer", open_classes, where)
    assert open_tables(where), "tables are another matter"


@pytest.fixture
def answering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A class in a file, whose student has something to answer."""
    monkeypatch.setattr(connect, "PATIENCE", 0.05)
    classes = open_classes(tmp_path / "x.sqlite")
    teacher = opened(classes)
    (anna,) = join(classes, teacher, "Anna")
    aid = teacher.assign({**WORK, "count": 60})
    anna.poll()
    return SimpleNamespace(classes=classes, teacher=teacher, anna=anna, aid=aid)


def test_the_store_is_locked(answering: Any, tmp_path: Path) -> None:
    """The answer is there when it is sent again, and nothing before."""
    with sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        refused("table-store-busy", answering.anna.answer, answering.aid, 0, None, request="a")
        answering.teacher.poll()
        assert answering.teacher.answers == [], "reading goes on"
        other.execute("COMMIT")
    answering.anna.answer(answering.aid, 0, None, request="a")
    assert answering.teacher.poll() and len(answering.teacher.answers) == 1


def test_the_store_is_read_only(answering: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda path, **more: real(f"file:{path}?mode=ro", uri=True, **more)
    )
    refused("table-store-read-only", answering.anna.answer, answering.aid, 0, None)
    refused("table-store-read-only", answering.teacher.assign, WORK)
    assert not answering.teacher.poll() and not answering.anna.poll()


def test_the_store_is_full(answering: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a transaction: nothing of it is there, and all that came before."""
    real, done = sqlite3.connect, 0

    def small(*given: Any, **more: Any) -> sqlite3.Connection:
        connection = real(*given, **more)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    with monkeypatch.context() as patched, pytest.raises(GameError) as caught:
        patched.setattr(sqlite3, "connect", small)
        for i in range(60):
            answering.anna.answer(answering.aid, i, None)
            done += 1
    assert caught.value.reason == "table-store-full" and done < 60
    assert len(answers_of(answering.classes, answering.teacher)) == done
    answering.anna.answer(answering.aid, done, None)
    assert len(answers_of(answering.classes, answering.teacher)) == done + 1


def answers_of(classes: Classes, teacher: Teacher) -> list[Any]:
    """The answers that are kept."""
    return classes.room.read(lambda hand: rows.answers(hand, teacher.cid))


# -- a whole class ---------------------------------------------------------------------------------


def test_a_class_of_thirty_works_through_a_chapter_and_an_exam(classes: Classes) -> None:
    rng = Random(1945)
    teacher = opened(classes)
    students = join(classes, teacher, *(f"S {i:02}" for i in range(30)))
    chapter = teacher.assign({"kind": "chapters", "chapters": ["5.2"], "set": 7, "count": 3})
    exam = teacher.assign({**WORK, "chapters": ["5.1"], "set": 8, "count": 2, "exam": True})
    tables = teacher.assign({"kind": "tables", "people": 3})
    given: dict[int, list[bool]] = {}
    for student in students:
        student.poll()
    order = students * 5
    rng.shuffle(order)
    for student in order:
        news = student.news()
        aid = news["now"]
        work = next(w for w in news["works"] if w["aid"] == aid)
        made = student.exercise(aid, work["next"])
        answer = best(made) if rng.random() < 0.7 else None
        for _ in range(rng.choice((1, 1, 1, 1, 1, 2))):  # a click that arrives twice
            name = f"{aid} {work['next']}"
            found = student.answer(aid, work["next"], answer, request=name)
            assert found.right == (answer is not None)
        given.setdefault(student.sid, []).append(found.right)
        if rng.random() < 0.1:
            teacher.poll()
    refused("class-one-try", students[0].answer, exam, 0, 0)
    teacher.poll()
    assert len(teacher.answers) == 30 * 5 and {s.news()["now"] for s in students} == {tables}
    for row in teacher.news()["students"]:
        assert (row["done"], row["right"]) == (5, sum(given[row["student"]]))
    assert sum(t.right + t.wrong for t in teacher.exercises()) == 150
    answers = list(csv.DictReader(StringIO(teacher.answers_csv())))
    columns = ["nickname", "exercise", "seed", "rule", "right", "hints", "time", "work", "exam"]
    assert list(answers[0]) == columns and len(answers) == 150
    assert {(row["work"], row["exam"]) for row in answers} == {("1", "0"), ("2", "1")}
    right = sum(map(sum, given.values()))
    assert sum(int(row["right"]) for row in answers) == right
    persons = list(csv.DictReader(StringIO(teacher.students_csv())))
    assert [row["nickname"] for row in persons] == [f"S {i:02}" for i in range(30)]
    both = [int(row["right"]) + int(row["exam right"]) for row in persons]
    assert both == [sum(given[s.sid]) for s in students]
    assert {row["answers"] for row in persons} != {"0"} != {row["exam answers"] for row in persons}
    report = teacher.report()
    assert len(report["students"]) == 30 and report["missed"] and report["name"] == "7b"
    assert teacher.delete() == {"students": 30, "works": 3, "answers": 150, "tables": 10}
    assert everything(classes) == []
    refused("class-gone", teacher.poll)
    refused("class-gone", students[0].answer, chapter, 0, 0)
