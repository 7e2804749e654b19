"""What every sentence must be, whoever says it and in whichever language."""

from __future__ import annotations

import re
from functools import cache

# What is Latin by nature: a bomber.
LATIN = re.compile(r"[A-Za-z]")
ALLOWED = re.compile(r"\bB29\b")


@cache
def clean(told: str, lang: str) -> None:
    """No raw ids, no holes, no foreign letters."""
    assert told and told == told.strip(), repr(told)
    assert not re.search(r"_|\bnone\b|None|[{}$]|\?\?\?|  | [.,:;!?]", told), told
    assert not re.search(r"\.\.|,\.|:\.|«»|“”|\(\)", told), told
    if lang == "ru":
        assert not LATIN.search(ALLOWED.sub("", told)), told
    else:
        assert not re.search(r"[А-яё]", told), told
    for opening, closing in ("«»", "„“" if lang == "ru" else "“”", "()"):
        assert told.count(opening) == told.count(closing), told


def begins(told: str) -> bool:
    """Does a sentence begin as one should?"""
    first = told.lstrip("«“")[0]
    return first.isupper() or first.isdigit()
