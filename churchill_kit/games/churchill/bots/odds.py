"""4.4 The odds of the three powers, read off a position in which a conference is to begin: what
the lines of the score, the distance to the others, fronts and surrenders tell, weighed as many
games of the bots have taught (``odds.toml``, made by ``benchmarks/learning/odds.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path

from ....engine.rules import Odds
from ....engine.toml import parsed
from ..box.components import BOX, SEATS
from ..rules.scoring import BROKEN_ALLIANCE_AT, points, score
from ..state import RULES, Churchill

TENS, FIVES = 10, 5  # points, and spaces of a track, that are about 1
WIDE = 15  # points between first and last at which 4.42 comes near
AXIS = ("germany", "italy", "japan")

Features = Mapping[str, float]


def features(view: Churchill) -> dict[str, dict[str, float]]:
    """What tells how the game may end for each seat, each about 1 at most: how it stands against
    the others and what it has points for, which weigh the same for all, and how the war stands,
    which weighs for each its own way."""
    lines = score(view)
    points = {seat: sum(line[1] for line in lines[seat]) for seat in SEATS}
    left = (BOX.scenarios[view.scenario].last + 1 - view.conference) / FIVES
    war = {
        "seat": 1.0,
        "left": left,
        **{front: at / FIVES for front, at in view.fronts.items()},
        **{axis: 1.0 for axis in AXIS if axis in view.surrendered},
        **{f"a_bomb_{seat}": at / FIVES for seat, at in view.a_bomb.items()},
    }
    found = {}
    for seat in SEATS:
        stands = _stands(points, seat)
        found[seat] = {
            **stands,
            **{f"{name}_left": value * left for name, value in stands.items()},
            **_letters(lines[seat]),
            **{f"{seat}_{name}": value for name, value in war.items()},
        }
    return found


def _stands(points: Mapping[str, int], seat: str) -> dict[str, float]:
    """4.41 to 4.43: whoever leads wins, unless the gap is too wide or an Axis power holds out."""
    own, most, least = points[seat], max(points.values()), min(points.values())
    gap, wide = (most - least) / TENS, most - least > WIDE
    lead = own - max(points[other] for other in SEATS if other != seat)
    found = {"points": own / TENS, "lead": lead / TENS}
    if own == most:
        found |= {"first": 1.0, "first_gap": gap, "first_wide": float(wide)}
    elif own == least:
        found |= {"last": 1.0, "last_gap": gap}
    else:
        found |= {"second_wide": float(wide)}
    return found


def _letters(lines: list[tuple[str, int, str]]) -> dict[str, float]:
    """9.4: what a seat has points for, letter by letter."""
    found: dict[str, float] = {}
    for letter, amount, *_ in lines:
        found[letter] = found.get(letter, 0.0) + amount / FIVES
    return found


@cache
def weights() -> dict[str, dict[str, float]]:
    """What each of the features weighs, for each scenario that was learned."""
    return parsed(Path(__file__).with_name("odds.toml"))


@RULES.foresee
class ConferenceOdds(Odds):
    """Between two conferences, in the scenarios that were learned: in the campaign what bots
    teach of the odds misleads players that think (docs/balance.md)."""

    shorter = 1  # a conference is played to its end with or without them

    def known(self, state: Churchill) -> bool:
        """Has anybody learned how games of this scenario end?"""
        return state.scenario in weights()

    def rests(self, state: Churchill) -> bool:
        """Is a conference to begin, and the alliance holds so far (4.42)? Of wider leads the games
        of the bots have taught too little: they end worse than the odds would say
        (benchmarks/results.md)."""
        if state.decision is None or state.decision.kind != "agenda_card":
            return False
        sums = points(score(state)).values()
        return max(sums) - min(sums) <= BROKEN_ALLIANCE_AT

    def chance(self, view: Churchill, seat: str) -> float:
        """The chance that a seat wins; those of the three are 1 together."""
        weighs = weights()[view.scenario]
        weight = {
            s: exp(sum(weighs.get(name, 0.0) * value for name, value in found.items()))
            for s, found in features(view).items()
        }
        return weight[seat] / sum(weight.values())
