"""Where a rule can be seen on the boards, and how: `Showing.how` is

- "own": the rule's own worked example;
- "work": a worked example of another rule in which this one is at work: an event, a part of a
  number or a question bears its number;
- "game": a place in a recorded game where it is at work;
- "made": a position made for it, and the one before;
- "setup": the set-up of the scenario that it describes;
- "section": a worked example of a rule nearby, or of the rule that shows the thing it names.

Whoever shows it says which of these it is. The first three need worked examples and a recorded
game only, and are found here for any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, Protocol

from ..engine.state import State
from ..engine.values import Event
from .examples import Example, Step
from .recorded import Moment, Recorded

AFTER = 3  # steps of the recorded game that are shown after the one that matters


class Showing(NamedTuple):
    """Steps in which a rule can be seen; `how` as above.

    `of` is the rule of the worked example or the scenario, or the one that is at work in the
    recorded game; `step` is where (counted from 1; 0: no step bears its number). `letter`: the
    rule gives points, so what it counts in each step belongs to the story.
    """

    rule: str
    how: str
    steps: tuple[Step, ...]
    of: str = ""
    example: Example | None = None
    step: int = 0
    scenario: str = ""
    letter: str = ""


class Told(Protocol):
    """A position and what has just happened."""

    @property
    def state(self) -> State:
        """The position."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened."""


class Sightings:
    """Where rules are at work in worked examples and in a recorded game, if there is one."""

    def __init__(
        self,
        examples: Mapping[str, Example],
        steps: Callable[[Example], tuple[Step, ...]],
        recorded: Recorded | None = None,
        sections: Callable[[str], Iterable[str]] | None = None,
    ) -> None:
        self.examples, self.steps, self.recorded = examples, steps, recorded
        self.sections = sections or dotted

    def showing(self, number: str) -> Showing | None:
        """The rule's own example, else one in which it is at work, else a place in the recorded
        game; None if there is none of them."""
        return self.own(number) or self.at_work(number) or self.in_the_game(number)

    def own(self, number: str) -> Showing | None:
        """The rule's own worked example."""
        mine = [e for e in self.examples.values() if e.rule == number]
        return self.of(number, "own", mine[0]) if mine else None

    def at_work(self, number: str) -> Showing | None:
        """The worked example in which the rule is at work: that of the rule nearest to it, for who
        has asked about 7.71 is not asking about 7.13; of several, the first."""
        around = {*self.sections(number)}
        found = [(example, at) for example, at, bears in self.bearings if number in bears]
        if not found:
            return None
        example, at = max(found, key=lambda f: len(around.intersection(self.sections(f[0].rule))))
        return self.of(number, "work", example, at + 1)

    def in_the_game(
        self, number: str, here: Callable[[Moment], bool] | None = None, before: int = 1
    ) -> Showing | None:
        """The first place in the recorded game of which `here` says yes, with what comes before
        and after it. If `here` is left out: where the rule is at work."""
        bears = here or (lambda moment: number in borne(moment.shot))
        found = self.recorded and self.recorded.stretch(bears, before, AFTER)
        if not found or self.recorded is None:
            return None
        place, moments = found
        shots = [moment.shot for moment in moments]
        shown = tuple(Step(shot.state, shot.events, "", shot.seat) for shot in shots)
        step = place + 1 if number in borne(shots[place]) or before else 0
        scenario = self.recorded.data["setup"]["scenario"]
        return Showing(number, "game", shown, number, step=step, scenario=scenario)

    def of(self, number: str, how: str, example: Example, step: int = 0) -> Showing:
        """A worked example as what shows a rule."""
        return Showing(number, how, self.steps(example), example.rule, example, step)

    @cached_property
    def bearings(self) -> tuple[tuple[Example, int, frozenset[str]], ...]:
        """Each step of each example, with the numbers of the rules that are at work in it."""
        return tuple(
            (example, at, borne(step))
            for example in self.examples.values()
            for at, step in enumerate(self.steps(example))
        )


def dotted(number: str) -> Iterator[str]:
    """The rule itself and the sections around it, the nearest first: 6.2.1, 6.2, 6."""
    number = number.removesuffix(".0")
    while number:
        yield number
        number = number.rpartition(".")[0]


def borne(step: Told) -> frozenset[str]:
    """The numbers that events, parts of numbers and the question of a step bear."""
    asked = step.state.decision
    return frozenset(
        {e.rule for e in step.events}
        | {part[2] for e in step.events for part in e.breakdown or ()}
        | ({asked.rule} if asked is not None else set())
    )
