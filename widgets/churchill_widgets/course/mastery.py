"""A picture of the whole rulebook: how well each rule is known."""

from __future__ import annotations

from statistics import fmean
from typing import Any, ClassVar

from churchill_kit.games.churchill.book import rulebook
from churchill_kit.tutor.progress import SOLID

from ..base.lesson import Panel, Part, chapter_title, chapters, told
from ..base.scripts import bundle
from ..learner import progress
from . import shelf


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

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(lang)
        progress.listen(self)
        self.show()

    def progressed(self) -> None:
        """Something was answered or found."""
        self.show()

    def data(self) -> dict[str, Any]:
        lang, keeper = self.lang, progress.progress()
        known: dict[str, list[float]] = {}
        for number, share in keeper.data.mastery(progress.now()).items():
            found = rulebook.rule(number)
            if found is not None:
                known.setdefault(found.id, []).append(share)
        mastery = {number: fmean(shares) for number, shares in known.items()}
        shown = with_headings(mastery)
        rules: dict[str, list[rulebook.Rule]] = {}
        for rule in rulebook.rules().values():
            rules.setdefault(rule.chapter, []).append(rule)
        order = [c for c in (*chapters(), *rules) if c in rules]
        standing = keeper.standing()
        solid = sum(share >= SOLID for share in mastery.values())
        begun = sum(0 < share < SOLID for share in mastery.values())
        return {
            "total": told(lang, "mastery-total", n=solid, count=len(mastery), begun=begun),
            "answered": told(lang, "progress", right=standing.right, wrong=standing.wrong)
            if standing.right + standing.wrong
            else told(lang, "progress-none"),
            "groups": [self._group(c, rules[c], mastery, shown) for c in dict.fromkeys(order)],
            "unasked": [self._unasked(r) for r in rulebook.rules().values() if r.id not in shown],
        }

    def _group(
        self,
        chapter: str,
        rules: list[rulebook.Rule],
        mastery: dict[str, float],
        shown: dict[str, float],
    ) -> dict[str, Any]:
        lang = self.lang
        shares = [mastery[r.id] for r in rules if r.id in mastery]
        passed = progress.progress().standing(chapter).passed
        return {
            "number": chapter,
            "title": chapter_title(chapter, lang),
            "path": shelf.page(chapter, lang),
            "share": told(lang, "mastery-share", n=percent(fmean(shares))) if shares else "",
            "passed": told(lang, "progress-passed") if passed else "",
            "tiles": [self._tile(r, shown.get(r.id)) for r in rules],
        }

    def _unasked(self, rule: rulebook.Rule) -> dict[str, str]:
        """A rule that has a dash, and why."""
        own = rule.unasked or rule.nothing
        why = own[self.lang] if own else told(self.lang, "mastery-unasked-why")
        facts = {"number": label(rule), "title": rule.title[self.lang]}
        return {"number": rule.id, "label": told(self.lang, "mastery-rule", **facts), "why": why}

    def _tile(self, rule: rulebook.Rule, share: float | None) -> dict[str, Any]:
        shown = "" if share is None else told(self.lang, "mastery-percent", n=percent(share))
        facts = {"number": label(rule), "title": rule.title[self.lang]}
        level = level_of(share)
        state = shown if level == "begun" else told(self.lang, f"mastery-level-{level}")
        return {
            "id": rule.id,
            "label": facts["number"],
            "level": level,
            "share": round(share or 0, 3),
            "shown": shown,
            "said": told(self.lang, "mastery-tile", state=state, **facts),
        }


def label(rule: rulebook.Rule) -> str:
    """The number of a rule as a tile shows it: of a line of the score, its letter."""
    return rule.id.removeprefix("9.4.")


def with_headings(mastery: dict[str, float]) -> dict[str, float]:
    """How well each rule is known; one that no exercise asks for stands for its parts."""
    shown = dict(mastery)
    for number in rulebook.rules():
        below = [mastery[part] for part in rulebook.parts(number) if part in mastery]
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
