"""The words of the first minute: those of a card, and what is asked first."""

from __future__ import annotations

from typing import Any

from .sentences import say, static


def words(game: str, card: str, lang: str) -> dict[str, Any]:
    """The title and the two lines of a card."""

    def word(what: str) -> str:
        return static(lang, f"minute-{card}-{what}", game)

    return {"title": word("title"), "lines": [word("first"), word("second")]}


def asked(view: Any, usual: str, lang: str) -> dict[str, Any]:
    """The card about what is asked first, the kind of decision `usual`; in a game that begins
    elsewhere, what is asked there and why."""
    decision, told = view.decision, words(view.game, "asked", lang)
    if decision is None or decision.kind == usual:
        return told
    return {**told, "lines": [say(decision, lang), static(lang, f"why-{decision.kind}", view.game)]}
