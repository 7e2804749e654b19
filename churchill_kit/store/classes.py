"""Classes: opened, joined by a code, entered by a secret.

    from churchill_kit.store import open_classes

    classes = open_classes()                # NoTable says in one sentence why there are none
    secret = classes.open(given)            # the teacher's, for his link
    secret = classes.join("KMTRWX", "Анна")   # a student's, to come back by
    somebody = classes.enter(secret)        # Teacher, Projector or Student

They lie in the same database as shared tables, which a class may play at.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from typing import Any

from ..classroom import nicknames
from ..classroom.errors import NoClass
from ..engine.registry import LANGUAGES, game
from ..engine.shape import brief, cut
from ..table.invites import derived, digest, new_secret, read_secret
from ..table.presence import now
from . import class_rows as rows
from . import guesses
from .class_reader import ClassReader, Projector
from .connect import Hand
from .crowding import room_for
from .shared_table import line
from .student import Student
from .table_rows import free_code, insert
from .tables import Tables, open_tables
from .teacher import Teacher

MOST = 1_000  # classes of one store
STUDENTS = 100  # of one class
NAME = 60  # letters of a class's name
UNUSED = 86_400  # seconds after which a class without students may go, if room is needed
ASLEEP = 365 * 86_400  # the same for one where nothing has happened for long


def open_classes(where: str | os.PathLike[str] | None = None) -> Classes:
    """The classes of a file or database URL; by default of the store that the environment names,
    or of the user's own file. Raises NoTable."""
    return Classes(open_tables(where))


class Classes:
    """All classes of one store. Every call raises NoTable if the store can't be used, NoClass if
    it cannot be done."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.room = tables.room
        self.room.lay_out(rows.LAYOUT)

    def close(self) -> None:
        """Let go of the database."""
        self.tables.close()

    def open(self, given: Mapping[str, Any]) -> str:
        """Open a class: "name", "language", "game", and "nicknames", a list to choose from, if
        nicknames are not free (one a line, or a list); the teacher's secret."""
        name = line(str(given.get("name", "")), NAME + 1)
        if not name:
            raise NoClass("class-no-name")
        if len(name) > NAME:
            raise NoClass("class-name-long", limit=NAME)
        lang = given.get("language", LANGUAGES[0])
        if lang not in LANGUAGES:
            raise NoClass("class-no-language", given=brief(lang))
        own = game(str(given.get("game", ""))).name
        roll = nicknames.roll(given.get("nicknames") or ())
        secret, cid, at = new_secret(), secrets.token_hex(8), now()

        def act(hand: Hand) -> None:
            _make_room(hand)
            # Who types a code need not say whether it is a class's or a table's.
            code = free_code(hand, "class_class")
            row = rows.ClassRow(
                cid, 1, 0, 0, 0, name, lang, own, code, json.dumps(roll), 1, "", at, at
            )
            insert(hand, "class_class", row)
            projector = derived(secret, "projector")
            for own_secret, role in ((secret, "teacher"), (projector, "projector")):
                new = rows.KeyRow(cid, role, 0)
                insert(hand, "class_key", new, digest=digest(own_secret))

        self.room.write(act)
        return secret

    def enter(self, secret: str) -> Teacher | Projector | Student:
        """Whose secret it is, in his class. Wrong ones are counted as those of tables are."""
        key = guesses.by_secret(self.room, secret, rows.key)
        kinds: dict[str, type[ClassReader]] = {"teacher": Teacher, "projector": Projector}
        found = kinds.get(key.role, Student)(self.tables, secret, key)
        assert isinstance(found, (Teacher, Projector, Student))
        return found

    def look(self, code: str) -> dict[str, Any]:
        """What one who was told a code should know before he joins: "name", "language", "game",
        "joining", and "nicknames", those of the list that are free (None if they are free to
        choose)."""
        cid = self._find(code)

        def read(hand: Hand) -> dict[str, Any]:
            row = rows.find(hand, cid)
            taken = {s.same for s in rows.students(hand, cid)}
            roll = json.loads(row.roll)
            return {
                "name": row.name,
                "language": row.lang,
                "game": row.game,
                "joining": bool(row.joining),
                "nicknames": [n for n in roll if nicknames.same(n) not in taken] if roll else None,
            }

        return self.room.read(read)

    def join(self, code: str, nickname: str, request: str = "") -> str:
        """Join a class by its code; the student's secret. A `request` of 32 letters that a browser
        drew makes the secret, so that what was sent twice is one student."""
        name = nicknames.cleaned(nickname)
        cid = self._find(code)
        secret = derived(request, cid) if read_secret(request) else new_secret()

        def act(hand: Hand) -> None:
            row = rows.touch(hand, cid, "people")
            if _known(hand, secret):
                return
            there = rows.students(hand, cid)
            if not row.joining:
                raise NoClass("class-closed")
            if len(there) >= STUDENTS:
                raise NoClass("class-full", limit=STUDENTS)
            same = nicknames.same(name)
            roll = {nicknames.same(n): n for n in json.loads(row.roll)}
            if roll and same not in roll:
                raise NoClass("class-not-listed", given=name)
            if any(s.same == same for s in there):
                raise NoClass("class-nickname-taken", given=name)
            at = now()
            new = rows.StudentRow(row.people, roll.get(same, name), same, at, at, "")
            insert(hand, "class_student", new, cid=cid)
            key = rows.KeyRow(cid, "student", row.people)
            insert(hand, "class_key", key, digest=digest(secret))

        self.room.write(act)
        return secret

    def _find(self, code: str) -> str:
        """The class of a code. Wrong ones are counted with those of tables."""
        error = NoClass("class-no-code", given=cut(str(code), 20))
        return guesses.by_code(self.room, code, "class_class", "cid", error)


def _known(hand: Hand, secret: str) -> bool:
    asked = "SELECT sid FROM class_key WHERE digest = :digest"
    return bool(hand.ask(asked, digest=digest(secret)))


def _make_room(hand: Hand) -> None:
    """Classes that nobody uses go when there are too many; NoClass if that does not help."""
    idle = "SELECT cid FROM class_class WHERE (people = 0 AND used < :unused) OR used < :asleep"
    since = {"unused": UNUSED, "asleep": ASLEEP}
    if not room_for(hand, "class_class", MOST, idle, since, rows.remove):
        raise NoClass("class-crowded", limit=MOST)
