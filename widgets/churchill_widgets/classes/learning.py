"""A class as its student sees it: what is to be done, in order, where he stands, and the exercise
that he is at."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import churchill_kit as ck
from churchill_kit.store.student import Student

from ..base import shelf
from ..base.sentences import text
from ..page.titles import title_of
from . import saying
from .exercise import ClassExercise
from .reviewing import ClassReview
from .role import Role, number
from .wall import shown_to_all

WAITING = ("tables", "reading")  # kinds of work that are begun elsewhere


class Learning(Role):
    """The page of a student."""

    name = "student"
    reader: Student

    def __init__(
        self,
        reader: Student,
        lang: str,
        send: Callable[[dict[str, Any]], None],
        draw: Callable[[], None],
        secret: str,
    ) -> None:
        super().__init__(reader, lang, send, draw)
        self._secret = secret
        self.doing: int | None = None  # the work that he is at
        self.looking = False  # at what the teacher shows
        self._exercise: ClassExercise | None = None
        self._review: ClassReview | None = None  # of an exam that is over
        self._shown: Any = None
        self._seen = self._latest()  # the work up to which he knows what is to be done
        self._begin_next()

    # -- what he does ------------------------------------------------------------------------------

    def _latest(self) -> int:
        return max((given.aid for given in self.reader.works), default=0)

    def _on_seen(self, _: dict[str, Any]) -> None:
        """He has read what is new."""
        self._seen = self._latest()

    def _begin_next(self) -> None:
        """What is to be done next begins by itself; an exam waits until he is ready for it, and
        what is asked about a chapter until he has read it."""
        works = self.reader.news(self.lang)["works"]
        now = next((w for w in works if w["state"] == "open"), None)
        if now is not None and now.get("kind") not in WAITING and not now.get("exam"):
            self._begin(now["aid"])

    def _begin(self, aid: int) -> None:
        self.doing = aid
        self._exercise = ClassExercise(self.reader, aid, self.lang, self._draw, self._finished)
        if self.doing is None:  # it was over at once
            self._exercise = None

    def _finished(self) -> None:
        self.doing = self._exercise = None
        self._begin_next()
        self._draw()

    def _on_begin(self, content: dict[str, Any]) -> None:
        """He wants to do this one."""
        self._seen = self._latest()
        self.looking, self._review = False, None
        self._begin(number(content, "aid"))

    def _on_look(self, content: dict[str, Any]) -> None:
        """He looks at what the teacher shows, or goes back to his work."""
        self.looking = content.get("on") is True

    def _on_review(self, content: dict[str, Any]) -> None:
        """He looks at what he answered in an exam that is over, or has seen enough of it."""
        aid, i = number(content, "aid"), number(content, "i")
        self.looking = False
        if aid < 0:
            self._review = None
        elif self._review is None or self._review.aid != aid:
            self._review = ClassReview(self.reader, aid, self.lang, self._draw, self._reviewed)
        if self._review is not None and 0 <= i < self._review.total:
            self._review.put(i)

    def _reviewed(self) -> None:
        self._review = None
        self._draw()

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._shown = None
        if self._review is not None:
            at, self._review = self._review, None
            with suppress(ck.GameError):  # answers may be taken again
                self._on_review({"aid": at.aid, "i": at.i})
        if self.doing is not None:
            self._begin(self.doing)

    # -- what he sees ------------------------------------------------------------------------------

    def news(self) -> bool:
        new = super().news()
        self._leave_exam()
        if new and self._exercise is None:
            self._begin_next()
        return new

    def _leave_exam(self) -> None:
        """An exam that the teacher has closed is left: no answer would count any longer."""
        found = next((g for g in self.reader.works if g.aid == self.doing), None)
        if found is not None and found.closed and found.work is not None and found.work.exam:
            self.doing = self._exercise = None

    def data(self) -> dict[str, Any]:
        news = self.reader.news(self.lang)
        shown = news["shown"] and self.reader.shown is not None  # a table is the wall's alone
        self.looking = self.looking and shown
        if self.looking:
            self._shown = shown_to_all(self.reader, self.lang, self._shown)
        may = {work["aid"] for work in news["works"] if work["review"]}
        if self._review is not None and self._review.aid not in may:
            self._review = None
        self.part = self._shown if self.looking else self._review or self._exercise
        works = [self._work(work) for work in news["works"]]
        return {
            "name": news["name"],
            "title": title_of(news["game"], self.lang),
            "nickname": news["nickname"],
            "shown": shown,
            "looking": self.looking,
            "works": works,
            "left": sum(work["state"] == "open" for work in works),
            "now": news["now"],
            "new": self._new(works),
        }

    def _new(self, works: list[dict[str, Any]]) -> dict[str, Any] | None:
        """What was given last while he was here, and is still to do."""
        new = [w for w in works if w["aid"] > self._seen and w["state"] == "open"]
        if not new:
            return None
        told = saying.about("class-new", new[-1]["title"], new[-1]["exam"], self.lang)
        return {**{k: new[-1][k] for k in ("aid", "link", "doing", "title", "pages")}, "told": told}

    def _work(self, work: dict[str, Any]) -> dict[str, Any]:
        table = work.get("table", "")
        exam = bool(work.get("exam"))
        if work["state"] == "gone":
            told = work["trouble"]
        elif work.get("kind") == "tables":
            told = text(self.lang, "class-table-state", state=work["state"])
        else:
            key = "class-standing-exam" if exam and work["state"] == "open" else "class-standing"
            told = text(self.lang, key, **{k: work[k] for k in ("done", "total", "right")})
        link = f"{shelf.PLAY}#seat={self._secret}.{table}" if table else ""
        return {
            "aid": work["aid"],
            "title": saying.work(work, self.lang),
            "exam": exam,
            "state": work["state"],
            "standing": told,
            "done": work["done"],
            "total": work["total"],
            "link": link,
            "pages": self._pages(work),
            "doing": work["aid"] == self.doing and self.part is self._exercise,
            "review": work["review"],
            "answers": self._answers(work["aid"]),
        }

    def _pages(self, work: dict[str, Any]) -> list[tuple[str, str]]:
        """The chapters that are to be read."""
        if work.get("kind") != "reading" or work["state"] != "open":
            return []
        game, lang = work["game"], self.lang
        pages = [(saying.chapter(game, c, lang), shelf.page(game, c, lang))
                 for c in work["chapters"]]  # fmt: skip
        return [(title, page) for title, page in pages if page]

    def _answers(self, aid: int) -> list[list[Any]]:
        """Of an exam that is looked at: how each exercise was answered, and is it before him?"""
        review = self._review
        if review is None or review.aid != aid or self.part is not review:
            return []
        found = []
        for i, answer in enumerate(self.reader.review(aid)):
            state = "none" if answer is None else "right" if answer.right else "wrong"
            called = text(self.lang, "class-review-one", n=i + 1, state=state)
            found.append([state, called, i == review.i])
        return found
