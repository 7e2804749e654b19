"""Every exercise maker of every game on many seeds: there is a right answer, the engine agrees with
it, wrong ones are told why, and all of it can be said in both languages.

Makers are tried on 45 seeds, new ones, which ``tried.txt`` does not name yet, on 200; so are all
where the environment says ``CHURCHILL_KIT_SEEDS=200``.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry
from churchill_kit.engine import words as language
from churchill_kit.engine.state import State
from churchill_kit.tutor.exercise import (
    Choice,
    Exercise,
    Feedback,
    Sayable,
    Text,
    Why,
    after,
    refusal,
    tell,
)
from churchill_kit.tutor.lessons import NoExercise, make, makers
from churchill_kit.tutor.making import Entry
from tests.engine.test_words import facts
from tests.sentences import begins, clean

SEEDS, NEW = int(os.environ.get("CHURCHILL_KIT_SEEDS", "45")), 200
TRIED = (Path(__file__).parent / "tried.txt").read_text("utf-8").split("\n")
TWICE = 15  # so many of them are made a second time
GAMES = tuple(game for game in ck.games() if makers(game))
MAKERS = [(game, entry) for game in GAMES for entry in makers(game)]

each = pytest.mark.parametrize("game,entry", MAKERS, ids=[f"{g}-{e.name}" for g, e in MAKERS])
every_game = pytest.mark.parametrize("game", GAMES)


def seeds(game: str, entry: Entry) -> int:
    """On how many seeds a maker is tried."""
    return SEEDS if f"{game} {entry.name}" in TRIED else max(SEEDS, NEW)


def both(x: Sayable, game: str) -> tuple[str, ...]:
    """A sentence in both languages, and nothing wrong with it in either."""
    told = tuple(tell(x, game, lang) for lang in ck.LANGUAGES)
    for sentence, lang in zip(told, ck.LANGUAGES, strict=True):
        clean(sentence, lang)
        assert begins(sentence), sentence
    return told


def reason(why: Why, game: str) -> None:
    """A reason is a sentence and a rule, and its parts have rules too."""
    both(why.told, game)
    rule = book(game).rule
    assert rule(why.rule), why
    assert all(rule(part[2]) for part in why.breakdown)
    for lang in ck.LANGUAGES:
        assert all(ck.explain(part, game, lang) for part in why.breakdown)


# -- all kinds -------------------------------------------------------------------------------------


@each
def test_exercises_are_sound(game: str, entry: Entry) -> None:
    asked, rights = set(), Counter[int | None]()
    tries = seeds(game, entry)
    for seed in range(tries):
        exercise = make(game, entry.name, seed)
        assert (exercise.game, exercise.maker, exercise.seed) == (game, entry.name, seed)
        assert exercise.state is not None and exercise.state.viewer == ""
        before = exercise.state.copy()
        question = both(exercise.question, game)
        asked.add((*question, repr(exercise.state.fields())))
        rights[exercise.right] += 1
        hints = [both(hint, game) for hint in exercise.hints]
        assert len(hints) >= 2 and len(set(hints)) == len(hints)
        reason(exercise.why, game)
        KINDS[entry.kind](exercise)
        if exercise.reads is not None:  # the outcome says what the right answer is
            assert exercise.outcome is not None and exercise.outcome != exercise.state
            found = exercise.reads(exercise.outcome)
            assert found == right_answer(exercise)
        assert exercise.state == before, "an answer changed the position"
        if seed < TWICE:
            same(exercise, make(game, entry.name, seed))
    assert len(asked) > tries // 4, "always the same"
    assert entry.kind == "goal" or max(rights.values()) < tries * 0.8, rights


def right_answer(exercise: Exercise) -> Sayable | int | None:
    """What the right choice says, or the number."""
    if exercise.number is not None:
        return exercise.number
    return next(c.told for c in exercise.choices if c.right)


def same(first: Exercise, second: Exercise) -> None:
    """Two exercises say the same about the same position."""

    def all_told(x: Exercise) -> list[tuple[str, ...]]:
        choices = [y for c in x.choices for y in (c.told, c.why.told)]
        missed = [x.missed.told] if x.missed else []
        said = (x.question, x.why.told, *choices, *x.hints, *missed)
        return [tuple(tell(y, x.game, lang) for lang in ck.LANGUAGES) for y in said]

    assert all_told(first) == all_told(second)
    assert first.state == second.state
    assert (first.right, first.moves, first.seat) == (second.right, second.moves, second.seat)


# -- choose, predict, mistake ----------------------------------------------------------------------


def choices(exercise: Exercise) -> None:
    """One of three to five different answers is right, and each is told why."""
    assert exercise.number is None and exercise.goal is None
    assert 3 <= len(exercise.choices) <= 5
    assert sum(c.right for c in exercise.choices) == 1
    for told in zip(*(both(c.told, exercise.game) for c in exercise.choices), strict=True):
        assert len(set(told)) == len(told), "two answers say the same"
    for i, choice in enumerate(exercise.choices):
        reason(choice.why, exercise.game)
        assert exercise.check(i) == Feedback(i == exercise.right, True, choice.why)
        if isinstance(choice.told, ck.Action):
            judged(exercise, choice)
    moves = [c for c in exercise.choices if isinstance(c.told, ck.Action)]
    assert moves or exercise.reads is not None, "nothing says that the engine agrees"


def judged(exercise: Exercise, choice: Choice) -> None:
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
        assert both(choice.why.told, exercise.game) == both(error, exercise.game)
        assert choice.why.rule == error.rule


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
    way = exercise.solution
    assert way, "the goal cannot be reached"
    for n, action in enumerate(way, 1):
        both(action, exercise.game)  # so a solution can name its moves
        feedback = exercise.check(action)
        assert (feedback.right, feedback.done) == ((n == len(way)),) * 2
    assert feedback.why == exercise.why
    exercise.restart()
    assert exercise.position == exercise.state
    astray = (a for a in exercise.state.actions() if not leads(exercise, a))
    action = next(astray, None)
    assert action is not None, "every move is right"
    feedback = exercise.check(action)
    ended = exercise.ended is not None and exercise.ended(after(exercise.state, action))
    assert not feedback.right and feedback.done == (exercise.moves == 1 or ended)
    reason(feedback.why, exercise.game)
    exercise.restart()


def ways(exercise: Exercise, state: State, left: int) -> Iterator[tuple[ck.Action, ...]]:
    """The ways to the goal within so many moves."""
    assert exercise.goal is not None
    for action in state.actions() if left else ():
        reached = after(state, action)
        if exercise.goal(reached):
            yield (action,)
        elif exercise.ended is None or not exercise.ended(reached):
            for rest in ways(exercise, reached, left - 1):
                yield (action, *rest)


def leads(exercise: Exercise, action: ck.Action) -> bool:
    """Can the goal still be reached after this first move?"""
    assert exercise.state is not None and exercise.goal is not None
    reached = after(exercise.state, action)
    if exercise.goal(reached):
        return True
    if exercise.ended is not None and exercise.ended(reached):
        return False
    return any(ways(exercise, reached, exercise.moves - 1))


KINDS = {
    "choose": choices,
    "predict": choices,
    "mistake": choices,
    "compute": number,
    "goal": goal,
}


GOALS = [(game, entry) for game, entry in MAKERS if entry.kind == "goal"]


@pytest.mark.parametrize("game,entry", GOALS, ids=[f"{g}-{e.name}" for g, e in GOALS])
def test_a_goal_that_was_missed_says_why_with_its_rule(game: str, entry: Entry) -> None:
    """In both languages, and not by what the last move brought: that stands above it."""
    for seed in range(6):
        exercise = make(game, entry.name, seed)
        assert exercise.missed is not None and exercise.missed.rule == entry.rule
        reason(exercise.missed, game)
        for lang in ck.LANGUAGES:
            told = tell(exercise.missed.told, game, lang)
            assert told != tell(exercise.why.told, game, lang)
        feedback = missing(exercise)
        assert feedback is None or feedback.why == exercise.missed
        if feedback is not None:
            return
    raise AssertionError("it is never missed")


def missing(exercise: Exercise) -> Feedback | None:
    """What is said of a try that misses the goal; None if none was found."""
    assert exercise.state is not None
    for tried in range(len(exercise.state.actions()) * 2):
        exercise.restart()
        feedback = Feedback(False, False, exercise.why)
        while not feedback.done:
            actions = exercise.position.actions()
            feedback = exercise.check(actions[tried % len(actions)])
        if not feedback.right:
            return feedback
    return None


# -- chapters and texts ----------------------------------------------------------------------------


@every_game
def test_makers_practise_rules_in_chapters_of_their_game(game: str) -> None:
    for entry in makers(game):
        assert book(game).rule(entry.rule), entry
        assert entry.chapter in book(game).chapters, entry


@every_game
def test_an_unknown_name_is_refused_with_those_of_this_game(game: str) -> None:
    with pytest.raises(NoExercise) as caught:
        make(game, "no_such_maker", 1)
    for lang in ck.LANGUAGES:
        assert min(entry.name for entry in makers(game)) in ck.say(caught.value, lang)


def test_a_game_without_lessons_has_no_makers() -> None:
    assert makers("no-such-game") == () and makers("no-such-game", "1") == ()


def test_only_makers_that_there_are_count_as_tried() -> None:
    known = {f"{game} {entry.name}" for game, entry in MAKERS}
    assert set(filter(None, TRIED)) <= known


@every_game
def test_every_text_is_used_and_mentions_the_same_facts(game: str) -> None:
    folder = registry.folder(game)
    assert folder is not None
    files = sorted((folder / "lessons").rglob("*.py"))
    code = "".join(f.read_text("utf-8") for f in files)
    literals = set(re.findall(r'"(tutor-[\w-]+)', code))
    parts = [x for x in literals if x.endswith("-")]
    own = re.findall(r'q\.text\(\s*f?"([\w-]*)', code)  # what follows the name of a maker
    names = [entry.name for entry in makers(game)] + re.findall(r'q\.like = "(\w+)"', code)
    parts += [f"tutor-{name}-{x}" for name in names for x in own]
    told = set(literals)
    mentioned = "".join(language._texts("en", game).sources.values())
    keys = tuple(language.keys("en", game, "tutor-"))
    for key in keys:
        assert facts("en", game, key) == facts("ru", game, key), key

    def unused() -> list[str]:
        left = (k for k in keys if k not in told and not k.startswith(tuple(parts)))
        return [key for key in left if f"{{ {key} }}" not in mentioned]

    for seed in range(10):  # the texts that a question derives from the name
        if unused():
            told = told.union(*(keys_of(make(game, e.name, seed)) for e in makers(game)))
    assert not unused()


def keys_of(exercise: Exercise) -> set[str]:
    """The texts of an exercise's question, hints and reasons."""
    said = [exercise.question, exercise.why.told, *exercise.hints]
    said += [choice.why.told for choice in exercise.choices]
    said += [exercise.missed.told] if exercise.missed else []
    return {x.key for x in said if isinstance(x, Text)}
