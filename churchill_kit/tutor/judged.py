"""What somebody has planned of several placings, compared with all that the adviser would place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from ..engine.errors import GameError
from ..engine.values import Action
from ..search import Outcome, compared
from ..search.slices import Slices
from .adviser import FIGURE, LITTLE, PLAIN, Adviser
from .exercise import Text, text

LEAST = 1  # point: less is not worth a word


class Judged(Slices):
    """Both plans meet the same deals; ``steps`` works it out."""

    def __init__(
        self,
        adviser: Adviser,
        mine: Sequence[Action],
        his: Sequence[Action],
        before: Judged | None = None,
    ) -> None:
        """`adviser` has looked at the position before any of it was placed; `mine` is what is
        judged, `his` what he would place; `before` is another plan that was judged there: his
        need not be played on again."""
        self.adviser, self.mine, self.his = adviser, tuple(mine), tuple(his)
        self.ready = False
        same = before is not None and before.adviser is adviser and before.his == self.his
        self._his: list[Outcome] = before._his if before is not None and same else []
        self._mine: list[Outcome] = []

    def _work(self) -> Iterator[None]:
        e = self.adviser.evaluation
        try:
            for n in range(min(FIGURE, e.budget)):
                if len(self._his) == n:
                    found = yield from e.ends(self.his, n)
                    self._his.append(found)
                    yield
                found = yield from e.ends(self.mine, n)
                self._mine.append(found)
                yield
        except GameError:  # a position by hand
            self._mine = []
        self.ready = True

    @property
    def better(self) -> bool:
        """Did what is planned come out better than what he would place?"""
        said = self._said(0)
        return said is not None and said.facts["how"] == "better"

    def told(self, left: int) -> list[Text]:
        """What came of both, and how those of the worse plan are lost, if that is his who asks;
        `left` placings are not planned yet. Nothing before it is worked out, or where no games
        can be played on."""
        said = self._said(left)
        if said is None:
            return []
        lost = self.adviser.lost_by_plan(*self._both) if said.facts["how"] == "worse" else []
        return [said, *lost]

    @property
    def _both(self) -> tuple[list[Outcome], list[Outcome]]:
        """The games of his plan and of one's own, on the same deals."""
        return self._his[: len(self._mine)], self._mine

    def _said(self, left: int) -> Text | None:
        """What came of both, in a sentence; None as in `told`."""
        if not self.ready or not self._mine:
            return None
        adviser, (his, mine) = self.adviser, self._both
        value = adviser.evaluation.way.value
        gap, back = compared(his, mine, value), compared(mine, his, value)
        facts = {"deals": len(mine), "left": left}
        if adviser.by_odds:
            chances = [round(100 * fmean(o.chance for o in games)) for games in (mine, his)]
            apart, least = 100 * gap.chance, LITTLE
            key, values = "adviser-plan-odds", dict(zip(("mine", "his"), chances, strict=True))
        else:
            margins = [round(fmean(o.margin for o in games)) for games in (mine, his)]
            apart, least = gap.points, LEAST
            key, values = "adviser-plan-points", dict(zip(("mine", "his"), margins, strict=True))
        plain = max(gap, back).exceeds(PLAIN) and abs(apart) >= least
        how = "alike" if not plain else "worse" if apart > 0 else "better"
        return text(key, how=how, **values, **facts)
