"""The page of a game on every screen: nothing overflows, is cut off, overlaps or is too small to
read; question, choices and cards are seen; the same in the dark, by fingers and by names alone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from churchill_widgets.board.boards import LEAST
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import lent
from tests.browser.playing import LONG, STATUS, at, no_error, opened, status

AT_ONCE = (  # what a test chooses later outlives a reload
    "sessionStorage.getItem('wished') === null && (sessionStorage.setItem('wished', '1'), "
    "localStorage.setItem('churchill_kit/wishes', JSON.stringify({pace: 'none', ...%s})))"
)
OTHER = "blitzkrieg"
CARD = ".ck-card:not(.ck-idle) .ck-card-face"
CODE = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8").replace("%", "%%")
LOOKS = "(() => {" + CODE.replace("export ", "") + "; return %s; })()"


@pytest.fixture
def wished(browser: Browser, window: BrowserContext) -> Iterator[Any]:
    """Pages with a size, a scheme and wishes of their own. The first of a test, unless fingers
    lead it, is opened in the window that knows the scripts already."""
    open_: list[BrowserContext] = []
    taken = False

    def opens(width: int, height: int, wishes: str = "{}", **more: Any) -> Page:
        nonlocal taken
        size: Any = {"width": width, "height": height}
        if more or taken:
            open_.append(browser.new_context(viewport=size, **more))
            page = open_[-1].new_page()
        else:
            taken = True
            page = window.new_page()
            page.set_viewport_size(size)
        page.add_init_script(f"try {{ {AT_ONCE % wishes} }} catch {{}}")
        return page

    with lent(window):
        yield opens
    for context in open_:
        context.close()


KINDS = (
    "agenda_card", "opening_issue", "advance_issue", "debate_issue", "allocate_production",
    "place_network_marker", "",
)  # fmt: skip
LARGE = [(1280, 800), (1366, 850), (1920, 1080)]
SMALL = [(768, 1024), (390, 844), (640, 400)]  # the last is a window of 1280 x 800 at 200 %


def sized(page: Page, size: tuple[int, int]) -> None:
    """The same page in a window of another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("sizes", [LARGE, SMALL], ids=["large", "small"])
def test_nothing_overflows_is_cut_off_or_overlaps(
    wished: Any, app_url: str, sizes: list[tuple[int, int]]
) -> None:
    # on a small page the first minute lies over the question until it is begun
    page = opened(wished(*sizes[0], "{minute: false}" if sizes is SMALL else "{}"), app_url)
    below = "getComputedStyle(document.querySelector('#main')).backgroundColor"
    for size in sizes:
        sized(page, size)
        for later in (".ck-ask", ".ck-side", ".ck-hand"):
            expect(page.locator(later)).to_be_hidden()
        assert page.evaluate(below) == "rgba(0, 0, 0, 0)", "paper to the lower edge"
    lang = "en"
    for kind in KINDS:
        at(page, kind)
        for again in (False, True):
            if again:
                lang = "ru" if lang == "en" else "en"
                page.evaluate("document.querySelector('.ck-lang').click()")
                page.wait_for_function(f"document.querySelector('.ck-root').lang === '{lang}'")
            for size in sizes:
                sized(page, size)
                settled(page, kind, lang, str(size))
                if kind:
                    least = 1 if size[1] < 500 else 2 if size[0] < 500 else 3
                    in_sight(page, least, kind, lang, str(size))


def test_what_a_choice_brings_moves_no_line_and_lies_on_nothing(wished: Any, app_url: str) -> None:
    """It comes when it has been worked out, beside what folds, in either game."""
    for game, lang, said in (("churchill", "ru", "на 12 % лучше"), (OTHER, "en", "12 % better")):
        page = opened(wished(*LARGE[0], "{minute: false, tutor: false}"), app_url, lang)
        if game == "churchill":
            at(page, "advance_issue")
        else:
            other_game(page)
        page.locator(".ck-hint").click()
        page.wait_for_selector(".ck-list .ck-brings", state="attached", timeout=LONG)
        for size in (*LARGE, *SMALL):
            sized(page, size)
            settled(page, game, str(size))
            found = page.evaluate(LOOKS % f"worthComes('{said}')")
            assert found["all"] and found["with"] == found["without"], (game, size, found)
            assert found["wrong"] == [], (game, size)


def test_on_a_tablet_the_board_has_the_width_of_the_page(wished: Any, app_url: str) -> None:
    """So wide, and at the size for which it is drawn, that its least letters are read; what lies on
    it is not shown again below."""
    for game in ("churchill", OTHER):
        page = opened(wished(768, 1024, "{minute: false}"), app_url)
        if game == "churchill":
            at(page, "advance_issue")
        else:
            other_game(page)
        settled(page, game)
        board = page.locator(".ck-canvas:visible")
        page.wait_for_function(
            "() => document.querySelector('.ck-canvas:not([style*=\"100%\"])').clientWidth >= 740"
        )
        box = board.bounding_box() or {}
        assert box["width"] >= 740 and box["height"] >= 0.98 * LEAST[1], (game, box)
        assert page.locator(".ck-hand").is_visible() == (game == "churchill")
        sight = page.evaluate(LOOKS % "inSight()")
        assert sight["question"] and sight["seen"] >= 3, (game, sight)
        assert page.evaluate(LOOKS % "clipped('.ck-hand-head h2, .ck-list .ck-fold')") == []


def test_at_200_percent_a_part_of_the_board_has_all_the_height_there_is(
    wished: Any, app_url: str
) -> None:
    """It shows the first place that can be chosen; the reserve, small, needs no scrollbar."""
    page = opened(wished(640, 400, "{minute: false}"), app_url)
    other_game(page)
    settled(page)
    board = page.locator(".ck-canvas")
    expect(board).to_have_class(re.compile("ck-zoomed"))
    assert (board.bounding_box() or {})["height"] >= 290
    hand, cards = page.locator(".ck-hand"), page.locator(".ck-cards")
    assert (hand.bounding_box() or {})["height"] <= 46
    for card in cards.get_by_role("button").all():
        expect(card).to_have_accessible_name(re.compile("Army|Navy|Air|General|Admiral|Blitz"))


def other_game(page: Page) -> None:
    """The first question of the game whose lines have buttons of their own."""
    page.click(f".ck-game-{OTHER}")
    page.wait_for_selector(".ck-scenario option[value=nippon]", state="attached")
    page.locator(".ck-seed").fill("5")
    page.locator(".ck-start").click()
    page.wait_for_selector(".ck-list .ck-line-of")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_larger_type_makes_all_of_it_larger(
    wished: Any, app_url: str, size: tuple[int, int]
) -> None:
    page = opened(wished(*size), app_url)
    at(page, "advance_issue")
    settled(page)
    larger, word, board = page.locator(".ck-larger"), ".ck-action", page.locator(".ck-canvas-table")
    letters = f"parseFloat(getComputedStyle(document.querySelector('{word}')).fontSize)"
    before, narrow = page.evaluate(letters), (board.bounding_box() or {})["width"]
    larger.click()
    expect(larger).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(letters) > 1.1 * before
    for kind in ("agenda_card", "allocate_production", "advance_issue"):
        at(page, kind)
        settled(page, kind)
        assert page.evaluate(LOOKS % "inSight()")["question"], kind
    if size[0] > 1600:  # one board at a time
        wide = "document.querySelector('.ck-canvas-table').clientWidth"
        page.wait_for_function(f"{wide} > 1.2 * {narrow}")
    larger.click()
    page.wait_for_function(f"{letters} === {before}")
    expect(larger).to_have_attribute("aria-pressed", "false")


def settled(page: Page, *about: str) -> None:
    """Boards are drawn for the room they have, and then nothing is wrong."""
    found: list[str] = []
    for _ in range(50):
        found = page.evaluate(LOOKS % "wrong(11)")
        if not found:
            return
        page.wait_for_timeout(100)
    raise AssertionError((*about, found))


def in_sight(page: Page, least: int, *about: str) -> None:
    """The page comes to rest where the question is seen, and so many of its choices at least."""
    sight: dict[str, Any] = {}
    for _ in range(50):
        sight = page.evaluate(LOOKS % "inSight()")
        if sight["question"] and sight["seen"] >= min(sight["all"], least):
            return
        page.wait_for_timeout(100)
    raise AssertionError((*about, sight))


# -- by fingers ------------------------------------------------------------------------------------


def test_scores_lie_beside_three_tabs_on_a_phone(wished: Any, app_url: str) -> None:
    """Who leafs through a game that is over has a tab more."""
    page = opened(wished(390, 844, has_touch=True, is_mobile=True), app_url, "ru")
    at(page, "")
    page.locator(".ck-end-leaf").tap()
    scores, tab = page.locator(".ck-head-totals .ck-totals"), page.locator(".ck-head .ck-tab-end")
    expect(scores).to_be_visible()
    beside, first = scores.bounding_box(), tab.bounding_box()
    assert beside is not None and first is not None
    assert beside["x"] + beside["width"] <= first["x"]


PLAYS = ".ck-play-it, .ck-plan-play:enabled"


def calmly(what: Locator) -> None:
    """A tap; so soon after another it would be half of a double tap."""
    page = what.page
    since = time.monotonic() - getattr(page, "ck_tapped", 0.0)
    page.wait_for_timeout(max(0.0, 1000 * (0.4 - since)))
    what.tap()
    page.ck_tapped = time.monotonic()  # type: ignore[attr-defined]


def touched(page: Page, now: str) -> bool:
    """The first choice is played by fingers; was it shown first where it leads?"""
    plays = page.locator(PLAYS)
    if not plays.count():
        calmly(page.locator(".ck-action:visible, .ck-go-on").first)
        shown = f"now => {STATUS} !== now || document.querySelector('{PLAYS}')"
        page.wait_for_function(shown, arg=now)
    if previews := bool(plays.count()):
        calmly(plays)
        page.wait_for_function(f"now => {STATUS} !== now", arg=now)
    return previews


def test_a_training_game_by_touch_on_a_phone(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, has_touch=True, is_mobile=True), app_url)
    page.locator(".ck-seed").fill("1945")
    page.locator(".ck-start").tap()
    page.wait_for_selector(".ck-action")
    for _ in range(2):  # three cards, one at a time
        page.locator(".ck-minute-next").tap()
        page.wait_for_timeout(600)
    expect(page.locator(".ck-minute-next")).to_have_count(0)
    expect(page.locator(".ck-minute-card").last).to_be_in_viewport(ratio=0.9)
    page.wait_for_timeout(500)  # a tap that follows at once was meant for what lay there
    page.locator(".ck-minute-go").tap()
    rng, by_card, moves, previews = random.Random(4), 0, 0, 0
    while not page.locator(".ck-result").count():
        now = status(page)
        card = page.locator(".ck-card:not(.ck-idle) .ck-card-face")
        if card.count() and rng.random() < 0.3:
            calmly(card.nth(rng.randrange(card.count())))
            page.wait_for_selector(".ck-chips .ck-chip, .ck-told")
            by_card += page.locator(".ck-play-it").count()
        previews += touched(page, now)
        if moves % 9 == 0:
            assert page.evaluate(LOOKS % "low(44)") == 0
        page.wait_for_selector(".ck-action, .ck-result", state="attached")
        moves += 1
    assert moves > 20 and by_card and previews > 10, (moves, by_card, previews)
    expect(page.locator(".ck-result")).to_be_visible()
    page.locator(".ck-again").tap()  # the first page begins at its beginning
    page.wait_for_selector(".ck-start")
    expect(page.locator(".ck-brand-name")).to_be_in_viewport()
    no_error(page)


def test_on_a_phone_log_and_tools_lie_behind_their_buttons(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, has_touch=True, is_mobile=True), app_url)
    at(page, "advance_issue")
    side, tools = page.locator(".ck-side"), page.locator(".ck-tools")
    expect(side).to_be_hidden()
    expect(tools).to_be_hidden()
    page.locator(".ck-drawer-button").tap()
    expect(side).to_be_visible()
    expect(page.locator(".ck-log li").first).to_be_visible()
    assert page.evaluate("document.querySelector('.ck-side').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    expect(page.locator(".ck-drawer-button")).to_be_focused()
    page.locator(".ck-menu").tap()
    expect(page.locator(".ck-undo")).to_be_visible()
    page.touchscreen.tap(200, 700)
    expect(tools).to_be_hidden()
    board = page.locator(".ck-canvas-table")
    expect(board).to_be_visible()
    page.locator(".ck-tab-map").tap()
    expect(board).to_be_hidden()
    expect(page.locator(".ck-canvas-map")).to_be_visible()


def test_a_phone_on_its_side_has_room_for_board_hand_and_choices(wished: Any, app_url: str) -> None:
    page = opened(
        wished(844, 390, "{minute: false}", has_touch=True, is_mobile=True), app_url, "ru"
    )
    for kind in ("agenda_card", "debate_issue", "advance_issue", "allocate_production"):
        at(page, kind)
        settled(page, kind)
        assert page.evaluate(LOOKS % "under()") == [], kind
        board = page.locator(".ck-canvas:visible").bounding_box()
        assert board is not None and board["height"] >= 390 / 3, (kind, board)
        hand = page.locator(".ck-hand")
        if hand.is_visible():
            assert (hand.bounding_box() or {"height": 0})["height"] <= 75, kind
    at(page, "debate_issue")
    above = page.locator(".ck-about-above")
    expect(above).to_be_hidden()
    page.locator(".ck-about summary").tap()
    expect(above).to_be_visible()
    assert page.evaluate(LOOKS % "within('.ck-about p')"), "what the numbers mean"
    page = opened(
        wished(844, 390, "{minute: false, pace: 'slow'}", has_touch=True, is_mobile=True),
        app_url,
        "ru",
    )
    page.locator(".ck-seed").fill("1945")
    page.locator(".ck-first-game").tap()
    page.wait_for_selector(".ck-story-caption")
    settled(page, "story")
    told, tools = (
        page.locator(one).bounding_box() for one in (".ck-story-caption", ".ck-story-controls")
    )
    assert told is not None and tools is not None
    assert told["y"] + told["height"] <= tools["y"] + 1, "all that is told is read"


def test_a_move_is_made_on_a_board_that_fills_the_screen(wished: Any, app_url: str) -> None:
    """By touch: a card, an issue, the button that plays; one is led out by a word."""
    size: Any = {"has_touch": True, "is_mobile": True}
    page = opened(wished(390, 844, "{minute: false}", **size), app_url, "ru")
    at(page, "advance_issue")
    page.locator(".ck-zoom-full:visible").tap()
    page.wait_for_function("document.fullscreenElement?.matches('.ck-grid')")
    expect(page.locator(".ck-zoom-full:visible")).to_have_text("Выйти")
    expect(page.locator(".ck-prompt")).to_be_visible()
    sheet, plays = page.locator(".ck-canvas:visible"), page.locator(".ck-play-it")
    asks = page.locator(".ck-ask").bounding_box()
    page.wait_for_function(  # all that question and hand leave
        "low => document.querySelector('.ck-canvas-table').getBoundingClientRect().bottom > low",
        arg=(asks or {"y": 0})["y"] - 10,
    )
    drawn = sheet.bounding_box()
    assert drawn is not None and drawn["y"] <= 1 and drawn["width"] > 370, drawn
    page.locator(CARD).nth(1).tap()
    expect(page.locator(".ck-chips .ck-chip")).to_be_visible()
    expect(page.locator(".ck-list")).to_be_hidden()  # the board lies above it
    before, touched = status(page), False
    for y in range(200, int(drawn["y"] + drawn["height"]) - 80, 28):
        page.wait_for_timeout(400)  # so soon after another it would be half of a double tap
        page.touchscreen.tap(130, y)
        with suppress(AssertionError):
            expect(plays).to_be_visible(timeout=500)
        touched = plays.is_visible()
        if touched:
            break
    assert touched
    plays.tap()
    page.wait_for_function(f"before => {STATUS} !== before", arg=before)
    page.wait_for_selector(".ck-action, .ck-story-skip, .ck-caution", state="attached")
    page.wait_for_timeout(500)
    leave = page.locator(".ck-zoom-full:visible")
    if leave.inner_text():  # a question before a costly move is asked beside the board
        leave.tap()
    page.wait_for_function("!document.fullscreenElement")
    expect(page.locator(".ck-head")).to_be_visible()
    no_error(page)


def test_the_first_question_shows_what_can_be_chosen(wished: Any, app_url: str) -> None:
    """At 200 % three choices beside a board that can be read, the adviser behind his button."""
    for size, least in (((1280, 800), 4), ((640, 400), 3)):
        page = opened(wished(*size, "{minute: false}"), app_url, "ru")
        page.locator(".ck-seed").fill("1945")
        page.locator(".ck-first-game").click()
        page.wait_for_selector(".ck-action")
        settled(page, str(size))
        page.wait_for_function(LOOKS % f"inSight().seen >= {least}")
    expect(page.locator(".ck-adviser-words")).to_have_css("position", "absolute")
    expect(page.locator(".ck-canvas-table")).to_have_class(re.compile("ck-zoomed"))
    page.locator(".ck-adviser-line").click()
    expect(page.locator(".ck-tutor-said")).to_be_visible()


def test_what_fingers_press_and_eyes_read_on_a_phone(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, has_touch=True, is_mobile=True), app_url, "ru")
    at(page, "advance_issue")
    settled(page)
    expect(page.locator(".ck-prompt")).to_contain_text("США")  # whose move it is
    assert not page.evaluate(LOOKS % "clipped('.ck-prompt')")
    small = ".ck-line-of .ck-fold, .ck-about summary, .ck-board-tools button"
    assert page.evaluate(LOOKS % f"little('{small}', 36)") == []
    page.locator(".ck-menu").tap()
    for sign in (".ck-theme", ".ck-keys"):
        expect(page.locator(f"{sign} .ck-tool-said")).to_be_visible()
    page.locator(".ck-menu").tap()
    page.locator(".ck-why").tap()
    expect(page.locator(".ck-tutor-said")).to_be_visible()
    expect(page.locator(".ck-adviser-close")).to_be_hidden()  # one way out
    page.locator(".ck-drawer-close").tap()
    expect(page.locator(".ck-tutor-said")).to_be_hidden()
    page.locator(".ck-why").tap()
    expect(page.locator(".ck-why-text")).to_be_visible()  # it is read again
    page.locator(".ck-side-log").tap()
    assert page.evaluate(LOOKS % "little('.ck-line-go, .ck-more', 36)") == []
    page.locator(".ck-drawer-close").tap()
    at(page, "")
    chart = page.locator(".ck-chart")
    expect(chart).to_be_visible()
    drawn = "e => 12 * e.getBoundingClientRect().width / e.viewBox.baseVal.width"
    assert chart.evaluate(drawn) >= 11
    assert chart.evaluate(
        "e => [...e.querySelectorAll('text')].every((t) =>"
        " t.getBoundingClientRect().right <= e.getBoundingClientRect().right + 1)"
    ), "names lie within it"
    page.locator(".ck-end-leaf").tap()
    page.wait_for_selector(".ck-timeline-marks span")
    assert page.locator(".ck-timeline-marks").evaluate(
        "e => [...e.children].every((t) => t.getBoundingClientRect().right <= innerWidth - 12)"
    )


def test_on_a_phone_what_was_just_chosen_is_seen(wished: Any, app_url: str) -> None:
    """By touch: help answers the first tap, chapters are near, and what was chosen is on top."""
    size: Any = {"has_touch": True, "is_mobile": True}
    page = opened(wished(390, 844, "{minute: false, tutor: true}", **size), app_url, "ru")
    at(page, "advance_issue")
    settled(page)
    # What can be chosen is seen, as much as can be read, not only what comes first in the list.
    sees = """() => { const e = document.querySelector('.ck-canvas-table .ck-pane');
        const b = e.closest('.ck-canvas').getBoundingClientRect(), r = e.getBoundingClientRect();
        return r.width > b.width && r.top <= b.top + 1; }"""
    page.wait_for_function(sees)
    page.locator(".ck-menu").tap()
    page.locator(".ck-keys").tap()
    expect(page.locator(".ck-tools")).to_be_hidden()
    page.locator(".ck-legend summary").tap()
    expect(page.locator(".ck-legend li").first).to_be_visible()
    page.locator(".ck-dialog .ck-main").last.tap()
    page.locator(".ck-prompt .ck-rule").tap()
    expect(page.locator(".ck-rule-dialog .ck-to-chapter")).to_be_visible()
    page.locator(".ck-rule-dialog .ck-close").tap()
    page.wait_for_timeout(400)
    page.locator(".ck-adviser-line").tap()
    expect(page.locator(".ck-adviser-chapter a")).to_be_visible()
    page.locator(".ck-drawer-close").tap()
    page.locator(".ck-ask").evaluate("e => { e.scrollTop = 9999; }")
    page.locator(CARD).nth(1).tap()
    expect(page.locator(".ck-chips .ck-chip")).to_be_visible()
    assert page.locator(".ck-ask").evaluate("e => e.scrollTop") == 0
    page.locator(".ck-below .ck-action:visible").first.scroll_into_view_if_needed()
    page.locator(".ck-clear").tap()
    expect(page.locator(".ck-chips")).to_have_count(0)
    # A card that is asked about by a long touch says its name, above the finger.
    page.evaluate(LOOKS % f"touch('touchend', 600, '{CARD}')")
    tip = page.locator(".ck-tip:popover-open")
    expect(tip.locator("> b")).to_have_text(
        page.locator(f"{CARD} .ck-name > span").first.inner_text()
    )
    low = tip.evaluate("e => e.getBoundingClientRect().bottom")
    top = page.locator(CARD).first.evaluate("e => e.getBoundingClientRect().top")
    assert top - 12 < low <= top, (low, top)
    page.touchscreen.tap(*middle(page, ".ck-tab-map"))  # it closes the tip, and is done, too
    expect(tip).to_have_count(0)
    expect(page.locator(".ck-canvas-map")).to_be_visible()
    page.locator(".ck-head-totals").tap()
    expect(page.locator(".ck-score .ck-parts").first).to_be_visible()


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_long_touch_tells_a_term_and_presses_nothing(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, has_touch=True, is_mobile=True), app_url)
    at(page, "advance_issue")
    page.wait_for_selector(".ck-card-face .ck-word", state="attached")
    before = status(page)
    tip = page.locator(".ck-tip:popover-open")
    assert page.evaluate(LOOKS % "touch('touchcancel', 100)")
    page.wait_for_timeout(600)
    assert not tip.count(), "a touch that was taken away asks nothing"
    assert not page.evaluate(LOOKS % "touch('touchend', 600)"), "no click follows a long touch"
    assert status(page) == before
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert page.evaluate(LOOKS % "touch('touchend', 80)"), "a short one does"
    # A card that was asked about is chosen by a tap as before; what its tip names opens from there.
    face, mine = page.locator(CARD).first, page.locator(".ck-chips .ck-chip")
    for chosen in (1, 0, 1):
        page.evaluate(LOOKS % f"touch('touchend', 600, '{CARD}')")
        expect(tip).to_have_count(1)
        page.keyboard.press("Escape")
        face.tap()
        expect(mine).to_have_count(chosen)
    page.evaluate(LOOKS % f"touch('touchend', 600, '{CARD}')")
    tip.locator(".ck-tip-open").first.tap()
    expect(page.locator(".ck-rule-dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ck-rule-dialog[open]")).to_have_count(0)
    expect(face).to_be_focused()
    assert page.evaluate(STATUS) == before


def whole_row(page: Page) -> tuple[float, float]:
    """The middle of a choice that is seen whole."""
    for row in page.locator(".ck-list :is(li, div):has(> .ck-action)").all():
        box = row.bounding_box()
        if box is None or box["height"] <= 20:
            continue
        at = box["x"] + 60, box["y"] + box["height"] / 2
        if row.evaluate("(row, at) => row.contains(document.elementFromPoint(...at))", at):
            return at
    raise AssertionError("no choice is seen")


def test_a_tap_that_closes_something_does_nothing_else(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, has_touch=True, is_mobile=True), app_url)
    at(page, "opening_issue")
    page.wait_for_selector(".ck-card-face .ck-word", state="attached")
    page.wait_for_timeout(600)
    now, tip = status(page), page.locator(".ck-tip:popover-open")
    at_row = whole_row(page)
    assert not page.evaluate(
        LOOKS % "touch('touchend', 600, '.ck-card:not(.ck-leader) .ck-card-face')"
    )
    expect(tip).to_have_count(1)
    page.touchscreen.tap(*at_row)
    expect(tip).to_have_count(0)
    page.locator(".ck-about summary").tap()
    expect(page.locator(".ck-about p")).to_be_visible()
    page.touchscreen.tap(*at_row)
    expect(page.locator(".ck-about p")).to_be_hidden()
    page.wait_for_timeout(400)
    expect(page.locator(".ck-play-it")).to_have_count(0)
    page.touchscreen.tap(*at_row)
    expect(page.locator(".ck-play-it")).to_be_visible()
    assert status(page) == now, "fingers see first where a choice leads"


def test_beside_plus_and_minus_a_finger_plays_nothing(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, "{minute: false}", has_touch=True, is_mobile=True), app_url)
    at(page, "allocate_production", 3)
    page.wait_for_timeout(600)
    now = status(page)
    for away in ("left", "right", "above", "below"):
        plus = page.locator(".ck-plus:visible").first.bounding_box()
        assert plus is not None
        x, y = plus["x"] + plus["width"] / 2, plus["y"] + plus["height"] / 2
        half = plus["width"] / 2 + 3
        x += {"left": -half, "right": half}.get(away, 0)
        y += {"above": -half, "below": half}.get(away, 0)
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(450)
        assert status(page) == now, away
    planned = page.locator(".ck-planned").all_text_contents()
    assert sum(map(int, planned)) >= 2, planned


def test_a_line_that_only_peeks_in_shows_where_it_leads(wished: Any, app_url: str) -> None:
    page = opened(wished(390, 844, "{minute: false}", has_touch=True, is_mobile=True), app_url)
    at(page, "advance_issue")
    now = status(page)
    peeking(page)
    page.wait_for_timeout(450)
    expect(page.locator(".ck-play-it")).to_be_visible()
    assert status(page) == now, "a preview plays nothing"


ROW = "[...document.querySelectorAll('.ck-list :is(li, div):has(> .ck-action)')]"


def peeking(page: Page) -> None:
    """A tap on the line that only peeks in below."""
    page.wait_for_timeout(600)
    ask = page.locator(".ck-ask").bounding_box()
    assert ask is not None
    low = ask["y"] + ask["height"]
    n = page.evaluate(f"low => {ROW}.findIndex((e) => e.getBoundingClientRect().top > low)", low)
    page.evaluate(
        f"([n, low]) => {{ const r = {ROW}[n].getBoundingClientRect();"
        " document.querySelector('.ck-ask').scrollTop += r.top - (low - 24); }",
        [n, low],
    )
    page.touchscreen.tap(100, low - 12)


def test_after_a_reload_on_a_phone_nothing_looks_chosen_and_the_way_back_has_its_word(
    wished: Any, app_url: str
) -> None:
    page = opened(wished(390, 844, "{minute: false}", has_touch=True, is_mobile=True), app_url)
    page.locator(".ck-start").tap()
    page.wait_for_selector(".ck-action")
    assert touched(page, status(page)), "a finger sees first where a choice leads"
    page.wait_for_timeout(800)  # until the browser keeps it
    page.reload()
    page.wait_for_selector(".ck-action")
    page.wait_for_timeout(300)
    assert not page.evaluate("document.querySelector('.ck-action:focus-visible') !== null")
    expect(page.locator(".ck-undo-here")).to_have_text("Undo")
    assert page.evaluate(LOOKS % "within('.ck-undo-here')")
    page.locator(".ck-undo-here").tap()
    expect(page.locator(".ck-redo-here")).to_have_text("Redo")
    assert page.evaluate(LOOKS % "within('.ck-redo-here')")


def rested(page: Page, seen: str) -> str:
    """What `seen` gives once it has not changed for 600 ms: a busy machine moves late."""
    was = None
    while (now := page.evaluate(seen)) != was:
        was = now
        page.wait_for_timeout(600)
    return str(now)


def test_a_phone_shows_four_choices_and_how_many_are_planned(wished: Any, app_url: str) -> None:
    page = opened(
        wished(390, 844, "{minute: false, tutor: true}", has_touch=True, is_mobile=True), app_url
    )
    for lang in ("en", "ru"):
        if lang == "ru":
            page.evaluate("document.querySelector('.ck-lang').click()")
            page.wait_for_selector(".ck-root[lang=ru]")
        for kind, placings in (("opening_issue", 1), ("allocate_production", 3)):
            at(page, kind, placings)
            settled(page, kind, lang)
            sight = page.evaluate(LOOKS % "inSight()")
            least = 3 if lang == "ru" else 4  # its notes take a line more
            assert sight["seen"] >= min(sight["all"], least), (kind, lang, sight)
            if placings > 1:
                plan = page.locator(".ck-plan")
                expect(plan.locator("p").first).to_contain_text(re.compile(r"0\D+\d"))
                box = plan.bounding_box()
                assert box is not None and box["height"] < 32, "a line, and no more"
                about = plan.locator(".ck-plan-about")
                assert about.evaluate("e => e.scrollWidth <= e.clientWidth"), "all of it is read"
                expect(page.locator(".ck-plan-play")).to_be_hidden()
            for card in page.locator(".ck-card .ck-effect").all():
                expect(card).to_be_visible()  # the first line of its text
    sheet = "[...document.querySelectorAll('.ck-pane')].find((e) => e.checkVisibility())"
    seen = f"getComputedStyle({sheet}.closest('[style*=transform]')).transform"
    began, goes = page.evaluate(seen), False
    for n in (3, 5, 0):  # the order of the places is that of their worth: one may be in sight
        page.locator(".ck-plus:visible").nth(n).tap()
        expect(page.locator(".ck-plan-play")).to_be_visible()
        with suppress(AssertionError):
            page.wait_for_function(f"began => {seen} !== began", arg=began, timeout=4000)
            goes = True
            break
    assert goes, "the board goes there"
    now, counted = status(page), page.locator(".ck-stepper:visible .ck-planned").nth(n)
    often = int(counted.text_content() or "")
    page.locator(".ck-list :has(> .ck-stepper) > .ck-action:visible").nth(n).tap()
    expect(counted).to_have_text(str(often + 1))
    assert status(page) == now, "a name plans one as well, and plays nothing"
    page.locator(".ck-stepper:visible").nth(n).locator(".ck-minus").tap()
    expect(counted).to_have_text(str(often))
    rows = page.locator(".ck-list .ck-action").all_inner_texts()
    began = rested(page, seen)
    page.locator(".ck-stepper:visible").nth(n).locator(".ck-minus").tap()
    page.locator(".ck-plus:visible").nth(n).tap()
    assert rested(page, seen) == began, "what is in sight stays where it is"
    assert page.locator(".ck-list .ck-action").all_inner_texts() == rows
    assert page.evaluate(LOOKS % "within('.ck-plan-play')")
    page.locator(".ck-drawer-button").tap()
    page.locator(".ck-side").wait_for()
    tabs = "[...document.querySelectorAll('.ck-side > .ck-tabset > button')]"
    assert page.evaluate(
        f"{tabs}.every((e, i, all) => e.scrollWidth <= e.clientWidth + 1 && all.every((o) => {{"
        "const a = e.getBoundingClientRect(), b = o.getBoundingClientRect(); return o === e ||"
        " a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 ||"
        " b.bottom <= a.top + 1; }))"
    ), "each tab holds its words and lies beside the others"


def axe(page: Page, *about: str) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    told = [(v["id"], [n["target"] for n in v["nodes"]][:4]) for v in found]
    assert not told, (*about, told)


def test_a_phone_shows_all_that_lies_over_and_beside_the_board(wished: Any, app_url: str) -> None:
    wishes = "{pace: 'normal'}"
    page = opened(wished(390, 844, wishes, has_touch=True, is_mobile=True), app_url, "ru")
    page.locator(".ck-seed").fill("1945")
    page.locator(".ck-first-game").tap()
    page.wait_for_selector(".ck-minute-card")
    assert not page.evaluate(LOOKS % "clipped('.ck-minute-card')")
    assert page.evaluate(LOOKS % "within('.ck-minute-go')")
    assert not page.evaluate(LOOKS % "within('.ck-story-progress')"), "nothing looks out by half"
    expect(page.locator(".ck-minute-foot")).to_contain_text("в меню")
    told = page.locator(".ck-story-caption")
    begun = told.inner_text()
    page.locator(".ck-story-step").dispatch_event("click")
    expect(told).not_to_have_text(begun, use_inner_text=True)
    page.locator(".ck-story-back").dispatch_event("click")
    expect(told).to_have_text(begun, use_inner_text=True)
    expect(page.locator(".ck-great")).to_have_count(0)  # nothing lies over the cards
    page.locator(".ck-minute-go").tap()
    expect(page.locator(".ck-story-written p").first).to_be_visible()  # the board is too small
    expect(page.locator(".ck-great")).to_be_hidden()  # nothing lies on its card
    assert not page.evaluate(LOOKS % "clipped('.ck-story-caption')")
    for part in (".ck-story-pause", ".ck-pace", ".ck-story-skip"):
        assert page.evaluate(LOOKS % f"within('{part}')"), part
    page.locator(".ck-story-skip").tap()
    page.wait_for_selector(".ck-action")
    settled(page)
    assert page.evaluate(LOOKS % "small(24)") == 0
    now, side = status(page), page.locator(".ck-side")
    page.locator(".ck-adviser-line").tap()
    expect(page.locator(".ck-tutor-said")).to_be_visible()
    assert not page.evaluate(LOOKS % "clipped('.ck-side .ck-tab')")
    assert page.evaluate(LOOKS % "within('.ck-drawer-close')")
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector(".ck-app.ck-dark")
    axe(page, "drawer")
    page.locator(".ck-drawer-close").tap()
    expect(side).to_be_hidden()
    page.locator(".ck-drawer-button").tap()
    beside = page.locator(".ck-action").first.locator("xpath=..").bounding_box()
    assert beside is not None
    page.touchscreen.tap(beside["x"] + 1, beside["y"] + 20)
    expect(side).to_be_hidden()
    assert status(page) == now, "a press beside the drawer closes it and plays nothing"
    about = page.locator(".ck-about p")
    page.locator(".ck-about summary").tap()
    expect(about).to_be_visible()
    page.locator(".ck-choices-head").tap(position={"x": 352, "y": 8})  # beside its buttons
    expect(about).to_be_hidden()
    cut = ".ck-card.ck-leader .ck-card-face"  # with how he stands: his text has two lines
    text = page.locator(cut).locator(".ck-effect").text_content() or ""
    assert not page.evaluate(LOOKS % f"touch('touchend', 600, '{cut}')")
    expect(page.locator(".ck-tip-own")).to_contain_text(text.strip())
    page.keyboard.press("Escape")
    face = page.locator(CARD).first
    text = face.locator(".ck-effect").text_content() or ""
    face.tap()
    expect(page.locator(".ck-card-told")).to_contain_text(text.strip())
    assert page.evaluate(LOOKS % "within('.ck-card-told')")
    face.tap()
    expect(page.locator(".ck-card-told")).to_have_count(0)
    for kind in ("advance_issue", ""):  # with the adviser beside
        at(page, kind)
        settled(page, kind)
        axe(page, kind)


def test_a_tablet_gives_the_board_its_room_and_the_result_its_tab(
    wished: Any, app_url: str
) -> None:
    page = opened(wished(768, 1024, has_touch=True, is_mobile=True), app_url)
    page.locator(".ck-first-game").tap()
    page.wait_for_selector(".ck-minute-card")
    settled(page)
    page.wait_for_function(LOOKS % "!clipped('.ck-first-minute, .ck-minute-card').length")
    page.locator(".ck-minute-go").tap()
    expect(page.locator(".ck-first-minute")).to_have_count(0)
    settled(page)
    board, hand = (page.locator(one).bounding_box() for one in (".ck-canvas-table", ".ck-hand"))
    assert board is not None and hand is not None
    assert board["width"] > 550 and board["height"] > 330, board
    assert hand["height"] < board["height"] / 2, hand
    page.locator(".ck-adviser-line").tap()
    expect(page.locator(".ck-tutor-said")).to_be_visible()
    page.locator(".ck-drawer-close").tap()
    at(page, "")
    page.locator(".ck-end-leaf").tap()
    expect(page.locator(".ck-timeline")).to_be_visible()
    page.locator(".ck-tab-end").tap()
    expect(page.locator(".ck-result")).to_be_visible()
    settled(page)


# -- what is clicked -------------------------------------------------------------------------------


def test_a_tip_lies_on_no_choice(wished: Any, app_url: str) -> None:
    page = opened(wished(1280, 800), app_url)
    at(page, "opening_issue")
    page.wait_for_selector(".ck-prompt .ck-term")
    word = page.locator(".ck-list .ck-word").first
    word.scroll_into_view_if_needed()
    word.hover()
    page.wait_for_selector(".ck-tip:popover-open")
    assert page.evaluate(LOOKS % "covered()") == 0
    now = status(page)
    word.click()
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)
    # Nor does a word in what a choice brings: a click on it plays.
    at(page, "advance_issue")
    page.wait_for_selector(".ck-list .ck-note .ck-word", state="attached")
    now = status(page)
    page.locator(".ck-list .ck-note .ck-word").first.click()
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)
    expect(page.locator(".ck-rule-dialog[open]")).to_have_count(0)


def test_a_list_that_moved_under_a_resting_mouse_plays_nothing(wished: Any, app_url: str) -> None:
    """Who unfolds what a line holds, and presses the same spot to fold it, meets another line."""
    page = opened(wished(1280, 800), app_url)
    at(page, "advance_issue")
    now = status(page)
    row = page.locator(".ck-list .ck-action:visible").nth(1)
    box = row.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    fold = page.locator(".ck-list .ck-line-of .ck-fold").first
    # the press before was on something else, at the place where the line lies now
    fold.evaluate(
        """(fold, [clientX, clientY]) => fold.dispatchEvent(new PointerEvent(
            "pointerdown", { bubbles: true, clientX, clientY, pointerType: "mouse" }))""",
        [x, y],
    )
    page.mouse.click(x, y)
    expect(page.locator(".ck-preview .ck-play-it")).to_be_visible()
    expect(page.locator(".ck-preview-asks")).to_contain_text("another line lies here now")
    assert status(page) == now, "it asks, and plays nothing"
    page.mouse.move(x + 30, y)
    page.click(".ck-play-it")
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)


def test_a_list_that_a_hint_has_moved_asks_before_it_plays(wished: Any, app_url: str) -> None:
    """Unless a hand has gone its way on the page since, or it is what the hint says."""
    page = opened(wished(1280, 800), app_url)
    at(page, "advance_issue", cards=3)
    now = status(page)
    page.click(".ck-hint")
    page.wait_for_selector(".ck-below .ck-marked", timeout=60_000)
    others = page.locator(".ck-list .ck-action:visible").filter(
        has_not=page.locator("xpath=ancestor::*[contains(@class, 'ck-marked')]")
    )
    others.first.click()
    expect(page.locator(".ck-preview .ck-play-it")).to_be_visible()
    expect(page.locator(".ck-preview-asks")).to_contain_text("the hint has just moved this list")
    assert status(page) == now, "it asks, and plays nothing"
    page.click(".ck-play-it")
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)


def test_card_then_issue_then_preview_then_play(wished: Any, app_url: str) -> None:
    page = opened(wished(1280, 800), app_url)
    at(page, "advance_issue")
    now = status(page)
    every = page.locator(".ck-action").count()
    idle = page.locator(".ck-idle .ck-card-face")
    if idle.count():
        idle.first.click()
        expect(page.locator(".ck-told")).to_be_visible()
        assert page.locator(".ck-action").count() == every, "no choice is taken away"
        page.locator(".ck-told-away").click()
        expect(page.locator(".ck-told")).to_have_count(0)
    page.locator(".ck-card:not(.ck-leader, .ck-idle) .ck-card-face").first.click()
    expect(page.locator(".ck-chips .ck-chip")).to_have_count(1)
    assert 1 < page.locator(".ck-action").count() < every
    page.locator(".ck-narrow").click()
    issue = page.locator(".ck-facet").nth(1).locator(".ck-chip").first
    high = page.locator(".ck-hand").bounding_box()
    issue.click()
    expect(page.locator(".ck-preview")).to_be_visible()
    expect(page.locator(".ck-worth").first).to_be_visible()
    assert page.locator(".ck-hand").bounding_box() == high, "what cards count takes no line"
    assert not page.evaluate(LOOKS % "clipped('.ck-preview')"), "all of it is seen"
    expect(page.locator(".ck-preview li").first).not_to_be_empty()
    assert status(page) == now, "nothing is played by that"
    page.keyboard.press("Escape")
    expect(page.locator(".ck-preview")).to_have_count(0)
    page.locator(".ck-card:not(.ck-leader, .ck-idle) .ck-card-face").first.click()
    expect(page.locator(".ck-chips .ck-chip")).to_have_count(1)  # now nothing slides any more
    issue.click()
    page.locator(".ck-play-it").click()
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)


def test_what_a_thing_is_leaves_the_choices_their_room(wished: Any, app_url: str) -> None:
    page = opened(wished(1280, 800), app_url)
    at(page, "agenda_card")
    page.locator(".ck-idle .ck-card-face").first.click()
    expect(page.locator(".ck-told")).to_be_visible()
    page.evaluate("document.querySelector('.ck-told p').append(' and so on'.repeat(50))")
    seen = """() => { const list = document.querySelector('.ck-list').getBoundingClientRect();
      return [...document.querySelectorAll('.ck-list li')].filter((line) => {
        const at = line.getBoundingClientRect();
        return at.top >= list.top - 1 && at.bottom <= list.bottom + 1; }).length; }"""
    assert page.evaluate(seen) >= 2
    expect(page.locator(".ck-told-away")).to_be_in_viewport()
    page.locator(".ck-told-away").click()
    note = page.locator(".ck-list .ck-note").first.bounding_box()
    line = page.locator(".ck-list li").first.bounding_box()
    assert note is not None and line is not None
    assert note["width"] > 0.9 * line["width"], "its text has the width of the line"


def test_the_heading_says_how_to_play_where_it_costs_no_line(wished: Any, app_url: str) -> None:
    page = opened(wished(1600, 900), app_url)
    at(page, "advance_issue")
    how = page.locator(".ck-how")
    expect(how).to_be_visible()
    expect(how).to_have_text("a click plays it")
    head = page.locator(".ck-choices-head")
    high = (head.bounding_box() or {})["height"]
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(how).to_be_visible()
    assert (head.bounding_box() or {})["height"] <= high, "on the same line"
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(how).to_be_hidden()


# Lines of the list that lie half above its edge or half under the heading that sticks there.
HALF = """() => {
  const list = document.querySelector(".ck-list"), edge = list.getBoundingClientRect();
  const lines = [...list.querySelectorAll(".ck-group li:not(.ck-line-of), .ck-line-of > div")];
  return lines.filter((line) => {
    const at = line.getBoundingClientRect();
    const head = line.closest(".ck-group").querySelector("h4")?.getBoundingClientRect().bottom || 0;
    const low = Math.max(edge.top, head);
    return at.height && at.top < low - 2 && at.bottom > low + 2;
  }).map((line) => line.innerText);
}"""


def test_what_a_hint_tells_in_a_line_is_whole_for_who_asks(wished: Any, app_url: str) -> None:
    """Then and in the next hint; lists fold and unfold as before."""
    page = opened(wished(1280, 800, "{minute: false, tutor: true}"), app_url)
    at(page, "advance_issue")
    for known in (False, True):
        page.click(".ck-hint")
        told = page.locator(".ck-in-brief").first
        expect(told.locator("p").first).to_be_visible(visible=known)
        if not known:
            told.locator("summary").click()
            expect(told.locator("p").first).to_be_visible()
            settled(page, "told whole")
        page.click(".ck-hint")
        expect(page.locator(".ck-hint-text")).to_have_count(0)
        fold = page.locator(".ck-list .ck-fold").first
        opens = fold.get_attribute("aria-expanded") == "false"
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", str(opens).lower())
    assert page.ck_errors == [], page.ck_errors


def test_a_hint_brings_its_line_into_sight_and_leaves_no_line_half_seen_above(
    wished: Any, app_url: str
) -> None:
    page = opened(wished(1280, 800, "{minute: false, tutor: true}"), app_url)
    page.add_style_tag(content=".ck-app .ck-list { max-height: 137px }")
    box = page.locator(".ck-list")
    moved = 0
    for kind, cards in (("nominate_issue", 9), ("advance_issue", 9), ("debate_issue", 9)):
        at(page, kind, cards=cards)
        for end in ("0", "e.scrollHeight"):
            lay = box.evaluate(f"e => {{ e.scrollTo(0, {end}); return e.scrollTop; }}")
            page.click(".ck-hint")
            page.wait_for_selector(".ck-hint-text p:not(.ck-thinking)", timeout=30_000)
            with suppress(AssertionError):  # the list follows the text, on a busy machine later
                page.wait_for_function(
                    "lay => document.querySelector('.ck-list').scrollTop !== lay",
                    arg=lay,
                    timeout=1500,
                )
            if box.evaluate("e => e.scrollTop") != lay:
                moved += 1
                assert not page.evaluate(HALF), (kind, end)
            page.click(".ck-hint")
    assert moved >= 2


def test_what_is_unfolded_stays_in_its_column(wished: Any, app_url: str) -> None:
    """A list that grows and a hint share the column: neither goes out of the window."""
    page = opened(wished(1280, 800, "{minute: false, tutor: true}"), app_url)
    inside = """() => {
      const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom;
      return Math.max(bottom(".ck-ask"), bottom(".ck-side")) <= bottom(".ck-right") + 1;
    }"""
    for kind, cards in (("nominate_issue", 9), ("advance_issue", 2), ("debate_issue", 9)):
        at(page, kind, cards=cards)
        page.wait_for_function(inside)
        page.click(".ck-hint")
        page.wait_for_selector(".ck-hint-text p:not(.ck-thinking)", timeout=30_000)
        assert page.evaluate(inside), kind
        folded = page.locator(".ck-fold[aria-expanded=false]:visible")
        for _ in range(min(3, folded.count())):
            folded.first.click()
            assert page.evaluate(inside), (kind, "unfolded")
        page.click(".ck-hint")
        assert page.evaluate(inside), (kind, "unfolded, without a hint")


def test_tabs_stay_under_the_mouse_and_the_log_begins_with_what_is_new(
    wished: Any, app_url: str
) -> None:
    page = opened(wished(1280, 800, "{minute: false, tutor: true}"), app_url)
    at(page, "advance_issue")
    box, log = page.locator(".ck-side > .ck-tabset"), page.locator(".ck-log-box")
    lies = box.bounding_box()
    page.wait_for_selector(".ck-brings", state="attached", timeout=30_000)
    assert box.bounding_box() == lies, "what figures are is told before they come"
    for tab in ("log", "scores", "log", "adviser", "log"):
        page.click(f".ck-side-{tab}")
        assert box.bounding_box() == lies, tab
    log.evaluate("e => e.scrollTo(0, 200)")
    now = status(page)
    page.locator(".ck-list .ck-action").first.click()
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)
    page.wait_for_function("!document.querySelector('.ck-log-box').scrollTop")


def test_what_a_plan_makes_room_for_moves_no_line(wished: Any, app_url: str) -> None:
    page = opened(wished(1280, 800, "{minute: false, tutor: true}"), app_url)
    at(page, "place_network_marker", placings=3)
    group = page.locator(".ck-list .ck-group", has=page.locator("h4", has_text="Remove"))
    removes = group.locator(".ck-plus:enabled:visible")
    expect(removes.first).to_be_attached()
    lies = "[...document.querySelectorAll('.ck-list .ck-action')].map((e) => e.offsetTop)"
    before = page.evaluate(lies)
    planned = page.locator(".ck-plan p[role=status]")
    for n in range(removes.count()):
        removes.nth(n).click()
        expect(planned).to_contain_text(re.compile(r": 1\D"))
        if page.locator(".ck-plan-later").count():
            break
        page.locator(".ck-list .ck-minus:enabled").first.click()
        expect(planned).to_contain_text(re.compile(r": 0\D"))
    expect(page.locator(".ck-list .ck-plan-later li").first).to_be_attached()
    assert page.evaluate(lies)[: n + 2] == before[: n + 2]


def test_a_long_list_says_that_it_goes_on_and_a_plan_stays_in_sight(
    wished: Any, app_url: str
) -> None:
    page = opened(wished(1280, 800), app_url)
    at(page, "advance_issue")
    hint = "getComputedStyle(document.querySelector('.ck-list'), '::after').visibility"
    page.wait_for_function(f"{hint} === 'visible'")
    page.locator(".ck-list").evaluate("e => e.scrollTo(0, e.scrollHeight)")
    page.wait_for_function(f"{hint} === 'hidden'")
    at(page, "allocate_production", placings=3)
    plan, play = page.locator(".ck-plan p[role=status]"), page.locator(".ck-plan-play")
    total = re.findall(r"\d+", plan.inner_text())[-1]
    expect(play).to_be_disabled()
    planned = page.locator(".ck-list .ck-planned")
    for n, (width, height) in enumerate(((1280, 800), (768, 1024), (390, 844)), 1):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".ck-list .ck-plus:enabled").nth(n).click()
        expect(plan).to_contain_text(re.compile(rf"^\D*{n}\D+{total}\D*$"))
        for end in ("0", "e.scrollHeight"):
            for box in (".ck-list", ".ck-ask"):
                page.locator(box).evaluate(f"e => e.scrollTo(0, {end})")
            page.wait_for_function(LOOKS % "within('.ck-plan-play')")
    assert sum(map(int, planned.all_inner_texts())) == 3
    page.locator(".ck-list .ck-minus:enabled").first.click()
    expect(plan).to_contain_text(re.compile(rf"^\D*2\D+{total}\D*$"))
    now = status(page)
    play.click()
    page.wait_for_function(f"now => {STATUS} !== now", arg=now)
    before, after = (re.findall(r"move (\d+)", told)[0] for told in (now, status(page)))
    assert int(after) > int(before)


# -- light and dark, names and roles ---------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say_in_either_scheme(wished: Any, app_url: str, scheme: str) -> None:
    page = opened(wished(1280, 800, color_scheme=scheme), app_url)
    for kind in ("advance_issue", ""):
        page.mouse.move(0, 0)  # no word is pointed at by chance
        at(page, kind)
        settled(page)
        page.mouse.move(2, 2)  # what came to lie under the mouse is not asked about
        expect(page.locator(".ck-tip:popover-open")).to_have_count(0)
        if kind:
            page.locator(".ck-card:not(.ck-idle) .ck-card-face").first.click()
            page.wait_for_selector(".ck-chips .ck-chip")
        for hovered in (
            ".ck-side .ck-tab[aria-pressed=true]",
            ".ck-undo",
            ".ck-action",
            ".ck-again",
        ):
            what = page.locator(hovered)
            if what.count():
                what.first.hover()
            axe(page, kind, hovered)


def test_the_scheme_is_the_systems_or_as_one_chooses(wished: Any, app_url: str) -> None:
    page = opened(wished(1280, 800, color_scheme="dark"), app_url)
    dark = "getComputedStyle(document.querySelector('.ck-app')).colorScheme"
    button = page.locator(".ck-theme")
    page.wait_for_function(f"{dark} === 'dark'")
    button.click()
    page.wait_for_function(f"{dark} === 'light'")
    assert "Light" in (button.get_attribute("aria-label") or "")
    page.emulate_media(color_scheme="light")
    button.click()  # as the system asks, which is the same
    expect(button).to_have_attribute("aria-label", re.compile("system"))
    button.click()  # from there a press is always seen
    page.wait_for_function(f"{dark} === 'dark'")
    page.reload()
    page.wait_for_selector(".ck-start")
    page.wait_for_function(f"{dark} === 'dark'")
    page.locator(".ck-theme").click()
    page.wait_for_function(f"{dark} === 'light'")


def test_a_game_is_won_by_roles_and_names_alone(wished: Any, app_url: str) -> None:
    """With the first choice each time: the list is sorted by what they bring."""
    page = opened(wished(1280, 800), app_url)
    page.get_by_label("Seed of the dice").fill("2")
    page.get_by_role("button", name="Start a new game").press("Enter")
    list_ = page.get_by_role("main", name="Choices").get_by_role("listitem")
    over = page.get_by_role("button", name="To the first page")
    banner = page.get_by_role("banner")
    list_.first.wait_for()
    hand = page.get_by_role("region", name="Hand").get_by_role("heading", level=2).inner_text()
    mine = re.match(r"Cards of the (\w+)", hand)
    assert mine, hand
    for _ in range(200):
        told = re.search(r"move (\d+)", banner.inner_text())
        assert told
        if over.count():
            break
        assert page.get_by_role("main", name="Choices").get_by_role("heading", level=2).count() == 1
        list_.first.get_by_role("button").first.press("Enter")
        expect(banner).not_to_contain_text(f"move {told[1]} ", timeout=15000)
    expect(over).to_be_visible()
    end = page.get_by_role("region", name="The end")
    expect(end.get_by_role("heading", level=2)).to_contain_text(f"Victory: {mine[1]}")
    expect(end).to_contain_text("You win")
