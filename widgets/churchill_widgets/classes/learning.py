"""A class as its student sees it: what is to be done, in order, where he stands, and the exercise
that he is at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from churchill_kit.store.student import Student

from ..base import shelf
from ..base.sentences import text
from ..page.titles import title_of
from . import saying
from .exercise import ClassExercise
from .role import Role, number
from .wall import shown_to_all


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
        self._shown: Any = None
        self._begin_next()

    # -- what he does ------------------------------------------------------------------------------

    def _begin_next(self) -> None:
        """What is to be done next begins by itself; an exam waits until he is ready for it."""
        works = self.reader.news(self.lang)["works"]
        now = next((w for w in works if w["state"] == "open"), None)
        if now is not None and now.get("kind") != "tables" and not now.get("exam"):
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
        self.looking = False
        self._begin(number(content, "aid"))

    def _on_look(self, content: dict[str, Any]) -> None:
        """He looks at what the teacher shows, or goes back to his work."""
        self.looking = content.get("on") is True

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self._shown = None
        if self.doing is not None:
            self._begin(self.doing)

    # -- what he sees ------------------------------------------------------------------------------

    def news(self) -> bool:
        new = super().news()
        if new and self._exercise is None:
            self._begin_next()
        return new

    def data(self) -> dict[str, Any]:
        news = self.reader.news(self.lang)
        shown = news["shown"] and self.reader.shown is not None  # a table is the wall's alone
        self.looking = self.looking and shown
        if self.looking:
            self._shown = shown_to_all(self.reader, self.lang, self._shown)
        self.part = self._shown if self.looking else self._exercise
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
        }

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
            "doing": work["aid"] == self.doing and not self.looking,
        }
