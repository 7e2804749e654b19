"""2.0 A component file, and what all have in common; errors name the file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....engine import shape
from ....engine.reading import File
from .pieces import LABELS

GAME_NAME = "churchill"


class Reader(File):
    """One component file of Churchill."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(GAME_NAME, folder, name)


LABEL = shape.one_of(LABELS)
_provenance = shape.either(
    LABEL,
    shape.sequence(LABEL),
    lambda v, w: (
        {k: LABEL(x, f"{w}.{k}") for k, x in v.items()} if isinstance(v, dict) else LABEL(v, w)
    ),
)
SUMMARIES = {"summary_en": shape.text, "summary_ru": shape.text}
EXTRA = {"note": shape.text, "provenance": _provenance}


def both(table: Mapping[str, Any], key: str) -> dict[str, str]:
    return {"en": table.get(f"{key}_en", ""), "ru": table.get(f"{key}_ru", "")}


# 3.32 National characteristics; the rules hold what they do.
