"""Settings beside each other: what differs between them, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.pictures import escape
from ..engine.words import message, text
from .charts import Chart, beside
from .errors import LabError
from .estimates import Estimate, between_means, between_shares, paired
from .language import spoken
from .numbers import change, number, percent
from .study import Study, table

QUOTED = {"en": "“{}”", "ru": "«{}»"}  # what a setting is called is said as it is, not translated


class Comparison:
    """Studies by what they are called, the first being that with which the others are compared.
    `seat` is whose outcome counts ("": everybody's)."""

    def __init__(
        self, studies: Mapping[str, Study], question: str = "", seat: str = "", lang: str = ""
    ) -> None:
        self.studies = dict(studies)
        self.question = question
        self.seat = seat
        self.lang = spoken(lang)

    def __getitem__(self, label: str) -> Study:
        return self.studies[label]

    def _seats(self, study: Study) -> tuple[str, ...]:
        return (self.seat,) if self.seat else (*study.seats, "")

    def differences(self) -> dict[tuple[str, str], tuple[Estimate, Estimate]]:
        """(Setting, seat) -> how much oftener the seat wins than in the first setting, and how many
        points more it has: game by game where the seeds are the same."""
        (_, base), *others = self.studies.items()
        return {
            (label, seat): (_oftener(study, base, seat), _more(study, base, seat))
            for label, study in others
            for seat in study.seats
            if seat in base.seats and seat in self._seats(study)
        }

    def chart(self, kind: str = "winners") -> Chart:
        """ "winners" or "scores" of all settings, with their intervals."""
        lang = self.lang
        if kind not in ("winners", "scores"):
            raise LabError("lab-no-chart", given=str(kind)[:40], choices="winners, scores")
        found = {label: self._found(study, kind) for label, study in self.studies.items()}
        title = text(lang, "cli-winners" if kind == "winners" else "cli-mean-scores")
        unit = text(lang, "lab-unit-shares" if kind == "winners" else "lab-unit-scores")
        shares = kind == "winners"
        even = 1 / len(next(iter(self.studies.values())).seats) if shares else 0.0
        return beside(found, title, unit, lang, part=shares, even=even)

    def _found(self, study: Study, kind: str) -> dict[str, Estimate]:
        found = study.winners() if kind == "winners" else study.means()
        seats = self._seats(study)
        return {study.label(seat, self.lang): x for seat, x in found.items() if seat in seats}

    def _repr_html_(self) -> str:
        parts = [f"<p>{escape(self.question)}</p>"] if self.question else []
        heads = (text(self.lang, "cli-winners"), text(self.lang, "cli-mean-scores"))
        for label, study in self.studies.items():
            won, scored = self._found(study, "winners"), self._found(study, "scores")
            means = {name: number(x, self.lang) for name, x in scored.items()}  # draws have none
            lines = [(name, percent(x, self.lang), means.get(name, "")) for name, x in won.items()]
            games = text(self.lang, "lab-games", n=len(study.rows))
            parts.append(table(f"{label} ({games})", lines, heads))
        parts.append(f"<p>{escape(text(self.lang, 'lab-brackets'))}</p>")
        base, game = next((label, study.game) for label, study in self.studies.items())
        for (label, seat), (often, points) in self.differences().items():
            facts = {
                "setting": QUOTED[self.lang].format(label),
                "base": QUOTED[self.lang].format(base),
                "often": change(_hundred(often), self.lang, 0),
                "points": change(points, self.lang),
            }
            told = message(self.lang, game, "lab-difference", {"seat": seat, **facts})
            parts.append(f"<p>{escape(told)}</p>")
        return f'<div lang="{self.lang}">{"".join(parts)}</div>'

    def __repr__(self) -> str:
        return f"<comparison of {', '.join(self.studies)}>"


def compare(
    studies: Mapping[str, Study], question: str = "", seat: str = "", lang: str | None = None
) -> Comparison:
    """Put studies of one game beside each other: what they are called -> study. It speaks `lang`,
    else as the first of them does."""
    found = list(studies.values())
    if len({study.game for study in found}) != 1 or not all(study.rows for study in found):
        raise LabError("lab-not-comparable")
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


def _same_seeds(study: Study, base: Study) -> bool:
    return [row["seed"] for row in study.rows] == [row["seed"] for row in base.rows]


def _hundred(x: Estimate) -> Estimate:
    """A difference of shares, in games of a hundred."""
    return Estimate(*(100 * part for part in x))
