"""9.4 Victory point schedule: each letter present and absent."""

from __future__ import annotations

from itertools import product

import pytest

from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.rules.scoring import points, score
from tests.games.churchill.helpers import GAME, march, position

ALL = ("us", "uk", "ussr")
COLONIES = ("siam", "dutch_east_indies", "vietnam", "laos_cambodia", "malaya")


def lines(**entries):
    """The lines of a final score: seat -> [(letter, points, what for)]; nothing is on the map
    unless given."""
    entries = {"scenario": "campaign", "conference": 10, "influence": {}} | entries
    result = position(at="end", **entries).result
    assert result.scores == points(result.lines)
    return result.lines


def letter(name, **entries):
    """seat -> points by one letter."""
    found = {}
    for seat, rows in lines(**entries).items():
        mine = [n for rule, n, _ in rows if rule == name]
        if mine:
            found[seat] = sum(mine)
    return found


def test_check_31_the_training_set_up():
    state = GAME.new("training", seed=1)
    assert points(score(state)) == {"us": 16, "uk": 23, "ussr": 22}
    assert points(score(position(at="meeting"))) == {"us": 16, "uk": 23, "ussr": 22}
    assert {seat: sorted({row[0] for row in rows}) for seat, rows in score(state).items()} == {
        "us": ["A", "B", "O"],
        "uk": ["A", "B", "F", "H", "O", "R"],
        "ussr": ["A", "AA", "B", "O", "R"],
    }


# -- general ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ALL)
def test_9_4_a_three_for_each_alignment_marker(seat):
    assert letter("A") == {}
    places = ("poland", "siam", "norway")
    influence = {name: {"political": seat} for name in places}
    influence["france"] = {"clandestine": (seat, 1), "political": seat}
    assert letter("A", influence=influence) == {seat: 12}
    # the networks of others there do not matter
    influence["poland"] = {"clandestine": ("us", 2), "political": seat}
    assert letter("A", influence=influence) == {seat: 12}


@pytest.mark.parametrize("seat", ALL)
@pytest.mark.parametrize("count", [1, 2])
def test_9_4_b_one_for_a_place_with_networks_and_no_alignment(seat, count):
    assert letter("B") == {}
    influence = {name: {"clandestine": (seat, count)} for name in ("poland", "siam", "norway")}
    assert letter("B", influence=influence) == {seat: 3}
    for owner in ALL:  # anybody's marker
        influence["siam"] = {"clandestine": (seat, count), "political": owner}
        assert letter("B", influence=influence) == {seat: 2}


def test_9_4_c_five_for_each_global_issue():
    assert letter("C") == {}
    pawns = {"churchill_roosevelt": "us", "churchill_stalin": "ussr", "roosevelt_stalin": "ussr"}
    assert letter("C", global_issues=pawns) == {"us": 5, "ussr": 10}
    assert letter("C", global_issues={"churchill_roosevelt": "uk"}) == {"uk": 5}


@pytest.mark.parametrize("won", [0, 1, 2, 3])
def test_9_4_d_e_three_or_five_for_each_conference(won):
    for seat in ("us", "uk"):
        assert letter("D", conference_wins={seat: won}) == ({seat: 3 * won} if won else {})
    assert letter("E", conference_wins={"ussr": won}) == ({"ussr": 5 * won} if won else {})
    assert letter("D", conference_wins={"ussr": won}) == {}
    assert letter("E", conference_wins={"us": won}) == {}


def test_9_4_f_two_for_the_uk_for_each_untouched_colony():
    assert letter("F") == {"uk": 10}
    for n, seat in product(range(6), ALL):
        networks = {name: {"clandestine": (seat, 1)} for name in COLONIES[:n]}
        assert letter("F", influence=networks) == ({"uk": 10 - 2 * n} if n < 5 else {})
    assert letter("F", influence={"siam": {"political": "us"}}) == {"uk": 8}
    assert letter("F", influence={"poland": {"political": "us"}}) == {"uk": 10}  # no colony


# -- Axis surrender --------------------------------------------------------------------------------

INSIDE = {
    "germany": {"western": {"us", "uk"}, "eastern": {"ussr"}},
    "japan": {
        "central_pacific": {"us", "uk"},
        "southwest_pacific": {"us", "uk"},
        "cbi": {"us", "uk"},
        "far_east": {"ussr"},
    },
}


@pytest.mark.parametrize("axis", INSIDE)
def test_9_4_g_eight_for_each_axis_power_with_ones_front(axis):
    assert letter("G") == {}
    assert letter("G", surrendered=[axis]) == {}  # without a front inside
    for front, seats in INSIDE[axis].items():
        assert letter("G", fronts={front: axis}) == dict.fromkeys(seats, 8)
    # never more than eight for one Axis power
    everywhere = dict.fromkeys(INSIDE[axis], axis)
    assert letter("G", fronts=everywhere) == dict.fromkeys(ALL, 8)


def test_9_4_g_both_axis_powers():
    fronts = {"western": "germany", "cbi": "japan", "central_pacific": "japan"}
    assert letter("G", fronts=fronts) == {"us": 16, "uk": 16}
    fronts = {"eastern": "germany", "far_east": "japan"}
    assert letter("G", fronts=fronts) == {"ussr": 16}


def test_9_4_g_italy_is_no_such_axis_power():
    """3.22: Germany and Japan are the Axis powers; Italy has letters of its own (H to J)."""
    assert letter("G", fronts={"mediterranean": "southern_italy"}) == {}


# -- Europe ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [s.id for s in BOX.tracks["mediterranean"].spaces])
def test_9_4_h_i_j_italy(space):
    fronts = {"mediterranean": space}
    assert letter("H", fronts=fronts) == ({"uk": 2} if space == "central_italy" else {})
    north = space == "northern_italy"
    assert letter("I", fronts=fronts) == ({"uk": 3} if north else {})
    assert letter("J", fronts=fronts) == ({"us": 2} if north else {})


def test_9_4_example_1_northern_italy_and_not_central_italy():
    found = lines(fronts={"mediterranean": "northern_italy"}, entered_first="same_conference")
    assert ("I", 3, "northern_italy") in found["uk"]
    assert ("J", 2, "northern_italy") in found["us"]
    assert not [row for seat in ALL for row in found[seat] if row[0] == "H"]


@pytest.mark.parametrize("first", ["central_italy", "normandy", "same_conference"])
def test_9_4_k_l_central_italy_or_normandy_first(first):
    fronts = {"western": "rhineland", "mediterranean": "northern_italy"}
    k = letter("K", fronts=fronts, entered_first=first)
    assert k == ({"uk": 2} if first == "central_italy" else {})
    assert letter("L", fronts=fronts, entered_first=first) == (
        {"us": 2} if first == "normandy" else {}
    )


def test_9_4_k_l_only_one_of_them_entered_or_none():
    assert letter("K") == letter("L") == {}
    italy, d_day = {"mediterranean": "central_italy"}, {"western": "normandy"}
    assert (letter("K", fronts=italy), letter("L", fronts=italy)) == ({"uk": 2}, {})
    assert (letter("K", fronts=d_day), letter("L", fronts=d_day)) == ({}, {"us": 2})


def test_9_53_in_the_training_scenario_both_came_at_once():
    assert letter("K", scenario="training") == letter("L", scenario="training") == {}


@pytest.mark.parametrize("western, italian", list(product((1, 9), (1, 9))))
def test_9_4_k_l_as_the_fronts_really_enter(western, italian):
    """Both fronts try in one conference."""
    result = march(
        "western",
        "bolero",
        (western, italian),
        fronts={"mediterranean": "southern_italy"},
        issues={"second_front": "center"},
    ).result
    found = {row[0] for rows in result.lines.values() for row in rows}
    assert ("K" in found) == (western == 9 and italian == 1)
    assert ("L" in found) == (western == 1 and italian == 9)


@pytest.mark.parametrize("west, east", list(product((False, True), repeat=2)))
def test_9_4_m_germany_out_and_not_occupied_from_the_west(west, east):
    fronts = ({"western": "germany"} if west else {}) | ({"eastern": "germany"} if east else {})
    found = letter("M", fronts=fronts, surrendered=["germany"])
    assert found == ({} if west else {"ussr": 5})
    if not west and not east:
        assert letter("M") == {}  # Germany fights on


@pytest.mark.parametrize("space", [s.id for s in BOX.tracks["western"].spaces])
def test_9_4_n_o_where_the_western_front_is_now(space):
    fronts = {"western": space}
    both = {"us": 5, "uk": 5}
    assert letter("N", fronts=fronts) == (both if space == "west_germany" else {})
    assert letter("O", fronts=fronts) == ({"us": 2, "uk": 2} if space == "rhineland" else {})


@pytest.mark.parametrize("space", [s.id for s in BOX.tracks["eastern"].spaces])
def test_9_4_n_o_where_the_eastern_front_is_now(space):
    fronts = {"eastern": space}
    assert letter("N", fronts=fronts) == ({"ussr": 5} if space == "east_germany" else {})
    assert letter("O", fronts=fronts) == ({"ussr": 2} if space == "prussia" else {})


def test_9_4_p_one_for_each_german_technology():
    assert letter("P", surrendered=["germany"]) == {}
    shared = {"us": 1, "uk": 1, "ussr": 1}
    assert letter("P", surrendered=["germany"], technology=shared) == shared
    assert letter("P", surrendered=["germany"], technology={"ussr": 2}) == {"ussr": 2}


@pytest.mark.parametrize("west", [False, True])
def test_9_4_example_2_the_eastern_front_in_germany(west):
    """Eight for Germany, nothing for the spaces before it; M depends on the Western Front."""
    fronts = {"eastern": "germany", "western": "germany" if west else "rhineland"}
    found = lines(fronts=fronts)["ussr"]
    assert ("G", 8, "germany") in found
    assert not {"N", "O"} & {row[0] for row in found}
    assert (("M", 5, "germany_without_west") in found) == (not west)


# -- Pacific ---------------------------------------------------------------------------------------


def test_9_4_q_japan_out_and_occupied_by_nobody():
    assert letter("Q") == {}
    assert letter("Q", surrendered=["japan"]) == {"us": 5}
    for front in INSIDE["japan"]:
        assert letter("Q", fronts={front: "japan"}) == {}


def test_9_4_r_macarthur_has_not_returned():
    assert letter("R") == {"uk": 3, "ussr": 3}
    track = BOX.tracks["southwest_pacific"]
    for space in track.spaces:
        entered = space.index >= track.index("philippines")
        expected = {} if entered else {"uk": 3, "ussr": 3}
        assert letter("R", fronts={"southwest_pacific": space.id}) == expected
    assert letter("R", philippines_entered=True) == {}


def test_9_4_s_more_than_one_space_apart():
    central, southwest = BOX.tracks["central_pacific"], BOX.tracks["southwest_pacific"]
    for a, b in product(central.spaces, southwest.spaces):
        gap = (len(central.spaces) - a.index) - (len(southwest.spaces) - b.index)
        fronts = {"central_pacific": a.id, "southwest_pacific": b.id}
        expected = {"uk": 5, "ussr": 5} if abs(gap) > 1 else {}
        assert letter("S", fronts=fronts) == expected


@pytest.mark.parametrize(
    "name, front, space, expected",
    [
        ("T", "central_pacific", "iwo_jima", {"us": 2}),
        ("U", "central_pacific", "okinawa", {"us": 5}),
        ("V", "southwest_pacific", "kyushu", {"us": 5}),
        ("W", "cbi", "formosa", {"uk": 5}),
        ("X", "far_east", "korea", {"ussr": 8}),
    ],
)
def test_9_4_t_u_v_w_x_the_last_space_before_japan(name, front, space, expected):
    for place in BOX.tracks[front].spaces:
        found = letter(name, fronts={front: place.id})
        assert found == (expected if place.id == space else {})


# -- A-bomb ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("index, space", list(enumerate(BOX.a_bomb)))
def test_9_4_y_three_for_each_space_of_the_spies(index, space):
    found = letter("Y", a_bomb={"ussr": space})
    assert found == ({"ussr": 3 * index} if index else {})
    assert sum(found.values()) <= 12


@pytest.mark.parametrize("space", BOX.a_bomb)
def test_9_4_z_aa_who_has_the_bomb(space):
    has = space == "trinity"
    pawns = {"us": space, "ussr": "trinity"}
    assert letter("Z", a_bomb=pawns) == ({"us": 3, "uk": 3} if has else {})
    assert letter("AA", a_bomb=pawns) == ({} if has else {"ussr": 3})


def test_9_4_every_letter_there_is():
    """No line has a letter that the rulebook has not, and all but these few can come together."""
    found = set()
    for fronts in (
        {"western": "rhineland", "eastern": "east_germany", "mediterranean": "central_italy"},
        {"western": "normandy", "eastern": "germany", "mediterranean": "northern_italy"},
        {"central_pacific": "iwo_jima", "southwest_pacific": "kyushu", "cbi": "formosa"},
        {"central_pacific": "okinawa", "far_east": "korea"},
    ):
        for a_bomb in ({"us": "trinity", "ussr": "hanford"}, {}):
            rows = lines(
                fronts=fronts,
                a_bomb=a_bomb,
                entered_first="normandy" if "western" in fronts else "central_italy",
                surrendered=["germany", "italy"] if "mediterranean" in fronts else ["japan"],
                technology={"ussr": 2} if "mediterranean" in fronts else {},
                conference_wins={"us": 1, "ussr": 1},
                global_issues={"roosevelt_stalin": "us"},
                influence={
                    "france": {"clandestine": ("us", 1)},
                    "poland": {"political": "ussr"},
                },
            )
            found |= {row[0] for seat in ALL for row in rows[seat]}
    assert found == {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AA"}


def test_9_4_what_a_score_counts_what_is_on_the_map_now():
    """In the middle of a game the lines are as if it ended now."""
    state = position(
        at="decisions",
        scenario="training",
        issues={"global_issue": ("us", 1)},
        global_issues={"churchill_roosevelt": "us"},
    )
    before = points(score(state))
    while state.phase == "decisions":
        state.apply(state.actions()[0])
    after = points(score(state))
    # the pawn of 6.11; the conference itself was won before
    assert after == before | {"us": before["us"] + 5}
