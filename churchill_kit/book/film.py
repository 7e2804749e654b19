"""A recorded game as a film: everything that happened, step by step, and where each step has its
place in the sequence of play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from ..engine.record import Record
from ..engine.state import Frame
from ..engine.values import Action, Event


class Shot(NamedTuple):
    """One step: the position after it, what happened in it, and the activity (the number of its
    rule in the sequence of play) that it belongs to.

    `action` is what `seat` chose; both are None where it happened by itself. `move` is how many
    actions had been taken, this one included.
    """

    state: Any
    events: tuple[Event, ...]
    activity: str
    move: int
    action: Action | None = None
    seat: str | None = None


class Film:
    """How the games of a kind are filmed.

    `activity` says of a position what is under way. What an action brings about within its own
    activity is one step; what the game does by itself is a step each. Events of the kinds
    `quiet`, if they are all that an action brings about, are told with the step before. With
    `opening` what the set-up itself has reported is a step, too.
    """

    def __init__(
        self, activity: Callable[[Any], str], quiet: Collection[str] = (), opening: bool = False
    ) -> None:
        self.activity, self.quiet, self.opening = activity, quiet, opening

    def of(
        self, record: Record, goes_on: Callable[[Any], bool] = lambda state: True
    ) -> tuple[Shot, ...]:
        """The steps of a recorded game that began with its set-up, while it `goes_on`."""
        setup, game = record.setup, record.game
        assert setup is not None
        options = game.check_options(setup["options"])
        moves = zip(record.actions[: record.n], record.rolls, strict=False)
        start = game.set_up(setup["scenario"], setup["seed"], options)
        return self.shoot(start, moves, goes_on=goes_on)

    def shoot(
        self,
        state: Any,
        moves: Iterable[tuple[Action, tuple[int, ...]]],
        positions: list[Any] | None = None,
        goes_on: Callable[[Any], bool] = lambda state: True,
    ) -> tuple[Shot, ...]:
        """The steps from a set-up on, through these actions and the real dice given with them.

        `positions`: a list that is filled with the positions before each action and after the
        last.
        """
        told = state.events if self.opening else ()
        frames = [Frame(state.copy(), told)] if told else []
        state.run(frames)
        shots = [self._shot(frame, 0) for frame in frames]
        for n, (action, rolls) in enumerate(moves, 1):
            if not goes_on(state):
                break
            if positions is not None:
                positions.append(state.copy())
            own, seat, frames = self.activity(state), state.decision.seat, []
            state.apply(action, rolls, frames)
            self._add(shots, self._shots(frames, own, n, action, seat))
        if positions is not None:
            positions.append(state.copy())
        return tuple(shots)

    def _add(self, shots: list[Shot], more: list[Shot]) -> None:
        """More steps; what is quiet is told with the step before."""
        if len(more) == 1 and shots and self._is_quiet(more[0]):
            before, still = shots.pop(), more[0]
            events = (*before.events, *still.events)
            more = [before._replace(state=still.state, events=events)]
        shots += more

    def _is_quiet(self, shot: Shot) -> bool:
        return len(shot.events) == 1 and shot.events[0].kind in self.quiet

    def _shot(self, frame: Frame, move: int) -> Shot:
        """A frame that came by itself."""
        return Shot(frame.state, frame.events, self.activity(frame.state), move)

    def _shots(
        self, frames: list[Frame], own: str, move: int, action: Action, seat: str
    ) -> list[Shot]:
        """The frames of an action: those of its own activity are one step."""
        shots = [self._shot(frame, move) for frame in frames]
        mine = next((i for i, shot in enumerate(shots) if shot.activity != own), len(shots))
        if mine == 0:  # it reported nothing before the game went on
            return shots
        events = tuple(event for shot in shots[:mine] for event in shot.events)
        return [shots[mine - 1]._replace(events=events, action=action, seat=seat), *shots[mine:]]
