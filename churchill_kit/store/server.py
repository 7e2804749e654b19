"""The way to a server of PostgreSQL's: psycopg, without anything between.

One connection is kept from one transaction to the next, since news is asked for twice a second
(the pages of one machine share a few of them, ``pool.py``); whatever goes wrong with it, the next
transaction makes another. It holds nothing of ours between two transactions, so it can lead through
a pool (pgbouncer) as well. Transactions that write ask for what they change and what it depends on
by statements that lock the row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any

from .connect import GONE, PATIENCE, Hand, NoStore, Rows, brief, complaint

NAMED = re.compile(r":(\w+)")


class Server:
    """A server of PostgreSQL's, by its URL."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise NoStore("store-no-driver", given="psycopg") from None
        self._psycopg = psycopg
        self._url = "postgresql:" + url.partition(":")[2]
        self._kept: Any = None
        self._lock = Lock()  # a page asks for news while it plays
        try:
            psycopg.conninfo.conninfo_to_dict(self._url)
        except psycopg.Error:
            raise NoStore("store-bad-address") from None

    @contextmanager
    def begin(self, write: bool) -> Iterator[Hand]:
        """A transaction; one that only reads sees all of it at one moment."""
        psycopg = self._psycopg
        with self._lock:
            try:
                connection = self._connection(write)
                level = psycopg.IsolationLevel
                connection.read_only = not write
                connection.isolation_level = (
                    level.READ_COMMITTED if write else level.REPEATABLE_READ
                )
                with connection.transaction():
                    if write:
                        connection.execute(f"SET LOCAL lock_timeout = '{PATIENCE}s'")
                    yield _Psycopg(connection)
            except psycopg.Error as error:
                if not _alive(self._kept) or isinstance(error, psycopg.errors.ConnectionTimeout):
                    self._drop()
                    raise NoStore(GONE, why=brief(error)) from None
                raise complaint(error, error) from None
            except (OSError, ValueError) as error:
                self._drop()
                raise NoStore(GONE, why=brief(error)) from None

    def _connection(self, write: bool) -> Any:
        """The one that is kept, or another; before writing it is tried, since nobody could tell
        what came of a transaction whose connection broke."""
        if write and _alive(self._kept):
            with suppress(self._psycopg.Error):
                self._kept.autocommit = True
                self._kept.execute("SELECT 1")
                self._kept.autocommit = False
        if not _alive(self._kept):
            self._kept = self._psycopg.connect(
                self._url,
                connect_timeout=PATIENCE,
                tcp_user_timeout=2000 * PATIENCE,  # of a network that swallows what is sent
                prepare_threshold=None,
            )
        return self._kept

    def _drop(self) -> None:
        if self._kept is not None:
            with suppress(Exception):
                self._kept.close()
        self._kept = None

    def close(self) -> None:
        """Let go of the connection; the next transaction makes another."""
        with self._lock:
            self._drop()

    def quoted(self, column: str) -> str:
        """As all SQL has it."""
        return f'"{column}"'


def _alive(connection: Any) -> bool:
    return connection is not None and not connection.closed and not connection.broken


class _Psycopg:
    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def ask(self, statement: str, **facts: Any) -> list[Any]:
        found: list[Any] = self.connection.execute(_named(statement), facts).fetchall()
        return found

    def do(self, statement: str, rows: Rows = ({},)) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(_named(statement), [dict(row) for row in rows])

    def change(self, statement: str, **facts: Any) -> int:
        changed: int = self.connection.execute(_named(statement), facts).rowcount
        return changed


def _named(statement: str) -> str:
    """The statement with values where psycopg wants them."""
    return NAMED.sub(r"%(\1)s", statement)
