"""A study in a folder: what it is, and its rows in pieces, so that whoever stops it or is stopped
loses at most the games that were being played.

A piece is a file of lines, put in its place whole; it needs nothing but Python.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..engine.errors import refusal
from .errors import LabError
from .playing import Row

FORMAT = 1  # of folders and files; raised when an older release could not read a newer one
ABOUT = "study.json"
GAMES, EVENTS = "games", "events"
SAME = ("game", "scenario", "options", "players", "position", "seed")  # what makes a row


class Pieces:
    """The folder of a study. LabError for one of another study or version, or that cannot be
    written."""

    def __init__(self, folder: str | os.PathLike[str], facts: Mapping[str, Any]) -> None:
        if not os.fspath(folder):
            raise LabError("lab-empty-name")
        self.folder = Path(folder)
        self.facts = dict(facts)
        if self.folder.exists() and not self.folder.is_dir():
            raise LabError("lab-no-place", path=str(self.folder))
        if (self.folder / ABOUT).is_file():
            there = about(self.folder)
            check_same(self.facts, there, self.folder)
            self.facts["games"] = max(self.facts["games"], there["games"])
        self._written(ABOUT, json.dumps(self.facts, ensure_ascii=False, indent=1))

    def add(self, rows: list[Row], events: list[Row]) -> None:
        """Keep what was played together: the events first, since the games say that it is there."""
        first = f"{rows[0]['game']:07d}"
        if events:
            self._written(f"{EVENTS}-{first}.jsonl", _lines(events))
        self._written(f"{GAMES}-{first}.jsonl", _lines(rows))

    def _written(self, name: str, text: str) -> None:
        written(self.folder / name, text.encode("utf-8"))


def sweep(folder: Path) -> None:
    """Remove a folder in which no game was played."""
    if folder.is_dir() and not any(folder.glob(f"{GAMES}-*")):
        shutil.rmtree(folder)


def written(path: Path, data: bytes) -> None:
    """Put a file in its place whole, or leave what was there. LabError if it cannot be written."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(data)
        aside.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        if aside.exists():
            aside.unlink()


def cannot_write(path: Path, error: OSError) -> LabError:
    """The sentence for a full disk and its like."""
    return LabError("lab-cannot-write", path=str(path), why=refusal(error))


def about(folder: Path) -> dict[str, Any]:
    """What a folder says that it holds. LabError for no study, or one of a later format."""
    try:
        facts = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise LabError("lab-no-study", path=str(folder)) from None
    return checked(facts, folder)


def checked(facts: Any, path: Path) -> dict[str, Any]:
    """The facts of a study as they were found somewhere."""
    if not isinstance(facts, dict) or not isinstance(facts.get("format"), int):
        raise LabError("lab-no-study", path=str(path))
    if facts["format"] > FORMAT:
        raise LabError("lab-newer", path=str(path), given=facts["format"], known=FORMAT)
    return facts


def check_same(asked: Mapping[str, Any], found: Mapping[str, Any], path: Path) -> None:
    """Would rows that are played now stand beside those that are there?"""
    for key in SAME:
        if json.loads(json.dumps(asked.get(key))) != found.get(key):
            raise LabError("lab-other-study", path=str(path), part=key)
    if asked.get("versions") != found.get("versions"):
        raise LabError("lab-other-version", path=str(path))


def read(folder: Path, what: str = GAMES) -> list[Row]:
    """All rows of a folder in the order of their games, each game once. LabError names a piece
    that cannot be read."""
    found: dict[Any, list[Row]] = {}
    for path in sorted(folder.glob(f"{what}-*.jsonl")):
        piece: dict[Any, list[Row]] = {}
        try:
            for line in path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                piece.setdefault(row["game"], []).append(row)
        except (OSError, ValueError, TypeError, KeyError):
            raise LabError("lab-bad-piece", path=str(path)) from None
        found.update(piece)
    return [row for game in sorted(found) for row in found[game]]


def _lines(rows: Iterable[Row]) -> str:
    return "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)
