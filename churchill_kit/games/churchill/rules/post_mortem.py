"""8.0 Conference post-mortem or Allied victory."""

from __future__ import annotations

from ..box.components import BOX
from ..state import CONFERENCE, OUT, RULES, Churchill
from .scoring import decide


def clear_conference(s: Churchill) -> None:
    """8.0 Everything that lasts for one conference goes back; the issues to the display."""
    s.renew(CONFERENCE)
    s.issues = {name: place if place == OUT else None for name, place in s.issues.items()}


@RULES.step("8.0")
def post_mortem(s: Churchill) -> None:
    """8.0 Issues and reserves return; the game ends, or the next conference begins."""
    clear_conference(s)
    s.log("conference_closed", "8.0", number=s.conference)
    facts = left_over(s)
    if facts:
        s.log("war_over", "8.0", **facts)
    s.push(("end_game",) if is_last(s) else ("play_conference",))


def is_last(s: Churchill) -> bool:
    """8.0 Does the game end with this conference, as things stand?"""
    return axis_is_out(s) or not to_come(s)


def to_come(s: Churchill) -> int:
    """8.0 How many conferences may follow this one."""
    return BOX.scenarios[s.scenario].last - s.conference


def axis_is_out(s: Churchill) -> bool:
    """8.0 Have both Axis powers surrendered, which ends the war and the game?"""
    return {"germany", "japan"} <= set(s.surrendered)


def left_over(s: Churchill) -> dict[str, int | bool]:
    """8.0 Which conferences of the scenario are not played, because the war is over before them:
    the first and the last, and whether that is more than one; {} if none is left out."""
    first, last = s.conference + 1, BOX.scenarios[s.scenario].last
    if not axis_is_out(s) or first > last:
        return {}
    return {"number": s.conference, "next": first, "last": last, "more": first < last}


@RULES.step("4.4")
def end_game(s: Churchill) -> None:
    """4.4, 9.3 The final score and the winner."""
    s.phase = "end"
    s.result = decide(s)
    s.log(
        "game_over",
        s.result.rule,
        winner=s.result.winner,
        ending=s.result.ending,
        **s.result.final,
    )
