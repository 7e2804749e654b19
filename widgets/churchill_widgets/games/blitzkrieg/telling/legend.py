"""What the marks on the boards mean, for the list under "?"."""

from __future__ import annotations

from ....base.sentences import static
from ....screen import Mark
from ..icons import ABILITIES, EFFECTS, GROUND, KINDS, THINGS
from .rows import GAME

MARKS = {
    "army": (KINDS["army"], "3.1"),
    "navy": (KINDS["navy"], "3.2"),
    "air": (KINDS["air"], "3.3"),
    "land": (GROUND["land"], "2.3"),
    "sea": (GROUND["sea"], "2.3"),
    "industry": (EFFECTS["industry"], "6.2.1"),
    "research": (EFFECTS["research"], "6.2.3"),
    "research_industry": (EFFECTS["research_industry"], "6.2.5"),
    "propaganda": (EFFECTS["propaganda"], "6.2.6"),
    "bombing": (EFFECTS["bombing"], "6.2.7"),
    "tactical": (EFFECTS["tactical"], "6.2.8"),
    "strategic": (EFFECTS["strategic"], "6.2.9"),
    "bag": (THINGS["bag"], "5.3"),
    "general": (ABILITIES["general"], "3.5"),
    "admiral": (ABILITIES["admiral"], "3.6"),
    "blitz": (ABILITIES["blitz"], "3.4"),
    "elite": (ABILITIES["elite"], "4.1"),
    "task_force": (ABILITIES["task_force"], "4.2"),
    "nuclear": (ABILITIES["nuclear"], "4.5"),
    "spy": (ABILITIES["spy"], "4.6"),
    "rows": (THINGS["rows"], "15.0"),
}


def legend(lang: str) -> list[Mark]:
    """Each mark with its picture and its rule."""
    return [
        Mark(picture, static(lang, f"mark-{key}", GAME), rule)
        for key, (picture, rule) in MARKS.items()
    ]
