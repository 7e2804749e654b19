"""What makes exercises: from a seed there is always another one, and none is wrong.

A *maker* is a function of a random generator and a Question; it returns an Exercise. It stands
in a module of its game's folder ``lessons``, decorated with its chapter, its rule and its kind::

    @maker("5.2", "5.23", "predict")
    def debate_before_capture(rng, q):
        q.require(...)                       # or else it is tried again with other dice
        outcome = after(state, debate(card))
        q.facts(card=card, issue=issue)      # what the question, the hints and the reason mention
        return q.predict(state, outcome, place, [place(...), ...])

A Question knows the name of its maker, and the texts from it: the messages ``tutor-<name>``,
``-why``, and as many of ``-hint1``, ``-hint2``, ... as there are; for a goal ``-missed`` says why
it was not reached, if that is there. `outcome` is what the engine
made of the position, and `reads` (here ``place``) reads the right answer off it: so what is
right is nowhere written down, and the test of all makers reads it once more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from itertools import count, takewhile
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from ..engine.state import State
from ..engine.values import Action, Event, Part
from ..engine.words import has
from .exercise import (
    Choice,
    Exercise,
    Kind,
    Sayable,
    Sight,
    Text,
    Why,
    after,
    came_of,
    refusal,
    tell,
    text,
)

__all__ = [
    "Choice", "Entry", "Exercise", "Kind", "Question", "Text", "Why", "after", "answers",
    "chance", "event", "judged", "maker", "number", "pick", "refusal", "sample", "shuffled",
    "tell", "text",
]  # fmt: skip

T = TypeVar("T")
P = ParamSpec("P")
Rng = random.Random
TRIES = 10_000  # a maker that finds nothing by then never will

Reads = Callable[[Any], Any]  # the right answer, read off a position: a number or what is said


class Unsuitable(Exception):
    """What a maker has drawn makes no exercise; another draw may."""


# -- a question being made -------------------------------------------------------------------------


class Question:
    """What a maker is handed beside the dice: all that follows from its name, rule and kind.

    A maker may set `like` to the name of another one, and so borrow the texts of that one.
    """

    def __init__(self, entry: Entry, game: str, rng: Rng) -> None:
        self.game, self.rng = game, rng
        self.rule, self.kind, self.like = entry.rule, entry.kind, entry.name
        self._drawn: list[Any] = []
        self._begin()

    def _begin(self) -> None:
        """Forget a try, but what is drawn `once`."""
        self._next = 0
        self._facts: dict[str, dict[str, Any]] = {}

    # -- the search for a position

    def require(self, fits: object) -> None:
        """Go on only if what has been drawn fits; else the maker begins again."""
        if not fits:
            raise Unsuitable

    def found(self, item: T | None) -> T:
        """What was looked for; if there is none, the maker begins again."""
        if item is None:
            raise Unsuitable
        return item

    def once(self, draw: Callable[Concatenate[Rng, P], T], *given: P.args, **more: P.kwargs) -> T:
        """What is drawn for good: later tries look for the same thing. At the beginning only."""
        if self._next == len(self._drawn):
            self._drawn.append(draw(self.rng, *given, **more))
        self._next += 1
        drawn: T = self._drawn[self._next - 1]
        return drawn

    # -- words

    def text(self, of: str = "", /, **facts: Any) -> Text:
        """A sentence of this maker: ``tutor-<name>-<of>``."""
        return text(f"tutor-{self.like}-{of}" if of else f"tutor-{self.like}", **facts)

    def facts(self, *more: Mapping[str, Any], **facts: Any) -> None:
        """What the question, the hints and the reason may mention."""
        self.facts_of("", *more, **facts)

    def facts_of(self, part: str, /, *more: Mapping[str, Any], **facts: Any) -> None:
        """What only one of them mentions, or in another sense: "why", "hint1", ..."""
        for given in (*more, facts):
            self._facts.setdefault(part, {}).update(given)

    def _told(self, part: str) -> Text:
        return self.text(part, **self._facts.get("", {}) | self._facts.get(part, {}))

    def why(self, *parts: Part, rule: str = "", **facts: Any) -> Why:
        """The reason of this maker, the parts of its number and its rule (else the maker's)."""
        self.facts_of("why", **facts)
        return Why(self._told("why"), rule or self.rule, parts)

    def hint(self, n: int) -> Text:
        """One of the hints of this maker, for those that borrow the others."""
        return self._told(f"hint{n}")

    def _hints(self) -> tuple[Text, ...]:
        keys = (f"hint{n}" for n in count(1))
        there = takewhile(lambda k: has("en", self.game, f"tutor-{self.like}-{k}"), keys)
        return tuple(self._told(key) for key in there)

    # -- the five kinds

    def compute(
        self,
        state: State,
        outcome: State,
        reads: Reads,
        parts: Iterable[Part] = (),
        *,
        why: Why | None = None,
        **more: Any,
    ) -> Exercise:
        """What number is it? `parts` add up to it."""
        why = why or self.why(*parts)
        return self._asked(state, why, number=reads(outcome), outcome=outcome, reads=reads, **more)

    def predict(
        self,
        state: State,
        outcome: State,
        reads: Reads,
        told: Iterable[Sayable],
        *,
        why: Why | None = None,
        **more: Any,
    ) -> Exercise:
        """What comes of it? The answers are `told` in this order, with one reason for all."""
        why, right = why or self.why(), reads(outcome)
        choices = tuple(Choice(x, x == right, why) for x in told)
        return self._asked(state, why, choices=choices, outcome=outcome, reads=reads, **more)

    def among(
        self,
        state: State,
        outcome: State,
        reads: Reads,
        wrongs: Iterable[Sayable],
        *,
        why: Why | None = None,
        **more: Any,
    ) -> Exercise:
        """What comes of it? The answer stands somewhere among three others, the first of `wrongs`
        that say something else, with one reason for all."""
        why = why or self.why()
        right = Choice(reads(outcome), True, why)
        choices = answers(self.rng, right, (Choice(x, False, why) for x in wrongs))
        return self._asked(state, why, choices=choices, outcome=outcome, reads=reads, **more)

    def judge(self, state: State, actions: Iterable[Action], **more: Any) -> Exercise:
        """Which of these moves is legal, or for a mistake is not? The engine says which."""
        choices = judged(state, actions, legal=self.kind != "mistake", rule=self.rule)
        return self.choose(state, shuffled(self.rng, choices), **more)

    def choose(
        self, state: State, choices: Iterable[Choice], *, why: Why | None = None, **more: Any
    ) -> Exercise:
        """Which of these is right? Each has its reason."""
        choices = tuple(choices)
        why = why or next(c.why for c in choices if c.right)
        return self._asked(state, why, choices=choices, **more)

    def goal(
        self,
        state: State,
        goal: Callable[[Any], bool],
        parts: Iterable[Part] = (),
        *,
        why: Why | None = None,
        **more: Any,
    ) -> Exercise:
        """Play on until it holds; the rule of a goal that was missed is the maker's."""
        why, missed = why or self.why(*parts), None
        if has("en", self.game, f"tutor-{self.like}-missed"):
            missed = Why(self._told("missed"), self.rule)
        return self._asked(state, why, goal=goal, missed=missed, **more)

    def _asked(
        self,
        state: State,
        why: Why,
        *,
        seat: str | None = None,
        sight: Sight = "hands",
        hints: tuple[Text, ...] = (),
        **more: Any,
    ) -> Exercise:
        hints = hints or self._hints()
        return Exercise(self._told(""), why, state, seat, hints=hints, sight=sight, **more)


Maker = Callable[[Rng, Question], Exercise]


class Entry(NamedTuple):
    """A maker: its name, the chapter and rule it practises, the kind of question."""

    name: str
    chapter: str
    rule: str
    kind: Kind
    make: Maker

    def exercise(self, game: str, seed: int) -> Exercise:
        """The exercise made from a seed: always the same one."""
        question = Question(self, game, random.Random(f"{self.name}:{seed}"))
        for _ in range(TRIES):
            try:
                made = self.make(question.rng, question)
            except Unsuitable:
                question._begin()
                continue
            made.game, made.maker, made.seed = game, self.name, seed
            made.chapter, made.rule, made.kind = self.chapter, self.rule, self.kind
            return made
        raise RuntimeError(f"{self.name} finds no position from seed {seed}")


def maker(chapter: str, rule: str, kind: Kind) -> Callable[[Maker], Entry]:
    """Make a function a maker of exercises of a chapter about a rule."""

    def entry(function: Maker) -> Entry:
        return Entry(function.__name__, chapter, rule, kind, function)

    return entry


# -- what makers share -----------------------------------------------------------------------------


def judged(state: State, actions: Iterable[Action], legal: bool, rule: str = "") -> list[Choice]:
    """Moves as choices, each judged by the engine: the right ones are those that are `legal`
    (or are not). The reason is its refusal, or what comes of the move; the `rule` by which a move
    is legal is the one that is asked about."""
    out = []
    for action in actions:
        error = refusal(state, action)
        if error:
            why = Why(error, error.rule)
        else:
            why = came_of(after(state, action))
            why = why._replace(told=text("tutor-allowed", told=why.told), rule=rule or why.rule)
        out.append(Choice(action, (error is None) == legal, why))
    return out


def answers(rng: Rng, right: Choice, wrongs: Iterable[Choice], most: int = 4) -> tuple[Choice, ...]:
    """The right answer among the first wrong ones that all say something different."""
    out = [right]
    for wrong in wrongs:
        if len(out) < most and all(wrong.told != choice.told for choice in out):
            out.append(wrong)
    return shuffled(rng, out)


def shuffled(rng: Rng, choices: list[Choice]) -> tuple[Choice, ...]:
    """Choices in a random order, so that the place of the right one says nothing."""
    order = list(choices)
    for i in range(len(order) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def pick(rng: Rng, items: Any) -> Any:
    """One of `items`, the same on every Python version."""
    items = tuple(items)
    return items[int(rng.random() * len(items))]


def sample(rng: Rng, items: Any, count: int) -> list[Any]:
    """`count` different ones of `items`, the same on every Python version."""
    left = list(items)
    return [left.pop(int(rng.random() * len(left))) for _ in range(min(count, len(left)))]


def number(rng: Rng, low: int, high: int) -> int:
    """A whole number from `low` to `high`."""
    return low + int(rng.random() * (high - low + 1))


def chance(rng: Rng, share: float) -> bool:
    """True in this share of all cases."""
    return rng.random() < share


def event(state: State, kind: str) -> Event:
    """The first event of a kind among those since the last move."""
    return next(e for e in state.events if e.kind == kind)
