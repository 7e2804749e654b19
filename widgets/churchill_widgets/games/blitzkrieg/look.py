"""The board to look around on: what the table tells of a thing, and where we know it from."""

from __future__ import annotations

from typing import Any

from churchill_kit.games.blitzkrieg.box.components import CAMPAIGNS, SPACES, THEATRES
from churchill_kit.games.blitzkrieg.game import GAME as BLITZKRIEG
from churchill_kit.games.blitzkrieg.state import Blitzkrieg

from ...base.words import Sorry
from ...lessons import look
from ...screen import screen
from .telling.rows import GAME
from .telling.things import what_is

KINDS = ("token", "space", "track", "campaign")
BOARD = "map"


class Look(look.Look):
    """The board of a position; without one, of the set-up."""

    def __init__(self, state: Any = None, lang: str | None = None) -> None:
        if state is None:
            state = BLITZKRIEG.position(run=False)
        if not isinstance(state, Blitzkrieg):
            raise Sorry("no-position", game=GAME, given=type(state).__name__[:20])
        seat = state.decision.seat if state.decision is not None else state.seats[0]
        shown = state.view(seat) if state.viewer == "" else state.copy()
        shown.steps = ()
        targets = (s.target for s in screen(GAME).draw(BOARD, shown, "en").things() if s.target)
        things = {t: t for t in dict.fromkeys(targets) if what_is(shown, t, "en") is not None}
        super().__init__(GAME, shown, BOARD, things, lang)

    def known(self, item: str) -> bool:
        return item in self.things

    def told_of(self, item: str) -> dict[str, Any]:
        found = what_is(self.state, item, self.lang)
        assert found is not None
        kind = item.partition(":")[0]
        named = kind if kind in KINDS else "thing"
        return {
            "id": item,
            "kind": self.told(f"look-kind-{named}"),
            "title": found["name"],
            "text": [found["text"]],
            "rules": [found["rule"]],
            "sources": self._sources(item),
            **dict.fromkeys(("seat", "value", "note"), ""),
            **{key: [] for key in ("bands", "list", "rows")},
        }

    def _sources(self, item: str) -> list[list[str]]:
        """Where a part of the board is known from; nothing of what is printed in the rules."""
        kind, _, id_ = item.partition(":")
        if kind == "space":
            id_ = SPACES[id_].theatre
        elif kind == "campaign":
            id_ = CAMPAIGNS[id_].theatre
        theatre = THEATRES.get(id_)
        if theatre is None:
            return []
        label = theatre.source
        return [[label, self.told(f"look-{label}"), self.told(f"look-{label}-means")]]
