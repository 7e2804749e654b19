"""A board to look around on: click anything, and read what it is and what lies there now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..base.panel import Panel
from ..base.scripts import bundle
from ..screen import screen
from .part import Part


class LookPanel(Panel):
    """A list of what there is on the board, and all about the one that is chosen."""

    _esm, _css = bundle("lessons/look")


class Look(Part):
    """One board of a position, thing by thing.

    `things` names what may be chosen: the target on the board, and what it is in the box. A
    game says of the latter what it is called (`named`) and all about it (`told_of`).
    """

    kind = "look"
    panel_type = LookPanel
    texts: ClassVar[tuple[str, ...]] = (
        "look-pick", "gallery-sources", "gallery-spaces", "gallery-see",
    )  # fmt: skip

    def __init__(
        self, game: str, state: Any, board: str, things: Mapping[str, str], lang: str | None = None
    ) -> None:
        super().__init__(game, lang)
        self.which, self.state = board, state.view(None) if state.viewer == "" else state
        scene = screen(game).draw(board, self.state, self.lang, self.theme)
        self.labels = {s.target: s.label for s in scene.things() if s.target}
        self.things = {t: x for t, x in things.items() if t in self.labels}
        self.chosen = next(iter(self.things))
        self.visited = self.things[self.chosen]
        self.show()

    # -- each game its own -------------------------------------------------------------------------

    def known(self, item: str) -> bool:
        """Is there such a thing in the box?"""
        raise NotImplementedError

    def told_of(self, item: str) -> dict[str, Any]:
        """All about a thing in the box."""
        raise NotImplementedError

    def name(self, target: str) -> str:
        """What a thing is called in the list."""
        return self.labels[target]

    # -- common ------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        at_home = self.visited == self.things[self.chosen]
        return {
            "board": self.which,
            "title": self.told(f"look-{self.which}"),
            "about": self.told("look-about"),
            "things": [[target, self.name(target)] for target in self.things],
            "chosen": self.chosen,
            "now": self.labels[self.chosen] if at_home else "",
            "detail": self.told_of(self.visited),
        }

    def draw(self) -> tuple[str, Any, dict[str, Any]]:
        # Anything may be clicked; to outline all of it would only hide the board.
        return self.which, self.state, {"selected": self.chosen}

    def choose(self, target: str) -> None:
        """Show all about a thing on the board."""
        if target in self.things:
            self.chosen, self.visited = target, self.things[target]
            self.show()

    def on_look(self, content: dict[str, Any]) -> None:
        """Something was picked from the list."""
        self.choose(str(content.get("target", "")))

    def on_visit(self, content: dict[str, Any]) -> None:
        """A link leads to something else in the box, which may be on the board too."""
        id = str(content.get("id", ""))
        here = next((t for t, x in self.things.items() if x == id), None)
        if here is not None:
            self.choose(here)
        elif self.known(id):
            self.visited = id
            self.show()

    def clicked(self, target: str) -> None:
        self.choose(target)
