"""Screens for churchill_kit: ``from churchill_widgets import app; app()`` shows the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .page.game_page import App

__all__ = ["app"]


def app(**choices: Any) -> App:
    """The page of the game, for the last line of a cell; `lang="ru"` begins in Russian."""
    from .page.game_page import App  # widgets are loaded when a page is wanted

    return App(**choices)
