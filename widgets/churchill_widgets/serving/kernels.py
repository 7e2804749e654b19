"""The programs behind the pages: some wait warm, one serves each page, none outlives it."""

from __future__ import annotations

import asyncio
import os
import queue
import time
from collections.abc import Mapping
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from jupyter_server.services.kernels.kernelmanager import (
    AsyncMappingKernelManager,
    ServerKernelManager,
)
from jupyter_server.utils import ensure_async
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from traitlets import Float, Int, Unicode, default

from churchill_kit.store.guesses import VISITOR

from .provisioner import Forker

# How long a kernel waits without a page, in seconds.
LEFT = 2.0  # the page was closed or loaded anew
UNSEEN = 120.0  # no page has come for it: a slow one, or a visitor that was no browser
LOST = 600.0  # the connection broke: a weak network may bring the page back

EARLY = 20.0  # no page has come for it, and somebody else would like the place

READY = 60.0  # a kernel that has not done its first task by then never will
ANSWER = 3.0  # one that waits answers at once, or is stuck

UNSEEN_EACH = 8  # pages of one address that no browser has connected to yet, or a third of all


# Where kernels are started, not forked: nobody looks for faults in a page's program with a
# debugger, which takes 8 MB in each, and nobody asks for its history.
LAUNCH = (
    "import sys, runpy; sys.modules['debugpy'] = None; "
    "runpy.run_module('ipykernel_launcher', run_name='__main__')"
)


class PageKernel(ServerKernelManager):
    """How a page's program is started, where it is not forked."""

    @default("last_activity")
    def _started_now(self) -> datetime:
        """Until the server notes the first: the culler may come by while a kernel starts."""
        return datetime.now(UTC)

    def format_kernel_cmd(self, extra_arguments: list[str] | None = None) -> list[str]:
        """Python's kernel, with less in it; others as they are."""
        command: list[str] = super().format_kernel_cmd(extra_arguments)
        if "ipykernel_launcher" not in command:
            return command
        at = command.index("ipykernel_launcher")
        return [
            *command[: at - 1], "-c", LAUNCH, *command[at + 1 :], "--HistoryManager.enabled=False",
        ]  # fmt: skip


@dataclass(eq=False)
class Seat:
    """A place for a page: kept from the moment it is asked for, since its program takes a while."""

    address: str
    since: float = field(default_factory=time.monotonic)
    kernel_id: str = ""
    seen: bool = False  # a browser has connected to it


# The seat of the request that is being answered.
SEAT: ContextVar[Seat | None] = ContextVar("SEAT", default=None)


class PageKernels(AsyncMappingKernelManager):
    """Kernels that live as long as their page is open, and a little longer.

    Jupyter's culler asks how long a kernel has been idle, which is right for notebooks. A
    player may think for an hour; here it counts whether a page is connected, and how the
    last one went.

    Some kernels wait with everything imported, for whichever page is asked for next. (Those
    that Voila can keep wait for one page each, which would be a kernel for each chapter.)
    """

    warm = Int(1, config=True, help="How many kernels wait for a page.")
    warm_code = Unicode("", config=True, help="What such a kernel does first.")
    refill = Float(4.0, config=True, help="Seconds without a new page before another is warmed.")
    most = Int(0, config=True, help="How many pages may be open; 0: any number.")
    unwatched = Float(0, config=True, help="Seconds that a hidden page keeps its kernel; 0: all.")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._free_at: dict[str, float] = {}
        self._waiting: list[asyncio.Task[str]] = []
        self._warming: set[str] = set()
        self._refill: Any = None
        self._seats: list[Seat] = []
        self.forker = Forker()

    # -- warm kernels ------------------------------------------------------------------------------

    def fill(self) -> None:
        """Start as many kernels as should wait."""
        self._refill = None
        while len(self._waiting) < self.warm:
            self._waiting.append(asyncio.ensure_future(self._warm_up()))

    async def _warm_up(self) -> str:
        kernel_id = await super().start_kernel(env=dict(os.environ))
        self._warming.add(kernel_id)
        await self._run(kernel_id, self.warm_code, READY)
        return kernel_id

    async def start_kernel(self, **asked: Any) -> str:  # type: ignore[override]
        """A kernel for a page: one that waits, or else a new one."""
        # On a small machine a page and the next kernel at once are slower than one after the other.
        loop = IOLoop.current()
        if self._refill is not None:
            loop.remove_timeout(self._refill)
        self._refill = loop.call_later(self.refill, self.fill)
        seat = SEAT.get()
        if seat is not None and "env" in asked:  # wrong codes of tables are counted by it
            asked["env"] = {**asked["env"], VISITOR: seat.address}
        kernel_id = None
        while self._waiting and kernel_id is None:
            kernel_id = await self._adopt(self._waiting.pop(0), asked)
        if kernel_id is None:
            kernel_id = await super().start_kernel(**asked)
        self._seated(kernel_id)
        return kernel_id

    async def _adopt(self, waiting: asyncio.Task[str], asked: Mapping[str, Any]) -> str | None:
        """The kernel that waits, moved to where the page wants it; None if it is of no use."""
        kernel_id = None
        try:
            kernel_id = await waiting
            if not await ensure_async(self.get_kernel(kernel_id).is_alive()):
                raise RuntimeError("the kernel died while it waited")
            here = {str(k): v for k, v in asked["env"].items() if os.environ.get(k) != v}
            folder = self.cwd_for_path(asked["path"])
            move = f"import os; os.environ.update({here!r}); os.chdir({folder!r}); del os"
            await self._run(kernel_id, move, ANSWER)
        except Exception:  # whatever it was: the page gets a new one
            self.log.error("A kernel that waited is of no use", exc_info=True)
            if kernel_id is not None and kernel_id in self:
                with suppress(HTTPError):  # it was seen to be dead meanwhile, and is gone
                    await ensure_async(self.shutdown_kernel(kernel_id, now=True))
            kernel_id = None
        finally:
            self._warming.discard(kernel_id or "")
        return kernel_id

    async def _run(self, kernel_id: str, code: str, seconds: float) -> None:
        """Run code in a kernel; raises TimeoutError or RuntimeError if that can't be done."""
        client = self.get_kernel(kernel_id).client()
        client.start_channels(shell=True, iopub=False, stdin=False, hb=False, control=False)
        try:
            sent = client.execute(code, silent=True, store_history=False, allow_stdin=False)
            async with asyncio.timeout(seconds):
                while True:
                    try:
                        reply = await ensure_async(client.get_shell_msg(timeout=0.5))
                    except queue.Empty:  # it thinks, or nobody is left to answer
                        if not await ensure_async(self.get_kernel(kernel_id).is_alive()):
                            raise RuntimeError("the kernel died at its task") from None
                        continue
                    if reply["parent_header"].get("msg_id") == sent:
                        break
        finally:
            client.stop_channels()
        if reply["content"]["status"] != "ok":
            raise RuntimeError("\n".join(reply["content"].get("traceback", ())))

    # -- how many, and for how long ----------------------------------------------------------------

    def seat(self, address: str) -> Seat | None:
        """A place for a page that this address asks for; None if all are taken, or too many of
        its own wait for a browser."""
        if self.crowd(address):
            return None
        if self.most and len(self._counted()) >= self.most:
            since = time.monotonic() - EARLY
            late = (s for s in self._counted() if s.kernel_id and not s.seen and s.since < since)
            oldest = min(late, key=lambda s: s.since, default=None)
            if oldest is None:
                return None
            self._seats.remove(oldest)
            self.release(oldest.kernel_id, 0)
        return self._take(address)

    def crowd(self, address: str) -> bool:
        """Whether as many pages of this address as may wait for a browser to connect."""
        unseen = sum(not s.seen and s.address == address for s in self._counted())
        return bool(self.most) and unseen >= max(UNSEEN_EACH, self.most // 3)

    def leave(self, seat: Seat) -> None:
        """The page has been sent; a seat for which no kernel was started is free again."""
        if not seat.kernel_id and seat in self._seats:
            self._seats.remove(seat)

    def _take(self, address: str) -> Seat:
        seat = Seat(address)
        self._seats.append(seat)
        return seat

    def _counted(self) -> list[Seat]:
        """Seats that are taken; those whose page has said goodbye are as good as free."""
        soon = time.monotonic() + LEFT
        leaving = {k for k, at in self._free_at.items() if at <= soon}
        return [s for s in self._seats if s.kernel_id not in leaving]

    def _seated(self, kernel_id: str) -> None:
        self._free_at.pop(kernel_id, None)  # of a time when it waited, and the culler came by
        seat = SEAT.get()
        if seat is not None:
            seat.kernel_id, seat.since = kernel_id, time.monotonic()
            if kernel_id not in self:  # it has died already
                self._rise(kernel_id)

    def _rise(self, kernel_id: str) -> None:
        self._seats = [s for s in self._seats if s.kernel_id != kernel_id]

    def release(self, kernel_id: str, seconds: float) -> None:
        """Free a kernel in `seconds`, unless a page is connected to it by then."""
        if kernel_id in self:
            wanted = time.monotonic() + seconds
            self._free_at[kernel_id] = min(wanted, self._free_at.get(kernel_id, wanted))

    def notify_connect(self, kernel_id: str) -> None:
        """A page has connected."""
        self._free_at.pop(kernel_id, None)
        for seat in self._seats:
            seat.seen = seat.seen or seat.kernel_id == kernel_id
        super().notify_connect(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Free the kernel if its time has come. The culler calls this for each kernel in turn."""
        if kernel_id in self._warming:
            return
        kernel: Any = self.get_kernel(kernel_id)
        watched = self.kernel_model(kernel_id)["connections"] > 0
        if watched and self.unwatched:
            # A page that somebody looks at asks now and then whether its kernel is there.
            idle = time.time() - kernel.last_activity.timestamp()
            if idle > self.unwatched:
                await ensure_async(self.shutdown_kernel(kernel_id))
                return
        if kernel_id not in self._free_at:
            if not watched:
                self.release(kernel_id, UNSEEN)
        elif time.monotonic() >= self._free_at[kernel_id]:
            del self._free_at[kernel_id]
            if not watched:
                await ensure_async(self.shutdown_kernel(kernel_id))

    def remove_kernel(self, kernel_id: str) -> Any:
        """The kernel has ended."""
        self._free_at.pop(kernel_id, None)
        self._warming.discard(kernel_id)
        self._rise(kernel_id)
        return super().remove_kernel(kernel_id)

    async def shutdown_all(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]
        """End all kernels, those on their way among them."""
        if self._refill is not None:
            IOLoop.current().remove_timeout(self._refill)
        self.warm = 0
        for task in self._waiting:
            task.cancel()
        await ensure_async(super().shutdown_all(*args, **kwargs))
        self.forker.stop()
