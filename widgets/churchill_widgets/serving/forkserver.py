"""The process that kernels are forked from: it has imported all that pages need, and nothing else.

It never runs a game, hears no page and is told nothing about a visitor: what the server asks for
is one byte with a socket, and what the kernel is to know comes through that socket, which only the
kernel reads. It has one thread and no ZeroMQ; both would be broken in a fork.

The socket ties a kernel to its server. The kernel tells its process id when it is ready, this
process how it ended, and if the server goes, so does the kernel. If this process ends, its kernels
go on.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import socket
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .forked import Program

CODE = "from churchill_widgets.serving.forkserver import main; main()"


def main() -> None:
    """Import everything, then fork whenever the server, at the other end of stdin, asks for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    program = prepared()
    gc.collect()
    gc.freeze()  # what is there now is not looked through again, so its memory stays shared
    line = serve(socket.socket(fileno=0))
    if line is not None:
        program.run(line)


def prepared() -> Program:
    """The kernel's program as far as it can be made before the fork."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy would start threads
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # 8 MB, and nobody debugs a page
    from .forked import Program

    program: Program = Program.instance()
    program.prepare()
    return program


def serve(asked: socket.socket) -> socket.socket | None:
    """Fork until the server goes (None); in a forked process: its own socket."""
    children: dict[int, socket.socket] = {}
    woken, wake = socket.socketpair()
    wake.setblocking(False)
    signal.set_wakeup_fd(wake.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)  # only wakes
    while True:
        ready, _, _ = select.select([asked, woken], [], [])
        if woken in ready:
            woken.recv(64)
            _reap(children)
        if asked in ready:
            _, fds, _, _ = socket.recv_fds(asked, 1, 1)
            if not fds:
                return None
            line = socket.socket(fileno=fds[0])
            pid = os.fork()
            if pid:
                children[pid] = line
                continue
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for other in (woken, wake, *children.values()):
                other.close()
            asked.detach()  # its place is stdin's, which gets something else
            return line


def _reap(children: dict[int, socket.socket]) -> None:
    """Tell the server of those that have ended: what they ended with, or minus the signal."""
    while children:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        with contextlib.suppress(OSError), children.pop(pid) as line:
            line.send(b"ended %d\n" % os.waitstatus_to_exitcode(status))
