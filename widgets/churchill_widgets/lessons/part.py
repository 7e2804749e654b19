"""What one cell of a chapter shows: a *part*.

A part is a panel (a widget with plain data that its script draws) and, where there is a
position to look at, a board. The board is made when the part comes near
the reader's eyes, so a long chapter opens as fast as a short one. Whatever goes wrong in a
part is told there in one sentence, and the chapter goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import ipywidgets

import churchill_kit as ck

from ..base.panel import Panel
from ..base.scripts import bundle
from ..base.words import Sorry, language_of_page, sentence_of, told
from ..cards.live import Live, Player
from ..cards.terms import rule_message, terms_message
from ..learner import progress
from ..screen import screen

# Messages that answer no complaint: it stays in sight.
QUIET = frozenset(
    (
        "hello",
        "near",
        "rule",
        "terms",
        "ping",
        "progress",
        "live",
        "live_close",
        "begun",
        "class",
        "read",
        "theme",
        "paper",
        "own",
    )
)

# Words that panels of every kind need; each kind adds its own.
Made = TypeVar("Made")  # what a cell shows
COMMON = ("rule", "rule-example", "rule-close", "board-wait", "breakdown", "in-all", "link-here")


class Part:
    """What one cell of a chapter shows; the object itself at the end of a cell is shown."""

    kind: ClassVar[str] = ""
    panel_type: ClassVar[type[Panel]] = Panel
    texts: ClassVar[tuple[str, ...]] = ()
    player: ClassVar[Player]  # shows a rule on a board; handed in from above by `shows_rules`

    def __init__(self, game: str, lang: str | None = None) -> None:
        self.game = game  # "" for what belongs to all games
        self.lang = lang if lang in ck.LANGUAGES else language_of_page()
        self.theme = "light"
        self.projected = False  # a class looks on: nobody's progress is shown
        self.panel = self.panel_type(kind=self.kind)
        self.box = ipywidgets.Box([self.panel])
        self.box.add_class("ck-tutor")
        self.box.add_class(f"ck-part-{self.kind}")
        self.board: Any = None
        self._near = False
        self._extra: list[Any] = []
        self._live: Live | None = None
        if game:
            self.panel.game = game
            self.wear(game)
        self.panel.on_msg(self._on_message)
        self._words()

    @property
    def closed(self) -> bool:
        """Has its panel been closed, so that no page shows it any more?"""
        return self.panel.comm is None

    def __repr__(self) -> str:
        return f"<{self.kind} of churchill_kit>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.box._repr_mimebundle_(**kwargs)

    def _words(self) -> None:
        keys = (*COMMON, *self.texts)
        self.panel.lang = self.lang
        self.panel.texts = {key: self.told(key) for key in keys}

    def wear(self, game: str) -> None:
        """The signs and colours of a game's seats."""
        own = screen(game)
        self.panel.signs, self.panel.seat_css = own.signs, own.css

    def told(self, key: str, **facts: Any) -> str:
        """A sentence of the chapters in the reader's language."""
        return told(self.lang, self.game, key, **facts)

    def data(self) -> dict[str, Any]:
        """What the panel shows now."""
        return {}

    def draw(self) -> tuple[str, Any, dict[str, Any]] | None:
        """What the board shows now: which of the game's, the position, selectable and selected."""
        return None

    def show(self) -> None:
        """Bring panel and board up to date."""
        self.panel.data = self.data()
        if self._near:
            self._draw()

    # -- messages of the page ----------------------------------------------------------------------

    def _on_message(self, _: Any, content: Any, __: Any) -> None:
        """Whatever goes wrong is said in the part, which stays as it was."""
        try:
            kind = content.get("type") if isinstance(content, dict) else None
            act = getattr(self, f"on_{kind}", None) if isinstance(kind, str) else None
            if act is not None:
                if kind not in QUIET:
                    self._no_trouble()
                act(content)
        except Exception as error:
            self.trouble(error)

    def trouble(self, error: BaseException) -> None:
        """Say what went wrong."""
        n = self.panel.trouble.get("n", 0) + 1
        self.panel.trouble = {"n": n, "text": sentence_of(error, self.lang)}

    def _no_trouble(self) -> None:
        if self.panel.trouble.get("text"):
            self.panel.trouble = {"n": self.panel.trouble["n"], "text": ""}

    def on_hello(self, content: dict[str, Any]) -> None:
        """A page shows the panel: is it dark, and what does its browser keep?"""
        self.theme = "dark" if content.get("dark") is True else "light"
        self.projected = content.get("project") is True
        for keeper in self.keepers():
            keeper.greeted(self.panel, content.get("kept"), self.projected)
        self._draw_if_near()

    def on_theme(self, content: dict[str, Any]) -> None:
        """The page became light or dark: its boards do as well."""
        self.theme = "dark" if content.get("dark") is True else "light"
        if self.panel.data:  # what could not be made is still heard, and has nothing to show
            self.show()

    def on_progress(self, content: dict[str, Any]) -> None:
        """The page's browser tells what it keeps."""
        for keeper in self.keepers():
            if content.get("game") in (None, keeper.game):
                keeper.heard(self.panel, content)

    def keepers(self) -> list[progress.Kept]:
        """Who keeps what is learned here."""
        return [progress.progress(self.game)] if self.game else []

    def on_ping(self, content: dict[str, Any]) -> None:
        """The page asks whether somebody is here."""
        self.panel.send({"type": "pong", "n": content.get("n")})

    def on_near(self, _: dict[str, Any]) -> None:
        """The part comes into sight."""
        if not self._near:
            self._near = True
            self._draw()

    def on_rule(self, content: dict[str, Any]) -> None:
        """A chip asks for its rule."""
        self.panel.send(rule_message(self.game, str(content.get("number", "")), self.lang))

    def on_terms(self, _: dict[str, Any]) -> None:
        """The page wants to know all terms."""
        self.panel.send(terms_message(self.game, self.lang))

    def on_example(self, content: dict[str, Any]) -> None:
        """A rule or term of this part asks for its live example: it comes below the part."""
        number = str(content.get("number", ""))
        self._extra = [Part.player(self.game, number, self.lang, self._close_example)]
        self._lay()

    @property
    def live(self) -> Live:
        """The live example in the card that a number of this part opens."""
        if self._live is None:
            self._live = Live(self.game, self.panel.send, Part.player)
        return self._live

    def on_live(self, content: dict[str, Any]) -> None:
        """The card of a rule asks for its live example: it comes in the card."""
        self.live.open(content, self.lang)

    def on_live_close(self, _: dict[str, Any]) -> None:
        """The card is closed."""
        self.live.close()

    def _close_example(self) -> None:
        self._extra = []
        self._lay()

    # -- the board ---------------------------------------------------------------------------------

    def _lay(self) -> None:
        boards = [self.board.widget] if self.board is not None else []
        self.box.children = (self.panel, *boards, *(p.box for p in self._extra))

    def _draw_if_near(self) -> None:
        if self._near:
            self._draw()

    def _draw(self) -> None:
        wanted = self.draw()
        if wanted is None:
            return
        if self.board is None:
            from ..board.boards import board  # a part that no one comes near needs none

            self.board = board()
            self.board.on_click(self._clicked)
            self.board.on_drag(self._dragged)
            self.board.widget.add_class("ck-board")
            self._lay()
        which, position, more = wanted
        scene = screen(self.game).draw(which, position, self.lang, self.theme, **more)
        self.board.aim(
            screen(self.game).seen_with(self.subject(more, scene)), whole=bool(more.get("events"))
        )
        self.board.show(self.scene(scene))

    def subject(self, more: dict[str, Any], scene: Any) -> frozenset[str]:
        """What the board is about: where it has too little room it is enlarged there."""
        from ..board.marks import chosen

        return chosen(more.get("selected"))

    def scene(self, scene: Any) -> Any:
        """A part may change the drawing before it is shown."""
        return scene

    def _clicked(self, target: str) -> None:
        try:
            self.clicked(target)
        except Exception as error:
            self.trouble(error)

    def clicked(self, target: str) -> None:
        """Something on the board was clicked."""

    def _dragged(self, start: str, end: str) -> None:
        try:
            self.dragged(start, end)
        except Exception as error:
            self.trouble(error)

    def dragged(self, start: str, end: str) -> None:
        """Something on the board was dragged to something else: as good as two clicks."""
        self.clicked(start)
        self.clicked(end)


class NoticePanel(Panel):
    """A panel of one sentence."""

    _esm, _css = bundle("lessons/notice")


class Notice(Part):
    """What a cell shows when it cannot show what was asked for: one sentence."""

    kind = "notice"
    panel_type = NoticePanel

    def __init__(self, error: BaseException, lang: str | None = None) -> None:
        super().__init__("", lang)
        self.sentence = sentence_of(error, self.lang)
        self.panel.data = {"text": self.sentence}


def part(
    make: Callable[..., Made], *args: Any, lang: str | None = None, **facts: Any
) -> Made | Notice:
    """What a cell shows, or a notice that says in one sentence why there is none."""
    given = lang
    try:
        if lang is not None and lang not in ck.LANGUAGES:
            given = None
            known = ", ".join(ck.LANGUAGES)
            raise Sorry("no-language", given=str(lang)[:20], choices=known)
        made = make(*args, lang=lang, **facts)
    except Exception as error:
        return Notice(error, given)
    return made


def shows_rules(player: Player) -> Player:
    """Let parts show rules on a board by this: players stand on parts, and parts on none."""
    Part.player = staticmethod(player)
    return player
