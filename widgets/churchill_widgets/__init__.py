"""Screens for churchill_kit.

from churchill_widgets import app, classroom, index

app()       the page on which games are played
index()     the page to enter by, with links to all others
classroom() the page of classes, for teachers and students
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .lessons.part import Part
    from .page.game_page import App

__all__ = ["app", "classroom", "index"]


def app(**choices: Any) -> App:
    """The page of the game, for the last line of a cell; `lang="ru"` begins in Russian."""
    from .page.game_page import App  # widgets are loaded when a page is wanted

    return App(**{"waits": True, **choices})


def index(lang: str | None = None) -> Part:
    """The page to enter by: the app, the chapters in their order, and how far one has come."""
    from .course.index_page import Index
    from .lessons.part import part

    return part(Index, lang=lang)


def classroom(lang: str | None = None) -> Part:
    """The page of classes: opening one, joining one, and what is done there."""
    from .classes.page import ClassPage
    from .lessons.part import part

    return part(ClassPage, lang=lang)
