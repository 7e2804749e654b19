"""15.0 The algorithm: which theatre, which space, which unit, and by which of its rows.

Each row strikes out what it says; one that would strike out everything is passed over, all but
1.1. What is left when only one remains is chosen by the row that left it alone. The examples of the
rulebook (19.1, 19.2) are tests of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..box.components import CAMPAIGNS, FITS, SPACES, THEATRES, TOKENS
from ..outlook import tactical
from ..rules.units import domain_of, strength, times
from ..state import Blitzkrieg
from .stratagems import CONDITIONS, FEW, NO_STRATAGEM, Sight, best

PROPAGANDA_FROM = 20  # 15.2.4, 15.3.6
BEHIND = 3  # 15.2.4
PREFERRED = ("free", "points", "height")  # 15.1.5
WHY = {  # what a row leaves, for those that have but one reason
    "15.1.1": "placeable",
    "15.1.2": "closing",
    "15.1.3": "winning",
    "15.2.1": "placeable",
    "15.2.2": "winning",
    "15.3.1": "placeable",
    "15.3.2": "winning",
    "15.3.4": "strong",
    "15.3.5": "no_blitz",
    "15.3.6": "strongest",
}


class Row(NamedTuple):
    """One row of the algorithm at work: what it left and what it struck out.

    `kind` is "theatres", "spaces" or "units" (places in the automaton's row of tokens, from 0);
    `by` the rule of the stratagem, if it is its condition; `why` what is left, where something was
    struck out: of 1.5 and 2.4 the line that decided.
    A row that would have struck out everything is `skipped`.
    """

    number: str
    kind: str
    left: tuple[Any, ...]
    out: tuple[Any, ...]
    by: str = ""
    why: str = ""
    skipped: bool = False


def printed(number: str) -> str:
    """15.0 The number of a row as the rulebook prints it: "1.5" for 15.1.5."""
    return number.partition(".")[2]


class Choice(NamedTuple):
    """What the automaton chooses: a theatre, a space, and the units that are equally good; if they
    are several, the die decides (15.3.7). `rows` are all that were read, in order."""

    theatre: str
    space: str
    units: tuple[int, ...]
    rows: tuple[Row, ...]

    def by(self, kind: str) -> str:
        """The number by which the theatre, the space or the unit was chosen: of the first row
        that left one alone."""
        own = [row for row in self.rows if row.kind == kind]
        if kind == "units" and len(self.units) > 1:
            return "15.3.7"
        return next((row.number for row in own if len(row.left) == 1), own[0].number)


class _Sieve:
    """What is left of one kind of thing, row by row."""

    def __init__(self, kind: str, among: Sequence[Any], rows: list[Row]) -> None:
        self.kind, self.left, self.rows = kind, tuple(among), rows

    def first(self, number: str, left: Iterable[Any]) -> None:
        """1.1, 2.1, 3.1 What can be chosen at all."""
        kept = tuple(left)
        out = tuple(x for x in self.left if x not in kept)
        self.rows.append(Row(number, self.kind, kept, out, why=WHY[number] if out else ""))
        self.left = kept

    def keep(
        self,
        number: str,
        wanted: Callable[[tuple[Any, ...]], Iterable[Any]],
        by: str = "",
        why: str = "",
    ) -> None:
        """A row that is read only while there are several."""
        if len(self.left) < 2:
            return
        kept = tuple(wanted(self.left))
        out = tuple(x for x in self.left if x not in kept)
        if kept:
            told = (why or WHY.get(number, "")) if out else ""
            self.rows.append(Row(number, self.kind, kept, out, by, told))
            self.left = kept
        else:
            self.rows.append(Row(number, self.kind, self.left, (), by, why, True))


def prospects(s: Blitzkrieg, seat: str) -> dict[str, dict[int, int]]:
    """15.3.1 Space -> the places in the row whose units may occupy it, and the lead of the
    automaton then: strength and tactical advantage together (6.2.8)."""
    tokens = enumerate(s.reserve(seat))
    played = [(n, x) for n, token in tokens if (x := s.played_as(seat, token)) is not None]
    units = [(n, x, domain_of(s, seat, x), times(x)) for n, x in played]
    found = {}
    for theatre, free in s.active().items():
        lead = s.lead(seat, theatre)
        placed = [(n, d, lead + strength(s, seat, x, theatre), often) for n, x, d, often in units]
        for space in free:
            fits, extra = FITS[SPACES[space].kind], tactical(space)
            found[space] = {n: at + extra * often for n, kind, at, often in placed if kind in fits}
    return found


def consult(s: Blitzkrieg, seat: str, stratagem: str | None, only: str = "") -> Choice | None:
    """15.0 What the automaton does now, in `only` one theatre if one is named (16.8); None if it
    can place nothing (15.1.1)."""
    plan = CONDITIONS[stratagem] if stratagem is not None else NO_STRATAGEM
    rows: list[Row] = []
    sight = Sight(s, seat)
    tokens, active = s.reserve(seat), s.active()
    units = prospects(s, seat)

    def closing(space: str) -> list[int]:
        """The units that win its theatre."""
        closes = THEATRES[SPACES[space].theatre].closes
        return [n for n, at in units[space].items() if at >= closes]

    def filling(space: str) -> list[int]:
        """The units that win its campaign: on its last free space."""
        if len(active[SPACES[space].theatre]) > 1:
            return []
        return [n for n, at in units[space].items() if at > 0]

    def winning(space: str) -> list[int]:
        return [*closing(space), *filling(space)]

    # 1. The theatre
    theatres = _Sieve("theatres", [only] if only else [*active], rows)
    theatres.first("15.1.1", [t for t in theatres.left if any(units[x] for x in active.get(t, ()))])
    if not theatres.left:
        return None
    theatres.keep("15.1.2", lambda left: [t for t in left if any(map(closing, active[t]))])
    theatres.keep("15.1.3", lambda left: [t for t in left if any(map(filling, active[t]))])
    for condition in plan.theatres:
        theatres.keep("15.1.4", partial(condition, sight), plan.rule)
    for why, worth in zip(PREFERRED, worths(s), strict=True):
        theatres.keep("15.1.5", partial(best, worth), why=why)
    theatre = theatres.left[0]

    # 2. The space
    spaces = _Sieve("spaces", active[theatre], rows)
    spaces.first("15.2.1", [x for x in spaces.left if units[x]])
    spaces.keep("15.2.2", lambda left: [x for x in left if winning(x)])
    for condition in plan.spaces:
        spaces.keep("15.2.3", partial(condition, sight), plan.rule)
    for why, effect in priorities(s, seat):
        if any(SPACES[x].effect == effect for x in spaces.left):
            spaces.keep("15.2.4", partial(_first_with, effect), why=why)
    spaces.keep("15.2.4", lambda left: left[:1], why="leftmost")
    space = spaces.left[0]

    # 3. The unit
    sight = Sight(s, seat, space)
    row = _Sieve("units", range(len(tokens)), rows)
    row.first("15.3.1", units[space])
    row.keep("15.3.2", lambda left: [n for n in left if n in winning(space)])
    for choose in plan.units:
        row.keep("15.3.3", partial(choose, sight), plan.rule)
    values = {n: _strength(s, seat, tokens[n], theatre) for n in row.left}
    if SPACES[space].effect == "none":
        row.keep("15.3.4", lambda left: [n for n in left if values[n]])
    if len(active[theatre]) == 1:
        row.keep("15.3.5", lambda left: [n for n in left if not _blitzes(s, seat, tokens[n])])
    if s.points[seat] >= PROPAGANDA_FROM:
        row.keep("15.3.6", partial(best, values.__getitem__))
    return Choice(theatre, space, row.left, tuple(rows))


def worths(s: Blitzkrieg) -> tuple[Callable[[str], int], ...]:
    """15.1.5 What theatres are preferred by: free spaces of the active campaign, its points,
    height on the board."""
    free = s.active()

    def spaces(theatre: str) -> int:
        return len(free.get(theatre, ()))

    def points(theatre: str) -> int:
        return CAMPAIGNS[SPACES[free[theatre][0]].campaign].points if theatre in free else 0

    return spaces, points, lambda theatre: -THEATRES[theatre].rank


def _first_with(effect: str, left: Sequence[str]) -> list[str]:
    return [x for x in left if SPACES[x].effect == effect][:1]


def priorities(s: Blitzkrieg, seat: str) -> list[tuple[str, str]]:
    """15.2.4 The lines of the list that hold now: what they are called, and their effects."""
    own, behind = s.points[seat], s.points[s.other(seat)] - s.points[seat]
    lines = [
        ("propaganda_late", "propaganda", own >= PROPAGANDA_FROM),
        ("strategic", "strategic", True),
        ("propaganda_behind", "propaganda", behind >= BEHIND),
        ("research_industry", "research_industry", True),
        ("industry_few", "industry", len(s.reserve(seat)) <= FEW),
        ("research", "research", True),
        ("bombing", "bombing", True),
        ("tactical", "tactical", True),
        ("industry", "industry", True),
        ("propaganda", "propaganda", True),
    ]
    return [(why, effect) for why, effect, holds in lines if holds]


def _played(s: Blitzkrieg, seat: str, token: str) -> str:
    played = s.played_as(seat, token)
    assert played is not None
    return played


def _strength(s: Blitzkrieg, seat: str, token: str, theatre: str) -> int:
    return strength(s, seat, _played(s, seat, token), theatre)


def _blitzes(s: Blitzkrieg, seat: str, token: str) -> bool:
    return TOKENS[_played(s, seat, token)].ability == "blitz"
