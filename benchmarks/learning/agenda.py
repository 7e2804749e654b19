"""How high the players of Churchill bid for the agenda (5.13), learned.

    python benchmarks/learning/agenda.py --games 600 --seed 900000

The game's own bot sits on every seat; the values of the cards that it lays are counted, seat by
seat, a Chief of Staff with each face of his die. The counts are written where the game reads them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import churchill_kit as ck
from churchill_kit.games.churchill.bots import agenda
from churchill_kit.games.churchill.box.components import SEATS
from churchill_kit.games.churchill.outlook import agenda_values

SCENARIOS = ("training", "tournament", "campaign")
FACES = 6
HEAD = """# How often the bots lay which value for the agenda: learned by
#     python benchmarks/learning/agenda.py --games {games} --seed {seed}
# Sixths of cards, since a Chief of Staff counts with each face of his die.
"""


def laid(seed: int) -> Iterator[tuple[str, str]]:
    """Who lays which card in one game."""
    bots = dict.fromkeys(SEATS, "bot")
    record = ck.play("churchill", bots, SCENARIOS[seed % len(SCENARIOS)], seed)
    for n, action in enumerate(record.actions[: record.n]):
        decision = record.at(n).decision
        if decision is not None and decision.kind == "agenda_card":
            yield decision.seat, action["card"]


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=900_000)
    given = parser.parse_args()
    counts = {seat: Counter[int]() for seat in SEATS}
    for seed in range(given.seed, given.seed + given.games):
        for seat, card in laid(seed):
            values = agenda_values(seat, card)
            for value in values:
                counts[seat][value] += FACES // len(values)
    lines = [HEAD.format(games=given.games, seed=given.seed)]
    for seat, found in counts.items():
        lines += [f"[{seat}]", *(f"{value} = {found[value]}" for value in sorted(found)), ""]
    Path(agenda.__file__).with_suffix(".toml").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
