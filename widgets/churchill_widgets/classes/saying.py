"""What the pages of a class say: their words, and what a piece of work is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.book import book

from ..base import shelf
from ..base.sentences import name, static, text

# Texts that need no facts; the pages know them without the "class-".
WORDS = (
    "class-title", "class-mine", "class-mine-go", "class-mine-forget", "class-role-teacher",
    "class-role-student", "class-role-projector", "class-join-title", "class-join-about",
    "class-code", "class-code-help", "class-nickname", "class-nickname-help",
    "class-nickname-choose", "class-join", "class-open-title", "class-open-about", "class-name",
    "class-language", "class-game", "class-roll", "class-roll-about", "class-roll-fill",
    "class-open", "class-to-index", "class-to-play", "class-copy", "class-copied", "class-links",
    "class-link-join", "class-link-projector", "class-link-own", "class-link-own-about",
    "class-link-student-about", "class-joining", "class-nobody", "class-students", "class-student",
    "class-done-of", "class-progress", "class-grid-about", "class-here", "class-away",
    "class-state-known", "class-state-shaky", "class-state-wrong",
    "class-exercises", "class-exercises-none", "class-exercises-about", "class-mistake",
    "class-mistake-give", "class-mistake-show", "class-assign-title", "class-kind",
    "class-kind-chapters", "class-kind-rules", "class-kind-positions", "class-kind-tables",
    "class-chapters", "class-rules", "class-rules-help", "class-count", "class-same",
    "class-same-all", "class-same-each", "class-set", "class-set-help", "class-mode",
    "class-mode-practice", "class-mode-exam", "class-about-practice", "class-about-exam",
    "class-scenario", "class-people",
    "class-people-help", "class-assign", "class-works", "class-works-none", "class-close",
    "class-reopen", "class-seat", "class-closed", "class-exam", "class-results",
    "class-export-answers", "class-export-students", "class-report", "class-delete",
    "class-delete-sure", "class-delete-it", "class-leave-it", "class-deleted-title",
    "class-shown", "class-hide", "class-back", "class-show", "class-show-about", "class-follow",
    "class-follow-about", "class-rename", "class-rename-keep", "class-remove", "class-remove-sure",
    "class-remove-it", "class-work-of", "class-begin", "class-go-on", "class-to-table",
    "class-todo", "class-todo-none", "class-shown-student", "class-look", "class-look-back",
    "class-doing", "class-wall-join", "class-wall-none", "class-wall-qr",
    "class-stuck", "class-kernel-lost", "class-link-lost", "class-show-short", "class-answers",
    "class-print-by", "class-review", "class-exam-close", "class-wall-local", "class-gone-title",
    "class-gone-next", "class-news-close", "class-of", "class-kind-reading",
    "class-reading-about", "class-to-check",
)  # fmt: skip
AMONG = 3  # chapters or rules that a title names


def words(lang: str) -> dict[str, str]:
    """The texts of the pages."""
    return {key.removeprefix("class-"): static(lang, key) for key in WORDS}


def chapter(game: str, number: str, lang: str) -> str:
    """A chapter as it is called in a list."""
    title = shelf.title(game, number, lang)
    return f"{number}. {title}" if number[:1].isdigit() else title


def work(given: Mapping[str, Any], lang: str) -> str:
    """What a piece of work is called; its game may have gone."""
    try:
        return _work(given, lang)
    except ck.GameError:
        return text(lang, "class-work-gone")


def about(key: str, called: str, exam: bool, lang: str, **facts: Any) -> str:
    """A sentence about a piece of work, which says whether it is an exam."""
    return text(lang, key, work=called, exam="yes" if exam else "no", **facts)


def _work(given: Mapping[str, Any], lang: str) -> str:
    kind, game = given.get("kind", ""), given.get("game", "")
    if kind == "chapters":
        known = [c for c in given["chapters"] if c in (*book(game).chapters, *book(game).pages)]
        return _listed([chapter(game, c, lang) for c in known] or list(given["chapters"]), lang)
    if kind == "reading":
        chapters = _listed([chapter(game, c, lang) for c in given["chapters"]], lang)
        return text(lang, "class-work-reading", chapters=chapters)
    if kind == "rules":
        rules = _listed(list(given["rules"]), lang)
        return text(lang, "class-work-rules", rules=rules)
    if kind == "positions":
        chapters = _listed([chapter(game, c, lang) for c in given["chapters"]], lang)
        return text(lang, "class-work-positions-of" if chapters else "class-work-positions",
                    chapters=chapters)  # fmt: skip
    if kind == "tables":
        scenario = name(given["scenario"] or ck.game(game).scenarios[0], game, lang)
        return text(lang, "class-work-tables", n=given["people"], scenario=scenario)
    key = "class-work-exercises" if kind else "class-work-gone"
    return text(lang, key, n=given.get("count", 0))


def _listed(items: list[str], lang: str) -> str:
    more = len(items) - AMONG
    told = ", ".join(items[:AMONG])
    return text(lang, "class-and-more", items=told, n=more) if more > 0 else told
