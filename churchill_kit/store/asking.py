"""Asking for news beside the page: a database that is away takes seconds to say so, and no page
should stand still for that."""

from __future__ import annotations

from . import table_rows as rows
from .shared_table import SharedTable


def has_news(shared: SharedTable) -> bool:
    """Has anything been written at a table since it was last read? It changes nothing here, so a
    thread of its own may ask; NoTable if the store can't be read."""
    return shared.room.read(lambda hand: rows.version(hand, shared.tid)) != shared.version
