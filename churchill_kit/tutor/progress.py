"""What a learner has done, as plain data: a log of answers, and what can be computed from it.

Only what happened is kept: each answer with its time, and of each chapter when it was begun, when
it was read to its end and when its closing check was passed (`REACHED`).
How a chapter stands, which exercises are due for review and how well a rule is known is
computed whenever somebody asks. So two copies of one learner's progress, in a browser and in
a file, are merged by putting their logs together, in any order and as often as one likes.

There is one card for spaced repetition for each exercise maker. A maker practises one rule
by one kind of question, so this is a card for each rule and kind; and it asks about another
position each time, so what is remembered is the rule and not an answer.

Times are whole seconds since 1970 (UTC), and are always given: ``now``.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..book import book
from ..engine import shape
from ..engine.errors import GameError
from .lessons import makers
from .making import Entry

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

FORMAT = "churchill_kit/progress"
VERSION = 2  # 1 did not know what was read
REACHED = ("begun", "read", "passed")  # what happens to a chapter, once
LARGEST_FILE = 8 * 2**20  # bytes; more answers than this holds are not given in a lifetime
MAKERS = 5000  # names of exercises in one file, those of yore among them

RECENT = 3  # so many answers to a question in a row say that it is mastered
SOLID = 0.8  # from here on a rule counts as known
HINTED = 0.5  # what a right answer is worth if a hint was asked for
AGAIN = timedelta(minutes=10)  # a question that was missed comes back


class BadProgress(GameError, ValueError):
    """A file of progress that cannot be read; the message says what is wrong with it."""


class Answer(NamedTuple):
    """One answer: when, to which exercise (these three are its identity), and how it went."""

    when: int
    maker: str
    seed: int
    right: bool
    hints: int = 0

    @property
    def worth(self) -> float:
        """From 0 to 1: a right answer that needed a hint counts half."""
        return 0.0 if not self.right else HINTED if self.hints else 1.0


class Standing(NamedTuple):
    """Where a chapter stands: exercises right and wrong, closing check passed, begun and read to
    its end."""

    right: int = 0
    wrong: int = 0
    passed: bool = False
    read: bool = False
    opened: bool = False

    @property
    def done(self) -> bool:
        """Read to the end, and the closing check passed."""
        return self.read and self.passed

    @property
    def state(self) -> str:
        """In a word: "new", "begun", "read", "passed" (and not read) or "done"."""
        if self.done:
            return "done"
        if self.passed or self.read:
            return "passed" if self.passed else "read"
        return "begun" if self.opened or self.right + self.wrong else "new"


@dataclass
class Progress:
    """The progress of one learner in one game's course.

    `life` counts how often everything was forgotten at the learner's wish. Of two copies the
    later life wins, so what was wiped does not come back from another copy.
    """

    game: str
    life: int = 0
    answers: dict[str, list[Answer]] = field(default_factory=dict)  # by maker, in order of time
    passed: dict[str, int] = field(default_factory=dict)  # chapter -> when
    begun: dict[str, int] = field(default_factory=dict)  # chapter -> when
    read: dict[str, int] = field(default_factory=dict)  # chapter -> when
    _cards: dict[str, Card] = field(default_factory=dict, repr=False, compare=False)

    # -- what happens ------------------------------------------------------------------------------

    def add(self, answer: Answer) -> bool:
        """Take in an answer; False if it is known already."""
        own = self.answers.setdefault(answer.maker, [])
        at = bisect_left(own, answer[:3])
        if at < len(own) and own[at][:3] == answer[:3]:
            return False
        own.insert(at, answer)
        self._cards.pop(answer.maker, None)
        return True

    def reached(self, what: str) -> dict[str, int]:
        """Of which chapters one of `REACHED` is known, and since when."""
        found: dict[str, int] = getattr(self, what)
        return found

    def add_reached(self, what: str, chapter: str, when: int) -> bool:
        """Take in one of `REACHED` of a chapter; the first time counts. False if it is known."""
        known = self.reached(what)
        if known.get(chapter, when + 1) <= when:
            return False
        known[chapter] = when
        return True

    def add_passed(self, chapter: str, when: int) -> bool:
        """Take in that a chapter's closing check was passed; False if that brings nothing new."""
        return self.add_reached("passed", chapter, when)

    def wipe(self) -> None:
        """Forget everything, in all copies that will be merged with this one."""
        self._forget(self.life + 1)

    def _forget(self, life: int) -> None:
        self.life = life
        self.answers.clear()
        for what in REACHED:
            self.reached(what).clear()
        self._cards.clear()

    def merge(self, other: Progress) -> bool:
        """Take in whatever another copy knows; False if that brings nothing new."""
        if other.life < self.life:
            return False
        if renewed := other.life > self.life:
            self._forget(other.life)
        return self.take(other) or renewed

    def take(self, other: Progress) -> bool:
        """Take in another one's answers, from whatever life: an import, or a learner renamed."""
        new = self.add_all(other.log())
        firsts = [
            self.add_reached(what, chapter, when)
            for what in REACHED
            for chapter, when in other.reached(what).items()
        ]
        return bool(new) or any(firsts)

    def add_all(self, answers: Iterable[Answer]) -> int:
        """Take in many answers at once; how many were new."""
        found: dict[str, dict[tuple[int, int], Answer]] = {}
        for answer in answers:
            found.setdefault(answer.maker, {}).setdefault((answer.when, answer.seed), answer)
        count = 0
        for maker, theirs in found.items():
            own = self.answers.setdefault(maker, [])
            known = {(a.when, a.seed) for a in own}
            new = [a for same, a in theirs.items() if same not in known]
            if new:
                own.extend(new)
                own.sort()
                self._cards.pop(maker, None)
                count += len(new)
        return count

    def beyond(self, other: Progress) -> Iterator[Answer]:
        """The answers that another copy does not have."""
        for maker, own in self.answers.items():
            known = {(a.when, a.seed) for a in other.answers.get(maker, ())}
            yield from (a for a in own if (a.when, a.seed) not in known)

    # -- how it stands -----------------------------------------------------------------------------

    def log(self) -> Iterator[Answer]:
        """All answers, maker by maker."""
        return (answer for own in self.answers.values() for answer in own)

    def __bool__(self) -> bool:
        """Is there anything to be kept?"""
        return any(self.answers.values()) or any(self.reached(what) for what in REACHED)

    def standing(self, chapter: str | None = None) -> Standing:
        """Where a chapter stands, or with None the whole course."""
        own = [a for e in makers(self.game, chapter) for a in self.answers.get(e.name, ())]
        right = sum(a.right for a in own)
        passed, read, begun = (
            bool(known) if chapter is None else chapter in known
            for known in (self.passed, self.read, self.begun)
        )
        return Standing(right, len(own) - right, passed, read, begun)

    # -- reviews -----------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All makers in the order of the course."""
        order = {chapter: i for i, chapter in enumerate(book(self.game).chapters)}
        return sorted(makers(self.game), key=lambda e: order.get(e.chapter, len(order)))

    def due(self, now: int) -> list[Entry]:
        """What should be asked again now, the most forgotten first."""
        due = [e for e in self._begun() if _seconds(self._card(e.name).due) <= now]
        return sorted(due, key=lambda e: self.recall(e.name, now))

    def next_due(self, now: int) -> int | None:
        """When something will be due that is not due yet."""
        times = (_seconds(self._card(e.name).due) for e in self._begun())
        return min((t for t in times if t > now), default=None)

    def weakest(self, now: int) -> list[Entry]:
        """What was asked before and is not known well, the weakest first."""
        known = {e: self.known(e.name, now) for e in self._begun()}
        return sorted((e for e in known if known[e] < SOLID), key=lambda e: known[e])

    def fresh(self) -> list[Entry]:
        """What was never asked, in the order of the course."""
        return [e for e in self.entries() if not self.answers.get(e.name)]

    def recall(self, maker: str, now: int) -> float:
        """How likely the learner still remembers, from 0 to 1, as the scheduler estimates it."""
        own = self.answers.get(maker)
        if not own:
            return 0.0
        moment = _moment(max(now, own[-1].when))
        return float(_scheduler().get_card_retrievability(self._card(maker), moment))

    def _begun(self) -> list[Entry]:
        return [e for e in self.entries() if self.answers.get(e.name)]

    def _card(self, maker: str) -> Card:
        """The card that all answers to a maker lead to."""
        found = self._cards.get(maker)
        if found is None:
            from fsrs import Card, Rating

            rate = {0.0: Rating.Again, HINTED: Rating.Hard, 1.0: Rating.Good}
            own = self.answers[maker]
            found = Card(card_id=1, due=_moment(own[0].when))
            for answer in own:
                found, _ = _scheduler().review_card(found, rate[answer.worth], _moment(answer.when))
            self._cards[maker] = found
        return found

    # -- mastery -----------------------------------------------------------------------------------

    def known(self, maker: str, now: int) -> float:
        """How well one kind of question is known, from 0 to 1.

        The last three answers, a third each (half of that with a hint, nothing if wrong or
        not given yet), times the likelihood that it is still remembered.
        """
        own = self.answers.get(maker, ())[-RECENT:]
        return sum(a.worth for a in own) / RECENT * self.recall(maker, now) if own else 0.0

    def mastery(self, now: int) -> dict[str, float]:
        """How well each rule is known, from 0 to 1: the mean of all kinds of questions about it.

        A rule that no exercise practises is absent: nothing can be said about it.
        """
        found: dict[str, list[float]] = {}
        for entry in self.entries():
            found.setdefault(entry.rule, []).append(self.known(entry.name, now))
        return {rule: sum(values) / len(values) for rule, values in found.items()}

    # -- plain data --------------------------------------------------------------------------------

    def dump(self, most: int | None = None) -> dict[str, Any]:
        """All of it as plain data, in order of time; with `most`, the latest answers only."""
        rows = sorted(self.log())
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "life": self.life,
            "answers": [[a.when, a.maker, a.seed, int(a.right), a.hints] for a in rows][
                -most if most else None :
            ],
            **{what: dict(sorted(self.reached(what).items())) for what in REACHED},
        }

    @classmethod
    def load(cls, data: Any) -> Progress:
        """Progress from plain data. Raises BadProgress with one sentence for anything else."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadProgress("progress-foreign")
        version = data.get("version")
        if type(version) is int and version > VERSION:
            raise BadProgress("progress-newer", given=version, known=VERSION)
        try:
            read = _whole(data, "progress")
        except shape.Mismatch as error:
            facts = {"where": error.where, "what": error.what, **error.facts}
            raise BadProgress("progress-damaged", **facts) from None
        out = cls(read["game"], read["life"])
        rows = read["answers"]
        out.add_all(Answer(when, maker, n, bool(ok), hints) for when, maker, n, ok, hints in rows)
        for what in REACHED:
            out.reached(what).update(read.get(what, {}))
        if read["version"] == 1:  # the check stood at the end even when nobody counted that
            out.read.update(out.passed)
        return out

    def export(self) -> str:
        """The text of a file that `parse` reads."""
        return json.dumps(self.dump(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str | bytes) -> Progress:
        """Progress from the text of a file. Raises BadProgress with one sentence."""
        if len(text) > LARGEST_FILE:
            raise BadProgress("progress-large", limit=LARGEST_FILE // 2**20)
        try:
            return cls.load(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, BadProgress):
                raise
            raise BadProgress("progress-foreign") from None


# -- shapes of plain data --------------------------------------------------------------------------

_TIME = shape.integer(0, 2**32)  # the year 2106: clocks go wrong, but not that far


def _named(pattern: str) -> shape.Shape:
    def check(value: Any, where: str) -> str:
        if type(value) is not str or not re.fullmatch(pattern, value):
            raise shape.Mismatch(where, "not-text", given=shape.brief(value))
        return value

    return check


def _chapters(value: Any, where: str) -> dict[str, int]:
    """A table of chapters; their names are not checked against the course, which may change."""
    if not isinstance(value, dict) or len(value) > 1000:
        raise shape.Mismatch(where, "not-a-table", given=shape.brief(value))
    name = _named(r"[\w.-]{1,40}")
    return {name(k, where): _TIME(v, f"{where}.{k}") for k, v in value.items()}


_MAKER = re.compile(r"[a-z]\w{0,79}")
_answer = shape.row(
    _TIME,
    _named(_MAKER.pattern),
    shape.integer(0, 2**53),
    shape.integer(0, 1),
    shape.integer(0, 99),
)
_every_answer = shape.sequence(_answer, most=200_000)


def _answers(value: Any, where: str) -> Any:
    """All answers. Words for what is wrong are only looked for where something is."""
    makers: set[str] = set()
    if (
        not isinstance(value, list)
        or len(value) > 200_000
        or not all(_good(r, makers) for r in value)
    ):
        return _every_answer(value, where)
    if len(makers) > MAKERS:
        raise BadProgress("progress-large", limit=LARGEST_FILE // 2**20)
    return value


def _good(row: Any, makers: set[str]) -> bool:
    """What `_answer` lets in, said quickly; `makers` are those whose names were looked at."""
    if type(row) is not list or len(row) != 5:
        return False
    when, maker, seed, right, hints = row
    if not (type(when) is type(seed) is type(right) is type(hints) is int and type(maker) is str):
        return False
    if maker not in makers:
        if not _MAKER.fullmatch(maker):
            return False
        makers.add(maker)
    return 0 <= when <= 2**32 and 0 <= seed <= 2**53 and 0 <= right <= 1 and 0 <= hints <= 99


_whole: Callable[[Any, str], dict[str, Any]] = shape.record(
    {
        "format": shape.text,
        "version": shape.integer(1, VERSION),
        "game": _named(r"[a-z]\w{0,39}"),
        "life": shape.integer(0, 2**31),
        "answers": _answers,
        "passed": _chapters,
    },
    {"begun": _chapters, "read": _chapters},
)


# -- the scheduler ---------------------------------------------------------------------------------


@cache
def _scheduler() -> Scheduler:
    """FSRS with its published parameters. One short step, then days: a chapter is read in a
    quarter of an hour, and nothing in it should be due again before it is read."""
    from fsrs import Scheduler

    steps = (AGAIN,)
    return Scheduler(learning_steps=steps, relearning_steps=steps, enable_fuzzing=False)


def _moment(when: int) -> datetime:
    return datetime.fromtimestamp(when, UTC)


def _seconds(moment: datetime) -> int:
    return int(moment.timestamp())
