"""What a choice is worth by itself, before anybody plays on: the list of choices is sorted by it,
and of those that the games played on leave alike the adviser names the one that is worth most.
A rule of thumb from the view alone: what an issue weighs, where it would lie, what a marker adds.
"""

from __future__ import annotations

from functools import cached_property

from ....engine.values import Action
from ....tutor.guide import Sayings, tried
from ..bots.sight import Sight
from ..box.components import BOX, SEATS
from ..outlook import (
    Answer,
    Move,
    agenda_chance,
    answers,
    best_use,
    front_chance,
    fulfilled,
    move_of,
    research_chance,
    sight,
    undone_chance,
)
from ..outlook import gain as stake
from ..rules.decisions import DIRECTED_COST
from ..rules.influence import bar
from ..rules.meeting import track_of
from ..rules.scoring import WEST, points, score
from ..state import CHAIR, Churchill
from .facts import expected_use, left_to_place, stands, stays_open
from .holding import lost_by

SPENT = 0.35  # of those who could undo an advance so many do: 455 advances in 25 games of bots
LEADER = 5.0  # what a leader could do elsewhere, in the value of a card
MARKERS = ("support", "naval", "direct", "research")  # of which some bring nothing as things stand
MOVES = ("advance", "lead", "choose", "debate", "lead_debate")
WEIGHED = (
    *MOVES, "pick", "nominate", "discard", "support", "direct", "fulfil", "naval",
    "activate", "research", "network", "break_network", "align", "break_alignment", "move_global",
)  # fmt: skip

MOST_MARKERS = max(i.political + i.clandestine for i in BOX.issues.values())  # 6.8 of an issue

WEIGHING = Sayings()


@WEIGHING.sense(*WEIGHED)
def by_itself(view: Churchill, action: Action) -> float | None:
    """What an action is worth; None where a die comes first (5.25)."""
    move = move_of(view, action)
    if move.rolled if move is not None else action.kind in MOVES:
        return None
    return Weighing(view).of(action)


class Weighing:
    """What each action of a view's decision brings to who decides: more is better, and kinds can be
    compared."""

    def __init__(self, view: Churchill) -> None:
        self.view = view
        decision = view.decision
        assert decision is not None
        self.seat, self.kind = decision.seat, decision.kind
        self._answers: dict[tuple[str, object], tuple[Answer, ...] | None] = {}

    @cached_property
    def _sight(self) -> Sight:
        return sight(self.view)

    @cached_property
    def _score(self) -> dict[str, int]:
        return points(score(self.view))

    def risk(self, move: Move) -> int:
        """In percent, how likely an advance is undone."""
        return undone_chance(self._answered(move))

    def by_leader(self, move: Move) -> bool:
        """May a leader undo it?"""
        return any(answer.leader_does for answer in self._answered(move) or ())

    def _answered(self, move: Move) -> tuple[Answer, ...] | None:
        """What the others could do about an advance; computed once for an issue and a place."""
        key = move.issue, (move.to, move.source in BOX.leaders, move.value if _chair(move) else 0)
        if key not in self._answers:
            self._answers[key] = answers(self.view, move)
        return self._answers[key]

    def told(self, move: Move) -> int | None:
        """How likely an advance is undone, where it wins the issue."""
        return self.risk(move) if _gained(move) else None

    @cached_property
    def vain(self) -> frozenset[Action]:
        """Markers that bring nothing as things stand, where others do: they lie under a heading of
        their own, below all else, whatever lies beside them on the map."""
        found = {a: self.of(a) for a in self.view.actions() if a.kind in MARKERS}
        none = frozenset(a for a, brings in found.items() if not brings)
        return none if len(none) > 1 and len(none) < len(self.view.actions()) else frozenset()

    def of(self, action: Action) -> float:
        """More is better; 0 if nothing is known of it."""
        move = move_of(self.view, action)
        if move is not None:
            return self._move(action, move)
        found = getattr(self, f"_{action.kind}", None)
        return float(found(action)) if found is not None else 0.0

    def _move(self, action: Action, move: Move) -> float:
        """5.22 to 5.24 Issues won and taken away, by their weight and the odds that they stay so,
        less what the card could do elsewhere."""
        b = self._sight
        risk = 0 if self.kind == "debate_issue" else self.risk(move)
        lies = b.s.issues[move.issue] if b.debate is None else stands(self.view, b.debate)
        here, there = track_of(lies), track_of(move.to)
        keeps = 1 - SPENT * risk / 100
        weight = 3 if self._idle(move.issue) else 3 + b.weight(move.issue)
        gain = weight * ((there == b.seat) * keeps - (here == b.seat))
        gain += 0.5 * weight * (here not in (None, b.seat) and there != here)
        gain += 0.5 * weight * keeps * (move.to == (b.seat, CHAIR))
        card = action.get("card")
        cost = best_use(b, card, move.issue) if card else LEADER
        return float(gain + 0.2 * move.value - 0.25 * cost)

    def _pick(self, action: Action) -> float:
        """In the order of what stands beside them: how often a card goes unbeaten."""
        card = action["card"]
        return agenda_chance(self.seat, card) - best_use(self._sight, card) / 100

    def _nominate(self, action: Action) -> float:
        b, issue = self._sight, BOX.issues[action["issue"]]
        own, alike = issue.owner == self.seat, [issue.id]
        if own and issue.kind == "directed_offensive":  # where one's own markers go: before others'
            alike = [i.id for i in BOX.issues.values() if i.kind == issue.kind]
        value = float(max((b.value(card, i) for card in b.cards for i in alike), default=0))
        if self._idle(issue.id):
            return value - 20
        if issue.kind == "pol_mil":  # 6.8 those that give less for the same marker come after
            value -= 0.01 * (MOST_MARKERS - issue.political - issue.clandestine)
        # one's own production is safe as long as nobody names it
        return value + {"directed_offensive": 0.5, "production": -20.0}.get(issue.kind, 0.0) * own

    def _idle(self, issue: str) -> bool:
        """6.10, 6.11 Has it nothing left to do?"""
        return bool(stake(self.view, issue, self.seat)[1]["idle"])

    def _discard(self, action: Action) -> float:
        return -expected_use(self.view, action["card"])

    def _own(self, front: str) -> float:
        """Whose front it is: one's own counts most, the other camp's little."""
        marker = BOX.tracks[front].marker
        if marker == self.seat:
            return 1.0
        return 0.5 if (marker in WEST) == (self.seat in WEST) else 0.1

    def _support(self, action: Action, markers: int = 1, ships: int = 0) -> float:
        front = action["front"]
        now = front_chance(self.view, front)
        after = front_chance(self.view, front, markers, ships)
        if now is None or after is None:
            return 0.0
        if lost_by(self.view, front):  # 8.0 better nothing than what ends the game for another
            return -1.0
        gain = after.now - now.now + (after.through - now.through) / 2
        if not gain and not after.now:  # too few by itself: with all that is left it may be enough
            left = left_to_place(self.view)
            most = front_chance(self.view, front, left, ships) if left > markers else None
            gain = most.now / left if most is not None else 0
        return gain * self._own(front)

    def _direct(self, action: Action) -> float:
        return self._support(action, *fulfilled(self.view, action["front"], DIRECTED_COST))

    def _fulfil(self, action: Action) -> float:
        front, _ = self.view.directed[action["issue"]]
        return self._support(Action("churchill", "support", front=front))

    def _naval(self, action: Action) -> float:
        box = action["box"]
        if box == "arctic":
            return 0.0 if stays_open(self.view) else 8.0
        now, after = front_chance(self.view, box), front_chance(self.view, box, 0, 1)
        if now is None or after is None:
            return 0.0
        if now.lacks != "naval":  # one more may see a landing through a strike (7.64.4)
            return (after.now - now.now) * self._own(box)
        missing = now.need - now.have
        return (after.now + 12 / missing) * self._own(box)

    def _activate(self, action: Action) -> float:
        issue = BOX.issues[action["issue"]]
        return 8.0 * issue.political + 4.0 * issue.clandestine

    def _research(self, action: Action) -> float:
        gain = research_chance(self.view, 1) - research_chance(self.view)
        return gain * (1.0 if self.seat in WEST else 0.3)

    def _command(self, action: Action) -> float:
        return float(action["power"] == self.seat)

    def _break_tie(self, action: Action) -> float:
        return float(action["winner"] == self.seat)

    def _name_winner(self, action: Action) -> float:
        return float(-self._score[action["winner"]])

    def _goes_next(self, action: Action) -> float:
        return float(action["power"] != self.seat)

    def _influence(self, action: Action) -> float:
        """Points won and points taken from the others."""
        after = points(score(tried(self.view, action)))
        gain = {s: after[s] - n for s, n in self._score.items()}
        others = sum(gain[s] for s in SEATS if s != self.seat)
        more = 0.0
        if action.kind == "network":  # room for an alignment marker, or safety for one that lies
            location = action["location"]
            aligned = self.view.alignment.get(location)
            networks = self.view.networks.get(location)
            theirs = aligned not in (None, self.seat)
            undoes = theirs and bar(self.view, self.seat, BOX.locations[location]) is None  # 6.11
            # less than a point that is won at once
            more = 0.75 * undoes + 0.5 * (aligned == self.seat)
            more -= 0.5 * (networks is not None)
        return gain[self.seat] - 0.5 * others + more

    _network = _break_network = _align = _break_alignment = _move_global = _influence


def _gained(move: Move) -> bool:
    """Does it lead to the track of who moves? Of a die that is not known before."""
    return not move.rolled and track_of(move.to) == move.seat


def _chair(move: Move) -> bool:
    return move.to == (move.seat, CHAIR)
