"""What happened, event by event: each beat a pair of whole positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

import churchill_kit as ck
from churchill_kit.table.story import Beat, Reel, beats
from tests.toy import toy


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with toy():
        yield


def played(seed: int = 3, scenario: str = "three") -> ck.Record:
    return ck.play("toy", {"ann": "random", "bob": "random"}, scenario=scenario, seed=seed)


def silent(record: ck.Record) -> list[int]:
    """The moves that report nothing."""
    return [n for n, events in enumerate(record.log) if not events]


def test_every_event_has_its_beat_and_each_begins_where_the_one_before_ended() -> None:
    for seed in range(20):
        record = played(seed)
        told = beats(record, -1)
        assert [b.events for b in told] == [(e,) for events in record.log for e in events]
        assert [b.first for b in told] == list(range(len(told)))
        for one, other in pairwise(told):
            assert one.after is other.before or one.after == other.before
        assert told[-1].after == record.state


def test_the_beats_of_a_move_lie_between_its_positions() -> None:
    record = played()
    assert silent(record)  # keeping and gambling are told by what comes of them
    for move in range(1, record.n + 1):
        told = beats(record, move - 1, move)
        assert [e for b in told for e in b.events] == list(record.log[move])
        if told:
            assert told[0].before == record.at(move - 1)
            assert told[-1].after == record.at(move)
            assert {(b.move, b.seat) for b in told} == {(move, record.at(move - 1).decision.seat)}


def test_silent_moves_join_a_neighbour() -> None:
    record = next(r for r in map(played, range(50)) if silent(r))
    move = silent(record)[0]
    assert beats(record, move - 1, move) == []
    joined = beats(record, move - 1, move + 1)
    assert joined[0].before == record.at(move - 1)
    before = beats(record, move - 2, move)
    assert before[-1].after == record.at(move)


def test_points_change_with_the_event_that_tells_of_them() -> None:
    for seed in range(20):
        for beat in beats(played(seed), -1):
            changed = beat.before.score() != beat.after.score()
            assert not changed or beat.events[0].kind == "scored"


def test_nobody_is_asked_anything_in_the_middle() -> None:
    record = played()
    told = beats(record, -1)
    for beat, following in pairwise(told):
        if beat.move == following.move:
            for seat in ("ann", "bob", None):
                assert beat.after.view(seat).decision is None
                assert beat.after.view(seat).actions() == ()
            assert beat.after.decision is None


def test_the_opening_alone() -> None:
    record = played()
    told = beats(record, -1, 0)
    assert [e for b in told for e in b.events] == list(record.opening)
    assert {(b.move, b.seat) for b in told} == {(0, "")}
    assert told[-1].after == record.at(0)


def test_a_position_by_hand_tells_all_before_its_first_decision_at_once() -> None:
    position = ck.game("churchill").position(at="war", reserves={}, seed=1)
    record = ck.Record.start(position)
    assert len(record.opening) > 3
    (told,) = beats(record, -1)
    assert told == Beat(0, 0, position, position, record.opening, "")
    record.play(position.actions()[0])
    assert beats(record, 0)[0].first == len(record.opening)


def test_a_reel_reads_like_a_list_and_counts_without_filming() -> None:
    record = played()
    reel, every = Reel(record, -1), beats(record, -1)
    assert len(reel) == len(every)
    assert [reel[i] for i in range(len(reel))] == every == list(reel)
    assert reel[-1] == every[-1] and reel[2:5] == every[2:5]
    with pytest.raises(IndexError):
        reel[len(reel)]
    for i, beat in enumerate(every):
        assert reel.move_of(i) == beat.move
        assert reel.ends(i) == (i + 1 == len(every) or every[i + 1].move != beat.move)
    for move in range(record.n + 1):
        last = max(i for i, b in enumerate(every) if b.move <= move)
        assert reel.last_of(move) == last


def test_a_reel_stays_as_it_is_when_the_game_goes_back() -> None:
    record = played()
    reel, every = Reel(record, 2), beats(record, 2)
    for _ in range(5):
        record.undo()
    assert list(reel) == every


def test_moves_that_are_not_there() -> None:
    record = played()
    for start, end in ((record.n + 1, None), (0, record.n + 1)):
        with pytest.raises(ck.BadPosition):
            beats(record, start, end)
    assert beats(record, record.n) == []


def test_events_that_are_told_together_are_one_beat() -> None:
    """Within a move; nothing is left out, and the positions are those around them."""
    for seed in range(10):
        record = played(seed)
        alone, joined = Reel(record, -1), Reel(record, -1, joins=lambda *_: True)
        assert [b.events for b in joined] == [events for events in record.log if events]
        assert len(joined) < len(alone)
        assert [b.after for b in joined] == [
            alone[alone.last_of(joined.move_of(i))].after for i in range(len(joined))
        ]
        for one, other in pairwise(joined):
            assert one.after == other.before
            assert other.first == one.first + len(one.events)


def test_moves_of_a_seat_that_do_the_same_again_are_one_beat() -> None:
    """Markers on one front, one by one: nothing is left out, and nobody else's move joins them."""
    record = ck.play("churchill", dict.fromkeys(("us", "uk", "ussr"), "bot"), "training", seed=4)
    reel = Reel(record, -1, joins=lambda event, following: event.kind == following.kind)
    every = [event for events in record.log for event in events]
    assert [event for beat in reel for event in beat.events] == every
    for one, other in pairwise(reel):
        assert one.after == other.before and other.first == one.first + len(one.events)
    whose = [n for n, events in enumerate(record.log) for _ in events]  # the move of each event
    joined = 0
    for i, beat in enumerate(reel):
        moves = whose[beat.first : beat.first + len(beat.events)]
        assert beat.move == moves[-1] == reel.move_of(i) and beat.after == reel[i].after
        if len(set(moves)) > 1:
            joined += 1
            first, *others = ((e.kind, e.args) for e in beat.events)
            assert all(other == first for other in others)
            asked = {record.at(move - 1).decision.seat for move in moves}  # type: ignore[union-attr]
            assert asked == {beat.seat}
            assert reel.last_of(moves[0]) == i - 1 and reel.last_of(moves[-1]) == i
    assert joined
    found = reel.find(lambda event: event is every[-1])
    assert found == len(reel) - 1


def test_the_next_beat_with_such_an_event_is_found_without_playing_anything() -> None:
    record = played()
    kinds = {event.kind for events in record.log for event in events}
    for start in (-1, 3):
        for joins in (None, lambda *_: True):
            reel = Reel(record, start, joins=joins)
            for kind in kinds:
                has = [any(e.kind == kind for e in beat.events) for beat in reel]
                for at in range(len(reel) + 1):
                    found = reel.find(lambda event, kind=kind: event.kind == kind, at)
                    assert found == next((i for i in range(at, len(reel)) if has[i]), None)
            untouched = Reel(record, start, joins=joins)
            untouched.find(lambda _: False)
            assert not untouched._made
