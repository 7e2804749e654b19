"""What happens between two decisions, as the page shows it: one event at a time, with its rule and
its numbers, pages to pause at, why a bot moved so, and the timeline.

The controller leads the show (``page/telling.py``); the browser keeps the time. This module says
what stands on the screen at this moment, as plain data, and carries out what the page asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, groupby, islice
from typing import Any

import churchill_kit as ck
from churchill_kit.engine.words import cite, has, message
from churchill_kit.table.story import Beat, Reel

from ..base.rows import signed
from ..base.sentences import name, repeated, say, static, text
from ..screen import MAJOR, MINOR
from .adviser_panel import played_alone
from .bot_reasons import reasons, who
from .controller import Controller
from .showing import Show
from .telling import PACES, STILL

WORDS = (
    "title", "pause", "paused", "on", "step", "back", "again", "unseen", "pace", "pace-slow",
    "pace-normal", "pace-quick", "pace-once", "pace-none", "waits", "keys", "go-on", "broken-off",
    "parts", "how", "good", "even", "bad", "page", "page-board", "page-back", "close",
)  # fmt: skip
TIMELINE_WORDS = (
    "title", "open", "close", "prev", "next", "play", "stop", "branch", "branch-help",
    "branch-none", "by",
    "by-beat", "by-move", "by-turn", "by-round", "slider", "go", "keys",
)  # fmt: skip
LED = 12  # so many beats may have led to what is told
OFTEN = 4  # times that one has heard of something before it is read at a glance
UNITS = ("beat", "move", "turn", "round")


def words(lang: str, game: str) -> dict[str, str]:
    """The words of the show that need no facts; a game may have its own."""
    told = {f"story-{key}": static(lang, f"story-{key}", game) for key in WORDS}
    leaf = {f"timeline-{key}": static(lang, f"timeline-{key}", game) for key in TIMELINE_WORDS}
    return told | leaf


GREAT_NEWS = 2  # sentences of what was skipped


def scored(c: Controller, beat: Beat) -> list[dict[str, str]]:
    """Whose points a beat changed, and by how much, as far as these eyes may know."""
    return changed(c, totals(c, beat.before), totals(c, beat.after))


def totals(c: Controller, state: Any) -> dict[str, int]:
    """Everybody's points in a position, as far as these eyes may know."""
    return c.screen.totals(state.view(c.eyes))


def changed(c: Controller, before: dict[str, int], after: dict[str, int]) -> list[dict[str, str]]:
    """Whose points differ, and by how much."""
    changes = ((seat, n - before.get(seat, n)) for seat, n in after.items())
    return [
        {"seat": seat, "name": c.screen.name(seat, c.lang), "by": signed(n)}
        for seat, n in changes
        if n
    ]


class StoryPanel:
    """The show of a page; ``section`` is what it shows now."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.low = 0  # the beat whose card stands low, since it is about something high on a board
        self._why: int = 0  # the beat of which the bot's reasons are shown
        self._open: int = 0  # the beat after which its page to pause at is open
        self._passed: tuple[str, int, int] | None = (
            None  # a page that was skipped: game, move, event
        )
        # great events that were skipped after that: game, move, sentences
        self._missed: tuple[str, int, tuple[str, ...]] | None = None
        self._looked: tuple[str, int] | None = None  # a page called up from the log: game and event
        self._pages: dict[tuple[str, str, int], dict[str, Any]] = {}

    # -- what the page asks -----------------------------------------------------------------------

    def on(self, what: str, content: dict[str, Any]) -> None:
        """A message about the story; one to a beat that is gone changes nothing."""
        c, n = self.controller, content.get("n")
        show = c.showing
        self._looked = None
        if what == "next":
            self._next(show, n)
        elif what == "go_on":
            self._open = 0
            if show is not None:
                if show.n == n:  # who stepped up to the page has read it: what follows plays on
                    show.paused = False
                c.story_next(n)
        elif what == "back":
            if show is not None and self._opened(show) and not c.pauses:
                self._open = 0
                c.story_pause()
                c.changed += 1
            else:
                c.story_back()
        elif what in ("pause", "resume"):
            c.story_pause() if what == "pause" else c.story_resume()
        elif what == "skip":
            self._skip_all(show)
        elif what == "leap":
            self._leap(show)
        elif what == "again":
            c.story_again()
        elif what == "why" and show is not None and show.n == n:
            self._why = 0 if self._why == show.n else show.n
            c.story_pause()
            c.changed += 1
        elif what == "pace":
            c.set_pace(content.get("pace"))

    def _next(self, show: Show | None, n: Any) -> None:
        """On to the page to pause at, where the event has one, else to the next event."""
        c = self.controller
        if show is None or show.n != n:
            return
        if show.kind == "story" and not self._opened(show) and self._page(show):
            self._open = show.n
            c.changed += 1
            return
        self._open = 0
        c.story_next(n)

    def _leap(self, show: Show | None) -> None:
        """To the next page to pause at, opened; without one, to what is asked."""
        c = self.controller
        if show is not None and (stopped := c.story_leap(self._next_from(show))) is not None:
            self._open = stopped.n
            c.changed += 1

    def _skip_all(self, show: Show | None) -> None:
        """To what is asked. The last page to pause at that is passed unseen is offered there."""
        c, self._passed, self._missed = self.controller, None, None
        if show is not None and c.record is not None:
            since = self._next_from(show)
            at = c.next_page(since)
            while at is not None:
                beat, since = show.beats[at], at + 1
                stops = [i for i, event in enumerate(beat.events) if c.screen.pause(event)]
                self._passed = c.key, c.record.n, beat.first + stops[-1]
                at = c.next_page(since)
            if show.kind == "story" and since < len(show.beats):
                first = show.beats[since].first
                skipped = islice(chain.from_iterable(c.record.log), first, None)
                great = [say(e, c.lang) for e in skipped if c.screen.weight(e) == MAJOR]
                self._missed = c.key, c.record.n, tuple(great[-GREAT_NEWS:])
        c.story_skip()

    def _next_from(self, show: Show) -> int:
        """The first beat whose page to pause at has not been opened."""
        return show.at + 1 if self._opened(show) else show.at

    def _part(self, show: Show) -> tuple[int, int, str]:
        """Which event of how many up to the next page to pause at, or the end, and how that is
        said: it is counted up to where the show will stop."""
        begin, stop = 0, self.controller.next_page(0)
        while stop is not None and stop < show.at:
            begin, stop = stop + 1, self.controller.next_page(stop + 1)
        of = len(show.beats) if stop is None else stop + 1
        key = "story-progress" if stop is None else "story-progress-page"
        return show.at + 1 - begin, of - begin, key

    def _opened(self, show: Show) -> bool:
        """Does the page to pause at lie open? Where nothing else is told, at once."""
        return self._open == show.n or (show.kind == "story" and self.controller.pauses)

    def on_timeline(self, what: str, content: dict[str, Any]) -> None:
        """A message about the timeline. BadPosition for a move that is not there."""
        c = self.controller
        self._looked, self._open = None, 0
        if what == "open":
            c.timeline(True)
        elif what == "close":
            c.timeline(False)
        elif what == "to":
            c.to(content.get("move"))
        elif what == "line":
            self._to_line(content.get("line"))
        elif what == "step":
            unit = content.get("unit")
            c.step(unit if unit in UNITS else "move", 1 if content.get("way") == 1 else -1)
        elif what == "edge":
            self._to_edge(content.get("way"))
        elif what in ("play", "stop"):
            self._play(what == "play")
        elif what == "branch":
            c.branch()
        elif what == "again":
            c.to(content.get("move"))
            c.branch()

    def _to_line(self, line: Any) -> None:
        """The event of a line of the log."""
        c = self.controller
        record = c.record
        if record is None or type(line) is not int or not 0 <= line < _events(record):
            return
        c.to(record.n)
        show = c.showing
        if show is not None:
            before = 0 if record.setup is not None else max(len(record.opening) - 1, 0)
            show.go(line - before)
            c.changed += 1

    def _to_edge(self, way: Any) -> None:
        show = self.controller.showing
        if show is not None and show.kind == "timeline":
            show.paused = True
            show.go(len(show.beats) - 1 if way == 1 else 0)
            self.controller.changed += 1

    def _play(self, on: bool) -> None:
        """The timeline goes on by itself, from its beginning if it is at the end."""
        c, show = self.controller, self.controller.showing
        if show is None or show.kind != "timeline":
            return
        if on and show.last:
            show.go(0)
        if on:
            c.story_resume()
        else:
            c.story_pause()

    def look(self, line: Any) -> None:
        """A page to pause at is called up from the log; the same again closes it."""
        c = self.controller
        wanted = (c.key, line) if type(line) is int else None
        self._passed = None
        self._looked = None if wanted == self._looked else wanted
        c.changed += 1

    # -- what the page shows ----------------------------------------------------------------------

    def section(self) -> dict[str, Any]:
        """The show, or what can be shown again when nothing is."""
        c, lang = self.controller, self.controller.lang
        show, record = c.showing, c.record
        shown: dict[str, Any] = {"shown": False, "kind": "", "pace": c.pace, "paces": list(PACES)}
        if record is None:
            return shown
        shown["moves"] = record.n
        shown["page"] = self._called_up()
        if show is None:
            told = c.table.told if c.table is not None else record.n
            unseen = told < record.n and c.pace not in STILL
            shown["passed"] = self._offered()
            missed = self._missed
            known = missed is not None and missed[:2] == (c.key, record.n)
            shown["missed"] = missed[2] if missed is not None and known else ()
            shown["again"] = c.stage in ("play", "wait", "over") and _events(record) > 0
            return shown | {"unseen": unseen, "timeline": _events(record) > 0 and not c.waiting}
        beat = show.beat
        weight = self._weight(show)
        at, of, key = self._part(show)
        out = self._left_out(beat) or self._passed_by(show)
        shown |= {
            "shown": True,
            "kind": show.kind,
            "n": show.n,
            "tempo": c.tempo,
            "pace": c.tempo,  # the field says how this is told, the wish what will be
            "at": show.at + 1,
            "of": len(show.beats),
            "part": (at, of),
            "progress": text(lang, key, at=at, of=of),
            "lines": self._lines(beat),
            "scored": scored(self.controller, beat),
            "line": beat.first + len(beat.events) - 1,
            "seat": self._seat_of(beat),
            "scored_for": self._scored_for(beat),
            "left_out": " ".join(filter(None, (self._alone(show), out))),
            "you": self._you(show),
            "written": c.screen.written(show.view, show.events, lang),
            "weight": weight,
            "familiar": self._is_familiar(show),
            "head": self._headline(beat) if weight == MAJOR else None,
            "low": self.low == show.n,
            "paused": show.paused,
            "skip": self._skip(show),
            "leap": self._leaps(show),
            "watching": c.watching,
            "why": self._reasons(show),
        }
        if self._opened(show) and not shown["page"]:
            shown["page"] = self._page(show)
        if show.kind == "timeline":
            shown["timeline"] = self._timeline(show)
        return shown

    def _lines(self, beat: Beat) -> list[dict[str, Any]]:
        """Its sentences; what happens several times over is said once, with how often."""
        lang, screen = self.controller.lang, self.controller.screen
        told = [screen.event_line(e, lang) for e in screen.added_up(self._folded(beat)[0])]
        counted = [(line, len(list(same))) for line, same in groupby(told)]
        lines = [line | {"text": repeated(line["text"], n, lang)} for line, n in counted]
        before = screen.said_before(beat.events, lang)
        if before:
            lines[0]["text"] = f"{before} {lines[0]['text']}"
        return lines

    def _folded(self, beat: Beat) -> tuple[list[ck.Event], list[ck.Event]]:
        """What is told of a beat, and what led to it, which is told on demand."""
        led = [e for e in beat.events[:-1] if self.controller.screen.leads_on(e)]
        return [e for e in beat.events if e not in led], led

    def _scored_for(self, beat: Beat) -> str:
        c = self.controller
        before, after = (s.view(c.eyes) for s in (beat.before, beat.after))
        return c.screen.scored_for(before, after, c.lang)

    def _you(self, show: Show) -> str:
        """Whom one plays, while what goes before the first move is told."""
        c = self.controller
        if show.kind != "story" or show.beat.move > 0 or not c.own:
            return ""
        return text(c.lang, "minute-who", c.game.name, seat=c.own)

    def _passed_by(self, show: Show) -> str:
        """Why whoever plays was not asked about what is told."""
        c = self.controller
        if show.kind != "story" or not c.own:
            return ""
        led = [show.beats[i] for i in range(max(0, show.at - LED), show.at + 1)]
        return c.screen.passed_by(led, c.own, c.lang)

    def _alone(self, show: Show) -> str:
        """Why whoever plays was not asked about a move of his own."""
        if show.kind != "story" or not self._begins_move(show):
            return ""
        why = self.controller.why_unasked(show.beat.move)
        return static(self.controller.lang, f"story-{why}") if why else ""

    def _left_out(self, beat: Beat) -> str:
        c = self.controller
        before, after = (
            s.view(c.showing.eyes if c.showing else c.eyes) for s in (beat.before, beat.after)
        )
        return c.screen.left_out(before, after, c.lang)

    def _seat_of(self, beat: Beat) -> str:
        """Whose sign stands beside the sentence: who acts, else nobody's. What follows from the
        first event says nothing of that."""
        return self.controller.screen.actor(beat.events[0]) if beat.events else ""

    def _weight(self, show: Show) -> int:
        """The loudest of its events. What a person has just done is told in passing: the eyes were
        there already; and so is what is like the one before."""
        c, beat = self.controller, show.beat
        weight = max((c.screen.weight(e) for e in beat.events), default=MINOR)
        mine = c.persons if c.shared is None else (c.own,)
        own = show.kind == "story" and self._begins_move(show) and beat.seat in mine
        passing = own or (show.at > 0 and _alike(show.beats[show.at - 1], beat))
        return MINOR if passing and weight != MAJOR else weight

    def _begins_move(self, show: Show) -> bool:
        return show.at == 0 or show.beats.move_of(show.at - 1) != show.beat.move

    def _is_familiar(self, show: Show) -> bool:
        """Has this game told of such things often, so that they are read at a glance?"""
        record, beat = self.controller.record, show.beat
        if record is None:
            return False
        told = Counter(e.kind for e in islice(chain.from_iterable(record.log), beat.first))
        return all(told[e.kind] >= OFTEN for e in beat.events)

    def _headline(self, beat: Beat) -> dict[str, str]:
        shown, lang = self.controller.screen, self.controller.lang
        event = max(beat.events, key=shown.weight)
        return {"title": shown.headline(event, lang), "sign": shown.event_sign(event)}

    def _leaps(self, show: Show) -> str:
        """The words of the button that leads to the next page to pause at; "" if there is none."""
        if self.controller.next_page(self._next_from(show)) is None:
            return ""
        return static(self.controller.lang, "story-skip-page")

    def _skip(self, show: Show) -> str:
        """Where skipping will stop, in words. Who is asked next, and what, or that the game is
        over, comes of what is told: it is named when nothing is left to be told before it."""
        c, lang = self.controller, self.controller.lang
        table = c.table
        if c.watching and table is not None and table.decision is not None:
            return static(lang, "watch-end")
        if not show.last:
            # Beside the way to the page to pause at: this one passes that, too.
            return static(lang, "story-skip-both" if self._leaps(show) else "story-skip-all")
        if table is None or table.decision is None:
            return static(lang, "story-skip-end")
        decision = table.decision
        if c.own != decision.seat and (len(c.persons) > 1 or c.shared is not None):
            seat = name(decision.seat, c.game.name, lang)
            return text(lang, "story-skip-seat", seat=seat)
        key = f"app-skip-{decision.kind}"
        if has(lang, decision.game, key):
            return text(lang, "story-skip-to", what=message(lang, decision.game, key, {}))
        return static(lang, "story-skip-mine")

    # -- why a bot did that -----------------------------------------------------------------------

    def _reasons(self, show: Show) -> dict[str, Any] | None:
        """Why the seat without a person moved so: who can be asked, and the answer once asked; or
        what led to what is told."""
        c, lang = self.controller, self.controller.lang
        table, beat = c.table, show.beat
        if led := self._folded(beat)[1]:
            offer = static(lang, "story-led", c.game.name)
            lines = [cite(say(e, lang), e.rule) for e in led] if self._why == show.n else None
            return {"offer": offer, "lines": lines, "rule": ""}
        counts = any(map(c.screen.counts_up, beat.events))
        seat = who(table, beat) if table is not None and not counts else ""
        if table is None or not seat:
            return None
        offer = text(lang, "story-why-seat", seat=name(seat, c.game.name, lang))
        if self._why != show.n:
            return {"offer": offer, "lines": None}
        found = reasons(table, beat)
        if found is None:
            return {"offer": offer, "lines": [static(lang, "story-why-hidden")], "rule": ""}
        lines = [say(r, lang) for r in found] or [static(lang, "story-why-none")]
        return {"offer": offer, "lines": lines, "rule": _rule(found)}

    # -- pages to pause at ------------------------------------------------------------------------

    def _page(self, show: Show) -> dict[str, Any]:
        """The page to pause at after what is on the screen; {} for none."""
        beat = show.beat
        for event in beat.events:
            if kind := self.controller.screen.pause(event):
                return self._summary(kind, beat.move, beat.first + len(beat.events), show.eyes)
        return {}

    def _called_up(self) -> dict[str, Any]:
        """The page that was asked for in the log; {} for none, or where it is not to be known
        yet."""
        c, record = self.controller, self.controller.record
        if self._looked is None or record is None or self._looked[0] != c.key:
            return {}
        count = 0
        for move, events in enumerate([record.opening, *record.events]):
            at = self._looked[1] - count
            if 0 <= at < len(events):
                kind = c.screen.pause(events[at])
                eyes = c.own or c.eyes
                found = self._summary(kind, move, self._looked[1] + 1, eyes) if kind else {}
                return {**found, "again": True} if found else {}
            count += len(events)
        return {}

    def _offered(self) -> dict[str, Any] | None:
        """The page that was skipped on the way to what is asked, until it is looked at."""
        c, record = self.controller, self.controller.record
        if record is None or self._passed is None or self._passed[:2] != (c.key, record.n):
            return None
        line = self._passed[2]
        event = [e for events in (record.opening, *record.events) for e in events][line]
        key, game = f"app-passed-{c.screen.pause(event)}", c.game.name
        found = has(c.lang, game, key)
        text = message(c.lang, game, key, {}) if found else static(c.lang, "story-page")
        return {"line": line, "text": text}

    def _summary(self, kind: str, move: int, upto: int, eyes: str | None) -> dict[str, Any]:
        """A page of this kind about what happened in the round up to event number `upto`."""
        c, record = self.controller, self.controller.record
        assert record is not None
        key = (f"{c.key}-{c.lang}-{eyes}", kind, upto)
        if key not in self._pages:
            found: list[Beat] = []
            for beat in Reel(record, _round_begins(c, record, move), move):
                if beat.first >= upto:
                    break
                found.append(beat)
            made = c.screen.summary(kind, record.branch(move), found, eyes, c.lang)
            if made:
                made = {"n": upto, "kind": kind, **made, "forced": self._forced(found, eyes)}
            self._pages = {key: made}
        return self._pages[key]

    def _forced(self, told: list[Beat], eyes: str | None) -> list[str]:
        """What was played for whoever looks, who had no other choice, since the last page to pause
        at: who reads the pages alone has not seen it."""
        c = self.controller
        before = max((b.move for b in told[:-1] if any(map(c.screen.pause, b.events))), default=0)
        moves = [b.move - 1 for b in told if b.move > before and b.seat == eyes]
        return [line for n in dict.fromkeys(moves) if (line := played_alone(c, n))]

    # -- the timeline -----------------------------------------------------------------------------

    def _timeline(self, show: Show) -> dict[str, Any]:
        lang, record = self.controller.lang, self.controller.record
        assert record is not None
        move = show.beat.move
        return {
            "move": move,
            "moves": record.n,
            "at": text(lang, "timeline-at", move=move, moves=record.n),
            "marks": self._marks(record),
            "first": show.at == 0,
            "last": show.last,
            "playing": not show.paused,
            "branch": self.controller.can_branch,
        }

    def _marks(self, record: ck.Record) -> list[list[Any]]:
        """Where rounds begin: move and label."""
        c, lang, last, found = self.controller, self.controller.lang, 0, []
        for n in range(record.n + 1):
            number = c.screen.round_of(record.at(n))
            if number != last:
                found.append([n, c.screen.round_label(number, lang)])
                last = number
        return found


def _events(record: ck.Record) -> int:
    return sum(map(len, [record.opening, *record.events[: record.n]]))


def _about(beat: Beat) -> str:
    """The first seat that it names; "" for none."""
    return next((str(e["seat"]) for e in beat.events if e.get("seat")), "")


def _alike(one: Beat, other: Beat) -> bool:
    """Has the same kind of thing happened twice, by the same decision and to the same seat?"""
    kinds = {event.kind for beat in (one, other) for event in beat.events}
    return one.seat == other.seat and _about(one) == _about(other) and len(kinds) == 1


def _rule(found: Sequence[Any]) -> str:
    return next((r.rule for r in reversed(found) if r.rule), "")


def _round_begins(c: Controller, record: ck.Record, move: int) -> int:
    """After how many moves the round began in which `move` was made; -1 in the first."""
    number = c.screen.round_of(record.at(max(move - 1, 0)))
    n = max(move - 1, 0)
    while n > 0 and c.screen.round_of(record.at(n - 1)) == number:
        n -= 1
    return n - 1 if n else -1
