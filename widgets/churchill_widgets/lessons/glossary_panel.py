"""The glossary: every term in the reader's order, found as one types, and all about one of them."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.book import book

from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.words import Sorry
from ..cards.terms import term_facts
from .part import Part

WORDS = (
    "title", "search", "list", "nothing", "elsewhere", "rules", "related", "example",
)  # fmt: skip


class GlossaryPanel(Panel):
    """Search, list and detail; the page has all terms and needs no answer to search them."""

    _esm, _css = bundle("lessons/glossary")


class Glossary(Part):
    """All terms; `term` is the one that is shown first."""

    kind = "glossary"
    panel_type = GlossaryPanel

    def __init__(self, game: str, term: str | None = None, lang: str | None = None) -> None:
        super().__init__(game, lang)
        if term is not None and book(game).term(term) is None:
            raise Sorry("no-term", given=str(term)[:20])
        self.first = term or book(game).alphabetical(self.lang)[0].id
        self.show()

    def data(self) -> dict[str, Any]:
        lang, terms = self.lang, book(self.game).alphabetical(self.lang)
        return {
            "first": self.first,
            "terms": [entry(self.game, term.id, lang) for term in terms],
            "words": {word: ck.text(lang, f"terms-{word}") for word in WORDS},
            "shown": ck.text(lang, "terms-shown", n="{n}", count=len(terms)),
        }


def entry(game: str, id: str, lang: str) -> dict[str, Any]:
    """A term as the list and the detail show it, with its name in the other language."""
    own, facts = book(game), term_facts(game, id, lang)
    term = own.terms()[id]
    other = "en" if lang == "ru" else "ru"
    return {
        "id": id,
        "letter": own.sort_key(term.name[lang])[0].upper(),
        "name": facts["name"],
        "other": term.name[other],
        "text": facts["text"],
        "rules": [[number, rule_title(game, number, lang)] for number in facts["rules"]],
        "related": [[near, own.terms()[near].name[lang]] for near in term.related],
        "example": facts["example"],
    }


def rule_title(game: str, number: str, lang: str) -> str:
    """What a rule is called."""
    found = book(game).rule(number)
    return found.title[lang] if found else ""
