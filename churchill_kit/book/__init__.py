"""How the book of any game is read: rules, terms, chapters, worked examples, a recorded game, and
where a rule can be seen. A game hands in ``BOOK = Book(...)`` in its package ``book``."""

from .book import Book, book

__all__ = ["Book", "book"]
