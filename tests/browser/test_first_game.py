"""A first game, screen by screen: what docs/first_game.md shows is what a player sees.

Each section of the page has a picture, and quotes in "> " lines; here the game is played as the
page tells it, and the quotes must be read on the screen that the section is about. With
``CHURCHILL_KIT_PICTURES=1`` the pictures of the page are taken anew.
"""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect

from tests.browser.serving import ROOT, until

DOC = ROOT / "docs" / "first_game.md"
PICTURES = ROOT / "docs" / "first_game"
LONG = 30_000
SEED = "1945"  # the game of the page: the same cards and dice for everybody


def quotes() -> dict[str, list[str]]:
    """Name of a screen -> what the page says can be read there."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^## ", DOC.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        name = re.search(r"\(first_game/(\w+)\.jpg\)", part)
        assert name is not None, f"no picture: {part[:40]}"
        found[name[1]] = re.findall(r"^> (.+)$", part, flags=re.MULTILINE)
    return found


def squeezed(text: str) -> str:
    """Words alone: how lines break is the browser's matter."""
    return " ".join(text.replace("\u00a0", " ").split())


def test_the_first_game_is_as_it_is_told(page: Page, app_url: str) -> None:
    told, seen = quotes(), list[str]()

    def screen(name: str, wait: int = 300) -> None:
        """The page is at this screen now: its quotes are there."""
        page.mouse.move(2, 2)  # no word is pointed at
        page.wait_for_timeout(wait)  # what moves has arrived
        if os.environ.get("CHURCHILL_KIT_PICTURES"):
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=70)
        shown = squeezed(page.locator("body").inner_text())
        for line in told[name]:
            assert squeezed(line) in shown, f"{name}: {line!r} is not on the page:\n{shown}"
        seen.append(name)

    page.add_init_script("""localStorage.setItem("churchill_kit/wishes", '{"pace":"slow"}');""")
    page.goto(f"{app_url}?lang=en")
    page.wait_for_selector(".ck-start", timeout=LONG)
    page.fill("input.ck-seed", SEED)
    screen("start")
    expect(page.locator(".ck-first-game")).to_have_class(re.compile("ck-main"))
    expect(page.locator(".ck-start")).not_to_have_class(re.compile("ck-main"))
    page.click(".ck-first-game")
    page.wait_for_selector(".ck-first-minute", timeout=LONG)
    screen("cards")
    page.keyboard.press("Escape")
    page.wait_for_selector(".ck-story-caption, .ck-action", timeout=LONG)
    skip(page)
    screen("question")
    play(page)
    beat(page, "reveals")
    screen("reveal", 2500)
    skip(page)
    screen("tie")
    forward(page, "5.22")
    screen("advance")
    page.locator(".ck-hint").click()
    page.wait_for_selector(".ck-adviser h3", timeout=LONG)
    expect(page.locator(".ck-adviser")).to_contain_text("I would do this", timeout=LONG)
    screen("hint")
    page.locator(".ck-adviser-close").click()  # the list has its own order again
    expect(page.locator(".ck-hint-text")).to_have_count(0)
    forward(page, "", pause="meeting")
    screen("meeting")
    press(page, ".ck-go-on")
    forward(page, "6.4")
    screen("production")
    forward(page, "", pause="war")
    screen("war")
    press(page, ".ck-go-on")
    forward(page, "5.13")
    screen("again")
    forward(page, "", end=True)
    screen("end")
    assert seen == list(told), "every screen of the page, in its order"


def asked(page: Page) -> None:
    """The person is asked something."""
    page.wait_for_selector(".ck-action", state="attached", timeout=LONG)


def play(page: Page) -> None:
    """The first choice; who is warned goes on."""
    before = page.locator(".ck-status").inner_text()
    page.locator(".ck-action").first.evaluate("button => button.click()")

    def gone_on() -> bool:
        anyway = page.locator(".ck-caution-anyway")
        if anyway.count() and anyway.first.is_visible():
            anyway.first.click()
        return told_or_asked(page) and page.locator(".ck-status").inner_text() != before

    until(gone_on, 30)


def told_or_asked(page: Page) -> bool:
    """Is a story told, a page to pause at shown, a question asked, or the game over?"""
    marks = ".ck-story-caption, .ck-go-on, .ck-action, .ck-result"
    return page.locator(marks).count() > 0


def beat(page: Page, words: str) -> None:
    """Step by step to the event that says this."""
    for _ in range(60):
        if words in page.locator(".ck-story-caption").inner_text():
            return
        press(page, ".ck-story-step")
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing was told of {words!r}")


def skip(page: Page) -> None:
    """To the next question."""
    press(page, ".ck-story-skip")
    asked(page)


def press(page: Page, selector: str) -> None:
    """Press it if it is there: a story may end by itself meanwhile."""
    page.evaluate("s => document.querySelector(s)?.click()", selector)


def story(page: Page) -> str:
    """What the story's panel says; "" where none is told."""
    found = page.evaluate("() => document.querySelector('.ck-story')?.innerText ?? ''")
    return str(found)


def forward(page: Page, rule: str, pause: str = "", end: bool = False) -> None:
    """Play on until a rule is asked about, a page to pause at comes, or the game is over."""
    for _ in range(400):
        if end and page.locator(".ck-result").count():
            return
        if pause and page.locator(f".ck-{pause}-end").count():
            return
        if page.locator(".ck-story-caption").count():
            shown = story(page)
            press(page, ".ck-go-on, .ck-story-step" if pause else ".ck-story-skip")
            for _ in range(40):  # a press at the wrong moment is none: then once more
                if story(page) != shown:
                    break
                page.wait_for_timeout(50)
            continue
        if page.locator(".ck-action").count():
            if rule and page.locator(".ck-status").inner_text().strip().endswith(rule):
                return
            play(page)
        page.wait_for_timeout(60)
    raise AssertionError(f"the game did not get to {rule or pause or 'its end'}")
