"""Processes of this machine that play games for whoever started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from threading import Thread


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """So many of them. When the block is left by an error nobody waits for what they play."""
    from concurrent.futures import ProcessPoolExecutor

    pool = ProcessPoolExecutor(jobs, initializer=_work)
    try:
        yield pool
    except BaseException:  # their games are not wanted any more
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _work() -> None:
    """What a worker does at first: Ctrl+C is for who started it, since a worker finishes what it
    plays; and it does not outlive who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
