"""From the game to the chapter that teaches what is asked."""

from __future__ import annotations

import churchill_kit as ck
from churchill_kit.book import book

from ..base import shelf
from ..base.sentences import text


def learn(game: str, rule: str, lang: str) -> dict[str, str]:
    """The chapter about a rule: its notebook, and the words of a link to it; {} where there is no
    such chapter, or nothing is taught of this game."""
    try:
        found = book(game).rule(rule) if rule else None
    except ck.GameError:
        return {}
    path = shelf.page(game, found.chapter, lang) if found is not None else ""
    if not found or not path:
        return {}
    return {
        "path": path,
        "rule": found.id,
        "text": text(lang, "learn", chapter=found.chapter),
        "about": text(lang, "learn-about", title=shelf.title(game, found.chapter, lang)),
    }
