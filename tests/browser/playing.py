"""What tests of pages do with a game: open it, start it, play it."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

import churchill_kit as ck
from churchill_kit.table.batch import Batch

STATUS = "document.querySelector('.ck-status').textContent"
ASKED = ".ck-action, .ck-lift, .ck-result, .ck-watch"
ME = "us"
LONG = 60_000  # ms: a program that shares its processor, or runs within the browser


def opened(page: Page, url: str, lang: str = "en") -> Page:
    """The first page of the app."""
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.ck_errors = errors  # type: ignore[attr-defined]
    page.goto(f"{url}?lang={lang}", timeout=90_000)  # a machine may have much to do
    page.wait_for_selector(f".ck-root[lang={lang}] .ck-start", timeout=90_000)
    return page


def status(page: Page) -> str:
    return str(page.evaluate(STATUS))


def to_the_end(page: Page) -> None:
    """Watch no longer; a press that comes right after a showing was meant for that, and is not
    heard."""
    for _ in range(3):
        page.locator(".ck-watch button").nth(2).click()
        with suppress(TimeoutError):
            page.wait_for_selector(".ck-result", timeout=15_000)
            return
    raise AssertionError("the game is not played to its end")


def moved(page: Page, before: str) -> None:
    """Wait for the next position."""
    page.wait_for_function(
        f"before => {STATUS} !== before || document.querySelector('.ck-story-skip')",
        arg=before,
        timeout=LONG,
    )
    asked(page)


def begin(page: Page, seed: str = "1945", **seats: str) -> None:
    """Start a game with the given seats."""
    for seat, who in seats.items():
        page.select_option(f".ck-seat-{seat}", who)
    page.fill(".ck-seed", seed)
    start(page)


def start(page: Page) -> None:
    """Start the game that the first page stands at."""
    page.click(".ck-start")
    asked(page)


def asked(page: Page) -> None:
    """Wait for the next question; a browser that keeps no wish tells the story first."""
    page.wait_for_selector(f"{ASKED}, .ck-story-skip", timeout=LONG)
    if page.locator(".ck-story-skip").count():
        skip(page)


def skip(page: Page) -> None:
    """Drop the rest of a story; a click that follows at once would be taken for a part of it."""
    skipped = page.evaluate(  # it may end by itself
        "() => { const b = document.querySelector('.ck-story-skip'); b?.click(); return !!b; }"
    )
    page.wait_for_selector(ASKED, timeout=LONG)
    page.wait_for_timeout(500 if skipped else 1100)


def no_error(page: Page) -> None:
    assert not page.ck_errors, page.ck_errors  # type: ignore[attr-defined]
    expect(page.locator(".ck-error")).to_be_hidden()


def play_some(page: Page, moves: int, seed: int = 1) -> None:
    """Some moves at random, among the choices that are in sight."""
    rng = random.Random(seed)
    for _ in range(moves):
        now = status(page)
        in_sight = page.locator(".ck-action:visible")
        chosen = in_sight.nth(rng.randrange(in_sight.count()))
        plans = chosen.locator("xpath=..").locator(".ck-plus:enabled").count()
        chosen.click()
        if plans:  # where several can be planned a click on a name plans one
            page.click(".ck-plan-play:enabled")
        moved(page, now)


def play_out(page: Page, seed: int) -> int:
    """A game to its end, at random; the number of moves."""
    rng, moves = random.Random(seed), 0
    while not page.locator(".ck-result").count():
        play_some(page, 1, rng.randrange(2**32))
        moves += 1
    return moves


@cache
def reached(kind: str, scenario: str = "training", placings: int = 1, cards: int = 9) -> str:
    """A saved game in which the person is asked a question of this kind, with so many to place at
    least and so many cards in hand at most; "" for the end."""
    players = dict.fromkeys(ck.game("churchill").seats, "bot")
    for seed in range(1, 20):
        record = ck.Record.new("churchill", scenario=scenario, seed=seed)
        rng = random.Random(seed)
        while (decision := record.state.decision) is not None:
            view = record.state.view(decision.seat)
            if decision.kind == kind and decision.seat == ME and len(view.hand(ME)) <= cards:
                several = Batch.of(view) if placings > 1 else None
                if placings == 1 or (several is not None and several.total >= placings):
                    return json.dumps(record.dump())
            actions = record.state.actions()
            player = ck.player("churchill", players[decision.seat])
            record.play(player.choose(view, actions) if rng.random() < 0.9 else rng.choice(actions))
        if not kind:
            return json.dumps(record.dump())
    raise AssertionError(f"nobody is asked {kind}")


def at(page: Page, kind: str, placings: int = 1, cards: int = 9) -> None:
    """Open the game in which this is asked."""
    name, save = f"{kind or 'end'}.json", reached(kind, placings=placings, cards=cards)
    file: Any = {"name": name, "mimeType": "application/json", "buffer": save.encode()}
    before = page.evaluate("document.querySelector('.ck-status')?.textContent || ''")
    page.set_input_files(".ck-open", file)
    page.wait_for_function(
        "before => (document.querySelector('.ck-status')?.textContent || before) !== before",
        arg=before,
    )
    page.wait_for_selector(".ck-action, .ck-result", state="attached")


def kernel_of(page: Page) -> str:
    """The id of the page's kernel."""
    config = page.text_content("#jupyter-config-data")
    assert config is not None
    return str(json.loads(config)["kernelId"])
