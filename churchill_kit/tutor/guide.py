"""What a game has to say at the table: what is asked, what happened, what speaks for a move and
against it.

Everything is read from a view of the seat that is being taught, or from events, which are
public: what a player must not know cannot reach him here, and equal views get equal
advice. The guide of a game says *what* matters; this module says *when*: the first time,
which is read off the record of the game, so that undo, saves and a reload need no memory.

A game's guide is ``GUIDE`` in the module ``guide`` of its folder ``lessons``. To add to it::

    @GUIDE.now("agenda_card")              # live facts for guide-agenda_card-came, -now and -look
    def highest_card(view): ...

    @GUIDE.reason("advance")               # why it is good: what the adviser would do
    def landing(view, action): ...

    @GUIDE.doubt("advance")                # what speaks against what he would do
    def drag(view, action): ...

    @GUIDE.prospect                        # what closes all advice: where the game is heading
    def ending(view, outcomes): ...

    @GUIDE.peril                           # and what all advice begins with: a danger ahead
    def too_far_ahead(view, outcomes): ...

    @GUIDE.idle("support")                 # not advised where another is about as good
    def too_weak(view, action): ...

    @GUIDE.half_done("support")            # brings nothing unless it is done again: plans go on
    def no_chance_yet(view, action): ...

    @GUIDE.kin("advance")                  # what whoever hears of an action asks about
    def same_issue(view, action): ...

    @GUIDE.contrast                        # how the games ended with a worse choice, and a better
    def another_end(view, better, worse): ...

    @GUIDE.twin("nominate")                # what differs from an action by its name alone
    def same_counter(view, action): ...

    @GUIDE.lesser("discard")               # what surely is no better than an action
    def better_cards(view, action): ...

    @GUIDE.outdone("break_tie")            # what gives up something for nothing: never advised
    def won_without(view, action): ...

    @GUIDE.unwise("support")               # what works against that by which the games are won
    def helps_one_fall(view, action, outcomes): ...

    @GUIDE.watch                           # what is looked for while a game is played on,
    def issues_won(state): ...

    @GUIDE.forecast("advance")             # and what it comes to
    def comes(view, action, seen): ...

    @GUIDE.meanwhile                       # what has changed since he was after something else
    def lay_elsewhere(then, now, what): ...

    @GUIDE.caution("advance")              # what is worse about an action than about the best
    def penalty(view, action, best): ...

Whether an action is worse, and by how much, is no matter of a guide: the adviser says it
(``adviser.py``), and asks here only for words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, dropwhile, takewhile
from typing import Any, NamedTuple, TypeVar

from ..engine import registry
from ..engine.players import Player
from ..engine.record import Record
from ..engine.state import State
from ..engine.values import Action, Event, Part
from ..search import Outcome
from .exercise import Sayable, Text, text


class Advice(NamedTuple):
    """Something worth saying: what about, in which sentences, by which rule and number."""

    about: str
    told: tuple[Sayable, ...]
    rule: str
    breakdown: tuple[Part, ...] = ()


class Caution(NamedTuple):
    """What a legal move would cost: in numbers, with the rule; and a better move, if any. `plain`
    where the rules alone tell it, and no playing on is needed to know."""

    about: str
    told: Text
    rule: str
    breakdown: tuple[Part, ...] = ()
    better: Action | None = None
    more: tuple[Text, ...] = ()  # what it comes to
    plain: bool = False


class Lesson(NamedTuple):
    """What the tutor says at a decision; `first` if this kind is asked for the first time."""

    asked: Advice | None
    first: bool
    news: tuple[Advice, ...]
    review: Advice | None


Now = Callable[[Any], Mapping[str, Any]]
Reason = Callable[[Any, Action], Text | None]
Warn = Callable[[Any, Action, Action], Caution | None]
Idle = Callable[[Any, Action], bool]
Prospect = Callable[[Any, Sequence[Outcome]], Text | None]
Contrast = Callable[[Any, Sequence[Outcome], Sequence[Outcome], int], Text | None]
APART = 15  # percent of the games by which two choices end otherwise
Kin = Callable[[Any, Action], Sequence[Action]]
Watch = Callable[[Any], Any]
Seen = Mapping[Action, Sequence[Any]]  # what was looked for, in the games played on from each
Forecast = Callable[[Any, Action, Seen], Text | None]
Needless = Callable[[Any, Action, Seen], bool]
Unwise = Callable[[Any, Action, Sequence[Outcome]], bool | None]
Sense = Callable[[Any, Action], float | None]
StandIn = Callable[[Any, Player], Player]
Belied = Callable[[Any, Sequence[Outcome]], bool]
Aim = Callable[[Any, Action, Sequence[Any]], tuple[str, str] | None]
Meanwhile = Callable[[Any, Any, str], Text | None]
F = TypeVar("F", Reason, Warn)
G = TypeVar("G", bound=Callable[..., Any])
Limits = Callable[[Any], tuple[tuple[Text, str], ...]]
Brought = Callable[[Any, Action, Any], Text | None]
Topic = Callable[[Event], str]
Review = Callable[[Any, Any, tuple[Event, ...]], Advice]


class Sayings:
    """What a game has to say about decisions and actions. A guide has some; those that fill a
    module of their own are handed to it."""

    def __init__(self) -> None:
        self._now: dict[str, Now] = {}
        self._reasons: dict[str, list[Reason]] = {}
        self._doubts: dict[str, list[Reason]] = {}
        self._cautions: dict[str, list[Warn]] = {}
        self._limits: list[Limits] = []
        self._brought: list[Brought] = []
        self._prospects: list[Prospect] = []
        self._perils: list[Prospect] = []
        self._contrasts: list[Contrast] = []
        self._twins: dict[str, Kin] = {}
        self._lesser: dict[str, Kin] = {}
        self._outdone: dict[str, Idle] = {}
        self._idles: dict[str, Idle] = {}
        self._half_done: dict[str, Idle] = {}
        self._kins: dict[str, Kin] = {}
        self._watches: list[Watch] = []
        self._forecasts: dict[str, Forecast] = {}
        self._needless: dict[str, Needless] = {}
        self._unwise: dict[str, Unwise] = {}
        self._aims: dict[str, Aim] = {}
        self._meanwhiles: list[Meanwhile] = []
        self._senses: dict[str, Sense] = {}
        self._stand_ins: list[StandIn] = []
        self._belied: dict[str, Belied] = {}
        self.cautions: list[str] = []

    def now(self, *kinds: str) -> Callable[[Now], Now]:
        """Register the live facts for decisions of these kinds."""
        return _alone(self._now, kinds)

    def reason(self, *kinds: str) -> Callable[[Reason], Reason]:
        """Register what may speak for actions of these kinds, in a sentence of its own."""
        return _into(self._reasons, kinds)

    def doubt(self, *kinds: str) -> Callable[[Reason], Reason]:
        """Register what may speak against actions of these kinds, be they the best."""
        return _into(self._doubts, kinds)

    def caution(self, *kinds: str) -> Callable[[Warn], Warn]:
        """Register what makes actions of these kinds worse than the best one; those written first
        go first."""

        def register(function: Warn) -> Warn:
            self.cautions.append(function.__name__)
            return _into(self._cautions, kinds)(function)

        return register

    def limit(self, function: Limits) -> Limits:
        """Register what forbids things now that are allowed otherwise: sentences with rules."""
        self._limits.append(function)
        return function

    def gain(self, function: Brought) -> Brought:
        """Register what an action has brought by the time its seat decides again."""
        self._brought.append(function)
        return function

    def prospect(self, function: Prospect) -> Prospect:
        """Register what closes all advice: a sentence on where the game is heading, by how
        the games ended that were played on with what is advised."""
        self._prospects.append(function)
        return function

    def peril(self, function: Prospect) -> Prospect:
        """Register what all advice begins with: that the game is heading where one loses by what
        one does well, so that whoever follows the advice knows it before."""
        self._perils.append(function)
        return function

    def contrast(self, function: Contrast) -> Contrast:
        """Register how the games that were played on with a better choice and with a worse one
        ended otherwise, if that says why it is worse."""
        self._contrasts.append(function)
        return function

    def twin(self, *kinds: str) -> Callable[[Kin], Kin]:
        """Register what differs from actions of these kinds by its name alone, or in
        nothing that is told of it: it is as good."""
        return _alone(self._twins, kinds)

    def lesser(self, *kinds: str) -> Callable[[Kin], Kin]:
        """Register what is surely no better than actions of these kinds, since it gives up as much
        and more: no game played on can show that it is."""
        return _alone(self._lesser, kinds)

    def outdone(self, *kinds: str) -> Callable[[Idle], Idle]:
        """Register which actions of these kinds give up something for nothing, so that another is
        surely as good: they are not played on, since games can only seem to show otherwise."""
        return _alone(self._outdone, kinds)

    def idle(self, *kinds: str) -> Callable[[Idle], Idle]:
        """Register which actions of these kinds can bring nothing, or give away more than they
        have to: where another is about as good, the adviser does that."""
        return _alone(self._idles, kinds)

    def half_done(self, *kinds: str) -> Callable[[Idle], Idle]:
        """Register which actions of these kinds, done before, have brought nothing yet and will if
        they are done again: a plan goes on with them."""
        return _alone(self._half_done, kinds)

    def kin(self, *kinds: str) -> Callable[[Kin], Kin]:
        """Register what is asked about when an action of these kinds is advised: why not these?"""
        return _alone(self._kins, kinds)

    def watch(self, function: Watch) -> Watch:
        """Register what is looked for while a game is played on: a function of a whole position
        before each decision, until it returns something."""
        self._watches.append(function)
        return function

    def forecast(self, *kinds: str) -> Callable[[Forecast], Forecast]:
        """Register what the games played on came to, for actions of these kinds: a sentence, and
        under its key with "-brief", where there is one, a short one for what is only named beside
        the best. Its fact "average" is a number of which more is better;
        with "says_all" the reasons for the action as such are not told beside it, with "says_why"
        it tells what an action that brings nothing is good for."""
        return _alone(self._forecasts, kinds)

    def needless(self, *kinds: str) -> Callable[[Needless], Needless]:
        """Register which actions of these kinds the games played on show to bring nothing: like
        `idle`, where the rules alone cannot tell it."""
        return _alone(self._needless, kinds)

    def unwise(self, *kinds: str) -> Callable[[Unwise], Unwise]:
        """Register which actions of these kinds work against what a game is won by, as far as all
        the games played on show it: like `idle`, not advised where another is about as good. Where
        that is what matters the others are not idle, whatever else (False); None where it is not.
        """
        return _alone(self._unwise, kinds)

    def sense(self, *kinds: str) -> Callable[[Sense], Sense]:
        """Register what actions of these kinds are worth by themselves: of those that the games
        played on leave alike the adviser takes the one that is worth most."""
        return _alone(self._senses, kinds)

    def stand_in(self, function: StandIn) -> StandIn:
        """Register who plays on in the adviser's games, given the game's own player: one who sees
        what that player does not think of."""
        self._stand_ins.append(function)
        return function

    def belied(self, *keys: str) -> Callable[[Belied], Belied]:
        """Register when the games that were played on with what is advised belie these sentences
        for or against an action, which a look at the board would have: they are not said then."""
        return _alone(self._belied, keys)

    def aim(self, *kinds: str) -> Callable[[Aim], Aim]:
        """Register what advice for actions of these kinds is after, by what speaks for it: of what,
        and how it is to end ("guide-aim-" and that is said when it is to end otherwise later)."""
        return _alone(self._aims, kinds)

    def meanwhile(self, function: Meanwhile) -> Meanwhile:
        """Register what is told where an aim has turned: what has changed since, by the seat's
        views then and now, for what he was after."""
        self._meanwhiles.append(function)
        return function

    def learn(self, other: Sayings) -> None:
        """Say what another says, too."""
        self._now |= other._now
        _join(self._reasons, other._reasons)
        _join(self._doubts, other._doubts)
        _join(self._cautions, other._cautions)
        self._limits += other._limits
        self._brought += other._brought
        self._prospects += other._prospects
        self._perils += other._perils
        self._contrasts += other._contrasts
        self._twins |= other._twins
        self._lesser |= other._lesser
        self._outdone |= other._outdone
        self._idles |= other._idles
        self._half_done |= other._half_done
        self._kins |= other._kins
        self._watches += other._watches
        self._forecasts |= other._forecasts
        self._needless |= other._needless
        self._unwise |= other._unwise
        self._aims |= other._aims
        self._meanwhiles += other._meanwhiles
        self._senses |= other._senses
        self._stand_ins += other._stand_ins
        self._belied |= other._belied
        self.cautions += other.cautions


class Guide(Sayings):
    """What is worth saying about one game; `topic` names what an event is an example of ("" if
    it is not worth a word), `opens` and `closes` are the events around what gets a review."""

    def __init__(self, game: str, topic: Topic, opens: str, closes: str, review: Review) -> None:
        super().__init__()
        self.game = game
        self.topic, self.opens, self.closes, self.review = topic, opens, closes, review

    # -- what is said --------------------------------------------------------------------

    def asked(self, view: State) -> Advice | None:
        """What is asked, where it stands, and what good players look at; None if the view's
        seat is not asked."""
        return self._about(view, lambda kind: f"app-why-{kind}")

    def why(self, view: State) -> Advice | None:
        """Why that is asked now: what led here, where it stands, and what good players look at.
        What is asked is not said again."""
        return self._about(view, lambda kind: f"guide-{kind}-came")

    def _about(self, view: State, opening: Callable[[str], str]) -> Advice | None:
        decision = view.decision
        if decision is None or decision.seat != view.viewer:
            return None
        kind = decision.kind
        facts = self._now[kind](view) if kind in self._now else {}
        keys = (opening(kind), f"guide-{kind}-now", f"guide-{kind}-look")
        return Advice(kind, tuple(text(key, **facts) for key in keys), decision.rule)

    def told(self, event: Event) -> Advice | None:
        """What an event means; None if it is not worth a word."""
        topic = self.topic(event)
        if not topic:
            return None
        return Advice(topic, (event, text(f"guide-event-{topic}")), event.rule, event.breakdown)

    def reasons(self, view: State, action: Action) -> list[Text]:
        """What speaks for an action in the words of the game."""
        return _told(self._reasons, view, action)

    def against(self, view: State, action: Action) -> list[Text]:
        """What speaks against an action in the words of the game."""
        return _told(self._doubts, view, action)

    def bears_out(self, view: State, told: Text, outcomes: Sequence[Outcome]) -> bool:
        """Do the games that were played on leave a sentence for or against an action standing?"""
        belied = self._belied.get(told.key)
        return belied is None or not belied(view, outcomes)

    def worth_playing(self, view: State) -> tuple[Action, ...]:
        """The actions but those that are surely outdone by another."""
        actions = view.actions()
        able = [a for a in actions if not self._outdone.get(a.kind, _never)(view, a)]
        return tuple(able) or actions

    def brings_nothing(
        self,
        view: State,
        action: Action,
        seen: Seen | None = None,
        outcomes: Sequence[Outcome] = (),
    ) -> bool:
        """Can an action bring nothing that another would not, as far as the game can tell, or the
        games played on?"""
        idle, needless = self._idles.get(action.kind), self._needless.get(action.kind)
        unwise = self._unwise.get(action.kind)
        found = None if unwise is None else unwise(view, action, outcomes)
        if found is not None:
            return found
        if idle is not None and idle(view, action):
            return True
        return needless is not None and seen is not None and needless(view, action, seen)

    def goes_on(self, view: State, action: Action) -> bool:
        """Has an action brought nothing yet that it will if it is done again?"""
        half_done = self._half_done.get(action.kind)
        return half_done is not None and action in view.actions() and half_done(view, action)

    def comes_later(self, view: State, action: Action) -> bool:
        """Would an action bring nothing by itself that it will if it is done again?"""
        half_done = self._half_done.get(action.kind)
        return half_done is not None and half_done(tried(view, action), action)

    def asked_about(self, view: State, action: Action) -> Sequence[Action]:
        """What whoever is advised an action asks about: why not these?"""
        kin = self._kins.get(action.kind)
        return () if kin is None else kin(view, action)

    def look(self, state: State) -> Any:
        """What is looked for while a game is played on, if the position shows it."""
        found = (watch(state) for watch in self._watches)
        return next((seen for seen in found if seen is not None), None)

    def foretold(self, view: State, action: Action, seen: Seen) -> Text | None:
        """What the games played on with an action came to."""
        forecast = self._forecasts.get(action.kind)
        return None if forecast is None else forecast(view, action, seen)

    def prospects(self, view: State, outcomes: Sequence[Outcome]) -> list[Text]:
        """What closes all advice."""
        return _heading(self._prospects, view, outcomes)

    def perils(self, view: State, outcomes: Sequence[Outcome]) -> list[Text]:
        """What all advice begins with."""
        return _heading(self._perils, view, outcomes)

    def ended_otherwise(
        self,
        view: State,
        better: Sequence[Outcome],
        worse: Sequence[Outcome],
        least: int = APART,
    ) -> list[Text]:
        """How games end with a worse choice and not with a better one, in so many percent of them
        at least."""
        found = (contrast(view, better, worse, least) for contrast in self._contrasts)
        return [told for told in found if told is not None]

    def twins(self, view: State, action: Action) -> Sequence[Action]:
        """The other actions that differ from this one by their names alone, or in nothing told."""
        twin = self._twins.get(action.kind)
        return () if twin is None else twin(view, action)

    def surely_no_better(self, view: State, action: Action) -> Sequence[Action]:
        """The other actions that give up as much as this one, and more."""
        lesser = self._lesser.get(action.kind)
        return () if lesser is None else lesser(view, action)

    def worth(self, view: State, action: Action) -> float | None:
        """What an action is worth by itself; None where the game cannot tell."""
        sense = self._senses.get(action.kind)
        return None if sense is None else sense(view, action)

    def plays_on(self, view: State, player: Player) -> Player:
        """Who plays on in the adviser's games."""
        for stand_in in self._stand_ins:
            player = stand_in(view, player)
        return player

    def aim_of(
        self, view: State, action: Action, reasons: Sequence[Sayable]
    ) -> tuple[str, str] | None:
        """What advice is after: of what, and how it is to end; None where that can be said of
        nothing."""
        aim = self._aims.get(action.kind)
        return None if aim is None else aim(view, action, reasons)

    def changed_since(self, then: State, now: State, what: str) -> Sequence[Text]:
        """What has changed between two views for something that an aim was after."""
        found = (meanwhile(then, now, what) for meanwhile in self._meanwhiles)
        return [told for told in found if told is not None]

    def limits(self, view: State) -> tuple[tuple[Text, str], ...]:
        """What is forbidden now that is allowed otherwise, as sentences with their rules."""
        return tuple(one for limit in self._limits for one in limit(view))

    def brought(self, before: State, action: Action, after: State) -> Text | None:
        """What an action has brought its seat, by its views before and now."""
        found = (brought(before, action, after) for brought in self._brought)
        return next((told for told in found if told is not None), None)

    def warn(self, view: State, action: Action, best: Action) -> Caution | None:
        """What makes a legal action worse than the best, if there are words for it. That it is
        worse, the adviser knows."""
        for caution in self._cautions.get(action.kind, ()):
            found = caution(view, action, best)
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
        before, after = (self._closing(record, n).view(seat) for n in (start, end))
        return self.review(before, after, within)

    def _closing(self, record: Record, n: int) -> State:
        """The position when all has been told of what closed during a move, before what opens the
        next one; after the move, where nothing did. Of the opening, what was set up."""
        if n and not self._has(record.log[n], self.closes):
            return record.at(n)
        frames = iter(record.film(n))
        if n:
            frames = dropwhile(lambda f: not self._has(f.events, self.closes), frames)
        told = list(takewhile(lambda f: not self._has(f.events, self.opens), frames))
        state: State = told[-1].state if told else record.at(n)
        return state

    @staticmethod
    def _has(events: tuple[Event, ...], kind: str) -> bool:
        return any(event.kind == kind for event in events)


def _into(table: dict[str, list[F]], kinds: tuple[str, ...]) -> Callable[[F], F]:
    def register(function: F) -> F:
        for kind in kinds:
            table.setdefault(kind, []).append(function)
        return function

    return register


def _never(view: Any, action: Action) -> bool:
    return False


def _alone(table: dict[str, G], kinds: tuple[str, ...]) -> Callable[[G], G]:
    """Each kind has one of these."""

    def register(function: G) -> G:
        table.update(dict.fromkeys(kinds, function))
        return function

    return register


def _join(mine: dict[str, list[F]], theirs: Mapping[str, list[F]]) -> None:
    for kind, functions in theirs.items():
        mine.setdefault(kind, []).extend(functions)


def _heading(what: Sequence[Prospect], view: State, outcomes: Sequence[Outcome]) -> list[Text]:
    found = (say(view, outcomes) for say in what)
    return [told for told in found if told is not None]


def _told(table: Mapping[str, list[Reason]], view: State, action: Action) -> list[Text]:
    found = (reason(view, action) for reason in table.get(action.kind, ()))
    return [told for told in found if told is not None]


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
