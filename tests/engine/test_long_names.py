"""Texts from outside that are no names: they are told as they are, and nobody keeps them."""

from __future__ import annotations

import churchill_kit as ck
from churchill_kit.engine import words

GAME = ck.games()[0]


def test_long_texts_are_not_remembered() -> None:
    """A program that is told long names again and again does not grow."""
    before = words._known_name.cache_info().currsize
    for n in range(50):
        long = f"{n}" + "x" * 1000
        assert ck.name(long, GAME, "en") == long
    assert words._known_name.cache_info().currsize == before
    assert ck.name("nothing", GAME, "en") == "nothing"
