"""Two moves in one position, and what each is worth when bots play on to the end.

Every game begins with other decks and other dice, the same ones for each of the moves. What
comes out is what bots make of a move, so it is a hint about its worth and no proof.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ....engine.values import Action, Result
from ....tutor.exercise import Text, after, text
from ..bots.bot import Bot
from ..box.components import SEATS
from ..game import GAME
from ..state import Churchill

Entries = Mapping[str, Any]


class Duel(NamedTuple):
    """A position as entries of ``game.position``, and moves to choose from, as plain data."""

    id: str
    setting: Entries
    moves: tuple[Entries, ...]

    def text(self, of: str = "") -> Text:
        """Its title, or what it is about ("-about"), or what it teaches ("-lesson")."""
        return text("tutor-duel-" + self.id + of)

    def state(self, seed: int = 0) -> Churchill:
        """The position, with decks and dice from a seed."""
        made: Churchill = GAME.position(seed=seed, **self.setting)
        return made

    def actions(self) -> tuple[Action, ...]:
        """The moves."""
        return tuple(GAME.action(move) for move in self.moves)


@dataclass
class Tally:
    """What came of one move so far: games, points and wins of each power, and endings."""

    games: int = 0
    points: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)

    def add(self, result: Result) -> None:
        """One more game."""
        self.games += 1
        self.points.update(result.final)
        self.wins.update(result.winners)

    def mean(self, seat: str) -> float:
        """The points of a power in an average game."""
        return self.points[seat] / self.games if self.games else 0.0


def play_on(state: Churchill) -> Result:
    """The result when bots play on from a position."""
    bot, state = Bot(), state.copy()
    while state.decision is not None:
        view = state.view(state.decision.seat)
        state.apply(bot.explain(view, view.actions())[0])
    assert state.result is not None
    return state.result


def games(duel: Duel, first: int = 0) -> Iterator[tuple[Result, ...]]:
    """The results of the moves, seed by seed, without end."""
    while True:
        state = duel.state(first)
        yield tuple(play_on(after(state, action)) for action in duel.actions())
        first += 1


DUELS = {
    duel.id: duel
    for duel in (
        Duel(
            "bomb",
            {
                "at": "meeting",
                "turn": "ussr",
                "issues": {
                    "a_bomb_research": "center",
                    "global_issue": "center",
                    "us_production_1": "center",
                    "uk_production": "center",
                    "pol_mil_1": "center",
                    "uk_directed_offensive": ("uk", 2),
                    "theater_leadership_pacific": ("us", 2),
                },
            },
            (
                {"kind": "lead", "issue": "a_bomb_research"},
                {"kind": "lead", "issue": "global_issue"},
                {"kind": "lead", "issue": "uk_directed_offensive"},
            ),
        ),
        Duel(
            "directed",
            {
                "at": "decisions",
                "scenario": "tournament",
                "issues": {
                    "uk_directed_offensive": ("ussr", 5),
                    "pol_mil_1": ("ussr", 3),
                    "a_bomb_research": ("ussr", 3),
                    "us_production_1": ("us", 4),
                    "theater_leadership_europe": ("uk", 2),
                    "second_front": "center",
                },
            },
            (
                {"kind": "direct", "issue": "uk_directed_offensive", "front": "eastern"},
                {"kind": "direct", "issue": "uk_directed_offensive", "front": "western"},
            ),
        ),
        Duel(
            "second_front",
            {
                "at": "meeting",
                "scenario": "tournament",
                "turn": "uk",
                "inactive": SEATS,
                "hands": {"uk": ("uk_eden",)},
                "issues": {
                    "second_front": "center",
                    "uk_production": "center",
                    "us_production_1": ("us", 4),
                    "global_issue": ("us", 3),
                    "pol_mil_1": ("ussr", 3),
                    "uk_directed_offensive": ("ussr", 2),
                },
            },
            (
                {"kind": "advance", "card": "uk_eden", "issue": "second_front"},
                {"kind": "advance", "card": "uk_eden", "issue": "uk_production"},
            ),
        ),
        Duel(
            "colony",
            {"at": "war", "conference": 10, "gains": {"ussr": (1, 0)}},
            (
                {"kind": "network", "location": "malaya"},
                {"kind": "network", "location": "hungary"},
                {"kind": "break_network", "location": "dutch_east_indies"},
            ),
        ),
    )
}
