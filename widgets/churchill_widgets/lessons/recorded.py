"""A whole recorded game with notes, stepped through on the live board, or from note to note."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import churchill_kit as ck

from ..base.words import told
from .player import Section, StepPlayer


class RecordedGame(StepPlayer):
    """The steps of a game; `noted` are the numbers of those that have a note."""

    kind = "annotated"
    texts: ClassVar[tuple[str, ...]] = (
        *StepPlayer.texts, "annotated-notes-back", "annotated-notes-on",
    )  # fmt: skip

    def __init__(
        self,
        game: str,
        steps: Sequence[Any],
        noted: Sequence[int],
        sections: Iterable[Section] = (),
        lang: str | None = None,
    ) -> None:
        self.noted = noted
        title = {lang: told(lang, game, "annotated-game") for lang in ck.LANGUAGES}
        super().__init__(game, steps, title, "", sections, lang)

    def _words(self) -> None:
        super()._words()
        self.panel.texts = {**self.panel.texts, "player-keys": self.told("annotated-keys")}

    def data(self) -> dict[str, Any]:
        before, past = bisect_left(self.noted, self.at), bisect_right(self.noted, self.at)
        place = self.told(
            "annotated-place",
            n=self.at + 1,
            count=len(self.steps),
            noted=before < past,
            note=past,
            notes=len(self.noted),
        )
        return {
            **super().data(),
            "place": place,
            "reason": self.standing(),
            "notes": [
                self.noted[before - 1] if before else -1,
                self.noted[past] if past < len(self.noted) else -1,
            ],
        }

    def standing(self) -> str:
        """How the game stands at the step that is shown, in one sentence."""
        return ""
