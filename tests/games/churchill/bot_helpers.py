"""What the tests of the bots share: a decision put to a seat, and what its bot makes of it."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.bots.charts import Entry, charts, condition, option
from churchill_kit.games.churchill.bots.choices import Found
from churchill_kit.games.churchill.bots.reading import consult
from churchill_kit.games.churchill.bots.sight import Sight
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.state import Churchill
from tests.games.churchill.helpers import position

WEAK = {"us": ["us_biddle"], "uk": ["uk_pound"], "ussr": ["ussr_budyonny"]}  # ones


def asked(
    kind: str, seat: str, *args: Any, fields: dict[str, Any] | None = None, **entries: Any
) -> Churchill:
    """A position in which a seat has to make a decision, whatever led to it.

    `entries` are those of a position by hand, `fields` are put into the state as they are.
    """
    state = position(**entries)
    for name, value in (fields or {}).items():
        assert hasattr(state, name)
        setattr(state, name, value)
    state.steps = ((kind, seat, *args),)
    state._actions = None
    assert state.actions(), "a decision needs something to choose"
    return state


def before_the_deal(kind: str, seat: str, *args: Any, **entries: Any) -> Churchill:
    """A decision of the agenda segment; hands that are not given hold a card of value 1."""
    hands = WEAK | entries.pop("hands", {})
    return asked(kind, seat, *args, at="agenda", card=None, hands=hands, **entries)


def war(kind: str, seat: str, markers: tuple[int, int] = (1, 0), **entries: Any) -> Churchill:
    """A placement of networks or alignment, with so many of them to place, on a map that is
    empty but for `influence`."""
    entries = {"influence": {}, "gains": {seat: markers}} | entries
    return asked(kind, seat, at="war", **entries)


def networks(owner: str, *groups: str, count: int = 2) -> dict[str, Any]:
    """An owner's networks in all locations of some groups, and of some places by name."""
    return {
        p.id: {"clandestine": (owner, count)}
        for p in BOX.locations.values()
        if p.sphere in groups or p.id in groups
    }


def sight(state: Churchill) -> Sight:
    """What the bot whose turn it is sees."""
    assert state.decision is not None
    seat = state.decision.seat
    view = state.view(seat)
    return Sight(view, view.actions(), charts()[seat].weights)


def holds(state: Churchill, text: str) -> bool:
    """Does a condition of the charts hold for the bot whose turn it is?"""
    return condition(text, "test")(sight(state))


def chooses(state: Churchill, decision: str, text: str) -> set[str] | str:
    """What a choice of the charts comes to: the texts of the actions, or the name of a list."""
    found: Found = option(decision)(text, "test")(sight(state))
    return found if isinstance(found, str) else set(map(brief, found))


def brief(action: ck.Action) -> str:
    """An action as a short text: its kind and its arguments."""
    return " ".join((action.kind, *map(str, action.args.values())))


def follows(state: Churchill) -> tuple[set[str], list[Entry]]:
    """What the bot whose turn it is may do, and the entries that it follows to get there."""
    assert state.decision is not None
    view = state.view(state.decision.seat)
    found, path = consult(view, view.actions())
    return set(map(brief, found)), path


def does(state: Churchill) -> str:
    """The one thing that the bot whose turn it is would do."""
    found, _ = follows(state)
    (only,) = found
    return only
