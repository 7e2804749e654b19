"""Where the database is: what the environment names, or a file of the user's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from .connect import POSTGRESQL, NoStore, brief

WHERE = "CHURCHILL_KIT_STORE"
POOL = "CHURCHILL_KIT_STORE_POOL"  # where the pages of a server find connections to its database
NOWHERE = "browser"
FILE = "progress.sqlite"


class Place(NamedTuple):
    """A database's URL; the path of its file, "" for one that is no file."""

    url: str
    path: str = ""


def place(where: str | os.PathLike[str] | None = None) -> Place:
    """The place of a file or database URL; by default the one that the environment names, or
    the user's own file. Raises NoStore where there is none, or no way to it."""
    named = str(where if where is not None else os.environ.get(WHERE, ""))
    if named == NOWHERE:
        raise NoStore("store-none")
    address = "://" in named
    try:
        if not address:
            import sqlite3  # noqa: F401  (a Python may lack it)
        elif named.partition(":")[0] not in POSTGRESQL:
            import sqlalchemy  # noqa: F401
    except ImportError:
        raise NoStore("store-not-here") from None
    if address:
        return Place(named)
    try:
        path = Path(named).expanduser() if named else _default()
        if where is None:  # each chapter runs in a folder of its own, and all share one file
            path = _default().parent / path
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ImportError, RuntimeError, ValueError) as error:
        raise NoStore("store-no-folder", why=brief(error)) from None
    return Place(f"sqlite:///{path.absolute()}", str(path))


def at_server() -> bool:
    """Does the environment name a server of PostgreSQL's?"""
    return os.environ.get(WHERE, "").partition("://")[0] in POSTGRESQL


def pool_of(url: str) -> str:
    """The socket of the pool of connections to a database; "" if there is none."""
    return os.environ.get(POOL, "") if url == os.environ.get(WHERE) else ""


def _default() -> Path:
    from platformdirs import user_data_path

    return user_data_path("churchill_kit", appauthor=False) / FILE
