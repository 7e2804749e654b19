"""The first minute: what somebody new is told before the first move of a first game."""

from __future__ import annotations

from typing import Any

from ..base.sentences import text
from .controller import Controller
from .end_page import own_seat

WORDS = (
    "minute-title",
    "minute-next",
    "minute-go",
    "minute-again",
    "minute-again-menu",
    "minute-off",
    "minute-wish",
)


def cards(c: Controller) -> list[dict[str, Any]]:
    """The cards of the game on the table, as the one who looks may see it."""
    return c.screen.first_minute(c.view, c.lang)


def who(c: Controller) -> str:
    """Who one is, where one person plays: nobody else says it before the first move."""
    seat = own_seat(c)
    return text(c.lang, "minute-who", c.game.name, seat=seat) if seat else ""
