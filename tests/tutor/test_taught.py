"""What a chapter's exercises ask and what their answers rest on has been taught by then."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.book.course import notebook
from churchill_kit.tutor.lessons import make, makers
from tests.browser.serving import ROOT

NUMBER = re.compile(r"(?<![\d.])\d+\.\d+(?:\.\w+)*")
SEEDS = 5  # exercises of each maker
GAMES = [game for game in ck.games() if (ROOT / "notebooks" / game).is_dir()]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_exercises_ask_only_what_was_taught(game: str, lang: str) -> None:
    """The cells before a chapter's exercises, and the chapters before it, name each rule that is
    asked for or that a reason, right or wrong, stands on."""
    taught: set[str] = set()
    untaught = []
    for chapter in book(game).chapters:
        cells = json.loads(
            (ROOT / "notebooks" / game / lang / notebook(chapter)).read_text("utf-8")
        )
        sources = ["".join(cell["source"]) for cell in cells["cells"]]
        own = next((i for i, s in enumerate(sources) if "exercises(" in s), len(sources))
        for source in sources[:own]:
            taught |= set(NUMBER.findall(source))
        for entry in makers(game, chapter):
            rules = {entry.rule} | stands_on(game, entry.name)
            untaught += [(chapter, entry.name, r) for r in sorted(rules) if not knows(taught, r)]
        for source in sources[own:]:
            taught |= set(NUMBER.findall(source))
    assert not untaught


@cache
def stands_on(game: str, maker: str) -> frozenset[str]:
    """The rules that the reasons of a maker's exercises cite."""
    cited = set()
    for exercise in (make(game, maker, seed) for seed in range(SEEDS)):
        for why in (exercise.why, *(choice.why for choice in exercise.choices)):
            cited |= {why.rule, *(part[2] for part in why.breakdown)}
    found = (book(game).rule(rule) for rule in cited)  # a letter of a list belongs to its rule
    return frozenset(rule.id for rule in found if rule)


def knows(taught: set[str], rule: str) -> bool:
    """A rule is taught by its own number, by that of its heading, or by one of its parts."""
    return any(
        rule == known or rule.startswith(f"{known}.") or known.startswith(f"{rule}.")
        for known in taught
    )


def test_a_rule_counts_as_taught_by_its_heading_or_its_parts_only() -> None:
    assert knows({"7.72"}, "7.72.2") and knows({"7.72.2"}, "7.72") and knows({"1.0"}, "1.0")
    assert not knows({"7.7"}, "7.72") and not knows({"5.2"}, "5.14")
