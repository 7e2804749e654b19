"""Blitzkrieg! in the laboratory: what is counted of a game, and questions for a class."""

from __future__ import annotations

from ....lab.face import Recipe, Studies
from .measures import MOMENTS, TAKINGS, measure

STUDIES = Studies(
    measure,
    MOMENTS,
    TAKINGS,
    (
        Recipe(
            "first",
            {"base": {"scenario": "base"}, "nippon": {"scenario": "nippon"}},
            ("winners", "scores"),
        ),
        Recipe(
            "level",
            {
                level: {"scenario": "solo", "options": {"level": level}}
                for level in ("easy", "medium", "hard")
            },
            ("winners", "scores"),
        ),
    ),
)

__all__ = ["STUDIES"]
