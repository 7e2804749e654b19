"""A conference as it ends: who would win it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.rules.meeting import moved
from churchill_kit.games.churchill.state import CENTER, CHAIR, Churchill, Place

from ....base.sentences import say
from ....base.words import Sorry, choices
from ..screen import SCREEN
from ..table import place
from .base import PLACES, Sandbox


class ConferenceSandbox(Sandbox):
    """5.27 Who would win the conference if it ended now."""

    name = "conference"
    texts: ClassVar[tuple[str, ...]] = (*Sandbox.texts, "to-place")

    def values_at_first(self) -> dict[str, Any]:
        return {
            "second_front": "uk:2", "global_issue": CENTER, "pol_mil_1": "ussr:3",
            "us_production_1": "us:4", "uk_production": "uk:1", "a_bomb_research": "us:2",
            "theater_leadership_europe": CENTER,
        }  # fmt: skip

    def __init__(self, lang: str | None = None, **start: Any) -> None:
        self.chosen = ""
        super().__init__(lang, **start)

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        for issue, where in start.items():
            if issue not in BOX.issues:
                raise Sorry("no-choice", given=str(issue)[:20], choices=choices(BOX.issues))
            if where not in CHAIRS_TOO:
                raise Sorry("no-choice", given=str(where)[:20], choices=choices(CHAIRS_TOO))
        return dict(start)

    def controls(self) -> list[dict[str, Any]]:
        options = [(p, place(at, self.lang)) for p, at in CHAIRS_TOO.items()]
        rows = []
        for issue in self.values:
            at = CHAIRS_TOO[self.values[issue]]
            row = self._control(
                "issue", issue, self.word(issue), options=[list(o) for o in options]
            )
            row["seat"] = at[0] if isinstance(at, tuple) else ""
            row["chosen"] = issue == self.chosen
            row["nudges"] = [
                {"seat": s, "label": self.label("nudge", issue=issue, seat=s), "name": self.word(s)}
                for s in SEATS
            ]
            rows.append(row)
        return [self.group("conference-issues", *rows)]

    def entries(self) -> dict[str, Any]:
        """The issues where they were put; nobody has a card left."""
        issues = {i: CHAIRS_TOO[p] for i, p in self.values.items()}
        return {"issues": issues, "hands": {}, "fronts": {"western": "bolero"}}

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        lang = self.lang
        state = self.engine.position(at="meeting", **{**self.entries(), "hands": LAST_CARD})
        after = self.engine.position(at="decisions", **self.entries())
        kinds = {e.kind: e for e in reversed(after.events)}
        counted = kinds["issues_counted"]
        won = kinds.get("conference_won")
        lines = [e for e in after.events if e.kind in ENDING]
        tie = "" if won is not None or after.decision is None else say(after.decision, lang)
        headline = say(won, lang) if won is not None else tie or say(counted, lang)
        winner = won["seat"] if won is not None else ""
        return quiet(state), {
            "headline": headline,
            "rule": won.rule if won is not None else "4.52",
            "seat": winner,
            "tally": [
                {"seat": s, "name": self.word(s), "n": counted[s], "first": s == winner}
                for s in SEATS
            ],
            "events": [SCREEN.event_line(e, lang) for e in lines],
            "events_title": self.label("conference-why"),
        }  # fmt: skip

    def on_nudge(self, content: dict[str, Any]) -> None:
        """One space toward a seat."""
        issue, seat = content.get("issue"), content.get("seat")
        if issue in self.values and seat in SEATS:
            self.chosen = issue
            at = moved(CHAIRS_TOO[self.values[issue]], seat, 1)
            self.set(issue, key_of(at))

    def on_choose(self, content: dict[str, Any]) -> None:
        """An issue is taken in hand, or put down."""
        issue = content.get("issue")
        if issue in self.values:
            self.chosen = "" if issue == self.chosen else issue
            self.show()

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        can = frozenset(f"issue:{i}" for i in self.values)
        picked = f"issue:{self.chosen}" if self.chosen else None
        return "table", self.position, {"selectable": can, "selected": picked}

    def scene(self, scene: Any) -> Any:
        """The places on the table can be clicked as well."""
        there = tuple(s._replace(target=s.id) if s.id in SPOTS else s for s in scene.board)
        return replace(scene, board=there)

    def clicked(self, target: str) -> None:
        kind, _, item = target.partition(":")
        if kind == "issue" and item in self.values:
            self.chosen = "" if item == self.chosen else item
            self.show()
        elif self.chosen:
            self.put(self.chosen, spot_of(target))

    def put(self, issue: str, where: str) -> None:
        """An issue onto a place of the table."""
        if issue in self.values and where in CHAIRS_TOO:
            self.chosen = ""
            self.set(issue, where)

    def dragged(self, start: str, end: str) -> None:
        """An issue is dragged to a place, or to where another one lies."""
        kind, _, issue = start.partition(":")
        if kind == "issue":
            other = end.removeprefix("issue:")
            self.put(issue, self.values.get(other, "") if other != end else spot_of(end))


# Without a card in anybody's hand the meeting would be over before it can be looked at.
LAST_CARD = {"us": (BOX.decks["us"][0],)}


def quiet(state: Churchill) -> Churchill:
    """The table after the last card: nobody holds one, nobody is asked."""
    shown = state.view(None)
    shown.hands, shown.steps = dict.fromkeys(SEATS, 0), ()
    return shown


ENDING = ("issue_won", "issue_not_won", "issue_in_effect", "issues_counted", "tie")
CHAIRS_TOO: Mapping[str, Place] = {**PLACES, **{f"{s}:{CHAIR}": (s, CHAIR) for s in SEATS}}
SPOTS: Mapping[str, str] = {
    CENTER: CENTER,
    **{f"space:{p}": p for p in PLACES if p != CENTER},
    **{f"chair:{s}": f"{s}:{CHAIR}" for s in SEATS},
    **{f"leader:{s}": f"{s}:{CHAIR}" for s in SEATS},
    **{f"power:{s}": f"{s}:{CHAIR}" for s in SEATS},
}


def spot_of(target: str) -> str:
    """The place of the table that a target on the board means; "" if it means none."""
    return SPOTS.get(target, "")


def key_of(at: Place) -> str:
    """A place as the controls name it."""
    return f"{at[0]}:{at[1]}" if isinstance(at, tuple) else CENTER
