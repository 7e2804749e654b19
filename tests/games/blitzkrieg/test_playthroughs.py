"""The recorded playthroughs still go as recorded; a missing file is a failure."""

from __future__ import annotations

import json
import random

import pytest

import churchill_kit as ck
from tests.games.blitzkrieg.playthroughs import PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS.games)
def test_playthrough(name: str) -> None:
    """After a change: python -m tests.games.blitzkrieg.playthroughs, then read the diff."""
    PLAYTHROUGHS.replay(name)


def test_every_file_is_played() -> None:
    assert PLAYTHROUGHS.complete()


@pytest.mark.parametrize("name", PLAYTHROUGHS.games)
def test_the_dump_of_a_whole_game_is_replayed_and_comes_out_the_same(name: str) -> None:
    """5.0, 9.0, 12.0 A record as it is saved, loaded and played again: same states, same events."""
    scenario, seed, options = PLAYTHROUGHS.games[name]
    record = ck.Record.new("blitzkrieg", scenario, seed=seed, **options)
    rng = random.Random(seed)
    while record.state.decision is not None:
        actions = record.state.actions()
        record.play(actions[int(rng.random() * len(actions))])
    again = ck.Record.load(json.loads(json.dumps(record.dump())))
    assert again.state == record.state and again.log == record.log
    assert [again.at(n) for n in range(again.n + 1)] == [record.at(n) for n in range(record.n + 1)]
    assert again.dump() == record.dump()
