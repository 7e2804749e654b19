"""Targets: what an action is about, and which actions fit what is chosen."""

from __future__ import annotations

import pytest
from churchill_widgets.games.churchill.targets import narrow, targets_of

from churchill_kit.games.churchill.game import GAME
from churchill_kit.games.churchill.state import act
from tests.games.churchill.widgets.scenes import positions

KINDS = [
    (act("pick", card="uk_eden"), {"card:uk_eden"}),
    (act("keep_leader"), set()),
    (act("break_tie", winner="us"), {"power:us", "leader:uk"}),
    (act("name_winner", winner="us"), {"power:us"}),
    (act("nominate", issue="pol_mil_1"), {"issue:pol_mil_1"}),
    (act("advance", card="uk_eden", issue="pol_mil_1"), {"card:uk_eden", "issue:pol_mil_1"}),
    (act("advance", card="uk_eden"), {"card:uk_eden"}),
    (act("lead", issue="pol_mil_1"), {"leader:uk", "issue:pol_mil_1"}),
    (act("pass"), set()),
    (act("spend", card="uk_eden"), {"card:uk_eden"}),
    (act("choose", issue="pol_mil_1"), {"issue:pol_mil_1"}),
    (act("discard", card="uk_eden"), {"card:uk_eden"}),
    (act("stop", issue="second_front"), {"issue:second_front"}),
    (act("move_on", issue="second_front"), {"issue:second_front"}),
    (act("debate", card="uk_eden", value=2), {"card:uk_eden"}),
    (act("lead_debate"), {"leader:uk"}),
    (act("decline"), set()),
    (act("support", front="eastern"), {"front:eastern"}),
    (act("naval", box="western"), {"box:western"}),
    (
        act("direct", issue="uk_directed_offensive", front="cbi"),
        {"issue:uk_directed_offensive", "front:cbi"},
    ),
    (act("activate", issue="pol_mil_1"), {"issue:pol_mil_1", "power:uk"}),
    (act("research"), {"research"}),
    (act("fulfil", issue="uk_directed_offensive"), {"issue:uk_directed_offensive"}),
    (act("command", theater="europe", power="us"), {"theater:europe", "power:us"}),
    (act("move_global", pawn="churchill_stalin"), {"pawn:churchill_stalin"}),
    (act("goes_next", power="us"), {"power:us"}),
    (act("network", location="poland"), {"location:poland"}),
    (act("break_network", location="poland"), {"location:poland"}),
    (act("align", location="poland"), {"location:poland"}),
    (act("break_alignment", location="poland"), {"location:poland"}),
]


@pytest.mark.parametrize(("action", "targets"), KINDS, ids=lambda x: getattr(x, "kind", ""))
def test_targets_of_each_kind(action: object, targets: set[str]) -> None:
    assert targets_of(action, "uk") == targets  # type: ignore[arg-type]


def test_no_kind_is_forgotten() -> None:
    assert {action.kind for action, _ in KINDS} == set(GAME.actions)


def test_a_leader_without_a_seat_fits_any_seat() -> None:
    lead = act("lead", issue="pol_mil_1")
    assert targets_of(lead) == {"leader", "issue:pol_mil_1"}
    assert narrow([lead, act("pass")], "leader:uk") == (lead,)
    assert narrow([lead, act("pass")], {"leader", "issue:pol_mil_1"}) == (lead,)


def test_narrow_keeps_what_is_about_all_that_is_chosen() -> None:
    for state in positions():
        actions = state.actions()
        assert narrow(actions, frozenset()) == actions
        for action in actions[:: max(1, len(actions) // 5)]:
            chosen = targets_of(action)
            fitting = narrow(actions, chosen)
            assert action in fitting
            assert all(chosen <= targets_of(a) for a in fitting)
        assert narrow(actions, "location:nowhere") == ()
