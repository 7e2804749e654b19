"""5.13 What players bid for the agenda: how often the bots lay a card of which value, counted in
many of their games (``agenda.toml``, made by ``benchmarks/learning/agenda.py``). Nobody lays a card
blind: the UK likes to bid high, the USSR keeps its best for the meeting.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ....engine.toml import parsed


@cache
def bids() -> Mapping[str, Mapping[int, float]]:
    """For each seat the share of its agenda cards that count so much; the shares of a seat are 1
    together."""
    found = parsed(Path(__file__).with_suffix(".toml"))
    return {
        seat: {int(value): n / sum(counts.values()) for value, n in counts.items()}
        for seat, counts in found.items()
    }
