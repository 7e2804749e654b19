"""Things to change, and what follows from them; each sandbox has a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....base.lesson import Sorry, choices
from .alignment import AlignmentSandbox
from .base import Sandbox
from .bomb import BombSandbox
from .card import CardSandbox
from .conference import ConferenceSandbox
from .front import FrontSandbox
from .production import ProductionSandbox
from .reserves import ReservesSandbox
from .score import ScoreSandbox

SANDBOXES: Mapping[str, Callable[..., Sandbox]] = {
    s.name: s
    for s in (
        *(FrontSandbox, CardSandbox, ScoreSandbox, ConferenceSandbox),
        *(ProductionSandbox, BombSandbox, AlignmentSandbox, ReservesSandbox),
    )
}


def make(what: str, lang: str | None = None, **start: Any) -> Sandbox:
    """A sandbox by its name. Raises Sorry for a name that none has."""
    if str(what) not in SANDBOXES:
        raise Sorry("no-sandbox", given=str(what)[:20], choices=choices(SANDBOXES))
    return SANDBOXES[what](lang, **start)
