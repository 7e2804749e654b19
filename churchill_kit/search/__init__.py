"""Thinking ahead for any game: what each action of a view is worth, by playing on from it.

It stands on the engine alone. What a seat does not know is dealt anew, so nothing hidden has a
part in it; whoever wants a quick answer gives fewer playouts, whoever has a page to keep alive
takes them in slices. The adviser at the table reads it, and players that search can.
"""

from .evaluation import ALIKE, BUDGET, CANDIDATES, GLANCE, Evaluation, Gap, Way, Worth, compared
from .loose import Loose
from .opponents import LEVELS, TO_WIN, Search
from .playout import Outcome, can_look_ahead, lead_of, outcome, play_on, side_of

__all__ = [
    "ALIKE",
    "BUDGET",
    "CANDIDATES",
    "GLANCE",
    "LEVELS",
    "TO_WIN",
    "Evaluation",
    "Gap",
    "Loose",
    "Outcome",
    "Search",
    "Way",
    "Worth",
    "can_look_ahead",
    "compared",
    "lead_of",
    "outcome",
    "play_on",
    "side_of",
]
