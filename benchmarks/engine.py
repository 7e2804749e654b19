"""Speed of the engine: random play, copies, saves, views, imports.

    python benchmarks/engine.py [--seconds 5]

One decision is: list the legal actions, choose one evenly, apply it, events included;
set-ups and everything automatic are inside the time. Prints the median of several
slices; asserts nothing.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import churchill_kit as ck

SLICE = 0.25  # seconds of whole games


def machine() -> str:
    """What this was measured on."""
    return f"{platform.machine()}, CPython {platform.python_version()}, {platform.system()}"


def random_play(scenario: str, seconds: float) -> tuple[float, float, float]:
    """(median decisions/s over slices, decisions/game, events/decision) of random play."""
    game = ck.game("churchill")
    rates, decisions, events, games = [], 0, 0, 0
    stop = time.perf_counter() + seconds
    seed = 0
    while time.perf_counter() < stop:
        count, start = 0, time.perf_counter()
        while (took := time.perf_counter() - start) < SLICE:
            seed += 1
            state = game.new(scenario=scenario, seed=seed)
            pick = random.Random(seed).random
            while state.result is None:
                actions = state.actions()
                events += len(state.apply(actions[int(pick() * len(actions))]))
                count += 1
            games += 1
        rates.append(count / took)
        decisions += count
    return statistics.median(rates), decisions / games, events / decisions


def middle(scenario: str) -> ck.Record:
    """A game in the middle of play."""
    record = ck.play("churchill", dict.fromkeys(("us", "uk", "ussr"), "random"), scenario, 7)
    return record.branch(record.n // 2)


def micros(work: Callable[[], object], repeat: int = 2000) -> float:
    """Median microseconds of one call."""
    times = []
    for _ in range(9):
        start = time.perf_counter()
        for _ in range(repeat):
            work()
        times.append((time.perf_counter() - start) / repeat * 1e6)
    return statistics.median(times)


def import_ms(code: str) -> float:
    """Milliseconds of a fresh interpreter running `code`, minus a bare one."""

    def run(text: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", text], check=True)
        return (time.perf_counter() - start) * 1000

    return statistics.median(run(code) for _ in range(9)) - statistics.median(
        run("pass") for _ in range(9)
    )


def main() -> None:
    """Print all rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of random play a scenario")
    seconds = parser.parse_args().seconds
    print(f"engine, {machine()}")
    for scenario in ck.game("churchill").scenarios:
        rate, length, events = random_play(scenario, seconds)
        print(
            f"  random play, {scenario:<11} {rate:9,.0f} decisions/s"
            f"   {length:5.0f} decisions a game, {events:.1f} events a decision"
        )
    state = middle("tournament").state
    game = ck.game("churchill")
    data = state.dump()
    print(f"  copy of a mid-game state   {micros(state.copy):8.2f} us")
    print(f"  view of a seat             {micros(lambda: state.view('uk')):8.2f} us")
    print(f"  dump                       {micros(state.dump, 200):8.1f} us")
    print(f"  load, checked              {micros(lambda: game.load(data), 50):8.1f} us")
    print(f"  size of a dump as JSON     {len(json.dumps(data)):8,d} bytes")
    print(f"  import churchill_kit       {import_ms('import churchill_kit'):8.1f} ms")
    loaded = "import churchill_kit as ck; ck.game('churchill')"
    print(f"    with Churchill loaded    {import_ms(loaded):8.1f} ms")
    for seats in ("bot", "random"):
        if seats in ck.players("churchill"):
            table = dict.fromkeys(game.seats, seats)
            ck.play("churchill", table, "training", 1)
            start = time.perf_counter()
            for seed in range(20):
                ck.play("churchill", table, "training", seed)
            each = (time.perf_counter() - start) / 20
            print(f"  training game of {seats + 's':<9} {each * 1000:8.1f} ms with its record")


if __name__ == "__main__":
    main()
