"""Churchill's words in its chapters."""

from __future__ import annotations

from typing import Any

from ...base import words

GAME = "churchill"


def told(lang: str, key: str, **facts: Any) -> str:
    """A sentence of Churchill's chapters by its id, without the ``chapter-`` before it."""
    return words.told(lang, GAME, key, **facts)


def any_told(x: Any, lang: str) -> str:
    """Whatever another module gives as a sentence: a message, something of the game, or a text."""
    return words.any_told(x, GAME, lang)
