"""The one voice at the table: hint, why, what is new, what a move has brought, and the question
before a costly one. All of it reads one evaluation (``churchill_kit.tutor.adviser``).

It is silent unless it is asked, or something comes for the first time while it sits at the table.
It thinks ahead in slices, after the page has been served and while a story is told, so that the
answer is there when somebody asks; a click waits for it for a moment at most.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import churchill_kit as ck
from churchill_kit.engine.words import LANGUAGES, has, message
from churchill_kit.search import BUDGET
from churchill_kit.table import usual_seats
from churchill_kit.table.batch import Batch
from churchill_kit.table.story import Beat, beats
from churchill_kit.tutor.adviser import MOVED, ROUGH, Adviser, Counsel, Mark
from churchill_kit.tutor.exercise import Sayable, Text, tell, text
from churchill_kit.tutor.guide import Advice, Caution, Guide, guide
from churchill_kit.tutor.judged import Judged
from churchill_kit.tutor.memory import Memory
from churchill_kit.tutor.rest import Rest

from ..base.sentences import of_action, parts, repeated, static
from ..screen import MAJOR, MINOR
from .controller import Controller

WORDS = (
    "title", "on", "off", "away", "asked", "again", "news", "review", "score", "quiet", "silent",
    "waiting", "warning", "anyway", "back", "first", "first-about", "first-seat", "key-help",
    "hint", "why", "thinking", "second", "against", "ahead", "ahead-again", "forbidden",
    "close", "open", "worth-title", "worth-about", "meanwhile", "rest", "rest-plan", "planned",
    "plan", "mine",
)  # fmt: skip
OWN = "reconstruction"  # what a game may have to say of its numbers
MEANWHILE = 4  # sentences of what happened while one did not look
ENOUGH = 2  # who plays on against the same warning so often knows what he does
PATIENCE = 1.2  # seconds that a click waits for him at most: who plays at once is asked back, too

SLICE = 0.02  # seconds of thinking before the page gets its turn
REST = 0.03  # between two slices, while nobody waits for the answer
AFTER = 0.4  # seconds after a question has been shown; what is shown goes first
# In a visitor's browser the page itself would think: there only for who asks, or has called for it,
# and half as much; likewise where many people share few processors, if the server is told so.
# At a shared table it thinks ahead only for who has called for it.
AHEAD = sys.platform != "emscripten" and os.environ.get("CHURCHILL_KIT_AHEAD") != "no"
BUDGET_HERE = BUDGET if AHEAD else 48


def words(lang: str, game: str) -> dict[str, str]:
    """The words of the adviser that need no facts."""
    told = {f"tutor-{key}": message(lang, game, f"guide-{key}", {}) for key in WORDS}
    own = message(lang, game, f"guide-{OWN}", {}) if has(lang, game, f"guide-{OWN}") else ""
    return told | {f"tutor-{OWN}": own}


class Held(NamedTuple):
    """What is not played yet, since the adviser wants a word before: the choice with this number in
    the position of this token, alone or as part of a plan."""

    choice: int
    token: int
    caution: Caution
    plan: bool = False


class AdviserPanel:
    """The adviser of an app; ``section`` is what its panel shows, ``worth`` what stands beside the
    choices. ``came`` is called when an answer has been worked out."""

    def __init__(self, controller: Controller, came: Callable[[], None] | None = None) -> None:
        self.controller = controller
        self.came = came or (lambda: None)
        self.on = False
        self.asked = ""  # "hint" or "why", as long as the question stands
        self._asked_at = -1
        self._held: Held | None = None
        self._count = 0  # of questions, so that the same one asked again is news to the page
        self._insisted: Counter[tuple[str, str]] = Counter()  # game and warning -> played anyway
        self._said: tuple[Any, dict[str, Any]] | None = None
        self._thought: tuple[Any, Adviser] | None = None
        self._judged: Judged | None = None
        self._memory = Memory()
        self._hinted: tuple[int, str, int] | None = None  # the last: token, game, moves
        self._run = 0  # the number of the run of thinking: those of older ones stop

    @property
    def offered(self) -> bool:
        """Can the adviser sit at the table? Only where one person plays, for whom alone it speaks
        unasked."""
        c = self.controller
        return c.table is not None and c.own is not None

    @property
    def _there(self) -> bool:
        return self.on and self.offered

    @property
    def _guide(self) -> Guide | None:
        """The game's words; a guide that cannot be had says why, and leaves the game alone."""
        try:
            return guide(self.controller.game.name)
        except ck.BadGame as error:
            self.on = False
            self.controller.failed(error)
            return None

    # -- thinking --------------------------------------------------------------------------

    def _subject(self) -> tuple[Any, str] | None:
        """Which position is asked about, and whom; also while its story is still being told."""
        c = self.controller
        table = c.table
        if table is None or table.turn != "person" or table.decision is None:
            return None
        seat = table.decision.seat
        if seat not in (c.own, c.eyes if c.own is None and c.shared is None else None):
            return None
        return (c.key, table.record.n, table.record.state, seat), seat

    def adviser(self) -> Adviser | None:
        """The adviser of the position that is asked about; None where nobody is asked."""
        subject = self._subject()
        if subject is None:
            return None
        key, seat = subject
        if self._thought is None or self._thought[0] != key:
            table = self.controller.table
            assert table is not None
            view = table.record.state.view(seat)
            try:
                meant = self._memory.meant(self.controller.key, table.record, view)
                known = self._memory.known(self.controller.key, table.record)
                self._thought = key, Adviser(view, BUDGET_HERE, meant, known)
            except ck.BadGame as error:
                self.on = False
                self.controller.failed(error)
                return None
        return self._thought[1]

    def think(self) -> None:
        """Begin to think about what is asked, after the page has been served; at once where
        somebody waits and there is no page."""
        subject = self._subject()
        if subject is None:
            self._run += 1
            return
        known = self._thought is not None and self._thought[0] == subject[0]
        if known and (not self.asked or self._open() is None):
            return
        self._run += 1
        if not self._thinks():
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a test or a script: nobody waits for the page
            if self.asked:
                self._finish()
            return
        loop.call_later(0.0 if self.asked else AFTER, self._slice, self._run)

    def _thinks(self) -> bool:
        """Does it look at what is asked? Where many play, others wait for it."""
        ahead = AHEAD and self.controller.shared is None
        return bool(ahead or self.asked or self._there)

    def _finish(self) -> None:
        while (work := self._open()) is not None:
            work.finish()
        self.came()

    def _open(self) -> Adviser | Rest | Judged | None:
        """What is still to be worked out."""
        found = self.adviser()
        if found is not None and not found.ready:
            return found
        rest = self._more()
        if rest is not None and not rest.ready:
            return rest
        judged = self._judge()
        return judged if judged is not None and not judged.ready else None

    def _judge(self) -> Judged | None:
        """What is planned beside what he would place, for who asks for a hint; None where nothing
        is, or the same."""
        found, rest, draft = self._known(), self._more(), self.controller.draft
        if found is None or rest is None or not rest.ready or draft is None or not draft.planned:
            return None
        if Counter(draft.planned) == Counter(rest.actions) or not found.evaluation.known:
            return None
        was = self._judged
        if was is None or (was.adviser, was.mine) != (found, draft.planned):
            self._judged = Judged(found, draft.planned, rest.actions, was)
        return self._judged

    def _more(self) -> Rest | None:
        """What he would do with all placings that can be planned here, for who asks for a hint;
        None where each choice stands alone, or as long as he does not know what to begin with."""
        c, found = self.controller, self._thought[1] if self._thought is not None else None
        draft = c.draft
        if self.asked != "hint" or found is None or not found.ready or draft is None:
            return None
        assert c.table is not None
        moves = c.table.record.n
        return self._memory.placings(found, draft.after, BUDGET_HERE // 2, c.key, moves)

    def _found_so_far(self) -> int:
        """Of the placings that a hint is thinking about, how many are found."""
        rest = self._more()
        return 0 if rest is None else len(rest.actions)

    def _slice(self, run: int) -> None:
        if run != self._run:
            return  # something else is asked by now
        try:
            work = self._open()
            if work is None:
                return
            known = self._found_so_far()
            work.work(SLICE)
            if work.ready or self._found_so_far() != known:
                self.came()
            if self._open() is not None:
                pause = 0.001 if self.asked else REST
                asyncio.get_running_loop().call_later(pause, self._slice, run)
        except Exception as error:  # nobody is above this call to see it
            self.controller.failed(error)

    # -- what the page asks ----------------------------------------------------------------

    def turn(self, on: bool) -> None:
        """Call the adviser, or send it away."""
        self.on = on
        self.asked = ""
        self._held = None
        self.think()

    def ask(self, what: str) -> None:
        """The question "hint" or "why"; asked again, it is closed."""
        c = self.controller
        if c.stage == "play" or (what == "why" and c.decision is not None):
            self.asked = "" if self.asked == what else what
            self._asked_at = c.token
            self.think()

    def shown(self) -> None:
        """The page is about to be drawn: an answer to an older question is no answer."""
        if self.asked and self._asked_at != self.controller.token:
            self.asked = ""

    @property
    def hinted(self) -> ck.Action | None:
        """The action that is marked among the choices."""
        if self.asked != "hint" or self.controller.stage != "play":
            return None
        found = self.adviser()
        return found.best if found is not None and found.ready else None

    def first_game(self, seat: Any) -> dict[str, Any]:
        """The set-up of the first game: the first scenario, one seat against bots."""
        game, shown = self.controller.game, self.controller.screen
        seats = game.seats_of()
        mine = seat if seat in seats else shown.lesson_seat or shown.first_seat
        return {"scenario": game.scenarios[0], "seats": usual_seats(game, seats, mine)}

    def holds(self, index: int, token: int) -> bool:
        """Does the adviser want a word before this move? Then it is not played yet."""
        actions, found = self.controller.actions(), self._doubter(token)
        if found is None or not 0 <= index < len(actions):
            return False
        return self._holds(index, token, found.caution(actions[index]))

    def holds_plan(self, token: Any) -> bool:
        """The same before all that is planned: each is judged with the others."""
        found, draft = self._doubter(token), self.controller.draft
        actions = self.controller.actions()
        if found is None or draft is None:
            return False
        counts = Counter(draft.planned)
        if counts <= self._memory.placed(found):
            return False  # he has said so himself
        for action, count in counts.items():
            others = draft.plan({action: count - 1})
            if others is None or action not in actions:
                continue
            caution = found.planned_caution(others.view, action)
            if self._holds(actions.index(action), token, caution, plan=True):
                return True
        return False

    def _doubter(self, token: Any) -> Adviser | None:
        """Who may want a word before what is played now, if he is there."""
        self._held = None
        if not self._there or self.controller.stage != "play" or token != self.controller.token:
            return None
        found = self.adviser()
        if found is not None and AHEAD:
            found.work(PATIENCE)
        return found

    def _holds(self, index: int, token: Any, caution: Caution | None, plan: bool = False) -> bool:
        """Is this move, or the plan with it, not played yet?"""
        if caution is None or not self._new(caution):
            return False
        self._held = Held(index, token, caution, plan)
        self._count += 1
        return True

    def _new(self, caution: Caution) -> bool:
        """Is it not what this person has played on against often enough?"""
        return self._insisted[self.controller.key, caution.about] < ENOUGH

    def advised(self, n: int) -> bool:
        """Was the move after `n` others what he had said in this game?"""
        c = self.controller
        return c.record is not None and self._memory.advised(c.key, c.record, n)

    def insisted(self, index: int | None) -> None:
        """A move, or all that is planned (None), is played although the adviser may just have asked
        about it. Who takes the move that was offered instead has not insisted."""
        held, self._held = self._held, None
        if held is not None and (held.plan if index is None else held.choice == index):
            self._insisted[self.controller.key, held.caution.about] += 1

    def let_go(self) -> None:
        """The person has thought better of it."""
        self._held = None

    # -- what the page shows ----------------------------------------------------------------

    def section(self) -> dict[str, Any]:
        """Whether the adviser can be had and is there, and all that it says now."""
        c = self.controller
        shown: dict[str, Any] = {"offered": self.offered, "on": self._there, "kind": ""}
        if c.table is None:
            return shown
        if self._there:
            key = (c.token, c.key, c.lang, c.stage)
            if self._said is None or self._said[0] != key:
                self._said = key, self._lesson()
            shown |= self._said[1]
            shown["on"] = self._there  # what cannot come is sent away
        if self.asked == "hint" and c.stage == "play":
            shown |= {"kind": "hint", "hint": self._hint()}
        elif self._there and c.stage == "play":
            found = self._known()  # a danger is told without being asked for
            perils = [] if found is None else found.perils()
            shown["perils"] = self._perils(perils)
            shown["peril"] = self._in_brief(perils)
        if self.asked == "why" and c.decision is not None:
            shown |= {"kind": "why", "why": self._why()}
        if self._held is not None and self._held.token == c.token:
            shown["caution"] = self._caution(self._held)
        return shown

    def _known(self) -> Adviser | None:
        """Who looks at what is asked already; nobody is set to it here."""
        subject, thought = self._subject(), self._thought
        if self.controller.stage != "play" or thought is None or subject is None:
            return None
        return thought[1] if thought[0] == subject[0] else None

    def _marks(self) -> dict[ck.Action, Mark]:
        """What stands beside each choice, as far as it is known."""
        found = self._known()
        return found.marks() if found is not None else {}

    def why_worse(self, action: ck.Action) -> list[str]:
        """By which ending more games are lost with a choice, as far as that is known."""
        found = self._known()
        return [] if found is None else [self._tell(t) for t in found.why_worse(action)]

    def worth(self) -> dict[str, Any]:
        """What stands beside each choice, by its number, as far as it is known."""
        c, marks = self.controller, self._marks()
        found = {"token": c.token, "of": {}}
        rest = self._more()
        placed = rest.actions if rest is not None and rest.ready else ()
        # As the first of several one is worse than another that comes after it all the same.
        if not marks or (c.draft is not None and (c.draft.planned or not placed)):
            return found
        marks = {a: mark for a, mark in marks.items() if a not in placed}
        return found | {
            "of": {str(i): self._mark(marks[a]) for i, a in enumerate(c.actions()) if a in marks},
            "unit": self._unit(marks.values()),
        }

    def _unit(self, marks: Iterable[Mark]) -> str:
        """What the figures compare. Toward the end, or where the game tells its odds, games count
        and no longer points. Where nothing differs, nothing is said."""
        apart = [mark for mark in marks if mark.behind and not mark.rough]
        if not apart:
            return ""
        return self._text("adviser-odds-now" if _by_odds(apart) else "adviser-points-now")

    def _mark(self, mark: Mark) -> dict[str, Any]:
        if not mark.behind:  # only what differs is said
            sure = mark.deals >= ROUGH
            return {"text": "", "said": "", "behind": 0, "figure": False, "sure": sure}
        facts = {"amount": mark.behind, "deals": mark.deals}
        if mark.rough:  # of two games one is no 50 %, and their points are chance
            said, shown = self._text("adviser-worth-few", **facts), self._text("adviser-mark-few")
        else:
            unit = "odds" if mark.odds else "points"
            said = self._text(f"adviser-worth-{unit}", **facts)
            shown = self._text(f"adviser-mark-{unit}", amount=mark.behind)
        return {"text": shown, "said": said, "behind": mark.behind, "figure": not mark.rough}

    def _lesson(self) -> dict[str, Any]:
        """What is said unasked: what is new, what is forbidden, what the last move has brought."""
        c, found = self.controller, self._guide
        assert c.record is not None and c.table is not None
        if c.stage in ("bots", "over"):  # what there is to say of a whole game its last page says
            return {"waiting": c.stage == "bots", "over": c.stage == "over"}
        seat = c.own or ""
        shown: dict[str, Any] = {
            "waiting": False,
            "key": f"{c.key}-{c.token}",
            "brought": self._brought(found, seat),
            "asked": None, "first": False, "news": [], "review": None, "limits": [],
        }  # fmt: skip
        if found is None or c.stage == "story":
            return shown | {"meanwhile": self._meanwhile(seat)}
        lesson = found.lesson(c.record, seat)
        news = [self._advice(a) for a in lesson.news]
        explained = {sentence for one in news for sentence in one["lines"][:1]}
        return shown | {
            "meanwhile": self._meanwhile(seat, explained),
            "asked": self._advice(lesson.asked) if lesson.asked else None,
            "first": lesson.first,
            "news": news,
            "review": self._advice(lesson.review) if lesson.review else None,
            "limits": self._limits(found) if c.stage == "play" else [],
        }

    def _limits(self, found: Guide) -> list[dict[str, str]]:
        return [
            {"text": self._tell(t), "rule": rule} for t, rule in found.limits(self.controller.view)
        ]

    def _brought(self, found: Guide | None, seat: str) -> str:
        """One line on what one's last move has brought, and where it stands by now."""
        c = self.controller
        record = c.record
        assert record is not None
        if c.stage == "story":
            return ""
        mine = [n for n in range(record.n) if _asks(record, n) == seat]
        if not mine:
            return ""
        n = mine[-1]
        if not record.events[n]:
            return ""  # only a part of a move: the rest of it is being asked
        if any(c.screen.pause(e) for events in record.events[n:] for e in events):
            return ""  # a page to pause at has told it since
        before, action = record.at(n).view(seat), record.actions[n]
        after = record.state.view(seat)
        lines = [self._text("adviser-brought", action=action)]
        told = found.brought(before, action, after) if found is not None else None
        then = found.brought(before, action, record.at(n + 1).view(seat)) if found else None
        if told is not None and then in (None, told):  # else others have changed it since
            own_words = f"{told.key}-advised"
            if self.advised(n) and has(LANGUAGES[0], c.game.name, own_words):
                told = told._replace(key=own_words)
            lines.append(self._tell(told))
        # The move's own first event; later ones may be a whole war that it happened to begin.
        own = record.film(n + 1)[:1]
        had = record.scores[n][seat]
        has_ = own[0].state.score()[seat] if own else had
        if had != has_:
            lines.append(self._text("adviser-brought-points", before=had, after=has_))
        return " ".join(lines) if len(lines) > 1 else ""

    def _since(self, seat: str) -> tuple[int | None, list[Beat]]:
        """After how many moves a seat was asked last, and what has happened since then, or since
        the last page to pause at."""
        c, since = self.controller, list[Beat]()
        assert c.record is not None
        mine = next((n for n in reversed(range(c.record.n)) if _asks(c.record, n) == seat), None)
        for beat in beats(c.record, mine or 0):
            since = [] if any(map(c.screen.pause, beat.events)) else [*since, beat]
        return mine, since

    def _meanwhile(self, seat: str, explained: Collection[str] = ()) -> list[str]:
        """What was taken from a seat since its last move, or the last page to pause at, and where
        the story of it was not shown the latest of what is more than a small thing, as it happened.
        What is `explained` beside it is told there, but for great events."""
        c = self.controller
        assert c.record is not None
        if c.stage != "play" or not seat:
            return []
        mine, since = self._since(seat)
        taken = c.screen.taken(since, seat, c.lang)
        great = [e for beat in since for e in beat.events if c.screen.weight(e) == MAJOR]
        told_there = set(explained) - {ck.say(e, c.lang) for e in great}
        when = {id(e): n for n, e in enumerate(e for beat in since for e in beat.events)}
        found = [(when.get(id(e), 0), said) for e, said in taken if said and said not in told_there]
        if not c.hurried:
            return [said for _, said in found]
        if mine is not None and (alone := played_alone(c, mine)):
            found.append((-1, alone))
        own = 0 if mine is None else mine + 1
        follows = [beat for beat in since if beat.move == own][1:]  # what one's own move set off
        # of that what a die decided, or what changed the points
        fell = [
            beat
            for beat in follows
            if beat.before.draws != beat.after.draws or beat.before.score() != beat.after.score()
        ]
        later = [beat for beat in since if beat.move > own]
        told = [event for beat in (*fell, *later) for event in beat.events]
        known = [event for event, _ in taken]
        plain = [e for e in told if c.screen.weight(e) != MINOR and e not in (*known, *great)]
        room = max(1, MEANWHILE - len(great))
        earlier = len(plain) - room
        more = [self._text("adviser-meanwhile-earlier", events=earlier)] if earlier > 0 else []
        latest, lines = (*great, *plain[-room:]), dict[str, list[int]]()
        for event in c.screen.added_up(latest):
            # what was added up is told where the first of it happened
            one = event if id(event) in when else next(e for e in latest if _adds(e, event))
            lines.setdefault(ck.say(event, c.lang), []).append(when[id(one)])
        found += [
            (at[0], repeated(said, len(at), c.lang))
            for said, at in lines.items()
            if said not in told_there
        ]
        return [said for _, said in sorted(found, key=lambda one: one[0])] + more

    def _hint(self) -> dict[str, Any]:
        """What the adviser would do, and why; that it thinks, until it knows."""
        c, found = self.controller, self.adviser()
        if found is None or not found.ready:
            return {"ready": False}
        draft = c.draft
        counsel = found.counsel(_without(draft, found.best))
        if c.record is not None:
            self._hinted = c.token, c.key, c.record.n
            self._memory.would(c.key, c.record.n, counsel.best)
        return {
            "ready": True,
            "i": c.actions().index(counsel.best),
            "action": of_action(counsel.best, c.lang),
            "rule": c.decision.rule if c.decision is not None else "",
            "title": self._text(self._would(), action=counsel.best),
            "perils": self._perils_above(counsel.perils),
            "reasons": [
                self._tell_shortly(t)
                for t in (
                    *self._turned(counsel),
                    *counsel.reasons,
                    *self._anew(found),
                    *self._no_longer(found),
                )
            ],
            "beside": [self._tell(t) for t in counsel.beside if not self._planned(t)],
            "against": [self._tell_shortly(t) for t in counsel.against],
            "ahead": [self._tell(t) for t in counsel.ahead],
            "ahead_of": self._kinds(counsel.ahead),
            "rest": self._placings(),
            "plan": self._judgement(),
        }

    def _kinds(self, said: Sequence[Sayable]) -> str:
        """What is said, in which round, but for its figures: the same again need not be read."""
        keys = [t.key for t in said if isinstance(t, Text)]
        c = self.controller
        return ":".join((str(c.screen.round_of(c.view)), *keys))

    def _in_brief(self, perils: Sequence[Sayable]) -> dict[str, str] | None:
        """The first danger where there is a line for it: without its figures, which change with
        every question, and of which round it is; None for no danger."""
        c = self.controller
        if not perils:
            return None
        first = perils[0]
        key = f"{first.key}-brief" if isinstance(first, Text) else ""
        own = key and has(LANGUAGES[0], c.game.name, key)
        told = self._text(key) if own else static(c.lang, "guide-peril", c.game.name)
        return {"text": told, "of": f"{c.screen.round_of(c.view)}:{key}"}

    def _perils(self, perils: Iterable[Sayable]) -> list[str]:
        """The dangers ahead, and that a hint reckons with them."""
        said = [self._tell(t) for t in perils]
        return [*said[:-1], f"{said[-1]} {self._text('adviser-peril-hint')}"] if said else []

    def _perils_above(self, perils: Sequence[Sayable]) -> list[str]:
        """The same above a hint, which closes with what there is to say of them."""
        brief = self._in_brief(perils)
        return [f"{brief['text']} {self._text('adviser-peril-below')}"] if brief else []

    def _turned(self, counsel: Counsel) -> Iterable[Text]:
        """That he is after something else than he was in this round, if he told so."""
        c = self.controller
        if counsel.aim is None or c.table is None:
            return
        what, how = counsel.aim
        record, number = c.table.record, c.screen.round_of(c.view)
        turned = self._memory.turned(c.key, number, record.n, counsel.aim)
        if turned is None:
            return
        yield text(f"guide-aim-{turned.how}", what=what, now=how)
        if self._guide is not None:
            then = record.at(turned.moves).view(c.view.viewer)
            yield from self._guide.changed_since(then, c.view, what)

    def _no_longer(self, found: Adviser) -> Iterable[Text]:
        """That what he advised last, and was not done, is now much worse than something else, and
        by which ending it loses more."""
        c = self.controller
        if c.table is None:
            return
        last = self._memory.would_before(c.key, c.table.record)
        mark = found.marks().get(last) if last is not None else None
        if last is None or mark is None or mark.rough or mark.behind < MOVED:
            return
        yield text("adviser-no-longer", action=last, amount=mark.behind, odds=mark.odds)
        yield from found.ended_otherwise(last)

    def _planned(self, beside: Sayable) -> bool:
        """Does a sentence compare the first placing with one that he would place all the same?"""
        rest = self._more()
        one = beside.facts.get("one", beside) if isinstance(beside, Text) else None
        action = one.facts.get("action") if isinstance(one, Text) else None
        return rest is not None and rest.ready and action in rest.actions

    def unread(self, token: int) -> None:
        """Whoever was asked this has gone on before the hint was seen."""
        if self._hinted is not None and self._hinted[0] == token:
            _, game, moves = self._hinted
            self._memory.unread(game, moves)
            self._hinted = None

    def _anew(self, found: Adviser) -> Iterable[Text]:
        """Why his figure differs from the one before: it is come by in another way, or something
        has happened since, or it is no more than the chance of so few games."""
        c = self.controller
        if c.table is None:
            return
        moves = c.table.record.n
        longer = self._memory.to_the_end(c.key, moves, found.decided)
        if longer:
            yield text("adviser-to-the-end")
        if (chance := found.chance) is None:
            return
        number = c.screen.round_of(c.view)
        moved = self._memory.moved(c.key, moves, chance, found.decided, found.games, number)
        if moved is not None and not longer:
            why = found.since(moved.games, moved.worse)
            facts = {"plain": moved.plain, "was": moved.was, "below": bool(why)}
            yield text("adviser-since", percent=moved.percent, **facts)
            yield from why

    def placings(self) -> Counter[ck.Action]:
        """All that he would place here, as far as it is worked out; empty where he has not been
        asked."""
        rest = self._more()
        return Counter(rest.actions if rest is not None and rest.ready else ())

    def _placings(self) -> dict[str, Any] | None:
        """All that he would place here: how often each row of the plan, in words; None where there
        is nothing to plan but one."""
        rest, draft = self._more(), self.controller.draft
        if rest is None or draft is None:
            return None
        if not rest.ready:
            of = draft.total
            told = self._text("adviser-placings-so-far", n=min(len(rest.actions), of), of=of)
            return {"ready": False, "rows": [], "told": told}
        counts = Counter(rest.actions)
        if counts.total() < 2:
            return None
        if (planned := draft.plan(self.controller.only(draft, counts))) is None:
            return None
        places = [row.action for row in planned.rows]
        rows = [
            {
                "i": places.index(a),
                "text": of_action(a, self.controller.lang),
                "n": n,
                "notes": self.controller.notes(planned, a),  # with what the others add
            }
            for a, n in counts.items()
        ]
        return {"ready": True, "rows": rows}

    def _would(self) -> str:
        """How what he would do is headed: not as advice where what is planned came out better."""
        judged = self._judge()
        return "guide-would-else" if judged is not None and judged.better else "guide-would"

    def _judgement(self) -> dict[str, Any] | None:
        """What is planned, compared with that; None where there is nothing to compare."""
        judged, draft = self._judge(), self.controller.draft
        if judged is None or draft is None:
            return None
        told = [self._tell(t) for t in judged.told(draft.left)]
        return {"ready": judged.ready, "lines": told} if told or not judged.ready else None

    def _why(self) -> dict[str, Any]:
        """Why it is asked: what led here, the numbers of the position, what is forbidden. Where the
        guide knows nothing of it, the rule."""
        c = self.controller
        decision = c.decision
        assert decision is not None
        game, key = decision.game, f"app-why-{decision.kind}"
        found = self._guide
        lines = [message(c.lang, game, key, {})] if has(c.lang, game, key) else []
        draft = c.draft
        whole = draft is not None and not draft.left
        view = c.view if draft is None or whole else draft.view
        why = found.why(view) if found is not None and c.stage == "play" else None
        if why is not None:  # what is left to place is nothing, where all of it is planned
            left_out = f"guide-{decision.kind}-now" if whole else None
            lines = [self._tell(t) for t in why.told if getattr(t, "key", None) != left_out]
        adviser = self.adviser() if c.stage == "play" else None
        ready = adviser is None or adviser.ready
        return {
            "title": self._text("guide-why-title", rule=decision.rule),
            "rule": decision.rule,
            "lines": lines,
            "limits": self._limits(found) if found is not None and c.stage == "play" else [],
            "ready": ready,
        }

    def _advice(self, advice: Advice) -> dict[str, Any]:
        c = self.controller
        return {
            "about": advice.about,
            "lines": [self._tell(told) for told in advice.told],
            "rule": advice.rule,
            "parts": parts(advice.breakdown, c.game.name, c.lang),
        }

    def _caution(self, held: Held) -> dict[str, Any]:
        c, caution = self.controller, held.caution
        better = None if held.plan else caution.better  # a plan is changed, not replaced
        return {
            "n": self._count,
            "i": held.choice,
            "token": held.token,
            "plan": held.plan,
            "about": caution.about,
            "action": of_action(c.actions()[held.choice], c.lang),
            "text": self._tell(caution.told),
            "more": [self._tell(t) for t in caution.more],
            "rule": caution.rule,
            "parts": parts(caution.breakdown, c.game.name, c.lang),
            "better": None
            if better is None
            else {
                "i": c.actions().index(better),
                "text": self._text("guide-better", action=better),
            },
        }

    # -- words ------------------------------------------------------------------------------

    def _tell(self, told: Sayable) -> str:
        return tell(told, self.controller.game.name, self.controller.lang)

    def _tell_shortly(self, told: Sayable) -> str:
        """A sentence of a hint; what only explains its figures is told once in a game, if there
        are words without it."""
        c = self.controller
        if isinstance(told, Text) and c.record is not None:
            brief = f"{told.key}-again"
            known = has(LANGUAGES[0], c.game.name, brief)
            if known and self._memory.again(c.key, brief, c.record.n):
                told = told._replace(key=brief)
        return self._tell(told)

    def _text(self, key: str, **facts: Any) -> str:
        return self._tell(text(key, **facts))


def _adds(one: ck.Event, sum_: ck.Event) -> bool:
    """Is an event one of those that were added up to another?"""
    return one.kind == sum_.kind and {**one.args, "amount": 0} == {**sum_.args, "amount": 0}


def played_alone(c: Controller, n: int) -> str:
    """What was played after `n` actions for a person who had no other choice; "" if it was not so,
    and nobody need hear of one that came to the same as others, or that led to a choice at once."""
    if c.table is None or c.why_unasked(n + 1) != "forced":
        return ""
    record = c.table.record
    if n + 1 <= record.n and _asks(record, n) == _asks(record, n + 1) and not c.table.forced(n + 1):
        return ""
    told = text("adviser-forced", action=c.table.record.actions[n])
    return tell(told, c.game.name, c.lang)


def _without(draft: Batch | None, action: ck.Action) -> Any:
    """The position with all that is planned before the last of this action, where it can be placed;
    None where nothing is."""
    if draft is None or not draft.planned:
        return None
    others = draft.plan({action: max(0, draft.planned.count(action) - 1)})
    return others.view if others is not None and others.planned and others.can(action) else None


def _by_odds(marks: Iterable[Mark]) -> bool:
    """Does percent of games stand beside a choice?"""
    return any(mark.odds and mark.behind for mark in marks)


def _asks(record: ck.Record, n: int) -> str:
    """Who was asked after so many actions."""
    decision = record.at(n).decision
    return decision.seat if decision is not None else ""
