"""Records and saves: set-up and actions are the whole game, and broken files do no harm."""

from __future__ import annotations

import json
import os
import string
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import churchill_kit as ck
from churchill_kit.engine import record as module
from churchill_kit.engine.record import SAVE_LIMIT
from churchill_kit.engine.state import FORMAT
from tests.helpers import Case, after, game_of, play_on, through_json
from tests.toy import act, toy

SEED = 11


def played(name: str = "churchill", scenario: str | None = None, n: int = 25, **options):
    """A record with `n` actions of random play."""
    record = ck.Record.new(name, scenario, seed=SEED, **options)
    for move in play_on(record.state, SEED):
        if record.n == n:
            break
        record.play(move.action)
    return record


@cache
def sample() -> ck.Record:
    """A record of Churchill for tests that only read it."""
    return played()


# -- playing ---------------------------------------------------------------------------------------


def test_a_record_is_a_game(case: Case):
    record = ck.Record.new(case.game, case.scenario, seed=5, **case.options)
    start = ck.game(case.game).new(case.scenario, seed=5, **case.options)
    assert record.state == start
    assert (record.n, record.undone, record.actions) == (0, 0, [])
    assert record.opening == start.events
    assert record.log == [record.opening]
    action = record.state.actions()[0]
    events = record.play(action)
    assert record.log == [record.opening, events]
    assert record.state == after(start, action)


def test_illegal_actions_change_nothing():
    record = played(n=5)
    record.undo()
    before = record.dump(), record.undone, record.log, record.state
    for wrong in (None, "pass", ck.Action("churchill", "pass"), ck.Action("toy", "keep")):
        with pytest.raises(ck.IllegalAction):
            record.play(wrong)
    with pytest.raises(ck.IllegalAction):
        record.play(record.state.actions()[0], rolls=("six",))
    assert (record.dump(), record.undone, record.log, record.state) == before
    assert record.redo()


def test_the_state_of_a_record_is_a_copy():
    record = played(n=5)
    state = record.state
    state.apply(state.actions()[0])
    assert record.state != state
    assert record.n == 5
    start = ck.game("churchill").new(seed=1)
    record = ck.Record.start(start)
    start.apply(start.actions()[0])
    assert record.state != start


def test_undo_and_redo():
    record = played(n=4)
    states = [record.at(i) for i in range(5)]
    log = record.log
    for i in (3, 2):
        assert record.undo()
        assert record.state == states[i]
        assert record.log == log[: i + 1]
        assert record.undone == 4 - i
    assert record.redo()
    assert record.state == states[3]
    assert record.log == log[:4]


def test_playing_what_was_undone_keeps_the_rest():
    record = played(n=6)
    actions, end = list(record.actions), record.state
    for _ in range(6):
        record.undo()
    for action in actions:
        record.play(action)
    assert record.state == end
    assert record.undone == 0


def test_a_different_move_forgets_what_was_undone():
    record = played(n=6)
    actions = list(record.actions)
    record.undo()
    record.undo()
    other = next(a for a in record.state.actions() if a is not actions[4])
    record.play(other)
    assert record.actions == [*actions[:4], other]
    assert record.undone == 0
    assert not record.redo()
    assert len(record.log) == 6
    with pytest.raises(ck.BadPosition):
        record.at(6)


def test_an_undone_roll_comes_out_the_same():
    """Dice are part of the position, so nobody can fish for a better roll."""
    moves = game_of("churchill-training", SEED)
    record = ck.Record.start(moves[0].before)
    for move in moves:
        events = record.play(move.action)
        record.undo()
        again = record.branch(record.n)
        assert again.play(move.action) == events
        assert record.play(move.action) == events


def test_at():
    record = played(n=4)
    assert record.at(0) == ck.game("churchill").new(seed=SEED)
    assert record.at(4) == record.state
    assert record.at(-1) == record.at(3)
    record.undo()
    assert record.at(-1) == record.at(2)  # from the present
    assert record.at(4) != record.state  # undone ones included
    copy = record.at(2)
    copy.apply(copy.actions()[0])
    assert record.at(2) != copy


@pytest.mark.parametrize("n", [5, -5, 10**9, "1", None, 1.0, True, [1], float("nan")])
def test_moves_that_there_are_not(n):
    record = played(n=4)
    for ask in (record.at, record.branch):
        with pytest.raises(ck.BadPosition) as told:
            ask(n)
        assert told.value.reason == "no-such-move"


def test_branch():
    record = played(n=6)
    branch = record.branch(4)
    assert (branch.n, branch.undone) == (4, 0)
    assert [branch.at(i) for i in range(5)] == [record.at(i) for i in range(5)]
    assert branch.setup == record.setup
    kept = record.dump()
    branch.play(branch.state.actions()[-1])
    branch.undo()
    branch.undo()
    branch.play(branch.state.actions()[-1])
    assert record.dump() == kept
    assert record.branch(-2).n == 4
    loaded = ck.Record.load(through_json(branch.dump()))
    assert loaded.state == branch.state


def test_a_record_may_start_anywhere():
    start = game_of("churchill-training", SEED)[30].before
    record = ck.Record.start(start)
    assert record.setup is None
    for move in play_on(start, 2):
        record.play(move.action)
        if record.n == 20:
            break
    again = ck.Record.load(through_json(record.dump()))
    assert again.at(0) == start
    assert again.state == record.state


def test_a_record_of_a_finished_game():
    record = ck.play("churchill", dict.fromkeys(("us", "uk", "ussr"), "random"), seed=SEED)
    again = ck.Record.load(through_json(record.dump()))
    assert again.state.result == record.state.result
    start = ck.Record.start(record.state)
    assert ck.Record.load(through_json(start.dump())).state == record.state


# -- forced rolls ----------------------------------------------------------------------------------


@pytest.fixture
def risky() -> Iterator[ck.Record]:
    """The toy before a die."""
    with toy():
        record = ck.Record.new("toy", seed=1)
        for _ in range(2):
            record.play(record.state.actions()[0])
        record.play(act("gamble"))
        yield record


def test_real_dice_are_part_of_the_record(risky):
    low = act("risk", how="low")
    for roll in range(1, 7):
        events = risky.play(low, rolls=(roll,))
        assert events[0]["margin"] == roll - 3
        again = ck.Record.load(through_json(risky.dump()))
        assert again.rolls == risky.rolls
        assert again.log == risky.log
        risky.undo()


def test_other_dice_are_another_move(risky):
    low = act("risk", how="low")
    risky.play(low, rolls=(1,))
    lost = risky.state
    risky.undo()
    risky.play(low, rolls=[1])  # the same again
    assert risky.state == lost
    risky.undo()
    risky.play(low, rolls=(6,))
    assert risky.state != lost
    assert risky.undone == 0
    assert risky.branch(risky.n).rolls == risky.rolls


@pytest.mark.parametrize("roll", [7, 0, -1, "3", None])
def test_a_roll_that_the_die_does_not_have(risky, roll):
    before = risky.dump()
    with pytest.raises(ck.IllegalAction):
        risky.play(act("risk", how="low"), rolls=(roll,))
    assert risky.dump() == before
    assert risky.state.rolls == ()


def test_forced_rolls_in_churchill():
    """5.25 A Chief of Staff is worth what his die shows; it has six sides."""
    state = ck.game("churchill").position(
        hands={"us": ["us_marshall", "us_king"], "uk": [], "ussr": []},
        issues={"us_production_1": "center"},
        turn="us",
    )
    for number in range(1, 7):
        record = ck.Record.start(state)
        (event,) = record.play(ck.Action("churchill", "advance", card="us_marshall"), [number])
        assert (event.kind, event["roll"]) == ("chief_rolled", number)
        assert ck.Record.load(through_json(record.dump())).state == record.state
    for wrong in (7, 10):
        with pytest.raises(ck.IllegalAction) as told:
            record.branch(0).play(ck.Action("churchill", "advance", card="us_marshall"), [wrong])
        assert told.value.reason == "forced-roll"
        assert told.value.facts == {"value": wrong, "sides": 6}


def test_forced_rolls_of_a_position():
    """7.71 The dice of a lesson, in order, as long as they last."""
    state = ck.game("churchill").position(
        at="war",
        fronts={"eastern": "ukraine"},
        reserves={"eastern": 2},
        support={"eastern": 3},
        rolls=[10, 4],
    )
    rolled = [e for e in state.events if e.kind == "front_rolled"]
    assert [(e["front"], e["strength"], e["roll"]) for e in rolled[:2]] == [
        ("western", 2, 10),
        ("eastern", 4, 4),
    ]
    assert state.rolls == ()


# -- saving and opening ----------------------------------------------------------------------------


def test_save_and_open(case: Case, tmp_path: Path):
    record = played(case.game, case.scenario, n=30, **case.options)
    record.undo()
    path = tmp_path / "a game \N{EM DASH} партия.json"
    record.save(path)
    assert [p.name for p in tmp_path.iterdir()] == [path.name]  # no draft is left
    again = ck.Record.open(path)
    assert (again.n, again.undone) == (record.n, 0)  # undone moves are not saved
    assert again.state == record.state
    assert again.log == record.log
    assert again.setup == record.setup
    assert again.dump() == record.dump()
    again.save(str(path))  # a text will do for a path, and an old file is replaced
    assert ck.Record.open(str(path)).dump() == record.dump()


def test_what_is_in_a_save():
    data = sample().dump()
    assert data["churchill_kit"] == "record"
    assert data["format"] == FORMAT
    assert data["version"] == ck.__version__
    assert data["game"] == "churchill"
    assert data["setup"] == {"scenario": "training", "seed": SEED, "options": {}}
    assert len(data["actions"]) == 25
    assert data == through_json(data)


def test_parse_takes_text_and_bytes():
    text = json.dumps(sample().dump())
    for content in (
        text,
        text.encode(),
        text.encode("utf-16"),
        json.dumps(sample().dump(), indent=1),
    ):
        assert ck.Record.parse(content).state == sample().state


def refused(content: str | bytes) -> ck.BadSave:
    with pytest.raises(ck.BadSave) as told:
        ck.Record.parse(content)
    return told.value


def edited(**changes) -> str:
    data = {**sample().dump(), **changes}
    return json.dumps({k: v for k, v in data.items() if v is not ...})


def test_paths_that_cannot_be_read(tmp_path: Path):
    for path in (tmp_path, tmp_path / "none.json", "", "\0", str(tmp_path / "none" / "x.json")):
        with pytest.raises(ck.BadSave) as told:
            ck.Record.open(path)
        assert told.value.reason == "cannot-read"
        assert told.value.facts["why"]


def test_paths_that_cannot_be_written(tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    folder = tmp_path / "folder"
    folder.mkdir()
    for path in (file / "x.json", tmp_path / "none" / "x.json", folder, "\0", "x" * 300):
        with pytest.raises(ck.BadSave) as told:
            sample().save(path)
        assert told.value.reason == "cannot-write"
        assert told.value.facts["why"]
    assert file.read_text(encoding="utf-8") == "mine"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anywhere")
def test_a_folder_without_permission(tmp_path: Path):
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(ck.BadSave):
            sample().save(tmp_path / "x.json")
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize("fails", ["write", "replace"])
def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch, fails):
    path = tmp_path / "game.json"
    played(n=3).save(path)
    old = path.read_bytes()

    def full_disk(self, *args, **kwargs):
        if fails == "write":
            with open(self, "w", encoding="utf-8") as file:
                file.write('{"half": ')
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text" if fails == "write" else "replace", full_disk)
    monkeypatch.setattr(os, "replace", full_disk)
    with pytest.raises(ck.BadSave) as told:
        played(n=6).save(path)
    assert "the disk is full" in ck.say(told.value, "en")
    assert "на диске нет места" in ck.say(told.value, "ru")
    monkeypatch.undo()
    assert path.read_bytes() == old
    assert ck.Record.open(path).n == 3
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]  # the draft is gone


def test_too_large(monkeypatch, tmp_path: Path):
    assert refused(b" " * (SAVE_LIMIT + 1)).reason == "too-large"
    assert refused(" " * (SAVE_LIMIT + 1)).reason == "too-large"
    path = tmp_path / "big.json"
    path.write_bytes(b" " * (SAVE_LIMIT + 1))
    with pytest.raises(ck.BadSave) as told:
        ck.Record.open(path)
    assert told.value.reason == "too-large"
    monkeypatch.setattr(module, "SAVE_LIMIT", 10)
    assert refused(edited()).reason == "too-large"


@pytest.mark.parametrize(
    "content",
    [
        "",
        " ",
        "{",
        "nothing",
        "\N{BYTE ORDER MARK}{}",
        b"\xff\xfe\x00",
        b"\x80\x81",
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 10_000,
        "{'single': 'quotes'}",
    ],
)
def test_not_json(content):
    assert refused(content).reason == "not-json"


@pytest.mark.parametrize(
    "content",
    [
        "null",
        "1",
        "[]",
        "{}",
        '"record"',
        '{"churchill_kit": "pack"}',
        '{"churchill_kit": ["record"]}',
        '{"nbformat": 4, "cells": []}',
        "NaN",
        "[Infinity]",
    ],
)
def test_foreign_files(content):
    assert refused(content).reason == "foreign-file"


def test_newer_saves():
    error = refused(edited(format=FORMAT + 1, version="9.9.0", unheard_of={"x": 1}))
    assert error.reason == "newer-save"
    assert error.facts["given"] == FORMAT + 1
    assert error.facts["version"] == "9.9.0"


@pytest.mark.parametrize("field", sorted(sample().dump()))
@pytest.mark.parametrize("value", [..., None, -1, 1.5, True, [], {}, "x", [[]], {"x": 1}, [None]])
def test_every_field_replaced_by_something_else(field, value):
    if field == "version" and value == "x":
        return  # it is for people to read
    with pytest.raises(ck.BadSave):
        ck.Record.parse(edited(**{field: value}))


def test_a_save_of_another_game():
    assert refused(edited(game="chess")).reason == "unknown-game-in-save"
    with toy():
        assert refused(edited(game="toy")).reason == "bad-setup-in-save"
        record = ck.Record.new("toy", seed=1)
        data = record.dump()
    assert refused(json.dumps(data)).reason == "unknown-game-in-save"  # the toy is gone


@pytest.mark.parametrize(
    "setup",
    [
        {"scenario": "none", "seed": 1, "options": {}},
        {"scenario": "training", "seed": -1, "options": {}},
        {"scenario": "training", "seed": 2**64, "options": {}},
        {"scenario": "training", "seed": "1", "options": {}},
        {"scenario": "training", "seed": 1, "options": {"unknown": 1}},
        {"scenario": "training", "seed": 1, "options": {"secret_agenda": "maybe"}},
        {"scenario": "training", "seed": 1, "options": {"secret_agenda": []}},
    ],
)
def test_setups_that_there_are_not(setup):
    error = refused(edited(setup=setup))
    assert error.reason == "bad-setup-in-save"
    assert isinstance(error.facts["why"], ck.BadSetup)


def test_a_save_without_a_seed_is_no_game():
    """A seed that is drawn anew would give another game."""
    setup = {"scenario": "training", "seed": None, "options": {}}
    error = refused(edited(setup=setup, actions=[]))
    assert (error.reason, error.facts["where"]) == ("bad-save", "save.setup.seed")


@pytest.mark.parametrize("name", ["seed", "scenario", "name", "cls", "self", "x" * 5000, ""])
def test_options_of_a_save_that_are_none(name):
    """Names that the engine's own functions have are no options either."""
    setup = {"scenario": "training", "seed": 1, "options": {name: 1}}
    error = refused(edited(setup=setup))
    assert error.reason == "bad-setup-in-save"
    assert error.facts["why"].reason == "unknown-option"


def test_a_position_without_a_seed_is_no_game():
    """A view has none; a whole position that lacks it could not roll a die."""
    game = ck.game("churchill")
    data = through_json(game.new("training", seed=1).dump())
    data["state"]["seed"] = None
    with pytest.raises(ck.BadSave) as told:
        game.load(data)
    assert told.value.facts["where"] == "state.seed"
    data["state"]["viewer"] = "uk"
    data["state"]["hands"]["us"] = 7
    assert game.load(data).viewer == "uk"


LONG = "x" * 5000


@pytest.mark.parametrize(
    "ask",
    [
        lambda: ck.game(LONG),
        lambda: ck.game("churchill").new(LONG),
        lambda: ck.game("churchill").new(**{LONG: 1}),
        lambda: ck.game("churchill").new(secret_agenda=LONG),
        lambda: ck.game("churchill").new(seed=LONG),
        lambda: ck.game("churchill").new(seed=10**400),
        lambda: ck.game("churchill").new(seed=1).view(LONG),
        lambda: ck.game("churchill").new(seed=1).view({"us": 1}),
        lambda: ck.game("churchill").position(**{LONG: 1}),
        lambda: ck.game("churchill").position(options=LONG),
        lambda: ck.game("churchill").position(options=[]),
        lambda: ck.game("churchill").position(options=7),
        lambda: ck.Record.open(LONG),
        lambda: sample().save(LONG),
        lambda: ck.Record.load({**sample().dump(), "game": LONG}),
        lambda: ck.Record.load({**sample().dump(), "format": 2, "version": 10**40}),
        lambda: ck.Record.load({**sample().dump(), "format": 2, "version": LONG}),
        lambda: ck.player("churchill", LONG),
    ],
)
def test_long_and_odd_names_are_told_in_a_sentence(ask):
    with pytest.raises(ck.GameError) as told:
        ask()
    for lang in ck.LANGUAGES:
        assert 10 < len(ck.say(told.value, lang)) < 1500


def test_a_fact_of_any_length_is_told():
    for odd in (LONG, 10**40, -(10**40), 1e300, float("inf"), (LONG,) * 3):
        error = ck.BadSave("newer-format", game="churchill", given=odd, known=1)
        for lang in ck.LANGUAGES:
            assert 10 < len(ck.say(error, lang)) < 4000


def test_edited_moves():
    actions = sample().dump()["actions"]
    swapped = [actions[1], actions[0], *actions[2:]]
    error = refused(edited(actions=swapped))
    assert error.reason == "bad-move-in-save"
    assert error.facts["number"] == 1
    assert isinstance(error.facts["why"], ck.GameError)
    assert refused(edited(actions=actions[:-1])).reason == "digest-differs"
    other = next(a for a in sample().at(24).actions() if a is not sample().actions[24])
    error = refused(edited(actions=[*actions[:-1], other.dump()]))
    assert error.reason == "digest-differs"
    assert refused(edited(actions=[*actions, actions[0]])).reason == "bad-move-in-save"
    assert refused(edited(actions=[*actions[:-1], "pass"])).facts["number"] == 25
    for key, value in (("rolls", [7.5]), ("together", 1)):
        refused(edited(actions=[{**actions[0], key: value}, *actions[1:]]))


def test_a_digest_of_something_else():
    assert refused(edited(digest="0" * 16)).reason == "digest-differs"
    assert refused(edited(digest="")).reason == "digest-differs"


def test_another_seed_is_noticed():
    setup = {"scenario": "training", "seed": SEED + 1, "options": {}}
    assert refused(edited(setup=setup)).reason in ("bad-move-in-save", "digest-differs")


def test_truncated_saves():
    text = json.dumps(sample().dump())
    for end in range(0, len(text), 97):
        assert refused(text[:end]).reason == "not-json"
    data = text.encode()
    for place in range(0, len(data), 211):  # one byte lost
        refused(data[:place] + data[place + 1 :])


def test_a_broken_save_leaves_a_running_game_alone(tmp_path: Path):
    record = played(n=8)
    kept, state = record.dump(), record.state
    path = tmp_path / "broken.json"
    for content in ("{", edited(digest="x"), edited(actions=[{}]), edited(format=99)):
        path.write_text(content, encoding="utf-8")
        with pytest.raises(ck.BadSave):
            ck.Record.open(path)
        with pytest.raises(ck.BadSave):
            record.open(path)  # also when called on it
    assert record.dump() == kept
    assert record.state == state
    record.play(record.state.actions()[0])


def test_deeply_nested_data():
    deep: list = []
    for _ in range(3 * sys.getrecursionlimit()):
        deep = [deep]
    position = ck.Record.start(sample().state).dump()["position"]
    state = {**position["state"], "steps": [["advance_issue", deep]]}
    for data in (
        deep,
        {**sample().dump(), "actions": deep},
        {**sample().dump(), "setup": deep},
        {**sample().dump(), "setup": {"scenario": deep, "seed": deep, "options": deep}},
        {k: v for k, v in sample().dump().items() if k != "setup"}
        | {"position": {**position, "state": state}},
    ):
        with pytest.raises(ck.BadSave):
            ck.Record.load(data)
    with pytest.raises(ck.BadSave):
        ck.game("churchill").load({**position, "state": state})
    with pytest.raises(ck.BadSave):
        ck.game("churchill").load(deep)
    with pytest.raises(ck.BadSave):
        ck.game("churchill").action({"kind": "pick", "card": deep})


# -- fuzz ------------------------------------------------------------------------------------------

WORDS = [
    *("us", "uk", "ussr", "center", "out", "germany", "western", "poland", "neutral", ""),
    *("advance_issue", "debate_issue", "post_mortem", "play_conference", "pick", "pass", "end"),
    *("us_production_1", "a_bomb_research", "c08a", "secret_agenda", "\ud800", "\0"),
]
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.floats(allow_nan=True),
    st.sampled_from(WORDS),
    st.text(string.printable, max_size=6),
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3)
    ),
    max_leaves=5,
)


def paths(data, here=()):
    """Where anything in nested data is."""
    yield here
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from paths(value, (*here, key))


def changed(data, path, value):
    """`data` with something else at `path`; Ellipsis removes what was there."""
    if not path:
        return value
    first, *rest = path
    copy = data.copy()
    if value is ... and not rest:
        del copy[first]
    else:
        copy[first] = changed(data[first], rest, value)
    return copy


def found_at(data, path):
    for key in path:
        data = data[key]
    return data


@cache
def originals() -> tuple[dict, ...]:
    """Saves to spoil: from a set-up, and from positions in the middle of things."""
    moves = game_of("churchill-campaign-secret_agenda", SEED)
    by_kind = {m.before.decision.kind: i for i, m in enumerate(moves)}
    records = [ck.Record.start(moves[-1].after), played(n=6)]
    for i in by_kind.values():
        record = ck.Record.start(moves[i].before)
        for move in moves[i : i + 9]:  # on over the dice and the next conference
            record.play(move.action)
        records.append(record)
    return tuple(through_json(record.dump()) for record in records)


@st.composite
def spoiled(draw):
    """A save with one to three things changed, removed or put where something else was."""
    data = draw(st.sampled_from(originals()))
    for _ in range(draw(st.integers(1, 3))):
        places = list(paths(data))
        path = draw(st.sampled_from(places))
        how = draw(st.sampled_from(["leaf", "anything", "remove", "move", "add"]))
        if how == "leaf":
            data = changed(data, path, draw(LEAVES))
        elif how == "anything":
            data = changed(data, path, draw(ANYTHING))
        elif how == "remove" and path:
            data = changed(data, path, ...)
        elif how == "move":
            data = changed(data, path, found_at(data, draw(st.sampled_from(places))))
        elif isinstance(found := found_at(data, path), dict):
            data = changed(data, path, {**found, draw(st.sampled_from(WORDS)): draw(LEAVES)})
        elif isinstance(found, list):
            data = changed(data, path, [*found, draw(ANYTHING)])
    return data


def one_sentence(error: ck.GameError) -> None:
    """What is wrong is said in both languages, whatever the file held."""
    for lang in ck.LANGUAGES:
        assert ck.say(error, lang).strip()


FUZZ = settings(
    max_examples=int(os.environ.get("CHURCHILL_KIT_FUZZ", "300")),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@FUZZ
@given(spoiled())
def test_only_bad_save_escapes_from_a_spoiled_record(data):
    try:
        record = ck.Record.load(data)
    except ck.BadSave as error:
        one_sentence(error)
        return
    state = record.state  # what loads can be looked at
    for seat in (*state.seats, None):
        state.view(seat).dump()
    assert state.result is not None or state.actions()
    ck.Record.load(through_json(record.dump()))


@FUZZ
@given(spoiled())
def test_only_bad_save_escapes_from_a_spoiled_state(data):
    position = data.get("position") if isinstance(data, dict) else data
    try:
        state = ck.game("churchill").load(position)
    except ck.BadSave as error:
        one_sentence(error)
        return
    assert state.result is not None or state.actions() or state.viewer != ""


@FUZZ
@given(st.text() | st.binary() | ANYTHING.map(json.dumps))
def test_only_bad_save_escapes_from_any_content(content):
    one_sentence(refused(content))


@FUZZ
@given(ANYTHING)
def test_only_bad_save_escapes_from_any_action(data):
    game = ck.game("churchill")
    for given_ in (data, {"kind": data}, {"kind": "advance", "card": data, "issue": data}):
        try:
            action = game.action(given_)
        except ck.BadSave as error:
            one_sentence(error)
            continue
        assert game.action(through_json(action.dump())) is action


def test_a_record_films_its_moves_and_its_opening():
    record = ck.play("churchill", {"us": "random"}, scenario="training", seed=4)
    for n in range(record.n + 1):
        frames = record.film(n)
        assert tuple(e for f in frames for e in f.events) == record.log[n]
        if frames:
            assert frames[-1].state == record.at(n)
    assert record.film(-1)[-1].state == record.at(record.n - 1)


def test_a_film_has_the_dice_that_were_rolled():
    state = ck.game("churchill").position(at="agenda", seed=1)
    record = ck.Record.start(state)
    while not any(e.breakdown for e in record.log[-1]):
        rolls = (2, 3, 4) if record.n == 2 else ()
        record.play(record.state.actions()[0], rolls)
    for n in range(1, record.n + 1):
        frames = record.film(n)
        assert tuple(e for f in frames for e in f.events) == record.log[n]


@pytest.mark.parametrize("n", [99, -99, "1", None])
def test_a_move_that_is_not_there_is_not_filmed(n):
    with pytest.raises(ck.BadPosition):
        ck.Record.new("churchill", seed=1).film(n)
