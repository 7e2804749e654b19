"""What passes between a page and its kernel: the messages of widgets, and nothing else."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.websocket import WebSocketClosedError
from traitlets import Bool

from .kernels import LEFT, LOST, PageKernels

# The form of messages that browsers use; the older one would need a second set of filters.
PROTOCOL = "v1.kernel.websocket.jupyter.org"

# What a page may say. It runs no code: what its buttons do is in the widgets.
HEARD = frozenset(
    {"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"}
)
# The only connection that a page opens by itself: it asks for all widgets at once.
OPENED = frozenset({"jupyter.widget.control"})
# What a page is not told: sources, printed lines, tracebacks.
KEPT = frozenset({"execute_input", "execute_result", "error", "stream"})

# What a browser says when a page goes away: done, going away. A page that gives up a connection
# which fell silent, to open another, says nothing.
GOODBYE = (1000, 1001)

PARTS = 64  # of a message: channel, header, parent, metadata, content, and binary ones
MOST = 16 * 1024 * 1024  # bytes in a message; the app refuses a saved game beyond 8 MB itself
BURST = 400  # messages at once, as when a long chapter opens
RATE = 100.0  # messages a second after that; dragging a slider makes some sixty
HEAP = 2 * MOST  # bytes at once: a saved game and a file of progress
FLOW = 256.0 * 1024  # bytes a second after that; a choice has less than one of these thousands


def parts_of(message: bytes) -> tuple[str, list[bytes]]:
    """A message's channel and its parts. Raises ValueError if it is none.

    Jupyter's own reader believes whatever number of parts a message claims to have, and would
    fill the memory with their places.
    """
    count = int.from_bytes(message[:8], "little")
    if not 6 <= count <= PARTS or len(message) < 8 * (count + 1):
        raise ValueError("not a message")
    channel, parts = deserialize_msg_from_ws_v1(message)
    return channel, parts


class Allowance:
    """So much may come at once, and so much a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self._left, self._counted = burst, time.monotonic()

    def wait(self, amount: float) -> float:
        """Seconds until this much more is let in."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._counted) * self.rate) - amount
        self._counted = now
        return max(0.0, -self._left / self.rate)


class PageConnection(ZMQChannelsWebsocketConnection):
    """Lets through what widgets need, and of what the program says all: a page that misses a part
    of it would show an older position than the one that it is asked about."""

    limit_rate = Bool(False)

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """From the page to the kernel."""
        if not self.channels:
            return  # closed meanwhile
        kind, refused = "?", True
        try:
            _, parts = parts_of(incoming_msg)
            kind = self.get_part("header", None, parts)["msg_type"]
            refused = kind not in HEARD
            if kind == "comm_open":
                refused = self.get_part("content", None, parts)["target_name"] not in OPENED
        except Exception:
            self.log.debug("unreadable message", exc_info=True)
        if refused:
            self.log.warning("A page sent what it may not: %s", str(kind)[:40])
        else:
            super().handle_incoming_message(incoming_msg)

    def _on_zmq_reply(self, stream: Any, msg_list: Any) -> None:
        """From the kernel to the page."""
        kind = self.get_part("header", None, msg_list)["msg_type"]
        if kind not in KEPT:
            super()._on_zmq_reply(stream, msg_list)
        elif kind in ("error", "stream"):
            self._tell(self.get_part("content", None, msg_list))

    def _tell(self, content: dict[str, Any]) -> None:
        """Into the server's log."""
        if "traceback" in content:
            self.log.error("%s: %s", self.kernel_id, "\n".join(content["traceback"]))
        else:
            level = self.log.error if content.get("name") == "stderr" else self.log.info
            level("%s: %s", self.kernel_id, str(content.get("text", "")).rstrip())


class KernelSocket(KernelWebsocketHandler):
    """The connection between a page and its kernel."""

    def initialize(self) -> None:
        """How many messages may come, and how much is in them."""
        super().initialize()
        self._messages, self._bytes = Allowance(BURST, RATE), Allowance(HEAP, FLOW)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Nobody reads a page here, and there is nobody to draw one for."""
        self.finish()

    async def open(self, kernel_id: str) -> None:
        """A page connects."""
        if self.selected_subprotocol != PROTOCOL:
            self.close(1002, "unknown form of messages")
            return
        # A click is answered by several small messages. Without this, TCP holds the second
        # back until the browser has acknowledged the first: 40 ms for each click.
        self.set_nodelay(True)
        await super().open(kernel_id)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """To the page; who has gone meanwhile hears nothing, which is no news for the terminal."""
        try:
            sent = super().write_message(message, binary)
        except WebSocketClosedError:
            sent = asyncio.get_running_loop().create_future()
            sent.set_result(None)
        sent.add_done_callback(lambda task: task.cancelled() or task.exception())
        return sent

    async def on_message(self, message: Any) -> None:
        """Pass a message on; who sends too many waits, and nobody else does."""
        wait = max(self._messages.wait(1), self._bytes.wait(len(message)))
        if wait:
            await asyncio.sleep(wait)
        if self.connection is not None:
            self.connection.handle_incoming_message(message)

    def on_close(self) -> None:
        """The page has gone, or the network between."""
        super().on_close()
        kernels = cast(PageKernels, self.kernel_manager)
        kernels.release(self.kernel_id, LEFT if self.close_code in GOODBYE else LOST)
