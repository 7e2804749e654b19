"""A training game and an exercise in Firefox and in WebKit, with mouse and keys as people have
them."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.browser.serving import ROOT, Server, serving
from tests.get_browsers import firefox as find_firefox
from tests.get_browsers import must
from tests.get_browsers import webkit as find_webkit

from . import windows
from .windows import Window

pytestmark = pytest.mark.engines

MOVES = 10
DOUBLE = 0.55  # seconds between the clicks of a double click, at most
INDEX = ROOT / "notebooks" / "index.ipynb"
# At once, so that what is measured is the game and no story.
QUICK = """localStorage.setItem('churchill_kit/wishes', JSON.stringify({ pace: 'none' })) || true"""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """All pages."""
    with serving(INDEX) as running:
        yield running


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    """A window of each engine; skipped where it is not there and need not be."""
    if request.param == "firefox":
        path = find_firefox()
        if path is None:
            _lacking("Firefox")
        assert path is not None
        with windows.firefox(path) as open_window:
            yield open_window
    else:
        found = find_webkit()
        if found is None:
            _lacking("WebKit")
        assert found is not None
        with windows.webkit(found) as open_window:
            yield open_window


def _lacking(name: str) -> None:
    sentence = f"no {name} on this machine: python -m tests.get_browsers"
    if must():
        pytest.fail(sentence)
    pytest.skip(sentence)


def test_a_training_game_is_played(window: Window, server: Server) -> None:
    window.goto(f"{server.url}nothing")  # the page says at once how fast it is to tell
    window.evaluate(QUICK)
    window.goto(f"{server.url}voila/render/play.ipynb?lang=en")
    window.wait(".ck-start")
    window.click(".ck-start")
    for _ in range(MOVES):
        window.wait(".ck-action")
        before = window.text(".ck-status")
        window.click(".ck-action")
        time.sleep(DOUBLE)  # a click at the same place within this is no second move
        window.until("the next question", lambda was=before: window.text(".ck-status") != was)
    assert not window.count(".ck-error"), window.text(".ck-error")
    # What was played is kept: the page that is loaded again goes on.
    window.wait(".ck-action")
    before = window.text(".ck-status")
    window.goto(f"{server.url}voila/render/play.ipynb")
    window.wait(".ck-action")
    assert window.text(".ck-status") == before


def test_an_exercise_is_answered(window: Window, server: Server) -> None:
    window.goto(f"{server.url}voila/render/churchill/en/5_1.ipynb")
    window.wait(".ck-part-exercise .ck-answer")
    part = ".ck-part-exercise"

    def answered() -> bool:
        """Parts that come in above may move the answer from under the mouse: then once more."""
        if window.count(f"{part} .ck-feedback"):
            return True
        if window.count(f"{part} input.ck-answer"):
            window.type(f"{part} input.ck-answer", "3")
            window.click(f"{part} .ck-send")
        else:
            window.click(f"{part} .ck-answer")
        time.sleep(2)
        return window.count(f"{part} .ck-feedback") > 0

    window.until("what is said of the answer", answered)
    assert window.text(f"{part} .ck-feedback").strip()
