"""The worked examples: they play, each step has a caption, and all end as the rulebook
says."""

from __future__ import annotations

import pytest

import churchill_kit as ck
from churchill_kit.book.examples import Example
from churchill_kit.engine import words
from churchill_kit.games.blitzkrieg.book import BOOK
from tests.sentences import begins, clean

EXAMPLES = list(BOOK.examples().values())
each = pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)


@each
@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_every_step_has_a_caption(example: Example, lang: str) -> None:
    assert example.rule in BOOK.rules() and example.chapter in BOOK.chapters
    steps = BOOK.steps(example)
    captions = [step.caption for step in steps]
    assert len(set(captions)) == len(captions) > 1
    known = set(words.keys(lang, "blitzkrieg", f"example-{example.id}-"))
    assert known == set(captions), "none is missing, none is unused"
    for key in (example.title, *captions):
        told = words.message(lang, "blitzkrieg", key, {})
        clean(told, lang)
        assert begins(told)


def test_they_end_as_the_rulebook_says() -> None:
    last = {e.id: BOOK.steps(e)[-1].state for e in EXAMPLES}
    assert last["marker"].markers["western_europe"] == -2
    assert last["campaign"].points["allies"] == 3
    assert last["theatre"].points["allies"] == 7
    assert last["boston"].markers["new_york"] == -2
    assert last["laboratory"].tokens["pacific_2_1"] == ("axis", "admiral")
    assert last["glory"].tokens["eastern_europe_2_1"] == ("axis", "army_2")


def test_the_first_picture_is_before_anything_has_happened() -> None:
    for name in ("19.1", "19.2"):
        example = BOOK.example(name)
        assert example is not None
        start = BOOK.steps(example)[0].state
        assert len(start.reserves["axis"]) == 5 and start.decision is None
        assert not start.steps, "nothing is under way"
