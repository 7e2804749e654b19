"""The page as a person feels it: opening it, clicking, and what its kernel weighs.

    python benchmarks/page.py [--rounds 5] [--clicks 10]

Pages in turn, in one browser: one button served by Voila as it comes, the same button in our
frame, the app, a chapter, and the index. Prints medians; asserts nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from engine import machine
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.serving import ARGUMENTS, AT_ONCE, COMMAND, PLAY, Server, serving
from tests.get_chromium import find

PLAIN = (sys.executable, "-m", "voila")
CHAPTER, INDEX = Path("churchill/en/5_1.ipynb"), Path("index.ipynb")
PAUSE = 6.0  # seconds between pages, so that a warm kernel is there again, as for most visitors

ONE_BUTTON = """import ipywidgets
button = ipywidgets.Button(description="press")
label = ipywidgets.Label("0")
button.add_class("ck-start")
button.add_class("ck-action")
def count(_):
    label.value = str(int(label.value) + 1)
label.add_class("ck-status")
button.on_click(count)
ipywidgets.VBox([button, label])"""

# Milliseconds from a click to the frame that shows the last change it made; a page is at rest
# when nothing has changed for a third of a second. null: nothing changed at all.
CLICK = """() => new Promise((resolve) => {
    let last = null, rest = setTimeout(() => resolve(null), 15000);
    const watch = new MutationObserver(() => {
        requestAnimationFrame(() => { last = performance.now() - start; });
        clearTimeout(rest);
        rest = setTimeout(() => { watch.disconnect(); resolve(last); }, 333);
    });
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    watch.observe(document.body, everything);
    const start = performance.now();
    [...document.querySelectorAll(".ck-action")].find((b) => b.checkVisibility()).click();
})"""


# Milliseconds from a click to the frame that shows the new status. Clicks in a row meet what
# spaced ones don't: TCP may hold back small messages until the browser acknowledges others.
ROW = """() => new Promise((resolve) => {
    const read = () => document.querySelector(".ck-status").textContent, before = read();
    const late = setTimeout(() => resolve(null), 5000);
    const watch = new MutationObserver(() => {
        if (read() === before) return;
        watch.disconnect();
        clearTimeout(late);
        requestAnimationFrame(() => resolve(performance.now() - start));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    const start = performance.now();
    [...document.querySelectorAll(".ck-action")].find((b) => b.checkVisibility()).click();
})"""


READY = (".ck-opening", ".ck-index")  # the first live part of a chapter, and of the index


class Measured:
    """What was measured of one page, round by round."""

    def __init__(self) -> None:
        self.opened: list[float] = []
        self.board: list[float] = []
        self.clicks: list[float] = []
        self.row: list[float] = []
        self.rss: list[float] = []
        self.pss: list[float] = []


def visit(browser: Browser, server: Server, clicks: int, found: Measured) -> None:
    """Open the page once, start, click, weigh its kernel, close it."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        start = time.perf_counter()
        page.goto(server.url, wait_until="commit")
        page.wait_for_selector(", ".join((".ck-start", *READY)))
        found.opened.append(time.perf_counter() - start)
        game = page.query_selector(".ck-start") is not None
        if game:
            page.click(".ck-start")
            page.wait_for_selector(".ck-action")
            found.board.append(time.perf_counter() - start)
        elif page.query_selector(".ck-opening"):
            page.wait_for_selector(".ck-board")
            found.board.append(time.perf_counter() - start)
        page.wait_for_timeout(1500)
        for script, times in ((CLICK, found.clicks), (ROW, found.row)):
            took = [page.evaluate(script) for _ in range(clicks if game else 0)]
            times += [t for t in took if t is not None]
        config = json.loads(page.text_content("#jupyter-config-data") or "")
        rss, pss = weight(server.kernel(config["kernelId"]))
        found.rss.append(rss)
        found.pss.append(pss)
        page.close(run_before_unload=True)
    time.sleep(PAUSE)


def weight(pid: int) -> tuple[float, float]:
    """Megabytes of a process: all (RSS), and its fair share of what it shares (PSS, on Linux)."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        rss = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True)
        return int(rss.stdout) / 1024, float("nan")
    size = {line.split(":")[0]: line.split()[1] for line in lines[1:]}
    return int(size["Rss"]) / 1024, int(size["Pss"]) / 1024


@contextmanager
def servers() -> Iterator[dict[str, Server]]:
    """The pages; without those whose notebooks are not there."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        button = Path(folder) / "one_button.ipynb"
        cell = {"cell_type": "code", "execution_count": None, "id": "button", "metadata": {}}
        kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
        notebook = {
            "cells": [{**cell, "outputs": [], "source": ONE_BUTTON}],
            "metadata": {"kernelspec": kernel},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        button.write_text(json.dumps(notebook))
        pages = {"one button, Voila": (button, PLAIN), "one button, our frame": (button, COMMAND)}
        folder_of_all = PLAY.parent
        for name, path in (("the app", PLAY), ("a chapter", CHAPTER), ("the index", INDEX)):
            if (folder_of_all / path).exists():
                pages[name] = (folder_of_all / path, COMMAND)
        yield {
            name: running.enter_context(serving(path, command))
            for name, (path, command) in pages.items()
        }


def main() -> None:
    """Print a row for each page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=10, help="in each round")
    options = parser.parse_args()
    path = find()
    if path is None:
        print("no Chromium, no measurement: python -m tests.get_chromium")
        return
    with servers() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        print(f"page, {machine()}, {os.cpu_count()} processors, Chromium {browser.version}")
        found = {name: Measured() for name in running}
        time.sleep(PAUSE)
        for _ in range(options.rounds):
            for name, server in running.items():
                visit(browser, server, options.clicks, found[name])
        browser.close()
    print(f"  medians of {options.rounds} rounds, {options.clicks} clicks in each")
    print(f"  {'':<24}{'open':>8}{'board':>8}{'click':>9}{'in a row':>10}{'RSS':>9}{'PSS':>9}")
    for name, m in found.items():
        o, b, c, w, r, p = (
            statistics.median(x) if x else float("nan")
            for x in (m.opened, m.board, m.clicks, m.row, m.rss, m.pss)
        )
        print(f"  {name:<24}{o:6.2f} s{b:6.2f} s{c:6.0f} ms{w:7.0f} ms{r:6.0f} MB{p:6.0f} MB")
    print("  open: to the first button that can be used, or a chapter's first live part;")
    print("  board: to the first choice after a click, or a chapter's first board")
    print("  click: until all is redrawn, bots' moves included; in a row: until the status is new,")
    print("  one click after the other; RSS, PSS: of the kernel")


if __name__ == "__main__":
    main()
