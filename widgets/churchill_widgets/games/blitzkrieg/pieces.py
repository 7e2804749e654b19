"""How units, spaces and points look: the faces of the components, wherever they are shown."""

from __future__ import annotations

from ...board.scene import Box, Ink
from .icons import ABILITIES, EFFECTS, FIGURES, GROUND, ICONS, KINDS
from .seats import SQUARE

AMOUNTS = {"tactical": "+{}", "strategic": "+{}", "propaganda": "{}"}
BAND = 0.29  # the lower part of a unit: whose it is and what it can do


def corner(seat: str, side: float) -> float:
    """The radius of the corners of a unit: sharp or round, by its side."""
    return 2.0 if seat in SQUARE else 0.24 * side


def unit(ink: Ink, seat: str, domain: str, value: str, ability: str, weapon: bool, at: Box) -> None:
    """The face of a unit: what it is and how strong; below whose it is and what it can do."""
    x, y, side, _ = at
    style = "special" if weapon else "unit"
    letters = "on-special" if weapon else "unit-ink"
    ink.rect(x, y, side, side, f"{style}-{seat}", corner(seat, side))
    top = side * (1 - BAND)
    middle = y + top / 2 + 1
    big = f"{letters}-bold"
    if domain == "any":
        ink.icon(ABILITIES[ability], x + 0.31 * side, middle, 0.42 * side, letters)
    elif domain == "army_navy":
        ink.icon(ABILITIES["godzilla"], x + 0.33 * side, middle, 0.56 * side, letters)
    else:
        side_ = (0.46 if len(value) < 3 else 0.38) * side
        ink.icon(KINDS[domain], x + 0.31 * side - (len(value) > 2) * 2, middle, side_, letters)
    size = max({1: 0.52, 2: 0.38}.get(len(value), 0.3) * side, 11.0)
    right = x + (0.74 if len(value) < 3 else 0.755) * side
    ink.text(value, right, middle + 0.36 * size, big, size, "middle")
    inset = 1.2 if seat in SQUARE else 0.12 * side
    ink.rect(x + inset, y + top, side - 2 * inset, side * BAND - 2.4, f"power-{seat}", 1.5)
    low = y + top + side * BAND / 2 - 1.2
    icon = side * BAND * 0.72
    signs = [FIGURES[seat]]
    if domain == "army_navy":
        signs += [KINDS["army"], KINDS["navy"]]
    elif ability in ABILITIES:
        signs.append(ABILITIES[ability])
    step = side / (len(signs) + 1)
    for i, sign in enumerate(signs, 1):
        ink.icon(sign, x + step * i, low, icon, "icon-on-power")


def back(ink: Ink, seat: str, at: Box) -> None:
    """A unit that is not seen: whose it is, and no more."""
    x, y, side, _ = at
    ink.rect(x, y, side, side, f"badge-{seat}", corner(seat, side))
    ink.icon(FIGURES[seat], x + side / 2, y + side / 2, 0.5 * side, "icon-on-power")


def ground(ink: Ink, kind: str, at: Box, *, dim: bool) -> None:
    """The signs of the ground on a space whose body is drawn: hills, waves, or both."""
    x, y, wide, high = at
    letters = "on-dim" if dim else "on-ground"
    if kind == "land_sea":
        style = "sea-dim-half" if dim else "sea-half"
        edge = (x + 1.5, y + high - 2, x + wide - 2, y + 1.5, x + wide - 1.5, y + high - 1.5)
        ink.polygon(edge, style)
    first = "sea" if kind == "sea" else "land"
    ink.icon(GROUND[first], x + 9, y + 9, 11, letters)
    if kind == "land_sea":
        ink.icon(GROUND["sea"], x + wide - 9, y + high - 9, 11, letters)


def effect(ink: Ink, what: str, amount: int, at: Box, *, dim: bool) -> None:
    """What a space brings: a sign and how much."""
    if what == "none":
        return
    x, y, wide, high = at
    letters = "on-dim" if dim else "on-ground"
    word = AMOUNTS.get(what, "×{}" if amount > 1 else "").format(amount)
    upright = high > wide * 1.08  # sign and number below each other
    side = min(0.36 * high, 0.6 * wide, 28.0) if upright else min(0.5 * high, 0.42 * wide, 26.0)
    middle, row = x + wide / 2, y + high / 2 + 1
    if not word:
        ink.icon(EFFECTS[what], middle, row, side * 1.12, letters)
        return
    dx, dy = (0.0, 0.19 * high) if upright else (0.24 * wide - 1.5, 0.0)
    ink.icon(EFFECTS[what], middle - dx, row - dy, side, letters)
    if what == "propaganda":
        coin(ink, word, middle + dx, row + dy, min(0.2 * high + 1.5, 11.5))
        return
    size = max(min(0.34 * high, 17.0, (0.4 if upright else 0.29) * wide), 11.2)
    ink.text(word, middle + dx, row + dy + 0.36 * size, f"{letters}-bold", size, "middle")


def coin(ink: Ink, word: str, x: float, y: float, radius: float) -> None:
    """Victory points, wherever they stand: a golden disc with their number."""
    ink.circle(x, y, radius, "gold")
    size = max(radius * (1.25 if len(word) == 1 else 1.05), 11.0)
    ink.text(word, x, y + 0.36 * size, "on-gold-bold", size, "middle")


def bag(ink: Ink, seat: str, count: str, x: float, y: float, side: float) -> None:
    """A bag and how many units are in it."""
    ink.icon(ICONS["bag"], x, y, side, f"power-{seat}")
    ink.text(count, x, y + 0.3 * side, "on-power-bold", 0.42 * side, "middle")
