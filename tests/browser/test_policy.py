"""The content policy in a real browser: all that the pages do is allowed, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.serving import Server, serving

SERVE = (sys.executable, "-m", "churchill_kit", "serve")


@pytest.fixture(scope="module")
def course(browser: Browser) -> Iterator[Server]:
    with serving(None, SERVE) as server:
        yield server


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("play.ipynb", ".ck-start"),
        ("churchill/en/5_1.ipynb", ".ck-board"),
        ("index.ipynb", ".ck-index"),
        ("classroom.ipynb", ".ck-class-open"),
    ],
)
def test_nothing_that_a_page_does_is_refused(
    course: Server, page: Page, path: str, ready: str
) -> None:
    said: list[str] = []
    page.on("console", lambda m: said.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda e: said.append(str(e)))
    answer = page.goto(f"{course.url}voila/render/{path}")
    assert answer is not None and "connect-src 'self'" in answer.headers["content-security-policy"]
    page.wait_for_selector(ready, timeout=60000)
    if path == "play.ipynb":
        page.click(".ck-start")
        page.wait_for_selector(".ck-action")
        with page.expect_download() as download:
            page.click(".ck-save")
        assert download.value.suggested_filename.endswith(".json")
    page.wait_for_timeout(1500)
    assert not said
    # Whatever gets into a page all the same can't take anything out of it.
    for there in ("http://127.0.0.1:9/", "https://elsewhere.example/"):
        sent = f"fetch('{there}').then(() => 'sent', (e) => String(e))"
        assert "Failed to fetch" in page.evaluate(sent)
    assert any("Content Security Policy" in text for text in said)
