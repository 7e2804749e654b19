"""The page to enter by, and the way around: chapters, languages, the app, and back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve
from tests.browser.serving import ROOT

INDEX = ROOT / "notebooks" / "index.ipynb"
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


def test_a_projector_shows_nobodys_progress(page: Page, serve: Serve) -> None:
    """On all pages of the tab, until it is switched off."""
    page.set_default_timeout(LONG)
    page.goto(serve(INDEX).url + "?project=1")
    expect(page.locator(".ck-project")).to_have_attribute("aria-pressed", "true", timeout=LONG)
    expect(page.locator(".ck-chapter-standing").first).to_be_hidden()
    page.click(".ck-chapter-link[href$='churchill/en/5_1.ipynb']")
    expect(page.locator(".ck-opening h1")).to_have_text("The agenda", timeout=LONG)
    expect(page.locator(".ck-progress")).to_be_hidden()
    size = "parseFloat(getComputedStyle(document.querySelector('.ck-opening')).fontSize)"
    assert page.evaluate(size) >= 20
    page.click(".ck-project")
    expect(page.locator(".ck-progress")).to_be_visible(timeout=LONG)
    assert page.evaluate(size) < 20


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
