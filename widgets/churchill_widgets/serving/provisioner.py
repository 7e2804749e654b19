"""How the server has its kernels forked, where that can be done; elsewhere they are started."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from importlib.metadata import EntryPoint
from typing import Any

from jupyter_client.connect import KernelConnectionInfo, port_names
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from .forkserver import CODE

# Forking is safe on these where nothing has threads, and the process that forks has none.
FORKS = sys.platform in ("linux", "darwin")

READY = 60.0  # seconds: a kernel that can't be reached by then never will


class Forked:
    """A kernel's process, as far as Jupyter asks for a `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, line: socket.socket, pid: int) -> None:
        self._line = line
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """What it ended with, or None. The socket closes when nobody is left to tell."""
        if self.returncode is None:
            try:
                told = self._line.recv(64)
            except BlockingIOError:
                return None
            except OSError:
                told = b""
            self.returncode = int(told.split()[1]) if told else -signal.SIGKILL
            self._line.close()
        return self.returncode

    def wait(self) -> int | None:
        """The same: Jupyter waits by asking."""
        return self.poll()

    def send_signal(self, signum: int) -> None:
        """To it and to all it has started."""
        if self.poll() is None:
            os.killpg(self.pid, signum)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class Forker:
    """The process that forks, started when it is first needed, and again if it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None

    def start(self) -> None:
        """Let it import everything; who asks meanwhile waits."""
        self.stop()
        self._line, theirs = socket.socketpair()
        # It has a session of its own: Ctrl-C in the terminal is for the server. -P: what lies in
        # the folder where the server was started is not imported.
        command = [sys.executable, "-P", "-c", CODE]
        with theirs:
            self._process = subprocess.Popen(command, stdin=theirs.fileno(), start_new_session=True)

    def stop(self) -> None:
        """It ends when it has nobody to listen to."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    async def fork(self, asked: dict[str, Any]) -> Forked:
        """A new kernel that can be reached: its id, its connection file, the folder and the
        environment that it is to have. Raises OSError if it cannot be had."""
        if self._line is None:
            self.start()
        used = self._line
        try:
            return await self._fork(asked)
        except OSError:  # the one that forks has died
            if self._line is used:  # and nobody has seen it yet
                self.start()
            return await self._fork(asked)

    async def _fork(self, asked: dict[str, Any]) -> Forked:
        assert self._line is not None
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            with theirs:
                socket.send_fds(self._line, [b"\n"], [theirs.fileno()])
            async with asyncio.timeout(READY):
                await loop.sock_sendall(ours, json.dumps(asked).encode() + b"\n")
                told = await loop.sock_recv(ours, 64)
            if not told.startswith(b"ready"):
                raise ConnectionError("the kernel ended before it began")
            return Forked(ours, int(told.split()[1]))
        except BaseException:
            ours.close()
            raise


class ForkingProvisioner(LocalProvisioner):
    """Forks a page's kernel; in all else it is Jupyter's own."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Fork the kernel that this command would start, if it is one of Python's."""
        if "ipykernel_launcher" not in self.kernel_spec.argv:
            return await super().launch_kernel(cmd, **kwargs)
        manager: Any = self.parent
        folder = str(kwargs.get("cwd") or os.getcwd())
        asked = {"id": manager.kernel_id, "file": manager.connection_file, "folder": folder}
        asked["environment"] = dict(kwargs["env"])
        self.process = await manager.parent.forker.fork(asked)
        self.pid, self.cwd = self.process.pid, folder
        await self.cleanup()  # the ports that were looked up: the kernel has bound its own
        for name in port_names:
            setattr(manager, name, 0)
        manager.load_connection_file()
        self.connection_info = manager.get_connection_info()
        return self.connection_info


def register() -> str:
    """Make it known to Jupyter in this process, by the name that is given back. No entry point
    does: in other programs, such as JupyterLab, kernels are started as they always were."""
    name = "churchill-kit"
    place = f"{ForkingProvisioner.__module__}:{ForkingProvisioner.__name__}"
    group = KernelProvisionerFactory.GROUP_NAME
    KernelProvisionerFactory.provisioners[name] = EntryPoint(name, place, group)
    return name
