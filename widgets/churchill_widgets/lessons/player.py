"""Steps on a live board, forth and back, by hand or by themselves: what worked examples, a
conference and a whole game have in common.

    StepPlayer(game, steps, title={"en": ..., "ru": ...}, sections=[Section(0, {...}), ...])

A step is a position, what happened in it, a caption, and whose move it was. What the page
shows of a step is worked out when it is shown, so a film of a thousand steps opens as fast as
one of three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

import traitlets

from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.words import Sorry, any_told
from ..screen import screen
from .part import Part

PRINTED = 12  # steps that are told on paper


class Section(NamedTuple):
    """A line of the contents: the step it begins with (None: there is no such step this time),
    what it is called (whatever `any_told` takes), its rule, and how deep it stands."""

    at: int | None
    title: Any
    rule: str = ""
    depth: int = 0


class PlayerPanel(Panel):
    """The text beside the board, the contents and the buttons."""

    _esm, _css = bundle("lessons/player")
    contents: traitlets.List[Any] = traitlets.List().tag(sync=True)  # once for all steps
    paper: traitlets.List[Any] = traitlets.List().tag(sync=True)  # all steps, to be printed
    curve: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)  # points at each of them


class StepPlayer(Part):
    """Steps to go through; with sections also a list of contents, and play by itself."""

    kind = "player"
    panel_type = PlayerPanel
    texts: ClassVar[tuple[str, ...]] = (
        "example", "next", "back", "again", "step-keys", "happened", "player", "play", "pause",
        "speed", "speed-slow", "speed-normal", "speed-quick", "contents", "player-keys",
        "whereabouts", "section-empty",
    )  # fmt: skip

    def __init__(
        self,
        game: str,
        steps: Sequence[Any],
        title: Any = "",
        rule: str = "",
        sections: Iterable[Section] = (),
        lang: str | None = None,
        closing: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(game, lang)
        self.closing = closing
        self.at = 0
        self.load(steps, title, rule, sections)

    def load(
        self, steps: Sequence[Any], title: Any, rule: str = "", sections: Iterable[Section] = ()
    ) -> None:
        """Other steps, from the first one on. Raises Sorry if there are none."""
        if not steps:
            raise Sorry("no-steps")
        self.steps, self.title, self.rule = steps, title, rule
        self.sections = tuple(sections)
        self.at = 0
        self.panel.paper = []
        self.panel.contents = [
            {
                "at": -1 if s.at is None else s.at,
                "title": any_told(s.title, self.game, self.lang),
                "rule": s.rule,
                "depth": s.depth,
            }
            for s in self.sections
        ]
        self.show()

    def on_paper(self, _: dict[str, Any]) -> None:
        """On paper all steps of a short example are told at once."""
        if len(self.steps) <= PRINTED and not self.panel.paper:
            own, lang = screen(self.game), self.lang
            self.panel.paper = [
                {
                    "caption": any_told(step.caption, self.game, lang),
                    "events": [own.event_line(e, lang)["text"] for e in step.events],
                }
                for step in self.steps
            ]

    @property
    def step(self) -> Any:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def section(self) -> int:
        """Which line of the contents the step belongs to; -1 before the first."""
        begun = [i for i, s in enumerate(self.sections) if s.at is not None and s.at <= self.at]
        return max(begun, key=lambda i: (self.sections[i].at, i), default=-1)

    def go(self, to: int) -> None:
        """Show a step; beyond the ends there is nothing to go to."""
        self.at = min(max(to, 0), len(self.steps) - 1)
        self.show()

    def on_step(self, content: dict[str, Any]) -> None:
        """The buttons and keys."""
        to = content.get("to")
        if type(to) is int:
            self.go(to)

    def on_close(self, _: dict[str, Any]) -> None:
        """An example that was opened from a rule's card goes away again."""
        if self.closing is not None:
            self.closing()

    def data(self) -> dict[str, Any]:
        step, lang, own = self.step, self.lang, screen(self.game)
        return {
            "title": any_told(self.title, self.game, lang),
            "rule": self.rule,
            "at": self.at,
            "count": len(self.steps),
            "place": self.told("step", n=self.at + 1, count=len(self.steps)),
            "section": self.section,
            "seat": step.seat or "",
            "caption": any_told(step.caption, self.game, lang),
            "events": [own.event_line(e, lang) for e in step.events],
            "board": self.which_board(),
            "hands": own.hands_of(step.state, lang),
            "beside": own.beside(step.state, lang, self.rule),
            "closable": self.closing is not None,
        }

    def which_board(self) -> str:
        """The board beside the step."""
        return str(screen(self.game).board_of(self.step.state))

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        step, own = self.step, screen(self.game)
        about = frozenset(t for e in step.events for t in own.happened_to(e))
        return self.which_board(), step.state, {"selected": about, "events": self.told_so_far()}

    def told_so_far(self) -> list[Any]:
        """What has happened since the example began: a card that is carried out lies there."""
        return [e for step in self.steps[: self.at + 1] for e in step.events]


def seen(state: Any, seat: str | None) -> Any:
    """The position as a seat sees it; the whole of it for nobody's eyes in particular."""
    return state.view(seat) if seat in state.seats and state.viewer == "" else state
