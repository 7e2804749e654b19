"""Pages' programs: what is in them, how they are forked, how they end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("voila")
from churchill_widgets.serving.provisioner import FORKS, Forked, Forker
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.connect import port_names, write_connection_file

from tests.browser.serving import until

forks = pytest.mark.skipif(not FORKS, reason="kernels are started here, not forked")

# What is there before the fork: the screens, but no server, no database for others, nothing that
# a fork would break, and no game that somebody plays.
BEFORE = """
import gc, sys, threading
from churchill_widgets.serving.forkserver import prepared
program = prepared()
for name in ("voila", "jupyter_server", "nbconvert", "sqlalchemy", "babel"):
    assert name not in sys.modules, name
assert sys.modules["debugpy"] is None
for name in ("churchill_widgets.page.game_page", "churchill_widgets.games.churchill.chapter"):
    assert name in sys.modules, name
import zmq
from churchill_kit.engine.record import Record
from churchill_kit.engine.state import State
from churchill_kit.table.table import Table
from ipywidgets import Widget
gc.collect()
for thing in gc.get_objects():
    assert not isinstance(thing, (State, Record, Table, Widget, zmq.Context)), thing
assert threading.active_count() == 1
from pathlib import Path
tasks = Path("/proc/self/task")
assert not tasks.exists() or len(list(tasks.iterdir())) == 1
"""


@forks
def test_what_is_there_before_the_fork() -> None:
    subprocess.run([sys.executable, "-c", BEFORE], check=True)


# -- forking ---------------------------------------------------------------------------------------


class Kernel:
    """A forked kernel, and a way to talk to it."""

    def __init__(self, process: Forked, file: Path) -> None:
        self.process, self.folder = process, file.parent
        self.client = BlockingKernelClient(connection_file=str(file))
        self.client.load_connection_file()
        self.client.start_channels()

    def run(self, code: str) -> dict[str, Any]:
        """What a cell answers."""
        reply: dict[str, Any] = self.client.execute(code, reply=True, timeout=60)["content"]
        return reply

    def value(self, expression: str) -> Any:
        """What an expression is in it."""
        asked = {"it": f"__import__('json').dumps({expression})"}
        message = self.client.execute("", user_expressions=asked, reply=True, timeout=60)
        return json.loads(eval(message["content"]["user_expressions"]["it"]["data"]["text/plain"]))

    def ended(self) -> int | None:
        """What it ended with."""
        until(lambda: self.process.poll() is not None, 20)
        return self.process.returncode


Fork = Callable[..., Kernel]


@contextmanager
def forking(folder: Path) -> Iterator[tuple[Forker, Fork]]:
    """A process that forks, and how to have it fork."""
    forker, kernels = Forker(), []

    def fork(before: Callable[[Path], None] | None = None, **environment: str) -> Kernel:
        file = folder / f"{len(kernels)}.json"
        write_connection_file(str(file), ip="127.0.0.1", key=os.urandom(16).hex().encode())
        if before is not None:
            before(file)
        asked = {"id": f"{len(kernels):08}-0", "file": str(file), "folder": str(folder)}
        asked["environment"] = {**os.environ, **environment}
        kernels.append(Kernel(asyncio.run(forker.fork(asked)), file))
        return kernels[-1]

    try:
        yield forker, fork
    finally:
        for kernel in kernels:
            kernel.client.stop_channels()
            kernel.process.kill()
        forker.stop()


@pytest.fixture(scope="module")
def fork(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fork]:
    """How to have a kernel forked."""
    with forking(tmp_path_factory.mktemp("kernels")) as (_, how):
        yield how


@forks
def test_each_has_its_own(fork: Fork) -> None:
    """Environment, folder, chance and identity are those of one kernel; nothing comes by stdin."""
    one, other = fork(CHURCHILL_TRIED="1"), fork()
    assert one.value("__import__('os').environ.get('CHURCHILL_TRIED')") == "1"
    assert other.value("__import__('os').environ.get('CHURCHILL_TRIED')") is None
    assert Path(one.value("__import__('os').getcwd()")).samefile(one.folder)
    assert one.value("__import__('sys').stdin.read()") == ""
    assert one.value("__import__('os').getsid(0)") == one.process.pid
    for drawn in (
        "__import__('random').random()",
        "__import__('secrets').token_hex()",
        "str(__import__('uuid').uuid4())",
        "get_ipython().kernel.ident",
        "get_ipython().kernel.session.session",
        "float(__import__('numpy.random').random.random())",
    ):
        if "numpy" in drawn:
            pytest.importorskip("numpy")
        assert one.value(drawn) != other.value(drawn), drawn


@forks
def test_ports_that_are_taken(tmp_path: Path) -> None:
    """A port may be another program's after it was looked up: a kernel binds what is free."""
    with forking(tmp_path) as (_, fork), ExitStack() as taken:

        def take(file: Path) -> None:
            for name in port_names:
                other = taken.enter_context(socket.socket())
                other.bind(("127.0.0.1", json.loads(file.read_text())[name]))
                other.listen()

        assert fork(take).value("1") == 1


@forks
def test_what_is_printed_and_shown(fork: Fork) -> None:
    """Goes where the page hears it, with the tracebacks."""
    kernel = fork()
    told: list[dict[str, Any]] = []
    code = "import sys; print('said'); print('told', file=sys.stderr); display(1); 2"
    kernel.client.execute_interactive(code, output_hook=told.append, timeout=60)
    kernel.client.execute_interactive("1 / 0", output_hook=told.append, timeout=60)
    kinds = [(m["msg_type"], m["content"].get("name")) for m in told]
    for kind in (("stream", "stdout"), ("stream", "stderr"), ("display_data", None)):
        assert kind in kinds
    assert {"execute_result", "error"} <= {kind for kind, _ in kinds}


@forks
def test_signals_and_codes(fork: Fork) -> None:
    """An interrupt ends a cell; an end is told with its code or signal, and leaves no zombie."""
    kernel = fork()
    code = "import time\nwhile True: time.sleep(0.01)"
    asked = kernel.client.execute(code, stop_on_error=False)
    time.sleep(0.5)
    kernel.process.send_signal(signal.SIGINT)
    reply = kernel.client.get_shell_msg(timeout=60)
    assert reply["parent_header"]["msg_id"] == asked
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    assert kernel.value("1") == 1 and kernel.process.poll() is None
    kernel.client.execute("import os; os._exit(3)")
    assert kernel.ended() == 3
    with pytest.raises(ProcessLookupError):
        os.kill(kernel.process.pid, 0)
    kernel.process.send_signal(signal.SIGTERM)  # to nobody
    for end, code in ((Forked.terminate, -signal.SIGTERM), (Forked.kill, -signal.SIGKILL)):
        kernel = fork()
        end(kernel.process)
        assert kernel.ended() == code


@forks
def test_a_farewell(fork: Fork, capfd: pytest.CaptureFixture[str]) -> None:
    """Is heard even where it comes at once; threads of the kernel do not wait for each other."""
    for _ in range(10):
        kernel = fork()
        kernel.client.shutdown()
        assert kernel.ended() == 0
    assert "timed out" not in capfd.readouterr().err


@forks
def test_no_server_no_kernel(fork: Fork) -> None:
    """Whatever it is doing."""
    kernel = fork()
    kernel.client.execute("while True: pass")
    time.sleep(0.5)
    kernel.process._line.shutdown(socket.SHUT_RDWR)  # as the system does for a server that died
    until(lambda: not _runs(kernel.process.pid), 20)


@forks
def test_the_process_that_forks_may_die(tmp_path: Path) -> None:
    """Kernels go on and end as before; the next page has another process to fork its own."""
    with forking(tmp_path) as (forker, fork):
        kernel = fork()
        assert forker._process is not None
        first = forker._process.pid
        os.kill(first, signal.SIGKILL)
        forker._process.wait()
        assert kernel.value("1") == 1 and kernel.process.poll() is None
        other = fork()
        assert other.value("__import__('os').getppid()") == forker._process.pid != first
        kernel.process.kill()
        assert kernel.ended() == -signal.SIGKILL


@forks
def test_a_kernel_that_cannot_begin(tmp_path: Path) -> None:
    """Is an error of the page that asked for it."""
    forker = Forker()
    asked = {"id": "0", "file": "none.json", "folder": str(tmp_path / "nowhere"), "environment": {}}
    with pytest.raises(OSError, match="before it began"):
        asyncio.run(forker.fork(asked))
    forker.stop()


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# -- where nothing is forked -----------------------------------------------------------------------


def test_the_server_starts_without_what_it_has_no_use_for() -> None:
    """Grammars of addresses take seconds to be put together."""
    code = (
        "import sys; from churchill_widgets.serving import server; assert 'lark' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_how_a_program_is_started() -> None:
    from churchill_widgets.serving.kernels import LAUNCH, PageKernel
    from jupyter_client.kernelspec import KernelSpec

    kernel = PageKernel()
    kernel._launch_args = {}
    python = ["python", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    kernel._kernel_spec = KernelSpec(argv=python, resource_dir="")
    command = kernel.format_kernel_cmd()
    assert command[1:4] == ["-c", LAUNCH, "-f"] and command[-1].startswith("--History")
    kernel._kernel_spec = KernelSpec(argv=["other", "{connection_file}"], resource_dir="")
    assert kernel.format_kernel_cmd()[0] == "other" and len(kernel.format_kernel_cmd()) == 2
