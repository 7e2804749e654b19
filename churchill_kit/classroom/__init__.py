"""A class: who learns in it, what is to be done, what was answered. No widgets, no page, and no
database: its rows are kept by ``churchill_kit.store``."""

from .answers import Answered
from .errors import NoClass
from .works import Work

__all__ = ["Answered", "NoClass", "Work"]
