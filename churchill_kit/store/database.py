"""Learners and their answers in tables."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeVar

from ..tutor.progress import REACHED, Answer, Progress
from .connect import Hand, NoStore
from .ways import way
from .where import place

SHARED = "CHURCHILL_KIT_SHARED"
VERSION = 1  # of the tables
MOST = 100_000  # answers of one learner: fifty a day for five years
NAMES = 5_000  # of learners, in all games together
PIECE = 10_000  # answers in one transaction: others write in between
TRIES = 5  # to write what another page changes at the same moment
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of words: none that looks like another

T = TypeVar("T")


class _Meanwhile(Exception):
    """Another page has changed what this one had read."""


def shared() -> bool:
    """Is this server used by people who should not see each other's progress?"""
    return os.environ.get(SHARED, "") not in ("", "0")


def open_store(where: str | os.PathLike[str] | None = None) -> Store:
    """The store of a file or database URL; by default the one that the environment names, or
    the user's own file. Raises NoStore."""
    return Store(*place(where))


class Store:
    """The learners of one database and their progress; "" is the learner who gave no name.

    What is read, compared and written lies in transactions of its own, so that nobody waits
    while one page compares; what another page writes in between is noticed, and read again.
    Every call raises NoStore if it cannot be done.
    """

    def __init__(self, url: str, path: str = "") -> None:
        self.path = path  # "" for a database that is no file
        self.way = way(url)
        self._prepare()

    # -- learners ----------------------------------------------------------------------------------

    def learners(self, game: str) -> tuple[str, ...]:
        """All learners of a game by name, the one who learned last first."""
        found = "SELECT name FROM learner WHERE game = :game ORDER BY turn DESC, name"
        return self._read(lambda c: tuple(row[0] for row in c.ask(found, game=game)))

    def rename(self, old: str, new: str, game: str) -> None:
        """A learner gets another name; if there is one of that name, their progress is joined."""
        if old == new:
            return
        mine = self._read(lambda c: _progress(c, old, game))
        if mine is None:
            return
        theirs = self._read(lambda c: _progress(c, new, game)) or Progress(game)
        theirs.take(mine)
        self._keep(new, theirs)

        def forget(c: Hand) -> None:
            for table in ("answer", "passed", "reached", "learner"):
                c.do(f"DELETE FROM {table} WHERE name = :name AND game = :game", [_who(old, game)])
            if not c.ask("SELECT name FROM learner WHERE name = :name", name=old):
                c.do("DELETE FROM word WHERE name = :name", [{"name": old}])

        self._write(forget)

    # -- words -------------------------------------------------------------------------------------

    def claim(self, name: str, word: str = "") -> str:
        """A name is its owner's who knows its word. Whoever comes first gets a new word, which
        is returned; later "" says that the given word fits. Raises NoStore if it does not."""

        def act(c: Hand) -> str:
            found = c.ask("SELECT digest FROM word WHERE name = :name", name=name)
            if not found:
                if c.ask("SELECT count(*) FROM word")[0][0] >= NAMES:
                    raise NoStore("store-crowded", limit=NAMES)
                new = _new_word()
                row = {"name": name, "digest": _digest(name, new)}
                c.do("INSERT INTO word (name, digest) VALUES (:name, :digest)", [row])
                return new
            if not hmac.compare_digest(found[0][0], _digest(name, word)):
                raise NoStore("store-locked", given=name)
            return ""

        return self._write(act)

    def claimed(self, name: str) -> bool:
        """Has somebody a word for this name?"""
        asked = "SELECT name FROM word WHERE name = :name"
        return self._read(lambda c: bool(c.ask(asked, name=name)))

    # -- progress ----------------------------------------------------------------------------------

    def sync(self, name: str, progress: Progress) -> bool:
        """Merge a learner's progress with what is kept, both ways; True if it learned anything."""
        return self._keep(name, progress)

    def add(
        self,
        name: str,
        progress: Progress,
        answers: Iterable[Answer] = (),
        passed: Mapping[str, int] = {},
        **reached: Mapping[str, int],
    ) -> bool:
        """Write what has just been added to a learner's progress, without reading the rest:
        answers, and by the names of `REACHED` the chapters that have come so far.

        True if it learned anything: that all was wiped in another page meanwhile.
        """
        own = _who(name, progress.game)
        given, chapters = tuple(answers), {**reached, "passed": passed}
        _limit(progress)

        def act(c: Hand) -> bool:
            if _life(c, own) != progress.life:
                return False
            self._insert(c, own, [a for a in given if not _has(c, own, a)], chapters)
            return True

        return False if self._write(act) else self._keep(name, progress)

    def _keep(self, name: str, progress: Progress) -> bool:
        """Bring progress and what is kept of a learner together."""
        learned = False
        for attempt in range(TRIES):
            kept = self._read(lambda c: _progress(c, name, progress.game))
            learned = (kept is not None and progress.merge(kept)) or learned
            _limit(progress)
            try:
                self._bring(name, progress, kept)
                return learned
            except _Meanwhile:
                continue
            except NoStore as error:
                if attempt + 1 == TRIES or not _passes(error):
                    raise
        raise NoStore("store-busy", why="")

    def _bring(self, name: str, progress: Progress, kept: Progress | None) -> None:
        """Write what `progress` has beyond what was kept; raises _Meanwhile if that has changed."""
        own = _who(name, progress.game)
        known = kept if kept is not None and kept.life == progress.life else Progress(progress.game)
        new = list(progress.beyond(known))
        first = {
            what: {
                chapter: when
                for chapter, when in progress.reached(what).items()
                if known.reached(what).get(chapter) != when
            }
            for what in REACHED
        }

        def begin(c: Hand) -> None:
            if _life(c, own) != (kept.life if kept is not None else None):
                raise _Meanwhile
            if kept is None and c.ask("SELECT count(*) FROM learner")[0][0] >= NAMES:
                raise NoStore("store-crowded", limit=NAMES)
            if kept is not None and kept.life < progress.life:
                for table in ("answer", "passed", "reached"):
                    c.do(f"DELETE FROM {table} WHERE name = :name AND game = :game", [own])
            _turn(c, own, progress.life)
            self._insert(c, own, new[:PIECE], first)

        def go_on(piece: list[Answer], c: Hand) -> None:
            if _life(c, own) != progress.life:
                raise _Meanwhile
            self._insert(c, own, piece, {})

        self._write(begin)
        for at in range(PIECE, len(new), PIECE):
            self._write(partial(go_on, new[at : at + PIECE]))

    def _insert(
        self,
        c: Hand,
        own: dict[str, Any],
        answers: Iterable[Answer],
        reached: Mapping[str, Mapping[str, int]],
    ) -> None:
        """Write answers that are not there yet, and how far chapters have come: the first time
        counts."""
        columns = f"name, game, at, maker, seed, {self.way.quoted('right')}, hints"
        rows = [
            {**own, "at": a.when, "maker": a.maker, "seed": a.seed, "good": a.right, "n": a.hints}
            for a in answers
        ]
        values = ":name, :game, :at, :maker, :seed, :good, :n"
        c.do(f"INSERT INTO answer ({columns}) VALUES ({values})", rows)
        for what, chapters in reached.items():
            for chapter, at in chapters.items():
                _first(c, what, {**own, "chapter": chapter, "at": at})

    # -- one transaction ---------------------------------------------------------------------------

    def _read(self, act: Callable[[Hand], T]) -> T:
        with self.way.begin(write=False) as hand:
            return act(hand)

    def _write(self, act: Callable[[Hand], T]) -> T:
        def run() -> T:
            with self.way.begin(write=True) as hand:
                return act(hand)

        try:
            return run()
        except NoStore as error:
            if not _passes(error):
                raise
            return run()  # another page may have written the same rows at the same moment

    def _prepare(self) -> None:
        """Make the tables if there are none; refuse those of a newer version."""
        asked = "SELECT max(version) FROM churchill_kit"
        try:
            found = self._read(lambda c: c.ask(asked)[0][0])
        except NoStore as error:
            if error.reason != "store-broken":
                raise
            found = None  # no tables yet, or no database
        if found is None:
            self._write(self._create)
        elif found > VERSION:
            raise NoStore("store-newer")
        try:
            self._read(lambda c: c.ask("SELECT name FROM word WHERE name = ''"))
        except NoStore:  # of a store that was made before names had words
            self._write(lambda c: c.do(TABLES["word"]))
        try:
            self._read(lambda c: c.ask("SELECT what FROM reached WHERE name = ''"))
        except NoStore:  # of one that did not know what was read: who passed a check had read on
            self._write(_begin_reached)

    def _create(self, c: Hand) -> None:
        for made in TABLES.values():
            c.do(made.replace("RIGHT", self.way.quoted("right")))
        if c.ask("SELECT max(version) FROM churchill_kit")[0][0] is None:
            c.do(f"INSERT INTO churchill_kit (version) VALUES ({VERSION})")


def _passes(error: NoStore) -> bool:
    """Is it worth another try at once?"""
    return error.reason == "store-broken"


def _limit(progress: Progress) -> None:
    if sum(map(len, progress.answers.values())) > MOST:
        raise NoStore("store-too-much", limit=MOST)


# -- words -----------------------------------------------------------------------------------------


def _new_word() -> str:
    letters = [secrets.choice(LETTERS) for _ in range(16)]
    return "-".join("".join(letters[i : i + 4]) for i in range(0, 16, 4))


def _digest(name: str, word: str) -> str:
    """What is kept of a word; it is long and drawn, so a quick hash will do."""
    plain = "".join(c for c in word.lower() if c in LETTERS)
    return hashlib.sha256(f"{name}\n{plain}".encode()).hexdigest()


# -- tables ----------------------------------------------------------------------------------------

_OWN = "name VARCHAR(80) NOT NULL, game VARCHAR(40) NOT NULL"

TABLES = {
    "answer": f"CREATE TABLE IF NOT EXISTS answer ({_OWN}, at BIGINT NOT NULL, "
    "maker VARCHAR(80) NOT NULL, seed BIGINT NOT NULL, RIGHT BOOLEAN NOT NULL, "
    "hints INTEGER NOT NULL, PRIMARY KEY (name, game, at, maker, seed))",
    "passed": f"CREATE TABLE IF NOT EXISTS passed ({_OWN}, chapter VARCHAR(40) NOT NULL, "
    "at BIGINT NOT NULL, PRIMARY KEY (name, game, chapter))",
    # What happened to a chapter beside that: it was begun, it was read to its end.
    "reached": f"CREATE TABLE IF NOT EXISTS reached ({_OWN}, what VARCHAR(10) NOT NULL, "
    "chapter VARCHAR(40) NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (name, game, what, chapter))",
    # `turn` grows: who learned last has the highest.
    "learner": f"CREATE TABLE IF NOT EXISTS learner ({_OWN}, life BIGINT NOT NULL, "
    "turn BIGINT NOT NULL, PRIMARY KEY (name, game))",
    "word": "CREATE TABLE IF NOT EXISTS word (name VARCHAR(80) NOT NULL, "
    "digest VARCHAR(64) NOT NULL, PRIMARY KEY (name))",
    "version": "CREATE TABLE IF NOT EXISTS churchill_kit (version INTEGER NOT NULL, "
    "PRIMARY KEY (version))",
}

_IS = "name = :name AND game = :game"


def _who(name: str, game: str) -> dict[str, Any]:
    return {"name": name, "game": game}


def _life(c: Hand, own: dict[str, Any]) -> int | None:
    found = c.ask(f"SELECT life FROM learner WHERE {_IS}", **own)
    return int(found[0][0]) if found else None


def _turn(c: Hand, own: dict[str, Any], life: int) -> None:
    """This learner is the one who learned last."""
    c.do(f"DELETE FROM learner WHERE {_IS}", [own])
    turn = (c.ask("SELECT max(turn) FROM learner")[0][0] or 0) + 1
    row = {**own, "life": life, "turn": turn}
    c.do("INSERT INTO learner (name, game, life, turn) VALUES (:name, :game, :life, :turn)", [row])


def _progress(c: Hand, name: str, game: str) -> Progress | None:
    """What is kept of a learner; None if nobody of this name is known."""
    own = _who(name, game)
    life = _life(c, own)
    if life is None:
        return None
    out = Progress(game, life)
    # The columns in the order in which they were made: one of them is a word of SQL's own.
    rows = c.ask(f"SELECT * FROM answer WHERE {_IS}", **own)
    out.add_all(Answer(at, maker, seed, bool(good), n) for _, _, at, maker, seed, good, n in rows)
    for chapter, at in c.ask(f"SELECT chapter, at FROM passed WHERE {_IS}", **own):
        out.add_passed(chapter, at)
    for what, chapter, at in c.ask(f"SELECT what, chapter, at FROM reached WHERE {_IS}", **own):
        if what in REACHED:
            out.add_reached(what, chapter, at)
    return out


def _first(c: Hand, what: str, row: dict[str, Any]) -> None:
    """Write since when something holds of a chapter, unless it is known since earlier."""
    table, same = "passed", f"{_IS} AND chapter = :chapter"
    if what != "passed":
        table, same, row = "reached", f"{same} AND what = :what", {**row, "what": what}
    c.do(f"DELETE FROM {table} WHERE {same} AND at > :at", [row])
    asked = {key: value for key, value in row.items() if key != "at"}
    if not c.ask(f"SELECT at FROM {table} WHERE {same}", **asked):
        columns = ", ".join(row)
        values = ", ".join(f":{key}" for key in row)
        c.do(f"INSERT INTO {table} ({columns}) VALUES ({values})", [row])


def _begin_reached(c: Hand) -> None:
    """The table of what was read, in a store that has none."""
    c.do(TABLES["reached"])
    columns = "name, game, chapter, at"
    c.do(f"INSERT INTO reached ({columns}, what) SELECT {columns}, 'read' FROM passed")


def _has(c: Hand, own: dict[str, Any], a: Answer) -> bool:
    same = f"{_IS} AND at = :at AND maker = :maker AND seed = :seed"
    asked = f"SELECT at FROM answer WHERE {same}"
    return bool(c.ask(asked, **own, at=a.when, maker=a.maker, seed=a.seed))
