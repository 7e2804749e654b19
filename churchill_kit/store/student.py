"""A class as a student has it: what is to be done, where one stands, what one answers."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

from ..classroom import marking
from ..classroom.answers import Answered
from ..classroom.errors import NoClass
from ..classroom.works import Work, asked, plan
from ..engine.values import Action
from ..table.presence import now
from ..tutor.exercise import Exercise, Feedback
from . import class_rows as rows
from .class_reader import ClassReader, Given
from .connect import Hand
from .shared_table import REQUEST

ANSWERS = 50_000  # of one class


class _Known(Exception):
    """This answer has come before; what was kept of it."""


class Student(ClassReader):
    """A class, by the secret of a student. Every call raises a GameError (NoTable, NoClass, …) if
    it cannot be done; nothing has happened then."""

    def news(self, lang: str = "en") -> dict[str, Any]:
        """As plain data: "name" of the class, "language", "game", "nickname", "shown" (does the
        teacher show something to all?), "works" in their order, each with "state" ("open",
        "done", "closed", or "gone" with its "trouble" in one sentence), "total", "done", "right",
        "next" (the exercise to do, or None), "review" (may the answers to an exam be looked at?)
        and, where there is a table, "table" and "seat"; and "now", the number of the work that is
        to do (None after the last)."""
        works = [
            {
                **self._plain(given, lang),
                **self.standing(given, self.sid),
                "review": self._may_review(given),
            }
            for given in self.works
        ]
        return {
            "name": self.row.name,
            "language": self.row.lang,
            "game": self.row.game,
            "nickname": next((s.name for s in self.students if s.sid == self.sid), ""),
            "shown": bool(self.row.shown),
            "works": works,
            "now": next((work["aid"] for work in works if work["state"] == "open"), None),
        }

    def _state(self) -> Any:
        return self.news(), self.row.shown, len(self.answers), self.turns

    # -- exercises ---------------------------------------------------------------------------------

    def exercise(self, aid: int, i: int, attempt: int = 0) -> Exercise:
        """An exercise of a work, at its beginning: at one's next attempt, which after a wrong one
        is another of the same kind, or at that which is named."""
        _, work = self.given(aid)
        return self._made(work, i, attempt or self.attempt(aid, i))

    def attempt(self, aid: int, i: int) -> int:
        """Which attempt at an exercise is next."""
        return 1 + len([a for a in self.answers if (a.aid, a.i) == (aid, i)])

    def _made(self, work: Work, i: int, attempt: int) -> Exercise:
        maker, seed = asked(work, self.sid, i, attempt)
        return marking.exercise(work.game, maker, seed, work.exam)

    def answer(
        self,
        aid: int,
        i: int,
        given: int | Sequence[Action] | None,
        *,
        attempt: int = 1,
        hints: int = 0,
        request: str = "",
    ) -> Feedback:
        """Answer an exercise: the number of a choice, a number, all moves toward a goal, or None to
        give it up; and what came of it.

        A `request` that comes twice counts once, so what was sent and not answered may be sent
        again by the same name. In an exam another answer is refused.
        """
        found, work = self.given(aid)
        if found.closed:
            raise NoClass("class-work-closed")
        made = self._made(work, i, attempt)
        marked = marking.mark(made, given)
        looked = min(max(hints, 0), len(made.hints))
        name = request[:REQUEST] or secrets.token_hex(8)
        right = marked.feedback.right
        kept = Answered(
            0, self.sid, aid, i, attempt, made.maker, made.seed, made.rule, right, looked, now(),
            marked.given,
        )  # fmt: skip
        try:
            self._act(lambda hand: self._keep(hand, work, kept, name))
        except _Known as known:
            made = self._made(work, i, attempt)
            marked = marking.mark(made, marking.read(made, str(known.args[0])))
        return marked.feedback

    @staticmethod
    def _may_review(given: Given) -> bool:
        """An exam that is over for all may be talked about."""
        work = given.work
        return given.closed and given.trouble is None and work is not None and work.exam

    def review(self, aid: int) -> list[Answered | None]:
        """One's answers to an exam in their order, None where there is none. NoClass as long as
        others may still be at it."""
        found, work = self.given(aid)
        if not self._may_review(found):
            raise NoClass("class-work-open")
        answered = {a.i: a for a in self.answers if a.aid == aid}
        return [answered.get(i) for i in range(len(plan(work, self.sid)))]

    def reviewed(self, aid: int, i: int) -> tuple[Exercise, marking.Given]:
        """An exercise of an exam that is over, at its beginning and with its hints, and what was
        answered."""
        answered = self.review(aid)
        _, work = self.given(aid)
        maker, seed = asked(work, self.sid, i)
        made = marking.exercise(work.game, maker, seed)
        found = answered[i]
        return made, None if found is None else marking.read(made, found.given)

    def _keep(self, hand: Hand, work: Work, kept: Answered, request: str) -> None:
        """Write an answer, if it is the next attempt."""
        rows.key(hand, self._digest)
        row = rows.touch(hand, self.cid, "n", used=kept.at)
        where = {"cid": self.cid, "sid": self.sid, "aid": kept.aid}
        given_now = "SELECT closed FROM class_work WHERE cid = :cid AND aid = :aid"
        found = hand.ask(given_now, cid=self.cid, aid=kept.aid)
        if not found:
            raise NoClass("class-no-work")
        answered = (
            "SELECT attempt, correct, given, request FROM class_answer "
            "WHERE cid = :cid AND sid = :sid AND aid = :aid AND i = :i ORDER BY attempt"
        )
        before = hand.ask(answered, **where, i=kept.i)
        for attempt, _, given, name in before:
            if attempt == kept.attempt and name == request:
                raise _Known(given)
        if found[0][0]:
            raise NoClass("class-work-closed")
        if before and work.exam:
            raise NoClass("class-one-try")
        if kept.attempt != len(before) + 1 or (before and before[-1][1]):
            raise NoClass("class-answered")
        if row.n > ANSWERS:
            raise NoClass("class-answers", limit=ANSWERS)
        rows.add_answer(hand, self.cid, kept._replace(n=row.n), request)
        rows.change(hand, "class_student", self.cid, {"sid": self.sid}, seen=kept.at, place="")

    def arrive(self, aid: int, i: int, attempt: int = 1, moves: Sequence[Action] = ()) -> None:
        """Tell where this student is: the exercise that he looks at, and his moves toward its
        goal so far. The teacher sees it, and may show it."""
        place = {"aid": aid, "i": i, "attempt": attempt, "moves": marking.kept(moves)}

        def act(hand: Hand) -> None:
            rows.key(hand, self._digest)
            rows.touch(hand, self.cid)
            text = json.dumps(place)
            rows.change(hand, "class_student", self.cid, {"sid": self.sid}, place=text)

        self.given(aid)
        self._act(act)
