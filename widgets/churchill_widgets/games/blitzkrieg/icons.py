"""The pictures of Blitzkrieg!: signs of the sides, units, abilities, ground, what spaces bring.

All of them are our own simple shapes. Sides differ in outline and figure, ground in its sign, units
in their silhouette, so that no one needs the colours.
"""

from __future__ import annotations

from math import cos, pi, sin

from ...board.icons import ICONS as COMMON
from ...board.icons import band, box, join, points, poly, ring, star

# A cross whose arms widen outward.
CROSS = points(
    "6 0.5 18 0.5 14.6 9.4 23.5 6 23.5 18 14.6 14.6 18 23.5 6 23.5 9.4 14.6 0.5 18 0.5 6 9.4 9.4"
)


def _ray(a: float, inner: float, outer: float, wide: float) -> str:
    return poly(
        *(12 + inner * cos(a - wide), 12 + inner * sin(a - wide)),
        *(12 + outer * cos(a), 12 + outer * sin(a)),
        *(12 + inner * cos(a + wide), 12 + inner * sin(a + wide)),
    )


def _small(path: str, x: float, y: float, scale: float) -> str:
    """A picture smaller, its left top corner elsewhere."""
    out, turn = [], 0
    for word in path.split():
        letter = word[0] if word[0].isalpha() else ""
        number = word[len(letter) :]
        if letter:
            turn = 0
        if not number:
            out.append(word)
            continue
        shift = y if turn % 2 else x
        out.append(f"{letter}{float(number) * scale + shift:.2f}")
        turn += 1
    return " ".join(out)


FIGURES = {
    "axis": CROSS,
    "germany": CROSS,
    "allies": star(12, 12.8, 12, 4.9),
    "japan": join(ring(12, 12, 5.4), *(_ray(pi * i / 4, 7, 12, 0.3) for i in range(8))),
}
_SQUARE = join(
    "M3 0.8 L21 0.8 C22.4 0.8 23.2 1.6 23.2 3 L23.2 21 C23.2 22.4 22.4 23.2 21 23.2",
    "L3 23.2 C1.6 23.2 0.8 22.4 0.8 21 L0.8 3 C0.8 1.6 1.6 0.8 3 0.8 Z",
)
SIGNS = {
    "axis": join(_SQUARE, _small(CROSS, 4.2, 4.2, 0.65)),
    "germany": join(_SQUARE, _small(CROSS, 4.2, 4.2, 0.65)),
    "allies": join(ring(12, 12, 11.5), star(12, 12.6, 8.6, 3.5)),
    "japan": join(
        points("12 0 22.9 6 22.9 18 12 24 1.1 18 1.1 6"), _small(FIGURES["japan"], 3.6, 3.6, 0.7)
    ),
}

_BOLT = points("14.5 0.5 4 13.6 10.6 13.6 8.6 23.5 20 9.4 12.8 9.4")
_BOMB = join(
    "M12 23.4 C8.4 20 7 16.6 7 13 C7 10.4 8 8.4 9 7 L15 7 C16 8.4 17 10.4 17 13",
    "C17 16.6 15.6 20 12 23.4 Z",
    points("6.4 0.6 9.4 0.6 9.4 2.6 14.6 2.6 14.6 0.6 17.6 0.6 15.4 5.6 8.6 5.6"),
)
_FLASK = join(
    "M8 1 L16 1 L16 3.4 L14.8 3.4 L14.8 9 L21.6 20 C22.6 21.8 21.6 23.4 19.6 23.4",
    "L4.4 23.4 C2.4 23.4 1.4 21.8 2.4 20 L9.2 9 L9.2 3.4 L8 3.4 Z",
    points("9.6 12 14.4 12 16.6 15.6 7.4 15.6"),
)
_FACTORY = points(
    "1 22.5 1 11 7.4 6.6 7.4 11 13.8 6.6 13.8 11 15.4 10 16.2 1 20 1 21 10.5 23 12 23 22.5"
)

KINDS = {
    "army": join(  # a tank
        "M1 14.6 L23 14.6 C23.8 18 22 20.8 18.8 20.8 L5.2 20.8 C2 20.8 0.2 18 1 14.6 Z",
        points("4 12.6 5.6 7 14 7 14.6 8.2 23.4 8.2 23.4 10.2 15 10.2 16 12.6"),
        ring(6.2, 17.6, 1.5),
        ring(12, 17.6, 1.5),
        ring(17.8, 17.6, 1.5),
    ),
    "navy": join(  # a ship
        points("0.6 14 23.4 14 20 20.6 4 20.6"),
        points("4.4 12.4 4.4 9.4 8.6 9.4 8.6 5 11 5 11 2 13 2 13 5 14.4 5 14.4 9.4 19 9.4 19 12.4"),
    ),
    "air": points(  # an aeroplane seen from above
        "10.6 0.8 13.4 0.8 14.2 3.4 14.2 8 23.4 11.6 23.4 14.6 14.2 13.4 13.4 18.6 16.8 20.8"
        " 16.8 22.8 7.2 22.8 7.2 20.8 10.6 18.6 9.8 13.4 0.6 14.6 0.6 11.6 9.8 8 9.8 3.4"
    ),
    "any": join(ring(12, 12, 10.5), ring(12, 12, 7.5), ring(12, 12, 3.4)),
}

ABILITIES = {
    "general": star(12, 12.6, 12, 4.9),
    "admiral": join(  # an anchor
        band(12, 4.4, 3.4, 1.5),
        points(
            "10.8 7.8 13.2 7.8 13.2 10 17 10 17 12.4 13.2 12.4"
            " 13.2 19.6 10.8 19.6 10.8 12.4 7 12.4 7 10 10.8 10"
        ),
        "M1.5 13.2 L6.2 15.4 L4.6 16.4 C6 19 9 20 12 20 C15 20 18 19 19.4 16.4 L17.8 15.4",
        "L22.5 13.2 L22.6 18.2 L21 17.3 C19 21 16 23 12 23 C8 23 5 21 3 17.3 L1.4 18.2 Z",
    ),
    "blitz": _BOLT,
    "bombing": _BOMB,
    "elite": join(  # chevrons
        points("12 1 22 8 22 12.4 12 5.6 2 12.4 2 8"),
        points("12 10.6 22 17.6 22 22 12 15.2 2 22 2 17.6"),
    ),
    "task_force": join(  # what lies below does not count
        band(12, 12, 11.4, 8.4),
        points("4.4 6.4 6.4 4.4 19.6 17.6 17.6 19.6"),
    ),
    "nuclear": join(
        ring(12, 12, 2.4),
        *(
            poly(
                *(v for r in (4, 11.6) for v in (12 + r * cos(a - 0.5), 12 + r * sin(a - 0.5))),
                *(12 + 12.2 * cos(a), 12 + 12.2 * sin(a)),
                *(v for r in (11.6, 4) for v in (12 + r * cos(a + 0.5), 12 + r * sin(a + 0.5))),
            )
            for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 - 2 * pi / 3)
        ),
    ),
    "spy": join(  # an eye
        "M0.5 12 C5 4.6 19 4.6 23.5 12 C19 19.4 5 19.4 0.5 12 Z",
        ring(12, 12, 4.8),
        ring(12, 12, 2.3),
    ),
    "scientist": _FLASK,
    "godzilla": points(
        "23 6.4 22.2 3 18.6 1 14.6 1.4 12.4 4 11.6 7.4 8.6 6.4 9.6 9.6 6 9.6 7.6 12.8 3.8 13.8"
        " 5.8 16.2 1 20 0.6 23 4 23 7.6 21.4 8.4 23 12.4 23 12 21 14 18.6 16.6 20.6 16 23 20 23"
        " 20 19.4 18.6 15.6"
        " 18.2 12.4 21 13.4 21.8 11.6 18.4 9.4 19 8.4 22 8.4"
    ),
    "partisans": join(  # a raised fist
        points(
            "7 12 7 4.6 9.6 4.6 9.6 2.6 12.2 2.6 12.2 1.6 14.8 1.6 14.8 3 17.4 3 17.4 12.6"
            " 16 16.4 9 16.4"
        ),
        points("3.6 9 6 7.4 6 13.4 3.6 12"),
        box(8, 17.8, 9, 5.4),
    ),
    "leadership": join(points("2 2.6 11.4 12 2 21.4"), points("12.4 2.6 21.8 12 12.4 21.4")),
}  # fmt: skip

GROUND = {
    "land": points("0.6 20.6 8 7.4 12 14 15.6 9.4 23.4 20.6"),  # hills
    "sea": join(  # two waves
        "M0.6 9 C3.4 4.4 6.4 4.4 9.2 8 C11.4 10.8 13.4 10.8 15.4 8 C18 4.4 21 4.4 23.4 8.4",
        "L23.4 12.4 C20.8 8.8 18.4 8.8 16.4 11.4 C13.6 15 10.8 15 8.2 11.6",
        "C6.2 8.8 3.6 8.8 0.6 13 Z",
        "M0.6 17 C3.4 12.4 6.4 12.4 9.2 16 C11.4 18.8 13.4 18.8 15.4 16 C18 12.4 21 12.4 23.4 16.4",
        "L23.4 20.4 C20.8 16.8 18.4 16.8 16.4 19.4 C13.6 23 10.8 23 8.2 19.6",
        "C6.2 16.8 3.6 16.8 0.6 21 Z",
    ),
}

EFFECTS = {
    "industry": _FACTORY,
    "research": _FLASK,
    "research_industry": join(_small(_FLASK, 0, 1.5, 0.62), _small(_FACTORY, 9, 9.5, 0.62)),
    "bombing": _BOMB,
    "propaganda": join(  # a megaphone
        points("1 9 6 9 17 3 17 19 6 13.6 1 13.6"),
        points("4.6 15 8 16 9.4 22.4 6 22.4"),
        points("19 9 23.4 7.4 23.4 9.4 19 10.4"),
        points("19 12 23.4 13 23.4 15 19 13.6"),
    ),
    "tactical": points("12 1 22.4 12.4 16.2 12.4 16.2 23 7.8 23 7.8 12.4 1.6 12.4"),
    "strategic": join(  # arrows away from here
        points("12 0.4 16.6 5.6 13.6 5.6 13.6 10.4 18.4 10.4 18.4 7.4 23.6 12 18.4 16.6 18.4 13.6"
               " 13.6 13.6 13.6 18.4 16.6 18.4 12 23.6 7.4 18.4 10.4 18.4 10.4 13.6 5.6 13.6"
               " 5.6 16.6 0.4 12 5.6 7.4 5.6 10.4 10.4 10.4 10.4 5.6 7.4 5.6"),
    ),
}  # fmt: skip

THINGS = {
    "bag": join(
        "M8.6 6.4 L15.4 6.4 C20 9.6 22.6 14.4 22.6 18.4 C22.6 21.6 20.6 23.4 17.4 23.4",
        "L6.6 23.4 C3.4 23.4 1.4 21.6 1.4 18.4 C1.4 14.4 4 9.6 8.6 6.4 Z",
        points("7 0.8 17 0.8 15.4 4.8 8.6 4.8"),
    ),
    "points": star(12, 12.4, 12, 6.4, 8),
    "rows": join(  # a label with its rows
        points("1 4 23 4 23 20 1 20"),
        points("4 8 20 8 20 10.4 4 10.4"),
        points("4 13.6 14 13.6 14 16 4 16"),
    ),
    "hidden": points("10 2 14 2 14 10 22 10 22 14 14 14 14 22 10 22 10 14 2 14 2 10 10 10"),
}

ICONS = {**COMMON, **THINGS}

GROUPS = {
    "sign": SIGNS,
    "figure": FIGURES,
    "kind": KINDS,
    "ability": ABILITIES,
    "ground": GROUND,
    "effect": EFFECTS,
    "thing": THINGS,
}

__all__ = ["ABILITIES", "EFFECTS", "FIGURES", "GROUND", "GROUPS", "ICONS", "KINDS", "SIGNS"]
