"""The gallery: everything in the box in one list, and all about the one that is chosen."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from churchill_kit.games.churchill.box.components import SEATS

from ...base.panel import Panel
from ...base.scripts import bundle
from ...base.sentences import name
from ...base.words import Sorry, choices
from ...lessons.part import Part
from .exhibits import KINDS, Exhibit, count, detail, exhibits, found
from .words import GAME, told

TEXTS = (
    "all", "kind", "power", "nobody", "search", "none", "list", "sources", "spaces", "see",
)  # fmt: skip


class GalleryPanel(Panel):
    """List and detail; the list is sent once, the detail when something is chosen."""

    _esm, _css = bundle("games/churchill/gallery")
    detail = traitlets.Dict().tag(sync=True)


class Gallery(Part):
    """Everything of one kind, or of all kinds."""

    kind = "gallery"
    panel_type = GalleryPanel
    texts: ClassVar[tuple[str, ...]] = tuple(f"gallery-{t}" for t in TEXTS)

    def __init__(self, kind: str | None = None, lang: str | None = None) -> None:
        super().__init__(GAME, lang)
        if kind is not None and kind not in KINDS:
            raise Sorry("no-gallery", game=GAME, given=str(kind)[:20], choices=choices(KINDS))
        self.kinds = KINDS if kind is None else (kind,)
        self.chosen: Exhibit = exhibits(self.kinds[0], self.lang)[0]
        self.show()
        self.look()

    def look(self) -> None:
        """Show all about what is chosen."""
        self.panel.detail = detail(self.chosen, self.lang, self.theme)

    def data(self) -> dict[str, Any]:
        lang = self.lang
        return {
            "title": told(lang, f"gallery-kind-{self.kinds[0]}")
            if len(self.kinds) == 1
            else told(lang, "gallery-everything"),
            "about": told(lang, "gallery-about"),
            "counts": {k: count(k, lang) for k in self.kinds},
            "total": told(lang, "gallery-total", n=sum(len(exhibits(k, lang)) for k in self.kinds)),
            "shown": told(lang, "gallery-shown", n="{n}", count="{count}"),
            "kinds": [[k, told(lang, f"gallery-kind-{k}")] for k in self.kinds],
            "powers": [[seat, name(seat, GAME, lang)] for seat in SEATS],
            "items": [
                [x.id, x.kind, x.seat, x.name, x.tag, x.about]
                for k in self.kinds
                for x in exhibits(k, lang)
            ],
        }

    def on_look(self, content: dict[str, Any]) -> None:
        """Something was chosen in the list."""
        chosen = found(str(content.get("id", "")), self.lang)
        if chosen is not None:
            self.chosen = chosen
            self.look()

    def on_hello(self, content: dict[str, Any]) -> None:
        """The page may be dark, and so should be the pictures."""
        before = self.theme
        super().on_hello(content)
        if self.theme != before:
            self.look()

    def on_theme(self, content: dict[str, Any]) -> None:
        """The page became light or dark, and so do the pictures."""
        super().on_theme(content)
        self.look()
