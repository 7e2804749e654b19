"""After a game: which of one's own moves cost most, for who asks. It is worked out in slices, since
it takes a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import churchill_kit as ck
from churchill_kit.tutor.exercise import tell
from churchill_kit.tutor.guide import guide
from churchill_kit.tutor.hindsight import Costly, Hindsight

from ..base.sentences import of_action, text
from .adviser_panel import SLICE
from .controller import Controller

log = logging.getLogger(__name__)

STEP = 5  # percent
PAUSE = 0.01  # between two slices: somebody waits for the answer


class Costs:
    """What has been found out of the game that is looked back at; `came` is called when all of it
    is known, and now and then before, so that it is seen how far it is. `advised`: was a move, by
    its number, what the adviser had said?"""

    def __init__(
        self,
        controller: Controller,
        came: Callable[[], None],
        advised: Callable[[int], bool],
    ) -> None:
        self.controller, self.came, self.advised = controller, came, advised
        self._of: tuple[Any, Hindsight] | None = None  # of which game
        self._told = 0  # percent that the page has been told

    def _key(self) -> Any:
        c = self.controller
        if c.record is None or c.record.state.result is None or not c.own:
            return None
        return c.key, c.record.n, c.own

    def _found(self) -> Hindsight | None:
        return self._of[1] if self._of is not None and self._of[0] == self._key() else None

    def ask(self) -> None:
        """Begin to find out."""
        c, key = self.controller, self._key()
        if key is None or self._found() is not None:
            return
        assert c.record is not None
        self._of = key, Hindsight(c.record, c.own or "")
        try:
            asyncio.get_running_loop().call_soon(self._slice)
        except RuntimeError:  # a test or a script: nobody waits for the page
            self._of[1].finish()
        self.came()

    def _slice(self) -> None:
        found = self._found()
        if found is None:
            return  # another game is played by now
        try:
            done = found.work(SLICE)
            if done or self._percent() != self._told:
                self.came()
            if not done:
                asyncio.get_running_loop().call_later(PAUSE, self._slice)
        except Exception as error:  # nobody is above this call to see it
            self._of = None
            self.controller.failed(error)

    def _percent(self) -> int:
        """How much of it is known, in steps that can be seen."""
        found = self._found()
        return STEP * int(100 * found.share / STEP) if found is not None else 0

    def known(self, kept: Any) -> None:
        """The browser has kept with the game what was found of it; what can't be read is found
        out anew by who asks."""
        c, key = self.controller, self._key()
        if key is None or not isinstance(kept, list) or not kept:
            return
        assert c.record is not None
        try:
            self._of = key, Hindsight.load(c.record, c.own or "", kept)
        except (ck.GameError, LookupError):
            log.info("what moves cost cannot be read", exc_info=True)
            return
        self.came()

    def kept(self) -> list[dict[str, Any]]:
        """What was found, for the browser, which keeps it with the game: the review asks for it. A
        game at a shared table is not kept there."""
        found = self._found()
        if found is None or not found.done or self.controller.shared is not None:
            return []
        return [costly.dump() for costly in found.found]

    def section(self) -> dict[str, Any]:
        """Whether it can be asked, was asked, and what was found; {} where nobody is meant."""
        if self._key() is None:
            return {}
        found = self._found()
        if found is None:
            return {"asked": False, "moves": None}
        if not found.done:
            self._told = self._percent()
            looking = text(self.controller.lang, "end-costs-looking", percent=self._told)
            return {"asked": True, "moves": None, "looking": looking}
        moves = [self._move(m) for m in found.found]
        return {"asked": True, "moves": moves, "none": self._none(), "kept": bool(self.kept())}

    def _none(self) -> str:
        """Where no move cost much: to a winner not what decided, since that was not against him."""
        c = self.controller
        assert c.record is not None and c.record.state.result is not None
        won = c.own in c.record.state.result.winners
        return text(c.lang, "end-costs-none-won" if won else "end-costs-none")

    def _move(self, costly: Costly) -> dict[str, Any]:
        c = self.controller
        assert c.record is not None
        lang, better = c.lang, of_action(costly.better, c.lang)
        kind = "odds" if costly.percent else "points"
        state = c.record.at(costly.move)
        number = c.screen.round_of(state.view(None))
        found = guide(c.game.name)
        speaks = found.reasons(state.view(c.own), costly.better)[:1] if found is not None else []
        where = text(lang, "end-costs-where", move=costly.move)
        return {
            "move": costly.move,
            "round": f"{c.screen.round_label(number, lang)}, {where}" if number else where,
            "text": of_action(costly.action, lang),
            "note": text(
                lang,
                f"end-costs-{kind}",
                points=costly.points,
                percent=costly.percent,
                action=better,
            ),
            "why": " ".join(tell(t, c.game.name, lang) for t in (*costly.ends, *speaks)),
            "own": text(lang, "end-costs-advised") if self.advised(costly.move) else "",
        }
