"""Looking back at a game: how the points grew, what turned it, and which rules went against whom.

Everything is read off a record, and points are what ``state.score()`` says, so it holds for any
game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from ..engine.record import Record
from ..engine.values import Event
from .story import Beat, beats

RoundOf = Callable[[Any], int]  # of a spectator's view, the number of its round; 0: none
Leads = Callable[[Event], bool]  # did an event lead to an ending that points do not decide?
DEAR = 2  # points that a rule must have cost to be worth learning from


class Point(NamedTuple):
    """The points of each seat after a move (0: at the start)."""

    move: int
    scores: dict[str, int]


class Stretch(NamedTuple):
    """A round of the game: after which moves it begins and ends, and the points there."""

    round: int
    start: int
    end: int
    before: dict[str, int]
    after: dict[str, int]

    @property
    def brought(self) -> dict[str, int]:
        """What each seat gained or lost in it."""
        return {seat: n - self.before.get(seat, 0) for seat, n in self.after.items()}


class Turning(NamedTuple):
    """An event after which the lead of a seat was another, and by how much."""

    beat: Beat
    by: int

    @property
    def event(self) -> Event:
        """What happened."""
        return self.beat.events[-1]


class Loss(NamedTuple):
    """A rule by which things went against a seat: how many points of its lead it cost in all,
    and at which moments, one for a move; and how many, which are fewer, the same rule brought
    it."""

    rule: str
    points: int
    moments: tuple[Turning, ...]
    gained: int = 0

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves that brought it, in the order of the game; 0: the opening."""
        return tuple(moment.beat.move for moment in self.moments)


def curve(record: Record) -> list[Point]:
    """The points after each move that stands, the start first."""
    return [Point(move, points) for move, points in enumerate(record.scores)]


def rounds(record: Record, round_of: RoundOf) -> list[Stretch]:
    """The rounds of a game in their order; one of number 0 where a game knows none."""
    scores = record.scores
    starts: list[tuple[int, int]] = []
    for move in range(record.n + 1):
        number = round_of(record.at(move).view(None))
        if not starts or starts[-1][1] != number:
            starts.append((move, number))
    ends = [*(move for move, _ in starts[1:]), record.n]
    return [
        Stretch(number, start, end, scores[start], scores[end])
        for (start, number), end in zip(starts, ends, strict=True)
    ]


def lead(scores: Mapping[str, int], seat: str) -> int:
    """How far a seat is before the best of the others; below 0: behind."""
    others = [n for other, n in scores.items() if other != seat]
    return scores[seat] - max(others, default=0)


def ahead_of_last(scores: Mapping[str, int], seat: str) -> int:
    """How far a seat is before the last of the others, which may cost it a game."""
    others = [n for other, n in scores.items() if other != seat]
    return scores[seat] - min(others, default=0)


Measure = Callable[[Mapping[str, int], str], int]  # of the points of all, for a seat


def turns(record: Record, seat: str, measure: Measure = lead) -> list[tuple[Beat, int]]:
    """Every event that changed the lead of a seat, and by how much, in the order of the game."""
    return _swung(_changes(record), seat, measure)


def _swung(changes: Iterable[Change], seat: str, measure: Measure = lead) -> list[tuple[Beat, int]]:
    found = [(beat, measure(new, seat) - measure(old, seat)) for beat, old, new in changes]
    return [(beat, by) for beat, by in found if by]


Change = tuple[Beat, dict[str, int], dict[str, int]]
# of games that are looked back at, as long as they are there: what was played, what changed
_known: WeakKeyDictionary[Record, tuple[Any, list[Change]]] = WeakKeyDictionary()


def _changes(record: Record) -> list[Change]:
    """Every event that changed anybody's points, and what they were before and after."""
    played = tuple(zip(record.actions[: record.n], record.rolls, strict=False))
    known = _known.get(record)
    if known is not None and known[0] == played:
        return known[1]
    scores, out = record.scores, []
    for move in range(1, record.n + 1):
        if scores[move] != scores[move - 1] or _swings(record, move):
            before = scores[move - 1]
            for beat in beats(record, move - 1, move):
                after = beat.after.score()
                if after != before:
                    out.append((beat, before, after))
                before = after
    _known[record] = played, out
    return out


def _swings(record: Record, move: int) -> bool:
    """May points have come and gone within one move? Only where much happened in it."""
    return len(record.log[move]) > 2


def turning_points(
    record: Record, seat: str, most: int = 3, measure: Measure = lead
) -> list[Turning]:
    """The events after which the lead of a seat changed most, in the order of the game."""
    played = [turn for turn in turns(record, seat, measure) if not _adjusts(turn[0])]
    found = sorted(played, key=lambda turn: -abs(turn[1]))[:most]
    return [Turning(*turn) for turn in sorted(found, key=lambda turn: turn[0].first)]


def causes(record: Record, leads: Leads, most: int = 3) -> list[Beat]:
    """The last events that led to how a game ended, in the order of the game: for an ending that
    is not decided by points, so that no lead tells of it."""
    log, found = record.log, list[Beat]()
    for move in range(record.n, 0, -1):
        if len(found) < most and any(leads(event) for event in log[move]):
            told = beats(record, move - 1, move)
            found[:0] = [b for b in told if any(leads(event) for event in b.events)]
    return found[-most:]


def _adjusts(beat: Beat) -> bool:
    """Is it the end itself, which adds to the points? Nobody played that."""
    result = beat.after.result
    return result is not None and any(result.adjustments.values())


def _before_moves(record: Record, seat: str) -> list[tuple[Beat, int]]:
    """What changed the lead before anybody was asked: an opponent that is no person may have
    played already."""
    if record.setup is None:
        return []
    told = beats(record, -1, 0)
    return _swung(((beat, beat.before.score(), beat.after.score()) for beat in told), seat)


def against(record: Record, seat: str, most: int = 3) -> list[Loss]:
    """The rules by which a seat lost most of its lead, the dearest first: of those that its own
    decisions set off, since those can be made better; where none did, of all. Whoever set it off,
    all that a rule took counts, as it stands in the score, and what it brought counts against it:
    a rule that cost hardly more than it brought is nothing to learn, nor is one of the opening
    alone."""
    cost: dict[str, int] = {}
    won: dict[str, int] = {}
    moments: dict[str, dict[int, Turning]] = {}
    own = dict[str, None]()
    for beat, by in (*_before_moves(record, seat), *turns(record, seat)):
        rule = beat.events[-1].rule
        won[rule] = won.get(rule, 0) + max(by, 0)
        if by < 0:
            cost[rule] = cost.get(rule, 0) - by
            of_rule = moments.setdefault(rule, {})
            so_far = of_rule[beat.move].by if beat.move in of_rule else 0
            of_rule[beat.move] = Turning(beat, so_far + by)
            if beat.seat == seat:
                own[rule] = None
    dear = [rule for rule in cost if cost[rule] - won[rule] >= DEAR and any(moments[rule])]
    dear = [rule for rule in dear if rule in own] or dear
    dear.sort(key=lambda rule: won[rule] - cost[rule])
    return [
        Loss(rule, cost[rule], tuple(moments[rule].values()), won[rule]) for rule in dear[:most]
    ]
