"""The course of a game; for those who have not yet moved to its book."""

from __future__ import annotations

from ..book import book
from ..book.course import notebook


def chapters(game: str) -> tuple[str, ...]:
    """The chapters of a game: the rulebook's numbers, then what is more than rules."""
    return book(game).chapters


def pages(game: str) -> tuple[str, ...]:
    """The pages beside the chapters."""
    return book(game).pages


def path(chapter: str, lang: str, game: str) -> str:
    """The file of a chapter or page within the folder of notebooks."""
    return book(game).path(chapter, lang)


__all__ = ["chapters", "notebook", "pages", "path"]
