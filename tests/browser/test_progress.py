"""Progress in a real browser: closed and opened again, in another browser, without a store."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from churchill_kit.store import open_store
from churchill_kit.tutor.progress import Progress
from tests.browser.serving import Server, serving, until

Opened = Callable[..., Page]

READY = ".ck-part-learner .ck-learner-who"
CELLS = ("chapter('5.2')", "exercises('5.2', seed=4)", "review(seed=2)", "mastery()", "learner()")


def notebook(folder: Path) -> Path:
    """A page with all parts that have to do with progress."""
    names = "chapter, exercises, learner, mastery, review"
    sources = [f"from churchill_widgets.games.churchill.chapter import {names}", *CELLS]
    cells: list[dict[str, Any]] = [
        {"cell_type": "code", "execution_count": None, "outputs": [], "id": f"cell-{n}",
         "metadata": {}, "source": source}
        for n, source in enumerate(sources)
    ]  # fmt: skip
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    path = folder / "progress.ipynb"
    whole = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store") / "progress.sqlite"


@pytest.fixture(scope="module")
def server(
    browser: Browser, file: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The page, served with a store."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHURCHILL_KIT_STORE", str(file))
        with serving(notebook(tmp_path_factory.mktemp("progress"))) as running:
            yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Opened]:
    """Opens a page in a browser of its own, or in one that is open; no script may fail on it."""
    errors: list[str] = []
    with ExitStack() as contexts:

        def visit(server: Server, inside: BrowserContext | None = None) -> Page:
            size: Any = {"width": 1280, "height": 800}
            context = inside or contexts.enter_context(browser.new_context(viewport=size))
            page = context.new_page()
            page.on("pageerror", lambda e: errors.append(str(e)))
            page.goto(server.url)
            page.wait_for_selector(READY, timeout=60000)
            page.wait_for_selector(".ck-part-exercise .ck-exercise", timeout=60000)
            return page

        yield visit
    assert not errors


@pytest.fixture
def fresh(file: Path) -> None:
    """Nobody has learned yet."""
    file.unlink(missing_ok=True)


def settled(page: Page) -> None:
    """The store is open."""
    where = page.locator(".ck-learner-where")
    expect(where).to_contain_text("in a file on this machine", timeout=15000)


def answers(page: Page, count: int = 1) -> None:
    """Answer some exercises, whatever comes of it."""
    part = page.locator(".ck-part-exercise")
    part.scroll_into_view_if_needed()
    done = 0
    while done < count:
        n = part.locator(".ck-exercise").get_attribute("data-n")
        if part.locator("ul.ck-moves").count():
            part.locator(".ck-skip").click()
        else:
            if part.locator("input.ck-answer").count():
                part.locator("input.ck-answer").fill("3")
                part.locator(".ck-send").click()
            else:
                part.locator("button.ck-answer").first.click()
            part.locator(".ck-another").click()
            done += 1
        expect(part.locator(".ck-exercise")).not_to_have_attribute("data-n", n or "")


def told(page: Page) -> str:
    return page.locator(".ck-progress-text").inner_text()


def counted(page: Page) -> int:
    """How many answers the page tells of, right and wrong."""
    return sum(int(n) for n in told(page).replace(",", "").split() if n.isdigit())


def kept(file: Path, name: str = "") -> int:
    """How many answers the store has."""
    progress = Progress("churchill")
    open_store(file).sync(name, progress)
    return sum(1 for _ in progress.log())


@pytest.mark.usefixtures("fresh")
def test_progress_is_there_in_another_browser(visit: Opened, server: Server, file: Path) -> None:
    page = visit(server)
    answers(page)  # perhaps before the store is open
    settled(page)
    answers(page, 2)
    before = told(page)
    assert any(c.isdigit() for c in before)
    page.close()
    assert kept(file) == 3
    other = visit(server)
    expect(other.locator(".ck-progress-text")).to_have_text(before, timeout=15000)
    expect(other.locator(".ck-disc-begun, .ck-tile .ck-disc-none").first).to_be_attached()
    expect(other.locator(".ck-learner-answered")).to_have_text(before)


@pytest.mark.usefixtures("fresh")
def test_progress_is_there_without_the_store(visit: Opened, server: Server, file: Path) -> None:
    page = visit(server)
    answers(page, 2)
    settled(page)
    before = told(page)
    file.unlink()
    again = visit(server, page.context)
    expect(again.locator(".ck-progress-text")).to_have_text(before)
    settled(again)
    assert kept(file) == 2, "the browser's copy is the store's from now on"


@pytest.mark.usefixtures("fresh")
def test_two_pages_of_a_browser_add_up(visit: Opened, server: Server) -> None:
    one = visit(server)
    other = visit(server, one.context)
    answers(one, 2)
    until(lambda: counted(one) == counted(other) == 2, 10)
    other.wait_for_timeout(1100)  # the same question in the same second would be the same answer
    answers(other)
    until(lambda: counted(one) == counted(other) == 3, 10)


@pytest.mark.usefixtures("fresh")
def test_wiped_here_and_in_every_copy(visit: Opened, server: Server, file: Path) -> None:
    page, other = visit(server), visit(server)
    answers(page)
    settled(page)
    page.locator(".ck-wipe").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ck-wipe-no")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ck-wipe")).to_be_focused()
    assert kept(file) == 1
    page.keyboard.press("Enter")
    page.locator(".ck-wipe-yes").click()
    expect(page.locator(".ck-bar-right, .ck-bar-wrong")).to_have_count(0)
    expect(page.locator(".ck-learner-said")).to_contain_text("forgotten")
    assert kept(file) == 0
    other.reload()
    other.wait_for_selector(READY, timeout=60000)
    settled(other)
    expect(other.locator(".ck-bar-right, .ck-bar-wrong")).to_have_count(0)


@pytest.mark.usefixtures("fresh")
def test_a_file_to_take_along(visit: Opened, server: Server, tmp_path: Path) -> None:
    page = visit(server)
    answers(page, 2)
    settled(page)
    before = told(page)
    with page.expect_download() as download:
        page.locator(".ck-export").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    page.locator(".ck-wipe").click()
    page.locator(".ck-wipe-yes").click()
    expect(page.locator(".ck-learner-said")).to_contain_text("forgotten")
    bad = tmp_path / "bad.json"
    bad.write_text("nonsense")
    page.locator(".ck-import-file").set_input_files(bad)
    expect(page.locator(".ck-part-learner .ck-error")).to_be_visible()
    page.locator(".ck-import-file").set_input_files(saved)
    expect(page.locator(".ck-learner-said")).to_contain_text("2")
    expect(page.locator(".ck-part-learner .ck-error")).to_have_count(0)
    expect(page.locator(".ck-progress-text")).to_have_text(before)


@pytest.mark.usefixtures("fresh")
def test_names_keep_learners_apart(visit: Opened, server: Server, file: Path) -> None:
    page = visit(server)
    answers(page)
    settled(page)
    page.locator(".ck-learner-name").fill("Anna")
    page.locator(".ck-rename").click()
    expect(page.locator(".ck-learner-who")).to_contain_text("Anna")
    expect(page.locator(".ck-learner-name")).to_be_focused()
    page.keyboard.type("Борис")
    page.keyboard.press("Enter")
    expect(page.locator(".ck-learner-who")).to_contain_text("Борис")
    expect(page.locator(".ck-bar-right, .ck-bar-wrong")).to_have_count(0)
    assert (kept(file, "Anna"), kept(file, "Борис")) == (1, 0)
    again = visit(server, page.context)
    expect(again.locator(".ck-learner-who")).to_contain_text("Борис")
    again.locator(".ck-learner-others button").click()
    expect(again.locator(".ck-learner-who")).to_contain_text("Anna")
    expect(again.locator(".ck-bar-right, .ck-bar-wrong").first).to_be_attached()


@pytest.mark.usefixtures("fresh")
def test_a_review_and_the_picture_by_keyboard(visit: Opened, server: Server) -> None:
    page = visit(server)
    settled(page)
    begin = page.locator(".ck-part-review .ck-begin").first
    begin.focus()
    page.keyboard.press("Enter")
    review = page.locator(".ck-part-review")
    expect(review.locator(".ck-question")).to_be_visible()
    expect(review.locator(".ck-lead")).to_be_visible()
    page.locator(".ck-all-rules > summary").click()
    rules = page.locator(".ck-all-rules")  # a rule may stand among the least certain, too
    tile = rules.locator(".ck-tile[data-rule='5.21']")
    expect(tile).to_be_visible()
    page.wait_for_timeout(300)  # it is drawn once more with what the browser keeps
    tile.focus()
    page.keyboard.press("ArrowRight")
    expect(rules.locator(".ck-tile[data-rule='5.22']")).to_be_focused()
    page.keyboard.press("Enter")
    card = page.locator(".ck-rule-dialog[open]")
    expect(card).to_contain_text("5.22")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    found = Axe().run(page, context=".ck-tutor", options={"resultTypes": ["violations"]})
    serious = [
        (v["id"], [n["html"][:160] for n in v["nodes"]][:3])
        for v in found.response["violations"]
        if v["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
    assert page.evaluate("document.body.scrollWidth <= window.innerWidth")


def test_a_folder_that_is_read_only(
    visit: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing can be written a sentence says so, and the browser keeps progress."""
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("CHURCHILL_KIT_STORE", str(tmp_path / "file" / "progress.sqlite"))
    with serving(notebook(tmp_path)) as server:
        page = visit(server)
        answers(page)
        opening = page.locator(".ck-opening")
        expect(opening).to_contain_text("this browser only", timeout=15000)
        before = told(page)
        again = visit(server, page.context)
        expect(again.locator(".ck-progress-text")).to_have_text(before)


def test_people_who_share_a_server_and_give_no_name(
    visit: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has what the own browser keeps, and the server keeps nothing."""
    file = tmp_path / "shared.sqlite"
    monkeypatch.setenv("CHURCHILL_KIT_STORE", str(file))
    monkeypatch.setenv("CHURCHILL_KIT_SHARED", "1")
    with serving(notebook(tmp_path)) as server:
        page, other = visit(server), visit(server)
        answers(page)
        expect(page.locator(".ck-learner-where")).to_contain_text("this browser only")
        before = told(page)
        again = visit(server, page.context)
        expect(again.locator(".ck-progress-text")).to_have_text(before)
        other.reload()
        other.wait_for_selector(READY, timeout=60000)
        other.wait_for_timeout(3000)
        expect(other.locator(".ck-bar-right, .ck-bar-wrong")).to_have_count(0)
    assert not file.exists()
