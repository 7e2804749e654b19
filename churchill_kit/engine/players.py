"""Players that need no person, and a function that lets them play.

A player sees a view, never the state, and has a generator of its own, so it can know
neither the others' hands nor the dice to come.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from . import dice
from .errors import BadSetup
from .record import Record
from .registry import game
from .shape import brief, listing
from .state import State
from .values import Action, Reason

if TYPE_CHECKING:
    import random


class Player(Protocol):
    """Whoever chooses for a seat."""

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """One of `actions`, which are never empty.

        `rng` settles what the player leaves to chance. Without it a number drawn from the view
        does, so equal views get equal answers.
        """

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """What `choose` says, and why: reasons to be said by ``ck.say``, in the order of thought,
        the one that decided last."""


class RandomPlayer:
    """Chooses evenly among all that is legal."""

    def choose(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> Action:
        """Any of `actions`, each as likely as the others."""
        return one_of(actions, view, rng)

    def explain(
        self, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
    ) -> tuple[Action, tuple[Reason, ...]]:
        """Any of `actions`, and that chance decided."""
        return one_of(actions, view, rng), (Reason(view.game, "chance"),)


def one_of(found: Sequence[Action], view: State, rng: random.Random | None = None) -> Action:
    """One of several actions that are as good: by `rng`, or by a number drawn from the view."""
    if len(found) == 1:
        return found[0]
    if rng is not None:
        return found[int(rng.random() * len(found))]
    import json  # slow to import, and needed only here
    import zlib

    seed = zlib.crc32(json.dumps(view.dump(), sort_keys=True).encode())
    return found[dice.below(seed, 1, len(found))]


_levels: tuple[str, ...] = ()
_opponent: Callable[[str, str], Player] | None = None


def opponents_by(levels: tuple[str, ...], opponent: Callable[[str, str], Player]) -> None:
    """From now on every game offers these players too, which `opponent(game, name)` makes. The
    engine knows none that think ahead: they know it."""
    global _levels, _opponent
    _levels, _opponent = levels, opponent


def players(name: str) -> tuple[str, ...]:
    """The names of the players that a game offers.

    >>> import churchill_kit as ck
    >>> ck.players("churchill")
    ('random', 'bot', 'easy', 'medium', 'hard')
    """
    return tuple(dict.fromkeys(("random", *game(name).players, *_levels)))


def best_player(name: str) -> str:
    """The player that sits where nobody does: the rulebook's own bot where there is one."""
    known = players(name)
    return "bot" if "bot" in known else known[0]


def player(name: str, kind: str) -> Player:
    """A new player of a game by name; BadSetup lists the names there are. Of those that think
    ahead something may be set: "hard:playouts=144:odds=no".

    >>> import churchill_kit as ck
    >>> view = ck.game("churchill").new("training", seed=1945).view("us")
    >>> action, reasons = ck.player("churchill", "bot").explain(view, view.actions())
    >>> ck.say(action), ck.say(reasons[-1], "en")[:39]
    ('Lay Marshall for the agenda', 'Marshall helps only with a Directed Off')
    """
    names = players(name)
    if kind == "random":
        return RandomPlayer()
    own: Mapping[str, Callable[[], Player]] = game(name).players
    if not isinstance(kind, str) or kind.partition(":")[0] not in names:
        raise BadSetup("unknown-player", game=name, given=brief(kind), choices=listing(names))
    if kind in own:
        return own[kind]()
    assert _opponent is not None
    return _opponent(name, kind)


def choosing(
    who: Player, view: State, actions: tuple[Action, ...], rng: random.Random | None = None
) -> Generator[None, None, Action]:
    """What a player chooses, in slices if it has such (`steps`): for pages, which must stay
    alive."""
    steps = getattr(who, "steps", None)
    if steps is None:
        return who.choose(view, actions, rng)
    found: Action = yield from steps(view, actions, rng)
    return found


def generator(seed: int | None, seat: str) -> random.Random:
    """The generator of a seat's player: the same for the same seed, apart from the game's dice."""
    import random  # slow to import, and needed only here

    return random.Random(f"player:{seed}:{seat}")


def play(
    name: str,
    seats: Mapping[str, str] | None = None,
    scenario: str | None = None,
    seed: int | None = None,
    **options: object,
) -> Record:
    """Play a whole game between `seats` (seat -> player's name; those left out are "bot").

    `seed` None draws one. `options` are the game's own, by name; ``ck.game(name).options`` says
    what each may be and what it does. Churchill has ``secret_agenda=False``,
    ``tiebreak_roll=True`` and ``leadership_timing="activity_5"`` (what they are if left out).

    Returns its record. Raises BadSetup for a seat, player, scenario or option that there is not.

    >>> import churchill_kit as ck
    >>> seats = {"us": "random", "uk": "random", "ussr": "random"}
    >>> record = ck.play("churchill", seats, scenario="training", seed=7)
    >>> record.state.result.winner, record.state.result.final
    ('uk', {'us': 32, 'uk': 32, 'ussr': 31})
    """
    at_table = game(name).seats_of(scenario, **options)
    for seat in seats or {}:
        if seat not in at_table:
            raise BadSetup(
                "unknown-seat-in-setup", game=name, given=brief(seat), choices=listing(at_table)
            )
    default = "bot" if "bot" in players(name) else "random"
    record = Record.new(name, scenario=scenario, seed=seed, **options)
    drawn = record.state.seed
    table = {s: player(name, (seats or {}).get(s, default)) for s in at_table}
    rngs = {s: generator(drawn, s) for s in at_table}
    state = record.state
    while (decision := state.decision) is not None:
        seat = decision.seat
        view = state.view(seat)
        action = table[seat].choose(view, view.actions(), rngs[seat])
        record.play(action)
        state = record.state
    return record
