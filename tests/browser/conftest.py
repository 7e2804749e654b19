"""A browser that reaches nothing but this machine, and a server for the pages it opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Frame, Page, sync_playwright

from tests.browser.serving import ARGUMENTS, AT_ONCE, PLAY, RUNNING, Server, serving, until
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
# So do these.
WHOLE = ("test_layout", "test_tables", "test_worked_through", "test_first_game", "test_guide")


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
        if item.path.stem in WHOLE:
            return 1, WHOLE.index(item.path.stem)
        return 2, -tests[item.path] if item.get_closest_marker("browser") else 0

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Beside a failure: what the servers have said."""
    report = yield
    if report.failed:
        for server in RUNNING:
            report.sections.append((f"terminal of {server.url}", server.said()))
    return report


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


@pytest.fixture(scope="session")
def window(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """What tests open their pages in, one after another: the scripts that all pages have are
    loaded and compiled once, which only a browser with a folder of its own remembers."""
    with browser.browser_type.launch_persistent_context(
        tmp_path_factory.mktemp("browser"),
        executable_path=find(),
        args=ARGUMENTS,
        viewport={"width": 1280, "height": 800},
    ) as context:
        context.add_init_script(AT_ONCE)
        yield context


@contextmanager
def lent(window: BrowserContext) -> Iterator[None]:
    """Pages opened in a window meanwhile are closed afterwards, and it remembers nothing."""
    origins: set[str] = set()
    blank = window.pages[0]  # with the last page its browser would end

    def visited(frame: Frame) -> None:
        address = urlsplit(frame.url)
        origins.add(f"{address.scheme}://{address.netloc}")

    def watched(page: Page) -> None:
        page.on("framenavigated", visited)

    window.on("page", watched)
    yield
    window.remove_listener("page", watched)
    for page in window.pages:
        if page is not blank:
            page.close()
    devtools = window.new_cdp_session(blank)
    for origin in origins:
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    devtools.detach()
    window.clear_cookies()


@pytest.fixture
def page(window: BrowserContext) -> Iterator[Page]:
    """A fresh page, 1280 x 800, in a window that remembers nothing."""
    with lent(window):
        yield window.new_page()


@pytest.fixture(scope="session")
def serve(browser: Browser) -> Iterator[Serve]:
    """Serves a notebook until all tests are done; the same notebook by the same server.

    Whoever runs a server reads its terminal: whatever people do on its pages, no traceback.
    """
    with ExitStack() as running:
        servers: dict[Path, Server] = {}

        def start(notebook: Path) -> Server:
            if notebook not in servers:
                servers[notebook] = running.enter_context(serving(notebook))
            return servers[notebook]

        yield start
        for notebook, server in servers.items():
            said = server.terminal.read_text(errors="replace")
            assert "Traceback" not in said, f"terminal of {notebook.name}:\n{said[-4000:]}"


@pytest.fixture
def app_url(serve: Serve) -> str:
    """The address of the app."""
    return serve(PLAY).url
