"""What happened in a game, told event by event, or several small ones at once: each step a pair of
whole positions.

A game is final before its story is told. So a story can be skipped, shown again, or leafed
through from either end, and nothing of the game depends on it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, overload

from ..engine.record import Record
from ..engine.state import Frame, State
from ..engine.values import Event

KEPT = 8  # moves whose beats are kept: those that are leafed through just now


class Beat(NamedTuple):
    """One event, or several that are told together, with the positions before and after.

    `move` is the number of the action that brought it (1 is the first; 0: the opening), the last
    one where several did the same; `first` the number of the first event in the whole log, `seat`
    whose decision it was ("": the opening).
    Positions are whole ones: whoever shows them takes the view of a seat.
    """

    move: int
    first: int
    before: State
    after: State
    events: tuple[Event, ...]
    seat: str


Joins = Callable[[Event, Event], bool]  # is the second event told together with the first?


class Reel:
    """The beats of some moves of a record, made when they are asked for.

    It reads like a list. Each beat begins where the one before ended: what a move changes without
    an event belongs to the beat after it, or to the last one.
    """

    def __init__(
        self, record: Record, start: int, end: int | None = None, joins: Joins | None = None
    ) -> None:
        """Those of moves ``start + 1`` to `end`, the present one if it is left out; -1 as `start`
        includes the opening. `joins` says which events of a move that follow each other are one
        step, and with it moves of a seat that do the same again are one, too; without it each
        stands alone. Raises BadPosition for moves that are not there."""
        self._joins = joins
        self.end = record.n if end is None else end
        self.start = start
        record.at(max(start, 0))
        record.at(self.end)
        # a copy: the record may go back while this is shown
        self._record = record.branch(self.end)
        self._begins: list[
            int
        ] = []  # the moves that report something, or the first that do the same
        self._moves: list[int] = []  # and the last
        self._upto: list[int] = []  # how many beats there are with each of them
        count = 0
        for move in range(start + 1, self.end + 1):
            size = len(self._steps(move, self._events(move)))
            if size == 1 and self._again(move):
                self._moves[-1] = move
            elif size:
                count += size
                self._begins.append(move)
                self._moves.append(move)
                self._upto.append(count)
        self._made: dict[int, list[Beat]] = {}

    def _events(self, move: int) -> Sequence[Event]:
        return self._record.events[move - 1] if move else self._record.opening

    def _again(self, move: int) -> bool:
        """Does a move the same as the one before it, by the same seat?"""
        if self._joins is None or not self._moves or self._moves[-1] not in range(1, move):
            return False
        before, now = self._events(self._moves[-1]), self._events(move)
        if len(before) != 1 or len(now) != 1:
            return False
        alike = [(e.kind, e.rule, e.args) for e in (before[0], now[0])]
        if alike[0] != alike[1] or not self._joins(before[0], now[0]):
            return False
        return self._seat(self._moves[-1]) == self._seat(move)

    def _seat(self, move: int) -> str:
        decision = self._record.at(move - 1).decision if move else None
        return decision.seat if decision is not None else ""

    def _told(self, at: int) -> list[Event]:
        """All events of one of the moves that report something, or of several that do the same."""
        moves = range(self._begins[at], self._moves[at] + 1)
        return [event for move in moves for event in self._events(move)]

    def _steps(self, move: int, events: Sequence[Event]) -> list[int]:
        """How many events each beat of a move has: one, unless several are told together, or
        nobody saw how they came."""
        if move == 0 and self._record.setup is None:
            return [len(events)] if events else []
        steps: list[int] = []
        for i, event in enumerate(events):
            if steps and self._joins is not None and self._joins(events[i - 1], event):
                steps[-1] += 1
            else:
                steps.append(1)
        return steps

    def __len__(self) -> int:
        return self._upto[-1] if self._upto else 0

    @overload
    def __getitem__(self, index: int) -> Beat: ...
    @overload
    def __getitem__(self, index: slice) -> list[Beat]: ...
    def __getitem__(self, index: int | slice) -> Beat | list[Beat]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        size = len(self)
        if not -size <= index < size:
            raise IndexError(index)
        index %= size
        at = bisect_right(self._upto, index)
        return self._of(at)[index - (self._upto[at - 1] if at else 0)]

    def __iter__(self) -> Iterator[Beat]:
        for at in range(len(self._moves)):
            yield from self._of(at)

    def move_of(self, index: int) -> int:
        """The move that brought a beat."""
        return self._moves[bisect_right(self._upto, index)]

    def last_of(self, move: int) -> int:
        """The number of the last beat up to the end of `move`; -1 if there is none so early."""
        at = bisect_right(self._moves, move)
        return self._upto[at - 1] - 1 if at else -1

    def ends(self, index: int) -> bool:
        """Is this beat the last one of its move?"""
        return index + 1 in self._upto

    def find(self, wanted: Callable[[Event], object], start: int = 0) -> int | None:
        """The number of the first beat, from `start` on, that tells such an event; None if none
        does. No position is played for that."""
        for at in range(bisect_right(self._upto, start), len(self._moves)):
            events, first = self._told(at), 0
            sizes = self._steps(self._moves[at], events)
            for n, size in enumerate(sizes, self._upto[at - 1] if at else 0):
                if n >= start and any(map(wanted, events[first : first + size])):
                    return n
                first += size
        return None

    def _of(self, at: int) -> list[Beat]:
        """The beats of one of the moves that report something."""
        if at not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[at] = list(self._beats(at))
        return self._made[at]

    def _beats(self, at: int) -> Iterator[Beat]:
        begin, move, record = self._begins[at], self._moves[at], self._record
        frames = [frame for n in range(begin, move + 1) for frame in record.film(n)]
        if at == len(self._moves) - 1 and self.end > move:
            frames[-1] = Frame(record.at(self.end), frames[-1].events)
        first = sum(map(len, [record.opening, *record.events][:begin]))
        seat = self._seat(begin)
        earlier = self._moves[at - 1] if at else max(self.start, 0)
        before = record.at(earlier) if move else frames[0].state
        told = [(event, frame.state) for frame in frames for event in frame.events]
        for size in self._steps(move, [event for event, _ in told]):
            step, told = told[:size], told[size:]
            after = step[-1][1]
            yield Beat(move, first, before, after, tuple(event for event, _ in step), seat)
            before = after
            first += size


def beats(record: Record, start: int, end: int | None = None) -> list[Beat]:
    """All beats of the moves ``start + 1`` to `end`, as in `Reel`."""
    return list(Reel(record, start, end))
