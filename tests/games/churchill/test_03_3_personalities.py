"""3.3 Personalities: every staff card of the three decks, every leader, and what they do in the
meeting. What to expect is worked out here from the component files, not by the engine."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import churchill_kit.games.churchill as churchill
from churchill_kit.games.churchill.box.components import BOX
from tests.games.churchill.helpers import (
    Churchill,
    Events,
    act,
    asked,
    asks,
    every,
    offers,
    only,
    parts,
    play,
    position,
    refused,
)

SEATS = ("us", "uk", "ussr")
LEFT = {"us": "uk", "uk": "ussr", "ussr": "us"}
RIGHT = {seat: right for right, seat in LEFT.items()}
DATA = Path(churchill.__file__).parent / "box" / "data"
ROLL = 3  # of every Chief of Staff here

Table = dict[str, Any]


def read(name: str) -> Table:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


STAFF: dict[str, Table] = {
    c["id"]: c | {"power": p} for p in SEATS for c in read(f"staff_{p}")["card"]
}
LEADERS: dict[str, Table] = {x["id"]: x for x in read("leaders")["leader"]}
ISSUES: dict[str, Table] = {x["id"]: x for x in read("issues")["issue"]}

SPARE = {"us": "us_perkins", "uk": "uk_ismay", "ussr": "ussr_malenkov"}
OTHER_SPARE = {"us": "us_knox", "uk": "uk_cripps", "ussr": "ussr_zhdanov"}
MOVER = {"us": "us_knox", "uk": "uk_ismay", "ussr": "ussr_zhdanov"}  # strength is all they have


def spare(card: str) -> str:
    """A card for the same hand, so that the meeting goes on."""
    seat = STAFF[card]["power"] if card in STAFF else card
    return SPARE[seat] if SPARE[seat] != card else OTHER_SPARE[seat]


# -- what a card should do -------------------------------------------------------------------------


def applies(effect: Table, issue: str, place: Any, use: str, office: set[str]) -> bool:
    """Do all conditions of an effect hold (data/README.md, section 3)?"""
    counter = ISSUES[issue]
    track = None if place == "center" else place[0]
    return (
        counter["type"] in effect.get("on_issue", [counter["type"]])
        and counter["kind"] in effect.get("on_kind", [counter["kind"]])
        and ("on_owner" not in effect or counter.get("owner") in effect["on_owner"])
        and ("on_track" not in effect or track in effect["on_track"])
        and effect.get("action", use) == use
        and ("while_leader" not in effect or effect["while_leader"] in office)
    )


def expected(card: Table, issue: str, place: Any, use: str, office: set[str]) -> Table:
    """Value, gains, research and support of one play."""
    fitting = [e for e in card["effects"] if applies(e, issue, place, use, office)]
    value = ROLL if card.get("chief_of_staff") else card["value"]
    value += sum(e.get("strength", 0) for e in fitting)
    if use == "debate" and card["id"].startswith("ussr_"):
        value += 1
    return {
        "value": max(value, 0),
        "to_place": (
            sum(e.get("gain_clandestine", 0) for e in fitting),
            sum(e.get("gain_political", 0) for e in fitting),
        ),
        "research": sum(e.get("a_bomb_modifier", 0) for e in fitting),
        "support": [e for e in fitting if "offensive_support" in e],
        "naval": [e for e in fitting if "naval_support" in e],
    }


def happened(s: Churchill, before: Churchill, seat: str, events: Events, kind: str) -> Table:
    """What a play has changed, in the same terms; support goes to the last place on offer."""
    found = list(events)
    chosen = []
    while asks(s) in ("choose_attribute_support", "stop_in_center"):
        action = s.actions()[-1]
        if action.kind in ("support", "naval"):
            assert asked(s)[0] == seat
            chosen.append({a.get("front", a.get("box")) for a in s.actions()})
        found += s.apply(action)
    gained = tuple(a - b for a, b in zip(s.to_place[seat], before.to_place[seat], strict=True))
    for other in SEATS:
        assert other == seat or s.to_place[other] == before.to_place[other]
    return {
        "value": only(found, kind)["value"],
        "to_place": gained,
        "research": sum(n for _, n in s.research) - sum(n for _, n in before.research),
        "support": {
            f: n - before.support[f] for f, n in s.support.items() if n != before.support[f]
        },
        "naval": {b: n - before.naval[b] for b, n in s.naval.items() if n != before.naval[b]},
        "chosen": chosen,
    }


def check(told: Table, wanted: Table) -> None:
    """Compare, with support as a map of place -> amount."""
    support = {e["where"][-1]: e["offensive_support"] for e in wanted["support"]}
    naval = {e["where"][-1]: e["naval_support"] for e in wanted["naval"]}
    several = [
        set(e["where"]) for e in (*wanted["support"], *wanted["naval"]) if len(e["where"]) > 1
    ]
    assert told == wanted | {"support": support, "naval": naval, "chosen": several}


# -- 3.33 staff ------------------------------------------------------------------------------------


def advanced(card: str, issue: str, place: Any, leaders: Table) -> tuple[Table, Table]:
    """What the card does when it advances the issue, and what it should do."""
    seat = STAFF[card]["power"]
    s = position(
        at="meeting",
        scenario="campaign",
        turn=seat,
        hands={seat: [card, spare(card)]},
        issues={issue: place},
        naval={},
        leaders=leaders,
        rolls=[ROLL],
    )
    before = s.copy()
    if STAFF[card].get("chief_of_staff"):
        play(s, "advance", card=card)
        events = play(s, "choose", issue=issue)
    else:
        events = play(s, "advance", card=card, issue=issue)
    told = happened(s, before, seat, events, "advance_played")
    office = {"roosevelt", "churchill", "stalin"} - {"roosevelt" if leaders else ""}
    return told, expected(STAFF[card], issue, place, "advance", office)


def debated(card: str, issue: str, start: Any, leaders: Table) -> tuple[Table, Table] | None:
    """The same for a debate of an advance by the player to the right; None if it may not."""
    seat = STAFF[card]["power"]
    mover = RIGHT[seat]
    s = position(
        at="meeting",
        scenario="campaign",
        turn=mover,
        hands={seat: [card, spare(card)], mover: [MOVER[mover]]},
        issues={issue: start},
        naval={},
        leaders=leaders,
        rolls=[ROLL],
    )
    play(s, "advance", card=MOVER[mover], issue=issue)
    if asks(s) == "stop_in_center":
        play(s, "move_on", issue=issue)
    assert asked(s) == (seat, "debate_issue")
    if any(e.get("cannot_debate") for e in STAFF[card]["effects"]):
        assert card not in offers(s, "debate", "card")
        assert refused(s, "debate", card=card) == ("card-cannot-debate", "3.33")
        return None
    before = s.copy()
    events = play(s, "debate", card=card)
    told = happened(s, before, seat, events, "debate_played")
    office = {"roosevelt", "churchill", "stalin"} - {"roosevelt" if leaders else ""}
    return told, expected(STAFF[card], issue, before.issues[issue], "debate", office)


@pytest.mark.parametrize("card", STAFF)
def test_3_33_every_staff_card_does_what_it_says_where_it_fits_and_nothing_elsewhere(
    card: str,
) -> None:
    fits: set[bool] = set()
    conditions = {k for e in STAFF[card]["effects"] for k in e}
    places: list[Any] = ["center"]
    if "on_track" in conditions:
        places += [(seat, 6) for seat in SEATS]
    presidents: list[Table] = [{}]
    if "while_leader" in conditions:
        presidents.append({"us": "truman"})
    for issue in ISSUES:
        for leaders in presidents:
            for place in places:
                told, wanted = advanced(card, issue, place, leaders)
                check(told, wanted)
                fits.add(bare(told, card) != bare_of(card))
            for start in ("center", (STAFF[card]["power"], 6)):
                both = debated(card, issue, start, leaders)
                if both is not None:
                    check(*both)
                    if "action" in conditions:
                        nyet = STAFF[card]["power"] == "ussr"
                        told = both[0] | {"value": both[0]["value"] - nyet}
                        fits.add(bare(told, card) != bare_of(card))
    declared = any(
        set(e) - {"src", "cannot_debate", "optional_lower_value"} for e in STAFF[card]["effects"]
    )
    assert fits == ({True, False} if declared else {False})


def bare(told: Table, card: str) -> tuple[Any, ...]:
    return (
        told["value"],
        told["to_place"],
        told["research"],
        bool(told["support"]),
        bool(told["naval"]),
    )


def bare_of(card: str) -> tuple[Any, ...]:
    """A play without any effect."""
    value = ROLL if STAFF[card].get("chief_of_staff") else STAFF[card]["value"]
    return (value, (0, 0), 0, False, False)


def conditional(monkeypatch: pytest.MonkeyPatch, card: str, action: str, **conditions: Any) -> None:
    """Give an attribute of a card, which has none in the box, conditions."""
    staff = BOX.staff[card]
    effects = [e._replace(**conditions) if e.action == action else e for e in staff.effects]
    assert tuple(effects) != staff.effects
    monkeypatch.setitem(BOX.staff, card, staff._replace(effects=tuple(effects)))


def test_3_33_a_ban_on_debating_may_have_conditions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Data, section 3: all conditions of a table must hold. Pound, on US-flagged issues only."""
    conditional(monkeypatch, "uk_pound", "cannot_debate", on_owner=("us",))
    for issue, may in (("us_production_1", False), ("uk_production", True)):
        for leaders in ([], ["uk"]):
            hands = {"us": ["us_stimson", "us_perkins"], "uk": ["uk_pound"]}
            s = position(at="meeting", hands=hands, issues={issue: "center"}, inactive=leaders)
            play(s, "advance", card="us_stimson", issue=issue)
            if leaders and not may:
                assert asked(s) == ("uk", "advance_issue")  # he has nothing to debate with
                continue
            assert offers(s, "debate", "card") == (["uk_pound"] if may else [])
            if not may:
                assert refused(s, "debate", card="uk_pound") == ("card-cannot-debate", "3.33")


def test_3_33_the_choice_of_a_lower_value_may_have_conditions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    conditional(monkeypatch, "us_hopkins", "optional_lower_value", on_kind=("pol_mil",))
    hands = {"us": ["us_hopkins", "us_knox"], "uk": ["uk_ismay"]}
    issues = {"pol_mil_1": "center", "uk_production": "center"}
    s = position(at="meeting", hands=hands, issues=issues)
    lower = {a["issue"] for a in offers(s, "advance") if a.get("value")}
    assert lower == {"pol_mil_1"}
    s = position(at="meeting", turn="uk", hands=hands, issues=issues)
    play(s, "advance", card="uk_ismay", issue="uk_production")
    assert [a.get("value") for a in offers(s, "debate") if a["card"] == "us_hopkins"] == [None]


# A sample read off the cards by hand: card, issue, where it lies, use, value in that use.
BY_HAND = [
    ("us_king", "theater_leadership_pacific", "center", "advance", 6),
    ("us_king", "uk_production", "center", "advance", 4),
    ("us_king", "us_production_1", "center", "advance", 5),
    ("us_hull", "global_issue", "center", "advance", 6),
    ("us_hull", "ussr_directed_offensive_1", "center", "advance", 3),
    ("us_wickard", "us_production_1", "center", "advance", 2),
    ("us_wickard", "us_production_1", "center", "debate", 4),
    ("us_wickard", "uk_production", "center", "debate", 2),
    ("uk_dill", "us_directed_offensive_1", "center", "advance", 6),
    ("uk_dill", "uk_directed_offensive", "center", "advance", 4),
    ("uk_cherwell", "a_bomb_research", "center", "advance", 3),
    ("uk_cherwell", "pol_mil_1", "center", "debate", 1),
    ("ussr_beria", "global_issue", "center", "advance", 3),
    ("ussr_beria", "pol_mil_1", "center", "debate", 6),
    ("ussr_vasilevsky", "uk_directed_offensive", "center", "debate", 7),
    ("ussr_budyonny", "second_front", "center", "debate", 2),
]


@pytest.mark.parametrize(("card", "issue", "place", "use", "value"), BY_HAND)
def test_3_33_a_sample_of_cards(card: str, issue: str, place: Any, use: str, value: int) -> None:
    both = (advanced if use == "advance" else debated)(card, issue, place, {})
    assert both is not None and both[0]["value"] == value


def test_3_33_effects_stand_though_the_issue_is_debated() -> None:
    """Donovan's network stays, whatever becomes of the Pol-Mil issue."""
    s = position(
        at="meeting",
        turn="us",
        hands={"us": ["us_donovan", "us_knox"], "uk": ["uk_ismay"]},
        issues={"pol_mil_1": "center"},
    )
    told = only(play(s, "advance", card="us_donovan", issue="pol_mil_1"), "markers_gained")
    assert (told["seat"], told["networks"], told["alignments"]) == ("us", 1, 0)
    play(s, "debate", card="uk_ismay")
    assert s.issues["pol_mil_1"] == ("uk", 1) and s.to_place["us"] == (1, 0)


# -- support by attributes -------------------------------------------------------------------------

CHOICE = [c for c, t in STAFF.items() for e in t["effects"] if len(e.get("where", ())) > 1]
NAVAL = [(c, e) for c, t in STAFF.items() for e in t["effects"] if "naval_support" in e]


def on_directed_offensive(card: str, **entries: Any) -> Churchill:
    """A Soviet card advances a Directed Offensive."""
    s = position(
        at="meeting",
        scenario="campaign",
        turn="ussr",
        hands={"ussr": [card, "ussr_malenkov"]},
        issues={"us_directed_offensive_1": "center"},
        **entries,
    )
    play(s, "advance", card=card, issue="us_directed_offensive_1")
    return s


@pytest.mark.parametrize("card", CHOICE)
@pytest.mark.parametrize("front", ["eastern", "far_east"])
def test_3_33_support_goes_to_the_front_that_the_player_chooses(card: str, front: str) -> None:
    s = on_directed_offensive(card)
    assert asked(s) == ("ussr", "choose_attribute_support")
    assert offers(s, "support", "front") == ["eastern", "far_east"]
    assert refused(s, "support", front="western") == ("not-offered", "3.33")
    placed = only(play(s, "support", front=front), "support_placed")
    assert (placed["front"], placed["amount"], placed["seat"]) == (front, 1, "ussr")
    assert {f: n for f, n in s.support.items() if n} == {front: 1}
    assert s.issues["us_directed_offensive_1"] == ("ussr", STAFF[card]["value"])


@pytest.mark.parametrize("card", CHOICE)
def test_3_33_support_has_no_choice_when_one_theater_has_surrendered(card: str) -> None:
    s = on_directed_offensive(card, surrendered=["germany"])
    assert s.support["far_east"] == 1 and s.support["eastern"] == 0
    s = on_directed_offensive(card, surrendered=["japan"])
    assert s.support["eastern"] == 1 and s.support["far_east"] == 0


@pytest.mark.parametrize("card", [*CHOICE, "ussr_timoshenko", "ussr_budyonny"])
def test_3_33_support_is_skipped_for_surrendered_theaters(card: str) -> None:
    """7.8; the card's value counts as ever."""
    s = on_directed_offensive(card, surrendered=["germany", "japan"])
    assert not any(s.support.values())
    skipped = only(s.events, "attribute_skipped")
    assert (skipped["seat"], skipped["support"]) == ("ussr", "offensive_support")
    assert s.issues["us_directed_offensive_1"] == ("ussr", STAFF[card]["value"])


def test_3_33_support_is_skipped_for_a_front_without_an_entry_space() -> None:
    """Wilson, when the Mediterranean front is in Northern Italy."""
    s = position(
        at="meeting",
        turn="uk",
        hands={"uk": ["uk_wilson", "uk_ismay"]},
        issues={"uk_directed_offensive": "center"},
        fronts={"mediterranean": "northern_italy"},
    )
    events = play(s, "advance", card="uk_wilson", issue="uk_directed_offensive")
    assert s.support["mediterranean"] == 0
    assert only(events, "attribute_skipped")
    assert s.issues["uk_directed_offensive"] == ("uk", 5)


@pytest.mark.parametrize(("card", "effect"), NAVAL)
@pytest.mark.parametrize("there", [0, 4, 5])
def test_6_5_naval_support_by_an_attribute_never_beyond_five(
    card: str, effect: Table, there: int
) -> None:
    seat, box = STAFF[card]["power"], effect["where"][0]
    issue = next(i for i, t in ISSUES.items() if t["type"] in effect["on_issue"])
    s = position(
        at="meeting",
        turn=seat,
        hands={seat: [card, spare(card)]},
        issues={issue: "center"},
        naval={box: there},
    )
    events = play(s, "advance", card=card, issue=issue)
    assert s.naval[box] == min(there + effect["naval_support"], 5)
    if there == 5:
        assert only(events, "attribute_skipped")["support"] == "naval_support"
    else:
        assert only(events, "naval_placed")["box"] == box


# -- 3.31 leaders ----------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", LEADERS)
@pytest.mark.parametrize("use", ["advance", "debate"])
def test_3_31_every_leader_does_what_his_card_says(leader: str, use: str) -> None:
    seat = LEADERS[leader]["power"]
    fits: set[bool] = set()
    for issue in ISSUES:
        mover = RIGHT[seat]
        hands = {seat: [spare(seat), OTHER_SPARE[seat]]}
        s = position(
            at="meeting",
            scenario="campaign",
            turn=seat if use == "advance" else mover,
            hands=hands if use == "advance" else hands | {mover: [MOVER[mover]]},
            issues={issue: "center"},
            leaders={seat: leader},
            rolls=[6, 6],
        )
        if use == "debate":
            play(s, "advance", card=MOVER[mover], issue=issue)
        before = s.copy()
        if use == "advance":
            play(s, "lead", issue=issue)
        else:
            play(s, "lead_debate")
        events = play(s, "discard", card=spare(seat))
        told = happened(s, before, seat, events, f"{use}_played")
        wanted = expected(LEADERS[leader], issue, before.issues[issue], use, {leader})
        check(told, wanted)
        exempt = any(
            e.get("cannot_be_debated") and applies(e, issue, "center", use, {leader})
            for e in LEADERS[leader]["effects"]
        )
        assert bool(every(events, "no_debate_allowed")) == (exempt and use == "advance")
        fits.add(told["to_place"] != (0, 0) or told["research"] != 0 or exempt)
    debates_like_that = leader != "stalin" or use == "advance"
    assert fits == ({True, False} if debates_like_that else {False})


@pytest.mark.parametrize(
    ("leader", "value"), [("churchill", 7), ("roosevelt", 7), ("stalin", 7), ("truman", 6)]
)
def test_3_31_leaders_values(leader: str, value: int) -> None:
    seat = LEADERS[leader]["power"]
    s = position(
        at="meeting",
        turn=seat,
        hands={seat: [SPARE[seat]]},
        issues={"strategic_materials": "center"},
        leaders={seat: leader},
        rolls=[6, 6],
    )
    play(s, "lead", issue="strategic_materials")
    played = only(play(s, "discard", card=SPARE[seat]), "advance_played")
    assert played["value"] == value
    assert played.breakdown == (("leader_value", value, "3.31"),)


def test_3_31_churchill_gains_alignment_on_the_global_issue() -> None:
    s = position(
        at="meeting",
        turn="uk",
        hands={"uk": ["uk_ismay", "uk_eden"]},
        issues={"global_issue": ("us", 2)},
        rolls=[6, 6],
    )
    play(s, "lead", issue="global_issue")
    play(s, "discard", card="uk_ismay")
    assert s.to_place["uk"] == (0, 1)
    assert s.issues["global_issue"] == ("uk", 5)


def test_gl_roosevelt_texts_that_name_roosevelt_are_not_for_truman() -> None:
    """Hopkins: +1 on US Production while Roosevelt is in office."""
    assert advanced("us_hopkins", "us_production_1", "center", {})[0]["value"] == 6
    assert advanced("us_hopkins", "us_production_1", "center", {"us": "truman"})[0]["value"] == 5


# -- 3.32 National characteristics -----------------------------------------------------------------


def test_3_32_national_characteristics_cannot_be_declined() -> None:
    """There is no way to play without them: each card is on offer once."""
    hands = {"us": ["us_knox"], "uk": ["uk_ismay"], "ussr": ["ussr_beria"]}
    s = position(at="agenda", card=None, hands=hands)
    play(s, "pick", card="us_knox")
    assert s.actions() == (act("pick", card="uk_ismay"),)
    s = position(at="meeting", turn="uk", hands=hands, issues={"pol_mil_1": "center"})
    play(s, "advance", card="uk_ismay", issue="pol_mil_1")
    assert offers(s, "debate") == [act("debate", card="ussr_beria")]
    assert "nyet" in parts(only(play(s, "debate", card="ussr_beria"), "debate_played"))


def test_3_33_imperial_staff_is_for_the_agenda_only() -> None:
    s = position(
        at="meeting", turn="uk", hands={"uk": ["uk_ismay"]}, issues={"pol_mil_1": "center"}
    )
    played = only(play(s, "advance", card="uk_ismay", issue="pol_mil_1"), "advance_played")
    assert parts(played) == {"printed_value": 5}


def test_3_33_every_card_of_the_decks_was_tried() -> None:
    assert len(STAFF) == 63 and set(STAFF) == set(BOX.staff)
