"""Speed of the engine: random play, copies, saves, views, imports.

    python benchmarks/engine.py [--seconds 5] [--first DIR]

One decision is: list the legal actions, choose one evenly, carry it out; set-ups and everything
automatic are inside the time. `apply` reports what happens, `take` does not. "Again" is a game
replayed from its actions, where nobody asks for the list. Prints the median of several slices;
asserts nothing.

Beside it in the same run stands the first house (commit a3f459d), taken from git into a temporary
folder, or from --first; and random play of python-chess, where it is installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SLICE = 0.25  # seconds of whole games
ROOT = Path(__file__).parents[1]
FIRST = "a3f459d"  # the first house
ROUNDS = 3  # each house in turn, since a machine is not always as fast


def machine() -> str:
    """What this was measured on."""
    return f"{platform.machine()}, CPython {platform.python_version()}, {platform.system()}"


# -- in a process of its own: one house ------------------------------------------------------------


def random_play(scenario: str, seconds: float, how: str) -> float:
    """Decisions a second of random play, the median over slices."""
    import churchill_kit as ck

    game = ck.game("churchill")
    rates, seed = [], 0
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        count, start = 0, time.process_time()
        while (took := time.process_time() - start) < SLICE:
            seed += 1
            state: Any = game.new(scenario=scenario, seed=seed)
            pick, do = random.Random(seed).random, getattr(state, how)
            while state.result is None:
                actions = state.actions()
                do(actions[int(pick() * len(actions))])
                count += 1
        rates.append(count / took)
    return statistics.median(rates)


def again(scenario: str, seconds: float, how: str) -> float:
    """Decisions a second of games replayed from their actions."""
    import churchill_kit as ck

    seats = dict.fromkeys(("us", "uk", "ussr"), "random")
    games = [ck.play("churchill", seats, scenario, seed) for seed in range(8)]
    rates = []
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        start = time.process_time()
        for record in games:
            state: Any = record.at(0)
            state._actions = None
            do = getattr(state, how)
            for action in record.actions:
                do(action)
        rates.append(sum(r.n for r in games) / (time.process_time() - start))
    return statistics.median(rates)


def chess_play(seconds: float) -> float:
    """Moves a second of random play of python-chess."""
    import chess  # type: ignore[import-not-found, unused-ignore]

    rates, seed = [], 0
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        count, start = 0, time.process_time()
        while (took := time.process_time() - start) < SLICE:
            seed += 1
            board, pick = chess.Board(), random.Random(seed).random
            while len(board.move_stack) < 300 and (moves := list(board.legal_moves)):
                board.push(moves[int(pick() * len(moves))])
                count += 1
        rates.append(count / took)
    return statistics.median(rates)


def micros(work: Callable[[], object], repeat: int = 2000) -> float:
    """Median microseconds of one call."""
    times = []
    for _ in range(9):
        start = time.process_time()
        for _ in range(repeat):
            work()
        times.append((time.process_time() - start) / repeat * 1e6)
    return statistics.median(times)


def measured(seconds: float) -> dict[str, float]:
    """All that is measured inside one house."""
    import churchill_kit as ck

    game, out = ck.game("churchill"), {}
    known = ("apply", "take") if hasattr(game.state, "take") else ("apply",)
    if importlib.util.find_spec("chess"):
        out["python-chess, random play, moves/s"] = chess_play(seconds)
    for scenario in game.scenarios:
        for how in known:
            out[f"{how}, random play, {scenario}, decisions/s"] = random_play(
                scenario, seconds, how
            )
    for how in known:
        out[f"{how}, again, tournament, decisions/s"] = again("tournament", seconds, how)
    seats = dict.fromkeys(("us", "uk", "ussr"), "random")
    record = ck.play("churchill", seats, "tournament", 7)
    state: Any = record.branch(record.n // 2).state
    data = state.dump()
    out["copy of a mid-game state, us"] = micros(state.copy)
    out["view of a seat, us"] = micros(lambda: state.view("uk"))
    out["dump, us"] = micros(state.dump, 200)
    out["load, checked, us"] = micros(lambda: game.load(data), 50)
    if hasattr(state, "deal"):
        view, rng = state.view("uk"), random.Random(1)
        out["deal of a view, us"] = micros(lambda: view.deal(rng), 200)
    out["size of a dump as JSON, bytes"] = len(json.dumps(data))
    for seats_ in ("bot", "random"):
        table = dict.fromkeys(("us", "uk", "ussr"), seats_)
        ck.play("churchill", table, "training", 1)
        start = time.process_time()
        for seed in range(10):
            ck.play("churchill", table, "training", seed)
        each = (time.process_time() - start) / 10
        out[f"training game of {seats_}s with its record, ms"] = each * 1000
    return out


# -- here: both houses in turn ---------------------------------------------------------------------


def environment(house: Path) -> dict[str, str]:
    """Where Python finds a house; compiled modules are kept, as in an installed package."""
    path = os.pathsep.join(filter(None, (str(house), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": ""}


def import_ms(house: Path, code: str) -> float:
    """Milliseconds of a fresh interpreter running `code`, minus a bare one."""

    def run(text: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", text], check=True, cwd=house, env=environment(house))
        return (time.perf_counter() - start) * 1000

    run(code)
    return min(run(code) for _ in range(9)) - min(run("pass") for _ in range(9))


def one(house: Path, seconds: float) -> dict[str, float]:
    """Everything of one house."""
    command = [sys.executable, __file__, "--inside", "--seconds", str(seconds)]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, cwd=house, env=environment(house)
    )
    out: dict[str, float] = json.loads(done.stdout)
    out["import churchill_kit, ms"] = import_ms(house, "import churchill_kit")
    loaded = "import churchill_kit as ck; ck.game('churchill')"
    out["import with Churchill, ms"] = import_ms(house, loaded)
    return out


@contextmanager
def first_house(given: str) -> Iterator[Path | None]:
    """The first house in a folder; None where git does not know it."""
    if given:
        yield Path(given).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "-C", str(ROOT), "archive", FIRST], capture_output=True, check=False
        )
        if packed.returncode:
            yield None
            return
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder)


def main() -> None:
    """Print all rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each kind of random play")
    parser.add_argument("--first", default="", help="a folder with the first house")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        print(json.dumps(measured(options.seconds)))
        return
    print(f"engine, {machine()}")
    found: dict[str, list[dict[str, float]]] = {"first": [], "now": []}
    with first_house(options.first) as first:
        for _ in range(ROUNDS):
            if first is not None:
                found["first"].append(one(first, options.seconds))
            found["now"].append(one(ROOT, options.seconds))
    print(f"  {'':<48}{'first house':>12}{'now':>12}{'':>8}")
    for row in found["now"][0]:
        now = statistics.median(x[row] for x in found["now"])
        before = [x[row] for x in found["first"] if row in x]
        then = statistics.median(before) if before else None
        shown = f"{then:12,.1f}" if then is not None else " " * 12
        ratio = f"{now / then:7.2f}x" if then else ""
        print(f"  {row:<48}{shown}{now:12,.1f}{ratio}")


if __name__ == "__main__":
    main()
