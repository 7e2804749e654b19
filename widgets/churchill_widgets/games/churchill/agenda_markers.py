"""10.0 Secret agendas: drawn, seen by one player at a time, revealed and scored.

Who sees what is the views' business; what a marker brings is read off the score.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.chapters.chapter_10 import secret
from churchill_kit.games.churchill.lessons.positions import position

from ...base.panel import Panel
from ...base.scripts import bundle
from ...base.sentences import name, say
from ...lessons.part import Part
from .words import GAME, told

RULE = "10.3"
NOBODY = "nobody"
ALL = "all"
FIRST = 0


class AgendaPanel(Panel):
    """Three powers, three markers each, and what they come to."""

    _esm, _css = bundle("games/churchill/agenda_markers")


class AgendaMarkers(Part):
    """The end of a game with secret agendas, before and after they are revealed."""

    kind = "agendas"
    panel_type = AgendaPanel
    texts: ClassVar[tuple[str, ...]] = (
        "agendas", "agendas-seen", "agendas-again", "agendas-hidden", "agendas-met",
        "agendas-unmet", "agendas-before", "agendas-bonus", "agendas-after",
    )  # fmt: skip

    def __init__(self, lang: str | None = None, seed: int = FIRST) -> None:
        super().__init__(GAME, lang)
        self.rng = random.Random(seed)
        self.eyes = NOBODY
        self.draw_again()
        self.show()

    def draw_again(self) -> None:
        """The last conference of another game, and its end, with the markers and without."""
        entries = secret(self.rng)
        self.state = position(self.rng, at="meeting", **entries)
        self.plain = position(self.rng, at="end", **{**entries, "secret_agendas": {}}).result
        self.result = position(self.rng, at="end", **entries).result

    def on_look(self, content: dict[str, Any]) -> None:
        """Through whose eyes; all: the game is over."""
        if content.get("value") in (*SEATS, NOBODY, ALL):
            self.eyes = str(content["value"])
            self.show()

    def on_again(self, _: dict[str, Any]) -> None:
        """Other markers in another game."""
        self.eyes = NOBODY
        self.draw_again()
        self.show()

    def word(self, item: str) -> str:
        """The name of a thing of the game."""
        return name(item, GAME, self.lang)

    def data(self) -> dict[str, Any]:
        lang, over = self.lang, self.eyes == ALL
        assert self.plain is not None and self.result is not None
        eyes = [(NOBODY, told(lang, "agendas-nobody"))]
        eyes += [(seat, self.word(seat)) for seat in SEATS]
        eyes.append((ALL, told(lang, "agendas-all")))
        shown = self.result if over else self.plain
        return {
            "board": "map",
            "eyes": [list(x) for x in eyes],
            "now": self.eyes,
            "over": over,
            "headline": say(shown, lang) if over else told(lang, "agendas-open"),
            "rule": shown.rule if over else "10.2",
            "seats": [self._power(seat, over) for seat in SEATS],
        }

    def _power(self, seat: str, over: bool) -> dict[str, Any]:
        assert self.plain is not None and self.result is not None
        seen = self.state if over else self.state.view(None if self.eyes == NOBODY else self.eyes)
        held: tuple[str, ...] | None = seen.secret_agendas.get(seat)
        known = held is not None
        places = [BOX.agenda_markers[marker] for marker in held or ()]
        bonus = sum(n for letter, n, _ in self.result.lines[seat] if letter == RULE)
        return {
            "seat": seat,
            "name": self.word(seat),
            "known": known,
            "markers": [
                {"place": self.word(x), "met": self.state.alignment.get(x) == seat} for x in places
            ],
            "before": self.plain.scores[seat],
            "bonus": bonus if known else None,
            "after": self.result.scores[seat] if known else None,
            "first": seat == (self.result if over else self.plain).winner,
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return "map", self.state.view(None), {}
