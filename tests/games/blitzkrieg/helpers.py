"""What the tests of Blitzkrieg! share: positions, actions, and counting tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine.values import Action, Event
from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, WEAPONS
from churchill_kit.games.blitzkrieg.rules.units import place
from churchill_kit.games.blitzkrieg.state import Blitzkrieg, act

GAME = ck.game("blitzkrieg")
__all__ = ["GAME", "act", "at", "events", "full", "made", "place", "refused", "rules", "totals"]


def at(**entries: Any) -> Blitzkrieg:
    """A position by hand."""
    state = GAME.position(**entries)
    assert isinstance(state, Blitzkrieg)
    return state


def made(state: Blitzkrieg, *actions: Action, rolls: tuple[int, ...] = ()) -> tuple[Event, ...]:
    """All that happens by some actions in a row."""
    found: list[Event] = []
    for action in actions:
        found += state.apply(action, rolls)
        rolls = ()
    return tuple(found)


def events(found: tuple[Event, ...], kind: str) -> list[Event]:
    """The events of a kind."""
    return [e for e in found if e.kind == kind]


def rules(found: tuple[Event, ...]) -> set[str]:
    """The rules that events bear."""
    return {e.rule for e in found}


def refused(state: Blitzkrieg, action: Action) -> ck.IllegalAction:
    """The refusal of an action, after which nothing has changed."""
    before = state.dump()
    with pytest.raises(ck.IllegalAction) as caught:
        state.apply(action)
    assert state.dump() == before
    return caught.value


def full(*rows: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """Campaigns filled with somebody's units: (campaign, seat); armies, navies, air forces by what
    the spaces take."""
    kinds = {"land": "army", "sea": "navy", "land_sea": "air"}
    supply = {
        "army": ["army_1", "army_1", "army_1", "army_2", "army_2", "army_3", "army_3"],
        "navy": ["navy_1", "navy_1", "navy_1", "navy_2", "navy_2", "navy_3", "navy_3"],
        "air": ["air_1", "air_1", "air_1", "air_2", "air_2", "blitz_air"],
    }
    left = {seat: {k: list(v) for k, v in supply.items()} for _, seat in rows}
    tokens = {}
    for campaign, seat in rows:
        for space in CAMPAIGNS[campaign].spaces:
            tokens[space] = (seat, left[seat][kinds[SPACES[space].kind]].pop(0))
    return tokens


def totals(state: Blitzkrieg) -> dict[str, Counter[str]]:
    """The tokens of each side, and the special weapons, wherever they are."""
    out: dict[str, Counter[str]] = {seat: Counter() for seat in state.seats}
    out["weapons"] = Counter(state.research)  # type: ignore[arg-type]
    lying = [*state.tokens.values()]
    for piles in (state.reserves, state.bags):
        for seat, pile in piles.items():
            assert isinstance(pile, tuple)
            lying += [(seat, token) for token in pile]
    for seat, token in lying:
        out["weapons" if token in WEAPONS else seat][token] += 1
    return out
