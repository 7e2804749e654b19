"""Telling somebody elsewhere that it is his turn: public addresses only, and no move waits."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.table import calling
from churchill_kit.table.calling import HOOKS, call, checked, post
from churchill_kit.table.errors import NoTable


@pytest.mark.parametrize(
    "address",
    [
        *("", "x", "ftp://example.org/", "https://", "//example.org", "javascript:alert(1)"),
        *("https://user:word@example.org/", "http://example.org:0/", "http://example.org:99999/"),
        *("http://example.org:x/", "http://exämple.org/", "http://a/\r\nX: y", "http://[::1/"),
        "https://example.org/" + "x" * 500,
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(NoTable) as caught:
        checked(address)
    assert caught.value.reason == "table-bad-hook"


PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "[::1]", "[fe80::1]", "[fd00::1]", "[::]"),
    *("[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[2002:7f00:1::]", "[64:ff9b::7f00:1]"),
    *("localhost", "LOCALHOST."),
)


@pytest.mark.parametrize("host", PRIVATE)
def test_private_addresses(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoTable) as caught:
        checked(f"http://{host}/hook")
    assert caught.value.reason == "table-private-hook"
    monkeypatch.setenv(HOOKS, "private")
    assert checked(f" http://{host}/hook ") == f"http://{host}/hook"


@pytest.mark.parametrize(
    "host", ["8.8.8.8", "[2606:4700::1111]", "example.org", "[::ffff:8.8.8.8]"]
)
def test_public_addresses(host: str) -> None:
    assert checked(f"https://{host}:8443/a?b=c")


@pytest.mark.parametrize("found", ["127.0.0.1", "10.0.0.1", "::1"])
def test_a_name_that_leads_inside(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is called is what was looked at, whatever the name says the next time."""
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *a, **k: [(0, 0, 0, "", (found, 80))], raising=True
    )
    monkeypatch.setattr(socket, "create_connection", lambda *a, **k: pytest.fail("it was called"))
    with pytest.raises(NoTable) as caught:
        post("http://innocent.example/", "x")
    assert caught.value.reason == "table-private-hook"


class Ear(BaseHTTPRequestHandler):
    heard: list[Any]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        type(self).heard.append((self.path, self.headers["Host"], json.loads(body)))
        self.send_response(302)
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *given: Any) -> None:
        pass


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server of this machine's, which may be called for once."""
    monkeypatch.setenv(HOOKS, "private")
    Ear.heard = []
    server = HTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_sentence_is_sent_and_nothing_is_followed(ear: str) -> None:
    assert post(f"{ear}/hook?key=1", "Ваш ход") == 302
    [(path, host, body)] = Ear.heard
    assert path == "/hook?key=1" and ear.endswith(host)
    assert body == {"text": "Ваш ход", "content": "Ваш ход"}


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_it_names_the_seat(ear: str, lang: str) -> None:
    call(ear, lang, "churchill", "us")
    until = time.monotonic() + 5
    while not Ear.heard and time.monotonic() < until:
        time.sleep(0.01)
    assert ck.name("us", "churchill", lang) in Ear.heard[0][2]["text"]


def test_nobody_waits_for_who_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some are called at once, and the rest are left out; the moves go on."""
    begun, end = threading.Semaphore(0), threading.Event()

    def slow(address: str, told: str) -> int:
        begun.release()
        end.wait(10)
        raise OSError("nobody is there")

    monkeypatch.setattr(calling, "post", slow)
    for _ in range(10):
        call("https://example.org", "en", "churchill", "us")
    for _ in range(4):
        assert begun.acquire(timeout=5)
    assert not begun.acquire(timeout=0.05)
    end.set()
    for thread in threading.enumerate():
        if thread.name == "hook":
            thread.join(5)
    assert all(calling.AT_ONCE.acquire(blocking=False) for _ in range(4))
    for _ in range(4):
        calling.AT_ONCE.release()
