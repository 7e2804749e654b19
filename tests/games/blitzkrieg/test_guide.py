"""The adviser's words: every decision explained, every sentence used, nothing that a player must
not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.book import book
from churchill_kit.engine.words import keys
from churchill_kit.games.blitzkrieg.lessons.guide import GUIDE, TOPICS
from churchill_kit.games.blitzkrieg.rules.units import place
from churchill_kit.games.blitzkrieg.state import RULES
from churchill_kit.tutor.exercise import Sayable, Text, tell
from churchill_kit.tutor.guide import guide
from tests.engine.test_words import facts
from tests.sentences import begins, clean

from .helpers import GAME, at

NAME = "blitzkrieg"
KINDS = {name for name, step in RULES.steps.items() if step.actions}
SAID = {
    *(
        f"guide-for-{x}"
        for x in (
            "points",
            "lead",
            "tokens",
            "track",
            "strategic",
            "weapons",
            "bombing",
            "again",
            "start",
            "open",
            "discard",
            "drawing",
        )
    ),
    *(f"guide-against-{x}" for x in ("gives", "opens", "at_once", "short")),
    *(f"guide-review-{x}" for x in ("ended", "score", "next")),
    "guide-brought-points",
    "guide-first-about",
}


def said(told: Sayable) -> tuple[str, ...]:
    """A sentence in both languages, sound in either."""
    found = tuple(tell(told, NAME, lang) for lang in ck.LANGUAGES)
    for sentence, lang in zip(found, ck.LANGUAGES, strict=True):
        for part in sentence.split(". "):
            clean(part, lang)
        assert begins(sentence), sentence
    return found


@cache
def games() -> tuple[ck.Record, ...]:
    """A game of every set-up, and more until every kind of decision and event is met."""
    out, met = [], set[str]()
    for seed in range(60):
        scenario = GAME.scenarios[seed % len(GAME.scenarios)]
        seats = [s for s in GAME.seats_of(scenario) if s not in GAME.unasked(scenario, {})]
        players = dict(zip(seats, ("bot", "random"), strict=False))
        record = ck.play(NAME, players, scenario, seed)
        kinds = {d.kind for n in range(record.n) if (d := record.at(n).decision)}
        kinds |= {e.kind for group in record.log for e in group} & TOPICS
        if not kinds <= met or seed < len(GAME.scenarios):
            out.append(record)
            met |= kinds
        if met == KINDS | TOPICS:
            return tuple(out)
    raise AssertionError(f"never met: {(KINDS | TOPICS) - met}")


def moments(record: ck.Record) -> Iterator[Any]:
    """Every decision of a game, as the seat that is asked sees it."""
    for n in range(record.n):
        state = record.at(n)
        assert state.decision is not None
        yield state.view(state.decision.seat)


def test_the_game_has_its_guide_and_each_message_is_used() -> None:
    assert guide(NAME) is GUIDE
    used = SAID | {f"guide-{kind}-{part}" for kind in KINDS for part in ("came", "now", "look")}
    used |= {f"guide-event-{topic}" for topic in TOPICS}
    used |= {f"guide-warn-{name}" for name in GUIDE.cautions}
    own = {k for lang in ck.LANGUAGES for k in keys(lang, NAME, "guide-")}
    shared = {k for lang in ck.LANGUAGES for k in keys(lang, "", "guide-")}
    assert used - shared <= own and own - shared <= used
    for key in used:
        assert facts("en", NAME, key) == facts("ru", NAME, key), key


def test_every_decision_and_event_is_explained_in_both_languages() -> None:
    met, topics = set(), set()
    for record in games():
        for view in moments(record):
            advice = GUIDE.asked(view)
            assert advice is not None and book(NAME).rule(advice.rule)
            met.add(advice.about)
            for sentence in advice.told:
                said(sentence)
        for group in record.log:
            for event in group:
                told = GUIDE.told(event)
                if told is not None:
                    topics.add(told.about)
                    said(told.told[1])
    assert met == KINDS and topics == TOPICS


def test_what_speaks_for_moves_and_against_them_is_told() -> None:
    told: set[str] = set()
    for record in games():
        every = list(moments(record))
        rare = [v for v in every if v.decision.kind not in ("place_unit", "move_elsewhere")]
        for view in (*every[::6], *rare):
            actions = view.actions()
            for action in actions[:: 1 + (len(actions) > 9)]:
                found = [*GUIDE.reasons(view, action), *GUIDE.against(view, action)]
                caution = GUIDE.warn(view, action, actions[-1])
                if caution is not None:
                    assert book(NAME).rule(caution.rule)
                    found.append(caution.told)
                for sentence in found:
                    assert isinstance(sentence, Text)
                    said(sentence)
                    told.add(sentence.key)
    assert told >= {k for k in SAID if "-for-" in k or "-against-" in k}
    assert told >= {f"guide-warn-{name}" for name in GUIDE.cautions}


def test_a_campaign_that_is_over_is_looked_back_on() -> None:
    reviews = 0
    for record in games()[:6]:
        for seat in record.state.seats:
            if seat == record.state.automaton:
                continue
            for n in range(1, record.n + 1, 3):
                cut = ck.Record.load(record.dump())
                while cut.n > n:
                    cut.undo()
                found = GUIDE.lesson(cut, seat).review
                reviews += found is not None
                for sentence in found.told if found is not None else ():
                    said(sentence)
    assert reviews


@pytest.mark.parametrize("lead", [-5, 3])
def test_who_gives_points_away_is_warned(lead: int) -> None:
    """6.3.1 The last space of a campaign is taken while the opponent leads, or one leads."""
    tokens = {"pacific_1_1": ("axis", "navy_1")}
    state = at(
        turn="allies", tokens=tokens, markers={"pacific": -lead},
        reserves={"allies": ["navy_1", "army_1", "air_1"]},
    )  # fmt: skip
    view = state.view("allies")
    move, best = place("navy_1", "pacific_1_2"), place("army_1", "eastern_europe_1_2")
    caution = GUIDE.warn(view, move, best)
    assert (caution is not None) == (lead < 0)
    if caution is not None:
        assert caution.about == "gives_points" and sum(p[1] for p in caution.breakdown) == 2


@pytest.mark.parametrize(("lead", "about"), [(-11, "leaves_theatre"), (-10, "")])
def test_who_leaves_a_theatre_that_can_be_closed_is_warned(lead: int, about: str) -> None:
    """6.3.2 Of 14 steps the opponent lacks 3, and the best move pushes him back; if he lacks 4,
    no strong unit is enough."""
    state = at(
        turn="allies", markers={"western_europe": -lead}, reserves={"allies": ["navy_3", "army_1"]}
    )
    view = state.view("allies")
    move, best = place("army_1", "eastern_europe_1_2"), place("navy_3", "western_europe_1_1")
    caution = GUIDE.warn(view, move, best)
    assert (caution.about if caution else "") == about
    if caution is not None:
        assert caution.rule == "6.3.2"
        (english, _) = said(caution.told)
        assert "3 steps" in english and "10 points" in english
    assert GUIDE.warn(view, best, move) is None


@pytest.mark.parametrize(("lead", "about"), [(-1, "leaves_campaign"), (1, "")])
def test_who_leaves_the_last_space_of_a_campaign_is_warned(lead: int, about: str) -> None:
    """6.3.1 It was free before, the opponent leads there, and the best move changes that."""
    tokens = {"pacific_1_1": ("axis", "navy_1")}
    state = at(
        turn="allies", tokens=tokens, markers={"pacific": -lead},
        reserves={"allies": ["navy_1", "army_1"]},
    )  # fmt: skip
    view = state.view("allies")
    best = place("navy_1", "pacific_1_2")
    caution = GUIDE.warn(view, place("army_1", "eastern_europe_1_2"), best)
    if about:
        assert caution is not None and (caution.about, caution.rule) == (about, "6.3.1")
        said(caution.told)
    else:
        assert caution is not None and caution.about == "missed_points"


def test_who_would_have_nothing_left_after_a_bombing_is_warned() -> None:
    """7.2 With industry one has another token at the end of the turn."""
    state = at(turn="allies", reserves={"allies": ["army_1"]})
    view = state.view("allies")
    move, best = place("army_1", "eastern_europe_1_1"), place("army_1", "eastern_europe_1_2")
    caution = GUIDE.warn(view, move, best)
    assert caution is not None and (caution.about, caution.rule) == ("runs_out", "7.2")
    said(caution.told)
    assert GUIDE.warn(view, best, move) is None


def test_who_passes_by_a_strategic_advantage_is_warned() -> None:
    """6.2.9 With it a unit of strength 1 brings four steps, elsewhere one."""
    view = at(turn="allies", reserves={"allies": ["army_1", "army_2"]}).view("allies")
    move, best = place("army_1", "eastern_europe_1_2"), place("army_1", "africa_middle_east_1_1")
    caution = GUIDE.warn(view, move, best)
    assert caution is not None and (caution.about, caution.rule) == ("missed_steps", "6.2.9")
    english, _ = said(caution.told)
    assert "by 4 steps" in english and "by 1." in english
    near = place("army_2", "eastern_europe_1_2")
    assert GUIDE.warn(view, near, best) is None, "two steps fewer are not worth a word"
