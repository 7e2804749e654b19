"""The page to enter by: the app, the chapters in their order, and how far one has come.

It knows both languages at once, so that the switch needs no answer from the program.
"""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.engine import words
from churchill_kit.tutor import course

from ..base.lesson import GAME, Panel, Part, told
from ..base.scripts import bundle
from ..learner import progress
from . import shelf

# What comes after the chapters of rules.
MORE = ("glossary", "strategy", "annotated")

TEXTS = (
    "title", "subtitle", "play", "play-about", "first", "first-about", "go-on", "begin",
    "review", "review-about", "course", "more", "language", "unofficial", "open",
)  # fmt: skip


class IndexPanel(Panel):
    """The panel of the index."""

    _esm, _css = bundle("course/index")


class Index(Part):
    """All pages there are."""

    kind = "index"
    panel_type = IndexPanel

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(lang)
        progress.listen(self)
        self.show()

    def data(self) -> dict[str, Any]:
        return {"given": self.lang, "languages": {lang: _in(lang) for lang in ck.LANGUAGES}}

    def progressed(self) -> None:
        """Something was found in the browser's storage."""
        self.show()


def _in(lang: str) -> dict[str, Any]:
    rows = [_row(c, lang) for c in course.chapters("churchill") if shelf.page(c, lang)]
    begun = [r for r in rows if r["answered"] and not r["passed"]]
    ahead = [r for r in rows if not r["passed"]]
    following = next(iter(begun[-1:] or ahead), None)
    return {
        "name": words.message(lang, GAME, "index-this-language", {}),
        "t": {key: words.message(lang, GAME, f"index-{key}", {}) for key in TEXTS},
        "play": shelf.PLAY if shelf.has(shelf.PLAY) else "",
        "next": following,
        "begun": any(r["answered"] or r["passed"] for r in rows),
        "review": shelf.page("review", lang),
        "rules": [r for r in rows if r["number"] not in MORE],
        "more": [r for r in rows if r["number"] in MORE],
    }


def _row(number: str, lang: str) -> dict[str, Any]:
    facts = words.forms(lang, GAME, f"chapter-{number.replace('.', '_')}")
    standing = progress.progress().standing(number)
    answered = standing.right + standing.wrong
    return {
        "number": number,
        "label": told(lang, "label", number=number),
        "path": shelf.page(number, lang),
        "title": facts.get("nom", number),
        "aims": facts.get("aims", ""),
        "minutes": words.message(lang, GAME, "index-minutes", {"n": int(facts["minutes"])}),
        "answered": answered,
        "right": standing.right,
        "wrong": standing.wrong,
        "passed": standing.passed,
        "standing": words.message(
            lang,
            GAME,
            "index-standing",
            {
                "state": "passed" if standing.passed else "begun" if answered else "new",
                "right": standing.right,
                "n": answered,
            },
        ),
    }
