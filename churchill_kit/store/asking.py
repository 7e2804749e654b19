"""Asking for news beside the page: a database that is away takes seconds to say so, and no page
should stand still for that."""

from __future__ import annotations

from .following import Follower


def has_news(page: Follower) -> bool:
    """Has anything been written at a table or in a class since it was last read? It changes
    nothing here, so a thread of its own may ask; a GameError if the store can't be read, or if
    what was followed is gone."""
    followed = (page, *page.beside())
    return any(p.room.read(p.version_now) != p.version for p in followed)
