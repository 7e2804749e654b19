"""The odds of who is to place a unit: what leads, points and tokens tell, weighed as many games of
the bot have taught, for each scenario by itself (``odds.toml``, made by
``benchmarks/learning/odds.py``). Of hidden tokens they know nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp
from pathlib import Path

from ....engine.rules import Odds
from ....engine.toml import parsed
from ..box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS, WEAPONS
from ..rules.ending import ENOUGH
from ..state import RULES, Blitzkrieg, fitting

FULL = 50  # points that all campaigns together are worth, roughly
NEAR = 4  # cells before the end of a track
SURE = 3  # steps that make a campaign nearly certain
SHORT = 1  # so few units that can be placed are a danger (7.2)


def features(s: Blitzkrieg, seat: str) -> dict[str, float]:
    """What tells how the game may end, each about 1 at most."""
    other = s.other(seat)
    own, theirs = s.points[seat] / ENOUGH, s.points[other] / ENOUGH
    found = {
        "even": 1.0,
        "own": own,
        "own_square": own * own,
        "theirs": theirs,
        "theirs_square": theirs * theirs,
        "behind_square": max(theirs - own, 0.0) ** 2,
        "last_turn": float(s.last_turn),
    }
    found |= _tracks(s, seat)
    found["gap_early"] = (own - theirs) * found["to_come"]
    found |= {f"own_{name}": value for name, value in _tokens(s, seat)}
    if s.automaton is None:
        found["first"] = float(seat == s.seats[0])
    else:  # 12.2 its tokens lie open
        found |= {f"their_{name}": value for name, value in _tokens(s, other)}
    spaces = tuple(x for free in s.active().values() for x in free)
    units = [TOKENS[t].domain for t in s.reserve(seat) if t != "spy"]
    found["short"] = float(sum(bool(fitting(unit, spaces)) for unit in units) <= SHORT)
    found["domains"] = len(set(units)) / 3
    return found


def _tracks(s: Blitzkrieg, seat: str) -> dict[str, float]:
    """The markers, by the points that may still be won by them."""
    active = s.active()
    found = dict.fromkeys(("next", "lead", "take_now", "own_edge", "their_edge", "to_come"), 0.0)
    for theatre in s.open_theatres():
        place, lead, free = THEATRES[theatre], s.lead(seat, theatre), active.get(theatre, ())
        if not free:
            continue
        points = CAMPAIGNS[SPACES[free[0]].campaign].points
        whole = sum(CAMPAIGNS[c].points for c in place.campaigns if c not in s.won)
        found["next"] += points * max(-1.0, min(lead / SURE, 1.0)) / 10
        found["lead"] += whole * lead / place.closes / 10
        found["to_come"] += whole / FULL
        if len(free) == 1:
            found["take_now"] += points * max(-1.0, min((lead + 2) / SURE, 1.0)) / 5
        if place.closes - abs(lead) <= NEAR:
            found["own_edge" if lead > 0 else "their_edge"] += whole / 10
    return found


def _tokens(s: Blitzkrieg, seat: str) -> Iterator[tuple[str, float]]:
    """What a side holds, and what it has left."""
    held = s.reserve(seat)
    yield "held", len(held) / 5
    yield "strength", sum(TOKENS[t].strength for t in held) / 10
    yield "weapons", sum(t in WEAPONS for t in held) / 2
    yield "bag", len(s.bag(seat)) / 10


@cache
def weights() -> dict[str, dict[str, float]]:
    """What each of the features weighs, for each scenario that was learned."""
    return parsed(Path(__file__).with_name("odds.toml"))


@RULES.foresee
class TurnOdds(Odds):
    """At the beginning of a turn."""

    shorter = 8

    def known(self, state: Blitzkrieg) -> bool:
        """Has anybody learned how games of this scenario end?"""
        return state.scenario in weights()

    def rests(self, state: Blitzkrieg) -> bool:
        """Is a turn to begin?"""
        return state.decision is not None and state.decision.kind == "place_unit"

    def chance(self, view: Blitzkrieg, seat: str) -> float:
        """The chance that a seat wins."""
        weighs = weights()[view.scenario]
        return 1 / (1 + exp(-sum(weighs[k] * x for k, x in features(view, seat).items())))
