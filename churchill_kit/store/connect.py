"""Three ways to a database, with one face: Python's own sqlite3 for a file, psycopg for a server of
PostgreSQL's (``server.py``), SQLAlchemy for whatever else has a URL.

Nearly everybody has a file, and SQLAlchemy takes 20 MB and a fifth of a second in each page's
program: only who names another database pays for it. Statements are plain SQL that SQLite,
PostgreSQL and MySQL understand, with ``:name`` where a value goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from ..engine.errors import GameError, refusal

PATIENCE = 2  # seconds to wait while another page writes

POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")  # how URLs of its begin

# What is said where there is no server, or none any longer.
GONE = "store-away"

Rows = Sequence[Mapping[str, Any]]


class NoStore(GameError, RuntimeError):
    """Progress cannot be kept on this machine; the message says why, in one sentence."""


class Hand(Protocol):
    """What one transaction can do."""

    def ask(self, statement: str, **facts: Any) -> list[Any]:
        """The rows that are found."""

    def do(self, statement: str, rows: Rows = ({},)) -> None:
        """Carry out a statement for each row of values; for none it does nothing."""

    def change(self, statement: str, **facts: Any) -> int:
        """Carry out a statement, and say how many rows it has changed."""


class Way(Protocol):
    """A way to a database. Nothing is held between two transactions, but perhaps a connection to
    a server: a file may be moved, and many may share it."""

    def begin(self, write: bool) -> Any:
        """A context with the transaction's Hand. Raises NoStore with one sentence."""

    def quoted(self, column: str) -> str:
        """A column whose name is a word of SQL's own."""

    def close(self) -> None:
        """Let go of whatever is held; the next transaction begins anew."""


# -- a file ----------------------------------------------------------------------------------------


class File:
    """A file of SQLite's."""

    def __init__(self, path: str) -> None:
        self.path = path

    @contextmanager
    def begin(self, write: bool) -> Iterator[Hand]:
        """A transaction; one that writes begins by waiting for the others that do."""
        import sqlite3

        try:
            connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
            try:
                connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
                yield _Lite(connection)
                connection.execute("COMMIT")
            finally:  # what was not committed is forgotten
                connection.close()
        except (sqlite3.Error, OSError, ValueError) as error:
            raise complaint(error, error) from None

    def quoted(self, column: str) -> str:
        """As all SQL has it."""
        return f'"{column}"'

    def close(self) -> None:
        """Nothing is held."""


class _Lite:
    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def ask(self, statement: str, **facts: Any) -> list[Any]:
        found: list[Any] = self.connection.execute(statement, facts).fetchall()
        return found

    def do(self, statement: str, rows: Rows = ({},)) -> None:
        if rows == ({},):
            self.connection.execute(statement)
        else:
            self.connection.executemany(statement, rows)

    def change(self, statement: str, **facts: Any) -> int:
        changed: int = self.connection.execute(statement, facts).rowcount
        return changed


# -- an address ------------------------------------------------------------------------------------


class Address:
    """A database by its URL, through SQLAlchemy."""

    def __init__(self, url: str) -> None:
        from sqlalchemy import create_engine, exc
        from sqlalchemy.engine import make_url
        from sqlalchemy.pool import NullPool

        try:
            lite = make_url(url).get_backend_name() == "sqlite"
            wait = {"timeout": PATIENCE} if lite else {}
            self.engine = create_engine(url, poolclass=NullPool, connect_args=wait)
        except (exc.NoSuchModuleError, exc.ArgumentError):
            raise NoStore("store-bad-address") from None
        except ImportError as error:
            raise NoStore("store-no-driver", given=str(error.name)) from None
        except (exc.SQLAlchemyError, ValueError) as error:
            raise NoStore("store-broken", why=brief(error)) from None

    @contextmanager
    def begin(self, write: bool) -> Iterator[Hand]:
        """A transaction; who writes is the database's business."""
        from sqlalchemy import exc

        try:
            with self.engine.begin() as connection:
                yield _Alchemy(connection)
        except exc.DBAPIError as error:
            raise complaint(error, error.orig or error) from None
        except ImportError as error:
            raise NoStore("store-no-driver", given=str(error.name)) from None
        except (exc.SQLAlchemyError, OSError, ValueError) as error:
            raise NoStore("store-broken", why=brief(error)) from None

    def quoted(self, column: str) -> str:
        """As this database wants it."""
        return str(self.engine.dialect.identifier_preparer.quote_identifier(column))

    def close(self) -> None:
        """Nothing is held but the engine."""
        self.engine.dispose()


class _Alchemy:
    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def ask(self, statement: str, **facts: Any) -> list[Any]:
        from sqlalchemy import text

        return [tuple(row) for row in self.connection.execute(text(statement), facts)]

    def do(self, statement: str, rows: Rows = ({},)) -> None:
        from sqlalchemy import text

        if rows:
            self.connection.execute(text(statement), [dict(row) for row in rows])

    def change(self, statement: str, **facts: Any) -> int:
        from sqlalchemy import text

        changed: int = self.connection.execute(text(statement), facts).rowcount
        return changed


# -- what goes wrong -------------------------------------------------------------------------------

# What databases say of it, and which of our sentences that is.
SAYINGS = {
    "store-read-only": ("readonly", "read-only", "unable to open", "disk i/o error"),
    "store-full": ("is full", "no space left", "quota"),
    "store-busy": ("locked", "lock timeout"),
}


def complaint(error: BaseException, origin: BaseException) -> NoStore:
    """Whatever a database complains about, as one sentence."""
    told = str(error).lower()
    found = (key for key, sayings in SAYINGS.items() if any(s in told for s in sayings))
    return NoStore(next(found, "store-broken"), why=brief(origin))


def brief(error: BaseException) -> str:
    """What an error says, short enough for a sentence."""
    return " ".join(refusal(error).split())[:120].rstrip(".")
