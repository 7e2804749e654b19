"""3.22-3.27 The war map: seven front tracks, theater boxes, countries and colonies, the A-bomb track.

``map_scene`` is a pure function of a view. Every track runs from its theater box on the
left toward its Axis power on the right, so that how far a front still has to go is seen at
a glance; under each space hang the countries that are connected to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from churchill_kit.churchill.components import BOX, FRONTS, SEATS, Space, Track
from churchill_kit.churchill.fronts import strength
from churchill_kit.churchill.state import CENTER, Churchill

from .board_words import name, short, word
from .icons import FIGURES, ICONS, SIGNS
from .marks import chosen, marks
from .scene import Ink, Scene, Shape, fitting, width_of, wrap

SIZE = (820.0, 760.0)
COLUMNS = 8  # the longest track
CELL = 60.0  # height of a space
CHIP = 36.0  # height of a country
EUROPE = ("western", "eastern", "mediterranean")
PACIFIC = ("far_east", "cbi", "central_pacific", "southwest_pacific")
LAST_COLUMN = {"mediterranean": COLUMNS - 2}  # this track does not end in an Axis power


@dataclass(frozen=True)
class Layout:
    """Where everything is on a map of a given size."""

    width: float
    height: float
    rows: tuple[tuple[str, float], ...]  # front -> top of its spaces
    chips: tuple[tuple[str, tuple[float, float]], ...]  # location -> left, top

    @property
    def pitch(self) -> float:
        return (self.width - 16) / COLUMNS

    @property
    def cell(self) -> float:
        return self.pitch - 7

    @property
    def chip(self) -> float:
        """Width of a country."""
        return min(self.pitch - 9, 104.0)

    def column(self, front: str, index: int) -> int:
        """The column of a space: tracks are flush right, with the Axis power in the last one."""
        last = LAST_COLUMN.get(front, COLUMNS - 1)
        return last - (len(BOX.tracks[front].spaces) - 1) + index

    def x(self, column: float) -> float:
        """The left edge of a column's space."""
        return 10 + column * self.pitch

    def space(self, front: str, index: int) -> tuple[float, float, float, float]:
        """A space of a track: left, top, width, height."""
        return self.x(self.column(front, index)), dict(self.rows)[front], self.cell, CELL


@lru_cache(maxsize=8)
def layout(width: float, height: float) -> Layout:
    """The layout for a size: rows from top to bottom, countries next to their spaces."""
    rows: dict[str, float] = {}
    slack = max(0.0, height - 760.0) / 9
    y = 10.0
    for front in (*EUROPE, *PACIFIC):
        if front == PACIFIC[0]:
            y += 12 + slack
        rows[front] = y
        y += CELL + (CHIP + 14 if _hangs(front) else 0) + 6 + slack
    plain = Layout(width, height, tuple(rows.items()), ())
    chips: dict[str, tuple[float, float]] = {}
    for front, top in rows.items():
        wanted = [
            (location, plain.space(front, space.index)[0] + plain.cell / 2)
            for space in BOX.tracks[front].spaces
            for location in space.countries
        ]
        if wanted:
            low = plain.x(plain.column(front, 0))
            high = width - 12 if front == "eastern" else plain.x(COLUMNS - 1) - 7
            lefts = _spread([w for _, w in wanted], plain.chip, 4, low, high)
            for (location, _), left in zip(wanted, lefts, strict=True):
                chips[location] = (left, top + CELL + 9)
    x, y, _, _ = _arctic(plain)
    for i, location in enumerate(BOX.arctic.countries):
        chips[location] = (x + i * (plain.chip + 4), y + CELL + 5)
    return Layout(width, height, plain.rows, tuple(chips.items()))


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


def _arctic(at: Layout) -> tuple[float, float, float, float]:
    """The Arctic box, left of the Eastern track."""
    return at.x(0), dict(at.rows)["eastern"], 2 * at.pitch - 9, CELL


def map_scene(
    view: Churchill,
    lang: str = "en",
    theme: str = "light",
    *,
    selectable: Iterable[str] = frozenset(),
    selected: str | Iterable[str] | None = None,
    size: tuple[float, float] = SIZE,
) -> Scene:
    """The war map as a viewer sees it; `selectable` and `selected` are targets."""
    at = layout(*size)
    can = frozenset(selectable)
    ink = Ink("pieces")
    for front in FRONTS:
        _front(ink, view, lang, at, front, can)
    _arctic_box(ink, view, lang, at, can)
    places = dict(at.chips)
    for location in BOX.locations:
        _location(ink, view, lang, at, location, places[location], can)
    for theater in ("europe", "pacific"):
        _theater(ink, view, lang, at, theater, can)
    _axis_powers(ink, view, lang, at)
    _bomb(ink, view, lang, at, can)
    _powers(ink, view, lang, at, can)
    pieces = ink.shapes()
    return Scene(
        *size,
        _board(lang, *size),
        pieces,
        marks(pieces, can, chosen(selected)),
        word("map", lang),
        theme,
        lang,
    )


# -- what does not change ----------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _board(lang: str, width: float, height: float) -> tuple[Shape, ...]:
    at = layout(width, height)
    rows = dict(at.rows)
    ink = Ink("board")
    ink.rect(0, 0, width, height, "page")
    split = rows[PACIFIC[0]] - 9
    end = rows[PACIFIC[-1]] + CELL + 6
    ink.rect(4, 4, width - 8, split - 7, "europe", 10)
    ink.rect(4, split, width - 8, end - split, "pacific", 10)
    for front in FRONTS:
        _connectors(ink, at, front)
    for axis, tracks in (("germany", ("western", "eastern")), ("japan", PACIFIC)):
        x = at.x(COLUMNS - 1)
        top, bottom = rows[tracks[0]], rows[tracks[-1]] + CELL
        ink.loose()
        ink.rect(x, top, at.cell, bottom - top, "axis", 8)
        gap = (rows[tracks[0]] + CELL + rows[tracks[1]]) / 2
        if axis == "japan":
            gap = rows["cbi"] + CELL + (CHIP + 20) / 2
        ink.text(short(axis, lang)[0], x + at.cell / 2, gap - 2, "on-axis-serif", 17, "middle", at.cell - 8)
    for front in FRONTS:
        track = BOX.tracks[front]
        for space in track.spaces:
            _space(ink, lang, at, track, space)
    _legend(ink, lang, at)
    return ink.shapes()


def _legend(ink: Ink, lang: str, at: Layout) -> None:
    """What the markers are."""
    rows = dict(at.rows)
    x = at.x(0)
    ink.loose()
    for keys, top in (
        (("support", "army", "directed", "network", "flag"), rows["mediterranean"] + 1),
        (("anchor", "b29", "kamikaze"), rows["cbi"] + 57),
    ):
        for i, key in enumerate(keys):
            y = top + 10 + 20.5 * i
            if key == "directed":
                directed(ink, "none", x + 11, y)
            elif key == "network":
                ink.circle(x + 11, y, 8, "stop-none")
                ink.icon(FIGURES["ussr"], x + 11, y, 9, "power-none")
            elif key == "flag":
                ink.rect(x + 1, y - 7.5, 22, 15, "block-none", 3)
                ink.icon(ICONS["flag"], x + 12, y, 11, "icon-on-power")
            elif key == "support":
                ink.rect(x + 1, y - 8.5, 22, 17, "support", 4)
                ink.icon(ICONS[key], x + 12, y, 13, "support-icon")
            elif key == "army":
                ink.rect(x + 1, y - 8.5, 22, 17, "army", 4)
                ink.icon(ICONS[key], x + 12, y, 11, "army-icon")
            else:
                ink.icon(ICONS[key], x + 12, y, 15, "mark")
            ink.text(word(f"legend-{key}", lang), x + 31, y + 4.3, "quiet", 12, room=2 * at.pitch - 44)


def _connectors(ink: Ink, at: Layout, front: str) -> None:
    """From each space to the countries that hang on it."""
    places = dict(at.chips)
    for space in BOX.tracks[front].spaces:
        if not space.countries:
            continue
        x, y, wide, high = at.space(front, space.index)
        middle, rail = x + wide / 2, y + high + 4.5
        drops = [places[c][0] + at.chip / 2 for c in space.countries]
        ink.line(middle, y + high, middle, rail, "link")
        ink.line(min([*drops, middle]), rail, max([*drops, middle]), rail, "link")
        for drop in drops:
            ink.line(drop, rail, drop, rail + 5, "link")
    y = dict(at.rows)[front] + CELL / 2
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
    words = short(track.id if home else space.id, lang)
    if final:
        ink.line(x + 6, y + 3, x + wide - 6, y + 3, "axis-line")
        ink.line(x + 6, y + high - 3, x + wide - 6, y + high - 3, "axis-line")
        if space.naval:
            ink.icon(ICONS["anchor"], x + 14, y + high - 15, 14, "axis-icon")
            ink.text(str(space.naval), x + 23, y + high - 10.5, "on-axis-bold", 12.5)
        return
    lines, size = _two_lines(words, wide - 9)
    for i, line in enumerate(lines):
        ink.text(line, x + 6, y + 14.5 + 13.5 * i, "ink-bold", size, room=wide - 8)
    left = x + 13
    low = y + high - 11
    if space.naval:
        ink.icon(ICONS["anchor"], left, low, 14, "mark")
        ink.text(str(space.naval), left + 9, low + 4.5, "quiet-bold", 12.5)
        left += 26
    for icon, there in (("b29", space.b29), ("kamikaze", space.kamikaze)):
        if there:
            ink.icon(ICONS[icon], left, low, 15, "mark")
            left += 18
    if home:
        ink.loose()


def _two_lines(words: tuple[str, ...], room: float) -> tuple[tuple[str, ...], float]:
    """A name in at most two lines, and its size: a little smaller rather than shortened."""
    for size in (12.4, 11.8):
        lines = wrap(words[0], room, size, "ink-bold")
        if len(lines) <= 2 and all(width_of(t, size, "ink-bold") <= room for t in lines):
            return lines, size
    return fitting(words, room, 12.0, "ink-bold", 2), 12.0


# -- fronts ------------------------------------------------------------------------------------------


def _front(ink: Ink, view: Churchill, lang: str, at: Layout, front: str, can: frozenset[str]) -> None:
    track = BOX.tracks[front]
    here = view.fronts[front]
    entry = view.entry(front)
    x, y, wide, high = at.space(front, here)
    # the way that has been won
    if here:
        start = at.space(front, 0)
        ink.loose()
        for index in range(1, here):
            a, b, w, h = at.space(front, index)
            ink.line(a + 5, b + h - 2.4, a + w - 5, b + h - 2.4, f"way-{track.marker}")
        ink.line(start[0] + start[2], y + CELL / 2, start[0] + start[2] + 7, y + CELL / 2, f"way-{track.marker}")
    _naval(ink, view, lang, at, front, can)
    target = f"front:{front}"
    label = word("l-marker", lang, name(front, lang), name(view.space(front).id, lang))
    bx, by = x + wide - 37, y + high - 28.5
    if entry is None:
        label = word("l-front-end", lang, name(front, lang), name(view.space(front).id, lang))
    ink.thing(f"marker:{front}", "rect", (bx, by, 34, 25.5, 5), f"block-{track.marker}", label, target,
              entry is None and target in can)  # fmt: skip
    ink.icon(FIGURES[track.marker], bx + 17, by + 12.7, 17, "icon-on-power")
    if entry is not None:
        _entry(ink, view, lang, at, front, entry, can)
    ink.loose()


def _entry(
    ink: Ink, view: Churchill, lang: str, at: Layout, front: str, entry: Space, can: frozenset[str]
) -> None:
    """The entry space: support, armies, Directed Offensives, and what closes it."""
    x, y, wide, high = at.space(front, entry.index)
    over = view.is_over(front)
    support, armies = view.support[front], view.armies[front]
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
    ink.thing(f"entry:{front}", "rect", (x, y, wide, high, 7), style, "; ".join(told), target, target in can)
    right, low = x + wide - 4, y + high - 28
    for count, body, icon, paint, text in (
        (armies, "army", "army", "army-icon", "on-army-bold"),
        (support, "support", "support", "support-icon", "on-support-bold"),
    ):
        if count:
            ink.rect(right - 27, low, 27, 25, body, 5)
            if icon == "support":
                ink.icon(ICONS[icon], right - 19, low + 12.5, 15, paint)
            else:
                ink.icon(ICONS[icon], right - 19, low + 12.5, 12, paint)
            ink.text(str(count), right - 8, low + 17, text, 13, "middle")
            right -= 30
    if condition is not None:
        left = x + (40 if entry.naval else 14)
        ink.icon(ICONS["open" if condition else "locked"], left, y + high - 12, 15, "mark")
    for i, (issue, _) in enumerate(flags):  # arrows that point into the space
        owner = BOX.issues[issue].owner or "none"
        directed(ink, owner, x - 8, y + 11 + 18 * i)


def directed(ink: Ink, owner: str, x: float, y: float) -> None:
    """A Directed Offensive: an arrow in its owner's colour with the owner's sign."""
    ink.polygon((x - 10, y - 8.5, x + 4, y - 8.5, x + 12, y, x + 4, y + 8.5, x - 10, y + 8.5), f"block-{owner}")
    if owner in FIGURES:
        ink.icon(FIGURES[owner], x - 1.5, y, 11, "icon-on-power")


def _condition(view: Churchill, entry: Space) -> bool | None:
    """6.21, 6.22 Is the space open to a front? None: nothing closes it."""
    if entry.requires_issue is None:
        return None
    if entry.requires_issue in view.center_results:
        return True
    return view.phase in ("agenda", "meeting") and view.issues[_counter(entry.requires_issue)] == CENTER


@lru_cache(maxsize=16)
def _counter(type_: str | None) -> str:
    return next(i.id for i in BOX.issues.values() if i.type == type_)


def _naval(ink: Ink, view: Churchill, lang: str, at: Layout, box: str, can: frozenset[str]) -> None:
    """A theater box: naval support, five anchors, as many of them dark as there are markers."""
    if box == "arctic":
        x, y, wide, high = _arctic(at)
    else:
        x, y, wide, high = at.space(box, 0)
    count = view.naval[box]
    target = f"box:{box}"
    label = word("l-box", lang, name(box, lang), count)
    for power, left, _, where in view.commitments:
        if left and box in where:
            label += "; " + word("l-pledged", lang, name(power, lang), left)
    if box == "arctic":
        label += "; " + word("is_open" if view.arctic_open() else "l-closed", lang)
    ink.thing(target, "rect", (x, y, wide, high, 7), "", label, target, target in can)
    low = y + high - 12
    if box != "arctic" and view.fronts[box] == 0:  # the front marker stands beside it
        ink.icon(ICONS["anchor"], x + 12, low, 14, "naval" if count else "naval-none")
        ink.text(f"{count}/5", x + 22, low + 4.5, "ink-bold", 13)
    else:
        for i in range(5):
            ink.icon(ICONS["anchor"], x + 11 + 13.2 * i, low, 12.5, "naval" if i < count else "naval-none")
        ink.text(str(count), x + 77, low + 4.5, "ink-bold", 13)
    pledged = [power for power, left, _, where in view.commitments if left and box in where]
    for i, power in enumerate(dict.fromkeys(pledged)):
        ink.circle(x - 1, y + 2 + 17 * i, 8, f"of-{power}")
        ink.icon(ICONS["production"], x - 1, y + 1.5 + 17 * i, 10.5, f"power-{power}")


def _arctic_box(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    x, y, wide, high = _arctic(at)
    ink.loose()
    ink.rect(x, y, wide, high, "box", 7)
    ink.text(short("arctic", lang)[0], x + 8, y + 16, "ink-bold", 12.6)
    state = word("is_open" if view.arctic_open() else "opens", lang)
    ink.text(state, x + 8, y + 31, "quiet", 12, room=wide - 14)
    _naval(ink, view, lang, at, "arctic", can)
    ink.loose()


# -- countries and colonies -----------------------------------------------------------------------------


def _location(
    ink: Ink, view: Churchill, lang: str, at: Layout, location: str, place: tuple[float, float], can: frozenset[str]
) -> None:
    """A country: its networks as signs, its alignment as a flag and as the colour of the card."""
    x, y = place
    wide = at.chip
    spot = BOX.locations[location]
    networks, aligned = view.networks.get(location), view.alignment.get(location)
    told = []
    if spot.colony:
        told.append(word("l-colony", lang))
    if networks:
        told.append(word("l-networks", lang, name(networks[0], lang), networks[1]))
    if aligned:
        told.append(word("l-alignment", lang, name(aligned, lang)))
    if not networks and not aligned:
        told.append(word("l-empty", lang))
    if location in BOX.arctic.countries and not view.arctic_open():
        told.append(word("l-closed", lang))
    target = f"location:{location}"
    label = word("l-location", lang, name(location, lang), ", ".join(told))
    style = f"of-{aligned}" if aligned else "colony" if spot.colony else "location"
    radius = 17.0 if spot.colony else 5.0
    ink.thing(target, "rect", (x, y, wide, CHIP, radius), style, label, target, target in can)
    inset = 9 if spot.colony else 6
    text = fitting(short(location, lang), wide - 2 * inset + 3, 12, "ink")[0]
    ink.text(text, x + wide / 2, y + 14, "ink", 12, "middle", wide - 2 * inset + 4)
    left = x + inset + 8
    if networks:
        owner, count = networks
        for i in range(count):
            ink.circle(left + 18 * i, y + 25.5, 8, f"of-{owner}")
            ink.icon(FIGURES[owner], left + 18 * i, y + 25.5, 10, f"power-{owner}")
    if aligned:
        right = x + wide - inset
        ink.rect(right - 28, y + 17.5, 28, 16, f"block-{aligned}", 3)
        ink.icon(ICONS["flag"], right - 21, y + 25.5, 11, "icon-on-power")
        ink.icon(FIGURES[aligned], right - 9, y + 25.5, 10, "icon-on-power")


# -- leadership, reserves, Axis powers ------------------------------------------------------------------


def _theater(ink: Ink, view: Churchill, lang: str, at: Layout, theater: str, can: frozenset[str]) -> None:
    rows = dict(at.rows)
    x = at.x(0)
    wide = 2 * at.pitch - 9
    commander = view.leadership[theater]
    target = f"theater:{theater}"
    label = word("l-leadership", lang, name(theater, lang), name(commander, lang))
    y = rows["western"] if theater == "europe" else rows["far_east"]
    ink.loose()
    ink.text(word(theater, lang), x + 4, y + 19, "ink-serif", 19)
    if theater == "pacific":
        body = (x + at.pitch + 22, y, 2 * at.pitch - 31, 30.0, 8.0)
        ry = rows["cbi"]
        pools = (("japanese_army", "army"), ("japanese_navy", "navy"))
    else:
        body = (x, y + 28, wide, 30.0, 8.0)
        ry = rows["western"] + 64
        pools = (("german_army", "army"), ("german_navy", "navy"), ("italian_army", "army"))
    bx, by, bw, bh, _ = body
    ink.thing(target, "rect", body, "plaque", label, target, target in can)
    ink.icon(ICONS["theater_leadership"], bx + 15, by + bh / 2, 17, "icon")
    ink.text(word("command", lang), bx + 29, by + 20, "quiet", 12.4)
    power = short(commander, lang)[-1]
    ink.icon(SIGNS[commander], bx + bw - 24 - width_of(power, 13, "ink-bold"), by + bh / 2, 20, f"power-{commander}")
    ink.text(power, bx + bw - 9, by + 19.7, "ink-bold", 13, "end")
    axis = "japan" if theater == "pacific" else "germany"
    ink.thing(f"reserves:{theater}", "rect", (x, ry, wide, 46, 8), "plaque",
              word("l-reserves", lang, name(axis, lang), view.reserves[pools[0][0]], view.reserves[pools[1][0]]))  # fmt: skip
    ink.text(word("reserves", lang), x + 8, ry + 16, "quiet", 12.2)
    left = x + 15
    for reserve, icon in pools:
        full, now = BOX.reserves[reserve], view.reserves[reserve]
        if reserve == "italian_army":
            ink.text(word("italian", lang), left - 5, ry + 36.5, "quiet", 12)
            left += 18
        for i in range(full):
            ink.icon(ICONS[icon], left, ry + 32, 15, "on-map-army" if i < now else "naval-none")
            left += 18 if icon == "army" else 20
        left += 6
    ink.loose()


def _axis_powers(ink: Ink, view: Churchill, lang: str, at: Layout) -> None:
    rows = dict(at.rows)
    for axis, top in (
        ("germany", (rows["western"] + CELL + rows["eastern"]) / 2 + 14),
        ("japan", rows["cbi"] + CELL + (CHIP + 20) / 2 + 14),
    ):
        gone = axis in view.surrendered
        state = word("surrendered" if gone else "fights", lang)
        x = at.x(COLUMNS - 1)
        ink.thing(f"axis:{axis}", "rect", (x, top - 32, at.cell, 40, 0), "",
                  word("l-axis", lang, name(axis, lang), state))  # fmt: skip
        ink.text(state, x + at.cell / 2, top, "on-axis", 12.2, "middle", at.cell - 6)
    x, y, wide, _ = at.space("mediterranean", 4)
    x += at.pitch
    taken = ", ".join(f"{name(s, lang)} {view.technology[s]}" for s in SEATS)
    ink.thing("technology", "rect", (x, y, at.cell, CELL, 7), "plaque", word("l-technology", lang, taken))
    for i, line in enumerate(fitting((word("technology", lang),), at.cell - 8, 11.8, "quiet", 2)):
        ink.text(line, x + at.cell / 2, y + 14 + 13 * i, "quiet", 11.8, "middle", at.cell - 6)
    marks_left = x + at.cell / 2 - 27
    order = [seat for seat in SEATS for _ in range(view.technology[seat])]
    for i in range(3):
        cx = marks_left + 27 * i
        if i < len(order):
            ink.circle(cx, y + 47, 11, f"of-{order[i]}")
            ink.icon(FIGURES[order[i]], cx, y + 47, 12, f"power-{order[i]}")
        else:
            ink.circle(cx, y + 47, 10, "army-gone")
            ink.icon(ICONS["technology"], cx, y + 47, 13, "naval-none")
    gone = "italy" in view.surrendered
    state = word("surrendered" if gone else "fights", lang)
    top = y + CELL + 9
    ink.thing("axis:italy", "rect", (x, top, at.cell, CHIP, 7), "axis", word("l-axis", lang, name("italy", lang), state))
    ink.text(short("italy", lang)[0], x + at.cell / 2, top + 15, "on-axis-bold", 12.4, "middle")
    ink.text(state, x + at.cell / 2, top + 29, "on-axis", 12, "middle", at.cell - 6)
    ink.loose()


# -- the A-bomb track and the powers ---------------------------------------------------------------------


def _strip(at: Layout) -> float:
    """The top of the strip below the tracks."""
    return dict(at.rows)[PACIFIC[-1]] + CELL + 13


def _bomb(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    top = _strip(at)
    high = at.height - top - 6
    wide = (at.width - 16) * 0.62
    us, ussr = view.a_bomb["us"], view.a_bomb["ussr"]
    label = word("l-bomb", lang, name(BOX.a_bomb[us], lang), name(BOX.a_bomb[ussr], lang))
    ink.thing("research", "rect", (8, top, wide, high, 8), "plaque", label, "research", "research" in can)
    ink.icon(ICONS["a_bomb"], 26, top + high / 2, 24, "icon")
    step = (wide - 44) / len(BOX.a_bomb)
    y = top + high - 15
    for i, space in enumerate(BOX.a_bomb):
        x = 46 + step * i + step / 2
        if i:
            ink.line(x - step + 16, y, x - 16, y, "link")
        ink.circle(x, y, 10, "army-gone")
        lines = fitting(short(space, lang), step - 4, 12, "ink", 2)
        for j, line in enumerate(lines):
            ink.text(line, x, top + 14 + 12.5 * j + (6 if len(lines) == 1 else 0), "ink", 12, "middle", step - 3)
    for seat, index in (("us", us), ("ussr", ussr)):
        x = 46 + step * index + step / 2
        if us == ussr:
            x += -13 if seat == "us" else 13
        told = word(f"l-bomb-{seat}", lang, name(BOX.a_bomb[index], lang))
        ink.thing(f"bomb:{seat}", "circle", (x, y, 12, 12), f"of-{seat}", told)
        ink.icon(FIGURES[seat], x, y, 14, f"power-{seat}")
    ink.loose()


def _powers(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    """The three powers with what they still have to use in this conference."""
    top = _strip(at)
    high = at.height - top - 6
    left = 8 + (at.width - 16) * 0.62 + 6
    wide = (at.width - 8 - left - 8) / 3
    decision = view.decision
    for i, seat in enumerate(SEATS):
        x = left + i * (wide + 4)
        target = f"power:{seat}"
        networks, alignments = view.to_place[seat]
        made = view.production[seat]
        turn = decision is not None and decision.seat == seat
        label = word("l-power", lang, name(seat, lang), made, networks, alignments)
        if turn:
            label += "; " + word("l-turn", lang)
            ink.loose()
            ink.rect(x - 1, top - 1, wide + 2, high + 2, "plate-turn-under", 9)
        ink.thing(target, "rect", (x, top, wide, high, 8), "plate-turn" if turn else "plate", label, target,
                  target in can)  # fmt: skip
        ink.icon(SIGNS[seat], x + 16, top + 16, 20, f"power-{seat}")
        ink.text(short(seat, lang)[-1], x + 30, top + 21, "ink-bold", 13.5, room=wide - 34)
        cells = [("production", made), ("pol_mil", networks), ("flag", alignments)]
        told = [(icon, count) for icon, count in cells if count]
        for j, (icon, count) in enumerate(told[:3]):
            cx = x + 15 + j * (wide - 10) / 3
            ink.icon(ICONS[icon], cx, top + high - 13, 13, "icon")
            ink.text(str(count), cx + 9, top + high - 8.5, "ink-bold", 12.5)
    ink.loose()
