"""The page to enter by: the app, the chapters of each game in their order, and how far one has
come.

It knows both languages at once, so that the switch needs no answer from the program.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine import registry, words
from churchill_kit.tutor.lessons import lessons

from ..base import shelf
from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.words import log, sentence_of
from ..learner import progress
from ..lessons.part import Part
from . import chapters

TEXTS = (
    "play", "play-about", "classroom", "classroom-about", "first", "go-on", "begin", "review",
    "review-about",
    "course", "more", "language", "games", "open", "theme", "theme-system",
    "theme-light", "theme-dark", "project", "project-about", "desks", "desks-how",
)  # fmt: skip


class IndexPanel(Panel):
    """The panel of the index."""

    _esm, _css = bundle("course/index")


class Index(Part):
    """All pages there are."""

    kind = "index"
    panel_type = IndexPanel

    def __init__(self, lang: str | None = None) -> None:
        super().__init__("", lang)
        self.listed, self.broken = listed()
        self.opened: list[str] = []  # games whose course has been looked into
        while self.listed and not self.opened:
            self._open(self.listed[0])
        progress.listen(self)
        self.show()

    def _open(self, game: str) -> bool:
        """Look into a course; one that cannot be had is listed no more, and the page says why."""
        try:
            book(game).chapters, lessons(game).entries
            self.wear(game)
        except Exception as error:
            self.listed.remove(game)
            self.broken.append(error)
            return False
        self.opened.append(game)
        return True

    def keepers(self) -> list[progress.Kept]:
        return [progress.progress(game) for game in self.opened]

    def data(self) -> dict[str, Any]:
        return {
            "given": self.lang,
            "games": self.listed,
            "languages": {lang: self._in(lang) for lang in ck.LANGUAGES},
        }

    def on_game(self, content: dict[str, Any]) -> None:
        """Another game was chosen: its course is wanted, and its seats look as on its boards."""
        game = content.get("game")
        if game not in self.listed:
            return
        if game in self.opened:
            self.wear(game)
        elif self._open(game):
            progress.progress(game).greeted(self.panel, None, self.projected)
        self.show()

    def _in(self, lang: str) -> dict[str, Any]:
        """All that the page says in one language."""
        return {
            "name": words.message(lang, "", "index-this-language", {}),
            "t": {key: words.message(lang, "", f"index-{key}", {}) for key in TEXTS},
            "play": shelf.PLAY if shelf.has(shelf.PLAY) else "",
            "classroom": shelf.CLASSROOM if shelf.has(shelf.CLASSROOM) else "",
            "desks": _desks(lang),
            "titles": {game: registry.about(game).title[lang] for game in self.listed},
            "games": {game: _course(game, lang) for game in self.opened},
            "broken": [sentence_of(error, lang) for error in self.broken],
        }

    def progressed(self) -> None:
        """Something was found in the browser's storage."""
        self.show()


def listed() -> tuple[list[str], list[Exception]]:
    """The games that may have a course, and what is wrong with others; none is loaded for it."""
    found = []
    for game in ck.games():
        try:
            registry.about(game)
        except ck.UnknownGame:  # added to this program alone, without a folder for a course
            log.info("the index leaves out %s", game)
        else:
            found.append(game)
    return found, list(registry.broken())


def _desks(lang: str) -> list[dict[str, str]]:
    """The notebooks for those who program."""
    paths = {name: shelf.desk(name, lang) for name in shelf.DESKS}
    return [
        {
            "name": name,
            "path": path,
            "title": words.message(lang, "", f"index-desk-{name}", {}),
            "about": words.message(lang, "", f"index-desk-{name}-about", {}),
        }
        for name, path in paths.items()
        if shelf.has(path)
    ]


def _about(game: str, lang: str) -> dict[str, str]:
    """Title, subtitle and small print: the game's own words for this page, or what it is called
    everywhere."""
    plain = {"title": game, "subtitle": "", "unofficial": ""}
    with suppress(ck.GameError):  # one that was added for a while has no file about it
        known = registry.about(game)
        plain |= {"title": known.title[lang], "subtitle": known.line[lang]}
    about = {
        key: words.message(lang, game, f"index-{key}", {})
        if words.has(lang, game, f"index-{key}")
        else told
        for key, told in plain.items()
    }
    return about | {"first-about": words.message(lang, game, "index-first-about", {})}


def _course(game: str, lang: str) -> dict[str, Any]:
    """What a game says of itself, its chapters, and which of them to go on with."""
    rows = chapters.rows(game, lang)
    rules = [r for r in rows if r["number"][0].isdigit()]
    done = sum(r["state"] == "done" for r in rules)
    return {
        **_about(game, lang),
        "next": chapters.going_on(game, lang),
        "begun": any(r["state"] != "new" for r in rows),
        "review": shelf.page(game, "review", lang),
        "rules": rules,
        "done": words.message(lang, "", "index-done", {"n": done, "count": len(rules)}),
        "more": [r for r in rows if not r["number"][0].isdigit()],  # what comes after the rules
    }
