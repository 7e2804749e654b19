"""Where everything lies on a board of a given size: theatres, the panel of points, the two sides.

In the base game a theatre stands the higher on the board the higher its rank is, as on the printed
one; in Nippon campaigns stand as their cities do, west to the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from churchill_kit.games.blitzkrieg.box.components import SIDES, Theatre

from ...board.scene import Box

SIZE = (820.0, 740.0)
EDGE, GAP = 6.0, 6.0
HEAD, TRACK = 19.0, 21.0  # height of a theatre's name, and of its track

COLUMNS = (
    ("western_europe", "pacific"),
    ("eastern_europe", "africa_middle_east", "south_east_asia"),
)
CITIES = (
    ("seattle", "minneapolis", "detroit", "boston"),
    ("", "denver", "chicago", "new_york"),  # "": the panel of points
    ("san_francisco", "los_angeles", "st_louis", "washington"),
    ("honolulu", "dallas", "new_orleans", "jacksonville"),
)


@dataclass(frozen=True)
class Plan:
    """A side of the board at a size."""

    board: str
    width: float
    height: float

    @cached_property
    def far(self) -> Box:
        """The side that sits opposite."""
        return EDGE, EDGE, self.width - 2 * EDGE, min(max(0.072 * self.height, 44.0), 58.0)

    @cached_property
    def near(self) -> Box:
        """The side that looks at the board."""
        high = min(max(0.105 * self.height, 62.0), 84.0)
        return EDGE, self.height - EDGE - high, self.width - 2 * EDGE, high

    @cached_property
    def field(self) -> Box:
        """What lies between the sides."""
        top = self.far[1] + self.far[3] + GAP
        return EDGE, top, self.width - 2 * EDGE, self.near[1] - GAP - top

    @cached_property
    def row(self) -> float:
        """Height of a campaign."""
        if self.board == "nippon":
            return (self.field[3] - 3 * 11) / 4 - HEAD - TRACK - 10
        rows = sum(len(SIDES["base"].theatres[t].campaigns) for t in COLUMNS[1])
        heads = len(COLUMNS[1]) * (HEAD + TRACK + 10) + (len(COLUMNS[1]) - 1) * GAP
        return (self.field[3] - heads) / rows

    def _high(self, theatre: Theatre) -> float:
        return HEAD + TRACK + 10 + self.row * len(theatre.campaigns)

    @cached_property
    def theatres(self) -> Mapping[str, Box]:
        """Where each theatre is."""
        return self._cities if self.board == "nippon" else self._columns

    @cached_property
    def _columns(self) -> dict[str, Box]:
        left, top, wide, high = self.field
        half = (wide - GAP) / 2
        found: dict[str, Box] = {}
        for number, column in enumerate(COLUMNS):
            y = top + high if number == 0 else top
            for name in reversed(column) if number == 0 else column:
                tall = self._high(SIDES["base"].theatres[name])
                y -= tall if number == 0 else 0.0
                found[name] = (left + number * (half + GAP), y, half, tall)
                y += -GAP if number == 0 else tall + GAP
        return found

    @cached_property
    def _cities(self) -> dict[str, Box]:
        left, top, wide, high = self.field
        across, down = 16.0, 11.0
        w, h = (wide - 3 * across) / 4, (high - 3 * down) / 4
        return {
            name: (left + c * (w + across), top + r * (h + down), w, h)
            for r, row in enumerate(CITIES)
            for c, name in enumerate(row)
            if name
        }

    @cached_property
    def panel(self) -> Box:
        """The points of both sides and the special weapons."""
        left, top, wide, _ = self.field
        if self.board == "nippon":
            x, y, w, h = self.theatres["seattle"]
            return x, y + h + 11, w, h
        half = (wide - GAP) / 2
        return left, top, half, self.theatres["western_europe"][1] - GAP - top


@lru_cache(maxsize=32)
def plan(board: str, width: float, height: float) -> Plan:
    """The plan of a side of the board at a size."""
    return Plan(board, width, height)
