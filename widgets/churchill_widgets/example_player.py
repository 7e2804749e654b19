"""A worked example on a live board, one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, ClassVar

from churchill_kit.churchill.components import SEATS

from .churchill_table import board_of
from .lesson import (
    SHARED,
    Panel,
    Part,
    Sorry,
    any_told,
    choices,
    event_line,
    hands_of,
    script,
    told,
)

EXAMPLES = "churchill_kit.churchill.examples"


# -- finding one -----------------------------------------------------------------------------------


@cache
def all_examples() -> tuple[Any, ...]:
    """The worked examples that there are."""
    try:
        module = import_module(EXAMPLES)
    except ModuleNotFoundError as error:
        if error.name != EXAMPLES:
            raise
        return ()
    found = module.examples()
    return tuple(found.values() if isinstance(found, Mapping) else found)


def rule_of(example: Any) -> str:
    """The number of the rule that an example belongs to."""
    return str(getattr(example, "rule", getattr(example, "id", "")))


def title_of(example: Any, lang: str) -> str:
    """What an example is called."""
    return any_told(getattr(example, "title", ""), lang)


def example_of(number: str) -> Any | None:
    """The example of this id or rule, or the first of the rules below it ("5.2": of 5.22)."""
    known = all_examples()
    ids = {str(getattr(e, "id", getattr(e, "name", ""))): e for e in reversed(known)}
    if number in ids:
        return ids[number]
    same = [e for e in known if rule_of(e) == number]
    below = [e for e in known if number and rule_of(e).startswith(f"{number}.")]
    return next(iter([*same, *below]), None)


def steps_of(example: Any) -> tuple[Any, ...]:
    """The steps of an example: state, events, caption, seat."""
    return tuple(import_module(EXAMPLES).steps(example))


# -- playing it ------------------------------------------------------------------------------------


class ExamplePanel(Panel):
    """The text beside the board, and the buttons."""

    _esm = script(*SHARED, "example_player.js")


class ExamplePlayer(Part):
    """Steps through an example, forth and back."""

    kind = "example"
    panel_type = ExamplePanel
    texts: ClassVar[tuple[str, ...]] = ("example", "next", "back", "again", "step-keys", "happened")

    def __init__(
        self, example: Any, lang: str | None = None, closing: Callable[[], None] | None = None
    ) -> None:
        super().__init__(lang)
        self.example = example
        self.closing = closing
        self.steps = steps_of(example)
        if not self.steps:
            raise Sorry("no-example", given=rule_of(example))
        self.at = 0
        self.show()

    @property
    def step(self) -> Any:
        """The step that is shown."""
        return self.steps[self.at]

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
        step = self.step
        return {
            "title": title_of(self.example, self.lang),
            "rule": rule_of(self.example),
            "at": self.at,
            "count": len(self.steps),
            "place": told(self.lang, "step", n=self.at + 1, count=len(self.steps)),
            "caption": any_told(step.caption, self.lang),
            "events": [event_line(e, self.lang) for e in step.events],
            "board": board_for(step.state),
            "hands": hands_of(step.state, self.lang),
            "closable": self.closing is not None,
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        step = self.step
        return board_for(step.state), step.state, {}


def board_for(state: Any) -> str:
    """The board that matters in a position; a sum of points is read off the map."""
    return str(board_of(state))


def seen(state: Any, seat: str | None) -> Any:
    """The position as a seat sees it; the whole of it for nobody's eyes in particular."""
    return state.view(seat) if seat in SEATS and state.viewer == "" else state


def player(number: str, lang: str | None = None) -> ExamplePlayer:
    """The player of the example of a rule. Raises Sorry if there is none."""
    found = example_of(str(number))
    if found is None:
        known = choices(dict.fromkeys(rule_of(e) for e in all_examples()))
        raise Sorry("no-example-of", given=str(number)[:20], choices=known or "–")
    return ExamplePlayer(found, lang)
