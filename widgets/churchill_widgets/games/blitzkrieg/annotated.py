"""A whole game with notes, stepped through on the live board, from note to note if you like."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.blitzkrieg.book.annotated import RECORDED
from churchill_kit.tutor.exercise import text

from ...lessons.player import Section
from ...lessons.recorded import RecordedGame

# A tour in a dozen notes, and those of them before which one is asked what to play.
TOUR = frozenset((
    *("opening", "taken_back", "second_mark", "last_space", "general", "harvest", "two_units"),
    *("below_the_mark", "nuclear_bomb", "task_force", "one_last_turn", "the_mark_again"),
    "the_end",
))  # fmt: skip
GUESSED = frozenset(("second_mark", "general", "nuclear_bomb", "the_mark_again"))
PARTS = {1: "opening", 2: "two_units", 3: "one_last_turn"}  # the notes that parts begin with


def sections() -> tuple[Section, ...]:
    """The contents: three parts, and in these the notes."""
    begins = {note: part for part, note in PARTS.items()}
    out = []
    for at, id_ in ((m.at, m.note.id) for m in RECORDED.moments if m.note is not None):
        if id_ in begins:
            out.append(Section(at, text(f"chapter-annotated-part-{begins[id_]}")))
        out.append(Section(at, text(f"annotated-{id_}-title"), "", 2))
    return tuple(out)


class Annotated(RecordedGame):
    """The annotated game."""

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(RECORDED, sections(), lang, TOUR, GUESSED)

    def stakes(self, state: Any) -> str:
        """Points, and how much there is to choose from."""
        held = len(state.reserve(state.decision.seat))
        return self.told("annotated-stakes", n=held, **state.score())

    def standing(self) -> str:
        return self.told("annotated-score", **self.step.state.score())
