"""What to play next: the same from another seat, against stronger opponents, another scenario."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import churchill_kit as ck
from churchill_kit.table import PERSON, usual_seats

from ..base.sentences import name, static, text
from .controller import Controller

LEVELS = ("easy", "bot", "medium", "hard")  # from weak to strong, as the ladder found


def next_games(c: Controller) -> list[dict[str, Any]]:
    """Games that one press begins, each with what it is; [] where several people played, or from a
    position that no set-up leads to."""
    if not c.own or c.record is None or c.record.setup is None or c.shared is not None:
        return []
    return [{"text": told, "setup": setup} for told, setup in _found(c, c.own)]


def _found(c: Controller, own: str) -> Iterator[tuple[str, dict[str, Any]]]:
    assert c.record is not None and c.record.setup is not None and c.table is not None
    state, setup, game, lang = c.record.state, c.record.setup, c.record.game, c.lang
    scenario, seats = setup["scenario"], dict(c.table.seats)
    same = {"game": game.name, "scenario": scenario, "options": dict(setup["options"])}
    others = [s for s in state.seats if s != own and s not in state.unasked]
    if others:
        taken = state.seats[(state.seats.index(own) + 1) % len(state.seats)]
        taken = taken if taken in others else others[0]
        swapped = seats | {own: seats[taken], taken: PERSON}
        yield text(lang, "next-seat", game.name, seat=taken), same | {"seats": swapped}
    weakest = min((LEVELS.index(seats[s]) for s in others if seats[s] in LEVELS), default=None)
    if weakest is not None and weakest < len(LEVELS) - 1:
        level = next(p for p in LEVELS[max(weakest + 1, 2) :] if p in ck.players(game.name))
        stronger = seats | dict.fromkeys(others, level)
        told = static(lang, f"player-{level}", game.name)
        yield text(lang, "next-stronger", game.name, player=told), same | {"seats": stronger}
    later = game.scenarios[game.scenarios.index(scenario) + 1 :]
    if later:
        there = game.seats_of(later[0])
        laid = usual_seats(game, there, own, game.unasked(later[0], {}))
        told = name(later[0], game.name, lang)
        yield text(lang, "next-scenario", game.name, name=told), {
            "game": game.name, "scenario": later[0], "options": {}, "seats": laid,
        }  # fmt: skip
