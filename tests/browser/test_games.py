"""One's own games: kept, listed, named, copied, deleted, put into files, gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import begin, moved, no_error, opened, status, to_the_end

STORED = "JSON.parse(localStorage.getItem('churchill_kit/games') || '[]')"
ADD = """more => {
  const key = 'churchill_kit/games';
  const there = JSON.parse(localStorage.getItem(key) || '[]');
  localStorage.setItem(key, JSON.stringify([...there, ...more]));
}"""

FILL = """() => {
  for (const size of [100000, 1000, 10]) {
    const more = 'x'.repeat(size);
    for (let n = 0; n < 200; n += 1) {
      try { localStorage.setItem(`${size}-${n}`, more); } catch { break; }
    }
  }
}"""


def play(page: Page, moves: int) -> None:
    """The first choice, a few times; then the game has been kept."""
    for _ in range(moves):
        now = status(page)
        page.locator(".ck-action").first.click()
        moved(page, now)
    page.wait_for_timeout(300)


def to_list(page: Page) -> None:
    page.click(".ck-new")
    page.wait_for_selector(".ck-game-entry")


def test_a_reload_goes_on_and_leaving_stays_left(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    play(page, 2)
    before = status(page)
    page.reload()
    page.wait_for_selector(".ck-action")
    assert status(page) == before
    expect(page.locator(".ck-back-again")).to_be_visible()
    play(page, 1)
    expect(page.locator(".ck-back-again")).to_have_count(0)
    to_list(page)
    page.reload()
    page.wait_for_selector(".ck-start")
    expect(page.locator(".ck-game-entry")).to_have_count(1)
    no_error(page)


def test_named_copied_deleted_and_more_than_four(page: Page, app_url: str) -> None:
    opened(page, app_url)
    for seed in "12345":
        begin(page, seed)
        page.wait_for_timeout(300)
        to_list(page)
    entries = page.locator(".ck-game-entry")
    expect(entries).to_have_count(5)
    entries.first.locator(".ck-game-rename").click()
    expect(page.locator(".ck-game-name")).to_be_focused()
    page.keyboard.type("Yalta & <me>")  # the old name is chosen, and gives way
    page.keyboard.press("Enter")
    expect(entries.first.locator("h3")).to_have_text("Yalta & <me>")
    expect(entries.first.locator(".ck-game-rename")).to_be_focused()
    with page.expect_download() as download:
        entries.first.locator(".ck-game-file").click()
    assert download.value.suggested_filename == "Yalta & me.json"
    expect(page.locator(".ck-saved")).to_have_text("Saved as Yalta & me.json")
    entries.first.locator(".ck-game-copy").click()
    expect(entries).to_have_count(6)
    expect(page.locator("h3", has_text="Yalta & <me>, copy")).to_have_count(1)
    expect(page.locator("img.ck-game-picture").nth(5)).to_be_visible(timeout=15_000)
    sizes = page.evaluate(f"{STORED}.map(g => g.picture.length)")
    assert len(sizes) == 6 and max(sizes) <= 8000
    entries.first.locator(".ck-forget").click()
    expect(page.locator(".ck-leave-it")).to_be_focused()
    page.click(".ck-leave-it")
    expect(entries).to_have_count(6)
    expect(entries.first.locator(".ck-forget")).to_be_focused()
    entries.first.locator(".ck-forget").click()
    page.click(".ck-delete-it")
    expect(entries).to_have_count(5)
    expect(entries.first.locator(".ck-resume")).to_be_focused()
    # The copy goes its own way.
    page.locator(".ck-game-entry", has_text="Yalta").first.locator(".ck-resume").click()
    page.wait_for_selector(".ck-action")
    play(page, 1)
    to_list(page)
    expect(page.locator(".ck-game-entry", has_text="Yalta")).to_have_count(1)
    no_error(page)


def test_a_finished_game_says_who_won_and_is_looked_at(page: Page, app_url: str) -> None:
    opened(page, app_url, "ru")
    begin(page, us="random", uk="random", ussr="random")
    to_the_end(page)
    page.wait_for_timeout(300)
    to_list(page)
    entry = page.locator(".ck-game-entry")
    expect(entry).to_contain_text("Победа:")
    expect(entry).not_to_contain_text("Решает")
    entry.locator(".ck-look").click()
    page.wait_for_selector(".ck-result")
    page.locator(".ck-end-leaf").click()
    page.wait_for_selector(".ck-timeline")
    page.wait_for_function("document.activeElement.matches('.ck-timeline-play')")
    no_error(page)


def test_a_broken_entry_says_so_and_the_others_work(page: Page, app_url: str) -> None:
    opened(page, app_url)
    begin(page)
    play(page, 1)
    whole = page.evaluate(f"{STORED}[0]")
    before = status(page)
    to_list(page)
    damaged = {**whole, "key": "damaged", "save": "eJw"}
    older = {
        k: v for k, v in whole.items() if k in ("game", "moves", "turn", "when", "save", "seats")
    }
    unheard = {"key": "other", "game": "chess", "when": 7}
    page.evaluate(ADD, [3, None, {"key": 4}, damaged, unheard, {**older, "key": "older"}])
    page.reload()
    page.wait_for_selector(".ck-game-entry")
    expect(page.locator(".ck-game-entry")).to_have_count(4)
    expect(page.locator(".ck-game-broken")).to_have_count(2, timeout=15_000)
    expect(page.locator("[data-key=older] .ck-game-scores")).to_be_visible(timeout=15_000)
    for key in ("damaged", "other"):
        page.click(f"[data-key={key}] .ck-forget")
        page.click(".ck-delete-it")
    expect(page.locator(".ck-game-entry")).to_have_count(2)
    page.click("[data-key=older] .ck-resume")
    page.wait_for_selector(".ck-action")
    assert status(page) == before
    no_error(page)


def test_a_file_out_and_in(page: Page, app_url: str, tmp_path: Path) -> None:
    opened(page, app_url)
    begin(page)
    play(page, 1)
    before = status(page)
    to_list(page)
    with page.expect_download() as saving:
        page.click(".ck-game-file")
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text())["churchill_kit"] == "record"
    page.set_input_files(".ck-games-open", str(file))
    page.wait_for_selector(".ck-action")
    assert status(page) == before
    to_list(page)
    expect(page.locator(".ck-game-entry")).to_have_count(2)


def test_a_full_storage_says_so(page: Page, app_url: str) -> None:
    opened(page, app_url)
    old = {"game": "churchill", "scenario": "training", "moves": 1, "turn": "us", "when": 5}
    page.evaluate(ADD, [{**old, "key": f"old{n}", "save": "x" * 20_000} for n in range(4)])
    page.evaluate(FILL)
    begin(page)
    expect(page.locator(".ck-full")).to_be_visible()
    keys = page.evaluate(f"{STORED}.map(g => g.key)")
    assert keys[1:] == ["old0", "old1", "old2"]
    no_error(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_list_fits(page: Page, app_url: str, lang: str) -> None:
    opened(page, app_url, lang)
    begin(page)
    page.wait_for_timeout(300)
    to_list(page)
    for width in (390, 768, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for box in page.locator(".ck-game-entry button").all():
            found = box.bounding_box()
            assert found is not None and found["x"] >= 0 and found["x"] + found["width"] <= width
