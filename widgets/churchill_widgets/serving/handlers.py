"""What is served at which address: pages, and the scripts that draw them."""

from __future__ import annotations

import asyncio
import hmac
from pathlib import Path, PurePosixPath
from typing import Any, cast
from urllib.parse import quote

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from tornado import web
from traitlets import Unicode
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from .kernels import LEFT

WRONG = 1.0  # seconds before a wrong password is answered
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


class Login(BaseVoilaHandler, LoginFormHandler):
    """The page that asks for the password."""

    def _render(self, message: Any = None) -> None:
        there = self.get_argument("next", default=self.base_url)
        self.write(self.render_template("login.html", next=there, wrong=bool(message)))

    @allow_unauthenticated
    async def post(self) -> None:
        """A password."""
        provider = cast(Password, self.identity_provider)
        if not provider.fits(self.get_body_argument("password", default="", strip=False)):
            await asyncio.sleep(WRONG)  # who guesses, waits
            self.set_status(401)
            self._render(True)
            return
        provider.set_login_cookie(self, User("player"))
        self._redirect_safe(self.get_argument("next", default=self.base_url))
