"""The words of chapters: sentences by their ids, in the language of the notebook, and what goes
wrong in a cell, in one sentence.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import churchill_kit as ck
from churchill_kit.engine import words
from churchill_kit.tutor.exercise import tell as tell_sayable

from .sentences import say

LANGUAGE = "CHURCHILL_KIT_LANG"

log = logging.getLogger(__name__)


def told(lang: str, game: str, key: str, **facts: Any) -> str:
    """A sentence of a game's chapters (of all games' with "") by its id, without the ``chapter-``
    before it.

    Ids among the facts become the names of pieces and places.
    """
    return words.message(lang, game, f"chapter-{key}", facts)


def any_told(x: Any, game: str, lang: str) -> str:
    """Whatever another module gives as a sentence: a message, something of the game, or a text."""
    if x is None:
        return ""
    if isinstance(x, str):
        return words.message(lang, game, x, {}) if words.has(lang, game, x) else x
    if isinstance(x, Mapping):
        return str(x.get(lang) or x.get("en") or "")
    return tell_sayable(x, game, lang)


def language_of_page() -> str:
    """The language of the chapter that runs: that of its folder, or of the environment."""
    for name in (os.environ.get(LANGUAGE, ""), Path.cwd().name):
        if name in ck.LANGUAGES:
            return name
    return "en"


class Sorry(ck.GameError):
    """Something in a cell that the chapter cannot show; the reason is a message of the chapters."""

    def sentence(self, lang: str) -> str:
        """The reason, in one sentence."""
        return told(lang, self.game, f"error-{self.reason}", **self.facts)


def sentence_of(error: BaseException, lang: str) -> str:
    """Any error in one sentence; the details of surprises go to the kernel's log."""
    if isinstance(error, Sorry):
        return error.sentence(lang)
    if isinstance(error, ck.GameError):
        return say(error, lang)
    # Not louder: in a notebook, warnings are printed under the cell.
    log.info("a part of a chapter failed", exc_info=error)
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return told(lang, "", "error-surprise", what=what[:200])


def choices(items: Iterable[Any]) -> str:
    """A list for a sentence."""
    return ", ".join(map(str, items))
