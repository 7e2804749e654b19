"""How games end, learned: the odds of who is to place a unit in Blitzkrieg!, and of the three
powers of Churchill between two conferences.

    python benchmarks/learning/odds.py blitzkrieg --games 5000 --seed 60000
    python benchmarks/learning/odds.py churchill --games 8000 --seed 700000

The game's own bot, careless now and then so that many positions are seen, plays every seat;
wherever the odds can be read off, the features of the position are noted, and who has won in the
end. A logistic regression finds what they weigh, over all seats at once where several may win; a
fifth of the games is kept to see how well it foretells, and then learned from, too. The weights are
written where the game reads them. It needs numpy.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from churchill_kit.engine.players import best_player, generator, player
from churchill_kit.engine.registry import game
from churchill_kit.games.blitzkrieg.bots import odds as blitzkrieg
from churchill_kit.games.churchill.bots import odds as churchill
from churchill_kit.search import Loose

APART = 5  # every fifth game is kept to see how well it foretells
STEPS = 12  # of Newton's method: it has long stood still by then
HEAD = """# What the features of odds.py weigh: learned by
#     python benchmarks/learning/odds.py {name} --games {games} --seed {seed}
"""
TABLE = """
# From {rows} positions. Mean logarithmic loss on games kept apart: {loss:.3f} (by the points alone
# {points:.3f}, knowing nothing {nothing:.3f}).
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
        ("training", "tournament", "campaign"),
        True,
        0.1,
        3.0,
        ("lead", "lead_left"),
        ("us_seat", "uk_seat", "ussr_seat"),
    ),
}
LEVELS = ("easy", "medium", "hard", "hard")  # of an automaton, where there is one

Noted = tuple[list[dict[str, float]], int]  # features of each who may win, and which of them did


def played(name: str, scenario: str, seed: int) -> list[Noted]:
    """A game: its positions, and who won it. Where they tell of one seat alone, others may win as
    well, who have no features."""
    lesson = LESSONS[name]
    known = game(name).options_of(scenario)
    chosen = {"level": LEVELS[seed % len(LEVELS)]} if "level" in known else {}
    state: Any = game(name).new(scenario, seed=seed, **chosen)
    bot = Loose(player(name, best_player(name)), lesson.careless)
    asked = [seat for seat in state.seats if seat not in state.unasked]
    rngs = {seat: generator(seed, seat) for seat in asked}
    found: list[tuple[list[dict[str, float]], str]] = []
    before = None
    while state.decision is not None:
        seat = state.decision.seat
        view = state.view(seat)
        if state.rules.odds.rests(state):
            if not lesson.all_at_once:
                found.append(([lesson.module.features(view, seat), {}], seat))
            elif before != view.conference:
                before = view.conference
                found.append(([*lesson.module.features(view).values()], ""))
        state.take(bot.choose(view, view.actions(), rngs[seat]))
    winners = state.result.winners
    if not lesson.all_at_once:
        return [(features, int(seat not in winners)) for features, seat in found]
    return [(features, asked.index(winners[0])) for features, _ in found]


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


def learned(name: str, scenario: str, seeds: range) -> str:
    """What a scenario has taught: its part of the file."""
    lesson = LESSONS[name]
    games = [played(name, scenario, seed) for seed in seeds]
    noted = [one for found in games for one in found]
    names = list(dict.fromkeys(k for found, _ in noted for seat in found for k in seat))
    rows = np.array([[[x.get(k, 0.0) for k in names] for x in found] for found, _ in noted])
    won = np.array([winner for _, winner in noted])
    apart = np.array([n % APART == 0 for n, found in enumerate(games) for _ in found])

    def foretells(*known: str) -> float:
        seen = rows[:, :, [names.index(k) for k in known]]
        return loss(seen[apart], won[apart], fitted(seen[~apart], won[~apart], lesson.ridge))

    told = TABLE.format(
        scenario=scenario,
        rows=len(rows),
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
    seeds = range(given.seed, given.seed + given.games)
    lesson = LESSONS[given.game]
    told = [HEAD.format(name=given.game, games=given.games, seed=given.seed)]
    told += [learned(given.game, scenario, seeds) for scenario in lesson.scenarios]
    Path(lesson.module.__file__).with_name("odds.toml").write_text("".join(told), encoding="utf-8")


if __name__ == "__main__":
    main()
