"""2.0 Components: the pieces in the box.

``BOX`` holds those of the data that comes with churchill_kit (``data/*.toml``), a
labelled reconstruction; ``load`` reads a folder of the same files written by others.
"""

from __future__ import annotations

from pathlib import Path

from .loading import load, read
from .pieces import (
    AXIS,
    BANDS,
    BOXES,
    FRONTS,
    GLOBALS,
    KINDS,
    LABELS,
    RESERVES,
    SEATS,
    THEATERS,
    TYPES,
    Arctic,
    Band,
    Components,
    ConferenceCard,
    Effect,
    Influence,
    Issue,
    Leader,
    Limits,
    Location,
    Penalty,
    Scenario,
    Space,
    Staff,
    Track,
)

BOX = read(Path(__file__).parent / "data")

__all__ = [
    "AXIS",
    "BANDS",
    "BOX",
    "BOXES",
    "FRONTS",
    "GLOBALS",
    "KINDS",
    "LABELS",
    "RESERVES",
    "SEATS",
    "THEATERS",
    "TYPES",
    "Arctic",
    "Band",
    "Components",
    "ConferenceCard",
    "Effect",
    "Influence",
    "Issue",
    "Leader",
    "Limits",
    "Location",
    "Penalty",
    "Scenario",
    "Space",
    "Staff",
    "Track",
    "load",
    "read",
]
