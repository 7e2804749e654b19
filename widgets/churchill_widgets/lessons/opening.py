"""The opening of a chapter: what one will be able to do, and how far one has come."""

from __future__ import annotations

from typing import Any, ClassVar

from churchill_kit.book import book
from churchill_kit.engine.words import message

from ..base import shelf
from ..base.class_news import ClassNews
from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.words import Sorry, choices, sentence_of
from ..learner import progress
from .part import Part

TOLD = ("read", "passed", "done")  # states of a chapter that are told beside its answers


class ChapterPanel(Panel):
    """The opening of a chapter."""

    _esm, _css = bundle("lessons/opening")


class Chapter(Part):
    """Title, aims, minutes, the other language, larger type, and where one stands."""

    kind = "chapter"
    panel_type = ChapterPanel
    texts: ClassVar[tuple[str, ...]] = (
        "projector", "projector-about", "other-language", "kernel-lost", "link-lost",
        "storage-none", "able", "to-game", "keys", "keys-about", "theme", "theme-system",
        "theme-light", "theme-dark", "project", "project-about",
        "print", "print-about",
    )  # fmt: skip

    def __init__(self, game: str, number: str, lang: str | None = None) -> None:
        super().__init__(game, lang)
        own = book(game)
        self.number = str(number)
        self.facts = shelf.facts(game, self.number, self.lang)
        if "nom" not in self.facts:
            raise Sorry("no-chapter", given=self.number[:20], choices=choices(own.chapters))
        self.of_all = self.number in own.pages
        if self.of_all:
            self.panel.texts = {**self.panel.texts, "able": self.told("able-page")}
        self._class = ClassNews(self.panel.send, lambda: self.lang)
        progress.listen(self)
        self.show()

    def data(self) -> dict[str, Any]:
        lang, facts = self.lang, self.facts
        keeper = progress.progress(self.game)
        standing = keeper.standing(None if self.of_all else self.number)
        minutes = int(facts.get("minutes", "15"))
        return {
            "number": self.number,
            "label": self.told("label", number=self.number),
            "title": facts["nom"],
            "aims": [a.strip() for a in facts.get("aims", "").split("·") if a.strip()],
            "minutes": self.told("minutes", n=minutes),
            "progress": self.told("progress", right=standing.right, wrong=standing.wrong)
            if standing.right + standing.wrong
            else self.told("progress-none"),
            "passed": self.told(f"progress-{standing.state}")
            if standing.state in TOLD and not self.of_all
            else "",
            "done": standing.done,
            "stored": keeper.store is not None,
            "warning": sentence_of(keeper.warning, lang) if keeper.warning else "",
            "right": standing.right,
            "wrong": standing.wrong,
            "pages": shelf.around(self.game, self.number, lang),
            "nav": message(lang, "", "index-nav", {}),
            "other": shelf.page(self.game, self.number, "en" if lang == "ru" else "ru"),
        }

    def on_begun(self, _: dict[str, Any]) -> None:
        """Somebody reads here: the page was scrolled, or something in it used."""
        if not self.of_all:
            progress.progress(self.game).reached(self.panel, self.number, "begun")

    def on_class(self, content: dict[str, Any]) -> None:
        """The reader has come from a class: new work is told him here."""
        self._class.follow(content)

    def progressed(self) -> None:
        """Something was answered, or found in the browser's storage."""
        self.show()
