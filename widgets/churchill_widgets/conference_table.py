"""3.21 The conference table: center, three tracks of six spaces, chairs, issues, leaders, global issues.

``table_scene`` is a pure function of a view; whatever the view hides cannot be in the drawing.
Each track is a lane of rows that widen outward, so that several issues on one space lie
side by side and every label is read without turning one's head.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from churchill_kit.churchill.components import BOX, GLOBALS, SEATS
from churchill_kit.churchill.scoring import score
from churchill_kit.churchill.state import CENTER, CHAIR, NEUTRAL, OUT, Churchill, Place

from .board_words import GLOBAL, name, short, word
from .icons import FIGURES, ICONS, SIGNS
from .marks import chosen, marks
from .scene import Ink, Scene, Shape, fitting, width_of

SIZE = (820.0, 760.0)
SPACES = 6
ROW = 28.0  # height of a counter
GAP = 4.0
PLATE = 50.0
TRAY_COLUMNS, TRAY_ROWS = 2, 5

# Who sits where: top, left, right.
ENDS = {"ussr": 0, "uk": -1, "us": 1}


@dataclass(frozen=True)
class Layout:
    """Where everything is on a table of a given size."""

    width: float
    height: float

    @property
    def cx(self) -> float:
        return self.width / 2

    @property
    def cy(self) -> float:
        return self.height / 2

    @property
    def token(self) -> float:
        """Width of an issue counter."""
        return min(104.0 + 0.12 * (self.width - 820), 132.0)

    @property
    def small(self) -> float:
        """Width of a counter in the display."""
        return min(92.0 + 0.14 * (self.width - 820), 124.0)

    @property
    def pitch(self) -> float:
        """From one space of a track to the next."""
        return (self.height - 352) / 12

    @property
    def lane(self) -> float:
        """Width of a space: two counters and its number."""
        return 2 * self.token + GAP + 22

    @property
    def sheet(self) -> tuple[float, float, float, float]:
        """The center of the table."""
        wide = 4 * self.token + 3 * 5 + 20
        return self.cx - wide / 2, self.cy - 78, wide, 156.0

    @property
    def plate_width(self) -> float:
        return min(236.0 + 0.1 * (self.width - 820), 260.0)

    def space(self, seat: str, number: int) -> tuple[float, float, float, float]:
        """A space of a track: left, top, width, height."""
        side, wide = ENDS[seat], self.lane
        if side == 0:
            return self.cx - wide / 2, self.cy - 82 - number * self.pitch, wide, self.pitch - 3
        more = self.width - 820
        spread = 7 + 0.02 * more + (number - 1) * (10 + 0.045 * more)
        x = self.cx + spread if side > 0 else self.cx - spread - wide
        return x, self.cy + 82 + (number - 1) * self.pitch + 3, wide, self.pitch - 3

    def chair(self, seat: str) -> tuple[float, float, float, float]:
        """The place in front of a chair, for captured issues."""
        wide = self.plate_width
        if ENDS[seat] == 0:
            return self.cx - wide / 2, 59.0, wide, ROW + 4
        x = self.width - 6 - wide if ENDS[seat] > 0 else 6.0
        return x, self.height - 59 - ROW - 4, wide, ROW + 4

    def plate(self, seat: str) -> tuple[float, float, float, float]:
        """The name plate of a leader."""
        x, _, wide, _ = self.chair(seat)
        return x, (6.0 if ENDS[seat] == 0 else self.height - 6 - PLATE), wide, PLATE

    def tray(self, side: int) -> tuple[float, float, float, float]:
        """One of the two papers that hold the issues which are not on the table."""
        wide = TRAY_COLUMNS * self.small + (TRAY_COLUMNS - 1) * GAP + 12
        high = 20 + TRAY_ROWS * 27
        x = self.cx + self.lane / 2 + 7 if side > 0 else self.cx - self.lane / 2 - 7 - wide
        return x, self.cy - 84 - high, wide, float(high)

    def tray_slot(self, number: int) -> tuple[float, float, float]:
        """The home of an issue in the display: left, top, width."""
        per = TRAY_COLUMNS * TRAY_ROWS
        x, y, _, _ = self.tray(1 if number >= per else -1)
        row, column = divmod(number % per, TRAY_COLUMNS)
        return x + 6 + column * (self.small + GAP), y + 18 + row * 27, self.small

    def row(self, left: float, right: float, middle: float, count: int) -> list[tuple[float, float]]:
        """Counters side by side: left and width of each; narrower ones where there are many."""
        wide = min(self.token, (right - left + GAP) / count - GAP)
        total = count * (wide + GAP) - GAP
        start = min(max(middle - total / 2, left), right - total)
        return [(start + i * (wide + GAP), wide) for i in range(count)]

    def on_space(self, seat: str, number: int, count: int) -> list[tuple[float, float, float]]:
        """Places for the counters on a space: left, top, width."""
        x, y, wide, high = self.space(seat, number)
        side = ENDS[seat]
        left, right = x + 20, x + wide - 2
        if side < 0:
            left, right = x + 2, x + wide - 20
        if count > 2 and side:  # further along the row, out to the rim of the table
            out = self.rim_at(y + high / 2) - 18
            left, right = (self.cx - out, right) if side < 0 else (left, self.cx + out)
            left, right = min(left, x + 2), max(right, x + wide - 2)
        middle = (x + 20 + x + wide) / 2 if side >= 0 else (x + x + wide - 20) / 2
        top = y + (high - ROW) / 2
        return [(a, top, w) for a, w in self.row(left, right, middle, count)]

    def in_chair(self, seat: str, count: int) -> list[tuple[float, float, float]]:
        """Places for captured issues."""
        x, y, wide, _ = self.chair(seat)
        row = self.row(x + 22, x + wide - 2, x + 22 + self.token / 2, count)
        return [(a, y + 2, w) for a, w in row]

    def in_center(self, count: int) -> list[tuple[float, float, float]]:
        """Places in the center, row by row."""
        x, y, wide, _ = self.sheet
        rows = -(-count // (4 if count <= 16 else 5))
        columns = -(-count // rows)
        high = rows * (ROW + 5) - 5
        top = y + 24 + (156 - 28 - high) / 2
        out = []
        for row in range(rows):
            here = min(columns, count - row * columns)
            for a, w in self.row(x + 8, x + wide - 8, self.cx, here):
                out.append((a, top + row * (ROW + 5), w))
        return out

    @property
    def round(self) -> tuple[float, float]:
        """The half-axes of the table."""
        return self.cx - 8, self.cy - 14

    def rim_at(self, y: float) -> float:
        """Half the width of the table at a height."""
        rx, ry = self.round
        return float(rx * max(0.0, 1 - ((y - self.cy) / ry) ** 2) ** 0.5)


@lru_cache(maxsize=8)
def layout(width: float, height: float) -> Layout:
    """The layout for a size."""
    return Layout(width, height)


def table_scene(
    view: Churchill,
    lang: str = "en",
    theme: str = "light",
    *,
    selectable: Iterable[str] = frozenset(),
    selected: str | Iterable[str] | None = None,
    size: tuple[float, float] = SIZE,
) -> Scene:
    """The conference table as a viewer sees it; `selectable` and `selected` are targets."""
    at = layout(*size)
    can = frozenset(selectable)
    if "leader" in can and view.decision is not None:
        can |= {f"leader:{view.decision.seat}"}
    ink = Ink("pieces")
    _heading(ink, view, lang, at)
    for seat in SEATS:
        _plate(ink, view, lang, at, seat, can)
    for pawn in GLOBALS:
        _pawn(ink, view, lang, at, pawn, can)
    _issues(ink, view, lang, at, can)
    pieces = ink.shapes()
    return Scene(
        *size,
        _board(lang, *size),
        pieces,
        marks(pieces, can, chosen(selected)),
        word("table", lang),
        theme,
        lang,
    )


# -- what does not change --------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _board(lang: str, width: float, height: float) -> tuple[Shape, ...]:
    at = layout(width, height)
    ink = Ink("board")
    ink.rect(0, 0, width, height, "page")
    rx, ry = at.round
    ink.circle(at.cx, at.cy + 3, rx, "rim-edge", ry)
    ink.circle(at.cx, at.cy, rx, "rim", ry)
    ink.circle(at.cx, at.cy, rx - 13, "felt", ry - 13)
    ink.circle(at.cx, at.cy, (rx - 13) * 0.86, "felt-light", (ry - 13) * 0.86)
    _connections(ink, at)
    for seat in SEATS:
        _lane(ink, lang, at, seat)
    x, y, wide, high = at.sheet
    ink.rect(x + 1, y + 2.5, wide, high, "rim-edge", 10)
    ink.thing("center", "rect", (x, y, wide, high, 10), "sheet", word("center", lang))
    ink.text(word("center", lang), at.cx, y + 17, "quiet", 12.5, "middle")
    for side in (-1, 1):
        _tray(ink, lang, at, side)
    return ink.shapes()


def _connections(ink: Ink, at: Layout) -> None:
    """Brass lines from the center to the chairs."""
    _, y, _, high = at.sheet
    ink.line(at.cx, y, at.cx, 60, "brass")
    for seat in ("uk", "us"):
        first, last, chair = at.space(seat, 1), at.space(seat, SPACES), at.chair(seat)
        ink.line(first[0] + first[2] / 2, y + high, first[0] + first[2] / 2, first[1], "brass")
        ink.line(
            last[0] + last[2] / 2, last[1] + last[3], chair[0] + chair[2] / 2, chair[1], "brass"
        )


def _lane(ink: Ink, lang: str, at: Layout, seat: str) -> None:
    first, last = at.space(seat, 1), at.space(seat, SPACES)
    top, end = (last, first) if ENDS[seat] == 0 else (first, last)
    ink.loose()
    ink.polygon(
        (
            *(top[0], top[1] - 1.5, top[0] + top[2], top[1] - 1.5),
            *(end[0] + end[2], end[1] + end[3] + 1.5, end[0], end[1] + end[3] + 1.5),
        ),
        "lane",
    )
    for number in range(1, SPACES + 1):
        x, y, wide, high = at.space(seat, number)
        label = word("l-track", lang, name(seat, lang), number)
        ink.thing(f"space:{seat}:{number}", "rect", (x, y, wide, high, 0), "", label)
        tx = x + wide - 12 if ENDS[seat] < 0 else x + 12
        ink.text(str(number), tx, y + high / 2 + 5, "on-felt-bold", 14, "middle")
        if number < SPACES:
            edge = y - 1.5 if ENDS[seat] == 0 else y + high + 1.5
            ink.line(x + 4, edge, x + wide - 4, edge, "lane-line")
    x, y, wide, high = at.chair(seat)
    label = word("l-chair", lang, name(seat, lang))
    ink.thing(f"chair:{seat}", "rect", (x, y, wide, high, 8), f"of-{seat}", label)
    ink.icon(ICONS["chair"], x + 12, y + high / 2, 16, f"power-{seat}")
    ink.loose()


def _tray(ink: Ink, lang: str, at: Layout, side: int) -> None:
    x, y, wide, high = at.tray(side)
    ink.loose()
    ink.rect(x + 1, y + 2, wide, high, "rim-edge", 4)
    ink.rect(x, y, wide, high, "sheet", 4)
    ink.text(word("display", lang), x + wide / 2, y + 13.5, "quiet", 11.8, "middle", wide - 8)
    per = TRAY_COLUMNS * TRAY_ROWS
    first = per if side > 0 else 0
    for number in range(first, min(first + per, len(BOX.issues))):
        a, b, w = at.tray_slot(number)
        ink.rect(a + 2, b + 2, w - 4, 21, "slot", 5)


# -- what changes ----------------------------------------------------------------------------------


def _heading(ink: Ink, view: Churchill, lang: str, at: Layout) -> None:
    ink.text(word("conference", lang, view.conference), 12, 27, "ink-serif", 17)
    if view.card is not None:
        told = BOX.conferences[view.card].name[lang]
        for i, line in enumerate(fitting((told,), at.cx - at.plate_width / 2 - 24, 12.5, "quiet", 2)):
            ink.text(line, 12, 45 + 15 * i, "quiet", 12.5)
    ink.text(word(view.phase, lang), at.width - 12, 27, "ink-serif", 17, "end")


def _plate(ink: Ink, view: Churchill, lang: str, at: Layout, seat: str, can: frozenset[str]) -> None:
    x, y, wide, high = at.plate(seat)
    decision = view.decision
    turn = decision is not None and decision.seat == seat
    active = view.is_active(seat)
    leader = view.leaders[seat]
    status = word("active" if active else "inactive", lang)
    points = _points(view, seat)
    told = [
        word(
            "l-seat", lang, name(leader, lang), name(seat, lang), status,
            view.hand_size(seat), view.conference_wins[seat], points,
        )
    ]  # fmt: skip
    if seat in view.may_pass:
        told.append(word("l-pass", lang))
    if seat in view.picks:
        told.append(word("l-picked", lang))
    if turn:
        told.append(word("l-turn", lang))
        ink.loose()
        ink.rect(x - 1, y - 1, wide + 2, high + 2, "plate-turn-under", 11)
    ink.thing(
        f"power:{seat}", "rect", (x, y, wide, high, 10), "plate-turn" if turn else "plate",
        "; ".join(told), f"power:{seat}", f"power:{seat}" in can,
    )  # fmt: skip
    right = x + wide - 11
    ink.text(short(leader, lang)[0], x + 54, y + 21, "ink-serif", 16.5, room=wide - 54 - 62)
    ink.text(word("points", lang, points), right, y + 20.5, "ink-bold", 13, "end")
    ink.text(status, x + 54, y + 40, "quiet" if active else "ink", 12.5)
    cells = [("card", view.hand_size(seat)), ("win", view.conference_wins[seat])]
    left = x + wide - 104
    for icon, count in cells:
        ink.icon(ICONS[icon], left, y + 35.5, 14, "icon")
        ink.text(str(count), left + 10, y + 40, "ink-bold", 12.5)
        left += 38
    extra = "pass" if seat in view.may_pass else "facedown" if seat in view.picks else ""
    if extra:
        ink.icon(ICONS[extra], right - 6, y + 35.5, 15, "icon")
    target = f"leader:{seat}"
    ink.thing(
        target, "circle", (x + 27, y + 25, 20, 20), f"of-{seat}",
        f"{name(leader, lang)}: {status}", target, target in can,
    )  # fmt: skip
    if active:
        ink.icon(SIGNS[seat], x + 27, y + 25, 27, f"power-{seat}")
    else:  # turned over
        ink.icon(FIGURES[seat], x + 27, y + 25, 15, f"power-{seat}")
        ink.line(x + 15, y + 37, x + 39, y + 13, f"edge-{seat}")
    ink.loose()
    if turn:
        ink.circle(x + 6, y + 7, 9.5, "chosen-tab")
        ink.icon(ICONS["turn"], x + 7, y + 7, 9.5, "chosen-tick")


def _points(view: Churchill, seat: str) -> int:
    if view.result is not None:
        return int(view.result.scores[seat])
    return sum(line[1] for line in score(view)[seat])


def where(place: Place, lang: str) -> str:
    """Where an issue is, for its accessible name."""
    if place == CENTER:
        return word("l-center", lang)
    if isinstance(place, tuple):
        seat = name(place[0], lang)
        if place[1] >= CHAIR:
            return word("l-chair", lang, seat)
        return word("l-track", lang, seat, place[1])
    return word("l-off", lang)


def _issues(ink: Ink, view: Churchill, lang: str, at: Layout, can: frozenset[str]) -> None:
    places: dict[Place, list[str]] = {}
    for number, (issue, place) in enumerate(view.issues.items()):
        if place is None:
            x, y, wide = at.tray_slot(number)
            token(ink, issue, x, y, wide, lang, place, can)
        elif place != OUT:
            places.setdefault(place, []).append(issue)
    for place, issues in places.items():
        count = len(issues)
        if isinstance(place, str):
            spots = at.in_center(count)
        elif place[1] >= CHAIR:
            spots = at.in_chair(place[0], count)
        else:
            spots = at.on_space(place[0], place[1], count)
        for issue, (x, y, wide) in zip(issues, spots, strict=True):
            token(ink, issue, x, y, wide, lang, place, can)
    ink.loose()


def token(
    ink: Ink, issue: str, x: float, y: float, wide: float, lang: str, place: Place, can: frozenset[str]
) -> None:
    """An issue counter: a badge in its owner's colour with what it is about, and a short name."""
    counter = BOX.issues[issue]
    target = f"issue:{issue}"
    free = target in can
    faint = place is None and not free
    high = ROW if place is not None else 25.0
    label = word("l-issue", lang, name(issue, lang), where(place, lang))
    at = (x, y, wide, high, 6.0)
    ink.thing(target, "rect", at, "faint" if faint else "token", label, target, free)
    owner = counter.owner or "none"
    badge = 23.0
    if not faint:
        ink.rect(x + 2.5, y + 2.5, badge, high - 5, f"power-{owner}", 4)
    mid = x + 2.5 + badge / 2
    paint = "icon-on-power" if not faint else "icon-faint"
    picture = ICONS[counter.type if counter.type in ICONS else _PICTURES[counter.kind]]
    if counter.owner:
        ink.icon(picture, mid, y + high * 0.35, high * 0.5, paint)
        sign = "icon-on-power" if not faint else f"power-{owner}"
        ink.icon(FIGURES[owner], mid, y + high * 0.77, high * 0.34, sign)
    else:
        ink.icon(picture, mid, y + high / 2, high * 0.62, paint)
    room = wide - badge - 9
    size, style = (12.0, "ink-bold") if not faint else (11.8, "faint-ink")
    if room >= 24:
        text = fitting(short(issue, lang), room, size, style)[0]
        if width_of(text, size, style) <= room * 1.12:
            ink.text(text, x + badge + 6, y + high / 2 + 4.2, style, size, room=room)


_PICTURES = {
    "global": "global",
    "a_bomb": "a_bomb",
    "theater_leadership": "theater_leadership",
    "production": "production",
    "directed_offensive": "directed_offensive",
    "pol_mil": "pol_mil",
}


# -- 6.11 global issues ------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _rail(pawn: str, width: float, height: float) -> dict[str, tuple[float, float]]:
    """The three stops of a connection: neutral in the middle, each side next to its power."""
    at = layout(width, height)
    if pawn == "churchill_roosevelt":
        y = height - 28
        return {"uk": (at.cx - 110, y), NEUTRAL: (at.cx, y), "us": (at.cx + 110, y)}
    west = "uk" if pawn == "churchill_stalin" else "us"
    x = at.cx - at.round[0] + 40 if west == "uk" else at.cx + at.round[0] - 40
    return {"ussr": (x, at.cy - 58), NEUTRAL: (x, at.cy), west: (x, at.cy + 58)}


def _pawn(ink: Ink, view: Churchill, lang: str, at: Layout, pawn: str, can: frozenset[str]) -> None:
    stops = _rail(pawn, at.width, at.height)
    side = view.global_issues[pawn]
    words = GLOBAL[pawn]
    ru = lang == "ru"
    state = words[side][ru]
    target = f"pawn:{pawn}"
    label = word("l-pawn", lang, words[""][ru], state)
    ends = [seat for seat in stops if seat != NEUTRAL]
    (x1, y1), (x2, y2) = stops[ends[0]], stops[ends[1]]
    flat = y1 == y2
    ink.loose()
    if flat:
        body = (at.cx - 134, y1 - 46, 268.0, 66.0, 10.0)
        texts, anchor, tx, ty = 230.0, "middle", at.cx, y1 - 32
    else:
        left = x1 < at.cx
        room = (at.sheet[0] - 8) - (x1 + 18) if left else (x1 - 18) - (at.sheet[0] + at.sheet[2] + 8)
        wide = room + 36
        body = (x1 - 18 if left else x1 - 18 - room, y1 - 20, wide, y2 - y1 + 40, 10.0)
        texts, anchor = room - 4, "start" if left else "end"
        tx, ty = (x1 + 20, at.cy - 26) if left else (x1 - 20, at.cy - 26)
    ink.thing(target, "rect", body, "", label, target, target in can)
    ink.line(x1, y1, x2, y2, "rail")
    for seat, (x, y) in stops.items():
        ink.circle(x, y, 12 if seat != NEUTRAL else 8, "stop")
        if seat != NEUTRAL and seat != side:
            ink.icon(SIGNS[seat], x, y, 16, "icon-on-felt")
    px, py = stops[side]
    if side == NEUTRAL:
        ink.icon(ICONS["pawn"], px, py - 5, 26, "pawn")
    else:
        ink.circle(px, py, 15, f"of-{side}")
        ink.icon(ICONS["pawn"], px, py - 1, 22, f"power-{side}")
    if flat:
        ink.text(f"{words[''][ru]}: {state}" if False else words[""][ru], tx, ty, "on-felt-bold", 12.5, anchor, texts)
        ink.text(state, tx, ty + 15, "on-felt-quiet", 12.2, anchor, 260)
        return
    lines = [(t, "on-felt-bold") for t in _two(words[""][ru])]
    lines += [(t, "on-felt-quiet") for t in fitting((state,), texts, 12.2, "on-felt-quiet", 4)]
    ty = at.cy + 4 - 7.5 * (len(lines) - 1)
    for i, (text, style) in enumerate(lines):
        ink.text(text, tx, ty + 15 * i, style, 12.3, anchor, texts)


def _two(title: str) -> tuple[str, str]:
    first, _, second = title.partition(" – ")
    return f"{first} –", second
