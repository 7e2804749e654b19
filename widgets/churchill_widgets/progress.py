"""What a learner has done: the seam between the chapters and whatever keeps their progress.

The widgets tell a ``Progress`` what happened and ask it where a chapter stands. ``Kept`` is
the one they begin with: counts in memory, and in the browser's storage as far as there is
one, so that it needs no server, no name and no file. ``use`` puts another one in its place.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

MOST = 10**6  # a count beyond this is no count


class Answer(NamedTuple):
    """An exercise that was answered: which one, what it practises, and how it went."""

    chapter: str
    rule: str
    maker: str
    seed: int
    right: bool
    hints: int = 0


class Standing(NamedTuple):
    """Where a chapter stands: exercises right and wrong, closing check passed."""

    right: int = 0
    wrong: int = 0
    passed: bool = False


class Progress(Protocol):
    """Whoever keeps a learner's progress."""

    def answered(self, answer: Answer) -> None:
        """An exercise was answered."""

    def passed(self, chapter: str) -> None:
        """The closing check of a chapter was passed."""

    def standing(self, chapter: str) -> Standing:
        """Where a chapter stands."""

    def found(self, kept: Any) -> None:
        """A page tells what its browser keeps; whatever cannot be read is as good as nothing."""

    def to_keep(self) -> dict[str, Any] | None:
        """What the browser is to keep from now on, or None if all is kept elsewhere."""


@dataclass
class Kept:
    """Counts by chapter, in memory and in the browser's storage."""

    chapters: dict[str, Standing]

    def __init__(self) -> None:
        self.chapters = {}

    def answered(self, answer: Answer) -> None:
        """One more right or wrong answer."""
        now = self.standing(answer.chapter)
        self.chapters[answer.chapter] = now._replace(
            right=now.right + answer.right, wrong=now.wrong + (not answer.right)
        )

    def passed(self, chapter: str) -> None:
        """The chapter is done."""
        self.chapters[chapter] = self.standing(chapter)._replace(passed=True)

    def standing(self, chapter: str) -> Standing:
        """Where a chapter stands."""
        return self.chapters.get(chapter, Standing())

    def found(self, kept: Any) -> None:
        """Counts only grow, so of what is kept here and there the larger one is the newer one."""
        rows = kept.get("chapters") if isinstance(kept, Mapping) else None
        for chapter, row in (rows if isinstance(rows, Mapping) else {}).items():
            if not isinstance(row, Mapping):
                continue
            now = self.standing(str(chapter))
            self.chapters[str(chapter)[:20]] = Standing(
                max(now.right, _count(row.get("right"))),
                max(now.wrong, _count(row.get("wrong"))),
                now.passed or row.get("passed") is True,
            )

    def to_keep(self) -> dict[str, Any] | None:
        """All counts, as plain data."""
        return {"chapters": {c: s._asdict() for c, s in self.chapters.items()}}


def _count(value: Any) -> int:
    return value if type(value) is int and 0 <= value <= MOST else 0


# -- the one in use, and who wants to know ---------------------------------------------------------

_used: Progress = Kept()
_listeners: weakref.WeakSet[Any] = weakref.WeakSet()


def progress() -> Progress:
    """Whoever keeps the progress now."""
    return _used


def use(keeper: Progress) -> None:
    """Let another one keep the progress from now on."""
    global _used
    _used = keeper
    changed()


def listen(part: Any) -> None:
    """`part.progressed()` is called whenever something was answered or found."""
    _listeners.add(part)


def changed() -> None:
    """Tell everybody who listens."""
    tell: list[Callable[[], None]] = [part.progressed for part in _listeners]
    for told in tell:
        told()
