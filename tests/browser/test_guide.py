"""The first game with the adviser in a browser: by mouse in English, by keyboard in Russian."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.playing import STATUS, at, begin, moved, no_error, opened, status

SEED = "3"


def first_game(page: Page, seat: str = "us") -> None:
    """Start it by its button, on a seat of one's choice."""
    page.fill(".ck-seed", SEED)
    page.select_option(".ck-first-seat", seat)
    page.click(".ck-first-game")
    page.wait_for_selector(".ck-action")
    page.click(".ck-minute-go")  # the first minute lies over the board
    expect(page.locator(".ck-first-minute")).to_have_count(0)


# As long a question back as there is.
LONG = f"""<section class="ck-caution"><h3>{"Before you do that " * 4}</h3><p>{"words " * 50}</p>
<div class="ck-caution-row"><button class="ck-caution-back">Take it back</button>
<button class="ck-caution-better">{"Instead " * 8}</button></div></section>"""

FOLDED = ".ck-list .ck-fold[aria-expanded=false]"
UNFOLD = f"document.querySelectorAll({FOLDED!r}).forEach((b) => b.click())"

# The choices that are seen by what they are worth, the worst first; of equals what lies last.
WORST = """() => {
  const told = (b) => b.parentElement.querySelector('.ck-brings [aria-hidden]')?.textContent || '';
  const much = (text) => parseFloat(text.replace(/[^0-9.]/g, '')) || 0.5;
  const worth = (text) => (/worse|хуже/.test(text) ? -much(text) : 0);
  return [...document.querySelectorAll('.ck-action')].reverse().filter((b) => b.offsetParent)
    .map((b) => [worth(told(b)), Number(b.dataset.index)]).sort((a, b) => a[0] - b[0]);
}"""


def worst(page: Page) -> int:
    """Wait until the adviser knows what the choices are worth; the number of the worst, with none
    folded away."""
    page.wait_for_selector(".ck-brings", state="attached", timeout=60_000)
    page.evaluate(UNFOLD)
    page.wait_for_function(f"!document.querySelector({FOLDED!r})")
    behind, number = page.evaluate(WORST)[0]
    assert behind < 0
    return int(number)


def to_a_warning(page: Page) -> str:
    """Choose what is worth least, and the adviser has a question; the status of that moment."""
    now = status(page)
    page.locator(f".ck-action[data-index='{worst(page)}']").press("Enter")
    page.wait_for_selector(".ck-caution")
    assert status(page) == now, "nothing is played yet"
    return now


def reloaded(page: Page) -> None:
    """The first page anew, once everything has been sent that was on its way."""
    page.wait_for_selector(".ck-canvas-table")
    page.wait_for_timeout(500)
    page.click(".ck-new")
    page.wait_for_selector(".ck-start")
    page.reload()
    page.wait_for_selector(".ck-start")


def in_sight(page: Page, selector: str) -> None:
    """The first such element is wholly within the window, and not covered by anything."""
    page.wait_for_function(
        """selector => {
          const el = document.querySelector(selector), r = el.getBoundingClientRect();
          const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
          return r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth
            && at && el.contains(at);
        }""",
        arg=selector,
        timeout=5000,
    )


def test_first_game_with_the_tutor(page: Page, app_url: str) -> None:
    opened(page, app_url)
    first_game(page)
    assert " · US · " in status(page)
    said = page.locator(".ck-tutor-said")
    expect(said).to_be_visible()
    expect(said).to_contain_text("What is asked")
    expect(said).to_contain_text("Your highest card is")
    page.wait_for_selector(".ck-canvas-table")
    for part in (".ck-action", ".ck-tutor-said h3", ".ck-canvas-table", ".ck-tutor-switch"):
        in_sight(page, part)
    met: dict[str, int] = {}
    rng = random.Random(5)
    for _ in range(12):  # each kind of decision is explained at length once
        now = status(page)
        rule = now.rpartition(" · ")[2]
        title = page.locator(".ck-advice-asked h3")
        assert title.count() == (0 if rule in met else 1), rule
        met[rule] = met.get(rule, 0) + 1
        buttons = page.locator(".ck-action:visible")
        buttons.nth(rng.randrange(buttons.count())).click()
        page.wait_for_function(
            f"before => {STATUS} !== before || document.querySelector('.ck-caution')", arg=now
        )
        if page.locator(".ck-caution").count():
            page.click(".ck-caution-anyway")
        moved(page, now)
    assert max(met.values()) > 1
    no_error(page)


def a_warning_has_room_beside_a_preview(page: Page) -> None:
    page.locator(".ck-card:not(.ck-idle) .ck-card-face").nth(1).click()
    page.wait_for_selector(".ck-preview")
    page.evaluate(
        f"document.querySelector('.ck-adviser').insertAdjacentHTML('afterbegin', `{LONG}`)"
    )
    for part in (".ck-caution-back", ".ck-caution-better", ".ck-preview h3"):
        in_sight(page, part)
    page.evaluate("document.querySelector('.ck-caution').remove()")
    page.keyboard.press("Escape")
    expect(page.locator(".ck-preview")).to_have_count(0)


def test_a_warning_can_be_heeded_or_not(page: Page, app_url: str) -> None:
    opened(page, app_url)
    first_game(page)
    a_warning_has_room_beside_a_preview(page)
    at(page, "advance_issue", cards=3)
    now = to_a_warning(page)
    caution = page.locator(".ck-caution")
    expect(caution).to_contain_text("Before you do that")
    assert page.locator(".ck-caution .ck-rule").count()
    page.evaluate("document.querySelector('.ck-list').scrollTop = 0")  # the worst may stand low
    for part in (".ck-caution-back", ".ck-caution-anyway", ".ck-action"):
        in_sight(page, part)
    assert page.evaluate("document.activeElement.matches('.ck-caution-back')")
    page.click(".ck-caution-back")
    expect(caution).to_have_count(0)
    assert status(page) == now
    now = to_a_warning(page)
    page.click(".ck-caution-anyway")
    moved(page, now)
    expect(caution).to_have_count(0)
    no_error(page)


def test_the_tutor_is_sent_away_and_stays_away(page: Page, app_url: str) -> None:
    opened(page, app_url)
    first_game(page, "ussr")
    page.click(".ck-tutor-away")
    expect(page.locator(".ck-adviser")).to_have_count(0)
    expect(page.locator(".ck-log")).to_be_visible()
    switch = page.locator(".ck-tutor-switch")
    expect(switch).to_have_attribute("aria-pressed", "false")
    reloaded(page)
    begin(page)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(page.locator(".ck-tutor-said")).to_be_visible()
    reloaded(page)
    begin(page)
    expect(page.locator(".ck-tutor-said")).to_be_visible()
    page.click(".ck-new")
    begin(page, us="bot")
    expect(switch).to_have_count(0)
    no_error(page)


def test_first_game_by_keyboard_in_russian(page: Page, app_url: str) -> None:
    opened(page, app_url, "ru")
    page.fill(".ck-seed", SEED)
    page.focus("body")
    for _ in range(30):
        if page.evaluate("document.activeElement.matches('.ck-first-game')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ck-action")
    expect(page.locator(".ck-tutor-said")).to_contain_text("Что решается")
    for _ in range(3):
        now = status(page)
        page.wait_for_function("document.querySelector('.ck-action:focus')")
        page.keyboard.press("Enter")
        moved(page, now)
    at(page, "advance_issue", cards=3)
    now = status(page)
    page.focus(".ck-action")
    number = str(worst(page))
    for _ in range(80):
        if page.evaluate("document.activeElement.dataset.index") == number:
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ck-caution-back:focus')")
    page.keyboard.press("Escape")
    expect(page.locator(".ck-caution")).to_have_count(0)
    page.wait_for_function("document.querySelector('.ck-action:focus')")
    page.keyboard.press("Enter")  # the same again: it is still the one in focus
    page.wait_for_function("document.querySelector('.ck-caution-back:focus')")
    assert status(page) == now
    for _ in range(5):
        if page.evaluate("document.activeElement.matches('.ck-caution-anyway')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    moved(page, now)
    page.keyboard.press("t")
    expect(page.locator(".ck-adviser")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".ck-tutor-said")).to_be_visible()
    no_error(page)
