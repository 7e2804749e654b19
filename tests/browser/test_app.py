"""The app in a real browser: played through by mouse and by keyboard, kept, restored, told when
lost."""

from __future__ import annotations

import json
import os
import random
import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from churchill_kit.games.churchill.box.components import BOX
from tests.browser.playing import (
    STATUS,
    begin,
    kernel_of,
    moved,
    no_error,
    opened,
    status,
    to_the_end,
)
from tests.browser.serving import PLAY, Server, serving, until


def test_whole_game_by_keyboard_in_russian(page: Page, app_url: str) -> None:
    opened(page, app_url, "ru")
    page.keyboard.press("Tab")
    for _ in range(30):
        if page.evaluate("document.activeElement.matches('.ck-start')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ck-action")
    rng = random.Random(12)
    moves, statuses = 0, set()
    while not page.locator(".ck-result").count():
        now = status(page)
        assert now not in statuses, "the status changes with every move"
        statuses.add(now)
        assert len(now.split(" · ")) == 5
        assert page.evaluate("document.activeElement.matches('.ck-action')"), (
            "the next question begins at its first answer"
        )
        for _ in range(rng.randrange(4)):
            page.keyboard.press("ArrowDown")
        if rng.random() < 0.2:
            page.keyboard.press(str(rng.randrange(1, 4)))
        page.keyboard.press("Enter")
        moved(page, now)
        moves += 1
        if moves == 6:
            now = status(page)
            page.keyboard.press("u")
            moved(page, now)
            page.keyboard.press("r")
            page.wait_for_function(f"now => {STATUS} === now", arg=now)
        page.wait_for_function("document.querySelector('.ck-action:focus, .ck-result:focus')")
    no_error(page)
    assert moves > 20
    assert page.locator(".ck-root").get_attribute("lang") == "ru"
    expect(page.locator(".ck-result")).to_contain_text("Победа")
    expect(page.locator(".ck-chart")).to_be_visible()
    assert page.locator(".ck-lines tbody tr").count() > 10
    assert re.search(r"\d\.\d", page.locator(".ck-log li").first.inner_text())


def test_canvas_click_narrows_the_choices(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    while "5.14" not in status(page):
        now = status(page)
        page.locator(".ck-action").first.click()
        moved(page, now)
    total = page.locator(".ck-action").count()
    assert total > 5
    board = page.locator(".ck-canvas-table")
    box = board.bounding_box()
    assert box is not None
    # Somewhere on the table lie the issues; a click on one leaves the choices about it.
    found = False
    for fy in range(20, 50, 3):
        for fx in (16, 22, 30, 70, 80):
            page.mouse.click(
                box["x"] + box["width"] * fx / 100, box["y"] + box["height"] * fy / 100
            )
            page.wait_for_timeout(120)
            if page.locator(".ck-chips .ck-chip").count():
                found = True
                break
        if found:
            break
    assert found, "no click on the canvas chose anything"
    assert page.locator(".ck-action").count() < total
    page.keyboard.press("Escape")
    page.wait_for_function(f"document.querySelectorAll('.ck-action').length === {total}")
    no_error(page)


def test_a_double_click_is_one_move(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    now = status(page)
    page.locator(".ck-action").first.dblclick()
    moved(page, now)
    page.wait_for_timeout(500)
    assert page.locator(".ck-undo").is_enabled()
    once = status(page)
    page.click(".ck-undo")
    page.wait_for_function(f"now => {STATUS} === now", arg=now)
    page.evaluate("document.querySelector('.ck-action').click()")
    moved(page, now)
    page.wait_for_timeout(300)
    assert status(page) == once


def test_curtain_leaks_nothing(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page, us="person", uk="person", ussr="person")
    played: set[str] = set()
    for _ in range(14):
        if page.locator(".ck-lift").count():
            content = page.content()
            log = page.locator(".ck-log").inner_html()
            assert not page.locator(".ck-card").count()
            shown = content.replace(log, "")
            moves = " ".join(re.findall(r"\b(?:Lay|with|Discard) [^<]*", shown))
            for card in BOX.staff.values():
                name = card.name["en"]
                short = name.split()[-1]
                assert name not in shown, name
                assert short not in moves, short
            page.click(".ck-lift")
            page.wait_for_selector(".ck-action")
        now = status(page)
        played.add(now)
        page.locator(".ck-action").first.click()
        moved(page, now)
    no_error(page)


def test_reload_and_closed_tab_lose_nothing(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    for _ in range(4):
        now = status(page)
        page.locator(".ck-action").first.click()
        moved(page, now)
    page.wait_for_timeout(200)
    before, log = status(page), page.locator(".ck-log li").count()
    page.reload()
    page.wait_for_selector(".ck-action")
    assert status(page) == before
    assert page.locator(".ck-log li").count() == log
    other = page.context.new_page()
    page.close()
    other.goto(app_url)
    other.wait_for_selector(".ck-resume")
    other.click(".ck-resume")
    other.wait_for_selector(".ck-action")
    assert status(other) == before


def test_two_windows_of_one_game_keep_both(page: Page, app_url: str) -> None:
    """The later writer replaces nothing, and says so."""
    opened(page, app_url)
    begin(page)

    def play(where: Page, moves: int) -> None:
        for _ in range(moves):
            now = status(where)
            where.locator(".ck-action").first.click()
            moved(where, now)
        where.wait_for_timeout(300)

    play(page, 2)
    other = page.context.new_page()
    other.goto(app_url)
    other.click(".ck-resume")
    other.wait_for_selector(".ck-action")
    play(page, 3)
    longer = status(page)
    play(other, 1)
    expect(other.locator(".ck-both")).to_be_visible()
    shorter = status(other)
    expect(page.locator(".ck-both")).to_have_count(0)
    page.close()
    found = set()
    for n in range(2):
        other.click(".ck-new")
        expect(other.locator(".ck-resume")).to_have_count(2)
        other.locator(".ck-resume").nth(n).click()
        other.wait_for_selector(".ck-action")
        found.add(status(other))
    assert found == {longer, shorter}


def test_wishes_that_are_none_leave_the_page_whole(page: Page, app_url: str) -> None:
    opened(page, app_url)
    for nonsense in ("7", '"text"', "[]", "null"):
        page.evaluate("wish => localStorage.setItem('churchill_kit/wishes', wish)", nonsense)
        page.reload()
        page.wait_for_selector(".ck-start")
    page.click(".ck-lang")
    expect(page.locator(".ck-start")).to_have_text("Начать новую партию")
    no_error(page)


def test_language_save_and_open_in_mid_game(
    page: Page, app_url: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    opened(page, app_url)
    begin(page)
    for _ in range(4):
        now = status(page)
        page.locator(".ck-action").first.click()
        moved(page, now)
    count = page.locator(".ck-action").count()
    page.click(".ck-lang")
    expect(page.locator(".ck-undo")).to_have_text("Отменить")
    assert page.locator(".ck-action").count() == count
    page.click(".ck-lang")
    expect(page.locator(".ck-undo")).to_have_text("Undo")
    before = status(page)
    with page.expect_download() as download:
        page.click(".ck-save")
    saved = tmp_path_factory.mktemp("saves") / "game.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["churchill_kit"] == "record"
    now = status(page)
    page.locator(".ck-action").first.click()
    moved(page, now)
    after = status(page)
    broken = saved.with_name("broken.json")
    broken.write_text(saved.read_text()[:100])
    page.set_input_files(".ck-open", str(broken))
    expect(page.locator(".ck-error")).to_be_visible()
    assert status(page) == after, "the running game is untouched"
    page.set_input_files(".ck-open", str(saved))
    page.wait_for_function(f"before => {STATUS} === before", arg=before)
    expect(page.locator(".ck-error")).to_be_hidden()


def test_bad_seed_is_said_beside_the_field(page: Page, app_url: str) -> None:
    opened(page, app_url)
    page.fill(".ck-seed", "seven")
    page.click(".ck-start")
    expect(page.locator("#ck-wrong-seed")).to_be_visible()
    assert page.locator(".ck-seed").get_attribute("aria-invalid") == "true"
    page.fill(".ck-seed", "7")
    page.click(".ck-start")
    page.wait_for_selector(".ck-action")


@pytest.fixture
def own_server(browser: Browser) -> Iterator[Server]:
    """A server whose kernels may be killed."""
    with serving(PLAY) as server:
        yield server


def test_a_dead_kernel_is_told_and_the_game_goes_on(page: Page, own_server: Server) -> None:
    opened(page, own_server.url)
    begin(page)
    for _ in range(3):
        now = status(page)
        page.locator(".ck-action").first.click()
        moved(page, now)
    page.wait_for_timeout(300)
    before = status(page)
    os.kill(own_server.kernel(kernel_of(page)), signal.SIGKILL)
    seconds = until(lambda: page.locator(".ck-lost .ck-go-on").count() > 0, 30)
    assert seconds < 20
    page.click(".ck-go-on")
    page.wait_for_selector(".ck-action", timeout=30000)
    assert status(page) == before
    assert not page.locator(".ck-lost").count()


def test_storage_that_cannot_be_had_is_told(browser: Browser, app_url: str) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        context.add_init_script(
            "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }})"
        )
        page = opened(context.new_page(), app_url)
        expect(page.locator(".ck-storage")).to_be_visible()
        begin(page)
        now = status(page)
        page.wait_for_timeout(1200)  # the first click after a show would play nothing
        page.locator(".ck-action").first.click()
        page.click(".ck-story-skip")
        moved(page, now)


def test_watching_three_bots_to_the_end(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page, us="random", uk="random", ussr="random")
    page.wait_for_selector(".ck-watch")
    assert not page.locator(".ck-card").count()
    to_the_end(page)
    no_error(page)


def test_an_opponent_that_thinks_ahead(page: Page, app_url: str) -> None:
    """Chosen by its name in the reader's language; the page answers while it thinks."""
    opened(page, app_url, "ru")
    assert "сильный соперник" in page.locator(".ck-player-us").inner_text()
    begin(page, uk="hard", ussr="easy")
    for _ in range(2):
        before = status(page)
        page.locator(".ck-action:visible").first.click()
        moved(page, before)
    no_error(page)
