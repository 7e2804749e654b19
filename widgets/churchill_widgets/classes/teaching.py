"""A class as its teacher sees it: who learns in it, what they do and how, and what he gives and
shows them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import churchill_kit as ck
from churchill_kit.classroom.picture import QUIET, Tally
from churchill_kit.store.teacher import Teacher, Watched

from ..base.sentences import name, static, text
from ..base.words import any_told
from ..page.titles import title_of
from . import saying
from .giving import form, given_of
from .role import Role, number
from .shown import Shown

EXERCISES = 12  # that are told of: those that were missed most
MINUTE = 60


class Teaching(Role):
    """The page of a teacher."""

    name = "teacher"
    reader: Teacher

    def __init__(
        self,
        reader: Teacher,
        lang: str,
        send: Callable[[dict[str, Any]], None],
        draw: Callable[[], None],
    ) -> None:
        super().__init__(reader, lang, send, draw)
        self.watched = 0  # the student who is looked at
        self.of = 0  # the work whose answers are looked at; 0: all practice
        self.gone: dict[str, int] | None = None  # what was deleted
        self._note = ""

    # -- students ----------------------------------------------------------------------------------

    def _on_watch(self, content: dict[str, Any]) -> None:
        """Look at a student, or at the whole class again."""
        self.watched, self.part = max(0, number(content, "student")), None
        self.reader.let_go()

    def _on_rename(self, content: dict[str, Any]) -> None:
        self.reader.rename(number(content, "student"), str(content.get("nickname", "")))

    def _on_remove(self, content: dict[str, Any]) -> None:
        self.reader.remove(number(content, "student"))
        self.watched, self.part = 0, None

    def _on_joining(self, content: dict[str, Any]) -> None:
        self.reader.set(joining=content.get("on") is True)

    # -- work --------------------------------------------------------------------------------------

    def _on_of(self, content: dict[str, Any]) -> None:
        """Look at the answers to this work, or to all practice."""
        self.of = max(0, number(content, "aid"))

    def _on_assign(self, content: dict[str, Any]) -> None:
        given = content.get("work")
        aid = self.reader.assign(given_of(given if isinstance(given, dict) else {}))
        self._noted(aid)

    def _on_give(self, content: dict[str, Any]) -> None:
        """The commonest mistake becomes an exercise for everybody."""
        tally = self._tally(content)
        if tally is not None:
            game = self.reader.asked(tally.maker, tally.seed).game
            self._noted(self.reader.assign_mistake(tally.maker, tally.seed, game))

    def _noted(self, aid: int) -> None:
        """Say what was given."""
        works = self.reader.news(self.lang)["works"]
        found = next((w for w in works if w["aid"] == aid), None)
        if found is not None:
            called, exam = saying.work(found, self.lang), bool(found.get("exam"))
            self._note = saying.about("class-given-work", called, exam, self.lang)

    def _on_close(self, content: dict[str, Any]) -> None:
        self.reader.close(number(content, "aid"), content.get("on") is not False)

    def _on_seat(self, content: dict[str, Any]) -> None:
        self.reader.seat(number(content, "aid"))

    # -- what is shown to all ----------------------------------------------------------------------

    def _on_show(self, content: dict[str, Any]) -> None:
        self.reader.show(number(content, "student"), follow=content.get("follow") is True)

    def _on_show_mistake(self, content: dict[str, Any]) -> None:
        tally = self._tally(content)
        if tally is not None:
            self.reader.show_mistake(tally.maker, tally.seed)

    def _on_hide(self, _: dict[str, Any]) -> None:
        self.reader.hide()

    def _tally(self, content: dict[str, Any]) -> Tally | None:
        asked = (content.get("maker"), content.get("seed"))
        tallies = self.reader.exercises(self.of)
        return next((t for t in tallies if (t.maker, t.seed) == asked), None)

    # -- what he takes home ------------------------------------------------------------------------

    def _on_export(self, content: dict[str, Any]) -> None:
        """A table for a spreadsheet."""
        answers = content.get("which") == "answers"
        made = self.reader.answers_csv if answers else self.reader.students_csv
        which = static(self.lang, "class-answers" if answers else "class-students")
        name = f"{self.reader.row.name} {which}.csv"
        self._send({"type": "csv", "name": name, "text": made(self.lang)})

    def _on_report(self, _: dict[str, Any]) -> None:
        """A page to print."""
        report = self.reader.report(self.of)
        lang, game = self.lang, report["game"]
        at = time.strftime("%Y-%m-%d", time.localtime(report["at"]))
        about = text(lang, "class-report-about", title=title_of(game, lang), at=at,
                     n=len(self.reader.of(self.of)))  # fmt: skip
        which = dict(self._choices(self.reader.news(lang)["works"]))
        about = f"{about} · {which.get(self.of, '')}"
        tallies = [t for t in self.reader.exercises(self.of) if t.wrong][:EXERCISES]
        missed = [self._exercise(t) for t in tallies]
        self._send({"type": "report", **report, "about": about, "missed": missed})

    def _on_delete(self, _: dict[str, Any]) -> None:
        self.gone, self.over, self.part = self.reader.delete(), True, None
        self._send({"type": "gone"})

    # -- what he sees ------------------------------------------------------------------------------

    def news(self) -> bool:
        new = super().news()
        return new or bool(self.watched)  # a table may have gone on

    def speak(self, lang: str) -> None:
        super().speak(lang)
        self.part, self._note = None, ""

    def data(self) -> dict[str, Any]:
        lang = self.lang
        if self.gone is not None:
            return {"deleted": text(lang, "class-deleted", **self.gone)}
        news, links = self.reader.news(lang), self.reader.links()
        names = {s["student"]: s["nickname"] for s in news["students"]}
        if self.watched not in names:
            self.watched, self.part = 0, None
        head = {
            "name": news["name"],
            "title": title_of(news["game"], lang),
            "code": links.code,
            "projector": links.projector,
            "joining": news["joining"],
            "shown": news["shown"],
            "n": news["n"],
            "note": self._note,
            "language": news["language"],
        }
        if self.watched:
            return {**head, "student": self._watch(news)}
        choices = self._choices(news["works"])
        if self.of not in dict(choices):
            self.of = 0
        grid = self.reader.grid(self.of)
        at: dict[int, Any] = next((w["standing"] for w in news["works"] if w["aid"] == self.of), {})
        return {
            **head,
            "of": self.of,
            "choices": choices,
            "rules": list(grid),
            "students": [
                self._student(s, grid, at.get(s["student"]))
                for s in sorted(news["students"], key=lambda s: s["nickname"].casefold())
            ],
            "works": [self._work(w) for w in news["works"]],
            "exercises": [self._exercise(t) for t in self.reader.exercises(self.of)[:EXERCISES]],
            "form": form(news["game"], lang),
            "sure": text(
                lang, "class-delete-what", students=len(names), works=len(news["works"]),
                answers=news["n"], tables=len(self.reader.turns),
            ),
        }  # fmt: skip

    def _choices(self, works: list[dict[str, Any]]) -> list[tuple[int, str]]:
        """Of which work answers can be looked at: of all practice, or of one, an exam by itself."""
        found = [(0, static(self.lang, "class-of-practice"))]
        for n, work in enumerate(works, 1):
            if work.get("kind") != "tables":
                called, exam = saying.work(work, self.lang), bool(work.get("exam"))
                told = saying.about("class-of-work", called, exam, self.lang, n=n)
                found.append((work["aid"], told))
        return found

    def _student(
        self, s: dict[str, Any], grid: Any, at: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        lang, sid = self.lang, s["student"]
        cells = {rule: row[sid] for rule, row in grid.items() if sid in row}
        return {
            "id": sid,
            "name": s["nickname"],
            "here": s["here"],
            "standing": self._done(s) if at is None else self._result(at),
            "right": s["right"],
            "stuck": self._stuck(s["stuck"]),
            "cells": {
                rule: [c.state, text(lang, "class-cell", right=c.right, wrong=c.wrong)]
                for rule, c in cells.items()
            },
        }

    def _done(self, s: dict[str, Any]) -> str:
        """How much of all work a student has done; nothing where there is none."""
        total = s["total"]
        return text(self.lang, "class-count-of", n=s["done"], total=total) if total else "–"

    def _result(self, at: dict[str, Any]) -> str:
        """How a student has done one work."""
        if not at["total"]:
            return "–"
        return text(self.lang, "class-result", **{k: at[k] for k in ("done", "total", "right")})

    def _stuck(self, reason: str) -> str:
        return text(self.lang, f"class-stuck-{reason}", n=QUIET) if reason else ""

    def _work(self, work: dict[str, Any]) -> dict[str, Any]:
        standing = work["standing"].values()
        done = sum(s["state"] == "done" for s in standing)
        sitting = [s for s in standing if s.get("table")]
        return {
            "aid": work["aid"],
            "title": saying.work(work, self.lang),
            "exam": bool(work.get("exam")),
            "set": self._set(work),
            "closed": work["closed"],
            "trouble": work["trouble"],
            "standing": text(self.lang, "class-work-done", n=done, total=len(standing)),
            "unseated": work.get("kind") == "tables" and len(sitting) < len(standing),
            "tables": self._tables(work),
        }

    def _tables(self, work: dict[str, Any]) -> list[dict[str, Any]]:
        """Who sits where at the tables of a work, and whose turn it is."""
        lang, game = self.lang, work.get("game", "")
        found: dict[str, list[list[Any]]] = {}
        for student in self.reader.students:
            place = work["standing"].get(student.sid, {})
            if place.get("table"):
                seat = name(place["seat"], game, lang)
                found.setdefault(place["table"], []).append([student.sid, student.name, seat])
        return [
            {"id": tid, "people": people, "turn": self._turn(tid, game)}
            for tid, people in found.items()
        ]

    def _turn(self, tid: str, game: str) -> str:
        turn = self.reader.turns.get(tid)
        if not turn:
            return static(self.lang, "class-table-over")
        return text(self.lang, "class-table-turn", seat=name(turn, game, self.lang))

    def _set(self, work: dict[str, Any]) -> str:
        if not work.get("set"):
            return ""
        key = "class-set-each" if work["each"] else "class-set-all"
        return text(self.lang, key, n=work["set"], count=work["count"])

    def _exercise(self, tally: Tally) -> dict[str, Any]:
        lang = self.lang
        question = mistake = ""
        with suppress(ck.GameError):  # its maker may have gone; what was answered is there
            asked = self.reader.asked(tally.maker, tally.seed)
            question = any_told(asked.question, asked.game, lang)
            if tally.mistaken > 1 or tally.wrong == 1:  # each another: none is commoner
                mistake = " → ".join(self.reader.told(tally, tally.mistake, lang))
        return {
            "maker": tally.maker,
            "seed": tally.seed,
            "rule": tally.rule,
            "question": question or tally.maker,
            "right": tally.right,
            "wrong": tally.wrong,
            "told": text(lang, "class-answered", right=tally.right, wrong=tally.wrong),
            "mistake": mistake,
            "mistaken": text(lang, "class-mistaken", n=tally.mistaken) if mistake else "",
        }

    # -- one student -------------------------------------------------------------------------------

    def _watch(self, news: dict[str, Any]) -> dict[str, Any]:
        """The student who is looked at, and below the panel what he has before him."""
        s = next(s for s in news["students"] if s["student"] == self.watched)
        found: Watched | None = None
        told = ""
        try:
            found = self.reader.watch(self.watched)
        except ck.GameError as error:
            told = ck.say(error, self.lang)
        self._put(found)
        work = next((w for w in news["works"] if found and w["aid"] == found.aid), None)
        called = saying.work(work, self.lang) if work is not None else ""
        return {
            "id": s["student"],
            "name": s["nickname"],
            "here": s["here"],
            "standing": self._done(s),
            "stuck": self._stuck(s["stuck"]),
            "work": called,
            "told": told or ("" if found else static(self.lang, "class-nothing")),
            "may_show": found is not None,
            "table": bool(found and found.table),
        }

    def _put(self, found: Watched | None) -> None:
        if found is None:
            self.part = None
            return
        e, view = found.exercise, found.view
        game = view.game if view is not None else e.game if e is not None else ""
        what = (self.watched, e and (e.maker, e.seed, found.moves), view and view.dump())
        part = self.part if isinstance(self.part, Shown) and self.part.game == game else None
        part = part or Shown(game, self.lang, "class-screen")
        if part.what != what:
            part.what = what
            part.put(e, view)
        self.part = part
