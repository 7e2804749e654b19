"""A toy game on the engine alone: the engine knows no game, and this shows what one has to bring.

1.0  Six cards, 1 to 6, are shuffled; each seat gets two (or three); the others stay face down.
2.1  Ann, then Bob, bid a card, face down.
2.2  The bids are revealed; the higher card wins the difference in points.
2.3  The winner keeps the points, or gambles.
2.4  A gambler names his risk before he rolls a die: at "low" 3 or more doubles the points,
     at "high" 5 or more trebles them; any other roll loses them.
3.0  When all cards are played, most points win; Ann wins ties.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

from churchill_kit.engine import shape
from churchill_kit.engine.game import Game
from churchill_kit.engine.registry import add, games
from churchill_kit.engine.rules import Refusal, Rules
from churchill_kit.engine.state import State, result_shape
from churchill_kit.engine.values import Action, Option, Result

SEATS = ("ann", "bob")
CARDS = ("c1", "c2", "c3", "c4", "c5", "c6")
RISKS = {"low": (3, 2), "high": (5, 3)}  # risk -> (needed on the die, factor)
RULES = Rules("toy")


class Toy(State):
    """A position of the toy."""

    rules: ClassVar[Rules] = RULES
    game: ClassVar[str] = "toy"
    seats = SEATS

    deck: tuple[str, ...] | int  # in a view: how many cards
    hands: dict[str, tuple[str, ...] | int]
    bids: dict[str, str | None]  # None: face down for these eyes
    played: tuple[str, ...]
    points: dict[str, int]
    double: bool  # an option: all points count twice

    def hide(self, seat: str | None) -> None:
        """Decks are nobody's, hands and bids their owners'."""
        self.deck = _size(self.deck)
        self.hands = {s: h if s == seat else _size(h) for s, h in self.hands.items()}
        self.bids = {s: b if s == seat else None for s, b in self.bids.items()}


@RULES.score
def points(view: Toy) -> dict[str, int]:
    """3.0 Points are open."""
    return view.points


@RULES.deal
def deal(s: Toy, seat: str | None, rng: random.Random) -> None:
    """What `seat` has not seen goes in any order to where it lies: the deck, hands and bids."""
    seen = {*s.played, *(s.hands[seat] if seat else ()), s.bids.get(seat)}
    pool = [c for c in CARDS if c not in seen]
    rng.shuffle(pool)
    s.deck = tuple(pool.pop() for _ in range(s.deck))
    s.hands = {
        o: h if isinstance(h, tuple) else tuple(pool.pop() for _ in range(h))
        for o, h in s.hands.items()
    }
    s.bids = {o: b if b is not None else pool.pop() for o, b in s.bids.items()}


def _size(cards: tuple[str, ...] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)


def act(kind: str, **args: Any) -> Action:
    """An action of the toy."""
    return Action("toy", kind, **args)


@RULES.decision("2.1")
class bid:
    """2.1 A card, face down."""

    @staticmethod
    def actions(s: Toy, seat: str) -> Iterable[Action]:
        hand = s.hands[seat]
        return [act("bid", card=c) for c in hand] if isinstance(hand, tuple) else []

    @staticmethod
    def take(s: Toy, action: Action, seat: str) -> None:
        card = action["card"]
        s.hands = {**s.hands, seat: tuple(c for c in s.hands[seat] if c != card)}
        s.bids = {**s.bids, seat: card}
        s.log("bid_made", "2.1", seat=seat)

    @staticmethod
    def refuse(s: Toy, action: Action, seat: str) -> Refusal | None:
        return "card-not-in-hand", "2.1", {"card": action["card"]}


@RULES.step("2.2")
def reveal(s: Toy) -> None:
    """2.2 The higher card wins the difference."""
    value = {seat: int(s.bids[seat][1:]) for seat in SEATS}
    winner, loser = sorted(SEATS, key=lambda seat: -value[seat])
    bids, s.bids = s.bids, {}
    s.played = (*s.played, *bids.values())
    s.log("revealed", "2.2", **bids)
    won = value[winner] - value[loser]
    parts = (("own_card", value[winner], "2.2"), ("other_card", -value[loser], "2.2"))
    s.log("round_won", "2.2", parts, seat=winner, amount=won)
    s.push(("gamble", winner, won), ("next_round",))


@RULES.decision("2.3")
class gamble:
    """2.3 Keep the points, or risk them."""

    @staticmethod
    def actions(s: Toy, seat: str, won: int) -> Iterable[Action]:
        return act("keep"), act("gamble")

    @staticmethod
    def take(s: Toy, action: Action, seat: str, won: int) -> None:
        s.push(("score", seat, won) if action.kind == "keep" else ("name_risk", seat, won))


@RULES.decision("2.4")
class name_risk:
    """2.4 How much to risk, before the die."""

    @staticmethod
    def actions(s: Toy, seat: str, won: int) -> Iterable[Action]:
        return [act("risk", how=how) for how in RISKS]

    @staticmethod
    def take(s: Toy, action: Action, seat: str, won: int) -> None:
        needed, factor = RISKS[action["how"]]
        rolled = s.roll(6)
        parts = (("die", rolled, "2.4"), ("needed", -needed, "2.4"))
        s.log("gambled", "2.4", parts, seat=seat, margin=rolled - needed)
        s.push(("score", seat, won * factor if rolled >= needed else 0))


@RULES.step("2.3")
def score(s: Toy, seat: str, won: int) -> None:
    """2.3 The points are written down."""
    gained = won * 2 if s.double else won
    s.points = {**s.points, seat: s.points[seat] + gained}
    s.log("scored", "2.3", seat=seat, amount=gained)


@RULES.step("3.0")
def next_round(s: Toy) -> None:
    """3.0 Another round, or the end."""
    if any(s.hands.values()):
        s.push(("bid", "ann"), ("bid", "bob"), ("reveal",))
        return
    winner = max(SEATS, key=lambda seat: s.points[seat])  # the first of equals: Ann
    lines = {seat: [("3.0", s.points[seat], "cards")] for seat in SEATS}
    s.result = Result("toy", (winner,), s.points, "points", "3.0", lines, {}, "")
    s.log("game_over", "3.0", winner=winner, **s.points)


def _anything(value: Any, where: str) -> Any:
    return tuple(_anything(v, where) for v in value) if isinstance(value, list) else value


_card = shape.one_of(CARDS)
_cards = shape.sequence(_card, most=len(CARDS))
_count = shape.integer(0, len(CARDS))


class ToyGame(Game):
    """The toy as the engine knows it."""

    name = "toy"
    seats = SEATS
    scenarios = ("two", "three")
    options: Mapping[str, Option] = {
        "double": Option(False, (False, True), "all points count twice")
    }
    state = Toy
    actions: Mapping[str, Mapping[str, shape.Shape]] = {
        "bid": {"card": _card},
        "keep": {},
        "gamble": {},
        "risk": {"how": shape.one_of(RISKS)},
    }
    fields: Mapping[str, shape.Shape] = {
        "seed": shape.optional(shape.integer(0, 2**32 - 1)),
        "draws": shape.integer(0, 10**6),
        "rolls": shape.sequence(shape.integer(1, 6)),
        "steps": shape.sequence(
            lambda v, w: shape.sequence(_anything, least=1, most=9)(v, w), most=9
        ),
        "result": result_shape("toy", SEATS, ("points",)),
        "viewer": shape.optional(shape.one_of(("", *SEATS))),
        "deck": shape.either(_count, _cards),
        "hands": shape.mapping(SEATS, shape.either(_count, _cards), full=True),
        "bids": shape.mapping(SEATS, shape.optional(_card)),
        "played": _cards,
        "points": shape.mapping(SEATS, shape.integer(0, 999), full=True),
        "double": shape.boolean,
    }

    def set_up(self, scenario: str, seed: int, options: dict[str, Any]) -> State:
        s = Toy()
        s.seed = seed
        each = 2 if scenario == "two" else 3
        deck = s.shuffle(CARDS)
        s.hands = {seat: deck[i * each : (i + 1) * each] for i, seat in enumerate(SEATS)}
        s.deck = deck[2 * each :]
        s.bids, s.played, s.points = {}, (), dict.fromkeys(SEATS, 0)
        s.double = options["double"]
        s.log("dealt", "1.0", cards=each)
        s.steps = (("next_round",),)
        return s


GAME = ToyGame()


@contextmanager
def toy() -> Iterator[ToyGame]:
    """The toy, known to the engine for as long as this (or what it is inside of) lasts."""
    if "toy" in games():
        yield GAME
        return
    forget: Callable[[], None] = add(GAME)
    try:
        yield GAME
    finally:
        forget()
