"""What a teacher takes home: tables for a spreadsheet, and what a page to print says."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from ..engine.words import message
from .answers import Answered
from .picture import by_student, grid, tallies

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")

ANSWERS = ("nickname", "exercise", "seed", "rule", "right", "hints", "time", "work", "exam")
STUDENTS = (
    *("nickname", "answers", "right", "wrong", "hints", "known", "shaky", "missed"),
    *("exam-answers", "exam-right", "last"),
)


def defused(value: object) -> str:
    """A cell that no spreadsheet takes for a formula: a number as it is, a text that would be one
    behind an apostrophe."""
    text = str(value)
    if isinstance(value, str) and text.lstrip(" ").startswith(FORMULA):
        return f"'{text}"
    return text


def written(lang: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV (RFC 4180) below the names of their columns."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([defused(message(lang, "", f"app-class-column-{c}", {})) for c in columns])
    writer.writerows([defused(cell) for cell in row] for row in rows)
    return out.getvalue()


def answers_csv(
    lang: str,
    names: Mapping[int, str],
    answers: Iterable[Answered],
    works: Mapping[int, tuple[int, bool]],
) -> str:
    """One row an answer, in the order in which they came. `works` says of each work which it was,
    counted from 1, and whether it was an exam."""

    def row(a: Answered) -> tuple[object, ...]:
        place, exam = works.get(a.aid, ("", False))
        what = (a.maker, a.seed, a.rule, int(a.right), a.hints, moment(a.at))
        return (names.get(a.sid, ""), *what, place, int(exam))

    return written(lang, ANSWERS, map(row, answers))


def students_csv(
    lang: str, names: Mapping[int, str], answers: Sequence[Answered], exams: Collection[int]
) -> str:
    """One row a student, in the order of the names given; what was answered in `exams`, works by
    their numbers, is counted apart from the practice."""
    own = by_student(answers)
    rows = (_student(name, own.get(sid, []), exams) for sid, name in names.items())
    return written(lang, STUDENTS, rows)


def _student(name: str, answers: Sequence[Answered], exams: Collection[int]) -> tuple[object, ...]:
    practice = [a for a in answers if a.aid not in exams]
    exam = [a for a in answers if a.aid in exams]
    right = sum(a.right for a in practice)
    states = [found.state for row in grid(practice).values() for found in row.values()]
    counted = [states.count(state) for state in ("known", "shaky", "wrong")]
    last = moment(answers[-1].at) if answers else ""
    hints = sum(a.hints for a in practice)
    own = (name, len(practice), right, len(practice) - right, hints, *counted)
    return (*own, len(exam), sum(a.right for a in exam), last)


def moment(at: int) -> str:
    """A time as spreadsheets and people read it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def report(names: Mapping[int, str], answers: Sequence[Answered]) -> dict[str, Any]:
    """What a page to print says, as plain data: each student and how he stands with each rule,
    each rule and how many know it, the exercises that were missed most."""
    rules, own = grid(answers), by_student(answers)
    return {
        "students": [
            {
                "student": sid,
                "nickname": name,
                "answers": len(own.get(sid, [])),
                "right": sum(a.right for a in own.get(sid, [])),
                "hints": sum(a.hints for a in own.get(sid, [])),
                "rules": {rule: row[sid].state for rule, row in rules.items() if sid in row},
            }
            for sid, name in names.items()
        ],
        "rules": [
            {
                "rule": rule,
                **{s: sum(c.state == s for c in row.values()) for s in ("known", "shaky", "wrong")},
            }
            for rule, row in rules.items()
        ],
        "missed": [t._asdict() for t in tallies(answers) if t.wrong][:10],
    }
