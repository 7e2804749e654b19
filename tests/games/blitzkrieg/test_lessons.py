"""The exercises of Blitzkrieg!: what holds for its chapters beyond what holds for any maker."""

from __future__ import annotations

import random

import pytest

from churchill_kit.games.blitzkrieg.box.components import SIDES, SPACES, TOKENS
from churchill_kit.games.blitzkrieg.lessons.positions import above, around, fits, mates
from churchill_kit.tutor.lessons import makers

GAME = "blitzkrieg"
CHAPTERS = sorted({entry.chapter for entry in makers(GAME)})
FEWEST = 6  # makers of a chapter
KINDS_AT_LEAST = 4


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_makers_of_many_kinds(chapter: str) -> None:
    own = makers(GAME, chapter)
    assert len(own) >= FEWEST
    assert len({entry.kind for entry in own}) >= KINDS_AT_LEAST


@pytest.mark.parametrize("side", SIDES)
def test_positions_are_made_around_any_space(side: str) -> None:
    """The space is free, its campaign active, and as many of its others are taken as asked for."""
    rng = random.Random(1)
    for space in SIDES[side].spaces:
        seat = ("axis", "allies")[rng.randrange(2)] if side == "base" else "germany"
        token = next(t for t in TOKENS if fits(t, space) and TOKENS[t].strength)
        state = around(rng, seat, space, [token], lead=2, taken=len(mates(space)))
        theatre = SPACES[space].theatre
        assert state.active()[theatre] == (space,) and state.lead(seat, theatre) == 2
        assert all(x in state.tokens for x in above(space))
        assert state.decision is not None and state.decision.seat == seat
