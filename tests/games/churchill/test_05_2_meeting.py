"""5.2 The meeting: advancing, capturing, debating; Chiefs of Staff, leaders; the count."""

from __future__ import annotations

from typing import Any

import pytest

from churchill_kit.games.churchill.box.components import BOX
from tests.games.churchill.helpers import (
    GAME,
    Churchill,
    Events,
    act,
    asked,
    asks,
    every,
    kinds,
    offers,
    only,
    parts,
    play,
    play_until,
    position,
    refused,
)

SEATS = ("us", "uk", "ussr")
LEFT = {"us": "uk", "uk": "ussr", "ussr": "us"}
CHIEF = {"us": "us_marshall", "uk": "uk_brooke", "ussr": "ussr_zhukov"}

# Cards by printed value that have no attribute for the issue ISSUE.
PLAIN = {
    "us": {1: "us_biddle", 2: "us_crowley", 3: "us_knox", 4: "us_stimson", 5: "us_leahy"},
    "uk": {1: "uk_pound", 2: "uk_macready", 3: "uk_portal", 4: "uk_anderson", 5: "uk_ismay"},
    "ussr": {1: "ussr_budyonny", 2: "ussr_gromyko", 3: "ussr_zhdanov", 4: "ussr_vasilevsky",
             5: "ussr_molotov"},
}  # fmt: skip
ISSUE = "uk_production"

Hands = dict[str, list[str]]


def meeting(turn: str, hands: Hands, issues: dict[str, Any], **entries: Any) -> Churchill:
    """A meeting where `turn` is about to advance."""
    return position(at="meeting", turn=turn, hands=hands, issues=issues, **entries)


SPARE = {"us": "us_perkins", "uk": "uk_cripps", "ussr": "ussr_malenkov"}


def going_on(turn: str, hands: Hands, issues: dict[str, Any], **entries: Any) -> Churchill:
    """A meeting that does not end with the next move: `turn` holds one card more."""
    return meeting(turn, hands | {turn: [*hands[turn], SPARE[turn]]}, issues, **entries)


def line(place: Any, seat: str) -> int:
    """Where an issue lies on the straight line that ends at `seat`: others' spaces below 0."""
    if place == "center":
        return 0
    return int(place[1]) if place[0] == seat else -int(place[1])


def at(number: int, seat: str, other: str) -> Any:
    """The place at a number of that line; below 0 it is on the track of `other`."""
    if number == 0:
        return "center"
    return (seat, min(number, 7)) if number > 0 else (other, -number)


# -- 5.21 Overview ---------------------------------------------------------------------------------


def test_5_21_players_advance_in_turn_clockwise() -> None:
    hands = {seat: [PLAIN[seat][1], PLAIN[seat][2]] for seat in SEATS}
    s = meeting("uk", hands, {ISSUE: "center"})
    order = []
    while asks(s) in ("advance_issue", "debate_issue"):
        if asks(s) == "advance_issue":
            order.append(asked(s)[0])
        s.apply(act("decline") if asks(s) == "debate_issue" else s.actions()[0])
    assert order == ["uk", "ussr", "us", "uk", "ussr", "us"]


def test_5_21_players_without_cards_are_passed_over() -> None:
    s = meeting("us", {"us": [PLAIN["us"][1]], "ussr": [PLAIN["ussr"][1]]}, {ISSUE: "center"})
    play(s, "advance", card=PLAIN["us"][1], issue=ISSUE)
    play(s, "decline")
    assert asked(s) == ("ussr", "advance_issue")


def test_5_22_any_card_on_any_issue_that_is_not_captured_or_the_leader() -> None:
    s = meeting(
        "us",
        {"us": ["us_knox", "us_stimson"], "uk": ["uk_ismay"]},
        {
            ISSUE: "center",
            "pol_mil_1": ("ussr", 6),
            "global_issue": ("us", 2),
            "pol_mil_2": ("uk", "chair"),
        },
    )
    table = {ISSUE, "pol_mil_1", "global_issue"}
    staff = {act("advance", card=c, issue=i) for c in ("us_knox", "us_stimson") for i in table}
    assert set(s.actions()) == staff | {act("lead", issue=i) for i in table}


def test_5_22_refusals() -> None:
    s = meeting(
        "us",
        {"us": ["us_knox", "us_marshall"], "uk": ["uk_ismay"]},
        {ISSUE: "center", "pol_mil_2": ("uk", "chair"), "second_front": "out"},
        inactive=["us"],
    )
    captured = {"card": "us_knox", "issue": "pol_mil_2"}
    assert refused(s, "advance", **captured) == ("issue-captured", "5.23")
    assert refused(s, "lead", issue="pol_mil_2") == ("leader-inactive", "5.26")
    away = {"card": "us_knox", "issue": "pol_mil_1"}
    assert refused(s, "advance", **away) == ("issue-not-on-table", "5.22")
    out = {"card": "us_knox", "issue": "second_front"}
    assert refused(s, "advance", **out) == ("issue-not-on-table", "5.22")
    others = {"card": "uk_ismay", "issue": ISSUE}
    assert refused(s, "advance", **others) == ("card-not-in-hand", "3.33")
    lower = {"card": "us_knox", "issue": ISSUE, "value": 1}
    assert refused(s, "advance", **lower) == ("not-offered", "5.22")  # full value (3.33, 5.22)
    chief = {"card": "us_marshall", "issue": ISSUE}
    assert refused(s, "advance", **chief) == ("not-offered", "5.22")  # chosen after the roll (5.25)
    assert refused(s, "pass") == ("pass-not-earned", "5.24")
    assert refused(s, "spend", card="us_knox") == ("not-offered", "5.22")
    assert refused(s, "decline")[1] == "5.22"


# -- 5.22 Movement ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("value", range(1, 6))
def test_5_22_the_issue_moves_as_far_as_the_card_counts(seat: str, value: int) -> None:
    """From the center, on the player's own track and from each track of the others."""
    starts = ["center", *((owner, n) for owner in SEATS for n in range(1, 7))]
    for start in starts:
        end = line(start, seat) + value
        if end >= 7:
            continue
        owner = start[0] if start != "center" else ""
        s = going_on(seat, {seat: [PLAIN[seat][value]]}, {ISSUE: start})
        events = play(s, "advance", card=PLAIN[seat][value], issue=ISSUE)
        played = only(events, "advance_played")
        assert (played["value"], played["seat"]) == (value, seat)
        moved = only(events, "issue_moved")
        assert (moved["start"], moved["end"]) == (start, at(end, seat, owner))


def test_5_22_example_1_a_production_bonus_counts_on_production_only() -> None:
    """A British 3 with +1 on production: a Pol-Mil issue to UK 3, a production issue to UK 4."""
    for issue, space in (("pol_mil_1", 3), ("us_production_1", 4)):
        s = going_on("uk", {"uk": ["uk_lyttelton"], "us": ["us_knox"]}, {issue: "center"})
        events = play(s, "advance", card="uk_lyttelton", issue=issue)
        assert s.issues[issue] == ("uk", space)
        told = {"printed_value": 3, **({"attribute": 1} if space == 4 else {})}
        assert parts(only(events, "advance_played")) == told


def test_5_22_example_2_over_the_center_onto_ones_own_track() -> None:
    """UK Production from USSR 2 by four moves: two to the center, two to UK 2."""
    hands = {"uk": ["uk_lyttelton"], "us": ["us_knox"]}
    s = going_on("uk", hands, {"uk_production": ("ussr", 2)})
    play(s, "advance", card="uk_lyttelton", issue="uk_production")
    assert s.issues["uk_production"] == ("uk", 2)


def test_5_22_a_card_worth_nothing_moves_nothing() -> None:
    """Hull's penalty and more: the total is not below 0."""
    s = meeting("us", {"us": ["us_hoover"]}, {"global_issue": ("uk", 3)})
    s.staff_change = {"us": (-2, 0)}
    events = play(s, "advance", card="us_hoover", issue="global_issue")
    assert only(events, "advance_played")["value"] == 0
    assert only(events, "issue_unmoved")["at"] == ("uk", 3)
    s = meeting("us", {"us": ["us_crowley"]}, {"global_issue": ("uk", 3)})
    s.staff_change = {"us": (-2, 0)}
    played = only(play(s, "advance", card="us_crowley", issue="global_issue"), "advance_played")
    assert played["value"] == 0 == sum(parts(played).values())


# -- 5.22 Hopkins: less than the full value --------------------------------------------------------


def test_5_22_hopkins_may_be_played_for_less() -> None:
    s = meeting("us", {"us": ["us_hopkins"], "uk": ["uk_ismay"]}, {ISSUE: "center"})
    lower = [a.get("value") for a in offers(s, "advance")]
    assert lower == [None, 4, 3, 2, 1]
    played = play(s, "advance", card="us_hopkins", issue=ISSUE, value=2)
    assert only(played, "advance_played")["value"] == 2
    assert parts(only(played, "advance_played")) == {"printed_value": 5, "played_lower": -3}
    assert s.issues[ISSUE] == ("us", 2)


def test_5_22_hopkins_lower_values_count_from_his_full_total() -> None:
    """+1 on US Production while Roosevelt is in office."""
    for leader, full in (("roosevelt", 6), ("truman", 5)):
        hands = {"us": ["us_hopkins"], "uk": ["uk_ismay"]}
        s = meeting("us", hands, {"us_production_1": "center"}, leaders={"us": leader})
        values = [a.get("value") for a in offers(s, "advance")]
        assert values == [None, *range(full - 1, 0, -1)]
        full_play = s.copy()
        card = {"card": "us_hopkins", "issue": "us_production_1"}
        assert only(play(full_play, "advance", **card), "advance_played")["value"] == full
        assert refused(s, "advance", value=full, **card) == ("not-offered", "5.22")


def test_5_22_hopkins_may_debate_for_less() -> None:
    s = going_on("uk", {"uk": ["uk_ismay"], "us": ["us_hopkins"]}, {ISSUE: "center"})
    play(s, "advance", card="uk_ismay", issue=ISSUE)
    assert [a.get("value") for a in offers(s, "debate")] == [None, 4, 3, 2, 1]
    play(s, "debate", card="us_hopkins", value=1)
    assert s.issues[ISSUE] == ("uk", 4)


# -- 5.22 The center stop of the conditional issues ------------------------------------------------

CONDITIONAL = ("second_front", "ussr_declares_war")


@pytest.mark.parametrize("issue", CONDITIONAL)
@pytest.mark.parametrize("stop", [True, False])
def test_5_22_a_conditional_issue_may_stop_in_the_center(issue: str, stop: bool) -> None:
    s = going_on("us", {"us": ["us_leahy"]}, {issue: ("uk", 2)}, scenario="campaign")
    play(s, "advance", card="us_leahy", issue=issue)
    assert asked(s) == ("us", "stop_in_center")
    assert s.actions() == (act("stop", issue=issue), act("move_on", issue=issue))
    s.hands = {**s.hands, "uk": ("uk_ismay",)}
    moved = only(play(s, "stop" if stop else "move_on", issue=issue), "issue_moved")
    assert s.issues[issue] == ("center" if stop else ("us", 3))
    assert moved["stopped"] is stop
    assert asked(s) == ("uk", "debate_issue")  # either way it may be debated


@pytest.mark.parametrize("issue", CONDITIONAL)
def test_5_22_the_stop_is_for_issues_that_enter_the_center(issue: str) -> None:
    """Not from the center, not on one's own track, not when they fall short or just reach it."""
    for start in ("center", ("us", 1), ("uk", 3), ("uk", 4), ("uk", 6)):
        hands = {"us": ["us_knox"], "uk": ["uk_ismay"]}
        s = meeting("us", hands, {issue: start}, scenario="campaign")
        play(s, "advance", card="us_knox", issue=issue)
        assert asks(s) == "debate_issue"
        assert s.issues[issue] == at(line(start, "us") + 3, "us", "uk")


def test_5_22_no_other_issue_may_stop_in_the_center() -> None:
    """Strategic Materials neither, though it takes effect there."""
    for issue in BOX.issues:
        if issue in CONDITIONAL:
            continue
        s = meeting("us", {"us": ["us_leahy"]}, {issue: ("uk", 2)})
        play(s, "advance", card="us_leahy", issue=issue)
        assert asks(s) != "stop_in_center"


@pytest.mark.parametrize("stop", [True, False])
def test_5_22_a_debate_may_stop_a_conditional_issue_in_the_center(stop: bool) -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"]}
    s = going_on("us", hands, {"second_front": "center"}, scenario="campaign")
    play(s, "advance", card="us_knox", issue="second_front")
    play(s, "debate", card="uk_ismay")
    assert asked(s) == ("uk", "stop_in_center")
    play(s, "stop" if stop else "move_on", issue="second_front")
    assert s.issues["second_front"] == ("center" if stop else ("uk", 2))


@pytest.mark.parametrize("stop", [True, False])
def test_5_22_a_capture_may_be_forgone_for_the_center(stop: bool) -> None:
    """Roosevelt at 8 from UK 1 would reach his chair, passing the center."""
    hands = {"us": ["us_knox"], "ussr": ["ussr_zhdanov"]}
    s = going_on("us", hands, {"second_front": ("uk", 1)}, scenario="campaign")
    s.leader_value = {"us": 1}
    play(s, "lead", issue="second_front")
    play(s, "discard", card="us_knox")
    assert asked(s) == ("us", "stop_in_center")
    s.leader_status = {**s.leader_status, "ussr": "inactive"}
    play(s, "stop" if stop else "move_on", issue="second_front")
    assert s.issues["second_front"] == ("center" if stop else ("us", 7))
    assert s.captures == (() if stop else ("second_front",))


@pytest.mark.parametrize("stop", [True, False])
def test_5_23_after_a_difference_the_debater_may_stop_in_the_center(stop: bool) -> None:
    """Churchill at 10 against a 4 from US 3: six spaces, over the center."""
    hands = {"us": ["us_stimson"], "uk": ["uk_ismay"]}
    s = going_on("us", hands, {"second_front": ("us", 3)}, scenario="campaign")
    s.leader_value = {"uk": 3}
    play(s, "advance", card="us_stimson", issue="second_front")
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert asked(s) == ("uk", "stop_in_center")
    play(s, "stop" if stop else "move_on", issue="second_front")
    assert s.issues["second_front"] == ("center" if stop else ("uk", 3))


@pytest.mark.parametrize("stop", [True, False])
def test_5_23_after_a_difference_the_advancing_player_may_stop_in_the_center(stop: bool) -> None:
    """Roosevelt at 10 from UK 2 against Churchill's 7: three spaces, over the center."""
    hands = {"us": ["us_stimson"], "uk": ["uk_ismay"]}
    s = going_on("us", hands, {"second_front": ("uk", 2)}, scenario="campaign")
    s.leader_value = {"us": 3}
    play(s, "lead", issue="second_front")
    play(s, "discard", card="us_stimson")
    play(s, "move_on", issue="second_front")  # on to the chair
    assert s.issues["second_front"] == ("uk", 2)
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert asked(s) == ("us", "stop_in_center")
    play(s, "stop" if stop else "move_on", issue="second_front")
    assert s.issues["second_front"] == ("center" if stop else ("us", 1))


# -- 5.23 Capturing --------------------------------------------------------------------------------


def test_5_23_debate_comes_before_capture() -> None:
    hands = {"us": ["us_leahy"], "uk": ["uk_ismay"], "ussr": ["ussr_molotov"]}
    s = going_on("us", hands, {ISSUE: ("us", 2)})
    events = play(s, "advance", card="us_leahy", issue=ISSUE)
    assert only(events, "capture_threatened")["issue"] == ISSUE
    assert s.issues[ISSUE] == ("us", 2) and s.captures == ()
    assert asked(s) == ("uk", "debate_issue")
    play(s, "decline")
    assert asked(s) == ("ussr", "debate_issue")
    assert s.captures == ()
    captured = only(play(s, "decline"), "issue_captured")
    assert (captured["seat"], captured.rule) == ("us", "5.23")
    assert s.issues[ISSUE] == ("us", 7) and s.captures == (ISSUE,)


def test_5_23_captured_issues_cannot_be_touched() -> None:
    hands = {"us": ["us_leahy"], "uk": ["uk_ismay", "uk_eden"]}
    s = meeting("us", hands, {ISSUE: ("us", 2), "pol_mil_1": "center"})
    play(s, "advance", card="us_leahy", issue=ISSUE)
    play(s, "decline")
    assert asked(s) == ("uk", "advance_issue")
    assert ISSUE not in {a.get("issue") for a in s.actions()}
    assert refused(s, "advance", card="uk_ismay", issue=ISSUE) == ("issue-captured", "5.23")
    assert refused(s, "lead", issue=ISSUE) == ("issue-captured", "5.23")
    assert ISSUE not in s.on_table()


def test_5_23_example_the_difference_of_4_and_3_moves_one_space() -> None:
    """Published check 32: USSR Directed Offensive on US 5, a US 4 against a Soviet 2 + 1."""
    issue = "ussr_directed_offensive_1"
    hands = {"us": ["us_stimson"], "ussr": ["ussr_gromyko"]}
    s = going_on("us", hands, {issue: ("us", 5)})
    play(s, "advance", card="us_stimson", issue=issue)
    assert asked(s) == ("ussr", "debate_issue")
    events = play(s, "debate", card="ussr_gromyko")
    debate = only(events, "debate_played")
    assert debate["value"] == 3 and parts(debate) == {"printed_value": 2, "nyet": 1}
    compared = only(events, "values_compared")
    assert compared["difference"] == 1 and parts(compared) == {
        "advance_value": 4,
        "debate_value": -3,
    }
    assert s.issues[issue] == ("us", 6)
    assert s.captures == ()


@pytest.mark.parametrize("debater", ["uk", "ussr"])
def test_5_23_debate_before_capture_compares_values(debater: str) -> None:
    """All spaces, all values: the difference moves the issue from where it lay, past 7 it is
    captured; the greater value decides which way."""
    for space in range(1, 7):
        for value in range(1, 6):
            if space + value < 7:
                continue
            for against in range(1, 6):
                hands = {
                    "us": [PLAIN["us"][value]],
                    debater: [PLAIN[debater][against]],
                }
                if debater == "uk" and against == 1:
                    continue  # Pound may not debate
                s = going_on("us", hands, {ISSUE: ("us", space)})
                play(s, "advance", card=PLAIN["us"][value], issue=ISSUE)
                events = play(s, "debate", card=PLAIN[debater][against])
                difference = value - against - (debater == "ussr")
                assert only(events, "values_compared")["difference"] == difference
                end = space + difference
                assert s.issues[ISSUE] == at(end, "us", debater)
                assert s.captures == ((ISSUE,) if end >= 7 else ())


def test_5_23_equal_values_leave_the_issue_where_it_was() -> None:
    hands = {"us": ["us_stimson"], "uk": ["uk_anderson"]}
    s = going_on("us", hands, {ISSUE: ("us", 6)})
    play(s, "advance", card="us_stimson", issue=ISSUE)
    events = play(s, "debate", card="uk_anderson")
    unmoved = only(events, "issue_unmoved")
    assert (unmoved["at"], unmoved["seat"]) == (("us", 6), "us")  # not moved for the debater
    assert s.issues[ISSUE] == ("us", 6) and s.captures == ()


def test_5_23_the_track_goes_on_beyond_the_chair() -> None:
    """Play note: from US 6 by 5 to an imaginary 11, back by 2: still captured."""
    hands = {"us": ["us_leahy"], "uk": ["uk_macready"]}
    s = going_on("us", hands, {ISSUE: ("us", 6)})
    play(s, "advance", card="us_leahy", issue=ISSUE)
    play(s, "debate", card="uk_macready")
    assert s.captures == (ISSUE,) and s.issues[ISSUE] == ("us", 7)


def test_5_23_a_stronger_debater_pulls_beyond_the_center_onto_his_own_track() -> None:
    """Ruling 11, with Churchill at 10."""
    hands = {"us": ["us_stimson"], "uk": ["uk_ismay"]}
    s = going_on("us", hands, {ISSUE: ("us", 3)})
    s.leader_value = {"uk": 3}
    play(s, "advance", card="us_stimson", issue=ISSUE)
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert s.issues[ISSUE] == ("uk", 3)


@pytest.mark.parametrize(
    ("roosevelt", "churchill", "end"),
    [
        (12, 7, ("us", 2)),  # five toward the US: three to the center, two on
        (10, 10, ("ussr", 3)),
        (10, 11, ("ussr", 2)),  # the longer track would bring it to UK 4
        (10, 13, "center"),
        (10, 15, ("uk", 2)),  # and here to UK 8: captured
    ],
)
def test_5_23_on_a_third_players_track_the_difference_is_moved_from_where_the_issue_lies(
    roosevelt: int, churchill: int, end: Any
) -> None:
    """Ruling: the text, not the play note's longer track, where the two disagree."""
    hands = {"us": ["us_stimson"], "uk": ["uk_ismay"], "ussr": ["ussr_gromyko"]}
    s = going_on("us", hands, {ISSUE: ("ussr", 3)}, inactive=["ussr"])
    s.leader_value = {"us": roosevelt - 7, "uk": churchill - 7}
    play(s, "lead", issue=ISSUE)
    events = play(s, "discard", card="us_stimson")
    assert only(events, "advance_played")["value"] == roosevelt
    assert only(events, "capture_threatened")["issue"] == ISSUE
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert s.issues[ISSUE] == end and s.captures == ()


# -- 5.24 Debating ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mover", SEATS)
def test_5_24_the_player_to_the_left_is_asked_first_then_the_other(mover: str) -> None:
    hands = {seat: [PLAIN[seat][2]] for seat in SEATS}
    s = meeting(mover, hands, {ISSUE: "center"})
    play(s, "advance", card=PLAIN[mover][2], issue=ISSUE)
    assert asked(s) == (LEFT[mover], "debate_issue")
    assert only(play(s, "decline"), "debate_declined").rule == "5.24"
    assert asked(s) == (LEFT[LEFT[mover]], "debate_issue")
    play(s, "decline")
    assert asked(s) == (LEFT[mover], "advance_issue")
    assert s.issues[ISSUE] == (mover, 2)


def test_5_24_one_debate_at_most_and_none_of_the_debate() -> None:
    hands = {seat: [PLAIN[seat][2], PLAIN[seat][3]] for seat in SEATS}
    s = meeting("us", hands, {ISSUE: "center"})
    play(s, "advance", card=PLAIN["us"][2], issue=ISSUE)
    play(s, "debate", card=PLAIN["uk"][3])
    assert s.issues[ISSUE] == ("uk", 1)
    assert asked(s) == ("uk", "advance_issue")


@pytest.mark.parametrize("debater", ["uk", "ussr"])
def test_5_24_the_debater_moves_the_issue_as_if_he_advanced_it(debater: str) -> None:
    """From wherever the advance has left it, a third player's track included."""
    for start in ("center", ("us", 1), *((o, n) for o in ("uk", "ussr") for n in range(1, 7))):
        for value in range(2, 6):
            hands = {"us": ["us_crowley"], debater: [PLAIN[debater][value]]}
            s = going_on("us", hands, {ISSUE: start})
            play(s, "advance", card="us_crowley", issue=ISSUE)
            middle = s.issues[ISSUE]
            assert middle == at(line(start, "us") + 2, "us", start[0])
            events = play(s, "debate", card=PLAIN[debater][value])
            worth = value + (debater == "ussr")
            assert only(events, "debate_played")["value"] == worth
            end = line(middle, debater) + worth
            assert s.issues[ISSUE] == at(end, debater, str(middle[0]))
            assert s.captures == ((ISSUE,) if end >= 7 else ())


def test_5_24_a_debate_onto_ones_own_chair_captures_at_once() -> None:
    """Play note: the US drags an issue from USSR 6 to USSR 5, Stalin's man answers with 2."""
    hands = {"us": ["us_biddle"], "uk": ["uk_ismay"], "ussr": ["ussr_budyonny", "ussr_beria"]}
    s = meeting("us", hands, {ISSUE: ("ussr", 6)})
    play(s, "advance", card="us_biddle", issue=ISSUE)
    play(s, "decline")
    assert s.issues[ISSUE] == ("ussr", 5)
    captured = only(play(s, "debate", card="ussr_budyonny"), "issue_captured")
    assert captured["seat"] == "ussr"
    assert s.captures == (ISSUE,)
    assert asked(s) == ("uk", "advance_issue")  # nobody may answer


def test_5_24_nyet_adds_one_to_soviet_staff_in_a_debate_only() -> None:
    s = meeting("ussr", {"ussr": ["ussr_zhdanov"], "us": ["us_knox"]}, {ISSUE: "center"})
    assert parts(only(play(s, "advance", card="ussr_zhdanov", issue=ISSUE), "advance_played")) == {
        "printed_value": 3
    }
    for value in range(1, 6):
        s = meeting("us", {"us": ["us_biddle"], "ussr": [PLAIN["ussr"][value]]}, {ISSUE: "center"})
        play(s, "advance", card="us_biddle", issue=ISSUE)
        debate = only(play(s, "debate", card=PLAIN["ussr"][value]), "debate_played")
        assert debate.breakdown == (("printed_value", value, "3.33"), ("nyet", 1, "5.24"))
    s = meeting("us", {"us": ["us_biddle"], "uk": ["uk_portal"]}, {ISSUE: "center"})
    play(s, "advance", card="us_biddle", issue=ISSUE)
    assert parts(only(play(s, "debate", card="uk_portal"), "debate_played")) == {"printed_value": 3}


def test_5_24_nyet_is_not_for_stalin() -> None:
    s = going_on(
        "us", {"us": ["us_biddle"], "ussr": ["ussr_zhdanov"]}, {ISSUE: "center"}, rolls=[6, 6]
    )
    play(s, "advance", card="us_biddle", issue=ISSUE)
    play(s, "lead_debate")
    debate = only(play(s, "discard", card="ussr_zhdanov"), "debate_played")
    assert debate["value"] == 7 and parts(debate) == {"leader_value": 7}
    assert s.issues[ISSUE] == ("ussr", 6)


def test_5_24_nyet_is_for_zhukov_too() -> None:
    s = meeting("us", {"us": ["us_biddle"], "ussr": ["ussr_zhukov"]}, {ISSUE: "center"}, rolls=[4])
    play(s, "advance", card="us_biddle", issue=ISSUE)
    debate = only(play(s, "debate", card="ussr_zhukov"), "debate_played")
    assert parts(debate) == {"chief_of_staff_roll": 4, "nyet": 1}


def test_5_24_refusals() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay", "uk_pound"], "ussr": ["ussr_beria"]}
    s = meeting("us", hands, {ISSUE: "center"}, inactive=["uk"])
    play(s, "advance", card="us_knox", issue=ISSUE)
    assert refused(s, "debate", card="ussr_beria") == ("card-not-in-hand", "3.33")
    assert refused(s, "debate", card="uk_eden") == ("card-not-in-hand", "3.33")
    assert refused(s, "debate", card="uk_pound") == ("card-cannot-debate", "3.33")
    assert refused(s, "lead_debate") == ("leader-inactive", "5.26")
    assert refused(s, "debate", card="uk_ismay", value=2) == ("not-offered", "5.24")
    assert refused(s, "advance", card="uk_ismay", issue=ISSUE) == ("not-offered", "5.24")
    assert refused(s, "pass") == ("not-offered", "5.24")


@pytest.mark.parametrize(("seat", "card"), [("uk", "uk_pound"), ("ussr", "ussr_shaposhnikov")])
def test_3_33_cards_that_may_not_debate(seat: str, card: str) -> None:
    other = PLAIN[seat][3]
    s = meeting("us", {"us": ["us_knox"], seat: [card, other]}, {ISSUE: "center"})
    play(s, "advance", card="us_knox", issue=ISSUE)
    assert offers(s, "debate", "card") == [other]
    s = meeting("us", {"us": ["us_knox"], seat: [card]}, {ISSUE: "center"})
    play(s, "advance", card="us_knox", issue=ISSUE)
    assert asked(s) == (seat, "debate_issue")  # his leader may, for this card
    assert s.actions() == (act("decline"), act("lead_debate"))
    s = meeting("us", {"us": ["us_knox"], seat: [card]}, {ISSUE: "center"}, inactive=[seat])
    play(s, "advance", card="us_knox", issue=ISSUE)
    assert asked(s) == (seat, "advance_issue")  # not asked to debate at all
    assert card in offers(s, "advance", "card")


# -- 5.24 Leaders are debated by leaders only ------------------------------------------------------


def leader_advances(mover: str, hands: Hands, issue: str = ISSUE, **entries: Any) -> Churchill:
    """`mover` has advanced `issue` from the center with his leader."""
    s = meeting(mover, hands, {issue: "center"}, **{"rolls": [6, 6, 6, 6], **entries})
    play(s, "lead", issue=issue)
    play(s, "discard", card=hands[mover][0])
    return s


def test_5_24_only_an_active_leader_debates_a_leader() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"], "ussr": ["ussr_beria"]}
    s = leader_advances("us", hands)
    assert asked(s) == ("uk", "debate_issue")
    assert s.actions() == (act("decline"), act("lead_debate"))
    assert refused(s, "debate", card="uk_ismay") == ("only-leaders-debate-leaders", "5.24")
    play(s, "lead_debate")
    events = play(s, "discard", card="uk_ismay")
    assert only(events, "values_compared")["difference"] == 0
    assert s.issues[ISSUE] == "center"


def test_5_24_players_whose_leader_is_inactive_are_not_asked_about_a_leader() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"], "ussr": ["ussr_beria"]}
    s = leader_advances("us", hands, inactive=["uk"])
    assert asked(s) == ("ussr", "debate_issue")
    s = leader_advances("us", hands, inactive=["uk", "ussr"])
    assert s.captures == (ISSUE,)


def test_5_24_a_leader_needs_a_card_to_discard_for_a_debate() -> None:
    s = leader_advances("us", {"us": ["us_knox"], "uk": [], "ussr": ["ussr_beria"]})
    assert asked(s) == ("ussr", "debate_issue")


def test_5_24_staff_is_debated_by_leaders_too() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"]}
    s = going_on("us", hands, {ISSUE: "center"}, rolls=[6, 6])
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert s.issues[ISSUE] == ("uk", 4)


def test_5_24_stalin_exception() -> None:
    """Nobody may debate Stalin's advance of A-Bomb Research."""
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"], "ussr": ["ussr_beria"]}
    s = meeting("ussr", hands, {"a_bomb_research": "center"}, rolls=[6, 6])
    play(s, "lead", issue="a_bomb_research")
    events = play(s, "discard", card="ussr_beria")
    assert only(events, "no_debate_allowed").rule == "5.24"
    assert s.captures == ("a_bomb_research",)
    assert asked(s) == ("us", "advance_issue")


def test_5_24_stalin_exception_without_capture() -> None:
    """From US 3 he brings it to USSR 4; no debate either."""
    hands = {"us": ["us_knox"], "ussr": ["ussr_beria"]}
    s = meeting("ussr", hands, {"a_bomb_research": ("us", 3)}, rolls=[6, 6])
    play(s, "lead", issue="a_bomb_research")
    play(s, "discard", card="ussr_beria")
    assert s.issues["a_bomb_research"] == ("ussr", 4)
    assert asked(s) == ("us", "advance_issue")


def test_5_24_the_exception_is_for_stalin_and_the_bomb_only() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"], "ussr": ["ussr_beria"]}
    assert asks(leader_advances("ussr", hands, "pol_mil_1")) == "debate_issue"
    assert asks(leader_advances("us", hands, "a_bomb_research")) == "debate_issue"
    s = meeting("ussr", hands, {"a_bomb_research": "center"})
    play(s, "advance", card="ussr_beria", issue="a_bomb_research")  # staff
    assert asks(s) == "debate_issue"


# -- 5.24 The pass ---------------------------------------------------------------------------------


def debated(hands: Hands | None = None, **entries: Any) -> Churchill:
    """The UK has debated and is on turn."""
    hands = hands or {"us": ["us_knox"], "uk": ["uk_ismay", "uk_portal"], "ussr": ["ussr_beria"]}
    s = meeting("us", hands, {ISSUE: "center", "pol_mil_1": "center"}, **entries)
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "debate", card="uk_ismay")
    assert asked(s) == ("uk", "advance_issue")
    return s


def test_5_24_who_debated_may_pass_on_his_next_turn() -> None:
    s = debated()
    assert act("pass") in s.actions()
    told = only(play(s, "pass"), "passed")
    assert (told["seat"], told.rule) == ("uk", "5.24")
    assert asked(s) == ("ussr", "advance_issue")
    assert s.hands["uk"] == ("uk_portal",)


def test_5_24_a_pass_not_used_is_lost() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay", "uk_portal", "uk_eden"]}
    s = debated(hands)
    play(s, "advance", card="uk_portal", issue="pol_mil_1")
    assert asked(s) == ("uk", "advance_issue")
    assert refused(s, "pass") == ("pass-not-earned", "5.24")


def test_5_24_a_pass_once_used_is_gone() -> None:
    s = debated({"us": ["us_knox"], "uk": ["uk_ismay", "uk_portal"]})
    play(s, "pass")
    assert asked(s) == ("uk", "advance_issue")  # alone with cards
    assert refused(s, "pass") == ("pass-not-earned", "5.24")


def test_5_24_two_debates_earn_one_pass() -> None:
    hands = {
        "us": ["us_knox", "us_leahy"],
        "uk": ["uk_portal"],
        "ussr": ["ussr_beria", "ussr_molotov", "ussr_zhdanov", "ussr_gromyko"],
    }
    s = meeting("us", hands, {ISSUE: "center"})
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "decline")
    play(s, "debate", card="ussr_beria")
    play(s, "advance", card="uk_portal", issue=ISSUE)
    play(s, "debate", card="ussr_molotov")
    assert asked(s) == ("ussr", "advance_issue")
    assert s.may_pass == ("ussr",)
    play(s, "pass")
    play(s, "advance", card="us_leahy", issue=ISSUE)
    play(s, "decline")
    assert asked(s) == ("ussr", "advance_issue")
    assert refused(s, "pass") == ("pass-not-earned", "5.24")


def test_5_24_declining_earns_no_pass() -> None:
    s = meeting("us", {"us": ["us_knox"], "uk": ["uk_ismay"]}, {ISSUE: "center"})
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "decline")
    assert refused(s, "pass") == ("pass-not-earned", "5.24")


def test_5_24_a_debate_by_the_leader_earns_a_pass_too() -> None:
    """Ruling 3."""
    hands = {"us": ["us_knox"], "uk": ["uk_ismay", "uk_portal"]}
    s = meeting("us", hands, {ISSUE: "center"}, rolls=[6, 6])
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert asked(s) == ("uk", "advance_issue") and act("pass") in s.actions()


# -- 5.25 Chiefs of Staff --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("rolled", range(1, 7))
def test_5_25_the_issue_is_chosen_after_the_roll(seat: str, rolled: int) -> None:
    chief = CHIEF[seat]
    s = meeting(seat, {seat: [chief]}, {ISSUE: "center", "pol_mil_1": ("us", 3)}, rolls=[rolled])
    assert offers(s, "advance") == [act("advance", card=chief)]
    told = only(play(s, "advance", card=chief), "chief_rolled")
    assert (told["roll"], told.rule) == (rolled, "5.25")
    assert s.hands[seat] == () and s.discards[seat][-1] == chief
    assert asked(s) == (seat, "choose_issue")
    assert set(offers(s, "choose", "issue")) == {ISSUE, "pol_mil_1"}
    assert GAME.load(s.dump()) == s
    played = only(play(s, "choose", issue=ISSUE), "advance_played")
    assert parts(played) == {"chief_of_staff_roll": rolled}
    assert only([e for e in [played]], "advance_played")["value"] == rolled


def test_5_25_refusals() -> None:
    issues = {ISSUE: "center", "pol_mil_1": ("us", "chair")}
    s = meeting("us", {"us": ["us_marshall"]}, issues, rolls=[3])
    play(s, "advance", card="us_marshall")
    assert refused(s, "choose", issue="pol_mil_1") == ("issue-captured", "5.23")
    assert refused(s, "choose", issue="pol_mil_2") == ("issue-not-on-table", "5.22")
    assert refused(s, "lead", issue=ISSUE)[1] == "5.25"


def test_5_25_a_chief_in_a_debate_is_committed_before_the_roll() -> None:
    s = going_on("us", {"us": ["us_knox"], "uk": ["uk_brooke"]}, {ISSUE: "center"}, rolls=[5])
    play(s, "advance", card="us_knox", issue=ISSUE)
    events = play(s, "debate", card="uk_brooke")
    assert kinds(events)[:2] == ["chief_rolled", "debate_played"]
    assert only(events, "debate_played")["value"] == 5
    assert s.issues[ISSUE] == ("uk", 2)


def test_5_25_modifiers_are_added_to_the_roll() -> None:
    """Marshall: +2 on a Directed Offensive that lies on the UK or the USSR track."""
    for start, bonus in ((("uk", 2), 2), (("ussr", 6), 2), (("us", 1), 0), ("center", 0)):
        issues = {"us_directed_offensive_1": start}
        s = meeting("us", {"us": ["us_marshall"]}, issues, rolls=[1])
        play(s, "advance", card="us_marshall")
        played = only(play(s, "choose", issue="us_directed_offensive_1"), "advance_played")
        assert played["value"] == 1 + bonus


def test_5_25_each_play_is_rolled_anew() -> None:
    """On the agenda of one conference and in the meeting of a later one: dice decide each time."""
    rolls = set()
    for rolled in (2, 6):
        s = meeting("uk", {"uk": ["uk_brooke"]}, {ISSUE: "center"}, rolls=[rolled])
        rolls.add(only(play(s, "advance", card="uk_brooke"), "chief_rolled")["roll"])
    assert rolls == {2, 6}


# -- 5.26 Leaders ----------------------------------------------------------------------------------


def test_5_26_example_roosevelt_takes_the_bomb() -> None:
    """A-Bomb Research in the center, Churchill and Stalin inactive: Roosevelt discards a card,
    captures the issue with his 7, rolls for his health, survives, and is inactive."""
    hands = {"us": ["us_knox", "us_king"], "uk": ["uk_ismay"], "ussr": ["ussr_molotov"]}
    s = meeting("us", hands, {"a_bomb_research": "center"}, inactive=["uk", "ussr"], rolls=[5, 4])
    assert play(s, "lead", issue="a_bomb_research") == ()
    assert asked(s) == ("us", "discard_for_leader")
    assert offers(s, "discard", "card") == ["us_knox", "us_king"]
    events = play(s, "discard", card="us_knox")
    assert kinds(events) == [
        "discarded_for_leader",
        "advance_played",
        "capture_threatened",
        "issue_captured",
        "health_rolled",
    ]
    assert only(events, "advance_played")["value"] == 7
    assert only(events, "advance_played").rule == "5.26"
    assert only(events, "health_rolled")["result"] == "well"
    assert s.issues["a_bomb_research"] == ("us", 7)
    assert s.leaders["us"] == "roosevelt" and not s.is_active("us")
    assert s.hands["us"] == ("us_king",) and s.discards["us"] == ("us_knox",)


def test_5_26_the_discarded_card_has_no_effect() -> None:
    """Antonov on a Directed Offensive brings support; discarded for Stalin he does not."""
    issue = "ussr_directed_offensive_1"
    s = meeting("ussr", {"ussr": ["ussr_antonov"]}, {issue: "center"}, rolls=[6, 6])
    before = (s.support, s.to_place, s.naval, s.research)
    play(s, "lead", issue=issue)
    played = only(play(s, "discard", card="ussr_antonov"), "advance_played")
    assert parts(played) == {"leader_value": 7}
    assert (s.support, s.to_place, s.naval, s.research) == before


def test_5_26_the_discarded_chief_is_not_rolled() -> None:
    s = meeting("us", {"us": ["us_marshall"]}, {ISSUE: "center"}, rolls=[6, 6])
    play(s, "lead", issue=ISSUE)
    assert not every(play(s, "discard", card="us_marshall"), "chief_rolled")


def test_5_26_a_leader_acts_once_in_a_conference() -> None:
    hands = {"us": ["us_knox", "us_king"], "uk": ["uk_ismay"]}
    s = meeting("us", hands, {ISSUE: "center", "pol_mil_1": "center"}, rolls=[6, 6])
    play(s, "lead", issue=ISSUE)
    play(s, "discard", card="us_knox")
    play(s, "decline")
    play(s, "advance", card="uk_ismay", issue="pol_mil_1")
    assert asked(s) == ("us", "debate_issue")
    assert refused(s, "lead_debate") == ("leader-inactive", "5.26")
    play(s, "decline")
    assert refused(s, "lead", issue="pol_mil_1") == ("leader-inactive", "5.26")


def test_5_26_a_leader_who_debated_cannot_advance() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_ismay", "uk_portal"]}
    s = meeting("us", hands, {ISSUE: "center"}, rolls=[6, 6])
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "lead_debate")
    play(s, "discard", card="uk_ismay")
    assert refused(s, "lead", issue=ISSUE) == ("leader-inactive", "5.26")


def test_5_26_refusals() -> None:
    s = meeting("us", {"us": ["us_knox"]}, {ISSUE: "center", "pol_mil_1": ("uk", "chair")})
    assert refused(s, "lead", issue="pol_mil_1") == ("issue-captured", "5.23")
    assert refused(s, "lead", issue="pol_mil_2") == ("issue-not-on-table", "5.22")
    play(s, "lead", issue=ISSUE)
    assert refused(s, "discard", card="us_king") == ("card-not-in-hand", "3.33")
    assert refused(s, "discard", card="uk_ismay") == ("card-not-in-hand", "3.33")
    assert refused(s, "advance", card="us_knox", issue=ISSUE)[1] == "5.26"


@pytest.mark.parametrize("leader", ["roosevelt", "truman"])
@pytest.mark.parametrize(
    ("dice", "dies"), [((1, 1), True), ((1, 2), True), ((2, 2), False), ((1, 3), False)]
)
def test_3_31_roosevelt_may_die_of_each_use(leader: str, dice: tuple[int, int], dies: bool) -> None:
    s = meeting("us", {"us": ["us_knox", "us_king"]}, {ISSUE: "center"}, leaders={"us": leader})
    s.rolls = dice
    play(s, "lead", issue=ISSUE)
    events = play(s, "discard", card="us_knox")
    if leader == "truman":
        assert not every(events, "health_rolled")
        assert only(events, "advance_played")["value"] == 6
        return
    rolled = only(events, "health_rolled")
    assert rolled["total"] == sum(dice) == sum(amount for _, amount, _ in rolled.breakdown)
    assert s.leaders["us"] == ("truman" if dies else "roosevelt")
    assert not s.is_active("us")  # Truman waits for the next conference
    if dies:
        told = only(events, "leader_replaced")
        assert (told["leader"], told["successor"]) == ("roosevelt", "truman")
        play_until(s, lambda s: s.conference == 9 and asks(s) == "agenda_card")
        assert s.leaders["us"] == "truman"


def test_gl_roosevelt_truman_is_active_in_the_next_conference() -> None:
    hands = {"us": ["us_knox"]}
    s = position(
        at="meeting", scenario="campaign", conference=1, turn="us", hands=hands,
        issues={ISSUE: "center"}, rolls=[1, 1],
    )  # fmt: skip
    play(s, "lead", issue=ISSUE)
    play(s, "discard", card="us_knox")
    play_until(s, lambda s: s.conference == 2 and asks(s) == "agenda_card")
    assert s.leaders["us"] == "truman" and s.is_active("us")


def test_5_26_the_health_roll_comes_after_the_debate() -> None:
    """And it comes although the advance was undone by another leader, who rolls first."""
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"]}
    s = leader_advances("us", hands, rolls=[6, 5, 4, 3])
    play(s, "lead_debate")
    events = play(s, "discard", card="uk_ismay")
    rolled = every(events, "health_rolled")
    assert [(e["leader"], e["total"]) for e in rolled] == [("churchill", 11), ("roosevelt", 7)]
    assert kinds(events).index("issue_unmoved") < kinds(events).index("health_rolled")


# -- 3.31, 5.24 Stalin's paranoia ------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "paranoid"), [((1, 1), True), ((2, 3), True), ((3, 3), False)])
def test_3_31_stalin_may_grow_paranoid(dice: tuple[int, int], paranoid: bool) -> None:
    hands = {"ussr": ["ussr_beria", "ussr_molotov"]}
    s = meeting("ussr", hands, {ISSUE: "center", "us_production_1": "center"}, rolls=list(dice))
    play(s, "lead", issue=ISSUE)
    events = play(s, "discard", card="ussr_beria")
    assert only(events, "health_rolled")["result"] == ("paranoia" if paranoid else "well")
    card = {"card": "ussr_molotov", "issue": "us_production_1"}
    played = only(play(s, "advance", **card), "advance_played")
    assert played["value"] == (4 if paranoid else 5)


def paranoid(s: Churchill) -> Churchill:
    """The position after Stalin's paranoia came about."""
    s.staff_change = {"ussr": (-1, 1)}
    return s


@pytest.mark.parametrize("value", range(1, 6))
def test_5_24_paranoia_takes_one_but_not_below_one_and_nyet_comes_after(value: int) -> None:
    """Play note: a 1 stays 1 and counts 2 in a debate."""
    card = PLAIN["ussr"][value]
    s = paranoid(meeting("ussr", {"ussr": [card], "us": ["us_biddle"]}, {ISSUE: ("us", 6)}))
    played = only(play(s, "advance", card=card, issue=ISSUE), "advance_played")
    assert played["value"] == max(value - 1, 1)
    s = paranoid(meeting("us", {"us": ["us_biddle"], "ussr": [card]}, {ISSUE: "center"}))
    play(s, "advance", card="us_biddle", issue=ISSUE)
    debate = only(play(s, "debate", card=card), "debate_played")
    assert debate["value"] == max(value - 1, 1) + 1
    lost = {"paranoia": -1} if value > 1 else {}
    assert parts(debate) == {"printed_value": value, **lost, "nyet": 1}


@pytest.mark.parametrize("rolled", range(1, 7))
def test_5_24_paranoia_lowers_zhukovs_roll(rolled: int) -> None:
    s = paranoid(meeting("ussr", {"ussr": ["ussr_zhukov"]}, {ISSUE: ("us", 6)}, rolls=[rolled]))
    play(s, "advance", card="ussr_zhukov")
    assert only(play(s, "choose", issue=ISSUE), "advance_played")["value"] == max(rolled - 1, 1)


def test_5_24_paranoia_comes_before_attributes() -> None:
    """Budyonny 1 stays 1; Voroshilov 2 - 1 with -1 on the Second Front: 0, in a debate 1."""
    s = meeting(
        "ussr", {"ussr": ["ussr_voroshilov"]}, {"second_front": "center"}, scenario="campaign"
    )
    card = {"card": "ussr_voroshilov", "issue": "second_front"}
    assert only(play(paranoid(s), "advance", **card), "advance_played")["value"] == 0
    hands = {"us": ["us_biddle"], "ussr": ["ussr_voroshilov"]}
    s = paranoid(meeting("us", hands, {"second_front": "center"}, scenario="campaign"))
    play(s, "advance", card="us_biddle", issue="second_front")
    assert only(play(s, "debate", card="ussr_voroshilov"), "debate_played")["value"] == 1
    s = paranoid(meeting("ussr", {"ussr": ["ussr_kaganovich"]}, {"global_issue": "center"}))
    card = {"card": "ussr_kaganovich", "issue": "global_issue"}
    assert only(play(s, "advance", **card), "advance_played")["value"] == 3 - 1 + 2


def test_5_24_paranoia_is_soviet_staff_only_and_ends_with_the_conference() -> None:
    s = paranoid(
        meeting("us", {"us": ["us_knox"]}, {ISSUE: "center"}, scenario="campaign", conference=1)
    )
    assert only(play(s, "advance", card="us_knox", issue=ISSUE), "advance_played")["value"] == 3
    play_until(s, lambda s: s.conference == 2)
    assert s.staff_change == {}


def test_5_24_paranoia_after_a_debate_by_stalin() -> None:
    hands = {"us": ["us_knox"], "ussr": ["ussr_beria", "ussr_molotov"]}
    s = meeting("us", hands, {ISSUE: "center"}, rolls=[1, 4])
    play(s, "advance", card="us_knox", issue=ISSUE)
    play(s, "lead_debate")
    play(s, "discard", card="ussr_beria")
    assert s.staff_change == {"ussr": (-1, 1)}


# -- 5.27 Concluding the meeting -------------------------------------------------------------------


def test_5_22_a_player_alone_plays_out_his_cards() -> None:
    hands = {"us": [], "uk": ["uk_portal", "uk_ismay", "uk_pound"], "ussr": []}
    s = meeting("us", hands, {ISSUE: ("us", 6), "pol_mil_1": "center"})
    for card in ("uk_portal", "uk_ismay", "uk_pound"):
        assert asked(s) == ("uk", "advance_issue")
        events = play(s, "advance", card=card, issue=ISSUE)
    assert s.issues[ISSUE] == ("uk", 7)  # 3, 5 and 1 from US 6: UK 3
    assert only(events, "issues_counted")["uk"] == 1


def test_5_22_cards_are_played_out_though_all_issues_are_captured() -> None:
    hands = {"us": ["us_knox", "us_marshall"], "uk": []}
    s = meeting("us", hands, {ISSUE: ("us", "chair")})
    assert s.actions() == (act("spend", card="us_knox"), act("spend", card="us_marshall"))
    told = only(play(s, "spend", card="us_marshall"), "card_spent")
    assert (told["card"], told.rule) == ("us_marshall", "5.22")
    assert refused(s, "lead", issue=ISSUE) == ("issue-captured", "5.23")
    events = play(s, "spend", card="us_knox")
    assert only(events, "conference_won")["seat"] == "us"


def conclude(issues: dict[str, Any], **entries: Any) -> tuple[Churchill, Events]:
    """The last card of a meeting is played on Strategic Materials, and comes to nothing."""
    s = position(at="decisions", issues=issues, **{"inactive": list(SEATS), **entries})
    return s, s.events


def test_5_27_issues_on_a_track_are_won_and_put_on_the_chair() -> None:
    issues = {
        "pol_mil_1": ("us", 1), "pol_mil_2": ("us", 6), "pol_mil_3": ("us", "chair"),
        ISSUE: ("uk", 3), "global_issue": ("ussr", 2), "us_production_1": "center",
    }  # fmt: skip
    s, events = conclude(issues)
    won = {e["issue"]: e["seat"] for e in every(events, "issue_won")}
    expected = {n: p[0] for n, p in issues.items() if p != "center"}
    assert won == expected
    assert all(s.issues[n] == (seat, 7) for n, seat in expected.items())
    counted = only(events, "issues_counted")
    assert {seat: counted[seat] for seat in SEATS} == {"us": 3, "uk": 1, "ussr": 1}


def test_5_27_issues_in_the_center_are_nobodys_and_go_back_to_the_display() -> None:
    s, events = conclude({"us_production_1": "center", "pol_mil_1": ("uk", 1)})
    assert s.issues["us_production_1"] is None
    assert "us_production_1" in s.available()
    assert only(events, "issue_not_won")["issue"] == "us_production_1"
    assert s.center_results == ()


@pytest.mark.parametrize("issue", ["second_front", "ussr_declares_war", "strategic_materials"])
def test_5_27_three_issues_take_effect_in_the_center(issue: str) -> None:
    s, events = conclude({issue: "center", ISSUE: ("uk", 1)}, scenario="campaign")
    assert s.center_results == (issue,)
    assert only(events, "issue_in_effect")["issue"] == issue
    s, events = conclude({issue: ("us", 1), ISSUE: "center"}, scenario="campaign")
    assert s.center_results == ()
    counted = only(events, "issues_counted")
    assert counted["us"] == 1 and counted["uk"] == 0  # 5.27: won conditional issues count


def test_5_27_the_winner_of_most_issues_takes_a_conference_victory_marker() -> None:
    for winner in SEATS:
        issues = {"pol_mil_1": (winner, 1), "pol_mil_2": (winner, 2), ISSUE: (LEFT[winner], 1)}
        wins = {winner: 1}
        s, events = conclude(issues, conference_wins=wins)
        told = only(events, "conference_won")
        assert (told["seat"], told.rule) == (winner, "5.27")
        assert s.conference_winner == winner
        assert s.conference_wins == dict.fromkeys(SEATS, 0) | {winner: 2}


def test_5_27_a_played_meeting_ends_with_the_count() -> None:
    hands = {"us": ["us_knox"], "uk": ["uk_portal"], "ussr": ["ussr_zhdanov"]}
    issues = {ISSUE: "center", "pol_mil_1": "center", "us_directed_offensive_1": "center"}
    s = meeting("us", hands, issues, inactive=list(SEATS))
    play(s, "advance", card="us_knox", issue="pol_mil_1")
    play(s, "decline")
    play(s, "decline")
    play(s, "advance", card="uk_portal", issue=ISSUE)
    play(s, "decline")
    events = play(s, "advance", card="ussr_zhdanov", issue="pol_mil_1")
    assert s.phase == "decisions"
    assert {e["issue"]: e["seat"] for e in every(events, "issue_won")} == {ISSUE: "uk"}
    assert only(events, "conference_won")["seat"] == "uk"
