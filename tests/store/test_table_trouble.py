"""What goes wrong with a store of tables: one sentence, no move lost, nothing half done."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from churchill_kit import cli
from churchill_kit.store import NoStore, NoTable, connect, open_store, open_tables
from churchill_kit.store import table_rows as rows
from churchill_kit.store.where import WHERE
from churchill_kit.tutor.progress import Answer, Progress
from tests.store.postgres import Postgres
from tests.store.refusing import refused
from tests.store.test_tables import GIVEN, both

ANSWER = Answer(1_800_000_000, "some_maker", 1, True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "tables.sqlite"


# -- where there is none ---------------------------------------------------------------------------


def test_where_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to do."""
    monkeypatch.setenv(WHERE, "browser")
    assert "--store" in str(refused("table-store-none", open_tables))


def test_on_the_static_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python in a browser has no sqlite3."""
    monkeypatch.setenv(WHERE, "")
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    assert "churchill-kit serve" in str(refused("table-store-not-here", open_tables))


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("mysql+nothing://here/db", "bad-address"),
        ("://", "bad-address"),
        ("postgresql://here:x/db", "away"),
        ("postgresql://h/db?no_such_thing=1", "bad-address"),
        ("postgresql:///db?host=/no/such/folder", "away"),
        ("/dev/null/x/tables.sqlite", "no-folder"),
    ],
)
def test_an_address_that_leads_nowhere(where: str, reason: str) -> None:
    refused(f"table-store-{reason}", open_tables, where)


def test_without_psycopg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    told = refused("table-store-no-driver", open_tables, "postgresql://here/db")
    assert "psycopg" in str(told)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_server_is_not_started_with_a_store_that_cannot_be(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WHERE, "browser")
    with pytest.raises(SystemExit) as ended:
        cli.main(["serve", "--store", "mysql+nothing://here/db", "--lang", lang])
    assert ended.value.code == 2
    told = capsys.readouterr().err.strip()
    assert "PostgreSQL" in told and "\n" not in told


def test_a_store_is_named_for_a_server(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pages find it there, wherever they run."""
    monkeypatch.setenv(WHERE, "browser")
    named = where
    if "://" not in where:
        monkeypatch.chdir(Path(where).parent)
        named = Path(where).name
    cli._keep_in(named)
    assert os.environ[WHERE] == where
    secret = open_tables().open(GIVEN)
    assert open_tables(where).enter(secret)
    cli._keep_in("browser")
    refused("table-store-none", open_tables)


# -- a store of another version --------------------------------------------------------------------


def test_a_store_that_knew_no_tables(where: str) -> None:
    """What learners have done stays, and tables lie beside it."""
    mine = Progress("churchill")
    mine.add(ANSWER)
    store = open_store(where)
    store.sync("Anna", mine)
    word = store.claim("Anna")
    both(open_tables(where))
    theirs = Progress("churchill")
    open_store(where).sync("Anna", theirs)
    assert list(theirs.log()) == [ANSWER] and store.claim("Anna", word) == ""


def test_learners_at_a_server(where: str) -> None:
    """The same on both kinds of databases."""
    store = open_store(where)
    mine = Progress("churchill")
    mine.add(ANSWER)
    mine.add_passed("5.2", 5)
    assert not store.sync("", mine) and not store.add("", mine, [ANSWER], read={"5.2": 7})
    store.rename("", "Анна", "churchill")
    other = Progress("churchill")
    assert open_store(where).sync("Анна", other) and list(other.log()) == [ANSWER]
    assert other.passed == {"5.2": 5} and other.read == {"5.2": 7}
    assert store.learners("churchill") == ("Анна",)
    store.way.close()


def test_a_store_of_a_newer_version(where: str) -> None:
    tables = open_tables(where)
    tables.room.write(lambda hand: hand.do("UPDATE shared_version SET version = 99"))
    refused("table-store-newer", open_tables, where)
    assert open_store(where), "progress is another matter"


# -- a store that fails in the middle --------------------------------------------------------------


def test_the_store_is_locked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, _ = both(open_tables(file))
    monkeypatch.setattr(connect, "PATIENCE", 0.05)
    action = owner.view.actions()[0]
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        refused("table-store-busy", owner.play, action, request="a")
        assert not owner.poll(), "reading goes on"
        other.execute("COMMIT")
    owner.play(action, request="a")
    assert owner.n == 1


def test_the_store_is_read_only(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, other = both(open_tables(file))
    action = owner.view.actions()[0]
    real = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda path, **more: real(f"file:{path}?mode=ro", uri=True, **more)
    )
    refused("table-store-read-only", owner.play, action)
    assert owner.n == 0 and not owner.poll() and not other.poll()


def test_the_store_is_full(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a transaction: nothing of it is there."""
    owner, other = both(open_tables(file))
    real = sqlite3.connect

    def small(*given: Any, **more: Any) -> sqlite3.Connection:
        connection = real(*given, **more)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", small)
        n = 0
        with pytest.raises(NoTable) as caught:
            for n in range(2000):
                other.say("x" * 200, request=str(n))
        assert caught.value.reason == "table-store-full" and 0 < n < 500
    assert owner.poll() and len(owner.lines) == n
    other.say("x", request="last")
    assert owner.poll() and [x.n for x in owner.lines] == [*range(1, n + 2)]


def test_rows_that_this_version_cannot_play(where: str) -> None:
    """Whoever looks is told so, and what could be played is shown."""
    tables = open_tables(where)
    owner, other = both(tables)
    owner.play(owner.view.actions()[0])
    for action in ("{}", "x", json.dumps({"action": {"kind": "x"}}), '{"back": "x"}'):
        tables.room.write(
            lambda hand, action=action: hand.change(
                "UPDATE shared_move SET action = :action", action=action
            )
        )
        refused("table-unplayable", other.poll)
        assert other.table.record.n == 0


def test_a_server_that_is_gone_for_a_while(postgres: Postgres) -> None:
    """Nothing is lost: what was answered is there, what was refused can be sent again."""
    url = postgres.empty()
    tables = open_tables(url)
    owner, other = both(tables)
    actions = owner.view.actions()
    owner.play(actions[0], request="a")
    postgres.stop()
    try:
        for act in (owner.poll, owner.propose_undo, lambda: tables.open(GIVEN)):
            refused("table-store-away", act)
        refused("table-store-away", other.say, "x", request="b")
        with pytest.raises(NoStore) as caught:
            open_store(url)
        assert caught.value.reason == "store-away"
    finally:
        postgres.start()
    other.say("x", request="b")
    assert owner.poll() and owner.n == 1 and [x.line for x in owner.lines] == ["x"]
    assert other.table.record.state == owner.table.record.state


def test_what_a_page_without_a_table_does_not_pay_for(file: Path) -> None:
    """And one with a table in a file needs sqlite3 alone."""
    program = f"""
import sys
import churchill_kit.store, churchill_kit.table
assert not [m for m in sys.modules if m.startswith("churchill_kit.store.t")]
from churchill_kit.store import open_tables
tables = open_tables({str(file)!r})
tables.enter(tables.open({GIVEN!r}))
assert not {{"sqlalchemy", "psycopg", "ssl", "http.client"}} & set(sys.modules)"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


# -- two programs at one database ------------------------------------------------------------------

PROGRAM = """
import random, sys, time
from churchill_kit.store import NoTable, open_tables
where, *secrets = sys.argv[1:]
pages = [open_tables(where).enter(secret) for secret in secrets]
rng, counted = random.Random(), 0
print("ready", flush=True)
sys.stdin.readline()
while not all(page.over for page in pages):
    for page in pages:
        page.poll()
        if page.turn == page.seat:
            try:
                page.play(rng.choice(page.view.actions()), expected=page.n)
                counted += 1
            except NoTable as error:
                assert error.reason in ("table-moved-on", "table-store-busy"), error.reason
print(counted)
"""


def test_two_programs_at_one_table(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both play both seats as fast as they can: each number is given once, and whoever was told
    that a move counts finds it there."""
    tables = open_tables(where)
    given = {"game": "blitzkrieg", "seats": {"axis": "owner", "allies": "person"}, "seed": 3}
    owner, other = both(tables, given)
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM, where, owner._secret, other._secret],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    try:
        for program in programs:
            assert program.stdout is not None and program.stdout.readline() == "ready\n"
        told = [program.communicate("go\n", timeout=60)[0] for program in programs]
    finally:
        for program in programs:
            program.kill()
            program.wait()
    owner.poll()
    assert owner.over and sum(map(int, told)) == owner.n == owner.table.record.n
    found = tables.room.read(lambda hand: rows.moves(hand, owner.tid))
    assert [move.n for move in found] == [*range(1, owner.n + 1)]
    assert len({move.request for move in found}) == owner.n
