"""Which way leads to a database."""

from __future__ import annotations

from .connect import POSTGRESQL, Address, File, Way
from .where import pool_of


def way(url: str) -> Way:
    """The way to a database's URL. Raises NoStore if it can't be understood."""
    path = url.removeprefix("sqlite:///")
    if path != url and "?" not in path:
        return File(path)
    if pool := pool_of(url):
        from .pooled import Pooled

        return Pooled(pool)
    if url.partition(":")[0] in POSTGRESQL:
        from .server import Server

        return Server(url)
    return Address(url)
