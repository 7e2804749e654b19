"""What holds for every game, always: the toy and all scenarios of Churchill, by random play."""

from __future__ import annotations

import copy
import json
import os
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import churchill_kit as ck
from churchill_kit.engine.values import Action
from tests.helpers import (
    CASES,
    Case,
    after,
    decisions,
    digest,
    digest_of,
    game_of,
    play_on,
    secrets,
    through_json,
    twin,
    words_in,
)

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"\d+(\.\d+)*(\.[A-Z]+)?")
SEED = 3_141_592_653  # no other number of a game is anywhere near


@pytest.fixture
def moves(case: Case):
    """A whole random game, played once for all tests of this file."""
    return game_of(str(case), SEED)


def everyone(state):
    return (*state.seats, None)


# -- actions ---------------------------------------------------------------------------------------


def test_every_action_listed_applies(moves):
    for state in decisions(moves):
        assert state.actions()
        for action in state.actions():
            after(state, action)


def test_lists_are_stable_and_without_repetition(moves):
    for state in decisions(moves):
        fresh = state.copy()
        fresh._actions = None
        assert fresh.actions() == state.actions()
        assert len(set(state.actions())) == len(state.actions())
        for action in state.actions():
            assert type(action) is Action
            assert action.game == state.game
            assert action.kind in ck.game(state.game).actions


def pool(moves) -> dict[str, list[Action]]:
    """All actions that were legal at some time in a game, by kind, and mixtures of them."""
    rng = random.Random(0)
    kinds: dict[str, dict[Action, None]] = {}
    for state in decisions(moves):
        for action in state.actions():
            kinds.setdefault(action.kind, {})[action] = None
    out = {}
    for kind, found in kinds.items():
        known = list(found)
        values: dict[str, list] = {}
        for action in known:
            for key, value in action.args.items():
                values.setdefault(key, []).append(value)
        mixed = (
            Action(a.game, kind, **{key: rng.choice(values[key]) for key in a.args})
            for a in rng.choices(known, k=60)
        )
        out[kind] = list({*known, *mixed})
        out[kind].sort()
    return out


def test_actions_not_listed_are_refused_with_a_rule_and_change_nothing(moves):
    rng = random.Random(1)
    others = pool(moves)
    refused = 0
    for number, state in enumerate(decisions(moves)):
        legal = set(state.actions())
        before = state.copy()
        kept = state.dump() if number % 5 == 0 else None
        same_kind = others[state.actions()[0].kind]
        tried = rng.choices(same_kind, k=3) + [rng.choice(of) for of in others.values()]
        for action in tried:
            why = state.refusal(action)
            if action in legal:
                assert why is None
                continue
            with pytest.raises(ck.IllegalAction) as told:
                state.apply(action)
            assert why is not None
            assert (why.reason, why.rule, why.facts) == (
                told.value.reason, told.value.rule, told.value.facts
            )  # fmt: skip
            refused += 1
            assert told.value.reason
            assert RULE.fullmatch(told.value.rule), (action, told.value.rule)
            assert told.value.game == state.game
            assert state == before
        assert kept is None or state.dump() == kept
    assert refused > len(moves)


def test_things_that_are_no_actions_are_refused(moves, case):
    """Also of other games, of unknown kinds, without arguments, with ids that there are not."""
    kinds = ck.game(case.game).actions
    odd = [
        None,
        7,
        "pass",
        {"kind": "pass"},
        ("pass",),
        Action("chess", "pass"),
        Action(case.game, "nonsense"),
        *(Action(case.game, kind) for kind in kinds if kinds[kind]),
        *(
            Action(case.game, kind, **dict.fromkeys(args, value))
            for kind, args in kinds.items()
            for value in ("nothing", 99, None, ("us", 1))
            if args
        ),
        *(Action(case.game, kind, unknown=1) for kind in kinds),
    ]
    seen = set()
    for state in decisions(moves):
        if state.decision.kind in seen:
            continue
        seen.add(state.decision.kind)
        before = state.copy()
        for action in odd:
            if action in state.actions():
                continue
            with pytest.raises(ck.IllegalAction) as told:
                state.apply(action)
            assert told.value.reason
            if case.game == "churchill":  # the toy has no sentences
                assert ck.say(told.value, "en") != ck.say(told.value, "ru")
            assert state == before


def test_apply_after_the_end_is_refused(moves):
    end = moves[-1].after
    for action in {move.action for move in moves[:20]}:
        with pytest.raises(ck.IllegalAction) as told:
            end.apply(action)
        assert told.value.reason == "game-is-over"
        assert told.value.rule == end.result.rule


def test_action_and_its_data(moves, case):
    game = ck.game(case.game)
    for action in {a for state in decisions(moves) for a in state.actions()}:
        data = through_json(action.dump())
        assert game.action(data) is action
        assert data == action.dump()
        assert copy.deepcopy(action) is action
        assert pickle.loads(pickle.dumps(action)) is action
        with pytest.raises(AttributeError):
            action.kind = "other"
        for wrong in (
            {**data, "kind": "nonsense"},
            {**data, "unknown": 1},
            {**data, "kind": None},
            {k: v for k, v in data.items() if k != "kind"},
            *({**data, key: ["x"]} for key in action.args),
            *(
                {k: v for k, v in data.items() if k != key}
                for key in action.args
                if key not in game.optional.get(action.kind, ())
            ),
            *({**data, key: "nothing"} for key in action.args),
        ):
            with pytest.raises(ck.BadSave):
                game.action(wrong)


@pytest.mark.parametrize("data", [None, 1, "pass", [], ["kind"], {}, {1: 2}, {"kind": ["pass"]}])
def test_data_that_is_no_action(case, data):
    with pytest.raises(ck.BadSave):
        ck.game(case.game).action(data)


# -- copies, history, saves ------------------------------------------------------------------------


def test_copies_are_equal_and_independent(moves):
    for move in moves:
        for twin_ in (move.before.copy(), copy.copy(move.before), copy.deepcopy(move.before)):
            assert twin_ == move.before
            assert twin_ is not move.before
        kept = move.before.copy()
        assert kept.apply(move.action) == move.events
        assert kept == move.after
        assert kept != move.before


def test_earlier_positions_never_change(case):
    """The digest of every position, taken when it was reached, holds when the game is over."""
    game = play_on(case.new(SEED + 1), SEED + 1)
    seen = [(move.before, digest(move.before)) for move in game]
    for state, then in seen:
        assert digest(state) == then


def test_dump_and_load_at_every_decision(moves, case):
    game = ck.game(case.game)
    for move in moves:
        data = move.before.dump()
        plain = through_json(data)
        assert plain == data
        again = game.load(plain)
        assert plain == data  # loading leaves the data as it was
        assert again == move.before
        assert again.dump() == data
        assert again.actions() == move.before.actions()
        assert again.apply(move.action) == move.events
        assert again == move.after
    end = game.load(through_json(moves[-1].after.dump()))
    assert end.result == moves[-1].after.result
    assert end.decision is None
    assert end.actions() == ()


def test_steps_with_wrong_arguments_are_no_position(moves, case):
    """Too few or too many arguments of a pending step, or one of another type."""
    game = ck.game(case.game)
    kinds = {state.decision.kind: state for state in decisions(moves)}
    for state in kinds.values():
        data = through_json(state.dump())
        *rest, (name, seat, *args) = data["state"]["steps"]
        for wrong in (
            [],
            [name],
            [name, "nobody", *args],
            [name, 1, *args],
            [name, seat, *args, "more"],
            ["nonsense", seat, *args],
            [name, seat, *args[:-1], {}] if args else [name, seat, {}],
            *([name, seat, *args[:i], 1.5, *args[i + 1 :]] for i in range(len(args))),
        ):
            steps = [*rest, wrong]
            with pytest.raises(ck.BadSave):
                game.load({**data, "state": {**data["state"], "steps": steps}})


def test_views_can_be_sent_and_received(moves, case):
    game = ck.game(case.game)
    for state in [move.after for move in moves][:: max(1, len(moves) // 40)]:
        for seat in everyone(state):
            view = state.view(seat)
            again = game.load(through_json(view.dump()))
            assert again == view
            assert again.actions() == view.actions()
            assert again.viewer == seat


def test_undo_redo_at_and_branch_agree(moves, case):
    record = ck.Record.start(moves[0].before)
    for move in moves:
        assert record.play(move.action) == move.events
    n = record.n
    assert n == len(moves)
    states = [moves[0].before, *(move.after for move in moves)]
    for i, state in enumerate(states):
        assert record.at(i) == state
    for state in reversed(states[:-1]):
        assert record.undo()
        assert record.state == state
    assert not record.undo()
    assert record.undone == n
    for state in states[1:]:
        assert record.redo()
        assert record.state == state
    assert not record.redo()
    for i in range(0, n, max(1, n // 12)):
        branch = record.branch(i)
        assert (branch.n, branch.undone, branch.state) == (i, 0, states[i])
        other = branch.state.actions()[-1]
        branch.play(other)
        assert branch.state == after(states[i], other)
    assert [record.at(i) for i in range(n + 1)] == states


# -- the same everywhere ---------------------------------------------------------------------------


def test_same_seed_same_game(moves, case):
    again = tuple(play_on(case.new(SEED), SEED))
    assert [m.action for m in again] == [m.action for m in moves]
    assert [m.events for m in again] == [m.events for m in moves]
    assert again[-1].after == moves[-1].after


def test_another_seed_another_game(case):
    one, two = case.new(1), case.new(2)
    assert one != two
    assert one.dump() != two.dump()


def story(case: Case, seed: int) -> str:
    """A digest of a whole game: actions offered and taken, events, the end."""
    parts = [
        [
            [a.dump() for a in m.before.actions()],
            m.action.dump(),
            [e.dump() for e in m.events],
            list(m.before.decision),
        ]
        for m in game_of(str(case), seed)
    ]
    return digest_of([parts, game_of(str(case), seed)[-1].after.dump()])


def stories() -> list[str]:
    """A digest for each case."""
    return [story(case, SEED) for case in CASES]


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_same_game_under_another_hash_seed(hash_seed):
    told = subprocess.run(
        [sys.executable, "-m", "tests.engine.test_contract"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == stories()


# -- views -----------------------------------------------------------------------------------------


def test_a_view_shows_nothing_that_its_seat_must_not_know(moves):
    for state in [move.after for move in moves]:
        for seat in everyone(state):
            view = state.view(seat)
            seen = words_in(view.dump())
            assert not secrets(state, seat) & seen
            assert str(SEED) not in seen
            assert (view.seed, view.draws, view.rolls) == (None, 0, ())
            assert not secrets(state, seat) & words_in(vars(view))  # its caches too
            assert not secrets(state, seat) & words_in(repr(view))


def test_secrets_are_there_to_be_hidden(moves):
    """The test above would be idle if the full position did not hold what views must not."""
    found = set()
    for state in decisions(moves):
        for seat in everyone(state):
            hidden = secrets(state, seat)
            found |= hidden
            assert hidden <= words_in(state.dump())
    assert len(found) >= len(moves[0].before.seats)


def test_own_secrets_stay_in_the_view(moves):
    """What one may know, one sees: a view hides no more than it must."""
    for state in decisions(moves):
        for seat in state.seats:
            known = secrets(state, None) - secrets(state, seat)
            assert known <= words_in(state.view(seat).dump())


def test_twins_look_the_same(moves):
    """Positions that differ only in what a seat cannot know have equal views and actions."""
    rng = random.Random(2)
    differ = 0
    for state in [move.after for move in moves]:
        for seat in everyone(state):
            other = twin(state, seat, rng)
            one, two = state.view(seat), other.view(seat)
            differ += other.dump() != state.dump()
            assert one == two
            assert one.dump() == two.dump()
            assert one.actions() == two.actions()
            assert one.decision == two.decision
    assert differ >= 3 * len(moves)


def test_a_view_has_the_decision_and_the_actions_of_its_own_seat(moves):
    for state in decisions(moves):
        seat = state.decision.seat
        assert state.actions()  # a list that views must not inherit
        for viewer in everyone(state):
            view = state.view(viewer)
            assert view.decision == state.decision
            assert view.actions() == (state.actions() if viewer == seat else ())


def test_views_refuse_to_play(moves):
    for move in moves[:: max(1, len(moves) // 30)]:
        for seat in everyone(move.before):
            view = move.before.view(seat)
            before = view.dump()
            with pytest.raises(ck.IllegalAction) as told:
                view.apply(move.action)
            assert told.value.reason == "view-cannot-play"
            assert view.dump() == before
            with pytest.raises(ck.BadPosition):
                ck.Record.start(view)


def test_a_view_of_a_view_shows_no_more(moves):
    for state in [move.after for move in moves][:: max(1, len(moves) // 30)]:
        nobody = state.view(None)
        for seat in everyone(state):
            view = state.view(seat)
            for other in everyone(state):
                expected = view if other == seat else nobody
                assert view.view(other) == expected


def test_views_leave_the_position_as_it_was(moves):
    for state in decisions(moves):
        before = state.copy()
        for seat in everyone(state):
            state.view(seat)
        assert state == before


@pytest.mark.parametrize("seat", ["france", "", 0, ("us",), "US"])
def test_views_of_seats_that_there_are_not(case, seat):
    with pytest.raises(ck.IllegalAction) as told:
        case.new(1).view(seat)
    assert told.value.reason == "unknown-seat"


# -- events ----------------------------------------------------------------------------------------

# The fact that is the sum of an event's breakdown, for every kind of event that has one.
SUMS = {
    # the toy
    "round_won": "amount",
    "gambled": "margin",
    # Churchill
    "agenda_card_revealed": "value",
    "agenda_won": "difference",
    "advance_played": "value",
    "debate_played": "value",
    "values_compared": "difference",
    "health_rolled": "total",
    "production_received": "amount",
    "leadership_bonus": "amount",
    "research_rolled": "total",
    "networks_to_place": "amount",
    "front_rolled": "strength",
    "front_too_weak": "strength",
    "breakthrough": "total",
    "no_breakthrough": "total",
    "breakthrough_stopped": "total",
}


def test_events_cite_rules_and_breakdowns_add_up(moves):
    found = [e for move in moves for e in move.events]
    assert found
    for event in found:
        assert RULE.fullmatch(event.rule), event
        for label, amount, rule in event.breakdown:
            assert type(label) is str and label
            assert type(amount) is int
            assert RULE.fullmatch(rule), event
        if event.breakdown:
            assert event.kind in SUMS, f"which fact of {event.kind} is the sum of its parts?"
            assert event[SUMS[event.kind]] == sum(part[1] for part in event.breakdown), event


def test_kinds_of_events_with_a_breakdown_always_have_it(moves):
    for event in (e for move in moves for e in move.events):
        assert bool(event.breakdown) == (event.kind in SUMS), event


def test_decisions_cite_rules(moves):
    for state in decisions(moves):
        assert RULE.fullmatch(state.decision.rule)
        assert state.decision.seat in state.seats
        assert state.decision.game == state.game


def test_events_actions_decisions_and_results_are_plain_data(moves):
    for move in moves:
        for event in move.events:
            data = event.dump()
            assert set(data) == {"kind", "rule", "args", "breakdown"}
            assert through_json(data) == through_json(event.dump())
            assert "<" not in json.dumps(data)  # no repr of an object got in
        assert through_json(move.action.dump()) == move.action.dump()
        json.dumps(move.before.decision)
    assert through_json(moves[-1].after.result.dump()) == moves[-1].after.dump()["state"]["result"]


def test_events_are_values(moves):
    for event in moves[0].events:
        assert copy.deepcopy(event) == event
        assert hash(copy.copy(event)) == hash(event)
    assert len({e for move in moves for e in move.events}) > 1


def test_events_tell_no_secrets(moves):
    """What is still hidden from a spectator after an action is in none of its events."""
    for move in moves:
        told = words_in([e.dump() for e in move.events])
        assert not secrets(move.after, None) & told


def test_a_state_keeps_its_last_events(moves):
    for move in moves:
        assert move.after.events == move.events
        assert move.after.view(None).events == ()


def test_frames_are_the_positions_on_the_way(moves):
    """They add up to what happened, are drawn like any position, and hide what views hide."""
    for move in moves:
        state, frames = move.before.copy(), []
        assert state.apply(move.action, frames=frames) == move.events
        assert state == move.after
        assert sum((f.events for f in frames), ()) == move.events
        told = 0
        for frame in frames:
            assert frame.events
            told += len(frame.events)
            assert frame.state.events == move.events[:told]
            if frame is not frames[-1]:
                assert frame.state.decision is None
                assert frame.state.actions() == ()
            for seat in everyone(state):
                view = frame.state.view(seat)
                assert view.actions() == (view.actions() if view.decision else ())
                assert not secrets(frame.state, seat) & words_in(view.dump())
            assert not secrets(frame.state, None) & words_in([e.dump() for e in frame.events])


def test_a_film_has_a_position_for_every_event(moves):
    """Each is drawn like any position and hides what views hide; the last is where it ends."""
    for move in moves:
        state = move.before.copy()
        frames = state.film(move.action)
        assert state == move.after
        assert state.events == move.events
        assert [f.events for f in frames] == [(e,) for e in move.events]
        for told, frame in enumerate(frames, 1):
            assert frame.state.events == move.events[:told]
            if frame is not frames[-1]:
                assert frame.state.decision is None
                assert frame.state.actions() == ()
            for seat in everyone(state):
                view = frame.state.view(seat)
                assert not secrets(frame.state, seat) & words_in(view.dump())
                assert view.decision == frame.state.decision
            assert not secrets(frame.state, None) & words_in([e.dump() for e in frame.events])
        if frames:
            assert frames[-1].state == move.after
            assert frames[-1].state.decision == move.after.decision


def test_after_a_film_nobody_films_any_longer(moves):
    state = moves[0].before.copy()
    frames = state.film(moves[0].action)
    told = [f.state.events for f in frames]
    state.apply(moves[1].action)
    assert state == moves[1].after and state.events == moves[1].events
    assert [f.state.events for f in frames] == told


def test_a_refused_action_is_filmed_by_nobody(moves):
    state = moves[0].after.copy()
    before = state.copy()
    with pytest.raises(ck.IllegalAction):
        state.film(moves[-1].action if moves[-1].action not in state.actions() else None)
    assert state == before and state.events == before.events


# -- results ---------------------------------------------------------------------------------------


def test_the_end_has_a_result_and_only_the_end(moves):
    for state in decisions(moves):
        assert state.result is None
    end = moves[-1].after
    result = end.result
    assert end.decision is None
    assert end.actions() == ()
    assert result.winner in end.seats
    assert set(result.scores) == set(end.seats)
    assert RULE.fullmatch(result.rule)
    for seat, lines in result.lines.items():
        assert sum(points for _, points, _ in lines) == result.scores[seat]
    assert {seat: end.view(seat).result for seat in end.seats} == dict.fromkeys(end.seats, result)


if __name__ == "__main__":
    print(*stories())
