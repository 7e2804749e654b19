"""The store: kept between programs, apart by name, and every trouble one sentence."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.store import NoStore, Store, connect, open_store
from churchill_kit.store.where import WHERE
from churchill_kit.tutor.progress import Answer, Progress

START = 1_800_000_000
ANSWERS = [Answer(START + n, "some_maker", n, bool(n % 2), n % 3) for n in range(5)]


def progress(*answers: Answer, life: int = 0) -> Progress:
    out = Progress("churchill", life=life)
    for answer in answers:
        out.add(answer)
    return out


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "progress.sqlite"


@pytest.fixture
def store(file: Path) -> Store:
    return open_store(file)


def kept(store: Store, name: str = "") -> Progress:
    out = Progress("churchill")
    store.sync(name, out)
    return out


# -- keeping ---------------------------------------------------------------------------------------


def test_progress_is_there_the_next_time(store: Store, file: Path) -> None:
    mine = progress(*ANSWERS)
    mine.add_passed("5.2", START)
    assert not store.sync("", mine)
    assert kept(open_store(file)) == mine


def test_what_has_just_happened_is_added(store: Store, file: Path) -> None:
    mine = progress(*ANSWERS[:2])
    store.sync("", mine)
    mine.add(ANSWERS[2])
    mine.add_passed("5.2", START)
    for _ in range(2):  # a second time changes nothing
        assert not store.add("", mine, ANSWERS[1:3], {"5.2": START})
    assert kept(open_store(file)) == mine


def test_an_answer_may_be_the_first_that_is_kept(store: Store) -> None:
    mine = progress(*ANSWERS)
    store.add("", mine, ANSWERS[-1:])
    assert kept(store) == mine, "all of it, since nothing was there"


def test_two_pages_write_into_each_other(store: Store, file: Path) -> None:
    one, other = progress(*ANSWERS[:3]), progress(*ANSWERS[2:])
    store.sync("", one)
    assert open_store(file).sync("", other)
    assert set(other.log()) == set(ANSWERS)
    assert store.sync("", one) and one == other
    assert not store.sync("", one)


def test_what_is_wiped_in_one_page_is_wiped_in_all(store: Store, file: Path) -> None:
    here, there = progress(*ANSWERS), progress(*ANSWERS)
    store.sync("", here)
    here.wipe()
    store.sync("", here)
    new = Answer(START + 99, "some_maker", 99, True)
    there.add(new)
    assert open_store(file).add("", there, [new]), "it learns of the new life"
    assert not there and not kept(store)


# -- learners --------------------------------------------------------------------------------------


def test_learners_are_apart(store: Store) -> None:
    store.sync("Anna", progress(ANSWERS[0]))
    store.sync("Борис", progress(ANSWERS[1]))
    store.sync("", progress(ANSWERS[2]))
    assert [set(kept(store, n).log()) for n in ("Anna", "Борис", "")] == [
        {ANSWERS[0]},
        {ANSWERS[1]},
        {ANSWERS[2]},
    ]


def test_who_learned_last_comes_first(store: Store) -> None:
    for name in ("", "Anna", "Борис", "Anna"):
        store.sync(name, Progress("churchill"))
    assert store.learners("churchill") == ("Anna", "Борис", "")


def test_a_name_may_change(store: Store) -> None:
    store.sync("", progress(*ANSWERS[:2]))
    store.rename("", "Anna", "churchill")
    assert store.learners("churchill") == ("Anna",) and set(kept(store, "Anna").log()) == set(
        ANSWERS[:2]
    )
    store.sync("", progress(ANSWERS[3]))
    store.rename("", "Anna", "churchill")
    assert set(kept(store, "Anna").log()) == {*ANSWERS[:2], ANSWERS[3]}, "joined"
    store.rename("nobody", "Anna", "churchill")
    store.rename("Anna", "Anna", "churchill")
    assert store.learners("churchill") == ("Anna",)


def test_the_same_name_in_another_game_is_another_progress(store: Store) -> None:
    """A name is the same person, and what was learned in one game is nothing in another."""
    chess = Progress("chess")
    chess.add(ANSWERS[4])
    store.sync("Anna", progress(*ANSWERS[:2]))
    assert not store.sync("Anna", chess), "nothing of the first game"
    assert set(kept(store, "Anna").log()) == set(ANSWERS[:2])
    chess.wipe()
    store.sync("Anna", chess)
    assert set(kept(store, "Anna").log()) == set(ANSWERS[:2])
    store.rename("Anna", "Hanna", "chess")
    assert store.learners("churchill") == ("Anna",) and store.learners("chess") == ("Hanna",)


# -- words of names --------------------------------------------------------------------------------


def test_a_name_is_its_owners_who_knows_its_word(store: Store, file: Path) -> None:
    word = store.claim("Anna")
    assert len(word) == 19 and not store.claimed("Boris")
    assert open_store(file).claimed("Anna")
    assert store.claim("Anna", word) == ""
    assert store.claim("Anna", word.upper().replace("-", " ")) == "", "however it is typed"
    other = store.claim("Boris")
    for wrong in ("", word[:-1], other):
        with pytest.raises(NoStore) as caught:
            store.claim("Anna", wrong)
        assert caught.value.reason == "store-locked"
    assert word not in file.read_bytes().decode("latin-1"), "the file does not tell it"


def test_a_word_goes_where_its_name_goes(store: Store) -> None:
    store.sync("Anna", progress(*ANSWERS))
    store.claim("Anna")
    store.rename("Anna", "Hanna", "churchill")
    assert not store.claimed("Anna"), "the name is free again"


def test_a_store_of_the_first_house(file: Path) -> None:
    """Its tables as they were; they are read, added to, and get what they lack. Who had passed a
    check had read the chapter."""
    file.parent.mkdir()
    with sqlite3.connect(file) as old:
        old.executescript(FIRST_HOUSE)
    store = open_store(file)
    assert store.learners("churchill") == ("Anna", "")
    mine = kept(store, "Anna")
    assert list(mine.log()) == [Answer(START, "some_maker", 7, True, 1)]
    assert mine.passed == mine.read == {"5.2": START} and mine.standing("5.2").done
    mine.add(ANSWERS[3])
    store.add("Anna", mine, [ANSWERS[3]])
    assert kept(open_store(file), "Anna") == mine
    assert store.claim("Anna")


FIRST_HOUSE = f"""
CREATE TABLE answer (name VARCHAR(80) NOT NULL, game VARCHAR(40) NOT NULL, at BIGINT NOT NULL,
    maker VARCHAR(80) NOT NULL, seed BIGINT NOT NULL, "right" BOOLEAN NOT NULL,
    hints INTEGER NOT NULL, PRIMARY KEY (name, game, at, maker, seed));
CREATE TABLE passed (name VARCHAR(80) NOT NULL, game VARCHAR(40) NOT NULL,
    chapter VARCHAR(40) NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (name, game, chapter));
CREATE TABLE learner (name VARCHAR(80) NOT NULL, game VARCHAR(40) NOT NULL, life BIGINT NOT NULL,
    turn BIGINT NOT NULL, PRIMARY KEY (name, game));
CREATE TABLE churchill_kit (version INTEGER NOT NULL, PRIMARY KEY (version));
INSERT INTO churchill_kit VALUES (1);
INSERT INTO learner VALUES ('', 'churchill', 0, 1), ('Anna', 'churchill', 0, 2);
INSERT INTO answer VALUES ('Anna', 'churchill', {START}, 'some_maker', 7, 1, 1);
INSERT INTO passed VALUES ('Anna', 'churchill', '5.2', {START});
"""


# -- many answers, many pages ----------------------------------------------------------------------


def many(count: int, maker: str = "some_maker") -> Progress:
    out = Progress("churchill")
    out.add_all(Answer(START + n, maker, n, True) for n in range(count))
    return out


def test_who_brings_a_great_many_answers_keeps_nobody_waiting(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are compared while nothing is locked, and written in pieces between which others
    come in."""
    whole = many(60_000)
    other = open_store(file)
    mine = Progress("churchill")
    turns = []
    beyond, begin = Progress.beyond, connect.File.begin

    def compared(self: Progress, known: Progress) -> Iterator[Answer]:
        yield from beyond(self, known)
        if self is whole:
            answer_of_another()

    def answer_of_another() -> None:
        answer = Answer(START + len(turns), "another", 1, True)
        mine.add(answer)
        assert not other.add("Boris", mine, [answer])
        turns.append(answer)

    other.sync("Boris", mine)
    monkeypatch.setattr(Progress, "beyond", compared)
    monkeypatch.setattr(connect, "PATIENCE", 0)
    written = []

    def begun(self: connect.File, write: bool) -> Any:
        if write and not written:
            written.append(True)
            answer_of_another()
            written.pop()
        return begin(self, write)

    monkeypatch.setattr(store.way, "begin", partial(begun, store.way))
    assert not store.sync("Anna", whole)
    assert len(turns) >= 6, "between all pieces"
    monkeypatch.undo()
    assert kept(store, "Anna") == whole and set(kept(store, "Boris").log()) == set(turns)


def test_more_answers_than_one_learner_can_give(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("churchill_kit.store.database.MOST", 10)
    store.sync("Anna", many(8))
    for act in (lambda: store.sync("Anna", many(3, "other")), lambda: store.sync("", many(11))):
        with pytest.raises(NoStore) as caught:
            act()
        assert caught.value.reason == "store-too-much"
    whole = many(11)
    with pytest.raises(NoStore):
        store.add("Anna", whole, list(whole.log())[-1:])
    assert kept(store, "Anna") == many(8)


def test_more_names_than_a_server_takes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_kit.store.database.NAMES", 2)
    for name in ("Anna", "Boris", "Anna"):
        store.sync(name, progress())
    for act in (store.claim, lambda name: store.sync(name, progress(*ANSWERS))):
        if act == store.claim:
            store.claim("Anna"), store.claim("Boris")
        with pytest.raises(NoStore) as caught:
            act("Clara")
        assert caught.value.reason == "store-crowded"
    store.sync("Anna", progress(*ANSWERS))
    assert kept(store, "Anna") == progress(*ANSWERS), "who is in goes on"


def test_what_two_pages_write_at_the_same_moment(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The later one finds the rows there already, reads again, and adds the rest."""
    beyond, other = Progress.beyond, open_store(file)
    store.sync("", progress())
    meanwhile = [progress(ANSWERS[0], ANSWERS[1])]

    def compared(self: Progress, known: Progress) -> Iterator[Answer]:
        found = list(beyond(self, known))
        if meanwhile:
            other.sync("", meanwhile.pop())
        return iter(found)

    monkeypatch.setattr(Progress, "beyond", compared)
    mine = progress(*ANSWERS[1:4])
    assert store.sync("", mine)
    assert kept(store) == mine == progress(*ANSWERS[:4])


def test_all_is_wiped_while_a_page_compares(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beyond, other = Progress.beyond, open_store(file)
    store.sync("", progress(ANSWERS[0]))
    meanwhile = [progress(life=1)]

    def compared(self: Progress, known: Progress) -> Iterator[Answer]:
        if meanwhile:
            other.sync("", meanwhile.pop())
        return beyond(self, known)

    monkeypatch.setattr(Progress, "beyond", compared)
    mine = progress(*ANSWERS)
    assert store.sync("", mine)
    assert not mine and mine.life == 1 and not kept(store)


def test_a_first_complaint_is_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another page may have written the same rows at the same moment; a second one is told."""
    begin, complaints = store.way.begin, [NoStore("store-broken", why="not unique")]

    def begun(write: bool) -> Any:
        if write and complaints:
            raise complaints.pop()
        return begin(write)

    monkeypatch.setattr(store.way, "begin", begun)
    store.sync("", progress())
    complaints.append(NoStore("store-broken", why="not unique"))
    mine = progress(*ANSWERS)
    assert not store.add("", mine, ANSWERS)
    assert kept(store) == mine
    complaints.append(NoStore("store-busy", why="locked"))
    with pytest.raises(NoStore):
        store.add("", mine, ANSWERS)


def test_what_was_read_is_kept_and_the_first_time_counts(store: Store) -> None:
    mine = progress()
    mine.add_reached("read", "5.2", START + 5)
    mine.add_reached("begun", "5.2", START)
    store.sync("Anna", mine)
    store.add("Anna", mine, read={"5.2": START + 9, "1": START + 7})
    store.add("Anna", mine, read={"5.2": START + 1})
    there = kept(store, "Anna")
    assert there.read == {"5.2": START + 1, "1": START + 7} and there.begun == {"5.2": START}
    store.rename("Anna", "Vera", "churchill")
    assert kept(store, "Vera").read == there.read
    gone = progress()
    gone.take(there)
    gone.wipe()
    store.sync("Vera", gone)
    assert not kept(store, "Vera").read and not kept(store, "Vera").begun


def test_the_first_time_a_check_was_passed_counts(store: Store) -> None:
    early, late = progress(), progress()
    late.add_passed("5.2", START + 5)
    early.add_passed("5.2", START)
    store.sync("", early)
    store.add("", progress(), passed={"5.2": START + 5})
    assert kept(store).passed == {"5.2": START}
    store.sync("Anna", late)
    store.sync("Anna", early)
    store.sync("Anna", late)
    assert kept(store, "Anna").passed == {"5.2": START}


# -- trouble ---------------------------------------------------------------------------------------


def refused(where: str | Path) -> NoStore:
    with pytest.raises(NoStore) as caught:
        open_store(where)
    for lang in ck.LANGUAGES:
        told = ck.say(caught.value, lang)
        assert told.endswith(".") and "\n" not in told and "Traceback" not in told
    return caught.value


def test_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("browser").reason == "store-none"
    monkeypatch.setenv(WHERE, "browser")
    with pytest.raises(NoStore):
        open_store()


def test_the_environment_names_another_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for named in (str(file), f"sqlite:///{file.with_name('other.sqlite')}"):
        monkeypatch.setenv(WHERE, named)
        file.parent.mkdir(exist_ok=True)
        open_store().sync("", progress(*ANSWERS))
        assert kept(open_store()) == progress(*ANSWERS)
    assert file.exists() and file.with_name("other.sqlite").exists()


def test_the_users_own_file_is_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WHERE, "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("churchill_kit.store.where._default", lambda: tmp_path / "own.sqlite")
    assert open_store().path == str(tmp_path / "own.sqlite")
    monkeypatch.setenv(WHERE, "other.sqlite")
    assert open_store().path == str(tmp_path / "other.sqlite"), "wherever a chapter runs"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(tmp_path / "file" / "progress.sqlite").reason == "store-no-folder"
    assert refused("bad\0name").reason in ("store-no-folder", "store-broken")


def test_a_folder_that_is_read_only(file: Path) -> None:
    """Through SQLite itself, since the tests may run as somebody who may write anywhere."""
    open_store(file).sync("", progress(*ANSWERS))
    store, mine = open_store(f"sqlite:///file:{file}?mode=ro&uri=true"), Progress("churchill")
    with pytest.raises(NoStore) as caught:
        store.sync("", mine)
    assert caught.value.reason == "store-read-only"
    assert set(mine.log()) == set(ANSWERS), "what can be read is read"
    assert refused(f"sqlite:///{file.parent / 'none' / 'x.sqlite'}").reason == "store-read-only"


def test_a_broken_file(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("This is not a database. " * 500)
    assert refused(file).reason == "store-broken"
    assert file.read_text().startswith("This"), "it stays as it is"


def test_a_full_disk(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrong with the file, so nobody is told to move it away."""
    plain = sqlite3.connect

    def small(*args: Any, **facts: Any) -> sqlite3.Connection:
        made = plain(*args, **facts)
        made.execute("PRAGMA max_page_count = 1")
        return made

    monkeypatch.setattr(sqlite3, "connect", small)
    mine = many(2000)
    with pytest.raises(NoStore) as caught:
        store.sync("", mine)
    assert caught.value.reason == "store-full"
    assert "move it away" not in ck.say(caught.value) and "is full" in ck.say(caught.value)
    monkeypatch.undo()
    assert not kept(store) and sum(1 for _ in mine.log()) == 2000, "nothing is lost here"


def test_a_file_needs_no_sqlalchemy(file: Path) -> None:
    """It takes 20 MB in each page's program."""
    code = f"""import sys
from churchill_kit.store import open_store
from churchill_kit.tutor.progress import Progress
open_store({str(file)!r}).sync("", Progress("churchill"))
assert "sqlalchemy" not in sys.modules"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_same_by_address(file: Path) -> None:
    """A database's URL goes through SQLAlchemy, a file's through sqlite3: the same tables."""
    by_address = open_store(f"sqlite:///{file}?timeout=5") if file.parent.mkdir() is None else None
    assert by_address is not None and isinstance(by_address.way, connect.Address)
    mine = progress(*ANSWERS)
    mine.add_passed("5.2", START)
    by_address.sync("Anna", mine)
    by_address.add("Anna", mine, ANSWERS[:2])
    word = by_address.claim("Anna")
    assert kept(open_store(file), "Anna") == mine == kept(by_address, "Anna")
    assert open_store(file).claim("Anna", word) == ""
    assert by_address.learners("churchill") == ("Anna",)


def test_tables_of_something_else(file: Path) -> None:
    file.parent.mkdir()
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE learner (x INTEGER)")
    store = open_store(file)
    with pytest.raises(NoStore):
        store.sync("", progress(*ANSWERS))


def test_a_newer_version(file: Path) -> None:
    open_store(file)
    with sqlite3.connect(file) as other:
        other.execute("UPDATE churchill_kit SET version = 99")
    assert refused(file).reason == "store-newer"


def test_a_file_that_disappears_or_breaks_while_in_use(store: Store, file: Path) -> None:
    mine = progress(*ANSWERS)
    store.sync("", mine)
    file.write_text("broken " * 999)
    with pytest.raises(NoStore):
        store.add("", mine, ANSWERS[:1])
    file.unlink()
    with pytest.raises(NoStore):
        store.add("", mine, ANSWERS[:1])
    assert set(mine.log()) == set(ANSWERS), "nothing is lost here"


def test_a_file_that_another_program_holds(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("churchill_kit.store.connect.PATIENCE", 0.1)
    store = open_store(file)
    with sqlite3.connect(file) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NoStore) as caught:
            store.sync("", progress(*ANSWERS))
    assert caught.value.reason == "store-busy"


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense://x", "store-bad-address"),
        ("://", "store-bad-address"),
        ("oracle://localhost/x", "store-no-driver"),
    ],
)
def test_addresses_of_databases(address: str, reason: str) -> None:
    assert refused(address).reason == reason
