"""A game in progress: a handle on values that are never changed in place.

Every field holds a number, a string, a tuple or a dict that nobody mutates; rules
replace fields (``state.naval = {**state.naval, "arctic": 3}``). So a copy is a copy of
one small dict of references, every earlier position stays as it was, and a refused or
failed action is undone by putting the old references back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from . import dice, fields, shape
from .errors import BadPosition, IllegalAction
from .fields import field
from .rich import picture
from .rules import Rules
from .shape import brief
from .values import Action, Decision, Event, Part, Result

if TYPE_CHECKING:
    import random

Steps = tuple[tuple[Any, ...], ...]


DRAWS = 10**9  # numbers of a seed; after so many it begins again, as no real game ever does
FORMAT = 1  # of dumps and saves; raised when an older release could not read a newer file


_LEAVES = frozenset((str, int, bool, type(None)))  # nearly all that a position is made of


def plain(value: Any) -> Any:
    """`value` with lists for tuples, as JSON has it."""
    if type(value) in _LEAVES:
        return value
    if isinstance(value, Result):
        return value.dump()
    if isinstance(value, (tuple, list)):
        return [v if type(v) in _LEAVES else plain(v) for v in value]
    if isinstance(value, dict):
        return {k: v if type(v) in _LEAVES else plain(v) for k, v in value.items()}
    return value


# What only rules call.
RULES_ONLY = frozenset(("fields", "hide", "log", "push", "renew", "roll", "run", "shuffle"))
RULES_ONLY |= {"rules", "rules_only", "steps", "table"}


class Frame(NamedTuple):
    """One step of what an action brings about: the position after it, and what happened in it."""

    state: Any
    events: tuple[Event, ...]


class _Reel(list[Event]):
    """The events of an action, and the position at each of them."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.frames: list[Frame] = []
        self._state = state

    def append(self, event: Event) -> None:
        """An event has happened: what it tells stands in the position."""
        super().append(event)
        self.frames.append(Frame(self._state._still(self, on_the_way=True), (event,)))

    def cut(self) -> tuple[Frame, ...]:
        """All frames; what changed after the last event belongs to it."""
        if self.frames:
            last = self._state._still(self)
            self.frames[-1] = Frame(last, self.frames[-1].events)
        self._state._events = self.copy()  # a plain list: nobody films any longer
        return tuple(self.frames)


def _argument(value: Any, where: str) -> Any:
    """Steps hold numbers, texts, truth values and lists of them."""
    if value is None or isinstance(value, (int, str)):
        return value
    return _arguments(value, where)


def _step(value: Any, where: str) -> tuple[Any, ...]:
    found: tuple[Any, ...] = _named(value, where)
    shape.text(found[0], f"{where}[0]")
    return found


_arguments = shape.sequence(_argument, most=100)
_named = shape.sequence(_argument, least=1, most=100)


class State:
    """The part of a position that every game has; a game adds its own fields.

    Fields whose names begin with an underscore are caches and are not part of the position.
    """

    rules: ClassVar[Rules]
    game: ClassVar[str]
    rules_only: ClassVar[frozenset[str]] = frozenset()  # methods of a game that only rules call
    table: ClassVar[dict[str, fields.Field]]  # all fields, as the classes declare them
    _fresh: ClassVar[dict[str, Any]]  # what they hold at first
    _hidden: ClassVar[tuple[tuple[str, fields.Seen, bool], ...]]  # those that not all may see

    seed: int | None = field(shape.optional(shape.integer(0, dice.SEEDS - 1)), 0)
    # how many numbers the seed has given
    draws: int = field(shape.integer(0, DRAWS), 0)
    # forced dice, used up in order before the seed's
    rolls: tuple[int, ...] = field(shape.sequence(shape.integer(1, 1000)), ())
    # what is to be done, the last entry first
    steps: Steps = field(shape.sequence(_step, most=200), ())
    # of what shape it is says each game (result_shape)
    result: Result | None = field(shape.optional(shape.record({})), None)
    # who looks at this view; "" for the full position, None for a spectator
    viewer: str | None = field(shape.optional(shape.text), "")

    _actions: tuple[Action, ...] | None
    _events: list[Event] | None  # None: nobody listens (see `take`)
    _real_dice: int = 0  # how many of the forced rolls came with the action in hand
    _on_the_way: bool = False  # a frame in the middle of a step: nobody is asked anything there

    def __init_subclass__(cls) -> None:
        """A game's state has the fields of its base and those that it declares itself."""
        super().__init_subclass__()
        cls._declare(cls.table)

    @classmethod
    def _declare(cls, base: dict[str, fields.Field]) -> None:
        cls.table = table = fields.collect(cls, base)
        cls._fresh = {n: f.default for n, f in table.items() if f.default is not fields.UNSET}
        cls._hidden = tuple(
            (name, f.seen, f.open_at_end) for name, f in table.items() if f.seen is not None
        )

    def __init__(self) -> None:
        self.__dict__.update(self._fresh)
        self._actions = None
        self._events = []

    def renew(self, stretch: str) -> None:
        """What lasts for one stretch of the game is as at first again."""
        for name, f in self.table.items():
            if f.lasts == stretch:
                self.__dict__[name] = f.default

    # -- what a player asks ---------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table. A game says it once for its class (``seats = SEATS``), or by a
        property of its own where it depends on the set-up."""
        raise NotImplementedError

    @property
    def unasked(self) -> tuple[str, ...]:
        """The seats that the rules play themselves: they are asked nothing. For games that have
        such to override, with ``Game.unasked``."""
        return ()

    @property
    def decision(self) -> Decision | None:
        """What is being asked, or None when the game is over (and in a frame on the way)."""
        if self.result is not None or not self.steps or self._on_the_way:
            return None
        entry = self.steps[-1]
        step = self.rules.steps[entry[0]]
        if step.actions is None:
            return None
        rule = step.rule if step.number is None else step.number(*entry[1:])
        return Decision(self.game, entry[1], entry[0], rule, entry[2:])

    def actions(self) -> tuple[Action, ...]:
        """All legal actions now, in a stable order; () only when the game is over.

        A view lists the actions of its own seat and () at other seats' decisions.
        """
        actions = self._actions
        if actions is None:
            actions = self._actions = self._list()
        return actions

    def _list(self) -> tuple[Action, ...]:
        if self.result is not None or not self.steps or self._on_the_way:
            return ()
        entry = self.steps[-1]
        listing = self.rules.steps[entry[0]].actions
        if listing is None or (self.viewer != "" and self.viewer != entry[1]):
            return ()
        return tuple(listing(self, *entry[1:]))

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last choice (or since the set-up), up to this decision;
        () after `take`."""
        return tuple(self._events or ())

    def score(self) -> dict[str, int]:
        """The points of each seat as they stand now, as far as a spectator may know; at the end
        those that the winner is decided by."""
        if self.result is not None:
            return self.result.final
        points = self.rules.points
        if points is None:
            raise NotImplementedError(f"{self.game} does not say how points are counted")
        return dict(points(self.view(None)))

    def apply(
        self, action: Action, rolls: tuple[int, ...] = (), frames: list[Frame] | None = None
    ) -> tuple[Event, ...]:
        """Carry out a legal action and all that follows from it up to the next decision.

        `rolls` are dice to use before any others, for people who roll real dice. A list
        given as `frames` is filled with the positions on the way, step by step.
        Raises IllegalAction, with the rule where one can be named; the state is then as before.
        """
        return self._carry_out(action, rolls, [], frames)

    def film(self, action: Action, rolls: tuple[int, ...] = ()) -> tuple[Frame, ...]:
        """Carry out an action as `apply` does, and give the position at every single event.

        What changes without an event belongs to the event after it, at the end to the last one.
        An action that reports nothing has no frames.
        """
        reel = _Reel(self)
        self._carry_out(action, rolls, reel, None)
        return reel.cut()

    def film_opening(self) -> tuple[Frame, ...]:
        """The same for the automatic steps before the first decision, in a position that has not
        begun; what was reported before them is one frame."""
        told = self.events
        reel = _Reel(self)
        frames = (Frame(self._still(told, on_the_way=True), told),) if told else ()
        list.extend(reel, told)
        self._events = reel
        self.run()
        return frames + reel.cut() if reel.frames else (Frame(self.copy(), told),) * bool(told)

    def _carry_out(
        self,
        action: Action,
        rolls: tuple[int, ...],
        events: list[Event],
        frames: list[Frame] | None,
    ) -> tuple[Event, ...]:
        if self.viewer != "":
            raise IllegalAction("view-cannot-play", game=self.game)
        if action not in self.actions():
            raise self._refusal(action)
        rolls = tuple(rolls)
        for value in rolls:
            if type(value) is not int or value < 1:
                raise IllegalAction("not-a-roll", game=self.game, given=brief(value))
        before = self.__dict__.copy()
        self._events = events
        self._actions = None
        name, *args = self.steps[-1]
        take = self.rules.steps[name].take
        assert take is not None
        try:
            if rolls:
                self.rolls = rolls + self.rolls
                self._real_dice = len(rolls)
            self.steps = self.steps[:-1]
            take(self, action, *args)
            if frames is not None:
                self._film(frames, 0)
            self.run(frames)
        except BaseException:
            self.__dict__ = before
            raise
        if rolls:
            self._real_dice = 0
        return tuple(events)

    def take(self, action: Action) -> None:
        """Carry out an action as `apply` does, without looking whether it is legal and without
        reporting what happens: for search and laboratories, which play many games nobody reads.

        The position is the same as after `apply`. Anything can happen with an action that is
        not among `actions()`.
        """
        self._events = None
        self._actions = None
        steps = self.steps
        entry = steps[-1]
        take = self.rules.steps[entry[0]].take
        assert take is not None
        self.steps = steps[:-1]
        take(self, action, *entry[1:])
        self.run()

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why an action cannot be played now, with its rule where one can be named; None if it
        can. Nothing changes by asking."""
        return None if action in self.actions() else self._refusal(action)

    def _refusal(self, action: Action) -> IllegalAction:
        decision = self.decision
        if not isinstance(action, Action) or not self.rules.takes(action):
            return IllegalAction("not-an-action", game=self.game, given=str(action)[:80])
        if decision is None:
            return IllegalAction(
                "game-is-over", self.result.rule if self.result else "", game=self.game
            )
        name, *args = self.steps[-1]
        refuse = self.rules.steps[name].refuse
        try:
            told = refuse(self, action, *args) if refuse else None
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            told = None  # an action of another decision lacks the arguments that `refuse` reads
        if told:
            reason, rule, facts = told
            return IllegalAction(reason, rule, self.game, **facts)
        return IllegalAction(
            "not-offered", decision.rule, self.game, action=action, decision=decision
        )

    # -- what rules call ------------------------------------------------------------------

    def run(self, frames: list[Frame] | None = None) -> None:
        """Do automatic steps until someone must decide or nothing is left.

        A list given as `frames` gets the position after each step that reported something.
        """
        table = self.rules.steps
        while (steps := self.steps) and self.result is None:
            entry = steps[-1]
            run = table[entry[0]].run
            if run is None:
                return
            self.steps = steps[:-1]
            if frames is None:
                run(self, *entry[1:])
            else:
                told = len(self._events or ())
                run(self, *entry[1:])
                self._film(frames, told)

    def _film(self, frames: list[Frame], told: int) -> None:
        events = self._events or []
        if len(events) > told:
            frames.append(Frame(self._still(events), tuple(events[told:])))

    def _still(self, events: Iterable[Event], on_the_way: bool = False) -> Self:
        """A copy of the position as it is, with what has happened so far."""
        still = self.copy()
        still._actions = None
        still._events = list(events)
        if on_the_way:
            still._on_the_way = True
        return still

    def push(self, *steps: tuple[Any, ...]) -> None:
        """Add steps, the first of them to be done first."""
        self.steps += steps[::-1]

    def log(self, kind: str, rule: str, breakdown: tuple[Part, ...] = (), /, **args: Any) -> None:
        """Report an event. Events are public: never put a secret into one."""
        if self._events is not None:
            self._events.append(Event(self.game, kind, rule, args, breakdown))

    def roll(self, sides: int) -> int:
        """One die: the next forced roll if there is one, else the seed's next number.

        A forced roll that this die cannot show waits for a die that can; but a roll that
        came with the action in hand is refused, since somebody misread a real die.
        """
        if self.rolls:
            value, *rest = self.rolls
            if value <= sides:
                self.rolls = tuple(rest)
                self._real_dice -= self._real_dice > 0
                return value
            if self._real_dice:
                raise IllegalAction("forced-roll", game=self.game, value=value, sides=sides)
        assert self.seed is not None
        self.draws = self.draws % DRAWS + 1
        return dice.below(self.seed, self.draws, sides) + 1

    def shuffle(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """`items` in a random order."""
        assert self.seed is not None
        start = self.draws + 1
        self.draws = (self.draws + len(items)) % DRAWS
        return dice.shuffled(self.seed, start, items)

    # -- copies and views -----------------------------------------------------------------

    def copy(self) -> Self:
        """An independent position equal to this one."""
        new = object.__new__(type(self))
        new.__dict__ = self.__dict__.copy()
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def view(self, seat: str | None) -> Self:
        """The position as `seat` may see it; None for a spectator.

        A view of a view hides more, never less: what the first view lacks stays away.
        """
        if seat is not None and seat not in self.seats:
            raise IllegalAction("unknown-seat", game=self.game, given=brief(seat))
        new = self.copy()
        new._actions = None
        new._events = []
        new.seed = None
        new.draws = 0
        new.rolls = ()
        if self.viewer not in ("", seat):
            seat = None
        new.hide(seat)
        new.viewer = seat
        return new

    def deal(self, rng: random.Random) -> Self:
        """A whole position that this view may belong to: what its seat does not know is dealt
        anew with `rng`, dice to come included, and fits all that the seat has seen.

        ``view.deal(rng).view(seat)`` equals the view. What is really hidden has no part in it.
        Raises BadPosition for a position that is no view.
        """
        deal = self.rules.dealing
        if deal is None:
            raise NotImplementedError(f"{self.game} does not say how hidden things are dealt")
        if self.viewer == "":
            raise BadPosition("not-a-view", game=self.game)
        new = self.copy()
        new._actions = None
        new._events = []
        new.viewer = ""
        new.seed = rng.randrange(dice.SEEDS)
        deal(new, self.viewer, rng)
        return new

    def hide(self, seat: str | None) -> None:
        """Remove what `seat` must not know, as the fields say."""
        here = self.__dict__
        over = here["result"] is not None
        for name, seen, open_at_end in self._hidden:
            if not (over and open_at_end):
                here[name] = seen(here[name], seat)

    def fields(self) -> dict[str, Any]:
        """All fields of the position by name, without caches."""
        return {k: v for k, v in self.__dict__.items() if k[0] != "_"}

    def dump(self) -> dict[str, Any]:
        """The position as a plain, JSON-able dict; ``game.load(data)`` is the inverse."""
        fields = {k: plain(v) for k, v in self.fields().items()}
        return {"game": self.game, "format": FORMAT, "state": fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def __dir__(self) -> list[str]:
        """What is there to be read and played; what only rules call is out of the way of Tab."""
        return sorted(set(super().__dir__()) - RULES_ONLY - self.rules_only)

    def _repr_svg_(self) -> str | None:
        """The board as a spectator sees it, for notebooks; None without screens of the game."""
        return picture("state", self)

    def __repr__(self) -> str:
        return f"<{self.game} state, {self.decision or self.result}>"


State._declare({})


def result_shape(
    game: str, seats: Collection[str], endings: Collection[str], tiebreaks: Collection[str] = ("",)
) -> shape.Shape:
    """The shape of a result in a save: None, or how a game between `seats` ended.

    One winner stands in ``winner``; `winners` is there for several and for none, and says it
    alone then.
    """
    points = shape.mapping(seats, shape.integer(-9999, 9999))
    line = shape.row(shape.text, shape.integer(-9999, 9999), shape.text)
    seat = shape.one_of(seats)
    form = shape.record(
        {
            "winner": shape.optional(seat),
            "scores": points,
            "ending": shape.one_of(endings),
            "rule": shape.text,
            "lines": shape.mapping(seats, shape.sequence(line)),
        },
        {
            "winners": shape.sequence(seat, most=len(seats)),
            "adjustments": points,
            "tiebreak": shape.one_of(tiebreaks),
        },
    )

    def check(value: Any, where: str) -> Result | None:
        if value is None:
            return None
        found = form(value, where)
        first = found.pop("winner")
        winners = found.pop("winners", () if first is None else (first,))
        if first != (winners[0] if winners else None):
            raise shape.Mismatch(
                f"{where}.winner", "not-one-of", given=brief(first), choices=shape.listing(winners)
            )
        found["lines"] = {seat: list(lines) for seat, lines in found["lines"].items()}
        return Result(game, winners, **found)

    return check
