"""A window of Firefox or WebKit: the few things that the tests do in one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests.get_browsers import Webkit

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
WAIT = 60.0  # seconds: a page opens within, even on a machine that is busy


class Window(ABC):
    """A window of a browser."""

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open a page."""

    @abstractmethod
    def evaluate(self, code: str) -> Any:
        """The value of an expression in the page."""

    @abstractmethod
    def click(self, selector: str) -> None:
        """Click the first of these, where a mouse would."""

    @abstractmethod
    def type(self, selector: str, text: str) -> None:
        """Type into a field."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """What the window shows, as a PNG."""

    def count(self, selector: str) -> int:
        """How many of these can be seen."""
        found = self.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector)})]"
            ".filter((e) => e.getClientRects().length).length"
        )
        return int(found)

    def text(self, selector: str) -> str:
        """What stands in the first of these."""
        found = self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent || ''")
        return str(found)

    def wait(self, selector: str, seconds: float = WAIT) -> None:
        """Wait until one of these can be seen."""
        self.until(f"one sees {selector}", lambda: self.count(selector) > 0, seconds)

    def until(self, what: str, so: Any, seconds: float = WAIT) -> None:
        """Wait until something is so."""
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, f"not within {seconds:.0f} s: {what}"
            time.sleep(0.1)


class FirefoxWindow(Window):
    """A window of Firefox, driven over WebDriver BiDi by puppeteer-core in a Node.js."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        assert program.stdin is not None and program.stdout is not None
        self.orders: IO[str] = program.stdin
        self.answers: IO[str] = program.stdout
        assert "ready" in self._answer()

    def goto(self, url: str) -> None:
        self._ask("goto", url=url)

    def evaluate(self, code: str) -> Any:
        return self._ask("evaluate", code=code)

    def click(self, selector: str) -> None:
        self._ask("click", selector=selector)

    def type(self, selector: str, text: str) -> None:
        self._ask("type", selector=selector, text=text)

    def picture(self, path: Path) -> None:
        self._ask("picture", path=str(path))

    def _ask(self, what: str, **order: Any) -> Any:
        print(json.dumps({"do": what, **order}), file=self.orders, flush=True)
        answer = self._answer()
        assert "error" not in answer, f"{what}: {answer.get('error')}"
        return answer.get("value")

    def _answer(self) -> dict[str, Any]:
        line = self.answers.readline()
        assert line, "Firefox ended"
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def firefox(path: str) -> Iterator[Window]:
    """A Firefox as long as the context lasts."""
    node = (sys.executable, str(ROOT / "widgets" / "scripts" / "node.py"))
    command = (*node, str(HERE / "firefox.mjs"), path)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as program:
        try:
            yield FirefoxWindow(program)
        finally:
            assert program.stdin is not None
            program.stdin.close()  # it closes its browser and ends
            try:
                program.wait(20)
            except subprocess.TimeoutExpired:
                program.kill()


class WebkitWindow(Window):
    """A window of WebKit, driven over WebDriver by selenium."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def goto(self, url: str) -> None:
        self.driver.get(url)

    def evaluate(self, code: str) -> Any:
        return self.driver.execute_script(f"return ({code});")

    def click(self, selector: str) -> None:
        self.driver.find_element("css selector", selector).click()

    def type(self, selector: str, text: str) -> None:
        self.driver.find_element("css selector", selector).send_keys(text)

    def picture(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))


@contextmanager
def webkit(found: Webkit) -> Iterator[Window]:
    """A MiniBrowser on a screen that nobody sees, as long as the context lasts."""
    from selenium.webdriver import WebKitGTK, WebKitGTKOptions
    from selenium.webdriver.webkitgtk.service import Service

    with _screen(found.xvfb) as display:
        options = WebKitGTKOptions()
        options.binary_location = found.browser
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        service = Service(executable_path=found.driver, env=environment)
        driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_window_size(1280, 860)
            yield WebkitWindow(driver)
        finally:
            driver.quit()


@contextmanager
def _screen(xvfb: str) -> Iterator[str]:
    """A screen of Xvfb's; it chooses the number itself and tells it."""
    reading, writing = os.pipe()
    command = (xvfb, "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
    with subprocess.Popen(
        command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as program:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            program.terminate()
