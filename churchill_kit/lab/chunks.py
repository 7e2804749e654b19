"""A study's games in chunks of about a second, by processes of this machine or on a cluster.

Whoever plays a chunk knows the setting and the numbers of the games, nothing else, so the rows
are the same however many play.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)
from contextlib import closing, contextmanager
from importlib import import_module
from threading import Lock, Thread
from time import perf_counter
from typing import Any, NamedTuple

from ..engine.versions import versions
from ..engine.workers import workers
from .errors import LabError
from .face import studies_of
from .playing import Row, played
from .setting import Setting

SECOND = 1.0  # what a chunk should take
MOST = 1000  # games of a chunk
AHEAD = 2  # chunks for each worker that wait or are played
PATIENCE = 10.0  # seconds until a cluster that does not answer is not there, or has no workers


class Task(NamedTuple):
    """Games to play: their numbers, the seed of the first of the study, and by which versions."""

    setting: Setting
    seed: int
    telling: bool
    versions: dict[str, str]


class Chunk(NamedTuple):
    """Games that were played, their events if those are wanted, how long it took, and why the
    next one could not be played."""

    rows: list[Row]
    events: list[Row]
    seconds: float
    trouble: LabError | None = None


_alone = Lock()  # workers of a cluster may be threads: a game is played by one at a time


def play_chunk(task: Task, numbers: Sequence[int]) -> Chunk:
    """Play these games. LabError on a machine with other rules, and for a player that fails in the
    first of them; in a later one, those before it are handed over."""
    if versions(task.setting.game) != task.versions:
        raise LabError("lab-worker-version")
    began, trouble = perf_counter(), None
    rows: list[Row] = []
    events: list[Row] = []
    measure = studies_of(task.setting.game).measure
    with _alone:
        for number in numbers:
            seed = task.seed + number
            try:
                row, told = played(task.setting, number, seed, measure, telling=task.telling)
            except LabError as error:
                if not rows:
                    raise
                trouble = error
                break
            rows.append(row)
            events += told
    return Chunk(rows, events, perf_counter() - began, trouble)


def chunks(
    task: Task,
    numbers: Sequence[int],
    jobs: int,
    dask: str | None,
    stopping: Callable[[], None] = lambda: None,
) -> Generator[Chunk, None, None]:
    """The games of these numbers, chunk by chunk as they are done.

    KeyboardInterrupt comes after the chunks that were being played are handed over; `stopping` is
    called before that. LabError for
    a cluster that is not there or has nobody to play, a worker that dies and a player that fails,
    after what was played before it.
    """
    with closing(_chunks(task, list(numbers), jobs, dask, stopping)) as playing:
        for chunk in playing:
            yield chunk
            if chunk.trouble is not None:
                raise chunk.trouble


def _chunks(
    task: Task, rest: list[int], jobs: int, dask: str | None, stopping: Callable[[], None]
) -> Generator[Chunk, None, None]:
    """By whom they are played. All begin at once, with one game each: nobody knows yet how long
    one takes."""
    if dask is not None:
        with _cluster(dask) as (pool, there):
            yield from _by(pool, task, rest, max(1, there()) * AHEAD, there, stopping)
    elif min(jobs, len(rest)) > 1 and _can_be_sent(task):
        jobs = min(jobs, len(rest))
        with workers(jobs) as pool:
            yield from _by(pool, task, rest, jobs * AHEAD, lambda: jobs, stopping)
    else:
        size = 1
        while rest:
            done = play_chunk(task, rest[:size])
            rest, size = rest[size:], _size(done)
            yield done


def _by(
    pool: Executor,
    task: Task,
    rest: list[int],
    most: int,
    there: Callable[[], int],
    stopping: Callable[[], None],
) -> Iterator[Chunk]:
    """The same by a pool, `most` chunks at a time, as long as workers are `there`."""
    waiting: set[Future[Chunk]] = set()
    size, missed = 1, 1  # at first nobody is waited for again
    try:
        while rest or waiting:
            while rest and len(waiting) < most:
                # Near the end chunks are smaller, so that nobody waits for the last one.
                now = max(1, min(size, len(rest) // most))
                waiting.add(_submitted(pool, task, rest[:now]))
                del rest[:now]
            done, waiting = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            missed = 0 if done or there() else missed + 1
            if missed > 1:  # one that died may be started anew
                raise LabError("lab-no-workers")
            for future in sorted(done, key=_failed):  # what was played is handed over first
                found = _result(future)
                size = _size(found)
                yield found
    except KeyboardInterrupt:
        if waiting:
            stopping()
        for future in waiting:
            future.cancel()
        for future in wait([f for f in waiting if not f.cancelled()], timeout=5 * SECOND).done:
            if future.exception() is None:
                yield future.result()
        raise
    finally:
        for future in waiting:
            future.cancel()


def _submitted(pool: Executor, task: Task, numbers: list[int]) -> Future[Chunk]:
    """A chunk for the pool; where a worker has just died it has failed, like those that wait."""
    try:
        return pool.submit(play_chunk, task, numbers)
    except BrokenExecutor as error:
        failed: Future[Chunk] = Future()
        failed.set_exception(error)
        return failed


def _failed(future: Future[Chunk]) -> bool:
    return future.cancelled() or future.exception() is not None


def _result(future: Future[Chunk]) -> Chunk:
    try:
        return future.result()
    except (BrokenExecutor, CancelledError) as error:
        raise LabError("lab-worker-died") from error
    except Exception as error:
        if _of_cluster(error):
            raise LabError("lab-worker-died") from error
        raise


def _of_cluster(error: Exception) -> bool:
    """Is it the cluster's own, or did its library trip over a worker that went?"""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    where = last.tb_frame.f_globals.get("__name__", "") if last is not None else ""
    return any(name.startswith("distributed") for name in (type(error).__module__, where))


def _size(done: Chunk) -> int:
    """How many games take a second, by a chunk that was played."""
    return max(1, min(MOST, round(len(done.rows) * SECOND / max(done.seconds, 1e-6))))


def _can_be_sent(task: Task) -> bool:
    """Can another process play this? Players made in a notebook can't always be sent there."""
    from multiprocessing import get_start_method

    try:
        pickle.dumps(task)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    own = [p for p in task.setting.players.values() if not isinstance(p, str)]
    here = any(getattr(p, "__module__", "") == "__main__" for p in own)
    return not here or get_start_method() == "fork"


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, Callable[[], int]]]:
    """A Dask cluster as a pool, and what says how many games it plays at a time."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise missing("dask distributed") from None
    try:
        distributed.comm.resolve_address(address)  # a client with none that is one is never closed
        client = _client(distributed, address)
    except (OSError, ValueError, TypeError) as error:
        raise LabError("lab-no-cluster", address=address) from error
    try:
        yield client.get_executor(pure=False), lambda: len(client.nthreads())
    finally:
        client.close()


def _client(distributed: Any, address: str) -> Any:
    """Who speaks with the cluster; OSError if nobody there has answered as one in time. Its own
    limit holds only until something is connected, whatever that is."""
    made: Future[Any] = Future()

    def make() -> None:
        try:
            client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except Exception as error:  # for whoever waits
            made.set_exception(error)
        else:
            made.set_result(client)

    Thread(target=make, daemon=True).start()
    try:
        return made.result(timeout=PATIENCE + SECOND)
    except TimeoutError as error:
        raise OSError(f"nothing that answers like a cluster at {address}") from error


def missing(packages: str) -> LabError:
    """The sentence that says how to get what is not installed."""
    python = sys.executable or "python"  # whichever runs this: another's would not help
    return LabError("lab-missing", part=packages, install=f"{python} -m pip install {packages}")
