"""Shared tables: opened, entered by a secret, joined by a code, listed.

    from churchill_kit.store import open_tables

    tables = open_tables()                  # NoTable says in one sentence why there are none
    secret = tables.open(given)             # the owner's, for his link
    shared = tables.enter(secret)           # whoever's it is
    secret = tables.join("KMTRWX")          # a free seat, for who was told the code

They lie in the same database as learners' progress, in tables of their own.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from ..engine.registry import game
from ..engine.shape import cut
from ..table.errors import NoTable
from ..table.invites import derived, digest, new_secret, read_link, read_secret
from ..table.laying import Laid, lay
from ..table.presence import here, now
from ..table.seating import PERSON
from . import guesses
from . import table_rows as rows
from .connect import Hand
from .crowding import room_for
from .room import Room
from .shared_table import NAME, SharedTable, line
from .where import place

MOST = 5_000  # tables of one store
UNUSED = 86_400  # seconds after which a table where nothing was played may go, if room is needed
ASLEEP = 180 * 86_400  # the same for one where nobody has played for long


def open_tables(where: str | os.PathLike[str] | None = None) -> Tables:
    """The tables of a file or database URL; by default of the store that the environment names,
    or of the user's own file. Raises NoTable."""
    return Tables(Room(lambda: place(where)))


class Tables:
    """All tables of one store. Every call raises NoTable if it cannot be done."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # -- opening -----------------------------------------------------------------------------------

    def open(self, given: Mapping[str, Any]) -> str:
        """Open a table for what was filled in (``table/laying.py``, with "game"); the owner's
        secret. SetupError names a field that is wrong, UnknownGame or BadGame a game that cannot
        be had."""
        laid = lay(game(str(given.get("game", ""))), given)
        secret = new_secret()
        tid = secrets.token_hex(8)
        self.room.write(lambda hand: open_table(hand, tid, laid, secret))
        return secret

    # -- coming in ---------------------------------------------------------------------------------

    def enter(self, secret: str, tid: str = "") -> SharedTable:
        """The table that a secret opens; of a game and its rematches the last, or the one that is
        named. Whoever has a seat is there from now on."""

        def find(hand: Hand, known: str) -> rows.KeyRow:
            found = [k for k in rows.keys(hand, known) if tid in ("", k.tid)] if known else []
            if not found:
                raise NoTable("table-gone")
            return found[0]

        return SharedTable(self.room, secret, guesses.by_secret(self.room, secret, find))

    def look(self, code: str) -> dict[str, Any]:
        """What one who was told a code should know before he takes a seat: the game, its set-up
        and the seats that are free."""
        tid = self._find(code)

        def read(hand: Hand) -> dict[str, Any]:
            row = rows.find(hand, tid)
            start = json.loads(row.start)
            return {
                "game": row.game,
                "scenario": start["scenario"],
                "options": start["options"],
                "pace": row.pace,
                "seats": [s.seat for s in rows.seats(hand, tid) if s.person],
                "free": [s.seat for s in rows.seats(hand, tid) if s.person and not s.taken],
            }

        return self.room.read(read)

    def join(self, code: str, seat: str = "", name: str = "") -> str:
        """Take a seat by a code, the first that is free if none is named; the secret of whoever
        took it. NoTable if it is taken, or if none is left."""
        tid = self._find(code)
        secret = new_secret()

        def take(hand: Hand) -> None:
            rows.touch(hand, tid)
            free = [s.seat for s in rows.seats(hand, tid) if s.person and not s.taken]
            if not free:
                raise NoTable("table-full")
            wanted = seat or free[0]
            if wanted not in free:
                raise NoTable("table-seat-taken", game=rows.find(hand, tid).game, seat=wanted)
            asked = {"tid": tid, "seat": wanted}
            hand.do("DELETE FROM shared_key WHERE tid = :tid AND seat = :seat", [asked])
            at = now()
            rows.set_seat(
                hand, tid, wanted, taken=at, seen=at, label="", name=line(name, NAME), who=PERSON
            )
            rows.insert(hand, "shared_key", rows.KeyRow(tid, "seat", wanted), digest=digest(secret))

        self.room.write(take)
        return secret

    def _find(self, code: str) -> str:
        """The table of a code. Wrong ones are counted in the database, since each page is a
        program of its own."""
        error = NoTable("table-no-code", given=cut(code, 20))
        return guesses.by_code(self.room, code, "shared_table", "tid", error)

    def close(self) -> None:
        """Let go of the database."""
        self.room.way.close()

    # -- a list of one's own -----------------------------------------------------------------------

    def entries(self, secrets: Iterable[str]) -> list[dict[str, Any]]:
        """What a list of one's tables tells of those that these secrets open: those where it is
        one's turn first, then those that go on, the last played first. A secret that opens
        nothing is left out."""

        def read(hand: Hand) -> list[dict[str, Any]]:
            found = []
            for link in list(secrets)[:200]:
                secret, tid = read_link(link)
                known = rows.keys(hand, digest(secret)) if read_secret(secret) else []
                opened = [key for key in known if tid in ("", key.tid)]
                if opened:
                    found.append({"secret": link, **_entry(hand, opened[0])})
            return found

        out = self.room.read(read)
        return sorted(out, key=lambda e: (not e["yours"], e["over"], -e["moved"]))


def open_table(hand: Hand, tid: str, laid: Laid, secret: str) -> None:
    """Write a new table, which is the owner's who has this secret."""
    _make_room(hand)
    at = now()
    state = laid.game.new(laid.setup.scenario, laid.setup.seed, **laid.setup.options)
    turn = state.decision.seat if state.decision is not None else ""
    row = rows.TableRow(
        tid, 1, 0, laid.game.name, json.dumps(laid.start()), rows.free_code(hand), "", 1, 0, "",
        turn, at, at, "",
    )  # fmt: skip
    rows.insert(hand, "shared_table", row)
    for number, (seat, who) in enumerate(laid.setup.seats.items()):
        own, person = seat == laid.owner, who == PERSON
        label = f"{seat}:0" if person and not own else ""
        new = rows.SeatRow(
            seat, number, who, int(person), at if own else 0, "", label, at if own else 0, "", ""
        )
        rows.insert(hand, "shared_seat", new, tid=tid)
        if label:
            key = rows.KeyRow(tid, "seat", seat)
            rows.insert(hand, "shared_key", key, digest=digest(derived(secret, label)))
    owner, watch = rows.KeyRow(tid, "owner", laid.owner), rows.KeyRow(tid, "watch", "")
    rows.insert(hand, "shared_key", owner, digest=digest(secret))
    rows.insert(hand, "shared_key", watch, digest=digest(derived(secret, "watch")))


def _make_room(hand: Hand) -> None:
    """Tables that nobody plays at go when there are too many; NoTable if that does not help."""
    idle = (
        "SELECT tid FROM shared_table "
        "WHERE (n = 0 AND opened < :unused) OR (opened < :asleep AND moved < :asleep)"
    )
    since = {"unused": UNUSED, "asleep": ASLEEP}
    if not room_for(hand, "shared_table", MOST, idle, since, rows.remove):
        raise NoTable("table-crowded", limit=MOST)


def _entry(hand: Hand, key: rows.KeyRow) -> dict[str, Any]:
    row, at = rows.find(hand, key.tid), now()
    return {
        "table": row.tid,
        "game": row.game,
        "scenario": json.loads(row.start)["scenario"],
        "seat": key.seat,
        "owner": key.role == "owner",
        "turn": row.turn,
        "yours": bool(row.turn) and row.turn == key.seat,
        "over": not row.turn,
        "moves": row.n,
        "moved": row.moved,
        "seats": [
            {"seat": s.seat, "who": s.who, "name": s.name, "here": here(s.seen, at)}
            for s in rows.seats(hand, row.tid)
        ],
    }
