"""Serving a notebook in a process of its own, and the browser that opens it.

Used by the tests and by ``benchmarks/page.py``.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PLAY = ROOT / "notebooks" / "play.ipynb"
COMMAND = (sys.executable, "-m", "churchill_kit", "play")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A page that needs another host must fail here, not only where there is no network.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]

# Below the ports that systems hand out by themselves: a kernel of another server could be
# given the one that is meant for this.
PORTS = range(20_000, 32_000)

# What happens between two decisions is not shown, unless the browser wishes for another pace:
# tests of other things ask for the next question.
AT_ONCE = """try {
  if (localStorage.getItem("churchill_kit/wishes") === null)
    localStorage.setItem("churchill_kit/wishes", '{"pace":"none"}');
} catch { /* a page that can keep nothing tells its story */ }"""


RUNNING: list[Server] = []  # a test that failed shows what their terminals say


class Server(NamedTuple):
    """A server, the address of its page, and the file with what it wrote to its terminal."""

    url: str
    pid: int
    terminal: Path = Path(os.devnull)

    def said(self) -> str:
        """The last of what it wrote to its terminal."""
        return self.terminal.read_text(errors="replace")[-4000:]

    def kernels(self) -> set[int]:
        """The process ids of its kernels: those that were forked for it, and those it started."""
        own = [(pid, said) for pid, parent, said in _processes() if parent == self.pid]
        forkers = {pid for pid, said in own if "forkserver" in said}
        started = {pid for pid, said in own if "ipykernel" in said}
        return started | {pid for pid, parent, _ in _processes() if parent in forkers}

    def kernel(self, kernel_id: str) -> int:
        """The process of a kernel; LookupError if there is none."""
        for pid in self.kernels():
            with contextlib.suppress(OSError):
                said = (
                    Path(f"/proc/{pid}/comm").read_text(),
                    Path(f"/proc/{pid}/cmdline").read_text(),
                )
                if said[0].strip() == f"kernel-{kernel_id[:8]}" or kernel_id in said[1]:
                    return pid
        raise LookupError(kernel_id)


def _processes() -> list[tuple[int, int, str]]:
    """All that run: their ids, their parents' and their commands."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    rows = (line.split(None, 2) for line in listed.stdout.splitlines())
    return [(int(row[0]), int(row[1]), row[-1]) for row in rows]


@contextmanager
def serving(notebook: Path | None, command: Sequence[str] = COMMAND) -> Iterator[Server]:
    """Serve `notebook` on a free port as long as the context lasts; `command` takes it last.

    Without a notebook the command serves what it always serves, and opens no browser.
    """
    port = free_port()
    arguments = [*command, f"--port={port}", "--ip=127.0.0.1"]
    if notebook is not None:
        arguments += ["--no-browser", str(notebook)]
    # The adviser thinks for who asks: the processors are needed for pages.
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "CHURCHILL_KIT_AHEAD": "no"}
    with (
        tempfile.NamedTemporaryFile(prefix="terminal-") as said,
        subprocess.Popen(
            arguments, stdout=subprocess.DEVNULL, stderr=said, env=environment
        ) as process,
    ):
        try:
            until(lambda: answers(port, process), 180)
            server = Server(f"http://127.0.0.1:{port}/", process.pid, Path(said.name))
            RUNNING.append(server)
            try:
                yield server
            except (
                BaseException
            ) as error:  # of a test's own server: it is gone when a report is made
                error.add_note(f"terminal of {server.url}\n{server.said()}")
                raise
            finally:  # a report must not ask for the terminal of a server that is gone
                RUNNING.remove(server)
        finally:
            process.terminate()


def free_port() -> int:
    """A port that nothing listens on."""
    while True:
        port = secrets.choice(PORTS)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def answers(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Does the server answer on the port, if only that it has no such page?"""
    assert server.poll() is None, f"the server ended with code {server.returncode}"
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", "/nothing")
        connection.getresponse().read()
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
    return True


def until(condition: Callable[[], bool], seconds: float) -> float:
    """Wait for a condition; how long it took, or an assertion error if it never came."""
    start, pause = time.monotonic(), 0.02
    while not condition():
        assert time.monotonic() - start < seconds, f"did not happen within {seconds} s"
        time.sleep(pause)
        pause = min(1.3 * pause, 0.25)  # to ask takes work that the answer waits for
    return time.monotonic() - start
