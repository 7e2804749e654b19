"""What happens between two decisions, seen in a browser: event by event, at a pace, with pages to
pause at; leafing through a game, and playing on from a point of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from churchill_widgets.screen import screen
from playwright.sync_api import Browser, Page, expect

import churchill_kit as ck
from churchill_kit.table.story import Reel
from tests.browser.playing import LONG, STATUS, moved, no_error, opened, skip, status

WISHES = "churchill_kit/wishes"
CAPTION = "(document.querySelector('.ck-story-caption')?.innerText || '')"


def wished(context: object, **wishes: object) -> None:
    """The wishes of a browser from its next page on."""
    script = f"localStorage.setItem({json.dumps(WISHES)}, {json.dumps(json.dumps(wishes))})"
    context.add_init_script(f"try {{ {script} }} catch {{}}")  # type: ignore[attr-defined]


@pytest.fixture
def told(browser: Browser) -> Iterator[Page]:
    """A fresh window whose stories are told slowly, so that they stand still for a test."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        wished(context, pace="slow", minute=False)
        yield context.new_page()


def begun(page: Page, url: str, lang: str = "en") -> Page:
    """A game of which the opening is being told, and stands still."""
    opened(page, url, lang)
    page.fill(".ck-seed", "1945")
    page.click(".ck-start")
    page.wait_for_selector(".ck-story")
    pause = page.locator(".ck-story-pause")
    running = pause.inner_html()
    pause.click()
    page.wait_for_function(
        "before => document.querySelector('.ck-story-pause').innerHTML !== before", arg=running
    )
    return page


def caption(page: Page) -> str:
    return str(page.evaluate(CAPTION))


def stepped(page: Page, press: str) -> str:
    """The caption after a button or key of the story."""
    before = caption(page)
    if press.startswith("."):
        page.click(press)
    else:
        page.keyboard.press(press)
    page.wait_for_function(f"before => {CAPTION} !== before", arg=before)
    return caption(page)


def test_captions_follow_each_other_and_can_be_led(told: Page, app_url: str) -> None:
    page = begun(told, app_url)
    record = ck.Record.new("churchill", scenario="training", seed=1945)
    steps = [beat.events for beat in Reel(record, -1, joins=screen("churchill").together)]
    wanted = [ck.say(events[-1], "en") for events in steps]
    assert max(map(len, steps)) > 1, "what a card does several times over is one step"
    assert not page.locator(".ck-action").count(), "nothing is asked while something is told"
    while wanted[0] not in caption(page):
        stepped(page, ".ck-story-back")
    log = page.locator(".ck-log li .ck-line-text")
    for n, sentence in enumerate(wanted[1:4], 2):
        assert sentence in stepped(page, ".ck-story-step")
        expect(log).to_have_count(
            sum(map(len, steps[:n]))
        )  # the log tells as much as was told, and nothing ahead
        expect(log.first).to_contain_text(sentence)
    assert wanted[2] in stepped(page, "ArrowLeft")
    assert wanted[3] in stepped(page, "ArrowRight")
    expect(page.locator(".ck-story-progress")).to_contain_text("4 of ")
    expect(page.locator(".ck-story-caption")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("Escape")
    page.wait_for_selector(".ck-action")
    expect(page.locator(".ck-story")).to_have_count(0)
    assert log.count() >= len(record.opening), "and then all of it"
    assert status(page).endswith("5.13")
    page.click(".ck-story-again")
    page.wait_for_selector(".ck-story")
    assert wanted[0] in caption(page)
    page.click(".ck-story-skip")
    page.wait_for_selector(".ck-action")
    no_error(page)


def test_the_clock_of_the_page_leads_on(browser: Browser, app_url: str) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        wished(context, pace="normal", minute=False)
        page = begun(context.new_page(), app_url)
        page.clock.install()
        page.click(".ck-story-pause")  # from here on the test has the time in its hand
        for _ in range(3):
            before = caption(page)
            for second in range(150):
                if second < 10:  # no event stays longer; then the program may answer when it can
                    page.clock.run_for(1000)
                time.sleep(0.1)
                if caption(page) != before:
                    break
            assert caption(page) != before
        page.select_option(".ck-pace", "once")
        page.wait_for_selector(".ck-action")
        assert (
            page.evaluate(f"JSON.parse(localStorage.getItem({json.dumps(WISHES)})).pace") == "once"
        )


def test_the_first_click_after_a_story_plays_nothing(told: Page, app_url: str) -> None:
    page = begun(told, app_url)
    page.evaluate(
        """() => {
          window.hit = 0;
          new MutationObserver(() => {
            const first = document.querySelector('.ck-action');
            if (!first || window.hit) return;
            window.hit = 1;
            const how = { bubbles: true, cancelable: true, detail: 1 };
            first.dispatchEvent(new MouseEvent('click', how));
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    page.click(".ck-story-skip")
    page.wait_for_selector(".ck-action")
    page.wait_for_function("window.hit === 1")
    page.wait_for_timeout(700)
    assert page.locator(".ck-undo").is_disabled(), "nothing was played"
    now = status(page)
    page.locator(".ck-action").first.click()
    page.wait_for_selector(".ck-story")
    page.click(".ck-story-skip")
    moved(page, now)


def test_where_a_story_ended_by_itself_a_mouse_that_has_not_moved_since_is_asked(
    told: Page, app_url: str
) -> None:
    """However long ago that was; whoever goes there with the mouse has seen what lies there now."""
    page = begun(told, app_url)

    def lets_it_end() -> tuple[float, float]:
        expect(page.locator(".ck-story")).to_be_visible()
        told_in = page.locator(".ck-story").bounding_box() or {}
        page.mouse.move(20, 20)
        while len(set((page.text_content(".ck-story-progress") or "").split(" of "))) == 2:
            stepped(page, "ArrowRight")
        if page.locator(".ck-story-paused").count():
            page.keyboard.press("Space")  # it goes on by itself
        page.wait_for_selector(".ck-action", timeout=LONG)
        page.wait_for_timeout(3100)  # no press is kept from it any more
        choice = page.locator(".ck-action").first.bounding_box() or {}
        x, y = choice["x"] + 12, choice["y"] + 8
        assert told_in["y"] < y < told_in["y"] + told_in["height"]
        return x, y

    x, y = lets_it_end()
    now = status(page)
    page.mouse.click(x, y)
    expect(page.locator(".ck-preview-asks")).to_contain_text("what happened was shown here")
    assert status(page) == now, "it asks, and plays nothing"
    page.click(".ck-play-it")
    x, y = lets_it_end()
    now = status(page)
    for at in range(4):  # a hand takes a moment
        page.mouse.move(x + 40 - 10 * at, y)
        page.wait_for_timeout(40)
    page.mouse.click(x, y)
    page.wait_for_function(f"now => {STATUS} !== now || document.querySelector('.ck-story')", now)
    expect(page.locator(".ck-preview-asks")).to_have_count(0)


def test_space_and_enter_play_nothing_that_the_page_itself_put_in_focus(
    told: Page, app_url: str
) -> None:
    """Space is the key that pauses: after a show, and when a game is taken up again, it is pressed
    on what the page has brought under it."""
    page = begun(told, app_url)

    def nothing_is_played() -> None:
        page.wait_for_function("document.activeElement.matches('.ck-action')")
        page.wait_for_timeout(1100)  # no key counts so soon after a show
        page.keyboard.press("Space")
        page.wait_for_timeout(600)
        assert page.locator(".ck-undo").is_disabled(), "nothing was played"

    page.keyboard.press("Escape")
    nothing_is_played()
    page.click(".ck-new")
    page.click(".ck-resume")
    page.wait_for_selector(".ck-action")
    nothing_is_played()
    page.keyboard.press("Enter")  # the mouse brought him here: nothing shows what it would press
    page.wait_for_timeout(600)
    assert page.locator(".ck-undo").is_disabled()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")  # who goes to a choice presses it by either key
    page.wait_for_selector(".ck-story")


def test_the_timeline_reaches_its_ends_and_no_line_of_the_log_is_higher_for_a_hidden_button(
    told: Page, app_url: str
) -> None:
    page = begun(told, app_url)
    skip(page)
    page.mouse.move(2, 2)
    heights = """(hidden) => [...document.querySelectorAll('.ck-line')].map((line) => {
      line.querySelector('.ck-line-go').style.display = hidden ? 'none' : '';
      return line.getBoundingClientRect().height; })"""
    page.click(".ck-side-log")
    assert page.evaluate(heights, False) == page.evaluate(heights, True)
    page.click(".ck-timeline-open")
    slider = page.locator(".ck-timeline-slider")
    expect(slider).to_have_css("padding-left", "0px")  # else it stops short of both
    box = slider.bounding_box()
    assert box is not None
    for label in page.locator(".ck-timeline-marks span").all():
        at = label.bounding_box()
        assert at is not None and at["x"] + at["width"] <= box["x"] + box["width"]


def test_a_reload_in_the_middle_shows_the_result_and_offers_the_rest(
    told: Page, app_url: str
) -> None:
    page = begun(told, app_url)
    skip(page)
    page.locator(".ck-action").first.click()
    page.wait_for_selector(".ck-story")
    page.click(".ck-story-pause")
    page.wait_for_timeout(500)
    page.reload()
    page.wait_for_selector(".ck-action")
    again = page.locator(".ck-story-again")
    expect(again).to_have_text("Show what you have not seen yet")
    expect(page.locator(".ck-ask .ck-not-shown")).to_contain_text("Not all of what happened")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(again).to_be_in_viewport(ratio=1)
    again.click()
    page.wait_for_selector(".ck-story")
    page.click(".ck-story-skip")
    page.wait_for_selector(".ck-action")
    expect(again).to_have_text("Show me that again")
    no_error(page)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of bots as a file."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    ck.play("churchill", scenario="training", seed=5).save(path)
    return path


def with_game(page: Page, url: str, finished: Path) -> None:
    opened(page, url)
    page.set_input_files(".ck-open", str(finished))
    page.wait_for_selector(".ck-result")


def test_pages_to_pause_at_are_called_up_from_the_log(
    page: Page, app_url: str, finished: Path
) -> None:
    with_game(page, app_url, finished)
    buttons = page.locator(".ck-line-page")
    assert buttons.count()
    buttons.first.click()
    page.wait_for_selector(".ck-war-end, .ck-meeting-end, .ck-turn-end")
    assert len(page.inner_text(".ck-halt-body")) > 100
    page.click(".ck-go-on")
    expect(page.locator(".ck-halt")).to_have_count(0)
    no_error(page)


def place_of_the_us(record: ck.Record) -> str:
    """What its player reads first, whoever wins this game of bots."""
    result = record.state.result
    assert result is not None and result.winner is not None
    final, winner = result.final, result.winner
    if winner == "us":
        return "You win"
    place = sorted(final, key=lambda seat: (seat != winner, -final[seat])).index("us")
    ahead = f"{final[winner] - final['us']} points behind the {winner.upper()}"
    return f"You are {('first', 'second', 'third')[place]} of three, {ahead}"


def test_the_end_tells_ones_place_and_what_turned_the_game(
    page: Page, app_url: str, finished: Path
) -> None:
    with_game(page, app_url, finished)
    page.wait_for_selector(".ck-looked")
    expect(page.locator(".ck-own-place")).to_contain_text(place_of_the_us(ck.Record.open(finished)))
    boxes = page.locator(".ck-chart .c-name").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(r => [r.top, r.bottom])"
    )
    boxes.sort()
    assert all(a[1] <= b[0] + 1 for a, b in pairwise(boxes))
    page.locator(".ck-turn-go").first.click()
    page.wait_for_selector(".ck-timeline")
    page.click(".ck-timeline-close")
    page.wait_for_selector(".ck-result")
    no_error(page)


def test_leafing_to_a_move_and_playing_on_from_there(
    page: Page, app_url: str, finished: Path
) -> None:
    with_game(page, app_url, finished)
    page.click(".ck-end-leaf")
    page.wait_for_selector(".ck-timeline")
    assert "#move=" in page.url
    page.keyboard.press("Home")
    page.wait_for_function("location.hash === '#move=0'")
    page.select_option(".ck-timeline-by", "round")
    page.click(".ck-timeline-next")
    page.wait_for_function("location.hash !== '#move=0'")
    page.evaluate("location.hash = '#move=12'")
    page.wait_for_function(
        "document.querySelector('.ck-timeline .ck-story-progress').innerText.includes('1')"
    )
    page.wait_for_timeout(300)
    page.evaluate("location.hash = '#move=99999'")
    expect(page.locator(".ck-error")).to_be_visible()
    page.click(".ck-timeline-branch")
    page.wait_for_selector(".ck-action")
    assert page.evaluate("location.hash") == ""
    kept = page.evaluate("JSON.parse(localStorage.getItem('churchill_kit/games')).length")
    assert kept >= 2, "the game that was leafed through stays"


def test_without_motion_the_same_is_told(browser: Browser, app_url: str) -> None:
    with browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
    ) as context:
        wished(context, pace="slow", minute=False)
        page = begun(context.new_page(), app_url)
        first = caption(page)
        assert stepped(page, ".ck-story-step") != first
        assert page.evaluate("document.getAnimations().length") == 0
        no_error(page)


# Looks at each picture of a board that comes to the screen: what a person sees of it is the canvas
# or what covers it.
WATCH = """() => {
  const board = document.querySelector(".ck-canvas-board"), real = board.querySelector("canvas");
  const small = document.createElement("canvas");
  small.width = small.height = 8;
  const pen = small.getContext("2d", { willReadFrequently: true });
  window.sizes = new Set();
  window.blank = 0;
  const look = () => {
    const cover = board.querySelector(".ck-pane-cover");
    pen.clearRect(0, 0, 8, 8);
    for (const seen of [real, cover]) if (seen) pen.drawImage(seen, 0, 0, 8, 8);
    const ink = pen.getImageData(0, 0, 8, 8).data.filter((_, i) => i % 4 === 3);
    window.sizes.add(real.width);
    if (ink.some((alpha) => alpha < 200)) window.blank += 1;
  };
  const sizes = { attributes: true, attributeFilter: ["width", "height"] };
  new MutationObserver(look).observe(real, sizes);
  const frame = () => { look(); requestAnimationFrame(frame); };
  frame();
}"""


def test_a_board_that_gets_another_size_is_never_empty(told: Page, app_url: str) -> None:
    page = begun(told, app_url)
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    for size in ((1100, 700), (1500, 900)):
        before = page.evaluate("window.sizes.size")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("before => window.sizes.size > before", arg=before)
        page.wait_for_function("!document.querySelector('.ck-pane-cover')")
    page.wait_for_timeout(300)
    assert page.evaluate("window.blank") == 0


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_axe_finds_nothing_in_the_story_and_the_timeline(
    told: Page, app_url: str, lang: str
) -> None:
    page = begun(told, app_url, lang)
    for leafing in (False, True):
        if leafing:
            page.click(".ck-story-skip")
            page.wait_for_selector(".ck-timeline-open")
            page.wait_for_timeout(500)
            page.click(".ck-timeline-open")
            page.wait_for_selector(".ck-timeline")
        found = Axe().run(page, {"exclude": [[".ck-canvas"]]}).response["violations"]
        assert not [(v["id"], [n["target"] for n in v["nodes"]][:4]) for v in found]
