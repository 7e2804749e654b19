"""A whole game with notes: a recorded game of bots, and what a reader should see in it.

``game.json`` is the record; ``notes.py`` says where each note stands and which facts it tells.
The words are the messages ``annotated-<note>`` and ``-<note>-title``. No number is
written in them: each is asked of the engine, in the position that the note is about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .....engine.values import Action
from .....engine.words import message
from ...game import GAME
from ...rules.scoring import points, score
from ...state import GAME_NAME, Churchill
from ..film import Shot, shoot
from .notes import NOTES, Game, Here, Note

FILE = Path(__file__).parent / "game.json"


class Moment(NamedTuple):
    """A step of the game with its note, if it has one."""

    at: int
    shot: Shot
    note: Note | None

    @property
    def facts(self) -> Mapping[str, Any]:
        """What the note tells, asked of the engine now."""
        assert self.note is not None
        shots = played().shots
        before = shots[max(self.at - 1, 0)]
        event = self.note.event_in(self.shot)
        here = Here(played(), self.note.move, before.state, self.shot.state, event)
        return {
            **_standing(before.state, self.shot.state),
            **(event.args if event is not None else {}),
            **self.note.facts(here),
        }

    def caption(self, lang: str) -> str:
        """The note in words; "" where there is none."""
        if self.note is None:
            return ""
        return message(lang, GAME_NAME, f"annotated-{self.note.id}", self.facts)


def title(note: Note, lang: str) -> str:
    """What a note is called in the list of contents."""
    return message(lang, GAME_NAME, f"annotated-{note.id}-title", {})


def _standing(before: Churchill, now: Churchill) -> dict[str, Any]:
    """What every note may tell: the score, what has just changed it, and the cards left."""
    old, new = points(score(before)), points(score(now))
    out: dict[str, Any] = {"gap": max(new.values()) - min(new.values())}
    for seat in now.seats:
        out[f"{seat}_points"] = new[seat]
        out[f"{seat}_change"] = new[seat] - old[seat]
        out[f"{seat}_cards"] = now.hand_size(seat)
    return out


@cache
def data() -> Mapping[str, Any]:
    """The record as it is saved."""
    found: Mapping[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@cache
def played() -> Game:
    """The game, played once."""
    setup = data()["setup"]
    actions: tuple[Action, ...] = tuple(GAME.action(entry) for entry in data()["actions"])
    start = GAME.set_up(setup["scenario"], setup["seed"], GAME.check_options(setup["options"]))
    positions: list[Churchill] = []
    shots = shoot(start, ((a, ()) for a in actions), positions=positions)
    return Game(shots, actions, tuple(positions))


@cache
def moments() -> tuple[Moment, ...]:
    """The steps of the game, with their notes."""
    shots = played().shots
    noted: dict[int, Note] = {}
    for note in NOTES:
        noted[place(note)] = note
    return tuple(Moment(i, shot, noted.get(i)) for i, shot in enumerate(shots))


def place(note: Note) -> int:
    """The step that a note belongs to. LookupError if there is none."""
    for i, shot in enumerate(played().shots):
        if shot.move == note.move and note.event_in(shot) is not None:
            return i
    raise LookupError(note.id)


__all__ = ["NOTES", "Game", "Moment", "Note", "data", "moments", "place", "played", "title"]
