"""How far a study is, while it is played: a line in a terminal, a bar and a chart in a notebook."""

from __future__ import annotations

import sys
from importlib import import_module
from time import monotonic
from typing import Any, Protocol

from ..engine.pictures import escape
from ..engine.words import text

WIDE = 40  # of a bar in a terminal
OFTEN, RARELY = 0.2, 2.0  # seconds between two bars, two charts


class Drawn(Protocol):
    """What can draw the study as it stands: a chart for notebooks."""

    def __call__(self) -> Any: ...


class Progress:
    """Counts and shows nothing: for programs."""

    def __init__(self, lang: str, title: str = "") -> None:
        self.lang = lang
        self.title = title
        self.wait = ""
        self.began = self.shown = monotonic()
        self.before = self.done = self.total = 0
        self.over, self.halting, self.why = False, False, ""

    def begin(self, done: int, total: int, draw: Drawn | None = None, wait: str = "") -> None:
        """So many games are there already, of so many; `wait` says what comes before the next."""
        self.before = self.done = done
        self.wait = wait
        self.total, self.draw = total, draw
        self.began = monotonic()
        self.shown, self.over = 0.0, False

    def more(self, games: int) -> None:
        """So many more have been played."""
        self.done += games
        if self.done >= self.total or monotonic() - self.shown >= OFTEN:
            self.shown = monotonic()
            self.show()

    def stopping(self) -> None:
        """Somebody ends it: what is being played is waited for."""
        self.halting = True
        self.show()

    def end(self, why: str = "") -> None:
        """All are played, or no more will be, and `why`."""
        self.over, self.why = True, why

    def show(self) -> None:
        """Draw it."""

    def line(self) -> str:
        """How many of how many, how fast, and how long it will take."""
        spent, played = monotonic() - self.began, self.done - self.before
        pace = played / spent if spent > 0 else 0.0
        left = (self.total - self.done) / pace if pace else 0.0
        facts: dict[str, Any] = {"done": self.done, "total": self.total}
        if self.halting and not self.over:
            told = text(self.lang, "lab-halting", **facts)
        elif self.over:
            told = text(self.lang, "lab-over", spent=clock(spent), **facts)
        elif not played:
            told = self.wait or text(self.lang, "lab-first", **facts)
        else:
            speed = round(pace, 0 if pace >= 10 else 1)
            told = text(self.lang, "lab-progress", speed=speed, left=clock(left), **facts)
        return f"{self.title} – {told}" if self.title else told


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


class Line(Progress):
    """A bar on a terminal."""

    def begin(self, done: int, total: int, draw: Drawn | None = None, wait: str = "") -> None:
        """An empty bar: first games may take a while."""
        super().begin(done, total, draw, wait)
        self.show()

    def show(self) -> None:
        """Write over what stands there."""
        full = WIDE * self.done // max(1, self.total)
        bar = "█" * full + "░" * (WIDE - full)
        print(f"\r{bar} {self.line()}\033[K", end="", file=sys.stderr, flush=True)

    def end(self, why: str = "") -> None:
        """Leave the line; where nothing was played, nothing stays of it. Why it ended is told by
        whoever called."""
        super().end(why)
        if self.done == self.before:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
            return
        self.show()
        print(file=sys.stderr)


class Cell(Progress):
    """A bar and a chart that grows, in the cell of a notebook."""

    def begin(self, done: int, total: int, draw: Drawn | None = None, wait: str = "") -> None:
        """The places of both."""
        ipython: Any = import_module("IPython.display")
        super().begin(done, total, draw, wait)
        self.html = ipython.HTML
        self.bar = ipython.display(self.html(self._bar()), display_id=True)
        self.chart = ipython.display(self.html(""), display_id=True) if draw else None
        self.drawn = 0.0  # the first chart comes with the first games

    def show(self) -> None:
        """The bar, and now and then the chart."""
        self.bar.update(self.html(self._bar()))
        if self.chart is not None and self.draw is not None and self.done:
            if monotonic() - self.drawn < RARELY and not self.over:
                return
            self.chart.update(self.draw())
            self.drawn = monotonic()

    def end(self, why: str = "") -> None:
        """The chart stays, with all that was played."""
        super().end(why)
        self.drawn = 0.0
        self.show()

    def _bar(self) -> str:
        if self.over and not self.done:
            return ""
        told = escape(f"{self.line()}. {self.why}" if self.why else self.line())
        stop = "" if self.over or self.halting else ". " + escape(text(self.lang, "lab-stop"))
        bar = f'<progress max="{self.total}" value="{self.done}" aria-label="{told}"></progress>'
        return f'<div lang="{self.lang}">{bar} {told}{stop}</div>'


def progress(shown: bool | None, lang: str, title: str = "") -> Progress:
    """What fits here: `shown` True or False, or None to find out; `title` says of what it is one
    of several."""
    if shown is False:
        return Progress(lang, title)
    if _in_notebook():
        return Cell(lang, title)
    return Line(lang, title) if shown or sys.stderr.isatty() else Progress(lang, title)


def _in_notebook() -> bool:
    shell = sys.modules.get("IPython")
    found = shell.get_ipython() if shell is not None else None
    return found is not None and hasattr(found, "kernel")
