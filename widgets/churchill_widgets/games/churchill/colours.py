"""The colours and styles of Churchill's boards: felt and brass, the theaters, the armies.

Those of the powers are in ``seats``; what any board needs is in ``board/themes.py``.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...board.themes import HEAVY, PALETTES, Look, Style, Styles, lines, look
from .icons import FIGURES, OWN, SIGNS
from .seats import NOBODY, SEATS

LIGHT = {
    "rim": "#5a3f2b", "rim2": "#70513a", "brass": "#c9a75a", "felt": "#2b5748", "felt2": "#31614f",
    "lane": "#234a3d", "lane_line": "#5f8a72", "on_felt": "#f7f0dd", "on_felt2": "#dccfa8",
    "europe": "#e6dabd", "pacific": "#d9e2df", "sea": "#e2eef3", "axis": "#4a4640",
    "axis_ink": "#ffffff", "army": "#26231f", "army_ink": "#ffffff", "support": "#f2cf63",
    "support_ink": "#2a2318", "naval": "#2a4d69", "naval_none": "#b7ad97",
}  # fmt: skip
DARK = {
    "rim": "#33261b", "rim2": "#443324", "brass": "#a98c4c", "felt": "#1b372e", "felt2": "#204136",
    "lane": "#142b24", "lane_line": "#48705d", "on_felt": "#f3ead3", "on_felt2": "#cdbf97",
    "europe": "#26231c", "pacific": "#1f2627", "sea": "#273740", "axis": "#0c0b0a",
    "axis_ink": "#f1e8d4", "army": "#f1e8d4", "army_ink": "#17140f", "support": "#e0b94a",
    "support_ink": "#17140f", "naval": "#9cc7e6", "naval_none": "#5b5344",
}  # fmt: skip
CONTRAST = {
    "rim": "#000000", "rim2": "#000000", "brass": "#000000", "felt": "#ffffff", "felt2": "#ffffff",
    "lane": "#ececec", "lane_line": "#000000", "on_felt": "#000000", "on_felt2": "#000000",
    "europe": "#ffffff", "pacific": "#ffffff", "sea": "#ffffff", "axis": "#000000",
    "axis_ink": "#ffffff", "army": "#000000", "army_ink": "#ffffff", "support": "#ffe600",
    "support_ink": "#000000", "naval": "#000000", "naval_none": "#888888",
}  # fmt: skip
OWN_COLOURS = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def _styles(theme: str) -> dict[str, Style]:
    c, heavy = {**PALETTES[theme], **OWN_COLOURS[theme]}, theme == HEAVY
    thin, _ = lines(theme)
    return {
        "on-felt": Style(c["on_felt"]),
        "on-felt-quiet": Style(c["on_felt2"]),
        "on-axis": Style(c["axis_ink"]),
        "on-army": Style(c["army_ink"]),
        "on-support": Style(c["support_ink"]),
        # the conference table
        "rim": Style(c["rim"], c["brass"] if not heavy else None, 1.5),
        "rim-edge": Style(c["rim2"]),
        "felt": Style(c["felt"], c["brass"], 1.5),
        "felt-light": Style(c["felt2"]),
        "lane": Style(c["lane"], c["brass"], 1.2),
        "lane-line": Style(None, c["lane_line"], 1.0),
        "brass": Style(None, c["brass"], 1.5),
        "brass-dot": Style(c["brass"]),
        "rail": Style(None, c["on_felt2"], 2.0),
        "stop": Style(c["felt"], c["on_felt2"], 1.6),
        "pawn": Style(c["on_felt"], c["under"], 1.2),
        # the war map
        "europe": Style(c["europe"], c["hair"], thin),
        "pacific": Style(c["pacific"], c["hair"], thin),
        "sea": Style(c["sea"], c["cell_line"], thin),
        "axis": Style(c["axis"], c["under"], thin),
        "axis-line": Style(None, c["axis_ink"], 1.0),
        "location": Style(c["cell"], c["hair"], thin),
        "colony": Style(c["sea"], c["hair"], thin),
        "army": Style(c["army"], c["token"], 1.0),
        "army-gone": Style(None, c["hair"], 1.2, (2, 2)),
        "on-map-army": Style(c["army"]),
        "support": Style(c["support"], c["support_ink"], thin),
        "support-icon": Style(c["support_ink"]),
        "axis-icon": Style(c["axis_ink"]),
        "army-icon": Style(c["army_ink"]),
        "naval": Style(c["naval"]),
        "naval-none": Style(c["naval_none"]),
        "entry": Style(None, c["ink"], 3.4 if heavy else 2.0, (6, 4)),
        "entry-axis": Style(None, c["axis_ink"], 2.0, (6, 4)),
        "roll": Style(c["token"], c["ink"], 2.0),
        "roll-die": Style(c["token"], c["ink"], 1.3),
        "die": Style(c["ink"]),
        "on-die": Style(c["token"]),
        # staff cards on the table
        "back": Style(c["axis"], c["brass"], 1.5),
        "back-line": Style(None, c["brass"], 1.0),
        "back-sign": Style(c["brass"]),
        "stop-none": Style(c["cell"], SEATS[NOBODY].colour(theme).strong, 2.0),
        "icon-on-felt": Style(c["on_felt"]),
        "on-chosen": Style(c["under"]),
    }


LETTERS = ("on-felt", "on-felt-quiet", "on-axis", "on-army", "on-support", "on-die", "on-chosen")


def _look(theme: str) -> Look:
    owners = {}
    for seat, shown in SEATS.items():
        colours = shown.colour(theme)
        owners[seat] = colours.strong, colours.pale
    pictures = {"sign": SIGNS, "figure": FIGURES, "thing": OWN}
    return look(theme, owners, _styles(theme), LETTERS, pictures)


LOOKS: Mapping[str, Look] = {theme: _look(theme) for theme in PALETTES}
THEMES: Mapping[str, Styles] = {theme: found.styles for theme, found in LOOKS.items()}
