"""4.1 A recorded game of Churchill as a film: its steps by the activities of a conference. An
advance that nobody debates is one step."""

from __future__ import annotations

from ....book.film import Film, Shot
from ....engine.record import Record
from ..rules.sequence import activity

FILM = Film(activity, quiet=("debate_declined",))


def film(record: Record, conference: int | None = None) -> tuple[Shot, ...]:
    """The steps of a recorded game, or those of one conference."""
    if conference is None:
        return FILM.of(record)
    shots = FILM.of(record, lambda state: state.conference <= conference)
    return tuple(shot for shot in shots if shot.state.conference == conference)


__all__ = ["FILM", "Shot", "film"]
