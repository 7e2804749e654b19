"""The board as data: everything there once, inside the frame, named, readable, public."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations

import pytest
from churchill_widgets.board.moment import between, ghosts
from churchill_widgets.board.overlay import RING
from churchill_widgets.board.scene import bounds, distance, width_of
from churchill_widgets.games.blitzkrieg import SCREEN, roads
from churchill_widgets.games.blitzkrieg.board import board_scene
from churchill_widgets.games.blitzkrieg.plan import plan
from churchill_widgets.games.blitzkrieg.sides import REASONS

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.box.components import SIDES
from tests.games.blitzkrieg.widgets.scenes import (
    SCENARIOS,
    SIZES,
    own_view,
    positions,
    scenes,
    usable,
)

GAME = ck.game("blitzkrieg")


def test_everything_is_there_once() -> None:
    for view, scene in scenes():
        count = Counter(s.id for s in scene.things())
        assert not [i for i, n in count.items() if n > 1]
        ids = set(count)
        board = view.board
        assert {f"space:{x}" for x in board.spaces} | {
            f"campaign:{x}" for x in board.campaigns
        } <= ids
        assert {f"theatre:{t}" for t in board.theatres} | {
            f"track:{t}" for t in board.theatres
        } <= ids
        assert {i for i in ids if i.startswith("marker:")} == {f"marker:{t}" for t in view.markers}
        for seat in view.seats:
            assert {f"seat:{seat}", f"bag:{seat}", f"points:{seat}"} <= ids
            held = view.reserves[seat]
            cards = [i for i in ids if i.startswith(f"reserve:{seat}:")]
            assert len(cards) == (len(held) if isinstance(held, tuple) else 0)
            assert (f"hidden:{seat}" in ids) != isinstance(held, tuple)


def test_units_stand_where_the_position_has_them() -> None:
    for view, scene in scenes():
        pieces = {s.piece.partition("/") for s in scene.pieces if s.piece.startswith("unit:")}
        stand = {(where, kind) for kind, _, where in pieces if not where.startswith("reserve")}
        assert stand == {(x, f"unit:{seat}:{token}") for x, (seat, token) in view.tokens.items()}


def test_everything_is_inside_the_frame() -> None:
    for _, scene in scenes():
        for s in scene.shapes:
            left, top, right, bottom = bounds(s)
            assert left >= -1 and top >= -1, s
            assert right <= scene.width + 1 and bottom <= scene.height + 1, s


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", SIDES)
def test_theatres_lie_apart_and_by_their_height(board: str, size: tuple[float, float]) -> None:
    at = plan(board, *size)
    boxes = [*at.theatres.values(), at.panel, at.near, at.far]
    for (x, y, w, h), (x2, y2, w2, h2) in combinations(boxes, 2):
        assert min(x + w, x2 + w2) - max(x, x2) <= 0.1 or min(y + h, y2 + h2) - max(y, y2) <= 0.1
    by_rank = sorted(SIDES[board].theatres.values(), key=lambda t: t.rank)
    tops = [at.theatres[t.id][1] for t in by_rank]
    assert tops == sorted(tops)  # 15.1.5: what is higher on the board is higher in the picture


def test_all_links_of_nippon_are_seen_and_told() -> None:
    """10.2 A road for each link, between its two sheets and over no other; its knot has a name."""
    board = SIDES["nippon"]
    linked = {frozenset((t.id, other)) for t in board.theatres.values() for other in t.links}
    for size in SIZES:
        at, view = plan("nippon", *size), GAME.new("nippon", seed=1).view("germany")
        scene = board_scene(view, size=size)
        sheets = [n for n, s in enumerate(scene.board) if s.id.startswith("theatre:")]
        drawn = [n for n, s in enumerate(scene.board) if s.style.startswith("road")]
        assert min(drawn) > max(sheets)  # not under them
        told = {s.id.removeprefix("road:") for s in scene.things() if s.id.startswith("road:")}
        assert {frozenset(x.split("/")) for x in told} == linked and len(told) == len(linked)
        seen = [s.at for s in scene.board if s.style == "road"]
        for one, other in (x.split("/") for x in told):
            road = roads.lines(at, one, other)
            assert set(road) <= set(seen)
            ends = [line[i : i + 2] for line in road for i in (0, 2)]
            for name in (one, other):
                assert any(_within(at.theatres[name], x, y) for x, y in ends)
            for x, y, x2, y2 in road:
                middle = (x + x2) / 2, (y + y2) / 2
                over = [t for t, sheet in at.theatres.items() if _within(sheet, *middle)]
                assert not over or len(road) > 1, (one, other, over)
    assert not [s for s in board_scene(GAME.new("base", seed=1)).shapes if s.style == "road"]


def _within(sheet: tuple[float, ...], x: float, y: float) -> bool:
    left, top, wide, high = sheet
    return left <= x <= left + wide and top <= y <= top + high


def test_letters_are_large_enough_and_fit() -> None:
    for _, scene in scenes():
        for s in scene.shapes:
            if s.kind != "text":
                continue
            assert s.size >= 11, (scene.width, s)
            if s.room:
                assert width_of(s.text, s.size, s.style) <= 1.2 * s.room, (scene.lang, s)


def test_styles_are_those_of_the_theme() -> None:
    for _, scene in scenes():
        worn = {s.style for s in scene.shapes if s.style}
        assert worn <= set(scene.drawn.styles)


def test_what_can_be_chosen_is_a_button() -> None:
    for state in positions():
        can = usable(state)
        scene = board_scene(own_view(state), selectable=can)
        assert {s.target for s in scene.pieces if s.role == "button"} == can
        assert not [s for s in board_scene(own_view(state)).pieces if s.role == "button"]


def test_a_click_in_a_theatre_chooses_it() -> None:
    state = next(s for s in positions() if s.decision and s.decision.kind == "move_elsewhere")
    can = usable(state)
    scene = board_scene(own_view(state), selectable=can)
    for target in can:
        x, y, wide, high = plan("base" if not state.nippon else "nippon", 820.0, 740.0).theatres[
            target.partition(":")[2]
        ]
        for dx, dy in ((0.2, 0.5), (0.8, 0.9), (0.5, 0.1)):
            assert scene.hit(x + dx * wide, y + dy * high) == target


def test_the_buttons_of_the_page_lie_on_nothing() -> None:
    for _, scene in scenes():
        assert scene.free is not None
        left, top, wide, high = scene.free
        for s in scene.shapes:
            if s.style and s.layer == "pieces" and s.kind != "line":
                x, y, x2, y2 = bounds(s)
                apart = x2 <= left or x >= left + wide or y2 <= top or y >= top + high
                assert apart, s


def test_things_have_names_in_the_language_of_the_board() -> None:
    latin, cyrillic = re.compile(r"[A-Za-z]{2,}"), re.compile(r"[а-яё]", re.I)
    for _, scene in scenes():
        told = [s.label for s in scene.things()] + [scene.title]
        assert all(told)
        for text in told + [s.text for s in scene.shapes if s.kind == "text"]:
            wrong = latin if scene.lang == "ru" else cyrillic
            assert not wrong.search(text), text


def test_the_board_is_drawn_once() -> None:
    view = GAME.new("base", seed=1).view("allies")
    assert board_scene(view).board is board_scene(view, theme="dark").board


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_hidden_is_not_in_the_picture(scenario: str) -> None:
    state = GAME.new(scenario, seed=6)
    other = state.seats[1]
    view = state.view(state.seats[0])
    dealt = [view.deal(random.Random(n)) for n in (1, 2)]
    hands = {s.reserves[other] for s in dealt}
    assert len(hands) == 2 or state.automaton
    one, two = (board_scene(s.view(state.seats[0])).shapes for s in dealt)
    assert one == two


def test_the_number_of_a_reserve_may_be_secret() -> None:
    view = GAME.new("base", seed=1, secret_count=True).view("allies")
    scene = board_scene(view)
    assert len({s.piece for s in scene.pieces if s.piece.startswith("back:axis")}) == 1
    assert scene.find("bag:axis").label.endswith("?")  # type: ignore[union-attr]


# -- what a chosen unit would bring ----------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tags_tell_where_the_marker_comes_to_stand(scenario: str) -> None:
    """On each space where the chosen unit may go, as playing it shows."""
    state = GAME.new(scenario, seed=9)
    decision = state.decision
    assert decision is not None
    while decision.kind != "place_unit":
        state.apply(state.actions()[0])
        decision = state.decision
        assert decision is not None
    seat, view = decision.seat, own_view(state)
    token = view.reserve(seat)[0]
    places = [a for a in state.actions() if a["token"] == token]
    can = frozenset(t for a in places for t in SCREEN.targets(a))
    scene = board_scene(view, selectable=can, selected=f"token:{token}")
    tags = [s for s in scene.marks if s.kind == "text" and s.style == "on-power-bold"]
    assert len(tags) == len(places)
    for action in places:
        box = scene.find(f"space:{action['space']}")
        assert box is not None
        (tag,) = [s for s in tags if distance(box, *s.at) == 0]
        assert "your lead would be" in box.label  # for who hears it
        theatre = state.board.spaces[action["space"]].theatre
        trial = state.copy()
        moved = [e for e in trial.apply(action) if e.kind == "marker_moved" and e.rule != "6.2.9"]
        steps = sum(e["steps"] for e in moved if e["seat"] == seat and e["theatre"] == theatre)
        if trial.decision and trial.decision.kind in ("move_elsewhere", "choose_bombed"):
            continue  # the marker moves when that has been decided
        assert int(tag.text) == abs(state.lead(seat, theatre) + steps), action


def test_the_way_of_the_marker_is_shown_once_the_space_is_chosen() -> None:
    state = GAME.position(markers={"pacific": 2}, reserves={"axis": ("navy_3",)}, seed=1)
    action = next(a for a in state.actions() if a["space"] == "pacific_1_1")
    targets = SCREEN.targets(action)
    scene = board_scene(own_view(state), selectable=targets, selected=targets)
    numbers = [s for s in scene.marks if s.style == "on-power-bold"]
    assert {s.text for s in numbers} == {"5"}
    track = scene.find("track:pacific")
    assert track is not None
    (there,) = [s for s in numbers if distance(track, *s.at) == 0]
    left, _, right, _ = bounds(track)
    assert (left + right) / 2 < there.at[0] < right  # on the half of who begins


# -- how it moves ----------------------------------------------------------------------------------


def test_a_unit_glides_from_the_reserve_to_its_space() -> None:
    state = GAME.new("base", seed=9)
    action = state.actions()[0]
    frames = state.copy().film(action)
    before = board_scene(state.view("axis"))
    moment = between(before, board_scene(frames[0].state.view("axis")))
    assert moment is not None
    (glide,) = [
        g for g in moment.glides if g.key.startswith("unit:axis:") and "reserve" not in g.key
    ]
    assert glide.key.endswith(f"/{action['space']}")
    assert glide.start[1] > plan("base", 820.0, 740.0).near[1]


def test_a_preview_shows_unit_and_marker_where_they_would_be() -> None:
    state = GAME.new("base", seed=9)
    view = own_view(state)
    action = max(state.actions(), key=lambda a: SCREEN.order(view, a))
    after = SCREEN.tried(view, action)
    kinds = Counter(m.kind for m in ghosts(board_scene(view), board_scene(after)))
    assert kinds["ghost"] >= 1 and kinds["arrow"] >= 1
    assert view.tokens == state.tokens and view.markers == state.markers  # nothing has happened


# -- the automaton ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_automaton_says_by_which_row_it_chooses(size: tuple[float, float]) -> None:
    """While its move is told: what each row left, and the numbers at last; over no unit."""
    state = GAME.new("solo", seed=7)
    seen = set()
    for _ in range(4):
        places = [a for a in state.actions() if a.kind == "place"] or state.actions()
        told: list[ck.Event] = []
        for frame in state.film(places[0]):
            told += frame.events
            view = frame.state.view("allies")
            scene = board_scene(view, "ru", size=size, events=told)
            kind = next((e for e in reversed(told) if e.kind in REASONS), None)
            found = scene.find("reason")
            assert (found is not None) == (kind is not None)
            if found is None or kind is None:
                continue
            seen.add(kind.kind)
            assert found.label and bounds(found)[2] <= scene.width
            if kind.kind == "automaton_chose":
                by = (kind["theatre_by"], kind["space_by"], kind["unit_by"])
                assert all(number in found.label for number in by)
    assert seen == set(REASONS)


@pytest.mark.parametrize("size", SIZES[1:])  # a lower board has no room for both
def test_markers_of_points_leave_the_numbers_of_their_cells_in_sight(
    size: tuple[float, float],
) -> None:
    view = own_view(GAME.position(points={"axis": 20, "allies": 25}))
    scene = board_scene(view, size=size)
    numbers = {s.text: s for s in scene.board if s.kind == "text" and s.text in ("20", "25")}
    for seat, points in (("axis", "20"), ("allies", "25")):
        marker = next(s for s in scene.pieces if s.id == f"points:{seat}")
        assert marker.at[1] - marker.at[3] >= numbers[points].at[1] - 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("points", [6, 15, 16, 29])
def test_markers_of_equal_points_lie_side_by_side(size: tuple[float, float], points: int) -> None:
    view = own_view(GAME.position(points={"axis": points, "allies": points}))
    scene = board_scene(view, size=size)
    one, other = (
        next(s.at for s in scene.pieces if s.id == f"points:{seat}") for seat in view.seats
    )
    assert other[0] - one[0] >= one[2] + other[2] - 0.01
    assert one[0] - one[2] > 0 and one[1] == other[1]


def test_15_0_the_numbers_of_rows_are_explained_where_they_stand() -> None:
    state = GAME.new("solo", seed=7)
    places = [a for a in state.actions() if a.kind == "place"] or state.actions()
    told: list[ck.Event] = []
    for frame in state.film(places[0]):
        told += frame.events
    view = frame.state.view("allies")
    for lang in ck.LANGUAGES:
        found = board_scene(view, lang, events=told).find("reason")
        assert found is not None and found.target == "reason"
        tip = SCREEN.what_is(view, "reason", lang)
        assert tip["rule"] == "15.0" and "1.1" in tip["text"] and tip["name"] in found.label
        assert any(mark.rule == "15.0" for mark in SCREEN.legend(lang))


@pytest.mark.parametrize("size", SIZES)
def test_who_has_no_points_stands_at_nought(size: tuple[float, float]) -> None:
    scene = board_scene(own_view(GAME.position(points={"axis": 0, "allies": 0})), size=size)
    at = next(n for n, s in enumerate(scene.board) if s.text == "0" and s.style == "quiet")
    x, y, wide, high = scene.board[at - 1].at[:4]
    for seat in ("axis", "allies"):
        marker = next(s for s in scene.pieces if s.id == f"points:{seat}").at
        assert x < marker[0] - marker[2] and marker[0] + marker[2] <= x + wide
        assert y <= marker[1] <= y + high


def test_a_space_is_seen_with_its_row_and_a_near_track() -> None:
    """On a board with too little room; what is on a board already stays."""
    row = {f"space:pacific_1_{n}" for n in (1, 2)}
    near = {*row, "campaign:pacific_1", "track:pacific"}
    assert SCREEN.seen_with(frozenset({"space:pacific_1_2"})) == near
    assert SCREEN.seen_with(frozenset({"track:pacific", "seat:axis"})) == {*near, "seat:axis"}
    low = SCREEN.seen_with(frozenset({"space:pacific_3_1"}))
    assert "space:pacific_3_3" in low and "track:pacific" not in low


@pytest.mark.parametrize("side", ["base", "nippon"])
def test_the_ring_around_a_track_crosses_neither_name_nor_lead(side: str) -> None:
    view = GAME.new(side, seed=3).view(None)
    scene = board_scene(view)
    for theatre in SIDES[side].theatres:
        ring, sheet = scene.find(f"track:{theatre}"), scene.find(f"theatre:{theatre}")
        if ring is None:  # not open yet
            continue
        left, top, right, low = bounds(ring)
        x, y, end, _ = bounds(sheet)
        assert left - x <= 4 and end - right <= 4 and top - y <= 4, theatre
        name = next(
            s
            for s in scene.board
            if s.style == "ink-serif" and x < s.at[0] < end and y < s.at[1] < low
        )
        assert top - RING < name.at[1] - name.size and name.at[1] < low, theatre
