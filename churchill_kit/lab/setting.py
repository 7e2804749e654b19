"""What is played, but for the seeds: checked once, and the same in every process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..engine import registry
from ..engine.errors import BadSetup
from ..engine.players import Player, best_player, player
from ..engine.shape import brief, listing
from ..engine.state import State

Sitter = str | Callable[[], Player]  # a player by name, or one's own: what makes it, e.g. its class


class Setting(NamedTuple):
    """A game, who sits where, and how it is set up; `position` are entries of a position by hand,
    None for a whole game."""

    game: str
    scenario: str
    options: Mapping[str, Any]
    players: Mapping[str, Sitter]
    position: Mapping[str, Any] | None = None

    def begin(self, seed: int) -> State:
        """The first decision of the game with this seed."""
        game = registry.game(self.game)
        if self.position is None:
            return game.new(self.scenario, seed, **self.options)
        return game.position(
            **{"scenario": self.scenario, "options": self.options, **self.position, "seed": seed}
        )

    def names(self) -> dict[str, str]:
        """Who sits where, in words for a table."""
        return {seat: named(sitter) for seat, sitter in self.players.items()}

    def dump(self) -> dict[str, Any]:
        """As plain data; one's own players by their names."""
        return {
            "game": self.game,
            "scenario": self.scenario,
            "options": dict(self.options),
            "players": self.names(),
            "position": self.position and dict(self.position),
        }


def named(sitter: Sitter) -> str:
    """What a player is called."""
    return sitter if isinstance(sitter, str) else getattr(sitter, "__name__", repr(sitter))


def settle(
    name: str,
    players: Mapping[str, Sitter] | None = None,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Setting:
    """The setting that is meant; who is left out is the game's best player of its own. BadSetup
    for what the game has not."""
    game = registry.game(name)
    scenario = game.check_scenario(scenario)
    chosen = game.check_options(options or {})
    seats = game.seats_of(scenario, **chosen)
    for seat in players or {}:
        if seat not in seats:
            raise BadSetup(
                "unknown-seat-in-setup", game=name, given=brief(seat), choices=listing(seats)
            )
    unasked = game.unasked(scenario, chosen)
    for seat in players or {}:
        if seat in unasked:
            raise BadSetup("lab-seat-of-the-rules", game=name, seat=seat, scenario=scenario)
    best = best_player(name)
    table = {s: (players or {}).get(s, best) for s in seats if s not in unasked}
    for sitter in table.values():
        if not callable(sitter):
            player(name, sitter)
    return Setting(name, scenario, chosen, table, position)
