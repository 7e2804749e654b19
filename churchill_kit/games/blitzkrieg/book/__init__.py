"""The rulebook's index, the glossary and the worked examples of Blitzkrieg!."""

from pathlib import Path

from ....book import Book
from ..box.components import GAME_NAME

BOOK = Book(GAME_NAME, Path(__file__).parent)

__all__ = ["BOOK"]
