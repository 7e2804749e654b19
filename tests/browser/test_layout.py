"""The page of a game on every screen: nothing overflows, is cut off, overlaps or is too small to
read; question, choices and cards are seen; the same in the dark, by fingers and by names alone."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

import churchill_kit as ck

STATUS = "document.querySelector('.ck-status').textContent"
AT_ONCE = "localStorage.setItem('churchill_kit/wishes', JSON.stringify({pace: 'once', ...%s}))"
ME = "uk"

# What is wrong with what is seen, in words.
WRONG = """
(least) => {
  const wrong = [], wide = innerWidth, high = innerHeight;
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
  const name = (e) => `${e.localName}.${[...e.classList].join('.')} "${e.textContent.trim().slice(0, 30)}"`;
  const root = document.querySelector('.ck-grid');
  if (document.documentElement.scrollWidth > wide + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (seen.has(e) || !walk.currentNode.data.trim() || e.closest('svg, .ck-unseen, .ck-pane, style') || !shown(e)) continue;
    seen.add(e);
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < least) wrong.push(`${size} px: ${name(e)}`);
  }
  // What has an edge of its own shows all its text, and lies within its box.
  for (const e of root.querySelectorAll('.ck-card, .ck-card-face, .ck-action, .ck-tab, .ck-prompt, .ck-head button, .ck-chip, .ck-play-it')) {
    if (!shown(e)) continue;
    const box = e.getBoundingClientRect();
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth || e.scrollHeight > e.clientHeight + 1 && e.clientHeight)
      wrong.push(`cut off: ${name(e)} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
    for (const part of e.querySelectorAll('*')) {
      if (!shown(part) || part.closest('.ck-unseen, .ck-parts') || part.closest('.ck-card') !== e.closest('.ck-card')) continue;
      const own = part.getBoundingClientRect();
      if (own.right > box.right + 1.5 || own.bottom > box.bottom + 1.5 || own.left < box.left - 1.5) { wrong.push(`out of its box: ${name(part)}`); break; }
    }
  }
  const areas = [...root.querySelectorAll('.ck-head, .ck-ask, .ck-side, .ck-hand, .ck-canvas, .ck-end')].filter((e) => shown(e) && getComputedStyle(e).position !== 'fixed');
  areas.forEach((a, i) => areas.slice(i + 1).forEach((b) => {
    const [p, q] = [a, b].map((e) => e.getBoundingClientRect());
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (x > 2 && y > 2) wrong.push(`overlap: ${name(a)} and ${name(b)} by ${x} x ${y}`);
  }));
  for (const a of areas) {
    const box = a.getBoundingClientRect();
    if (box.left < -1 || box.right > wide + 1) wrong.push(`beside the screen: ${name(a)}`);
  }
  return wrong;
}
"""

# How many choices can be pressed without scrolling, of how many that are not folded; the question.
IN_SIGHT = """
() => {
  const all = [...document.querySelectorAll('.ck-action')].filter((e) => e.checkVisibility());
  const seen = (e) => {
    const b = e.getBoundingClientRect(), x = b.left + b.width / 2;
    return [b.top + 2, b.bottom - 2].every((y) => y > 0 && y < innerHeight && e.contains(document.elementFromPoint(x, y)));
  };
  return { all: all.length, seen: all.filter(seen).length, question: seen(document.querySelector('.ck-prompt')) };
}
"""


@cache
def reached(kind: str, scenario: str = "training") -> str:
    """A saved game in which the person is asked a question of this kind; "" for the end."""
    players = dict.fromkeys(ck.game("churchill").seats, "bot")
    for seed in range(1, 20):
        record = ck.Record.new("churchill", scenario=scenario, seed=seed)
        rng = random.Random(seed)
        while (decision := record.state.decision) is not None:
            if decision.kind == kind and decision.seat == ME:
                return json.dumps(record.dump())
            actions = record.state.actions()
            player = ck.player("churchill", players[decision.seat])
            view = record.state.view(decision.seat)
            record.play(player.choose(view, actions) if rng.random() < 0.9 else rng.choice(actions))
        if not kind:
            return json.dumps(record.dump())
    raise AssertionError(f"nobody is asked {kind}")


@pytest.fixture
def wished(browser: Browser) -> Iterator[Any]:
    """Windows with a size, a scheme and wishes of their own."""
    open_: list[BrowserContext] = []

    def window(width: int, height: int, wishes: str = "{}", **more: Any) -> Page:
        size: Any = {"width": width, "height": height}
        context = browser.new_context(viewport=size, **more)
        open_.append(context)
        context.add_init_script(f"try {{ {AT_ONCE % wishes} }} catch {{}}")
        return context.new_page()

    yield window
    for context in open_:
        context.close()


def opened(page: Page, url: str, lang: str = "en") -> Page:
    page.goto(f"{url}?lang={lang}")
    page.wait_for_selector(".ck-start")
    page.wait_for_function(f"document.querySelector('.ck-root').lang === '{lang}'")
    return page


def at(page: Page, kind: str) -> None:
    """Open the game in which this is asked."""
    name = f"{kind or 'end'}.json"
    file: Any = {"name": name, "mimeType": "application/json", "buffer": reached(kind).encode()}
    before = page.evaluate("document.querySelector('.ck-status')?.textContent || ''")
    page.set_input_files(".ck-open", file)
    page.wait_for_function(
        "before => (document.querySelector('.ck-status')?.textContent || before) !== before",
        arg=before,
    )
    page.wait_for_selector(".ck-action, .ck-result", state="attached")


KINDS = (
    "agenda_card", "opening_issue", "advance_issue", "debate_issue", "allocate_production",
    "place_network_marker", "",
)  # fmt: skip
SIZES = [(1280, 800), (1366, 850), (1920, 1080), (768, 1024), (390, 844), (640, 400)]


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_overflows_is_cut_off_or_overlaps(
    wished: Any, app_url: str, size: tuple[int, int]
) -> None:
    """640 x 400 is a window of 1280 x 800 at 200 %."""
    page = opened(wished(*size), app_url)
    lang = "en"
    for kind in KINDS:
        at(page, kind)
        for again in (False, True):
            if again:
                lang = "ru" if lang == "en" else "en"
                page.evaluate("document.querySelector('.ck-lang').click()")
                page.wait_for_function(f"document.querySelector('.ck-root').lang === '{lang}'")
            settled(page, kind, lang)
            if kind and size[1] > 500:
                sight = page.evaluate(IN_SIGHT)
                assert sight["question"], (kind, lang)
                least = min(sight["all"], 2 if size[0] < 500 else 4)
                assert sight["seen"] >= least, (kind, lang, sight)


def settled(page: Page, *about: str) -> None:
    """Boards are drawn for the room they have, and then nothing is wrong."""
    found: list[str] = []
    for _ in range(50):
        found = page.evaluate(WRONG, 11)
        if not found:
            return
        page.wait_for_timeout(100)
    raise AssertionError((*about, found))
