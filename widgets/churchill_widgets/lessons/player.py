"""Steps on a live board, forth and back, by hand or by themselves: what worked examples, a
conference and a whole game have in common.

    StepPlayer(steps, title={"en": ..., "ru": ...}, sections=[Section(0, {...}), ...])

A step is a position, what happened in it, a caption, and whose move it was (the Step of
``churchill/examples.py``, or anything with these four). What the page shows of a step is
worked out when it is shown, so a film of a thousand steps opens as fast as one of three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

import traitlets

from churchill_kit.games.churchill.box.components import SEATS

from ..base.lesson import Panel, Part, Sorry, any_told, event_line, told
from ..base.scripts import bundle
from ..games.churchill import SCREEN
from ..games.churchill.beside import beside_map
from ..games.churchill.targets import ARGUMENTS


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
        steps: Sequence[Any],
        title: Any = "",
        rule: str = "",
        sections: Iterable[Section] = (),
        lang: str | None = None,
        closing: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(lang)
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
        self.panel.contents = [
            {
                "at": -1 if s.at is None else s.at,
                "title": any_told(s.title, self.lang),
                "rule": s.rule,
                "depth": s.depth,
            }
            for s in self.sections
        ]
        self.show()

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
        step, lang = self.step, self.lang
        return {
            "title": any_told(self.title, lang),
            "rule": self.rule,
            "at": self.at,
            "count": len(self.steps),
            "place": told(lang, "step", n=self.at + 1, count=len(self.steps)),
            "section": self.section,
            "seat": step.seat or "",
            "caption": any_told(step.caption, lang),
            "events": [event_line(e, lang) for e in step.events],
            "board": board_for(step.state),
            "hands": SCREEN.hands_of(step.state, lang),
            "beside": beside_map(step.state, lang, self.rule),
            "closable": self.closing is not None,
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        step = self.step
        return board_for(step.state), step.state, {"selected": about(step.events)}


def about(events: Iterable[Any]) -> frozenset[str]:
    """What happened to which things on the boards."""
    return frozenset(
        f"{kind}:{event[argument]}"
        for event in events
        for argument, kind in ARGUMENTS.items()
        if kind != "power" and isinstance(event.get(argument), str)
    )


def board_for(state: Any) -> str:
    """The board that matters in a position; a sum of points is read off the map."""
    return SCREEN.board_of(state)


def seen(state: Any, seat: str | None) -> Any:
    """The position as a seat sees it; the whole of it for nobody's eyes in particular."""
    return state.view(seat) if seat in SEATS and state.viewer == "" else state
