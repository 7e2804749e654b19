"""What a maker is handed: the search for a position, and the texts that follow from its name."""

from __future__ import annotations

import random
from typing import Any

import pytest

from churchill_kit.tutor import making
from churchill_kit.tutor.exercise import Exercise
from churchill_kit.tutor.lessons import make, makers
from churchill_kit.tutor.making import Entry, Question, maker, pick

GAME = "churchill"  # any game whose makers have texts
KNOWN = makers(GAME)[0].name


def entry(function: Any) -> Entry:
    """A maker of this name that is in no lessons."""
    return maker("1", "1.0", "compute")(function)._replace(name=KNOWN)


def answered(q: Question, number: int) -> Exercise:
    """The exercise whose answer is this number."""
    state: Any = number
    return q.compute(state, state, lambda s: s, [("part", number, "1.0")])


def test_what_does_not_fit_is_drawn_again_and_what_is_drawn_once_is_kept() -> None:
    wanted, drawn = [], []

    @entry
    def fives(rng: random.Random, q: Question) -> Exercise:
        wanted.append(q.once(pick, "abcdef"))
        wanted.append(q.once(pick, "ghijkl"))
        drawn.append(int(rng.random() * 60))
        q.require(drawn[-1] == 5)  # one draw in sixty
        return answered(q, drawn[-1])

    made = fives.exercise(GAME, 3)
    assert made.number == 5 and drawn.count(5) == 1 and len(drawn) > 1
    assert len(set(wanted[::2])) == len(set(wanted[1::2])) == 1
    again = list(drawn)
    drawn.clear()
    assert fives.exercise(GAME, 3).number == 5 and drawn == again


def test_facts_of_a_try_that_failed_are_forgotten() -> None:
    tries = []

    @entry
    def second(rng: random.Random, q: Question) -> Exercise:
        tries.append(1)
        q.facts(**{f"try{len(tries)}": True})
        q.found(None if len(tries) < 2 else 1)
        return answered(q, 1)

    made = second.exercise(GAME, 1)
    assert made.question.facts == {"try2": True}
    assert (made.game, made.maker, made.seed, made.rule) == (GAME, KNOWN, 1, "1.0")


def test_texts_follow_from_the_name_and_facts_of_one_of_them_go_before_those_of_all() -> None:
    @entry
    def named(rng: random.Random, q: Question) -> Exercise:
        q.facts({"a": 1}, b=2)
        q.facts_of("hint2", b=3)
        q.facts_of("why", {"c": 4})
        return answered(q, 1)

    made = named.exercise(GAME, 1)
    assert made.question.key == f"tutor-{KNOWN}" and made.question.facts == {"a": 1, "b": 2}
    there = make(GAME, KNOWN, 1).hints
    assert [hint.key for hint in made.hints] == [hint.key for hint in there]  # type: ignore[union-attr]
    assert made.hints[1].facts == {"a": 1, "b": 3}  # type: ignore[union-attr]
    assert made.why.told.key == f"tutor-{KNOWN}-why"  # type: ignore[union-attr]
    assert made.why.told.facts == {"a": 1, "b": 2, "c": 4}  # type: ignore[union-attr]


def test_a_search_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "TRIES", 5)

    @entry
    def never(rng: random.Random, q: Question) -> Exercise:
        q.require(False)
        return answered(q, 1)

    with pytest.raises(RuntimeError, match=f"{KNOWN} finds no position from seed 7"):
        never.exercise(GAME, 7)
