"""Classes, on both kinds of databases: opened, joined, worked in, seen, taken home, deleted; and
every refusal one sentence after which nothing has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine.errors import GameError
from churchill_kit.store import Classes, open_classes
from churchill_kit.store.class_reader import Projector
from churchill_kit.store.student import Student
from churchill_kit.store.teacher import Teacher
from tests.sentences import begins

GIVEN: dict[str, Any] = {"name": "7b", "language": "ru", "game": "churchill"}
WORK: dict[str, Any] = {"kind": "chapters", "chapters": ["5.2"], "set": 7, "count": 4}


@pytest.fixture
def classes(where: str) -> Iterator[Classes]:
    found = open_classes(where)
    yield found
    found.close()


def refused(reason: str, act: Callable[..., Any], *given: Any, **more: Any) -> GameError:
    """It is refused for this reason, which both languages can say."""
    with pytest.raises(GameError) as caught:
        act(*given, **more)
    assert caught.value.reason == reason
    for lang in ck.LANGUAGES:
        told = ck.say(caught.value, lang)
        assert begins(told) and reason not in told, told
    return caught.value


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
