"""What a student is called in a class, by himself or by the teacher.

A nickname is what stands on a paper sign: letters, digits, and what names have between them. So
none is markup, none begins a formula, and none is written backwards.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ..engine.words import message
from .errors import NoClass

LONGEST = 30  # letters
BETWEEN = " -'’._"
KINDS = ("L", "M", "N")  # letters, the marks on them, digits: of whatever alphabet
ROLL = 100  # nicknames on a teacher's list

# Letters of two alphabets that look the same count as the same: nobody could tell them apart.
ALIKE = str.maketrans("аеорсухкмтвніјѕё", "aeopcyxkmtbhijse")


def cleaned(given: object) -> str:
    """A nickname in one line, without what nobody sees. NoClass if it is none."""
    text = given if isinstance(given, str) else ""
    if len(text) > 10 * LONGEST:
        raise NoClass("class-nickname-long", limit=LONGEST)
    seen = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    name = " ".join("".join(c for c in seen if unicodedata.category(c)[0] != "C").split())
    if not name:
        raise NoClass("class-nickname-none")
    if len(name) > LONGEST:
        raise NoClass("class-nickname-long", limit=LONGEST)
    fits = all(c in BETWEEN or unicodedata.category(c)[0] in KINDS for c in name)
    if not fits or unicodedata.category(name[0])[0] not in ("L", "N"):
        raise NoClass("class-nickname-letters")
    return name


def same(name: str) -> str:
    """What two nicknames have in common that a teacher would take for one."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return "".join(c for c in plain if c not in BETWEEN)


def roll(given: object) -> tuple[str, ...]:
    """A teacher's list of nicknames, one a line or as a list, each once. NoClass if one of them is
    none."""
    rows = given.splitlines() if isinstance(given, str) else given
    entries = [r for r in rows if str(r).strip()] if isinstance(rows, Sequence) else []
    if len(entries) > ROLL:
        raise NoClass("class-roll-long", limit=ROLL)
    found = {same(name): name for name in map(cleaned, entries)}
    return tuple(found.values())


def suggested(lang: str) -> tuple[str, ...]:
    """Nicknames for a class that wants none of its own."""
    return tuple(message(lang, "", "app-class-nicknames", {}).split(", "))
