"""Production: what each power receives, and the markers of its theater commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from churchill_kit.games.churchill.box.components import BOX, SEATS, THEATERS
from churchill_kit.games.churchill.lessons.positions import order_of, paused, resumed
from churchill_kit.games.churchill.outlook import LED_BY
from churchill_kit.games.churchill.rules.decisions import in_order
from churchill_kit.games.churchill.state import CENTER, Churchill

from ....base.sentences import parts
from ....base.words import Sorry, choices
from ..screen import SCREEN
from ..words import GAME
from .base import Sandbox
from .conference import LAST_CARD, quiet

AWAY = "none"  # not on the table
WON = 3  # where on the track an issue lies says nothing here
ISSUES = tuple(i.id for i in BOX.issues.values() if i.kind == "production")
MATERIALS = "strategic_materials"
LEADERSHIP = tuple(LED_BY)
CONVOY = order_of("production", reason="murmansk_convoy")


class ProductionSandbox(Sandbox):
    """6.3 The markers of each power, part by part; 6.9 what its commands add."""

    name = "production"

    def values_at_first(self) -> dict[str, Any]:
        return {
            **dict.fromkeys(ISSUES, CENTER), ISSUES[0]: "ussr", MATERIALS: CENTER,
            "arctic": 3, "convoy": False,
            **dict.fromkeys(LEADERSHIP, AWAY), "europe": "uk", "pacific": "us",
        }  # fmt: skip

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        for key in (*ISSUES, MATERIALS, *LEADERSHIP):
            if key in start and start[key] not in (AWAY, CENTER, *SEATS):
                known = choices((AWAY, CENTER, *SEATS))
                raise Sorry("no-choice", given=str(start[key])[:20], choices=known)
        return start

    def controls(self) -> list[dict[str, Any]]:
        won = [(s, self.word(s)) for s in SEATS]
        nobody = (CENTER, self.label("production-nobody"))
        away = (AWAY, self.label("production-away"))
        everybody = (CENTER, self.label("production-center"))
        ships = BOX.limits.naval_per_box
        return [
            self.group(
                "production-won",
                *(self.select(i, self.word(i), [nobody, *won]) for i in ISSUES),
                self.select(MATERIALS, self.word(MATERIALS), [away, everybody, *won]),
            ),
            self.group(
                "",
                self.stepper("arctic", self.label("production-arctic"), 0, ships),
                self.toggle("convoy", self.label("production-convoy")),
            ),
            self.group(
                "production-commands",
                *(
                    self.segments(t, self.word(t), [(s, self.word(s)) for s in ("us", "uk")])
                    for t in THEATERS
                ),
                *(self.select(i, self.word(i), [away, *won]) for i in LEADERSHIP),
                folded=True,
            ),
        ]

    def entries(self) -> dict[str, Any]:
        """The end of a meeting with the issues where they were put."""
        v = self.values
        issues = {
            i: CENTER if v[i] == CENTER else (v[i], WON)
            for i in (*ISSUES, MATERIALS, *LEADERSHIP)
            if v[i] != AWAY
        }
        return {
            "issues": issues,
            "naval": {"arctic": v["arctic"]},
            "leadership": {t: v[t] for t in THEATERS},
        }

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        lang = self.lang
        state = self.engine.position(at="decisions", inactive=SEATS, **self.entries())
        orders = [CONVOY] if self.values["convoy"] else []
        after = resumed(paused(state, *orders, ("receive_production",)))
        made = {e["seat"]: e for e in after.events if e.kind == "production_received"}
        bonus = [e for s in SEATS for e in self.bonuses(state, s)]
        first = in_order(state) if state.conference_winner is not None else ()
        table = self.engine.position(at="meeting", **{**self.entries(), "hands": LAST_CARD})
        return quiet(table), {
            "headline": self.label("production-sum", **{s: made[s]["amount"] for s in SEATS}),
            "rule": "6.3",
            "seat": "",
            "note": self.label("production-order", seats=first) if first else "",
            "scores": [
                {
                    "seat": s,
                    "name": self.word(s),
                    "total": made[s]["amount"],
                    "change": 0,
                    "lines": [[r, n, what] for what, n, r in parts(made[s].breakdown, GAME, lang)],
                    "first": False,
                }
                for s in SEATS
            ],
            "events": [SCREEN.event_line(e, lang) for e in bonus],
            "events_title": self.label("production-bonus"),
        }

    def bonuses(self, state: Churchill, seat: str) -> list[Any]:
        """The markers that a power places for its commands and the leadership issues it won."""
        events = resumed(paused(state, ("leadership_bonuses", seat))).events
        return [e for e in events if e.kind == "leadership_bonus"]

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        can = frozenset(f"issue:{i}" for i in (*ISSUES, MATERIALS, *LEADERSHIP))
        return "table", self.position, {"selectable": can}

    def clicked(self, target: str) -> None:
        """The next of the places that an issue can be in."""
        _, _, issue = target.partition(":")
        found = next((c for g in self.controls() for c in g["items"] if c["id"] == issue), None)
        if found is not None and found["kind"] == "select":
            options = [v for v, _ in found["options"]]
            at = options.index(found["value"])
            self.set(issue, options[(at + 1) % len(options)])
