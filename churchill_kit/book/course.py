"""The course of a game: its chapters in the order in which they are read, and their notebooks.

It is the file ``course.toml`` of a game's book: `chapters`, the rulebook's numbers, then what is
more than rules; and `pages`, which belong to the whole course.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from ..engine.shape import Mismatch, brief
from .reading import entry_of, load


class Course:
    """The chapters and pages of a game."""

    def __init__(self, game: str, file: Path) -> None:
        self.game, self.file = game, file

    @cached_property
    def chapters(self) -> tuple[str, ...]:
        """The chapters, in the order in which they are read."""
        return self._names("chapters")

    @cached_property
    def pages(self) -> tuple[str, ...]:
        """The pages of the tutor that are no chapters: they belong to the whole course."""
        return self._names("pages")

    def _names(self, key: str) -> tuple[str, ...]:
        return entry_of(self.file, key, _names, load(self.file).get(key, []))

    def path(self, chapter: str, lang: str) -> str:
        """The file of a chapter or page within the folder of notebooks."""
        return f"{self.game}/{lang}/{notebook(chapter)}"


def notebook(chapter: str) -> str:
    """The file of a chapter or page within the folder of a language: "5.1" is in 5_1.ipynb."""
    return f"{chapter.replace('.', '_')}.ipynb"


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(v, str) and v for v in value):
        raise Mismatch(brief(value), "not-text")
    return tuple(value)
