"""The tutor at the table: explains what is asked, what happened, and warns before costly moves.

Everything is read from a view of the seat that is being taught, or from events, which are
public: what a player must not know cannot reach him here, and equal views get equal
advice. The guide of a game says *what* matters; this module says *when*: the first time,
which is read off the record of the game, so that undo, saves and a reload need no memory.

A game's guide is ``GUIDE`` in the module ``guide`` of its folder ``lessons``. To add to it::

    @GUIDE.now("agenda_card")              # live facts for the message guide-agenda_card-now
    def highest_card(view): ...

    @GUIDE.caution("penalty", "advance")   # before actions of this kind
    def penalty(view, action): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from ..engine import registry
from ..engine.record import Record
from ..engine.state import State
from ..engine.values import Action, Event, Part
from .exercise import Sayable, Text, text


class Advice(NamedTuple):
    """Something worth saying: what about, in which sentences, by which rule and number."""

    about: str
    told: tuple[Sayable, ...]
    rule: str
    breakdown: tuple[Part, ...] = ()


class Caution(NamedTuple):
    """What a legal move would cost: in numbers, with the rule; and a better move, if any."""

    about: str
    told: Text
    rule: str
    breakdown: tuple[Part, ...] = ()
    better: Action | None = None


class Lesson(NamedTuple):
    """What the tutor says at a decision; `first` if this kind is asked for the first time."""

    asked: Advice | None
    first: bool
    news: tuple[Advice, ...]
    review: Advice | None


Now = Callable[[Any], Mapping[str, Any]]
Warn = Callable[[Any, Action], Caution | None]
Topic = Callable[[Event], str]
Review = Callable[[Any, Any, tuple[Event, ...]], Advice]


class Guide:
    """What is worth saying about one game; `topic` names what an event is an example of ("" if
    it is not worth a word), `opens` and `closes` are the events around what gets a review."""

    def __init__(self, game: str, topic: Topic, opens: str, closes: str, review: Review) -> None:
        self.game = game
        self.topic, self.opens, self.closes, self.review = topic, opens, closes, review
        self._now: dict[str, Now] = {}
        self._cautions: dict[str, list[Warn]] = {}
        self.cautions: list[str] = []

    def now(self, *kinds: str) -> Callable[[Now], Now]:
        """Register the live facts for decisions of these kinds."""

        def register(function: Now) -> Now:
            self._now.update(dict.fromkeys(kinds, function))
            return function

        return register

    def caution(self, *kinds: str) -> Callable[[Warn], Warn]:
        """Register a warning before actions of these kinds; those written first go first."""

        def register(function: Warn) -> Warn:
            self.cautions.append(function.__name__)
            for kind in kinds:
                self._cautions.setdefault(kind, []).append(function)
            return function

        return register

    # -- what is said --------------------------------------------------------------------

    def asked(self, view: State) -> Advice | None:
        """What is asked, where it stands, and what good players look at; None if the view's
        seat is not asked."""
        decision = view.decision
        if decision is None or decision.seat != view.viewer:
            return None
        kind = decision.kind
        facts = self._now[kind](view) if kind in self._now else {}
        told = (text(f"app-why-{kind}"), text(f"guide-{kind}-now", **facts))
        return Advice(kind, (*told, text(f"guide-{kind}-look", **facts)), decision.rule)

    def told(self, event: Event) -> Advice | None:
        """What an event means; None if it is not worth a word."""
        topic = self.topic(event)
        if not topic:
            return None
        return Advice(topic, (event, text(f"guide-event-{topic}")), event.rule, event.breakdown)

    def warn(self, view: State, action: Action) -> Caution | None:
        """What a legal action would cost, if it is worth a second look."""
        for caution in self._cautions.get(action.kind, ()):
            found = caution(view, action)
            if found is not None:
                return found
        return None

    # -- when it is said -----------------------------------------------------------------

    def lesson(self, record: Record, seat: str) -> Lesson:
        """What to say to a seat now: about the present decision, and about all that has
        happened since the seat last decided.

        Of the record only public events and the seat's own views are read.
        """
        groups = record.log
        taken = list(self._taken(record, seat))
        split = taken[-1][0] + 1 if taken else 0
        old = {self.topic(e) for e in chain.from_iterable(groups[:split])}
        news = []
        for event in chain.from_iterable(groups[split:]):
            advice = self.told(event)
            if advice is not None and advice.about not in old:
                old.add(advice.about)
                news.append(advice)
        asked = self.asked(record.state.view(seat))
        first = asked is not None and all(kind != asked.about for _, kind in taken)
        return Lesson(asked, first, tuple(news), self._review(record, seat, groups, split))

    @staticmethod
    def _taken(record: Record, seat: str) -> Iterator[tuple[int, str]]:
        """The decisions that the seat has taken so far: after how many actions, of which kind."""
        for n in range(record.n):
            decision = record.at(n).decision
            if decision is not None and decision.seat == seat:
                yield n, decision.kind

    def _review(
        self, record: Record, seat: str, groups: list[tuple[Event, ...]], split: int
    ) -> Advice | None:
        """The review of what has closed since; it spans from its opening to now, or the next."""
        closed = [n for n in range(split, len(groups)) if self._has(groups[n], self.closes)]
        if not closed:
            return None
        end = closed[-1]
        start = max((n for n in range(end) if self._has(groups[n], self.opens)), default=0)
        events = tuple(chain.from_iterable(groups[start : end + 1]))
        opening = [i for i, e in enumerate(events) if e.kind == self.opens][:1]
        closing = [i for i, e in enumerate(events) if e.kind == self.closes][-1:]
        within = events[opening[0] if opening else 0 : closing[0] + 1]
        return self.review(record.at(start).view(seat), record.at(end).view(seat), within)

    @staticmethod
    def _has(events: tuple[Event, ...], kind: str) -> bool:
        return any(event.kind == kind for event in events)


def has_guide(game: str) -> bool:
    """Has a game a guide? Nothing is loaded to find out."""
    return registry.has(game, "lessons.guide")


def guide(game: str) -> Guide | None:
    """The guide of a game; None if it has none."""
    if not has_guide(game):
        return None
    found: Guide = registry.face(game, "lessons.guide", "GUIDE", Guide)
    return found


def tried(view: State, action: Action) -> Any:
    """A view after an action itself, without what would follow of itself.

    For actions that only move pieces; dice and hidden cards are not in a view.
    """
    trial = view.copy()
    trial._events, trial._actions = [], None
    name, *args = trial.steps[-1]
    trial.steps = trial.steps[:-1]
    take = trial.rules.steps[name].take
    assert take is not None
    take(trial, action, *args)
    return trial
