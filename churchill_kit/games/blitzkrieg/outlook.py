"""What placing a unit would bring, as far as everybody can know it: for screens, players and the
automaton. Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...engine.values import Part
from .box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS
from .rules.campaigns import IDLE, marks
from .rules.units import strength, strength_parts
from .state import Blitzkrieg


class Outlook(NamedTuple):
    """6.0 A unit on a space, and what comes of it before anybody chooses or draws.

    `before` and `after` are the lead of who places it, None where there is no marker (10.1).
    `effects` are (effect, how much), those of spaces that a closed theatre leaves free included;
    `points` what each seat gains, part by part.
    """

    played: str
    space: str
    strength: tuple[Part, ...]
    before: int | None
    after: int | None
    closes: bool
    completes: bool
    effects: tuple[tuple[str, int], ...]
    points: Mapping[str, tuple[Part, ...]]
    again: bool

    def gain(self, seat: str) -> int:
        """The points of a seat."""
        return sum(part[1] for part in self.points.get(seat, ()))


class Reach(NamedTuple):
    """6.3 Where a unit takes the marker of its theatre, and what that wins."""

    after: int
    closes: bool
    completes: bool

    @property
    def wins(self) -> bool:
        """Does who places it win a theatre, or a campaign? With the marker in the middle nobody
        wins one."""
        return self.closes or (self.completes and self.after > 0)


def reach(s: Blitzkrieg, seat: str, played: str, space: str) -> Reach:
    """6.3 Strength and tactical advantage move the marker together (6.2.8)."""
    where = SPACES[space]
    theatre = THEATRES[where.theatre]
    value = strength(s, seat, played, theatre.id)
    if where.effect == "tactical":
        value += where.amount * times(played)
    after = min(s.lead(seat, theatre.id) + value, theatre.cells)
    closes = after >= theatre.closes
    others = CAMPAIGNS[where.campaign].spaces
    return Reach(after, closes, all(x == space or x in s.tokens for x in others))


def times(played: str) -> int:
    """4.2, 8.3 How often a unit applies the effect of its space."""
    return {"task_force": 0, "leadership": 2}.get(TOKENS[played].ability, 1)


def outlook(s: Blitzkrieg, seat: str, token: str, space: str) -> Outlook:
    """6.0 What comes of placing `token` on `space`; it must be legal."""
    played = s.played_as(seat, token)
    assert played is not None
    where = SPACES[space]
    ability = TOKENS[played].ability
    parts = strength_parts(played, strength(s, seat, played, where.theatre))
    effects = [(where.effect, where.amount)] * (times(played) if where.effect != "none" else 0)
    if ability == "bombing":
        effects.append(("bombing", 1))
    points: dict[str, tuple[Part, ...]] = {}
    before = after = None
    closes = completes = False
    if where.theatre in s.markers:
        before = s.lead(seat, where.theatre)
        after, closes, completes = reach(s, seat, played, space)
        if closes:
            effects += _freed(s, where.theatre, space)
            points[seat] = _closing(s, where.theatre, after)
        elif completes:
            points |= _completing(s, seat, where.campaign, after)
    told = tuple((f"propaganda:{n}", n, "6.2.6") for kind, n in effects if kind == "propaganda")
    if told:
        points[seat] = told + points.get(seat, ())
    found = tuple(effects)
    again = ability == "blitz" and not closes
    return Outlook(played, space, parts, before, after, closes, completes, found, points, again)


def _freed(s: Blitzkrieg, theatre: str, taken: str) -> list[tuple[str, int]]:
    """6.3.2 The effects of the spaces that a closed theatre leaves free."""
    spaces = (SPACES[x] for c in THEATRES[theatre].campaigns for x in CAMPAIGNS[c].spaces)
    free = (x for x in spaces if x.id not in s.tokens and x.id != taken and x.effect not in IDLE)
    return [(x.effect, x.amount) for x in free]


def _closing(s: Blitzkrieg, theatre: str, after: int) -> tuple[Part, ...]:
    rule = "10.3" if s.nippon else "6.3.2"
    left = [c for c in THEATRES[theatre].campaigns if c not in s.won]
    extra = marks(theatre, after)
    parts = [(f"campaign:{c}", CAMPAIGNS[c].points, rule) for c in left]
    return tuple(parts + ([("marks", extra, "6.3.1")] if extra else []))


def _completing(s: Blitzkrieg, seat: str, campaign: str, after: int) -> dict[str, tuple[Part, ...]]:
    rule, row = "10.2" if s.nippon else "6.3.1", CAMPAIGNS[campaign]
    extra = marks(row.theatre, abs(after))
    parts = [(f"campaign:{campaign}", row.points, rule)]
    parts += [("marks", extra, "6.3.1")] if extra else []
    winners = s.seats if after == 0 else (seat if after > 0 else s.other(seat),)
    return dict.fromkeys(winners, tuple(parts))
