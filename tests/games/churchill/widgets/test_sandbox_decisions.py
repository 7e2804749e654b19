"""The sandboxes of the decision segment: production (6.3) and the bomb (6.10)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.games.churchill.chapter import sandbox
from churchill_widgets.lessons.part import Notice, Part

import churchill_kit as ck

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Panel, "send", lambda *_, **__: None)
    yield


def change(part: Any, **values: Any) -> dict[str, Any]:
    for key, value in values.items():
        tell(part, "change", id=key.replace("at_", "at:"), value=value)
        assert not part.panel.data["error"]
    return dict(part.panel.data["outcome"])


def tell(part: Part, kind: str, **content: Any) -> None:
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble


@both
@pytest.mark.parametrize("what", ["production", "bomb"])
def test_each_opens_and_ignores_nonsense(lang: str, what: str) -> None:
    part: Any = sandbox(what, lang=lang)
    assert not isinstance(part, Notice)
    tell(part, "near")
    before = json.dumps(dict(part.panel.data))
    for key in ("us", "arctic", "holder", "us_production_1", "nothing", None):
        for value in (None, "x", 99, -1, 2.5, [], {}):
            tell(part, "change", id=key, value=value)
    assert json.dumps(dict(part.panel.data)) == before
    assert isinstance(sandbox(what, lang=lang, moons=1), Notice)


# -- 6.3 Production --------------------------------------------------------------------------------

NOBODY = {"us_production_1": "center", "us_production_2": "center", "uk_production": "center",
          "strategic_materials": "none", "arctic": 0, "convoy": False}  # fmt: skip


def totals(part: Any, **values: Any) -> tuple[int, ...]:
    out = change(part, **values)
    for score in out["scores"]:
        assert sum(line[1] for line in score["lines"]) == score["total"]
    return tuple(score["total"] for score in out["scores"])


def plain() -> Any:
    found: Any = sandbox("production", **{**NOBODY, "arctic": 0})
    return found


def test_6_31_base_production() -> None:
    assert totals(plain(), arctic=2) == (6, 4, 3)


def test_6_32_production_taken_and_defended() -> None:
    part = plain()
    assert totals(part, us_production_1="ussr", us_production_2="ussr") == (4, 4, 5)
    assert totals(part, uk_production="us") == (5, 3, 5)
    assert totals(part, us_production_1="us", us_production_2="us") == (7, 3, 3)


def test_6_32_materials_convoys_and_the_arctic() -> None:
    part = plain()
    assert totals(part, strategic_materials="center") == (7, 5, 4)
    assert totals(part, strategic_materials="uk") == (6, 5, 3)
    assert totals(part, arctic=3) == (6, 5, 4)
    assert totals(part, convoy=True) == (6, 5, 5)


def test_6_0_the_order_begins_left_of_the_winner() -> None:
    part = plain()
    note = change(part, us_production_1="us", us_production_2="us")["note"]
    assert note.index("UK") < note.index("USSR") < note.rindex("US")


def test_6_9_markers_of_command() -> None:
    part = plain()
    out = change(part, europe="us", theater_leadership_europe="ussr")
    amounts = [sum(p[1] for p in line["parts"]) for line in out["events"]]
    assert sorted(amounts) == [1, 1, 2]


def test_a_click_moves_an_issue_on() -> None:
    part = plain()
    tell(part, "near")
    part._clicked("issue:us_production_1")
    assert part.values["us_production_1"] == "us"
    for _ in range(3):
        part._clicked("issue:us_production_1")
    assert part.values["us_production_1"] == "center"
    part._clicked("power:us")


# -- 6.10 The bomb ---------------------------------------------------------------------------------


def good(out: dict[str, Any]) -> list[int]:
    return [face for face, what, _ in out["faces"] if what == "on"]


def test_6_10_four_or_more() -> None:
    part: Any = sandbox("bomb", us=0)
    assert good(part.outcome) == [4, 5, 6]


def test_6_10_2_each_marker_adds_one() -> None:
    part: Any = sandbox("bomb", us=0)
    assert good(change(part, us=1)) == [3, 4, 5, 6]
    assert good(change(part, uk=1)) == [2, 3, 4, 5, 6]
    assert good(change(part, card=True)) == [1, 2, 3, 4, 5, 6]
    assert change(part, ussr=3)["total"] == 6


def test_the_bars_are_what_the_stepper_would_show() -> None:
    part: Any = sandbox("bomb")
    for bar in part.outcome["bars"]:
        out = change(part, us=bar["set"]["value"])
        assert bar["share"] == pytest.approx(len(good(out)) / 6)


def test_6_10_1_spies_move_without_a_die() -> None:
    part: Any = sandbox("bomb", holder="ussr")
    assert [line["rule"] for line in part.outcome["events"]] == ["6.10.1"]
    assert change(part, holder="us")["events"] == []


def test_6_10_where_no_die_is_cast() -> None:
    part: Any = sandbox("bomb", holder="ussr")
    at_trinity = change(part, at_us="trinity")
    assert not at_trinity["faces"] and any(e["rule"] == "6.10.1" for e in at_trinity["events"])
    assert not change(part, holder="center")["faces"]
