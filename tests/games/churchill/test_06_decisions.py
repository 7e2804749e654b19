"""6.0 Decision segment, activity by activity (also 4.23)."""

from __future__ import annotations

import pytest

from churchill_kit.games.churchill.box.components import BOXES, FRONTS
from churchill_kit.games.churchill.outlook import front_chance, fulfilled
from tests.games.churchill.helpers import (
    act,
    asked,
    asks,
    every,
    from_card,
    kinds,
    offers,
    only,
    parts,
    play,
    play_until,
    position,
    refused,
    revealed,
    to_end,
    total,
    without_effect,
)

ALL = ("us", "uk", "ussr")
# One staff card each, for agendas that the US wins.
ONE_CARD = {"us": "us_hopkins", "uk": "uk_macready", "ussr": "ussr_budyonny"}
LEFT_OF = {"us": ("uk", "ussr", "us"), "uk": ("ussr", "us", "uk"), "ussr": ("us", "uk", "ussr")}
# Two issues that do nothing unless they are activated: with them a seat wins the conference.
IDLE = ("pol_mil_2", "pol_mil_3")


def decide(issues=None, winner=None, **entries):
    """The decision segment of a conference of the campaign."""
    issues = dict(issues or {})
    if winner:
        issues |= dict.fromkeys(IDLE, (winner, "chair"))
    entries = {"scenario": "campaign", "conference": 10, "inactive": ALL} | entries
    state = position(at="decisions", issues=issues, **entries)
    assert winner in (None, state.conference_winner)
    return state


def production(state, seat):
    """The event of a seat's production."""
    found = [e for e in every(state.events, "production_received") if e["seat"] == seat]
    assert len(found) == 1 and total(found[0]) == found[0]["amount"]
    return found[0]


def spend_all(state, seat, *actions):
    """Play `actions`, which must use up the free production of `seat`."""
    events = []
    for action in actions:
        assert asked(state) == (seat, "allocate_production")
        events += state.apply(action)
    assert state.production[seat] == 0
    return events


def up_to(state, seat, kind="allocate_production"):
    """First legal actions until `seat` is asked for a decision of `kind`."""
    return play_until(state, lambda s: asked(s) == (seat, kind))


# -- 6.0 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", ALL)
def test_6_0_each_activity_begins_left_of_the_conference_winner(winner):
    issues = {
        "us_directed_offensive_1": ("us", "chair"),
        "uk_directed_offensive": ("uk", "chair"),
        "ussr_directed_offensive_1": ("ussr", "chair"),
    }
    others = [seat for seat in ALL if seat != winner]
    issues["theater_leadership_europe"] = (others[0], "chair")
    issues["theater_leadership_pacific"] = (others[1], "chair")
    # two issues each now; two idle ones make it three for the winner
    state = decide(issues, winner, leadership={"europe": "us", "pacific": "us"})
    turns = []
    while state.decision and state.phase == "decisions":
        seat, kind = asked(state)
        if (kind, seat) not in turns:
            turns.append((kind, seat))
        state.apply(state.actions()[0])
    order = LEFT_OF[winner]
    of = {kind: [seat for k, seat in turns if k == kind] for kind, _ in turns}
    assert of["directed_offensive"] == list(order)
    assert of["allocate_production"] == list(order)
    assert of["name_commander"] == [seat for seat in order if seat != winner]
    assert of["place_bonus"] == [seat for seat in order if seat != winner or seat == "us"]
    assert list(of) == [
        "directed_offensive",
        "allocate_production",
        "name_commander",
        "place_bonus",
    ]


def test_4_23_6_0_seven_activities_in_order():
    issues = {
        "us_directed_offensive_1": ("us", "chair"),
        "second_front": ("us", "chair"),
        "theater_leadership_europe": ("us", "chair"),
        "a_bomb_research": ("us", "chair"),
        "global_issue": ("us", "chair"),
    }
    state = decide(issues, rolls=[4])
    events = to_end(state)
    wanted = [
        "directed_placed",  # 6.1
        "condition_blocked",  # 6.2
        "production_received",  # 6.3
        "support_placed",  # 6.4
        "commander_named",  # 6.9
        "leadership_bonus",
        "research_rolled",  # 6.10
        "global_issue_moved",  # 6.11
        "networks_to_place",  # 7.1: the war phase
    ]
    first = {}
    for n, event in enumerate(events):
        first.setdefault(event.kind, n)
    assert sorted(wanted, key=first.__getitem__) == wanted


def test_6_0_a_player_completes_an_activity_before_the_next_player():
    issues = {
        "us_directed_offensive_1": ("uk", "chair"),
        "uk_directed_offensive": ("uk", "chair"),
        "ussr_directed_offensive_1": ("ussr", "chair"),
    }
    state = decide(issues, "us")
    seats = []
    while asks(state) == "directed_offensive":
        seats.append(asked(state)[0])
        state.apply(state.actions()[0])
    assert seats == ["uk", "uk", "ussr"]


# -- 6.1 Place Directed Offensives -----------------------------------------------------------------


def test_6_1_any_front_whoever_it_belongs_to():
    state = decide({"us_directed_offensive_1": ("ussr", "chair")}, "us")
    assert asked(state) == ("ussr", "directed_offensive")
    assert set(offers(state, "direct", "front")) == set(FRONTS)
    events = play(state, "direct", issue="us_directed_offensive_1", front="central_pacific")
    placed = only(events, "directed_placed")
    assert (placed.rule, placed["space"]) == ("6.1", "gilbert_marshall")


def test_6_1_all_won_are_placed_two_on_one_front_if_wished():
    won = ("us_directed_offensive_1", "us_directed_offensive_2", "ussr_directed_offensive_1")
    state = decide(dict.fromkeys(won, ("uk", "chair")))
    assert set(offers(state, "direct", "issue")) == set(won)
    for issue in won[:2]:
        play(state, "direct", issue=issue, front="eastern")
    assert set(offers(state, "direct", "issue")) == {won[2]}
    play(state, "direct", issue=won[2], front="cbi")
    assert asks(state) != "directed_offensive"
    assert {k: v[0] for k, v in state.directed.items()} == dict(
        zip(won, ("eastern", "eastern", "cbi"), strict=False)
    )


@pytest.mark.parametrize("where", ["center", None])
def test_6_1_only_won_issues_are_placed(where):
    state = decide({"us_directed_offensive_1": where}, "us")
    assert asks(state) == "allocate_production"


def test_6_1_refusals():
    issues = {"us_directed_offensive_1": ("us", "chair"), "uk_directed_offensive": ("uk", "chair")}
    state = decide(
        issues, "uk", fronts={"mediterranean": "northern_italy"}, surrendered=["japan", "italy"]
    )
    assert asked(state) == ("us", "directed_offensive")
    mine = {"issue": "us_directed_offensive_1"}
    assert refused(state, "direct", **mine, front="arctic") == ("no-directed-in-arctic", "6.7")
    assert refused(state, "direct", **mine, front="mediterranean") == ("no-entry-space", "6.5")
    assert refused(state, "direct", **mine, front="cbi") == ("theater-over", "7.8")
    other = {"issue": "uk_directed_offensive"}
    assert refused(state, "direct", **other, front="eastern") == ("issue-not-won", "6.1")
    assert set(offers(state, "direct", "front")) == {"western", "eastern"}


def test_6_1_nobody_is_asked_when_no_front_can_take_one():
    state = decide({"us_directed_offensive_1": ("us", 1)}, surrendered=["germany", "japan"])
    assert state.actions()
    assert asks(state) == "allocate_production"
    assert state.directed == {}


# -- 6.2 Conditional issues ------------------------------------------------------------------------


@pytest.mark.parametrize("issue, rule", [("second_front", "6.21"), ("ussr_declares_war", "6.22")])
def test_6_2_a_conditional_issue_takes_effect_in_the_center_only(issue, rule):
    met = only(decide({issue: "center"}, global_issues={}).events, "condition_met")
    assert (met.rule, met["issue"]) == (rule, issue)
    for place in [("us", 1), ("uk", 6), ("ussr", "chair")]:
        events = decide({issue: place}).events
        blocked = only(events, "condition_blocked")
        assert (blocked.rule, blocked["issue"], blocked["seat"]) == (rule, issue, place[0])
        assert not every(events, "condition_met")
        assert only(events, "issues_counted")[place[0]] == 1  # 4.23.2: it counts as won
        assert only(events, "conference_won")["seat"] == place[0]
    assert not {"condition_met", "condition_blocked"} & set(kinds(decide({}).events))


# -- 6.3 Production --------------------------------------------------------------------------------


def test_6_3_6_31_base_production():
    state = decide({})
    for seat, base in (("us", 6), ("uk", 4), ("ussr", 3)):
        event = production(state, seat)
        assert event.breakdown == (("base_production", base, "6.31"),)
        assert state.production[seat] == base


def test_4_23_3_example_both_us_issues_to_stalin_the_british_one_to_roosevelt():
    state = decide(
        {
            "us_production_1": ("ussr", 3),
            "us_production_2": ("ussr", "chair"),
            "uk_production": ("us", 1),
        }
    )
    assert production(state, "ussr")["amount"] == 3 + 2
    assert production(state, "us")["amount"] == 6 - 2 + 1
    assert production(state, "uk")["amount"] == 4 - 1
    assert production(state, "us").breakdown == (
        ("base_production", 6, "6.31"),
        ("production_taken:uk", 1, "6.32"),
        ("production_lost_to:ussr", -1, "6.32"),
        ("production_lost_to:ussr", -1, "6.32"),
    )


def test_6_32_example_roosevelt_protects_his_own_production():
    state = decide({"us_production_1": ("us", 2), "us_production_2": "center"})
    assert {seat: production(state, seat)["amount"] for seat in ALL} == {
        "us": 6,
        "uk": 4,
        "ussr": 3,
    }
    assert only(state.events, "conference_won")["seat"] == "us"  # it counts as an issue won


@pytest.mark.parametrize("place", ["center", ("us", 1), ("uk", 1), ("ussr", 1), None])
def test_6_32_strategic_materials(place):
    state = decide({"strategic_materials": place})
    for seat in ALL:
        gains = place == "center" or (place is not None and place[0] == seat)
        assert parts(production(state, seat)).get("strategic_materials", 0) == gains


@pytest.mark.parametrize("naval", range(6))
def test_6_32_arctic_production_for_the_ussr_from_three_naval(naval):
    state = decide({}, naval={"arctic": naval})
    assert production(state, "ussr")["amount"] == 3 + (naval >= 3)
    assert parts(production(state, "ussr")).get("arctic_convoys", 0) == (naval >= 3)
    assert production(state, "us")["amount"] == 6


@pytest.mark.parametrize(
    "card, reason", [("c08b", "murmansk_convoy"), ("c10c", "reparations"), ("c08c", None)]
)
def test_6_32_production_from_the_conference_card(card, reason):
    state = from_card(card)
    expected = {"base_production": 3} | ({reason: 1} if reason else {})
    assert parts(production(state, "ussr")) == expected


def test_6_32_everything_at_once(monkeypatch):
    state = from_card(
        "c08b",
        naval={"arctic": 4},
        issues={
            "us_production_2": ("ussr", 1),
            "uk_production": ("us", 1),
            "strategic_materials": ("ussr", 2),
        },
    )
    assert parts(production(state, "ussr")) == {
        "base_production": 3,
        "production_taken:us": 1,
        "strategic_materials": 1,
        "arctic_convoys": 1,
        "murmansk_convoy": 1,
    }
    assert {seat: production(state, seat)["amount"] for seat in ALL} == {
        "us": 6 - 1 + 1,
        "uk": 4 - 1,
        "ussr": 7,
    }


# -- 6.4 Allocation: the mandatory order -----------------------------------------------------------


def test_6_4_card_then_directed_offensives_then_free():
    """c08c: the US commits 1 production to the Central or the Southwest Pacific."""
    state = from_card("c08c", issues={"us_directed_offensive_1": ("ussr", 1)})
    play(state, "direct", issue="us_directed_offensive_1", front="eastern")
    up_to(state, "us", "commit_production")
    assert offers(state, "support", "front") == ["central_pacific", "southwest_pacific"]
    assert len(state.actions()) == 2
    assert refused(state, "naval", box="arctic") == ("card-orders-first", "6.4")
    assert refused(state, "support", front="eastern") == ("card-orders-first", "6.4")
    left = state.production["us"]
    before = state.support["eastern"]
    events = play(state, "support", front="southwest_pacific")
    assert [(e.rule, e["front"]) for e in every(events, "support_placed")] == [
        ("6.6", "southwest_pacific"),
        ("6.7", "eastern"),
        ("6.7", "eastern"),
    ]
    assert state.support["eastern"] == before + 2
    assert state.production["us"] == left - 3
    assert asked(state) == ("us", "allocate_production")


def test_6_4_all_must_be_used_and_nobody_may_decline():
    state = decide({})
    up_to(state, "us")
    for left in range(6, 0, -1):
        assert asked(state) == ("us", "allocate_production")
        assert state.production["us"] == left
        assert {a.kind for a in state.actions()} == {"support", "naval"}
        play(state, "support", front="eastern")
    assert state.support["eastern"] == 6
    assert asked(state) != ("us", "allocate_production")


def test_6_4_markers_without_any_lawful_use_are_lost():
    state = decide(
        {}, surrendered=["germany", "japan"], naval=dict.fromkeys(BOXES, 5), leadership={}
    )
    events = [*state.events, *play_until(state, lambda s: s.phase == "war")]
    assert [(e["seat"], e["amount"]) for e in every(events, "production_lost")] == [
        ("uk", 4),
        ("ussr", 4),  # with the marker of the Arctic
        ("us", 6),
    ]
    assert state.production == {"us": 0, "uk": 0, "ussr": 0}


# -- 6.5 Military support --------------------------------------------------------------------------


def test_6_5_one_marker_buys_one_support_anywhere():
    state = decide({}, naval={}, influence={})
    up_to(state, "ussr")
    assert set(offers(state, "support", "front")) == set(FRONTS)
    assert set(offers(state, "naval", "box")) == set(BOXES)
    before = state.support["western"]
    spend_all(
        state,
        "ussr",
        act("support", front="western"),  # though Bolero takes three naval
        act("naval", box="cbi"),
        act("naval", box="arctic"),
    )
    assert state.support["western"] == before + 1
    assert (state.naval["cbi"], state.naval["arctic"]) == (1, 1)


def test_6_5_at_most_five_naval_in_a_box_any_number_of_offensive_support():
    state = decide({}, naval={"mediterranean": 4}, support={"cbi": 20})
    up_to(state, "us")
    play(state, "naval", box="mediterranean")
    assert state.naval["mediterranean"] == 5
    assert "mediterranean" not in offers(state, "naval", "box")
    assert refused(state, "naval", box="mediterranean") == ("box-full", "6.5")
    play(state, "support", front="cbi")
    assert state.support["cbi"] >= 21


def test_6_5_support_even_where_a_condition_is_missing():
    state = decide(
        {"second_front": ("us", 1), "ussr_declares_war": ("us", 1)},
        fronts={"western": "bolero", "far_east": "nomohon"},
    )
    up_to(state, "us")
    play(state, "support", front="western")
    events = play(state, "support", front="far_east")
    assert only(events, "support_placed")["space"] == "manchuria"


def test_6_5_no_offensive_support_without_an_entry_space_or_after_surrender():
    state = decide(
        {}, fronts={"mediterranean": "northern_italy"}, surrendered=["japan", "italy"], naval={}
    )
    up_to(state, "us")
    assert set(offers(state, "support", "front")) == {"western", "eastern"}
    assert refused(state, "support", front="mediterranean") == ("no-entry-space", "6.5")
    assert refused(state, "support", front="arctic") == ("no-offensive-in-arctic", "3.25")
    assert refused(state, "support", front="far_east") == ("theater-over", "7.8")
    assert set(offers(state, "naval", "box")) == set(BOXES)  # 7.8 speaks of offensive support only


# -- 6.6 What the card orders ----------------------------------------------------------------------


def test_6_6_offensive_to_the_only_place_needs_no_choice():
    """c08a: the UK commits 1 production to an offensive in CBI."""
    state = from_card("c08a", issues={"global_issue": ("ussr", 1), "uk_production": ("ussr", 1)})
    before = state.support["cbi"]
    events = up_to(state, "uk")
    placed = [e for e in every(events, "support_placed") if e["seat"] == "uk"]
    assert [(e.rule, e["front"], e["space"]) for e in placed] == [("6.6", "cbi", "burma")]
    assert state.support["cbi"] == before + 1
    assert state.production["uk"] == 4 - 1 - 1


def test_6_6_naval_goes_to_the_box_while_there_is_room():
    """c01b: the US commits 2 production to naval support in the Western box."""
    for there, naval, offensive in ((3, 2, 0), (4, 1, 1), (5, 0, 2)):
        state = from_card("c01b", naval={"western": there}, support={})
        events = [*state.events, *up_to(state, "us")]
        ordered = [e.kind for e in events if e.rule == "6.6"]
        assert ordered == ["naval_placed"] * naval + ["support_placed"] * offensive
        assert state.naval["western"] == 5
        assert state.production["us"] == 6 - 2


def test_6_6_naval_in_one_of_two_boxes():
    """c07a: the UK commits 1 production to naval support in the CBI or the Central Pacific box."""
    state = from_card("c07a", naval={"cbi": 5})
    events = [*state.events, *up_to(state, "uk")]
    assert only([e for e in events if e.rule == "6.6"], "naval_placed")["box"] == "central_pacific"
    state = from_card("c07a", naval={})
    up_to(state, "uk", "commit_production")
    assert state.actions() == (act("naval", box="cbi"), act("naval", box="central_pacific"))
    full = {"cbi": 5, "central_pacific": 5}
    state = from_card("c07a", naval=full)
    up_to(state, "uk", "commit_production")
    assert offers(state, "support", "front") == ["cbi", "central_pacific"]


def test_6_6_either_leaves_the_kind_open():
    """c05c: the UK commits 1 production to the Mediterranean front, of either kind."""
    state = from_card("c05c", naval={"mediterranean": 4})
    up_to(state, "uk", "commit_production")
    assert state.actions() == (
        act("naval", box="mediterranean"),
        act("support", front="mediterranean"),
    )
    events = play(state, "naval", box="mediterranean")
    assert only(events, "naval_placed").rule == "6.6"
    assert state.production["uk"] == 3
    state = from_card("c05c", naval={"mediterranean": 5})
    events = [*state.events, *up_to(state, "uk")]
    assert (
        only([e for e in events if e.rule == "6.6"], "support_placed")["front"] == "mediterranean"
    )


def test_6_6_what_cannot_be_placed_is_lost_but_spent():
    state = from_card(
        "c05c", naval={"mediterranean": 5}, fronts={"mediterranean": "northern_italy"}
    )
    events = [*state.events, *up_to(state, "uk")]
    assert only(events, "commitment_lost")["seat"] == "uk"
    assert state.production["uk"] == 4 - 1


def test_6_6_research():
    """c04c: the US commits 1 production to the research roll, and all have Strategic Materials."""
    state = from_card("c04c", issues={"a_bomb_research": ("us", 2)})
    events = up_to(state, "us")
    assert only(events, "research_funded").rule == "6.6"
    assert state.production["us"] == 6 + 1 - 1
    events = play_until(state, lambda s: s.phase == "war")
    assert parts(only(events, "research_rolled"))["production:us"] == 1


def test_6_6_ordered_in_several_kinds_one_after_another(monkeypatch):
    effects = [
        {"op": "commit", "power": "uk", "amount": 1, "support": "a_bomb", "where": []},
        {"op": "commit", "power": "uk", "amount": 1, "support": "naval", "where": ["cbi"]},
        {"op": "commit", "power": "uk", "amount": 1, "support": "offensive", "where": ["far_east"]},
        {"op": "commit", "power": "uk", "amount": 1, "support": "either", "where": ["eastern"]},
    ]
    state = revealed(monkeypatch, effects, hands={s: [c] for s, c in ONE_CARD.items()})
    events = [*play_until(state, "commit_production", without_effect)]
    assert [e.kind for e in events if e.rule == "6.6"] == [
        "research_funded",
        "naval_placed",
        "support_placed",
    ]
    assert asked(state) == ("uk", "commit_production")
    play(state, "support", front="eastern")
    assert asked(state)[0] != "uk"  # all four spent


def test_6_6_too_little_production_leaves_the_rest_unmet(monkeypatch):
    effects = [
        {
            "op": "commit",
            "power": "ussr",
            "amount": 5,
            "support": "offensive",
            "where": ["eastern"],
        },
    ]
    state = revealed(monkeypatch, effects, hands={s: [c] for s, c in ONE_CARD.items()})
    events = play_until(state, lambda s: s.phase == "war", without_effect)
    unmet = only(events, "commitment_unmet")
    assert (unmet.rule, unmet["seat"], unmet["amount"]) == ("6.6", "ussr", 2)


def test_6_6_carried_out_where_the_axis_has_surrendered():
    """7.8, 5.11: c08a orders an offensive in CBI though Japan is out."""
    state = from_card("c08a", surrendered=["japan"])
    events = [*state.events, *up_to(state, "uk")]
    assert [e["front"] for e in events if e.rule == "6.6"] == ["cbi"]
    assert refused(state, "support", front="cbi") == ("theater-over", "7.8")


# -- 6.7 Directed Offensives -----------------------------------------------------------------------


def directed(front, space, issue="uk_directed_offensive", **entries):
    """One Directed Offensive, won and placed by the USSR; the events up to its owner's free choice,
    the first of the activity."""
    owner = issue.split("_")[0]
    state = decide({issue: ("ussr", "chair")}, LEFT_OF[owner][1], fronts={front: space}, **entries)
    events = play(state, "direct", issue=issue, front=front)
    assert asked(state) == (owner, "allocate_production")
    return state, [e for e in events if e.rule == "6.7"]


@pytest.mark.parametrize(
    "front, space",
    [
        ("eastern", "eastern_box"),
        ("cbi", "burma"),
        ("far_east", "nomohon"),
        ("western", "normandy"),
        ("mediterranean", "southern_italy"),
        ("southwest_pacific", "new_britain"),
    ],
)
def test_6_7_land_takes_offensive_support_only(front, space):
    state, events = directed(front, space, naval={})
    assert [(e.kind, e["front"], e["seat"]) for e in events] == [
        ("support_placed", front, "uk")
    ] * 2
    assert state.support[front] == 2
    assert state.production["uk"] == 4 - 2  # the flag pays, not the winner
    assert not any(state.naval.values())


@pytest.mark.parametrize("there", range(6))
@pytest.mark.parametrize(
    "front, space", [("western", "western_box"), ("mediterranean", "sicily"), ("cbi", "formosa")]
)
def test_6_7_amphibious_takes_naval_up_to_three_then_offensive(front, space, there):
    state, events = directed(front, space, naval={front: there})
    naval = min(max(3 - there, 0), 2)
    assert kinds(events) == ["naval_placed"] * naval + ["support_placed"] * (2 - naval)
    assert state.naval[front] == there + naval
    assert state.support[front] == 2 - naval


@pytest.mark.parametrize("there", range(6))
def test_6_7_normandy_takes_naval_up_to_five(there):
    _state, events = directed("western", "bolero", naval={"western": there})
    naval = min(5 - there, 2)
    assert kinds(events) == ["naval_placed"] * naval + ["support_placed"] * (2 - naval)


def test_6_7_example_stalin_directs_the_us_to_normandy():
    """Four naval in the box: the US places one naval and one offensive support."""
    state = decide(
        {"us_directed_offensive_1": ("ussr", 4), "second_front": "center"},
        fronts={"western": "bolero"},
        naval={"western": 4},
    )
    assert asked(state) == ("ussr", "directed_offensive")
    events = play(state, "direct", issue="us_directed_offensive_1", front="western")
    assert only(events, "directed_placed")["space"] == "normandy"
    assert only(events, "condition_met")["issue"] == "second_front"
    paid = [e for e in events if e.rule == "6.7"]
    assert [(e.kind, e["seat"]) for e in paid] == [("naval_placed", "us"), ("support_placed", "us")]
    assert (state.naval["western"], state.support["western"]) == (5, 1)
    assert asked(state) == ("us", "allocate_production")
    assert state.production["us"] == 4


def test_6_7_too_little_for_all_the_player_chooses_what_is_met():
    both = ("ussr_directed_offensive_1", "ussr_directed_offensive_2")
    state = decide(dict.fromkeys(both, ("us", "chair")))
    play(state, "direct", issue=both[0], front="western")
    play(state, "direct", issue=both[1], front="cbi")
    up_to(state, "ussr", "fulfil_directed")
    assert state.production["ussr"] == 3  # owes four
    assert offers(state, "fulfil", "issue") == list(both)
    assert refused(state, "support", front="eastern") == ("directed-first", "6.4")
    fork = state.copy()
    # one wholly, the other in part
    events = [*play(state, "fulfil", issue=both[1]), *play(state, "fulfil", issue=both[1])]
    unmet = only(events, "directed_unsatisfied")
    assert (unmet.rule, unmet["issue"], unmet["amount"]) == ("6.7", both[0], 1)
    assert state.support["cbi"] == 2
    assert state.production["ussr"] == 0
    # or one each, and the third where it is wished
    play(fork, "fulfil", issue=both[0])
    events = play(fork, "fulfil", issue=both[1])
    assert asked(fork) == ("ussr", "fulfil_directed")
    events = play(fork, "fulfil", issue=both[0])
    assert only(events, "directed_unsatisfied")["issue"] == both[1]


def test_6_7_one_with_less_production_than_it_asks_is_met_in_part(monkeypatch):
    """The UK has three left after a loss, and the card takes two of them."""
    effects = [
        {"op": "commit", "power": "uk", "amount": 2, "support": "offensive", "where": ["cbi"]},
    ]
    state = revealed(
        monkeypatch,
        effects,
        hands={s: [c] for s, c in ONE_CARD.items()},
        issues={"uk_directed_offensive": ("ussr", 1), "uk_production": ("ussr", 1)},
        naval={},
        support={},
    )
    play_until(state, "directed_offensive", without_effect)
    events = [*play(state, "direct", issue="uk_directed_offensive", front="mediterranean")]
    events += play_until(state, lambda s: s.phase == "war", without_effect)
    assert [e["seat"] for e in events if e.rule == "6.7"] == ["uk", "uk"]
    assert only(events, "directed_unsatisfied")["amount"] == 1
    placed = [e for e in events if e.rule == "6.7" and e.kind == "naval_placed"]
    assert len(placed) == 1 and placed[0]["box"] == "mediterranean"


def test_6_7_two_on_one_amphibious_space_count_together():
    both = ("us_directed_offensive_1", "us_directed_offensive_2")
    state = decide(dict.fromkeys(both, ("ussr", "chair")), naval={})
    for issue in both:
        play(state, "direct", issue=issue, front="mediterranean")
    up_to(state, "us")
    assert (state.naval["mediterranean"], state.support["mediterranean"]) == (3, 1)
    assert state.production["us"] == 2


# -- 6.8 Pol-Mil -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "issue, alignments, networks", [("pol_mil_1", 1, 2), ("pol_mil_2", 1, 2), ("pol_mil_3", 2, 3)]
)
def test_6_81_one_production_activates_x_alignments_and_y_networks(issue, alignments, networks):
    state = decide({issue: ("uk", "chair")}, influence={})
    up_to(state, "uk")
    assert state.production["uk"] == 4
    event = only(play(state, "activate", issue=issue), "pol_mil_activated")
    assert (event["alignments"], event["networks"]) == (alignments, networks)
    assert state.production["uk"] == 3
    assert state.to_place["uk"] == (networks, alignments)
    assert refused(state, "activate", issue=issue) == ("already-activated", "6.8")


def test_6_8_not_activated_no_effect_and_only_ones_own():
    state = decide({"pol_mil_1": ("uk", 1), "pol_mil_2": ("us", 1), "pol_mil_3": "center"})
    up_to(state, "uk")
    assert offers(state, "activate", "issue") == ["pol_mil_1"]
    assert refused(state, "activate", issue="pol_mil_2") == ("issue-not-won", "6.8")
    assert refused(state, "activate", issue="pol_mil_3") == ("issue-not-won", "6.8")
    play_until(state, lambda s: asked(s)[0] != "uk")  # first actions: support
    assert state.to_place == {"us": (0, 0), "uk": (0, 0), "ussr": (0, 0)}


def test_6_8_several_may_be_activated():
    state = decide(dict.fromkeys(("pol_mil_1", "pol_mil_2", "pol_mil_3"), ("ussr", 1)), naval={})
    up_to(state, "ussr")
    for n in (1, 2, 3):
        events = play(state, "activate", issue=f"pol_mil_{n}")
    assert state.to_place["ussr"] == (7, 4)  # and one network more in the war phase (7.1)
    events = [*events, *play_until(state, lambda s: s.phase == "war")]
    gained = next(e for e in every(events, "networks_to_place") if e["seat"] == "ussr")
    assert total(gained) == gained["amount"] == 8


# -- 6.9 Theater leadership ------------------------------------------------------------------------


def bonuses(events):
    """(seat, theater, amount) of the leadership bonuses, their sums checked."""
    found = every(events, "leadership_bonus")
    assert all(total(e) == e["amount"] for e in found)
    return [(e["seat"], e["theater"], e["amount"]) for e in found]


def test_6_91_each_commander_gets_one_whoever_won_the_issue():
    state = decide({}, leadership={"europe": "uk", "pacific": "us"}, winner="us")
    events = play_until(state, "place_bonus")
    assert bonuses(events) == [("uk", "europe", 1)]
    assert asked(state) == ("uk", "place_bonus")
    assert state.leadership == {"europe": "uk", "pacific": "us"}  # unchanged
    assert bonuses(play(state, "support", front="eastern")) == [("us", "pacific", 1)]
    state = decide({}, leadership={"europe": "us", "pacific": "us"})
    assert bonuses(to_end(state)[:60])[:2] == [("us", "europe", 1), ("us", "pacific", 1)]


def test_6_92_example_roosevelt_wins_the_pacific_and_helps_stalin():
    state = decide(
        {
            "theater_leadership_pacific": ("us", "chair"),
            "ussr_declares_war": "center",
        },
        leadership={"europe": "uk", "pacific": "us"},
        fronts={"far_east": "nomohon"},
        naval={},
    )
    play_until(state, "name_commander")
    assert asked(state) == ("us", "name_commander")
    assert refused(state, "command", theater="pacific", power="ussr") == (
        "ussr-never-commands",
        "6.92",
    )
    play(state, "command", theater="pacific", power="us")
    events = up_to(state, "us", "place_bonus")
    assert bonuses(events) == [("us", "pacific", 3)]
    assert parts(every(events, "leadership_bonus")[-1]) == {"command": 1, "leadership_won": 2}
    assert refused(state, "support", front="eastern") == ("other-theater", "6.92")
    assert refused(state, "naval", box="arctic") == ("other-theater", "6.92")
    before = state.support["far_east"]
    for _ in range(3):
        assert asked(state) == ("us", "place_bonus")
        events = play(state, "support", front="far_east")
        assert only(events, "support_placed")["space"] == "manchuria"
    assert state.support["far_east"] == before + 3
    assert asks(state) != "place_bonus"


def test_6_92_stalin_names_the_commander_and_gets_two():
    for power in ("us", "uk"):
        state = decide(
            {"theater_leadership_europe": ("ussr", 1)}, leadership={"europe": "uk", "pacific": "us"}
        )
        play_until(state, "name_commander")
        assert asked(state) == ("ussr", "name_commander")
        assert offers(state, "command", "power") == ["us", "uk"]
        named = only(play(state, "command", theater="europe", power=power), "commander_named")
        assert (named["seat"], named["power"]) == ("ussr", power)
        got = bonuses([*state.events, *play_until(state, lambda s: s.phase == "war")])
        # the new commander has the bonus of command, the winner his two
        assert ("ussr", "europe", 2) in got
        assert (power, "europe", 1) in got
        assert ("us", "pacific", 1) in got
        assert len(got) == 3
        assert state.leadership == {"europe": power, "pacific": "us"}


def test_6_92_both_issues_two_more_in_either_theater():
    both = ("theater_leadership_europe", "theater_leadership_pacific")
    state = decide(dict.fromkeys(both, ("uk", 1)), leadership={"europe": "uk", "pacific": "us"})
    play_until(state, "name_commander")
    play(state, "command", theater="europe", power="uk")
    assert asked(state) == ("uk", "name_commander")
    play(state, "command", theater="pacific", power="us")
    events = [*state.events, *up_to(state, "uk", "place_bonus")]
    assert [b for b in bonuses(events) if b[0] == "uk"] == [
        ("uk", "europe", 3),
        ("uk", "pacific", 2),
        ("uk", "any", 2),
    ]
    where = []
    while asked(state) == ("uk", "place_bonus"):
        where.append((set(offers(state, "support", "front")), set(offers(state, "naval", "box"))))
        state.apply(state.actions()[0])
    europe = {"western", "eastern", "mediterranean"}
    pacific = set(FRONTS) - europe
    assert [w[0] for w in where] == [europe] * 3 + [pacific] * 2 + [set(FRONTS)] * 2
    assert [w[1] for w in where] == [europe | {"arctic"}] * 3 + [pacific] * 2 + [set(BOXES)] * 2


def test_6_92_one_issue_each_no_further_bonus():
    issues = {"theater_leadership_europe": ("uk", 1), "theater_leadership_pacific": ("ussr", 1)}
    state = decide(issues, leadership={"europe": "us", "pacific": "us"})
    events = play_until(state, lambda s: s.phase == "war")
    assert not [b for b in bonuses(events) if b[1] == "any"]


def test_6_9_a_leadership_issue_in_the_center_changes_nothing():
    state = decide(
        {"theater_leadership_europe": "center"}, leadership={"europe": "uk", "pacific": "us"}
    )
    events = play_until(state, lambda s: s.phase == "war")
    assert not every(events, "commander_named")
    assert sorted(bonuses(events)) == [("uk", "europe", 1), ("us", "pacific", 1)]


def test_6_9_bonus_without_a_place_is_lost():
    full = dict.fromkeys(("western", "eastern", "mediterranean", "arctic"), 5)
    state = decide({}, surrendered=["germany"], naval=full, leadership={"europe": "us"})
    play_until(state, lambda s: asks(s) != "allocate_production")
    assert only(state.events, "bonus_lost")["theater"] == "europe"
    assert asked(state) == ("us", "place_bonus")  # the Pacific one has a place
    assert refused(state, "naval", box="arctic") == ("box-full", "6.5")


def test_6_9_leadership_bonus_not_offensive_after_surrender():
    state = decide({}, surrendered=["germany"], leadership={"europe": "us"}, naval={})
    up_to(state, "us", "place_bonus")
    assert not offers(state, "support")
    assert set(offers(state, "naval", "box")) == {"western", "eastern", "mediterranean", "arctic"}
    assert refused(state, "support", front="western") == ("theater-over", "7.8")


@pytest.mark.parametrize("timing", ["activity_5", "allocation"])
def test_6_9_both_timings(timing):
    """4.23.5 after all allocation, or as 6.4 has it each player on his turn; commanders first."""
    state = decide(
        {"theater_leadership_europe": ("us", 1), "global_issue": ("us", 1)},
        options={"leadership_timing": timing},
        leadership={"europe": "us", "pacific": "uk"},
        naval={},
    )
    turns = []
    while state.phase == "decisions":
        kind, seat = asks(state), asked(state)[0]
        if not turns or turns[-1] != (kind, seat):
            turns.append((kind, seat))
        name = act("command", theater="europe", power="uk")
        state.apply(name if kind == "name_commander" else state.actions()[0])
    allocate, bonus = "allocate_production", "place_bonus"
    turns = [t for t in turns if t[0] in (allocate, bonus, "name_commander")]
    if timing == "activity_5":
        assert turns == [
            (allocate, "uk"),
            (allocate, "ussr"),
            (allocate, "us"),
            ("name_commander", "us"),
            (bonus, "uk"),
            (bonus, "us"),
        ]
    else:
        assert turns == [
            ("name_commander", "us"),
            (allocate, "uk"),
            (bonus, "uk"),
            (allocate, "ussr"),
            (allocate, "us"),
            (bonus, "us"),
        ]


def test_6_92_in_allocation_timing_the_new_commander_has_the_bonus():
    state = decide(
        {"theater_leadership_europe": ("us", 1)},
        options={"leadership_timing": "allocation"},
        leadership={"europe": "us", "pacific": "us"},
        naval={},
    )
    play(state, "command", theater="europe", power="uk")
    events = play_until(state, lambda s: s.phase == "war")
    assert bonuses(events) == [("uk", "europe", 1), ("us", "europe", 2), ("us", "pacific", 1)]


# -- 6.10 A-Bomb Research --------------------------------------------------------------------------


def research(holder, die, funding=None, a_bomb=None, **entries):
    """A research roll; `funding` maps seats to markers."""
    issues = (
        {"a_bomb_research": (holder, "chair")}
        if holder != "center"
        else {"a_bomb_research": holder}
    )
    state = decide(
        issues | entries.pop("issues", {}),
        rolls=[die] if die else [],
        a_bomb=a_bomb or {"us": "oak_ridge", "ussr": "letter_to_roosevelt"},
        **entries,
    )
    events = list(state.events)
    left = dict(funding or {})
    while state.phase == "decisions":
        seat = asked(state)[0]
        fund = asks(state) == "allocate_production" and left.get(seat)
        if fund:
            left[seat] -= 1
        events += state.apply(act("research") if fund else state.actions()[0])
    return state, events


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("holder", ALL)
def test_6_10_four_or_more_advances_the_us_pawn(holder, die):
    state, events = research(holder, die)
    rolled = only(events, "research_rolled")
    assert rolled.breakdown == (("die", die, "6.10"),)
    assert rolled["success"] == (die >= 4)
    assert state.a_bomb["us"] == 2 + (die >= 4)
    assert state.a_bomb["ussr"] == (holder == "ussr")  # 6.10.1


@pytest.mark.parametrize("funding", [{"us": 1}, {"uk": 2}, {"us": 1, "uk": 1, "ussr": 1}])
@pytest.mark.parametrize("die", range(1, 5))
def test_6_10_2_each_production_adds_one_whoever_pays(funding, die):
    _state, events = research("us", die, funding)
    rolled = only(events, "research_rolled")
    assert total(rolled) == rolled["total"] == die + sum(funding.values())
    assert parts(rolled) == {"die": die} | {f"production:{s}": n for s, n in funding.items()}
    assert rolled["success"] == (rolled["total"] >= 4)


def test_6_10_a_six_sided_die():
    found = {only(research("us", None, seed=n)[1], "research_rolled")["roll"] for n in range(80)}
    assert found == set(range(1, 7))


def test_6_10_2_three_production_make_it_automatic():
    assert research("uk", 1, {"uk": 3})[0].a_bomb["us"] == 3


def test_6_10_2_nothing_to_fund_unless_the_issue_was_won():
    for issues in ({}, {"a_bomb_research": "center"}):
        state = decide(issues)
        assert asks(state) == "allocate_production"
        assert refused(state, "research") == ("no-research", "6.10.2")
        assert not every(to_end(state), "research_rolled")


def test_6_10_1_the_spies_advance_without_a_roll_and_may_lead():
    state, events = research("ussr", 1, a_bomb={"us": "letter_to_roosevelt", "ussr": "oak_ridge"})
    moved = only(events, "pawn_advanced")
    assert (moved.rule, moved["seat"], moved["space"]) == ("6.10.1", "ussr", "hanford")
    assert state.a_bomb == {"us": 0, "ussr": 3}
    state, events = research("ussr", 6, a_bomb={"us": "hanford", "ussr": "trinity"})
    assert only(events, "spies_done").rule == "6.10.1"
    assert state.a_bomb == {"us": 4, "ussr": 4}
    assert state.us_has_bomb()


def test_6_10_after_trinity_only_the_spies_move():
    state, events = research("ussr", 6, a_bomb={"us": "trinity", "ussr": "hanford"})
    assert not every(events, "research_rolled")
    assert only(events, "research_done").rule == "6.10"
    assert state.a_bomb == {"us": 4, "ussr": 4}
    state, events = research("us", 6, a_bomb={"us": "trinity", "ussr": "hanford"})
    assert state.a_bomb == {"us": 4, "ussr": 3}


def test_6_10_the_issue_stays_available_after_trinity():
    state = position(
        at="agenda", scenario="campaign", conference=8, card=None, a_bomb={"us": "trinity"}
    )
    assert state.issues["a_bomb_research"] is None
    play_until(state, lambda s: asks(s) in ("opening_issue", "nominate_issue"))
    assert "a_bomb_research" in offers(state, "nominate", "issue")


def test_6_10_2_conference_card_modifier(monkeypatch):
    for amount in (-1, 1, 2):
        state = revealed(
            monkeypatch,
            [{"op": "a_bomb_modifier", "amount": amount}],
            hands={s: [c] for s, c in ONE_CARD.items()},
            issues={"a_bomb_research": ("uk", 1)},
            rolls=[3],
        )
        events = play_until(state, lambda s: s.phase == "war", without_effect)
        rolled = only(events, "research_rolled")
        assert rolled.breakdown == (("die", 3, "6.10"), ("conference_card", amount, "6.10.2"))
        assert rolled["success"] == (3 + amount >= 4)


# -- 6.11 Global issues ----------------------------------------------------------------------------

PAWNS = {
    "us": ("churchill_roosevelt", "roosevelt_stalin"),
    "uk": ("churchill_roosevelt", "churchill_stalin"),
    "ussr": ("churchill_stalin", "roosevelt_stalin"),
}


def settle(seat, pawns, at="chair"):
    """The Global Issue of a conference, won by `seat`, at the choice if there is one."""
    state = decide({"global_issue": (seat, at)}, global_issues=pawns)
    events = play_until(state, lambda s: asks(s) == "global_issue" or s.phase == "war")
    return state, events


@pytest.mark.parametrize("seat", ALL)
def test_6_11_the_winner_chooses_one_of_his_two(seat):
    for chosen in PAWNS[seat]:
        state, _ = settle(seat, {})
        assert asked(state) == (seat, "global_issue")
        assert set(offers(state, "move_global", "pawn")) == set(PAWNS[seat])
        other = next(
            p
            for p in ("churchill_roosevelt", "churchill_stalin", "roosevelt_stalin")
            if p not in PAWNS[seat]
        )
        assert refused(state, "move_global", pawn=other) == ("not-your-global-issue", "6.11")
        moved = only(play(state, "move_global", pawn=chosen), "global_issue_moved")
        assert (moved["seat"], moved["pawn"], moved["before"]) == (seat, chosen, "neutral")
        assert not moved["alone"]
        expected = dict.fromkeys(
            ("churchill_roosevelt", "churchill_stalin", "roosevelt_stalin"), "neutral"
        )
        assert state.global_issues == expected | {chosen: seat}


@pytest.mark.parametrize("seat", ALL)
def test_6_11_no_choice_where_one_is_his_already(seat):
    mine, other = PAWNS[seat]
    state, events = settle(seat, {mine: seat})
    moved = only(events, "global_issue_moved")
    assert (moved["pawn"], moved["before"], moved["alone"]) == (other, "neutral", True)
    assert state.global_issues[mine] == seat


@pytest.mark.parametrize("seat", ALL)
def test_6_11_from_the_opponents_side_never_back_to_neutral(seat):
    sides = {pawn: next(s for s in ALL if s != seat and pawn in PAWNS[s]) for pawn in PAWNS[seat]}
    state, _ = settle(seat, sides)
    pawn = PAWNS[seat][0]
    moved = only(play(state, "move_global", pawn=pawn), "global_issue_moved")
    assert moved["before"] == sides[pawn]
    assert state.global_issues[pawn] == seat
    assert state.global_issues[PAWNS[seat][1]] == sides[PAWNS[seat][1]]


@pytest.mark.parametrize("seat", ALL)
def test_6_11_both_his_already_nothing_moves(seat):
    pawns = dict.fromkeys(PAWNS[seat], seat)
    state, events = settle(seat, pawns)
    assert only(events, "global_issue_idle")["seat"] == seat
    assert {p: s for p, s in state.global_issues.items() if s != "neutral"} == pawns


def test_6_11_not_won_nothing_moves():
    state = decide({"global_issue": "center"}, global_issues={})
    events = play_until(state, lambda s: s.phase == "war")
    assert not {"global_issue_moved", "global_issue_idle"} & set(kinds(events))
    assert set(state.global_issues.values()) == {"neutral"}


# -- what a seat is told of it ---------------------------------------------------------------------


def test_6_7_a_chance_reckons_with_what_is_already_directed_there():
    """Placed in 6.1, paid in 6.7: until then it is counted as if it lay there, as far as the
    owner's production goes, and once."""
    both = ("us_directed_offensive_1", "us_directed_offensive_2")
    state = decide(dict.fromkeys(both, ("us", "chair")), "us")

    def strength():
        return front_chance(state.view("us"), "cbi").strength

    bare = strength()
    for n, issue in enumerate(both, 1):
        play(state, "direct", issue=issue, front="cbi")
        assert strength() == pytest.approx(bare + n * 2 * 2)
    up_to(state, "us")
    assert state.support["cbi"] == 4 and strength() == pytest.approx(bare + 8)

    both = ("ussr_directed_offensive_1", "ussr_directed_offensive_2")  # owes four, has three
    state = decide(dict.fromkeys(both, ("us", "chair")))
    for issue in both:
        play(state, "direct", issue=issue, front="cbi")
    assert strength() == pytest.approx(bare + 3 * 2)


def test_6_7_what_is_directed_to_a_landing_becomes_ships_first():
    issues = ("us_directed_offensive_1", "us_directed_offensive_2")
    state = decide(dict.fromkeys(issues, ("us", "chair")), "us", naval={"western": 2})
    assert fulfilled(state.view("us"), "western", 2) == (1, 1)
    play(state, "direct", issue=issues[0], front="western")
    found = front_chance(state.view("us"), "western")
    assert (found.have, found.lacks) == (3, "")
    assert fulfilled(state.view("us"), "western", 2) == (2, 0), "the ships are on their way"
