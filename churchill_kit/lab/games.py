"""The rows of a study: what they say, how sure that is, and how it is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..engine.errors import GameError
from ..engine.registry import about as about_game
from ..engine.registry import game as known_game
from ..engine.words import has, message, name, text
from .errors import LabError
from .estimates import Estimate, mean, share
from .face import Studies, studies_of
from .language import spoken
from .numbers import number, percent
from .playing import Row


class Games:
    """Games of one setting. `facts` say what was asked: the question, game, scenario, options,
    players, seed of the first game, how many, and the versions of rules and set. `rows` are the
    games, `events` what happened in them if that was asked for, `trouble` is why it ended early,
    else None."""

    def __init__(
        self,
        facts: Mapping[str, Any],
        rows: list[Row] | None = None,
        events: list[Row] | None = None,
        lang: str = "",
    ) -> None:
        self.facts = dict(facts)
        self.rows: list[Row] = rows or []
        self.events: list[Row] = events or []
        self.trouble: GameError | None = None
        self.lang = spoken(lang)

    def add(self, rows: list[Row], events: list[Row]) -> None:
        """More games, in the order in which they were done."""
        self.rows += rows
        self.events += events

    def settle(self) -> None:
        """Bring them into the order of their seeds, which does not depend on who played."""
        self.rows.sort(key=lambda row: row["game"])
        self.events.sort(key=lambda row: row["game"])  # of a game they are in order

    def stopped(self, error: LabError, done: int, folder: Path | None = None) -> LabError:
        """Why it ended early, with how many games are kept, and in which folder."""
        kept = {"done": done or None, "total": self.facts["games"]}
        return LabError(
            error.reason, **{**error.facts, **kept, "folder": str(folder) if folder else None}
        )

    # -- what they say ---------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.facts["game"])

    @property
    def seats(self) -> tuple[str, ...]:
        """Who has points in it."""
        return tuple(key[len("score_") :] for key in self.rows[0] if key.startswith("score_"))

    def winners(self) -> dict[str, Estimate]:
        """How often each seat won, alone or with others, and "" for draws."""
        n, won = len(self.rows), Counter[str]()
        for row in self.rows:
            won.update(str(row["winners"]).split("+"))
        seats = [*self.seats, *([""] if won[""] else [])]
        return {seat: share(won[seat], n) for seat in seats}

    def shares(self, column: str) -> dict[Any, Estimate]:
        """How often a column has each of its values, the most frequent first."""
        counted = Counter(row[column] for row in self.rows)
        return {value: share(n, len(self.rows)) for value, n in counted.most_common()}

    def values(self, column: str) -> list[float]:
        """A column's numbers; games that have none there are left out."""
        found = (row.get(column) for row in self.rows)
        return [float(v) for v in found if isinstance(v, (int, float))]

    def means(self, prefix: str = "score_") -> dict[str, Estimate]:
        """The means of the columns that begin so, by the rest of their names (a seat)."""
        names = [key for key in self.rows[0] if key.startswith(prefix)] if self.rows else []
        return {key[len(prefix) :]: mean(self.values(key)) for key in names}

    @property
    def told(self) -> Studies:
        """What the game tells beside what any game does."""
        return studies_of(self.game)

    # -- for people ------------------------------------------------------------------------

    def label(self, item: Any, lang: str = "") -> str:
        """The name of a seat or thing of the game; "" is a draw."""
        lang = lang or self.lang
        return name(str(item), self.game, lang) if item != "" else text(lang, "draw")

    def ending(self, ending: str) -> str:
        """What an ending is called."""
        key = f"ended-{ending}"
        known = has(self.lang, self.game, key)
        return message(self.lang, self.game, key, {}) if known else ending

    def lines(self) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Headings, each with lines of a label and a number with its interval."""
        yield (
            text(self.lang, "cli-winners"),
            [(self.label(seat), percent(x, self.lang)) for seat, x in self.winners().items()],
        )
        endings = self.shares("ending").items()
        yield (
            text(self.lang, "cli-endings"),
            [(self.ending(str(e)), percent(x, self.lang)) for e, x in endings],
        )
        means = self.means().items()
        yield (
            text(self.lang, "cli-mean-scores"),
            [(self.label(s), number(x, self.lang)) for s, x in means],
        )

    def head(self) -> str:
        """What was played, by whom, and what stands in brackets."""
        facts = {"games": len(self.rows), "first": str(self.facts["seed"])}
        where = title(self.game, self.lang), self.label(self.facts["scenario"])
        told = [f"{', '.join(where)}.", text(self.lang, "cli-simulated", **facts)]
        told.append(text(self.lang, "lab-players", players=self._players()))
        return " ".join([*told, text(self.lang, "lab-brackets")] if self.rows else told)

    def _players(self) -> str:
        """Each player with the seats where it sat."""
        sat: dict[str, list[str]] = {}
        for seat, player in self.facts["players"].items():
            key = f"app-player-{player}"
            called = text(self.lang, key) if has(self.lang, "", key) else player
            sat.setdefault(called, []).append(self.label(seat))
        options = self.facts["options"]
        for seat in known_game(self.game).unasked(self.facts["scenario"], options):
            sat.setdefault(text(self.lang, "lab-by-rules"), []).append(self.label(seat))
        return ", ".join(f"{player} ({', '.join(seats)})" for player, seats in sat.items())


def title(game: str, lang: str) -> str:
    """What a game is called."""
    with suppress(GameError):  # one that was added for a while has no file about it
        return about_game(game).title[lang]
    return game
