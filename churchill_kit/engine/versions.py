"""By which version a game is played: what is measured goes on only with the same."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from . import registry
from .version import __version__

RULES, SET = (".py",), (".toml",)  # of a game: what it does, what it is played with


def versions(game: str) -> dict[str, str]:
    """The release, and digests of the rules of a game (with the engine, and what players think
    with) and of its set: games of the same versions and seeds are the same."""
    rules, pieces = _digests(game)
    return {"kit": __version__, "rules": rules, "set": pieces}


@cache
def _digests(game: str) -> tuple[str, str]:
    house, own = Path(registry.__file__).parents[1], registry.folder(game)
    mine = [own] if own is not None else []
    return _digest([house / "engine", house / "search", *mine], RULES), _digest(mine, SET)


def _digest(folders: list[Path], endings: tuple[str, ...]) -> str:
    found = sha256()
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in endings):
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:12]
