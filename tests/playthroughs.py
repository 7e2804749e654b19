"""Recorded playthroughs of a game: random games told decision by decision, a file each.

A game's own ``playthroughs`` folder says which games; after a change of its rules
``python -m tests.games.<name>.playthroughs`` writes them anew, and ``git diff`` then reads like a
report of what the change means in play.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck

Setup = tuple[str, int, dict[str, Any]]


class Playthroughs:
    """The playthroughs of a game in a folder: name -> scenario, seed, options. `told_at` says of
    the position before a choice and after it whether the score is told there."""

    def __init__(
        self,
        game: str,
        folder: Path,
        games: Mapping[str, Setup],
        told_at: Callable[[Any, Any], bool],
        score: Callable[[Any], Any],
    ) -> None:
        self.game, self.folder, self.games = game, folder, games
        self.told_at, self.score = told_at, score

    def _tell(self, scenario: str, seed: int, options: dict[str, Any]) -> Iterator[str]:
        state: Any = ck.game(self.game).new(scenario, seed=seed, **options)
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
            before = state.copy()
            yield from _events(state.apply(action))
            if self.told_at(before, state) or state.result is not None:
                yield f"   score: {self.score(state)}"
        yield ""
        yield repr(state.result)
        for seat, lines in state.result.lines.items():
            yield f"{seat}: {lines!r}"

    def path(self, name: str) -> Path:
        """The file of a playthrough."""
        return self.folder / f"{name}.txt"

    def text(self, name: str) -> str:
        """What the file of a playthrough should hold."""
        return "\n".join(self._tell(*self.games[name])) + "\n"

    def write(self) -> None:
        """Write all playthroughs anew."""
        for old in self.folder.glob("*.txt"):
            if old.stem not in self.games:
                old.unlink()
        for name in self.games:
            self.path(name).write_text(self.text(name), encoding="utf-8")
            print(self.path(name))

    def replay(self, name: str) -> None:
        """Fail with the difference if a game does not go as recorded."""
        recorded, played = self.path(name).read_text(encoding="utf-8"), self.text(name)
        if played != recorded:
            diff = unified_diff(recorded.split("\n"), played.split("\n"), "recorded", "played", n=6)
            pytest.fail("\n".join(islice(diff, 60)), pytrace=False)

    def complete(self) -> bool:
        """Is there a file for each game, and no other?"""
        return {file.stem for file in self.folder.glob("*.txt")} == set(self.games)


def _events(events: tuple[ck.Event, ...]) -> Iterator[str]:
    return (f"      {event!r}" for event in events)


def _brief(action: ck.Action) -> str:
    return " ".join((action.kind, *(f"{k}={v}" for k, v in sorted(action.args.items()))))
