"""One game, and what a table says of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..engine.errors import GameError
from ..engine.players import generator, player
from ..engine.shape import cut
from ..engine.state import State
from ..engine.values import Event
from .errors import LabError
from .setting import Setting

Value = str | int | float | bool | None
Row = dict[str, Any]


class Watched(NamedTuple):
    """A game that is over, for a game's own measures: its last state, and all that happened."""

    end: Any
    events: Sequence[Event]


Measured = Callable[[Watched], Mapping[str, Value]]


def played(
    setting: Setting, number: int, seed: int, measure: Measured | None, *, telling: bool = False
) -> tuple[Row, list[Row]]:
    """The row of a game, and with `telling` one row for each of its events.

    `number` is its place in the study, `seed` its own; the same seed gives the game of
    ``ck.play``. LabError for a player that breaks down or does what is not legal.
    """
    state = setting.begin(seed)
    sitting = {s: _seated(setting, s) for s in setting.players}
    rngs = {s: generator(seed, s) for s in sitting}
    first = state.decision.seat if state.decision is not None else None
    happened = list(state.events)
    told = list(_told(number, 0, None, happened)) if telling else []
    moves = 0
    while (decision := state.decision) is not None:
        seat = decision.seat
        view = state.view(seat)
        try:
            events = state.apply(sitting[seat].choose(view, view.actions(), rngs[seat]))
        except Exception as error:
            raise _failed(setting.names()[seat], number, seed, error) from error
        moves += 1
        happened += events
        if telling:
            told += _told(number, moves, seat, events)
    own = dict(measure(Watched(state, happened))) if measure is not None else {}
    row = {**_plain(setting, number, seed), **_ended(state, first, moves), **own}
    return {**row, **_noted(sitting)}, told


def _failed(player: str, number: int, seed: int, error: Exception) -> LabError:
    """The sentence for a player that cannot go on, and the seed that shows it again."""
    where = {"player": player, "number": str(number), "seed": str(seed)}
    if isinstance(error, GameError):
        return LabError("lab-player-illegal", why=error, **where)
    told = cut(f"{type(error).__name__}: {error}".rstrip(".: "))
    return LabError("lab-player-broke", why=told, **where)


def _seated(setting: Setting, seat: str) -> Any:
    sitter = setting.players[seat]
    return player(setting.game, sitter) if isinstance(sitter, str) else sitter()


def _plain(setting: Setting, number: int, seed: int) -> Row:
    """What was settled before the game."""
    row: Row = {"game": number, "seed": seed, "scenario": setting.scenario}
    row |= {f"option_{name}": value for name, value in setting.options.items()}
    return row | {f"player_{seat}": name for seat, name in setting.names().items()}


def _ended(state: State, first: str | None, moves: int) -> Row:
    """What came of it: `winners` joined by "+", "" in a draw; `lead_…` is what a seat is ahead of
    the best other one."""
    result = state.result
    assert result is not None, "a game that was played to its end has a result"
    final = result.final
    leads = {
        seat: n - max((m for other, m in final.items() if other != seat), default=0)
        for seat, n in final.items()
    }
    return {
        "winners": "+".join(result.winners),
        "ending": result.ending,
        "rule": result.rule,
        "first": first,
        "moves": moves,
        **{f"score_{seat}": n for seat, n in final.items()},
        **{f"lead_{seat}": n for seat, n in leads.items()},
    }


def _noted(sitting: Mapping[str, Any]) -> Row:
    """What players of one's own have noted during the game, each in the columns of its seat."""
    return {
        f"{name}_{seat}": value
        for seat, sitter in sitting.items()
        if hasattr(sitter, "notes")
        for name, value in sitter.notes().items()
    }


def _told(number: int, move: int, seat: str | None, events: Iterable[Event]) -> Iterable[Row]:
    """A row for each event: in which game, after which move (0: the set-up) of which seat."""
    for event in events:
        facts = json.dumps(dict(event.args), ensure_ascii=False)
        yield {
            "game": number,
            "move": move,
            "seat": seat,
            "kind": event.kind,
            "rule": event.rule,
            "facts": facts,
        }
