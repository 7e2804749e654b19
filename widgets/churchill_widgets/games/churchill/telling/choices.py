"""How the choices of a decision are listed: headings, lines, and what brings most first.

The order is a rule of thumb from the view alone (what an issue weighs, where it would lie, what a
marker adds), fixed while one decision stands; who wants to know more asks for advice.
"""

from __future__ import annotations

from functools import cached_property

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.facts import left_to_place
from churchill_kit.games.churchill.lessons.weighing import weighed
from churchill_kit.games.churchill.outlook import (
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
from churchill_kit.games.churchill.rules.decisions import DIRECTED_COST
from churchill_kit.games.churchill.rules.meeting import track_of
from churchill_kit.games.churchill.rules.scoring import WEST, points, score
from churchill_kit.games.churchill.state import CHAIR, Churchill
from churchill_kit.tutor.guide import tried

from ....base.sentences import name, static, text

GAME = "churchill"
OWN_LINES = ("pass", "decline", "keep_leader", "stop", "move_on")  # they stand alone, on top
INFLUENCE = ("network", "break_network", "align", "break_alignment", "move_global")
# Actions whose heading, or question, says all but one thing.
BRIEF = {
    "pick": ("card",),
    "nominate": ("issue",),
    "discard": ("card",),
    "lead": ("issue",),
    **dict.fromkeys(INFLUENCE[:4], ("location",)),
    "support": ("front",),
    "direct": ("front",),
    "naval": ("box",),
    "activate": ("issue",),
}
BY_KIND = (*INFLUENCE[:4], "support", "naval", "activate", "research")
MARKERS = ("support", "naval", "direct", "research")  # of which some bring nothing as things stand


def heading(
    action: ck.Action, view: Churchill, lang: str, order: Order | None = None
) -> tuple[str, str]:
    """Under which heading an action stands: an id and its words ("" for the top of the list)."""
    kind = action.kind
    if kind in OWN_LINES:
        return "", ""
    if order is not None and action in order.vain:
        return "vain", static(lang, "heading-vain", GAME)
    if kind in ("advance", "debate"):
        return "cards", static(lang, "heading-cards", GAME)
    if kind in ("lead", "lead_debate"):
        decision = view.decision
        leader = view.leaders[decision.seat] if decision else ""
        return "leader", text(lang, "heading-leader", GAME, name=name(leader, GAME, lang))
    if kind == "direct":
        return action["issue"], name(action["issue"], GAME, lang)
    if kind in BY_KIND:
        return kind, static(lang, f"heading-{kind}", GAME)
    return "all", ""


def brief(action: ck.Action, lang: str, order: Order | None = None) -> str:
    """What is left to say of an action under its heading: the place, the card or the issue alone,
    or both of them."""
    if order is not None and action in order.vain:
        return ""
    if action.kind == "advance" and action.get("issue"):
        return text(lang, "brief-advance", GAME, **{"value": None, **action.args})
    if action.kind == "debate" and action.get("value") is None:
        return name(action["card"], GAME, lang)
    about = next((action[key] for key in BRIEF.get(action.kind, ()) if action.get(key)), "")
    return name(about, GAME, lang) if about else ""


def line(action: ck.Action, view: Churchill, lang: str) -> tuple[str, str]:
    """Under which card or target an action folds; issues fold by what they are about, countries
    by the front whose way they lie on."""
    kind = action.kind
    card = action.get("card")
    if kind in ("advance", "debate") and card is not None:
        value = BOX.staff[card].value
        shown = static(lang, "die", GAME) if value is None else str(value)
        return card, text(lang, "heading-card", GAME, name=name(card, GAME, lang), value=shown)
    if kind == "lead":
        return kind, static(lang, "line-lead", GAME)
    if kind == "nominate":
        issue = BOX.issues[action["issue"]]
        about = name(issue.kind, GAME, lang)
        decision = view.decision
        if decision is not None and issue.owner not in (None, decision.seat):  # another matter
            return f"{issue.kind}:others", text(lang, "line-others", GAME, about=about)
        return issue.kind, about
    if kind in INFLUENCE[:4]:
        track = BOX.locations[action["location"]].track
        return f"{kind}:{track}", static(lang, f"line-{track}", GAME)
    return "", ""


class Order:
    """What each action of a view's decision brings to who decides, for sorting."""

    def __init__(self, view: Churchill) -> None:
        self.view = view
        decision = view.decision
        assert decision is not None
        self.seat, self.kind, self.args = decision.seat, decision.kind, decision.args
        self._answers: dict[tuple[str, object], tuple[Answer, ...] | None] = {}

    @cached_property
    def _sight(self):  # type: ignore[no-untyped-def]
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
    def vain(self) -> frozenset[ck.Action]:
        """Markers that bring nothing as things stand, where others do: they lie under a heading of
        their own, below all else, whatever lies beside them on the map."""
        found = {a: self.of(a) for a in self.view.actions() if a.kind in MARKERS}
        none = frozenset(a for a, brings in found.items() if not brings)
        return none if len(none) > 1 and len(none) < len(self.view.actions()) else frozenset()

    def of(self, action: ck.Action) -> float:
        """More is better."""
        moved = move_of(self.view, action)
        if moved is not None:
            risk = 0 if self.kind == "debate_issue" else self.risk(moved)
            return weighed(self._sight, action, moved, risk)
        found = getattr(self, f"_{action.kind}", None)
        return float(found(action)) if found is not None else 0.0

    def _advance(self, action: ck.Action) -> float:
        return 0.0  # a Chief of Staff: who knows

    def _pick(self, action: ck.Action) -> float:
        """In the order of what stands beside them: how often a card goes unbeaten."""
        card = action["card"]
        return agenda_chance(self.view, self.seat, card) - best_use(self._sight, card) / 100

    def _nominate(self, action: ck.Action) -> float:
        b, issue = self._sight, BOX.issues[action["issue"]]
        own, alike = issue.owner == self.seat, [issue.id]
        if own and issue.kind == "directed_offensive":  # where one's own markers go: before others'
            alike = [i.id for i in BOX.issues.values() if i.kind == issue.kind]
        value = float(max((b.value(card, i) for card in b.cards for i in alike), default=0))
        # one's own production is safe as long as nobody names it
        return value + {"directed_offensive": 0.5, "production": -20.0}.get(issue.kind, 0.0) * own

    def _discard(self, action: ck.Action) -> float:
        return -best_use(self._sight, action["card"])

    def _own(self, front: str) -> float:
        """Whose front it is: one's own counts most, the other camp's little."""
        marker = BOX.tracks[front].marker
        if marker == self.seat:
            return 1.0
        return 0.5 if (marker in WEST) == (self.seat in WEST) else 0.1

    def _support(self, action: ck.Action, markers: int = 1, ships: int = 0) -> float:
        front = action["front"]
        now = front_chance(self.view, front)
        after = front_chance(self.view, front, markers, ships)
        if now is None or after is None:
            return 0.0
        gain = after.now - now.now + (after.through - now.through) / 2
        if not gain and not after.now:  # too few by itself: with all that is left it may be enough
            left = left_to_place(self.view)
            most = front_chance(self.view, front, left, ships) if left > markers else None
            gain = most.now / left if most is not None else 0
        return gain * self._own(front)

    def _direct(self, action: ck.Action) -> float:
        return self._support(action, *fulfilled(self.view, action["front"], DIRECTED_COST))

    def _fulfil(self, action: ck.Action) -> float:
        front, _ = self.view.directed[action["issue"]]
        return self._support(ck.Action(GAME, "support", front=front))

    def _naval(self, action: ck.Action) -> float:
        box = action["box"]
        if box == "arctic":
            return 8.0
        now, after = front_chance(self.view, box), front_chance(self.view, box, 0, 1)
        if now is None or after is None:
            return 0.0
        if now.lacks != "naval":  # one more may see a landing through a strike (7.64.4)
            return (after.now - now.now) * self._own(box)
        missing = now.need - now.have
        return (after.now + 12 / missing) * self._own(box)

    def _activate(self, action: ck.Action) -> float:
        issue = BOX.issues[action["issue"]]
        return 8.0 * issue.political + 4.0 * issue.clandestine

    def _research(self, action: ck.Action) -> float:
        gain = research_chance(self.view, 1) - research_chance(self.view)
        return gain * (1.0 if self.seat in WEST else 0.3)

    def _command(self, action: ck.Action) -> float:
        return float(action["power"] == self.seat)

    def _break_tie(self, action: ck.Action) -> float:
        return float(action["winner"] == self.seat)

    def _name_winner(self, action: ck.Action) -> float:
        return float(-self._score[action["winner"]])

    def _goes_next(self, action: ck.Action) -> float:
        return float(action["power"] != self.seat)

    def _influence(self, action: ck.Action) -> float:
        """Points won and points taken from the others."""
        after = points(score(tried(self.view, action)))
        gain = {s: after[s] - n for s, n in self._score.items()}
        others = sum(gain[s] for s in SEATS if s != self.seat)
        more = 0.0
        if action.kind == "network":  # room for an alignment marker, or safety for one that lies
            location = action["location"]
            aligned = self.view.alignment.get(location)
            networks = self.view.networks.get(location)
            # less than a point that is won at once
            more = 0.75 * (aligned not in (None, self.seat)) + 0.5 * (aligned == self.seat)
            more -= 0.5 * (networks is not None)
        return gain[self.seat] - 0.5 * others + more

    _network = _break_network = _align = _break_alignment = _move_global = _influence


def _gained(move: Move) -> bool:
    """Does it lead to the track of who moves? Of a die that is not known before."""
    return not move.rolled and track_of(move.to) == move.seat


def _chair(move: Move) -> bool:
    return move.to == (move.seat, CHAIR)
