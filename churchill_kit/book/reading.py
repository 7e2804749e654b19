"""How the files of a game's book are read: TOML, with errors that name file and entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from ..engine.errors import BadGame
from ..engine.shape import Mismatch, brief

T = TypeVar("T")


def load(file: Path) -> Mapping[str, Any]:
    """What a file has. BadGame says in one sentence why it can't be read."""
    import tomllib  # slow to import, and needed only here

    told = {"folder": _folder(file), "file": file.name}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadGame("no-file", entry=file.stem, **told) from None
    except (OSError, ValueError, RecursionError) as error:
        raise BadGame("bad-file", why=brief(str(error)), **told) from None


def read(file: Path, table: str, make: Callable[[Mapping[str, Any]], T]) -> tuple[T, ...]:
    """The entries ``[[table]]`` of a file, each made by `make`; BadGame names a wrong one."""
    return tuple(
        entry_of(file, f"{table} {_named(entry, n)}", make, entry)
        for n, entry in enumerate(load(file).get(table, ()), 1)
    )


def entry_of(file: Path, where: str, make: Callable[[Any], T], entry: Any) -> T:
    """What `make` makes of an entry; BadGame for a Mismatch."""
    try:
        return make(entry)
    except Mismatch as error:
        told = {"folder": _folder(file), "file": file.name, "entry": error.where}
        raise BadGame("bad-entry", where=where, **told) from None


def text_of(entry: Mapping[str, Any], key: str) -> str:
    """A text that an entry must have."""
    found = entry.get(key) if isinstance(entry, Mapping) else None
    if not isinstance(found, str) or not found:
        raise Mismatch(key, "not-text", given=brief(found))
    return found


def both(entry: Mapping[str, Any], key: str) -> Mapping[str, str]:
    """A text that an entry must have in both languages."""
    return {lang: text_of(entry, f"{key}_{lang}") for lang in ("en", "ru")}


def either(entry: Mapping[str, Any], key: str) -> Mapping[str, str] | None:
    """A text of an entry in both languages, if it has it in one."""
    return both(entry, key) if f"{key}_en" in entry or f"{key}_ru" in entry else None


def _named(entry: Any, n: int) -> str:
    id = entry.get("id") if isinstance(entry, Mapping) else None
    return str(id or n)


def _folder(file: Path) -> str:
    """The folder as it is told: from the game's own package on."""
    return "/".join(file.parent.parts[-3:])
