"""The pool of connections that the pages of one machine share: all works as without it, few
connections are open, and neither a page nor a database that goes leaves anything behind."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from churchill_kit.store import NoStore, NoTable, open_tables
from churchill_kit.store.pool import Pool, open_pool
from churchill_kit.store.pooled import Pooled
from churchill_kit.store.server import Server
from churchill_kit.store.ways import way
from churchill_kit.store.where import POOL, WHERE
from tests.store.postgres import Postgres
from tests.store.refusing import refused
from tests.store.test_tables import both, go_on

COUNT = "SELECT count(*) FROM note"


@pytest.fixture
def url(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database, which the environment names; it names no pool."""
    found = f"{postgres.empty()}&application_name=pool"
    monkeypatch.setenv(WHERE, found)
    monkeypatch.delenv(POOL, raising=False)
    return found


@pytest.fixture
def pool(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    """Two connections for all."""
    found = Pool(url, most=2)
    monkeypatch.setenv(POOL, found.path)
    yield found
    found.close()


@pytest.fixture
def notes(pool: Pool) -> Pooled:
    """A page's way, to a table of numbers."""
    page = Pooled(pool.path)
    with page.begin(write=True) as hand:
        hand.do("CREATE TABLE note (n INTEGER NOT NULL)")
    return page


def count(page: Pooled) -> int:
    with page.begin(write=False) as hand:
        return int(hand.ask(COUNT)[0][0])


def test_which_way(url: str, pool: Pool) -> None:
    """Who asks for the server's own database goes through the pool, who names another does not."""
    assert isinstance(way(url), Pooled)
    assert isinstance(way(f"{url}&connect_timeout=3"), Server)


def test_a_server_opens_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = open_pool()
    assert opened is not None and os.environ[POOL] == opened.path
    opened.close()
    assert not os.path.exists(opened.path) and POOL not in os.environ
    monkeypatch.setenv(WHERE, "tables.sqlite")
    assert open_pool() is None


def test_many_pages_take_few_connections(pool: Pool) -> None:
    """Ten pages at five tables play at once, and the server has two connections."""
    games = [both(open_tables()) for _ in range(5)]
    with ThreadPoolExecutor(5) as people:
        list(people.map(lambda pages: go_on(*pages, moves=10), games))
    assert [pages[0].n for pages in games] == [10] * 5
    asked = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'pool'"
    with pool.begin(write=False) as hand:
        assert 1 <= hand.ask(asked)[0][0] <= 2


def test_all_or_nothing(notes: Pooled) -> None:
    with pytest.raises(ZeroDivisionError), notes.begin(write=True) as hand:
        hand.do("INSERT INTO note (n) VALUES (:n)", [{"n": 1}, {"n": 2}])
        raise ZeroDivisionError
    assert count(notes) == 0
    with notes.begin(write=True) as hand:
        hand.do("INSERT INTO note (n) VALUES (:n)", [{"n": 1}, {"n": 2}])
        assert hand.change("UPDATE note SET n = 3 WHERE n = :n", n=1) == 1
    assert count(notes) == 2


def test_what_the_database_refuses(notes: Pooled) -> None:
    """It is told as always, and the next transaction is a new one."""
    with pytest.raises(NoStore) as told, notes.begin(write=True) as hand:
        hand.do("INSERT INTO note (n) VALUES (:n)", [{"n": 1}])
        hand.ask("SELECT n FROM nothing")
    assert told.value.reason == "store-broken"
    assert count(notes) == 0
    with pytest.raises(NoStore), notes.begin(write=False) as hand:
        hand.do("INSERT INTO note (n) VALUES (:n)", [{"n": 1}])
    assert count(notes) == 0


def test_a_page_that_goes_or_stands_still(
    pool: Pool, notes: Pooled, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it had begun is undone, and its connection is lent to others."""
    monkeypatch.setattr("churchill_kit.store.pool.PATIENCE", 0.3)
    for stands in (False, True, False, True):
        gone = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        gone.connect(pool.path)
        gone.sendall(b'["begin", true]\n["do", "INSERT INTO note (n) VALUES (1)", [{}]]\n')
        gone.recv(100)
        if not stands:
            gone.close()
    assert [count(notes) for _ in range(5)] == [0] * 5


def test_nobody_waits_for_ever(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """When all connections are lent, a page is told so."""
    monkeypatch.setattr("churchill_kit.store.pool.PATIENCE", 0.1)
    with pool.begin(write=False), pool.begin(write=False):
        refused("table-store-busy", open_tables)
    open_tables().close()


def test_the_database_is_away_for_a_while(postgres: Postgres, pool: Pool) -> None:
    owner, other = both(open_tables())
    go_on(owner, other, moves=2)
    postgres.stop()
    try:
        for _ in range(3):
            refused("table-store-away", owner.poll)
    finally:
        postgres.start()
    go_on(owner, other, moves=4)
    assert owner.n == 6


def test_the_pool_is_away(pool: Pool) -> None:
    """A page whose server has ended says what it says of a database that is away."""
    owner: Any = both(open_tables())[0]
    pool.close()
    owner.room.way.close()
    with pytest.raises(NoTable) as told:
        owner.poll()
    assert told.value.reason == "table-store-away"
