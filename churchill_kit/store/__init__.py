"""Where learners' progress outlives the program: a database, by default a file of the user's.

    from churchill_kit.store import open_store

    store = open_store()               # NoStore says in one sentence why there is none
    store.sync("", progress)           # merged both ways; "" is who gives no name
    store.add("", progress, [answer])  # what has just been added to it

The environment's ``CHURCHILL_KIT_STORE`` names another file (without a folder: beside the
default one, wherever a chapter runs) or a database by its URL;
``browser`` means none, so that progress lives in the browser's storage alone. SQLAlchemy,
which does the work, is imported when a store is opened and not before.
"""

from __future__ import annotations

from .database import NoStore, Store, open_store, shared

__all__ = ["NoStore", "Store", "open_store", "shared"]
