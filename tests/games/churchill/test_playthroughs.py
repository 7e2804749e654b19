"""The recorded playthroughs still go as recorded; a missing file is a failure."""

from __future__ import annotations

import pytest

from tests.games.churchill.playthroughs import PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS.games)
def test_playthrough(name: str) -> None:
    """After a change of rules: python -m tests.games.churchill.playthroughs, then read the diff."""
    PLAYTHROUGHS.replay(name)


def test_every_file_is_played() -> None:
    assert PLAYTHROUGHS.complete()
