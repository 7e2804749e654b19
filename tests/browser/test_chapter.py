"""A chapter in a real browser: an example by keyboard, exercises answered wrongly and rightly."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from churchill_widgets.base.panel import Panel
from churchill_widgets.lessons.exercise_panel import Exercises
from churchill_widgets.lessons.series import Series
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from churchill_kit.tutor.lessons import makers
from tests.browser.serving import Server, serving

SEED = 4
NOT_DARK = re.compile(r"^(?!.*ck-dark).*$")
CELLS = [
    "from churchill_widgets.games.churchill.chapter import chapter, check, example, exercises\n"
    "from churchill_widgets.games.churchill.chapter import rule, sandbox\n\n"
    "chapter('5.2', lang='{lang}')",
    "## One more thing\n\nA card moves an issue (5.22); 99.9 is no rule.",
    "example('5.23', lang='{lang}')",
    "exercises('5.2', lang='{lang}', seed=" + str(SEED) + ")",
    "sandbox('front', lang='{lang}')",
    "sandbox('conference', lang='{lang}')",
    "rule('nonsense', lang='{lang}')",
    "rule('5.22', lang='{lang}')",
    "check('5.2', lang='{lang}')",
]


def notebook(folder: Path, lang: str) -> Path:
    cells = []
    for n, source in enumerate(CELLS):
        text = source.format(lang=lang)
        cell: dict[str, Any] = {"id": f"cell-{n}", "metadata": {}, "source": text}
        if text.startswith("#"):
            cells.append({"cell_type": "markdown", **cell})
        else:
            cells.append({"cell_type": "code", "execution_count": None, "outputs": [], **cell})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    path = folder / f"chapter_{lang}.ipynb"
    whole = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


@pytest.fixture(scope="module", params=["en", "ru"])
def server(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The chapter, served."""
    with serving(notebook(tmp_path_factory.mktemp("chapter"), request.param)) as running:
        yield running


# What is no different in another language is tried in one of them.
IN_ENGLISH = pytest.mark.parametrize("server", ["en"], indirect=True)
IN_RUSSIAN = pytest.mark.parametrize("server", ["ru"], indirect=True)


@pytest.fixture
def opened(page: Page, server: Server) -> Iterator[Page]:
    """The chapter, opened; no script may fail on it."""
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.goto(server.url)
    page.wait_for_selector(".ck-opening", timeout=60000)
    page.wait_for_selector(".ck-exercise", timeout=60000)
    page.wait_for_selector(".ck-sandbox-conference", timeout=60000)
    yield page
    assert not errors


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> Exercises:
    """The same exercises as on the page, to know what is right."""
    monkeypatch.setattr(Panel, "send", lambda *_, **__: None)
    return Exercises("churchill", "5.2", "en", seed=SEED)


def test_an_example_by_keyboard_alone(opened: Page) -> None:
    page = opened
    part = page.locator(".ck-part-example")
    part.scroll_into_view_if_needed()
    expect(part.locator(".ck-board")).to_be_visible()
    part.locator(".ck-rule").first.focus()
    for _ in range(5):  # past the link, the terms and the button that cannot be used yet
        page.keyboard.press("Tab")
        if part.locator(".ck-next:focus").count():
            break
    expect(part.locator(".ck-next")).to_be_focused()
    first = part.locator(".ck-caption").inner_text()
    page.keyboard.press("Enter")
    expect(part.locator(".ck-caption")).not_to_have_text(first)
    expect(part.locator(".ck-event").first).to_be_visible()
    second = part.locator(".ck-caption").inner_text()
    page.keyboard.press("ArrowRight")
    expect(part.locator(".ck-caption")).not_to_have_text(second)
    page.keyboard.press("ArrowLeft")
    expect(part.locator(".ck-caption")).to_have_text(second)
    page.keyboard.press("Home")
    expect(part.locator(".ck-caption")).to_have_text(first)
    expect(part.locator(".ck-next")).to_be_focused()


def test_exercises_wrongly_and_rightly(opened: Page, twin: Exercises) -> None:
    page, part = opened, opened.locator(".ck-part-exercise")
    part.scroll_into_view_if_needed()
    done = {True: 0, False: 0}
    for n in range(12):
        if twin.exercise.goal is not None:
            part.locator(".ck-skip").click()
            twin.on_skip({})
            continue
        wanted = bool(n % 2)
        answer(page, part, twin, wanted)
        feedback = part.locator(".ck-feedback")
        expect(feedback).to_be_visible()
        expect(feedback).to_have_class("ck-feedback " + ("ck-good" if wanted else "ck-bad"))
        expect(feedback.locator(".ck-rule").first).to_be_visible()
        done[wanted] += 1
        expect(part.locator(".ck-another")).to_be_focused()
        maker = twin.exercise.maker
        page.keyboard.press("Enter")
        twin.on_another({})
        assert wanted or twin.exercise.maker == maker  # a similar one
        expect(part.locator(".ck-another")).to_have_count(0)
    assert all(done.values())
    texts = part.locator(".ck-counts").inner_text()
    assert str(done[True]) in texts and str(done[False]) in texts
    expect(page.locator(".ck-progress-text")).to_contain_text(str(done[True]))


def answer(page: Page, part: Any, twin: Exercises, right: bool) -> None:
    """Answer the exercise on the page, and its twin, by keyboard."""
    expect(part.locator(".ck-exercise")).to_have_attribute("data-n", str(twin.n))
    e = twin.exercise
    if e.number is not None:
        field = part.locator("input.ck-answer")
        field.fill("nonsense")
        page.keyboard.press("Enter")
        expect(part.locator(".ck-slip")).to_be_visible()
        number = e.number if right else e.number + 1
        field.fill(str(number))
        page.keyboard.press("Enter")
        twin.settle(number)
        return
    assert e.right is not None
    index = e.right if right else next(i for i, c in enumerate(e.choices) if not c.right)
    part.locator("button.ck-answer").first.focus()
    page.keyboard.press(str(index + 1))
    page.keyboard.press("Enter")
    twin.settle(index)


@IN_RUSSIAN
def test_progress_is_there_after_closing(opened: Page, twin: Exercises, server: Server) -> None:
    page, part = opened, opened.locator(".ck-part-exercise")
    while twin.exercise.goal is not None:
        part.locator(".ck-skip").click()
        twin.on_skip({})
    answer(page, part, twin, True)
    expect(page.locator(".ck-bar-right")).to_have_count(1)
    before = page.locator(".ck-progress-text").inner_text()
    page.wait_for_timeout(3000)  # a new program for the next page
    page.goto(server.url)
    page.wait_for_selector(".ck-bar-right", state="attached", timeout=60000)
    expect(page.locator(".ck-progress-text")).to_have_text(before)


def at_rest(thing: Locator) -> FloatRect:
    """Where a thing lies in the window, when the boards above it have come."""
    for _ in range(50):
        thing.click(trial=True)  # scrolls to it, which a click may do again and again
        before = thing.bounding_box()
        thing.page.wait_for_timeout(300)
        if before and before == thing.bounding_box():
            return before
    raise AssertionError("it never comes to rest")


def test_hints_and_rules(opened: Page) -> None:
    page, part = opened, opened.locator(".ck-part-exercise")
    chip = page.locator(".jp-RenderedMarkdown .ck-rule")
    expect(chip).to_have_count(1)  # 99.9 is no rule
    chip.focus()
    expect(page.locator(".ck-part-chapter .ck-tip")).to_be_visible()
    page.keyboard.press("Enter")
    card = page.locator(".ck-rule-dialog[open]")
    expect(card).to_contain_text("5.22")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    for _ in range(8):
        if part.locator(".ck-hint").count():
            break
        question = part.locator(".ck-question").inner_text()
        part.locator(".ck-skip").click()
        expect(part.locator(".ck-question")).not_to_have_text(question)
    button = part.locator(".ck-hint")
    before = at_rest(button)
    middle = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.dblclick(*middle)  # in haste: it asks for hints, and plays nothing that came there
    expect(part.locator(".ck-hints li")).to_have_count(1)
    after = button.bounding_box()
    assert after and abs(before["y"] - after["y"]) < 2, "it stays under the hand"
    expect(part.locator(".ck-feedback")).to_be_hidden()


@IN_ENGLISH
def test_a_live_example_from_a_rule(opened: Page) -> None:
    part = opened.locator(".ck-part-rule")
    part.locator(".ck-live").click()
    inner = part.locator(".ck-part-example")
    expect(inner.locator(".ck-caption")).to_be_visible()
    inner.locator(".ck-close").first.click()
    expect(inner).to_have_count(0)


@IN_ENGLISH
def test_a_set_by_its_link(page: Page, server: Server) -> None:
    """The same exercises for all who open it; what is no set is told."""
    page.goto(server.url + "?set=7#One-more-thing")
    part = page.locator(".ck-part-exercise")
    expect(part.locator(".ck-set")).to_contain_text("7", timeout=60000)
    expect(page.locator(".ck-part-check .ck-set")).to_contain_text("7")
    first = Series("churchill", makers("churchill", "5.2"), 7).next()
    made = f"{first.maker}:{first.seed}"
    expect(part.locator(".ck-exercise")).to_have_attribute("data-exercise", made)
    is_gone_to(page, "One-more-thing")
    part.locator(".ck-class summary").click()
    part.locator(".ck-set-number").fill("12")
    link = part.locator(".ck-set-link").input_value()
    assert "?set=12" in link
    part.locator(".ck-set-copy").click()
    expect(part.locator(".ck-class [role=status]")).not_to_be_empty()
    page.goto("about:blank")
    page.goto(server.url + "?set=" + "9" * 41 + "#example-5.23")
    expect(part.locator(".ck-error")).to_contain_text("999", timeout=60000)
    expect(page.locator(".ck-error")).to_have_count(2)  # that of a rule that is none
    expect(part.locator(".ck-set")).to_have_count(0)
    is_gone_to(page, "example-5.23")
    expect(part.locator(".ck-answer").first).to_be_visible()


@IN_RUSSIAN
def test_on_paper(page: Page, server: Server) -> None:
    """The chapter, all its boards and steps among it, with nothing to press; and a sheet of
    exercises, which stands alone, with its answers on another page."""
    page.add_init_script("window.print = () => { window.printed = true; }")
    page.emulate_media(color_scheme="dark")
    page.goto(server.url)
    page.wait_for_selector(".ck-part-check .ck-answer", timeout=60000)
    page.click(".ck-print")
    page.wait_for_function("window.printed === true")
    page.emulate_media(media="print", color_scheme="dark")
    parts = page.locator(".ck-tutor:has(> .ck-panel .ck-place)")
    assert parts.count() > 2
    expect(page.locator(".ck-tutor:has(> .ck-panel .ck-place) > .ck-board")).to_have_count(
        parts.count()
    )
    for board in page.locator(".ck-tutor > .ck-board").all():
        expect(board).to_have_css("break-inside", "avoid")
    assert page.locator(".ck-on-paper > li").count() > 2
    for gone in (".ck-tools", ".ck-progress", ".ck-next", ".ck-skip", ".ck-class", ".ck-reset"):
        expect(page.locator(gone).first).to_be_hidden()
    white = "(s) => getComputedStyle(document.querySelector(s)).backgroundColor"
    for paper in ("body", ".ck-part-example .ck-sheet"):
        assert page.evaluate(white, paper) == "rgb(255, 255, 255)"
    whole = "(() => { const e = document.querySelector('#rendered_cells'); return"
    assert page.evaluate(f"{whole} e.scrollHeight <= e.clientHeight + 1; }})()"), "nothing is cut"
    page.emulate_media(media="screen")  # that is all that some browsers say when it is over
    page.evaluate("window.printed = false")
    dark = """() => [...document.querySelectorAll('.ck-board canvas')].every((c) => {
        const [r, g, b] = c.getContext('2d').getImageData(3, 3, 1, 1).data;
        return r + g + b < 200;
    })"""
    page.wait_for_function(dark)
    page.locator(".ck-class summary").click()
    page.locator(".ck-set-number").fill("7")
    page.locator(".ck-sheet-count").fill("3")
    page.click(".ck-sheet-print")
    page.wait_for_function("window.printed === true")
    page.emulate_media(media="print")
    sheet = page.locator(".ck-sheet-of-paper")
    expect(sheet.locator(".ck-asked")).to_have_count(3)
    expect(sheet.locator(".ck-sheet-answers li")).to_have_count(3)
    expect(sheet.locator(".ck-sheet-answers")).to_have_css("break-before", "page")
    expect(page.locator(".ck-opening")).to_be_hidden()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)


def is_gone_to(page: Page, anchor: str) -> None:
    """The page has come to what its address names, and so has the focus; it stays there."""
    at = "(id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 999)"
    page.wait_for_function(f"(id) => ({at})(id) < 40 && document.activeElement.id === id", anchor)
    page.wait_for_timeout(1000)
    assert page.evaluate(at, anchor) < 40


@IN_ENGLISH
def test_sandboxes(opened: Page) -> None:
    page = opened
    front = page.locator(".ck-sandbox-front")
    front.scroll_into_view_if_needed()
    before = front.locator(".ck-headline").inner_text()
    more = front.locator("[data-control='support+']")
    more.focus()
    page.keyboard.press("Enter")
    expect(front.locator(".ck-headline")).not_to_have_text(before)
    expect(more).to_be_focused()
    for _ in range(7):
        front.locator("[data-control='armies+']").click()
    expect(front.locator(".ck-error")).to_be_visible()
    front.locator(".ck-reset").click()
    expect(front.locator(".ck-headline")).to_have_text(before)
    conference = page.locator(".ck-sandbox-conference")
    before = conference.locator(".ck-headline").inner_text()
    conference.locator(".ck-nudge[data-control='global_issue>us']").click()
    expect(conference.locator(".ck-headline")).not_to_have_text(before)
    expect(page.locator(".ck-part-notice .ck-error")).to_be_visible()


@IN_RUSSIAN
def test_larger_type_stays(opened: Page) -> None:
    page = opened
    button = page.locator(".ck-projector-button")
    size = "parseFloat(getComputedStyle(document.querySelector('.ck-opening')).fontSize)"
    before = page.evaluate(size)
    small = wide(page.locator(".ck-part-example .ck-place"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(size) > 1.2 * before
    place = page.locator(".ck-part-example .ck-place")
    assert wide(place) > small, "boards grow with the type"
    example = page.locator(".ck-part-example")
    example.scroll_into_view_if_needed()
    board = example.locator("> .ck-board")
    expect(board).to_be_visible(timeout=15000)
    example.evaluate("e => e.scrollIntoView()")
    box, forth = board.bounding_box(), example.locator(".ck-next").bounding_box()
    assert box and forth and box["height"] < page.evaluate("innerHeight")
    assert forth["y"] + forth["height"] < page.evaluate("innerHeight"), "the way on is in sight"
    assert page.evaluate("document.body.scrollWidth <= window.innerWidth")


@IN_ENGLISH
def test_who_comes_to_the_end_has_read_the_chapter(opened: Page) -> None:
    """Not before: a page that has only been opened was not read."""
    told = opened.locator(".ck-progress")
    read = re.compile("Read to the end|Дочитана до конца")
    opened.wait_for_timeout(2500)
    expect(told).not_to_contain_text(read)
    opened.locator(".ck-part-check .ck-exercise").scroll_into_view_if_needed()
    expect(told).to_contain_text(read, timeout=15000)


def wide(place: Locator) -> float:
    """How wide something is."""
    box = place.bounding_box()
    assert box is not None
    return box["width"]


def test_nothing_for_axe_to_complain_about(opened: Page) -> None:
    """On the whole page, in its light and in its dark scheme; each element's id is its own."""
    root = opened.locator(".ck-part-example")
    for scheme in ("light", "dark"):
        opened.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(root).to_have_class(re.compile("ck-dark") if scheme == "dark" else NOT_DARK)
        opened.wait_for_timeout(1000)
        found = Axe().run(opened, options={"resultTypes": ["violations"]})
        told = [
            (scheme, v["id"], [n["html"][:160] for n in v["nodes"]][:3])
            for v in found.response["violations"]
        ]
        assert not told, told
    ids = opened.eval_on_selector_all("[id]", "all => all.map((e) => e.id)")
    assert len(ids) == len(set(ids))


@IN_RUSSIAN
def test_on_a_phone_a_finger_reads_on_over_a_board(browser: Browser, server: Server) -> None:
    size: Any = {"width": 390, "height": 844}
    with browser.new_context(viewport=size, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(server.url)
        page.wait_for_selector(".ck-exercise", timeout=60000)
        board = page.locator(".ck-part-example .ck-zoomable").first
        page.locator(".ck-part-example").scroll_into_view_if_needed()
        board.wait_for()
        board.scroll_into_view_if_needed()
        page.wait_for_timeout(800)
        finger = context.new_cdp_session(page)

        def swipe() -> float:
            """How far the board goes with the finger: the page does, or nothing."""
            box = board.bounding_box()
            assert box is not None
            x, y = box["x"] + 100, max(box["y"], 0) + min(box["height"], 400) * 0.7
            for n in range(8):
                kind = "touchMove" if n else "touchStart"
                dots = [{"x": x, "y": y - 15 * n}]
                finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": dots})
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            page.wait_for_timeout(500)
            after = board.bounding_box()
            assert after is not None
            return box["y"] - after["y"]

        assert swipe() > 50
        page.locator(".ck-part-example .ck-zoom-in").first.tap()
        page.wait_for_timeout(400)
        assert abs(swipe()) < 2, "what somebody has enlarged is moved itself"


@IN_ENGLISH
def test_light_and_dark_are_chosen_and_stay(opened: Page) -> None:
    """As the system asks, until it is chosen: by the button, and on the next page still."""
    page, root = opened, opened.locator(".ck-part-example")
    button = page.locator(".ck-opening .ck-theme")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_class(re.compile("ck-dark"))
    expect(page.locator("body")).to_have_class(re.compile("theme-dark"))
    button.click()  # light, whatever the system asks
    expect(root).to_have_class(NOT_DARK)
    button.click()
    expect(root).to_have_class(re.compile("ck-dark"))
    page.emulate_media(color_scheme="light")
    page.reload()
    page.wait_for_selector(".ck-opening", timeout=60000)
    expect(page.locator(".ck-part-example")).to_have_class(re.compile("ck-dark"))


@IN_RUSSIAN
def test_a_board_that_fills_the_screen_goes_step_by_step(opened: Page) -> None:
    """By its buttons and by the arrow keys, on the page's own paper."""
    part = opened.locator(".ck-part-example")
    part.scroll_into_view_if_needed()
    board = part.locator("> .ck-board")
    expect(board).to_be_visible(timeout=15000)
    board.locator(".ck-zoom-full").click()
    steps = opened.locator(":fullscreen > .ck-full-steps")
    place = steps.locator(".ck-place-of")
    expect(place).to_have_text(re.compile(" 1 "))
    opened.keyboard.press("ArrowRight")
    expect(place).to_have_text(re.compile(" 2 "))
    steps.locator(".ck-back").click()
    expect(place).to_have_text(re.compile(" 1 "))
    paper = "getComputedStyle(document.fullscreenElement).backgroundColor"
    assert opened.evaluate(paper) == "rgb(239, 230, 211)"
    opened.evaluate("document.exitFullscreen()")
    expect(opened.locator(".ck-full-steps")).to_have_count(0)
