"""A whole recorded game with notes, stepped through on the live board: on a tour of a few of its
notes, or from note to note through all of it. Before a turning point the reader is asked what he
would play."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable
from typing import Any, ClassVar, NamedTuple

import churchill_kit as ck
from churchill_kit.book.recorded import Moment, Played, Recorded
from churchill_kit.tutor.exercise import Text, text

from ..base.sentences import say
from ..base.words import told
from ..screen import screen
from .player import Section, StepPlayer

CHOICES = 4  # moves to guess among
NOTES = 2  # how deep the notes stand in the contents


class Turn(NamedTuple):
    """A decision on which a game turned: the step before it, the position, what was played."""

    at: int
    state: Any
    action: ck.Action


def _turn(played: Played, move: int) -> Turn:
    first = next(i for i, shot in enumerate(played.shots) if shot.move == move)
    return Turn(first - 1, played.before(move), played.actions[move - 1])


class Step:
    """A step of the game as the player shows it; its note is worked out when it is shown."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.state: Any = moment.shot.state
        self.events: tuple[ck.Event, ...] = moment.shot.events
        self.seat = moment.shot.seat

    @property
    def caption(self) -> Text | str:
        """The note, if there is one."""
        note = self.moment.note
        return text(f"annotated-{note.id}", **self.moment.facts) if note is not None else ""


class RecordedGame(StepPlayer):
    """The steps of a game. `tour` are the ids of the notes that a short tour has, `guessed` those
    of the notes whose move is guessed before they are shown."""

    kind = "annotated"
    texts: ClassVar[tuple[str, ...]] = (
        *StepPlayer.texts, "annotated-by-step", "annotated-tour", "annotated-whole",
        "annotated-way", "annotated-show", "annotated-curve",
    )  # fmt: skip

    def __init__(
        self,
        recorded: Recorded,
        sections: Iterable[Section] = (),
        lang: str | None = None,
        tour: Collection[str] = (),
        guessed: Collection[str] = (),
    ) -> None:
        notes = {m.note.id: m for m in recorded.moments if m.note is not None}
        self.noted = self.all_notes = [m.at for m in notes.values()]
        self.tour = [m.at for id_, m in notes.items() if id_ in tour]
        self.turns = {
            m.at: _turn(recorded.played, m.shot.move) for id_, m in notes.items() if id_ in guessed
        }
        self.whole = not self.tour
        self.asking = -1  # the note that is shown after the guess
        self.guessed: dict[int, int] = {}
        title = {lang: told(lang, recorded.game, "annotated-game") for lang in ck.LANGUAGES}
        steps = [Step(m) for m in recorded.moments]
        super().__init__(recorded.game, steps, title, "", sections, lang)
        self.every = self.panel.contents
        self.panel.curve = self._curve()
        self._way()

    def _words(self) -> None:
        super()._words()
        self.panel.texts = {**self.panel.texts, "player-keys": self.told("annotated-keys")}

    def _curve(self) -> dict[str, Any]:
        """How the score stood at each step."""
        scores = [step.state.score() for step in self.steps]
        seats = list(scores[0]) if scores else []
        names = {seat: ck.name(seat, self.game, self.lang) for seat in seats}
        return {"names": names, "points": {seat: [s[seat] for s in scores] for seat in seats}}

    # -- the tour, or all of it --------------------------------------------------------------------

    def on_way(self, content: dict[str, Any]) -> None:
        """The short tour, or the whole game."""
        whole = content.get("whole")
        if type(whole) is bool and self.tour:
            self.whole, self.asking = whole, -1
            self._way()

    def _way(self) -> None:
        """On the tour the contents name no notes: their titles would tell what is guessed."""
        self.noted = self.all_notes if self.whole else self.tour
        kept = self.every if self.whole else [c for c in self.every if c["depth"] < NOTES]
        self.panel.contents = kept
        self.shown = [s for s in self.sections if self.whole or s.depth < NOTES]
        self.show()

    @property
    def section(self) -> int:
        """Which line of the contents that are shown the step belongs to."""
        shown = getattr(self, "shown", self.sections)
        begun = [i for i, s in enumerate(shown) if s.at is not None and s.at <= self.at]
        return max(begun, key=lambda i: (shown[i].at, i), default=-1)

    # -- guesses -----------------------------------------------------------------------------------

    def go(self, to: int) -> None:
        """Show a step. On the tour a turning point is guessed first, once."""
        self.asking = -1
        if not self.whole and to in self.turns and to not in self.guessed:
            self.asking, to = to, self.turns[to].at
        super().go(to)

    def on_guess(self, content: dict[str, Any]) -> None:
        """What the reader would play; -1 to be shown what was played."""
        index = content.get("i")
        if self.asking < 0 or type(index) is not int:
            return
        if -1 <= index < len(self.moves(self.asking)):
            to, self.asking = self.asking, -1
            self.guessed[to] = index
            super().go(to)

    def moves(self, note: int) -> list[ck.Action]:
        """What can be guessed: what was played and others, in the order of the rules."""
        turn = self.turns[note]
        legal = list(turn.state.actions())
        others = [a for a in legal if a != turn.action]
        drawn = random.Random(note).sample(others, min(CHOICES - 1, len(others)))
        return sorted({turn.action, *drawn}, key=legal.index)

    def _guess(self) -> dict[str, Any] | None:
        if self.asking < 0:
            return None
        state = self.turns[self.asking].state
        return {
            "n": self.asking,
            "seat": state.decision.seat,
            "question": screen(self.game).prompt(state, state.decision, self.lang),
            "rule": state.decision.rule,
            "lead": self.told("annotated-guess"),
            "stakes": self.stakes(state),
            "moves": [say(action, self.lang) for action in self.moves(self.asking)],
        }

    def _compared(self) -> str:
        """What the reader guessed here, and what was played."""
        index = self.guessed.get(self.at, -1)
        if index < 0 or self.asking >= 0 or self.at not in self.turns:
            return ""
        mine, theirs = self.moves(self.at)[index], self.turns[self.at].action
        facts = {"mine": say(mine, self.lang), "theirs": say(theirs, self.lang)}
        return self.told("annotated-same" if mine == theirs else "annotated-other", **facts)

    # -- what is shown -----------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        at = self.asking if self.asking >= 0 else self.at
        before, past = bisect_left(self.noted, at), bisect_right(self.noted, at)
        noted = {"noted": before < past, "note": past, "notes": len(self.noted)}
        way = "note" if self.whole else "stop"
        guess = self._guess()
        data = super().data()
        if guess is not None:
            data |= {"caption": "", "events": [], "seat": ""}
        return {
            **data,
            "noted": self.told(f"annotated-{way}", **noted),
            "by_note": self.told(f"annotated-by-{way}"),
            "note_back": self.told(f"annotated-{way}-back"),
            "note_on": self.told(f"annotated-{way}-on"),
            "reason": self.standing(),
            "whole": self.whole,
            "touring": bool(self.tour),
            "guess": guess,
            "compared": self._compared(),
            "notes": [
                self.noted[before - 1] if before else -1,
                self.noted[past] if past < len(self.noted) else -1,
            ],
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        if self.asking < 0:
            return super().draw()
        state = self.turns[self.asking].state
        return screen(self.game).board_of(state), state, {}

    def standing(self) -> str:
        """How the game stands at the step that is shown, in one sentence."""
        return ""

    def stakes(self, state: Any) -> str:
        """What the one who decides can win or lose here, in a sentence or two."""
        return ""
