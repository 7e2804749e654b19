"""What all sandboxes share: values, the controls that change them, and what follows from them.

A sandbox holds *values* and makes positions of them. What follows is asked of the engine: odds
are counted by letting it roll each face of the die, a game is scored. Impossible positions are
told in the engine's own sentence, and what was shown before stays until the position is
possible again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import churchill_kit as ck

from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.sentences import name
from ..base.words import Sorry, choices, sentence_of
from .part import Part


class SandboxPanel(Panel):
    """Controls and consequences."""

    _esm, _css = bundle("lessons/sandbox")


class Sandbox(Part):
    """Values that can be changed, the position they make, and what follows from it."""

    kind = "sandbox"
    panel_type = SandboxPanel
    texts: ClassVar[tuple[str, ...]] = ("sandbox", "reset", "less", "more", "dice")
    name: ClassVar[str] = ""
    board_shown: ClassVar[str] = ""

    def __init__(self, game: str, lang: str | None = None, **start: Any) -> None:
        super().__init__(game, lang)
        self.engine: Any = ck.game(game)
        self.start = {**self.values_at_first(), **self._checked(start)}
        self.values: dict[str, Any] = dict(self.start)
        self.error = ""
        self.position: Any
        self.outcome: dict[str, Any] = {}
        self.recompute()
        if not self.outcome:
            raise Sorry("bad-start", why=self.error)
        self.show()

    def _checked(self, start: Mapping[str, Any]) -> dict[str, Any]:
        known = self.values_at_first()
        for key in start:
            if key not in known:
                raise Sorry("no-control", given=str(key)[:20], choices=choices(known))
        return dict(start)

    # -- each sandbox its own ----------------------------------------------------------------------

    def values_at_first(self) -> dict[str, Any]:
        """What is set before anything is changed."""
        raise NotImplementedError

    def controls(self) -> list[dict[str, Any]]:
        """What can be changed: groups of selects, steppers, toggles, segments."""
        raise NotImplementedError

    def compute(self) -> tuple[Any, dict[str, Any]]:
        """The position that the values make, and what follows from it. May raise BadPosition."""
        raise NotImplementedError

    def changed(self, key: str) -> None:
        """Bring other values in line with one that was changed."""

    # -- common ------------------------------------------------------------------------------------

    def recompute(self) -> None:
        """Ask the engine; an impossible position is told and the last possible one stays."""
        try:
            self.position, self.outcome = self.compute()
            self.error = ""
        except ck.GameError as error:
            self.error = sentence_of(error, self.lang)

    def set(self, key: str, value: Any) -> None:
        """Change a value; one that no control offers is refused by the engine or not taken."""
        self.values[key] = value
        self.changed(key)
        self.recompute()
        self.show()

    def on_change(self, content: dict[str, Any]) -> None:
        """A control was used."""
        key, value = content.get("id"), content.get("value")
        found = next((c for g in self.controls() for c in g["items"] if c["id"] == key), None)
        if found is None:
            return
        if found["kind"] == "stepper":
            by = content.get("by")
            if type(by) is int:  # quick presses must not be lost on the way
                value = found["value"] + by
            if type(value) is not int or not found["min"] <= value <= found["max"]:
                return
        elif found["kind"] == "press":
            value = found["value"] + 1
        elif found["kind"] == "toggle":
            if type(value) is not bool:
                return
        elif value not in [v for v, _ in found["options"]]:
            return
        self.set(str(key), value)

    def on_reset(self, _: dict[str, Any]) -> None:
        """Everything as it was at first."""
        self.values = dict(self.start)
        self.recompute()
        self.show()

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.told(f"sandbox-{self.name}"),
            "about": self.told(f"sandbox-{self.name}-about"),
            "board": self.board_shown,
            "controls": self.controls(),
            "outcome": self.outcome,
            "error": self.error,
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        return self.board_shown, self.position, {}

    # -- words for controls ------------------------------------------------------------------------

    def word(self, item: str) -> str:
        """The name of a thing of the game."""
        return str(name(item, self.game, self.lang))

    def label(self, key: str, **facts: Any) -> str:
        """A text of the sandboxes."""
        return self.told(f"sandbox-{key}", **facts)

    def group(self, key: str, *items: dict[str, Any], folded: bool = False) -> dict[str, Any]:
        """Controls that belong together."""
        title = self.label(key) if key else ""
        return {"id": key, "title": title, "items": list(items), "folded": folded}

    def select(self, key: str, label: str, options: list[tuple[Any, str]]) -> dict[str, Any]:
        """One of several."""
        return self._control("select", key, label, options=[list(o) for o in options])

    def segments(self, key: str, label: str, options: list[tuple[Any, str]]) -> dict[str, Any]:
        """One of few, all of them in sight."""
        return self._control("segments", key, label, options=[list(o) for o in options])

    def stepper(self, key: str, label: str, low: int, high: int) -> dict[str, Any]:
        """A number."""
        return self._control("stepper", key, label, min=low, max=high)

    def toggle(self, key: str, label: str) -> dict[str, Any]:
        """Yes or no."""
        return self._control("toggle", key, label)

    def press(self, key: str, label: str) -> dict[str, Any]:
        """Once more: a number that only goes up, like the seed of another roll of the dice."""
        return self._control("press", key, label)

    def _control(self, kind: str, key: str, label: str, **more: Any) -> dict[str, Any]:
        return {"kind": kind, "id": key, "label": label, "value": self.values[key], **more}
