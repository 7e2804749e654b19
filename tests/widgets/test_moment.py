"""What lies between two pictures of a board, and what the page is told of it. No browser."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest
from churchill_widgets.board import moment as moments
from churchill_widgets.board.boards import board
from churchill_widgets.board.moment import Glide, Mark, between, ghosts, planned
from churchill_widgets.board.overlay import marked, told
from churchill_widgets.board.scene import NOWHERE, Box, Ink, Scene
from churchill_widgets.board.svg_board import SvgBoard

Places = Mapping[str, tuple[float, float]]
NONE: Places = MappingProxyType({})
STYLE = "token"
HOME: Box = (300.0, 180.0, 60.0, 20.0)


def scene(
    ships: Places = NONE,
    cubes: Places = NONE,
    *,
    face: str = "",
    words: str = "",
    size: tuple[float, float] = (400.0, 200.0),
    homes: Mapping[str, Box] = NOWHERE,
) -> Scene:
    """A sea with ships, cubes that are alike, and a card that can be turned over."""
    ink = Ink("board")
    ink.thing("west", "rect", (0, 0, 200, 200, 0), "sheet", "The west")
    ink.thing("east", "rect", (200, 0, 200, 200, 0), "sheet", "The east")
    sea = ink.shapes()
    ink = Ink("pieces")
    for name, (x, y) in ships.items():
        ink.thing(name, "rect", (x, y, 40, 20, 3), STYLE, f"The {name}", f"ship:{name}")
        ink.text(name, x + 3, y + 14, "ink", 12)
    ink.thing("card", "rect", (10, 150, 30, 40, 3), STYLE, "A card", face=face)
    ink.text(words, 12, 170, "ink", 12)
    ink.loose()
    for name, (x, y) in cubes.items():
        ink.piece(name)
        ink.rect(x, y, 10, 10, "plate")
    return Scene(*size, sea, ink.shapes(), (), "The sea", homes=homes)


def test_things_are_joined_by_their_ids() -> None:
    found = between(
        scene({"ark": (10, 10), "bark": (60, 10), "coal": (110, 10)}),
        scene({"ark": (10, 10), "bark": (250, 60), "dory": (300, 10)}),
    )
    assert found is not None
    assert found.glides == (Glide("bark", (60, 10, 40, 20), (250, 60, 40, 20)),)
    assert [g.key for g in found.came] == ["dory"]
    assert [g.key for g in found.went] == ["coal"]
    assert found.changed == found.turned == () and found.moves


def test_markers_that_are_alike_take_the_nearest_that_is_missing() -> None:
    found = between(
        scene(cubes={"red/1": (10, 10), "red/2": (100, 10), "blue/1": (120, 10)}),
        scene(cubes={"red/1": (10, 10), "red/9": (130, 10), "red/8": (300, 10)}),
    )
    assert found is not None
    assert found.glides == (Glide("red/9", (100, 10, 10, 10), (130, 10, 10, 10)),)
    # the other red one comes from nowhere: a blue one is not like it
    assert found.came == (Glide("red/8", (300, 10, 10, 10), (300, 10, 10, 10)),)
    assert [g.key for g in found.went] == ["blue/1"]


def test_markers_come_from_their_home_and_go_there() -> None:
    homes = {"red": HOME}
    found = between(
        scene(cubes={"blue/1": (50, 50)}, homes=homes),
        scene(cubes={"red/1": (10, 10)}, homes=homes | {"blue": HOME}),
    )
    assert found is not None
    assert found.came == (Glide("red/1", (325, 185, 10, 10), (10, 10, 10, 10)),)
    assert found.went == (Glide("blue/1", (50, 50, 10, 10), (325, 185, 10, 10)),)


def test_what_stays_changes_or_turns_over() -> None:
    before = scene({"ark": (10, 10)}, words="seven")
    other = between(before, scene({"ark": (10, 10)}, words="eight"))
    assert other is not None
    assert [s.key for s in other.changed] == ["card"] and not other.turned and not other.glides
    over = between(before, scene({"ark": (10, 10)}, words="seven", face="up"))
    assert over is not None and [s.key for s in over.turned] == ["card"] and not over.changed
    same = between(before, scene({"ark": (10, 10)}, words="seven"))
    assert same is not None and not same.moves


def test_what_belongs_to_nothing_changes_where_it_is() -> None:
    before, after = scene(), scene()
    ink = Ink("pieces")
    ink.line(5, 5, 95, 5, "link")
    more = after.pieces + ink.shapes()
    found = between(before, Scene(400.0, 200.0, after.board, more, (), after.title))
    assert found is not None
    assert [(s.key, s.box) for s in found.changed] == [("", (5, 5, 90, 0))]


def test_no_moment_between_other_pictures() -> None:
    assert between(None, scene()) is None
    assert between(scene(size=(400.0, 200.0)), scene(size=(500.0, 200.0))) is None
    many = {f"red/{i}": (float(i), 0.0) for i in range(moments.MANY + 1)}
    assert between(scene(), scene(cubes=many)) is None


def test_what_the_event_is_about_has_a_ring_that_goes_along() -> None:
    before, after = scene({"ark": (10, 10), "bark": (60, 10)}), scene({"ark": (90, 10)})
    found = between(before, after, ["ship:ark", "ship:bark", "ship:none"])
    assert found is not None
    assert [(s.key, s.box[0]) for s in found.about] == [("ark", 90), ("bark", 60)]
    rings = [r for r in told(found, 500, 1)["rings"] if r["kind"] == "ring"]
    assert rings[0]["from"] == [10, 10, 40, 20] and rings[0]["to"] == [90, 10, 40, 20]
    assert "from" not in rings[1]


def test_the_patch_shows_the_picture_before_without_what_moves() -> None:
    before = scene({"ark": (10, 10), "bark": (60, 10)}, words="seven")
    after = scene({"ark": (10, 10), "bark": (250, 60)}, words="eight")
    found = between(before, after)
    assert found is not None
    message = told(found, 500, 3)
    assert message["drawn"] == 3 and message["ms"] == 500
    assert ">seven<" in message["patch"] and ">eight<" not in message["patch"]
    assert ">bark<" not in message["patch"] and ">ark<" not in message["patch"]  # far from it all
    glide = next(s for s in message["sprites"] if s["kind"] == "glide")
    assert ">bark<" in glide["svg"] and glide["from"] == [60, 10, 40, 20]
    assert "class=" not in message["patch"] + glide["svg"], "colours are their own"


def test_a_turned_thing_shows_both_faces() -> None:
    found = between(scene(words="back"), scene(words="front", face="up"))
    assert found is not None
    shown = {s["kind"]: s["svg"] for s in told(found, 500, 1)["sprites"]}
    assert ">back<" in shown["turn-from"] and ">front<" in shown["turn-to"]


def test_ghosts_of_what_would_move() -> None:
    before = scene({"ark": (10, 10), "bark": (60, 10)}, {"red/1": (20, 100)})
    after = scene({"ark": (14, 10), "bark": (260, 60)}, {"red/1": (20, 100), "red/2": (320, 100)})
    found = ghosts(before, after, ["ship:ark", "ship:bark"], {"bark": "to the east"})
    assert [(m.kind, m.label) for m in found] == [
        ("ring", ""), ("arrow", ""), ("ghost", "to the east"), ("ghost", ""),
    ]  # fmt: skip
    ring, arrow, ghost, _ = found
    assert ring.box[0] == 14, "it only makes room, but is asked about"
    assert (arrow.box[0], arrow.to and arrow.to[0]) == (60, 260)
    assert [s.text for s in ghost.shapes] == ["", "bark"]
    markup = marked(after, found)
    assert markup.count("to the east") == 1 and 'opacity="0.72"' in markup
    assert ghosts(None, after) == ()


def test_what_only_makes_room_has_no_ghost() -> None:
    """A small way within one part of the board is none; over its border it is one, and where a
    thing lies its middle says."""
    before = scene({"ark": (165, 10)})
    assert ghosts(before, scene({"ark": (177, 10)}), (), {}) == (), "its middle is in the west"
    over = ghosts(before, scene({"ark": (183, 10)}), (), {})
    assert [m.kind for m in over] == ["arrow", "ghost"]


def test_what_makes_room_goes_aside_from_under_a_ghost() -> None:
    """As the board would be drawn then: nothing lands on what lies there now."""
    before = scene({"ark": (10, 10), "bark": (60, 10), "hulk": (260, 60)})
    after = scene({"ark": (10, 10), "bark": (60, 35), "hulk": (60, 10)})
    found = ghosts(before, after, ["ship:hulk"])
    assert [m.kind for m in found] == ["aside", "arrow", "ghost"]
    assert found[0].to is not None and found[0].to[:2] == (60, 35)
    markup = marked(before, found)
    assert markup.count("<mask ") >= 1 and markup.count(">bark<") == 1
    still = ghosts(before, scene({"ark": (10, 10), "bark": (60, 35), "hulk": (120, 60)}))
    assert [m.kind for m in still] == ["arrow", "ghost"], "nothing lands there"


def test_an_arrow_goes_from_edge_to_edge_and_behind_what_lies_between() -> None:
    ships = {"ark": (10.0, 10.0), "bark": (120.0, 10.0)}
    far = Mark("arrow", (10, 10, 40, 20), (250, 10, 40, 20))
    markup = marked(scene(ships), [far])
    x1, x2 = (float(markup.partition(f' {at}="')[2].partition('"')[0]) for at in ("x1", "x2"))
    assert 10 <= x1 <= 54 and 230 < x2 < 250 + 40
    wall = {str(i): (120.0, 21.0 * i) for i in range(9)}
    assert "<mask " in marked(scene(wall), [far]), "there is no other way"
    hidden = marked(scene(wall), [far]).partition("</g>")[2]
    assert '<circle cx="50" cy="20"' in hidden, "a dot on its edge says what it comes from"
    assert marked(scene(ships), [Mark("arrow", (10, 10, 40, 20), (52, 10, 40, 20))]) == ""


def test_what_is_planned_lies_where_it_would_with_its_number() -> None:
    before = scene({"ark": (10, 10)}, {"red/1": (20, 100)}, words="seven")
    after = scene({"ark": (10, 10)}, {"red/1": (20, 100), "red/2": (320, 100)}, words="eight")
    (things,) = ({s.id: s.target for s in after.things()},)
    targets = {t: 2 for t in things.values() if t}
    found = planned(before, after, targets)
    kinds = [m.kind for m in found]
    assert "ghost" in kinds and "arrow" not in kinds and "count" in kinds
    assert {m.label for m in found if m.kind == "count"} == {"+2"}
    assert ">+2</text>" in marked(before, found)
    assert planned(before, before, {}) == ()


def test_a_label_stays_on_the_board() -> None:
    for box in ((0.0, 2.0, 10.0, 10.0), (390.0, 180.0, 10.0, 10.0)):
        markup = marked(scene(), [Mark("ghost", box, None, "a < b, and some more words")])
        tag = markup.rpartition("<rect")[2]
        x, y, wide = (
            float(tag.partition(f' {of}="')[2].partition('"')[0]) for of in ("x", "y", "width")
        )
        assert 0 <= x <= 400 - wide and 0 <= y <= 180
        assert "a &lt; b" in markup


# -- boards ----------------------------------------------------------------------------------------


@pytest.fixture(params=["canvas", "svg"])
def shown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A board, and what its page is told of movements."""
    if request.param == "canvas":
        pytest.importorskip("ipycanvas")
    made: Any = board(request.param)
    made.page = made.widget if isinstance(made, SvgBoard) else made.pane
    made.told = []

    def told(_: Any, content: dict[str, Any]) -> None:
        if content["type"] == "moment":
            made.told.append(content)

    monkeypatch.setattr(type(made.page), "send", told)
    return made


def test_a_moment_is_told_before_the_picture(shown: Any) -> None:
    one, two = scene({"ark": (10, 10)}), scene({"ark": (250, 10)})
    shown.show(one)
    moment = between(one, two)
    shown.show(two, moment, 400)
    assert [m["type"] for m in shown.told] == ["moment"]
    assert shown.told[0]["drawn"] == shown.page.drawn == shown.page.moving
    shown.show(two, moment, 400)
    assert len(shown.told) == 1 and shown.page.moving == shown.page.drawn - 1, "it goes on"
    shown.show(two)
    assert len(shown.told) == 1 and shown.page.moving == 0, "it is over"


def test_nothing_moves_at_first_and_when_the_size_changes(shown: Any) -> None:
    one, two = scene({"ark": (10, 10)}), scene({"ark": (250, 10)})
    shown.show(two, between(one, two), 400)
    assert shown.told == [] and shown.page.moving == 0
    wide = scene({"ark": (300, 10)}, size=(500.0, 200.0))
    shown.show(wide, between(one, two), 400)
    assert shown.told == []


def test_marks_stay_until_they_are_taken_away(shown: Any) -> None:
    one, two = scene({"ark": (10, 10)}), scene({"ark": (250, 10)})
    shown.show(one)
    shown.mark(ghosts(one, two))
    assert "<g opacity" in shown.page.over
    shown.show(scene({"ark": (10, 10)}))
    assert shown.page.over
    shown.mark([])
    assert shown.page.over == ""
    shown.mark(ghosts(one, two))
    shown.show(scene(size=(500.0, 200.0)))
    assert shown.page.over == "", "they were about another picture"
