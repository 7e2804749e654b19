"""The place at a table: whose eyes look, what is selected, in which language, at which pace.

The table itself (``churchill_kit.table``) knows the game, the seats and the record; this is
where one page sits at it. It knows no widget of the page: panels and boards observe it and never
each other. ``changed`` goes up after everything that a screen may show.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal

from traitlets import Unicode

import churchill_kit as ck
from churchill_kit.engine.game import Game
from churchill_kit.table import PERSON, Setup, SetupError, Table, usual_seats

from ..screen import Choice, Group, Screen, grouped, screen
from .games_page import name_in
from .playing import WATCHED
from .selecting import Selecting
from .sharing import Sharing

if TYPE_CHECKING:
    from churchill_kit.store.shared_table import SharedTable

Stage = Literal["start", "play", "curtain", "bots", "watch", "wait", "story", "over"]

STANDING = (
    "table",
    "shared",
    "looks",
    "_wanted",
    "scenario",
    "chosen_seats",
    "eyes",
    "selection",
    "since",
    "paused",
    "showing",
    "_from",
)

ALIKE = 0.75  # of the choices have to be there again for a question to be the same once more

__all__ = ["PERSON", "WATCHED", "Controller", "Setup", "SetupError", "Stage"]


class Controller(Sharing):
    """A game on the table, or the page before it (``table`` is None)."""

    lang = Unicode("en")
    theme = Unicode("light")  # "light" or "dark": how the boards are drawn

    def __init__(self, game: str | None = None, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang=lang, **kwargs)
        self.table: Table | None = None
        self.broken: dict[str, ck.BadGame] = {}  # games that could not be had when asked for
        self._wanted: Game | None = None
        self.scenario = ""  # chosen on the first page, with the options
        self.options: dict[str, Any] = {}
        self.chosen_seats: dict[str, str] = {}  # who sits where, as far as it was said there
        self.selecting = Selecting()
        self.eyes: str | None = None  # the seat whose view is shown
        self._view: tuple[Any, Any] = (None, None)
        self._choices: tuple[Any, tuple[Choice, ...]] = (None, ())
        self._lain: tuple[Any, dict[ck.Action, int]] = (None, {})  # a question, and how they lay
        self._heads: dict[tuple[ck.Action, str], Choice] = {}  # under which headings
        self._again = False  # is it the one before once more?
        if game is not None:
            self._want(self._had(game))

    # -- the first page -------------------------------------------------------------------------

    @property
    def wanted(self) -> Game:
        """The game that is chosen on the first page. Where none was asked for it is the first one,
        which is loaded no sooner than something of it is shown."""
        if self._wanted is None:
            self._want(self._first())
        assert self._wanted is not None
        return self._wanted

    def _want(self, game: Game) -> None:
        self._wanted, self.scenario, self.options = game, game.scenarios[0], {}

    @property
    def game(self) -> Game:
        """The game on the table; before it, the one that is chosen."""
        return self.table.game if self.table is not None else self.wanted

    @property
    def screen(self) -> Screen:
        """The screens of the game."""
        return screen(self.game.name)

    @property
    def seats(self) -> dict[str, str]:
        """Who sits where; before the game, who would."""
        return self.table.seats if self.table is not None else self.usual_seats()

    def usual_seats(self) -> dict[str, str]:
        """A good first game, one person and bots for the others, or what was chosen instead."""
        at_table = self.wanted.seats_of(self.scenario, **self.options)
        unasked = self.unasked()
        usual = usual_seats(self.wanted, at_table, screen(self.wanted.name).first_seat, unasked)
        known = (PERSON, *ck.players(self.wanted.name))
        chosen = self.chosen_seats.items()
        taken = {s: who for s, who in chosen if s in usual and s not in unasked and who in known}
        return usual | taken

    def unasked(self) -> tuple[str, ...]:
        """The seats that the rules play themselves in the game that is chosen."""
        return self.wanted.unasked(self.scenario, self.wanted.check_options(self.options))

    def choose(
        self, game: Any = None, scenario: Any = None, options: Any = None, seats: Any = None
    ) -> None:
        """Another game, set-up, option or player on the first page. What a game lacks is left as
        it is; UnknownGame or BadGame for a game that cannot be had."""
        if game is not None and (self._wanted is None or game != self._wanted.name):
            self._want(self._had(game))
            self.chosen_seats = {}
        if isinstance(seats, dict):
            self.chosen_seats = {**self.chosen_seats, **seats}
        if scenario in self.wanted.scenarios:
            self.scenario = scenario
        given = options if isinstance(options, dict) else {}
        for name, value in given.items():
            try:
                self.wanted.check_options({name: value})
            except ck.BadSetup:
                continue
            self.options[name] = value

    def _first(self) -> Game:
        """The first game that can be had: what is wrong with one stops no other."""
        for name in ck.games():
            try:
                return self._had(name)
            except ck.BadGame:
                continue
        raise next(iter(self.broken.values()), ck.UnknownGame("unknown-game", given="", choices=""))

    def _had(self, name: Any) -> Game:
        """A game with its screens. UnknownGame, or BadGame, which the first page remembers."""
        try:
            found = ck.game(name)
            screen(found.name)
        except ck.BadGame as error:
            self.broken[name] = error
            raise
        self.broken.pop(name, None)
        return found

    # -- reading ------------------------------------------------------------------------------

    @property
    def record(self) -> ck.Record | None:
        """What was played."""
        return self.table.record if self.table is not None else None

    @property
    def key(self) -> str:
        """Of this game in the browser's storage."""
        return self.table.key if self.table is not None else ""

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, who in self.seats.items() if who == PERSON)

    @property
    def stage(self) -> Stage:
        """Which page is on the screen."""
        if self.table is None:
            return "start"
        if self.showing is not None:
            return "story"
        turn = self.table.turn
        if self.shared is not None and turn in ("person", "watch"):
            return "play" if self.shared.turn == self.own and turn == "person" else "wait"
        if turn != "person":
            return turn
        decision = self.decision
        return "play" if decision is not None and self.eyes == decision.seat else "curtain"

    @property
    def decision(self) -> ck.Decision | None:
        """What is being asked now; None before and after the game, and while something else
        is shown."""
        if self.table is None or self.showing is not None:
            return None
        found: ck.Decision | None = (
            self.table.decision if self.shared is None else self.table.view(self.own).decision
        )
        return found

    @property
    def waiting(self) -> bool:
        """Is the game being played to where its story can be told?"""
        return self._from is not None and (self.tells or self.pauses) and self.stage == "bots"

    @property
    def view(self) -> Any:  # the State of whichever game it is
        """The position as the one who looks may see it; all that is shown comes from here."""
        assert self.table is not None
        if self.showing is not None:
            return self.showing.view
        if self.waiting:
            return self._before()
        key = (self.table, self.table.record.n, self.table.record.undone, self.token, self.eyes)
        if self._view[0] != key:
            self._view = key, self.table.view(self.eyes)
        return self._view[1]

    def actions(self) -> tuple[ck.Action, ...]:
        """All that the person who looks at the screen may do now."""
        actions: tuple[ck.Action, ...] = self.view.actions() if self.stage == "play" else ()
        return actions

    def choices(self) -> tuple[Choice, ...]:
        """The same as they are shown, computed once for a decision and a language."""
        if self.stage != "play":
            return ()
        view = self.view
        if self._choices[0] != (key := (self._view[0], self.lang)):
            self._choices = key, self.screen.choices(view, self.lang)
        return self._choices[1]

    def fitting(self, selection: frozenset[str]) -> tuple[Choice, ...]:
        """Those of the choices that are about everything selected."""
        fits = self.screen.fits
        return tuple(c for c in self.choices() if fits(c.targets, selection))

    def chosen(self) -> tuple[Choice, ...]:
        """Those of the choices that fit what is selected now."""
        return self.fitting(self.selection) if self.selection else self.choices()

    def lines(self) -> tuple[Group, ...]:
        """The same as the page lists them. What is asked once more right after an answer, as when
        several are placed one by one, has its choices where they lay: none moves under a hand."""
        chosen = self.chosen()
        if not chosen or self.table is None:
            return ()
        n, asked = self.table.record.n, (self.table, self.eyes, self.view.decision.kind)
        was, lay = self._lain
        if was != (n, asked):
            self._again = was == (n - 1, asked) and self._alike(lay)
            if not self._again:
                self._heads = {}
            groups = grouped(map(self._lies, self.choices()), lay if self._again else None)
            every = [c for group in groups for line in group.lines for c in line.choices]
            self._lain = (n, asked), {c.action: place for place, c in enumerate(every)}
            self._heads = {(c.action, self.lang): c for c in every}
        return grouped(map(self._lies, chosen), self._lain[1])

    def _alike(self, lay: Collection[ck.Action]) -> bool:
        """Are the choices mostly those that lay there? Else it is another question."""
        now = {choice.action for choice in self.choices()}
        return len(now.intersection(lay)) >= ALIKE * max(len(now), len(lay))

    def _lies(self, choice: Choice) -> Choice:
        """A choice under the heading where it lay, as long as the language is the same."""
        was = self._heads.get((choice.action, self.lang), choice)
        return choice._replace(heading=was.heading, brief=was.brief)

    @property
    def placed(self) -> ck.Action | None:
        """What was answered last, where the same is asked once more right after it."""
        if not self.lines() or not self._again or self.table is None:
            return None
        record = self.table.record
        return record.actions[record.n - 1]

    def person_before(self) -> int | None:
        """After how many actions a person last decided; None if none did."""
        return self.table.person_before() if self.table is not None else None

    # -- beginning ------------------------------------------------------------------------------

    def start(self, given: Mapping[str, Any], first: bool = False) -> None:
        """Begin the game that was filled in; SetupError names what is wrong and the table stays
        as it was. The opening of a `first` one is told, if no more than pages are wanted."""
        game = self._had(given["game"]) if given.get("game") else self.wanted
        table = Table.new(game, given, screen(game.name).first_seat)
        self._take(table, tell=True, asked=first and self.pace == "once")

    def open(self, text: str | bytes, file: Any = None) -> None:
        """Go on with a saved game, whichever it is, from a file of this name; BadSave, and the
        table as it was, if it cannot be read."""
        table = Table.open(text, self.seats)
        table.name = name_in(file, table)
        self._take(table)

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Go on with a game from the browser's storage."""
        self._take(Table.resume(kept))

    def enter(self, shared: SharedTable) -> None:
        """Sit down at a shared table, or watch there."""
        self.looks = ""
        fresh = not shared.n
        shared.table.told = -1 if fresh else max(shared.table.since(shared.seat) - 1, 0)
        self._take(shared.table, tell=fresh, shared=shared)

    def leave(self) -> None:
        """Back to the first page; the game stays in the browser's storage, or with the others."""
        self._run += 1
        self._drop()
        self.table = self.shared = None
        self.selection = frozenset()
        self.eyes = None
        self.token += 1
        self.changed += 1

    @contextmanager
    def whole(self) -> Iterator[None]:
        """What fails on the way leaves the place as it was before, whatever was begun."""
        before = self._standing()
        try:
            yield
        except Exception:
            if self._standing() != before:
                for name, value in before.items():
                    setattr(self, name, value)
                if self.table is not None:
                    self.go_on()
                else:
                    self._run += 1
                    self.token += 1
                    self.changed += 1
            raise

    def _standing(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in STANDING} | {"options": {**self.options}}

    def _take(
        self,
        table: Table,
        tell: bool = False,
        shared: SharedTable | None = None,
        asked: bool = False,
    ) -> None:
        """Another table; a game that begins is told from its opening on."""
        self._had(table.game.name)  # without its screens there is nothing to show
        self._drop()
        self.table, self.shared = table, shared
        shown = screen(table.game.name)
        table.forces, table.alike = shown.forced, shown.alike
        self.ends = False
        self._from = -1 if tell else None
        self.asked = asked
        # The next game is set as this one: what the first page says then is what would begin.
        self.options = {}
        options = (table.record.setup or {}).get("options")
        self.choose(table.game.name, table.scenario, options, table.seats)
        self.eyes = self.own
        self.paused = False
        self.go_on()

    # -- playing --------------------------------------------------------------------------------

    def play(self, index: int, token: int) -> bool:
        """Carry out one of ``actions()``; False, and nothing happens, if the page it comes from
        is stale."""
        if token != self.token or self.stage != "play":
            return False
        actions = self.actions()
        if type(index) is not int or not 0 <= index < len(actions):
            return False
        assert self.table is not None
        start = self.table.record.n
        self.carry_out((actions[index],))
        self._from = start
        self.go_on()
        return True

    # -- narrowing --------------------------------------------------------------------------------

    def select(self, target: str, plays: bool = True) -> int | None:
        """Choose or unchoose something on a board or in the hand; what does not go together
        replaces, what is no choice is told. The number of the action that this plays, if any."""
        return self.selecting.press(self, target, plays)

    def consider(self, index: Any, token: Any) -> bool:
        """A choice of the list stands as a preview, as if all that it is about had been chosen;
        False, and nothing happens, if there is no other."""
        return self.selecting.consider(self, index, token)

    def clear(self) -> None:
        """All choices again, and nothing told."""
        hushed = self.selecting.hush(self)
        if self.selection or hushed:
            self.selection = frozenset()
            self.changed += 1

    # -- keeping ----------------------------------------------------------------------------------

    def save(self) -> str:
        """The game as the text of a file."""
        assert self.table is not None
        return self.table.save() if self.shared is None else self.shared.save()

    def keep(self) -> dict[str, Any]:
        """The game for the browser's storage."""
        assert self.table is not None
        return {**self.table.keep(), "lang": self.lang}
