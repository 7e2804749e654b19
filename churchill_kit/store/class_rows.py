"""The rows of classes: how they are laid out, and the statements that read and write them.

A class is a row of ``class_class``; whatever happens in it raises its ``version``, so a page asks
for one row to know whether there is news. What kind of news is told by numbers beside it: ``n``
answers, which are numbered without a gap and never changed; ``people`` and ``works`` grow with what
changes of students and of what they are to do. Whoever writes changes that row first, so writers
wait for each other there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..classroom.answers import Answered
from ..classroom.errors import NoClass
from .connect import Hand
from .layout import Layout
from .table_rows import columns
from .table_rows import remove as remove_table

_CID = "cid VARCHAR(16) NOT NULL"

STATEMENTS = (
    f"CREATE TABLE IF NOT EXISTS class_class ({_CID}, version BIGINT NOT NULL, "
    "n INTEGER NOT NULL, people INTEGER NOT NULL, works INTEGER NOT NULL, "
    "name VARCHAR(80) NOT NULL, lang VARCHAR(10) NOT NULL, game VARCHAR(40) NOT NULL, "
    "code VARCHAR(6) NOT NULL, roll TEXT NOT NULL, joining INTEGER NOT NULL, "
    "shown TEXT NOT NULL, opened BIGINT NOT NULL, used BIGINT NOT NULL, "
    "PRIMARY KEY (cid), UNIQUE (code))",
    f"CREATE TABLE IF NOT EXISTS class_key (digest VARCHAR(64) NOT NULL, {_CID}, "
    "role VARCHAR(10) NOT NULL, sid INTEGER NOT NULL, PRIMARY KEY (digest))",
    # `same`: what two nicknames have in common that nobody could tell apart.
    f"CREATE TABLE IF NOT EXISTS class_student ({_CID}, sid INTEGER NOT NULL, "
    "name VARCHAR(80) NOT NULL, same VARCHAR(160) NOT NULL, joined BIGINT NOT NULL, "
    "seen BIGINT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (cid, sid), UNIQUE (cid, same))",
    f"CREATE TABLE IF NOT EXISTS class_work ({_CID}, aid INTEGER NOT NULL, work TEXT NOT NULL, "
    "given BIGINT NOT NULL, closed INTEGER NOT NULL, PRIMARY KEY (cid, aid))",
    f"CREATE TABLE IF NOT EXISTS class_seat ({_CID}, aid INTEGER NOT NULL, sid INTEGER NOT NULL, "
    "tid VARCHAR(16) NOT NULL, seat VARCHAR(40) NOT NULL, PRIMARY KEY (cid, aid, sid))",
    f"CREATE TABLE IF NOT EXISTS class_table ({_CID}, aid INTEGER NOT NULL, "
    "tid VARCHAR(16) NOT NULL, PRIMARY KEY (cid, tid))",
    f"CREATE TABLE IF NOT EXISTS class_answer ({_CID}, n INTEGER NOT NULL, sid INTEGER NOT NULL, "
    "aid INTEGER NOT NULL, i INTEGER NOT NULL, attempt INTEGER NOT NULL, "
    "maker VARCHAR(80) NOT NULL, seed BIGINT NOT NULL, rule VARCHAR(20) NOT NULL, "
    "correct INTEGER NOT NULL, hints INTEGER NOT NULL, at BIGINT NOT NULL, given TEXT NOT NULL, "
    "request VARCHAR(40) NOT NULL, PRIMARY KEY (cid, n), UNIQUE (cid, sid, aid, i, attempt))",
    "CREATE TABLE IF NOT EXISTS class_version (version INTEGER NOT NULL, PRIMARY KEY (version))",
)

LAYOUT = Layout(STATEMENTS, "class_version", version=1)

OF_A_CLASS = (
    "class_answer", "class_seat", "class_table", "class_work", "class_key", "class_student",
)  # fmt: skip

ANSWER = "n, sid, aid, i, attempt, maker, seed, rule, correct, hints, at, given"


class ClassRow(NamedTuple):
    """A class, as it is kept."""

    cid: str
    version: int
    n: int  # rows of answers
    people: int
    works: int
    name: str
    lang: str
    game: str
    code: str
    roll: str
    joining: int
    shown: str
    opened: int
    used: int


class KeyRow(NamedTuple):
    """What a secret opens."""

    cid: str
    role: str
    sid: int


class StudentRow(NamedTuple):
    """A student, as he is kept."""

    sid: int
    name: str
    same: str
    joined: int
    seen: int
    place: str


class WorkRow(NamedTuple):
    """What is to be done, as it is kept."""

    aid: int
    work: str
    given: int
    closed: int


class SeatRow(NamedTuple):
    """A student's seat at a table of a work's."""

    aid: int
    sid: int
    tid: str
    seat: str


# -- reading ---------------------------------------------------------------------------------------


def find(hand: Hand, cid: str) -> ClassRow:
    """A class's row; NoClass if it has gone."""
    found = hand.ask(f"SELECT {columns(ClassRow)} FROM class_class WHERE cid = :cid", cid=cid)
    if not found:
        raise NoClass("class-gone")
    return ClassRow(*found[0])


def version(hand: Hand, cid: str) -> int:
    """What tells that there is news; NoClass if the class has gone."""
    found = hand.ask("SELECT version FROM class_class WHERE cid = :cid", cid=cid)
    if not found:
        raise NoClass("class-gone")
    return int(found[0][0])


def key(hand: Hand, digest: str) -> KeyRow:
    """What a secret opens; NoClass if it opens nothing, or nothing any longer."""
    asked = f"SELECT {columns(KeyRow)} FROM class_key WHERE digest = :digest"
    found = hand.ask(asked, digest=digest)
    if not found:
        raise NoClass("class-gone")
    return KeyRow(*found[0])


def students(hand: Hand, cid: str) -> list[StudentRow]:
    """The students of a class, in the order in which they came."""
    asked = f"SELECT {columns(StudentRow)} FROM class_student WHERE cid = :cid ORDER BY sid"
    return [StudentRow(*row) for row in hand.ask(asked, cid=cid)]


def works(hand: Hand, cid: str) -> list[WorkRow]:
    """What is to be done, in its order."""
    asked = f"SELECT {columns(WorkRow)} FROM class_work WHERE cid = :cid ORDER BY aid"
    return [WorkRow(*row) for row in hand.ask(asked, cid=cid)]


def seats(hand: Hand, cid: str) -> list[SeatRow]:
    """Who sits where at the tables of a class."""
    asked = f"SELECT {columns(SeatRow)} FROM class_seat WHERE cid = :cid ORDER BY aid, sid"
    return [SeatRow(*row) for row in hand.ask(asked, cid=cid)]


def answers(hand: Hand, cid: str, after: int = 0, sid: int = 0) -> list[Answered]:
    """What was answered after the first so many, by one student if one is named."""
    own = " AND sid = :sid" if sid else ""
    asked = f"SELECT {ANSWER} FROM class_answer WHERE cid = :cid AND n > :after{own} ORDER BY n"
    found = hand.ask(asked, cid=cid, after=after, **({"sid": sid} if sid else {}))
    return [Answered(*row)._replace(right=bool(row[8])) for row in found]


# -- writing ---------------------------------------------------------------------------------------


def touch(hand: Hand, cid: str, *grown: str, **changed: Any) -> ClassRow:
    """There is news in a class, of this kind, and this of its row has changed; its row as it is
    now. NoClass if it has gone. First of all that a transaction writes, so that others wait."""
    setting = "".join(f", {column} = {column} + 1" for column in grown)
    setting += "".join(f", {column} = :{column}" for column in changed)
    statement = f"UPDATE class_class SET version = version + 1{setting} WHERE cid = :cid"
    if not hand.change(statement, cid=cid, **changed):
        raise NoClass("class-gone")
    return find(hand, cid)


def turns(hand: Hand, cid: str, sid: int = 0) -> dict[str, str]:
    """Whose turn it is at the tables of a class that are there, of one student's if one is named;
    "" where the game is over."""
    own = " AND s.sid = :sid" if sid else ""
    asked = (
        "SELECT t.tid, t.turn FROM shared_table t JOIN class_seat s ON s.tid = t.tid "
        f"WHERE s.cid = :cid{own}"
    )
    return {t: turn for t, turn in hand.ask(asked, cid=cid, **({"sid": sid} if sid else {}))}


def sitting(hand: Hand, cid: str, since: int) -> set[int]:
    """The students who have been seen at a table of their class since then."""
    asked = (
        "SELECT s.sid FROM class_seat s JOIN shared_seat t ON t.tid = s.tid AND t.seat = s.seat "
        "WHERE s.cid = :cid AND t.seen >= :since"
    )
    return {sid for (sid,) in hand.ask(asked, cid=cid, since=since)}


def add_answer(hand: Hand, cid: str, answered: Answered, request: str) -> None:
    """Write an answer."""
    named = ", ".join(f":{field}" for field in Answered._fields)
    values = {**answered._asdict(), "right": int(answered.right), "cid": cid, "request": request}
    hand.do(
        f"INSERT INTO class_answer ({ANSWER}, cid, request) VALUES ({named}, :cid, :request)",
        [values],
    )


def change(hand: Hand, table: str, cid: str, where: dict[str, Any], **changed: Any) -> bool:
    """Change the rows of a class of which this holds; True if there are any."""
    setting = ", ".join(f"{column} = :{column}" for column in changed)
    held = "".join(f" AND {column} = :is_{column}" for column in where)
    asked = {f"is_{column}": value for column, value in where.items()}
    statement = f"UPDATE {table} SET {setting} WHERE cid = :cid{held}"
    return bool(hand.change(statement, cid=cid, **asked, **changed))


def delete(hand: Hand, table: str, cid: str, **where: Any) -> int:
    """Delete the rows of a class of which this holds; how many there were."""
    held = "".join(f" AND {column} = :{column}" for column in where)
    return hand.change(f"DELETE FROM {table} WHERE cid = :cid{held}", cid=cid, **where)


def tables(hand: Hand, cid: str, aid: int = 0) -> list[str]:
    """The tables of a class or of one work, with their rematches, those of yore first."""
    own = " AND aid = :aid" if aid else ""
    asked = f"SELECT tid FROM class_table WHERE cid = :cid{own} ORDER BY aid, tid"
    found = []
    for (tid,) in hand.ask(asked, cid=cid, **({"aid": aid} if aid else {})):
        while tid and tid not in found:
            after = hand.ask("SELECT next FROM shared_table WHERE tid = :tid", tid=tid)
            if after:
                found.append(tid)
            tid = after[0][0] if after else ""
    return found


def remove(hand: Hand, cid: str) -> dict[str, int]:
    """All of a class, its tables too; how much there was of each."""
    played = tables(hand, cid)
    for tid in played:
        remove_table(hand, tid)
    gone = {table: delete(hand, table, cid) for table in (*OF_A_CLASS, "class_class")}
    return {
        "students": gone["class_student"],
        "works": gone["class_work"],
        "answers": gone["class_answer"],
        "tables": len(played),
    }
