"""The plain values that the engine hands out: actions, events, decisions, results, options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from .rich import picture

# One part of a computed number: what it is (a message id, or "id:argument"), how much, which rule.
Part = tuple[str, int, str]


class Action:
    """What a player chooses: a kind and the ids it concerns. Equal and hashed by value.

    Actions are interned: one value is one object, so comparing them is comparing
    references, and listing the legal ones creates nothing new.
    """

    __slots__ = ("args", "game", "kind")
    _made: ClassVar[dict[tuple[Any, ...], Action]] = {}

    game: str
    kind: str
    args: Mapping[str, Any]

    def __new__(cls, game: str, kind: str, /, **args: Any) -> Action:
        key = (game, kind, *sorted(args.items()))
        found = cls._made.get(key)
        if found is None:
            found = object.__new__(cls)
            object.__setattr__(found, "game", game)
            object.__setattr__(found, "kind", kind)
            object.__setattr__(found, "args", args)
            cls._made[key] = found
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("an action never changes")

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    def get(self, name: str, default: Any = None) -> Any:
        """The argument called `name`, or `default` if the action has none of that name."""
        return self.args.get(name, default)

    def __lt__(self, other: Action) -> bool:
        return repr(self) < repr(other)

    def __reduce__(self) -> tuple[Any, ...]:
        return _action, (self.game, self.kind, dict(self.args))

    def __repr__(self) -> str:
        inner = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Action({self.game!r}, {self.kind!r}{inner})"

    def dump(self) -> dict[str, Any]:
        """The action as a plain dict; ``game.action(data)`` is the inverse."""
        return {"kind": self.kind, **self.args}


def _action(game: str, kind: str, args: dict[str, Any]) -> Action:
    return Action(game, kind, **args)


class Event:
    """What happened: a public fact with the number of the rule that made it happen.

    ``breakdown`` holds the parts of the number that the event reports, as
    (label, amount, rule); it is empty for events that compute nothing.
    """

    __slots__ = ("args", "breakdown", "game", "kind", "rule")

    def __init__(
        self,
        game: str,
        kind: str,
        rule: str,
        args: Mapping[str, Any],
        breakdown: tuple[Part, ...] = (),
    ) -> None:
        self.game = game
        self.kind = kind
        self.rule = rule
        self.args = args
        self.breakdown = breakdown

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    def get(self, name: str, default: Any = None) -> Any:
        """The argument called `name`, or `default`."""
        return self.args.get(name, default)

    def _key(self) -> tuple[Any, ...]:
        return (self.game, self.kind, self.rule, dict(self.args), self.breakdown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.game, self.kind, self.rule))

    def __repr__(self) -> str:
        inner = "".join(f", {k}={v!r}" for k, v in self.args.items())
        parts = f", breakdown={self.breakdown!r}" if self.breakdown else ""
        return f"<{self.kind} ({self.rule}){inner}{parts}>"

    def dump(self) -> dict[str, Any]:
        """The event as a plain, JSON-able dict."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "args": dict(self.args),
            "breakdown": [list(p) for p in self.breakdown],
        }


class Decision(NamedTuple):
    """What is being asked: of which seat, what kind of choice, under which rule."""

    game: str
    seat: str
    kind: str
    rule: str
    args: tuple[Any, ...] = ()


class Result(NamedTuple):
    """How a game ended.

    `winners` are the seats that win, together if there are several, () in a draw; `winner`
    is the first of them or None. `scores` maps seats to points, each the sum of the seat's
    `lines` (rule letter, points, label); `ending` says which way the game ended, `rule` by
    which rule, `tiebreak` which condition broke a tie (""). `adjustments` are what the ending
    itself adds to the scores before they are compared. `final` has them added: it is what
    the winner is decided by.
    """

    game: str
    winners: tuple[str, ...]
    scores: Mapping[str, int]
    ending: str
    rule: str
    lines: Mapping[str, list[tuple[str, int, str]]]
    adjustments: Mapping[str, int] = {}
    tiebreak: str = ""

    @property
    def winner(self) -> str | None:
        """The first of the winners; None in a draw."""
        return self.winners[0] if self.winners else None

    @property
    def final(self) -> dict[str, int]:
        """The scores with the adjustments of the ending: what the winner is decided by."""
        return {seat: n + self.adjustments.get(seat, 0) for seat, n in self.scores.items()}

    def _repr_html_(self) -> str | None:
        """A table with what counts, for notebooks."""
        return picture("result", self)

    def __repr__(self) -> str:
        tie = f", tiebreak={self.tiebreak!r}" if self.tiebreak else ""
        return (
            f"<{self.game} result, winners={self.winners!r}, final={self.final!r},"
            f" ending={self.ending!r}, rule={self.rule!r}{tie}>"
        )

    def dump(self) -> dict[str, Any]:
        """The result as a plain, JSON-able dict; `winners` is in it only where `winner` does
        not say it all, so that one winner's result reads as it always did."""
        together = {} if len(self.winners) == 1 else {"winners": list(self.winners)}
        return {
            "winner": self.winner,
            **together,
            "scores": dict(self.scores),
            "ending": self.ending,
            "rule": self.rule,
            "lines": {seat: [list(x) for x in lines] for seat, lines in self.lines.items()},
            "adjustments": dict(self.adjustments),
            "tiebreak": self.tiebreak,
        }


class Reason(NamedTuple):
    """Why a player chose as it did, to be said in any language.

    Its sentence is the game's message ``reason-<kind>`` with its `facts`; where reasons stand in
    a game's data, `texts` has them by language.
    """

    game: str
    kind: str
    rule: str = ""
    facts: Mapping[str, Any] = {}
    texts: Mapping[str, str] = {}


class Option(NamedTuple):
    """A choice made before the game starts: what it is unless said otherwise, what it may be,
    what it does."""

    default: Any
    choices: tuple[Any, ...]
    help: str
