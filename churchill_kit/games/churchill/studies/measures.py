"""When each Axis power surrendered, and who won which kind of issue how often."""

from __future__ import annotations

from collections import Counter

from ....lab.playing import Value, Watched
from ..box.components import AXIS, BOX, SEATS, TYPES

MOMENTS = AXIS  # a column has the number of the conference
TAKINGS = {kind: {seat: f"won_{kind}_{seat}" for seat in SEATS} for kind in TYPES}


def measure(game: Watched) -> dict[str, Value]:
    """The columns of one game."""
    conference, when, won = 0, dict.fromkeys(AXIS, 0), Counter[str]()
    for event in game.events:
        if event.kind == "conference_opened":
            conference = event["number"]
        elif event.kind == "surrendered":
            when[event["axis"]] = conference or game.end.conference
        elif event.kind == "issue_won":
            won[TAKINGS[BOX.issues[event["issue"]].type][event["seat"]]] += 1
    columns = (column for kind in TAKINGS.values() for column in kind.values())
    return {**{axis: n or None for axis, n in when.items()}, **{c: won[c] for c in columns}}
