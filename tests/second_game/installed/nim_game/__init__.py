"""Nim: a game that is a package of its own, as small as a game can be and yet whole."""

from .game import GAME

__all__ = ["GAME"]
