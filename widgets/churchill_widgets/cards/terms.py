"""What a page knows of rules and terms: sent to it once, and looked up there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.book import book

from ..base import shelf
from ..base.words import Sorry, told

WORDS = (
    "term", "rule", "rules", "related", "glossary", "example", "example-hide", "example-wait",
    "example-lost", "close", "here", "more", "key",
)  # fmt: skip
# A number of a rule in running text; which of them there are, the page is told. An average that
# looks like one is followed by a word joiner, which nobody sees.
NUMBER = r"(?<![\d.,])(\d{1,2}\.\d{1,2}(?:\.\d|\.[A-Z](?![A-Za-z]))?)(?!\d|\.\d|\s?%|\u2060)"
LONGEST = 12  # letters of a rule's number


# -- rules -----------------------------------------------------------------------------------------


def rule_facts(game: str, number: str, lang: str) -> dict[str, Any]:
    """What the card of a rule shows. Raises Sorry for a number that the rulebook does not have."""
    own = book(game)
    found = own.rule(number) if number and len(number) <= LONGEST else None
    if found is None:
        raise Sorry("no-rule", given=number[:20])
    taught = found.chapter in own.chapters
    return {
        "number": own.label(found.id),
        "title": found.title[lang],
        "summary": found.summary[lang],
        "chapter": told(lang, game, "in-chapter", number=found.chapter) if taught else "",
        "link": shelf.page(game, found.chapter, lang),
        "example": True,
        "asked": number,
    }


def rule_message(game: str, number: str, lang: str) -> dict[str, Any]:
    """What the card of a rule shows, or that there is no such rule."""
    try:
        facts = rule_facts(game, number, lang)
    except Sorry as error:
        facts = {"asked": number, "number": number, "title": error.sentence(lang)}
    example = number if facts.get("example") else ""
    return {**facts, "type": "rule", "game": game, "lang": lang, "example": example}


# -- terms -----------------------------------------------------------------------------------------


@lru_cache(maxsize=16)  # games there are, in both languages
def terms_message(game: str, lang: str) -> dict[str, Any]:
    """All terms in one language, with what finds them in a text."""
    own = book(game)
    source, ids = own.finder(lang)
    return {
        "type": "terms",
        "game": game,
        "lang": lang,
        "glossary": shelf.page(game, "glossary", lang),
        "finder": f"{source}|{NUMBER}",
        "ids": list(ids),
        "numbers": list(own.rules()),
        "terms": {id: term_facts(game, id, lang) for id in own.terms()},
        "words": {word: ck.text(lang, f"terms-{word}") for word in WORDS},
    }


def term_facts(game: str, id: str, lang: str) -> dict[str, Any]:
    """What the card of a term shows."""
    own = book(game)
    term = own.terms()[id]
    example = next((r for r in term.rules if own.example(r) is not None), "")
    return {
        "name": term.name[lang],
        "text": term.text[lang],
        "rules": [own.label(r) for r in term.rules],
        "related": list(term.related),
        "common": term.common,
        "example": example,
    }
