"""What goes wrong at a shared table."""

from __future__ import annotations

from ..engine.errors import GameError


class NoTable(GameError, RuntimeError):
    """Something that a shared table does not let one do, or that keeps it from being had: the
    message says what, in one sentence. Nothing has happened then, except where it says that
    it is not known."""
