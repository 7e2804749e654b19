"""Is an answer right, and what was it? The engine says so when the answer comes in; what is kept
of it is a short text that can be put into words again."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..engine.registry import game
from ..engine.values import Action
from ..engine.words import say
from ..tutor.exercise import Exercise, Feedback, tell
from ..tutor.lessons import make
from .errors import NoClass

LARGEST = 10**6  # a number that is given as an answer
LONGEST = 4000  # letters of what is kept of an answer: moves toward a goal

Given = int | Sequence[Action] | None  # None: nothing, the exercise is given up


class Marked(NamedTuple):
    """What came of an answer, and what is kept of it."""

    feedback: Feedback
    given: str


@lru_cache(maxsize=256)
def _made(game: str, maker: str, seed: int) -> Exercise:
    return make(game, maker, seed)


def exercise(game: str, maker: str, seed: int, exam: bool = False) -> Exercise:
    """An exercise of a work, at its beginning; in an exam it has no hints. NoClass if its maker
    can't make it any longer."""
    try:
        found = copy.copy(_made(game, maker, seed))
    except Exception:  # a maker that fails must not stop a class
        raise NoClass("class-exercise-gone", given=maker[:40]) from None
    if exam:
        found.hints = ()
    return found


def mark(exercise: Exercise, given: Given) -> Marked:
    """What comes of an answer to an exercise at its beginning: the number of a choice, a number,
    all moves toward a goal. IllegalAction for a move that the rules refuse; NoClass for what is no
    answer, and for moves that don't come to an end."""
    if given is None:
        return Marked(Feedback(False, True, exercise.why), "")
    if exercise.goal is not None:
        return _played(exercise, given)
    if type(given) is not int or abs(given) > LARGEST:
        raise NoClass("class-no-answer")
    if exercise.number is None and not 0 <= given < len(exercise.choices):
        raise NoClass("class-no-answer")
    return Marked(exercise.check(given), str(given))


def _played(exercise: Exercise, given: Given) -> Marked:
    if not isinstance(given, Sequence) or not all(isinstance(move, Action) for move in given):
        raise NoClass("class-no-answer")
    feedback = None
    for move in given:
        if feedback is not None and feedback.done:
            raise NoClass("class-no-answer")
        feedback = exercise.check(move)
    text = kept(given)
    if feedback is None or not feedback.done:
        raise NoClass("class-not-finished")
    return Marked(feedback, text)


def kept(moves: Sequence[Action]) -> str:
    """What is kept of moves toward a goal. NoClass if they are too many."""
    text = json.dumps([move.dump() for move in moves], ensure_ascii=False)
    if len(text) > LONGEST:
        raise NoClass("class-no-answer")
    return text


def moves(of: str, text: str) -> tuple[Action, ...]:
    """The moves of which this was kept."""
    return tuple(game(of).action(move) for move in json.loads(text or "[]"))


def told(exercise: Exercise, given: str, lang: str) -> tuple[str, ...]:
    """An answer as it was kept, in words: one sentence, or one for each move toward a goal; ()
    for an exercise that was given up."""
    if not given:
        return ()
    if exercise.goal is not None:
        return tuple(say(move, lang) for move in moves(exercise.game, given))
    if exercise.number is not None:
        return (given,)
    choices = exercise.choices
    index = int(given)
    return (tell(choices[index].told, exercise.game, lang),) if index < len(choices) else ()


def read(exercise: Exercise, text: str) -> Given:
    """An answer of which this was kept."""
    if not text:
        return None
    return moves(exercise.game, text) if exercise.goal is not None else int(text)
