"""Numbers of a study as people write them, each with its interval."""

from __future__ import annotations

from math import isinf

from ..engine.fluent import SEPARATORS
from ..engine.words import MINUS
from .estimates import Estimate

RARE = 0.01  # shares below this, and above 1 less this, are told to a tenth of a percent
SPACE = "\N{NO-BREAK SPACE}"


def percent(x: Estimate, lang: str) -> str:
    """A share: "52 % (46–58)"."""
    places = 1 if 0 < x.value < RARE or 1 - RARE < x.value < 1 else 0
    value, low, high = (f"{100 * part:.{places}f}" for part in x)
    return _spoken(f"{value}{SPACE}% ({low}–{high})", lang)


def bare(x: float, lang: str, form: str = ".1f") -> str:
    """A number alone; with the form "%" a share."""
    return _spoken(f"{100 * x:.0f}{SPACE}%" if form == "%" else f"{x:{form}}", lang)


def number(x: Estimate, lang: str) -> str:
    """A mean: "31.4 (30.9–31.9)"; alone where too few games say how sure it is. Where there may be
    a minus, no dash stands between the ends."""
    told = f"{x.value:.1f}"
    if not isinf(x.low):
        told += f" ({x.low:.1f}{'–' if x.low >= 0 else ' … '}{x.high:.1f})"
    return _spoken(told, lang)


def change(x: Estimate, lang: str, places: int = 1) -> str:
    """A difference: "+1.8 (+0.7 … +2.8)"."""
    told = _signed(x.value, places)
    if not isinf(x.low):
        told += f" ({_signed(x.low, places)} … {_signed(x.high, places)})"
    return _spoken(told, lang)


def _signed(value: float, places: int) -> str:
    told = f"{value:+.{places}f}"
    return told if float(told) else told[1:]  # what is rounded to nothing has no sign


def _spoken(told: str, lang: str) -> str:
    return told.replace("-", MINUS).replace(".", SEPARATORS[lang][1])
