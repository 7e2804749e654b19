"""Exercises without end, and the check that closes a chapter."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, ClassVar

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.tutor.exercise import Choice, Exercise, Feedback, Why
from churchill_kit.tutor.lessons import makers
from churchill_kit.tutor.making import Entry
from churchill_kit.tutor.series import CHECK, check_of

from ..base import shelf
from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.sentences import of_action, parts, say
from ..base.words import Sorry, any_told, choices, sentence_of
from ..learner import ahead, progress
from ..screen import screen
from .part import Part
from .player import seen
from .series import Series, number_of
from .sheet import sheet

NUMBER = re.compile(r"[+\-−–]?[0-9]{1,4}")
LARGEST = 999
ENOUGH = 2  # right ones that pass it


class ExercisePanel(Panel):
    """The question, the answers and what came of them."""

    _esm, _css = bundle("lessons/exercise_panel")


def of_chapter(game: str, chapter: str) -> tuple[Entry, ...]:
    """The makers of a chapter. Raises Sorry if it has none, or if there is no such chapter."""
    found = makers(game, chapter)
    if found:
        return found
    known = book(game).chapters
    if chapter in known:
        raise Sorry("no-exercises", given=chapter)
    raise Sorry("no-chapter", given=chapter[:20], choices=choices(known))


class Exercises(Part):
    """One exercise after the other; after a wrong answer a similar one is offered first."""

    kind = "exercise"
    panel_type = ExercisePanel
    gentle = True  # a page begins with what its chapter taught first
    texts: ClassVar[tuple[str, ...]] = (
        "answer-number", "answer-send", "hints", "restart", "show-all", "skip",
        "class", "class-about", "set-number", "set-link", "set-copy", "set-copied", "set-marked",
        "sheet-count", "sheet-print", "sheet-name", "sheet-answers", "sheet-number", "sheet-wait",
    )  # fmt: skip

    def __init__(
        self, game: str, chapter: str, lang: str | None = None, seed: int | None = None
    ) -> None:
        super().__init__(game, lang)
        self.chapter = str(chapter)
        self.makers = self.pool()
        self.series = Series(game, self.makers, seed, self.gentle)
        self.set = 0  # the number of the set that is asked; 0 for exercises of one's own
        self.right = self.wrong = 0
        self.n = 0
        self.begin()

    def pool(self) -> tuple[Entry, ...]:
        """All makers that may be asked."""
        return of_chapter(self.game, self.chapter)

    def begin(self) -> None:
        """What is there when the part opens: the first exercise."""
        self.next()

    # -- which one ---------------------------------------------------------------------------------

    def on_set(self, content: dict[str, Any]) -> None:
        """The address of the page names a set of exercises."""
        self.set = number_of(content.get("given"))
        self.series = Series(self.game, self.makers, self.seed_of_set())
        self.right = self.wrong = 0
        self.next()

    def on_sheet(self, content: dict[str, Any]) -> None:
        """A set of exercises is wanted on paper."""
        number, count = number_of(content.get("given")), content.get("count")
        if type(count) is int:
            made = sheet(self.game, self.chapter, self.makers, self.lang, number, count)
            self.panel.send({"type": "sheet", **made})

    def seed_of_set(self) -> int | str:
        """What the exercises of the set are drawn by."""
        return self.set

    def next(self, again: str = "") -> None:
        """Ask the next exercise, or another one of a maker."""
        self.ask(self.series.similar(again) if again else self.series.next())

    def ask(self, exercise: Exercise) -> None:
        """Ask an exercise."""
        self.exercise = exercise
        self.n += 1
        self.hints = 0
        self.feedback: Feedback | None = None
        self.answer: int | None = None
        self.slip = ""  # what was wrong with the form of an answer
        self.played: list[str] = []  # sentences of what happened on the way to a goal
        self.selection: frozenset[str] = frozenset()
        self.show()

    @property
    def done(self) -> bool:
        """Is the exercise answered?"""
        return self.feedback is not None and self.feedback.done

    # -- answers -----------------------------------------------------------------------------------

    def _stale(self, content: dict[str, Any]) -> bool:
        return content.get("n") != self.n or self.done

    def on_choose(self, content: dict[str, Any]) -> None:
        """One of the answers, or one of the moves toward a goal."""
        index = content.get("i")
        if self._stale(content) or type(index) is not int:
            return
        if self.exercise.goal is not None:
            actions = self.actions()
            if 0 <= index < len(actions):
                self.move(actions[index])
        elif 0 <= index < len(self.exercise.choices):
            self.settle(index)

    def on_number(self, content: dict[str, Any]) -> None:
        """A number that was typed; nonsense is told and does not count."""
        if self._stale(content) or self.exercise.number is None:
            return
        given = str(content.get("text", "")).strip()
        number = read_number(given)
        if isinstance(number, str):
            self.slip = self.told(number, given=given[:30], most=LARGEST)
            self.show()
        else:
            self.settle(number)

    def settle(self, answer: int) -> None:
        """An answer that ends the exercise."""
        self.answer, self.slip = answer, ""
        self.feedback = self.exercise.check(answer)
        self.count()
        self.show()

    def move(self, action: ck.Action) -> None:
        """A move toward a goal; what others must decide meanwhile is the reader's too."""
        try:
            self.feedback = self.exercise.check(action)
        except ck.IllegalAction as error:
            self.slip = sentence_of(error, self.lang)
        else:
            self.slip = ""
            self.selection = frozenset()
            self.played += [say(e, self.lang) for e in self.exercise.position.events]
            if self.done:
                self.count()
        self.show()

    def count(self) -> None:
        """Keep how it went."""
        assert self.feedback is not None
        right = self.feedback.right
        self.right += right
        self.wrong += not right
        e = self.exercise
        progress.progress(self.game).answered(self.panel, e.maker, e.seed, right, self.hints)

    # -- the buttons -------------------------------------------------------------------------------

    def on_hint(self, content: dict[str, Any]) -> None:
        """One more hint."""
        if not self._stale(content):
            self.hints = min(self.hints + 1, len(self.exercise.hints))
            self.show()

    def on_another(self, _: dict[str, Any]) -> None:
        """The next exercise: a similar one after a wrong answer."""
        again = self.done and self.feedback is not None and not self.feedback.right
        self.next(self.exercise.maker if again else "")

    def on_skip(self, _: dict[str, Any]) -> None:
        """An exercise of another kind."""
        self.next()

    def on_restart(self, content: dict[str, Any]) -> None:
        """A goal from the beginning, before it is settled."""
        if not self._stale(content):
            self.exercise.restart()
            self.played, self.slip, self.feedback = [], "", None
            self.selection = frozenset()
            self.show()

    def on_clear(self, _: dict[str, Any]) -> None:
        """All moves again."""
        self.selection = frozenset()
        self.show()

    # -- what is shown -----------------------------------------------------------------------------

    def actions(self) -> tuple[ck.Action, ...]:
        """The moves on the way to a goal."""
        return () if self.done else self.exercise.position.actions()

    def _targets(self, action: ck.Action) -> frozenset[str]:
        decision = self.exercise.position.decision
        return screen(self.game).targets(action, decision.seat if decision else "")

    def chosen(self) -> tuple[ck.Action, ...]:
        """The moves that fit what was clicked on the board."""
        return self._about(self.selection)

    def _about(self, selection: frozenset[str]) -> tuple[ck.Action, ...]:
        """The moves that are about everything selected."""
        own = screen(self.game)
        return tuple(a for a in self.actions() if own.fits(self._targets(a), selection))

    def clicked(self, target: str) -> None:
        """A click on the board narrows the moves toward a goal; a second one undoes it."""
        if self.exercise.goal is None or self.done:
            return
        wanted = frozenset() if target in self.selection else frozenset({target})
        self.selection = wanted if self._about(wanted) else frozenset()
        self.show()

    def which_board(self) -> str:
        """The board beside the question, if there is one."""
        e = self.exercise
        if e.state is None or e.sight == "nothing":
            return ""
        return str(screen(self.game).board_of(e.position)) if e.sight == "hands" else e.sight

    def draw(self) -> tuple[str, Any, dict[str, Any]] | None:
        e = self.exercise
        if not self.which_board():
            return None
        usable = (
            frozenset(t for a in self.chosen() for t in self._targets(a)) if e.goal else frozenset()
        )
        shown = e.position
        view = seen(shown, e.seat)
        return self.which_board(), view, {"selectable": usable, "selected": self.selection}

    def subject(self, more: dict[str, Any], scene: Any) -> frozenset[str]:
        """What was chosen; or the things of the board that the question names, those in a hand
        only if it names no others. Whose they are is no place to look at."""
        own = screen(self.game)
        named = self.exercise.named - {*own.seats}
        found = {t for t in scene.targets() if t.partition(":")[2] in named}
        places = frozenset(t for t in found if t.partition(":")[0] not in own.held)
        return super().subject(more, scene) or places or frozenset(found)

    def data(self) -> dict[str, Any]:
        e, lang = self.exercise, self.lang
        with_hands = e.state is not None and e.sight == "hands"
        return {
            "n": self.n,
            "made": f"{e.maker}:{e.seed}",
            "title": self.heading(),
            "set": self.told("set", n=self.set) if self.set else "",
            "kind": self.told(f"kind-{e.kind}"),
            "question": any_told(e.question, self.game, lang),
            "rule": e.rule,
            "plain": e.chapter == "glossary" and not self.done,  # a tip would give the answer away
            "board": self.which_board(),
            "hands": screen(self.game).hands_of(seen(e.position, e.seat), lang)
            if with_hands
            else [],
            "beside": screen(self.game).beside(e.position, lang, e.rule)
            if e.state is not None
            else [],
            "hints": [any_told(h, self.game, lang) for h in e.hints[: self.hints]],
            "more": 0 if self.done else len(e.hints) - self.hints,
            "hint_label": self.told(
                "hint-button", n=min(self.hints + 1, len(e.hints)), count=len(e.hints)
            ),
            "answers": self._answers(),
            "number": {"value": self.answer} if e.number is not None else None,
            "goal": self._goal() if e.goal is not None else None,
            "slip": self.slip,
            "done": self.done,
            "feedback": self._feedback(),
            "counts": self.told("counts", right=self.right, wrong=self.wrong),
            "next": self.next_label(),
            "finished": None,
        }

    def heading(self) -> str:
        """What stands above the question."""
        return self.told("exercise-of-set" if self.set else "exercise", n=self.series.n)

    def next_label(self) -> str:
        """What the button after an answer says."""
        wrong = self.feedback is not None and not self.feedback.right
        return self.told("similar" if wrong else "another")

    def _answers(self) -> list[dict[str, Any]]:
        e = self.exercise
        if e.goal is not None or e.number is not None:
            return []
        return [self._choice(i, c) for i, c in enumerate(e.choices)]

    def _choice(self, i: int, choice: Choice) -> dict[str, Any]:
        row: dict[str, Any] = {
            "i": i,
            "text": self._named(choice),
            "mark": "",
        }
        if self.done:
            picked = i == self.answer
            row["mark"] = "right" if choice.right else "wrong" if picked else "other"
            row["picked"] = picked
            if choice.right or picked:
                row["said"] = self.told("mark-right" if choice.right else "mark-wrong")
        return row

    def _goal(self) -> dict[str, Any]:
        e, lang = self.exercise, self.lang
        decision = e.position.decision
        actions = self.actions()
        shown = set(self.chosen())
        return {
            "moves": self.told("moves-left", n=max(e.moves - e._moves, 0)),
            "prompt": screen(self.game).prompt(e.position, decision, lang)
            if decision and not self.done
            else "",
            "rule": decision.rule if decision and not self.done else "",
            "actions": [
                {"i": i, "text": of_action(a, lang)}  # without what it brings: that is the question
                for i, a in enumerate(actions)
                if a in shown
            ],
            "narrowed": bool(self.selection),
            "played": self.played[-12:],
            "begun": bool(self.played),
        }

    def _feedback(self) -> dict[str, Any] | None:
        feedback, e, lang = self.feedback, self.exercise, self.lang
        if feedback is None or not feedback.done:
            return None
        why, best = feedback.why, e.right
        rows = [self._why(why)]
        if not feedback.right and e.choices and best is not None:
            right = {"lead": self.told("the-right-one"), "moves": [self._named(e.choices[best])]}
            rows.append(self._why_too(e.choices[best].why, why) | right)
        if not feedback.right and e.goal is not None:
            moves = [say(action, lang) for action in e.solution]
            way = {"lead": self.told("the-way"), "moves": moves}
            rows.append(self._why_too(e.why, why) | way)
        return {
            "right": feedback.right,
            "verdict": self.told("right" if feedback.right else "wrong"),
            "number": self.told("the-number", n=e.number)
            if e.number is not None and not feedback.right
            else "",
            "rows": rows,
        }

    def _named(self, choice: Choice) -> str:
        """What an answer says, as it stands in the list of answers."""
        return any_told(choice.told, self.game, self.lang)

    def _why(self, why: Why) -> dict[str, Any]:
        told_why = any_told(why.told, self.game, self.lang)
        return {
            "text": told_why,
            "rule": "" if f"({why.rule})" in told_why else why.rule,  # a refusal names it itself
            "parts": parts(why.breakdown, self.game, self.lang),
        }

    def _why_too(self, why: Why, told: Why) -> dict[str, Any]:
        """A reason below another one: what that has told, text or sum, is not told again."""
        if why == told:
            return {"text": "", "rule": "", "parts": []}
        same = sorted(why.breakdown, key=str) == sorted(told.breakdown, key=str)
        return self._why(why) | ({"parts": []} if same else {})


def read_number(given: str) -> int | str:
    """The whole number that was typed, or the message that says what is wrong with it."""
    if not given:
        return "number-empty"
    plain = given.replace("−", "-").replace("–", "-")
    if NUMBER.fullmatch(given) and abs(int(plain)) <= LARGEST:
        return int(plain)
    if re.fullmatch(r"[+\-]?[0-9]+", plain):
        return "number-large"
    if re.fullmatch(r"[+\-]?[0-9]+[.,][0-9]+", plain):
        return "number-fraction"
    return "number-nonsense"


class Check(Exercises):
    """Three mixed exercises, one try each, and what to do next."""

    kind = "check"
    gentle = False
    texts: ClassVar[tuple[str, ...]] = (*Exercises.texts, "check-again", "go-over")

    def __init__(
        self, game: str, chapter: str, lang: str | None = None, seed: int | None = None
    ) -> None:
        self.answers: list[tuple[str, bool]] = []  # rule, right
        self.finished = False
        super().__init__(game, chapter, lang, seed)

    def on_set(self, content: dict[str, Any]) -> None:
        self.answers, self.finished = [], False
        with suppress(Sorry):  # told beside the exercises
            super().on_set(content)

    def seed_of_set(self) -> int | str:
        return check_of(self.set)

    def heading(self) -> str:
        return self.told("check-heading", n=len(self.answers) + (not self.done), count=CHECK)

    def next_label(self) -> str:
        last = len(self.answers) >= CHECK
        return self.told("check-result" if last else "check-next")

    def count(self) -> None:
        assert self.feedback is not None
        self.answers.append((self.exercise.rule, self.feedback.right))
        super().count()
        self.on_read({})  # who answers it has come there

    def on_another(self, _: dict[str, Any]) -> None:
        """The next of the three, or the result."""
        if self.finished:
            self.answers, self.finished = [], False
            self.right = self.wrong = self.n = 0
            self.next()
        elif not self.done:
            return
        elif len(self.answers) < CHECK:
            self.next()
        else:
            self.finished = True
            if self.right >= ENOUGH:
                progress.progress(self.game).passed(self.panel, self.chapter)
            self.show()

    def on_read(self, _: dict[str, Any]) -> None:
        """The check has been in sight: the chapter was read to its end."""
        progress.progress(self.game).reached(self.panel, self.chapter, "read")

    def on_skip(self, _: dict[str, Any]) -> None:
        """In a check every question counts."""

    def data(self) -> dict[str, Any]:
        data = super().data()
        if self.finished:
            data["finished"] = self._result()
        return data

    def _result(self) -> dict[str, Any]:
        lang = self.lang
        passed = self.right >= ENOUGH
        missed = list(dict.fromkeys(rule for rule, right in self.answers if not right))
        following = ahead.next_chapter(self.game, lang, besides=self.chapter)
        title = shelf.title(self.game, following, lang) if following else ""
        key = "check-passed" if passed else "check-failed"
        return {
            "passed": passed,
            "right": self.right,
            "count": CHECK,
            "title": self.told("check-score", n=self.right, count=CHECK),
            "text": self.told(key, number=following or None, title=title),
            "missed": missed,
            "next": self.told("next-chapter-of", title=title) if following else "",
            "link": shelf.page(self.game, following, lang),
        }
