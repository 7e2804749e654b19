"""What a chosen unit would bring on each space where it may go: the marker as it would stand, and
the points; the engine is asked for both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from churchill_kit.games.blitzkrieg.box.components import SPACES
from churchill_kit.games.blitzkrieg.outlook import Outlook, outlook

from ...board.scene import Box, Ink
from .board_words import word
from .pieces import coin
from .plan import Plan
from .theatre import cell, spaces_of

RADIUS = 9.0
CHOSEN = ({"token"}, {"token", "space"})


def chosen_unit(picked: frozenset[str]) -> str:
    """The unit that is chosen, with its space or without; "" for none."""
    named = dict(target.partition(":")[::2] for target in picked)
    return named.get("token", "") if set(named) in CHOSEN else ""


def outlooks(view: Any, can: frozenset[str], picked: frozenset[str]) -> dict[str, Outlook]:
    """What the chosen unit would bring, by the spaces that it may occupy."""
    token, decision = chosen_unit(picked), view.decision
    if not token or decision is None or token not in view.reserve(decision.seat):
        return {}
    spaces = (x.partition(":") for x in can)
    return {
        space: outlook(view, decision.seat, token, space)
        for kind, _, space in spaces
        if kind == "space"
    }


def told(view: Any, found: Outlook, lang: str) -> str:
    """The same in words, for who hears the board."""
    seat = view.decision.seat
    lead = found.after if found.after is not None else 0
    return word("l-tag", lang, lead=f"{lead:+d}", points=found.gain(seat))


def draw(ink: Ink, view: Any, plan: Plan, found: Mapping[str, Outlook]) -> None:
    """A tag on each of these spaces; where it is one alone, the way of the marker instead."""
    if len(found) == 1:
        _way(ink, view, plan, *found.values())
        return
    for theatre in plan.theatres:
        for space, at in spaces_of(plan, theatre).items():
            if space in found:
                _tag(ink, view, found[space], at)


def _tag(ink: Ink, view: Any, found: Outlook, at: Box) -> None:
    seat = view.decision.seat
    x, y, _, high = at
    left, row = x + RADIUS + 1, y + high - RADIUS
    if found.after is not None:
        leader = "none" if found.after == 0 else seat if found.after > 0 else view.other(seat)
        ink.circle(left, row, RADIUS, f"block-{leader}")
        ink.text(str(abs(found.after)), left, row + 4.2, "on-power-bold", 12, "middle")
        left += 2 * RADIUS + 1
    gain = found.gain(seat) - found.gain(view.other(seat))
    if gain:
        coin(ink, f"+{gain}" if gain > 0 else f"−{-gain}", left, row, RADIUS)


def _way(ink: Ink, view: Any, plan: Plan, found: Outlook) -> None:
    """From where the marker stands to where it would."""
    seat, theatre = view.decision.seat, SPACES[found.space].theatre
    if found.before is None or found.after is None or found.before == found.after:
        return
    way = 1 if seat == view.seats[0] else -1
    ends = [cell(plan, theatre, way * at) for at in (found.before, found.after)]
    (x, y, step, tall), (x2, *_) = ends
    row = y + tall / 2
    ink.line(x + step / 2, row, x2 + step / 2, row, f"way-{seat}")
    leader = "none" if found.after == 0 else seat if found.after > 0 else view.other(seat)
    ink.circle(x2 + step / 2, row, RADIUS + 3, "chosen-tab")
    ink.circle(x2 + step / 2, row, RADIUS, f"block-{leader}")
    ink.text(str(abs(found.after)), x2 + step / 2, row + 4.4, "on-power-bold", 12.5, "middle")
