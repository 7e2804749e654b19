"""What one does at a shared table: play, hand a seat over, ask to take moves back, talk."""

from __future__ import annotations

import json
import secrets
from typing import Any, NamedTuple

from ..engine.errors import IllegalAction
from ..engine.players import players
from ..engine.values import Action
from ..table.calling import call, checked
from ..table.errors import NoTable
from ..table.invites import derived, digest
from ..table.laying import moved_round
from ..table.presence import GRACE, PACES, now, overdue
from ..table.seating import PERSON
from ..table.undoing import revealed, undo_target
from . import table_rows as rows
from .connect import Hand
from .reader import Reader

MOVES = 20_000  # rows of what was played at one table
LINES = 500  # that are said at one table
LONGEST = 200  # letters of a line
NAME = 40  # letters of a name
REQUEST = 40  # letters of a request's name


class Links(NamedTuple):
    """What an owner hands out: the code, a secret for each seat that he invites to, and one to
    watch by."""

    code: str
    seats: dict[str, str]
    watch: str


class SharedTable(Reader):
    """A table, and what one may do there by one's secret. Every call raises NoTable, or
    IllegalAction for a move, if it cannot be done; nothing has happened then."""

    # -- playing -----------------------------------------------------------------------------------

    def play(self, *actions: Action, expected: int | None = None, request: str = "") -> None:
        """Whoever sits here does this, or all of these in one go.

        `expected` is the ``n`` of the news that was shown when it was chosen: if something else
        has been played since, it does not count, and the error says so. A `request` that comes
        twice counts once, so what was sent and not answered may be sent again by the same name.
        """
        self._must_sit()
        name = request[:REQUEST] or secrets.token_hex(8)
        wanted = self.n if expected is None else expected
        if wanted != self.n:
            self.poll()
        if name in self._requests:
            return
        if wanted != self.n:
            raise NoTable("table-moved-on")
        if self.turn and self.turn != self.seat:
            raise NoTable("table-not-your-turn", game=self.row.game, seat=self.turn)
        if self.turn and self.who(self.seat) != PERSON:
            raise NoTable("table-bot-plays")
        self._write(actions, PERSON, name)

    @property
    def due(self) -> bool:
        """Does the game go on without anybody's being asked, and is it for this page to see to it?
        Whoever moved last does so at once, others only if he seems to have gone."""
        decision = self.table.decision
        if decision is None or not (self.seat or self.owner):
            return False
        forced = self.table.forced()
        if self.table.is_person(decision.seat) and not forced:
            return False
        mine = bool(self._latest) and self._latest == self._said
        if mine or (forced and decision.seat == self.seat) or not self.n:
            return True
        return now() - self.table.moved > GRACE

    def move_on(self, until: float | None = None) -> bool:
        """If it is due, one move of a player that is no person, or a person's only choice; True if
        it was played here. Whoever comes first counts, and all would play the same. What is not
        thought out by the time `until` (of ``perf_counter``) is gone on with the next time."""
        if not self.due:
            return False
        who = self.who(self.turn)
        state = self.table.record.state
        action = state.actions()[0] if who == PERSON else self.table.choice_of(who, until)
        if action is None:
            return False
        try:
            self._write((action,), who, secrets.token_hex(8))
        except NoTable as error:
            if error.reason not in ("table-moved-on", "table-bot-plays"):
                raise
            self.poll()
            return False
        return True

    def _write(self, actions: tuple[Action, ...], player: str, request: str) -> None:
        """Write moves of the seat that is asked, if nothing else has come before them."""
        state = self.table.record.state
        seat, at = self.turn, now()
        played: list[rows.MoveRow] = []
        for action in actions:
            decision = state.decision
            if decision is not None and decision.seat != seat:
                raise IllegalAction(
                    "not-offered", decision.rule, state.game, action=action, decision=decision
                )
            state.apply(action)
            entry = {"action": action.dump(), **({"together": True} if played else {})}
            text = json.dumps(entry, ensure_ascii=False)
            n = self.n + len(played) + 1
            played.append(rows.MoveRow(n, seat, text, player, at, request))
        turn = state.decision.seat if state.decision is not None else ""
        self._append(played, turn, at)
        if turn not in ("", seat):
            self._call(turn)

    def _append(self, played: list[rows.MoveRow], turn: str, at: int) -> None:
        """Write rows of what was played, and follow them here as well."""
        if self.n + len(played) > MOVES:
            raise NoTable("table-long", limit=MOVES)
        known, seat, player = self.n, played[0].seat, played[0].player

        def append(hand: Hand) -> bool:
            self._key(hand)
            if not rows.append(hand, self.tid, known, played, turn=turn, moved=at):
                rows.find(hand, self.tid)  # it may have gone
                return False
            found = {s.seat: s.who for s in rows.seats(hand, self.tid)}
            if found[seat] != player:  # the seat was handed over meanwhile
                raise NoTable("table-bot-plays")
            return True

        if not self.room.write(append):
            self.poll()
            if played[0].request in self._requests:
                return
            raise NoTable("table-moved-on")
        for row in played:
            self._follow(row)
        self._latest = played[-1].request

    # -- seats -------------------------------------------------------------------------------------

    def hand_over(self, seat: str, player: str) -> None:
        """Let a player by name go on at a person's seat: at one's own, the owner at any, and
        everybody where the pace has been exceeded."""
        late = seat == self.turn and overdue(self.row.pace, self.row.moved, now())
        self._must(seat == self.seat or self.owner or (late and bool(self.seat)))
        if player not in players(self.row.game):
            raise NoTable("table-no-player", given=player[:NAME])
        self._set_seat(seat, who=player)

    def take_back(self, seat: str) -> None:
        """The person goes on at this seat."""
        self._must(seat == self.seat or self.owner)
        self._set_seat(seat, who=PERSON)

    def rename(self, name: str) -> None:
        """What whoever sits here is called."""
        self._must_sit()
        self._set_seat(self.seat, name=line(name, NAME))

    def call_at(self, address: str, lang: str = "en") -> None:
        """Where to tell whoever sits here that it is his turn: an address that takes JSON by POST,
        "" for none. NoTable if it is none that may be called."""
        self._must_sit()
        hook = checked(address) if address else ""
        self._set_seat(self.seat, hook=hook, lang=lang[:10])

    def _set_seat(self, seat: str, **changed: Any) -> None:
        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid)
            if not rows.set_seat(hand, self.tid, seat, "person = 1", **changed):
                raise NoTable("table-no-seat", game=self.row.game, given=seat[:NAME])

        self._act(act)

    def _call(self, seat: str) -> None:
        """Tell whoever is asked now, if he wants to be told and is not here."""
        for s in self.seats:
            if s.seat == seat and s.who == PERSON and not s.here:
                found = self.room.read(lambda hand: rows.seats(hand, self.tid))
                hook = next(((f.hook, f.lang) for f in found if f.seat == seat and f.hook), None)
                if hook is not None:
                    call(hook[0], hook[1], self.row.game, seat)

    # -- taking back -------------------------------------------------------------------------------

    def propose_undo(self) -> None:
        """Ask the others to go back to the last decision of whoever sits here. Where no other
        person plays it is done at once; else one of them must agree, and all of them if
        something was revealed or rolled since."""
        self._must_sit()
        if self.over:
            raise NoTable("table-over")
        if self.who(self.seat) != PERSON:
            raise NoTable("table-bot-plays")
        to = undo_target(self.table, self.seat)
        if to is None:
            raise NoTable("table-no-undo")
        if not self._others(self.seat):
            self._back(self.seat, to)
            return
        asked = {
            "seat": self.seat,
            "to": to,
            "revealed": revealed(self.table, to),
            "agreed": [],
        }
        known = self.n

        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid, proposal=json.dumps(asked))
            if rows.find(hand, self.tid).n != known:
                raise NoTable("table-moved-on")

        self._act(act)

    def answer_undo(self, agree: bool) -> None:
        """Agree that moves are taken back, or refuse; who proposed it may withdraw it."""
        self._must_sit()
        done: list[dict[str, Any]] = []

        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid)
            row = rows.find(hand, self.tid)
            if not row.proposal or row.n != self.n:
                raise NoTable("table-undo-gone")
            asked = json.loads(row.proposal)
            if agree and self.seat != asked["seat"]:
                asked["agreed"] = sorted({*asked["agreed"], self.seat})
            missing = set(self._others(asked["seat"])) - set(asked["agreed"])
            if agree and asked["agreed"] and not (asked["revealed"] and missing):
                done.append(asked)
                played = self._back_row(asked["seat"], asked["to"])
                turn = self._turn_at(asked["to"])
                rows.append(hand, self.tid, row.n, [played], turn=turn, moved=played.at)
                return
            rows.touch(hand, self.tid, proposal=json.dumps(asked) if agree else "")

        self._act(act)

    def _others(self, seat: str) -> tuple[str, ...]:
        """The other people who play now."""
        return tuple(s.seat for s in self.seats if s.seat != seat and s.who == PERSON and s.taken)

    def _back(self, seat: str, to: int) -> None:
        row = self._back_row(seat, to)
        self._append([row], self._turn_at(to), row.at)

    def _back_row(self, seat: str, to: int) -> rows.MoveRow:
        text = json.dumps({"back": to})
        return rows.MoveRow(self.n + 1, seat, text, PERSON, now(), secrets.token_hex(8))

    def _turn_at(self, n: int) -> str:
        decision = self.table.record.at(n).decision
        return decision.seat if decision is not None else ""

    # -- talking -----------------------------------------------------------------------------------

    def say(self, text: str, request: str = "") -> None:
        """Say a line by one's seat."""
        self._must_sit()
        told = line(text, LONGEST + 1)
        if not told:
            return
        if len(told) > LONGEST:
            raise NoTable("table-line-long", limit=LONGEST)
        name = request[:REQUEST] or secrets.token_hex(8)

        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid)
            if not rows.find(hand, self.tid).chat:
                raise NoTable("table-no-chat")
            known = hand.ask(
                "SELECT n, request FROM shared_line WHERE tid = :tid ORDER BY n", tid=self.tid
            )
            if any(row[1] == name for row in known):
                return
            if len(known) >= LINES:
                raise NoTable("table-lines", limit=LINES)
            new = rows.LineRow(len(known) + 1, self.seat, told, now())
            rows.insert(hand, "shared_line", new, tid=self.tid, request=name)

        self._act(act)

    # -- the owner ---------------------------------------------------------------------------------

    def links(self) -> Links:
        """What the owner hands out. A seat that was taken by a code has a secret that only its
        person knows."""
        self._must(self.owner)
        found = self.room.read(lambda hand: rows.seats(hand, self.tid))
        made = {s.seat: derived(self._secret, s.label) for s in found if s.label}
        return Links(self.row.code, made, derived(self._secret, "watch"))

    def set(
        self, chat: bool | None = None, hands: bool | None = None, pace: str | None = None
    ) -> None:
        """What the owner settles: may lines be said, may watchers see all hands, how long may a
        move take (a key of `PACES`)?"""
        self._must(self.owner)
        if pace is not None and pace not in PACES:
            raise NoTable("table-no-pace", given=pace[:NAME])
        given = {"chat": chat, "hands": hands, "pace": pace}
        changed = {k: v if k == "pace" else int(bool(v)) for k, v in given.items() if v is not None}

        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid, **changed)

        self._act(act)

    def free(self, seat: str) -> None:
        """The owner gives a seat a new link; whoever had it has it no longer."""
        self._must(self.owner and seat != self.seat)
        label = f"{seat}:{secrets.token_hex(4)}"

        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid)
            changed = {"taken": 0, "seen": 0, "name": "", "hook": "", "label": label}
            if not rows.set_seat(hand, self.tid, seat, "person = 1", who=PERSON, **changed):
                raise NoTable("table-no-seat", game=self.row.game, given=seat[:NAME])
            asked = {"tid": self.tid, "seat": seat}
            hand.do("DELETE FROM shared_key WHERE tid = :tid AND seat = :seat", [asked])
            key = rows.KeyRow(self.tid, "seat", seat)
            rows.insert(hand, "shared_key", key, digest=digest(derived(self._secret, label)))

        self._act(act)

    def delete(self) -> None:
        """The owner deletes the table, and all of it is gone."""
        self._must(self.owner)

        def act(hand: Hand) -> None:
            self._key(hand)
            rows.touch(hand, self.tid)
            rows.remove(hand, self.tid)

        self.room.write(act)

    # -- after the game ----------------------------------------------------------------------------

    def rematch(self) -> str:
        """The same again with seats moved round, for everybody who has a link of this table: the
        same links lead there. Its id; if there is one already, that of this one."""
        self._must(bool(self.seat) or self.owner)
        if not self.over:
            raise NoTable("table-not-over")
        tid, at = secrets.token_hex(8), now()
        start = json.loads(self.row.start)
        fresh = self.table.game.new(start["scenario"], **start["options"])
        start["seed"] = fresh.seed

        def act(hand: Hand) -> str:
            self._key(hand)
            rows.touch(hand, self.tid)
            row = rows.find(hand, self.tid)
            if row.next:
                return row.next
            rows.touch(hand, self.tid, next=tid)
            turn = fresh.decision.seat if fresh.decision is not None else ""
            new = row._replace(
                tid=tid, version=1, n=0, start=json.dumps(start), code=rows.free_code(hand),
                proposal="", turn=turn, opened=at, moved=at, next="",
            )  # fmt: skip
            rows.insert(hand, "shared_table", new)
            _sit_again(hand, self.tid, tid, fresh.unasked)
            return tid

        return self._act(act)

    # -- what may be done --------------------------------------------------------------------------

    def _must_sit(self) -> None:
        if not self.seat:
            raise NoTable("table-watching")

    def _must(self, may: bool) -> None:
        if not may:
            raise NoTable("table-owner-only" if self.seat else "table-watching")


def line(given: str, most: int) -> str:
    """One line of what somebody typed, without what no line has."""
    plain = "".join(c if c.isprintable() else " " for c in str(given)[: 10 * most])
    return " ".join(plain.split())[:most]


def _sit_again(hand: Hand, before: str, tid: str, unasked: tuple[str, ...]) -> None:
    """The seats and keys of a rematch: each person goes one seat on."""
    old = {s.seat: s for s in rows.seats(hand, before)}
    free = {seat: s.who for seat, s in old.items() if seat not in unasked}
    came = {**{seat: seat for seat in old}, **moved_round(free)}
    went = {origin: seat for seat, origin in came.items()}
    for seat, origin in came.items():
        who = PERSON if old[origin].person else old[origin].who
        new = old[origin]._replace(seat=seat, place=old[seat].place, who=who)
        rows.insert(hand, "shared_seat", new, tid=tid)
    asked = "SELECT digest, role, seat FROM shared_key WHERE tid = :tid"
    for known, role, seat in hand.ask(asked, tid=before):
        key = rows.KeyRow(tid, role, went.get(seat, seat))
        rows.insert(hand, "shared_key", key, digest=known)
