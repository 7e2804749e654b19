"""5.13 Pre-conference and 5.14 Agenda selection; 3.31, 3.32 in the agenda; the example of 4.21."""

from __future__ import annotations

from typing import Any

import pytest

import churchill_kit as ck
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
    revealed,
)

SEATS = ("us", "uk", "ussr")
LEFT = {"us": "uk", "uk": "ussr", "ussr": "us"}

# Staff cards by printed value, for each power.
CARDS = {
    "us": {
        1: "us_biddle", 2: "us_crowley", 3: "us_knox", 4: "us_stimson", 5: "us_king",
    },
    "uk": {
        1: "uk_pound", 2: "uk_cherwell", 3: "uk_portal", 4: "uk_attlee", 5: "uk_ismay",
    },
    "ussr": {
        1: "ussr_budyonny", 2: "ussr_gromyko", 3: "ussr_novikov", 4: "ussr_beria",
        5: "ussr_molotov",
    },
}  # fmt: skip


def agenda(us: int, uk: int, ussr: int, **entries: Any) -> tuple[Churchill, Events]:
    """Three cards of these printed values are revealed; each player holds one more for the
    meeting."""
    cards = {"us": CARDS["us"][us], "uk": CARDS["uk"][uk], "ussr": CARDS["ussr"][ussr]}
    spare = {"us": "us_leahy", "uk": "uk_eden", "ussr": "ussr_kuznetsov"}
    hands = {seat: [cards[seat], spare[seat]] for seat in SEATS}
    s = position(at="agenda", hands=hands, **{"card": None, **entries})
    events: list[ck.Event] = []
    for seat in SEATS:
        events += play(s, "pick", card=cards[seat])
    return s, tuple(events)


# -- 5.13 Who is dealt what ------------------------------------------------------------------------


def test_5_13_seven_cards_each_at_the_start() -> None:
    s = GAME.new("training", seed=4)
    for seat in SEATS:
        assert len(s.hands[seat]) == 7 and len(s.decks[seat]) == 14
        assert sorted((*s.hands[seat], *s.decks[seat])) == sorted(BOX.decks[seat])
    assert only(s.events, "hands_dealt")["cards"] == 7


def before_conference(number: int, **entries: Any) -> tuple[Churchill, dict[str, Any]]:
    """The last decision of the conference before, with the decks as they lie then."""
    s = position(at="war", scenario="campaign", conference=number - 1, **entries)
    assert asks(s) in ("choose_next", "place_network_marker")
    return s, dict(s.decks)


def next_conference(s: Churchill) -> Events:
    """Play on to the agenda of the next conference."""
    return play_until(s, "agenda_card")


@pytest.mark.parametrize("number", [2, 4, 6, 8, 10])
def test_5_13_even_conferences_are_dealt_from_the_rest_of_the_deck_without_shuffling(
    number: int,
) -> None:
    s, decks = before_conference(number)
    events = next_conference(s)
    assert s.conference == number
    gone = (*s.removed_staff, *s.sidelined)
    for seat in SEATS:
        deck = tuple(c for c in decks[seat] if c not in gone)
        assert s.hands[seat] == deck[:7] and s.decks[seat] == deck[7:]
    assert not every(events, "deck_shuffled")


@pytest.mark.parametrize("number", [3, 5, 7, 9])
def test_5_13_odd_conferences_are_dealt_from_the_whole_deck_shuffled(number: int) -> None:
    hands = {"us": ["us_knox"], "uk": [], "ussr": []}
    s, decks = before_conference(number, hands=hands)
    s.discards = {**s.discards, "us": ("us_knox",)}  # as after a meeting
    s.hands = {seat: () for seat in SEATS}
    events = next_conference(s)
    assert s.conference == number
    for seat in SEATS:
        whole = sorted(c for c in BOX.decks[seat] if c not in s.removed_staff)
        assert sorted((*s.hands[seat], *s.decks[seat])) == whole
        assert (*s.hands[seat], *s.decks[seat]) != decks[seat]
        assert s.discards[seat] == ()
    assert [e["seat"] for e in every(events, "deck_shuffled")] == list(SEATS)


def test_5_13_the_first_conference_of_a_scenario_is_shuffled_though_it_is_even() -> None:
    """Ruling 31: the training scenario begins with conference 8."""
    hands = {GAME.new("training", seed=n).hands["us"] for n in range(5)}
    assert len(hands) == 5


def test_5_13_removed_staff_never_comes_back() -> None:
    """Card 4A takes Pound; conference 5 shuffles without him."""
    s = position(at="agenda", scenario="campaign", conference=4, card="c04a", inactive=[])
    play_until(s, lambda s: s.conference == 5 and asks(s) == "agenda_card")
    cards = (*s.hands["uk"], *s.decks["uk"])
    assert "uk_pound" not in cards and len(cards) == 20
    assert "uk_pound" not in s.discards["uk"]


def test_5_13_sidelined_staff_comes_back_with_the_next_shuffle() -> None:
    """Card 6C sets Hopkins aside; conference 7 shuffles the US deck."""
    s = position(at="agenda", scenario="campaign", conference=6, card="c06c", inactive=[])
    held = (*s.hands["us"], *s.decks["us"])
    assert "us_hopkins" not in held and s.sidelined == ("us_hopkins",)
    play_until(s, lambda s: s.conference == 7 and asks(s) == "agenda_card")
    assert s.sidelined == ()
    assert "us_hopkins" in (*s.hands["us"], *s.decks["us"])


# -- 5.13 Leaders come back ------------------------------------------------------------------------


def test_5_13_a_position_with_inactive_leaders_keeps_them_so_and_can_be_saved() -> None:
    """Card 5B bars Churchill, the position Stalin: both are inactive, and nothing else is left."""
    s = position(at="agenda", scenario="campaign", conference=5, card="c05b", inactive=["ussr"])
    assert s.leader_status == {"us": "active", "uk": "inactive", "ussr": "inactive"}
    assert GAME.load(s.dump()) == s


def test_5_13_used_leaders_are_active_again_in_the_next_conference() -> None:
    s, _ = before_conference(4, inactive=list(SEATS))
    assert not any(s.is_active(seat) for seat in SEATS)
    next_conference(s)
    assert all(s.is_active(seat) for seat in SEATS)


def churchill_falls_ill(total: list[int]) -> tuple[Churchill, Events]:
    """Churchill advances the last issue of conference 8 and rolls `total`."""
    s = position(
        at="meeting",
        scenario="campaign",
        conference=3,
        turn="uk",
        hands={"uk": ["uk_ismay"]},
        issues={"pol_mil_1": "center"},
        rolls=total,
    )
    play(s, "lead", issue="pol_mil_1")
    return s, play(s, "discard", card="uk_ismay")


@pytest.mark.parametrize(("roll", "ill"), [([1, 1], True), ([2, 2], True), ([2, 3], False)])
def test_3_31_churchill_is_ill_for_the_next_conference_on_2_to_4(
    roll: list[int], ill: bool
) -> None:
    s, events = churchill_falls_ill(roll)
    rolled = only(events, "health_rolled")
    assert rolled["total"] == sum(roll) == sum(parts_of(rolled))
    assert rolled["result"] == ("inactive_next_conference" if ill else "well")
    assert ("he acts no more" in ck.say(rolled)) is not ill
    events = play_until(s, lambda s: s.conference == 4 and asks(s) == "agenda_card")
    assert s.is_active("uk") is not ill
    kept = [(e["seat"], e["why"]) for e in every(events, "leader_kept_away")]
    assert kept == ([("uk", "ill")] if ill else [])


def parts_of(event: ck.Event) -> list[int]:
    return [amount for _, amount, _ in event.breakdown]


def test_3_31_churchill_is_well_again_a_conference_later() -> None:
    s, _ = churchill_falls_ill([1, 1])
    play_until(s, lambda s: s.conference == 4 and asks(s) == "agenda_card")
    s.rolls = ()
    play_until(s, lambda s: s.conference == 5 and asks(s) == "agenda_card", _staff_only)
    assert s.card == "c05b" or s.is_active("uk")  # 5B keeps him away itself


def _staff_only(s: Churchill) -> ck.Action:
    return next(a for a in s.actions() if a.kind not in ("lead", "lead_debate", "break_tie"))


def test_5_13_an_ill_leader_is_barred_from_all_use() -> None:
    s, _ = churchill_falls_ill([1, 2])
    play_until(s, lambda s: s.conference == 4 and asks(s) == "agenda_card")
    seen = []

    def watch(s: Churchill) -> ck.Action:
        if s.decision is not None and s.decision.seat == "uk":
            seen.append(s.decision.kind)
            assert not offers(s, "lead") and not offers(s, "lead_debate")
        return s.actions()[0]

    play_until(s, lambda s: s.phase == "decisions", watch)
    assert "advance_issue" in seen and "break_tie" not in seen


def test_5_11_health_rolled_for_churchill_by_a_card_counts_for_the_next_conference(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Inactive in the next conference: the one after this, also when the card makes him roll."""
    s = revealed(monkeypatch, [{"op": "health_roll", "leader": "churchill"}], rolls=[1, 2])
    assert only(s.events, "health_rolled")["result"] == "inactive_next_conference"
    assert s.is_active("uk")
    assert s.unfit == ("uk",)


def test_5_11_who_rolls_by_a_card_has_not_had_his_say(monkeypatch: pytest.MonkeyPatch) -> None:
    s = revealed(monkeypatch, [{"op": "health_roll", "leader": "churchill"}], rolls=[5, 6])
    rolled = only(s.events, "health_rolled")
    assert rolled["result"] == "well" and s.is_active("uk")
    assert ck.say(rolled).endswith("would have been an illness.")


# -- 5.13 The agenda cards -------------------------------------------------------------------------


def test_5_13_all_three_pick_in_secret_and_reveal_together() -> None:
    hands = {"us": ["us_king", "us_knox"], "uk": ["uk_eden"], "ussr": ["ussr_beria"]}
    s = position(at="agenda", card=None, hands=hands)
    assert asked(s) == ("us", "agenda_card")
    assert offers(s, "pick", "card") == ["us_king", "us_knox"]
    events = play(s, "pick", card="us_king")
    assert kinds(events) == ["agenda_card_picked"]
    assert "us_king" not in repr(events)
    for seat in ("uk", "ussr", None):
        assert "us_king" not in repr(s.view(seat).dump())
    assert s.view("us").picks == {"us": "us_king"}
    play(s, "pick", card="uk_eden")
    events = play(s, "pick", card="ussr_beria")
    assert [(e["seat"], e["card"]) for e in every(events, "agenda_card_revealed")] == [
        ("us", "us_king"), ("uk", "uk_eden"), ("ussr", "ussr_beria"),
    ]  # fmt: skip
    assert s.discards == {"us": ("us_king",), "uk": ("uk_eden",), "ussr": ("ussr_beria",)}
    assert s.hands["us"] == ("us_knox",)


def test_5_13_imperial_staff_adds_one_to_the_british_card_alone() -> None:
    _, events = agenda(3, 3, 3)
    shown = {e["seat"]: e for e in every(events, "agenda_card_revealed")}
    assert {seat: e["value"] for seat, e in shown.items()} == {"us": 3, "uk": 4, "ussr": 3}
    assert parts(shown["uk"]) == {"printed_value": 3, "imperial_staff": 1}
    assert parts(shown["ussr"]) == {"printed_value": 3}
    assert {rule for _, _, rule in shown["uk"].breakdown} == {"3.33", "3.32"}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("rolled", range(1, 7))
def test_5_25_a_chief_of_staff_on_the_agenda_counts_a_die(seat: str, rolled: int) -> None:
    chiefs = {"us": "us_marshall", "uk": "uk_brooke", "ussr": "ussr_zhukov"}
    hands = {x: [chiefs[x] if x == seat else CARDS[x][1]] for x in SEATS}
    s = position(at="agenda", card=None, hands=hands, rolls=[rolled])
    for x in SEATS:
        assert asks(s) == "agenda_card"
        events = play(s, "pick", card=hands[x][0])
    assert only(events, "chief_rolled")["roll"] == rolled
    shown = {e["seat"]: e["value"] for e in every(events, "agenda_card_revealed")}
    assert shown[seat] == rolled + (seat == "uk")


def test_5_13_attributes_and_penalties_of_agenda_cards_are_ignored() -> None:
    """Zhukov on the agenda gets no +2, Antonov brings no support, Hopkins is a plain five."""
    hands = {"us": ["us_hopkins"], "uk": ["uk_menzies"], "ussr": ["ussr_antonov"]}
    s = position(at="agenda", card=None, hands=hands)
    assert offers(s, "pick") == [act("pick", card="us_hopkins")]
    before = (s.support, s.naval, s.to_place, s.research)
    play(s, "pick", card="us_hopkins")
    play(s, "pick", card="uk_menzies")
    events = play(s, "pick", card="ussr_antonov")
    assert [e["value"] for e in every(events, "agenda_card_revealed")] == [5, 4, 4]
    assert (s.support, s.naval, s.to_place, s.research) == before


def test_5_13_staff_values_lowered_by_the_card_count_in_full_on_the_agenda() -> None:
    """Card 10C lowers British staff in the meeting, not in the agenda (data, section 4)."""
    _, events = agenda(1, 3, 1, scenario="campaign", conference=10, card="c10c")
    assert [e["value"] for e in every(events, "agenda_card_revealed")] == [1, 4, 1]


def test_5_13_refusals() -> None:
    s = position(at="agenda", card=None, hands={x: [CARDS[x][3]] for x in SEATS})
    assert refused(s, "pick", card="us_king") == ("card-not-in-hand", "3.33")
    assert refused(s, "pick", card="uk_portal") == ("card-not-in-hand", "3.33")
    assert refused(s, "lead", issue="pol_mil_1") == ("no-leader-in-agenda", "5.13")
    assert refused(s, "nominate", issue="pol_mil_1")[1] == "5.13"


# -- 5.13, 5.14 Who wins, and by how much ----------------------------------------------------------


@pytest.mark.parametrize("us", range(1, 6))
@pytest.mark.parametrize("uk", range(1, 6))
@pytest.mark.parametrize("ussr", range(1, 6))
def test_5_14_the_opening_issue_lies_as_far_as_the_winner_is_above_the_lowest(
    us: int, uk: int, ussr: int
) -> None:
    s, events = agenda(us, uk, ussr, inactive=list(SEATS))
    values = {"us": us, "uk": uk + 1, "ussr": ussr}
    best, lowest = max(values.values()), min(values.values())
    tied = [seat for seat in SEATS if values[seat] == best]
    if len(tied) == 1:
        winner = tied[0]
    elif "us" in tied:
        winner = "us"
    else:
        winner = "ussr"
        events += play(s, "name_winner", winner=winner)
    won = only(events, "agenda_won")
    assert (won["seat"], won["difference"]) == (winner, best - lowest)
    assert parts(won) == {"highest_value": best, "lowest_value": -lowest}
    assert asked(s) == (winner, "opening_issue")
    play(s, "nominate", issue="uk_production")
    assert s.issues["uk_production"] == ((winner, best - lowest) if best > lowest else "center")


def test_5_14_the_greatest_difference_is_the_last_space_of_the_track() -> None:
    """A British Chief of Staff who rolls a six, against a one: space 6, not the chair."""
    hands = {"us": ["us_biddle"], "uk": ["uk_brooke"], "ussr": ["ussr_budyonny", "ussr_beria"]}
    s = position(at="agenda", card=None, hands=hands, rolls=[6])
    for card in ("us_biddle", "uk_brooke", "ussr_budyonny"):
        play(s, "pick", card=card)
    play(s, "nominate", issue="uk_production")
    assert s.issues["uk_production"] == ("uk", 6)
    assert "uk_production" in s.on_table()  # still to be fought for


def test_5_14_the_others_then_add_two_issues_each_from_the_left_of_the_winner() -> None:
    for winner, values in (("us", (5, 1, 1)), ("uk", (1, 5, 1)), ("ussr", (1, 1, 5))):
        s, _ = agenda(*values)
        order = []
        while asks(s) in ("opening_issue", "nominate_issue"):
            assert s.decision is not None
            order.append(s.decision.seat)
            issue = offers(s, "nominate", "issue")[0]
            event = only(play(s, "nominate", issue=issue), "issue_nominated")
            assert event["to"] == ("center" if len(order) > 1 else (winner, s.issues[issue][1]))
        left, second = LEFT[winner], LEFT[LEFT[winner]]
        assert order == [winner, left, left, second, second, winner, winner]
        assert len(tuple(s.on_table())) == 7
        assert asked(s) == (left, "advance_issue")  # 5.21


def test_5_14_issues_placed_by_the_card_come_on_top_of_the_seven() -> None:
    s, _ = agenda(5, 1, 1, scenario="campaign", conference=9, card="c09a")
    assert len(tuple(s.on_table())) == 3
    play_until(s, "advance_issue")
    assert len(tuple(s.on_table())) == 10


def test_5_14_only_issues_in_the_display_may_be_chosen() -> None:
    s, _ = agenda(5, 1, 1, scenario="campaign", conference=9, card="c09a")
    free = {n for n, place in s.issues.items() if place is None}
    assert set(offers(s, "nominate", "issue")) == free
    assert len(free) == 15  # 18 less the three that 9A places
    assert refused(s, "nominate", issue="global_issue") == ("issue-on-table", "5.14")
    play(s, "nominate", issue="pol_mil_2")
    assert set(offers(s, "nominate", "issue")) == free - {"pol_mil_2"}
    assert refused(s, "nominate", issue="pol_mil_2") == ("issue-on-table", "5.14")
    play(s, "nominate", issue="pol_mil_3")
    assert refused(s, "nominate", issue="pol_mil_3") == ("issue-on-table", "5.14")


def test_5_14_issues_out_of_the_game_cannot_be_chosen() -> None:
    """9.52: the training scenario is played without the Second Front; 6.22 Manchuria."""
    s, _ = agenda(5, 1, 1, fronts={"far_east": "manchuria"})
    assert not {"second_front", "ussr_declares_war"} & set(offers(s, "nominate", "issue"))
    assert refused(s, "nominate", issue="second_front") == ("issue-out-of-game", "5.14")
    assert refused(s, "nominate", issue="ussr_declares_war") == ("issue-out-of-game", "5.14")
    play(s, "nominate", issue="global_issue")
    assert refused(s, "nominate", issue="second_front") == ("issue-out-of-game", "5.14")


def test_4_21_example_roosevelt_wins_the_agenda_by_three() -> None:
    """A US 4 against a Soviet 1: the Global Issue on US 3; then the UK, Stalin and the US add two
    each."""
    s, events = agenda(4, 2, 1)
    won = only(events, "agenda_won")
    assert (won["seat"], won["difference"]) == ("us", 3)
    play(s, "nominate", issue="global_issue")
    assert s.issues["global_issue"] == ("us", 3)
    for seat, issue in (
        ("uk", "us_production_1"),
        ("uk", "uk_directed_offensive"),
        ("ussr", "a_bomb_research"),
        ("ussr", "ussr_directed_offensive_1"),
        ("us", "pol_mil_1"),
        ("us", "strategic_materials"),
    ):
        assert asked(s) == (seat, "nominate_issue")
        play(s, "nominate", issue=issue)
        assert s.issues[issue] == "center"
    assert len(tuple(s.on_table())) == 7
    assert asked(s) == ("uk", "advance_issue")


def test_5_21_the_player_left_of_the_agenda_winner_begins_the_meeting() -> None:
    for winner, values in (("us", (5, 1, 1)), ("uk", (1, 5, 1)), ("ussr", (1, 1, 5))):
        s, _ = agenda(*values)
        play_until(s, "advance_issue")
        assert asked(s) == (LEFT[winner], "advance_issue")
