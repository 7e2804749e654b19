"""11.1 The words of the bot charts: every predicate and every choice in a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from churchill_kit.games.churchill.bots.choices import CHOICES
from churchill_kit.games.churchill.bots.predicates import PREDICATES
from churchill_kit.games.churchill.bots.sight import coming_armies
from churchill_kit.games.churchill.box.components import BOX, FRONTS
from churchill_kit.games.churchill.outlook import front_chance, percent
from churchill_kit.games.churchill.state import Churchill
from tests.games.churchill.bot_helpers import (
    asked,
    before_the_deal,
    chooses,
    holds,
    networks,
    sight,
    war,
)
from tests.games.churchill.helpers import play

Make = Callable[[], Churchill]

# The UK is to move in the sixth conference; the US has the bomb issue in its chair.
TABLE: dict[str, Any] = {
    "scenario": "tournament",
    "turn": "uk",
    "hands": {
        "us": ["us_hopkins"],
        "uk": ["uk_brooke", "uk_eden", "uk_cripps", "uk_beaverbrook", "uk_pound"],
        "ussr": ["ussr_molotov"],
    },
    "issues": {
        "global_issue": "center",
        "second_front": ("us", 2),
        "us_production_1": ("uk", 4),
        "uk_production": ("ussr", 4),
        "pol_mil_1": ("uk", 5),
        "a_bomb_research": ("us", "chair"),
    },
    "passes": ["uk"],
    "inactive": ["us", "ussr"],
    "leadership": {"pacific": "uk"},
    "a_bomb": {"us": "hanford", "ussr": "los_alamos"},
    "global_issues": {"churchill_stalin": "uk"},
    "influence": {},
    "conference_wins": {"ussr": 6},
}


def marker(location: str) -> str:
    """A secret agenda marker of a location (10.2)."""
    return next(m for m, place in BOX.agenda_markers.items() if place == location)


def table(**entries: Any) -> Churchill:
    """The meeting of TABLE, at the UK's turn."""
    return asked("advance_issue", "uk", **(TABLE | entries))


def debate(
    seat: str = "uk",
    issue: str = "uk_production",
    at: Any = "center",
    source: str = "ussr_malenkov",
    steps: int = 4,
    **entries: Any,
) -> Churchill:
    """The USSR has moved an issue, or is about to take it into its chair; may `seat` debate?"""
    capture = at != "center" and at[0] == "ussr" and at[1] + steps >= 7
    moved = at if capture else ("ussr", steps)
    entries = {"issues": {issue: moved}} | entries
    args = (1, "ussr", issue, source, steps, capture)
    return asked("debate_issue", seat, *args, **(TABLE | entries))


def decided(kind: str, seat: str, *args: Any, **entries: Any) -> Churchill:
    """A decision after the meeting of the tournament's first conference."""
    entries = {"scenario": "tournament", "issues": {}} | entries
    return asked(kind, seat, *args, at="decisions", **entries)


def tie(tied: tuple[str, ...], what: str = "conference", **entries: Any) -> Churchill:
    """The UK may break a tie."""
    return asked("break_tie", "uk", tied, 1, (f"win_{what}",), **entries)


ONTO_NORMANDY = {"center_results": ("second_front",)}

CONDITIONS: list[tuple[Make, list[str], list[str]]] = [
    (
        table,
        [
            "always",
            "conference_at_least:6",
            "conference_at_most:6",
            "leader_active:uk",
            "leader_can_advance:uk",
            "rival_leaders_inactive",
            "available:strategic_materials",
            "on_table:global_issue",
            "in_center:global_issue",
            "on_rival_track:uk_production:4",
            "front_in:western:bolero",
            "front_before:western:normandy",
            "front_past:eastern:belorussia",
            "surrendered:italy",
            "naval_at_least:western:5",
            "commander:pacific:uk",
            "a_bomb_before:us:trinity",
            "pawn:churchill_stalin:uk",
            "pawn:roosevelt_stalin:neutral",
            "own_pawns_below:2",
            "runaway:ussr:12",
            "hand_total:uk_production:5",
            "hand_has_chief",
            "hand_has_value:5",
            "cards_at_most:5",
            "has_pass",
        ],
        [
            "conference_at_least:7",
            "conference_at_most:5",
            "leader_active:us",
            "leader_can_advance:us",
            "available:global_issue",
            "on_table:a_bomb_research",  # captured
            "on_table:strategic_materials",
            "in_center:second_front",
            "on_rival_track:uk_production:5",
            "on_rival_track:us_production:1",  # on the own track
            "front_in:western:normandy",
            "front_before:western:bolero",
            "front_past:eastern:ukraine",
            "surrendered:germany",
            "naval_at_least:arctic:1",
            "commander:europe:us",
            "a_bomb_before:us:hanford",
            "pawn:churchill_stalin:neutral",
            "own_pawns_below:1",
            "runaway:ussr:40",
            "hand_total:uk_production:6",
            "hand_has_value:4",
            "cards_at_most:4",
            "holds_secret_agenda",
            # nothing is under debate, and there is no tie
            "issue_is:uk_production",
            "would_capture",
            "can_stop",
            "own_flag",
            "weight:0",
            "debate_total:1",
            "crosses_center",
            "advanced_by_leader",
            "in_tie",
            "tie_at:conference",
        ],
    ),
    (lambda: table(inactive=["us"]), [], ["rival_leaders_inactive"]),
    (lambda: table(hands={"uk": ["uk_pound"]}, passes=[]), [], ["hand_has_chief", "has_pass"]),
    (
        debate,
        [
            "issue_is:uk_production",
            "own_flag",
            "weight:2",
            "debate_total:5",  # Cripps
            "crosses_center",
        ],
        ["issue_is:second_front", "would_capture", "weight:3", "debate_total:6"],
    ),
    (lambda: debate(issue="pol_mil_2"), [], ["own_flag"]),
    (lambda: debate(steps=6), [], ["crosses_center"]),
    # 5.23 before a capture only the difference of the values moves the issue
    (lambda: debate(at=("ussr", 3)), ["would_capture", "can_stop"], ["crosses_center"]),
    (
        lambda: debate(at=("ussr", 6), steps=6, hands={"uk": ["uk_cherwell"]}),
        ["would_capture"],
        ["can_stop"],
    ),
    # 5.24 only leaders debate leaders, so no card in hand counts
    (
        lambda: debate(source="stalin", steps=6),
        ["advanced_by_leader", "weight:2"],
        ["can_stop", "debate_total:1", "crosses_center"],
    ),
    (lambda: tie(("us", "uk")), ["in_tie", "tie_at:conference"], ["tie_at:agenda"]),
    (lambda: tie(("us", "ussr"), "agenda"), ["tie_at:agenda"], ["in_tie", "tie_at:conference"]),
    (
        lambda: decided(
            "directed_offensive",
            "uk",
            fields=ONTO_NORMANDY,
            issues={"uk_directed_offensive": ("uk", "chair")},
        ),
        ["center_result:second_front", "won:uk_directed_offensive"],
        ["center_result:strategic_materials", "won:us_directed_offensive"],
    ),
    (
        lambda: war(
            "place_network_marker",
            "uk",
            options={"secret_agenda": True},
            secret_agendas={"uk": [marker("greece")], "us": [marker("poland")]},
        ),
        ["holds_secret_agenda"],
        [],
    ),
    (
        lambda: war(
            "place_network_marker",
            "uk",
            options={"secret_agenda": True},
            secret_agendas={"uk": [marker("greece")], "us": [marker("poland")]},
            influence={"greece": {"political": "uk"}},
        ),
        [],
        ["holds_secret_agenda"],
    ),
]


@pytest.mark.parametrize("make, true, false", CONDITIONS)
def test_11_1_predicates(make: Make, true: list[str], false: list[str]) -> None:
    """Each condition holds where it should, and not elsewhere; "!" turns it round."""
    state = make()
    for text in true:
        assert holds(state, text), text
        assert not holds(state, f"!{text}"), text
    for text in false:
        assert not holds(state, text), text
        assert holds(state, f"!{text}"), text


def test_11_1_every_predicate_is_tried_both_ways() -> None:
    """No word of ``when`` is left out above."""
    true = {text.split(":")[0] for _, texts, _ in CONDITIONS for text in texts}
    false = {text.split(":")[0] for _, _, texts in CONDITIONS for text in texts}
    assert true == set(PREDICATES)
    assert false == set(PREDICATES) - {"always"}


AGENDA_HAND = {"us": ["us_marshall", "us_king", "us_leahy", "us_stimson", "us_ickes", "us_biddle"]}
FREE_MAP = networks("us", "free")


def agenda(**entries: Any) -> Churchill:
    """The US picks its agenda card."""
    return before_the_deal("agenda_card", "us", **({"hands": AGENDA_HAND} | entries))


def production(seat: str = "us", **entries: Any) -> Churchill:
    """Free allocation of production."""
    fields = {"production": {"us": 6, "uk": 4, "ussr": 3}} | entries.pop("fields", {})
    return decided("allocate_production", seat, fields=fields, **entries)


def won(seat: str, *issues: str) -> dict[str, Any]:
    """Issues in a seat's chair."""
    return {name: (seat, "chair") for name in issues}


CHOSEN: list[tuple[str, str, Make, set[str] | str]] = [
    # 11.4 the agenda card; a bonus that fits an issue is kept
    ("agenda_card", "highest_unbonused", agenda, {"pick us_king", "pick us_leahy"}),  # all fit
    (
        "agenda_card",
        "highest_unbonused",
        lambda: agenda(issues={"theater_leadership_pacific": "out", "a_bomb_research": "out"}),
        {"pick us_king"},
    ),
    ("agenda_card", "chief_of_staff", agenda, {"pick us_marshall"}),
    (
        "agenda_card",
        "value:5",  # King does more: six on Pacific leadership, which weighs two
        lambda: agenda(
            a_bomb={"us": "trinity"},
            global_issues={"churchill_roosevelt": "us", "roosevelt_stalin": "us"},
        ),
        {"pick us_leahy"},
    ),
    ("agenda_card", "value:2", agenda, set()),
    ("agenda_card", "lowest_loss", agenda, {"pick us_biddle"}),
    # 5.14 the issues
    (
        "opening_issue",
        "issue:pol_mil",
        lambda: before_the_deal("opening_issue", "us", 3, issues={"pol_mil_1": "center"}),
        {"nominate pol_mil_2", "nominate pol_mil_3"},
    ),
    (
        "opening_issue",
        "best_total",
        lambda: before_the_deal("opening_issue", "us", 3, hands={"us": ["us_stimson"]}),
        {"nominate a_bomb_research"},
    ),
    (
        "issue_pair",
        "issue:second_front",  # 6.21 out of the game in the training scenario
        lambda: before_the_deal("nominate_issue", "us", 2),
        set(),
    ),
    (
        "issue_pair",
        "flag_of:uk",
        lambda: before_the_deal("nominate_issue", "us", 2),
        {"nominate uk_production"},
    ),
    (
        "issue_pair",
        "flag_of:uk",
        lambda: before_the_deal("nominate_issue", "us", 1, issues={"uk_production": "center"}),
        {"nominate uk_directed_offensive"},
    ),
    (
        "issue_pair",
        "best_total",
        lambda: before_the_deal("nominate_issue", "ussr", 2, hands={"ussr": ["ussr_vasilevsky"]}),
        {"nominate uk_directed_offensive"},
    ),
    # 5.22 advancing
    ("advance", "capture", table, {"advance uk_brooke"}),  # 3.5 are enough for Pol-Mil
    (
        "advance",
        "capture",  # the Pol-Mil issue weighs more than US Production, which Cripps could take
        lambda: table(hands={"uk": ["uk_eden", "uk_ismay", "uk_cripps"]}),
        {"advance uk_cripps pol_mil_1"},
    ),
    ("advance", "rescue:uk_production", table, {"advance uk_cripps uk_production"}),
    ("advance", "rescue:us_production", table, set()),  # on the own track already
    ("advance", "center:second_front", table, {"advance uk_brooke"}),
    ("advance", "plan", table, {"advance uk_eden global_issue"}),
    (
        "advance",
        "plan",  # 5.25 after the roll
        lambda: asked("choose_issue", "uk", "uk_brooke", 2, **TABLE),
        {"choose global_issue"},
    ),
    (
        "advance",
        "center:second_front",
        lambda: asked("stop_in_center", "uk", "second_front", ("move_advanced", "uk"), **TABLE),
        {"stop second_front"},
    ),
    # 5.24 debating
    (
        "debate",
        "cheapest_stop",
        lambda: debate(at=("ussr", 3), hands={"uk": ["uk_eden", "uk_pound", "uk_tovey"]}),
        {"debate uk_tovey"},  # Pound may not debate
    ),
    ("debate", "best_total", debate, {"debate uk_eden", "debate uk_cripps"}),
    (
        "debate",
        "center:second_front",
        lambda: debate(issue="second_front", steps=2),
        {"debate uk_cripps"},
    ),
    ("debate", "center:ussr_declares_war", debate, set()),
    (
        "debate",
        "center:second_front",  # it has come to the center: a debate would only drag it on
        lambda: debate(issue="second_front", issues={"second_front": "center"}, steps=2),
        set(),
    ),
    (
        "debate",
        "center:second_front",  # nor is it dragged along the own track
        lambda: debate(issue="second_front", issues={"second_front": ("uk", 2)}, steps=2),
        set(),
    ),
    (
        "debate",
        "cheapest_stop",  # the one that is least missed, not the lowest that does it
        lambda: debate(
            issues={"uk_production": ("ussr", 3), "global_issue": "center"},
            at=("ussr", 3),
            hands={"uk": ["uk_macready", "uk_wilson"]},  # 2, but 4 on the Global Issue; and 3
        ),
        {"debate uk_wilson"},
    ),
    ("debate", "decline", debate, {"decline"}),
    # 5.26 leaders
    ("leader_use", "leader_advance:global_issue", table, {"lead global_issue"}),
    ("leader_use", "leader_advance:a_bomb_research", table, set()),
    (
        "leader_use",
        "leader_advance:second_front",  # would bring it no farther than the center
        lambda: table(issues={"second_front": ("us", 6)}, fields={"leader_value": {"uk": -1}}),
        set(),
    ),
    ("leader_use", "leader_advance_best", table, {"lead global_issue"}),
    ("leader_use", "leader_debate", debate, {"lead_debate"}),
    ("leader_use", "leader_debate", lambda: debate(inactive=["uk"]), set()),
    ("leader_use", "hold", table, "advance"),
    ("leader_use", "hold", debate, "debate"),
    ("pass_use", "use", table, {"pass"}),
    ("pass_use", "decline", table, "leader_use"),
    # 4.5 ties
    ("tie_break", "use_self", lambda: tie(("us", "uk")), {"break_tie uk"}),
    ("tie_break", "use_self", lambda: tie(("us", "ussr")), set()),
    ("tie_break", "use_for:ussr", lambda: tie(("us", "ussr")), {"break_tie ussr"}),
    ("tie_break", "use_for:us", lambda: tie(("us", "uk")), set()),
    ("tie_break", "decline", lambda: tie(("us", "uk")), {"keep_leader"}),
    (
        "tie_name",
        "name_lowest_score",
        lambda: asked(
            "name_tie_winner", "us", ("uk", "ussr"), ("win_conference",), conference_wins={"uk": 8}
        ),
        {"name_winner ussr"},
    ),
    # 6.1, 6.7
    (
        "directed_offensive",
        "front:mediterranean",
        lambda: decided("directed_offensive", "uk", issues=won("uk", "us_directed_offensive_1")),
        {"direct us_directed_offensive_1 mediterranean"},
    ),
    (
        "directed_offensive",
        "front:eastern",
        lambda: decided(
            "fulfil_directed",
            "us",
            issues=won("ussr", "us_directed_offensive_1", "us_directed_offensive_2"),
            fields={
                "directed": {
                    "us_directed_offensive_1": ("eastern", 2),
                    "us_directed_offensive_2": ("cbi", 2),
                },
                "production": {"us": 1, "uk": 0, "ussr": 0},
            },
        ),
        {"fulfil us_directed_offensive_1"},
    ),
    # 6.4 production
    (
        "production",
        "activate_pol_mil:2",
        lambda: production(issues=won("us", "pol_mil_1", "pol_mil_3")),
        {"activate pol_mil_3"},
    ),
    (
        "production",
        "activate_pol_mil:1",
        lambda: production(
            issues=won("us", "pol_mil_1", "pol_mil_3"), fields={"activated": ("pol_mil_3",)}
        ),
        set(),
    ),
    ("production", "naval:cbi:3", production, {"naval cbi"}),
    ("production", "naval:central_pacific:3", production, set()),  # has three
    ("production", "naval:arctic:3", production, {"naval arctic"}),
    (
        "production",
        "naval:western:5",  # 7.73.3 no landing without the Second Front
        lambda: production(naval={"western": 4}),
        set(),
    ),
    (
        "production",
        "naval:western:5",
        lambda: production(naval={"western": 4}, fields=ONTO_NORMANDY),
        {"naval western"},
    ),
    ("production", "offensive:eastern:6", production, {"support eastern"}),
    ("production", "offensive:eastern:6", lambda: production(support={"eastern": 9}), set()),
    ("production", "a_bomb", production, "a_bomb"),
    (
        "a_bomb",
        "spend:1",
        lambda: production(issues=won("uk", "a_bomb_research")),
        {"research"},
    ),
    (
        "a_bomb",
        "spend:1",
        lambda: production(
            issues=won("us", "a_bomb_research"), fields={"research": (("production:us", 1),)}
        ),
        set(),
    ),
    ("a_bomb", "spend:1", production, set()),  # nobody won the issue
    (
        "production",
        "spread",
        lambda: production(naval={"mediterranean": 3}, support={"eastern": 6, "cbi": 3}),
        {"support mediterranean"},
    ),
    # 6.9 leadership
    (
        "theater_leadership",
        "name:europe:uk",
        lambda: decided("name_commander", "uk", "europe"),
        {"command europe uk"},
    ),
    (
        "theater_leadership",
        "bonus_naval:cbi:3",
        lambda: decided("place_bonus", "uk", "pacific", 2),
        {"naval cbi"},
    ),
    (
        "theater_leadership",
        "bonus_offensive:eastern:12",
        lambda: decided("place_bonus", "ussr", "europe", 2),
        {"support eastern"},
    ),
    (
        "theater_leadership",
        "bonus_offensive:eastern:12",  # another theater
        lambda: decided("place_bonus", "ussr", "pacific", 2),
        set(),
    ),
    # what cards leave open
    (
        "card_choice",
        "naval_gap",
        lambda: asked(
            "choose_attribute_support",
            "us",
            "naval_support",
            1,
            ("central_pacific", "cbi", "arctic"),
            scenario="campaign",
            naval={"central_pacific": 1},
            fronts={"cbi": "canton_hong_kong"},
        ),
        {"naval cbi"},
    ),
    (
        "card_choice",
        "lowest_expected",
        lambda: asked(
            "choose_attribute_support",
            "ussr",
            "offensive_support",
            1,
            ("eastern", "far_east"),
            issues={"ussr_declares_war": "center"},
            support={"eastern": 4, "far_east": 2},
        ),
        {"support far_east"},
    ),
    # 6.11
    (
        "global_issue",
        "move:churchill_stalin",
        lambda: decided("global_issue", "uk"),
        {"move_global churchill_stalin"},
    ),
    (
        "global_issue",
        "move:churchill_stalin",
        lambda: decided("global_issue", "uk", global_issues={"churchill_stalin": "uk"}),
        set(),
    ),
    # 7.1 networks
    (
        "clandestine",
        "shield_alignment",
        lambda: war(
            "place_network_marker",
            "us",
            influence={
                "greece": {"clandestine": ("us", 2), "political": "us"},
                "france": {"clandestine": ("us", 1), "political": "us"},
            },
        ),
        {"network france"},
    ),
    (
        "clandestine",
        "claim",
        lambda: war(
            "place_network_marker",
            "us",
            markers=(1, 1),
            influence=networks("uk", "free", "ussr", "west", "vietnam", "malaya", count=1)
            | networks("ussr", "laos_cambodia", "dutch_east_indies"),
            global_issues={"churchill_roosevelt": "us"},
        ),
        {"network siam"},
    ),
    ("clandestine", "claim", lambda: war("place_network_marker", "us", (1, 0)), set()),
    (
        "clandestine",
        "frontline_pair",
        lambda: war(
            "place_network_marker",
            "us",
            influence=networks("us", "hungary", "rumania", "belgium", count=1),
        ),
        {"network hungary"},  # the Red Army stands there; it is past Rumania
    ),
    (
        "clandestine",
        "break:ussr:free",
        lambda: war(
            "place_network_marker",
            "us",
            influence=networks("ussr", "greece", "poland", count=1) | networks("ussr", "persia"),
        ),
        {"break_network greece"},
    ),
    (
        "clandestine",
        "place:west",
        lambda: war(
            "place_network_marker", "uk", influence=networks("uk", "france", "belgium", count=1)
        ),
        {"network netherlands"},
    ),
    (
        "clandestine",
        "agenda_location",
        lambda: war(
            "place_network_marker",
            "uk",
            options={"secret_agenda": True},
            secret_agendas={"uk": [marker("greece"), marker("poland")]},
            influence=networks("ussr", "poland") | networks("uk", "greece"),
        ),
        {"break_network poland"},
    ),
    # 7.3 alignment
    (
        "political",
        "agenda_location",
        lambda: war(
            "place_alignment_marker",
            "uk",
            (0, 1),
            options={"secret_agenda": True},
            secret_agendas={"uk": [marker("greece"), marker("persia")]},
            influence=networks("uk", "greece"),
        ),
        {"align greece"},
    ),
    (
        "political",
        "place:free",
        lambda: war(
            "place_alignment_marker", "uk", (0, 1), influence=networks("uk", "greece", "france")
        ),
        {"align greece"},
    ),
    (
        "political",
        "remove:us:all",
        lambda: war(
            "place_alignment_marker",
            "ussr",
            (0, 1),
            influence={
                "greece": {"clandestine": ("ussr", 1), "political": "us"},
                "persia": {"clandestine": ("ussr", 1), "political": "uk"},
            },
        ),
        {"break_alignment greece"},
    ),
]


@pytest.mark.parametrize(
    "decision, text, make, expected", CHOSEN, ids=[f"{row[0]}-{row[1]}" for row in CHOSEN]
)
def test_11_1_choices(decision: str, text: str, make: Make, expected: set[str] | str) -> None:
    """Each choice comes to the legal actions that it names, to none, or to another list."""
    assert chooses(make(), decision, text) == expected


def test_11_1_every_choice_is_tried() -> None:
    """No word of ``choose`` is left out above."""
    tried = {(decision, text.split(":")[0]) for decision, text, _, _ in CHOSEN}
    assert tried == {(decision, word) for decision, words in CHOICES.items() for word in words}


def test_11_3_totals() -> None:
    """Values, attributes, Nyet and paranoia; a Chief of Staff counts 3.5 before his roll."""
    b = sight(table())
    assert b.total("uk_cripps", "uk_production") == 5
    assert b.total("uk_brooke", "uk_production") == 3.5
    assert b.value("uk_eden", "pol_mil_1") == 5 + 1 + 2
    assert b.loss("uk_pound") == 1 + 3  # the Global Issue weighs 3
    rolled = sight(asked("choose_issue", "uk", "uk_brooke", 6, **TABLE))
    assert rolled.total("uk_brooke", "uk_production") == 6


def test_11_3_totals_of_the_ussr() -> None:
    """Nyet adds one to a debate; paranoia takes one from all."""
    entries = TABLE | {"turn": "ussr", "hands": {"ussr": ["ussr_molotov", "ussr_budyonny"]}}
    b = sight(asked("advance_issue", "ussr", **entries))
    assert b.total("ussr_molotov", "global_issue") == 6
    assert b.total("ussr_molotov", "global_issue", "debate") == 7
    angry = asked("advance_issue", "ussr", fields={"staff_change": {"ussr": (-1, 1)}}, **entries)
    assert sight(angry).total("ussr_molotov", "global_issue") == 5
    assert sight(angry).total("ussr_budyonny", "uk_production") == 1


def test_7_6_expected_armies() -> None:
    """The Axis armies placed by priority and the mean of those that are diced for, per front."""
    rolled: dict[str, float] = {}
    games = 400
    for seed in range(games):
        state = asked("global_issue", "uk", at="decisions", scenario="tournament", seed=seed)
        expected = sight(state)._armies
        state.steps = (("place_pacific_reserves",), ("place_european_reserves",))
        state.run()
        for front, armies in state.armies.items():
            rolled[front] = rolled.get(front, 0) + armies / games
    assert rolled == pytest.approx(expected, abs=0.2)
    assert sum(expected.values()) == pytest.approx(sum(rolled.values()))


def test_7_62_6_the_last_army_goes_against_either_of_two_fronts_as_close() -> None:
    """7.72.4 By a die: no chance that is told takes it for the western one's."""
    state = asked(
        "global_issue", "uk", at="decisions", scenario="campaign", conference=10,
        fronts={"western": "west_germany", "eastern": "east_germany"},
    )  # fmt: skip
    state.reserves = {**state.reserves, "german_army": 4}
    armies = coming_armies(state)
    assert (armies["western"].sure, armies["eastern"].sure) == (1.5, 2.5)
    for front in ("western", "eastern"):
        found = front_chance(state, front, 6)
        assert found is not None and found.dice


def test_7_71_the_chance_that_is_told_is_the_one_over_all_rolls_for_armies() -> None:
    """7.62, 7.64, 7.72.4 Not that with the armies to be expected: nothing is sure as long as a die
    may send one more."""
    entries: list[dict[str, Any]] = [
        {"fronts": {"western": "rhineland", "eastern": "prussia"}, "support": {"western": 6}},
        {"support": {"eastern": 9, "mediterranean": 3}},
        {"fronts": {"western": "rhineland"}, "support": {"western": 5}, "naval": {"arctic": 3}},
    ]
    for entry in entries:
        told: dict[str, Any] = {}
        came = Counter[str]()
        games = 600
        for seed in range(games):
            state = asked("global_issue", "uk", at="decisions", scenario="campaign", conference=9,
                          seed=seed, **entry)  # fmt: skip
            found = {f: front_chance(state.view("uk"), f) for f in FRONTS}
            told |= {f: chance for f, chance in found.items() if chance and not chance.lacks}
            state.steps = (("place_pacific_reserves",), ("place_european_reserves",))
            state.run()
            for front in told:
                power = 2 + 2 * state.support[front] - 2 * state.armies[front]
                came[front] += percent(power + state.strength_change.get(front, 0))
        for front, chance in told.items():
            if not chance.strike:
                assert chance.now == pytest.approx(came[front] / games, abs=2.5), (entry, front)
        assert any(chance.dice for chance in told.values())


@pytest.mark.parametrize(("ships", "of_each"), [(2, 1 / 3), (3, 1 / 6)])
def test_7_62_8_with_the_arctic_closed_a_six_is_expected_in_the_mediterranean(
    ships: int, of_each: float
) -> None:
    """A third of what is diced for goes there, or half of that while the Arctic is open."""
    state = asked(
        "global_issue", "uk", at="decisions", scenario="campaign", naval={"arctic": ships}
    )
    expected = sight(state)._armies
    diced = expected["western"] * 3  # nothing else is sent to the Western Front from its box
    assert diced == 1
    assert expected["mediterranean"] == pytest.approx(1 + diced * of_each)  # and the Italian army


def test_7_72_expected_strength() -> None:
    """Base 2, twice the support, less twice the armies to be expected."""
    state = asked("global_issue", "uk", at="decisions", support={"western": 3})
    b = sight(state)
    assert b.expected("western") == 2 + 6 - 2 * b._armies["western"]
    state.strength_change = {"western": -2}
    assert sight(state).expected("western") == b.expected("western") - 2


def test_5_23_after_a_debate() -> None:
    """Where a debate leaves the issue: moved toward the debater, or by the difference."""
    b = sight(debate(steps=4))
    assert b.after_debate(3) == ("ussr", 1)
    assert b.after_debate(4) == "center"
    assert b.after_debate(6) == ("uk", 2)
    b = sight(debate(at=("ussr", 3), steps=5))
    assert b.after_debate(2) == ("ussr", 6) and b.stops(2)
    assert b.after_debate(1) == ("ussr", 7) and not b.stops(1)
    assert b.after_debate(7) == ("ussr", 1)


def test_5_22_play_of_a_bot_is_legal() -> None:
    """The choices name actions as the engine lists them."""
    state = table()
    play(state, "advance", card="uk_cripps", issue="uk_production")
    assert state.issues["uk_production"] == ("uk", 1)
