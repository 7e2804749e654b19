"""How a place at the table is told what happened: the part of the controller that begins, leads
and ends a show.

The game is played first, up to the next decision of a person; only then does the story begin, so
whatever is done to it (skipped, left, reloaded) changes nothing of the game.
"""

from __future__ import annotations

from typing import Any, Literal

from traitlets import HasTraits, Int, Unicode

import churchill_kit as ck
from churchill_kit.table import Table
from churchill_kit.table.story import Reel

from ..screen import MAJOR, Screen
from .showing import Show, seen

PACES = ("slow", "normal", "quick", "once", "none")
STILL = ("once", "none")  # without the events one by one; "none": without pages to pause at too
UNITS = ("beat", "move", "turn", "round")


class Telling(HasTraits):
    """Shows of a place: ``showing`` stands while one is on the screen."""

    changed = Int(0)
    token = Int(0)  # the number of what is being asked: an answer to an older one is stale
    pace = Unicode("none")  # one of PACES: how a story is told

    table: Table | None
    eyes: str | None
    paused: bool

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.showing: Show | None = None
        self.ends = False  # who watches wants to see how it ends, and nothing before
        self.hurried = False  # what came before the present question was not all shown
        self.asked = False  # is what is told asked for?
        self._from: int | None = None  # after which move the story to come begins

    @property
    def screen(self) -> Screen:
        """The screens of the game."""
        raise NotImplementedError

    @property
    def own(self) -> str | None:
        """The seat of the one person who plays here, whose eyes look whoever is asked; None where
        several play, or nobody."""
        persons = self.table.persons if self.table is not None else ()
        return persons[0] if len(persons) == 1 else None

    @property
    def watching(self) -> bool:
        """Is it a game of bots alone, and not over?"""
        return self.table is not None and self.table.turn == "watch"

    def go_on(self) -> None:
        """Everything that happens without a person; the controller says how."""
        raise NotImplementedError

    # -- the story ------------------------------------------------------------------------------

    @property
    def tempo(self) -> str:
        """The pace of what is told: who asked for it sees it, whatever the pace is."""
        return "normal" if self.asked and self.pace in STILL else self.pace

    @property
    def tells(self) -> bool:
        """Is what happens told here, or there at once?"""
        return self.tempo not in STILL and not self.ends

    @property
    def pauses(self) -> bool:
        """Is there nothing to see of what happens but the pages to pause at? For people alone: who
        watches players of the program is not stopped."""
        table = self.table
        return self.tempo == "once" and not self.ends and table is not None and bool(table.persons)

    def set_pace(self, pace: Any) -> None:
        """How stories are told from now on; what is no pace changes nothing. "none" ends the
        story that is being told, "once" goes on to its next page to pause at; any other goes on
        with what stood still."""
        if pace in PACES and pace != self.tempo:  # what is asked for has one of its own
            self.pace = pace
            self.asked = False
            show = self.showing
            if pace in STILL and show is not None and show.kind == "story":
                to = self._page_after(show, show.at) if self.pauses else None
                if to is None:
                    self.story_skip()
                else:
                    show.go(to)
                    self.changed += 1
            else:
                if show is not None and show.kind == "story":
                    show.paused = False
                self.changed += 1

    def _begin(self) -> None:
        """Begin the story of what has happened, if there is one to tell."""
        assert self.table is not None
        start, self._from = self._from, None
        self.hurried = start is not None and not self.tells
        if start is None or (self.tells and self._is_news(start) and self._show("story", start)):
            return
        if self.pauses and self._show("story", start):
            assert self.showing is not None
            to = self._page_after(self.showing, 0)
            if to is not None:
                self.showing.go(to)
                return
            self.showing = None
        self.asked = False
        self.table.told = self.table.record.n

    def _is_news(self, start: int, end: int | None = None) -> bool:
        """Is there more to tell, up to a move, than the one small thing that a person has just
        done?"""
        assert self.table is not None
        beats = Reel(self.table.record, start, end)
        if len(beats) != 1 or self.own != beats[0].seat:
            return True
        return any(self.screen.weight(e) == MAJOR or self.screen.pause(e) for e in beats[0].events)

    def _show(self, kind: Literal["story", "timeline"], start: int, at: int = 0) -> bool:
        assert self.table is not None
        joins = self.screen.together if kind == "story" else None  # each line has its own moment
        beats = Reel(self.table.record, start, joins=joins)
        if not beats:
            return False
        self.showing = Show(kind, beats, self.own or self.eyes, at)
        return True

    def _page_after(self, show: Show, at: int) -> int | None:
        """The number of the next beat, from this one on, that has a page to pause at."""
        return show.beats.find(self.screen.pause, at)

    def _held(self, n: Any) -> Show | None:
        """The show, if its beat `n` is still the one on the screen."""
        show = self.showing
        return show if show is not None and show.n == n else None

    def story_next(self, n: Any) -> bool:
        """On from beat `n`; after the last one the story is over. An answer to a beat that is no
        longer on the screen changes nothing: False."""
        show = self._held(n)
        if show is None:
            return False
        self._told(show)
        if show.kind == "story" and self.pauses:
            to = self._page_after(show, show.at + 1)
            if to is None:
                self._finish()
            else:
                show.go(to)
                self.changed += 1
        elif not show.last:
            show.go(show.at + 1)
            self.changed += 1
        elif show.kind == "timeline":
            show.paused = True
            self.changed += 1
        else:
            self._finish()
        return True

    def story_back(self) -> bool:
        """One beat back, and wait there."""
        show = self.showing
        if show is None:
            return False
        show.paused = True
        show.go(show.at - 1)
        self.changed += 1
        return True

    def story_skip(self) -> bool:
        """To the end of what is shown: my move, or the present position."""
        show = self.showing
        if show is None:
            return False
        self.hurried = show.kind == "story" and not show.last
        self._finish()
        return True

    def story_leap(self, at: int) -> Show | None:
        """To the next page to pause at, from beat number `at` on, since nobody has seen it yet: the
        show, whose page is to be opened. Without one, to the end: None."""
        show, to = self.showing, self.next_page(at)
        if show is None or to is None:
            self.story_skip()
            return None
        self._told(show)
        show.go(to)
        return show

    def next_page(self, at: int) -> int | None:
        """The beat of a story, from this one on, with a page to pause at; None if none stops."""
        show = self.showing
        if show is None or show.kind != "story" or self.watching or self.tempo == "none":
            return None
        return self._page_after(show, at)

    def story_pause(self) -> None:
        """Stay at this beat."""
        self._pause(True)

    def story_resume(self) -> None:
        """Go on by oneself."""
        self._pause(False)

    def _pause(self, paused: bool) -> None:
        show = self.showing
        if show is not None and show.paused != paused:
            show.paused = paused
            if self.watching:
                self.paused = paused
            self.changed += 1

    def story_again(self) -> bool:
        """Show it again: what this person has not seen to its end, else what happened since their
        last decision."""
        table = self.table
        if table is None or self.showing is not None:
            return False
        start = table.told if table.told < table.record.n else self._last_told()
        if not self._show("story", start):
            return False
        self.asked = True
        self.changed += 1
        return True

    def _last_told(self) -> int:
        """Where the last story began: at the last decision of a person after which there was
        anything to tell but the small thing that he did himself."""
        assert self.table is not None
        before, end = self.table.person_before(), self.table.record.n
        while before is not None and not self._is_news(before, end):
            end = before
            before = self.table.person_before(end)
        return -1 if before is None else before

    def _told(self, show: Show) -> None:
        if show.kind == "story" and self.table is not None:
            self.table.told = max(self.table.told, show.told)

    def _finish(self) -> None:
        """The screen goes back to the present position, with a new number for its question, so
        that no click on the show can be one on a choice."""
        show, self.showing, self.asked = self.showing, None, False
        if self.table is not None and show is not None and show.kind == "story":
            self.table.told = self.table.record.n
        self.token += 1
        if self._goes_on():
            self.go_on()
        else:
            self.changed += 1

    def _goes_on(self) -> bool:
        """Is there a move to be played by itself now?"""
        raise NotImplementedError

    def _drop(self) -> None:
        """Whatever is shown is no longer of this game."""
        self.showing = self._from = None
        self.asked = False

    def why_unasked(self, move: int) -> str:
        """Why a person was not asked about a move of his own, as words of the page end: "forced" as
        his only choice, "forced-alike" where all come to the same; "" where he was, and for others.
        """
        table = self.table
        if table is None or not 0 < move <= table.record.n or not table.forced(move - 1):
            return ""
        alone = len(table.record.at(move - 1).actions()) == 1
        return "forced" if alone else "forced-alike"

    # -- the timeline ---------------------------------------------------------------------------

    def timeline(self, on: bool = True) -> bool:
        """Leaf through the whole game, from its present end; or leave it."""
        if not on:
            return self.story_skip()
        if self.table is None:
            return False
        if not self._leaf():
            return False
        self.changed += 1
        return True

    def _leaf(self) -> bool:
        """Begin to leaf through the game, at its end; who watches bots stops them."""
        self._drop()
        if self.watching:
            self.paused = True
        return self._show("timeline", -1, at=10**9)

    def to(self, move: Any) -> None:
        """Show the position after `move` in the timeline.

        Raises BadPosition, and changes nothing, if there is no such move.
        """
        table = self.table
        if table is None:
            return
        number = move if type(move) is int and 0 <= move <= table.record.n else None
        if number is None:
            raise ck.BadPosition(
                "no-such-move",
                game=table.game.name,
                given=str(move)[:20],
                high=table.record.n,
            )
        show = self.showing
        if show is None or show.kind != "timeline":
            if not self._leaf():
                return
            show = self.showing
            assert show is not None
        show.paused = True
        show.go(show.beats.last_of(number))
        self.changed += 1

    def step(self, unit: Any, way: Any) -> bool:
        """Forward (1) or back (-1) in the timeline, to the end of a beat, a move, a turn (the
        moves of one seat in a row) or a round."""
        show = self.showing
        known = unit in UNITS and way in (1, -1)
        if show is None or show.kind != "timeline" or not known:
            return False
        show.paused = True
        show.go(self._stop(show, unit, way))
        self.changed += 1
        return True

    def _stop(self, show: Show, unit: str, way: int) -> int:
        at, beats = show.at, show.beats
        if unit == "beat":
            return at + way
        if way > 0:
            at += 1
            while at < len(beats) - 1 and not self._parted(show, unit, at):
                at += 1
            return at
        at -= 1
        while at > 0 and not self._parted(show, unit, at):
            at -= 1
        return at

    def _parted(self, show: Show, unit: str, at: int) -> bool:
        """Does a stretch of this unit end with beat `at`?"""
        beats = show.beats
        if not beats.ends(at):
            return False
        if unit == "move" or at + 1 >= len(beats):
            return True
        here, there = beats.move_of(at), beats.move_of(at + 1)
        assert self.table is not None
        record = self.table.record
        if unit == "turn":
            return _seat(record, here) != _seat(record, there)
        rounds = [self.screen.round_of(record.at(n).view(None)) for n in (here, there)]
        return rounds[0] != rounds[1]

    def branch(self) -> bool:
        """Play on from what the timeline shows, as a game of its own; the other one stays as it
        is. In the middle of a move that is the decision that led to it; False at the end of a
        game."""
        move = self._branches_at()
        if move is None:
            return False
        assert self.table is not None
        self._take(self.table.branch(move))
        return True

    @property
    def can_branch(self) -> bool:
        """Is there anything left to be played from what the timeline shows?"""
        return self._branches_at() is not None

    def _branches_at(self) -> int | None:
        """After how many moves a branch would begin."""
        show, table = self.showing, self.table
        if show is None or table is None or show.kind != "timeline":
            return None
        move = table.record.n if show.last else max(show.told, 0)
        return None if table.record.at(move).decision is None else move

    def _take(self, table: Table) -> None:
        """Another table; the controller says how."""
        raise NotImplementedError

    @property
    def lines_before(self) -> int:
        """How many lines of the log have been told when a story is to come."""
        assert self.table is not None
        record = self.table.record
        told = [record.opening, *record.events]
        return sum(map(len, told[: (record.n if self._from is None else self._from) + 1]))

    def _before(self) -> Any:
        """The view while a story is to come: that from which it will begin."""
        assert self.table is not None
        return seen(self.table.record.at(max(self._from or 0, 0)), self.eyes)


def _seat(record: ck.Record, move: int) -> str:
    decision = record.at(move - 1).decision if move else None
    return decision.seat if decision is not None else ""
