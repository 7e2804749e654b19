"""Exercises: a position, a question, answers, and why each is right or wrong.

What is right is asked of the engine when an exercise is made (`making.py`), never written
down. Five kinds share one form:

choose    which of these moves is legal, or does what is asked?
predict   what comes of this move?
compute   a number
mistake   which of these moves breaks a rule?
goal      play on until something holds
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeVar

from ..engine.errors import GameError, IllegalAction
from ..engine.state import Frame, State
from ..engine.values import Action, Decision, Event, Part, Result
from ..engine.words import message, say

S = TypeVar("S", bound=State)

Kind = Literal["choose", "predict", "compute", "mistake", "goal"]
KINDS: tuple[Kind, ...] = ("choose", "predict", "compute", "mistake", "goal")
Sight = Literal["hands", "table", "map", "nothing"]


class Text(NamedTuple):
    """A sentence to be put into words later: a message id and its facts."""

    key: str
    facts: Mapping[str, Any]


Sayable = Text | Action | Event | Decision | Result | GameError


def text(key: str, **facts: Any) -> Text:
    """The sentence of a message id; ids among the facts become names in the reader's language."""
    return Text(key, facts)


def tell(x: Sayable, game: str, lang: str) -> str:
    """Any sentence of an exercise in `lang`; facts that bring their own words for each
    language, like the small print of a card, are told in it, and so are sentences among them."""
    if not isinstance(x, Text):
        return say(x, lang)

    def fact(given: Any) -> Any:
        if isinstance(given, Text):
            return tell(given, game, lang)
        return given.get(lang, "") if isinstance(given, Mapping) else given

    return message(lang, game, x.key, {key: fact(given) for key, given in x.facts.items()})


class Why(NamedTuple):
    """Why an answer is right or wrong: a sentence, its rule, and the number part by part."""

    told: Sayable
    rule: str
    breakdown: tuple[Part, ...] = ()

    @classmethod
    def of(cls, event: Event) -> Why:
        """An event as a reason: its sentence, its rule, the number that it reports."""
        return cls(event, event.rule, event.breakdown)


class Choice(NamedTuple):
    """One answer to choose: what it says, whether it is right, and why."""

    told: Sayable
    right: bool
    why: Why


class Feedback(NamedTuple):
    """What came of an answer. `done` is False while a goal is still being played for."""

    right: bool
    done: bool
    why: Why


@dataclass
class Exercise:
    """One question about one position.

    `choices` are for choose, predict and mistake; `number` for compute; `goal` for goal:
    a test of the state that play has reached, within `moves` choices of `seat`; where `ended`
    holds, there is no way to it any more. `missed` is why a goal that was not reached was not.
    `hints` go from where to look to what to do. `seat` is whose view is shown; None shows
    the whole position. `outcome` is the position that answers the question, and `reads`
    reads the right answer (a number, or what the right choice says) off it. `sight` is what
    lies beside the question: the board of the position and the cards in hand, one of the two
    boards without them, or nothing where none of it helps.
    """

    question: Text
    why: Why
    state: State | None = None
    seat: str | None = None
    choices: tuple[Choice, ...] = ()
    number: int | None = None
    goal: Callable[[Any], bool] | None = None
    moves: int = 1
    ended: Callable[[Any], bool] | None = None
    missed: Why | None = None
    hints: tuple[Sayable, ...] = ()
    outcome: State | None = None
    reads: Callable[[Any], Sayable | int] | None = None
    sight: Sight = "hands"
    # filled in by `Lessons.make`
    game: str = ""
    maker: str = ""
    chapter: str = ""
    rule: str = ""
    kind: Kind = "choose"
    seed: int = 0
    _played: State | None = field(default=None, repr=False)
    _moves: int = field(default=0, repr=False)
    _way: tuple[Action, ...] = field(default=(), repr=False)

    def check(self, answer: int | Action) -> Feedback:
        """What comes of an answer: the number of a choice, a number, or a move toward the goal.

        Raises IllegalAction for a move that the rules refuse; the exercise goes on.
        """
        if self.goal is not None:
            assert isinstance(answer, Action)
            return self._play(answer)
        assert not isinstance(answer, Action)
        if self.number is not None:
            return Feedback(answer == self.number, True, self.why)
        choice = self.choices[answer]
        return Feedback(choice.right, True, choice.why)

    @property
    def right(self) -> int | None:
        """The right answer of every kind but goal: the number, or the number of the choice."""
        if self.number is not None:
            return self.number
        return next((i for i, c in enumerate(self.choices) if c.right), None)

    @property
    def named(self) -> frozenset[str]:
        """The ids of all that the question names; where it names nothing, those of the moves to
        choose among."""
        moves = [c.told for c in self.choices if isinstance(c.told, Action)]
        asked = _ids(self.question.facts.values())
        return frozenset(asked or (x for move in moves for x in _ids(move.args.values())))

    @property
    def position(self) -> State:
        """The position to show: for a goal, the one that play has reached."""
        assert self.state is not None
        return self._played if self._played is not None else self.state

    @property
    def solution(self) -> tuple[Action, ...]:
        """The shortest way to a goal from where the exercise began: what a solution names. Empty
        for other kinds, whose right answer is among the choices."""
        if self.goal is None or self.state is None:
            return ()
        if not self._way:
            lengths = range(1, self.moves + 1)
            ways = (self._to_goal(self.state, length) for length in lengths)
            self._way = next((way for way in ways if way), ())
        return self._way

    def _to_goal(self, state: State, moves: int) -> tuple[Action, ...]:
        """A way to the goal of so many moves; empty if there is none."""
        assert self.goal is not None
        for action in state.actions():
            reached = after(state, action)
            if moves == 1 and self.goal(reached):
                return (action,)
            if moves > 1 and not (self.ended is not None and self.ended(reached)):
                rest = self._to_goal(reached, moves - 1)
                if rest:
                    return (action, *rest)
        return ()

    def restart(self) -> None:
        """Back to the position that the exercise began with."""
        self._played, self._moves = None, 0

    def _play(self, action: Action) -> Feedback:
        assert self.state is not None and self.goal is not None
        state = self.position.copy()
        seat = state.decision.seat if state.decision else None
        after = state.steps[:-1]  # what is still to do when this choice has been carried out
        frames: list[Frame] = []
        state.apply(action, frames=frames)
        self._played = state
        if seat == self.seat or self.seat is None:
            self._moves += 1
        stills = [frame.state for frame in frames]
        # What the rules go on to do by themselves is not the point: the board stops before it.
        if self.goal(state):
            self._played = next((still for still in stills if self.goal(still)), state)
            return Feedback(True, True, self.why)
        over = self._moves >= self.moves or state.result is not None
        over = over or (self.ended is not None and self.ended(state))
        if over:
            own = [still for still in stills if still.steps[: len(after)] == after]
            self._played = (own or stills[:1] or [state])[-1]
        return Feedback(False, over, (self.missed if over else None) or came_of(state))


def _ids(facts: Iterable[Any]) -> list[str]:
    """The texts among facts: names of things, mostly; also those of moves, events and lists."""
    found = []
    for fact in facts:
        if isinstance(fact, (Action, Event)):
            found += _ids(fact.args.values())
        elif isinstance(fact, (tuple, list)):
            found += _ids(fact)
        elif isinstance(fact, str):
            found.append(fact)
    return found


# -- what the engine says of a move ----------------------------------------------------------------


def refusal(state: State, action: Action) -> IllegalAction | None:
    """The engine's refusal of an action; None if it is legal. The state stays as it is."""
    try:
        state.copy().apply(action)
    except IllegalAction as error:
        return error
    return None


def after(state: S, *actions: Action, rolls: tuple[int, ...] = ()) -> S:
    """The position after some actions; the state itself stays as it is."""
    state = state.copy()
    for action in actions:
        state.apply(action, rolls)
        rolls = ()
    return state


def came_of(state: State) -> Why:
    """What the last move brought about, as the engine tells it: the number it led to, or else
    the first thing that happened, or what is asked now."""
    told: Event | Decision | None
    told = next((e for e in state.events if e.breakdown), None)
    told = told or next(iter(state.events), None) or state.decision
    assert told is not None
    return Why(told, told.rule, getattr(told, "breakdown", ()))
