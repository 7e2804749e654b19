"""A player for either side: what a placement wins, where it leaves the tracks, what it brings and
what it spends; the parts of that sum are its reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ....engine.players import Player, one_of
from ....engine.state import State
from ....engine.values import Action, Reason
from ..box.components import CAMPAIGNS, FITS, GAME_NAME, SPACES, THEATRES, TOKENS
from ..outlook import Outlook, outlook
from ..rules.campaigns import marks
from ..rules.effects import stopped
from ..rules.ending import ENOUGH
from ..state import Blitzkrieg

if TYPE_CHECKING:
    import random

WAR = 200.0  # what the war is worth


class Tastes(NamedTuple):
    """What this and that is worth to a player."""

    point: float = 4.0
    gives: float = 4.0  # a point of the opponent's
    industry: float = 2.0  # one of an effect; advantages are counted on the track (`_track`)
    research: float = 1.6
    research_industry: float = 5.0
    bombing: float = 2.2
    strategic: float = 1.0
    saved: float = 0.9  # a point of strength, as long as it is in the reserve
    weapon: float = 1.5  # and the ability of a special weapon
    again: float = 2.0  # a second unit after a blitz
    room: float = 2.5  # units that one wants to be able to place next time
    drawn: float = 0.6  # of a token that is drawn can be placed then, as a rule
    stuck: float = 6.0  # what each unit less costs
    leaves: float = 1.0  # a campaign that the opponent may complete
    sure: float = 4.0  # steps that make the next campaign nearly certain
    next: float = 1.0  # a point of the campaign that is next
    near: float = 1.0  # a point of those to come, at the end of the track
    marks: float = 1.5  # an extra point of the track


AGAINST_PLAYERS = Tastes()
# 12.0 What wins most against the automaton at its hardest: benchmarks/learning/tastes.py found it.
ALONE = Tastes(
    gives=3.4,
    industry=3.4,
    research=0.8,
    research_industry=4.3,
    bombing=1.9,
    strategic=2.4,
    saved=0.35,
    weapon=1.3,
    again=2.35,
    room=1.7,
    drawn=0.8,
    leaves=2.7,
    sure=3.3,
    next=1.3,
    near=1.7,
    marks=1.75,
)


class Weight(NamedTuple):
    """One part of what an action is worth, and what it is called."""

    kind: str
    rule: str
    value: float
    number: int = 0


class Bot:
    """Plays each side of the two-player game, and the player's in the solo game; by the tastes
    that suit either, if none are given."""

    def __init__(self, tastes: Tastes | None = None) -> None:
        self.tastes = tastes

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """The action that is worth most; equal ones are settled by chance."""
        assert isinstance(view, Blitzkrieg)
        if len(actions) == 1:
            return actions[0]
        weigh = Scales(view, self.tastes).weigh
        worth = {action: sum([w.value for w in weigh(action)]) for action in actions}
        best = max(worth.values())
        return one_of([a for a in actions if worth[a] == best], view, rng)

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """The same, and what it weighed: the heaviest part last."""
        assert isinstance(view, Blitzkrieg)
        action = self.choose(view, actions, rng)
        parts = [w for w in Scales(view, self.tastes).weigh(action) if w.value]
        parts.sort(key=lambda w: (w.value > 0, abs(w.value)))
        told = [Reason(GAME_NAME, w.kind, w.rule, {"n": w.number}) for w in parts]
        return action, tuple(told) or (Reason(GAME_NAME, "nothing_better", "6.1"),)


class Scales:
    """One decision, and what is asked about it again and again."""

    def __init__(self, view: Blitzkrieg, tastes: Tastes | None = None) -> None:
        decision = view.decision
        assert decision is not None
        self.view, self.decision = view, decision
        self.seat, self.other = decision.seat, view.other(decision.seat)
        self.tastes = tastes or (AGAINST_PLAYERS if view.automaton is None else ALONE)
        self._tokens = view.reserve(self.seat)
        self._open = {x for row in view.active().values() for x in row}
        self._rooms: dict[tuple[str, bool], tuple[frozenset[str], int]] = {}
        self._to_come: dict[str, tuple[str, ...]] = {}
        self._free: dict[str, int] = {}

    def weigh(self, action: Action) -> list[Weight]:
        """What an action is worth to who decides, part by part."""
        kind, args = self.decision.kind, self.decision.args
        if action.kind == "place":
            return self._placement(action["token"], action["space"])
        if action.kind == "choose":
            return self._advantage(action["theatre"], kind, args)
        if action.kind == "use":
            where = SPACES[action["space"]]
            order = ("research", "research_industry", "industry", "bombing", "strategic")
            return [Weight("order", "6.3.2", float(-order.index(where.effect)))]
        if action.kind == "open":
            return _opening(self.view, self.seat, action["theatre"], args)
        if action.kind == "discard":
            token = TOKENS[action["token"]]
            worth = token.strength + (2 if token.ability != "none" else 0)
            return [Weight("strongest", "16.9", float(worth))]
        return []

    def _placement(self, token: str, space: str) -> list[Weight]:
        view, seat, other, tastes = self.view, self.seat, self.other, self.tastes
        seen = outlook(view, seat, token, space)
        own = theirs = 0
        found: list[Weight] = []
        if seen.points:
            own, theirs = seen.gain(seat), seen.gain(other)
            kind = "closes" if seen.closes else "completes" if seen.completes else "propaganda"
            rule = {"closes": "6.3.2", "completes": "6.3.1", "propaganda": "6.2.6"}[kind]
            found.append(Weight(kind, rule, tastes.point * own, own))
            found.append(Weight("gives", "6.3.1", -tastes.gives * theirs, theirs))
        leads = view.points[seat] + own - view.points[other] - theirs
        if view.points[seat] + own >= ENOUGH and leads > 0:
            found.append(Weight("wins_war", "7.1", WAR))
        if view.last_turn and view.points[seat] + own >= view.points[other] + theirs:
            found.append(Weight("wins_war", "7.1.1", WAR))
        before, after = seen.before, seen.after
        if before is not None and after is not None and not seen.closes:
            theatre = SPACES[space].theatre
            gained = self._track(theatre, after) - self._track(theatre, before)
            found.append(Weight("track", "6.3", gained, after - before))
        if seen.effects:
            brought = sum(getattr(tastes, effect, 0.0) * n for effect, n in seen.effects)
            found.append(Weight("effect", "6.2", brought))
        if seen.again:
            found.append(Weight("again", "3.4", tastes.again))
        found.append(Weight("spends", "6.1", -self._kept(token, seen), TOKENS[token].strength))
        left = self._left_for(seen)
        if left:
            found.append(Weight("opens_last", "6.3.1", left))
        short = tastes.room - self._room(token, seen)
        if short > 0:
            found.append(Weight("runs_short", "7.2", -tastes.stuck * short))
        return found

    def _room(self, token: str, seen: Outlook) -> float:
        """7.2 How many units could be placed on the next turn: who has none then has lost."""
        place = seen.space, seen.closes
        if place not in self._rooms:
            theatre = SPACES[seen.space].theatre
            kinds = frozenset(
                SPACES[x].kind
                for x in self._open
                if x != seen.space and not (seen.closes and SPACES[x].theatre == theatre)
            )
            fits = _domains(kinds)
            able = sum(TOKENS[t].domain in fits for t in self._tokens if t != "spy")
            self._rooms[place] = fits, able
        fits, able = self._rooms[place]
        if token != "spy" and TOKENS[token].domain in fits:
            able -= 1
        effects = seen.effects
        drawn = 1 + sum(n for effect, n in effects if effect in ("industry", "research_industry"))
        return able + self.tastes.drawn * drawn

    def _kept(self, token: str, seen: Outlook) -> float:
        """What the unit would be worth later: its strength, and what it can do."""
        kept = self.tastes.saved * max(TOKENS[token].strength, seen.strength[0][1])
        special = TOKENS[token].ability not in ("none", "partisans")
        return kept + (self.tastes.weapon if special else 0.0)

    def _left_for(self, seen: Outlook) -> float:
        """A campaign with one space left is the opponent's to complete, whose side the marker is
        on or nearly."""
        if seen.after is None or seen.after >= 3:
            return 0.0
        campaign = CAMPAIGNS[SPACES[seen.space].campaign]
        free = self._free.get(campaign.id)
        if free is None:
            free = sum(x not in self.view.tokens for x in campaign.spaces)
            self._free[campaign.id] = free
        if free - 1 != 1:
            return 0.0
        return -self.tastes.leaves * campaign.points * (1 - max(seen.after, 0) / 3)

    def _track(self, theatre: str, lead: int) -> float:
        """What a lead is worth in a theatre: points of the campaigns to come, as far as the marker
        is on the way to winning them."""
        to_come = self._to_come.get(theatre)
        if to_come is None:
            won = self.view.won
            to_come = tuple(c for c in THEATRES[theatre].campaigns if c not in won)
            self._to_come[theatre] = to_come
        return _lead(theatre, to_come, lead, self.tastes)

    def _advantage(self, theatre: str, kind: str, args: tuple[object, ...]) -> list[Weight]:
        before = self.view.lead(self.seat, theatre)
        if kind == "choose_start":  # the automaton's gain
            return [Weight("least_harm", "12.4", -abs(float(before)))]
        amount = args[-1]
        assert isinstance(amount, int)
        after = stopped(self.view, self.seat, theatre, amount)
        gained = self._track(theatre, after) - self._track(theatre, before)
        return [Weight("track", "6.2.9", gained, after - before)]


@cache
def _domains(kinds: frozenset[str]) -> frozenset[str]:
    """2.3 The domains of units that find a space among some kinds of spaces."""
    return frozenset[str]().union(*(FITS[kind] for kind in kinds))


@cache
def _lead(theatre: str, to_come: tuple[str, ...], lead: int, tastes: Tastes) -> float:
    place, left = THEATRES[theatre], [CAMPAIGNS[c].points for c in to_come]
    if not left:
        return 0.0
    sure = min(abs(lead) / tastes.sure, 1.0)
    near = (abs(lead) / place.closes) ** 2
    worth = tastes.next * left[0] * sure + tastes.near * sum(left) * near
    worth += tastes.marks * marks(theatre, abs(lead))
    return worth if lead >= 0 else -worth


def _opening(view: Blitzkrieg, seat: str, theatre: str, args: tuple[object, ...]) -> list[Weight]:
    """Many points where one begins ahead, few where the opponent does."""
    worth = sum(CAMPAIGNS[c].points for c in THEATRES[theatre].campaigns)
    ended_by, carried = args[0], args[-1]
    ahead = bool(carried) or ended_by == view.automaton
    good = ended_by == seat if ahead else True
    return [Weight("opens", "10.2", float(worth if good else -worth), worth)]


PLAYERS: Mapping[str, Callable[[], Player]] = {"bot": Bot}
