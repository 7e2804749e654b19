"""Churchill in the laboratory: what is counted of a game, and questions for a class."""

from __future__ import annotations

from ....lab.face import Recipe, Studies
from .measures import MOMENTS, TAKINGS, measure
from .players import NeverDebates

FRONT = "western"  # on which the support lies that is weighed

STUDIES = Studies(
    measure,
    MOMENTS,
    TAKINGS,
    (
        Recipe("balance", {"bots": {}}, ("winners", "scores", "endings", "takings")),
        Recipe(
            "support",
            {
                "none": {"position": {"at": "war"}},
                "one": {"position": {"at": "war", "support": {FRONT: 1}}},
                "two": {"position": {"at": "war", "support": {FRONT: 2}}},
                "three": {"position": {"at": "war", "support": {FRONT: 3}}},
            },
            ("scores", "winners"),
        ),
        Recipe(
            "debates",
            {"bots": {}, "never": {"players": {"us": NeverDebates}}},
            ("winners", "scores"),
            seat="us",
        ),
    ),
)

__all__ = ["STUDIES"]
