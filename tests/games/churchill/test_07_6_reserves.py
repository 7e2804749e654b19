"""7.6 Axis reserves, by every numbered priority of 7.62 and 7.64; 7.63, 7.65 and 7.72.4."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from churchill_kit.games.churchill.outlook import front_chance
from tests.games.churchill.helpers import (
    GAME,
    asked,
    asks,
    every,
    from_card,
    march,
    only,
    play_until,
    position,
    revealed,
    to_end,
    without_effect,
)

EUROPE = ("western", "eastern", "mediterranean")
WEST = ("western_box", "bolero", "normandy", "rhineland", "west_germany")
EAST = ("eastern_box", "belorussia", "ukraine", "prussia", "east_germany")
ONE_CARD = {"us": ["us_hopkins"], "uk": ["uk_macready"], "ussr": ["ussr_budyonny"]}
# Pacific fronts where no priority applies: nobody enters Japan, a B29 space or, without naval
# support, an amphibious space; the Soviets wait.
QUIET = {"southwest_pacific": "new_britain", "far_east": "far_east_box", "cbi": "cbi_box"}


def reserves(rolls=(), **entries):
    """The last war phase of a campaign: the end, and its events."""
    given = {"scenario": "campaign", "conference": 10, "naval": {}, "influence": {}}
    state = position(at="war", rolls=list(rolls), **(given | entries))
    return state, to_end(state)


def by_rule(events, rule):
    """front -> armies placed by a rule."""
    placed = Counter()
    for event in events:
        if event.kind in ("armies_placed", "army_rolled") and event.rule == rule:
            placed[event["front"]] += event.get("amount", 1)
    return dict(placed)


def armies(events, fronts):
    """front -> all armies placed."""
    placed = Counter()
    for event in events:
        if event.kind in ("armies_placed", "army_rolled"):
            placed[event["front"]] += event.get("amount", 1)
    return {front: n for front, n in placed.items() if front in fronts}


def europe(west, east, *rolls, **entries):
    """European reserves with the fronts in these spaces."""
    fronts = {"western": west, "eastern": east} | entries.pop("fronts", {})
    return reserves(rolls, fronts=fronts, **entries)


def pool(west, east):
    """German armies in the game (7.63)."""
    return 6 - (west == "west_germany") - (east == "east_germany")


# -- 7.61, 7.62 in all -----------------------------------------------------------------------------


@pytest.mark.parametrize("west, east", list(product(WEST, EAST)))
def test_7_62_every_priority_in_every_position(west, east):
    """What the rulebook orders, worked out here anew, for all places of the two fronts."""
    rolls = (1,) * 6  # whatever is left is diced for: 1 is Western
    _, events = europe(west, east, *rolls)
    left = pool(west, east)
    wanted = {n: Counter() for n in range(1, 9)}

    def send(number, front, amount):
        nonlocal left
        amount = min(amount, left)
        left -= amount
        wanted[number][front] += amount

    if west == "west_germany" and east == "east_germany":
        send(1, "western", 1)
        send(1, "eastern", 1)
    elif west == "west_germany":
        send(1, "western", 2)
    elif east == "east_germany":
        send(1, "eastern", 2)
    send(2, "eastern", 1)
    if west in ("western_box", "bolero"):
        send(4, "eastern", 4)
    if west == "bolero":
        send(5, "western", 1)
    if west not in ("western_box", "bolero"):
        gap = WEST.index(west) - EAST.index(east)
        if gap > 0:
            send(6, "western", 2)
        elif gap < 0:
            send(6, "eastern", 2)
        else:  # 7.72.4: a die for an odd one; the first 1 is Western
            send(6, "western", 1)
            send(6, "eastern", 1)
    wanted[7]["mediterranean"] = 1  # the Italian army
    send(8, "western", left)
    for number, fronts in wanted.items():
        found = by_rule(events, f"7.62.{number}")
        assert found == {f: n for f, n in fronts.items() if n}, number
    assert sum(armies(events, ("western", "eastern")).values()) == pool(west, east)


def test_7_61_what_the_axis_has():
    state, _ = europe("western_box", "eastern_box", 1)
    assert state.reserves == {
        "german_army": 6,
        "italian_army": 1,
        "german_navy": 1,
        "japanese_army": 4,
        "japanese_navy": 2,
    }


def test_7_61_unmet_priorities_are_ignored():
    """Five armies: two held, one and two of the four in the east; none for the Atlantic Wall."""
    _, events = europe("bolero", "east_germany")
    assert by_rule(events, "7.62.4") == {"eastern": 2}
    assert not by_rule(events, "7.62.5")
    assert not by_rule(events, "7.62.8")


# -- 7.62.1 to 7.62.8 ------------------------------------------------------------------------------


@pytest.mark.parametrize("east", EAST)
def test_7_62_1_two_armies_stay_in_germany_if_a_front_is_about_to_enter(east):
    _, events = europe("normandy", east, 3, 3, 3)
    assert by_rule(events, "7.62.1") == ({"eastern": 2} if east == "east_germany" else {})
    _, events = europe("west_germany", "ukraine", 3, 3, 3)
    assert by_rule(events, "7.62.1") == {"western": 2}


@pytest.mark.parametrize("die, front", [(1, "w"), (2, "w"), (3, "w"), (4, "e"), (5, "e"), (6, "e")])
def test_7_72_4_both_fronts_before_germany(die, front):
    """Four armies: one is the Eastern Front's (7.62.2); of three one each, the odd at random."""
    _, events = europe("west_germany", "east_germany", die)
    assert by_rule(events, "7.62.1") == {"western": 1, "eastern": 1}
    assert by_rule(events, "7.62.2") == {"eastern": 1}
    assert by_rule(events, "7.62.6") == {"western" if front == "w" else "eastern": 1}
    assert not by_rule(events, "7.62.8")
    expected = {"western": 2, "eastern": 2} if front == "w" else {"western": 1, "eastern": 3}
    assert armies(events, EUROPE[:2]) == expected


@pytest.mark.parametrize("west, east", list(product(WEST, EAST)))
def test_7_62_2_always_one_army_before_the_eastern_front(west, east):
    _, events = europe(west, east, *[5] * 6)
    assert by_rule(events, "7.62.2") == {"eastern": 1}


@pytest.mark.parametrize("naval", range(6))
def test_7_62_3_battle_of_the_atlantic(naval):
    state, events = europe("western_box", "eastern_box", 5, naval={"western": naval})
    sent = only(events, "navy_sent")
    assert (sent.rule, sent["box"], sent["amount"]) == ("7.62.3", "western", min(naval, 1))
    assert state.naval["western"] == max(naval - 1, 0)
    assert state.reserves["german_navy"] == 1  # it comes back
    blocked = naval - 1 < 3
    assert blocked == any(e["front"] == "western" for e in every(events, "front_blocked"))


@pytest.mark.parametrize("west", WEST[1:])
def test_7_62_3_no_longer_once_the_western_front_is_out(west):
    state, events = europe(west, "ukraine", *[5] * 6, naval={"western": 3})
    assert not every(events, "navy_sent")
    assert state.naval["western"] == 3


@pytest.mark.parametrize("west", WEST)
def test_7_62_4_eastern_horde_until_western_front_leaves_bolero(west):
    _, events = europe(west, "belorussia", *[5] * 6)
    expected = {"eastern": 4} if west in ("western_box", "bolero") else {}
    assert by_rule(events, "7.62.4") == expected


@pytest.mark.parametrize("west", WEST)
def test_7_62_5_atlantic_wall_while_the_western_front_is_in_bolero(west):
    _, events = europe(west, "belorussia", *[5] * 6)
    assert by_rule(events, "7.62.5") == ({"western": 1} if west == "bolero" else {})


def test_check_27_five_armies_in_the_east_before_d_day_or_six():
    """Exactly five with the Western Front in Bolero; five or six with it in its theater box."""
    for die in range(1, 7):
        _, events = europe("bolero", "belorussia", die)
        assert armies(events, ("eastern",)) == {"eastern": 5}
        _, events = europe("western_box", "belorussia", die)
        assert armies(events, ("eastern",)) == {"eastern": 6 if die in (3, 4) else 5}


@pytest.mark.parametrize(
    "west, east, placed",
    [
        ("bolero", "prussia", {}),  # Normandy not entered yet
        ("normandy", "eastern_box", {"western": 2}),
        ("normandy", "belorussia", {"western": 2}),
        ("normandy", "ukraine", {"western": 1, "eastern": 1}),
        ("normandy", "prussia", {"eastern": 2}),
        ("rhineland", "ukraine", {"western": 2}),
        ("rhineland", "prussia", {"western": 1, "eastern": 1}),
        ("rhineland", "east_germany", {"eastern": 2}),
        ("west_germany", "prussia", {"western": 2}),
    ],
)
def test_7_62_6_two_armies_against_the_front_closer_to_germany(west, east, placed):
    _, events = europe(west, east, *[5] * 4)
    assert by_rule(events, "7.62.6") == placed


@pytest.mark.parametrize(
    "space", ["mediterranean_box", "sicily", "southern_italy", "northern_italy"]
)
def test_7_62_7_the_italian_army_until_italy_is_out(space):
    _, events = europe("normandy", "ukraine", 1, 1, 1, fronts={"mediterranean": space})
    fights = space in ("mediterranean_box", "sicily")
    assert by_rule(events, "7.62.7") == ({"mediterranean": 1} if fights else {})


@pytest.mark.parametrize("arctic", [2, 3])
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("med", ["mediterranean_box", "northern_italy"])
def test_7_62_8_the_rest_at_random(die, arctic, med):
    """One army is left while the Western Front has not left its theater box."""
    state, events = europe(
        "western_box", "belorussia", die, fronts={"mediterranean": med}, naval={"arctic": arctic}
    )
    to_arctic = die == 6 and arctic >= 3
    expected = {1: "western", 2: "western", 3: "eastern", 4: "eastern"}.get(die, "mediterranean")
    assert by_rule(events, "7.62.8") == ({} if to_arctic else {expected: 1})
    assert len(every(events, "army_to_arctic")) == to_arctic
    assert state.naval["arctic"] == arctic - to_arctic
    assert state.reserves["german_army"] == 6  # the army is back


def test_7_62_8_the_arctic_closes_for_the_next_army():
    """Three armies are left: one goes north, the next two cannot."""
    state, events = europe("normandy", "ukraine", 6, 6, 6, naval={"arctic": 3})
    assert by_rule(events, "7.62.8") == {"mediterranean": 2}
    assert state.naval["arctic"] == 2


def test_7_62_8_each_army_its_own_die():
    _, events = europe("normandy", "ukraine", 2, 4, 5)
    assert by_rule(events, "7.62.8") == {"western": 1, "eastern": 1, "mediterranean": 1}
    assert [e["roll"] for e in every(events, "army_rolled")][:3] == [2, 4, 5]


def test_7_8_no_reserves_for_an_axis_power_that_is_out():
    _, events = europe("normandy", "ukraine", surrendered=["germany"], naval={"western": 3})
    assert not armies(events, EUROPE)
    _, events = reserves(surrendered=["japan"])
    assert set(armies(events, EUROPE + PACIFIC)) <= set(EUROPE)


# -- 7.62.8, 7.64.6: armies that the card sends ----------------------------------------------------


def events_of_conference(state):
    """All events to the end of the conference that is on."""
    number = state.conference
    events = list(state.events)
    while state.result is None and state.conference == number:
        events += state.apply(without_effect(state))
    return events


@pytest.mark.parametrize(
    "card, axis, front",
    [
        ("c03b", "germany", "mediterranean"),
        ("c07a", "germany", "western"),
        ("c02b", "japan", "cbi"),
    ],
)
def test_7_62_8_7_64_6_an_army_goes_where_the_card_says(card, axis, front):
    state = from_card(card, naval={}, fronts=QUIET | {"western": "western_box"})
    events = events_of_conference(state)
    sent = only([e for e in events if e.get("why") == "card"], "armies_placed")
    rule = "7.62.8" if axis == "germany" else "7.64.6"
    assert (sent.rule, sent["front"], sent["amount"]) == (rule, front, 1)
    diced = [e for e in every(events, "army_rolled") if e["axis"] == axis]
    assert len(diced) == (0 if axis == "germany" else 3)


@pytest.mark.parametrize(
    "amount, fronts, sent, diced",
    [
        (1, {"western": "western_box"}, 1, 0),
        (1, {"western": "bolero"}, 0, 0),  # none is left to be diced for
        (2, {"western": "western_box"}, 1, 0),  # only one is
        (2, {"western": "normandy", "eastern": "ukraine"}, 2, 1),
        (1, {"western": "western_box", "mediterranean": "northern_italy"}, 0, 1),  # no entry space
    ],
)
def test_7_62_8_only_armies_about_to_be_diced_for_are_sent(
    monkeypatch, amount, fronts, sent, diced
):
    effect = {"op": "axis_army", "axis": "germany", "front": "mediterranean", "amount": amount}
    state = revealed(monkeypatch, [effect], hands=ONE_CARD, fronts=fronts, naval={})
    events = events_of_conference(state)
    found = [e for e in every(events, "armies_placed") if e["why"] == "card"]
    assert sum(e["amount"] for e in found) == sent
    why = "end_of_track" if "mediterranean" in fronts else "none_left"
    told = [(e.rule, e["front"], e["why"]) for e in every(events, "army_not_diverted")]
    assert told == ([] if sent else [("7.62.8", "mediterranean", why)])
    assert len([e for e in every(events, "army_rolled") if e["axis"] == "germany"]) == diced


# -- 7.63 German collapse --------------------------------------------------------------------------


def test_7_63_italian_surrender():
    state = march("mediterranean", "sicily", rolls=(2,), naval=3)
    gone = only(state.events, "reserve_removed")
    assert (gone.rule, gone["reserve"], gone["space"]) == ("7.63", "italian_army", "southern_italy")
    assert state.reserves["italian_army"] == 0


def test_7_63_battle_of_the_atlantic_won():
    state = march("western", "western_box", rolls=(2,), naval=3)
    gone = only(state.events, "reserve_removed")
    assert (gone.rule, gone["reserve"], gone["space"]) == ("7.63", "german_navy", "bolero")
    assert state.reserves["german_navy"] == 0


@pytest.mark.parametrize(
    "front, space, entry",
    [("western", "rhineland", "west_germany"), ("eastern", "prussia", "east_germany")],
)
def test_7_63_a_german_army_for_good_at_west_and_at_east_germany(front, space, entry):
    state = march(front, space, rolls=(2,))
    gone = only(state.events, "reserve_removed")
    assert (gone.rule, gone["reserve"], gone["space"]) == ("7.63", "german_army", entry)
    assert state.reserves["german_army"] == 5


def test_7_63_nothing_is_lost_elsewhere():
    for front, spaces in (("western", WEST), ("eastern", EAST)):
        for space, entry in pairwise(spaces):
            if entry in ("bolero", "west_germany", "east_germany"):
                continue
            d_day = {"issues": {"second_front": "center"}} if entry == "normandy" else {}
            state = march(front, space, rolls=(1,), **d_day)
            assert state.space(front).id == entry
            assert not every(state.events, "reserve_removed")


def test_7_63_both_losses_leave_four():
    _state, events = europe("west_germany", "east_germany", 1)
    assert sum(armies(events, ("western", "eastern")).values()) == 4


# -- 7.64 Pacific ----------------------------------------------------------------------------------

PACIFIC = ("central_pacific", "southwest_pacific", "cbi", "far_east")
DRIVES = PACIFIC[:3]
GATES = {
    "central_pacific": "okinawa",
    "southwest_pacific": "kyushu",
    "cbi": "formosa",
    "far_east": "korea",
}


def pacific(*rolls, **entries):
    """Pacific reserves with the dice of these only: no German army is diced for."""
    fronts = {"western": "bolero"} | QUIET | entries.pop("fronts", {})
    naval = {"western": 0} | entries.pop("naval", {})
    return reserves(rolls, fronts=fronts, naval=naval, **entries)


@pytest.mark.parametrize("front", PACIFIC)
def test_7_64_1_all_armies_in_japan_if_a_front_is_about_to_enter(front):
    _, events = pacific(6, fronts={front: GATES[front]}, naval={front: 3})
    expected = 3 if front == "far_east" else 4  # 7.65
    assert by_rule(events, "7.64.1") == {front: expected}
    assert armies(events, PACIFIC) == {front: expected}


@pytest.mark.parametrize("front", DRIVES)
def test_7_64_1_a_front_that_lacks_ships_draws_all_armies_too(front):
    """Ruling: where the front stands decides; without naval support it can't even land."""
    _, events = pacific(fronts={front: GATES[front]}, naval={front: 0})
    assert by_rule(events, "7.64.1") == {front: 4}
    assert armies(events, PACIFIC) == {front: 4}


@pytest.mark.parametrize("front", DRIVES)
def test_7_64_1_not_a_space_earlier(front):
    before = {"central_pacific": "iwo_jima", "southwest_pacific": "philippines", "cbi": "yunnan"}
    _, events = pacific(fronts={front: before[front]})
    assert not by_rule(events, "7.64.1")


def gates(*fronts, rolls=()):
    """All these fronts are about to enter Japan; the navy stays in port."""
    return pacific(
        *rolls,
        fronts={f: GATES[f] for f in fronts},
        naval=dict.fromkeys(fronts, 3),
    )


def test_7_72_4_two_fronts_before_japan_two_each():
    _, events = gates("central_pacific", "southwest_pacific", rolls=[6])
    assert by_rule(events, "7.64.1") == {"central_pacific": 2, "southwest_pacific": 2}


@pytest.mark.parametrize("die", range(1, 7))
def test_7_72_4_an_odd_army_before_japan_at_random(die):
    """Three fronts and four armies: one each, the fourth by a die."""
    _, events = gates(*DRIVES, rolls=[die, 6])
    expected = dict.fromkeys(DRIVES, 1)
    expected[DRIVES[(die - 1) // 2]] += 1
    assert by_rule(events, "7.64.1") == expected
    # with Korea taken one army is gone: two fronts and three armies
    _, events = gates("cbi", "far_east", rolls=[die, 6])
    odd = "cbi" if die <= 3 else "far_east"
    expected = {"cbi": 1, "far_east": 1} | {odd: 2}
    assert by_rule(events, "7.64.1") == expected


def test_7_72_4_three_armies_before_four_fronts():
    """One front of four goes without; the die is thrown again where it does not divide."""
    _, events = gates(*PACIFIC, rolls=[5, 6, 1, 3, 6, 6])
    # a four-sided choice: 5 and 6 again, 1 the first; then of three: 3 the second; then of two
    placed = by_rule(events, "7.64.1")
    assert placed == {"central_pacific": 1, "cbi": 1, "far_east": 1}
    assert [e["roll"] for e in events if e.kind == "odd_army_rerolled"] == [5, 6]
    assert [e["roll"] for e in events if e.kind == "odd_army_rolled"] == [1, 3, 6]


@pytest.mark.parametrize(
    "space, placed",
    [("far_east_box", {}), ("nomohon", {"far_east": 2}), ("manchuria", {"far_east": 2})],
)
def test_7_64_2_two_armies_once_the_soviets_have_left_their_box(space, placed):
    """Even if the USSR has not declared war."""
    _, events = pacific(fronts={"far_east": space})
    assert by_rule(events, "7.64.2") == placed


@pytest.mark.parametrize(
    "front, space, b29",
    [
        ("central_pacific", "gilbert_marshall", False),
        ("central_pacific", "caroline", True),
        ("central_pacific", "marianas", False),
        ("southwest_pacific", "papua", False),
        ("southwest_pacific", "vogelkop", True),
        ("southwest_pacific", "philippines", False),
        ("cbi", "cbi_box", False),
        ("cbi", "burma", True),
        ("cbi", "yunnan", False),
    ],
)
def test_7_64_3_an_army_before_each_b29_space(front, space, b29):
    _, events = pacific(6, fronts={front: space}, naval={front: 3})
    assert by_rule(events, "7.64.3") == ({front: 1} if b29 else {})


def test_7_64_3_central_before_southwest_before_cbi():
    """Two armies face the Soviets, so that the third B29 space gets none."""
    all_three = {"central_pacific": "caroline", "southwest_pacific": "vogelkop", "cbi": "burma"}
    _, events = pacific(fronts=all_three | {"far_east": "nomohon"})
    assert by_rule(events, "7.64.3") == {"central_pacific": 1, "southwest_pacific": 1}
    _, events = pacific(fronts=all_three | {"far_east": "manchuria"})
    assert by_rule(events, "7.64.3") == {"central_pacific": 1}
    _, events = pacific(fronts=all_three)
    assert by_rule(events, "7.64.3") == dict.fromkeys(DRIVES, 1)


# -- 7.64.4, 7.64.5 The Imperial Japanese Navy -----------------------------------------------------


@pytest.mark.parametrize("fate", range(1, 7))
@pytest.mark.parametrize("die", [1, 2])
def test_7_64_4_7_64_5_on_one_or_two_the_navy_strikes_and_may_be_sunk(die, fate):
    state, events = pacific(die, fate, naval={"central_pacific": 3})
    strike = only(events, "navy_strikes")
    assert (strike.rule, strike["box"], strike["amount"]) == ("7.64.4", "central_pacific", 1)
    assert state.naval["central_pacific"] == 2
    told = only(events, "navy_fate")
    assert (told.rule, told["sunk"]) == ("7.64.5", fate <= 4)
    assert state.reserves["japanese_navy"] == (1 if fate <= 4 else 2)
    # and the landing fails for want of the third naval support (7.72.1)
    blocked = [e for e in every(events, "front_blocked") if e["front"] == "central_pacific"]
    assert len(blocked) == 1


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_7_64_4_otherwise_nothing(die):
    state, events = pacific(die, naval={"central_pacific": 3})
    assert only(events, "navy_stays").rule == "7.64.4"
    assert not every(events, "navy_strikes") and not every(events, "navy_fate")
    assert state.naval["central_pacific"] == 3
    assert state.reserves["japanese_navy"] == 2


def test_7_64_4_7_64_5_six_sided_dice():
    struck, sunk = set(), set()
    for seed in range(150):
        _, events = pacific(naval={"central_pacific": 3}, seed=seed)
        struck |= {e["roll"] for e in events if e.kind in ("navy_strikes", "navy_stays")}
        sunk |= {e["roll"] for e in every(events, "navy_fate")}
    assert struck == sunk == set(range(1, 7))


@pytest.mark.parametrize(
    "fronts, naval, box",
    [
        ({"southwest_pacific": "solomons", "cbi": "canton_hong_kong"}, {"cbi": 3}, "cbi"),
        (
            {"southwest_pacific": "solomons", "cbi": "canton_hong_kong"},
            {"cbi": 3, "southwest_pacific": 3},
            "southwest_pacific",
        ),
        (
            {"southwest_pacific": "solomons", "cbi": "canton_hong_kong"},
            {"cbi": 3, "southwest_pacific": 3, "central_pacific": 3},
            "central_pacific",
        ),
        # not a front that lacks the three naval support that a landing takes
        ({"southwest_pacific": "solomons"}, {"central_pacific": 2, "southwest_pacific": 3}, None),
        # nor one before a land space, whatever it has
        ({"southwest_pacific": "new_britain"}, {"southwest_pacific": 5, "cbi": 5}, ""),
        ({}, {"central_pacific": 2}, ""),
    ],
)
def test_7_64_4_a_front_about_to_land_central_before_southwest_before_cbi(fronts, naval, box):
    state, events = pacific(1, 1, fronts=fronts, naval=naval)
    if box == "":
        assert only(events, "navy_without_target").rule == "7.64.4"
        assert not every(events, "navy_strikes")
    else:
        box = box or "southwest_pacific"
        assert only(events, "navy_strikes")["box"] == box
        assert state.naval[box] == naval[box] - 1
    for other in set(naval) - {box}:
        assert state.naval[other] == naval[other]


def test_7_64_4_a_landing_reckons_with_the_navy():
    """Just enough naval support: a third of the landings fails; one more sees them through; and
    the first front about to land draws the strike."""
    fronts = {"southwest_pacific": "solomons"}
    view = position(at="war", fronts=fronts, naval={"central_pacific": 3}).view("us")
    enough, more = (front_chance(view, "central_pacific", 4, n) for n in (0, 1))
    assert (enough.strike, more.strike) == (33, 0)
    assert enough.now == round(more.now * 2 / 3) > 0
    assert front_chance(view, "southwest_pacific", 4, 3).strike == 0, "the other draws it"
    gone = view.copy()
    gone.reserves = {**gone.reserves, "japanese_navy": 0}
    assert front_chance(gone, "central_pacific", 4).strike == 0
    first = position(at="war", fronts=fronts, naval={}).view("us")
    assert front_chance(first, "southwest_pacific", 4, 3).strike == 33


def test_7_64_5_after_both_navies_there_is_no_roll():
    data = position(
        at="war",
        scenario="campaign",
        conference=10,
        fronts=QUIET | {"western": "bolero"},
        naval={"central_pacific": 3},
        influence={},
        rolls=[1, 1, 1],
    ).dump()
    for navies, strikes in ((2, 1), (1, 1), (0, 0)):
        data["state"]["reserves"]["japanese_navy"] = navies
        state = GAME.load(data)
        events = to_end(state)
        assert len(every(events, "navy_strikes")) == strikes  # never more than one a conference
        assert state.reserves["japanese_navy"] == max(navies - 1, 0)
        if not navies:
            assert not {"navy_stays", "navy_fate", "navy_without_target"} & {e.kind for e in events}


# -- 7.64.6, 7.65 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(1, 7))
def test_7_64_6_the_rest_at_random(die):
    _, events = pacific(*[die] * 4)
    assert by_rule(events, "7.64.6") == {DRIVES[(die - 1) // 2]: 4}


def test_7_64_7_64_6_a_die_each_for_what_is_left():
    _, events = pacific(1, 4, fronts={"far_east": "nomohon"})
    assert by_rule(events, "7.64.6") == {"central_pacific": 1, "southwest_pacific": 1}
    assert armies(events, PACIFIC) == {"far_east": 2, "central_pacific": 1, "southwest_pacific": 1}


def test_7_65_the_kwantung_army():
    state = march("far_east", "nomohon", rolls=(2,), issues={"ussr_declares_war": "center"})
    gone = only(state.events, "reserve_removed")
    assert (gone.rule, gone["reserve"], gone["space"]) == ("7.65", "japanese_army", "manchuria")
    assert state.reserves["japanese_army"] == 3


def test_7_6_reserves_go_back_after_the_conference():
    state = position(at="war", scenario="campaign", conference=9, influence={})
    play_until(state, lambda s: s.conference == 10)
    assert not any(state.armies.values())
    assert state.reserves["german_army"] == 6
    assert asks(state) and asked(state)
