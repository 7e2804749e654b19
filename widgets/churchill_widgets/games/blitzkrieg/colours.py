"""The colours and styles of the boards of Blitzkrieg!: ground, units, tracks, points.

Those of the sides are in ``seats``; what any board needs is in ``board/themes.py``.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...board.themes import HEAVY, PALETTES, Look, Style, lines, look
from .icons import GROUPS
from .seats import NOBODY, SEATS

LIGHT = {
    "table": "#d8cdb2", "land": "#e8d3a0", "land_line": "#96794a", "sea": "#b5d5e6",
    "sea_line": "#4f7f99", "land_dim": "#efe5cb", "sea_dim": "#dbe7ea", "dim_line": "#b9ac8a",
    "ground": "#4a3c20", "ground_dim": "#6d6149", "theatre": "#f6eedb", "theatre_line": "#a08a5c",
    "now": "#fffdf4", "gold": "#f2c230", "gold_ink": "#2a2006", "special": "#f7dc6f",
    "special_ink": "#2a2006", "track": "#fdf8ea", "track_line": "#a89672", "zero": "#9c2f2a",
    "unit_ink": "#1d1a14", "back": "#6b6250", "back_line": "#3b3426", "tag": "#1f2a33",
    "tag_ink": "#ffffff",
}  # fmt: skip
DARK = {
    "table": "#12110f", "land": "#5b4a28", "land_line": "#a98f58", "sea": "#22485c",
    "sea_line": "#6ea3bf", "land_dim": "#302a1d", "sea_dim": "#1f2b31", "dim_line": "#5a5140",
    "ground": "#f3e7c8", "ground_dim": "#a99d82", "theatre": "#242019", "theatre_line": "#6d5f40",
    "now": "#322c20", "gold": "#e0b436", "gold_ink": "#1b1504", "special": "#d9b53f",
    "special_ink": "#1b1504", "track": "#2f2a20", "track_line": "#6b5e44", "zero": "#c2453d",
    "unit_ink": "#f6efdf", "back": "#4b4436", "back_line": "#8d8064", "tag": "#f3ead3",
    "tag_ink": "#14120d",
}  # fmt: skip
CONTRAST = {
    "table": "#ffffff", "land": "#ffffff", "land_line": "#000000", "sea": "#cfe8ff",
    "sea_line": "#000000", "land_dim": "#ffffff", "sea_dim": "#eef6ff", "dim_line": "#666666",
    "ground": "#000000", "ground_dim": "#333333", "theatre": "#ffffff", "theatre_line": "#000000",
    "now": "#ffffff", "gold": "#ffe600", "gold_ink": "#000000", "special": "#ffe600",
    "special_ink": "#000000", "track": "#ffffff", "track_line": "#000000", "zero": "#8f0000",
    "unit_ink": "#000000", "back": "#555555", "back_line": "#000000", "tag": "#000000",
    "tag_ink": "#ffffff",
}  # fmt: skip
OWN = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def _styles(theme: str) -> dict[str, Style]:
    c, heavy = {**PALETTES[theme], **OWN[theme]}, theme == HEAVY
    thin, mid = lines(theme)
    styles = {
        "table": Style(c["table"]),
        "theatre": Style(c["theatre"], c["theatre_line"], mid),
        "now": Style(c["now"], c["gold"], 2.0),
        "open": Style(None, c["gold"], 3.0),
        "now-mark": Style(c["gold"], c["gold_ink"], thin),
        "later": Style(None, c["dim_line"], 1.0, (3, 3)),
        # the ground of spaces, and of those that are not open yet
        "land": Style(c["land"], c["land_line"], mid),
        "sea": Style(c["sea"], c["sea_line"], mid),
        "sea-half": Style(c["sea"]),
        "land-dim": Style(c["land_dim"], c["dim_line"], thin, (3, 2) if heavy else ()),
        "sea-dim": Style(c["sea_dim"], c["dim_line"], thin, (3, 2) if heavy else ()),
        "sea-dim-half": Style(c["sea_dim"]),
        "on-ground": Style(c["ground"]),
        "on-dim": Style(c["ground_dim"]),
        # tracks
        "track": Style(c["track"], c["track_line"], 1.0),
        "track-zero": Style(c["zero"], c["under"], 1.0),
        "road": Style(None, c["ground"], 2.6),
        "road-knot": Style(c["gold"], c["ground"], thin),
        # points
        "gold": Style(c["gold"], c["gold_ink"], thin),
        "on-gold": Style(c["gold_ink"]),
        # units
        "unit-ink": Style(c["unit_ink"]),
        "on-special": Style(c["special_ink"]),
        "back": Style(c["back"], c["back_line"], mid),
        "back-special": Style(c["special"], c["special_ink"], mid),
        "cast": Style(None, c["under"], 1.0),
        # what a space would bring
        "tag": Style(c["tag"], c["token"], 1.0),
        "on-tag": Style(c["tag_ink"]),
    }
    for seat, shown in SEATS.items():
        own = shown.colour(theme)
        if own.pale:
            styles[f"unit-{seat}"] = Style(own.pale, own.strong, 2.4)
            styles[f"special-{seat}"] = Style(c["special"], own.strong, 2.4)
            styles[f"half-{seat}"] = Style(own.pale, c["track_line"], 1.0)
            styles[f"end-{seat}"] = Style(own.strong, c["track_line"], 1.0)
    return styles


LETTERS = ("on-ground", "on-dim", "on-gold", "unit-ink", "on-special", "on-tag")


def _look(theme: str) -> Look:
    owners = {}
    for seat, shown in SEATS.items():
        colours = shown.colour(theme)
        owners[seat] = colours.strong, colours.pale
    return look(theme, owners, _styles(theme), LETTERS, GROUPS)


LOOKS: Mapping[str, Look] = {theme: _look(theme) for theme in PALETTES}

__all__ = ["LOOKS", "NOBODY"]
