"""The glossary: every term that a player meets, in our own words, and how to find it in a text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

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


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads((Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8"))


@cache
def terms() -> Mapping[str, Term]:
    """All terms by id, in the order of a game."""
    return {
        t["id"]: Term(
            t["id"],
            {"en": t["en"], "ru": t["ru"]},
            {"en": t["text_en"], "ru": t["text_ru"]},
            tuple(t["rules"]),
            tuple(t["related"]),
            {"en": tuple(t["find_en"]), "ru": tuple(t["find_ru"])},
            t.get("common", False),
            tuple(t.get("events", ())),
        )
        for t in _data()["term"]
    }


def term(id: str) -> Term | None:
    """The term of an id; None if there is none."""
    return terms().get(id)


def alphabetical(lang: str) -> tuple[Term, ...]:
    """All terms in the order in which a reader looks them up."""
    return tuple(sorted(terms().values(), key=lambda t: sort_key(t.name[lang])))


def sort_key(name: str) -> str:
    """Names without quotation marks, and ё where е is."""
    return name.strip("«»").lower().replace("ё", "е")


def happened(kind: str) -> Term | None:
    """The term that an event of this kind reports; None if it reports none."""
    return next((t for t in terms().values() if kind in t.events), None)


def find(text: str, lang: str) -> tuple[Span, ...]:
    """All terms in a text, from left to right; of two at one place, the longer one."""
    finder, ids = _compiled(lang)
    out = []
    for match in finder.finditer(text):
        assert match.lastindex is not None
        if found := ids[match.lastindex - 1]:
            out.append(Span(match.start(), match.end(), found))
    return tuple(out)


@cache
def finder(lang: str) -> Finder:
    """What finds the terms of a language: one expression with a group for each form."""
    forms = [(form, t.id) for t in terms().values() for form in t.forms[lang]]
    forms += [(form, "") for form in _data()["skip"][lang]]
    forms.sort(key=lambda f: -len(f[0].replace("*", "")))
    inside = "|".join(f"({_source(form, lang)})" for form, _ in forms)
    before = f"(?<![{LETTER}])(?<![{LETTER}]-)"
    return Finder(f"{before}(?:{inside})(?!-?[{LETTER}])", tuple(id for _, id in forms))


@cache
def _compiled(lang: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    source, ids = finder(lang)
    return re.compile(source), ids


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
