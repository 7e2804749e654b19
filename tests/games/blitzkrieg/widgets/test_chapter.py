"""Parts of the chapters: any token on any space, and the board to look around on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from churchill_widgets.board.scene import box_of
from churchill_widgets.games.blitzkrieg import SCREEN
from churchill_widgets.games.blitzkrieg.chapter import look, sandbox, signs, tokens
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
    part.set("above", True)
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
    assert controls(part)["lead"]["shown"] == "level"
    tell(part, "change", id="lead", value=-2)
    assert controls(part)["lead"]["shown"] == "Axis +2", "whoever leads is named"
    tell(part, "change", id="token", value="army_1")
    assert "3.1" in part.panel.data["outcome"]["headline"], "an army at sea"
    tell(part, "change", id="seat", value="axis")
    assert part.position.viewer == "axis"


def controls(part: Any) -> dict[str, dict[str, Any]]:
    """What can be set, by name."""
    return {c["id"]: c for g in part.panel.data["controls"] for c in g["items"]}


@both
@pytest.mark.parametrize("side", SIDES)
def test_whatever_is_asked_on_the_way_is_answered_to_the_end_of_the_turn(
    side: str, lang: str
) -> None:
    part: Any = sandbox("placing", lang=lang, side=side)
    part.set("above", True)
    kinds = set()
    for space in SIDES[side].spaces:
        for token, lead in (("blitz_air", 0), ("bomber", 0), ("elite_air", 9)):
            if token not in part.tokens(part.values["seat"]):
                continue
            for key, value in (("space", space), ("token", token), ("lead", lead)):
                part.set(key, value)
            while part.asked and part._open():
                n = len(part.asked) - 1
                kinds.add(part.asked[n][0].kind)
                control = controls(part)[f"answer{n}"]
                assert control["value"] == "" and all(label for _, label in control["options"])
                tell(part, "change", id=f"answer{n}", value=control["options"][1][0])
            assert not part.error
            ends = {row["rule"] for row in part.panel.data["outcome"].get("events", ())}
            assert not ends or "6.4" in ends, "a token is drawn: the turn has ended"
    wanted = {"place_again", "move_elsewhere", "next_effect"}
    assert kinds == (wanted if side == "base" else {*wanted, "choose_campaign"})


def test_an_answer_is_a_click_on_the_board_too_and_goes_with_what_it_was_about() -> None:
    part: Any = sandbox("placing", lang="en", token="army_1", space="africa_middle_east_1_1")
    assert "answer0" in controls(part)
    part.clicked("track:pacific")
    assert part.position.lead("allies", "pacific") > 0 and controls(part)["answer0"]["value"]
    tell(part, "change", id="lead", value=2)
    assert controls(part)["answer0"]["value"] == ""


def test_a_lower_row_is_refused_until_the_reader_completes_what_stands_above() -> None:
    part: Any = sandbox("placing", lang="en")
    part.clicked("space:western_europe_2_3")
    assert "2.2" in part.panel.data["outcome"]["headline"] and not part.values["above"]
    tell(part, "change", id="above", value=True)
    assert part.position.tokens["western_europe_2_3"]
    named: Any = sandbox("placing", lang="en", space="western_europe_2_3")
    assert named.values["above"], "a chapter that shows a lower row means it to be open"


def test_the_sandbox_holds_three_tokens_and_counts_the_weapons_of_the_box() -> None:
    part: Any = sandbox("placing", lang="en")
    before = part.standing()
    assert len(before.research) == 16 and len(before.reserve("allies")) == 3
    names = dict(controls(part)["token"]["options"])
    assert "Nippon" in names["partisans"] and "Nippon" not in names["spy"]
    tell(part, "change", id="token", value="partisans")
    assert len(part.standing().research) == 17, "5.6: both are in, and one of them is held"


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


@both
def test_what_is_in_the_box_is_drawn_and_told(lang: str) -> None:
    for seat in ("axis", "allies", "japan", "germany"):
        source = str(tokens(seat, lang))
        told = re.findall(r'alt="([^"]*)"', source)[0]
        assert sum(int(n) for n in re.findall(r"× (\d+)", told)) == 22
        assert "Counter" not in source and "data:image/svg+xml" in source
    for side, board in SIDES.items():
        told = re.findall(r'alt="([^"]*)"', str(signs(side, lang)))[0]
        assert sum(int(n) for n in re.findall(r"× (\d+)", told)) == len(board.spaces)
    assert isinstance(tokens("moon"), Notice) and isinstance(signs("moon"), Notice)


def test_a_theatre_bears_the_number_of_its_height_on_the_printed_board() -> None:
    scene = SCREEN.draw("map", ck.game("blitzkrieg").position(run=False), "en")
    for theatre in SIDES["base"].theatres.values():
        told = [
            s.text for s in scene.board if s.part_of == f"theatre:{theatre.id}" and s.kind == "text"
        ]
        assert told[:2] == [str(theatre.rank), theatre.name["en"]]


def begins(part: Any) -> list[float]:
    """What a small page shows of the part's board first."""
    told: Any = part.board
    return list((told.pane if hasattr(told, "pane") else told.widget).own)


@pytest.mark.parametrize("space", ["south_east_asia_1_1", "western_europe_3_2"])
def test_a_small_board_begins_at_the_space_in_question(space: str) -> None:
    part: Any = sandbox("placing", lang="en", space=space)
    tell(part, "near")
    shape = next(s for s in part.board.scene.things() if s.target == f"space:{space}")
    left, top, wide, high = begins(part)
    x, y, w, h = box_of(shape)
    assert left <= x and x + w <= left + wide and top <= y and y + h <= top + high
    assert wide < part.board.scene.width / 2 and high < 3 * h, "its row, and a track that is near"
