"""What the laboratory counts of a game."""

from __future__ import annotations

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS
from churchill_kit.games.blitzkrieg.studies.measures import measure
from churchill_kit.lab.playing import Watched


def test_moments_are_counted_in_units_placed_and_campaigns_are_whose_they_are() -> None:
    for seed in range(4):
        record = ck.play("blitzkrieg", seed=seed)
        events = [event for events in record.log for event in events]
        found = measure(Watched(record.state, events))
        for moment in ("campaign_completed", "theatre_closed"):
            at = next((i for i, e in enumerate(events) if e.kind == moment), None)
            placed = None if at is None else sum(e.kind == "placed" for e in events[:at])
            assert found[moment] == placed
        for campaign in CAMPAIGNS:
            winner = record.state.won.get(campaign)
            for seat in record.state.seats:
                column = found.get(f"campaign_{campaign}_{seat}")
                assert column == int(winner in (seat, "both"))
