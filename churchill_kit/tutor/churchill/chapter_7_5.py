"""Exercises of chapter 7.5: front tracks and Axis reserves."""

from __future__ import annotations

import random
from collections.abc import Iterable

from ...churchill.components import BOX
from ...churchill.state import Churchill
from ...engine.values import Event
from ..exercise import Exercise, Why, maker, pick, text
from .positions import paused, position, resumed

# -- 7.6 Reserves ----------------------------------------------------------------------------------


@maker("7.5", "7.62", "compute")
def eastern_armies(rng: random.Random) -> Exercise:
    """How many German armies oppose the Eastern Front by priority?"""
    west = pick(rng, BOX.tracks["western"].spaces[:5])
    east = pick(rng, BOX.tracks["eastern"].spaces[:5])
    state = position(rng, at="war", fronts={"western": west.id, "eastern": east.id})
    state = paused(state, ("place_european_reserves",))
    outcome = resumed(state)

    def placed(s: Churchill) -> Iterable[Event]:
        return (e for e in s.events if e.kind == "armies_placed" and e["front"] == "eastern")

    def armies(s: Churchill) -> int:
        return sum(e["amount"] for e in placed(s))

    facts = {"west": west.id, "east": east.id, "armies": state.reserves["german_army"]}
    return Exercise(
        text("tutor-eastern_armies", **facts),
        Why(
            text("tutor-eastern_armies-why", amount=armies(outcome)),
            "7.62",
            tuple(("german_army", e["amount"], e.rule) for e in placed(outcome)),
        ),
        state,
        number=armies(outcome),
        hints=(
            text("tutor-eastern_armies-hint1"),
            text("tutor-eastern_armies-hint2"),
            text("tutor-eastern_armies-hint3", west=west.id, east=east.id),
        ),
        outcome=outcome,
        reads=armies,
    )
