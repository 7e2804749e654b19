"""A class as its teacher has it: who learns in it, what is to be done, what he sees and shows."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, NamedTuple

from ..classroom import marking, nicknames, picture, results
from ..classroom.answers import Answered
from ..classroom.errors import NoClass
from ..classroom.grouping import groups, seated
from ..classroom.works import Work, asked, free_seats, read_work, table_of
from ..engine.errors import GameError
from ..engine.players import best_player
from ..engine.registry import game
from ..engine.state import State
from ..table.invites import derived, digest
from ..table.laying import lay
from ..table.presence import here, now
from ..table.seating import PERSON
from ..tutor.exercise import Exercise
from . import class_rows as rows
from . import table_rows
from .class_reader import ClassReader, Given
from .connect import Hand
from .shared_table import SharedTable
from .tables import open_table

WORKS = 100  # of one class
TOTALS = ("done", "right", "total")


class Links(NamedTuple):
    """What a teacher hands out: the code to join by, and the projector's secret."""

    code: str
    projector: str


class Watched(NamedTuple):
    """What a student has before him: an exercise with the position that he has come to, or what
    his seat sees at a table."""

    aid: int
    exercise: Exercise | None
    moves: str  # toward its goal, as they are kept
    view: State | None
    seat: str
    table: str


class Teacher(ClassReader):
    """A class, by its teacher's secret. Every call raises a GameError (NoTable, NoClass, …) if it
    cannot be done; nothing has happened then."""

    def links(self) -> Links:
        """What the teacher hands out."""
        return Links(self.row.code, derived(self._secret, "projector"))

    # -- students ----------------------------------------------------------------------------------

    def rename(self, sid: int, nickname: str) -> None:
        """Put a nickname right, also at tables."""
        name = nicknames.cleaned(nickname)
        same = nicknames.same(name)

        def act(hand: Hand) -> None:
            self._begin(hand, "people")
            if any(s.same == same and s.sid != sid for s in rows.students(hand, self.cid)):
                raise NoClass("class-nickname-taken", given=name)
            if not rows.change(hand, "class_student", self.cid, {"sid": sid}, name=name, same=same):
                raise NoClass("class-no-student")
            for seat in self._seats_of(hand, sid):
                self._set_seat(hand, seat, name=name)

        self._act(act)

    def remove(self, sid: int) -> None:
        """Take a student out of the class, with all that he answered; a player of the program goes
        on at his tables."""

        def act(hand: Hand) -> None:
            self._begin(hand, "people", "works")
            keys = "SELECT digest FROM class_key WHERE cid = :cid AND sid = :sid"
            known = [row[0] for row in hand.ask(keys, cid=self.cid, sid=sid)]
            if not known:
                raise NoClass("class-no-student")
            for seat in self._seats_of(hand, sid):
                found = table_rows.find(hand, seat.tid)
                own = {"tid": seat.tid, "digest": known[0]}
                hand.do("DELETE FROM shared_key WHERE tid = :tid AND digest = :digest", [own])
                self._set_seat(hand, seat, name="", taken=0, seen=0, who=best_player(found.game))
            for table in ("class_student", "class_key", "class_answer", "class_seat"):
                rows.delete(hand, table, self.cid, sid=sid)

        self._act(act)

    def set(self, joining: bool) -> None:
        """May others join?"""

        def act(hand: Hand) -> None:
            self._begin(hand, joining=int(bool(joining)))

        self._act(act)

    def _seats_of(self, hand: Hand, sid: int) -> list[rows.SeatRow]:
        """A student's seats at tables that are there, rematches included."""
        keys = "SELECT digest FROM class_key WHERE cid = :cid AND sid = :sid"
        found = []
        for (known,) in hand.ask(keys, cid=self.cid, sid=sid):
            for key in table_rows.keys(hand, known):
                found.append(rows.SeatRow(0, sid, key.tid, key.seat))
        return found

    def _set_seat(self, hand: Hand, seat: rows.SeatRow, **changed: Any) -> None:
        table_rows.touch(hand, seat.tid)
        table_rows.set_seat(hand, seat.tid, seat.seat, **changed)

    # -- what is to be done ------------------------------------------------------------------------

    def assign(self, given: Mapping[str, Any]) -> int:
        """Give the class something to do (``classroom/works.py``); its number. For tables, those
        who are in the class are seated by lot."""
        work = read_work(given, self.row.game)
        made: list[int] = []

        def act(hand: Hand) -> None:
            row = self._begin(hand, "works")
            if len(rows.works(hand, self.cid)) >= WORKS:
                raise NoClass("class-works", limit=WORKS)
            new = rows.WorkRow(row.works, work.dump(), now(), 0)
            table_rows.insert(hand, "class_work", new, cid=self.cid)
            made[:] = [row.works]
            if work.kind == "tables":
                self._seat(hand, row.works, work)

        self._act(act)
        return made[0]

    def assign_mistake(self, maker: str, seed: int, of: str = "") -> int:
        """Make an exercise that was missed an exercise for everybody; its number."""
        return self.assign(
            {"kind": "exercises", "game": of or self.row.game, "exercises": [[maker, seed]]}
        )

    def seat(self, aid: int) -> None:
        """Seat those who came to the class after its tables were opened."""
        _, work = self.given(aid)
        if work.kind != "tables":
            raise NoClass("class-no-work")

        def act(hand: Hand) -> None:
            self._begin(hand, "works")
            self._seat(hand, aid, work)

        self._act(act)

    def close(self, aid: int, closed: bool = True) -> None:
        """Take no more answers to a work, or take them again."""

        def act(hand: Hand) -> None:
            self._begin(hand, "works")
            if not rows.change(hand, "class_work", self.cid, {"aid": aid}, closed=int(closed)):
                raise NoClass("class-no-work")

        self._act(act)

    def _seat(self, hand: Hand, aid: int, work: Work) -> None:
        """Open tables for all who have none in this work."""
        rng: Random = SystemRandom()
        sitting = {seat.sid for seat in rows.seats(hand, self.cid) if seat.aid == aid}
        names = {s.sid: s.name for s in rows.students(hand, self.cid) if s.sid not in sitting}
        keys = "SELECT sid, digest FROM class_key WHERE cid = :cid AND role = 'student'"
        known = dict(hand.ask(keys, cid=self.cid))
        seats = free_seats(work)
        for group in groups(tuple(names), work.people, len(seats), rng):
            tid = secrets.token_hex(8)
            people = seated(group, seats, rng)
            secret = self._table_secret(tid)
            open_table(hand, tid, lay(game(work.game), table_of(work, people)), secret)
            projector = digest(derived(self._secret, "projector"))
            watch = table_rows.KeyRow(tid, "watch", "")
            table_rows.insert(hand, "shared_key", watch, digest=projector)
            for seat, sid in people.items():
                own = {"tid": tid, "seat": seat}
                hand.do("DELETE FROM shared_key WHERE tid = :tid AND seat = :seat", [own])
                key = table_rows.KeyRow(tid, "seat", seat)
                table_rows.insert(hand, "shared_key", key, digest=known[sid])
                table_rows.set_seat(
                    hand, tid, seat, taken=now(), name=names[sid], label="", who=PERSON
                )
                sits = rows.SeatRow(aid, sid, tid, seat)
                table_rows.insert(hand, "class_seat", sits, cid=self.cid)
            new = {"cid": self.cid, "aid": aid, "tid": tid}
            hand.do("INSERT INTO class_table (cid, aid, tid) VALUES (:cid, :aid, :tid)", [new])

    def table(self, tid: str) -> SharedTable:
        """A table of the class, as its owner has it."""
        return self.tables.enter(self._table_secret(tid), tid)

    def _table_secret(self, tid: str) -> str:
        return derived(self._secret, f"table {tid}")

    # -- what he sees ------------------------------------------------------------------------------

    def news(self, lang: str = "en") -> dict[str, Any]:
        """As plain data: "name", "language", "game", "code", "joining", "n" answers, "shown", the
        "students" (each "student", "nickname", "here", "since", "work" that he is at or None,
        "done", "right", "total" of all works, "stuck") and the "works" (each with "trouble" in one
        sentence or "", "closed", and "standing", student -> where he stands)."""
        row = self.row
        standing = {g.aid: self._standings(g) for g in self.works}
        stuck = self.stuck()
        works = [
            {**self._plain(g, lang), "closed": g.closed, "standing": standing[g.aid]}
            for g in self.works
        ]
        students = [
            self._student(s, {aid: row[s.sid] for aid, row in standing.items()}, stuck)
            for s in self.students
        ]
        return {
            "name": row.name,
            "language": row.lang,
            "game": row.game,
            "code": row.code,
            "joining": bool(row.joining),
            "n": len(self.answers),
            "shown": bool(row.shown),
            "students": students,
            "works": works,
        }

    def _standings(self, given: Given) -> dict[int, dict[str, Any]]:
        return {s.sid: self.standing(given, s.sid) for s in self.students}

    def _student(
        self, student: rows.StudentRow, standing: Mapping[int, Any], stuck: Mapping[int, str]
    ) -> dict[str, Any]:
        return {
            "student": student.sid,
            "nickname": student.name,
            "here": student.sid in self.sitting or here(student.seen, now()),
            "since": student.joined,
            "work": next((aid for aid, f in standing.items() if f["state"] == "open"), None),
            **{what: sum(f[what] for f in standing.values()) for what in TOTALS},
            "stuck": stuck.get(student.sid, ""),
        }

    def stuck(self, quiet: int = picture.QUIET, wrong: int = picture.WRONG) -> dict[int, str]:
        """Students who have exercises to do, sit at no table and seem stuck: "quiet" for so many
        minutes, or "wrong" so often in a row."""
        own, at = picture.by_student(self.answers), now()
        found = {}
        for student in self.students:
            if student.sid in self.sitting:
                continue
            todo = self._todo(student.sid)
            if todo is not None:
                since = max(todo, student.joined)
                mine = own.get(student.sid, [])
                if reason := picture.stuck(mine, since, at, quiet, wrong):
                    found[student.sid] = reason
        return found

    def _todo(self, sid: int) -> int | None:
        """Since when a student has exercises to do; None if he has none, or a table first."""
        for given in self.works:
            found = self.standing(given, sid)
            if found["state"] == "open":
                return None if found.get("table") else given.since
        return None

    def of(self, aid: int | None = None) -> list[Answered]:
        """The answers to one work; with 0 to all practice, for in an exam other things count; all
        without a number."""
        if aid is None:
            return self.answers
        if aid:
            return [a for a in self.answers if a.aid == aid]
        exams = self.exams
        return [a for a in self.answers if a.aid not in exams]

    @property
    def exams(self) -> frozenset[int]:
        """The numbers of the works that are exams."""
        return frozenset(g.aid for g in self.works if g.work is not None and g.work.exam)

    def grid(self, aid: int | None = None) -> dict[str, dict[int, picture.Cell]]:
        """Rule -> student -> how he stands with it."""
        return picture.grid(self.of(aid))

    def exercises(self, aid: int | None = None) -> list[picture.Tally]:
        """What was answered to each exercise, that with the most wrong answers first."""
        return picture.tallies(self.of(aid))

    def told(self, tally: picture.Tally, given: str, lang: str = "en") -> tuple[str, ...]:
        """An answer to an exercise in words (``classroom/marking.py``)."""
        return marking.told(self.asked(tally.maker, tally.seed), given, lang)

    def asked(self, maker: str, seed: int) -> Exercise:
        """An exercise that was answered, at its beginning. NoClass if it can't be made any
        longer."""
        aid = next((a.aid for a in self.answers if (a.maker, a.seed) == (maker, seed)), 0)
        given = next((g for g in self.works if g.aid == aid), None)
        of = given.work.game if given is not None and given.work is not None else self.row.game
        return marking.exercise(of, maker, seed, exam=True)

    def watch(self, sid: int) -> Watched | None:
        """What a student has before him now; None if he has nothing to do."""
        student = next((s for s in self.students if s.sid == sid), None)
        if student is None:
            raise NoClass("class-no-student")
        place = json.loads(student.place) if student.place else None
        if sid in self.sitting and (table := self._watched_table(sid)):
            return table
        if place is not None:
            with suppress(GameError):
                return self._watched(sid, **place)
        for given in self.works:
            found = self.standing(given, sid)
            if found["state"] == "open" and found.get("table"):
                return self._seated(given.aid, found)
            if found["state"] == "open":
                return self._watched(sid, given.aid, found["next"])
        return None

    def _watched_table(self, sid: int) -> Watched | None:
        """The first table that he has to play at."""
        for given in self.works:
            found = self.standing(given, sid)
            if found["state"] == "open" and found.get("table"):
                return self._seated(given.aid, found)
        return None

    def _seated(self, aid: int, found: Mapping[str, Any]) -> Watched:
        view = self._follow(found["table"], found["seat"])
        return Watched(aid, None, "", view, found["seat"], found["table"])

    def _watched(self, sid: int, aid: int, i: int, attempt: int = 1, moves: str = "") -> Watched:
        _, work = self.given(aid)
        maker, seed = asked(work, sid, i, attempt)
        data = {"game": work.game, "maker": maker, "seed": seed, "moves": moves}
        return Watched(aid, self._exercise(data), moves, None, "", "")

    # -- what he shows -----------------------------------------------------------------------------

    def show(self, sid: int, follow: bool = False) -> None:
        """Show to all what a student has before him, without his name: as it is now, or with
        `follow` on the projector alone, a table as it goes on."""
        found = self.watch(sid)
        if found is None:
            raise NoClass("class-nothing-to-show")
        if found.exercise is not None:
            self._show_exercise(found.exercise, found.moves)
        elif follow:
            self._show({"kind": "table", "tid": found.table, "seat": found.seat})
        else:
            assert found.view is not None
            data = {"game": found.view.game, "view": found.view.dump(), "seat": found.seat}
            self._show({"kind": "view", **data})

    def show_mistake(self, maker: str, seed: int) -> None:
        """Show an exercise that was missed to all."""
        self._show_exercise(self.asked(maker, seed), "")

    def _show_exercise(self, exercise: Exercise, moves: str) -> None:
        data = {"game": exercise.game, "maker": exercise.maker, "seed": exercise.seed}
        self._show({"kind": "exercise", **data, "moves": moves})

    def hide(self) -> None:
        """Show nothing any longer."""
        self._show({})

    def _show(self, data: Mapping[str, Any]) -> None:
        text = json.dumps(data, ensure_ascii=False) if data else ""
        self._act(lambda hand: self._begin(hand, shown=text))

    # -- what he takes home ------------------------------------------------------------------------

    @property
    def names(self) -> dict[int, str]:
        """The students by their numbers, in the order of their nicknames."""
        order = sorted(self.students, key=lambda s: (s.name.casefold(), s.sid))
        return {s.sid: s.name for s in order}

    def answers_csv(self, lang: str = "en") -> str:
        """One row an answer."""
        self.poll()
        exams = self.exams
        works = {g.aid: (place, g.aid in exams) for place, g in enumerate(self.works, 1)}
        return results.answers_csv(lang, self.names, self.answers, works)

    def students_csv(self, lang: str = "en") -> str:
        """One row a student."""
        self.poll()
        return results.students_csv(lang, self.names, self.answers, self.exams)

    def report(self, aid: int | None = None) -> dict[str, Any]:
        """What a page to print says (``classroom/results.py``)."""
        self.poll()
        head = {"name": self.row.name, "game": self.row.game, "opened": self.row.opened}
        return {**head, "at": now(), **results.report(self.names, self.of(aid))}

    def delete(self) -> dict[str, int]:
        """Delete the class, its tables and all that was answered; how many "students", "works",
        "answers" and "tables" there were."""

        def act(hand: Hand) -> dict[str, int]:
            self._begin(hand)
            return rows.remove(hand, self.cid)

        return self.room.write(act)

    # -- how it is done ----------------------------------------------------------------------------

    def _begin(self, hand: Hand, *grown: str, **changed: Any) -> rows.ClassRow:
        """What every change begins with."""
        rows.key(hand, self._digest)
        return rows.touch(hand, self.cid, *grown, used=now(), **changed)
