"""One answer in a class, as it is kept for good."""

from __future__ import annotations

from typing import NamedTuple


class Answered(NamedTuple):
    """Who answered which exercise of which work, and how it went."""

    n: int  # in the class, from 1 on
    sid: int  # the student
    aid: int  # the assignment
    i: int  # of the exercise in it, from 0 on
    attempt: int  # from 1 on
    maker: str
    seed: int
    rule: str
    right: bool
    hints: int
    at: int
    given: str  # see marking.py
