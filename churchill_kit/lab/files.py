"""Studies in files that other programs read: Parquet, or CSV, which any spreadsheet opens.

Parquet has the facts of the study in it; beside a CSV file lies one of the same name with
``.json`` at its end.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .chunks import missing
from .errors import LabError
from .pieces import Pieces, check_same, checked, written
from .pieces import read as read_pieces
from .playing import Row

KEY = b"churchill_kit"
ENDINGS = (".parquet", ".csv")
TEXTS = ("winners", "rule", "facts")  # columns that are no numbers, whatever stands in them


def save(
    path: Path,
    facts: Mapping[str, Any],
    rows: list[Row],
    events: list[Row],
    replace: bool = False,
) -> None:
    """Write a study; its events, if there are any, as <name>-events. Unless it may `replace` what
    is there, LabError for anything but the same study with no more games."""
    check_ending(path)
    if not replace:
        _found(path, facts, 1 + max((row["game"] for row in rows), default=-1))
    told = json.dumps(facts, ensure_ascii=False)
    for at, found in ((path, rows), (path.with_stem(f"{path.stem}-events"), events)):
        if found and path.suffix == ".parquet":
            written(at, _parquet(found, told))
        elif found:
            written(at, _csv(found))
    if path.suffix == ".csv":
        written(_beside(path), told.encode("utf-8"))


def resumed(path: Path, facts: Mapping[str, Any]) -> tuple[Path, int]:
    """The folder beside a file in which its games are kept until all are played; those that the
    file holds are in it, and how many these are. LabError for a file that is no study, is another
    one or holds more games than are asked for: what is there stays."""
    check_ending(path)
    folder = path.with_name(f"{path.name}.pieces")
    rows, events = _found(path, facts, facts["games"])
    kept = read_pieces(folder)  # of a run that was ended hard
    if any(row["game"] >= facts["games"] for row in kept):
        games = facts["games"]
        raise LabError("lab-more-games", path=str(folder), there=len(kept), games=games)
    if rows:
        Pieces(folder, facts).add(rows, events)
    return folder, len(rows)


def _found(path: Path, facts: Mapping[str, Any], games: int) -> tuple[list[Row], list[Row]]:
    """The rows and events of this study that are in a file, of so many games at most; LabError for
    a file of something else."""
    at = next((p for p in (path, _beside(path)) if p.exists()), None)
    if at is None:
        return [], []
    try:
        found, rows, events = read(path)
    except LabError as error:
        if error.reason == "lab-no-study":  # what stands beside it may be somebody's, too
            raise LabError("lab-taken", path=str(at)) from None
        raise
    check_same(facts, found, path)
    if any(row["game"] >= games for row in rows):
        raise LabError("lab-more-games", path=str(path), there=len(rows), games=games)
    return rows, events


def check_ending(path: Path) -> None:
    """LabError for a file of no known kind, one that nothing here can write, and a folder that is
    not there: said before anything is played."""
    if path.suffix not in ENDINGS:
        raise LabError("lab-ending", path=str(path), choices=", ".join(ENDINGS))
    if path.suffix == ".parquet":
        _arrow()
    if not path.parent.is_dir():
        raise LabError("lab-no-folder", path=str(path.parent))


def read(path: Path) -> tuple[dict[str, Any], list[Row], list[Row]]:
    """What `save` wrote. LabError for what is no study."""
    check_ending(path)
    try:
        facts, rows = _read_parquet(path) if path.suffix == ".parquet" else _read_csv(path)
        beside = path.with_stem(f"{path.stem}-events")
        events: list[Row] = []
        if beside.is_file():
            events = (_read_parquet if path.suffix == ".parquet" else _read_csv_rows)(beside)[1]
    except (OSError, ValueError, KeyError, TypeError):
        raise LabError("lab-no-study", path=str(path)) from None
    facts = checked(facts, path)
    if not all(type(row.get("game")) is int and type(row.get("seed")) is int for row in rows):
        raise LabError("lab-changed", path=str(path))
    return facts, rows, events


def frame(rows: list[Row]) -> Any:
    """Rows as a pandas ``DataFrame``."""
    try:
        import pandas
    except ImportError:
        raise missing("pandas") from None
    return pandas.DataFrame(rows)


# -- Parquet ---------------------------------------------------------------------------------------


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise missing("pyarrow") from None
    return pyarrow


def _parquet(rows: list[Row], facts: str) -> bytes:
    arrow = _arrow()
    held = arrow.Table.from_pylist(rows).replace_schema_metadata({KEY: facts})
    out = io.BytesIO()
    arrow.parquet.write_table(held, out)
    return out.getvalue()


def _read_parquet(path: Path) -> tuple[dict[str, Any], list[Row]]:
    held = _arrow().parquet.read_table(path)
    return json.loads(held.schema.metadata[KEY]), held.to_pylist()


# -- CSV -------------------------------------------------------------------------------------------


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.json")


def _csv(rows: list[Row]) -> bytes:
    """With a mark at its beginning by which spreadsheets know that it is UTF-8."""
    out = io.StringIO()
    table = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue().encode("utf-8-sig")


def _read_csv(path: Path) -> tuple[dict[str, Any], list[Row]]:
    facts = json.loads(_beside(path).read_text(encoding="utf-8"))
    return facts, _read_csv_rows(path)[1]


def _read_csv_rows(path: Path) -> tuple[None, list[Row]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        table = csv.DictReader(file)
        if "game" not in (table.fieldnames or ()):
            raise LabError("lab-changed", path=str(path))
        return None, [{k: _value(k, v) for k, v in row.items()} for row in table]


def _value(column: str, told: str) -> Any:
    """A cell as it was before: a number, a truth value, a text, or nothing."""
    if column in TEXTS:
        return told
    if told == "":
        return None
    if told in ("True", "False"):
        return told == "True"
    return int(told) if told.lstrip("-").isdigit() else told
