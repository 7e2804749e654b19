"""The rows of shared tables: how they are laid out, and the statements that read and write them.

A table is a row of ``shared_table``; whatever happens at it raises its ``version``. What was
played are rows of ``shared_move``, numbered from 1 without a gap and never changed: a move, or
that moves were taken back. Whoever writes one says which number it is to have, and changes the
table's row first, where the number is compared: so writers wait for each other there, and only
one of two counts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..table.errors import NoTable
from ..table.invites import new_code
from .connect import Hand
from .layout import Layout

_TID = "tid VARCHAR(16) NOT NULL"

STATEMENTS = (
    "CREATE TABLE IF NOT EXISTS shared_table (tid VARCHAR(16) NOT NULL, version BIGINT NOT NULL, "
    "n INTEGER NOT NULL, game VARCHAR(40) NOT NULL, start TEXT NOT NULL, "
    "code VARCHAR(6) NOT NULL, pace VARCHAR(10) NOT NULL, chat INTEGER NOT NULL, "
    "hands INTEGER NOT NULL, proposal TEXT NOT NULL, turn VARCHAR(40) NOT NULL, "
    "opened BIGINT NOT NULL, moved BIGINT NOT NULL, next VARCHAR(16) NOT NULL, "
    "PRIMARY KEY (tid), UNIQUE (code))",
    # `who` plays now: a person or a player by name; `taken`: since when a person has the seat.
    f"CREATE TABLE IF NOT EXISTS shared_seat ({_TID}, seat VARCHAR(40) NOT NULL, "
    "place INTEGER NOT NULL, who VARCHAR(40) NOT NULL, person INTEGER NOT NULL, "
    "taken BIGINT NOT NULL, name VARCHAR(80) NOT NULL, label VARCHAR(80) NOT NULL, "
    "seen BIGINT NOT NULL, hook TEXT NOT NULL, lang VARCHAR(10) NOT NULL, "
    "PRIMARY KEY (tid, seat))",
    # One secret may open several tables: a game and its rematches.
    f"CREATE TABLE IF NOT EXISTS shared_key (digest VARCHAR(64) NOT NULL, {_TID}, "
    "role VARCHAR(10) NOT NULL, seat VARCHAR(40) NOT NULL, PRIMARY KEY (digest, tid))",
    f"CREATE TABLE IF NOT EXISTS shared_move ({_TID}, n INTEGER NOT NULL, "
    "seat VARCHAR(40) NOT NULL, action TEXT NOT NULL, player VARCHAR(40) NOT NULL, "
    "at BIGINT NOT NULL, request VARCHAR(40) NOT NULL, PRIMARY KEY (tid, n))",
    f"CREATE TABLE IF NOT EXISTS shared_line ({_TID}, n INTEGER NOT NULL, "
    "seat VARCHAR(40) NOT NULL, line TEXT NOT NULL, at BIGINT NOT NULL, "
    "request VARCHAR(40) NOT NULL, PRIMARY KEY (tid, n))",
    "CREATE TABLE IF NOT EXISTS shared_guess (visitor VARCHAR(64) NOT NULL, at BIGINT NOT NULL, "
    "salt VARCHAR(16) NOT NULL, PRIMARY KEY (visitor, at, salt))",
    "CREATE TABLE IF NOT EXISTS shared_version (version INTEGER NOT NULL, PRIMARY KEY (version))",
)

LAYOUT = Layout(STATEMENTS, "shared_version", version=1)

OF_A_TABLE = ("shared_line", "shared_move", "shared_key", "shared_seat", "shared_table")


class TableRow(NamedTuple):
    """A table, as it is kept."""

    tid: str
    version: int
    n: int  # rows of what was played
    game: str
    start: str
    code: str
    pace: str
    chat: int
    hands: int
    proposal: str
    turn: str
    opened: int
    moved: int
    next: str


class SeatRow(NamedTuple):
    """A seat, as it is kept."""

    seat: str
    place: int
    who: str
    person: int
    taken: int
    name: str
    label: str
    seen: int
    hook: str
    lang: str


class KeyRow(NamedTuple):
    """What a secret opens."""

    tid: str
    role: str
    seat: str


class MoveRow(NamedTuple):
    """What was played: a move, or that moves were taken back."""

    n: int
    seat: str
    action: str
    player: str
    at: int
    request: str


class LineRow(NamedTuple):
    """What somebody said."""

    n: int
    seat: str
    line: str
    at: int


def columns(of: type[NamedTuple]) -> str:
    """The columns of a kind of rows, as a statement names them."""
    return ", ".join(of._fields)


# -- reading ---------------------------------------------------------------------------------------


def find(hand: Hand, tid: str) -> TableRow:
    """A table's row; NoTable if it has gone."""
    found = hand.ask(f"SELECT {columns(TableRow)} FROM shared_table WHERE tid = :tid", tid=tid)
    if not found:
        raise NoTable("table-gone")
    return TableRow(*found[0])


def version(hand: Hand, tid: str) -> int:
    """What tells that there is news; NoTable if the table has gone."""
    found = hand.ask("SELECT version FROM shared_table WHERE tid = :tid", tid=tid)
    if not found:
        raise NoTable("table-gone")
    return int(found[0][0])


def seats(hand: Hand, tid: str) -> list[SeatRow]:
    """The seats of a table, in their order."""
    asked = f"SELECT {columns(SeatRow)} FROM shared_seat WHERE tid = :tid ORDER BY place"
    return [SeatRow(*row) for row in hand.ask(asked, tid=tid)]


def keys(hand: Hand, digest: str) -> list[KeyRow]:
    """What a secret opens, the latest table first."""
    asked = (
        "SELECT k.tid, k.role, k.seat FROM shared_key k JOIN shared_table t ON t.tid = k.tid "
        "WHERE k.digest = :digest "
        "ORDER BY CASE WHEN t.next = '' THEN 0 ELSE 1 END, t.opened DESC, t.tid, k.role"
    )
    return [KeyRow(*row) for row in hand.ask(asked, digest=digest)]


def key(hand: Hand, digest: str, tid: str) -> KeyRow:
    """What a secret opens at one table; NoTable if it is no secret of that table's, or none any
    longer."""
    asked = f"SELECT {columns(KeyRow)} FROM shared_key WHERE digest = :digest AND tid = :tid"
    found = hand.ask(asked, digest=digest, tid=tid)
    if not found:
        raise NoTable("table-gone")
    return KeyRow(*found[0])


def moves(hand: Hand, tid: str, after: int = 0) -> list[MoveRow]:
    """What was played after the first so many."""
    asked = f"SELECT {columns(MoveRow)} FROM shared_move WHERE tid = :tid AND n > :after ORDER BY n"
    return [MoveRow(*row) for row in hand.ask(asked, tid=tid, after=after)]


def lines(hand: Hand, tid: str, after: int = 0) -> list[LineRow]:
    """What was said after the first so many."""
    asked = f"SELECT {columns(LineRow)} FROM shared_line WHERE tid = :tid AND n > :after ORDER BY n"
    return [LineRow(*row) for row in hand.ask(asked, tid=tid, after=after)]


def free_code(hand: Hand, *beside: str) -> str:
    """A code that no table has, nor anything in `beside`, which are names of tables of rows."""
    while True:
        code = new_code()
        asked = [
            f"SELECT code FROM {rows} WHERE code = :code" for rows in ("shared_table", *beside)
        ]
        if not any(hand.ask(statement, code=code) for statement in asked):
            return code


# -- writing ---------------------------------------------------------------------------------------


def insert(hand: Hand, table: str, row: NamedTuple, **more: Any) -> None:
    """A new row."""
    values = {**more, **row._asdict()}
    named = ", ".join(f":{column}" for column in values)
    hand.do(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({named})", [values])


def touch(hand: Hand, tid: str, **changed: Any) -> None:
    """There is news at a table, and this of its row has changed; NoTable if it has gone. First of
    all that a transaction writes, so that others who write there wait."""
    setting = "".join(f", {column} = :{column}" for column in changed)
    statement = f"UPDATE shared_table SET version = version + 1{setting} WHERE tid = :tid"
    if not hand.change(statement, tid=tid, **changed):
        raise NoTable("table-gone")


def append(hand: Hand, tid: str, expected: int, rows: list[MoveRow], **changed: Any) -> bool:
    """Write what was played next, if so much as `expected` was played before; False, and nothing
    is written, if not. A proposal to take moves back ends with it."""
    setting = "".join(f", {column} = :{column}" for column in changed)
    done = hand.change(
        f"UPDATE shared_table SET version = version + 1, n = :n, proposal = ''{setting} "
        "WHERE tid = :tid AND n = :expected",
        tid=tid,
        expected=expected,
        n=expected + len(rows),
        **changed,
    )
    if done:
        for row in rows:
            insert(hand, "shared_move", row, tid=tid)
    return bool(done)


def set_seat(hand: Hand, tid: str, seat: str, only: str = "", **changed: Any) -> bool:
    """Change a seat, if what `only` asks of it holds; True if it did."""
    setting = ", ".join(f"{column} = :{column}" for column in changed)
    where = f"tid = :tid AND seat = :seat{only and f' AND {only}'}"
    statement = f"UPDATE shared_seat SET {setting} WHERE {where}"
    return bool(hand.change(statement, tid=tid, seat=seat, **changed))


def remove(hand: Hand, tid: str) -> None:
    """All rows of a table; the one before it has no rematch any longer."""
    hand.do("UPDATE shared_table SET next = '' WHERE next = :tid", [{"tid": tid}])
    for table in OF_A_TABLE:
        hand.do(f"DELETE FROM {table} WHERE tid = :tid", [{"tid": tid}])
