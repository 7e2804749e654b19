"""Saves of the first house (commit a3f459d) open and go on; ours read the same.

Its game of the tournament was played again when cards of that scenario changed (docs/balance.md).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from tests.helpers import through_json

SAVES = Path(__file__).parent / "saves"


def old(name: str) -> Any:
    """A file that the first house wrote."""
    return json.loads((SAVES / f"{name}.json").read_text())


@pytest.mark.parametrize("name", ["training", "tournament-mid"])
def test_records_open_and_go_on(name: str) -> None:
    data = old(name)
    record = ck.Record.open(SAVES / f"{name}.json")
    assert record.n == len(data["actions"])
    assert through_json({**record.dump(), "version": data["version"]}) == data
    before = record.n
    while record.state.decision is not None:
        record.play(record.state.actions()[0])
    assert record.state.result is not None
    assert (record.n > before) == (name == "tournament-mid")


@pytest.mark.parametrize("name", ["training-state", "tournament-midstate"])
def test_positions_open_and_are_written_the_same(name: str) -> None:
    state = ck.game("churchill").load(old(name))
    assert through_json(state.dump()) == old(name)


def test_a_result_with_its_winner_alone() -> None:
    state = ck.game("churchill").load(old("training-state"))
    told = old("training-state")["state"]["result"]
    assert "winners" not in told
    assert state.result is not None
    assert state.result.winners == (told["winner"],)
    assert state.result.winner == told["winner"]
    assert state.score() == state.result.final
