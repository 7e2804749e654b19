"""What several tests share: the cases to run, random play, trees, secrets and twins."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

import churchill_kit as ck
from churchill_kit.engine.state import State
from churchill_kit.engine.values import Action, Event
from tests import toy

CAP = 3000  # decisions; no game comes near


class Case(NamedTuple):
    """A game with a scenario and options."""

    game: str
    scenario: str
    options: Mapping[str, Any] = MappingProxyType({})

    def __str__(self) -> str:
        return "-".join((self.game, self.scenario, *self.options))

    def new(self, seed: int) -> State:
        """A new game; the toy must be known to the engine (the fixture `case` sees to it)."""
        return ck.game(self.game).new(self.scenario, seed=seed, **self.options)

    def known(self) -> Any:
        """A context in which the engine knows the game."""
        return toy.toy() if self.game == "toy" else nullcontext()


CASES = (
    Case("toy", "two"),
    Case("toy", "three", {"double": True}),
    Case("churchill", "training"),
    Case("churchill", "training", {"leadership_timing": "allocation", "tiebreak_roll": False}),
    Case("churchill", "tournament"),
    Case("churchill", "campaign", {"secret_agenda": True}),
)


# -- play ------------------------------------------------------------------------------------------


class Move(NamedTuple):
    """One action of a game, with the positions around it."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def play_on(state: State, seed: int, cap: int = CAP) -> Iterator[Move]:
    """Random play from `state` to the end; positions are copies that nobody plays on."""
    rng = random.Random(seed)
    state = state.copy()
    for _ in range(cap):
        if state.decision is None:
            return
        before = state.copy()
        action = rng.choice(state.actions())
        events = state.apply(action)
        yield Move(before, action, events, state.copy())
    raise AssertionError(f"no end after {cap} decisions of {state.game}")


def walk(game: str, scenario: str, seed: int, /, **options: Any) -> Iterator[Any]:
    """Every position of a random game in which something is asked, and the last one."""
    state = ck.game(game).new(scenario, seed=seed, **options)
    rng = random.Random(seed)
    while state.decision is not None:
        yield state.copy()
        actions = state.actions()
        state.apply(actions[rng.randrange(len(actions))])
    yield state


@cache
def game_of(case: str, seed: int) -> tuple[Move, ...]:
    """A whole random game of the case called `case`, played once for all tests."""
    found = next(c for c in CASES if str(c) == case)
    with found.known():
        return tuple(play_on(found.new(seed), seed))


def decisions(moves: tuple[Move, ...]) -> Iterator[State]:
    """The positions of a game at which someone decides."""
    return (move.before for move in moves)


def to_decision(state: State, kind: str, seed: int = 0) -> State:
    """The first position of random play from `state` that asks for a decision of this kind."""
    if state.decision is not None and state.decision.kind == kind:
        return state.copy()
    for move in play_on(state, seed):
        decision = move.after.decision
        if decision is not None and decision.kind == kind:
            return move.after
    raise AssertionError(f"no {kind} in a random game with seed {seed}")


def count(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are; games that end sooner count once."""
    actions = state.actions()
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(count(after(state, a), depth - 1) for a in actions)


def divide(state: State, depth: int) -> dict[Action, int]:
    """`count` for each first action, to find where two counts part."""
    return {a: count(after(state, a), depth - 1) for a in state.actions()}


def after(state: State, *actions: Action) -> State:
    """The position after some actions; `state` stays as it is."""
    state = state.copy()
    for action in actions:
        state.apply(action)
    return state


# -- data ------------------------------------------------------------------------------------------


def through_json(data: Any) -> Any:
    """`data` as it comes back from a file."""
    return json.loads(json.dumps(data))


def digest(state: State) -> str:
    """A digest of the whole position."""
    return digest_of(state.dump())


def digest_of(data: Any) -> str:
    """A digest of plain data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def words_in(data: Any) -> set[str]:
    """All words (runs of letters, digits and _) anywhere in data, keys included."""
    out: set[str] = set()
    waiting = [data]
    while waiting:
        item = waiting.pop()
        kind = type(item)
        if kind is str:
            out |= _words(item)
        elif kind is dict:
            waiting += item
            waiting += item.values()
        elif isinstance(item, (tuple, list)):
            waiting += item
        elif item is not None:
            out |= _words(repr(item))
    return out


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


# -- secrets ---------------------------------------------------------------------------------------


def secrets(state: State, seat: str | None) -> set[str]:
    """The ids that `seat` (None: a spectator) must not find anywhere in its view."""
    return SECRETS[state.game](state, seat)


def twin(state: State, seat: str | None, rng: random.Random) -> State:
    """A position that differs from `state` in all that `seat` cannot know, and in nothing else."""
    other = state.copy()
    other._actions = None
    other.seed = rng.randrange(ck.SEEDS)
    other.draws = rng.randrange(1000)
    other.rolls = tuple(rng.randint(1, 6) for _ in range(rng.randrange(3)))
    return TWINS[state.game](other, seat, rng)


def _toy_secrets(s: Any, seat: str | None) -> set[str]:
    hidden = set(s.deck)
    for other in s.seats:
        if other != seat:
            hidden |= {*s.hands[other], s.bids.get(other)} - {None}
    return hidden


def _toy_twin(s: Any, seat: str | None, rng: random.Random) -> State:
    others = [o for o in s.seats if o != seat]
    pool = [*s.deck, *(c for o in others for c in (*s.hands[o], *filter(None, [s.bids.get(o)])))]
    rng.shuffle(pool)
    take = iter(pool).__next__
    s.deck = tuple(take() for _ in s.deck)
    s.hands = {o: tuple(take() for _ in h) if o in others else h for o, h in s.hands.items()}
    s.bids = {o: take() if o in others else b for o, b in s.bids.items()}
    return s


def _churchill_secrets(s: Any, seat: str | None) -> set[str]:
    hidden = set(s.conference_deck)
    for power in s.seats:
        hidden |= set(s.decks[power])
        if power != seat:
            hidden |= {*s.hands[power], s.picks.get(power)}
            if s.result is None:
                hidden |= set(s.secret_agendas.get(power) or ())
    public = {*s.sidelined, *s.removed_staff, *(c for pile in s.discards.values() for c in pile)}
    return hidden - public - {None}


def _churchill_twin(s: Any, seat: str | None, rng: random.Random) -> State:
    from churchill_kit.games.churchill.box.components import BOX

    hands, decks, picks = dict(s.hands), dict(s.decks), dict(s.picks)
    for power in s.seats:
        if power == seat:  # one knows one's hand, and that the rest is in the deck in some order
            decks[power] = tuple(rng.sample(decks[power], len(decks[power])))
            continue
        picked = [picks[power]] if power in picks else []
        pool = [*hands[power], *decks[power], *picked]
        rng.shuffle(pool)
        take = iter(pool).__next__
        hands[power] = tuple(take() for _ in hands[power])
        decks[power] = tuple(take() for _ in decks[power])
        if picked:
            picks[power] = take()
    s.hands, s.decks, s.picks = hands, decks, picks
    s.conference_deck = tuple(
        rng.choice(
            [c.id for c in BOX.conferences.values() if c.number == BOX.conferences[d].number]
        )
        for d in s.conference_deck
    )
    if s.secret_agendas and s.result is None:
        own = s.secret_agendas.get(seat, ())
        left = [m for m in BOX.agenda_markers if m not in own]
        drawn = {
            p: tuple(left.pop(rng.randrange(len(left))) for _ in m)
            for p, m in s.secret_agendas.items()
        }
        s.secret_agendas = {p: own if p == seat else m for p, m in drawn.items()}
    return s


SECRETS = {"toy": _toy_secrets, "churchill": _churchill_secrets}
TWINS = {"toy": _toy_twin, "churchill": _churchill_twin}
