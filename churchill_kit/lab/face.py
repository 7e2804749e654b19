"""What a game hands in for the laboratory: ``STUDIES`` in its folder ``studies``. A game without
it has all that can be said of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..engine import registry
from .playing import Measured


class Recipe(NamedTuple):
    """A ready-made study. Its question is the game's message ``study-<name>``; each of its
    settings is called ``study-<name>-<setting>`` and has what ``lab.play`` takes, for all of them
    the same seeds. `charts` are those to look at first, `seat` whose outcome they compare."""

    name: str
    settings: Mapping[str, Mapping[str, Any]]
    charts: tuple[str, ...] = ("winners",)
    games: int = 300
    seat: str = ""


class Studies(NamedTuple):
    """`measure` adds columns of the game's own to a row, always the same ones. Of these, `moments`
    say when something happened (None: never), called ``moment-<column>``; `takings` how many of
    a thing a seat got: thing -> seat -> column, things called as in the game's words."""

    measure: Measured | None = None
    moments: tuple[str, ...] = ()
    takings: Mapping[str, Mapping[str, str]] = {}
    recipes: tuple[Recipe, ...] = ()


NONE = Studies()


def studies_of(game: str) -> Studies:
    """What a game hands in; nothing if it has no studies."""
    if not registry.has(game, "studies"):
        return NONE
    found: Studies = registry.face(game, "studies", "STUDIES", Studies)
    return found
