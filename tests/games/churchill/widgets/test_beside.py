"""What a question about the map says in words, because it does not lie on the map."""

from __future__ import annotations

from typing import Any

import pytest
from churchill_widgets.games.churchill import SCREEN
from churchill_widgets.games.churchill.chapter import example, exercises

import churchill_kit as ck
from churchill_kit.tutor.lessons import make

GAME: Any = ck.game("churchill")
SETTLED = {"churchill_stalin": "uk"}


def titles(state: Any, rule: str) -> list[str]:
    return [row["title"] for row in SCREEN.beside(state, "en", rule)]


def test_each_question_is_told_what_it_needs() -> None:
    war = GAME.position(at="war")
    assert titles(war, "7.7") == []
    assert titles(war, "7.31") == ["Global issues"]
    assert titles(GAME.position(at="war", global_issues=SETTLED), "7.7") == ["Global issues"]
    end = GAME.position(at="end", conference=10, conference_wins={"uk": 2})
    assert titles(end, "8.0") == []
    assert titles(end, "9.4") == ["Conferences won", "The race of Normandy and Central Italy"]
    assert titles(GAME.position(at="war", global_issues=SETTLED), "10.3") == []
    assert titles(GAME.position(at="meeting", global_issues=SETTLED), "9.4") == []  # the table


def test_what_is_told_is_so() -> None:
    state = GAME.position(
        at="end",
        conference=10,
        global_issues=SETTLED,
        conference_wins={"us": 1, "ussr": 2},
        entered_first="normandy",
    )
    pawns, wins, race = (row["items"] for row in SCREEN.beside(state, "en", "9.4"))
    assert pawns[1] == "Churchill–Stalin: Free Europe (UK)"
    assert wins == ["US: 1", "USSR: 2"]
    assert race == ["Normandy first"]


@pytest.mark.parametrize("name", ["illegal_alignment", "turn_a_country"])
def test_an_exercise_on_alignment_tells_of_the_global_issues(name: str) -> None:
    part: Any = exercises("7.1", lang="ru", seed=1)
    part.ask(make("churchill", name, 1))
    assert len(part.panel.data["beside"][0]["items"]) == 3


def test_an_example_of_a_score_tells_of_the_conferences() -> None:
    part: Any = example("alliance_breaks", lang="en")
    assert part.panel.data["beside"][1]["items"] == ["US: 1", "USSR: 2"]
