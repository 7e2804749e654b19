"""How the chapters of a game stand, as the pages of the whole course show them."""

from __future__ import annotations

from typing import Any

from churchill_kit.book import book
from churchill_kit.engine import words

from ..base import shelf
from ..base.words import told
from ..learner import ahead, progress


def rows(game: str, lang: str) -> list[dict[str, Any]]:
    """All chapters that are there, in their order."""
    return [row(game, c, lang) for c in book(game).chapters if shelf.page(game, c, lang)]


def row(game: str, number: str, lang: str) -> dict[str, Any]:
    """One chapter: what it is called, where it is, and how it stands."""
    facts = shelf.facts(game, number, lang)
    standing = progress.progress(game).standing(number)
    answered = standing.right + standing.wrong
    said = {"right": standing.right, "n": answered}
    return {
        "number": number,
        "label": told(lang, game, "label", number=number),
        "path": shelf.page(game, number, lang),
        "title": facts.get("nom", number),
        "aims": facts.get("aims", ""),
        "minutes": words.message(lang, "", "index-minutes", {"n": int(facts.get("minutes", "15"))}),
        "answered": answered,
        "right": standing.right,
        "wrong": standing.wrong,
        "state": standing.state,
        "standing": words.message(lang, "", "index-standing", {"state": standing.state}),
        "count": words.message(lang, "", "index-answered", said) if answered else "",
    }


def going_on(game: str, lang: str) -> dict[str, Any] | None:
    """The chapter to go on with."""
    number = ahead.next_chapter(game, lang)
    return row(game, number, lang) if number else None
