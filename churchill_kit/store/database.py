"""Learners and their answers in tables, through SQLAlchemy."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.errors import GameError
from ..tutor.progress import Answer, Progress

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

WHERE = "CHURCHILL_KIT_STORE"
SHARED = "CHURCHILL_KIT_SHARED"
NOWHERE = "browser"
FILE = "progress.sqlite"
VERSION = 1  # of the tables
PATIENCE = 2  # seconds to wait while another page writes

T = TypeVar("T")


class NoStore(GameError, RuntimeError):
    """Progress cannot be kept on this machine; the message says why, in one sentence."""


def shared() -> bool:
    """Is this server used by people who should not see each other's progress?"""
    return os.environ.get(SHARED, "") not in ("", "0")


def open_store(where: str | os.PathLike[str] | None = None) -> Store:
    """The store of a file or database URL; by default the one that the environment names, or
    the user's own file. Raises NoStore."""
    named = str(where if where is not None else os.environ.get(WHERE, ""))
    if named == NOWHERE:
        raise NoStore("store-none")
    try:
        import sqlalchemy  # noqa: F401

        if "://" not in named:
            import sqlite3  # noqa: F401  (a Python may lack it)
    except ImportError:
        raise NoStore("store-not-here") from None
    if "://" in named:
        return Store(named)
    try:
        path = Path(named).expanduser() if named else _default()
        if where is None:  # each chapter runs in a folder of its own, and all share one file
            path = _default().parent / path
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ImportError, RuntimeError) as error:
        raise NoStore("store-no-folder", why=_brief(error)) from None
    return Store(f"sqlite:///{path.absolute()}", str(path))


def _default() -> Path:
    from platformdirs import user_data_path

    return user_data_path("churchill_kit", appauthor=False) / FILE


class Store:
    """The learners of one database and their progress; "" is the learner who gave no name.

    Every call is one transaction, and raises NoStore if it cannot be done.
    """

    def __init__(self, url: str, path: str = "") -> None:
        self.path = path  # "" for a database that is no file
        self.url = url
        self.engine = self._guarded(lambda: _engine(url))
        self._in(_prepare)

    # -- learners ----------------------------------------------------------------------------------

    def learners(self, game: str = "churchill") -> tuple[str, ...]:
        """All learners by name, the one who learned last first."""
        return self._in(lambda c: tuple(row.name for row in _learners(c, game)))

    def rename(self, old: str, new: str, game: str = "churchill") -> None:
        """A learner gets another name; if there is one of that name, their progress is joined."""

        def act(c: Connection) -> None:
            from sqlalchemy import delete

            mine = _read(c, old, game)
            if mine is None or old == new:
                return
            theirs = _read(c, new, game) or Progress(game)
            theirs.take(mine)
            _write(c, new, theirs)
            for table in _tables():
                c.execute(delete(table).where(table.c.name == old, table.c.game == game))

        self._in(act)

    # -- progress ----------------------------------------------------------------------------------

    def sync(self, name: str, progress: Progress) -> bool:
        """Merge a learner's progress with what is kept, both ways; True if it learned anything."""

        def act(c: Connection) -> bool:
            kept = _read(c, name, progress.game)
            learned = kept is not None and progress.merge(kept)
            _write(c, name, progress, kept)
            return learned

        return self._in(act)

    def add(
        self,
        name: str,
        progress: Progress,
        answers: Iterable[Answer] = (),
        passed: Mapping[str, int] = {},
    ) -> bool:
        """Write what has just been added to a learner's progress, without reading the rest.

        True if it learned anything: that all was wiped in another page meanwhile.
        """

        def act(c: Connection) -> bool:
            if _life(c, name, progress.game) == progress.life:
                new = [a for a in answers if not _has(c, name, progress.game, a)]
                _insert(c, name, progress.game, new, passed)
                return False
            kept = _read(c, name, progress.game)
            learned = kept is not None and progress.merge(kept)
            _write(c, name, progress, kept)
            return learned

        return self._in(act)

    # -- one transaction ---------------------------------------------------------------------------

    def _in(self, act: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.begin() as connection:
                return act(connection)

        def twice() -> T:
            from sqlalchemy import exc

            try:
                return run()
            except exc.DBAPIError as error:
                if _complaint(error) == "store-busy":
                    raise
                return run()  # another page may have written the same rows at the same moment

        return self._guarded(twice)

    def _guarded(self, act: Callable[[], T]) -> T:
        """Whatever a database complains about becomes one sentence."""
        from sqlalchemy import exc

        try:
            return act()
        except exc.NoSuchModuleError:
            raise NoStore("store-bad-address") from None
        except exc.ArgumentError:
            raise NoStore("store-bad-address") from None
        except ImportError as error:
            raise NoStore("store-no-driver", given=str(error.name)) from None
        except exc.DBAPIError as error:
            raise NoStore(_complaint(error), why=_brief(error.orig or error)) from None
        except (exc.SQLAlchemyError, OSError, ValueError) as error:
            raise NoStore("store-broken", why=_brief(error)) from None


def _complaint(error: Exception) -> str:
    told = str(error).lower()
    if "readonly" in told or "read-only" in told or "unable to open" in told:
        return "store-read-only"
    if "locked" in told:
        return "store-busy"
    return "store-broken"


def _brief(error: BaseException) -> str:
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(told.split())[:120].rstrip(".")


# -- tables ----------------------------------------------------------------------------------------


def _engine(url: str) -> Engine:
    from sqlalchemy import create_engine
    from sqlalchemy.engine import make_url
    from sqlalchemy.pool import NullPool

    wait = {"timeout": PATIENCE} if make_url(url).get_backend_name() == "sqlite" else {}
    # No connection is held between two answers: the file may be moved, and many may share it.
    return create_engine(url, poolclass=NullPool, connect_args=wait)


@cache
def _tables() -> tuple[Any, Any, Any]:
    """The tables of answers, of chapters passed, and of learners."""
    from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, String, Table

    about = MetaData()

    def table(name: str, *columns: Any) -> Any:
        who = (Column("name", String(80), primary_key=True),
               Column("game", String(40), primary_key=True))  # fmt: skip
        return Table(name, about, *who, *columns)

    answer = table(
        "answer",
        Column("at", BigInteger, primary_key=True),
        Column("maker", String(80), primary_key=True),
        Column("seed", BigInteger, primary_key=True),
        Column("right", Boolean, nullable=False),
        Column("hints", Integer, nullable=False),
    )
    passed = table(
        "passed",
        Column("chapter", String(40), primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    learner = table(
        "learner",
        Column("life", BigInteger, nullable=False),
        Column("turn", BigInteger, nullable=False),  # grows: who learned last has the highest
    )
    Table("churchill_kit", about, Column("version", Integer, primary_key=True))
    return answer, passed, learner


def _prepare(c: Connection) -> None:
    """Make the tables if there are none; refuse those of a newer version."""
    from sqlalchemy import func, insert, select

    about = _tables()[0].metadata
    about.create_all(c)
    version = about.tables["churchill_kit"]
    found = c.execute(select(func.max(version.c.version))).scalar()
    if found is None:
        c.execute(insert(version).values(version=VERSION))
    elif found > VERSION:
        raise NoStore("store-newer")


def _learners(c: Connection, game: str) -> Any:
    from sqlalchemy import select

    learner = _tables()[2]
    own = select(learner).where(learner.c.game == game)
    return c.execute(own.order_by(learner.c.turn.desc(), learner.c.name)).all()


def _life(c: Connection, name: str, game: str) -> int | None:
    return next((row.life for row in _learners(c, game) if row.name == name), None)


def _read(c: Connection, name: str, game: str) -> Progress | None:
    """What is kept of a learner; None if nobody of this name is known."""
    from sqlalchemy import select

    life = _life(c, name, game)
    if life is None:
        return None
    out = Progress(game, life)
    answer, passed, _ = _tables()
    for row in c.execute(select(answer).where(answer.c.name == name, answer.c.game == game)):
        out.add(Answer(row.at, row.maker, row.seed, row.right, row.hints))
    for row in c.execute(select(passed).where(passed.c.name == name, passed.c.game == game)):
        out.add_passed(row.chapter, row.at)
    return out


def _has(c: Connection, name: str, game: str, a: Answer) -> bool:
    from sqlalchemy import select

    t = _tables()[0].c
    same = (t.name == name, t.game == game, t.at == a.when, t.maker == a.maker, t.seed == a.seed)
    return c.execute(select(t.at).where(*same)).first() is not None


def _write(c: Connection, name: str, progress: Progress, kept: Progress | None = None) -> None:
    """Bring what is kept of a learner to what `progress` has; `kept` is what is there."""
    from sqlalchemy import delete, func, insert, select

    answer, passed, learner = _tables()
    game = progress.game
    if kept is None:
        kept = _read(c, name, game)
    if kept is not None and kept.life < progress.life:
        for table in (answer, passed):
            c.execute(delete(table).where(table.c.name == name, table.c.game == game))
        kept = Progress(game, progress.life)
    c.execute(delete(learner).where(learner.c.name == name, learner.c.game == game))
    turn = (c.execute(select(func.max(learner.c.turn))).scalar() or 0) + 1
    c.execute(insert(learner).values(name=name, game=game, life=progress.life, turn=turn))
    known = kept or Progress(game)
    new = [a for a in progress.log() if a not in known.answers.get(a.maker, ())]
    first = {k: v for k, v in progress.passed.items() if known.passed.get(k) != v}
    _insert(c, name, game, new, first)


def _insert(
    c: Connection, name: str, game: str, answers: Iterable[Answer], chapters: Mapping[str, int]
) -> None:
    """Write answers that are not there yet, and chapters."""
    from sqlalchemy import delete, insert

    answer, passed, _ = _tables()
    who = {"name": name, "game": game}
    rows = [
        {**who, "at": a.when, "maker": a.maker, "seed": a.seed, "right": a.right, "hints": a.hints}
        for a in answers
    ]
    if rows:
        c.execute(insert(answer), rows)
    for chapter, at in chapters.items():
        same = [passed.c[k] == v for k, v in {**who, "chapter": chapter}.items()]
        c.execute(delete(passed).where(*same))
        c.execute(insert(passed).values(**who, chapter=chapter, at=at))
