"""The Axis reserves: where each of them goes, priority by priority."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from churchill_kit.engine.values import Event
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.box.components import BOX, FRONTS
from churchill_kit.games.churchill.lessons.positions import paused, resumed
from churchill_kit.games.churchill.rules.fronts import strength
from churchill_kit.games.churchill.rules.meeting import total
from churchill_kit.games.churchill.state import Churchill

from ....base.sentences import begun
from ....base.words import Sorry, choices
from ..screen import SCREEN
from .base import Sandbox

# Of each theater: the step that places its reserves, its rule, the reserves, and the boxes
# where ships can be lost.
THEATERS: Mapping[str, tuple[str, str, tuple[str, ...], tuple[str, ...]]] = {
    "europe": (
        *("place_european_reserves", "7.62"),
        *(("german_army", "italian_army", "german_navy"), ("western", "arctic")),
    ),
    "pacific": (
        *("place_pacific_reserves", "7.64"),
        *(("japanese_army", "japanese_navy"), ("central_pacific", "southwest_pacific", "cbi")),
    ),
}
AXIS = {"europe": "germany", "pacific": "japan"}


def fronts_of(theater: str) -> tuple[str, ...]:
    """The fronts of a theater."""
    return tuple(f for f in FRONTS if BOX.tracks[f].theater == theater)


class ReservesSandbox(Sandbox):
    """7.62, 7.64 The reserves of a theater, one priority after another."""

    name = "reserves"
    board_shown = "map"
    texts: ClassVar[tuple[str, ...]] = (*Sandbox.texts, "idle")

    def values_at_first(self) -> dict[str, Any]:
        values: dict[str, Any] = {
            "theater": "europe", "dice": 1,
            "western": "bolero", "eastern": "belorussia", "mediterranean": "sicily",
            "central_pacific": "caroline", "southwest_pacific": "papua", "cbi": "burma",
            "far_east": "nomohon",
        }  # fmt: skip
        values |= {f"ships:{box}": 3 for theater in THEATERS for box in THEATERS[theater][3]}
        values |= {f"support:{front}": 2 for front in FRONTS}
        return values | {f"left:{reserve}": n for reserve, n in BOX.reserves.items()}

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        if start.get("theater", "europe") not in THEATERS:
            given = str(start["theater"])[:20]
            raise Sorry("no-choice", given=given, choices=choices(THEATERS))
        for reserve, most in BOX.reserves.items():
            given = start.get(f"left:{reserve}", 0)
            if given not in range(most + 1):
                raise Sorry("no-choice", given=str(given)[:20], choices=choices(range(most + 1)))
        at_first = {**self.values_at_first(), **start}
        return {**self.reserves_left(at_first), **start}

    def reserves_left(self, values: Mapping[str, Any]) -> dict[str, int]:
        """7.63, 7.65 The reserves that the fronts have left in the game."""
        state = self.engine.position(at="meeting", fronts={f: values[f] for f in FRONTS})
        return {f"left:{reserve}": n for reserve, n in state.reserves.items()}

    def controls(self) -> list[dict[str, Any]]:
        theater = self.values["theater"]
        _, _, reserves, boxes = THEATERS[theater]
        fronts = fronts_of(theater)
        left = self.reserves_left(self.values)
        return [
            self.group(
                "",
                self.segments(
                    "theater", self.label("reserves-theater"), [(t, self.word(t)) for t in THEATERS]
                ),
            ),
            self.group(
                "reserves-fronts",
                *(
                    self.select(
                        f, self.word(f), [(s.id, s.name[self.lang]) for s in BOX.tracks[f].spaces]
                    )
                    for f in fronts
                ),
            ),
            self.group(
                "reserves-left",
                *(
                    self.stepper(f"left:{r}", begun(self.word(r)), 0, left[f"left:{r}"])
                    for r in reserves
                ),
                self.press("dice", self.label("reserves-dice")),
            ),
            self.group(
                "reserves-ships",
                *(
                    self.stepper(f"ships:{b}", begun(self.word(b)), 0, BOX.limits.naval_per_box)
                    for b in boxes
                ),
                folded=True,
            ),
            self.group(
                "reserves-support",
                *(self.stepper(f"support:{f}", self.word(f), 0, 6) for f in fronts),
                folded=True,
            ),
        ]

    def changed(self, key: str) -> None:
        if key in FRONTS:  # what a front has taken changes what is left (7.63, 7.65)
            self.values |= self.reserves_left(self.values)

    def standing(self) -> Churchill:
        """The position before the reserves of the theater are placed."""
        v = self.values
        support = {f: v[f"support:{f}"] for f in FRONTS}
        state = self.engine.position(
            at="war",
            seed=v["dice"],
            issues={},
            fronts={f: v[f] for f in FRONTS},
            naval={k.partition(":")[2]: n for k, n in v.items() if k.startswith("ships:")},
            support={f: n for f, n in support.items() if v[f] != BOX.tracks[f].spaces[-1].id},
        )
        state.reserves = {r: v[f"left:{r}"] for r in state.reserves}
        return paused(state, (THEATERS[v["theater"]][0],))

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        theater = self.values["theater"]
        _, rule, _, _ = THEATERS[theater]
        before = self.standing()
        after = resumed(before)
        axis = AXIS[theater]
        rolled = sum(e.kind in ("army_rolled", "army_to_arctic") for e in after.events)
        sent = sum(e["amount"] for e in after.events if e.kind == "armies_placed")
        if axis in before.surrendered:
            headline, rule = self.label("reserves-over", axis=axis), "7.8"
        else:
            headline = self.label("reserves-headline", sent=sent, rolled=rolled)
        shown = after.view(None)
        shown.steps = ()
        return shown, {
            "headline": headline,
            "rule": rule,
            "steps": self.priorities(rule, after.events) if rule != "7.8" else [],
            "steps_title": self.label(f"reserves-{theater}"),
            "results": [self.front(after, f) for f in fronts_of(theater)],
            "results_title": self.label("reserves-result"),
            "heads": [self.label(f"reserves-head-{x}") for x in ("front", "armies", "strength")],
        }

    def priorities(self, rule: str, events: Iterable[Event]) -> list[dict[str, Any]]:
        """Each priority with what it brought about; the rest of the list does not apply now."""
        happened: dict[str, list[Event]] = {}
        pending: list[Event] = []
        for event in events:
            pending.append(event)
            if event.rule.startswith(f"{rule}."):  # dice for odd armies belong to what follows
                happened.setdefault(event.rule, []).extend(pending)
                pending = []
        out = []
        for number, found in BOOK.rules().items():
            if number.startswith(f"{rule}."):
                lines = [SCREEN.event_line(e, self.lang) for e in happened.get(number, [])]
                for line in lines:
                    line["rule"] = "" if line["rule"] == number else line["rule"]
                title, summary = found.title[self.lang], found.summary[self.lang]
                out.append({"rule": number, "title": title, "about": summary, "events": lines})
        return out

    def front(self, state: Churchill, front: str) -> list[Any]:
        """A front with the armies against it and the strength that they leave it."""
        over = state.entry(front) is None or state.is_over(front)
        power = "–" if over else total(strength(state, front))
        return [BOX.tracks[front].marker, self.word(front), state.armies[front], power]

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        fronts = frozenset(f"front:{f}" for f in fronts_of(self.values["theater"]))
        return "map", self.position, {"selectable": fronts}

    def clicked(self, target: str) -> None:
        """A front goes one space further, and from the end of its track back to its box."""
        kind, _, front = target.partition(":")
        if kind in ("front", "box") and front in FRONTS:
            spaces = [s.id for s in BOX.tracks[front].spaces]
            at = spaces.index(self.values[front])
            self.values["theater"] = BOX.tracks[front].theater
            self.set(front, spaces[(at + 1) % len(spaces)])
