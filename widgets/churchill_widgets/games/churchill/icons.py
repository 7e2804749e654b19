"""The pictures of Churchill: signs of the powers, issues, what lies on the war map.

All of them are our own simple shapes. The three powers have a sign each that differs in
outline and in the figure inside it, so that no one needs the colours.
"""

from __future__ import annotations

from math import cos, pi, sin

from ...board.icons import ICONS as COMMON
from ...board.icons import band, box, join, points, poly, ring, star


def _orbit(turn: float) -> str:
    return ring(12, 12, 11, 4.4, turn) + " " + ring(12, 12, 9.6, 3.1, turn)


def _ray(a: float) -> str:
    return poly(
        *(12 + 6.8 * cos(a - 0.2), 12 + 6.8 * sin(a - 0.2)),
        *(12 + 11.8 * cos(a), 12 + 11.8 * sin(a)),
        *(12 + 6.8 * cos(a + 0.2), 12 + 6.8 * sin(a + 0.2)),
    )


SIGNS = {
    "us": join(ring(12, 12, 11.5), star(12, 12.6, 8.6, 3.5)),  # a star in a disc
    "uk": join(  # an upright cross in a square
        "M4 0.8 L20 0.8 C22 0.8 23.2 2 23.2 4 L23.2 20 C23.2 22 22 23.2 20 23.2",
        "L4 23.2 C2 23.2 0.8 22 0.8 20 L0.8 4 C0.8 2 2 0.8 4 0.8 Z",
        points(
            "9.7 4 14.3 4 14.3 9.7 20 9.7 20 14.3 14.3 14.3"
            " 14.3 20 9.7 20 9.7 14.3 4 14.3 4 9.7 9.7 9.7"
        ),
    ),
    "ussr": join(  # a diamond in a hexagon
        points("12 0 22.9 6 22.9 18 12 24 1.1 18 1.1 6"), points("12 5 18.2 12 12 19 5.8 12")
    ),
}

# The figures alone, for a place too small for the outline.
FIGURES = {
    "us": star(12, 12.8, 12, 4.9),
    "uk": points(
        "8.4 1 15.6 1 15.6 8.4 23 8.4 23 15.6 15.6 15.6"
        " 15.6 23 8.4 23 8.4 15.6 1 15.6 1 8.4 8.4 8.4"
    ),
    "ussr": points("12 0 22 12 12 24 2 12"),
}

OWN = {
    "production": join(
        points("1 22 1 11 7 15 7 11 13 15 13 11 14.5 12 15.5 2 19.5 2 21 15 23 15 23 22"),
        *(box(x, 17.5, 3, 2.5) for x in (4, 9.5, 15)),
    ),
    "directed_offensive": points("1 8.5 12 8.5 12 2.5 23 12 12 21.5 12 15.5 1 15.5"),
    "pol_mil": join(
        box(3, 1.5, 2.4, 21),
        points("6.4 2.5 21.5 6.8 6.4 12"),
        ring(11, 18.5, 3),
        ring(19, 18.5, 3),
    ),
    "global": join(
        band(12, 12, 11, 9.3),
        ring(12, 12, 5.2, 10),
        ring(12, 12, 3.7, 9.3),
        box(2, 7.2, 20, 1.5),
        box(2, 15.3, 20, 1.5),
    ),
    "second_front": join(
        points(
            "3 2.5 21 2.5 21 5.5 17.8 5.5 17.8 18.5 21 18.5"
            " 21 21.5 3 21.5 3 18.5 6.2 18.5 6.2 5.5 3 5.5"
        ),
        box(9.6, 5.5, 4.8, 13),
    ),
    "ussr_declares_war": join(ring(12, 12, 5), *(_ray(pi * i / 4) for i in range(8))),
    "strategic_materials": join(
        points("8 4 16 4 18.5 11.5 5.5 11.5"),
        points("3 13.5 10 13.5 11.6 21 0.6 21"),
        points("14 13.5 21 13.5 23.4 21 12.4 21"),
    ),
    "a_bomb": join(ring(12, 12, 2.6), *(_orbit(turn) for turn in (pi / 2, pi / 6, -pi / 6))),
    "theater_leadership": join(  # a general's cap
        "M0.8 9 C3 4 9 2.6 12 2.6 C15 2.6 21 4 23.2 9 L18.6 13.4 L5.4 13.4 Z",
        star(12, 8.2, 4, 1.6),
        box(5.4, 14.4, 13.2, 2.4),
        "M3.6 18 C8 16.9 16 16.9 20.4 18 C19 21.6 15 20.6 12 20.6 C9 20.6 5 21.6 3.6 18 Z",
    ),
    "anchor": join(
        band(12, 4.4, 3.4, 1.5),
        points(
            "10.8 7.8 13.2 7.8 13.2 10 17 10 17 12.4 13.2 12.4"
            " 13.2 19.6 10.8 19.6 10.8 12.4 7 12.4 7 10 10.8 10"
        ),
        "M1.5 13.2 L6.2 15.4 L4.6 16.4 C6 19 9 20 12 20 C15 20 18 19 19.4 16.4 L17.8 15.4",
        "L22.5 13.2 L22.6 18.2 L21 17.3 C19 21 16 23 12 23 C8 23 5 21 3 17.3 L1.4 18.2 Z",
    ),
    "b29": points(
        "11 1 13 1 13.8 3 13.8 8 23 10.4 23 13 13.8 13 13.2 19 16.6 20.6 16.6 22.4"
        " 7.4 22.4 7.4 20.6 10.8 19 10.2 13 1 13 1 10.4 10.2 8 10.2 3"
    ),
    "kamikaze": star(12, 12, 12, 6, 9),
    "support": join(
        "M8 17.6 L8 10 C8 5.5 10.4 2.4 12 1 C13.6 2.4 16 5.5 16 10 L16 17.6 Z", box(7, 19, 10, 4)
    ),
    "army": join(  # a cube
        points("12 0.6 21.4 5.4 12 10.2 2.6 5.4"),
        points("1.8 6.9 11.2 11.7 11.2 23.2 1.8 18.4"),
        points("22.2 6.9 12.8 11.7 12.8 23.2 22.2 18.4"),
    ),
    "navy": join(
        points("1 14.5 23 14.5 19.5 21 4.5 21"),
        points("6 13 6 9.5 10 9.5 10 4 13 4 13 9.5 18 9.5 18 13"),
    ),
    "technology": join(
        "M12 0.8 C15.4 4 16.6 8.6 16 14 L8 14 C7.4 8.6 8.6 4 12 0.8 Z",
        ring(12, 8.4, 1.8),
        points("7 11 7.6 16.6 3.6 20 3.6 15.4"),
        points("17 11 16.4 16.6 20.4 20 20.4 15.4"),
        points("9.4 16 14.6 16 12 23.4"),
    ),
    "pawn": join(
        ring(12, 5.6, 4.6),
        "M9 10.4 L15 10.4 C15 15 16 17.5 18.6 19.6 L5.4 19.6 C8 17.5 9 15 9 10.4 Z",
        box(4, 20.4, 16, 3),
    ),
    "chair": join(
        "M4 1 C8 -0.4 16 -0.4 20 1 L19 13 L5 13 Z",
        points("3.4 14.6 20.6 14.6 21.4 18 2.6 18"),
        box(4, 18.6, 2.4, 4.8),
        box(17.6, 18.6, 2.4, 4.8),
    ),
}

ICONS = {**COMMON, **OWN}
