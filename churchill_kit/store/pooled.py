"""The way to a server of PostgreSQL's through the few connections that the pages of one machine
share (``pool.py``): one transaction after another, told to the pool line by line.

A line from the page is a list: "begin" (to write?), "ask", "do" or "change" (a statement and its
values), "end" or "undo". Each has one line for its answer: what was found, or what is wrong, and
then the transaction is over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any

from .connect import GONE, PATIENCE, Hand, NoStore, Rows, brief

# Seconds for one answer: the pool may look for a free connection, the database for its server and
# for a row that others write.
ANSWER = 5 * PATIENCE


class Pooled:
    """A server of PostgreSQL's, by the socket of a pool."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._line: _Line | None = None
        self._lock = Lock()  # a page asks for news while it plays

    @contextmanager
    def begin(self, write: bool) -> Iterator[Hand]:
        """A transaction; one that only reads sees all of it at one moment."""
        with self._lock:
            try:
                if self._line is None:
                    self._line = _Line(self.path)
                line = self._line
                line.say("begin", write)
                try:
                    yield _Hand(line)
                except BaseException:
                    if line.open:
                        line.say("undo")
                    raise
                line.say("end")
            except (OSError, EOFError) as error:
                self._drop()
                raise NoStore(GONE, why=brief(error)) from None

    def _drop(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line = None

    def close(self) -> None:
        """Let go of the pool; the next transaction comes to it anew."""
        with self._lock:
            self._drop()

    def quoted(self, column: str) -> str:
        """As all SQL has it."""
        return f'"{column}"'


class _Line:
    """What is said to the pool and answered; `open` while a transaction is."""

    def __init__(self, path: str) -> None:
        import socket

        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(ANSWER)
        try:
            self._socket.connect(path)
        except OSError:
            self._socket.close()
            raise
        self._file = self._socket.makefile("rwb")
        self.open = False

    def say(self, *told: Any) -> Any:
        """Say this and return the answer, or raise it."""
        self.open = False  # whatever breaks now, nobody could say more
        self._file.write(json.dumps(told).encode() + b"\n")
        self._file.flush()
        answer = self._file.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("the server's connections are closed")
        good, *found = json.loads(answer)
        if not good:
            reason, facts = found
            raise NoStore(reason, **facts)
        self.open = told[0] not in ("end", "undo")
        return found[0]

    def close(self) -> None:
        with suppress(OSError):
            self._file.close()
        self._socket.close()


class _Hand:
    def __init__(self, line: _Line) -> None:
        self.line = line

    def ask(self, statement: str, **facts: Any) -> list[Any]:
        return [tuple(row) for row in self.line.say("ask", statement, facts)]

    def do(self, statement: str, rows: Rows = ({},)) -> None:
        self.line.say("do", statement, [dict(row) for row in rows])

    def change(self, statement: str, **facts: Any) -> int:
        changed: int = self.line.say("change", statement, facts)
        return changed
