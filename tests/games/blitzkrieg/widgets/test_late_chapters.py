"""The automaton's sandbox and the annotated game on the page: what they show, and bad input."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.cards.terms import terms_message
from churchill_widgets.games.blitzkrieg import SCREEN
from churchill_widgets.games.blitzkrieg.annotated import GUESSED, Annotated
from churchill_widgets.games.blitzkrieg.automaton_sandbox import PLANS, AutomatonSandbox
from churchill_widgets.games.blitzkrieg.chapter import annotated, sandbox
from churchill_widgets.lessons.part import Notice

import churchill_kit as ck
from churchill_kit.games.blitzkrieg.book import BOOK
from churchill_kit.games.blitzkrieg.book.annotated import NOTES
from churchill_kit.games.blitzkrieg.solo.stratagems import CONDITIONS
from tests.sentences import clean

both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    out: list[dict[str, Any]] = []
    monkeypatch.setattr(Panel, "send", lambda _, content, **__: out.append(content))
    yield out


# -- 15.0, 17.0 the automaton chooses --------------------------------------------------------------


@both
@pytest.mark.parametrize("plan", ("none", *PLANS))
def test_15_0_each_row_that_was_read_says_what_it_struck_out(plan: str, lang: str) -> None:
    part = sandbox("automaton", lang=lang, plan=plan)
    assert isinstance(part, AutomatonSandbox)
    for another in range(1, 6):
        part.set("another", another)
        out = part.panel.data["outcome"]
        json.dumps(part.panel.data)
        clean(out["headline"], lang)
        numbers = [row["rule"] for row in out["steps"]]
        assert numbers[0] == "15.1.1" and len(set(numbers)) == len(numbers)
        for row in out["steps"]:
            clean(f"{row['title']} {row['about']}", lang)
            assert all(e["rule"] == row["rule"] for e in row["events"])
        struck = {e["rule"] for row in out["steps"] for e in row["events"]}
        conditions = {"15.1.4", "15.2.3", "15.3.3"}
        assert plan != "none" or not conditions.intersection(struck)
        assert plan == "none" or CONDITIONS[plan].rule  # it is a stratagem


def test_15_0_the_rows_go_down_to_those_that_decide_and_the_die_is_the_last() -> None:
    part = sandbox("automaton", lang="en")
    assert isinstance(part, AutomatonSandbox)
    last = set()
    for another in range(1, 12):
        part.set("another", another)
        out = part.panel.data["outcome"]
        numbers = [row["rule"].removeprefix("15.") for row in out["steps"]]
        decided = re.findall(r"by row (\d\.\d)", out["headline"])
        for kind, row in enumerate(decided, 1):
            assert [x for x in numbers if x[0] == str(kind)] == [
                f"{kind}.{n}" for n in range(1, int(row[-1]) + 1)
            ]
        last.add(decided[-1])
        if decided[-1] == "3.7":
            assert "die" in out["steps"][-1]["events"][0]["text"]
    assert "3.7" in last and len(last) > 1


def test_15_3_7_another_die_may_choose_another_unit() -> None:
    part = sandbox("automaton", lang="en", another=1)
    told = set()
    for die in range(1, 7):
        part.on_change({"id": "die", "value": die})
        told.add(part.panel.data["outcome"]["headline"])
    assert len(told) > 1


def test_what_the_sandbox_does_not_know_is_refused() -> None:
    assert isinstance(sandbox("automaton", lang="en", nonsense=1), Notice)
    part = sandbox("automaton", lang="en")
    before = part.panel.data
    for content in ({"id": "plan", "value": "steamroll"}, {"id": "die", "value": 7}, {"id": 3}):
        part.on_change(content)
    assert part.panel.data == before


# -- the annotated game ----------------------------------------------------------------------------


@both
def test_every_note_is_shown_and_the_turns_are_asked_first(lang: str) -> None:
    part = annotated(lang)
    assert isinstance(part, Annotated)
    asked = 0
    for at in part.tour:
        part.go(at)
        guess = part.panel.data["guess"]
        if guess is not None:
            asked += 1
            clean(guess["stakes"], lang)
            assert len(guess["moves"]) == 4 and not part.panel.data["caption"]
            part.on_guess({"i": 0})
        assert part.panel.data["caption"]
        json.dumps(part.panel.data)
    assert asked == len(GUESSED)
    part.on_way({"whole": True})
    for at in part.all_notes:
        part.go(at)
        clean(part.panel.data["caption"], lang)
        clean(part.panel.data["reason"], lang)
    assert len(part.all_notes) == len(NOTES)
    assert len(part.panel.contents) == len(NOTES) + 3


# -- rows of the algorithm are no rules of those numbers -------------------------------------------


@both
@pytest.mark.parametrize("scenario", ["solo", "solo_nippon"])
def test_15_0_printed_numbers_of_rows_are_not_taken_for_rules(scenario: str, lang: str) -> None:
    """2.1 and 3.1 are rules of the board and of armies: a row's "2.1" must not lead there."""
    words = terms_message("blitzkrieg", lang)
    finder, rules = re.compile(words["finder"]), set(words["numbers"])
    state: Any = ck.game("blitzkrieg").new(scenario, seed=3)
    told = [rule.title[lang] + ". " + rule.summary[lang] for rule in BOOK.rules().values()]
    while state.decision is not None:
        told += [ck.say(e, lang) for e in state.apply(state.actions()[0])]
    view = state.view(state.seats[1])
    told += [SCREEN.what_is(view, f"space:{x}", lang)["text"] for x in state.chosen]
    told += [ck.say(e, lang) for e in state.events]
    rows = [sentence for sentence in told if re.search(r"(?<![\d.])[123]\.[1-7]\b", sentence)]
    assert len(rows) > 40
    for sentence in rows:
        found = [m[m.re.groups] for m in finder.finditer(sentence)]
        assert not rules.intersection(filter(None, found)), sentence
