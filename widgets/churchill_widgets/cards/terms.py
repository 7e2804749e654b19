"""What a page knows of rules and terms: sent to it once, and looked up there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.book import glossary, rulebook

from ..base.lesson import Sorry, rule_facts
from ..lessons.example_player import example_of

WORDS = (
    "term", "rule", "rules", "related", "glossary", "example", "example-hide", "example-wait",
    "example-lost", "close", "here", "more", "key",
)  # fmt: skip
# A number of a rule in running text; which of them there are, the page is told.
NUMBER = r"(?<![\d.,])(\d{1,2}\.\d{1,2}(?:\.\d)?)(?!\d|\.\d|\s?%)"


@lru_cache(maxsize=2)
def terms_message(lang: str) -> dict[str, Any]:
    """All terms in one language, with what finds them in a text."""
    source, ids = glossary.finder(lang)
    return {
        "type": "terms",
        "lang": lang,
        "finder": f"{source}|{NUMBER}",
        "ids": list(ids),
        "numbers": list(rulebook.rules()),
        "terms": {term.id: term_facts(term, lang) for term in glossary.terms().values()},
        "words": {word: ck.text(lang, f"terms-{word}") for word in WORDS},
    }


def term_facts(term: glossary.Term, lang: str) -> dict[str, Any]:
    """What the card of a term shows."""
    example = next((r for r in term.rules if example_of(r) is not None), "")
    return {
        "name": term.name[lang],
        "text": term.text[lang],
        "rules": [r.removeprefix("9.4.") for r in term.rules],
        "related": list(term.related),
        "common": term.common,
        "example": example,
    }


def rule_message(number: str, lang: str) -> dict[str, Any]:
    """What the card of a rule shows, or that there is no such rule."""
    try:
        facts = rule_facts(number, lang)
    except Sorry as error:
        facts = {"asked": number, "number": number, "title": error.sentence(lang)}
    example = number if facts.get("example") else ""
    return {**facts, "type": "rule", "lang": lang, "example": example}
