"""Ready-made studies, which games hand in: to repeat, and to change."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..engine.pictures import escape
from ..engine.registry import game as known_game
from ..engine.words import message
from .comparing import Comparison
from .errors import LabError
from .face import studies_of
from .games import title
from .language import spoken
from .running import play
from .study import Study


class Questions(dict[str, str]):
    """Studies by their names, each with its question; in a notebook a list."""

    def __init__(self, found: Mapping[str, str], game: str, lang: str) -> None:
        super().__init__(found)
        self.game, self.lang = game, lang

    def _repr_html_(self) -> str:
        lines = (
            f"<li><code>{escape(name)}</code> {escape(question)}</li>"
            for name, question in self.items()
        )
        head = escape(title(self.game, self.lang))
        return f'<div lang="{self.lang}">{head}<ul>{"".join(lines)}</ul></div>'


def recipes(game: str, lang: str | None = None) -> Questions:
    """The ready-made studies of a game, each with its question.

    >>> from churchill_kit import lab
    >>> "balance" in lab.recipes("churchill", "en")
    True
    """
    lang = spoken(lang)
    known_game(game)
    found = {r.name: message(lang, game, f"study-{r.name}", {}) for r in studies_of(game).recipes}
    return Questions(found, game, lang)


def study(
    game: str,
    name: str,
    games: int | None = None,
    folder: str | os.PathLike[str] | None = None,
    lang: str | None = None,
    **changes: Any,
) -> Study | Comparison:
    """Play a ready-made study: of one setting a Study, of several a Comparison of them, even if it
    ends before all have been played.

    `games` of each setting; `changes` are what ``lab.play`` takes, for all settings (``scenario``,
    ``seed``, ``jobs``, ``dask``, ``players`` …); with `folder` it can be stopped and gone on with.
    Raises LabError for a study that the game has not and a change of what it compares, BadSetup for
    a game that is not there.
    """
    lang = spoken(lang)
    known = {r.name: r for r in studies_of(game).recipes}
    if name not in known:
        raise LabError("lab-no-recipe", given=str(name)[:40], choices=", ".join(known))
    recipe = known[name]
    for part in changes:
        compared = [setting.get(part) for setting in recipe.settings.values()]
        if any(one != compared[0] for one in compared):  # changed, all settings would be the same
            raise LabError("lab-compared", given=name, part=part)
    question = message(lang, game, f"study-{name}", {})
    found: dict[str, Study] = {}
    for setting, given in recipe.settings.items():
        label = message(lang, game, f"study-{name}-{setting}", {})
        # Of one setting a chart grows; of several they stand beside each other in the end.
        watch = "winners" if len(recipe.settings) == 1 else ""
        above = label if len(recipe.settings) > 1 else ""
        asked = {"games": games or recipe.games, "watch": watch, "title": above, **given, **changes}
        inside = Path(folder, setting) if folder is not None else None
        found[label] = play(game, **asked, folder=inside, question=question, lang=lang)
        if found[label].trouble is not None:
            break
    if len(recipe.settings) == 1:
        return next(iter(found.values()))
    return Comparison(found, question, recipe.seat, lang, len(recipe.settings))
