"""Sets of exercises: the same ones in the same order for all who ask for one.

A set is a number. The address of a page may name one (``?set=7``), and so does a sheet on paper.
"""

from __future__ import annotations

import re

from churchill_kit.tutor.series import SEEDS, Series, mixed

from ..base.words import Sorry

__all__ = ["MOST", "SEEDS", "Series", "mixed", "number_of"]

MOST = 999  # the highest number of a set


def number_of(given: object) -> int:
    """The number of a set, as an address has it. Raises Sorry for anything that is none."""
    text = str(given).strip()
    if re.fullmatch(r"[0-9]{1,3}", text) and int(text):
        return int(text)
    raise Sorry("no-set", given=text[:20], most=MOST)
