"""A shared table as one page follows it: what was played is replayed here, news are asked for.

Everything that a page may show to whoever sits there comes from ``view``, ``views`` and ``news``:
what a seat can't know is in none of them. The record itself knows all; it stays in the program.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from ..engine.errors import GameError
from ..engine.record import Record
from ..engine.registry import game
from ..engine.state import State
from ..table.errors import NoTable
from ..table.invites import digest
from ..table.presence import BEAT, here, now, overdue
from ..table.seating import PERSON
from ..table.table import Table
from . import table_rows as rows
from .connect import Hand
from .following import Follower
from .room import Room

LOOK = 10  # seconds after which a page looks anew who is here


class Seat(NamedTuple):
    """Who sits at a seat, as all may know it."""

    seat: str
    who: str  # `PERSON`, or the player who plays now
    person: bool  # is it a person's, whoever plays now?
    taken: bool
    name: str
    here: bool


class Line(NamedTuple):
    """What somebody said, and when."""

    n: int
    seat: str
    line: str
    at: int


class Reader(Follower):
    """A table, read by the secret of a seat, of a watcher or of its owner."""

    def __init__(self, room: Room, secret: str, key: rows.KeyRow) -> None:
        self.room = room
        self.tid = key.tid
        self.seat = key.seat  # "" for who only watches
        self.owner = key.role == "owner"
        self._secret = secret
        self._digest = digest(secret)
        self.version = 0
        self.n = 0  # rows of what was played that are known here
        self.seats: tuple[Seat, ...] = ()
        self.lines: list[Line] = []
        self._requests: set[str] = set()
        self._latest = ""  # the last request of this page's that counted
        self._said = ""  # the request of the last row
        self._hook = ""  # where whoever sits here is told that it is his turn
        self._look = self._beat = 0
        row, _ = self.room.read(lambda hand: (rows.find(hand, self.tid), self._key(hand)))
        self.row = row
        self.table = self._laid(row)
        self._arrive(now())
        self._read(now())

    def _key(self, hand: Hand) -> rows.KeyRow:
        return rows.key(hand, self._digest, self.tid)

    def _laid(self, row: rows.TableRow) -> Table:
        start = json.loads(row.start)
        name = game(row.game).name
        try:
            record = Record.new(name, start["scenario"], start["seed"], **start["options"])
        except GameError as error:
            raise NoTable("table-unplayable", n=0, why=error) from None
        table = Table(record, dict.fromkeys(record.state.seats, PERSON), row.tid)
        table.moved = row.moved
        return table

    # -- what is new -------------------------------------------------------------------------------

    def version_now(self, hand: Hand) -> int:
        return rows.version(hand, self.tid)

    def poll(self) -> bool:
        """Ask whether there is anything new and take it in; True if there is. Costs one row
        while there is nothing."""
        at = now()
        self._arrive(at)
        version = self.room.read(self.version_now)
        if version == self.version and at < self._look:
            return False
        return self._read(at)

    def _read(self, at: int) -> bool:
        """All that has changed since the last time."""
        known, said = self.n, len(self.lines)

        def read(hand: Hand) -> tuple[Any, ...]:
            self._key(hand)
            row = rows.find(hand, self.tid)
            found = rows.seats(hand, self.tid)
            return (
                row,
                found,
                rows.moves(hand, self.tid, known) if row.n > known else [],
                rows.lines(hand, self.tid, said) if row.version > self.version else [],
            )

        row, found, played, lines = self.room.read(read)
        before = (self.version, self.seats)
        for move in played:
            self._follow(move)
        self.lines += [Line(*line) for line in lines]
        self._sit(found, at)
        self.row, self.version, self._look = row, row.version, at + LOOK
        return (self.version, self.seats) != before

    def _sit(self, found: list[rows.SeatRow], at: int) -> None:
        self.seats = tuple(
            Seat(
                s.seat,
                s.who,
                bool(s.person),
                bool(s.taken),
                s.name,
                bool(s.person) and (s.seat == self.seat or here(s.seen, at)),
            )
            for s in found
        )
        self.table.seats = {s.seat: s.who for s in self.seats}
        self._hook = next((s.hook for s in found if s.seat == self.seat), "")

    def _follow(self, move: rows.MoveRow) -> None:
        """Take in one row of what was played."""
        try:
            entry = json.loads(move.action)
            if "back" in entry:
                self.table.back_to(entry["back"], move.at)
            else:
                action = self.table.game.action(entry["action"])
                person = move.player == PERSON
                self.table.follow(action, move.at, person, bool(entry.get("together")))
        except (GameError, ValueError, KeyError, TypeError) as error:
            why = error if isinstance(error, GameError) else type(error).__name__
            raise NoTable("table-unplayable", n=move.n, why=why) from None
        self.n = move.n
        self._said = move.request
        if move.request:
            self._requests.add(move.request)

    # -- being here --------------------------------------------------------------------------------

    def _arrive(self, at: int) -> None:
        """Say now and then that somebody sits here. It is news only if he was away, so hardly
        anything is written, and a store that cannot be written disturbs nobody who reads."""
        if not self.seat or at - self._beat < BEAT:
            return
        self._beat = at

        def arrive(hand: Hand) -> None:
            self._key(hand)
            seen, taken = hand.ask(
                "SELECT seen, taken FROM shared_seat WHERE tid = :tid AND seat = :seat",
                tid=self.tid,
                seat=self.seat,
            )[0]
            if not here(seen, at) or not taken:
                rows.touch(hand, self.tid)
            rows.set_seat(hand, self.tid, self.seat, seen=at, taken=taken or at)

        try:
            self.room.write(arrive)
        except NoTable as error:
            if error.reason == "table-gone":
                raise

    def leave(self) -> None:
        """Whoever sits here goes away: the others see it at once, and the seat stays his."""
        if not self.seat:
            return

        def go(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid)
            rows.set_seat(hand, self.tid, self.seat, seen=0)

        self._beat = 0
        self.room.write(go)

    # -- what a page shows -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.record.state.result is not None

    @property
    def turn(self) -> str:
        """The seat that is asked; "" after the game."""
        decision = self.table.decision
        return decision.seat if decision is not None else ""

    def who(self, seat: str) -> str:
        """Who plays a seat now: `PERSON`, or a player by name."""
        return self.table.seats.get(seat, "")

    @property
    def view(self) -> State:
        """The position as whoever sits here may see it; a watcher sees what a spectator does."""
        return self.table.view(self.seat or None)

    @property
    def views(self) -> dict[str, State]:
        """All hands, for a watcher whom the owner allows to see them; else none."""
        if self.seat or not self.row.hands:
            return {}
        return {seat: self.table.view(seat) for seat in self.table.seats}

    def news(self) -> dict[str, Any]:
        """What stands around the board, as plain data for whoever sits here."""
        row = self.row
        return {
            "table": self.tid,
            "n": self.n,
            "moves": self.table.record.n,
            "game": row.game,
            "scenario": self.table.scenario,
            "seat": self.seat,
            "owner": self.owner,
            "turn": self.turn,
            "since": row.moved,
            "pace": row.pace,
            "overdue": bool(self.turn) and overdue(row.pace, row.moved, now()),
            "over": self.over,
            "rematch": bool(row.next),
            "chat": bool(row.chat),
            "hands": bool(row.hands),
            "hook": self._hook,
            "seats": [seat._asdict() for seat in self.seats],
            "lines": [line._asdict() for line in self.lines],
            "undo": self.proposal,
        }

    @property
    def proposal(self) -> dict[str, Any] | None:
        """That moves be taken back, if somebody asks for it: who ("seat"), to which number of
        moves ("to"), whether something was "revealed" since, so that all must agree, and who has
        "agreed"; None if nobody does."""
        if not self.row.proposal or self.row.n != self.n:
            return None
        found: dict[str, Any] = json.loads(self.row.proposal)
        return found

    def save(self) -> str:
        """The game as the text of a file, for everybody once it is over: it tells all secrets."""
        if not self.over:
            raise NoTable("table-not-over")
        return self.table.save()
