"""What placing a unit would bring, as far as everybody can know it: for screens, players and the
automaton. Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...engine.values import Part
from .box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS
from .rules.campaigns import closing, completing, freed, is_full
from .rules.effects import rule_of
from .rules.markers import pushed
from .rules.units import strength, strength_parts, times
from .state import Blitzkrieg, size


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


def tactical(space: str) -> int:
    """6.2.8 The steps that a space itself adds to a unit's strength."""
    where = SPACES[space]
    return where.amount if where.effect == "tactical" else 0


def reach(s: Blitzkrieg, seat: str, played: str, space: str) -> int:
    """6.3 Where a unit takes the marker of its theatre: strength and tactical advantage move it
    together (6.2.8)."""
    theatre = SPACES[space].theatre
    steps = strength(s, seat, played, theatre) + tactical(space) * times(played)
    return pushed(s, seat, theatre, steps)


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
        after = reach(s, seat, played, space)
        closes = after >= THEATRES[where.theatre].closes
        completes = is_full(s, where.campaign, space)
        if closes:
            free = (SPACES[x] for x in freed(s, where.theatre, space))
            effects += [(x.effect, x.amount) for x in free]
            points[seat] = closing(s, where.theatre, after)
        elif completes:
            winners, won = completing(s, seat, CAMPAIGNS[where.campaign], after)
            points |= dict.fromkeys(winners, won)
    told = tuple(
        (f"propaganda:{n}", n, rule_of(kind, n)) for kind, n in effects if kind == "propaganda"
    )
    if told:
        points[seat] = told + points.get(seat, ())
    found = tuple(effects)
    again = ability == "blitz" and not closes
    return Outlook(played, space, parts, before, after, closes, completes, found, points, again)


def left_over(s: Blitzkrieg, seat: str, found: Outlook) -> int:
    """6.4, 7.2 How many tokens a seat holds at the end of the turn in which it places that unit,
    if it places no other: what it has, less that one, and what it draws."""
    held, bag, research = (size(x) or 0 for x in (s.reserves[seat], s.bags[seat], s.research))
    drawn = 1 + sum(n for effect, n in found.effects if effect == "industry")
    made = sum(n for effect, n in found.effects if effect == "research_industry")
    return held - 1 + min(drawn, bag) + min(made, research)
