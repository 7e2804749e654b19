"""Things to change, and what follows from them: a front, a card, a score, a conference.

A sandbox holds *values* and makes positions of them. What follows is asked of the engine:
odds are counted by letting it roll each face of the die, a conference is concluded, a game
is scored. Impossible positions are told in the engine's own sentence, and what was shown
before stays until the position is possible again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import churchill_kit as ck
from churchill_kit.churchill.components import BOX, BOXES, FRONTS, GLOBALS, SEATS
from churchill_kit.churchill.decisions import BETWEEN
from churchill_kit.churchill.fronts import strength
from churchill_kit.churchill.meeting import moved, total, worth
from churchill_kit.churchill.state import CENTER, CHAIR, NEUTRAL, Churchill, Place

from .churchill_table import line, origin, place
from .lesson import (
    GAME,
    SHARED,
    Panel,
    Part,
    Sorry,
    choices,
    event_line,
    script,
    sentence_of,
    told,
)
from .sentences import name, parts, say

FACES = 10  # of the die that a front rolls
TRACK = CHAIR - 1


class SandboxPanel(Panel):
    """Controls and consequences."""

    _esm = script(*SHARED, "sandbox.js")


class Sandbox(Part):
    """Values that can be changed, the position they make, and what follows from it."""

    kind = "sandbox"
    panel_type = SandboxPanel
    texts: ClassVar[tuple[str, ...]] = ("sandbox", "reset", "less", "more", "dice")
    name: ClassVar[str] = ""
    board_shown: ClassVar[str] = "table"

    def __init__(self, lang: str | None = None, **start: Any) -> None:
        super().__init__(lang)
        self.game: Any = ck.game(GAME)
        self.start = {**self.values_at_first(), **self._checked(start)}
        self.values: dict[str, Any] = dict(self.start)
        self.error = ""
        self.position: Churchill
        self.outcome: dict[str, Any] = {}
        self.recompute()
        if not self.outcome:
            raise Sorry("bad-start", why=self.error)
        self.show()

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        known = self.values_at_first()
        for key in start:
            if key not in known:
                raise Sorry("no-control", given=str(key)[:20], choices=choices(known))
        return dict(start)

    # -- each sandbox its own ----------------------------------------------------------------------

    def values_at_first(self) -> dict[str, Any]:
        """What is set before anything is changed."""
        raise NotImplementedError

    def controls(self) -> list[dict[str, Any]]:
        """What can be changed: groups of selects, steppers, toggles, segments."""
        raise NotImplementedError

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        """The position that the values make, and what follows from it. May raise BadPosition."""
        raise NotImplementedError

    def changed(self, key: str) -> None:
        """Bring other values in line with one that was changed."""

    # -- common ------------------------------------------------------------------------------------

    def recompute(self) -> None:
        """Ask the engine; an impossible position is told and the last possible one stays."""
        try:
            self.position, self.outcome = self.compute()
            self.error = ""
        except ck.GameError as error:
            self.error = sentence_of(error, self.lang)

    def set(self, key: str, value: Any) -> None:
        """Change a value; one that no control offers is refused by the engine or not taken."""
        self.values[key] = value
        self.changed(key)
        self.recompute()
        self.show()

    def on_change(self, content: dict[str, Any]) -> None:
        """A control was used."""
        key, value = content.get("id"), content.get("value")
        found = next((c for g in self.controls() for c in g["items"] if c["id"] == key), None)
        if found is None:
            return
        if found["kind"] == "stepper":
            by = content.get("by")
            if type(by) is int:  # quick presses must not be lost on the way
                value = found["value"] + by
            if type(value) is not int or not found["min"] <= value <= found["max"]:
                return
        elif found["kind"] == "toggle":
            if type(value) is not bool:
                return
        elif value not in [v for v, _ in found["options"]]:
            return
        self.set(str(key), value)

    def on_reset(self, _: dict[str, Any]) -> None:
        """Everything as it was at first."""
        self.values = dict(self.start)
        self.recompute()
        self.show()

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": told(self.lang, f"sandbox-{self.name}"),
            "about": told(self.lang, f"sandbox-{self.name}-about"),
            "board": self.board_shown,
            "controls": self.controls(),
            "outcome": self.outcome,
            "error": self.error,
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return self.board_shown, self.position, {}

    # -- words for controls ------------------------------------------------------------------------

    def word(self, item: str) -> str:
        """The name of a thing of the game."""
        return str(name(item, GAME, self.lang))

    def label(self, key: str, **facts: Any) -> str:
        """A text of the sandboxes."""
        return told(self.lang, f"sandbox-{key}", **facts)

    def group(self, key: str, *items: dict[str, Any], folded: bool = False) -> dict[str, Any]:
        """Controls that belong together."""
        title = self.label(key) if key else ""
        return {"id": key, "title": title, "items": list(items), "folded": folded}

    def select(self, key: str, label: str, options: list[tuple[Any, str]]) -> dict[str, Any]:
        """One of several."""
        return self._control("select", key, label, options=[list(o) for o in options])

    def segments(self, key: str, label: str, options: list[tuple[Any, str]]) -> dict[str, Any]:
        """One of few, all of them in sight."""
        return self._control("segments", key, label, options=[list(o) for o in options])

    def stepper(self, key: str, label: str, low: int, high: int) -> dict[str, Any]:
        """A number."""
        return self._control("stepper", key, label, min=low, max=high)

    def toggle(self, key: str, label: str) -> dict[str, Any]:
        """Yes or no."""
        return self._control("toggle", key, label)

    def _control(self, kind: str, key: str, label: str, **more: Any) -> dict[str, Any]:
        return {"kind": kind, "id": key, "label": label, "value": self.values[key], **more}


# -- a front ---------------------------------------------------------------------------------------


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
        state = self.game.position(at="war", rolls=rolls, **self.entries(**other))
        front = self.values["front"]
        return tuple(
            e for e in state.events if e.get("front") == front and e.rule.startswith("7.7")
        )

    def standing(self) -> Churchill:
        """The front before the die is rolled: issues on the table, armies before the front.

        Only a position of the war has armies in it, and there the die is rolled at once; so
        the picture is that of a meeting, with the armies of a game that ended here.
        """
        shown: Churchill = self.game.position(at="meeting", **self.entries()).view(None)
        shown.armies = self.game.position(at="end", **self.entries()).armies
        shown.steps = ()
        return shown

    def earlier(self) -> int:
        """How many fronts roll before this one."""
        state = self.game.position(at="war", rolls=[FACES] * len(FRONTS), **self.entries())
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
        return state, {
            "headline": headline,
            "rule": rule,
            "parts": parts(breakdown, GAME, lang),
            "total": total(breakdown),
            "total_label": self.label("front-strength"),
            "faces": [[i + 1, f, self.label(f"face-{f}")] for i, f in enumerate(faces)],
            "bars": self.bars(before),
            "bars_title": self.label("front-bars"),
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


# -- a card ----------------------------------------------------------------------------------------


class CardSandbox(Sandbox):
    """5.22, 5.24 What a card is worth on each issue, and where it would take it."""

    name = "card"

    def values_at_first(self) -> dict[str, Any]:
        return {
            "seat": "uk", "card": "uk_eden", "use": "advance", "place": CENTER, "roll": 3,
            "issue": "pol_mil_1",
        }  # fmt: skip

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        start = super()._checked(start)
        seat = start.get("seat", "uk")
        known = {
            "seat": SEATS, "use": ("advance", "debate"), "issue": tuple(ISSUES),
            "card": cards_of(seat) if seat in SEATS else (), "place": tuple(PLACES),
        }  # fmt: skip
        if "seat" in start and "card" not in start and seat in SEATS:
            start["card"] = cards_of(seat)[0]
        for key, those in known.items():
            if key in start and start[key] not in those:
                raise Sorry("no-choice", given=str(start[key])[:20], choices=choices(those))
        return start

    def controls(self) -> list[dict[str, Any]]:
        seat = self.values["seat"]
        items = [
            self.segments("seat", self.label("seat"), [(s, self.word(s)) for s in SEATS]),
            self.select(
                "card", self.label("card-which"), [(c, self.card_name(c)) for c in cards_of(seat)]
            ),
            self.segments(
                "use",
                self.label("use"),
                [("advance", self.label("use-advance")), ("debate", self.label("use-debate"))],
            ),
            self.select(
                "place",
                self.label("place"),
                [(p, place(at, self.lang)) for p, at in PLACES.items() if at != (seat, CHAIR)],
            ),
        ]
        if self.chief():
            items.append(self.stepper("roll", self.label("roll"), 1, 6))
        return [self.group("", *items)]

    def card_name(self, card: str) -> str:
        """A card's name and value."""
        found = BOX.staff.get(card) or BOX.leaders[card]
        value = self.label("chief") if found.value is None else str(found.value)
        return f"{found.name[self.lang]} · {value}"

    def chief(self) -> bool:
        """Does the value of the card come from a die (5.25)?"""
        card = BOX.staff.get(self.values["card"])
        return card is not None and card.value is None

    def changed(self, key: str) -> None:
        if key == "seat":
            self.values["card"] = cards_of(self.values["seat"])[0]

    def entries(self, issues: list[str]) -> dict[str, Any]:
        """A meeting in which the seat holds the card, and issues lie where they were put."""
        v = self.values
        card, seat = v["card"], v["seat"]
        staff = card in BOX.staff
        entries: dict[str, Any] = {
            "turn": seat,
            "hands": {seat: [card]} if staff else {},
            "issues": dict.fromkeys(issues, PLACES[v["place"]]),
            "fronts": {"western": "bolero", "far_east": "nomohon"},
        }
        if not staff:
            entries["leaders"] = {seat: card}
        return entries

    def compute(self) -> tuple[Churchill, dict[str, Any]]:
        lang, v = self.lang, self.values
        seat, card, use = v["seat"], v["card"], v["use"]
        roll = v["roll"] if self.chief() else 0
        every = self.game.position(at="meeting", **self.entries(list(ISSUES)))
        state = self.game.position(at="meeting", **self.entries([v["issue"]]))
        found = BOX.staff.get(card) or BOX.leaders[card]
        rows = []
        for issue, type_ in ISSUES.items():
            amount = total(worth(every, seat, card, issue, use, roll))
            after = moved(every.issues[issue], seat, amount)
            rows.append(
                {
                    "id": issue,
                    "label": self.word(type_),
                    "amount": amount,
                    "after": place(after, lang),
                    "chair": isinstance(after, tuple) and after[1] == CHAIR,
                    "now": issue == v["issue"],
                }
            )
        here = worth(every, seat, card, v["issue"], use, roll)
        plain = found.value if found.value is not None else roll
        return state, {
            "headline": self.label(
                f"card-{use}",
                card=found.name[lang],
                issue=ISSUES[v["issue"]],
                n=total(here),
                place=place(moved(every.issues[v["issue"]], seat, total(here)), lang),
            ),
            "rule": "5.24" if use == "debate" else "5.22",
            "seat": seat,
            "parts": parts(here, GAME, lang),
            "total": total(here),
            "total_label": self.label("card-worth"),
            "note": f"{found.summary[lang]} {origin(found.provenance, lang)}",
            "rows": rows,
            "rows_title": self.label("card-rows"),
            "plain": plain,
            "heads": [self.label("card-issue"), self.label("card-worth"), self.label("card-after")],
        }

    def on_issue(self, content: dict[str, Any]) -> None:
        """An issue was chosen from the table."""
        if content.get("issue") in ISSUES:
            self.set("issue", content["issue"])

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return "table", self.position, {"selected": f"issue:{self.values['issue']}"}

    def clicked(self, target: str) -> None:
        kind, _, item = target.partition(":")
        if kind == "issue":
            type_ = BOX.issues[item].type
            self.set("issue", next(i for i, t in ISSUES.items() if t == type_))
        elif kind in ("power", "leader") and item in SEATS:
            self.set("seat", item)


# One counter of each type of issue, and the places where one can lie.
ISSUES: Mapping[str, str] = {
    next(n for n, i in BOX.issues.items() if i.type == type_): type_
    for type_ in dict.fromkeys(i.type for i in BOX.issues.values())
}
PLACES: Mapping[str, Place] = {
    CENTER: CENTER,
    **{f"{seat}:{n}": (seat, n) for seat in SEATS for n in range(1, TRACK + 1)},
}


def cards_of(seat: str) -> tuple[str, ...]:
    """The staff of a seat, and those who may lead it."""
    leaders = (x.id for x in BOX.leaders.values() if x.power == seat)
    return (*BOX.decks[seat], *leaders)


# -- a conference ----------------------------------------------------------------------------------


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
        state = self.game.position(at="meeting", **{**self.entries(), "hands": LAST_CARD})
        after = self.game.position(at="decisions", **self.entries())
        kinds = {e.kind: e for e in reversed(after.events)}
        counted = kinds["issues_counted"]
        won = kinds.get("conference_won")
        lines = [e for e in after.events if e.kind in ENDING]
        tie = "" if won is not None or after.decision is None else say(after.decision, lang)
        headline = say(won, lang) if won is not None else tie or say(counted, lang)
        winner = won["seat"] if won is not None else ""
        return _quiet(state), {
            "headline": headline,
            "rule": won.rule if won is not None else "4.52",
            "seat": winner,
            "tally": [
                {"seat": s, "name": self.word(s), "n": counted[s], "first": s == winner}
                for s in SEATS
            ],
            "events": [event_line(e, lang) for e in lines],
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

    def on_drag(self, content: dict[str, Any]) -> None:
        """An issue was dragged over the board: from where to where, as shares of its size."""
        scene = getattr(self.board, "scene", None)
        if scene is None:
            return
        start, end = (self._under(content.get(key)) for key in ("from", "to"))
        kind, _, issue = start.partition(":")
        if kind == "issue":
            where = spot_of(end)
            if end.startswith("issue:"):
                where = self.values.get(end.partition(":")[2], "")
            self.put(issue, where)

    def _under(self, at: Any) -> str:
        scene = self.board.scene
        try:
            x, y = (float(v) for v in at)
        except (TypeError, ValueError):
            return ""
        return str(scene.hit(x * scene.width, y * scene.height) or "")


# Without a card in anybody's hand the meeting would be over before it can be looked at.
LAST_CARD = {"us": (BOX.decks["us"][0],)}


def _quiet(state: Churchill) -> Churchill:
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


# -- a score ---------------------------------------------------------------------------------------


class ScoreSandbox(Sandbox):
    """9.4, 4.4 The score line by line, and who would win if the game ended now."""

    name = "score"
    board_shown = "map"

    def values_at_first(self) -> dict[str, Any]:
        state = self.game.position(at="meeting")
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
            owners += [(f"{what}:{s}", self.label(what, seat=s)) for s in SEATS]
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
        state = self.game.position(at="end", **self.entries())
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


SANDBOXES: Mapping[str, Callable[..., Sandbox]] = {
    s.name: s for s in (FrontSandbox, CardSandbox, ScoreSandbox, ConferenceSandbox)
}


def make(what: str, lang: str | None = None, **start: Any) -> Sandbox:
    """A sandbox by its name. Raises Sorry for a name that none has."""
    if what not in SANDBOXES:
        raise Sorry("no-sandbox", given=str(what)[:20], choices=choices(SANDBOXES))
    return SANDBOXES[what](lang, **start)
