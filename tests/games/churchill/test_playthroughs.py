"""The recorded playthroughs still go as recorded; a missing file is a failure."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.games.churchill.playthroughs import FOLDER, GAMES, path, text


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """After a change of rules: python -m tests.games.churchill.playthroughs, then read the diff."""
    recorded = path(name).read_text(encoding="utf-8")
    played = text(name)
    if played != recorded:
        diff = unified_diff(recorded.split("\n"), played.split("\n"), "recorded", "played", n=6)
        pytest.fail("\n".join(islice(diff, 60)), pytrace=False)


def test_every_file_is_played() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
