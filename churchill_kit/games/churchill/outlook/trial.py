"""A view in which what may happen has: fronts have advanced, a bomb is ready."""

from __future__ import annotations

from ..box.components import BOX
from ..rules.decisions import winner_of
from ..rules.fronts import check_german_surrender, check_japanese_surrender, enter_space
from ..state import Churchill


def on_trial(view: Churchill) -> Churchill:
    """A view to try something on, of which no event is kept."""
    trial = view.copy()
    trial._events, trial._actions = [], None
    return trial


def entered(view: Churchill, *fronts: str) -> Churchill | None:
    """The view once fronts have entered their next spaces, with a surrender that this brings about;
    None where one has nowhere to go. 7.8 All advance before surrenders are checked."""
    trial = on_trial(view)
    for front in fronts:
        if trial.is_over(front) or trial.entry(front) is None:
            return None
        enter_space(trial, front)
    check_german_surrender(trial)
    check_japanese_surrender(trial)
    return trial


BEFORE_WAR = ("meeting", "decisions")


def bomb_may_come(view: Churchill) -> bool:
    """6.10 May this conference's roll, before the war phase, make the A-bomb ready?"""
    return decides_bomb(view) and view.phase in BEFORE_WAR


def decides_bomb(view: Churchill) -> bool:
    """6.10 Is there a roll in this conference, and the bomb one success away?"""
    return winner_of(view, "a_bomb_research") is not None and to_bomb(view) == 1


def bombed(view: Churchill) -> Churchill:
    """The view with the A-bomb ready."""
    trial = view.copy()
    trial.a_bomb = {**view.a_bomb, "us": len(BOX.a_bomb) - 1}
    return trial


def to_bomb(view: Churchill) -> int:
    """6.10 How many successes the A-bomb still takes."""
    return len(BOX.a_bomb) - 1 - view.a_bomb["us"]
