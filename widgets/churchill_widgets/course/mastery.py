"""A picture of the whole rulebook: how well each rule is known."""

from __future__ import annotations

from statistics import fmean
from typing import Any, ClassVar

from churchill_kit.book import book
from churchill_kit.tutor.progress import SOLID

from ..base import shelf
from ..base.panel import Panel
from ..base.scripts import bundle
from ..learner import progress
from ..lessons.part import Part


class MasteryPanel(Panel):
    """Tiles, chapter by chapter."""

    _esm, _css = bundle("course/mastery")


class Mastery(Part):
    """All numbered rules as tiles; the fuller a tile's disc, the better the rule is known."""

    kind = "mastery"
    panel_type = MasteryPanel
    texts: ClassVar[tuple[str, ...]] = (
        "mastery", "mastery-about", "mastery-keys", "mastery-legend",
        "mastery-level-none", "mastery-level-begun", "mastery-level-solid", "mastery-level-unasked",
        "mastery-unasked",
    )  # fmt: skip

    def __init__(self, game: str, lang: str | None = None) -> None:
        super().__init__(game, lang)
        progress.listen(self)
        self.show()

    def progressed(self) -> None:
        """Something was answered or found."""
        self.show()

    def data(self) -> dict[str, Any]:
        keeper, own = progress.progress(self.game), book(self.game)
        known: dict[str, list[float]] = {}
        for number, share in keeper.data.mastery(progress.now()).items():
            found = own.rule(number)
            if found is not None:
                known.setdefault(found.id, []).append(share)
        mastery = {number: fmean(shares) for number, shares in known.items()}
        shown = with_headings(self.game, mastery)
        rules: dict[str, list[Any]] = {}
        for rule in own.rules().values():
            rules.setdefault(rule.chapter, []).append(rule)
        order = [c for c in (*own.chapters, *rules) if c in rules]
        standing = keeper.standing()
        solid = sum(share >= SOLID for share in mastery.values())
        begun = sum(0 < share < SOLID for share in mastery.values())
        return {
            "total": self.told("mastery-total", n=solid, count=len(mastery), begun=begun),
            "answered": self.told("progress", right=standing.right, wrong=standing.wrong)
            if standing.right + standing.wrong
            else self.told("progress-none"),
            "groups": [self._group(c, rules[c], mastery, shown) for c in dict.fromkeys(order)],
            "unasked": [self._unasked(r) for r in own.rules().values() if r.id not in shown],
        }

    def _group(
        self,
        chapter: str,
        rules: list[Any],
        mastery: dict[str, float],
        shown: dict[str, float],
    ) -> dict[str, Any]:
        lang = self.lang
        shares = [mastery[r.id] for r in rules if r.id in mastery]
        passed = progress.progress(self.game).standing(chapter).passed
        return {
            "number": chapter,
            "title": shelf.title(self.game, chapter, lang),
            "path": shelf.page(self.game, chapter, lang),
            "share": self.told("mastery-share", n=percent(fmean(shares))) if shares else "",
            "passed": self.told("progress-passed") if passed else "",
            "tiles": [self._tile(r, shown.get(r.id)) for r in rules],
        }

    def _unasked(self, rule: Any) -> dict[str, str]:
        """A rule that has a dash, and why."""
        own = rule.unasked or rule.nothing
        why = own[self.lang] if own else self.told("mastery-unasked-why")
        facts = {"number": book(self.game).label(rule.id), "title": rule.title[self.lang]}
        return {"number": rule.id, "label": self.told("mastery-rule", **facts), "why": why}

    def _tile(self, rule: Any, share: float | None) -> dict[str, Any]:
        shown = "" if share is None else self.told("mastery-percent", n=percent(share))
        facts = {"number": book(self.game).label(rule.id), "title": rule.title[self.lang]}
        level = level_of(share)
        state = shown if level == "begun" else self.told(f"mastery-level-{level}")
        return {
            "id": rule.id,
            "label": facts["number"],
            "level": level,
            "share": round(share or 0, 3),
            "shown": shown,
            "said": self.told("mastery-tile", state=state, **facts),
        }


def with_headings(game: str, mastery: dict[str, float]) -> dict[str, float]:
    """How well each rule is known; one that no exercise asks for stands for its parts."""
    shown = dict(mastery)
    for number in book(game).rules():
        below = [mastery[part] for part in book(game).parts(number) if part in mastery]
        if number not in mastery and below:
            shown[number] = fmean(below)
    return shown


def percent(share: float) -> int:
    """In hundredths; less than all is never shown as 100."""
    return int(share * 100 + 1e-9)


def level_of(share: float | None) -> str:
    """What is told by a shape of its own."""
    if share is None:
        return "unasked"
    return "solid" if share >= SOLID else "begun" if share > 0 else "none"
