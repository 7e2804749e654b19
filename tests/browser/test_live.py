"""The live example in the card that a number opens: by keyboard alone, beside a game."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.playing import no_error, opened, status


def test_a_number_in_the_game_shows_its_rule_on_a_board(page: Page, app_url: str) -> None:
    opened(page, app_url)
    page.click(".ck-start")
    page.wait_for_selector(".ck-action")
    before = status(page)

    number = page.locator(".ck-log-box .ck-rule").first
    number.focus()
    page.keyboard.press("Enter")
    card = page.locator(".ck-rule-dialog[open]").first
    show = card.locator("> .ck-row > .ck-live")
    show.focus()
    page.keyboard.press("Enter")
    player = card.locator(".ck-part-example")
    expect(player.locator(".ck-next")).to_be_focused()
    expect(player.locator(".ck-board")).to_be_visible()
    expect(player.locator(".ck-about")).to_contain_text("step")
    expect(show).to_have_attribute("aria-expanded", "true")

    place = player.locator(".ck-place-of")
    first, caption = place.inner_text(), player.locator(".ck-caption").inner_text()
    page.keyboard.press("Enter")
    expect(place).not_to_have_text(first)
    expect(player.locator(".ck-caption")).not_to_have_text(caption)
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(first)
    found = Axe().run(page, context=".ck-rule-dialog", options={"resultTypes": ["violations"]})
    assert not [v["id"] for v in found.response["violations"] if v["impact"] == "critical"]

    # A number in the example has a card of its own, which leads back to the example.
    inner = player.locator(".ck-about .ck-rule").first
    inner.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ck-rule-dialog[open]")).to_have_count(2)
    page.wait_for_timeout(400)  # no tip comes of a mouse that rests, so Escape is the card's
    page.keyboard.press("Escape")
    expect(page.locator(".ck-rule-dialog[open]")).to_have_count(1)
    expect(inner).to_be_focused()

    show.click()
    expect(player).to_have_count(0)
    expect(show).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.locator(".ck-next")).to_be_focused()
    page.mouse.move(2, 2)  # a word under the mouse has a tip, which Escape would send away first
    expect(page.locator(".ck-tip:popover-open")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ck-rule-dialog[open]")).to_have_count(0)
    expect(page.locator(".ck-part-example")).to_have_count(0)
    expect(number).to_be_focused()
    assert status(page) == before
    no_error(page)
