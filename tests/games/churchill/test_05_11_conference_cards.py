"""5.11 Conference cards, every op and condition (3.28; data/README.md, section 4), and 5.12 the
Pol-Mil table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
import churchill_kit.games.churchill as churchill
from churchill_kit.games.churchill.box.components import BOX
from churchill_kit.games.churchill.rules.conference_card import OPS
from tests.games.churchill.helpers import (
    GAME,
    Churchill,
    asked,
    asks,
    every,
    kinds,
    only,
    parts,
    play,
    play_until,
    position,
    refused,
    revealed,
)

SEATS = ("us", "uk", "ussr")
BANDS = ("uk", "ussr", "us", "military", "political")
DATA = Path(churchill.__file__).parent / "box" / "data"
CARDS: dict[str, dict[str, Any]] = {
    variant["id"]: variant | {"number": conference["number"]}
    for conference in tomllib.loads((DATA / "conferences.toml").read_text(encoding="utf-8"))[
        "conference"
    ]
    for variant in conference["variant"]
}


def reveal(card: str, **entries: Any) -> Churchill:
    """The campaign just after this conference card was revealed and the hands were dealt."""
    number = int(card[1:3])
    return position(at="agenda", scenario="campaign", conference=number, card=card, **entries)


def where(s: Churchill, type_: str) -> list[Any]:
    """Where the counters of an issue type lie."""
    return [p for n, p in s.issues.items() if BOX.issues[n].type == type_]


# -- 3.28, 5.11 The card as a whole ----------------------------------------------------------------


def test_4_21_the_top_card_is_revealed_before_anything_else() -> None:
    s = GAME.new("training", seed=2)
    opened = every(s.events, "conference_opened")[0]
    assert opened["number"] == 8 and opened["card"] == s.card
    order = kinds(s.events)
    assert order.index("conference_opened") < order.index("hands_dealt")


@pytest.mark.parametrize("card", CARDS)
def test_3_28_five_bands_are_carried_out_from_top_to_bottom(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, str]] = []
    for op, function in OPS.items():
        monkeypatch.setitem(OPS, op, lambda s, e, f=function: (done.append(e["op"]), f(s, e)))
    s = reveal(card)
    table = [
        e["op"]
        for band in CARDS[card]["band"]
        for e in band["effects"]
        if all(holds_at_start(c) for c in e.get("if", ()))
    ]
    assert [b["band"] for b in CARDS[card]["band"]] == list(BANDS)
    assert done == table
    assert s.card == card and asks(s) == "agenda_card"
    assert len(every(s.events, "instruction_skipped")) == sum(
        len(b["effects"]) for b in CARDS[card]["band"]
    ) - len(table)


def holds_at_start(condition: dict[str, str]) -> bool:
    """The conditions on the cards of the box, at the set-up of the campaign."""
    if "front" in condition:
        return "before" in condition  # every front is in its box
    if "leader" in condition:
        return condition["leader"] in ("roosevelt", "churchill", "stalin")
    return False  # nobody has surrendered


# -- place_issue -----------------------------------------------------------------------------------


def test_5_11_place_issue_puts_a_counter_in_the_center() -> None:
    s = reveal("c02a")  # Second Front
    assert s.issues["second_front"] == "center"
    assert only(s.events, "issue_placed")["issue"] == "second_front"


def test_5_11_place_issue_may_name_a_track_and_a_space() -> None:
    assert reveal("c06c").issues["second_front"] == ("ussr", 2)
    assert reveal("c07a").issues["a_bomb_research"] == ("us", 1)
    assert where(reveal("c09c"), "us_production") == [("us", 2), None]


def test_5_11_place_issue_takes_one_counter_of_several() -> None:
    assert where(reveal("c08b"), "us_directed_offensive") == ["center", None]
    assert where(reveal("c09a"), "pol_mil") == ["center", None, None]


def test_5_11_place_issue_does_nothing_when_none_is_free() -> None:
    """9.64: the Second Front lies in the center of the tournament from the start; card 6A."""
    s = position(at="agenda", scenario="tournament", conference=6, card="c06a")
    assert s.issues["second_front"] == "center"
    assert only(s.events, "issue_not_placed")["why"] == "on_table"


def test_5_11_place_issue_does_nothing_for_an_issue_out_of_the_game() -> None:
    """6.21: D-Day has taken place; cards 6A and 6C."""
    for card in ("c06a", "c06c"):
        s = reveal(card, fronts={"western": "normandy"})
        assert s.issues["second_front"] == "out"
        told = next(e for e in every(s.events, "issue_not_placed") if e["issue"] == "second_front")
        assert told["why"] == "out"


# -- commit, production, gains ---------------------------------------------------------------------


def test_5_11_commit_notes_production_to_be_spent_first() -> None:
    s = reveal("c01a")
    assert s.commitments == (
        ("uk", 1, "either", ("mediterranean",)),
        ("us", 1, "either", ("central_pacific", "southwest_pacific")),
    )
    assert reveal("c04c").commitments == (("us", 1, "a_bomb", ()),)
    assert reveal("c01b").commitments == (("us", 2, "naval", ("western",)),)


def test_5_11_commit_stands_after_the_surrender_of_the_axis_power() -> None:
    """5.11, 7.8: card 6C commits Britain to the Mediterranean."""
    s = reveal("c06c", surrendered=["germany"])
    assert s.commitments == (("uk", 1, "offensive", ("mediterranean",)),)


def test_6_32_production_by_the_card() -> None:
    assert reveal("c01a").grants == (("ussr", 1, "murmansk_convoy"),)
    assert reveal("c10c").grants == (("ussr", 1, "reparations"),)
    told = only(reveal("c01a").events, "production_granted")
    assert (told.rule, told["seat"], told["amount"]) == ("6.32", "ussr", 1)


def test_5_11_gain_clandestine_and_political() -> None:
    assert reveal("c02c").to_place == {"us": (0, 1), "uk": (0, 0), "ussr": (1, 0)}
    assert reveal("c03c").to_place == {"us": (0, 0), "uk": (0, 0), "ussr": (0, 1)}
    assert reveal("c05c").to_place == {"us": (0, 1), "uk": (0, 0), "ussr": (1, 0)}
    assert reveal("c07c").to_place == {"us": (0, 1), "uk": (0, 0), "ussr": (1, 1)}
    assert reveal("c09c").to_place == {"us": (0, 0), "uk": (0, 1), "ussr": (1, 2)}


# -- leaders ---------------------------------------------------------------------------------------


def in_meeting(s: Churchill, seat: str) -> Churchill:
    """Play on to the turn of a seat to advance an issue."""
    play_until(s, lambda s: asks(s) == "advance_issue" and asked(s)[0] == seat)
    return s


def test_5_26_leader_limit_no_advance_forbids_advancing_only() -> None:
    s = in_meeting(reveal("c08a"), "us")
    assert s.is_active("us") and s.no_advance == ("us",)
    assert refused(s, "lead", issue=next(iter(s.on_table()))) == ("leader-may-not-advance", "5.26")
    play_until(s, lambda s: asks(s) == "debate_issue" and asked(s)[0] == "us")
    assert play(s, "lead_debate") == ()
    assert asked(s) == ("us", "discard_for_leader")


def test_5_26_leader_limit_no_advance_lasts_for_one_conference() -> None:
    s = reveal("c08a")
    play_until(s, lambda s: s.conference == 9)
    assert s.no_advance == ()


@pytest.mark.parametrize(("card", "seat"), [("c05b", "uk"), ("c09c", "us")])
def test_5_13_leader_limit_inactive_keeps_a_leader_from_returning(card: str, seat: str) -> None:
    s = reveal(card)
    assert not s.is_active(seat)
    assert all(s.is_active(other) for other in SEATS if other != seat)
    kept = only(s.events, "leader_kept_away")
    assert (kept["seat"], kept["why"]) == (seat, "card")
    s = in_meeting(s, seat)
    assert refused(s, "lead", issue=next(iter(s.on_table()))) == ("leader-inactive", "5.26")
    play_until(s, lambda s: s.conference == int(card[1:3]) + 1)
    assert s.is_active(seat)


def test_5_11_leader_value() -> None:
    """Card 10B: Churchill counts 5."""
    s = in_meeting(reveal("c10b"), "uk")
    play(s, "lead", issue=next(iter(s.on_table())))
    played = only(play(s, "discard", card=s.hand("uk")[0]), "advance_played")
    assert played["value"] == 5
    assert parts(played)["conference_card"] == -2


def test_5_11_health_modifier_lowers_the_roll() -> None:
    """Card 9B: Roosevelt rolls one less, so that he dies on 2 to 4."""
    for dice, dies in (((2, 2), True), ((2, 3), False)):
        s = in_meeting(reveal("c09b"), "us")
        issue = next(n for n in s.on_table() if BOX.issues[n].kind != "pol_mil")
        play(s, "lead", issue=issue)
        s.rolls = dice
        events = list(play(s, "discard", card=s.hand("us")[0]))
        while not every(events, "health_rolled"):
            events += play(s, "decline")
        rolled = only(events, "health_rolled")
        assert rolled["total"] == sum(dice) - 1
        assert parts(rolled)["conference_card"] == -1
        assert s.leaders["us"] == ("truman" if dies else "roosevelt")


def test_5_11_health_modifier_is_for_the_named_leader_alone() -> None:
    s = reveal("c09a")
    assert s.health == {"roosevelt": -2}
    play_until(s, lambda s: s.conference == 10)
    assert s.health == {}


@pytest.mark.parametrize(("dice", "dies"), [((1, 2), True), ((2, 2), False)])
def test_5_11_health_roll_at_once(dice: tuple[int, int], dies: bool) -> None:
    """Card 10B: who enters by the card is active at once."""
    s = reveal("c10b", rolls=list(dice))
    assert only(s.events, "health_rolled")["total"] == sum(dice)
    assert s.leaders["us"] == ("truman" if dies else "roosevelt")
    assert s.is_active("us")


def test_5_11_health_roll_is_roosevelts_not_trumans() -> None:
    s = reveal("c10b", leaders={"us": "truman"})
    assert not every(s.events, "health_rolled")
    assert kinds(s.events).count("instruction_skipped") == 1


def test_5_11_replace_leader_and_the_condition_on_a_leader() -> None:
    """Cards 10A and 10C: Truman takes office, active at once; nothing more if he is there."""
    for card in ("c10a", "c10c"):
        s = reveal(card)
        assert s.leaders["us"] == "truman" and s.is_active("us")
        told = only(s.events, "leader_replaced")
        assert (told["leader"], told["successor"]) == ("roosevelt", "truman")
        s = reveal(card, leaders={"us": "truman"})
        assert s.leaders["us"] == "truman" and not every(s.events, "leader_replaced")
        assert len(every(s.events, "instruction_skipped")) >= 1


def test_5_11_replace_leader_does_nothing_when_the_old_one_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    effect = {"op": "replace_leader", "from": "roosevelt", "to": "truman"}
    s = revealed(monkeypatch, [effect], leaders={"us": "truman"})
    assert not every(s.events, "leader_replaced")


def test_gl_roosevelt_the_doctors_forbid_him_the_journey_and_not_truman() -> None:
    """Card 9C: references to Roosevelt do not apply to Truman."""
    s = in_meeting(reveal("c09c"), "us")
    assert not s.is_active("us")
    s = reveal("c09c", leaders={"us": "truman"})
    assert kinds(s.events).count("instruction_skipped") == 1
    assert in_meeting(s, "us").is_active("us")


def test_5_11_5_13_the_successor_of_a_barred_leader_is_kept_away_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A card that bars the leader of a power means whoever is in office."""
    barred = {"op": "leader_limit", "power": "us", "limit": "inactive"}
    replaced = {"op": "replace_leader", "from": "roosevelt", "to": "truman"}
    for effects in ([barred, replaced], [replaced, barred]):
        s = revealed(monkeypatch, effects)
        assert s.leaders["us"] == "truman" and not s.is_active("us")
        assert only(s.events, "leader_kept_away")["leader"] == "truman"


def test_3_28_3_of_several_free_counters_the_first_in_the_list_is_placed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ruling: Pol-Mil issues come onto the table in the order of issues.toml, 1/2 before 2/3."""
    effect = {"op": "place_issue", "issue": "pol_mil"}
    for free in range(4):
        taken = {f"pol_mil_{n}": "center" for n in range(1, 4 - free)}
        s = revealed(monkeypatch, [effect], issues=taken)
        placed = [e["issue"] for e in every(s.events, "issue_placed")]
        assert placed == ([f"pol_mil_{4 - free}"] if free else [])


# -- staff -----------------------------------------------------------------------------------------


def test_5_11_staff_value_lowers_the_staff_of_a_power_in_the_meeting() -> None:
    """Card 10C: British staff counts one less, but no less than 1; leaders as ever."""
    s = reveal("c10c")
    assert s.staff_change == {"uk": (-1, 1)}
    s = in_meeting(s, "uk")
    issue = next(iter(s.on_table()))
    s.hands = {**s.hands, "uk": ("uk_ismay",)}
    played = only(play(s, "advance", card="uk_ismay", issue=issue), "advance_played")
    assert played["value"] == 4
    assert played.breakdown == (("printed_value", 5, "3.33"), ("conference_card", -1, "5.11"))


def test_5_11_staff_value_has_a_minimum_and_leaves_leaders_alone() -> None:
    s = in_meeting(reveal("c10c"), "uk")
    issue = next(n for n in s.on_table() if BOX.issues[n].kind != "theater_leadership")
    s.hands = {**s.hands, "uk": ("uk_pound", "uk_ismay")}
    pound = s.copy()
    assert (
        only(play(pound, "advance", card="uk_pound", issue=issue), "advance_played")["value"] == 1
    )
    play(s, "lead", issue=issue)
    played = only(play(s, "discard", card="uk_ismay"), "advance_played")
    assert played["value"] == 7


def test_5_13_remove_staff() -> None:
    s = reveal("c09a")
    for card in ("uk_dill", "us_hull"):
        power = card[:2]
        assert card in s.removed_staff
        assert card not in (*s.hands[power], *s.decks[power], *s.discards[power])
    assert len(s.hands["uk"]) + len(s.decks["uk"]) == 20
    assert [e["card"] for e in every(s.events, "staff_removed")] == ["uk_dill", "us_hull"]


def test_5_13_remove_staff_from_the_discards_and_from_those_set_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Wherever the card is: Hopkins set aside by 6C, then removed."""
    s = reveal("c06c")
    assert s.sidelined == ("us_hopkins",)
    effect = {"op": "remove_staff", "card": "us_hopkins"}
    OPS["remove_staff"](s, effect)
    assert s.sidelined == () and s.removed_staff == ("us_hopkins",)
    s = reveal("c06c")
    s.discards = {**s.discards, "us": ("us_knox", "us_king")}
    s.decks = {**s.decks, "us": tuple(c for c in s.decks["us"] if c not in ("us_knox", "us_king"))}
    OPS["remove_staff"](s, {"op": "remove_staff", "card": "us_knox"})
    assert s.discards["us"] == ("us_king",)


def test_5_13_a_card_that_is_gone_is_not_removed_or_set_aside_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = [
        {"op": "remove_staff", "card": "us_hopkins"},
        {"op": "remove_staff", "card": "us_hopkins"},
        {"op": "sideline_staff", "card": "us_hopkins"},
    ]
    s = revealed(monkeypatch, both)
    assert kinds(s.events).count("staff_removed") == 1
    assert s.removed_staff == ("us_hopkins",) and s.sidelined == ()


def test_5_13_sideline_staff() -> None:
    s = reveal("c06c")
    assert s.sidelined == ("us_hopkins",)
    assert "us_hopkins" not in (*s.hands["us"], *s.decks["us"])
    assert only(s.events, "staff_sidelined")["card"] == "us_hopkins"


@pytest.mark.parametrize(("card", "gone"), [("c09a", "uk_dill"), ("c06c", "us_hopkins")])
def test_5_13_a_position_cannot_hold_staff_that_its_card_takes_away(card: str, gone: str) -> None:
    hands = {"us": ["us_king"], "uk": ["uk_eden"], "ussr": ["ussr_beria"]}
    hands[gone[:2]].append(gone)
    with pytest.raises(ck.BadPosition) as caught:
        reveal(card, hands=hands)
    assert caught.value.facts["where"] == f"hands.{gone[:2]}"
    assert gone in caught.value.facts["given"]


# -- support, naval, strength, armies, research ----------------------------------------------------


def test_5_11_support_goes_to_the_entry_space() -> None:
    s = reveal("c03a")
    assert {f: n for f, n in s.support.items() if n} == {"mediterranean": 1, "eastern": 1}
    told = {e["front"]: e["space"] for e in every(s.events, "support_placed")}
    assert told == {"mediterranean": "sicily", "eastern": "belorussia"}
    assert reveal("c03c").support["eastern"] == 2


def test_5_11_support_by_a_card_is_placed_in_a_surrendered_theater_too() -> None:
    s = reveal("c09b", surrendered=["germany"])
    assert s.support["western"] == 2


def test_5_11_support_without_an_entry_space_is_lost() -> None:
    s = reveal("c06c", fronts={"mediterranean": "northern_italy"})
    assert s.support["mediterranean"] == 0
    assert only(s.events, "support_lost")["front"] == "mediterranean"


def test_5_11_naval_support_comes_and_goes_within_its_limits() -> None:
    naval = {"central_pacific": 4, "western": 2}
    assert reveal("c01c", naval=naval).naval["central_pacific"] == 5
    s = reveal("c01c", naval={"central_pacific": 5})
    assert s.naval["central_pacific"] == 5
    assert only(s.events, "naval_unchanged")["box"] == "central_pacific"
    assert reveal("c09b", naval=naval).naval["central_pacific"] == 3
    s = reveal("c09b", naval={})
    assert s.naval["central_pacific"] == 0 and not every(s.events, "naval_removed")


def test_5_11_front_strength() -> None:
    s = reveal("c01b")
    assert s.strength_change == {"mediterranean": -2}
    play_until(s, lambda s: s.conference == 2)
    assert "mediterranean" not in s.strength_change


def test_5_11_axis_army() -> None:
    assert reveal("c02b").diverted == (("japan", "cbi", 1),)
    assert reveal("c03b").diverted == (("germany", "mediterranean", 1),)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_7_8_an_army_against_a_front_that_stands_still_is_told_to_matter_no_more(lang: str) -> None:
    for fallen, said in (
        ((), ""),
        (("germany",), {"en": "Germany has", "ru": "Германия капит"}[lang]),
    ):
        told = ck.say(only(reveal("c09a", surrendered=list(fallen)).events, "army_diverted"), lang)
        assert ("surrendered" in told or "капитулировала" in told) == bool(fallen), told
        assert said in told


def test_5_11_a_bomb_modifier() -> None:
    s = reveal("c03a")
    assert s.research == (("conference_card", 1),)
    assert s.issues["a_bomb_research"] == "center"


# -- conditions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "placed"),
    [("ukraine", False), ("prussia", True), ("east_germany", True)],
)
def test_5_11_condition_at_least_northern_flank(at: str, placed: bool) -> None:
    """Card 8A: a Soviet network in Finland if the Eastern front is in Prussia or beyond."""
    s = reveal("c08a", fronts={"eastern": at}, influence={})
    assert (s.networks.get("finland") == ("ussr", 1)) is placed
    skipped = every(s.events, "instruction_skipped")
    assert [e["band"] for e in skipped] == ([] if placed else ["ussr"])
    for event in skipped:
        assert (event["why"], event["what"], event["space"]) == ("not_yet", "eastern", "prussia")
        assert "the Eastern Front has not reached Prussia" in ck.say(event)


@pytest.mark.parametrize(("at", "lost"), [("bolero", True), ("normandy", False)])
def test_5_11_condition_before(at: str, lost: bool) -> None:
    """Card 6B: the Western box loses a naval support before D-Day."""
    s = reveal("c06b", fronts={"western": at}, naval={"western": 5})
    assert s.naval["western"] == (4 if lost else 5)
    assert [e["why"] for e in every(s.events, "instruction_skipped")] == ["passed"] * (not lost)


@pytest.mark.parametrize("fallen", [True, False])
def test_5_11_condition_surrendered(fallen: bool) -> None:
    """Card 10A: support in the Far East once Germany has fallen."""
    s = reveal("c10a", surrendered=["germany"] if fallen else [])
    assert s.support["far_east"] == (2 if fallen else 0)
    skipped = [(e["why"], e["what"]) for e in every(s.events, "instruction_skipped")]
    assert (("holds_out", "germany") in skipped) is not fallen


def test_5_11_all_conditions_of_an_effect_must_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    effect = {
        "op": "gain_political",
        "power": "uk",
        "amount": 1,
        "if": [{"leader": "churchill"}, {"front": "western", "before": "normandy"}],
    }
    assert revealed(monkeypatch, [effect]).to_place["uk"] == (0, 1)
    s = revealed(monkeypatch, [effect], fronts={"western": "normandy"})
    assert s.to_place["uk"] == (0, 0)


# -- 5.12 The Pol-Mil table ------------------------------------------------------------------------

TABLE = """
France        Netherlands      Belgium  Denmark      Czechoslovakia     Norway
Finland       Austria          Hungary  Yugoslavia   Greece             Baltic_States
Poland        Rumania          Bulgaria Siam         Dutch_East_Indies  Malaya
Vietnam       Laos_Cambodia    Persia   Middle_East  Poland             France
Austria       Greece           Siam     Bulgaria     Rumania            Laos_Cambodia
Yugoslavia    Czechoslovakia   Malaya   Vietnam      Middle_East        Persia
"""


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_5_12_the_first_die_is_the_row_the_second_the_column(first: int, second: int) -> None:
    location = TABLE.split("\n")[first].split()[second - 1].lower()
    # The UK places one by a roll, a Soviet one is removed, the US places one without a roll.
    s = reveal("c02a", rolls=[first, second, 1, 1])
    if location == "laos_cambodia":  # the American one removes it again
        assert s.networks == {}
    else:
        assert s.networks == {location: ("uk", 1), "laos_cambodia": ("us", 1)}
    told = every(s.events, "pol_mil_rolled")[0]
    assert (told["first"], told["second"], told["location"]) == (first, second, location)


def test_5_12_networks_and_alignment_are_placed_in_the_order_uk_ussr_us() -> None:
    s = reveal("c08c")
    assert [e["seat"] for e in every(s.events, "pol_mil_rolled")] == ["uk", "ussr", "us"]
    s = reveal("c07c")
    assert [e["seat"] for e in every(s.events, "pol_mil_rolled")] == ["uk", "ussr", "us"]


def network(monkeypatch: pytest.MonkeyPatch, there: Any, rolls: int = 1) -> Churchill:
    """The UK places networks in Poland by the table (3, 1), where `there` is."""
    effect = {"op": "network", "power": "uk", "action": "place", "rolls": rolls}
    return revealed(monkeypatch, [effect], influence={"poland": there}, rolls=[3, 1] * rolls)


def test_5_12_a_network_into_an_empty_location(monkeypatch: pytest.MonkeyPatch) -> None:
    s = network(monkeypatch, {})
    assert s.networks == {"poland": ("uk", 1)}
    assert only(s.events, "network_placed").rule == "5.12"


def test_5_12_an_opposing_network_is_removed_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    assert network(monkeypatch, {"clandestine": ("ussr", 2)}).networks == {"poland": ("ussr", 1)}
    s = network(monkeypatch, {"clandestine": ("ussr", 1)})
    assert s.networks == {}
    assert only(s.events, "network_removed")["by"] == "uk"


def test_5_12_more_than_two_networks_are_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert network(monkeypatch, {"clandestine": ("uk", 1)}).networks == {"poland": ("uk", 2)}
    s = network(monkeypatch, {"clandestine": ("uk", 2)})
    assert s.networks == {"poland": ("uk", 2)}
    assert only(s.events, "network_discarded")["why"] == "two_already"


def test_5_12_the_same_location_twice_is_one_routine_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = network(monkeypatch, {"clandestine": ("ussr", 1)}, rolls=2)
    assert s.networks == {"poland": ("uk", 1)}
    s = network(monkeypatch, {"clandestine": ("ussr", 2)}, rolls=3)
    assert s.networks == {"poland": ("uk", 1)}


def alignment(monkeypatch: pytest.MonkeyPatch, there: Any, rolls: int = 1) -> Churchill:
    """The UK places alignment in Poland by the table (3, 1), where `there` is."""
    effect = {"op": "alignment", "power": "uk", "action": "place", "rolls": rolls}
    return revealed(monkeypatch, [effect], influence={"poland": there}, rolls=[3, 1] * rolls)


def test_5_12_alignment_takes_a_network_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    s = alignment(monkeypatch, {"clandestine": ("uk", 1)})
    assert s.alignment == {"poland": "uk"}
    for there in ({}, {"clandestine": ("us", 1)}, {"clandestine": ("us", 2), "political": "us"}):
        s = alignment(monkeypatch, there)
        assert s.alignment == ({"poland": "us"} if "political" in there else {})
        assert only(s.events, "alignment_discarded")["why"] == "no_network"
        assert len(every(s.events, "pol_mil_rolled")) == 1  # no second roll


def test_5_12_an_opponents_alignment_is_removed_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"clandestine": ("uk", 1), "political": "ussr"}
    s = alignment(monkeypatch, there)
    assert s.alignment == {}
    assert only(s.events, "alignment_removed")["by"] == "uk"
    assert alignment(monkeypatch, there, rolls=2).alignment == {"poland": "uk"}  # one after another


def test_5_12_a_second_marker_of_ones_own_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 48."""
    s = alignment(monkeypatch, {"clandestine": ("uk", 2), "political": "uk"})
    assert s.alignment == {"poland": "uk"}
    assert only(s.events, "alignment_discarded")["why"] == "own_marker"


@pytest.mark.parametrize("side", ["neutral", "ussr", "uk"])
def test_5_12_global_issues_do_not_bind_the_table(
    monkeypatch: pytest.MonkeyPatch, side: str
) -> None:
    """Poland is closed to the UK while the issue is neutral and under spheres of influence."""
    effect = {"op": "alignment", "power": "uk", "action": "place", "rolls": 1}
    s = revealed(
        monkeypatch,
        [effect],
        influence={"poland": {"clandestine": ("uk", 1)}},
        global_issues={"churchill_stalin": side},
        rolls=[3, 1],
    )
    assert s.alignment == {"poland": "uk"}


def test_5_12_the_arctic_condition_does_not_bind_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [
        {"op": "network", "power": "uk", "action": "place", "rolls": 1},
        {"op": "alignment", "power": "uk", "action": "place", "rolls": 1},
    ]
    s = revealed(monkeypatch, both, naval={"arctic": 0}, influence={}, rolls=[1, 6, 1, 6])
    assert s.networks == {"norway": ("uk", 1)} and s.alignment == {"norway": "uk"}


@pytest.mark.parametrize("op", ["network", "alignment"])
def test_5_12_removal_takes_a_marker_of_the_power_named(
    monkeypatch: pytest.MonkeyPatch, op: str
) -> None:
    effect = {"op": op, "power": "ussr", "action": "remove", "rolls": 1}
    held = {"clandestine": ("ussr", 2), "political": "ussr"}
    s = revealed(monkeypatch, [effect], influence={"poland": held}, rolls=[3, 1])
    assert s.networks == {"poland": ("ussr", 1 if op == "network" else 2)}
    assert s.alignment == ({"poland": "ussr"} if op == "network" else {})
    others = {"clandestine": ("uk", 1), "political": "us"}
    s = revealed(monkeypatch, [effect], influence={"poland": others}, rolls=[3, 1])
    assert s.networks == {"poland": ("uk", 1)} and s.alignment == {"poland": "us"}
    assert only(s.events, "nothing_to_remove")["location"] == "poland"


def test_5_12_cards_of_the_box_that_remove() -> None:
    """9C takes an American network by roll, 7B a British one from Poland."""
    s = reveal(
        "c09c",
        influence={"poland": {"clandestine": ("us", 2)}},
        rolls=[1, 1, 1, 2, 4, 5],  # France, Netherlands, Poland
    )
    assert s.networks == {"france": ("uk", 1), "netherlands": ("ussr", 1), "poland": ("us", 1)}
    s = reveal("c07b", influence={"poland": {"clandestine": ("uk", 1)}}, rolls=[1, 1, 1, 2])
    assert s.networks == {"france": ("ussr", 1), "netherlands": ("us", 1)}


def test_5_12_a_named_location_follows_the_same_routine_without_a_roll() -> None:
    """Card 4B: Greece, Yugoslavia and one roll for the US."""
    s = reveal(
        "c04b",
        influence={
            "greece": {"clandestine": ("ussr", 1)},
            "yugoslavia": {"clandestine": ("ussr", 2)},
        },
        rolls=[1, 1],
    )
    assert s.networks == {"yugoslavia": ("ussr", 2), "france": ("us", 1)}
    assert len(every(s.events, "pol_mil_rolled")) == 1


def test_2_0_no_more_markers_than_the_box_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """30 networks and 15 alignment markers a power."""
    places = list(BOX.locations)
    full = {place: {"clandestine": ("uk", 2)} for place in places[:15]}
    spot = next(
        (r, c)
        for r, row in enumerate(BOX.polmil_table, 1)
        for c, name in enumerate(row, 1)
        if name not in full
    )
    effect = {"op": "network", "power": "uk", "action": "place", "rolls": 1}
    s = revealed(monkeypatch, [effect], influence=full, rolls=list(spot))
    assert s.network_count("uk") == 30
    assert only(s.events, "network_discarded")["why"] == "supply"
    aligned = {p: {"clandestine": ("uk", 1), "political": "uk"} for p in places[:15]}
    aligned |= {p: {"clandestine": ("uk", 1)} for p in places[15:]}
    effect = {"op": "alignment", "power": "uk", "action": "place", "rolls": 1}
    s = revealed(monkeypatch, [effect], influence=aligned, rolls=list(spot))
    assert s.alignment_count("uk") == 15
    assert only(s.events, "alignment_discarded")["why"] == "supply"


# -- one whole card --------------------------------------------------------------------------------


def test_5_11_card_10a_band_by_band() -> None:
    s = reveal(
        "c10a",
        fronts={"far_east": "nomohon"},
        influence={"hungary": {"clandestine": ("ussr", 1)}},
        rolls=[2, 5, 2, 3, 2, 3, 3, 6],  # Greece; Hungary twice; Malaya
        hands={seat: [BOX.decks[seat][1]] for seat in SEATS},
    )
    assert kinds(s.events) == [
        "conference_opened",
        "leader_may_not_advance",  # green: Churchill may not advance
        "staff_removed",  # red: Shaposhnikov
        "issue_placed",
        "markers_gained",
        "markers_gained",
        "leader_replaced",  # blue: Truman
        "staff_removed",
        "issue_placed",
        "support_placed",  # gray; the second band waits for Germany's surrender
        "instruction_skipped",
        "pol_mil_rolled",  # white: UK, then twice USSR, then US
        "network_placed",
        "pol_mil_rolled",
        "network_placed",
        "pol_mil_rolled",
        "network_discarded",
        "pol_mil_rolled",
        "network_placed",
    ]
    assert s.networks == {"greece": ("uk", 1), "hungary": ("ussr", 2), "malaya": ("us", 1)}
    assert s.issues["ussr_declares_war"] == s.issues["a_bomb_research"] == "center"
    assert s.removed_staff == ("ussr_shaposhnikov", "us_morgenthau")
    assert s.support["central_pacific"] == 1 and s.support["far_east"] == 0


def test_every_op_of_the_vocabulary_is_on_some_card_and_known_to_the_rules() -> None:
    ops = {e["op"] for card in CARDS.values() for band in card["band"] for e in band["effects"]}
    assert ops == set(OPS)
