"""What goes wrong in a class."""

from __future__ import annotations

from ..engine.errors import GameError


class NoClass(GameError, RuntimeError):
    """Something that a class does not let one do: the message says what, in one sentence. Nothing
    has happened then, and no answer is lost."""
