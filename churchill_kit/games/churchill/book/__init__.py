"""The rulebook's index, the glossary, worked examples and a recorded game of Churchill."""

from pathlib import Path

from ....book import Book
from ..state import GAME_NAME

BOOK = Book(GAME_NAME, Path(__file__).parent, lettered="9.4")

__all__ = ["BOOK"]
