"""What the style names of a scene look like: light, dark and high contrast.

A name that ends in "-bold" or "-serif" is that face of the name before it; names of the
powers' colours end in the power.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SANS = '"Segoe UI", "Helvetica Neue", Arial, "Liberation Sans", sans-serif'
SERIF = 'Georgia, "Times New Roman", "Liberation Serif", serif'


class Style(NamedTuple):
    """How a shape is painted; for a text, ``fill`` is the colour of its letters."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    bold: bool = False
    serif: bool = False

    @property
    def font(self) -> str:
        """The font without its size."""
        return SERIF if self.serif else SANS


# The colours of a theme; the styles below are made of them.
LIGHT = {
    "page": "#efe6d3", "ink": "#2a2318", "quiet": "#5d523f", "hair": "#b9a77f", "rim": "#5a3f2b",
    "rim2": "#70513a", "brass": "#c9a75a", "felt": "#2b5748", "felt2": "#31614f",
    "lane": "#234a3d", "lane_line": "#5f8a72", "on_felt": "#f7f0dd", "on_felt2": "#dccfa8",
    "sheet": "#f4ebd5", "sheet_line": "#c7b487", "token": "#fffaf0", "token_line": "#4b3f2c",
    "faint": "#ece2c9", "faint_line": "#b3a47f", "faint_ink": "#5d523f", "plate": "#fbf4e3",
    "plate_line": "#8c7547", "us": "#1d5da8", "uk": "#0a7a5f", "ussr": "#b5341f",
    "none": "#6b5a3c", "on_power": "#ffffff", "us2": "#d9e5f4", "uk2": "#d3ebe2",
    "ussr2": "#f8dfd8", "europe": "#e6dabd", "pacific": "#d9e2df", "cell": "#fdf7e8",
    "sea": "#e2eef3", "cell_line": "#8a7a58", "axis": "#4a4640", "axis_ink": "#ffffff",
    "army": "#26231f", "army_ink": "#ffffff", "support": "#f2cf63", "support_ink": "#2a2318",
    "naval": "#2a4d69", "naval_none": "#b7ad97", "can": "#ffb300", "under": "#20180c",
    "chosen": "#ffd54a", "about": "#ffffff",
}  # fmt: skip
DARK = {
    "page": "#1b1916", "ink": "#f1e8d4", "quiet": "#c0b294", "hair": "#5e543f", "rim": "#33261b",
    "rim2": "#443324", "brass": "#a98c4c", "felt": "#1b372e", "felt2": "#204136",
    "lane": "#142b24", "lane_line": "#48705d", "on_felt": "#f3ead3", "on_felt2": "#cdbf97",
    "sheet": "#2c2820", "sheet_line": "#6d5f40", "token": "#3d372b", "token_line": "#b8a678",
    "faint": "#2b2821", "faint_line": "#6d624a", "faint_ink": "#c0b294", "plate": "#332e24",
    "plate_line": "#8f7d50", "us": "#7fb4f2", "uk": "#4ecbab", "ussr": "#ff8f76",
    "none": "#bfae85", "on_power": "#17140f", "us2": "#26384f", "uk2": "#1e4037",
    "ussr2": "#552d24", "europe": "#26231c", "pacific": "#1f2627", "cell": "#38332a",
    "sea": "#273740", "cell_line": "#83754f", "axis": "#0c0b0a", "axis_ink": "#f1e8d4",
    "army": "#f1e8d4", "army_ink": "#17140f", "support": "#e0b94a", "support_ink": "#17140f",
    "naval": "#9cc7e6", "naval_none": "#5b5344", "can": "#ffb300", "under": "#0a0805",
    "chosen": "#ffe07a", "about": "#ffffff",
}  # fmt: skip
CONTRAST = {
    "page": "#ffffff", "ink": "#000000", "quiet": "#1f1f1f", "hair": "#555555", "rim": "#000000",
    "rim2": "#000000", "brass": "#000000", "felt": "#ffffff", "felt2": "#ffffff",
    "lane": "#ececec", "lane_line": "#000000", "on_felt": "#000000", "on_felt2": "#000000",
    "sheet": "#ffffff", "sheet_line": "#000000", "token": "#ffffff", "token_line": "#000000",
    "faint": "#ffffff", "faint_line": "#666666", "faint_ink": "#1f1f1f", "plate": "#ffffff",
    "plate_line": "#000000", "us": "#003a8c", "uk": "#005c45", "ussr": "#8f1200",
    "none": "#000000", "on_power": "#ffffff", "us2": "#ffffff", "uk2": "#ffffff",
    "ussr2": "#ffffff", "europe": "#ffffff", "pacific": "#ffffff", "cell": "#ffffff",
    "sea": "#ffffff", "cell_line": "#000000", "axis": "#000000", "axis_ink": "#ffffff",
    "army": "#000000", "army_ink": "#ffffff", "support": "#ffe600", "support_ink": "#000000",
    "naval": "#000000", "naval_none": "#888888", "can": "#ffe600", "under": "#000000",
    "chosen": "#ffe600", "about": "#ffffff",
}  # fmt: skip


def _styles(c: Mapping[str, str], heavy: bool) -> dict[str, Style]:
    thin, mid = (1.5, 2.0) if heavy else (1.0, 1.4)
    s = {
        "page": Style(c["page"]),
        # texts
        "ink": Style(c["ink"]),
        "quiet": Style(c["quiet"]),
        "on-felt": Style(c["on_felt"]),
        "on-felt-quiet": Style(c["on_felt2"]),
        "faint-ink": Style(c["faint_ink"]),
        "on-axis": Style(c["axis_ink"]),
        "on-army": Style(c["army_ink"]),
        "on-support": Style(c["support_ink"]),
        "on-power": Style(c["on_power"]),
        # the conference table
        "rim": Style(c["rim"], c["brass"] if not heavy else None, 1.5),
        "rim-edge": Style(c["rim2"]),
        "felt": Style(c["felt"], c["brass"], 1.5),
        "felt-light": Style(c["felt2"]),
        "lane": Style(c["lane"], c["brass"], 1.2),
        "lane-line": Style(None, c["lane_line"], 1.0),
        "brass": Style(None, c["brass"], 1.5),
        "brass-dot": Style(c["brass"]),
        "sheet": Style(c["sheet"], c["sheet_line"], mid),
        "slot": Style(None, c["faint_line"], 1.0, (2, 3)),
        "token": Style(c["token"], c["token_line"], mid),
        "faint": Style(c["faint"], c["faint_line"], 1.0, (3, 2) if heavy else ()),
        "plate": Style(c["plate"], c["plate_line"], mid),
        "plate-turn": Style(c["plate"], c["can"], 3.5),
        "plate-turn-under": Style(None, c["under"], 6.0),
        "rail": Style(None, c["on_felt2"], 2.0),
        "stop": Style(c["felt"], c["on_felt2"], 1.6),
        "pawn": Style(c["on_felt"], c["under"], 1.2),
        # the war map
        "europe": Style(c["europe"], c["hair"], thin),
        "pacific": Style(c["pacific"], c["hair"], thin),
        "cell": Style(c["cell"], c["cell_line"], thin),
        "sea": Style(c["sea"], c["cell_line"], thin),
        "box": Style(c["plate"], c["cell_line"], mid),
        "axis": Style(c["axis"], c["under"], thin),
        "axis-line": Style(None, c["axis_ink"], 1.0),
        "link": Style(None, c["hair"], 1.4),
        "way": Style(None, c["hair"], 3.0, (3, 4)),
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
        "mark": Style(c["quiet"]),
        "plaque": Style(c["plate"], c["hair"], thin),
        "entry": Style(None, c["ink"], 3.4 if heavy else 2.0, (6, 4)),
        "entry-axis": Style(None, c["axis_ink"], 2.0, (6, 4)),
        "stop-none": Style(c["cell"], c["none"], 2.0),
        # icons on light ground
        "icon": Style(c["quiet"]),
        "icon-faint": Style(c["faint_ink"]),
        "icon-on-power": Style(c["on_power"]),
        "icon-on-felt": Style(c["on_felt"]),
        # what can be chosen, and what is chosen
        "can-under": Style(None, c["under"], 4.2),
        "can": Style(None, c["can"], 2.4),
        "about-under": Style(None, c["under"], 5.6),
        "about": Style(None, c["about"], 3.0, (7, 3)),
        "chosen-under": Style(None, c["under"], 8.0),
        "chosen": Style(None, c["chosen"], 5.0),
        "chosen-tab": Style(c["chosen"], c["under"], 1.5),
        "chosen-tick": Style(c["under"]),
    }
    for power in ("us", "uk", "ussr", "none"):
        s[f"power-{power}"] = Style(c[power])
        s[f"badge-{power}"] = Style(c[power], c["token_line"], thin)
        s[f"way-{power}"] = Style(None, c[power], 5.0)
        s[f"edge-{power}"] = Style(None, c[power], 2.4)
        s[f"block-{power}"] = Style(c[power], c["under"], 1.2)
    for power in ("us", "uk", "ussr"):
        s[f"held-{power}"] = Style(c[f"{power}2"], c["cell_line"], thin)
        s[f"of-{power}"] = Style(c[f"{power}2"], c[power], 2.2)
    for name in ("ink", "quiet", "on-felt", "on-felt-quiet", "faint-ink", "on-axis", "on-army",
                 "on-support", "on-power"):  # fmt: skip
        s[f"{name}-bold"] = s[name]._replace(bold=True)
        s[f"{name}-serif"] = s[name]._replace(bold=True, serif=True)
    return s


THEMES: Mapping[str, Mapping[str, Style]] = {
    "light": _styles(LIGHT, False),
    "dark": _styles(DARK, False),
    "contrast": _styles(CONTRAST, True),
}
