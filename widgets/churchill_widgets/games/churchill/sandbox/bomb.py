"""A-Bomb Research: the odds of the die, and what the spies get."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.positions import order_of, paused, resumed
from churchill_kit.games.churchill.state import CENTER, Churchill

from ....base.sentences import parts
from ....base.words import Sorry, choices
from ..screen import SCREEN
from ..words import GAME
from .base import Sandbox

ISSUE = "a_bomb_research"
DIE = 6
MOST = 3  # markers of one power: three are always enough (6.10.2)
WON = 3  # where on the track an issue lies says nothing here
CARD = order_of("a_bomb_modifier", amount=1)
PAWNS = ("us", "ussr")


class BombSandbox(Sandbox):
    """6.10 Who won the issue and who paid: how likely is the next space?"""

    name = "bomb"
    board_shown = "map"

    def values_at_first(self) -> dict[str, Any]:
        return {
            "holder": "ussr", "us": 1, "uk": 0, "ussr": 0, "card": False,
            "at:us": "oak_ridge", "at:ussr": "los_alamos",
        }  # fmt: skip

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        if start.get("holder", CENTER) not in (CENTER, *SEATS):
            known = choices((CENTER, *SEATS))
            raise Sorry("no-choice", given=str(start["holder"])[:20], choices=known)
        return start

    def controls(self) -> list[dict[str, Any]]:
        nobody = (CENTER, self.label("production-nobody"))
        track = [(b, self.word(b)) for b in BOX.a_bomb]
        return [
            self.group(
                "",
                self.segments(
                    "holder",
                    self.label("bomb-holder"),
                    [nobody, *((s, self.word(s)) for s in SEATS)],
                ),
            ),
            self.group(
                "bomb-paid",
                *(self.stepper(s, self.word(s), 0, MOST) for s in SEATS),
                self.toggle("card", self.label("bomb-card")),
            ),
            self.group(
                "bomb-track",
                *(self.select(f"at:{s}", self.label(f"bomb-{s}"), track) for s in PAWNS),
            ),
        ]

    def at_the_die(self, **other: Any) -> Churchill:
        """The position before the die is cast, with everything paid."""
        v = {**self.values, **other}
        holder = v["holder"]
        state: Churchill = self.engine.position(
            at="decisions",
            issues={ISSUE: CENTER if holder == CENTER else (holder, WON)},
            a_bomb={s: v[f"at:{s}"] for s in PAWNS},
            inactive=SEATS,
        )
        paid = tuple((f"production:{s}", v[s]) for s in SEATS if v[s])
        state = state.copy()
        state.research = paid
        return paused(state, *([CARD] if v["card"] else []), ("research_a_bomb",))

    def rolled(self, face: int, **other: Any) -> tuple[Any, ...]:
        """What comes of a roll."""
        return resumed(self.at_the_die(**other), (face,)).events

    def faces(self, **other: Any) -> list[str]:
        """What each face brings: "on" or "stays"; [] where no die is cast."""
        out = []
        for face in range(1, DIE + 1):
            kinds = {e.kind: e for e in self.rolled(face, **other)}
            if "research_rolled" not in kinds:
                return []
            out.append("on" if kinds["research_rolled"]["success"] else "stays")
        return out

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        lang = self.lang
        state = self.at_the_die()
        faces = self.faces()
        good = faces.count("on")
        events = self.rolled(DIE)
        made = next((e for e in events if e.kind == "research_rolled"), None)
        spied = [e for e in events if e.rule == "6.10.1" or e.kind == "research_done"]
        changes = [p for p in (made.breakdown if made is not None else ()) if p[0] != "die"]
        if faces:
            ahead = BOX.a_bomb[state.a_bomb["us"] + 1]
            headline = self.label("bomb-odds", n=good, least=DIE + 1 - good, space=ahead)
        else:
            headline = self.label("bomb-none", holder=self.values["holder"])
        return state, {
            "headline": headline,
            "rule": "6.10",
            "seat": "",
            "faces": [[i + 1, f, self.label(f"bomb-face-{f}")] for i, f in enumerate(faces)],
            "parts": parts(changes, GAME, lang),
            "total": sum(n for _, n, _ in changes),
            "total_label": self.label("bomb-added"),
            "note": "" if self.values["holder"] == "ussr" else self.label("bomb-no-spies"),
            "bars": self.bars() if faces else [],
            "bars_title": self.label("bomb-bars"),
            "events": [SCREEN.event_line(e, lang) for e in spied],
            "events_title": self.label("bomb-spies"),
        }

    def bars(self) -> list[dict[str, Any]]:
        """The odds with less and more production of the US, to see what a marker is worth."""
        out = []
        for markers in range(MOST + 1):
            good = self.faces(us=markers).count("on")
            out.append(
                {
                    "label": str(markers),
                    "share": good / DIE,
                    "inner": 0,
                    "text": self.label("bomb-share", n=good),
                    "spoken": self.label("bomb-bar", markers=markers, n=good),
                    "now": markers == self.values["us"],
                    "set": {"id": "us", "value": markers},
                }
            )
        return out
