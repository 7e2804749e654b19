"""The static site as a visitor feels it: first visit, later visits, a move, bytes on the wire.

    python benchmarks/site.py [--rounds 3] [--moves 10]

`make site` first. Served from this machine; bytes are counted as a host that compresses would
send them. Prints medians; asserts nothing.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import sys
import threading
import time
from pathlib import Path
from urllib.parse import unquote, urlparse

from engine import machine
from page import ROW
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.serving import ARGUMENTS, AT_ONCE, ROOT
from tests.browser.test_site import server
from tests.get_chromium import find

BUILT = ROOT / "dist" / "site"
PAGES = {
    "the app": ("play.html", ".ck-start"),
    "a chapter": ("churchill/en/5_1.html", ".ck-answer"),
}
PACKED = (".whl", ".zip", ".png")  # compressed already
WAIT = 120_000


def opened(page: Page, url: str, selector: str) -> float:
    """Seconds until something can be clicked, and the click is answered."""
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    app = selector == ".ck-start"  # where a game is going on, it goes on
    page.wait_for_selector(f"{selector}, .ck-action" if app else selector, timeout=WAIT)
    if app and page.locator(".ck-start").count():
        page.click(".ck-start")
        page.wait_for_selector(".ck-action")
    return time.perf_counter() - start


def wire(urls: set[str]) -> tuple[int, float]:
    """How many files, and their megabytes as compressed by a host."""
    total = 0
    for url in urls:
        path = BUILT / unquote(urlparse(url).path).lstrip("/")
        if path.is_file():
            data = path.read_bytes()
            total += len(data) if path.suffix in PACKED else len(gzip.compress(data, 6))
    return len(urls), total / 1e6


def kept(page: Page) -> None:
    """Wait until the browser keeps the whole site."""
    size, before = -1, -2
    while size != before:
        time.sleep(2)
        before = size
        size = page.evaluate(
            """async () => { const [name] = await caches.keys();
                return name ? (await (await caches.open(name)).keys()).length : 0; }"""
        )


def measure(browser: Browser, url: str, selector: str, moves: int) -> dict[str, float]:
    """One visitor who comes back."""
    found: dict[str, float] = {}
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        context.add_init_script(AT_ONCE)
        asked = requests(context)
        page = context.new_page()
        found["cold"] = opened(page, url, selector)
        found["files"], found["MB"] = wire(set(asked))
        if selector == ".ck-start":
            page.wait_for_timeout(1500)
            times = [page.evaluate(ROW) for _ in range(moves)]
            found["move"] = statistics.median(t for t in times if t is not None)
        kept(page)
        found["again"] = opened(page, url, selector)
        context.set_offline(True)
        found["offline"] = opened(page, url, selector)
    return found


def requests(context: BrowserContext) -> list[str]:
    """The addresses that a window asks for, from now on."""
    asked: list[str] = []
    context.on("request", lambda r: asked.append(r.url) if r.url.startswith("http") else None)
    return asked


def main() -> None:
    """Print a row for each page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=10)
    options = parser.parse_args()
    chromium = find()
    if chromium is None or not (BUILT / "index.html").is_file():
        print("no Chromium, or no site: python -m tests.get_chromium; make site")
        return
    whole = sum(f.stat().st_size for f in BUILT.rglob("*") if f.is_file()) / 1e6
    with server(BUILT, 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        print(f"site, {machine()}, {os.cpu_count()} processors, Chromium {browser.version}")
        print(f"the whole folder: {whole:.0f} MB")
        for name, (path, selector) in PAGES.items():
            url = f"http://127.0.0.1:{running.server_port}/voici/render/{path}"
            rounds = [measure(browser, url, selector, options.moves) for _ in range(options.rounds)]
            row = {key: statistics.median(r[key] for r in rounds) for key in rounds[0]}
            move = f", a move {row['move']:.0f} ms" if "move" in row else ""
            print(
                f"{name}: first visit {row['cold']:.1f} s, later {row['again']:.1f} s,"
                f" offline {row['offline']:.1f} s{move};"
                f" {row['files']:.0f} files, {row['MB']:.1f} MB on the wire"
            )
        browser.close()
        running.shutdown()


if __name__ == "__main__":
    main()
