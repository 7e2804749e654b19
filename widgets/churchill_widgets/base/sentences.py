"""Sentences for screens: ``ck.say`` and its sisters, remembered, and never a reason for a page
to fail.

A missing sentence is a fault that the tests find; a player who meets one still sees
words instead of an empty button.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import message

missed: set[str] = set()  # sentences that were asked for and are nowhere; tests look in here


LONGEST = 200  # letters of a part of what is remembered


def begun(name: str) -> str:
    """A name as a line begins with it."""
    return name[:1].upper() + name[1:]


def _miss(error: KeyError) -> None:
    missed.add(str(error.args[0] if error.args else error))


def _plain(kind: str, facts: Any) -> str:
    inner = ", ".join(str(v) for v in facts if v is not None)
    return f"{kind.replace('_', ' ')}: {inner}" if inner else kind.replace("_", " ")


def of_action(action: ck.Action, lang: str) -> str:
    """The sentence of an action; one with a long text in it comes from outside, and is not kept."""
    texts = (v for v in action.args.values() if isinstance(v, str))
    return (_action if all(len(t) <= LONGEST for t in texts) else _action.__wrapped__)(action, lang)


@lru_cache(maxsize=8192)
def _action(action: ck.Action, lang: str) -> str:
    try:
        return ck.say(action, lang)
    except KeyError as error:
        _miss(error)
        return _plain(action.kind, action.args.values())


@lru_cache(maxsize=1024)
def static(lang: str, key: str, game: str = "") -> str:
    """A text of the pages that has no arguments, of all games or of one."""
    try:
        return message(lang, game, f"app-{key}", {})
    except KeyError as error:
        _miss(error)
        return key


def text(lang: str, key: str, game: str = "", /, **facts: Any) -> str:
    """A text of the pages by its id, without the ``app-`` before it: of all games, or of one."""
    return message(lang, game, f"app-{key}", facts)


def repeated(said: str, times: int, lang: str) -> str:
    """A sentence, with how often it has come true if that is more than once."""
    return text(lang, "times-over", said=said.removesuffix("."), n=times) if times > 1 else said


def say(x: Any, lang: str) -> str:
    """The sentence of an event, decision, result or error."""
    if isinstance(x, ck.Action):
        return of_action(x, lang)
    try:
        return ck.say(x, lang)
    except KeyError as error:
        _miss(error)
        if isinstance(x, ck.Event):
            return _plain(x.kind, x.args.values())
        if isinstance(x, ck.Decision):
            return _plain(x.kind, (x.seat,))
        if isinstance(x, ck.Result):
            return _plain(x.ending, (x.winner,))
        return _plain(getattr(x, "reason", type(x).__name__), getattr(x, "facts", {}).values())


def label(part: tuple[str, int, str], game: str, lang: str) -> str:
    """What one part of a number is."""
    try:
        return ck.explain(part, game, lang)
    except KeyError as error:
        _miss(error)
        return part[0].replace("_", " ").replace(":", " ")


def parts(breakdown: Any, game: str, lang: str) -> list[list[Any]]:
    """A breakdown for the page: rows of label, amount, rule."""
    return [[label(p, game, lang), p[1], p[2]] for p in breakdown]


def name(item: str, game: str, lang: str, case: str = "nom") -> str:
    """The name of a thing of a game."""
    return ck.name(item, game, lang, case)
