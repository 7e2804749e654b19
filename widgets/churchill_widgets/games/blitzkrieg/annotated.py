"""A whole game with notes, stepped through on the live board, from note to note if you like."""

from __future__ import annotations

from typing import Any

from churchill_kit.book.recorded import Moment
from churchill_kit.engine.values import Event
from churchill_kit.games.blitzkrieg.book.annotated import RECORDED
from churchill_kit.tutor.exercise import Text, text

from ...lessons.player import Section
from ...lessons.recorded import RecordedGame, Turn
from .telling.rows import GAME

# A tour in a dozen notes, and those of them before which one is asked what to play.
TOUR = frozenset((
    *("opening", "taken_back", "second_mark", "last_space", "general", "harvest", "two_units"),
    *("below_the_mark", "nuclear_bomb", "task_force", "one_last_turn", "the_mark_again"),
    "the_end",
))  # fmt: skip
GUESSED = frozenset(("second_mark", "general", "nuclear_bomb", "the_mark_again"))
PARTS = {1: "opening", 2: "two_units", 3: "one_last_turn"}  # the notes that parts begin with


class Scene:
    """A step of the game as the player shows it; its note is worked out when it is shown."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.state: Any = moment.shot.state
        self.events: tuple[Event, ...] = moment.shot.events
        self.seat = moment.shot.seat

    @property
    def caption(self) -> Text | str:
        """The note, if there is one."""
        note = self.moment.note
        return text(f"annotated-{note.id}", **self.moment.facts) if note is not None else ""


def noted() -> dict[str, Moment]:
    """The moments that have a note, by its id."""
    return {m.note.id: m for m in RECORDED.moments if m.note is not None}


def sections() -> tuple[Section, ...]:
    """The contents: three parts, and in these the notes."""
    begins = {note: part for part, note in PARTS.items()}
    out = []
    for id_, moment in noted().items():
        if id_ in begins:
            out.append(Section(moment.at, text(f"chapter-annotated-part-{begins[id_]}")))
        out.append(Section(moment.at, text(f"annotated-{id_}-title"), "", 2))
    return tuple(out)


def turns() -> dict[int, Turn]:
    """The decisions that are guessed, by the step of the note that tells of them."""
    played, found, out = RECORDED.played, noted(), {}
    for id_ in GUESSED:
        moment = found[id_]
        move = moment.shot.move
        first = next(i for i, shot in enumerate(played.shots) if shot.move == move)
        out[moment.at] = Turn(first - 1, played.before(move), played.actions[move - 1])
    return out


class Annotated(RecordedGame):
    """The annotated game."""

    def __init__(self, lang: str | None = None) -> None:
        found = noted()
        stops = [m.at for id_, m in found.items() if id_ in TOUR]
        scenes = [Scene(m) for m in RECORDED.moments]
        steps = [m.at for m in found.values()]
        super().__init__(GAME, scenes, steps, sections(), lang, stops, turns())

    def stakes(self, state: Any) -> str:
        """Points, and how much there is to choose from."""
        held = len(state.reserve(state.decision.seat))
        return self.told("annotated-stakes", n=held, **state.score())

    def standing(self) -> str:
        return self.told("annotated-score", **self.step.state.score())
