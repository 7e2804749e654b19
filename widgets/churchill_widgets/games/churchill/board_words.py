"""The words on the boards: short names for tight places, and accessible names.

Full names come from the components; what ``board.ftl`` brings are the shorter forms that a counter
or a space of the board has room for, the longest first. A drawing takes the first that fits.
"""

from __future__ import annotations

from functools import lru_cache

import churchill_kit as ck
from churchill_kit.engine.words import forms
from churchill_kit.games.churchill.box.components import BOX

GAME = "churchill"
FACTS = ("first", "second", "third", "fourth", "fifth", "sixth")


@lru_cache(maxsize=4096)
def word(key: str, lang: str, *facts: object) -> str:
    """A word or an accessible name of the boards; its facts are words already."""
    told = dict(zip(FACTS, map(str, facts), strict=False))
    return forms(lang, GAME, f"board-{key}", told)["nom"]


@lru_cache(maxsize=1024)
def name(id: str, lang: str) -> str:
    """The full name of a component of the game."""
    told = ck.name(id, GAME, lang)
    if told != id:
        return told
    for part in (BOX.issues, BOX.locations, BOX.tracks, BOX.leaders, BOX.staff):
        if id in part:
            return str(part[id].name[lang])
    for track in BOX.tracks.values():
        for space in track.spaces:
            if space.id == id:
                return space.name[lang]
    if id in BOX.names:
        return BOX.names[id][lang]
    return forms(lang, GAME, f"short-{id}").get("nom", id)


@lru_cache(maxsize=1024)
def short(id: str, lang: str) -> tuple[str, ...]:
    """Wordings for a tight place, the longest first."""
    counter = BOX.issues.get(id)
    kinds = (id,) if counter is None else (id, counter.type)
    found = (forms(lang, GAME, f"short-{kind}") for kind in kinds)
    return next((tuple(f.values()) for f in found if f), (name(id, lang),))


@lru_cache(maxsize=64)
def pawn(id: str, side: str, lang: str) -> tuple[str, str]:
    """6.11 A global issue, and what it means where its pawn is."""
    told = forms(lang, GAME, f"pawn-{id}")
    return told["nom"], told[side]
