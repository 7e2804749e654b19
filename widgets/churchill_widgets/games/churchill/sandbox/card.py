"""A staff card or a leader: its worth on every issue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.rules.meeting import moved, total, worth
from churchill_kit.games.churchill.state import CENTER, CHAIR, Churchill

from ....base.sentences import parts
from ....base.words import Sorry, choices
from ..table import origin, place
from ..words import GAME
from .base import PLACES, Sandbox


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
            "roll": range(1, 7),
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
        every = self.engine.position(at="meeting", **self.entries(list(ISSUES)))
        state = self.engine.position(at="meeting", **self.entries([v["issue"]]))
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


def cards_of(seat: str) -> tuple[str, ...]:
    """The staff of a seat, and those who may lead it."""
    leaders = (x.id for x in BOX.leaders.values() if x.power == seat)
    return (*BOX.decks[seat], *leaders)
