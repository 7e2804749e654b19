"""A whole game with notes: its record, and what a reader should see in it.

A note hangs on an event: the first of its kind that its move (0: the opening) brought about
and that says what `where` says. Its facts are what every note may tell, the event's own, and what
its function adds. Functions that look at a game that might have been play it: another move or
another place of a piece, and then the moves that were really made.

The words are the game's messages ``annotated-<note>`` and ``annotated-<note>-title``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.errors import IllegalAction
from ..engine.registry import game
from ..engine.values import Action, Event, Result
from ..engine.words import message
from .film import Film, Shot

Facts = Mapping[str, Any]
NONE: Facts = {}


class Played(NamedTuple):
    """The game: its steps, its moves, and the positions before each move and after the last."""

    shots: tuple[Shot, ...]
    actions: tuple[Action, ...]
    positions: tuple[Any, ...]

    def before(self, move: int) -> Any:
        """The position before a move; moves are counted from 1."""
        return self.positions[move - 1].copy()

    def event(self, move: int, kind: str, **where: Any) -> Event:
        """The first such event among those that a move brought about."""
        return next(
            event
            for shot in self.shots
            if shot.move == move
            for event in shot.events
            if event.kind == kind and where.items() <= event.args.items()
        )

    def ending(self, move: int, action: Action) -> Any:
        """Where the game would have ended with another move here, and all later ones as they
        were made; None if one of those would not be legal then."""
        state = self.before(move)
        try:
            for a in (action, *self.actions[move:]):
                state.apply(a)
        except IllegalAction:
            return None
        return state

    def instead(self, move: int, action: Action) -> Result | None:
        """The result of such a game."""
        state = self.ending(move, action)
        return state.result if state is not None else None


class Here(NamedTuple):
    """What the facts of a note are worked out from: the position that is shown, the one of the
    step before, and the event."""

    game: Played
    move: int
    before: Any
    now: Any
    event: Event | None


class Note(NamedTuple):
    """A note: its id, the move and the event that it hangs on, and what adds to its facts."""

    id: str
    move: int
    kind: str
    where: Facts = NONE
    facts: Callable[[Here], Facts] = lambda here: {}

    def event_in(self, shot: Shot) -> Event | None:
        """The event that it hangs on, if that happened in this step."""
        for event in shot.events:
            if event.kind == self.kind and self.where.items() <= event.args.items():
                return event
        return None


class Moment(NamedTuple):
    """A step of the game with its note, if it has one."""

    at: int
    shot: Shot
    note: Note | None
    of: Recorded

    @property
    def facts(self) -> Facts:
        """What the note tells, asked of the engine now."""
        assert self.note is not None
        played = self.of.played
        before, now = played.shots[max(self.at - 1, 0)].state, self.shot.state
        event = self.note.event_in(self.shot)
        here = Here(played, self.note.move, before, now, event)
        return {
            **self.of.standing(before, now),
            **(event.args if event is not None else {}),
            **self.note.facts(here),
        }

    def caption(self, lang: str) -> str:
        """The note in words; "" where there is none."""
        if self.note is None:
            return ""
        return message(lang, self.of.game, f"annotated-{self.note.id}", self.facts)


class Recorded:
    """A recorded game: the file of its record, how it is filmed, its notes, and `standing`: what
    every note may tell of the position before and the one that is shown.

    The game is played when it is first asked for, once.
    """

    def __init__(
        self,
        game: str,
        file: Path,
        film: Film,
        notes: Sequence[Note] = (),
        standing: Callable[[Any, Any], Facts] = lambda before, now: {},
    ) -> None:
        self.game, self.file, self.film = game, file, film
        self.notes, self.standing = tuple(notes), standing

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """The record as it is saved."""
        found: Mapping[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        return found

    @cached_property
    def played(self) -> Played:
        """The game, played once."""
        rules, setup = game(self.game), self.data["setup"]
        actions = tuple(rules.action(entry) for entry in self.data["actions"])
        options = rules.check_options(setup["options"])
        start = rules.set_up(setup["scenario"], setup["seed"], options)
        positions: list[Any] = []
        shots = self.film.shoot(start, ((a, ()) for a in actions), positions)
        return Played(shots, actions, tuple(positions))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The steps of the game, with their notes."""
        noted = {self.place(note): note for note in self.notes}
        return tuple(Moment(i, s, noted.get(i), self) for i, s in enumerate(self.played.shots))

    def place(self, note: Note) -> int:
        """The step that a note belongs to. LookupError if there is none."""
        for i, shot in enumerate(self.played.shots):
            if shot.move == note.move and note.event_in(shot) is not None:
                return i
        raise LookupError(note.id)

    def title(self, note: Note, lang: str) -> str:
        """What a note is called in the list of contents."""
        return message(lang, self.game, f"annotated-{note.id}-title", {})

    def stretch(
        self, here: Callable[[Moment], bool], before: int = 1, after: int = 3
    ) -> tuple[int, tuple[Moment, ...]] | None:
        """The first moment of which `here` says yes, with some before and after it: its place
        among them, and all of them. None if there is none."""
        at = next((m.at for m in self.moments if here(m)), None)
        if at is None:
            return None
        first = max(at - before, 0)
        return at - first, self.moments[first : at + 1 + after]
