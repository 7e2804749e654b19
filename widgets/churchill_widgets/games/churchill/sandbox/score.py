"""A score: what each power has, line by line."""

from __future__ import annotations

from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, FRONTS, GLOBALS, SEATS
from churchill_kit.games.churchill.rules.decisions import BETWEEN
from churchill_kit.games.churchill.state import NEUTRAL, Churchill

from ....base.sentences import say
from ..table import line
from .base import Sandbox


class ScoreSandbox(Sandbox):
    """9.4, 4.4 The score line by line, and who would win if the game ended now."""

    name = "score"
    board_shown = "map"

    def values_at_first(self) -> dict[str, Any]:
        state = self.engine.position(at="meeting")
        values: dict[str, Any] = {f"front:{f}": state.space(f).id for f in FRONTS}
        for location in BOX.locations:
            values[f"at:{location}"] = "none"
            if location in state.networks:
                values[f"at:{location}"] = f"network:{state.networks[location][0]}"
            if location in state.alignment:
                values[f"at:{location}"] = f"alignment:{state.alignment[location]}"
        for pawn in GLOBALS:
            values[f"pawn:{pawn}"] = state.global_issues[pawn]
        for seat in SEATS:
            values[f"wins:{seat}"] = state.conference_wins[seat]
        for seat in ("us", "ussr"):
            values[f"bomb:{seat}"] = BOX.a_bomb[state.a_bomb[seat]]
        return values

    def controls(self) -> list[dict[str, Any]]:
        lang = self.lang
        fronts = [
            self.select(
                f"front:{f}", self.word(f), [(s.id, s.name[lang]) for s in BOX.tracks[f].spaces]
            )
            for f in FRONTS
        ]
        wins = [self.stepper(f"wins:{s}", self.word(s), 0, 10) for s in SEATS]
        pawns = [
            self.segments(
                f"pawn:{p}",
                self.word(p),
                [(v, self.word(v)) for v in (NEUTRAL, *BETWEEN[p])],
            )
            for p in GLOBALS
        ]
        bombs = [
            self.select(f"bomb:{s}", self.word(s), [(b, self.word(b)) for b in BOX.a_bomb])
            for s in ("us", "ussr")
        ]
        owners = [("none", "–")]
        for what in ("alignment", "network"):
            owners += [(f"{what}:{s}", self.label(f"score-{what}", seat=s)) for s in SEATS]
        places = [self.select(f"at:{x}", self.word(x), owners) for x in BOX.locations]
        return [
            self.group("score-fronts", *fronts),
            self.group("score-pawns", *pawns),
            self.group("score-wins", *wins),
            self.group("score-bombs", *bombs),
            self.group("score-places", *places, folded=True),
        ]

    def entries(self) -> dict[str, Any]:
        """The position that the values describe."""
        influence: dict[str, dict[str, Any]] = {}
        out: dict[str, Any] = {
            "fronts": {},
            "global_issues": {},
            "conference_wins": {},
            "a_bomb": {},
        }
        kinds = {"front": "fronts", "pawn": "global_issues", "wins": "conference_wins",
                 "bomb": "a_bomb"}  # fmt: skip
        for key, value in self.values.items():
            kind, _, item = key.partition(":")
            if kind in kinds:
                out[kinds[kind]][item] = value
            elif value != "none":
                what, _, seat = value.partition(":")
                influence[item] = (
                    {"political": seat, "clandestine": (seat, 1)}
                    if what == "alignment"
                    else {"clandestine": (seat, 1)}
                )
        return {**out, "influence": influence}

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        lang = self.lang
        state = self.engine.position(at="end", **self.entries())
        result = state.result
        assert result is not None
        before = getattr(self, "sums", {})
        self.sums = dict(result.final)
        return state, {
            "headline": say(result, lang),
            "rule": result.rule,
            "seat": result.winner,
            "scores": [
                {
                    "seat": seat,
                    "name": self.word(seat),
                    "total": result.final[seat],
                    "change": result.final[seat] - before.get(seat, result.final[seat]),
                    "lines": [line(entry, lang) for entry in result.lines[seat]]
                    + self._adjusted(result, seat),
                    "first": seat == result.winner,
                }
                for seat in SEATS
            ],
        }

    def _adjusted(self, result: ck.Result, seat: str) -> list[list[Any]]:
        change = result.adjustments.get(seat, 0)
        return [[result.rule, change, self.label("adjusted")]] if change else []

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return "map", self.position, {}

    def clicked(self, target: str) -> None:
        """The next of the values that a thing on the map can have."""
        kind, _, item = target.partition(":")
        key = {"location": f"at:{item}", "front": f"front:{item}", "pawn": f"pawn:{item}"}.get(kind)
        found = next((c for g in self.controls() for c in g["items"] if c["id"] == key), None)
        if found is not None:
            options = [v for v, _ in found["options"]]
            at = options.index(found["value"])
            self.set(found["id"], options[(at + 1) % len(options)])
