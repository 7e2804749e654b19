"""The review: exercises of all chapters, mixed, when they are about to be forgotten."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.table import Table
from churchill_kit.tutor import hindsight
from churchill_kit.tutor.exercise import Exercise
from churchill_kit.tutor.hindsight import Costly
from churchill_kit.tutor.lessons import make
from churchill_kit.tutor.making import Entry

from ..base import shelf
from ..base.words import log, told
from ..learner import ahead, progress
from ..lessons.exercise_panel import ExercisePanel, Exercises
from ..lessons.series import SEEDS, mixed

ROUND = 10  # exercises before the next pause
UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


class Own(NamedTuple):
    """A costly move of the reader's own, in a game that the browser keeps under `key`."""

    key: str
    record: ck.Record
    costly: Costly

    def exercise(self) -> Exercise:
        """What would have been better?"""
        return hindsight.exercise(self.record, self.costly)


class ReviewPanel(ExercisePanel):
    """An exercise, or the pause between two rounds."""


class Review(Exercises):
    """Rounds of exercises with a pause between them, which says what is due and when.

    A round asks what is due, what is weakest, something new, or the reader's own costly moves
    (`mode`); between rounds `mode` is "".
    """

    kind = "review"
    panel_type = ReviewPanel

    def __init__(self, game: str, lang: str | None = None, seed: int | None = None) -> None:
        self.mode = ""
        self.feedback = None
        self.rng = random.Random(seed)
        self._queue: list[Entry | Own] = []
        self._own: list[Own] = []
        self._asked: Own | None = None
        super().__init__(game, "", lang, seed)
        progress.listen(self)

    def pool(self) -> tuple[Entry, ...]:
        return tuple(progress.progress(self.game).data.entries())

    def begin(self) -> None:
        self.show()

    # -- one's own moves ---------------------------------------------------------------------------

    def on_hello(self, content: dict[str, Any]) -> None:
        """The page's browser is asked for the games whose costly moves are known."""
        super().on_hello(content)
        if not self.projected:
            self.panel.send({"type": "own"})

    def on_own(self, content: dict[str, Any]) -> None:
        """The browser's games and their costly moves."""
        self._own = own_moves(self.game, content.get("games"))
        self.progressed()

    def count(self) -> None:
        """A move of one's own is no exercise of a chapter: it is found, and then it is gone."""
        own = self._asked
        if own is None:
            super().count()
            return
        assert self.feedback is not None
        self.right += self.feedback.right
        self.wrong += not self.feedback.right
        if self.feedback.right:
            self._own.remove(own)
            self.panel.send({"type": "own-done", "key": own.key, "move": own.costly.move})

    # -- rounds ------------------------------------------------------------------------------------

    def on_round(self, content: dict[str, Any]) -> None:
        """A round begins."""
        mode = content.get("mode")
        found = self.rounds().get(mode, ()) if isinstance(mode, str) else ()
        if self.mode or not found or not isinstance(mode, str):
            return
        self.mode = mode
        self.right = self.wrong = 0
        chapters = [e for e in found if not isinstance(e, Own)]
        self._queue = list(found)
        if mode in ("due", "weakest"):
            self._queue = [*mixed(chapters, self.rng)]
        self.next()

    def rounds(self) -> dict[str, Sequence[Entry | Own]]:
        """What a round of each mode would ask now."""
        learned, now = progress.progress(self.game).data, progress.now()
        due = learned.due(now)
        weak = [e for e in learned.weakest(now) if e not in due]
        fresh = learned.fresh()
        # Of the chapter to go on with, as the page says beside it; else of the next that has some.
        chapter = ahead.next_chapter(self.game, self.lang)
        first = [e for e in fresh if e.chapter == chapter]
        first = first or [e for e in fresh if e.chapter == fresh[0].chapter]
        return {
            "due": due[:ROUND],
            "own": self._own[:ROUND],
            "weakest": weak[:ROUND],
            "fresh": first[:ROUND],
        }

    def next(self, again: str = "") -> None:
        """The next of the round; one that fails is left out, and after the last comes a pause."""
        if again and self.mode != "own":
            self._queue.insert(0, next(e for e in self.makers if e.name == again))
        while self._queue:
            entry = self._queue.pop(0)
            self._asked = entry if isinstance(entry, Own) else None
            try:
                if isinstance(entry, Own):
                    self.ask(entry.exercise())
                else:
                    self.ask(make(self.game, entry.name, self.rng.randrange(SEEDS)))
                return
            except Exception:
                log.info("the exercise %s failed", entry, exc_info=True)
        self.mode, self.board, self._asked = "", None, None
        self._lay()
        self.show()

    def on_another(self, content: dict[str, Any]) -> None:
        """The next one, or a similar one after a wrong answer."""
        if self.mode and self.done:
            super().on_another(content)

    def on_skip(self, content: dict[str, Any]) -> None:
        """Something else; what is skipped stays due."""
        if self.mode:
            super().on_skip(content)

    def _stale(self, content: dict[str, Any]) -> bool:
        return not self.mode or super()._stale(content)

    def progressed(self) -> None:
        """Something was answered or found: what is due may have changed."""
        if not self.mode:
            self.show()

    # -- what is shown -----------------------------------------------------------------------------

    def draw(self) -> tuple[str, Any, dict[str, Any]] | None:
        return super().draw() if self.mode else None

    def heading(self) -> str:
        return self.told("review")

    def next_label(self) -> str:
        right = self.feedback is None or self.feedback.right or self._asked is not None
        if right:
            return self.told("another" if self._queue else "review-end")
        return super().next_label()

    def data(self) -> dict[str, Any]:
        if not self.mode:
            return {"n": self.n, "title": self.heading(), "board": "", "pause": self._pause()}
        chapter = self.exercise.chapter
        title = shelf.title(self.game, chapter, self.lang) if chapter else ""
        facts = {"number": chapter, "title": title}
        lead = self.told(f"review-lead-{self.mode}", n=len(self._queue), **facts)
        return {**super().data(), "lead": lead}

    def _pause(self) -> dict[str, Any]:
        lang, rounds = self.lang, self.rounds()
        due = progress.progress(self.game).data.due(progress.now())
        lines = []
        if self.right + self.wrong:
            lines.append(self.told("review-score", right=self.right, wrong=self.wrong))
        if due:
            own = {e.chapter for e in due}
            known = [c for c in book(self.game).chapters if c in own]
            lines.append(
                self.told("review-from", n=len(known), due=len(due), choices=", ".join(known))
            )
        else:
            lines.append(when_due(self.game, self.lang))
        buttons = [
            {"mode": mode, "label": self.told(f"review-begin-{mode}", n=len(found), **facts)}
            for mode, found in rounds.items()
            if found
            for facts in [{"title": _title(self.game, found[0], lang)}]
        ]
        return {
            "title": self.told("review-due", n=len(due)),
            "lines": lines,
            "buttons": buttons,
        }


def _title(game: str, first: Entry | Own, lang: str) -> str:
    """The chapter that a round begins with; "" for moves of one's own."""
    return "" if isinstance(first, Own) else shelf.title(game, first.chapter, lang)


def own_moves(game: str, kept: Any) -> list[Own]:
    """The costly moves in games that a browser keeps; what cannot be read is passed over."""
    found: list[Own] = []
    for given in kept if isinstance(kept, list) else ():
        try:
            record = Table.resume({**given, "game": game}).record
            costs = [Costly.load(record, each) for each in given["costs"][: hindsight.MOST]]
        except (ck.GameError, TypeError, KeyError, LookupError):
            log.info("a kept game cannot be read", exc_info=True)
            continue
        found += [Own(str(given.get("key", "")), record, costly) for costly in costs]
    return found


def when_due(game: str, lang: str) -> str:
    """When something is due next, in one sentence."""
    learned, now = progress.progress(game).data, progress.now()
    next_due = learned.next_due(now)
    if next_due is None:
        return told(lang, game, "review-none-yet")
    left = max(next_due - now, 60)
    unit, size = next((u, s) for u, s in UNITS if left >= s)
    return told(lang, game, "review-next", unit=unit, n=-(-left // size))
