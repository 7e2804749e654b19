"""17.0 The stratagems: what each strikes out at steps 1.4, 2.3 and 3.3 of the algorithm.

A condition gets what is left and says what stays; where nothing would stay it is passed over
(15.0). Steamroll has none of its own: it repeats the stratagem of the turn before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..box.components import CAMPAIGNS, SPACES
from ..outlook import reach
from ..rules.campaigns import is_full
from ..state import STRATAGEMS, Blitzkrieg, is_weapon
from .changes import rank

FEW = 4  # 15.2.4, 17.8: so many tokens, or fewer, are few


class Sight(NamedTuple):
    """What a condition may look at: the position, the automaton, and the space that was chosen."""

    s: Blitzkrieg
    seat: str
    space: str = ""

    @property
    def few(self) -> bool:
        """Has the automaton four tokens or fewer?"""
        return len(self.s.reserve(self.seat)) <= FEW

    def frees(self, theatre: str, *effects: str) -> bool:
        """Is a space with one of these effects free in the active campaign?"""
        return any(SPACES[x].effect in effects for x in self.s.active()[theatre])

    def worth(self, theatre: str) -> int:
        """The points of the active campaign."""
        return CAMPAIGNS[SPACES[self.s.active()[theatre][0]].campaign].points

    def token(self, unit: int) -> str:
        """The token at a place of the row."""
        return self.s.reserve(self.seat)[unit]

    def change(self, unit: int) -> int:
        """14.0 The step of the ladder that a unit reaches on the chosen space."""
        played = self.s.played_as(self.seat, self.token(unit))
        assert played is not None
        after, where = reach(self.s, self.seat, played, self.space), SPACES[self.space]
        harms = after < 0 and is_full(self.s, where.campaign, self.space)
        return rank(self.s, self.seat, where.theatre, after, harms)


Theatres = Callable[[Sight, Sequence[str]], list[str]]
Units = Callable[[Sight, Sequence[int]], list[int]]


class Stratagem(NamedTuple):
    """The conditions of a stratagem, each list in its order."""

    rule: str
    theatres: tuple[Theatres, ...] = ()
    spaces: tuple[Theatres, ...] = ()
    units: tuple[Units, ...] = ()


def best(worth: Callable[[Any], int], among: Sequence[Any]) -> list[Any]:
    """Those of the greatest worth."""
    worths = [worth(x) for x in among]
    most = max(worths)
    return [x for x, its in zip(among, worths, strict=True) if its == most]


def _with_effect(*effects: str) -> Theatres:
    return lambda sight, among: [x for x in among if SPACES[x].effect in effects]


def _with_free(*effects: str) -> Theatres:
    return lambda sight, among: [t for t in among if sight.frees(t, *effects)]


def _greatest_change(sight: Sight, among: Sequence[int]) -> list[int]:
    """Units that cause the biggest change; several that are equal all stay."""
    return best(lambda unit: -sight.change(unit), among)


def _big_guns(sight: Sight, among: Sequence[int]) -> list[int]:
    """17.1 Special weapons if there are any, else the biggest change."""
    weapons = [unit for unit in among if is_weapon(sight.token(unit))]
    return weapons or _greatest_change(sight, among)


def _led_by_player(sight: Sight, among: Sequence[str]) -> list[str]:
    return [t for t in among if sight.s.lead(sight.seat, t) < 0]


def _led_by_automaton(sight: Sight, among: Sequence[str]) -> list[str]:
    return [t for t in among if sight.s.lead(sight.seat, t) > 0]


def _laboratory(sight: Sight, among: Sequence[int]) -> list[int]:
    """17.4 On a space without research: special weapons only."""
    if SPACES[sight.space].effect == "research":
        return list(among)
    return [unit for unit in among if is_weapon(sight.token(unit))]


def _most_points(sight: Sight, among: Sequence[str]) -> list[str]:
    return best(sight.worth, among)


def _economy(sight: Sight, among: Sequence[str]) -> list[str]:
    """17.8 Industry if the automaton has few tokens, else bombing; the other one if there is
    none."""
    order = ("industry", "bombing") if sight.few else ("bombing", "industry")
    for effect in order:
        found = [x for x in among if SPACES[x].effect == effect]
        if found:
            return found
    return []


CONDITIONS: Mapping[str, Stratagem] = {
    "big_guns": Stratagem("17.1", units=(_big_guns,)),
    "rapid_deployment": Stratagem("17.2", units=(lambda sight, among: [min(among)],)),
    "counterattack": Stratagem("17.3", (_led_by_player,), (), (_greatest_change,)),
    "research_and_development": Stratagem(
        "17.4", (_with_free("research"),), (_with_effect("research"),), (_laboratory,)
    ),
    "steamroll": Stratagem("17.5"),
    "for_the_glory": Stratagem(
        "17.6", (_most_points, _with_free("propaganda")), (_with_effect("propaganda"),)
    ),
    "secure": Stratagem("17.7", (_led_by_automaton,)),
    "economic_warfare": Stratagem("17.8", (_with_free("industry", "bombing"),), (_economy,)),
}
NO_STRATAGEM = Stratagem("")

assert tuple(CONDITIONS) == STRATAGEMS
