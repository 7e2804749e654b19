"""How rules are written: small steps, each with its number, on a stack of plain data.

The state keeps a stack of pending steps, each a tuple of a name and arguments. An
automatic step changes the state, reports events and may push the steps that follow it.
A decision step waits: it lists what its seat may do, and takes the action chosen.
So a game can be copied and saved between any two steps, and a module of steps reads
like the section of the rulebook that it implements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., None])
C = TypeVar("C", bound=type)

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

    def parameters(self) -> tuple[list[tuple[str, str]], int]:
        """Names and types of its entry's arguments, and how many must be there."""
        function: Any = self.run or self.actions
        code = function.__code__
        names = code.co_varnames[1 : code.co_argcount]  # the first is the state
        types = function.__annotations__
        return [(n, str(types.get(n, ""))) for n in names], len(names) - len(
            function.__defaults__ or ()
        )


class Rules:
    """The steps of one game by name. Modules of a game register theirs with the two decorators."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: dict[str, Step] = {}

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
        an action that is not in the list.
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
                )
            )
            return cls

        return register

    def _add(self, step: Step) -> None:
        if step.name in self.steps:
            raise ValueError(f"two steps of {self.game} are called {step.name}")
        self.steps[step.name] = step
