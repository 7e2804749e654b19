"""Looking back at what a seat has chosen in a game: the moves that cost it most, and what would
have been better.

Each decision is looked at as the adviser would have then: what the seat did not know has no part
in it. Moves that the game's own player would have made are passed over; the others meet a few
deals beside his, those that seem dearest some more, and those that still do are looked at closely.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from operator import itemgetter
from typing import Any, NamedTuple

from ..engine import shape
from ..engine.errors import BadSave
from ..engine.record import Record
from ..engine.registry import LANGUAGES
from ..engine.values import Action
from ..search import Evaluation
from ..search.slices import Slices
from .adviser import COSTLY, DEAR, PLAIN, ROUGH, WAY, Adviser
from .exercise import Choice, Exercise, Text, Why, tell, text

QUICK = 4  # deals that give a first idea of a move
MORE = 20  # deals that those meet which seem dear by then
FIRST, SECOND = 0.3, 0.5  # of the work: all own moves are looked at, and some again
AGAIN = 10  # moves that are looked at again
MOST = 5  # moves that are looked at closely, and told if they were dear
BESIDE = 2  # others that were surely worse than the best, for who is asked again


class Costly(NamedTuple):
    """A move that cost something: after how many others it came, what would have been better, and
    by how much: in points or, where they were compared by games won, in `percent` of them;
    `others` would have been worse than the better one, too. `ends` says how games ended otherwise
    with it."""

    move: int
    action: Action
    better: Action
    points: int
    percent: int
    others: tuple[Action, ...] = ()
    ends: tuple[Text, ...] = ()

    def dump(self) -> dict[str, Any]:
        """As plain data, beside the record that it belongs to; `load` reads it."""
        return {
            "move": self.move,
            "better": self.better.dump(),
            "others": [action.dump() for action in self.others],
            "points": self.points,
            "percent": self.percent,
            "ends": [[told.key, dict(told.facts)] for told in self.ends],
        }

    @classmethod
    def load(cls, record: Record, data: Any) -> Costly:
        """What was dumped of a game. Raises GameError if it does not belong to it."""
        given = data if isinstance(data, Mapping) else {}
        number = shape.integer(0, 10**6)
        try:
            move, points, percent = (
                number(given.get(key), f"costs.{key}") for key in ("move", "points", "percent")
            )
        except shape.Mismatch as error:
            raise BadSave(error.what, where=error.where, **error.facts) from None
        legal = record.at(move).actions()
        others = given.get("others")
        named = [given.get("better"), *(others[:BESIDE] if isinstance(others, list) else ())]
        better, *rest = (record.game.action(each) for each in named)
        for action in (better, *rest):
            if action not in legal:
                record.at(move).copy().apply(action)  # refuses it in a sentence
        ends = tuple(_sentences(record.game.name, given.get("ends")))
        return cls(move, record.actions[move], better, points, percent, tuple(rest), ends)


def _sentences(game: str, given: Any) -> Iterator[Text]:
    """Those of them that can still be told: they are no part of a game, and may be older."""
    for each in given if isinstance(given, list) else ():
        with suppress(AttributeError, KeyError, TypeError, ValueError):
            key, facts = each
            told = text(key, **facts)
            for lang in LANGUAGES:
                tell(told, game, lang)
            yield told


def exercise(record: Record, costly: Costly) -> Exercise:
    """The question of such a move: what would have been better?"""
    state = record.at(costly.move)
    decision = state.decision
    assert decision is not None
    kind = "odds" if costly.percent else "points"
    facts = {"points": costly.points, "percent": costly.percent, "better": costly.better}
    right = Why(text("own-move-right"), decision.rule)
    wrong = {
        action: Why(text("own-move-other", better=costly.better), decision.rule)
        for action in costly.others
    } | {costly.action: Why(text(f"own-move-{kind}", **facts), decision.rule)}
    choices = [a for a in state.actions() if a == costly.better or a in wrong]
    return Exercise(
        question=text("own-move", seat=decision.seat, action=costly.action),
        why=right,
        state=state,
        seat=decision.seat,
        choices=tuple(Choice(a, a == costly.better, wrong.get(a, right)) for a in choices),
        game=state.game,
        rule=decision.rule,
    )


class Hindsight(Slices):
    """What a seat's own moves cost it; ``steps`` works it out."""

    def __init__(self, record: Record, seat: str) -> None:
        self.record, self.seat = record, seat
        self.done = False
        self.share = 0.0  # how much of the work is done, about
        self.found: tuple[Costly, ...] = ()  # the dearest, in the order of the game

    @classmethod
    def load(cls, record: Record, seat: str, found: Iterable[Any]) -> Hindsight:
        """What was found before, as it was dumped. Raises GameError if it does not belong to the
        game."""
        known = cls(record, seat)
        known.found = tuple(Costly.load(record, each) for each in list(found)[:MOST])
        known.done = True
        return known

    def _work(self) -> Iterator[None]:
        doubts: list[tuple[float, int, Evaluation]] = []
        for move, action in enumerate(self.record.actions[: self.record.n]):
            decision = self.record.at(move).decision
            self.share = FIRST * move / max(self.record.n, 1)
            if decision is None or decision.seat != self.seat:
                continue
            e = Evaluation(self.record.at(move).view(self.seat), way=WAY)
            yield
            if action != e.usual:
                yield from e.beside(action, QUICK)
                doubts.append((-e.gap(e.usual, action).value, move, e))
        again = sorted(doubts, key=itemgetter(0, 1))[:AGAIN]
        close: list[tuple[float, int]] = []
        for n, (_, move, e) in enumerate(again):
            self.share = FIRST + (SECOND - FIRST) * n / len(again)
            action = self.record.actions[move]
            yield from e.beside(action, MORE)
            close.append((-e.gap(e.usual, action).value, move))
        dear: list[tuple[float, Costly]] = []
        dearest = sorted(close)[:MOST]
        for n, (_, move) in enumerate(dearest):
            self.share = SECOND + (1 - SECOND) * n / len(dearest)
            adviser = Adviser(self.record.at(move).view(self.seat))
            yield from adviser.steps()
            dear += _cost(adviser, move, self.record.actions[move])
        dear.sort(key=lambda found: -found[0])
        self.found = tuple(sorted(costly for _, costly in dear[:MOST]))
        self.done = True


def _cost(adviser: Adviser, move: int, action: Action) -> list[tuple[float, Costly]]:
    """What a move cost, if that is as plain as what stands beside a choice."""
    e = adviser.evaluation
    if not e.known or action == e.best or action not in e.actions:
        return []
    e.deepen(action, ROUGH)
    gap = e.gap(e.best, action)
    if not gap.exceeds(PLAIN) or gap.value < (DEAR if adviser.by_odds else COSTLY):
        return []
    percent = max(0, round(100 * gap.chance)) if adviser.by_odds else 0
    worse = [a for a in e.actions if a not in (e.best, action) and e.gap(e.best, a).real]
    worse.sort(key=lambda a: e.gap(e.best, a).value)  # those that come nearest are asked about
    points, others = max(0, round(gap.points)), tuple(worse[:BESIDE])
    ends = tuple(adviser.ended_otherwise(action))
    return [(gap.value, Costly(move, action, e.best, points, percent, others, ends))]
