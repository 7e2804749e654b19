"""Several placings that are asked one after another, planned together before any is played.

There is something to plan where one thing can be placed more than once, or more than two can be.
Whether there are several is found from the engine's decisions alone: after one of the actions the
same seat is asked the same again. All is tried on a position dealt from the view, so a plan knows
no more than who makes it, and nothing is played before it is confirmed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..engine.errors import GameError
from ..engine.state import Frame, State
from ..engine.values import Action, Decision

MOST = 60  # placings that are planned at once
PAIR = 2  # different things, once each: two clicks say it more simply than a plan


class Row(NamedTuple):
    """One of the actions: how often it is planned, and how often it could be at most, with
    everything else as it is planned."""

    action: Action
    now: int
    most: int


class Batch:
    """Placings that follow each other, and those of them that are planned, in their order."""

    def __init__(self, start: State, planned: tuple[Action, ...] = ()) -> None:
        """For a dealt position; `of` finds out whether there is anything to plan."""
        self._start = start
        self.planned = planned
        self._steps = [start]  # the position after each of those planned
        self._open = True  # may more be placed after them?
        for action in planned:
            here = self._steps[-1]
            following = _after(here, action)
            self._open = following is not None
            self._steps.append(following or _last(here, action))

    @classmethod
    def of(cls, view: State) -> Batch | None:
        """What can be planned at the decision of a view; None where each choice stands alone."""
        if view.decision is None or view.rules.dealing is None or len(view.actions()) < 2:
            return None
        try:
            start = view.deal(random.Random(0))
        except GameError:
            return None
        kinds = {action.kind: action for action in reversed(view.actions())}
        if not any(_again(start, a) for a in kinds.values()):
            return None
        batch = cls(start)
        several = batch.left > PAIR or any(row.most > 1 for row in batch.rows)
        return batch if several else None

    # -- reading ------------------------------------------------------------------------------

    @property
    def seat(self) -> str:
        """Whose placings they are."""
        return self._asked.seat

    @property
    def _asked(self) -> Decision:
        decision = self._start.decision
        assert decision is not None
        return decision

    @property
    def total(self) -> int:
        """How many can be placed in all, if what is planned stays so."""
        return len(self.planned) + self.left

    @property
    def left(self) -> int:
        """How many are still to be placed."""
        return sum(1 for _ in _greedy(self._now))

    @property
    def _now(self) -> State | None:
        """Where the next placing would be; None if there is no other."""
        return self._steps[-1] if self._open else None

    @property
    def view(self) -> State:
        """The position as its seat would see it with all that is planned."""
        return self._steps[-1].view(self.seat)

    def view_before(self, number: int) -> State:
        """The same before the placing with this number (0 is the first)."""
        return self._steps[number].view(self.seat)

    @property
    def rows(self) -> tuple[Row, ...]:
        """All that can be placed: first what could be from the beginning, in its order."""
        actions: dict[Action, None] = {}
        for step in self._steps if self._open else self._steps[:-1]:
            actions |= dict.fromkeys(step.actions())
        return tuple(Row(a, self.count(a), self.count(a) + self._more(a)) for a in actions)

    def count(self, action: Action) -> int:
        """How often it is planned."""
        return len(self.places(action))

    def places(self, action: Action) -> list[int]:
        """With which numbers it is planned."""
        return [number for number, a in enumerate(self.planned) if a is action]

    def can(self, action: Action) -> bool:
        """Could it be planned once more?"""
        return self._now is not None and action in self._now.actions()

    def _more(self, action: Action) -> int:
        state = self._now
        count = 0
        while state is not None and action in state.actions() and count < MOST:
            state = _after(state, action)
            count += 1
        return count

    # -- planning -----------------------------------------------------------------------------

    def plan(self, changes: Mapping[Action, int]) -> Batch | None:
        """The batch with so many of these actions planned; None if that cannot be. Fewer of one
        take away the last ones, and what is not named stays."""
        planned = list(self.planned)
        for action, wanted in changes.items():
            if not 0 <= wanted <= MOST:
                return None
            while self._of(planned, action) > wanted:
                del planned[max(i for i, a in enumerate(planned) if a is action)]
        for action, wanted in changes.items():
            planned += [action] * (wanted - self._of(planned, action))
        return Batch(self._start, tuple(planned)) if _placed(self._start, planned)[0] else None

    def after(self, placings: Iterable[Action]) -> State | None:
        """The view in which the next one would be placed after these, in this order, whatever is
        planned; None if there is no next one, or if they cannot be placed so."""
        _, state = _placed(self._start, placings)
        return None if state is None else state.view(self.seat)

    @staticmethod
    def _of(planned: Iterable[Action], action: Action) -> int:
        return sum(a is action for a in planned)


def _same(one: Decision | None, other: Decision | None) -> bool:
    """Is the same asked again? Numbers may have changed: how many are left."""
    if one is None or other is None or one[:3] != other[:3] or len(one.args) != len(other.args):
        return False
    return all(
        a == b or (type(a) is int and type(b) is int)
        for a, b in zip(one.args, other.args, strict=True)
    )


def _after(state: State, action: Action) -> State | None:
    """The position after a placing if the same is asked then. None if the placings end with it,
    if more comes of it than one thing, or if chance had a part in it."""
    new, frames = state.copy(), list[Frame]()
    new.apply(action, frames=frames)
    if len(frames) > 1 or new.draws != state.draws or not _same(state.decision, new.decision):
        return None
    return new if set(new.actions()) & set(state.actions()) else None


def _again(state: State, action: Action) -> bool:
    """Can something of its kind be placed once more after a placing?"""
    new = _after(state, action)
    return new is not None and action.kind in {other.kind for other in new.actions()}


def _last(state: State, action: Action) -> State:
    """The position when the last placing stands and nothing has followed from it."""
    frames = state.copy().film(action)
    return frames[0].state if frames else state


def _greedy(state: State | None) -> Iterable[Action]:
    """One way to place all that is left."""
    for _ in range(MOST):
        if state is None or not state.actions():
            return
        action = state.actions()[0]
        yield action
        state = _after(state, action)


def _placed(start: State, placings: Iterable[Action]) -> tuple[bool, State | None]:
    """Can these be placed one after another, and where would the next one be placed then? None if
    there is no next one."""
    state: State | None = start
    for action in placings:
        if state is None or action not in state.actions():
            return False, None
        state = _after(state, action)
    return True, state
