"""What a game shows: boards, choices, hand, scores, colours and signs of its seats.

Each game makes one instance of a subclass, ``SCREEN``, in
``churchill_widgets/games/<name>/__init__.py``; the shared rooms ask nothing else of a game's
screens. What a small game leaves out has a plain answer here, so it needs little more than
its boards and its seats. Everything is a function of a view and a language; no widget lives
here, and a game imports what is heavy inside the functions that need it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import churchill_kit as ck
from churchill_kit.engine import registry
from churchill_kit.engine.words import has

from .base.sentences import label, name, of_action, parts, say, static, text

if TYPE_CHECKING:
    from churchill_kit.table.story import Beat

Scene = Any  # that of ``board/scene.py``, which stands on this room
# view, language, theme; selectable, selected and size by name
Draw = Callable[..., Scene]

HOUSE = "churchill_widgets.games"  # where screens of games lie

MINOR, PLAIN, MAJOR = 0, 1, 2  # how much an event weighs in the log


class Choice(NamedTuple):
    """A legal action as a page shows it."""

    action: ck.Action
    text: str
    note: str = ""  # what it would bring, in a few words
    heading: tuple[str, str] = ("all", "")  # an id and its words; "" for the top of the list
    targets: frozenset[str] = frozenset()  # what it is about: places and pieces of the boards
    line: tuple[str, str] = ("", "")  # the card or target it folds under; "": a line of its own
    order: float = 0.0  # how much it brings, for sorting: more stands first
    brief: str = ""  # what is left to say of it under its heading; "" for all of it


class Line(NamedTuple):
    """The choices about one card or target: the first is shown, the rest folded behind it."""

    id: str
    words: str
    choices: tuple[Choice, ...]  # best first


class Group(NamedTuple):
    """The lines under one heading."""

    id: str
    words: str
    lines: tuple[Line, ...]  # best first


def grouped(
    choices: Iterable[Choice], lay: Mapping[ck.Action, int] | None = None
) -> tuple[Group, ...]:
    """Choices as a page lists them: headings, under each a line for each card or target, in each
    line the choices; everywhere what brings most comes first, and what has no heading on top.
    Where it is known how they lay before (``lay``, their places), they lie like that.

    Nothing here depends on anything but the choices, so the order stays while one is asked.
    """
    lay = lay or {}

    def place(choice: Choice) -> tuple[int, float]:
        return lay.get(choice.action, len(lay)), -choice.order

    headings: dict[str, tuple[str, dict[str, tuple[str, list[Choice]]]]] = {}
    for number, choice in enumerate(choices):
        key, words = choice.heading
        lines = headings.setdefault(key, (words, {}))[1]
        line, name_ = choice.line
        lines.setdefault(line or f"only:{number}", (name_, []))[1].append(choice)
    groups = []
    for key, (words, found) in headings.items():
        lines_ = [
            Line(line, name_, tuple(sorted(held, key=place)))
            for line, (name_, held) in found.items()
        ]
        lines_.sort(key=lambda line: place(line.choices[0]))
        groups.append(Group(key, words, tuple(lines_)))
    groups.sort(key=lambda g: (g.id != "", place(g.lines[0].choices[0])))
    return tuple(groups)


class Colours(NamedTuple):
    """The colours of a seat in a theme: strong for signs and lines, pale for areas, soft for
    what lies behind text on a page."""

    strong: str
    pale: str
    soft: str = ""


class Mark(NamedTuple):
    """A mark on a board, for the list of all that there are: its picture, a path in a square of 24,
    what it means, and the rule about it, if there is one."""

    picture: str
    text: str
    rule: str = ""


class Seat(NamedTuple):
    """How a seat is told from others: a sign, the figure in it alone, and colours by theme.

    Sign and figure are path data on a grid of 24 by 24, as in ``board/icons.py``; the colours
    of "light" serve for a theme that is not named. ``dash`` tells lines of a chart apart.
    """

    sign: str
    figure: str
    colours: Mapping[str, Colours]
    dash: str = ""

    def colour(self, theme: str) -> Colours:
        """The colours in a theme."""
        return self.colours.get(theme) or self.colours["light"]


def later(where: str) -> Any:
    """A method of a game's screens that is a function of its own, "module:function" in the game's
    room, with the same arguments. It is imported when it is first called: pages open faster."""

    def method(self: Screen, *args: Any, **more: Any) -> Any:
        return self.own(where)(*args, **more)

    return method


class Screen:
    """The screens of one game."""

    game: ClassVar[str]
    boards: ClassVar[Mapping[str, Draw]] = {}  # by name, in the order of their tabs
    tells: ClassVar[bool] = False  # do the boards show events, cards and dice, while they are told?
    seats: ClassVar[Mapping[str, Seat]] = {}  # owners of anything; "none" may be one
    facets: ClassVar[tuple[str, ...]] = ()  # kinds of targets that get buttons, in this order
    held: ClassVar[tuple[str, ...]] = ()  # kinds of targets that lie in a hand, not on a board
    sandboxes: ClassVar[Mapping[str, str]] = {}  # name -> "module:Class" in the game's screens
    first_seat: ClassVar[str] = ""  # of a person in the plain game; "" for the first
    lesson_seat: ClassVar[str] = ""  # of a learner at the tutor's first game; "" for the first

    # -- words --------------------------------------------------------------------------------

    def word(self, lang: str, key: str) -> str:
        """A text of this game's screens that needs no facts."""
        return static(lang, key, self.game)

    def own_word(self, lang: str, key: str) -> str:
        """The same; "" if there is none: not every game has something to say."""
        found = has(lang, self.game, f"app-{key}")
        return self.word(lang, key) if found else ""

    def name(self, item: str, lang: str, case: str = "nom") -> str:
        """The name of a thing of the game."""
        return name(item, self.game, lang, case)

    def title(self, lang: str) -> str:
        """What the game is called, for one that has no ``about.toml``."""
        return self.own_word(lang, "title") or self.name(self.game, lang)

    # -- boards -------------------------------------------------------------------------------

    def board_of(self, view: Any) -> str:
        """The board that matters for what is being asked."""
        return next(iter(self.boards))

    def prompt(self, view: Any, decision: ck.Decision, lang: str) -> str:
        """What is asked, in a sentence."""
        return say(decision, lang)

    def spent(self, view: Any, lang: str) -> str:
        """Where what whoever decides may place comes from, or what others have already used of it,
        in a few words; "" for nothing."""
        return ""

    def store(self, seat: str) -> str:
        """The thing of a board that shows what a seat has left to place; "" for none."""
        return ""

    def legend(self, lang: str) -> list[Mark]:
        """The marks on the boards, with what they mean."""
        return []

    def board_label(self, board: str, lang: str) -> str:
        """What a board is called on its tab."""
        return self.word(lang, f"board-{board}")

    def draw(self, board: str, view: Any, lang: str, theme: str = "light", **more: Any) -> Scene:
        """A board as a scene; `more` has selectable, selected and size, and `events` while a story
        is told: what the move has brought so far, the last one that of this picture."""
        if not self.tells:
            more.pop("events", None)
        return self.boards[board](view, lang, theme, **more)

    def picture(self, board: str, view: Any, lang: str, theme: str = "light") -> str:
        """A board as an SVG document, for a notebook's cell or a file."""
        from .board.svg import svg

        return svg(self.draw(board, view, lang, theme))

    # -- choices ------------------------------------------------------------------------------

    def targets(self, action: ck.Action, seat: str = "") -> frozenset[str]:
        """What an action is about, as "kind:id"; `seat` is the one that decides."""
        return frozenset(f"{k}:{v}" for k, v in action.args.items() if isinstance(v, str))

    def seen_with(self, targets: frozenset[str]) -> frozenset[str]:
        """These targets and what should be in sight with them on a board that has too little room
        for all of it."""
        return targets

    def asked_about(self, view: Any) -> frozenset[str]:
        """What the question itself is about, as targets: a board that has too little room shows
        that, whatever is chosen."""
        return frozenset()

    def note(self, view: Any, action: ck.Action, lang: str) -> str:
        """What an action would bring, in a few words; "" where there is nothing to compute."""
        return ""

    def heading(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """Under which heading an action stands: an id and its words."""
        return "all", ""

    def line_of(self, view: Any, action: ck.Action, lang: str) -> tuple[str, str]:
        """Under which card or target an action folds: an id and its words; "" for none."""
        return "", ""

    def order(self, view: Any, action: ck.Action) -> float:
        """How much an action brings to who decides, for sorting; 0.0 where nobody knows."""
        return 0.0

    def brief(self, view: Any, action: ck.Action, lang: str) -> str:
        """What is left to say of an action under its heading; "" for all of it."""
        return ""

    def choices(self, view: Any, lang: str) -> tuple[Choice, ...]:
        """All legal actions of a view as a page shows them, in the order of ``view.actions()``."""
        decision = view.decision
        seat = decision.seat if decision is not None else ""
        return tuple(
            Choice(
                action,
                of_action(action, lang),
                self.note(view, action, lang),
                self.heading(view, action, lang),
                self.targets(action, seat),
                self.line_of(view, action, lang),
                self.order(view, action),
                self.brief(view, action, lang),
            )
            for action in view.actions()
        )

    def forced(self, view: Any) -> bool:
        """May a person's only choice be made without a click? Not where the click itself is a
        moment of the game."""
        return True

    def alike(self, view: Any) -> bool:
        """Do all choices of a person come to the same, so that one of them is made without a
        click?"""
        return False

    def fits(self, targets: frozenset[str], selection: Iterable[str]) -> bool:
        """Is a choice with these targets about everything selected?"""
        return targets.issuperset(selection)

    def target_name(self, target: str, lang: str) -> str:
        """What a place or piece on the boards is called."""
        return self.name(target.partition(":")[2] or target, lang)

    def tried(self, view: Any, action: ck.Action) -> Any:
        """The view after an action as long as nobody answers it, for a picture of where it leads;
        None where dice or hidden cards decide that."""
        return None

    def preview(self, view: Any, action: ck.Action, lang: str) -> dict[str, Any]:
        """Where an action leads, and what could answer it, as far as the view may know.

        ``lines`` and ``answers`` are rows of text, rule and parts (of a number; or []); an answer
        has a seat, too.
        """
        note = self.note(view, action, lang)
        rule = view.decision.rule if view.decision is not None else ""
        return {
            "lines": [{"text": note, "rule": rule, "parts": []}] if note else [],
            "answers": [],
        }

    def thing(self, view: Any, target: str, lang: str) -> dict[str, str] | None:
        """What a thing on the boards or in the hand is: its ``name``, a ``text`` and its ``rule``,
        and ``why`` it is no choice now, or "" where the rules give no reason of their own; None
        for what the game has nothing to say about."""
        return None

    def what_is(self, view: Any, target: str, lang: str) -> dict[str, str]:
        """The same of any target: ``why`` is "" where it is a choice, and only there."""
        free = self.is_choice(view, target)
        found = self.thing(view, target, lang)
        if found is None:
            called = self.target_name(target, lang)
            sentence = text(lang, "what-choice", name=called) if free else ""
            rule = view.decision.rule if view.decision is not None else ""
            found = {"name": called, "text": sentence, "rule": rule, "why": ""}
        why = "" if free else found["why"] or self.no_choice(view, target, found["name"], lang)
        return {**found, "why": why}

    def is_choice(self, view: Any, target: str) -> bool:
        """Is any action that the view may take about a place or piece?"""
        seat = view.decision.seat if view.decision is not None else ""
        return any(target in self.targets(a, seat) for a in view.actions())

    def no_choice(self, view: Any, target: str, called: str, lang: str) -> str:
        """The plain reason why a thing of this name cannot be chosen: something else is asked,
        maybe about this very thing, or another is, or nobody is any more."""
        decision = view.decision
        if decision is None:  # also while what happened is being shown
            return static(lang, "what-over" if view.result is not None else "what-later")
        if view.viewer not in ("", decision.seat):
            return text(lang, "what-waits", asked=self.prompt(view, decision, lang))
        key = "what-about" if target in self.asked_about(view) else "what-asked"
        return text(lang, key, asked=self.prompt(view, decision, lang), name=called)

    # -- beside the boards --------------------------------------------------------------------

    def hand(
        self, view: Any, seat: str, lang: str, selection: frozenset[str], usable: frozenset[str]
    ) -> dict[str, Any]:
        """The cards of a seat for the page; {} where there are none to show.

        Keys: seat, title, above (a line above the cards, or ""), secret (another), cards and
        leader (a card apart, or None); ``drawn`` where the board shows them too, so that a wide
        page needs no other row of them. A card has id, target, name, role, value, spoken,
        summary, on, usable, origin, worth (None, or total, parts, what is ``shown`` in the place of
        the value, and the ``sign`` of the difference: "more", "less" or "same"), and may have a
        ``picture`` of it (SVG text) in place of its value.
        """
        return {}

    def hands_of(self, view: Any, lang: str) -> list[dict[str, Any]]:
        """The cards that can be seen in a position, seat by seat, while cards matter."""
        return []

    def scores(self, view: Any, lang: str) -> dict[str, Any]:
        """The score of each seat so far: ``rows`` of seat, name, total, lines and ``more``, a few
        words beside the total; ``now`` may tell how the game would end, were it over: text and
        rule, or None."""
        sums = self.totals(view)
        return {
            "rows": [
                {"seat": s, "name": self.name(s, lang), "total": n, "more": "", "lines": []}
                for s, n in sums.items()
            ]
        }

    def totals(self, view: Any) -> dict[str, int]:
        """The points of each seat as they stand, as far as the view may know them."""
        score = getattr(view, "score", None)
        return dict(score()) if score is not None else {}

    def line(self, entry: tuple[str, int, str], lang: str) -> list[Any]:
        """A line of a score for the page: letter, points, what for."""
        letter, amount, what = entry
        return [letter, amount, label((what, amount, letter), self.game, lang)]

    def lines_of(self, record: ck.Record, seat: str) -> Sequence[tuple[str, int, str]]:
        """The lines of a seat's score when a game is over; a game whose result tells less than its
        log may say more."""
        result = record.state.result
        return result.lines.get(seat, ()) if result is not None else ()

    def source(self, entry: tuple[str, int, str], lang: str) -> str:
        """What points of a line come from, said shortly: lines with the same words count as one
        where two scores are compared."""
        return str(self.line(entry, lang)[2])

    def round_of(self, view: Any) -> int:
        """The number of the round in which a position is, for marks in a chart; 0: none."""
        return 0

    def round_label(self, number: int, lang: str) -> str:
        """What a round is called in a chart."""
        return str(number)

    def ending(self, result: ck.Result, lang: str) -> str:
        """What this kind of ending means, in a sentence or two; "" where the result says it all."""
        return self.own_word(lang, f"ending-{result.ending}")

    def ended_by(self, state: Any, lang: str) -> str:
        """What in the last position made it this kind of ending; "" where nothing need be said."""
        return ""

    def to_win(self, state: Any, seat: str, lang: str) -> str:
        """What a seat that has lost would have needed; "" where the points say it."""
        return ""

    def gained_by(self, event: ck.Event, lang: str) -> str:
        """What brought the points of an event, where its own sentence does not say it."""
        return ""

    def led_to(self, result: ck.Result) -> Callable[[ck.Event], bool] | None:
        """Which events led to an ending that points do not decide; None where they do."""
        return None

    def ruled(self, record: ck.Record, seat: str, lang: str) -> tuple[Beat, str] | None:
        """The event by which the ending, not the points before it, came to decide who won or which
        place a seat has, and what that meant; None where the points alone did."""
        return None

    def turned(self, record: ck.Record, seat: str, lang: str) -> tuple[Beat, str] | None:
        """The event by which the points came to decide, where a seat won, or lost what it would
        have won, since the game did not end before it; and how it would have. None elsewhere."""
        return None

    def lead_endangered(self, record: ck.Record, seat: str) -> bool:
        """Was a seat so far ahead of the last that it lost the game by it, or would have at some
        moment of one that it won? Then its turning points go by that."""
        return False

    def weight(self, event: ck.Event) -> int:
        """How loudly the log tells an event: MINOR, PLAIN or MAJOR."""
        return PLAIN

    def together(self, event: ck.Event, following: ck.Event) -> bool:
        """Are two events that follow each other told in one step of a story?"""
        return False

    def adds_up(self, event: ck.Event) -> bool:
        """Does its ``amount`` add up with that of an equal one right after it?"""
        return False

    def added_up(self, events: Iterable[ck.Event]) -> list[ck.Event]:
        """What comes to one place one by one, as one event of so many."""
        told: list[ck.Event] = []
        for event, alike in groupby(events):
            n = len(list(alike))
            if n > 1 and self.adds_up(event):
                args = {**event.args, "amount": n * event["amount"]}
                told.append(ck.Event(event.game, event.kind, event.rule, args, event.breakdown))
            else:
                told += [event] * n
        return told

    def counts_up(self, event: ck.Event) -> bool:
        """Does an event only count what many moves have brought, so that the last of them is not
        its reason?"""
        return False

    def leads_on(self, event: ck.Event) -> bool:
        """Does an event only lead to the one after it? Where they are told together it is told on
        demand; the log has it in any case."""
        return False

    def headline(self, event: ck.Event, lang: str) -> str:
        """A big moment in two or three words, above its sentence; "" for the others."""
        return ""

    def event_sign(self, event: ck.Event) -> str:
        """A sign beside the headline, path data on a grid of 24 by 24; "" for none."""
        return ""

    def pause(self, event: ck.Event) -> str:
        """The kind of page to pause at after an event; "" for none."""
        return ""

    def taken(self, beats: Sequence[Any], seat: str, lang: str) -> list[tuple[ck.Event, str]]:
        """What others have taken from a seat in these beats: the event of each, and a sentence; ""
        for what the sentence of another tells."""
        return []

    def summary(
        self, kind: str, record: ck.Record, beats: Sequence[Any], seat: str | None, lang: str
    ) -> dict[str, Any]:
        """A page to pause at; {} where there is nothing to tell.

        `kind` is what ``pause`` said, `beats` is the story (``churchill_kit.table.story``) up to
        that event and may begin long before it, `seat` is whose eyes look. Keys: kind, title,
        lead (a sentence), go_on (words for the button), and sections of title, text, rows and
        table. A row has seat, text, note, rule, parts and tone ("good", "bad", ""), and may have
        `after`, what came of it, each with text and rule, and `how`, a sentence on demand; a table
        has head and rows, all of texts, or is None. For more see ``base/rows.py``: rows as a table,
        and the seats beside each other in columns.
        """
        return {}

    def board_for(self, events: Sequence[ck.Event], view: Any) -> str:
        """The board on which these events are seen; `view` is the position after them."""
        return self.board_of(view)

    def actor(self, event: ck.Event) -> str:
        """The seat whose sign stands beside an event: who does it to another, else whom it is
        about; "" for none."""
        by = event.get("by")
        return str(by if by in self.seats and by != "none" else event.get("seat") or "")

    def event_line(self, event: ck.Event, lang: str) -> dict[str, Any]:
        """An event as a sentence with its rule and, if it reports a number, the parts of it."""
        line: dict[str, Any] = {"text": say(event, lang), "rule": event.rule}
        seat = self.actor(event)
        if seat:
            line["seat"] = seat
        if event.breakdown:
            line["parts"] = parts(event.breakdown, event.game, lang)
        return line

    def beside(self, view: Any, lang: str, rule: str) -> list[dict[str, Any]]:
        """What counts in a position and is on no board: rows of a title and its items, as far as
        they matter to what is told or asked about a rule."""
        return []

    def scored_for(self, before: Any, after: Any, lang: str) -> str:
        """Why points changed with what is told, where neither it nor a board says so; "" for
        nothing to add."""
        return ""

    def said_before(self, events: Sequence[ck.Event], lang: str) -> str:
        """What leads to several events that are told at once; "" where the first says enough."""
        return ""

    def left_out(self, before: Any, after: Any, lang: str) -> str:
        """That whoever looks has nothing more to do with what is told, while others go on: else he
        would wait for a question. "" where it is not so, or was so before."""
        return ""

    def passed_by(self, beats: Sequence[Any], seat: str, lang: str) -> str:
        """That a seat was not asked about the last of these beats, which follow one another, though
        it might expect to be, and why; "" where it is not so."""
        return ""

    def happened_to(self, event: ck.Event) -> frozenset[str]:
        """The places and pieces of the boards that an event is about, as targets."""
        return frozenset(f"{k}:{v}" for k, v in event.args.items() if isinstance(v, str))

    def written(self, view: Any, events: Sequence[ck.Event], lang: str) -> list[tuple[str, str]]:
        """What stands on a thing that a board shows while this is told, heading and text of each
        part: on a small board nobody can read it."""
        return []

    def counted(self, view: Any, letter: str, lang: str) -> list[tuple[str, int, str]]:
        """Who has points by one line of the score: seat, points, what for."""
        return []

    # -- the first page -----------------------------------------------------------------------

    def about_scenario(self, scenario: str, lang: str) -> str:
        """A line about a set-up."""
        return self.own_word(lang, f"about-{scenario}")

    def seat_about(self, seat: str, lang: str) -> str:
        """Who sits there in the game, beside the name of the seat; "" for nobody special."""
        return ""

    def opens_options(self, scenario: str) -> bool:
        """Are the options of a scenario in sight at once, since one of them is a part of it?"""
        return False

    def option_label(self, option: str, lang: str) -> str:
        """What an option is about."""
        return self.word(lang, f"option-{option}")

    def option_choice(self, option: str, value: Any, lang: str) -> str:
        """What a value of an option means."""
        return self.word(lang, f"option-{option}-{value}".lower())

    def first_minute(self, view: Any, lang: str) -> list[dict[str, Any]]:
        """Cards before the first move of a first game: how one wins, what a round is, what is
        asked first. Each has a title, two lines, and a picture (SVG text, "" for none); [] for a
        game that explains itself."""
        return []

    # -- colours and signs --------------------------------------------------------------------

    @property
    def signs(self) -> dict[str, str]:
        """The signs of the seats, for scripts."""
        return {seat: look.sign for seat, look in self.seats.items() if look.sign}

    @property
    def scope(self) -> str:
        """The class of a page or part that shows this game: its seats have their colours there."""
        return f"ck-seats-{self.game}"

    @property
    def css(self) -> str:
        """The colours of the seats for pages: ``ck-of-``, ``ck-fill-``, ``ck-stroke-`` and the
        seat, within ``scope``, and within ``ck-dark`` there."""
        return _css(self)

    # -- parts of its own ---------------------------------------------------------------------

    def sandbox(self, wanted: str) -> Any:
        """The class of a sandbox by its name; KeyError if there is none."""
        return self.own(self.sandboxes[wanted])

    def own(self, where: str) -> Any:
        """A function or a class of the game's room: "module:name"."""
        module, _, what = where.partition(":")
        room = import_module(type(self).__module__).__package__
        return getattr(import_module(f"{room}.{module}"), what)


@lru_cache(maxsize=16)
def _css(screen: Screen) -> str:
    out = []
    for theme, scope in (("light", f".{screen.scope}"), ("dark", f".ck-dark.{screen.scope}")):
        for seat, look in screen.seats.items():
            c = look.colour(theme)
            soft = f";--soft:{c.soft or c.pale}" if c.soft or c.pale else ""
            out.append(f"{scope} .ck-of-{seat}{{--seat:{c.strong}{soft}}}")
            out.append(f"{scope} .ck-fill-{seat}{{fill:{c.strong}}}")
            out.append(f"{scope} .ck-stroke-{seat}{{stroke:{c.strong}}}")
    return "".join(out)


_added: dict[str, Screen] = {}


def add(screen: Screen) -> Callable[[], None]:
    """Make the screens of a game known for this process; returns a function that forgets them."""
    _added[screen.game] = screen

    def forget() -> None:
        _added.pop(screen.game, None)

    return forget


def screen(game: str) -> Screen:
    """The screens of a game; UnknownGame for one that is not there, BadGame for one without."""
    found = _added.get(game) if isinstance(game, str) else None
    return found if found is not None else _face(game)


def _face(game: str) -> Screen:
    """SCREEN in the game's folder of this house, with a board, and of this game."""
    where = {"folder": f"{HOUSE}.{game}".replace(".", "/"), "file": "__init__.py"}
    if game in ck.games() and registry.folder(game, HOUSE) is None:
        raise ck.BadGame("no-file", entry="SCREEN", **where)
    found: Screen = registry.face(game, "", "SCREEN", Screen, HOUSE)
    if getattr(found, "game", "") != game or not found.boards:
        what = "boards" if found.boards == {} else f'game = "{game}"'
        where["folder"] = registry.place(game, HOUSE)
        raise ck.BadGame("no-entry", entry=f"SCREEN.{what}", **where)
    return found
