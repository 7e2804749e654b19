"""A browser that reaches nothing but this machine, and a server for the pages it opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tests.browser.serving import ARGUMENTS, AT_ONCE, PLAY, Server, serving, until
from tests.get_chromium import find

Serve = Callable[[Path], Server]


def patient(page: Page, expression: str, arg: Any = None, timeout: float = 30_000) -> None:
    """Wait until an expression is true in the page, asked for from outside.

    Playwright's own way evaluates it in the page, which the policy of our pages forbids.
    """

    def is_so() -> bool:
        try:
            return bool(page.evaluate(expression, arg))
        except Error:  # another page is being loaded
            return False

    until(is_so, timeout / 1000)


Page.wait_for_function = patient  # type: ignore[assignment, method-assign]


LONG = ("site", "binder", "engines")  # each of these files takes minutes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder are browser tests, unless they say what else they need.

    Of files that open pages the longest come first, or one processor would wait at the end.
    """
    for item in items:
        apart = item.get_closest_marker("site") or item.get_closest_marker("binder")
        if Path(__file__).parent in item.path.parents and not apart:
            item.add_marker(pytest.mark.browser)
    tests = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[int, int]:
        if any(item.get_closest_marker(mark) for mark in LONG):
            return 0, 0
        return 1, -tests[item.path] if item.get_closest_marker("browser") else 0

    items.sort(key=place)


_running: list[Browser] = []  # a process can have one Playwright, and other folders this fixture


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium; tests that use it are skipped where there is none."""
    if _running:
        yield _running[0]
        return
    path = find()
    if path is None:
        pytest.skip("no Chromium on this machine: python -m tests.get_chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        window = running.new_context

        def at_once(**wanted: Any) -> BrowserContext:
            context = window(**wanted)
            context.add_init_script(AT_ONCE)
            return context

        running.new_context = at_once  # type: ignore[method-assign]
        _running.append(running)
        yield running
        _running.clear()
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh window, 1280 x 800, with a storage of its own."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def serve(browser: Browser) -> Iterator[Serve]:
    """Serves a notebook until all tests are done; the same notebook by the same server."""
    with ExitStack() as running:
        servers: dict[Path, Server] = {}

        def start(notebook: Path) -> Server:
            if notebook not in servers:
                servers[notebook] = running.enter_context(serving(notebook))
            return servers[notebook]

        yield start


@pytest.fixture
def app_url(serve: Serve) -> str:
    """The address of the app."""
    return serve(PLAY).url
