"""How soon an event's picture stands on the screen, and how long skipping a whole war takes.

    python -m benchmarks.story [--events 30]

Plays a training game in a browser up to the end of its first war and steps through what is told.
A picture counts from the page's message to the caption of the next event in the document.
"""

from __future__ import annotations

import argparse
import re
import statistics

from playwright.sync_api import Page, sync_playwright

from tests.browser.serving import ARGUMENTS, PLAY, serving
from tests.get_chromium import find

WISHES = """localStorage.setItem('churchill_kit/wishes', '{"pace":"slow","minute":false}')"""
STEP = """() => new Promise(done => {
  const said = () => document.querySelector('.ck-story-progress')?.innerText;
  const before = said(), start = performance.now();
  const over = () => done(performance.now() - start);
  const look = () => said() === before ? requestAnimationFrame(look) : over();
  document.querySelector('.ck-story-step').click();
  look();
})"""
SKIP = """() => new Promise(done => {
  const start = performance.now();
  const there = () => document.querySelector('.ck-action, .ck-result');
  const look = () => there() ? done(performance.now() - start) : requestAnimationFrame(look);
  document.querySelector('.ck-story-skip').click();
  look();
})"""
LONG = 12  # events up to the page to pause at: those of a war
PLAYED = "document.querySelector('.ck-action')?.click()"


def to_the_war(page: Page) -> int:
    """Play until a story of many events stands there; how many."""
    for _ in range(400):
        page.wait_for_selector(".ck-story-skip, .ck-action, .ck-result", state="attached")
        if page.locator(".ck-story-skip").count():
            _, events = map(int, re.findall(r"\d+", page.inner_text(".ck-story-progress")))
            if events >= LONG:
                page.click(".ck-story-pause")
                return events
            page.click(".ck-story-skip")
            page.wait_for_selector(".ck-action, .ck-result", state="attached")
            continue
        page.evaluate(PLAYED)
        page.wait_for_timeout(150)
        if page.locator(".ck-caution-anyway").count():
            page.click(".ck-caution-anyway")
    raise SystemExit("no war came")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=30)
    wanted = parser.parse_args().events
    with serving(PLAY) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
            context.add_init_script(WISHES)
            page = context.new_page()
            page.goto(f"{server.url}?lang=en")
            page.wait_for_selector(".ck-start")
            page.fill(".ck-seed", "1945")
            page.click(".ck-start")
            events = to_the_war(page)
            times = []
            for _ in range(min(wanted, events - 2)):
                if page.locator(".ck-halt").count():
                    page.click(".ck-go-on")
                    page.wait_for_selector(".ck-halt", state="detached")
                    continue
                times.append(page.evaluate(STEP) if not page.locator(".ck-halt").count() else 0)
                page.wait_for_timeout(120)
            skipped = page.evaluate(SKIP)
        browser.close()
    ordered = sorted(times)
    print(f"a story of {events} events, {len(times)} stepped through")
    print(f"picture: median {statistics.median(ordered):.0f} ms, worst {ordered[-1]:.0f} ms")
    print(f"skipping the rest: {skipped:.0f} ms")


if __name__ == "__main__":
    main()
