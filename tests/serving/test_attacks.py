"""What strangers may send: names, sizes, and things that make no sense."""

from __future__ import annotations

import asyncio
import http.client
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

pytest.importorskip("voila")
from churchill_widgets.serving import Settings, connection
from churchill_widgets.serving.handlers import Elsewhere

from tests.browser.serving import Server, answers, free_port, until
from tests.serving.test_serve import SERVE, Visitor, given, line


class Served(NamedTuple):
    """A server and what its terminal shows."""

    server: Server
    port: int
    log: Path


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With a password, a name of its own, below a path."""
    port = free_port()
    log = tmp_path_factory.mktemp("served") / "log"
    command = [*SERVE, "--base-url=/club", "--host=class.example", f"--port={port}", "--warm=0"]
    environment = {**os.environ, "CHURCHILL_KIT_PASSWORD": "word"}
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=log.open("w"), env=environment
    ) as process:
        try:
            until(lambda: answers(port, process), 60)
            yield Served(Server(f"http://127.0.0.1:{port}/club/", process.pid), port, log)
        finally:
            process.terminate()


def ask(
    served: Served, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, str, dict[str, str]]:
    """An answer, whatever is asked."""
    talk = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    try:
        named = {k.replace("_", "-"): v for k, v in headers.items()}
        talk.request(method, path, body or None, named)
        answer = talk.getresponse()
        return answer.status, answer.read().decode(), {k.lower(): v for k, v in answer.getheaders()}
    finally:
        talk.close()


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("127.0.0.1", True), ("localhost:8866", True), ("class.example", True),
        ("CLASS.example.", True), ("[::1]:8866", True), ("192.0.2.1", True),
        (socket.gethostname(), True),
        ("elsewhere.example", False), ("class.example.evil", False), ("evil.class.example", False),
        ("127.0.0.1.evil.example", False), ("", False), ("x" * 300, False),
    ],
)  # fmt: skip
def test_names_that_are_answered(served: Served, host: str, answered: bool) -> None:
    """No page of another site can lead its own name here and then talk to us."""
    for path in ("/club/login", "/club/voila/static/voila.js", "/elsewhere"):
        status, text, _ = ask(served, "GET", path, Host=host)
        assert ("--host" in text and status == 403) != answered, (host, path, status)


def test_play_answers_to_this_machine_only() -> None:
    own, shared = Settings(), Settings(shared=True, hosts=("*",))
    name = socket.gethostname()

    def ours(chosen: Settings, host: str) -> bool:
        gate = Elsewhere(chosen.names, numbers=chosen.among_strangers)
        request: Any = SimpleNamespace(host_name=host)
        return gate.match(request) is None

    assert [ours(own, h) for h in ("localhost", "127.0.0.1", "::1")] == [True] * 3
    assert [ours(own, h) for h in ("192.0.2.1", "any.example")] == [False] * 2
    assert name == "localhost" or not ours(own, name)
    assert ours(Settings(ip="192.0.2.1"), "192.0.2.1")
    assert ours(shared, "any.example")


def test_a_name_that_is_refused_is_told_once(served: Served) -> None:
    for _ in range(3):
        ask(served, "GET", "/club/", Host="new.example")
    assert served.log.read_text().count("'new.example' is no name of this server") == 1


# -- what cookies and pages may do -----------------------------------------------------------------


def test_in_and_out_again(served: Served) -> None:
    visitor, url = Visitor(), served.server.url
    status, text = given(visitor, url, "word")
    assert status == 200 and f'href="{"/club/logout"}"' in text
    for cookie in visitor.cookies:
        assert cookie.get_nonstandard_attr("SameSite") == "Lax"
    status, text = visitor.ask(f"{url}logout")
    assert status == 200 and "Пароль" in text
    status, text = visitor.ask(url)
    assert "kernelId" not in text and "Пароль" in text


def test_cookies_behind_a_proxy(served: Served) -> None:
    """They stay below the server's path, and on HTTPS if the visitor came by it."""
    for said, secure in (("https", True), ("http", False)):
        visitor = Visitor()
        status, _ = given(visitor, served.server.url, "word", **{"X-Forwarded-Proto": said})
        assert status == 200
        cookies = {cookie.name: cookie for cookie in visitor.cookies}
        assert all(cookie.path == "/club/" for cookie in cookies.values())
        assert [c.secure for name, c in cookies.items() if name != "_xsrf"] == [secure]


def test_who_guesses_waits(served: Served) -> None:
    """However many tries come side by side, few of one address are looked at; the proxy on this
    machine tells addresses apart, and what a visitor writes before its word is not believed."""

    url = served.server.url

    def guess(before: str) -> int:
        return given(Visitor(), url, "guess", **{"X-Forwarded-For": f"{before}, 192.0.2.7"})[0]

    with ThreadPoolExecutor(30) as pool:
        answers = list(pool.map(guess, (f"198.51.100.{n}" for n in range(30))))
    assert sorted(answers) == [401] * 10 + [429] * 20
    status, text = given(Visitor(), url, "word", **{"X-Forwarded-For": "192.0.2.7"})
    assert status == 429
    assert "Minutes to wait: 10" in text and "Подождать, минут: 10" in text
    status, text = given(Visitor(), url, "word", **{"X-Forwarded-For": "192.0.2.8"})
    assert (status, "kernelId" in text) == (200, True)


def test_without_a_password_there_is_nothing_to_leave() -> None:
    from churchill_widgets.serving.server import configuration

    hook = configuration(Path(), Settings()).VoilaConfiguration.page_config_hook
    assert hook({"a": 1})["logout"] == "" and hook({"a": 1})["a"] == 1


def test_pages_load_and_ask_nothing_from_elsewhere(served: Served) -> None:
    policy = ask(served, "GET", "/club/login")[2]["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'" and rules["connect-src"] == "'self'"
    assert "http" not in policy and "*" not in policy and "unsafe-eval" not in policy


# -- things that make no sense ---------------------------------------------------------------------


def test_strangers_put_nothing_into_the_terminal(served: Served) -> None:
    """Whatever they ask for, they get an answer of two sentences, and the terminal stays quiet."""
    paths = (
        "/", "", "voila/render/index.ipynb", "voila/render/%ff.ipynb", "voila/render/%00.ipynb",
        "api/kernels/0-0", "api/kernels/0-0/channels", "voila/api/shutdown/0-0", "login", "logout",
        "login?next=%ff", "login?next=//evil.example", "voila/static/%00", "voila/static/none",
        "voila/static/%2e%2e/x", "voila/templates/x", "voila/templates/none/static/x",
        "voila/templates/lab/static/%00", "voila/templates/%00/x", "voila/labextensions/%00",
        "voila/templates/lab/static/%2e%2e/x",
    )  # fmt: skip
    before = served.log.read_text()
    for path in paths:
        for method in ("GET", "HEAD", "POST", "DELETE", "OPTIONS"):
            status, text, _ = ask(served, method, f"/club/{path}")
            assert 200 <= status < 500 and "Traceback" not in text, (method, path, status)
    form = {"Content_Type": "application/x-www-form-urlencoded", "Cookie": "_xsrf=a"}
    for body in (b"password=%ff%fe", b"password=\xff", b"--b\r\nx"):
        for kind in (form, {**form, "Content_Type": "multipart/form-data; boundary=b"}):
            assert ask(served, "POST", "/club/login", body, X_XSRFToken="a", **kind)[0] in (
                400,
                401,
            )
    assert (
        ask(served, "GET", "/club/", Authorization="token x", X_Forwarded_For="x" * 999)[0] == 302
    )
    assert served.log.read_text() == before


def test_a_body_is_not_read_when_it_is_too_large(served: Served) -> None:
    """Nobody needs more than a password."""

    def resident() -> int:
        status = Path(f"/proc/{served.server.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0])

    before = resident()
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as talk:
        head = "POST /club/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 95000000\r\n\r\n"
        talk.sendall(head.encode())
        sent, piece = 0, b"x" * 2**20
        try:
            for _ in range(95):
                talk.sendall(piece)
                sent += len(piece)
        except OSError:
            pass
    assert sent < 40 * 2**20 and resident() - before < 20_000


# -- what a page may send --------------------------------------------------------------------------


def test_messages_are_counted_by_size_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(connection.time, "monotonic", lambda: clock[0])
    allowance = connection.Allowance(1000, 100)
    assert [allowance.wait(400), allowance.wait(600)] == [0, 0]
    assert allowance.wait(50) == 0.5
    clock[0] += 1.5
    assert allowance.wait(100) == 0
    clock[0] += 999
    assert allowance.wait(1000) == 0 and allowance.wait(1) > 0, "no more than that is saved up"
    assert connection.HEAP >= 2 * connection.MOST, "a saved game and a file of progress in a row"


def test_a_flood_of_large_messages_waits(served: Served) -> None:
    """Few messages, but of many megabytes; the connection stays, and is slow."""
    visitor, url = Visitor(), served.server.url
    assert given(visitor, url, "word")[0] == 200
    _, kernel = visitor.page(f"{url}voila/render/index.ipynb")
    cookies = "; ".join(f"{c.name}={c.value}" for c in visitor.cookies)

    async def talk() -> None:
        async with line(served.server, kernel, headers={"Cookie": cookies}) as page:
            await page.info()
            begin = time.monotonic()
            for _ in range(5):
                page.send("comm_msg", {"comm_id": "nobody", "data": {"x": "x" * (7 * 2**20)}})
            await page.info()
            assert time.monotonic() - begin > 5, "32 MB pass, then a quarter of one each second"

    asyncio.run(talk())
