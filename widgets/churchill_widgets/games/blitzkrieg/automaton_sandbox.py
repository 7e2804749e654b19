"""A turn of the automaton: which rows of its algorithm strike out what, and what it chooses."""

from __future__ import annotations

import random
from itertools import takewhile
from typing import Any, ClassVar

from churchill_kit.games.blitzkrieg.book import BOOK
from churchill_kit.games.blitzkrieg.lessons.alone import KINDS, drawing, gone
from churchill_kit.games.blitzkrieg.lessons.played import played
from churchill_kit.games.blitzkrieg.lessons.positions import happened
from churchill_kit.games.blitzkrieg.solo.algorithm import consult
from churchill_kit.games.blitzkrieg.state import STRATAGEMS, Blitzkrieg

from ...base.sentences import say
from ...lessons.sandbox import Sandbox
from .telling.rows import GAME

WITHOUT = "none"
PLANS = tuple(x for x in STRATAGEMS if x != "steamroll")  # which only repeats another (17.5)
TOLD = ("stratagem_drawn", "struck_out", "unit_rolled", "automaton_chose")
FACES = 6


class AutomatonSandbox(Sandbox):
    """15.0 The rows of the algorithm, one by one, in a position of a game played at random."""

    name = "automaton"
    board_shown: ClassVar[str] = "map"
    texts: ClassVar[tuple[str, ...]] = (*Sandbox.texts, "idle")
    position: Blitzkrieg

    def __init__(self, lang: str | None = None, **start: Any) -> None:
        super().__init__(GAME, lang, **start)

    def values_at_first(self) -> dict[str, Any]:
        return {"plan": WITHOUT, "die": 1, "another": 1}

    def controls(self) -> list[dict[str, Any]]:
        plans = [(WITHOUT, self.label("automaton-no-plan")), *((x, self.word(x)) for x in PLANS)]
        return [
            self.group(
                "",
                self.select("plan", self.label("automaton-plan"), plans),
                self.stepper("die", self.label("automaton-die"), 1, FACES),
                self.press("another", self.label("automaton-another")),
            )
        ]

    def standing(self) -> Blitzkrieg:
        """The position as the automaton's turn begins."""
        plan, rng = self.values["plan"], random.Random(self.values["another"])
        found = None
        while found is None:
            found = played(rng, "solo", 3, 22)
        before = next(x for x in PLANS if x != plan)
        return drawing(found, None if plan == WITHOUT else plan, before)

    def compute(self) -> tuple[Blitzkrieg, dict[str, Any]]:
        state = self.standing()
        after = gone(state, self.values["die"])
        chose = happened(after, "automaton_chose")
        first = chose[0] if chose else happened(after, "cannot_place")[0]
        self.target = f"space:{first['space']}" if chose else ""
        told = [e for e in after.events if e.kind not in TOLD]
        rolled = happened(after, "unit_rolled")
        row = self.label("automaton-row", row=state.reserve(state.seats[0]))
        shown = state.view(state.seats[1])
        shown.steps = ()
        return shown, {
            "headline": say(first, self.lang),
            "rule": first.rule,
            "seat": first["seat"],
            "note": " ".join([row, *(say(e, self.lang) for e in rolled[:1])]),
            "steps": self._rows(state),
            "steps_title": self.label("automaton-steps"),
            "events": [self._line(e) for e in told],
            "events_title": self.label("automaton-events"),
        }

    def _rows(self, state: Blitzkrieg) -> list[dict[str, Any]]:
        """Each row down to the one that decided, with what it struck out, or why it did not; where
        the die chooses a unit, it is the last."""
        seat, plan = state.seats[0], self.values["plan"]
        choice = consult(state, seat, None if plan == WITHOUT else plan)
        if choice is None:
            return []
        first = takewhile(
            lambda e: e.kind != "automaton_chose", gone(state, self.values["die"]).events
        )
        struck = [e for e in first if e.kind in ("struck_out", "unit_rolled")]
        read = {row.number for row in choice.rows}
        out = []
        for kind in KINDS:
            for number in _up_to(choice.by(kind)):
                rule = BOOK.rules()[number]
                skipped = all(row.skipped for row in choice.rows if row.number == number)
                about = "skipped" if skipped else "kept"
                note = self.label(f"automaton-{about if number in read else 'idle'}")
                out.append(
                    {
                        "rule": number,
                        "title": rule.title[self.lang],
                        "about": f"{rule.summary[self.lang]} {note}",
                        "events": [self._line(e) for e in struck if e.rule == number],
                    }
                )
        return out

    def _line(self, event: Any) -> dict[str, Any]:
        from .screen import SCREEN

        return SCREEN.event_line(event, self.lang)

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return "map", self.position, {"selected": frozenset({self.target} - {""})}


def _up_to(number: str) -> list[str]:
    """15.0 The rows of the same part down to this one."""
    part = number.rpartition(".")[0]
    rows = [rule for rule in BOOK.rules() if rule.rpartition(".")[0] == part]
    return rows[: rows.index(number) + 1]
