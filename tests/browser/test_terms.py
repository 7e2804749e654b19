"""Terms and rules on pages: short texts by mouse and keyboard, cards, and the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from churchill_widgets.cards.terms import terms_message
from playwright.sync_api import Locator, Page, expect

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from tests.browser.conftest import Serve
from tests.browser.serving import ROOT

NOTEBOOKS = ROOT / "notebooks"


@pytest.fixture
def errors(page: Page) -> Iterator[list[str]]:
    """What goes wrong in the page's scripts: nothing may."""
    found: list[str] = []
    page.on("pageerror", lambda e: found.append(str(e)))
    yield found
    assert not found


def opened(page: Page, serve: Serve, path: Path, sign: str) -> Page:
    """A notebook in the browser, as soon as its terms are marked."""
    page.goto(serve(path).url)
    page.wait_for_selector(sign, timeout=60000)
    return page


def name(page: Page) -> str:
    """What has the focus."""
    return str(page.evaluate("document.activeElement.textContent"))


def tip(page: Page) -> Locator:
    """The short text that is shown."""
    return page.locator(".ck-tip:popover-open")


def close(page: Page) -> None:
    """Close the card, once it is there. (Where the mouse lay on a word, Escape would first send
    away that word's tip.)"""
    card = page.locator(".ck-rule-dialog[open]")
    expect(card).to_be_visible()
    page.mouse.move(2, 2)
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


# -- the same expression in two languages ----------------------------------------------------------


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_browser_and_program_find_the_same(page: Page, lang: str) -> None:
    message = terms_message("churchill", lang)
    texts = [r.summary[lang] for r in BOOK.rules().values()]
    texts += [t.text[lang] for t in BOOK.terms().values()]
    ids = [*message["ids"], ""]  # the last group is a rule's number
    found = page.evaluate(
        """([source, ids, texts]) => texts.map((text) =>
            [...text.matchAll(new RegExp(source, "g"))]
                .map((m) => [m.index, m.index + m[0].length, ids[m.indexOf(m[0], 1) - 1]])
                .filter(([, , id]) => id))""",
        [message["finder"], ids, texts],
    )
    assert found == [[list(s) for s in BOOK.find(text, lang)] for text in texts]


# -- chapters --------------------------------------------------------------------------------------

# How much of the page's width prose takes, and how many letters its lines have on the average, in
# the paragraph where they are longest.
PROSE = """() => {
  const all = [...document.querySelectorAll(".jp-RenderedMarkdown")];
  const place = all[0].parentElement.getBoundingClientRect(), right = [], letters = [];
  for (const p of all.flatMap((one) => [...one.querySelectorAll("p")])) {
    const boxes = [...p.getClientRects()], high = parseFloat(getComputedStyle(p).lineHeight);
    right.push(...boxes.map((box) => box.right - place.left));
    const lines = boxes.reduce((sum, box) => sum + box.height, 0) / high;
    if (lines > 3) letters.push(p.textContent.length / lines);
  }
  return [Math.max(...right) / place.width, Math.max(...letters)];
}"""


@pytest.mark.usefixtures("errors")
def test_terms_in_a_chapter(page: Page, serve: Serve) -> None:
    opened(
        page, serve, NOTEBOOKS / "churchill" / "en" / "5_1.ipynb", ".jp-RenderedMarkdown .ck-term"
    )
    prose = page.locator(".jp-RenderedMarkdown p").filter(has=page.locator(".ck-term")).first
    marks = prose.locator(".ck-term, .ck-rule")
    ids = prose.locator(".ck-term").evaluate_all("all => all.map((e) => e.dataset.term)")
    assert len(set(ids)) == len(ids) > 2, "each term once in a paragraph"
    assert prose.locator("[tabindex='0']").count() == 1, "one stop of the Tab key"

    # On a wide page prose is as wide as the boards, in columns of lines that are easy to read.
    wide, longest = page.evaluate(PROSE)
    assert wide > 0.9 and 45 < longest <= 75

    # By mouse: the text comes, stays while one points at it, and goes.
    word = prose.locator(".ck-term").nth(1)
    word.hover()
    expect(tip(page)).to_contain_text(BOOK.terms()[ids[1]].text["en"])
    expect(word).to_have_attribute("aria-describedby", re.compile("ck-tip-"))
    tip(page).hover()
    page.wait_for_timeout(400)
    expect(tip(page)).to_be_visible()
    page.mouse.move(5, 5)
    expect(tip(page)).to_have_count(0)

    # By keyboard: arrows go along the paragraph, Escape sends the text away, Enter opens.
    marks.first.focus()
    page.keyboard.press("ArrowRight")
    second = name(page)
    assert second == marks.nth(1).inner_text()
    expect(tip(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    assert name(page) == second
    words = prose.locator(".ck-term")
    words.nth(1).focus()
    page.keyboard.press("Enter")
    card = page.locator(".ck-rule-dialog[open]")
    expect(card.locator("h2")).to_have_text(BOOK.terms()[ids[1]].name["en"])
    expect(card.locator(".ck-close")).to_be_focused()
    rule = card.locator(".ck-rule").first
    number = rule.inner_text()
    rule.focus()
    page.keyboard.press("Enter")
    expect(card.locator(".ck-rule-number")).to_contain_text(number)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(words.nth(1)).to_be_focused()


@pytest.mark.usefixtures("errors")
def test_the_glossary_by_keyboard(page: Page, serve: Serve) -> None:
    opened(page, serve, NOTEBOOKS / "churchill" / "ru" / "glossary.ipynb", ".ck-glossary .ck-term")
    part = page.locator(".ck-glossary")
    entries = part.locator(".ck-entry")
    expect(entries).to_have_count(len(BOOK.terms()))
    part.locator(".ck-search").fill("камикад")
    expect(entries.first).to_have_text("Деление с камикадзе")
    page.keyboard.press("Enter")
    expect(part.locator("h3")).to_have_text("Деление с камикадзе")
    part.locator(".ck-search").fill("5.23")
    expect(part.locator(".ck-found")).to_contain_text(re.compile(r"^\d+ из 93"))
    page.keyboard.press("ArrowDown")
    expect(entries.first).to_be_focused()
    part.locator(".ck-search").fill("ъъъ")
    expect(entries).to_have_count(0)
    page.keyboard.press("Escape")
    expect(entries).to_have_count(len(BOOK.terms()))
    page.evaluate("window.location.hash = '#breakthrough'")
    expect(part.locator("h3")).to_have_text("Прорыв")
    part.locator(".ck-related").first.click()
    expect(part.locator("h3")).to_have_text("Сила фронта")
    assert page.url.endswith("#front_strength")
    part.locator(".ck-live").click()
    expect(page.locator(".ck-part-glossary .ck-part-example .ck-caption")).to_be_visible()
    found = Axe().run(page, context=".ck-glossary", options={"resultTypes": ["violations"]})
    assert not [v["id"] for v in found.response["violations"] if v["impact"] == "critical"]


# -- the app ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("errors")
def test_rules_and_terms_in_the_app(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}?lang=en")
    page.wait_for_selector(".ck-start", timeout=60000)
    page.click(".ck-start")
    page.wait_for_selector(".ck-log .ck-rule", timeout=60000)
    page.wait_for_selector(".ck-prompt .ck-term", timeout=60000)
    assert page.locator(".ck-log [tabindex='0']").count() == 1, "the log is one stop"
    assert page.locator(".ck-action .ck-term, .ck-action .ck-rule").count() == 0

    # By mouse, in the log.
    shown = page.locator(".ck-line-text .ck-rule")
    number = shown.first.inner_text()
    shown.first.hover()
    expect(tip(page)).to_contain_text(number)
    shown.first.click()
    card = page.locator(".ck-rule-dialog[open]")
    expect(card).to_contain_text(f"Rule {number}")
    close(page)

    # By keyboard: down the log, entry by entry.
    shown.first.focus()
    page.keyboard.press("ArrowDown")
    line = page.evaluate("document.activeElement.closest('li').textContent")
    assert line != shown.first.evaluate("e => e.closest('li').textContent")
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    link = card.locator("a").first
    expect(link).to_have_attribute("href", re.compile(r"en/[\w]+\.ipynb"))
    close(page)

    # In the prompt; the keys of the page go on working.
    page.locator(".ck-prompt .ck-term").first.click()
    expect(card.locator(".ck-rule-number")).to_have_text("Term")
    close(page)
    page.click(".ck-why")
    expect(page.locator(".ck-why-text .ck-term").first).to_be_visible()
    page.locator(".ck-action").first.focus()
    before = page.locator(".ck-status").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".ck-status")).not_to_have_text(before)
    page.locator(".ck-more").first.click()
    parts = page.locator(".ck-line .ck-parts:visible")
    expect(parts).to_have_count(1)
    parts.locator(".ck-rule").first.click()
    close(page)
    expect(parts).to_have_count(1)

    # The other language has its own words.
    page.click(".ck-lang")
    expect(page.locator(".ck-log .ck-term").first).to_have_text(re.compile("[а-яё]+"))
    page.locator(".ck-line-text .ck-rule").first.click()
    expect(card).to_contain_text("Правило")
    close(page)
    found = Axe().run(page, context=".ck-app", options={"resultTypes": ["violations"]})
    bad = [v["id"] for v in found.response["violations"] if v["impact"] in ("serious", "critical")]
    assert not bad, found.generate_report()


@pytest.mark.usefixtures("errors")
def test_words_in_controls_and_on_boards(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}?lang=en")
    page.wait_for_selector(".ck-start", timeout=60000)
    page.fill(".ck-seed", "1945")
    page.click(".ck-start")
    page.wait_for_selector(".ck-effect .ck-word", timeout=60000)
    page.click(".ck-minute-go")  # what lies over the boards for the first minute
    card = page.locator(".ck-rule-dialog[open]")
    marks = "button .ck-term, button .ck-rule, button [tabindex]"
    assert page.locator(marks).count() == 0, "nothing can be pressed within a button"

    # A word on a card: its tip leads to its card, and the card of the hand is not chosen.
    word = page.locator(".ck-card:not(.ck-idle) .ck-card-face .ck-effect .ck-word").first
    id = word.get_attribute("data-term")
    assert id is not None
    word.hover()
    expect(tip(page)).to_contain_text(BOOK.terms()[id].text["en"])
    tip(page).locator(".ck-tip-open").click()
    expect(card.locator("h2")).to_have_text(BOOK.terms()[id].name["en"])
    card.locator(".ck-term").first.hover()
    expect(tip(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.locator(".ck-card-face[aria-pressed=true]").count() == 0

    # A board: by mouse, and with the arrows.
    board = page.locator(".ck-pane").first
    box = board.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.43, box["y"] + box["height"] * 0.25)
    expect(tip(page)).to_contain_text("track, space")
    expect(tip(page)).to_contain_text(BOOK.terms()["national_track"].text["en"])  # after a rest
    expect(tip(page)).to_have_css("pointer-events", "none")  # what lies below may be a choice
    page.mouse.move(5, 5)
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("Shift+Tab")  # the last key was one of the keyboard
    board.focus()
    expect(tip(page)).to_be_visible()
    first = page.locator(".ck-pane-said").first.inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ck-pane-said").first).not_to_have_text(first)
    expect(tip(page).locator("dl")).to_be_visible()
    page.keyboard.press("g")
    close(page)

    # A choice, where the keyboard stops: G opens what it speaks of. (The first are names of cards.)
    page.locator(".ck-action").first.click()
    choices = page.locator(".ck-action:has(.ck-word)")
    expect(choices).to_have_count(2)
    choices.first.focus()
    page.keyboard.press("ArrowDown")
    expect(tip(page)).to_contain_text(BOOK.terms()["tiebreaker"].text["en"])
    page.keyboard.press("g")
    expect(card).to_contain_text(BOOK.terms()["tiebreaker"].name["en"])
    page.keyboard.press("Escape")
    expect(choices.nth(1)).to_be_focused()
    expect(tip(page)).to_have_count(0)
