"""Many games: the same rows whoever plays, kept whatever happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit import lab
from churchill_kit.engine.players import RandomPlayer
from churchill_kit.lab import chunks, pieces, running
from tests import toy as tests_toy

ROOT = Path(__file__).parents[2]
RANDOM = dict.fromkeys(("us", "uk", "ussr"), "random")


@pytest.fixture
def toy() -> Any:
    with tests_toy.toy() as game:
        yield game.name


def play(games: int = 12, **how: Any) -> lab.Study:
    return lab.play("churchill", RANDOM, **{"jobs": 1, "show": False, "games": games, **how})


def test_a_row_is_the_game_of_its_seed() -> None:
    study = play(3, seed=7)
    record = ck.play("churchill", RANDOM, scenario="training", seed=8)
    result, row = record.state.result, study.rows[1]
    assert result is not None
    assert (row["game"], row["seed"], row["moves"]) == (1, 8, record.n)
    assert row["winners"] == "+".join(result.winners)
    assert {seat: row[f"score_{seat}"] for seat in RANDOM} == result.final
    assert row["player_uk"] == "random"
    best, second = sorted(result.final.values())[:0:-1]
    assert row[f"lead_{result.winner}"] in (best - second, second - best)


class Counting(RandomPlayer):
    """Counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, view: Any, actions: Any, rng: Any = None) -> Any:
        self.decisions += 1
        return super().choose(view, actions, rng)

    def notes(self) -> dict[str, int]:
        return {"decisions": self.decisions}


def test_what_a_player_of_ones_own_notes_stands_in_its_columns() -> None:
    rows = lab.play("churchill", dict.fromkeys(RANDOM, Counting), games=4, jobs=2, show=False).rows
    assert [row["winners"] for row in rows] == [row["winners"] for row in play(4).rows]
    for row in rows:
        assert sum(row[f"decisions_{seat}"] for seat in RANDOM) == row["moves"]
    alone = lab.play("churchill", RANDOM | {"uk": Counting}, games=1, show=False).rows[0]
    assert alone["decisions_uk"] == rows[0]["decisions_uk"] and "decisions_us" not in alone


def test_the_same_rows_by_one_two_and_eight() -> None:
    alone = play(17, events=True)
    for jobs in (2, 8):
        found = play(17, events=True, jobs=jobs)
        assert (found.rows, found.events) == (alone.rows, alone.events)


def test_the_same_rows_by_a_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        found = play(12, dask=cluster.scheduler_address)
    assert found.rows == play(12).rows


def test_events_are_those_of_the_record() -> None:
    study = play(2, events=True)
    record = ck.play("churchill", RANDOM, scenario="training", seed=2)
    told = [(e.kind, e.rule, dict(e.args)) for events in record.log for e in events]
    rows = [row for row in study.events if row["game"] == 1]
    plain = json.loads(json.dumps([t[2] for t in told]))
    assert [(r["kind"], r["rule"]) for r in rows] == [t[:2] for t in told]
    assert [json.loads(r["facts"]) for r in rows] == plain


def test_a_player_of_ones_own_and_a_position_by_hand() -> None:
    study = lab.play(
        "churchill",
        {**RANDOM, "us": RandomPlayer},
        position={"at": "war"},
        games=6,
        jobs=2,
        show=False,
    )
    whole = play(6)
    assert {row["player_us"] for row in study.rows} == {"RandomPlayer"}
    assert sum(study.values("moves")) < sum(whole.values("moves"))


def test_own_players_that_cannot_be_sent_play_here() -> None:
    study = lab.play(
        "churchill", {**RANDOM, "us": lambda: RandomPlayer()}, games=6, jobs=2, show=False
    )
    assert [r["winners"] for r in study.rows] == [r["winners"] for r in play(6).rows]


# -- stopped, killed, gone on with -----------------------------------------------------------------


def test_a_folder_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play(5, folder=tmp_path / "study")
    asked: list[int] = []
    real = running.chunks

    def watched(task: Any, numbers: Any, *rest: Any) -> Any:
        asked.extend(numbers)
        return real(task, numbers, *rest)

    monkeypatch.setattr(running, "chunks", watched)
    more = play(9, folder=tmp_path / "study")
    assert asked == [5, 6, 7, 8]
    assert more.rows == play(9).rows
    assert more.rows[:5] == first.rows
    asked.clear()
    assert play(3, folder=tmp_path / "study").rows == first.rows[:3]
    assert not asked
    assert play(9, folder=tmp_path / "study", events=True).events  # games without theirs, again
    assert asked == list(range(9))


def test_stopping_keeps_what_there_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = running.chunks

    def stopped(*given: Any) -> Any:
        for n, chunk in enumerate(real(*given)):
            if n == 2:
                raise KeyboardInterrupt
            yield chunk

    monkeypatch.setattr(chunks, "_size", lambda done: 2)
    monkeypatch.setattr(running, "chunks", stopped)
    study = play(9, folder=tmp_path)
    assert study.trouble is not None
    assert study.trouble.reason == "lab-stopped"
    assert [row["game"] for row in study.rows] == list(range(len(study.rows)))
    assert 0 < len(study.rows) < 9
    assert lab.open_study(tmp_path).rows == study.rows


# Who runs tests in the background may have made their programs deaf to SIGINT.
PROGRAM = """
import signal
from churchill_kit import lab
signal.signal(signal.SIGINT, signal.default_int_handler)
seats = dict.fromkeys(("us", "uk", "ussr"), "random")
lab.play("churchill", seats, games=10**6, jobs=2, folder={folder!r}, show=False)
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_program_that_is_ended(tmp_path: Path, how: int) -> None:
    """However it ends, what was played is there, and its workers go with it."""
    psutil = pytest.importorskip("psutil")
    folder = tmp_path / "study"
    program = [sys.executable, "-c", PROGRAM.format(folder=str(folder))]
    with subprocess.Popen(program, cwd=ROOT) as ended:
        until(lambda: len(list(folder.glob("games-*"))) >= 2)
        workers = psutil.Process(ended.pid).children(recursive=True)
        os.kill(ended.pid, how)
        assert ended.wait(60) == (-how if how == signal.SIGKILL else 0)
    assert len(workers) == 2
    assert not psutil.wait_procs(workers, timeout=30)[1]
    rows = lab.open_study(folder).rows
    assert len({row["seed"] for row in rows}) == len(rows) >= 2
    for row in (rows[0], rows[-1]):
        assert play(1, seed=row["seed"]).rows == [{**row, "game": 0}]


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not there() and time.monotonic() < end:
        time.sleep(0.05)
    assert there()


class Late(RandomPlayer):
    """Something is wrong with it from its third game in a program on."""

    games = 0

    def __init__(self) -> None:
        type(self).games += 1
        self.wrong = type(self).games > 2


class Dies(Late):
    """Its program ends in the middle of a game."""

    def choose(self, view: Any, actions: Any, rng: Any = None) -> Any:
        if self.wrong:
            os._exit(1)
        return super().choose(view, actions, rng)


class Breaks(Late):
    """It cannot say what it does."""

    def choose(self, view: Any, actions: Any, rng: Any = None) -> Any:
        if self.wrong:
            raise ZeroDivisionError("division by zero.")
        return super().choose(view, actions, rng)


class Cheats(Late):
    """It does what it may not do."""

    def choose(self, view: Any, actions: Any, rng: Any = None) -> Any:
        return "gold" if self.wrong else super().choose(view, actions, rng)


@pytest.mark.parametrize(
    ("player", "why"), [(Breaks, "ZeroDivisionError: division by zero"), (Cheats, "gold")]
)
def test_a_player_of_ones_own_that_fails(player: type[Late], why: str) -> None:
    """What was played before stays, and a sentence says in which game it can be seen again."""
    player.games = 0
    seats = {**RANDOM, "us": player}
    study = lab.play("churchill", seats, games=8, seed=5, jobs=1, show=False)
    assert [row["seed"] for row in study.rows] == [5, 6]
    assert study.trouble is not None
    for lang in ck.LANGUAGES:
        told = ck.say(study.trouble, lang)
        assert all(part in told for part in (player.__name__, " 2,", " 7", "2", "8", why))
        assert "\n" not in told and ".." not in told
    with pytest.raises(lab.LabError) as at_once:
        lab.play("churchill", seats, games=8, jobs=1, show=False)
    assert isinstance(at_once.value.__cause__, Exception), "whoever mends it sees where"


def test_a_player_that_fails_elsewhere() -> None:
    Breaks.games = 0
    study = lab.play("churchill", {**RANDOM, "us": Breaks}, games=20, jobs=2, show=False)
    assert study.trouble is not None and study.trouble.reason == "lab-player-broke"
    assert 2 <= len(study.rows) < 20


class Elsewhere(RandomPlayer):
    """It plays in another program than this one."""

    here = os.getpid()

    def choose(self, view: Any, actions: Any, rng: Any = None) -> Any:
        assert os.getpid() != self.here
        return super().choose(view, actions, rng)


def test_nobody_waits_for_the_first_game() -> None:
    study = lab.play("churchill", {**RANDOM, "us": Elsewhere}, games=2, jobs=2, show=False)
    assert study.trouble is None and len(study.rows) == 2


class Slow(RandomPlayer):
    """It leaves a mark when it has thought for long."""

    mark = ""

    def choose(self, view: Any, actions: Any, rng: Any = None) -> Any:
        time.sleep(20)
        Path(self.mark).touch()
        return super().choose(view, actions, rng)


def test_who_stops_waits_for_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, asked = chunks.wait, []

    def stopped(*given: Any, **how: Any) -> Any:
        asked.append(given)
        if len(asked) == 1:
            raise KeyboardInterrupt
        return real(*given, **how)

    monkeypatch.setattr(Slow, "mark", str(tmp_path / "mark"))
    monkeypatch.setattr(chunks, "SECOND", 0.1)
    monkeypatch.setattr(chunks, "wait", stopped)
    study = lab.play("churchill", {**RANDOM, "us": Slow}, games=6, jobs=2, show=False)
    assert study.trouble is not None and study.trouble.reason == "lab-stopped"
    assert study.rows == [] and not any(tmp_path.iterdir())


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_a_worker_that_dies(tmp_path: Path, lang: str) -> None:
    study = lab.play(
        "churchill", {**RANDOM, "us": Dies}, games=20, jobs=2, folder=tmp_path, show=False
    )
    assert study.trouble is not None
    assert study.trouble.reason == "lab-worker-died"
    told = ck.say(study.trouble, lang)
    assert "20" in told and "\n" not in told
    assert sorted(r["game"] for r in lab.open_study(tmp_path).rows) == [
        r["game"] for r in study.rows
    ]


def test_a_worker_that_has_died_gets_no_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may die between two chunks: what others play is handed over, then it is told."""

    class Broken:
        given = 0

        def submit(self, how: Callable[..., Any], *what: Any) -> Future[Any]:
            self.given += 1
            if self.given > 2:
                raise BrokenProcessPool
            done: Future[Any] = Future()
            done.set_result(how(*what))
            return done

    monkeypatch.setattr(chunks, "workers", lambda jobs: nullcontext(Broken()))
    study = lab.play("churchill", RANDOM, games=9, jobs=2, show=False)
    assert study.trouble is not None and study.trouble.reason == "lab-worker-died"
    assert [row["game"] for row in study.rows] == [0, 1]


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []

    def full(self: Path, data: bytes) -> int:
        if len(kept) == 3:
            raise OSError(28, "No space left on device")
        kept.append(self)
        return real(self, data)

    real = Path.write_bytes
    monkeypatch.setattr(Path, "write_bytes", full)
    monkeypatch.setattr(chunks, "_size", lambda done: 2)
    study = play(9, folder=tmp_path)
    assert study.trouble is not None
    assert study.trouble.reason == "lab-cannot-write"
    kept_rows = len(pieces.read(tmp_path))
    assert len(study.rows) > kept_rows > 0
    english, russian = (ck.say(study.trouble, lang) for lang in ck.LANGUAGES)
    assert "the disk is full" in english and "на диске нет места" in russian
    for told in (english, russian):
        assert f"{kept_rows} " in told and str(tmp_path) in told.replace(f"{tmp_path}/", "")


# -- what is refused -------------------------------------------------------------------------------


def test_the_folder_of_another_study(tmp_path: Path) -> None:
    play(2, folder=tmp_path)
    for other in ({"seed": 5}, {"scenario": "tournament"}, {"options": {"secret_agenda": True}}):
        with pytest.raises(lab.LabError, match="another"):
            play(2, folder=tmp_path, **other)
    about = tmp_path / pieces.ABOUT
    facts = json.loads(about.read_text())
    about.write_text(json.dumps({**facts, "versions": {**facts["versions"], "set": "old"}}))
    with pytest.raises(lab.LabError) as told:
        play(2, folder=tmp_path)
    assert told.value.reason == "lab-other-version"
    assert pieces.read(tmp_path)
    about.write_text(json.dumps({**facts, "format": 99}))
    with pytest.raises(lab.LabError, match="later version"):
        play(2, folder=tmp_path)
    about.write_text("[]")
    with pytest.raises(lab.LabError, match="no study"):
        play(2, folder=tmp_path)


def test_a_damaged_piece_is_named(tmp_path: Path) -> None:
    play(2, folder=tmp_path)
    piece = next(tmp_path.glob("games-*"))
    piece.write_text('{"game": 0', encoding="utf-8")
    with pytest.raises(lab.LabError, match=piece.name):
        play(2, folder=tmp_path)


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_no_cluster(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(chunks, "PATIENCE", 0.3)
    for address in ("tcp://127.0.0.1:9", "nonsense:"):
        with pytest.raises(lab.LabError) as told:
            play(2, dask=address)
        assert address in ck.say(told.value, lang)


@pytest.mark.parametrize("address", ["nonsense", "nonsense:", "frob://x:1"])
def test_what_is_no_address_leaves_nothing_behind(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No client that was half made, and complains when it goes."""
    distributed = pytest.importorskip("distributed")

    def made(*given: Any, **more: Any) -> None:
        raise AssertionError("a client for what is no address")

    monkeypatch.setattr(distributed, "Client", made)
    with pytest.raises(lab.LabError) as told:
        play(2, dask=address)
    assert told.value.reason == "lab-no-cluster"


def test_a_cluster_in_which_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there never was a worker or the last one goes, it is said, and rows are kept."""
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(chunks, "PATIENCE", 0.5)
    real = running.chunks
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:

        def watched(*given: Any) -> Any:
            for chunk in real(*given):
                yield chunk
                cluster.scale(0)

        with monkeypatch.context() as patched:
            patched.setattr(running, "chunks", watched)
            patched.setattr(chunks, "_size", lambda done: 1)
            study = play(400, dask=cluster.scheduler_address)
        # Distributed itself may give up what the last worker was playing.
        assert study.trouble is not None
        assert study.trouble.reason in ("lab-no-workers", "lab-worker-died")
        assert 0 < len(study.rows) < 400
        with pytest.raises(lab.LabError) as told:
            play(2, dask=cluster.scheduler_address)
    assert told.value.reason == "lab-no-workers"
    assert len({ck.say(e, lang) for e in (told.value, study.trouble) for lang in ck.LANGUAGES}) == 4


def test_a_cluster_whose_library_stumbles() -> None:
    """It may raise anything when a worker goes; what a game itself raises stays as it is."""
    inside: dict[str, Any] = {"__name__": "distributed.cfexecutor"}
    exec("def stumble(): a, b = 1, 2, 3", inside)
    for raises, said in ((inside["stumble"], lab.LabError), (lambda: int("x"), ValueError)):
        future: Future[Any] = Future()
        try:
            raises()
        except ValueError as error:
            future.set_exception(error)
        with pytest.raises(said):
            chunks._result(future)


def test_a_cluster_that_goes() -> None:
    """What was to be played there is cancelled."""
    gone: Future[chunks.Chunk] = Future()
    gone.cancel()
    gone.set_running_or_notify_cancel()
    with pytest.raises(lab.LabError) as told:
        chunks._result(gone)
    assert told.value.reason == "lab-worker-died"


def test_a_worker_with_other_rules() -> None:
    setting = running.settle("churchill", RANDOM)
    task = chunks.Task(setting, 1, False, {"kit": "0", "rules": "", "set": ""})
    with pytest.raises(lab.LabError) as told:
        chunks.play_chunk(task, [0])
    assert told.value.reason == "lab-worker-version"


@pytest.mark.parametrize(
    "given",
    [
        {"players": {"us": "nobody"}},
        {"players": {"us": 7}},
        {"players": {"mars": "bot"}},
        {"scenario": "nowhere"},
        {"options": {"frob": 1}},
        {"position": {"at": "lunch"}},
        {"games": 0},
        {"jobs": 0},
        {"seed": -1},
        {"watch": "nothing", "show": False, "games": "many"},
    ],
)
def test_what_the_game_has_not(given: dict[str, Any]) -> None:
    with pytest.raises(ck.GameError) as told:
        lab.play("churchill", **{"jobs": 1, "show": False, "games": 2, **given})
    for lang in ck.LANGUAGES:
        assert ck.say(told.value, lang)


def test_a_game_without_studies(toy: str) -> None:
    study = lab.play(toy, games=4, jobs=1, show=False)
    assert set(study.winners()) <= {"ann", "bob", ""}
    assert lab.recipes(toy) == {}
    with pytest.raises(lab.LabError):
        lab.study(toy, "balance")
