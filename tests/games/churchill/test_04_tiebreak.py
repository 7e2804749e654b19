"""4.1 to 4.3 Sequence of play; 4.5 Ties of the agenda and of the conference."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.churchill.helpers import (
    Churchill,
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
FROM_STALIN = ("ussr", "us", "uk")
TIES = [t for n in (2, 3) for t in combinations(SEATS, n)]
ACTIVE = [a for n in range(4) for a in combinations(FROM_STALIN, n)]

# Agenda cards that count 5 (the British one by Imperial Staff), and 3 or 4.
HIGH = {"us": "us_king", "uk": "uk_attlee", "ussr": "ussr_molotov"}
LOW = {"us": "us_knox", "uk": "uk_cherwell", "ussr": "ussr_novikov"}
SPARE = {"us": "us_biddle", "uk": "uk_ismay", "ussr": "ussr_gromyko"}


def agenda_tie(tied: tuple[str, ...], active: tuple[str, ...], **options: Any) -> Churchill:
    """4.51 Three cards on the table, those of `tied` equal and highest."""
    cards = {seat: (HIGH if seat in tied else LOW)[seat] for seat in SEATS}
    s = position(
        at="agenda",
        card=None,
        hands={seat: [cards[seat], SPARE[seat]] for seat in SEATS},
        inactive=[seat for seat in SEATS if seat not in active],
        options=options,
        rolls=[6, 6],
    )
    for seat in SEATS:
        play(s, "pick", card=cards[seat])
    return s


def conference_tie(tied: tuple[str, ...], active: tuple[str, ...], **options: Any) -> Churchill:
    """4.52 The meeting is over, and those of `tied` have won two issues each, the others one."""
    mine = {
        "us": ("us_production_1", "us_production_2"),
        "uk": ("uk_production", "global_issue"),
        "ussr": ("pol_mil_1", "pol_mil_2"),
    }
    issues = {n: (seat, 3) for seat in SEATS for n in mine[seat][: 2 if seat in tied else 1]}
    return position(
        at="decisions",
        issues=issues,
        inactive=[seat for seat in SEATS if seat not in active],
        options=options,
        rolls=[6, 6],
    )


KINDS_OF_TIE = {"4.51": (agenda_tie, "agenda_won"), "4.52": (conference_tie, "conference_won")}


# -- 4.51 and 4.52 Leaders -------------------------------------------------------------------------


@pytest.mark.parametrize("rule", KINDS_OF_TIE)
@pytest.mark.parametrize("tied", TIES, ids="-".join)
def test_4_51_4_52_leaders_are_asked_from_stalin_leftwards_and_the_first_breaks_the_tie(
    rule: str, tied: tuple[str, ...]
) -> None:
    make, won = KINDS_OF_TIE[rule]
    for active in ACTIVE:
        for keepers in range(len(active)):
            breaker = active[keepers]
            may_win = [breaker] if breaker in tied else list(tied)
            for winner in may_win:
                s = make(tied, active)
                for seat in active[:keepers]:
                    assert asked(s) == (seat, "break_tie")
                    assert kinds(play(s, "keep_leader")) == ["leader_kept"]
                assert asked(s) == (breaker, "break_tie")
                assert offers(s, "break_tie", "winner") == may_win
                hands = s.hands
                events = play(s, "break_tie", winner=winner)
                broken = only(events, "tie_broken")
                assert (broken["by"], broken["seat"], broken["winner"]) == (
                    "leader",
                    breaker,
                    winner,
                )
                assert broken.rule == rule
                assert only(events, won)["seat"] == winner
                assert asks(s) != "break_tie"  # no further leader can change the outcome
                assert s.leader_status[breaker] == "inactive"
                for seat in SEATS:
                    if seat != breaker:
                        assert s.is_active(seat) == (seat in active)
                assert s.hands == hands  # no staff card is discarded (4.52)


@pytest.mark.parametrize("rule", KINDS_OF_TIE)
@pytest.mark.parametrize("tied", TIES, ids="-".join)
def test_4_53_without_a_leader_the_us_wins_its_ties_and_settles_the_others(
    rule: str, tied: tuple[str, ...]
) -> None:
    make, won = KINDS_OF_TIE[rule]
    for active in ACTIVE:
        for winner in ["us"] if "us" in tied else tied:
            s = make(tied, active)
            events = s.events
            for seat in active:
                assert asked(s) == (seat, "break_tie")
                events = play(s, "keep_leader")
            if "us" not in tied:
                assert asked(s) == ("us", "name_tie_winner")
                assert s.decision is not None and s.decision.rule == "4.53"
                assert offers(s, "name_winner", "winner") == list(tied)
                events = play(s, "name_winner", winner=winner)
            broken = only(events, "tie_broken")
            assert (broken.rule, broken["by"], broken["seat"]) == ("4.53", "arsenal", "us")
            assert only(events, won)["seat"] == winner
            assert tuple(seat for seat in FROM_STALIN if s.is_active(seat)) == active


def test_4_53_the_us_names_only_one_of_the_tied() -> None:
    s = agenda_tie(("uk", "ussr"), ())
    assert refused(s, "name_winner", winner="us") == ("not-offered", "4.53")


@pytest.mark.parametrize("rule", KINDS_OF_TIE)
def test_4_51_4_52_the_question_names_the_rule_of_its_tie(rule: str) -> None:
    """One kind of decision for both ties, each under its own number, in views too."""
    make, _ = KINDS_OF_TIE[rule]
    s = make(("us", "uk"), ("ussr", "us"))
    for state in (s, s.view("ussr"), s.view(None)):
        assert asked(state) == ("ussr", "break_tie")
        assert state.decision is not None and state.decision.rule == rule
    assert refused(s, "support", front="western") == ("not-offered", rule)


def test_4_51_refusals() -> None:
    s = agenda_tie(("us", "uk"), ("ussr", "us"))
    assert refused(s, "break_tie", winner="ussr") == ("not-tied", "4.51")
    play(s, "keep_leader")
    assert refused(s, "break_tie", winner="uk") == ("tie-for-oneself", "4.51")
    assert refused(s, "name_winner", winner="us")[1] == "4.51"


def test_4_52_refusals_name_the_rule_of_the_conference_tie() -> None:
    s = conference_tie(("us", "uk"), ("ussr", "us"))
    assert refused(s, "break_tie", winner="ussr") == ("not-tied", "4.52")
    play(s, "keep_leader")
    assert refused(s, "break_tie", winner="uk") == ("tie-for-oneself", "4.52")


def test_4_51_equal_low_cards_are_no_tie() -> None:
    s = position(
        at="agenda",
        card=None,
        hands={"us": ["us_king"], "uk": ["uk_cherwell"], "ussr": ["ussr_novikov"]},
    )
    for card in ("us_king", "uk_cherwell"):  # 5, and 2 + 1
        play(s, "pick", card=card)
    events = play(s, "pick", card="ussr_novikov")  # 3
    assert not every(events, "tie")
    assert asked(s) == ("us", "opening_issue")


def test_4_51_imperial_staff_counts_before_ties_are_looked_for() -> None:
    s = position(
        at="agenda",
        card=None,
        hands={"us": ["us_stimson"], "uk": ["uk_attlee"], "ussr": ["ussr_budyonny"]},
    )
    for card in ("us_stimson", "uk_attlee", "ussr_budyonny"):  # 4, 4 + 1, 1
        play(s, "pick", card=card)
    assert asked(s) == ("uk", "opening_issue")


def test_4_51_a_leader_who_may_not_advance_may_break_a_tie() -> None:
    """5.26 play note: card 8A keeps the American leader from advancing, no more."""
    s = position(
        at="agenda",
        card="c08a",
        hands={seat: [HIGH[seat] if seat != "ussr" else LOW[seat]] for seat in SEATS},
    )
    for seat in SEATS:
        play(s, "pick", card=s.hand(seat)[0])
    play(s, "keep_leader")  # Stalin
    assert "us" in s.no_advance
    assert asked(s) == ("us", "break_tie")


def test_4_51_a_leader_kept_away_by_the_card_breaks_no_tie() -> None:
    """Card 5B makes Churchill inactive for the conference."""
    hands = {seat: [HIGH[seat] if seat != "ussr" else LOW[seat]] for seat in SEATS}
    s = position(at="agenda", scenario="campaign", conference=5, card="c05b", hands=hands)
    for seat in SEATS:
        play(s, "pick", card=hands[seat][0])
    play(s, "keep_leader")  # Stalin
    events = play(s, "keep_leader")  # Roosevelt
    assert only(events, "tie_broken").rule == "4.53"


def test_4_51_the_difference_of_a_broken_tie_is_taken_to_the_lowest_card() -> None:
    """5.14: 5 against 5 and 3, the tie broken for a third party: space 2."""
    s = agenda_tie(("us", "uk"), ("ussr",))
    won = only(play(s, "break_tie", winner="uk"), "agenda_won")
    assert (won["seat"], won["difference"]) == ("uk", 2)
    play(s, "nominate", issue="global_issue")
    assert s.issues["global_issue"] == ("uk", 2)


def test_4_51_all_three_equal_puts_the_opening_issue_in_the_center() -> None:
    s = agenda_tie(SEATS, ())
    assert asked(s) == ("us", "opening_issue")
    play(s, "nominate", issue="pol_mil_1")
    assert s.issues["pol_mil_1"] == "center"


def test_4_51_the_leader_who_broke_the_tie_is_inactive_for_the_rest_of_the_conference() -> None:
    s = agenda_tie(("us", "uk"), ("ussr", "uk"))
    play(s, "break_tie", winner="us")
    seen = set()

    def watch(s: Churchill) -> Any:
        seat, kind = asked(s)
        seen.add((seat, kind))
        if seat == "ussr":
            assert not offers(s, "lead") and not offers(s, "lead_debate")
        return s.actions()[0]

    play_until(s, lambda s: s.phase == "decisions", watch)
    assert ("ussr", "advance_issue") in seen and ("ussr", "break_tie") not in seen


def test_4_52_nothing_won_by_anyone_is_a_tie_of_three() -> None:
    s = position(at="decisions", issues={"pol_mil_1": "center"}, inactive=SEATS)
    assert only(s.events, "tie")["seats"] == SEATS
    assert only(s.events, "conference_won")["seat"] == "us"


# -- 3.31 Does a tiebreak count as a use? (option tiebreak_roll) -----------------------------------


@pytest.mark.parametrize(("make", "rule"), [(agenda_tie, "4.51"), (conference_tie, "4.52")])
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("roll", [True, False])
def test_4_5_the_option_tiebreak_roll_decides_whether_the_leader_rolls(
    make: Any, rule: str, seat: str, roll: bool
) -> None:
    s = make(("us", "uk"), (seat,), tiebreak_roll=roll)
    events = play(s, "break_tie", winner="us" if seat == "ussr" else seat)
    rolled = every(events, "health_rolled")
    assert [e["seat"] for e in rolled] == ([seat] if roll else [])


def test_4_5_the_roll_of_a_tiebreak_has_its_usual_results() -> None:
    for seat, dice, check in (
        ("us", [1, 1], lambda s: s.leaders["us"] == "truman" and not s.is_active("us")),
        ("uk", [2, 2], lambda s: s.unfit == ("uk",)),
        ("ussr", [2, 3], lambda s: s.staff_change["ussr"] == (-1, 1)),
    ):
        s = agenda_tie(SEATS, (seat,))
        s.rolls = tuple(dice)
        play(s, "break_tie", winner=seat)
        assert check(s)
        assert asked(s) == (seat, "opening_issue")  # and the agenda goes on


def test_4_5_truman_breaks_ties_without_a_roll() -> None:
    s = position(
        at="decisions", issues={}, leaders={"us": "truman"}, inactive=["uk", "ussr"], rolls=[1, 1]
    )
    assert not every(play(s, "break_tie", winner="us"), "health_rolled")


# -- 4.1 to 4.3 Sequence of play -------------------------------------------------------------------

ORDER = {  # the events that open or mark each segment, in the order of 4.1
    "conference_opened": "5.11",
    "hands_dealt": "5.13",
    "agenda_won": "5.13",
    "issues_counted": "5.27",
    "conference_won": "5.27",
    "production_received": "6.3",
    "networks_to_place": "7.1",
    "front_rolled": "7.7",
    "conference_closed": "8.0",
}


def test_4_0_4_1_4_3_a_conference_follows_the_sequence_of_play() -> None:
    s = position(at="agenda", scenario="tournament", conference=6, seed=3)
    events = list(s.events)
    events += play_until(s, lambda s: s.conference != 6 or s.result is not None)
    phases = [e.kind for e in events if e.kind in ORDER]
    firsts = sorted(set(phases), key=phases.index)
    assert firsts[:5] == list(ORDER)[:5]
    assert [k for k in firsts if k in ORDER] == [k for k in ORDER if k in firsts]
    assert s.conference == 7


def test_4_21_to_4_33_decisions_come_in_the_order_of_the_phases() -> None:
    s = position(at="agenda", scenario="tournament", conference=6, seed=5)
    seen: list[str] = []

    def first(s: Churchill) -> Any:
        if not seen or seen[-1] != s.phase:
            seen.append(s.phase)
        return s.actions()[0]

    play_until(s, lambda s: s.conference != 6, first)
    assert seen == ["agenda", "meeting", "decisions", "war"]


def test_4_22_the_meeting_ends_when_all_staff_cards_are_played() -> None:
    s = position(at="meeting", seed=11)
    assert [s.hand_size(seat) for seat in SEATS] == [6, 6, 6]
    play_until(s, lambda s: s.phase != "meeting")
    assert [s.hand_size(seat) for seat in SEATS] == [0, 0, 0]


def test_4_23_each_won_issue_counts_one_whether_on_a_track_or_in_a_chair() -> None:
    s = position(
        at="decisions",
        issues={
            "us_production_1": ("us", 1),
            "us_production_2": ("us", "chair"),
            "uk_production": ("uk", 6),
            "pol_mil_1": "center",
        },
    )
    counted = only(s.events, "issues_counted")
    assert (counted["us"], counted["uk"], counted["ussr"]) == (2, 1, 0)
    assert only(s.events, "conference_won")["seat"] == "us"
    assert s.conference_wins == {"us": 1, "uk": 0, "ussr": 0}


def test_4_22_a_pass_is_earned_by_a_debate_and_not_saved() -> None:
    """4.22 One pass, not saved: see also 5.24."""
    s = position(
        at="meeting",
        turn="us",
        hands={"us": ["us_knox"], "uk": ["uk_ismay", "uk_eden"], "ussr": ["ussr_molotov"]},
        issues={"pol_mil_1": "center", "pol_mil_2": "center"},
    )
    assert refused(s, "pass") == ("pass-not-earned", "5.24")
    play(s, "advance", card="us_knox", issue="pol_mil_1")
    play(s, "debate", card="uk_ismay")
    assert asked(s) == ("uk", "advance_issue")
    assert act("pass") in s.actions()
    assert parts(only(play(s, "advance", card="uk_eden", issue="pol_mil_2"), "advance_played"))
    assert s.may_pass == ()
