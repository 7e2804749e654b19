"""Placings that are asked one after another: found, planned and played together, in any game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.table import PERSON, Table
from churchill_kit.table.batch import Batch
from tests.toy import toy

CHURCHILL = ck.game("churchill")
ALONE = {
    "advance_issue", "debate_issue", "agenda_card", "discard_for_leader", "opening_issue",
    "nominate_issue",
}  # fmt: skip


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with toy():
        yield


def decisions(name: str, seed: int, scenario: str | None = None) -> Iterator[ck.Record]:
    """A random game, at each of its decisions."""
    rng = random.Random(seed)
    record = ck.Record.new(name, scenario, seed=seed)
    while record.state.decision is not None:
        yield record
        record.play(rng.choice(record.state.actions()))


def batch_of(state: Any) -> Batch | None:
    return Batch.of(state.view(state.decision.seat))


def war(**gains: tuple[int, int]) -> Any:
    return CHURCHILL.position(at="war", gains=gains, seed=1)


def empty(state: Any) -> ck.Action:
    """A network where nobody has one."""
    actions: tuple[ck.Action, ...] = state.actions()
    return next(a for a in actions if a["location"] not in state.networks)


def found(state: Any) -> Batch:
    batch = batch_of(state)
    assert batch is not None
    return batch


def test_networks_are_planned_as_many_as_there_are() -> None:
    state = war(uk=(3, 0))
    assert state.decision.seat == "uk"
    batch = found(state)
    assert (batch.total, batch.left, batch.planned) == (4, 4, ())  # and one of 7.1
    assert batch.seat == "uk"
    place = empty(state)
    there = place["location"]
    one = batch.plan({place: 2})
    assert one is not None and batch.planned == ()
    assert (one.total, one.left, one.count(place)) == (4, 2, 2)
    row = next(r for r in one.rows if r.action is place)
    assert row.now == row.most == 2  # 7.11
    assert not one.can(place) and one.plan({place: 3}) is None
    assert one.view.networks[there] == ("uk", 2) and there not in state.networks
    less = one.plan({place: 1})
    assert less is not None and less.view.networks[there] == ("uk", 1)
    assert less.view_before(0).networks == state.networks


def test_the_last_placing_stands_and_nothing_has_followed_from_it() -> None:
    state = war(uk=(1, 0))
    batch = found(state)
    place = empty(state)
    there = place["location"]
    full = batch.plan({place: 2})
    assert full is not None and full.left == 0 and full.total == 2
    assert full.view.networks[there] == ("uk", 2)
    assert full.view.fronts == state.fronts
    assert all(r.most == r.now for r in full.rows) and not any(
        full.can(r.action) for r in full.rows
    )
    other = next(a for a in state.actions() if a is not place)
    assert full.plan({other: 1}) is None
    moved = full.plan({other: 1, place: 1})
    assert moved is not None and moved.left == 0


def test_what_cannot_be_planned_leaves_the_draft_alone() -> None:
    batch = found(war(uk=(3, 0)))
    place = batch.rows[0].action
    for wanted in (-1, 5, 10**9):
        assert batch.plan({place: wanted}) is None
    assert batch.plan({}) is not None and batch.planned == ()


def test_what_is_played_as_planned_is_what_single_clicks_would_have_brought() -> None:
    rng = random.Random(5)
    kinds = set()
    for seed in range(4):
        for record in decisions("churchill", seed, ("training", "campaign")[seed % 2]):
            state = record.state
            batch = batch_of(state)
            if batch is None:
                continue
            kinds.add(state.decision.kind)
            assert batch.total >= 1
            for _ in range(batch.total):
                free = [r.action for r in batch.rows if batch.can(r.action)]
                if not free:
                    break
                chosen = rng.choice(free)
                batch = batch.plan({chosen: batch.count(chosen) + 1})
                assert batch is not None
            people = dict.fromkeys(CHURCHILL.seats, PERSON)
            table = Table(record.branch(record.n), people)
            table.play_all(batch.planned)
            single = record.branch(record.n)
            for before, after in pairwise((*batch.planned, None)):
                assert single.state.decision == state.decision or before in single.state.actions()
                single.play(before)
                if after is not None:
                    assert single.state.decision.kind == state.decision.kind
            assert single.state == table.record.state
    assert kinds >= {"allocate_production", "place_network_marker", "place_bonus"}
    assert not kinds & ALONE


def test_a_plan_knows_no_more_than_its_seat() -> None:
    """Two positions that look the same to it have the same plans."""
    for record in decisions("churchill", 2):
        state = record.state
        seat = state.decision.seat
        if state.decision.kind == "place_network_marker":
            twin = state.view(seat).deal(random.Random(9))
            one, other = batch_of(state), batch_of(twin)
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                assert one.rows == other.rows and one.total == other.total


def test_dice_and_other_seats_end_a_batch() -> None:
    for record in decisions("toy", 3, "three"):
        assert batch_of(record.state) is None  # every choice of the toy stands alone


def test_a_spectator_and_a_finished_game_plan_nothing() -> None:
    state = war(uk=(3, 0))
    assert Batch.of(state.view(None)) is None and Batch.of(state.view("us")) is None
    record = ck.play("churchill", scenario="training", seed=1)
    assert Batch.of(record.state.view("us")) is None
