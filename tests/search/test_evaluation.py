"""Thinking ahead: fair comparisons, the same answer to the same view, nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.engine.players import RandomPlayer
from churchill_kit.search import GLANCE, Evaluation, Outcome, lead_of, outcome, play_on, side_of
from tests.toy import toy

SEATS = ("us", "uk", "ussr")


@pytest.fixture(scope="module")
def record() -> ck.Record:
    return ck.play("churchill", scenario="training", seed=5)


def moments(record: ck.Record, step: int = 1) -> list[Any]:
    """Decisions with a choice, as whoever is asked sees them."""
    found = []
    for n in range(0, record.n, step):
        state = record.at(n)
        assert state.decision is not None
        view = state.view(state.decision.seat)
        if len(view.actions()) > 1:
            found.append(view)
    return found


def told(e: Evaluation) -> Any:
    return e.best, e.second(), e.played, [e.worth(a) for a in e.actions]


# -- playing on ---------------------------------------------------------------------------------


def test_a_playout_ends_with_the_round_or_with_the_game(record: ck.Record) -> None:
    bot = ck.player("churchill", "bot")
    first: Any = record.at(0)
    state = first.view("us").deal(Random(1))
    for _ in play_on(state, bot, Random(1)):
        pass
    assert state.conference == first.conference + 1 and state.result is None
    last: Any = record.at(record.n - 3)
    state = last.copy()
    for _ in play_on(state, bot, Random(1)):
        pass
    assert state.result is not None and state.result.ending == record.state.result.ending  # type: ignore[union-attr]


def test_a_game_without_rounds_is_played_to_its_end() -> None:
    with toy() as game:
        state = game.new(seed=3)
        for _ in play_on(state, RandomPlayer(), Random(1)):
            pass
        assert state.result is not None


def test_what_a_position_is_worth_to_a_seat(record: ck.Record) -> None:
    state = record.at(record.n // 2)
    points = state.score()
    for seat in SEATS:
        found = outcome(state, seat)
        assert found.margin == points[seat] - max(n for s, n in points.items() if s != seat)
        assert found.won is None and found.value == found.margin
    end, result = record.state, record.state.result
    assert result is not None
    for seat in SEATS:
        found = outcome(end, seat)
        assert found.won == float(seat in result.winners)
        margin = result.final[seat] - max(n for s, n in result.final.items() if s != seat)
        assert found.margin == margin


def test_winning_counts_more_than_points() -> None:
    assert Outcome(1, 1.0).value > Outcome(30, 0.0).value
    assert Outcome(9, 1.0).value > Outcome(1, 1.0).value
    assert (Outcome(3, None).ahead, Outcome(0, None).ahead, Outcome(9, 0.0).ahead) == (1, 0.5, 0)


# -- comparing ----------------------------------------------------------------------------------


def test_every_action_is_tried_and_the_close_ones_meet_the_same_deals(record: ck.Record) -> None:
    view = max(moments(record, 3), key=lambda v: len(v.actions()))
    assert len(view.actions()) > 20
    e = Evaluation(view, budget=24, candidates=4)
    paused = sum(1 for _ in e.steps())
    assert e.done and e.known and paused > 20
    counts = sorted((len(e.played[a]) for a in e.actions), reverse=True)
    assert counts[-1] == GLANCE and len(e.close) == 4 and e.usual in e.close
    assert counts[0] == counts[1] > counts[4], "the last two have met the same deals"
    assert sum(counts) <= GLANCE * len(e.actions) + 24


def test_an_action_never_tried_has_no_worth_and_what_is_half_done_has_an_answer(
    record: ck.Record,
) -> None:
    e = Evaluation(moments(record)[0], budget=16)
    assert e.worth(e.actions[0]) is None and e.best == e.usual and not e.done
    next(e.steps())
    assert e.best in e.actions
    e.finish()
    assert e.done and all(e.worth(a) is not None for a in e.actions)


def test_a_single_action_is_only_looked_at(record: ck.Record) -> None:
    view = next(
        s.view(s.decision.seat)
        for n in range(record.n)
        if len((s := record.at(n)).actions()) == 1 and s.decision is not None
    )
    e = Evaluation(view).finish()
    assert e.best == e.actions[0] and e.second() is None and 0 < len(e.played[e.best]) < 12


def test_a_better_action_is_found() -> None:
    """Whoever gives away a win sees it, whatever the player of the playouts says."""
    with toy() as game:
        found = 0
        for seed in range(8):
            state = game.new(seed=seed)
            rng = Random(seed)
            while state.decision is not None and state.decision.kind != "name_risk":
                state.take(rng.choice(state.actions()))
            if state.decision is None:
                continue
            view = state.view(state.decision.seat)
            e = Evaluation(view, budget=64, by=RandomPlayer()).finish()
            values = {a: e.worth(a).points for a in e.actions}  # type: ignore[union-attr]
            assert e.best == e.usual or e.gap(e.best, e.usual).real
            assert values[e.best] >= max(values.values()) or not any(
                e.gap(a, e.best).real for a in e.actions
            )
            found += 1
        assert found > 2


def test_a_difference_is_real_only_above_its_error(record: ck.Record) -> None:
    for view in moments(record, 43):
        e = Evaluation(view, budget=16).finish()
        second = e.second()
        assert second is not None and second[0] != e.best
        for other in e.close:
            gap, back = e.gap(e.best, other), e.gap(other, e.best)
            assert gap.value == pytest.approx(-back.value) and gap.deals == back.deals
            assert gap.better == pytest.approx(1 - back.better)
            assert not back.real, "nothing that was compared is better than the best"
            assert not gap.real or gap.value > gap.error


def test_the_same_view_gets_the_same_answer_in_any_slices(record: ck.Record) -> None:
    for view in moments(record, 37):
        one, two = Evaluation(view, budget=16), Evaluation(view, budget=16).finish()
        for _ in one.steps():
            one.best  # noqa: B018  asking on the way changes nothing
        assert told(one) == told(two)


def test_what_is_hidden_has_no_part_in_it(record: ck.Record) -> None:
    """Another whole position behind the same view gets the same answer, number by number."""
    compared = 0
    for n in range(0, record.n, 31):
        state = record.at(n)
        assert state.decision is not None
        seat = state.decision.seat
        view = state.view(seat)
        other = view.deal(Random(99))
        assert other.view(seat) == view
        if other == state or len(view.actions()) < 2:
            continue
        compared += 1
        one, two = Evaluation(view, budget=12).finish(), Evaluation(other.view(seat), 12).finish()
        assert told(one) == told(two)
    assert compared > 3


def test_who_is_not_asked_is_not_answered(record: ck.Record) -> None:
    state = record.at(0)
    assert state.decision is not None
    for viewer in (None, next(s for s in SEATS if s != state.decision.seat)):
        with pytest.raises(AssertionError):
            Evaluation(state.view(viewer))


def test_a_position_that_cannot_be_dealt_is_left_to_the_games_own_player(
    record: ck.Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = moments(record)[0]
    monkeypatch.setattr(view.rules, "dealing", None)
    e = Evaluation(view).finish()
    assert e.done and not e.known and e.best == e.usual and e.worth(e.best) is None


def test_a_later_look_adds_the_deals_that_the_best_has_met(record: ck.Record) -> None:
    view = max(moments(record, 3), key=lambda v: len(v.actions()))
    e = Evaluation(view, budget=48, candidates=4).finish()
    action = next(a for a in e.actions if len(e.played[a]) == GLANCE)
    best, second = e.best, e.second()
    e.deepen(action, 6)
    assert len(e.played[action]) == 6 and (e.best, e.second()) == (best, second)


def test_what_is_asked_about_beside_the_best_is_looked_at_as_closely(record: ck.Record) -> None:
    view = max(moments(record, 3), key=lambda v: len(v.actions()))
    plain = Evaluation(view, budget=48, candidates=4).finish()
    other = next(a for a in plain.actions if a not in plain.close)
    e = Evaluation(view, budget=48, candidates=4, kin=lambda _: (other, plain.best)).finish()
    assert len(e.played[other]) == len(plain.played[plain.best]) > GLANCE and other in e.close
    assert e.best in (plain.best, other)


def test_what_is_looked_for_is_seen_once_in_each_game(record: ck.Record) -> None:
    view = moments(record)[0]
    e = Evaluation(view, budget=16, candidates=4, watch=lambda s: s.phase).finish()
    assert all(o.seen for played in e.played.values() for o in played)
    assert not any(
        o.seen for played in Evaluation(view, 16).finish().played.values() for o in played
    )


def test_of_what_is_about_as_good_the_worthiest_is_best_and_second(record: ck.Record) -> None:
    """What has been meant goes before it, unless something else is plainly better."""
    compared = 0
    for view in moments(record, 7):
        order = {action: float(n) for n, action in enumerate(view.actions())}
        e = Evaluation(view, 16, sense=order.__getitem__)
        e.finish()
        alike = [a for a in e.close if not e.gap(e.best, a).real and a != e.best]
        if not alike or not e.known:
            continue
        compared += 1
        second = e.second()
        assert second is not None and second[0] == max(alike, key=order.__getitem__)
        least = min(alike, key=order.__getitem__)
        kept = Evaluation(view, 16, sense=order.__getitem__, usual=least)
        kept.finish()
        if not any(kept.gap(a, least).exceeds(kept.way.sure) for a in kept.close):
            assert kept.best == least
    assert compared > 3


def test_who_wins_together_with_a_seat_is_no_rival_of_it() -> None:
    for game in ck.games():
        seats = ck.game(game).seats
        for seat in seats:
            side = side_of(game, seat)
            points = {s: 5 if s == seat else 50 if s in side else 3 for s in seats}
            alone = side.issuperset(seats)
            assert lead_of(game, seat, points) == (5 if alone else 2)
