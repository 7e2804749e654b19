"""Blitzkrieg! (second printing, with Nippon and the solo game), one module per part of the
rulebook, which numbers nothing: the numbers are ours (book/rulebook.toml).

Reading order: components (1.0 to 4.0), state, set-up (5.0, 9.0, 12.0), turn (6.1), effects (6.2),
campaigns (6.3, 10.0), ending (7.0, 11.0), and the automaton in ``solo`` (13.0 to 17.0).
"""

from .game import GAME

__all__ = ["GAME"]
