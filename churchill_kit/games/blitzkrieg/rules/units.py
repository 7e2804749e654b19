"""3.0, 4.0, 8.0 What a unit counts: its strength, and where it may stand."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ....engine.values import Action, Part
from ..box.components import SPACES, TOKENS, WEAPONS, spaces_of
from ..state import Blitzkrieg, act, fitting
from .ending import goes_on

# 3.5, 3.6 Whom a leader counts beside himself.
COUNTED = {"general": frozenset(("army", "air")), "admiral": frozenset(("navy", "air"))}
RULE_OF = {  # of an ability
    "blitz": "3.4",
    "general": "3.5",
    "admiral": "3.6",
    "task_force": "4.2",
    "bombing": "4.4",
    "nuclear": "4.5",
    "spy": "4.6",
    "scientist": "4.7",
    "partisans": "8.2",
    "leadership": "8.3",
}
DOMAIN_RULE = {"army": "3.1", "navy": "3.2", "air": "3.3", "army_navy": "8.1", "any": "4.7"}
TIMES = {"task_force": 0, "leadership": 2}  # others once
UNUSUAL = frozenset(("spy", "scientist"))  # where they may stand is no matter of their own kind
FIERCE = 2  # 8.2 what partisans have more where the opponent leads
AUTOMATON_SCIENTIST = 3  # 16.7


def domain_of(s: Blitzkrieg, seat: str, played: str) -> str:
    """3.0 Where a unit may stand; the automaton's scientist counts as an air force (16.7)."""
    if played == "scientist" and seat == s.automaton:
        return "air"
    return TOKENS[played].domain


def strength(s: Blitzkrieg, seat: str, played: str, theatre: str) -> int:
    """3.0, 4.1 The strength of a unit that `seat` is about to place in a theatre."""
    token = TOKENS[played]
    ability = token.ability
    if ability == "none":
        return token.strength
    if ability in COUNTED:
        return token.strength + _followers(s, seat, COUNTED[ability], theatre)
    if ability == "partisans" and theatre in s.markers and s.lead(seat, theatre) < 0:
        return token.strength + FIERCE
    if ability == "scientist" and seat == s.automaton:
        return AUTOMATON_SCIENTIST
    return token.strength


def rule_of(token: str) -> str:
    """3.0, 4.0, 8.0 The rule of a unit: of its ability, or else of its kind."""
    found = TOKENS[token]
    return RULE_OF.get(found.ability, DOMAIN_RULE[found.domain])


def times(played: str) -> int:
    """4.2, 8.3 How often a unit applies the effect of its space."""
    return TIMES.get(TOKENS[played].ability, 1)


@cache
def strength_parts(played: str, value: int) -> tuple[Part, ...]:
    """3.0 What makes up a strength, for reports."""
    token, rule = TOKENS[played], rule_of(played)
    extra = value - token.strength
    if token.ability in COUNTED and extra:
        return ("printed", token.strength, rule), ("own_units", extra, rule)
    if token.ability == "partisans" and extra:
        return ("printed", token.strength, rule), ("behind", extra, rule)
    if token.ability == "scientist" and extra:
        return (("as_air_force", value, "16.7"),)
    return (("printed", value, rule),)


def _followers(s: Blitzkrieg, seat: str, domains: frozenset[str], theatre: str) -> int:
    """3.5, 3.6 Own units of a theatre that a leader counts; special weapons and Godzilla (8.1)
    are none, wherever in the theatre they stand."""
    there = [s.tokens[x] for x in spaces_of(theatre) if x in s.tokens]
    return sum(
        owner == seat and TOKENS[token].domain in domains and token not in WEAPONS
        for owner, token in there
    )


@cache
def place(token: str, space: str) -> Action:
    """The action of placing a token."""
    return act("place", token=token, space=space)


class _Options(dict[tuple[str, ...], tuple[Action, ...]]):
    """Free spaces of a campaign -> the actions of placing a token on them. A plain table, since
    every list of what may be placed is put together from it."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self.token = token

    def __missing__(self, free: tuple[str, ...]) -> tuple[Action, ...]:
        """The actions, when they are first asked for."""
        fits = fitting(TOKENS[self.token].domain, free)
        found = self[free] = tuple(place(self.token, space) for space in fits)
        return found


ORDINARY = {token: _Options(token) for token in TOKENS if token not in UNUSUAL}
Rows = Collection[tuple[str, ...]]  # the free spaces of each active campaign


def _rows(s: Blitzkrieg, only: str) -> Rows:
    return (s.active().get(only, ()),) if only else s.active().values()


def _unusual(s: Blitzkrieg, seat: str, token: str, rows: Rows, only: str) -> list[Action]:
    """4.6, 4.7 Where a spy or a scientist may be placed."""
    played = s.played_as(seat, token)
    if played is None:
        return []
    domain = domain_of(s, seat, played)
    if played == "scientist" and domain == "any":
        free = s.free_anywhere()
        return [place(token, x) for x in free if not only or SPACES[x].theatre == only]
    return [place(token, space) for row in rows for space in fitting(domain, row)]


def can_place(s: Blitzkrieg, seat: str, only: str = "") -> bool:
    """6.1, 7.2 Is there anything that a seat may place?"""
    rows = _rows(s, only)
    for token in s.reserve(seat):
        options = ORDINARY.get(token)
        if options is None:
            if _unusual(s, seat, token, rows, only):
                return True
            continue
        for free in rows:
            if options[free]:
                return True
    return False


def endangered(s: Blitzkrieg, seat: str) -> bool:
    """7.2 Would a seat have nothing to place with one token less, as a turn of its begins? Of a
    reserve that is not seen its number is asked, if that is."""
    if not goes_on(s):
        return False
    held = s.reserves[seat]
    if not isinstance(held, tuple):
        return held in (0, 1)
    trial = s.copy()
    for token in dict.fromkeys(held):
        at = held.index(token)
        trial.reserves = {**s.reserves, seat: held[:at] + held[at + 1 :]}
        if not can_place(trial, seat):
            return True
    return not held


def placements(s: Blitzkrieg, seat: str, only: str = "") -> list[Action]:
    """6.1 All that a seat may place, each token on each space; in `only` one theatre, if one is
    named (3.4)."""
    rows = _rows(s, only)
    found: list[Action] = []
    for token in dict.fromkeys(s.reserve(seat)):
        options = ORDINARY.get(token)
        if options is None:
            found += _unusual(s, seat, token, rows, only)
        else:
            for free in rows:
                found += options[free]
    return found
