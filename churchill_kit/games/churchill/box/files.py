"""2.0 A component file, and what all have in common; errors name the file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from ....engine import shape
from ....engine.errors import BadData
from ....engine.shape import Mismatch
from ....engine.toml import parsed
from .pieces import LABELS


class Reader:
    """One component file, and errors that name it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        path = folder / name
        try:
            self.data: dict[str, Any] = parsed(path)
        except OSError as error:
            self.fail("file", "cannot-read", why=error.strerror or str(error))
        except ValueError as error:
            self.fail("file", "not-toml", why=shape.cut(str(error)))
        except RecursionError:
            self.fail("file", "too-deep")

    def fail(self, entry: str, what: str, **facts: Any) -> NoReturn:
        """Raise BadData for an entry of this file."""
        raise BadData(
            "bad-data", game="churchill", file=self.name, where=entry, what=what, **facts
        ) from None

    def check(self, form: shape.Shape, value: Any, entry: str) -> Any:
        """`value` checked against a shape."""
        try:
            return form(value, entry)
        except Mismatch as error:
            self.fail(error.where, error.what, **error.facts)

    def entries(self, key: str, form: shape.Shape) -> list[dict[str, Any]]:
        """The tables under `key`, each checked and named by its id in messages."""
        tables = self.data.get(key)
        if not isinstance(tables, list):
            self.fail(key, "missing-key", key=key)
        checked = []
        seen: set[str] = set()
        for number, table in enumerate(tables, 1):
            name = table.get("id", f"no. {number}") if isinstance(table, dict) else f"no. {number}"
            name = str(name) if len(str(name)) <= LONGEST else f"no. {number}"
            entry = self.check(form, table, f"{key} {name}")
            if "id" in entry:
                if entry["id"] in seen:
                    self.fail(f"{key} {name}", "twice", key=shape.brief(entry["id"]))
                seen.add(entry["id"])
            checked.append(entry)
        return checked


LONGEST = 60  # letters of an id that an error names its entry by

LABEL = shape.one_of(LABELS)
_provenance = shape.either(
    LABEL,
    shape.sequence(LABEL),
    lambda v, w: (
        {k: LABEL(x, f"{w}.{k}") for k, x in v.items()} if isinstance(v, dict) else LABEL(v, w)
    ),
)
SUMMARIES = {"summary_en": shape.text, "summary_ru": shape.text}
EXTRA = {"note": shape.text, "provenance": _provenance}


def both(table: Mapping[str, Any], key: str) -> dict[str, str]:
    return {"en": table.get(f"{key}_en", ""), "ru": table.get(f"{key}_ru", "")}


# 3.32 National characteristics; the rules hold what they do.
