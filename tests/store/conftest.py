"""Both kinds of databases: a file, and a server of PostgreSQL's that the tests bring with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from churchill_kit.table import presence
from tests.store.postgres import NoServer, Postgres, lay_hands_on


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of PostgreSQL's for all tests of this process; they are skipped where none is."""
    try:
        server = lay_hands_on()
    except NoServer as error:
        pytest.skip(str(error))
    try:
        yield server
    finally:
        server.stop()
        server.remove()


@pytest.fixture(params=["file", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of both kinds in turn."""
    if request.param == "file":
        return str(tmp_path / "tables.sqlite")
    make: Callable[[], str] = request.getfixturevalue("postgres").empty
    return make()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time, which stands still unless it is set."""
    at = SimpleNamespace(now=2_000_000_000)
    monkeypatch.setattr(presence, "time", SimpleNamespace(time=lambda: at.now))
    return at
