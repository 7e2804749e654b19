"""Games a second in the laboratory, by one process and by one for each processor."""

from __future__ import annotations

import os
import sys
from time import perf_counter

import churchill_kit as ck
from churchill_kit import lab

GAMES = int(sys.argv[1]) if sys.argv[1:] else 400


def used() -> float:
    """Seconds of processors, of this process and of those that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


for game in ck.games():
    lab.play(game, games=5, jobs=1, show=False)  # what is loaded once
    for jobs in sorted({1, os.cpu_count() or 1}):
        began, spent = perf_counter(), used()
        lab.play(game, games=GAMES, jobs=jobs, show=False)
        took, cpu = perf_counter() - began, used() - spent
        print(
            f"{game}, {jobs} at a time: {GAMES / took:.1f} games a second,"
            f" {1000 * cpu / GAMES:.1f} ms of a processor each;"
            f" 10,000 in {10_000 * took / GAMES:.0f} s"
        )
