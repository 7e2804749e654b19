"""Small pictures on a grid of 24 by 24: path data of absolute M, L, C and Z, filled even-odd.

All of them are our own simple shapes. A game draws its own with the same few functions.
"""

from __future__ import annotations

from math import cos, pi, sin

ROUND = 0.5523  # a quarter of a circle as a cubic


def _n(v: float) -> str:
    return f"{v:.2f}".rstrip("0").rstrip(".")


def poly(*points: float) -> str:
    """A polygon."""
    pairs = [f"{_n(x)} {_n(y)}" for x, y in zip(points[0::2], points[1::2], strict=True)]
    return "M" + " L".join(pairs) + " Z"


def points(numbers: str) -> str:
    """A polygon, its numbers as text."""
    return poly(*map(float, numbers.split()))


def join(*parts: str) -> str:
    """Paths as one."""
    return " ".join(parts)


def box(x: float, y: float, w: float, h: float) -> str:
    """A box."""
    return poly(x, y, x + w, y, x + w, y + h, x, y + h)


def ring(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> str:
    """An ellipse, turned by an angle."""
    ry = rx if ry is None else ry
    c, s = cos(turn), sin(turn)

    def p(u: float, v: float) -> str:
        return f"{_n(x + u * rx * c - v * ry * s)} {_n(y + u * rx * s + v * ry * c)}"

    k = ROUND
    return (
        f"M{p(1, 0)} C{p(1, k)} {p(k, 1)} {p(0, 1)} C{p(-k, 1)} {p(-1, k)} {p(-1, 0)} "
        f"C{p(-1, -k)} {p(-k, -1)} {p(0, -1)} C{p(k, -1)} {p(1, -k)} {p(1, 0)} Z"
    )


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """A star."""
    out = []
    for i in range(2 * points):
        r, a = (inner if i % 2 else outer), pi * i / points - pi / 2
        out += [x + r * cos(a), y + r * sin(a)]
    return poly(*out)


def band(x: float, y: float, outer: float, inner: float) -> str:
    """A ring with a hole."""
    return ring(x, y, outer) + " " + ring(x, y, inner)


ICONS = {
    "locked": join(
        "M6 10 L6 7.5 C6 0.2 18 0.2 18 7.5 L18 10 L15.2 10 L15.2 7.6",
        "C15.2 3.8 8.8 3.8 8.8 7.6 L8.8 10 Z",
        box(3.5, 10.8, 17, 12),
        box(10.7, 14.5, 2.6, 4.6),
    ),
    "open": join(
        "M12 10 L12 6.5 C12 -0.8 23.6 -0.8 23.6 6.5 L23.6 9 L20.8 9 L20.8 6.6",
        "C20.8 2.8 14.8 2.8 14.8 6.6 L14.8 10 Z",
        box(1, 10.8, 17, 12),
        box(8.2, 14.5, 2.6, 4.6),
    ),
    "flag": join(
        box(2.6, 1, 2.6, 22.4),
        "M6.2 2 C10.5 0.6 14 4.4 22 2.4 L22 13.6 C14 15.6 10.5 11.8 6.2 13.2 Z",
    ),
    "card": join(
        "M9 2 L20 2 C21.2 2 22 2.8 22 4 L22 17 C22 18.2 21.2 19 20 19 L9 19",
        "C7.8 19 7 18.2 7 17 L7 4",
        "C7 2.8 7.8 2 9 2 Z M2 6 L5.4 6 L5.4 20.6 L17 20.6 L17 23 L4.6 23 C3 23 2 22 2 20.4 Z",
    ),
    "facedown": join(
        "M5 1 L19 1 C20.2 1 21 1.8 21 3 L21 21 C21 22.2 20.2 23 19 23 L5 23",
        "C3.8 23 3 22.2 3 21 L3 3 C3 1.8 3.8 1 5 1 Z",
        points("6.5 4.5 17.5 4.5 17.5 19.5 6.5 19.5"),
        points("9 7.5 15 7.5 15 16.5 9 16.5"),
    ),
    "win": join(
        star(12, 8.5, 8.5, 6.6, 9),
        ring(12, 8.5, 3.4),
        points("7.4 16 11.4 17.4 8.6 23.4 7.2 20.8 4.4 21.2"),
        points("16.6 16 12.6 17.4 15.4 23.4 16.8 20.8 19.6 21.2"),
    ),
    "pass": join(points("2 4 11.5 12 2 20"), points("12 4 21.5 12 12 20")),
    "check": points("2 12.6 5.4 9.2 9.8 13.4 18.6 4 22 7.2 9.9 20.4"),
    "cross": points("4 1 12 9 20 1 23 4 15 12 23 20 20 23 12 15 4 23 1 20 9 12 1 4"),
    "turn": points("3 2 21 12 3 22"),
    "you": join(ring(12, 6.2, 5.4), "M1.8 23.4 C1.8 16.2 6 13 12 13 C18 13 22.2 16.2 22.2 23.4 Z"),
}
