"""What the actions of a view are worth, compared fairly: every action meets the same deals and
the same dice, and the most time goes to those between which it is close.

With many actions each meets a few deals first, and the best of them go on. From then on half of
the rest falls out at each turn (sequential halving: Karnin, Koren and Somekh 2013). What the
game's own player would do goes all the way, so that one always knows whether another is better.

All that is drawn comes from a number of the view itself: equal views get equal answers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import cache
from math import ceil, log2, sqrt
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.errors import GameError
from ..engine.players import Player, best_player, player
from ..engine.state import State
from ..engine.values import Action
from .loose import Loose, generator, number_of
from .playout import Outcome, can_look_ahead, foresees, outcome, play_on
from .slices import Slices

if TYPE_CHECKING:
    import random

BUDGET = 104  # playouts; a glance at many actions takes up to half of them, or is added
CANDIDATES = 8  # actions that are compared closely
GLANCE = 2  # deals that every action meets where there are more
ALONE = 8  # deals that a single action meets
ALIKE = 1.5  # errors that a difference must exceed to be one
BEYOND = 3.0  # and by which what can bring nothing must be better: mostly that is luck
SOME, ENOUGH = 30, 90  # deals by which one has an idea, and by which one knows
KNOWN = 2.0  # errors that suffice then
TAKEN_BACK = 4  # times that what goes before it may turn out worse
SLIGHT = 4.0  # percent of games for which nothing of that kind is done, however sure
LEAST = 0.5  # points of error that are assumed at least: a handful of deals may agree by chance


class Way(NamedTuple):
    """How an evaluation looks ahead, and what it goes by."""

    # deals that every action meets where there are more than candidates; 0: lots are drawn
    glance: int = GLANCE
    rounds: int = 1  # that are played on; 0: to the end of the game
    turns: int = 0  # of one's own that are, where the game foresees its odds; 0: as elsewhere
    loose: float = 0.0  # how often a playout does anything
    value: Callable[[Outcome], float] = attrgetter("value")
    sure: float = ALIKE  # errors by which an action must be better than the usual one


class Worth(NamedTuple):
    """What an action is worth to the seat, by so many deals.

    `chance` is that of winning, `points` how far ahead of the best rival it ends, both made
    comparable over deals that an action has not met; `low` what the points come to in the worst
    tenth of them. `ended` is the share of deals in which the game was over, `foretold` of those in
    which it was, or the game told its odds.
    """

    deals: int
    chance: float
    points: float
    low: int
    ended: float
    foretold: float


class Gap(NamedTuple):
    """How much one action is better than another, over the deals that both have met, by what the
    evaluation goes by."""

    value: float
    error: float
    better: float  # share of the deals in which it came to more, half for equal ones
    deals: int
    points: float = 0.0  # difference of the points ahead
    chance: float = 0.0  # and of the chances of winning

    @property
    def real(self) -> bool:
        """Is it more than chance could make it?"""
        return self.exceeds(ALIKE)

    def exceeds(self, errors: float) -> bool:
        """Is it more than so many errors?"""
        return self.deals > 1 and self.value > errors * max(self.error, LEAST)


class Evaluation(Slices):
    """The actions of one view, compared. ``steps`` does the work in small slices, ``finish`` all
    of it; what is asked before is answered by what has been played so far."""

    def __init__(
        self,
        view: State,
        budget: int = BUDGET,
        candidates: int = CANDIDATES,
        by: Player | None = None,
        way: Way = Way(),  # noqa: B008  it is never changed
        seed: int | None = None,
        seconds: float = 0.0,
        dealt: Callable[[State, random.Random], State] = State.deal,
        idle: Callable[[Action], bool] = lambda _: False,
        kin: Callable[[Action], Sequence[Action]] = lambda _: (),
        watch: Callable[[State], Any] | None = None,
        usual: Action | None = None,
        sense: Callable[[Action], float | None] = lambda _: None,
        among: Sequence[Action] = (),
    ) -> None:
        """`budget` is in playouts; with `seconds` it is as many as these allow. Where the game
        foresees its odds within a round, playouts are shorter, more of them take as long, and
        every action has a glance. Without `seed` all that is drawn comes from a number of the
        view. `dealt` says what is played on from, `idle` which actions can bring nothing: another
        that is about as good goes before them; `kin` which ones whoever hears of an action asks
        about, so that they are looked at as closely; `watch` what is looked for while a game is
        played on (``Outcome.seen``); `usual` what goes before all that is not plainly better, in
        the place of what the game's own player would do; `sense` what actions are worth by
        themselves, which decides between those that are about as good; `among` which actions are
        looked at, all of them as a rule."""
        decision = view.decision
        assert decision is not None and decision.seat == view.viewer, "a view of who is asked"
        self.view = view
        self.seat = decision.seat
        self.actions = tuple(among) or view.actions()
        odds = view.rules.odds if way.turns and foresees(view) else None
        if odds is not None and odds.shorter > 1:
            way, budget = way._replace(glance=GLANCE), budget * odds.shorter
        self.budget, self.candidates = budget, max(2, candidates)
        self.way, self.seconds, self._dealt, self._idle = way, seconds, dealt, idle
        self._kin, self._watch, self._sense = kin, watch, cache(sense)  # it is asked for twice
        own = by or player(view.game, best_player(view.game))
        self._player = Loose(own, way.loose) if way.loose else own
        self.seed = number_of(view) if seed is None else seed
        self._meant = usual
        # what the game's own player would do, or has been meant to be done
        self.usual = usual or own.choose(
            view, self.actions, None if seed is None else generator(seed, "usual")
        )
        self.misdealt = False  # is it a position that no deal fits?
        self.played: dict[Action, list[Outcome]] = {a: [] for a in view.actions()}
        self.close: tuple[Action, ...] = ()  # those that were compared closely
        self.alike = 0  # of these, others that are about as good as the best, when all is done
        self.done = False
        self._best: Action | None = None
        self._second: tuple[Action, Gap] | None = None

    # -- the work ---------------------------------------------------------------------------

    def _work(self) -> Iterator[None]:
        if can_look_ahead(self.view):
            try:
                yield from self._halve()
            except GameError:  # a position by hand
                self.misdealt = True
                self.played, self.close = {a: [] for a in self.view.actions()}, ()
        self._best = self._leading()
        self.second()
        self.alike = sum(a != self.best and not self.gap(self.best, a).real for a in self.close)
        self.done = True

    def _halve(self) -> Iterator[None]:
        if self.seconds:
            yield from self._time_one()
        alive = list(self.actions)
        if len(alive) > self.candidates and self.way.glance:
            yield from self._meet(alive, self.way.glance)
            alive = self._first(alive, self.candidates)
        elif len(alive) > self.candidates:
            alive = self._drawn()
        self.close = tuple(alive)
        glanced = sum(map(len, self.played.values()))
        budget = max(self.budget // 2, self.budget - glanced)
        turns = ceil(log2(len(alive)))
        if not turns:  # nothing to compare: only where it leads
            yield from self._meet(alive, ALONE)
        for _ in range(turns):
            met = len(self.played[alive[0]])
            yield from self._meet(alive, met + max(1, budget // (turns * len(alive))))
            if len(alive) > 2:
                alive = self._first(alive, ceil(len(alive) / 2))
        yield from self._ask_about_kin()
        yield from self._make_sure()

    def _ask_about_kin(self) -> Iterator[None]:
        """Those that are asked about beside the best meet as many deals, and may turn out best."""
        best = self._leading()
        kin = [a for a in self._kin(best) if a in self.played and a != best]
        yield from self._meet(kin, len(self.played[best]))
        self.close += tuple(a for a in kin if a not in self.close)

    def _make_sure(self) -> Iterator[None]:
        """Where something goes before an action that came out better, since that one can bring
        nothing, both meet more deals, and many where that was no mere chance: then it was luck, or
        one sees that it was not."""
        for _ in range(TAKEN_BACK):
            found, best = self._found(), self._leading()
            deals = min(ENOUGH if self.gap(found, best).real else SOME, self.budget)
            if best == found or min(len(self.played[a]) for a in (found, best)) >= deals:
                return
            yield from self._meet((found, best), deals)

    def _time_one(self) -> Iterator[None]:
        """One playout, to know how many there is time for."""
        begun = time.perf_counter()
        yield from self._meet((self.usual,), 1)
        self.budget = max(1, int(self.seconds / (time.perf_counter() - begun)))

    def _drawn(self) -> list[Action]:
        """The usual action and others by lot."""
        others = [a for a in self.actions if a != self.usual]
        chosen = generator(self.seed, "drawn").sample(others, self.candidates - 1)
        return [self.usual, *chosen]

    def _first(self, alive: Sequence[Action], most: int) -> list[Action]:
        """The best of those that have met the same deals, and the usual one."""
        order = sorted(alive, key=self._mean, reverse=True)[:most]
        if self.usual not in order:
            order[-1] = self.usual
        return order

    def _mean(self, action: Action) -> float:
        played = self.played[action]
        return sum(map(self.way.value, played)) / len(played)

    def _meet(self, actions: Sequence[Action], deals: int) -> Iterator[None]:
        """Let each of the actions meet all of the first so many deals."""
        for n in range(deals):
            missing = [a for a in actions if len(self.played[a]) == n]
            if missing:
                yield from self._play(missing, n)

    def _play(self, actions: Sequence[Action], n: int) -> Iterator[None]:
        """The n-th deal, the same for all of these actions, dice and chance included."""
        dealt = self._deal(n)
        for action in actions:
            found = yield from self._ends(dealt.copy(), (action,), n)
            self.played[action].append(found)
            yield

    def _deal(self, n: int) -> State:
        return self._dealt(self.view, generator(self.seed, str(n)))

    def _ends(
        self, state: State, first: Sequence[Action], n: int
    ) -> Generator[None, None, Outcome]:
        for action in first:
            state.take(action)
        rng, way = generator(self.seed, f"{n}:play"), self.way
        met = yield from play_on(
            state, self._player, rng, way.rounds, self.seat, way.turns, self._watch
        )
        return outcome(state, self.seat, bool(way.turns))._replace(**met._asdict())

    def ends(self, first: Sequence[Action], n: int) -> Generator[None, None, Outcome]:
        """How the n-th deal, the one that single actions meet, ends where these are done first, one
        after another.

        Raises GameError where no deal fits the view."""
        return (yield from self._ends(self._deal(n), first, n))

    def beside(self, action: Action, deals: int) -> Iterator[None]:
        """The usual action and another one meet the first so many deals: for a first idea."""
        if can_look_ahead(self.view):
            try:
                yield from self._meet((self.usual, action), deals)
            except GameError:  # a position by hand
                self.misdealt = True

    def deepen(self, action: Action, deals: int) -> None:
        """Let one more action meet the first so many deals, before something depends on it."""
        if self.done and self.played[self.best]:
            for _ in self.closer(action, deals):
                pass

    def closer(self, action: Action, deals: int) -> Iterator[None]:
        """The same in slices: as many deals as the best has met at most."""
        yield from self._meet((action,), min(deals, len(self.played[self.best])))

    def firm(self, deals: int, beside: Sequence[Action] = ()) -> Iterator[None]:
        """Let the best action and the second, and those `beside` them of which something is told,
        meet so many deals, so that it does not rest on a few; they stay what they are."""
        if not self.known:
            return
        second = self.second()
        told = dict.fromkeys((self.best, *([second[0]] if second else ()), *beside))
        yield from self._meet(tuple(told), deals)
        if second is not None:
            self._second = second[0], self.gap(self.best, second[0])

    def weigh(self, deals: int) -> Iterator[None]:
        """Let the best action alone meet so many deals, for what is told of it by itself."""
        if self.known:
            yield from self._meet((self.best,), deals)

    # -- what it says -------------------------------------------------------------------------

    @property
    def known(self) -> bool:
        """Has every action been tried at least once?"""
        return bool(self.close) and all(self.played[a] for a in self.actions)

    @property
    def best(self) -> Action:
        """The usual action, unless another is better by more than chance: of many that are much
        the same, the one that came out highest was mostly lucky. What is looked at later
        (``deepen``) changes nothing here."""
        return self._leading() if self._best is None else self._best

    def _leading(self) -> Action:
        if not self.close or not all(self.played[a] for a in self.close):
            return self.usual
        found = self._found()
        best = self._sensible(found) if self._idle(found) else found
        return best if best == self._meant else self._dearest(best, found)

    def _found(self) -> Action:
        """The one that came out highest of those that met most deals, or the usual one."""
        most = max(len(self.played[a]) for a in self.close)
        found = max((a for a in self.close if len(self.played[a]) == most), key=self._mean)
        return found if self.gap(found, self.usual).exceeds(self.way.sure) else self.usual

    def _dearest(self, best: Action, found: Action) -> Action:
        """Of those that are as good as the best, as far as can be told, the one that is worth most
        by itself."""
        able = (a for a in self.close if self._is_near(found, a) and not self._idle(a))
        alike = [a for a in able if not self.gap(best, a).real]
        known = self._worth_by_itself(alike)
        return max(known, key=known.__getitem__) if best in known else best

    def _worth_by_itself(self, actions: Iterable[Action]) -> dict[Action, float]:
        """The same of each action of which it is known."""
        return {a: n for a in actions if (n := self._sense(a)) is not None}

    def _sensible(self, best: Action) -> Action:
        """The best of those that are as good as one that can bring nothing, as far as can be told;
        if there is none, what is usual, where it is as good, or else that one."""
        alike = [a for a in self.close if not self._idle(a) and self._is_near(best, a)]
        usual = self.usual if self._is_near(best, self.usual) else best
        return min(alike, key=lambda a: self.gap(best, a).value, default=usual)

    def _is_near(self, found: Action, other: Action) -> bool:
        """Is another as good as what was found, as far as can be told of what can bring nothing?"""
        gap = self.gap(found, other)
        return not gap.exceeds(BEYOND if gap.deals < ENOUGH else KNOWN) or gap.value < SLIGHT

    def second(self) -> tuple[Action, Gap] | None:
        """The best of the others that were compared closely, one that can bring something if there
        is one, and how much better the best is; None if there is no other. Of several that are as
        good it is the one that is worth most by itself. This, too, stays as it was."""
        if self._second is None or not self.done:
            best = self.best
            others = [a for a in self.close if a != best]
            others = [a for a in others if not self._idle(a)] or others
            gaps = [(a, self.gap(best, a)) for a in others]
            found = min(gaps, key=lambda found: found[1].value, default=None)
            alike = {a: gap for a, gap in gaps if not gap.real}
            worth = self._worth_by_itself(alike)
            if alike and len(worth) == len(alike):  # nothing hangs on a die
                first = max(worth, key=worth.__getitem__)
                found = first, alike[first]
            self._second = found
        return self._second

    def gap(self, one: Action, other: Action) -> Gap:
        """How much better `one` is than `other`."""
        if one == other:
            return Gap(0.0, 0.0, 0.5, len(self.played[one]))
        return compared(self.played[one], self.played[other], self.way.value)

    def worth(self, action: Action) -> Worth | None:
        """What an action is worth; None before it was tried."""
        played = self.played[action]
        if not played:
            return None
        best = self.played[self.best] or played
        gap = self.gap(self.best, action)
        return Worth(
            n := len(played),
            sum(o.chance for o in best) / len(best) - gap.chance,
            sum(o.margin for o in best) / len(best) - gap.points,
            sorted(o.margin for o in played)[(n - 1) // 10],
            sum(o.won is not None for o in played) / n,
            sum(o.won is not None or o.odds is not None for o in played) / n,
        )


def compared(
    one: Sequence[Outcome], other: Sequence[Outcome], value: Callable[[Outcome], float]
) -> Gap:
    """How much better the games of `one` ended than those of `other`, over the first deals, which
    both have met, by the `value` of each."""
    pairs = list(zip(one, other, strict=False))
    n = len(pairs)
    if not n:
        return Gap(0.0, 0.0, 0.5, 0)
    valued = [(value(a), value(b)) for a, b in pairs]
    mean, error = _mean_and_error([a - b for a, b in valued])
    better = sum((a > b) + (a == b) / 2 for a, b in valued) / n
    points = sum(a.margin - b.margin for a, b in pairs) / n
    chance = sum(a.chance - b.chance for a, b in pairs) / n
    return Gap(mean, error, better, n, points, chance)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    spread = sum((v - mean) ** 2 for v in values) / (n - 1)
    return mean, sqrt(spread / n)
