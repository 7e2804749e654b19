"""How many ways there are to go on: counts of sequences of actions from fixed positions.

A rule that lists one action more or less, or leads elsewhere after an action, changes a
count. When one differs, the message says how many sequences begin with each action, to be
compared with what the rulebook allows. ``python -m tests.games.churchill.test_perft`` prints the
table anew; put a line in only after its difference has been understood.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.state import RULES
from tests.helpers import count, divide

GAME = ck.game("churchill")


class Fixed(NamedTuple):
    """A position by its entries; `actions` and then first actions lead to the decision counted."""

    kind: str
    entries: dict[str, Any]
    actions: tuple[dict[str, Any], ...] = ()


TWO_EACH = {
    "us": ["us_king", "us_stimson"],
    "uk": ["uk_eden", "uk_bevin"],
    "ussr": ["ussr_molotov", "ussr_zhukov"],
}
ONE_EACH = {seat: cards[:1] for seat, cards in TWO_EACH.items()}
TABLE_FOR_THREE = {
    "us_production_1": ("ussr", 2),
    "pol_mil_2": ("uk", 5),
    "global_issue": "center",
    "a_bomb_research": ("us", "chair"),
}
PICKS = tuple({"kind": "pick", "card": cards[0]} for cards in TWO_EACH.values())
WON = {"us": 3, "uk": 2, "ussr": 1}

NETWORKS = {
    name: {"clandestine": ("us", 1)}
    for name in ("france", "greece", "austria", "siam", "norway", "finland", "poland")
} | {
    "belgium": {"clandestine": ("us", 1), "political": "uk"},
    "vietnam": {"clandestine": ("us", 2), "political": "ussr"},
    "hungary": {"clandestine": ("ussr", 1), "political": "ussr"},
}

POSITIONS = {
    # 5.1 the agenda
    "hands of seven": Fixed("agenda_card", {"at": "agenda", "card": None, "seed": 1}),
    "the agenda is won": Fixed(
        "opening_issue", {"at": "agenda", "card": None, "hands": TWO_EACH}, PICKS
    ),
    "the last issues": Fixed(
        "nominate_issue",
        {
            "at": "agenda",
            "card": None,
            "hands": TWO_EACH,
            "issues": {
                f"{p}_directed_offensive_{n}": "center" for p in ("us", "ussr") for n in (1, 2)
            }
            | {f"pol_mil_{n}": ("us", n) for n in (1, 2, 3)},
        },
        PICKS,
    ),
    # 5.2 the meeting
    "a small table": Fixed(
        "advance_issue", {"turn": "us", "hands": TWO_EACH, "issues": TABLE_FOR_THREE}
    ),
    "an earned pass": Fixed(
        "advance_issue",
        {"turn": "uk", "hands": TWO_EACH, "issues": TABLE_FOR_THREE, "passes": ["uk"]},
    ),
    "a card for less": Fixed(
        "advance_issue",
        {
            "turn": "us",
            "hands": {"us": ["us_hopkins"], "uk": ["uk_eden"]},
            "issues": TABLE_FOR_THREE,
        },
    ),
    "nothing on the table": Fixed("advance_issue", {"turn": "us", "hands": TWO_EACH, "issues": {}}),
    "an advance": Fixed(
        "debate_issue",
        {"turn": "us", "hands": TWO_EACH, "issues": TABLE_FOR_THREE},
        ({"kind": "advance", "card": "us_king", "issue": "global_issue"},),
    ),
    "a leader's advance": Fixed(
        "debate_issue",
        {"turn": "us", "hands": TWO_EACH, "issues": TABLE_FOR_THREE},
        ({"kind": "lead", "issue": "global_issue"}, {"kind": "discard", "card": "us_king"}),
    ),
    "into the center": Fixed(
        "stop_in_center",
        {
            "scenario": "tournament",
            "turn": "us",
            "hands": TWO_EACH,
            "issues": {"second_front": ("ussr", 1), "pol_mil_1": "center"},
        },
        ({"kind": "advance", "card": "us_stimson", "issue": "second_front"},),
    ),
    "a chief of staff": Fixed(
        "choose_issue",
        {
            "turn": "us",
            "hands": {"us": ["us_marshall", "us_king"], "uk": ["uk_eden"], "ussr": []},
            "issues": TABLE_FOR_THREE,
            "rolls": [3],
        },
        ({"kind": "advance", "card": "us_marshall"},),
    ),
    "a leader": Fixed(
        "discard_for_leader",
        {"turn": "ussr", "hands": TWO_EACH, "issues": TABLE_FOR_THREE},
        ({"kind": "lead", "issue": "us_production_1"},),
    ),
    "support by a card": Fixed(
        "choose_attribute_support",
        {
            "turn": "ussr",
            "hands": {**TWO_EACH, "ussr": ["ussr_antonov"]},
            "issues": {"uk_directed_offensive": "center"},
        },
        ({"kind": "advance", "card": "ussr_antonov", "issue": "uk_directed_offensive"},),
    ),
    # 4.5 ties
    "a tie of three": Fixed("break_tie", {"at": "decisions", "issues": {}}),
    "a tie of two": Fixed(
        "name_tie_winner",
        {
            "at": "decisions",
            "issues": {"pol_mil_1": ("uk", 1), "pol_mil_2": ("ussr", 1)},
            "inactive": ["us", "uk", "ussr"],
        },
    ),
    # 6.0 decisions
    "two offensives": Fixed(
        "directed_offensive",
        {
            "at": "decisions",
            "issues": {
                "us_directed_offensive_1": ("uk", 1),
                "ussr_directed_offensive_1": ("uk", 2),
            },
        },
    ),
    "too little for two": Fixed(
        "fulfil_directed",
        {
            "at": "decisions",
            "issues": {f"ussr_directed_offensive_{n}": ("uk", n) for n in (1, 2)},
        },
        (
            {"kind": "direct", "issue": "ussr_directed_offensive_1", "front": "western"},
            {"kind": "direct", "issue": "ussr_directed_offensive_2", "front": "cbi"},
        ),
    ),
    "production": Fixed(
        "allocate_production",
        {
            "at": "decisions",
            "issues": {"pol_mil_1": ("us", 1), "a_bomb_research": ("us", 2)},
            "naval": {"western": 5, "arctic": 2},
        },
    ),
    "command of Europe": Fixed(
        "name_commander", {"at": "decisions", "issues": {"theater_leadership_europe": ("ussr", 1)}}
    ),
    "command of both": Fixed(
        "place_bonus",
        {
            "at": "decisions",
            "issues": {f"theater_leadership_{t}": ("us", 1) for t in ("europe", "pacific")},
        },
    ),
    "a global issue": Fixed(
        "global_issue", {"at": "decisions", "issues": {"global_issue": ("uk", 1)}}
    ),
    "an order of the card": Fixed(
        "commit_production", {"at": "agenda", "hands": ONE_EACH, "card": "c08c"}
    ),
    # 7.1 to 7.4 the war phase
    "who goes next": Fixed("choose_next", {"at": "war", "conference_wins": WON}),
    "networks": Fixed("place_network_marker", {"at": "war", "gains": {"uk": (2, 0)}}),
    "networks, the Arctic open": Fixed(
        "place_network_marker",
        {"at": "war", "gains": {"ussr": (2, 0)}, "naval": {"arctic": 3}, "influence": {}},
    ),
    # 6.11.1, 6.11.2: nothing is placed in colonies or on the two tracks, but removed it is; 7.4
    "alignment under neutral issues": Fixed(
        "place_alignment_marker",
        {"at": "war", "gains": {"us": (0, 3)}, "influence": NETWORKS},
    ),
    "alignment with no bars": Fixed(
        "place_alignment_marker",
        {
            "at": "war",
            "gains": {"us": (0, 3)},
            "influence": NETWORKS,
            "naval": {"arctic": 3},
            "global_issues": {"churchill_stalin": "uk", "churchill_roosevelt": "us"},
        },
    ),
    "alignment under colonialism and spheres": Fixed(
        "place_alignment_marker",
        {
            "at": "war",
            "gains": {"us": (0, 3)},
            "influence": NETWORKS,
            "naval": {"arctic": 3},
            "global_issues": {"churchill_stalin": "ussr", "churchill_roosevelt": "uk"},
        },
    ),
    "alignment, two to remove one": Fixed(
        "place_alignment_marker",
        {
            "at": "war",
            "gains": {"us": (0, 3)},
            "influence": NETWORKS,
            "global_issues": {"churchill_stalin": "uk", "roosevelt_stalin": "us"},
        },
    ),
}

# Sequences of one, two, ... actions.
COUNTS: dict[str, list[int]] = {
    "hands of seven": [7, 49, 343, 4777],
    "the agenda is won": [17, 272, 4080],
    "the last issues": [9, 72, 504, 3024],
    "a small table": [9, 30, 130, 493],
    "an earned pass": [10, 37, 141, 510],
    "a card for less": [19, 51, 293, 3308],
    "nothing on the table": [2, 4, 8, 8],
    "an advance": [4, 20, 81, 284],
    "a leader's advance": [2, 4, 16, 76],
    "into the center": [2, 8, 29, 99],
    "a chief of staff": [3, 9, 37, 135],
    "a leader": [2, 4, 8, 32],
    "support by a card": [2, 8, 24, 62],
    "a tie of three": [2, 16, 212, 2965],
    "a tie of two": [2, 29, 420, 6070],
    "two offensives": [14, 98, 1372, 19208],
    "too little for two": [2, 4, 32, 448],
    "production": [15, 225, 3375],
    "command of Europe": [2, 14, 96, 576],
    "command of both": [6, 36, 215, 1720],
    "a global issue": [2, 6, 120, 240],
    "an order of the card": [2, 28, 392, 5482],
    "who goes next": [3, 60, 120, 2400],
    "networks": [20, 394, 7650],
    "networks, the Arctic open": [22, 484, 10626],
    "alignment under neutral issues": [4, 12, 24, 168],
    "alignment with no bars": [8, 58, 378, 2646],
    "alignment under colonialism and spheres": [4, 13, 33, 231],
    "alignment, two to remove one": [5, 19, 97, 679],
}


def reach(fixed: Fixed) -> Any:
    """The position counted from: after the actions given, and first actions up to its decision."""
    state = GAME.position(**fixed.entries)
    for action in fixed.actions:
        while (chosen := GAME.action(action)) not in state.actions():
            state.apply(state.actions()[0])
        state.apply(chosen)
    for _ in range(60):
        if state.decision.kind == fixed.kind:
            return state
        state.apply(state.actions()[0])
    raise AssertionError(f"no {fixed.kind}")


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    state = reach(POSITIONS[name])
    for depth, expected in enumerate(COUNTS[name], 1):
        found = count(state, depth)
        if found != expected:
            parts = "\n".join(f"{n:8}  {action}" for action, n in divide(state, depth).items())
            pytest.fail(f"{found} sequences of {depth} actions, not {expected}:\n{parts}")


def test_every_kind_of_decision_is_counted() -> None:
    kinds = {name for name, step in RULES.steps.items() if step.actions}
    found = {fixed.kind for fixed in POSITIONS.values()}
    assert kinds == found


def table(most: int = 25_000) -> None:
    """Print COUNTS: as deep as it takes to pass `most` / 20 sequences, but not `most`."""
    print("COUNTS: dict[str, list[int]] = {")
    for name, fixed in POSITIONS.items():
        state = reach(fixed)
        counts = [count(state, 1)]
        while len(counts) < 4 and counts[-1] * counts[0] <= most:
            counts.append(count(state, len(counts) + 1))
        print(f'    "{name}": {counts},')
    print("}")


if __name__ == "__main__":
    table()
