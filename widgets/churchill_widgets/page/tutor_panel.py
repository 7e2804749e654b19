"""The tutor at the table: what it says at this moment, and the move that it holds back.

What there is to say comes from the guide of the game (``churchill_kit.tutor.guide``),
which sees no more than the person who is taught. This module keeps two things: whether
the tutor sits at the table, and the move about which it has a question.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import has, message
from churchill_kit.table import usual_seats
from churchill_kit.tutor.exercise import tell
from churchill_kit.tutor.guide import Advice, Caution, Guide, guide, has_guide

from ..base.sentences import of_action, parts
from .controller import Controller

WORDS = (
    "title", "on", "off", "away", "asked", "again", "news", "review", "score", "quiet",
    "waiting", "warning", "anyway", "back", "first", "first-about", "first-seat", "key-help",
)  # fmt: skip
OWN = "reconstruction"  # what a game may have to say of its numbers
ENOUGH = 2  # who plays on against the same warning so often knows what he does


def words(lang: str, game: str) -> dict[str, str]:
    """The words of the tutor that need no facts; {} where there is no tutor."""
    if not has_guide(game):
        return {}
    told = {f"tutor-{key}": message(lang, game, f"guide-{key}", {}) for key in WORDS}
    own = message(lang, game, f"guide-{OWN}", {}) if has(lang, game, f"guide-{OWN}") else ""
    return told | {f"tutor-{OWN}": own}


class TutorPanel:
    """The tutor of an app; ``section`` is what its panel shows."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.on = False
        self._held: tuple[int, int, Caution] | None = None  # of which move, in which position
        self._count = 0  # of questions, so that the same one asked again is news to the page
        self._insisted: Counter[tuple[str, str]] = Counter()  # game and warning -> played anyway
        self._said: tuple[Any, dict[str, Any]] | None = None

    @property
    def offered(self) -> bool:
        """Can a tutor be had? Only where one person plays, for whom alone it speaks."""
        c = self.controller
        return c.table is not None and len(c.persons) == 1 and has_guide(c.game.name)

    @property
    def _guide(self) -> Guide | None:
        """The guide, while the tutor sits at the table; one that cannot come says why, and leaves
        the game alone."""
        if not self.on or not self.offered:
            return None
        try:
            return guide(self.controller.game.name)
        except ck.BadGame as error:
            self.on = False
            self.controller.failed(error)
            return None

    # -- what the page asks ----------------------------------------------------------------

    def turn(self, on: bool) -> None:
        """Call the tutor, or send it away."""
        self.on = on
        self._held = None

    def first_game(self, seat: Any) -> dict[str, Any]:
        """The set-up of the first game: the first scenario, one seat against bots."""
        game, shown = self.controller.game, self.controller.screen
        seats = game.seats_of()
        mine = seat if seat in seats else shown.lesson_seat or shown.first_seat
        return {"scenario": game.scenarios[0], "seats": usual_seats(game, seats, mine)}

    def holds(self, index: int, token: int) -> bool:
        """Does the tutor want a word before this move? Then it is not played yet."""
        c, found = self.controller, self._guide
        self._held = None
        if found is None or c.stage != "play" or token != c.token:
            return False
        actions = c.actions()
        if not 0 <= index < len(actions):
            return False
        caution = found.warn(c.view, actions[index])
        if caution is not None and self._insisted[c.key, caution.about] >= ENOUGH:
            caution = None
        if caution is not None:
            self._held = index, token, caution
            self._count += 1
        return caution is not None

    def insisted(self, index: int) -> None:
        """A move is played although the tutor may just have asked about it."""
        if self._held is not None and self._held[0] == index:
            self._insisted[self.controller.key, self._held[2].about] += 1
        self._held = None

    def let_go(self) -> None:
        """The person has thought better of it."""
        self._held = None

    # -- what the page shows ----------------------------------------------------------------

    def section(self) -> dict[str, Any]:
        """Whether a tutor can be had and is there, and all that it says now."""
        c, found = self.controller, self._guide
        shown: dict[str, Any] = {"offered": self.offered, "on": found is not None}
        if found is None:
            return shown
        key = (c.token, c.key, c.lang)
        if self._said is None or self._said[0] != key:
            self._said = key, self._lesson(found)
        shown |= self._said[1]
        if self._held is not None and self._held[1] == c.token:
            shown["caution"] = self._caution(*self._held)
        return shown

    def _lesson(self, found: Guide) -> dict[str, Any]:
        c = self.controller
        assert c.record is not None
        if c.stage in ("bots", "story"):
            return {"waiting": True}
        lesson = found.lesson(c.record, c.persons[0])
        return {
            "waiting": False,
            "key": f"{c.key}-{c.token}",
            "asked": self._advice(lesson.asked) if lesson.asked else None,
            "first": lesson.first,
            "news": [self._advice(a) for a in lesson.news],
            "review": self._advice(lesson.review) if lesson.review else None,
        }

    def _advice(self, advice: Advice) -> dict[str, Any]:
        c = self.controller
        return {
            "about": advice.about,
            "lines": [tell(told, c.game.name, c.lang) for told in advice.told],
            "rule": advice.rule,
            "parts": parts(advice.breakdown, c.game.name, c.lang),
        }

    def _caution(self, index: int, token: int, caution: Caution) -> dict[str, Any]:
        c = self.controller
        better = caution.better
        return {
            "n": self._count,
            "i": index,
            "token": token,
            "about": caution.about,
            "action": of_action(c.actions()[index], c.lang),
            "text": tell(caution.told, c.game.name, c.lang),
            "rule": caution.rule,
            "parts": parts(caution.breakdown, c.game.name, c.lang),
            "better": None
            if better is None
            else {
                "i": c.actions().index(better),
                "text": message(c.lang, c.game.name, "guide-better", {"action": better}),
            },
        }
