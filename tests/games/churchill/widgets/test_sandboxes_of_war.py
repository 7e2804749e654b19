"""The sandboxes of the war phase: what they show is what the engine does and refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest
from churchill_widgets.games.churchill.chapter import sandbox
from churchill_widgets.lessons.part import Notice

from churchill_kit.games.churchill.box.components import BOX, GLOBALS, SEATS

both = pytest.mark.parametrize("lang", ["en", "ru"])


def change(part: Any, **values: Any) -> dict[str, Any]:
    """Use controls, and look at the outcome."""
    for key, value in values.items():
        part._on_message(None, {"type": "change", "id": key.replace("__", ":"), "value": value}, [])
    return dict(part.panel.data["outcome"])


def controls(part: Any) -> dict[str, dict[str, Any]]:
    return {c["id"]: c for group in part.panel.data["controls"] for c in group["items"]}


@both
@pytest.mark.parametrize("what", ["reserves", "alignment"])
def test_they_open_and_draw(lang: str, what: str) -> None:
    part: Any = sandbox(what, lang=lang)
    assert not isinstance(part, Notice)
    part._on_message(None, {"type": "near"}, [])
    shown = part.panel.data
    assert shown["title"] and shown["about"] and shown["outcome"]["headline"]
    assert part.board is not None and not shown["error"]
    json.dumps(shown)


@pytest.mark.parametrize(
    ("what", "start"),
    [
        ("reserves", {"theater": "moon"}),
        ("reserves", {"western": "moon"}),
        ("reserves", {"moon": 1}),
        ("reserves", {"left:german_army": 9}),
        ("alignment", {"location": "moon"}),
        ("alignment", {"networks": "us:3"}),
        ("alignment", {"churchill_stalin": "us"}),
    ],
)
@both
def test_what_does_not_exist_is_told(lang: str, what: str, start: dict[str, Any]) -> None:
    part = sandbox(what, lang=lang, **start)
    assert isinstance(part, Notice) and part.sentence.endswith((".", "…"))


# -- reserves --------------------------------------------------------------------------------------


def active(outcome: dict[str, Any]) -> list[str]:
    """The priorities that do something."""
    return [step["rule"] for step in outcome["steps"] if step["events"]]


def armies(outcome: dict[str, Any]) -> dict[str, int]:
    return {name: n for _, name, n, _ in outcome["results"]}


def test_the_atlantic_wall_and_the_horde() -> None:
    part: Any = sandbox("reserves")
    out = part.panel.data["outcome"]
    assert active(out) == ["7.62.2", "7.62.4", "7.62.5", "7.62.7"]
    assert armies(out) == {"Western Front": 1, "Eastern Front": 5, "Mediterranean Front": 1}
    assert [step["rule"] for step in out["steps"]] == [f"7.62.{n}" for n in range(1, 9)]
    out = change(part, western="western_box")
    assert active(out) == ["7.62.2", "7.62.3", "7.62.4", "7.62.7", "7.62.8"]


def test_strength_is_what_the_armies_leave() -> None:
    part: Any = sandbox("reserves")
    out = change(part, support__western=3, support__eastern=0)
    power = {name: power for _, name, _, power in out["results"]}
    assert power["Western Front"] == 2 + 6 - 2 and power["Eastern Front"] == 2 - 10


def test_fronts_take_reserves_with_them() -> None:
    part: Any = sandbox("reserves")
    change(part, western="west_germany")
    assert controls(part)["left:german_army"]["value"] == 5
    assert controls(part)["left:german_navy"]["value"] == 0
    out = change(part, eastern="east_germany", mediterranean="southern_italy")
    assert controls(part)["left:german_army"]["value"] == 4
    assert active(out)[:2] == ["7.62.1", "7.62.2"] and "7.62.7" not in active(out)
    out = change(part, left__german_army=0)
    assert active(out) == []


def test_once_germany_has_surrendered_nothing_is_placed() -> None:
    part: Any = sandbox("reserves")
    out = change(part, western="germany")
    assert out["rule"] == "7.8" and out["steps"] == []
    out = change(part, theater="pacific")
    assert out["rule"] == "7.64" and out["steps"]


def test_the_dice_can_be_rolled_again() -> None:
    part: Any = sandbox("reserves", theater="pacific", far_east="far_east_box")
    seen = set()
    for _ in range(8):
        part._on_message(None, {"type": "change", "id": "dice"}, [])
        outcome = part.panel.data["outcome"]
        assert sum(armies(outcome).values()) == 4
        seen.add(json.dumps(outcome["steps"]))
    assert len(seen) > 1
    assert part.values["dice"] == 9, "each press is another roll"
    part.on_reset({})
    assert part.values["dice"] == 1


def test_every_space_of_every_front() -> None:
    part: Any = sandbox("reserves")
    for front, track in BOX.tracks.items():
        change(part, theater=track.theater)
        for space in track.spaces:
            assert change(part, **{front: space.id})["headline"] and not part.error
        change(part, **{front: track.spaces[1].id})
    before = part.values["western"]
    part._clicked("front:western")
    assert part.values["western"] != before and part.values["theater"] == "europe"


# -- alignment -------------------------------------------------------------------------------------


def verdicts(outcome: dict[str, Any]) -> dict[str, list[bool]]:
    """For each power: may it place and remove networks, place and remove alignment?"""
    return {s["seat"]: [line["ok"] for line in s["lines"]] for s in outcome["verdicts"]}


def test_who_may_do_what_in_poland() -> None:
    part: Any = sandbox("alignment")
    out = part.panel.data["outcome"]
    assert verdicts(out) == {
        "us": [False, True, False, False],
        "uk": [True, False, False, True],  # neutral questions let nobody place, but let remove
        "ussr": [False, True, False, False],
    }
    reasons = [line["why"] for s in out["verdicts"] for line in s["lines"] if not line["ok"]]
    assert all("(7." in why or "(6.11" in why for why in reasons)
    assert verdicts(change(part, owner="none", churchill_stalin="uk"))["uk"][2:] == [True, False]
    out = change(part, churchill_stalin="ussr")
    assert verdicts(out)["uk"][2:] == [False, False]
    assert "6.11.2" in out["verdicts"][1]["lines"][2]["why"]


def test_removal_may_be_too_dear() -> None:
    part: Any = sandbox("alignment", churchill_stalin="uk", roosevelt_stalin="us")
    assert verdicts(part.panel.data["outcome"])["uk"][3] is False
    assert verdicts(change(part, markers=2))["uk"][3] is True


def test_the_arctic_has_a_door() -> None:
    part: Any = sandbox("alignment", location="norway", networks="none", owner="none", ships=2)
    assert not any(x for seat in verdicts(part.panel.data["outcome"]).values() for x in seat)
    assert all(seat[0] for seat in verdicts(change(part, ships=3)).values())
    assert "ships" in controls(part)
    change(part, location="siam")
    assert "ships" not in controls(part)


@both
def test_everywhere_and_whatever_lies_there(lang: str) -> None:
    part: Any = sandbox("alignment", lang=lang)
    part._on_message(None, {"type": "near"}, [])
    for i, location in enumerate(BOX.locations):
        part._clicked(f"location:{location}")
        assert part.values["location"] == location
        seat = SEATS[i % 3]
        out = change(part, networks=f"{seat}:{1 + i % 2}", owner=SEATS[i % 2])
        assert not part.error and len(out["verdicts"]) == 3
    for pawn in GLOBALS:
        before = part.values[pawn]
        part._clicked(f"pawn:{pawn}")
        assert part.values[pawn] != before


@pytest.mark.parametrize("what", ["reserves", "alignment"])
def test_nonsense_changes_nothing(what: str) -> None:
    part: Any = sandbox(what)
    before = part.panel.data
    for key in ("western", "location", "networks", "markers", "left:german_army", "moon", None):
        for value in (None, "x", 99, -1, 2.5, [], {}):
            part._on_message(None, {"type": "change", "id": key, "value": value}, [])
    part._clicked("moon:moon")
    part._clicked("")
    assert part.panel.data == before
