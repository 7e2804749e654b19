"""The page to enter by, and the way around: chapters, languages, the app, and back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve
from tests.browser.serving import ROOT

INDEX = ROOT / "notebooks" / "index.ipynb"
LINKS = ROOT / "widgets" / "churchill_widgets" / "static" / "links.js"
LONG = 60_000  # milliseconds: a page opens within, even on a machine that is busy


def test_the_way_around(page: Page, serve: Serve) -> None:
    """Index, chapter 5.1, the next chapter, the other language, the app, and back."""
    page.set_default_timeout(LONG)
    page.goto(serve(INDEX).url)
    expect(page.locator(".ck-index h1")).to_have_text("Churchill", timeout=LONG)
    page.click(".ck-chapter-link[href$='churchill/en/5_1.ipynb']")
    expect(page.locator(".ck-opening h1")).to_have_text("The agenda", timeout=LONG)
    page.click(".ck-to-after")
    expect(page.locator(".ck-opening h1")).to_have_text("The meeting", timeout=LONG)
    page.click(".ck-opening .ck-lang")
    expect(page.locator(".ck-opening h1")).to_have_text("Заседание", timeout=LONG)
    page.click(".ck-to-play")
    page.wait_for_selector(".ck-start")
    page.click(".ck-to-index")
    page.wait_for_selector(".ck-index")


def test_the_language_is_switched_at_once_and_kept(page: Page, serve: Serve) -> None:
    """By the keyboard, too; every page that is linked is there."""
    page.set_default_timeout(LONG)
    page.goto(serve(INDEX).url)
    page.locator(".ck-lang button[lang=ru]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ck-index h1")).to_have_text("Черчилль")
    expect(page.locator(".ck-lang button[lang=ru]")).to_have_attribute("aria-pressed", "true")
    links = page.eval_on_selector_all(".ck-index a", "all => all.map((a) => a.href)")
    assert links
    for link in links:
        path = link.split("/voila/render/")[1].split("#")[0]
        assert (ROOT / "notebooks" / path).is_file(), link
    page.reload()
    expect(page.locator(".ck-index h1")).to_have_text("Черчилль", timeout=LONG)


COURSE = "/user/anna/lab/tree/course"
HERE = {
    "/voila/render/index.ipynb": "/voila/render/churchill/ru/5_1.ipynb",
    "/club/voila/render/churchill/en/5_2.ipynb": "/club/voila/render/churchill/ru/5_1.ipynb",
    "/site/voici/render/churchill/en/5_2.html": "/site/voici/render/churchill/ru/5_1.html",
    "/site/voici/render/index.html": "/site/voici/render/churchill/ru/5_1.html",
    "/lab/tree/index.ipynb": "/lab/tree/churchill/ru/5_1.ipynb",
    f"{COURSE}/churchill/en/5_2.ipynb": f"{COURSE}/churchill/ru/5_1.ipynb",
    "/user/anna/lab/workspaces/auto-x": "/user/anna/lab/tree/churchill/ru/5_1.ipynb",
    "/lite/lab/index.html?path=churchill%2Fen%2F5_2.ipynb": (
        "/lite/lab/index.html?path=churchill%2Fru%2F5_1.ipynb"
    ),
}


@pytest.mark.parametrize("here", HERE)
def test_the_address_of_a_page(page: Page, here: str) -> None:
    """Whatever serves the pages, a link leads to the page beside this one."""
    path, _, query = here.partition("?")
    base = "/user/anna/" if here.startswith("/user") else "/"
    script = f"""() => {{
        {LINKS.read_text(encoding="utf-8")}
        const here = {{ pathname: {json.dumps(path)}, search: {json.dumps("?" + query)} }};
        return notebookHref("churchill/ru/5_1.ipynb", here, {{ baseUrl: {json.dumps(base)} }});
    }}"""
    assert page.evaluate(script) == HERE[here]
