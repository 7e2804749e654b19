"""9.0 The scenarios side by side, the set-up of one of them on the boards, and its score.

All of it is read off the positions that the engine sets up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.box.components import AXIS, BOX, FRONTS, SEATS, THEATERS
from churchill_kit.games.churchill.state import CENTER, OUT, Churchill

from ...base.panel import Panel
from ...base.scripts import bundle
from ...base.sentences import name
from ...base.words import Sorry, choices
from ...lessons.part import Part
from .words import GAME, told

BOARDS = ("map", "table")
LETTERS = "9.4."  # what the rules of the schedule of points begin with


class ScenarioPanel(Panel):
    """The comparison, the boards' switches and the schedule of points."""

    _esm, _css = bundle("games/churchill/scenario_table")


class SetUp(NamedTuple):
    """A scenario as it is set up, and what it would be worth if it ended at once."""

    state: Churchill
    result: ck.Result


def set_up(scenario: str) -> SetUp:
    """The beginning of a scenario, before any card is turned up."""
    game: Any = ck.game(GAME)
    end = game.position(at="end", scenario=scenario)
    assert end.result is not None
    start = end.view(None)
    start.phase = "meeting"  # nothing has ended: it is the set-up that is looked at
    return SetUp(start, end.result)


class ScenarioTable(Part):
    """Three columns of facts; the chosen scenario is on the board and in the schedule."""

    kind = "scenarios"
    panel_type = ScenarioPanel
    texts: ClassVar[tuple[str, ...]] = (
        "scenarios", "scenarios-which", "scenarios-board", "scenarios-side", "scenarios-schedule",
        "scenarios-schedule-about", "scenarios-total", "scenarios-letter",
    )  # fmt: skip

    def __init__(self, scenario: str = "training", lang: str | None = None) -> None:
        super().__init__(GAME, lang)
        self.known: tuple[str, ...] = tuple(BOX.scenarios)
        if scenario not in self.known:
            raise Sorry("no-choice", given=str(scenario)[:20], choices=choices(self.known))
        self.all = {s: set_up(s) for s in self.known}
        self.scenario = scenario
        self.which = "map"
        self.show()

    # -- messages ----------------------------------------------------------------------------------

    def on_choose(self, content: dict[str, Any]) -> None:
        """Another scenario, or the other board."""
        value = content.get("value")
        if value in self.known:
            self.scenario = str(value)
        elif value in BOARDS:
            self.which = str(value)
        self.show()

    # -- what is shown -----------------------------------------------------------------------------

    def word(self, item: str, case: str = "nom") -> str:
        """The name of a thing of the game."""
        return name(item, GAME, self.lang, case)

    def data(self) -> dict[str, Any]:
        lang = self.lang
        plan = BOX.scenarios[self.scenario]
        return {
            "board": self.which,
            "scenario": self.scenario,
            "title": self.word(self.scenario, "full"),
            "about": told(lang, f"scenarios-{self.scenario}"),
            "rule": plan.rule,
            "choices": [[s, self.word(s)] for s in self.known],
            "boards": [[b, told(lang, f"scenarios-{b}")] for b in BOARDS],
            "heads": [
                {"id": s, "title": self.word(s), "rules": rules_of(BOX.scenarios[s].rule)}
                for s in self.known
            ],
            "rows": [
                {"label": label, "cells": [of(self.all[s].state) for s in self.known]}
                for label, of in self._rows()
            ],
            "seats": [{"seat": seat, "name": self.word(seat)} for seat in SEATS],
            "schedule": self._schedule(),
            "totals": [self.all[self.scenario].result.scores[seat] for seat in SEATS],
        }

    def _rows(self) -> list[tuple[str, Callable[[Churchill], str]]]:
        """What is compared: a label, and what stands in the column of a set-up."""

        def label(key: str) -> str:
            return told(self.lang, f"scenarios-row-{key}")

        def both(things: list[str]) -> str:
            return ", ".join(things) or told(self.lang, "scenarios-nothing")

        def markers(s: Churchill, networks: bool) -> str:
            held = [owner for owner, _ in s.networks.values()] if networks else s.alignment.values()
            owners = list(held)
            return both([f"{self.word(p)} {owners.count(p)}" for p in SEATS if p in owners])

        def out(s: Churchill) -> str:
            return both([self.word(x) for x in s.issues if s.issues[x] == OUT])

        def front(which: str) -> Callable[[Churchill], str]:
            def at(s: Churchill) -> str:
                ships = told(self.lang, "scenarios-ships", n=s.naval[which])
                return s.space(which).name[self.lang] + (f" · {ships}" if s.naval[which] else "")

            return at

        rows: list[tuple[str, Callable[[Churchill], str]]] = [
            (label("length"), lambda s: self._length(s.scenario)),
            (label("time"), lambda s: told(self.lang, f"scenarios-time-{s.scenario}")),
            *((self.word(f), front(f)) for f in FRONTS),
            (self.word("arctic", "full"), lambda s: str(s.naval["arctic"])),
            *(
                (told(self.lang, "scenarios-row-command", theater=t), self._commander(t))
                for t in THEATERS
            ),
            (label("networks"), lambda s: markers(s, networks=True)),
            (label("alignment"), lambda s: markers(s, networks=False)),
            (label("bomb"), lambda s: self.word(BOX.a_bomb[s.a_bomb["us"]])),
            (label("spies"), lambda s: self.word(BOX.a_bomb[s.a_bomb["ussr"]])),
            (
                label("center"),
                lambda s: both([self.word(x) for x in s.issues if s.issues[x] == CENTER]),
            ),
            (label("out"), out),
            (label("fallen"), lambda s: both([self.word(x) for x in AXIS if x in s.surrendered])),
        ]
        return rows

    def _length(self, scenario: str) -> str:
        plan = BOX.scenarios[scenario]
        return told(
            self.lang,
            "scenarios-length",
            first=plan.first,
            last=plan.last,
            n=plan.last - plan.first + 1,
        )

    def _commander(self, theater: str) -> Callable[[Churchill], str]:
        return lambda s: self.word(s.leadership[theater])

    def _schedule(self) -> list[dict[str, Any]]:
        """The letters of the schedule, and what each brings the powers in the chosen set-up."""
        lines = self.all[self.scenario].result.lines
        out = []
        for found in BOOK.rules().values():
            if not found.id.startswith(LETTERS):
                continue
            letter = found.id.removeprefix(LETTERS)
            sums = [sum(n for x, n, _ in lines[seat] if x == letter) for seat in SEATS]
            out.append(
                {
                    "letter": letter,
                    "title": found.title[self.lang],
                    "about": found.summary[self.lang],
                    "points": sums,
                }
            )
        return out

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return self.which, self.all[self.scenario].state, {}


def rules_of(number: str) -> list[str]:
    """The rules about one scenario: "9.5" has 9.51 to 9.54 below it."""
    return [x.id for x in BOOK.rules().values() if x.id == number or x.id[:-1] == number]
