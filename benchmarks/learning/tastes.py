"""What the bot of Blitzkrieg! goes by in the solo game, tried out: the tastes that win most
against the automaton at its hardest.

    python benchmarks/learning/tastes.py --rounds 14 --games 120 --seed 1

The cross-entropy method: each round draws tastes around what was found so far, lets all of them
play the same games, and goes on from the best; games are never played twice. What is found is
printed after each round, for whoever compares both in games of other seeds to write it into
``bots/bot.py``.
"""

from __future__ import annotations

import argparse
import random
from math import exp, sqrt

from churchill_kit.engine.players import generator
from churchill_kit.engine.registry import game
from churchill_kit.games.blitzkrieg.bots.bot import AGAINST_PLAYERS, Bot, Tastes

DRAWN, BEST = 24, 7  # tastes that are tried in a round, and those that one goes on from
WIDE, NARROW = 0.5, 0.08  # how far they are drawn at first, and at least (as logarithms)
POINTS = 20  # ahead or behind: more says nothing
WON = 10  # points that winning is worth beside them
FIRST_SEED = 10_000


def worth(tastes: Tastes, seeds: range) -> float:
    """What a bot of these tastes comes to in these games."""
    bot, total = Bot(tastes), 0.0
    for seed in seeds:
        state = game("blitzkrieg").new("solo", seed=seed, level="hard")
        seat = next(s for s in state.seats if s not in state.unasked)
        rng = generator(seed, seat)
        while state.decision is not None:
            view = state.view(seat)
            state.take(bot.choose(view, view.actions(), rng))
        ahead = state.points[seat] - state.points[state.other(seat)]
        won = state.result is not None and seat in state.result.winners
        total += WON * won + max(-POINTS, min(ahead, POINTS))
    return total / len(seeds)


def tastes_of(logs: list[float]) -> Tastes:
    """Tastes so many times as strong as those against players; a point stays what it is."""
    found = [base * exp(log) for base, log in zip(AGAINST_PLAYERS, logs, strict=True)]
    return Tastes(*found)._replace(point=AGAINST_PLAYERS.point)


def main() -> None:
    """Round after round."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=14)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    count = len(Tastes._fields)
    middle, width = [0.0] * count, [WIDE] * count
    for n in range(given.rounds):
        seeds = range(FIRST_SEED + n * given.games, FIRST_SEED + (n + 1) * given.games)
        drawn = [
            [m + w * rng.gauss(0, 1) for m, w in zip(middle, width, strict=True)]
            for _ in range(DRAWN)
        ]
        drawn[0] = middle
        tried = sorted(((worth(tastes_of(x), seeds), x) for x in drawn), reverse=True)[:BEST]
        columns = list(zip(*(x for _, x in tried), strict=True))
        middle = [sum(column) / BEST for column in columns]
        spread = [
            sqrt(sum((x - m) ** 2 for x in c) / BEST) for c, m in zip(columns, middle, strict=True)
        ]
        width = [max(NARROW, (w + s) / 2) for w, s in zip(width, spread, strict=True)]
        found = {k: round(v, 2) for k, v in tastes_of(middle)._asdict().items()}
        print(f"round {n + 1}: {tried[0][0]:.2f}, {tried[-1][0]:.2f}", found, flush=True)


if __name__ == "__main__":
    main()
