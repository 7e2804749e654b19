"""A front: its strength, and its odds with more and with less support."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, BOXES, FRONTS
from churchill_kit.games.churchill.rules.fronts import strength
from churchill_kit.games.churchill.rules.meeting import total
from churchill_kit.games.churchill.state import CENTER, Churchill

from ....base.sentences import parts, say
from ....base.words import Sorry, choices
from ..words import GAME
from .base import Sandbox

FACES = 10  # of the die that a front rolls


class FrontSandbox(Sandbox):
    """7.7 Strength and odds of one front: support, armies, ships, what lies in the center."""

    name = "front"
    board_shown = "map"

    def values_at_first(self) -> dict[str, Any]:
        return {
            "front": "western", "space": "bolero", "support": 2, "armies": 1, "naval": 5,
            "second_front": True, "ussr_declares_war": True,
        }  # fmt: skip

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        front = start.get("front", "western")
        if front not in FRONTS:
            raise Sorry("no-choice", given=str(front)[:20], choices=choices(FRONTS))
        spaces = [s.id for s in BOX.tracks[front].spaces]
        if front != "western" and "space" not in start:
            start["space"] = spaces[min(1, len(spaces) - 1)]
        if start.get("space", spaces[0]) not in spaces:
            raise Sorry("no-choice", given=str(start["space"])[:20], choices=choices(spaces))
        return start

    def controls(self) -> list[dict[str, Any]]:
        v = self.values
        spaces = BOX.tracks[v["front"]].spaces
        entry = self.entry()
        items = [
            self.select("front", self.label("front-which"), [(f, self.word(f)) for f in FRONTS]),
            self.select(
                "space",
                self.label("front-space"),
                [(s.id, s.name[self.lang]) for s in spaces[:-1] or spaces],
            ),
        ]
        numbers = [
            self.stepper("support", self.label("front-support"), 0, 8),
            self.stepper("armies", self.label("front-armies"), 0, 8),
        ]
        if entry is not None and entry.naval:
            numbers.append(
                self.stepper(
                    "naval",
                    self.label("front-naval", n=entry.naval),
                    0,
                    BOX.limits.naval_per_box,
                )
            )
        for condition in ("second_front", "ussr_declares_war"):
            if entry is not None and entry.requires_issue == condition:
                label = self.label("front-issue", issue=condition)
                numbers.append(self.toggle(condition, label))
        return [self.group("", *items), self.group("", *numbers)]

    def entry(self) -> Any:
        """The space that the front is about to enter; None at the end of its track."""
        spaces = BOX.tracks[self.values["front"]].spaces
        at = [s.id for s in spaces].index(self.values["space"])
        return spaces[at + 1] if at + 1 < len(spaces) else None

    def changed(self, key: str) -> None:
        if key == "front":
            self.values["space"] = BOX.tracks[self.values["front"]].spaces[1].id

    def entries(self, **other: Any) -> dict[str, Any]:
        """The position of the front; what else there is stands as in the set-up."""
        v = {**self.values, **other}
        front = v["front"]
        issues: dict[str, str] = {}
        entry = self.entry()
        if entry is not None and entry.requires_issue and v[entry.requires_issue]:
            issues = {entry.requires_issue: CENTER}
        return {
            "fronts": {front: v["space"]},
            "support": {front: v["support"]},
            "reserves": {front: v["armies"]},
            "naval": {front: v["naval"]} if front in BOXES else {},
            "issues": issues,
        }

    def roll(self, face: int, before: int, **other: Any) -> tuple[ck.Event, ...]:
        """What comes of a roll; the fronts that roll `before` it get a ten."""
        rolls = [FACES] * before + [face]
        state = self.engine.position(at="war", rolls=rolls, **self.entries(**other))
        front = self.values["front"]
        return tuple(
            e for e in state.events if e.get("front") == front and e.rule.startswith("7.7")
        )

    def standing(self) -> Churchill:
        """The front before the die is rolled: issues on the table, armies before the front.

        Only a position of the war has armies in it, and there the die is rolled at once; so
        the picture is that of a meeting, with the armies of a game that ended here.
        """
        shown: Churchill = self.engine.position(at="meeting", **self.entries()).view(None)
        shown.armies = self.engine.position(at="end", **self.entries()).armies
        shown.steps = ()
        return shown

    def earlier(self) -> int:
        """How many fronts roll before this one."""
        state = self.engine.position(at="war", rolls=[FACES] * len(FRONTS), **self.entries())
        rolled = [e["front"] for e in state.events if e.kind == "front_rolled"]
        front = self.values["front"]
        return sum(FRONTS.index(f) < FRONTS.index(front) for f in rolled)

    def faces(self, before: int, **other: Any) -> list[str]:
        """What each face of the die brings: "through", "on" or "stays"; [] without a roll."""
        out = []
        for face in range(1, FACES + 1):
            kinds = {e.kind: e for e in self.roll(face, before, **other)}
            if "front_rolled" not in kinds:
                return []
            success = kinds["front_rolled"]["success"]
            out.append("through" if "breakthrough" in kinds else "on" if success else "stays")
        return out

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        lang, v = self.lang, self.values
        state = self.standing()
        before = self.earlier()
        faces = self.faces(before)
        events = self.roll(FACES, before)
        breakdown = strength(state, v["front"])
        entry = self.entry()
        good, through = len(faces) - faces.count("stays"), faces.count("through")
        if entry is None:
            headline = self.label("front-end")
        elif faces:
            headline = self.label(
                "front-odds", n=good, space=entry.id, through=through, percent=good * 10
            )  # the low faces are the good ones (7.71)
        else:
            headline = say(events[0], lang) if events else self.label("front-none")
        rule = events[0].rule if events and not faces else "7.71"
        bars = self.bars(before)  # a closed door opens for no amount of support
        return state, {
            "headline": headline,
            "rule": rule,
            "parts": parts(breakdown, GAME, lang),
            "total": total(breakdown),
            "total_label": self.label("front-strength"),
            "faces": [[i + 1, f, self.label(f"face-{f}")] for i, f in enumerate(faces)],
            "bars": bars if any(bar["share"] for bar in bars) else None,
            "bars_title": self.label("front-bars"),
            "bars_legend": self.label("front-bars-legend")
            if any(bar["inner"] for bar in bars)
            else "",
        }

    def bars(self, before: int) -> list[dict[str, Any]]:
        """The odds with less and more support, to see what another marker would bring."""
        now = self.values["support"]
        out = []
        for support in range(0, 9):
            faces = self.faces(before, support=support)
            good = len(faces) - faces.count("stays")
            out.append(
                {
                    "label": str(support),
                    "share": good / FACES,
                    "inner": faces.count("through") / FACES,
                    "text": self.label("percent", n=good * 10),
                    "spoken": self.label(
                        "front-bar", support=support, n=good, through=faces.count("through")
                    ),
                    "now": support == now,
                    "set": {"id": "support", "value": support},
                }
            )
        return out

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        front = self.values["front"]
        fronts = frozenset(f"front:{f}" for f in FRONTS)
        return "map", self.position, {"selectable": fronts, "selected": f"front:{front}"}

    def clicked(self, target: str) -> None:
        kind, _, item = target.partition(":")
        if kind in ("front", "box") and item in FRONTS:
            self.set("front", item)
