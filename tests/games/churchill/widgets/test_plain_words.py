"""What choices and pages say agrees with the rules and with each other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from churchill_widgets.games.churchill.screen import SCREEN
from churchill_widgets.games.churchill.telling.notes import note
from churchill_widgets.page.end_page import end

import churchill_kit as ck
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.guide import GUIDE
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import front_chance, use_of
from churchill_kit.games.churchill.rules.influence import bar_to_placing
from churchill_kit.games.churchill.rules.meeting import track_of
from churchill_kit.games.churchill.rules.scoring import score
from churchill_kit.games.churchill.state import LEFT_OF, Churchill
from churchill_kit.table.story import beats
from churchill_kit.tutor.exercise import tell
from tests.helpers import walk
from tests.sentences import clean

from ..helpers import act


def lines(view: Churchill, action: ck.Action, lang: str = "en") -> list[str]:
    return [row["text"] for row in SCREEN.preview(view, action, lang)["lines"]]


# -- 6.11 alignment that a global issue bars -------------------------------------------------------


def placing(alignments: int, lies: dict[str, Any] | None = None, **pawns: str) -> Churchill:
    """The UK places a network and so many alignment markers after it, where this lies already."""
    s = ck.game("churchill").position(
        at="war", scenario="campaign", influence=lies or {}, gains={"uk": (1, alignments)},
        global_issues=pawns,
    )  # fmt: skip
    while s.decision is not None and s.decision.seat != "uk":
        s.apply(s.actions()[0])
    view = s.view("uk")
    assert view.decision is not None and view.decision.kind == "place_network_marker"
    return view


@pytest.mark.parametrize(
    ("pawns", "where", "why"),
    [
        ({}, "malaya", "No alignment marker can follow as long as Churchill–Roosevelt is neutral."),
        ({"churchill_roosevelt": "us"}, "malaya", ""),
        ({}, "poland", "No alignment marker can follow as long as Churchill–Stalin is neutral."),
        ({"churchill_stalin": "ussr"}, "poland", "No alignment marker can follow: Spheres of"),
        ({"churchill_stalin": "uk"}, "poland", ""),
    ],
)
def test_6_11_a_network_says_whether_alignment_may_follow(
    pawns: dict[str, str], where: str, why: str
) -> None:
    view = placing(1, **pawns)
    action = act("network", location=where)
    told = lines(view, action)
    assert ("may follow" in told[0]) == (not why)
    assert any(why in line for line in told) and len([x for x in told if "can follow" in x]) == (
        why != ""
    )
    assert ("no alignment marker can follow" in note(view, action, "en")) == (why != "")
    assert "can follow" not in note(placing(0, **pawns), action, "en")
    if why:
        (row,) = (r for r in SCREEN.preview(view, action, "ru")["lines"] if r["rule"][:4] == "6.11")
        assert row["rule"] == bar_to_placing(view, "uk", BOX.locations[where])


@pytest.mark.parametrize(("side", "barred"), [("ussr", True), ("uk", False), ("neutral", False)])
def test_6_11_a_network_undoes_alignment_where_a_global_issue_lets_it(
    side: str, barred: bool
) -> None:
    view = placing(1, {"poland": {"political": "ussr"}}, churchill_stalin=side)
    action = act("network", location="poland")
    said = note(view, action, "en")
    assert ("which a marker of yours could remove" in said) == (not barred)
    assert ("no alignment marker can follow" in said) == barred
    free = placing(1, {"poland": {"political": "ussr"}}, churchill_stalin="uk")
    assert (Weighing(view).of(action) < Weighing(free).of(action)) == barred


def test_6_11_why_says_where_alignment_is_allowed() -> None:
    for lang, words in (("en", "allow them"), ("ru", "разрешают его")):
        advice = GUIDE.why(placing(1))
        none = GUIDE.why(placing(0))
        assert advice is not None and none is not None
        assert words in tell(advice.told[-1], "churchill", lang)
        assert words not in tell(none.told[-1], "churchill", lang)


# -- 7.64.4 ships that the Japanese navy may take -------------------------------------------------


def test_7_64_4_a_spare_ship_is_said_to_survive_one_strike() -> None:
    s = ck.game("churchill").position(
        at="decisions", scenario="campaign", fronts={"central_pacific": "gilbert_marshall"},
        naval={"central_pacific": 3},
    )  # fmt: skip
    s.steps, s.production = (("allocate_production", "us"),), {"us": 3, "uk": 0, "ussr": 0}
    s.support, s._actions = {**s.support, "central_pacific": 4}, None
    view = s.view("us")
    action = act("naval", box="central_pacific")
    now = front_chance(view, "central_pacific")
    assert now is not None and now.strike and now.need == 3
    assert "one ship may be lost to the Japanese navy and 3 still be there" in note(
        view, action, "en"
    )
    told = lines(view, action)
    assert any("one is lost, and it is still enough" in line for line in told)
    assert not any("is just enough" in line for line in told)
    # With four there it is enough, and what that leaves is still told.
    s.naval = {**s.naval, "central_pacific": 4}
    s._actions = None
    view = s.view("us")
    now = front_chance(view, "central_pacific")
    assert now is not None and not now.strike and 0 < now.now <= 100
    said = note(view, action, "en")
    assert f"more than enough already for the Caroline Islands, 3, chance {now.now} %" in said
    assert f"уже более чем достаточно (3), шанс {now.now} %" in note(view, action, "ru")


# -- 3.33 what a card can count --------------------------------------------------------------------


def test_3_33_a_card_that_is_strong_in_debates_is_said_to_be() -> None:
    hands = {"us": ["us_wickard"], "uk": [], "ussr": []}
    s = ck.game("churchill").position(
        at="meeting", turn="us", hands=hands, issues={"us_directed_offensive_1": "center"}
    )
    found = use_of(s.view("us"), "us_wickard")
    assert (found.use, found.how, found.issue) == (4, "debate", "us_directed_offensive_1")


# -- 5.24 nobody may object ------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "more"), [("stalin", False), ("other", True)])
def test_5_24_that_others_may_object_is_said_only_where_they_may(kind: str, more: bool) -> None:
    issue = "a_bomb_research" if kind == "stalin" else "global_issue"
    s = ck.game("churchill").position(
        at="meeting", turn="ussr", issues={issue: ("ussr", 2)},
        hands={"us": ["us_king"], "uk": ["uk_eden"], "ussr": ["ussr_beria"]},
    )  # fmt: skip
    s.apply(act("lead", issue=issue))
    events = s.apply(s.actions()[0]) if s.decision and s.decision.seat == "ussr" else s.events
    (event,) = (e for e in events if e.kind == "capture_threatened")
    for lang, words in (("en", "may object"), ("ru", "могут оспорить")):
        assert (words in ck.say(event, lang)) == more


def test_3_31_a_roll_of_health_is_told_with_both_dice_and_what_changes_it() -> None:
    facts: dict[str, Any] = {
        "seat": "us",
        "leader": "roosevelt",
        "first": 1,
        "second": 1,
        "limit": 3,
    }
    for change, total, told in (
        (-1, 1, "rolls 1 + 1 − 1 (conference card) = 1:"),
        (0, 2, "rolls 1 + 1 = 2:"),
    ):
        args = {**facts, "change": change, "total": total, "result": "replaced_by"}
        assert told in ck.say(ck.Event("churchill", "health_rolled", "3.31", args), "en")


# -- 5.14 what a nomination opens ------------------------------------------------------------------


def test_6_2_a_conditional_issue_is_named_for_what_it_does_in_the_center() -> None:
    found = 0
    for state in walk("churchill", "training", 4):
        decision = state.decision
        if decision is None or decision.kind != "nominate_issue":
            continue
        view = state.view(decision.seat)
        for action in view.actions():
            if not BOX.issues[action["issue"]].conditional:
                continue
            found += 1
            told = [tell(t, "churchill", "en") for t in GUIDE.reasons(view, action)]
            assert not any("does not work" in x for x in (*told, *lines(view, action)))
            assert any("If it ends there" in line for line in told)
    assert found


# -- one count of what a conference brought --------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_the_war_page_and_the_table_of_the_end_count_alike(seed: int) -> None:
    """4.1 What the next card does belongs to the next conference."""
    bots = dict.fromkeys(("us", "uk", "ussr"), "bot")
    record = ck.play("churchill", bots, ("training", "tournament")[seed % 2], seed)
    c: Any = SimpleNamespace(
        record=record, lang="en", screen=SCREEN, game=record.game, own="us", showing=None, shared=1
    )
    rows = end(c)["chart"]["rows"]
    told, pages = beats(record, -1), []
    for i, beat in enumerate(told):
        if any(e.kind == "conference_closed" for e in beat.events):
            page = SCREEN.summary("war", record, told[: i + 1], "us", "en")
            pages.append({col["seat"]: col["after"] for col in page["sections"][0]["columns"]})
    assert record.state.result is not None
    seats = tuple(record.state.result.final)
    first = told[0].before.view(None)
    start = {seat: sum(n for _, n, _ in score(first)[seat]) for seat in seats}
    assert [row[1:] for row in rows[:1]] == [
        [[pages[0][s] - start[s], pages[0][s]] for s in seats]
    ], "from before the first card on"
    table = [{s: row[1 + i][1] for i, s in enumerate(seats)} for row in rows]
    assert table[: len(pages)] == pages and len(pages) > 1


# -- what others have done -------------------------------------------------------------------------


def test_6_7_production_that_a_directed_offensive_used_is_named() -> None:
    s = ck.game("churchill").position(
        at="decisions", scenario="campaign", issues={"us_directed_offensive_1": ("ussr", 3)}
    )
    while s.decision is not None and (s.decision.seat, s.decision.kind) != (
        "us",
        "allocate_production",
    ):
        s.apply(s.actions()[0])
    view = s.view("us")
    told = SCREEN.spent(view, "en")
    assert told.endswith("2 used by US Directed Offensive 1 (USSR)")
    assert f"{view.production['us'] + 2} received" in told
    assert SCREEN.spent(view, "ru")
    s.apply(s.actions()[0])
    while s.decision is not None and s.decision.seat != "us":
        s.apply(s.actions()[0])
    if s.decision is not None and s.decision.kind == "allocate_production":
        assert SCREEN.spent(s.view("us"), "en").endswith(", 1 placed already")


@pytest.mark.parametrize("seat", SEATS)
def test_7_12_what_was_taken_is_told_with_who_took_it(seat: str) -> None:
    told = beats(ck.play("churchill", dict.fromkeys(SEATS, "bot"), "campaign", 4), -1)
    lost = [
        event for beat in told for event in beat.events
        if event.kind in ("network_removed", "alignment_removed")
        and event["seat"] == seat and event["by"] not in (None, seat)
    ]  # fmt: skip
    for lang in ("en", "ru"):
        found = SCREEN.taken(told, seat, lang)
        assert lost and all(any(e is event for e, _ in found) for event in lost)
        assert all("{" not in line and line.endswith(".") for _, line in found if line)
    assert any("removed a network of yours" in line for _, line in SCREEN.taken(told, seat, "en"))


def test_5_24_who_is_not_asked_is_told_why() -> None:
    told = beats(ck.play("churchill", dict.fromkeys(SEATS, "bot"), "campaign", 4), -1)
    for seat in SEATS:
        first = next(other for other in SEATS if LEFT_OF[other] == seat)
        found = [(e, line) for e, line in SCREEN.taken(told, seat, "en") if "not asked" in line]
        by_leaders = [e for e, line in found if "only a leader" in line]
        assert by_leaders and all(
            e["card"] in BOX.leaders and e["seat"] != seat for e in by_leaders
        )
        others = [e for e, _ in found if e not in by_leaders]
        assert others and all(e["seat"] == first for e in others)


def test_5_24_where_an_issue_was_moved_to_is_told_once() -> None:
    told = beats(ck.play("churchill", dict.fromkeys(SEATS, "bot"), "campaign", 4), -1)
    quiet = 0
    for seat in SEATS:
        found = SCREEN.taken(told, seat, "en")
        tells = ("not asked", "let it stand", " from you: ", "out of your chair")  # where it is
        said = {e["issue"] for e, line in found if any(words in line for words in tells)}
        silent = [e for e, line in found if not line]
        assert all(e.kind == "issue_moved" and e["issue"] in said for e in silent)
        quiet += len(silent)
    assert quiet


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_5_24_what_was_pulled_back_on_one_s_own_track_is_told(lang: str) -> None:
    told = beats(ck.play("churchill", dict.fromkeys(SEATS, "bot"), "campaign", 4), -1)
    word = {"en": "pulled", "ru": "оттянули"}[lang]
    found = 0
    for seat in SEATS:
        for n in range(1, len(told)):
            moved = [e for e in told[n].events if e.kind == "issue_moved" and e["seat"] != seat]
            back = [e for e in moved if track_of(e["start"]) == track_of(e["end"]) == seat]
            lines = SCREEN.taken(told[n - 1 : n + 1], seat, lang)
            said = [e for e, line in lines if word in line and "{" not in line]
            assert all(e in said for e in back)
            found += len(back)
    assert found


# -- 6.11, 7.0, 8.0 what changes, and what can change nothing any more -----------------------------


def test_6_11_a_global_issue_says_what_it_changes_on_the_map() -> None:
    s = ck.game("churchill").position(
        at="decisions", scenario="campaign", issues={"global_issue": ("uk", 3)}
    )
    while s.decision is not None and s.decision.kind != "global_issue":
        s.apply(s.actions()[0])
    view = s.view("uk")
    action = act("move_global", pawn="churchill_roosevelt")
    changes = "Colonialism: in the colonies only the UK may place and remove alignment"
    assert note(view, action, "en").endswith(changes)
    (row,) = (r for r in SCREEN.preview(view, action, "en")["lines"] if changes in r["text"])
    assert row["rule"] == "6.11.1"


def test_5_26_in_the_last_conference_there_is_none_to_miss() -> None:
    facts = {"seat": "uk", "leader": "churchill", "first": 1, "second": 2, "change": 0, "total": 3}
    facts |= {"limit": 3, "result": "inactive_next_conference", "less": 0, "minimum": 0}
    told = [
        ck.say(ck.Event("churchill", "health_rolled", "3.31", {**facts, "last": last}), "en")
        for last in (False, True)
    ]
    assert "will miss the next" in told[0] and "will miss" not in told[1]


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_7_1_the_network_that_nobody_has_won_is_named(lang: str) -> None:
    for won, said in ((3, "one from"), (0, "from")):
        s = ck.game("churchill").position(at="war", gains={"us": (won, 0)})
        while s.decision is not None and s.decision.kind == "choose_next":
            s.apply(s.actions()[0])
        view = s.view("us")
        assert view.decision is not None and view.decision.kind == "place_network_marker"
        told = SCREEN.spent(view, lang)
        clean(told, lang)
        assert said in told or lang == "ru"
        assert "7.1" in told
