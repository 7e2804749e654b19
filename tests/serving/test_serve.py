"""The server of the pages: what is answered and what is not, limits, the password, kernels."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from email.message import Message
from http.cookiejar import CookieJar
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest

from tests.browser.serving import COMMAND, ROOT, Server, free_port, serving, until

websocket = pytest.importorskip("tornado.websocket")
from churchill_widgets.serving.compiled import Compiled, Exporter  # noqa: E402
from churchill_widgets.serving.kernels import LEFT  # noqa: E402
from jinja2 import DictLoader, Environment  # noqa: E402
from jupyter_server.services.kernels.connection.base import (  # noqa: E402
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPRequest  # noqa: E402

SERVE = (sys.executable, "-m", "churchill_kit", "serve")
PROTOCOL = "v1.kernel.websocket.jupyter.org"
CELL = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
SECRET = "ck_secret = 1"  # a line of the source, which no page shows
SOURCE = f"""import ipywidgets
{SECRET}
button = ipywidgets.Button(description='0')
def click(_):
    button.description = str(int(button.description) + 1)
    print('spoken')
    raise ValueError('trouble')
button.on_click(click)
button"""


def notebook(*sources: str) -> str:
    """A notebook as a file has it."""
    cells = [{**CELL, "id": f"c{i}", "source": s} for i, s in enumerate(sources)]
    spec = {"display_name": "Python 3", "language": "python", "name": "python3"}
    meta = {"kernelspec": spec, "title": "Pages"}
    return json.dumps({"cells": cells, "metadata": meta, "nbformat": 4, "nbformat_minor": 5})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A page of one button, a file and another page beside it."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "page.ipynb").write_text(notebook(SOURCE))
    (folder / "other.ipynb").write_text(notebook("1"))
    (folder / "notes.txt").write_text("private")
    with serving(folder / "page.ipynb") as running:
        yield running


class Visitor:
    """A browser without a screen."""

    def __init__(self) -> None:
        self.cookies = CookieJar()
        keeper = urllib.request.HTTPCookieProcessor(self.cookies)
        self.opener = urllib.request.build_opener(keeper)

    def ask(
        self, url: str, data: bytes | None = None, method: str | None = None
    ) -> tuple[int, str]:
        """The status and the text of an answer."""
        request = urllib.request.Request(url, data=data, method=method or None)
        try:
            with self.opener.open(request, timeout=60) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def headers(self, url: str) -> Message:
        """What is said about an answer."""
        with self.opener.open(url, timeout=60) as answer:
            headers: Message = answer.headers
            return headers

    def page(self, url: str) -> tuple[str, str]:
        """A page and the id of its kernel."""
        status, text = self.ask(url)
        assert status == 200, text
        found = re.search(r'"kernelId": "([\w-]+)"', text)
        assert found, text
        return text, found[1]


# -- pages -----------------------------------------------------------------------------------------


def test_what_is_named_by_its_content_is_asked_for_once(server: Server) -> None:
    visitor = Visitor()
    text, _ = visitor.page(server.url)
    named = re.findall(r'"load": "(?:./)?([^"]+)", "name": "([^"]+)"', text)
    assert named
    for path, extension in named:
        headers = visitor.headers(f"{server.url}voila/labextensions/{extension}/{path}")
        assert "immutable" in headers["Cache-Control"]
    assert "Cache-Control" not in visitor.headers(f"{server.url}voila/static/voila.js")


def test_templates_are_compiled_once_until_they_change() -> None:
    """Each page has a fresh environment (Voila's way); what they compile is kept for all."""
    assert Exporter().environment.bytecode_cache is Exporter().environment.bytecode_cache
    cache = Compiled()

    def told(source: str) -> str:
        fresh = Environment(loader=DictLoader({"page": source}), bytecode_cache=cache)
        return fresh.get_template("page").render()

    class Idle(Environment):
        def _compile(self, source: str, filename: str) -> Any:
            raise AssertionError("compiled again")

    assert told("Page {{ 1 }}") == "Page 1"
    again = Idle(loader=DictLoader({"page": "Page {{ 1 }}"}), bytecode_cache=cache)
    assert again.get_template("page").render() == "Page 1"
    assert told("Page {{ 2 }}") == "Page 2"


# -- addresses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "voila/render/other.ipynb", "voila/render/notes.txt", "voila/render/", "voila/tree",
        "voila/render/%2e%2e/page.ipynb", "voila/files/page.ipynb", "voila/files/notes.txt",
        "voila/api/contents/", "voila/api/contents/page.ipynb", "api/contents", "api/kernels",
        "api/sessions", "api/terminals", "api/kernelspecs", "api/config/notebook", "terminals/1",
        "files/notes.txt", "notes.txt", "tree", "lab", "login", "voila/static/../notes.txt",
        "voila/execution/x", "voila/query/x",
    ],
)  # fmt: skip
def test_nothing_else_is_there(server: Server, path: str) -> None:
    """No files, no list of the folder, no kernels to be had, no other page than the one."""
    assert Visitor().ask(server.url + path)[0] in (403, 404)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["api/kernels", "api/sessions", "api/contents/x", "api/terminals"])
def test_nothing_is_made_from_outside(server: Server, path: str, method: str) -> None:
    assert Visitor().ask(server.url + path, b"{}", method)[0] in (403, 404, 405)


def test_a_kernel_is_not_ended_from_outside(server: Server) -> None:
    visitor = Visitor()
    _, kernel = visitor.page(server.url)
    address = f"{server.url}api/kernels/{kernel}"
    for method in ("DELETE", "POST", "PUT"):
        assert visitor.ask(address, b"", method)[0] in (403, 404, 405)
    for action in ("interrupt", "restart"):
        assert visitor.ask(f"{address}/{action}", b"")[0] in (403, 404, 405)
    assert visitor.ask(address)[0] == 200


def test_the_bare_address_leads_to_the_page(server: Server) -> None:
    text, _ = Visitor().page(server.url)
    assert "<title>Pages</title>" in text
    assert SECRET not in text


def test_a_whole_folder() -> None:
    """Every notebook of the course has an address; what is no notebook has none."""
    with serving(ROOT / "notebooks" / "play.ipynb") as server:
        render = f"{server.url}voila/render/"
        assert "kernelId" in Visitor().page(f"{render}churchill/en/5_1.ipynb")[0]
        assert Visitor().ask(f"{render}play.ipynb", method="HEAD") == (200, "")
        assert Visitor().ask(f"{render}nothing.ipynb", method="HEAD")[0] == 404
        for path in (
            "churchill/en",
            "churchill/en/",
            "churchill/en/nothing.ipynb",
            "../README.md",
            "%2e%2e/pyproject.toml",
        ):
            assert Visitor().ask(render + path)[0] == 404


def test_no_other_site_gets_in_by_name(server: Server) -> None:
    """A name of somebody else's that leads to this machine is not answered."""
    request = urllib.request.Request(server.url, headers={"Host": "elsewhere.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 403


# -- what a page may say ---------------------------------------------------------------------------


class Heard(NamedTuple):
    """What came: its kind, what it answers, and its content."""

    kind: str
    to: str
    content: dict[str, Any]


Wanted = Callable[[Heard], bool]


class Line:
    """The connection of a page with its kernel."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.n = 0

    def send(self, kind: str, content: dict[str, Any], channel: str = "shell") -> str:
        """Say something; the message's id."""
        self.n += 1
        header = {"msg_id": f"m{self.n}", "msg_type": kind, "session": "s", "username": ""}
        header |= {"date": "2026-01-01T00:00:00Z", "version": "5.3"}
        version = {"version": "1.0.0"}  # of the widgets' control messages
        parts = [json.dumps(p).encode() for p in (header, {}, version, content)]
        sent = serialize_msg_to_ws_v1(parts, channel)
        self.socket.write_message(b"".join(sent) if isinstance(sent, list) else sent, binary=True)
        return str(header["msg_id"])

    async def heard(self, wanted: Wanted | None = None) -> list[Heard]:
        """All that comes until what is wanted, or else until there is silence."""
        found: list[Heard] = []
        with contextlib.suppress(asyncio.TimeoutError):
            while not (wanted and found and wanted(found[-1])):
                wait = 60 if wanted else 1.5
                raw = await asyncio.wait_for(self.socket.read_message(), wait)
                assert raw is not None, "the server hung up"
                _, parts = deserialize_msg_from_ws_v1(raw)
                header, parent, _, content = (json.loads(p) for p in parts[:4])
                found.append(Heard(header["msg_type"], parent.get("msg_id", ""), content))
        assert not wanted or wanted(found[-1]), "it never came"
        return found

    async def info(self) -> list[Heard]:
        """What comes up to the answer to a question that every kernel answers."""
        asked = self.send("kernel_info_request", {})
        return await self.heard(lambda h: h.kind == "kernel_info_reply" and h.to == asked)


@contextlib.asynccontextmanager
async def line(
    server: Server,
    kernel: str,
    protocols: list[str] | None = None,
    headers: dict[str, str] | None = None,
) -> Any:
    """A connection as a browser opens it."""
    url = f"{server.url.replace('http', 'ws')}api/kernels/{kernel}/channels?session_id=s"
    wanted = [PROTOCOL] if protocols is None else protocols
    request = HTTPRequest(url, headers=headers or {})
    socket = await websocket.websocket_connect(request, subprotocols=wanted)
    try:
        yield Line(socket)
    finally:
        socket.close()


REFUSED = [
    ("execute_request", {"code": "open('pwned', 'w')", "silent": False}),
    ("complete_request", {"code": "o", "cursor_pos": 1}),
    ("inspect_request", {"code": "print", "cursor_pos": 3, "detail_level": 1}),
    ("history_request", {"hist_access_type": "tail", "n": 9, "output": False, "raw": True}),
    ("is_complete_request", {"code": "1"}),
    ("debug_request", {"type": "request", "seq": 1, "command": "evaluate", "arguments": {}}),
    ("interrupt_request", {}),
    ("shutdown_request", {"restart": False}),
    ("input_reply", {"value": "1"}),
    ("create_subshell_request", {}),
    ("comm_open", {"comm_id": "c", "target_name": "jupyter.widget", "data": {}}),
    ("", {}),
]


def test_a_page_runs_no_code(server: Server) -> None:
    """Widgets are answered; whatever else a page sends, on any channel, is dropped."""

    async def talk() -> None:
        _, kernel = Visitor().page(server.url)
        async with line(server, kernel) as page:
            await page.info()
            channels = ("shell", "control", "stdin", "iopub")
            refused = {page.send(*what, channel) for channel in channels for what in REFUSED}
            page.socket.write_message(b"nonsense", binary=True)
            page.socket.write_message("{}")
            # The server asks the kernel things of its own, and their echoes come along.
            assert not refused & {heard.to for heard in await page.info()}

    asyncio.run(talk())
    assert not Path("pwned").exists()


def test_the_older_form_of_messages_is_refused(server: Server) -> None:
    """It would need filters of its own."""

    async def talk() -> None:
        _, kernel = Visitor().page(server.url)
        async with line(server, kernel, []) as page:
            message = {"channel": "shell", "header": {"msg_type": "execute_request"}}
            page.socket.write_message(json.dumps(message))
            assert await asyncio.wait_for(page.socket.read_message(), 10) is None

    asyncio.run(talk())


def test_a_page_that_connects_anew_finds_its_program(server: Server) -> None:
    """A connection that is given up for another is closed without a code."""

    async def talk() -> None:
        _, kernel = Visitor().page(server.url)
        async with line(server, kernel) as page:
            await page.info()
        await asyncio.sleep(LEFT + 2)
        async with line(server, kernel) as page:
            page.n = 100  # no message has the number of another
            await page.info()
            page.socket.close(1001)

    asyncio.run(talk())


def test_a_click_is_answered_without_tracebacks(server: Server) -> None:
    """The button counts; what its function printed and where it failed is the server's business."""

    async def talk() -> None:
        _, kernel = Visitor().page(server.url)
        async with line(server, kernel) as page:
            opened = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
            page.send("comm_open", opened)
            page.send("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}})
            told = await page.heard(lambda h: "states" in h.content.get("data", {}))
            states = told[-1].content["data"]["states"]
            button = next(k for k, s in states.items() if s["model_name"] == "ButtonModel")
            event = {"method": "custom", "content": {"event": "click"}}
            page.send("comm_msg", {"comm_id": button, "data": event})
            changed = {"description": "1"}
            heard = await page.heard(lambda h: h.content.get("data", {}).get("state") == changed)
            heard += await page.info()
            assert {"error", "stream"} & {h.kind for h in heard} == set()
            assert "Traceback" not in str(heard)
            assert SECRET not in str(heard)

    asyncio.run(talk())


def test_a_flood_is_slowed_down(server: Server) -> None:
    """Who sends hundreds of messages at once waits for them; others are answered meanwhile."""

    async def talk() -> None:
        _, kernel = Visitor().page(server.url)
        _, other = Visitor().page(server.url)
        async with line(server, kernel) as page, line(server, other) as calm:
            await page.info()
            begin = time.monotonic()
            for _ in range(900):
                page.send("comm_msg", {"comm_id": "nobody", "data": {}})
            await calm.info()
            await page.info()
            assert time.monotonic() - begin > 4, "the first 400 pass, then 100 a second"

    asyncio.run(talk())


# -- kernels ---------------------------------------------------------------------------------------


def test_a_page_takes_the_kernel_that_waits(server: Server) -> None:
    """It is in the page's folder, and another one warms up after it."""
    until(lambda: len(server.kernels()) > 0, 60)
    time.sleep(6)  # a page that was just opened has taken the one before
    waiting = server.kernels()
    _, kernel = Visitor().page(server.url)
    assert server.kernel(kernel) in waiting


def test_a_warm_kernel_that_died_keeps_nobody_waiting(server: Server) -> None:
    """The next page gets another one."""
    until(lambda: len(server.kernels()) > 0, 60)
    for pid in server.kernels():
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert "kernelId" in Visitor().page(server.url)[0]


# -- a class ---------------------------------------------------------------------------------------


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """The pages for two, with a password, below a path."""
    port = free_port()
    command = [*SERVE, "--players=2", "--warm=0", "--base-url=/club", "--verbose"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "CHURCHILL_KIT_PASSWORD": "Fultón"}
    with subprocess.Popen(
        [*command, f"--port={port}"],
        stdout=subprocess.PIPE,
        stderr=(tmp_path / "log").open("w"),
        env=environment,
    ) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline().decode()
            assert f"http://127.0.0.1:{port}/club/" in told
            yield Server(f"http://127.0.0.1:{port}/club/", process.pid)
        finally:
            process.terminate()


def given(visitor: Visitor, url: str, password: str, **headers: str) -> tuple[int, str]:
    """The answer to a password."""
    visitor.opener.addheaders = list(headers.items())
    form = visitor.ask(f"{url}login")[1]
    found = re.search(r'name="_xsrf"[^>]*value="([^"]+)"', form)
    fields = {"password": password, **({"_xsrf": found[1]} if found else {})}
    return visitor.ask(f"{url}login?next=/club/", urlencode(fields).encode())


def test_a_class_behind_a_password(club: Server) -> None:
    """Nobody without it gets a page, a kernel or its messages; with it two pages, not three."""
    visitor = Visitor()
    status, text = visitor.ask(club.url)
    assert (status, "kernelId" in text) == (200, False)
    assert 'lang="en">Password' in text and "Пароль" in text
    assert visitor.ask(f"{club.url}api/kernels/{'0' * 8}-0-0-0-0")[0] in (403, 404)

    async def knock() -> None:
        with pytest.raises(Exception, match="403"):
            async with line(club, "0-0-0-0-0"):
                pass

    asyncio.run(knock())

    for wrong in ("fulton", "", "Fultón "):
        status, text = given(visitor, club.url, wrong)
        assert status == 401
        assert "not the password" in text and "не тот пароль" in text
    status, text = given(visitor, club.url, "Fultón")
    assert (status, "kernelId" in text) == (200, True)
    visitor.page(f"{club.url}voila/render/index.ipynb")
    status, text = visitor.ask(f"{club.url}voila/render/index.ipynb")
    assert status == 503
    assert "All seats are taken" in text and "Все места заняты" in text
    for pid in club.kernels():
        environment = Path(f"/proc/{pid}/environ").read_bytes()
        assert b"CHURCHILL_KIT_SHARED=1" in environment
        assert "Fultón".encode() not in environment


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "192.0.2.7", "203.0.113.5"),  # no proxy of ours
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1, 192.0.2.7", "192.0.2.7"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "", "192.0.2.7"),
    ],
)
def test_whose_tries_they_are(peer: str, forwarded: str, address: str) -> None:
    from churchill_widgets.serving.handlers import visitor

    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    request: Any = SimpleNamespace(remote_ip=peer, headers=headers)
    assert visitor(request) == address


@pytest.mark.parametrize("outside", ["192.168.1.20", "127.0.0.1", ""])
def test_who_listens_everywhere_says_where_others_reach_it(
    outside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as this machine knows it; a machine without a network says nothing."""
    from churchill_widgets.serving import seen_at, server

    class Probe:
        def __init__(self, *kind: object) -> None: ...
        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *error: object) -> None: ...
        def connect(self, address: object) -> None:
            if not outside:
                raise OSError("no network")

        def getsockname(self) -> tuple[str, int]:
            return outside, 9

    monkeypatch.setattr(server.socket, "socket", Probe)
    assert seen_at("0.0.0.0") == ("192.168.1.20" if outside.startswith("192") else "")
    assert seen_at("127.0.0.1") == seen_at("192.168.1.20") == ""


def test_play_is_for_this_machine() -> None:
    """Bound to it, and shared with nobody."""
    from churchill_widgets.serving import Settings

    assert not Settings().among_strangers
    assert Settings(ip="0.0.0.0").among_strangers
    assert Settings(password="x").among_strangers
    assert Settings(shared=True).among_strangers
    assert not Settings(ip="localhost").among_strangers
    assert Settings(ip="club.example").among_strangers
    assert "play" in COMMAND
