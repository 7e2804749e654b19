"""A game as the engine knows it: a name, seats, scenarios, options, and ways to get a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from . import dice, shape
from .errors import BadSave, BadSetup
from .rules import Step
from .state import FORMAT, State
from .values import Action, Option, Result

# A name: one text, or several forms of it ("nom" is the plain one).
Name = str | Mapping[str, str]


class Game:
    """A game: set-ups, saves and actions. A game's package makes one instance of a subclass,
    ``GAME``."""

    name: ClassVar[str]
    seats: ClassVar[tuple[str, ...]]  # those of the first scenario
    sides: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # seats that win together, by side
    scenarios: ClassVar[tuple[str, ...]]
    options: ClassVar[Mapping[str, Option]]
    state: ClassVar[type[State]]
    actions: ClassVar[Mapping[str, Mapping[str, shape.Shape]]]  # kinds and their arguments
    optional: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # arguments that a kind may lack
    arguments: ClassVar[Mapping[str, shape.Shape]] = {}  # of steps, by name, for checking saves
    fields: ClassVar[Mapping[str, shape.Shape]]  # of the state, for checking saves: its table's
    players: ClassVar[Mapping[str, Callable[[], Any]]] = {}  # its own, by name

    def words(self, lang: str) -> Mapping[str, Name]:
        """The names of the game's things in a language, by id; those in its messages
        ``name-<id>`` need not be here."""
        return {}

    def __init_subclass__(cls) -> None:
        """The rules learn what actions look like."""
        super().__init_subclass__()
        if "actions" in cls.__dict__:
            cls.state.rules.know(cls.actions, cls.optional)
        if "state" in cls.__dict__ and "fields" not in cls.__dict__:
            cls.fields = {name: field.shape for name, field in cls.state.table.items()}

    def seats_of(self, scenario: str | None = None, **options: Any) -> tuple[str, ...]:
        """Who sits at the table in a set-up; the first scenario's if none is named.

        Raises BadSetup as `new` does.
        """
        return self.seating(self.check_scenario(scenario), self.check_options(options))

    def seating(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats of a checked set-up. For games in which they depend on it to override."""
        return self.seats

    def options_of(self, scenario: str) -> tuple[str, ...]:
        """The options that do something in a scenario; all of them if the game does not say."""
        return tuple(self.options)

    def unasked(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats of a checked set-up that the rules play themselves: nobody sits there. For
        games that have such to override."""
        return ()

    def new(self, scenario: str | None = None, seed: int | None = None, **options: Any) -> State:
        """A new game at its first decision.

        `seed` None draws one and keeps it in the state. Options left out take their
        defaults; ``game.options`` names them, and says what each may be and does.
        Raises BadSetup for a scenario, seed or option that the game lacks.
        """
        scenario = self.check_scenario(scenario)
        state = self.set_up(scenario, self.check_seed(seed), self.check_options(options))
        state.run()
        return state

    def check_scenario(self, scenario: Any) -> str:
        """`scenario` if the game has it, the first one for None, else BadSetup."""
        if scenario is None:
            return self.scenarios[0]
        if not isinstance(scenario, str) or scenario not in self.scenarios:
            raise BadSetup(
                "unknown-scenario",
                game=self.name,
                given=shape.brief(scenario),
                choices=shape.listing(self.scenarios),
            )
        return scenario

    def check_seed(self, seed: Any) -> int:
        """`seed` if it is a whole number that a game can have, a drawn one for None,
        else BadSetup."""
        if seed is None:
            import secrets  # slow to import, and needed only here

            return secrets.randbelow(dice.SEEDS)
        if type(seed) is not int or not 0 <= seed < dice.SEEDS:
            raise BadSetup("bad-seed", game=self.name, given=shape.brief(seed), high=dice.SEEDS - 1)
        return seed

    def check_seeds(self, first: int, games: int) -> None:
        """BadSetup if so many games, each with the next seed after a good one, need more seeds than
        there are."""
        if first + games > dice.SEEDS:
            high = str(dice.SEEDS - 1)
            raise BadSetup(
                "too-many-seeds", game=self.name, first=str(first), games=games, high=high
            )

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; BadSetup for an unknown name or value, and for what is
        no table."""
        if not isinstance(given, Mapping):
            raise BadSetup("options-no-table", game=self.name, given=shape.brief(given))
        for name, value in given.items():
            if name not in self.options:
                raise BadSetup(
                    "unknown-option",
                    game=self.name,
                    given=shape.cut(str(name)),
                    choices=shape.listing(self.options),
                )
            if value not in self.options[name].choices:
                raise BadSetup(
                    "bad-option",
                    game=self.name,
                    name=name,
                    given=shape.brief(value),
                    choices=shape.listing(self.options[name].choices),
                )
        return {name: given.get(name, o.default) for name, o in self.options.items()}

    def set_up(self, scenario: str, seed: int, options: dict[str, Any]) -> State:
        """The position before the first step. Each game writes its own."""
        raise NotImplementedError

    def check_box(self, folder: Path) -> Mapping[str, int]:
        """How many components of each kind there are in a folder of other ones; BadData says what
        is wrong with them. For games that read their components from files."""
        raise BadSetup("no-box", game=self.name)

    def position(self, **entries: Any) -> State:
        """A position set up by hand. Games that offer it say which entries they take."""
        raise BadSetup("no-positions", game=self.name)

    def action(self, data: Any) -> Action:
        """The action that ``action.dump()`` gave `data`; BadSave says what is wrong with it."""
        try:
            kind = shape.record({"kind": shape.one_of(self.actions)}, _anything(data))(
                data, "action"
            )["kind"]
            args = {k: v for k, v in data.items() if k != "kind"}
            may_lack = self.optional.get(kind, ())
            checked = shape.record(
                {k: v for k, v in self.actions[kind].items() if k not in may_lack},
                {k: self.actions[kind][k] for k in may_lack},
            )(args, f"action {kind}")
        except shape.Mismatch as error:
            raise self.bad_save(error) from None
        except RecursionError:
            raise self.bad_save(shape.Mismatch("action", "too-deep")) from None
        return Action(self.name, kind, **checked)

    def load(self, data: Any) -> State:
        """The position that ``state.dump()`` gave `data`; BadSave says what is wrong and where."""
        try:
            head = shape.record(
                {"game": shape.text, "format": shape.integer(1, 10**6), "state": lambda v, w: v}
            )(data, "save")
            if head["game"] != self.name:
                raise BadSave(
                    "other-game", game=self.name, given=head["game"][:40], where="save.game"
                )
            if head["format"] > FORMAT:
                raise BadSave("newer-format", game=self.name, given=head["format"], known=FORMAT)
            checked = shape.record(self.fields)(head["state"], "state")
            state = self.state()
            state.__dict__.update(checked)
            self.check(state)
        except shape.Mismatch as error:
            raise self.bad_save(error) from None
        except RecursionError:
            raise self.bad_save(shape.Mismatch("save", "too-deep")) from None
        return state

    def check(self, state: State) -> None:
        """Raise shape.Mismatch for fields that do not fit together. Games add their own checks."""
        shape.one_of(("", None, *state.seats))(state.viewer, "state.viewer")
        for i, (name, *args) in enumerate(state.steps):
            step = state.rules.steps.get(name)
            where = f"state.steps[{i}]"
            if step is None:
                raise shape.Mismatch(where, "unknown-key", key=name, choices="")
            self._check_arguments(state, step, args, where)
        if state.viewer == "" and state.seed is None:
            raise shape.Mismatch("state.seed", "missing-key", key="seed")
        if state.result is not None:
            self._check_result(state, state.result)
        else:
            try:
                found = state.decision is not None and (bool(state.actions()) or state.viewer != "")
            except Exception as error:
                raise shape.Mismatch("state.steps", "unplayable", error=repr(error)[:80]) from None
            if not found:
                raise shape.Mismatch("state.steps", "unplayable", error="")

    def _check_result(self, state: State, result: Result) -> None:
        """A result has a number for each seat that plays, and no others."""
        for what, seats in (("scores", result.scores), ("lines", result.lines)):
            for seat in state.seats:
                if seat not in seats:
                    raise shape.Mismatch(f"state.result.{what}", "missing-key", key=seat)
        for seat in (*result.winners, *result.scores, *result.lines, *result.adjustments):
            shape.one_of(state.seats)(seat, "state.result")

    def _check_arguments(self, state: State, step: Step, args: list[Any], where: str) -> None:
        """A step's arguments are as many as it takes, and of the types that it says."""
        names, least = step.parameters()
        if not least <= len(args) <= len(names):
            given = shape.brief(args)
            raise shape.Mismatch(where, "not-a-list", given=given, low=least, high=len(names))
        for i, (value, (name, kind)) in enumerate(zip(args, names, strict=False), 1):
            check = shape.one_of(state.seats) if name == "seat" else self.arguments.get(name)
            if check is None:
                check = _SEQUENCE if kind.startswith("tuple") else _ARGUMENTS.get(kind)
            if check is not None:
                check(value, f"{where}[{i}]")
            if kind == "tuple[Any, ...]" and (not value or value[0] not in self.state.rules.steps):
                # a step that is to follow, with its last arguments still to come
                key = shape.brief(value)
                raise shape.Mismatch(f"{where}[{i}]", "unknown-key", key=key, choices="")

    def bad_save(self, error: shape.Mismatch) -> BadSave:
        """The error that a person reads for a mismatch found in a save."""
        return BadSave(
            "bad-save", game=self.name, where=error.where, what=error.what, **error.facts
        )


_ARGUMENTS = {"str": shape.text, "int": shape.integer(-(10**6), 10**6), "bool": shape.boolean}
_SEQUENCE = shape.sequence(lambda value, where: value)


def _anything(data: Any) -> dict[str, shape.Shape]:
    return {k: lambda v, w: v for k in data} if isinstance(data, dict) else {}
