"""In which turn the first campaign was completed and the first theatre closed, and who won which
campaign."""

from __future__ import annotations

from ....lab.playing import Value, Watched
from ..box.components import CAMPAIGNS, SEATS_OF
from ..state import BOTH

MOMENTS = ("campaign_completed", "theatre_closed")  # a column has the number of the turn
SEATS = tuple(dict.fromkeys(seat for seats in SEATS_OF.values() for seat in seats))
TAKINGS = {
    campaign: {seat: f"campaign_{campaign}_{seat}" for seat in SEATS} for campaign in CAMPAIGNS
}


def measure(game: Watched) -> dict[str, Value]:
    """The columns of one game."""
    turn, when = 0, dict[str, Value].fromkeys(MOMENTS)
    for event in game.events:
        turn += event.kind == "placed"
        if event.kind in when and when[event.kind] is None:
            when[event.kind] = turn
    won = game.end.won
    columns: dict[str, Value] = {
        column: int(won.get(campaign) in (seat, BOTH))
        for campaign, seats in TAKINGS.items()
        for seat, column in seats.items()
        if seat in game.end.seats
    }
    return when | columns
