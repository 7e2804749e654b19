"""The exercises of Blitzkrieg!: what holds for its chapters beyond what holds for any maker."""

from __future__ import annotations

import random

import pytest

from churchill_kit.games.blitzkrieg.box.components import SIDES, SPACES, TOKENS
from churchill_kit.games.blitzkrieg.lessons.positions import (
    BARE,
    above,
    around,
    fits,
    mates,
    won_points,
)
from churchill_kit.games.blitzkrieg.state import Blitzkrieg
from churchill_kit.tutor.lessons import make, makers
from churchill_kit.tutor.making import Entry

GAME = "blitzkrieg"
CHAPTERS = sorted({entry.chapter for entry in makers(GAME)})
FEWEST = 6  # makers of a chapter
KINDS_AT_LEAST = 4
FEW = 36  # placings that a goal may be chosen among


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


@pytest.mark.parametrize("entry", makers(GAME), ids=lambda e: f"{e.chapter}-{e.name}")
def test_who_has_won_campaigns_has_their_points(entry: Entry) -> None:
    """6.3.1 No position contradicts what its chapters teach."""
    for seed in range(30):
        state = make(GAME, entry.name, seed).state
        assert isinstance(state, Blitzkrieg)
        for seat in state.seats:
            assert state.points[seat] >= won_points(state, seat), (seed, seat)


# 6.0 is about the order alone, whatever the sign brings; what is legal does not depend on it.
SIGNS_OR_NOT = {"in_which_order", "next_row", "still_to_come"}


@pytest.mark.parametrize(
    "entry",
    [e for c in ("1", "2") for e in makers(GAME, c) if e.kind in ("compute", "predict")],
    ids=lambda e: e.name,
)
def test_before_signs_are_taught_nothing_depends_on_one(entry: Entry) -> None:
    """Chapters 1 and 2 ask what comes of a unit on a space that has no sign."""
    for seed in range(30 if entry.name not in SIGNS_OR_NOT else 0):
        facts = make(GAME, entry.name, seed).question.facts
        assert facts["space"] in BARE
        assert facts.get("second", facts["space"]) in BARE


@pytest.mark.parametrize("seed", range(30))
def test_a_lead_is_taken_on_spaces_without_a_sign(seed: int) -> None:
    choices = make(GAME, "take_the_lead", seed).choices
    assert all(SPACES[c.told["space"]].effect == "none" for c in choices)


GOALS = [entry for entry in makers(GAME) if entry.kind == "goal"]


@pytest.mark.parametrize("chapter", ["1", "2", "3", "5", "glossary"])
def test_a_goal_of_an_early_chapter_has_few_moves_to_choose_among(chapter: str) -> None:
    for entry in (e for e in GOALS if e.chapter == chapter):
        for seed in range(10):
            state = make(GAME, entry.name, seed).state
            assert state is not None and len(state.actions()) <= FEW
