"""Scenarios, secret agendas, bots and compared moves: parts of late chapters, no browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from churchill_widgets.base.panel import Panel
from churchill_widgets.games.churchill.chapter import agendas, bot, compare, scenarios
from churchill_widgets.lessons.part import Notice, Part

import churchill_kit as ck
from churchill_kit.games.churchill.book import BOOK
from churchill_kit.games.churchill.bots.charts import charts
from churchill_kit.games.churchill.bots.predicates import PREDICATES
from churchill_kit.games.churchill.box.components import BOX, SEATS
from churchill_kit.games.churchill.lessons import charts as chart_words
from churchill_kit.games.churchill.lessons.duels import DUELS
from churchill_kit.tutor.exercise import tell
from tests.sentences import begins, clean

GAME: Any = ck.game("churchill")
both = pytest.mark.parametrize("lang", ck.LANGUAGES)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is sent anywhere."""
    monkeypatch.setattr(Panel, "send", lambda *_, **__: None)
    yield


def send(part: Part, kind: str, **content: Any) -> dict[str, Any]:
    """A message of the page, and what the panel shows then."""
    part._on_message(part.panel, {"type": kind, **content}, [])
    assert not part.panel.trouble.get("text"), part.panel.trouble
    return shown(part)


def shown(part: Part) -> dict[str, Any]:
    data = dict(part.panel.data)
    json.dumps(data)  # a page gets plain data
    return data


# -- bots ------------------------------------------------------------------------------------------


@both
def test_every_condition_and_list_of_the_charts_can_be_told(lang: str) -> None:
    for seat, chart in charts().items():
        for name, entries in chart.lists.items():
            assert tell(chart_words.title(name), "churchill", lang)
            assert BOOK.rule(chart_words.SECTIONS[name])
            for word in (word for entry in entries for word in entry.when):
                said = tell(chart_words.condition(word, seat), "churchill", lang)
                clean(said, lang)
                assert begins(said)
    assert {kind for p in PREDICATES.values() for kind in p.args} <= set(chart_words.FACTS)


@both
def test_bots_play_to_the_end_and_tell_their_charts(lang: str) -> None:
    part: Any = bot(lang=lang)
    data = shown(part)
    while not data["over"]:
        assert data["question"] and data["move"] and data["hands"] is not None
        came = [line["came"] for x in data["lists"] for line in x["lines"]]
        assert came.count("decides") == 1
        for line in (line for x in data["lists"] for line in x["lines"]):
            assert line["text"] and (line["came"] == "unread") == (not line["why"])
        data = send(part, "step", by=1)
    assert data["at"] > 100 and not data["lists"]
    assert send(part, "step", by=1)["at"] == data["at"], "beyond the end there is nothing"
    assert send(part, "first")["at"] == 0
    assert send(part, "step", by=-1)["at"] == 0


def test_on_to_another_kind_of_decision() -> None:
    part: Any = bot(lang="en")
    kinds = [part.stop.state.decision.kind]
    for _ in range(6):
        send(part, "skip")
        kinds.append(part.stop.state.decision.kind)
    assert all(one != other for one, other in pairwise(kinds))


def test_a_bot_shows_only_its_own_hand() -> None:
    part: Any = bot(lang="en")
    while part.stop.state.phase != "meeting":
        send(part, "step", by=1)
    assert [hand["seat"] for hand in shown(part)["hands"]] == [shown(part)["seat"]]


def test_bots_play_on_from_a_position_and_leave_it_alone() -> None:
    state = GAME.position(at="meeting", turn="ussr", issues={"a_bomb_research": "center"})
    before = state.copy()
    part: Any = bot(state, lang="en")
    assert shown(part)["seat"] == "ussr" and "A-Bomb" in shown(part)["move"]
    for _ in range(20):
        send(part, "step", by=1)
    assert state == before


@both
def test_no_bot_without_a_position(lang: str) -> None:
    over = GAME.position(at="end")
    for given in ("nonsense", over, GAME.new(seed=1).view("us")):
        part = bot(given, lang=lang)
        assert isinstance(part, Notice) and part.sentence


# -- scenarios -------------------------------------------------------------------------------------


@both
def test_the_scenarios_stand_side_by_side(lang: str) -> None:
    part: Any = scenarios(lang=lang)
    for scenario in BOX.scenarios:
        data = send(part, "choose", value=scenario)
        assert data["scenario"] == scenario
        end = GAME.position(at="end", scenario=scenario)
        assert data["totals"] == [end.result.scores[seat] for seat in SEATS]
        for i, seat in enumerate(SEATS):
            assert sum(x["points"][i] for x in data["schedule"]) == end.result.scores[seat]
        assert len(data["schedule"]) == 27, "A to Z and AA"
        for row in data["rows"]:
            assert row["label"] and len(row["cells"]) == 3 and all(row["cells"])
        assert part.draw()[1].scenario == scenario
    assert send(part, "choose", value="table")["board"] == "table"
    assert send(part, "choose", value="nonsense") == shown(part)
    assert isinstance(scenarios("nonsense", lang=lang), Notice)


# -- secret agendas --------------------------------------------------------------------------------


def test_agendas_are_seen_by_their_owner_alone() -> None:
    part: Any = agendas(lang="en")
    assert [s["known"] for s in shown(part)["seats"]] == [False] * 3
    for seat in SEATS:
        data = send(part, "look", value=seat)
        assert [s["known"] for s in data["seats"]] == [s == seat for s in SEATS]
        assert all(not s["markers"] and s["after"] is None for s in data["seats"] if not s["known"])
    data = send(part, "look", value="all")
    for s in data["seats"]:
        assert s["before"] + s["bonus"] == s["after"]
        assert s["bonus"] == 5 * sum(m["met"] for m in s["markers"])
    assert send(part, "look", value="nonsense") == data
    assert not any(s["known"] for s in send(part, "again")["seats"])


# -- moves compared --------------------------------------------------------------------------------


@both
def test_moves_are_compared_by_playing_on(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("churchill_widgets.games.churchill.duel_table.ROUND", 2)
    for which in DUELS:
        part: Any = compare(which, lang=lang)
        data = shown(part)
        assert data["chosen"] is None and not data["running"] and not data["lesson"]
        for text in (data["title"], data["about"], *(m["text"] for m in data["moves"])):
            clean(text, lang)
        send(part, "play")
        assert not any(m["means"] for m in shown(part)["moves"]), "nothing before a choice"
        data = send(part, "choose", i=1)
        assert data["running"]
        while data["running"]:
            data = send(part, "play")
        clean(data["lesson"], lang)
        assert data["done"] == 2 and data["chosen"] == 1
        for move in data["moves"]:
            assert len(move["means"]) == 3 and sum(move["wins"]) in range(99, 102)
        assert send(part, "choose", i=0)["chosen"] == 1, "chosen is chosen"
        assert send(part, "more")["running"]
    assert isinstance(compare("nonsense", lang=lang), Notice)


def test_moves_that_are_compared_are_legal() -> None:
    for duel in DUELS.values():
        for seed in range(5):
            state = duel.state(seed)
            assert set(duel.actions()) <= set(state.actions()), duel.id
