"""The face LESSONS of a game: its exercise makers, and its tutor at the table.

A game that teaches says ``LESSONS = Lessons(...)`` in its package ``lessons``. Its makers are
those that stand in the modules it names there, so no game has another one's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from typing import Any

from ..engine import registry
from ..engine.errors import BadGame, GameError
from ..engine.shape import brief
from .exercise import Exercise
from .guide import Guide, guide
from .making import Entry


class NoExercise(GameError, LookupError):
    """No maker has this name; the message lists those there are."""


class Lessons:
    """What a game teaches with: makers in these modules of a package, in the order of the course.
    They are imported when they are asked for, since a page with a game on it needs none."""

    def __init__(self, game: str, package: str = "", modules: tuple[str, ...] = ()) -> None:
        self.game, self.package, self.modules = game, package, modules

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """All makers by name."""
        out: dict[str, Entry] = {}
        for module in self.modules:
            for entry in _makers(self._module(module)):
                if out.get(entry.name, entry) is not entry:
                    raise ValueError(f"two exercise makers of {self.game} are called {entry.name}")
                out[entry.name] = entry
        return out

    def _module(self, name: str) -> Any:
        """A module of makers; BadGame, with folder and file, for one that can't be imported."""
        module = f"{self.package}.{name}"
        try:
            return import_module(module)
        except Exception as error:
            file = f"{module.rpartition('.lessons.')[2].replace('.', '/')}.py"
            why = brief(f"{type(error).__name__}: {error}")
            where = f"{registry.place(self.game)}/lessons"
            raise BadGame("bad-file", folder=where, file=file, why=why) from error

    def makers(self, chapter: str | None = None) -> tuple[Entry, ...]:
        """All makers, or those of one chapter, in the order they were written."""
        return tuple(e for e in self.entries.values() if chapter in (None, e.chapter))

    def make(self, name: str, seed: int) -> Exercise:
        """The exercise that a maker makes from a seed: always the same one.

        Raises NoExercise for an unknown name.
        """
        entry = self.entries.get(name)
        if entry is None:
            known = ", ".join(sorted(self.entries))
            raise NoExercise("no-exercise", given=name[:40], choices=known)
        return entry.exercise(self.game, seed)

    @property
    def guide(self) -> Guide | None:
        """The tutor at the table; None if there is none."""
        return guide(self.game)


def _makers(module: Any) -> Iterator[Entry]:
    """The makers among the names of a module, one by one or several in a tuple."""
    for value in vars(module).values():
        if isinstance(value, Entry):
            yield value
        elif type(value) is tuple:
            yield from (x for x in value if isinstance(x, Entry))


def lessons(game: str) -> Lessons:
    """What a game teaches with; nothing for a game that does not teach.

    Raises BadGame for a folder ``lessons`` that lacks LESSONS.
    """
    if not registry.has(game, "lessons"):
        return Lessons(game)
    found: Lessons = registry.face(game, "lessons", "LESSONS", Lessons)
    return found


def makers(game: str, chapter: str | None = None) -> tuple[Entry, ...]:
    """All makers of a game, or those of one chapter, in the order they were written."""
    return lessons(game).makers(chapter)


def make(game: str, name: str, seed: int) -> Exercise:
    """The exercise that a maker of a game makes from a seed: always the same one."""
    return lessons(game).make(name, seed)
