"""7.7 Advancing a front, with 7.5 and what follows from entering spaces."""

from __future__ import annotations

import pytest

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, FRONTS
from tests.games.churchill.helpers import (
    asked,
    every,
    kinds,
    march,
    only,
    parts,
    play_until,
    position,
    revealed,
    to_end,
    total,
    without_effect,
)

SPACES = [
    (front, space.id, track.spaces[space.index + 1])
    for front, track in BOX.tracks.items()
    for space in track.spaces[:-1]
]


def conditions(entry):
    """The issue that a space takes, in the center."""
    return {"issues": {entry.requires_issue: "center"}} if entry.requires_issue else {}


def of(state, front):
    """The events of one front's try."""
    return [e for e in state.events if e.get("front") == front and e.rule.startswith("7.7")]


def rolled(state, front):
    """The event of a front's roll; its parts add up to its strength."""
    event = only(of(state, front), "front_rolled")
    assert total(event) == event["strength"]
    return event


# -- 7.71 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("front, space, entry", SPACES, ids=lambda x: getattr(x, "id", x))
def test_7_71_a_roll_up_to_its_strength_takes_a_front_to_the_next_space(front, space, entry):
    for support, armies in ((0, 0), (1, 0), (3, 0), (2, 1)):
        strength = 2 + 2 * support - 2 * armies
        for die in (strength, strength + 1):
            state = march(front, space, (die,), support, armies, **conditions(entry))
            event = rolled(state, front)
            assert (event["strength"], event["roll"]) == (strength, die)
            assert event["success"] == (die <= strength)
            assert state.space(front).id == (entry.id if die <= strength else space)
            moved = [e for e in of(state, front) if e.kind == "front_advanced"]
            assert len(moved) == (die <= strength)


def test_7_71_every_front_must_try_once():
    state = position(
        at="war",
        scenario="campaign",
        conference=10,
        fronts={
            "western": "normandy",
            "mediterranean": "southern_italy",
            "southwest_pacific": "new_britain",
            "central_pacific": "gilbert_marshall",
        },
        naval={"central_pacific": 3},
        reserves={},
        rolls=[10] * 7,
    )
    assert [e["front"] for e in every(state.events, "front_rolled")] == list(FRONTS)
    assert not every(state.events, "front_advanced")


def test_7_71_7_62_7_64_ten_sided_for_fronts_six_sided_for_reserves():
    """2.0: the dice as they fall, over many seeds; the ten-sided one shows ten, not zero."""
    fronts, others = set(), set()
    for seed in range(60):
        state = position(at="war", scenario="tournament", conference=10, seed=seed)
        for event in to_end(state):
            if "roll" in event.args:
                (fronts if event.kind == "front_rolled" else others).add(event["roll"])
    assert fronts == set(range(1, 11))
    assert others == set(range(1, 7))


def test_7_71_support_goes_whether_fronts_advance_or_not():
    state = position(
        at="war",
        scenario="campaign",
        conference=9,
        naval={},
        support={"western": 2, "eastern": 1, "cbi": 1},
        reserves={},
        rolls=[1, 10],
        influence={},
    )
    advanced = {e["front"] for e in every(state.events, "front_advanced")}
    assert "eastern" in advanced and "western" not in advanced and "cbi" not in advanced
    played = [e["front"] for e in every(state.events, "support_placed")]  # the next card's
    assert {f: n for f, n in state.support.items() if n} == {f: played.count(f) for f in played}


def test_7_52_no_front_moves_beyond_northern_italy():
    state = march("mediterranean", "northern_italy", (1,))
    assert not of(state, "mediterranean")
    assert state.space("mediterranean").id == "northern_italy"


# -- 7.72 Strength ---------------------------------------------------------------------------------


@pytest.mark.parametrize("support", range(6))
@pytest.mark.parametrize("armies", range(6))
def test_7_72_7_72_2_7_72_3_two_and_two_for_each_support_less_two_for_each_army(support, armies):
    state = march("eastern", "belorussia", (5,), support, armies)
    strength = 2 + 2 * support - 2 * armies
    events = of(state, "eastern")
    event = events[0]
    expected = [("base_strength", 2, "7.72")]
    if support:
        expected.append((f"offensive_support:{support}", 2 * support, "7.72.2"))
    if armies:
        expected.append((f"axis_armies:{armies}", -2 * armies, "7.72.3"))
    assert event.breakdown == tuple(expected)
    assert event["strength"] == total(event) == strength
    if strength <= 0:  # 7.73.2
        assert kinds(events) == ["front_too_weak"]
        assert event.rule == "7.73.2"
    else:
        assert event.kind == "front_rolled"


def test_7_72_example_and_check_33_the_ukraine():
    """Three support in Prussia and two German armies: strength 4."""
    for die, space in ((4, "prussia"), (5, "ukraine")):
        state = march("eastern", "ukraine", (die,), support=3, armies=2)
        assert parts(rolled(state, "eastern")) == {
            "base_strength": 2,
            "offensive_support:3": 6,
            "axis_armies:2": -4,
        }
        assert rolled(state, "eastern")["strength"] == 4
        assert state.space("eastern").id == space


def test_7_72_1_the_conference_card_may_add_to_a_front(monkeypatch):
    effect = {"op": "front_strength", "front": "eastern", "amount": 3}
    hands = {"us": ["us_hopkins"], "uk": ["uk_macready"], "ussr": ["ussr_budyonny"]}
    state = revealed(monkeypatch, [effect], hands=hands)
    events = play_until(state, lambda s: s.conference == 9, without_effect)
    tries = [e for e in events if e.get("front") == "eastern" and e.get("strength") is not None]
    event = tries[0]
    assert ("conference_card", 3, "5.11") in event.breakdown
    assert total(event) == event["strength"]


# -- 7.73 Exceptions -------------------------------------------------------------------------------


@pytest.mark.parametrize("naval", range(6))
@pytest.mark.parametrize(
    "front, space, entry",
    [x for x in SPACES if x[2].naval],
    ids=lambda x: getattr(x, "id", x),
)
def test_7_53_7_73_1_naval_support_for_an_amphibious_space(front, space, entry, naval):
    needed = 5 if entry.id == "normandy" else 3
    state = march(front, space, (1,), naval=naval, **conditions(entry))
    if naval < needed:
        blocked = only(of(state, front), "front_blocked")
        assert (blocked.rule, blocked["why"]) == ("7.72.1", "naval")
        assert (blocked["needed"], blocked["naval"]) == (needed, naval)
        assert state.space(front).id == space
        assert len(of(state, front)) == 1  # no roll is made
    else:
        assert rolled(state, front)["success"]
        assert state.space(front).id == entry.id


@pytest.mark.parametrize(
    "front, space, entry",
    [x for x in SPACES if not x[2].naval],
    ids=lambda x: getattr(x, "id", x),
)
def test_7_73_1_land_takes_none(front, space, entry):
    state = march(front, space, (1,), naval=0, **conditions(entry))
    assert rolled(state, front)["success"]


def test_7_73_2_strength_zero_or_less_fails_without_a_roll():
    state = march("eastern", "belorussia", (1,), armies=1)
    assert only(of(state, "eastern"), "front_too_weak")["strength"] == 0
    state = march("eastern", "belorussia", (1,), support=1, armies=4)
    weak = only(of(state, "eastern"), "front_too_weak")
    assert weak["strength"] == total(weak) == -4
    assert state.space("eastern").id == "belorussia"


@pytest.mark.parametrize("place", ["center", None, ("uk", 1), ("us", "chair")])
@pytest.mark.parametrize(
    "front, space, issue, rule, entry",
    [
        ("western", "bolero", "second_front", "7.73.3", "normandy"),
        ("far_east", "nomohon", "ussr_declares_war", "7.73.4", "manchuria"),
    ],
)
def test_7_73_3_7_73_4_the_issue_must_have_ended_in_the_center(
    front, space, issue, rule, entry, place
):
    state = march(front, space, (1,), support=9, issues={issue: place})
    if place == "center":
        assert state.space(front).index >= BOX.tracks[front].index(entry)
        assert state.issues[issue] == "out"  # 6.21, 6.22
        gone = only(state.events, "issue_removed")
        assert (gone.rule, gone["issue"]) == ("6.21" if front == "western" else "6.22", issue)
    else:
        blocked = only(of(state, front), "front_blocked")
        assert (blocked.rule, blocked["why"]) == (rule, issue)
        assert state.space(front).id == space
        assert state.issues[issue] != "out"


@pytest.mark.parametrize("naval, why", [(4, "naval"), (5, None)])
def test_7_73_7_73_3_d_day_takes_the_issue_and_five_naval(naval, why):
    state = march("western", "bolero", (1,), naval=naval, issues={"second_front": "center"})
    blocked = [e["why"] for e in every(of(state, "western"), "front_blocked")]
    assert blocked == ([why] if why else [])
    state = march("western", "bolero", (1,), naval=naval)
    assert only(of(state, "western"), "front_blocked").rule == "7.73.3"


@pytest.mark.parametrize(
    "front, space, issue",
    [
        ("western", "bolero", "second_front"),
        ("far_east", "nomohon", "ussr_declares_war"),
    ],
)
def test_6_21_6_22_a_failed_entry_takes_the_issue_again(front, space, issue):
    weak = {"eastern": 1, "cbi": 1} | ({"far_east": 1} if front == "western" else {})
    state = position(
        at="war",
        scenario="campaign",
        conference=8,
        fronts={"western": "bolero", "far_east": "nomohon"},
        issues={issue: "center"},
        naval={"western": 5},
        reserves=weak,
        influence={},
        rolls=[10],
    )
    first = [e for e in state.events if e.get("front") == front and e.kind == "front_rolled"]
    assert len(first) == 1 and not first[0]["success"]
    assert state.conference == 9
    assert state.issues[issue] in (None, "center")  # still in the game; a card may place it
    assert state.center_results == ()

    def refuse_it(s):
        """Nobody nominates the issue."""
        return next(a for a in s.actions() if a.get("issue") != issue)

    if state.issues[issue] is None:
        events = play_until(state, lambda s: s.conference == 10, refuse_it)
        tries = [e for e in events if e.get("front") == front and e.rule.startswith("7.73")]
        assert tries[0].kind == "front_blocked"


@pytest.mark.parametrize(
    "front, space",
    [
        ("western", "normandy"),
        ("western", "rhineland"),
        ("far_east", "manchuria"),
        ("far_east", "korea"),
    ],
)
def test_7_73_3_7_73_4_no_condition_after_the_first_entry(front, space):
    assert rolled(march(front, space, (1,)), front)["success"]


def test_7_73_5_no_front_of_a_theater_that_is_over_tries():
    state = position(
        at="war",
        scenario="campaign",
        conference=10,
        fronts={"southwest_pacific": "new_britain"},
        surrendered=["germany"],
        naval={},
        reserves={},
        rolls=[1] * 7,
    )
    tried = {e["front"] for e in state.events if e.rule.startswith("7.7")}
    assert tried == set(FRONTS[3:])
    state = position(
        at="war",
        scenario="campaign",
        conference=10,
        surrendered=["japan"],
        naval={},
        reserves={},
        rolls=[1] * 7,
    )
    assert {e["front"] for e in state.events if e.rule.startswith("7.7")} == set(FRONTS[:3])


# -- 7.74 Breakthrough -----------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(1, 11))
@pytest.mark.parametrize("support", range(3, 10))
def test_7_74_a_modified_ten_at_strength_ten_or_more(support, die):
    """From Belorussia two land spaces lie ahead; strength 2 + 2 x support."""
    strength = 2 + 2 * support
    state = march("eastern", "belorussia", (die,), support)
    events = of(state, "eastern")
    if strength < 10:
        assert {"breakthrough", "no_breakthrough"} & set(kinds(events)) == set()
        assert state.space("eastern").id == ("ukraine" if die <= strength else "belorussia")
        return
    assert rolled(state, "eastern")["success"]  # it always advances
    through = die + strength - 10 >= 10
    told = only(events, "breakthrough" if through else "no_breakthrough")
    assert told.rule == "7.74"
    assert total(told) == told["total"] == die + strength - 10
    assert parts(told) == {"die": die} | ({"over_ten": strength - 10} if strength > 10 else {})
    assert state.space("eastern").id == ("prussia" if through else "ukraine")
    assert len(every(events, "front_advanced")) == 1 + through


@pytest.mark.parametrize(
    ("front", "space", "why"),
    [
        ("eastern", "belorussia", None),
        ("southwest_pacific", "new_britain", "amphibious"),
        ("mediterranean", "central_italy", "end_of_track"),
        ("far_east", "far_east_box", "ussr_declares_war"),
    ],
)
def test_7_74_where_no_second_space_is_the_die_is_not_to_blame(front, space, why):
    """Strength 10 always advances; whether a ten could have done more is told with it."""
    events = of(march(front, space, (1,), 4), front)
    told = only(events, "no_breakthrough")
    assert told["why"] == why
    blamed = {lang: ck.say(told, lang) for lang in ("en", "ru")}
    assert ("they come to" in blamed["en"]) == ("а дали" in blamed["ru"]) == (why is None)


def test_7_74_and_check_34_sixteen_less_two_armies():
    """Strength 12: the advance is automatic, and the breakthrough roll gets two."""
    for die, space in ((7, "ukraine"), (8, "prussia")):
        state = march("eastern", "belorussia", (die,), support=7, armies=2)
        event = rolled(state, "eastern")
        assert parts(event) == {"base_strength": 2, "offensive_support:7": 14, "axis_armies:2": -4}
        assert event["strength"] == 12 and event["success"]
        told = [e for e in of(state, "eastern") if "breakthrough" in e.kind]
        assert parts(told[0]) == {"die": die, "over_ten": 2}
        assert state.space("eastern").id == space


@pytest.mark.parametrize(
    "front, space, one, why",
    [
        ("southwest_pacific", "new_britain", "papua", "amphibious"),
        ("southwest_pacific", "solomons", "new_britain", None),  # Papua is land
        ("cbi", "yunnan", "canton_hong_kong", "amphibious"),
        ("cbi", "canton_hong_kong", "formosa", "amphibious"),
        ("central_pacific", "marianas", "iwo_jima", "amphibious"),
        ("central_pacific", "okinawa", "japan", "end_of_track"),
        ("western", "western_box", "bolero", "amphibious"),
        ("western", "bolero", "normandy", None),
        ("western", "west_germany", "germany", "end_of_track"),
        ("mediterranean", "central_italy", "northern_italy", "end_of_track"),
        ("mediterranean", "mediterranean_box", "sicily", "amphibious"),
        ("mediterranean", "sicily", "southern_italy", None),
        ("far_east", "manchuria", "korea", None),  # into Japan
        ("far_east", "korea", "japan", "end_of_track"),
        ("far_east", "nomohon", "manchuria", None),
        ("eastern", "prussia", "east_germany", None),  # into Germany
        ("western", "rhineland", "west_germany", None),
    ],
)
def test_7_74_the_second_space_must_be_land(front, space, one, why):
    issues = {k: "center" for k in ("second_front", "ussr_declares_war")}
    if front == "western" and space not in ("western_box", "bolero"):
        del issues["second_front"]
    if front == "far_east" and space != "nomohon":
        del issues["ussr_declares_war"]
    state = march(front, space, (10,), support=4, issues=issues)
    events = of(state, front)
    track = BOX.tracks[front]
    if why is None:
        assert only(events, "breakthrough").rule == "7.74"
        assert state.fronts[front] == track.index(space) + 2
    else:
        stopped = only(events, "breakthrough_stopped")
        assert (stopped.rule, stopped["why"]) == ("7.74", why)
        assert total(stopped) == 10
        assert state.space(front).id == one


@pytest.mark.parametrize("place", ["center", None])
def test_7_74_a_second_space_that_takes_an_issue(place):
    state = march("far_east", "far_east_box", (10,), 4, issues={"ussr_declares_war": place})
    if place:
        assert state.space("far_east").id == "manchuria"
        assert state.issues["ussr_declares_war"] == "out"
    else:
        stopped = only(of(state, "far_east"), "breakthrough_stopped")
        assert stopped["why"] == "ussr_declares_war"
        assert state.space("far_east").id == "nomohon"


# -- entry effects, 7.75 ---------------------------------------------------------------------------


@pytest.mark.parametrize("space, kamikaze", [("caroline", 0), ("marianas", 1), ("iwo_jima", 1)])
@pytest.mark.parametrize("naval", [3, 5])
def test_7_75_kamikaze_takes_one_naval(space, kamikaze, naval):
    state = march("central_pacific", space, (1,), naval=naval)
    assert len(every(state.events, "kamikaze")) == kamikaze
    assert state.naval["central_pacific"] == naval - kamikaze
    if kamikaze:
        told = only(state.events, "kamikaze")
        assert (told.rule, told["box"], told["amount"]) == ("7.75", "central_pacific", 1)


def test_7_75_not_when_the_landing_fails():
    state = march("central_pacific", "iwo_jima", (3,), naval=3)
    assert not every(state.events, "kamikaze")
    assert state.naval["central_pacific"] == 3


def test_7_74_both_spaces_take_effect_in_order():
    """Sicily to Central Italy: Italy is out on the way, and Central Italy is entered."""
    networks = {"middle_east": {"clandestine": ("ussr", 1)}, "greece": {"clandestine": ("ussr", 2)}}
    state = march("mediterranean", "sicily", (10,), 4, influence=networks)
    told = [e for e in kinds(state.events) if e in EFFECTS]
    assert told == [
        "front_advanced",  # Southern Italy
        "network_removed",  # the Middle East is behind
        "reserve_removed",  # the Italian army
        "surrendered",
        "front_advanced",  # Central Italy
        "network_removed",  # Greece is behind
    ]
    assert state.space("mediterranean").id == "central_italy"
    assert state.entered == {"central_italy": 10}
    assert state.networks == {"greece": ("ussr", 1)}


EFFECTS = (
    "front_advanced",
    "network_removed",
    "reserve_removed",
    "issue_removed",
    "surrendered",
    "kamikaze",
)


def test_7_74_both_spaces_normandy_and_beyond():
    state = march(
        "western",
        "bolero",
        (10,),
        4,
        issues={"second_front": "center"},
        influence={"france": {"clandestine": ("ussr", 1)}},
    )
    assert state.space("western").id == "rhineland"
    assert state.issues["second_front"] == "out"
    assert state.entered == {"normandy": 10}
    assert state.networks == {}


def test_7_74_both_spaces_east_germany_and_germany():
    state = march("eastern", "prussia", (10,), 4)
    assert state.reserves["german_army"] == 5
    assert "germany" in state.surrendered
    assert [e.kind for e in state.events if e.kind in EFFECTS] == [
        "front_advanced",
        "reserve_removed",
        "front_advanced",
        "surrendered",
    ]


@pytest.mark.parametrize(
    "front, space, entered",
    [
        ("western", "bolero", "normandy"),
        ("mediterranean", "southern_italy", "central_italy"),
        ("southwest_pacific", "vogelkop", "philippines"),
    ],
)
def test_7_71_first_entries_are_remembered_for_the_score(front, space, entered):
    state = march(front, space, (1,), issues={"second_front": "center"})
    assert state.entered == {entered: 10}
    state = march(front, space, (10,), issues={"second_front": "center"})
    assert state.entered == {}


def test_7_51_the_whole_way_of_every_front():
    """Strength 10 and a roll of 1: one space a conference, to the end of each track."""
    for front, track in BOX.tracks.items():
        state = None
        for space, entry in zip(track.spaces, track.spaces[1:], strict=False):
            state = march(front, space.id, (1,), support=4, **conditions(entry))
            assert state.space(front).id == entry.id
        assert state and state.entry(front) is None


def test_7_0_7_5_7_7_a_real_war_phase_comes_to_its_end():
    state = position(at="war", scenario="tournament", conference=10)
    assert asked(state)
    events = to_end(state)
    tried = [
        e["front"] for e in events if e.kind in ("front_rolled", "front_blocked", "front_too_weak")
    ]
    assert tried == list(FRONTS)
