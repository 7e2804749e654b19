"""Chapters of Blitzkrieg! as its server shows them, and its first game with the adviser: opened,
answered, tried, played in a real browser."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

import churchill_kit as ck
from churchill_kit.tutor.lessons import makers
from churchill_kit.tutor.series import Series
from tests.browser.playing import STATUS, moved, no_error, opened, status

GAME = "blitzkrieg"
SET = 3  # its first exercise is one to choose in both chapters
LONG = 60_000

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(GAME not in ck.games(), reason="a draft is offered on no page"),
]


def chapter(page: Page, url: str, lang: str, number: str) -> Page:
    """A chapter with the exercises of a set, there to be used."""
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.ck_errors = errors  # type: ignore[attr-defined]
    page.goto(f"{url}voila/render/{GAME}/{lang}/{number}.ipynb?set={SET}", timeout=LONG)
    expect(page.locator(".ck-part-exercise .ck-set")).to_contain_text(str(SET), timeout=LONG)
    expect(page.locator(".ck-part-sandbox .ck-headline")).to_be_visible(timeout=LONG)
    return page


def answered(page: Page, number: str) -> None:
    """The exercise answered wrongly, and why; then a similar one is offered."""
    part = page.locator(".ck-part-exercise")
    made = Series(GAME, makers(GAME, number), SET).next()
    shown = part.locator(".ck-exercise")
    expect(shown).to_have_attribute("data-exercise", f"{made.maker}:{made.seed}")
    wrong = next(i for i, c in enumerate(made.choices) if not c.right)
    part.locator("button.ck-answer").nth(wrong).click()
    feedback = part.locator(".ck-feedback.ck-bad")
    expect(feedback).to_be_visible()
    expect(feedback.locator(".ck-rule").first).to_be_visible()
    part.locator(".ck-another").click()
    expect(shown).not_to_have_attribute("data-exercise", f"{made.maker}:{made.seed}")
    expect(part.locator(".ck-feedback")).to_be_hidden()


def headline(part: Locator) -> str:
    return part.locator(".ck-headline").inner_text()


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_chapters_on_a_server(lang: str, page: Page, app_url: str) -> None:
    """An exercise of each answered, and what can be tried there: a unit on a space that takes it
    and on one that does not, the automaton with another stratagem and another die."""
    chapter(page, app_url, lang, "1")
    answered(page, "1")
    part = page.locator(".ck-part-sandbox")
    part.scroll_into_view_if_needed()
    expect(part.locator(".ck-board")).to_be_visible()
    before = headline(part)
    part.locator("[data-control=token]").select_option("navy_3")
    expect(part.locator(".ck-headline")).not_to_have_text(before)
    expect(part.locator(".ck-headline")).to_contain_text("(3.2)")  # no ship on land
    part.locator("[data-control=space]").select_option("western_europe_1_1")
    expect(part.locator(".ck-headline")).to_contain_text(ck.name("navy_3", GAME, lang))
    expect(part.locator(".ck-events li")).not_to_have_count(0)
    no_error(page)

    chapter(page, app_url, lang, "8")
    answered(page, "8")
    part = page.locator(".ck-part-sandbox")
    part.scroll_into_view_if_needed()
    assert part.locator(".ck-priorities > li").count() >= 3  # a theatre, a space, a unit
    part.locator("[data-control='die+']").click()
    expect(part.locator(".ck-stepper output")).to_have_text("2")
    expect(part.locator(".ck-headline")).to_contain_text("1.5")
    part.locator("[data-control=plan]").select_option("for_the_glory")
    expect(part.locator(".ck-headline")).to_contain_text("1.4")
    row = part.locator(".ck-outcome .ck-small").first
    before = row.inner_text()
    part.locator("[data-control=another]").click()
    expect(row).not_to_have_text(before)
    no_error(page)


def test_the_first_game_with_the_adviser(page: Page, app_url: str) -> None:
    """Each kind of decision explained when it comes up first, a completed campaign reviewed; in
    Russian."""
    opened(page, app_url, "ru")
    page.click(f".ck-game-{GAME}")
    page.wait_for_selector(".ck-scenario option[value=nippon]", state="attached")
    page.fill(".ck-seed", "5")
    page.click(".ck-first-game")
    page.wait_for_selector(".ck-action", state="attached", timeout=LONG)
    expect(page.locator(".ck-first-minute")).to_be_visible(timeout=LONG)
    page.keyboard.press("Escape")
    expect(page.locator(".ck-first-minute")).to_have_count(0)
    said = page.locator(".ck-tutor-said")
    expect(said).to_contain_text("Вашим соединениям (фишкам армий, флотов и авиации) подходят")
    rng, told = random.Random(1), ""
    while "Что решается 6.2.9" not in told or "Кампания завершена" not in told:
        assert not page.locator(".ck-result").count(), told
        now = status(page)
        buttons = page.locator(".ck-action:visible")
        buttons.nth(rng.randrange(buttons.count())).click()
        page.wait_for_function(
            f"before => {STATUS} !== before || document.querySelector('.ck-caution')", arg=now
        )
        if page.locator(".ck-caution").count():
            page.click(".ck-caution-anyway")
        moved(page, now)
        told += squeezed(said.inner_text())
    no_error(page)


def squeezed(text: str) -> str:
    """Words alone: how lines break is the browser's matter."""
    return " ".join(text.split())
