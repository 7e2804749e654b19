"""The signs and colours of the sides, said once: boards, pages and charts have them from here."""

from __future__ import annotations

from collections.abc import Mapping

from ...screen import Colours, Seat
from .icons import FIGURES, SIGNS

NOBODY = "none"

_GREY = {
    "light": Colours("#3d4a5c", "#dde2ea", "#e4e8ef"),
    "dark": Colours("#a9b9d0", "#323a46"),
    "contrast": Colours("#1b2430", "#ffffff"),
}
_GREEN = {
    "light": Colours("#2f6a1f", "#dcebd2", "#e3efdc"),
    "dark": Colours("#8fd06f", "#28401f"),
    "contrast": Colours("#0f4a00", "#ffffff"),
}
_BROWN = {
    "light": Colours("#8a3b12", "#f3ddcd", "#f6e5d8"),
    "dark": Colours("#f0a273", "#50301d"),
    "contrast": Colours("#6b2400", "#ffffff"),
}


def _seat(seat: str, colours: Mapping[str, Colours], dash: str = "") -> Seat:
    return Seat(SIGNS[seat], FIGURES[seat], colours, dash)


SEATS: Mapping[str, Seat] = {
    "axis": _seat("axis", _GREY),
    "allies": _seat("allies", _GREEN, "7 4"),
    "japan": _seat("japan", _BROWN),
    "germany": _seat("germany", _GREY, "7 4"),
    NOBODY: Seat(
        "",
        "",
        {
            "light": Colours("#9c2f2a", ""),
            "dark": Colours("#e0685f", ""),
            "contrast": Colours("#8f0000", ""),
        },
    ),
}
SQUARE = ("axis", "germany")  # their units have sharp corners, those of the others round ones
