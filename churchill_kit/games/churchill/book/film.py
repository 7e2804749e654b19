"""A recorded game as a film: everything that happened, step by step, and where each step has its
place in the sequence of play (4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ....engine.record import Record
from ....engine.state import Frame
from ....engine.values import Action, Event
from ..game import GAME
from ..rules.sequence import activity
from ..state import Churchill


class Shot(NamedTuple):
    """One step: the position after it, what happened in it, and the conference and activity (the
    number of its rule) that it belongs to.

    `action` is what `seat` chose; both are None where it happened by itself. `move` is how many
    actions had been taken, this one included.
    """

    state: Churchill
    events: tuple[Event, ...]
    conference: int
    activity: str
    move: int
    action: Action | None = None
    seat: str | None = None


def film(record: Record, conference: int | None = None) -> tuple[Shot, ...]:
    """The steps of a recorded game that began with its set-up, or those of one conference."""
    start = record.at(0)
    assert isinstance(start, Churchill) and start.seed is not None
    state = GAME.set_up(start.scenario, start.seed, dict(start.options))
    moves = zip(record.actions[: record.n], record.rolls, strict=False)
    return shoot(state, moves, conference)


def shoot(
    state: Churchill,
    moves: Iterable[tuple[Action, tuple[int, ...]]],
    conference: int | None = None,
    positions: list[Churchill] | None = None,
) -> tuple[Shot, ...]:
    """The steps from a set-up on, through these actions and the real dice given with them.

    What an action brings about within its own activity is one step, and so is an advance that
    nobody debates; what the game does by itself, like the advance of each front, is a step each.
    `positions`: a list that is filled with the positions before each action and after the last.
    """
    frames: list[Frame] = []
    state.run(frames)
    shots = [_shot(frame, 0) for frame in frames]
    for n, (action, rolls) in enumerate(moves, 1):
        if positions is not None:
            positions.append(state.copy())
        decision, frames = state.decision, []
        assert decision is not None
        if conference is None or state.conference <= conference:
            own = activity(state)
            state.apply(action, rolls, frames)
            _add(shots, _shots(frames, own, n, action, decision.seat))
    if positions is not None:
        positions.append(state.copy())
    return tuple(shot for shot in shots if conference in (None, shot.conference))


def _add(shots: list[Shot], more: list[Shot]) -> None:
    """More steps; that nobody debates is told with the advance."""
    if len(more) == 1 and [e.kind for e in more[0].events] == ["debate_declined"]:
        before, quiet = shots.pop(), more[0]
        events = (*before.events, *quiet.events)
        more = [before._replace(state=quiet.state, events=events)]
    shots += more


def _shot(frame: Frame, move: int) -> Shot:
    """A frame that came by itself."""
    state = frame.state
    return Shot(state, frame.events, state.conference, activity(state), move)


def _shots(frames: list[Frame], own: str, move: int, action: Action, seat: str) -> list[Shot]:
    """The frames of an action: those of its own activity are one step."""
    shots = [_shot(frame, move) for frame in frames]
    mine = next((i for i, shot in enumerate(shots) if shot.activity != own), len(shots))
    if mine == 0:  # it reported nothing before the game went on
        return shots
    events = tuple(event for shot in shots[:mine] for event in shot.events)
    return [shots[mine - 1]._replace(events=events, action=action, seat=seat), *shots[mine:]]
