"""The worked examples: each can be stepped through and ends as the rulebook says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import pairwise

import pytest

import churchill_kit as ck
from churchill_kit.engine import words as language
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.book.examples import Example, Step, examples, steps
from churchill_kit.games.churchill.box.components import BOX
from tests.games.churchill.helpers import asked, only, parts
from tests.sentences import begins, clean

PREFIX = "example-"
ALL = tuple(examples().values())
each = pytest.mark.parametrize("example", ALL, ids=lambda e: e.id)
both = pytest.mark.parametrize("lang", ck.LANGUAGES)

# The examples of the rulebook: rules and how many.
RULEBOOK = {"4.21": 1, "5.22": 2, "5.23": 1, "5.26": 1, "6.32": 2, "6.7": 1, "6.92": 1, "7.1": 1}
RULEBOOK |= {"7.13": 1, "7.32": 1, "7.72": 1, "9.2": 1, "9.4": 2}
# Our own, where it has none.
OWN = {"4.41", "4.42", "4.43", "4.51", "5.11", "5.24", "5.25", "5.27", "6.10", "6.11", "7.62"}
OWN |= {"7.64", "7.74", "7.82", "8.0", "10.3"}


@cache
def played(name: str) -> tuple[Step, ...]:
    """The steps of an example."""
    return steps(examples()[name])


def by_caption(name: str) -> Mapping[str, Step]:
    """The steps of an example by the last part of their captions."""
    return {step.caption.removeprefix(f"example-{name}-"): step for step in played(name)}


# -- all of them -----------------------------------------------------------------------------------


def test_all_examples_of_the_rulebook_are_there() -> None:
    assert Counter(e.rule for e in ALL if not e.own) == RULEBOOK
    assert {e.rule for e in ALL if e.own} == OWN
    assert list(examples()) == [e.id for e in ALL]


@each
def test_each_is_plain_data_about_a_rule(example: Example) -> None:
    assert example.rule in BOOK.rules()
    assert example.chapter in {rule.chapter for rule in BOOK.rules().values()}
    assert example.setting["at"] in ("agenda", "meeting", "decisions", "war", "end")
    plain = [example.setting, example.lead, [m.action for m in example.moves]]
    assert json.loads(json.dumps(plain))


@each
def test_each_can_be_stepped_through(example: Example) -> None:
    """Every caption comes up once, in order, with something that happened."""
    found = played(example.id)
    assert len(found) >= 2
    written = [*example.opening.values(), *(c for m in example.moves for c in m.captions.values())]
    assert [s.caption for s in found] == [f"{example.title}-{c}" for c in ("start", *written)]
    assert not found[0].events and found[0].seat is None
    for before, after in pairwise(found):
        assert after.events or after.state.decision != before.state.decision
        assert all(event.rule for event in after.events)
    made = {m.action["kind"] for m in example.moves}
    assert any(s.seat for s in found) == bool(made)


@each
def test_stepping_through_changes_nothing(example: Example) -> None:
    """The same steps again, and playing on from one leaves the others alone."""
    first, again = played(example.id), steps(example)
    assert [s.state.dump() for s in first] == [s.state.dump() for s in again]
    assert [s.events for s in first] == [s.events for s in again]
    for step in again:
        if step.state.actions():
            step.state.apply(step.state.actions()[-1])
    assert [s.state.dump() for s in first] == [s.state.dump() for s in steps(example)]


@both
@each
def test_each_has_words(example: Example, lang: str) -> None:
    """A title and captions, all different."""
    keys = [example.title, *(step.caption for step in played(example.id))]
    title, *captions = (language.message(lang, "churchill", key, {}) for key in keys)
    assert len({title, *captions}) == len(captions) + 1
    for told in (title, *captions):
        clean(told, lang)
        assert begins(told)
    assert not title.endswith(".")
    assert all(told[-1] in ".!?:" for told in captions)


def test_titles_tell_the_examples_apart_and_no_words_are_left_over() -> None:
    used = {e.title for e in ALL} | {s.caption for e in ALL for s in played(e.id)}
    for lang in ck.LANGUAGES:
        assert used == set(language.keys(lang, "churchill", PREFIX))
        assert len({language.message(lang, "churchill", e.title, {}) for e in ALL}) == len(ALL)


# -- 5.1 Agenda ------------------------------------------------------------------------------------


def test_4_21_a_lead_of_three() -> None:
    at = by_caption("agenda_by_three")
    values = {e["seat"]: e["value"] for e in at["revealed"].events}
    assert (values["us"], values["ussr"]) == (4, 1)
    assert only(at["won"].events, "agenda_won")["seat"] == "us"
    assert at["first"].state.issues["global_issue"] == ("us", 3)
    seats = [at[caption].seat for caption in ("first", "uk", "ussr", "us")]
    assert seats == ["us", "uk", "ussr", "us"]
    table = list(at["us"].state.issues.values())
    assert (table.count("center"), len(list(at["us"].state.on_table()))) == (6, 7)
    assert asked(at["us"].state) == ("uk", "advance_issue")  # to the left of the winner


def test_4_51_leaders_or_the_arsenal() -> None:
    at = by_caption("agenda_tie")
    assert only(at["tie"].events, "tie")["seats"] == ("us", "ussr")
    assert only(at["arsenal"].events, "tie_broken")["winner"] == "us"
    assert only(at["churchill"].events, "tie_broken")["winner"] == "ussr"
    assert not at["health"].state.is_active("uk")


def test_5_11_the_bands_of_a_card() -> None:
    at = by_caption("conference_card")
    assert at["uk"].state.commitments == (("uk", 1, "offensive", ("cbi",)),)
    assert at["ussr"].state.networks["finland"] == ("ussr", 1)
    assert at["us"].state.no_advance == ("us",)
    assert at["military"].state.support["western"] == 1
    rolled = only(at["rolled"].events, "pol_mil_rolled")
    assert BOX.polmil_table[rolled["first"] - 1][rolled["second"] - 1] == "poland"
    assert "poland" in at["start"].state.networks and "poland" not in at["rolled"].state.networks


# -- 5.2 Meeting -----------------------------------------------------------------------------------


def test_5_22_example_1() -> None:
    at = by_caption("bonus_that_fits")
    assert at["pol_mil"].state.issues["pol_mil_1"] == ("uk", 3)
    assert at["production"].state.issues["uk_production"] == ("uk", 4)
    assert at["production"].state.issues["pol_mil_1"] == "center"  # instead, not then
    told = only(at["production"].events, "advance_played")
    assert parts(told) == {"printed_value": 3, "attribute": 1}


def test_5_22_example_2() -> None:
    at = by_caption("over_the_center")
    assert at["start"].state.issues["uk_production"] == ("ussr", 2)
    assert only(at["worth"].events, "advance_played")["value"] == 4
    assert at["moved"].state.issues["uk_production"] == ("uk", 2)


def test_5_23_the_difference_of_four_and_three() -> None:
    issue, at = "ussr_directed_offensive_1", by_caption("debated_capture")
    assert at["threat"].state.issues[issue] == ("us", 5)  # debate comes before the move
    compared = only(at["compared"].events, "values_compared")
    assert parts(compared) == {"advance_value": 4, "debate_value": -3}
    assert at["moved"].state.issues[issue] == ("us", 6)
    assert not at["moved"].state.captures


def test_5_24_a_debate_and_the_pass_it_earns() -> None:
    at = by_caption("debate_and_pass")
    assert at["advanced"].state.issues["pol_mil_1"] == ("uk", 4)
    told = only(at["nyet"].events, "debate_played")
    assert parts(told) == {"printed_value": 3, "attribute": 2, "nyet": 1}
    assert at["moved"].state.issues["pol_mil_1"] == ("ussr", 2)
    assert at["moved"].state.may_pass == ("ussr",) and at["passed"].state.may_pass == ()


def test_5_25_the_issue_is_chosen_after_the_roll() -> None:
    at = by_caption("marshall_rolls")
    assert asked(at["rolled"].state) == ("us", "choose_issue")
    told = only(at["worth"].events, "advance_played")
    assert parts(told) == {"chief_of_staff_roll": 5, "attribute": 2}
    assert at["moved"].state.issues["ussr_directed_offensive_1"] == ("us", 4)


def test_5_26_roosevelt_takes_the_bomb() -> None:
    at = by_caption("roosevelt_and_the_bomb")
    assert only(at["seven"].events, "advance_played")["value"] == 7
    assert at["captured"].state.captures == ("a_bomb_research",)
    assert only(at["health"].events, "health_rolled")["result"] == "well"
    assert at["health"].state.leaders["us"] == "roosevelt"
    assert not at["health"].state.is_active("us")


def test_5_27_the_count_and_the_tie() -> None:
    at = by_caption("tie_at_the_table")
    counted = only(at["counted"].events, "issues_counted")
    assert dict(counted.args) == {"us": 2, "uk": 1, "ussr": 2}
    assert at["counted"].state.center_results == ("strategic_materials",)
    assert asked(at["tie"].state) == ("ussr", "break_tie")
    assert at["won"].state.conference_wins["ussr"] == 1
    assert only(at["arsenal"].events, "tie_broken")["winner"] == "us"


# -- 6 Decisions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, received",
    [
        ("production_taken", {"us": 6 - 2 + 1, "uk": 4 - 1, "ussr": 3 + 2}),
        ("production_defended", {"us": 6, "uk": 4, "ussr": 3}),
    ],
)
def test_4_23_3_and_6_32_production(name: str, received: dict[str, int]) -> None:
    step = by_caption(name)["production"]
    assert step.state.production == received
    assert {e["seat"]: sum(parts(e).values()) for e in step.events if e.breakdown}


def test_6_32_to_defend_ones_own_counts_as_an_issue_won() -> None:
    events = by_caption("production_defended")["won"].events
    assert only(events, "issues_counted")["us"] == 1


def test_6_7_one_naval_and_one_offensive_support() -> None:
    at = by_caption("directed_to_normandy")
    start, end = at["start"].state, at["offensive"].state
    assert (start.naval["western"], start.support["western"]) == (4, 0)
    assert (end.naval["western"], end.support["western"]) == (5, 1)
    assert only(at["directed"].events, "directed_placed")["space"] == "normandy"
    assert end.production["us"] == 6 - 2


def test_6_9_three_bonus_markers_for_manchuria() -> None:
    at = by_caption("pacific_command")
    bonus = only(at["uk"].events, "leadership_bonus")
    assert (bonus["seat"], parts(bonus)) == ("us", {"command": 1, "leadership_won": 2})
    end = at["manchuria"].state
    assert end.support["far_east"] == 3 and end.entry("far_east").id == "manchuria"
    assert end.leadership["pacific"] == "us"


def test_6_10_production_on_the_roll_and_spies() -> None:
    step = by_caption("churchill_funds_research")
    rolled = only(step["rolled"].events, "research_rolled")
    assert parts(rolled) == {"die": 3, "production:uk": 2} and rolled["success"]
    assert step["start"].state.production["uk"] == 2
    bomb = {k: BOX.a_bomb[n] for k, n in step["rolled"].state.a_bomb.items()}
    assert bomb == {"us": "trinity", "ussr": "los_alamos"}


def test_6_11_one_of_two_questions() -> None:
    at = by_caption("two_global_questions")
    assert at["free_europe"].state.global_issues["churchill_stalin"] == "uk"
    other = at["colonialism"].state.global_issues
    assert (other["churchill_roosevelt"], other["churchill_stalin"]) == ("uk", "neutral")


# -- 7 War -----------------------------------------------------------------------------------------


def test_7_1_five_three_one() -> None:
    found = played("most_networks_first")
    amounts = {e["seat"]: e["amount"] for e in found[1].events}
    assert amounts == {"ussr": 5, "uk": 3, "us": 1}
    placed = [e["seat"] for s in found for e in s.events if e.kind == "network_placed"]
    assert placed == ["ussr"] * 5 + ["uk"] * 3 + ["us"]


def test_7_13_one_network_of_each_country_behind_the_front() -> None:
    at = by_caption("behind_the_front")
    assert at["advanced"].state.space("eastern").id == "prussia"
    lost = {e["location"]: e["seat"] for e in at["advanced"].events if e.kind == "network_removed"}
    assert lost == {"baltic_states": "us", "poland": "uk", "bulgaria": "uk"}
    left = {"poland": ("uk", 1), "rumania": ("ussr", 2), "hungary": ("us", 1)}
    assert at["advanced"].state.networks == left
    assert at["advanced"].state.alignment == at["start"].state.alignment


def test_7_32_one_marker_to_remove_and_one_to_place() -> None:
    at = by_caption("hungary_turns")
    assert at["start"].state.alignment["hungary"] == "ussr"
    assert "hungary" not in at["removed"].state.alignment
    assert at["removed"].state.to_place["uk"] == (0, 1)
    assert at["placed"].state.alignment["hungary"] == "uk"


def test_7_62_six_armies() -> None:
    armies = by_caption("armies_before_d_day")["placed"].state.armies
    assert (armies["eastern"], armies["western"], armies["mediterranean"]) == (5, 1, 1)


def test_7_72_strength_four() -> None:
    at = by_caption("strength_in_the_ukraine")
    rolled = next(e for e in at["rolled"].events if e.kind == "front_rolled")
    told = {"base_strength": 2, "offensive_support:3": 6, "axis_armies:2": -4}
    assert (rolled["strength"], parts(rolled)) == (4, told)
    assert at["rolled"].state.space("eastern").id == "prussia"


def test_7_74_check_34_twelve_and_two_on_the_breakthrough() -> None:
    at = by_caption("sixteen_less_two_armies")
    rolled = only(at["through"].events, "front_rolled")
    assert (rolled["strength"], sum(n for n in parts(rolled).values() if n > 0)) == (12, 16)
    assert parts(only(at["through"].events, "breakthrough")) == {"die": 8, "over_ten": 2}
    assert at["germany"].state.surrendered == ("italy", "germany")
    assert at["germany"].state.technology["ussr"] == 2


def test_7_74_no_breakthrough_over_the_sea() -> None:
    at = by_caption("breakthrough_to_the_shore")
    assert only(at["stopped"].events, "breakthrough_stopped")["why"] == "amphibious"
    assert at["stopped"].state.space("central_pacific").id == "iwo_jima"
    assert at["stopped"].state.naval["central_pacific"] == 3


def test_7_82_the_emperors_conditions() -> None:
    at = by_caption("the_emperor_gives_in")
    assert only(at["emperor"].events, "surrendered")["how"] == "emperor"
    assert at["over"].state.result is not None


# -- 4.4, 9 and 10 ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, ending, winner, final",
    [
        ("alliance_holds", "alliance", "uk", {"us": 37, "uk": 52, "ussr": 42}),
        ("alliance_breaks", "broken_second", "uk", {"us": 27, "uk": 36, "ussr": 60}),
        ("japan_holds_out", "hegemon", "ussr", {"us": 31 - 3, "uk": 35 - 5, "ussr": 29 + 5}),
    ],
)
def test_4_41_to_4_43_endings(name: str, ending: str, winner: str, final: dict[str, int]) -> None:
    result = by_caption(name)["over"].state.result
    assert result is not None
    assert (result.ending, result.winner, result.final) == (ending, winner, final)
    assert result.rule == examples()[name].rule


def test_9_2_one_card_of_each_conference_from_london_on() -> None:
    state = by_caption("one_card_of_each_conference")["opened"].state
    deck = [state.card, *state.conference_deck]
    assert [BOX.conferences[card].number for card in deck] == [6, 7, 8, 9, 10]
    others = [c for c in BOX.conferences.values() if c.number >= 6 and c.id not in deck]
    assert len(others) == 10


def lines(name: str) -> set[tuple[str, str, int]]:
    """The score as (seat, letter, points)."""
    result = by_caption(name)["over"].state.result
    assert result is not None
    return {(seat, letter, n) for seat, rows in result.lines.items() for letter, n, _ in rows}


def test_9_4_example_1() -> None:
    found = lines("northern_italy")
    assert {("uk", "I", 3), ("us", "J", 2)} <= found
    assert "H" not in {letter for _, letter, _ in found}


def test_9_4_example_2() -> None:
    found = lines("red_flag_over_berlin")
    assert {("ussr", "G", 8), ("ussr", "M", 5)} <= found
    assert not {("ussr", "N", 5), ("ussr", "O", 2)} & found


def test_10_3_five_points_for_each_marker() -> None:
    result = by_caption("secret_agendas_revealed")["over"].state.result
    assert result is not None
    won = {s: sum(n for at, n, _ in rows if at == "10.3") for s, rows in result.lines.items()}
    assert won == {"us": 10, "uk": 5, "ussr": 10}


@each
def test_an_example_begins_with_the_armies_it_speaks_of(example: Example) -> None:
    """7.61 Those that were placed before lie on the board from the first step on."""
    wanted = example.setting.get("reserves")
    if wanted is None or example.setting["at"] != "war":
        return
    first = steps(example)[0].state
    assert {front: n for front, n in first.armies.items() if n} == wanted
