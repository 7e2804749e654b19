"""Sentences of the table and rows of them, as pages draw them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from churchill_kit.engine.values import Part
from churchill_kit.engine.words import message

from ....base.sentences import parts as labelled

GAME = "blitzkrieg"


def say(lang: str, key: str, /, **facts: Any) -> str:
    """A sentence by its id, without the ``app-`` before it; ids among the facts become names."""
    return message(lang, GAME, f"app-{key}", facts)


def row(
    lang: str, key: str, rule: str = "", parts: Iterable[Part] = (), seat: str = "", tone: str = "",
    /, **facts: Any,
) -> dict[str, Any]:  # fmt: skip
    """A sentence with its rule, the parts of its number, and whom it is about; `tone` is "good"
    or "bad" for who looks."""
    return {
        "text": say(lang, key, **facts),
        "rule": rule,
        "parts": labelled(parts, GAME, lang),
        "seat": seat,
        "note": "",
        "tone": tone,
    }
