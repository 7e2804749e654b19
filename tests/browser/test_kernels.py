"""A kernel for each open page, none for closed ones; and what a page may ask of the network."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.playing import kernel_of
from tests.browser.serving import COMMAND, Server, free_port, serving, until

SECONDS = 10  # a kernel whose page is closed is gone by then; measured: about 3
WAITING = 1  # the kernel that is kept warm for the next page

NOTEBOOK = {
    "cells": [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": "button",
            "metadata": {},
            "outputs": [],
            "source": (
                "import ipywidgets\n"
                "button = ipywidgets.Button(description='0')\n"
                "button.add_class('ck-start')\n"
                "def count(_):\n"
                "    button.description = str(int(button.description) + 1)\n"
                "button.on_click(count)\n"
                "button"
            ),
        }
    ],
    "metadata": {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "title": "One button",
    },
    "nbformat": 4,
    "nbformat_minor": 5,
}


@pytest.fixture(scope="module")
def one_button(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A page with one button, which counts its clicks."""
    notebook = tmp_path_factory.mktemp("page") / "one_button.ipynb"
    notebook.write_text(json.dumps(NOTEBOOK))
    with serving(notebook) as server:
        yield server


def opened(context: BrowserContext, server: Server) -> Page:
    """The page in a new tab, ready for a click."""
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".ck-start")
    return page


def click(page: Page, count: int) -> None:
    """Click once; the kernel must answer with `count`."""
    page.click(".ck-start")
    page.wait_for_function(f"document.querySelector('.ck-start').innerText === '{count}'")


def settled(server: Server, kernels: int) -> float:
    """Wait until there are as many kernels as that; how long it took."""
    return until(lambda: len(server.kernels()) == kernels, SECONDS)


@pytest.mark.parametrize("polite", [True, False], ids=["told", "untold"])
def test_closed_pages_free_their_kernels(
    browser: Browser, one_button: Server, polite: bool
) -> None:
    """Whether or not a page could send its last message, its kernel goes within seconds."""
    with browser.new_context() as context:
        pages = [opened(context, one_button) for _ in range(3)]
        settled(one_button, 3 + WAITING)
        for page in pages:
            page.close(run_before_unload=polite)
        took = settled(one_button, WAITING)
    print(f"3 pages closed: kernels gone after {took:.1f} s")


def test_a_lost_browser_frees_its_kernel_too(browser: Browser, one_button: Server) -> None:
    """All pages of a window go at once."""
    with browser.new_context() as context:
        opened(context, one_button)
        settled(one_button, 1 + WAITING)
    settled(one_button, WAITING)


def test_a_reload_gets_a_kernel_of_its_own(page: Page, one_button: Server) -> None:
    """The page works at once after each reload, and the kernels of before go."""
    page.goto(one_button.url)
    click(page, 1)
    for _ in range(3):
        page.reload()
        click(page, 1)
    settled(one_button, 1 + WAITING)
    click(page, 2)


def test_an_open_page_keeps_its_kernel(page: Page, one_button: Server) -> None:
    """Whatever is said of it; the message needs no token, but it closes nothing by itself."""
    page.goto(one_button.url)
    click(page, 1)
    said = page.request.post(f"{one_button.url}voila/api/shutdown/{kernel_of(page)}")
    assert said.status == 204
    page.wait_for_timeout(4000)
    click(page, 2)


def test_no_kernel_is_left_when_the_server_stops(browser: Browser, tmp_path: Path) -> None:
    """Neither the page's nor the one that waits."""
    notebook = tmp_path / "one_button.ipynb"
    notebook.write_text(json.dumps(NOTEBOOK))
    with serving(notebook) as server, browser.new_context() as context:
        opened(context, server)
        settled(server, 1 + WAITING)
        kernels = server.kernels()
        os.kill(server.pid, signal.SIGTERM)
        until(lambda: not any(_runs(pid) for pid in kernels), SECONDS)


def test_it_says_where_the_page_is(tmp_path: Path) -> None:
    """In one line, when it is there."""
    notebook = tmp_path / "one_button.ipynb"
    notebook.write_text(json.dumps(NOTEBOOK))
    port = free_port()
    command = [*COMMAND, "--no-browser", f"--port={port}", str(notebook), "--lang=en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        told = process.stdout.readline().decode()
        process.terminate()
        assert process.stdout.read() == b""
    assert told.startswith(f"The game is at http://127.0.0.1:{port}/")


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_page_asks_nothing_of_other_hosts(page: Page, one_button: Server) -> None:
    """Whoever plays is known to nobody else."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(one_button.url)
    click(page, 1)
    assert asked
    assert [url for url in asked if not url.startswith((one_button.url, "data:", "blob:"))] == []


def test_what_is_seen_while_loading(page: Page, one_button: Server) -> None:
    """Words in both languages, a title and no source; files beside the notebook stay private."""
    page.goto(one_button.url, wait_until="commit")
    words = page.wait_for_selector("#loading")
    assert words is not None
    assert "One moment" in words.inner_text()
    assert "Одну минуту" in words.inner_text()
    click(page, 1)
    assert page.query_selector("#loading") is None
    assert page.title() == "One button"
    assert "add_class" not in page.content()
    hidden = page.request.get(f"{one_button.url}voila/files/one_button.ipynb")
    assert hidden.status == 404


def test_a_dead_kernel_is_told_to_the_page(page: Page, one_button: Server) -> None:
    """It is not started again empty; the page hears of it within seconds."""
    page.goto(one_button.url)
    click(page, 1)
    page.evaluate(
        """async () => {
            const { kernel } = await window.jupyterapp.widgetManagerPromise.promise;
            window.told = kernel.status;
            kernel.statusChanged.connect((_, status) => { window.told = status; });
        }"""
    )
    os.kill(one_button.kernel(kernel_of(page)), signal.SIGKILL)
    page.wait_for_function("window.told === 'dead'", timeout=SECONDS * 1000)
