"""6.3 The battle markers: one moves, and it is told where it stands then."""

from __future__ import annotations

from ....engine.values import Part
from ..box.components import SEATS, THEATRES
from ..state import Blitzkrieg


def pushed(s: Blitzkrieg, seat: str, theatre: str, steps: int) -> int:
    """6.3 The lead of a seat after so many steps: no marker leaves its track."""
    return min(s.lead(seat, theatre) + steps, THEATRES[theatre].cells)


def shift(
    s: Blitzkrieg, seat: str, theatre: str, lead: int, rule: str, parts: tuple[Part, ...] = ()
) -> None:
    """6.3 The marker of a theatre to where `seat` leads by `lead`, below 0 where it does not."""
    first = SEATS[s.scenario][0]
    at = lead if seat == first else -lead
    moved = at - s.markers[theatre]
    if not moved:
        return
    s.markers = {**s.markers, theatre: at}
    if s._events is None:  # nobody reads what is told
        return
    steps = moved if seat == first else -moved
    ahead, far = (s.seats[at < 0] if at else None), abs(at)
    where = {"seat": seat, "theatre": theatre, "at": at, "ahead": ahead, "lead": far}
    if steps > 0:
        s.log("marker_moved", rule, parts, steps=steps, **where)
    else:
        s.log("marker_fell_back", rule, parts, steps=-steps, **where)
