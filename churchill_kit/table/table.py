"""A game on the table: its record, who sits where, whose turn it is, and what they have seen.

It knows no page, no screen and no game. Bots choose by the number of the position, so that a
game goes on as it did after an undo, or when it is taken up again elsewhere.
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any, Literal, overload

from ..engine.errors import BadSave, IllegalAction
from ..engine.game import Game
from ..engine.players import Player, choosing, player
from ..engine.record import Record
from ..engine.state import State
from ..engine.values import Action, Decision
from .keeping import pack, unpack
from .seating import PERSON, Setup, fitting_seats, read_setup, usual_seats

Turn = Literal["person", "bots", "watch", "over"]

KEY_LENGTH = 40
NAME_LENGTH = 80


def called(given: Any) -> str:
    """A name that an owner gave, as far as it may be one; "" for none."""
    return given.strip()[:NAME_LENGTH].strip() if isinstance(given, str) else ""


class Table:
    """A game in progress and who plays it."""

    def __init__(self, record: Record, seats: Mapping[str, str], key: str = "") -> None:
        self.record = record
        self.seats = {seat: seats[seat] for seat in record.state.seats}  # a person, or a player
        self.key = key[:KEY_LENGTH] or secrets.token_hex(6)  # of this game, wherever it is kept
        self.moved = time.time()  # when the position last changed
        # after how many moves the story has been told; -1: not even of the opening
        self.told = self.record.n
        self.name = ""  # what its owner calls it
        self.branched: int | None = None  # the move of another game that this one goes on from
        # may a person's only choice be made without asking? The screens of a game know
        self.forces: Callable[[State], bool] = lambda view: True
        # and do all of several choices come to the same?
        self.alike: Callable[[State], bool] = lambda view: False
        self._players: dict[tuple[str, str], Player] = {}
        # what somebody is thinking about: a kind of player, a position, and the slices of it
        self._thinking: tuple[str, State, Generator[None, None, Action]] | None = None
        self._seen: dict[str, int] = {}  # after how many actions each seat last decided

    # -- laying it ----------------------------------------------------------------------------

    @classmethod
    def new(cls, game: Game, given: Mapping[str, Any], person: str = "") -> Table:
        """A table for what was filled in; SetupError names the field that is wrong.

        `person` is the seat for a person where nothing is said of the seats.
        """
        return cls.begin(game, read_setup(game, given, person))

    @classmethod
    def begin(cls, game: Game, setup: Setup) -> Table:
        """A table for a set-up that has been read."""
        record = Record.new(game.name, scenario=setup.scenario, seed=setup.seed, **setup.options)
        table = cls(record, setup.seats)
        table.told = -1
        return table

    @classmethod
    def open(cls, text: str | bytes, seats: Any = None, person: str = "") -> Table:
        """A saved game with these seats, the usual ones if they are not those of its set-up.

        BadSave if it cannot be read.
        """
        record = Record.parse(text)
        own, unasked = record.state.seats, record.state.unasked
        found = fitting_seats(record.game, own, seats, unasked)
        return cls(record, found or usual_seats(record.game, own, person, unasked))

    @classmethod
    def resume(cls, kept: Mapping[str, Any], person: str = "") -> Table:
        """The table that ``keep`` packed; BadSave if it cannot be read."""
        table = cls.open(unpack(str(kept.get("save", ""))), kept.get("seats"), person)
        if kept.get("game") not in (None, table.game.name):
            raise BadSave(
                "other-game",
                game=table.game.name,
                given=str(kept["game"])[:40],
                where="save.game",
            )
        table.key = str(kept.get("key", ""))[:KEY_LENGTH] or table.key
        table.name = called(kept.get("name"))
        told = kept.get("told")
        if type(told) is int:  # older ones lack it
            table.told = min(max(told, -1), table.record.n)
        branched = kept.get("branched")
        if type(branched) is int:
            table.branched = branched
        return table

    def branch(self, n: int) -> Table:
        """Another table, with the same seats, where the first `n` moves of this one were played.
        BadPosition if there are not so many."""
        table = Table(self.record.branch(n), self.seats)
        table.branched = n
        return table

    # -- reading ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def scenario(self) -> str:
        """The set-up that it began with; "" for a position set up by hand."""
        return str((self.record.setup or {}).get("scenario", ""))

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, who in self.seats.items() if who == PERSON)

    @property
    def decision(self) -> Decision | None:
        """What is being asked now; None after the game."""
        return self.record.state.decision

    @property
    def turn(self) -> Turn:
        """Who moves the game on: a person, bots between people, bots alone, or nobody."""
        decision = self.decision
        if decision is None:
            return "over"
        if not self.persons:
            return "watch"
        return "person" if self.is_person(decision.seat) else "bots"

    def is_person(self, seat: str) -> bool:
        """Does a person sit there?"""
        return self.seats.get(seat) == PERSON

    def view(self, seat: str | None) -> State:
        """The position as a seat may see it; at the end everybody sees what a spectator does."""
        state = self.record.state
        return state.view(seat if state.result is None else None)

    def since(self, seat: str | None) -> int:
        """After how many actions a seat last decided: what came later is news to it."""
        return min(self._seen.get(seat or "", 0), self.record.n)

    def person_before(self, end: int | None = None) -> int | None:
        """After how many actions a person last decided something, before so many of them (all,
        if it is left out); None if none did."""
        end = self.record.n if end is None else end
        if not self.persons:
            return end - 1 if end else None
        for n in range(end - 1, -1, -1):
            decision = self.record.at(n).decision
            if decision is None or not self.is_person(decision.seat):
                continue
            if not self._in_one_go(n) and not self.forced(n):
                return n
        return None

    def forced(self, n: int | None = None) -> bool:
        """Is what is asked after `n` actions, now if it is left out, a person's only choice, or one
        among some that come to the same, of which nobody need be asked? What was played in one go
        with the move before it was chosen with that."""
        n = self.record.n if n is None else n
        if n < self.record.n and self.record.together[n]:
            return False
        state = self.record.at(n)
        decision = state.decision
        if decision is None or not self.is_person(decision.seat):
            return False
        allows = self.forces if len(state.actions()) == 1 else self.alike
        return allows(state.view(decision.seat))

    # -- playing ------------------------------------------------------------------------------

    def play(self, action: Action, together: bool = False) -> None:
        """Whoever is asked does this, in one go with the move before it if they are played
        `together`; IllegalAction, and nothing happens, if it is not legal."""
        decision = self.decision
        self.record.play(action, together=together)
        self.moved = time.time()
        if decision is not None:
            self._seen[decision.seat] = self.record.n

    def play_all(self, actions: Iterable[Action]) -> None:
        """Whoever is asked does all of these one after another, and undo takes them back
        together. IllegalAction, and nothing happens, if they are not all legal, or if somebody
        else is asked meanwhile."""
        planned = tuple(actions)
        state = self.record.state
        seat = state.decision.seat if state.decision is not None else ""
        for action in planned:
            decision = state.decision
            if decision is not None and decision.seat != seat:
                raise IllegalAction(
                    "not-offered", decision.rule, self.game.name, action=action, decision=decision
                )
            state.apply(action)
        for i, action in enumerate(planned):
            self.play(action, together=i > 0)

    def only_choice(self) -> None:
        """What a person cannot do otherwise, or to no other end, without asking."""
        self.record.play(self.record.state.actions()[0])
        self.moved = time.time()

    def bot_plays(self, until: float | None = None) -> bool:
        """One decision of a seat without a person. False if it has not been thought out by the
        time `until` (of ``perf_counter``); whoever asks again goes on with it."""
        decision = self.decision
        assert decision is not None
        action = self.choice_of(self.seats[decision.seat], until)
        if action is None:
            return False
        self.record.play(action)
        self.moved = time.time()
        return True

    @overload
    def choice_of(self, kind: str) -> Action: ...

    @overload
    def choice_of(self, kind: str, until: float | None) -> Action | None: ...

    def choice_of(self, kind: str, until: float | None = None) -> Action | None:
        """What a player of this kind does at the present decision: the same whenever it is asked,
        since its generator is drawn from the position's number. None if it has not been thought
        out by the time `until`; whoever asks again goes on with it."""
        state, thinking, self._thinking = self.record.state, self._thinking, None
        if thinking is None or thinking[:2] != (kind, state):
            thinking = kind, state, self._choosing(kind)
        while True:
            try:
                next(thinking[2])
            except StopIteration as done:
                action: Action = done.value
                return action
            if until is not None and time.perf_counter() >= until:
                self._thinking = thinking
                return None

    def _choosing(self, kind: str) -> Generator[None, None, Action]:
        state = self.record.state
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        rng = random.Random(f"{state.seed}:{decision.seat}:{self.record.n}")
        return choosing(self.player(kind, decision.seat), view, view.actions(), rng)

    def player(self, kind: str, seat: str) -> Player:
        """The player of this kind who sits at a seat, always the same one: he may remember what he
        has thought out."""
        found = self._players.get((seat, kind))
        if found is None:
            found = self._players[seat, kind] = player(self.game.name, kind)
        return found

    # -- of a shared table --------------------------------------------------------------------

    def follow(self, action: Action, when: float, person: bool, together: bool = False) -> None:
        """What somebody did elsewhere, at that time; IllegalAction if it is not legal."""
        if person:
            self.play(action, together)
        else:
            self.record.play(action, together=together)
        self.moved = when

    def back_to(self, n: int, when: float) -> None:
        """Back to where `n` moves had been played, as was agreed at that time."""
        while self.record.n > n and self.record.undo():
            pass
        self._looked_back()
        self.moved = when

    # -- looking back -------------------------------------------------------------------------

    def undo(self) -> bool:
        """Back to the last decision of a person; the dice that were rolled come again."""
        wanted = self.person_before()
        if wanted is None:
            return False
        while self.record.n > wanted:
            self.record.undo()
        self._looked_back()
        return True

    def redo(self) -> bool:
        """Forward to the next decision of a person, as it was played."""
        if not self.record.redo():
            return False
        while self.persons and self.record.undone:
            decision = self.decision
            if decision is None:
                break
            if self.is_person(decision.seat) and not self._goes_along():
                break
            self.record.redo()
        self._looked_back()
        self.told = self.record.n  # it was told when it was played
        return True

    def _goes_along(self) -> bool:
        """Does the next move to be done again go with the one before it?"""
        return self._in_one_go(self.record.n) or self.forced()

    def _in_one_go(self, n: int) -> bool:
        """Was the move after `n` others played in one go with the last of these?"""
        return n < len(self.record.together) and self.record.together[n]

    def _looked_back(self) -> None:
        self.moved = time.time()
        self._seen = {seat: min(seen, self.record.n) for seat, seen in self._seen.items()}
        self.told = min(self.told, self.record.n)

    # -- keeping ------------------------------------------------------------------------------

    def save(self) -> str:
        """The game as the text of a file."""
        return json.dumps(self.record.dump(), ensure_ascii=False)

    def keep(self) -> dict[str, Any]:
        """The table for a storage, with what a list of games tells of it."""
        decision = self.decision
        branched = {} if self.branched is None else {"branched": self.branched}
        named = {"name": self.name} if self.name else {}
        return {
            **branched,
            **named,
            "key": self.key,
            "game": self.game.name,
            "scenario": self.scenario,
            "moves": self.record.n,
            "told": self.told,
            "turn": decision.seat if decision else "",
            "seats": self.seats,
            "when": int(self.moved),
            "save": pack(self.save()),
        }
