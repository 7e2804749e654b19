"""What every game's screens answer without saying anything of their own, and how choices are
put in lines."""

from __future__ import annotations

import random
from typing import Any

import pytest
from churchill_widgets.base import sentences
from churchill_widgets.base.minute import asked, words
from churchill_widgets.base.rows import Rows
from churchill_widgets.screen import PLAIN, Choice, Screen, grouped, screen

import churchill_kit as ck
from churchill_kit.book import book
from tests.toy import GAME, toy


class Plain(Screen):
    """Nothing but the game's name and a board that nobody draws."""

    game = "toy"
    boards = {"cards": lambda *_, **__: None}  # noqa: RUF012


PLAIN_SCREEN = Plain()


def choice(text: str, heading: str = "all", line: str = "", order: float = 0.0) -> Choice:
    action = ck.Action("toy", text)
    return Choice(action, text, heading=(heading, heading), line=(line, line), order=order)


def listed(*choices: Choice) -> list[tuple[str, list[tuple[str, list[str]]]]]:
    return [
        (g.id, [(line.words, [c.text for c in line.choices]) for line in g.lines])
        for g in grouped(choices)
    ]


def test_choices_stand_in_lines_best_first() -> None:
    found = listed(
        choice("a1", "cards", "a", 1.0),
        choice("b1", "cards", "b", 5.0),
        choice("a3", "cards", "a", 3.0),
        choice("stop", "", "", -9.0),
        choice("x", "other", "", 0.5),
        choice("y", "other", "", 0.5),
    )
    assert found == [
        ("", [("", ["stop"])]),
        ("cards", [("b", ["b1"]), ("a", ["a3", "a1"])]),
        ("other", [("", ["x"]), ("", ["y"])]),
    ]


def test_equal_choices_keep_their_order_and_none_is_lost() -> None:
    every = [choice(str(n), "all", str(n % 3)) for n in range(9)]
    (group,) = grouped(every)
    assert [line.id for line in group.lines] == ["0", "1", "2"]
    assert [c.text for line in group.lines for c in line.choices] == list("036147258")
    assert grouped(()) == ()


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_a_game_that_says_nothing_has_plain_answers(lang: str) -> None:
    with toy():
        state = GAME.new(seed=1)
        rng = random.Random(1)
        shown = PLAIN_SCREEN
        while state.decision is not None:
            seat = state.decision.seat
            view = state.view(seat)
            for action in view.actions():
                assert shown.preview(view, action, lang) == {"lines": [], "answers": []}
                assert shown.tried(view, action) is None
                for target in shown.targets(action, seat):
                    about = shown.what_is(view, target, lang)
                    assert about["name"] and about["text"] and not about["why"]
            about = shown.what_is(view, "card:nothing", lang)
            assert about["why"] and not about["text"]
            assert about["rule"] == state.decision.rule
            other = next(s for s in state.seats if s != seat)
            assert shown.what_is(state.view(other), "card:nothing", lang)["why"] != about["why"]
            for event in state.apply(rng.choice(state.actions())):
                assert shown.pause(event) == shown.headline(event, lang) == ""
                assert shown.event_sign(event) == ""
                assert shown.weight(event) == PLAIN
                assert shown.board_for((event,), state) == "cards"
        assert shown.what_is(state, "card:nothing", lang)["why"]
    sentences.missed.clear()  # the toy has no sentences of its own


class Telling(Plain):
    """Knows one thing, and why it is no choice."""

    def thing(self, view: Any, target: str, lang: str) -> dict[str, str] | None:
        known = {"name": "Ace", "text": "A card.", "rule": "1", "why": "Because."}
        return known if target in ("card:ace", *self.free(view)) else None

    def free(self, view: Any) -> frozenset[str]:
        return self.targets(view.actions()[0])


def test_what_a_game_says_of_a_thing_goes_before_the_plain_answer() -> None:
    with toy():
        state = GAME.new(seed=1)
        assert state.decision is not None
        view, shown = state.view(state.decision.seat), Telling()
        assert shown.what_is(view, "card:ace", "en")["why"] == "Because."
        (free, *_) = shown.free(view)
        assert shown.what_is(view, free, "en") == {
            "name": "Ace", "text": "A card.", "rule": "1", "why": "",
        }  # fmt: skip
        assert shown.what_is(view, "card:other", "en") == PLAIN_SCREEN.what_is(
            view, "card:other", "en"
        )
    sentences.missed.clear()


def test_what_happened_is_good_for_whose_it_is() -> None:
    rows, event = Rows("toy"), ck.Event("toy", "won", "1", {"seat": "ann"})
    assert rows.told(event, "en", "ann")["tone"] == "good"
    assert (
        rows.told(event, "en", "bob")["tone"] == rows.told(event, "en", None, "bad")["tone"] == ""
    )
    assert rows.told(event, "en", "bob", "bad")["tone"] == "bad"
    nobodys = ck.Event("toy", "won", "1", {})
    assert rows.told(nobodys, "en", "bob", "bad")["tone"] == ""
    sentences.missed.clear()


@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_the_first_minute_tells_what_is_asked_in_a_game_that_begins_elsewhere(lang: str) -> None:
    state = ck.game("churchill").new("training", seed=1)
    decision = state.decision
    assert decision is not None
    usual = asked(state, decision.kind, lang)
    assert usual == words("churchill", "asked", lang) and len(usual["lines"]) == 2
    other = asked(state, "another", lang)
    assert other["title"] == usual["title"]
    assert other["lines"][0] == ck.say(decision, lang) != usual["lines"][0]
    over = ck.game("churchill").position(at="end")
    assert over.decision is None and asked(over, "another", lang) == usual


@pytest.mark.parametrize("game", ck.games())
@pytest.mark.parametrize("lang", ck.LANGUAGES)
def test_each_mark_of_a_board_is_explained_once_with_its_rule(game: str, lang: str) -> None:
    marks = screen(game).legend(lang)
    assert marks and len({mark.text for mark in marks}) == len(marks)
    for mark in marks:
        assert mark.picture.startswith("M") and mark.text[-1] in ".?!", mark.text
        assert book(game).rule(mark.rule), mark
