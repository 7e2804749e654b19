"""What all may look at: an exercise as somebody has it before him, or what a seat sees at a table.
Nobody's name is in it, and nothing can be answered here."""

from __future__ import annotations

from typing import Any

from churchill_kit.engine.state import State
from churchill_kit.tutor.exercise import Exercise
from churchill_kit.tutor.making import Entry

from ..base.sentences import say, static
from ..learner import progress
from ..lessons.exercise_panel import Exercises
from ..page.titles import title_of
from ..screen import screen


class Shown(Exercises):
    """An exercise or a position to look at."""

    kind = "class-shown"

    def __init__(self, game: str, lang: str, title: str = "class-shown") -> None:
        self.title = title
        self.view: State | None = None
        self.there = False
        self.what: Any = None  # by which another thing is told from this one
        super().__init__(game, "", lang)

    def pool(self) -> tuple[Entry, ...]:
        return ()

    def keepers(self) -> list[progress.Kept]:
        return []

    def begin(self) -> None:
        """Nothing is there before it is put."""

    def put(self, exercise: Exercise | None, view: State | None) -> None:
        """Show this."""
        self.there, self.view = True, view
        if exercise is not None:
            self.ask(exercise)
        else:
            self.n += 1
            self.show()

    def _stale(self, content: dict[str, Any]) -> bool:
        return True  # it is looked at, and not answered

    def on_another(self, _: dict[str, Any]) -> None:
        """There is no other."""

    def on_skip(self, _: dict[str, Any]) -> None:
        """There is no other."""

    def which_board(self) -> str:
        return str(screen(self.game).board_of(self.view)) if self.view else super().which_board()

    def draw(self) -> tuple[str, Any, dict[str, Any]] | None:
        found = super().draw() if self.there and self.view is None else None
        if self.view is not None:
            return self.which_board(), self.view, {}
        return found and (*found[:2], {})

    def heading(self) -> str:
        return static(self.lang, self.title)

    def data(self) -> dict[str, Any]:
        if not self.there:
            return {}
        if self.view is None:
            return {**super().data(), "look": True, "counts": "", "skip": ""}
        view, own = self.view, screen(self.game)
        asked = view.decision if view.decision is not None else view.result
        return {
            "n": self.n,
            "made": "",
            "look": True,
            "title": self.heading(),
            "kind": title_of(self.game, self.lang),
            "question": say(asked, self.lang),
            "board": self.which_board(),
            "hands": own.hands_of(view, self.lang),
            "beside": own.beside(view, self.lang, ""),
            "hints": [],
            "answers": [],
            "counts": "",
            "skip": "",
        }
