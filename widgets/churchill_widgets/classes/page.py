"""The page of classes: opening one, joining one, and whatever one does there.

A class is entered by a secret, which is all that a link holds, behind the "#". The page is for
whoever's secret it is: the teacher, a student, or the wall.
"""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.classroom import NoClass
from churchill_kit.classroom.nicknames import suggested
from churchill_kit.store import Classes
from churchill_kit.store.student import Student
from churchill_kit.store.teacher import Teacher

from ..base import shelf
from ..base.following import Following
from ..base.panel import Panel
from ..base.scripts import bundle
from ..learner import progress
from ..lessons.part import Part
from ..page.titles import title_of
from . import saying
from .learning import Learning
from .role import Role
from .teaching import Teaching
from .wall import Wall

GONE = "class-gone"
POLL = 1.0  # seconds between two questions for news


class ClassPanel(Panel):
    """The panel of the page."""

    _esm, _css = bundle("classes/class_page")


class ClassPage(Part):
    """The page of classes."""

    kind = "class"
    panel_type = ClassPanel
    texts = ("theme", "theme-system", "theme-light", "theme-dark")

    def __init__(self, lang: str | None = None) -> None:
        self.role: Role | None = None
        self._classes: Classes | None = None
        self._found: dict[str, Any] | None = None  # the class that a code leads to
        self._gone: NoClass | None = (
            None  # a link led to no class, or one's class is no longer there: why
        )
        self._away = False  # the store does not answer, and that was said
        self._following = Following(POLL, self.news, self._wrong)
        super().__init__("", lang)
        self.show()

    def keepers(self) -> list[progress.Kept]:
        return []  # what is answered here is the class's

    def on_terms(self, content: dict[str, Any]) -> None:
        if self.game:  # before a class there is no game whose terms these could be
            super().on_terms(content)

    def _words(self) -> None:
        super()._words()
        self.panel.texts = {**self.panel.texts, **saying.words(self.lang)}

    def classes(self) -> Classes:
        """The classes of this machine. NoTable: none, and what to do about it."""
        if self._classes is None:
            from churchill_kit.store import open_classes

            self._classes = open_classes()
        return self._classes

    # -- coming in ---------------------------------------------------------------------------------

    def on_come(self, content: dict[str, Any]) -> None:
        """The page has opened: its language, and what its address leads to."""
        known = content.get("lang") in ck.LANGUAGES
        if known:
            self.speak(content["lang"])
        try:
            self.classes()  # where there are none, that is said at once
            if content.get("secret"):
                asked = known and content.get("asked") is True
                self._enter(str(content["secret"]), keep_language=asked)
            elif content.get("code"):
                self._found = self._look(str(content["code"]))
        finally:
            self.show()

    def on_look(self, content: dict[str, Any]) -> None:
        """Who has typed a code sees which class it is, and which nicknames are free."""
        self._found = None
        try:
            self._found = self._look(str(content.get("code", "")))
        finally:
            self.show()

    def _look(self, code: str) -> dict[str, Any]:
        return {**self.classes().look(code), "code": code}

    def on_join(self, content: dict[str, Any]) -> None:
        """Somebody joins by a code and a nickname; where there is a list, he sees it first."""
        code, nickname = str(content.get("code", "")), str(content.get("nickname", ""))
        if not nickname.strip():
            found = self._look(code)
            if found["nicknames"] is not None:
                self._found = found
                self.show()
                return
        try:
            secret = self.classes().join(code, nickname, str(content.get("request", "")))
        except NoClass as error:
            if error.reason in ("class-not-listed", "class-nickname-taken"):
                self._found = self._look(code)
                self.show()
            raise
        self._enter(secret)

    def on_open(self, content: dict[str, Any]) -> None:
        """A teacher opens a class."""
        given = content.get("given")
        self._enter(self.classes().open(given if isinstance(given, dict) else {}))

    def on_enter(self, content: dict[str, Any]) -> None:
        """One of the classes that this browser keeps."""
        self._enter(str(content.get("secret", "")))

    def _enter(self, secret: str, keep_language: bool = False) -> None:
        try:
            somebody = self.classes().enter(secret)
        except NoClass as error:
            if error.reason != GONE:
                raise
            self._left(error, secret)
            return
        row = somebody.row
        if not keep_language and row.lang in ck.LANGUAGES:
            self.speak(row.lang)
        self.game = self.panel.game = row.game
        self.wear(row.game)
        send, draw = self.panel.send, self.show
        if isinstance(somebody, Teacher):
            self.role = Teaching(somebody, self.lang, send, draw)
        elif isinstance(somebody, Student):
            self.role = Learning(somebody, self.lang, send, draw, secret)
        else:
            self.role = Wall(somebody, self.lang, send, draw)
        self._found = self._gone = None
        self.panel.send(
            {"type": "class", "secret": secret, "role": self.role.name, "name": row.name}
        )
        self._following.follow(somebody)
        self.show()

    def on_missed(self, _: dict[str, Any]) -> None:
        """The page was out of reach, and what was sent meanwhile may be lost."""
        parts = (self, self.role.part) if self.role is not None else (self,)
        for part in parts:
            if part is not None:
                part.panel.send_state()
                if part.board is not None:
                    part.board.again()

    def on_leave(self, _: dict[str, Any]) -> None:
        """Back to the first page of classes."""
        self._let_go()
        self._gone = None
        self.show()

    def _left(self, error: NoClass, secret: str = "") -> None:
        """There is no class any longer by this link (by default the page's own): the first page
        says why, and what can be done instead."""
        self._let_go()
        self._gone = error
        self.panel.send({"type": "gone", "secret": secret})
        self.show()

    def _let_go(self) -> None:
        self._following.follow(None)
        self.role = None
        self.game = self.panel.game = ""

    # -- being there -------------------------------------------------------------------------------

    def on_do(self, content: dict[str, Any]) -> None:
        """Something that one does in a class."""
        if self.role is None:
            return
        try:
            self.role.on(str(content.get("what", "")), content)
        except NoClass as error:
            if error.reason != GONE:
                raise
            self._left(error)
            return
        finally:
            if self.role.over:
                self._following.follow(None)
            self.show()

    def on_lang(self, content: dict[str, Any]) -> None:
        """The page is wanted in another language."""
        if content.get("lang") in ck.LANGUAGES:
            self.speak(content["lang"])
            self.show()

    def speak(self, lang: str) -> None:
        """Go on in this language."""
        if lang != self.lang:
            self.lang = lang
            self._words()
            if self.role is not None:
                self.role.speak(lang)

    def news(self) -> None:
        """Take in what is new in the class."""
        if self.role is None:
            return
        new = self.role.news()
        if self._away:
            self._away = False
            self._no_trouble()
        if new:
            self.show()

    def _wrong(self, error: BaseException) -> None:
        if isinstance(error, NoClass) and error.reason == GONE:
            self._left(error)
            return
        if self._away:
            return
        self._away = True
        self.trouble(error)

    # -- what is shown -----------------------------------------------------------------------------

    def show(self) -> None:
        super().show()
        part = self.role.part if self.role is not None else None
        wanted = [part] if part is not None else []
        if self._extra != wanted:
            self._extra = wanted
            self._lay()
        if part is not None and part.theme != self.theme:
            part.theme = self.theme
            part.show()

    def data(self) -> dict[str, Any]:
        lang = self.lang
        shared = {
            "languages": [["en", "English"], ["ru", "Русский"]],
            "index": self._of_game(shelf.INDEX, "?game="),
            "play": self._of_game(shelf.PLAY, "#game="),
        }
        if self.role is not None:
            return {**shared, "stage": self.role.name, **self.role.data()}
        return {
            **shared,
            "stage": "door",
            "games": [[game, title_of(game, lang)] for game in ck.games()],
            "animals": list(suggested(lang)),
            "found": self._found and self._told(self._found),
            "gone": ck.say(self._gone, self.lang) if self._gone is not None else "",
        }

    def _of_game(self, page: str, asked: str) -> str:
        """Where a page is, and in a class the game that it opens with; "" where there is none."""
        if not shelf.has(page):
            return ""
        return page + asked + self.game if self.game else page

    def _told(self, found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "title": title_of(found["game"], self.lang)}
