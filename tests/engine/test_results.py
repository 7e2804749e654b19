"""Who sits at the table, who wins, and the score as it stands: also where seats depend on the
set-up, where several win together, and where nobody does."""

from __future__ import annotations

from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine import shape
from churchill_kit.engine.state import result_shape
from tests.helpers import Case, game_of, through_json
from tests.toy import GAME, SEATS, Toy, ToyGame, toy

TRIO = ("ann", "bob", "cleo")


def result(*winners: str, **scores: int) -> ck.Result:
    """How a game between `scores` ended."""
    lines = {seat: [("3.0", n, "cards")] for seat, n in scores.items()}
    return ck.Result("toy", winners, scores, "points", "3.0", lines)


# -- seats -----------------------------------------------------------------------------------------


def test_seats_of_a_set_up(case: Case):
    game = ck.game(case.game)
    assert game.seats_of() == game.seats == game.seats_of(game.scenarios[0])
    state = game_of(str(case), 1)[0].before
    assert tuple(state.seats) == game.seats_of(case.scenario)
    assert set().union(*game.sides.values()) <= set(game.seats)


def test_seats_of_a_set_up_that_there_is_not():
    with toy() as game:
        for wrong, reason in (
            ({"scenario": "four"}, "unknown-scenario"),
            ({"scenario": ["two"]}, "unknown-scenario"),
            ({"double": "yes"}, "bad-option"),
            ({"treble": True}, "unknown-option"),
        ):
            with pytest.raises(ck.BadSetup) as told:
                game.seats_of(**wrong)
            assert told.value.reason == reason


class Seating(Toy):
    """A toy in which an option says who sits there."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Ann alone against a bank that draws, or both."""
        return SEATS[:1] if self.double else SEATS


class SeatingGame(ToyGame):
    """Its game."""

    state = Seating

    def seating(self, scenario: str, options: Any) -> tuple[str, ...]:
        """Ann alone if all counts twice."""
        return SEATS[:1] if options["double"] else SEATS


def test_seats_may_depend_on_the_set_up():
    game = SeatingGame()
    assert game.seats_of("two") == game.seats == SEATS
    assert game.seats_of("two", double=True) == ("ann",)
    state = Seating()
    state.double = True
    assert state.seats == ("ann",)
    state.double = False
    assert state.seats == SEATS


# -- winners ---------------------------------------------------------------------------------------


def test_the_winner_is_the_first_of_the_winners():
    assert result("bob", ann=1, bob=2).winner == "bob"
    assert result("bob", "cleo", ann=1, bob=2, cleo=0).winner == "bob"
    assert result(ann=1, bob=1).winner is None
    assert result(ann=1, bob=1).winners == ()


def test_a_result_of_one_winner_is_written_as_it_always_was():
    """So that saves of the first house open, and their digests agree."""
    assert result("bob", ann=1, bob=2).dump() == {
        "winner": "bob",
        "scores": {"ann": 1, "bob": 2},
        "ending": "points",
        "rule": "3.0",
        "lines": {"ann": [["3.0", 1, "cards"]], "bob": [["3.0", 2, "cards"]]},
        "adjustments": {},
        "tiebreak": "",
    }


@pytest.mark.parametrize("winners", [(), ("bob",), ("bob", "cleo"), ("cleo", "ann", "bob")])
def test_a_result_and_its_data(winners: tuple[str, ...]):
    read = result_shape("toy", TRIO, ("points",))
    one = result(*winners, ann=1, bob=2, cleo=3)
    again = read(through_json(one.dump()), "result")
    assert again == one
    assert again.dump() == one.dump()
    assert again.winners == winners
    assert read(None, "result") is None


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"winner": "dora"}, "result.winner"),
        ({"winner": None}, "result.winner"),
        ({"winners": ["cleo", "bob"]}, "result.winner"),
        ({"winners": []}, "result.winner"),
        ({"winners": ["bob", "dora"]}, "result.winners[1]"),
        ({"ending": "nonsense"}, "result.ending"),
        ({"tiebreak": "coin"}, "result.tiebreak"),
    ],
)
def test_a_result_that_is_none(change: dict[str, Any], where: str):
    data = {**result("bob", "cleo", ann=1, bob=2, cleo=3).dump(), **change}
    with pytest.raises(shape.Mismatch) as told:
        result_shape("toy", TRIO, ("points",))(data, "result")
    assert told.value.where == where


def test_a_result_has_a_number_for_everybody_who_plays():
    with toy() as game:
        data = through_json(game_of("toy-two", 1)[-1].after.dump())
        assert game.load(data).result is not None
        for what in ("scores", "lines"):
            wrong = through_json(data)
            del wrong["state"]["result"][what]["bob"]
            with pytest.raises(ck.BadSave) as told:
                game.load(wrong)
            assert told.value.facts["where"] == f"state.result.{what}"


@pytest.mark.parametrize(
    ("winners", "en", "ru"),
    [
        ((), "Nobody wins: it is a draw.", "Никто не выиграл: ничья."),
        (("bob",), "The winner is bob, with 2 points.", "Победитель — bob, 2 очка."),
        (("bob", "ann"), "bob and ann win together.", "Победа общая: bob и ann."),
    ],
)
def test_a_result_without_a_sentence_of_its_own(winners: tuple[str, ...], en: str, ru: str):
    with toy():
        ended = result(*winners, ann=1, bob=2)
        assert ck.say(ended, "en") == en
        assert ck.say(ended, "ru") == ru


# -- the score as it stands ------------------------------------------------------------------------


def test_the_score_is_what_a_spectator_may_know(case: Case):
    for move in game_of(str(case), 2)[::7]:
        state = move.before
        points = state.score()
        assert set(points) == set(state.seats)
        assert all(type(n) is int for n in points.values())
        assert points == state.view(None).score()
        for seat in state.seats:
            assert state.view(seat).score() == points
    end = game_of(str(case), 2)[-1].after
    assert end.score() == end.result.final


def test_a_game_that_does_not_say_how_points_are_counted():
    with toy():
        rules = Toy.rules
        kept, rules.points = rules.points, None
        try:
            with pytest.raises(NotImplementedError):
                GAME.new("two", seed=1).score()
        finally:
            rules.points = kept
