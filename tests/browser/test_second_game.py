"""A second game in a real browser: chosen on the first page, played, learned, reviewed, saved."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import ROOT, Server, serving
from tests.second_game.conftest import INSTALLED, NOTEBOOKS

LONG = 60_000
COMMAND = (sys.executable, "-m", "tests.second_game.serve")


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with two games: its own pages, and beside Nim's those of the first chapter."""
    folder = tmp_path_factory.mktemp("house")
    for name in ("play.ipynb", "index.ipynb"):
        shutil.copy(ROOT / "notebooks" / name, folder)
    shutil.copytree(NOTEBOOKS / "nim", folder / "nim")
    with pytest.MonkeyPatch.context() as patch:
        known = os.environ.get("PYTHONPATH", "")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(INSTALLED), known])))
        with serving(folder / "play.ipynb", COMMAND) as running:
            yield running


def to_nim(page: Page, house: Server, lang: str = "en") -> None:
    """The first page, with Nim chosen."""
    page.goto(f"{house.url}?lang={lang}")
    page.wait_for_selector(".ck-start", timeout=LONG)
    page.click(".ck-game-nim")
    expect(page.locator(".ck-game-nim")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ck-seat-north")).to_be_visible()


def settled(page: Page) -> None:
    """Something is to be chosen, or it is over."""
    page.wait_for_selector(".ck-action, .ck-lift, .ck-result", timeout=LONG)


def test_chosen_and_played_by_mouse_undone_saved_and_opened(page: Page, house: Server) -> None:
    to_nim(page, house)
    page.select_option(".ck-seat-south", "random")
    page.click(".ck-start")
    settled(page)
    expect(page.locator(".ck-status")).to_contain_text("Nim")
    while not page.locator(".ck-result").count():
        before = page.locator(".ck-status").inner_text()
        page.locator(".ck-action").last.click()
        expect(page.locator(".ck-status")).not_to_have_text(before, timeout=LONG)
        settled(page)
    result = page.locator(".ck-result h2").first.inner_text()
    with page.expect_download() as saving:
        page.click(".ck-save")
    file = saving.value.path()
    page.click(".ck-undo")
    expect(page.locator(".ck-action").first).to_be_visible()
    page.set_input_files(".ck-open", file)
    expect(page.locator(".ck-result h2").first).to_have_text(result)
    expect(page.locator(".ck-error")).to_be_hidden()


def test_played_by_keyboard_alone_in_russian(page: Page, house: Server) -> None:
    page.goto(f"{house.url}?lang=ru")
    page.wait_for_selector(".ck-start", timeout=LONG)
    for wanted, key in ((".ck-game-nim", "Enter"), (".ck-start", "Enter")):
        for _ in range(60):
            if page.evaluate("s => document.activeElement.matches(s)", wanted):
                break
            page.keyboard.press("Tab")
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    settled(page)
    expect(page.locator(".ck-status")).to_contain_text("Ним")
    while not page.locator(".ck-result").count():
        before = page.locator(".ck-status").inner_text()
        for _ in range(60):
            if page.evaluate("document.activeElement.matches('.ck-action')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".ck-status")).not_to_have_text(before, timeout=LONG)
        settled(page)
    expect(page.locator(".ck-result")).to_contain_text("Победитель")


def test_learned_in_its_chapter_and_reviewed(page: Page, house: Server) -> None:
    page.goto(f"{house.url}voila/render/nim/en/1.ipynb")
    page.wait_for_selector(".ck-part-exercise .ck-answer", timeout=LONG)
    expect(page.locator("h1").first).to_contain_text("A game of Nim")
    page.locator(".jp-RenderedMarkdown .ck-term").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("counters that nobody has taken")
    page.keyboard.press("Escape")
    part = page.locator(".ck-part-exercise")
    field = part.locator("input.ck-answer")
    if field.count():
        field.fill("1")
        part.locator(".ck-send").click()
    else:
        part.locator("button.ck-answer").first.click()
    expect(part.locator(".ck-feedback")).to_be_visible(timeout=LONG)
    page.goto(f"{house.url}voila/render/nim/en/review.ipynb")
    page.wait_for_selector(".ck-part-mastery", timeout=LONG)
    expect(page.locator(".ck-part-mastery")).to_contain_text("0 of 2 rules known")
    page.goto(f"{house.url}voila/render/index.ipynb?game=nim")
    page.wait_for_selector(".ck-chapter-link", timeout=LONG)
    links = page.locator(".ck-chapter-link").evaluate_all("all => all.map(a => a.href)")
    assert any(link.endswith("nim/en/1.ipynb") for link in links)


def test_the_first_page_looks_like_one(page: Page, house: Server, tmp_path: Path) -> None:
    to_nim(page, house)
    page.screenshot(path=os.environ.get("CK_SHOT", str(tmp_path / "first.png")), full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 1280


def test_an_address_leads_to_the_first_page_of_a_game(page: Page, house: Server) -> None:
    """As the index links it; a game that is not there changes nothing."""
    page.goto(f"{house.url}?lang=en#game=nim")
    expect(page.locator(".ck-game-nim")).to_have_attribute("aria-pressed", "true", timeout=LONG)
    expect(page.locator(".ck-seat-north")).to_be_visible(timeout=LONG)
    page.click(".ck-start")
    settled(page)
    expect(page.locator(".ck-status")).to_contain_text("Nim")
    # It asks for the first page, whatever was played in this window.
    page.wait_for_timeout(300)
    page.goto("about:blank")
    page.goto(f"{house.url}?lang=en#game=nim")
    expect(page.locator(".ck-game-nim")).to_have_attribute("aria-pressed", "true", timeout=LONG)
    page.goto("about:blank")
    page.goto(f"{house.url}?lang=en#game=chess")
    page.wait_for_selector(".ck-start", timeout=LONG)
    expect(page.locator(".ck-game-nim")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".ck-error")).to_be_hidden()


def test_an_address_leads_straight_into_the_first_game(page: Page, house: Server) -> None:
    """With the tutor where there is one; once, not again when the page is loaded again."""
    first = page.context.new_page()
    first.goto(f"{house.url}?lang=en#first=churchill")
    settled(first)
    expect(first.locator(".ck-status")).to_contain_text("Churchill")
    expect(first.locator(".ck-tutor-switch")).to_have_attribute("aria-pressed", "true")
    assert "#" not in first.url
    first.wait_for_timeout(300)
    first.click(".ck-new")
    first.wait_for_selector(".ck-start", timeout=LONG)
    first.reload()
    first.wait_for_selector(".ck-start", timeout=LONG)
    page.goto(f"{house.url}?lang=en#first=nim")
    page.wait_for_selector(".ck-start", timeout=LONG)
    expect(page.locator(".ck-game-nim")).to_have_attribute("aria-pressed", "true", timeout=LONG)
    expect(page.locator(".ck-error")).to_be_hidden()
