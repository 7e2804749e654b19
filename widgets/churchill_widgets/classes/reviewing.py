"""An exam that is over, as who sat it looks at it again: each exercise with what he answered, what
would have been right, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import churchill_kit as ck
from churchill_kit.classroom.marking import Given, mark
from churchill_kit.store.student import Student
from churchill_kit.tutor.making import Entry

from ..base.sentences import say, static, text
from ..learner import progress
from ..lessons.exercise_panel import Exercises


class ClassReview(Exercises):
    """One exercise of an exam after the other. `changed` is told when another one is looked at,
    `over` when none is any longer."""

    kind = "class-exercise"

    def __init__(
        self,
        student: Student,
        aid: int,
        lang: str,
        changed: Callable[[], None],
        over: Callable[[], None],
    ) -> None:
        self.student, self.aid, self.i = student, aid, 0
        self.total = len(student.review(aid))
        self.given: Given = None
        self._changed, self._over = changed, over
        super().__init__(student.given(aid)[1].game, "", lang)

    def pool(self) -> tuple[Entry, ...]:
        return ()

    def keepers(self) -> list[progress.Kept]:
        return []

    def begin(self) -> None:
        self.put(0)

    def put(self, i: int) -> None:
        """Show an exercise as it was answered. A GameError if it cannot be made any longer, or if
        the teacher takes answers again."""
        exercise, given = self.student.reviewed(self.aid, i)
        self.i, self.given = i, given
        self.ask(exercise)
        if exercise.goal is None or given is None:
            self.answer = given if isinstance(given, int) else None
            self.feedback = mark(exercise, given).feedback
        elif not isinstance(given, int):
            for move in given:
                self.feedback = exercise.check(move)
                self.played += [say(e, self.lang) for e in exercise.position.events]
        self.show()

    # -- the buttons -------------------------------------------------------------------------------

    def _stale(self, content: dict[str, Any]) -> bool:
        return True  # it is looked at, and not answered

    def on_another(self, _: dict[str, Any]) -> None:
        if self.i + 1 < self.total:
            self.put(self.i + 1)
            self._changed()
        else:
            self._over()

    def on_skip(self, _: dict[str, Any]) -> None:
        self._over()

    # -- what is shown -----------------------------------------------------------------------------

    def actions(self) -> tuple[ck.Action, ...]:
        return ()

    def heading(self) -> str:
        return text(self.lang, "class-exercise", n=self.i + 1, total=self.total)

    def next_label(self) -> str:
        last = self.i + 1 == self.total
        return static(self.lang, "class-review-close" if last else "class-next")

    def data(self) -> dict[str, Any]:
        close = static(self.lang, "class-review-close")
        return {
            **super().data(),
            "skip": close if self.i + 1 < self.total else "",
            "counts": static(self.lang, "class-review"),
            "more": 0,
        }

    def _feedback(self) -> dict[str, Any] | None:
        found = super()._feedback()
        if found is not None and self.given is None:
            found["verdict"] = static(self.lang, "class-review-none")
        return found
