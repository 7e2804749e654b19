"""The server's settings: Voila with our page around the notebooks."""

from __future__ import annotations

import ipaddress
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from tornado.ioloop import IOLoop
from tornado.routing import Rule
from traitlets.config import Config
from voila.app import Voila
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler

from churchill_kit.store.pool import open_pool

from . import provisioner, warm
from .compiled import compile_once
from .connection import MOST, KernelSocket, PageConnection
from .handlers import (
    Elsewhere,
    Goodbye,
    KernelState,
    Login,
    Logout,
    Nothing,
    Page,
    Pages,
    Password,
    Refused,
    Start,
    Tries,
    script,
)
from .kernels import LOST, PageKernel, PageKernels

TEMPLATES = Path(__file__).parent / "templates"

# What pages need of the JupyterLab extensions on this machine; the others would only cost time.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "ipycanvas",
)

# Of what Voila serves, only the scripts and styles of its page are left; lists of the folder,
# files and ways to end or start kernels are not.
SCRIPTS = (TemplateStaticFileHandler, MultiStaticFileHandler, FileFindHandler)

# ipywidgets hands each text to MathJax, a megabyte of scripts, which would also read formulas
# into dollar signs. This stands in for it; what Voila appends to the address is a comment then.
NO_MATHJAX = (
    "data:text/javascript,MathJax={Hub:{Config(){},Configured(){},Queue(){},"
    "Register:{StartupHook(){}}}}//"
)

# What a page may load and whom it may ask: this server. Voila's page has scripts between its
# lines, anywidget makes modules of texts (blob:), and NO_MATHJAX is an address of its own (data:).
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'unsafe-inline' blob: data:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)

LARGEST_BODY = 64 * 1024  # bytes: a password; everything else comes by WebSocket

SORRY = (
    "The page could not be set up; the server's terminal says why. "
    "Страницу не удалось подготовить; причина — в терминале сервера."
)

# What kernels are told when strangers share this server: nothing about one of them is kept here.
SHARED = "CHURCHILL_KIT_SHARED"


@dataclass(frozen=True)
class Settings:
    """What can be chosen. `most` pages at once (0: any number), `hidden` seconds that a page
    nobody looks at keeps its kernel (0: as long as it is open), `warm` kernels that wait; `hosts`
    are names by which a proxy asks for this server ("*": any)."""

    ip: str = "127.0.0.1"
    port: int = 8866
    base_url: str = "/"
    hosts: tuple[str, ...] = ()
    password: str = ""
    shared: bool = False
    most: int = 0
    hidden: float = 0.0
    warm: int = 1
    verbose: bool = False

    @property
    def among_strangers(self) -> bool:
        """Whether others than the owner of this machine may be playing."""
        return self.shared or bool(self.password) or not _is_here(self.ip)

    @property
    def names(self) -> set[str]:
        """All names that are answered; of addresses in numbers see `Elsewhere`."""
        own = {socket.gethostname(), socket.getfqdn()} if self.among_strangers else set()
        own |= {f"{name}.local" for name in own if "." not in name}
        return {"localhost", self.ip, *own, *self.hosts}


class Server(Voila):
    """Voila, giving out less."""

    pages: Pages
    password = ""
    elsewhere: Elsewhere

    def setup_template_dirs(self) -> None:
        """Our templates are found before Voila's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(TEMPLATES))

    def init_handlers(self) -> list[Any]:
        """What is answered; whatever is not named here is not there."""
        kernel = r"(?P<kernel_id>[\w-]+)"
        root = self.server_url
        voila = {"voila_configuration": self.voila_configuration}
        page = {
            **voila,
            "pages": self.pages,
            "template_paths": self.template_paths,
            "config": self.config,
        }
        return [
            (root, Start, {**voila, "pages": self.pages}),
            (rf"{root}voila/render/(.*)", Page, page),
            (rf"{root}api/kernels/{kernel}", KernelState),
            (rf"{root}api/kernels/{kernel}/channels", KernelSocket),
            (rf"{root}voila/api/shutdown/{kernel}", Goodbye),
            *(self._doors(root, voila) if self.password else ()),
            *((h[0], script(h[1]), *h[2:]) for h in super().init_handlers() if h[1] in SCRIPTS),
            (r"/.*", Nothing, voila),
        ]

    @staticmethod
    def _doors(root: str, voila: dict[str, Any]) -> list[Any]:
        return [
            (rf"{root}login", Login, {**voila, "tries": Tries()}),
            (rf"{root}logout", Logout, voila),
        ]

    def listen(self) -> None:
        """With bounds for what may be sent, and for the names by which it may be asked for."""
        self.app.default_router.rules.insert(0, Rule(self.elsewhere, Refused))
        self.app.listen = partial(
            self.app.listen, max_body_size=LARGEST_BODY, max_buffer_size=MOST + LARGEST_BODY
        )
        super().listen()


def configuration(folder: Path, chosen: Settings) -> Config:
    """How Voila is set up."""
    c = Config()
    c.Voila.root_dir = str(folder)
    c.Voila.ip = chosen.ip
    c.Voila.port = chosen.port
    c.Voila.port_retries = 0  # the address that was asked for, or none
    c.Voila.base_url = chosen.base_url
    c.Voila.open_browser = False
    c.Voila.log_level = logging.INFO if chosen.verbose else logging.ERROR
    c.Voila.kernel_websocket_connection_class = PageConnection
    c.Voila.tornado_settings = {
        "websocket_max_message_size": MOST,
        "allow_remote_access": True,  # `Elsewhere` looks at names, and before anything else does
        "headers": {"Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin"},
        # Other programs may be at other paths of the same name, JupyterHub for one.
        "xsrf_cookie_kwargs": {"path": chosen.base_url, "samesite": "Lax"},
    }
    c.IdentityProvider.cookie_options = {"samesite": "Lax"}
    if chosen.password:
        c.Voila.identity_provider_class = Password
        c.Password.password = chosen.password
    page = c.VoilaConfiguration
    page.template = "lab"
    page.theme = "light"
    page.allow_template_override = page.allow_theme_override = "NO"
    page.strip_sources = True
    page.show_tracebacks = False
    page.extension_allowlist = list(EXTENSIONS)
    own = {"fullMathjaxUrl": NO_MATHJAX, "logout": "logout" if chosen.password else ""}
    page.page_config_hook = lambda page_config, **_: {**page_config, **own}
    page.multi_kernel_manager_class = PageKernels
    page.preheat_kernel = False  # PageKernels has its own way
    if provisioner.FORKS:
        c.KernelProvisionerFactory.default_provisioner_name = provisioner.register()
    c.PageKernels.kernel_manager_class = f"{PageKernel.__module__}.{PageKernel.__name__}"
    c.PageKernels.warm = chosen.warm
    c.PageKernels.warm_code = warm.CODE
    c.PageKernels.most = chosen.most
    c.PageKernels.unwatched = chosen.hidden
    c.PageKernels.cull_idle_timeout = int(LOST)  # any number above zero starts the culler
    c.PageKernels.cull_interval = 1
    # Other users of the machine can't listen in, and the kernel does not warn that they might.
    c.PageKernels.transport_encryption = "auto"
    # A kernel that died is not started again: an empty one would answer no click. The page
    # is told, and says so.
    c.KernelRestarter.restart_limit = 0
    c.KernelRestarter.time_to_dead = 1.0
    c.VoilaExecutor.cell_error_instruction = SORRY
    return c


def serve(
    folder: Path,
    start: str,
    chosen: Settings | None = None,
    *,
    only: bool = False,
    ready: Callable[[str], None] = lambda address: None,
    browser: bool = False,
) -> None:
    """Serve the notebooks of a folder until the process is interrupted.

    `start` is the page at the bare address; with `only` it is the only one. `ready` is
    called with the address. Raises FileNotFoundError if there is no such notebook, and
    OSError if the port is taken or the address is not one of this machine's.
    """
    chosen = chosen or Settings()
    if not (folder / start).is_file():
        raise FileNotFoundError(str(folder / start))
    _bind(chosen.ip, chosen.port)  # Voila would try other ports, or end without a word
    if not chosen.verbose:
        logging.getLogger("tornado").setLevel(logging.ERROR)
    if chosen.among_strangers:
        os.environ[SHARED] = "1"
    # A program with a heap for each of its threads takes some megabytes more.
    os.environ.setdefault("MALLOC_ARENA_MAX", "1")
    compile_once()
    server = Server.instance(config=configuration(folder, chosen))
    server.pages = Pages(folder, start, only=only)
    server.password = chosen.password
    server.elsewhere = Elsewhere(chosen.names, numbers=chosen.among_strangers)
    server.initialize([])
    pool = open_pool()

    def started() -> None:
        if provisioner.FORKS:
            server.kernel_manager.forker.start()
        server.kernel_manager.fill()
        ready(server.display_url)
        if browser and _has_screen():
            webbrowser.open(server.display_url)

    IOLoop.current().add_callback(started)
    try:
        server.start()
    finally:
        if pool is not None:
            pool.close()


def _bind(ip: str, port: int) -> None:
    # Without listening: who waits for the server must not take this for it.
    family, kind, protocol, _, address = socket.getaddrinfo(ip, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, protocol) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)


def seen_at(ip: str) -> str:
    """Where others reach a server that listens on all addresses of this machine: the one by which
    it reaches others; "" if it listens on one only, or has no network."""
    if ip not in ("0.0.0.0", "::"):
        return ""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address of nobody (RFC 5737); nothing is sent
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if _is_here(found) else found


def _is_here(ip: str) -> bool:
    try:
        return ipaddress.ip_address(ip).is_loopback
    except ValueError:
        return ip == "localhost"


def _has_screen() -> bool:
    # Without one, webbrowser would start a text browser in the terminal.
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
