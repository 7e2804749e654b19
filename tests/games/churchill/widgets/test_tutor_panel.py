"""The tutor in the app, without a browser: when it speaks, what it holds back, who may have it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from churchill_widgets.page.tutor_panel import WORDS, words

import churchill_kit as ck
from churchill_kit.games.churchill.lessons.guide import GUIDE
from churchill_kit.tutor.exercise import Text
from churchill_kit.tutor.guide import Caution
from tests.widgets.test_app import PEOPLE, Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


def first(desk: Desk, seat: str = "us", seed: str = "7") -> None:
    """The first game with the tutor, as its button starts it."""
    desk.tell("start", first=seat, setup={"seed": seed})


def costly(desk: Desk, seed: int = 1) -> int:
    """Play at random until a move would be warned of; its number."""
    rng = random.Random(seed)
    while desk.controller.stage == "play":
        actions = desk.controller.actions()
        view = desk.controller.view
        found = [i for i, a in enumerate(actions) if GUIDE.warn(view, a)]
        if found:
            return found[0]
        desk.tell("act", i=rng.randrange(len(actions)), token=desk.controller.token, anyway=True)
    raise AssertionError("no costly move in the whole game")


@pytest.mark.parametrize("seat", ["us", "uk", "ussr"])
def test_the_first_game_is_the_training_game_against_bots(desk: Desk, seat: str) -> None:
    first(desk, seat)
    c = desk.controller
    assert c.persons == (seat,)
    assert set(c.seats.values()) == {"person", "bot"}
    assert c.record is not None and c.record.setup is not None
    assert c.record.setup["scenario"] == "training"
    assert c.record.setup["seed"] == 7
    assert desk.panels.tutor["on"] and desk.panels.tutor["first"]
    assert desk.panels.tutor["asked"]["about"] == "agenda_card"


def test_a_strange_seat_is_the_first_one(desk: Desk) -> None:
    first(desk, "france")
    assert desk.controller.persons == ("us",)


def test_the_default_game_has_no_tutor_unless_it_was_wished_for(desk: Desk) -> None:
    desk.start()
    assert desk.panels.tutor == {"offered": True, "on": False}
    desk.tell("leave", kept=[])
    assert not desk.panels.tutor["offered"]
    desk.tell("hello", kept=[], lang="en", tutor=True)
    desk.start()
    assert desk.panels.tutor["on"]


def test_it_comes_and_goes_at_any_time(desk: Desk) -> None:
    desk.start()
    desk.play_on(5)
    desk.tell("tutor", on=True)
    assert desk.panels.tutor["asked"]["lines"]
    desk.tell("tutor", on=False)
    assert desk.panels.tutor == {"offered": True, "on": False}


def test_only_a_game_of_one_person_has_it(desk: Desk) -> None:
    desk.tell("hello", kept=[], lang="en", tutor=True)
    desk.start(seats=PEOPLE)
    assert desk.panels.tutor == {"offered": False, "on": False}
    desk.start(seats=dict.fromkeys(PEOPLE, "bot"))
    assert not desk.panels.tutor["offered"]


def test_each_kind_of_decision_is_explained_once(desk: Desk) -> None:
    first(desk)
    rng = random.Random(2)
    explained: list[str] = []
    while desk.controller.stage == "play":
        now = desk.panels.tutor
        if now["first"]:
            explained.append(now["asked"]["about"])
        total = len(desk.controller.actions())
        desk.tell("act", i=rng.randrange(total), token=desk.controller.token, anyway=True)
    assert len(explained) == len(set(explained)) > 8
    assert desk.panels.tutor["review"]["lines"], "the last conference is reviewed too"


def test_a_costly_move_waits_and_is_played_anyway(desk: Desk) -> None:
    first(desk)
    i = costly(desk)
    c = desk.controller
    token, n = c.token, c.record.n if c.record else 0
    desk.tell("act", i=i, token=token)
    caution = desk.panels.tutor["caution"]
    assert caution["i"] == i and caution["text"] and caution["rule"]
    assert caution["action"] == ck.say(c.actions()[i], "en")
    assert c.token == token and c.record is not None and c.record.n == n
    desk.tell("act", i=i, token=token)
    assert desk.panels.tutor["caution"]["n"] > caution["n"], "asked again, it is news again"
    desk.tell("act", i=i, token=token, anyway=True)
    assert c.record.n > n
    assert "caution" not in desk.panels.tutor


def test_a_costly_move_is_taken_back(desk: Desk) -> None:
    first(desk)
    i = costly(desk)
    n = desk.controller.record.n if desk.controller.record else 0
    desk.act(i)
    desk.tell("take_back")
    assert "caution" not in desk.panels.tutor
    assert desk.controller.record is not None and desk.controller.record.n == n


def test_the_better_move_is_one_of_the_actions(desk: Desk) -> None:
    first(desk, seed="3")
    rng = random.Random(4)
    better = 0
    while desk.controller.stage == "play" and not better:
        i = costly(desk, rng.randrange(99))
        desk.act(i)
        found = desk.panels.tutor["caution"]["better"]
        if found:
            better += 1
            action = desk.controller.actions()[found["i"]]
            assert ck.say(action, "en") in found["text"]
        desk.tell("act", i=i, token=desk.controller.token, anyway=True)
    assert better


def test_without_the_tutor_nothing_is_held_back(desk: Desk) -> None:
    first(desk)
    i = costly(desk)
    desk.tell("tutor", on=False)
    n = desk.controller.record.n if desk.controller.record else 0
    desk.act(i)
    assert desk.controller.record is not None and desk.controller.record.n > n


def test_nonsense_from_the_page_changes_nothing(desk: Desk) -> None:
    first(desk)
    token = desk.controller.token
    for nonsense in ({"i": 99}, {"i": "0"}, {"i": True}, {"i": 0, "token": token - 1}, {"i": -1}):
        desk.tell("act", **{"token": token, **nonsense})
    desk.tell("tutor", on="yes")
    assert desk.controller.token == token
    assert not desk.panels.error.get("text")
    assert not desk.panels.tutor["on"]


def test_it_speaks_the_language_of_the_page(desk: Desk) -> None:
    first(desk)
    said = desk.panels.tutor["asked"]["lines"]
    desk.tell("lang", lang="ru")
    assert desk.panels.tutor["asked"]["lines"] != said
    assert desk.panels.texts["tutor-away"] == words("ru", "churchill")["tutor-away"]
    assert {f"tutor-{key}" for key in WORDS} <= set(desk.panels.texts)


def test_its_panel_holds_no_secret(desk: Desk) -> None:
    first(desk, seed="11")
    rng = random.Random(5)
    while desk.controller.stage == "play":
        state: Any = desk.controller.record.state  # type: ignore[union-attr]
        page = str(desk.panels.tutor)
        met = str(desk.controller.record.log)  # type: ignore[union-attr]
        for seat in ("uk", "ussr"):
            for card in state.hand(seat):
                name = ck.name(card, "churchill", "en")
                assert name not in page or card in met, name
        total = len(desk.controller.actions())
        desk.tell("act", i=rng.randrange(total), token=desk.controller.token, anyway=True)


def test_who_insists_twice_is_not_asked_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first(desk)
    told = Caution("penalty", Text("guide-quiet", {}), "3.33")
    monkeypatch.setattr(GUIDE, "warn", lambda view, action: told)
    for _ in range(2):
        desk.act(0)
        assert desk.panels.tutor["caution"]["about"] == "penalty"
        desk.tell("act", i=0, token=desk.controller.token, anyway=True)
    token = desk.controller.token
    desk.act(0)
    assert desk.controller.token > token
    first(desk)
    desk.act(0)
    assert "caution" in desk.panels.tutor, "another game, another reader perhaps"
