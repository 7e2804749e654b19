"""The worked examples of Churchill (``examples.toml``), and how they are played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ....book import examples as book
from ....book.examples import Example, Step
from ..game import GAME
from ..state import Churchill

EXAMPLES = book.read(Path(__file__).with_suffix(".toml"))


@cache
def examples() -> Mapping[str, Example]:
    """All examples by id, in the order of the chapters."""
    return {example.id: example for example in EXAMPLES}


def steps(example: Example) -> tuple[Step, ...]:
    """The positions to step through: the opening, then each that has a caption."""
    return book.steps(example, GAME, _still)


def _still(setting: Mapping[str, Any], first: Churchill) -> Churchill:
    """The pieces before anything has happened: nobody is asked, nothing is under way."""
    state: Churchill = GAME.position(**{**setting, "at": "meeting"})
    state.phase, state.hands, state.steps = setting["at"], first.hands, ()
    if setting["at"] == "war":  # 7.61 before the war phase no army had been placed yet
        state.armies = {front: setting.get("reserves", {}).get(front, 0) for front in state.armies}
    return state
