"""A few connections to a server of PostgreSQL's for all pages of one machine.

Each page is a program of its own that asks for news twice a second: with a connection each a
hundred pages would be more than such a server takes to begin with, and making one for each
question costs the server a process. So who serves pages keeps a few (``Server``) and lends one for
as long as a transaction takes; pages come to a socket in a folder that only this user enters
(``pooled.py`` says what they say).
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import socketserver
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, LifoQueue
from threading import Thread
from typing import Any

from .connect import PATIENCE, Hand, NoStore
from .server import Server
from .where import POOL, WHERE, at_server

MOST = 8  # connections: many times what a hundred pages need at one moment


def open_pool() -> Pool | None:
    """A pool for the server that the environment names, which tells the pages of it; None if it
    names none, or where a page that asks says what is missing."""
    if not (at_server() and hasattr(socket, "AF_UNIX")):
        return None
    try:
        pool = Pool(os.environ[WHERE])
    except NoStore:
        return None
    os.environ[POOL] = pool.path
    return pool


class Pool:
    """Connections that are lent, the one that was used last first: in quiet times few are open."""

    def __init__(self, url: str, most: int = MOST) -> None:
        self._free: LifoQueue[Server] = LifoQueue()
        for _ in range(most):
            self._free.put(Server(url))
        self._folder = Path(tempfile.mkdtemp(prefix="ck-pool-"))
        self.path = str(self._folder / "socket")
        self._server = _Listener(self.path, self)
        Thread(target=self._server.serve_forever, args=(0.1,), daemon=True).start()

    @contextmanager
    def begin(self, write: bool) -> Iterator[Hand]:
        """A transaction on whichever connection is free."""
        try:
            server = self._free.get(timeout=PATIENCE)
        except Empty:
            raise NoStore("store-busy", why="") from None
        try:
            with server.begin(write) as hand:
                yield hand
        finally:
            self._free.put(server)

    def close(self) -> None:
        """End all of it; whoever asks from now on has a connection of its own."""
        if os.environ.get(POOL) == self.path:
            del os.environ[POOL]
        self._server.shutdown()
        self._server.server_close()
        while not self._free.empty():
            self._free.get().close()
        shutil.rmtree(self._folder, ignore_errors=True)


class _Undone(Exception):
    """The page does not want what it has begun."""


class _Gone(Exception):
    """The page has gone."""


class _Page(socketserver.StreamRequestHandler):
    """One page's line to the pool."""

    server: _Listener

    def handle(self) -> None:
        """One transaction after another, until the page has gone."""
        with suppress(_Gone):
            while True:
                self.connection.settimeout(None)
                _, write = self._hear()
                try:
                    self._carry_out(write)
                    self._answer(True, None)
                except _Undone:
                    self._answer(True, None)
                except NoStore as error:
                    self._answer(False, error.reason, error.facts)

    def _carry_out(self, write: bool) -> None:
        with self.server.pool.begin(write) as hand:
            self._answer(True, None)
            self.connection.settimeout(PATIENCE)  # one that stands still keeps nobody waiting
            while (told := self._hear())[0] != "end":
                self._answer(True, _done(hand, *told))

    def _hear(self) -> Any:
        """What the page says."""
        with _leaving():
            line = self.rfile.readline()
        if not line.endswith(b"\n"):
            raise _Gone
        return json.loads(line)

    def _answer(self, *told: Any) -> None:
        with _leaving():
            self.wfile.write(json.dumps(told).encode() + b"\n")


@contextmanager
def _leaving() -> Iterator[None]:
    """A line that breaks means that the page has gone, not that the database has."""
    try:
        yield
    except OSError:
        raise _Gone from None


def _done(hand: Hand, what: str, *told: Any) -> Any:
    """Do what a page asks for in its transaction."""
    if what == "undo":
        raise _Undone
    statement, given = told
    if what == "do":
        return hand.do(statement, given)
    return hand.ask(statement, **given) if what == "ask" else hand.change(statement, **given)


class _Listener(socketserver.ThreadingUnixStreamServer):
    """The socket that pages come to; a thread for each."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 200  # all pages may come at once

    def __init__(self, path: str, pool: Pool) -> None:
        self.pool = pool
        super().__init__(path, _Page)
