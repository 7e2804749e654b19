"""Churchill: Big Three Struggle for Peace (2nd edition), one module per part of the rulebook.

Reading order: components (2.0), state and setup (3.0, 9.0), agenda (5.1), meeting (5.2),
decisions (6.0), war (7.0), post_mortem (8.0), scoring (4.4, 9.4), tiebreak (4.5),
bots (11.0).
"""

from .game import GAME

__all__ = ["GAME"]
