"""What can go wrong in the laboratory, each one sentence."""

from __future__ import annotations

from ..engine.errors import GameError


class LabError(GameError):
    """Something that the laboratory cannot do; what was played is kept."""
