"""What games are called, without loading them."""

from __future__ import annotations

import churchill_kit as ck
from churchill_kit.engine import registry

from ..screen import screen


def title_of(game: str, lang: str) -> str:
    """What a game is called; it need not be loaded for that."""
    try:
        return registry.about(game).title[lang]
    except ck.GameError:  # a game that somebody added to this program alone
        return screen(game).title(lang)


def line_of(game: str, lang: str) -> str:
    """One sentence about a game."""
    try:
        return registry.about(game).line[lang]
    except ck.GameError:
        return ""
