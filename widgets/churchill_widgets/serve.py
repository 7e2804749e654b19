"""Serves one notebook as a page, through Voila: a kernel for each open page, none for closed ones.

Nothing here knows a game. The page is seen from this machine only, unless another address
is asked for; it links nothing on other hosts and shows neither sources nor tracebacks.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

TEMPLATE = Path(__file__).parent / "voila_template"

# How long a kernel waits without a page, in seconds.
LEFT = 2.0  # the page was closed or loaded anew
UNSEEN = 120.0  # no page has come for it: a slow one, or a visitor that was no browser
LOST = 600.0  # the connection broke: a weak network may bring the page back

# What a browser says when a page goes away: done, going away, closed without a code.
GOODBYE = (1000, 1001, 1005)

# What pages need of the JupyterLab extensions on this machine; the others would only cost time.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "ipycanvas",
)

# ipywidgets hands each text to MathJax, a megabyte of scripts, which would also read formulas
# into dollar signs. This stands in for it; what Voila appends to the address is a comment then.
NO_MATHJAX = (
    "data:text/javascript,MathJax={Hub:{Config(){},Configured(){},Queue(){},"
    "Register:{StartupHook(){}}}}//"
)

SORRY = (
    "The page could not be set up; the server's terminal says why. "
    "Страницу не удалось подготовить; причина — в терминале сервера."
)


class PageKernels(AsyncMappingKernelManager):
    """Kernels that live as long as their page is open, and a little longer.

    Jupyter's culler asks how long a kernel has been idle, which is right for notebooks. A
    player may think for an hour; here it counts whether a page is connected, and how the
    last one went. A kernel that Voila keeps warm for the next page is not asked.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._free_at: dict[str, float] = {}

    def release(self, kernel_id: str, seconds: float) -> None:
        """Free a kernel in `seconds`, unless a page is connected to it by then."""
        if kernel_id in self:
            wanted = time.monotonic() + seconds
            self._free_at[kernel_id] = min(wanted, self._free_at.get(kernel_id, wanted))

    def notify_connect(self, kernel_id: str) -> None:
        """A page has connected."""
        self._free_at.pop(kernel_id, None)
        super().notify_connect(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Free the kernel if its time has come. The culler calls this for each kernel in turn."""
        watched = self.kernel_model(kernel_id)["connections"] > 0
        if kernel_id not in self._free_at:
            if not watched:
                self.release(kernel_id, UNSEEN)
        elif time.monotonic() >= self._free_at[kernel_id]:
            del self._free_at[kernel_id]
            if not watched:
                await self.shutdown_kernel(kernel_id)


class KernelSocket(VoilaKernelWebsocketHandler):
    """The connection between a page and its kernel."""

    async def open(self, kernel_id: str) -> None:
        """A page connects."""
        # A click is answered by several small messages. Without this, TCP holds the second
        # back until the browser has acknowledged the first: 40 ms for each click.
        self.set_nodelay(True)
        await super().open(kernel_id)

    def on_close(self) -> None:
        """The page has gone, or the network between."""
        super().on_close()
        self.kernel_manager.release(self.kernel_id, LEFT if self.close_code in GOODBYE else LOST)


class Goodbye(VoilaShutdownKernelHandler):
    """What Voila's page posts on its way out, for browsers and proxies that give no close code.

    Voila refuses its own message, since it comes without a token against forged requests
    (voila #1458). None is needed: who knows a kernel's id may say that its page is being
    left, and where that is not true the kernel stays.
    """

    def check_xsrf_cookie(self) -> None:
        """Every message passes."""

    async def post(self, kernel_id: str) -> None:
        """Free the kernel once its page has gone."""
        self.kernel_manager.release(kernel_id, LEFT)
        self.set_status(204)
        self.finish()


class Server(Voila):
    """Voila with our page around the notebook, and kernels that go when their pages do."""

    def setup_template_dirs(self) -> None:
        """Our templates are found before Voila's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATE))

    def init_handlers(self) -> list[Any]:
        """Our handlers are asked before Voila's."""
        kernel = r"(?P<kernel_id>[\w-]+)"
        return [
            (rf"{self.server_url}api/kernels/{kernel}/channels", KernelSocket),
            (rf"{self.server_url}voila/api/shutdown/{kernel}", Goodbye),
            *super().init_handlers(),
        ]


def configuration(notebook: Path, ip: str, port: int, verbose: bool = False) -> Config:
    """How Voila is set up for a page."""
    c = Config()
    c.Voila.notebook_path = str(notebook)
    c.Voila.ip = ip
    c.Voila.port = port
    c.Voila.port_retries = 0  # the address that was asked for, or none
    c.Voila.open_browser = False
    c.Voila.log_level = logging.INFO if verbose else logging.ERROR
    page = c.VoilaConfiguration
    page.template = "lab"
    page.theme = "light"
    page.allow_template_override = page.allow_theme_override = "NO"
    page.strip_sources = True
    page.show_tracebacks = False
    page.file_allowlist = []
    page.extension_allowlist = list(EXTENSIONS)
    page.page_config_hook = lambda page_config, **_: {**page_config, "fullMathjaxUrl": NO_MATHJAX}
    page.multi_kernel_manager_class = PageKernels
    # One kernel waits with the notebook already run, and is replaced when the next page has
    # had time to load: on a small machine both at once are slower than one after the other.
    page.preheat_kernel = True
    page.default_pool_size = 1
    c.VoilaKernelManager.fill_delay = 4.0
    c.VoilaExecutor.cell_error_instruction = SORRY
    c.PageKernels.cull_idle_timeout = int(LOST)  # any number above zero starts the culler
    c.PageKernels.cull_interval = 1
    # Other users of the machine can't listen in, and the kernel does not warn that they might.
    c.PageKernels.transport_encryption = "auto"
    # A kernel that died is not started again: an empty one would answer no click. The page
    # is told, and says so.
    c.KernelRestarter.restart_limit = 0
    c.KernelRestarter.time_to_dead = 1.0
    return c


def serve(
    notebook: Path,
    ip: str = "127.0.0.1",
    port: int = 8866,
    *,
    ready: Callable[[str], None] = lambda address: None,
    browser: bool = False,
    verbose: bool = False,
) -> None:
    """Serve a notebook until the process is interrupted; `ready` is called with the address.

    Raises FileNotFoundError if there is no such notebook, and OSError if the port is taken
    or the address is not one of this machine's.
    """
    if not notebook.is_file():
        raise FileNotFoundError(str(notebook))
    with socket.create_server((ip, port)):
        pass  # Voila would try other ports, or end without a word
    if not verbose:
        logging.getLogger("tornado").setLevel(logging.ERROR)
    server = Server.instance(config=configuration(notebook, ip, port, verbose))
    server.initialize([])

    def started() -> None:
        ready(server.display_url)
        if browser and _has_screen():
            webbrowser.open(server.display_url)

    IOLoop.current().add_callback(started)
    server.start()


def _has_screen() -> bool:
    # Without one, webbrowser would start a text browser in the terminal.
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
