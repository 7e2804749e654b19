"""What an adviser has said at a table: he keeps to it, or says that he no longer does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import hypot
from typing import NamedTuple

from ..engine.record import Record
from ..engine.state import State
from ..engine.values import Action
from ..search import Outcome
from .adviser import MOVED, Adviser, Chance
from .rest import Rest

Aim = tuple[str, str]  # what he is after, and how it is to end


class Placings(NamedTuple):
    """All that he would place, as he said in a game after so many moves."""

    adviser: Adviser
    rest: Rest
    game: Hashable
    moves: int


class Moved(NamedTuple):
    """Another chance of winning than was told before: what it was, in percent; does it differ by
    more than both may be off (`plain`), for the `worse`; the games of the same round that it
    rested on, if they are still known; and were they played on "as_far", "longer" or "shorter"?"""

    percent: int
    plain: bool
    worse: bool
    games: Sequence[Outcome]
    was: str


class Turned(NamedTuple):
    """How something was to end when it was last spoken of, and after how many moves that was."""

    how: str
    moves: int


class Memory:
    """What has been said in the games that were advised."""

    def __init__(self) -> None:
        self._placings: Placings | None = None
        # in which game and round, of what: after how many moves, how it was to end
        self._aims: dict[tuple[Hashable, int, str], dict[int, str]] = {}
        self._ended: dict[Hashable, dict[int, bool]] = {}  # in which game, after how many moves
        # in which game, after how many moves: the chance of winning, and was it played to the end?
        self._chances: dict[Hashable, dict[int, tuple[Chance, bool]]] = {}
        # in which game, after how many moves: on which games the last two of them rest, and of
        # which round they are
        self._games: dict[Hashable, dict[int, tuple[int, Sequence[Outcome]]]] = {}
        # in which game, of what kind: after how many moves a sentence was told first
        self._told: dict[tuple[Hashable, str], int] = {}
        self._would: dict[Hashable, dict[int, Action]] = {}  # the same: what he would do
        self._placed: dict[Hashable, dict[int, Counter[Action]]] = {}  # and all he would place

    def placings(
        self,
        adviser: Adviser,
        after: Callable[[Sequence[Action]], State | None],
        budget: int,
        game: Hashable,
        moves: int,
    ) -> Rest:
        """All that an adviser would place (``Rest``), the same as long as he is the same."""
        if self._placings is None or self._placings.adviser is not adviser:
            self._keep_placings()
            self._placings = Placings(adviser, Rest(adviser, after, budget), game, moves)
        return self._placings.rest

    def placed(self, adviser: Adviser) -> Counter[Action]:
        """What this adviser has said that he would place, as far as it is worked out."""
        said = self._placings
        return Counter(said.rest.actions if said is not None and said.adviser is adviser else ())

    def meant(self, game: Hashable, record: Record, view: State) -> Action | None:
        """What was to be placed in a view, if all since then was placed as it was said; else
        None."""
        said = self._placings
        if said is None or said.game != game:
            return None
        left = list(said.rest.actions)
        for action in record.actions[said.moves : record.n]:
            if action not in left:
                return None
            left.remove(action)
        return left[0] if left and left[0] in view.actions() else None

    def again(self, game: Hashable, kind: str, moves: int) -> bool:
        """Was a sentence of this kind told in a game after fewer moves? It is told now."""
        first = min(moves, self._told.get((game, kind), moves))
        self._told[game, kind] = first
        return first < moves

    def would(self, game: Hashable, moves: int, action: Action) -> None:
        """He has said what he would do after so many moves."""
        self._would.setdefault(game, {})[moves] = action

    def would_before(self, game: Hashable, record: Record) -> Action | None:
        """What he would have done when he was last asked before, if something else was done."""
        said = {n: a for n, a in self._would.get(game, {}).items() if n < record.n}
        before = max(said, default=None)
        if before is None or said[before] == record.actions[before]:
            return None
        return said[before]

    def advised(self, game: Hashable, record: Record, n: int) -> bool:
        """Was the move after `n` others what he had said, or part of what he had said he would
        place?"""
        if self._would.get(game, {}).get(n) == record.actions[n]:
            return True
        self._keep_placings()
        placed = self._placed.get(game, {}).items()
        return any(m <= n and Counter(record.actions[m : n + 1]) <= all_ for m, all_ in placed)

    def _keep_placings(self) -> None:
        """What he said last is kept without what he thought about it."""
        if (said := self._placings) is not None:
            self._placed.setdefault(said.game, {})[said.moves] = Counter(said.rest.actions)

    def to_the_end(self, game: Hashable, moves: int, ended: bool) -> bool:
        """Does he play games on to their end for the first time, after he has told what is likely
        by less? From now on he has told it so."""
        told = self._ended.setdefault(game, {})
        told[moves] = ended
        was = [so for n, so in told.items() if n < moves]
        return ended and bool(was) and not any(was)

    def moved(
        self,
        game: Hashable,
        moves: int,
        chance: Chance,
        ended: bool,
        games: Sequence[Outcome] = (),
        number: int = 0,
    ) -> Moved | None:
        """The chance of winning that he told last; None where the one that he tells now is much the
        same. From now on he has told this one, by these games of round `number`, which were played
        to their end or not."""
        rested = self._games.setdefault(game, {})
        rested[moves] = number, games
        for old in sorted(rested)[:-2]:
            del rested[old]
        told = self._chances.setdefault(game, {})
        told[moves] = chance, ended
        before = max((n for n in told if n < moves), default=None)
        if before is None:
            return None
        was, so = told[before]
        apart = abs(chance.percent - was.percent)
        if apart < MOVED:
            return None
        plain, worse = apart > hypot(chance.give, was.give), chance.share < was.share
        since, then = rested.get(before, (number, ()))
        how = "as_far" if so == ended else "longer" if so else "shorter"
        return Moved(was.percent, plain, worse, then if since == number else (), how)

    def unread(self, game: Hashable, moves: int) -> None:
        """What was said after so many moves has been seen by nobody: it is not what was said last,
        and is told as if it were new."""
        for said in (self._ended, self._chances, self._games):
            said.get(game, {}).pop(moves, None)
        for (of, _, _), told in self._aims.items():
            if of == game:
                told.pop(moves, None)
        self._told = {
            key: first for key, first in self._told.items() if (key[0], first) != (game, moves)
        }

    def known(self, game: Hashable, record: Record) -> Chance | None:
        """The chance of winning that he told before the last move, where that was what he advised,
        the same seat is asked, and no die was rolled since: then it still holds."""
        before = record.n - 1
        chance, _ = self._chances.get(game, {}).get(before, (None, False))
        if chance is None or self._would.get(game, {}).get(before) != record.actions[before]:
            return None
        was, now = record.at(before), record.state
        if was.decision is None or now.decision is None or was.draws != now.draws:
            return None
        return chance if was.decision.seat == now.decision.seat else None

    def turned(self, game: Hashable, number: int, moves: int, aim: Aim) -> Turned | None:
        """How the same thing was to end when it was last spoken of in this round; None if it was to
        end so, or nothing was said of it. From now on it is to end as the `aim` says."""
        what, how = aim
        told = self._aims.setdefault((game, number, what), {})
        told[moves] = how
        before = max((n for n in told if n < moves), default=moves)
        return Turned(told[before], before) if told[before] != how else None
