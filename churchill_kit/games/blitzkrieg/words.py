"""Names of everything that events, actions and decisions mention, by id.

Tokens and theatres bring their own names; a campaign is its theatre with a number, a space its
campaign with what it brings; the rest are messages ``name-<id>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...engine.game import Name
from ...engine.words import forms, keys, message
from .box.components import CAMPAIGNS, GAME_NAME, SPACES, THEATRES, TOKENS

NAMES = "name-"


@cache
def words(lang: str) -> Mapping[str, Name]:
    """All names in a language."""
    plain = {t.id: t.name[lang] for t in TOKENS.values()}
    for theatre in THEATRES.values():
        plain[theatre.id] = theatre.name[lang]
        for id_ in theatre.campaigns:
            plain[id_] = theatre.name[lang]
            if len(theatre.campaigns) > 1:
                plain[id_] = f"{theatre.name[lang]} {CAMPAIGNS[id_].number}"
    for space in SPACES.values():
        brings = message(lang, GAME_NAME, f"brings-{space.effect}", {"n": space.amount})
        facts = {"campaign": plain[space.campaign], "brings": brings}
        plain[space.id] = forms(lang, GAME_NAME, "form-space", facts)["nom"]
    found: dict[str, Name] = {**plain}
    for key in keys(lang, GAME_NAME, NAMES):
        own = forms(lang, GAME_NAME, key)
        found[key.removeprefix(NAMES)] = own["nom"] if len(own) == 1 else own
    return found
