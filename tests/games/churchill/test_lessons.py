"""Churchill's exercises: what single ones say, beyond what holds for the makers of any game."""

from __future__ import annotations

import pytest

from churchill_kit.games.churchill.state import Churchill
from churchill_kit.tutor.exercise import Text
from churchill_kit.tutor.lessons import make, makers

GAME = "churchill"
CHAPTERS = sorted({entry.chapter for entry in makers(GAME)})
FEWEST = 6  # makers of a chapter
KINDS_AT_LEAST = 4


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_makers_of_many_kinds(chapter: str) -> None:
    own = makers(GAME, chapter)
    assert len(own) >= FEWEST
    assert len({entry.kind for entry in own}) >= KINDS_AT_LEAST


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_a_goal_to_play_for(chapter: str) -> None:
    assert any(entry.kind == "goal" for entry in makers(GAME, chapter))


def test_who_forgets_the_imperial_staff_is_told_of_it() -> None:
    """3.32 The printed values say another power, or a tie: this answer has a reason of its own."""
    met = 0
    for seed in range(30):
        exercise = make(GAME, "agenda_winner", seed)
        printed = {s: exercise.question.facts[f"{s}_value"] for s in ("us", "uk", "ussr")}
        best = [s for s, n in printed.items() if n == max(printed.values())]
        for choice in exercise.choices:
            assert isinstance(choice.told, Text) and isinstance(choice.why.told, Text)
            naive = choice.told.facts.get("seat", "") == (best[0] if len(best) == 1 else "")
            forgot = naive and not choice.right
            assert choice.why.rule == ("3.32" if forgot else "5.13")
            assert choice.why.told.key.endswith("-forgot") == forgot
            met += forgot
    assert met > 5


def test_hints_name_the_spaces_that_the_fronts_are_in() -> None:
    """7.62, 7.64 What a hint says of the fronts is what lies on the map."""
    for seed in range(10):
        for maker, n, fact, front in (
            ("reserves_report", 1, "west", "western"),
            ("reserves_report", 1, "east", "eastern"),
            ("pacific_dice", 1, "space", "far_east"),
            ("pacific_dice", 2, "cbi", "cbi"),
            ("pacific_dice", 2, "central_pacific", "central_pacific"),
        ):
            exercise = make(GAME, maker, seed)
            hint, state = exercise.hints[n], exercise.state
            assert isinstance(hint, Text) and isinstance(state, Churchill)
            assert hint.facts[fact] == state.space(front).id


def test_a_leader_that_rolls_is_often_in_trouble() -> None:
    """3.31 One who always answers that nothing happens is wrong more often than not."""
    well = 0
    for seed in range(100):
        exercise = make(GAME, "roll_of_a_leader", seed)
        well += exercise.right == 0
    assert 25 <= well <= 55
