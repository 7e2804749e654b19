"""The store: kept between programs, apart by name, and every trouble one sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.store import NoStore, Store, open_store
from churchill_kit.store.database import WHERE
from churchill_kit.tutor.progress import Answer, Progress

START = 1_800_000_000
ANSWERS = [Answer(START + n, "some_maker", n, bool(n % 2), n % 3) for n in range(5)]


def progress(*answers: Answer, life: int = 0) -> Progress:
    out = Progress(life=life)
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
    out = Progress()
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
        store.sync(name, Progress())
    assert store.learners() == ("Anna", "Борис", "")


def test_a_name_may_change(store: Store) -> None:
    store.sync("", progress(*ANSWERS[:2]))
    store.rename("", "Anna")
    assert store.learners() == ("Anna",) and set(kept(store, "Anna").log()) == set(ANSWERS[:2])
    store.sync("", progress(ANSWERS[3]))
    store.rename("", "Anna")
    assert set(kept(store, "Anna").log()) == {*ANSWERS[:2], ANSWERS[3]}, "joined"
    store.rename("nobody", "Anna")
    store.rename("Anna", "Anna")
    assert store.learners() == ("Anna",)


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
    monkeypatch.setattr("churchill_kit.store.database._default", lambda: tmp_path / "own.sqlite")
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
    store, mine = open_store(f"sqlite:///file:{file}?mode=ro&uri=true"), Progress()
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
    monkeypatch.setattr("churchill_kit.store.database.PATIENCE", 0.1)
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
