"""Small pictures made from a scene: a part of it, or the whole as a stamp of a few kilobytes.

They are documents of their own (for ``<img>``), so no style of theirs meets one of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby

from .scene import Box, Scene, Shape, bounds
from .svg import css, defs, element

SMALLEST = 7.0  # what is smaller in a stamp is a dot that nobody misses
MOST = 8000  # letters of a stamp


def part(scene: Scene, box: Box, label: str = "") -> str:
    """A part of a scene, left, top, width and height, with all that is seen there."""
    left, top, width, height = box
    right, bottom = left + width, top + height

    def seen(s: Shape) -> bool:
        x, y, x2, y2 = bounds(s)
        return bool(s.style) and x < right and x2 > left and y < bottom and y2 > top

    shapes = [s for s in scene.shapes if seen(s)]
    drawn = scene.drawn
    pictures = defs(drawn, (s.text for s in shapes if s.kind == "path"))
    inside = "".join(element(s, drawn.pictures) for s in shapes)
    return _document(
        scene, box, _used(css(drawn), shapes), f"<defs>{pictures}</defs>{inside}", label
    )


def sketch(scene: Scene, most: int = MOST) -> str:
    """The whole scene as a stamp: areas without words, the small ones left out until it is short
    enough."""
    box = (0.0, 0.0, scene.width, scene.height)
    least = SMALLEST
    while True:
        shapes = [s for s in scene.shapes if s.style and s.kind in _PATHS and _big(s, least)]
        runs = "".join(
            f'<path class="{style}" d="{"".join(map(_path, run))}"/>'
            for style, run in groupby(shapes, key=lambda s: s.style)
        )
        found = _document(scene, box, _used(css(scene.drawn), shapes), runs)
        if len(found) <= most or not shapes:
            return found
        least *= 1.15


def _big(s: Shape, least: float) -> bool:
    left, top, right, bottom = bounds(s)
    return max(right - left, bottom - top) >= least


def _rect(x: int, y: int, w: int, h: int, *_: int) -> str:
    return f"M{x} {y}h{w}v{h}h{-w}z"


def _circle(x: int, y: int, rx: int, ry: int = 0) -> str:
    ry = ry or rx
    return f"M{x - rx} {y}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0z"


def _line(x: int, y: int, x2: int, y2: int) -> str:
    return f"M{x} {y}L{x2} {y2}"


def _polygon(*points: int) -> str:
    return f"M{' '.join(map(str, points))}z"


# Shapes of one style that follow each other become one path: that is what makes a stamp short.
_PATHS: Mapping[str, Callable[..., str]] = {
    "rect": _rect,
    "circle": _circle,
    "line": _line,
    "polygon": _polygon,
}


def _path(s: Shape) -> str:
    return _PATHS[s.kind](*(round(v) for v in s.at))


def _used(styles: str, shapes: Iterable[Shape]) -> str:
    """Only those styles that something wears."""
    worn = {s.style for s in shapes}
    rules = (rule for rule in styles.split("}") if rule)
    return "".join(f"{r}}}" for r in rules if r.partition("{")[0].rpartition(".")[2] in worn)


def _document(scene: Scene, box: Box, styles: str, inside: str, label: str = "") -> str:
    named = f' role="img" aria-label="{label}"' if label else ""
    corners = " ".join(f"{v:g}" for v in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ck-scene" viewBox="{corners}" '
        f'width="{box[2]:g}" height="{box[3]:g}" lang="{scene.lang}"{named}>'
        f"<style>{styles}</style>{inside}</svg>"
    )
