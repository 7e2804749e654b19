"""What the adviser would do with several placings that are asked one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..engine.state import State
from ..engine.values import Action
from ..search import BUDGET
from ..search.slices import Slices
from .adviser import Adviser
from .guide import guide


class Rest(Slices):
    """His best placing, and what he would add to it, each after a look at the position with those
    before; ``steps`` works it out. The first is his advice, so the two cannot differ."""

    def __init__(
        self,
        first: Adviser,
        after: Callable[[Sequence[Action]], State | None],
        budget: int = BUDGET // 2,
    ) -> None:
        """`first` is who has looked at the position that is asked about; `after` gives the view in
        which the next one is placed after some, or None if there is none."""
        self.actions: tuple[Action, ...] = ()
        self.ready = False
        self._first, self._after, self._budget = first, after, budget

    def _work(self) -> Iterator[None]:
        adviser: Adviser | None = self._first
        while adviser is not None:
            yield from adviser.steps()
            self.actions += (adviser.best,)
            view = self._after(self.actions)
            adviser = None if view is None else Adviser(view, self._budget, self._half_done(view))
        self.ready = True

    def _half_done(self, view: State) -> Action | None:
        """What was placed last, where that is of no use unless it is gone on with: an adviser who
        had meant it does so."""
        last, says = self.actions[-1], guide(view.game)
        return last if says is not None and says.goes_on(view, last) else None
