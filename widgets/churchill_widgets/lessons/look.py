"""A board to look around on: click anything, and read what it is and what lies there now."""

from __future__ import annotations

from typing import Any, ClassVar

from churchill_kit.games.churchill.box.components import (
    BOX,
    BOXES,
    FRONTS,
    GLOBALS,
    SEATS,
    THEATERS,
)
from churchill_kit.games.churchill.game import GAME as CHURCHILL
from churchill_kit.games.churchill.state import Churchill

from ..base.lesson import Panel, Part, Sorry, choices, told
from ..base.scripts import bundle
from ..board.boards import map_scene, table_scene
from ..games.churchill.exhibits import detail, found

SCENES = {"table": table_scene, "map": map_scene}


class LookPanel(Panel):
    """A list of what there is on the board, and all about the one that is chosen."""

    _esm, _css = bundle("lessons/look")


class Look(Part):
    """One board of a position, thing by thing."""

    kind = "look"
    panel_type = LookPanel
    texts: ClassVar[tuple[str, ...]] = (
        "look-pick", "gallery-sources", "gallery-spaces", "gallery-see",
    )  # fmt: skip

    def __init__(self, state: Any = None, board: str = "table", lang: str | None = None) -> None:
        super().__init__(lang)
        if board not in SCENES:
            raise Sorry("no-choice", given=str(board)[:20], choices=choices(SCENES))
        if state is None:
            state = CHURCHILL.position(at="meeting")
        if not isinstance(state, Churchill):
            raise Sorry("no-position", given=type(state).__name__[:20])
        self.which, self.state = board, state.view(None) if state.viewer == "" else state
        scene = SCENES[board](self.state, self.lang)
        labels = {s.target: s.label for s in scene.things() if s.target}
        self.things = {t: x for t, x in exhibited(self.state, board).items() if t in labels}
        self.labels = labels
        self.chosen = next(iter(self.things))
        self.visited = self.things[self.chosen]
        self.show()

    def data(self) -> dict[str, Any]:
        lang = self.lang
        shown = found(self.visited, lang)
        assert shown is not None
        at_home = self.visited == self.things[self.chosen]
        return {
            "board": self.which,
            "title": told(lang, f"look-{self.which}"),
            "about": told(lang, "look-about"),
            "things": [[target, self.name(target)] for target in self.things],
            "chosen": self.chosen,
            "now": self.labels[self.chosen] if at_home else "",
            "detail": detail(shown, lang, self.theme, pictured=False),
        }

    def name(self, target: str) -> str:
        """What a thing is called in the list."""
        known = found(self.things[target], self.lang)
        assert known is not None
        kind, _, item = target.partition(":")
        if kind == "box" and item in FRONTS:
            return told(self.lang, "look-box", front=item)
        return self.labels[target].partition(":")[0] if kind in ("pawn", "theater") else known.name

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
        elif found(id, self.lang) is not None:
            self.visited = id
            self.show()

    def clicked(self, target: str) -> None:
        self.choose(target)


def exhibited(state: Churchill, board: str) -> dict[str, str]:
    """What can be chosen on a board, and what it is in the gallery."""
    if board == "table":
        return {
            **{f"leader:{s}": f"leaders/{state.leaders[s]}" for s in SEATS},
            **{f"issue:{i}": f"issues/{i}" for i in BOX.issues if state.issues[i] != "out"},
            **{f"pawn:{p}": "markers/global_pawn" for p in GLOBALS},
        }
    return {
        **{f"front:{f}": f"tracks/{f}" for f in FRONTS},
        **{
            f"box:{b}": f"spaces/{b}:{BOX.tracks[b].spaces[0].id}"
            if b in FRONTS
            else "tracks/arctic"
            for b in BOXES
        },
        **{f"location:{x}": f"places/{x}" for x in BOX.locations},
        **{f"theater:{t}": f"markers/leadership:{state.leadership[t]}" for t in THEATERS},
        "research": "tracks/a_bomb",
    }
