"""Blitzkrieg! in a real browser: its boards by mouse and by keyboard, in both languages, the
automaton's move as it is told, and a small page."""

from __future__ import annotations

import random
from typing import Any

import pytest
from churchill_widgets.board.boards import fit
from churchill_widgets.board.scene import bounds
from churchill_widgets.games.blitzkrieg import SCREEN
from playwright.sync_api import Browser, Page, expect

import churchill_kit as ck
from tests.browser.playing import asked, moved, no_error, opened, play_out, start, status

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif("blitzkrieg" not in ck.games(), reason="a draft is offered on no page"),
]

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
    go = page.locator(".ck-first-minute .ck-main").first
    expect(go).to_be_visible(timeout=20000)
    assert page.locator(".ck-first-minute svg, .ck-first-minute img").count() >= 3
    go.click()
    expect(go).to_be_hidden()


def press(page: Page, state: Any, seat: str, thing: str) -> None:
    """A click on a thing of the board, where the program draws it."""
    page.wait_for_timeout(300)  # the board has its size
    box = page.evaluate(f"(r => [r.x, r.y, r.width, r.height])({BOARD})")
    scene = SCREEN.draw("map", state.view(seat), "en", size=fit(box[2], box[3]))
    found = scene.find(thing)
    assert found is not None
    left, top, right, bottom = bounds(found)
    x, y = (left + right) / 2 / scene.width, (top + bottom) / 2 / scene.height
    page.mouse.click(box[0] + x * box[2], box[1] + y * box[3])


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


@pytest.mark.parametrize(("scenario", "lang"), [("base", "ru"), ("nippon", "en"), ("solo", "en")])
def test_a_game_is_played_to_its_end(scenario: str, lang: str, page: Page, app_url: str) -> None:
    laid(page, app_url, scenario, lang)
    assert play_out(page, 3) > 5
    expect(page.locator(".ck-result")).to_be_visible()
    no_error(page)


@pytest.mark.parametrize(("scenario", "lang"), [("solo_nippon", "ru"), ("nippon", "en")])
def test_some_turns_by_keyboard_alone(scenario: str, lang: str, page: Page, app_url: str) -> None:
    laid(page, app_url, scenario, lang)
    rng = random.Random(2)
    for _ in range(6):
        before = status(page)
        page.keyboard.press("1")
        for _ in range(rng.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        moved(page, before)
    no_error(page)


def test_the_automatons_move_is_told_row_by_row(browser: Browser, app_url: str) -> None:
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
            if "automaton: theatre" in told[-1]:
                break
            page.click(".ck-story-step")
            page.wait_for_function(
                "t => (document.querySelector('.ck-story-caption')?.innerText ?? '') !== t",
                arg=told[-1],
            )
        assert any("strikes out" in t for t in told) and "automaton: theatre" in told[-1]
        page.click(".ck-story-skip")
        asked(page)
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
