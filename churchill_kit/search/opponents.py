"""Players that think ahead, for any game: they try what might be done on positions dealt from
their view, play on as the game's own player would, and do what wins most often.

A player sees its view alone. Every candidate meets the same deals and dice, and all chance comes
from the generator that it is given, or from the view; so with a budget in playouts the same is
chosen wherever it is asked. A budget in seconds is for people, whose machines differ.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from operator import attrgetter
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.errors import BadSetup
from ..engine.players import Player, best_player, player
from ..engine.shape import brief
from ..engine.state import State
from ..engine.values import Action, Reason
from .evaluation import CANDIDATES, Evaluation, Way
from .loose import Loose, number_of

if TYPE_CHECKING:
    import random

Found = TypeVar("Found")

CARELESS = 0.5  # of its choices `easy` leaves to chance
MEDIUM, HARD = 8, 48  # playouts a decision
FEW = 3  # candidates of `medium`: it sees less than there is to see
MOST_PLAYOUTS = 100_000
MOST_SECONDS = 60
REMEMBERED = 64  # conclusions that are kept for who asks for the reasons

TO_WIN = Way(glance=0, rounds=1, turns=2, loose=0.05, value=attrgetter("percent"), sure=1.0)


class Search:
    """A player that thinks ahead: `playouts` a decision, or as many as there is time for in
    `seconds`; where the game foresees its odds, more and shorter ones, and every action has a
    glance. BadSetup for a budget that is none."""

    def __init__(
        self,
        playouts: int = HARD,
        seconds: float = 0.0,
        candidates: int = CANDIDATES,
        way: Way = TO_WIN,
    ) -> None:
        if type(playouts) is not int or not 1 <= playouts <= MOST_PLAYOUTS:
            raise BadSetup("bad-playouts", given=brief(playouts), high=MOST_PLAYOUTS)
        if type(seconds) not in (int, float) or not 0 <= seconds <= MOST_SECONDS:
            raise BadSetup("bad-seconds", given=brief(seconds), high=MOST_SECONDS)
        self.playouts, self.seconds = playouts, seconds
        self.candidates, self.way = candidates, way
        self.misdealt = 0  # views that no deal fitted
        self._known: dict[tuple[int, int], tuple[Action, Reason]] = {}

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """What wins most often when it is played on."""
        return _drained(self.steps(view, actions, rng))

    def steps(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Generator[None, None, Action]:
        """The same in slices of a few milliseconds; the last one returns what is chosen."""
        if len(actions) == 1:
            return actions[0]
        return (yield from self._think(view, rng))[0]

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """The same, and by how much it is better than the next best."""
        if len(actions) == 1:
            return actions[0], (Reason(view.game, "only"),)
        action, reason = _drained(self._think(view, rng))
        return action, (reason,)

    def dealt(self, view: State, rng: random.Random) -> State:
        """A whole position to play on from."""
        return view.deal(rng)

    def _think(
        self, view: State, rng: random.Random | None
    ) -> Generator[None, None, tuple[Action, Reason]]:
        seed = None if rng is None else rng.getrandbits(32)
        number = number_of(view)
        key = (number if seed is None else seed, number)
        if key not in self._known:
            e = Evaluation(
                view, self.playouts, self.candidates, None, self.way, seed, self.seconds, self.dealt
            )
            until = perf_counter() + self.seconds
            for _ in e.steps():
                yield
                if self.seconds and perf_counter() >= until:
                    break
            self.misdealt += e.misdealt
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[key] = e.best, _reason(e)
        return self._known[key]


def _drained(steps: Generator[None, None, Found]) -> Found:
    """What slices come to, for who can wait."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Found = done.value
            return found


def _reason(e: Evaluation) -> Reason:
    """What the choice brings, and what the next best would, of those that were looked at longest:
    chances and points; the other may have come to a little more, too little to tell it from
    luck. No other choice is named: who hears it may not know that there is one."""
    game, best = e.view.game, e.best
    others = [a for a in e.close if a != best]
    if not others or not e.played[best]:
        return Reason(game, "untried")
    other = max(others, key=lambda a: (len(e.played[a]), -e.gap(best, a).value))
    facts = {"deals": min(len(e.played[best]), len(e.played[other]))}
    for name, action in (("", best), ("next_", other)):
        found = e.played[action][: facts["deals"]]
        facts[f"{name}percent"] = round(100 * sum(o.chance for o in found) / len(found))
        facts[f"{name}points"] = round(sum(o.margin for o in found) / len(found))
    said, other_said = ((facts[f"{x}percent"], facts[f"{x}points"]) for x in ("", "next_"))
    return Reason(game, "unsure" if other_said > said else "thought", "", facts)


def _easy(game: str) -> Player:
    """Who answers at once: the game's own player, often careless."""
    return Loose(player(game, best_player(game)), CARELESS)


def _way(odds: bool) -> Way:
    """How players look ahead: by the odds that a game foresees, or as if it foresaw none."""
    return TO_WIN if odds else TO_WIN._replace(turns=0)


def _medium(_: str, playouts: int = MEDIUM, odds: bool = True) -> Player:
    return Search(playouts, candidates=FEW, way=_way(odds))


def _hard(_: str, playouts: int = HARD, odds: bool = True) -> Player:
    return Search(playouts, way=_way(odds))


LEVELS: Mapping[str, Callable[..., Player]] = {"easy": _easy, "medium": _medium, "hard": _hard}
SETTINGS: Mapping[str, Callable[[str], Any]] = {
    "playouts": int,
    "odds": {"yes": True, "no": False}.__getitem__,
}


def opponent(game: str, kind: str) -> Player:
    """A new player of a game by its level, and by what is set of it: "hard:playouts=144:odds=no".
    BadSetup says what can be set of whom."""
    level, *given = kind.split(":")
    settings = (setting.partition("=") for setting in given)
    try:
        return LEVELS[level](game, **{key: SETTINGS[key](value) for key, _, value in settings})
    except (KeyError, ValueError, TypeError):
        raise BadSetup("bad-player-setting", given=brief(kind), high=MOST_PLAYOUTS) from None
