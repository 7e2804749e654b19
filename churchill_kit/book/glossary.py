"""The glossary of a game: every term that a player meets, in our own words, and how to find it in
a text.

It is the file ``glossary.toml`` of a game's book: tables ``[[term]]`` with `id`, `en`, `text_en`,
`find_en` (and the same in Russian), `rules`, `related`, `common`, `events`; and a table ``skip``
of phrases in each language that only look like terms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from .reading import load, read, text_of

LETTER = "A-Za-zА-Яа-яЁё0-9"
ENDINGS = {"en": {"*": "(?:e?s|['’]s)?"}, "ru": {"**": "[а-яё]{0,7}", "*": "[а-яё]{0,3}"}}


class Term(NamedTuple):
    """A term: what it is called, what it means, and where the rules have it.

    `forms` are the patterns by which it is found; `common` ones are too frequent to be marked
    in every line of a log; `events` are the kinds of events that report it.
    """

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    rules: tuple[str, ...]
    related: tuple[str, ...]
    forms: Mapping[str, tuple[str, ...]]
    common: bool
    events: tuple[str, ...]


class Span(NamedTuple):
    """Where a term stands in a text."""

    start: int
    end: int
    id: str


class Finder(NamedTuple):
    """A regular expression that Python and JavaScript read alike, and the id of the term that each
    of its groups belongs to ("" for a phrase that only looks like one)."""

    source: str
    ids: tuple[str, ...]


class Glossary:
    """All terms of a game."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._finders: dict[str, Finder] = {}
        self._compiled: dict[str, tuple[re.Pattern[str], tuple[str, ...]]] = {}

    @cached_property
    def terms(self) -> Mapping[str, Term]:
        """All terms by id, in the order of a game. Raises BadGame for a file that is wrong."""
        return {t.id: t for t in read(self.file, "term", _term)}

    def term(self, id: str) -> Term | None:
        """The term of an id; None if there is none."""
        return self.terms.get(id)

    def alphabetical(self, lang: str) -> tuple[Term, ...]:
        """All terms in the order in which a reader looks them up."""
        return tuple(sorted(self.terms.values(), key=lambda t: sort_key(t.name[lang])))

    def happened(self, kind: str) -> Term | None:
        """The term that an event of this kind reports; None if it reports none."""
        return next((t for t in self.terms.values() if kind in t.events), None)

    def find(self, text: str, lang: str) -> tuple[Span, ...]:
        """All terms in a text, from left to right; of two at one place, the longer one."""
        if lang not in self._compiled:
            source, ids = self.finder(lang)
            self._compiled[lang] = re.compile(source), ids
        pattern, ids = self._compiled[lang]
        out = []
        for match in pattern.finditer(text):
            assert match.lastindex is not None
            if found := ids[match.lastindex - 1]:
                out.append(Span(match.start(), match.end(), found))
        return tuple(out)

    def finder(self, lang: str) -> Finder:
        """What finds the terms of a language: one expression with a group for each form."""
        found = self._finders.get(lang)
        if found is None:
            found = self._finders[lang] = self._finder(lang)
        return found

    def _finder(self, lang: str) -> Finder:
        forms = [(form, t.id) for t in self.terms.values() for form in t.forms[lang]]
        forms += [(form, "") for form in load(self.file).get("skip", {}).get(lang, ())]
        forms.sort(key=lambda f: -len(f[0].replace("*", "")))
        inside = "|".join(f"({_source(form, lang)})" for form, _ in forms)
        before = f"(?<![{LETTER}])(?<![{LETTER}]-)"
        return Finder(f"{before}(?:{inside})(?!-?[{LETTER}])", tuple(id for _, id in forms))


def sort_key(name: str) -> str:
    """Names without quotation marks, and ё where е is."""
    return name.strip("«»").lower().replace("ё", "е")


def _term(entry: Mapping[str, Any]) -> Term:
    return Term(
        text_of(entry, "id"),
        {"en": text_of(entry, "en"), "ru": text_of(entry, "ru")},
        {"en": text_of(entry, "text_en"), "ru": text_of(entry, "text_ru")},
        tuple(entry.get("rules", ())),
        tuple(entry.get("related", ())),
        {"en": tuple(entry.get("find_en", ())), "ru": tuple(entry.get("find_ru", ()))},
        entry.get("common", False),
        tuple(entry.get("events", ())),
    )


def _source(form: str, lang: str) -> str:
    """A form as a regular expression."""
    return "".join(_pieces(form, lang))


def _pieces(form: str, lang: str) -> Iterable[str]:
    first = True  # of a word
    for piece in re.findall(r"\*+|.", form):
        if piece in ENDINGS[lang]:
            yield ENDINGS[lang][piece]
        elif piece == " ":
            yield r"\s+"
        elif piece == "'":
            yield "['’]"
        elif piece == "ё":
            yield "[ёе]"
        elif first and piece.islower():
            yield f"[{piece}{piece.upper()}]"
        else:
            yield piece
        first = piece in " -«"
