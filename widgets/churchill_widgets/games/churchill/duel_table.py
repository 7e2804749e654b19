"""Two moves compared by what they are worth in the end: bots play on from both, many times.

Games are played in short turns, so the page stays awake and the bars grow as one watches.
"""

from __future__ import annotations

import time
from typing import Any, ClassVar

from churchill_kit.games.churchill.box.components import SEATS
from churchill_kit.games.churchill.lessons.duels import DUELS, Duel, Tally, games

from ...base.panel import Panel
from ...base.scripts import bundle
from ...base.sentences import name, say
from ...base.words import Sorry, choices
from ...lessons.part import Part
from .screen import SCREEN
from .words import GAME, any_told, told

ROUND = 24  # games after each move before the reader is asked again
TURN = 0.25  # seconds of play before the page hears of it


class DuelPanel(Panel):
    """The question, the moves, and what they came to."""

    _esm, _css = bundle("games/churchill/duel_table")


class DuelTable(Part):
    """The reader chooses a move; then bots play on from each of them."""

    kind = "duel"
    panel_type = DuelPanel
    texts: ClassVar[tuple[str, ...]] = (
        "duel", "duel-choose", "duel-more", "duel-mean", "duel-wins", "duel-yours", "duel-hint",
    )  # fmt: skip

    def __init__(self, which: str, lang: str | None = None) -> None:
        super().__init__(GAME, lang)
        if which not in DUELS:
            raise Sorry("no-choice", given=str(which)[:20], choices=choices(DUELS))
        self.duel: Duel = DUELS[which]
        self.state = self.duel.state()
        self.tallies = tuple(Tally() for _ in self.duel.moves)
        self.chosen: int | None = None
        self.wanted = 0  # games to be played after each move
        self._games = games(self.duel)
        self.show()

    # -- messages ----------------------------------------------------------------------------------

    def on_choose(self, content: dict[str, Any]) -> None:
        """The reader's move; the games begin."""
        i = content.get("i")
        if type(i) is int and 0 <= i < len(self.tallies) and self.chosen is None:
            self.chosen = i
            self.wanted = ROUND
            self.show()

    def on_more(self, _: dict[str, Any]) -> None:
        """As many games again."""
        if self.chosen is not None and not self.running:
            self.wanted += ROUND
            self.show()

    def on_play(self, _: dict[str, Any]) -> None:
        """A page that shows running games asks for the next few."""
        until = time.monotonic() + TURN
        while self.running:
            for tally, result in zip(self.tallies, next(self._games), strict=True):
                tally.add(result)
            if time.monotonic() > until:
                break
        self.show()

    @property
    def running(self) -> bool:
        """Are there games to be played yet?"""
        return self.tallies[0].games < self.wanted

    # -- what is shown -----------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        lang, decision = self.lang, self.state.decision
        assert decision is not None
        done = self.tallies[0].games
        seat = decision.seat
        view = self.state.view(seat)
        return {
            "board": SCREEN.board_of(self.state),
            "hands": SCREEN.hands_of(view, lang),
            "seat": seat,
            "title": self._text(""),
            "about": self._text("-about"),
            "question": say(decision, lang),
            "rule": decision.rule,
            "chosen": self.chosen,
            "running": self.running,
            "done": done,
            "progress": told(lang, "duel-progress", n=done) if self.chosen is not None else "",
            "lesson": self._text("-lesson") if done and not self.running else "",
            "seats": [{"seat": s, "name": str(name(s, GAME, lang))} for s in SEATS],
            "moves": [
                {"i": i, "text": say(action, lang), **self._numbers(i)}
                for i, action in enumerate(self.duel.actions())
            ],
        }

    def _numbers(self, i: int) -> dict[str, Any]:
        tally = self.tallies[i]
        if not tally.games:
            return {"means": [], "wins": []}
        return {
            "means": [round(tally.mean(s), 1) for s in SEATS],
            "wins": [round(100 * tally.wins[s] / tally.games) for s in SEATS],
        }

    def _text(self, of: str) -> str:
        return any_told(self.duel.text(of), self.lang)

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        assert self.state.decision is not None
        return SCREEN.board_of(self.state), self.state.view(self.state.decision.seat), {}
