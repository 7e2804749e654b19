"""The language of charts and tables, said once at the head of a notebook."""

from __future__ import annotations

import os
from functools import partial

from ..engine.errors import spoken_by
from ..engine.words import LANGUAGES, say

_asked = [""]


def speak(lang: str) -> None:
    """From now on charts, tables, progress and errors are in this language ("en" or "ru")."""
    _asked[0] = lang if lang in LANGUAGES else ""
    spoken_by(partial(say, lang=_asked[0] or "en"))


def spoken(lang: str | None = None) -> str:
    """`lang` if it is said, else what `speak` or the environment says, else English."""
    named = (lang, _asked[0], os.environ.get("CHURCHILL_KIT_LANG", ""))
    return next((x for x in named if x in LANGUAGES), "en") or "en"
