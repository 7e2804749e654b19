"""Recorded playthroughs: one random game per file, told decision by decision.

After a change of the rules ``python -m tests.games.churchill.playthroughs`` writes them anew;
``git diff`` then reads like a report of what the change means in play.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.rules.scoring import points, score

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "training-1945": ("training", 1945, {}),
    "training-7": ("training", 7, {"leadership_timing": "allocation", "secret_agenda": True}),
    "tournament-1944": ("tournament", 1944, {}),
    "campaign-1943": ("campaign", 1943, {"tiebreak_roll": False}),
}


def tell(scenario: str, seed: int, options: dict[str, Any]) -> Iterator[str]:
    """The lines of a playthrough."""
    state: Any = ck.game("churchill").new(scenario, seed=seed, **options)
    rng = random.Random(seed)
    number = 0
    yield f"{scenario}, seed {seed}" + "".join(f", {k} {v}" for k, v in options.items())
    yield from _events(state.events)
    while state.decision is not None:
        number += 1
        _, seat, kind, rule, args = state.decision
        actions = state.actions()
        action = actions[int(rng.random() * len(actions))]
        yield ""
        yield f"{number}. {seat}: {kind} ({rule})" + (f" {args!r}" if args else "")
        yield f"   {len(actions)} actions, chosen: {_brief(action)}"
        before = state.conference
        yield from _events(state.apply(action))
        if state.conference != before or state.result is not None:
            yield f"   score: {points(score(state))}"
    yield ""
    yield repr(state.result)
    for seat, lines in state.result.lines.items():
        yield f"{seat}: {lines!r}"


def _events(events: tuple[ck.Event, ...]) -> Iterator[str]:
    return (f"      {event!r}" for event in events)


def _brief(action: ck.Action) -> str:
    return " ".join((action.kind, *(f"{k}={v}" for k, v in sorted(action.args.items()))))


def path(name: str) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{name}.txt"


def text(name: str) -> str:
    """What the file of a playthrough should hold."""
    return "\n".join(tell(*GAMES[name])) + "\n"


def write() -> None:
    """Write all playthroughs anew."""
    for old in FOLDER.glob("*.txt"):
        if old.stem not in GAMES:
            old.unlink()
    for name in GAMES:
        path(name).write_text(text(name), encoding="utf-8")
        print(path(name))
