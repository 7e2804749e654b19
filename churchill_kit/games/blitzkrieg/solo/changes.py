"""14.0 The biggest change: seven steps of a ladder, by what a marker's move means to the automaton.

14.1 it leads instead of the player; 14.2 instead of a tie; 14.3 a tie instead of the player's lead;
14.4 its greatest lead grows; 14.5 the player's greatest lead shrinks; 14.6 any other change by
which the player wins nothing; 14.7 any other.

The ladder ranks kinds of changes, not their sizes; equal ones stay equal.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..state import Blitzkrieg

NONE = 8  # below the ladder: nothing changes


def rank(
    s: Blitzkrieg,
    seat: str,
    theatre: str,
    after: int,
    harms: bool = False,
    among: Iterable[str] = (),
) -> int:
    """14.1 to 14.7 The step of the ladder for moving a marker to where `seat` leads by `after`.

    `harms`: the opponent wins a campaign by it. 14.4 and 14.5 speak of the greatest superiority:
    on all open tracks, for a strategic advantage among those that can move.
    """
    before = s.lead(seat, theatre)
    if after == before:
        return NONE
    if before <= 0 < after:
        return 1 if before < 0 else 2
    if before < 0 and after == 0:
        return 3
    leads = [s.lead(seat, t) for t in among or s.open_theatres()]
    if before > 0 and before == max(leads):
        return 4
    if before < 0 and before == min(leads):
        return 5
    return 7 if harms else 6
