"""Sentences of the table and rows of them, in the words of Churchill."""

from __future__ import annotations

from ....base.rows import Rows

GAME = "churchill"
_rows = Rows(GAME)
say, row, told = _rows.say, _rows.row, _rows.told
