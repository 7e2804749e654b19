"""4.0 Conference sequence of play: the table of contents of a conference."""

from __future__ import annotations

from .components import SEATS
from .state import RULES, Churchill


@RULES.step("4.1")
def play_conference(s: Churchill) -> None:
    """4.1 A conference: agenda, meeting, decisions, war and post-mortem."""
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
