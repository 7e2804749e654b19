"""A whole game with notes, stepped through on the live board, from note to note if you like."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.book.annotated import RECORDED
from churchill_kit.games.churchill.rules.scoring import points, score
from churchill_kit.tutor.exercise import text

from ...lessons.player import Section
from ...lessons.recorded import RecordedGame
from .words import GAME

# A tour in a dozen notes, and those of them before which one is asked what to play.
TOUR = frozenset((
    *("opening", "churchill_speaks", "unused_president", "rome_first", "vain_debate", "d_day"),
    *("stalin_takes", "truman_sits", "last_card", "siam", "hungary", "the_end"),
))  # fmt: skip
GUESSED = frozenset(
    ("unused_president", "vain_debate", "truman_sits", "last_card", "siam", "hungary")
)

# The segment of a conference by the beginning of an activity's number (4.1).
SEGMENTS = {"5.1": "4.21", "4.22": "4.22", "5.2": "4.22", "6": "4.23", "7": "4.3", "8": "8.0"}


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


def on_track(place: Any, seat: str) -> bool:
    """Does an issue lie on this side of the table?"""
    return isinstance(place, tuple) and place[0] == seat


class Annotated(RecordedGame):
    """The annotated game."""

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(RECORDED, sections(), lang, TOUR, GUESSED)

    def stakes(self, state: Any) -> str:
        """Where the issues and the points stand for the one who decides."""
        sums, seat = points(score(state)), state.decision.seat
        facts = {
            "seat": seat,
            "mine": sums[seat],
            "gap": max(sums.values()) - min(sums.values()),
            "place": 1 + sum(n > sums[seat] for n in sums.values()),
            **{f"{s}_issues": sum(on_track(p, s) for p in state.issues.values()) for s in sums},
        }
        at_table = state.decision.kind in ("advance_issue", "debate_issue")
        return self.told("annotated-stakes-table" if at_table else "annotated-stakes-war", **facts)

    def standing(self) -> str:
        sums = points(score(self.step.state))
        gap = max(sums.values()) - min(sums.values())
        return self.told("annotated-score", gap=gap, **sums)
