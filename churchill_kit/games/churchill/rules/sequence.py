"""4.0 Conference sequence of play: the table of contents of a conference."""

from __future__ import annotations

from typing import NamedTuple

from ..box.components import SEATS
from ..state import RULES, Churchill


@RULES.step("4.1")
def play_conference(s: Churchill) -> None:
    """3.1, 4.1 A conference: agenda, meeting, decisions, war and post-mortem."""
    s.conference += 1
    s.push(
        ("reveal_conference_card",),  # 5.11
        ("ready_leaders",),  # 5.13
        ("deal_staff",),  # 5.13
        *(("agenda_card", seat) for seat in SEATS),  # 5.13
        ("reveal_agenda_cards",),  # 5.13, then 5.14, 5.2 and 5.27
        *DECISION_SEGMENT,  # 6.0
        *WAR_PHASE,  # 7.0
        ("post_mortem",),  # 8.0
    )


@RULES.horizon
def conference(s: Churchill) -> int:
    """4.1 Who thinks ahead thinks to the end of the conference."""
    return s.conference


# 4.23 The seven activities.
DECISION_SEGMENT = (
    ("place_directed_offensives",),  # 6.1
    ("determine_conditional_issues",),  # 6.2
    ("receive_production",),  # 6.3
    ("allocate_all_production",),  # 6.4 to 6.8
    ("settle_theater_leadership",),  # 6.9
    ("research_a_bomb",),  # 6.10
    ("settle_global_issue",),  # 6.11
)

# 4.3 The three segments.
MILITARY_SEGMENT = (
    ("place_european_reserves",),  # 7.62
    ("place_pacific_reserves",),  # 7.64
    ("advance_fronts",),  # 7.7
)
WAR_PHASE = (
    ("clandestine_segment",),  # 7.1
    ("political_segment",),  # 7.3
    *MILITARY_SEGMENT,
)


class Activity(NamedTuple):
    """4.1 A line of the detailed sequence: the rule that describes it, how deep it stands below
    the phases, and the step that it begins with ("" for a line that only has others below it)."""

    rule: str
    depth: int
    step: str = ""


DETAILED_SEQUENCE = (
    Activity("4.2", 0),
    Activity("4.21", 1),
    Activity("5.11", 2, "reveal_conference_card"),
    Activity("5.13", 2, "ready_leaders"),
    Activity("5.14", 2, "win_agenda"),
    Activity("4.22", 1, "open_meeting"),
    Activity("5.27", 2, "conclude_meeting"),
    Activity("4.23", 1),
    *(
        Activity(rule, 2, step)
        for rule, (step,) in zip(
            ("6.1", "6.2", "6.3", "6.4", "6.9", "6.10", "6.11"), DECISION_SEGMENT, strict=True
        )
    ),
    Activity("4.3", 0),
    Activity("7.1", 1, "clandestine_segment"),
    Activity("7.3", 1, "political_segment"),
    Activity("7.6", 1, "place_european_reserves"),
    Activity("7.7", 1, "advance_fronts"),
    Activity("8.0", 0, "post_mortem"),
)


def activity(s: Churchill) -> str:
    """4.1 The rule of the activity that is under way: the last one whose step is not ahead.

    While the agenda cards are chosen and the meeting goes on, what they lead to is not ahead yet
    (5.13, 5.2).
    """
    ahead = {step[0] for step in s.steps}
    if s.phase == "agenda" and "ready_leaders" not in ahead:
        return "5.13" if s.agenda_winner is None else "5.14"
    if s.phase == "meeting":
        return "5.27" if any(_concludes(step) for step in s.steps) else "4.22"
    under_way = ""
    for line in DETAILED_SEQUENCE:
        if line.step in ahead:
            break
        under_way = line.rule if line.step else under_way
    return under_way


def _concludes(step: tuple[object, ...]) -> bool:
    """5.27 Is the winner of the conference about to be known, perhaps after a tie is broken?"""
    after = [x[0] for x in step if isinstance(x, tuple) and x]
    return "win_conference" in (step[0], *after)
