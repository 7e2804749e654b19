"""An exercise of a class: the panel of any exercise, whose answers go to the teacher's store and
nowhere else."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import churchill_kit as ck
from churchill_kit.classroom import NoClass
from churchill_kit.classroom.works import TRIES
from churchill_kit.store.student import Student
from churchill_kit.tutor.making import Entry

from ..base.sentences import say, static, text
from ..base.words import sentence_of
from ..learner import progress
from ..lessons.exercise_panel import Exercises

GONE_ON = ("class-answered", "class-one-try")  # it was answered elsewhere: on to the next


class ClassExercise(Exercises):
    """One exercise of a work after the other. In an exam nothing is said before its end.

    `changed` is told when something was answered, `over` when there is nothing more to do.
    """

    kind = "class-exercise"

    def __init__(
        self,
        student: Student,
        aid: int,
        lang: str,
        changed: Callable[[], None],
        over: Callable[[], None],
    ) -> None:
        self.student, self.aid = student, aid
        self.given, self.work = student.given(aid)
        self._changed, self._over = changed, over
        self._passed: set[int] = set()  # exercises that cannot be made
        self.i, self.attempt, self.request = 0, 1, ""
        self.moves: list[ck.Action] = []
        super().__init__(self.work.game, "", lang)

    def pool(self) -> tuple[Entry, ...]:
        return ()

    def keepers(self) -> list[progress.Kept]:
        return []  # nothing about a student is kept but in the class

    def begin(self) -> None:
        self.go_on()

    # -- which one ---------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """How many exercises the work has."""
        return int(self.student.standing(self.given, self.student.sid)["total"])

    def left(self) -> list[int]:
        """The exercises that have no answer yet."""
        answered = {a.i for a in self.student.answers if a.aid == self.aid} | self._passed
        return [i for i in range(self.total) if i not in answered]

    def go_on(self) -> None:
        """Ask the next one that has no answer. One that cannot be made any longer is told of, and
        must not stop the rest."""
        for i in self.left():
            try:
                self.put(i)
            except NoClass as error:
                if error.reason != "class-exercise-gone":
                    raise
                self._passed.add(i)
                self.trouble(error)
            else:
                return
        self._over()

    def put(self, i: int) -> None:
        """Ask an exercise, after a wrong answer another of its kind."""
        attempt = self.student.attempt(self.aid, i)
        exercise = self.student.exercise(self.aid, i, attempt)
        self.i, self.attempt = i, attempt
        self.request = secrets.token_hex(8)  # of the answer, however often it is sent
        self.moves = []
        self.ask(exercise)
        self._arrive()

    def _arrive(self) -> None:
        """Let the teacher see where this is; an exercise does not wait for that."""
        with suppress(ck.GameError):
            self.student.arrive(self.aid, self.i, self.attempt, self.moves)

    # -- answers -----------------------------------------------------------------------------------

    def settle(self, answer: int | None) -> None:
        self._keep(answer)
        if not self.work.exam:
            self.answer, self.slip = answer, ""
            self.show()

    def move(self, action: ck.Action) -> None:
        try:
            feedback = self.exercise.check(action)
        except ck.IllegalAction as error:
            self.slip = sentence_of(error, self.lang)
            self.show()
            return
        self.moves.append(action)
        if feedback.done:
            try:
                self._keep(self.moves)
            except Exception:
                self._back()
                raise
            if self.work.exam:
                return
        else:
            self.feedback = feedback
            self._arrive()
        self.slip, self.selection = "", frozenset()
        self.played += [say(e, self.lang) for e in self.exercise.position.events]
        self.show()

    def _back(self) -> None:
        """The last move was not counted: it can be made again."""
        self.moves.pop()
        self.exercise.restart()
        for action in self.moves:
            self.exercise.check(action)

    def _keep(self, given: int | Sequence[ck.Action] | None) -> None:
        """Answer; NoTable or NoClass if it did not count, and the exercise is there as before."""
        try:
            feedback = self.student.answer(
                self.aid, self.i, given, attempt=self.attempt, hints=self.hints,
                request=self.request,
            )  # fmt: skip
        except NoClass as error:
            if error.reason in GONE_ON:
                self.student.poll()
                self.go_on()
            raise
        self.right += feedback.right
        self.wrong += not feedback.right
        if self.work.exam:
            self.go_on()
        else:
            self.feedback = feedback
        self._changed()

    # -- the buttons -------------------------------------------------------------------------------

    @property
    def _again(self) -> bool:
        """May a similar one be tried?"""
        wrong = self.feedback is not None and self.feedback.done and not self.feedback.right
        return wrong and not self.work.exam and self.attempt < TRIES

    def on_another(self, _: dict[str, Any]) -> None:
        if self._again:
            self.put(self.i)
        elif self.done:
            self.go_on()

    def on_skip(self, content: dict[str, Any]) -> None:
        """After an answer on to the next; before, the exercise is given up."""
        if self.done:
            self.go_on()
        elif content.get("n", self.n) == self.n:
            self.settle(None)

    def on_restart(self, content: dict[str, Any]) -> None:
        if not self._stale(content):
            self.moves = []
        super().on_restart(content)

    # -- what is shown -----------------------------------------------------------------------------

    def heading(self) -> str:
        return text(self.lang, "class-exercise", n=self.i + 1, total=self.total)

    def next_label(self) -> str:
        if self._again:
            return self.told("similar")
        return static(self.lang, "class-next" if self.left() else "class-finish")

    def data(self) -> dict[str, Any]:
        skip = "class-next" if self.left() else "class-finish"
        skip = skip if self.done else "class-give-up"
        shown = not self.done or self._again
        counts = static(self.lang, "class-exam-about") if self.work.exam else ""
        return {
            **super().data(),
            "skip": static(self.lang, skip) if shown else "",
            "counts": counts,
        }
