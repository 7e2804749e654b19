"""TOML files, kept as Python keeps its modules: parsed once, and read from ``__pycache__`` while
the file is as it was. Parsing the pieces of a game takes longer than the rest of its import.
"""

from __future__ import annotations

import marshal
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

VERSION = 1  # of what is kept


def parsed(path: Path) -> dict[str, Any]:
    """What a TOML file holds.

    Raises what reading and parsing it raise: OSError, UnicodeDecodeError, TOMLDecodeError (both
    are ValueErrors), RecursionError.
    """
    found = path.stat()
    stamp = [VERSION, sys.implementation.cache_tag, found.st_mtime_ns, found.st_size]
    kept = path.parent / "__pycache__" / f"{path.name}.{sys.implementation.cache_tag}.data"
    with suppress(OSError, ValueError, EOFError, TypeError):
        content = marshal.loads(kept.read_bytes())
        if content[0] == stamp:
            data: dict[str, Any] = content[1]
            return data
    import tomllib  # slow to import, and often not needed

    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if not sys.dont_write_bytecode and _of_a_package(path):
        _keep(kept, [stamp, data])
    return data


def _of_a_package(path: Path) -> bool:
    """Does a file come with code? In folders of people's own nothing is left behind."""
    return any((above / "__init__.py").is_file() for above in path.parents[:2])


def _keep(kept: Path, content: list[Any]) -> None:
    """Whole or not at all; where nothing can be written nothing is kept, as with modules."""
    draft = kept.with_name(f"{kept.name}.{os.getpid()}")
    with suppress(OSError, ValueError):
        kept.parent.mkdir(exist_ok=True)
        draft.write_bytes(marshal.dumps(content))
        draft.replace(kept)
