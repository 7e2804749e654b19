"""A table: who sits where, what was played, whose turn it is, since when. No widgets, no page."""

from ..engine.players import best_player
from .seating import PERSON, Setup, SetupError, read_setup, usual_seats
from .table import Table, Turn, called

__all__ = [
    "PERSON",
    "Setup",
    "SetupError",
    "Table",
    "Turn",
    "best_player",
    "called",
    "read_setup",
    "usual_seats",
]
