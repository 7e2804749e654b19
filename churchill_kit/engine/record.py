"""A record: set-up and actions, which are the whole game; states are a cache of them.

A record keeps every position it went through (positions share all that did not change),
so undo, redo, replay and branching need no rules of their own.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from . import shape
from .errors import BadPosition, BadSave, GameError, refusal
from .game import Game
from .registry import game
from .rich import picture
from .state import FORMAT, Frame, State
from .values import Action, Event
from .version import __version__

SAVE_LIMIT = 8 * 1024 * 1024  # bytes; a whole campaign takes well under a tenth of one megabyte


class Record:
    """One game from its set-up on. ``n`` is the number of actions played;
    undone ones wait for redo.

    >>> import churchill_kit as ck
    >>> record = ck.Record.new("churchill", scenario="training", seed=1945)
    >>> events = record.play(record.state.actions()[0])
    >>> [ck.say(event) for event in events]
    ['The US lays a card face down.']
    >>> record.undo(), record.n, record.redo(), record.n
    (True, 0, True, 1)
    >>> ck.Record.load(record.dump()).state == record.state
    True
    """

    def __init__(self, start: State, setup: dict[str, Any] | None = None) -> None:
        self.game: Game = game(start.game)
        self.setup = setup
        self.n = 0
        self.actions: list[Action] = []  # undone ones included
        self.rolls: list[tuple[int, ...]] = []  # real dice given with each action
        self.together: list[bool] = []  # was each played in one go with that before it?
        self.events: list[tuple[Event, ...]] = []  # what each action made happen
        self._states = [start.copy()]
        self._scores: list[dict[str, int]] = []  # as far as anybody has asked
        self.opening: tuple[Event, ...] = start.events  # what happened before any action

    @classmethod
    def new(
        cls, name: str, scenario: str | None = None, seed: int | None = None, **options: Any
    ) -> Record:
        """A new game under record; arguments and errors as in ``game.new``."""
        state = game(name).new(scenario=scenario, seed=seed, **options)
        return cls(
            state,
            {
                "scenario": scenario or game(name).scenarios[0],
                "seed": state.seed,
                "options": options,
            },
        )

    @classmethod
    def start(cls, state: State) -> Record:
        """A record that begins at `state`, e.g. at a position set up by hand."""
        if state.viewer != "":
            raise BadPosition("view-cannot-play", game=state.game)
        return cls(state)

    @property
    def state(self) -> State:
        """The present position: a copy, so that playing on it does not change the record."""
        return self._states[self.n].copy()

    @property
    def log(self) -> list[tuple[Event, ...]]:
        """The events of the actions that stand, undone ones left out, the opening first."""
        return [self.opening, *self.events[: self.n]]

    @property
    def scores(self) -> list[dict[str, int]]:
        """The points of each seat at the start and after each action that stands, as far as a
        spectator may know them; each is counted once."""
        known = self._scores
        known += [state.score() for state in self._states[len(known) : self.n + 1]]
        return [dict(points) for points in known[: self.n + 1]]

    @property
    def undone(self) -> int:
        """How many actions redo can bring back."""
        return len(self.actions) - self.n

    def play(
        self, action: Action, rolls: tuple[int, ...] = (), together: bool = False
    ) -> tuple[Event, ...]:
        """Apply an action to the present position; a different one than was undone forgets
        those undone. What is played `together` with the action before it was one move of its
        player: that is noted, and means nothing to the rules.

        Raises IllegalAction and changes nothing if the action is not legal.
        """
        rolls = tuple(rolls)
        if self.undone and self.actions[self.n] is action and self.rolls[self.n] == rolls:
            self.together[self.n] = together
            self.n += 1
            return self.events[self.n - 1]
        state = self._states[self.n].copy()
        events = state.apply(action, rolls)
        del self._states[self.n + 1 :], self.actions[self.n :], self._scores[self.n + 1 :]
        del self.rolls[self.n :], self.together[self.n :], self.events[self.n :]
        self._states.append(state)
        self.actions.append(action)
        self.rolls.append(rolls)
        self.together.append(together)
        self.events.append(events)
        self.n += 1
        return events

    def undo(self) -> bool:
        """One action back; False at the start."""
        if self.n == 0:
            return False
        self.n -= 1
        return True

    def redo(self) -> bool:
        """One undone action forward, with the same dice; False if there is none."""
        if not self.undone:
            return False
        self.n += 1
        return True

    def at(self, n: int) -> State:
        """The position after `n` actions, undone ones included;
        negative `n` counts from the present.

        Raises BadPosition if there is no such number.
        """
        wanted = self._number(n)
        if not 0 <= wanted < len(self._states):
            raise BadPosition(
                "no-such-move",
                game=self.game.name,
                given=shape.brief(n),
                high=len(self._states) - 1,
            )
        return self._states[wanted].copy()

    def film(self, n: int) -> tuple[Frame, ...]:
        """The positions of move `n` (1 is the first; 0: the opening), event by event.

        A position set up by hand has one frame for all that happened before its first decision.
        Raises BadPosition if there is no such move.
        """
        self.at(n)
        wanted = self._number(n)
        if wanted:
            return self.at(wanted - 1).film(self.actions[wanted - 1], self.rolls[wanted - 1])
        if self.setup is None:
            start = self._states[0].copy()
            return (Frame(start, self.opening),) if self.opening else ()
        setup = self.setup
        options = self.game.check_options(setup["options"])
        return self.game.set_up(setup["scenario"], setup["seed"], options).film_opening()

    def branch(self, n: int) -> Record:
        """A new record that shares the first `n` actions."""
        self.at(n)
        wanted = self._number(n)
        new = object.__new__(Record)
        new.game, new.setup, new.opening = self.game, self.setup, self.opening
        new.n = wanted
        new.actions = self.actions[:wanted]
        new.rolls = self.rolls[:wanted]
        new.together = self.together[:wanted]
        new.events = self.events[:wanted]
        new._states = self._states[: wanted + 1]
        new._scores = self._scores[: wanted + 1]
        return new

    def _number(self, n: int) -> int:
        """The move that `n` means; -1, which no record has, for what is no whole number."""
        if type(n) is not int:
            return -1
        return self.n + n if n < 0 else n

    def _repr_html_(self) -> str | None:
        """A strip of what happened, for notebooks."""
        return picture("record", self)

    def __repr__(self) -> str:
        state = self._states[self.n]
        return f"<{self.game.name} record, {self.n} moves, {state.decision or state.result}>"

    # -- saves ------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The record as a plain, JSON-able dict: set-up, actions that stand,
        a digest of where it ended."""
        start = (
            {"setup": self.setup}
            if self.setup is not None
            else {"position": self._states[0].dump()}
        )
        return {
            "churchill_kit": "record",
            "format": FORMAT,
            "version": __version__,
            "game": self.game.name,
            **start,
            "actions": [self._entry(i) for i in range(self.n)],
            "digest": digest(self._states[self.n]),
        }

    def _entry(self, i: int) -> dict[str, Any]:
        """An action of a save; what is usual is left out."""
        entry = self.actions[i].dump()
        if self.rolls[i]:
            entry["rolls"] = list(self.rolls[i])
        if self.together[i]:
            entry["together"] = True
        return entry

    @classmethod
    def load(cls, data: Any) -> Record:
        """The record that `dump` gave `data`, replayed and compared with its digest.

        Raises BadSave with one sentence for anything that is not such a record.
        """
        try:
            return cls._load(data)
        except shape.Mismatch as error:
            raise BadSave("bad-save", where=error.where, what=error.what, **error.facts) from None
        except RecursionError:
            raise BadSave("bad-save", where="save", what="too-deep") from None

    @classmethod
    def _load(cls, data: Any) -> Record:
        anything: shape.Shape = lambda value, where: value  # noqa: E731
        if not isinstance(data, dict) or data.get("churchill_kit") != "record":
            raise BadSave("foreign-file")
        number = shape.integer(1, 10**6)(data.get("format"), "save.format")
        if number > FORMAT:
            raise BadSave(
                "newer-save", given=number, known=FORMAT, version=str(data.get("version"))[:20]
            )
        head = shape.record(
            {
                "churchill_kit": shape.text,
                "format": anything,
                "version": shape.text,
                "game": shape.text,
                "actions": shape.sequence(anything, most=100_000),
                "digest": shape.text,
            },
            {"setup": anything, "position": anything},
        )(data, "save")
        try:
            found = game(head["game"])
        except GameError:
            raise BadSave("unknown-game-in-save", given=head["game"][:40]) from None
        if "setup" in head:
            setup = shape.record(
                {"scenario": shape.text, "seed": anything, "options": shape.record({}, _free(head))}
            )(head["setup"], "save.setup")
            if setup["seed"] is None:  # a new one would be drawn, and give another game
                raise shape.Mismatch("save.setup.seed", "missing-key", key="seed")
            try:
                found.check_options(setup["options"])  # no "seed" or "scenario" among them
                record = cls.new(found.name, setup["scenario"], setup["seed"], **setup["options"])
            except GameError as error:
                raise BadSave("bad-setup-in-save", game=found.name, why=error) from None
        elif "position" in head:
            record = cls(found.load(head["position"]))
        else:
            raise shape.Mismatch("save", "missing-key", key="setup")
        dice = shape.sequence(shape.integer(1, 100), most=200)
        for i, entry in enumerate(head["actions"]):
            where = f"save.actions[{i}]"
            rolls: tuple[int, ...] = ()
            together = False
            if isinstance(entry, dict):
                entry = dict(entry)
                if "rolls" in entry:
                    rolls = dice(entry.pop("rolls"), f"{where}.rolls")
                if "together" in entry:
                    together = shape.boolean(entry.pop("together"), f"{where}.together")
            try:
                record.play(found.action(entry), rolls, together)
            except GameError as error:
                raise BadSave(
                    "bad-move-in-save", game=found.name, number=i + 1, why=error
                ) from None
            except Exception as error:  # rules go astray only in a position that was edited
                raise shape.Mismatch(where, "unplayable", error=repr(error)[:80]) from None
        if digest(record._states[record.n]) != head["digest"]:
            raise BadSave("digest-differs", game=found.name)
        return record

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file. The old file stays whole until the new one is."""
        target = Path(path)
        draft = None
        try:
            draft = target.with_name(target.name + ".part")
            draft.write_text(json.dumps(self.dump()), encoding="utf-8")
            draft.replace(target)
        except (OSError, ValueError) as error:  # ValueError: a path that no file can have
            if draft is not None:
                with suppress(OSError, ValueError):
                    draft.unlink()
            raise BadSave("cannot-write", path=shape.cut(str(target)), why=refusal(error)) from None

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Record:
        """The record saved in a file; BadSave says what is wrong and where."""
        try:
            with Path(path).open("rb") as file:
                content = file.read(SAVE_LIMIT + 1)
        except (OSError, ValueError) as error:
            raise BadSave("cannot-read", path=shape.cut(str(path)), why=refusal(error)) from None
        return cls.parse(content)

    @classmethod
    def parse(cls, content: bytes | str) -> Record:
        """The record in the text of a save; BadSave says what is wrong and where."""
        if len(content) > SAVE_LIMIT:
            raise BadSave("too-large", limit=SAVE_LIMIT // 2**20)
        try:
            data = json.loads(content)
        except (ValueError, RecursionError):
            raise BadSave("not-json") from None
        return cls.load(data)


def _free(head: dict[str, Any]) -> dict[str, shape.Shape]:
    setup = head["setup"]
    options = setup.get("options") if isinstance(setup, dict) else None
    return {k: lambda v, w: v for k in options} if isinstance(options, dict) else {}


def digest(state: State) -> str:
    """A short digest of a position, to notice a record that ends elsewhere than it did."""
    import hashlib  # slow to import, and needed only here

    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
