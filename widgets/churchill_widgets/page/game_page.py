"""The app: one page from the choices before a game to its final score.

``App`` ties the parts together: messages of the page go to the controller, what changed
there goes to the panels and the boards, and the game into the browser's storage.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import anywidget
import ipywidgets
import traitlets

import churchill_kit as ck

from ..base.class_news import ClassNews
from ..base.scripts import bundle
from ..base.sentences import say, text
from . import choosing, end_page, first_minute, games_page, pages, start_page
from .adviser_panel import AdviserPanel
from .controller import WATCHED, Controller, SetupError
from .costs import Costs
from .shared_panel import SharedPanel
from .story_panel import StoryPanel
from .telling import STILL

log = logging.getLogger(__name__)

FORM = ("game", "scenario", "options", "seats")  # what is chosen on the first page


class Panels(anywidget.AnyWidget):
    """All of the page but the boards: each trait is a section as in ``pages``."""

    _esm, _css = bundle("page/page")

    texts = traitlets.Dict().tag(sync=True)
    start = traitlets.Dict().tag(sync=True)
    head = traitlets.Dict().tag(sync=True)
    choices = traitlets.Dict().tag(sync=True)
    plan = traitlets.Dict().tag(sync=True)  # several placings at once
    preview = traitlets.Dict().tag(sync=True)  # where what is chosen would lead
    told = traitlets.Dict().tag(sync=True)  # what a thing is that is no choice
    hand = traitlets.Dict().tag(sync=True)
    scores = traitlets.Dict().tag(sync=True)
    log = traitlets.Dict().tag(sync=True)
    story = traitlets.Dict().tag(sync=True)  # what happens between two decisions
    adviser = traitlets.Dict().tag(sync=True)  # the one voice
    worth = traitlets.Dict().tag(sync=True)  # what stands beside the choices
    shared = traitlets.Dict().tag(sync=True)  # around a table that is shared
    end = traitlets.Dict().tag(sync=True)
    error = traitlets.Dict().tag(sync=True)
    signs = traitlets.Dict().tag(sync=True)  # of the seats, the same as on the boards
    seat_css = traitlets.Unicode("").tag(sync=True)  # their colours


class App:
    """The whole page; ``widget`` shows it, and so does the object itself at the end of a cell.

    `waits`: its browser is asked first which game it is about, so that no other is loaded.
    """

    def __init__(self, game: str | None = None, lang: str = "en", waits: bool = False) -> None:
        self.controller = Controller(game, lang)
        self.controller.failed = self._failed
        self.adviser = AdviserPanel(self.controller, self._advised)
        self.costs = Costs(self.controller, self._costed, self.adviser.advised)
        self.story = StoryPanel(self.controller)
        self.panels = Panels()
        self.together = SharedPanel(self.controller, self.panels.send, self._around)
        self._class = ClassNews(self.panels.send, lambda: self.controller.lang)
        self.panels.add_class("ck-panels")
        self.grid = ipywidgets.Box([self.panels])
        self.grid.add_class("ck-grid")
        self.widget = ipywidgets.Box([self.grid])
        self.widget.add_class("ck-app")
        self.boards: dict[str, Any] = {}
        self._log = pages.Log()
        self._errors: dict[str, str] = {}
        self._kept: list[dict[str, Any]] = []
        self._scope = ""  # the class of the game whose colours are worn
        self._boards_of = ""  # the game whose boards are laid
        self._sizes: dict[str, tuple[float, float]] = {}
        self._shown_token = -1
        self._began = False  # has a game been begun on this page?
        self._dropped: Any = None  # the question in which a card was let go over a board
        self._moves: Any = None
        self._back: tuple[Any, Any] = (None, None)  # a finished game, and what turned it
        self._shown_told = -1  # after how many moves the story had been told when it was kept
        self.live: Any = None  # the example in the card of a rule
        self.panels.on_msg(self._on_message)
        self.controller.observe(lambda _: self.show(), "changed")
        self._waits = waits and game is None and len(ck.games()) > 1
        if not self._waits:
            self.show()

    def __repr__(self) -> str:
        return "<the app of churchill_kit>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.widget._repr_mimebundle_(**kwargs)

    # -- from the page --------------------------------------------------------------------------

    def _on_message(self, _: Any, content: Any, __: Any) -> None:
        """A message of the page; whatever goes wrong is said there, and the game stays as it
        was."""
        self.together.heard()
        try:
            kind = content.get("type") if isinstance(content, dict) else None
            act = getattr(self, f"_on_{kind}", None) if isinstance(kind, str) else None
            if act is not None:
                act(content)
        except SetupError as error:
            self._errors = {error.field: say(error.error, self.controller.lang)}
            self.panels.start = self._start()
        except Exception as error:
            self._failed(error)
            if isinstance(error, ck.BadGame) and self.controller.record is None:
                self.panels.start = self._start()

    def _failed(self, error: BaseException) -> None:
        """Say what went wrong in one sentence; details of surprises go to the log of the kernel."""
        lang = self.controller.lang
        if isinstance(error, ck.GameError):
            sentence = say(error, lang)
        else:
            log.error("a handler of the page failed", exc_info=error)
            sentence = text(lang, "surprise", what=f"{type(error).__name__}: {error}"[:200])
        self.panels.error = {"n": self.panels.error.get("n", 0) + 1, "text": sentence}

    def _no_error(self) -> None:
        if self.panels.error.get("text"):
            self.panels.error = {"n": self.panels.error["n"], "text": ""}

    def _on_hello(self, content: dict[str, Any]) -> None:
        """A page has opened: what does its browser keep, and which language does it speak?"""
        kept = content.get("kept")
        self._kept = kept if isinstance(kept, list) else []
        lang = content.get("lang")
        self.controller.set_pace(content.get("pace"))
        fresh = self.controller.record is None
        if fresh:
            self.adviser.turn(content.get("tutor") is True)
        # Who goes on with a game sees no list of games flash by.
        with self.panels.hold_sync():
            if self._waits:
                self._begin(content)
            elif fresh and lang in ck.LANGUAGES and lang != self.controller.lang:
                self._on_lang(content)
            else:
                self.panels.start = self._start()
            if fresh and isinstance(content.get("table"), str):
                self._on_shared({"what": "enter", "secret": content["table"]})
            elif fresh and isinstance(content.get("resume"), dict):
                self._on_resume({"kept": content["resume"]})
        self.panels.send({"type": "welcome"})

    def _on_class(self, content: dict[str, Any]) -> None:
        """Who plays has come from a class: new work is told him here."""
        self._class.follow(content)

    def _begin(self, content: dict[str, Any]) -> None:
        """The page says which game it is about; without that, or if that one cannot be had, it is
        about the first."""
        self._waits = False
        if content.get("lang") in ck.LANGUAGES:
            self.controller.lang = content["lang"]
        resume = content.get("resume")
        named = (resume if isinstance(resume, dict) else content).get("game")
        try:
            if named in ck.games():
                self.controller.choose(named)
        except ck.BadGame as error:
            self._failed(error)
        self.show()

    def _on_ping(self, content: dict[str, Any]) -> None:
        at = {key: self.panels.head.get(key) for key in ("token", "look")}
        self.panels.send({"type": "pong", "n": content.get("n"), "at": at})

    def _on_missed(self, _: dict[str, Any]) -> None:
        """The page was out of reach, and what was sent meanwhile may be lost."""
        self.panels.send_state()
        for board in self.boards.values():
            board.again()

    def _on_terms(self, _: dict[str, Any]) -> None:
        """The page wants to know all terms: once, they are many."""
        from ..cards.terms import terms_message

        self.panels.send(terms_message(self.controller.game.name, self.controller.lang))

    def _on_rule(self, content: dict[str, Any]) -> None:
        """A chip asks for its rule."""
        from ..cards.terms import rule_message

        number = str(content.get("number", ""))
        self.panels.send(rule_message(self.controller.game.name, number, self.controller.lang))

    def _on_live(self, content: dict[str, Any]) -> None:
        """The card of a rule asks for its live example."""
        if self.live is None:
            from ..cards.live import Live
            from ..lessons.example_player import rule_player

            self.live = Live(self.controller.game.name, self.panels.send, rule_player)
        self.live.open(content, self.controller.lang)

    def _on_live_close(self, _: dict[str, Any]) -> None:
        """The card is closed."""
        if self.live is not None:
            self.live.close()

    def _on_log(self, _: dict[str, Any]) -> None:
        """A page lacks lines of the log."""
        self._log.forget()
        self.panels.log = {}
        self.panels.log = self._log.section(self.controller)

    def _on_lang(self, content: dict[str, Any]) -> None:
        if content.get("lang") in ck.LANGUAGES:
            self.controller.lang = content["lang"]
            self._errors = {}
            self._no_error()
            self.show()
            if self.controller.record is not None:
                self._keep()

    def _on_start(self, content: dict[str, Any]) -> None:
        setup = content.get("setup")
        setup = setup if isinstance(setup, dict) else {}
        if setup.get("game"):
            self.controller.choose(setup["game"])
        if "first" in content:
            setup = {**setup, **self.adviser.first_game(content["first"])}
            self.adviser.turn(True)
            if self._began and self.controller.pace in STILL:  # a wish about the game before
                self.controller.set_pace("normal")
        self._began = True
        self.controller.watched = 0.0 if content.get("quick") else WATCHED
        self._errors = {}
        self._no_error()
        with self.controller.whole():
            self.controller.start(setup, first="first" in content)

    def _on_form(self, content: dict[str, Any]) -> None:
        """Another game, set-up or option is chosen on the first page: the seats may change."""
        if self.controller.table is None:
            self._errors = {}
            self._no_error()
            with self.controller.whole():
                self.controller.choose(*(content.get(k) for k in FORM))
                self.show()

    def _on_resume(self, content: dict[str, Any]) -> None:
        kept = content.get("kept")
        kept = kept if isinstance(kept, dict) else {}
        self._no_error()
        with self.controller.whole():
            self.controller.resume(kept)
        self.costs.known(kept.get("costs"))

    def _on_open(self, content: dict[str, Any]) -> None:
        self._no_error()
        with self.controller.whole():
            self.controller.open(str(content.get("text", "")), content.get("name"))

    def _on_save(self, _: dict[str, Any]) -> None:
        table = self.controller.table
        if table is not None:
            self._send_file(games_page.file_name(table), self.controller.save())

    def _on_file_of(self, content: dict[str, Any]) -> None:
        """A game of the list is to be a file."""
        self._no_error()
        self._send_file(*games_page.file_of(content.get("kept")))

    def _send_file(self, title: str, saved: str) -> None:
        told = text(self.controller.lang, "saved-as", name=title)
        self.panels.send({"type": "file", "name": title, "text": saved, "told": told})

    def _on_entry(self, content: dict[str, Any]) -> None:
        """The list of games wants to know more of one."""
        found = games_page.looked_into(content.get("kept"), self.controller.lang)
        self.panels.send({"type": "entry", **found})

    def _on_minute(self, content: dict[str, Any]) -> None:
        """A first game begins, or somebody wants to see its cards again."""
        if self.controller.record is not None:
            again = content.get("again") is True
            cards = first_minute.cards(self.controller)
            told = {"cards": cards, "again": again, "lang": self.controller.lang}
            told["who"] = first_minute.who(self.controller)
            self.panels.send({"type": "minute", **told})

    def _on_act(self, content: dict[str, Any]) -> None:
        index, token = content.get("i"), content.get("token")
        if type(index) is not int or not isinstance(token, int):
            return
        if content.get("anyway") is True:
            self.adviser.insisted(index)
        elif self.adviser.holds(index, token):
            self.panels.adviser = self.adviser.section()
            return
        if self.controller.play(index, token):
            self._no_error()

    def _on_touch(self, content: dict[str, Any]) -> None:
        """A line of the list is touched by a finger, which does not hover: where it leads is shown
        first; where nothing else could be chosen it is played."""
        if not self.controller.consider(content.get("i"), content.get("token")):
            self._on_act(content)

    def _on_take_back(self, _: dict[str, Any]) -> None:
        """The move that the tutor asked about is not played."""
        self.adviser.let_go()
        self.panels.adviser = self.adviser.section()

    def _on_tutor(self, content: dict[str, Any]) -> None:
        """The tutor is called, or sent away."""
        self.adviser.turn(content.get("on") is True)
        self.panels.adviser = self.adviser.section()

    def _on_lift(self, content: dict[str, Any]) -> None:
        self.controller.lift(int(content.get("token", -1)))

    def _on_shared(self, content: dict[str, Any]) -> None:
        """What one does at a shared table, or to come to one."""
        asks = content.get("what") == "mine"  # by itself: what went wrong before stays on the page
        if not asks:
            self._errors = {}
            self._no_error()
        with self.controller.whole():
            self.together.on(str(content.get("what")), content)
        self._around()
        if self.controller.record is None and asks:
            self.panels.start = self._start()

    def _on_hidden(self, content: dict[str, Any]) -> None:
        """The page has gone out of sight, or come back."""
        self.together.hidden = content.get("on") is True

    def _on_undo(self, _: dict[str, Any]) -> None:
        if self.controller.shared is not None:
            self.together.on("undo", {})
            return
        self.controller.undo()

    def _on_redo(self, _: dict[str, Any]) -> None:
        self.controller.redo()

    def _on_watch(self, content: dict[str, Any]) -> None:
        self.controller.watch(str(content.get("what")))

    def _on_story(self, content: dict[str, Any]) -> None:
        """Leading what is shown: next, back, pause, skip, again."""
        self._no_error()
        self.story.on(str(content.get("what")), content)

    def _on_timeline(self, content: dict[str, Any]) -> None:
        """Leafing through the game, and playing on from a point of it."""
        self._no_error()
        with self.controller.whole():
            self.story.on_timeline(str(content.get("what")), content)

    def _on_look(self, content: dict[str, Any]) -> None:
        """A line of the log has a page of its own."""
        self.story.look(content.get("line"))

    def _on_leave(self, content: dict[str, Any]) -> None:
        kept = content.get("kept")
        self._kept = kept if isinstance(kept, list) else []
        self._no_error()
        self._keep()  # what was just played may not have been kept yet
        self.controller.leave()

    def _on_kept(self, content: dict[str, Any]) -> None:
        """The browser's list of games has changed."""
        kept = content.get("kept")
        self._kept = kept if isinstance(kept, list) else []
        self.panels.start = self._start()

    def _on_select(self, content: dict[str, Any]) -> None:
        """Something in the hand, or its button, is touched. A drag plays where one choice is
        left; a button that only narrows the list never plays."""
        self._select(str(content.get("target", "")), plays=content.get("plays") is not False)

    def _select(self, target: str, plays: bool = True) -> None:
        c = self.controller
        played = c.select(target, plays)
        # A touch slips easily: where several can be planned it plans one, as it does in the list.
        if played is not None and not c.plan_one(played, c.token):
            self._on_act({"i": played, "token": c.token})

    def _on_drop(self, content: dict[str, Any]) -> None:
        """A card was let go over a board: the click that follows plays what is left."""
        self._dropped = content.get("token")

    def _on_theme(self, content: dict[str, Any]) -> None:
        """The page is light or dark: its boards are as well."""
        theme = "dark" if content.get("dark") is True else "light"
        if theme != self.controller.theme:
            self.controller.theme = theme
            self._draw(self._usable())

    def _on_plan(self, content: dict[str, Any]) -> None:
        """So many of some placings are planned."""
        rows = content.get("rows")
        if isinstance(rows, dict) and all(str(i).isdecimal() for i in rows):
            self.controller.plan({int(i): n for i, n in rows.items()}, content.get("token"))

    def _on_plan_rest(self, content: dict[str, Any]) -> None:
        """All that the adviser would place is planned."""
        if wanted := self.adviser.placings():
            self.controller.plan_all(wanted, content.get("token"))

    def _on_play_plan(self, content: dict[str, Any]) -> None:
        """All that is planned is played."""
        token = content.get("token")
        if content.get("anyway") is True:
            self.adviser.insisted(None)
        elif self.adviser.holds_plan(token):
            self.panels.adviser = self.adviser.section()
            return
        if self.controller.play_plan(token):
            self._no_error()

    def _on_aim(self, content: dict[str, Any]) -> None:
        """A choice of the list is pointed at, or none any more: the boards show where it leads."""
        if self.controller.table is None:
            return  # the focus was taken from it because the game was left
        self.controller.selecting.aim(self.controller, content.get("i"), content.get("token"))
        self._mark_boards()

    def _mark_boards(self) -> None:
        for which, made in self.boards.items():
            if made.scene is not None:
                made.mark(self._marks(which, made.scene))

    def _on_hush(self, _: dict[str, Any]) -> None:
        """What was told of a thing has been read."""
        if self.controller.selecting.hush(self.controller):
            self.show()

    def _on_clear(self, _: dict[str, Any]) -> None:
        self.controller.clear()

    def _on_sizes(self, content: dict[str, Any]) -> None:
        """How much room the page has for each board."""
        sizes = content.get("sizes")
        for which in self.controller.screen.boards:
            width, height = (sizes if isinstance(sizes, dict) else {}).get(which, (0, 0))
            self._sizes[which] = (min(max(width, 300), 2400), min(max(height, 0), 1800))
        self._draw(self._usable())

    def _on_hint(self, _: dict[str, Any]) -> None:
        if self.controller.stage == "play":
            if self.controller.selecting.preview(self.controller) is None:
                self.controller.clear()  # the hint is about all choices, so all are listed
            self.adviser.ask("hint")
            self.show()

    def _on_unread(self, content: dict[str, Any]) -> None:
        """A hint came, and nobody has seen it."""
        self.adviser.unread(content.get("token", -1))

    def _on_why(self, _: dict[str, Any]) -> None:
        if self.controller.decision is not None:
            self.adviser.ask("why")
            self.show()

    # -- to the page ------------------------------------------------------------------------------

    def show(self) -> None:
        """Bring panels, boards and storage up to what the controller holds."""
        c, p = self.controller, self.panels
        new = c.token != self._shown_token
        self._shown_token = c.token
        self.adviser.shown()
        usable = self._usable()
        with p.hold_sync():
            p.signs, p.seat_css = c.screen.signs, c.screen.css
            self._wear(c.screen.scope)
            p.texts = pages.texts(c)
            p.start = self._start() if c.record is None else {}
            p.shared = self.together.section()
            p.head = pages.head(c)
            p.choices = choosing.choices(c, self.adviser.hinted)
            p.plan = choosing.plan(c)
            p.preview = choosing.preview(c, self.adviser.why_worse)
            p.told = choosing.told(c)
            p.hand = pages.hand(c, self.adviser.hinted)
            p.scores = pages.scores(c)
            p.log = self._log.section(c)
            p.story = self.story.section()
            p.end = self._end()
            p.adviser = self.adviser.section()
            p.worth = self.adviser.worth()
        self._draw(usable)
        self._make_way()
        self.adviser.think()
        told = c.table.told if c.table is not None else 0
        if c.record is not None and c.shared is None and (new or told != self._shown_told):
            self._soon(self._keep)
        self._shown_told = told

    def _start(self) -> dict[str, Any]:
        tables = self.together.mine()
        return start_page.start(self.controller, self._errors, self._kept, tables)

    def _around(self) -> None:
        """Something around a shared table has changed, but nothing on it."""
        section = self.together.section()
        if section != self.panels.shared:
            self.panels.shared = section

    def _end(self) -> dict[str, Any]:
        """The page after the game, at once; what takes longer to find out follows."""
        c, found = self.controller, end_page.end(self.controller)
        if not found or c.record is None:
            return found
        key = (c.key, c.record.n, c.lang)
        if self._back[0] != key:
            self._back = key, None
            self._soon(lambda: self._look_back(key))
        return {**found, "back": self._back[1], "costs": self.costs.section()}

    def _look_back(self, key: Any) -> None:
        """What turned the game, once it is known."""
        if self._back[0] == key and self._back[1] is None:
            self._back = key, end_page.looking_back(self.controller)
            self.panels.end = self._end()

    def _on_costs(self, _: dict[str, Any]) -> None:
        """Which of one's own moves cost most?"""
        self.costs.ask()

    def _costed(self) -> None:
        self.panels.end = self._end()
        if found := self.costs.kept():
            self.panels.send({"type": "costs", "key": self.controller.key, "found": found})

    def _wear(self, scope: str) -> None:
        """The page has the colours of the game that it shows."""
        if scope != self._scope:
            self.widget.remove_class(self._scope)
            self.widget.add_class(scope)
            self._scope = scope

    def _usable(self) -> frozenset[str]:
        return frozenset(t for choice in self.controller.chosen() for t in choice.targets)

    def _advised(self) -> None:
        """The adviser knows what it was thinking about."""
        with self.panels.hold_sync():
            if self.adviser.asked:
                self.panels.choices = choosing.choices(self.controller, self.adviser.hinted)
                self.panels.hand = pages.hand(self.controller, self.adviser.hinted)
                self._mark_boards()
            self.panels.adviser = self.adviser.section()
            self.panels.worth = self.adviser.worth()

    def _keep(self) -> None:
        """Into the browser's storage: as a message, since what is kept belongs to no panel."""
        table = self.controller.table
        if table is not None and self.controller.shared is None:  # it would tell all secrets
            kept = {**self.controller.keep(), **games_page.standing(table)}
            self.panels.send({"type": "keep", "kept": kept})

    def _soon(self, what: Callable[[], None]) -> None:
        """After the page has been served; at once where there is no page."""
        try:
            asyncio.get_running_loop().call_soon(self._guarded, what)
        except RuntimeError:
            what()

    def _guarded(self, what: Callable[[], None]) -> None:
        try:
            what()
        except Exception as error:
            self._failed(error)

    # -- boards -----------------------------------------------------------------------------------

    def _draw(self, usable: frozenset[str]) -> None:
        """The boards, the one that matters now first."""
        if self.controller.table is None:
            return
        self._lay_boards()
        self._draw_board(self._first_board(), usable)
        if len(self.boards) > 1:
            self._soon(self._draw_others)

    def _first_board(self) -> str:
        """The board that is asked about; at the end the last one."""
        wanted = self.panels.head.get("board")
        return wanted if wanted in self.boards else list(self.boards)[-1]

    def _draw_others(self) -> None:
        """The boards that can wait until the page has the first one."""
        if self.controller.table is not None:
            first = self._first_board()
            for which in self.boards:
                if which != first:
                    self._draw_board(which, self._usable())

    def _lay_boards(self) -> None:
        """Make the boards when the first game starts: a canvas is heavy to load. Another game has
        others."""
        if self._boards_of == self.controller.game.name:
            return
        from ..board.boards import board

        self._boards_of = self.controller.game.name
        self.boards = {}
        for number, which in enumerate(self.controller.screen.boards, 1):
            made = board()
            made.on_click(self._on_board_click)
            made.on_drag(self._on_board_drag)
            made.widget.add_class("ck-canvas")
            made.widget.add_class(f"ck-canvas-{which}")
            made.widget.add_class(f"ck-board-{number}")
            self.boards[which] = made
        self.grid.children = (self.panels, *(b.widget for b in self.boards.values()))

    def _draw_board(self, which: str, usable: frozenset[str]) -> None:
        from .aiming import around, subject

        c = self.controller
        width, height = self._sizes.get(which, (0, 0))
        size = self._size(which)
        marked: dict[str, Any] = {"selectable": usable, "selected": c.selection}
        if c.showing is not None:
            marked["events"] = c.showing.events
        scene = c.screen.draw(which, c.view, c.lang, c.theme, **marked, **size)
        made = self.boards[which]
        made.widget.layout.width = (
            f"{min(width, height * scene.width / scene.height):.0f}px" if size else "100%"
        )
        told = c.showing is not None  # several places of one step: all of them are seen
        made.aim(subject(c), around(c, usable), whole=told)
        made.show(scene, *self._motion().of(c, which, made.scene, scene))
        made.mark(self._marks(which, scene))

    def _size(self, which: str) -> dict[str, Any]:
        """The size in which to draw a board, as soon as its room is known."""
        from ..board.boards import fit

        width, height = self._sizes.get(which, (0, 0))
        return {"size": fit(width, height)} if width and height else {}

    def _marks(self, which: str, scene: Any) -> Any:
        """Where what is pointed at, chosen or advised would lead, on a board."""
        from .ghosts import marks

        return marks(self.controller, which, scene, self._size(which), self.adviser.hinted)

    def _make_way(self) -> None:
        """The card of a big moment does not lie on what it is about."""
        story = self.panels.story
        if story.get("head") and not story["low"] and self._moves is not None and self._moves.high:
            self.story.low = story["n"]
            self.panels.story = self.story.section()

    def _motion(self) -> Any:
        """How the boards move; made with them, since it knows pictures."""
        from .motion import Motion

        if self._moves is None:
            self._moves = Motion()
        return self._moves

    def _on_board_click(self, target: str) -> None:
        try:
            dropped, self._dropped = self._dropped, None
            self._select(target)
            c = self.controller
            left = c.selecting.preview(c) if dropped == c.token and target in c.selection else None
            if left is not None:
                self._on_act({"i": c.actions().index(left.action), "token": c.token})
        except Exception as error:
            self._failed(error)

    def _on_board_drag(self, start: str, end: str) -> None:
        """Something on a board was dragged to something else: both are chosen, and if that leaves
        one choice it is played."""
        c = self.controller
        if start not in c.selection:
            self._on_board_click(start)
        if start in c.selection and end not in c.selection:
            self._dropped = c.token
            self._on_board_click(end)
