"""What a teacher sees of a class: rules by students, what was answered to each exercise, who is
stuck. All of it is read off the answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..tutor.progress import HINTED, RECENT, SOLID, Answer
from .answers import Answered

QUIET = 5  # minutes without an answer, after which somebody seems stuck
WRONG = 3  # wrong answers in a row that mean the same


class Cell(NamedTuple):
    """How a student stands with a rule: "known", "shaky" or "wrong" by his last answers, and how
    many there were."""

    state: str
    right: int
    wrong: int


class Tally(NamedTuple):
    """What was answered to one exercise: how often, by how many, and the commonest wrong answer
    ("" if there is none, or if it is that no answer was given) with its number."""

    maker: str
    seed: int
    rule: str
    right: int
    wrong: int
    students: int
    answers: tuple[tuple[str, int], ...]  # the commonest first
    mistake: str
    mistaken: int


class Standing(NamedTuple):
    """Where a student stands in a work: how many of its exercises there are, were answered, and
    were right in the end; which are next."""

    total: int
    done: int
    right: int
    next: int | None


def cell(answers: Sequence[Answered]) -> Cell:
    """How a student stands with a rule, from his answers about it in order."""
    worth = [Answer(a.at, a.maker, a.seed, a.right, a.hints).worth for a in answers[-RECENT:]]
    share = sum(worth) / len(worth)
    state = "known" if share >= SOLID else "shaky" if share >= HINTED else "wrong"
    right = sum(a.right for a in answers)
    return Cell(state, right, len(answers) - right)


def grid(answers: Iterable[Answered]) -> dict[str, dict[int, Cell]]:
    """Rule -> student -> how he stands with it; where nothing was answered, nothing is."""
    found: dict[str, dict[int, list[Answered]]] = {}
    for a in answers:
        found.setdefault(a.rule, {}).setdefault(a.sid, []).append(a)
    return {
        rule: {sid: cell(own) for sid, own in row.items()} for rule, row in sorted(found.items())
    }


def tallies(answers: Iterable[Answered]) -> list[Tally]:
    """What was answered to each exercise, that with the most wrong answers first."""
    found: dict[tuple[str, int], list[Answered]] = {}
    for a in answers:
        found.setdefault((a.maker, a.seed), []).append(a)
    out = [_tally(maker, seed, own) for (maker, seed), own in found.items()]
    return sorted(out, key=lambda t: (-t.wrong, -t.students, t.maker, t.seed))


def _tally(maker: str, seed: int, answers: list[Answered]) -> Tally:
    right = sum(a.right for a in answers)
    counted = Counter(a.given for a in answers)
    wrong = Counter(a.given for a in answers if not a.right and a.given)
    mistake, mistaken = min(wrong.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
    students = len({a.sid for a in answers})
    ordered = tuple(sorted(counted.items(), key=lambda item: (-item[1], item[0])))
    rule = answers[-1].rule
    return Tally(
        maker, seed, rule, right, len(answers) - right, students, ordered, mistake, mistaken
    )


def standing(answers: Iterable[Answered], total: int) -> Standing:
    """Where a student stands, from his answers to one work."""
    last = {a.i: a.right for a in sorted(answers, key=lambda a: a.attempt)}
    following = next((i for i in range(total) if i not in last), None)
    return Standing(total, len(last), sum(last.values()), following)


def stuck(
    answers: Sequence[Answered], since: int, at: int, quiet: int = QUIET, wrong: int = WRONG
) -> str:
    """ "quiet" if a student who has something to do has answered nothing for so many minutes, after
    that or his last answer; "wrong" if his last so many answers were all wrong; else ""."""
    last = [a.right for a in answers[-wrong:]]
    if len(last) == wrong and not any(last):
        return "wrong"
    latest = max([since, *(a.at for a in answers[-1:])])
    return "quiet" if at - latest >= 60 * quiet else ""


def by_student(answers: Iterable[Answered]) -> Mapping[int, list[Answered]]:
    """The answers of each student, in order."""
    found: dict[int, list[Answered]] = {}
    for a in answers:
        found.setdefault(a.sid, []).append(a)
    return found


def plain(rows: Iterable[Any]) -> list[dict[str, Any]]:
    """Rows as plain data."""
    return [row._asdict() for row in rows]
