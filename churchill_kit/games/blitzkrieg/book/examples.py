"""The worked examples of Blitzkrieg! (``examples.toml``), and how they are played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....book import examples as book
from ....book.examples import Example, Step
from ....engine.state import State
from ..game import GAME

EXAMPLES = book.read(Path(__file__).with_suffix(".toml"))


def steps(example: Example) -> tuple[Step, ...]:
    """The positions to step through: the opening, then each that has a caption."""
    return book.steps(example, GAME, _still)


def _still(setting: Mapping[str, Any], first: State) -> State:
    """The pieces before anything has happened: nobody is asked, nothing is under way."""
    state = GAME.position(**setting, run=False)
    state.steps = ()
    return state
