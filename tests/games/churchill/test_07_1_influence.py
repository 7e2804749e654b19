"""7.1 to 7.4: networks and political alignment; 6.11.1 to 6.11.3: what the latter is under."""

from __future__ import annotations

from itertools import product

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX
from tests.games.churchill.helpers import (
    act,
    asked,
    asks,
    every,
    from_card,
    kinds,
    march,
    offers,
    only,
    parts,
    play,
    play_until,
    position,
    refused,
    to_end,
    total,
)

ALL = ("us", "uk", "ussr")
EVERYWHERE = tuple(BOX.locations)
# The groups as the rulebook lists them.
COLONIES = {"siam", "dutch_east_indies", "vietnam", "laos_cambodia", "malaya"}  # 3.23
UKRAINE = ("baltic_states", "poland", "rumania", "bulgaria")  # 7.13, example
SOVIET_SPHERE = {*UKRAINE, "finland"}  # 6.11.2
WESTERN_SPHERE = {"france", "belgium", "netherlands"}  # 6.11.2
ON_BOTH_TRACKS = {  # connected to the Western or the Eastern Front Track
    *WESTERN_SPHERE,
    *UKRAINE,
    *("denmark", "hungary", "czechoslovakia"),
}
ARCTIC = ("norway", "finland")


def war(**entries):
    """The war phase of the last conference of a campaign, from the clandestine segment on."""
    entries = {"scenario": "campaign", "conference": 10, "influence": {}} | entries
    return position(at="war", **entries)


def placing(state):
    """Who places markers, in order, to the end of the segment that is on."""
    kind, seats = asks(state), []
    if kind == "choose_next":
        kind = "place_alignment_marker" if state.decision.args[0] else "place_network_marker"
    while asks(state) in (kind, "choose_next"):
        if asks(state) == kind:
            seats.append(asked(state)[0])
        state.apply(state.actions()[0])
    return seats


# -- 7.1 Order -------------------------------------------------------------------------------------


def test_7_1_one_network_each_besides_those_gained():
    state = war(gains={"ussr": (3, 0)})
    for event in every(state.events, "networks_to_place"):
        assert total(event) == event["amount"] == (4 if event["seat"] == "ussr" else 1)
        more = {"networks_gained": 3} if event["seat"] == "ussr" else {}
        assert parts(event) == {"intrinsic_network": 1} | more


def test_7_1_example_stalin_five_churchill_three_roosevelt_one():
    state = war(gains={"ussr": (4, 0), "uk": (2, 0)})
    assert asked(state) == ("ussr", "place_network_marker")
    assert placing(state) == ["ussr"] * 5 + ["uk"] * 3 + ["us"]


@pytest.mark.parametrize("most", ALL)
def test_7_1_most_first_each_places_all(most):
    others = [seat for seat in ALL if seat != most]
    state = war(gains={most: (2, 0), others[1]: (1, 0)})
    assert placing(state) == [most] * 3 + [others[1]] * 2 + [others[0]]


@pytest.mark.parametrize("last", ALL)
def test_7_1_the_us_settles_a_tie_of_two_in_it_or_not(last):
    tied = [seat for seat in ALL if seat != last]
    for first in tied:
        state = war(gains=dict.fromkeys(tied, (1, 0)))
        assert asked(state) == ("us", "choose_next")
        assert offers(state, "goes_next", "power") == tied
        assert refused(state, "goes_next", power=last) == ("fewer-markers", "7.1")
        chosen = only(play(state, "goes_next", power=first), "next_chosen")
        assert (chosen.rule, chosen["power"]) == ("7.1", first)
        second = next(seat for seat in tied if seat != first)
        assert placing(state) == [first] * 2 + [second] * 2 + [last]


def test_7_1_tie_for_second():
    state = war(gains={"uk": (1, 0)})
    assert [asked(state)] * 2 == [("uk", "place_network_marker")] * 2
    for _ in range(2):
        state.apply(state.actions()[0])
    assert asked(state) == ("us", "choose_next")
    assert offers(state, "goes_next", "power") == ["us", "ussr"]
    play(state, "goes_next", power="ussr")
    assert placing(state) == ["ussr", "us"]


@pytest.mark.parametrize("first, second", [p for p in product(ALL, ALL) if p[0] != p[1]])
def test_7_1_the_us_settles_a_tie_of_three_one_after_another(first, second):
    state = war()
    assert asked(state) == ("us", "choose_next")
    assert offers(state, "goes_next", "power") == list(ALL)
    play(state, "goes_next", power=first)
    assert asked(state) == (first, "place_network_marker")
    state.apply(state.actions()[0])
    assert set(offers(state, "goes_next", "power")) == set(ALL) - {first}
    play(state, "goes_next", power=second)
    third = next(seat for seat in ALL if seat not in (first, second))
    assert placing(state) == [second, third]


# -- 7.11, 7.12 ------------------------------------------------------------------------------------


def test_7_11_two_networks_at_most_of_one_power():
    state = war(
        gains={"us": (5, 0)},
        influence={"poland": {"clandestine": ("us", 1)}, "siam": {"clandestine": ("us", 2)}},
    )
    assert asked(state) == ("us", "place_network_marker")
    assert "siam" not in offers(state, "network", "location")
    assert refused(state, "network", location="siam") == ("two-networks", "7.11")
    placed = only(play(state, "network", location="poland"), "network_placed")
    assert (placed.rule, placed["count"]) == ("7.11", 2)
    assert state.networks["poland"] == ("us", 2)
    assert refused(state, "network", location="poland") == ("two-networks", "7.11")
    for count in (1, 2):
        play(state, "network", location="malaya")
        assert state.networks["malaya"] == ("us", count)


def test_7_12_a_network_removes_an_opponents_one_for_one():
    state = war(
        gains={"us": (3, 0)},
        influence={"poland": {"clandestine": ("uk", 2)}, "siam": {"clandestine": ("ussr", 1)}},
    )
    assert offers(state, "break_network", "location") == ["poland", "siam"]
    assert not {"poland", "siam"} & set(offers(state, "network", "location"))
    assert refused(state, "network", location="poland") == ("opposing-network", "7.12")
    assert refused(state, "break_network", location="malaya") == ("no-opposing-network", "7.12")
    gone = only(play(state, "break_network", location="poland"), "network_removed")
    assert (gone.rule, gone["seat"], gone["by"], gone["left"]) == ("7.12", "uk", "us", 1)
    assert state.networks["poland"] == ("uk", 1)
    play(state, "break_network", location="poland")
    assert "poland" not in state.networks
    play(state, "network", location="poland")
    assert state.networks["poland"] == ("us", 1)
    assert state.to_place["us"][0] == 1


def test_7_12_ones_own_networks_stay():
    state = war(influence={"poland": {"clandestine": ("us", 2)}})
    play(state, "goes_next", power="us")
    assert not offers(state, "break_network")
    assert refused(state, "break_network", location="poland") == ("no-opposing-network", "7.12")


def test_7_1_as_many_as_able_removal_included_the_rest_is_lost():
    """2.0: a power has thirty networks. With all on the map it can only remove."""
    full = {name: {"clandestine": ("uk", 2)} for name in EVERYWHERE[:15]}
    state = war(gains={"uk": (2, 0)}, influence=full | {"siam": {"clandestine": ("us", 1)}})
    assert asked(state) == ("uk", "place_network_marker")
    assert state.actions() == (act("break_network", location="siam"),)
    assert refused(state, "network", location="malaya") == ("no-networks-left", "2.0")
    lost = only(play(state, "break_network", location="siam"), "networks_lost")
    assert (lost.rule, lost["seat"], lost["amount"]) == ("7.1", "uk", 2)
    assert state.to_place["uk"] == (0, 0)


def test_7_11_thirty_networks():
    nearly = {name: {"clandestine": ("uk", 2)} for name in EVERYWHERE[:14]}
    nearly[EVERYWHERE[14]] = {"clandestine": ("uk", 1)}
    state = war(gains={"uk": (1, 0)}, influence=nearly)
    assert state.network_count("uk") == 29
    events = play(state, "network", location="siam")
    assert state.network_count("uk") == 30
    assert only(events, "networks_lost")["amount"] == 1


def test_7_11_before_the_front_arrives_and_after_the_surrender():
    state = war(
        gains={"us": (1, 1)},
        surrendered=["germany", "japan"],
        global_issues={"churchill_stalin": "uk", "churchill_roosevelt": "us"},
    )
    assert set(offers(state, "network", "location")) == set(EVERYWHERE) - set(ARCTIC)
    play(state, "network", location="poland")
    play(state, "network", location="malaya")
    play_until(state, "place_alignment_marker")
    assert {"poland", "malaya"} <= set(offers(state, "align", "location"))


# -- 7.13 Behind the front -------------------------------------------------------------------------

LEAVES = [
    (front, space.id, BOX.tracks[front].spaces[space.index + 1].id)
    for front in BOX.tracks
    for space in BOX.tracks[front].spaces[:-1]
    if space.countries
]
CONDITIONS = {"second_front": "center", "ussr_declares_war": "center"}


def left_by(front, space):
    """The countries connected to a space."""
    return BOX.tracks[front].spaces[BOX.tracks[front].index(space)].countries


@pytest.mark.parametrize("front, space, entry", LEAVES)
@pytest.mark.parametrize("owner, count", list(product(ALL, (1, 2))))
def test_7_13_countries_newly_behind_lose_one_network_of_the_other_camp(
    front, space, entry, owner, count
):
    countries = left_by(front, space)
    state = march(
        front,
        space,
        rolls=(1,),
        influence={name: {"clandestine": (owner, count)} for name in countries},
    )
    assert state.space(front).id == entry
    soviet = front in ("eastern", "far_east")
    lost = every(state.events, "network_removed")
    if soviet == (owner == "ussr"):
        assert not lost
    else:
        assert {e["location"] for e in lost} == set(countries) and len(lost) == len(countries)
        assert {(e.rule, e["seat"], e["by"], e["left"]) for e in lost} == {
            ("7.13", owner, front, count - 1)
        }
    left = count - bool(lost)
    assert state.networks == ({name: (owner, left) for name in countries} if left else {})


def test_7_13_example_from_the_ukraine_to_prussia():
    owners = {"baltic_states": ("us", 1), "poland": ("uk", 2), "rumania": ("ussr", 2)}
    elsewhere = {"hungary": ("us", 1), "france": ("uk", 1)}
    state = march(
        "eastern",
        "ukraine",
        rolls=(2,),
        influence={name: {"clandestine": n} for name, n in (owners | elsewhere).items()},
    )
    assert state.space("eastern").id == "prussia"
    lost = every(state.events, "network_removed")
    assert {e["location"] for e in lost} == {"baltic_states", "poland"}
    assert state.networks == {"poland": ("uk", 1), "rumania": ("ussr", 2)} | elsewhere


def test_7_13_not_on_the_front_line_and_not_without_an_advance():
    networks = {name: {"clandestine": ("us", 1)} for name in UKRAINE}
    for space, roll in (("belorussia", 1), ("ukraine", 3)):  # comes to the line; stays there
        state = march("eastern", space, rolls=(roll,), influence=networks)
        assert state.space("eastern").id == "ukraine"
        assert not every(state.events, "network_removed")


def test_7_13_only_once_for_each_country():
    networks = {name: {"clandestine": ("us", 1)} for name in UKRAINE}
    state = march("eastern", "prussia", rolls=(1,), influence=networks)
    assert state.space("eastern").id == "east_germany"
    assert not every(state.events, "network_removed")


def test_7_13_breakthrough_leaves_two_spaces():
    both = (*UKRAINE, "hungary", "czechoslovakia")
    state = march(
        "eastern",
        "ukraine",
        rolls=(10,),
        support=4,
        influence={name: {"clandestine": ("uk", 2)} for name in both},
    )
    assert state.space("eastern").id == "east_germany"
    lost = every(state.events, "network_removed")
    assert [e["location"] for e in lost] == [*UKRAINE, "hungary", "czechoslovakia"]
    assert state.networks == {name: ("uk", 1) for name in both}


def test_7_2_alignment_stays_when_the_network_goes():
    state = march(
        "eastern",
        "ukraine",
        rolls=(1,),
        influence={"poland": {"clandestine": ("uk", 1), "political": "uk"}},
    )
    assert "poland" not in state.networks
    assert state.alignment == {"poland": "uk"}
    state = war(influence={"poland": {"clandestine": ("uk", 1), "political": "uk"}})
    play(state, "goes_next", power="ussr")
    play(state, "break_network", location="poland")
    assert state.alignment == {"poland": "uk"}


# -- 7.3 Alignment: order --------------------------------------------------------------------------

PARKED = {"us": "middle_east", "uk": "persia", "ussr": "austria"}
OPEN = {"churchill_roosevelt": "us", "churchill_stalin": "uk"}  # alignment may go anywhere


def political(gains, networks, **entries):
    """The political segment; the networks of the secret services first, in Persia and so on."""
    entries = {"global_issues": OPEN, "influence": networks} | entries
    state = war(gains={seat: (0, n) for seat, n in gains.items()}, **entries)

    def choose(s):
        if asks(s) == "choose_next":
            return s.actions()[0]
        return act("network", location=PARKED[asked(s)[0]])

    events = play_until(state, lambda s: asks(s) != "place_network_marker" and not next_(s), choose)
    return state, events


def next_(state):
    """Is the order of the networks being settled?"""
    return asks(state) == "choose_next" and state.decision.args[0] == 0


THREE = {
    "us": ("siam", "malaya", "vietnam"),
    "uk": ("france", "belgium", "netherlands"),
    "ussr": ("poland", "rumania", "bulgaria"),
}
NETWORKS = {loc: {"clandestine": (seat, 1)} for seat in ALL for loc in THREE[seat]}


@pytest.mark.parametrize("most", ALL)
def test_7_3_most_alignment_markers_first(most):
    others = [seat for seat in ALL if seat != most]
    state, _ = political({most: 3, others[1]: 2, others[0]: 1}, NETWORKS)
    assert asked(state) == (most, "place_alignment_marker")
    assert placing(state) == [most] * 3 + [others[1]] * 2 + [others[0]]


def test_7_3_ties_are_settled_by_the_us():
    state, _ = political(dict.fromkeys(("uk", "ussr"), 2), NETWORKS)
    assert asked(state) == ("us", "choose_next")
    assert offers(state, "goes_next", "power") == ["uk", "ussr"]
    assert refused(state, "goes_next", power="us") == ("fewer-markers", "7.1")
    play(state, "goes_next", power="ussr")
    assert placing(state) == ["ussr", "ussr", "uk", "uk"]
    state, _ = political(dict.fromkeys(ALL, 1), NETWORKS)
    play(state, "goes_next", power="uk")
    state.apply(state.actions()[0])
    assert offers(state, "goes_next", "power") == ["us", "ussr"]


def test_7_3_nobody_without_markers_is_asked():
    state, events = political({}, NETWORKS)
    assert not every(events, "alignments_to_place")
    assert state.result


# -- 7.31, 7.32 ------------------------------------------------------------------------------------


def test_7_31_where_one_has_a_network_one_marker_a_place():
    networks = NETWORKS | {
        "greece": {"clandestine": ("us", 1), "political": "us"},
        "hungary": {"clandestine": ("us", 1), "political": "uk"},
        "yugoslavia": {"political": "us"},
    }
    state, _ = political({"us": 4}, networks)
    assert set(offers(state, "align", "location")) == {*THREE["us"], "middle_east"}
    assert offers(state, "break_alignment", "location") == ["hungary"]
    assert refused(state, "align", location="greece") == ("already-aligned", "7.31")
    assert refused(state, "align", location="hungary") == ("already-aligned", "7.31")
    assert refused(state, "align", location="france") == ("no-own-network", "7.31")
    assert refused(state, "align", location="denmark") == ("no-own-network", "7.31")
    assert refused(state, "break_alignment", location="greece") == ("no-opposing-alignment", "7.32")
    assert refused(state, "break_alignment", location="siam") == ("no-opposing-alignment", "7.32")
    placed = only(play(state, "align", location="siam"), "alignment_placed")
    assert (placed.rule, placed["seat"]) == ("7.31", "us")
    assert state.alignment["siam"] == "us"
    assert state.networks["siam"] == ("us", 1)  # the network stays
    assert refused(state, "align", location="siam") == ("already-aligned", "7.31")


def test_7_31_with_a_network_placed_this_turn():
    state, _ = political({"uk": 1}, {})
    assert state.networks["persia"] == ("uk", 1)
    assert offers(state, "align", "location") == ["persia"]


def test_7_32_example_churchill_in_hungary():
    hungary = {"hungary": {"clandestine": ("uk", 1), "political": "ussr"}}
    state, _ = political({"uk": 2}, hungary)
    gone = only(play(state, "break_alignment", location="hungary"), "alignment_removed")
    assert (gone.rule, gone["seat"], gone["by"], gone["cost"]) == ("7.32", "ussr", "uk", 1)
    assert "hungary" not in state.alignment
    assert state.networks["hungary"] == ("uk", 1)
    play(state, "align", location="hungary")
    assert state.alignment["hungary"] == "uk"


def test_7_32_removal_takes_a_network_there():
    state, _ = political({"us": 1}, {"hungary": {"political": "ussr"}})
    assert refused(state, "break_alignment", location="hungary") == ("no-own-network", "7.31")


def test_7_3_as_many_as_able_the_rest_is_lost():
    state, _ = political({"ussr": 3}, {"poland": {"clandestine": ("ussr", 1)}})
    play(state, "align", location="poland")
    lost = only(play(state, "align", location="austria"), "alignments_lost")
    assert (lost.rule, lost["seat"], lost["amount"]) == ("7.3", "ussr", 1)
    assert (lost["shut"], lost["by"]) == ((), ())


def test_6_11_of_markers_without_a_place_it_is_told_which_global_issue_closes_one():
    state, _ = political(
        {"us": 3},
        {"denmark": {"clandestine": ("us", 1)}, "malaya": {"clandestine": ("us", 1)}},
        global_issues={"churchill_stalin": "neutral", "churchill_roosevelt": "us"},
    )
    play(state, "align", location="malaya")
    lost = only(play(state, "align", location=PARKED["us"]), "alignments_lost")
    assert (lost["amount"], lost["shut"], lost["by"]) == (1, ("denmark",), ("churchill_stalin",))
    assert "With Churchill–Stalin as it is now, Denmark may not" in ck.say(lost, "en")


def test_7_31_fifteen_alignment_markers():
    """2.0: with all fifteen on the map a power can only remove."""
    places = [name for name in EVERYWHERE if name not in PARKED.values()]
    networks = {name: {"clandestine": ("us", 1), "political": "us"} for name in places[:15]}
    networks |= {name: {"clandestine": ("us", 1)} for name in places[15:]}
    networks["malaya"] = {"clandestine": ("us", 1), "political": "uk"}
    state, _ = political({"us": 2}, networks)
    assert state.alignment_count("us") == 15
    assert state.actions() == (act("break_alignment", location="malaya"),)
    assert refused(state, "align", location=places[-1]) == ("no-alignments-left", "2.0")
    lost = only(play(state, "break_alignment", location="malaya"), "alignments_lost")
    assert lost["amount"] == 1


# -- 6.11.1 to 6.11.3: the three global issues in all positions ------------------------------------

POSITIONS = [
    dict(zip(("churchill_roosevelt", "churchill_stalin", "roosevelt_stalin"), sides, strict=False))
    for sides in product(
        ("neutral", "us", "uk"), ("neutral", "uk", "ussr"), ("neutral", "us", "ussr")
    )
]


def barred(seat, location, pawns):
    """6.11.1, 6.11.2: may a power neither place nor remove here? The rule, or None."""
    if location in COLONIES:
        return "6.11.1" if pawns["churchill_roosevelt"] == "uk" and seat != "uk" else None
    if pawns["churchill_stalin"] == "ussr":
        if location in SOVIET_SPHERE and seat != "ussr":
            return "6.11.2"
        if location in WESTERN_SPHERE and seat == "ussr":
            return "6.11.2"
    return None


def barred_to_place(seat, location, pawns):
    """6.11: the bars of the neutral positions are for placing only."""
    if location in COLONIES and pawns["churchill_roosevelt"] == "neutral":
        return "6.11.1"
    if location in ON_BOTH_TRACKS and pawns["churchill_stalin"] == "neutral":
        return "6.11.2"
    return barred(seat, location, pawns)


def cost(owner, location, pawns):
    """6.11.3."""
    side = pawns["roosevelt_stalin"]
    if side == "us":
        return 2
    protected = owner == "ussr" and location in SOVIET_SPHERE | COLONIES
    return 2 if side == "ussr" and protected else 1


def with_networks_everywhere(seat, count, pawns, alignment, arctic=3):
    """`seat` is to place `count` alignment markers and has a network in every place."""
    influence = {}
    for n, name in enumerate(EVERYWHERE):  # thirty networks: the first eight places have two
        influence[name] = {"clandestine": (seat, 2 if n < 8 else 1)}
        if name in alignment:
            influence[name]["political"] = alignment[name]
    state = war(
        gains={seat: (0, count)},
        influence=influence,
        global_issues=pawns,
        naval={"arctic": arctic},
    )

    def choose(s):
        """The two others remove second networks; `seat` goes first and has none to place."""
        if asks(s) == "choose_next":
            mine = act("goes_next", power=seat)
            return mine if mine in s.actions() else s.actions()[0]
        assert asked(s)[0] != seat
        double = next(k for k, v in s.networks.items() if v == (seat, 2))
        return act("break_network", location=double)

    play_until(state, lambda s: asks(s) == "place_alignment_marker" or s.result, choose)
    if state.result is None:
        assert set(state.networks) == set(EVERYWHERE)
        assert asked(state) == (seat, "place_alignment_marker")
    return state


@pytest.mark.parametrize("pawns", POSITIONS, ids=lambda p: "-".join(p.values()))
def test_6_11_1_6_11_2_6_11_3_where_alignment_may_be_placed(pawns):
    for seat in ALL:
        state = with_networks_everywhere(seat, 1, pawns, {})
        wanted = {n for n in EVERYWHERE if not barred_to_place(seat, n, pawns)}
        assert set(offers(state, "align", "location")) == wanted
        for name in set(EVERYWHERE) - wanted:
            rule = barred_to_place(seat, name, pawns)
            assert refused(state, "align", location=name) == ("global-issue-bars", rule)


@pytest.mark.parametrize("pawns", POSITIONS, ids=lambda p: "-".join(p.values()))
def test_6_11_1_6_11_2_6_11_3_where_alignment_may_be_removed_and_what_it_costs(pawns):
    for seat, owner, half in product(ALL, ALL, (EVERYWHERE[::2], EVERYWHERE[1::2])):
        if seat == owner:
            continue
        alignment = dict.fromkeys(half, owner)
        # the marker at hand is not enough where a removal costs two
        state = with_networks_everywhere(seat, 1, pawns, alignment)
        free = {n for n in half if not barred(seat, n, pawns)}
        dear = {n for n in free if cost(owner, n, pawns) == 2}
        assert set(offers(state, "break_alignment", "location")) == free - dear
        if state.result is None:
            for name in dear:
                told = refused(state, "break_alignment", location=name)
                assert told == ("removal-too-dear", "6.11.3")
            for name in set(half) - free:
                told = refused(state, "break_alignment", location=name)
                assert told == ("global-issue-bars-removal", barred(seat, name, pawns))
        # two are
        state = with_networks_everywhere(seat, 2, pawns, alignment)
        assert set(offers(state, "break_alignment", "location")) == free
        for name in sorted(free)[:2] + sorted(dear)[:1]:
            fork = state.copy()
            gone = only(play(fork, "break_alignment", location=name), "alignment_removed")
            assert gone["cost"] == cost(owner, name, pawns)
            assert name not in fork.alignment
            if asks(fork) == "place_alignment_marker":
                assert fork.to_place[seat][1] == 2 - gone["cost"]


def test_6_11_global_issues_leave_networks_alone():
    for pawns in POSITIONS:
        state = war(gains={"us": (1, 0)}, global_issues=pawns, naval={"arctic": 3})
        assert set(offers(state, "network", "location")) == set(EVERYWHERE)


def test_6_11_an_outcome_of_removal_and_placing_under_neutral_issues():
    """Neutral: the Soviet marker in Hungary may go, but no other may come (facts, ruling 37)."""
    hungary = {"hungary": {"clandestine": ("uk", 1), "political": "ussr"}}
    state, _ = political({"uk": 3}, hungary, global_issues={})
    play(state, "break_alignment", location="hungary")
    assert refused(state, "align", location="hungary") == ("global-issue-bars", "6.11.2")


# -- 7.4 The Arctic --------------------------------------------------------------------------------


@pytest.mark.parametrize("naval", range(6))
def test_7_4_norway_and_finland_open_at_three_naval(naval):
    networks = {"norway": {"clandestine": ("us", 1)}, "finland": {"clandestine": ("ussr", 1)}}
    state = war(gains={"us": (2, 0)}, influence=networks, naval={"arctic": naval})
    here = {"norway"} & set(offers(state, "network", "location"))
    there = {"finland"} & set(offers(state, "break_network", "location"))
    assert (bool(here), bool(there)) == (naval >= 3, naval >= 3)
    if naval < 3:
        assert refused(state, "network", location="norway") == ("arctic-closed", "7.4")
        assert refused(state, "break_network", location="finland") == ("arctic-closed", "7.4")


@pytest.mark.parametrize("naval", range(6))
def test_7_4_alignment_there_too(naval):
    networks = {
        "norway": {"clandestine": ("us", 1)},
        "finland": {"clandestine": ("us", 1), "political": "uk"},
    }
    state, _ = political({"us": 2}, networks, naval={"arctic": naval})
    opened = naval >= 3
    assert ("norway" in offers(state, "align", "location")) == opened
    assert ("finland" in offers(state, "break_alignment", "location")) == opened
    if not opened:
        assert refused(state, "align", location="norway") == ("arctic-closed", "7.4")
        assert refused(state, "break_alignment", location="finland") == ("arctic-closed", "7.4")
    # what is there stays
    assert state.networks["norway"] == ("us", 1)
    assert state.alignment["finland"] == "uk"


def test_7_4_markers_stay_when_the_arctic_closes():
    """7.62.8: a German army takes the third naval support away."""
    networks = {"finland": {"clandestine": ("ussr", 1), "political": "ussr"}}
    state = war(influence=networks, naval={"arctic": 3}, rolls=[6])
    events = to_end(state)
    assert "army_to_arctic" in kinds(events)
    assert not state.arctic_open()
    assert state.networks["finland"][0] == state.alignment["finland"] == "ussr"


def test_7_4_the_conference_card_places_in_a_closed_arctic():
    """5.12: c08a gives the USSR a network in Finland once the Eastern Front is in Prussia."""
    state = from_card("c08a", fronts={"eastern": "prussia"}, influence={}, naval={})
    assert state.networks["finland"] == ("ussr", 1)
