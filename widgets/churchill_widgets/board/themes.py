"""What the style names of a scene look like: light, dark and high contrast.

What any board needs is here: paper, plates, cells, letters, what can be chosen. A game adds
styles of its own and the colours of its seats, and has a *look* for each theme. A name that ends
in "-bold" or "-serif" is that face of the name before it; names of owners' colours end in the
owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from .icons import ICONS

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


Styles = Mapping[str, Style]
Pictures = Mapping[str, str]  # path data by name


def _named(prefix: str, pictures: Pictures) -> dict[str, str]:
    return {data: f"ck-{prefix}-{name}" for name, data in pictures.items()}


@dataclass(frozen=True, eq=False)
class Look:
    """The styles of a theme, and the pictures that stand once in a drawing: their names by their
    data."""

    theme: str
    styles: Styles
    pictures: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


# The colours of a theme; the styles below are made of them.
LIGHT = {
    "page": "#efe6d3", "ink": "#2a2318", "quiet": "#5d523f", "hair": "#b9a77f", "sheet": "#f4ebd5",
    "sheet_line": "#c7b487", "token": "#fffaf0", "token_line": "#4b3f2c", "faint": "#ece2c9",
    "faint_line": "#b3a47f", "faint_ink": "#5d523f", "plate": "#fbf4e3", "plate_line": "#8c7547",
    "on_power": "#ffffff", "cell": "#fdf7e8", "cell_line": "#8a7a58", "can": "#ffb300",
    "under": "#20180c", "chosen": "#ffd54a", "about": "#ffffff",
}  # fmt: skip
DARK = {
    "page": "#1b1916", "ink": "#f1e8d4", "quiet": "#c0b294", "hair": "#5e543f", "sheet": "#2c2820",
    "sheet_line": "#6d5f40", "token": "#3d372b", "token_line": "#b8a678", "faint": "#2b2821",
    "faint_line": "#6d624a", "faint_ink": "#c0b294", "plate": "#332e24", "plate_line": "#8f7d50",
    "on_power": "#17140f", "cell": "#38332a", "cell_line": "#83754f", "can": "#ffb300",
    "under": "#0a0805", "chosen": "#ffe07a", "about": "#ffffff",
}  # fmt: skip
CONTRAST = {
    "page": "#ffffff", "ink": "#000000", "quiet": "#1f1f1f", "hair": "#555555", "sheet": "#ffffff",
    "sheet_line": "#000000", "token": "#ffffff", "token_line": "#000000", "faint": "#ffffff",
    "faint_line": "#666666", "faint_ink": "#1f1f1f", "plate": "#ffffff", "plate_line": "#000000",
    "on_power": "#ffffff", "cell": "#ffffff", "cell_line": "#000000", "can": "#ffe600",
    "under": "#000000", "chosen": "#ffe600", "about": "#ffffff",
}  # fmt: skip

PALETTES: Mapping[str, Mapping[str, str]] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
HEAVY = "contrast"  # the theme with thicker lines


def lines(theme: str) -> tuple[float, float]:
    """How wide a thin and a middling line are."""
    return (1.5, 2.0) if theme == HEAVY else (1.0, 1.4)


def _common(theme: str) -> dict[str, Style]:
    c, heavy, (thin, mid) = PALETTES[theme], theme == HEAVY, lines(theme)
    return {
        "page": Style(c["page"]),
        # texts
        "ink": Style(c["ink"]),
        "quiet": Style(c["quiet"]),
        "faint-ink": Style(c["faint_ink"]),
        "on-power": Style(c["on_power"]),
        # places and things
        "sheet": Style(c["sheet"], c["sheet_line"], mid),
        "slot": Style(None, c["faint_line"], 1.0, (2, 3)),
        "token": Style(c["token"], c["token_line"], mid),
        "faint": Style(c["faint"], c["faint_line"], 1.0, (3, 2) if heavy else ()),
        "plate": Style(c["plate"], c["plate_line"], mid),
        "plate-turn": Style(c["plate"], c["can"], 3.5),
        "plate-turn-under": Style(None, c["under"], 6.0),
        "cell": Style(c["cell"], c["cell_line"], thin),
        "box": Style(c["plate"], c["cell_line"], mid),
        "link": Style(None, c["hair"], 1.4),
        "way": Style(None, c["hair"], 3.0, (3, 4)),
        "mark": Style(c["quiet"]),
        "plaque": Style(c["plate"], c["hair"], thin),
        # icons on light ground
        "icon": Style(c["quiet"]),
        "icon-faint": Style(c["faint_ink"]),
        "icon-on-power": Style(c["on_power"]),
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


LETTERS = ("ink", "quiet", "faint-ink", "on-power")  # styles of texts


def _owned(theme: str, owners: Mapping[str, tuple[str, str]]) -> dict[str, Style]:
    """What belongs to somebody, in a strong colour and, where there is one, a pale one."""
    c, (thin, _) = PALETTES[theme], lines(theme)
    s = {}
    for owner, (strong, pale) in owners.items():
        s[f"power-{owner}"] = Style(strong)
        s[f"badge-{owner}"] = Style(strong, c["token_line"], thin)
        s[f"way-{owner}"] = Style(None, strong, 5.0)
        s[f"edge-{owner}"] = Style(None, strong, 2.4)
        s[f"block-{owner}"] = Style(strong, c["under"], 1.2)
        if pale:
            s[f"held-{owner}"] = Style(pale, c["cell_line"], thin)
            s[f"of-{owner}"] = Style(pale, strong, 2.2)
    return s


def look(
    theme: str,
    owners: Mapping[str, tuple[str, str]] = MappingProxyType({}),
    own: Styles = MappingProxyType({}),
    letters: tuple[str, ...] = (),
    pictures: Mapping[str, Pictures] = MappingProxyType({}),
) -> Look:
    """The look of a game in a theme.

    `owners` have a strong and a pale colour each; `own` are styles of the game's boards, of which
    `letters` are for texts; `pictures` are groups of path data by name.
    """
    styles = _common(theme) | _owned(theme, owners) | dict(own)
    for name in (*LETTERS, *letters):
        styles[f"{name}-bold"] = styles[name]._replace(bold=True)
        styles[f"{name}-serif"] = styles[name]._replace(bold=True, serif=True)
    named = _named("icon", ICONS)
    for group, found in pictures.items():
        named |= _named(group, found)
    return Look(theme, styles, named)


PLAIN: Mapping[str, Look] = {theme: look(theme) for theme in PALETTES}  # of no game
