"""Where the board of a goal stops: at what the player did, not at what comes by itself."""

from __future__ import annotations

import pytest

from churchill_kit.tutor.lessons import make

WAR = ("take_over", "turn_a_country", "cost_churchill", "fulfil_agenda", "save_the_alliance",
       "before_the_end")  # fmt: skip


@pytest.mark.parametrize("name", WAR)
@pytest.mark.parametrize("seed", range(6))
def test_the_war_does_not_roll_on_over_an_answer(name: str, seed: int) -> None:
    exercise = make("churchill", name, seed)
    while not exercise.check(exercise.position.actions()[seed % 2 - 1]).done:
        pass
    told = {e.kind for e in exercise.position.events}
    assert told <= {"network_placed", "network_removed", "alignment_placed", "alignment_removed"}


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_fails_is_seen_to_move_its_issue(seed: int) -> None:
    exercise = make("churchill", "capture_now", seed)
    wrong = (a for a in exercise.position.actions() if a.kind == "advance")
    for action in wrong:
        if not exercise.check(action).right:
            assert "issue_moved" in {e.kind for e in exercise.position.events}
            return
        exercise.restart()
