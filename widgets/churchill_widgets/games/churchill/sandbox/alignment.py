"""Networks and alignment in one place: who may do what there, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from churchill_kit.engine.values import Action
from churchill_kit.games.churchill.box.components import BOX, GLOBALS, SEATS
from churchill_kit.games.churchill.lessons.positions import paused
from churchill_kit.games.churchill.rules.conference_card import NETWORKS_PER_LOCATION
from churchill_kit.games.churchill.rules.decisions import BETWEEN
from churchill_kit.games.churchill.rules.influence import (
    align,
    break_alignment,
    break_network,
    network,
)
from churchill_kit.games.churchill.state import NEUTRAL, Churchill
from churchill_kit.tutor.exercise import after, refusal

from ....base.sentences import say
from ....base.words import Sorry, choices
from .base import Sandbox

NOBODY = "none"
NETWORKS = (NOBODY, *(f"{s}:{n}" for s in SEATS for n in range(1, NETWORKS_PER_LOCATION + 1)))
OWNERS = (NOBODY, *SEATS)
# What one can do in a place: the action, the decision in which it is taken, what it is called.
MOVES = {
    "network": (network, "place_network_marker", "network-place"),
    "break_network": (break_network, "place_network_marker", "network-remove"),
    "align": (align, "place_alignment_marker", "place"),
    "break_alignment": (break_alignment, "place_alignment_marker", "remove"),
}


class AlignmentSandbox(Sandbox):
    """7.1, 7.3 What each power may place and remove in a country or colony."""

    name = "alignment"
    board_shown = "map"
    texts: ClassVar[tuple[str, ...]] = (*Sandbox.texts, "may", "may-not")

    def values_at_first(self) -> dict[str, Any]:
        return {
            "location": "poland", "networks": "uk:1", "owner": "ussr", "markers": 1, "ships": 2,
            **dict.fromkeys(GLOBALS, NEUTRAL),
        }  # fmt: skip

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        known = {"location": tuple(BOX.locations), "networks": NETWORKS, "owner": OWNERS}
        known |= {pawn: (NEUTRAL, *BETWEEN[pawn]) for pawn in GLOBALS}
        for key, values in known.items():
            if key in start and start[key] not in values:
                raise Sorry("no-choice", given=str(start[key])[:20], choices=choices(values))
        return start

    def controls(self) -> list[dict[str, Any]]:
        location = self.values["location"]
        networks = [(NOBODY, self.label("alignment-nothing"))]
        for key in NETWORKS[1:]:
            seat, _, n = key.partition(":")
            networks.append((key, self.label("alignment-networks", seat=seat, n=int(n))))
        owners = [(NOBODY, self.label("alignment-nothing"))]
        owners += [(s, self.word(s)) for s in SEATS]
        here = [
            self.select("location", self.label("alignment-where"), sorted(
                ((x, self.word(x)) for x in BOX.locations), key=lambda pair: pair[1]
            )),
            self.select("networks", self.label("alignment-network"), networks),
            self.select("owner", self.label("alignment-owner"), owners),
            self.stepper("markers", self.label("alignment-markers"), 1, 3),
        ]  # fmt: skip
        if location in BOX.arctic.countries:
            ships = self.label("alignment-ships")
            here.append(self.stepper("ships", ships, 0, BOX.limits.naval_per_box))
        pawns = [
            self.select(
                pawn,
                self.word(pawn),
                [
                    (side, self.word(side if side == NEUTRAL else f"{pawn}:{side}"))
                    for side in (NEUTRAL, *BETWEEN[pawn])
                ],
            )
            for pawn in GLOBALS
        ]
        return [self.group("", *here), self.group("alignment-pawns", *pawns)]

    def standing(self) -> Churchill:
        """The position that the values describe, with nothing else on the map."""
        v = self.values
        here: dict[str, Any] = {}
        if v["networks"] != NOBODY:
            seat, _, n = v["networks"].partition(":")
            here["clandestine"] = (seat, int(n))
        if v["owner"] != NOBODY:
            here["political"] = v["owner"]
        state: Churchill = self.engine.position(
            at="war",
            influence={v["location"]: here},
            global_issues={pawn: v[pawn] for pawn in GLOBALS},
            naval={"arctic": v["ships"]},
            issues={},
        )
        state.to_place = {seat: (v["markers"], v["markers"]) for seat in SEATS}
        return state

    def verdict(self, state: Churchill, seat: str, move: str) -> dict[str, Any]:
        """May a power do this here? What comes of it, or why not, as the engine says."""
        make, decision, label = MOVES[move]
        action: Action = make(self.values["location"])
        asked = paused(state, (decision, seat))
        error = refusal(asked, action)
        what = self.label(f"alignment-{label}")
        if error is not None:
            return {"what": what, "ok": False, "why": say(error, self.lang), "rule": ""}  # cited
        told = after(asked, action).events[0]
        return {"what": what, "ok": True, "why": say(told, self.lang), "rule": told.rule}

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        state = self.standing()
        seats: list[dict[str, Any]] = [
            {
                "seat": seat,
                "name": self.word(seat),
                "lines": [self.verdict(state, seat, move) for move in MOVES],
            }
            for seat in SEATS
        ]
        political = [s["seat"] for s in seats if any(x["ok"] for x in s["lines"][2:])]
        shown = state.view(None)
        shown.steps = ()
        location = self.values["location"]
        return shown, {
            "headline": self.label("alignment-headline", location=location, seats=political),
            "rule": "7.4" if location in BOX.arctic.countries else "7.3",
            "verdicts": seats,
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        selected = f"location:{self.values['location']}"
        return "map", self.position, {"selected": selected}

    def clicked(self, target: str) -> None:
        """Another place, or the next side of a global issue."""
        kind, _, item = target.partition(":")
        if kind == "location" and item in BOX.locations:
            self.set("location", item)
        elif kind == "pawn" and item in GLOBALS:
            sides = (NEUTRAL, *BETWEEN[item])
            self.set(item, sides[(sides.index(self.values[item]) + 1) % len(sides)])
