"""Nim is taught by its own makers, and progress in it is its own."""

from __future__ import annotations

import pytest

import churchill_kit as ck
from churchill_kit.tutor.exercise import tell
from churchill_kit.tutor.lessons import lessons
from churchill_kit.tutor.progress import Answer, Progress


def test_only_its_own_makers() -> None:
    assert [entry.name for entry in lessons("nim").makers()] == ["counters_left", "winning_move"]
    assert lessons("nim").guide is None


@pytest.mark.parametrize("name", ["counters_left", "winning_move"])
def test_the_engine_answers_and_both_languages_tell(name: str) -> None:
    for seed in range(100):
        exercise = lessons("nim").make(name, seed)
        assert exercise.game == "nim" and exercise.right is not None
        assert exercise.check(exercise.right).right
        for lang in ck.LANGUAGES:
            assert tell(exercise.question, "nim", lang) and tell(exercise.why.told, "nim", lang)
            assert exercise.hints and tell(exercise.hints[0], "nim", lang)


def test_what_is_learned_here_is_learned_nowhere_else() -> None:
    here, there = Progress("nim"), Progress(ck.games()[0])
    here.add(Answer(1_700_000_000, "counters_left", 1, True))
    there.take(here) if here.game == there.game else None
    assert here.standing("1").right == 1
    assert not there.answers
    assert set(here.mastery(1_700_000_001)) == {"2", "3"}
