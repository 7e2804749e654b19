"""A recorded game with notes, of any game: here one of the toy's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import churchill_kit as ck
from churchill_kit.book.film import Film
from churchill_kit.book.recorded import Note, Recorded
from churchill_kit.book.showing import Sightings
from churchill_kit.engine.values import Action
from tests.toy import toy

NOTES = (
    Note("start", 1, "bid_made"),
    Note("won", 2, "round_won", {}, lambda here: {"was": len(here.before.played)}),
)


def activity(state: Any) -> str:
    """The toy's sequence of play: bids, then what comes of them."""
    return "2.1" if state.bids or not state.played else "2.2"


FILM = Film(activity, quiet=("bid_made",))


@pytest.fixture
def record() -> Iterator[ck.Record]:
    """A game in which the winners keep their points."""
    with toy():
        record = ck.Record.new("toy", scenario="two", seed=1)
        while record.state.result is None:
            record.play(record.state.actions()[0])
        yield record


@pytest.fixture
def recorded(record: ck.Record, tmp_path: Path) -> Recorded:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.dump()), encoding="utf-8")
    return Recorded("toy", file, FILM, NOTES, lambda before, now: {"ann": now.points["ann"]})


def test_a_film_tells_all_that_happened(record: ck.Record) -> None:
    shots = FILM.of(record)
    told = [e.kind for shot in shots for e in shot.events]
    assert told == [e.kind for log in record.log[1:] for e in log]
    assert shots[-1].state.result == record.state.result
    assert [s.move for s in shots] == sorted(s.move for s in shots)


def test_a_film_may_begin_with_what_the_set_up_reported(record: ck.Record) -> None:
    shots = Film(activity, opening=True).of(record)
    assert [e.kind for e in shots[0].events] == [e.kind for e in record.log[0]] == ["dealt"]
    assert shots[0].move == 0 and shots[1:] == Film(activity).of(record)


def test_a_quiet_event_is_told_with_the_step_before(record: ck.Record) -> None:
    kinds = [[e.kind for e in shot.events] for shot in FILM.of(record)]
    assert ["scored", "bid_made"] in kinds  # Ann's second bid, with what came before it
    assert kinds[0] == ["bid_made"]  # there is none before it
    assert ["scored"] in [[e.kind for e in shot.events] for shot in Film(activity).of(record)]


def test_a_film_ends_where_it_is_told_to(record: ck.Record) -> None:
    shots = FILM.of(record, lambda state: not state.played)
    assert {shot.move for shot in shots} == {1, 2}


def test_notes_stand_where_they_say(recorded: Recorded) -> None:
    noted = {m.note.id: m for m in recorded.moments if m.note is not None}
    assert [m.at for m in noted.values()] == [recorded.place(note) for note in NOTES]
    assert noted["start"].facts["seat"] == "ann"
    facts = noted["won"].facts
    assert facts["was"] == 0 and facts["ann"] == noted["won"].shot.state.points["ann"]
    assert facts["amount"] == recorded.played.event(2, "round_won")["amount"]
    with pytest.raises(LookupError):
        recorded.place(Note("never", 1, "round_won"))


def test_what_might_have_been_is_played(recorded: Recorded, record: ck.Record) -> None:
    played = recorded.played
    assert tuple(record.actions) == played.actions and len(played.positions) == record.n + 1
    bids = played.before(1).actions()
    assert played.before(1) == record.at(0)
    assert played.instead(1, bids[0]) == record.state.result
    assert played.ending(1, Action("toy", "bid", card="none")) is None
    assert played.instead(3, played.before(3).actions()[1]) is None  # a risk is asked then


def test_where_a_rule_is_at_work_in_the_game(recorded: Recorded) -> None:
    sightings = Sightings({}, lambda example: (), recorded)
    found = sightings.showing("2.2")
    assert found is not None and (found.how, found.scenario) == ("game", "two")
    assert "2.2" in {e.rule for e in found.steps[found.step - 1].events}
    assert sightings.showing("9.9") is None
    assert Sightings({}, lambda example: ()).showing("2.2") is None
