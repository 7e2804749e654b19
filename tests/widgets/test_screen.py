"""What every game's screens answer without saying anything of their own, and how choices are
put in lines."""

from __future__ import annotations

import random

import pytest
from churchill_widgets.base import sentences
from churchill_widgets.screen import PLAIN, Choice, Screen, grouped

import churchill_kit as ck
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
        choice("b1", "cards", "b", 2.0),
        choice("a3", "cards", "a", 3.0),
        choice("stop", "", "", -9.0),
        choice("x", "other", "", 0.5),
        choice("y", "other", "", 0.5),
    )
    assert found == [
        ("", [("", ["stop"])]),
        ("cards", [("a", ["a3", "a1"]), ("b", ["b1"])]),
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
