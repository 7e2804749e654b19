"""A kernel that is forked: what is made of it before the fork, and the rest after it."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import threading
import uuid
from typing import Any

import tornado.platform.asyncio  # noqa: F401
from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp
from jupyter_client.connect import port_names
from jupyter_client.localinterfaces import local_ips

from . import warm

# Nobody asks for history, which has a thread and a database. Printed lines go to the page's
# stream, what C prints to the terminal. 1: no parent to watch, since a socket is (`_end_with`).
ARGUMENTS = (
    "--HistoryManager.enabled=False",
    "--IPKernelApp.capture_fd_output=False",
    "--IPKernelApp.parent_handle=1",
)


class Kernel(IPythonKernel):
    """IPython's kernel, made with its shell before the fork: it is told of its sockets later."""

    @classmethod
    def instance(cls, **given: Any) -> Kernel:
        """The one that there is, with what is given to it."""
        kernel: Kernel = super().instance(**given)
        for name, value in given.items():
            if value is not None:
                setattr(kernel, name, value)
        return kernel

    def do_shutdown(self, restart: bool) -> Any:
        """Told to end, it complains of nothing more: its sockets close while it works."""
        self.log.disabled = True
        return super().do_shutdown(restart)

    def connect(self) -> None:
        """Tell all parts what IPython would have told them when they were made."""
        self.ident = str(uuid.uuid4())
        self._stdout, self._stderr = sys.stdout, sys.stderr
        shell: Any = self.shell
        for part in (shell.displayhook, shell.display_pub):
            part.session, part.pub_socket = self.session, self.iopub_socket
        shell.displayhook.topic = self._topic("execute_result")


class Program(IPKernelApp):
    """IPython's program around the kernel, in two halves."""

    prepared = False

    def prepare(self) -> None:
        """What is the same for every kernel."""
        super(IPKernelApp, self).initialize(list(ARGUMENTS))  # IPython's settings and profile
        self.prepared = True
        self.init_pdb()
        self.kernel_class = Kernel
        Kernel.instance(parent=self, profile_dir=self.profile_dir, log=self.log)
        warm.up()  # now that there is a shell, widgets find that they are in a kernel
        local_ips()  # looks once at the network's interfaces

    def parse_command_line(self, argv: list[str] | None = None) -> None:
        """Once: it takes 3 MB."""
        if not self.prepared:
            super().parse_command_line(argv)

    def init_connection_file(self) -> None:
        """The ports are those that are free as they are bound, and the file gets them: one that the
        server found free may be another program's by now."""
        super().init_connection_file()
        for name in port_names:
            setattr(self, name, 0)

    def init_kernel(self) -> None:
        """The kernel gets its sockets."""
        super().init_kernel()
        self.kernel.connect()

    def run(self, line: socket.socket) -> None:
        """Be the kernel that the server asks for at the other end of this socket."""
        os.setsid()  # signals are sent to all that a kernel has started
        with open(os.devnull) as nothing:
            os.dup2(nothing.fileno(), 0)
        with line.makefile("rb") as said:
            asked = json.loads(said.readline())
        with contextlib.suppress(OSError), open("/proc/self/comm", "w") as name:
            name.write(f"kernel-{asked['id'][:8]}")  # so that top tells which one it is
        threading.Thread(target=_end_with, args=(line,), daemon=True).start()
        os.environ.clear()
        os.environ.update(asked["environment"])
        os.chdir(asked["folder"])
        if numpy := sys.modules.get("numpy.random"):
            numpy.seed()  # Python's own chance is seeded anew after a fork, this one isn't
        self.connection_file = asked["file"]
        self.initialize([])
        line.send(b"ready %d\n" % os.getpid())
        self.start()
        # The page's farewell is heard by the control thread, which stops the main loop before it
        # has sent all that was printed: it ends before the thread that it sends to.
        control = self.control_thread
        if control and control.is_alive():
            control.stop()
            control.join()


def _end_with(line: socket.socket) -> None:
    """End this process when the server has gone, whatever it is doing."""
    with contextlib.suppress(OSError):
        while line.recv(64):
            pass
    os._exit(1)
