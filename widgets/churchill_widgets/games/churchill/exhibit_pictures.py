"""Pictures of single things, cut out of the same drawings that the boards are made of."""

from __future__ import annotations

import re
from functools import lru_cache

from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.game import GAME
from churchill_kit.games.churchill.state import CENTER, CHAIR

from ...board.marks import marks
from ...board.scene import Box, Ink, Scene, Shape, bounds, moved
from ...board.svg import svg
from .boards import map_scene, table_scene
from .colours import LOOKS
from .conference_table import SIZE, token
from .icons import FIGURES, ICONS
from .war_map import layout

MARGIN = 7.0
AROUND = 260.0  # of the map to each side of a place
LARGE = (140.0, 30.0)  # an issue counter
SIDE = 56.0  # of the picture of a marker
STYLE = re.compile(r"\.ck-scene (?:text)?\.([\w-]+)\{[^}]*\}")


def picture(kind: str, item: str, lang: str, theme: str = "light") -> str:
    """The picture of a thing as SVG; "" for cards, which are their own picture."""
    if kind == "issues":
        return _issue(item, lang, theme)
    if kind == "markers":
        return _marker(item, lang, theme)
    if kind == "tracks":
        return _track(item, lang, theme)
    if kind == "spaces":
        front, _, _ = item.partition(":")
        if front == "a_bomb":
            return _track("a_bomb", lang, theme)
        return _on_map(f"space:{item}", front, lang, theme)
    if kind == "places":
        return _on_map(f"location:{item}", BOX.locations[item].track, lang, theme)
    return ""


@lru_cache(maxsize=4)
def _scene(which: str, lang: str, theme: str) -> Scene:
    """A board as a campaign begins: nothing lies in the way yet."""
    state = GAME.position(at="meeting", scenario="campaign", issues={})
    make = map_scene if which == "map" else table_scene
    return make(state.view(None), lang, theme)


def _cut(scene: Scene, box: Box, mark: Shape | None = None) -> str:
    """The part of a drawing within a box, with an outline around one thing."""
    left, top, wide, high = box

    def inside(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
        kept, dropped = [], set()
        for s in shapes:
            x1, y1, x2, y2 = bounds(s)
            middle = (y1 + y2) / 2  # a little of the rows above and below would only be dirt
            near = x2 > left and x1 < left + wide and (y2 - y1 > high or top < middle < top + high)
            if near and s.part_of not in dropped:
                kept.append(s)
            elif s.id:
                dropped.add(s.id)  # its parts go with it
        return moved(kept, -left, -top)

    outline: tuple[Shape, ...] = ()
    if mark is not None:
        thing = mark._replace(target="this", role="img")
        outline = inside(marks([thing], frozenset(), frozenset({"this"})))
    return _drawn(
        Scene(wide, high, inside(scene.board), inside(scene.pieces), outline, scene.title,
              scene.theme, scene.lang, scene.look)
    )  # fmt: skip


def _drawn(scene: Scene, times: float = 1.0) -> str:
    """As SVG of its natural size (letters keep theirs wherever there is room), with no more
    styles than it needs: it is sent at every press of a key."""
    size = f'style="width:{scene.width * times:.0f}px;max-width:100%" '
    used = {s.style for s in scene.shapes}
    lean = STYLE.sub(lambda m: m[0] if m[1] in used else "", svg(scene))
    return lean.replace("<svg ", f"<svg {size}", 1)


def _row(front: str) -> tuple[float, float]:
    """Top and height of a track with the countries below it."""
    at = layout(*SIZE)
    front = "eastern" if front == "arctic" else front
    below = front == "eastern" or any(s.countries for s in BOX.tracks[front].spaces)
    return at.rows[front] - MARGIN, at.cell + 2 * MARGIN + (at.chip[1] + 9 if below else 0)


def _on_map(id: str, front: str, lang: str, theme: str) -> str:
    scene = _scene("map", lang, theme)
    thing = scene.find(id)
    assert thing is not None, id
    left, _, right, _ = bounds(thing)
    start = min(max((left + right) / 2 - AROUND, 0.0), SIZE[0] - 2 * AROUND)
    top, high = _row(front)
    return _cut(scene, (start, top, 2 * AROUND, high), thing)


def _track(item: str, lang: str, theme: str) -> str:
    kind, _, seat = item.partition(":")
    scene = _scene("table" if kind == "table" else "map", lang, theme)
    if kind == "table":
        ids = [f"space:{seat}:{n}" for n in range(1, CHAIR)] + [f"chair:{seat}", f"leader:{seat}"]
    elif kind == "a_bomb":
        ids = ["research"]
    elif kind == "arctic":
        ids = ["box:arctic", *(f"location:{c}" for c in BOX.arctic.countries)]
    else:
        ids = [f"space:{kind}:{s.id}" for s in BOX.tracks[kind].spaces]
    boxes = [bounds(s) for s in map(scene.find, ids) if s is not None]
    left, top = min(b[0] for b in boxes) - MARGIN, min(b[1] for b in boxes) - MARGIN
    right, bottom = max(b[2] for b in boxes) + MARGIN, max(b[3] for b in boxes) + MARGIN
    if kind in BOX.tracks:
        top, high = _row(kind)
        bottom = top + high
    return _cut(scene, (left, top, right - left, bottom - top))


def _issue(item: str, lang: str, theme: str) -> str:
    ink = Ink("pieces")
    token(ink, item, (3.0, 3.0, *LARGE), lang, CENTER, frozenset())
    return _drawn(
        Scene(LARGE[0] + 6, LARGE[1] + 6, (), ink.shapes(), (), item, theme, lang, LOOKS[theme]),
        1.8,
    )


# The icon of a marker, where its name is not that of the icon.
_ICONS = {
    "front_marker": "turn", "leader_token": "chair", "leadership": "theater_leadership",
    "us_bomb": "a_bomb", "spy_ring": "a_bomb", "global_pawn": "pawn", "german_army": "army",
    "italian_army": "army", "japanese_army": "army", "german_navy": "navy",
    "japanese_navy": "navy", "naval": "anchor", "secret_agenda": "facedown", "alignment": "flag",
}  # fmt: skip


def _marker(item: str, lang: str, theme: str) -> str:
    what, _, seat = item.partition(":")
    seat = seat or {"us_bomb": "us", "spy_ring": "ussr"}.get(what, "")
    ink, middle = Ink("pieces"), SIDE / 2
    if what in ("d6", "d10"):
        _die(ink, what)
    elif what == "network":
        ink.circle(middle, middle, 20, f"of-{seat}")
        ink.icon(FIGURES[seat], middle, middle, 24, f"power-{seat}")
    elif seat:
        ink.rect(4, 6, SIDE - 8, SIDE - 12, f"block-{seat}", 6)
        ink.icon(ICONS[_ICONS[what]], middle - 9, middle, 20, "icon-on-power")
        ink.icon(FIGURES[seat], middle + 12, middle, 16, "icon-on-power")
    elif what == "support":
        ink.circle(middle, middle, 20, "support")
        ink.icon(ICONS["support"], middle, middle, 26, "support-icon")
    else:
        style = "on-map-army" if what.endswith(("army", "navy")) else "icon"
        ink.icon(ICONS[_ICONS.get(what, what)], middle, middle, 40, style)
    return _drawn(Scene(SIDE, SIDE, (), ink.shapes(), (), what, theme, lang, LOOKS[theme]), 1.3)


def _die(ink: Ink, what: str) -> None:
    middle = SIDE / 2
    if what == "d6":
        ink.rect(8, 8, SIDE - 16, SIDE - 16, "token", 8)
        for x, y in ((18, 18), (38, 18), (28, 28), (18, 38), (38, 38)):
            ink.circle(x, y, 3.6, "army")
    else:
        ink.polygon((middle, 4, 52, 24, 52, 34, middle, 53, 4, 34, 4, 24), "token")
        ink.polygon((middle, 10, 42, 34, 14, 34), "cell")
        ink.text("0", middle, 31, "ink-bold", 17, "middle")
