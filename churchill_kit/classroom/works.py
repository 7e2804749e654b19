"""What a class is given to do: chapters to read with their checks, exercises of chapters or rules,
single ones, positions to solve, tables to play.

A work says what it is about, not which exercises came of it: the makers of the course and the
number of a set draw them, the same ones on every page. A chapter, a rule or a game may be gone by
then; that is told in one sentence, and other works go on.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random, SystemRandom
from typing import Any

from ..book import book
from ..engine import shape
from ..engine.players import best_player
from ..engine.registry import game
from ..table.laying import Laid, lay
from ..table.seating import PERSON, SetupError
from ..tutor.lessons import lessons, makers
from ..tutor.making import Entry
from ..tutor.series import CHECK, SEEDS, Series, check_of
from .errors import NoClass

KINDS = ("reading", "chapters", "rules", "exercises", "positions", "tables")
SETS = 999  # the highest number of a set
COUNT = 10  # exercises of a work where nobody says how many
MOST = 60  # exercises of a work
NAMES = 100  # chapters, rules or exercises that one work names
TRIES = 9  # at one exercise, in practice
SOLVED = "goal"  # the kind of exercise that is a position to solve

Planned = tuple[tuple[str, int], ...]  # makers and seeds


@dataclass(frozen=True)
class Work:
    """What is to be done."""

    kind: str
    game: str
    chapters: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    exercises: Planned = ()
    count: int = 0
    set: int = 0
    each: bool = False  # one set for each student
    exam: bool = False  # no hints, one try
    scenario: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    people: int = 0  # at a table
    player: str = ""  # for the seats without a person

    def dump(self) -> str:
        """As it is kept."""
        return json.dumps(vars(self), ensure_ascii=False)


_names = shape.sequence(shape.text, most=NAMES)
_exercise = shape.row(shape.text, shape.integer(0, 2**53))
_read = shape.record(
    {"kind": shape.one_of(KINDS)},
    {
        "game": shape.text,
        "chapters": _names,
        "rules": _names,
        "exercises": shape.sequence(_exercise, most=MOST),
        "count": shape.integer(0, MOST),
        "set": shape.integer(0, SETS),
        "each": shape.boolean,
        "exam": shape.boolean,
        "scenario": shape.text,
        "options": lambda value, where: dict(value) if isinstance(value, dict) else {},
        "people": shape.integer(0, 9),
        "player": shape.text,
    },
)


def read_work(given: Mapping[str, Any], of: str) -> Work:
    """What a teacher filled in, of this game if no other is named, with the usual answers for what
    was left out. NoClass, SetupError, UnknownGame or BadGame if it is nothing that could be done.
    """
    work = _shaped({"game": of, **given})
    game(work.game)
    if work.kind == "tables":
        seats = free_seats(work)
        people = work.people or min(2, len(seats))
        if people > len(seats):
            raise NoClass("class-people", limit=len(seats))
        _laid(work, seats[:people])
        return replace(work, people=people, count=0, exam=False, each=False)
    if work.kind == "exercises":
        work = replace(work, count=len(work.exercises), each=False, set=0)
    elif work.kind == "reading":
        if len(work.chapters) * CHECK > MOST:
            raise NoClass("class-reading-many", limit=MOST // CHECK)
        drawn = work.set or SystemRandom().randint(1, SETS)
        work = replace(work, set=drawn, count=len(work.chapters) * CHECK, exam=False, each=False)
    else:
        drawn = work.set or SystemRandom().randint(1, SETS)
        work = replace(work, set=drawn, count=work.count or min(COUNT, len(_makers(work))))
    plan(work, 0)
    return work


def load(text: str) -> Work:
    """A work as it was kept. NoClass if it can't be read."""
    try:
        return _shaped(json.loads(text))
    except ValueError:
        raise NoClass("class-work-broken") from None


def _shaped(data: Any) -> Work:
    try:
        return Work(**_read(data, "work"))
    except shape.Mismatch as error:
        facts = {"where": error.where, "what": error.what, **error.facts}
        raise NoClass("class-work-wrong", **facts) from None


# -- exercises -------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _planned(work: str, sid: int) -> Planned:
    return _plan(load(work), sid)


def plan(work: Work, sid: int) -> Planned:
    """The makers and seeds that a student is asked, in their order; none at a table. NoClass,
    UnknownGame or BadGame if something that the work is about is gone."""
    return _planned(work.dump(), sid if work.each else 0)


def asked(work: Work, sid: int, i: int, attempt: int = 1) -> tuple[str, int]:
    """The maker and the seed of a student's exercise at an attempt: after the first it is another
    of the same kind, the same one for all who had the same. NoClass if there is none."""
    planned = plan(work, sid)
    if type(i) is not int or not 0 <= i < len(planned):
        raise NoClass("class-no-exercise")
    if work.exam and attempt != 1:
        raise NoClass("class-one-try")
    if type(attempt) is not int or not 1 <= attempt <= TRIES:
        raise NoClass("class-tries", limit=TRIES)
    maker, seed = planned[i]
    return maker, seed if attempt == 1 else Random(f"{seed} {attempt}").randrange(SEEDS)


def _plan(work: Work, sid: int) -> Planned:
    if work.kind == "tables":
        _laid(work, free_seats(work))
        return ()
    if work.kind == "exercises":
        known = lessons(game(work.game).name).entries
        for maker, _ in work.exercises:
            if maker not in known:
                raise NoClass("class-exercise-gone", given=maker[:40])
        if not work.exercises:
            raise NoClass("class-nothing")
        return work.exercises
    if work.kind == "reading":
        if not work.chapters:
            raise NoClass("class-nothing")
        return tuple(each for chapter in work.chapters for each in _check(work, chapter))
    # A set is that of the page of a chapter, where a class may look at it again.
    seed: int | str = f"{work.set} {sid}" if sid else work.set
    series = Series(work.game, _makers(work), seed)
    drawn = (series.draw() for _ in range(work.count))
    return tuple((entry.name, seed) for entry, seed in drawn)


def _check(work: Work, chapter: str) -> Planned:
    """The closing check of a chapter: who has answered it here has read it, as far as a class can
    know."""
    found = _of_chapters(game(work.game).name, (chapter,))
    if not found:
        raise NoClass("class-nothing")
    series = Series(work.game, found, check_of(work.set))
    return tuple((entry.name, seed) for entry, seed in (series.draw() for _ in range(CHECK)))


def _makers(work: Work) -> tuple[Entry, ...]:
    """What exercises are drawn from, in the order of the course. NoClass if there are none."""
    name = game(work.game).name
    if work.kind == "rules":
        found = _of_rules(name, work.rules)
    elif work.chapters or work.kind == "chapters":
        found = _of_chapters(name, work.chapters)
    else:
        found = makers(name)
    if work.kind == "positions":
        found = tuple(e for e in found if e.kind == SOLVED)
    if not found:
        raise NoClass("class-nothing")
    return found


def _of_chapters(name: str, chapters: tuple[str, ...]) -> tuple[Entry, ...]:
    own = book(name)
    for chapter in chapters:
        if chapter not in (*own.chapters, *own.pages):
            raise NoClass("class-chapter-gone", given=chapter[:20])
    return tuple(e for chapter in dict.fromkeys(chapters) for e in makers(name, chapter))


def _of_rules(name: str, rules: tuple[str, ...]) -> tuple[Entry, ...]:
    own = book(name)
    wanted: set[str] = set()
    for number in rules:
        known = number in own.rules()
        below = own.parts(number) if known else [r for r in own.rules() if r.startswith(number)]
        if not number or not (known or below):
            raise NoClass("class-rule-gone", given=number[:20])
        wanted |= {number, *below}
    return tuple(e for e in makers(name) if e.rule in wanted)


# -- tables ----------------------------------------------------------------------------------------


def _laid(work: Work, people: Collection[str]) -> Laid:
    try:
        return lay(game(work.game), table_of(work, people))
    except SetupError as error:
        raise error.error from None


def table_of(work: Work, people: Collection[str]) -> dict[str, Any]:
    """What is filled in to open a table with people at these seats (``table/laying.py``)."""
    own = game(work.game)
    given = {"game": own.name, "scenario": work.scenario, "options": dict(work.options)}
    player = work.player or best_player(own.name)
    who = {seat: PERSON if seat in people else player for seat in free_seats(work)}
    return {**given, "seed": "", "seats": who}


def free_seats(work: Work) -> tuple[str, ...]:
    """The seats that people can have."""
    own = game(work.game)
    scenario = own.check_scenario(work.scenario or None)
    unasked = own.unasked(scenario, own.check_options(dict(work.options)))
    seats = own.seats_of(scenario, **work.options)
    return tuple(seat for seat in seats if seat not in unasked)
