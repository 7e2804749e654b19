"""Charts of a study, and of two or more beside each other (matplotlib).

Nothing is told by colour alone: bars stand at their names, several settings have marks of
different shapes, and each chart has a sentence for who cannot see it.
"""

from __future__ import annotations

import io
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from ..engine.pictures import escape
from ..engine.words import message, text
from .chunks import missing
from .errors import LabError
from .estimates import Estimate, between_means, share
from .games import Games
from .numbers import bare, change, percent
from .pieces import written

WIDTH, ROW, HEAD = 7.0, 0.42, 1.3  # inches: how wide, and how high one row and all around it are
MARKS = "osD^vP"
# What is said of its maker within a file of each kind, and where; by that one knows one's own.
OURS = "churchill_kit laboratory"
MAKER = {"pdf": "Creator", "png": "Software", "svg": "Creator"}
INK, PLAIN = "#26323a", "#4f7ea8"
COLOURS = ("#2f6690", "#c0562f", "#3f7d4e", "#7b4b94", "#8a6d1d", "#4a4a4a")
MANY = 12  # things in a chart of what is worth most
SHORT = 26  # letters of a setting's name that leave room for another beside it
FEWEST = 2  # games that can be compared with others
FEW = 5  # of many games, fewer with more of a thing, or without, say nothing of it
RARE = 20  # one game of so many is too rare to be compared with the others

Row = tuple[str, Estimate]


class Chart:
    """A chart in a notebook; ``save`` keeps it as PNG, SVG or PDF. `told` says in words what it
    shows; `figure` is matplotlib's."""

    def __init__(self, figure: Any, told: str, lang: str) -> None:
        self.figure = figure
        self.told = told
        self.lang = lang

    def save(self, path: str | os.PathLike[str], *, replace: bool = False) -> None:
        """Write it to a file, whose ending says as what. LabError if that cannot be, and for a file
        that is there already and is no chart, unless it may be replaced."""
        at = Path(path)
        if at.suffix[1:] not in MAKER:
            choices = ", ".join(f".{ending}" for ending in MAKER)
            raise LabError("lab-ending", path=str(at), choices=choices)
        if not at.parent.is_dir():
            raise LabError("lab-no-folder", path=str(at.parent))
        if at.exists() and not replace and not _ours(at):
            raise LabError("lab-no-chart-there", path=str(at))
        written(at, self.drawn(at.suffix[1:]))

    def drawn(self, kind: str) -> bytes:
        """The picture as the bytes of such a file."""
        out = io.BytesIO()
        self.figure.savefig(out, format=kind, dpi=150, metadata={MAKER[kind]: OURS})
        return out.getvalue()

    def _repr_html_(self) -> str:
        svg = self.drawn("svg").decode("utf-8")
        svg = svg[svg.index("<svg") :]
        told = escape(self.told)
        return f'<div role="img" lang="{self.lang}" aria-label="{told}">{svg}</div>'

    def __repr__(self) -> str:
        return f"<chart: {self.told}>"


def _ours(path: Path) -> bool:
    """Does a file say that the laboratory has made it?"""
    try:
        return OURS.encode() in path.read_bytes()
    except OSError:  # a folder, or one that nobody may read
        return False


def drawn(study: Games, kind: str, lang: str) -> Chart:
    """A chart of a study by its name."""
    draw = KINDS.get(kind)
    if draw is None:
        raise LabError("lab-no-chart", given=str(kind)[:40], choices=", ".join(KINDS))
    if not study.rows:
        raise LabError("lab-no-rows")
    return draw(Games(study.facts, study.rows, lang=lang), lang)


# -- what charts are made of -----------------------------------------------------------------------


def _axes(rows: int, title: str, lang: str) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise missing("matplotlib") from None
    figure = Figure(figsize=(WIDTH, HEAD + ROW * max(2, rows)), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, loc="left", fontsize=12, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK, labelsize=10)
    for scale in (axes.xaxis, axes.yaxis):
        scale.set_major_formatter(lambda x, _: bare(x, lang, "g"))
    return figure, axes


def _below(figure: Any, told: str) -> None:
    """What the numbers below the unit are; it may be longer than the unit."""
    figure.supxlabel(told, color=INK, fontsize=10)


def _named(axes: Any, names: Sequence[str]) -> None:
    """Names on the left, the first one on top."""
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()


def _bars(rows: Sequence[Row], title: str, unit: str, lang: str, even: float = 0.0) -> Chart:
    """Shares as bars with their intervals; `even` is where all would be equal."""
    figure, axes = _axes(len(rows), title, lang)
    at = range(len(rows))
    axes.barh(at, [x.value for _, x in rows], height=0.6, color=PLAIN)
    _spread(axes, at, [x for _, x in rows], INK, "none")
    for i, (_, x) in enumerate(rows):
        axes.annotate(
            bare(x.value, lang, "%"), (x.high, i), (6, 0), textcoords="offset points",
            va="center", bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )  # fmt: skip
    if even:
        axes.axvline(even, color=INK, linestyle=":", linewidth=1)
    _named(axes, [name for name, _ in rows])
    axes.set_xlim(0, max(x.high for _, x in rows) * 1.12)
    axes.xaxis.set_major_formatter(lambda x, _: bare(x, lang, "%"))
    _below(figure, unit)
    told = "; ".join(f"{name} {percent(x, lang)}" for name, x in rows)
    return Chart(figure, f"{title}: {told}", lang)


def _spread(axes: Any, at: Any, found: Sequence[Estimate], colour: str, mark: str) -> None:
    """Points with their intervals."""
    values = [x.value for x in found]
    ends = [[x.value - x.low for x in found], [x.high - x.value for x in found]]
    axes.errorbar(values, list(at), xerr=ends, fmt=mark, color=colour, capsize=4, linewidth=1.4)


def _games(study: Games, lang: str) -> str:
    return text(lang, "lab-unit-games", n=len(study.rows))


# -- charts of one study ---------------------------------------------------------------------------


def _winners(study: Games, lang: str) -> Chart:
    rows = [(study.label(seat), x) for seat, x in study.winners().items()]
    even = 1 / len(study.seats)
    return _bars(rows, text(lang, "cli-winners"), _games(study, lang), lang, even)


def _endings(study: Games, lang: str) -> Chart:
    rows = [(study.ending(str(e)), x) for e, x in study.shares("ending").items()]
    return _bars(rows, text(lang, "cli-endings"), _games(study, lang), lang)


def _scores(study: Games, lang: str) -> Chart:
    """Half of the games lie in a box, 90 % between the ends."""
    title = text(lang, "lab-chart-scores")
    figure, axes = _axes(len(study.seats), title, lang)
    columns = [study.values(f"score_{seat}") for seat in study.seats]
    axes.boxplot(
        columns, orientation="horizontal", positions=range(len(columns)), widths=0.5,
        whis=(5, 95), showfliers=False, medianprops={"color": INK, "linewidth": 2},
    )  # fmt: skip
    names = [study.label(seat) for seat in study.seats]
    _named(axes, names)
    _below(figure, text(lang, "lab-unit-boxes"))
    means = study.means().values()
    told = "; ".join(f"{name} {bare(x.value, lang)}" for name, x in zip(names, means, strict=True))
    return Chart(figure, f"{title}: {told}", lang)


def _moments(study: Games, lang: str) -> Chart:
    """By when what had happened: lines that rise, as far as it happened at all."""
    columns = study.told.moments
    if not columns:
        raise LabError("lab-no-moments", game=study.game)
    title = text(lang, "lab-chart-moments")
    figure, axes = _axes(6, title, lang)
    n, told = len(study.rows), []
    seen = [int(n) for column in columns for n in study.values(column)] or [1]
    span = range(min(seen), max(seen) + 1)
    for i, column in enumerate(c for c in columns if study.values(c)):
        when = Counter(study.values(column))
        so_far = [share(sum(k for w, k in when.items() if w <= x), n) for x in span]
        label = message(lang, study.game, f"moment-{column}", {})
        mark, colour = MARKS[i % len(MARKS)], COLOURS[i % len(COLOURS)]
        axes.plot(span, [x.value for x in so_far], marker=mark, color=colour, label=label)
        ends = [x.low for x in so_far], [x.high for x in so_far]
        axes.fill_between(span, *ends, color=colour, alpha=0.15, linewidth=0)
        told.append(f"{label} {percent(so_far[-1], lang)}")
    axes.set_ylim(0, 1.03)
    axes.yaxis.set_major_formatter(lambda y, _: bare(y, lang, "%"))
    axes.set_xticks(span[:: 1 + len(span) // 15])
    unit = message(lang, study.game, "moment-unit", {})
    _below(figure, f"{unit}; {_games(study, lang)}")
    axes.set_ylabel(text(lang, "lab-unit-part"), color=INK, fontsize=10)
    axes.legend(frameon=False)
    return Chart(figure, f"{title}: {'; '.join(told)}", lang)


def _takings(study: Games, lang: str) -> Chart:
    """What goes along with a lead: by how much it is larger in games in which a seat got more of a
    thing than it mostly does."""
    title = text(lang, "lab-chart-takings")
    found = takings(study)
    if not found:
        raise LabError("lab-no-takings", game=study.game)
    unit = text(lang, "lab-unit-takings")
    if len(found) > MANY:
        unit += "\n" + text(lang, "lab-unit-first", shown=MANY, of=len(found))
        found = found[:MANY]
    found.sort(key=lambda entry: -entry[2].value)  # what helps above what does not
    figure, axes = _axes(len(found), title, lang)
    names = [f"{study.label(seat)}: {study.label(thing)}" for seat, thing, _ in found]
    _spread(axes, range(len(found)), [x for *_, x in found], COLOURS[0], "o")
    axes.axvline(0, color=INK, linestyle=":", linewidth=1)
    _named(axes, names)
    _below(figure, unit)
    told = (f"{name} {change(x, lang)}" for name, (*_, x) in zip(names, found, strict=True))
    return Chart(figure, f"{title}: {'; '.join(told)}", lang)


def takings(study: Games) -> list[tuple[str, str, Estimate]]:
    """Of each seat and thing how much larger its lead is with more of it than on average, the
    largest difference first; what is too rare to be compared is left out."""
    found = []
    for thing, columns in study.told.takings.items():
        for seat, column in columns.items():
            counts, leads = study.values(column), study.values(f"lead_{seat}")
            if len(counts) != len(leads) or not counts:
                continue
            usual = fmean(counts)
            least = max(FEWEST, min(FEW, len(counts) // 4), len(counts) / RARE)
            got = [lead for n, lead in zip(counts, leads, strict=True) if n > usual]
            lacked = [lead for n, lead in zip(counts, leads, strict=True) if n <= usual]
            if min(len(got), len(lacked)) >= least:
                found.append((seat, thing, between_means(got, lacked)))
    return sorted(found, key=lambda entry: -abs(entry[2].value))


def _lengths(study: Games, lang: str) -> Chart:
    title = text(lang, "lab-chart-lengths")
    figure, axes = _axes(5, title, lang)
    moves = study.values("moves")
    for scale in (axes.xaxis, axes.yaxis):
        scale.get_major_locator().set_params(integer=True, min_n_ticks=1)  # both are counted
    axes.hist(moves, bins=min(30, len(set(moves))), color=PLAIN, edgecolor="white")
    _below(figure, text(lang, "lab-unit-lengths"))
    axes.set_ylabel(text(lang, "lab-unit-counted", n=len(study.rows)), color=INK)
    return Chart(figure, f"{title}: {min(moves):.0f}–{max(moves):.0f}", lang)


KINDS: Mapping[str, Callable[[Games, str], Chart]] = {
    "winners": _winners,
    "endings": _endings,
    "scores": _scores,
    "moments": _moments,
    "takings": _takings,
    "lengths": _lengths,
}


# -- several settings ------------------------------------------------------------------------------


def beside(
    settings: Mapping[str, Mapping[str, Estimate]],
    title: str,
    unit: str,
    lang: str,
    *,
    part: bool,
    even: float = 0.0,
) -> Chart:
    """For each name a point with its interval for each setting; `part`: they are shares, and all
    would be equal at `even`."""
    names = list(dict.fromkeys(name for found in settings.values() for name in found))
    columns = 2 if all(len(label) <= SHORT for label in settings) else 1
    under = -(-len(settings) // columns)  # lines of the legend
    having = {n: [label for label, found in settings.items() if n in found] for n in names}
    figure, axes = _axes(len(names) * max(1, len(settings) // 2) + 1 + under // 2, title, lang)
    told = []
    for i, (label, found) in enumerate(settings.items()):
        here = [name for name in names if name in found]
        at = [names.index(name) + _shift(label, having[name]) for name in here]
        mark, colour = MARKS[i % len(MARKS)], COLOURS[i % len(COLOURS)]
        _spread(axes, at, [found[name] for name in here], colour, mark)
        axes.plot([], [], mark, color=colour, label=label)
        form = "%" if part else ".1f"
        told += [f"{label}, {name} {bare(found[name].value, lang, form)}" for name in here]
    _named(axes, names)
    axes.set_ylim(len(names) - 0.5, -0.5)  # a name stands beside the middle of its points
    axes.yaxis.set_tick_params(length=0)  # where no point is
    if part:
        axes.xaxis.set_major_formatter(lambda x, _: bare(x, lang, "%"))
    if even:
        axes.axvline(even, color=INK, linestyle=":", linewidth=1)
    axes.set_xlabel(unit, color=INK, fontsize=10)  # between the axis and the legend
    figure.legend(loc="outside lower left", ncols=columns, frameon=False)
    return Chart(figure, f"{title}: {'; '.join(told)}", lang)


def _shift(label: str, labels: Sequence[str]) -> float:
    """How far below its name a setting's point lies, of those that have one there."""
    return 0.5 * (labels.index(label) - (len(labels) - 1) / 2) / max(1, len(labels) - 1)
