"""What choices and pages say agrees with the rules and with each other."""

from __future__ import annotations

import pytest
from churchill_widgets.games.churchill.screen import SCREEN
from churchill_widgets.games.churchill.telling.previews import note

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.lessons.guide import GUIDE
from churchill_kit.games.churchill.rules.influence import bar_to_placing
from churchill_kit.games.churchill.state import Churchill
from churchill_kit.tutor.exercise import tell

from ..helpers import act


def lines(view: Churchill, action: ck.Action, lang: str = "en") -> list[str]:
    return [row["text"] for row in SCREEN.preview(view, action, lang)["lines"]]


# -- 6.11 alignment that a global issue bars -------------------------------------------------------


def placing(alignments: int, **pawns: str) -> Churchill:
    """The UK places a network and so many alignment markers after it."""
    s = ck.game("churchill").position(
        at="war", scenario="campaign", influence={}, gains={"uk": (1, alignments)},
        global_issues=pawns,
    )  # fmt: skip
    while s.decision is not None and s.decision.seat != "uk":
        s.apply(s.actions()[0])
    view = s.view("uk")
    assert view.decision is not None and view.decision.kind == "place_network_marker"
    return view


@pytest.mark.parametrize(
    ("pawns", "where", "why"),
    [
        ({}, "malaya", "No alignment marker can follow as long as Churchill–Roosevelt is neutral."),
        ({"churchill_roosevelt": "us"}, "malaya", ""),
        ({}, "poland", "No alignment marker can follow as long as Churchill–Stalin is neutral."),
        ({"churchill_stalin": "ussr"}, "poland", "No alignment marker can follow: Spheres of"),
        ({"churchill_stalin": "uk"}, "poland", ""),
    ],
)
def test_6_11_a_network_says_whether_alignment_may_follow(
    pawns: dict[str, str], where: str, why: str
) -> None:
    view = placing(1, **pawns)
    action = act("network", location=where)
    told = lines(view, action)
    assert ("may follow" in told[0]) == (not why)
    assert any(why in line for line in told) and len([x for x in told if "can follow" in x]) == (
        why != ""
    )
    assert ("no alignment marker can follow" in note(view, action, "en")) == (why != "")
    assert "can follow" not in note(placing(0, **pawns), action, "en")
    if why:
        (row,) = (r for r in SCREEN.preview(view, action, "ru")["lines"] if r["rule"][:4] == "6.11")
        assert row["rule"] == bar_to_placing(view, "uk", BOX.locations[where])


def test_6_11_why_says_where_alignment_is_allowed() -> None:
    for lang, words in (("en", "allow them"), ("ru", "разрешают его")):
        advice = GUIDE.why(placing(1))
        none = GUIDE.why(placing(0))
        assert advice is not None and none is not None
        assert words in tell(advice.told[-1], "churchill", lang)
        assert words not in tell(none.told[-1], "churchill", lang)
