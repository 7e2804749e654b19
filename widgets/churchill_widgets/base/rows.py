"""Rows of what is told in the words of a game, as pages draw them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.values import Part

from . import sentences

Row = dict[str, Any]


class Rows:
    """What makes the sentences and rows of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def say(self, lang: str, key: str, /, **facts: Any) -> str:
        """A sentence by its id, without the ``app-`` before it; ids among the facts become
        names."""
        return sentences.text(lang, key, self.game, **facts)

    def row(
        self,
        lang: str,
        key: str,
        rule: str = "",
        parts: Iterable[Part] = (),
        seat: str = "",
        tone: str = "",
        /,
        **facts: Any,
    ) -> Row:
        """A sentence with its rule, the parts of its number, and whom it is about; `tone` is "good"
        or "bad" for who looks."""
        return self._row(self.say(lang, key, **facts), lang, rule, parts, seat, tone)

    def told(self, event: ck.Event, lang: str, seat: str | None, others: str = "") -> Row:
        """An event as a row, in the words of the log: good for `seat` if it is its own; `others` is
        the tone of those of other seats."""
        about = event.get("seat") or ""
        tone = "" if not seat or not about else "good" if about == seat else others
        text = sentences.say(event, lang)
        return self._row(text, lang, event.rule, event.breakdown, about, tone)

    def _row(
        self, text: str, lang: str, rule: str, parts: Iterable[Part], seat: str, tone: str
    ) -> Row:
        return {
            "text": text,
            "rule": rule,
            "parts": sentences.parts(parts, self.game, lang),
            "seat": seat,
            "note": "",
            "tone": tone,
        }


def section(
    title: str,
    text: str = "",
    rows: Sequence[Row] = (),
    table: Any = None,
    *,
    head: Sequence[str] = (),
    columns: Sequence[Row] = (),
) -> Row:
    """A part of a page to pause at: a text, rows, a table of numbers, columns beside each other.

    With a `head` the rows are those of a table: each has "cells", and its text on demand.
    """
    found = {"title": title, "text": text, "rows": list(rows), "table": table}
    return found | {"head": list(head), "columns": list(columns)}


def column(
    seat: str, title: str, before: int, after: int, note: str, lines: Iterable[Sequence[Any]]
) -> Row:
    """One seat beside the others: its score before and after, and what made the difference, each
    line a text, its points ("" for none) and, where one says it, a rule or a line of the score."""
    return {
        "seat": seat,
        "title": title,
        "before": before,
        "after": after,
        "change": signed(after - before),
        "note": note,
        "lines": [list(line) for line in lines],
    }


def signed(change: int) -> str:
    """A difference with its sign: "+3", "\u22122", "0"."""
    return f"{change:+}".replace("-", "\u2212") if change else "0"
