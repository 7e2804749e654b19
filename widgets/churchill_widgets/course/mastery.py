"""A picture of the whole rulebook: how well each rule is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean
from typing import Any, ClassVar

from churchill_kit.book import book
from churchill_kit.tutor.progress import SOLID

from ..base import shelf
from ..base.panel import Panel
from ..base.scripts import bundle
from ..learner import progress
from ..lessons.part import Part
from . import chapters
from .review import when_due

WEAK = 6  # rules that are named as the least certain ones
ENOUGH = 3  # answers about a rule before anything is said of how certain it is


class MasteryPanel(Panel):
    """What comes next, what is known, and all rules as tiles, folded."""

    _esm, _css = bundle("course/mastery")


class Mastery(Part):
    """First what comes next and what is known; below, all numbered rules as tiles: the fuller a
    tile's disc, the better the rule is known."""

    kind = "mastery"
    panel_type = MasteryPanel
    texts: ClassVar[tuple[str, ...]] = (
        "mastery", "mastery-about", "mastery-keys", "mastery-legend",
        "mastery-level-none", "mastery-level-begun", "mastery-level-solid", "mastery-level-unasked",
        "mastery-unasked", "mastery-next", "mastery-known", "mastery-known-about",
        "mastery-to-review", "mastery-weak",
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
            "next": self._next(),
            "weak": [self._tile(rule, share) for rule, share in self._weakest(mastery)],
            "known": self._known(mastery),
            "all": self.told("mastery-all", n=len(own.rules()), count=len(mastery)),
            "groups": [self._group(c, rules[c], mastery, shown) for c in dict.fromkeys(order)],
            "unasked": [self._unasked(r) for r in own.rules().values() if r.id not in shown],
        }

    def _next(self) -> dict[str, Any]:
        """What to do now: what is due, and the chapter to go on with."""
        due = progress.progress(self.game).data.due(progress.now())
        chapter = chapters.going_on(self.game, self.lang)
        key = "begin" if chapter and chapter["state"] == "new" else "go-on"
        return {
            "due": self.told("review-due", n=len(due)) if due else when_due(self.game, self.lang),
            "waits": bool(due),
            "chapter": {
                **chapter,
                "lead": self.told(f"mastery-{key}"),
                "name": f"{chapter['label']}. {chapter['title']}",
            }
            if chapter
            else None,
        }

    def _weakest(self, mastery: dict[str, float]) -> list[tuple[Any, float]]:
        """The rules that were practised and are not certain, the least certain first. One right
        answer is no sign of weakness, though little is known after it."""
        answered = Counter(self._asked())
        begun = sorted(
            (share, n)
            for n, share in mastery.items()
            if 0 < share < SOLID and answered[n] >= ENOUGH
        )
        return [(book(self.game).rules()[n], share) for share, n in begun[:WEAK]]

    def _asked(self) -> Iterator[str]:
        """The rule of each answer."""
        data, own = progress.progress(self.game).data, book(self.game)
        rules = {entry.name: own.rule(entry.rule) for entry in data.entries()}
        found = (rules.get(answer.maker) for answer in data.log())
        return (rule.id for rule in found if rule is not None)

    def _known(self, mastery: dict[str, float]) -> list[dict[str, Any]]:
        """The chapters that were begun: how each stands, and how many of its rules are known."""
        out = []
        for row in chapters.rows(self.game, self.lang):
            rules = [r.id for r in book(self.game).rules().values() if r.chapter == row["number"]]
            shares = [mastery[n] for n in rules if n in mastery]
            if row["state"] == "new" and not any(shares):
                continue
            known = sum(share >= SOLID for share in shares)
            said = self.told("mastery-of-chapter", n=known, count=len(shares)) if shares else ""
            share = round(fmean(shares), 3) if shares else 0
            out.append({**row, "share": share, "rules": said})
        return out

    def _group(
        self,
        chapter: str,
        rules: list[Any],
        mastery: dict[str, float],
        shown: dict[str, float],
    ) -> dict[str, Any]:
        lang = self.lang
        shares = [mastery[r.id] for r in rules if r.id in mastery]
        done = progress.progress(self.game).standing(chapter).done
        return {
            "number": chapter,
            "title": shelf.title(self.game, chapter, lang),
            "path": shelf.page(self.game, chapter, lang),
            "share": self.told("mastery-share", n=percent(fmean(shares))) if shares else "",
            "done": self.told("mastery-done") if done else "",
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
