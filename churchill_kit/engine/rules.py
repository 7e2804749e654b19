"""How rules are written: small steps, each with its number, on a stack of plain data.

The state keeps a stack of pending steps, each a tuple of a name and arguments. An
automatic step changes the state, reports events and may push the steps that follow it.
A decision step waits: it lists what its seat may do, and takes the action chosen.
So a game can be copied and saved between any two steps, and a module of steps reads
like the section of the rulebook that it implements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from .values import Action

if TYPE_CHECKING:
    import random

F = TypeVar("F", bound=Callable[..., None])
C = TypeVar("C", bound=type)

# A function of a position as a spectator sees it: the points of each seat as they stand.
Points = Callable[[Any], Mapping[str, int]]
# A function of a position: the number of the round that it is in.
Round = Callable[[Any], int]
# A function that fills in what one seat does not know, in place: deal(state, seat, rng).
Deal = Callable[[Any, "str | None", "random.Random"], None]

P = TypeVar("P", bound=Points)
D = TypeVar("D", bound=Deal)
R = TypeVar("R", bound=Round)
W = TypeVar("W", bound=Callable[[], "Odds"])


class Odds(Protocol):
    """What a game has learned of how it ends: the chance of a seat, read off a position.

    `shorter` says how many playouts that end there take the time of one that goes to the end of
    its round: 1 where they end there anyway.
    """

    shorter: int

    def known(self, state: Any) -> bool:
        """Has it been learned for games like this one?"""

    def rests(self, state: Any) -> bool:
        """Can it be read off this position, since nothing is under way in it?"""

    def chance(self, view: Any, seat: str) -> float:
        """The chance that a seat wins, from 0 to 1."""


# A reason why an action is refused: message id, rule, facts.
Refusal = tuple[str, str, dict[str, Any]]


class Step(NamedTuple):
    """One step of the rules: automatic (`run`), or a decision (`actions`, `take`, `refuse`)."""

    name: str
    rule: str
    doc: str
    run: Callable[..., None] | None = None
    actions: Callable[..., Iterable[Any]] | None = None
    take: Callable[..., None] | None = None
    refuse: Callable[..., Refusal | None] | None = None
    number: Callable[..., str] | None = None

    def rule_of(self, args: Iterable[Any]) -> str:
        """The rule by which an entry with these arguments is decided."""
        return self.rule if self.number is None else self.number(*args)

    def parameters(self) -> tuple[list[tuple[str, str]], int]:
        """Names and types of its entry's arguments, and how many must be there."""
        return _parameters(self.run or self.actions)


@cache
def _parameters(function: Any) -> tuple[list[tuple[str, str]], int]:
    code, types = function.__code__, function.__annotations__
    names = code.co_varnames[1 : code.co_argcount]  # the first is the state
    least = len(names) - len(function.__defaults__ or ())
    return [(name, str(types.get(name, ""))) for name in names], least


class Rules:
    """The steps of one game by name. Modules of a game register theirs with the two decorators."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: dict[str, Step] = {}
        self.arguments: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
        self.points: Points | None = None
        self.dealing: Deal | None = None
        self.counting: Round | None = None
        self.odds: Odds | None = None

    def step(self, rule: str) -> Callable[[F], F]:
        """Register a function as the automatic step of its name.

        It is called as ``run(state, *args)`` after its entry has left the stack.
        """

        def register(function: F) -> F:
            self._add(Step(function.__name__, rule, function.__doc__ or "", run=function))
            return function

        return register

    def decision(self, rule: str) -> Callable[[C], C]:
        """Register a class as the decision of its name; the first argument of its entry is the
        seat.

        Static methods: ``actions(state, *args)`` lists all that is legal, in a stable
        order; ``take(state, action, *args)`` carries the choice out, after the entry has
        left the stack; ``refuse(state, action, *args)``, optional, says which rule forbids
        an action that is not in the list; ``number(*args)``, optional, names the rule where
        several share a decision, each for its own arguments.
        """

        def register(cls: C) -> C:
            self._add(
                Step(
                    cls.__name__,
                    rule,
                    cls.__doc__ or "",
                    actions=cls.__dict__["actions"].__func__,
                    take=cls.__dict__["take"].__func__,
                    refuse=getattr(cls.__dict__.get("refuse"), "__func__", None),
                    number=getattr(cls.__dict__.get("number"), "__func__", None),
                )
            )
            return cls

        return register

    def score(self, function: P) -> P:
        """Register how points are counted, ``points(view)``; behind ``state.score()``."""
        self.points = function
        return function

    def deal(self, function: D) -> D:
        """Register how hidden things are dealt, ``deal(state, seat, rng)``; behind
        ``view.deal()``."""
        self.dealing = function
        return function

    def horizon(self, function: R) -> R:
        """Register what round a position is in, ``round(state)``: whoever thinks ahead stops where
        it changes. A game without it is thought through to its end."""
        self.counting = function
        return function

    def foresee(self, odds: W) -> W:
        """Register a class of Odds: who thinks ahead need not play to the end."""
        self.odds = odds()
        return odds

    def round_of(self, state: Any) -> int:
        """The number of the round that a position is in; 0 where a game has none."""
        return 0 if self.counting is None else self.counting(state)

    def know(
        self, actions: Mapping[str, Mapping[str, Any]], optional: Mapping[str, tuple[str, ...]]
    ) -> None:
        """Which arguments each kind of action needs, and which it may have."""
        for kind, shapes in actions.items():
            known = frozenset(shapes)
            self.arguments[kind] = known - set(optional.get(kind, ())), known

    def takes(self, action: Action) -> bool:
        """Is this an action of the game, of a known kind and with the arguments that it needs?"""
        if action.game != self.game or action.kind not in self.arguments:
            return False
        needed, known = self.arguments[action.kind]
        return needed <= action.args.keys() <= known

    def _add(self, step: Step) -> None:
        if step.name in self.steps:
            raise ValueError(f"two steps of {self.game} are called {step.name}")
        self.steps[step.name] = step
