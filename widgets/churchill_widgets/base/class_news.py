"""New work of one's class, told on a page that lies elsewhere: a chapter or a table to which a
student has come from his class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import churchill_kit as ck

from . import shelf
from .sentences import static, text

if TYPE_CHECKING:
    from churchill_kit.store.student import Student

    from .following import Following

EVERY = 2.0  # seconds between two questions for news


class ClassNews:
    """Follows the class that the page's browser names, and tells its page of what was given since
    the student last looked at the page of the class."""

    def __init__(self, send: Callable[[dict[str, Any]], None], lang: Callable[[], str]) -> None:
        self._send, self._lang = send, lang
        self._following: Following | None = None
        self._student: Student | None = None
        self._seen = 0

    def follow(self, content: dict[str, Any]) -> None:
        """The page says by which secret its reader is in a class, and up to which work he has
        seen what is to be done there. Without a class there is nothing to tell."""
        from churchill_kit.store import open_classes  # most pages need none of it
        from churchill_kit.store.student import Student

        from .following import Following

        seen = content.get("seen")
        self._seen = seen if type(seen) is int else 0
        try:
            found = open_classes().enter(str(content.get("secret", "")))
        except ck.GameError:
            self._send({"type": "class-news", "gone": True})
            return
        self._student = found if isinstance(found, Student) else None
        if self._following is None:
            self._following = Following(EVERY, self.news, lambda _: None)
        self._following.follow(self._student)
        if self._student is not None:
            self._tell()

    def news(self) -> None:
        """Take in what is new, and tell it."""
        if self._student is not None:
            self._student.poll()
            self._tell()

    def _tell(self) -> None:
        assert self._student is not None
        lang = self._lang()
        news = self._student.news(lang)
        new = [w["aid"] for w in news["works"] if w["state"] == "open" and w["aid"] > self._seen]
        if not new:
            return
        self._seen = max(new)
        self._send(
            {
                "type": "class-news",
                "aid": self._seen,
                "text": text(lang, "class-news", name=news["name"]),
                "go": static(lang, "class-news-go"),
                "close": static(lang, "class-news-close"),
                "page": shelf.CLASSROOM,
            }
        )
