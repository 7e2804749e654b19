"""A table without a page: who sits where, whose turn it is, back and forth, kept and taken up."""

from __future__ import annotations

import base64
import random
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.table import PERSON, SetupError, Table, best_player, read_setup, usual_seats
from churchill_kit.table.keeping import pack, unpack
from tests.toy import GAME, toy

TWO = {"ann": PERSON, "bob": PERSON}
BOTS = {"ann": "random", "bob": "random"}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with toy():
        yield


def laid(seats: dict[str, str] | None = None, **setup: Any) -> Table:
    return Table.new(GAME, {"seed": 7, "seats": seats or {}, **setup})


def play_on(table: Table, moves: int = 10**6) -> None:
    """Bots by themselves, people at random."""
    rng = random.Random(1)
    while moves and table.turn != "over":
        if table.turn == "person":
            table.play(rng.choice(table.record.state.actions()))
        else:
            table.bot_plays()
        moves -= 1


# -- seats -----------------------------------------------------------------------------------------


def test_one_person_and_bots_by_default() -> None:
    assert laid().seats == {"ann": PERSON, "bob": "random"}
    assert usual_seats(GAME, GAME.seats, "bob") == {"ann": "random", "bob": PERSON}
    assert usual_seats(GAME, GAME.seats, "moon") == {"ann": PERSON, "bob": "random"}
    assert best_player("toy") == "random" and best_player("churchill") == "bot"


def test_what_is_left_out_of_a_setup_is_usual() -> None:
    found = read_setup(GAME, {})
    assert found.scenario == "two" and found.seed is None and found.options == {}
    given = {"scenario": "three", "seed": " 5 ", "options": {"double": True}, "seats": BOTS}
    assert read_setup(GAME, given) == ("three", 5, {"double": True}, BOTS)
    assert read_setup(GAME, {"seats": "nonsense", "options": 7}).seats["ann"] == PERSON


def test_nobody_sits_where_the_rules_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "unasked", lambda *_: ("ann",))
    monkeypatch.setattr(GAME.state, "unasked", ("ann",))
    usual = {"ann": "random", "bob": PERSON}
    assert read_setup(GAME, {}).seats == usual
    assert read_setup(GAME, {"seats": {"ann": PERSON, "bob": PERSON}}).seats == usual
    by_hand = Table(ck.Record.start(GAME.new(seed=7)), usual)  # its save has no set-up
    for saved in (Table.new(GAME, {}).save(), by_hand.save()):
        assert Table.open(saved).seats == Table.open(saved, TWO).seats == usual
        assert Table.open(saved, BOTS).seats == BOTS


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"scenario": "grand"}, "scenario"),
        ({"scenario": ["two"]}, "scenario"),
        ({"seed": "x"}, "seed"),
        ({"seed": "9" * 30}, "seed"),
        ({"seed": True}, "seed"),
        ({"options": {"double": 7}}, "option-double"),
        ({"options": {"treble": True}}, "option-treble"),
        ({"seats": {"bob": "nobody"}}, "seat-bob"),
        ({"seats": {"bob": ["random"]}}, "seat-bob"),
    ],
)
def test_a_wrong_field_is_named(given: dict[str, Any], field: str) -> None:
    with pytest.raises(SetupError) as told:
        read_setup(GAME, given)
    assert told.value.field == field
    for lang in ck.LANGUAGES:
        assert ck.say(told.value.error, lang)


# -- turns -----------------------------------------------------------------------------------------


def test_whose_turn_it_is() -> None:
    table = laid()
    assert table.turn == "person" and table.decision and table.decision.seat == "ann"
    table.play(table.record.state.actions()[0])
    assert table.turn == "bots"
    table.bot_plays()
    assert laid(BOTS).turn == "watch"
    play_on(table)
    assert table.turn == "over" and table.decision is None


def test_a_seat_sees_its_own_until_the_end() -> None:
    table = laid(TWO)
    assert table.view("ann").viewer == "ann"
    assert table.view(None).viewer is None
    play_on(table)
    assert table.view("ann").viewer is None


def test_bots_choose_by_the_number_of_the_position() -> None:
    first, second = laid(BOTS), laid(BOTS)
    play_on(first)
    play_on(second)
    assert first.record.actions == second.record.actions
    play_on(again := Table(second.record.branch(2), BOTS))
    assert again.record.actions == first.record.actions


def test_what_is_news_to_a_seat() -> None:
    table = laid(TWO)
    assert table.since("ann") == table.since(None) == 0
    play_on(table, 1)
    assert (table.since("ann"), table.since("bob")) == (1, 0)
    play_on(table, 1)
    assert (table.since("ann"), table.since("bob")) == (1, 2)
    assert table.undo() and table.since("bob") == 1
    play_on(table, 1)
    assert table.since("bob") == 2


def test_an_illegal_action_changes_nothing() -> None:
    table = laid(TWO)
    with pytest.raises(ck.IllegalAction):
        table.play(ck.Action("toy", "keep"))
    assert table.record.n == 0 and table.since("ann") == 0


# -- back and forth --------------------------------------------------------------------------------


def test_undo_and_redo_stop_where_a_person_decides() -> None:
    table = laid()
    assert not table.undo() and not table.redo()
    play_on(table)
    total, stops = table.record.n, []
    while table.undo():
        assert table.decision and table.decision.seat == "ann"
        stops.append(table.record.n)
    assert stops[-1] == 0 and len(stops) == len(set(stops)) > 1
    while table.redo():
        stops.append(table.record.n)
    assert table.record.n == total and table.record.undone == 0


def test_among_bots_one_move_is_one_step() -> None:
    table = laid(BOTS)
    play_on(table, 3)
    assert table.person_before() == 2
    assert table.undo() and table.record.n == 2
    assert table.redo() and table.record.n == 3


# -- keeping ---------------------------------------------------------------------------------------


def test_a_saved_game_is_opened_with_the_seats_that_fit() -> None:
    table = laid(TWO)
    play_on(table, 3)
    again = Table.open(table.save(), TWO)
    assert again.record.state == table.record.state and again.seats == TWO
    assert again.key != table.key
    for seats in (None, {}, {"ann": PERSON}, {"us": PERSON}, {"ann": "nobody", "bob": PERSON}):
        assert Table.open(table.save(), seats).seats == {"ann": PERSON, "bob": "random"}
    assert Table.open(table.save(), None, "bob").seats == {"ann": "random", "bob": PERSON}


def test_a_kept_table_goes_on_where_it_was() -> None:
    table = laid()
    play_on(table, 4)
    kept = table.keep()
    assert (kept["game"], kept["scenario"], kept["moves"]) == ("toy", "two", table.record.n)
    assert kept["turn"] == (table.decision.seat if table.decision else "")
    again = Table.resume(kept)
    assert again.record.state == table.record.state
    assert (again.key, again.seats) == (table.key, table.seats)
    play_on(table)
    assert table.keep()["turn"] == ""


def test_after_an_undo_only_what_stands_is_kept() -> None:
    table = laid()
    play_on(table, 4)
    table.undo()
    kept = table.keep()
    assert kept["moves"] == table.record.n == Table.resume(kept).record.n


@pytest.mark.parametrize("save", ["", "x", "eJw=", base64.b64encode(zlib.compress(b"{")).decode()])
def test_what_was_never_kept_is_refused(save: str) -> None:
    with pytest.raises(ck.BadSave):
        Table.resume({"save": save})


def test_a_kept_game_of_another_name_is_refused() -> None:
    kept = {**laid().keep(), "game": "churchill"}
    with pytest.raises(ck.BadSave) as told:
        Table.resume(kept)
    assert told.value.reason == "other-game"


def test_packing_is_bounded() -> None:
    assert unpack(pack("ä" * 99)).decode() == "ä" * 99
    bomb = base64.b64encode(zlib.compress(b"0" * 10**8)).decode()
    with pytest.raises(ck.BadSave) as told:
        ck.Record.parse(unpack(bomb))
    assert told.value.reason == "too-large"


# -- players that think ------------------------------------------------------------------------


def test_who_thinks_may_be_asked_again_and_goes_on_where_he_was() -> None:
    """In slices of no time at all the game comes out as in one go."""
    seats = {"ann": "medium", "bob": "random"}
    one, two = laid(seats), laid(seats)
    play_on(one)
    waits = 0
    while two.turn != "over":
        n = two.record.n
        played = two.bot_plays(until=0.0)
        assert two.record.n == n + played
        waits += not played
    assert two.record.actions == one.record.actions and waits > 20


def test_what_somebody_thought_of_another_position_is_forgotten() -> None:
    table, fresh = laid({"ann": "medium", "bob": PERSON}), laid({"ann": "medium", "bob": PERSON})
    assert not table.bot_plays(until=0.0)
    other = table.record.state.actions()[-1]
    table.play(other)
    fresh.play(other)
    while table.decision is not None and table.decision.seat == "bob":
        for one in (table, fresh):
            one.play(one.record.state.actions()[0])
    assert table.choice_of("medium") is fresh.choice_of("medium")


# -- only choices, and moves that go together ------------------------------------------------------


def to_an_only_choice(table: Table, seed: int = 1) -> None:
    """On to where a person has a single choice: the last card of a hand."""
    rng = random.Random(seed)
    while not table.forced():
        assert table.turn != "over"
        if table.turn == "person":
            table.play(rng.choice(table.record.state.actions()))
        else:
            table.bot_plays()


def test_an_only_choice_is_made_without_asking_and_undo_passes_over_it() -> None:
    table = laid(TWO)
    to_an_only_choice(table)
    n = table.record.n
    assert len(table.record.state.actions()) == 1
    table.only_choice()
    assert table.record.n == n + 1 and table.forced(n)
    back = table.person_before()
    assert back is not None and back < n
    assert len(table.record.at(back).actions()) > 1
    table.undo()
    assert table.record.n == back
    table.redo()
    assert table.record.n == n + 1  # forward over it as well


def test_who_has_screens_may_want_the_click() -> None:
    table = laid(TWO)
    to_an_only_choice(table)
    table.forces = lambda view: view.viewer != "ann" and view.viewer != "bob"
    assert not table.forced()


def test_choices_that_come_to_the_same_are_no_question_where_the_screens_say_so() -> None:
    table = laid(TWO)
    while table.turn != "person" or len(table.record.state.actions()) == 1:
        table.bot_plays() if table.turn == "bots" else table.only_choice()
    n, (first, *_) = table.record.n, table.record.state.actions()
    assert not table.forced()
    table.alike = lambda view: len(view.actions()) > 1
    assert table.forced()
    table.only_choice()
    assert table.record.actions[n] == first


def test_bots_and_the_end_are_no_only_choices() -> None:
    table = laid(BOTS)
    while table.turn != "over":
        assert not table.forced()
        table.bot_plays()
    assert not table.forced()


def nominating(table: Table) -> None:
    """On to where two issues are put on the table one after another."""
    while table.decision is None or table.decision.kind != "nominate_issue":
        table.play(table.record.state.actions()[0])


def test_moves_that_were_played_together_are_taken_back_together() -> None:
    seats = dict.fromkeys(ck.game("churchill").seats, PERSON)
    table = Table.new(ck.game("churchill"), {"seed": 3, "seats": seats})
    nominating(table)
    n, actions = table.record.n, table.record.state.actions()
    table.play_all(actions[:2])
    assert table.record.n == n + 2
    after = table.record.state
    table.undo()
    assert table.record.n == n
    table.redo()
    assert table.record.n == n + 2 and table.record.state == after
    for again in (Table.open(table.save()), Table.resume(table.keep()), table.branch(n + 2)):
        again.seats = table.seats
        again.undo()  # wherever the game is taken up again
        assert again.record.n == n
    table.undo()
    table.play(actions[0])
    table.play(actions[2])
    table.undo()  # one by one this time
    assert table.record.n == n + 1


def test_moves_are_played_together_or_not_at_all() -> None:
    seats = dict.fromkeys(ck.game("churchill").seats, PERSON)
    table = Table.new(ck.game("churchill"), {"seed": 3, "seats": seats})
    nominating(table)
    n, actions = table.record.n, table.record.state.actions()
    for planned in ((actions[0], actions[0]), actions[:3]):  # the third is another's
        with pytest.raises(ck.IllegalAction) as told:
            table.play_all(planned)
        assert table.record.n == n
        for lang in ck.LANGUAGES:
            assert ck.say(told.value, lang)


# -- what has been told, and branches --------------------------------------------------------------


def test_how_much_was_told_is_kept() -> None:
    table = laid()
    assert table.told == -1
    play_on(table, 4)
    table.told = 2
    again = Table.resume(table.keep())
    assert again.told == 2
    kept = table.keep()
    for told, found in ((99, table.record.n), (-7, -1), ("2", table.record.n), (True, 4)):
        assert Table.resume({**kept, "told": told}).told == found
    del kept["told"]  # of an older release
    assert Table.resume(kept).told == table.record.n
    table.told = table.record.n
    table.undo()
    assert table.told == table.record.n


def test_a_branch_has_the_same_seats_and_leaves_the_game_alone() -> None:
    table = laid(TWO)
    play_on(table, 4)
    other = table.branch(2)
    assert other.key != table.key and other.seats == table.seats
    assert other.record.n == 2 and other.told == 2
    play_on(other)
    assert table.record.n == 4
    with pytest.raises(ck.BadPosition):
        table.branch(99)
