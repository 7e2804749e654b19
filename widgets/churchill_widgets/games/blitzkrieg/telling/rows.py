"""Sentences of the table and rows of them, in the words of Blitzkrieg!"""

from __future__ import annotations

from ....base.rows import Rows

GAME = "blitzkrieg"
_rows = Rows(GAME)
say, row, told = _rows.say, _rows.row, _rows.told
