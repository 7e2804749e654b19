"""6.0 A turn: a unit is placed, its space takes effect, the marker advances, a token is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine.rules import Refusal
from ....engine.values import Action
from ..box.components import CAMPAIGNS, SPACES, THEATRES, TOKENS, WEAPONS
from ..state import RULES, Blitzkrieg, act, fitting
from .campaigns import settle
from .effects import draw
from .ending import judge
from .markers import pushed, shift
from .units import DOMAIN_RULE, can_place, domain_of, placements, strength, strength_parts, times

STOP = act("stop")
SETBACK = 2  # 4.5


@RULES.step("6.0")
def begin_turn(s: Blitzkrieg, seat: str) -> None:
    """7.2, 11.2 Who can place nothing as his turn begins has lost."""
    if seat == s.automaton:
        s.push(("automaton_turn", seat), ("end_turn", seat))
    elif can_place(s, seat):
        s.push(("place_unit", seat), ("end_turn", seat))
    else:
        s.push(("stuck", seat))


# -- 6.1 Placing a unit ----------------------------------------------------------------------------


@RULES.decision("6.1")
class place_unit:
    """6.1 One unit of the reserve, on a free space of any active campaign."""

    @staticmethod
    def actions(s: Blitzkrieg, seat: str) -> Iterable[Action]:
        """Each unit on each space that it may occupy."""
        return placements(s, seat)

    @staticmethod
    def take(s: Blitzkrieg, action: Action, seat: str) -> None:
        """Place it; what it brings follows in the order of the turn."""
        lay(s, seat, action.args["token"], action.args["space"])

    @staticmethod
    def refuse(s: Blitzkrieg, action: Action, seat: str) -> Refusal | None:
        """Why the unit may not stand there."""
        return forbidden(s, seat, action)


@RULES.decision("3.4")
class place_again:
    """3.4, 4.3 After a blitz unit another one may be placed in the same theatre."""

    @staticmethod
    def actions(s: Blitzkrieg, seat: str, theatre: str) -> Iterable[Action]:
        """Each unit on each space there, or nothing."""
        return [*placements(s, seat, theatre), STOP]

    @staticmethod
    def take(s: Blitzkrieg, action: Action, seat: str, theatre: str) -> None:
        """Place it, or end the turn."""
        if action is STOP:
            s.log("blitz_ended", "3.4", seat=seat)
        else:
            lay(s, seat, action.args["token"], action.args["space"])

    @staticmethod
    def refuse(s: Blitzkrieg, action: Action, seat: str, theatre: str) -> Refusal | None:
        """Not in another theatre."""
        if action.kind == "place" and SPACES[action["space"]].theatre != theatre:
            return "other-theatre", "3.4", {"theatre": theatre, "space": action["space"]}
        return forbidden(s, seat, action)


def forbidden(s: Blitzkrieg, seat: str, action: Action) -> Refusal | None:
    """2.2, 2.3, 6.1 Why a unit may not be placed where it is meant to."""
    if action.kind != "place":
        return None
    token, space = action["token"], action["space"]
    played = s.played_as(seat, token)
    if space not in s.board.spaces:
        return "other-board", "9.1" if s.nippon else "5.1", {"space": space}
    if token not in s.reserve(seat):
        return "not-in-reserve", "6.1", {"token": token}
    if played is None:
        return "nothing-to-copy", "4.6", {"token": token}
    if space in s.tokens:
        owner, there = s.tokens[space]
        return "space-taken", "6.1", {"space": space, "there": there, "owner": owner}
    return _not_here(s, seat, token, played, space)


def _not_here(s: Blitzkrieg, seat: str, token: str, played: str, space: str) -> Refusal | None:
    theatre, domain = SPACES[space].theatre, domain_of(s, seat, played)
    if theatre in s.closed:
        return "theatre-closed", "6.3.2", {"space": space, "theatre": theatre}
    if played != "scientist" and space not in s.active().get(theatre, ()):
        if theatre not in s.markers:
            return "not-opened", "10.1", {"space": space, "theatre": theatre}
        return "not-active", "2.2", {"space": space, "theatre": theatre}
    if not fitting(domain, (space,)):
        rule, kind = DOMAIN_RULE[domain], SPACES[space].kind
        return "wrong-kind", rule, {"token": token, "space": space, "kind": kind}
    return None


def lay(s: Blitzkrieg, seat: str, token: str, space: str, at: int | None = None) -> None:
    """6.1 Place a unit, and what follows: effect (6.2), none (4.2) or twice (8.3), marker (6.3), a
    second unit (3.4). `at` is
    its place in the automaton's row."""
    played = s.played_as(seat, token)
    assert played is not None
    ability, where = TOKENS[played].ability, SPACES[space]
    value = strength(s, seat, played, where.theatre)  # 8.2: as things stand when it is placed
    s.occupy(seat, token, space, at)
    s.last = {**s.last, seat: played}
    if token in WEAPONS:
        _no_longer_held(s, seat, token)
    s.log("placed", "6.1", seat=seat, token=token, played=played, space=space)
    follow: list[tuple[Any, ...]] = []
    if where.effect != "none":
        follow += [("apply_effect", seat, space)] * times(played)
        if not follow:
            s.log("effect_skipped", "4.2", seat=seat, token=token, space=space)
    if ability == "bombing":
        follow.append(("bomb", seat, "4.4"))
    follow.append(("advance", seat, space, played, value))
    if ability == "blitz":
        follow.append(("go_on", seat, where.theatre))
    s.push(*follow)


def _no_longer_held(s: Blitzkrieg, seat: str, token: str) -> None:
    """4.0 A special weapon that the opponent had seen lies on the board now."""
    other = s.other(seat)
    seen = s.known[other] or ()
    if token in seen:
        at = seen.index(token)
        s.known = {**s.known, other: seen[:at] + seen[at + 1 :]}


@RULES.step("3.4")
def go_on(s: Blitzkrieg, seat: str, theatre: str) -> None:
    """3.4, 4.3 After a blitz: another unit in the same theatre, if one can be placed there."""
    if seat == s.automaton:
        s.push(("automaton_goes_on", seat, theatre))
    elif can_place(s, seat, theatre):
        s.push(("place_again", seat, theatre))


# -- 6.3 Advancing the marker ----------------------------------------------------------------------


@RULES.step("6.3")
def advance(s: Blitzkrieg, seat: str, space: str, played: str, strength: int) -> None:
    """6.3 The marker moves by the unit's strength; then it is seen what that has won (6.3.1,
    6.3.2). A campaign that is not open yet has no marker (10.1)."""
    where = SPACES[space]
    theatre = where.theatre
    if theatre in s.markers:
        after = pushed(s, seat, theatre, strength)
        shift(s, seat, theatre, after, "6.3", strength_parts(played, strength))
    if TOKENS[played].ability == "nuclear":
        fall_back(s, seat, theatre)
    if theatre in s.markers:
        settle(s, seat, CAMPAIGNS[where.campaign])


def fall_back(s: Blitzkrieg, seat: str, theatre: str) -> None:
    """4.5 A nuclear bomb costs two steps on all other tracks that are open, but never the last
    cell before the end of the opponent's half."""
    for other in tuple(s.open_theatres()):
        if other == theatre:
            continue
        after = max(s.lead(seat, other) - SETBACK, 1 - THEATRES[other].closes)
        shift(s, seat, other, after, "4.5")


# -- 6.4 Drawing a token ---------------------------------------------------------------------------


@RULES.step("6.4")
def end_turn(s: Blitzkrieg, seat: str) -> None:
    """6.4, 13.3 One token, however many were placed; then it is seen whether the war is over."""
    draw(s, seat, 1, "13.3" if seat == s.automaton else "6.4")
    judge(s, seat)
