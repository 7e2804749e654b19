"""A conference of the bots in a real browser: by keyboard, by contents, and by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server, serving

CELL = (
    "from churchill_widgets.games.churchill.chapter import chapter, conference\n\n"
    "chapter('4', lang='{lang}')\nconference(lang='{lang}')"
)


@pytest.fixture(scope="module", params=["en", "ru"])
def server(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A chapter with a conference in it, served."""
    source = CELL.format(lang=request.param)
    cell = {"id": "c", "cell_type": "code", "execution_count": None, "outputs": []}
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": [{**cell, "metadata": {}, "source": source}],
             "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}  # fmt: skip
    path = tmp_path_factory.mktemp("player") / f"conference_{request.param}.ipynb"
    path.write_text(json.dumps(whole), encoding="utf-8")
    with serving(Path(path)) as running:
        yield running


@pytest.fixture
def opened(page: Page, server: Server) -> Iterator[Page]:
    """The conference at its first step; no script may fail on the page."""
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.goto(server.url)
    page.wait_for_selector(".ck-player .ck-event", timeout=60000)
    yield page
    assert not errors


def test_step_by_step_and_part_by_part(opened: Page) -> None:
    page = opened
    player, place = page.locator(".ck-player"), page.locator(".ck-place-of")
    now = page.locator('.ck-contents [aria-current="step"]')
    first = place.inner_text()
    player.focus()
    page.keyboard.press("ArrowRight")
    expect(place).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(first)
    expect(now).to_contain_text("5.11")
    page.keyboard.press("PageDown")
    expect(now).to_contain_text("5.13")
    page.keyboard.press("End")
    expect(now).to_contain_text("8.0")
    page.keyboard.press("PageUp")
    expect(now).to_contain_text("7.7")
    page.locator(".ck-contents button", has_text="6.3").click()
    expect(now).to_contain_text("6.3")
    expect(page.locator(".ck-event").first).to_be_visible()
    page.locator(".ck-whereabouts").fill("0")
    expect(place).to_have_text(first)


def test_it_plays_and_pauses(opened: Page) -> None:
    page = opened
    place, play = page.locator(".ck-place-of"), page.locator(".ck-play")
    page.locator(".ck-speed").select_option("quick")
    page.locator(".ck-player").focus()
    first = place.inner_text()
    page.keyboard.press(" ")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(place).not_to_have_text(first, timeout=15000)
    page.keyboard.press(" ")
    expect(play).to_have_attribute("aria-pressed", "false")
    still = place.inner_text()
    page.wait_for_timeout(3000)
    expect(place).to_have_text(still)
    play.click()
    page.locator(".ck-next").click()  # whoever takes the wheel stops the play
    expect(play).to_have_attribute("aria-pressed", "false")


def test_another_conference(opened: Page) -> None:
    page = opened
    title = page.locator(".ck-player h3")
    first = title.inner_text()
    page.locator('[data-control="another"]').click()
    expect(title).not_to_have_text(first)
    page.locator('[data-control="scenario"]').select_option("campaign")
    expect(title).to_contain_text(" 1 ")


def test_nothing_for_axe_to_complain_about(opened: Page) -> None:
    opened.wait_for_selector(".ck-board svg, .ck-board canvas", timeout=30000)
    opened.locator(".ck-contents button", has_text="4.22").click()
    opened.wait_for_timeout(1000)
    found = Axe().run(opened, context=".ck-tutor", options={"resultTypes": ["violations"]})
    serious = [
        (v["id"], [n["html"][:160] for n in v["nodes"]][:3])
        for v in found.response["violations"]
        if v["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
