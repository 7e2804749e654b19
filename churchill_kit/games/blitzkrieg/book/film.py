"""6.0 A recorded game as a film: a turn is one step, and what closes a theatre or ends the war is
told by itself."""

from __future__ import annotations

from ....book.film import Film
from ..state import Blitzkrieg

CLOSING = ("free_effects", "next_effect", "score_theatre")


def activity(state: Blitzkrieg) -> str:
    """What is under way: a turn (6.0), a theatre that is being closed (6.3.2), the end (7.1)."""
    last = state.steps[-1][0] if state.steps else ""
    if state.result is not None or (state.last_turn and last == "begin_turn"):
        return "7.1"
    return "6.3.2" if any(step[0] in CLOSING for step in state.steps) else "6.0"


FILM = Film(activity, opening=True)

__all__ = ["FILM"]
