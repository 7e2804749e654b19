"""The reserve as a row of cards, for pages on which the board is small."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from churchill_kit.games.blitzkrieg.box.components import TOKENS
from churchill_kit.games.blitzkrieg.rules.units import endangered

from ...board.scene import Ink
from .board_words import name, value
from .shown import drawing
from .telling.rows import say
from .theatre import draw_unit

SIDE = 48.0  # of the picture of a unit


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
        "cards": [
            {**_card(t, n, lang, selection, usable), "picture": face(seat, t, lang)}
            for n, t in enumerate(held)
        ],
    }


@lru_cache(maxsize=256)
def face(seat: str, token: str, lang: str) -> str:
    """A unit as it lies on the board."""
    ink = Ink("board")
    draw_unit(ink, seat, token, (2.0, 2.0, SIDE - 4, SIDE - 4))
    return drawing(ink, lang, SIDE, SIDE)


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
