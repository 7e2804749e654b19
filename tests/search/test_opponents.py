"""Players that think ahead: they know no more than their seat, choose what is legal, and the same
wherever they are asked."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.search.evaluation import Evaluation
from churchill_kit.search.opponents import LEVELS, TO_WIN, Search, _reason
from churchill_kit.search.playout import Outcome
from tests.toy import toy

BRIEF = 3  # playouts
SCENARIOS = [(name, s) for name in ck.games() for s in ck.game(name).scenarios]
scenarios = pytest.mark.parametrize(("name", "scenario"), SCENARIOS)


def quick() -> Search:
    """A player of few and short playouts: what it knows and may do is the same."""
    return Search(BRIEF, candidates=2, way=TO_WIN._replace(rounds=1))


def positions(name: str, scenario: str, seed: int, step: int = 1) -> Iterator[Any]:
    """Decisions of random play."""
    state, rng, n = ck.game(name).new(scenario, seed=seed), Random(seed), 0
    while state.decision is not None:
        if n % step == 0:
            yield state.copy()
        state.take(rng.choice(state.actions()))
        n += 1


def view_of(state: Any) -> Any:
    return state.view(state.decision.seat)


# -- what is chosen -----------------------------------------------------------------------------


@scenarios
def test_it_chooses_what_is_legal_and_every_view_can_be_dealt(name: str, scenario: str) -> None:
    player, asked, seed = quick(), 0, 0
    step = 13 if name == ck.games()[0] else 5
    while asked < 12:
        for state in positions(name, scenario, seed, step):
            view = view_of(state)
            seen = view.dump()
            assert player.choose(view, view.actions(), Random(seed)) in state.actions()
            assert view.dump() == seen
            asked += 1
        seed += 1
    assert player.misdealt == 0


@scenarios
def test_it_knows_no_more_than_its_seat(name: str, scenario: str) -> None:
    """Another whole position behind the same view gets the same choice and the same reasons."""
    compared = 0
    for seed in range(3):
        for state in positions(name, scenario, seed, 29 if seed else 7):
            view = view_of(state)
            other = view.deal(Random(seed + 1))
            if other == state or len(view.actions()) < 2 or compared > 5:
                continue
            compared += 1
            one, two = (quick().explain(v, v.actions(), Random(8)) for v in (view, view_of(other)))
            assert one == two
    assert compared > 2


@scenarios
def test_the_same_generator_the_same_choice(name: str, scenario: str) -> None:
    for state in list(positions(name, scenario, 6, 9))[:3]:
        view = view_of(state)
        for rng in (lambda: None, lambda: Random(3)):
            one = quick().choose(view, view.actions(), rng())  # type: ignore[no-untyped-call]
            two = quick().choose(view.copy(), view.actions(), rng())  # type: ignore[no-untyped-call]
            assert one is two


PROGRAM = """
from random import Random
import churchill_kit as ck
from churchill_kit.search import Search
state = ck.game("{game}").new(seed=5)
for _ in range(4):
    view = state.view(state.decision.seat)
    action = Search(6, candidates=3).choose(view, view.actions(), Random(2))
    print(sorted(action.dump().items()))
    state.take(action)
"""


def test_two_programs_choose_the_same() -> None:
    program = PROGRAM.format(game=ck.games()[0])
    one, two = (
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": ":".join(filter(None, sys.path)), "PYTHONHASHSEED": hashseed},
        ).stdout
        for hashseed in ("1", "2")
    )
    assert one == two and len(one.splitlines()) == 4


def test_it_wins_what_is_won_and_gambles_when_all_is_lost_otherwise() -> None:
    """The last choice of a game of chance: who leads keeps his points, who trails must risk them,
    though points alone would speak for the risk both times."""
    chosen = set()
    with toy():
        for seed in range(60):
            for state in positions("toy", "two", seed):
                if state.decision.kind != "gamble" or any(state.hands.values()):
                    continue
                mine, (keep, gamble) = state.decision.seat, state.actions()
                safe = state.copy()
                safe.take(keep)
                wins = mine in safe.result.winners
                rolled = []
                for roll in (1, 6):
                    risky = state.copy()
                    risky.rolls = (roll,)
                    risky.take(gamble)
                    risky.take(risky.actions()[-1])
                    rolled.append(mine in risky.result.winners)
                if rolled != [False, True]:
                    continue  # nothing is at stake
                view = view_of(state)
                action = Search(64).choose(view, view.actions(), Random(seed))
                chosen.add((wins, action.kind))
    assert chosen == {(True, "keep"), (False, "gamble")}


class Bids:
    """Odds of the toy, read off wherever a card is to be bid."""

    asked, shorter = 0, 8

    def known(self, state: Any) -> bool:
        return bool(state.game == "toy")

    def rests(self, state: Any) -> bool:
        return bool(state.decision.kind == "bid")

    def chance(self, view: Any, seat: str) -> float:
        assert view.viewer == seat and view.decision.seat == seat
        self.asked += 1
        return 0.25


def test_where_a_game_foresees_its_odds_playouts_end_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with toy() as game:
        view = view_of(game.new("three", seed=2))
        odds = Bids()
        monkeypatch.setattr(view.rules, "odds", odds)
        for turns, foretold in ((0, False), (1, True), (9, False)):
            e = Evaluation(view, way=TO_WIN._replace(turns=turns)).finish()
            found = [o for played in e.played.values() for o in played]
            assert all((o.odds is not None) == foretold for o in found)
            assert all((o.won is None and o.chance == 0.25) == foretold for o in found)
        short, odds.asked = odds.asked, 0
        Search(8).choose(view, view.actions(), Random(1))
        assert short and odds.asked > 8


# -- in slices, in time -------------------------------------------------------------------------


def test_in_slices_it_chooses_the_same() -> None:
    view = ck.game(ck.games()[0]).new(seed=1)
    view = view.view(view.decision.seat)  # type: ignore[union-attr]
    steps, slices = quick().steps(view, view.actions(), Random(1)), 0
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found = done.value
            break
        slices += 1
    assert slices > 3
    assert found is quick().choose(view, view.actions(), Random(1))


def test_a_budget_in_seconds_is_as_many_playouts_as_there_is_time_for() -> None:
    with toy() as game:
        state = game.new("three", seed=2)
        view = state.view("ann")
        player = Search(1, seconds=0.3)
        action, (reason,) = player.explain(view, view.actions())
        assert action in view.actions() and reason.facts["deals"] > 1


def test_one_action_is_not_thought_about() -> None:
    with toy() as game:
        only = next(
            s for n in range(9) for s in positions("toy", "two", n) if len(s.actions()) == 1
        )
        assert game.name == "toy"
        view = view_of(only)
        action, reasons = Search(1).explain(view, view.actions())
        assert (action, reasons[0].kind) == (view.actions()[0], "only")
        assert Search(1).choose(view, view.actions()) is action


# -- reasons ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ck.games())
def test_its_reasons_are_numbers_and_are_said_in_both_languages(name: str) -> None:
    kinds = set()
    for state in list(positions(name, ck.game(name).scenarios[0], 3, 6))[:8]:
        view = view_of(state)
        player = quick()
        action, (reason,) = player.explain(view, view.actions(), Random(1))
        assert action is player.choose(view, view.actions(), Random(1))
        assert all(isinstance(fact, int) for fact in reason.facts.values()), "nothing hidden"
        assert ck.say(reason, "en") != ck.say(reason, "ru")
        kinds.add(reason.kind)
    assert kinds & {"thought", "unsure"}


@pytest.mark.parametrize(
    ("usual", "other", "kind"),
    [((44, 3), (45, 3), "unsure"), ((44, 3), (44, 4), "unsure"), ((45, 3), (44, 9), "thought")],
)
def test_a_choice_that_is_not_surely_better_is_not_called_the_next_best(
    usual: tuple[int, int], other: tuple[int, int], kind: str
) -> None:
    with toy() as game:
        view = view_of(game.new("three", seed=2))
        e = Evaluation(view)
        second = next(a for a in e.actions if a != e.usual)
        e.close = (e.usual, second)
        for action, (percent, points) in ((e.usual, usual), (second, other)):
            e.played[action] = [Outcome(points, None, percent / 100)] * 2
        e._best = e.usual
        reason = _reason(e)
        assert reason.kind == kind
        english, russian = (ck.say(reason, lang) for lang in ck.LANGUAGES)
        assert f"{usual[0]} %" in english and f"{other[0]} %" in russian
        assert ("next best" in english) == (kind == "thought")
        assert ("следующего по силе" in russian) == (kind == "thought")


def test_who_is_careless_says_so() -> None:
    with toy():
        state = next(positions("toy", "three", 1))
        view = view_of(state)
        told = set()
        for n in range(20):
            player = ck.player("toy", "easy")
            action, reasons = player.explain(view, view.actions(), Random(n))
            assert action is player.choose(view, view.actions(), Random(n))
            told.add(ck.say(reasons[-1], "en") != ck.say(reasons[-1], "ru") and reasons[-1].kind)
        assert told == {"careless", "chance"}
        assert ck.player("toy", "easy").choose(view, view.actions()) in view.actions()


# -- who there is -------------------------------------------------------------------------------


def test_every_game_has_them() -> None:
    with toy():
        for name in (*ck.games(), "toy"):
            assert ck.players(name)[-3:] == tuple(LEVELS)
            for level in LEVELS:
                assert callable(ck.player(name, level).choose)


@pytest.mark.parametrize(
    "given",
    [{"playouts": n} for n in (0, -1, 10**9, 2.5, "many", None, True)]
    + [{"seconds": s} for s in (-1, 3600, "long", float("nan"), True)],
)
def test_a_budget_that_is_none_is_told_in_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(ck.BadSetup) as told:
        Search(**given)
    english, russian = (ck.say(told.value, lang) for lang in ck.LANGUAGES)
    assert english != russian and english.count(". ") == 0


def test_a_name_may_say_what_is_set() -> None:
    with toy():
        for level, usual in (("medium", 8), ("hard", 48)):
            plain: Any = ck.player("toy", level)
            more: Any = ck.player("toy", f"{level}:playouts=144")
            blind: Any = ck.player("toy", f"{level}:odds=no")
            assert (plain.playouts, more.playouts, blind.playouts) == (usual, 144, usual)
            assert plain.way == more.way == TO_WIN and not blind.way.turns
            assert plain.candidates == more.candidates == blind.candidates
            both: Any = ck.player("toy", f"{level}:odds=yes:playouts=3")
            assert (both.playouts, both.way) == (3, TO_WIN)


@pytest.mark.parametrize(
    "kind",
    ["bot:playouts=3", "random:", "easy:playouts=3", "hard:", "hard:144", "hard:playouts=0",
     "hard:playouts=many", "hard:odds=perhaps", "hard:depth=3", "medium:playouts=8,odds=no"],
)  # fmt: skip
def test_what_cannot_be_set_is_told_in_a_sentence_that_says_what_can(kind: str) -> None:
    with pytest.raises(ck.BadSetup) as told:
        ck.player(ck.games()[0], kind)
    for lang in ck.LANGUAGES:
        sentence = ck.say(told.value, lang)
        assert kind in sentence and "playouts" in sentence and "odds" in sentence


def test_an_unknown_player_is_told_in_a_sentence() -> None:
    with pytest.raises(ck.BadSetup) as told:
        ck.player(ck.games()[0], "grandmaster")
    assert "hard" in ck.say(told.value) and "medium" in ck.say(told.value, "ru")
