"""What the table tells: moments, lines of choices, previews, what things are, pages to pause at."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from churchill_widgets.games.churchill import SCREEN
from churchill_widgets.games.churchill import table as beside_table
from churchill_widgets.games.churchill.telling import gains, moments, scores, summaries
from churchill_widgets.games.churchill.telling.notes import note
from churchill_widgets.games.churchill.telling.rows import say
from churchill_widgets.games.churchill.telling.summaries import course
from churchill_widgets.games.churchill.telling.things import THINGS
from churchill_widgets.page import end_page
from churchill_widgets.screen import MAJOR, MINOR, PLAIN, grouped

import churchill_kit as ck
from churchill_kit.engine.players import player
from churchill_kit.engine.words import keys
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.guide import GUIDE
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import (
    ahead,
    answers,
    best_card,
    beyond,
    by_roll,
    entered,
    entering,
    front_chance,
    had_surrendered,
    if_over,
    leader_stands,
    move_of,
    on_the_way,
    undone_chance,
)
from churchill_kit.games.churchill.outlook import (
    gain as outlook_gain,
)
from churchill_kit.games.churchill.rules.decisions import BETWEEN
from churchill_kit.games.churchill.rules.fronts import (
    check_german_surrender,
    check_japanese_surrender,
    enter_space,
)
from churchill_kit.games.churchill.rules.meeting import track_of
from churchill_kit.games.churchill.rules.post_mortem import is_last
from churchill_kit.games.churchill.rules.scoring import BROKEN_ALLIANCE_AT, points, score
from churchill_kit.games.churchill.state import CHAIR, RULES, Churchill, act
from churchill_kit.table import review
from churchill_kit.table.story import Beat, Reel, beats
from churchill_kit.tutor.exercise import tell
from tests.games.churchill.helpers import manchuria_lacking, play_until, position
from tests.games.churchill.test_04_tiebreak import conference_tie
from tests.games.churchill.test_11_bot_words import table
from tests.games.churchill.test_guide import decisions, lopsided
from tests.games.churchill.widgets.scenes import crowded
from tests.helpers import walk
from tests.sentences import clean

LANGS = ("en", "ru")
SENTENCE = re.compile(r"[«“A-ZА-ЯЁ0-9].*[.?!”»)]$", re.DOTALL)
DECISIONS = frozenset(name for name, step in RULES.steps.items() if step.actions is not None)


@pytest.mark.parametrize("lang", LANGS)
def test_6_11_and_6_10_1_what_an_issue_brings_or_no_longer_brings_is_said(lang: str) -> None:
    """Disputes that are settled already; a bomb that exists, and spies who go on all the same."""
    pawns = {"churchill_roosevelt": "us", "roosevelt_stalin": "us"}
    issues = {"global_issue": ("us", 3), "a_bomb_research": ("ussr", 3)}
    state = position(
        global_issues=pawns, issues=issues, a_bomb={"us": "trinity", "ussr": "hanford"}
    )
    told = {
        (issue, holder): (
            gains.gives(state, issue, holder, "us", lang)["text"],
            gains.in_brief(state, issue, holder, lang),
            gains.in_short(state, issue, holder, lang),
        )
        for issue in issues
        for holder in SEATS
    }
    for (issue, holder), texts in told.items():
        idle = issue == "global_issue" and holder == "us"
        assert all(("5" in text) == (issue == "global_issue" and not idle) for text in texts)
        full, *brief = texts
        spies = issue == "a_bomb_research"
        assert ("3" in full) == spies, "whoever else has it keeps it from the spies"
        assert all(("3" in text) == (spies and holder == "ussr") for text in brief)
    state.a_bomb = {"us": 4, "ussr": 4}
    for holder in SEATS:
        assert "3" not in gains.gives(state, "a_bomb_research", holder, "us", lang)["text"]
    state = position(at="agenda", seed=1)
    play_until(
        state,
        "nominate_issue",
        lambda s: next(a for a in s.actions() if a.get("issue") != "global_issue"),
    )
    assert state.decision is not None
    seat = state.decision.seat
    state.global_issues = {p: seat if seat in BETWEEN[p] else "neutral" for p in BETWEEN}
    order = Weighing(state.view(seat))
    worth = {a["issue"]: order.of(a) for a in order.view.actions()}
    idle = worth.pop("global_issue")
    assert idle < min(n for i, n in worth.items() if BOX.issues[i].owner != seat)


def whole(text: str) -> bool:
    """Does a text read like sentences, with nothing left open?"""
    return bool(SENTENCE.match(text)) and "  " not in text and "{" not in text


@cache
def asked() -> dict[str, tuple[Churchill, ...]]:
    """Views of who decides, some for every kind of decision there is."""
    found: dict[str, list[Churchill]] = {}

    def take(state: Churchill) -> None:
        if state.decision is not None:
            held = found.setdefault(state.decision.kind, [])
            if len(held) < 3:
                held.append(state.view(state.decision.seat))

    scenarios = ("training", "tournament", "campaign")
    for seed in range(1, 40):
        timing = "allocation" if seed % 2 else "activity_5"
        for state in walk("churchill", scenarios[seed % 3], seed, leadership_timing=timing):
            take(state)
        if seed > 5 and found.keys() >= DECISIONS:
            break
    return {kind: tuple(views) for kind, views in found.items()}


def every() -> Iterator[tuple[str, Churchill]]:
    for kind, views in sorted(asked().items()):
        for view in views:
            yield kind, view


def test_every_kind_of_decision_is_tried() -> None:
    assert asked().keys() == DECISIONS


# -- choices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_beside_every_choice_stands_what_it_brings(lang: str) -> None:
    for kind, view in every():
        for choice in SCREEN.choices(view, lang):
            assert choice.note, (kind, choice.text)
            assert "{" not in choice.note


def test_lists_are_short_and_hold_every_choice() -> None:
    for kind, view in every():
        choices = SCREEN.choices(view, "en")
        groups = grouped(choices)
        lines = [line for group in groups for line in group.lines]
        assert sum(len(line.choices) for line in lines) == len(choices) == len(view.actions())
        assert len(lines) <= 19, (kind, len(lines))
        for line in lines:
            orders = [c.order for c in line.choices]
            assert orders == sorted(orders, reverse=True)
            assert len(line.choices) == 1 or line.words, (kind, line.id)


def test_a_marker_that_brings_nothing_lies_below_those_that_change_a_chance() -> None:
    """The page folds what comes last: a naval line without a landing ahead takes no room from an
    offensive, though a better naval line leads its heading."""
    told = set()
    for view in asked()["allocate_production"]:
        groups = grouped(SCREEN.choices(view, "en"))
        vain = tuple(g for g in groups if g.id == "vain")
        assert vain in ((), groups[-1:])
        every_line = [c for g in groups if g.id != "vain" for line in g.lines for c in line.choices]
        idle = [c for c in every_line if not c.order and c.action.kind in ("support", "naval")]
        assert len(idle) <= 1 or not any(c.order for c in every_line)
        for group in vain:
            for line in group.lines:
                assert not line.choices[0].order and not line.choices[0].brief
            told.add(group.words)
    assert told == {"Changes little by itself"}


def test_another_s_production_does_not_fold_under_one_s_own() -> None:
    names = set()
    for _, view in every():
        if view.actions()[0].kind != "nominate":
            continue
        assert view.decision is not None
        for group in grouped(SCREEN.choices(view, "en")):
            for line in group.lines:
                owners = {BOX.issues[c.action["issue"]].owner for c in line.choices}
                assert owners == {view.decision.seat} or view.decision.seat not in owners
                names.add(line.words)
    assert {"Production", "Production of the others"} <= names


def test_lower_values_fold_apart_from_what_their_card_counts() -> None:
    hands = {"us": ["us_hopkins"], "uk": ["uk_eden"], "ussr": []}
    at_table = {"us_production_1": "center", "global_issue": "center"}
    state = ck.game("churchill").position(at="meeting", turn="us", hands=hands, issues=at_table)
    groups = grouped(SCREEN.choices(state.view("us"), "en"))
    lines = {line.id: line for g in groups for line in g.lines}
    whole, less = lines["us_hopkins"], lines["us_hopkins:less"]
    assert not any("value" in c.action.args for c in whole.choices)
    assert all("value" in c.action.args for c in less.choices) and len(less.choices) > 1
    assert whole.words == less.words


def test_what_wins_an_issue_stands_before_what_does_not() -> None:
    state = table()
    view = state.view("uk")
    order = Weighing(view)
    own = order.of(act("advance", card="uk_eden", issue="us_production_1"))
    lost = order.of(act("advance", card="uk_pound", issue="second_front"))
    assert own != lost
    choices = SCREEN.choices(view, "en")
    assert [c.order for c in choices] == [order.of(c.action) for c in choices]


def test_5_24_the_risk_of_a_debate_is_told_of_every_advance_that_wins_an_issue() -> None:
    """As the hint and the preview tell it: who is told of some thinks that the others are safe."""
    told = 0
    for view in asked()["advance_issue"]:
        for action in view.actions():
            move = move_of(view, action)
            if move is None or move.rolled:
                continue
            wins = track_of(move.to) == move.seat
            found = answers(view, move)
            risk, said = undone_chance(found), note(view, action, "en")
            leads = any(answer.leader_does for answer in found or ())
            share, have = (f" ({risk} %)", "have") if risk < 100 else ("", "surely have")
            if move.to == (move.seat, CHAIR) and risk:
                by = f"others {have} a card to stop it{share}"
                told_of = f"{by}, or a leader" if leads else by
            elif risk:
                by = f"others {have} a card against it{share}"
                told_of = f"{by}, or a leader" if leads else by
            else:
                by, nobody = "only a leader can stop it", "nobody can stop it"
                if move.to != (move.seat, CHAIR):
                    by, nobody = (
                        "only a leader’s debate can take it away",
                        "no debate can take it away",
                    )
                told_of = by if leads else nobody
            assert (told_of in said) == wins, said
            told += wins
    assert told


@pytest.mark.parametrize(
    ("support", "said"),
    [
        (9, "breakthrough to Ukraine: 23 %"),
        (10, "breakthrough to Ukraine: 23 → 43 %"),
    ],
)
def test_7_74_more_support_for_a_sure_front_makes_a_breakthrough_likelier(
    support: int, said: str
) -> None:
    view = decisions(support={"eastern": support}).view("us")
    told = note(view, act("support", front="eastern"), "en")
    assert told.split("; success: no points")[1].endswith(said), told
    assert told.startswith("already 100 % for Belorussia") == (support == 10)


def test_7_74_where_no_breakthrough_can_be_more_support_changes_nothing() -> None:
    view = decisions(support={"western": 6}).view("us")  # Normandy, beyond, lies across the sea
    assert "another helps only against more" in note(view, act("support", front="western"), "en")


def test_7_74_9_4_what_a_breakthrough_brings_more_is_what_the_scores_say() -> None:
    told = 0
    for view in asked()["allocate_production"]:
        for action in (a for a in view.actions() if a.kind == "support"):
            said, found = note(view, action, "en"), beyond(view, action["front"])
            if "; breakthrough to " not in said:
                continue
            assert found is not None
            one = position_after(view, action["front"], 1)
            two = position_after(view, action["front"], 2)
            had, has = points(score(one)), points(score(two))
            assert found.changes == {seat: has[seat] - had[seat] for seat in SEATS}
            new = set(two.surrendered) - set(one.surrendered)
            more = said.partition("; breakthrough to ")[2]
            assert ("surrenders" in more) == bool(new)
            assert ("(then also " in more) == bool(new or any(found.changes.values()))
            told += any(found.changes.values())
    assert told
    ahead = decisions(
        fronts={"western": "rhineland"}, support={"western": 9}
    )  # before West Germany
    said = note(ahead.view("us"), act("support", front="western"), "en")
    assert re.search(r"; breakthrough to Germany: .* % \(then also .*, Germany surrenders\)$", said)


def position_after(view: Churchill, front: str, spaces: int) -> Churchill:
    """Where a front has moved on so many spaces, and whoever has to has surrendered."""
    state = view.copy()
    for _ in range(spaces):
        enter_space(state, front)
        check_german_surrender(state)
        check_japanese_surrender(state)
    return state


@pytest.mark.parametrize("lang", LANGS)
def test_naval_support_is_told_from_and_to(lang: str) -> None:
    for view in asked()["allocate_production"]:
        if "arctic" in {a.get("box") for a in view.actions() if a.kind == "naval"}:
            now = view.naval["arctic"]
            assert f"{now} → {now + 1} " in SCREEN.note(view, act("naval", box="arctic"), lang)


def test_3_33_a_card_that_counts_less_says_whom_that_helps() -> None:
    s = ck.game("churchill").position(
        at="meeting", turn="us", hands={"us": ["us_hopkins"], "uk": [], "ussr": []},
        issues={"us_directed_offensive_1": "center"},
    )  # fmt: skip
    view = s.view("us")
    less = [action for action in view.actions() if action.get("value")]
    assert less and len(less) < len(view.actions())
    for action in view.actions():
        told = " ".join(line["text"] for line in SCREEN.preview(view, action, "en")["lines"])
        assert ("Counting less is for whoever" in told) == (action in less), action


def test_a_leader_says_that_he_costs_a_card() -> None:
    """5.26, in an advance as in a debate; a card of its own costs nothing more."""
    for kind in ("advance_issue", "debate_issue"):
        for view in asked()[kind]:
            for action in view.actions():
                said = note(view, action, "en")
                told = "a staff card is discarded" in said or "costs a staff card" in said
                assert told == action.kind.startswith("lead"), action


@pytest.mark.parametrize(
    ("mine", "others", "first", "then"),
    [
        (1, "the UK can then remove", "you come later and can remove", "Going"),
        (0, "places first; the USSR can then answer", "places first; the UK can then answer", ""),
    ],
)
def test_7_1_who_goes_first_is_told_by_what_it_means_for_oneself(
    mine: int, others: str, first: str, then: str
) -> None:
    s = ck.game("churchill").new(scenario="training", seed=1)
    s.to_place = {"us": (mine, 0), "uk": (1, 0), "ussr": (1 - mine, 0)}
    tied = tuple(seat for seat in SEATS if s.to_place[seat][0])
    s.steps = (*s.steps[:-1], ("choose_next", "us", 0, SEATS, tied))
    s.phase, s._actions = "war", None
    view = s.view("us")
    notes = [note(view, action, "en") for action in view.actions()]
    assert others in notes[0] and first in notes[1]
    for action in view.actions():
        lines = [line["text"] for line in SCREEN.preview(view, action, "en")["lines"]]
        assert "1 marker before" in lines[0] and "7.12" in lines[0]
        assert [line.startswith(then) for line in lines[1:]] == [True] * bool(then)


def test_7_3_the_order_of_alignment_changes_nothing_and_what_has_no_place_is_told() -> None:
    """7.31, 7.32 It is placed and removed only where one's own networks lie."""
    s = ck.game("churchill").new(scenario="training", seed=1)
    s.networks = {"greece": ("uk", 1)}
    s.alignment = {}
    s.to_place = {"us": (0, 1), "uk": (0, 1), "ussr": (0, 0)}
    s.steps = (*s.steps[:-1], ("choose_next", "us", 1, SEATS, ("us", "uk")))
    s.phase, s._actions = "war", None
    view = s.view("us")
    for action in view.actions():
        said = note(view, action, "en")
        assert "changes nothing" in said and said.endswith("for 1 of yours there is no place")
        rules = [line["rule"] for line in SCREEN.preview(view, action, "en")["lines"]]
        assert rules == ["7.1", "7.3"]
        reason = GUIDE.reasons(view, action)[0]
        assert "7.31, 7.32" in tell(reason, "churchill", "en")


def test_4_42_the_page_after_a_war_begins_with_a_lead_that_grows_too_wide() -> None:
    """To whoever has it, while there is time to mend it, and not much."""
    state = lopsided()
    told = {}
    for seat, conference in (("ussr", 9), ("ussr", 7), ("us", 9), (None, 9)):
        state.conference = conference
        told[seat, conference] = summaries._wide_lead(state, seat, "en")
    first = told.pop(("ussr", 9))
    assert "20 points ahead of the last" in first and "4.42" in first
    assert not any(told.values())


def test_7_3_nobody_is_asked_about_an_order_that_changes_nothing() -> None:
    """That of networks does (7.12); of alignment only where a power has no marker left (2.0)."""
    s = ck.game("churchill").new(scenario="training", seed=1)
    s.to_place = {"us": (1, 1), "uk": (1, 1), "ussr": (0, 0)}
    found = []
    for marker, lying in ((0, 0), (1, 0), (1, 15)):
        s.alignment = dict.fromkeys(list(BOX.locations)[:lying], "uk")
        s.steps = (*s.steps[:-1], ("choose_next", "us", marker, SEATS, ("us", "uk")))
        s.phase, s._actions = "war", None
        view = s.view("us")
        found.append(SCREEN.alike(view))
        notes = [note(view, action, "en") for action in view.actions()]
        assert all("changes nothing" in told for told in notes) is found[-1]
        (first, *_), asked_ = GUIDE.reasons(view, view.actions()[0]), GUIDE.asked(view)
        for told in (first, asked_.told[-1]):  # type: ignore[union-attr]
            assert ("changes nothing" in tell(told, "churchill", "en")) is found[-1]
            assert ("2.0" in tell(told, "churchill", "en")) is bool(lying)
    assert found == [False, True, False]


def test_of_cards_that_count_as_much_the_cheapest_is_named() -> None:
    hands = {"us": ["us_king", "us_knox"], "uk": [], "ussr": []}
    at_table = {"us_production_1": "center", "theater_leadership_pacific": "center"}
    game = ck.game("churchill")
    view = game.position(at="meeting", turn="us", hands=hands, issues=at_table).view("us")
    assert best_card(view, "us_production_1") == (5, "us_knox")
    assert best_card(view, "theater_leadership_pacific")[1] == "us_king"


def test_naval_support_is_told_with_what_it_is_for() -> None:
    """7.72, 7.64.4 What the next landing needs; or that there is enough, or none ahead."""

    def told(box: str, **given: Any) -> str:
        state = ck.game("churchill").position(at="meeting", **given)
        action = act("naval", box=box)
        return str(note(state.view("us"), action, "en"))

    fronts = {"western": "normandy", "central_pacific": "caroline"}
    assert told("arctic", naval={"arctic": 1}).endswith(
        "at 3 the Arctic opens: a production marker for the USSR, "
        "and Norway and Finland take networks"
    )
    last = told("arctic", naval={"arctic": 1}, conference=10)
    assert last.endswith("the Arctic opens: Norway and Finland take networks"), "6.32 no more then"
    assert told("arctic", naval={"arctic": 3}).endswith("is open already")
    assert told("western", fronts=fronts, naval={"western": 3}).endswith(
        "this cannot matter any more"
    )
    assert told("central_pacific", fronts=fronts, naval={"central_pacific": 1}).startswith("0 %")
    assert "enough already" in told("central_pacific", fronts=fronts, naval={"central_pacific": 4})
    assert "Japanese navy" in told("central_pacific", fronts=fronts, naval={"central_pacific": 3})


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "no cards left"), ("ru", "не осталось карточек")]
)
def test_who_has_nothing_left_to_do_is_told_so_once(lang: str, told: str) -> None:
    """5.2 Without cards and leader: the others go on, and nobody waits for a question."""
    state: Any = ck.game("churchill").position(at="meeting", inactive=["us"])
    view = state.view("us")
    bare = view.copy()
    bare.hands = {**bare.hands, "us": ()}
    assert told in SCREEN.left_out(view, bare, lang)
    assert SCREEN.left_out(bare, bare, lang) == SCREEN.left_out(view, view, lang) == ""
    rolled = bare.copy()
    rolled.steps = (*bare.steps[:-1], ("choose_issue", "us", "us_marshall", 3))
    assert SCREEN.left_out(view, rolled, lang) == "", "where the last card goes is still asked"
    bare.leader_status = {**bare.leader_status, "us": "active"}
    assert SCREEN.left_out(view, bare, lang) == "", "his leader is still asked"


@pytest.mark.parametrize(("lang", "told"), [("en", "passed over"), ("ru", "играют без СССР")])
def test_who_is_passed_over_from_now_on_is_told_once(lang: str, told: str) -> None:
    """5.2 Else it is one's own turn again at once, and nobody says why."""
    state: Any = ck.game("churchill").position(at="meeting", inactive=["ussr"])
    played = state.copy()
    played.hands = {**played.hands, "ussr": ()}
    view, bare = state.view("us"), played.view("us")
    assert told in SCREEN.left_out(view, bare, lang)
    assert SCREEN.left_out(bare, bare, lang) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_the_leader_is_named_in_the_question_only_where_he_can_be_used(lang: str) -> None:
    """5.26"""
    state = ck.game("churchill").position(at="meeting", turn="us")
    view = state.view("us")
    assert SCREEN.prompt(view, view.decision, lang) == ck.say(state, lang)
    state.no_advance = ("us",)
    view = state.view("us")
    staff = SCREEN.prompt(view, view.decision, lang)
    assert staff != ck.say(state, lang) and whole(staff)
    assert not re.search("leader|руковод", staff)


def test_what_lies_on_the_conference_table_is_decided_there() -> None:
    boards = {kind: {SCREEN.board_of(v) for v in views} for kind, views in asked().items()}
    for kind in ("global_issue", "break_tie", "name_tie_winner", "advance_issue"):
        assert boards.get(kind, {"table"}) == {"table"}, kind
    assert boards["allocate_production"] == {"map"}


def test_who_acts_gives_the_sign_of_an_event() -> None:
    def lost(**facts: str) -> str:
        event = ck.Event("churchill", "network_removed", "7.1", {"seat": "uk", **facts})
        return SCREEN.actor(event)

    assert lost(by="ussr") == "ussr"
    assert lost(by="none") == lost(by="western") == "uk"


@pytest.mark.parametrize("lang", LANGS)
def test_control_says_that_it_takes_the_place_of_a_network(lang: str) -> None:
    """9.4 A and B: two points more, not three."""
    state = ck.game("churchill").position(at="meeting", turn="us")
    state.networks, state.alignment = {"finland": ("ussr", 1)}, {}
    before = state.view("us")
    state.alignment = {"finland": "ussr"}
    told = SCREEN.scored_for(before, state.view("us"), lang)
    clean(told, lang)
    assert "3" in told and "1" in told and "9.4" in told
    state.networks = {}
    assert SCREEN.scored_for(state.view("us"), state.view("us"), lang) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_9_4_the_lines_that_a_front_has_changed_are_named(lang: str) -> None:
    """I and J, and H no longer: what a front's new space counts for whom, and what it has left."""
    at = {
        where: ck.game("churchill").position(at="war", fronts={"mediterranean": where}).view("us")
        for where in ("central_italy", "northern_italy")
    }
    told = SCREEN.scored_for(at["central_italy"], at["northern_italy"], lang)
    clean(re.sub(r"\.[HIJ]\)", ")", told), lang)
    jih = [told.index(f"(9.4.{letter})") for letter in "JIH"]
    assert jih == sorted(jih), "what counts newly comes first"
    assert "+3" in told and "+2" in told and "−2" in told
    assert SCREEN.scored_for(at["central_italy"], at["central_italy"], lang) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_who_is_asked_to_break_a_tie_is_told_of_his_leader_what_he_can_do_about_it(
    lang: str,
) -> None:
    """4.5 That he may not advance issues does not matter there."""
    for view in asked()["break_tie"]:
        seat = view.decision.seat
        view.no_advance = (seat,)
        held = SCREEN.hand(view, seat, lang, frozenset(), frozenset({f"leader:{seat}"}))
        state = held["leader"]["state"]
        assert state == {"en": "can break the tie", "ru": "может разрешить ничью"}[lang]


@pytest.mark.parametrize("lang", LANGS)
def test_a_network_in_a_colony_says_what_it_costs_the_uk(lang: str) -> None:
    """9.4 F"""
    state = ck.game("churchill").position(at="meeting", turn="us")
    state.networks = {}
    state.alignment = {}
    bare = state.view("us")
    state.networks = {"malaya": ("us", 1)}
    told = SCREEN.scored_for(bare, state.view("us"), lang)
    assert whole(told) and "9.4" in told and "2" in told
    state.networks = {"poland": ("us", 1)}
    assert SCREEN.scored_for(bare, state.view("us"), lang) == ""


def test_chances_beside_choices_are_those_of_the_tutor() -> None:
    """A front's chance is told in percent, as the tutor tells it."""
    for kind in ("allocate_production", "place_bonus"):
        for view in asked()[kind]:
            facts = GUIDE._now[kind](view)
            front = facts["front"]
            if front is None:
                continue
            note = SCREEN.note(view, act("support", front=front), "en")
            assert f"{facts['now']} → {facts['after']} %" in note


def test_chances_say_which_armies_they_reckon_with() -> None:
    """7.6 A chance is that with the armies that the Axis will probably place; without them it is
    told as such."""
    told = set()
    for view in asked()["allocate_production"]:
        for action in view.actions():
            if action.kind != "support":
                continue
            after = front_chance(view, action["front"], 1)
            if after is None or after.lacks:
                continue
            assert after.bare >= after.now
            rows = SCREEN.preview(view, action, "en")["lines"]
            (row,) = (r for r in rows if r["rule"] == "7.6")
            assert (f"it would be {after.bare} %" in row["text"]) == bool(after.armies)
            told.add(bool(after.armies))
    assert told


# -- previews --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_9_4_q_why_a_soviet_advance_brings_the_us_points_is_told(lang: str) -> None:
    """Japan falls by Manchuria with nobody in it: list, preview, hint name the line behind that."""
    view = manchuria_lacking(at="agenda", conference_wins={"us": 8}).view("us")
    view.steps = (("nominate_issue", "us", 2),)
    (opens,) = [a for a in view.actions() if a["issue"] == "ussr_declares_war"]
    rows = SCREEN.preview(view, opens, lang)["lines"]
    worth = [(row["seat"], row["parts"]) for row in rows if row["rule"] == "9.4"]
    assert worth[0][0] == "us" and [part[1:] for part in worth[0][1]] == [[5, "Q"]]
    (told,) = [t for t in GUIDE.reasons(view, opens) if t.key == "guide-because"]
    assert "9.4.Q" in tell(told, "churchill", lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_choice_says_where_it_leads(lang: str) -> None:
    for kind, view in every():
        before = view.copy()
        for action in view.actions():
            found = SCREEN.preview(view, action, lang)
            assert found["lines"], (kind, action)
            for row in (*found["lines"], *found["answers"]):
                assert whole(row["text"]), (kind, action, row["text"])
                assert row["rule"], (kind, action, row["text"])
                for part in row["parts"]:
                    assert part[0] and part[2]
        assert view == before


def test_the_preview_of_an_advance_is_where_the_engine_puts_it() -> None:
    for seed in (3, 4, 5):
        for state in walk("churchill", "training", seed):
            decision = state.decision
            if decision is None or decision.kind != "advance_issue":
                continue
            view = state.view(decision.seat)
            for action in view.actions()[::9]:
                if action.kind != "advance" or "issue" not in action.args:
                    continue
                move = move_of(view, action)
                after = SCREEN.tried(view, action)
                assert move is not None and after.issues[action["issue"]] == move.to
                trial = state.copy()
                events = trial.apply(action)
                at = next((e for e in events if e.kind == "issue_moved"), None)
                if at is not None and at["issue"] == action["issue"]:
                    assert at["end"] in (move.to, "center")
                elif any(e.kind == "capture_threatened" for e in events):
                    assert move.to == (decision.seat, 7)


def test_the_preview_of_a_debate_is_where_the_engine_puts_it() -> None:
    tried = 0
    for seed in (3, 4, 5, 6):
        for state in walk("churchill", "training", seed):
            decision = state.decision
            if decision is None or decision.kind != "debate_issue":
                continue
            view = state.view(decision.seat)
            for action in view.actions():
                move = move_of(view, action)
                if move is None or move.rolled or action.kind != "debate":
                    continue
                trial = state.copy()
                events = trial.apply(action)
                ends = [e["end"] for e in events if e.kind == "issue_moved"]
                if ends and trial.decision is not None:
                    assert ends[0] == move.to
                    tried += 1
    assert tried > 10


def test_answers_are_known_from_the_view_alone() -> None:
    """Other hands that fit the same view change no word."""
    rng = random.Random(4)
    for view in asked()["advance_issue"]:
        seat = view.decision.seat
        again = view.deal(rng).view(seat)
        for action in view.actions()[:6]:
            assert SCREEN.preview(view, action, "en") == SCREEN.preview(again, action, "en")


def test_an_empty_hand_answers_nothing_and_a_leader_does_for_certain() -> None:
    state = table(hands={"us": [], "uk": ["uk_eden"], "ussr": ["ussr_molotov"]}, inactive=["us"])
    view = state.view("uk")
    move = move_of(view, act("advance", card="uk_eden", issue="uk_production"))
    assert move is not None
    found = answers(view, move)
    assert found is not None
    assert [a.seat for a in found] == ["ussr"]
    assert found[0].leader is not None and found[0].cards == 1
    assert undone_chance(found) == found[0].chance


def test_ships_that_nothing_lacks_change_no_chance() -> None:
    view = next(v for k, v in every() if k == "allocate_production")
    for front in BOX.tracks:
        now = front_chance(view, front)
        if now is not None and not now.lacks and not now.strike:
            assert front_chance(view, front, 0, 1)._replace(have=now.have) == now


def test_9_4_q_a_space_further_on_says_by_which_line_it_brings_points() -> None:
    """Germany falls by the Soviets, and Japan with it: with no front in it that is 5 for the US."""
    fronts = {"western": "rhineland", "eastern": "prussia", "mediterranean": "southern_italy"}
    fronts |= {"far_east": "manchuria", "central_pacific": "iwo_jima"}
    state = manchuria_lacking(
        at="decisions", conference=9, surrendered=["italy"], fronts=fronts, support={"eastern": 9}
    )
    view = state.view("us")
    assert on_the_way(view, "eastern", "us") == ("germany", 1, 5, "Q-new")
    view.steps = (("allocate_production", "us"),)
    said = note(view, act("support", front="eastern"), "en")
    assert "Germany: you +5 (Japan surrenders with no front in Japan itself" in said


def test_9_4_g_what_a_front_brings_beside_another_one_is_told() -> None:
    """Germany counts less for the USSR where the West is there, too."""
    fronts = {"western": "west_germany", "eastern": "east_germany"}
    for support in (9, 0):  # is the Western Front likely to get there?
        given = {"western": support, "eastern": 9}
        view = decisions(fronts=fronts, support=given).view("us")
        said = note(view, act("support", front="eastern"), "en")
        assert "success: USSR +10" in said, said
        said_of_west = note(view, act("support", front="western"), "en")
        assert "(two powers get points for the space, 9.4)" in said_of_west
        assert "counts for" not in said
        both = "if the Western Front advances, too, this one adds: USSR +4"
        assert (both in said) == bool(support), said


def test_7_82_what_brings_japan_down_together_with_another_front_is_told() -> None:
    """The bomb is there, and a base for it: Germany and Manchuria are lacking."""
    fronts = {"western": "west_germany", "far_east": "nomohon", "central_pacific": "marianas"}
    issues = {"ussr_declares_war": "center"}
    for bomb in ("trinity", "hanford"):
        view = decisions(
            fronts=fronts, support={"western": 9, "far_east": 4}, issues=issues,
            a_bomb={"us": bomb},
        ).view("us")  # fmt: skip
        said = note(view, act("support", front="far_east"), "en")
        both = "if the Western Front advances, too, this one adds: Japan surrenders, US +5"
        assert (both in said) == (bomb == "trinity"), said


def test_7_82_what_brings_japan_down_with_a_bomb_that_may_come_is_told() -> None:
    """Germany is out, Manchuria is lacking, and the bomb one success of this conference."""
    fronts = {"far_east": "nomohon", "central_pacific": "marianas"}
    issues = {"ussr_declares_war": "center", "a_bomb_research": ("uk", "chair")}
    for bomb in ("trinity", "hanford", "oak_ridge"):
        state = decisions(
            fronts=fronts, support={"far_east": 4}, issues=issues, a_bomb={"us": bomb}
        )
        state.surrendered = ("germany",)
        said = note(state.view("us"), act("support", front="far_east"), "en")
        falls = "with the A-bomb: Japan surrenders, US +5"
        assert (falls in said) == (bomb == "hanford"), said
        assert ("Japan surrenders" in said) == (bomb != "oak_ridge"), said


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_front_is_worth_is_told_line_by_line(lang: str) -> None:
    """9.4 Each change of a power's points has its parts, and they come to it."""
    met = 0
    for kind, view in every():
        if kind != "allocate_production":
            continue
        for action in view.actions():
            if action.kind != "support":
                continue
            worth = entering(view, action["front"])
            rows = [r for r in SCREEN.preview(view, action, lang)["lines"] if r["rule"] == "9.4"]
            changes = {r["seat"]: sum(n for _, n, _ in r["parts"]) for r in rows}
            assert changes in ({}, {s: n for s, n in worth.items() if n})
            met += len(changes)
    assert met > 2


# -- what things are -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_7_82_what_japan_still_holds_out_for_is_told_of_it(lang: str) -> None:
    lacking = {
        "en": ("Germany out of the war", "the bomb, with a B29 base", "the Soviets in Manchuria"),
        "ru": ("Германия вне войны", "бомба и база B29", "советский фронт в Маньчжурии"),
    }[lang]
    for out, missing in (([], lacking), (["italy", "germany"], lacking[1:])):
        state = position(at="decisions", conference=8, surrendered=out)
        told = SCREEN.what_is(state.view("us"), "axis:japan", lang)["text"]
        assert told.endswith(f": {'; '.join(missing)}."), told


def things_of(view: Churchill, lang: str) -> set[str]:
    """Everything on both boards that has a name or can be clicked, and the hand."""
    found: set[str] = set()
    for board in SCREEN.boards:
        scene = SCREEN.draw(board, view, lang)
        found |= scene.targets() | {thing.id for thing in scene.things() if thing.label}
    hand = view.hand(view.viewer) if view.viewer else ()
    return found | {f"card:{card}" for card in hand}


@pytest.mark.parametrize("lang", LANGS)
def test_everything_on_the_table_says_what_it_is_and_why_it_is_no_choice(lang: str) -> None:
    for kind, views in sorted(asked().items()):
        view = views[0]
        usable = {t for a in view.actions() for t in SCREEN.targets(a, view.viewer)}
        for target in things_of(view, lang):
            if target.partition(":")[0] not in THINGS:
                continue  # a heading or a legend
            told = SCREEN.what_is(view, target, lang)
            assert told["name"] and told["rule"], (kind, target)
            assert whole(told["text"]), (kind, target, told["text"])
            choice = SCREEN.is_choice(view, target)
            assert choice == (told["why"] == ""), (kind, target, told["why"])
            assert choice or whole(told["why"]), (kind, target, told["why"])
            assert target not in usable or choice


def test_the_engine_says_why() -> None:
    def why(state: Churchill, target: str) -> str:
        assert state.decision is not None
        return SCREEN.what_is(state.view(state.decision.seat), target, "en")["why"]

    meeting = crowded()
    assert meeting.decision is not None
    seat = meeting.decision.seat
    assert "5.23" in why(meeting, "issue:a_bomb_research")  # captured
    assert "5.22" in why(meeting, "issue:second_front")  # not on the table
    inactive = table(inactive=["uk", "us", "ussr"])
    assert "5.26" in why(inactive, "leader:uk")
    for view in asked()["place_alignment_marker"]:
        bare = next(n for n in BOX.locations if n not in view.networks)
        told = SCREEN.what_is(view, f"location:{bare}", "en")["why"]
        assert "7.31" in told or "7.4" in told
    other = next(s for s in SEATS if s != seat)
    waits = SCREEN.what_is(meeting.view(other), "issue:second_front", "en")["why"]
    assert waits.startswith("Somebody else decides now.")
    for view in asked()["debate_issue"]:  # what is asked about is no mere "not now"
        issue = view.decision.args[2]
        told = SCREEN.what_is(view, f"issue:{issue}", "en")["why"]
        assert told.startswith(f"The question is about {ck.name(issue, 'churchill', 'en')}")


def test_5_25_a_debate_by_a_chief_of_staff_says_what_each_roll_comes_to() -> None:
    """His attribute counts with the roll; list, preview and adviser say the same two places."""
    seen = 0
    for view in asked()["debate_issue"]:
        for action in view.actions():
            if action.kind != "debate" or not BOX.staff[action["card"]].chief:
                continue
            rolled = by_roll(view, action)
            assert rolled is not None and rolled["most"] - rolled["least"] == 5
            said = note(view, action, "en")
            assert f"counts {rolled['least']} to {rolled['most']}" in said
            (told,) = [t for t in GUIDE.reasons(view, action) if t.key == "guide-for-debate-rolled"]
            assert (told.facts["low"], told.facts["high"]) == (rolled["low"], rolled["high"])
            for trial, place in ((1, rolled["low"]), (6, rolled["high"])):
                move = move_of(view, action, trial)
                assert move is not None and move.to == place
            seen += 1
        spoken = next((a for a in view.actions() if a.kind == "lead_debate"), None)
        assert spoken is None or by_roll(view, spoken) is None
    assert seen


def test_3_23_a_place_says_who_has_what_in_it() -> None:
    """Networks and alignment where they are; that nobody has anything only where that is so."""
    found = set()
    for view in (*asked()["place_alignment_marker"], *asked()["agenda_card"]):
        for item in BOX.locations:
            told = SCREEN.what_is(view, f"location:{item}", "en")["text"]
            assert ("network" in told) == (item in view.networks), told
            assert ("It is aligned with" in told) == (item in view.alignment), told
            bare = item not in view.networks and item not in view.alignment
            assert ("Nobody has anything here" in told) == bare, told
            found.add((item in view.networks, item in view.alignment))
    assert {(True, False), (False, False)} <= found


def test_what_is_asked_of_anything_strange_is_answered() -> None:
    view = asked()["agenda_card"][0]
    for target in (
        "",
        "issue",
        "issue:nothing",
        "space:mars:1",
        "chair:none",
        "x:y:z",
        "box:arctics",
    ):
        told = SCREEN.what_is(view, target, "en")
        assert isinstance(told["why"], str)


# -- moments ---------------------------------------------------------------------------------------


def test_moments_are_events_that_there_are() -> None:
    kinds = {key.removeprefix("event-") for key in keys("en", "churchill", "event-")}
    assert {*moments.LOUD, *moments.QUIET, *moments.ON_MAP, *moments.ON_TABLE} <= kinds


def event(kind: str, **args: Any) -> ck.Event:
    return ck.Event("churchill", kind, "5.23", args, ())


BIG = [
    (event("issue_captured", seat="us", issue="global_issue"), "Captured"),
    (event("conference_won", seat="uk", number=2), "The UK wins the conference"),
    (event("surrendered", axis="germany"), "Germany surrenders"),
    (event("leader_replaced", seat="us", leader="roosevelt", successor="truman"),
     "Roosevelt is dead"),
    (event("front_advanced", front="western", space="normandy", left="bolero"), "D-Day"),
    (event("pawn_advanced", seat="us", space="trinity"), "The bomb is ready"),
    (event("health_rolled", seat="uk", leader="churchill", total=3, limit=4,
           result="inactive_next_conference"), "Churchill falls ill"),
    (event("health_rolled", seat="ussr", leader="stalin", total=3, limit=4, result="paranoia"),
     "Stalin's paranoia"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "headline"), BIG, ids=lambda x: getattr(x, "kind", ""))
def test_big_things_have_their_moment(told: ck.Event, headline: str) -> None:
    assert SCREEN.weight(told) == MAJOR
    assert SCREEN.headline(told, "en") == headline
    assert SCREEN.headline(told, "ru") not in ("", headline)
    assert bool(SCREEN.event_sign(told)) == bool(told.get("seat"))


def test_small_things_are_told_in_passing() -> None:
    for small in (
        event("debate_declined", seat="uk", issue="global_issue"),
        event("deck_shuffled", seat="us", cards=20),
    ):
        assert SCREEN.weight(small) == MINOR
        assert SCREEN.headline(small, "en") == SCREEN.event_sign(small) == ""
    step = event("front_advanced", front="western", space="rhineland", left="normandy")
    assert SCREEN.weight(step) == PLAIN and SCREEN.headline(step, "en") == ""
    rolled = event("health_rolled", seat="uk", leader="churchill", total=9, limit=4, result="well")
    assert SCREEN.weight(rolled) == PLAIN, "a leader's life is at stake"


def test_each_event_is_seen_on_its_board() -> None:
    state = crowded()
    war = state.copy()
    war.phase = "war"
    for kind, view, board in (
        ("issue_moved", state, "table"),
        ("support_placed", state, "map"),
        ("pol_mil_rolled", state, "map"),
        ("issue_won", war, "table"),
        ("front_rolled", war, "map"),
        ("global_issue_moved", war, "table"),
    ):
        assert SCREEN.board_for((event(kind),), view) == board, kind


# -- pages to pause at -----------------------------------------------------------------------------


@cache
def played(seed: int, scenario: str = "training") -> ck.Record:
    """A game of bots."""
    record = ck.Record.new("churchill", scenario, seed=seed)
    bot, rng = player("churchill", "bot"), random.Random(seed)
    while record.state.decision is not None:
        view = record.state.view(record.state.decision.seat)
        record.play(bot.choose(view, view.actions(), rng))
    return record


@cache
def pages(seed: int) -> tuple[tuple[str, tuple[Beat, ...]], ...]:
    """The pages of a game, each with the beats up to it."""
    found, sofar = [], []
    for beat in beats(played(seed), -1):
        sofar.append(beat)
        for told in beat.events:
            if kind := SCREEN.pause(told):
                found.append((kind, tuple(sofar)))
    return tuple(found)


def test_a_preview_says_what_an_issue_gives() -> None:
    """6.0 Before it is won, in the words of the page that tells of it afterwards."""
    hands = {"us": ["us_hopkins", "us_marshall"], "uk": ["uk_eden"], "ussr": []}
    at_table = {"pol_mil_1": "center", "strategic_materials": ("uk", 5)}
    state = ck.game("churchill").position(at="meeting", turn="us", hands=hands, issues=at_table)
    view = state.view("us")
    told: dict[str, set[str]] = {}
    for action in view.actions():
        if action.kind == "advance" and "issue" in action.args:
            lines = SCREEN.preview(view, action, "en")["lines"]
            told.setdefault(action["issue"], set()).update(line["text"] for line in lines)
    assert any("you get" in text for text in told["pol_mil_1"]), told
    center = "If Strategic Materials ends there, it takes effect: one production marker more"
    assert any(center in text for text in told["strategic_materials"]), told


def test_what_is_one_thing_to_see_is_one_step() -> None:
    """6.3, 7.62, 7.64, 7.7: each step of production, of the armies and of a front is told once."""
    record = played(3)
    steps = [[e.kind for e in b.events] for b in Reel(record, -1, joins=SCREEN.together)]
    assert sum(map(len, steps)) == len(beats(record, -1)), "nothing is lost"
    assert steps.count(["production_received"] * 3) == 3
    assert ["front_advanced", "kamikaze"] in steps
    assert not [s for s in steps if "front_rolled" in s and len(s) > 1], "each die is seen"
    loud = [s for s in steps if any(moments.LOUD.get(kind) for kind in s)]
    assert {tuple(s) for s in loud if len(s) > 1} == {("game_started", "conference_opened")}


def test_a_conference_has_two_pages() -> None:
    assert [kind for kind, _ in pages(3)] == ["meeting", "war"] * 3


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_pages_are_whole_sentences_with_rules(seat: str | None, lang: str) -> None:
    for kind, story in pages(3):
        page = SCREEN.summary(kind, played(3), story, seat, lang)
        assert page["kind"] == kind and page["title"] and page["go_on"]
        assert whole(page["lead"])
        for section in page["sections"]:
            shown = (section["rows"], section["table"], section["text"], section["columns"])
            assert any(shown), section["title"]
            assert section["title"] or section["columns"], "columns have titles of their own"
            if section["head"]:
                assert {len(row["cells"]) for row in section["rows"]} == {len(section["head"])}
            assert all(c["title"] for c in section["columns"])
            for row in section["rows"]:
                assert whole(row["text"]), row["text"]
                assert not row.get("how") or whole(row["how"]), row["how"]
                assert row["rule"], row["text"]
                assert row["tone"] in ("good", "even", "bad", "") and (seat or not row["tone"])


def texts(page: dict[str, Any], title: str) -> list[str]:
    (section,) = [s for s in page["sections"] if s["title"] == title]
    return [row["text"] for row in section["rows"]]


def section_of(page: dict[str, Any], title: str) -> dict[str, Any]:
    (found,) = [s for s in page["sections"] if s["title"] == title]
    return dict(found)


def sums(page: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """Everybody's score before and after, as the columns tell it."""
    return {c["seat"]: (c["before"], c["after"]) for c in page["sections"][0]["columns"]}


def test_the_end_of_a_war_says_who_would_win_now() -> None:
    """4.4 Leading may cost the game, so it is told beside the scores; in the end, who wins."""
    goes_on = 0
    for kind, story in pages(3):
        if kind != "war":
            continue
        page = SCREEN.summary(kind, played(3), story, "us", "en")
        rows = page["sections"][0]["rows"]
        assert len(rows) == 1
        for row in rows:
            goes_on += 1
            begins = (
                "So the game ends: " if is_last(story[-1].before) else "If the game ended now: "
            )
            assert row["text"].startswith(begins) and row["rule"][:3] == "4.4"
    assert goes_on


def test_a_line_that_counts_no_longer_says_so() -> None:
    """9.4 The points of a space that a front has left are no loss to be wondered at."""
    told = [
        (text, amount)
        for seed in (3, 4, 5, 6)
        for kind, story in pages(seed)
        if kind == "war"
        for column in SCREEN.summary(kind, played(seed), story, "us", "en")["sections"][0][
            "columns"
        ]
        for text, amount, _ in column["lines"]
    ]
    assert not any("no longer" in text and "never" in text for text, _ in told)
    gone = [(text, amount) for text, amount in told if text.endswith(": lost")]
    assert gone and len(gone) < len(told)
    left = [(text, amount) for text, amount in told if ": the front is in " in text]
    assert left and {amount[0] for _, amount in left} == {"\N{MINUS SIGN}"}
    assert not any("Front in" in text for text, _ in gone), "a front that advanced is no loss"


def test_7_1_a_place_without_a_network_says_who_removed_the_last() -> None:
    told = {
        (row["text"], row["rule"])
        for seed in (3, 4, 5, 6)
        for kind, story in pages(seed)
        if kind == "war"
        for row in section_of(
            SCREEN.summary(kind, played(seed), story, "us", "en"), "Places won and lost"
        )["rows"]
    }
    assert any("has removed the last network of the" in text for text, _ in told)
    assert not any(text.endswith("has no network left there.") for text, _ in told), told


def test_7_1_a_network_fewer_is_no_gain() -> None:
    told = {
        (row["text"].partition(": ")[2], row["tone"])
        for seed in range(3, 9)
        for kind, story in pages(seed)
        if kind == "war"
        for row in section_of(
            SCREEN.summary(kind, played(seed), story, "us", "en"), "Places won and lost"
        )["rows"]
    }
    tones = {text: tone for text, tone in told}
    assert tones["one network of the US (before: 2 of the US)."] == "bad"
    assert tones["2 networks of the US (before: 1 of the US)."] == "good"


def test_9_4_f_points_that_another_loses_by_a_network_in_a_colony_are_explained() -> None:
    state: Any = ck.game("churchill").new(scenario="training", seed=1)
    state.steps = (*state.steps[:-1], ("place_network_marker", "us"))
    state.phase, state._actions, state.to_place = "war", None, dict.fromkeys(SEATS, (1, 0))
    state.networks = state.alignment = {}
    view = state.view("us")
    assert "9.4, F" in note(view, act("network", location="malaya"), "en")
    assert "9.4, F" not in note(view, act("network", location="poland"), "en")


def test_the_end_of_a_war_names_the_lines_that_changed_the_score_of_others() -> None:
    """9.4 Their changes add up to the change of each sum; what counts newly is said."""
    turned = set()
    for seed in (3, 4):
        for kind, story in pages(seed):
            if kind != "war":
                continue
            page = SCREEN.summary(kind, played(seed), story, "us", "en")
            for told in page["sections"][0]["columns"]:
                change = told["after"] - told["before"]
                lines = [int(n.replace("\u2212", "-")) for _, n, _ in told["lines"]]
                assert sum(lines) == change == int(told["change"].replace("\u2212", "-"))
                assert lines or told["note"]
            for section in page["sections"]:
                turned |= {r["text"] for r in section["rows"] if r["rule"].startswith("9.4.")}
    assert any(": the front is in " in t and "\u2212" in t for t in turned), turned
    assert any(t.startswith("Now counted: ") and "+" in t for t in turned), turned


@pytest.mark.parametrize("lang", LANGS)
def test_5_24_who_was_not_asked_for_a_debate_is_told_so_as_it_happens(lang: str) -> None:
    """The same sentence that is told afterwards, and only to whoever could have debated."""
    told = Counter[str]()
    for seed in range(3):
        story = list(beats(played(seed), 0))
        for n, beat in enumerate(story):
            said = {s: SCREEN.passed_by(story[max(0, n - 12) : n + 1], s, lang) for s in SEATS}
            for seat, text in said.items():
                if not text:
                    continue
                (debate,) = [e for e in beat.events if e.kind == "debate_played"]
                assert whole(text) and seat != debate["seat"] and "5.24" in text
                later = [t for _, t in summaries.taken(story[: n + 1], seat, lang)]
                assert any(t.startswith(text) for t in later)
                told[seat] += 1
    assert set(told) == set(SEATS)


@pytest.mark.parametrize("lang", LANGS)
def test_4_52_a_tie_that_no_leader_could_break_is_not_one_that_none_did(lang: str) -> None:
    told = []
    for active in ((), ("us",)):
        state = conference_tie(("us", "ussr"), active)
        events = list(state.events)
        if active:
            events += state.apply(act("keep_leader"))
        told.append(summaries._tied(events, "", lang))
    could, did = (text.replace("(4.52)", "") for text in told)
    assert could != did and whole(could.strip()) and whole(did.strip())


@pytest.mark.parametrize("lang", LANGS)
def test_4_42_the_entry_that_ends_the_war_says_what_that_makes_of_the_points(lang: str) -> None:
    """Why such a success may be no good is seen at once."""
    told = []
    for surrendered in (["italy"], ["germany", "italy"]):
        state = position(
            at="decisions",
            surrendered=surrendered,
            fronts={"central_pacific": "okinawa", "western": "germany"} if surrendered[1:] else {},
            naval={"central_pacific": 5},
            issues={"us_production_1": ("us", 3)},
            a_bomb={"us": "trinity"},
        )
        play_until(
            state,
            lambda s: s.decision is not None and s.decision[1:3] == ("us", "allocate_production"),
        )
        marker = act("support", front="central_pacific")
        told.append(note(state.view("us"), marker, lang))
    assert "4.42" in told[1] and "4.42" not in told[0]


def test_4_42_what_has_been_won_and_is_settled_later_counts_for_the_end() -> None:
    """6.11 Five points from the first to the last may hold the alliance together; 6.10.1 what is
    sure counts, and what its winner may choose, or a die, leaves it open."""

    def told(issues: dict[str, Any], **sides: str) -> str:
        state = position(
            at="decisions", conference=10, surrendered=["germany", "italy"],
            fronts={"central_pacific": "okinawa", "western": "germany"},
            naval={"central_pacific": 5}, conference_wins={"us": 4}, global_issues=sides,
            issues={"us_production_1": ("us", 3), **issues}, a_bomb={"us": "trinity"},
        )  # fmt: skip
        play_until(
            state,
            lambda s: s.decision is not None and s.decision[1:3] == ("us", "allocate_production"),
        )
        return note(state.view("us"), act("support", front="central_pacific"), "en")

    assert "the alliance breaks, and the UK wins" in told({})
    known = told({"global_issue": ("uk", 3)}, churchill_stalin="uk", churchill_roosevelt="us")
    assert "the alliance breaks, and you win" in known, "two points more and the UK is first"
    assert "hangs on what has been won" in told(
        {"global_issue": ("ussr", 3)}, roosevelt_stalin="us"
    )


def test_6_10_what_a_success_of_research_brings_stands_beside_it() -> None:
    for place, worth in (("hanford", "then the A-bomb is there: you +3, UK +3, USSR −3"),
                         ("oak_ridge", "one of 2 still needed for the A-bomb")):  # fmt: skip
        state = position(
            at="decisions", issues={"a_bomb_research": ("us", 3)}, a_bomb={"us": place}
        )
        play_until(
            state,
            lambda s: s.decision is not None and s.decision[1:3] == ("us", "allocate_production"),
        )
        said = note(state.view("us"), act("research"), "en")
        assert worth in said.replace("-3", "−3"), said


def test_9_4_a_front_says_whom_its_advance_suits() -> None:
    """West Germany brings the US and the UK three each; Japan's islands the US alone."""
    state = position(fronts={"western": "rhineland", "central_pacific": "marianas"})
    tones = {
        (front, seat, entered): summaries._tone_of(state, front, seat, entered)
        for front in ("western", "central_pacific")
        for seat in SEATS
        for entered in (True, False)
    }
    assert [tones["western", s, True] for s in SEATS] == ["even", "even", "bad"]
    assert [tones["western", s, False] for s in SEATS] == ["even", "even", "good"]
    assert tones["central_pacific", "us", True] == "good"
    assert tones["central_pacific", "us", False] == tones["central_pacific", "uk", True] == "bad"


def test_8_0_a_front_that_would_have_ended_the_war_suits_whoever_would_not_have_won() -> None:
    """That it waits, whatever its points: Manchuria is all that Japan still holds out for."""
    fronts = {"western": "west_germany", "far_east": "nomohon", "central_pacific": "marianas"}
    more = {"fronts": fronts, "a_bomb": {"us": "trinity"}, "scenario": "training"}
    start = decisions(conference=9, **more)
    trial = entered(start, "western", "far_east")
    assert trial is not None and (over := if_over(trial)) is not None
    for seat in SEATS:
        tone = summaries._would_end(start, "far_east", seat, ["western"])
        assert tone == ("bad" if seat == over.winner else "good")
        assert not summaries._would_end(start, "far_east", seat, []), "Germany holds out"
        assert not summaries._would_end(start, "far_east", seat, ["western", "far_east"])
        last = decisions(conference=10, **more)
        assert not summaries._would_end(last, "far_east", seat, ["western"]), "it ends anyway"


def test_4_4_a_front_that_decides_who_wins_suits_whoever_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever it brings in points: a front that waits may keep an alliance together."""
    decides, signs = summaries._decides, Counter[tuple[str, bool]]()

    def seen(start: Churchill, end: Churchill, front: str, seat: str, gone: list[str]) -> str:
        sign = decides(start, end, front, seat, gone)
        signs[sign, seat == winner] += 1
        return sign

    monkeypatch.setattr(summaries, "_decides", seen)
    for seed in range(1, 9):
        record = played(seed)
        assert record.state.result is not None
        winner = record.state.result.winner
        story = next(s for kind, s in reversed(pages(seed)) if kind == "war")
        for seat in SEATS:
            assert SCREEN.summary("war", record, story, seat, "en")
    assert signs["good", True] and signs["bad", False], signs
    assert not signs["good", False] and not signs["bad", True], signs


def test_5_27_where_an_issue_was_taken_is_not_where_the_meeting_left_it() -> None:
    """Only who captures an issue has taken it to his chair; the others lie there in the end."""
    slips = 0
    for seed in range(1, 7):
        for kind, story in pages(seed):
            if kind != "meeting":
                continue
            captured = {e["issue"] for b in story for e in b.events if e.kind == "issue_captured"}
            for slip in (s for lost in course(story).slips.values() for s in lost.values()):
                slips += 1
                assert slip.to[1:] != (CHAIR,) or slip.issue in captured, slip
    assert slips > 10


def test_the_end_of_a_meeting_says_who_won_what_and_by_which_card() -> None:
    for kind, story in pages(3):
        if kind != "meeting":
            continue
        end = story[-1].after
        assert isinstance(end, Churchill)
        for seat in SEATS:
            page = SCREEN.summary(kind, played(3), story, seat, "en")
            won = sum(isinstance(at, tuple) and at[0] == seat for at in end.issues.values())
            rows = section_of(page, "Who won what, and what it gives")["rows"]
            assert sum(row["tone"] == "good" for row in rows) == won
            for row in rows:
                assert "lay" in row["how"] or "center" in row["how"] or "there" in row["how"]
            own, *others = page["sections"][0]["columns"]
            assert own["seat"] == seat and {c["seat"] for c in others} == {*SEATS} - {seat}
            for told in (own, *others):
                gained = [int(n) for _, n in told["lines"] if n]
                assert bool(gained) == (told["seat"] == end.conference_winner)
                assert told["before"] + sum(gained) == told["after"]
                assert told["after"] == points(score(end))[told["seat"]]
        name = ck.name(end.conference_winner, "churchill", "en")
        assert any(
            f"The {name} wins conference" in t for t in texts(page, "Who won the conference")
        )


@pytest.mark.parametrize("lang", LANGS)
def test_4_5_the_lead_of_a_meeting_says_how_a_tie_was_decided(lang: str) -> None:
    ties = 0
    for seed in (3, 4, 5, 6):
        for kind, story in pages(seed):
            if kind != "meeting":
                continue
            kinds = [e.kind for beat in story for e in beat.events][::-1]
            tied = "tie" in kinds[: kinds.index("issues_counted")]
            lead = SCREEN.summary(kind, played(seed), story, "us", lang)["lead"]
            assert tied == ("4.52" in lead or "4.53" in lead), lead
            assert whole(lead)
            ties += tied
    assert ties


@pytest.mark.parametrize("lang", LANGS)
def test_6_8_an_issue_that_was_won_and_not_activated_is_told_after_the_war(lang: str) -> None:
    state = decisions()
    assert state.issues["pol_mil_1"][0] == "us"
    [row] = summaries._unused(state, "us", lang)
    assert row["rule"] == "6.8" and row["tone"] == "bad"
    assert ck.name("pol_mil_1", "churchill", lang) in row["text"]
    for other in ("uk", None):
        [row] = summaries._unused(state, other, lang)
        assert row["seat"] == "us" and not row["tone"] and ck.name("us", "churchill", lang)
    state.activated = (*state.activated, "pol_mil_1")
    assert not [*summaries._unused(state, "us", lang)]


def test_what_slipped_away_is_followed_through_the_events() -> None:
    """An issue of mine that a card took, and only such; whether I won it back is told."""
    found = back = 0
    for kind, story in (*pages(3), *pages(4)):
        if kind != "meeting":
            continue
        begun = max(i for i, b in enumerate(story) if any(e.kind == "agenda_won" for e in b.events))
        meeting = story[begun:]
        for seat in SEATS:
            had = {
                issue
                for beat in meeting
                for issue, at in beat.after.issues.items()  # type: ignore[attr-defined]
                if isinstance(at, tuple) and at[0] == seat
            }
            end = meeting[-1].after.issues  # type: ignore[attr-defined]
            lost = {i for i in had if not (isinstance(end[i], tuple) and end[i][0] == seat)}
            slips = {i: s for i, s in course(meeting).slips[seat].items() if not s.seized}
            assert lost <= slips.keys()
            page = SCREEN.summary(kind, played(3), story, seat, "en")
            told = texts(page, "What was taken from you, for good or for a while")
            assert bool(told) == bool(course(meeting).slips[seat]) or not lost
            back += len(slips.keys() - lost)
            for issue in slips.keys() - lost:
                name = ck.name(issue, "churchill", "en")
                assert any(name in t and "You won it all the same." in t for t in told)
            for issue in lost:
                slip = slips[issue]
                assert slip.by["card"] and slip.by["issue"] == issue
                name = ck.name(issue, "churchill", "en")
                card = ck.name(slip.by["card"], "churchill", "en")
                assert any(name in t and card in t for t in told)
                found += 1
    assert found and back


def test_what_was_dragged_off_a_track_and_won_back_is_told() -> None:
    """5.22, 5.24 Even if it lies in one's own chair at the end."""
    seen = [
        (story, seat, slips)
        for seed in (3, 4)
        for kind, story in pages(seed)
        if kind == "meeting"
        for seat in SEATS
        if (slips := course(story).slips[seat])
    ]
    assert seen
    for story, seat, _ in seen:
        for lang, nothing in (("en", "Nothing that lay"), ("ru", "ничего не забрали")):
            page = SCREEN.summary("meeting", played(3), story, seat, lang)
            section = page["sections"][-1]
            assert all(whole(row["text"]) for row in section["rows"])
            assert bool(section["rows"]) != (nothing in section["text"])


def test_the_end_of_a_war_says_need_die_and_score_of_each_front() -> None:
    for seed in (3, 4):
        for kind, story in pages(seed):
            if kind != "war":
                continue
            page = SCREEN.summary(kind, played(seed), story, "uk", "en")
            fronts = section_of(page, "The fronts")["rows"]
            assert len(fronts) == len(BOX.tracks)
            opens = [i for i, b in enumerate(story) if b.events[0].kind == "networks_to_place"]
            begun = opens[-len(SEATS)]
            for beat in story[begun:]:
                for told in beat.events:
                    if told.kind == "front_rolled":
                        front = ck.name(told["front"], "churchill", "en")
                        (row,) = [r for r in fronts if r["cells"][0] == front]
                        assert row["text"].startswith(front)
                        assert row["cells"][3] == str(told["roll"])
                        assert row["cells"][2].startswith(str(told["strength"]))
                        assert row["cells"][4].startswith(("advances", "breaks")) == bool(
                            told["success"]
                        )
                        assert re.search(rf"\b{told['roll']}\b", row["text"])
                        sure = told["strength"] >= 10
                        assert ("whatever the die shows" in row["text"]) == sure
                        assert ("had to show" in row["text"]) == (not sure)
                        assert sum(p[1] for p in row["parts"]) == told["strength"]
            met = [b for b in story if any(e.kind == "conference_won" for e in b.events)][-1]
            start, end = met.after, story[-1].before
            assert isinstance(start, Churchill) and isinstance(end, Churchill)
            old, new = points(score(start)), points(score(end))
            assert sums(page) == {s: (old[s], new[s]) for s in SEATS}
            (lines,) = [s for s in page["sections"] if s["title"] == "Your score, line by line"]
            *rows, total = lines["table"]["rows"]
            assert sum(int(row[1]) for row in rows) == int(total[1]) == old["uk"]
            assert sum(int(row[2]) for row in rows) == int(total[2]) == new["uk"]


@pytest.mark.parametrize("seed", [3, 4])
def test_the_page_of_a_war_begins_with_the_scores_at_the_end_of_the_meeting(seed: int) -> None:
    """9.4 What the decisions brought, as a bomb or a Global Issue, stands on one of the pages."""
    met: dict[str, tuple[int, int]] = {}
    between = 0
    for kind, story in pages(seed):
        page = SCREEN.summary(kind, played(seed), story, "us", "en")
        if kind == "meeting":
            met = sums(page)
            continue
        assert {s: n for s, (n, _) in sums(page).items()} == {s: n for s, (_, n) in met.items()}
        opens = [b for b in story if b.events[0].kind == "networks_to_place"]
        decided = points(score(opens[-len(SEATS)].before))  # type: ignore[arg-type]
        between += decided != {s: n for s, (_, n) in met.items()}
        own = sums(page)["us"]
        assert ". Since the meeting your score" in page["lead"]
        assert str(own[0]) in page["lead"] and str(own[1]) in page["lead"]
    assert between


def test_a_page_that_is_taken_up_after_the_meeting_begins_with_the_war() -> None:
    """What was not told is not counted."""
    story = next(s for kind, s in pages(3) if kind == "war")
    begun = next(i for i, b in enumerate(story) if b.events[0].kind == "networks_to_place")
    page = SCREEN.summary("war", played(3), story[begun:], "us", "en")
    assert sums(page)["us"][0] == points(score(story[begun].before))["us"]  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGS)
def test_a_declaration_of_war_that_was_not_used_counts_for_its_conference_only(lang: str) -> None:
    """6.21, 6.22 Said when it takes effect, and again when the front did not come through."""
    once = {"en": "was agreed for this conference only", "ru": "действовало только на этой"}[lang]
    again, told = 0, set()
    for seed in (3, 4):
        for kind, story in pages(seed):
            page = SCREEN.summary(kind, played(seed), story, "us", lang)
            rows = [r for s in page["sections"] for r in s["rows"]]
            told |= {r["text"] for r in rows if r["rule"] in ("6.21", "6.22")}
            if kind != "war" or story[-1].after.result:
                continue
            end = story[-1].before
            assert isinstance(end, Churchill)
            waits = {
                entry.requires_issue
                for front in BOX.tracks
                if (entry := end.entry(front)) is not None and not end.is_over(front)
            }
            due = waits & set(end.center_results)
            again += len(due)
            assert len([r for r in rows if once in r["text"]]) == len(due)
    assert again and all(whole(text) for text in told)


def test_the_armies_of_the_axis_are_led_up_to() -> None:
    """7.62, 7.64 The war begins with them: what they are for comes before where they go."""
    led = set()
    for kind, story in pages(3):
        for beat in story if kind == "war" else ():
            said = SCREEN.said_before(beat.events, "en")
            assert bool(said) == (beat.events[0].kind == "armies_placed")
            led.add(said)
    assert len(led) == 2 and all(whole(said) for said in led if said)


@pytest.mark.parametrize("lang", LANGS)
def test_a_breakthrough_says_what_made_its_number_and_its_rule(lang: str) -> None:
    """7.74 No number but those that are told before it, and 10; none where no die could help."""
    found = set()
    for seed in (3, 4):
        for kind, story in pages(seed):
            if kind != "war":
                continue
            page = SCREEN.summary(kind, played(seed), story, "uk", lang)
            for row in page["sections"][1]["rows"]:
                for line in row.get("after", ()):
                    assert whole(line["text"]) and line["rule"]
                    if line["rule"] == "7.74":
                        found.add(line["text"])
    assert found
    for text in found:
        barred = "whatever the die shows" in text or "что бы ни выпало" in text
        made = "10" in text and ("strength above 10" in text or "сверх 10" in text)
        assert made != barred, text


def test_the_last_page_says_that_the_war_is_over_and_what_is_not_played() -> None:
    """8.0 In its head, and on the page after the game."""
    early = {"en": "Conference 10 is not played.", "ru": "Конференция 10 не состоится."}
    title = {"en": "The war is over", "ru": "Война окончена"}
    seeds = (next(s for s in range(1, 20) if ended_in(s) == n) for n in (9, 10))
    for seed, is_early in zip(seeds, (True, False), strict=True):
        *others, (kind, story) = pages(seed)
        for lang in LANGS:
            page = SCREEN.summary(kind, played(seed), story, "us", lang)
            assert page["title"].startswith(title[lang])
            by = SCREEN.ended_by(played(seed).state, lang)
            assert (early[lang] in page["lead"], early[lang] in by) == (is_early, is_early)
            for kind_, story_ in others:
                page = SCREEN.summary(kind_, played(seed), story_, "us", lang)
                assert not page["title"].startswith(title[lang])
        over = [e for b in beats(played(seed), -1) for e in b.events if e.kind == "war_over"]
        assert [SCREEN.weight(e) for e in over] == [MAJOR] * is_early
        assert [SCREEN.headline(e, "en") for e in over] == [title["en"]] * is_early


def ended_in(seed: int) -> int:
    """The conference with which a game ended by a surrender of both; 0 if one held out."""
    state = played(seed).state
    assert isinstance(state, Churchill)
    return state.conference if {"germany", "japan"} <= set(state.surrendered) else 0


def test_a_page_needs_nothing_of_another_conference() -> None:
    kind, story = pages(3)[-1]
    begun = max(i for i, b in enumerate(story) if any(e.kind == "agenda_won" for e in b.events))
    whole_story = SCREEN.summary(kind, played(3), story, "us", "en")
    assert SCREEN.summary(kind, played(3), story[begun:], "us", "en") == whole_story
    assert SCREEN.summary(kind, played(3), (), "us", "en") == {}
    assert SCREEN.summary("turn", played(3), story, "us", "en") == {}


def test_no_secret_of_another_is_on_a_page() -> None:
    """10.2 The score of a page counts only the agendas that its seat may know."""
    record = ck.Record.new("churchill", "training", seed=2, secret_agenda=True)
    bot, rng = player("churchill", "bot"), random.Random(2)
    while not any(e.kind == "conference_closed" for g in record.log for e in g):
        view = record.state.view(record.state.decision.seat)
        record.play(bot.choose(view, view.actions(), rng))
    story = []
    for beat in beats(record, -1):
        story.append(beat)
        if any(e.kind == "conference_closed" for e in beat.events):
            break
    end = story[-1].before
    assert isinstance(end, Churchill)
    for seat in SEATS:
        page = SCREEN.summary("war", record, story, seat, "en")
        known = points(score(end.view(seat)))
        assert {s: after for s, (_, after) in sums(page).items()} == known


# -- how a game ended ------------------------------------------------------------------------------


def looked_back(record: ck.Record, own: str, lang: str) -> dict[str, Any]:
    """The review of a game for one person."""
    c: Any = SimpleNamespace(
        record=record, lang=lang, screen=SCREEN, game=ck.game("churchill"), persons=[own], own=own
    )
    return end_page.looking_back(c)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("scenario", "seed", "ending", "rule"),
    [("tournament", 5, "broken_second", "4.42"), ("training", 8, "hegemon", "4.43")],
)
def test_an_ending_that_decided_the_game_is_told_before_the_points(
    scenario: str, seed: int, ending: str, rule: str, lang: str
) -> None:
    """4.42, 4.43 With the moment when it became so, and as the first rule to learn, once."""
    record = played(seed, scenario)
    result = record.state.result
    assert result is not None and result.ending == ending
    own = max(result.scores, key=lambda s: result.scores[s])
    assert own not in result.winners
    back = looked_back(record, own, lang)
    first, *others = back["turns"]
    log = [e for events in record.log for e in events]
    if ending == "broken_second":
        came = log[first["line"]]
        assert came.kind == "surrendered"
        assert first["text"] == ck.say(came, lang) and first["tone"] == "bad"
        assert first["note"].endswith(f"({rule}).") and first["note"].count(rule) == 1
    assert others and first["line"] not in {t["line"] for t in others}
    assert "game_over" not in {log[t["line"]].kind for t in back["turns"]}, "it heads the page"
    rules = [r["rule"] for r in back["learn"]]
    assert rules[0] == rule and len(set(rules)) == len(rules) > 1
    assert back["learn"][0]["learn"]["path"].endswith(".ipynb") and whole(back["learn"][0]["text"])
    moments = [(r["rule"], m) for r in back["learn"] for m in r["moments"]]
    assert moments and all(log[m["line"]].rule == rule for rule, m in moments)
    assert all(whole(f"{m['text']}.") and "−" in m["text"] for _, m in moments)


def test_4_43_no_weakness_is_made_of_the_rule_by_which_one_has_won() -> None:
    """Though it took points of whoever was first and stays so."""
    met = 0
    for seed in range(1, 40):
        record = played(seed, "training")
        result = record.state.result
        assert result is not None
        own = max(result.scores, key=lambda s: result.scores[s])
        cost = [loss.rule for loss in review.against(record, own)]
        if result.ending == "hegemon" and own in result.winners and "4.43" in cost:
            met += 1
            for rule in looked_back(record, own, "en")["learn"]:
                assert rule["rule"] != "4.43" or rule["text"].startswith("By this rule you won")
    assert met


@pytest.mark.parametrize(("lang", "said"), [("en", "conference card"), ("ru", "карточке конф")])
def test_5_12_a_network_that_a_card_takes_is_told_as_taken_by_it(lang: str, said: str) -> None:
    told = say(lang, "taken-network", by="none", location="laos_cambodia", seat="us", left=0)
    assert said in told


def test_6_7_beside_a_directed_offensive_stands_what_goes_as_ships() -> None:
    """7.53 What the landing lacks comes first."""
    fronts, issue = {"central_pacific": "marianas"}, "us_directed_offensive_1"
    for ships, lacking in ((2, True), (3, False)):
        naval = {"central_pacific": ships}
        state = ck.game("churchill").position(at="meeting", fronts=fronts, naval=naval)
        action = act("direct", issue=issue, front="central_pacific")
        told = note(state.view("us"), action, "en")
        assert ("one marker goes as the naval support that is lacking" in told) == lacking, told


def ended(ending: str, too_far: bool = False) -> tuple[ck.Record, str]:
    """The first game that ends so, and its winner; if he was once `too_far` ahead, where asked."""
    for seed in range(1, 200):
        record = played(seed, "training")
        result = record.state.result
        assert result is not None
        winner = str(result.winner)
        if result.ending == ending and (not too_far or SCREEN.lead_endangered(record, winner)):
            return record, winner
    raise AssertionError("no such game")


@pytest.mark.parametrize("lang", LANGS)
def test_4_42_points_lost_by_whoever_was_too_far_ahead_were_no_loss(lang: str) -> None:
    """Who won as the first of a whole alliance after a lead that would have broken it."""
    record, winner = ended("alliance", too_far=True)
    widest = max(ahead(points_, winner) for points_ in record.scores)
    assert widest > BROKEN_ALLIANCE_AT >= ahead(record.scores[record.n], winner)
    turns = looked_back(record, winner, lang)["turns"]
    assert turns and {t["tone"] for t in turns} == {"plain"}
    others = [s for s in SEATS if s != winner]
    assert not any(SCREEN.lead_endangered(record, s) for s in others)
    assert {t["tone"] for t in looked_back(record, others[0], lang)["turns"]} <= {"good", "bad"}


@pytest.mark.parametrize(("lang", "over"), [("en", "over the last"), ("ru", "от последнего")])
def test_4_42_to_the_second_who_wins_what_the_first_gained_was_no_loss(
    lang: str, over: str
) -> None:
    record, winner = ended("broken_second")
    turns = looked_back(record, winner, lang)["turns"]
    leads = [t for t in turns if t["tone"] == "plain"]
    assert leads and all(over in t["note"] for t in leads)
    assert all(t["tone"] == "good" for t in turns if t not in leads), "what brought this ending"


@pytest.mark.parametrize(("lang", "over"), [("en", "over the last"), ("ru", "от последнего")])
def test_4_42_whose_lead_broke_the_alliance_reads_how_it_grew_over_the_last(
    lang: str, over: str
) -> None:
    """Its turning points go by what lost it the game: how far the last was behind."""
    record, winner = ended("broken_second")
    assert record.state.result is not None
    first = max(SEATS, key=record.state.result.scores.__getitem__)
    assert first != winner
    assert SCREEN.lead_endangered(record, first)
    assert not SCREEN.lead_endangered(record, winner)
    swings = [by for _, by in review.turns(record, first, review.ahead_of_last)]
    notes = [t["note"] for t in looked_back(record, first, lang)["turns"] if over in t["note"]]
    assert notes
    widest = max(swings, key=abs)
    numbers = [re.findall(r"[+\u2212]?\d+", note)[-2:] for note in notes]
    found = [int(b.replace("\u2212", "-")) - int(a.replace("\u2212", "-")) for a, b in numbers]
    assert widest in found


@pytest.mark.parametrize("lang", LANGS)
def test_4_43_who_led_while_the_axis_held_out_is_told_so(lang: str) -> None:
    record = played(8)
    state = record.state
    assert state.result is not None and state.result.ending == "hegemon"
    first = max(SEATS, key=state.result.scores.__getitem__)
    for seat in set(SEATS) - set(state.result.winners):
        told = SCREEN.to_win(state, seat, lang)
        axis = {"en": "had Germany and Japan surrendered", "ru": "капитулировали Германия и Япония"}
        assert (axis[lang] in told) == (seat == first), told
        # Neither is occupied: that is 5 points each by itself (9.4 M, Q), and the end counts them.
        brings = {"en": "US +5, USSR +5 (9.4)", "ru": "США +5, СССР +5 (9.4)"}
        assert (brings[lang] in told) == (seat == first), told
        if seat == first:
            assert str(state.result.scores[seat] + 5) in told


def test_4_42_more_points_would_have_won_although_the_lead_was_too_wide() -> None:
    """Both are said together: too wide for the alliance, too small to win without it."""
    state = played(73, "training").state
    assert state.result is not None and state.result.ending == "broken_second"
    told = SCREEN.to_win(state, "us", "en")
    assert told.startswith("Your lead was too wide") and "With 9 points more" in told
    others = set(SEATS) - {"us", *state.result.winners}
    assert all("too wide" not in SCREEN.to_win(state, seat, "en") for seat in others)


def test_the_moment_of_a_broken_alliance_is_where_it_would_have_ended_otherwise() -> None:
    """4.42 Asked of the rules before and after the event."""
    record = played(5, "tournament")
    told = SCREEN.ruled(record, "us", "en")
    assert told is not None
    beat = told[0]
    before, after = (if_over(s) for s in (beat.before, beat.after))  # type: ignore[arg-type]
    assert before is not None and before.ending == "hegemon"
    assert after is not None and after.ending == "broken_second"
    assert told[1].startswith("Had the game ended here: Broken alliance")


@pytest.mark.parametrize("lang", LANGS)
def test_4_41_the_surrender_by_which_the_points_came_to_count_turned_the_game(lang: str) -> None:
    """Where an Axis power that held out would have made another win; nobody else is told of it."""
    record = played(57, "training")
    result = record.state.result
    assert result is not None and (result.ending, result.winner) == ("alliance", "uk")
    log = [e for events in record.log for e in events]
    for own, tone in (("uk", "good"), ("us", "bad")):
        first = looked_back(record, own, lang)["turns"][0]
        came = log[first["line"]]
        assert (came.kind, came["axis"], first["tone"]) == ("surrendered", "japan", tone)
        told = SCREEN.turned(record, own, lang)
        assert told is not None and first["note"] == told[1] and whole(told[1])
        before, after = (if_over(s) for s in (told[0].before, told[0].after))  # type: ignore[arg-type]
        assert before is not None and (before.ending, before.winner) == ("hegemon", "us")
        assert after is not None and after.ending == "alliance"
    assert SCREEN.turned(record, "ussr", lang) is None


@pytest.mark.parametrize("lang", LANGS)
def test_4_43_the_front_that_failed_turned_a_game_that_an_axis_power_held_out(lang: str) -> None:
    """Where another would have won had it fallen; nobody else is told of it."""
    record = played(5, "training")
    result = record.state.result
    assert result is not None and (result.ending, result.winner) == ("hegemon", "us")
    for own, tone in (("us", "good"), ("ussr", "bad")):
        turns = looked_back(record, own, lang)["turns"]
        told = SCREEN.turned(record, own, lang)
        assert told is not None
        event, note = told[0].events[-1], told[1]
        assert (event.kind, event["front"], event["success"]) == ("front_rolled", "far_east", False)
        assert any((t["note"], t["tone"]) == (note, tone) for t in turns) and whole(note)
    assert SCREEN.turned(record, "uk", lang) is None
    other = had_surrendered(record.state)  # type: ignore[arg-type]
    assert other is not None and other[1].winner == "ussr"


def test_where_the_points_decide_no_ending_is_told() -> None:
    """4.41 And in an ending that changed no place."""
    record = played(1)
    assert record.state.result is not None and record.state.result.ending == "alliance"
    assert all(SCREEN.ruled(record, seat, "en") is None for seat in SEATS)
    assert looked_back(record, "us", "en")["learn"][0]["rule"][:3] != "4.4"
    record = played(1, "tournament")  # 4.43, and the first stayed before all others
    assert SCREEN.ruled(record, "us", "en") is None


@pytest.mark.parametrize("lang", LANGS)
def test_points_for_what_had_not_happened_end_with_what_happened(lang: str) -> None:
    """9.4 R and AA: in the columns no line that is just lost, but what ended it."""
    gone = {
        text
        for seed in (3, 4)
        for kind, story in pages(seed)
        if kind == "war"
        for column in SCREEN.summary(kind, played(seed), story, "us", lang)["sections"][0][
            "columns"
        ]
        for text, amount, letter in column["lines"]
        if letter in ("9.4.R", "9.4.AA") and int(amount.replace("\N{MINUS SIGN}", "-")) < 0
    }
    words = {"en": ("MacArthur is back", "has the A-bomb"),
             "ru": ("Макартур вернулся", "создали атомную бомбу")}[lang]  # fmt: skip
    assert gone and all(any(word in text for word in words) for text in gone)


def test_6_5_what_is_laid_before_a_front_is_ringed_there_and_not_at_its_marker() -> None:
    placed = event("support_placed", seat="uk", front="mediterranean", space="x", amount=1)
    assert SCREEN.happened_to(placed) == {"entry:mediterranean"}
    assert SCREEN.happened_to(event("front_too_weak", front="cbi", space="burma")) == {"front:cbi"}


def test_5_12_what_a_card_does_for_two_powers_is_told_in_two_steps() -> None:
    """Each with its own roll and its own points."""

    def gone(by: str) -> ck.Event:
        facts = {"seat": "us", "location": "malaya", "by": by, "left": 0}
        return ck.Event("churchill", "network_removed", "5.12", facts)

    facts = {"seat": "uk", "first": 6, "second": 3, "location": "malaya"}
    roll = ck.Event("churchill", "pol_mil_rolled", "5.12", facts)
    assert SCREEN.together(roll, gone("uk")) and SCREEN.together(gone("uk"), gone("uk"))
    assert not SCREEN.together(gone("uk"), gone("ussr"))
    for lang, said in (("en", "puts nothing there"), ("ru", "новой не даёт")):
        assert said in ck.say(gone("uk"), lang)


def test_3_31_a_leaders_card_says_on_what_his_roll_fails_now() -> None:
    state = ck.game("churchill").new("training", seed=1945)
    none: frozenset[str] = frozenset()
    printed = beside_table.hand(state.view("us"), "us", "en", none, none)["leader"]["summary"]
    assert "2-3" in printed and "In this conference" not in printed
    state.health = {"roosevelt": -1}
    for lang, said in (("en", "counts −1: it happens on a throw of 2-4"), ("ru", "2–4")):
        assert (
            said in beside_table.hand(state.view("us"), "us", lang, none, none)["leader"]["summary"]
        )


def test_lists_are_led_by_ones_own_offensives() -> None:
    """6.7 Whatever cards say: where one's own two markers go, one had better say oneself."""
    game = ck.game("churchill")
    for seed in range(8):
        state = game.new("training", seed=seed)
        while state.decision is not None and state.decision.kind != "nominate_issue":
            state.apply(state.actions()[0])
        assert state.decision is not None
        seat = state.decision.seat
        order = Weighing(state.view(seat))
        directed = [
            a for a in state.actions() if BOX.issues[a["issue"]].kind == "directed_offensive"
        ]
        if any(BOX.issues[a["issue"]].owner == seat for a in directed):
            best = max(directed, key=order.of)
            assert BOX.issues[best["issue"]].owner == seat


@pytest.mark.parametrize("lang", LANGS)
def test_9_4_b_a_network_that_alignment_counts_for_is_not_called_lost(lang: str) -> None:
    both, bare = position(seed=1), position(seed=1)
    both.networks, both.alignment = {"greece": ("uk", 2)}, {"greece": "uk"}
    bare.networks, bare.alignment = {}, {}
    replaced, gone = (scores.counted("greece", 1, 0, "B", s, "uk", lang) for s in (both, bare))
    both.networks, both.alignment = {"greece": ("us", 1)}, {"greece": "us"}
    assert scores.counted("greece", 1, 0, "B", both, "uk", lang) == gone, "another's markers"
    name = ck.name("greece", "churchill", lang)
    assert name in replaced and name in gone and replaced != gone
    assert ("lost" in gone) == (lang == "en") and "lost" not in replaced


@pytest.mark.parametrize(("lang", "follows"), [("en", "yours can follow"), ("ru", "и контроль")])
def test_7_31_a_network_says_where_it_makes_room_for_alignment(lang: str, follows: str) -> None:
    view = position(at="war", seed=2).view("us")
    view.steps = (("place_network_marker", "us"),)
    denmark = act("network", location="denmark")
    for markers, side, told in ((1, "uk", True), (0, "uk", False), (1, "neutral", False)):
        view.to_place = {**view.to_place, "us": (2, markers)}
        view.global_issues = {**view.global_issues, "churchill_stalin": side}
        assert (follows in SCREEN.note(view, denmark, lang)) == told, (markers, side)


def test_5_11_a_leader_whom_the_card_keeps_away_says_so() -> None:
    view = position(at="meeting", seed=2).view("us")
    card = next(
        id for id, card in BOX.conferences.items()
        for band in card.bands for e in band.effects
        if e["op"] == "leader_limit" and e["limit"] == "inactive" and e["power"] == "us"
    )  # fmt: skip
    view.leader_status = {**view.leader_status, "us": "inactive"}
    said = {}
    for where in (card, view.card):
        view.card = where
        said[where] = THINGS["leader"](view, "us", "en").text
    assert "conference card keeps him out" in said.pop(card)
    assert all("he has acted in it" in text for text in said.values()) and said


def test_6_21_a_condition_says_whom_it_shuts_out_of_how_much() -> None:
    view = position(at="meeting", seed=2, scenario="campaign", fronts={"western": "bolero"}).view(
        "us"
    )
    worth, (_, facts) = entering(view, "western"), outlook_gain(view, "second_front", "us")
    assert facts["shut_points"] == max(worth.values()) > 0
    assert set(facts["shut_to"]) == {s for s in SEATS if worth[s] == max(worth.values())}
    for lang in ("en", "ru"):
        told = gains.gives(view, "second_front", "us", "us", lang)["text"]
        assert str(max(worth.values())) in told and "{" not in told
    assert outlook_gain(view, "pol_mil_1", "us")[1]["shut_to"] == ()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_9_4_q_why_a_soviet_advance_would_bring_the_us_points_is_told_with_the_issue(
    lang: str,
) -> None:
    """7.82 With the bomb, the Soviets in Manchuria are the last thing lacking."""
    for bomb, told in (("trinity", True), ("hanford", False)):
        view = manchuria_lacking(at="meeting", a_bomb={"us": bomb}).view("us")
        said = gains.gives(view, "ussr_declares_war", "us", "us", lang)["text"]
        assert ("9.4.Q" in said) == told and "{" not in said


def test_5_24_a_taking_and_the_move_that_it_is_are_told_once() -> None:
    """Who took an issue from one says where it is; the move off one's own track says no more."""
    record, told_once = played(3), 0
    for move in range(record.n):
        told = list(beats(record, move, move + 1))
        for seat in SEATS:
            found = SCREEN.taken(told, seat, "en")
            lost = {e["issue"] for e, said in found if " from you: it is " in said}
            for event in (e for beat in told for e in beat.events if e.kind == "issue_moved"):
                if event["issue"] in lost and track_of(event["start"]) == seat:
                    told_once += 1
                    assert (event, "") in found
    assert told_once


def test_7_31_a_dispute_says_where_ones_alignment_could_go_now() -> None:
    mine = {"clandestine": ("us", 1)}
    said = {}
    for side in ("neutral", "us"):
        state = position(
            influence={"france": mine, "siam": mine}, global_issues={"churchill_roosevelt": side}
        )
        said[side] = THINGS["pawn"](state.view("us"), "churchill_roosevelt", "en").text
    assert "Siam" not in said["neutral"] and "Siam" in said["us"], said
    assert "could go to" in said["us"]
    bare = THINGS["pawn"](position(influence={}).view("us"), "churchill_roosevelt", "en").text
    assert "No country has room" in bare


def test_5_27_what_is_won_in_the_end_was_not_moved_once_more() -> None:
    """The chair is where it lies by then, and nobody has brought it there."""
    won = 0
    for seed in range(1, 9):
        for kind, story in pages(seed):
            if kind != "meeting":
                continue
            for seat in SEATS:
                for event, line in SCREEN.taken(story, seat, "en"):
                    if event.kind not in ("advance_played", "debate_played"):
                        continue
                    last = course(story).last[event["issue"]].event
                    assert ("has moved it since" in line) <= (last is not event), line
                    won += last is event and "chair now" in line
    assert won


def test_5_14_a_nomination_tells_what_a_leader_can_do_who_may_advance() -> None:
    """5.26 One who has acted, or whom the conference card keeps from it, moves nothing."""
    stands: Counter[str] = Counter()
    for seed in range(1, 9):
        record = played(seed)
        for n in range(record.n):
            decision = record.at(n).decision
            if decision is None or decision.kind != "nominate_issue":
                continue
            view = record.at(n).view(decision.seat)
            how = leader_stands(view, decision.seat)
            stands[how] += 1
            assert ("your leader by" in note(view, view.actions()[0], "en")) == (how == "active")
    assert stands["active"] and stands["barred"], stands
