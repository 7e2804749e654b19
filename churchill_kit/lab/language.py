"""The language of charts and tables, said once at the head of a notebook."""

from __future__ import annotations

import os
from functools import partial

from ..engine.errors import spoken_by
from ..engine.shape import brief
from ..engine.words import LANGUAGES, say
from .errors import LabError

_asked = [""]


def speak(lang: str) -> None:
    """From now on charts, tables, progress and errors are in this language ("en" or "ru").
    LabError for another."""
    _asked[0] = _known(lang)
    spoken_by(partial(say, lang=lang))


def spoken(lang: str | None = None) -> str:
    """`lang` if it is said, else what `speak` or the environment says, else English. LabError for
    one that is said and not spoken here."""
    if lang:
        return _known(lang)
    named = (_asked[0], os.environ.get("CHURCHILL_KIT_LANG", ""))
    return next((x for x in named if x in LANGUAGES), "en")


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise LabError("lab-no-language", given=brief(lang), choices=", ".join(LANGUAGES))
    return lang
