"""11.3 What a bot works out from its view at a decision: totals, weights, expected strength.

A bot keeps nothing between two decisions, so undo and branching need no care. What 11.3 fixes
for the conference is the logic of its plan: at each decision it is applied to the cards and
issues that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from operator import add
from typing import Any, NamedTuple

from ....engine.values import Action, Part
from ..box.components import BOX, FRONTS
from ..rules.meeting import debated, distance, total, track_of, worth
from ..rules.reserves import ARMIES_HELD_IN_GERMANY, PACIFIC_DRIVES, enters, to_germany
from ..rules.scoring import counts, points, score
from ..state import CENTER, CHAIR, Churchill, Place

Test = Callable[["Sight"], bool]

# What each type of issue weighs: the first weight whose conditions hold counts.
Weights = Mapping[str, tuple[tuple[int, tuple[Test, ...]], ...]]

# Totals by all that they depend on, those in office first; a pure function's memory, so sharing
# it between bots is safe.
_totals: dict[tuple[Any, ...], dict[tuple[str, str | None], float]] = {}
# The scores that were worked out last, and what from: most decisions change nothing of that.
_scored: list[tuple[Any, dict[str, int]]] = []


class Debate(NamedTuple):
    """The advance that may be debated: who moved what, with which card or leader, how far."""

    mover: str
    issue: str
    source: str
    steps: int
    capture: bool  # the issue is about to enter the mover's chair (5.23)


class Sight:
    """One decision of a bot: the view, the legal actions, and lazily what follows from them."""

    def __init__(self, view: Churchill, actions: tuple[Action, ...], weights: Weights) -> None:
        decision = view.decision
        assert decision is not None, "a bot is asked only while there is something to decide"
        self.s = view
        self.seat = decision.seat
        self.kind = decision.kind
        self.args = decision.args
        self.actions = actions
        self.legal = frozenset(actions)
        self.debate = Debate(*decision.args[1:]) if decision.kind == "debate_issue" else None
        self._weights = weights
        self._weighed: dict[str, int] = {}
        self._worth: dict[str, float] = {}
        self._rows: dict[str, dict[str, float]] = {}
        self.plays: list[Any] | None = None  # those of choices.plays, once they were asked for

    # -- cards and issues ----------------------------------------------------------------

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards to choose among: the hand, or the Chief of Staff who has just been rolled."""
        return (self.args[0],) if self.kind == "choose_issue" else self.s.hand(self.seat)

    @cached_property
    def table(self) -> dict[str, list[str]]:
        """The uncaptured issues on the table, by type."""
        return _by_type(self.s.on_table())

    @cached_property
    def display(self) -> dict[str, list[str]]:
        """The issues that can still be put on the table, by type."""
        return _by_type(self.s.available())

    @cached_property
    def concerned(self) -> tuple[str, ...]:
        """The issues that a card may serve: those on the table; before the meeting, all."""
        if self.s.phase == "agenda":
            return (*self.s.on_table(), *self.s.available())
        return tuple(self.s.on_table())

    @cached_property
    def _office(self) -> tuple[Any, ...]:
        return (self.s.staff_change.get(self.seat), *self.s.leaders.values())

    @cached_property
    def _places(self) -> list[tuple[str, str | None]]:
        """The issues that a card may serve, and whose track each lies on."""
        return [(issue, track_of(self.s.issues[issue])) for issue in self.concerned]

    def total(self, card: str, issue: str, use: str = "advance") -> float:
        """The value of a card on an issue, attributes, paranoia and Nyet included.

        A Chief of Staff counts 3.5, the mean of his die, until he is rolled.
        """
        if use == "advance":
            found = self.totals(card).get(issue)
            if found is not None:
                return found
        return self._mean(card, use, (issue, track_of(self.s.issues[issue])))

    def totals(self, card: str) -> dict[str, float]:
        """The value of a card on each issue that it may serve, in their order; all of them at
        once, since they are asked for again and again."""
        row = self._rows.get(card)
        if row is None and self.kind == "choose_issue":
            roll = self.args[1]
            row = {name: self._total(card, name, "advance", roll) for name in self.concerned}
            self._rows[card] = row
        elif row is None:
            known = _totals.setdefault((card, "advance", *self._office), {})
            row = self._rows[card] = {}
            for place in self._places:
                found = known.get(place)
                row[place[0]] = self._mean(card, "advance", place) if found is None else found
        return row

    def _mean(self, card: str, use: str, place: tuple[str, str | None]) -> float:
        known = _totals.setdefault((card, use, *self._office), {})
        found = known.get(place)
        if found is None:
            rolls = (3, 4) if BOX.staff[card].chief else (0, 0)
            found = sum(self._total(card, place[0], use, roll) for roll in rolls) / 2
            known[place] = found
        return found

    def _total(self, card: str, issue: str, use: str, roll: int = 0) -> int:
        return total(worth(self.s, self.seat, card, issue, use, roll))

    def leader_total(self, issue: str) -> int:
        """The value of the bot's leader when he advances an issue."""
        return self._total(self.s.leaders[self.seat], issue, "advance")

    def weight(self, issue: str) -> int:
        """How much an issue matters to the bot, by its type; 0 if the chart is silent."""
        known = self._weighed.get(issue)
        if known is None:
            kind = BOX.issues[issue].type
            known = self._weighed.get(kind)
            if known is None:
                rows = self._weights.get(kind, ())
                known = next((w for w, tests in rows if unmet(self, tests) is None), 0)
            self._weighed[issue] = self._weighed[kind] = known
        return known

    @cached_property
    def weights(self) -> dict[str, int]:
        """The weights of the issues that a card may serve, in their order."""
        return {issue: self.weight(issue) for issue in self.concerned}

    def value(self, card: str, issue: str) -> float:
        """What a pair of card and issue is worth in the plan (11.3): total and weight."""
        return self.total(card, issue) + self.weight(issue)

    def parts(self, card: str, issue: str) -> tuple[Part, ...]:
        """The value of a pair in the plan, part by part; for a card that is not rolled for."""
        parts = worth(self.s, self.seat, card, issue, "advance")
        weight = self.weight(issue)
        return (*parts, ("bot_weight", weight, "11.3")) if weight else tuple(parts)

    def loss(self, card: str) -> float:
        """What is lost when a card is spent elsewhere: the best that it could do."""
        known = self._worth.get(card)
        if known is None:
            values = map(add, self.totals(card).values(), self.weights.values())
            known = self._worth[card] = max(values, default=0)
        return known

    def distance(self, issue: str) -> int:
        """Where an issue is for the bot: above 0 on its own track, below 0 on another's."""
        return distance(self.s.issues[issue], self.seat)

    # -- the debate (5.24) ---------------------------------------------------------------

    @cached_property
    def debaters(self) -> dict[str, tuple[float, Action]]:
        """The cards that may debate, with their totals on the issue under debate."""
        if self.debate is None:
            return {}
        return {
            a["card"]: (self.total(a["card"], self.debate.issue, "debate"), a)
            for a in self.actions
            if a.kind == "debate" and "value" not in a.args
        }

    @cached_property
    def best_debate(self) -> float:
        """The highest total that a card in hand reaches in this debate; 0 if none may debate."""
        return max((value for value, _ in self.debaters.values()), default=0)

    def after_debate(self, value: float) -> Place:
        """Where a debate with this total leaves the issue (5.23, 5.24)."""
        assert self.debate is not None
        mover, issue, _, against, capture = self.debate
        return debated(self.s.issues[issue], mover, self.seat, against, int(value), capture)

    def crosses(self, value: float) -> bool:
        """Does a debate with this total bring the issue to the center or to the bot's own track?"""
        place = self.after_debate(value)
        return place == CENTER or track_of(place) == self.seat

    def centers(self, value: float) -> bool:
        """Does a debate with this total bring an issue of another's track to the center, so that
        a conditional one stays or may stop there (5.22)?"""
        assert self.debate is not None
        coming = self.distance(self.debate.issue) < 0
        return self.after_debate(value) == CENTER or (coming and self.crosses(value))

    def stops(self, value: float) -> bool:
        """Does a debate with this total keep the issue out of the mover's chair?"""
        return self.debate is not None and self.after_debate(value) != (self.debate.mover, CHAIR)

    # -- the war -------------------------------------------------------------------------

    @cached_property
    def scores(self) -> dict[str, int]:
        """The score of each power, were the game to end now (9.4)."""
        counted = counts(self.s)
        if not _scored or _scored[0][0] != counted:
            _scored[:] = [(counted, points(score(self.s)))]
        return _scored[0][1]

    @cached_property
    def _armies(self) -> dict[str, float]:
        return expected_armies(self.s)

    def expected(self, front: str) -> float:
        """7.72 The strength of a front, with the armies that it must expect to meet."""
        limits = BOX.limits
        return (
            limits.base_strength
            + limits.support_value * self.s.support[front]
            + self.s.strength_change.get(front, 0)
            - limits.army_value * self._armies[front]
        )

    def may_enter(self, front: str) -> bool:
        """7.73 Is there an entry space that the front may enter, given the ships for it?

        Until the meeting ends a conditional issue counts where it lies now.
        """
        s = self.s
        entry = s.entry(front)
        if entry is None or s.is_over(front):
            return False
        condition = entry.requires_issue
        if condition is None or condition in s.center_results:
            return True
        return any(s.issues[name] == CENTER for name in self.table.get(condition, ()))

    def can_advance(self, front: str) -> bool:
        """7.73 Will the front roll in this conference as things stand, ships included?"""
        entry = self.s.entry(front)
        return entry is not None and self.may_enter(front) and self.s.naval[front] >= entry.naval

    @cached_property
    def wanted(self) -> tuple[str, ...]:
        """10.2 The locations of the bot's secret agenda markers that it does not hold yet."""
        markers = self.s.secret_agendas.get(self.seat) or ()
        places = (BOX.agenda_markers[marker] for marker in markers)
        return tuple(p for p in places if self.s.alignment.get(p) != self.seat)

    def ships_lacking(self, box: str) -> int:
        """How many naval support a theater box lacks for the next landing of its front."""
        entry = self.s.entry(box) if box != "arctic" and not self.s.is_over(box) else None
        return 0 if entry is None else max(entry.naval - self.s.naval[box], 0)


def unmet(b: Sight, tests: tuple[Test, ...]) -> int | None:
    """The number of the first test that does not hold, from 0; None if all hold."""
    for n, test in enumerate(tests):  # a plain loop: nothing else is done so often
        if not test(b):
            return n
    return None


def _by_type(issues: Iterable[str]) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for name in issues:
        out.setdefault(BOX.issues[name].type, []).append(name)
    return out


class Coming(NamedTuple):
    """7.6 The Axis armies that come against a front: those that are `sure`, a fraction of one where
    an odd one is split by a die (7.72.4); and how many `dice` send one more each, one in `of` of
    them."""

    sure: float
    dice: int
    of: int


Sure = dict[str, float]
Dice = dict[str, tuple[int, int]]


def coming_armies(s: Churchill) -> dict[str, Coming]:
    """7.6 What comes against each front: fixed armies, then dice."""
    sure, dice = _armies(s)
    return {front: Coming(sure[front], *dice.get(front, (0, 1))) for front in FRONTS}


def expected_armies(s: Churchill) -> dict[str, float]:
    """7.6 The Axis armies that each front must expect: fixed ones, then the dice by their odds."""
    out, dice = _armies(s)
    for front, (rolls, of) in dice.items():
        out[front] += rolls / of
    return out


def _armies(s: Churchill) -> tuple[Sure, Dice]:
    sure: Sure = dict.fromkeys(FRONTS, 0.0)
    dice: Dice = {}
    if "germany" not in s.surrendered:
        _german_armies(s, sure, dice)
    if "japan" not in s.surrendered:
        _japanese_armies(s, sure, dice)
    return sure, dice


def _german_armies(s: Churchill, out: Sure, dice: Dice) -> None:
    """7.62 The same order as in reserves.place_european_reserves."""
    left = s.reserves["german_army"]

    def send(front: str, amount: int) -> None:
        nonlocal left
        amount = min(amount, left)
        left -= amount
        out[front] += amount

    at_the_gates = [f for f in ("western", "eastern") if enters(s, f, "germany")]
    if at_the_gates:  # 7.62.1
        held = min(ARMIES_HELD_IN_GERMANY, left)
        left -= held
        for front in at_the_gates:
            out[front] += held / len(at_the_gates)
    send("eastern", 1)  # 7.62.2
    ashore = s.has_passed("western", "normandy")
    if not ashore:
        send("eastern", 4)  # 7.62.4
        if s.has_passed("western", "bolero"):
            send("western", 1)  # 7.62.5
    else:  # 7.62.6
        west, east = to_germany(s, "western"), to_germany(s, "eastern")
        if west == east:  # at random if only one is left (7.72.4)
            both = min(2, left)
            left -= both
            out["western"] += both / 2
            out["eastern"] += both / 2
        else:
            send("western" if west < east else "eastern", 2)
    out["mediterranean"] += s.reserves["italian_army"]  # 7.62.7
    for axis, front, amount in s.diverted:
        if axis == "germany" and s.entry(front) is not None:
            send(front, amount)
    dice |= {"western": (left, 3), "eastern": (left, 3)}  # 7.62.8
    dice["mediterranean"] = (left, 6 if s.arctic_open() else 3)


def _japanese_armies(s: Churchill, out: Sure, dice: Dice) -> None:
    """7.64 The same order as in reserves.place_pacific_reserves."""
    left = s.reserves["japanese_army"]

    def send(front: str, amount: int) -> None:
        nonlocal left
        amount = min(amount, left)
        left -= amount
        out[front] += amount

    at_the_gates = [f for f in FRONTS if enters(s, f, "japan")]
    if at_the_gates:  # 7.64.1
        for front in at_the_gates:
            out[front] += left / len(at_the_gates)
        return
    if s.fronts["far_east"]:  # 7.64.2
        send("far_east", 2)
    for front in PACIFIC_DRIVES:  # 7.64.3
        entry = s.entry(front)
        if entry is not None and entry.b29:
            send(front, 1)
    for axis, front, amount in s.diverted:
        if axis == "japan" and s.entry(front) is not None:
            send(front, amount)
    for front in PACIFIC_DRIVES:  # 7.64.6
        dice[front] = (left, 3)
