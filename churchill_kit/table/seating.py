"""Who sits where, and the choices before a game, read from what somebody filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..engine.errors import BadSetup, GameError
from ..engine.game import Game
from ..engine.players import best_player, players
from ..engine.shape import brief, listing

PERSON = "person"
SEED_DIGITS = 20  # longer ones are not even looked at


class SetupError(Exception):
    """Something filled in wrongly before the start: which field, and what to say beside it."""

    def __init__(self, field: str, error: GameError) -> None:
        super().__init__(field)
        self.field = field
        self.error = error


class Setup(NamedTuple):
    """All that is chosen before a game."""

    scenario: str
    seed: int | None
    options: dict[str, Any]
    seats: dict[str, str]  # a person, or a player by name


def usual_seats(
    game: Game, seats: tuple[str, ...], person: str = "", unasked: tuple[str, ...] = ()
) -> dict[str, str]:
    """One person and bots for the others; the person gets the first seat if that is not there, but
    never one that the rules play."""
    free = [seat for seat in seats if seat not in unasked]
    mine = person if person in free else free[0]
    other = best_player(game.name)
    return {seat: PERSON if seat == mine else other for seat in seats}


def fitting_seats(
    game: Game, seats: tuple[str, ...], given: Any, unasked: tuple[str, ...] = ()
) -> dict[str, str] | None:
    """`given` if it says for each of the seats who sits there, and has no person where the rules
    play, else None."""
    known = (PERSON, *players(game.name))
    if not isinstance(given, dict) or any(given.get(seat) not in known for seat in seats):
        return None
    if any(given[seat] == PERSON for seat in unasked):
        return None
    return {seat: given[seat] for seat in seats}


def read_setup(game: Game, given: Mapping[str, Any], person: str = "") -> Setup:
    """What was filled in on a page, with the usual answers for what was left out.

    SetupError names the field: "scenario", "seed", "option-<name>" or "seat-<seat>".
    """
    scenario = _scenario(game, given.get("scenario"))
    options = _options(game, _table(given.get("options")))
    seats = game.seats_of(scenario, **options)
    unasked = game.unasked(scenario, game.check_options(options))
    usual = usual_seats(game, seats, person, unasked)
    said = _table(given.get("seats")).items()
    wanted = {seat: who for seat, who in said if seat not in unasked}
    return Setup(
        scenario,
        _seed(game, given.get("seed")),
        options,
        {seat: _player(game, seat, wanted.get(seat, usual[seat])) for seat in seats},
    )


def _table(given: Any) -> dict[str, Any]:
    return given if isinstance(given, dict) else {}


def _scenario(game: Game, given: Any) -> str:
    try:
        return game.check_scenario(given or None)
    except BadSetup as error:
        raise SetupError("scenario", error) from None


def _options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    for name, value in given.items():
        try:
            game.check_options({name: value})
        except BadSetup as error:
            raise SetupError(f"option-{name}"[:60], error) from None
    return given


def _seed(game: Game, given: Any) -> int | None:
    text = str(given if given is not None else "").strip()
    if not text:
        return None
    plain = text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS
    try:
        return game.check_seed(int(text) if plain else text)
    except BadSetup as error:
        raise SetupError("seed", error) from None


def _player(game: Game, seat: str, given: Any) -> str:
    known = (PERSON, *players(game.name))
    if isinstance(given, str) and given in known:
        return given
    facts = {"given": brief(given), "choices": listing(known)}
    raise SetupError(f"seat-{seat}", BadSetup("unknown-player", game=game.name, **facts))
