"""Bots, secret agendas, scenarios and compared moves in a real browser, by keyboard and mouse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server, serving

CELLS = [
    "from churchill_widgets.games.churchill.chapter import agendas, bot, chapter, compare\n"
    "from churchill_widgets.games.churchill.chapter import scenarios\n\n"
    "chapter('11', lang='ru')",
    "bot(lang='ru')",
    "scenarios(lang='ru')",
    "agendas(lang='ru')",
    "compare('colony', lang='ru')",
    "from churchill_widgets.games.churchill.chapter import sandbox\n\nsandbox('score', lang='ru')",
]


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The parts in one notebook, served."""
    cells = [
        {
            "cell_type": "code",
            "id": f"cell-{n}",
            "metadata": {},
            "source": source,
            "execution_count": None,
            "outputs": [],
        }
        for n, source in enumerate(CELLS)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path: Path = tmp_path_factory.mktemp("late") / "late.ipynb"
    path.write_text(json.dumps(whole), encoding="utf-8")
    with serving(path) as running:
        yield running


def test_the_parts_of_the_late_chapters(page: Page, server: Server) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.goto(server.url)
    page.wait_for_selector(".ck-duel", timeout=60000)

    bots = page.locator(".ck-part-bot")
    bots.scroll_into_view_if_needed()
    first = bots.locator(".ck-bot-asked").inner_text()
    bots.locator(".ck-next").focus()
    page.keyboard.press("ArrowRight")
    expect(bots.locator(".ck-bot-past .ck-event").first).to_be_visible()
    page.keyboard.press("Home")
    expect(bots.locator(".ck-bot-asked")).to_have_text(first)
    expect(bots.locator(".ck-came-decides")).to_have_count(1)
    bots.locator(".ck-bot-hide").click()
    expect(bots.locator(".ck-came-decides")).to_have_count(0)
    bots.locator(".ck-bot-show").click()
    expect(bots.locator(".ck-came-decides")).to_have_count(1)

    plans = page.locator(".ck-part-scenarios")
    before = plans.locator("h3").inner_text()
    plans.locator("[data-choice=campaign]").click()
    expect(plans.locator("h3")).not_to_have_text(before)
    expect(plans.locator(".ck-schedule tbody tr")).to_have_count(27)

    score = page.locator(".ck-part-sandbox")
    score.scroll_into_view_if_needed()
    expect(score.locator(".ck-board")).to_be_visible()
    score.locator(".ck-segment[aria-pressed=false]").first.click()  # nothing lies over the controls
    expect(score.locator(".ck-change").first).to_be_visible()

    secrets = page.locator(".ck-part-agendas")
    expect(secrets.locator(".ck-facedown")).to_have_count(9)
    secrets.locator("[data-choice=uk]").click()
    expect(secrets.locator(".ck-facedown")).to_have_count(6)
    secrets.locator("[data-choice=all]").click()
    expect(secrets.locator(".ck-facedown")).to_have_count(0)

    moves = page.locator(".ck-part-duel")
    expect(moves.locator(".ck-duel-means")).to_have_count(0)
    moves.locator(".ck-answer").first.click()
    expect(moves.locator(".ck-duel-lesson")).to_be_visible(timeout=60000)
    expect(moves.locator(".ck-duel-means")).to_have_count(3)
    expect(moves.locator(".ck-duel-more")).to_be_focused()

    for part in (".ck-part-bot", ".ck-part-scenarios", ".ck-part-agendas", ".ck-part-duel"):
        found = Axe().run(page, context=part).response["violations"]
        assert not [v for v in found if v["impact"] in ("serious", "critical")], (part, found)
    assert not errors
