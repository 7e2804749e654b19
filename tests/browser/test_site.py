"""The static site in a real browser: whole games and exercises with no server behind the pages.

The site lies in a sub-folder of its host, and the browser reaches no other host.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.playing import STATUS, begin, play_out, play_some, skip, start, status
from tests.browser.serving import ROOT, until

sys.path.insert(0, str(ROOT / "widgets" / "site"))
from serve import server  # type: ignore[import-not-found]

pytestmark = pytest.mark.site

BUILT = ROOT / "dist" / "site"
UNDER = "deep/app"
WAIT = 90_000  # ms: Python comes to the browser first
KEPT = """async () => {
    const worker = await (await fetch(new URL("../../service-worker.js", location))).text();
    const files = JSON.parse(worker.match(/const FILES = (.*);/)[1]);
    const [name] = await caches.keys();
    return Boolean(name) && (await (await caches.open(name)).keys()).length >= files.length;
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, in a sub-folder; tests are skipped if it is not built."""
    with published(BUILT, tmp_path_factory.mktemp("host")) as address:
        yield address


@contextmanager
def published(built: Path, root: Path) -> Iterator[str]:
    """A built site in a sub-folder of a host."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("make site builds what is tested here")
    (root / UNDER).parent.mkdir(parents=True)
    (root / UNDER).symlink_to(built)
    with server(root, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/{UNDER}/"
        running.shutdown()


@pytest.fixture
def window(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser's window; at the end it has asked nothing of any other host."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        yield context
        host = site[: site.index(UNDER)]
        elsewhere = [u for u in asked if not u.startswith((host, "data:", "blob:"))]
        assert not elsewhere and asked


def app(window: BrowserContext, site: str, lang: str = "en") -> Page:
    """The app's first page."""
    page = window.new_page()
    page.goto(f"{site}voici/render/play.html?lang={lang}")
    page.wait_for_selector(".ck-start", timeout=WAIT)
    return page


def tells_its_story(page: Page) -> None:
    """What has happened is shown on the boards event by event, and the question comes back."""
    page.click(".ck-story-again")
    caption = page.locator(".ck-story-caption")
    expect(caption).to_contain_text("9.5")
    # The story waits as long as the first minute's cards are open, and can be led.
    page.locator(".ck-story-step").dispatch_event("click")
    expect(caption).not_to_contain_text("9.5")
    page.click(".ck-minute-go")
    skip(page)


def test_a_whole_training_game(window: BrowserContext, site: str) -> None:
    page = app(window, site, "ru")
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    start(page)
    tells_its_story(page)
    assert play_out(page, 5) > 20
    expect(page.locator(".ck-result")).to_contain_text("Победа")
    expect(page.locator(".ck-error")).to_be_hidden()
    assert not errors


def test_opponents_that_think_ahead(window: BrowserContext, site: str) -> None:
    """In slices of the same code, between which the page is told what has been played."""
    page = app(window, site)
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.evaluate("""localStorage.setItem("churchill_kit/wishes", '{"pace": "none"}')""")
    page.reload()
    page.wait_for_selector(".ck-start", timeout=WAIT)
    begin(page, uk="hard", ussr="medium")
    # Each is told as it is played, though the one before it was thought over for a while.
    page.evaluate(
        """() => { window.told = new Set(); const line = document.querySelector(".ck-status");
        new MutationObserver(() => told.add(line.textContent)).observe(
        line, {childList: true, characterData: true, subtree: true}); }"""
    )
    play_some(page, 4)
    turns = {text.split(" · ")[3] for text in page.evaluate("[...told]")}
    assert {"UK", "USSR"} <= turns, "the page showed whom it was waiting for"
    expect(page.locator(".ck-error")).to_be_hidden()
    assert not errors


@pytest.mark.parametrize("chapter", ["churchill/en/5_1", "blitzkrieg/ru/4"])
def test_exercises_of_a_chapter(window: BrowserContext, site: str, chapter: str) -> None:
    page = window.new_page()
    page.goto(f"{site}voici/render/{chapter}.html?set=7#exercises")
    page.wait_for_selector(".ck-part-exercise .ck-set", timeout=WAIT)
    part = page.locator(".ck-part-exercise")
    expect(part.locator(".ck-set")).to_contain_text("7")
    page.wait_for_function("document.activeElement.id === 'exercises'")
    expect(part.locator(".ck-question")).to_be_in_viewport()
    told = set()
    for n in range(2, 7):  # the first was there before the set was asked for
        part.locator(f".ck-exercise[data-n='{n}']").wait_for()
        answer = part.locator(".ck-answer").first
        if part.locator("input.ck-answer").count():
            answer.fill("3")
            answer.press("Enter")
        else:
            answer.click()
        if not part.locator(".ck-goal").count():  # toward a goal it takes several moves
            another = part.locator(".ck-another")
            another.wait_for()
            told.add(part.locator(".ck-feedback").inner_text())
            another.click()
        else:
            part.locator(".ck-skip").click()
    assert len(told) >= 2
    assert all(re.search(r"\d+\.\d", reason) for reason in told), "every reason has its rule"
    expect(page.locator(".ck-opening .ck-progress-text")).to_contain_text(re.compile(r"\d"))


def test_a_reload_and_a_new_window_go_on_with_the_game(window: BrowserContext, site: str) -> None:
    page = app(window, site)
    start(page)
    play_some(page, 3)
    page.wait_for_timeout(300)
    before = status(page)
    page.reload()
    page.wait_for_selector(".ck-action", timeout=WAIT)
    assert status(page) == before
    expect(page.locator(".ck-back-again")).to_be_visible()
    other = window.new_page()
    other.goto(page.url)
    other.wait_for_selector(".ck-resume", timeout=WAIT)
    other.click(".ck-resume")
    other.wait_for_selector(".ck-action")
    assert status(other) == before


def saved(page: Page, folder: Path) -> Path:
    """The game of a page, saved to a file."""
    with page.expect_download() as download:
        page.click(".ck-save")
    path = folder / "game.json"
    download.value.save_as(path)
    return path


def test_saves_go_to_a_server_and_back(
    window: BrowserContext, site: str, browser: Browser, app_url: str, tmp_path: Path
) -> None:
    here = app(window, site)
    start(here)
    play_some(here, 4)
    before = status(here)
    with browser.new_context(viewport={"width": 1280, "height": 800}) as other:
        there = other.new_page()
        there.goto(app_url)
        there.wait_for_selector(".ck-start")
        there.set_input_files(".ck-open", str(saved(here, tmp_path)))
        there.wait_for_selector(".ck-status")
        there.wait_for_function(f"before => {STATUS} === before", arg=before)
        play_some(there, 3)
        after = status(there)
        path = saved(there, tmp_path)
    here.set_input_files(".ck-open", str(path))
    here.wait_for_function(f"after => {STATUS} === after", arg=after)
    play_some(here, 1)


def test_the_second_visit_needs_no_network(window: BrowserContext, site: str) -> None:
    page = app(window, site)
    until(lambda: page.evaluate(KEPT), 120)
    window.set_offline(True)
    page.reload()
    page.wait_for_selector(".ck-start", timeout=WAIT)
    start(page)
    play_some(page, 2)
    window.set_offline(False)


def test_the_index_leads_to_the_chapters_and_the_app(window: BrowserContext, site: str) -> None:
    page = window.new_page()
    page.goto(site)
    link = page.locator("a[href*='5_1.html']").first
    link.wait_for(timeout=WAIT)
    link.click()
    page.wait_for_selector(".ck-opening", timeout=WAIT)
    assert "/voici/render/churchill/en/5_1.html" in page.url
    page.locator(".ck-lang").first.click()
    page.wait_for_url("**/ru/5_1.html*")
    page.wait_for_selector(".ck-opening", timeout=WAIT)
    page.locator("a[href*='play.html']").first.click()
    page.wait_for_selector(".ck-start", timeout=WAIT)


# -- games come when they are asked for ------------------------------------------------------------

NIM = ROOT / "tests/second_game/installed"


def with_nim(folder: Path) -> Path:
    """The built site with a second game, as if it had been built with it: an archive of its own,
    and what is known of it beforehand."""
    python = Path(shutil.copytree(BUILT, folder)) / "static/pyodide"
    houses = {"churchill_kit": NIM / "nim_game", "churchill_widgets": NIM / "nim_screen"}
    with zipfile.ZipFile(python / "games/nim-1.zip", "w") as archive:
        for package, source in houses.items():
            for file in source.rglob("*"):
                if file.is_file() and "__pycache__" not in file.parts:
                    inside = file.relative_to(source).as_posix()
                    archive.write(file, f"{package}/games/nim/{inside}")
    lock = json.loads((python / "pyodide-lock.json").read_text(encoding="utf-8"))
    kit = lock["packages"]["churchill-kit"]
    wheel = python / kit["file_name"]
    with zipfile.ZipFile(wheel, "a") as core:
        core.write(NIM / "nim_game/about.toml", "churchill_kit/games/nim/about.toml")
        core.writestr("churchill_kit/games/nim/archive.txt", "nim-1.zip")
    kit["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (python / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return folder


def test_a_game_is_loaded_when_it_is_chosen(browser: Browser, tmp_path: Path) -> None:
    if not (BUILT / "index.html").is_file():
        pytest.skip("make site builds what is tested here")
    built = with_nim(tmp_path / "built")
    with published(built, tmp_path / "host") as site, browser.new_context() as context:
        asked: set[str] = set()
        context.on("request", lambda r: asked.add(r.url) if "/games/" in r.url else None)
        page = app(context, site)
        until(lambda: page.evaluate(KEPT), 120)
        assert [re.sub(r".*/|-\w+\.zip", "", url) for url in asked] == ["churchill"]
        page.click(".ck-game-nim")
        page.wait_for_selector(".ck-game-nim[aria-pressed='true']")
        assert any(url.endswith("/nim-1.zip") for url in asked)
        nim = f"{site}static/pyodide/games/nim-1.zip"
        until(lambda: page.evaluate("async (it) => Boolean(await caches.match(it))", nim), 20)
        context.set_offline(True)
        page.reload()
        page.wait_for_selector(".ck-start", timeout=WAIT)
        page.click(".ck-game-nim")
        page.wait_for_selector(".ck-game-nim[aria-pressed='true']")
        start(page)
        expect(page.locator(".ck-error")).to_be_hidden()


def test_a_game_that_does_not_arrive(browser: Browser, tmp_path: Path) -> None:
    """It is told in a sentence, and the game that is there goes on."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("make site builds what is tested here")
    built = with_nim(tmp_path / "built")
    with published(built, tmp_path / "host") as site, browser.new_context() as context:
        context.route("**/nim-1.zip", lambda route: route.abort())
        page = app(context, site)
        page.click(".ck-game-nim")
        expect(page.locator(".ck-error").first).to_contain_text("did not arrive")
        start(page)
        play_some(page, 1)


# -- what can go wrong -----------------------------------------------------------------------------


def sorry(page: Page, english: str, russian: str) -> None:
    """The page says what is wrong, in both languages."""
    error = page.locator("#loading .ck-error")
    expect(error).to_contain_text(english, timeout=WAIT)
    expect(error).to_contain_text(russian)


def test_without_webassembly(window: BrowserContext, site: str) -> None:
    page = window.new_page()
    page.add_init_script("delete window.WebAssembly")
    page.goto(f"{site}voici/render/play.html")
    sorry(page, "no WebAssembly", "нет WebAssembly")


@pytest.mark.parametrize("part", ["**/voici.js", "**/pyodide-lock.json", "**/churchill_kit-*.whl"])
def test_a_page_that_comes_in_part(window: BrowserContext, site: str, part: str) -> None:
    window.route(part, lambda route: route.abort())
    page = window.new_page()
    page.goto(f"{site}voici/render/play.html")
    sorry(page, "did not arrive", "не дошла")


def test_a_page_without_its_site(window: BrowserContext, site: str) -> None:
    """Only the page was published, or in another folder."""

    def alone(route: Route) -> None:
        if "play.html" in route.request.url:
            route.fulfill(path=BUILT / "voici/render/play.html", content_type="text/html")
        else:
            route.fulfill(status=404, body="")

    window.route("**/*", alone)
    page = window.new_page()
    page.goto(site.replace(UNDER, "elsewhere") + "play.html")
    sorry(page, "not complete at this address", "сайт неполон")


def test_a_page_opened_from_the_disk(browser: Browser, tmp_path: Path) -> None:
    if not (BUILT / "index.html").is_file():
        pytest.skip("make site builds what is tested here")
    shutil.copy(BUILT / "voici/render/play.html", tmp_path)
    with browser.new_context() as context:
        page = context.new_page()
        page.goto((tmp_path / "play.html").as_uri())
        sorry(page, "make serve-site", "make serve-site")


def test_a_browser_that_keeps_nothing(window: BrowserContext, site: str) -> None:
    window.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }})"
    )
    page = app(window, site)
    expect(page.locator(".ck-storage")).to_be_visible()
    start(page)
    play_some(page, 1)


def test_a_storage_that_is_full(window: BrowserContext, site: str) -> None:
    """A save that does not fit is told; the game goes on, and the file can still be had."""
    page = app(window, site)
    page.evaluate(
        """() => {
            let size = 1 << 20;
            for (let n = 0; size > 16; n++) {
                try { localStorage.setItem(`fill${n}`, "x".repeat(size)); } catch { size >>= 1; }
            }
        }"""
    )
    start(page)
    play_some(page, 2)
    expect(page.locator(".ck-storage")).to_be_visible()
    with page.expect_download():
        page.click(".ck-save")
