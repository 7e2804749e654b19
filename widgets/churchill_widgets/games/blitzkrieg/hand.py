"""The reserve as a row of cards, for pages on which the board is small."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.blitzkrieg.box.components import TOKENS
from churchill_kit.games.blitzkrieg.rules.units import endangered

from .board_words import name, value
from .telling.rows import say


def hand(
    view: Any, seat: str, lang: str, selection: frozenset[str], usable: frozenset[str]
) -> dict[str, Any]:
    """The units of a seat's reserve; {} where they may not be seen."""
    held = view.reserve(seat)
    if not held or seat == view.automaton:
        return {}
    return {
        "seat": seat,
        "title": say(lang, "hand-title", n=len(held)),
        "above": say(lang, "hand-danger") if endangered(view, seat) else "",
        "secret": "",
        "leader": None,
        "drawn": True,
        "cards": [_card(t, n, lang, selection, usable) for n, t in enumerate(held)],
    }


def _card(
    token: str, number: int, lang: str, selection: frozenset[str], usable: frozenset[str]
) -> dict[str, Any]:
    found, target = TOKENS[token], f"token:{token}"
    told = [say(lang, f"thing-domain-{found.domain}")]
    if found.ability != "none":
        told.append(say(lang, f"thing-ability-{found.ability}"))
    return {
        "id": f"{token}:{number}",
        "target": target,
        "name": name(token, lang),
        "role": say(lang, "thing-weapon" if found.weapon else "thing-unit", n=found.strength),
        "value": value(token),
        "spoken": value(token),
        "summary": " ".join(told),
        "on": target in selection,
        "usable": target in usable,
        "origin": "",
        "worth": None,
    }
