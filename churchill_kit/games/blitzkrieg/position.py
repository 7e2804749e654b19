"""Positions set up by hand, for lessons, exercises and tests.

What is not given is as in the scenario's set-up: reserves are drawn from what is left, and the rest
lies in the bags. A key that is given replaces that whole part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...engine import shape
from ...engine.errors import BadPosition
from ...engine.game import Game
from ...engine.shape import Mismatch
from ...engine.state import Frame
from .box.components import THEATRES, TOKENS, WEAPONS
from .rules.campaigns import is_full
from .rules.setup import fill, lay_out
from .saves import check_pieces, check_set
from .state import BOTH, PLAYERS, Blitzkrieg, each, in_order, seen

_tokens = shape.sequence(shape.one_of(TOKENS), most=40)

# The entries that a position may have, and their shapes: those of its fields, and piles that are
# seen.
AS_FIELDS = (
    *("tokens", "markers", "won", "closed", "points", "last", "last_turn", "chip", "stratagem"),
    "rolls",
)
ENTRIES: Mapping[str, shape.Shape] = {
    **{name: Blitzkrieg.table[name].shape for name in AS_FIELDS},
    "turn": shape.one_of(PLAYERS),
    "reserves": each(_tokens),
    "bags": each(_tokens),
    "research": _tokens,
}


def position(
    game: Game,
    scenario: str | None = None,
    seed: int | None = 0,
    options: Mapping[str, Any] | None = None,
    frames: list[Frame] | None = None,
    run: bool = True,
    **entries: Any,
) -> Blitzkrieg:
    """A position at the beginning of a turn, played on to the first decision; `entries` are those
    of ENTRIES. Without `run` nothing has happened yet in it; a list given as `frames` gets the
    positions on the way, event by event.

    Raises BadPosition, which names the entry and the reason, for what is impossible or unknown,
    and BadSetup for a scenario, seed or option that the game lacks.
    """
    checked = game.check_scenario(scenario)
    chosen = game.check_options({} if options is None else options)
    try:
        given = shape.record({}, ENTRIES)(entries, "position")
        s = lay_out(checked, game.check_seed(seed), chosen)
        _place(s, given)
        _deal(s, given)
        s.rolls = given.get("rolls", ())
        check_pieces(s)
    except Mismatch as error:
        where = error.where.removeprefix("position.").removeprefix("state.")
        raise BadPosition(
            "bad-position", game=game.name, where=where, what=error.what, **error.facts
        ) from None
    turn = given.get("turn", s.seats[0])
    s.steps = (("begin_turn", turn),)
    if run and frames is not None:
        frames += s.film_opening()
    elif run:
        s.run()
    return s


def _place(s: Blitzkrieg, given: dict[str, Any]) -> None:
    """The board: tokens, markers, and who has won what."""
    seats = s.seats
    if "turn" in given:
        shape.one_of(seats)(given["turn"], "turn")
    for name in ("reserves", "bags", "points", "last"):
        for seat in given.get(name, ()):
            shape.one_of(seats)(seat, name)
    s.tokens = given.get("tokens", {})
    if "markers" in given:
        s.markers = given["markers"] if s.nippon else {**s.markers, **given["markers"]}
    s.won = given.get("won", {})
    s.closed = given.get("closed", ())
    if s.nippon and "markers" not in given:
        s.markers = {t: at for t, at in s.markers.items() if t not in s.closed}
    for theatre in s.board.theatres.values():
        _finish(s, theatre.id)
    s.points = {**s.points, **given.get("points", {})}
    s.last = {**s.last, **given.get("last", {})}
    s.last_turn = given.get("last_turn", False)
    s.chip, s.stratagem = given.get("chip"), given.get("stratagem")
    if s.automaton is not None and "chip" not in given and s.options["stratagems"]:
        s.chip = "steamroll"


def _finish(s: Blitzkrieg, theatre: str) -> None:
    """6.3.1, 6.3.2 Full campaigns have a winner, and a theatre without free spaces is over."""
    at = s.markers.get(theatre, 0)
    leader = BOTH if at == 0 else s.seats[0] if at > 0 else s.seats[1]
    if abs(at) >= THEATRES[theatre].closes and theatre not in s.closed:
        raise Mismatch(f"markers.{theatre}", "does-not-fit")
    for campaign in THEATRES[theatre].campaigns:
        started = not s.nippon or theatre in s.markers or theatre in s.closed
        if (theatre in s.closed or (is_full(s, campaign) and started)) and campaign not in s.won:
            s.won = {**s.won, campaign: leader}
    if theatre not in s.closed and all(c in s.won for c in THEATRES[theatre].campaigns):
        s.closed = (*s.closed, theatre)
    if s.nippon and theatre in s.closed:
        s.markers = {t: m for t, m in s.markers.items() if t != theatre}


def _deal(s: Blitzkrieg, given: dict[str, Any]) -> None:
    """5.3 to 5.6 Tokens off the board: what is given, then what is left."""
    reserves, bags = given.get("reserves", {}), given.get("bags", {})
    used = [t for _, t in s.tokens.values() if t in WEAPONS]
    used += [t for piles in (reserves, bags) for pile in piles.values() for t in pile]
    if "research" in given:
        s.research = in_order(given["research"])
    else:
        s.research = _without(seen(s.research), [t for t in used if t in WEAPONS], "research")
    for seat in s.seats:
        placed = [t for owner, t in s.tokens.values() if owner == seat and t not in WEAPONS]
        held = reserves.get(seat, ())
        left = _without(
            s.bag(seat), [*placed, *(t for t in held if t not in WEAPONS)], f"reserves.{seat}"
        )
        if seat in bags:
            check_set([t for t in bags[seat] if t not in WEAPONS], left, f"bags.{seat}", True)
            left = bags[seat]
        s.bags = {**s.bags, seat: in_order(left)}
        if seat in reserves:
            held = tuple(held) if seat == s.automaton else in_order(held)
            s.reserves = {**s.reserves, seat: held}
        else:
            events, s._events = s._events, []
            fill(s, seat)
            s._events = events


def _without(tokens: tuple[str, ...], used: list[str], where: str) -> tuple[str, ...]:
    """What is left of a set; what is not there cannot be used."""
    check_set(used, tokens, where, False)
    left = Counter(tokens)
    left.subtract(used)
    return tuple(left.elements())
