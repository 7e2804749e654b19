"""The glossary: every term in the reader's order, found as one types, and all about one of them."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.book import glossary, rulebook

from ..base.lesson import Panel, Part, Sorry
from ..base.scripts import bundle
from ..cards.terms import term_facts

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

    def __init__(self, term: str | None = None, lang: str | None = None) -> None:
        super().__init__(lang)
        if term is not None and glossary.term(term) is None:
            raise Sorry("no-term", given=str(term)[:20])
        self.first = term or glossary.alphabetical(self.lang)[0].id
        self.show()

    def data(self) -> dict[str, Any]:
        lang, terms = self.lang, glossary.alphabetical(self.lang)
        return {
            "first": self.first,
            "terms": [entry(term, lang) for term in terms],
            "words": {word: ck.text(lang, f"terms-{word}") for word in WORDS},
            "shown": ck.text(lang, "terms-shown", n="{n}", count=len(terms)),
        }


def entry(term: glossary.Term, lang: str) -> dict[str, Any]:
    """A term as the list and the detail show it, with its name in the other language."""
    facts = term_facts(term, lang)
    other = "en" if lang == "ru" else "ru"
    return {
        "id": term.id,
        "letter": glossary.sort_key(term.name[lang])[0].upper(),
        "name": facts["name"],
        "other": term.name[other],
        "text": facts["text"],
        "rules": [[number, rule_title(number, lang)] for number in facts["rules"]],
        "related": [[id, glossary.terms()[id].name[lang]] for id in term.related],
        "example": facts["example"],
    }


def rule_title(number: str, lang: str) -> str:
    """What a rule is called."""
    found = rulebook.rule(number)
    return found.title[lang] if found else ""
