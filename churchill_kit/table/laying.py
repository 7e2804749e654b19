"""What is chosen when a shared table is opened: a game, and who may sit where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..engine.game import Game
from .errors import NoTable
from .seating import PERSON, Setup, read_setup

OWNER = "owner"  # in what is filled in: the seat of the one who opens the table


class Laid(NamedTuple):
    """A game and its set-up, in which all people are `PERSON`; where the owner sits, "" if he
    only looks on."""

    game: Game
    setup: Setup
    owner: str

    def start(self) -> dict[str, Any]:
        """What a record begins with."""
        setup = self.setup
        return {"scenario": setup.scenario, "seed": setup.seed, "options": setup.options}


def lay(game: Game, given: Mapping[str, Any]) -> Laid:
    """What was filled in to open a table: "scenario", "options", "seed" and "seats" as for a game
    of one's own, where a seat is `OWNER`, `PERSON` for somebody who is yet to come, or a player.

    SetupError names the field that is wrong; NoTable if two seats are the owner's, or if no person
    would sit there at all.
    """
    said = given.get("seats")
    seats = dict(said) if isinstance(said, dict) else {}
    own = [seat for seat, who in seats.items() if who == OWNER]
    if len(own) > 1:
        raise NoTable("table-two-seats")
    setup = read_setup(game, {**given, "seats": seats | dict.fromkeys(own, PERSON)})
    if PERSON not in setup.seats.values():
        raise NoTable("table-no-person")
    seed = setup.seed
    if seed is None:
        state = game.new(setup.scenario, **setup.options)
        seed = state.seed
    return Laid(game, setup._replace(seed=seed), own[0] if own else "")


def moved_round(seats: Mapping[str, str]) -> dict[str, str]:
    """For a rematch: each seat, and the one whose person or player comes to it. The last one's
    comes to the first."""
    order = list(seats)
    return {seat: order[i - 1] for i, seat in enumerate(order)}
