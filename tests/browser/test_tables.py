"""Shared tables in real browsers: opened, come to, played at, left and come back to."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from churchill_kit.store.tables import open_tables
from churchill_kit.table.errors import NoTable
from tests.browser.playing import LONG, STATUS, asked, no_error, opened, status
from tests.browser.serving import PLAY, Server, serving

SEEN = 10_000  # ms: a machine may have much to do


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tables."""
    file = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHURCHILL_KIT_STORE", str(file))
        with serving(PLAY) as running:
            yield running


@pytest.fixture
def house(server: Server) -> str:
    """Its address."""
    return server.url


@contextmanager
def windows(browser: Browser, count: int) -> Iterator[list[Page]]:
    """So many browsers, each with a storage of its own."""
    contexts = [browser.new_context(viewport={"width": 1280, "height": 800}) for _ in range(count)]
    try:
        yield [context.new_page() for context in contexts]
    finally:
        for context in contexts:
            context.close()


def opens(page: Page, house: str, game: str, seed: str = "", **seats: str) -> str:
    """Open a table from the first page; its code."""
    opened(page, house)
    page.click(f".ck-game-{game}")
    expect(page.locator(f".ck-game-{game}")).to_have_attribute("aria-pressed", "true")
    for seat, who in seats.items():
        page.select_option(f".ck-player-{seat}", who)
    page.fill(".ck-seed", seed)
    page.select_option(".ck-table-pace", "day")
    page.click(".ck-table-open")
    page.wait_for_selector(".ck-table-code", timeout=LONG)
    return page.locator(".ck-table-code").inner_text()


def comes(page: Page, link: str) -> None:
    """Come to a table by a link."""
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.ck_errors = errors  # type: ignore[attr-defined]
    page.goto(link, timeout=90_000)
    page.wait_for_selector(".ck-table-bar", timeout=LONG)


def link(page: Page, seat: str) -> str:
    return str(page.locator(f".ck-seat-link-{seat}").evaluate("a => a.href"))


def plays(page: Page, move: int) -> None:
    """The next question is this page's, after so many moves: the first answer is given."""
    expect(page.locator(".ck-status")).to_contain_text(re.compile(rf"move {move}\b"), timeout=SEEN)
    asked(page)
    page.locator(".ck-action:visible").first.click()


def at_move(page: Page, move: int) -> None:
    expect(page.locator(".ck-status")).to_contain_text(re.compile(rf"move {move}\b"), timeout=SEEN)


def turns(pages: list[Page], first: int, last: int) -> None:
    """Whoever is asked plays, and all see it."""
    for move in range(first, last):
        mover = next(page for page in pages if page.locator(".ck-action").count())
        plays(mover, move)
        for page in pages:
            at_move(page, move + 1)


def heard(page: Page) -> list[str]:
    """All that comes to a page from its program, from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda f: frames.append(f if isinstance(f, str) else repr(f)))

    page.on("websocket", listen)
    return frames


def test_two_play_and_come_back(browser: Browser, house: str, server: Server) -> None:
    with windows(browser, 2) as (one, other):
        sent = heard(other)
        opens(one, house, "blitzkrieg", seed="4019450618", axis="bot", allies="person")
        own = one.url.rpartition("=")[2]
        expect(one.locator(".ck-present-allies")).to_have_text("here")
        expect(one.locator(".ck-present-axis")).to_have_text("away")
        comes(other, link(one, "axis"))
        expect(one.locator(".ck-present-axis")).to_have_text("here", timeout=SEEN)
        turns([one, other], 0, 3)
        expect(one.locator(".ck-curtain")).to_have_count(0)

        other.reload()
        other.wait_for_selector(".ck-table-bar", timeout=LONG)
        at_move(other, 3)
        turns([one, other], 3, 5)

        mover, waits = (one, other) if one.locator(".ck-action").count() else (other, one)
        waits.context.set_offline(True)
        plays(mover, 5)
        at_move(mover, 6)
        waits.wait_for_timeout(1500)
        waits.context.set_offline(False)
        at_move(waits, 6)
        turns([one, other], 6, 8)

        for kernel in server.kernels():
            os.kill(kernel, signal.SIGKILL)
        for page in (one, other):
            expect(page.locator(".ck-lost")).to_contain_text("on the server", timeout=LONG)
            page.click(".ck-go-on")
            page.wait_for_selector(".ck-table-bar", timeout=LONG)
            at_move(page, 8)
        turns([one, other], 8, 10)

        told = "".join(sent)
        assert "move 8" in told
        assert own not in told
        assert "4019450618" not in told
        no_error(one)
        no_error(other)


def opened_panel(page: Page) -> None:
    if page.locator(".ck-table-more").get_attribute("aria-expanded") == "false":
        page.click(".ck-table-more")
    page.wait_for_selector(".ck-table-panel")


def test_join_a_bot_for_a_while_undo_a_line_and_a_list(browser: Browser, house: str) -> None:
    with windows(browser, 2) as (one, other):
        code = opens(one, house, "blitzkrieg", seed="4019450618")
        opened(other, house)
        other.fill(".ck-table-code-field", "BBBBBB")
        other.click(".ck-table-join")
        expect(other.locator(".ck-error")).to_contain_text("No table has the code", timeout=SEEN)
        other.fill(".ck-table-code-field", code.lower())
        other.click(".ck-table-join")
        other.wait_for_selector(".ck-table-bar", timeout=LONG)
        expect(one.locator(".ck-present-axis")).to_have_text("here", timeout=SEEN)
        turns([one, other], 0, 5)

        opened_panel(other)
        other.click(".ck-bot-axis")
        expect(one.locator(".ck-present-axis")).to_have_text("computer player", timeout=SEEN)
        other.click(".ck-back-axis")
        expect(one.locator(".ck-present-axis")).to_have_text("here", timeout=SEEN)
        other.fill(".ck-say-field", "<b>Hello</b>")
        other.press(".ck-say-field", "Enter")
        expect(one.locator(".ck-line-said")).to_have_text("<b>Hello</b>", timeout=SEEN)

        one.click(".ck-undo")
        other.wait_for_selector(".ck-undo-refuse", timeout=SEEN)
        other.click(".ck-undo-refuse")
        expect(one.locator(".ck-undo-withdraw")).to_have_count(0, timeout=SEEN)
        before = one.locator(".ck-status").inner_text()
        one.click(".ck-undo")
        other.wait_for_selector(".ck-undo-agree", timeout=SEEN)
        other.click(".ck-undo-agree")
        expect(one.locator(".ck-status")).not_to_have_text(before, timeout=SEEN)
        asked(one)

        one.click(".ck-new")
        expect(one.locator(".ck-my-table.ck-yours")).to_have_count(1, timeout=SEEN)
        expect(other.locator(".ck-present-allies")).to_have_text("away", timeout=SEEN)
        one.click(".ck-table-go")
        asked(one)
        one.click(".ck-table-more")
        one.click(".ck-table-settings summary")
        one.click(".ck-table-delete")
        one.click(".ck-table-delete-it")
        expect(other.locator(".ck-error")).to_contain_text("There is no table", timeout=SEEN)
        expect(other.locator(".ck-start")).to_be_visible()
        no_error(one)


def test_what_stands_around_a_table(browser: Browser, house: str) -> None:
    """Nothing covers it, closes under one's hands or forgets what was filled in."""
    with windows(browser, 3) as (one, two, three):
        code = opens(one, house, "churchill", us="person", uk="person", ussr="person")
        expect(one.locator(".ck-first-minute")).to_have_count(0)  # the panel comes first
        expect(one.locator(".ck-save")).to_have_count(0)  # a file tells all secrets
        one.fill(".ck-own-name", "Ann")
        one.click(".ck-own-name-send")
        expect(one.locator(".ck-kept").first).to_have_text("Kept.", timeout=SEEN)
        expect(one.locator(".ck-set-pace")).to_have_value("day")

        opened(two, house, "ru")
        two.fill(".ck-table-code-field", code)
        two.press(".ck-table-code-field", "Enter")
        expect(two.locator(".ck-free-seat").first).to_be_focused(timeout=SEEN)
        comes(three, link(one, "uk"))
        two.click(".ck-free-uk")
        expect(two.locator(".ck-error")).to_be_in_viewport(timeout=SEEN)  # somebody was quicker
        one.focus(".ck-say-field")
        two.click(".ck-free-ussr")
        expect(one.locator(".ck-present-ussr")).to_have_text("here", timeout=SEEN)
        expect(one.locator(".ck-say-field")).to_be_focused()
        one.click(".ck-table-close")
        expect(one.locator(".ck-table-more")).to_be_focused()
        one.click(".ck-table-more")
        expect(one.locator(".ck-own-name")).to_have_value("Ann")
        no_error(one)


def play_on(pages: Sequence[Page]) -> None:
    """The same three go on from other programs until the last markers are placed: what their pages
    see meanwhile they need not draw one by one. A page may play its only choice itself meanwhile:
    then a program finds nothing to choose, or that the table has moved on."""
    tables = open_tables()
    three = [tables.enter(page.evaluate("location.hash.split('=')[1]")) for page in pages]
    seats = {shared.seat: shared for shared in three}
    while True:
        for shared in three:
            shared.poll()
        decision = three[0].view.decision
        assert decision is not None
        if three[0].view.conference == 10 and decision.kind == "allocate_production":
            return
        mover = seats[decision.seat]
        try:
            if not mover.move_on() and (choices := mover.view.actions()):
                mover.play(choices[-1])
        except NoTable as error:
            if error.reason != "table-moved-on":
                raise


LAST = "[...document.querySelectorAll('.ck-action')].at(-1)"


def test_three_play_a_game_to_its_end(browser: Browser, house: str) -> None:
    """One of them reloads on the way, one loses his connection; a coach looks on for a while.
    Afterwards the file is there for all, and a rematch with the seats moved round."""
    with windows(browser, 4) as pages:
        one, two, three, coach = pages
        opens(one, house, "churchill", seed="5", us="person", uk="person", ussr="person")
        seats = [link(one, seat) for seat in ("uk", "ussr")]
        comes(coach, str(one.locator(".ck-watch-link").evaluate("a => a.href")))
        for page, seat in zip((two, three), seats, strict=True):
            comes(page, seat)
        opened_panel(one)
        one.click(".ck-table-settings summary")
        one.check(".ck-set-hands")
        one.click(".ck-table-close")
        coach.select_option(".ck-look-as", "uk", timeout=SEEN)
        expect(coach.locator(".ck-hand .ck-card").first).to_be_visible(timeout=SEEN)
        expect(coach.locator(".ck-action")).to_have_count(0)
        coach.close()  # a fourth page to draw costs a fourth of the time

        players, moves, fresh, gone = [one, two, three], 0, False, False
        while not one.locator(".ck-result").count():
            mover = next((p for p in players if p.evaluate(f"!!{LAST}")), None)
            if gone and (moves >= 44 or mover in (three, None)):
                three.context.set_offline(gone := False)
            if mover is None:
                one.wait_for_timeout(100)
                continue
            if mover is two and moves >= 20 and not fresh:
                two.reload()
                two.wait_for_selector(".ck-action", timeout=LONG)
                fresh = True
            if moves == 40 and mover is not three:
                three.context.set_offline(gone := True)
            before = status(mover)
            if not mover.evaluate(f"(last => last && (last.click(), true))({LAST})"):
                continue  # its list was being drawn anew
            mover.wait_for_function(f"before => {STATUS} !== before", arg=before, timeout=LONG)
            moves += 1
            if moves == 46:
                play_on(players)
        assert moves > 46 and fresh and not gone

        final = one.locator(".ck-end h2").first.inner_text()
        for page in (two, three):
            expect(page.locator(".ck-end h2").first).to_have_text(final, timeout=SEEN)
        for page in players:
            expect(page.locator(".ck-save")).to_be_visible()
            no_error(page)
        one.click(".ck-rematch")
        expect(one.locator(".ck-chair.ck-own")).to_have_class(re.compile("ck-of-uk"), timeout=SEEN)
        two.click(".ck-rematch")
        expect(two.locator(".ck-chair.ck-own")).to_have_class(
            re.compile("ck-of-ussr"), timeout=SEEN
        )
        expect(one.locator(".ck-present-ussr")).to_have_text("here", timeout=SEEN)
