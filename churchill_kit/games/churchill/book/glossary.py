"""The terms; for those who have not yet moved to BOOK."""

from ....book.glossary import Finder, Span, Term, sort_key
from . import BOOK

terms, term, alphabetical = BOOK.terms, BOOK.term, BOOK.alphabetical
happened, find, finder = BOOK.happened, BOOK.find, BOOK.finder

__all__ = [
    "Finder",
    "Span",
    "Term",
    "alphabetical",
    "find",
    "finder",
    "happened",
    "sort_key",
    "term",
    "terms",
]
