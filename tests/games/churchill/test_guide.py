"""The tutor at the table: every decision explained, every warning in its place and only there,
nothing that the player must not know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, pairwise, product
from random import Random
from typing import Any, NamedTuple

import pytest

import churchill_kit as ck
from churchill_kit.engine.values import Result
from churchill_kit.engine.words import keys, message
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons.facts import chance_with, serves
from churchill_kit.games.churchill.lessons.guide import GUIDE, TOPICS, watch
from churchill_kit.games.churchill.lessons.weighing import Weighing
from churchill_kit.games.churchill.outlook import (
    agenda_chance,
    asked,
    entering,
    front_chance,
    gain,
    homeless,
    move_of,
    on_the_way,
    tie_without,
    use_of,
    wide_lead,
)
from churchill_kit.games.churchill.rules.agenda import pick
from churchill_kit.games.churchill.rules.decisions import activate, naval, support
from churchill_kit.games.churchill.rules.influence import break_network, network
from churchill_kit.games.churchill.rules.meeting import (
    DECLINE,
    LEAD_DEBATE,
    advance,
    choose,
    debate,
    discard,
    lead,
    total,
    track_of,
    worth,
)
from churchill_kit.games.churchill.rules.scoring import BROKEN_ALLIANCE_AT, points, score
from churchill_kit.games.churchill.state import RULES, Churchill, act
from churchill_kit.search import Outcome
from churchill_kit.tutor.adviser import Adviser
from churchill_kit.tutor.exercise import Text, after, tell
from churchill_kit.tutor.guide import Advice, Caution, guide, tried
from tests.engine.test_words import facts
from tests.games.churchill.helpers import manchuria_lacking, play_until, position

KINDS = {name for name, step in RULES.steps.items() if step.actions}
SPECIAL = {
    "front_failed", "conference_decided", "inactive_next_conference", "replaced_by", "paranoia",
    "surrendered_germany", "surrendered_italy", "surrendered_japan",
}  # fmt: skip


# What is said for and against moves, of what is forbidden, and of what a move has brought.
SAID_OF_MOVES = {
    "for-without-rolled",
    "for-without-yet",
    "for-holding",
    "for-out",
    "for-kept",
    "for-later",
    "for-leaderships",
    "for-sparing",
    "for-entering-bomb",
    "against-holding",
    "against-wide",
    "against-ends",
    *(f"for-{x}" for x in ("agenda", "issue", "way", "risk", "shut", "chair")),
    *(
        f"for-{x}"
        for x in (
            "pass",
            "roll",
            "debate",
            "debate-rolled",
            "decline",
            "won",
            "agenda-spare",
            "clear",
            "room",
            "through",
        )
    ),
    *(
        f"for-{x}"
        for x in (
            "support-waits",
            "support-sure",
            "support-weak",
            "entering",
            "entering-both",
            "further",
            "alike",
            "ally",
            "surrender",
        )
    ),
    *(
        f"for-{x}"
        for x in (
            "bomb",
            "research",
            "command",
            "next",
            "without",
            "now",
            "manchuria",
            "narrowing",
            "keep",
            "tie",
            "landing",
            "strike",
            "draws",
            "arctic",
            "arctic-spare",
            "right",
        )
    ),
    *(f"for-center-{x}" for x in ("second_front", "ussr_declares_war")),
    "because",
    *(f"for-{x}" for x in ("discard", "support", "naval", "activate", "points", "agenda-kept")),
    "for-agenda-stronger",
    *(f"against-{x}" for x in ("answer", "leader", "penalty", "stuck", "homeless", "tie", "lapse")),
    *("deciding", "for-deciding", "against-deciding"),
    *(
        f"came-{x}"
        for x in (
            "issue",
            "theirs",
            "rest",
            "whose",
            "debate",
            "draws",
            "count",
            "nobody",
            "center",
            "alike",
            "kept",
            "debated",
            "let",
        )
    ),
    *(f"came-{x}-brief" for x in ("issue", "theirs", "count")),
    *(f"limit-{x}" for x in ("away", "no_advance", "staff", "front")),
    *(f"brought-{x}" for x in ("issue", "same", "since", "agenda", "front")),
    *(f"brought-{x}" for x in ("named", "named-advised")),
}

# What is said of a choice beside the best, too.
BRIEF = {f"guide-{x}" for x in SAID_OF_MOVES if x.endswith("-brief")}

SHIPS = {f"guide-for-{x}" for x in ("naval", "strike", "landing", "arctic")}

DRAWS = "guide-came-draws"  # tells of games, not of percent

# What is said before all advice.
SAID_FIRST = {
    "mind-lead",
    "mind-lead-brief",
    "mind-leading-brief",
    "mind-leading",
    "lost-by",
    "missed",
    "lost-by-plan",
    "lead-by",
    "lead-by-plan",
    "lead-by-rather",
    "lead-by-source",
    "for-ally-gain",
    "for-risk-again",
    "came-issue-again",
    "came-theirs-again",
    "lost-by-rather",
    "lost-by-since",
    "missed-since",
    "missed-rather",
    "lead",
    "ends",
    *(f"end-{x}-{y}" for x in ("alliance", "broken_second", "hegemon") for y in ("won", "lost")),
    "end-broken_first-lost",
}


def sound(told: Advice | Caution) -> None:
    """Sentences in both languages, of its own alphabet, with rules that exist."""
    assert BOOK.rule(told.rule), told.rule
    sentences = told.told if isinstance(told, Advice) else (told.told,)
    for lang in ck.LANGUAGES:
        for sentence in sentences:
            said = tell(sentence, "churchill", lang)
            assert said and not re.search(r"[{}_]|  ", said), said
            latin = re.search(r"[A-Za-z]", re.sub(r"B29|9\.4\.[A-Z]", "", said))
            assert bool(latin) == (lang == "en"), said
        for part in told.breakdown:
            assert ck.explain(part, "churchill", lang)
            assert BOOK.rule(part[2]), part


# -- the frame -------------------------------------------------------------------------------------


def test_only_games_with_a_guide_have_one() -> None:
    assert guide("churchill") is GUIDE
    assert guide("no-such-game") is None


def test_every_message_is_used_and_mentions_the_same_facts() -> None:
    from churchill_widgets.page.adviser_panel import OWN, WORDS

    used = {
        f"guide-{key}"
        for key in (*WORDS, OWN, "better", "would", "would-else", "why-title", "peril")
    }
    used |= {f"guide-{kind}-{part}" for kind in KINDS for part in ("came", "now", "look")}
    used |= {f"guide-event-{topic}" for topic in TOPICS | SPECIAL}
    used |= {f"guide-warn-{name}" for name in GUIDE.cautions}
    used |= {"guide-review-won", "guide-review-brought", "guide-lies"}
    used |= {f"guide-aim-{how}" for how in ("center", "own", "let", "since")}
    watches = ("margin_leading", "margin_behind", "standing", "leader", "ahead", "rival")
    used |= {f"guide-watch-{key}" for key in watches}
    used |= {f"guide-{key}" for key in SAID_OF_MOVES | SAID_FIRST}
    for lang in ck.LANGUAGES:
        assert {*keys(lang, "", "guide-"), *keys(lang, "churchill", "guide-")} == used
    for key in used:
        assert facts("en", "churchill", key) == facts("ru", "churchill", key), key


# -- whole games -----------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A decision in a game: the record so far, and the seat that is asked."""

    record: ck.Record
    seat: str


@cache
def games() -> tuple[ck.Record, ...]:
    """Enough games to meet every kind of decision and nearly all events."""
    out, met = [], set[str]()
    for seed in range(60):
        kind = ("bot", "random")[seed % 2]
        scenario = ("training", "campaign")[seed // 2 % 2]
        record = ck.play("churchill", dict.fromkeys(("us", "uk", "ussr"), kind), scenario, seed)
        kinds = {d.kind for n in range(record.n) if (d := record.at(n).decision)}
        if not kinds <= met or seed < 4:
            out.append(record)
            met |= kinds
        if met == KINDS:
            return tuple(out)
    raise AssertionError(f"never met: {KINDS - met}")


def moments(record: ck.Record) -> Iterator[tuple[int, Any]]:
    """Every decision of a game, as the seat that is asked sees it."""
    for n in range(record.n):
        state = record.at(n)
        assert state.decision is not None
        yield n, state.view(state.decision.seat)


def test_every_kind_of_decision_is_explained_in_both_languages() -> None:
    told: Counter[str] = Counter()
    for record in games():
        for _, view in moments(record):
            kind = view.decision.kind
            told[kind] += 1
            if told[kind] > 25:
                continue
            advice = GUIDE.asked(view)
            assert advice is not None and advice.rule == view.decision.rule
            sound(advice)
            why = GUIDE.why(view)
            assert why is not None and why.rule == advice.rule
            sound(why)
            rule, *rest = advice.told
            assert rule not in why.told and list(why.told[1:]) == rest, "the rule stands there"
            for lang in ck.LANGUAGES:
                assert re.search(r"\(\d", tell(why.told[0], "churchill", lang)), kind
    assert set(told) == KINDS


def test_events_that_matter_are_explained_in_both_languages() -> None:
    told: Counter[str] = Counter()
    for record in games():
        for event in (e for group in record.log for e in group):
            topic = GUIDE.topic(event)
            told[topic] += 1
            if not topic or told[topic] > 4:
                continue
            advice = GUIDE.told(event)
            assert advice is not None and advice.breakdown == event.breakdown
            sound(advice)
    assert set(told) - {""} <= TOPICS | SPECIAL
    for topic in TOPICS | SPECIAL:
        key = f"guide-event-{topic}"
        assert all(message(lang, "churchill", key, {}) for lang in ck.LANGUAGES)


def test_each_thing_is_explained_once_and_each_conference_reviewed() -> None:
    record = games()[0]
    first: Counter[str] = Counter()
    news: Counter[str] = Counter()
    reviews = 0
    for n in range(record.n + 1):
        at = record.branch(n)
        decision = at.state.decision
        if decision is not None and decision.seat != "us":
            continue
        lesson = GUIDE.lesson(at, "us")
        first[lesson.asked.about if lesson.asked else ""] += lesson.first
        news.update(advice.about for advice in lesson.news)
        if lesson.review:
            reviews += 1
            sound(lesson.review)
    assert set(first.values()) == {1, 0} and first[""] == 0
    assert set(news.values()) == {1}
    closed = [group for group in record.log if kinds_in(group, "conference_closed")]
    assert reviews == len(closed) > 1


def test_the_review_adds_up() -> None:
    record = games()[0]
    starts = [n for n, group in enumerate(record.log) if kinds_in(group, "conference_opened")]
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], record.n], strict=True), 8):
        review = GUIDE.lesson(record.branch(end), "uk").review
        if review is None:  # the UK has decided since
            continue
        facts_ = review.told[1].facts  # type: ignore[union-attr]
        assert sum(p[1] for p in review.breakdown) == facts_["after"] - facts_["before"]
        assert review.told[0].facts["number"] == number  # type: ignore[union-attr]
        won = [e["issue"] for g in record.log[start : end + 1] for e in g if e.kind == "issue_won"]
        assert set(review.told[0].facts["issues"]) <= set(won)  # type: ignore[union-attr]


def test_the_first_review_counts_from_the_set_up() -> None:
    """So do the table and the chart of the end, and a conference card changes points (5.11)."""
    record = ck.Record.new("churchill", scenario="training", seed=2)
    set_up = points(score(record.film(0)[0].state))
    assert set_up["uk"] != points(score(record.state))["uk"], "the card has taken a point"
    bot = ck.player("churchill", "bot")
    while (review := GUIDE.lesson(record, "uk").review) is None:
        assert record.state.decision is not None
        view = record.state.view(record.state.decision.seat)
        record.play(bot.choose(view, view.actions()))
    assert review.told[1].facts["before"] == set_up["uk"]  # type: ignore[union-attr]


def kinds_in(events: tuple[ck.Event, ...], kind: str) -> bool:
    return any(event.kind == kind for event in events)


def test_undo_brings_the_explanation_back() -> None:
    record = ck.Record.new("churchill", scenario="training", seed=3)
    assert GUIDE.lesson(record, "us").first
    record.play(record.state.actions()[0])
    record.undo()
    assert GUIDE.lesson(record, "us").first


# -- warnings --------------------------------------------------------------------------------------


class Case(NamedTuple):
    """A position, a move that is worth a warning beside a better one, and one that needs none."""

    state: Callable[[], Churchill]
    bad: ck.Action
    better: ck.Action
    fine: ck.Action


KEEP = act("keep_leader")
REST = {"uk": ["uk_ismay"], "ussr": ["ussr_molotov"]}
FULL = {
    "uk": ["uk_ismay", "uk_eden", "uk_dill", "uk_attlee", "uk_anderson", "uk_portal"],
    "ussr": ["ussr_molotov", "ussr_beria", "ussr_antonov", "ussr_mikoyan", "ussr_zhdanov",
             "ussr_malenkov"],
}  # fmt: skip
EARLY = {"fronts": {"western": "bolero"}, "naval": {"western": 5}, "scenario": "tournament"}


def agenda() -> Churchill:
    return position(at="agenda", hands={"us": ["us_crowley", "us_wickard", "us_leahy"], **REST})


def meeting_(**entries: Any) -> Churchill:
    issues = {"global_issue": "center", "pol_mil_1": ("us", 2)}
    issues |= {"theater_leadership_pacific": "center"}
    return position(**({"turn": "us", "issues": issues} | entries))


def asked_back() -> Churchill:
    """The USSR has moved an issue to its side; the US may debate it with a card or its leader."""
    hands = {"us": ["us_leahy", "us_biddle"], "uk": [], "ussr": ["ussr_molotov", "ussr_beria"]}
    state = meeting_(turn="ussr", hands=hands, issues={"pol_mil_1": ("us", 2)}, inactive=["ussr"])
    return after(state, advance("ussr_beria", "pol_mil_1"))


def capture() -> Churchill:
    """The USSR is about to capture US production."""
    hands = {"us": ["us_leahy", "us_knox"], "uk": [], "ussr": ["ussr_molotov", "ussr_beria"]}
    issues = {"us_production_1": ("ussr", 4), "pol_mil_1": "center"}
    state = meeting_(turn="ussr", hands=hands, issues=issues)
    return after(state, advance("ussr_molotov", "us_production_1"))


def leading() -> Churchill:
    return after(
        meeting_(hands={"us": ["us_leahy", "us_hull", "us_biddle"], **REST}), lead("global_issue")
    )


def decisions(**entries: Any) -> Churchill:
    """The US is the first to allocate its production; nothing is in its way."""
    issues = {"us_production_1": ("ussr", "chair"), "pol_mil_1": ("us", "chair")}
    issues |= {"us_production_2": ("ussr", "chair")}
    entries = {"issues": issues, "naval": {"western": 5, "central_pacific": 3}} | entries
    return position(**({"at": "decisions", "scenario": "campaign", "conference": 9} | entries))


def naming(**entries: Any) -> Churchill:
    """The US names the commander in the Pacific."""
    state = decisions(issues={"theater_leadership_pacific": ("us", "chair")}, **entries)
    while state.decision is not None and state.decision.kind != "name_commander":
        state = after(state, state.actions()[0])
    return state


def command(power: str) -> ck.Action:
    return next(a for a in naming().actions() if a["power"] == power)


def last_marker(state: Churchill, *spent: ck.Action) -> Churchill:
    """All but one of the US markers are spent."""
    assert state.decision is not None and state.decision.kind == "allocate_production"
    while state.production["us"] > 1:
        wanted = [a for a in spent if a in state.actions()]
        state = after(state, (wanted or [support("eastern")])[0])
    return state


def hopeless() -> Churchill:
    """One front of the US has no chance yet, and its marker could give it one."""
    fronts = {"western": "rhineland", "central_pacific": "gilbert_marshall"}
    fronts |= {"southwest_pacific": "solomons", "eastern": "ukraine"}
    boxes = {"western": 5, "central_pacific": 3, "southwest_pacific": 0, "mediterranean": 4}
    return last_marker(
        decisions(fronts=fronts, naval=boxes, issues={"us_production_1": ("ussr", "chair")}),
        naval("southwest_pacific"),
    )


def lopsided() -> Churchill:
    """The end of the war phase: the USSR leads by twenty and may add to it, or not."""
    influence: dict[str, Any] = {
        name: {"clandestine": ("ussr", 1), "political": "ussr"}
        for name in ("poland", "rumania", "bulgaria", "hungary", "baltic_states")
    }
    ours = ("yugoslavia", "austria", "czechoslovakia", "greece", "malaya")
    influence |= {name: {"clandestine": ("ussr", 1)} for name in ours}
    influence |= {"france": {"clandestine": ("us", 1)}, "norway": {"clandestine": ("uk", 1)}}
    state = position(
        at="war",
        conference=10,
        influence=influence,
        gains={"ussr": [1, 0]},
        global_issues={"churchill_stalin": "uk", "churchill_roosevelt": "us"},
    )
    play_until(state, "place_network_marker")
    assert state.decision is not None and state.decision.seat == "ussr"
    return state


def without_a_place() -> Churchill:
    """7.3 The US has two alignment markers and one network to place; neutral global issues bar the
    west and the colonies."""
    state = position(at="war", gains={"us": [0, 2]}, global_issues={"churchill_stalin": "uk"})
    play_until(state, "place_network_marker")
    assert state.decision is not None and state.decision.seat == "us"
    return state


def tied_others() -> Churchill:
    """4.52 The UK and the USSR are tied for the conference, and the US leader may decide."""
    return position(
        at="decisions",
        issues={"us_production_1": ("us", 3), "global_issue": ("uk", 3), "pol_mil_1": ("ussr", 3),
                "uk_production": ("uk", 3), "pol_mil_2": ("ussr", 3)},
        inactive=["uk", "ussr"],
    )  # fmt: skip


def shut_by_the_last_card() -> Churchill:
    """4.42 The US leads too far, and has one card against the issue that opens Manchuria."""
    hands = {"us": ["us_leahy"], "uk": ["uk_eden"], "ussr": ["ussr_beria"]}
    issues = {"ussr_declares_war": "center", "pol_mil_1": "center"}
    wins = {"us": 7, "uk": 1}
    return manchuria_lacking(
        at="meeting", turn="us", hands=hands, issues=issues, conference_wins=wins
    )


CASES = {
    "agenda_waste": Case(
        agenda, pick("us_crowley"), pick("us_wickard"), pick("us_leahy")
    ),
    "dragged_back": Case(
        lambda: meeting_(hands={"us": ["us_stimson", "us_biddle"], **FULL}),
        advance("us_stimson", "global_issue"),
        advance("us_stimson", "pol_mil_1"),
        advance("us_biddle", "global_issue"),
    ),
    "penalty": Case(
        lambda: meeting_(hands={"us": ["us_hull", "us_harriman"], **REST}),
        advance("us_hull", "theater_leadership_pacific"),
        advance("us_harriman", "theater_leadership_pacific"),
        advance("us_hull", "global_issue"),
    ),
    "leader_early": Case(asked_back, LEAD_DEBATE, debate("us_leahy"), debate("us_biddle")),
    "dear_discard": Case(
        leading, discard("us_leahy"), discard("us_biddle"), discard("us_biddle")
    ),
    "condition_away": Case(
        lambda: meeting_(
            hands={"us": ["us_leahy", "us_biddle"], **REST},
            issues={"second_front": "center", "global_issue": "center"},
            **EARLY,
        ),
        advance("us_biddle", "second_front"),
        advance("us_biddle", "global_issue"),
        advance("us_biddle", "global_issue"),
    ),
    "production_goes": Case(capture, DECLINE, debate("us_knox"), debate("us_leahy")),
    "closed_front": Case(
        lambda: decisions(fronts={"western": "bolero", "central_pacific": "gilbert_marshall"}),
        support("western"),
        support("central_pacific"),
        support("central_pacific"),
    ),
    "gives_away": Case(
        lambda: decisions(fronts={"eastern": "prussia"}, support={"eastern": 5}),
        support("eastern"),
        support("western"),
        support("western"),
    ),
    "command_away": Case(naming, command("uk"), command("us"), command("us")),
    "idle_ships": Case(
        lambda: decisions(fronts={"eastern": "ukraine"}),
        naval("eastern"),
        support("eastern"),
        support("eastern"),
    ),
    "idle_issue": Case(
        lambda: last_marker(decisions(), support("eastern")),
        naval("mediterranean"),
        activate("pol_mil_1"),
        activate("pol_mil_1"),
    ),
    "hopeless_front": Case(
        hopeless,
        naval("mediterranean"),
        support("central_pacific"),
        support("central_pacific"),
    ),
    "alliance_breaks": Case(lopsided, network("belgium"), network("poland"), network("poland")),
    "vain_support": Case(
        lambda: last_marker(decisions()),
        support("southwest_pacific"),
        support("western"),
        support("cbi"),
    ),
    "surplus": Case(
        lambda: last_marker(decisions(support={"western": 6})),
        support("western"),
        support("cbi"),
        support("cbi"),
    ),
    "penalty_waste": Case(
        lambda: meeting_(
            hands={"us": ["us_crowley", "us_leahy"], **FULL},
            issues={"global_issue": "center", "ussr_directed_offensive_1": "center"},
        ),
        advance("us_crowley", "global_issue"),
        advance("us_leahy", "ussr_directed_offensive_1"),
        advance("us_leahy", "ussr_directed_offensive_1"),
    ),
    "tie_away": Case(
        tied_others, act("break_tie", winner="uk"), KEEP, KEEP
    ),
    "last_card": Case(
        shut_by_the_last_card,
        advance("us_leahy", "pol_mil_1"),
        advance("us_leahy", "ussr_declares_war"),
        advance("us_leahy", "ussr_declares_war"),
    ),
    "homeless_marker": Case(
        without_a_place, network("malaya"), network("denmark"), network("denmark")
    ),
}  # fmt: skip


# What a warning says: its rule, and the facts that a slip in the sums would change.
TOLD: dict[str, tuple[str, dict[str, Any]]] = {
    "agenda_waste": ("5.13", {"other": "us_wickard", "chance": 2, "use": 4, "less": 2}),
    "dragged_back": ("5.24", {"value": 4, "to": ("us", 4), "risk": 100, "less": 76}),
    "penalty": ("3.33", {"value": 3, "other": "us_harriman", "same": 4}),
    "leader_early": ("5.26", {"value": 7, "to": ("us", 4), "less": 5, "place": ("us", 2)}),
    "dear_discard": ("5.26", {"use": 5, "less": 2}),
    "condition_away": ("6.21", {"front": "western", "space": "normandy"}),
    "production_goes": ("6.32", {"mover": "ussr", "lost": 1, "base": 6, "to": ("ussr", 4)}),
    "closed_front": ("7.73", {"need": 5, "have": 5, "now": 3, "after": 11}),
    "gives_away": ("9.4", {"space": "east_germany", "us": 0, "ussr": 3}),
    "command_away": ("6.91", {"power": "uk", "theater": "pacific", "last": False}),
    "idle_ships": ("7.53", {"box": "eastern"}),
    "idle_issue": ("6.8", {"networks": 2, "alignments": 1}),
    "hopeless_front": ("7.73.2", {"front": "central_pacific", "now": 3, "after": 11}),
    "alliance_breaks": ("4.42", {"gap": 21, "most": 20, "mine": 29, "others": 29}),
    "homeless_marker": ("7.3", {"lost": 2, "open": ("denmark",)}),
    "vain_support": ("7.71", {"front": "southwest_pacific", "left": 1}),
    "surplus": ("7.71", {"front": "western", "space": "bolero", "through": 0}),
    "penalty_waste": ("3.33", {"value": 1, "use": 4}),
    "last_card": ("4.42", {"issue": "ussr_declares_war", "front": "far_east", "axis": ("japan",)}),
    "tie_away": ("4.51", {"winner": "uk", "leader": "roosevelt"}),
}


NO_NUMBERS = (
    "condition_away",
    "command_away",
    "idle_ships",
    "tie_away",
)  # there is nothing to count


def seen(state: Churchill) -> Churchill:
    """The position as the one who is asked sees it."""
    assert state.decision is not None
    return state.view(state.decision.seat)


def test_there_is_a_case_for_every_warning() -> None:
    assert set(CASES) == set(GUIDE.cautions)


@pytest.mark.parametrize("name", CASES)
def test_a_costly_move_is_warned_of(name: str) -> None:
    case = CASES[name]
    view = seen(case.state())
    assert case.bad in view.actions()
    assert case.better in view.actions()
    caution = GUIDE.warn(view, case.bad, case.better)
    assert caution is not None and caution.about == name
    number, told = TOLD[name]
    assert caution.rule == number
    assert {key: caution.told.facts[key] for key in told} == told
    assert re.search(r"\d", tell(caution.told, "churchill", "en")) or name in NO_NUMBERS
    sound(caution)


@pytest.mark.parametrize("name", CASES)
def test_a_move_that_costs_nothing_is_not(name: str) -> None:
    case = CASES[name]
    view = seen(case.state())
    assert case.fine in view.actions()
    assert GUIDE.warn(view, case.fine, case.better) is None


def test_no_warning_of_a_broken_alliance_while_the_war_is_young_or_the_lead_small() -> None:
    state = lopsided()
    young = state.copy()
    young.conference = 9
    assert GUIDE.warn(seen(young), network("belgium"), network("poland")) is None
    small = state.copy()
    small.conference_wins = {"us": 3, "uk": 3, "ussr": 0}
    assert GUIDE.warn(seen(small), network("belgium"), network("poland")) is None


def test_a_directed_offensive_that_goes_is_warned_of_by_its_own_rule() -> None:
    """6.7 What is lost is a Directed Offensive, and no production (6.32)."""
    hands = {"us": ["us_leahy", "us_knox"], "uk": [], "ussr": ["ussr_molotov", "ussr_beria"]}
    issues = {"us_directed_offensive_1": ("ussr", 4), "pol_mil_1": "center"}
    state = meeting_(turn="ussr", hands=hands, issues=issues)
    caution = GUIDE.warn(
        seen(after(state, advance("ussr_molotov", "us_directed_offensive_1"))),
        DECLINE,
        debate("us_knox"),
    )
    assert caution is not None and caution.about == "production_goes"
    assert caution.rule == "6.7" and caution.told.facts["kind"] == "directed_offensive"
    assert caution.breakdown == ()
    sound(caution)


def test_who_breaks_a_tie_hears_what_it_may_cost_the_leader() -> None:
    """3.31 Two dice at 4 or less: 6 of 36; a card that lowers the roll by 1 makes it 10."""
    state = position(
        at="agenda",
        card=None,
        hands={"us": ["us_hull"], "uk": ["uk_macready"], "ussr": ["ussr_vasilevsky"]},
        inactive=["us", "ussr"],
    )
    play_until(state, "break_tie")
    assert state.leaders["uk"] == "churchill"
    for change, risk in ((0, 17), (-1, 28), (1, 8)):
        state.health = {"churchill": change}
        advice = GUIDE.asked(seen(state))
        assert advice is not None
        told = [getattr(x, "facts", {}) for x in advice.told]
        assert {x["risk"] for x in told if "risk" in x} == {risk}


def test_beyond_the_margin_one_leads_and_the_others_are_behind() -> None:
    """4.42 What to watch depends on who would win if the alliance broke."""
    state = lopsided()
    sums = points(score(state))
    assert max(sums, key=sums.__getitem__) == "ussr"
    for seat, key in (("ussr", "leading"), ("us", "behind"), ("uk", "behind")):
        wide = state.copy()
        wide.conference_wins = {"us": 0, "uk": 0, "ussr": 3}
        told = watch(wide.view(seat), seat)
        assert isinstance(told, Text) and told.key == f"guide-watch-margin_{key}"
        sums = points(score(wide))
        assert told.facts["mine"] == sums[seat] and told.facts["gap"] > told.facts["most"]


def test_a_lead_that_grows_wide_toward_the_end_is_told_to_whoever_has_it() -> None:
    """4.42 Before the alliance would break, while there is still something to be done."""
    late = lopsided()
    sums = points(score(late))
    assert sums["ussr"] - min(sums.values()) == 20 == BROKEN_ALLIANCE_AT
    early = late.copy()
    early.conference = 7
    for state, told in ((early, "ahead"), (late, "margin_leading")):
        assert watch(state.view("ussr"), "ussr").key == f"guide-watch-{told}"  # type: ignore[union-attr]
        assert "margin" not in watch(state.view("us"), "us").key  # type: ignore[union-attr]


def test_7_73_a_front_whose_chance_grows_is_not_said_to_be_stuck() -> None:
    """7.72 What is placed may be what it lacked."""
    told = Counter[str]()
    for record in games():
        for _, view in moments(record):
            for action in view.actions():
                if action.kind in ("support", "direct"):
                    speaks = {t.key for t in GUIDE.reasons(view, action)}
                    stuck = "guide-against-stuck" in {t.key for t in GUIDE.against(view, action)}
                    told[f"{action.kind} {stuck}"] += 1
                    assert not (stuck and "guide-for-support" in speaks)
    assert told["support True"] and told["support False"] and told["direct False"]


def test_5_24_whoever_could_pass_is_told_that_the_right_is_lost() -> None:
    for may in (True, False):
        state = meeting_(hands={"us": ["us_leahy", "us_biddle"], **REST})
        state.may_pass, state._actions = ("us",) * may, None
        view = seen(state)
        advances = [a for a in view.actions() if a.kind == "advance"]
        told = ["guide-against-lapse" in [t.key for t in GUIDE.against(view, a)] for a in advances]
        assert set(told) == {may}


def test_moving_on_through_the_center_is_warned_of_where_the_front_waits() -> None:
    hands = {"us": ["us_leahy", "us_biddle"], **REST}
    state = meeting_(hands=hands, issues={"second_front": ("uk", 2)}, **EARLY)
    view = seen(after(state, advance("us_leahy", "second_front")))
    on, stop = act("move_on", issue="second_front"), act("stop", issue="second_front")
    caution = GUIDE.warn(view, on, stop)
    assert caution is not None and caution.about == "condition_away"
    assert GUIDE.warn(view, stop, on) is None


def test_words_are_found_for_any_move_beside_any_other() -> None:
    """What is worse about one action than about another is said in sound sentences, and never of
    both at once."""
    rng = Random(1)
    met: Counter[str] = Counter()
    for record in games()[:4]:
        for _, view in moments(record):
            action, best = rng.choice(view.actions()), rng.choice(view.actions())
            caution = GUIDE.warn(view, action, best)
            if caution is None:
                continue
            met[caution.about] += 1
            sound(caution)
            again = GUIDE.warn(view, best, action)
            assert again is None or again.about != caution.about, (caution, again)
    assert len(met) > 3


# -- what speaks for and against a move -----------------------------------------------------------


def test_what_speaks_for_and_against_is_said_in_both_languages() -> None:
    rng = Random(3)
    for_it: set[str] = set()
    against: set[str] = set()
    limits: set[str] = set()
    for record in games():
        for _, view in moments(record):
            for action in rng.sample(view.actions(), min(3, len(view.actions()))):
                for told in GUIDE.reasons(view, action):
                    for_it.add(told.key)
                    sound(Advice("for", (told,), view.decision.rule))
                for told in GUIDE.against(view, action):
                    against.add(told.key)
                    sound(Advice("against", (told,), view.decision.rule))
            for told, rule in GUIDE.limits(view):
                limits.add(told.key)
                sound(Advice("limit", (told,), rule))
    # They have tests of their own, most of them in test_holding.py
    rare = (
        "for-arctic-spare",
        "for-later",
        "for-holding",
        "for-sparing",
        "against-holding",
        "against-wide",
        "for-entering-bomb",
    )
    elsewhere = ("brought", "came", "deciding", *rare)
    wanted = {f"guide-{key}" for key in SAID_OF_MOVES if not key.startswith(elsewhere)}
    gains = {f"app-means-{gain(view, issue, 'us')[0]}" for issue in BOX.issues}
    assert wanted | gains == for_it | against | limits


def test_5_25_what_the_die_of_a_chief_of_staff_is_good_for_is_said() -> None:
    views = (v for record in games() for _, v in moments(record))
    view, action = next(
        (v, a) for v in views for a in v.actions() if a.kind == "advance" and "issue" not in a.args
    )
    (told,) = [t for t in GUIDE.reasons(view, action) if t.key == "guide-for-roll"]
    assert 1 <= told.facts["low"] < told.facts["use"]
    sound(Advice("for", (told,), view.decision.rule))


@pytest.mark.parametrize(("space", "says"), [(3, "rolled"), (4, "yet")])
def test_5_25_whether_a_debate_by_a_die_prevents_something_is_left_to_it(
    space: int, says: str
) -> None:
    """At the highest roll the debate brings the issue back to the center, or not quite."""
    issue = "us_directed_offensive_1"
    hands = {"us": ["us_marshall", "us_leahy"], "uk": ["uk_eden", "uk_ismay"], "ussr": []}
    view = seen(
        after(
            meeting_(turn="uk", hands=hands, issues={issue: ("uk", space)}),
            advance("uk_eden", issue),
        )
    )
    marshall = act("debate", card="us_marshall")
    assert marshall in view.actions()
    assert f"guide-for-without-{says}" in {t.key for t in GUIDE.reasons(view, marshall)}


def test_7_4_what_ships_are_good_for_is_said_of_every_box() -> None:
    """7.73 a landing that lacks them, 7.64.4 a strike, 7.4 the Arctic; where they can bring
    anything no box is without a word."""
    keys: set[str] = set()
    for record in games():
        for _, view in moments(record):
            for action in view.actions():
                if action.kind != "naval" or GUIDE.brings_nothing(view, action, None):
                    continue
                said = {told.key for told in GUIDE.reasons(view, action)} & SHIPS
                assert said, action
                keys |= said
    assert keys == SHIPS


@pytest.mark.parametrize(
    ("conference", "surrendered", "spare"),
    [(8, ["italy"], False), (8, ["italy", "germany"], True), (10, ["italy"], True)],
)
def test_7_62_8_ships_in_an_open_arctic_serve_only_where_a_german_army_may_shut_it(
    conference: int, surrendered: list[str], spare: bool
) -> None:
    view = position(
        at="decisions", conference=conference, card=None, surrendered=surrendered,
        naval={"arctic": 3},
    ).view("ussr")  # fmt: skip
    view.steps = (("allocate_production", "ussr"),)
    ships = naval("arctic")
    told = [t for t in GUIDE.reasons(view, ships) if "arctic" in t.key]
    assert [t.key for t in told] == ["guide-for-arctic-spare" if spare else "guide-for-arctic"]
    assert GUIDE.brings_nothing(view, ships) == spare
    assert "7.62.8" in tell(told[0], "churchill", "en")
    assert ("капитулировала" in tell(told[0], "churchill", "ru")) == (spare and conference < 10)


APART = {"seldom": 20, "later": -20}


def meetings() -> Iterator[Churchill]:
    """Views of who is about to advance an issue, in games of the first choices."""
    for seed in range(20):
        state: Any = ck.game("churchill").new(scenario="training", seed=seed)
        for _ in range(60):
            assert state.decision is not None
            if state.decision.kind == "advance_issue":
                yield state.view(state.decision.seat)
            state.apply(state.actions()[0])


def test_5_24_list_and_adviser_give_one_risk_for_a_debate() -> None:
    view = seen(meeting_(hands={"us": ["us_stimson", "us_biddle"], **FULL}))
    action = advance("us_stimson", "global_issue")
    caution = GUIDE.warn(view, action, advance("us_stimson", "pol_mil_1"))
    move = move_of(view, action)
    assert caution is not None and move is not None
    assert caution.told.facts["risk"] == Weighing(view).risk(move)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_5_24_a_risk_and_a_share_of_games_that_seem_to_contradict_are_reconciled(lang: str) -> None:
    """What one holds at the end of the meeting is not what nobody can debate away now."""
    view, action, safe = next(
        (view, action, 100 - risk)
        for view in meetings()
        for action in view.actions()
        if (move := move_of(view, action)) is not None
        and not move.rolled
        and track_of(move.to) == move.seat
        and 20 <= (risk := Weighing(view).risk(move)) <= 30  # it is mostly one's own all the same
    )
    assert view.decision is not None
    seat, issue = view.decision.seat, action["issue"]
    other = next(s for s in SEATS if s != seat)

    def told(mine: int) -> Text:
        owners = [seat] * mine + [other] * (100 - mine)
        found = GUIDE.foretold(view, action, {action: [{issue: owner} for owner in owners]})
        assert found is not None
        return found

    plain, words = (
        told(safe),
        {key: tell(told(safe + by), "churchill", lang) for key, by in APART.items()},
    )
    assert plain.facts["apart"] is None
    assert {key: told(safe + by).facts["apart"] for key, by in APART.items()} == {
        k: k for k in APART
    }
    assert len({tell(plain, "churchill", lang), *words.values()}) == 3


def test_a_leader_whom_the_card_forbids_to_advance_is_spoken_of() -> None:
    """5.26 "Not allowed now" and the list of choices say the same."""
    state = meeting_(hands={"us": ["us_leahy", "us_hull"], **REST})
    assert not GUIDE.limits(seen(state)) and lead("global_issue") in state.actions()
    state.no_advance = ("us",)
    state._actions = None
    ((told, rule),) = GUIDE.limits(seen(state))
    assert (told.key, rule) == ("guide-limit-no_advance", "5.26")
    assert lead("global_issue") not in state.actions()


def test_what_a_move_has_brought() -> None:
    state = meeting_(hands={"us": ["us_leahy", "us_hull"], "uk": [], "ussr": []})
    action = advance("us_leahy", "global_issue")
    later = after(state, action)
    told = GUIDE.brought(state.view("us"), action, later.view("us"))
    assert told is not None and told.key == "guide-brought-issue"
    assert told.facts["was"] == "center" and told.facts["now"] == later.issues["global_issue"]


def test_5_24_what_others_have_done_since_is_not_told_as_what_ones_silence_brought() -> None:
    state = asked_back()
    view, silent = state.view("us"), DECLINE
    later = after(state, silent)
    told = GUIDE.brought(view, silent, later.view("us"))
    assert told is not None and told.key != "guide-brought-since", "it stands as it was left"
    moved = later.view("us")
    moved.issues = {**moved.issues, "pol_mil_1": ("uk", 1)}
    told = GUIDE.brought(view, silent, moved)
    assert told is not None and told.key == "guide-brought-since"
    assert "what others have done" in tell(told, "churchill", "en")


# -- nothing that the player must not know ---------------------------------------------------------


def hidden_changed(state: Churchill, seat: str, rng: Random) -> Churchill:
    """Another position that looks the same to a seat: other cards with the others, other decks,
    another seed."""
    other = state.copy()
    other.seed = 4711
    hands, decks = dict(state.hands), dict(state.decks)
    for s in ("us", "uk", "ussr"):
        if s == seat or state.picks.get(s):
            continue
        pool = [*state.hand(s), *decks[s]]  # type: ignore[misc]
        rng.shuffle(pool)
        size = state.hand_size(s)
        hands[s], decks[s] = tuple(pool[:size]), tuple(pool[size:])
    other.hands, other.decks = hands, decks
    return other


def test_equal_views_get_equal_advice() -> None:
    rng = Random(2)
    compared = 0
    for record in games()[:4]:
        for n in range(0, record.n, 3):
            state: Any = record.at(n)
            seat = state.decision.seat
            other = hidden_changed(state, seat, rng)
            if other.view(seat) != state.view(seat):
                continue
            compared += 1
            one, two = state.view(seat), other.view(seat)
            assert GUIDE.asked(one) == GUIDE.asked(two)
            for action in rng.sample(one.actions(), min(5, len(one.actions()))):
                best = one.actions()[0]
                assert GUIDE.warn(one, action, best) == GUIDE.warn(two, action, best)
                assert GUIDE.reasons(one, action) == GUIDE.reasons(two, action)
                assert GUIDE.against(one, action) == GUIDE.against(two, action)
            assert GUIDE.limits(one) == GUIDE.limits(two)
    assert compared > 100


def test_a_view_of_another_seat_is_not_advised() -> None:
    state = agenda()
    assert GUIDE.asked(state.view("uk")) is None
    assert GUIDE.asked(state.view(None)) is None
    assert choose("global_issue") not in state.view("uk").actions()


def test_what_nobody_may_debate_is_told_as_certain() -> None:
    """5.24 Stalin on A-Bomb Research: the one advance that is safe."""
    hands = {"ussr": ["ussr_molotov"], "us": ["us_leahy"], "uk": ["uk_ismay"]}
    state = position(turn="ussr", hands=hands, issues={"a_bomb_research": "center"})
    advice = GUIDE.asked(seen(state))
    assert advice is not None
    said = tell(advice.told[1], "churchill", "en")
    assert "Stalin could take A-Bomb Research into your chair, and nobody may debate it." in said
    said = tell(GUIDE.asked(seen(meeting_(hands={"us": ["us_hull"], **REST}))).told[1],  # type: ignore[union-attr]
                "churchill", "en")  # fmt: skip
    assert said.endswith("unless somebody debates it.")


# -- what a front is worth beyond ------------------------------------------------------------------


def test_what_a_front_is_worth_beyond_is_said_of_every_power() -> None:
    """9.4 R Who supports the front to the Philippines is told that rivals lose points by it."""
    fronts = {"southwest_pacific": "vogelkop", "central_pacific": "marianas"}
    view = seen(decisions(fronts=fronts, naval={"southwest_pacific": 3}))
    worth = entering(view, "southwest_pacific")
    assert worth == {"us": 0, "uk": -3, "ussr": -3}
    reasons = GUIDE.reasons(view, support("southwest_pacific"))
    said = [tell(t, "churchill", "en") for t in reasons]
    assert any("Philippines" in s and "UK \u22123" in s for s in said), said
    assert view.fronts["southwest_pacific"] == 4, "what was tried is not the position"


def test_9_4_w_a_front_whose_next_space_brings_nothing_may_lead_on_to_one_that_does() -> None:
    """Burma has no points, Formosa, three spaces behind it, 5 for the UK: in four conferences the
    front may get there, in three not, and then a marker on it is idle; nor does it serve the US."""
    view = seen(decisions(conference=7, naval={"cbi": 3}))
    assert not any(entering(view, "cbi").values())
    assert on_the_way(view, "cbi", "uk") == ("formosa", 3, 5, "")
    assert on_the_way(view, "cbi", "us") is None
    assert on_the_way(seen(decisions(conference=8, naval={"cbi": 3})), "cbi", "uk") is None
    near = seen(decisions(conference=9, naval={"cbi": 3}, fronts={"cbi": "canton_hong_kong"}))
    assert on_the_way(near, "cbi", "uk") is None, "its next space brings points itself"
    for conference, idle in ((7, False), (8, True)):
        state = decisions(conference=conference)
        play_until(state, lambda s: asked(seen(s))[0] == "uk" and support("cbi") in s.actions())
        view = seen(state)
        said = [tell(t, "churchill", "en") for t in GUIDE.reasons(view, support("cbi"))]
        assert any("3 spaces behind it, Formosa" in s and "+5" in s for s in said) != idle, said
        assert bool(GUIDE.brings_nothing(view, support("cbi"), None)) == idle


@pytest.mark.parametrize(
    ("base", "front", "end"),
    [("marianas", "cbi", False), ("caroline", "cbi", True)],
)
def test_7_82_a_front_serves_all_by_what_the_emperor_still_waits_for(
    base: str, front: str, end: bool
) -> None:
    """A second B29 base is no step to the end; and the end serves nobody whose lead breaks the
    alliance by it (4.42)."""
    fronts = {"central_pacific": base, "cbi": "burma", "far_east": "nomohon"}
    entries = {
        "fronts": fronts,
        "surrendered": ("germany",),
        "a_bomb": {"us": "trinity", "ussr": "los_alamos"},
    }
    view = seen(decisions(**entries, conference=10, conference_wins={"us": 7}))
    assert serves(view, front) == ("end" if end else None)
    last = seen(decisions(**entries, conference=10, conference_wins={"ussr": 4}))
    assert serves(last, front) is None, "4.43 and whoever is last gains by its not coming"
    held = {"clandestine": ("us", 1), "political": "us"}
    influence = dict.fromkeys((*BOX.locations,)[:12], held)
    view = seen(decisions(**entries, conference=10, influence=influence))
    assert wide_lead(view, asked(view)[0])
    assert serves(view, front) is None


def test_every_marker_on_a_front_has_a_reason() -> None:
    """6.5, 6.10 Also where the chance does not grow by it."""
    weak = {"western": "rhineland", "southwest_pacific": "solomons"}
    told = set()
    for state in (decisions(fronts=weak, naval={"southwest_pacific": 0}), hopeless()):
        view = seen(state)
        for action in view.actions():
            if action.kind in ("support", "research"):
                reasons = GUIDE.reasons(view, action)
                assert reasons, action
                told |= {t.key for t in reasons}
    assert {"guide-for-support", "guide-for-support-waits", "guide-for-support-weak"} <= told


@pytest.mark.parametrize(
    ("front", "space", "conference", "rule"),
    [
        ("eastern", "prussia", 9, "7.63"),
        ("far_east", "nomohon", 9, "7.65"),
        ("eastern", "ukraine", 8, "4.43"),
        ("eastern", "ukraine", 9, ""),  # no longer in time
        ("cbi", "cbi_box", 10, ""),
        ("cbi", "formosa", 10, "4.43"),
        ("mediterranean", "sicily", 9, "7.63"),
        ("southwest_pacific", "solomons", 9, ""),
    ],
)
def test_a_marker_on_the_front_of_another_says_what_it_is_good_for(
    front: str, space: str, conference: int, rule: str
) -> None:
    """7.63, 7.65, 4.43 Why one should pay for the fronts of others; one's own need no such reason,
    and one that cannot end the war in time gives none."""
    wins = {"us": 4}
    view = seen(decisions(fronts={front: space}, conference=conference, conference_wins=wins))
    told = [t for t in GUIDE.reasons(view, support(front)) if t.key == "guide-for-ally"]
    assert len(told) == bool(rule)
    for t in told:
        assert all(f"({rule})" in tell(t, "churchill", lang) for lang in ("en", "ru"))


@pytest.mark.parametrize(("conference", "serves"), [(9, True), (10, False)])
def test_9_4_a_front_that_brings_all_the_same_says_what_else_it_serves(
    conference: int, serves: bool
) -> None:
    """9.4.S, 4.43 On Kyushu all three have 5 points. It is worth a marker as long as the war may be
    ended in time by that; where not, it brings nobody forward."""
    fronts = {"southwest_pacific": "philippines", "central_pacific": "marianas"}
    entries: dict[str, Any] = {"conference_wins": {"us": 4}, "naval": dict.fromkeys(fronts, 3)}
    view = seen(decisions(fronts=fronts, conference=conference, **entries))
    action = support("southwest_pacific")
    (told,) = (t for t in GUIDE.reasons(view, action) if t.key == "guide-for-alike")
    for lang in ("en", "ru"):
        assert ("(4.43)" in tell(told, "churchill", lang)) == serves
    assert GUIDE.brings_nothing(view, action) != serves


def test_the_bomb_says_what_it_is_worth() -> None:
    """9.4, 7.82 Its points and the surrender that it makes possible; nothing once it is there."""
    issues = {"a_bomb_research": ("us", "chair")}
    fund = ck.Action("churchill", "research")
    view = seen(decisions(issues=issues))
    (told,) = (t for t in GUIDE.reasons(view, fund) if t.key == "guide-for-bomb")
    assert told.facts["left"] > 0
    for lang in ("en", "ru"):
        said = tell(told, "churchill", lang)
        assert "(9.4)" in said and "(7.82)" in said and "3" in said


def test_6_92_both_issues_of_leadership_bring_more_than_each() -> None:
    here, there = (f"theater_leadership_{at}" for at in ("europe", "pacific"))
    for other, told in ((("us", 3), 1), (("uk", 3), 0), ("center", 0)):
        issues = {here: "center", there: other}
        view = seen(meeting_(hands={"us": ["us_leahy"], **FULL}, issues=issues))
        reasons = GUIDE.reasons(view, advance("us_leahy", here))
        assert sum(t.key == "guide-for-leaderships" for t in reasons) == told


def test_the_strongest_answer_may_be_the_leader() -> None:
    """5.24, 5.26 What is told of as strongest is the strongest of all that may answer."""
    told = set()
    views = (view for record in games() for _, view in moments(record))
    for view in views:
        if view.decision.kind != "debate_issue":
            continue
        facts = GUIDE._now["debate_issue"](view)
        moves = [move_of(view, a) for a in view.actions() if a.kind == "lead_debate"]
        best = max((m.value for m in moves if m is not None), default=0)
        assert facts["value"] >= best
        told.add(facts["leader"])
    assert told == {"yes", "no"}


def test_bonus_markers_that_follow_are_told_with_production() -> None:
    """6.91 One for each theater that one leads."""
    for leads, count in (("us", "2 bonus markers"), ("uk", "")):
        state = decisions(leadership={"europe": leads, "pacific": leads})
        advice = GUIDE.asked(seen(state))
        assert advice is not None
        said = " ".join(tell(told, "churchill", "en") for told in advice.told)
        found = re.search(r"you place (.*) for leading theaters \(6\.91\)", said)
        assert (found[1] if found else "") == count, said
        assert ("1 in Europe, 1 in the Pacific" in said) == bool(count), said
    # 6.92 a command that another has won the right to give is not promised
    issues = dict.fromkeys(("us_production_1", "us_production_2"), ("ussr", "chair"))
    issues["theater_leadership_europe"] = ("uk", "chair")
    state = decisions(leadership={"europe": "us", "pacific": "us"}, issues=issues)
    advice = GUIDE.asked(seen(state))
    assert advice is not None
    said = " ".join(tell(told, "churchill", "en") for told in advice.told)
    assert "1 bonus marker for" in said and "only if it leaves you there" in said


def test_support_that_changes_no_chance_is_idle() -> None:
    """7.71 It is taken off after the die: none of it is kept for a later conference."""
    view = seen(hopeless())
    found = {}
    for action in view.actions():
        if action.kind == "support":
            now, then = (chance_with(view, action["front"], n) for n in (0, 1))
            found[action["front"]] = GUIDE.brings_nothing(view, action)
            assert found[action["front"]] or not then <= now < 100
    assert True in found.values() and False in found.values()


# -- before all advice: where the game is heading --------------------------------------------------


def heading(view: Churchill, *outcomes: Outcome) -> Text | None:
    """What goes before the advice."""
    told = GUIDE.prospects(view, outcomes)
    for one in (*told, *GUIDE.perils(view, outcomes)):
        sound(Advice("heading", (one,), "4.4"))
    return told[-1] if told else None


def ends(seat: str, ending: str, rule: str, us: int, uk: int, ussr: int, winner: str) -> Outcome:
    """A game that was played on to its end, for a seat."""
    scores = {"us": us, "uk": uk, "ussr": ussr}
    result = Result(
        "churchill", (winner,), scores, ending, rule, {s: [("A", n, s)] for s, n in scores.items()}
    )
    return Outcome(0, float(seat == winner), None, tuple(scores.items()), result)


def test_6_0_who_has_which_issue_is_read_off_when_the_meeting_is_over() -> None:
    """As the events tell it."""
    record = games()[0]
    opened = [n for n, events in enumerate(record.log) if _has(events, "conference_opened")]
    for begin, end in pairwise((*opened, record.n)):
        seen = (GUIDE.look(record.at(n)) for n in range(begin, end))
        found = next(won for won in seen if won is not None)
        events = chain.from_iterable(record.log[begin:end])
        won = {e["issue"]: e["seat"] for e in events if e.kind == "issue_won"}
        assert won and {issue: seat for issue, seat in found.items() if seat} == won


def test_5_14_what_an_issue_that_another_wins_is_good_for_is_told() -> None:
    """Where one wins more of the others when it lies on the table."""
    view = next(v for _, v in moments(games()[0]) if v.decision.kind == "nominate_issue")
    one, other, *_ = view.actions()
    rival, own = next(s for s in view.seats if s != view.viewer), view.viewer
    lost = {one["issue"]: rival, "us_production_1": own, "us_production_2": own}
    for won, key in ((lost, "draws"), ({**lost, "us_production_2": rival}, "debate")):
        told = GUIDE.foretold(view, one, {one: [won] * 12, other: [{"us_production_1": own}] * 12})
        assert told is not None and told.key == f"guide-came-{key}"
    sound(Advice("came", (told,), "6.1"))


def test_5_14_an_issue_for_nobody_takes_the_place_of_another() -> None:
    """And where it gives something from the center, all get that alike, or it opens a space."""
    view = next(v for _, v in moments(games()[0]) if v.decision.kind == "nominate_issue")
    state = view.copy()
    state.issues = dict.fromkeys(state.issues)
    opens = dict.fromkeys(("second_front", "ussr_declares_war"), "center")
    told_of = {"strategic_materials": "alike", **opens}
    for action in state.actions():
        issue = action["issue"]
        told = GUIDE.foretold(state, action, {action: [{issue: None}] * 12})
        assert told is not None and told.key == f"guide-came-{told_of.get(issue, 'nobody')}"
        assert told.facts.get("says_all", False) == (issue not in opens)
        assert told.facts.get("says_all") or told.facts["says_why"]
        sound(Advice("came", (told,), "5.14"))
        told_of.pop(issue, None)
    assert not told_of


def test_5_14_one_s_own_production_on_the_table_is_mostly_kept() -> None:
    """In the center it is still one's own; where others mostly take it, that is told instead."""
    views = (v for _, v in moments(games()[0]) if v.decision.kind == "nominate_issue")
    view, action = next(
        (v, a)
        for v in views
        for a in v.actions()
        if BOX.issues[a["issue"]].owner == v.viewer
        if BOX.issues[a["issue"]].kind == "production"
    )
    issue, own = action["issue"], view.viewer
    rival = next(s for s in view.seats if s != own)
    for owners, key in (([own] * 5 + [None] * 4 + [rival] * 3, "kept"), ([rival] * 12, "debate")):
        seen = {action: [{issue: owner} for owner in owners]}
        told = GUIDE.foretold(view, action, seen)
        assert told is not None and told.key == f"guide-came-{key}"
        sound(Advice("came", (told,), "5.14"))


def test_5_24_a_debate_that_changes_nothing_is_needless_and_said_to_be() -> None:
    views = (v for _, v in moments(games()[0]) if v.decision.kind == "debate_issue")
    view = next(v for v in views if {a.kind for a in v.actions()} >= {"debate", "decline"})
    spends, stands = (next(a for a in view.actions() if a.kind == k) for k in ("debate", "decline"))
    issue, rival = view.decision.args[2], view.decision.args[1]
    away: dict[str, str | None] = {issue: None}
    holds: dict[str, str | None] = {issue: rival}
    for after_debate, needless, told_of in (
        (holds, True, ("count", "let")),
        (away, False, ("debated", "count")),
    ):
        seen = {spends: [after_debate] * 12, stands: [holds] * 12}
        assert GUIDE.brings_nothing(view, spends, seen) == needless
        told = [GUIDE.foretold(view, action, seen) for action in (spends, stands)]
        assert [t and t.key for t in told] == [f"guide-came-{key}" for key in told_of]
        for one in filter(None, told):
            sound(Advice("came", (one,), "5.24"))


def test_6_0_what_nobody_debates_is_let_go_unless_it_stays_ones_own() -> None:
    """5.23 An issue about to be captured has not moved yet: it is let go all the same."""
    far = meeting_(turn="ussr", hands={"us": ["us_leahy"], "uk": [], "ussr": ["ussr_malenkov"]},
                   issues={"pol_mil_1": ("us", 6)})  # fmt: skip
    held = after(far, advance("ussr_malenkov", "pol_mil_1"))
    assert track_of(held.issues["pol_mil_1"]) == "us"
    for state, aim in (
        (asked_back(), ("pol_mil_1", "let")),
        (capture(), ("us_production_1", "let")),
        (held, None),
    ):
        assert GUIDE.aim_of(seen(state), act("decline"), ()) == aim


def test_6_0_an_aim_that_turns_says_what_has_changed_at_the_table() -> None:
    """5.23 What is about to be captured has not moved yet; 5.2 cards are what moves it."""
    then, issue = seen(capture()), "us_production_1"
    assert GUIDE.changed_since(then, then, issue) == [], "nothing has"

    def told(**at: Any) -> Text:
        hands = {"us": ["us_leahy"], "uk": ["uk_eden"], "ussr": []}
        (one,) = GUIDE.changed_since(then, meeting_(hands=hands, **at).view("us"), issue)
        sound(Advice("aim", (one,), "5.24"))
        return one

    back = told(issues={issue: ("us", 3)})
    wanted = {"was": ("ussr", 4), "there": ("us", 3), "moved": True, "had": 2, "have": 1}
    assert wanted.items() <= back.facts.items()
    assert (back.facts["others_had"], back.facts["others_have"]) == (1, 1)
    still = told(issues={issue: ("ussr", 4)})
    assert not still.facts["moved"] and "then" not in tell(still, "churchill", "en")
    away = meeting_(issues={"pol_mil_1": "center"}).view("us")
    assert GUIDE.changed_since(then, away, issue) == [], "it is not on the table"
    (new,) = GUIDE.changed_since(away, then, issue)
    assert "not on the table yet" in tell(new, "churchill", "en")
    sound(Advice("aim", (new,), "5.14"))


def test_6_0_an_average_is_compared_only_where_that_speaks_for_the_choice() -> None:
    view = next(v for _, v in moments(games()[0]) if v.decision.kind == "agenda_card")
    one, other, *_ = view.actions()
    own: dict[str, str | None] = {"us_production_1": view.viewer}
    fewer: dict[str, str | None] = {"us_production_1": None}
    for here, there, told in ((own, fewer, 0.0), (own, own, None), (fewer, own, None)):
        came = GUIDE.foretold(view, one, {one: [here] * 12, other: [there] * 12})
        assert came is not None and came.facts["others"] == told
    came = GUIDE.foretold(view, one, {one: [own] * 12, other: [fewer] * 12})
    assert came is not None and " 1\u2060 issue in" in tell(came, "churchill", "en")


def _has(events: tuple[ck.Event, ...], kind: str) -> bool:
    return any(e.kind == kind for e in events)


@pytest.mark.parametrize("kind", ["agenda_card", "nominate_issue", "advance_issue", "debate_issue"])
def test_6_0_the_forecast_counts_the_games_played_on(kind: str) -> None:
    view = next(v for _, v in moments(games()[0]) if v.decision.kind == kind)
    adviser = Adviser(view, 96).finish()
    played = adviser.evaluation.played.items()
    seen = {a: [o.seen for o in found if o.seen] for a, found in played}
    told = 0
    for action in view.actions():
        came = GUIDE.foretold(view, action, seen)
        assert came is None or len(seen[action]) >= 12
        if came is None:
            continue
        told += 1
        brief = [came._replace(key=f"{came.key}-brief")] if f"{came.key}-brief" in BRIEF else []
        sound(Advice("came", (came, *brief), "6.1"))
        assert came.facts["deals"] == len(seen[action])
        counted = came.key in (DRAWS, "guide-came-debate")  # games, not percent
        shares = [came.facts[x] for x in ("mine", "theirs") if not counted and x in came.facts]
        assert 0 <= sum(shares) <= 101, "percent, each rounded"
        if came.key == "guide-came-debate":
            where = ("mine", "theirs", "else", "center")
            assert sum(came.facts[place] for place in where) == len(seen[action])
    assert told
    came = GUIDE.foretold(view, adviser.best, seen)
    says_little = came is None or came.facts.get("says_little")
    assert says_little or came in adviser.counsel().reasons


def test_4_42_a_lead_that_comes_near_to_breaking_the_alliance_is_told_first() -> None:
    view = position(at="meeting", scenario="campaign", conference=9).view("us")
    now = points(score(view))
    assert max(now.values()) - min(now.values()) <= 15
    level = Outcome(0, None, None, tuple(now.items()))
    assert heading(view, level) is None and heading(view) is None
    for us, said in ((45, False), (46, True), (60, True)):
        told = heading(view, Outcome(us - 35, None, None, (("us", us), ("uk", 30), ("ussr", 35))))
        assert (told is not None) == said
        if told is not None:
            assert told.key == "guide-lead"
            assert told.facts["then"] == us - 30 and told.facts["last"] == "uk"
            assert "Beyond 20" in tell(told, "churchill", "en")
    other = Outcome(-20, None, None, (("us", 35), ("uk", 30), ("ussr", 60)))
    assert heading(view, other) is None, "another's lead breaks nothing of one's own"


@pytest.mark.parametrize(
    ("ending", "rule", "scores", "winner", "key"),
    [
        ("alliance", "4.41", (50, 40, 45), "us", "alliance-won"),
        ("alliance", "4.41", (40, 50, 45), "uk", "alliance-lost"),
        ("broken_first", "4.42", (70, 30, 30), "us", "leading"),
        ("broken_first", "4.42", (30, 70, 30), "uk", "broken_first-lost"),
        ("broken_second", "4.42", (68, 30, 40), "ussr", "leading"),
        ("broken_second", "4.42", (40, 68, 30), "us", "broken_second-won"),
        ("broken_second", "4.42", (30, 68, 40), "ussr", "broken_second-lost"),
        ("hegemon", "4.43", (40, 42, 30), "us", "hegemon-won"),
        ("hegemon", "4.43", (40, 30, 35), "uk", "hegemon-lost"),
    ],
)
def test_4_4_the_last_conference_says_which_ending_comes_and_what_would_turn_it(
    ending: str, rule: str, scores: tuple[int, int, int], winner: str, key: str
) -> None:
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    told = heading(view, ends("us", ending, rule, *scores, winner))
    assert told is not None and told.key == (
        f"guide-end-{key}" if key != "leading" else "guide-mind-leading"
    )
    assert rule in tell(told, "churchill", "en") and rule in tell(told, "churchill", "ru")
    if ending == "broken_second" and key != "leading":
        assert told.facts["first"] == "uk"


def test_4_42_a_wide_lead_is_told_where_an_axis_power_seems_to_hold_out() -> None:
    """It may surrender yet, and then such a lead loses."""
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    for scores, key in (((60, 42, 38), "lead"), ((50, 42, 38), "end-hegemon-won")):
        told = heading(view, ends("us", "hegemon", "4.43", *scores, "us"))
        assert told is not None and told.key == f"guide-{key}"


def test_4_4_what_most_of_the_games_end_with_is_told() -> None:
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    lost = ends("us", "broken_second", "4.42", 68, 30, 40, "ussr")
    won = ends("us", "alliance", "4.41", 50, 40, 45, "us")
    told = heading(view, lost, won, lost)
    assert told is not None and told.key == "guide-mind-leading"
    assert (told.facts["broken"], told.facts["won"], told.facts["games"]) == (2, 0, 3)
    shares, _ = GUIDE.prospects(view, (lost, won, lost))
    (danger,) = GUIDE.perils(view, (lost, won, lost))
    assert (danger.key, danger.facts["gap"]) == ("guide-mind-leading", 38), "advice begins with it"
    assert danger.facts["front"] in {"none", *BOX.tracks}
    assert shares.key == "guide-ends" and shares.facts == {
        "games": 3, "of": 3, "whole": True, "alliance_all": 1, "alliance_won": 1,
        "broken_all": 2, "broken_won": 0, "hegemon_all": 0, "hegemon_won": 0,
    }  # fmt: skip
    assert (told.facts["gap"], told.facts["sum"], told.facts["others"]) == (38, 68, 70)
    assert heading(view) is not None, "as it would end now, where nothing was played on"


def test_4_4_the_likeliest_end_is_no_warning_where_most_games_are_won_otherwise() -> None:
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    lost = ends("us", "broken_second", "4.42", 68, 30, 40, "ussr")
    first = ends("us", "broken_first", "4.42", 72, 30, 40, "us")
    holds = ends("us", "hegemon", "4.43", 60, 42, 38, "us")
    games_ = (*[lost] * 6, *[first] * 3, *[holds] * 6)
    assert [t.key for t in GUIDE.perils(view, games_)] == ["guide-mind-lead"]
    assert not any(t.key.startswith("guide-end-") for t in GUIDE.prospects(view, games_))
    (danger,) = GUIDE.perils(view, (first, first, lost))
    assert danger.key == "guide-mind-leading"
    assert (danger.facts["broken"], danger.facts["won"], danger.facts["enough"]) == (3, 2, "some")
    assert (danger.facts["sum"], danger.facts["others"]) == (71, 70)


def test_4_42_who_leads_by_too_much_hears_the_same_whether_a_few_more_are_won_or_lost() -> None:
    """One sentence, with what wins, and in how many of the games it was enough."""
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    lost = ends("us", "broken_second", "4.42", 57, 26, 32, "ussr")
    won = ends("us", "broken_first", "4.42", 59, 26, 32, "us")
    for n in range(11):
        games_ = [*[won] * n, *[lost] * (10 - n)]
        (danger,) = GUIDE.perils(view, games_)
        end = GUIDE.prospects(view, games_)[-1]
        assert danger == end and danger.key == "guide-mind-leading"
        told = tell(danger, "churchill", "en")
        assert "against 58" in told and "So points for you" in told
        counted = {0: "too few in all", 10: "enough in all"}.get(n, f"enough in {n} of them")
        assert counted in told and counted in tell(end, "churchill", "en")


def test_4_42_two_ways_to_win_that_are_as_near_are_both_told() -> None:
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    ways = {"either": (57, 30, 35), "within": (50, 26, 40), "first": (62, 24, 38)}
    for aim, scores in ways.items():
        (danger,) = GUIDE.perils(view, [ends("us", "broken_second", "4.42", *scores, "ussr")] * 2)
        assert danger.facts["aim"] == aim


def far_ahead(**entries: Any) -> Churchill:
    """The US is twenty ahead of the UK, and a landing in Japan brings the UK more."""
    return position(
        conference=10, turn="us", conference_wins={"us": 8, "ussr": 2}, a_bomb={"us": "trinity"},
        fronts={"southwest_pacific": "kyushu", "western": "west_germany"},
        surrendered=["italy", "germany"], hands={"us": ["us_leahy"], **REST}, **entries,
    )  # fmt: skip


def test_4_42_whoever_leads_by_too_much_hears_what_narrows_the_lead() -> None:
    issues = {f"theater_leadership_{theater}": "center" for theater in ("pacific", "europe")}
    view = far_ahead(issues=issues).view("us")
    facts_ = {"front": "southwest_pacific", "space": "japan", "theirs": 8, "mine": 3}
    for theater, told in (("pacific", True), ("europe", False)):
        move = advance("us_leahy", f"theater_leadership_{theater}")
        said = {t.key: t.facts for t in GUIDE.reasons(view, move)}
        assert ("guide-for-narrowing" in said) == told, "its markers lie in one theater"
        if told:
            assert said["guide-for-narrowing"] == {"last": "uk", **facts_}
    lost = ends("us", "broken_second", "4.42", 60, 38, 40, "ussr")
    (danger,) = GUIDE.perils(view, (lost, lost))
    assert danger.key == "guide-mind-leading" and facts_.items() <= danger.facts.items()
    for lang in ck.LANGUAGES:
        assert "+8" in tell(danger, "churchill", lang)
    lost = ends("us", "broken_second", "4.42", 68, 30, 40, "ussr")
    (danger,) = GUIDE.perils(view, (lost, lost))
    for lang, told in (("en", "about 68 against 70"), ("ru", "около 68 против 70")):
        assert told in tell(danger, "churchill", lang), "two points more are nearer"
        assert "+8" not in tell(danger, "churchill", lang)


def test_4_42_who_may_want_to_waste_markers_is_not_warned_of_it() -> None:
    """7.53 Ships where no landing lies ahead are a slip of others only."""
    for wins in 0, 9:
        late = {"conference": 10, "conference_wins": {"us": wins}}
        view = seen(decisions(fronts={"eastern": "ukraine"}, **late))
        assert bool(wide_lead(view, "us")) == bool(wins)
        found = GUIDE.warn(view, naval("eastern"), support("eastern"))
        assert (found is None) == bool(wins)
        view = seen(last_marker(decisions(support={"western": 6}, **late)))
        assert bool(wide_lead(view, "us")) == bool(wins)
        found = GUIDE.warn(view, support("western"), support("cbi"))
        assert (found is None) == bool(wins), "7.71 more than a front needs"


def test_the_chance_that_is_told_is_the_one_of_the_list() -> None:
    """7.7, 7.64.4: sentences and list ask for one and the same chance."""
    told = 0
    for record in games():
        for _, view in moments(record):
            if view.decision.kind != "allocate_production":
                continue
            facts_ = GUIDE.asked(view).told[1].facts  # type: ignore[union-attr]
            fronts = [a["front"] for a in view.actions() if a.kind == "support"]
            chances = {f: (front_chance(view, f), front_chance(view, f, 1)) for f in fronts}
            front = facts_["front"]
            if front is None:
                continue
            now, after_ = chances[front]
            assert (facts_["now"], facts_["after"]) == (now.now, after_.now)
            own = [f for f in fronts if BOX.tracks[f].marker == view.viewer and all(chances[f])]
            brings = {f: entering(view, f).get(view.viewer, 0) > 0 for f in own}
            if front in own:  # of those that bring points, where one does
                alike = [f for f in own if brings[f] == brings[front]]
                gains = {f: chances[f][1].now - chances[f][0].now for f in own}
                assert gains[front] == max(gains[f] for f in alike)
                assert brings[front] or not any(brings[f] and gains[f] > 0 for f in own)
            told += 1
    assert told


def supports(view: Any) -> list[ck.Action]:
    return [a for a in view.actions() if a.kind == "support"]


def _brings(view: Any, front: str) -> tuple[float, float]:
    """9.4 The points that one marker brings on average: one's own, and the best rival's."""
    worth, more = entering(view, front), chance_with(view, front, 1) - chance_with(view, front)
    theirs = max((n for seat, n in worth.items() if seat != view.viewer), default=0)
    return worth.get(view.viewer, 0) * more / 100, theirs * more / 100


def test_what_can_bring_nothing_is_not_advised_where_another_is_as_good() -> None:
    """5.26, 7.72: a card worth more than another is no discard, a marker no help to a front that
    stays too weak."""
    told: Counter[str] = Counter()
    for record in games():
        for _, view in moments(record):
            kind = view.decision.kind
            if kind not in ("allocate_production", "discard_for_leader") or told[kind] > 3:
                continue
            idle = [a for a in view.actions() if GUIDE.brings_nothing(view, a)]
            assert len(idle) < len(view.actions())
            for action in idle:
                if action.kind == "support":
                    front = action["front"]
                    found = front_chance(view, front, view.production[view.viewer])
                    weak = found is None or not found.now
                    mine, theirs = _brings(view, front)
                    best = max(_brings(view, a["front"])[0] for a in supports(view))
                    own = BOX.tracks[front].marker == view.viewer
                    alone = mine <= 0 and (theirs > mine or not own)
                    assert weak or alone or theirs - mine >= 0.4 or best >= max(0.4, 2 * mine)
            if not idle:
                continue
            told[kind] += 1
            adviser = Adviser(view, 12).finish()
            e = adviser.evaluation
            if adviser.best in idle:
                assert all(e.gap(adviser.best, a).real for a in e.close if a not in idle)
            marks = adviser.marks()
            assert not marks[adviser.best].behind
    assert set(told) == {"allocate_production", "discard_for_leader"}


def test_5_26_no_game_played_on_makes_a_weaker_card_the_dearer_discard() -> None:
    told = 0
    for view in (v for record in games() for _, v in moments(record)):
        if view.decision.kind != "discard_for_leader" or told > 3:
            continue
        uses = [(issue, use) for issue in view.on_table() for use in ("advance", "debate")]
        stronger = {a: list(GUIDE.surely_no_better(view, a)) for a in view.actions()}
        for weak, strong in ((a, b) for a, found in stronger.items() for b in found):
            for at in uses:
                counts = [total(worth(view, view.viewer, x["card"], *at)) for x in (weak, strong)]
                assert counts == sorted(counts)
        adviser = Adviser(view, 16).finish()
        marks = adviser.marks()
        assert all(marks[a].behind <= marks[b].behind for a in marks for b in stronger[a])
        for action, others in stronger.items():
            if any(not marks[b].behind for b in others):
                doubt = adviser.caution(action)
                assert doubt is None or doubt.plain
        told += any(stronger.values())
    assert told


def test_what_stands_first_in_a_list_is_not_warned_of_without_a_figure_beside_it() -> None:
    bot, rng, warned = ck.player("churchill", "bot"), Random(1), 0
    for seed in (1, 2):
        state = ck.game("churchill").new(scenario="training", seed=seed)
        while state.result is None and warned < 3:
            assert state.decision is not None
            view = state.view(state.decision.seat)
            if view.viewer == "us" and view.decision.kind in ("advance_issue", "debate_issue"):
                adviser = Adviser(view).finish()
                marks, worth = adviser.marks(), Weighing(view)
                for action in sorted(view.actions(), key=worth.of, reverse=True)[:4]:
                    doubt = adviser.caution(action)
                    if doubt is not None and doubt.about == "gap":
                        assert marks[action].behind and not marks[action].rough
                        warned += 1
            state.apply(bot.choose(view, view.actions(), rng))
    assert warned


def test_4_43_a_wide_lead_is_no_matter_where_every_game_of_many_ends_otherwise() -> None:
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    holds = ends("us", "hegemon", "4.43", 60, 42, 38, "us")
    breaks = ends("us", "broken_second", "4.42", 68, 30, 40, "ussr")
    assert [t.key for t in GUIDE.prospects(view, [holds] * 12)] == ["guide-end-hegemon-won"]
    assert not GUIDE.perils(view, [holds] * 12)
    told = GUIDE.prospects(view, [*[holds] * 12, breaks])
    assert [t.key for t in told] == ["guide-ends", "guide-end-hegemon-won", "guide-lead"]
    assert [t.key for t in GUIDE.perils(view, [*[holds] * 12, breaks])] == ["guide-mind-lead"]


def test_4_4_a_worse_move_says_by_which_ending_its_games_are_lost() -> None:
    view = position(at="meeting", scenario="campaign", conference=10).view("us")
    won = ends("us", "alliance", "4.41", 50, 40, 45, "us")
    lead = ends("us", "broken_second", "4.42", 68, 30, 40, "ussr")
    theirs = ends("us", "broken_second", "4.42", 40, 68, 30, "us")
    poor = ends("us", "alliance", "4.41", 40, 50, 45, "uk")
    holds = ends("us", "hegemon", "4.43", 40, 50, 45, "uk")
    for lost, how in ((lead, "lead"), (poor, "alliance"), (holds, "hegemon")):
        told, *why = GUIDE.ended_otherwise(view, [won] * 9 + [lost], [won] * 5 + [lost] * 5)
        assert [t.key for t in why] == ["guide-lead-by"] * (how == "lead"), "by whose points"
        assert (told.facts["how"], told.facts["here"], told.facts["there"]) == (how, 50, 10)
        for lang in ck.LANGUAGES:
            for key in (told.key, f"{told.key}-rather", f"{told.key}-since"):
                said = tell(told._replace(key=key), "churchill", lang)
                assert "50" in said and "10" in said and "4.4" in said
    assert not GUIDE.ended_otherwise(view, [won] * 9 + [lead], [won] * 8 + [lead] * 2)
    assert not GUIDE.ended_otherwise(view, [won], [theirs]), "a broken alliance that one wins"
    assert not GUIDE.ended_otherwise(view, [], [lead])
    _, why = GUIDE.ended_otherwise(view, [won] * 10, [lead] * 10)
    for lang in ck.LANGUAGES:
        for key in (why.key, f"{why.key}-plan", f"{why.key}-rather"):
            said = tell(why._replace(key=key), "churchill", lang)
            assert all(str(n) in said for n in (68, 30, 50, 40)), "one's own and the last's, 9.4"
            assert {"en": "political alignment (less for you)", "ru": "(у вас меньше)"}[
                lang
            ] in said
    (alone,) = GUIDE.ended_otherwise(view, [Outcome(0, None)] * 10, [lead] * 10)
    assert alone.key == "guide-lost-by", "games that are not over have no points yet"


def tied_with_the_uk(**more: Any) -> Churchill:
    """4.52 The US and the UK are tied for the conference, and the US leader may decide."""
    issues = {"us_production_1": ("us", 3), "pol_mil_1": ("us", 3), "global_issue": ("uk", 3)}
    issues |= {"uk_production": ("uk", 3), "pol_mil_2": ("ussr", 3)}
    return position(at="decisions", issues=issues, **more)


@pytest.mark.parametrize("inactive", [["ussr", "uk"], ["ussr"]])
def test_4_51_a_leader_is_not_used_up_for_a_tie_that_is_won_without_him(
    inactive: list[str],
) -> None:
    """4.53 No game that is played on can show that it is better: where nobody else may step in,
    such a choice is not looked at, and has no figure beside it."""
    view = seen(tied_with_the_uk(inactive=inactive))
    use, keep = act("break_tie", winner="us"), act("keep_leader")
    assert {use, keep} == set(view.actions())
    sure = not tie_without(view).others
    assert sure == ("uk" in inactive), "else the UK may still break it"
    assert (use not in GUIDE.worth_playing(view)) == sure
    adviser = Adviser(view, 12).finish()
    assert bool(adviser.evaluation.played[use]) != sure
    if sure:
        counsel = adviser.counsel()
        assert counsel.best == keep and counsel.reasons[0].key == "guide-for-keep"
        assert adviser.marks() == {} and not counsel.beside
        assert adviser.caution(use) is None


def test_3_34_the_second_counter_of_an_issue_is_as_good_as_the_first() -> None:
    view = position(at="agenda", scenario="campaign", conference=4, seed=2).view("us")
    view.steps = (("nominate_issue", "us", 2),)
    names = {a["issue"] for a in view.actions() if a.kind == "nominate"}
    assert {"us_production_1", "us_production_2"} <= names
    one, other = (act("nominate", issue=f"us_production_{n}") for n in (1, 2))
    assert list(GUIDE.twins(view, one)) == [other] and list(GUIDE.twins(view, other)) == [one]
    assert not GUIDE.twins(view, act("nominate", issue="uk_production"))
    marks = Adviser(view, 12).finish().marks()
    assert marks[one] == marks[other]
    view.issues = {**view.issues, "us_production_2": ("us", 1)}
    assert not GUIDE.twins(view, one)


def test_where_the_game_is_heading_closes_all_advice() -> None:
    record = games()[1]
    view = next(v for n, v in reversed([*moments(record)]) if len(v.actions()) > 1)
    adviser = Adviser(view, 12).finish()
    games_ = adviser.evaluation.played[adviser.best]
    told, dangers = GUIDE.prospects(view, games_), GUIDE.perils(view, games_)
    counsel = adviser.counsel()
    assert (list(counsel.ahead), list(counsel.perils)) == (told, dangers)
    assert any(t.key.startswith("guide-end-") for t in (*told, *dangers))


def test_5_13_of_cards_that_win_the_agenda_as_often_the_cheaper_one_is_advised() -> None:
    """A card is dear where another wins as often and can do less in the meeting; some never are."""
    found = 0
    for _, view in moments(games()[0]):
        if view.decision.kind != "agenda_card":
            continue
        hand = view.hand(view.viewer)
        dear = {c for c in hand if GUIDE.brings_nothing(view, pick(c))}
        sure = [c for c in hand if not BOX.staff[c].chief]
        for card, other in product(sure, sure):
            often = agenda_chance(view.viewer, other) >= agenda_chance(view.viewer, card)
            if often and use_of(view, other).use < use_of(view, card).use:
                assert card in dear
                found += 1
        assert dear < set(hand)
    assert found


def test_6_32_naming_ones_own_production_brings_nothing() -> None:
    found = 0
    for _, view in moments(games()[0]):
        for action in view.actions() if view.decision.kind == "nominate_issue" else ():
            issue = BOX.issues[action["issue"]]
            own = issue.kind == "production" and issue.owner == view.viewer
            found += own
            assert GUIDE.brings_nothing(view, action) == own
    assert found


def test_6_91_command_for_another_power_brings_nothing() -> None:
    """And where it is as good by the numbers, it is not named beside the advice."""
    found = (v for record in games() for _, v in moments(record))
    view = next(v for v in found if v.decision.kind == "name_commander")
    own = [a for a in view.actions() if a["power"] == view.viewer]
    others = [a for a in view.actions() if a["power"] != view.viewer]
    assert own and others
    assert not GUIDE.brings_nothing(view, own[0])
    assert all(GUIDE.brings_nothing(view, a) for a in others)
    counsel = Adviser(view, 12).counsel()
    assert not any(told.key.endswith("alike") for told in counsel.beside)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_6_91_command_gives_a_marker_now_and_in_what_conferences_there_are_to_come(
    lang: str,
) -> None:
    """Commanders are named before any bonus is placed: in the last conference, too."""
    now, later = {"en": ("now", "to come"), "ru": ("сейчас", "следующей")}[lang]
    for conference, more in ((9, True), (10, False)):
        view = seen(naming(conference=conference))
        for power in ("us", "uk"):
            told = GUIDE.reasons(view, command(power))
            (told,) = [t for t in told if t.key == "guide-for-command"]
            said = tell(told, "churchill", lang)
            assert now in said and (later in said) == more, said
        caution = GUIDE.warn(view, command("uk"), command("us"))
        assert caution is not None and caution.about == "command_away"
        said = tell(caution.told, "churchill", lang)
        assert now in said and (later in said) == more, said


def test_5_22_an_issue_that_stays_on_another_track_brings_nothing() -> None:
    """Nor is a card played for less than it counts; what comes to the center is taken away."""
    state = meeting_(
        hands={"us": ["us_leahy", "us_biddle"], **REST},
        issues={"global_issue": ("ussr", 4), "pol_mil_1": ("ussr", 1), "uk_production": "center"},
    )
    view = seen(state)
    expected = {"global_issue": True, "pol_mil_1": False, "uk_production": False}
    for issue, idle in expected.items():
        assert GUIDE.brings_nothing(view, advance("us_biddle", issue)) == idle


def test_5_22_a_card_that_can_do_less_elsewhere_is_advised_where_it_does_the_same() -> None:
    """Ickes counts 3, and 5 on Strategic Materials, where King counts 5 as everywhere."""
    hand = ["us_king", "us_ickes", "us_crowley"]
    issues = {"strategic_materials": "center", "uk_production": "center"}
    view = seen(meeting_(hands={"us": hand, **REST}, issues=issues))
    king, ickes = (advance(card, "strategic_materials") for card in hand[:2])
    assert GUIDE.brings_nothing(view, king) and not GUIDE.brings_nothing(view, ickes)
    assert ickes in GUIDE.asked_about(view, king), "it is looked at beside that"
    assert GUIDE.worth(view, ickes) > GUIDE.worth(view, king)


def test_6_8_the_pol_mil_issue_that_gives_most_is_asked_about_beside_another() -> None:
    view = next(
        v for record in games() for _, v in moments(record)
        if v.decision.kind == "nominate_issue"
        and {act("nominate", issue=f"pol_mil_{n}") for n in (1, 3)} <= {*v.actions()}
    )  # fmt: skip
    small, large = (act("nominate", issue=f"pol_mil_{n}") for n in (1, 3))
    assert GUIDE.asked_about(view, small) == [large] and GUIDE.asked_about(view, large) == []
    other = next(a for a in view.actions() if not a["issue"].startswith("pol_mil"))
    assert GUIDE.asked_about(view, other) == []


def test_5_14_an_issue_that_others_have_more_often_is_not_nominated_where_another_is_as_good() -> (
    None
):
    view = next(v for _, v in moments(games()[0]) if v.decision.kind == "nominate_issue")
    us = view.viewer
    theirs = next(s for s in ("us", "uk", "ussr") if s != us)
    one, other, few = view.actions()[:3]
    won = {
        one: [{one["issue"]: us}] * 8 + [{one["issue"]: theirs}] * 7,
        other: [{other["issue"]: us}] * 7 + [{other["issue"]: theirs}] * 8,
        few: [{few["issue"]: us}] * 3,  # nobody knows yet
    }
    nothing = {a: GUIDE.brings_nothing(view, a, won) for a in won}
    assert nothing == {one: False, other: True, few: True}
    won[one] = [{one["issue"]: us}] * 2 + [{}] * 13  # most often nobody's
    assert GUIDE.brings_nothing(view, one, won)


def test_6_2_an_issue_for_the_center_says_what_its_space_is_worth() -> None:
    """Its points (9.4); of Manchuria, where it brings none at once, that it may end the war."""
    told = set()
    bots = dict.fromkeys(("us", "uk", "ussr"), "bot")
    for record in (ck.play("churchill", bots, "campaign", seed) for seed in range(4)):
        for _, view in moments(record):
            for action in view.actions():
                if action.kind != "nominate" or not BOX.issues[action["issue"]].conditional:
                    continue
                keys_ = [t.key for t in GUIDE.reasons(view, action)]
                front = {"second_front": "western"}.get(action["issue"], "far_east")
                entry = view.entry(front)
                waits = entry is not None and entry.requires_issue == action["issue"]
                worth = waits and any(entering(view, front).values())
                center = "guide-for-center-" + action["issue"] in keys_
                assert ("guide-for-entering" in keys_) == bool(worth and center)
                assert ("guide-for-manchuria" in keys_) <= bool(center and waits and not worth)
                told |= {*keys_} & {"guide-for-entering", "guide-for-manchuria"}
    assert told == {"guide-for-entering", "guide-for-manchuria"}


def test_9_4_a_network_that_changes_no_points_is_not_advised_where_another_is_as_good() -> None:
    told = Counter[bool]()
    for record in games():
        for _, view in moments(record):
            seat = view.viewer
            for action in view.actions():
                if action.kind not in ("network", "break_network"):
                    continue
                before, trial = points(score(view)), tried(view, action)
                now = points(score(trial))
                gained = {s: now[s] - before[s] for s in now}
                worth = 2 * gained[seat] > sum(n for s, n in gained.items() if s != seat)
                idle = GUIDE.brings_nothing(view, action)
                if view.to_place[seat][1]:  # 7.3 then places for them count, and no points
                    wasted = homeless(trial, seat)
                    others = (tried(view, a) for a in view.actions() if "network" in a.kind)
                    assert idle == any(homeless(other, seat) < wasted for other in others)
                    continue
                assert idle == (not worth)
                told[idle] += 1
    assert told[True] and told[False]


def test_7_31_a_network_that_makes_no_place_for_alignment_gives_way_to_one_that_does() -> None:
    view = without_a_place().view("us")
    idle = {a["location"] for a in view.actions() if GUIDE.brings_nothing(view, a)}
    assert "malaya" in idle and "denmark" not in idle
    [room] = [t for t in GUIDE.reasons(view, network("denmark")) if t.key == "guide-for-room"]
    assert "in Denmark" in tell(room, "churchill", "en")
    assert "guide-for-room" not in [t.key for t in GUIDE.reasons(view, network("malaya"))]


def test_7_12_a_network_is_removed_to_make_place_for_ones_own() -> None:
    """The last one leaves the place to somebody else."""
    for gained, clears in (([1, 1], True), ([0, 1], False)):
        state = position(
            at="war", gains={"us": gained}, influence={"greece": {"clandestine": ["uk", 1]}}
        )
        play_until(state, "place_network_marker")
        view = state.view("us")
        reasons = GUIDE.reasons(view, break_network("greece"))
        found = [t for t in reasons if t.key == "guide-for-clear"]
        assert len(found) == clears
        for clear in found:
            said = tell(clear, "churchill", "en")
            assert "in Greece" in said and "alignment marker" in said


@pytest.mark.parametrize(("conference", "idle"), [(9, False), (10, True)])
def test_9_3_ships_too_few_for_the_next_space_bring_nothing_in_the_last_conference(
    conference: int, idle: bool
) -> None:
    state = position(
        at="decisions",
        conference=conference,
        card=None,
        issues={"theater_leadership_pacific": ("us", "chair")},
        fronts={"central_pacific": "iwo_jima"},
        naval={"central_pacific": 1, "southwest_pacific": 3, "arctic": 1},
        seed=1,
    )
    brings_nothing = guide("churchill").brings_nothing  # type: ignore[union-attr]
    while (
        state.decision is None
        or state.decision.kind != "place_bonus"
        or (state.decision.args[0] != "pacific")
    ):
        state.take(state.actions()[0])
    while state.decision.args[-1] > 1:  # Okinawa needs three: two are still enough
        assert not brings_nothing(state.view("us"), naval("central_pacific"))
        state.take(support("southwest_pacific"))
    assert brings_nothing(state.view("us"), naval("central_pacific")) == idle
    assert not brings_nothing(state.view("us"), naval("southwest_pacific"))


def test_6_8_whoever_is_advised_a_marker_hears_of_what_was_won_and_waits_for_one() -> None:
    view = decisions().view("us")
    for advised in (support("western"), naval("arctic"), act("research")):
        assert activate("pol_mil_1") in GUIDE.asked_about(view, advised)


def test_6_8_the_last_of_what_is_planned_is_asked_about_where_a_won_issue_stays_unused() -> None:
    """Whatever his own first placing is: in the view with the others, by the rules alone."""
    view = last_marker(decisions()).view("us")
    adviser = Adviser(view, 8)
    doubt = adviser.planned_caution(view, support("western"))
    assert doubt is not None and doubt.about == "idle_issue" and doubt.rule == "6.8"
    assert adviser.planned_caution(view, activate("pol_mil_1")) is None
    early = decisions().view("us")
    assert early.production["us"] > 1
    assert adviser.planned_caution(early, support("western")) is None, "there is time for it yet"


def pacific(left: int = 3, **fronts: str) -> Churchill:
    """The US is about to place so many bonus markers in the Pacific, in the last conference."""
    state = position(
        at="decisions",
        conference=10,
        card=None,
        issues={"theater_leadership_pacific": ("us", "chair")},
        fronts=fronts,
        naval={"central_pacific": 3, "southwest_pacific": 5, "arctic": 1},
        reserves={"southwest_pacific": 2},
        seed=1,
    )

    def asked() -> bool:
        decision = state.decision
        return decision is not None and (decision.kind, *decision.args[:1]) == (
            "place_bonus",
            "pacific",
        )

    while not asked():
        state.take(state.actions()[0])
    while asked() and state.decision.args[-1] > left:
        state.take(support("southwest_pacific"))
    return state


def test_7_74_a_marker_that_only_sends_a_rival_further_brings_nothing() -> None:
    """The Soviets are sure of Manchuria; Korea behind it brings points to them alone."""
    state = position(
        at="decisions", conference=10, card=None, a_bomb={"us": "trinity"},
        issues={"theater_leadership_pacific": ("us", "chair"), "ussr_declares_war": "center"},
        fronts={"far_east": "nomohon", "western": "germany", "eastern": "east_germany"},
        support={"far_east": 7}, surrendered=["italy", "germany"], seed=1,
    )  # fmt: skip

    def asked() -> bool:
        return state.decision is not None and state.decision.args[:1] == ("pacific",)

    while not asked():
        state.take(state.actions()[0])
    view = state.view("us")
    now, then = (front_chance(view, "far_east", n) for n in (0, 1))
    assert now is not None and then is not None and now.now == 100 and then.through > now.through
    assert GUIDE.brings_nothing(view, support("far_east"))
    assert not GUIDE.brings_nothing(view, support("southwest_pacific"))


def test_7_71_a_plan_goes_on_with_a_front_that_is_half_done() -> None:
    """Two markers that make no chance are lost if the third goes elsewhere."""
    front = "southwest_pacific"
    whole = pacific(southwest_pacific="kyushu")
    while chance_with(whole.view("us"), front, 1) == 0:
        whole = edited(whole, front)
    view = whole.view("us")
    assert chance_with(view, front) == 0 < chance_with(view, front, 1)
    assert guide("churchill").goes_on(view, support(front))  # type: ignore[union-attr]
    for meant in map(support, ("southwest_pacific", "central_pacific", "cbi")):
        if guide("churchill").goes_on(view, meant):  # type: ignore[union-attr]
            assert Adviser(view, 8, meant).finish().best == meant, "whatever else looks better"
    one_by_one = pacific(southwest_pacific="philippines").view("us")
    assert chance_with(one_by_one, front) > 0
    assert not guide("churchill").goes_on(one_by_one, support(front))  # type: ignore[union-attr]
    hopeless_ = pacific(left=1, southwest_pacific="kyushu").view("us")
    assert chance_with(hopeless_, front, 1) == 0
    assert not guide("churchill").goes_on(hopeless_, support(front))  # type: ignore[union-attr]


def edited(state: Churchill, front: str) -> Churchill:
    """The same with one more marker on a front."""
    state = state.copy()
    state.put_support(front, 1)
    return state


def test_what_is_best_and_brings_nothing_says_so() -> None:
    """Where nothing brings anything, one of the reasons says it."""
    told = 0
    for record in games():
        for _, view in moments(record):
            if view.decision.kind != "place_bonus" or told == 3:
                continue
            if all(guide("churchill").brings_nothing(view, a) for a in view.actions()):  # type: ignore[union-attr]
                adviser = Adviser(view, 8).finish()
                assert Text("adviser-idle-all", {}) in adviser.counsel().reasons
                told += 1
    assert told


def test_5_13_cards_of_which_the_same_is_told_are_as_good_as_each_other() -> None:
    """What so few games show between them is chance, and no figure stands beside one alone."""
    seen_alike = 0
    for record in games():
        for _, view in moments(record):
            if view.decision.kind not in ("agenda_card", "discard_for_leader"):
                continue
            for action in view.actions():
                for other in GUIDE.twins(view, action):
                    seen_alike += 1
                    assert other != action and action in GUIDE.twins(view, other)
                    uses = [use_of(view, a["card"]) for a in (action, other)]
                    assert len({(u.low, u.use, u.rolled) for u in uses}) == 1
                    if action.kind == "pick":
                        chances = {agenda_chance(view.viewer, a["card"]) for a in (action, other)}
                        assert len(chances) == 1
    assert seen_alike


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_5_27_an_issue_that_goes_astray_after_a_worse_choice_is_told(lang: str) -> None:
    """By the games played on: which one oneself has far less often, or another far more often."""
    at_table = {"pol_mil_1": ("us", 2), "global_issue": "center"}
    view = position(
        at="meeting", scenario="training", turn="us", issues=at_table, hands={"us": ["us_leahy"]}
    ).view("us")

    def games(*owners: str | None) -> list[Outcome]:
        return [
            Outcome(0, None, seen={"pol_mil_1": owner, "global_issue": None}) for owner in owners
        ]

    kept, mixed, lost = games(*["us"] * 12), games(*["us"] * 10, "uk", "uk"), games(*["ussr"] * 12)
    (told,) = GUIDE.ended_otherwise(view, kept, lost)
    assert told == Text(
        "guide-missed", {"issue": "pol_mil_1", "holder": "me", "here": 0, "there": 100}
    )
    assert {"en": "is yours in 0 %", "ru": "ваш в 0 %"}[lang] in tell(told, "churchill", lang)
    rather = tell(told._replace(key="guide-missed-rather"), "churchill", lang)
    assert {"en": "is yours in 100 %", "ru": "ваш в 100 %"}[lang] in rather
    (told,) = GUIDE.ended_otherwise(view, games(*["uk"] * 12), lost)
    assert told.facts["holder"] == "ussr" and (told.facts["here"], told.facts["there"]) == (100, 0)
    assert "100 %" in tell(told, "churchill", lang)
    assert GUIDE.ended_otherwise(view, kept, mixed) == [], "so little may be chance"
    assert GUIDE.ended_otherwise(view, kept[:11], lost) == [], "and so few games tell nothing"
    later = position(at="decisions", scenario="training").view("us")
    assert GUIDE.ended_otherwise(later, kept, lost) == [], "the issues are won by then"


def test_3_33_staff_cards_that_differ_by_their_names_alone_are_as_good_as_each_other() -> None:
    hands = {"us": ["us_knox", "us_perkins", "us_biddle"], "uk": [], "ussr": []}
    view = meeting_(hands=hands).view("us")
    knox, perkins = (advance(card, "pol_mil_1") for card in ("us_knox", "us_perkins"))
    assert GUIDE.twins(view, knox) == [perkins] and GUIDE.twins(view, perkins) == [knox]
    assert GUIDE.twins(view, advance("us_biddle", "pol_mil_1")) == []


def test_4_53_a_conference_that_is_given_away_says_what_it_brings_and_whom_it_helps() -> None:
    """Points for the last keep the alliance together (4.42), and only whoever leads minds that."""
    said = {}
    for seed in range(2, 40):
        record = ck.Record.new("churchill", scenario="training", seed=seed)
        bot = ck.player("churchill", "bot")
        while (decision := record.state.decision) is not None:
            view = record.state.view(decision.seat)
            for action in view.actions() if decision.kind == "name_tie_winner" else ():
                (told,) = [t for t in GUIDE.reasons(view, action) if t.key == "guide-for-tie"]
                if told.facts["won"] == "conference":
                    said[told.facts["last"]] = tell(told, "churchill", "en")
            record.play(bot.choose(view, view.actions()))
        if len(said) == 2:
            break
    assert "4.42" in said[True] and "4.42" not in said[False]
    assert all(re.search(r"[35] points; it has", sentence) for sentence in said.values())
