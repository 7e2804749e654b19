"""The first page and the first minute: what is said there is so; three cards; ways to chapters."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve
from tests.browser.playing import begin, moved, no_error, opened, status
from tests.browser.serving import ROOT

INDEX = ROOT / "notebooks" / "index.ipynb"
ABOUT = ".ck-start-box .ck-quiet"
LONG = 60_000


def test_the_first_page_tells_what_would_begin(page: Page, app_url: str) -> None:
    opened(page, app_url)
    expect(page.locator(ABOUT).first).to_contain_text("United States")
    page.select_option(".ck-seat-uk", "person")
    expect(page.locator(ABOUT).first).to_contain_text("US and UK")
    page.select_option(".ck-seat-us", "bot")
    expect(page.locator(ABOUT).first).to_contain_text("United Kingdom")
    page.click(".ck-start")
    page.wait_for_selector(".ck-action")
    assert " UK " in status(page)


def test_a_new_game_is_set_as_the_last_one_and_says_so(page: Page, app_url: str) -> None:
    opened(page, app_url)
    page.click(".ck-first-game")
    page.wait_for_selector(".ck-action")
    assert " US " in status(page)
    page.click(".ck-new")
    page.wait_for_selector(".ck-start")
    expect(page.locator(ABOUT).first).to_contain_text("United States")
    expect(page.locator(".ck-seat-us")).to_have_value("person")
    expect(page.locator(".ck-seat-uk")).to_have_value("bot")
    page.click(".ck-start")
    page.wait_for_selector(".ck-action")
    assert " US " in status(page)


def test_three_cards_once_and_again(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    cards = page.locator(".ck-minute-card")
    expect(cards).to_have_count(3)
    for n in range(3):
        expect(cards.nth(n).locator("p")).to_have_count(2)
        assert cards.nth(n).locator("img").evaluate("i => i.complete && i.naturalWidth > 0")
    board = page.get_by_role("application", name="Conference table")
    expect(board).to_have_count(0)  # it lies below the cards: no key leads there
    page.keyboard.press("Escape")
    expect(page.locator(".ck-first-minute")).to_have_count(0)
    expect(board).to_be_visible()
    page.click(".ck-new")
    begin(page, "7")
    page.wait_for_timeout(800)
    expect(page.locator(".ck-first-minute")).to_have_count(0)
    helped(page)
    page.click(".ck-keys")
    page.click(".ck-minute-show")
    expect(cards).to_have_count(3)
    cards.first.click(position={"x": 4, "y": 4})
    expect(page.locator(".ck-first-minute")).to_have_count(0)
    no_error(page)


def test_the_focus_goes_on_from_the_cards_to_what_had_waited(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    page.click(".ck-minute-go")
    expect(page.locator(".ck-first-minute")).to_have_count(0)
    expect(page.locator(".ck-action").first).to_be_focused()


def helped(page: Page) -> None:
    """Help opens by its button and its key, holds what one looks for there, and gives the focus
    back."""
    help_ = page.locator(".ck-dialog")
    for opener, press in ((".ck-keys", "Enter"), (".ck-action", "?")):
        before = page.locator(opener).first
        before.focus()
        page.keyboard.press(press)
        expect(help_).to_be_visible()
        expect(help_).to_have_role("dialog")
        expect(help_).to_have_accessible_name(help_.locator("h2").inner_text())
        expect(help_.locator(".ck-minute-show")).to_be_visible()
        expect(help_.locator(".ck-help-chapter")).to_have_attribute("href", re.compile(r"5_1"))
        assert help_.locator(".ck-keys-list li").count() > 5
        page.keyboard.press("Escape")
        expect(help_).to_be_hidden()
        expect(before).to_be_focused()


def test_a_move_can_be_made_beside_the_cards(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    expect(page.locator(".ck-first-minute")).to_be_visible()
    now = status(page)
    page.locator(".ck-action").first.click()
    moved(page, now)
    expect(page.locator(".ck-first-minute")).to_have_count(0)


def test_who_wants_no_cards_gets_none(page: Page, app_url: str) -> None:
    opened(page, app_url)
    page.click(".ck-keys")
    page.locator(".ck-minute-wish").uncheck()
    page.keyboard.press("Escape")
    begin(page)
    page.wait_for_timeout(800)
    expect(page.locator(".ck-first-minute")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_cards_fit(page: Page, app_url: str, lang: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844 if width == 390 else 800})
    opened(page, app_url, lang)
    begin(page)
    page.wait_for_selector(".ck-first-minute")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator(".ck-first-minute")
    assert box.evaluate("e => e.scrollHeight - e.clientHeight") <= 2, "all of them is seen"


def test_to_the_chapter_of_what_is_asked_and_back(page: Page, serve: Serve) -> None:
    page.set_default_timeout(LONG)
    server = serve(INDEX)
    page.goto(f"{server.url}voila/render/play.ipynb?lang=en")
    page.wait_for_selector(".ck-start")
    begin(page, us="bot", uk="person")
    now = status(page)
    page.locator(".ck-action").first.click()
    moved(page, now)
    page.wait_for_timeout(300)
    before = status(page)
    link = page.locator(".ck-question .ck-to-chapter")
    expect(link).to_contain_text("5.")
    passage = (link.get_attribute("href") or "").partition("#rule=")[2]
    link.click()
    page.wait_for_selector(".ck-opening h1")
    told = "rule => document.querySelector(`p:focus [data-rule='${rule}']`)"
    page.wait_for_function(told, arg=passage, timeout=LONG)
    page.wait_for_selector(".ck-chapter-foot .ck-to-game")
    ways = page.locator(".ck-to-game")
    expect(ways).to_have_count(2)
    parts = page.locator("#rendered_cells .ck-tutor").last
    assert parts.bounding_box()["y"] < ways.last.bounding_box()["y"]  # type: ignore[index]
    ways.last.click()
    page.wait_for_selector(".ck-action")
    assert status(page) == before
    # A chapter in another tab leads back to the same game.
    other = page.context.new_page()
    other.goto(f"{server.url}voila/render/churchill/en/5_1.ipynb")
    other.click(".ck-to-game", timeout=LONG)
    other.wait_for_selector(".ck-action", timeout=LONG)
    assert status(other) == before


COLOURS = """() => [".ck-question", ".ck-prompt-text", ".ck-totals .ck-sign", ".ck-totals b"].map(
  (what) => { const style = getComputedStyle(document.querySelector(what));
    return [style.backgroundColor, style.color, style.fill].join(); })"""


def test_light_again_after_a_chapter_is_light_altogether(page: Page, serve: Serve) -> None:
    page.set_default_timeout(LONG)
    page.emulate_media(color_scheme="dark")  # so is all that is drawn before the page has its box
    page.goto(f"{serve(INDEX).url}voila/render/play.ipynb?lang=en")
    page.wait_for_selector(".ck-start")
    begin(page, us="person", uk="bot")
    now = status(page)
    page.locator(".ck-action").first.click()
    moved(page, now)
    page.wait_for_function("sessionStorage.getItem('churchill_kit/here')")  # the game is kept
    page.wait_for_timeout(300)
    page.locator(".ck-question .ck-to-chapter").click()
    page.wait_for_selector(".ck-opening h1")
    page.locator(".ck-to-game").first.click()
    page.wait_for_selector(".ck-action")
    dark = page.evaluate(COLOURS)
    page.click(".ck-theme")
    page.wait_for_selector(".ck-app:not(.ck-dark)")
    light = page.evaluate(COLOURS)
    assert all(a != b for a, b in zip(dark, light, strict=True)), (dark, light)
    page.wait_for_timeout(300)
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert not [(v["id"], [n["target"] for n in v["nodes"]][:4]) for v in found]
    page.emulate_media(color_scheme="light")
    page.reload()
    page.wait_for_selector(".ck-action")
    assert page.evaluate(COLOURS) == light


def test_without_a_game_no_chapter_leads_back(page: Page, serve: Serve) -> None:
    page.goto(f"{serve(INDEX).url}voila/render/churchill/en/5_1.ipynb")
    page.wait_for_selector(".ck-opening h1", timeout=LONG)
    expect(page.locator(".ck-to-game")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_beside_the_start_a_way_leads_to_what_would_begin(
    page: Page, app_url: str, lang: str
) -> None:
    opened(page, app_url, lang)
    page.click(".ck-to-setup")
    first = page.locator(".ck-setup select").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()
    expect(page.locator(".ck-setup .ck-scenario")).to_be_in_viewport()
    no_error(page)
