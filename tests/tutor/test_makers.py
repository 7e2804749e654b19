"""Every exercise maker on many seeds: there is a right answer, the engine agrees with it, wrong
ones are told why, and all of it can be said in both languages. New makers are tested as they come.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.engine import words as language
from churchill_kit.engine.state import State
from churchill_kit.games.churchill.book.rulebook import rule
from churchill_kit.tutor import exercise as tutor
from churchill_kit.tutor.exercise import Exercise, Feedback, Sayable, Why, after, refusal, tell
from tests.engine.test_words import facts
from tests.games.churchill.test_words import begins, clean

SEEDS = 200
TWICE = 15  # so many of them are made a second time
GAME = "churchill"
MAKERS = tutor.makers(GAME)
CHAPTERS = sorted({entry.chapter for entry in MAKERS})
FEWEST = 6  # makers of a chapter
KINDS_AT_LEAST = 4  # nothing is decided in a post-mortem, so there is no goal to play for

each = pytest.mark.parametrize("entry", MAKERS, ids=lambda e: e.name)


def both(x: Sayable) -> tuple[str, ...]:
    """A sentence in both languages, and nothing wrong with it in either."""
    told = tuple(tell(x, GAME, lang) for lang in ck.LANGUAGES)
    for sentence, lang in zip(told, ck.LANGUAGES, strict=True):
        clean(sentence, lang)
        assert begins(sentence), sentence
    return told


def reason(why: Why) -> None:
    """A reason is a sentence and a rule, and its parts have rules too."""
    both(why.told)
    assert rule(why.rule), why
    assert all(rule(part[2]) for part in why.breakdown)
    for lang in ck.LANGUAGES:
        assert all(ck.explain(part, GAME, lang) for part in why.breakdown)


# -- all kinds -------------------------------------------------------------------------------------


@each
def test_exercises_are_sound(entry: tutor.Entry) -> None:
    asked, rights = set(), Counter[int | None]()
    for seed in range(SEEDS):
        exercise = tutor.make(entry.name, seed)
        assert exercise.state is not None and exercise.state.viewer == ""
        before = exercise.state.copy()
        question = both(exercise.question)
        asked.add((*question, repr(exercise.state.fields())))
        rights[exercise.right] += 1
        hints = [both(hint) for hint in exercise.hints]
        assert len(hints) >= 2 and len(set(hints)) == len(hints)
        reason(exercise.why)
        KINDS[entry.kind](exercise)
        if exercise.reads is not None:  # the outcome says what the right answer is
            assert exercise.outcome is not None and exercise.outcome != exercise.state
            found = exercise.reads(exercise.outcome)
            assert found == right_answer(exercise)
        assert exercise.state == before, "an answer changed the position"
        if seed < TWICE:
            same(exercise, tutor.make(entry.name, seed))
    assert len(asked) > SEEDS // 4, "always the same"
    assert entry.kind == "goal" or max(rights.values()) < SEEDS * 0.8, rights


def right_answer(exercise: Exercise) -> Sayable | int | None:
    """What the right choice says, or the number."""
    if exercise.number is not None:
        return exercise.number
    return next(c.told for c in exercise.choices if c.right)


def same(first: Exercise, second: Exercise) -> None:
    """Two exercises say the same about the same position."""

    def all_told(x: Exercise) -> list[tuple[str, ...]]:
        choices = [y for c in x.choices for y in (c.told, c.why.told)]
        return [both(y) for y in (x.question, x.why.told, *choices, *x.hints)]

    assert all_told(first) == all_told(second)
    assert first.state == second.state
    assert (first.right, first.moves, first.seat) == (second.right, second.moves, second.seat)


# -- choose, predict, mistake ----------------------------------------------------------------------


def choices(exercise: Exercise) -> None:
    """One of three to five different answers is right, and each is told why."""
    assert exercise.number is None and exercise.goal is None
    assert 3 <= len(exercise.choices) <= 5
    assert sum(c.right for c in exercise.choices) == 1
    for told in zip(*(both(c.told) for c in exercise.choices), strict=True):
        assert len(set(told)) == len(told), "two answers say the same"
    for i, choice in enumerate(exercise.choices):
        reason(choice.why)
        assert exercise.check(i) == Feedback(i == exercise.right, True, choice.why)
        if isinstance(choice.told, ck.Action):
            judged(exercise, choice)
    moves = [c for c in exercise.choices if isinstance(c.told, ck.Action)]
    assert moves or exercise.reads is not None, "nothing says that the engine agrees"


def judged(exercise: Exercise, choice: tutor.Choice) -> None:
    """What the engine says to a move is what the exercise says."""
    assert exercise.state is not None and isinstance(choice.told, ck.Action)
    error = refusal(exercise.state, choice.told)
    if exercise.kind == "mistake":
        assert (error is not None) == choice.right
    elif choice.right:
        assert error is None
    else:
        assert error is not None or exercise.reads is not None
    if error is not None:
        assert isinstance(choice.why.told, ck.IllegalAction)
        assert both(choice.why.told) == both(error) and choice.why.rule == error.rule


# -- compute ---------------------------------------------------------------------------------------


def number(exercise: Exercise) -> None:
    """The number is the sum of its parts."""
    assert exercise.number is not None and not exercise.choices and exercise.goal is None
    assert exercise.reads is not None
    assert sum(part[1] for part in exercise.why.breakdown) == exercise.number
    assert exercise.check(exercise.number) == Feedback(True, True, exercise.why)
    assert not exercise.check(exercise.number + 1).right


# -- goal ------------------------------------------------------------------------------------------


def goal(exercise: Exercise) -> None:
    """There is a way to the goal, not every way leads there, and a try that fails is told why."""
    assert exercise.goal is not None and not exercise.choices and exercise.number is None
    assert exercise.state is not None and not exercise.goal(exercise.state)
    way = next(ways(exercise, exercise.state, exercise.moves), None)
    assert way, "the goal cannot be reached"
    for n, action in enumerate(way, 1):
        feedback = exercise.check(action)
        assert (feedback.right, feedback.done) == ((n == len(way)),) * 2
    assert feedback.why == exercise.why
    exercise.restart()
    assert exercise.position == exercise.state
    astray = (a for a in exercise.state.actions() if not leads(exercise, a))
    action = next(astray, None)
    assert action is not None, "every move is right"
    feedback = exercise.check(action)
    assert not feedback.right and feedback.done == (exercise.moves == 1)
    reason(feedback.why)
    exercise.restart()


def ways(exercise: Exercise, state: State, left: int) -> Iterator[tuple[ck.Action, ...]]:
    """The ways to the goal within so many moves."""
    assert exercise.goal is not None
    for action in state.actions() if left else ():
        reached = after(state, action)
        if exercise.goal(reached):
            yield (action,)
        else:
            for rest in ways(exercise, reached, left - 1):
                yield (action, *rest)


def leads(exercise: Exercise, action: ck.Action) -> bool:
    """Can the goal still be reached after this first move?"""
    assert exercise.state is not None and exercise.goal is not None
    reached = after(exercise.state, action)
    if exercise.goal(reached):
        return True
    return any(ways(exercise, reached, exercise.moves - 1))


KINDS = {
    "choose": choices,
    "predict": choices,
    "mistake": choices,
    "compute": number,
    "goal": goal,
}


# -- chapters and texts ----------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_makers_of_many_kinds(chapter: str) -> None:
    own = tutor.makers(GAME, chapter)
    assert len(own) >= FEWEST
    assert len({entry.kind for entry in own}) >= KINDS_AT_LEAST
    assert all(rule(entry.rule) for entry in own)


def test_names_are_unique_and_known() -> None:
    assert len({entry.name for entry in MAKERS}) == len(MAKERS)
    with pytest.raises(tutor.NoExercise) as caught:
        tutor.make("no_such_maker", 1)
    for lang in ck.LANGUAGES:
        assert min(entry.name for entry in MAKERS) in ck.say(caught.value, lang)


def test_every_text_is_used_and_mentions_the_same_facts() -> None:
    folder = Path(tutor.__file__).parents[1] / "games/churchill/lessons"
    code = "".join(f.read_text("utf-8") for f in sorted(folder.rglob("*.py")))
    literals = set(re.findall(r'"(tutor-[\w-]+)', code))
    parts = tuple(x for x in literals if x.endswith("-"))
    for key in language.keys("en", "churchill", "tutor-"):
        assert facts("en", "churchill", key) == facts("ru", "churchill", key), key
        told = f"{{ {key} }}" in "".join(language._texts("en", "churchill").sources.values())
        assert told or key in literals or key.startswith(parts), key
