"""A scene as SVG text: for static pages, print, tests, and the SVG board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from types import MappingProxyType

from .scene import LAYERS, Scene, Shape, width_of
from .themes import Look, Style

NONE: Mapping[str, str] = MappingProxyType({})


def defs(look: Look, used: Iterable[str] | None = None) -> str:
    """The definitions of some pictures of a look, by their data, or of all."""
    named = look.pictures
    wanted = named if used is None else dict.fromkeys(d for d in used if d in named)
    return "".join(f'<path id="{named[d]}" fill-rule="evenodd" d="{d}"/>' for d in wanted)


def _n(v: float) -> str:
    return f"{v:.2f}".rstrip("0").rstrip(".") if v % 1 else str(int(v))


@lru_cache(maxsize=8)
def css(look: Look, scope: str = ".ck-scene") -> str:
    """The styles of a look as CSS classes; texts have other properties than areas."""
    out = []
    for name, style in look.styles.items():
        out.append(f"{scope} .{name}{{{_area(style)}}}{scope} text.{name}{{{_letters(style)}}}")
    return "".join(out)


def _area(s: Style) -> str:
    parts = [f"fill:{s.fill or 'none'}"]
    if s.stroke:
        parts.append(f"stroke:{s.stroke};stroke-width:{_n(s.width)}")
    if s.dash:
        parts.append(f"stroke-dasharray:{' '.join(map(_n, s.dash))}")
    return ";".join(parts)


def _letters(s: Style) -> str:
    face = f";font-weight:{'bold' if s.bold else 'normal'}"
    return f"font-family:{s.font}{face};fill:{s.fill};stroke:none"


def element(s: Shape, pictures: Mapping[str, str] = NONE) -> str:
    """One shape as an element; "" for a shape that only can be clicked goes into its group."""
    a = [_n(v) for v in s.at]
    look = f'class="{s.style}"' if s.style else 'fill="none" pointer-events="all"'
    if s.kind == "rect":
        r = f' rx="{a[4]}"' if s.at[4] else ""
        return f'<rect {look} x="{a[0]}" y="{a[1]}" width="{a[2]}" height="{a[3]}"{r}/>'
    if s.kind == "circle":
        if s.at[2] == s.at[-1]:
            return f'<circle {look} cx="{a[0]}" cy="{a[1]}" r="{a[2]}"/>'
        return f'<ellipse {look} cx="{a[0]}" cy="{a[1]}" rx="{a[2]}" ry="{a[3]}"/>'
    if s.kind == "line":
        return f'<line {look} x1="{a[0]}" y1="{a[1]}" x2="{a[2]}" y2="{a[3]}"/>'
    if s.kind == "polygon":
        return f'<polygon {look} points="{" ".join(a)}"/>'
    if s.kind == "path":
        move = f"translate({a[0]} {a[1]}) scale({s.at[2]:.4g})"
        if s.text in pictures:
            return f'<use {look} href="#{pictures[s.text]}" transform="{move}"/>'
        return f'<path {look} fill-rule="evenodd" transform="{move}" d="{s.text}"/>'
    anchor = "" if s.anchor == "start" else f' text-anchor="{s.anchor}"'
    room = ""
    if s.room:
        room = f' data-room="{_n(s.room)}"'
        if width_of(s.text, s.size, s.style) > s.room:  # squeezed, as on the canvas
            room += f' textLength="{_n(s.room)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text {look} x="{a[0]}" y="{a[1]}" font-size="{_n(s.size)}"{anchor}{room}>'
        f"{escape(s.text, quote=False)}</text>"
    )


def group(s: Shape, focus: bool = True) -> str:
    """The opening tag of a thing."""
    parts = [f'data-id="{escape(s.id)}"', f'aria-label="{escape(s.label)}"']
    button = s.role == "button"
    parts.append(f'role="{"button" if button else "img"}"')
    if s.target:
        parts.append(f'data-target="{escape(s.target)}"')
    if button and focus:
        parts.append('tabindex="0"')
    return f"<g {' '.join(parts)}>"


def layer(shapes: tuple[Shape, ...], pictures: Mapping[str, str] = NONE) -> str:
    """The shapes of a layer, some of them pictures that are defined; each thing is
    a group with the shapes that belong to it."""
    out: list[str] = []
    inside = ""
    for s in shapes:
        if inside and s.part_of != inside:
            out.append("</g>")
            inside = ""
        if s.id:
            out.append(group(s))
            inside = s.id
        out.append(element(s, pictures))
    if inside:
        out.append("</g>")
    return "".join(out)


def svg(scene: Scene) -> str:
    """The whole scene as a document of its own."""
    size = f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}"'
    pictures = defs(scene.drawn, (s.text for s in scene.shapes if s.kind == "path"))
    layers = ""
    for name in LAYERS:
        hidden = ' aria-hidden="true"' if name == "marks" else ""
        drawn = layer(scene.layer(name), scene.drawn.pictures)
        layers += f'<g class="ck-layer-{name}"{hidden}>{drawn}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ck-scene" {size} lang="{scene.lang}" '
        f'role="group" aria-label="{escape(scene.title)}"><title>{escape(scene.title)}</title>'
        f"<style>{css(scene.drawn)}</style><defs>{pictures}</defs>{layers}</svg>"
    )
