"""Parts of the chapters: any token on any space, and the board to look around on."""

from __future__ import annotations

from typing import Any

import pytest
from churchill_widgets.games.blitzkrieg.chapter import look, sandbox
from churchill_widgets.lessons.part import Notice

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import SIDES

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


def tell(part: Any, kind: str, **content: Any) -> None:
    """A message of the page."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


@both
@pytest.mark.parametrize("side", SIDES)
def test_any_token_goes_on_any_space_or_a_rule_forbids_it(side: str, lang: str) -> None:
    part: Any = sandbox("placing", lang=lang, side=side)
    forbidden = placed = 0
    for n, space in enumerate(SIDES[side].spaces):
        part.clicked(f"space:{space}")
        tokens = part.tokens(part.values["seat"])
        for token in tokens[n % 3 :: 3]:
            tell(part, "change", id="token", value=token)
            out = part.panel.data["outcome"]
            assert not part.error and out["headline"]
            forbidden += "events" not in out
            placed += "events" in out
            if "events" in out:
                assert part.position.tokens[space] == (part.values["seat"], token)
                assert all(row["text"] for row in out["events"])
    assert forbidden and placed


def test_the_consequence_follows_what_is_set() -> None:
    part: Any = sandbox("placing", lang="en", token="navy_1", space="pacific_1_2")
    for key, value in (("lead", -3), ("taken", 1)):
        tell(part, "change", id=key, value=value)
    assert part.position.points == {"axis": 2, "allies": 0}, "6.3.1: the Axis leads, and wins it"
    tell(part, "change", id="lead", value=0)
    assert part.position.points == {"axis": 0, "allies": 2}
    tell(part, "change", id="token", value="army_1")
    assert "3.1" in part.panel.data["outcome"]["headline"], "an army at sea"
    tell(part, "change", id="seat", value="axis")
    assert part.position.viewer == "axis"


def test_a_spy_is_what_was_placed_last() -> None:
    part: Any = sandbox("placing", lang="en", token="spy")
    tell(part, "change", id="last", value="task_army")
    assert part.panel.data["outcome"]["total"] == 5


@pytest.mark.parametrize("given", [{"side": "moon"}, {"token": "tank"}, {"space": "boston_1_1"}])
def test_what_cannot_be_is_told_in_a_sentence(given: dict[str, str]) -> None:
    part = sandbox("placing", lang="en", **given)
    assert isinstance(part, Notice)


@both
def test_everything_on_the_board_tells_what_it_is(lang: str) -> None:
    part: Any = look(lang=lang)
    assert len(part.things) > 60
    for target in part.things:
        tell(part, "look", target=target)
        detail = part.panel.data["detail"]
        assert detail["title"] and detail["text"][0] and detail["rules"][0]
    assert isinstance(look(5), Notice)


def test_the_board_of_nippon_says_that_it_is_reconstructed() -> None:
    state = ck.game("blitzkrieg").position(scenario="nippon", run=False)
    for given, label in ((None, "public"), (state, "reconstructed")):
        part: Any = look(given, lang="en")
        tell(part, "look", target=next(t for t in part.things if t.startswith("space:")))
        assert [s[0] for s in part.panel.data["detail"]["sources"]] == [label]


@pytest.mark.parametrize(
    ("scenario", "told"),
    [("base", "the Allies have one last turn"), ("nippon", "Germany has one last turn")],
)
def test_the_track_of_points_speaks_of_many_allies_and_of_one_germany(
    scenario: str, told: str
) -> None:
    part: Any = look(ck.game("blitzkrieg").position(scenario=scenario, run=False), lang="en")
    tell(part, "look", target="score")
    assert told in part.panel.data["detail"]["text"][0]
