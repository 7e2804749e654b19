"""The rules by number; for those who have not yet moved to BOOK."""

from ....book.rulebook import Rule
from . import BOOK

rules, rule, parts = BOOK.rules, BOOK.rule, BOOK.parts

__all__ = ["Rule", "parts", "rule", "rules"]
