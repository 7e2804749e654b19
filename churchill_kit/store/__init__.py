"""Where learners' progress, shared tables and classes outlive the program: a database, by default
a file of the user's.

    from churchill_kit.store import open_store

    store = open_store()               # NoStore says in one sentence why there is none
    store.sync("", progress)           # merged both ways; "" is who gives no name
    store.add("", progress, [answer])  # what has just been added to it

The environment's ``CHURCHILL_KIT_STORE`` names another file (without a folder: beside the
default one, wherever a chapter runs) or a database by its URL;
``browser`` means none, so that progress lives in the browser's storage alone. A file is opened
by Python's own sqlite3, a server of PostgreSQL's by psycopg; SQLAlchemy is imported for another
database's URL only. Shared tables (``tables.py``) and classes
(``classes.py``) lie in files and on servers of PostgreSQL's.
"""

from __future__ import annotations

from typing import Any

from .connect import NoStore
from .database import Store, open_store, shared

__all__ = [
    "Classes", "NoClass", "NoStore", "NoTable", "Store", "Tables", "open_classes", "open_store",
    "open_tables", "shared",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Shared tables and classes are imported when they are first asked for: most pages have
    none."""
    if name in ("NoTable", "Tables", "open_tables"):
        from . import tables

        return getattr(tables, name)
    if name in ("Classes", "NoClass", "open_classes"):
        from . import classes

        return getattr(classes, name)
    raise AttributeError(name)
