"""A sheet of exercises for paper: the first ones of a set, and on another page their answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from churchill_kit.tutor.exercise import Exercise
from churchill_kit.tutor.making import Entry

from ..base import shelf
from ..base.sentences import say
from ..base.words import any_told, told
from ..screen import screen
from .player import seen
from .series import Series

MOST = 20  # exercises of a sheet


def sheet(
    game: str, chapter: str, makers: Sequence[Entry], lang: str, number: int, count: int
) -> dict[str, Any]:
    """The first exercises of a set, with boards as pictures, and the answers to them."""
    series = Series(game, makers, number)
    asked = [series.next() for _ in range(min(max(count, 1), MOST))]
    return {
        "title": shelf.title(game, chapter, lang),
        "label": told(lang, game, "label", number=chapter),
        "set": told(lang, game, "set", n=number),
        "questions": [_question(e, lang) for e in asked],
        "answers": [_answer(e, lang) for e in asked],
    }


def _question(e: Exercise, lang: str) -> dict[str, Any]:
    own, position = screen(e.game), None
    if e.state is not None and e.sight != "nothing":
        position = seen(e.position, e.seat)
    board = own.board_of(e.position) if e.sight == "hands" and position else e.sight
    return {
        "kind": told(lang, e.game, f"kind-{e.kind}"),
        "text": any_told(e.question, e.game, lang),
        "rule": e.rule,
        "picture": own.picture(board, position, lang) if position is not None else "",
        "hands": own.hands_of(position, lang) if position and e.sight == "hands" else [],
        "beside": own.beside(e.position, lang, e.rule) if e.state is not None else [],
        "choices": [any_told(c.told, e.game, lang) for c in e.choices],
        "moves": told(lang, e.game, "sheet-moves", n=e.moves) if e.goal is not None else "",
    }


def _answer(e: Exercise, lang: str) -> dict[str, Any]:
    why, right = e.why, e.right
    if e.number is not None:
        answer = [told(lang, e.game, "the-number", n=e.number)]
    elif right is not None:
        why = e.choices[right].why
        answer = [f"{right + 1}. {any_told(e.choices[right].told, e.game, lang)}"]
    else:
        answer = [say(action, lang) for action in e.solution]
    told_why = any_told(why.told, e.game, lang)
    return {
        "right": answer,
        "why": told_why,
        "rule": "" if f"({why.rule})" in told_why else why.rule,
    }
