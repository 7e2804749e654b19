"""Settings beside each other: what differs between them, and how sure that is."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..engine.errors import GameError
from ..engine.pictures import escape
from ..engine.shape import listing
from ..engine.words import message, say, text
from .charts import FEWEST, Chart, beside
from .errors import LabError
from .estimates import Estimate, between_means, between_shares, paired
from .language import spoken
from .numbers import change, number, percent
from .study import Study, table

QUOTED = {"en": "“{}”", "ru": "«{}»"}  # what a setting is called is said as it is, not translated


class Comparison:
    """Studies by what they are called, the first being that with which the others are compared.
    `seat` is whose outcome counts ("": everybody's), `of` how many settings there are where not
    all have been played."""

    def __init__(
        self,
        studies: Mapping[str, Study],
        question: str = "",
        seat: str = "",
        lang: str = "",
        of: int = 0,
    ) -> None:
        self.studies = dict(studies)
        self.question = question
        self.seat = seat
        self.lang = spoken(lang)
        self.of = max(of, len(self.studies))

    @property
    def trouble(self) -> GameError | None:
        """Why one of the studies ended early, else None."""
        return next((s.trouble for s in self.studies.values() if s.trouble is not None), None)

    def __getitem__(self, label: str) -> Study:
        return self.studies[label]

    def _seats(self, study: Study) -> tuple[str, ...]:
        return (self.seat,) if self.seat else (*study.seats, "")

    def differences(self) -> dict[tuple[str, str], tuple[Estimate, Estimate]]:
        """(Setting, seat) -> how much oftener the seat wins than in the first setting, and how many
        points more it has: game by game in the games that both have with the same seeds, where
        there are such; nothing before two settings have games."""
        return {
            (label, seat): (_oftener(one, base, seat), _more(one, base, seat))
            for label, (one, base) in self._pairs().items()
            for seat in one.seats
            if seat in base.seats and seat in self._seats(one)
        }

    def _pairs(self) -> dict[str, tuple[Study, Study]]:
        """Each setting and the first, as far as they can be compared game by game; all of both
        where fewer than two seeds are the same."""
        played = [(label, study) for label, study in self.studies.items() if study.rows]
        return {label: _common(study, played[0][1]) for label, study in played[1:]}

    def save(self, path: str | os.PathLike[str], *, replace: bool = False) -> None:
        """Keep each of the studies, as ``Study.save`` does: of ``games.csv`` the first becomes
        ``games-1.csv``."""
        at = Path(path)
        for n, study in enumerate(self.studies.values(), 1):
            study.save(at.with_stem(f"{at.stem}-{n}"), replace=replace)

    def chart(self, kind: str = "winners") -> Chart:
        """ "winners" or "scores" of all settings, with their intervals."""
        lang = self.lang
        if kind not in ("winners", "scores"):
            raise LabError("lab-no-chart", given=str(kind)[:40], choices="winners, scores")
        played = {label: study for label, study in self.studies.items() if study.rows}
        if not played:
            raise LabError("lab-no-rows")
        found = {label: self._found(study, kind) for label, study in played.items()}
        title = text(lang, "cli-winners" if kind == "winners" else "cli-mean-scores")
        unit = text(lang, "lab-unit-shares" if kind == "winners" else "lab-unit-scores")
        games = dict.fromkeys(text(lang, "lab-games", n=len(s.rows)) for s in played.values())
        unit = f"{unit}; {', '.join(games)}"
        shares = kind == "winners"
        even = 1 / len(next(iter(played.values())).seats) if shares else 0.0
        return beside(found, title, unit, lang, part=shares, even=even)

    def _found(self, study: Study, kind: str) -> dict[str, Estimate]:
        found = study.winners() if kind == "winners" else study.means()
        seats = self._seats(study)
        return {study.label(seat, self.lang): x for seat, x in found.items() if seat in seats}

    def _repr_html_(self) -> str:
        parts = [f"<p>{escape(self.question)}</p>"] if self.question else []
        heads = (text(self.lang, "cli-winners"), text(self.lang, "cli-mean-scores"))
        played = {label: study for label, study in self.studies.items() if study.rows}
        for label, study in played.items():
            won, scored = self._found(study, "winners"), self._found(study, "scores")
            means = {name: number(x, self.lang) for name, x in scored.items()}  # draws have none
            lines = [(name, percent(x, self.lang), means.get(name, "")) for name, x in won.items()]
            games = text(self.lang, "lab-games", n=len(study.rows))
            parts.append(table(f"{label} ({games})", lines, heads))
        told = [*([text(self.lang, "lab-brackets"), *self._compared()] if played else [])]
        if self.trouble is not None:
            told.append(say(self.trouble, self.lang))
        if len(self.studies) < self.of:
            told.append(text(self.lang, "lab-settings", n=len(self.studies), of=self.of))
        parts += [f"<p>{escape(sentence)}</p>" for sentence in told]
        return f'<div lang="{self.lang}">{"".join(parts)}</div>'

    def _compared(self) -> Iterator[str]:
        """What differs, and in which games where not in all."""
        first, base = next((label, study) for label, study in self.studies.items() if study.rows)
        for (label, seat), (often, points) in self.differences().items():
            facts = {
                "setting": QUOTED[self.lang].format(label),
                "base": QUOTED[self.lang].format(first),
                "often": change(_hundred(often), self.lang, 0),
                "points": change(points, self.lang),
            }
            yield message(self.lang, base.game, "lab-difference", {"seat": seat, **facts})
        for label, (one, other) in self._pairs().items():
            both = _same_seeds(one, other)
            names = [QUOTED[self.lang].format(x) for x in (label, first)]
            facts = dict(zip(("setting", "base"), names, strict=True))
            if both and _alike(one) == _alike(other):
                yield text(self.lang, "lab-alike", **facts)
            if not both or len(one.rows) < max(len(self.studies[label].rows), len(base.rows)):
                key = "lab-common" if both else "lab-strangers"
                yield text(self.lang, key, n=len(one.rows), **facts)

    def __repr__(self) -> str:
        return f"<comparison of {', '.join(self.studies)}>"


def compare(
    studies: Mapping[str, Study], question: str = "", seat: str = "", lang: str | None = None
) -> Comparison:
    """Put studies of one game beside each other: what they are called -> study. It speaks `lang`,
    else as the first of them does. LabError for what cannot be compared, and for a seat that none
    of them has."""
    found = list(studies.values())
    if not all(isinstance(study, Study) for study in found):
        raise LabError("lab-not-comparable")
    if (
        len(found) < 2
        or len({study.game for study in found}) != 1
        or not all(study.rows for study in found)
    ):
        raise LabError("lab-not-comparable")
    seats = list(dict.fromkeys(s for study in found for s in study.seats))
    if seat and seat not in seats:
        raise LabError("lab-no-seat", given=str(seat)[:40], choices=listing(seats))
    return Comparison(studies, question, seat, lang or found[0].lang)


def _oftener(study: Study, base: Study, seat: str) -> Estimate:
    one, other = _won(study, seat), _won(base, seat)
    if _same_seeds(study, base):
        return paired(one, other, most=1)
    return between_shares(sum(one), len(one), sum(other), len(other))


def _won(study: Study, seat: str) -> list[int]:
    return [int(seat in str(row["winners"]).split("+")) for row in study.rows]


def _more(study: Study, base: Study, seat: str) -> Estimate:
    one, other = study.values(f"score_{seat}"), base.values(f"score_{seat}")
    return paired(one, other) if _same_seeds(study, base) else between_means(one, other)


def _common(study: Study, base: Study) -> tuple[Study, Study]:
    """Both with the games alone whose seeds both have; as they are if these are too few."""
    seeds = {row["seed"] for row in study.rows} & {row["seed"] for row in base.rows}
    if len(seeds) < FEWEST:
        return study, base
    one, other = (
        Study(s.facts, [row for row in s.rows if row["seed"] in seeds], lang=s.lang)
        for s in (study, base)
    )
    return one, other


def _alike(study: Study) -> list[tuple[object, ...]]:
    """How each game came out."""
    scores = [f"score_{seat}" for seat in study.seats]
    return [(row["winners"], *(row[score] for score in scores)) for row in study.rows]


def _same_seeds(study: Study, base: Study) -> bool:
    return [row["seed"] for row in study.rows] == [row["seed"] for row in base.rows]


def _hundred(x: Estimate) -> Estimate:
    """A difference of shares, in games of a hundred."""
    return Estimate(*(100 * part for part in x))
