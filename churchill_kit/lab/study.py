"""A study: to look at and to keep."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ..engine.pictures import escape
from ..engine.registry import game as known_game
from ..engine.words import say
from . import files
from .charts import Chart, drawn
from .errors import LabError
from .games import Games
from .language import spoken
from .pieces import EVENTS, about, read

FOUND = "found"  # beside the facts in a file: shares and means, each with its interval


class Study(Games):
    """Games of one setting as tables, charts and files. `facts` say what was asked, `rows` are the
    games, `events` what happened in them if that was asked for, `trouble` is why it ended early,
    else None."""

    def __repr__(self) -> str:
        return f"<study of {self.game}, {len(self.rows):,} games>"

    def _repr_html_(self) -> str:
        parts = [f"<p>{escape(told)}</p>" for told in self._said()]
        if self.rows:
            parts += [table(head, lines) for head, lines in self.lines()]
        return f'<div lang="{self.lang}">{"".join(parts)}</div>'

    def _said(self) -> Iterator[str]:
        if self.facts.get("question"):
            yield str(self.facts["question"])
        yield self.head()
        if self.trouble is not None:
            yield say(self.trouble, self.lang)

    # -- to look at, to keep ---------------------------------------------------------------

    def chart(self, kind: str = "winners", lang: str | None = None) -> Chart:
        """A chart: "winners", "endings", "scores", "moments", "takings" or "lengths"; a notebook
        shows it, ``.save("winners.png")`` keeps it. LabError for no such one, or one that this
        game has nothing for."""
        return drawn(self, kind, spoken(lang) if lang else self.lang)

    def frame(self) -> Any:
        """The rows as a pandas ``DataFrame``."""
        return files.frame(self.rows)

    def events_frame(self) -> Any:
        """The events as a pandas ``DataFrame``. LabError if they were not asked for."""
        if not self.events:
            raise LabError("lab-no-events")
        return files.frame(self.events)

    def save(self, path: str | os.PathLike[str], *, replace: bool = False) -> None:
        """Keep it as ``….parquet`` or ``….csv``, with its facts and what was found; events go to a
        file beside it. LabError if it cannot be written, and, unless it may be replaced, for a
        file that is there already and holds something else or more games."""
        found = (
            {"winners": self.winners(), "endings": self.shares("ending"), "scores": self.means()}
            if self.rows
            else {}
        )
        facts = {**self.facts, FOUND: found}
        files.save(Path(path), facts, self.rows, self.events, replace)


def open_study(path: str | os.PathLike[str], lang: str | None = None) -> Study:
    """A study from a file that ``save`` wrote, or from the folder in which it was played.
    LabError for what is none, or was written by a later version."""
    at = Path(path)
    if not at.is_dir():
        facts, rows, events = files.read(at)
        facts.pop(FOUND, None)  # it is computed from the rows
        return Study(facts, rows, events, lang=spoken(lang))
    facts = about(at)
    known_game(facts["game"])
    return Study(facts, read(at), read(at, EVENTS), lang=spoken(lang))


def table(head: str, lines: Iterable[Sequence[str]], columns: Sequence[str] = ()) -> str:
    """Lines of a label and numbers as HTML; `columns` are the headings of the numbers."""
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    rows = "".join(
        f'<tr><th scope="row" style="text-align:left">{escape(label)}</th>'
        + "".join(f'<td style="text-align:right">{escape(told)}</td>' for told in numbers)
        + "</tr>"
        for label, *numbers in lines
    )
    top = f"<thead><tr><td></td>{heads}</tr></thead>" if heads else ""
    return f"<table><caption>{escape(head)}</caption>{top}<tbody>{rows}</tbody></table>"
