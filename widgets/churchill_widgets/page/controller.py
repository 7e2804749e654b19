"""The one object that owns a running game; panels and boards observe it and never each other.

It knows no screen and no game: seats, whose eyes may see what, bots that play by
themselves, undo to a person's decision, what is chosen to narrow the list, and what has
to be kept in the browser. ``changed`` goes up after everything that a screen may show.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import random
import secrets
import time
import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

from traitlets import Float, HasTraits, Int, Unicode

import churchill_kit as ck

Stage = Literal["start", "play", "curtain", "bots", "watch", "over"]

PERSON = "person"
SLICE = 0.04  # seconds of bots' play before the page gets its turn
PAUSE = 0.005  # between two slices
SEED_DIGITS = 20  # longer ones are not even looked at

Narrow = Callable[[Iterable[ck.Action], frozenset[str]], tuple[ck.Action, ...]]


class FieldError(Exception):
    """Something filled in wrongly before the start: which field, and the sentence to put beside
    it."""

    def __init__(self, field: str, error: ck.GameError) -> None:
        super().__init__(field)
        self.field = field
        self.error = error


class Controller(HasTraits):
    """A game on the table, or the page before it (``record`` is None)."""

    changed = Int(0)
    lang = Unicode("en")
    token = Int(0)  # the number of what is being asked: an answer to an older one is stale
    pace = Float(0.0)  # seconds between moves when only bots play; 0: as fast as they can

    def __init__(self, game: str = "churchill", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang=lang, **kwargs)
        self.game = ck.game(game)
        self.record: ck.Record | None = None
        self.seats: dict[str, str] = self.default_seats()
        self.selection: frozenset[str] = frozenset()
        self.narrow: Narrow = lambda actions, selection: tuple(actions)
        self.eyes: str | None = None  # the seat whose view is shown
        self.key = ""  # of this game in the browser's storage
        self.since = 0  # actions that the person who decides has seen already
        self.paused = False
        self.moved = 0.0  # when the position last changed, for keeping games in order
        self.failed: Callable[[BaseException], None] = _raise
        self._run = 0  # the number of the bots' run: those of older ones stop
        self._players: dict[str, Any] = {}
        self._seen: dict[str, int] = {}

    # -- reading ------------------------------------------------------------------------------

    def default_seats(self) -> dict[str, str]:
        """A good first game: a person for the seat in the middle, bots for the others."""
        bot = "bot" if "bot" in ck.players(self.game.name) else "random"
        return {seat: PERSON if seat == "uk" else bot for seat in self.game.seats}

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats where people sit."""
        return tuple(s for s in self.game.seats if self.seats[s] == PERSON)

    @property
    def stage(self) -> Stage:
        """Which page is on the screen."""
        if self.record is None:
            return "start"
        decision = self.decision
        if decision is None:
            return "over"
        if not self.persons:
            return "watch"
        if self.seats[decision.seat] != PERSON:
            return "bots"
        return "play" if self.eyes == decision.seat else "curtain"

    @property
    def decision(self) -> ck.Decision | None:
        """What is being asked now; None before and after the game."""
        return None if self.record is None else self.record.state.decision

    @property
    def view(self) -> Any:  # the State of whichever game it is
        """The position as the one who looks may see it; all that is shown comes from here."""
        assert self.record is not None
        state = self.record.state
        return state.view(self.eyes if state.result is None else None)

    def actions(self) -> tuple[ck.Action, ...]:
        """All that the person who looks at the screen may do now."""
        return self.view.actions() if self.stage == "play" else ()

    def chosen(self) -> tuple[ck.Action, ...]:
        """Those of the actions that fit what is selected."""
        actions = self.actions()
        return tuple(self.narrow(actions, self.selection)) if self.selection else actions

    def person_before(self) -> int | None:
        """After how many actions a person last decided; None if none did."""
        assert self.record is not None
        if not self.persons:
            return self.record.n - 1 if self.record.n else None
        for n in range(self.record.n - 1, -1, -1):
            decision = self.record.at(n).decision
            if decision is not None and self.seats[decision.seat] == PERSON:
                return n
        return None

    # -- beginning ------------------------------------------------------------------------------

    def start(self, setup: Mapping[str, Any]) -> None:
        """Begin the game that was filled in; FieldError names what is wrong and the table stays
        as it was."""
        known = ck.players(self.game.name)
        seats = {}
        for seat in self.game.seats:
            who = str(setup.get("seats", {}).get(seat, self.default_seats()[seat]))
            if who != PERSON and who not in known:
                given, choices = who[:40], ", ".join((PERSON, *known))
                raise FieldError(
                    f"seat-{seat}",
                    ck.BadSetup(
                        "unknown-player", game=self.game.name, given=given, choices=choices
                    ),
                )
            seats[seat] = who
        options = dict(setup.get("options", {}))
        for name, value in options.items():
            try:
                self.game.check_options({name: value})
            except ck.BadSetup as error:
                raise FieldError(f"option-{name}", error) from None
        scenario = str(setup.get("scenario") or self.game.scenarios[0])
        if scenario not in self.game.scenarios:
            try:
                self.game.new(scenario=scenario)
            except ck.BadSetup as error:
                raise FieldError("scenario", error) from None
        seed = self._seed(setup.get("seed"))
        record = ck.Record.new(self.game.name, scenario=scenario, seed=seed, **options)
        self._take(record, seats, secrets.token_hex(6))

    def _seed(self, given: Any) -> int | None:
        text = str(given if given is not None else "").strip()
        if not text:
            return None
        plain = text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS
        try:
            return self.game.check_seed(int(text) if plain else text)
        except ck.BadSetup as error:
            raise FieldError("seed", error) from None

    def open(self, text: str | bytes) -> None:
        """Go on with a saved game; BadSave, and the table as it was, if it cannot be read."""
        self._take(ck.Record.parse(text), self.seats, secrets.token_hex(6))

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Go on with a game from the browser's storage."""
        try:
            packed = base64.b64decode(str(kept.get("save", "")), validate=True)
            unpacker = zlib.decompressobj()
            text = unpacker.decompress(packed, 16 * 2**20)
            if not unpacker.eof:
                raise ck.BadSave("not-json")
        except (binascii.Error, ValueError, zlib.error):
            raise ck.BadSave("not-json") from None
        seats = kept.get("seats")
        known = (PERSON, *ck.players(self.game.name))
        if not isinstance(seats, dict) or any(seats.get(s) not in known for s in self.game.seats):
            seats = self.seats
        record = ck.Record.parse(text)
        self._take(record, {s: seats[s] for s in self.game.seats}, str(kept.get("key", ""))[:40])

    def leave(self) -> None:
        """Back to the first page; the game stays in the browser's storage."""
        self._run += 1
        self.record = None
        self.selection = frozenset()
        self.eyes = None
        self.token += 1
        self.changed += 1

    def _take(self, record: ck.Record, seats: dict[str, str], key: str) -> None:
        if record.game.name != self.game.name:
            raise ck.BadSave(
                "other-game", game=self.game.name, given=record.game.name, where="save.game"
            )
        self.record = record
        self.seats = dict(seats)
        self.key = key or secrets.token_hex(6)
        self.eyes = self.persons[0] if len(self.persons) == 1 else None
        self._players = {}
        self._seen = {}
        self.paused = False
        self.go_on()

    # -- playing --------------------------------------------------------------------------------

    def play(self, index: int, token: int) -> bool:
        """Carry out one of ``actions()``; False, and nothing happens, if the page it comes from
        is stale."""
        if token != self.token or self.stage != "play":
            return False
        actions = self.actions()
        if type(index) is not int or not 0 <= index < len(actions):
            return False
        assert self.record is not None and self.eyes is not None
        self._seen[self.eyes] = self.record.n + 1
        self.record.play(actions[index])
        self.go_on()
        return True

    def go_on(self) -> None:
        """Everything that happens without a person, in slices; the first one at once."""
        self._run += 1
        self.selection = frozenset()
        if self.stage == "watch" and self.pace and not self.paused:
            self._settle()
            self._later(self.pace, self._run)
        else:
            self._slice(self._run)

    def _slice(self, run: int) -> None:
        """Bots play for a moment; then the page gets its turn."""
        if run != self._run:
            return  # undone, left or begun anew meanwhile
        until = time.perf_counter() + SLICE
        watching = self.stage == "watch"
        while self.stage == "bots" or (self.stage == "watch" and not self.paused):
            self._bot_plays()
            if watching and self.pace:
                break
            if time.perf_counter() >= until:
                break
        self._settle()
        if self.stage == "bots" or (self.stage == "watch" and not self.paused):
            self._later(self.pace if watching else PAUSE, run)

    def _later(self, seconds: float, run: int) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a test or a script: nobody waits for the page
            self._slice(run)
            return
        loop.call_later(seconds, self._guarded_slice, run)

    def _guarded_slice(self, run: int) -> None:
        try:
            self._slice(run)
        except Exception as error:  # nobody is above this call to see it
            self.failed(error)

    def _bot_plays(self) -> None:
        """One decision of a seat without a person."""
        assert self.record is not None
        state = self.record.state
        decision = state.decision
        assert decision is not None
        action = self.bots_choice(self.seats[decision.seat])
        self.record.play(action)

    def bots_choice(self, kind: str) -> ck.Action:
        """What a player of this kind does at the present decision: the same whenever it is asked.

        Its generator is drawn from the position's number, so that a game goes on as it
        did after an undo or out of the browser's storage.
        """
        assert self.record is not None
        state = self.record.state
        decision = state.decision
        assert decision is not None
        who = self._players.get(f"{decision.seat}:{kind}")
        if who is None:
            who = self._players[f"{decision.seat}:{kind}"] = ck.player(self.game.name, kind)
        view = state.view(decision.seat)
        rng = random.Random(f"{state.seed}:{decision.seat}:{self.record.n}")
        action: ck.Action = who.choose(view, view.actions(), rng)
        return action

    def _settle(self) -> None:
        """The position has changed: whose eyes, what is new to them, a new number for the
        question."""
        assert self.record is not None
        decision = self.decision
        self.moved = time.time()
        self.token += 1
        several = len(self.persons) > 1
        if decision is None:
            self.eyes = None
        elif several and self.seats[decision.seat] == PERSON and self.eyes != decision.seat:
            self.eyes = None  # the curtain falls
        elif len(self.persons) == 1:
            self.eyes = self.persons[0]
        seat = decision.seat if decision is not None else self.eyes
        self.since = min(self._seen.get(seat or "", 0), self.record.n)
        self.changed += 1

    def lift(self, token: int) -> None:
        """The person who must decide says: it is me."""
        decision = self.decision
        if token == self.token and self.stage == "curtain" and decision is not None:
            self.eyes = decision.seat
            self.token += 1
            self.changed += 1

    # -- watching ---------------------------------------------------------------------------------

    def watch(self, what: str) -> None:
        """When only bots play: "pause", "on", "step", or "end" to see how it ends."""
        if self.stage != "watch":
            return
        if what == "step":
            self.paused = True
            self._run += 1
            self._bot_plays()
            self._settle()
            return
        self.paused = what == "pause"
        if what == "end":
            self.pace = 0.0
        if self.paused:
            self._run += 1
            self.changed += 1
        else:
            self.go_on()

    # -- looking back -----------------------------------------------------------------------------

    def undo(self) -> bool:
        """Back to the last decision of a person; the dice that were rolled come again."""
        if self.record is None:
            return False
        wanted = self.person_before()
        if wanted is None:
            return False
        while self.record.n > wanted:
            self.record.undo()
        self._look_again()
        return True

    def redo(self) -> bool:
        """Forward to the next decision of a person, as it was played."""
        if self.record is None or not self.record.redo():
            return False
        while self.persons and self.record.undone:
            decision = self.decision
            if decision is None or self.seats[decision.seat] == PERSON:
                break
            self.record.redo()
        self._look_again()
        return True

    def _look_again(self) -> None:
        assert self.record is not None
        self.paused = True  # when only bots play, looking back means wanting to look
        n = self.record.n
        self._seen = {seat: min(seen, n) for seat, seen in self._seen.items()}
        self.go_on()

    # -- narrowing --------------------------------------------------------------------------------

    def select(self, target: str) -> None:
        """Choose or unchoose something on a board or in the hand; what does not go together
        replaces."""
        if self.stage != "play" or not target:
            return
        if target in self.selection:
            self.selection -= {target}
        else:
            kind = target.partition(":")[0]
            kept = frozenset(t for t in self.selection if t.partition(":")[0] != kind)
            both = kept | {target}
            self.selection = both if self.narrow(self.actions(), both) else frozenset({target})
        self.changed += 1

    def clear(self) -> None:
        """All choices again."""
        if self.selection:
            self.selection = frozenset()
            self.changed += 1

    # -- keeping ----------------------------------------------------------------------------------

    def save(self) -> str:
        """The game as the text of a file."""
        assert self.record is not None
        return json.dumps(self.record.dump(), ensure_ascii=False)

    def keep(self) -> dict[str, Any]:
        """The game for the browser's storage: packed, so that a glance gives nothing away."""
        assert self.record is not None
        decision = self.decision
        return {
            "key": self.key,
            "game": self.game.name,
            "scenario": (self.record.setup or {}).get("scenario", ""),
            "moves": self.record.n,
            "turn": decision.seat if decision else "",
            "seats": self.seats,
            "lang": self.lang,
            "when": int(self.moved),
            "save": base64.b64encode(zlib.compress(self.save().encode())).decode(),
        }


def _raise(error: BaseException) -> None:
    raise error
