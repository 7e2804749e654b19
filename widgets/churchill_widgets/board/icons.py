"""Small pictures on a grid of 24 by 24: path data of absolute M, L, C and Z, filled even-odd.

All of them are our own simple shapes. The three powers have a sign each that differs in
outline and in the figure inside it, so that no one needs the colours.
"""

from __future__ import annotations

from math import cos, pi, sin

ROUND = 0.5523  # a quarter of a circle as a cubic


def _n(v: float) -> str:
    return f"{v:.2f}".rstrip("0").rstrip(".")


def _poly(*points: float) -> str:
    pairs = [f"{_n(x)} {_n(y)}" for x, y in zip(points[0::2], points[1::2], strict=True)]
    return "M" + " L".join(pairs) + " Z"


def _p(numbers: str) -> str:
    """A polygon, its numbers as text."""
    return _poly(*map(float, numbers.split()))


def _join(*parts: str) -> str:
    return " ".join(parts)


def _box(x: float, y: float, w: float, h: float) -> str:
    return _poly(x, y, x + w, y, x + w, y + h, x, y + h)


def _ring(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> str:
    ry = rx if ry is None else ry
    c, s = cos(turn), sin(turn)

    def p(u: float, v: float) -> str:
        return f"{_n(x + u * rx * c - v * ry * s)} {_n(y + u * rx * s + v * ry * c)}"

    k = ROUND
    return (
        f"M{p(1, 0)} C{p(1, k)} {p(k, 1)} {p(0, 1)} C{p(-k, 1)} {p(-1, k)} {p(-1, 0)} "
        f"C{p(-1, -k)} {p(-k, -1)} {p(0, -1)} C{p(k, -1)} {p(1, -k)} {p(1, 0)} Z"
    )


def _star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    out = []
    for i in range(2 * points):
        r, a = (inner if i % 2 else outer), pi * i / points - pi / 2
        out += [x + r * cos(a), y + r * sin(a)]
    return _poly(*out)


def _band(x: float, y: float, outer: float, inner: float) -> str:
    return _ring(x, y, outer) + " " + _ring(x, y, inner)


def _orbit(turn: float) -> str:
    return _ring(12, 12, 11, 4.4, turn) + " " + _ring(12, 12, 9.6, 3.1, turn)


def _ray(a: float) -> str:
    return _poly(
        *(12 + 6.8 * cos(a - 0.2), 12 + 6.8 * sin(a - 0.2)),
        *(12 + 11.8 * cos(a), 12 + 11.8 * sin(a)),
        *(12 + 6.8 * cos(a + 0.2), 12 + 6.8 * sin(a + 0.2)),
    )


SIGNS = {
    "us": _join(_ring(12, 12, 11.5), _star(12, 12.6, 8.6, 3.5)),  # a star in a disc
    "uk": _join(  # an upright cross in a square
        "M4 0.8 L20 0.8 C22 0.8 23.2 2 23.2 4 L23.2 20 C23.2 22 22 23.2 20 23.2",
        "L4 23.2 C2 23.2 0.8 22 0.8 20 L0.8 4 C0.8 2 2 0.8 4 0.8 Z",
        _p(
            "9.7 4 14.3 4 14.3 9.7 20 9.7 20 14.3 14.3 14.3"
            " 14.3 20 9.7 20 9.7 14.3 4 14.3 4 9.7 9.7 9.7"
        ),
    ),
    "ussr": _join(  # a diamond in a hexagon
        _p("12 0 22.9 6 22.9 18 12 24 1.1 18 1.1 6"), _p("12 5 18.2 12 12 19 5.8 12")
    ),
}

# The figures alone, for a place too small for the outline.
FIGURES = {
    "us": _star(12, 12.8, 12, 4.9),
    "uk": _p(
        "8.4 1 15.6 1 15.6 8.4 23 8.4 23 15.6 15.6 15.6"
        " 15.6 23 8.4 23 8.4 15.6 1 15.6 1 8.4 8.4 8.4"
    ),
    "ussr": _p("12 0 22 12 12 24 2 12"),
}

ICONS = {
    # what issues are about
    "production": _join(
        _p("1 22 1 11 7 15 7 11 13 15 13 11 14.5 12 15.5 2 19.5 2 21 15 23 15 23 22"),
        *(_box(x, 17.5, 3, 2.5) for x in (4, 9.5, 15)),
    ),
    "directed_offensive": _p("1 8.5 12 8.5 12 2.5 23 12 12 21.5 12 15.5 1 15.5"),
    "pol_mil": _join(
        _box(3, 1.5, 2.4, 21), _p("6.4 2.5 21.5 6.8 6.4 12"), _ring(11, 18.5, 3), _ring(19, 18.5, 3)
    ),
    "global": _join(
        _band(12, 12, 11, 9.3),
        _ring(12, 12, 5.2, 10),
        _ring(12, 12, 3.7, 9.3),
        _box(2, 7.2, 20, 1.5),
        _box(2, 15.3, 20, 1.5),
    ),
    "second_front": _join(
        _p(
            "3 2.5 21 2.5 21 5.5 17.8 5.5 17.8 18.5 21 18.5"
            " 21 21.5 3 21.5 3 18.5 6.2 18.5 6.2 5.5 3 5.5"
        ),
        _box(9.6, 5.5, 4.8, 13),
    ),
    "ussr_declares_war": _join(_ring(12, 12, 5), *(_ray(pi * i / 4) for i in range(8))),
    "strategic_materials": _join(
        _p("8 4 16 4 18.5 11.5 5.5 11.5"),
        _p("3 13.5 10 13.5 11.6 21 0.6 21"),
        _p("14 13.5 21 13.5 23.4 21 12.4 21"),
    ),
    "a_bomb": _join(_ring(12, 12, 2.6), *(_orbit(turn) for turn in (pi / 2, pi / 6, -pi / 6))),
    "theater_leadership": _join(  # a general's cap
        "M0.8 9 C3 4 9 2.6 12 2.6 C15 2.6 21 4 23.2 9 L18.6 13.4 L5.4 13.4 Z",
        _star(12, 8.2, 4, 1.6),
        _box(5.4, 14.4, 13.2, 2.4),
        "M3.6 18 C8 16.9 16 16.9 20.4 18 C19 21.6 15 20.6 12 20.6 C9 20.6 5 21.6 3.6 18 Z",
    ),
    # on the map
    "anchor": _join(
        _band(12, 4.4, 3.4, 1.5),
        _p(
            "10.8 7.8 13.2 7.8 13.2 10 17 10 17 12.4 13.2 12.4"
            " 13.2 19.6 10.8 19.6 10.8 12.4 7 12.4 7 10 10.8 10"
        ),
        "M1.5 13.2 L6.2 15.4 L4.6 16.4 C6 19 9 20 12 20 C15 20 18 19 19.4 16.4 L17.8 15.4",
        "L22.5 13.2 L22.6 18.2 L21 17.3 C19 21 16 23 12 23 C8 23 5 21 3 17.3 L1.4 18.2 Z",
    ),
    "b29": _p(
        "11 1 13 1 13.8 3 13.8 8 23 10.4 23 13 13.8 13 13.2 19 16.6 20.6 16.6 22.4"
        " 7.4 22.4 7.4 20.6 10.8 19 10.2 13 1 13 1 10.4 10.2 8 10.2 3"
    ),
    "kamikaze": _star(12, 12, 12, 6, 9),
    "locked": _join(
        "M6 10 L6 7.5 C6 0.2 18 0.2 18 7.5 L18 10 L15.2 10 L15.2 7.6",
        "C15.2 3.8 8.8 3.8 8.8 7.6 L8.8 10 Z",
        _box(3.5, 10.8, 17, 12),
        _box(10.7, 14.5, 2.6, 4.6),
    ),
    "open": _join(
        "M12 10 L12 6.5 C12 -0.8 23.6 -0.8 23.6 6.5 L23.6 9 L20.8 9 L20.8 6.6",
        "C20.8 2.8 14.8 2.8 14.8 6.6 L14.8 10 Z",
        _box(1, 10.8, 17, 12),
        _box(8.2, 14.5, 2.6, 4.6),
    ),
    "support": _join(
        "M8 17.6 L8 10 C8 5.5 10.4 2.4 12 1 C13.6 2.4 16 5.5 16 10 L16 17.6 Z", _box(7, 19, 10, 4)
    ),
    "army": _join(  # a cube
        _p("12 0.6 21.4 5.4 12 10.2 2.6 5.4"),
        _p("1.8 6.9 11.2 11.7 11.2 23.2 1.8 18.4"),
        _p("22.2 6.9 12.8 11.7 12.8 23.2 22.2 18.4"),
    ),
    "navy": _join(
        _p("1 14.5 23 14.5 19.5 21 4.5 21"), _p("6 13 6 9.5 10 9.5 10 4 13 4 13 9.5 18 9.5 18 13")
    ),
    "technology": _join(
        "M12 0.8 C15.4 4 16.6 8.6 16 14 L8 14 C7.4 8.6 8.6 4 12 0.8 Z",
        _ring(12, 8.4, 1.8),
        _p("7 11 7.6 16.6 3.6 20 3.6 15.4"),
        _p("17 11 16.4 16.6 20.4 20 20.4 15.4"),
        _p("9.4 16 14.6 16 12 23.4"),
    ),
    "flag": _join(
        _box(2.6, 1, 2.6, 22.4),
        "M6.2 2 C10.5 0.6 14 4.4 22 2.4 L22 13.6 C14 15.6 10.5 11.8 6.2 13.2 Z",
    ),
    # at the table
    "pawn": _join(
        _ring(12, 5.6, 4.6),
        "M9 10.4 L15 10.4 C15 15 16 17.5 18.6 19.6 L5.4 19.6 C8 17.5 9 15 9 10.4 Z",
        _box(4, 20.4, 16, 3),
    ),
    "card": _join(
        "M9 2 L20 2 C21.2 2 22 2.8 22 4 L22 17 C22 18.2 21.2 19 20 19 L9 19",
        "C7.8 19 7 18.2 7 17 L7 4",
        "C7 2.8 7.8 2 9 2 Z M2 6 L5.4 6 L5.4 20.6 L17 20.6 L17 23 L4.6 23 C3 23 2 22 2 20.4 Z",
    ),
    "facedown": _join(
        "M5 1 L19 1 C20.2 1 21 1.8 21 3 L21 21 C21 22.2 20.2 23 19 23 L5 23",
        "C3.8 23 3 22.2 3 21 L3 3 C3 1.8 3.8 1 5 1 Z",
        _p("12 5 17 12 12 19 7 12"),
    ),
    "win": _join(
        _star(12, 8.5, 8.5, 6.6, 9),
        _ring(12, 8.5, 3.4),
        _p("7.4 16 11.4 17.4 8.6 23.4 7.2 20.8 4.4 21.2"),
        _p("16.6 16 12.6 17.4 15.4 23.4 16.8 20.8 19.6 21.2"),
    ),
    "pass": _join(_p("2 4 11.5 12 2 20"), _p("12 4 21.5 12 12 20")),
    "chair": _join(
        "M4 1 C8 -0.4 16 -0.4 20 1 L19 13 L5 13 Z",
        _p("3.4 14.6 20.6 14.6 21.4 18 2.6 18"),
        _box(4, 18.6, 2.4, 4.8),
        _box(17.6, 18.6, 2.4, 4.8),
    ),
    # marks
    "check": _p("2 12.6 5.4 9.2 9.8 13.4 18.6 4 22 7.2 9.9 20.4"),
    "turn": _p("3 2 21 12 3 22"),
}
