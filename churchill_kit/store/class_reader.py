"""A class as one page follows it: what is new is asked for, and nothing twice."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, NamedTuple

from ..classroom import marking
from ..classroom.answers import Answered
from ..classroom.errors import NoClass
from ..classroom.picture import Standing, standing
from ..classroom.works import Work, load, plan
from ..engine.errors import GameError
from ..engine.registry import game
from ..engine.state import State
from ..engine.words import say
from ..table.errors import NoTable
from ..table.invites import digest
from ..table.presence import BEAT, HERE, here, now
from ..tutor.exercise import Exercise
from . import class_rows as rows
from .connect import Hand
from .following import Follower
from .reader import LOOK
from .shared_table import SharedTable
from .tables import Tables


class Given(NamedTuple):
    """What is to be done: a work and, if something that it is about is gone, why it can't be."""

    aid: int
    work: Work | None
    closed: bool
    since: int
    trouble: GameError | None


class Shown(NamedTuple):
    """What is shown to all: an exercise with the position that it has come to, or what a seat sees
    at a table. Nobody's name is in it."""

    exercise: Exercise | None
    view: State | None
    seat: str


class ClassReader(Follower):
    """A class, read by the secret of its teacher, of its projector or of a student."""

    def __init__(self, tables: Tables, secret: str, key: rows.KeyRow) -> None:
        self.tables = tables
        self.room = tables.room
        self.cid, self.role, self.sid = key.cid, key.role, key.sid
        self.version = 0
        self.students: tuple[rows.StudentRow, ...] = ()
        self.works: tuple[Given, ...] = ()
        self.seats: tuple[rows.SeatRow, ...] = ()
        self.answers: list[Answered] = []
        self._own: dict[tuple[int, int], list[Answered]] = {}  # by student and work
        self.turns: dict[str, str] = {}  # of the tables that are there: whose turn, "" if over
        self.sitting: set[int] = set()  # the students who are at their tables now
        self._secret = secret
        self._digest = digest(secret)
        self._look = self._beat = 0
        self._followed: SharedTable | None = None
        self.row = self.room.read(lambda hand: rows.find(hand, self.cid))._replace(
            n=0, people=-1, works=-1
        )
        self._arrive(now())
        self._read(now())

    # -- what is new -------------------------------------------------------------------------------

    def version_now(self, hand: Hand) -> int:
        return rows.version(hand, self.cid)

    def poll(self) -> bool:
        """Ask whether there is anything new and take it in; True if there is. Costs one row while
        there is nothing."""
        at = now()
        self._arrive(at)
        version = self.room.read(self.version_now)
        if version == self.version and at < self._look:
            return False
        return self._read(at)

    def _read(self, at: int) -> bool:
        """All that has changed since the last time."""
        known = self.row

        def read(hand: Hand) -> tuple[Any, ...]:
            rows.key(hand, self._digest)
            row = rows.find(hand, self.cid)
            new = row.works != known.works
            more = row.n > known.n and self.role != "projector"
            return (
                row,
                rows.students(hand, self.cid),
                rows.works(hand, self.cid) if new else None,
                rows.seats(hand, self.cid) if new else self.seats,
                rows.answers(hand, self.cid, known.n, self.sid) if more else [],
                rows.turns(hand, self.cid, self.sid),
                rows.sitting(hand, self.cid, at - HERE) if self.role == "teacher" else set(),
            )

        before = self._state()
        row, students, works, seats, answers, turns, sitting = self.room.read(read)
        self.students, self.seats, self.turns = tuple(students), tuple(seats), turns
        self.sitting = sitting
        if row.people != known.people:  # who was taken out has left no answers
            there = {s.sid for s in students}
            answers = [a for a in (*self.answers, *answers) if a.sid in there]
            self.answers, self._own = [], {}
        for answer in answers:
            self.answers.append(answer)
            self._own.setdefault((answer.sid, answer.aid), []).append(answer)
        if row.shown != known.shown:
            self._followed = None
        if works is not None:
            self.works = tuple(self._given(work) for work in works)
        self.row, self.version, self._look = row, row.version, at + LOOK
        return bool(self._state() != before)

    def _given(self, row: rows.WorkRow) -> Given:
        work = None
        try:
            work = load(row.work)
            plan(work, self.sid)
        except GameError as error:
            return Given(row.aid, work, bool(row.closed), row.given, error)
        return Given(row.aid, work, bool(row.closed), row.given, None)

    def _state(self) -> Any:
        """What a page of this kind shows."""
        return self.version, self.turns, self._here()

    def _here(self) -> tuple[int, ...]:
        """The students who are here."""
        at = now()
        return tuple(s.sid for s in self.students if s.sid in self.sitting or here(s.seen, at))

    def _arrive(self, at: int) -> None:
        """Say now and then that a student is here. It is news only if he was away."""
        if not self.sid or at - self._beat < BEAT:
            return
        self._beat = at

        def arrive(hand: Hand) -> None:
            rows.key(hand, self._digest)
            asked = "SELECT seen FROM class_student WHERE cid = :cid AND sid = :sid"
            (seen,) = hand.ask(asked, cid=self.cid, sid=self.sid)[0]
            if not here(seen, at):
                rows.touch(hand, self.cid)
            rows.change(hand, "class_student", self.cid, {"sid": self.sid}, seen=at)

        try:
            self.room.write(arrive)
        except NoTable:
            return  # a store that cannot be written disturbs nobody who reads

    # -- what there is -----------------------------------------------------------------------------

    def given(self, aid: int) -> tuple[Given, Work]:
        """A work by its number. NoClass, or the trouble that it is in, if nothing can be done."""
        found = next((g for g in self.works if g.aid == aid), None)
        if found is None:
            raise NoClass("class-no-work")
        if found.trouble is not None or found.work is None:
            raise found.trouble or NoClass("class-no-work")
        return found, found.work

    def standing(self, given: Given, sid: int) -> dict[str, Any]:
        """Where a student stands in a work, as plain data: "state" ("open", "done", "closed" or
        "gone"), "total", "done", "right", "next", and where there is a table "table" and
        "seat"."""
        if given.work is None or given.trouble is not None:
            return {**Standing(0, 0, 0, None)._asdict(), "state": "gone"}
        if given.work.kind == "tables":
            return self._at_table(given, sid)
        total = len(plan(given.work, sid))
        found = standing(self._own.get((sid, given.aid), ()), total)
        state = "done" if found.done >= total else "closed" if given.closed else "open"
        return {**found._asdict(), "state": state}

    def _at_table(self, given: Given, sid: int) -> dict[str, Any]:
        seat = next((s for s in self.seats if (s.aid, s.sid) == (given.aid, sid)), None)
        if seat is None or seat.tid not in self.turns:
            found = Standing(0, 0, 0, None)
            return {**found._asdict(), "state": "gone", "table": "", "seat": ""}
        over = not self.turns[seat.tid]
        found = Standing(1, int(over), 0, None)
        state = "done" if over else "closed" if given.closed else "open"
        return {**found._asdict(), "state": state, "table": seat.tid, "seat": seat.seat}

    def _plain(self, given: Given, lang: str) -> dict[str, Any]:
        """What is to be done, as plain data."""
        work = vars(given.work) if given.work is not None else {}
        trouble = say(given.trouble, lang) if given.trouble is not None else ""
        return {"aid": given.aid, **work, "since": given.since, "trouble": trouble}

    @property
    def shown(self) -> Shown | None:
        """What the teacher shows to all; None if it is nothing, or nothing any longer."""
        data = json.loads(self.row.shown) if self.row.shown else {}
        try:
            if data.get("kind") == "exercise":
                return Shown(self._exercise(data), None, "")
            if data.get("kind") == "view":
                view = game(data["game"]).load(data["view"])
                return Shown(None, view, data["seat"])
            if data.get("kind") == "table" and self.role != "student":
                return Shown(None, self._follow(data["tid"], data["seat"]), data["seat"])
        except GameError:
            return None  # the game, its maker or the table has gone
        return None

    def _exercise(self, data: dict[str, Any]) -> Exercise:
        found = marking.exercise(data["game"], data["maker"], data["seed"], exam=True)
        for move in marking.moves(data["game"], data["moves"]):
            found.check(move)
        return found

    def _follow(self, tid: str, seat: str) -> State:
        """What a seat sees at a table of the class now."""
        if self._followed is None or self._followed.tid != tid:
            self._followed = self.tables.enter(self._table_secret(tid), tid)
        self._followed.poll()
        return self._followed.table.view(seat)

    def beside(self) -> tuple[Follower, ...]:
        return () if self._followed is None else (self._followed,)

    def let_go(self) -> None:
        """Follow no table any longer."""
        self._followed = None

    def _table_secret(self, tid: str) -> str:
        """By which this page looks at a table of the class."""
        return self._secret


class Projector(ClassReader):
    """What a class sees on the wall: its name, its code, who has come, and what the teacher
    shows."""

    def news(self) -> dict[str, Any]:
        """As plain data: "name", "language", "game", "code" ("" while nobody can join),
        "nicknames" of those who have come, "shown" (is there anything?)."""
        return {
            "name": self.row.name,
            "language": self.row.lang,
            "game": self.row.game,
            "code": self.row.code if self.row.joining else "",
            "nicknames": [s.name for s in self.students],
            "shown": bool(self.row.shown),
        }

    def poll(self) -> bool:
        """Ask whether there is anything new, at a table that is shown as well."""
        moved = False
        if self._followed is not None:
            with suppress(NoTable):
                moved = self._followed.poll()
        return super().poll() or moved

    def _state(self) -> Any:
        return self.news(), self.row.shown
