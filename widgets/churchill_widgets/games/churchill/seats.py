"""The signs and colours of the three powers, said once: boards, pages and charts have them from
here."""

from __future__ import annotations

from collections.abc import Mapping

from ...screen import Colours, Seat
from .icons import FIGURES, SIGNS

NOBODY = "none"

SEATS: Mapping[str, Seat] = {
    "us": Seat(
        SIGNS["us"],
        FIGURES["us"],
        {
            "light": Colours("#1d5da8", "#d9e5f4", "#e2ebf7"),
            "dark": Colours("#7fb4f2", "#26384f"),
            "contrast": Colours("#003a8c", "#ffffff"),
        },
    ),
    "uk": Seat(
        SIGNS["uk"],
        FIGURES["uk"],
        {
            "light": Colours("#0a7a5f", "#d3ebe2", "#dcefe7"),
            "dark": Colours("#4ecbab", "#1e4037"),
            "contrast": Colours("#005c45", "#ffffff"),
        },
        "7 4",
    ),
    "ussr": Seat(
        SIGNS["ussr"],
        FIGURES["ussr"],
        {
            "light": Colours("#b5341f", "#f8dfd8", "#f9e4de"),
            "dark": Colours("#ff8f76", "#552d24"),
            "contrast": Colours("#8f1200", "#ffffff"),
        },
        "2 4",
    ),
    NOBODY: Seat(
        "",
        "",
        {
            "light": Colours("#6b5a3c", ""),
            "dark": Colours("#bfae85", ""),
            "contrast": Colours("#000000", ""),
        },
    ),
}
