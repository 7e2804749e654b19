"""The words on the board: names of places and units, and accessible names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from churchill_kit.engine.words import forms, message
from churchill_kit.games.blitzkrieg.box.components import SPACES, TOKENS
from churchill_kit.games.blitzkrieg.rules.units import FIERCE
from churchill_kit.games.blitzkrieg.state import size

from ...base import sentences

GAME = "blitzkrieg"


@lru_cache(maxsize=4096)
def word(key: str, lang: str, /, **facts: Any) -> str:
    """A word or an accessible name of the board; its facts are words and numbers already."""
    return forms(lang, GAME, f"board-{key}", facts)["nom"]


@lru_cache(maxsize=512)
def name(id: str, lang: str, case: str = "nom") -> str:
    """The name of a thing of the game."""
    return sentences.name(id, GAME, lang, case)


@lru_cache(maxsize=64)
def short(id: str, lang: str) -> tuple[str, ...]:
    """A shorter name for a tight place, if there is one."""
    return tuple(forms(lang, GAME, f"board-short-{id}").values())


def count(pile: Any) -> str:
    """How many tokens a pile has, if that is known."""
    known = size(pile)
    return "?" if known is None else str(known)


@lru_cache(maxsize=512)
def ground(space: str, lang: str) -> str:
    """Land, sea, or both."""
    return word(f"ground-{SPACES[space].kind}", lang)


@lru_cache(maxsize=512)
def space(id: str, lang: str) -> str:
    """A space: its name, which says what it brings, and its ground."""
    return word("space", lang, space=name(id, lang), ground=ground(id, lang))


@lru_cache(maxsize=512)
def effect(space: str, lang: str) -> str:
    """What the sign of a space means, in a sentence."""
    spot = SPACES[space]
    return message(lang, GAME, f"app-thing-effect-{spot.effect}", {"n": spot.amount})


@lru_cache(maxsize=256)
def value(token: str) -> str:
    """The strength that is printed on a unit."""
    found = TOKENS[token]
    if found.ability in ("general", "admiral"):
        return f"{found.strength}+"
    if found.ability == "partisans":
        return f"{found.strength}/{found.strength + FIERCE}"
    return "?" if found.ability == "spy" else str(found.strength)
