"""How games end, learned: the odds of who is to place a unit in Blitzkrieg!, and of the three
powers of Churchill between two conferences.

    python benchmarks/learning/odds.py blitzkrieg --games 5000 --seed 60000
    python benchmarks/learning/odds.py churchill --games 8000 --seed 700000

The laboratory plays: the game's own bot, careless now and then so that many positions are seen,
sits on every seat; wherever the odds can be read off, it notes the features of the position, and
the row of the game says who has won in the end. A logistic regression finds what they weigh, over
all seats at once where several may win; a fifth of the games is kept to see how well it foretells,
and then learned from, too. The weights are written where the game reads them. It needs numpy.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from churchill_kit import lab
from churchill_kit.engine.players import best_player, player
from churchill_kit.engine.registry import game
from churchill_kit.engine.values import Action
from churchill_kit.games.blitzkrieg.bots import odds as blitzkrieg
from churchill_kit.games.churchill.bots import odds as churchill
from churchill_kit.search import Loose

APART = 5  # every fifth game is kept to see how well it foretells
STEPS = 12  # of Newton's method: it has long stood still by then
HEAD = """# What the features of odds.py weigh: learned by
#     python benchmarks/learning/odds.py {name} --games {games} --seed {seed}
"""
TABLE = """
# From {rows} positions of {games} games ({versions}).
# Mean logarithmic loss on games kept apart: {loss:.3f} (by the points alone {points:.3f}, knowing
# nothing {nothing:.3f}).
[{scenario}]
"""


class Lesson(NamedTuple):
    """What is learned of a game."""

    module: Any
    scenarios: tuple[str, ...]
    all_at_once: bool  # at one moment for all who may win; else for each when it is asked
    careless: float  # of the bot's choices
    ridge: float  # how much a weight must bring
    points: tuple[str, ...]  # the features that are the points alone
    nothing: tuple[str, ...]  # and those that know nothing of the position


LESSONS = {
    "blitzkrieg": Lesson(
        blitzkrieg,
        ("base", "nippon", "solo", "solo_nippon"),
        False,
        0.15,
        1.0,
        ("even", "own", "theirs"),
        ("even",),
    ),
    "churchill": Lesson(
        churchill,
        ("training", "tournament"),  # in the campaign odds made players weaker (docs/balance.md)
        True,
        0.1,
        3.0,
        ("lead", "lead_left"),
        ("us_seat", "uk_seat", "ussr_seat"),
    ),
}
LEVELS = ("easy", "medium", "hard", "hard")  # of an automaton, where there is one

Noted = tuple[list[dict[str, float]], int]  # features of each who may win, and which of them did


class Noting:
    """The game's own player, careless now and then, who notes the features of a position wherever
    the odds can be read off."""

    def __init__(self, name: str) -> None:
        self.lesson = LESSONS[name]
        self.bot = Loose(player(name, best_player(name)), self.lesson.careless)
        self.seen: list[list[dict[str, float]]] = []

    def choose(self, view: Any, actions: tuple[Action, ...], rng: Any = None) -> Action:
        """What the bot does."""
        if view.rules.odds.rests(view):
            found = self.lesson.module.features
            seat = view.decision.seat
            told = found(view).values() if self.lesson.all_at_once else (found(view, seat), {})
            self.seen.append([{k: round(v, 6) for k, v in each.items()} for each in told])
        return self.bot.choose(view, actions, rng)

    def notes(self) -> dict[str, str]:
        """For the row of the game."""
        return {"seen": json.dumps(self.seen)}


def noted(name: str, scenario: str, seed: int, games: int) -> tuple[list[list[Noted]], Any]:
    """Games: the positions of each, and who won them; and by which versions they were played.
    Where features tell of one seat alone, others may win as well, who have none."""
    found: list[list[Noted]] = []
    known = game(name).options_of(scenario)
    levels = LEVELS if "level" in known else ("",)
    for n, level in enumerate(levels):
        chosen = {"level": level} if level else {}
        seats = game(name).seats_of(scenario, **chosen)
        unasked = game(name).unasked(scenario, chosen)
        asked = [seat for seat in seats if seat not in unasked]
        # Where all are told of at once, the notes of one are those of all.
        noting = asked[:1] if LESSONS[name].all_at_once else asked
        study = lab.play(
            name,
            {s: partial(Noting if s in noting else _careless, name) for s in asked},
            scenario,
            chosen,
            games=games // len(levels),
            seed=seed + n * (games // len(levels)),
            show=False,
        )
        if study.trouble is not None:
            raise study.trouble
        found += [_read(row, asked, noting) for row in study.rows]
    return found, study.facts["versions"]


def _careless(name: str) -> Loose:
    return Noting(name).bot


def _read(row: dict[str, Any], asked: list[str], noting: list[str]) -> list[Noted]:
    winners = str(row["winners"]).split("+")
    if noting != asked:
        won = asked.index(winners[0])
        return [(features, won) for features in json.loads(row[f"seen_{noting[0]}"])]
    return [
        (features, int(seat not in winners))
        for seat in noting
        for features in json.loads(row[f"seen_{seat}"])
    ]


def fitted(rows: np.ndarray, won: np.ndarray, ridge: float) -> np.ndarray:
    """The weights that make what happened likeliest. `rows`: positions, who may win, features."""
    found = np.zeros(rows.shape[2])
    happened = np.eye(rows.shape[1])[won]
    for _ in range(STEPS):
        chance = chances(rows, found)
        mean = np.einsum("nk,nkd->nd", chance, rows)
        slope = np.einsum("nk,nkd->d", chance - happened, rows) + ridge * found
        square = np.einsum("nk,nkd,nke->de", chance, rows, rows, optimize=True)
        found -= np.linalg.solve(square - mean.T @ mean + ridge * np.eye(len(found)), slope)
    return found


def chances(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """How likely each is to win, in each position."""
    sums = rows @ weights
    grown = np.exp(sums - sums.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def loss(rows: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    """The mean logarithmic loss: 0 for who knows the end."""
    return float(-np.mean(np.log(chances(rows, weights)[np.arange(len(won)), won])))


def learned(name: str, scenario: str, seed: int, number: int) -> str:
    """What a scenario has taught: its part of the file."""
    lesson = LESSONS[name]
    games, versions = noted(name, scenario, seed, number)
    positions = [one for found in games for one in found]
    names = list(dict.fromkeys(k for found, _ in positions for seat in found for k in seat))
    rows = np.array([[[x.get(k, 0.0) for k in names] for x in found] for found, _ in positions])
    won = np.array([winner for _, winner in positions])
    apart = np.array([n % APART == 0 for n, found in enumerate(games) for _ in found])

    def foretells(*known: str) -> float:
        seen = rows[:, :, [names.index(k) for k in known]]
        return loss(seen[apart], won[apart], fitted(seen[~apart], won[~apart], lesson.ridge))

    told = TABLE.format(
        scenario=scenario,
        rows=len(rows),
        games=len(games),
        versions=", ".join(f"{part} {digest}" for part, digest in versions.items()),
        loss=foretells(*names),
        points=foretells(*lesson.points),
        nothing=foretells(*lesson.nothing),
    )
    print(told, flush=True)
    weights = zip(names, fitted(rows, won, lesson.ridge), strict=True)
    return told + "".join(f"{k} = {w:.3f}\n" for k, w in weights)


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=60_000)
    given = parser.parse_args()
    lesson = LESSONS[given.game]
    told = [HEAD.format(name=given.game, games=given.games, seed=given.seed)]
    told += [
        learned(given.game, scenario, given.seed, given.games) for scenario in lesson.scenarios
    ]
    Path(lesson.module.__file__).with_name("odds.toml").write_text("".join(told), encoding="utf-8")


if __name__ == "__main__":
    main()
