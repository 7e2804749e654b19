"""The boards as data: everything there once, inside the frame, apart, named, readable, public."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import pytest
from churchill_widgets.board.boards import fit
from churchill_widgets.board.moment import planned
from churchill_widgets.board.scene import Scene, Shape, bounds, distance, width_of
from churchill_widgets.board.svg import svg
from churchill_widgets.board.themes import Style
from churchill_widgets.games.churchill.boards import map_scene, table_scene, whole_scene
from churchill_widgets.games.churchill.colours import THEMES
from churchill_widgets.games.churchill.table import hand
from churchill_widgets.games.churchill.targets import targets_of

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import (
    BOX,
    BOXES,
    FRONTS,
    GLOBALS,
    SEATS,
    THEATERS,
)
from churchill_kit.games.churchill.state import OUT, Churchill, act
from churchill_kit.table.batch import Batch
from churchill_kit.tutor.guide import tried
from tests.games.churchill.helpers import position
from tests.games.churchill.test_11_bot_words import debate
from tests.games.churchill.widgets import scenes as given
from tests.games.churchill.widgets.scenes import DRAWINGS, LANGS, SIZES, positions, scenes, usable
from tests.helpers import walk

Area = tuple[float, float, float, float]


def of(which: str) -> Iterator[tuple[Churchill, Scene]]:
    """The scenes of one board."""
    return ((view, scene) for w, view, scene in scenes() if w == which)


def overlap(a: Area, b: Area) -> float:
    """How deep two boxes are in each other."""
    return min(min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1]))


def test_5_24_the_right_to_pass_is_shown_only_while_there_is_a_turn() -> None:
    """5.11 So is what a card bars."""
    shown = {}
    for at in ("meeting", "war"):
        state = position(at=at, turn="us") if at == "meeting" else position(at=at)
        state.may_pass, state.no_advance = ("uk",), ("uk",)
        (plate,) = [s for s in table_scene(state, "en").things() if s.id == "power:uk"]
        shown[at] = plate.label
    assert "pass" in shown["meeting"] and "pass" not in shown["war"]
    assert shown["meeting"].count("debate") and not shown["war"].count("debate")


def test_6_10_2_the_track_of_the_bomb_shows_what_waits_for_its_roll() -> None:
    state = position(at="meeting", turn="us")
    for spent in (0, 2):
        state.research = (("us", spent),) if spent else ()
        scene = map_scene(state, "en")
        assert ("+2" in {s.text for s in scene.shapes if s.kind == "text"}) == bool(spent)
        told = [s.label for s in scene.things() if s.id == "funded"]
        assert told == ["A-bomb research: +2 on its roll"] * bool(spent)


# -- everything is there, once ---------------------------------------------------------------------


def test_ids_are_unique() -> None:
    for _, _, scene in scenes():
        count = Counter(s.id for s in scene.things())
        assert not [i for i, n in count.items() if n > 1]


def test_table_shows_every_issue_seat_and_global_issue() -> None:
    for view, scene in of("table"):
        ids = {s.id for s in scene.things()}
        assert {i for i in ids if i.startswith("issue:")} == {
            f"issue:{i}" for i, place in view.issues.items() if place != OUT
        }
        for seat in SEATS:
            spaces = {f"space:{seat}:{n}" for n in range(1, 7)}
            assert spaces | {f"chair:{seat}", f"power:{seat}", f"leader:{seat}"} <= ids
        assert {f"pawn:{p}" for p in GLOBALS} | {"center"} <= ids


def test_map_shows_every_space_front_box_and_country() -> None:
    for view, scene in of("map"):
        ids = {s.id for s in scene.things()}
        for front in FRONTS:
            assert {f"space:{front}:{s.id}" for s in BOX.tracks[front].spaces} <= ids
            assert f"marker:{front}" in ids
            assert (f"entry:{front}" in ids) == (view.entry(front) is not None)
        assert {f"location:{x}" for x in BOX.locations} <= ids
        assert {f"box:{b}" for b in BOXES} | {f"theater:{t}" for t in THEATERS} <= ids
        assert {f"axis:{a}" for a in ("germany", "italy", "japan")} <= ids
        assert {"research", "bomb:us", "bomb:ussr", "technology"} <= ids


def test_an_issue_lies_where_the_position_has_it() -> None:
    for view, scene in of("table"):
        for issue, place in view.issues.items():
            token = scene.find(f"issue:{issue}")
            if token is None or place is None:
                continue
            spot = "center" if place == "center" else f"chair:{place[0]}"
            if place != "center" and place[1] < 7:
                spot = f"space:{place[0]}:{place[1]}"
            home = scene.find(spot)
            assert home is not None
            middle = token.at[1] + token.at[3] / 2
            assert distance(home, home.at[0] + 1, middle) == 0  # the same row
            assert distance(home, token.at[0] + token.at[2] / 2, middle) < 160


def test_markers_of_a_country_are_drawn_and_said() -> None:
    for view, scene in of("map"):
        parts = Counter(s.part_of for s in scene.pieces)
        for location in BOX.locations:
            networks = view.networks.get(location, ("", 0))[1]
            aligned = location in view.alignment
            # the name, two shapes for each network, three for alignment
            assert parts[f"location:{location}"] == 1 + 2 * networks + 3 * aligned


# -- nothing outside, nothing on top of each other -------------------------------------------------


def test_everything_is_inside_the_frame() -> None:
    for which, _, scene in scenes():
        for s in scene.board + scene.pieces:
            left, top, right, bottom = bounds(s)
            where = (which, scene.lang, scene.width, s.id or s.part_of or s.text, s)
            assert left >= -1 and top >= -1, where
            assert right <= scene.width + 1 and bottom <= scene.height + 1, where


APART = (
    "issue:",
    "location:",
    "marker:",
    "power:",
    "theater:",
    "reserves:",
    "technology",
    "research",
)


def test_tokens_do_not_overlap() -> None:
    for which, view, scene in scenes():
        things = [(bounds(s), s.id) for s in scene.pieces if s.id.startswith(APART)]
        for (a, one), (b, two) in combinations(things, 2):
            assert overlap(a, b) <= 0.5, (which, view.phase, scene.lang, scene.width, one, two)


def test_texts_do_not_run_into_each_other() -> None:
    for which, _, scene in scenes():
        texts = [(bounds(s), s) for s in scene.board + scene.pieces if s.kind == "text"]
        for (a, one), (b, two) in combinations(texts, 2):
            if a[0] < b[2] and b[0] < a[2] and overlap(a, b) > 2.5:
                raise AssertionError((which, scene.lang, scene.width, one.text, two.text))


ROOMS = ((680, 540), (757, 500), (757, 520), (787, 580), (700, 660), (820, 760), (940, 720))


def test_no_name_of_a_space_lies_on_what_is_in_the_space() -> None:
    """Neither on the map at its lowest nor on a roomy one. Arrows come from beside it."""
    views = [*[view for view, _ in of("map")][::24], given.war().view("us")]
    for lang in LANGS:
        for size in ROOMS:
            for view in views:
                scene = map_scene(view, lang, size=fit(*size))
                names = {
                    s: bounds(s)
                    for s in scene.board
                    if s.kind == "text" and s.style == "ink-bold" and s.part_of.startswith("space:")
                }
                others = [
                    s
                    for s in scene.board + scene.pieces
                    if s.part_of.startswith(("space:", "box:", "entry:", "marker:"))
                    and s.kind in ("path", "text", "circle", "rect")
                    and s not in names
                    and not s.piece.startswith("directed:")
                ] + [s for s in scene.pieces if s.id.startswith("marker:")]
                for text, area in names.items():
                    for s in others:
                        deep = overlap(area, bounds(s))
                        assert deep <= 0.9, (lang, size, text.text, s.id, s.part_of, s.text[:9])


def test_an_arrow_lies_on_no_name_and_no_marker() -> None:
    """A Directed Offensive comes from the space where the front stands."""
    for front in FRONTS:
        state = given.war()
        state.directed = {"uk_directed_offensive": (front, 1)}
        view = state.view("us")
        if view.entry(front) is None:
            continue
        for lang in LANGS:
            for size in ROOMS:
                scene = map_scene(view, lang, size=fit(*size))
                (arrow,) = [
                    s
                    for s in scene.pieces
                    if s.piece.startswith("directed:") and s.kind == "polygon"
                ]
                for s in scene.board + scene.pieces:
                    named = s.kind == "text" and s.part_of.startswith(("space:", "box:"))
                    if named or s.id.startswith("marker:"):
                        deep = overlap(bounds(arrow), bounds(s))
                        assert deep <= 0.9, (front, lang, size, s.id, s.part_of, s.text)


def test_letters_of_a_low_map_are_large_enough() -> None:
    """At 1280 x 800, with cards below, a board has about 757 x 500 pixels."""
    size = fit(757, 500)
    for lang in LANGS:
        scene = map_scene(given.war().view("us"), lang, size=size)
        smallest = min(s.size for s in scene.shapes if s.kind == "text")
        assert smallest * min(757 / size[0], 500 / size[1]) >= 11


def test_letters_are_large_enough() -> None:
    """At 1280 x 800 the app gives a board about 787 x 580 pixels, which is drawn one to one."""
    assert fit(787, 580) == (787, 580)
    for _, _, scene in scenes():
        sizes = {s.size for s in scene.shapes if s.kind == "text"}
        assert min(sizes) >= 11.5


def test_texts_fit_their_room() -> None:
    for which, _, scene in scenes():
        for s in scene.shapes:
            if s.kind == "text" and s.room:
                wide = width_of(s.text, s.size, s.style)
                assert wide <= 1.13 * s.room, (which, scene.lang, scene.width, s.text, wide, s.room)


def test_fit_keeps_letters_and_shape() -> None:
    assert fit(700, 664) == (700, 664)
    w, h = fit(1400, 1000)  # more than enough: all grows
    assert w < 1100 and abs(w / h - 1.4) < 0.01
    w, h = fit(500, 400)  # too little: all shrinks
    assert w >= 675 and h >= 535
    for box in ((3000, 200), (200, 3000), (0, 0)):
        assert min(fit(*box)) >= 500


# -- targets ---------------------------------------------------------------------------------------


def test_every_target_of_every_action_can_be_clicked() -> None:
    for state in positions():
        decision = state.decision
        if decision is None:
            continue
        view, can = state.view(decision.seat), usable(state)
        drawn = {w: d(view, selectable=can) for w, d in DRAWINGS.items()}
        there = drawn["table"].targets() | drawn["map"].targets()
        cards = {t for t in can if t.startswith("card:")}
        assert can - cards <= there, decision
        buttons = {s.target for d in drawn.values() for s in d.pieces if s.role == "button"}
        assert buttons == can - cards


def test_what_can_be_chosen_is_outlined_and_what_is_chosen_more() -> None:
    for _, _, scene in scenes():
        buttons = [s for s in scene.pieces if s.role == "button"]
        styles = Counter(s.style for s in scene.marks)
        assert styles["can"] == styles["can-under"]
        assert styles["chosen"] == styles["chosen-under"] == styles["chosen-tick"]
        outlined = {s.target for s in buttons}
        assert styles["can"] + styles["chosen"] >= len(outlined)
        others = [s for s in scene.marks if not s.style.startswith("about")]
        assert bool(buttons) == bool(others)


def test_the_issue_under_debate_is_marked() -> None:
    asked = next(
        s
        for s in walk("churchill", "training", 3)
        if s.decision and s.decision.kind == "debate_issue"
    )
    view = asked.view(asked.decision.seat)
    scene = table_scene(view, selectable=usable(asked))
    (mark,) = [s for s in scene.marks if s.style == "about"]
    token = scene.find(f"issue:{asked.decision.args[2]}")
    assert token is not None
    assert distance(token, mark.at[0] + 5, mark.at[1] + 5) == 0


def test_clicks_find_what_lies_there() -> None:
    view = given.crowded().view("us")
    scene = table_scene(view, selectable={"issue:pol_mil_1"})
    for issue in ("pol_mil_1", "us_production_1"):
        x, y, wide, high, _ = scene.find(f"issue:{issue}").at  # type: ignore[union-attr]
        assert scene.hit(x + wide / 2, y + high / 2) == f"issue:{issue}"
    x, y, wide, high, _ = scene.find("issue:pol_mil_1").at  # type: ignore[union-attr]
    assert scene.hit(x - 7, y + high / 2) == "issue:pol_mil_1"  # fingers are thick
    lane = scene.find("space:uk:4")
    assert lane is not None
    assert scene.hit(lane.at[0] + 5, lane.at[1] + 5) == "space:uk:4"
    assert scene.hit(-50, -50) is None


def test_a_click_prefers_what_would_do_something() -> None:
    view = given.war().view("us")
    plain = map_scene(view)
    entry = plain.find("entry:western")
    assert entry is not None
    near = (entry.at[0] - 4, entry.at[1] + 20)
    assert map_scene(view, selectable={"front:western"}).hit(*near) == "front:western"


def test_leader_without_a_seat_is_the_one_who_decides() -> None:
    view = given.center().view("us")
    seat = view.decision.seat  # type: ignore[union-attr]
    scene = table_scene(view, selectable={"leader"})
    assert [s.id for s in scene.pieces if s.role == "button"] == [f"leader:{seat}"]


# -- names -----------------------------------------------------------------------------------------


def test_things_have_names_in_the_language_of_the_board() -> None:
    latin, cyrillic = re.compile(r"[A-Za-z]{2,}"), re.compile(r"[а-яё]", re.I)
    for _, view, scene in scenes():
        told = [s.label for s in scene.things()] + [scene.title]
        assert all(told)
        conference = BOX.conferences[view.card].name[scene.lang] if view.card else ""
        told += [s.text for s in scene.shapes if s.kind == "text" and s.text not in conference]
        for text in told:
            wrong = latin if scene.lang == "ru" else cyrillic
            assert not wrong.search(text), text


def test_wordss_differ_in_words_only() -> None:
    for state in positions()[::5]:
        view = state.view(None)
        for draw in DRAWINGS.values():
            en, ru = (draw(view, lang) for lang in LANGS)
            assert [s.id for s in en.things()] == [s.id for s in ru.things()]


def test_names_tell_the_position() -> None:
    view = given.war().view("us")
    scene = map_scene(view)

    def label(id: str) -> str:
        found = scene.find(id)
        assert found is not None
        return found.label

    assert "support 3, Axis armies 2, strength 4" in label("entry:western")
    assert "naval support 5 of 5" in label("box:western")
    assert "production pledged" in label("box:cbi")
    assert "Directed Offensive" in label("entry:cbi")
    assert "networks 1" in label("location:france")
    assert "alignment" in label("location:france")
    table = table_scene(given.crowded().view("us"))
    issue = table.find("issue:pol_mil_1")
    assert issue is not None and "space 1" in issue.label
    assert issue.label.endswith("(1 production marker buys 1 alignment marker and 2 networks)"), (
        "what it gives"
    )


def test_6_11_a_country_says_who_may_place_no_alignment_there() -> None:
    def label(location: str, **sides: str) -> str:
        state = position(global_issues=sides)
        found = map_scene(state.view("us")).find(f"location:{location}")
        assert found is not None
        return found.label

    nobody = "nobody may place alignment now"
    assert "colony, " in label("vietnam") and "Soviet sphere, " in label("poland")
    assert "western sphere, " in label("france") and "sphere" not in label("denmark")
    assert label("vietnam").endswith(f"{nobody} (6.11.1)")
    assert label("vietnam", churchill_roosevelt="uk").endswith(
        "no alignment by US, USSR now (6.11.1)"
    )
    assert "may place" not in label("vietnam", churchill_roosevelt="us")
    assert label("poland").endswith(f"{nobody} (6.11.2)")
    assert label("poland", churchill_stalin="ussr").endswith("no alignment by US, UK now (6.11.2)")
    assert label("france", churchill_stalin="ussr").endswith("no alignment by USSR now (6.11.2)")


def test_a_leader_whom_the_card_forbids_to_advance_is_not_called_active() -> None:
    """5.11 Board and hand say what he may still do; what he would count is not promised."""
    hands = {"us": ["us_leahy", "us_hull"]}
    state = position(turn="us", hands=hands, issues={"global_issue": "center"})
    state.no_advance = ("us",)
    view = state.view("us")
    held = hand(view, "us", "en", frozenset({"issue:global_issue"}), frozenset())
    assert held["leader"]["state"] == "may only debate" and held["leader"]["worth"] is None
    assert all(card["worth"] for card in held["cards"])
    (plate,) = [s for s in table_scene(view, "en").shapes if s.id == "power:us"]
    assert "may only debate" in plate.label


@pytest.mark.parametrize(("source", "some"), [("ussr_malenkov", True), ("stalin", False)])
def test_only_what_can_answer_is_told_its_worth(source: str, some: bool) -> None:
    """5.24, 5.26 Where only a leader may debate, no staff card counts anything."""
    state = debate(issue="pol_mil_1", source=source)
    held = hand(state.view("uk"), "uk", "en", frozenset(), frozenset())
    told = {card["id"] for card in held["cards"] if card["worth"]}
    assert told == {a["card"] for a in state.actions() if a.kind == "debate" and some}
    assert bool(held["above"]) == (some or bool(held["leader"]["worth"]))
    assert held["cards"]


def test_a_hand_is_sorted_by_value_and_stays_so() -> None:
    """3.33 The chief first, then by value, however the cards came; a card that goes moves none."""
    own = [c for c, card in BOX.staff.items() if card.power == "us"][:7]
    state = position(at="meeting", hands={"us": own[::-1]})
    shown = [c["id"] for c in _held(state)]
    values = [BOX.staff[c].value for c in shown]
    assert values[0] is None and values[1:] == sorted(values[1:], reverse=True)  # type: ignore[type-var]
    assert sorted(shown) == sorted(own) != shown[::-1]
    state = position(at="meeting", hands={"us": [c for c in own if c != shown[3]]})
    assert [c["id"] for c in _held(state)] == [c for c in shown if c != shown[3]]


def test_what_a_card_counts_stands_in_the_place_of_its_value() -> None:
    """3.33 The number, and whether that is more or less than is printed; a die has its bonus."""
    own, issue = ["us_marshall", "us_leahy", "us_hull", "us_stimson"], "us_directed_offensive_1"
    state = position(at="meeting", hands={"us": own}, issues={issue: ("uk", 2)})
    seen = set()
    for card in _held(state, f"issue:{issue}"):
        printed, worth = BOX.staff[card["id"]].value, card["worth"]
        amount = sum(n for _, n, _ in worth["parts"] if n != "?")
        if printed is None:
            assert (worth["shown"], worth["sign"]) == ("3–8", "more")
        else:
            assert worth["shown"] == str(amount)
            sign = (amount > printed) - (amount < printed)
            assert worth["sign"] == ("same", "more", "less")[sign]
            seen.add(sign)
    assert seen == {-1, 0, 1}


def _held(state: Churchill, *chosen: str) -> list[Any]:
    cards: list[Any] = hand(state.view("us"), "us", "en", frozenset(chosen), frozenset())["cards"]
    return cards


@pytest.mark.parametrize(("lang", "told"), [("en", "you"), ("ru", "вы")])
def test_ones_own_seat_is_marked_on_both_boards(lang: str, told: str) -> None:
    """By a sign and a word; nobody's where nobody looks."""
    state = given.war()
    for draw in DRAWINGS.values():
        for size in SIZES:
            for viewer in (None, *SEATS):
                scene = draw(state.view(viewer), lang, size=size)
                words = [s for s in scene.pieces if s.text == told]
                assert [s.part_of for s in words] == ([f"power:{viewer}"] if viewer else [])
                for s in words:
                    plate = scene.find(s.part_of)
                    assert plate is not None and bounds(s)[2] < bounds(plate)[2]


@pytest.mark.parametrize("lang", LANGS)
def test_on_the_table_issues_are_called_as_in_the_choices(lang: str) -> None:
    """At 1280 x 800 the six that are nominated have their whole names, or two words of them."""
    some = ("uk_directed_offensive", "us_production_1", "theater_leadership_europe",
            "global_issue", "ussr_declares_war", "a_bomb_research")  # fmt: skip
    state = position(at="meeting", issues=dict.fromkeys(some, "center"))
    scene = table_scene(state.view("us"), lang, size=(787, 580))
    read = {s.part_of: s.text for s in scene.pieces if s.text}
    for issue in some:
        called, full = read[f"issue:{issue}"], ck.name(issue, "churchill", lang)
        assert called == full or len(called) >= 0.4 * len(full), (called, full)
    assert read["issue:us_production_1"] == ck.name("us_production_1", "churchill", lang)


def test_closed_spaces_say_so() -> None:
    game = ck.game("churchill")
    closed = map_scene(game.position(at="decisions", issues={}).view(None)).find("entry:far_east")
    issues = {"ussr_declares_war": "center"}
    opened = map_scene(game.position(at="meeting", issues=issues).view(None)).find("entry:far_east")
    assert closed is not None and "closed until" in closed.label
    assert opened is not None and "open:" in opened.label


# -- views -----------------------------------------------------------------------------------------


def test_a_drawing_holds_no_hidden_card() -> None:
    for state in positions():
        for seat in (*SEATS, None):
            view = state.view(seat)
            hidden = {c for s in SEATS if s != seat for c in (*state.hand(s), *state.decks[s])}
            for draw in DRAWINGS.values():
                scene = draw(view)
                told = " ".join(f"{s.id} {s.target} {s.label} {s.text}" for s in scene.shapes)
                assert not [c for c in hidden if c in told or BOX.staff[c].name["en"] in told]


def test_a_drawing_depends_on_the_view_only() -> None:
    for state in positions()[::4]:
        twin = state.copy()
        twin.seed, twin.draws = 1, 0
        other = {s: tuple(reversed(state.decks[s])) for s in SEATS}
        twin.decks = other  # type: ignore[assignment]
        for draw in DRAWINGS.values():
            one, two = draw(state.view("us")), draw(twin.view("us"))
            assert one.shapes == two.shapes
            assert one.board is two.board  # the same object: a renderer need not compare


def test_the_game_over_is_drawn_with_its_scores() -> None:
    last = next(s for s in positions() if s.result is not None)
    scene = table_scene(last.view(None))
    assert last.result is not None
    for seat in SEATS:
        plate = scene.find(f"power:{seat}")
        assert plate is not None and f"points {last.result.scores[seat]}" in plate.label


# -- themes: contrast ------------------------------------------------------------------------------


def luminance(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    a, b = sorted((luminance(one), luminance(two)), reverse=True)
    return (a + 0.05) / (b + 0.05)


def ground(below: Iterable[Shape], x: float, y: float, styles: dict[str, Style]) -> str:
    """The colour on which something stands: of the topmost area under the point."""
    color = "#ffffff"
    for s in below:
        filled = s.kind in ("rect", "circle", "polygon") and s.style and styles[s.style].fill
        if filled and distance(s, x, y) == 0:
            color = str(filled)
    return color


@pytest.mark.parametrize("theme", THEMES)
def test_texts_stand_out_from_their_ground(theme: str) -> None:
    styles = dict(THEMES[theme])
    for state in (positions()[3], positions()[10], given.crowded(), given.war()):
        for draw in DRAWINGS.values():
            scene = draw(state.view("us"), "en", theme, size=SIZES[0])
            shapes = scene.board + scene.pieces
            for i, s in enumerate(shapes):
                if s.kind != "text":
                    continue
                left, top, right, bottom = bounds(s)
                below = ground(shapes[:i], (left + right) / 2, (top + bottom) / 2, styles)
                ink = styles[s.style].fill
                assert ink is not None
                assert contrast(ink, below) >= 4.5, (theme, s.text, s.style, ink, below)


@pytest.mark.parametrize("theme", THEMES)
def test_signs_stand_out_from_their_ground(theme: str) -> None:
    """Pictures that carry meaning: 3 to 1; what is spent or absent may be fainter."""
    styles = dict(THEMES[theme])
    faint = {"naval-none", "army-gone", "icon-faint"}
    for state in (positions()[3], given.crowded(), given.war()):
        for draw in DRAWINGS.values():
            scene = draw(state.view("us"), "en", theme, size=SIZES[2])
            shapes = scene.board + scene.pieces
            for i, s in enumerate(shapes):
                if s.kind != "path" or s.style in faint or not styles[s.style].fill:
                    continue
                left, top, right, bottom = bounds(s)
                below = ground(shapes[:i], (left + right) / 2, (top + bottom) / 2, styles)
                ink = styles[s.style].fill
                assert ink is not None
                assert contrast(ink, below) >= 3, (theme, s.part_of, s.style, ink, below)


def test_themes_have_the_same_styles() -> None:
    names = {frozenset(styles) for styles in THEMES.values()}
    assert len(names) == 1
    used = {s.style for _, _, scene in scenes() for s in scene.shapes if s.style}
    assert used <= next(iter(names))


def test_powers_differ_without_colours() -> None:
    from churchill_widgets.games.churchill.icons import FIGURES, SIGNS

    assert len(set(SIGNS.values())) == len(set(FIGURES.values())) == len(SEATS)


# -- SVG -------------------------------------------------------------------------------------------


def test_svg_is_well_formed_and_says_what_it_shows() -> None:
    space = "{http://www.w3.org/2000/svg}"
    for which, _, scene in scenes()[::3]:
        root = ET.fromstring(svg(scene))
        groups = [g for g in root.iter(f"{space}g") if "data-id" in g.attrib]
        assert {g.attrib["data-id"] for g in groups} == {s.id for s in scene.things()}, which
        assert all(g.attrib["aria-label"] and g.attrib["role"] for g in groups)
        focusable = {g.attrib["data-target"] for g in groups if "tabindex" in g.attrib}
        assert focusable == {s.target for s in scene.pieces if s.role == "button"}
        assert root.find(f"{space}title") is not None
        texts = [t.text for t in root.iter(f"{space}text")]
        assert texts == [s.text for s in scene.shapes if s.kind == "text"]


def test_svg_escapes_what_it_is_given() -> None:
    shape = Shape("text", (1, 2), "ink", id='a"<', label="<&>\"'", text="<b>&", size=12)
    scene = Scene(10, 10, (shape,), (), (), '<t> & "q"')
    root = ET.fromstring(svg(scene))
    assert [t.text for t in root.iter("{http://www.w3.org/2000/svg}text")] == ["<b>&"]


# -- both boards at once ---------------------------------------------------------------------------


@pytest.mark.parametrize("across", [True, False])
def test_whole_scene_holds_both_boards(across: bool) -> None:
    state = given.war()
    view, can = state.view("us"), usable(state)
    scene = whole_scene(view, selectable=can, across=across)
    table, board = table_scene(view, selectable=can), map_scene(view, selectable=can)
    assert len(scene.shapes) == len(table.shapes) + len(board.shapes)
    assert scene.targets() == table.targets() | board.targets()
    assert len({s.id for s in scene.things()}) == len(list(scene.things()))
    for s in scene.board + scene.pieces:
        left, top, right, bottom = bounds(s)
        assert left >= -1 and top >= -1
        assert right <= scene.width + 1 and bottom <= scene.height + 1


def test_targets_name_what_an_action_is_about() -> None:
    for state in positions():
        if state.decision is None:
            continue
        for action in state.actions():
            found = targets_of(action, state.decision.seat)
            for value in action.args.values():
                if isinstance(value, str) and value:
                    assert any(t.endswith(f":{value}") for t in found), action


@pytest.mark.parametrize("lang", LANGS)
def test_6_11_captions_of_pawns_have_the_names_of_the_rules(lang: str) -> None:
    """Whoever is in office: every sentence names the disputes so, too."""
    names = {"en": ("Roosevelt", "Truman"), "ru": ("Рузвельт", "Трумэн")}[lang]
    for leader in ("roosevelt", "truman"):
        view = position(at="meeting", leaders={"us": leader}, conference=9).view("uk")
        labels = [s.label for s in table_scene(view, lang).shapes if s.id.startswith("pawn:")]
        assert len(labels) == 3 and sum(names[0] in x for x in labels) == 2
        assert not any(names[1] in x for x in labels)


def test_7_12_what_is_planned_to_be_taken_away_has_a_minus() -> None:
    game = ck.game("churchill")
    given = {"poland": {"clandestine": ("uk", 1)}, "greece": {"clandestine": ("us", 1)}}
    view = game.position(at="war", influence=given, reserves={"western": 1}).view("us")
    view.steps = (("place_network_marker", "us"),)
    for action in view.actions():
        after = tried(view, action)
        counts = {f"location:{action['location']}": 1}
        marks = planned(map_scene(view, "en"), map_scene(after, "en"), counts)
        label = "−1" if action.kind == "break_network" else "+1"
        assert {m.label for m in marks if m.kind == "count"} == {label}, action


def test_7_12_what_is_taken_away_and_what_is_placed_are_counted_apart() -> None:
    game = ck.game("churchill")
    view = game.position(at="war", influence={"poland": {"clandestine": ("uk", 1)}}).view("us")
    view.to_place = {**view.to_place, "us": (3, 0)}
    view.steps = (("place_network_marker", "us"),)
    draft = Batch.of(view)
    assert draft is not None
    took, placed = (act(kind, location="poland") for kind in ("break_network", "network"))
    plan = draft.plan({took: 1, placed: 2})
    assert plan is not None
    marks = planned(map_scene(view, "en"), map_scene(plan.view, "en"), {"location:poland": 3})
    assert [m.label for m in marks if m.kind == "count"] == ["−1 +2"]
