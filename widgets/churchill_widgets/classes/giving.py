"""What a teacher fills in to give his class something to do."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.classroom.works import COUNT, MOST, SETS, SOLVED, Work, free_seats
from churchill_kit.tutor.lessons import makers

from ..base.sentences import name
from . import saying

KINDS = (
    "chapters",
    "reading",
    "rules",
    "positions",
    "tables",
)  # that are chosen; exercises come by a click


@lru_cache(maxsize=8)
def form(game: str, lang: str) -> dict[str, Any]:
    """What can be chosen: chapters that have exercises, those that have positions to solve, the
    scenarios for tables."""
    own, of = ck.game(game), book(game)
    asked = {c: makers(game, c) for c in (*of.chapters, *of.pages)}
    chapters = [
        {
            "id": c,
            "title": saying.chapter(game, c, lang),
            "positions": any(e.kind == SOLVED for e in found),
        }
        for c, found in asked.items()
        if found
    ]
    kinds = [k for k in KINDS if chapters or k == "tables"]
    if not any(c["positions"] for c in chapters):
        kinds = [k for k in kinds if k != "positions"]
    return {
        "kinds": kinds,
        "chapters": chapters,
        "scenarios": [[s, name(s, game, lang)] for s in own.scenarios],
        "people": len(free_seats(Work("tables", game))),
        "count": COUNT,
        "most": MOST,
        "sets": SETS,
    }


def given_of(filled: dict[str, Any]) -> dict[str, Any]:
    """What was filled in, as a class takes it: only what belongs to its kind; what is left out has
    its usual answer."""
    kind = str(filled.get("kind", ""))
    found: dict[str, Any] = {"kind": kind}
    if kind == "tables":
        return found | {"scenario": filled.get("scenario", ""), "people": _number(filled, "people")}
    if kind == "rules":
        found["rules"] = re.split(r"[\s,;]+", str(filled.get("rules", "")).strip(" ,;"))[:100]
    else:
        found["chapters"] = filled.get("chapters", [])
    if kind == "reading":
        return found
    numbers = {k: _number(filled, k) for k in ("count", "set")}
    return found | numbers | {k: filled.get(k) is True for k in ("each", "exam")}


def _number(filled: dict[str, Any], key: str) -> Any:
    """A number that was typed, 0 for none; what is no number is refused by the class."""
    given = str(filled.get(key, "")).strip()
    return int(given) if given.isdecimal() and len(given) < 10 else given or 0
