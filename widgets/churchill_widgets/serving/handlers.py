"""What is served at which address: pages, and the scripts that draw them."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import math
import re
import time
from collections import deque
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any, ClassVar, cast
from urllib.parse import quote

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import ensure_async, url_path_join
from tornado import web
from tornado.httputil import HTTPServerRequest
from tornado.iostream import StreamClosedError
from tornado.log import app_log
from tornado.routing import Matcher
from traitlets import Unicode
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from churchill_kit import LANGUAGES

from ..base.shelf import DESKS, desk
from .kernels import LEFT, SEAT, PageKernels, Seat

NOT_OURS = (
    "This server is not called so; whoever runs it can give it this name (--host).\n"
    "У этого сервера другое имя; дать ему это может тот, кто его запустил (--host).\n"
)

WRONG = 1.0  # seconds before a wrong password is answered
TRIES = 10  # wrong passwords that may come from one address
WITHIN = 600.0  # in so many seconds
CROWD = 10.0  # seconds that a page waits for others of its address to be connected
UNCHANGING = re.compile(r"[.-][0-9a-f]{8,}\.(js|css)$")  # files named by the sum of what is in them
RETRY = 15  # seconds after which a page that found no place asks again


# A page shows no cells, and who opened one of these would have the server play hundreds of games.
NOT_SERVED = {desk(name, lang) for name in DESKS for lang in LANGUAGES}


class Pages:
    """The notebooks that may be opened: all of a folder, or just one."""

    def __init__(self, folder: Path, start: str, *, only: bool = False) -> None:
        self.folder = folder.resolve()
        self.start = start
        self.only = only

    def __contains__(self, path: str) -> bool:
        if self.only:
            return path == self.start
        if path in NOT_SERVED:
            return False
        parts = PurePosixPath(path).parts
        if not path.endswith(".ipynb") or any(p.startswith((".", "/")) or "\\" in p for p in parts):
            return False
        file = (self.folder / path).resolve()
        return file.is_file() and self.folder in file.parents


class Calm(web.RequestHandler):
    """An error is a page of two sentences. Jupyter's needs to know who asks, and where that is
    what went wrong, it fills the terminal with tracebacks."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """The page."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        page = self.settings["voila_jinja2_env"].get_template("error.html")
        self.finish(page.render(status_code=status_code, base_url=self.settings["base_url"]))


def script(handler: type[web.RequestHandler]) -> type[web.RequestHandler]:
    """One of Voila's handlers of scripts and styles, for which odd paths are no fault of ours, and
    a browser need not ask again for what can't change."""

    async def get(self: Any, path: str, include_body: bool = True) -> None:
        try:
            await ensure_async(handler.get(self, path, include_body))
        except (ValueError, AssertionError, OSError):
            raise web.HTTPError(404) from None

    def set_headers(self: Any) -> None:
        handler.set_headers(self)  # type: ignore[attr-defined]
        if UNCHANGING.search(self.request.path):
            self.set_header("Cache-Control", "public, max-age=31536000, immutable")

    return type(handler.__name__, (Calm, handler), {"get": get, "set_headers": set_headers})


class Start(Calm, BaseVoilaHandler):
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

    head = get


class Page(Calm, TornadoVoilaHandler):
    """A notebook, run and shown."""

    def initialize(self, pages: Pages, **kwargs: Any) -> None:
        """What every page knows, and which pages there are."""
        super().initialize(**kwargs)
        self.pages = pages
        self.seat: Seat | None = None

    @web.authenticated
    async def head(self, path: str = "") -> None:
        """What would come before the page, for whoever looks whether it is there: no kernel is
        begun for that."""
        if path not in self.pages:
            raise web.HTTPError(404)
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        await self.flush()  # no length is named, as for the page itself

    @web.authenticated
    async def get(self, path: str = "") -> None:
        """The page, unless there is none of that name or no place for it."""
        if path not in self.pages:
            self.log.info("There is no page %r in %s", path, self.pages.folder)
            raise web.HTTPError(404)
        kernels = cast(PageKernels, self.kernel_manager)
        address, until = visitor(self.request), time.monotonic() + CROWD
        while kernels.crowd(address) and time.monotonic() < until:
            await asyncio.sleep(0.2)  # a class behind one address comes in little by little
        self.seat = kernels.seat(address)
        if self.seat is None:
            self.log.warning("No place for another page")
            self.set_status(503)
            self.set_header("Retry-After", str(RETRY))
            self.finish(self.render_template("full.html", seconds=RETRY))
            return
        SEAT.set(self.seat)
        try:
            await self._sent(path)
        except StreamClosedError:  # who asked has gone
            kernels.release(self.seat.kernel_id, LEFT)
        finally:
            kernels.leave(self.seat)

    async def _sent(self, path: str) -> None:
        """The page; where its kernel has ended before anything was sent, by another kernel."""
        try:
            await super().get(path)  # type: ignore[misc]
        except web.HTTPError as error:  # so Jupyter speaks of a kernel that is gone
            if error.status_code != 404 or self._headers_written:
                raise
            self.log.error("A page is begun again: %s", error)
            await super().get(path)  # type: ignore[misc]

    def on_connection_close(self) -> None:
        """Who asked went away before the page was sent."""
        super().on_connection_close()
        if self.seat is not None:
            cast(PageKernels, self.kernel_manager).release(self.seat.kernel_id, LEFT)


class Nothing(Calm, BaseVoilaHandler):
    """Whatever else is asked for."""

    @allow_unauthenticated
    def get(self) -> None:
        """There is none."""
        raise web.HTTPError(404)

    post = put = patch = delete = get


class KernelState(KernelHandler):
    """Whether a kernel is there. Nobody ends one from outside."""

    SUPPORTED_METHODS = ("GET",)


class Goodbye(Calm, VoilaShutdownKernelHandler):
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


# -- names -----------------------------------------------------------------------------------------


class Elsewhere(Matcher):
    """Requests for a name that is not this server's.

    A page of another site could lead its own name to this machine (DNS rebinding), and would
    then be allowed to talk to us. It can't do that with an address in numbers.
    """

    def __init__(self, hosts: Iterable[str], *, numbers: bool) -> None:
        self.hosts = {host.lower().rstrip(".") for host in hosts}
        self.numbers = numbers  # whether other addresses than this machine's own are answered

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Something if the request is to be refused, as tornado's rules say it."""
        return None if self.ours(request.host_name) else {}

    def ours(self, host: str) -> bool:
        """Is this our name, or an address in numbers?"""
        host = host.lower().rstrip(".")
        try:
            address = ipaddress.ip_address(host.strip("[]"))
        except ValueError:
            return "*" in self.hosts or host in self.hosts
        return self.numbers or address.is_loopback or host in self.hosts


class Refused(web.RequestHandler):
    """Whatever is asked for by a name that is not ours."""

    told: ClassVar[set[str]] = set()  # names that the terminal has been told of

    def prepare(self) -> None:
        """Say so, and in the terminal how to change it."""
        host = self.request.host_name[:100]
        if host not in self.told and len(self.told) < 100:
            self.told.add(host)
            app_log.error(
                "Refused: %r is no name of this server; --host %r makes it one.", host, host
            )
        self.set_status(403)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(NOT_OURS)

    def compute_etag(self) -> None:
        """None is needed."""


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


class Login(Calm, BaseVoilaHandler, LoginFormHandler):
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


class Logout(Calm, BaseVoilaHandler):
    """Ends what the password began, for this browser."""

    @allow_unauthenticated
    def get(self) -> None:
        """Forget the cookie, and ask for the password again."""
        self.identity_provider.clear_login_cookie(self)
        self.redirect(url_path_join(self.base_url, "login"))
