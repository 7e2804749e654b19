"""A whole game with notes, stepped through on the live board, from note to note if you like."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import churchill_kit as ck
from churchill_kit.book.recorded import Moment
from churchill_kit.engine.values import Event
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.book.annotated import RECORDED
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.tutor.exercise import Text, text

from ...lessons.player import Section
from ...lessons.recorded import RecordedGame
from .words import GAME

# The segment of a conference by the beginning of an activity's number (4.1).
SEGMENTS = {"5.1": "4.21", "4.22": "4.22", "5.2": "4.22", "6": "4.23", "7": "4.3", "8": "8.0"}


class Scene:
    """A step of the game as the player shows it; its note is worked out when it is shown."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.state: Any = moment.shot.state
        self.events: tuple[Event, ...] = moment.shot.events
        self.seat = moment.shot.seat

    @property
    def caption(self) -> Text | str:
        """The note, if there is one."""
        note = self.moment.note
        return text(f"annotated-{note.id}", **self.moment.facts) if note is not None else ""


def sections() -> tuple[Section, ...]:
    """The contents: conferences, their segments, and in these the notes."""
    out = []
    for _, conference in groupby(RECORDED.moments, lambda m: m.shot.state.conference):
        steps = list(conference)
        card = steps[0].shot.state.card
        assert card is not None
        names = {lang: ck.name(card, GAME, lang, "conference") for lang in ck.LANGUAGES}
        out.append(Section(steps[0].at, names))
        for rule, segment in groupby(steps, lambda m: segment_of(m.shot.activity)):
            held = list(segment)
            out.append(Section(held[0].at, BOOK.rules()[rule].title, rule, 1))
            out += [
                Section(m.at, text(f"annotated-{m.note.id}-title"), "", 2)
                for m in held
                if m.note is not None
            ]
    return tuple(out)


def segment_of(activity: str) -> str:
    """The rule of the segment that an activity belongs to."""
    return next(rule for start, rule in SEGMENTS.items() if activity.startswith(start))


class Annotated(RecordedGame):
    """The annotated game."""

    def __init__(self, lang: str | None = None) -> None:
        moments = RECORDED.moments
        noted = [m.at for m in moments if m.note is not None]
        super().__init__(GAME, [Scene(m) for m in moments], noted, sections(), lang)

    def standing(self) -> str:
        sums = points(score(self.step.state))
        gap = max(sums.values()) - min(sums.values())
        return self.told("annotated-score", gap=gap, **sums)
