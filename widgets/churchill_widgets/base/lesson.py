"""What all widgets of a chapter share: words, rule chips, the board beside the panel, errors.

A *part* is what one cell shows: a panel (a widget with plain data that its script draws) and,
where there is a position to look at, a board. The board is made when the part comes near
the reader's eyes, so a long chapter opens as fast as a short one. Whatever goes wrong in a
part is told there in one sentence, and the chapter goes on.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import anywidget
import ipywidgets
import traitlets

import churchill_kit as ck
from churchill_kit.engine import words
from churchill_kit.games.churchill.book import rulebook
from churchill_kit.tutor import course
from churchill_kit.tutor.exercise import tell as tell_sayable

from ..board.icons import SIGNS
from ..learner import progress
from .scripts import bundle
from .sentences import parts, say

if TYPE_CHECKING:
    from ..cards.live import Live

GAME = "churchill"
LANGUAGE = "CHURCHILL_KIT_LANG"

log = logging.getLogger(__name__)


# -- words -----------------------------------------------------------------------------------------


def told(lang: str, key: str, **facts: Any) -> str:
    """A sentence of the chapters by its id, without the ``chapter-`` before it.

    Ids among the facts become the names of pieces and places.
    """
    return words.message(lang, GAME, f"chapter-{key}", facts)


def any_told(x: Any, lang: str) -> str:
    """Whatever another module gives as a sentence: a message, something of the game, or a text."""
    if x is None:
        return ""
    if isinstance(x, str):
        return words.message(lang, GAME, x, {}) if words.has(lang, GAME, x) else x
    if isinstance(x, Mapping):
        return str(x.get(lang) or x.get("en") or "")
    return tell_sayable(x, GAME, lang)


def language_of_page() -> str:
    """The language of the chapter that runs: that of its folder, or of the environment."""
    for name in (os.environ.get(LANGUAGE, ""), Path.cwd().name):
        if name in ck.LANGUAGES:
            return name
    return "en"


class Sorry(ck.GameError):
    """Something in a cell that the chapter cannot show; the reason is a message of the chapters."""

    def sentence(self, lang: str) -> str:
        """The reason, in one sentence."""
        return told(lang, f"error-{self.reason}", **self.facts)


def sentence_of(error: BaseException, lang: str) -> str:
    """Any error in one sentence; the details of surprises go to the kernel's log."""
    if isinstance(error, Sorry):
        return error.sentence(lang)
    if isinstance(error, ck.GameError):
        return say(error, lang)
    # Not louder: in a notebook, warnings are printed under the cell.
    log.info("a part of a chapter failed", exc_info=error)
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return told(lang, "error-surprise", what=what[:200])


# -- chapters and rules ----------------------------------------------------------------------------


def chapters() -> tuple[str, ...]:
    """The chapters of the course, in order."""
    return course.chapters(GAME)


def chapter_title(number: str, lang: str) -> str:
    """What a chapter is called."""
    return words.forms(lang, GAME, f"chapter-{number.replace('.', '_')}").get("nom", number)


def chapter_link(number: str) -> str:
    """The notebook of a chapter beside the one that runs; "" if there is no such chapter."""
    return course.notebook(number) if number in chapters() else ""


def rule_facts(number: str, lang: str) -> dict[str, Any]:
    """What the card of a rule shows. Raises Sorry for a number that the rulebook does not have."""
    found = rulebook.rule(number) if number and len(number) <= 12 else None
    if found is None:
        raise Sorry("no-rule", given=number[:20])
    has_chapter = found.chapter in chapters()
    return {
        "number": found.id.removeprefix("9.4.") if found.id.startswith("9.4.") else found.id,
        "title": found.title[lang],
        "summary": found.summary[lang],
        "chapter": told(lang, "in-chapter", number=found.chapter) if has_chapter else "",
        "link": chapter_link(found.chapter),
        "example": True,
        "asked": number,
    }


def event_line(event: ck.Event, lang: str) -> dict[str, Any]:
    """An event as a sentence with its rule and, if it reports a number, the parts of it."""
    line: dict[str, Any] = {"text": say(event, lang), "rule": event.rule}
    if event.get("seat"):
        line["seat"] = event["seat"]
    if event.breakdown:
        line["parts"] = parts(event.breakdown, event.game, lang)
    return line


# -- the panel of a part ---------------------------------------------------------------------------


# Messages that answer no complaint: it stays in sight.
QUIET = frozenset(("hello", "near", "rule", "terms", "ping", "progress", "live", "live_close"))

# Words that panels of every kind need; each kind adds its own.
COMMON = ("rule", "rule-example", "rule-close", "board-wait", "breakdown")


class Panel(anywidget.AnyWidget):
    """Text and controls of a part: `data` is drawn by the script of its kind."""

    kind = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    texts = traitlets.Dict().tag(sync=True)
    data = traitlets.Dict().tag(sync=True)
    trouble = traitlets.Dict().tag(sync=True)
    signs = traitlets.Dict(SIGNS).tag(sync=True)


Draw = Callable[..., Any]


class Part:
    """What one cell of a chapter shows; the object itself at the end of a cell is shown."""

    kind: ClassVar[str] = ""
    panel_type: ClassVar[type[Panel]] = Panel
    texts: ClassVar[tuple[str, ...]] = ()

    def __init__(self, lang: str | None = None) -> None:
        self.lang = lang if lang in ck.LANGUAGES else language_of_page()
        self.theme = "light"
        self.light = False  # whatever the page is
        self.panel = self.panel_type(kind=self.kind)
        self.box = ipywidgets.Box([self.panel])
        self.box.add_class("ck-tutor")
        self.box.add_class(f"ck-part-{self.kind}")
        self.board: Any = None
        self._near = False
        self._extra: list[Any] = []
        self._live: Live | None = None
        self.panel.on_msg(self._on_message)
        self._words()

    def __repr__(self) -> str:
        return f"<{self.kind} of churchill_kit>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.box._repr_mimebundle_(**kwargs)

    def _words(self) -> None:
        keys = (*COMMON, *self.texts)
        self.panel.lang = self.lang
        self.panel.texts = {key: told(self.lang, key) for key in keys}

    def data(self) -> dict[str, Any]:
        """What the panel shows now."""
        return {}

    def draw(self) -> tuple[str, Any, dict[str, Any]] | None:
        """What the board shows now: "table" or "map", the position, selectable and selected."""
        return None

    def show(self) -> None:
        """Bring panel and board up to date."""
        self.panel.data = self.data()
        if self._near:
            self._draw()

    # -- messages of the page ----------------------------------------------------------------------

    def _on_message(self, _: Any, content: Any, __: Any) -> None:
        """Whatever goes wrong is said in the part, which stays as it was."""
        try:
            kind = content.get("type") if isinstance(content, dict) else None
            act = getattr(self, f"on_{kind}", None) if isinstance(kind, str) else None
            if act is not None:
                if kind not in QUIET:
                    self._no_trouble()
                act(content)
        except Exception as error:
            self.trouble(error)

    def trouble(self, error: BaseException) -> None:
        """Say what went wrong."""
        n = self.panel.trouble.get("n", 0) + 1
        self.panel.trouble = {"n": n, "text": sentence_of(error, self.lang)}

    def _no_trouble(self) -> None:
        if self.panel.trouble.get("text"):
            self.panel.trouble = {"n": self.panel.trouble["n"], "text": ""}

    def on_hello(self, content: dict[str, Any]) -> None:
        """A page shows the panel: is it dark, and what does its browser keep?"""
        self.theme = "dark" if content.get("dark") is True and not self.light else "light"
        progress.progress().greeted(self.panel, content.get("kept"))
        self._draw_if_near()

    def on_progress(self, content: dict[str, Any]) -> None:
        """The page's browser tells what it keeps."""
        progress.progress().heard(self.panel, content)

    def on_ping(self, content: dict[str, Any]) -> None:
        """The page asks whether somebody is here."""
        self.panel.send({"type": "pong", "n": content.get("n")})

    def on_near(self, _: dict[str, Any]) -> None:
        """The part comes into sight."""
        if not self._near:
            self._near = True
            self._draw()

    def on_rule(self, content: dict[str, Any]) -> None:
        """A chip asks for its rule."""
        from ..cards.terms import rule_message

        self.panel.send(rule_message(str(content.get("number", "")), self.lang))

    def on_terms(self, _: dict[str, Any]) -> None:
        """The page wants to know all terms."""
        from ..cards.terms import terms_message

        self.panel.send(terms_message(self.lang))

    def on_example(self, content: dict[str, Any]) -> None:
        """A rule or term of this part asks for its live example: it comes below the part."""
        from ..lessons.example_player import rule_player

        number = str(content.get("number", ""))
        self._extra = [rule_player(number, self.lang, self._close_example)]
        self._lay()

    @property
    def live(self) -> Live:
        """The live example in the card that a number of this part opens."""
        if self._live is None:
            from ..cards.live import Live

            self._live = Live(self.panel.send)
        return self._live

    def on_live(self, content: dict[str, Any]) -> None:
        """The card of a rule asks for its live example: it comes in the card."""
        self.live.open(content, self.lang)

    def on_live_close(self, _: dict[str, Any]) -> None:
        """The card is closed."""
        self.live.close()

    def _close_example(self) -> None:
        self._extra = []
        self._lay()

    # -- the board ---------------------------------------------------------------------------------

    def _lay(self) -> None:
        boards = [self.board.widget] if self.board is not None else []
        self.box.children = (self.panel, *boards, *(p.box for p in self._extra))

    def _draw_if_near(self) -> None:
        if self._near:
            self._draw()

    def _draw(self) -> None:
        wanted = self.draw()
        if wanted is None:
            return
        from ..board.boards import board, map_scene, table_scene

        if self.board is None:
            self.board = board()
            self.board.on_click(self._clicked)
            self.board.widget.add_class("ck-board")
            self._lay()
        which, position, more = wanted
        scene = (table_scene if which == "table" else map_scene)(
            position, self.lang, self.theme, **more
        )
        self.board.show(self.scene(scene))

    def scene(self, scene: Any) -> Any:
        """A part may change the drawing before it is shown."""
        return scene

    def _clicked(self, target: str) -> None:
        try:
            self.clicked(target)
        except Exception as error:
            self.trouble(error)

    def clicked(self, target: str) -> None:
        """Something on the board was clicked."""


class NoticePanel(Panel):
    """A panel of one sentence."""

    _esm, _css = bundle("cards/notice")


class Notice(Part):
    """What a cell shows when it cannot show what was asked for: one sentence."""

    kind = "notice"
    panel_type = NoticePanel

    def __init__(self, error: BaseException, lang: str | None = None) -> None:
        super().__init__(lang)
        self.sentence = sentence_of(error, self.lang)
        self.panel.data = {"text": self.sentence}


def part(make: Callable[..., Part], *args: Any, lang: str | None = None, **facts: Any) -> Part:
    """A part, or a notice that says in one sentence why there is none."""
    given = lang
    try:
        if lang is not None and lang not in ck.LANGUAGES:
            given = None
            known = ", ".join(ck.LANGUAGES)
            raise Sorry("no-language", given=str(lang)[:20], choices=known)
        made = make(*args, lang=lang, **facts)
    except Exception as error:
        return Notice(error, given)
    return made


def choices(items: Iterable[Any]) -> str:
    """A list for a sentence."""
    return ", ".join(map(str, items))
