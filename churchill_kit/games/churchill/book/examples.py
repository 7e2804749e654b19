"""The worked examples of Churchill.

Those of the rulebook come first in each chapter; where it has none, and for published
situations, there are a few of our own (`own`). Titles and captions are the messages
``example-<id>`` and ``example-<id>-<caption>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ....book import examples as book
from ....book.examples import Example, Step, do
from ..game import GAME
from ..state import Churchill


@cache
def examples() -> Mapping[str, Example]:
    """All examples by id, in the order of the chapters."""
    return {example.id: example for example in EXAMPLES}


def steps(example: Example) -> tuple[Step, ...]:
    """The positions to step through: the opening, then each that has a caption."""
    return book.steps(example, GAME, _still)


def _still(setting: Mapping[str, Any], first: Churchill) -> Churchill:
    """The pieces before anything has happened: nobody is asked, nothing is under way."""
    state: Churchill = GAME.position(**{**setting, "at": "meeting"})
    state.phase, state.hands, state.steps = setting["at"], first.hands, ()
    return state


# -- words for writing examples --------------------------------------------------------------------


def support(front: str, count: int) -> tuple[Mapping[str, Any], ...]:
    """Actions: production or bonuses spent on offensive support for a front."""
    return ({"kind": "support", "front": front},) * count


def network(*locations: str) -> tuple[Mapping[str, Any], ...]:
    """Actions: networks placed."""
    return tuple({"kind": "network", "location": location} for location in locations)


def goes_next(power: str) -> Mapping[str, Any]:
    """Action: the US says who places first."""
    return {"kind": "goes_next", "power": power}


US_DIRECTED, USSR_DIRECTED = "us_directed_offensive_1", "ussr_directed_offensive_1"

# Seven staff cards each, for an agenda.
HANDS: Mapping[str, tuple[str, ...]] = {
    "us": (
        "us_hull",
        "us_hopkins",
        "us_marshall",
        "us_stimson",
        "us_knox",
        "us_donovan",
        "us_wickard",
    ),
    "uk": (
        "uk_macready",
        "uk_eden",
        "uk_brooke",
        "uk_dill",
        "uk_bevin",
        "uk_lyttelton",
        "uk_cherwell",
    ),
    "ussr": (
        "ussr_budyonny",
        "ussr_molotov",
        "ussr_zhukov",
        "ussr_beria",
        "ussr_vasilevsky",
        "ussr_mikoyan",
        "ussr_gromyko",
    ),
}

# -- 5.1 Agenda ------------------------------------------------------------------------------------

AGENDA = (
    Example(
        "agenda_by_three",
        "4.21",
        "5.1",
        {"at": "agenda", "card": None, "hands": HANDS},
        (
            do("pick", card="us_hull"),
            do("pick", card="uk_macready"),
            do(
                "pick",
                {
                    "agenda_card_picked": "picked",
                    "agenda_card_revealed": "revealed",
                    "agenda_won": "won",
                },
                card="ussr_budyonny",
            ),
            do("nominate", "first", issue="global_issue"),
            do("nominate", issue="us_production_1"),
            do("nominate", "uk", issue="uk_directed_offensive"),
            do("nominate", issue="a_bomb_research"),
            do("nominate", "ussr", issue=USSR_DIRECTED),
            do("nominate", issue="pol_mil_1"),
            do("nominate", "us", issue="strategic_materials"),
        ),
    ),
    Example(
        "agenda_tie",
        "4.51",
        "5.1",
        {"at": "agenda", "card": None, "hands": HANDS},
        (
            do("pick", card="us_hull"),
            do("pick", card="uk_macready"),
            do("pick", {"tie": "tie"}, card="ussr_vasilevsky"),
            do("keep_leader", "stalin"),
            do("keep_leader", "roosevelt"),
            do("keep_leader", {"tie_broken": "arsenal"}),
            do(
                "break_tie",
                {"tie_broken": "churchill", "health_rolled": "health"},
                rolls=(4, 4),
                instead=True,
                winner="ussr",
            ),
        ),
        own=True,
    ),
    Example(
        "conference_card",
        "5.11",
        "5.1",
        {"at": "agenda", "card": "c08a", "rolls": [3, 1]},
        opening={
            "conference_opened": "opened",
            "production_committed": "uk",
            "network_placed:finland": "ussr",
            "leader_may_not_advance": "us",
            "support_placed:western": "military",
            "network_placed:rumania": "political",
            "pol_mil_rolled": "rolled",
        },
        own=True,
    ),
)

# -- 5.2 Meeting -----------------------------------------------------------------------------------

MEETING = (
    Example(
        "bonus_that_fits",
        "5.22",
        "5.2",
        {
            "at": "meeting",
            "turn": "uk",
            "hands": {"uk": ["uk_lyttelton", "uk_eden"], "us": ["us_knox"]},
            "issues": {"pol_mil_1": "center", "uk_production": "center"},
        },
        (
            do("advance", "pol_mil", card="uk_lyttelton", issue="pol_mil_1"),
            do("advance", "production", card="uk_lyttelton", issue="uk_production", instead=True),
        ),
    ),
    Example(
        "over_the_center",
        "5.22",
        "5.2",
        {
            "at": "meeting",
            "turn": "uk",
            "hands": {"uk": ["uk_lyttelton", "uk_eden"], "us": ["us_knox"]},
            "issues": {"uk_production": ("ussr", 2)},
        },
        (
            do(
                "advance",
                {"advance_played": "worth", "issue_moved": "moved"},
                card="uk_lyttelton",
                issue="uk_production",
            ),
        ),
    ),
    Example(
        "debated_capture",
        "5.23",
        "5.2",
        {
            "at": "meeting",
            "turn": "us",
            "hands": {"us": ["us_stimson", "us_knox"], "ussr": ["ussr_gromyko"]},
            "issues": {USSR_DIRECTED: ("us", 5)},
        },
        (
            do("advance", "threat", card="us_stimson", issue=USSR_DIRECTED),
            do(
                "debate",
                {"values_compared": "compared", "issue_moved": "moved"},
                card="ussr_gromyko",
            ),
        ),
    ),
    Example(
        "debate_and_pass",
        "5.24",
        "5.2",
        {
            "at": "meeting",
            "turn": "uk",
            "hands": {
                "uk": ["uk_bevin", "uk_ismay"],
                "ussr": ["ussr_vyshinsky", "ussr_mikoyan"],
                "us": ["us_knox", "us_hull"],
            },
            "issues": {"pol_mil_1": "center", "a_bomb_research": "center"},
        },
        (
            do("advance", "advanced", card="uk_bevin", issue="pol_mil_1"),
            do(
                "debate",
                {"debate_played": "nyet", "issue_moved": "moved"},
                card="ussr_vyshinsky",
            ),
            do("pass", "passed"),
        ),
        own=True,
    ),
    Example(
        "marshall_rolls",
        "5.25",
        "5.2",
        {
            "at": "meeting",
            "turn": "us",
            "hands": {"us": ["us_marshall", "us_knox"], "uk": ["uk_ismay"]},
            "issues": {USSR_DIRECTED: ("ussr", 3), "uk_production": ("uk", 2)},
        },
        (
            do("advance", "rolled", card="us_marshall", rolls=(5,)),
            do(
                "choose",
                {"advance_played": "worth", "issue_moved": "moved"},
                issue=USSR_DIRECTED,
            ),
        ),
        own=True,
    ),
    Example(
        "roosevelt_and_the_bomb",
        "5.26",
        "5.2",
        {
            "at": "meeting",
            "turn": "us",
            "hands": {
                "us": ["us_knox", "us_hopkins"],
                "uk": ["uk_ismay"],
                "ussr": ["ussr_molotov"],
            },
            "inactive": ["uk", "ussr"],
            "issues": {"a_bomb_research": "center"},
        },
        (
            do("lead", "announced", issue="a_bomb_research"),
            do(
                "discard",
                {
                    "advance_played": "seven",
                    "issue_captured": "captured",
                    "health_rolled": "health",
                },
                card="us_knox",
                rolls=(5, 4),
            ),
        ),
    ),
    Example(
        "tie_at_the_table",
        "5.27",
        "5.2",
        {
            "at": "meeting",
            "turn": "uk",
            "hands": {"uk": ["uk_menzies"]},
            "inactive": ["us", "uk"],
            "issues": {
                "us_production_1": ("us", 2),
                "global_issue": ("us", 5),
                USSR_DIRECTED: ("ussr", 3),
                "a_bomb_research": ("ussr", 6),
                "pol_mil_1": "center",
                "strategic_materials": "center",
                "uk_production": "center",
            },
        },
        (
            do(
                "advance",
                {"issue_moved": "last", "issues_counted": "counted", "tie": "tie"},
                card="uk_menzies",
                issue="pol_mil_1",
            ),
            do(
                "break_tie",
                {"tie_broken": "stalin", "health_rolled": "health", "conference_won": "won"},
                winner="ussr",
                rolls=(4, 4),
            ),
            do("keep_leader", {"tie_broken": "arsenal"}, instead=True),
        ),
        own=True,
    ),
)

# -- 6 Decisions -----------------------------------------------------------------------------------

DECISIONS = (
    Example(
        "production_taken",
        "6.32",
        "6.1",
        {
            "at": "decisions",
            "issues": {
                "us_production_1": ("ussr", 3),
                "us_production_2": ("ussr", "chair"),
                "uk_production": ("us", 1),
            },
        },
        opening={"conference_won": "won", "production_received": "production"},
    ),
    Example(
        "production_defended",
        "6.32",
        "6.1",
        {"at": "decisions", "issues": {"us_production_1": ("us", 2)}},
        opening={"conference_won": "won", "production_received": "production"},
    ),
    Example(
        "directed_to_normandy",
        "6.7",
        "6.1",
        {
            "at": "decisions",
            "scenario": "tournament",
            "naval": {"western": 4, "mediterranean": 3},
            "issues": {US_DIRECTED: ("ussr", 4), "second_front": "center"},
        },
        (
            do(
                "direct",
                {
                    "directed_placed": "directed",
                    "condition_met": "agreed",
                    "naval_placed": "naval",
                    "support_placed": "offensive",
                },
                issue=US_DIRECTED,
                front="western",
            ),
        ),
    ),
    Example(
        "pacific_command",
        "6.92",
        "6.8",
        {
            "at": "decisions",
            "issues": {
                "theater_leadership_pacific": ("us", "chair"),
                "ussr_declares_war": "center",
            },
            "leadership": {"europe": "uk", "pacific": "us"},
        },
        (
            do("command", "kept", theater="pacific", power="us"),
            do("support", "uk", front="mediterranean"),
            do("support", "first", front="far_east"),
            do("support", front="far_east"),
            do("support", {"support_placed": "manchuria"}, front="far_east"),
        ),
        lead=(
            *support("mediterranean", 2),
            *support("cbi", 2),
            *support("eastern", 3),
            *support("western", 3),
            *support("central_pacific", 3),
        ),
    ),
    Example(
        "churchill_funds_research",
        "6.10",
        "6.8",
        {
            "at": "decisions",
            "issues": {
                "a_bomb_research": ("ussr", 4),
                "uk_production": ("uk", 2),
                "pol_mil_1": ("uk", 5),
            },
            # leadership bonuses placed early, so that the roll follows the last marker
            "options": {"leadership_timing": "allocation"},
        },
        (
            do("research", "first"),
            do(
                "research",
                {"research_funded": "second", "research_rolled": "rolled"},
                rolls=(3,),
            ),
        ),
        lead=(
            *support("eastern", 3),
            *support("western", 3),
            *support("central_pacific", 3),
            *support("western", 1),
            *support("central_pacific", 1),
            {"kind": "activate", "issue": "pol_mil_1"},
            *support("cbi", 1),
        ),
        own=True,
    ),
    Example(
        "two_global_questions",
        "6.11",
        "6.8",
        {
            "at": "decisions",
            "issues": {"global_issue": ("uk", 3)},
            "options": {"leadership_timing": "allocation"},
        },
        (
            do("move_global", {"global_issue_moved": "free_europe"}, pawn="churchill_stalin"),
            do(
                "move_global",
                {"global_issue_moved": "colonialism"},
                instead=True,
                pawn="churchill_roosevelt",
            ),
        ),
        lead=(
            *support("eastern", 3),
            *support("western", 3),
            *support("central_pacific", 3),
            *support("western", 1),
            *support("central_pacific", 1),
            *support("mediterranean", 2),
            *support("cbi", 2),
        ),
        own=True,
    ),
)

# -- 7 War -----------------------------------------------------------------------------------------

WAR = (
    Example(
        "most_networks_first",
        "7.1",
        "7.1",
        {"at": "war", "gains": {"ussr": (4, 0), "uk": (2, 0)}},
        (
            do("network", "first", location="hungary"),
            do("network", location="austria"),
            do("network", location="yugoslavia"),
            do("network", location="rumania"),
            do("network", "stalin", location="bulgaria"),
            do("network", location="greece"),
            do("network", location="poland"),
            do("network", "churchill", location="malaya"),
            do("network", {"network_placed": "roosevelt"}, location="vietnam"),
        ),
        opening={"networks_to_place": "counted"},
    ),
    Example(
        "behind_the_front",
        "7.13",
        "7.1",
        {
            "at": "war",
            "scenario": "tournament",
            "conference": 7,
            "issues": {},
            "fronts": {"eastern": "ukraine"},
            "support": {"eastern": 4},
            "reserves": {"eastern": 1},
            "influence": {
                "baltic_states": {"clandestine": ("us", 1)},
                "poland": {"clandestine": ("uk", 2), "political": "uk"},
                "rumania": {"clandestine": ("ussr", 2)},
                "bulgaria": {"clandestine": ("uk", 1), "political": "uk"},
                "hungary": {"clandestine": ("us", 1)},
            },
            "rolls": [6],
        },
        opening={"front_rolled:eastern": "advanced"},
    ),
    Example(
        "hungary_turns",
        "7.32",
        "7.1",
        {
            "at": "war",
            "gains": {"uk": (0, 2)},
            "influence": {"hungary": {"clandestine": ("uk", 1), "political": "ussr"}},
            "global_issues": {"churchill_stalin": "uk"},
        },
        (
            do("break_alignment", {"alignment_removed": "removed"}, location="hungary"),
            do("align", {"alignment_placed": "placed"}, location="hungary"),
        ),
        lead=(
            goes_next("us"),
            *network("france"),
            goes_next("uk"),
            *network("greece", "yugoslavia"),
        ),
    ),
    Example(
        "armies_before_d_day",
        "7.62",
        "7.5",
        {"at": "war", "scenario": "campaign", "conference": 5, "fronts": {"western": "bolero"}},
        (
            do(
                "network",
                {"network_placed": "network", "armies_placed": "placed"},
                location="poland",
                rolls=(3,),
            ),
        ),
        lead=(goes_next("us"), *network("france"), goes_next("uk"), *network("greece")),
        own=True,
    ),
    Example(
        "fleet_off_the_marianas",
        "7.64",
        "7.5",
        {
            "at": "war",
            "scenario": "campaign",
            "conference": 7,
            "fronts": {
                "western": "bolero",
                "central_pacific": "caroline",
                "cbi": "cbi_box",
                "far_east": "nomohon",
            },
            "naval": {"western": 5, "central_pacific": 4},
        },
        (
            do(
                "network",
                {"network_placed": "network", "navy_strikes": "placed"},
                location="poland",
                rolls=(2, 3, 5),
            ),
        ),
        lead=(goes_next("us"), *network("france"), goes_next("uk"), *network("greece")),
        own=True,
    ),
    Example(
        "strength_in_the_ukraine",
        "7.72",
        "7.7",
        {
            "at": "war",
            "scenario": "tournament",
            "issues": {},
            "fronts": {"eastern": "ukraine"},
            "support": {"eastern": 3},
            "reserves": {"eastern": 2},
            "influence": {},
            "rolls": [4],
        },
        opening={"front_rolled:eastern": "rolled"},
    ),
    Example(
        "sixteen_less_two_armies",
        "7.74",
        "7.7",
        {
            "at": "war",
            "scenario": "tournament",
            "conference": 9,
            "issues": {},
            "fronts": {"eastern": "prussia"},
            "support": {"eastern": 7},
            "reserves": {"eastern": 2},
            "influence": {},
            "rolls": [8],
        },
        opening={"breakthrough": "through", "surrendered": "germany"},
        own=True,
    ),
    Example(
        "breakthrough_to_the_shore",
        "7.74",
        "7.7",
        {
            "at": "war",
            "conference": 9,
            "fronts": {"eastern": "germany", "central_pacific": "marianas"},
            "naval": {"central_pacific": 4},
            "support": {"central_pacific": 4},
            "reserves": {},
            "rolls": [10],
        },
        opening={"breakthrough_stopped": "stopped"},
        own=True,
    ),
    Example(
        "the_emperor_gives_in",
        "7.82",
        "7.7",
        {
            "at": "war",
            "conference": 10,
            "fronts": {"western": "germany"},
            "naval": {},
            "a_bomb": {"us": "trinity"},
            "issues": {"ussr_declares_war": "center"},
            "support": {"far_east": 6},
            "reserves": {"far_east": 2, "cbi": 1},
            "rolls": [7],
        },
        opening={
            "front_rolled:far_east": "manchuria",
            "surrendered": "emperor",
            "game_over": "over",
        },
        own=True,
    ),
)

# -- 8 Post-mortem ---------------------------------------------------------------------------------

POST_MORTEM = (
    Example(
        "table_is_cleared",
        "8.0",
        "8",
        {
            "at": "war",
            "scenario": "campaign",
            "conference": 6,
            "fronts": {"western": "bolero", "mediterranean": "sicily"},
            "naval": {"western": 5, "arctic": 3},
            "issues": {
                "second_front": "center",
                "global_issue": ["us", 2],
                "uk_production": ["uk", 4],
                "pol_mil_1": ["ussr", 1],
            },
            "influence": {"greece": {"clandestine": ("uk", 1), "political": "uk"}},
            "support": {"western": 4, "eastern": 2},
            "reserves": {"western": 1, "eastern": 5, "mediterranean": 1},
            "inactive": ["us", "uk"],
            "rolls": [7],
        },
        opening={
            "front_rolled:western": "landed",
            "conference_closed": "closed",
            "conference_opened": "opened",
        },
        own=True,
    ),
)

# -- 4.4 Winning, 9 Scenarios and scoring, 10 Secret agenda ----------------------------------------

WINNING = (
    Example(
        "alliance_holds",
        "4.41",
        "4",
        {
            "at": "end",
            "conference": 10,
            "fronts": {"western": "germany", "central_pacific": "japan"},
            "conference_wins": {"us": 2, "uk": 3, "ussr": 3},
            "technology": {"us": 1, "uk": 1},
        },
        opening={"game_over": "over"},
        own=True,
    ),
    Example(
        "alliance_breaks",
        "4.42",
        "4",
        {
            "at": "end",
            "conference": 10,
            "fronts": {"eastern": "germany", "central_pacific": "japan"},
            "global_issues": {"churchill_stalin": "ussr", "roosevelt_stalin": "ussr"},
            "conference_wins": {"us": 1, "ussr": 2},
            "technology": {"ussr": 2},
        },
        opening={"game_over": "over"},
        own=True,
    ),
    Example(
        "japan_holds_out",
        "4.43",
        "4",
        {
            "at": "end",
            "conference": 10,
            "fronts": {"western": "germany", "southwest_pacific": "kyushu"},
            "conference_wins": {"us": 1, "uk": 1, "ussr": 1},
            "technology": {"us": 1, "uk": 1},
        },
        opening={"game_over": "over"},
        own=True,
    ),
    Example(
        "one_card_of_each_conference",
        "9.2",
        "9",
        {"at": "agenda", "scenario": "tournament"},
        opening={"conference_opened": "opened"},
    ),
    Example(
        "northern_italy",
        "9.4",
        "9",
        {
            "at": "end",
            "conference": 10,
            "fronts": {"mediterranean": "northern_italy"},
            "entered_first": "same_conference",
        },
        opening={"game_over": "over"},
    ),
    Example(
        "red_flag_over_berlin",
        "9.4",
        "9",
        {
            "at": "end",
            "conference": 10,
            "fronts": {"eastern": "germany", "western": "rhineland"},
            "technology": {"ussr": 2},
        },
        opening={"game_over": "over"},
    ),
    Example(
        "secret_agendas_revealed",
        "10.3",
        "10",
        {
            "at": "end",
            "conference": 10,
            "options": {"secret_agenda": True},
            "secret_agendas": {
                "us": ["agenda_01", "agenda_24", "agenda_17"],
                "uk": ["agenda_22", "agenda_13", "agenda_11"],
                "ussr": ["agenda_10", "agenda_14", "agenda_09"],
            },
        },
        opening={"game_over": "over"},
        own=True,
    ),
)

EXAMPLES = (*AGENDA, *MEETING, *DECISIONS, *WAR, *POST_MORTEM, *WINNING)
