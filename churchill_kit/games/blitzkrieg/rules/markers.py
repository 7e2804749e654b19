"""6.3 The battle markers: one moves, and it is told where it stands then."""

from __future__ import annotations

from ....engine.values import Part
from ..box.components import THEATRES
from ..state import Blitzkrieg


def pushed(s: Blitzkrieg, seat: str, theatre: str, steps: int) -> int:
    """6.3 The lead of a seat after so many steps: no marker leaves its track."""
    return min(s.lead(seat, theatre) + steps, THEATRES[theatre].cells)


def shift(
    s: Blitzkrieg, seat: str, theatre: str, lead: int, rule: str, parts: tuple[Part, ...] = ()
) -> None:
    """6.3 The marker of a theatre to where `seat` leads by `lead`, below 0 where it does not."""
    steps = lead - s.lead(seat, theatre)
    if not steps:
        return
    s.move_marker(seat, theatre, lead)
    if s._events is None:  # nobody reads what is told
        return
    at = s.markers[theatre]
    ahead, far = (s.seats[at < 0] if at else None), abs(at)
    where = {"seat": seat, "theatre": theatre, "at": at, "ahead": ahead, "lead": far}
    if steps > 0:
        s.log("marker_moved", rule, parts, steps=steps, **where)
    else:
        s.log("marker_fell_back", rule, parts, steps=-steps, **where)
