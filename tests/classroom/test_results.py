"""What a teacher sees and takes home, read off answers."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.classroom import Answered
from churchill_kit.classroom.picture import Standing, cell, standing, stuck, tallies
from churchill_kit.classroom.results import answers_csv, defused, report, students_csv

NAMES = {2: "Анна", 1: '"Boris", B.'}


def answered(sid: int, right: bool, i: int = 0, attempt: int = 1, **more: Any) -> Answered:
    found = Answered(1, sid, 1, i, attempt, "some_maker", 7, "5.2", right, 0, 1_800_000_000, "2")
    return found._replace(**more)


@pytest.mark.parametrize(
    ("state", "answers"),
    [
        ("known", [True]),
        ("known", [False, True, True, True]),
        ("shaky", [False, True, True]),
        ("wrong", [False, False, True]),
        ("wrong", [True, False, False]),
    ],
)
def test_a_rule_by_the_last_answers(state: str, answers: list[bool]) -> None:
    found = cell([answered(1, right) for right in answers])
    assert found == (state, sum(answers), len(answers) - sum(answers))


def test_a_right_answer_with_a_hint_is_shaky() -> None:
    assert cell([answered(1, True, hints=1)]).state == "shaky"


def test_where_a_student_stands() -> None:
    own = [answered(1, False), answered(1, True, 2), answered(1, True, 0, 2)]
    assert standing(own, 4) == Standing(4, 2, 2, 1)
    assert standing(own[:1], 1) == Standing(1, 1, 0, None)


def test_the_commonest_wrong_answer() -> None:
    own = [answered(1, False, given="3"), answered(2, False, given="3")]
    own += [answered(3, False), answered(4, False, given=""), answered(5, True, given="4")]
    own += [answered(1, True, maker="another")]
    first, second = tallies(own)
    assert (first.maker, first.mistake, first.mistaken) == ("some_maker", "3", 2)
    assert first.answers == (("3", 2), ("", 1), ("2", 1), ("4", 1)) and first.students == 5
    assert (second.maker, second.mistake, second.mistaken) == ("another", "", 0)


def test_stuck() -> None:
    own = [answered(1, False, at=100 + i) for i in range(3)]
    assert stuck(own, 0, 110) == "wrong" and stuck(own[:2], 0, 110) == ""
    assert stuck([*own, answered(1, True, at=200)], 0, 210) == ""
    assert stuck([], 100, 399) == "" and stuck([], 100, 400) == "quiet"
    assert stuck(own[:1], 390, 400) == "", "what is to be done is new"


@pytest.mark.parametrize(
    "cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1"]
)
def test_no_cell_is_a_formula(cell: str) -> None:
    assert defused(cell) == f"'{cell}"
    rows = [*csv.reader(StringIO(answers_csv("en", {1: cell}, [answered(1, True)], {})))]
    assert rows[1][0] == f"'{cell}"


def test_cells_that_are_none_stay_as_they_are() -> None:
    assert [defused(x) for x in ("Anna", "a=b", -1, 0)] == ["Anna", "a=b", "-1", "0"]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_tables_for_a_spreadsheet(lang: str) -> None:
    own = [answered(1, True, hints=2), answered(2, False), answered(2, True, rule="5.3")]
    rows = [*csv.reader(StringIO(answers_csv(lang, NAMES, own, {own[0].aid: (3, True)})))]
    assert [len(row) for row in rows] == [9] * 4
    assert rows[1] == [
        '"Boris", B.',
        "some_maker",
        "7",
        "5.2",
        "1",
        "2",
        "2027-01-15 08:00:00",
        "3",
        "1",
    ]
    rows = [*csv.reader(StringIO(students_csv(lang, {**NAMES, 3: "Clara"}, own, ())))]
    last = "2027-01-15 08:00:00"
    assert rows[1] == ["Анна", "2", "1", "1", "0", "1", "0", "1", "0", "0", last]
    assert rows[2][:5] == ['"Boris", B.', "1", "1", "0", "2"]
    assert rows[3] == ["Clara", *["0"] * 9, ""]
    exam = [*csv.reader(StringIO(students_csv(lang, NAMES, own, {own[1].aid})))]
    assert exam[1] == ["Анна", *["0"] * 7, "2", "1", last], "apart from the practice"
    head = rows[0] if lang == "en" else []
    assert head == [] or head[0] == "nickname"


def test_a_report() -> None:
    own = [answered(1, False), answered(2, True), answered(2, True, maker="b", rule="5.3")]
    found = report(NAMES, own)
    assert [s["nickname"] for s in found["students"]] == [*NAMES.values()]
    assert found["students"][0]["rules"] == {"5.2": "known", "5.3": "known"}
    assert found["rules"][0] == {"rule": "5.2", "known": 1, "shaky": 0, "wrong": 1}
    assert [m["maker"] for m in found["missed"]] == ["some_maker"]
