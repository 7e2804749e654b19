"""Who is asked what, and what the bot in that seat would work out."""

from __future__ import annotations

from typing import Any

from ..bots.charts import charts
from ..bots.sight import Sight
from ..state import Churchill

DIE = 6


def sight(view: Churchill) -> Sight:
    """What the bot in this seat would work out from the view (11.3)."""
    assert view.decision is not None
    return Sight(view, view.actions(), charts()[view.decision.seat].weights)


def asked(view: Churchill) -> tuple[str, tuple[Any, ...]]:
    """Who is asked, and the arguments of the decision."""
    assert view.decision is not None
    return view.decision.seat, view.decision.args
