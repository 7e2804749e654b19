"""Blitzkrieg! in a real browser: its boards by mouse and by keyboard, in both languages, the
automaton's move as it is told, and a small page."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from churchill_widgets.board.boards import fit
from churchill_widgets.board.scene import bounds
from churchill_widgets.games.blitzkrieg import SCREEN
from playwright.sync_api import Browser, Page, expect

import churchill_kit as ck
from tests.browser.playing import LONG, asked, moved, no_error, opened, play_out, start, status

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif("blitzkrieg" not in ck.games(), reason="a draft is offered on no page"),
]

# Which part of a board's picture is in sight: left, top, right, low, as shares of it.
SEEN = """s => {
  const frame = document.querySelector(s);
  const picture = frame.querySelector("canvas:not(.ck-pane-cover)");
  const f = frame.getBoundingClientRect(), p = picture.getBoundingClientRect();
  return [(f.x - p.x) / p.width, (f.y - p.y) / p.height,
          (f.right - p.x) / p.width, (f.bottom - p.y) / p.height];
}"""
BOARD = "document.querySelector('.ck-board-1').getBoundingClientRect()"


def laid(page: Page, url: str, scenario: str, lang: str, seed: int = 5) -> Page:
    """A game at its first question."""
    opened(page, url, lang)
    page.click(".ck-game-blitzkrieg")
    page.wait_for_selector(".ck-scenario option[value=nippon]", state="attached")
    page.select_option(".ck-scenario", scenario)
    page.wait_for_function("s => document.querySelector('.ck-scenario').value === s", arg=scenario)
    page.fill(".ck-seed", str(seed))
    start(page)
    begun(page)
    return page


def begun(page: Page) -> None:
    """The cards of the first minute have been read."""
    go = page.locator(".ck-minute-go")
    expect(go).to_be_visible(timeout=20000)
    assert page.locator(".ck-first-minute svg, .ck-first-minute img").count() >= 3
    go.click()
    expect(go).to_be_hidden()


def where(page: Page, state: Any, seat: str, thing: str) -> tuple[float, float, float, float]:
    """Where the program draws a thing of the board on the page: left, top, right, bottom."""
    box, before = None, []
    while box != before:  # the board has its size
        box, before = page.evaluate(f"(r => [r.x, r.y, r.width, r.height])({BOARD})"), box
        page.wait_for_timeout(300)
    scene = SCREEN.draw("map", state.view(seat), "en", size=fit(box[2], box[3]))
    found = scene.find(thing)
    assert found is not None
    left, top, right, bottom = bounds(found)
    wide, high = box[2] / scene.width, box[3] / scene.height
    x, y = box[0], box[1]
    return x + left * wide, y + top * high, x + right * wide, y + bottom * high


def press(page: Page, state: Any, seat: str, thing: str) -> None:
    """A click on a thing of the board."""
    left, top, right, bottom = where(page, state, seat, thing)
    page.mouse.click((left + right) / 2, (top + bottom) / 2)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_tip_lies_near_the_space_that_is_pointed_at(
    browser: Browser, app_url: str, lang: str
) -> None:
    """Also where the list beside the board leaves it no room on that side."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = laid(context.new_page(), app_url, "base", lang)
        state = ck.game("blitzkrieg").new("base", seed=5)
        for space in ("eastern_europe_1_2", "south_east_asia_1_3", "pacific_1_1"):
            left, top, right, bottom = where(page, state, "allies", f"space:{space}")
            page.mouse.move((left + right) / 2, (top + bottom) / 2)
            tip = page.locator(".ck-tip:popover-open")
            expect(tip).to_contain_text(ck.name(space, "blitzkrieg", lang)[:12])
            at = tip.bounding_box()
            assert at is not None
            across = max(at["x"] - right, left - at["x"] - at["width"], 0)
            down = max(at["y"] - bottom, top - at["y"] - at["height"], 0)
            assert across + down < 20, space
            page.mouse.move(2, 2)
        no_error(page)


def test_a_click_on_the_stratagem_tells_what_it_wants(page: Page, app_url: str) -> None:
    """17.0, and by which rows the automaton chose last."""
    laid(page, app_url, "solo", "en")
    state = ck.game("blitzkrieg").new("solo", seed=5)
    press(page, state, "allies", "stratagem")
    told = SCREEN.what_is(state.view("allies"), "stratagem", "en")
    expect(page.locator(".ck-told")).to_contain_text(told["text"])
    no_error(page)


def test_a_unit_is_placed_by_the_mouse(page: Page, app_url: str) -> None:
    """Unit, space, what it would bring, and the move; undone again."""
    laid(page, app_url, "solo", "en")
    state = ck.game("blitzkrieg").new("solo", seed=5)
    assert state.decision is not None and state.decision.kind == "place_unit"
    action = state.actions()[0]
    press(page, state, "allies", f"reserve:allies:{action['token']}:0")
    expect(page.locator(".ck-chip").first).to_contain_text(
        ck.name(action["token"], "blitzkrieg", "en")
    )
    places = [a for a in state.actions() if a["token"] == action["token"]]
    assert page.locator(".ck-action").count() == len(places)
    before = status(page)
    press(page, state, "allies", f"space:{action['space']}")
    expect(page.locator(".ck-preview")).to_be_visible()
    assert status(page) == before
    page.click(".ck-play-it")
    moved(page, before)
    expect(page.locator(".ck-log")).to_contain_text("automaton: theatre")
    after = status(page)
    page.click(".ck-undo")
    moved(page, after)
    assert status(page) == before
    expect(page.locator(".ck-hand")).to_be_hidden()  # it lies on the board
    no_error(page)


def test_a_thing_that_is_no_choice_is_told(page: Page, app_url: str) -> None:
    laid(page, app_url, "base", "ru")
    state = ck.game("blitzkrieg").new("base", seed=5)
    press(page, state, "allies", "space:pacific_3_1")
    expect(page.locator(".ck-told")).to_contain_text("Бомбардировка")
    no_error(page)


@pytest.mark.parametrize(("scenario", "lang"), [("base", "ru"), ("solo_nippon", "en")])
def test_a_game_is_played_to_its_end(scenario: str, lang: str, page: Page, app_url: str) -> None:
    laid(page, app_url, scenario, lang)
    assert play_out(page, 3) > 5
    expect(page.locator(".ck-result")).to_be_visible()
    no_error(page)


SIGN_AS_TEXT = "e => getComputedStyle(e).fill === getComputedStyle(e.parentElement).color"
# A few choices have room: their list is as high as they are.
FEW = 2
NO_BAR = "(l => !l || l.scrollHeight <= l.clientHeight)(document.querySelector('.ck-list'))"
NO_MOUSE = "addEventListener('pointerdown', () => document.body.classList.add('touched'), true)"


def tab_to(page: Page, wanted: str) -> None:
    """Tab until the focus is there."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement.matches(s)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(wanted)


@pytest.mark.parametrize(("scenario", "lang"), [("nippon", "en"), ("solo", "ru")])
def test_a_whole_game_by_keyboard_alone(scenario: str, lang: str, page: Page, app_url: str) -> None:
    """From the list of games to the result."""
    page.add_init_script(NO_MOUSE)
    opened(page, app_url, lang)
    tab_to(page, ".ck-game-blitzkrieg")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ck-scenario option[value=nippon]", state="attached")
    tab_to(page, ".ck-scenario")
    scenarios = ck.game("blitzkrieg").scenarios
    for _ in range(scenarios.index(scenario)):
        page.keyboard.press("ArrowDown")
    page.wait_for_function("s => document.querySelector('.ck-scenario').value === s", arg=scenario)
    tab_to(page, ".ck-seed")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    asked(page)
    expect(page.locator(".ck-first-minute")).to_be_visible(timeout=20000)
    page.keyboard.press("Escape")
    rng = random.Random(2)
    while not page.locator(".ck-result").count():
        before = status(page)
        if page.locator(".ck-action").count() <= FEW:
            page.wait_for_function(NO_BAR)
        page.keyboard.press("1")
        for _ in range(rng.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        moved(page, before)
    expect(page.locator(".ck-result")).to_be_visible()
    assert not page.locator("body.touched").count()
    no_error(page)


def test_two_at_one_screen_see_their_own_reserves_alone(page: Page, app_url: str) -> None:
    """What lies in the reserve of somebody who is not at the screen stands nowhere on the page,
    and nothing of both while places are changed."""
    opened(page, app_url)
    page.click(".ck-game-blitzkrieg")
    page.select_option(".ck-seat-axis", "person")
    page.fill(".ck-seed", "5")
    start(page)
    page.keyboard.press("Escape")
    state = ck.game("blitzkrieg").new("base", seed=5)
    seat, unseen = "", 0
    for _ in range(8):
        assert state.decision is not None
        if seat != state.decision.seat:
            seat = state.decision.seat
            curtain = page.locator(".ck-lift")
            expect(curtain).to_have_text(f"{ck.name(seat, 'blitzkrieg', 'en')}: show my reserve")
            assert curtain.locator(".ck-sign").evaluate(SIGN_AS_TEXT), "it is seen on the button"
            unseen += nothing_of(page, state, *state.seats)
            curtain.click()
            page.wait_for_selector(".ck-action")
        unseen += nothing_of(page, state, state.other(seat))
        row = page.locator(".ck-action:visible").first  # under its theatre's name: what is heard
        said = row.get_attribute("aria-label") or row.inner_text()
        (action,) = (a for a in state.actions() if ck.say(a, "en") == said)
        before = status(page)
        row.click()
        moved(page, before)
        state.apply(action)
    assert unseen > 20
    no_error(page)


def nothing_of(page: Page, state: Any, *away: str) -> int:
    """The page names no token of these reserves that is not seen elsewhere; of how many?"""
    held = {token for seat in away for token in state.reserves[seat]}
    own = {token for seat in state.seats if seat not in away for token in state.reserves[seat]}
    markup = page.locator(".ck-root").inner_html()
    said = markup + re.sub("<[^>]+>", "", markup)
    named = {token for token in held | own if ck.name(token, "blitzkrieg", "en") in said}
    hidden = held - own - {token for _, token in state.tokens.values()}
    assert own <= named and not named & hidden
    assert not any(re.search(rf"\b{token}\b", markup) for token in hidden)
    return len(hidden)


def test_the_automatons_move_is_told_at_once_and_its_rows_on_demand(
    browser: Browser, app_url: str
) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.add_init_script("localStorage.setItem('churchill_kit/wishes', '{\"pace\":\"slow\"}')")
        opened(page, app_url, "en")
        page.click(".ck-game-blitzkrieg")
        page.wait_for_selector(".ck-scenario option[value=solo]", state="attached")
        page.select_option(".ck-scenario", "solo")
        page.fill(".ck-seed", "5")
        page.click(".ck-start")
        begun(page)
        page.click(".ck-story-pause")
        told = []
        for _ in range(30):
            if not page.locator(".ck-story-caption").count():
                break
            told.append(page.locator(".ck-story-caption").inner_text())
            if "The stratagem" in told[-1]:
                break
            page.click(".ck-story-step")
            page.wait_for_function(
                "t => (document.querySelector('.ck-story-caption')?.innerText ?? '') !== t",
                arg=told[-1],
            )
        assert "The Axis places" in told[-1] and not any("strikes out" in t for t in told)
        page.click(".ck-story-ask")
        rows = page.locator(".ck-story-reasons").inner_text()
        assert "strikes out" in rows and "automaton: theatre" in rows and "(15." in rows
        page.keyboard.press("Escape")  # a story that has come to its end is not there to be clicked
        page.wait_for_selector(".ck-action", timeout=LONG)
        no_error(page)


def test_a_small_page_has_the_reserve_at_the_thumb(browser: Browser, app_url: str) -> None:
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = laid(context.new_page(), app_url, "base", "ru")
        units = page.locator(".ck-hand [data-target^='token:']")
        expect(units.first).to_be_visible()
        units.first.click()
        expect(page.locator(".ck-hand [aria-pressed=true]").first).to_be_visible()
        expect(page.locator(".ck-board-1")).to_be_visible()
        no_error(page)


def test_a_phone_shows_the_place_of_the_first_choice(browser: Browser, app_url: str) -> None:
    """With its row and track whole, and not what lies between it and the unit, which is at the
    thumb."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    with browser.new_context(**phone) as context:
        page = laid(context.new_page(), app_url, "solo", "en")
        row = page.locator(".ck-action").first
        expect(row).to_have_attribute("aria-label", re.compile("South-East Asia 1"))
        page.wait_for_function("() => document.querySelector('.ck-board-1.ck-zoomed') !== null")
        page.wait_for_timeout(600)  # the board has moved
        seen = page.evaluate(SEEN, ".ck-board-1")
        scene = SCREEN.draw("map", ck.game("blitzkrieg").new("solo", seed=5).view("allies"), "en")
        for thing in SCREEN.seen_with(frozenset({"space:south_east_asia_1_1"})):
            found = scene.find(thing)
            assert found is not None
            left, top, right, low = bounds(found)
            assert seen[0] <= left / scene.width and right / scene.width <= seen[2], thing
            assert seen[1] <= top / scene.height and low / scene.height <= seen[3], thing
        no_error(page)
