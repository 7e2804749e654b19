"""Playing on from a position to the end of its round, or of the game, and what that was worth."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import registry
from ..engine.players import Player
from ..engine.state import State
from ..engine.values import Result

if TYPE_CHECKING:
    import random

STRETCH = 6  # decisions of a playout between two moments at which it may be left for a while
MOST = 2000  # decisions of a playout: a game that players without aim never end
WON = 25.0  # points that winning is worth, and losing costs, beside those that count
SCALE = 15.0  # points ahead that make nearly three chances of winning in four
MARGIN = 0.15  # what the points weigh beside winning, for who plays to win


class Outcome(NamedTuple):
    """What a playout came to for one seat: points ahead of the best rival, and whether that was
    the end: 1 won, 0 lost, between them a draw; None if the game goes on."""

    margin: int
    won: float | None
    odds: float | None = None  # of winning, where the game goes on and has learned to tell
    points: tuple[tuple[str, int], ...] = ()  # of every seat, before an ending adds to them
    result: Result | None = None  # how it ended
    seen: Any = None  # what was looked for on the way
    at_round: tuple[tuple[str, int], ...] = ()  # the points as its round ended, if it went on then

    @property
    def value(self) -> float:
        """One number to compare by: points, and at the end above all the game itself."""
        return self.margin if self.won is None else self.margin + WON * (2 * self.won - 1)

    @property
    def rounded(self) -> tuple[tuple[str, int], ...]:
        """The points of every seat as the round ended that it began in."""
        return self.at_round or self.points

    @property
    def ahead(self) -> float:
        """1 for who wins or leads, half for who shares the lead."""
        if self.won is not None:
            return self.won
        return 1.0 if self.margin > 0 else 0.5 if self.margin == 0 else 0.0

    @property
    def chance(self) -> float:
        """The chance of winning, from 0 to 1; what has been won or lost is certain."""
        if self.won is None:
            return _chance(self.margin) if self.odds is None else self.odds
        return self.won

    @property
    def percent(self) -> float:
        """What players compare by: the chance of winning, in percent, and a little the points, so
        that one tries for more where nothing is at stake."""
        return 100 * ((1 - MARGIN) * self.chance + MARGIN * _chance(self.margin))


def _chance(margin: int) -> float:
    return 1 / (1 + exp(-max(-100.0, margin / SCALE)))


class Met(NamedTuple):
    """What a playout met on its way: what was looked for, None if nothing was seen of it, and the
    points of every seat as its round ended, () where it did not go on beyond that."""

    seen: Any = None
    at_round: tuple[tuple[str, int], ...] = ()


def can_look_ahead(view: State) -> bool:
    """Does the game say how hidden things are dealt, and how points are counted?"""
    return view.rules.dealing is not None and view.rules.points is not None


def foresees(view: State) -> bool:
    """Has the game learned to tell the odds, before a game like this one ends?"""
    return view.rules.odds is not None and view.rules.odds.known(view)


def play_on(
    state: State,
    player: Player,
    rng: random.Random,
    rounds: int = 1,
    seat: str = "",
    turns: int = 0,
    watch: Callable[[State], Any] | None = None,
) -> Generator[None, None, Met]:
    """Play a whole position on, in place, to the end of so many rounds, the present one among
    them, or of the game (`rounds` 0: in any case), every seat by `player`, which sees views only;
    pauses now and then. With `turns`, where the game foresees its odds, only until `seat` has come
    so often to a position that tells them, and no round ends it that does not. `watch` looks at the
    position before each decision; the first thing that it sees is returned, with the points that
    `seat` knew of as the round ended."""
    round_of = state.rules.round_of
    odds = state.rules.odds if turns and foresees(state) else None
    last, left, met = round_of(state) + rounds - 1, MOST, Met()
    while (decision := state.decision) is not None and left:
        if rounds and round_of(state) > last:
            if odds is None or odds.rests(state):
                break
            if not met.at_round:
                met = met._replace(at_round=_points(state, seat))
        if watch is not None and met.seen is None:
            met = met._replace(seen=watch(state))
        if odds is not None and decision.seat == seat and odds.rests(state):
            turns -= 1
            if not turns:
                break
        view = state.view(decision.seat)
        actions = view.actions()
        state.take(player.choose(view, actions, rng) if len(actions) > 1 else actions[0])
        left -= 1
        if left % STRETCH == 0:
            yield
    return met


def _points(state: State, seat: str) -> tuple[tuple[str, int], ...]:
    """Of every seat, as far as one seat may know."""
    assert state.rules.points is not None
    return tuple(state.rules.points(state.view(seat)).items())


def outcome(state: State, seat: str, foreseen: bool = False) -> Outcome:
    """How a seat stands in a position against its best rival; those of its side are none. With
    `foreseen` by the odds, too, if the game tells them."""
    result = state.result
    if result is not None:
        points, counted = dict(result.final), dict(result.scores)
    else:
        points = counted = dict(_points(state, seat))
    won = None
    if result is not None:
        won = (1.0 if seat in result.winners else 0.0) if result.winners else 0.5
    odds, learned = None, state.rules.odds
    if foreseen and result is None and learned is not None and foresees(state):
        odds = learned.chance(state.view(seat), seat) if learned.rests(state) else None
    margin = lead_of(state.game, seat, points)
    return Outcome(margin, won, odds, tuple(counted.items()), result)


def lead_of(game: str, seat: str, points: Mapping[str, int]) -> int:
    """By how many points a seat is ahead of its best rival; those of its side are none."""
    side = side_of(game, seat)
    return points.get(seat, 0) - max([n for s, n in points.items() if s not in side] or [0])


@cache
def side_of(game: str, seat: str) -> frozenset[str]:
    """Who wins together with a seat."""
    sides = registry.game(game).sides.values()
    return frozenset({seat, *(s for side in sides if seat in side for s in side)})
