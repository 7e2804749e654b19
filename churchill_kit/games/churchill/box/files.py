"""2.0 A component file, and what all have in common; errors name the file, entry and field."""

from __future__ import annotations

from pathlib import Path

from ....engine import shape
from ....engine.reading import File
from .pieces import LABELS, PROVENANCE

GAME_NAME = "churchill"


class Reader(File):
    """One component file of Churchill."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(GAME_NAME, folder, name)


LABEL = shape.one_of(LABELS)
EXTRA = {"note": shape.text, "provenance": PROVENANCE}
