"""Pages, their requests and a store at random, against a model of one process: no move is lost and
none is doubled, whatever is delayed, sent twice, lost or not answered, and whoever dies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

import churchill_kit as ck
from churchill_kit.engine.errors import IllegalAction
from churchill_kit.store import NoTable, open_tables
from churchill_kit.store import table_rows as rows
from churchill_kit.store.connect import NoStore
from churchill_kit.store.shared_table import SharedTable
from tests.second_game.conftest import nim

__all__ = ["nim"]

GIVEN = {"game": "nim", "scenario": "long", "seats": {"north": "owner", "south": "person"}}
AWAY = ("read", "before", "after")  # the store does not answer: asked, told, told and done
REFUSALS = ("illegal", "table-moved-on", "table-not-your-turn", "table-bot-plays")
WAYS = st.sampled_from(["", "", "", "", *AWAY, "after"])
COUNTS = st.sampled_from([1, 1, 1, 1, 2, 3, 4])


class Sent(NamedTuple):
    """A click on its way."""

    page: int
    count: int
    expected: int
    request: str


class Faulty:
    """A way to a database that fails as it is told."""

    def __init__(self, way: Any) -> None:
        self.way = way
        self.fault = ""

    @contextmanager
    def begin(self, write: bool) -> Iterator[Any]:
        if self.fault == ("before" if write else "read"):
            raise NoStore("store-away")
        with self.way.begin(write) as hand:
            yield hand
        if write and self.fault == "after":
            raise NoStore("store-away")

    def close(self) -> None:
        self.way.close()


class Machine(RuleBasedStateMachine):
    """Three pages: one of each seat, and the first one's other machine."""

    where = ""

    def __init__(self) -> None:
        super().__init__()
        tables = open_tables(self.where)
        secret = tables.open(GIVEN)
        south = tables.enter(secret).links().seats["south"]
        self.judge = tables.enter(secret)
        self.secrets = (secret, south, secret)
        self.ways: list[Faulty] = []
        self.pages = [self.new_page(secret) for secret in self.secrets]
        self.sent: list[Sent] = []
        self.clicks = 0
        # the model: what was played, by which request, and that moves were taken back
        self.log: list[tuple[str, Any]] = []
        self.played: list[int] = []  # counters that were taken and stand
        self.bots: set[str] = set()
        self.asked: str | None = None  # who wants to take back
        self.said: list[str] = []

    def new_page(self, secret: str) -> SharedTable:
        tables = open_tables(self.where)
        faulty = Faulty(tables.room.way)
        tables.room.way = faulty  # type: ignore[assignment]
        page = tables.enter(secret)
        self.ways.append(faulty)
        return page

    def teardown(self) -> None:
        for way in self.ways:
            way.close()
        self.judge.room.way.close()

    # -- the model ----------------------------------------------------------------------------

    @property
    def turn(self) -> str:
        return "" if sum(self.played) == 12 else ("north", "south")[len(self.played) % 2]

    def counted(self, request: str, count: int) -> None:
        self.log.append((request, count))
        self.played.append(count)
        self.asked = None

    @contextmanager
    def failing(self, at: int, fault: str) -> Iterator[list[str]]:
        """The store fails for one page; what it said."""
        told: list[str] = []
        self.ways[at].fault = fault
        try:
            yield told
        except NoTable as error:
            told.append(error.reason)
        except IllegalAction:
            told.append("illegal")
        finally:
            self.ways[at].fault = ""

    # -- what happens -------------------------------------------------------------------------

    @rule(at=st.integers(0, 2), count=COUNTS, fresh=st.booleans(), fault=WAYS)
    def click(self, at: int, count: int, fresh: bool, fault: str = "") -> None:
        """Somebody chooses on what his page shows, which may be old, and again if it does not
        answer."""
        self.clicks_late(at, count, fresh)
        self.arrives(-1, again=True, fault=fault)
        self.arrives(-1, again=bool(fault), fault="")

    @rule(at=st.integers(0, 2), count=COUNTS, fresh=st.booleans())
    def clicks_late(self, at: int, count: int, fresh: bool) -> None:
        """The same, and it takes a while."""
        if fresh:
            self.pages[at].poll()
        self.clicks += 1
        self.sent.append(Sent(at, count, self.pages[at].n, f"click {self.clicks}"))

    @rule(count=COUNTS, fault=WAYS, bot=st.booleans())
    def two_at_once(self, count: int, fault: str, bot: bool) -> None:
        """Both machines of a seat play at the same moment, or one hands the seat over."""
        if bot:
            self.pages[0].poll()
            self.hands_over(2, bot=True, fault=fault)
            self.click(0, count, fresh=False)
            return
        for at in (0, 2):
            self.clicks_late(at, count, fresh=True)
        self.arrives(-2, again=True, fault=fault)
        self.arrives(-1, again=True, fault="")

    @rule(which=st.integers(0, 99), again=st.booleans(), fault=WAYS)
    def arrives(self, which: int, again: bool, fault: str) -> None:
        """A click arrives, some time; perhaps it will once more."""
        if not self.sent:
            return
        sent = self.sent[which % len(self.sent)]
        if not again:
            self.sent.remove(sent)
        page, seat = self.pages[sent.page], self.pages[sent.page].seat
        there = any(request == sent.request for request, _ in self.log)
        old = page.n != len(self.log)
        action = ck.Action("nim", "take", count=sent.count)
        with self.failing(sent.page, fault) as told:
            page.play(action, expected=sent.expected, request=sent.request)
        may = (
            not there
            and sent.expected == len(self.log)
            and self.turn == seat
            and seat not in self.bots
            and sent.count in range(1, min(3, 12 - sum(self.played)) + 1)
        )
        if there and not fault:
            assert told == [], "it has counted, and that is what its sender hears"
        elif told == [] and not there:
            assert may
            self.counted(sent.request, sent.count)
        elif told == ["table-store-away"]:
            assert fault
            # only what failed after it was done may have counted
            if fault == "after" and may and self.rows() > len(self.log):
                self.counted(sent.request, sent.count)
        elif told:
            assert told[0] in REFUSALS and (not may or old), told

    @rule(at=st.integers(0, 2), fault=st.sampled_from(["", "", "read"]))
    def asks(self, at: int, fault: str) -> None:
        """A page asks for news."""
        with self.failing(at, fault) as told:
            self.pages[at].poll()
        assert told == ([] if not fault else ["table-store-away"])
        if not told:
            assert self.pages[at].n == len(self.log)

    @rule(at=st.integers(0, 2))
    def dies(self, at: int) -> None:
        """A page's program dies, and another comes by the same link."""
        self.ways[at].close()
        last = self.ways.pop()  # of the third, which stays where it is
        kept = self.pages[at]
        self.ways.append(last)
        self.pages[at] = self.new_page(self.secrets[at])
        self.ways[at] = self.ways.pop()
        assert self.pages[at].n == len(self.log) >= kept.n

    @rule(at=st.integers(0, 2), bot=st.booleans(), fault=WAYS)
    def hands_over(self, at: int, bot: bool, fault: str) -> None:
        """A seat is handed to a bot, or taken back."""
        page = self.pages[at]
        with self.failing(at, fault) as told:
            if bot:
                page.hand_over(page.seat, "bot")
            else:
                page.take_back(page.seat)
        assert told in ([], ["table-store-away"])
        if not told or fault == "after":
            self.bots = self.bots | {page.seat} if bot else self.bots - {page.seat}

    @rule(at=st.integers(0, 2), fault=WAYS)
    def goes_on(self, at: int, fault: str) -> None:
        """A page that sees that a bot is to play lets it play."""
        page = self.pages[at]
        with self.failing(at, fault) as told:
            page.move_on()
        if self.rows() > len(self.log):
            assert self.turn in self.bots and (not told or fault == "after")
            spare = (12 - sum(self.played)) % 4
            self.counted("", spare or 1)

    @rule(at=st.integers(0, 2), fresh=st.booleans(), fault=WAYS)
    def wants_back(self, at: int, fresh: bool, fault: str) -> None:
        """Somebody asks to take his last move back; with bots alone it is done."""
        page = self.pages[at]
        if fresh:
            page.poll()
        old, before = page.n != len(self.log), len(self.log)
        with self.failing(at, fault) as told:
            page.propose_undo()
        if told and fault != "after":
            assert told[0] in (*REFUSALS, "table-store-away", "table-no-undo", "table-over")
            return
        if self.rows() > before:
            self.taken_back(page.seat)
        elif not told:
            assert not old
            self.asked = page.seat
        elif told == ["table-store-away"]:
            self.judge.poll()
            asked = self.judge.proposal
            self.asked = asked["seat"] if asked else None

    @rule(at=st.integers(0, 2), agree=st.booleans(), fault=WAYS)
    def answers(self, at: int, agree: bool, fault: str) -> None:
        """One who is asked agrees or refuses; the model knows what comes of it."""
        self.pages[at].poll()
        page, asked = self.pages[at], self.asked
        before = len(self.log)
        with self.failing(at, fault) as told:
            page.answer_undo(agree)
        if told and fault != "after":
            return
        if self.rows() > before:
            assert agree and asked not in (None, page.seat)
            self.taken_back(asked or "")
        elif not told and not agree:
            self.asked = None
        else:
            self.judge.poll()
            found = self.judge.proposal
            self.asked = found["seat"] if found else None
            assert self.asked in (None, asked)

    def taken_back(self, seat: str) -> None:
        n = len(self.played) - 1
        while ("north", "south")[n % 2] != seat:
            n -= 1
        del self.played[n:]
        self.log.append(("", {"back": n}))
        self.asked = None

    @rule(at=st.integers(0, 2), again=st.booleans(), fault=WAYS)
    def says(self, at: int, again: bool, fault: str) -> None:
        """A line, perhaps one that was sent before."""
        name = self.said[-1] if again and self.said else f"line {len(self.said)}"
        with self.failing(at, fault) as told:
            self.pages[at].say(name, request=name)
        if (not told or fault == "after") and name not in self.said:
            self.said.append(name)

    # -- what holds ---------------------------------------------------------------------------

    def rows(self) -> int:
        return self.judge.room.read(lambda hand: rows.find(hand, self.judge.tid)).n

    @invariant()
    def the_record_is_the_models(self) -> None:
        """Each number once, each request once, in the order of the model."""
        found = self.judge.room.read(lambda hand: rows.moves(hand, self.judge.tid))
        assert [move.n for move in found] == [*range(1, len(self.log) + 1)]
        for move, (request, what) in zip(found, self.log, strict=True):
            entry = json.loads(move.action)
            assert request in ("", move.request)
            assert entry == what if isinstance(what, dict) else entry["action"]["count"] == what
        self.judge.poll()
        state = self.judge.table.record.state
        assert [x["count"] for x in self.judge.table.record.actions[: len(self.played)]] == [
            *self.played
        ]
        assert state.heap == 12 - sum(self.played) and self.judge.turn == self.turn
        assert [x.line for x in self.judge.lines] == self.said
        assert self.judge.row.turn == self.turn
        asked = self.judge.proposal
        assert (asked["seat"] if asked else None) == self.asked

    @invariant()
    def pages_know_a_beginning_of_it(self) -> None:
        for page in self.pages:
            assert page.n <= len(self.log)


def test_no_move_is_lost_and_none_is_doubled(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_kit.store.shared_table.GRACE", -10)  # any page may go on
    Machine.where = where
    run_state_machine_as_test(
        Machine,
        settings=settings(
            max_examples=20,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        ),
    )
