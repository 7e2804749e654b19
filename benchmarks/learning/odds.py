"""How games end, learned: the odds of the player in Blitzkrieg!'s solo game, on
both boards.

    python benchmarks/learning/odds.py --games 5000 --seed 60000

The game's own bot, careless now and then so that many positions are seen, plays at all levels; at
each of its turns the features of the position are noted, and who has won in the end. A logistic
regression finds what they weigh; a fifth of the games is kept to see how well it foretells, and
then learned from, too. The weights are written where the game reads them. It needs numpy.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from churchill_kit.engine.players import best_player, generator, player
from churchill_kit.engine.registry import game
from churchill_kit.games.blitzkrieg.bots import odds
from churchill_kit.search import Loose

NAME = "blitzkrieg"
SCENARIOS = ("solo", "solo_nippon")
LEVELS = ("easy", "medium", "hard", "hard")
CARELESS = 0.15
APART = 5  # every fifth game is kept to see how well it foretells
RIDGE = 1.0  # how much a weight must bring
STEPS = 12  # of Newton's method: it has long stood still by then
HEAD = """# What the features of odds.py weigh: learned by
#     python benchmarks/learning/odds.py --games {games} --seed {seed}
"""
TABLE = """
# From {rows} positions. Mean logarithmic loss on games kept apart: {loss:.3f} (by the points alone
# {points:.3f}, knowing nothing {nothing:.3f}).
[{scenario}]
"""


def played(scenario: str, seed: int) -> tuple[list[dict[str, float]], bool]:
    """A game: its positions, and whether it was won."""
    choices = {"level": LEVELS[seed % len(LEVELS)]}
    known = game(NAME).options_of(scenario)
    state = game(NAME).new(scenario, seed=seed, **{k: v for k, v in choices.items() if k in known})
    seat = next(s for s in state.seats if s not in state.unasked)
    bot, rng, found = Loose(player(NAME, best_player(NAME)), CARELESS), generator(seed, seat), []
    while state.decision is not None:
        view = state.view(seat)
        if state.rules.odds.rests(state):
            found.append(odds.features(view, seat))
        state.take(bot.choose(view, view.actions(), rng))
    return found, seat in state.result.winners


def fitted(rows: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights that make what happened likeliest."""
    found = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-rows @ found))
        slope = rows.T @ (chance - won) + RIDGE * found
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(found))
        found -= np.linalg.solve(bend, slope)
    return found


def loss(rows: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    """The mean logarithmic loss: 0 for who knows the end, 0.693 for who tosses a coin."""
    chance = 1 / (1 + np.exp(-rows @ weights))
    return float(-np.mean(np.log(np.where(won, chance, 1 - chance))))


def learned(scenario: str, seeds: range) -> str:
    """What a scenario has taught: its part of the file."""
    games = [played(scenario, seed) for seed in seeds]
    names = [*games[0][0][0]]
    rows = np.array([[x[k] for k in names] for found, _ in games for x in found])
    won = np.array([float(end) for found, end in games for _ in found])
    apart = np.array([n % APART == 0 for n, (found, _) in enumerate(games) for _ in found])

    def foretells(*known: str) -> float:
        seen = rows[:, [names.index(k) for k in known]]
        return loss(seen[apart], won[apart], fitted(seen[~apart], won[~apart]))

    told = TABLE.format(
        scenario=scenario,
        rows=len(rows),
        loss=foretells(*names),
        points=foretells("even", "own", "theirs"),
        nothing=foretells("even"),
    )
    print(told)
    weights = zip(names, fitted(rows, won), strict=True)
    return told + "".join(f"{k} = {w:.3f}\n" for k, w in weights)


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=60_000)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    told = [HEAD.format(games=given.games, seed=given.seed)]
    told += [learned(scenario, seeds) for scenario in SCENARIOS]
    Path(odds.__file__).with_name("odds.toml").write_text("".join(told), encoding="utf-8")


if __name__ == "__main__":
    main()
