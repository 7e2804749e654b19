"""Any token on any space: the whole consequence, or the rule that forbids it. What is asked on the
way is answered by the reader, up to the end of the turn."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, ClassVar

from churchill_kit.engine.values import Action, Event
from churchill_kit.games.blitzkrieg.box.components import (
    SIDES,
    SPACES,
    THEATRES,
    TOKENS,
    WEAPONS,
    set_of,
)
from churchill_kit.games.blitzkrieg.lessons.positions import above, around, mates
from churchill_kit.games.blitzkrieg.rules.units import place
from churchill_kit.games.blitzkrieg.state import Blitzkrieg
from churchill_kit.tutor.exercise import refusal

from ...base.sentences import parts, say
from ...base.words import Sorry, choices
from ...lessons.sandbox import Sandbox
from .targets import targets_of
from .telling.rows import GAME

MORE = ("air_1", "army_1", "navy_1")  # held besides, so that a blitz can go on
HELD = 3  # 5.4 in all
DEALT = 1945  # which units lie around
ANSWER = "answer"  # the controls of questions: with their number


class PlacingSandbox(Sandbox):
    """6.0 A unit on a space, and all that comes of it, event by event."""

    name = "placing"
    board_shown: ClassVar[str] = "map"
    position: Blitzkrieg

    def __init__(self, lang: str | None = None, side: str = "base", **start: Any) -> None:
        if side not in SIDES:
            raise Sorry("no-choice", given=str(side)[:20], choices=choices(tuple(SIDES)))
        self.side = SIDES[side]
        self.nippon = side == "nippon"
        self.asked: list[tuple[Any, tuple[Action, ...]]] = []  # decisions on the way, and choices
        super().__init__(GAME, lang, **start)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays on this side of the board."""
        seats: tuple[str, ...] = self.engine.seats_of("nippon" if self.nippon else "base")
        return seats

    def tokens(self, seat: str) -> list[str]:
        """What a seat may have: its own tokens and all special weapons."""
        return [*dict.fromkeys(set_of(seat)), *(t for t in TOKENS if t in WEAPONS)]

    def values_at_first(self) -> dict[str, Any]:
        space = "boston_1_2" if self.nippon else "western_europe_1_2"
        return {
            "seat": self.seats[1], "token": "army_2", "space": space, "lead": 0, "taken": 0,
            "above": False, "last": "army_3",
        }  # fmt: skip

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        seat = start.get("seat", self.seats[1])
        tokens = self.tokens(seat) if seat in self.seats else ()
        known = {"seat": self.seats, "token": tokens, "space": tuple(self.side.spaces)}
        for key, those in known.items():
            if key in start and start[key] not in those:
                raise Sorry("no-choice", given=str(start[key])[:20], choices=choices(those))
        # A chapter that shows a lower row means it to be open; who chooses one opens it himself.
        return {"above": bool(above(start["space"])), **start} if "space" in start else start

    def controls(self) -> list[dict[str, Any]]:
        v = self.values
        where = SPACES[v["space"]]
        reach = THEATRES[where.theatre].closes - 1
        seats = [(s, self.word(s)) for s in self.seats]
        spaces = [(x, self.word(x)) for x in self.side.spaces]
        items = [
            self.segments("seat", self.label("placing-seat"), seats),
            self.select("token", self.label("placing-token"), self._named(v["seat"])),
            self.select("space", self.label("placing-space"), spaces),
        ]
        if v["token"] == "spy":
            last = [(t, n) for t, n in self._named(self._rival()) if t != "spy"]
            items.append(self.select("last", self.label("placing-last"), last))
        before = [
            {
                **self.stepper("lead", self.label("placing-lead", seat=v["seat"]), -reach, reach),
                "shown": self._leads(),
            },
            self.stepper("taken", self.label("placing-taken"), 0, len(mates(v["space"]))),
        ]
        if above(v["space"]):
            before.append(self.toggle("above", self.label("placing-above")))
        groups = [self.group("", *items), self.group("placing-before", *before)]
        asked = [self._question(n) for n in range(len(self.asked))]
        return [*groups, self.group("placing-answers", *asked)] if asked else groups

    def _leads(self) -> str:
        """Who leads before the turn, and by how much, as it stands on the board."""
        lead = self.values["lead"]
        ahead = None if lead == 0 else self.values["seat"] if lead > 0 else self._rival()
        return self.label("placing-leads", seat=ahead, n=abs(lead))

    def _question(self, number: int) -> dict[str, Any]:
        """What is asked on the way, to be answered, or to be answered otherwise."""
        decision, actions = self.asked[number]
        key = f"{ANSWER}{number}"
        self.values.setdefault(key, "")
        options = [("", self.label("placing-open"))]
        options += [(str(n), say(action, self.lang)) for n, action in enumerate(actions)]
        return self.select(key, say(decision, self.lang), options)

    def _named(self, seat: str) -> list[tuple[str, str]]:
        return [(t, self._called(t)) for t in self.tokens(seat)]

    def _called(self, token: str) -> str:
        """The name of a token; beside the base board with where it belongs, if that is Nippon."""
        if self.nippon or not TOKENS[token].nippon:
            return self.word(token)
        return self.label("placing-nippon", token=token)

    def _rival(self) -> str:
        first, second = self.seats
        return second if self.values["seat"] == first else first

    def changed(self, key: str) -> None:
        v = self.values
        kept = int(key.removeprefix(ANSWER)) if key.startswith(ANSWER) else -1
        for other in [k for k in v if k.startswith(ANSWER)]:  # later ones were about another turn
            if int(other.removeprefix(ANSWER)) > kept:
                del v[other]
        if key == "seat" and v["token"] not in self.tokens(v["seat"]):
            v["token"] = "army_2"
        if key == "seat" and v["last"] not in self.tokens(self._rival()):
            v["last"] = "army_3"
        reach = THEATRES[SPACES[v["space"]].theatre].closes - 1
        v["lead"] = max(-reach, min(v["lead"], reach))
        v["taken"] = min(v["taken"], len(mates(v["space"])))

    def standing(self) -> Blitzkrieg:
        """The position that the values describe, before the unit is placed."""
        v = self.values
        hold = [v["token"], *(t for t in MORE if t != v["token"])][:HELD]
        more = any(TOKENS[t].nippon for t in (v["token"], v["last"]))
        state = around(
            random.Random(DEALT), v["seat"], v["space"], hold, lead=v["lead"], taken=v["taken"],
            leads={} if self.nippon else dict.fromkeys(self.side.theatres, 0),
            full=v["above"], last={self._rival(): v["last"]}, options={"more_weapons": more},
        )  # fmt: skip
        return state

    def compute(self) -> tuple[Blitzkrieg, dict[str, Any]]:
        v = self.values
        state = self.standing()
        action = place(v["token"], v["space"])
        error = refusal(state, action)
        self.asked = []
        if error is not None:
            told = {"headline": say(error, self.lang), "rule": "", "seat": v["seat"]}
            return self._still(state), told
        found = self._played(state, action)
        events = [e for e in found if e.kind not in ("war_ended", "cannot_place")]
        rows = [self._row(e) for e in events]
        if self._open():
            asked = self.asked[-1][0]
            rows.append({"seat": asked.seat, "text": say(asked, self.lang), "rule": asked.rule})
        strength = _strength(events)
        return self._still(state), {
            "headline": rows[0]["text"],
            "rule": events[0].rule,
            "seat": v["seat"],
            "parts": parts(strength, GAME, self.lang),
            "total": sum(part[1] for part in strength),
            "total_label": self.label("placing-steps"),
            "events": rows[1:],
            "events_title": self.label("placing-events"),
        }

    def _played(self, state: Blitzkrieg, action: Action) -> list[Event]:
        """All that happens from a placement to the end of the turn, or to the first question that
        has no answer yet."""
        events = list(state.apply(action))
        while state.decision is not None and state.decision.kind != "place_unit":
            actions = tuple(state.actions())
            self.asked.append((state.decision, actions))
            if self._open():
                break
            chosen = self.values[f"{ANSWER}{len(self.asked) - 1}"]
            events += state.apply(actions[int(chosen)])
        return events

    def _open(self) -> bool:
        """Does the last question still wait for its answer?"""
        return bool(self.asked) and not self.values.get(f"{ANSWER}{len(self.asked) - 1}")

    def _row(self, event: Event) -> dict[str, Any]:
        return {
            "seat": event.get("seat", ""),
            "text": say(event, self.lang),
            "rule": event.rule,
            "parts": parts(event.breakdown, GAME, self.lang),
        }

    def _still(self, state: Blitzkrieg) -> Blitzkrieg:
        """Nobody is asked: what is shown is the board."""
        shown = state.view(self.values["seat"])
        shown.steps = ()
        return shown

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        more = {"selected": frozenset({f"space:{self.values['space']}"})}
        if self._open():
            answers = (targets_of(a) for a in self.asked[-1][1])
            more["selectable"] = frozenset(t for found in answers if len(found) == 1 for t in found)
        return "map", self.position, more

    def clicked(self, target: str) -> None:
        """An answer to what is asked; or else another space, or a token of the hand."""
        kind, _, item = target.partition(":")
        if self._open():
            last = len(self.asked) - 1
            answers = [n for n, a in enumerate(self.asked[last][1]) if targets_of(a) == {target}]
            if answers:
                self.set(f"{ANSWER}{last}", str(answers[0]))
                return
        if kind == "space" and item in self.side.spaces:
            self.set("space", item)
        elif kind == "token" and item in self.tokens(self.values["seat"]):
            self.set("token", item)


def _strength(events: list[Event]) -> tuple[Any, ...]:
    """What moved the marker of the unit's own theatre; a unit that follows has strength of its
    own."""
    own = SPACES[events[0]["space"]].theatre
    first = [events[0], *takewhile(lambda e: e.kind != "placed", events[1:])]
    moved = (e for e in first if e.kind == "marker_moved" and e["theatre"] == own)
    return tuple(part for e in moved for part in e.breakdown)
