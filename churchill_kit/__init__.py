"""churchill_kit: learn, teach and play strategy board games in a browser.

This module is the whole public promise; everything else may move.
"""

from .engine.dice import SEEDS
from .engine.errors import (
    BadData,
    BadGame,
    BadPosition,
    BadSave,
    BadSetup,
    GameError,
    IllegalAction,
    UnknownGame,
)
from .engine.pictures import show
from .engine.players import Player, opponents_by, play, player, players
from .engine.record import Record
from .engine.registry import game, games
from .engine.values import Action, Decision, Event, Option, Reason, Result
from .engine.version import __version__
from .engine.words import LANGUAGES, explain, name, say, score, text


def _opponent(game: str, level: str) -> Player:
    from .search.opponents import opponent  # a page that nobody thinks on need not wait for it

    return opponent(game, level)


opponents_by(("easy", "medium", "hard"), _opponent)

__all__ = [
    "LANGUAGES",
    "SEEDS",
    "Action",
    "BadData",
    "BadGame",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "Decision",
    "Event",
    "GameError",
    "IllegalAction",
    "Option",
    "Player",
    "Reason",
    "Record",
    "Result",
    "UnknownGame",
    "__version__",
    "explain",
    "game",
    "games",
    "name",
    "play",
    "player",
    "players",
    "say",
    "score",
    "show",
    "text",
]
