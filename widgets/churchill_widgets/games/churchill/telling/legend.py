"""What the marks on the boards mean, for the list under "?"."""

from __future__ import annotations

from ....base.sentences import static
from ....screen import Mark
from ..icons import ICONS
from .rows import GAME

MARKS = {
    "card": (ICONS["card"], "5.13"),
    "win": (ICONS["win"], "5.27"),
    "pass": (ICONS["pass"], "5.24"),
    "facedown": (ICONS["facedown"], "5.13"),
    "chair": (ICONS["chair"], "5.23"),
    "pawn": (ICONS["pawn"], "6.11"),
    "global": (ICONS["global"], "6.11"),
    "theater_leadership": (ICONS["theater_leadership"], "6.92"),
    "production": (ICONS["production"], "6.3"),
    "directed_offensive": (ICONS["directed_offensive"], "6.7"),
    "pol_mil": (ICONS["pol_mil"], "6.8"),
    "flag": (ICONS["flag"], "7.3"),
    "a_bomb": (ICONS["a_bomb"], "6.10"),
    "second_front": (ICONS["second_front"], "6.21"),
    "ussr_declares_war": (ICONS["ussr_declares_war"], "6.22"),
    "strategic_materials": (ICONS["strategic_materials"], "6.32"),
    "anchor": (ICONS["anchor"], "6.5"),
    "support": (ICONS["support"], "7.72.2"),
    "army": (ICONS["army"], "7.72.3"),
    "roll": (ICONS["check"], "7.71"),
    "navy": (ICONS["navy"], "7.6"),
    "b29": (ICONS["b29"], "7.82"),
    "kamikaze": (ICONS["kamikaze"], "7.75"),
    "locked": (ICONS["locked"], "6.2"),
    "technology": (ICONS["technology"], "7.81"),
}


def legend(lang: str) -> list[Mark]:
    """Each mark with its picture and its rule."""
    return [
        Mark(picture, static(lang, f"mark-{key}", GAME), rule)
        for key, (picture, rule) in MARKS.items()
    ]
