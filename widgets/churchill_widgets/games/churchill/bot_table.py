"""11.0 A bot at the table: its chart line by line, what applies and what does not, and its move.

The bots play on from any position, one decision at a time. What a chart says and why an
entry does not apply is asked of the bots themselves; nothing is worked out here.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, NamedTuple

import churchill_kit as ck
from churchill_kit.games.churchill.bots.bot import Bot
from churchill_kit.games.churchill.bots.charts import charts
from churchill_kit.games.churchill.bots.reading import Line
from churchill_kit.games.churchill.lessons import charts as chart_words
from churchill_kit.games.churchill.state import Churchill

from ...base.panel import Panel
from ...base.scripts import bundle
from ...base.sentences import say
from ...base.words import Sorry
from ...lessons.part import Part
from .screen import SCREEN
from .words import GAME, any_told, told

SCENARIO = "training"
FIRST = 1944  # the game that is shown unless another one is asked for
SEEDS = 10**6


class BotPanel(Panel):
    """The chart beside the board."""

    _esm, _css = bundle("games/churchill/bot_table")


class Stop(NamedTuple):
    """A decision of the game, what led to it, and how the bot reads its chart there."""

    state: Churchill
    events: tuple[ck.Event, ...]
    move: ck.Action | None = None  # None when the game is over
    equal: int = 1  # so many moves are as good by the chart
    lines: tuple[Line, ...] = ()


def stop(state: Churchill, events: tuple[ck.Event, ...]) -> Stop:
    """A position with what its bot makes of it."""
    if state.decision is None:
        return Stop(state, events)
    view = state.view(state.decision.seat)
    move, found, lines = Bot().reading(view, view.actions())
    return Stop(state, events, move, len(found), lines)


class BotTable(Part):
    """Bots play on from a position; each time the chart is shown, and what came of reading it."""

    kind = "bot"
    panel_type = BotPanel
    texts: ClassVar[tuple[str, ...]] = (
        "bot", "bot-chart", "bot-move", "bot-next", "bot-back", "bot-skip", "bot-another",
        "bot-unread", "bot-hide", "bot-show", "step-keys", "happened",
    )  # fmt: skip

    def __init__(
        self, state: Churchill | None = None, lang: str | None = None, seed: int = FIRST
    ) -> None:
        super().__init__(GAME, lang)
        if state is None:
            game: Any = ck.game(GAME)
            state = game.new(scenario=SCENARIO, seed=seed)
        elif not isinstance(state, Churchill) or state.viewer != "" or state.decision is None:
            raise Sorry("bot-position", game=GAME)
        self.rng = random.Random(seed)
        self.hidden = False
        self.begin(state)
        self.show()

    def begin(self, state: Churchill) -> None:
        """Show a position as the first one."""
        self.stops = [stop(state.copy(), tuple(state.events))]
        self.at = 0

    @property
    def stop(self) -> Stop:
        """The decision that is shown."""
        return self.stops[self.at]

    def go(self, to: int) -> None:
        """Show a decision; those that have not been played yet are played now."""
        to = max(to, 0)
        while to >= len(self.stops) and self.stops[-1].move is not None:
            last = self.stops[-1]
            assert last.move is not None
            state = last.state.copy()
            events = state.apply(last.move)
            self.stops.append(stop(state, tuple(events)))
        self.at = min(to, len(self.stops) - 1)

    # -- messages ----------------------------------------------------------------------------------

    def on_step(self, content: dict[str, Any]) -> None:
        """Forth or back."""
        by = content.get("by")
        if by in (1, -1):
            self.go(self.at + by)
            self.show()

    def on_first(self, _: dict[str, Any]) -> None:
        """Back to where it began."""
        self.go(0)
        self.show()

    def on_skip(self, _: dict[str, Any]) -> None:
        """On to a decision of another kind."""
        decision = self.stop.state.decision
        while decision is not None:
            kind = decision.kind
            self.go(self.at + 1)
            decision = self.stop.state.decision
            if decision is None or decision.kind != kind:
                break
        self.show()

    def on_another(self, _: dict[str, Any]) -> None:
        """Another game."""
        game: Any = ck.game(GAME)
        self.begin(game.new(scenario=SCENARIO, seed=self.rng.randrange(SEEDS)))
        self.show()

    def on_hide(self, _: dict[str, Any]) -> None:
        """Let the reader guess first, or not."""
        self.hidden = not self.hidden
        self.show()

    # -- what is shown -----------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        lang, state = self.lang, self.stop.state
        decision = state.decision
        seat = decision.seat if decision is not None else ""
        shown = state.view(seat or None)
        out: dict[str, Any] = {
            "at": self.at,
            "board": SCREEN.board_of(state),
            "hands": SCREEN.hands_of(shown, lang),
            "events": [SCREEN.event_line(e, lang) for e in self.stop.events],
            "seat": seat,
            "hidden": self.hidden,
            "place": told(lang, "bot-place", n=self.at + 1, conference=state.conference),
        }
        if decision is None:
            result = state.result
            assert result is not None
            ended = {"question": say(result, lang), "rule": result.rule, "title": ""}
            return out | ended | {"over": True, "lists": [], "move": ""}
        entry = self.stop.lines[-1].entry
        return out | {
            "title": told(lang, "bot-title", seat=seat),
            "question": say(decision, lang),
            "rule": decision.rule,
            "over": False,
            "lists": self._lists(seat),
            "move": say(self.stop.move, lang),
            "reason": {"en": entry.text_en, "ru": entry.text_ru}[lang],
            "equal": told(lang, "bot-equal", n=self.stop.equal) if self.stop.equal > 1 else "",
        }

    def _lists(self, seat: str) -> list[dict[str, Any]]:
        """The lists that were read, each with all its entries; those behind the last are unread."""
        read: dict[str, dict[int, Line]] = {}
        for line in self.stop.lines:
            read.setdefault(line.entry.decision, {})[line.entry.rank] = line
        out = []
        for name, lines in read.items():
            entries = charts()[seat].lists.get(name) or [x.entry for x in lines.values()]
            out.append(
                {
                    "id": name,
                    "title": any_told(chart_words.title(name), self.lang),
                    "rule": chart_words.SECTIONS[name],
                    "lines": [self._line(entry, lines.get(entry.rank), seat) for entry in entries],
                }
            )
        return out

    def _line(self, entry: Any, line: Line | None, seat: str) -> dict[str, Any]:
        row = {"rank": entry.rank or "", "text": chart_words.words(entry)[self.lang]}
        if line is None:
            return row | {"came": "unread", "why": ""}
        why = any_told(chart_words.verdict(line, seat), self.lang)
        return row | {"came": chart_words.outcome(line), "why": why}

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        state = self.stop.state
        seat = state.decision.seat if state.decision is not None else None
        return SCREEN.board_of(state), state.view(seat), {}
