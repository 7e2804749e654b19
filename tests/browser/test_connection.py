"""A network that breaks off: the page says so, comes back by itself, and nothing is lost."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.playing import begin, moved, opened, status
from tests.browser.serving import PLAY, Server, serving


class Network:
    """What lies between the page and the server, and can be cut or fall silent."""

    def __init__(self, server: Server) -> None:
        self.port = urlsplit(server.url).port
        self.up, self.silent = True, threading.Event()
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """All connections break, and no other is made."""
        self.up = False
        for pair in self.pairs:
            for end in pair:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()

    def mend(self) -> None:
        """All is well again."""
        self.up = True

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                page, _ = self.listening.accept()
                if not self.up:
                    page.close()
                    continue
                pair = (page, socket.create_connection(("127.0.0.1", self.port)))
                self.pairs.append(pair)
                threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, page: socket.socket, server: socket.socket) -> None:
        other = {page: server, server: page}
        with contextlib.suppress(OSError, ValueError), page, server:
            while True:
                for end in select.select([page, server], [], [])[0]:
                    if not (data := end.recv(65536)):
                        return
                    while self.silent.is_set():
                        threading.Event().wait(0.1)
                    other[end].sendall(data)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The app and the chapters."""
    with serving(PLAY) as running:
        yield running


@pytest.fixture
def network(server: Server) -> Iterator[Network]:
    """A network of this test's own."""
    made = Network(server)
    yield made
    made.silent.clear()
    made.cut()
    made.listening.close()


def test_a_broken_connection_comes_back(page: Page, network: Network) -> None:
    """What was clicked meanwhile arrives."""
    opened(page, network.url)
    begin(page)
    now = status(page)
    network.cut()
    expect(page.locator(".ck-lost-link")).to_contain_text("trying again")
    page.locator(".ck-action").first.click()
    page.wait_for_timeout(6000)
    assert not page.locator(".ck-go-on").count()
    network.mend()
    moved(page, now)
    # Jupyter's own attempt may follow ours: its connection takes the place of the first one.
    expect(page.locator(".ck-lost")).to_have_count(0, timeout=30_000)
    now = status(page)
    page.locator(".ck-action").first.click()
    moved(page, now)


def test_a_silent_connection_is_no_dead_program(page: Page, network: Network) -> None:
    """As when a laptop leaves the room: nothing is closed, and nothing comes."""
    opened(page, network.url)
    begin(page)
    now = status(page)
    network.silent.set()
    page.locator(".ck-action").first.click()
    expect(page.locator(".ck-lost-link")).to_be_visible(timeout=10_000)
    page.wait_for_timeout(12_000)
    assert not page.locator(".ck-go-on").count()
    network.silent.clear()
    expect(page.locator(".ck-lost")).to_have_count(0, timeout=30_000)
    page.wait_for_timeout(1000)
    if status(page) == now:  # what was said into the silence may be lost, what is said now is not
        page.locator(".ck-action").first.click()
    moved(page, now)


def test_a_chapter_says_it_too(page: Page, server: Server, network: Network) -> None:
    """A break, and a program that has died; wherever in the chapter one reads."""
    page.goto(f"{network.url}voila/render/churchill/en/5_1.ipynb")
    page.locator(".ck-exercise").first.scroll_into_view_if_needed()
    said = page.locator(".ck-adrift p")
    expect(said).to_have_count(0)
    network.cut()
    expect(said).to_contain_text("trying again")
    expect(said).to_be_in_viewport()
    network.mend()
    expect(said).to_have_count(0, timeout=15_000)
    for pid in server.kernels():
        os.kill(pid, signal.SIGKILL)
    expect(said).to_contain_text("has stopped", timeout=20_000)


def test_what_was_said_first_is_said_again(page: Page, server: Server) -> None:
    lost: list[bytes | str] = []

    def carry(route: WebSocketRoute) -> None:
        served = route.connect_to_server()

        def pass_on(message: bytes | str) -> None:
            said = message if isinstance(message, bytes) else message.encode()
            if b'"hello"' in said and not lost:
                lost.append(message)
            else:
                served.send(message)

        route.on_message(pass_on)

    page.route_web_socket("**", carry)
    opened(page, server.url, "ru")
    assert lost, "the page's first words did not arrive"
