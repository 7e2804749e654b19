"""What is served at which address: pages, and the scripts that draw them."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import math
import time
from collections import deque
from pathlib import Path, PurePosixPath
from typing import Any, cast
from urllib.parse import quote

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from tornado import web
from tornado.httputil import HTTPServerRequest
from traitlets import Unicode
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from .kernels import LEFT

WRONG = 1.0  # seconds before a wrong password is answered
TRIES = 10  # wrong passwords that may come from one address
WITHIN = 600.0  # in so many seconds
RETRY = 15  # seconds after which a page that found no place asks again


class Pages:
    """The notebooks that may be opened: all of a folder, or just one."""

    def __init__(self, folder: Path, start: str, *, only: bool = False) -> None:
        self.folder = folder.resolve()
        self.start = start
        self.only = only

    def __contains__(self, path: str) -> bool:
        if self.only:
            return path == self.start
        parts = PurePosixPath(path).parts
        if not path.endswith(".ipynb") or any(p.startswith((".", "/")) or "\\" in p for p in parts):
            return False
        file = (self.folder / path).resolve()
        return file.is_file() and self.folder in file.parents


class Start(BaseVoilaHandler):
    """The bare address leads to the page to begin with."""

    def initialize(self, pages: Pages, **kwargs: Any) -> None:
        """What every page knows, and which pages there are."""
        super().initialize(**kwargs)
        self.pages = pages

    @web.authenticated
    def get(self) -> None:
        """To the first page."""
        query = f"?{self.request.query}" if self.request.query else ""
        start = url_path_join(self.base_url, "voila/render", quote(self.pages.start))
        self.redirect(start + query)


class Page(TornadoVoilaHandler):
    """A notebook, run and shown."""

    def initialize(self, pages: Pages, **kwargs: Any) -> None:
        """What every page knows, and which pages there are."""
        super().initialize(**kwargs)
        self.pages = pages

    @web.authenticated
    async def get(self, path: str = "") -> None:
        """The page, unless there is none of that name or no place for it."""
        if path not in self.pages:
            raise web.HTTPError(404)
        if self.kernel_manager.full:
            self.log.warning("No place for another page")
            self.set_status(503)
            self.set_header("Retry-After", str(RETRY))
            self.finish(self.render_template("full.html", seconds=RETRY))
            return
        await super().get(path)


class Nothing(BaseVoilaHandler):
    """Whatever else is asked for."""

    @allow_unauthenticated
    def get(self) -> None:
        """There is none."""
        raise web.HTTPError(404)

    post = put = patch = delete = get


class KernelState(KernelHandler):
    """Whether a kernel is there. Nobody ends one from outside."""

    SUPPORTED_METHODS = ("GET",)


class Goodbye(VoilaShutdownKernelHandler):
    """What Voila's page posts on its way out, for browsers and proxies that give no close code.

    Voila refuses its own message, since it comes without a token against forged requests
    (voila #1458). None is needed: who knows a kernel's id may say that its page is being
    left, and where that is not true the kernel stays.
    """

    def check_xsrf_cookie(self) -> None:
        """Every message passes."""

    @web.authenticated
    async def post(self, kernel_id: str) -> None:
        """Free the kernel once its page has gone."""
        self.kernel_manager.release(kernel_id, LEFT)
        self.set_status(204)
        self.finish()


# -- the password ----------------------------------------------------------------------------------


class Password(IdentityProvider):
    """One password for all; who has given it is remembered by a signed cookie."""

    password = Unicode(config=True)

    def fits(self, typed: str) -> bool:
        """Whether it is the password; the time this takes tells nothing about it."""
        return hmac.compare_digest(typed.encode(), self.password.encode())


class Tries:
    """The wrong passwords of each address. Who has given too many waits, whatever comes next."""

    def __init__(self) -> None:
        self._at: dict[str, deque[float]] = {}

    def wait(self, address: str) -> float:
        """Seconds until a password from this address is looked at; 0 if one is now."""
        self._forget()
        times = self._at.get(address)
        if times is None or len(times) < TRIES:
            return 0.0
        return times[0] + WITHIN - time.monotonic()

    def wrong(self, address: str) -> None:
        """One more."""
        self._at.setdefault(address, deque(maxlen=TRIES)).append(time.monotonic())

    def _forget(self) -> None:
        since = time.monotonic() - WITHIN
        for address, times in list(self._at.items()):
            while times and times[0] <= since:
                times.popleft()
            if not times:
                del self._at[address]


def visitor(request: HTTPServerRequest) -> str:
    """The address that a request comes from, if need be from behind a proxy.

    A proxy on this machine is believed, and only what it wrote itself, at the end of the line;
    whatever stands before that, any visitor can send. Of IPv6 it is the network that counts,
    since whoever has one has all its addresses.
    """
    address = request.remote_ip or ""
    if _loopback(address):
        # A header that comes twice is one line, joined by commas.
        last = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        address = last or address
    address = address.removeprefix("::ffff:")  # of a server that listens to both kinds
    try:
        return str(ipaddress.IPv6Network(f"{address}/64", strict=False))
    except ValueError:
        return address[:64]


def encrypted(request: HTTPServerRequest) -> bool:
    """Whether the visitor asked by HTTPS, which a proxy may have taken off."""
    said = request.headers.get("X-Forwarded-Proto", request.protocol)
    return said.partition(",")[0].strip().lower() == "https"


def _loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Login(BaseVoilaHandler, LoginFormHandler):
    """The page that asks for the password."""

    def initialize(self, tries: Tries, **kwargs: Any) -> None:
        """What every page knows, and who has guessed."""
        super().initialize(**kwargs)
        self.tries = tries

    def _render(self, message: Any = None, minutes: int = 0) -> None:
        there = self.get_argument("next", default=self.base_url)
        wrong = bool(message)
        self.write(self.render_template("login.html", next=there, wrong=wrong, minutes=minutes))

    @allow_unauthenticated
    async def post(self) -> None:
        """A password."""
        address = visitor(self.request)
        if wait := self.tries.wait(address):
            self.log.error("Too many wrong passwords from %s", address)
            self.set_status(429)
            self.set_header("Retry-After", str(math.ceil(wait)))
            self._render(minutes=math.ceil(wait / 60))
            return
        provider = cast(Password, self.identity_provider)
        if not provider.fits(self.get_body_argument("password", default="", strip=False)):
            self.tries.wrong(address)  # at once: many may be trying side by side
            await asyncio.sleep(WRONG)  # who guesses, waits
            self.set_status(401)
            self._render(True)
            return
        if encrypted(self.request):
            self.request.protocol = "https"  # the cookie is for encrypted connections only
        provider.set_login_cookie(self, User("player"))
        self._redirect_safe(self.get_argument("next", default=self.base_url))
