"""3.21 The conference table: center, tracks, chairs, issues, leaders, global issues.

``table_scene`` is a pure function of a view; whatever the view hides cannot be in the drawing.
The tracks are lanes of rows that lead from the center to the chairs, so that several issues
on one space lie side by side and every label is read without turning one's head.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, GLOBALS, SEATS
from churchill_kit.games.churchill.outlook import band_of, laid_last, laid_open
from churchill_kit.games.churchill.rules.scoring import score
from churchill_kit.games.churchill.state import (
    AT_THE_TABLE,
    CENTER,
    CHAIR,
    NEUTRAL,
    OUT,
    Churchill,
    Place,
)

from ...board.marks import chosen, marks, you, your_width
from ...board.moment import overlap
from ...board.scene import Box, Ink, Scene, Shape, box_of, fitting, width_of, wrap
from .board_words import name, short, word
from .board_words import pawn as pawn_words
from .colours import LOOKS
from .icons import FIGURES, ICONS, SIGNS
from .telling.gains import in_brief

SIZE = (820.0, 760.0)
SPACES = 6
GAP = 6.0
COLUMNS = 4  # of counters in the center
TRAY_COLUMNS, TRAY_ROWS = 2, 5

# Who sits where: top, left, right.
ENDS = {"ussr": 0, "uk": -1, "us": 1}


@dataclass(frozen=True)
class Layout:
    """Where everything is on a table of a given size, 680 by 540 or more; letters keep theirs."""

    width: float
    height: float

    @cached_property
    def cx(self) -> float:
        return self.width / 2

    @cached_property
    def cy(self) -> float:
        return self.height / 2

    @cached_property
    def token(self) -> float:
        """Width of an issue counter."""
        return min(max(0.13 * self.width + 1, 92.0), 132.0)

    @cached_property
    def broad(self) -> float:
        """Width of a counter that has room for the whole name of its issue."""
        return 1.9 * self.token

    @cached_property
    def small(self) -> float:
        """Width of a counter in the display, which reaches from the lane to the edge."""
        return (self.cx - self.lane / 2 - 27 - GAP) / TRAY_COLUMNS

    @cached_property
    def plate_height(self) -> float:
        return 44.0 if self.height < 680 else 50.0

    @cached_property
    def rows(self) -> int:
        """Rows of counters in the center."""
        return 3 if self.height < 720 else 4

    @cached_property
    def pitch(self) -> float:
        """From one space of a track to the next."""
        return (self.height - 52 - 2 * self.plate_height) / (14 + self.rows)

    @cached_property
    def row(self) -> float:
        """Height of a counter."""
        return min(self.pitch - 4.5, 30.0)

    @cached_property
    def lane(self) -> float:
        """Width of a space: two counters and its number."""
        return 2 * self.token + GAP + 22

    @cached_property
    def sheet(self) -> Box:
        """The center of the table."""
        wide = COLUMNS * self.token + (COLUMNS - 1) * GAP + 20
        high = 22 + self.rows * self.pitch
        return self.cx - wide / 2, self.cy - high / 2, wide, high

    @cached_property
    def plate_width(self) -> float:
        return min(max(0.28 * self.width, 212.0), 260.0)

    def space(self, seat: str, number: int) -> Box:
        """A space of a track."""
        side, wide = ENDS[seat], self.lane
        _, top, _, high = self.sheet
        if side == 0:
            return self.cx - wide / 2, top - 4 - number * self.pitch + 1.5, wide, self.pitch - 3
        more = self.width - 820
        spread = 7 + max(0.02 * more, 0) + (number - 1) * (10 + 0.045 * more)
        x = self.cx + spread if side > 0 else self.cx - spread - wide
        return x, top + high + 4 + (number - 1) * self.pitch + 1.5, wide, self.pitch - 3

    def chair(self, seat: str) -> Box:
        """The place in front of a chair, for captured issues."""
        wide, high = self.plate_width, self.row + 4
        if ENDS[seat] == 0:
            return self.cx - wide / 2, 8 + self.plate_height, wide, high
        x = self.width - 6 - wide if ENDS[seat] > 0 else 6.0
        return x, self.height - 8 - self.plate_height - high, wide, high

    def plate(self, seat: str) -> Box:
        """The name plate of a leader."""
        x, _, wide, _ = self.chair(seat)
        high = self.plate_height
        return x, (5.0 if ENDS[seat] == 0 else self.height - 5 - high), wide, high

    def side(self, seat: str) -> Box:
        """All that belongs to a power: plate, chair and track."""
        spaces = [self.space(seat, number) for number in range(1, SPACES + 1)]
        boxes = [self.plate(seat), self.chair(seat), *spaces]
        left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
        right, low = max(b[0] + b[2] for b in boxes), max(b[1] + b[3] for b in boxes)
        return left, top, right - left, low - top

    @cached_property
    def tray_row(self) -> float:
        """From one counter of the display to the next."""
        return min(self.row - 1, 25.0) + 2

    def tray(self, side: int) -> Box:
        """One of the two papers that hold the issues which are not on the table."""
        wide = TRAY_COLUMNS * self.small + (TRAY_COLUMNS - 1) * GAP + 12
        high = 20 + TRAY_ROWS * self.tray_row
        x = self.cx + self.lane / 2 + 7 if side > 0 else self.cx - self.lane / 2 - 7 - wide
        return x, self.sheet[1] - 7 - high, wide, high

    def tray_slot(self, number: int) -> Box:
        """The home of an issue in the display."""
        per = TRAY_COLUMNS * TRAY_ROWS
        x, y, _, _ = self.tray(1 if number >= per else -1)
        row, column = divmod(number % per, TRAY_COLUMNS)
        left = x + 6 + column * (self.small + GAP)
        return left, y + 18 + row * self.tray_row, self.small, self.tray_row - 2

    def beside(
        self, left: float, right: float, middle: float, count: int
    ) -> list[tuple[float, float]]:
        """Counters side by side: left and width of each; the fewer the broader."""
        wide = min(self.broad, (right - left + GAP) / count - GAP)
        total = count * (wide + GAP) - GAP
        start = min(max(middle - total / 2, left), right - total)
        return [(start + i * (wide + GAP), wide) for i in range(count)]

    def on_space(self, seat: str, number: int, count: int) -> list[Box]:
        """Places for the counters on a space."""
        x, y, wide, high = self.space(seat, number)
        side = ENDS[seat]
        left, right = (x + 2, x + wide - 22) if side < 0 else (x + 22, x + wide - 2)
        middle = (left + right) / 2
        if count > 2 and side:  # further along the row, out to the rim of the table
            out = self.rim_at(y + high / 2) - 18
            left = min(left, self.cx - out) if side < 0 else left
            right = max(right, self.cx + out) if side > 0 else right
        top = y + (high - self.row) / 2
        return [(a, top, w, self.row) for a, w in self.beside(left, right, middle, count)]

    def in_chair(self, seat: str, count: int) -> list[Box]:
        """Places for captured issues."""
        x, y, wide, _ = self.chair(seat)
        row = self.beside(x + 24, x + wide - 3, x, count)
        return [(a, y + 2, w, self.row) for a, w in row]

    def in_center(self, count: int) -> list[Box]:
        """Places in the center, row by row."""
        x, y, wide, high = self.sheet
        columns = -(-count // self.rows)  # high rather than wide: names have room
        rows = -(-count // columns)
        step = self.row + 5
        top = y + 20 + (high - 22 - rows * step + 4) / 2
        out = []
        for row in range(rows):
            here = min(columns, count - row * columns)
            for a, w in self.beside(x + 8, x + wide - 8, self.cx, here):
                out.append((a, top + row * step, w, self.row))
        return out

    def agenda_card(self, seat: str) -> Box:
        """Where a card of the agenda lies."""
        wide, high = 132.0, min(3 * self.pitch, 84.0)
        first, last = self.space(seat, 2), self.space(seat, 5)
        x = (first[0] + first[2] / 2 + last[0] + last[2] / 2) / 2 - wide / 2
        return x, (first[1] + last[1] + last[3]) / 2 - high / 2, wide, high

    @cached_property
    def agenda(self) -> Box:
        """All of them, wherever one lies already."""
        boxes = [self.agenda_card(seat) for seat in SEATS]
        left, top = min(b[0] for b in boxes) - 6, min(b[1] for b in boxes) - 6
        right, low = max(b[0] + b[2] for b in boxes) + 6, max(b[1] + b[3] for b in boxes) + 6
        return left, top, right - left, low - top

    @cached_property
    def round(self) -> tuple[float, float]:
        """The half-axes of the table."""
        return self.cx - 8, self.cy - 12

    def rim_at(self, y: float) -> float:
        """Half the width of the table at a height."""
        rx, ry = self.round
        return float(rx * max(0.0, 1 - ((y - self.cy) / ry) ** 2) ** 0.5)


@lru_cache(maxsize=16)
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
    events: Iterable[ck.Event] = (),
) -> Scene:
    """The conference table as a viewer sees it; `selectable` and `selected` are targets, `events`
    what is being told: the cards of the agenda are turned over on the table."""
    at = layout(*size)
    can = frozenset(selectable)
    if "leader" in can and view.decision is not None:
        can |= {f"leader:{view.decision.seat}"}
    ink = Ink("pieces")
    _heading(ink, view, lang, at)
    shown = tuple(events)
    for seat in SEATS:
        _plate(ink, view, lang, at, seat, can)
    for pawn in GLOBALS:
        _pawn(ink, view, lang, at, pawn, can)
    _issues(ink, view, lang, at, can)
    cards = _agenda_cards(ink, view, lang, at, shown)
    _conference_card(ink, view, lang, at, shown)
    silent = _silent(ink, lang, at, shown)
    pieces = ink.shapes()
    return Scene(
        *size,
        _board(lang, *size),
        pieces,
        marks(pieces, can, chosen(selected), silent or about(view)),
        word("table", lang),
        theme,
        lang,
        LOOKS[theme],
        free=(size[0] - 108, 33.0, 96.0, 24.0),
        own=_matters(pieces, about(view)) or _begins(view, at),
        whole=at.agenda if cards else None,
    )


def about(view: Churchill) -> str:
    """The issue that the question is about, as a target: the one under debate, for instance."""
    decision = view.decision

    def issues(values: Iterable[object]) -> Iterator[str]:
        for value in values:
            if isinstance(value, tuple):
                yield from issues(value)
            elif isinstance(value, str) and value in BOX.issues:
                yield value

    found = next(issues(decision.args), "") if decision is not None else ""
    return f"issue:{found}" if found else ""


def _begins(view: Churchill, at: Layout) -> Box:
    """What a small board shows first: the center of the table, where issues lie; before there are
    any, the track on which one's own would start (5.13)."""
    centered = any(place == CENTER for place in view.issues.values())
    return at.sheet if centered or view.decision is None else at.side(view.decision.seat)


def _matters(pieces: Iterable[Shape], issue: str) -> Box | None:
    """Where the issue lies that is asked about."""
    return next((box_of(s) for s in pieces if issue and s.target == issue), None)


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
    ink.text(word("center", lang), at.cx, y + 15.5, "quiet", 12.5, "middle")
    for side in (-1, 1):
        _tray(ink, lang, at, side)
    return ink.shapes()


def _connections(ink: Ink, at: Layout) -> None:
    """Brass lines from the center to the chairs."""
    _, y, _, high = at.sheet
    ink.line(at.cx, y, at.cx, at.chair("ussr")[1], "brass")
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
        a, b, w, h = at.tray_slot(number)
        ink.rect(a + 2, b + 2, w - 4, h - 4, "slot", 5)


# -- what changes ----------------------------------------------------------------------------------


def _heading(ink: Ink, view: Churchill, lang: str, at: Layout) -> None:
    if view.card is not None:  # a touch tells what it says
        label = f"{word('conference', lang, view.conference)}. {name(view.card, lang)}"
        room = at.cx - at.plate_width / 2 - 20
        ink.thing(f"conference:{view.card}", "rect", (4, 4, room, 58, 8), "", label)
    ink.text(word("conference", lang, view.conference), 12, 25, "ink-serif", 17)
    if view.card is not None:
        told = ck.name(view.card, view.game, lang, "conference")
        room = at.cx - at.plate_width / 2 - 90  # clear of the rim of the table
        for i, line in enumerate(fitting((told,), room, 12.5, "quiet", 2)):
            ink.text(line, 12, 42 + 15 * i, "quiet", 12.5)
    ink.loose()
    ink.text(word(view.phase, lang), at.width - 12, 25, "ink-serif", 17, "end")


def _plate(
    ink: Ink, view: Churchill, lang: str, at: Layout, seat: str, can: frozenset[str]
) -> None:
    x, y, wide, high = at.plate(seat)
    decision = view.decision
    turn = decision is not None and decision.seat == seat
    active = view.is_active(seat)
    leader = view.leaders[seat]
    # What a card or a debate has left behind holds until the meeting ends.
    meets = view.phase in AT_THE_TABLE
    barred, passes = (meets and seat in seats for seats in (view.no_advance, view.may_pass))
    status = word("inactive" if not active else "barred" if barred else "active", lang)
    may = word("l-barred", lang) if active and barred else status
    points = _points(view, seat)
    told = [
        word(
            "l-seat", lang, name(leader, lang), name(seat, lang), may,
            view.hand_size(seat), view.conference_wins[seat], points,
        )
    ]  # fmt: skip
    if passes:
        told.append(word("l-pass", lang))
    if seat in view.picks:
        told.append(word("l-picked", lang))
    mine = view.viewer == seat
    if mine:
        told.append(word("l-you", lang))
    if turn:
        told.append(word("l-turn", lang))
        ink.loose()
        ink.rect(x - 1, y - 1, wide + 2, high + 2, "plate-turn-under", 11)
    ink.thing(
        f"power:{seat}", "rect", (x, y, wide, high, 10), "plate-turn" if turn else "plate",
        "; ".join(told), f"power:{seat}", f"power:{seat}" in can,
    )  # fmt: skip
    right = x + wide - 11
    radius = high / 2 - 5
    mx, my, left, low = x + radius + 6, y + high / 2, x + 2 * radius + 15, y + 0.8 * high
    title = short(leader, lang)[0]
    scored, yours = word("points", lang, points), word("you", lang)
    size, room = 16.0, right - 52 - left
    if mine:  # the mark stands between the two, and touches neither
        room = right - width_of(scored, 13, "ink-bold") - your_width(yours) - 10 - left
        size = min(15.0, 15.0 * room / width_of(title, 15.0, "ink-serif"))
    ink.text(title, left, y + 0.42 * high, "ink-serif", size, room=room)
    if mine:
        beside = left + width_of(title, size, "ink-serif") + 4
        you(ink, yours, beside, y + 0.42 * high - 5, seat)
    ink.text(scored, right, y + 0.41 * high, "ink-bold", 13, "end")
    icons = x + wide - 93
    plain = active and not barred
    ink.text(status, left, low, "quiet" if plain else "ink", 11.5, room=icons - 11 - left)
    cells = [("card", view.hand_size(seat)), ("win", view.conference_wins[seat])]
    left = icons
    for icon, count in cells:
        ink.icon(ICONS[icon], left, low - 4.5, 14, "icon")
        ink.text(str(count), left + 9, low, "ink-bold", 12.5)
        left += 34
    extra = "pass" if passes else "facedown" if seat in view.picks else ""
    if extra:
        ink.icon(ICONS[extra], right - 5, low - 4.5, 15, "icon")
    target = f"leader:{seat}"
    ink.thing(
        target, "circle", (mx, my, radius, radius), f"of-{seat}",
        f"{name(leader, lang)}: {status}", target, target in can,
    )  # fmt: skip
    if active:
        ink.icon(SIGNS[seat], mx, my, 1.35 * radius, f"power-{seat}")
    else:  # turned over
        r = 0.6 * radius
        ink.icon(FIGURES[seat], mx, my, 0.75 * radius, f"power-{seat}")
        ink.line(mx - r, my + r, mx + r, my - r, f"edge-{seat}")
    ink.loose()
    if turn:
        ink.circle(x + 6, y + 6, 9, "chosen-tab")
        ink.icon(ICONS["turn"], x + 7, y + 6, 9, "chosen-tick")


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
    seat = view.viewer

    def gives(issue: str) -> str:
        return in_brief(view, issue, seat, lang) if seat in SEATS else ""

    places: dict[Place, list[str]] = {}
    for number, (issue, place) in enumerate(view.issues.items()):
        if place is None:
            token(ink, issue, at.tray_slot(number), lang, place, can, gives(issue))
        elif place != OUT:
            places.setdefault(place, []).append(issue)
    for place, issues in places.items():
        count = len(issues)
        if not isinstance(place, tuple):
            spots = at.in_center(count)
        elif place[1] >= CHAIR:
            spots = at.in_chair(place[0], count)
        else:
            spots = at.on_space(place[0], place[1], count)
            _longer(ink, at.space(place[0], place[1]), spots)
        for issue, box in zip(issues, spots, strict=True):
            token(ink, issue, box, lang, place, can, gives(issue))
    ink.loose()


def _longer(ink: Ink, space: Box, spots: list[Box]) -> None:
    """A space on which more counters lie than it is wide for reaches as far as they do."""
    x, y, wide, high = space
    left, right = spots[0][0], spots[-1][0] + spots[-1][2]
    ink.loose()
    if left < x:
        ink.rect(left - 3, y, x - left + 3, high, "lane", 5)
    if right > x + wide:
        ink.rect(x + wide, y, right - x - wide + 3, high, "lane", 5)


def token(
    ink: Ink,
    issue: str,
    box: Box,
    lang: str,
    place: Place,
    can: frozenset[str],
    gives: str = "",
) -> None:
    """An issue counter: a badge in its owner's colour with what it is about, and its name, as long
    as there is room for; what it gives is told with its name."""
    x, y, wide, high = box
    counter = BOX.issues[issue]
    target = f"issue:{issue}"
    free = target in can
    faint = place is None and not free
    label = word("l-issue", lang, name(issue, lang), where(place, lang))
    if gives:
        label = word("l-issue-gives", lang, label, gives)
    ink.thing(target, "rect", (*box, 6.0), "faint" if faint else "token", label, target, free)
    owner = counter.owner or "none"
    roomy = wide >= 100
    badge = (27.0 if roomy else 21.0) if counter.owner else (23.0 if roomy else 19.0)
    if not faint:
        ink.rect(x + 2.5, y + 2.5, badge, high - 5, f"power-{owner}", 4)
    middle = y + high / 2
    paint = "icon-faint" if faint else "icon-on-power"
    picture = ICONS[counter.type if counter.type in ICONS else _PICTURES[counter.kind]]
    if counter.owner:  # what it is about, and whose it is
        side, sign = (13.5, 10.0) if roomy else (11.0, 8.0)
        ink.icon(picture, x + 3.5 + side / 2, middle, side, paint)
        style = f"power-{owner}" if faint else "icon-on-power"
        ink.icon(FIGURES[owner], x + 1.5 + badge - sign / 2, middle, sign, style)
    else:
        side = min(high * 0.64, badge - 3)
        ink.icon(picture, x + 2.5 + badge / 2, middle, side, paint)
    room = wide - badge - 9
    if room >= 20:
        style, size = ("faint-ink", 11.6) if faint else ("ink-bold", 12.0 if roomy else 11.6)
        # The same words whether it can be chosen or not: the wider letters decide.
        wordings = dict.fromkeys((name(issue, lang), *short(issue, lang)))
        text = fitting(tuple(wordings), 1.05 * room, 12.0, "ink-bold")[0]
        if width_of(text, size, style) <= room * 1.12:
            ink.text(text, x + badge + 5.5, middle + 4.2, style, size, room=room)


_PICTURES = {
    "global": "global",
    "a_bomb": "a_bomb",
    "theater_leadership": "theater_leadership",
    "production": "production",
    "directed_offensive": "directed_offensive",
    "pol_mil": "pol_mil",
}


# -- 5.13 the cards of the agenda ------------------------------------------------------------------


TIE = frozenset({"leader_kept", "tie_broken"})  # what a move begins with that ends a tie (4.5)


def _agenda_cards(
    ink: Ink, view: Churchill, lang: str, at: Layout, events: tuple[ck.Event, ...]
) -> bool:
    """Face down as long as they are chosen; turned over with their values when that is told, a
    Chief of Staff with his die before that (5.25), and until a tie between them is broken. Do any
    lie there?"""
    told = (e for e in events if e.kind == "agenda_card_revealed")
    shown: dict[str, tuple[str, int | None]] = {e["seat"]: (e["card"], e["value"]) for e in told}
    shown = shown or {**laid_open(view)}
    if not shown and view.phase == "agenda" and any(e.kind in TIE for e in events):
        shown = laid_last(view)  # it is broken, and one still reads by whom
    rolls = (e for e in events if e.kind == "chief_rolled" and view.phase == "agenda")
    dice = {e["seat"]: (e["card"], e["roll"]) for e in rolls if e["seat"] not in shown}
    shown |= dice
    if shown and any(e.kind in ("issue_nominated", "meeting_opened") for e in events):
        return False  # that is over
    lying = [seat for seat in SEATS if seat in view.picks or seat in shown]
    for seat in lying:
        x, y, wide, high = at.agenda_card(seat)
        thing, target = f"agenda:{seat}", f"power:{seat}"
        if seat not in shown:
            label = f"{name(seat, lang)}: {word('l-picked', lang)}"
            ink.thing(thing, "rect", (x, y, wide, high, 8), "back", label, target, face="down")
            ink.rect(x + 5, y + 5, wide - 10, high - 10, "back-line", 5)
            ink.icon(FIGURES[seat], x + wide / 2, y + high / 2, 0.45 * high, "back-sign")
            continue
        of, counts = shown[seat]
        card, value = name(of, lang), "?" if counts is None else counts
        label = word("l-revealed", lang, name(seat, lang), card, value)
        ink.thing(thing, "rect", (x, y, wide, high, 8), f"of-{seat}", label, target, face="up")
        if seat in dice:
            ink.rect(x + 5, y + high / 2 - 18, 36, 36, "die", 7)
        number = "on-die-bold" if seat in dice else "ink-serif"
        ink.text(str(value), x + 23, y + high / 2 + 11, number, 30, "middle")
        lines = fitting((card,), wide - 52, 12.5, "ink-bold", 3)
        first_line = y + high / 2 + 4.5 - 7.5 * (len(lines) - 1)
        for i, line in enumerate(lines):
            ink.text(line, x + 44, first_line + 15 * i, "ink-bold", 12.5, room=wide - 48)
        ink.icon(FIGURES[seat], x + wide - 13, y + 13, 12, f"power-{seat}")
    ink.loose()
    return bool(lying)


# -- 5.11 the card of the conference ---------------------------------------------------------------


def _conference_card(
    ink: Ink, view: Churchill, lang: str, at: Layout, events: tuple[ck.Event, ...]
) -> None:
    """It is read as a whole when it is turned over; while its bands are carried out the one that
    is lies on the table with what it says, on no issue."""
    bands, alone = bands_told(view, events)
    if view.card is None or not bands:
        return
    card = BOX.conferences[view.card]
    wide, lines = min(0.8 * at.width, 640.0), []
    for band in bands:
        told = wrap(band.summary[lang], wide - 132, 12.5, "ink")
        lines.append((word(f"band-{band.band}", lang), (band.title[lang], *told)))
    high = 34 + sum(15 * len(told) + 7 for _, told in lines)
    x, y = at.cx - wide / 2, at.height - at.plate_height - at.row - 26 - high
    if alone and _issues_under(ink, view, (x, y, wide, high)):
        _, top, _, tall = at.chair("ussr")
        y = min(y, top + tall + 5, key=lambda y: _issues_under(ink, view, (x, y, wide, high)))
    label = f"{name(view.card, lang)}: " + " ".join(b.summary[lang] for b in bands)
    ink.thing("conference", "rect", (x, y, wide, high, 10), "sheet", label, "")
    ink.text(f"{card.number}. {card.title[lang]}", at.cx, y + 22, "ink-serif", 16, "middle")
    top = y + 34
    for owner, told in lines:
        ink.line(x + 10, top, x + wide - 10, top, "link")
        ink.text(owner, x + 14, top + 16, "quiet", 12.5, room=96)
        for i, line in enumerate(told):
            ink.text(line, x + 118, top + 16 + 15 * i, "ink" if i else "ink-bold", 12.5)
        top += 15 * len(told) + 7
    ink.loose()


def bands_told(view: Churchill, events: Sequence[ck.Event]) -> tuple[tuple[Any, ...], bool]:
    """5.11 The bands of the card that are read while it is told: all of them when it is turned
    over, then the one that is carried out; is it one alone?"""
    kinds = [e.kind for e in events]
    if view.card is None or "conference_opened" not in kinds or "hands_dealt" in kinds:
        return (), False
    card = BOX.conferences[view.card]
    now = band_of(view) if kinds[-1] != "conference_opened" else None
    return (card.bands, False) if now is None else (card.bands[now : now + 1], True)


def written(view: Churchill, events: Sequence[ck.Event], lang: str) -> list[tuple[str, str]]:
    """The same to be read beside a small board."""
    return [
        (f"{word(f'band-{band.band}', lang)} · {band.title[lang]}", band.summary[lang])
        for band in bands_told(view, events)[0]
    ]


def _issues_under(ink: Ink, view: Churchill, box: Box) -> int:
    """How many issues on the table a sheet would cover."""
    lie = {f"issue:{issue}" for issue, place in view.issues.items() if place is not None}
    return sum(s.id in lie and overlap(box_of(s), box) for s in ink.out)


# -- 5.22, 5.24 who does nothing -------------------------------------------------------------------

SILENT = {"passed": "passes", "debate_declined": "declines"}


def _silent(ink: Ink, lang: str, at: Layout, events: tuple[ck.Event, ...]) -> str:
    """Who has just passed, or let an issue stand, is seen to: a word beside the chair, in which
    captured issues may lie. The target of the plate, or ""."""
    last = events[-1] if events else None
    if last is None or last.kind not in SILENT:
        return ""
    seat, told = last["seat"], word(SILENT[last.kind], lang)
    left, top, wide, high = at.chair(seat)
    room = width_of(told, 12.5, "on-chosen-bold") + 14
    if ENDS[seat] == 0:
        left += wide + 4
    else:  # between the rim and the last row of the track
        lane, _, across, _ = at.space(seat, SPACES)
        room = min(room, lane - left - 2 if ENDS[seat] < 0 else left + wide - lane - across - 2)
        left, top = (left if ENDS[seat] < 0 else left + wide - room), top - high - 3
    box = (left, top, room, high, 8)
    ink.thing(f"silent:{seat}", "rect", box, "chosen-tab", told, f"power:{seat}")
    ink.text(
        told, left + room / 2, top + high / 2 + 4.5, "on-chosen-bold", 12.5, "middle", room - 4
    )
    ink.loose()
    return f"power:{seat}"


# -- 6.11 global issues ----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _rail(pawn: str, width: float, height: float) -> dict[str, tuple[float, float]]:
    """The three stops of a connection: neutral in the middle, each side next to its power."""
    at = layout(width, height)
    if pawn == "churchill_roosevelt":
        y = height - 26
        reach = min(110.0, at.cx - at.plate_width - 34)
        return {"uk": (at.cx - reach, y), NEUTRAL: (at.cx, y), "us": (at.cx + reach, y)}
    west = "uk" if pawn == "churchill_stalin" else "us"
    side = at.round[0] - 34
    x = at.cx - side if west == "uk" else at.cx + side
    reach = min(0.38 * at.sheet[3], 58.0)
    return {"ussr": (x, at.cy - reach), NEUTRAL: (x, at.cy), west: (x, at.cy + reach)}


def _pawn(ink: Ink, view: Churchill, lang: str, at: Layout, pawn: str, can: frozenset[str]) -> None:
    stops = _rail(pawn, at.width, at.height)
    side = view.global_issues[pawn]
    title, state = pawn_words(pawn, side, lang)
    (x1, y1), (x2, y2) = (stops[seat] for seat in stops if seat != NEUTRAL)
    flat = y1 == y2
    if flat:
        room = 2 * (at.cx - at.plate_width) - 24
        body = (at.cx - room / 2, y1 - 44, room, 64.0, 10.0)
        anchor, tx, ty = "middle", at.cx, y1 - 31
        lines = [(title, "on-felt-bold"), (state, "on-felt-quiet")]
    else:
        left = x1 < at.cx
        near = at.sheet[0] - 6 if left else at.sheet[0] + at.sheet[2] + 6
        room = abs(near - x1) - 17
        body = (min(x1 - 17, near), y1 - 18, room + 34, y2 - y1 + 36, 10.0)
        anchor, tx = ("start", x1 + 17) if left else ("end", x1 - 17)
        first, _, second = title.partition(" – ")
        lines = [(f"{first} –", "on-felt-bold"), (second, "on-felt-bold")]
        told = fitting((state,), room, 12, "on-felt-quiet", 5)
        lines += [(text, "on-felt-quiet") for text in told]
        ty = at.cy + 4 - 7 * (len(lines) - 1)
    target = f"pawn:{pawn}"
    label = word("l-pawn", lang, title, state)
    ink.thing(target, "rect", body, "", label, target, target in can)
    ink.line(x1, y1, x2, y2, "rail")
    for seat, (x, y) in stops.items():
        ink.circle(x, y, 7 if seat == NEUTRAL else 11, "stop")
        if seat not in (NEUTRAL, side):
            ink.icon(SIGNS[seat], x, y, 15, "icon-on-felt")
    px, py = stops[side]
    ink.piece(f"pawn/{pawn}")
    if side == NEUTRAL:
        ink.icon(ICONS["pawn"], px, py - 4, 24, "pawn")
    else:
        ink.circle(px, py, 14, f"of-{side}")
        ink.icon(ICONS["pawn"], px, py - 1, 20, f"power-{side}")
    ink.piece("")
    for i, (text, style) in enumerate(lines):
        ink.text(text, tx, ty + 14 * i, style, 12, anchor, room)
