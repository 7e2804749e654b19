"""3.22-3.27 The war map: front tracks, theater boxes, countries and colonies, the A-bomb track.

``map_scene`` is a pure function of a view. Every track runs from its theater box on the
left toward its Axis power on the right, so that how far a front still has to go is seen at
a glance; under each space hang the countries that are connected to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, FRONTS, SEATS, Space, Track
from churchill_kit.games.churchill.box.pieces import Location
from churchill_kit.games.churchill.rules.fronts import emperors_conditions, strength
from churchill_kit.games.churchill.rules.influence import bar_to_placing
from churchill_kit.games.churchill.state import AT_THE_TABLE, CENTER, Churchill

from ...board.marks import chosen, marks, you, your_width
from ...board.moment import overlap
from ...board.scene import Box, Ink, Scene, Shape, box_of, fitting, width_of, wrap
from .board_words import name, short, word
from .colours import LOOKS
from .icons import FIGURES, ICONS, SIGNS

SIZE = (820.0, 760.0)
COLUMNS = 8  # the longest track
EUROPE = ("western", "eastern", "mediterranean")
BUTTONS = 24.0  # height of the buttons of the page
PACIFIC = ("far_east", "cbi", "central_pacific", "southwest_pacific")
LAST_COLUMN = {"mediterranean": COLUMNS - 2}  # this track does not end in an Axis power


@dataclass(frozen=True)
class Layout:
    """Where everything is on a map of a given size, 680 by 540 or more; letters keep theirs."""

    width: float
    height: float

    @cached_property
    def pitch(self) -> float:
        """From one space of a track to the next."""
        return (self.width - 16) / COLUMNS

    @cached_property
    def wide(self) -> float:
        """Width of a space."""
        return self.pitch - 7

    @cached_property
    def chip(self) -> tuple[float, float]:
        """Width and height of a country."""
        return min(self.pitch - 7, 108.0), min(max(0.051 * self.height, 30.0), 38.0)

    @cached_property
    def strip(self) -> float:
        """Height of the A-bomb track."""
        return min(max(0.083 * self.height, 47.0), 62.0)

    @cached_property
    def cell(self) -> float:
        """Height of a space."""
        return (self.height - self.strip - 29 - 4 * (self.chip[1] + 9) - 7 * 4.5) / 7

    @cached_property
    def tight(self) -> bool:
        """Are spaces so low that everything in them has to be small?"""
        return self.cell < 58

    @cached_property
    def lines(self) -> int:
        """How many lines a name may have above what lies in the lower part of a space."""
        return 2 if self.cell > 45 else 1

    @cached_property
    def low(self) -> float:
        """Height of what lies in the lower part of a space, below its name."""
        return min(max(self.cell - (29.5 if self.tight else 31.5), 16.0), 25.5)

    @cached_property
    def plate(self) -> float:
        """Height of what tells who commands a theater: on the lowest map least."""
        return 29.0 if not self.tight else 24.0 if self.cell > 46 else 22.0

    @cached_property
    def lower(self) -> float:
        """How much below their track the reserves of Japan lie, so that there is room above."""
        return max(BUTTONS + self.plate - self.cell - 4.5, 0.0)

    @cached_property
    def rows(self) -> dict[str, float]:
        """The top of each track."""
        rows: dict[str, float] = {}
        y = 9.0
        for front in (*EUROPE, *PACIFIC):
            if front == PACIFIC[0]:
                y += 11
            rows[front] = y
            y += self.cell + 4.5 + (self.chip[1] + 9 if _hangs(front) else 0)
        return rows

    def column(self, front: str, index: int) -> int:
        """The column of a space: tracks are flush right, with the Axis power in the last one."""
        last = LAST_COLUMN.get(front, COLUMNS - 1)
        return last - (len(BOX.tracks[front].spaces) - 1) + index

    def x(self, column: float) -> float:
        """The left edge of a column's space."""
        return 10 + column * self.pitch

    def space(self, front: str, index: int) -> Box:
        """A space of a track."""
        return self.x(self.column(front, index)), self.rows[front], self.wide, self.cell

    @cached_property
    def arctic(self) -> Box:
        """The Arctic box, left of the Eastern track."""
        return self.x(0), self.rows["eastern"], 2 * self.pitch - 9, self.cell

    @cached_property
    def places(self) -> dict[str, tuple[float, float]]:
        """The left top of each country, next to its space."""
        out: dict[str, tuple[float, float]] = {}
        wide = self.chip[0]
        for front, top in self.rows.items():
            wanted = [
                (location, self.space(front, space.index)[0] + self.wide / 2)
                for space in BOX.tracks[front].spaces
                for location in space.countries
            ]
            if not wanted:
                continue
            low = self.x(self.column(front, 0))
            high = self.width - 12 if front == "eastern" else self.x(COLUMNS - 1) - 7
            lefts = _spread([w for _, w in wanted], wide, 4, low, high)
            for (location, _), left in zip(wanted, lefts, strict=True):
                out[location] = (left, top + self.cell + 9)
        x, y, _, _ = self.arctic
        for i, location in enumerate(BOX.arctic.countries):
            out[location] = (x + i * (wide + 4), y + self.cell + 9)
        return out


@lru_cache(maxsize=16)
def layout(width: float, height: float) -> Layout:
    """The layout for a size."""
    return Layout(width, height)


def _hangs(front: str) -> bool:
    return any(space.countries for space in BOX.tracks[front].spaces)


def _spread(middles: list[float], wide: float, gap: float, low: float, high: float) -> list[float]:
    """Left edges as near as possible under the given middles, in order and without overlap."""
    step = wide + gap
    groups: list[list[float]] = []  # [sum of wanted lefts of the first, count]
    for middle in middles:
        groups.append([middle - wide / 2, 1])
        while len(groups) > 1:
            (a, n), (b, m) = groups[-2], groups[-1]
            if a / n + n * step <= b / m:
                break
            groups[-2:] = [[a + b - m * n * step, n + m]]
    out: list[float] = []
    for total, count in groups:
        first = total / count
        out += [first + i * step for i in range(int(count))]
    shift = max(low - out[0], 0.0) + min(high - wide - out[-1], 0.0)
    return [left + shift for left in out]


def map_scene(
    view: Churchill,
    lang: str = "en",
    theme: str = "light",
    *,
    selectable: Iterable[str] = frozenset(),
    selected: str | Iterable[str] | None = None,
    size: tuple[float, float] = SIZE,
    events: Iterable[ck.Event] = (),
) -> Scene:
    """The war map as a viewer sees it; `selectable` and `selected` are targets, `events` what is
    being told: the dice of the fronts lie on the map."""
    at = layout(*size)
    can = frozenset(selectable)
    ink = Ink("pieces")
    tried = _tried(events)
    for front in FRONTS:
        _front(ink, view, lang, at, front, can, tried.get(front))
    _arctic_box(ink, view, lang, at, can)
    for location in BOX.locations:
        _location(ink, view, lang, at, location, can)
    for theater in ("europe", "pacific"):
        _theater(ink, view, lang, at, theater, can)
    _axis_powers(ink, view, lang, at)
    _bomb(ink, view, lang, at, can)
    _powers(ink, view, lang, at, can)
    for front, event in tried.items():
        _roll(ink, lang, at, front, event)
    for front, event in tried.items():  # where the roll leaves room
        _opposed(ink, view, lang, at, front, event["space"])
    pieces = ink.shapes()
    return Scene(
        *size,
        _board(lang, *size),
        pieces,
        marks(pieces, can, chosen(selected)),
        word("map", lang),
        theme,
        lang,
        LOOKS[theme],
        _homes(*size),
        _free(at),
    )


def _free(at: Layout) -> Box:
    """Between the name of the Pacific and the reserves of Japan."""
    top = at.rows["far_east"] + at.plate
    return at.x(0), (top + at.rows["cbi"] + at.lower - BUTTONS) / 2, 96.0, BUTTONS


@lru_cache(maxsize=16)
def _homes(width: float, height: float) -> Mapping[str, Box]:
    """Markers come from who places them, the armies of the Axis from their reserves."""
    at = layout(width, height)
    homes: dict[str, Box] = {}
    for i, seat in enumerate(SEATS):
        plate = _plate(at, i)
        homes |= {f"{kind}:{seat}": plate for kind in ("network", "flag", "directed", "pledge")}
    homes["army:germany"] = (at.x(0), at.rows["western"] + 26, 2 * at.pitch - 9, 60.0)
    homes["army:japan"] = (at.x(0), at.rows["cbi"], 2 * at.pitch - 9, _reserve_height(at))
    return homes


# -- what does not change --------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _board(lang: str, width: float, height: float) -> tuple[Shape, ...]:
    at = layout(width, height)
    rows = at.rows
    ink = Ink("board")
    ink.rect(0, 0, width, height, "page")
    split = rows[PACIFIC[0]] - 8
    end = rows[PACIFIC[-1]] + at.cell + 5
    ink.rect(4, 4, width - 8, split - 7, "europe", 10)
    ink.rect(4, split, width - 8, end - split, "pacific", 10)
    for front in FRONTS:
        _connectors(ink, at, front)
    for axis in ("germany", "japan"):
        x, y, wide, high = axis_box(at, axis)
        ink.loose()
        ink.rect(x, y, wide, high, "axis", 8)
    for track in BOX.tracks.values():
        for space in track.spaces:
            _space(ink, lang, at, track, space)
    _legend(ink, lang, at)
    return ink.shapes()


def axis_box(at: Layout, axis: str) -> Box:
    """Germany or Japan: the last space of several tracks."""
    first, last = ("western", "eastern") if axis == "germany" else (PACIFIC[0], PACIFIC[-1])
    top, bottom = at.rows[first], at.rows[last] + at.cell
    return at.x(COLUMNS - 1), top, at.wide, bottom - top


def axis_gap(at: Layout, axis: str) -> float:
    """The middle of the part of an Axis power that no track enters."""
    return at.rows["western" if axis == "germany" else "cbi"] + at.cell + (at.chip[1] + 13.5) / 2


def _legend(ink: Ink, lang: str, at: Layout) -> None:
    """What the markers are."""
    x = at.x(0)
    ink.loose()
    reserves = at.rows["cbi"] + at.lower + _reserve_height(at)
    # the last word is short and has room beside the next row, which begins further to the right
    below = at.rows["cbi"] + at.cell + at.chip[1] + 26
    for keys, top, bottom in (
        (
            ("entry", "support", "army", "directed", "network", "flag"),
            at.rows["mediterranean"] - 2,
            at.rows[PACIFIC[0]] - 15,
        ),
        (("anchor", "pledge", "pol_mil", "b29", "kamikaze"), reserves + 1, below + 3),
    ):
        step = min((bottom - top) / len(keys), 21.0)
        high = min(15.0, step - 1.5)
        for i, key in enumerate(keys):
            y = top + step * (i + 0.5)
            if key == "directed":
                directed(ink, "none", x + 11, y, min(high / 16, 1.0))
            elif key == "entry":
                ink.rect(x + 1, y - high / 2 + 1, 21, high - 2, key, 4)
            elif key == "network":
                ink.circle(x + 11, y, 0.5 * high, "stop-none")
                ink.icon(FIGURES["ussr"], x + 11, y, 9, "power-none")
            elif key == "flag":
                ink.rect(x + 1, y - high / 2 + 0.5, 21, high - 1, "block-none", 3)
                ink.icon(ICONS["flag"], x + 11.5, y, 11, "icon-on-power")
            elif key in ("support", "army"):
                ink.rect(x + 1, y - high / 2, 21, high, key, 4)
                ink.icon(ICONS[key], x + 11.5, y, 12 if key == "support" else 10, f"{key}-icon")
            else:
                picture = "production" if key == "pledge" else key
                ink.icon(ICONS[picture], x + 11.5, y, min(14.0, high), "mark")
            beside = y > at.rows["central_pacific"] - 6
            room = at.pitch - 32 if beside else 2 * at.pitch - 40
            ink.text(word(f"legend-{key}", lang), x + 29, y + 4.3, "quiet", 12, room=room)


def _connectors(ink: Ink, at: Layout, front: str) -> None:
    """From each space to the countries that hang on it."""
    for space in BOX.tracks[front].spaces:
        if not space.countries:
            continue
        x, y, wide, high = at.space(front, space.index)
        middle, rail = x + wide / 2, y + high + 4.5
        drops = [at.places[c][0] + at.chip[0] / 2 for c in space.countries]
        ink.line(middle, y + high, middle, rail, "link")
        ink.line(min([*drops, middle]), rail, max([*drops, middle]), rail, "link")
        for drop in drops:
            ink.line(drop, rail, drop, rail + 5, "link")
    y = at.rows[front] + at.cell / 2
    last = LAST_COLUMN.get(front, COLUMNS - 1)
    ink.line(at.x(at.column(front, 0)) + 4, y, at.x(last) + 4, y, "way")


def _space(ink: Ink, lang: str, at: Layout, track: Track, space: Space) -> None:
    x, y, wide, high = at.space(track.id, space.index)
    told = [name(space.id, lang)]
    if space.naval:
        told.append(word("l-naval-needed", lang, space.naval))
    if space.b29:
        told.append(word("l-b29", lang))
    if space.kamikaze:
        told.append(word("l-kamikaze", lang))
    label = f"{name(track.id, lang)}: " + ", ".join(told)
    home = space.index == 0
    final = space.axis in ("germany", "japan")
    style = "box" if home else "" if final else "sea" if space.amphibious else "cell"
    ink.thing(f"space:{track.id}:{space.id}", "rect", (x, y, wide, high, 7), style, label)
    low = _low(at, y)
    if final:
        ink.line(x + 6, y + 3, x + wide - 6, y + 3, "axis-line")
        ink.line(x + 6, y + high - 3, x + wide - 6, y + high - 3, "axis-line")
        if space.naval:
            ink.icon(ICONS["anchor"], x + 13, low - 2, 14, "axis-icon")
            ink.text(str(space.naval), x + 22, low + 2.5, "on-axis-bold", 12.5)
        return
    first, lead = (12.2, 11.6) if at.tight else (14.2, 13.0)
    signs = [sign for sign, there in (("b29", space.b29), ("kamikaze", space.kamikaze)) if there]
    words = short(track.id if home else space.id, lang)
    # Where a name has one line a sign stands behind it, if it may: below lies what comes and goes.
    lines, size = _broken(words, wide - 8 - (14 if signs and at.lines == 1 else 0), at.lines)
    ends = max(width_of(line, size, "ink-bold") for line in lines)
    for i, line in enumerate(lines):
        ink.text(line, x + 5.5, y + first + lead * i, "ink-bold", size, room=wide - 8)
    if space.naval:
        ink.icon(ICONS["anchor"], x + 13, low, 14, "mark")
        ink.text(str(space.naval), x + 22, low + 4.5, "quiet-bold", 12.5)
    for icon in signs:
        if at.lines > 1:  # below the first line, at its end
            row, side = y + first + lead - (3 if at.tight else 4), 12 if at.tight else 14
            ink.icon(ICONS[icon], x + wide - 11, row, side, "mark")
        elif ends <= wide - 22:
            ink.icon(ICONS[icon], x + wide - 10, y + 10, 11.5, "mark")
        else:  # after the anchor and its count
            ink.icon(ICONS[icon], x + (36.5 if space.naval else 13), low, 12, "mark")


def _low(at: Layout, y: float) -> float:
    """The middle of the lower line of a space, below its name."""
    return y + at.cell - 5 - max(7.0, at.low / 2 - 1.5)


def _broken(words: tuple[str, ...], room: float, most: int) -> tuple[tuple[str, ...], float]:
    """A name in at most so many lines, and its size: a little smaller rather than shortened."""
    least = 11.8 if most > 1 else 12.0  # where there is one line only, the drawing is shrunk too
    for text in words:
        for size in (12.4, least):
            lines = wrap(text, room, size, "ink-bold")
            if len(lines) <= most and all(width_of(t, size, "ink-bold") <= room for t in lines):
                return lines, size
    return fitting(words, room, least, "ink-bold", most), least


# -- fronts ----------------------------------------------------------------------------------------


def _front(
    ink: Ink,
    view: Churchill,
    lang: str,
    at: Layout,
    front: str,
    can: frozenset[str],
    tried: ck.Event | None,
) -> None:
    track = BOX.tracks[front]
    here = view.fronts[front]
    entry = view.entry(front)
    x, y, wide, high = at.space(front, here)
    if here:  # the way that has been won
        start = at.space(front, 0)
        ink.loose()
        for index in range(1, here):
            a, b, w, h = at.space(front, index)
            ink.line(a + 5, b + h - 2.2, a + w - 5, b + h - 2.2, f"way-{track.marker}")
        a = start[0] + start[2]
        ink.line(a, y + high / 2, a + 7, y + high / 2, f"way-{track.marker}")
    _naval(ink, view, lang, front, at.space(front, 0), _low(at, at.rows[front]), can)
    target = f"front:{front}"
    place = name(view.space(front).id, lang)
    label = word("l-marker" if entry else "l-front-end", lang, name(front, lang), place)
    aside = 17 if any(f == front for f, _ in view.directed.values()) else 0  # for an arrow
    w, h = min(22 + at.low / 2, wide - 47 - aside), at.low
    bx, by = x + wide - w - 3 - aside, y + high - h - 2.5
    free = entry is None and target in can
    ink.thing(
        f"marker:{front}", "rect", (bx, by, w, h, 5), f"block-{track.marker}", label, target, free
    )
    ink.icon(FIGURES[track.marker], bx + w / 2, by + h / 2, 0.66 * h + 1, "icon-on-power")
    if entry is not None:
        _entry(ink, view, lang, at, front, entry, can, tried)
    ink.loose()


def _entry(
    ink: Ink,
    view: Churchill,
    lang: str,
    at: Layout,
    front: str,
    entry: Space,
    can: frozenset[str],
    tried: ck.Event | None,
) -> None:
    """The entry space: support, armies, Directed Offensives, and what closes it. What lay where a
    front has tried to advance in this conference stays there (`_opposed`)."""
    x, y, wide, high = at.space(front, entry.index)
    over = view.is_over(front)
    moved_on = tried is not None and tried["space"] != entry.id
    support, armies = (0, 0) if moved_on else (view.support[front], view.armies[front])
    power = sum(part[1] for part in strength(view, front))
    told = [
        word(
            "l-front", lang, name(front, lang), name(view.space(front).id, lang),
            name(entry.id, lang), support, armies, power,
        )
    ]  # fmt: skip
    condition = _condition(view, entry)
    if condition is not None:
        issue = name(_counter(entry.requires_issue), lang)
        told.append(word("l-condition-open" if condition else "l-condition-closed", lang, issue))
    flags = [(i, owed) for i, (f, owed) in view.directed.items() if f == front]
    for issue, owed in flags:
        told.append(word("l-directed", lang, name(BOX.issues[issue].owner or "", lang), owed))
    target = f"front:{front}"
    style = "" if over else "entry-axis" if entry.axis in ("germany", "japan") else "entry"
    label = "; ".join(told)
    ink.thing(f"entry:{front}", "rect", (x, y, wide, high, 7), style, label, target, target in can)
    right, top = x + wide - 3.5, y + high - at.low - 2.5
    for count, kind in ((armies, "army"), (support, "support")):
        if count:
            w = ((19.5 if at.tight else 21.0) if support and armies else 27.0) + (
                7 if count > 9 else 0
            )
            _stack(ink, front, kind, count, (right - w, top, w, at.low - 0.5))
            right -= w + (1 if at.tight else 2)
    if condition is not None:
        left = x + (39 if entry.naval else 13)
        ink.icon(ICONS["open" if condition else "locked"], left, _low(at, y) - 0.5, 14, "mark")
    for i, (issue, _) in enumerate(flags):  # arrows that point into the space, below the names
        owner = BOX.issues[issue].owner or "none"
        ink.piece(f"directed:{owner}/{issue}")
        directed(ink, owner, x - 12, y + high - at.low / 2 - 2.5 - 17.5 * i)


def _stack(ink: Ink, front: str, kind: str, count: int, box: Box, beaten: bool = False) -> None:
    """Offensive support or armies in a space, with how many; those that a front has beaten only in
    outline."""
    left, top, w, h = box
    axis = "germany" if front in EUROPE else "japan"
    ink.piece(f"army:{axis}/{front}" if kind == "army" else f"support/{front}")
    ink.rect(left, top, w, h, "army-gone" if beaten else kind, 5)
    side = min(0.6 * h, 0.48 * w, 13) + (2 if kind == "support" else 0)
    icon = "on-map-army" if beaten else f"{kind}-icon"
    ink.icon(ICONS[kind], left + side / 2 + 1, top + h / 2, side, icon)
    style = "ink-bold" if beaten else f"on-{kind}-bold"
    ink.text(str(count), left + w - 2.5, top + h / 2 + 4.6, style, 13, "end")
    ink.piece("")


def _opposed(ink: Ink, view: Churchill, lang: str, at: Layout, front: str, space: str) -> None:
    """8.0 The armies of the Axis stay in the space that a front has entered until the conference
    ends."""
    armies, entry = view.armies[front], view.entry(front)
    if not armies or (entry is not None and entry.id == space):
        return
    box = _space_of(at, front, space)
    w = 21.0 + (7 if armies > 9 else 0)
    spot = _spot(ink, lang, at, box, (w, at.low - 0.5))
    ink.loose()
    if spot is not None:
        dark = view.space(front).id == space and view.space(front).axis in ("germany", "japan")
        _stack(ink, front, "army", armies, (*spot, w, at.low - 0.5), beaten=not dark)


def _space_of(at: Layout, front: str, space: str) -> Box:
    return at.space(front, next(s.index for s in BOX.tracks[front].spaces if s.id == space))


def _spot(
    ink: Ink, lang: str, at: Layout, space: Box, size: tuple[float, float], over: bool = False
) -> tuple[float, float] | None:
    """Where something fits into a space without covering what is written there or lies there, as
    far down and to the right as it goes; None if it fits nowhere. It may lie `over` how many ships
    the space asks for, and then on all of that."""
    x, y, wide, high = space
    printed = [box_of(s) for s in _board(lang, at.width, at.height) if s.kind in ("text", "path")]
    low = _low(at, y) - 9 if over else y + high  # the top of what is printed there
    lie = [box_of(s) for s in ink.out if s.kind in ("text", "path") or _is_piece(s)]
    near = [box for box in lie if overlap(box, space)]
    near += [box for box in printed if overlap(box, space) and box[1] < low]
    most = x + wide - 2 - size[0], y + high - 2 - size[1]
    right = min(most[0], x + 3) if over else most[0]
    lefts = {most[0], x + 3, *(box[0] - 1 - size[0] for box in near)}
    tops = {most[1], *(box[1] - 0.5 - size[1] for box in near)}
    if over:
        tops = {min(most[1], low + 1)}
    spots = (
        (left, top)
        for top in sorted(tops, reverse=True)
        for left in sorted(lefts, reverse=True)
        if x + 2 <= left <= right and y + 2 <= top <= most[1]
    )
    free = (s for s in spots if not any(overlap((*s, *size), box) for box in near))
    return next(free, None)


def _is_piece(s: Shape) -> bool:
    return bool(s.piece) or s.id.startswith(("marker:", "roll:"))


def directed(ink: Ink, owner: str, x: float, y: float, size: float = 1.0) -> None:
    """A Directed Offensive: an arrow in its owner's colour with the owner's sign."""
    back, neck, tip, half = (size * by for by in (-10, 4, 12, 8))
    upper, lower = (
        (x + back, y - half, x + neck, y - half),
        (x + neck, y + half, x + back, y + half),
    )
    ink.polygon((*upper, x + tip, y, *lower), f"block-{owner}")
    if owner in FIGURES:
        ink.icon(FIGURES[owner], x - 1.5, y, 11, "icon-on-power")


def _condition(view: Churchill, entry: Space) -> bool | None:
    """6.21, 6.22 Is the space open to a front? None: nothing closes it."""
    if entry.requires_issue is None:
        return None
    if entry.requires_issue in view.center_results:
        return True
    in_center = view.issues[_counter(entry.requires_issue)] == CENTER
    return in_center and view.phase in AT_THE_TABLE


@lru_cache(maxsize=16)
def _counter(type_: str | None) -> str:
    return next(i.id for i in BOX.issues.values() if i.type == type_)


def _naval(
    ink: Ink, view: Churchill, lang: str, box: str, at: Box, low: float, can: frozenset[str]
) -> None:
    """A theater box: naval support, five anchors, as many of them dark as there are markers."""
    x, y, wide, high = at
    count = view.naval[box]
    told = [word("l-box", lang, name(box, lang), count)]
    pledges = [(power, n) for power, n, _, where in view.commitments if n and box in where]
    told += [word("l-pledged", lang, name(power, lang), n) for power, n in pledges]
    if box == "arctic":
        told.append(word("is_open" if view.arctic_open() else "l-closed", lang))
    target = f"box:{box}"
    ink.thing(target, "rect", (x, y, wide, high, 7), "", "; ".join(told), target, target in can)
    if box != "arctic" and (view.fronts[box] == 0 or wide < 84):
        ink.icon(ICONS["anchor"], x + 12, low, 14, "naval" if count else "naval-none")
        ink.text(f"{count}/5", x + 22, low + 4.5, "ink-bold", 13)
    else:
        for i in range(5):
            style = "naval" if i < count else "naval-none"
            ink.icon(ICONS["anchor"], x + 11 + 13 * i, low, 12.5, style)
        ink.text(str(count), x + 75.5, low + 4.5, "ink-bold", 13)
    # At the end of the name; of the Arctic at its beginning: there it says whether it is open.
    corner = max(x - 4.5, 8.5) if box == "arctic" else x + wide
    for i, power in enumerate(dict.fromkeys(power for power, _ in pledges)):
        ink.piece(f"pledge:{power}/{box}")
        ink.circle(corner, y - 0.5 + 16.5 * i, 7.5, f"of-{power}")
        ink.icon(ICONS["production"], corner, y - 1 + 16.5 * i, 10, f"power-{power}")
    ink.piece("")


def _arctic_box(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    x, y, wide, high = at.arctic
    low = _low(at, y)
    ink.loose()
    ink.rect(x, y, wide, high, "box", 7)
    first = y + (13.5 if at.tight else 16)
    ink.text(short("arctic", lang)[0], x + 8, first, "ink-bold", 12.4)
    state = word("is_open" if view.arctic_open() else "opens", lang)
    ink.text(state, x + wide - 7, first, "quiet", 12, "end", wide - 72)
    _naval(ink, view, lang, "arctic", at.arctic, low, can)
    ink.loose()


# -- the dice --------------------------------------------------------------------------------------


def _tried(events: Iterable[ck.Event]) -> dict[str, ck.Event]:
    """The attempt of each front that has tried to advance in this war phase."""
    found: dict[str, ck.Event] = {}
    for event in events:
        if event.kind == "conference_opened":  # the war is over
            found.clear()
        elif event.kind in TRIED:
            found[event["front"]] = event
    return found


def _roll(ink: Ink, lang: str, at: Layout, front: str, event: ck.Event) -> None:
    """7.71 What a front that has tried it needed, and what it rolled; or what it lacked. Where
    there is no room for that, both without a mark ("9 > 8"), the die alone with a mark of whether
    it was enough, or the mark."""
    space = _space_of(at, front, event["space"])
    rolled, won, brief = event.get("roll"), bool(event.get("success")), ""
    ships = event.get("why") == "naval"
    compared = ""
    if rolled is not None:
        needed = min(event["strength"], 10)
        label = word("l-rolled", lang, name(front, lang), rolled, event["strength"])
        told = f"≤ {needed}"
        compared = f"{'≤' if won else '>'} {needed}"
    elif event.kind == "front_too_weak":
        label = word("l-weak", lang, name(front, lang), event["strength"])
        brief = str(event["strength"]).replace("-", "−")
        told = word("strength", lang, brief)
    elif ships:
        label = word("l-ships", lang, name(front, lang), event["naval"], event["needed"])
        told = word("ships", lang, event["naval"], event["needed"])
        brief = f"{event['naval']}/{event['needed']}"
    else:
        issue = name(_counter(event["why"]), lang)
        label = f"{name(front, lang)}: " + word("l-condition-closed", lang, issue)
        told = word("closed", lang)
    wide = 20.0 if rolled is not None else 16.0 if ships else 0.0
    ways = [(told, wide, ROLL, True), (brief, wide, ROLL, True)]
    if compared:
        ways.insert(1, (compared, wide, ROLL, False))
    ways += [("", 0.0, ROLL, True), ("", 0.0, LEAST, True)]
    for (text, sign, high, marked), over in product(ways, (False, True)):
        least = (13 if high < ROLL else 17) if marked else 3
        words = width_of(text, 12.2, "ink-bold") + (8 if marked else 4) if text else 0
        room = least + sign + words
        spot = _spot(ink, lang, at, space, (room, high), over and bool(text))
        if spot is not None:
            break
    # on the smallest maps a full space has no room at all: at its edge it covers least
    left, top = spot or (space[0] + space[2] - room - 1, space[1] - 8)
    middle = top + high / 2
    ink.thing(f"roll:{front}", "rect", (left, top, room, high, 6), "roll", label, f"front:{front}")
    at_x = left + 3
    if sign and ships:
        ink.icon(ICONS["anchor"], at_x + 7, middle, 12.5, "naval")
    elif sign:
        ink.polygon(
            (at_x + 8, middle - 7.5, at_x + 16, middle, at_x + 8, middle + 7.5, at_x, middle),
            "roll-die",
        )
        size = 10.8 if rolled < 10 else 8.8  # two digits, too, lie within the die
        ink.text(str(rolled), at_x + 8, middle + 0.37 * size, "ink-bold", size, "middle")
    if text:
        ink.text(text, at_x + sign, middle + 4.4, "ink-bold", 12.2)
    size = (12 if won else 10) - (3 if high < ROLL else 0)
    if marked:
        ink.icon(ICONS["check" if won else "cross"], left + room - least / 2, middle, size, "icon")
    ink.loose()


ROLL = 16.0  # height of what says how an attempt went
LEAST = 11.5  # of a mark alone, between a name and what lies below it
TRIED = ("front_rolled", "front_too_weak", "front_blocked")


# -- countries and colonies ------------------------------------------------------------------------


def _location(
    ink: Ink, view: Churchill, lang: str, at: Layout, location: str, can: frozenset[str]
) -> None:
    """A country: its networks as signs, its alignment as a flag and as the colour of the card."""
    x, y = at.places[location]
    wide, high = at.chip
    spot = BOX.locations[location]
    networks, aligned = view.networks.get(location), view.alignment.get(location)
    told = []
    if spot.sphere != "free":
        told.append(word(f"l-of-{spot.sphere}", lang))
    if networks:
        told.append(word("l-networks", lang, name(networks[0], lang), networks[1]))
    if aligned:
        told.append(word("l-alignment", lang, name(aligned, lang)))
    if not networks and not aligned:
        told.append(word("l-empty", lang))
    if location in BOX.arctic.countries and not view.arctic_open():
        told.append(word("l-closed", lang))
    told += _barred(view, lang, spot)
    target = f"location:{location}"
    label = word("l-location", lang, name(location, lang), ", ".join(told))
    style = f"of-{aligned}" if aligned else "colony" if spot.colony else "location"
    radius = high / 2 if spot.colony else 5.0
    ink.thing(target, "rect", (x, y, wide, high, radius), style, label, target, target in can)
    inset = 9 if spot.colony else 5
    room = wide - 2 * inset + 4
    text = fitting(short(location, lang), room, 12, "ink")[0]
    ink.text(text, x + wide / 2, y + 0.4 * high, "ink", 12, "middle", room)
    size = min(0.21 * high, 8.0)
    row = y + high - size - 2.5
    if networks:
        owner, count = networks
        for i in range(count):
            left = x + inset + size + 1 + (2 * size + 2) * i
            ink.piece(f"network:{owner}/{location}:{i}")
            ink.circle(left, row, size, f"of-{owner}")
            ink.icon(FIGURES[owner], left, row, 1.3 * size, f"power-{owner}")
    if aligned:
        right = x + wide - inset
        ink.piece(f"flag:{aligned}/{location}")
        ink.rect(right - 28, row - size, 28, 2 * size, f"block-{aligned}", 3)
        ink.icon(ICONS["flag"], right - 21, row, 1.4 * size, "icon-on-power")
        ink.icon(FIGURES[aligned], right - 9, row, 1.3 * size, "icon-on-power")


def _barred(view: Churchill, lang: str, spot: Location) -> list[str]:
    """6.11 Who may place no alignment in a country now, and by which rule; it is one for all."""
    barred = {seat: rule for seat in SEATS if (rule := bar_to_placing(view, seat, spot))}
    if not barred:
        return []
    rule = next(iter(barred.values()))
    if len(barred) == len(SEATS):
        return [word("l-no-alignment", lang, rule)]
    return [word("l-no-alignment-by", lang, ", ".join(name(seat, lang) for seat in barred), rule)]


# -- leadership, reserves, Axis powers -------------------------------------------------------------


def _reserve_height(at: Layout) -> float:
    return 34.0 if at.tight else 42.0


def _theater(
    ink: Ink, view: Churchill, lang: str, at: Layout, theater: str, can: frozenset[str]
) -> None:
    """Who commands a theater, and the reserves of the Axis there."""
    x, wide = at.x(0), 2 * at.pitch - 9
    bh = at.plate
    commander = view.leadership[theater]
    target = f"theater:{theater}"
    label = word("l-leadership", lang, name(theater, lang), name(commander, lang))
    ink.loose()
    if theater == "pacific":
        axis = "japan"
        pools = [("japanese_army", "army"), ("japanese_navy", "navy")]
        top = at.rows["far_east"]
        title = word("pacific", lang)
        start = max(at.pitch + 22, width_of(title, 18, "ink-serif") + 14)
        body = (x + start, top, 3 * at.pitch - 9 - start, bh)
        low = at.rows["cbi"] + at.lower
    else:
        axis = "germany"
        pools = [("german_army", "army"), ("german_navy", "navy"), ("italian_army", "army")]
        top = at.rows["western"]
        title = word("europe", lang)
        body = (x, top + (20 if at.tight else 26), wide, bh)
        low = body[1] + bh + 5
    ink.text(title, x + 4, top + 16, "ink-serif", 18)
    bx, by, bw, _ = body
    ink.thing(target, "rect", (*body, 8), "plaque", label, target, target in can)
    ink.icon(ICONS["theater_leadership"], bx + 14, by + bh / 2, 16, "icon")
    power = short(commander, lang)[-1]
    end = bx + bw - 9
    sign = end - 15 - width_of(power, 13, "ink-bold")
    told = word("command", lang)
    if width_of(told, 12.2) <= sign - 12 - bx - 27:
        ink.text(told, bx + 27, by + bh / 2 + 4.5, "quiet", 12.2)
    ink.icon(SIGNS[commander], sign, by + bh / 2, 18, f"power-{commander}")
    ink.text(power, end, by + bh / 2 + 4.7, "ink-bold", 13, "end")
    told = word(
        "l-reserves", lang, name(axis, lang), view.reserves[pools[0][0]], view.reserves[pools[1][0]]
    )
    high = _reserve_height(at)
    ink.thing(f"reserves:{theater}", "rect", (x, low, wide, high, 8), "plaque", told)
    placed = sum(view.armies[f] for f in FRONTS if BOX.tracks[f].theater == theater)
    title = word("reserves-placed", lang, placed) if placed else word("reserves", lang)
    ink.text(title, x + 8, low + 0.38 * high, "quiet", 12, room=wide - 16)
    left, row = x + 15, low + 0.7 * high
    step = min(18.0, (wide - 46) / 8)
    side = min(step - 1.5, 13 if at.tight else 15)
    here = sum(view.reserves[reserve] for reserve, icon in pools if icon == "army") - placed
    for reserve, icon in pools:
        if reserve == "italian_army":
            ink.text(word("italian", lang), left - 7, row + 4.3, "quiet", 12)
            left += 19
        for i in range(BOX.reserves[reserve]):
            style = "on-map-army" if i < view.reserves[reserve] else "naval-none"
            away = False  # 7.61 what stands on the map is small here
            if icon == "army" and i < view.reserves[reserve]:
                here -= 1
                away = here < 0
            ink.icon(ICONS[icon], left, row, 0.5 * side if away else side, style)
            left += step if icon == "army" else step + 3
        left += 5
    ink.loose()


def _axis_powers(ink: Ink, view: Churchill, lang: str, at: Layout) -> None:
    """Who has surrendered, and who took the German technology."""
    for axis in ("germany", "japan"):
        x, _, wide, _ = axis_box(at, axis)
        middle = axis_gap(at, axis)
        state = _state(view, axis, lang)
        label = word("l-axis", lang, name(axis, lang), state)
        if axis not in view.surrendered:
            label = f"{label}. {_falls(view, axis, lang)}"
        ink.thing(f"axis:{axis}", "rect", (x, middle - 20, wide, 40, 0), "", label)
        title = short(axis, lang)[0]
        ink.text(title, x + wide / 2, middle - 2, "on-axis-serif", 16, "middle", wide - 8)
        ink.text(state, x + wide / 2, middle + 13, "on-axis", 12, "middle", wide - 6)
    x, y, wide, high = at.space("mediterranean", 4)
    x += at.pitch
    taken = ", ".join(f"{name(s, lang)} {view.technology[s]}" for s in SEATS)
    label = word("l-technology", lang, taken)
    ink.thing("technology", "rect", (x, y, wide, high, 7), "plaque", label)
    titles = (word("technology", lang), word("technology-short", lang))
    lines = fitting(titles, wide - 8, 12, "quiet", 1 if at.tight else 2)
    for i, line in enumerate(lines):
        ink.text(line, x + wide / 2, y + 14 + 13 * i, "quiet", 12, "middle", wide - 6)
    order = [seat for seat in SEATS for _ in range(view.technology[seat])]
    r = 9.0 if at.tight else 10.0
    row = y + high - r - 4
    for i in range(3):
        cx = x + wide / 2 + (2 * r + 6) * (i - 1)
        if i < len(order):
            ink.circle(cx, row, r, f"of-{order[i]}")
            ink.icon(FIGURES[order[i]], cx, row, 1.2 * r, f"power-{order[i]}")
        else:
            ink.circle(cx, row, r, "army-gone")
            ink.icon(ICONS["technology"], cx, row, 1.3 * r, "naval-none")
    top, tall = y + high + 9, at.chip[1]
    state = _state(view, "italy", lang)
    label = word("l-axis", lang, name("italy", lang), state)
    ink.thing("axis:italy", "rect", (x, top, wide, tall, 7), "axis", label)
    ink.text(
        short("italy", lang)[0], x + wide / 2, top + 0.42 * tall, "on-axis-bold", 12.2, "middle"
    )
    ink.text(state, x + wide / 2, top + 0.82 * tall, "on-axis", 12, "middle", wide - 6)
    ink.loose()


def _falls(view: Churchill, axis: str, lang: str) -> str:
    """7.81, 7.82 What makes a power surrender, and which of the Emperor's conditions are met."""
    met = emperors_conditions(view) if axis == "japan" else ()
    return word(f"falls-{axis}", lang, *(word("met" if so else "unmet", lang) for so in met))


def _state(view: Churchill, axis: str, lang: str) -> str:
    return word("surrendered" if axis in view.surrendered else "fights", lang)


# -- the A-bomb track and the powers ---------------------------------------------------------------


def _strip(at: Layout) -> tuple[float, float, float]:
    """The strip below the tracks: top, height, and where its two parts meet."""
    top = at.rows[PACIFIC[-1]] + at.cell + 11
    return top, at.height - top - 5, 8 + (at.width - 16) * 0.62


def _bomb(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    top, high, end = _strip(at)
    us, ussr = view.a_bomb["us"], view.a_bomb["ussr"]
    label = word("l-bomb", lang, name(BOX.a_bomb[us], lang), name(BOX.a_bomb[ussr], lang))
    body = (8, top, end - 8, high, 8)
    ink.thing("research", "rect", body, "plaque", label, "research", "research" in can)
    ink.icon(ICONS["a_bomb"], 25, top + 0.36 * high, 22, "icon")
    step = (end - 50) / len(BOX.a_bomb)
    y = top + high - 14
    most = 2 if high > 54 else 1
    for i, space in enumerate(BOX.a_bomb):
        x = 44 + step * (i + 0.5)
        if i:
            ink.line(x - step + 16, y, x - 16, y, "link")
        ink.circle(x, y, 10, "army-gone")
        lines = fitting(short(space, lang), step - 4, 12, "ink", most)
        first = top + 14 + (6 if len(lines) < most else 0)
        for j, line in enumerate(lines):
            ink.text(line, x, first + 12.5 * j, "ink", 12, "middle", step - 3)
    for seat, index in (("us", us), ("ussr", ussr)):
        x = 44 + step * (index + 0.5)
        if us == ussr:
            x += -12.5 if seat == "us" else 12.5
        told = word(f"l-bomb-{seat}", lang, name(BOX.a_bomb[index], lang))
        ink.thing(f"bomb:{seat}", "circle", (x, y, 11.5, 11.5), f"of-{seat}", told)
        ink.icon(FIGURES[seat], x, y, 13.5, f"power-{seat}")
    funded = sum(n for _, n in view.research)
    if funded and view.phase != "war":  # 6.10.2 what waits for the roll, which comes before it
        told = word("l-bomb-funded", lang, funded)
        box = (11, top + high - 21, 28, 16, 4)
        ink.thing("funded", "rect", box, "plaque", told, "research", "research" in can)
        ink.text(f"+{funded}", 25, top + high - 8.5, "ink-bold", 12.5, "middle")
    ink.loose()


def _plate(at: Layout, number: int) -> Box:
    """What lies there of a power."""
    top, high, left = _strip(at)
    left += 7
    wide = (at.width - 8 - left - 12) / 3
    return left + number * (wide + 6), top, wide, high


def _powers(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    """The three powers with what they still have to use in this conference."""
    decision = view.decision
    for i, seat in enumerate(SEATS):
        x, top, wide, high = _plate(at, i)
        target = f"power:{seat}"
        networks, alignments = view.to_place[seat]
        made = view.production[seat]
        turn = decision is not None and decision.seat == seat
        label = word("l-power", lang, name(seat, lang), made, networks, alignments)
        mine = view.viewer == seat
        if mine:
            label += "; " + word("l-you", lang)
        if turn:
            label += "; " + word("l-turn", lang)
            ink.loose()
            ink.rect(x - 1, top - 1, wide + 2, high + 2, "plate-turn-under", 9)
        style = "plate-turn" if turn else "plate"
        ink.thing(target, "rect", (x, top, wide, high, 8), style, label, target, target in can)
        ink.icon(SIGNS[seat], x + 15, top + 14.5, 18, f"power-{seat}")
        told, own = short(seat, lang)[-1], word("you", lang)
        beside = x + 32 + width_of(told, 13.5, "ink-bold")
        tight = mine and beside + your_width(own) > x + wide - 4  # the sign says which power it is
        if not tight:
            ink.text(told, x + 28, top + 19, "ink-bold", 13.5, room=wide - 32)
        if mine:
            you(ink, own, x + 28 if tight else beside, top + 14.5, seat)
        cells = [("production", made), ("pol_mil", networks), ("flag", alignments)]
        here = [(icon, count) for icon, count in cells if count]
        for j, (icon, count) in enumerate(here):
            cx = x + 14 + j * (wide - 8) / 3
            ink.icon(ICONS[icon], cx, top + high - 12, 13, "icon")
            ink.text(str(count), cx + 8, top + high - 7.5, "ink-bold", 12.5)
    ink.loose()
